"""Records: what is no record is told at its place, and replaying a record gives the deal it was made from."""

import json
import pickle
from random import Random

import pytest
from belot.cards import CARDS
from belot.deal import Deal
from belot.exceptions import IllegalAction, SourceError
from belot.game import Game
from belot.policy import random_actions
from belot.record import IllegalStep, Record, play_record, read_record, to_data
from belot.ruleset.library import load_ruleset
from belot.ruleset.resolve import packaged_names
from belot.source import load
from hypothesis import given, settings
from hypothesis import strategies as st

GAMES = {name: Game(load_ruleset(name)) for name in packaged_names()}
DECK = ", ".join(CARDS)
DEALS = st.tuples(st.sampled_from(sorted(GAMES)), st.permutations(CARDS), st.integers(0, 3), st.integers(0, 2**32))


def played(name: str, deck: list[str], dealer: int, seed: int, held: int = 0, target: int | None = None) -> Deal:
    deal = Deal(GAMES[name], deck, dealer % GAMES[name].rules.players, held=held, target=target)
    random_actions(deal, Random(seed))
    return deal


def refusals(text: str) -> list[str]:
    """What reading a record says, without the source lines."""
    with pytest.raises(SourceError) as caught:
        read_record(load(text, "r.yaml"))
    return [line for line in str(caught.value).splitlines() if line.startswith(("r.yaml", "error"))]


@given(DEALS)
@settings(deadline=None, max_examples=150)
def test_replaying_the_record_of_a_deal_gives_the_same_record(deal: tuple[str, list[str], int, int]) -> None:
    made = played(*deal)
    data = to_data(made)
    record = read_record(load(json.dumps(data), "r.json"))
    assert (record.dealer, record.actions, record.digest) == (
        made.dealer,
        tuple(made.actions),
        made.game.rules.digest,
    )
    assert to_data(play_record(record, made.game)) == data


@given(DEALS, st.integers(0, 60))
@settings(deadline=None, max_examples=60)
def test_the_record_of_an_unfinished_deal_goes_as_far_as_the_deal(
    deal: tuple[str, list[str], int, int], steps: int
) -> None:
    made = played(*deal)
    record = read_record(load(json.dumps({**to_data(made), "actions": made.actions[:steps]}), "r.json"))
    replayed = play_record(record, made.game)
    assert replayed.actions == made.actions[:steps]
    assert ("result" in to_data(replayed)) == (steps >= len(made.actions))


@given(DEALS)
@settings(deadline=None, max_examples=40)
def test_a_random_deal_uses_every_right_that_opens(deal: tuple[str, list[str], int, int]) -> None:
    made = played(*deal)
    again = Deal(made.game, deal[1], made.dealer)
    for action in made.actions:
        legal = again.legal_actions()
        rights = [each for each in legal if each in ("exchange", "declare", "belote", "claim")]
        assert not rights or action in rights
        again.apply(action)
    assert again.turn is None


def test_how_the_match_stood_is_kept_where_it_matters() -> None:
    made = played("belote", list(CARDS), 1, 0, held=81, target=700)
    data = to_data(made)
    assert list(data) == ["ruleset", "digest", "dealer", "deck", "held", "target", "actions", "result"]
    assert (data["held"], data["target"]) == (81, 700)
    totals = Deal(GAMES["belote"], CARDS, 1, totals=[120, 0])
    assert list(to_data(totals)) == ["ruleset", "digest", "dealer", "deck", "totals", "actions"]
    assert to_data(totals)["totals"] == [120, 0]


def test_a_record_is_its_fields() -> None:
    text = (
        f"ruleset: belote-fr\ndealer: 3\ndeck: [{DECK}]\nactions: [pass, take S]\nheld: 20\ntotals: [1, 2]\ntarget: 9\n"
    )
    assert read_record(load(text, "r.yaml")) == Record(
        "belote-fr", 3, CARDS, ("pass", "take S"), None, 20, (1, 2), 9, None
    )


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("- 1", ["1:1: error[E501]: the record is no map; write `key: value` lines"]),
        (
            f"dealer: 0\ndeck: [{DECK}]\n",
            [
                "1:1: error[E501]: the record lacks 'actions'; add `actions:`",
                "1:1: error[E501]: the record lacks 'ruleset'; add `ruleset:`",
            ],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK}]\nactoins: []\n",
            ["4:1: error[E501]: the record has no key 'actoins'; did you mean 'actions'?"],
        ),
        (
            f"ruleset: belote-fr\ndealer: 4\ndeck: [{DECK}]\nactions: []\n",
            ["2:9: error[E505]: there is no seat 4; seats are 0 to 3"],
        ),
        (
            f"ruleset: bela-3\ndealer: 3\ndeck: [{DECK}]\nactions: []\n",
            ["2:9: error[E505]: there is no seat 3; seats are 0 to 2"],
        ),
        (
            f"ruleset: belote-fr\ndealer: north\ndeck: [{DECK}]\nactions: []\n",
            ["2:9: error[E501]: 'north' is no seat; seats are 0 to 3"],
        ),
        (
            f"ruleset: belot-fr\ndealer: 0\ndeck: [{DECK}]\nactions: []\n",
            ["1:10: error[E508]: there is no ruleset 'belot-fr'; did you mean 'belote-fr'?"],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK[4:]}]\nactions: []\n",
            ["3:7: error[E504]: the deck has 31 cards; give all 32, the first dealt first"],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK.replace('AC', '7S')}]\nactions: []\n",
            ["3:132: error[E503]: 7S comes twice; each of the 32 cards exists once", "3:8: note: it stands here first"],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK.replace('TS', '10S')}]\nactions: []\n",
            [
                "3:20: error[E502]: '10S' is no card; write the rank (7 8 9 T J Q K A), then the suit (S H D C), "
                "as in TH for the ten of hearts"
            ],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: {CARDS[0]}\nactions: 5\n",
            [
                "3:7: error[E501]: `deck` is no list; write [ ] around its entries",
                "4:10: error[E501]: `actions` is no list; write [ ] around its entries",
            ],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK}]\nactions: [pass, 7, null]\n",
            [
                "4:17: error[E501]: action 2 is no text; write it as in the protocol, for example `play TH`",
                "4:20: error[E501]: action 3 is no text; write it as in the protocol, for example `play TH`",
            ],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK}]\nactions: []\nheld: -1\ntotals: [1]\ntarget: 0\n",
            [
                "5:7: error[E501]: `held` is no whole number from 0 on; write digits",
                "6:9: error[E501]: `totals` does not give one number for each side; there are 2 sides",
                "7:9: error[E501]: `target` is no whole number from 1 on; write digits",
            ],
        ),
        (
            f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK}]\nactions: []\n"
            "result: {outcome: 5, written: [a, 1], lines: [{item: cards}, 3], points: 4}\n",
            [
                "5:19: error[E501]: `outcome` is no text; write a word",
                "5:32: error[E501]: 'a' is no whole number; write digits",
                "5:47: error[E501]: `result.lines.0` lacks 'points'; add `points:`",
                "5:62: error[E501]: `result.lines.1` is no map; write `key: value` lines",
                "5:66: error[E501]: `result` has no key 'points'; it may have outcome, lines, items, written, held",
            ],
        ),
    ],
)
def test_what_is_no_record_is_told_at_its_place(text: str, messages: list[str]) -> None:
    assert refusals(text) == [f"r.yaml:{message}" for message in messages]


def test_a_digest_of_other_rules_is_refused() -> None:
    rules = GAMES["belote-fr"].rules
    text = f"ruleset: belote-fr\ndealer: 0\ndeck: [{DECK}]\nactions: []\ndigest: 'sha256:00'\n"
    assert refusals(text) == [
        "r.yaml:5:9: error[E509]: the ruleset 'belote-fr' has changed since this record was made; "
        f"it is {rules.digest} now; replay with the ruleset of that time, or remove the digest"
    ]


def test_another_ruleset_can_stand_in_for_the_one_named() -> None:
    text = f"ruleset: nowhere\ndealer: 2\ndeck: [{DECK}]\nactions: []\n"
    bela = GAMES["bela-3"].rules
    assert read_record(load(text, "r.yaml"), bela).ruleset == "nowhere"
    with pytest.raises(SourceError):
        read_record(load(text, "r.yaml"), GAMES["bela-2"].rules)


def test_the_first_action_refused_is_named_by_its_place() -> None:
    # Twenty cards go round before one is faced: the 21st of the ordered pack is JD, so only diamonds are on offer.
    record = Record("belote-fr", 0, CARDS, ("pass", "take S", "play 7S"))
    with pytest.raises(IllegalStep) as caught:
        play_record(record, GAMES["belote-fr"])
    assert (caught.value.at, caught.value.code, caught.value.action, caught.value.seat) == (
        1,
        "illegal-call",
        "take S",
        2,
    )
    assert str(caught.value).startswith("action 2: illegal-call: seat 2 may not take S: ")
    assert isinstance(caught.value, IllegalAction)
    assert pickle.loads(pickle.dumps(caught.value)) == caught.value


def test_a_card_that_is_none_is_an_illegal_step() -> None:
    record = Record("belote-fr", 0, CARDS, ("take D", "play 10H"))
    with pytest.raises(IllegalStep) as caught:
        play_record(record, GAMES["belote-fr"])
    assert (caught.value.at, caught.value.code) == (1, "illegal-action")
    assert caught.value.message.startswith("'10H' is no card; ")
    assert all(action.startswith("play ") for action in caught.value.legal)


def test_an_action_after_the_end_is_an_illegal_step() -> None:
    record = Record("belote-fr", 0, CARDS, ("pass",) * 9)
    with pytest.raises(IllegalStep) as caught:
        play_record(record, GAMES["belote-fr"])
    assert (caught.value.at, caught.value.code, caught.value.legal) == (8, "deal-over", ())
