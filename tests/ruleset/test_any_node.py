"""Whatever is deleted from a ruleset or put into it: reading it gives a ruleset or errors with places, no crash."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from belot.cards import CARDS
from belot.codes import CODES
from belot.deal import Deal
from belot.diagnostics import Diagnostic
from belot.exceptions import SourceError
from belot.game import Game
from belot.ruleset.library import check_file, load_ruleset
from belot.ruleset.model import Ruleset
from belot.ruleset.resolve import packaged_names
from hypothesis import given
from hypothesis import strategies as st

from .breaking import data_of, write

NAMES = packaged_names()
DATA = {name: data_of(name) for name in NAMES}

WORDS = ["", "x", "none", "hand", "side", "total(takers)", "true", "7 8", "S H", "takers", "turned", "cards", "fr.x"]
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from(WORDS),
    st.sampled_from([[], {}, ["x"], {"x": 1}, [{"id": "x"}], {"remove": ["x"]}, {"change": {"x": {}}}]),
)


def paths(data: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the path of every node, in the order of the data."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield (*above, key)
        yield from paths(part, (*above, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


@st.composite
def damaged(draw: st.DrawFn) -> Any:
    """Return the data of a packaged ruleset with one to three nodes deleted, replaced, moved or renamed."""
    data = deepcopy(DATA[draw(st.sampled_from(NAMES))])
    for _ in range(draw(st.integers(1, 3))):
        known = list(paths(data))
        *above, last = draw(st.sampled_from(known))
        holder = at(data, tuple(above))
        match draw(st.sampled_from(["delete", "replace", "copy", "rename"])):
            case "delete":
                del holder[last]
            case "replace":
                holder[last] = deepcopy(draw(VALUES))
            case "copy":
                # What stands elsewhere in the ruleset is more often of the right shape than anything invented.
                holder[last] = deepcopy(at(data, draw(st.sampled_from(known))))
            case "rename" if isinstance(holder, dict):
                holder[draw(st.sampled_from(WORDS))] = holder.pop(last)
    return data


def read(data: Any, folder: Path) -> Ruleset | None:
    """Return the ruleset of the data, None if it is refused; every refusal has to have a place and a known code."""
    write(data, str(folder / "mine.yaml"))
    told: tuple[Diagnostic, ...] = ()
    try:
        return check_file(folder / "mine.yaml").ruleset
    except SourceError as error:
        told = error.diagnostics
    assert told
    for each in told:
        assert each.place is not None
        assert each.code in CODES
        assert each.help
    return None


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("damaged")


@given(data=damaged())
def test_a_damaged_ruleset_is_refused_or_read(data: Any, place: Path) -> None:
    ruleset = read(data, place)
    if ruleset is not None:
        _play(ruleset)


def _play(ruleset: Ruleset) -> None:
    """Play a deal with the ruleset: what passes the check has to be playable too."""
    deal = Deal(Game(ruleset), CARDS, 0)
    for _ in range(400):
        legal = deal.legal_actions()
        if deal.turn is None:
            break
        assert legal, "a seat is to act and can do nothing"
        deal.apply(legal[-1])
    else:
        pytest.fail("the deal does not end")
    assert sum(hand.bit_count() for hand in deal.hands) % ruleset.players == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_written_out_as_data_plays_alike(name: str, place: Path) -> None:
    again = read(DATA[name], place)
    assert again is not None
    assert again.digest == load_ruleset(name).digest
    assert again == load_ruleset(name)
