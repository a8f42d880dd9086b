"""The command: its options, its output, its exit status."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from belot_conformance.cli import main

from .toy import command


def test_without_a_command_it_explains_what_to_give(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--ruleset", "belote-fr"]) == 2
    assert "belot conform --ruleset belote-fr -- python my_engine.py" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--ruleset", "whist"], "the suite has no ruleset whist"),
        (["--case", "no-such-case"], "the suite has no case no-such-case"),
        (["--jsonl", "/no/such/folder/x", "--case", "trick-plain-ace"], "No such file or directory"),
    ],
)
def test_a_wrong_request_is_status_2(options: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*options, "--", *command("claims_nothing")]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("scale", ["0", "-1", "nan", "fast"])
def test_the_time_scale_is_a_number_above_0(scale: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--time-scale", scale, "--", *command("good")])
    assert caught.value.code == 2


def test_an_engine_of_another_game_cannot_be_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--ruleset", "belote", "--", *command("good")]) == 3
    captured = capsys.readouterr()
    assert captured.out.startswith("engine: toy 1 (Python), protocol 1\n")
    assert captured.err == ""


def test_a_command_after_two_dashes_keeps_its_own_dashes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--case", "trick-plain-ace", "--", *command("good"), "--", "--level"]) == 3
    assert "good.py -- --level\n" in capsys.readouterr().out


def test_the_report_is_written_to_files_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, page = tmp_path / "report.jsonl", tmp_path / "report.md"
    options = ["--case", "trick-plain-ace", "--jsonl", str(lines), "--markdown", str(page)]
    main([*options, "--", *command("good")])
    records = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [record["type"] for record in records] == ["run", "case", "case"]
    assert page.read_text(encoding="utf-8").startswith("# Conformance of toy\n")
    assert capsys.readouterr().out


def test_the_package_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "belot_conformance", "--case", "trick-plain-ace", "--", *command("good")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (3, "")
