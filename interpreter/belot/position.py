"""Positions: a player about to play a card, from a file or in one line.

A file holds the position of the protocol: `contract`, `dealer`, `seat`, `hand`, `trick`, `played`. The line says the
same in words, as in `trump=H hand=7H,9H,QS trick=1:TH,2:8H seat=3`. What is left out is taken as it has to be: the
seat is the one after the last card of the trick, the declarer the seat itself, the dealer 0.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from belot.cards import card_name, card_names
from belot.deal import Deal
from belot.diagnostics import Diagnostic, quoted
from belot.exceptions import SourceError
from belot.fields import Fields
from belot.game import Game
from belot.reader import Data, Mark
from belot.source import Document, Path
from belot.suggest import nearest

LINE_NAME: Final = "<position>"
KEYS: Final = ("contract", "dealer", "seat", "hand", "trick", "played")
CONTRACT_KEYS: Final = ("declarer", "trump", "value", "multiplier")

NEEDED_WORDS: Final = ("trump", "hand")

_LISTS: Final = ("hand", "trick", "played")
_WORDS: Final[Mapping[str, Path]] = {
    **{key: ("contract", key) for key in CONTRACT_KEYS},
    **{key: (key,) for key in KEYS if key != "contract"},
}


def is_line(text: str) -> bool:
    """Say whether a text is a position in one line and no name of a file."""
    return "=" in text


def line_document(line: str) -> Document:
    """Return the document of a position in one line; raise SourceError (E507) for words that say nothing."""
    found: list[Diagnostic] = []
    data: dict[str, Data] = {"contract": {}}
    marks: dict[Path, Mark] = {(): Mark(0), ("contract",): Mark(0)}
    document = Document(LINE_NAME, line, data, marks)
    for match in re.finditer(r"\S+", line):
        key, equals, value = match[0].partition("=")
        path = _WORDS.get(key)
        at = match.start()
        if not equals or path is None:
            near = nearest(key, _WORDS)
            help_ = f"did you mean '{near}='?" if near else f"write KEY=VALUE; the keys are {', '.join(_WORDS)}"
            found.append(Diagnostic("E507", f"{quoted(match[0])} says nothing here", document.place_at(at), help=help_))
        elif path in marks:
            what = f"{key!r} comes twice"
            found.append(Diagnostic("E507", what, document.place_at(at), help="keep one of them"))
        else:
            _put(data, marks, path, value, at + len(key) + 1, at)
    found += [
        Diagnostic("E507", f"the position lacks {key!r}", document.place_at(0), help=f"add {key}=VALUE")
        for key in NEEDED_WORDS
        if _WORDS[key] not in marks and not found
    ]
    if found:
        raise SourceError(tuple(found))
    return document


def _put(data: dict[str, Data], marks: dict[Path, Mark], path: Path, text: str, at: int, key: int) -> None:
    """Put the value of a word at its path, with the places of its parts."""
    marks[path] = Mark(at, "", key)
    around: Any = data if len(path) == 1 else data["contract"]
    if path[-1] not in _LISTS:
        around[str(path[-1])] = _scalar(text)
        return
    entries: list[Data] = []
    for part in re.finditer(r"[^,]+", text):
        here = (*path, len(entries))
        marks[here] = Mark(at + part.start())
        seat, colon, card = part[0].partition(":")
        if colon:
            marks[(*here, 0)] = marks[here]
            marks[(*here, 1)] = Mark(at + part.start() + len(seat) + 1)
        entries.append([_scalar(seat), card] if colon else part[0])
    around[str(path[-1])] = entries


def _scalar(text: str) -> int | str:
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else text


def read_position(document: Document, game: Game) -> dict[str, Any]:
    """Return the position a document holds, as the protocol writes it and with nothing left out.

    A file may hold it under `position:`, as a request of the protocol or a case of the suite does. Raises SourceError
    with all that is wrong: E501 to E503, E505, and E507 for parts that contradict each other.
    """
    fields = Fields(document, "position")
    base: Path = ("position",) if isinstance(fields.data, dict) and "position" in fields.data else ()
    if not fields.is_map(base):
        raise fields.error()
    fields.keys(("contract", "hand"), KEYS[1:3] + KEYS[4:], base)
    position = _Position(fields, base, game).read()
    if fields.found:
        raise fields.error()
    return position


class _Position:
    """Reads the parts of one position, each with what the others leave open."""

    def __init__(self, fields: Fields, base: Path, game: Game) -> None:
        self.fields, self.base, self.game = fields, base, game
        self.players = game.rules.players

    def read(self) -> dict[str, Any]:
        hand = self.fields.cards((*self.base, "hand"))
        played = self.fields.cards((*self.base, "played")) if self._has("played") else ()
        seats, cards = self._trick()
        seat = self._seat(seats, len(cards))
        first = (seat - len(cards)) % self.players
        trick = [[(first + place) % self.players, card] for place, card in enumerate(cards)]
        self._check_turns(seats, trick, seat)
        self._check_cards(hand, cards, played)
        contract = self._contract(seat) if self._has("contract") else {}
        dealer = self.fields.seat((*self.base, "dealer"), self.players) if self._has("dealer") else 0
        return {
            "contract": contract,
            "dealer": dealer,
            "seat": seat,
            "hand": list(hand),
            "trick": trick,
            "played": list(played),
        }

    def _has(self, key: str) -> bool:
        return key in self.fields.at(self.base)

    def _report(self, message: str, path: Path, help_: str) -> None:
        self.fields.report("E507", message, (*self.base, *path), help_)

    def _trick(self) -> tuple[list[int | None], list[str]]:
        """Return who played to the trick, None where it is not said, and the cards."""
        path = (*self.base, "trick")
        seats: list[int | None] = []
        cards: list[str] = []
        for at in range(self.fields.length(path) if self._has("trick") else 0):
            entry, here = self.fields.at((*path, at)), (*path, at)
            if isinstance(entry, list) and len(entry) == 2:
                seats.append(self.fields.seat((*here, 0), self.players))
                here = (*here, 1)
            else:
                seats.append(None)
            cards += self.fields.card(here)
        return seats, cards

    def _seat(self, seats: list[int | None], count: int) -> int:
        if self._has("seat"):
            return self.fields.seat((*self.base, "seat"), self.players)
        said = [(seat - at) % self.players for at, seat in enumerate(seats) if seat is not None]
        return ((said[0] if said else 0) + count) % self.players

    def _check_turns(self, seats: list[int | None], trick: list[list[Any]], seat: int) -> None:
        if len(seats) >= self.players:
            self._report("the trick is complete", ("trick",), f"{self.players} players have played to it")
        elif not self.fields.found:
            for at, (said, entry) in enumerate(zip(seats, trick, strict=True)):
                if said is not None and said != entry[0]:
                    help_ = f"if seat {seat} is to play, this is a card of seat {entry[0]}"
                    self._report(f"seat {said} is not in turn", ("trick", at), help_)
                    return

    def _check_cards(self, hand: tuple[str, ...], trick: list[str], played: tuple[str, ...]) -> None:
        if not hand and not self.fields.found:
            self._report("the hand is empty", ("hand",), "give the cards of the player to play")
        seen = set(hand)
        for key, cards in (("trick", trick), ("played", played)):
            for at, card in enumerate(cards):
                if card in seen and not self.fields.found:
                    path = (*self.base, key, at)
                    self.fields.report("E503", f"{card} comes twice", path, "each of the 32 cards exists once")
                seen.add(card)

    def _contract(self, seat: int) -> dict[str, Any]:
        path = (*self.base, "contract")
        trumps = self.game.rules.trumps()
        if not self.fields.is_map(path):
            return {}
        self.fields.keys(("trump",), ("declarer", "value", "multiplier"), path)
        said = self.fields.at(path)
        contract: dict[str, Any] = {"declarer": seat, "trump": said.get("trump"), "multiplier": 1}
        if "trump" in said and contract["trump"] not in trumps:
            self._report(f"{contract['trump']!r} cannot be trumps here", ("contract", "trump"), _one_of(trumps))
        if "declarer" in said:
            contract["declarer"] = self.fields.seat((*path, "declarer"), self.players)
        if "multiplier" in said:
            contract["multiplier"] = self.fields.number((*path, "multiplier"), least=1)
        if "value" in said:
            named = [name for name, _ in self.game.rules.bidding.named]
            value = said["value"]
            contract["value"] = value if value in named else self.fields.number((*path, "value"), least=0)
        return contract


def _one_of(trumps: tuple[str, ...]) -> str:
    return f"use one of {' '.join(trumps)}"


def position_of(deal: Deal) -> dict[str, Any]:
    """Return the position of the seat about to play in a deal, as the protocol writes it."""
    assert deal.contract is not None, "cards are played after the bidding"
    assert deal.turn is not None, "the deal is not over"
    return {
        "contract": deal.contract.as_data(),
        "dealer": deal.dealer,
        "seat": deal.turn,
        "hand": card_names(deal.hands[deal.turn]),
        "trick": [[seat, card_name(card)] for seat, card in deal.trick.plays(deal.game.rules.players)],
        "played": [name for _, cards in deal.played for name in card_names(cards)],
    }
