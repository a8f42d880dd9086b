"""Why a card is refused or allowed in a position: what led to the rung that decides, and what the card lacks.

The rung that decides is one reason. The rungs before it are reasons where they would have changed the verdict: a
guard that does not hold is mentioned if the card would be judged otherwise had it held, a set that the hand does not
meet if it asks for something that the deciding rung does not.
"""

from dataclasses import dataclass
from typing import Final

from belot.cards import card_name, suit_of
from belot.explain.idioms import Literal, idiom_of, terms_of
from belot.explain.reading import read
from belot.explain.situation import Situation
from belot.explain.tree import HAND, HEIGHT, SIGNATURES, YES, Cards, Fact, Leaf, Some, Tree, has, in_hand, negated
from belot.explain.voice import Voice
from belot.ruleset.model import Rung

_ABOUT_LED: Final = ("led-trump", "best-led", "best-trump")


@dataclass(frozen=True)
class Step:
    """A rung in a situation: its guard, whether it holds, its set as a table over cards in hand, what it meets."""

    guard: Tree
    holds: bool
    set: Tree
    table: int
    meets: int


def step_of(rung: Rung, here: Situation) -> Step:
    """Return what a rung is in a situation."""
    guard = YES if rung.when is None else read(rung.when)
    cards = read(rung.cards)
    table = in_hand(Cards(here.table(cards)))
    assert isinstance(table, Cards)
    return Step(guard, here.holds(guard), cards, table.table, here.cards(table) & here.hand)


def because(here: Situation, lang: str, card: int) -> str:
    """Return why the cards that may be played are those: "a heart was led, so you must follow suit with a heart"."""
    steps = [step_of(rung, here) for rung in here.play.rungs[: here.rung + 1]]
    decides, voice = steps[-1], Voice(lang, here.outlook)
    facts = _facts(here, steps, card)
    reasons = _clauses(here, facts, decides, voice)
    must = voice.must(Cards(decides.table))
    if not reasons:
        return must
    return voice.words("because", reasons=reasons, must=must)


def _facts(here: Situation, steps: list[Step], card: int) -> list[Leaf]:
    """Return the facts that decide about a card, in the order of the rungs, each once."""
    decides = steps[-1]
    allowed = bool(decides.meets & card)
    possible = here.outlook.possible
    empty = [
        step.table & possible for step in steps[:-1] if step.holds and (allowed or not _only_stricter(step, decides))
    ]
    found: list[Leaf] = []
    for step in steps[:-1]:
        table = step.table & possible
        if not step.holds and _would_change(here, step, card, allowed):
            found += here.because(negated(step.guard))
        elif step.holds and table in empty and not any(table | other == other != table for other in empty):
            found.append(Some(Cards(step.table & HAND), holds=False))
    found += here.because(decides.guard) + here.because_set(decides.set)
    return list(dict.fromkeys(plain for fact in found for plain in _plainly(here, fact)))


def _only_stricter(step: Step, decides: Step) -> bool:
    """Say whether a set asks for the same as another, only higher."""
    any_height = sum(
        1 << signature
        for signature in SIGNATURES
        if step.table >> signature & 1 or step.table >> (signature ^ HEIGHT) & 1
    )
    return step.table & ~decides.table == 0 and decides.table & ~any_height == 0


def _would_change(here: Situation, step: Step, card: int, allowed: bool) -> bool:
    """Say whether a card would be judged otherwise if the guard of a rung held."""
    if not allowed:
        return bool(step.meets & card)
    signature = here.signature(card)
    too_low = not step.table >> signature & 1 and bool(step.table >> (signature | HEIGHT) & 1)
    return too_low or bool(step.meets and not step.meets & card)


def _plainly(here: Situation, fact: Leaf) -> list[Leaf]:
    """Return a fact as it is said when one sees the trick; nothing if it goes without saying."""
    if fact == Fact("leading", False):
        return []
    if not isinstance(fact, Fact) or fact.name not in _ABOUT_LED:
        return [fact]
    if here.leading:
        return []
    if fact.name == "led-trump":
        return [fact]
    if here.outlook.led_is_trump:
        return [Fact("led-trump")]
    trumped = fact.holds == (fact.name == "best-trump")
    return [] if here.outlook.no_trumps else [Fact("best-led", not trumped)]


def _clauses(here: Situation, facts: list[Leaf], decides: Step, voice: Voice) -> str:
    """Return facts as clauses, what was led in front; nothing for no facts."""
    void = next((fact for fact in facts if _is_void(fact, voice)), None)
    tail = "none"
    if Fact("led-trump") in facts:
        tail = "all-trumps" if here.outlook.all_trumps else "trump"
    elif Fact("led-trump", False) in facts:
        tail = "none" if here.outlook.no_trumps else "plain"
    elif void:
        tail = "void"
        facts = [fact for fact in facts if fact != void]
    rest = [fact for fact in facts if not (isinstance(fact, Fact) and fact.name == "led-trump")]
    told = [voice.fact(fact) for fact in rest]
    if not _speaks_of_lead(here, facts, decides, tail):
        return voice.joined(told, "and-clauses", "clauses") if told else ""
    lead = voice.words("lead", tail=tail)
    if len(told) < 2:
        return voice.words("lead-and", lead=lead, clause=told[0]) if told else lead
    return voice.joined([lead, *told], "and-clauses", "clauses")


def _is_void(fact: Leaf, voice: Voice) -> bool:
    return isinstance(fact, Some) and not fact.holds and voice.description(fact.cards)["set"] == "led"


def _speaks_of_lead(here: Situation, facts: list[Leaf], decides: Step, tail: str) -> bool:
    if here.leading:
        return False
    told = any(isinstance(fact, Fact) and fact.name in _ABOUT_LED for fact in facts)
    return tail != "none" or told or any(name == "led" for name, _ in _literals(here, decides))


def _literals(here: Situation, step: Step) -> list[Literal]:
    terms = terms_of(idiom_of(step.table, here.outlook), step.table, here.outlook)
    return [literal for term in terms for literal in term]


def why_not(here: Situation, lang: str, card: int) -> str:
    """Return what a refused card lacks: "the Q♥ is lower than the 10♥"."""
    step = step_of(here.play.rungs[here.rung], here)
    signature = here.signature(card)
    lacking: list[Literal] = []
    for term in terms_of(idiom_of(step.table, here.outlook), step.table, here.outlook):
        lacking.append(next((name, wanted) for name, wanted in term if has(signature, name) != wanted))
    if ("above", True) in lacking and ("trumps", False) in lacking:
        lacking.remove(("trumps", False))  # too low a trump: that it is one has just been said
    voice = Voice(lang, here.outlook)
    parts = [_lack(here, voice, card, name, wanted) for name, wanted in dict.fromkeys(lacking)]
    return voice.joined(parts, "and-clauses", "clauses")


def _lack(here: Situation, voice: Voice, card: int, name: str, wanted: bool) -> str:
    word, holds = card_name(card), "no" if wanted else "yes"
    match name:
        case "led":
            return voice.words("why-suit", card=word)
        case "trumps":
            return voice.words("why-trump", card=word, holds=holds)
        case "above" if here.best and suit_of(word) == suit_of(card_name(here.best)):
            return voice.words("why-height", card=word, holds=holds)
        case _:
            return voice.words("card-is", card=word, phrase=voice.words("predicate", property=name, holds=holds))
