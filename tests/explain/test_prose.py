"""Rungs, conditions, sets and keys in words, with nothing known but the rule."""

import re

import pytest
from belot.checker import check
from belot.engine import game, served
from belot.explain.idioms import OTHER
from belot.explain.prose import cards, condition, key, rule
from belot.explain.reading import read
from belot.explain.voice import Voice
from belot.explain.wording import LANGUAGES
from belot.parser import parse
from belot.ruleset.model import Key
from belot.vocabulary import COMPARE, PLAY
from hypothesis import given
from hypothesis import strategies as st

from tests.language.strategies import AT_EACH_TABLE, expressions

from .tables import rung, written

RUNGS = [(name, each.id) for name in served() for each in game(name).rules.rungs]

SETS = {
    "hand": ("a card", "une carte", "карта", "карта", "karta"),
    "led": (
        "a card of the suit led",
        "une carte de la couleur demandée",
        "карта масти захода",
        "карта от исканата боя",
        "karta tražene boje",
    ),
    "trumps & above(best)": ("a higher trump", "un atout plus fort", "козырь старше", "по-висок коз", "jači adut"),
    "led & above(best)": (
        "a higher card of the suit led",
        "une carte plus forte de la couleur demandée",
        "старшая карта масти захода",
        "по-висока карта от исканата боя",
        "jača karta tražene boje",
    ),
    "hand - (trumps - above(best))": (
        "a card other than a lower trump",
        "une carte autre qu’un atout plus faible",
        "любая карта, кроме козыря младше",
        "карта, която не е по-нисък коз",
        "karta koja nije slabiji adut",
    ),
    "hand - trumps": (
        "a card other than a trump",
        "une carte autre qu’un atout",
        "некозырная карта",
        "карта, която не е коз",
        "karta koja nije adut",
    ),
    "led & trumps": (
        "a card that is of the suit led and is a trump",
        "une carte qui est de la couleur demandée et est un atout",
        "карта, которая относится к масти захода и является козырем",
        "карта, която е от исканата боя и е коз",
        "karta koja pripada traženoj boji i spada u adute",
    ),
}
CONDITIONS = {
    "ally(winner)": (
        "your partner is winning the trick",
        "votre partenaire est maître du pli",
        "взятка пока у вашего партнёра",
        "партньорът ви държи взятката",
        "vaš partner drži štih",
    ),
    "not led in trumps": (
        "no trump was led",
        "atout n’est pas demandé",
        "зашли не в козырь",
        "не е игран коз",
        "nije odigran adut",
    ),
    "best in led": (
        "the trick has not been trumped",
        "le pli n’est pas coupé",
        "козырем взятку ещё не били",
        "взятката не е цакана",
        "štih još nije rezan",
    ),
    "not best in trumps": (
        "no trump is winning the trick",
        "aucun atout n’est maître du pli",
        "старшая карта взятки — не козырь",
        "взятката не се държи от коз",
        "štih ne drži adut",
    ),
    "not (leading or some(trumps))": (
        "you are not leading and you hold no trump",
        "vous n’entamez pas et vous n’avez pas d’atout",
        "заходите не вы, и у вас нет козырей",
        "не вие започвате взятката и нямате коз",
        "ne izlazite vi i nemate aduta",
    ),
    "best in led & trumps": (
        "the winning card is of the suit led and is a trump",
        "la carte maîtresse est de la couleur demandée et est un atout",
        "старшая карта взятки относится к масти захода и является козырем",
        "най-силната карта във взятката е от исканата боя и е коз",
        "najjača karta u štihu pripada traženoj boji i spada u adute",
    ),
}
# name: guard, set; the sentences stand in rules/LANGUAGE.yaml
RULES = {
    "partner-overtrump": ("ally(winner) and some(trumps & above(best))", "hand - (trumps - above(best))"),
    "rise": ("led in trumps", "led & above(best)"),
    "trick-trumped": ("not best in led", "led"),
    "choice": ("leading", "if ally(winner) then led else trumps"),
    "put-together": ("best in led & trumps or leading", "(led - trumps) | (trumps - led)"),
}
KEYS = {
    "four": ("a four of a kind before a sequence", "un carré avant une suite", "каре старше последовательности"),
    "points": ("the one worth more points", "celle qui vaut le plus de points", "та, за которую дают больше очков"),
    "-turn": (
        "the one whose holder comes earlier in turn",
        "celle du premier joueur dans l’ordre du jeu",
        "та, чей владелец раньше в порядке хода",
    ),
    "if four then points else length * 2": (
        "the one for which this is greater: its number of points if it is a four of a kind, otherwise its "
        "length times 2",
        "celle pour laquelle ceci est le plus grand\u00a0: son nombre de points dans le cas où c’est un carré, "
        "sinon sa longueur fois 2",
        "та, для которой это больше: число её очков, если это каре, иначе её длина, умноженное на 2",
    ),
    "not in-trumps and length > 3": (
        "the one of which this is true: it is not in trumps and its length is more than 3",
        "celle dont ceci est vrai\u00a0: elle n’est pas à l’atout et sa longueur dépasse 3",
        "та, для которой это верно: она не в козырях, и её длина больше, чем 3",
    ),
}
CODE = re.compile(r"\b(ally|above|some|led-|best-|any-but|higher-|lower-|in-trumps)\b|[_=&|<>{}$]|\?\?\?")


def raw(text: str, lang: str) -> bool:
    """Say whether a sentence has something of the notation of rules in it, or of another script."""
    latin = re.search("[A-Za-z]", text) if lang in ("ru", "bg") else None
    return bool(CODE.search(text) or latin) or "  " in text or " ," in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "id_"), RUNGS)
def test_every_rung_of_every_game_is_said_with_the_phrases_of_players(name: str, id_: str, lang: str) -> None:
    rules = game(name).rules
    entry = next(each for each in rules.rungs if each.id == id_)
    assert Voice(lang).description(read(entry.cards))["set"] != OTHER
    assert not raw(rule(lang, entry, rules.contracts), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", served())
def test_every_key_of_comparison_is_said(name: str, lang: str) -> None:
    declarations = game(name).rules.declarations
    assert declarations is not None
    told = [key(lang, entry) for entry in declarations.compare]
    assert len(set(told)) == len(told)
    assert [text for text in told if raw(text, lang)] == []


@pytest.mark.parametrize("at", range(5), ids=LANGUAGES)
@pytest.mark.parametrize("text", SETS)
def test_a_set_of_cards_is_a_noun(text: str, at: int) -> None:
    assert cards(LANGUAGES[at], parse(text)) == SETS[text][at]


@pytest.mark.parametrize("at", range(5), ids=LANGUAGES)
@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_is_a_clause(text: str, at: int) -> None:
    assert condition(LANGUAGES[at], parse(text)) == CONDITIONS[text][at]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RULES)
def test_a_rung_is_a_rule(name: str, lang: str) -> None:
    when, played = RULES[name]
    assert rule(lang, rung("house", played, when)) == written("rules", lang)[name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_written_rule_is_without_its_rung(lang: str) -> None:
    assert list(written("rules", lang)) == list(RULES)


@pytest.mark.parametrize("at", range(3), ids=LANGUAGES[:3])
@pytest.mark.parametrize("text", KEYS)
def test_a_key_of_comparison_says_what_it_prefers(text: str, at: int) -> None:
    assert key(LANGUAGES[at], Key("key", parse(text))) == KEYS[text][at]


def test_the_way_a_set_is_written_makes_no_difference() -> None:
    for text in ("above(best) & trumps", "trumps - (trumps - above(best))", "hand & trumps & above(best)"):
        assert cards("en", parse(text)) == "a higher trump"


def test_a_guard_decides_which_phrase_is_the_right_one() -> None:
    entry = rung("rise", "trumps & above(best)", "led in trumps")
    assert rule("en", entry, ["suit"]) == "when a trump is led, a higher trump must be played"
    entry = rung("over", "above(best)", "not best in led and best in trumps")
    assert rule("en", entry, ["suit"]).endswith("a higher trump must be played")


@pytest.mark.parametrize("lang", LANGUAGES)
@AT_EACH_TABLE
@given(data=st.data())
def test_any_rung_somebody_may_write_is_worded(lang: str, data: st.DataObject) -> None:
    when, played = data.draw(expressions(PLAY, "bool")), data.draw(expressions(PLAY, "cards"))
    check(when, PLAY, "bool")
    check(played, PLAY, "cards")
    for text in (condition(lang, when), cards(lang, played)):
        assert text
        assert not re.search(r"[&|{}$]|\?\?\?", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@AT_EACH_TABLE
@given(data=st.data())
def test_any_key_somebody_may_write_is_worded(lang: str, data: st.DataObject) -> None:
    by = data.draw(st.one_of(expressions(COMPARE, "int"), expressions(COMPARE, "bool")))
    assert key(lang, Key("key", by))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_nested_as_deep_as_a_rule_may_be_is_worded(lang: str) -> None:
    guard, branched, chosen = "leading", "some(led)", "led"
    for _ in range(30):
        guard = f"if {guard} then true else ally(winner)"
        branched = f"if {branched} then leading else ally(winner)"
        chosen = f"if leading then trumps else {chosen}"
    assert condition(lang, parse(guard))
    assert condition(lang, parse(branched))
    assert cards(lang, parse(chosen))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_longer_than_the_formatter_takes_in_one_piece_is_worded(lang: str) -> None:
    told = condition(lang, parse(" or ".join(f"{number} < {number + 1}" for number in range(150))))
    assert len(told) > 2_500
    assert told.count("149") == 2
