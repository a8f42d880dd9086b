"""The options of the packaged rulesets: every choice can be played, is shown by a test, and means the same everywhere."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from belot.cards import CARDS
from belot.deal import Deal
from belot.exceptions import SourceError
from belot.explain.wording import LANGUAGES
from belot.game import Game
from belot.policy import random_actions
from belot.resources import folder
from belot.ruleset.clauses import known_clauses
from belot.ruleset.effects import contradiction, effects
from belot.ruleset.library import find, load_ruleset
from belot.ruleset.model import Ruleset
from belot.ruleset.options import misfits
from belot.ruleset.resolve import read_chain, resolve
from belot.source import load_file
from hypothesis import given
from hypothesis import strategies as st

from . import test_choices_of_declarations, test_choices_of_match, test_choices_of_play, test_choices_of_score
from .choosing import NAMES, Triple, chosen, house, other_choices, untested, usual

RULESETS = folder("spec") / "rulesets"
DEALS = 50


@pytest.mark.parametrize("triple", other_choices(), ids="-".join)
def test_every_choice_plays_random_deals_to_the_end(triple: Triple) -> None:
    game, rng = house(*triple), Random("-".join(triple))
    assert game.rules.digest != usual(triple[0]).rules.digest
    for _ in range(DEALS):
        deck = list(CARDS)
        rng.shuffle(deck)
        deal = Deal(game, deck, rng.randrange(game.rules.players))
        random_actions(deal, rng)
        assert len(deal.result().written) == game.rules.sides


def test_every_choice_is_shown_by_a_test() -> None:
    assert all((test_choices_of_declarations, test_choices_of_match, test_choices_of_play, test_choices_of_score))
    assert untested(other_choices()) == []


@pytest.mark.parametrize("name", NAMES)
def test_choosing_every_default_changes_nothing(name: str) -> None:
    rules = load_ruleset(name)
    defaults = {option.id: option.default for option in rules.options.values()}
    assert len(defaults) >= 10
    assert chosen(name, defaults).digest == rules.digest
    assert chosen(name, defaults).options == rules.options


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_has_a_title_in_every_language_and_cites_a_clause(name: str) -> None:
    clauses = known_clauses()
    for option in load_ruleset(name).options.values():
        assert {*option.title} == {*LANGUAGES}
        assert len(option.choices) >= 2
        for choice, title in option.choices.items():
            assert {*title} == {*LANGUAGES}
            assert option.clauses[choice], f"{option.id}: {choice}"
            assert {name in clauses[id_].rulesets for id_ in option.clauses[choice]} == {True}


def test_an_option_means_the_same_in_every_ruleset() -> None:
    words: dict[tuple[str, str], Mapping[str, str]] = {}
    for name in NAMES:
        for option in load_ruleset(name).options.values():
            for choice, title in {"": option.title, **option.choices}.items():
                assert words.setdefault((option.id, choice), title) == title


def test_every_shared_title_is_used() -> None:
    shared = load_file(RULESETS / "common" / "options.yaml").data
    assert isinstance(shared, dict)
    titles = shared["option-titles"]
    assert isinstance(titles, dict)
    given_ = {(option, choice) for option, entry in titles.items() for choice in entry["choices"]}  # type: ignore
    used = {
        (option.id, choice)
        for name in NAMES
        for option in load_ruleset(name).options.values()
        for choice in option.choices
    }
    assert given_ == used


@pytest.mark.parametrize("path", sorted((RULESETS / "common").glob("*.yaml")), ids=lambda path: path.stem)
def test_no_choice_of_a_shared_part_is_without_its_overlay(path: Path) -> None:
    assert list(misfits(resolve(read_chain(path)).root)) == []


@st.composite
def choices(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """Return a ruleset and any choices of some of its options."""
    name = draw(st.sampled_from(NAMES))
    options = load_ruleset(name).options
    some = draw(st.lists(st.sampled_from(sorted(options)), unique=True, max_size=6))
    return name, {option: draw(st.sampled_from(sorted(options[option].choices))) for option in some}


@given(choices=choices(), deck=st.permutations(CARDS))
def test_any_choices_together_are_played_or_refused_as_a_contradiction(
    choices: tuple[str, dict[str, str]], deck: list[str]
) -> None:
    ruleset = _built(*choices)
    if ruleset is not None:
        deal = Deal(Game(ruleset), deck, 0)
        random_actions(deal, Random(0))
        assert deal.result().outcome


def _built(name: str, choices: Mapping[str, str]) -> Ruleset | None:
    try:
        return chosen(name, choices)
    except SourceError as error:
        refused = error
    assert [each.code for each in refused.diagnostics] == ["E601"]
    assert all(each.place is not None and each.related for each in refused.diagnostics)
    return None


# Choices about one number, or about an outcome that another choice does away with.
EXCLUDED = {
    "bela-3": {("fallen-declarer", "odd-half")},
    "belot-ru-3": {("capot-bonus", "tie"), ("fallen-declarer", "odd-half")},
    "belote": {("belote-at-tie", "tie")},
}


@pytest.mark.parametrize("name", NAMES)
def test_nearly_all_choices_go_together_by_twos(name: str) -> None:
    root = resolve(read_chain(find(name))).root
    done = {
        (option, choice): [*effects(entry.mapping()["overlay"], root)]
        for option, declared in root.under("options").items()
        for choice, entry in declared.under("choices").items()
        if entry.get("overlay")
    }
    excluded = {
        tuple(sorted((one[0], other[0])))
        for (one, first), (other, second) in combinations(done.items(), 2)
        if one[0] != other[0] and contradiction(first, second, together=True)
    }
    assert excluded == EXCLUDED.get(name, set())
    assert len(done) == len([each for each in other_choices() if each[0] == name])
