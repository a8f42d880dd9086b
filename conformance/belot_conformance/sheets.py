"""Answer sheets: all questions as files, so that an engine can be judged where our runner cannot run.

`export` gives the questions; an engine that answers a file of them line by line writes a sheet; `judge_sheet`
judges it. The number of a question is made of its content: an answer to a question that has changed since
belongs to no question, rather than to the wrong one.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from belot_conformance.cases import Suite
from belot_conformance.checks import Check, Outcome, case_result, unclaimed
from belot_conformance.exceptions import DataError, EngineFault
from belot_conformance.judge import Judgement, judge
from belot_conformance.protocol import (
    VERSION,
    Hello,
    JsonObject,
    decode,
    decode_object,
    encode,
    hello_request,
    read_hello,
)
from belot_conformance.report import NOT_RUN, SKIPPED, Report

FORMAT = 1
MANIFEST = "manifest.json"
_HELLO_ID = 0
_BYE_ID = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a sheet: where it stands, its text, and the object in it."""

    number: int
    text: bytes
    message: JsonObject


def question_id(check: Check) -> int:
    """Return the number of a question, 1 to 2^31 - 2: the same as long as case, ruleset and question are the same."""
    content = json.dumps([check.ruleset, check.case.id, check.case.ask], sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(content.encode()).digest()[:4]) % (_BYE_ID - 1) + 1


def export(suite: Suite, checks: Sequence[Check], versions: Mapping[str, str]) -> dict[str, bytes]:
    """Return the files of an export by name: the requests of each ruleset, and the manifest.

    A file of requests is a whole session: hello, the questions, bye. `versions` goes into the manifest. The same
    suite gives the same bytes. Raises DataError if two questions have one number.
    """
    numbers = [question_id(check) for check in checks]
    twice = [number for number, times in Counter(numbers).items() if times > 1]
    if twice:
        names = ", ".join(check.case.id for check in checks if question_id(check) in twice)
        raise DataError("fixtures", f"these questions have one number; give a case another id: {names}")
    files = {}
    rulesets = {}
    for ruleset in sorted({check.ruleset for check in checks}):
        mine = [check for check in checks if check.ruleset == ruleset]
        name = f"{ruleset}.jsonl"
        files[name] = b"".join(map(encode, _session(suite, mine)))
        rulesets[ruleset] = {
            "file": name,
            "sha256": hashlib.sha256(files[name]).hexdigest(),
            "players": suite.players[ruleset],
            "questions": [_listed(suite, check) for check in mine],
        }
    manifest = {
        "format": FORMAT,
        "protocol": VERSION,
        "suite": suite.about,
        "versions": dict(versions),
        "rulesets": rulesets,
    }
    files[MANIFEST] = (json.dumps(manifest, indent=1) + "\n").encode()
    return files


def _session(suite: Suite, checks: Sequence[Check]) -> list[JsonObject]:
    questions: list[JsonObject] = [
        {"id": question_id(check), "ruleset": check.ruleset, **check.case.ask} for check in checks
    ]
    return [hello_request(_HELLO_ID, suite.about), *questions, {"id": _BYE_ID, "op": "bye"}]


def _listed(suite: Suite, check: Check) -> JsonObject:
    case = check.case
    return {
        "id": question_id(check),
        "case": case.id,
        "op": case.op,
        "level": case.level,
        "clauses": list(suite.clauses_of(case, check.ruleset)),
        "sha256": hashlib.sha256(encode({"ruleset": check.ruleset, **case.ask})).hexdigest(),
        "expect": case.expect,
    }


def judge_sheet(suite: Suite, checks: Sequence[Check], sheet: bytes, name: str) -> Report:
    """Return the report on the answers in `sheet`, the bytes of the file `name`.

    An answer to `hello` says who answers and what is claimed; without one, rulesets and operations with an answer
    are claimed. A claimed question without an answer is `not-run`. Raises DataError with the line of what is no
    answer at all.
    """
    lines = _lines(sheet, name)
    by_id: dict[int, list[Line]] = {}
    for line in lines:
        by_id.setdefault(line.message["id"], []).append(line)
    known = {question_id(Check(case, ruleset)) for case in suite.cases for ruleset in case.applies} | {_BYE_ID}
    hello = _hello(by_id.pop(_HELLO_ID, []), checks, by_id, name)
    outcomes = [_outcome(check, hello, by_id.get(question_id(check), [])) for check in checks]
    return Report(
        suite=suite.about,
        command=(),
        engine=hello,
        start=None,
        restarts=0,
        notes=_notes(by_id, known, suite, name),
        cases=tuple(case_result(suite, check, outcome) for check, outcome in zip(checks, outcomes, strict=True)),
    )


def _lines(sheet: bytes, name: str) -> list[Line]:
    lines = []
    for number, text in enumerate(sheet.split(b"\n"), start=1):
        if not text.strip():
            continue
        try:
            message = decode_object(text)
        except EngineFault as fault:
            raise DataError(f"{name}:{number}", str(fault)) from None
        if type(message.get("id")) is not int:
            raise DataError(f"{name}:{number}", "the answer has no id; it must be the one of its question")
        lines.append(Line(number, text.removesuffix(b"\r"), message))
    return lines


def _hello(answers: Sequence[Line], checks: Sequence[Check], by_id: Mapping[int, object], name: str) -> Hello:
    if answers:
        try:
            return read_hello(decode(answers[0].text, "hello", _HELLO_ID))
        except EngineFault as fault:
            raise DataError(f"{name}:{answers[0].number}", f"the answer to hello: {fault}") from None
    answered = [check for check in checks if question_id(check) in by_id]
    return Hello(
        name="answer sheet",
        version=name.rpartition("/")[2],
        language="unknown",
        protocol=VERSION,
        rulesets=tuple(sorted({check.ruleset for check in answered})),
        ops=tuple(sorted({check.case.op for check in answered})),
    )


def _outcome(check: Check, hello: Hello, answers: Sequence[Line]) -> Outcome:
    missing = unclaimed(hello, check)
    if missing:
        return Outcome(Judgement(SKIPPED, missing))
    if not answers:
        return Outcome(Judgement(NOT_RUN, "the sheet has no answer"))
    if len(answers) > 1:
        places = ", ".join(str(line.number) for line in answers)
        return Outcome(Judgement("extra-output", f"answered more than once, in lines {places}"))
    try:
        answer = decode(answers[0].text, check.case.op, question_id(check))
    except EngineFault as fault:
        return Outcome(Judgement(fault.name, f"line {answers[0].number}: {fault.detail}"))
    return Outcome(judge(check.case, answer), answer)


def _notes(by_id: Mapping[int, Sequence[Line]], known: set[int], suite: Suite, name: str) -> tuple[str, ...]:
    strange = [line.number for number, lines in by_id.items() if number not in known for line in lines]
    if not strange:
        return ()
    where = f"{name}, line{'s' if len(strange) > 1 else ''} {', '.join(map(str, strange[:3]))}"
    more = f" and {len(strange) - 3} more" if len(strange) > 3 else ""
    return (f"{where}{more}: no question that was asked has this id; the questions are those of {suite.digest[:19]}",)
