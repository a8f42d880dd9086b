"""Refused calls, rights, discards and input in whole sentences, which stand in refusals/LANGUAGE.yaml."""

import pytest
from belot.engine import game
from belot.exceptions import IllegalAction, InvalidInput
from belot.explain.actions import said
from belot.explain.refusal import explain_card, refusal
from belot.explain.wording import LANGUAGES

from .errors import ACTIONS, NAMES, refusal_of
from .tables import position, written

CODES = {
    "illegal-call": 9,
    "illegal-action": 10,
    "illegal-discard": 1,
    "not-in-hand": 1,
    "deal-over": 1,
    "announced-belote": 1,
    "illegal-play": 1,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_is_a_whole_sentence(name: str, lang: str) -> None:
    ruleset, error = refusal_of(name)
    assert refusal(error, game(ruleset), lang) == written("refusals", lang)[name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_written_refusal_is_without_its_error(lang: str) -> None:
    assert list(written("refusals", lang)) == NAMES


def test_every_code_of_a_refusal_is_among_them() -> None:
    codes = [refusal_of(name)[1].code for name in ACTIONS]
    assert {code: codes.count(code) for code in codes} == CODES
    assert {refusal_of(name)[1].code for name in NAMES if name not in ACTIONS} == {
        "E502",
        "E503",
        "E504",
        "E505",
        "E506",
    }


def test_with_the_position_a_refused_card_is_explained_from_the_trick() -> None:
    rules, here = game("belote-fr"), position("H", "QH JH", "TH", 1)
    error = IllegalAction("illegal-play", "play QH", 1, rung="rise-in-trumps", legal=("JH",))
    assert refusal(error, rules, "en", here) == explain_card(rules, here, "QH", "en").sentence
    assert refusal(error, rules, "en") == (
        "The Q♥ is refused: when a trump is led, a higher trump must be played. Legal: J♥."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_input_without_words_of_its_own_is_told_as_it_was(lang: str) -> None:
    told = refusal(InvalidInput("E507", "the hand is empty", "give the cards"), game("belote"), lang)
    assert told.startswith("E507")
    assert "the hand is empty; give the cards" in told


def test_a_code_nobody_knows_is_an_error() -> None:
    with pytest.raises(LookupError, match="there are no words for the refusal 'illegal-yawn'"):
        refusal(IllegalAction("illegal-yawn", "yawn", 0), game("belote"), "en")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("pass", "pass dalje"),
        ("take C", "take clubs|zvati tref"),
        ("bid 110 H", "110 in hearts|110 u hercu"),
        ("bid capot NT", "capot at no trumps|štiglja bez aduta"),
        ("bid AT", "all trumps|svi aduti"),
        ("play TD", "10♦|10♦"),
        ("discard 7S TS", "discard 7♠ 10♠|odbaciti 7♠ 10♠"),
        ("bid 1¹0 H", "bid 1¹0 H|bid 1¹0 H"),
        ("take X", "take X|take X"),
        ("discard", "discard|discard"),
        ("", "|"),
    ],
)
def test_an_action_is_said_and_what_is_none_is_quoted(action: str, words: str) -> None:
    english, croatian = words.split("|") if "|" in words else words.split()
    assert (said("en", action), said("hr", action)) == (english, croatian)
