"""Whole sentences about cards in positions, as an editor of each language wants them.

The sentences stand in sentences/LANGUAGE.yaml under the names of the positions here.
"""

import pytest
from belot.engine import game
from belot.explain.refusal import Explanation, explain_card
from belot.explain.wording import LANGUAGES

from .tables import position, written

# name: ruleset, trump, hand, trick, seat to play, card asked about
POSITIONS = {
    "rise": ("belote-fr", "H", "QH JH 9H AH 9C", "TH", 1, "QH"),
    "follow": ("belote", "C", "7D KD 9C", "AD QD", 2, "9C"),
    "must-trump": ("belote", "S", "7S JS KC", "TH", 1, "KC"),
    "overtrump": ("belot-bg", "S", "7S JS 9C", "TH 9S", 3, "7S"),
    "partner-overtrump": ("belote-fr", "S", "7S JS QC", "TH QS 8H", 3, "7S"),
    "iber": ("bela-4", "H", "TS 7S AH", "8S", 1, "7S"),
    "iber-off": ("bela-4", "H", "AS 7S AC", "8S QH", 2, "AS"),
    "partner": ("coinche", "S", "7S AC", "7H 9S 8H", 3, "AC"),
    "all-trumps": ("coinche-plus", "AT", "JD KD 7D JC", "QD", 1, "7D"),
    "lead": ("belot-ru-3", "S", "7S JC", "", 0, "JC"),
    "undertrump": ("belot-ru-3", "D", "8D QD KS", "9H TD", 2, "8D"),
    "discard": ("belot-bg", "S", "QS AC", "TD 9S", 3, "QS"),
    "no-trumps": ("belot-bg", "NT", "KC 8D", "TC", 1, "8D"),
    "solo": ("belot-ru-3", "C", "QC KS", "7D", 1, "KS"),
    "held": ("belote", "C", "QC KS", "7D", 1, "AH"),
}
RUNGS = {
    "rise": "rise-in-trumps",
    "must-trump": "overtrump",
    "iber-off": "follow",
    "partner": "partner-winning",
    "all-trumps": "rise-in-trumps",
    "no-trumps": "follow",
    "solo": "overtrump",
    "held": None,
}
ALLOWED = {"iber-off", "partner", "lead", "undertrump", "discard"}


def explained(name: str, lang: str) -> Explanation:
    ruleset, trump, hand, trick, seat, card = POSITIONS[name]
    rules = game(ruleset)
    return explain_card(rules, position(trump, hand, trick, seat, rules.rules.players), card, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_card_is_explained_in_a_whole_sentence(name: str, lang: str) -> None:
    assert explained(name, lang).sentence == written("sentences", lang)[name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_written_sentence_is_without_its_position(lang: str) -> None:
    assert list(written("sentences", lang)) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_rung_that_decides_is_named_with_its_clauses(name: str) -> None:
    found = explained(name, "en")
    wanted = RUNGS.get(name, name)
    assert (found.rung, found.allowed) == (wanted, name in ALLOWED)
    rungs = {each.id: each.clauses for each in game(POSITIONS[name][0]).rules.rungs}
    assert found.clauses == (rungs[wanted] if wanted else ())


def test_legal_cards_stand_suit_by_suit_the_strongest_first() -> None:
    assert explained("rise", "en").legal == ("JH", "9H", "AH")
    assert explained("partner-overtrump", "en").legal == ("JS", "QC")


def test_french_puts_narrow_spaces_before_its_double_signs() -> None:
    for sentence in written("sentences", "fr").values():
        assert sentence.count(":") == sentence.count("\u00a0:")
        assert sentence.count(";") == sentence.count("\u202f;")
