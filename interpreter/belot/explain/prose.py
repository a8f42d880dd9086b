"""Expressions in words: conditions as clauses, sets of cards as nouns, rungs and keys of comparison as rules."""

from collections.abc import Iterable
from typing import Final

from belot.explain.idioms import SCENES, Scene, outlook_of
from belot.explain.reading import read
from belot.explain.tree import YES, All, Any, Fact, Tree
from belot.explain.voice import Voice
from belot.explain.wording import translate
from belot.nodes import Arithmetical, If, Name, Negative, Node, Number
from belot.ruleset.model import Key, Rung
from belot.vocabulary import COMPARE, PLAY, Context

_KEYS: Final = ("four", "points", "length", "top", "in-trumps")
KINDS: Final = ("suit", "no-trumps", "all-trumps")


def condition(lang: str, node: Node, context: Context = PLAY) -> str:
    """Return a condition as a clause: "your partner is winning the trick"."""
    return Voice(lang, context=context).clause(read(node, context))


def cards(lang: str, node: Node) -> str:
    """Return a set of cards in hand as a noun with its article: "a higher trump"."""
    voice = Voice(lang)
    return voice.words("cards", **voice.description(read(node)))


def rule(lang: str, rung: Rung, kinds: Iterable[str] = KINDS) -> str:
    """Return a rung as a clause: "when a trump was led, a higher trump must be played"."""
    when = YES if rung.when is None else read(rung.when)
    voice = Voice(lang, outlook_of(_scenes(when, frozenset(kinds))))
    must = voice.must(read(rung.cards))
    return must if when == YES else voice.words("rule", when=voice.clause(when, after=True), must=must)


def key(lang: str, entry: Key) -> str:
    """Return a key of comparison as what it prefers: "the one with the higher top card"."""
    match entry.by:
        case Name(name=name) if name in _KEYS:
            return translate(lang, "key", by=name, phrase="")
        case Negative(operand=Name(name="turn")):
            return translate(lang, "key", by="earlier", phrase="")
    voice = Voice(lang, context=COMPARE)
    if _is_number(entry.by):
        return translate(lang, "key", by="more", phrase=voice.number(entry.by))
    return translate(lang, "key", by="true", phrase=voice.clause(read(entry.by, COMPARE)))


def _is_number(node: Node) -> bool:
    match node:
        case Number() | Negative() | Arithmetical():
            return True
        case Name(name=name):
            return COMPARE.names.get(name) == "int"
        case If(then=then):
            return _is_number(then)
        case _:
            return False


def _scenes(when: Tree, kinds: frozenset[str]) -> list[Scene]:
    """Return the scenes in which a condition may hold; a lead only where it holds nowhere else."""
    open_ = [scene for scene in SCENES if scene.kind in kinds and _may(when, scene) is not False]
    return [scene for scene in open_ if not scene.leading] or open_ or list(SCENES)


def _may(tree: Tree, scene: Scene) -> bool | None:
    """Return whether a condition holds in a scene, None where that depends on the cards."""
    match tree:
        case All(parts=parts):
            found = [_may(part, scene) for part in parts]
            return False if False in found else None if None in found else True
        case Any(parts=parts):
            found = [_may(part, scene) for part in parts]
            return True if True in found else None if None in found else False
        case Fact(name=name, holds=holds) if name in scene.truths:
            return scene.truths[name] == holds
        case _:
            return None
