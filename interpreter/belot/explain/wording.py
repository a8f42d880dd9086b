"""The one way to a sentence: a message of a language, by its id, with its arguments filled in.

The messages are in spec/text, one Fluent file for each language. A value is worded by whoever asks; its inflected forms
are attributes, the business of the language alone. Two functions serve the files: `CARD($card, form: "…")` and
`SUIT($suit, form: "…")` give a form of a card in notation and of a suit.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from belot.exceptions import MissingExtra, UsageError
from belot.resources import read_text
from belot.suggest import nearest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "ru", "bg", "hr")
SUIT_KEYS: Final[Mapping[str, str]] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANK_KEYS: Final[Mapping[str, str]] = {
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}

_LONG: Final = 200
_MARKS: Final = 0xE000  # the first of the characters that are nobody's


def translate(lang: str, id: str, /, **args: str | int) -> str:
    """Return a message of a language, or one of its forms (`card.words`).

    Raise UsageError for an unknown language, MissingExtra without fluent.runtime, LookupError for a message that
    does not exist, an argument that is missing or text that cannot be put together: never a half-filled sentence.
    """
    bundle = _bundle(lang)
    name, _, form = id.partition(".")
    if not bundle.has_message(name):
        raise LookupError(f"{lang}.ftl has no message {name!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise LookupError(f"{lang}.ftl has no form {id!r}")
    # The formatter refuses long arguments; a clause made of clauses may be long. A mark stands for it meanwhile.
    marks = {name: chr(_MARKS + at) for at, name in enumerate(args) if len(str(args[name])) > _LONG}
    text, errors = bundle.format_pattern(pattern, {**args, **marks})
    if errors:
        raise LookupError(f"{lang}.ftl cannot word {id!r}: {'; '.join(str(error) for error in errors)}")
    for name, mark in marks.items():
        text = str(text).replace(mark, str(args[name]))
    return str(text)


def check_language(lang: str) -> str:
    """Return the language; raise UsageError with the nearest one if there are no words in it."""
    if lang in LANGUAGES:
        return lang
    near = nearest(lang, LANGUAGES)
    help_ = f"did you mean {near!r}?" if near else f"there are {', '.join(LANGUAGES)}"
    raise UsageError(f"there are no words in the language {lang!r}", help_)


def read_resource(lang: str) -> "Resource":
    """Return the parsed messages of a language; raise LookupError if a part of the file cannot be read."""
    try:
        from fluent.runtime import FluentResource
    except ImportError:
        raise MissingExtra("text", "wording") from None
    from fluent.syntax.ast import Junk

    resource = FluentResource(read_text("spec", f"text/{check_language(lang)}.ftl"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise LookupError(f"{lang}.ftl has a part that is no message: {(entry.content or '').strip()[:60]!r}")
    return resource


@cache
def _bundle(lang: str) -> "FluentBundle":
    resource = read_resource(lang)
    from fluent.runtime import FluentBundle

    functions: dict[str, Any] = {"CARD": _card_form(lang), "SUIT": _suit_form(lang)}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def _card_form(lang: str) -> Callable[..., str]:
    def form_of(card: str, form: str = "") -> str:
        return translate(lang, _form("card", form), rank=RANK_KEYS[card[0]], suit=SUIT_KEYS[card[1]])

    return form_of


def _suit_form(lang: str) -> Callable[..., str]:
    def form_of(suit: str, form: str = "") -> str:
        return translate(lang, _form("suit", form), suit=suit)

    return form_of


def _form(name: str, form: str) -> str:
    return f"{name}.{form}" if form else name
