"""Finding out what an engine plays: the engines here play what they are told to, so what should be found is known."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from belot.engine import answer
from belot.game import Game
from belot.operations import OPERATIONS
from belot.ruleset.choosing import with_choices
from belot_conformance.callables import Answerer, Function
from belot_conformance.cases import Suite, load_suite
from belot_conformance.identify.identity import Identity, identify
from belot_conformance.identify.text import data, text

# The rulesets asked for, what is played under the name, and with which choices.
TABLES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("belote-fr", "belote-fr", {}),
    ("belote-fr", "belote", {}),
    ("belote-fr", "belote-fr", {"undertrump": "optional", "partner-winning": "none", "tie": "held"}),
    ("belote", "belote", {"rise-plain": "until-trumped", "declaration-tie": "eldest", "target": "1000"}),
    ("coinche", "coinche", {"rounding": "none", "multiplied": "bid", "bidding-after-double": "goes-on"}),
    ("bela-4", "bela-4", {"partner-winning": "exempt", "long-sequences": "longer-wins"}),
    ("bela-2", "bela-2", {"rise-plain": "never"}),
    ("belot-ru-3", "belot-ru-3", {"fallen-declarer": "vanish"}),
    ("belot-bg", "belot-bg", {}),
)


@cache
def suite() -> Suite:
    return load_suite()


def engine(name: str, game: Game, **changed: Any) -> Function:
    """Return an engine that plays a game under a name; `changed` are operations it answers otherwise."""

    def answered(request: Mapping[str, Any]) -> Mapping[str, Any]:
        op = request["op"]
        if op == "hello":
            about = {"name": "table", "version": "1", "language": "Python"}
            return {"result": {"protocol": 1, "engine": about, "rulesets": {name: {}}, "ops": list(OPERATIONS)}}
        return changed[op](request) if op in changed else answer(request, {name: game})

    answerer: Answerer = answered
    return Function(answerer, suite().about)


def identified(name: str, game: Game, **changed: Any) -> Identity:
    return identify(engine(name, game, **changed), name, suite())


@pytest.mark.parametrize(("asked", "ruleset", "choices"), TABLES, ids=lambda value: str(value))
def test_a_table_is_recognised_by_its_answers(asked: str, ruleset: str, choices: dict[str, str]) -> None:
    found = identified(asked, Game(with_choices(ruleset, choices)))
    assert found.nearest.ruleset == ruleset
    assert dict(found.nearest.choices) == choices
    assert found.unexplained == ()
    (play,) = [finding for finding in found.findings if finding.part.name == "play"]
    assert len(play.answered) <= 12


def test_an_engine_that_lets_every_card_be_played_is_no_ruleset_and_the_contradiction_is_shown() -> None:
    everything = identified(
        "belote-fr",
        Game(with_choices("belote-fr", {})),
        legal_plays=lambda request: {"result": {"legal": request["position"]["hand"]}},
    )
    assert [part.name for part in everything.unexplained] == ["play"]
    (play,) = [finding for finding in everything.findings if finding.part.name == "play"]
    assert play.whole
    assert play.contradiction
    for fewer in play.contradiction:
        rest = [each for each in play.contradiction if each is not fewer]
        assert any(all(each.fits(hypothesis) for each in rest) for hypothesis in play.tried)
    assert "play: no ruleset and no combination of options gives these answers together" in text(everything)


def test_an_engine_that_fails_at_one_operation_is_asked_about_the_others() -> None:
    broken = identified("belote-fr", Game(with_choices("belote-fr", {})), score=lambda request: 1 / 0)
    assert "score" in text(broken)
    assert "3 questions and no answer" in text(broken)
    assert broken.nearest.ruleset == "belote-fr"


def test_the_same_engine_gives_the_same_report() -> None:
    game = Game(with_choices("bela-2", {}))
    assert data(identified("bela-2", game)) == data(identified("bela-2", game))


def identify_command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "belot", "identify", *words], capture_output=True, text=True, check=False
    )


def test_the_command_asks_the_bundled_engine() -> None:
    done = identify_command("--as", "bela-2", "--", sys.executable, "-m", "belot", "engine")
    assert done.returncode == 0, done.stderr
    assert "The nearest ruleset is bela-2.\nEvery answer is as that ruleset gives it.\n" in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "belot identify: which engine? Give its command after `--`: belot identify -- python engine.py\n"),
        (
            ["--as", "tarot", "--", sys.executable],
            "belot identify: there are no questions for tarot; there are some for ",
        ),
    ],
)
def test_wrong_usage_is_refused(words: list[str], message: str) -> None:
    done = identify_command(*words)
    assert done.returncode == 2
    assert done.stderr.startswith(message)


def test_an_engine_that_does_not_start_could_not_be_asked() -> None:
    done = identify_command("--as", "belote", "--", "/no/such/engine")
    assert done.returncode == 3
    assert done.stderr.startswith("belot identify: start-failed")
