"""What the choices about declarations and belote change: hands laid out by hand, and deals in which nobody says a word."""

from collections.abc import Iterator
from random import Random

from belot.bidding import PASS
from belot.cards import SUITS
from belot.deal import Deal
from belot.game import Game
from belot.rights import BELOTE, DECLARE
from belot.ruleset.model import Key

from .choosing import AUCTIONED, BELA, FRENCH, chosen, dealt, scored, shows

SPADE_TIERCE, HEART_TIERCE = "7S 8S 9S", "7H 8H 9H"
# Four kings and a sequence to the king share KS: 100 and 20.
CROSSED = "JS QS KS KH KD KC"
# Six to the king, five to the ace.
SIX, FIVE = "8S 9S TS JS QS KS", "TH JH QH KH AH"


@shows("declarations", "none", *FRENCH)
def test_no_declaration_counts(game: Game, plain: Game) -> None:
    for trump in game.rules.trumps():
        assert scored(plain, trump, CROSSED)[0] == 100
        assert scored(game, trump, CROSSED)[0] == 0


@shows("shared-cards", "shared", *FRENCH, "belot-bg")
def test_a_card_may_serve_in_a_sequence_and_a_four(game: Game, plain: Game) -> None:
    assert scored(plain, "D", CROSSED)[0] == 100
    assert scored(game, "D", CROSSED)[0] == 120


@shows("shared-cards", "one-use", *BELA, "belot-ru-3")
def test_a_card_serves_once(game: Game, plain: Game) -> None:
    assert scored(plain, "D", CROSSED)[0] == 120
    assert scored(game, "D", CROSSED)[0] == 100


@shows("long-sequences", "longer-wins", *BELA, "belot-ru-3")
def test_six_in_a_row_beat_five(game: Game, plain: Game) -> None:
    assert scored(plain, "D", SIX, FIVE)[:2] == [0, 100]
    assert scored(game, "D", SIX, FIVE)[:2] == [100, 0]


@shows("declaration-tie", "nobody", "belote-fr", *BELA, "belot-ru-3")
def test_equal_declarations_of_two_sides_count_for_nobody(game: Game, plain: Game) -> None:
    assert scored(plain, "D", SPADE_TIERCE, HEART_TIERCE)[:2] == [20, 0]
    assert scored(game, "D", SPADE_TIERCE, HEART_TIERCE)[:2] == [0, 0]


@shows("declaration-tie", "eldest", "belote", "coinche", "coinche-plus", "belot-bg")
def test_of_equal_declarations_that_of_the_eldest_counts(game: Game, plain: Game) -> None:
    assert scored(plain, "D", SPADE_TIERCE, HEART_TIERCE)[:2] == [0, 0]
    assert scored(game, "D", SPADE_TIERCE, HEART_TIERCE)[:2] == [20, 0]
    assert scored(game, "D", "", SPADE_TIERCE, HEART_TIERCE)[:3] == [0, 20, 0]


@shows("trump-in-ties", "ignored", *FRENCH, "belot-ru-3")
def test_trump_makes_no_difference_between_equal_sequences(game: Game, plain: Game) -> None:
    goes_to_the_eldest = _keys(plain)[-1].id in ("eldest", "earlier")
    assert scored(plain, "H", SPADE_TIERCE, HEART_TIERCE)[:2] == [0, 20]
    assert scored(game, "H", SPADE_TIERCE, HEART_TIERCE)[:2] == [20 if goes_to_the_eldest else 0, 0]


@shows("trump-in-ties", "decides", *BELA, "belot-bg")
def test_the_sequence_in_trumps_wins(game: Game, plain: Game) -> None:
    assert scored(plain, "H", SPADE_TIERCE, HEART_TIERCE)[1] == 0
    assert scored(game, "H", SPADE_TIERCE, HEART_TIERCE)[:2] == [0, 20]


def _keys(game: Game) -> tuple[Key, ...]:
    assert game.rules.declarations is not None
    return game.rules.declarations.compare


def test_both_rules_for_ties_can_be_chosen_and_trump_comes_before_the_eldest() -> None:
    game = Game(chosen("belot-bg", {"declaration-tie": "eldest", "trump-in-ties": "decides"}))
    assert [key.id for key in _keys(game)] == ["points", "four", "top-card", "trump", "eldest"]
    assert scored(game, "H", SPADE_TIERCE, HEART_TIERCE)[:2] == [0, 20]
    assert scored(game, "D", SPADE_TIERCE, HEART_TIERCE)[:2] == [20, 0]


def test_what_one_choice_removes_may_stand_beside_what_another_puts_in() -> None:
    game = Game(chosen("belote", {"declaration-tie": "eldest", "trump-in-ties": "ignored"}))
    assert [key.id for key in _keys(game)] == ["points", "four", "top-card", "eldest"]
    assert scored(game, "H", SPADE_TIERCE, HEART_TIERCE)[:2] == [20, 0]


@shows("no-trump-nines", "100", "coinche-plus")
def test_four_nines_count_at_no_trumps(game: Game, plain: Game) -> None:
    nines, kings = "9S 9H 9D 9C", "KS KH KD KC"
    assert scored(plain, "NT", nines)[0] == 0
    assert scored(game, "NT", nines)[0] == 100
    assert scored(game, "NT", nines, kings)[:2] == [0, 100]


def in_silence(game: Game) -> Iterator[tuple[Deal, list[str]]]:
    """Play deals in a suit in which nobody declares or announces; give each position with what would have been open."""
    for seed in range(30):
        rng, deal = Random(seed), dealt(game, seed)
        while deal.turn is not None:
            actions = deal.legal_actions()
            yield deal, actions
            silent = [action for action in actions if action not in (DECLARE, BELOTE)]
            suits = [call for call in silent if call[-1] in SUITS]
            is_first = all(call == PASS for _, call in deal.calls)
            deal.apply(rng.choice(silent if deal.phase != "bidding" else suits if is_first and suits else [PASS]))
        yield deal, []


def unsaid(game: Game, line: str) -> int:
    """Return what the sides count on a line in deals without a word."""
    counted = 0
    for deal, _ in in_silence(game):
        if deal.turn is None:
            counted += sum(sum(points) for id_, points in deal.result().lines if id_ == line)
    return counted


@shows("declaring", "right", *FRENCH, *BELA, "belot-bg")
def test_what_is_not_declared_counts_nothing(game: Game, plain: Game) -> None:
    assert unsaid(plain, "declarations") >= 20
    assert unsaid(game, "declarations") == 0
    assert any(DECLARE in actions for _, actions in in_silence(game))


def announced_late(game: Game) -> bool:
    """Return whether belote can still be announced once one of its two cards is played."""
    return any(
        deal.contract is not None and {f"play K{deal.contract.trump}", f"play Q{deal.contract.trump}"} & {*deal.actions}
        for deal, actions in in_silence(game)
        if BELOTE in actions
    )


@shows("belote-call", "first-card", *FRENCH, "belot-bg", "belot-ru-3")
def test_belote_is_announced_with_its_first_card_or_lost(game: Game, plain: Game) -> None:
    assert unsaid(game, "belote") == 0
    assert any(BELOTE in actions for _, actions in in_silence(game))
    assert not announced_late(game)
    assert unsaid(plain, "belote") >= 20 or announced_late(plain)


@shows("belote-call", "any-play", *FRENCH, "belot-bg", *BELA)
def test_belote_is_announced_as_long_as_one_of_its_cards_is_held(game: Game, plain: Game) -> None:
    assert unsaid(game, "belote") == 0
    assert announced_late(game)
    assert not announced_late(plain)


@shows("belote-call", "automatic", *BELA, "belot-ru-3")
def test_belote_is_called_for_its_holder(game: Game, plain: Game) -> None:
    assert unsaid(plain, "belote") == 0
    assert unsaid(game, "belote") >= 20
    assert not any(BELOTE in actions for _, actions in in_silence(game))


def test_the_games_of_the_auction_share_their_choices() -> None:
    one, other = (chosen(name, {}).options for name in AUCTIONED)
    assert {*other} - {*one} == {"no-trump-nines"}
