"""Wrong engines of play."""

from __future__ import annotations

from belot.cards import RANKS, bits, card_name
from belot.tables import Table

from .base import Position, Reply, Request, Wrong, of_positions, of_tricks

_RISE = (
    "fr.play.overtrump",
    "sg.play.must-trump",
    "ru3.play.overtrump",
    "bela.play.overtrump",
    "bg.play.no-undertrump",
)
_LED = ("fr.play.trump-led-rise", "sg.play.trump-led-rise", "ru3.play.overtrump", "bg.play.trump-led")
_ALLY = ("fr.play.partner-winning", "sg.play.partner-winning", "bg.play.partner-winning")
_WINNER = ("fr.play.winner", "sg.play.winner", "ru3.play.winner", "bela.play.winner", "bg.common")
_FOLLOW = (*_LED, *_ALLY, *_WINNER, "fr.play.follow", "bela.play.follow", "fr.play.leader")
_ALL_TRUMPS = ("sgp.at.cards", "sgp.at.rise", "sgp.at.void", "sg.play.winner", "bg.play.all-trumps", "bg.common")
_NO_TRUMPS = ("sgp.nt.play", "sgp.nt.cards", "bg.common", "bg.score.values", "sg.play.follow", "sg.play.winner")
_ORDER = (
    "fr.cards.trump-order",
    "fr.cards.plain-order",
    "sg.cards.order",
    "ru3.cards.trump-order",
    "bela.cards.values",
)


def _highest(table: Table, cards: list[int]) -> int:
    """Return the highest trump of some cards, nothing if there is none."""
    best = 0
    for card in cards:
        if card & table.trumps and (not best or table.above[best] & card):
            best = card
    return best


def _all_seen(at: Position) -> int:
    table = at.play.table
    best = _highest(table, [*at.played, *(card for _, card in at.trick)])
    return at.legal(best=best) if best and at.best & table.trumps else at.legal()


def _partner_trumps(at: Position) -> int:
    ruffed = at.best & at.play.table.trumps and not at.led & at.play.table.trumps
    return at.legal(winner=(at.seat - 1) % at.players) if ruffed else at.legal()


def _who_led(at: Position) -> int:
    return at.legal(winner=at.trick[0][0])


def _partner_has_played(at: Position) -> int:
    return at.legal(winner=(at.seat - 2) % at.players) if len(at.trick) > 1 else at.legal()


def _natural_order(at: Position) -> int:
    """Rise over the highest trump in the order 7 to ace."""
    trumps = at.play.table.trumps
    if not (at.led & trumps and at.hand & at.led):
        return at.legal()
    best = max(at.trick, key=lambda each: _index(each[1]) if each[1] & trumps else -1)[1]
    higher = sum(card for card in bits(at.hand & at.led) if _index(card) > _index(best))
    return higher or at.hand & at.led


def _trump_rank(card: int) -> int:
    return "78QKTA9J".index(card_name(card)[0])


def _index(card: int) -> int:
    return RANKS.index(card_name(card)[0])


def _discards_under(at: Position) -> int:
    low = at.led & at.play.table.trumps and at.hand & at.led and not at.hand & at.led & at.play.table.above[at.best]
    return at.hand if low else at.legal()


def _over_opponents(at: Position) -> int:
    partner = (at.winner - at.seat) % at.players == 2
    rises = at.led & at.play.table.trumps and at.hand & at.led and partner
    return at.hand & at.led if rises else at.legal()


def _one_suit(at: Position) -> int:
    """Rise over trumps in spades only."""
    legal, trumps = at.legal(), at.play.table.trumps
    return at.hand & trumps if at.play.table.trump in "HDC" and legal & ~trumps == 0 and not at.led & trumps else legal


def _across_suits(at: Position) -> int:
    """At all trumps, think a higher rank of any suit can rise."""
    own = at.hand & at.led
    if at.play.table.trump != "AT" or own:
        return at.legal()
    higher = sum(
        card for card in bits(at.hand) if "78QKTA9J".index(card_name(card)[0]) > "78QKTA9J".index(card_name(at.best)[0])
    )
    return higher or at.hand


def _rises_at_no_trumps(at: Position) -> int:
    own = at.hand & at.led & at.play.table.above[at.best]
    return own if at.play.table.trump == "NT" and own else at.legal()


def _rank_only(card: str, led: str, trump: str) -> int | None:
    order = "78QKTA9J" if trump in (card[1], "AT") else "789JQKTA"
    return order.index(card[0]) if card[1] in (led, trump) or trump == "AT" else -1


def _by_points(card: str, led: str, trump: str) -> int | None:
    if trump in ("NT", "AT"):
        return None
    if card[1] == trump:
        return 100 + {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}.get(card[0], 0)
    return {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card[0], 0) if card[1] == led else -1


def _by_index(card: str, led: str, trump: str) -> int | None:
    if trump in ("NT", "AT"):
        return None
    return 100 * (card[1] == trump) + RANKS.index(card[0]) if card[1] in (led, trump) else -1


def _off_suit_jack(card: str, led: str, trump: str) -> int | None:
    if trump != "AT":
        return None
    return "78QKTA9J".index(card[0]) if card[1] == led or card[0] == "J" else -1


def _nine_over_ten(card: str, led: str, trump: str) -> int | None:
    return ("78JQKT9A".index(card[0]) if card[1] == led else -1) if trump == "NT" else None


def _keeps_cards(request: Request) -> Reply:
    """Leave played cards in the hand: in a deal the first card played stays legal for its player."""
    from belot.engine import answer

    right = answer(request)
    if request.get("op") != "deal" or "result" not in right:
        return right
    steps, actions, gone = right["result"]["steps"], request["actions"], dict[int, list[str]]()
    made = []
    for step, action in zip(steps, [*actions, ""], strict=False):
        made.append({**step, "legal": [*step["legal"], *gone.get(step["seat"], [])]})
        if action.startswith("play "):
            gone.setdefault(step["seat"], []).append(action)
    return {"result": {**right["result"], "steps": made}}


PLAYS = (
    Wrong("highest-trump-ever-seen", "takes the trump to beat from all cards seen", of_positions(_all_seen), _RISE),
    Wrong("ranks-across-suits", "a trump seven loses to a plain ace", of_tricks(_rank_only), _WINNER),
    Wrong("exemption-ends-with-a-trump", "no exemption when the partner ruffed", of_positions(_partner_trumps), _ALLY),
    Wrong("who-led", "looks at who led instead of who is winning", of_positions(_who_led), _ALLY),
    Wrong("partner-has-played", "a partner who has played is winning", of_positions(_partner_has_played), _ALLY),
    Wrong("strength-from-points", "cards that count nothing tie", of_tricks(_by_points), (*_ORDER, *_WINNER)),
    Wrong("index-as-rank", "a trump ten beats the jack", of_tricks(_by_index), (*_ORDER, *_WINNER)),
    Wrong("index-as-rank-in-play", "rises in the order 7 to ace", of_positions(_natural_order), (*_LED, *_ORDER)),
    Wrong(
        "discards-under-trumps",
        "no duty to follow below",
        of_positions(_discards_under),
        _FOLLOW,
    ),
    Wrong("rises-over-opponents", "rises in trumps over opponents only", of_positions(_over_opponents), _LED),
    Wrong("overtrumps-in-spades", "overtrumping for one trump suit only", of_positions(_one_suit), _RISE),
    Wrong(
        "off-suit-jack",
        "at all trumps a jack of another suit takes the trick",
        of_tricks(_off_suit_jack),
        _ALL_TRUMPS,
    ),
    Wrong(
        "rises-across-suits",
        "at all trumps rises with another suit",
        of_positions(_across_suits),
        _ALL_TRUMPS,
    ),
    Wrong(
        "rises-at-no-trumps",
        "the duty to rise at no trumps",
        of_positions(_rises_at_no_trumps),
        _NO_TRUMPS,
    ),
    Wrong(
        "nine-over-ten",
        "at no trumps the nine beats the ten",
        of_tricks(_nine_over_ten),
        _NO_TRUMPS,
    ),
    Wrong(
        "never-removes-cards",
        "played cards stay in the hand",
        _keeps_cards,
        _FOLLOW,
    ),
)
