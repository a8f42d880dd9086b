"""`belot why`: why a card may or may not be played in a position."""

import argparse
from dataclasses import dataclass
from typing import Any

from belot.cards import CARDS, card_bit, card_names, card_set
from belot.cli.arguments import add_json, add_language
from belot.cli.clauses import quoted_clauses
from belot.cli.output import print_json, print_lines, read_input
from belot.cli.wording import worded
from belot.exceptions import UsageError
from belot.game import Game
from belot.operations import best_of
from belot.position import is_line, line_document, read_position
from belot.ruleset.clauses import known_clauses
from belot.ruleset.library import load_ruleset
from belot.suggest import did_you_mean

EXAMPLES = """\
  belot why belote-fr "trump=H hand=7H,9H,QS trick=TS,JH" 9H
  belot why belote-fr "trump=H hand=7H,9H,QS trick=1:TH,2:8H seat=3 declarer=1" 7H --lang fr
  belot why bela-4 position.yaml TS --json

A position in one line says trump and hand, and what else there is: trick (cards in the order played, each with its
seat or without), seat (default: the one after the last card of the trick), declarer, value, multiplier, dealer,
played. A file holds the position of the engine protocol.
"""


@dataclass(frozen=True)
class Why:
    """Whether a card may be played: the rung that decides, its clauses, the cards allowed, and a sentence.

    The sentence about a refused card names the cards allowed too.
    """

    card: str
    allowed: bool
    rung: str | None
    clauses: tuple[str, ...]
    legal: tuple[str, ...]
    sentence: str


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="the id of a ruleset, or a file")
    parser.add_argument("position", metavar="POSITION", help="a position in one line, a file, or - for standard input")
    parser.add_argument("card", metavar="CARD", help="rank and suit, as in TH for the ten of hearts")
    add_language(parser)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    game = Game(load_ruleset(options.ruleset))
    if options.card not in CARDS:
        help_ = did_you_mean(options.card, CARDS) or "write rank and suit, as in TH for the ten of hearts"
        raise UsageError(f"why: {options.card!r} is no card", help_)
    text = options.position
    position = read_position(line_document(text) if is_line(text) else read_input(text), game)
    card, language = options.card, options.lang
    why = worded(lambda: _in_words(game, position, card, language), lambda: plain(game, position, card))
    if options.json:
        print_json(_as_data(why, position))
    else:
        print_lines(_as_text(why))
    return 0


def _in_words(game: Game, position: dict[str, Any], card: str, language: str) -> Why:
    from belot.explain.refusal import explain_card

    told = explain_card(game, position, card, language)
    return Why(told.card, told.allowed, told.rung, tuple(told.clauses), tuple(told.legal), told.sentence)


def plain(game: Game, position: dict[str, Any], card: str) -> Why:
    """Return why a card may or may not be played, in plain English: what is left to say without the wording."""
    play, seat = game.play(position["contract"]["trump"]), position["seat"]
    hand, trick = card_set(position["hand"]), [(who, card_bit(name)) for who, name in position["trick"]]
    winner, best = best_of(play.table, trick) if trick else (seat, 0)
    now = (hand, play.table.suit[trick[0][1]] if trick else 0, best, winner, seat)
    rung, legal = game.rules.rungs[play.rung(*now)], play.legal(*now)
    allowed, held = bool(legal & card_bit(card)), bool(hand & card_bit(card))
    names = tuple(card_names(legal))
    listed = f"Legal: {', '.join(names)}."
    if not held:
        return Why(card, False, None, (), names, f"{card} is not in the hand. {listed}")
    sentence = f"{card} may be played." if allowed else f"{card} may not be played. {listed}"
    return Why(card, allowed, rung.id, rung.clauses, names, sentence)


def _as_text(why: Why) -> list[str]:
    rung = [f"rung: {why.rung}"] if why.rung else []
    legal = [f"legal: {', '.join(why.legal)}"] if why.allowed else []
    return [why.sentence, *rung, *quoted_clauses(why.clauses), *legal]


def _as_data(why: Why, position: dict[str, Any]) -> dict[str, Any]:
    clauses = [known_clauses()[id_] for id_ in why.clauses]
    return {
        "card": why.card,
        "allowed": why.allowed,
        "sentence": why.sentence,
        "rung": why.rung,
        "clauses": [
            {"id": each.id, "status": each.status, "says": each.says, "reading": each.reading} for each in clauses
        ],
        "legal": list(why.legal),
        "position": position,
    }
