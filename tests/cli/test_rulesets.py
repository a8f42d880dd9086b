"""`belot rulesets`: one line for each game of the package."""

import json

from .conftest import Belot, Ran


def test_each_ruleset_is_a_line_with_players_and_title(belot: Belot) -> None:
    assert belot("rulesets") == Ran(
        0,
        """\
bela-2        2 players  Bela for two
bela-3        3 players  Bela for three
bela-4        4 players  Bela for four
belot-bg      4 players  Bulgarian belot
belot-ru-3    3 players  Russian belot for three
belote        4 players  Belote
belote-fr     4 players  French belote
coinche       4 players  Coinche
coinche-plus  4 players  Coinche+
""",
        "",
    )


def test_titles_come_in_the_language_asked_for(belot: Belot) -> None:
    assert "belote-fr     4 players  Французский белот\n" in belot("rulesets", "--lang", "ru").out
    assert "belote-fr     4 players  Belote française\n" in belot("rulesets", "--lang", "fr").out


def test_json_has_every_language_and_what_binds_the_ruleset(belot: Belot) -> None:
    ran = belot("rulesets", "--json")
    found = {each["id"]: each for each in json.loads(ran.out)}
    assert (ran.status, ran.err) == (0, "")
    assert list(found["coinche"]) == ["id", "title", "players", "sides", "documents", "digest"]
    assert found["coinche"]["title"] == {
        "en": "Coinche",
        "fr": "Coinche",
        "ru": "Куанш",
        "bg": "Коанш",
        "hr": "Coinche",
    }
    assert (found["coinche"]["players"], found["coinche"]["sides"]) == (4, 2)
    assert (found["belot-ru-3"]["players"], found["belot-ru-3"]["sides"]) == (3, 3)
    assert found["coinche"]["documents"] == ["sg", "sgc"]
    assert found["coinche"]["digest"].startswith("sha256:")
