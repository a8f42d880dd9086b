"""The hand-written engines agree with each other, with arithmetic on paper and with the golden deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from belot_conformance.cases import Case, load_suite

from . import handwritten as french
from . import handwritten_bela2 as bela2
from . import handwritten_ru3 as ru3
from . import listobjects
from .handwritten_cards import BITS, SUITS, card, cards, declarations, meld, names, points, winner

GAMES = [french.BELOTE_FR, french.BELOTE]
GOLDEN = [case for case in load_suite().cases if case.id.startswith("deal-golden-")]
SPADES, HEARTS = 0, 1


def some_hands(count: int, seed: int) -> Iterator[tuple[french.Hands, int]]:
    """Yield full hands of four players and a trump suit."""
    rng = Random(seed)
    for _ in range(count):
        deck = list(BITS)
        rng.shuffle(deck)
        yield french.dealt(deck, rng.randrange(4)), rng.randrange(4)


def play_by_the_rules(
    hands: Sequence[int],
    trump: int,
    legal: Callable[[int, list[int], int], int],
    rng: Random,
) -> list[tuple[int, int]]:
    """Return winner and cards of each trick of a random play that asks `legal` for every card."""
    left, lead, tricks = list(hands), 0, []
    while any(left):
        trick: list[int] = []
        for offset in range(len(left)):
            place = (lead + offset) % len(left)
            may = legal(left[place], trick, trump)
            choice = [bit for bit in BITS if bit & may]
            played = choice[int(rng.random() * len(choice))] if len(choice) > 1 else choice[0]
            left[place] ^= played
            trick.append(played)
        lead = (lead + winner(trick, trump)) % len(left)
        tricks.append((lead, sum(trick)))
    return tricks


def test_the_card_sets_and_the_lists_of_objects_play_2000_random_deals_alike() -> None:
    one, other = Random(20), Random(20)
    for _ in range(2000):
        assert french.random_deal(one) == listobjects.random_deal(other)


@pytest.mark.parametrize("strict", [True, False])
def test_four_places_written_out_play_what_the_legal_cards_allow(strict: bool) -> None:
    one, other = Random(21), Random(21)
    for hands, trump in some_hands(500, 22):
        tricks = play_by_the_rules(
            hands, trump, lambda hand, trick, trump: french.legal(hand, trick, trump, strict), one
        )
        taken = sum(played for place, played in tricks if place % 2 == 0)
        won = sum(1 << place for place in {place for place, _ in tricks})
        assert french.play_out(hands, trump, strict, other.random) == (taken, won, tricks[-1][0])


def test_three_places_written_out_play_what_the_legal_cards_allow() -> None:
    one, other = Random(23), Random(23)
    for (a, b, c, d), trump in some_hands(500, 24):
        extra = names(d)
        hands = (a | card(extra[0]), b | card(extra[1]), c | card(extra[2]))
        tricks = play_by_the_rules(hands, trump, ru3.legal, one)
        piles = [sum(played for place, played in tricks if place == seat) for seat in range(3)]
        assert ru3.play_out(hands, trump, other.random) == (piles, tricks[-1][0])


def test_two_places_written_out_play_what_the_legal_cards_allow() -> None:
    one, other = Random(25), Random(25)
    for (a, b, c, _), trump in some_hands(500, 26):
        extra = names(c)
        hands = (a | cards(extra[:2]), b | cards(extra[2:4]))
        tricks = play_by_the_rules(
            hands, trump, lambda hand, trick, trump: bela2.legal(hand, trick[0] if trick else None, trump), one
        )
        taken = sum(played for place, played in tricks if place == 0)
        won = sum(1 << place for place in {place for place, _ in tricks})
        assert bela2.play_out(*hands, trump, other.random) == (taken, won, tricks[-1][0])


def legal_by_lists(trump: str, seat: int, hand: int, trick: Sequence[tuple[int, int]]) -> list[str]:
    def objects(mask: int) -> list[listobjects.Card]:
        return [listobjects.Card(name[0], name[1]) for name in names(mask)]

    table = listobjects.Trick(trump)
    table.plays = [(listobjects.Player(place), objects(bit)[0]) for place, bit in trick]
    return [str(each) for each in table.legal_cards(listobjects.Player(seat, objects(hand)))]


def test_card_sets_and_lists_allow_the_same_cards_in_random_positions() -> None:
    rng = Random(27)
    for hands, trump in some_hands(3000, 28):
        length, mine = rng.randrange(4), rng.randrange(1, 9)
        trick = [card(rng.choice(names(hands[place]))) for place in range(length)]
        hand = cards(rng.sample(names(hands[length]), mine))
        by_sets = names(french.legal(hand, trick, trump, True))
        assert by_sets == legal_by_lists(SUITS[trump], length, hand, list(enumerate(trick)))


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case.id)
def test_the_golden_deals_are_legal_at_every_step(case: Case) -> None:
    steps, actions = case.expect["result"]["steps"], case.ask["actions"]
    strict = case.applies == ("belote-fr",)
    plays = [(step["seat"], step["legal"], action) for step, action in zip(steps, actions, strict=True)]
    plays = [(seat, may, action[5:]) for seat, may, action in plays if action.startswith("play ")]
    hands = [sum(card(name) for seat, _, name in plays if seat == place) for place in range(4)]
    trick: list[tuple[int, int]] = []
    assert len(plays) == 32
    for seat, may, name in plays:
        by_sets = names(french.legal(hands[seat], [bit for _, bit in trick], HEARTS, strict))
        assert [f"play {each}" for each in by_sets] == may
        if strict:
            assert by_sets == legal_by_lists("H", seat, hands[seat], trick)
        hands[seat] ^= card(name)
        trick = [*trick, (seat, card(name))] if len(trick) < 3 else []


def test_there_are_six_golden_deals() -> None:
    assert len(GOLDEN) == 6


def test_card_points_add_up_to_62_in_trumps_30_in_a_plain_suit_and_152_in_all() -> None:
    for trump in range(4):
        assert [points(0xFF << 8 * suit, trump) for suit in range(4)].count(30) == 3
        assert points(0xFF << 8 * trump, trump) == 62
        assert points(0xFFFFFFFF, trump) == 152
    assert points(cards("JH 9H"), HEARTS) == 34


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_writes_162_or_252_besides_declarations_and_belote(game: french.Game) -> None:
    rng = Random(29)
    for hands, trump in some_hands(2000, 30):
        declared, belote = game.contest(hands, trump), french.belote(hands, trump)
        pile, won, last = french.play_out(hands, trump, game.strict, rng.random)
        taken = points(pile, trump) + (0 if last & 1 else 10)
        tricks = "" if won & 5 and won & 10 else "takers" if won & 5 else "defenders"
        assert 0 <= taken <= 162
        outcome, takers, defenders, held = game.score(french.Counted(taken, tricks, declared, belote))
        cards_of_deal = 252 if outcome.startswith("capot") else 162
        lost = {"capot": declared[1], "capot-against": declared[0] if game is french.BELOTE else 0}
        everything = cards_of_deal + sum(declared) + sum(belote)
        assert takers + defenders + held == everything - lost.get(outcome, 0)


@pytest.mark.parametrize(
    ("counted", "written"),
    [
        (french.Counted(92, "", (20, 0), (0, 20)), ("made", 112, 90, 0)),
        (french.Counted(72, "", (20, 0), (0, 20)), ("inside", 0, 202, 0)),
        (french.Counted(162, "takers", (20, 0), (0, 20)), ("capot", 272, 20, 0)),
        (french.Counted(81, "", (20, 0), (0, 20)), ("made", 101, 101, 0)),
        (french.Counted(0, "defenders", (50, 0), (20, 0)), ("capot-against", 20, 302, 0)),
        (french.Counted(162, "takers", (0, 100), (0, 0)), ("capot", 252, 0, 0)),
    ],
)
def test_belote_fr_writes_what_the_document_says(counted: french.Counted, written: tuple[str, int, int, int]) -> None:
    assert french.score_belote_fr(counted) == written


def is_four(declaration: tuple[int, int, int]) -> bool:
    return declaration[2] % 0x01010101 == 0


def best_partition(hand: int, trump: int) -> tuple[int, int]:
    """Return points and best rank over every choice of fours to keep whole."""
    fours = [each for each in declarations(hand, trump) if is_four(each)]
    best = (0, 0)
    for count in range(len(fours) + 1):
        for kept in combinations(fours, count):
            rest = hand & ~sum(mask for _, _, mask in kept)
            runs = [each for each in declarations(rest, trump, linked=True) if not is_four(each)]
            chosen = [*kept, *runs]
            best = max(best, (sum(each[1] for each in chosen), max((each[0] for each in chosen), default=0)))
    return best


def test_taking_fours_first_is_the_best_partition_of_a_hand() -> None:
    for rank in "9TJQKA":
        four = cards([rank + suit for suit in SUITS])
        spades = [bit for bit in BITS[:8] if not bit & four]
        for others in combinations([*spades, *map(card, ("8H", "TH", "QH"))], 4):
            hand = four | sum(bit for bit in others if not bit & four)
            if hand.bit_count() == 8:
                assert meld(hand, SPADES)[::-1] == best_partition(hand, SPADES)


def test_a_four_is_kept_when_the_run_it_breaks_is_worth_as_much() -> None:
    assert meld(cards("TS TH TD TC 8S 9S JS QS"), SPADES)[1] == 100
    assert is_four(declarations(cards("TS TH TD TC 8S 9S JS QS"), SPADES)[0])


def test_a_card_left_by_a_four_may_still_be_in_a_run_and_linked_cards_serve_twice() -> None:
    hand = cards("KS KH KD KC TS JS QS AS")
    assert meld(hand, HEARTS)[1] == 120
    assert meld(hand, HEARTS, linked=True)[1] == 200
