"""The adapters for copying: short, kept running, and in good health."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from belot_conformance.checks import select
from belot_conformance.doctor import examine
from belot_conformance.engines import Launch
from belot_conformance.runner import run

from .toy import toy_suite, verdicts

TEMPLATES = files("belot_conformance.adapters") / "templates"
NAMES = ["engine.c", "engine.js", "engine.py"]
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
NODE = shutil.which("node")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what is compiled."""
    return tmp_path_factory.mktemp("templates")


def command(name: str, folder: Path) -> tuple[str, ...]:
    """Return the command that runs a template; skips where its language is missing."""
    with as_file(TEMPLATES / name) as path:
        if name == "engine.py":
            return (sys.executable, "-S", str(path))
        if name == "engine.js":
            if NODE is None:
                pytest.skip("node is not installed here")
            return (NODE, str(path))
        if COMPILER is None:
            pytest.skip("there is no C compiler here")
        return (_compiled(path, COMPILER, folder),)


@cache
def _compiled(source: Path, compiler: str, folder: Path) -> str:
    program = str(folder / "engine")
    options = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-o", program]
    subprocess.run([compiler, *options, str(source)], check=True, capture_output=True)
    return program


def test_the_templates_are_those_named_here() -> None:
    assert sorted(entry.name for entry in TEMPLATES.iterdir() if entry.name.startswith("engine.")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_template_has_at_most_40_lines(name: str) -> None:
    assert len((TEMPLATES / name).read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("name", NAMES)
def test_a_template_passes_the_toy_suite(name: str, folder: Path) -> None:
    suite = toy_suite()
    report = run(suite, select(suite), Launch(command(name, folder), suite.about, 4.0))
    assert verdicts(report) == ["pass"] * 4
    assert (report.notes, report.status) == ((), 0)


@pytest.mark.parametrize("name", NAMES)
def test_a_template_is_in_good_health(name: str, folder: Path) -> None:
    found = list(examine(command(name, folder), toy_suite(), 4.0))
    assert [str(finding) for finding in found if not finding.passed] == []
