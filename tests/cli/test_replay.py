"""`belot replay`: right records, the first wrong step, results that differ, records that are none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from belot.exceptions import MissingExtra
from belot.explain.refusal import explain_card
from belot.game import Game
from belot.ruleset.library import load_ruleset

from .conftest import GAMES, Belot, Ran

# Seat 1 has king and queen of hearts, seat 0 two spades; TH is faced.
DECK = (
    "[KH, QH, 7S, 9S, TH, 8S, TS, JS, QS, KS, AS, 7H, 8H, 9H, JH, AH, "
    "7D, 8D, 9D, TD, JD, QD, KD, AD, 7C, 8C, 9C, TC, JC, QC, KC, AC]"
)
HEAD = f"ruleset: duel.yaml\ndealer: 0\ndeck: {DECK}\n"
PLAYED = "actions: [take H, belote, play KH, play 9S, play QH, play 7S]\n"
RESULT = """\
result:
  outcome: made
  lines:
    - {item: cards, points: [0, 7]}
    - {item: last-trick, points: [0, 10]}
    - {item: belote, points: [0, 20]}
  items:
    - {item: points, points: [0, 37]}
  written: [0, 37]
  held: 0
"""


Replay = Callable[..., Ran]


@pytest.fixture
def replay(belot: Belot, games: Path) -> Replay:
    """Replays a text, which comes by standard input."""

    def call(text: str, *words: str) -> Ran:
        return belot("replay", "-", *words, stdin=text)

    return call


@pytest.fixture
def no_wording(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra with the wording is not installed."""

    def missing(*arguments: object) -> str:
        raise MissingExtra("text", "wording")

    monkeypatch.setattr("belot.explain.refusal.refusal", missing)


def test_a_right_record_is_summed_up(replay: Replay) -> None:
    assert replay(HEAD + PLAYED + RESULT) == Ran(
        0, "<stdin>: ok (duel, 6 actions, made, written 0 : 37, result as recorded)\n", ""
    )
    assert replay(HEAD + PLAYED) == Ran(
        0, "<stdin>: ok (duel, 6 actions, made, written 0 : 37, no result recorded)\n", ""
    )


def test_a_record_in_a_file_is_named_by_it(belot: Belot, games: Path, tmp_path: Path) -> None:
    (tmp_path / "r.yaml").write_text(HEAD + PLAYED)
    path = str(tmp_path / "r.yaml")
    assert belot("replay", path).out == f"{path}: ok (duel, 6 actions, made, written 0 : 37, no result recorded)\n"


def test_verbose_tells_every_step_and_the_score(replay: Replay) -> None:
    assert replay(HEAD + PLAYED, "--verbose") == Ran(
        0,
        """\
1  seat 1  take H
2  seat 1  belote
3  seat 1  play KH
4  seat 0  play 9S
   seat 1 takes trick 1, 4 points
5  seat 1  play QH
6  seat 0  play 7S
   seat 1 takes trick 2, 3 points

              seat 0  seat 1
Counted
  cards            0       7
  last-trick       0      10
  belote           0      20
  total            0      37
Written: made  [fr.score.made]
  points           0      37
  total            0      37
Held over: 0
<stdin>: ok (duel, 6 actions, made, written 0 : 37, no result recorded)
""",
        "",
    )


def test_an_unfinished_record_is_fine_so_far(replay: Replay) -> None:
    assert replay(HEAD + "actions: [take H, play KH]\n") == Ran(
        0, "<stdin>: ok so far (duel, 2 actions); seat 0 is to act\n", ""
    )
    assert replay(HEAD + "actions: []\n").out == "<stdin>: ok so far (duel, 0 actions); seat 1 is to act\n"


def test_the_first_card_refused_is_told_with_place_rung_clauses_and_what_was_legal(
    replay: Replay, no_wording: None
) -> None:
    # KS is led, and seat 0 holds the seven of spades besides the nine of hearts.
    text = HEAD.replace("KH, QH, 7S, 9S", "KS, QH, 7S, 9H").replace("QS, KS", "QS, KH").replace("8H, 9H", "8H, 9S")
    text += "actions:\n  - take H\n  - play KS\n  - play 9H\n  - play 7S\n"
    assert replay(text) == Ran(
        1,
        "",
        """\
note: told plainly, for wording needs the extra 'text': pip install 'belot[text]'
<stdin>:7:5: error[E510]: action 3: seat 0 may not play 9H; legal: 7S
  - play 9H
    ^
rung: follow
clause fr.play.follow: The suit led must be followed.
""",
    )


def test_steps_before_the_one_refused_are_told_too(replay: Replay, no_wording: None) -> None:
    ran = replay(HEAD + "actions: [take H, belote, play KH, play KH]\n", "--verbose")
    assert ran.out == "1  seat 1  take H\n2  seat 1  belote\n3  seat 1  play KH\n"
    assert (ran.status, ran.err.splitlines()[1]) == (
        1,
        "<stdin>:4:36: error[E510]: action 4: seat 0 may not play KH; KH is not in the hand; legal: 7S, 9S",
    )


@pytest.mark.parametrize(
    ("actions", "message", "clauses"),
    [
        ("[take S]", "4:11: error[E510]: action 1: seat 1 may not take S; legal: pass, take H", ["fr.bid.order"]),
        (
            "[take H, exchange]",
            "4:19: error[E510]: action 2: seat 1 may not exchange; legal: belote, QH, KH",
            [],
        ),
        (
            "[take H, play KH, belote]",
            "4:28: error[E510]: action 3: seat 0 may not belote; legal: 7S, 9S",
            ["fr.belote.value"],
        ),
        (
            "[take H, play 10H]",
            "4:19: error[E510]: action 2: seat 1 may not play 10H; '10H' is no card; write the rank "
            "(7 8 9 T J Q K A), then the suit (S H D C), as in TH for the ten of hearts; legal: belote, QH, KH",
            [],
        ),
        ("[pass, pass, pass]", "4:23: error[E510]: action 3: seat 0 may not pass; the deal is over", []),
    ],
)
def test_every_kind_of_refusal_is_told(
    replay: Replay, no_wording: None, actions: str, message: str, clauses: list[str]
) -> None:
    ran = replay(f"{HEAD}actions: {actions}\n")
    assert (ran.status, ran.out) == (1, "")
    _, told, source, caret, *rest = ran.err.splitlines()
    assert told == f"<stdin>:{message}"
    assert source == f"actions: {actions}"
    assert caret == " " * (int(message.split(":")[1]) - 1) + "^"
    assert [line.split(": ")[0] for line in rest] == [f"clause {id_}" for id_ in clauses]


def test_the_reason_is_worded_where_the_wording_is_there(replay: Replay) -> None:
    pytest.importorskip("fluent.runtime", reason="the extra `text` is not installed")
    text = HEAD.replace("KH, QH, 7S, 9S", "KS, QH, 7S, 9H").replace("QS, KS", "QS, KH").replace("8H, 9H", "8H, 9S")
    position = {
        "contract": {"declarer": 1, "trump": "H"},
        "dealer": 0,
        "seat": 0,
        "hand": ["7S", "9H"],
        "trick": [[1, "KS"]],
    }
    for language in ("en", "fr"):
        sentence = explain_card(Game(load_ruleset("duel.yaml")), position, "9H", language).sentence
        assert replay(text + "actions: [take H, play KS, play 9H]\n", "--lang", language) == Ran(
            1,
            "",
            f"<stdin>:4:28: error[E510]: action 3: {sentence}\n"
            "actions: [take H, play KS, play 9H]\n"
            "                           ^\n"
            "rung: follow\n"
            "clause fr.play.follow: The suit led must be followed.\n",
        )


def test_a_result_that_differs_is_told_item_by_item(replay: Replay) -> None:
    wrong = RESULT.replace("[0, 7]", "[1, 7]").replace("item: belote, points: [0, 20]", "item: belot, points: [0, 20]")
    wrong = wrong.replace("outcome: made", "outcome: inside").replace("written: [0, 37]", "written: [0, 38]")
    help_ = "correct the record, or report the rule"
    ran = replay(HEAD + PLAYED + wrong)
    assert (ran.status, ran.out) == (1, "")
    assert [line for line in ran.err.splitlines() if line.startswith("<stdin>")] == [
        f"<stdin>:6:12: error[E511]: outcome is inside in the record, made when replayed; {help_}",
        f"<stdin>:8:5: error[E511]: the record lacks line 'belote'; {help_}",
        f"<stdin>:8:29: error[E511]: line 'cards' is 1 : 7 in the record, 0 : 7 when replayed; {help_}",
        f"<stdin>:10:14: error[E511]: there is no line 'belot' when replayed; {help_}",
        f"<stdin>:13:12: error[E511]: written is 0 : 38 in the record, 0 : 37 when replayed; {help_}",
    ]


def test_a_result_may_say_less_than_the_score(replay: Replay) -> None:
    assert replay(HEAD + PLAYED + "result: {written: [0, 37]}\n").status == 0
    assert replay(HEAD + PLAYED + "result: {}\n").status == 0
    assert replay(HEAD + PLAYED + "result: {held: 1}\n").err.startswith(
        "<stdin>:5:16: error[E511]: held is 1 in the record, 0 when replayed; "
    )


def test_a_result_before_the_end_is_refused(replay: Replay) -> None:
    assert replay(HEAD + "actions: [take H]\nresult: {written: [0, 0]}\n") == Ran(
        1,
        "",
        "<stdin>:5:1: error[E506]: the record has a result, but the deal is not over; "
        "seat 1 is to act: add the missing actions, or remove the result\n"
        "result: {written: [0, 0]}\n^\n",
    )


def test_a_wrong_digest_says_that_the_ruleset_has_changed(replay: Replay) -> None:
    ran = replay(HEAD + PLAYED + "digest: 'sha256:0'\n")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(
        "<stdin>:5:9: error[E509]: the ruleset 'duel' has changed since this record was made; "
        f"it is {load_ruleset('duel.yaml').digest} now; "
    )
    assert replay(HEAD + PLAYED + f"digest: '{load_ruleset('duel.yaml').digest}'\n").status == 0


def test_a_record_can_be_replayed_by_a_ruleset_of_its_own(belot: Belot, folder: Path) -> None:
    duel = str(GAMES / "duel.yaml")
    record = belot("deal", duel, "--seed", "1", "--json").out
    ran = belot("replay", "-", stdin=record)
    assert (ran.status, ran.out) == (1, "")
    assert "error[E508]: there is no ruleset 'duel'; " in ran.err
    ran = belot("replay", "-", "--ruleset", duel, stdin=record)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(", result as recorded)\n")


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "E106"), ("{", "E108"), ("[]", "E501"), ("a: 1", "E501"), (HEAD + "actions: [5]\n", "E501")],
)
def test_what_is_no_record_ends_with_status_1(replay: Replay, text: str, code: str) -> None:
    ran = replay(text)
    assert (ran.status, ran.out) == (1, "")
    assert f": error[{code}]: " in ran.err


def test_wrong_words_are_wrong_usage(belot: Belot, folder: Path) -> None:
    assert belot("replay").err == (
        "belot: replay: the following arguments are required: FILE; see `belot replay --help`\n"
    )
    ran = belot("replay", "-", "--ruleset", "belot-fr", stdin="{}")
    assert ran == Ran(2, "", "belot: there is no ruleset 'belot-fr'; did you mean 'belote-fr'?\n")
    ran = belot("replay", "none.yaml")
    assert (ran.status, ran.err) == (
        1,
        "error[E101]: cannot read the file 'none.yaml': there is no such file; check the name and the path\n",
    )
