"""What is asked: cases under rulesets; and what came of each, as a line of the report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from belot_conformance.cases import Case, Suite
from belot_conformance.exceptions import UsageError
from belot_conformance.judge import Judgement
from belot_conformance.protocol import Answer, Hello
from belot_conformance.report import PASSED, CaseResult


@dataclass(frozen=True, slots=True)
class Check:
    """One case to be asked under one ruleset."""

    case: Case
    ruleset: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one check; `suspect` is set if the check before it may be the one to blame."""

    judgement: Judgement
    answer: Answer | None = None
    stderr: str = ""
    suspect: bool = False


def select(
    suite: Suite, rulesets: Sequence[str] = (), level: str = "all", case_ids: Sequence[str] = ()
) -> tuple[Check, ...]:
    """Return the checks asked for; nothing given means all.

    Raises UsageError for a ruleset or a case the suite does not have, and if nothing is left.
    """
    known = dict.fromkeys(ruleset for case in suite.cases for ruleset in case.applies)
    _all_known("ruleset", rulesets, [*known, *suite.players])
    _all_known("case", case_ids, [case.id for case in suite.cases])
    checks = tuple(
        Check(case, ruleset)
        for ruleset in known
        if not rulesets or ruleset in rulesets
        for case in suite.cases
        if ruleset in case.applies and (not case_ids or case.id in case_ids) and level in ("all", case.level)
    )
    if not checks:
        raise UsageError("no case of the suite fits what was asked for; leave out --ruleset, --level or --case")
    return checks


def _all_known(what: str, given: Iterable[str], known: Iterable[str]) -> None:
    names = set(known)
    for name in given:
        if name not in names:
            raise UsageError(f"the suite has no {what} {name}")


def unclaimed(hello: Hello, check: Check) -> str | None:
    """Return why `check` need not be asked of an engine that says `hello`, or None."""
    if check.ruleset not in hello.rulesets:
        return f"hello does not claim {check.ruleset}"
    if check.case.op not in hello.ops:
        return f"hello does not claim the operation {check.case.op}"
    return None


def case_result(suite: Suite, check: Check, outcome: Outcome) -> CaseResult:
    """Return the line of the report on `check`."""
    case, judgement = check.case, outcome.judgement
    passed = judgement.verdict == PASSED
    answer: Mapping[str, object] | None = None
    if outcome.answer and not passed:
        answer = {outcome.answer.kind: outcome.answer.body}
    return CaseResult(
        case=case.id,
        ruleset=check.ruleset,
        op=case.op,
        kind=case.kind,
        level=case.level,
        clauses=suite.clauses_of(case, check.ruleset),
        title=case.title,
        catches=case.catches,
        verdict=judgement.verdict,
        detail=judgement.detail,
        differences=judgement.differences,
        ask=case.ask,
        expect=case.expect,
        answer=answer,
        stderr="" if passed else outcome.stderr,
    )
