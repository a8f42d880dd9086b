"""The reference implementation's whole deals: dealing, exchange, discard, and the rights of the players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.reference import RULESETS, Deal, Illegal, deal, discard, replay
from tests.reference.cards import DECK, points_in
from tests.reference.examples import contract, shuffled
from tests.reference.table import players

SIZES = {"bela-2": 10, "bela-3": 10, "belot-ru-3": 9}


def deck_with(places: dict[int, str]) -> list[str]:
    """Return a deck with the named cards at their places and the others in order."""
    rest = [card for card in DECK if card not in places.values()]
    return [places[at] if at in places else rest.pop(0) for at in range(32)]


def stacked(ruleset: str, wanted: list[str], turned: str | None = None) -> list[str]:
    """Return a deck for dealer = last seat that gives every seat its wanted cards, in three rounds of packets."""
    hands = [text.split() for text in wanted]
    count = len(hands)
    places: dict[int, str] = {}
    for seat, hand in enumerate(hands):
        slots = [seat * 3 + at for at in range(3)] + [(count + seat) * 3 + at for at in range(3)]
        last = {"belot-ru-3": 3, "bela-4": 2, "bela-2": 4, "bela-3": 4}[ruleset]
        start = count * 6 + (0 if ruleset in ("bela-4", "bela-3") else 1)
        slots += [start + seat * last + at for at in range(last)]
        places.update(dict(zip(slots, hand, strict=False)))
    if turned:
        places[count * 6] = turned
    return deck_with(places)


def finish(table: Deal, seed: int = 0) -> dict[str, Any]:
    """Play a deal to its end with random cards and return its result."""
    random = Random(seed)
    while table.result() is None:
        plays = [action for action in table.legal_actions()["legal"] if action.startswith("play")]
        table.apply(random.choice(plays))
    result = table.result()
    assert result is not None
    return result


def test_the_french_taker_gets_the_faced_card_and_two_more() -> None:
    # fr.example.hand: JH 9H AC KC TS and the faced 7H, then QC and 8D
    places = {0: "JH", 1: "9H", 2: "AC", 12: "KC", 13: "TS", 20: "7H", 21: "QC", 22: "8D"}
    for ruleset in ("belote-fr", "belote"):
        table = deal(ruleset, 3, deck_with(places), contract("H"))
        assert table.turned == "7H"
        assert sorted(table.hands[0]) == sorted(["JH", "9H", "AC", "KC", "TS", "7H", "QC", "8D"])
        assert [len(hand) for hand in table.hands] == [8, 8, 8, 8]
        assert sorted(card for hand in table.hands for card in hand) == sorted(DECK)


def test_packets_come_in_the_order_of_the_documents() -> None:
    deck = list(DECK)
    # sgc.deal, bg.deal.packets: 3, 2, 3 from the eldest
    for ruleset in ("coinche", "coinche-plus", "belot-bg"):
        hands = deal(ruleset, 0, deck, contract("H")).hands
        assert hands[1] == deck[0:3] + deck[12:14] + deck[20:23]
        assert hands[0] == deck[9:12] + deck[18:20] + deck[29:32]
    # bela4.deal.packets: 3, 3, 2
    assert deal("bela-4", 3, deck, contract("H")).hands[0] == deck[0:3] + deck[12:15] + deck[24:26]
    # ru3.deal.first-packets, ru3.deal.turn-up, ru3.deal.second-packet: 3, 3, the faced card, 3; five stay out
    table = deal("belot-ru-3", 2, deck, contract("H"))
    assert table.hands[0] == deck[0:3] + deck[9:12] + deck[19:22]
    assert table.turned == deck[18]
    assert sorted(table.out_of_play) == sorted([deck[18], *deck[28:32]])
    # bela2.deal.packets: 3, 3, the faced card, 4; twelve stay out
    table = deal("bela-2", 1, deck, contract("H"))
    assert table.hands[1] == deck[3:6] + deck[9:12] + deck[17:21]
    assert sorted(table.out_of_play) == sorted([deck[12], *deck[21:32]])
    # bela3.deal.packets, bela3.deal.pick-up: 3, 3, 4, and the last two for the caller
    table = deal("bela-3", 2, deck, contract("H"))
    assert table.hands[0] == deck[0:3] + deck[9:12] + deck[18:22] + deck[30:32]
    assert [len(hand) for hand in table.hands] == [12, 10, 10]
    for wrong in (table.hands[1][:2], [table.hands[0][0]] * 2, table.hands[0][:3]):
        with pytest.raises(Illegal):
            discard(table, contract("H"), wrong)
    discard(table, contract("H"), table.hands[0][:2])
    assert [len(hand) for hand in table.hands] == [10, 10, 10]


def test_a_deck_that_is_not_the_deck_is_refused() -> None:
    with pytest.raises(Illegal):
        Deal("belote", 0, ["7S"] * 32)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(12))
def test_a_random_deal_accounts_for_every_card(ruleset: str, seed: int) -> None:
    random = Random(seed)
    deck, dealer = shuffled(seed), seed % players(ruleset)
    table, actions = Deal(ruleset, dealer, deck), []
    while table.result() is None:
        step = table.legal_actions()
        assert len(set(step["legal"])) == len(step["legal"]) > 0
        actions.append(random.choice(step["legal"]))
        table.apply(actions[-1])
    result = table.result()
    again = replay(ruleset, dealer, deck, actions)
    assert len(again.pop("steps")) == len(actions)
    assert again == result
    assert len(replay(ruleset, dealer, deck, actions[:-1])["steps"]) == len(actions)
    if table.ended == "played":
        assert len(table.tricks) == SIZES.get(ruleset, 8)
        played = [card for each in table.tricks for card in each["cards"]]
        away = table.table.out_of_play + table.table.discards
        assert sorted(played + away) == sorted(DECK)
        assert table.contract is not None
        assert result is not None
        lines = {line["item"]: line["points"] for line in result["lines"]}
        counted = sum(lines["cards"])
        doubled = 2 if ruleset == "belot-bg" and table.contract["trump"] == "NT" else 1
        on_table = points_in(ruleset, table.contract, played + table.table.discards)
        assert counted == doubled * on_table


def test_an_illegal_action_changes_nothing() -> None:
    table = Deal("belote", 3, list(DECK))
    before = table.legal_actions()
    with pytest.raises(Illegal):
        table.apply("play 7S")
    assert table.legal_actions() == before
    with pytest.raises(Illegal) as caught:
        replay("belote", 3, list(DECK), ["pass", "take Z"])
    assert caught.value.at == 1


def test_a_passed_out_deal_keeps_what_is_held() -> None:
    table = replay("belote", 3, list(DECK), ["pass"] * 8, held=81)
    assert len(table.pop("steps")) == 8
    assert table == {"outcome": "redeal", "lines": [], "written": [0, 0], "held": 81}


RUSSIAN = ["7H AS KS 9C TD 7D 8C 7C 9S", "QH JH QS 8S TC 9D QC JC AH", "KH TH 8H 7S JS KD AD AC KC"]


def russian(turned: str, *actions: str, **fields: Any) -> Deal:
    table = Deal("belot-ru-3", 2, stacked("belot-ru-3", RUSSIAN, turned), **fields)
    for action in actions:
        table.apply(action)
    return table


def test_the_seven_of_trumps_is_exchanged_before_the_first_play_only() -> None:
    table = russian("9H", "take H")
    assert "exchange" in table.legal_actions()["legal"]
    table.apply("exchange")
    assert "9H" in table.start[0]
    assert "7H" not in table.start[0]
    assert "7H" in table.table.out_of_play
    assert "exchange" not in table.legal_actions()["legal"]
    # once the first card is played the right is gone
    late = russian("9H", "take H", "play AS", "play 8S", "play 7S")
    assert late.legal_actions()["seat"] == 0
    assert "exchange" not in late.legal_actions()["legal"]


def test_there_is_no_exchange_when_trump_was_named_in_the_second_round() -> None:
    # ru3.exchange.not-second-round: the suit then is another than the faced one
    table = russian("TS", "pass", "pass", "pass", "take H")
    assert table.legal_actions()["seat"] == 0
    assert "exchange" not in table.legal_actions()["legal"]


def test_an_exchange_comes_before_declaring_and_counts_in_it() -> None:
    # ru3.exchange.before-declaring: 9S TS become a sequence with the faced JS
    wanted = ["7S 9S TS 7H AC 8C 7D QD 9D", "QH JH QS 8S TC 7C QC 9C AH", "KH TH 8H KS AS KD AD KC TD"]
    table = Deal("belot-ru-3", 2, stacked("belot-ru-3", wanted, "JS"))
    table.apply("take S")
    assert "declare" not in table.legal_actions()["legal"]
    table.apply("exchange")
    assert "declare" in table.legal_actions()["legal"]  # 9S TS JS
    table.apply("declare")
    assert table.declared == [True, False, False]
    assert "exchange" not in table.legal_actions()["legal"]


def test_russian_belote_may_be_said_as_long_as_one_of_its_cards_is_held() -> None:
    # ru3.belote.when: seat 1 holds king and queen of hearts
    wanted = [RUSSIAN[0], "QH KH QS 8S TC 9D QC JC AH", "JH TH 8H 7S JS KD AD AC KC"]
    deck = stacked("belot-ru-3", wanted, "9H")
    table = Deal("belot-ru-3", 2, deck)
    for action in ("take H", "play 7H", "play AH", "play JH"):
        table.apply(action)
    for action in ("play JS", "play 9S"):
        table.apply(action)
    assert "belote" in table.legal_actions()["legal"]
    table.apply("play QS")
    assert finish(table)["lines"][3]["points"] == [0, 0, 0]  # never said, never counted
    spoken = Deal("belot-ru-3", 2, deck)
    for action in ("take H", "play 7H", "belote", "play QH"):
        spoken.apply(action)
    assert spoken.announced == [0, 1, 0]
    late = Deal("belot-ru-3", 2, deck)
    for action in ("take H", "play 7H", "play QH", "play TH"):
        late.apply(action)
    late.apply("play 7S")
    late.apply("play 9S")
    assert "belote" in late.legal_actions()["legal"]  # the king is still held


def test_a_claim_needs_the_points_and_a_trick_just_won() -> None:
    # seat 0 leads the nine of trumps (14) over the king (4) and the ace (11): 29 in the trick
    wanted = ["9H AS KS 9C TD 7D 8C 7C 9S", "QH AH QS 8S TC 9D QC JC 7H", "KH TH 8H 7S JS KD AD AC KC"]
    deck = stacked("belot-ru-3", wanted, "JH")
    first = ("take H", "play 9H", "play AH", "play KH")
    enough = Deal("belot-ru-3", 2, deck, totals=[472, 0, 0])
    short = Deal("belot-ru-3", 2, deck, totals=[471, 0, 0])
    assert "claim" not in enough.legal_actions()["legal"]
    for action in first:
        assert "claim" not in enough.legal_actions()["legal"]
        enough.apply(action)
        short.apply(action)
    assert "claim" in enough.legal_actions()["legal"]  # 472 + 29 = 501
    assert "claim" not in short.legal_actions()["legal"]  # 500
    short.apply("play 9S")
    assert "claim" not in short.legal_actions()["legal"]  # not in the middle of a trick either
    with pytest.raises(Illegal):
        short.apply("claim")
    assert short.result() is None
    enough.apply("claim")
    result = enough.result()
    assert result is not None
    assert (result["outcome"], result["written"]) == ("claim", [29, 0, 0])


def test_a_claim_comes_before_the_next_lead() -> None:
    # 499 before the deal: the first trick he wins is enough
    rich = Deal("belot-ru-3", 2, stacked("belot-ru-3", RUSSIAN, "9H"), totals=[0, 499, 0])
    for action in ("take H", "play 7D", "play 9D", "play AD"):
        rich.apply(action)
    assert rich.legal_actions()["seat"] == 2
    rich.apply("play KH")
    rich.apply("play 7H")
    rich.apply("play AH")
    # the trick is his: 11 + 4 and 499
    assert "claim" in rich.legal_actions()["legal"]
    rich.apply("play QH")
    rich.apply("play TH")
    assert rich.legal_actions()["seat"] == 0
    rich.apply("play 7C")
    assert rich.tricks[-1]["winner"] == 2
    rich.totals = [501, 501, 501]
    assert "claim" in rich.legal_actions()["legal"]
    rich.apply("play KD")
    assert "claim" not in rich.legal_actions()["legal"]


def test_bela_is_said_with_its_first_card_or_lost() -> None:
    # bela.bela.announce: seat 0 leads with both; once said one of the two must be played
    wanted = ["KH QH 7S 8D 9C TS AC 7D", "AH 9H 8S TD JC", "JH 7H 9S JD QC", "TH 8H JS QD KC"]
    deck = stacked("bela-4", wanted)
    table = Deal("bela-4", 3, deck)
    table.apply("take H")
    assert table.legal_actions()["legal"][0] == "belote"
    table.apply("belote")
    assert sorted(table.legal_actions()["legal"]) == ["play KH", "play QH"]
    table.apply("play QH")
    assert table.announced == [1, 0, 0, 0]
    silent = Deal("bela-4", 3, deck)
    for action in ("take H", "play QH"):
        silent.apply(action)
    assert finish(silent)["lines"][4] == {"item": "belote", "points": [0, 0]}


def test_the_caller_of_three_lays_two_of_twelve_aside() -> None:
    table = Deal("bela-3", 2, shuffled(4))
    table.apply("take C")
    step = table.legal_actions()
    assert step["seat"] == 0
    assert len(step["legal"]) == 66  # 12 x 11 / 2
    one, two = step["legal"][0].split()[1:]
    table.apply(f"discard {two} {one}")  # either way round
    assert sorted(table.table.discards) == sorted([one, two])
    assert len(table.start[0]) == 10


def test_eight_trumps_end_the_deal_before_their_holder_plays() -> None:
    # bela.decl.belot-when: seat 1 of two holds all hearts
    hands = ["7S 8S 9S 7D 8D 9D 7C 8C 9C TS", "7H 8H 9H TH JH QH KH AH AS AD"]
    table = Deal("bela-2", 1, stacked("bela-2", hands, "TD"))
    for action in ("pass", "pass", "pass", "take H"):
        table.apply(action)
    assert table.legal_actions()["seat"] == 0
    table.apply("play 7S")
    result = table.result()
    assert result is not None
    assert (result["outcome"], result["written"]) == ("belot", [0, 501])
    with pytest.raises(Illegal):
        table.legal_actions()
