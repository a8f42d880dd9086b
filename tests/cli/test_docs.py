"""docs/cli.md tells the truth: its examples are run, and what they print is compared word for word."""

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest
from belot.cli.commands import COMMANDS

from .conftest import Belot

pytestmark = pytest.mark.checkout

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """A line of the page behind the prompt, and what the page says it prints."""

    words: str
    printed: str


def blocks(language: str) -> list[str]:
    return [text for found, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if found == language]


def examples() -> list[Example]:
    found = []
    for block in blocks("console"):
        for part in block.removeprefix("$ ").split("\n$ "):
            words, _, printed = part.partition("\n")
            found.append(Example(words, printed.rstrip("\n")))
    return found


def test_the_examples_print_what_the_page_says(belot: Belot, folder: Path) -> None:
    pytest.importorskip("fluent.runtime", reason="the extra `text` is not installed")
    for text in blocks("yaml"):
        (folder / text.split()[1]).write_text(text, encoding="utf-8")
    status = 0
    for example in examples():
        if example.words == "echo $?":
            assert example.printed == str(status)
            continue
        command, _, file = example.words.partition(" > ")
        command, _, pattern = command.partition(" | grep ")
        ran = belot(*shlex.split(command)[1:])
        status, printed = ran.status, ran.out + ran.err
        if file:
            (folder / file).write_text(ran.out, encoding="utf-8")
            printed = ran.err
        if pattern:
            printed = "".join(line for line in printed.splitlines(keepends=True) if pattern in line)
        assert f"$ {example.words}\n{printed.rstrip()}" == f"$ {example.words}\n{example.printed}"


def test_the_request_of_the_page_has_the_answer_of_the_page(belot: Belot) -> None:
    (exchange,) = blocks("json")
    request, answer = exchange.splitlines()
    assert belot("engine", stdin=request).out == f"{answer}\n"


def test_the_page_has_a_section_and_a_row_for_every_command() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^## belot (\w+)$", text, re.MULTILINE) == list(COMMANDS)
    assert re.findall(r"^\| `belot (\w+)", text, re.MULTILINE) == list(COMMANDS)


def test_there_are_examples() -> None:
    assert len(examples()) >= 15
    assert all(text.startswith("# ") for text in blocks("yaml"))
