"""The command as a whole: help, version, wrong words, and that nothing ends in a traceback."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from belot import __version__
from belot.cli import main
from belot.cli.commands import COMMANDS

from .conftest import Belot, Ran


def test_the_version_is_one_line(belot: Belot) -> None:
    assert belot("--version") == Ran(0, f"belot {__version__}\n", "")


def test_the_help_names_every_command_and_gives_examples(belot: Belot) -> None:
    ran = belot("--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran == belot("-h")
    assert ran.out.startswith("usage: belot COMMAND [ARGUMENT ...]\n       belot --help | --version\n")
    listed = ran.out.partition("Commands:\n")[2].partition("\n\n")[0]
    assert [line.split()[0] for line in listed.splitlines()] == list(COMMANDS)
    assert '  belot why belote-fr "trump=H hand=7H,9H,QS trick=TS,JH" 7H --lang fr\n' in ran.out


def test_no_words_at_all_are_wrong_usage(belot: Belot) -> None:
    ran = belot()
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == belot("--help").out


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "conform"])
def test_every_command_has_a_help_with_examples(belot: Belot, name: str) -> None:
    ran = belot(name, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: belot {name} ")
    summary = COMMANDS[name]
    assert f"{summary[0].upper()}{summary[1:]}." in " ".join(ran.out.split())
    assert f"Examples:\n  belot {name}" in ran.out


def test_the_suite_answers_its_own_help(belot: Belot) -> None:
    ran = belot("conform", "--help")
    assert ran.status == 0
    assert ran.out.startswith("usage: belot conform ")


def test_the_suite_without_an_engine_is_wrong_usage(belot: Belot) -> None:
    ran = belot("conform")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("belot conform: which engine? Give its command after `--`, for example\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["rulset"], "there is no command 'rulset'; did you mean 'rulesets'?"),
        (["chek", "x.yaml"], "there is no command 'chek'; did you mean 'check'?"),
        (["xyzzy"], "there is no command 'xyzzy'; see `belot --help`"),
        (["--versoin"], "there is no option '--versoin'; did you mean '--version'?"),
        (["rulesets", "--jsn"], "rulesets: unexpected option '--jsn'; did you mean '--json'?"),
        (["rulesets", "--xyzzy=1"], "rulesets: unexpected option '--xyzzy=1'; see `belot rulesets --help`"),
        (["rulesets", "all"], "rulesets: unexpected argument 'all'; see `belot rulesets --help`"),
        (["check"], "check: the following arguments are required: FILE; see `belot check --help`"),
        (["show", "belot-fr"], "there is no ruleset 'belot-fr'; did you mean 'belote-fr'?"),
    ],
)
def test_wrong_words_end_with_status_2_and_the_nearest_right_one(belot: Belot, words: list[str], message: str) -> None:
    assert belot(*words) == Ran(2, "", f"belot: {message}\n")


def test_an_unknown_language_is_wrong_usage(belot: Belot) -> None:
    ran = belot("rulesets", "--lang", "de")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("belot: rulesets: argument --lang: invalid choice: 'de' (choose from ")
    assert ran.err.endswith("; see `belot rulesets --help`\n")


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "belot", "--version"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"belot {__version__}\n", "")


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "belot", "explain", "E101"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_an_interrupt_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("belot.cli._run", interrupted)
    assert main(["rulesets"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_terminal_without_cyrillic_gets_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert main(["rulesets", "--lang", "ru"]) == 0
    assert b"belote        4 players  \\u0411\\u0435\\u043b\\u043e\\u0442\n" in raw.getvalue()


def test_a_file_name_that_is_no_text_is_printed(belot: Belot, folder: Path) -> None:
    ran = belot("check", "\udcff.yaml")
    assert (ran.status, ran.err) == (1, "")
    assert "cannot read the file '\\udcff.yaml': there is no such file" in ran.out


def test_the_version_costs_hardly_more_than_an_empty_program() -> None:
    empty, version = ["-c", "pass"], ["-m", "belot", "--version"]
    ratios = []
    for _ in range(7):
        ratios.append(_seconds(version) / _seconds(empty))
    assert min(ratios) < 2.5


def _seconds(words: list[str]) -> float:
    import time

    begin = time.perf_counter()
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begin


def test_the_version_imports_nothing_of_the_package() -> None:
    probe = (
        "import sys; from belot.cli import main; main(['--version']); "
        "print(sorted(name for name in sys.modules if name.startswith('belot')), 'argparse' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[1] == "['belot', 'belot.cli'] False"
