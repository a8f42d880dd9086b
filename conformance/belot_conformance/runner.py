"""Asks one engine every selected case, lives through all it may do wrong, and reports.

The order: all questions in one pass, with a fresh process after each fault; then every case that was charged
with a fault is asked once more, alone in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TypeAlias

from belot_conformance.cases import Suite
from belot_conformance.checks import Check as Check
from belot_conformance.checks import Outcome, case_result, unclaimed
from belot_conformance.checks import select as select
from belot_conformance.engines import Engine, StrayAnswer, Talk
from belot_conformance.exceptions import FAULTS, EngineFault
from belot_conformance.judge import Judgement, judge
from belot_conformance.protocol import Hello
from belot_conformance.report import NOT_RUN, PASSED, SKIPPED, Report, StartFault

MAX_RESTARTS = 10

Progress: TypeAlias = Callable[[int, int], None]

# A line that is no answer may be a late remark on the case before; only asking both alone can tell.
_FAULTS_OF_A_LINE = frozenset({"not-utf8", "not-json", "not-object", "schema", "wrong-id"})


@dataclass(slots=True)
class _Pass:
    """The state of the first pass: the live session, the restarts used, and what came of each check.

    `before` is the check last answered by the live session, None if it has answered none yet.
    """

    engine: Engine
    checks: Sequence[Check]
    session: Talk | None
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    restarts: int = 0
    before: int | None = None
    notes: list[str] = field(default_factory=list)

    def live(self) -> Talk | None:
        """Return the session, a fresh one after a fault; None once ten restarts are used up."""
        while self.session is None and self.restarts < MAX_RESTARTS:
            self.restarts += 1
            try:
                self.session = self.engine.open()
            except EngineFault as fault:
                self.notes.append(f"restart {self.restarts} failed: {fault.detail}")
        return self.session

    def charge(self, index: int, fault: EngineFault, *, suspect: bool = False) -> None:
        """Charge one check with `fault` and end the session: it is out of step."""
        noise = self.session.stderr() if self.session else ""
        self.outcomes[index] = Outcome(Judgement(fault.name, fault.detail), stderr=noise, suspect=suspect)
        self.close()

    def close(self) -> None:
        """End the session, if there is one."""
        if self.session:
            self.session.close()
        self.session = self.before = None


def run(suite: Suite, checks: Sequence[Check], engine: Engine, progress: Progress | None = None) -> Report:
    """Return the report on the `engine`; no fault of the engine is raised."""
    try:
        session = engine.open()
    except EngineFault as fault:
        outcomes = dict.fromkeys(range(len(checks)), Outcome(Judgement(NOT_RUN, "the engine did not start")))
        start = StartFault(fault.name, fault.detail)
        return _report(suite, checks, engine, _Pass(engine, checks, None, outcomes), None, start)
    hello = session.hello
    state = _Pass(engine, checks, session)
    try:
        _first_pass(state, hello, progress or (lambda done, total: None))
    finally:
        state.close()
    _ask_again(state)
    return _report(suite, checks, engine, state, hello, None)


def _first_pass(state: _Pass, hello: Hello, progress: Progress) -> None:
    due = []
    for index, check in enumerate(state.checks):
        missing = unclaimed(hello, check)
        if missing:
            state.outcomes[index] = Outcome(Judgement(SKIPPED, missing))
        else:
            due.append(index)
    place = 0
    while place < len(due) and (session := state.live()):
        progress(place, len(due))
        place += _advance(state, session, due[place])
    for index in due[place:]:
        state.outcomes[index] = Outcome(Judgement(NOT_RUN, f"given up after {state.restarts} restarts"))
    if state.session:
        _end(state, state.session)
    progress(len(due), len(due))


def _advance(state: _Pass, session: Talk, index: int) -> int:
    """Ask one check; return how many places to go on: none if the check before has spoilt this one."""
    stray = session.stray()
    if stray is not None:
        return _blame_before(state, index, f"output after the answer: {stray}")
    check = state.checks[index]
    try:
        answer = session.ask(check.case.ask, check.ruleset)
    except StrayAnswer as fault:
        return _blame_before(state, index, fault.detail)
    except EngineFault as fault:
        state.charge(index, fault, suspect=state.before is not None and fault.name in _FAULTS_OF_A_LINE)
        return 1
    state.outcomes[index] = Outcome(judge(check.case, answer), answer, session.stderr())
    state.before = index
    return 1


def _blame_before(state: _Pass, index: int, detail: str) -> int:
    """Charge a stray line to the check before; to this one only if the process has answered none yet."""
    before = state.before
    state.charge(index if before is None else before, EngineFault("extra-output", detail))
    return 1 if before is None else 0


def _end(state: _Pass, session: Talk) -> None:
    noise, before = session.stderr(), state.before
    departure = session.leave()
    state.close()
    if not departure.left:
        state.notes.append("the engine did not exit on bye and was killed")
    if departure.stray is not None and before is not None:
        fault = Judgement("extra-output", f"output after the answer: {departure.stray}")
        state.outcomes[before] = Outcome(fault, stderr=noise)


def _ask_again(state: _Pass) -> None:
    """Ask every charged check alone; what passes then is flaky."""
    charged = [index for index, outcome in sorted(state.outcomes.items()) if _is_fault(outcome.judgement.verdict)]
    asked = [index for index in sorted(state.outcomes) if state.outcomes[index].judgement.verdict != SKIPPED]
    for index in charged:
        first = state.outcomes[index]
        if first.suspect and _clear(state, index, asked[asked.index(index) - 1]):
            continue
        again = _alone(state, index)
        if again.judgement.verdict == PASSED:
            detail = f"passed alone, but before: {first.judgement.verdict}: {first.judgement.detail}"
            state.outcomes[index] = Outcome(Judgement("flaky", detail), again.answer, first.stderr)


def _clear(state: _Pass, index: int, before: int) -> bool:
    """Whether the check before, asked alone, leaves a stray line: then it is to blame and `index` is not."""
    earlier = _alone(state, before)
    if earlier.judgement.verdict != "extra-output":
        return False
    state.outcomes[before] = earlier
    state.outcomes[index] = _alone(state, index)
    return True


def _alone(state: _Pass, index: int) -> Outcome:
    """Return what comes of a check with a process to itself, all it writes until its end included."""
    check = state.checks[index]
    try:
        with closing(state.engine.open()) as session:
            try:
                stray = session.stray()
                if stray is not None:
                    raise EngineFault("extra-output", f"output before the question: {stray}")
                answer = session.ask(check.case.ask, check.ruleset)
            except EngineFault as fault:
                return Outcome(Judgement(fault.name, fault.detail), stderr=session.stderr())
            noise = session.stderr()
            departure = session.leave()
    except EngineFault as fault:
        return Outcome(Judgement(fault.name, fault.detail))
    if departure.stray is not None:
        detail = f"output after the answer: {departure.stray}"
        return Outcome(Judgement("extra-output", detail), stderr=noise)
    return Outcome(judge(check.case, answer), answer, noise)


def _is_fault(verdict: str) -> bool:
    return verdict in FAULTS


def _report(
    suite: Suite,
    checks: Sequence[Check],
    engine: Engine,
    state: _Pass,
    hello: Hello | None,
    start: StartFault | None,
) -> Report:
    return Report(
        suite=engine.suite,
        command=engine.command,
        engine=hello,
        start=start,
        restarts=state.restarts,
        notes=tuple(state.notes),
        cases=tuple(case_result(suite, check, state.outcomes[index]) for index, check in enumerate(checks)),
    )
