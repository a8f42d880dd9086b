"""belote-cli as an engine of the suite; it leaves what may be called to its screens, so calls are not claimed."""

from dataclasses import replace
from typing import Any

from belote import game, scoring
from belote.config import GLOBAL_CONFIG as POINTS
from belote.deck import CARD_SUITS, Card, Rank
from belote.game import Phase, Seat
from wire import Data, serve

SUITS = dict(zip("SHDC", CARD_SUITS, strict=True))
CARDS = {r.value.replace("10", "T") + s: Card(suit, r) for s, suit in SUITS.items() for r in Rank}
NAMES = {card: name for name, card in CARDS.items()}


def laid(trick: Any) -> tuple[game.TrickCard, ...]:
    return tuple(game.TrickCard(Seat(seat % 4), CARDS[name]) for seat, name in trick)


def state(ask: Data, hands: Any, phase: Phase = Phase.PLAYING, **more: Any) -> game.GameState:
    held = tuple(tuple(CARDS[name] for name in hand) for hand in hands)
    more |= {"trump": SUITS[ask["contract"]["trump"]], "taker": Seat(ask["contract"]["declarer"])}
    return game.GameState(hands=held, initial_hands=held, contract="normal", phase=phase, **more)


def legal_plays(ask: Data) -> Data:
    position = ask["position"]
    hands = [position["hand"] if seat == position["seat"] else [] for seat in range(4)]
    now = state(position, hands, current_trick=laid(position["trick"]))
    return {"legal": [NAMES[card] for card in game.legal_cards(now, Seat(position["seat"]))]}


def trick(ask: Data) -> Data:
    now, played = state(ask, ()), laid(ask["trick"])
    return {"winner": game.trick_winner_seat(played, now.trump).value, "points": scoring.trick_card_points(now, played)}


def declarations(ask: Data) -> Data:
    scored, belote = [list[Data]() for _ in range(4)], [0, 0, 0, 0]
    for each in scoring.get_declarations(state(ask, ask["hands"])):
        belote[each.seat.value] += each.kind == "belote"
        if each.kind != "belote":
            entry = {"kind": each.kind, "cards": [NAMES[card] for card in each.detail.cards]}
            scored[each.seat.value].append({**entry, "points": scoring.get_declaration_points([each.detail])})
    return {"scored": scored, "belote": belote}


def score(ask: Data) -> Data:
    leaders = [ask["dealer"] + 1, *(each["winner"] for each in ask["tricks"])]
    tricks = tuple(laid(enumerate(e["cards"], at)) for at, e in zip(leaders, ask["tricks"], strict=False))
    more = {"completed_tricks": tricks, "last_trick_winner": Seat(leaders[-1]), "litige_points": ask["held"]}
    if 1 in ask["belote"]:
        more |= {"belote_announcer": Seat(ask["belote"].index(1)), "belote_tracker": (True, True)}
    found = scoring.score_round(now := state(ask, ask["hands"], Phase.SCORING, **more))
    after = scoring.apply_round_score(now, found)
    outcomes = ("capot", "capot-against") if found.is_capot else ("tie" if found.is_litige else "made", "inside")
    last = POINTS.CAPOT_BASE - POINTS.TOTAL_POINTS if found.is_capot else POINTS.LAST_TRICK_BONUS
    own = [found.last_trick_team == found.taker_team, found.last_trick_team != found.taker_team]
    without_last = [-POINTS.LAST_TRICK_BONUS * had for had in own]
    lines = {"cards": [found.table_taker_pts + without_last[0], found.table_defender_pts + without_last[1]]}
    lines["last-trick"] = [last * had for had in own]
    lines["declarations"] = [found.taker_declarations, found.defender_declarations]
    lines["belote"] = [found.taker_belote, found.defender_belote]
    ledger = [{"item": item, "points": each[:: 1 - 2 * found.taker_team]} for item, each in lines.items()]
    data = {"outcome": outcomes[found.is_failed], "lines": ledger}
    return {**data, "written": [*after.team_scores], "held": after.litige_points}


def match(ask: Data) -> Data:
    now = game.new_game(*([ask["target"]] if "target" in ask else []))
    for taker, defender in (deal["written"] for deal in ask["deals"]):
        deal = replace(scoring._empty_breakdown(), taker_total=taker, defender_total=defender)
        now = scoring.apply_round_score(now, deal)
    totals, over = list(now.team_scores), now.phase is Phase.GAME_OVER
    return {"totals": totals, "over": over, "winner": int(totals[1] > totals[0]) if over else None}


serve("belote-cli", ["belote-fr", "belote"], [legal_plays, trick, declarations, score, match])
