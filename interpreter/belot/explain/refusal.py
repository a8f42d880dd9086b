"""Why a card or another action is refused, and why a card is allowed, in a sentence of any of the languages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from belot.cards import SUITS, bits, card_bit, card_name
from belot.exceptions import IllegalAction, InvalidInput
from belot.explain.actions import reason_of_action, reason_of_call, said, with_legal
from belot.explain.inputs import invalid
from belot.explain.prose import rule
from belot.explain.reasons import because, why_not
from belot.explain.situation import Situation, situation_of
from belot.explain.wording import translate
from belot.game import Game


@dataclass(frozen=True)
class Explanation:
    """Why a card may or may not be played: the rung that decides, its clauses, what is legal, the sentence."""

    card: str
    allowed: bool
    rung: str | None
    clauses: tuple[str, ...]
    legal: tuple[str, ...]
    sentence: str


def explain_card(game: Game, position: Mapping[str, Any], card: str, lang: str) -> Explanation:
    """Return why a card may or may not be played in a position of the protocol (as in `legal_plays`).

    Raise InvalidInput for what is no position or no card, UsageError for an unknown language.
    """
    bit, here = card_bit(card), situation_of(game, position)
    rung, names = here.play.rungs[here.rung], strongest_first(here, here.legal)
    if not here.hand & bit:
        sentence = translate(lang, "not-in-hand", card=card)
        return Explanation(card, False, None, (), names, with_legal(lang, sentence, names))
    reasons = because(here, lang, bit)
    if here.legal & bit:
        sentence = translate(lang, "allowed", card=card, rule=reasons)
        return Explanation(card, True, rung.id, rung.clauses, names, sentence)
    sentence = translate(lang, "refused", card=card, rule=reasons, why=why_not(here, lang, bit))
    return Explanation(card, False, rung.id, rung.clauses, names, with_legal(lang, sentence, names))


def strongest_first(here: Situation, cards: int) -> tuple[str, ...]:
    """Return the cards of a set suit by suit, the strongest first."""
    above = here.play.table.above
    return tuple(
        sorted(
            (card_name(card) for card in bits(cards)),
            key=lambda name: (SUITS.index(name[1]), above[card_bit(name)].bit_count()),
        )
    )


def refusal(
    error: IllegalAction | InvalidInput, game: Game, lang: str, position: Mapping[str, Any] | None = None
) -> str:
    """Return the sentence for a refused action or input.

    With the position a refused card is explained from the trick on the table; without it only the rung that decided
    is worded.
    """
    if isinstance(error, InvalidInput):
        return invalid(error, lang, game.rules.players)
    if error.code == "illegal-play" and position is not None:
        return explain_card(game, position, error.action.removeprefix("play "), lang).sentence
    return with_legal(lang, _refused(error, game, lang), error.legal)


def _refused(error: IllegalAction, game: Game, lang: str) -> str:
    card = error.action.removeprefix("play ")
    match error.code:
        case "illegal-play":
            rung = next(rung for rung in game.rules.rungs if rung.id == error.rung)
            return translate(lang, "refused-by-rule", card=card, rule=rule(lang, rung, game.rules.contracts))
        case "not-in-hand" | "announced-belote":
            return translate(lang, error.code, card=card)
        case "illegal-discard":
            count = next(step.count for step in game.rules.steps if step.action == "discard")
            return translate(lang, "illegal-discard", n=count, noun="card")
        case "deal-over":
            return translate(lang, "deal-over")
        case "illegal-call":
            reason = reason_of_call(lang, error, game.rules)
        case "illegal-action":
            reason = reason_of_action(lang, error.action, game.rules)
        case _:
            raise LookupError(f"there are no words for the refusal {error.code!r}")
    return translate(lang, "refused-action", action=said(lang, error.action), reason=reason)
