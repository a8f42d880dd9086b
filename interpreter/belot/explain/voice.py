"""One language speaking about one outlook: a rule, where nothing is known, or a position.

What players have a phrase for is said with it; everything else is put together from its parts, in sentences that need
no brackets.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from belot.explain.idioms import EVERYWHERE, OTHER, Outlook, Term, idiom_of, shortest
from belot.explain.reading import read
from belot.explain.tree import (
    EVERY,
    Agree,
    All,
    Any,
    BestIs,
    Cards,
    Choice,
    Compared,
    Fact,
    Leaf,
    SameCards,
    Some,
    Tree,
    in_hand,
    only_in_hand,
    outside,
)
from belot.explain.wording import translate
from belot.nodes import Arithmetical, If, Name, Negative, Node, Number
from belot.vocabulary import PLAY, Context

_RELATIONS: Final = {
    "==": "equal",
    "!=": "different",
    "<": "less",
    "<=": "at-most",
    ">": "more",
    ">=": "at-least",
}
_SUMS: Final = {"+": "plus", "-": "minus", "*": "times"}


@dataclass(frozen=True)
class Voice:
    """Speaks one language about what is known."""

    lang: str
    outlook: Outlook = EVERYWHERE
    context: Context = PLAY

    def words(self, id: str, /, **args: str | int) -> str:
        """Return a message, with the suit led and the winning card as far as they are known."""
        return translate(self.lang, id, **{"led": self.outlook.led, "best": self.outlook.best, **args})

    # Sets of cards

    def description(self, tree: Tree) -> dict[str, str]:
        """Return what messages need to speak of cards of a set: the phrase for them, or what is said of them."""
        tree = in_hand(tree)
        if not isinstance(tree, Cards):
            return {"set": OTHER, "phrase": self.phrase(tree)}
        idiom = idiom_of(tree.table, self.outlook)
        return {"set": idiom, "phrase": self.phrase(tree) if idiom == OTHER else ""}

    def must(self, tree: Tree) -> str:
        """Return the obligation to play a card of a set, as a clause: "a higher trump must be played"."""
        tree = in_hand(tree)
        if isinstance(tree, Choice):
            return self.words(
                "clause-if",
                when=self.clause(tree.condition, after=True),
                then=self.must(tree.then),
                otherwise=self.must(tree.otherwise),
            )
        told = self.description(tree)
        if self.outlook.led_is_trump is False and told["set"] in ("trump", "higher-trump"):
            told["set"] = {"trump": "ruff", "higher-trump": "overruff"}[told["set"]]
        return self.words("must", **told)

    def phrase(self, tree: Tree, alone: bool = True) -> str:
        """Return what a card is, as a verb phrase: "is a trump and beats the 10♥"."""
        match tree:
            case Cards(table=table):
                return self._terms(shortest(table, self.outlook.possible), alone)
            case All(parts=parts):
                return self.joined([self.phrase(part, alone=False) for part in parts], "and-phrases", "phrases")
            case Any(parts=parts):
                return self._either([self.phrase(part) for part in parts], "or-groups" if alone else "")
            case Choice(condition=condition, then=then, otherwise=otherwise):
                return self.words(
                    "phrase-if",
                    when=self.clause(condition, after=True),
                    then=self.phrase(then, alone=False),
                    otherwise=self.phrase(otherwise, alone=False),
                )
            case _:
                raise AssertionError(f"a condition is no set: {tree}")

    def _terms(self, terms: Sequence[Term], alone: bool) -> str:
        parts = [self._term(term) for term in terms] or [self._property("any", False)]
        grouped = any(len(term) > 1 for term in terms)
        return self._either(parts, "or-groups" if alone and grouped else "or-phrases" if alone else "")

    def _term(self, term: Term) -> str:
        parts = [self._property(name, holds) for name, holds in term] or [self._property("any", True)]
        return self.joined(parts, "and-phrases", "phrases")

    def _property(self, name: str, holds: bool) -> str:
        return self.words("predicate", property=name, holds=_yes(holds))

    def _either(self, parts: Sequence[str], last: str) -> str:
        """Return alternatives joined by a message, or marked as such where they are only a part of what is said."""
        if len(parts) == 1 or last:
            return self.joined(parts, last, last if last == "or-groups" else "phrases")
        return translate(self.lang, "either", phrase=self.joined(parts, "either-or", "either-or"))

    def joined(self, parts: Sequence[str], last: str, between: str) -> str:
        """Return parts joined, the last by one message, the others by another."""
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            comma = _yes("," in parts[number - 2])  # a clause inside the part before has to be closed
            text = translate(self.lang, last if number == len(parts) else between, left=text, right=part, comma=comma)
        return text

    # Conditions

    def clause(self, tree: Tree, after: bool = False, alone: bool = True) -> str:
        """Return a condition as a clause; `after` gives the words and their order that it has after "when"."""
        match tree:
            case All(parts=()):
                return self.words("always")
            case Any(parts=()):
                return self.words("never")
            case All(parts=parts):
                return self.joined(self._clauses(parts, after, False), _last("and", after), "clauses")
            case Any(parts=parts) if alone:
                last = _last("or", after)
                return self.joined(self._clauses(parts, after, True), last, last)
            case Any(parts=parts):
                text = self.joined(self._clauses(parts, False, True), "either-or-clauses", "either-or-clauses")
                return translate(self.lang, "either-clause", clause=text)
            case Choice(condition=condition, then=then, otherwise=otherwise):
                return self.words(
                    "when-clause-if" if after else "clause-if",
                    when=self.clause(condition, after=True),
                    then=self.clause(then, after, alone=False),
                    otherwise=self.clause(otherwise, alone=False),
                )
            case Cards():
                raise AssertionError(f"a set is no condition: {tree}")
            case _:
                return self.fact(tree, after)

    def _clauses(self, parts: Sequence[Tree], after: bool, alone: bool) -> list[str]:
        """Return conditions as clauses; only the first of them stands right after "when"."""
        return [self.clause(part, after and not at, alone) for at, part in enumerate(parts)]

    def fact(self, leaf: Leaf, after: bool = False) -> str:
        """Return one fact as a clause."""
        say: Callable[..., str] = self._after if after else self.words
        match leaf:
            case Fact(name=name, holds=holds):
                return say(f"fact-{name}", holds=_yes(holds))
            case Some(cards=tree, holds=holds):
                return self._some(tree, holds, say)
            case BestIs(cards=tree):
                return say("best-is", phrase=self._wide().phrase(tree))
            case SameCards(left=left, right=right, holds=holds):
                first, second = self._wide().phrase(left), self._wide().phrase(right)
                return say("same-cards", phrase=first, second=second, holds=_yes(holds))
            case Agree(left=left, right=right):
                return say("agree", left=self.clause(left, after), right=self.clause(right, after=True))
            case Compared(left=less, operator=operator, right=more):
                relation = _RELATIONS[operator]
                return say("compared", relation=relation, left=self._operand(less), right=self._operand(more))
            case _:
                assert_never(leaf)

    def _after(self, id: str, /, **args: str | int) -> str:
        return self.words(f"when-{id}", **args)

    def _some(self, tree: Tree, holds: bool, say: Callable[..., str]) -> str:
        held = only_in_hand(tree)
        told = self.description(tree) if held else self._anywhere(tree)
        return say("hold" if held else "exist", held=_yes(holds), **told)

    def _anywhere(self, tree: Tree) -> dict[str, str]:
        """Return the description of cards that need not be in the hand."""
        if isinstance(tree, Cards) and in_hand(tree) == outside(tree):
            idiom = idiom_of(tree.table, self.outlook)
            if idiom not in (OTHER, "any"):
                return {"set": idiom, "phrase": ""}
        return {"set": OTHER, "phrase": self._wide().phrase(tree)}

    def _wide(self) -> "Voice":
        """Return a voice that speaks of any card, in the hand or not."""
        return replace(self, outlook=replace(self.outlook, possible=EVERY))

    # Numbers

    def number(self, node: Node) -> str:
        """Return a number as a noun phrase: "its length plus 2"."""
        match node:
            case Number(value=value):
                return translate(self.lang, "number", n=value)
            case Name(name=name):
                return translate(self.lang, f"number-{name}")
            case Negative(operand=operand):
                return translate(self.lang, "number-negative", phrase=self.number(operand))
            case Arithmetical(left=left, operator=operator, right=right):
                return translate(
                    self.lang,
                    "number-reckoned",
                    operation=_SUMS[operator],
                    left=self._operand(left),
                    right=self._operand(right),
                )
            case If(condition=condition, then=then, otherwise=otherwise):
                return translate(
                    self.lang,
                    "number-if",
                    when=self.clause(read(condition, self.context), after=True),
                    then=self.number(then),
                    otherwise=self.number(otherwise),
                )
            case _:
                raise LookupError(f"there are no words for {type(node).__name__.lower()} in {self.context.title}")

    def _operand(self, node: Node) -> str:
        """Return a number as a part of a longer phrase."""
        text = self.number(node)
        return f"({text})" if isinstance(node, If | Arithmetical) else text


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _last(word: str, after: bool) -> str:
    """Return the message that joins the last of several clauses."""
    return f"{word}-{'conditions' if after else 'clauses'}"
