"""Reads the score and the match of a ruleset: lines, values and outcomes see each other's names."""

import re
from collections.abc import Container
from typing import Any, cast

from belot.nodes import Node
from belot.ruleset.model import Ending, Line, Match, Outcome, Role, Score, Value
from belot.ruleset.reading import FALLBACK, Reader
from belot.ruleset.resolve import Located
from belot.vocabulary import (
    CLAIM,
    JUDGE,
    LINE,
    MATCH,
    PAID,
    PER_SIDE,
    ROUND,
    WINNER,
    WRITE,
    Context,
    Signature,
    Type,
)

# The generated code has variables of these names beside those of lines (`cards_0`) and values.
_WORDS_OF_THE_CODE = re.compile("held|last|paid|points|written|item-.*|.*-[0-9]")


def read_score(reader: Reader, part: Located) -> Score:
    """Return the score; each value may use the lines and the values above it."""
    lines = _lines(reader, part)
    functions = {line.id: PER_SIDE for line in lines}
    values = _values(reader, part, JUDGE.extended(functions=functions))
    names: dict[str, Type] = {value.id: value.type for value in values}
    outcomes = _outcomes(reader, part, names, functions)
    rounding, held = part.get("round"), part.get("held")
    return Score(
        lines,
        values,
        outcomes,
        round=_cited(reader, rounding, "amount", ROUND.extended(names, functions), "int"),
        paid_to=_cited(reader, held, "paid-to", PAID, "bool"),
    )


def _cited(reader: Reader, part: Located | None, key: str, context: Context, expected: Type) -> Node | None:
    if part is None:
        return None
    reader.clauses(part)
    return reader.expression(part.mapping()[key], context, expected)


def _lines(reader: Reader, part: Located) -> tuple[Line, ...]:
    lines = []
    for entry in reader.entries(part.mapping()["lines"]):
        id_ = cast(str, entry.text("id"))
        if _refused_as_taken(reader, id_, entry, WRITE.functions):
            continue
        lines.append(Line(id_, reader.expression(entry.mapping()["points"], LINE, "int"), reader.clauses(entry)))
    return tuple(lines)


def _refused_as_taken(reader: Reader, id_: str, entry: Located, taken: Container[str]) -> bool:
    if id_ not in taken and not _WORDS_OF_THE_CODE.fullmatch(id_):
        return False
    place = (entry.get("id") or entry).place
    reader.report("E405", f"{id_!r} already has a meaning in the score", place, "choose another id")
    return True


def _values(reader: Reader, part: Located, context: Context) -> tuple[Value, ...]:
    values: list[Value] = []
    for entry in reader.entries(part.get("values")):
        id_ = cast(str, entry.text("id"))
        # What follows the values knows more names than they do, and a value would hide them there.
        if _refused_as_taken(reader, id_, entry, {**ROUND.names, **context.names}):
            continue
        node, type_ = reader.typed(entry.mapping()["is"], context)
        if node is FALLBACK:
            reader.broken.add(id_)
        values.append(Value(id_, node, type_, reader.clauses(entry)))
        context = context.extended({id_: type_})
    return tuple(values)


def _outcomes(
    reader: Reader, part: Located, names: dict[str, Type], functions: dict[str, Signature]
) -> tuple[Outcome, ...]:
    judge, write = JUDGE.extended(names, functions), WRITE.extended(names, functions)
    entries = reader.entries(part.mapping()["outcomes"])
    outcomes = tuple(
        Outcome(
            cast(str, entry.text("id")),
            reader.optional(entry.get("when"), judge, "bool"),
            tuple((cast(Role, role), _items(reader, items, write)) for role, items in _roles(entry)),
            reader.optional(entry.get("held"), judge, "int"),
            reader.clauses(entry),
        )
        for entry in entries
    )
    if outcomes[-1].when is not None:
        reader.report(
            "E418",
            f"no outcome is left when {outcomes[-1].id!r} does not hold",
            entries[-1].place,
            "end the list with an outcome without `when`",
        )
    if any(outcome.held is not None for outcome in outcomes) and part.get("held") is None:
        reader.report(
            "E420",
            "points are held over, but nothing says to whom they go",
            part.key_place,
            "add `held: {paid-to: …}` to the score",
        )
    return outcomes


def _roles(entry: Located) -> list[tuple[str, Located]]:
    return list(entry.mapping()["write"].mapping().items())


def _items(reader: Reader, items: Located, context: Context) -> tuple[tuple[str, Node], ...]:
    return tuple((item, reader.expression(part, context, "int")) for item, part in items.mapping().items())


def read_match(reader: Reader, part: Located) -> Match:
    """Return the target, the endings and the claim of a match."""
    reader.clauses(part)
    entries = reader.entries(part.mapping()["end"])
    endings = tuple(_ending(reader, entry) for entry in entries)
    if endings[-1].when is not None:
        reader.report(
            "E418",
            f"nothing says what happens when {endings[-1].id!r} does not hold",
            entries[-1].place,
            "end the list with an ending without `when`",
        )
    claim = part.get("claim")
    return Match(
        target=cast(int, part.mapping()["target"].value),
        endings=endings,
        claim=_cited(reader, claim, "counts", CLAIM, "int"),
        claim_clauses=reader.clauses(claim) if claim else (),
    )


def _ending(reader: Reader, entry: Located) -> Ending:
    then, winner = cast(Any, entry.text("then")), entry.get("winner")
    if (then == "win") != (winner is not None):
        reader.report(
            "E421",
            "a win needs a winner" if then == "win" else f"{then!r} has no winner",
            entry.place,
            "give `winner:` with `then: win`, and only there",
        )
    return Ending(
        cast(str, entry.text("id")),
        reader.optional(entry.get("when"), MATCH, "bool"),
        then,
        reader.optional(winner, WINNER, "bool"),
        reader.clauses(entry),
    )
