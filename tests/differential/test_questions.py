"""Single questions of the protocol, on positions no play would reach often: the two engines answer alike."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from belot.cards import CARDS
from belot.engine import answer, game
from belot.ruleset.resolve import packaged_names

from tests import reference

QUESTIONS = 300


def _contract(name: str, rng: Random) -> dict[str, Any]:
    rules = game(name).rules
    contract: dict[str, Any] = {
        "declarer": rng.randrange(rules.players),
        "trump": rng.choice(rules.trumps()),
        "multiplier": rng.choice([1, 1, 2, 4]) if rules.bidding.double else 1,
    }
    if rules.bidding.values:
        contract["value"] = rng.choice([*rules.bidding.values, *(named for named, _ in rules.bidding.named)])
    return contract


def _legal_plays(name: str, rng: Random) -> tuple[dict[str, Any], Any]:
    rules = game(name).rules
    cards = rng.sample(CARDS, rng.randint(1, rules.hand_size) + rules.players - 1)
    seat, laid = rng.randrange(rules.players), rng.randrange(rules.players)
    trick = [[(seat - laid + turn) % rules.players, cards[turn]] for turn in range(laid)]
    position = {
        "contract": _contract(name, rng),
        "dealer": rng.randrange(rules.players),
        "seat": seat,
        "hand": cards[rules.players - 1 :],
        "trick": trick,
        "played": [],
    }
    expected = {"legal": sorted(reference.legal_plays(name, position))}
    return {"op": "legal_plays", "position": position}, expected


def _trick(name: str, rng: Random) -> tuple[dict[str, Any], Any]:
    players = game(name).rules.players
    leader, cards = rng.randrange(players), rng.sample(CARDS, players)
    contract = _contract(name, rng)
    trick = [[(leader + turn) % players, card] for turn, card in enumerate(cards)]
    return {"op": "trick", "contract": contract, "trick": trick}, reference.trick(name, contract, trick)


def _hands(name: str, rng: Random) -> list[list[str]]:
    """Deal whole suits in long stretches, so that sequences and fours come often."""
    rules = game(name).rules
    order = sorted(CARDS, key=lambda card: (card[rng.choice([0, 1])], rng.random() < 0.5))
    hands: list[list[str]] = [[] for _ in range(rules.players)]
    for card in order:
        open_ = [seat for seat, hand in enumerate(hands) if len(hand) < rules.hand_size]
        if open_:
            hands[open_[0] if rng.random() < 0.8 else rng.choice(open_)].append(card)
    return hands


def _declarations(name: str, rng: Random) -> tuple[dict[str, Any], Any]:
    contract, dealer, hands = _contract(name, rng), rng.randrange(game(name).rules.players), _hands(name, rng)
    request = {"op": "declarations", "contract": contract, "dealer": dealer, "hands": hands}
    return request, reference.declarations(name, contract, dealer, hands)


def _score(name: str, rng: Random) -> tuple[dict[str, Any], Any]:
    """Tricks of the cards in any order, often all to few seats; hands with many declarations."""
    rules = game(name).rules
    hands = _hands(name, rng)
    cards = [card for hand in hands for card in hand]
    rng.shuffle(cards)
    winners = rng.sample(range(rules.players), rng.randint(1, rules.players))
    per_trick = rules.players
    tricks = [
        {"winner": rng.choice(winners), "cards": cards[at : at + per_trick]} for at in range(0, len(cards), per_trick)
    ]
    request: dict[str, Any] = {
        "op": "score",
        "contract": _contract(name, rng),
        "dealer": rng.randrange(rules.players),
        "hands": hands,
        "tricks": tricks,
        "discards": [card for card in CARDS if card not in cards] if name == "bela-3" else [],
        "belote": [rng.choice([0, 0, 1]) for _ in hands],
        "declared": [rng.random() < 0.8 for _ in hands]
        if rules.declarations is not None and rules.declarations.announce == "right"
        else [True] * len(hands),
        "held": rng.choice([0, 30]) if rules.score.paid_to is not None else 0,
    }
    return request, reference.score(name, request)


def _calls(name: str, rng: Random) -> tuple[dict[str, Any], Any]:
    rules = game(name).rules
    dealer, turned = rng.randrange(rules.players), rng.choice(CARDS)
    faced = turned if any(step.action == "turn-up" for step in rules.steps) else None
    calls: list[list[Any]] = []
    for _ in range(rng.randrange(12)):
        step = reference.legal_calls(name, dealer, faced, calls)
        if "done" in step:
            break
        calls.append(
            [step["seat"], "pass" if "pass" in step["legal"] and rng.random() < 0.6 else rng.choice(step["legal"])]
        )
    request = {"op": "legal_calls", "dealer": dealer, "calls": calls, **({"turned": faced} if faced else {})}
    return request, reference.legal_calls(name, dealer, faced, calls)


def _match(name: str, rng: Random) -> tuple[dict[str, Any], Any]:
    rules = game(name).rules
    target = rng.choice([None, 100, 200])
    deals: list[dict[str, Any]] = []
    for _ in range(rng.randint(1, 6)):
        written = [rng.choice([0, 50, 100, 101, 160]) for _ in range(rules.sides)]
        deals.append({"written": written, "last_trick": rng.randrange(rules.sides), "contract": _contract(name, rng)})
        if reference.match(name, target, deals)["over"]:
            break
    request = {"op": "match", "deals": deals, **({"target": target} if target else {})}
    return request, reference.match(name, target, deals)


Question = Callable[[str, Random], tuple[dict[str, Any], Any]]
KINDS: list[Question] = [_legal_plays, _trick, _declarations, _score, _calls, _match]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__[1:])
@pytest.mark.parametrize("name", packaged_names())
def test_single_questions_get_the_same_answer_from_both_engines(name: str, kind: Question) -> None:
    rng = Random(f"{name} {kind.__name__}")
    for _ in range(QUESTIONS):
        request, expected = kind(name, rng)
        given = answer({"ruleset": name, **request})
        assert _plain(given.get("result"), request["op"]) == _plain(expected, request["op"]), request


def _plain(result: Any, op: str) -> Any:
    """Return a result without order where order means nothing, and without what only one engine adds."""
    if not isinstance(result, dict):
        return result
    known = {key: value for key, value in result.items() if key != "items"}
    if "legal" in known:
        known["legal"] = sorted(known["legal"])
    if op == "declarations":
        known["scored"] = [
            sorted((each["kind"], sorted(each["cards"]), each["points"]) for each in own) for own in known["scored"]
        ]
    return known
