"""colver as an engine of the suite: coinche. It plays without declarations, so those are not claimed."""

from typing import Any

from colver import Env
from wire import Data, Rejected, serve

SUITS = "SHDC"
CARDS = {rank + suit: 8 * s + r for s, suit in enumerate(SUITS) for r, rank in enumerate("789JQKTA")}
NAMES = [*CARDS]
VALUES = [*range(80, 170, 10), "capot"]
BIDS = {f"bid {value} {suit}": 1 + 4 * v + s for v, value in enumerate(VALUES) for s, suit in enumerate(SUITS)}
CALLS = {"pass": 0, **BIDS, "double": 41, "redouble": 42}


def playing(contract: Data, leader: int, hands: list[list[int]]) -> Any:
    """Return a game in which `leader` is to lead: the seat after its dealer always does."""
    env = Env.deal_with_hands((leader + 3) % 4, hands)
    value = 250 if contract.get("value") == "capot" else contract.get("value", 80)
    doubled = contract.get("multiplier", 1) // 2
    env.set_contract(SUITS.index(contract["trump"]), value, contract["declarer"] % 2, doubled)
    env.set_phase_playing()
    return env


def on_the_table(contract: Data, trick: Any, more: dict[int, list[str]], size: int) -> Any:
    """Return a game with `trick` played, by hands of `size` cards: the rest is filled up with other cards."""
    hands = [[CARDS[card] for at, card in trick if at == seat] for seat in range(4)]
    for seat, cards in more.items():
        hands[seat] = [CARDS[card] for card in cards]
    spare = iter(sorted(set(range(32)).difference(*hands)))
    leader = trick[0][0] if trick else next(iter(more))
    env = playing(contract, leader, [[*hand, *(next(spare) for _ in range(size - len(hand)))] for hand in hands])
    for _, card in trick:
        env.step(CARDS[card])
    return env


def legal_plays(ask: Data) -> Data:
    now = ask["position"]
    env = on_the_table(now["contract"], now["trick"], {now["seat"]: now["hand"]}, len(now["hand"]))
    return {"legal": [NAMES[card] for card in env.legal_actions()]}


def trick(ask: Data) -> Data:
    env = on_the_table(ask["contract"], ask["trick"], {}, 2)  # with one card the deal would be over
    return {"winner": env.get_trick_lead(), "points": sum(env.get_points())}


def legal_calls(ask: Data) -> Data:
    env = Env.deal_with_hands(ask["dealer"], [list(range(at, at + 8)) for at in range(0, 32, 8)])
    for at, (seat, call) in enumerate(ask["calls"]):
        if env.phase() or seat != env.current_player() or CALLS.get(call) not in env.legal_actions():
            raise Rejected(at)
        env.step(CALLS[call])
    if env.phase() == 0:
        return {"seat": env.current_player(), "legal": [[*CALLS][action] for action in env.legal_actions()]}
    bids = [seat for seat, action in env.get_bid_history() if 0 < action < CALLS["double"]]
    final = env.get_contract()
    value = "capot" if final["value"] > 160 else final["value"]
    done = {"trump": SUITS[final["trump"]], "value": value, "multiplier": 2 ** final["coinche"]}
    return {"done": {"declarer": bids[-1], **done} if bids else "redeal"}


def score(ask: Data) -> Data:
    env = playing(ask["contract"], (ask["dealer"] + 1) % 4, [[CARDS[card] for card in hand] for hand in ask["hands"]])
    for card in (card for each in ask["tricks"] for card in each["cards"]):
        env.step(CARDS[card])
    last = [10 * (ask["tricks"][-1]["winner"] % 2 == side) for side in (0, 1)]
    lines = {"cards": [points - ten for points, ten in zip(env.get_points(), last, strict=True)], "last-trick": last}
    lines["belote"] = [10 * state for state in env.get_belote()]
    ledger = [{"item": item, "points": points} for item, points in lines.items()]
    outcome = "made" if env.deal_outcome()[ask["contract"]["declarer"] % 2] == 1 else "failed"
    doubled = "-doubled" * (ask["contract"].get("multiplier", 1) > 1)
    return {"outcome": outcome + doubled, "lines": ledger, "written": [*map(int, env.rewards())], "held": 0}


serve("colver", ["coinche"], [legal_plays, trick, legal_calls, score])
