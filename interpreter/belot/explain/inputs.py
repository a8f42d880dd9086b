"""Input that is no position, in words."""

import re
from collections.abc import Mapping
from typing import Final

from belot.cards import CARDS, PACK_SIZE
from belot.exceptions import InvalidInput
from belot.explain.wording import translate

# The exception carries its facts in its English sentence only; a test holds these to the sentences really raised.
_FACTS: Final[Mapping[str, str]] = {
    "E502": r"['\"]?(?P<given>.*?)['\"]? is no card",
    "E503": r"(?P<card>\S+) comes twice.*",
    "E504": r"the deck has (?P<n>\d+) cards",
    "E505": r"there is no seat (?P<seat>.+)",
    "E506": r".*",
}


def invalid(error: InvalidInput, lang: str, players: int) -> str:
    """Return the sentence for input that no rule was asked about; its own English sentence if there are no words."""
    found = re.fullmatch(_FACTS.get(error.code, "(?!)"), error.message)
    facts: dict[str, str | int] = {} if found is None else found.groupdict()
    if found is None or facts.get("card", CARDS[0]) not in CARDS:
        detail = "; ".join(filter(None, (error.message, error.help)))
        return translate(lang, "invalid-other", code=error.code, detail=detail)
    if error.code == "E504":
        facts |= {"n": int(facts["n"]), "noun": "card", "pack": PACK_SIZE}
    if error.code == "E505":
        facts |= {"last": players - 1}
    return translate(lang, f"invalid-{error.code}", **facts)
