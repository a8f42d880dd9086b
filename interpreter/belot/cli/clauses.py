"""Clauses quoted with what they say."""

from collections.abc import Iterable

from belot.ruleset.clauses import known_clauses


def quoted_clauses(ids: Iterable[str]) -> list[str]:
    """Return a line for each clause: its id and what it says, and how it is read where the text is open."""
    known = known_clauses()
    lines = []
    for id_ in ids:
        clause = known[id_]
        lines.append(f"clause {id_}: {clause.says}")
        if clause.reading:
            lines.append(f"  read as: {clause.reading}")
    return lines
