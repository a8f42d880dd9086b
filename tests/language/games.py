"""Small rulesets that carry whatever expressions a test gives them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from belot.cards import card_bit, card_set
from belot.declarations import Declaration
from belot.nodes import Name, Node, Number
from belot.play import Legal
from belot.ruleset.library import load_ruleset
from belot.ruleset.model import CardTable, Contract, Ending, Key, Line, Match, Outcome, Ruleset, Rung, Score, Value
from belot.vocabulary import Type

from .walker import Held, Position, in_the_contest

HAND = Rung("hand", None, Name("hand"))
NOTHING_WRITTEN = Outcome("rest", None, (("everyone", (("points", Number(0)),)),))


def table_of(players: int) -> Ruleset:
    """Return a game of all six trumps for two, three or four players."""
    return replace(load_ruleset("coinche-plus"), players=players, pairs=players == 4)


def with_orders(rules: Ruleset, trump_order: str, plain_order: str) -> Ruleset:
    """Return a game in which the ranks of trumps and of plain suits follow these orders, strongest first."""
    trumps = CardTable("trump", tuple(trump_order), dict.fromkeys(trump_order, 0))
    others = CardTable("plain", tuple(plain_order), dict.fromkeys(plain_order, 0))
    contracts = {kind: Contract(each.kind, trumps, others, each.catalogue) for kind, each in rules.contracts.items()}
    return replace(rules, contracts=contracts)


def with_rung(rules: Ruleset, when: Node | None, cards: Node) -> Ruleset:
    return replace(rules, rungs=(Rung("tried", when, cards), HAND))


def with_rungs(rules: Ruleset, rungs: Sequence[Rung]) -> Ruleset:
    """Return a game with these rungs, the whole hand at the end."""
    return replace(rules, rungs=(*rungs, HAND))


def with_key(rules: Ruleset, by: Node) -> Ruleset:
    assert rules.declarations is not None
    return replace(rules, declarations=replace(rules.declarations, compare=(Key("tried", by),)))


def with_score(rules: Ruleset, **parts: Any) -> Ruleset:
    """Return a game with these parts of the score; everybody writes nothing where they do not say otherwise."""
    base = Score((Line("cards", Number(0)),), (), (NOTHING_WRITTEN,))
    return replace(rules, score=replace(base, **parts))


def with_value(rules: Ruleset, content: Node, type_: Type) -> Ruleset:
    """Return a game whose score is one value: a number is written, a condition decides the outcome."""
    if type_ == "int":
        outcome = replace(NOTHING_WRITTEN, write=(("everyone", (("points", Name("tried")),)),))
        return with_score(rules, values=(Value("tried", content, type_),), outcomes=(outcome,))
    held = Outcome("holds", Name("tried"), ())
    return with_score(rules, values=(Value("tried", content, type_),), outcomes=(held, NOTHING_WRITTEN))


def with_ending(rules: Ruleset, when: Node, winner: Node) -> Ruleset:
    endings = (Ending("tried", when, "play-on"), Ending("won", None, "win", winner))
    return replace(rules, match=Match(501, endings))


def with_claim(rules: Ruleset, counts: Node) -> Ruleset:
    return replace(rules, match=replace(rules.match, claim=counts))


def asked(function: Legal, position: Position) -> int:
    """Return what a generated function of play says about a position."""
    seat, card = position.winning or (position.seat, None)
    best = 0 if card is None else card_bit(card)
    return function(card_set(position.hand), card_set(position.led), best, seat, position.seat)


def orders_of(rules: Ruleset, trump: str) -> tuple[Sequence[str], Sequence[str]]:
    """Return the orders of trumps and of plain suits under a trump; where there are none of a sort, any will do."""
    kind = {"NT": "no-trumps", "AT": "all-trumps"}.get(trump, "suit")
    contract = rules.contracts[kind]
    trump_cards, others = contract.trump_cards or contract.other_cards, contract.other_cards or contract.trump_cards
    assert trump_cards is not None
    assert others is not None
    return trump_cards.order, others.order


def as_declared(held: Held, four_order: Sequence[str]) -> Declaration:
    """Return a declaration as the contest finds it."""
    kind: Literal["sequence", "four"] = "four" if held.kind == "four" else "sequence"
    top = in_the_contest(held, "NT", four_order).names["top"]
    return Declaration(kind, card_set(held.cards), held.points, top)
