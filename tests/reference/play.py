"""Which cards may be played, and who takes the trick."""

from __future__ import annotations

from typing import Any

from .cards import beats, of_suit, points_in, strength, suit_of
from .table import BELAS, BELOTE_FR, BG, RU3, Contract, Position, allied

Play = list[Any]  # [seat, card]


def best_play(contract: Contract, trick: list[Play]) -> Play:
    """Return the play that is winning a trick."""
    best = trick[0]
    for play in trick[1:]:
        if beats(contract, play[1], best[1]):
            best = play
    return best


def trick(ruleset: str, contract: Contract, plays: list[Play]) -> dict[str, int]:
    """Return the winner of a complete trick and its card points."""
    winner = best_play(contract, plays)[0]
    return {"winner": winner, "points": points_in(ruleset, contract, [card for _, card in plays])}


def legal_plays(ruleset: str, position: Position) -> set[str]:
    """Return the cards that may be played in a position."""
    contract = position["contract"]
    hand: list[str] = list(position["hand"])
    plays: list[Play] = position["trick"]
    if not plays:
        return set(hand)
    led = suit_of(plays[0][1])
    winner, best = best_play(contract, plays)
    same = of_suit(hand, led)
    if same:
        return set(_following(ruleset, contract, same, led, best))
    if contract["trump"] in ("NT", "AT"):
        return set(hand)  # sgp.nt.play, sgp.at.void, bg.play.all-trumps
    return set(_void(ruleset, contract, hand, best, allied(ruleset, winner, position["seat"])))


def _following(ruleset: str, contract: Contract, same: list[str], led: str, best: str) -> list[str]:
    """Return the legal cards of a player who holds the suit led; `same` are his cards of it."""
    # fr.play.follow, sg.play.follow, ru3.play.follow, bela.play.follow
    if ruleset in BELAS:
        if suit_of(best) != led:
            return same  # bela.play.iber-off: the plain lead has been trumped
        return _higher(contract, same, best) or same  # bela.play.iber, bela.play.iber-highest
    trump = contract["trump"]
    if trump == "AT":
        return _higher(contract, same, best) or same  # sgp.at.rise, bg.play.all-trumps
    if trump == led:
        # fr.play.trump-led-rise, sg.play.trump-led-rise, bg.play.trump-led: over the partner too
        # ru3.play.overtrump, ru3.play.undertrump
        return _higher(contract, same, best) or same
    return same  # sgp.nt.play, ru3.play.plain-free


def _higher(contract: Contract, cards: list[str], best: str) -> list[str]:
    """Return the cards of the suit of `best` that are stronger than it."""
    same = of_suit(cards, suit_of(best))
    return [card for card in same if strength(contract, card) > strength(contract, best)]


def _void(ruleset: str, contract: Contract, hand: list[str], best: str, partner_wins: bool) -> list[str]:
    """Return the legal cards of a player without the suit led in a contract with a trump suit."""
    trumps = of_suit(hand, contract["trump"])
    others = [card for card in hand if card not in trumps]
    trumped = suit_of(best) == contract["trump"]
    over = _higher(contract, trumps, best) if trumped else trumps
    if partner_wins and ruleset not in BELAS and ruleset != RU3:
        # bela.play.must-trump: partner winning or not; ru3: nobody has a partner
        if ruleset != BELOTE_FR:
            return hand  # sg.play.partner-winning, bg.play.partner-winning
        if over:
            return others + over  # fr.play.partner-winning, fr.play.partner-winning-overtrump
        return hand  # fr.play.partner-winning-undertrump
    if over:
        # fr.play.must-trump, fr.play.overtrump, sg.play.must-trump, ru3.play.must-trump, ru3.play.overtrump,
        # bela.play.must-trump, bela.play.overtrump
        return over
    if trumps and ruleset != BG:
        # fr.play.undertrump, sg.play.must-trump, ru3.play.undertrump, bela.play.overtrump
        return trumps
    return hand  # no trump, or bg.play.no-undertrump
