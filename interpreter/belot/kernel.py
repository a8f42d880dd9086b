"""All tricks of a deal in one generated function: the cascade written out for each place at the table.

What `play.legal` decides by asking is decided here when the code is made: who can be an ally at which place, how many cards
a hand has, which sets lie within one suit. Places are counted from the first leader.
"""

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from belot.cards import SUIT_CARDS, bits
from belot.compiler import Scope, as_test, both, constant, emit, function, give, load, store
from belot.nodes import Arithmetical, Call, Combine, In, Name, Node, children
from belot.ruleset.model import Ruleset, Rung
from belot.tables import Table
from belot.vocabulary import PLAY, Context

Random: TypeAlias = Callable[[], float]
# Hands by place and a source of numbers -> cards taken by place, place that took the last trick.
Kernel: TypeAlias = Callable[..., tuple[list[int], int]]


BEST = Name("best")
NOT_TRUMPED = In(BEST, Name("led"))
OVERTRUMPS = Combine(Name("trumps"), "&", Call("above", (BEST,)))


@cache
def choices() -> dict[int, tuple[int, ...]]:
    """Return the cards, in ascending order, of every set that lies within one suit."""
    return {
        ranks << 8 * suit: tuple(bits(ranks << 8 * suit)) for suit in range(len(SUIT_CARDS)) for ranks in range(1, 256)
    }


@dataclass(frozen=True)
class PlaceScope:
    """What the names of a rung are at one place of the trick, 0 the leader, when a trump or a plain suit is led."""

    table: Table
    pairs: bool
    place: int
    trump_led: bool
    context: Context = PLAY

    def name(self, name: str) -> ast.expr:
        match name:
            case "trumps":
                return ast.Constant(self.table.trumps)
            case "leading":
                return ast.Constant(self.place == 0)
            case "hand":
                return load(_hand(self.place))
            case "led" | "best" | "winner" if self.place == 0:
                return ast.Constant(0)
            case "led" if self.trump_led and self.table.kind == "suit":
                return ast.Constant(self.table.trumps)
            case _:
                return load(name)

    def call(self, name: str, arguments: tuple[Node, ...]) -> ast.expr:
        (argument,) = arguments
        match name:
            case "above":
                return ast.Constant(0) if self.place == 0 else load("over")
            case "some":
                held = ast.BinOp(load(_hand(self.place)), ast.BitAnd(), emit(argument, self))
                return ast.Compare(held, [ast.NotEq()], [ast.Constant(0)])
            case _:
                return self._ally()

    def cards(self, cards: Node) -> ast.expr:
        """Return the code of a set; every trump beats the only card of a trick that began with a plain one."""
        if cards == OVERTRUMPS and self.place == 1 and not self.trump_led:
            return ast.Constant(self.table.trumps)
        return emit(cards, self)

    def guard(self, when: Node | None) -> ast.expr:
        """Return the code of a guard; whether trumps are led is known."""
        if when is None:
            return ast.Constant(True)
        if when == In(Name("led"), Name("trumps")) and self.place:
            return ast.Constant(self.trump_led)
        if when == NOT_TRUMPED and (self.place == 1 or (self.place and self.trump_led)):
            return ast.Constant(True)
        return emit(when, self)

    def _ally(self) -> ast.expr:
        """Say whether the winning place is the partner's, which has played two before."""
        if not self.pairs or self.place < 2:
            return ast.Constant(False)
        return ast.Compare(load("winner"), [ast.Eq()], [ast.Constant(self.place - 2)])

    def roles(self, group: Node) -> tuple[int, ...]:
        raise AssertionError(f"no sides in {self.context.title}")

    def bound(self, variable: str, role: int) -> Scope:
        raise AssertionError(f"no sides in {self.context.title}")


def _hand(place: int) -> str:
    return f"hand_{place}"


def _card(place: int) -> str:
    return f"card_{place}"


def make_kernel(ruleset: Ruleset, table: Table) -> Kernel:
    """Return the function that plays all tricks under a trump, compiled from the rungs of `play.legal`."""
    return _Maker(ruleset, table).function()


class _Maker:
    """Builds the statements of the function."""

    def __init__(self, ruleset: Ruleset, table: Table) -> None:
        self.rules, self.table = ruleset, table
        self.places = range(ruleset.players)
        expressions = [part for rung in ruleset.rungs for part in (rung.when, rung.cards) if part is not None]
        if ruleset.players == 2:
            expressions = [part for part in expressions if part != NOT_TRUMPED]
        self.asks_for_best = any(_asks_for_best(part) for part in expressions)

    def function(self) -> Kernel:
        hands = [_hand(place) for place in self.places]
        lefts = ast.Tuple([ast.Constant(left) for left in range(self.rules.hand_size, 1, -1)], ast.Load())
        zeros = ast.List([ast.Constant(0) for _ in self.places], ast.Load())
        body: list[ast.stmt] = [store("taken", zeros), store("lead", ast.Constant(0))]
        body.append(ast.For(ast.Name("left", ast.Store()), lefts, [*self._trick(forced=False), *self._rotation()], []))
        body += self._trick(forced=True)
        body.append(give(ast.Tuple([load("taken"), load("lead")], ast.Load())))
        names: dict[str, Any] = {
            "above": self.table.above,
            "suit": self.table.suit,
            "choices": choices(),
            "int": int,
            "len": len,
        }
        return function("play_out", [*hands, "random"], body, names, bound=True)

    def _trick(self, forced: bool) -> list[ast.stmt]:
        body = self._followed(self.places[:1], forced, False)
        if forced or self.table.kind != "suit":
            body += self._followed(self.places[1:], forced, self.table.kind == "all-trumps")
        else:
            trumps_led = ast.Compare(load("led"), [ast.Eq()], [ast.Constant(self.table.trumps)])
            plain = self._followed(self.places[1:], forced, False)
            body.append(ast.If(trumps_led, self._followed(self.places[1:], forced, True), plain))
        pile: ast.expr = load(_card(0))
        for place in self.places[1:]:
            pile = ast.BinOp(pile, ast.BitOr(), load(_card(place)))
        body.append(store("lead", self._seat_of_winner()))
        body.append(_added("taken", ast.BitOr(), pile))
        return body

    def _followed(self, places: Sequence[int], forced: bool, trump_led: bool) -> list[ast.stmt]:
        body: list[ast.stmt] = []
        for place in places:
            body += [store(_card(place), load(_hand(place)))] if forced else self._cascade(place, trump_led)
            body += self._laid(place, forced)
        return body

    def _seat_of_winner(self) -> ast.expr:
        moved = ast.BinOp(load("lead"), ast.Add(), load("winner"))
        players = self.rules.players
        if players & (players - 1) == 0:
            return ast.BinOp(moved, ast.BitAnd(), ast.Constant(players - 1))
        return ast.BinOp(moved, ast.Mod(), ast.Constant(players))

    def _laid(self, place: int, forced: bool) -> list[ast.stmt]:
        """Return what follows a card: it leaves the hand, and wins the trick if it beats the best."""
        card = load(_card(place))
        leaves = [] if forced else [ast.AugAssign(ast.Name(_hand(place), ast.Store()), ast.BitXor(), card)]
        wins: list[ast.stmt] = [store("winner", ast.Constant(place))]
        if place < len(self.places) - 1:
            wins.append(store("over", ast.Subscript(load("above"), card, ast.Load())))
            wins += [store("best", card)] if self.asks_for_best else []
        if place:
            return [*leaves, ast.If(ast.BinOp(load("over"), ast.BitAnd(), card), wins, [])]
        led = [] if forced else [store("led", ast.Subscript(load("suit"), card, ast.Load()))]
        return [*leaves, *led, *wins]

    def _cascade(self, place: int, trump_led: bool) -> list[ast.stmt]:
        scope = PlaceScope(self.table, self.rules.pairs, place, trump_led)
        return self._rungs(list(self.rules.rungs), scope, frozenset())

    def _rungs(self, rungs: list[Rung], scope: PlaceScope, tried: frozenset[str]) -> list[ast.stmt]:
        """Return the first rung and what follows if it does not decide; `tried` are sets already found empty."""
        rung, rest = rungs[0], rungs[1:]
        guard = scope.guard(rung.when)
        if constant(guard) is False:
            return self._rungs(rest, scope, tried)
        if rung.cards == Name("hand"):
            chosen = self._any_card(scope.place)
            if constant(guard) is True:
                return chosen
            return [ast.If(as_test(guard), chosen, self._rungs(rest, scope, tried))]
        if (
            scope.place
            and constant(guard) is True
            and rest
            and self._within_suit(rest[0].cards)
            and _rises_within(rung, rest[0])
        ):
            return self._risen(rest, scope, tried)
        cards = scope.cards(rung.cards)
        text = ast.dump(cards)
        if text in tried:
            return self._rungs(rest, scope, tried)
        cut = ast.BinOp(load(_hand(scope.place)), ast.BitAnd(), cards)
        tested = both([as_test(guard), ast.NamedExpr(ast.Name("may", ast.Store()), cut)])
        chosen = self._of_one_suit(scope.place) if self._within_suit(rung.cards) else self._of_many(scope.place)
        empty = tried | {text} if constant(guard) is True else tried
        return [ast.If(tested, chosen, self._rungs(rest, scope, empty))]

    def _risen(self, rungs: list[Rung], scope: PlaceScope, tried: frozenset[str]) -> list[ast.stmt]:
        """Return a rung that is to be beaten if possible, and what follows: one test of the hand serves both."""
        rung, rest = rungs[0], rungs[1:]
        cards = scope.cards(rung.cards)
        tested = ast.NamedExpr(ast.Name("may", ast.Store()), ast.BinOp(load(_hand(scope.place)), ast.BitAnd(), cards))
        higher = ast.BoolOp(ast.Or(), [ast.BinOp(load("may"), ast.BitAnd(), load("over")), load("may")])
        return [
            ast.If(
                tested,
                [store("may", higher), *self._of_one_suit(scope.place)],
                self._rungs(rest, scope, tried | {ast.dump(cards)}),
            )
        ]

    def _within_suit(self, cards: Node) -> bool:
        """Say whether a set surely lies within one suit."""
        match cards:
            case Name(name="led"):
                return True
            case Name(name="trumps"):
                return self.table.kind == "suit"
            case Combine(left=left, operator="&", right=right):
                return self._within_suit(left) or self._within_suit(right)
            case Arithmetical(left=left, operator="-"):
                return self._within_suit(left)
            case _:
                return False

    def _of_one_suit(self, place: int) -> list[ast.stmt]:
        few = ast.Subscript(load("choices"), load("may"), ast.Load())
        length = ast.Call(load("len"), [load("few")], [])
        number = ast.Call(load("int"), [ast.BinOp(_drawn(), ast.Mult(), length)], [])
        picked = ast.Subscript(load("few"), number, ast.Load())
        several = ast.Compare(length, [ast.Gt()], [ast.Constant(1)])
        return [store("few", few), store(_card(place), ast.IfExp(several, picked, load("may")))]

    def _of_many(self, place: int) -> list[ast.stmt]:
        fewer = ast.BinOp(load("may"), ast.BitAnd(), ast.BinOp(load("may"), ast.Sub(), ast.Constant(1)))
        count = ast.Call(ast.Attribute(load("may"), "bit_count", ast.Load()), [], [])
        return [ast.If(fewer, self._skip(count), []), _lowest(place)]

    def _any_card(self, place: int) -> list[ast.stmt]:
        return [store("may", load(_hand(place))), *self._skip(load("left")), _lowest(place)]

    def _skip(self, count: ast.expr) -> list[ast.stmt]:
        number = ast.Call(load("int"), [ast.BinOp(_drawn(), ast.Mult(), count)], [])
        fewer = ast.AugAssign(
            ast.Name("may", ast.Store()), ast.BitAnd(), ast.BinOp(load("may"), ast.Sub(), ast.Constant(1))
        )
        less = ast.AugAssign(ast.Name("k", ast.Store()), ast.Sub(), ast.Constant(1))
        return [store("k", number), ast.While(load("k"), [fewer, less], [])]

    def _rotation(self) -> list[ast.stmt]:
        """Turn the hands so that whoever won leads."""
        turned: list[ast.stmt] = []
        for winner in reversed(self.places[1:]):
            order = [_hand((winner + place) % len(self.places)) for place in self.places]
            targets = ast.Tuple([ast.Name(_hand(place), ast.Store()) for place in self.places], ast.Store())
            turn = ast.Assign([targets], ast.Tuple([load(name) for name in order], ast.Load()))
            turned = [ast.If(ast.Compare(load("winner"), [ast.Eq()], [ast.Constant(winner)]), [turn], turned)]
        return turned


def _rises_within(rung: Rung, following: Rung) -> bool:
    """Say whether a rung asks for the higher cards of the set that the following one asks for within one suit."""
    higher = Combine(following.cards, "&", Call("above", (BEST,)))
    return following.when is None and following.cards in (Name("led"), Name("trumps")) and rung.cards == higher


def _asks_for_best(node: Node) -> bool:
    """Say whether an expression asks for the best card other than for what beats it."""
    if node == Call("above", (BEST,)):
        return False
    return node == BEST or any(_asks_for_best(part) for part in children(node))


def _drawn() -> ast.expr:
    return ast.Call(load("random"), [], [])


def _lowest(place: int) -> ast.stmt:
    return store(_card(place), ast.BinOp(load("may"), ast.BitAnd(), ast.UnaryOp(ast.USub(), load("may"))))


def _added(name: str, operator: ast.operator, value: ast.expr) -> ast.stmt:
    target = ast.Subscript(load(name), load("lead"), ast.Store())
    return ast.AugAssign(target, operator, value)
