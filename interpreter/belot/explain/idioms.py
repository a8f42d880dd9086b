"""Sets of cards that players have a phrase for, and the shortest description of those they have none for."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from belot.explain.tree import EVERY, HELD, PROPERTIES, property_table
from belot.ruleset.model import Kind

Literal: TypeAlias = tuple[str, bool]  # a property of a card, and whether it has it
Term: TypeAlias = tuple[Literal, ...]

_LED, _TRUMP, _ABOVE, _BEST = (1 << PROPERTIES.index(name) for name in ("led", "trumps", "above", "best"))
OTHER: Final = "other"

# In the order of preference: of two phrases that mean the same here the first is used.
IDIOMS: Final[Mapping[str, tuple[Term, ...]]] = {
    "any": ((),),
    "led": ((("led", True),),),
    "trump": ((("trumps", True),),),
    "higher-trump": ((("trumps", True), ("above", True)),),
    "higher-led": ((("led", True), ("above", True)),),
    "higher": ((("above", True),),),
    "plain": ((("trumps", False),),),
    "other-suit": ((("led", False),),),
    "neither": ((("led", False), ("trumps", False)),),
    "lower-trump": ((("trumps", True), ("above", False)),),
    "lower-led": ((("led", True), ("above", False)),),
    "lower": ((("above", False),),),
    "any-but-lower-trump": ((("trumps", False),), (("above", True),)),
    "led-or-trump": ((("led", True),), (("trumps", True),)),
    "none": (),
}


@dataclass(frozen=True)
class Outlook:
    """What is known where something is said: nothing (a rule), or all about one trick (a position).

    `possible` is the set of signatures a card in hand can have; `led` a suit key and `best` a card in notation, "none"
    where they are not known or nothing is led.
    """

    possible: int
    all_trumps: bool = False
    no_trumps: bool = False
    led: str = "none"
    best: str = "none"
    led_is_trump: bool | None = None


@dataclass(frozen=True)
class Scene:
    """A kind of trick: which signatures (of led, trump, above) are possible, what is true of led and best."""

    kind: Kind
    signatures: frozenset[int]
    leading: bool
    truths: Mapping[str, bool]


def _scene(kind: Kind, signatures: Collection[int], led_trump: bool, best_led: bool, best_trump: bool) -> Scene:
    truths = {"leading": False, "led-trump": led_trump, "best-led": best_led, "best-trump": best_trump}
    return Scene(kind, frozenset(signatures), False, truths)


def _lead(kind: Kind, signatures: Collection[int]) -> Scene:
    # Where nothing is led, what is said of the suit led and the winning card holds of no card, so it is true.
    truths = {"leading": True, "ally": False, "led-trump": True, "best-led": True, "best-trump": True}
    return Scene(kind, frozenset(signatures), True, truths)


SCENES: Final = (
    _scene("suit", (_LED | _TRUMP | _ABOVE, _LED | _TRUMP, 0), True, True, True),
    _scene("suit", (_LED | _ABOVE, _LED, _TRUMP | _ABOVE, 0), False, True, False),
    _scene("suit", (_LED, _TRUMP | _ABOVE, _TRUMP, 0), False, False, True),
    _scene("no-trumps", (_LED | _ABOVE, _LED, 0), False, True, False),
    _scene("all-trumps", (_LED | _TRUMP | _ABOVE, _LED | _TRUMP, _TRUMP), True, True, True),
    _lead("suit", (_TRUMP, 0)),
    _lead("no-trumps", (0,)),
    _lead("all-trumps", (_TRUMP,)),
)


def outlook_of(scenes: Collection[Scene]) -> Outlook:
    """Return what is known where any of the scenes may be."""
    possible = 0
    for scene in scenes:
        for signature in scene.signatures:
            possible |= 1 << (signature | HELD)
    all_trumps = any(scene.kind == "all-trumps" for scene in scenes)
    return Outlook(possible, all_trumps)


EVERYWHERE: Final = outlook_of([scene for scene in SCENES if not scene.leading])


def idiom_of(table: int, outlook: Outlook) -> str:
    """Return the name of the phrase for a set of cards in hand, "other" if there is none."""
    names = list(IDIOMS)
    if outlook.all_trumps:  # "trump" says little where every card is one
        names.sort(key=lambda name: "trump" in name)
    for name in names:
        if (_idiom_table(name) ^ table) & outlook.possible == 0 and (name != "none" or table == 0):
            return name
    return OTHER


def terms_of(idiom: str, table: int, outlook: Outlook) -> tuple[Term, ...]:
    """Return what a card must be to be in a set: the terms of its phrase, or the shortest that say it."""
    return shortest(table, outlook.possible) if idiom == OTHER else IDIOMS[idiom]


@cache
def _idiom_table(name: str) -> int:
    return union(IDIOMS[name])


def union(terms: Collection[Term]) -> int:
    """Return the table of the cards that meet one of the terms."""
    table = 0
    for term in terms:
        table |= term_table(term)
    return table


def term_table(term: Term) -> int:
    """Return the table of the cards that have and lack what a term says."""
    table = EVERY
    for name, holds in term:
        table &= property_table(name) if holds else ~property_table(name)
    return table


@cache
def shortest(table: int, possible: int = EVERY) -> tuple[Term, ...]:
    """Return few and short terms that together pick out a set among the possible signatures."""
    missing = table & possible
    fitting = [term for term in _terms() if term_table(term) & possible & ~table == 0]
    chosen: list[Term] = []
    while missing:
        best = max(fitting, key=lambda term: (term_table(term) & missing).bit_count())  # the first, so the shortest
        chosen.append(best)
        missing &= ~term_table(best)
    needed = list(chosen)
    for term in chosen:
        rest = [other for other in needed if other != term]
        if table & possible & ~union(rest) == 0:
            needed = rest
    return tuple(needed)


@cache
def _terms() -> tuple[Term, ...]:
    """Return every term, the shortest first."""
    return tuple(sorted(_all_terms(0), key=lambda term: (len(term), [_rank(literal) for literal in term])))


def _all_terms(at: int) -> Iterator[Term]:
    if at == len(PROPERTIES):
        yield ()
        return
    for rest in _all_terms(at + 1):
        yield rest
        yield ((PROPERTIES[at], True), *rest)
        yield ((PROPERTIES[at], False), *rest)


def _rank(literal: Literal) -> tuple[int, bool]:
    name, holds = literal
    return PROPERTIES.index(name), not holds
