"""`belot explain`: codes and clauses."""

from belot.codes import explain

from .conftest import Belot, Ran


def test_a_code_is_explained_by_its_section(belot: Belot) -> None:
    assert belot("explain", "E114") == Ran(0, explain("E114"), "")
    assert belot("explain", "e114") == belot("explain", "E114")


def test_a_clause_is_told_with_the_rungs_that_cite_it(belot: Belot) -> None:
    ran = belot("explain", "fr.play.partner-winning-overtrump")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:3] == [
        "fr.play.partner-winning-overtrump (stated)",
        "  says: If he chooses to trump all the same, he must go over a trump in the trick when he can.",
        "  cited by:",
    ]
    assert lines[3].split()[:3] == ["belote-fr", "play.legal", "partner-overtrump"]
    assert lines[3].split()[3].startswith("spec/rulesets/belote-fr.yaml:")


def test_a_clause_that_was_open_is_told_with_its_reading(belot: Belot) -> None:
    lines = belot("explain", "ru3.score.odd-half").out.splitlines()
    assert lines[:4] == [
        "ru3.score.odd-half (silent)",
        "  says: How an odd number is shared.",
        "  read as: Each opponent gets the whole half; the odd point is lost.",
        "  cited by:",
    ]
    assert lines[4].split()[:3] == ["belot-ru-3", "score.outcomes", "failed"]
    assert lines[4].split()[3].startswith("spec/rulesets/belot-ru-3.yaml:")


def test_a_shared_part_counts_only_for_the_rulesets_the_clause_binds(belot: Belot) -> None:
    # sg. binds belote, coinche and coinche-plus; belote-fr has the same rung from the same file, but follows fr. alone.
    lines = belot("explain", "sg.play.must-trump").out.splitlines()
    assert {line.split()[0] for line in lines[3:]} == {"belote", "coinche", "coinche-plus"}
    assert "overtrump" in lines[3]


def test_a_word_that_is_neither_is_wrong_usage_and_the_nearest_is_named(belot: Belot) -> None:
    assert belot("explain", "fr.play.overtrum") == Ran(
        2, "", "belot: explain: 'fr.play.overtrum' is no code and no clause; did you mean 'fr.play.overtrump'?\n"
    )
    assert belot("explain", "why") == Ran(
        2, "", "belot: explain: 'why' is no code and no clause; clauses are listed in spec/clauses\n"
    )
    assert belot("explain", "E999") == Ran(
        2, "", "belot: there is no error code 'E999'; docs/errors.md lists them all\n"
    )
