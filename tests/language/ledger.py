"""What the score and the match of a ruleset mean, said with the walker: no code is generated here."""

from collections.abc import Sequence
from dataclasses import dataclass

from belot.ruleset.model import Outcome, Ruleset, Score
from belot.scoring import Facts, make_scorer

from .walker import NOTHING, RANKS, SUITS, Cards, Position, World, among, at_the_table, seen_by, value


@dataclass(frozen=True)
class Written:
    """A scored deal, per side where it is a tuple or the second of a pair."""

    outcome: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    items: tuple[tuple[str, tuple[int, ...]], ...]
    written: tuple[int, ...]
    held: int


def choice(rules: Ruleset, position: Position) -> tuple[int, frozenset[str]]:
    """Return the number of the rung that decides, and the cards that may be played."""
    world = at_the_table(position)
    for number, rung in enumerate(rules.rungs):
        if rung.when is None or value(rung.when, world):
            cards = position.hand & value(rung.cards, world)
            if cards:
                return number, cards
    raise AssertionError("a cascade ends with the whole hand")


def played_out(
    rules: Ruleset, trump: str, hands: Sequence[Cards], orders: tuple[Sequence[str], Sequence[str]], lowest: bool
) -> tuple[list[Cards], int]:
    """Return the cards taken by seat, and who took the last trick, if all play their lowest or highest card.

    Lower is the suit that comes first in S H D C, then the rank that comes first in 7 8 9 T J Q K A.
    """
    left, taken, leader = list(hands), [NOTHING] * rules.players, 0
    while any(left):
        trick: tuple[tuple[int, str], ...] = ()
        for step in range(rules.players):
            seat = (leader + step) % rules.players
            _, legal = choice(rules, Position(trump, rules.pairs, seat, left[seat], trick, orders))
            card = (min if lowest else max)(legal, key=lambda each: (SUITS.index(each[1]), RANKS.index(each[0])))
            left[seat] -= {card}
            trick = (*trick, (seat, card))
        leader, _ = Position(trump, rules.pairs, leader, NOTHING, trick, orders).winning or (leader, "")
        taken[leader] |= {card for _, card in trick}
    return taken, leader


def facts_of(rules: Ruleset, facts: Facts) -> World:
    """Return what `score.lines` knows, short of whose line it is."""
    per_side = {
        "card-points": facts.card_points,
        "tricks": facts.tricks,
        "declared": facts.declared,
        "belotes": facts.belotes,
    }
    world = among(rules.sides, per_side, facts.last)
    takers = frozenset({facts.takers})
    return world.knowing(
        takers=takers,
        defenders=world.names["everyone"] - takers,
        all_tricks=rules.hand_size,
        declarer_tricks=facts.declarer_tricks,
        bid=facts.bid,
        multiplier=facts.multiplier,
        capot_bid=facts.capot_bid,
        general_bid=facts.general_bid,
        no_trumps=facts.no_trumps,
        all_trumps=facts.all_trumps,
    )


def account(rules: Ruleset, facts: Facts) -> Written:
    """Return the score of a deal."""
    score, sides, world = rules.score, range(rules.sides), facts_of(rules, facts)
    lines = {line.id: [value(line.points, seen_by(world, side)) for side in sides] for line in score.lines}
    total = [sum(points[side] for points in lines.values()) for side in sides]
    counted = among(rules.sides, {**lines, "total": total})
    world = world.calling({}, {name: counted.functions[name] for name in (*lines, "total")})
    for named in score.values:
        world = world.calling({named.id: value(named.content, world)})
    outcome = next(each for each in score.outcomes if each.when is None or value(each.when, world))

    items = _items(rules, outcome, world)
    amounts = [sum(points[side] for points in items.values()) for side in sides]
    written = [_rounded(score, seen_by(world, side), amounts[side]) for side in sides]
    held = facts.held
    paid = [0] * rules.sides
    if outcome.held is not None:
        held += value(outcome.held, world)
    elif score.paid_to is not None and held:
        payee = _payee(rules, facts, total, written)
        if payee is not None:
            paid[payee], held = held, 0
    if score.paid_to is not None:
        items["held"] = paid
    return Written(
        outcome.id,
        tuple((id_, tuple(points)) for id_, points in lines.items()),
        tuple((id_, tuple(points)) for id_, points in items.items()),
        tuple(own + extra for own, extra in zip(written, paid, strict=True)),
        held,
    )


def _items(rules: Ruleset, outcome: Outcome, world: World) -> dict[str, list[int]]:
    """Return what each side writes, by item in the order of the ruleset; an item named twice is added up."""
    items: dict[str, list[int]] = {}
    for group, entries in outcome.write:
        for item, points in entries:
            own = items.setdefault(item, [0] * rules.sides)
            for side in world.names[group]:
                own[side] += value(points, seen_by(world, side))
    return items


def _rounded(score: Score, world: World, amount: int) -> int:
    rounded: int = amount if score.round is None else value(score.round, world.knowing(amount=amount))
    return rounded


def _payee(rules: Ruleset, facts: Facts, total: list[int], written: list[int]) -> int | None:
    """Return the first side for which `paid-to` holds: the takers first, then in playing order."""
    assert rules.score.paid_to is not None
    world = among(rules.sides, {"total": total, "written": written})
    takers = frozenset({facts.takers})
    world = world.knowing(takers=takers, defenders=world.names["everyone"] - takers)
    order = [(facts.takers + step) % rules.sides for step in range(rules.sides)]
    return next((side for side in order if value(rules.score.paid_to, seen_by(world, side))), None)


def after_a_deal(
    rules: Ruleset, totals: tuple[int, ...], written: tuple[int, ...], last: int, target: int
) -> tuple[int, tuple[bool, ...] | None]:
    """Return the number of the ending that holds and, for a win, for which sides its `winner` holds."""
    world = among(rules.sides, {"total": totals, "written": written}, last).knowing(target=target)
    for number, ending in enumerate(rules.match.endings):
        if ending.when is None or value(ending.when, world):
            if ending.winner is None:
                return number, None
            return number, tuple(value(ending.winner, seen_by(world, side)) for side in range(rules.sides))
    raise AssertionError("the last ending has no guard")


def claimed(rules: Ruleset, side: int, facts: Facts) -> int:
    """Return what a claimant counts in the deal so far."""
    assert rules.match.claim is not None
    points: int = value(rules.match.claim, seen_by(facts_of(rules, facts), side))
    return points


def scored_alike(rules: Ruleset, facts: Facts) -> None:
    """Fail unless the generated functions and the walk score a deal alike."""
    scored, walked = make_scorer(rules).account(facts), account(rules, facts)
    assert (scored.outcome, scored.held) == (walked.outcome, walked.held)
    assert scored.lines == walked.lines
    assert scored.items == walked.items
    assert scored.written == walked.written
