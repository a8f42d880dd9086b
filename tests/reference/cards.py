"""What a card is worth and which card beats which."""

from __future__ import annotations

from .table import BG, COINCHE_PLUS, Contract

SUITS = "SHDC"
NATURAL = "789TJQKA"  # fr.decl.sequence, sg.decl.sequences, ru3.combo.sequences, bela.decl.sequences
DECK = [rank + suit for suit in SUITS for rank in NATURAL]  # fr.table.deck, ru3.table.deck, bela.table.deck

# fr.cards.plain-order, fr.cards.trump-order, sg.cards.order, ru3.cards.plain-order, ru3.cards.trump-order,
# bela.cards.values, bg.common: strongest first
PLAIN_ORDER = "ATKQJ987"
TRUMP_ORDER = "J9ATKQ87"
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}

# sgp.nt.cards
SKILL_NO_TRUMP_POINTS = {"A": 19, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
# sgp.at.cards
SKILL_ALL_TRUMP_POINTS = {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2, "8": 0, "7": 0}


def rank_of(card: str) -> str:
    """Return the rank of a card."""
    return card[0]


def suit_of(card: str) -> str:
    """Return the suit of a card."""
    return card[1]


def of_suit(cards: list[str], suit: str) -> list[str]:
    """Return the cards of one suit."""
    return [card for card in cards if suit_of(card) == suit]


def ranks_as_trump(contract: Contract, card: str) -> bool:
    """Return whether a card has the trump order: it is of the trump suit, or all suits are trumps."""
    return contract["trump"] in (suit_of(card), "AT")


def points_of(ruleset: str, contract: Contract, card: str) -> int:
    """Return what a card counts in a trick, before anything that a score doubles."""
    rank = rank_of(card)
    if ruleset == COINCHE_PLUS and contract["trump"] == "NT":
        return SKILL_NO_TRUMP_POINTS[rank]
    if ruleset == COINCHE_PLUS and contract["trump"] == "AT":
        return SKILL_ALL_TRUMP_POINTS[rank]
    if ranks_as_trump(contract, card):
        return TRUMP_POINTS[rank]  # at all trumps of belot-bg too: 4 x 62 + 10 = 258, bg.score.values
    return PLAIN_POINTS[rank]  # at no trumps of belot-bg too: 4 x 30 + 10 = 130, bg.score.values


def points_in(ruleset: str, contract: Contract, cards: list[str]) -> int:
    """Return what the cards count together."""
    return sum(points_of(ruleset, contract, card) for card in cards)


def strength(contract: Contract, card: str) -> int:
    """Return a number that is higher for the stronger of two cards of one suit."""
    order = TRUMP_ORDER if ranks_as_trump(contract, card) else PLAIN_ORDER
    return len(order) - order.index(rank_of(card))


def beats(contract: Contract, card: str, other: str) -> bool:
    """Return whether a card played later takes the trick from the one that was winning it."""
    # fr.play.winner, sg.play.winner, ru3.play.winner, bela.play.winner; no other suit wins at no trumps (sgp.nt.play)
    # nor at all trumps (sgp.at.void, bg.play.all-trumps)
    if suit_of(card) == suit_of(other):
        return strength(contract, card) > strength(contract, other)
    return bool(suit_of(card) == contract["trump"])


def multiplied_card_points(ruleset: str, contract: Contract) -> int:
    """Return how many times card points and the last trick are counted in the score."""
    # bg.score.values: no trumps 130 doubled to 260, the last trick included
    return 2 if ruleset == BG and contract["trump"] == "NT" else 1
