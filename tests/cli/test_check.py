"""`belot check`: right files, wrong files, and the clauses a ruleset leaves out."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from belot.ruleset.clauses import known_clauses, uncited
from belot.ruleset.library import load_ruleset

from .conftest import Belot, Ran

WRONG = "id: mine\nextends: belote-fr\nmatch: {targte: 500}\n"
WRONG_TWICE = "id: mine\nextends: belote-fr\nbelote: {announce: never}\nmatch: {target: many}\n"


def test_a_right_file_is_summed_up_in_a_line(belot: Belot, games: Path) -> None:
    assert belot("check", "duel.yaml") == Ran(
        0,
        "duel.yaml: ok (duel, 2 players, 2 rungs, 2 outcomes, 8 clauses cited)\n"
        "duel.yaml: 42 clauses that bind duel are cited by nothing; --verbose lists them\n",
        "",
    )


def test_the_clauses_that_nothing_cites_are_those_of_its_documents_that_can_be_modelled(games: Path) -> None:
    duel = load_ruleset("duel.yaml")
    cited = {
        "fr.table.deck",
        "fr.deal.turn-up",
        "fr.bid.order",
        "fr.bid.first-round",
        "fr.play.follow",
        "fr.belote.value",
        "fr.score.sum",
        "fr.score.made",
    }
    bound = {id_ for id_, clause in known_clauses().items() if id_.startswith("fr.") and not clause.not_modelled}
    assert duel.cited == cited
    assert {clause.id for clause in uncited(duel)} == bound - cited


def test_a_clause_that_no_ruleset_can_carry_is_not_missed(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = dict(known_clauses())
    clauses["fr.end.both"] = replace(clauses["fr.end.both"], not_modelled="a remark")
    monkeypatch.setattr("belot.ruleset.clauses.known_clauses", lambda: clauses)
    missed = [clause.id for clause in uncited(load_ruleset("duel.yaml"))]
    assert "fr.end.both" not in missed
    assert "fr.play.overtrump" in missed


def test_verbose_quotes_the_clauses_that_nothing_cites(belot: Belot, games: Path) -> None:
    lines = belot("check", "duel.yaml", "--verbose").out.splitlines()
    assert lines[1] == "duel.yaml: 42 clauses that bind duel are cited by nothing"
    assert "  fr.play.overtrump: When trumping he must go higher than the trumps already played, if he can." in lines
    assert len(lines) == 2 + 42


def test_a_fault_is_told_with_its_place_and_ends_with_status_1(belot: Belot, folder: Path) -> None:
    (folder / "mine.yaml").write_text(WRONG)
    assert belot("check", "mine.yaml") == Ran(
        1,
        """\
mine.yaml:3:9: error[E201]: unknown key 'targte'; did you mean 'target'?
match: {targte: 500}
        ^
mine.yaml: 1 fault
""",
        "",
    )


def test_every_fault_of_every_file_is_told(belot: Belot, folder: Path) -> None:
    (folder / "mine.yaml").write_text(WRONG_TWICE)
    ran = belot("check", "mine.yaml", "belote", "there.yaml")
    assert ran.status == 1
    told = [line for line in ran.out.splitlines() if "[E" in line]
    assert [line.split(": ")[0] for line in told] == ["mine.yaml:3:20", "mine.yaml:4:17", "error[E101]"]
    assert "mine.yaml: 2 faults\nbelote: ok (belote, 4 players, " in ran.out
    assert ran.out.endswith(
        "error[E101]: cannot read the file 'there.yaml': there is no such file; check the name and the path\n"
        "there.yaml: 1 fault\n"
    )


def test_a_shared_part_is_fine_though_it_is_no_game(belot: Belot, folder: Path) -> None:
    (folder / "part.yaml").write_text('id: part\nspec: "1"\nabstract: true\nmatch: {target: 700}\n')
    assert belot("check", "part.yaml") == Ran(0, "part.yaml: ok (part, a shared part that others extend)\n", "")


def test_standard_input_is_a_file_like_others(belot: Belot, games: Path) -> None:
    ran = belot("check", "-", stdin="id: mine\nextends: ./duel.yaml\nmatch: {target: 500}\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("<stdin>: ok (mine, 2 players, 2 rungs, 2 outcomes, 8 clauses cited)\n")
    ran = belot("check", "-", stdin=WRONG)
    assert ran.out.startswith("<stdin>:3:9: error[E201]: unknown key 'targte'; did you mean 'target'?\n")
    assert belot("check", "-", stdin="id: mine\nextends: ./no.yaml\n").out.startswith(
        "<stdin>:2:10: error[E401]: there is no ruleset './no.yaml' to extend"
    )


def test_standard_input_gives_what_the_file_gives(belot: Belot, folder: Path) -> None:
    for text in (WRONG, WRONG_TWICE, "id: mine\nextends: belote\n", "id: x\nspec: '1'\n", "a: [", "", "- 1"):
        (folder / "mine.yaml").write_text(text)
        from_file = belot("check", "mine.yaml")
        assert belot("check", "-", stdin=text).out == from_file.out.replace("mine.yaml", "<stdin>")


def test_bytes_that_are_no_text_are_told(belot: Belot, folder: Path) -> None:
    ran = belot("check", "-", stdin=b"id: \xff")
    assert ran.status == 1
    assert ran.out.startswith("<stdin>:1:5: error[E103]: the byte 0xFF is not UTF-8; save the file as UTF-8\n")


def test_json_has_places_as_numbers(belot: Belot, folder: Path) -> None:
    (folder / "mine.yaml").write_text(WRONG)
    ran = belot("check", "mine.yaml", "--format", "json")
    assert (ran.status, ran.err) == (1, "")
    assert json.loads(ran.out) == [
        {
            "file": "mine.yaml",
            "ok": False,
            "ruleset": None,
            "digest": None,
            "diagnostics": [
                {
                    "code": "E201",
                    "severity": "error",
                    "message": "unknown key 'targte'",
                    "help": "did you mean 'target'?",
                    "place": {"file": "mine.yaml", "line": 3, "column": 9},
                    "related": [],
                }
            ],
            "uncited": [],
        }
    ]


def test_json_of_a_right_file_names_ruleset_digest_and_what_is_not_cited(belot: Belot, games: Path) -> None:
    ran = belot("check", "duel.yaml", "--format", "json")
    (found,) = json.loads(ran.out)
    duel = load_ruleset("duel.yaml")
    assert ran.status == 0
    assert (found["ok"], found["ruleset"], found["digest"], found["diagnostics"]) == (True, "duel", duel.digest, [])
    assert found["uncited"] == [clause.id for clause in uncited(duel)]


def test_github_gets_workflow_commands_with_what_they_cannot_carry_escaped(belot: Belot, folder: Path) -> None:
    (folder / "a,b.yaml").write_text("id: '100%\nextends: belote-fr\n")
    ran = belot("check", "a,b.yaml", "none.yaml", "--format", "github")
    assert (ran.status, ran.err) == (1, "")
    first, *rest = ran.out.splitlines()
    assert first.startswith("::error file=a%2Cb.yaml,line=")
    assert ",title=E108::" in first
    assert rest == [
        "::error title=E101::cannot read the file 'none.yaml': there is no such file; check the name and the path"
    ]


def test_github_gets_a_notice_of_what_is_not_cited(belot: Belot, games: Path) -> None:
    ran = belot("check", "duel.yaml", "--format", "github")
    assert ran.status == 0
    assert ran.out.startswith("::notice file=duel.yaml::duel cites nothing for fr.table.players, fr.table.direction, ")


def test_every_ruleset_of_the_package_is_right(belot: Belot) -> None:
    from belot.ruleset.resolve import packaged_names

    ran = belot("check", *packaged_names())
    assert ran.status == 0, ran.out
    assert len(packaged_names()) == 9
