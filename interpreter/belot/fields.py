"""Reading a record or a position: the fields of a document, each fault told at its place."""

from collections.abc import Sequence
from typing import Any

from belot.cards import PACK_SIZE, card_bit
from belot.diagnostics import Diagnostic, Place, by_place, quoted
from belot.exceptions import InvalidInput, SourceError
from belot.source import Document, Path
from belot.suggest import nearest


class Fields:
    """The fields of a document; what is wrong is kept in `found`, and a harmless value is returned instead."""

    def __init__(self, document: Document, what: str) -> None:
        self.document, self.what = document, what
        self.found: list[Diagnostic] = []

    @property
    def data(self) -> Any:
        return self.document.data

    def at(self, path: Path) -> Any:
        """Return the value at a path, None if there is none."""
        value: Any = self.document.data
        for step in path:
            if isinstance(value, dict):
                value = value.get(str(step))
            elif isinstance(value, list) and isinstance(step, int):
                value = value[step]
            else:
                return None
        return value

    def report(
        self, code: str, message: str, path: Path, help_: str, related: tuple[tuple[str, Place], ...] = ()
    ) -> None:
        self.found.append(Diagnostic(code, message, self.document.place(path), help=help_, related=related))

    def error(self) -> SourceError:
        """Return all that was found, in the order of the text."""
        return SourceError(tuple(sorted(self.found, key=by_place)))

    def is_map(self, path: Path = ()) -> bool:
        """Say whether there is a map; report it otherwise (E501)."""
        if isinstance(self.at(path), dict):
            return True
        self.report("E501", f"{self._name(path)} is no map", path, "write `key: value` lines")
        return False

    def keys(self, needed: Sequence[str], optional: Sequence[str], path: Path = ()) -> None:
        """Report the keys a map lacks, and those it should not have (E501)."""
        present, known = self.at(path), (*needed, *optional)
        unknown = [key for key in present if key not in known]
        for key in unknown:
            near = nearest(key, [each for each in known if each not in present])
            help_ = f"did you mean {near!r}?" if near else f"it may have {', '.join(known)}"
            message = f"{self._name(path)} has no key {quoted(key)}"
            self.found.append(Diagnostic("E501", message, self.document.key_place((*path, key)), help=help_))
        for key in needed:
            if key not in present and not any(nearest(each, [key]) for each in unknown):
                self.report("E501", f"{self._name(path)} lacks {key!r}", path, f"add `{key}:`")

    def _name(self, path: Path) -> str:
        return f"the {self.what}" if not path else f"`{'.'.join(str(step) for step in path)}`"

    def text(self, key: str, path: Path = ()) -> str | None:
        """Return the text under a key of a map; report anything else (E501)."""
        found = self.at((*path, key))
        if isinstance(found, str) and found:
            return found
        if key in self.at(path):
            self.report("E501", f"`{key}` is no text", (*path, key), "write a word")
        return None

    def number(self, path: Path, least: int) -> int:
        """Return a whole number from `least` on; report anything else (E501)."""
        found = self.at(path)
        if isinstance(found, int) and not isinstance(found, bool) and found >= least:
            return found
        self.report("E501", f"{self._name(path)} is no whole number from {least} on", path, "write digits")
        return least

    def numbers(self, path: Path, count: int | None) -> tuple[int, ...]:
        """Return a list of whole numbers, one for each of `count` sides; report anything else (E501)."""
        numbers: list[int] = []
        for at in range(self.length(path)):
            found = self.at((*path, at))
            if isinstance(found, int) and not isinstance(found, bool):
                numbers.append(found)
            else:
                self.report("E501", f"{_shown(found)} is no whole number", (*path, at), "write digits")
                return ()
        if count is not None and isinstance(self.at(path), list) and len(numbers) != count:
            message = f"{self._name(path)} does not give one number for each side"
            self.report("E501", message, path, f"there are {count} sides")
        return tuple(numbers)

    def length(self, path: Path) -> int:
        """Return how long a list is; report what is no list (E501)."""
        found = self.at(path)
        if isinstance(found, list):
            return len(found)
        if found is not None or self._is_present(path):
            self.report("E501", f"{self._name(path)} is no list", path, "write [ ] around its entries")
        return 0

    def _is_present(self, path: Path) -> bool:
        around = self.at(path[:-1])
        return isinstance(around, dict) and path[-1] in around

    def texts(self, path: Path, what: str, help_: str) -> list[str]:
        """Return a list of texts; report each entry that is none (E501)."""
        kept = []
        for at in range(self.length(path)):
            found = self.at((*path, at))
            if isinstance(found, str) and found:
                kept.append(found)
            else:
                self.report("E501", f"{what} {at + 1} is no text", (*path, at), help_)
        return kept

    def seat(self, path: Path, players: int | None) -> int:
        """Return a seat; report what is no number (E501) and a seat that does not exist (E505)."""
        found = self.at(path)
        help_ = "seats are whole numbers from 0 on" if players is None else f"seats are 0 to {players - 1}"
        if isinstance(found, int) and not isinstance(found, bool):
            if 0 <= found < (players or found + 1):
                return found
            self.report("E505", f"there is no seat {found}", path, help_)
        elif found is not None or self._is_present(path):
            self.report("E501", f"{_shown(found)} is no seat", path, help_)
        return 0

    def cards(self, path: Path) -> tuple[str, ...]:
        """Return a list of cards; report what is no card (E502) and what comes twice (E503)."""
        kept: dict[str, Path] = {}
        for at in range(self.length(path)):
            here = (*path, at)
            for card in self.card(here):
                if card in kept:
                    first = (("it stands here first", self.document.place(kept[card])),)
                    self.report("E503", f"{card} comes twice", here, "each of the 32 cards exists once", first)
                else:
                    kept[card] = here
        return tuple(kept)

    def card(self, path: Path) -> list[str]:
        """Return a card as a list of one; report anything else (E502), and return none."""
        card = self.at(path)
        try:
            card_bit(card)
        except InvalidInput as error:
            self.report(error.code, f"{_shown(card)} is no card", path, error.help)
            return []
        return [card]

    def deck(self, path: Path) -> tuple[str, ...]:
        """Return a deck; report what is no card (E502), what comes twice (E503), a deck that is not whole (E504)."""
        faults = len(self.found)
        cards = self.cards(path)
        if len(self.found) == faults and isinstance(self.at(path), list) and len(cards) != PACK_SIZE:
            self.report("E504", f"the deck has {len(cards)} cards", path, "give all 32, the first dealt first")
        return cards


def _shown(value: Any) -> str:
    """Return a value of the user as he may have written it, on one line."""
    match value:
        case str():
            return quoted(value)
        case dict():
            return "a map"
        case list():
            return "a list"
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case _:
            return str(value)
