"""What the choices about play change: the cards that may be played, on positions laid out by hand."""

from belot.game import Game

from .choosing import BELA, FRENCH, TAKEN, chosen, legal, shows

# Hearts are trumps and spades are led; the second player has trumped, the third has no spade and no heart above the nine.
TRUMPED, LOW_TRUMPS = "KS 9H", "7H 8H AD"
# The partner of the last player has trumped.
BY_PARTNER, TRUMPS_AROUND = "KS 9H 7S", "7H JH AD"

UNDERTRUMPING = (*FRENCH, "bela-3", "bela-4", "belot-ru-3")
PLAIN_FREE = (*FRENCH, "belot-bg", "belot-ru-3")


@shows("undertrump", "optional", *UNDERTRUMPING)
def test_a_trump_that_cannot_be_overtrumped_leaves_every_card(game: Game, plain: Game) -> None:
    assert legal(plain, "H", TRUMPED, LOW_TRUMPS) == "7H 8H"
    assert legal(game, "H", TRUMPED, LOW_TRUMPS) == "7H 8H AD"
    assert legal(game, "H", TRUMPED, "7H JH AD") == "JH"


@shows("undertrump", "forbidden", *UNDERTRUMPING)
def test_a_lower_trump_is_kept_while_there_is_another_card(game: Game, plain: Game) -> None:
    assert legal(plain, "H", TRUMPED, LOW_TRUMPS) == "7H 8H"
    assert legal(game, "H", TRUMPED, LOW_TRUMPS) == "AD"
    assert legal(game, "H", TRUMPED, "7H 8H") == "7H 8H"
    assert legal(game, "H", "KS", LOW_TRUMPS) == "7H 8H"


@shows("undertrump", "required", "belot-bg")
def test_a_lower_trump_must_be_played(game: Game, plain: Game) -> None:
    assert legal(plain, "H", TRUMPED, LOW_TRUMPS) == "7H 8H AD"
    assert legal(game, "H", TRUMPED, LOW_TRUMPS) == "7H 8H"
    assert legal(game, "AT", TRUMPED, LOW_TRUMPS) == "7H 8H AD"


@shows("undertrump", "forbidden", "belot-bg")
def test_a_lower_trump_is_kept_in_the_bulgarian_game_too(game: Game, plain: Game) -> None:
    assert legal(plain, "H", TRUMPED, LOW_TRUMPS) == "7H 8H AD"
    assert legal(game, "H", TRUMPED, LOW_TRUMPS) == "AD"


@shows("partner-winning", "exempt", "belote-fr")
def test_with_the_partner_winning_even_a_lower_trump_may_be_played(game: Game, plain: Game) -> None:
    assert legal(plain, "H", BY_PARTNER, TRUMPS_AROUND) == "JH AD"
    assert legal(game, "H", BY_PARTNER, TRUMPS_AROUND) == "7H JH AD"


@shows("partner-winning", "exempt", "bela-4")
def test_with_the_partner_winning_no_trump_is_due(game: Game, plain: Game) -> None:
    assert legal(plain, "H", BY_PARTNER, TRUMPS_AROUND) == "JH"
    assert legal(game, "H", BY_PARTNER, TRUMPS_AROUND) == "7H JH AD"
    assert legal(game, "H", TRUMPED, TRUMPS_AROUND) == "JH"


@shows("partner-winning", "unless-trumping", "belote", "coinche", "coinche-plus", "belot-bg")
def test_whoever_trumps_the_partner_goes_over_him(game: Game, plain: Game) -> None:
    assert legal(plain, "H", BY_PARTNER, TRUMPS_AROUND) == "7H JH AD"
    assert legal(game, "H", BY_PARTNER, TRUMPS_AROUND) == "JH AD"
    assert legal(game, "H", BY_PARTNER, LOW_TRUMPS) == "7H 8H AD"


@shows("partner-winning", "unless-trumping", "bela-4")
def test_whoever_trumps_the_partner_in_bela_goes_over_him(game: Game, plain: Game) -> None:
    assert legal(plain, "H", BY_PARTNER, TRUMPS_AROUND) == "JH"
    assert legal(game, "H", BY_PARTNER, TRUMPS_AROUND) == "JH AD"
    assert legal(game, "H", BY_PARTNER, LOW_TRUMPS) == "7H 8H AD"


@shows("partner-winning", "none", "belote-fr", "belote", "coinche", "coinche-plus", "belot-bg")
def test_the_duty_to_trump_holds_with_the_partner_winning(game: Game, plain: Game) -> None:
    assert legal(plain, "H", "KS 7S", "7H JD") == "7H JD"
    assert legal(game, "H", "KS 7S", "7H JD") == "7H"
    assert legal(game, "H", BY_PARTNER, TRUMPS_AROUND) == "JH"


@shows("rise-plain", "until-trumped", *PLAIN_FREE)
def test_a_plain_suit_must_be_beaten_until_the_trick_is_trumped(game: Game, plain: Game) -> None:
    assert legal(plain, "H", "8S", "7S TS AD") == "7S TS"
    assert legal(game, "H", "8S", "7S TS AD") == "TS"
    assert legal(game, "H", "8S 7H", "7S AS AD") == "7S AS"


@shows("rise-plain", "never", *BELA)
def test_a_plain_suit_need_not_be_beaten(game: Game, plain: Game) -> None:
    assert legal(plain, "H", "8S", "7S TS AD") == "TS"
    assert legal(game, "H", "8S", "7S TS AD") == "7S TS"
    assert legal(game, "H", "8H", "7H TH AD") == "TH"


def test_the_rules_of_play_that_real_tables_mix_go_together() -> None:
    choices = {"undertrump": "forbidden", "partner-winning": "none", "rise-plain": "until-trumped"}
    for name in (*TAKEN, "coinche", "belot-bg"):
        game = Game(chosen(name, choices))
        assert legal(game, "H", TRUMPED, LOW_TRUMPS) == "AD"
        assert legal(game, "H", BY_PARTNER, TRUMPS_AROUND) == "JH"
        assert legal(game, "H", "8S", "7S TS AD") == "TS"
