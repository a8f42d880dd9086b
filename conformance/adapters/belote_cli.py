"""belote-cli as an engine of the suite: run it with the Python that has belote-cli installed.

It translates and knows no rule. Calls are not claimed: the engine leaves what may be called to its screens.
"""

from dataclasses import replace
from importlib.metadata import version

from belote import game, scoring
from belote.config import GLOBAL_CONFIG as POINTS
from belote.deck import CARD_SUITS, Card, Rank
from belote.game import Phase, Seat
from wire import serve

SUITS = dict(zip("SHDC", CARD_SUITS, strict=True))
CARDS = {r.value.replace("10", "T") + s: Card(suit, r) for s, suit in SUITS.items() for r in Rank}
NAMES = {card: name for name, card in CARDS.items()}


def laid(trick):
    return tuple(game.TrickCard(Seat(seat % 4), CARDS[name]) for seat, name in trick)


def state(ask, hands, **more):
    taker, trump = Seat(ask["contract"]["declarer"]), SUITS[ask["contract"]["trump"]]
    held = tuple(tuple(CARDS[name] for name in hand) for hand in hands)
    return game.GameState(hands=held, initial_hands=held, trump=trump, taker=taker, contract="normal", **more)


def legal_plays(ask):
    position, hands = ask["position"], [[], [], [], []]
    hands[position["seat"]] = position["hand"]
    now = state(position, hands, current_trick=laid(position["trick"]), phase=Phase.PLAYING)
    return {"legal": [NAMES[card] for card in game.legal_cards(now, Seat(position["seat"]))]}


def trick(ask):
    now, played = state(ask, ()), laid(ask["trick"])
    winner = game.trick_winner_seat(played, now.trump).value
    return {"winner": winner, "points": scoring.trick_card_points(now, played)}


def declarations(ask):
    scored, belote = [[], [], [], []], [0, 0, 0, 0]
    for each in scoring.get_declarations(state(ask, ask["hands"], phase=Phase.PLAYING)):
        belote[each.seat.value] += each.kind == "belote"
        if each.kind != "belote":
            entry = {"kind": each.kind, "cards": [NAMES[card] for card in each.detail.cards]}
            scored[each.seat.value].append({**entry, "points": scoring.get_declaration_points([each.detail])})
    return {"scored": scored, "belote": belote}


def score(ask):
    winners = [each["winner"] for each in ask["tricks"]]
    leaders = [ask["dealer"] + 1, *winners]
    tricks = tuple(laid(enumerate(e["cards"], at)) for at, e in zip(leaders, ask["tricks"], strict=False))
    more = {"litige_points": ask["held"], "last_trick_winner": Seat(winners[-1])}
    now = state(ask, ask["hands"], phase=Phase.SCORING, completed_tricks=tricks, **more)
    if any(ask["belote"]):
        holder = Seat(ask["belote"].index(1))
        now = replace(now, belote_announcer=holder, belote_trump=now.trump, belote_tracker=(True, True))
    found = scoring.score_round(now)
    after = scoring.apply_round_score(now, found)
    made = ("tie" if found.is_litige else "made", "inside")[found.is_failed]
    outcome = ("capot", "capot-against")[found.is_failed] if found.is_capot else made
    last, cards = [0, 0], [found.table_taker_pts, found.table_defender_pts]
    last[found.last_trick_team != found.taker_team] = POINTS.LAST_TRICK_BONUS
    lines = {"cards": [cards[0] - last[0], cards[1] - last[1]]}
    lines["last-trick"] = [10 * bonus for bonus in last] if found.is_capot else last
    lines["declarations"] = [found.taker_declarations, found.defender_declarations]
    lines["belote"] = [found.taker_belote, found.defender_belote]
    side = 1 - 2 * found.taker_team
    ledger = [{"item": item, "points": points[::side]} for item, points in lines.items()]
    end = {"written": list(after.team_scores), "held": after.litige_points}
    return {"outcome": outcome, "lines": ledger, **end}


def match(ask):
    now = game.new_game(ask["target"]) if "target" in ask else game.new_game()
    for deal in ask["deals"]:
        written = dict(zip(("taker_total", "defender_total"), deal["written"], strict=True))
        now = scoring.apply_round_score(now, replace(scoring._empty_breakdown(), **written))
    totals, over = list(now.team_scores), now.phase is Phase.GAME_OVER
    return {"totals": totals, "over": over, "winner": int(totals[1] > totals[0]) if over else None}


engine = {"name": "belote-cli", "version": version("belote-cli"), "language": "Python"}
serve(engine, ["belote-fr", "belote"], [legal_plays, trick, declarations, score, match])
