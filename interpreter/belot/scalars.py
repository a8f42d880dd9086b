"""What a plain YAML scalar means: null, true, false, a decimal whole number or text, and nothing else.

Readers of YAML 1.1 and 1.2 disagree about words such as `no`, `0501` and `106:56`. A rule that means one
thing here and another elsewhere is worse than no rule: those spellings are refused, and each refusal says
what to write instead.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from belot.diagnostics import in_quotes, quoted

GREATEST_NUMBER: Final = 2**53 - 1  # beyond it JSON readers round

_WORDS: Final[dict[str, bool | None]] = {"": None, "~": None, "null": None, "true": True, "false": False}
_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]*")


@dataclass(frozen=True)
class Refusal:
    """Why a spelling is refused, and what to write."""

    code: str
    message: str
    help: str


def plain_value(text: str) -> bool | int | str | Refusal | None:
    """Return the value of a plain scalar, or the refusal of a spelling that YAML readers disagree about."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _SUSPECTS:
        return text
    if _WHOLE.fullmatch(text):
        return int(text) if _is_small(text) else _too_great(text)
    for pattern, refuse in _REFUSED:
        if pattern.fullmatch(text):
            return refuse(text)
    return text


def _is_small(text: str) -> bool:
    return len(text) <= len(str(GREATEST_NUMBER)) + 1 and abs(int(text)) <= GREATEST_NUMBER


def _too_great(text: str) -> Refusal:
    return Refusal("E117", f"the number {quoted(text)} is greater than {GREATEST_NUMBER}", _as_text(text))


def _word(instead: str) -> Callable[[str], Refusal]:
    def refuse(text: str) -> Refusal:
        what = f"some readers of YAML take {text!r} for {instead}, others for text"
        return Refusal("E115", what, f"write {instead}, or {in_quotes(text)} for the text")

    return refuse


def _leading_zero(text: str) -> Refusal:
    number = text.lstrip("+-0").replace("_", "") or "0"
    sign = "-" if text[0] == "-" and number != "0" else ""
    what = f"some readers of YAML take {quoted(text)} for an octal number"
    return Refusal("E116", what, f"write {_shown(sign + number)}, or {in_quotes(text)} for the text")


def _other_base(text: str) -> Refusal:
    what = f"{quoted(text)} is not a decimal number"
    return Refusal("E116", what, f"write it in decimal, or {in_quotes(text)} for the text")


def _marked(text: str) -> Refusal:
    number = text.lstrip("+").replace("_", "").replace("-0", "0")
    what = f"a whole number is digits, with - before them if need be, not {quoted(text)}"
    return Refusal("E116", what, f"write {_shown(number)}, or {in_quotes(text)} for the text")


def _base_60(text: str) -> Refusal:
    return Refusal("E116", f"some readers of YAML take {quoted(text)} for a number in base 60", _as_text(text))


def _fraction(text: str) -> Refusal:
    what = f"{quoted(text)} is a number with a fraction or an exponent, and all numbers here are whole"
    return Refusal("E118", what, f"write a whole number, or {in_quotes(text)} for the text")


def _not_finite(text: str) -> Refusal:
    return Refusal(
        "E118", f"{text!r} is not a finite number", f"write a whole number, or {in_quotes(text)} for the text"
    )


def _date(text: str) -> Refusal:
    return Refusal("E119", f"some readers of YAML take {quoted(text)} for a date", _as_text(text))


def _as_text(text: str) -> str:
    shown = in_quotes(text)
    return f"write {shown} if text is meant" if "…" not in shown else "put it in quotes if text is meant"


def _shown(text: str) -> str:
    return text if len(text) <= 20 else "the digits alone"


_REFUSED: Final[tuple[tuple[re.Pattern[str], Callable[[str], Refusal]], ...]] = (
    (re.compile("y|Y|yes|Yes|YES|on|On|ON|True|TRUE"), _word("true")),
    (re.compile("n|N|no|No|NO|off|Off|OFF|False|FALSE"), _word("false")),
    (re.compile("Null|NULL"), _word("null")),
    (re.compile(r"[-+]?0[0-9_]+"), _leading_zero),
    (re.compile(r"[-+]?0(x[0-9a-fA-F_]+|o[0-7_]+|b[01_]+)"), _other_base),
    (re.compile(r"[-+]?[0-9][0-9_]*"), _marked),
    (re.compile(r"[-+]?[0-9][0-9_]*(:[0-9]+)+(\.[0-9_]*)?"), _base_60),
    (re.compile(r"[-+]?([0-9][0-9_]*)?\.[0-9][0-9_]*([eE][-+]?[0-9]+)?"), _fraction),
    (re.compile(r"[-+]?[0-9][0-9_]*(\.([eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)"), _fraction),
    (re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"), _not_finite),
    (re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(([Tt]| +)[0-9]{1,2}:[0-9]{2}.*)?"), _date),
)

# A cheap first look: no other text can match the patterns above.
_SUSPECTS: Final = frozenset("yYnNoOtTfF+-.0123456789")
