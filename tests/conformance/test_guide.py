"""docs/engines.md and docs/protocol.md tell the truth: their programs run, their examples fit the schema."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import belot_conformance
import pytest
from belot_conformance.exceptions import FAULTS
from belot_conformance.expectations import CHECKS, load_expectations
from belot_conformance.judge import VERDICTS_BESIDE_FAULTS
from belot_conformance.protocol import TIME_LIMITS
from belot_conformance.resources import schema, validator

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "engines.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
FIRST = ROOT / "conformance" / "engines" / "first" / "belote.js"

# What changes whenever a case is added, and what the guide leaves out.
CHANGING = [(r"\d+ of \d+ (passed|failed).*", r"N of N \1"), (r"sha256:\w+", "sha256:N"), (r"\d+\.\d+\.\d+", "V")]


def blocks(page: str, language: str) -> list[str]:
    """Return the blocks of code in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def steady(text: str) -> str:
    """Return the output of a command without what changes with the suite."""
    for pattern, replacement in CHANGING:
        text = re.sub(pattern, replacement, text)
    return "\n".join(line for line in text.splitlines() if not line.startswith("  unsupported: ")).strip()


def test_the_engine_of_the_guide_is_the_one_that_is_kept() -> None:
    assert blocks(GUIDE, "js")[0] == FIRST.read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed here")
def test_the_ten_minutes_go_as_the_guide_says(tmp_path: Path) -> None:
    engine, mended = blocks(GUIDE, "js")
    program = tmp_path / "belote.js"
    program.write_text(engine, encoding="utf-8")
    examples = blocks(GUIDE, "console")
    assert len(examples) == 3
    for number, example in enumerate(examples):
        if number == 2:
            wrong = "  return higher.length > 0 ? higher : hand;\n"
            assert engine.count(wrong) == 1
            program.write_text(engine.replace(wrong, mended), encoding="utf-8")
        words, _, printed = example.removeprefix("$ ").partition("\n")
        command = [sys.executable, "-m", "belot", *shlex.split(words)[1:]]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert steady(done.stdout) == steady(printed)
        assert done.stderr == ""


def test_the_expectations_of_the_guide_can_be_read() -> None:
    (text,) = blocks(GUIDE, "yaml")
    assert len(load_expectations(text, "known.yaml")) == 2
    assert re.findall(r"^\| `([a-z-]+)` \| .* \| .* \|$", GUIDE.partition("in both directions")[2], re.MULTILINE) == [
        *CHECKS
    ]


def test_the_function_of_the_guide_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = blocks(GUIDE, "python")
    names: dict[str, object] = {}
    exec(compile(text, "engines.md", "exec"), names)
    assert names["belot_conformance"] is belot_conformance
    assert capsys.readouterr().out.startswith("1 {")


def test_the_links_of_both_pages_lead_somewhere() -> None:
    for page in (GUIDE, PROTOCOL):
        targets = re.findall(r"\]\(([^)#]+)\)", page)
        assert targets
        assert [target for target in targets if not (ROOT / "docs" / target).exists()] == []


def test_the_conversation_of_the_protocol_fits_its_schema() -> None:
    (text,) = blocks(PROTOCOL, "json")
    ops: dict[int, str] = {}
    for line in map(json.loads, text.splitlines()):
        if "op" in line:
            ops[line["id"]] = line["op"]
            validator("protocol", f"request-{line['op']}").validate(line)
        else:
            validator("protocol", f"answer-{ops[line['id']]}").validate(line)
    assert [*ops.values()] == ["hello", "trick", "bye"]


def test_the_protocol_has_a_section_for_every_operation_and_names_every_fault_and_verdict() -> None:
    operations = [name.removeprefix("request-") for name in schema("protocol")["$defs"] if name.startswith("request-")]
    assert sorted(re.findall(r"^### (\w+)$", PROTOCOL, re.MULTILINE)) == sorted(operations)
    for word in (*FAULTS, *VERDICTS_BESIDE_FAULTS):
        assert f"`{word}`" in PROTOCOL
    for op, seconds in TIME_LIMITS.items():
        assert f"{seconds:g} s for `{op}`" in PROTOCOL
