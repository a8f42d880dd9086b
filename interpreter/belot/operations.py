"""The operations of the protocol on a compiled ruleset: each takes a request and returns the result as plain data."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from belot.bidding import Contract, make_call, start
from belot.cards import card_bit, card_name, card_names, card_set
from belot.counting import count_lines
from belot.deal import CLAIMED, MATCH_WON, Deal
from belot.exceptions import IllegalAction, InvalidInput
from belot.game import Announced, Game
from belot.match import Match
from belot.scoring import Account
from belot.tables import Table

Request: TypeAlias = Mapping[str, Any]


class Rejected(Exception):
    """The input breaks the rules at one of its parts: the number of the action, call or trick, and the code."""

    def __init__(self, at: int, code: str) -> None:
        super().__init__(at, code)
        self.at, self.code = at, code


def contract_of(game: Game, data: Any) -> Contract:
    """Return a contract from its data; raise InvalidInput (E507) if the ruleset has none such."""
    contract = mapping(data, "contract")
    trump = contract.get("trump")
    if trump not in game.rules.trumps():
        raise InvalidInput("E507", f"{trump!r} cannot be trumps here", f"use one of {' '.join(game.rules.trumps())}")
    value, multiplier = contract.get("value"), contract.get("multiplier", 1)
    named = [name for name, _ in game.rules.bidding.named]
    if value is not None and value not in named and (not isinstance(value, int) or isinstance(value, bool)):
        raise InvalidInput("E507", f"{value!r} is no value of a contract", "give a whole number, capot or general")
    if not isinstance(multiplier, int) or multiplier < 1:
        raise InvalidInput("E507", f"{multiplier!r} is no multiplier", "give a whole number from 1 on")
    return Contract(seat_of(game, contract.get("declarer")), trump, value, multiplier)


def mapping(data: Any, what: str) -> Mapping[str, Any]:
    """Return a map; raise InvalidInput (E507) for anything else."""
    if not isinstance(data, dict):
        raise InvalidInput("E507", f"the {what} is missing or no object", f"give the {what} as a JSON object")
    return data


def listing(data: Any, what: str) -> Sequence[Any]:
    """Return a list; raise InvalidInput (E507) for anything else."""
    if not isinstance(data, list):
        raise InvalidInput("E507", f"the {what} are missing or no list", f"give the {what} as a JSON list")
    return data


def seat_of(game: Game, data: Any) -> int:
    """Return a seat; raise InvalidInput (E505) if there is none such."""
    if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data < game.rules.players:
        raise InvalidInput("E505", f"there is no seat {data!r}", f"seats are 0 to {game.rules.players - 1}")
    return data


def plays_of(game: Game, data: Any) -> list[tuple[int, int]]:
    """Return the cards of a trick as seat and card; raise InvalidInput if seats are not in turn or a card comes twice."""
    plays = []
    for entry in listing(data, "cards of the trick"):
        if not isinstance(entry, list) or len(entry) != 2:
            raise InvalidInput("E507", f"{entry!r} is no card of a seat", "write [seat, card]")
        plays.append((seat_of(game, entry[0]), card_bit(entry[1])))
    for place, (seat, _) in enumerate(plays):
        if seat != (plays[0][0] + place) % game.rules.players:
            raise InvalidInput("E507", f"seat {seat} is not in turn", "give the trick in the order played")
    card_set([card_name(card) for _, card in plays])
    if len(plays) > game.rules.players:
        raise InvalidInput("E507", "the trick has too many cards", f"there are {game.rules.players} players")
    return plays


def best_of(table: Table, plays: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the seat and the card that are winning."""
    winner, best = plays[0]
    for seat, card in plays[1:]:
        if table.above[best] & card:
            winner, best = seat, card
    return winner, best


def legal_plays(game: Game, request: Request) -> dict[str, Any]:
    position = mapping(request.get("position"), "position")
    contract = contract_of(game, position.get("contract"))
    play = game.play(contract.trump)
    hand = card_set(listing(position.get("hand"), "cards of the hand"))
    if not hand:
        raise InvalidInput("E507", "the hand is empty", "give the cards of the player to play")
    seat = seat_of(game, position.get("seat"))
    plays = plays_of(game, position.get("trick", []))
    seen = [card for _, card in plays] + [card_bit(card) for card in position.get("played") or []]
    card_set([*card_names(hand), *(card_name(card) for card in seen)])
    if not plays:
        return {"legal": card_names(play.legal(hand, 0, 0, seat, seat))}
    if (plays[-1][0] + 1) % game.rules.players != seat or len(plays) == game.rules.players:
        raise InvalidInput("E507", f"seat {seat} is not to play", "the player after the last card of the trick plays")
    winner, best = best_of(play.table, plays)
    return {"legal": card_names(play.legal(hand, play.table.suit[plays[0][1]], best, winner, seat))}


def trick(game: Game, request: Request) -> dict[str, Any]:
    table = game.play(contract_of(game, request.get("contract")).trump).table
    plays = plays_of(game, request.get("trick"))
    if len(plays) != game.rules.players:
        raise InvalidInput("E507", f"the trick has {len(plays)} cards", f"a complete trick has {game.rules.players}")
    return {"winner": best_of(table, plays)[0], "points": table.points(sum(card for _, card in plays))}


def legal_calls(game: Game, request: Request) -> dict[str, Any]:
    turned = request.get("turned")
    dealer = seat_of(game, request.get("dealer"))
    faced = any(step.action == "turn-up" for step in game.rules.steps)
    if faced and turned is None:
        raise InvalidInput("E507", "the faced card is missing", "give `turned`")
    state = start(game.rules, dealer, card_name(card_bit(turned))[1] if turned else None)
    for at, entry in enumerate(listing(request.get("calls"), "calls")):
        if not isinstance(entry, list) or len(entry) != 2 or state.over or entry[0] != state.seat:
            raise Rejected(at, "illegal-call")
        try:
            state = make_call(state, str(entry[1]))
        except IllegalAction as refusal:
            raise Rejected(at, refusal.code) from None
    if not state.over:
        return {"seat": state.seat, "legal": state.legal()}
    return {"done": state.contract.as_data() if state.contract else "redeal"}


def hands_of(game: Game, data: Any) -> list[int]:
    """Return the hands; raise InvalidInput if there is not one for each seat, or a card comes twice."""
    hands = [card_set(listing(hand, "hands")) for hand in listing(data, "hands")]
    if len(hands) != game.rules.players:
        raise InvalidInput("E507", f"there are {len(hands)} hands", f"give one for each of {game.rules.players} seats")
    card_set([name for hand in hands for name in card_names(hand)])
    return hands


def declarations(game: Game, request: Request) -> dict[str, Any]:
    contract = contract_of(game, request.get("contract"))
    dealer, hands = seat_of(game, request.get("dealer")), hands_of(game, request.get("hands"))
    announced = game.announced(contract.trump, hands, [True] * len(hands), dealer)
    return {"scored": scored(game, announced), "belote": game.belotes(contract.trump, hands)}


def scored(game: Game, announced: Announced) -> list[list[dict[str, object]]]:
    """Return the declarations that count, a list for each seat."""
    seats = range(game.rules.players)
    return [[each.as_data() for each in announced.scored(seat, game.rules.side(seat))] for seat in seats]


def account_data(account: Account) -> dict[str, Any]:
    """Return a score as the protocol writes it, with the items each side writes besides."""
    return {
        "outcome": account.outcome,
        "lines": [{"item": item, "points": list(points)} for item, points in account.lines],
        "items": [{"item": item, "points": list(points)} for item, points in account.items],
        "written": list(account.written),
        "held": account.held,
    }


def score(game: Game, request: Request) -> dict[str, Any]:
    rules = game.rules
    contract = contract_of(game, request.get("contract"))
    dealer, hands = seat_of(game, request.get("dealer")), hands_of(game, request.get("hands"))
    tricks = []
    for at, entry in enumerate(listing(request.get("tricks"), "tricks")):
        cards = listing(mapping(entry, "trick").get("cards"), "cards of a trick")
        if len(cards) != rules.players:
            raise Rejected(at, "incomplete-trick")
        tricks.append((seat_of(game, entry.get("winner")), card_set(cards)))
    discards = card_set(request.get("discards") or [])
    card_set([name for _, cards in tricks for name in card_names(cards)] + card_names(discards))
    if len(tricks) != rules.hand_size:
        raise Rejected(len(tricks), "incomplete-deal")
    declared = request.get("declared")
    declared = [True] * rules.players if declared is None else [bool(each) for each in declared]
    belotes = request.get("belote")
    belotes = game.belotes(contract.trump, hands) if belotes is None else list(belotes)
    if len(declared) != rules.players or len(belotes) != rules.players:
        raise InvalidInput("E507", "`declared` and `belote` do not fit", "give one entry for each seat")
    announced = game.announced(contract.trump, hands, declared, dealer)
    facts = game.facts(contract, tricks, discards, announced, belotes, request.get("held") or 0)
    return account_data(game.scorer.account(facts))


def deal(game: Game, request: Request) -> dict[str, Any]:
    played = Deal(
        game,
        listing(request.get("deck"), "cards of the deck"),
        seat_of(game, request.get("dealer")),
        held=request.get("held") or 0,
        totals=request.get("totals"),
        target=request.get("target"),
    )
    steps = []
    for at, action in enumerate(listing(request.get("actions"), "actions")):
        steps.append({"seat": played.turn, "legal": played.legal_actions()})
        try:
            played.apply(str(action))
        except IllegalAction as refusal:
            raise Rejected(at, refusal.code) from None
        except InvalidInput:
            raise Rejected(at, "illegal-action") from None
    if played.turn is not None:
        return {"steps": [*steps, {"seat": played.turn, "legal": played.legal_actions()}]}
    return {"steps": steps, **account_data(played.result())}


def match(game: Game, request: Request) -> dict[str, Any]:
    rules, target = game.match, request.get("target")
    standing: Match = rules.start()
    for at, entry in enumerate(listing(request.get("deals"), "deals")):
        done = mapping(entry, "deal")
        written = listing(done.get("written"), "written points")
        if standing.over:
            raise Rejected(at, "match-over")
        if len(written) != game.rules.sides:
            raise InvalidInput("E507", f"{len(written)} sides wrote points", f"there are {game.rules.sides} sides")
        wins = done.get("wins") if done.get("outcome", MATCH_WON) in (MATCH_WON, CLAIMED) else None
        standing = rules.after(standing, written, done.get("last_trick", -1), target=target, wins=wins)
    return {"totals": list(standing.totals), "over": standing.over, "winner": standing.winner}


def count(game: Game, request: Request) -> dict[str, Any]:
    position = mapping(request.get("position"), "position")
    contract = contract_of(game, position.get("contract"))
    hands = hands_of(game, position.get("hands"))
    plays = plays_of(game, position.get("trick", []))
    plies = request.get("plies")
    if not isinstance(plies, int) or isinstance(plies, bool) or not 0 <= plies <= 12:
        raise InvalidInput("E507", f"{plies!r} is no number of plies", "give a whole number from 0 to 12")
    seat = seat_of(game, position.get("seat"))
    return count_lines(game, contract.trump, hands, seat, plays, plies)


OPERATIONS: Final[Mapping[str, Callable[[Game, Request], dict[str, Any]]]] = {
    "legal_plays": legal_plays,
    "trick": trick,
    "legal_calls": legal_calls,
    "declarations": declarations,
    "score": score,
    "deal": deal,
    "match": match,
    "count": count,
}
