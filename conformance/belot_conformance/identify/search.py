"""The fewest questions: those that split what is still possible most evenly, until one game is left or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from belot_conformance.identify.hypotheses import Hypothesis, neighbours
from belot_conformance.identify.questions import Part, Question, Said

Ask = Callable[[Mapping[str, Any]], Said | None]
# An engine is believed after this many answers as expected, even where nothing was left to be told apart.
FEWEST = 4
# How many combinations are tried before it is said that none of them explains an engine.
MOST_TRIED = 400
# After this many questions without an answer a part is given up.
MOST_FAULTS = 3


@dataclass(frozen=True)
class Answered:
    """A question with the answer of the engine."""

    question: Question
    said: Said

    def fits(self, hypothesis: Hypothesis) -> bool:
        """Say whether a hypothesis gives the same answer."""
        return self.question.said_by(hypothesis.game) == self.said


@dataclass(frozen=True)
class Finding:
    """What came of one part.

    `alike` are the hypotheses that give every answer and cannot be told apart by any question. Where there is none,
    `contradiction` is a set of answers that no hypothesis gives, each of which is needed for that.
    """

    part: Part
    answered: tuple[Answered, ...]
    alike: tuple[Hypothesis, ...]
    contradiction: tuple[Answered, ...]
    tried: tuple[Hypothesis, ...]
    faults: int

    @property
    def explained(self) -> bool:
        """Whether some hypothesis gives every answer there was."""
        return bool(self.alike and self.answered)

    @property
    def whole(self) -> bool:
        """Whether every combination of the options of this part was tried."""
        return len(self.tried) < MOST_TRIED

    def closest(self, ruleset: str = "") -> tuple[int, Hypothesis]:
        """Return how many answers a ruleset, or any, cannot give, and the fewest choices with which they are so few."""
        wrong = ((sum(not each.fits(of) for each in self.answered), len(of.choices), of) for of in self.tried)
        count, _, hypothesis = min(entry for entry in wrong if ruleset in ("", entry[2].ruleset))
        return count, hypothesis


@dataclass(eq=False)
class Search:
    """The state of looking into one part of the rules."""

    part: Part
    pools: Sequence[Sequence[Question]]
    ask: Ask
    known: dict[Hypothesis, None]
    answered: list[Answered] = field(default_factory=list)
    silent: set[Question] = field(default_factory=set)

    def run(self) -> Finding:
        """Ask until one game is left that no neighbour beats, or until nothing more can be tried."""
        while len(self.silent) < MOST_FAULTS:
            alive = self._alive()
            question = self._splitting(alive)
            if question is not None:
                self._put(question)
            elif not (self._widen(self._nearest()) or self._try_more(alive) or self._put_for_good_measure()):
                break
        return self._finding()

    def _alive(self) -> list[Hypothesis]:
        return [each for each in self.known if all(answered.fits(each) for answered in self.answered)]

    def _nearest(self) -> list[Hypothesis]:
        """Return, for each ruleset, what gives the most of the answers: an engine is to be likened to all of them."""
        wrong = {each: sum(not answered.fits(each) for answered in self.answered) for each in self.known}
        fewest: dict[str, int] = {}
        for each, count in wrong.items():
            fewest[each.ruleset] = min(count, fewest.get(each.ruleset, count))
        return [each for each, count in wrong.items() if count == fewest[each.ruleset]]

    def _splitting(self, alive: Sequence[Hypothesis]) -> Question | None:
        """Return the question after which the most likely answer leaves the fewest hypotheses."""
        if len(alive) < 2:
            return None
        for pool in self.pools:
            best: tuple[int, Question] | None = None
            for question in pool:
                left = max(Counter(question.said_by(each.game) for each in alive).values())
                if question not in self.silent and left < (best[0] if best else len(alive)):
                    best = left, question
            if best:
                return best[1]
        return None

    def _widen(self, around: Sequence[Hypothesis]) -> bool:
        """Take the neighbours of some hypotheses into account; return whether there are new ones."""
        if len(self.known) >= MOST_TRIED:
            return False
        before = len(self.known)
        for near in (near for each in around for near in neighbours(each, self.part.keys)):
            if len(self.known) < MOST_TRIED:
                self.known[near] = None
        return len(self.known) > before

    def _try_more(self, alive: Sequence[Hypothesis]) -> bool:
        """Where nothing explains the engine, take in what is further away; return whether there is more."""
        return not alive and self._widen(list(self.known))

    def _put_for_good_measure(self) -> bool:
        """Ask what was not needed to tell games apart, but shows a rule at work; return whether there was something.

        An engine that knows no rules may happen to answer like some game as long as none of its rules has refused anything.
        """
        question = self._rule_not_seen() or self._one_more()
        if question is not None:
            self._put(question)
        return question is not None

    def _rule_not_seen(self) -> Question | None:
        game = self._finding().closest()[1].game
        asked = {*(answered.question for answered in self.answered), *self.silent}
        seen = {"", *(question.rule_of(game) for question in asked)}
        return next((question for question in self.pools[0] if question.rule_of(game) not in seen), None)

    def _one_more(self) -> Question | None:
        asked = {*(answered.question for answered in self.answered), *self.silent}
        left = [question for question in self.pools[0] if question not in asked]
        return left[len(left) * len(self.answered) // FEWEST] if left and len(self.answered) < FEWEST else None

    def _put(self, question: Question) -> None:
        said = self.ask(question.ask)
        if said is None:
            self.silent.add(question)
        else:
            self.answered.append(Answered(question, said))

    def _finding(self) -> Finding:
        alive = tuple(self._alive())
        contradiction = () if alive else tuple(_needed(self.answered, self.known))
        return Finding(self.part, tuple(self.answered), alive, contradiction, tuple(self.known), len(self.silent))


def _needed(answered: Sequence[Answered], known: Iterable[Hypothesis]) -> list[Answered]:
    """Return answers that no hypothesis gives together, none of which can be left out."""
    tried, kept = list(known), list(answered)
    for each in answered:
        fewer = [other for other in kept if other is not each]
        if not any(all(other.fits(hypothesis) for other in fewer) for hypothesis in tried):
            kept = fewer
    return kept
