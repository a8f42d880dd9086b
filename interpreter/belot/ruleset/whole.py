"""Checks of what no part of a ruleset can say alone: that deal, bidding, sides, contracts and pack fit each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from belot.cards import PACK_SIZE, SUITS
from belot.ruleset.model import Bidding, Ruleset, Step
from belot.ruleset.reading import Reader
from belot.ruleset.resolve import Located
from belot.source import Place

NEEDS_DECLARER = {"declarer", "others"}


def check_whole(reader: Reader, ruleset: Ruleset, root: Located) -> None:
    """Report steps that cannot be carried out, hands of unequal size (E416), sides (E419) and bids that do not fit."""
    deal, bidding = root.mapping()["deal"], root.mapping()["bidding"]
    _check_steps(reader, ruleset, deal)
    if ruleset.pairs and ruleset.players != 4:
        place = root.mapping()["table"].mapping()["sides"].place
        reader.report("E419", f"{ruleset.players} players cannot play in pairs", place, "write `sides: solo`")
    _check_bidding(reader, ruleset, bidding)


def _check_steps(reader: Reader, ruleset: Ruleset, deal: Located) -> None:
    if any(each.code == "E416" for each in reader.found):
        return
    bids = [step.action for step in ruleset.steps].count("bid")
    if bids != 1:
        help_ = "keep one `bid: true`" if bids else "add a step with `bid: true`"
        reader.report("E416", "the deal needs exactly one step of bidding", deal.key_place, help_)
        return
    told = len(reader.found)
    before = _Before()
    for step, part in zip(ruleset.steps, deal.listing(), strict=True):
        for message, help_ in before.faults(step):
            reader.report("E416", message, part.place, help_)
        before.done(step)
    if before.apart:
        reader.report("E416", "cards dealt apart are never picked up", deal.key_place, "add `pick-up: all`")
    if not before.turned and any(round_.offer != "any" for round_ in ruleset.bidding.rounds):
        message = "a round offers the faced card, but no card is faced"
        reader.report("E416", message, deal.key_place, "add `turn-up: true`")
    if len(reader.found) == told:
        _check_hands(reader, ruleset, deal.key_place)


@dataclass
class _Before:
    """What has happened when a step of the deal is due."""

    bid: bool = False
    turned: bool = False
    apart: bool = False
    once: set[str] = field(default_factory=set)

    def faults(self, step: Step) -> Iterator[tuple[str, str]]:
        """Return what keeps a step from being carried out, and the help."""
        name = repr(step.id)
        for_declarer = step.action in ("give-turned", "exchange", "discard") or step.to in NEEDS_DECLARER
        if for_declarer and not self.bid:
            yield f"the step {name} needs a declarer, who is not known before the bidding", "move it below `bid: true`"
        if step.action in ("give-turned", "exchange") and not self.turned:
            yield f"the step {name} needs a faced card, but none is faced before it", "add `turn-up: true` above"
        if step.action == "give-turned" and step.to != "declarer":
            yield f"the step {name} gives the faced card to {step.to}", "only the declarer can get it: `to: declarer`"
        if step.action == "pick-up" and not self.apart:
            yield f"the step {name} picks up cards, but none lie apart", "deal some with `apart: true` above"
        if (step.action == "exchange" and "give-turned" in self.once) or (
            step.action == "give-turned" and "exchange" in self.once
        ):
            yield "the faced card is given away and exchanged too", "keep one of the two steps"
        elif step.action in self.once and step.action not in ("give", "pick-up"):
            yield f"the step {name} does for a second time what is done once", "remove one of the two"

    def done(self, step: Step) -> None:
        self.once.add(step.action)
        self.bid |= step.action == "bid"
        self.turned |= step.action == "turn-up"
        self.apart = step.action != "pick-up" and (self.apart or (step.action == "give" and step.apart))


def _check_hands(reader: Reader, ruleset: Ruleset, place: Place) -> None:
    """Report a deal that gives more cards than there are, none, or not the same number to everybody."""
    needed = sum(_given(step, ruleset.players) for step in ruleset.steps)
    if needed > PACK_SIZE:
        reader.report("E416", f"the deal gives {needed} cards, the pack has {PACK_SIZE}", place, "give fewer")
        return
    for declarer in range(ruleset.players if _anyone_may_declare(ruleset.bidding) else 1):
        sizes = _hand_sizes(ruleset.steps, ruleset.players, declarer)
        if len(set(sizes)) > 1 or min(sizes) < 1:
            held = ", ".join(str(size) for size in sizes)
            message = f"with {_SEATS[declarer]} as declarer the hands are of {held} cards, from the eldest on"
            help_ = "give everybody the same number, at least one; what is discarded counts against it"
            reader.report("E416", message, place, help_)
            return


_SEATS = ("the eldest hand", "the second player", "the third player", "the fourth player")


def _given(step: Step, players: int) -> int:
    """Return how many cards a step takes from the pack."""
    if step.action == "turn-up":
        return 1
    receivers = {"all": players, "others": players - 1, "declarer": 1, "eldest": 1}[step.to]
    return step.count * receivers if step.action == "give" else 0


def _anyone_may_declare(bidding: Bidding) -> bool:
    return bidding.drive == "auction" or any(round_.speakers == "all" for round_ in bidding.rounds)


def _hand_sizes(steps: Sequence[Step], players: int, declarer: int) -> list[int]:
    """Return how many cards each seat plays, the eldest first, if the seat `declarer` of them declares."""
    sizes = [0] * players
    for step in steps:
        for seat in range(players):
            receives = {
                "all": True,
                "others": seat != declarer,
                "declarer": seat == declarer,
                "eldest": seat == 0,
            }[step.to]
            if step.action == "give" and receives:
                sizes[seat] += step.count
        if step.action == "give-turned":
            sizes[declarer] += 1
        if step.action == "discard":
            sizes[declarer] -= step.count
    return sizes


def _check_bidding(reader: Reader, ruleset: Ruleset, part: Located) -> None:
    bidding = ruleset.bidding
    trumps = part.get("trumps")
    for code in SUITS if bidding.drive == "rounds" else bidding.trumps:
        if code not in ruleset.trumps():
            place = part.key_place if trumps is None else trumps.place
            reader.report("E417", f"{code!r} can be bid but has no contract", place, "add it to `contracts`")
            break
    if bidding.drive == "auction":
        for message, help_ in _misfits(ruleset, bidding):
            reader.report("E417", message, part.key_place, help_)
        if trumps is not None and not str(trumps.value).split():
            reader.report("E417", "there is no trump to bid", trumps.place, "name some of S H D C NT AT")
    if bidding.redouble and not bidding.double:
        place = part.mapping()["redouble"].key_place
        reader.report("E417", "nothing is doubled that could be redoubled", place, "add `double:`, or remove this")
    if list(bidding.values) != sorted(set(bidding.values)):
        place = part.mapping()["values"].place
        reader.report("E417", "the values that can be bid do not rise", place, "list them from low to high, each once")


def _misfits(ruleset: Ruleset, bidding: Bidding) -> Iterator[tuple[str, str]]:
    """Return why an auction cannot be held, and the help."""
    if bidding.higher_by == "value" and not (bidding.values or bidding.named):
        yield "there is no value to bid", "list them in `values:`, or write `higher-by: trump`"
    if bidding.double and ruleset.sides != 2:
        yield "only two sides can double", "remove `double:`"
