"""One ruleset: what kills each of its mutants, what is proven of the rest, which citations hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from belot.game import Game

from belot_conformance.adequacy.cited import Source, read_source
from belot_conformance.adequacy.mutant import Mutant
from belot_conformance.adequacy.mutant_game import OPERATIONS, MutantGame, asked, game_of, passes
from belot_conformance.adequacy.mutate import mutants
from belot_conformance.adequacy.proofs import Judge
from belot_conformance.cases import Case, Suite

# How many of the cases that killed last are tried first: neighbours in the list of mutants die of the same cases.
RECENT = 16


@dataclass(frozen=True)
class Survivor:
    """A mutant that lives: nothing kills it and it was not proven equivalent."""

    id: str
    sentence: str
    clauses: tuple[str, ...]
    ask: Mapping[str, Any] | None
    expect: Mapping[str, Any] | None


@dataclass(frozen=True)
class Citation:
    """A clause cited by a case for which no mutant of that clause dies of that case."""

    case: str
    clause: str
    mutants: int


@dataclass(frozen=True)
class Adequacy:
    """What came of one ruleset; `wrong` are cases its own engine fails."""

    ruleset: str
    cases: int
    mutants: int
    killed: int
    proven: Mapping[str, str]
    survivors: tuple[Survivor, ...]
    wrong: tuple[str, ...]
    immortal_clauses: tuple[str, ...]
    unmutated_clauses: tuple[str, ...]
    citations: int
    unverified: tuple[Citation, ...]
    cover: tuple[str, ...]

    @property
    def fine(self) -> bool:
        """Whether nothing is missed."""
        return not (self.survivors or self.wrong or self.immortal_clauses)

    def as_data(self) -> dict[str, Any]:
        """Return all of it as plain data."""
        return {**asdict(self), "fine": self.fine}


@dataclass(frozen=True, eq=False)
class Ward:
    """The mutants of one ruleset and the cases that are to kill them."""

    source: Source
    game: Game
    cases: tuple[Case, ...]
    mutants: tuple[tuple[Mutant, MutantGame], ...]


def ward(name: str, suite: Suite, only: Sequence[str] = ()) -> tuple[Ward, tuple[str, ...]]:
    """Return mutants and required cases of a ruleset, and the cases that the ruleset itself fails."""
    source = read_source(name)
    game = Game(source.rules)
    mine = [case for case in suite.cases if name in case.applies and case.level == "required"]
    mine = [case for case in mine if not only or case.id in only]
    wrong = tuple(case.id for case in mine if not passes(game, case))
    right = sorted((case for case in mine if case.id not in wrong), key=lambda case: (case.op == "deal", case.id))
    made = tuple((mutant, game_of(mutant, game)) for mutant in mutants(source))
    return Ward(source, game, tuple(right), made), wrong


def analyse(name: str, suite: Suite, only: Sequence[str] = ()) -> Adequacy:
    """Return what the required cases of a suite, or only some of them, are worth for a ruleset."""
    own, wrong = ward(name, suite, only)
    killers = _killers(own)
    judge = Judge(own.game)
    proven: dict[str, str] = {}
    survivors = []
    for mutant, game in own.mutants:
        if mutant.id in killers:
            continue
        verdict = judge.verdict(mutant, game)
        if verdict.proof:
            proven[mutant.id] = verdict.proof
        else:
            expect = dict(asked(own.game, dict(verdict.request)).body) if verdict.request else None
            survivors.append(Survivor(mutant.id, mutant.sentence, mutant.clauses, verdict.request, expect))
    unverified, citations = ((), 0) if only else _citations(own, suite, killers)
    mutated = {clause for mutant, _ in own.mutants if mutant.id not in proven for clause in mutant.clauses}
    mortal = {clause for mutant, _ in own.mutants if mutant.id in killers for clause in mutant.clauses}
    cited = {clause for clause in own.source.rules.cited if clause.split(".")[0] in own.source.rules.documents}
    return Adequacy(
        ruleset=name,
        cases=len(own.cases),
        mutants=len(own.mutants),
        killed=len(killers),
        proven=proven,
        survivors=tuple(survivors),
        wrong=wrong,
        immortal_clauses=tuple(sorted(mutated - mortal)),
        unmutated_clauses=tuple(sorted(cited - mutated)),
        citations=citations,
        unverified=unverified,
        cover=tuple(sorted(set(killers.values()))),
    )


def _killers(own: Ward) -> dict[str, str]:
    """Return, for every mutant that dies, a case it dies of: of those that killed last if one of them does."""
    killers: dict[str, str] = {}
    recent: list[Case] = []
    for mutant, game in own.mutants:
        seen = {case.id for case in recent}
        for case in (*recent, *(each for each in own.cases if each.id not in seen)):
            if case.op in OPERATIONS[mutant.part] and not passes(game, case):
                killers[mutant.id] = case.id
                recent = [case, *(each for each in recent if each is not case)][:RECENT]
                break
    return killers


def _citations(own: Ward, suite: Suite, killers: Mapping[str, str]) -> tuple[tuple[Citation, ...], int]:
    """Return the citations for which no mutant of the clause dies of the case, and how many citations there are."""
    by_clause: dict[str, list[tuple[Mutant, MutantGame]]] = {}
    for mutant, game in own.mutants:
        for clause in mutant.clauses:
            by_clause.setdefault(clause, []).append((mutant, game))
    known = {
        (killers[mutant.id], clause) for mutant, _ in own.mutants if mutant.id in killers for clause in mutant.clauses
    }
    found, count = [], 0
    for case in own.cases:
        dies = partial(_dies, case=case, killers=killers)
        for clause in suite.clauses_of(case, own.game.rules.id):
            count += 1
            tried = by_clause.get(clause, [])
            if (case.id, clause) not in known and not any(map(dies, tried)):
                found.append(Citation(case.id, clause, len(tried)))
    return tuple(found), count


def _dies(entry: tuple[Mutant, MutantGame], case: Case, killers: Mapping[str, str]) -> bool:
    mutant, game = entry
    return mutant.id in killers and case.op in OPERATIONS[mutant.part] and not passes(game, case)
