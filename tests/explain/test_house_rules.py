"""Change a rung, and what is said of a card changes with it: no sentence belongs to a game.

Sentences in all languages stand in house/LANGUAGE.yaml.
"""

import pytest
from belot.explain.refusal import explain_card
from belot.explain.wording import LANGUAGES
from belot.game import Game

from .tables import house, position, rung, written

LEAD = rung("lead", "hand", "leading")
FOLLOW = rung("follow", "led")
TRUMP = rung("trump", "trumps")


def said(rules: Game, trump: str, hand: str, trick: str, card: str, lang: str = "en") -> str:
    return explain_card(rules, position(trump, hand, trick, len(trick.split())), card, lang).sentence


def test_a_duty_to_rise_without_a_guard_gives_no_reason_but_the_lead() -> None:
    rules = house([rung("rise", "led & above(best)"), FOLLOW])
    assert said(rules, "C", "7H KH", "QH", "7H") == (
        "The 7♥ is refused: a heart was led, so a higher heart than the Q♥ must be played; the 7♥ is lower "
        "than the Q♥. Legal: K♥."
    )


def test_another_guard_gives_another_reason() -> None:
    rules = house([rung("rise", "led & above(best)", "not ally(winner)"), FOLLOW])
    assert said(rules, "C", "7H KH", "QH", "7H") == (
        "The 7♥ is refused: a heart was led, and your partner is not winning the trick, so a higher heart than "
        "the Q♥ must be played; the 7♥ is lower than the Q♥. Legal: K♥."
    )
    assert said(rules, "C", "7H KH", "QH 8H", "7H") == (
        "The 7♥ is allowed: a heart was led, and your partner is winning the trick, so you must follow suit "
        "with a heart."
    )


def test_of_two_guards_only_what_fails_is_told() -> None:
    rules = house([rung("rise", "led & above(best)", "not ally(winner) and best in led"), FOLLOW])
    assert said(rules, "C", "7H KH", "QH 8C", "7H") == (
        "The 7♥ is allowed: a heart was led, and the trick has been trumped, so you must follow suit with a heart."
    )


def test_a_partner_who_must_be_overtrumped_is_no_reason() -> None:
    rules = house([FOLLOW, rung("over", "trumps & above(best)"), TRUMP])
    assert said(rules, "S", "7S JS 9C", "TH 9S 8H", "7S") == (
        "The 7♠ is refused: a heart was led and you hold none, so you must overtrump the 9♠; the 7♠ is lower "
        "than the 9♠. Legal: J♠."
    )


def test_a_forbidden_undertrump_is_told_as_such() -> None:
    rules = house([FOLLOW, rung("no-undertrump", "hand - (trumps - above(best))")])
    assert said(rules, "S", "7S 9C", "TH 9S", "7S") == (
        "The 7♠ is refused: a heart was led and you hold none, so any card may be played except a lower trump "
        "than the 9♠; the 7♠ is lower than the 9♠. Legal: 9♣."
    )


def test_a_lead_can_be_restricted() -> None:
    rules = house([rung("no-trump-lead", "hand - trumps", "leading"), LEAD, FOLLOW])
    assert {lang: said(rules, "S", "AS 9C", "", "AS", lang) for lang in LANGUAGES} == {
        lang: written("house", lang)["no-trump-lead"] for lang in LANGUAGES
    }
    assert said(rules, "S", "AS", "", "AS") == (
        "The A♠ is allowed: you hold no card other than a trump and you are leading, so any card may be played."
    )


def test_a_trump_that_must_be_kept_low() -> None:
    rules = house([FOLLOW, rung("low", "trumps - above(best)"), TRUMP])
    assert {lang: said(rules, "S", "JS 7S 9C", "TH 9S", "JS", lang) for lang in LANGUAGES} == {
        lang: written("house", lang)["low-trump"] for lang in LANGUAGES
    }


def test_a_set_nobody_has_a_phrase_for_is_put_together() -> None:
    rules = house([rung("odd", "led | trumps & above(best)"), TRUMP])
    assert {lang: said(rules, "S", "JS 7S 8H 9C", "TH 9S", "7S", lang) for lang in LANGUAGES} == {
        lang: written("house", lang)["put-together"] for lang in LANGUAGES
    }


def test_a_duty_that_would_have_bound_is_told_as_the_reason_for_freedom() -> None:
    rules = house([FOLLOW, rung("trump-the-partner", "trumps", "ally(winner)")])
    assert said(rules, "S", "7S 9C", "TH", "9C") == (
        "The 9♣ is allowed: a heart was led and you hold none, and your partner is not winning the trick, so any card "
        "may be played."
    )


def test_of_duties_that_could_not_be_met_only_the_wider_is_told() -> None:
    rules = house([rung("rise", "led & above(best)"), FOLLOW, rung("over", "trumps & above(best)"), TRUMP])
    assert said(rules, "S", "9C KD", "TH 8S", "9C") == (
        "The 9♣ is allowed: a heart was led and you hold none, and you hold no trump, so any card may be played."
    )


def test_a_choice_is_told_with_the_condition_that_made_it() -> None:
    rules = house([rung("odd", "if ally(winner) then hand - led else led")])
    assert said(rules, "S", "KH 9C", "TH", "9C") == (
        "The 9♣ is refused: a heart was led, and your partner is not winning the trick, so you must follow "
        "suit with a heart; the 9♣ is a club. Legal: K♥."
    )
    assert said(rules, "S", "KH 9C", "TH 8H", "KH") == (
        "The K♥ is refused: a heart was led, and your partner is winning the trick, so a card other than a "
        "heart must be played; the K♥ is a heart. Legal: 9♣."
    )


def test_without_any_reason_only_the_duty_is_told() -> None:
    rules = house([TRUMP])
    assert said(rules, "S", "7S 9C", "", "9C") == (
        "The 9♣ is refused: a trump must be played; the 9♣ is not a trump. Legal: 7♠."
    )


def test_the_same_set_in_a_simpler_trick_has_a_simpler_phrase() -> None:
    rules = house([FOLLOW, rung("over", "trumps & above(best)"), TRUMP])
    assert "so you must trump;" in said(rules, "S", "7S 9C", "TH", "9C")
    assert "so you must overtrump the 8♠;" in said(rules, "S", "9S 9C", "TH 8S", "9C")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_guard_that_changes_changes_the_sentence(lang: str) -> None:
    guards = [None, "best in led", "not ally(winner)", "some(trumps)", "some(hand - led)", "not some(led & trumps)"]
    told = {
        said(house([rung("rise", "led & above(best)", when), FOLLOW]), "C", "7H KH 9C", "QH", "7H", lang)
        for when in guards
    }
    assert len(told) == len(guards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_written_sentence_is_without_its_house_rule(lang: str) -> None:
    assert list(written("house", lang)) == ["no-trump-lead", "low-trump", "put-together"]
