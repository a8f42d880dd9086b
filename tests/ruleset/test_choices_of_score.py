"""What the choices about the score change: deals with points laid out on paper. Side 0 takes; 162 are in a suit."""

from typing import Any

from belot.bidding import Contract
from belot.game import Game

from .choosing import AUCTIONED, TAKEN, account, chosen, shows, written

PAIRS_OF_BELA = ("bela-2", "bela-4")
ALL_TRICKS, NO_TRICK = (8, 0), (0, 8)
NOTHING = (0, 0, 0)
NONE_GIVEN = None
Points = tuple[int, ...]


def at(value: int, multiplier: int = 1) -> dict[str, Any]:
    """Return the facts of a contract of the auction."""
    return {"bid": value, "multiplier": multiplier}


@shows("declarations-without-trick", "over", "belote-fr", "belote")
def test_declarations_of_defenders_without_a_trick_go_to_the_takers(game: Game, plain: Game) -> None:
    deal: Any = (162, 0), ALL_TRICKS, (0, 50)
    assert written(plain, *deal) == (252, 0)
    assert written(game, *deal) == (302, 0)
    assert written(game, (0, 162), NO_TRICK, (50, 0)) == (0, 302)


@shows("declarations-without-trick", "lost", "belote-fr")
def test_declarations_of_takers_without_a_trick_are_lost(game: Game, plain: Game) -> None:
    deal: Any = (0, 162), NO_TRICK, (50, 0)
    assert written(plain, *deal) == (0, 302)
    assert written(game, *deal) == (0, 252)


@shows("declarations-without-trick", "takers-over", "belote")
def test_only_the_takers_declarations_go_over(game: Game, plain: Game) -> None:
    assert written(plain, (0, 162), NO_TRICK, (50, 0)) == (0, 252)
    assert written(game, (0, 162), NO_TRICK, (50, 0)) == (0, 302)
    assert written(game, (162, 0), ALL_TRICKS, (0, 50)) == (252, 0)


@shows("declarations-without-trick", "lost", *AUCTIONED)
def test_whoever_takes_all_tricks_gets_his_own_declarations_only(game: Game, plain: Game) -> None:
    deal: Any = (162, 0), ALL_TRICKS, (0, 50)
    # 252 and the 50, and the bid of 100.
    assert written(plain, *deal, **at(100)) == (400, 0)
    assert written(game, *deal, **at(100)) == (350, 0)
    # 160 and the bid, with the 50 or without.
    assert written(plain, (0, 162), NO_TRICK, (50, 0), **at(100)) == (0, 310)
    assert written(game, (0, 162), NO_TRICK, (50, 0), **at(100)) == (0, 260)


@shows("declarations-without-trick", "lost", "belot-bg")
def test_bulgarian_declarations_need_a_trick(game: Game, plain: Game) -> None:
    # 252 and 50 are 302, 30 tens: 25 and the rest.
    deal: Any = (162, 0), ALL_TRICKS, (0, 50)
    assert written(plain, *deal) == (25, 5)
    assert written(game, *deal) == (25, 0)


@shows("declarations-without-trick", "over", "belot-bg")
def test_bulgarian_declarations_without_a_trick_go_over(game: Game, plain: Game) -> None:
    deal: Any = (162, 0), ALL_TRICKS, (0, 50)
    assert written(plain, *deal) == (25, 5)
    assert written(game, *deal) == (30, 0)


@shows("declarations-without-trick", "count", "bela-2", "bela-3", "bela-4")
def test_bela_counts_declarations_without_a_trick(game: Game, plain: Game) -> None:
    tricks = (game.rules.hand_size, 0, 0)[: game.rules.sides]
    deal: Any = (162, 0, 0)[: game.rules.sides], tricks, (0, 50, 0)
    assert written(plain, *deal)[:2] == (252, 0)
    assert written(game, *deal)[:2] == (252, 50)


@shows("belote-without-trick", "kept", "bela-2", "bela-3", "bela-4")
def test_bela_counts_its_belote_without_a_trick(game: Game, plain: Game) -> None:
    tricks = (game.rules.hand_size, 0, 0)[: game.rules.sides]
    deal: Any = (162, 0, 0)[: game.rules.sides], tricks, NOTHING, (0, 1, 0)
    assert written(plain, *deal)[:2] == (252, 0)
    assert written(game, *deal)[:2] == (252, 20)


# 90 and 40 of the cards in play; the third player has no trick, so the two others add 50.
TRICKLESS: Any = (90, 40, 0), (5, 4, 0)


@shows("declarations-without-trick", "count", "belot-ru-3")
def test_russian_declarations_count_without_a_trick(game: Game, plain: Game) -> None:
    assert written(plain, *TRICKLESS, (0, 0, 50)) == (140, 90, 0)
    assert written(game, *TRICKLESS, (0, 0, 50)) == (140, 90, 50)


@shows("belote-without-trick", "kept", "belot-ru-3")
def test_russian_belote_counts_without_a_trick(game: Game, plain: Game) -> None:
    assert written(plain, *TRICKLESS, NOTHING, (0, 0, 1)) == (140, 90, 0)
    assert written(game, *TRICKLESS, NOTHING, (0, 0, 1)) == (140, 90, 20)


@shows("last-trick-in-capot", "nothing", "belot-ru-3")
def test_the_last_trick_counts_nothing_when_a_player_has_none(game: Game, plain: Game) -> None:
    assert written(plain, *TRICKLESS) == (140, 90, 0)
    assert written(game, *TRICKLESS) == (130, 90, 0)
    assert written(game, (90, 40, 0)) == (90, 40, 0)


@shows("capot-bonus", "in-test", "belot-ru-3")
def test_the_bonus_is_shared_out_with_the_points_of_a_declarer_who_fails(game: Game, plain: Game) -> None:
    # 60 against 80. Apart: half of 60 to each, then 50. In the points: 110 against 130, half of 110 to each.
    deal: Any = (60, 80, 0), (4, 5, 0)
    assert written(plain, *deal) == (50, 160, 30)
    assert written(game, *deal) == (0, 185, 55)
    # One player with all tricks adds 100 either way, and nothing else.
    assert written(plain, (140, 0, 0), (9, 0, 0)) == written(game, (140, 0, 0), (9, 0, 0)) == (240, 0, 0)


@shows("belote-on-failure", "over", *TAKEN)
def test_belote_of_takers_who_fail_goes_over(game: Game, plain: Game) -> None:
    deal: Any = (62, 100), NONE_GIVEN, NOTHING, (1, 0)
    assert written(plain, *deal) == (20, 162)
    assert written(game, *deal) == (0, 182)
    assert written(plain, (0, 162), NO_TRICK, NOTHING, (1, 0)) == (20, 252)
    assert written(game, (0, 162), NO_TRICK, NOTHING, (1, 0)) == (0, 272)


@shows("belote-on-failure", "over", *AUCTIONED)
def test_belote_of_bidders_who_fail_goes_over(game: Game, plain: Game) -> None:
    deal: Any = (72, 90), NONE_GIVEN, NOTHING, (1, 0)
    assert written(plain, *deal, **at(100)) == (20, 260)
    assert written(game, *deal, **at(100)) == (0, 280)
    assert written(game, *deal, **at(100, 2)) == (0, 540)


@shows("belote-on-failure", "kept", *PAIRS_OF_BELA)
def test_belote_stays_with_the_caller_who_falls(game: Game, plain: Game) -> None:
    # 182 in all need 92; the caller has 60 and his belote.
    deal: Any = (60, 102), NONE_GIVEN, NOTHING, (1, 0)
    assert written(plain, *deal) == (0, 182)
    assert written(game, *deal) == (20, 162)


@shows("belote-at-tie", "held", "belote")
def test_belote_is_held_over_with_the_rest(game: Game, plain: Game) -> None:
    # 71 and belote against 91: all 91 wait, or 71 of them.
    deal: Any = (71, 91), NONE_GIVEN, NOTHING, (1, 0)
    assert account(plain, *deal) == ((20, 91), 71)
    assert account(game, *deal) == ((0, 91), 91)


@shows("belote-doubled", "multiplied", *AUCTIONED)
def test_belote_is_doubled_with_the_rest(game: Game, plain: Game) -> None:
    # 160 and the bid of 100, twice; belote once or twice.
    won: Any = (112, 50), NONE_GIVEN, NOTHING, (1, 0)
    assert written(plain, *won, **at(100, 2)) == (540, 0)
    assert written(game, *won, **at(100, 2)) == (560, 0)
    # The loser's is not.
    lost: Any = (62, 100), NONE_GIVEN, NOTHING, (1, 0)
    assert written(game, *lost, **at(100, 2)) == (20, 520)


@shows("deal-points", "160", *TAKEN)
def test_a_failed_contract_gives_160(game: Game, plain: Game) -> None:
    assert written(plain, (60, 102)) == (0, 162)
    assert written(game, (60, 102)) == (0, 160)


@shows("deal-points", "162", *AUCTIONED)
def test_a_failed_bid_gives_162_which_shows_four_times_over(game: Game, plain: Game) -> None:
    # 160 + 80 are 240, four times 960; 162 + 80 are 242, four times 968, rounded 970.
    assert written(plain, (60, 102), **at(80, 4)) == (0, 960)
    assert written(game, (60, 102), **at(80, 4)) == (0, 970)
    assert written(game, (60, 102), **at(80)) == (0, 240)


@shows("all-tricks-against", "250", *AUCTIONED)
def test_defenders_with_all_tricks_write_250_and_the_bid(game: Game, plain: Game) -> None:
    assert written(plain, (0, 162), NO_TRICK, **at(80)) == (0, 240)
    assert written(game, (0, 162), NO_TRICK, **at(80)) == (0, 330)
    assert written(game, (60, 102), **at(80)) == (0, 240)


@shows("multiplied", "bid", *AUCTIONED)
def test_only_the_bid_is_doubled(game: Game, plain: Game) -> None:
    # 160, a bid of 100 and a tierce.
    won: Any = (112, 50), NONE_GIVEN, (20, 0)
    assert written(plain, *won, **at(100, 2)) == (560, 0)
    assert written(game, *won, **at(100, 2)) == (380, 0)
    assert written(game, (50, 112), NONE_GIVEN, (20, 0), **at(100, 4)) == (0, 580)


@shows("announced-capot", "500", *AUCTIONED)
def test_a_bid_of_capot_is_worth_500(game: Game, plain: Game) -> None:
    contract = Contract(0, "S", "capot")
    assert (plain.bid_points(contract), game.bid_points(contract)) == (250, 500)


@shows("capot", "250", *TAKEN)
def test_all_tricks_give_250(game: Game, plain: Game) -> None:
    assert written(plain, (162, 0), ALL_TRICKS, (20, 0)) == (272, 0)
    assert written(game, (162, 0), ALL_TRICKS, (20, 0)) == (270, 0)
    assert written(game, (0, 162), NO_TRICK) == (0, 250)


@shows("doubled-capot", "plain", "belot-bg")
def test_all_tricks_cancel_the_double(game: Game, plain: Game) -> None:
    # 162 and 90 are 25 tens.
    assert written(plain, (162, 0), ALL_TRICKS, multiplier=2) == (50, 0)
    assert written(game, (162, 0), ALL_TRICKS, multiplier=2) == (25, 0)
    assert written(game, (0, 162), NO_TRICK, multiplier=4) == (0, 25)
    assert written(game, (100, 62), multiplier=2) == (32, 0)


@shows("rounded-to-nothing", "nothing", "belot-bg")
def test_two_points_are_not_written(game: Game, plain: Game) -> None:
    assert written(plain, (160, 2)) == (15, 1)
    assert written(game, (160, 2)) == (16, 0)
    assert written(game, (150, 12)) == written(plain, (150, 12)) == (15, 1)


@shows("rounding", "half-up", *TAKEN)
def test_points_are_written_in_whole_tens(game: Game, plain: Game) -> None:
    assert written(plain, (97, 65)) == (97, 65)
    assert written(game, (97, 65)) == (100, 70)


@shows("rounding", "half-down", *AUCTIONED)
def test_a_five_goes_down(game: Game, plain: Game) -> None:
    assert written(plain, (97, 65), **at(90)) == (190, 70)
    assert written(game, (97, 65), **at(90)) == (190, 60)


@shows("rounding", "none", *AUCTIONED)
def test_points_are_written_as_they_are(game: Game, plain: Game) -> None:
    assert written(plain, (97, 65), **at(90)) == (190, 70)
    assert written(game, (97, 65), **at(90)) == (187, 65)


@shows("odd-half", "up", "bela-3")
def test_both_opponents_of_a_fallen_caller_get_the_odd_point(game: Game, plain: Game) -> None:
    # 162 need 82; half of 71 is 35 or 36.
    assert written(plain, (71, 50, 41)) == (0, 85, 76)
    assert written(game, (71, 50, 41)) == (0, 86, 77)


@shows("odd-half", "up", "belot-ru-3")
def test_both_opponents_of_a_declarer_who_fails_get_the_odd_point(game: Game, plain: Game) -> None:
    assert written(plain, (51, 60, 40)) == (0, 85, 65)
    assert written(game, (51, 60, 40)) == (0, 86, 66)


FALLEN: dict[str, tuple[Points, Points]] = {
    "bela-3": ((70, 50, 42), (0, 85, 77)),
    "belot-ru-3": ((50, 60, 40), (0, 85, 65)),
}


@shows("fallen-declarer", "vanish", *FALLEN)
def test_points_of_a_declarer_who_fails_vanish(game: Game, plain: Game) -> None:
    points, halves = FALLEN[plain.rules.id]
    assert written(plain, points) == halves
    assert written(game, points) == (0, *points[1:])


@shows("fallen-declarer", "each-full", *FALLEN)
def test_each_opponent_gets_the_points_in_full(game: Game, plain: Game) -> None:
    points, halves = FALLEN[plain.rules.id]
    assert written(plain, points) == halves
    assert written(game, points) == (0, points[1] + points[0], points[2] + points[0])


@shows("fallen-declarer", "higher", *FALLEN)
def test_the_opponent_with_more_points_gets_them_all(game: Game, plain: Game) -> None:
    points, halves = FALLEN[plain.rules.id]
    assert written(plain, points) == halves
    assert written(game, points) == (0, points[1] + points[0], points[2])
    # Of two equals each gets half.
    assert written(game, (40, 61, 61)) == (0, 81, 81)


@shows("contract-test", "more-than-each", "bela-3")
def test_a_caller_needs_more_than_each_opponent(game: Game, plain: Game) -> None:
    assert written(plain, (70, 50, 42)) == (0, 85, 77)
    assert written(game, (70, 50, 42)) == (70, 50, 42)
    assert written(game, (56, 56, 50)) == (0, 84, 78)


@shows("toward-bid", "cards-and-belote", *AUCTIONED)
def test_declarations_do_not_count_toward_the_bid(game: Game, plain: Game) -> None:
    # 75 and a tierce against 87, at 90.
    deal: Any = (75, 87), NONE_GIVEN, (20, 0)
    assert written(plain, *deal, **at(90)) == (190, 90)
    assert written(game, *deal, **at(90)) == (0, 270)
    assert written(game, (85, 77), NONE_GIVEN, NOTHING, (1, 0), **at(100)) == (210, 80)


@shows("toward-bid", "cards", *AUCTIONED)
def test_belote_does_not_count_toward_the_bid_either(game: Game, plain: Game) -> None:
    deal: Any = (85, 77), NONE_GIVEN, NOTHING, (1, 0)
    assert written(plain, *deal, **at(100)) == (210, 80)
    assert written(game, *deal, **at(100)) == (20, 260)


@shows("rounding-stage", "before-test", *AUCTIONED)
def test_86_points_are_enough_for_a_bid_of_90(game: Game, plain: Game) -> None:
    assert written(plain, (86, 76), **at(90)) == (0, 250)
    assert written(game, (86, 76), **at(90)) == (180, 80)
    assert written(game, (84, 78), **at(90)) == (0, 250)


def test_choices_about_the_same_outcome_go_together() -> None:
    choices = {"multiplied": "bid", "toward-bid": "cards-and-belote", "redouble": "3", "announced-capot": "500"}
    game = Game(chosen("coinche", {**choices, "belote-on-failure": "over", "belote-doubled": "multiplied"}))
    # 160, three times 100, and three times the belote.
    assert written(game, (72, 90), NONE_GIVEN, NOTHING, (1, 0), **at(100, 3)) == (0, 520)
