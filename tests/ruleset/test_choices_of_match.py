"""What the choices about equal points, the deal, the bidding and the end of the match change."""

from collections.abc import Sequence
from random import Random

from belot.bidding import Contract
from belot.game import Game
from belot.match import Match
from belot.policy import random_actions
from belot.rights import CLAIM, EXCHANGE

from .choosing import AUCTIONED, BELA, FRENCH, TAKEN, account, calls, dealt, shows, written

PAIRS_OF_BELA = ("bela-2", "bela-4")
EQUAL = (81, 81)


@shows("tie", "held", "belote-fr")
def test_equal_points_are_held_over(game: Game, plain: Game) -> None:
    assert account(plain, EQUAL) == ((81, 81), 0)
    assert account(game, EQUAL) == ((0, 81), 81)
    assert account(game, (60, 102), held=81) == ((0, 243), 0)


@shows("tie", "held", *PAIRS_OF_BELA)
def test_equal_points_hang_in_bela(game: Game, plain: Game) -> None:
    assert account(plain, EQUAL) == ((0, 162), 0)
    assert account(game, EQUAL) == ((0, 81), 81)
    assert account(game, (82, 80), held=81) == ((163, 80), 0)


@shows("tie", "made", "belote", "bela-2", "bela-4")
def test_equal_points_make_the_contract(game: Game, plain: Game) -> None:
    assert account(plain, EQUAL) != account(game, EQUAL) == ((81, 81), 0)


@shows("tie", "made", "bela-3")
def test_half_of_all_points_is_enough(game: Game, plain: Game) -> None:
    # Half of 162, where 82 are needed; the caller's 81 are halved.
    assert written(plain, (81, 50, 31)) == (0, 90, 71)
    assert written(game, (81, 50, 31)) == (81, 50, 31)


@shows("tie", "made", *AUCTIONED)
def test_81_make_a_bid_of_80(game: Game, plain: Game) -> None:
    assert written(plain, EQUAL, bid=80) == (0, 240)
    assert written(game, EQUAL, bid=80) == (160, 80)


@shows("tie", "made", "belot-bg")
def test_equal_points_make_the_bulgarian_contract(game: Game, plain: Game) -> None:
    assert account(plain, EQUAL) == ((0, 8), 8)
    assert account(game, EQUAL) == ((8, 8), 0)
    assert account(plain, EQUAL, multiplier=2) == ((0, 0), 32)
    assert account(game, EQUAL, multiplier=2) == ((32, 0), 0)


@shows("tie", "made", "belot-ru-3")
def test_a_declarer_equal_with_an_opponent_has_made_it(game: Game, plain: Game) -> None:
    assert account(plain, (60, 60, 20)) == ((0, 60, 20), 60)
    assert account(game, (60, 60, 20)) == ((60, 60, 20), 0)


@shows("tie", "failed", *TAKEN)
def test_equal_points_fail(game: Game, plain: Game) -> None:
    assert account(plain, EQUAL) != account(game, EQUAL) == ((0, 162), 0)


@shows("tie", "failed", "belot-bg")
def test_equal_points_fail_in_the_bulgarian_game(game: Game, plain: Game) -> None:
    assert account(plain, EQUAL) == ((0, 8), 8)
    assert account(game, EQUAL) == ((0, 16), 0)
    assert account(game, EQUAL, multiplier=2) == ((0, 32), 0)


@shows("tie", "failed", "belot-ru-3")
def test_a_declarer_equal_with_an_opponent_has_failed(game: Game, plain: Game) -> None:
    assert account(plain, (60, 60, 20)) == ((0, 60, 20), 60)
    assert account(game, (60, 60, 20)) == ((0, 90, 50), 0)


def after(game: Game, totals: Sequence[int], last: int = 0, target: int | None = None) -> tuple[bool, int | str | None]:
    """Return whether the match is over after a deal that ends with these totals, and who has won."""
    sides = game.rules.sides
    before = Match((0,) * sides)
    match = game.match.after(before, [*totals, 0][:sides], last, target=target)
    return match.over, match.winner


TARGETS = {
    ("belote-fr", "501"): 1000,
    ("belote", "1000"): 501,
    ("coinche", "2000"): 1000,
    ("coinche-plus", "2000"): 1000,
    ("bela-3", "501"): 701,
    ("bela-3", "1001"): 701,
    ("bela-4", "501"): 1001,
    ("bela-4", "701"): 1001,
    ("belot-ru-3", "301"): 501,
}


def plays_to(game: Game, target: int) -> None:
    assert after(game, (target - 1, 0)) == (False, None)
    assert after(game, (target, 0)) == (True, 0)


@shows("target", "301", "belot-ru-3")
def test_a_match_to_301(game: Game, plain: Game) -> None:
    plays_to(plain, 501)
    plays_to(game, 301)


@shows("target", "501", "belote-fr", "bela-3", "bela-4")
def test_a_match_to_501(game: Game, plain: Game) -> None:
    plays_to(plain, TARGETS[plain.rules.id, "501"])
    plays_to(game, 501)


@shows("target", "701", "bela-4")
def test_a_match_to_701(game: Game, plain: Game) -> None:
    plays_to(plain, 1001)
    plays_to(game, 701)


@shows("target", "1000", "belote")
def test_a_match_to_1000(game: Game, plain: Game) -> None:
    plays_to(plain, 501)
    plays_to(game, 1000)


@shows("target", "1001", "bela-3")
def test_a_match_to_1001(game: Game, plain: Game) -> None:
    plays_to(plain, 701)
    plays_to(game, 1001)


@shows("target", "2000", *AUCTIONED)
def test_a_match_to_2000(game: Game, plain: Game) -> None:
    plays_to(plain, 1000)
    plays_to(game, 2000)


@shows("both-past", "draw", "belote", *AUCTIONED, *PAIRS_OF_BELA, "belot-bg")
def test_two_sides_past_the_target_draw(game: Game, plain: Game) -> None:
    assert after(plain, (210, 205), target=200) == (True, 0)
    assert after(game, (210, 205), target=200) == (True, "draw")
    assert after(game, (210, 195), target=200) == (True, 0)


@shows("both-past", "higher", "belote-fr")
def test_of_two_sides_past_the_target_the_higher_wins(game: Game, plain: Game) -> None:
    assert after(plain, (210, 205), target=200) == (True, "draw")
    assert after(game, (210, 205), target=200) == (True, 0)
    assert after(game, (205, 205), target=200) == (False, None)


@shows("both-past", "higher", "belot-ru-3")
def test_the_last_trick_does_not_decide_the_match(game: Game, plain: Game) -> None:
    assert after(plain, (210, 205), last=1, target=200) == (True, 1)
    assert after(game, (210, 205), last=1, target=200) == (True, 0)
    assert after(plain, (210, 205), last=2, target=200) == (False, None)
    assert after(game, (205, 205), last=2, target=200) == (False, None)


@shows("next-dealer", "next", "belot-ru-3")
def test_the_next_player_deals(game: Game, plain: Game) -> None:
    assert plain.match.next_dealer(0, (10, 30, 90)) == 2
    assert game.match.next_dealer(0, (10, 30, 90)) == 1


@shows("direction", "clockwise", *FRENCH, "bela-3", "bela-4", "belot-bg")
def test_the_table_goes_round_clockwise_and_nothing_else_changes(game: Game, plain: Game) -> None:
    assert (plain.rules.direction, game.rules.direction) == ("counter-clockwise", "clockwise")
    assert written(plain, (100, 62, 0), bid=80) == written(game, (100, 62, 0), bid=80)


@shows("direction", "counter-clockwise", "belot-ru-3")
def test_the_table_goes_round_counter_clockwise_and_nothing_else_changes(game: Game, plain: Game) -> None:
    assert (plain.rules.direction, game.rules.direction) == ("clockwise", "counter-clockwise")
    assert written(plain, (90, 42, 10)) == written(game, (90, 42, 10)) == (90, 42, 10)


@shows("claim", "allowed", *BELA)
def test_a_player_who_lacks_one_point_may_claim_after_a_trick_that_has_some(game: Game, plain: Game) -> None:
    claims = 0
    for seed in range(10):
        near = [game.rules.match.target - 1] * game.rules.sides
        deal, other = dealt(game, seed, totals=near), dealt(plain, seed, totals=near)
        while deal.phase != "play" or not deal.played:
            action = deal.legal_actions()[-1]
            deal.apply(action)
            other.apply(action)
        assert CLAIM not in other.legal_actions()
        leader = deal.turn
        assert deal.contract is not None
        assert leader is not None
        if deal.game.play(deal.contract.trump).table.points(deal.played[0][1]):
            deal.apply(CLAIM)
            assert (deal.wins, deal.result().outcome) == (game.rules.side(leader), CLAIM)
            claims += 1
    assert claims >= 5


@shows("last-to-speak", "may-pass", "bela-2", "bela-4")
def test_the_dealer_may_pass_and_the_cards_are_thrown_in(game: Game, plain: Game) -> None:
    passes = ["pass"] * 3
    assert calls(plain, *passes)[0] == 0
    assert "pass" not in calls(plain, *passes)[1]
    assert "pass" in calls(game, *passes)[1]
    assert calls(game, *passes, "pass") == (-1, ["redeal"])


@shows("last-to-speak", "must-take", *TAKEN, "belot-ru-3")
def test_the_dealer_must_take_in_the_second_round(game: Game, plain: Game) -> None:
    passes = ["pass"] * (2 * game.rules.players - 1)
    assert calls(plain, *passes) == (0, ["pass", "take H", "take D", "take C"])
    assert calls(game, *passes) == (0, ["take H", "take D", "take C"])


@shows("packet", "after-call", "bela-4")
def test_whoever_passes_does_not_see_his_packet_yet(game: Game, plain: Game) -> None:
    seen = []
    for each in (plain, game):
        deal = dealt(each, 1)
        deal.apply("pass")
        seen.append(len(deal.view(1)["hand"]))
        deal.apply("take S")
        assert len(deal.view(1)["hand"]) == 8
    assert seen == [8, 6]


@shows("exchange", "none", "belot-ru-3")
def test_the_seven_of_trumps_is_not_exchanged(game: Game, plain: Game) -> None:
    def is_exchanged(rules: Game) -> bool:
        deals = (dealt(rules, seed) for seed in range(60))
        return any(EXCHANGE in random_actions(deal, Random(1)) for deal in deals)

    assert is_exchanged(plain)
    assert not is_exchanged(game)


@shows("caller", "anyone", "bela-3")
def test_whoever_calls_first_picks_up_the_two_cards(game: Game, plain: Game) -> None:
    assert calls(plain) == (1, ["take S", "take H", "take D", "take C"])
    assert calls(game) == (1, ["pass", "take S", "take H", "take D", "take C"])
    assert calls(game, "pass", "pass") == (0, ["take S", "take H", "take D", "take C"])
    deal = dealt(game, 3)
    deal.apply("pass")
    deal.apply("take H")
    assert (deal.turn, deal.view(2)["cards"]) == (2, [10, 10, 12])


DOUBLED = ("bid 80 S", "double")


@shows("bidding-after-double", "goes-on", *AUCTIONED)
def test_a_doubled_bid_may_be_outbid(game: Game, plain: Game) -> None:
    assert calls(plain, *DOUBLED) == (3, ["pass", "redouble"])
    seat, legal = calls(game, *DOUBLED)
    assert seat == 3
    assert {"pass", "redouble", "bid 90 S", "bid capot H"} < {*legal}


@shows("bidding-after-double", "ends", "belot-bg")
def test_a_doubled_bid_stands(game: Game, plain: Game) -> None:
    assert calls(plain, "bid S", "double") == (3, ["pass", "bid NT", "bid AT", "redouble"])
    assert calls(game, "bid S", "double") == (3, ["pass", "redouble"])


@shows("redouble", "3", *AUCTIONED)
def test_a_redouble_multiplies_by_three(game: Game, plain: Game) -> None:
    for each, multiplier in ((plain, 4), (game, 3)):
        contract = Contract(1, "S", 80, multiplier).as_data()
        assert calls(each, *DOUBLED, "redouble") == (-1, [str(contract)])
    # 160 and 80, three times.
    assert written(game, (100, 62), bid=80, multiplier=3) == (720, 0)
