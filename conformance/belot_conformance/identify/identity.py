"""What an engine plays, all parts taken together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from belot.engine import game as game_named

from belot_conformance.cases import Suite
from belot_conformance.engines import Engine, Talk
from belot_conformance.exceptions import EngineFault
from belot_conformance.identify.hypotheses import Hypothesis, departing, neighbours, plain
from belot_conformance.identify.questions import PARTS, Part, Said, pools, said
from belot_conformance.identify.search import Finding, Search


@dataclass(frozen=True)
class Identity:
    """What an engine plays under the name of a ruleset.

    `nearest` explains the most parts with the fewest choices of its options; `unexplained` are the parts that it explains
    with no choice; `not_asked` are the parts that the engine does not answer.
    """

    engine: str
    asked_as: str
    findings: tuple[Finding, ...]
    not_asked: tuple[Part, ...]
    nearest: Hypothesis
    unexplained: tuple[Part, ...]

    @property
    def questions(self) -> int:
        """How many questions were asked."""
        return sum(len(finding.answered) + finding.faults for finding in self.findings)


class Asker:
    """Puts questions to an engine under the name of one ruleset; after a fault a fresh session goes on."""

    def __init__(self, engine: Engine, talk: Talk, ruleset: str) -> None:
        self._engine, self._talk, self._ruleset = engine, talk, ruleset

    def __call__(self, ask: Mapping[str, Any]) -> Said | None:
        """Return what the engine says, None if it fails to say anything."""
        try:
            answer = self._talk.ask(ask, self._ruleset)
        except EngineFault:
            self._talk.close()
            self._talk = self._engine.open()
            return None
        return None if answer.kind in ("error", "unsupported") else said(str(ask["op"]), answer.kind, answer.body)

    def leave(self) -> None:
        """Say goodbye."""
        self._talk.leave()


def identify(engine: Engine, ruleset: str, suite: Suite) -> Identity:
    """Return what an engine plays when it is asked for a ruleset; raises EngineFault if it cannot be started."""
    talk = engine.open()
    hello = talk.hello
    asker = Asker(engine, talk, ruleset)
    game = game_named(ruleset)
    base = plain(game.rules.players)
    findings: list[Finding] = []
    for part in PARTS:
        if part.op in hello.ops:
            known = _start(base, findings, part)
            findings.append(Search(part, pools(part, ruleset, game, suite), asker, dict.fromkeys(known)).run())
    asker.leave()
    not_asked = tuple(part for part in PARTS if part.op not in hello.ops)
    nearest, unexplained = _nearest(base, findings, ruleset)
    return Identity(f"{hello.name} {hello.version}", ruleset, tuple(findings), not_asked, nearest, unexplained)


def _start(base: Sequence[Hypothesis], findings: Sequence[Finding], part: Part) -> list[Hypothesis]:
    """Return the rulesets with what has been found of their declarations, each with its neighbours.

    Deals that are scored contain declarations, and an engine is to be asked about one thing at a time.
    """
    before = next((finding for finding in findings if finding.part.name == "declarations"), None)
    found = list(base)
    if before and part.name == "score":
        found = [before.closest(hypothesis.ruleset)[1] for hypothesis in base]
    return [*found, *(near for each in found for near in neighbours(each, part.keys))]


def _nearest(
    base: Sequence[Hypothesis], findings: Sequence[Finding], asked_as: str
) -> tuple[Hypothesis, tuple[Part, ...]]:
    """Return the ruleset, with its departures, that leaves the fewest parts unexplained, and those parts.

    Of rulesets that leave equally many the one with the fewest wrong answers is taken, then with the fewest departures.
    """
    ranked = []
    for hypothesis in base:
        found = [(finding.part, *finding.closest(hypothesis.ruleset)) for finding in findings]
        unexplained = tuple(part for part, wrong, _ in found if wrong)
        whole = departing(hypothesis, (choice for _, wrong, each in found if not wrong for choice in each.choices))
        misses = sum(wrong for _, wrong, _ in found)
        ranked.append(
            (len(unexplained), misses, len(whole.choices), hypothesis.ruleset != asked_as, whole, unexplained)
        )
    *_, whole, unexplained = min(ranked, key=lambda entry: entry[:5])
    return whole, unexplained
