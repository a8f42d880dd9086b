"""`belot deal`: a deal played at random and told; a scripted player stands in for chance where words are compared."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from belot.cards import CARDS
from belot.ruleset.resolve import packaged_names

from .conftest import Belot, Ran

KING_AND_QUEEN = ["KH", "QH", "7S", "9S", "TH"]
"""Seat 1 gets king and queen of the suit that is faced, seat 0 two spades."""


class Scripted:
    """A generator that stacks the deck and chooses what it is told; the words are checked against what is legal."""

    def __init__(self, top: Sequence[str], choices: Sequence[str]) -> None:
        self.top, self.choices = list(top), list(choices)

    def __call__(self, seed: int) -> "Scripted":
        return self

    def shuffle(self, deck: list[str]) -> None:
        deck[:] = self.top + [card for card in CARDS if card not in self.top]

    def choice(self, legal: Sequence[str]) -> str:
        chosen = self.choices.pop(0)
        assert chosen in legal
        return chosen


def script(monkeypatch: pytest.MonkeyPatch, top: Sequence[str], *choices: str) -> None:
    monkeypatch.setattr("belot.cli.deal.Random", Scripted(top, choices))


def test_a_deal_is_told_from_the_hands_to_the_score(belot: Belot, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Hearts are trumps: K 4 + 9S 0, then Q 3 + 7S 0 make 7, the last trick 10, belote 20.
    script(monkeypatch, KING_AND_QUEEN, "take H", "play KH", "play 9S", "play QH", "play 7S")
    assert belot("deal", "duel.yaml", "--seed", "7", "--lang", "hr") == Ran(
        0,
        """\
Dvoboj (duel), seed 7, seat 0 deals

Hands, TH is faced
  seat 1  QH KH
  seat 0  7S 9S

Bidding
  seat 1  take H

Contract: seat 1 plays H

Play
  1  1:belote  1:KH  0:9S  seat 1 takes 4
  2  1:QH  0:7S            seat 1 takes 3

Declarations
  none

Belote
  seat 1  announced

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
""",
        "",
    )


def test_a_taker_who_fails_is_told_with_what_the_others_write(
    belot: Belot, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Seat 1 takes hearts without one: A 11 + K 4 go to seat 0, J 20 + 8 0 too. It writes 50 for the deal.
    script(monkeypatch, ["KS", "8C", "AS", "JH", "TH"], "take H", "play KS", "play AS", "play JH", "play 8C")
    lines = belot("deal", "duel.yaml", "--seed", "7").out.splitlines()
    assert lines[lines.index("Play") + 1 : lines.index("Play") + 3] == [
        "  1  1:KS  0:AS  seat 0 takes 15",
        "  2  0:JH  1:8C  seat 0 takes 20",
    ]
    assert lines[lines.index("Counted") - 1 :] == [
        "              seat 0  seat 1",
        "Counted",
        "  cards           35       0",
        "  last-trick      10       0",
        "  belote           0       0",
        "  total           45       0",
        "Written: inside",
        "  belote           0       0",
        "  deal            50       0",
        "  total           50       0",
        "Held over: 0",
    ]


def test_a_deal_that_all_pass_is_thrown_in(belot: Belot, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(monkeypatch, KING_AND_QUEEN, "pass", "pass")
    assert belot("deal", "duel.yaml", "--seed", "7", "--dealer", "1") == Ran(
        0,
        """\
Duel (duel), seed 7, seat 1 deals

Hands, TH is faced
  seat 0  QH KH
  seat 1  7S 9S

Bidding
  seat 0  pass
  seat 1  pass

         seat 0  seat 1
Written: redeal
  total       0       0
Held over: 0
""",
        "",
    )


def test_json_is_the_record_with_its_result(belot: Belot, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(monkeypatch, KING_AND_QUEEN, "take H", "play KH", "play 9S", "play QH", "play 7S")
    data = json.loads(belot("deal", "duel.yaml", "--seed", "7", "--json").out)
    assert list(data) == ["ruleset", "digest", "dealer", "deck", "actions", "result"]
    assert (data["ruleset"], data["dealer"], data["deck"][:5]) == ("duel", 0, KING_AND_QUEEN)
    assert data["actions"] == ["take H", "belote", "play KH", "play 9S", "play QH", "play 7S"]
    assert data["result"] == {
        "outcome": "made",
        "lines": [
            {"item": "cards", "points": [0, 7]},
            {"item": "last-trick", "points": [0, 10]},
            {"item": "belote", "points": [0, 20]},
        ],
        "items": [{"item": "points", "points": [0, 37]}],
        "written": [0, 37],
        "held": 0,
    }


def test_declarations_and_belote_are_told_with_their_holders(belot: Belot, monkeypatch: pytest.MonkeyPatch) -> None:
    # Three to each from seat 1, two to each, TD is faced; the taker gets two more, the others three.
    # Nobody has three in a row but seat 1 (7S 8S 9S); seat 2 has king and queen of trumps.
    deck = "7S 8S 9S  7H 9H JH  7D 9D JD  7C 9C JC  QH AH  QD 8C  QC AC  JS KS  TD  KC 8H  AS KD TC  TH QS KH  TS 8D AD"
    player = Scripted(deck.split(), ())
    player.choice = lambda legal: "take D" if "take D" in legal else legal[0]  # type: ignore[method-assign]
    monkeypatch.setattr("belot.cli.deal.Random", player)
    lines = belot("deal", "belote-fr", "--seed", "7").out.splitlines()
    at = lines.index("Declarations")
    assert lines[at : at + 6] == [
        "Declarations",
        "  seat 1  sequence 7S 8S 9S, 20",
        "  those of seats 1 and 3 stand",
        "",
        "Belote",
        "  seat 2  announced",
    ]
    assert "                seats 0 and 2  seats 1 and 3" in lines
    assert "  declarations              0             20" in lines
    assert "  belote                   20              0" in lines


@pytest.mark.parametrize("name", packaged_names())
def test_a_seed_gives_the_same_deal_every_time_and_a_record_that_holds(belot: Belot, folder: Path, name: str) -> None:
    for seed in ("1", "2", "3"):
        told = belot("deal", name, "--seed", seed)
        assert (told.status, told.err) == (0, "")
        assert told == belot("deal", name, "--seed", seed)
        (folder / "deal.json").write_text(belot("deal", name, "--seed", seed, "--json").out)
        replayed = belot("replay", "deal.json")
        assert (replayed.status, replayed.err) == (0, "")
        assert replayed.out.startswith(f"deal.json: ok ({name}, ")
        assert replayed.out.endswith(", result as recorded)\n")
    assert belot("deal", name, "--seed", "1").out != belot("deal", name, "--seed", "2").out


def test_every_card_of_a_game_of_four_is_told_once(belot: Belot) -> None:
    out = belot("deal", "coinche", "--seed", "11").out
    hands = out.partition("Bidding")[0]
    play = out.partition("Play\n")[2].partition("Declarations")[0]
    assert sorted(word for word in hands.split() if word in CARDS) == sorted(CARDS)
    assert sorted(word.split(":")[1] for word in play.split() if ":" in word) == sorted(CARDS)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["duel", "--seed", "1"], "there is no ruleset 'duel'; there are "),
        (["belote"], "deal: the following arguments are required: --seed; see `belot deal --help`\n"),
        (["belote", "--seed", "x"], "deal: argument --seed: invalid int value: 'x'; see `belot deal --help`\n"),
        (["belote", "--seed", "1", "--dealer", "4"], "deal: there is no seat 4; seats are 0 to 3\n"),
    ],
)
def test_wrong_words_are_wrong_usage(belot: Belot, words: list[str], message: str) -> None:
    ran = belot("deal", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"belot: {message}")


def test_a_wrong_ruleset_is_told_on_standard_error(belot: Belot, folder: Path) -> None:
    (folder / "no-deal.yaml").write_text("id: no-deal\nextends: belote-fr\nmatch: {targte: 500}\n")
    ran = belot("deal", "no-deal.yaml", "--seed", "1")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("no-deal.yaml:3:9: error[E201]: unknown key 'targte'; did you mean 'target'?\n")
