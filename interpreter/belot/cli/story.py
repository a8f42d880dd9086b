"""What happened in a deal, told trick by trick, and its score as a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from belot.cards import card_name, card_names
from belot.cli.arguments import in_language
from belot.cli.output import columns
from belot.deal import Deal
from belot.declarations import Declaration
from belot.scoring import Account, PerSide


@dataclass(frozen=True)
class Told:
    """A trick, or the beginning of one: seats with what they said or played, in order; who took it, for how much."""

    actions: tuple[tuple[int, str], ...]
    winner: int | None = None
    points: int = 0


def tell(deal: Deal, actions: Sequence[str]) -> list[Told]:
    """Carry out the actions of a deal and return its tricks; raise IllegalAction at the first that is refused."""
    told: list[Told] = []
    now: list[tuple[int, str]] = []
    for action in actions:
        seat, phase, done = deal.turn, deal.phase, len(deal.played)
        deal.apply(action)
        if phase != "play" or seat is None:
            continue
        now.append((seat, action.removeprefix("play ")))
        if len(deal.played) > done:
            winner, points = last_trick(deal)
            told.append(Told(tuple(now), winner, points))
            now = []
    return [*told, Told(tuple(now))] if now else told


def last_trick(deal: Deal) -> tuple[int, int]:
    """Return who took the last complete trick of a deal and what its cards count."""
    assert deal.contract is not None, "tricks are played under a contract"
    winner, cards = deal.played[-1]
    return winner, deal.game.play(deal.contract.trump).table.points(cards)


def story(deal: Deal, tricks: Sequence[Told], language: str, remark: str = "") -> list[str]:
    """Return a finished deal as lines: hands, calls, tricks, declarations, belote, score."""
    rules = deal.game.rules
    lines = [f"{in_language(rules.title, language)} ({rules.id}){remark}, seat {deal.dealer} deals", ""]
    lines += _hands(deal)
    lines += ["", "Bidding", *columns([[f"seat {seat}", call] for seat, call in deal.calls])]
    if deal.contract is not None:
        lines += ["", f"Contract: {contract_in_words(deal)}"]
        if deal.discards:
            lines.append(f"Discarded: {' '.join(card_names(deal.discards))}")
        lines += ["", "Play", *_tricks(tricks)]
        lines += ["", "Declarations", *_declarations(deal), "", "Belote", *_belotes(deal)]
    return [*lines, "", *score_table(deal)]


def _hands(deal: Deal) -> list[str]:
    rules = deal.game.rules
    faced = f", {card_name(deal.dealt.turned)} is faced" if deal.dealt.turned else ""
    seats = [(deal.eldest + turn) % rules.players for turn in range(rules.players)]
    rows = [[f"seat {seat}", " ".join(card_names(deal.dealt.hands[seat]))] for seat in seats]
    return [f"Hands{faced}", *columns(rows)]


def contract_in_words(deal: Deal) -> str:
    """Return the contract of a deal, `nobody` if all passed."""
    contract = deal.contract
    if contract is None:
        return "nobody"
    value = "" if contract.value is None else f"{contract.value} "
    times = "" if contract.multiplier == 1 else f" times {contract.multiplier}"
    return f"seat {contract.declarer} plays {value}{contract.trump}{times}"


def _tricks(tricks: Sequence[Told]) -> list[str]:
    rows = []
    for number, trick in enumerate(tricks, 1):
        played = "  ".join(f"{seat}:{action}" for seat, action in trick.actions)
        taken = "" if trick.winner is None else f"seat {trick.winner} takes {trick.points}"
        rows.append([str(number), played, taken])
    return columns(rows)


def _declarations(deal: Deal) -> list[str]:
    announced = deal.announced()
    rows = [[f"seat {seat}", _declaration(each)] for seat, found in enumerate(announced.found) for each in found]
    if not rows:
        return ["  none"]
    stands = "nobody's stand" if announced.side is None else f"those of {side_name(deal, announced.side)} stand"
    return [*columns(rows), f"  {stands}"]


def _declaration(each: Declaration) -> str:
    return f"{each.kind} {' '.join(card_names(each.cards))}, {each.points}"


def _belotes(deal: Deal) -> list[str]:
    rows = [
        [f"seat {seat}", "announced" if count == 1 else f"announced {count} times"]
        for seat, count in enumerate(deal.rights.belotes)
        if count
    ]
    return columns(rows) or ["  none"]


def side_name(deal: Deal, side: int) -> str:
    """Return a side by its seats: `seats 0 and 2`, `seat 1`."""
    rules = deal.game.rules
    seats = [str(seat) for seat in range(rules.players) if rules.side(seat) == side]
    return f"seat {seats[0]}" if len(seats) == 1 else f"seats {' and '.join(seats)}"


def score_table(deal: Deal) -> list[str]:
    """Return the score of a finished deal: what each side counts, the outcome, what each writes, what is held over."""
    account, rules = deal.result(), deal.game.rules
    head = ["", *(side_name(deal, side) for side in range(rules.sides))]
    outcome = next((each for each in rules.score.outcomes if each.id == account.outcome), None)
    cited = f"  [{', '.join(outcome.clauses)}]" if outcome and outcome.clauses else ""
    counted = [_row(line, points) for line, points in account.lines]
    written = [_row(item, points) for item, points in account.items]
    rows = [head]
    if counted:
        rows += [["Counted"], *counted, _row("total", _sum(account))]
    rows += [[f"Written: {account.outcome}{cited}"], *written, _row("total", account.written)]
    lines = _aligned(rows)
    before = f" ({deal.held_before} before)" if deal.held_before else ""
    return [*lines, f"Held over: {account.held}{before}"]


def _row(name: str, points: Sequence[int]) -> list[str]:
    return [f"  {name}", *map(str, points)]


def _sum(account: Account) -> PerSide:
    return tuple(sum(points) for points in zip(*(points for _, points in account.lines), strict=True))


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows with their numbers under each other; a row of one cell is a title and sets no width."""
    table = iter(columns([row for row in rows if len(row) > 1], numbers=True, indent=0))
    return [next(table) if len(row) > 1 else row[0] for row in rows]
