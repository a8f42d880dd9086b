"""`belot why`: the sentence, the rung, the clauses with their text, and what is legal."""

import json
from pathlib import Path

import pytest
from belot.cli.why import plain
from belot.exceptions import MissingExtra
from belot.explain.refusal import Explanation, explain_card
from belot.game import Game
from belot.position import line_document, read_position
from belot.ruleset.library import load_ruleset
from belot.ruleset.resolve import packaged_names

from .conftest import Belot, Ran

FOLLOW = "clause fr.play.follow: The suit led must be followed.\n"
PLAIN = "note: told plainly, for wording needs the extra 'text': pip install 'belot[text]'\n"
POSITIONS = ["hand=7H,9H,QS", "hand=7H,9H,QS trick=TS", "hand=7H,9H,QD trick=TS,JH", "hand=7H,KH,QD trick=8H"]


@pytest.fixture
def no_wording(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra with the wording is not installed."""

    def missing(*arguments: object) -> Explanation:
        raise MissingExtra("text", "wording")

    monkeypatch.setattr("belot.explain.refusal.explain_card", missing)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wording that is known word for word: language and card, after the verdict of the rules."""

    def told(game: Game, position: dict, card: str, lang: str) -> Explanation:  # type: ignore[type-arg]
        why = plain(game, position, card)
        return Explanation(card, why.allowed, why.rung, why.clauses, why.legal, f"{lang} says {why.allowed} to {card}.")

    monkeypatch.setattr("belot.explain.refusal.explain_card", told)


def test_a_refused_card_is_told_with_rung_and_clauses(belot: Belot, games: Path, words: None) -> None:
    assert belot("why", "duel.yaml", "trump=H hand=7S,9H trick=KS", "9H", "--lang", "bg") == Ran(
        0, "bg says False to 9H.\nrung: follow\n" + FOLLOW, ""
    )


def test_a_card_that_is_allowed_is_told_with_what_else_is(belot: Belot, games: Path, words: None) -> None:
    assert belot("why", "duel.yaml", "trump=H hand=7S,8S,9H trick=KS", "8S") == Ran(
        0, "en says True to 8S.\nrung: follow\n" + FOLLOW + "legal: 7S, 8S\n", ""
    )


def test_json_has_the_position_that_was_judged(belot: Belot, games: Path, words: None) -> None:
    ran = belot("why", "duel.yaml", "trump=H hand=7S,9H trick=KS", "9H", "--json")
    assert json.loads(ran.out) == {
        "card": "9H",
        "allowed": False,
        "sentence": "en says False to 9H.",
        "rung": "follow",
        "clauses": [
            {"id": "fr.play.follow", "status": "stated", "says": "The suit led must be followed.", "reading": ""}
        ],
        "legal": ["7S"],
        "position": {
            "contract": {"declarer": 1, "trump": "H", "multiplier": 1},
            "dealer": 0,
            "seat": 1,
            "hand": ["7S", "9H"],
            "trick": [[0, "KS"]],
            "played": [],
        },
    }


def test_without_the_wording_it_is_told_plainly(belot: Belot, games: Path, no_wording: None) -> None:
    here = ["why", "duel.yaml", "trump=H hand=7S,9H trick=KS"]
    assert belot(*here, "9H") == Ran(0, "9H may not be played. Legal: 7S.\nrung: follow\n" + FOLLOW, PLAIN)
    assert belot(*here, "7S") == Ran(0, "7S may be played.\nrung: follow\n" + FOLLOW + "legal: 7S\n", PLAIN)
    assert belot(*here, "8S") == Ran(0, "8S is not in the hand. Legal: 7S.\n", PLAIN)


def test_what_has_no_words_yet_is_told_plainly(belot: Belot, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*arguments: object) -> Explanation:
        raise LookupError("there are no words for quantified in play.legal")

    monkeypatch.setattr("belot.explain.refusal.explain_card", speechless)
    ran = belot("why", "duel.yaml", "trump=H hand=7S,9H trick=KS", "9H")
    assert (ran.status, ran.out.splitlines()[0]) == (0, "9H may not be played. Legal: 7S.")
    assert ran.err == "note: told plainly, for there are no words for quantified in play.legal\n"


@pytest.mark.parametrize("name", packaged_names())
@pytest.mark.parametrize("language", ["en", "fr", "ru", "bg", "hr"])
def test_the_sentence_is_that_of_the_wording(belot: Belot, name: str, language: str) -> None:
    pytest.importorskip("fluent.runtime", reason="the extra `text` is not installed")
    game = Game(load_ruleset(name))
    for text in POSITIONS:
        text = f"trump=H {text}" if game.rules.players > 2 or "JH" not in text else "trump=H hand=7H,9H,QD trick=JH"
        position = read_position(line_document(text), game)
        for card in ("7H", "9H", "AC"):
            told = explain_card(game, position, card, language)
            bare = plain(game, position, card)
            ran = belot("why", name, text, card, "--lang", language)
            assert (ran.status, ran.err, ran.out.splitlines()[0]) == (0, "", told.sentence)
            assert (told.allowed, told.rung, told.clauses, set(told.legal)) == (
                bare.allowed,
                bare.rung,
                bare.clauses,
                set(bare.legal),
            )


def test_a_clause_that_was_open_is_told_with_its_reading(belot: Belot, words: None) -> None:
    lines = belot("why", "belote-fr", "trump=H hand=7H,QD trick=TS,JH,AS", "7H").out.splitlines()
    at = lines.index(
        "clause fr.play.partner-winning-undertrump: "
        "Partner is winning with a trump that he cannot go over: may he play a lower trump?"
    )
    assert lines[at + 1] == "  read as: Yes: the duty to go higher binds only when he can; any card is then legal."
    assert lines[1] == "rung: partner-winning"


def test_a_position_comes_in_a_line_from_a_file_or_from_standard_input(
    belot: Belot, games: Path, tmp_path: Path
) -> None:
    text = "contract: {trump: H}\nhand: [7S, 9H]\ntrick: [KS]\n"
    (tmp_path / "p.yaml").write_text(text)
    in_a_line = belot("why", "duel.yaml", "trump=H hand=7S,9H trick=KS", "9H")
    assert in_a_line.status == 0
    assert belot("why", "duel.yaml", str(tmp_path / "p.yaml"), "9H") == in_a_line
    assert belot("why", "duel.yaml", "-", "9H", stdin=text) == in_a_line


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["belote-fr", "trump=H hand=7H", "10H"], 2, "belot: why: '10H' is no card; write rank and suit, as in TH "),
        (
            ["belot-fr", "trump=H hand=7H", "7H"],
            2,
            "belot: there is no ruleset 'belot-fr'; did you mean 'belote-fr'?\n",
        ),
        (["belote-fr", "7H"], 2, "belot: why: the following arguments are required: CARD; see `belot why --help`\n"),
        (["belote-fr", "none.yaml", "7H"], 1, "error[E101]: cannot read the file 'none.yaml': there is no such file; "),
        (
            ["belote-fr", "trump=X hand=7H", "7H"],
            1,
            "<position>:1:7: error[E507]: 'X' cannot be trumps here; use one of ",
        ),
        (["belote-fr", "-", "7H"], 1, "<stdin>:1:1: error[E106]: the file is empty; "),
    ],
)
def test_wrong_words_and_broken_positions_are_told(
    belot: Belot, folder: Path, words: list[str], status: int, message: str
) -> None:
    ran = belot("why", *words)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith(message)
