"""The cases of the suite: read from YAML, checked, frozen."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from belot_conformance.consistency import Problem, inconsistency
from belot_conformance.documents import Document, Path, load
from belot_conformance.exceptions import DataError
from belot_conformance.resources import complaint, fixture_files, schema, validator

SUITE_FILE = "rulesets.yaml"
RETIRED_FILE = "retired.yaml"

# The operation a kind of case asks; a `reject` case may ask any.
OPERATION_OF_KIND: Mapping[str, str] = {
    "position": "legal_plays",
    "trick": "trick",
    "calls": "legal_calls",
    "declarations": "declarations",
    "score": "score",
    "deal": "deal",
    "match": "match",
    "count": "count",
}


@dataclass(frozen=True, slots=True)
class Case:
    """One question with the part of the answer that is compared, for one or more rulesets."""

    id: str
    title: str
    catches: str
    applies: tuple[str, ...]
    clauses: tuple[str, ...]
    origin: str
    level: str
    kind: str
    ask: Mapping[str, Any]
    expect: Mapping[str, Any]
    where: str

    @property
    def op(self) -> str:
        """The operation of the protocol that is asked."""
        return str(self.ask["op"])

    @property
    def size(self) -> int:
        """How much there is to read in the question: the fewest characters make the clearest example."""
        return len(json.dumps(self.ask))


@dataclass(frozen=True, slots=True)
class Suite:
    """All cases and what is said of the rulesets they are for."""

    name: str
    version: str
    players: Mapping[str, int]
    prefixes: Mapping[str, tuple[str, ...]]
    cases: tuple[Case, ...]

    @property
    def about(self) -> dict[str, str]:
        """What the suite says of itself in `hello` and in a report."""
        return {"name": self.name, "version": self.version, "digest": self.digest}

    @property
    def digest(self) -> str:
        """SHA-256 of all that decides a verdict: the same digest means the same questions and answers."""
        content = [[case.id, sorted(case.applies), case.level, case.ask, case.expect] for case in self.cases]
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return "sha256:" + hashlib.sha256(text.encode()).hexdigest()

    def clauses_of(self, case: Case, ruleset: str) -> tuple[str, ...]:
        """Return those clauses of `case` that bind `ruleset`; all of them if none does by its prefix."""
        prefixes = self.prefixes.get(ruleset, ())
        own = tuple(clause for clause in case.clauses if clause.startswith(prefixes))
        return own or case.clauses


def load_suite(files: Iterable[tuple[str, str]] | None = None) -> Suite:
    """Return the suite in `files` (name and text of each), by default the one shipped with the package.

    Raises DataError with the place of the first thing that is wrong: broken YAML, a field the schema does not
    know, an id used twice or retired, a deck that is not one, a trick that cannot have come about.
    """
    documents = {name: load(text, name) for name, text in (fixture_files() if files is None else files)}
    about = _checked(documents.pop(SUITE_FILE, None), SUITE_FILE, "suite")
    retired_document = documents.pop(RETIRED_FILE, None)
    retired = _checked(retired_document, RETIRED_FILE, "retired")["retired"] if retired_document else []
    suite = Suite(
        name=about["name"],
        version=about["version"],
        players=about["players"],
        prefixes={ruleset: tuple(prefixes) for ruleset, prefixes in about["prefixes"].items()},
        cases=tuple(case for name in sorted(documents) for case in _cases(documents[name], about["players"])),
    )
    if not suite.cases:
        raise DataError("fixtures", "no cases were found; the package data is missing")
    _check_ids(suite.cases, {entry["id"] for entry in retired})
    return suite


def _checked(document: Document | None, name: str, definition: str) -> dict[str, Any]:
    if document is None:
        raise DataError(name, "the file is missing from the fixtures")
    found = complaint(validator("fixture", definition), document.data)
    if found:
        raise DataError(document.where(found[0]), found[1])
    data: dict[str, Any] = document.data
    return data


def _cases(document: Document, players: Mapping[str, int]) -> Iterable[Case]:
    found = complaint(validator("fixture"), document.data)
    if found:
        raise DataError(document.where(found[0]), found[1])
    for index, entry in enumerate(document.data["cases"]):
        path: Path = ("cases", index)
        lists = {key: tuple(entry[key]) for key in ("applies", "clauses")}
        fields: dict[str, Any] = {**entry, **lists, "where": document.where(path)}
        case = Case(**fields)
        problem = _problem(case, players)
        if problem:
            at, message = problem
            raise DataError(document.where((*path, *at)), f"{case.id}: {message}")
        yield case


def _problem(case: Case, players: Mapping[str, int]) -> Problem:
    """Return the place within `case` and what is wrong there, or None."""
    for index, ruleset in enumerate(case.applies):
        if ruleset not in players:
            return ("applies", index), f"{SUITE_FILE} knows no ruleset {ruleset}"
    numbers = {players[ruleset] for ruleset in case.applies}
    if len(numbers) != 1:
        return ("applies",), "the rulesets differ in their number of players"
    return _problem_of_kind(case) or _problem_of_ask(case, numbers.pop()) or _problem_of_expect(case)


def _problem_of_kind(case: Case) -> Problem:
    operation = OPERATION_OF_KIND.get(case.kind)
    if operation is not None and case.op != operation:
        return ("ask", "op"), f"a case of kind {case.kind} asks {operation}"
    if (case.kind == "reject") != ("rejected" in case.expect):
        return ("expect",), "a case of kind reject expects `rejected`, and no other does"
    return None


def _problem_of_ask(case: Case, players: int) -> Problem:
    definition = f"request-{case.op}"
    if definition not in schema("protocol")["$defs"]:
        return ("ask", "op"), f"the protocol has no operation {case.op}"
    request = {"id": 0, "ruleset": case.applies[0], **case.ask}
    found = complaint(validator("protocol", definition), request)
    if found:
        return ("ask", *found[0]), found[1]
    known = schema("protocol")["$defs"][definition]["properties"]
    for key in case.ask:
        if key not in known:
            return ("ask", key), f"{case.op} has no field {key}; it has {', '.join(known)}"
    broken = inconsistency(case.op, case.ask, players)
    return (("ask", *broken[0]), broken[1]) if broken else None


def _problem_of_expect(case: Case) -> Problem:
    """Check each field by the schema of the full answer: a misspelt one would never be compared."""
    known = schema("protocol")["$defs"][f"result-{case.op}"]["properties"]
    for key, value in case.expect.get("result", {}).items():
        if key not in known:
            return ("expect", "result", key), f"{case.op} answers with {', '.join(known)}, not {key}"
        found = complaint(validator("protocol", f"result-{case.op}"), {"done": "redeal", key: value})
        if found and found[0][:1] == (key,):
            return ("expect", "result", *found[0]), found[1]
    return None


def _check_ids(cases: Iterable[Case], retired: set[str]) -> None:
    seen: dict[str, str] = {}
    for case in cases:
        if case.id in retired:
            raise DataError(case.where, f"the id {case.id} is retired; take a new one")
        if case.id in seen:
            raise DataError(case.where, f"the id {case.id} is taken already, at {seen[case.id]}")
        seen[case.id] = case.where
