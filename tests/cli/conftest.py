"""How the command is called in these tests, and the small game they play."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from belot.cli import main

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Ran:
    """What a call gave: exit status, standard output, standard error."""

    status: int
    out: str
    err: str


Belot = Callable[..., Ran]


@pytest.fixture
def belot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Belot:
    """The command as a function of its words and what stands on standard input."""
    monkeypatch.setenv("COLUMNS", "100")

    def call(*words: str, stdin: str | bytes = "") -> Ran:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        status = main(words)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return call


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the small game, which becomes the working directory: places are printed as files are named."""
    monkeypatch.chdir(GAMES)
    return GAMES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
