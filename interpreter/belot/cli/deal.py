"""`belot deal`: a deal played at random, told to the last line of its score."""

import argparse
from random import Random

from belot.cli.arguments import add_json, add_language
from belot.cli.output import print_json, print_lines
from belot.cli.story import story, tell
from belot.deal import Deal
from belot.dealing import deck_names, full_deck
from belot.exceptions import UsageError
from belot.game import Game
from belot.policy import random_actions
from belot.record import to_data
from belot.ruleset.library import load_ruleset

EXAMPLES = """\
  belot deal belote-fr --seed 7
  belot deal coinche --seed 7 --lang fr
  belot deal bela-3 --seed 7 --json > deal.json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="the id of a ruleset, or a file")
    parser.add_argument("--seed", type=int, required=True, metavar="N", help="the same seed gives the same deal")
    parser.add_argument("--dealer", type=int, default=0, metavar="SEAT", help="who deals (default: 0)")
    add_language(parser)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    game = Game(load_ruleset(options.ruleset))
    if not 0 <= options.dealer < game.rules.players:
        raise UsageError(f"deal: there is no seat {options.dealer}", f"seats are 0 to {game.rules.players - 1}")
    rng = Random(options.seed)
    deck = deck_names(full_deck())
    rng.shuffle(deck)
    actions = random_actions(Deal(game, deck, options.dealer), rng)
    deal = Deal(game, deck, options.dealer)
    tricks = tell(deal, actions)
    if options.json:
        print_json(to_data(deal))
    else:
        print_lines(story(deal, tricks, options.lang, f", seed {options.seed}"))
    return 0
