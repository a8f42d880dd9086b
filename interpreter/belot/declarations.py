"""Declarations: finding sequences and fours in a hand, choosing among them, the contest, belote."""

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, Literal, TypeAlias

from belot.cards import RANK_CARDS, RANKS, SUIT_CARDS, SUITS, card_names
from belot.compiler import Scope, emit, function, give, load
from belot.nodes import Node
from belot.ruleset.model import Catalogue, Declarations, Ruleset
from belot.tables import Table, kind_of
from belot.vocabulary import COMPARE, Context

Strength: TypeAlias = tuple[int, ...]
# Where three neighbouring bits may begin without running from one suit into the next.
IN_ROW: Final = 0x3F3F3F3F


@dataclass(frozen=True)
class Declaration:
    """A sequence or a four of a kind: its cards as a set, its points, its place among its kind.

    `top` is the rank of the highest card of a sequence in the natural order, or the place of the rank of a four in the
    order of fours, counted from the weakest.
    """

    kind: Literal["sequence", "four"]
    cards: int
    points: int
    top: int

    def as_data(self) -> dict[str, object]:
        """Return the declaration as the protocol writes it."""
        return {"kind": self.kind, "cards": card_names(self.cards), "points": self.points}


@dataclass(frozen=True, eq=False)
class Contest:
    """What declarations a ruleset finds under one trump, and how strong each is.

    `strength` gives the values of the keys of comparison for a declaration held at a place after the eldest, `strengths`
    the same from a table, by place and by the cards.
    """

    rules: Declarations
    catalogue: Catalogue
    table: Table
    strength: Callable[[Declaration, int], Strength]
    strengths: tuple[Mapping[int, Strength], ...]
    fours: tuple[Declaration, ...]
    sequences: tuple[tuple[tuple[Declaration, ...], ...], ...]

    def found(self, hand: int) -> tuple[Declaration, ...]:
        """Return the declarations of a hand, the strongest first."""
        return self.find(hand) if may_hold_any(hand) else ()

    def find(self, hand: int) -> tuple[Declaration, ...]:
        """Return the same for a hand that is known to hold three in a row or four of a rank."""
        return _found(self, hand)

    def standing(self, found: Sequence[Sequence[Declaration]], eldest: int, sides: int) -> int | None:
        """Return the side with the strongest declaration; `found` is what each seat declares, the strongest first.

        None if nobody has any, or if different sides are equal on every key.
        """
        players = len(found)
        return self.strongest([((seat - eldest) % players, own) for seat, own in enumerate(found)], sides, eldest)

    def strongest(
        self, declaring: Sequence[tuple[int, Sequence[Declaration]]], sides: int, eldest: int = 0
    ) -> int | None:
        """Return the side with the strongest declaration; each entry is a place after the eldest and what it declares."""
        best: Strength | None = None
        holder: int | None = None
        for turn, own in declaring:
            for declaration in own[:1]:
                strength, side = self.strengths[turn][declaration.cards], (turn + eldest) % sides
                if best is None or strength > best:
                    best, holder = strength, side
                elif strength == best and holder != side:
                    holder = None
        return holder


@dataclass(frozen=True)
class KeyScope:
    """What the names of a key of comparison are in generated code."""

    trumps: int
    context: Context = COMPARE

    def name(self, name: str) -> ast.expr:
        match name:
            case "turn":
                return load("turn")
            case "four":
                return ast.Compare(_attribute("kind"), [ast.Eq()], [ast.Constant("four")])
            case "length":
                return ast.Call(ast.Attribute(_attribute("cards"), "bit_count", ast.Load()), [], [])
            case "in-trumps":
                sequence = ast.Compare(_attribute("kind"), [ast.Eq()], [ast.Constant("sequence")])
                inside = ast.BinOp(_attribute("cards"), ast.BitAnd(), ast.Constant(self.trumps))
                return ast.BoolOp(ast.And(), [sequence, ast.Compare(inside, [ast.NotEq()], [ast.Constant(0)])])
            case _:
                return _attribute(name)

    def call(self, name: str, arguments: tuple[Node, ...]) -> ast.expr:
        raise AssertionError(f"no functions in {self.context.title}: {name}")

    def roles(self, group: Node) -> tuple[int, ...]:
        raise AssertionError(f"no sides in {self.context.title}")

    def bound(self, variable: str, role: int) -> Scope:
        raise AssertionError(f"no sides in {self.context.title}")


def _attribute(name: str) -> ast.expr:
    return ast.Attribute(load("declaration"), name, ast.Load())


def make_contest(ruleset: Ruleset, table: Table) -> Contest | None:
    """Return the contest under a trump, or None where nothing can be declared."""
    catalogue = ruleset.contracts[kind_of(table.trump)].catalogue
    if ruleset.declarations is None or catalogue is None:
        return None
    scope = KeyScope(table.trumps)
    keys: list[ast.expr] = [emit(key.by, scope) for key in ruleset.declarations.compare]
    body = [give(ast.Tuple(keys, ast.Load()))]
    strength = function("strength", ("declaration", "turn"), body, {})
    rules = ruleset.declarations
    fours, sequences = _all_fours(catalogue), _all_sequences(tuple(catalogue.sequences.items()), rules.long_sequences)
    every = {*fours, *(each for suit in sequences for own in suit for each in own)}
    strengths = tuple({each.cards: strength(each, turn) for each in every} for turn in range(ruleset.players))
    return Contest(rules, catalogue, table, strength, strengths, fours, sequences)


def may_hold_any(hand: int) -> int:
    """Return something but zero if a hand may hold a declaration: three in a row, or four of a rank."""
    return (hand & hand >> 1 & hand >> 2 & IN_ROW) or (hand & hand >> 8 & hand >> 16 & hand >> 24)


def _found(contest: Contest, hand: int) -> tuple[Declaration, ...]:
    fours = _fours(contest, hand)
    if not fours:
        found = _sequences(contest, hand)
        return found if len(found) < 2 else _sorted(contest, found)
    if contest.rules.sharing == "shared":
        return _sorted(contest, (*fours, *_sequences(contest, hand)))
    choices = []
    for count in range(len(fours), -1, -1):
        for kept in combinations(fours, count):
            rest = hand
            for four in kept:
                rest &= ~four.cards
            choices.append(_sorted(contest, (*kept, *_sequences(contest, rest))))
    return max(choices, key=lambda chosen: _worth(contest, chosen))


def _worth(contest: Contest, chosen: Sequence[Declaration]) -> tuple[int, tuple[Strength, ...]]:
    """Rank a set of declarations that share no card: most points, then the strongest declaration."""
    return sum(each.points for each in chosen), tuple(contest.strengths[0][each.cards] for each in chosen)


def _sorted(contest: Contest, declarations: Sequence[Declaration]) -> tuple[Declaration, ...]:
    return tuple(sorted(declarations, key=lambda each: contest.strengths[0][each.cards], reverse=True))


def _fours(contest: Contest, hand: int) -> tuple[Declaration, ...]:
    ranks = hand & hand >> 8 & hand >> 16 & hand >> 24
    return tuple(four for four in contest.fours if four.cards & ranks) if ranks else ()


def _sequences(contest: Contest, hand: int) -> tuple[Declaration, ...]:
    spades, hearts, diamonds, clubs = contest.sequences
    return spades[hand & 0xFF] + hearts[hand >> 8 & 0xFF] + diamonds[hand >> 16 & 0xFF] + clubs[hand >> 24]


def _all_fours(catalogue: Catalogue) -> tuple[Declaration, ...]:
    order = catalogue.four_order
    return tuple(
        Declaration("four", RANK_CARDS[rank], catalogue.fours[rank], len(order) - place)
        for place, rank in enumerate(order)
        if rank in catalogue.fours
    )


@cache
def _all_sequences(
    lengths: tuple[tuple[int, int], ...], long_sequences: str
) -> tuple[tuple[tuple[Declaration, ...], ...], ...]:
    """Return, for each suit, the sequences in each of the 256 sets of its cards; many rulesets share them."""
    made, points = [], dict(lengths)
    for suit in range(len(SUITS)):
        found = [[_sequence(points, long_sequences, suit, *run) for run in runs(ranks)] for ranks in range(256)]
        made.append(tuple(tuple(each for each in own if each is not None) for own in found))
    return tuple(made)


def runs(ranks: int) -> list[tuple[int, int]]:
    """Return the longest runs of neighbouring ranks of a suit, as first and last rank."""
    found, start = [], None
    for rank in range(len(RANKS) + 1):
        if ranks >> rank & 1:
            start = rank if start is None else start
        elif start is not None:
            found.append((start, rank - 1))
            start = None
    return found


def _sequence(lengths: Mapping[int, int], long_sequences: str, suit: int, bottom: int, top: int) -> Declaration | None:
    counted = max((each for each in lengths if each <= top - bottom + 1), default=0)
    if not counted:
        return None
    if long_sequences == "highest":
        bottom = top - counted + 1
    cards = ((1 << top + 1) - (1 << bottom)) << 8 * suit
    return Declaration("sequence", cards, lengths[counted], top)


def wins_match(contest: Contest, hand: int) -> bool:
    """Say whether a hand holds the run of trumps that wins the match at once (`wins-match`)."""
    needed = contest.rules.wins_match
    if needed is None or (hand & contest.table.trumps).bit_count() < needed:
        return False
    lengths = [
        top - bottom + 1
        for number in range(len(SUITS))
        for bottom, top in runs((hand & contest.table.trumps) >> 8 * number & 0xFF)
    ]
    return max(lengths, default=0) >= needed


def belote_pairs(table: Table) -> tuple[int, ...]:
    """Return the king and queen of every trump suit, as sets: none at no trumps, four at all trumps."""
    royal = RANK_CARDS["K"] | RANK_CARDS["Q"]
    return tuple(cards & royal for cards in SUIT_CARDS.values() if cards & table.trumps)
