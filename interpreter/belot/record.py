"""Records: a deal as data, `{ruleset, digest, dealer, deck, actions}`, from which replaying gives all else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from belot.deal import Deal
from belot.dealing import deck_names
from belot.exceptions import BelotError, IllegalAction, InvalidInput, UsageError
from belot.fields import Fields
from belot.game import Game
from belot.operations import account_data
from belot.ruleset.library import load_ruleset
from belot.ruleset.model import Ruleset
from belot.source import Document

NEEDED = ("ruleset", "dealer", "deck", "actions")
OPTIONAL = ("digest", "held", "totals", "target", "result")
RESULT_KEYS = ("outcome", "lines", "items", "written", "held")


@dataclass(frozen=True)
class Record:
    """A deal on paper: the ruleset by name and digest, who dealt which deck, every action, what is claimed of the end.

    `held`, `totals` and `target` say how the match stood before the deal; `result` is the score the writer got.
    """

    ruleset: str
    dealer: int
    deck: tuple[str, ...]
    actions: tuple[str, ...]
    digest: str | None = None
    held: int = 0
    totals: tuple[int, ...] | None = None
    target: int | None = None
    result: Mapping[str, Any] | None = None


@dataclass(eq=False)
class IllegalStep(IllegalAction):
    """An action of a record that the rules refuse; `at` is its place among the actions, from 0."""

    at: int = 0

    def __str__(self) -> str:
        return f"action {self.at + 1}: {super().__str__()}"


def read_record(document: Document, ruleset: Ruleset | None = None) -> Record:
    """Return the record a document holds; `ruleset` stands in for the one it names.

    Raises SourceError with all that is wrong: E501 to E505 what is no record, E508 an unknown ruleset, E509 a ruleset
    that has changed since.
    """
    fields = Fields(document, "record")
    if not fields.is_map():
        raise fields.error()
    fields.keys(NEEDED, OPTIONAL)
    name = fields.text("ruleset") or ""
    rules = ruleset or _named(fields, name)
    players = rules.players if rules else None
    record = Record(
        ruleset=name,
        dealer=fields.seat(("dealer",), players),
        deck=fields.deck(("deck",)),
        actions=tuple(fields.texts(("actions",), "action", "write it as in the protocol, for example `play TH`")),
        digest=fields.text("digest") if "digest" in fields.data else None,
        held=fields.number(("held",), least=0) if "held" in fields.data else 0,
        totals=fields.numbers(("totals",), rules.sides if rules else None) if "totals" in fields.data else None,
        target=fields.number(("target",), least=1) if "target" in fields.data else None,
        result=_result(fields, rules) if "result" in fields.data else None,
    )
    _check_digest(fields, record, rules)
    if fields.found:
        raise fields.error()
    return record


def _named(fields: Fields, name: str) -> Ruleset | None:
    if not name:
        return None
    try:
        return load_ruleset(name)
    except UsageError as error:
        fields.report("E508", error.message, ("ruleset",), error.help)
        return None


def _check_digest(fields: Fields, record: Record, rules: Ruleset | None) -> None:
    if rules is not None and record.digest is not None and record.digest != rules.digest:
        fields.report(
            "E509",
            f"the ruleset {rules.id!r} has changed since this record was made",
            ("digest",),
            f"it is {rules.digest} now; replay with the ruleset of that time, or remove the digest",
        )


def _result(fields: Fields, rules: Ruleset | None) -> Mapping[str, Any] | None:
    path = ("result",)
    if not fields.is_map(path):
        return None
    fields.keys((), RESULT_KEYS, path)
    result = fields.at(path)
    sides = rules.sides if rules else None
    if "outcome" in result:
        fields.text("outcome", path)
    if "written" in result:
        fields.numbers((*path, "written"), sides)
    if "held" in result:
        fields.number((*path, "held"), least=0)
    for key in ("lines", "items"):
        for at in range(fields.length((*path, key)) if key in result else 0):
            entry = (*path, key, at)
            if fields.is_map(entry):
                fields.keys(("item", "points"), (), entry)
                fields.text("item", entry)
                fields.numbers((*entry, "points"), sides)
    return dict(result)


def start_record(record: Record, game: Game) -> Deal:
    """Return the deal of a record before its first action; raise InvalidInput for what cannot be dealt."""
    return Deal(game, record.deck, record.dealer, held=record.held, totals=record.totals, target=record.target)


def apply_step(deal: Deal, at: int, action: str) -> None:
    """Carry out the action at a place of a record; raise IllegalStep, and change nothing, if it is not allowed."""
    try:
        deal.apply(action)
    except IllegalAction as refusal:
        raise _at_step(refusal, at) from None
    except InvalidInput as error:
        seat = deal.dealer if deal.turn is None else deal.turn
        legal = tuple(deal.legal_actions())
        raise IllegalStep("illegal-action", action, seat, legal=legal, message=_words(error), at=at) from error


def _at_step(refusal: IllegalAction, at: int) -> IllegalStep:
    code, action, seat, rung = refusal.code, refusal.action, refusal.seat, refusal.rung
    return IllegalStep(code, action, seat, rung, refusal.clauses, refusal.legal, refusal.message, at)


def _words(error: BelotError) -> str:
    return f"{error.message}; {error.help}" if isinstance(error, InvalidInput) and error.help else str(error)


def play_record(record: Record, game: Game) -> Deal:
    """Return the deal a record tells, as far as it tells it; raise IllegalStep at the first action refused."""
    deal = start_record(record, game)
    for at, action in enumerate(record.actions):
        apply_step(deal, at, action)
    return deal


def to_data(deal: Deal) -> dict[str, Any]:
    """Return the record of a deal as plain data, with its result once it is over."""
    rules = deal.game.rules
    data: dict[str, Any] = {
        "ruleset": rules.id,
        "digest": rules.digest,
        "dealer": deal.dealer,
        "deck": deck_names(deal.deck),
    }
    if deal.held_before:
        data["held"] = deal.held_before
    if any(deal.totals):
        data["totals"] = list(deal.totals)
    if deal.target != rules.match.target:
        data["target"] = deal.target
    data["actions"] = list(deal.actions)
    if deal.turn is None:
        data["result"] = account_data(deal.result())
    return data
