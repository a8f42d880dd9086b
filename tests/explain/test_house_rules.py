"""Change a rung, and what is said of a card changes with it: no sentence belongs to a game."""

import pytest
from belot.explain.refusal import explain_card
from belot.explain.wording import LANGUAGES
from belot.game import Game

from .tables import house, position, rung

LEAD = rung("lead", "hand", "leading")
FOLLOW = rung("follow", "led")
TRUMP = rung("trump", "trumps")


def said(rules: Game, trump: str, hand: str, trick: str, card: str, lang: str = "en") -> str:
    return explain_card(rules, position(trump, hand, trick, len(trick.split())), card, lang).sentence


def test_a_duty_to_rise_without_a_guard_gives_no_reason_but_the_lead() -> None:
    rules = house([rung("rise", "led & above(best)"), FOLLOW])
    assert said(rules, "C", "7H KH", "QH", "7H") == (
        "The 7♥ is refused: a heart was led, so a higher heart than the Q♥ must be played; the 7♥ is lower than the Q♥. "
        "Legal: K♥."
    )


def test_another_guard_gives_another_reason() -> None:
    rules = house([rung("rise", "led & above(best)", "not ally(winner)"), FOLLOW])
    assert said(rules, "C", "7H KH", "QH", "7H") == (
        "The 7♥ is refused: a heart was led, and your partner is not winning the trick, so a higher heart than the Q♥ "
        "must be played; the 7♥ is lower than the Q♥. Legal: K♥."
    )
    assert said(rules, "C", "7H KH", "QH 8H", "7H") == (
        "The 7♥ is allowed: a heart was led, and your partner is winning the trick, so you must follow suit with a heart."
    )


def test_of_two_guards_only_what_fails_is_told() -> None:
    rules = house([rung("rise", "led & above(best)", "not ally(winner) and best in led"), FOLLOW])
    assert said(rules, "C", "7H KH", "QH 8C", "7H") == (
        "The 7♥ is allowed: a heart was led, and the trick has been trumped, so you must follow suit with a heart."
    )


def test_a_partner_who_must_be_overtrumped_is_no_reason() -> None:
    rules = house([FOLLOW, rung("over", "trumps & above(best)"), TRUMP])
    assert said(rules, "S", "7S JS 9C", "TH 9S 8H", "7S") == (
        "The 7♠ is refused: a heart was led and you hold none, so you must overtrump the 9♠; the 7♠ is lower than the "
        "9♠. Legal: J♠."
    )


def test_a_forbidden_undertrump_is_told_as_such() -> None:
    rules = house([FOLLOW, rung("no-undertrump", "hand - (trumps - above(best))")])
    assert said(rules, "S", "7S 9C", "TH 9S", "7S") == (
        "The 7♠ is refused: a heart was led and you hold none, so any card may be played except a lower trump than the "
        "9♠; the 7♠ is lower than the 9♠. Legal: 9♣."
    )


def test_a_lead_can_be_restricted() -> None:
    rules = house([rung("no-trump-lead", "hand - trumps", "leading"), LEAD, FOLLOW])
    sentences = {
        "en": "The A♠ is refused: you are leading, so a card other than a trump must be played; the A♠ is a trump. "
        "Legal: 9♣.",
        "fr": "L’A♠ est refusé\u00a0: vous entamez, donc il faut jouer une carte autre qu’un atout\u202f; l’A♠ est un "
        "atout. Permis\u00a0: 9♣.",
        "ru": "Т♠ положить нельзя: заходите вы, поэтому нужно положить некозырную карту; Т♠ — козырь. Можно: 9♣.",
        "bg": "А♠ не е позволено: вие започвате взятката, затова трябва да играете карта, която не е коз; А♠ е коз. "
        "Позволено: 9♣.",
        "hr": "A♠ nije dopušten: vi izlazite, pa morate odigrati kartu koja nije adut; A♠ je adut. Dopušteno: 9♣.",
    }
    assert {lang: said(rules, "S", "AS 9C", "", "AS", lang) for lang in LANGUAGES} == sentences
    assert said(rules, "S", "AS", "", "AS") == (
        "The A♠ is allowed: you hold no card other than a trump and you are leading, so any card may be played."
    )


def test_a_trump_that_must_be_kept_low() -> None:
    rules = house([FOLLOW, rung("low", "trumps - above(best)"), TRUMP])
    sentences = {
        "en": "The J♠ is refused: a heart was led and you hold none, so a lower trump than the 9♠ must be played; the J♠ "
        "is higher than the 9♠. Legal: 7♠.",
        "fr": "Le V♠ est refusé\u00a0: cœur est demandé et vous n’en avez pas, donc il faut jouer un atout plus faible que "
        "le 9♠\u202f; le V♠ est plus fort que le 9♠. Permis\u00a0: 7♠.",
        "ru": "В♠ положить нельзя: зашли в черву, а червей у вас нет, поэтому нужно положить козырь младше 9♠; В♠ старше, "
        "чем 9♠. Можно: 7♠.",
        "bg": "В♠ не е позволено: играна е купа, а вие нямате купа, затова трябва да играете по-нисък коз от 9♠; В♠ е "
        "по-високо от 9♠. Позволено: 7♠.",
        "hr": "J♠ nije dopušten: odigran je herc, a nemate ga, pa morate odigrati slabiji adut od 9♠; J♠ je jači od 9♠. "
        "Dopušteno: 7♠.",
    }
    assert {lang: said(rules, "S", "JS 7S 9C", "TH 9S", "JS", lang) for lang in LANGUAGES} == sentences


def test_a_set_nobody_has_a_phrase_for_is_put_together() -> None:
    rules = house([rung("odd", "led | trumps & above(best)"), TRUMP])
    sentences = {
        "en": "The 7♠ is refused: a heart was led, so a card that is a heart or beats the 9♠ must be played; the 7♠ is a "
        "spade and the 7♠ is lower than the 9♠. Legal: J♠ 8♥.",
        "fr": "Le 7♠ est refusé\u00a0: cœur est demandé, donc il faut jouer une carte qui est un cœur ou bat le "
        "9♠\u202f; le 7♠ est un pique et le 7♠ est plus faible que le 9♠. Permis\u00a0: V♠ 8♥.",
        "ru": "7♠ положить нельзя: зашли в черву, поэтому нужно положить карту, которая является червой или бьёт 9♠; 7♠ — "
        "пика, и 7♠ младше, чем 9♠. Можно: В♠ 8♥.",
        "bg": "7♠ не е позволена: играна е купа, затова трябва да играете карта, която е купа или бие 9♠; 7♠ е пика и 7♠ "
        "е по-ниска от 9♠. Позволено: В♠ 8♥.",
        "hr": "7♠ nije dopuštena: odigran je herc, pa morate odigrati kartu koja pripada boji herc ili tuče 9♠; 7♠ je pik "
        "i 7♠ je slabija od 9♠. Dopušteno: J♠ 8♥.",
    }
    assert {lang: said(rules, "S", "JS 7S 8H 9C", "TH 9S", "7S", lang) for lang in LANGUAGES} == sentences


def test_a_choice_is_told_with_the_condition_that_made_it() -> None:
    rules = house([rung("odd", "if ally(winner) then hand - led else led")])
    assert said(rules, "S", "KH 9C", "TH", "9C") == (
        "The 9♣ is refused: a heart was led, and your partner is not winning the trick, so you must follow suit with a "
        "heart; the 9♣ is a club. Legal: K♥."
    )
    assert said(rules, "S", "KH 9C", "TH 8H", "KH") == (
        "The K♥ is refused: a heart was led, and your partner is winning the trick, so a card other than a heart must be "
        "played; the K♥ is a heart. Legal: 9♣."
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
