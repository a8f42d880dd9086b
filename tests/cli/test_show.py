"""`belot show`: the page, the resolved file with the place of every value, JSON with trees."""

import json
import re
from pathlib import Path

import pytest
from belot.cli.flatten import flattened, scalar
from belot.nodes import to_json
from belot.parser import parse
from belot.reader import REFUSED_CHARACTER
from belot.ruleset.library import check_file, load_ruleset
from belot.ruleset.resolve import packaged_names, ruleset_file
from belot.source import load
from hypothesis import assume, given
from hypothesis import strategies as st

from .conftest import Belot, Ran


def test_the_page_of_a_small_game(belot: Belot, games: Path) -> None:
    digest = load_ruleset("duel.yaml").digest
    assert belot("show", "duel.yaml", "--lang", "ru") == Ran(
        0,
        f"""\
Дуэль (duel)
2 players each for himself, clockwise; the next player deals next
clauses of fr; digest {digest}

Cards, strongest first, with points
  trump  J 20  9 14  A 11  T 10  K 4  Q 3  8 0  7 0
  plain  A 11  T 10  K 4  Q 3  J 2  9 0  8 0  7 0

Contracts
  suit  trumps by trump, other cards by plain, no declarations

Deal
  packets  2 cards to each player
  turn-up  a card is faced         [fr.deal.turn-up]
  bidding  bidding

Bidding
  only-round  all in turn: take the suit of the faced card or pass  [fr.bid.first-round]

Play: the first rung that holds and leaves a card decides
  1. follow: when not leading: led
       [fr.play.follow]
  2. any: hand

Belote
  announced before any play while one of the two is held  [fr.belote.value]

Score: what each side counts
  cards: card-points(side)
       [fr.score.sum]
  last-trick: if took-last(side) then 10 else 0
  belote: 20 * belotes(side)

Score: the first outcome that holds
  1. made: when total(takers) > total(defenders)
       everyone writes points = total(side)
       [fr.score.made]
  2. inside: otherwise
       takers write belote = belote(side)
       defenders write deal = 50, belote = belote(side)

Match to 100: the first ending that holds
  1. below: when not any(total(s) >= target for s in everyone): play-on
  2. won: otherwise: wins the side for which all(total(side) > total(s) for s in others)
""",
        "",
    )


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("coinche", "values 80 90 100 110 120 130 140 150 160 capot (250) general (500)"),
        ("coinche", "redouble times 4, ends the bidding [sgc.bid.surcoinche, sgc.bid.surcoinche-who]"),
        ("coinche", "rounded: 10 * tens(amount, up-from)"),
        ("belot-bg", "trumps C D H S NT AT"),
        ("bela-3", "only-round the eldest hand alone: take any suit [bela3.bid.first-must]"),
        ("bela-3", "two-left-over 2 cards to the eldest hand, kept apart [bela3.deal.packets, bela3.bid.first-must]"),
        ("bela-3", "pick-up the cards kept apart are picked up [bela3.deal.pick-up]"),
        ("bela-4", "8 trumps in a row win the match"),
        ("belote", "three-more 3 cards to each other player [sgb.deal.completion]"),
        ("belote", "points held over go to the side for which all(written(side) > written(s) for s in others)"),
        ("belot-ru-3", "claim in play: counts card-points(side) + declared(side) + 20 * belotes(side)"),
        ("belote-fr", "fours J 200 9 150 A 100 T 100 K 100 Q 100"),
        ("belote-fr", "trump: in-trumps"),
    ],
)
def test_the_page_says_what_is_special_about_a_game(belot: Belot, name: str, line: str) -> None:
    ran = belot("show", name)
    assert (ran.status, ran.err) == (0, "")
    assert line in [" ".join(each.split()) for each in ran.out.splitlines()]


@pytest.mark.parametrize("name", packaged_names())
def test_the_page_names_every_rung_outcome_line_and_ending(belot: Belot, name: str) -> None:
    out = belot("show", name).out
    rules = load_ruleset(name)
    for number, rung in enumerate(rules.rungs, 1):
        assert f"\n  {number}. {rung.id}: " in out
    outcomes, endings = rules.score.outcomes, rules.match.endings
    for id_ in [each.id for each in outcomes] + [each.id for each in endings]:
        assert re.search(rf"\n  [0-9]+\. {id_}: ", out)
    for id_ in [each.id for each in rules.score.lines] + [each.id for each in rules.score.values]:
        assert f"\n  {id_}: " in out


def test_a_resolved_ruleset_says_where_each_value_was_written(belot: Belot, folder: Path) -> None:
    (folder / "base.yaml").write_text(
        'id: base\nspec: "1"\nabstract: true\nmatch:\n  target: 700\n  end:\n'
        "    - {id: below, when: not any(total(s) >= target for s in everyone), then: play-on}\n"
        "    - {id: won, then: win, winner: total(side) >= target}\n"
    )
    (folder / "mine.yaml").write_text(
        "id: mine\nextends: ./base.yaml\nabstract: true\n"
        'title: {en: "Mine: ours"}\nmatch:\n  target: 500\n  end:\n    change:\n'
        "      won:\n        winner: >-\n          total(side)\n          > 5\n"
    )
    assert belot("show", "mine.yaml", "--resolved") == Ran(
        0,
        """\
# resolved from mine.yaml, base.yaml
id: mine  # mine.yaml:1
spec: "1"  # base.yaml:2
match:
  target: 500  # mine.yaml:6
  end:
    - {id: below, when: not any(total(s) >= target for s in everyone), then: play-on}  # base.yaml:7
    - id: won  # base.yaml:8
      then: win  # base.yaml:8
      winner: total(side) > 5  # mine.yaml:10
abstract: true  # mine.yaml:3
title: {en: "Mine: ours"}  # mine.yaml:4
""",
        "",
    )


@pytest.mark.parametrize("name", packaged_names())
def test_a_resolved_ruleset_read_again_is_the_same_ruleset(belot: Belot, folder: Path, name: str) -> None:
    out = belot("show", name, "--resolved").out
    (folder / "flat.yaml").write_text(out)
    assert check_file(folder / "flat.yaml").resolved.data == check_file(ruleset_file(name) or folder).resolved.data
    assert check_file(folder / "flat.yaml").ruleset == load_ruleset(name)
    places = re.findall(r"  # (\S+):([0-9]+)$", out, re.MULTILINE)
    assert {place for place, _ in places} >= {f"spec/rulesets/{name}.yaml"}
    assert all(place.startswith("spec/rulesets/") for place, _ in places)


@given(st.text(st.characters(exclude_categories=("Cs", "Cc", "Cn")), max_size=30))
def test_a_scalar_means_the_same_inside_brackets_and_outside(text: str) -> None:
    assume(not REFUSED_CHARACTER.search(text))
    assert load(f"a: {scalar(text)}", "x").data == {"a": text}
    assert load(f"[{scalar(text)}, {{{scalar(text)}: {scalar(text)}}}]", "x").data == [text, {text: text}]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("true", '"true"'),
        (True, "true"),
        (None, "null"),
        ("7", '"7"'),
        (7, "7"),
        ("no", '"no"'),
        ("-turn", "-turn"),
        ("led & above(best)", "led & above(best)"),
        ("tens(a, 5)", '"tens(a, 5)"'),
        ("a: b", '"a: b"'),
        ("Règles", "Règles"),
        ("", '""'),
    ],
)
def test_a_text_is_quoted_only_where_it_must_be(value: object, written: str) -> None:
    assert scalar(value) == written


def test_a_long_list_has_a_line_for_each_entry(folder: Path) -> None:
    (folder / "x.yaml").write_text(f"id: x\nspec: '1'\nabstract: true\ndocuments: [{', '.join(['abcdefghij'] * 12)}]\n")
    lines = list(flattened(check_file(folder / "x.yaml").resolved.root, lambda name: Path(name).name))
    assert lines[3:] == ["documents:", *["  - abcdefghij  # x.yaml:4"] * 12]


def test_json_is_the_resolved_data_with_a_tree_beside_each_expression(belot: Belot, games: Path) -> None:
    ran = belot("show", "duel.yaml", "--json")
    data = json.loads(ran.out)
    checked = check_file(Path("duel.yaml"))
    assert ran.status == 0
    assert data["digest"] == load_ruleset("duel.yaml").digest
    assert data["play"]["legal"][0] == {
        "id": "follow",
        "when": "not leading",
        "cards": "led",
        "clauses": ["fr.play.follow"],
        "trees": {
            "when": {"node": "not", "operand": {"node": "name", "name": "leading"}},
            "cards": {"node": "name", "name": "led"},
        },
    }
    inside = data["score"]["outcomes"][1]
    assert inside["trees"] == {
        "write": {
            "takers": {"belote": to_json(parse("belote(side)"))},
            "defenders": {"deal": {"node": "number", "value": 50}, "belote": to_json(parse("belote(side)"))},
        }
    }
    assert data["match"]["end"][0]["trees"] == {"when": to_json(parse("not any(total(s) >= target for s in everyone)"))}
    assert _without_trees(data) == {**checked.resolved.data, "digest": data["digest"]}  # type: ignore[dict-item]


@pytest.mark.parametrize("name", packaged_names())
def test_every_expression_of_every_ruleset_has_its_tree(belot: Belot, name: str) -> None:
    data = json.loads(belot("show", name, "--json").out)
    for path, key, entry in _expressions(data):
        text, tree = entry[key], entry["trees"][key]
        assert tree == (to_json(parse(str(text))) if not isinstance(text, bool) else tree), path
    assert sum(1 for _ in _expressions(data)) > 20


def _expressions(data: object, path: str = "") -> list[tuple[str, str, dict]]:  # type: ignore[type-arg]
    keys = {"when", "cards", "by", "points", "is", "winner", "amount", "paid-to", "counts"}
    if isinstance(data, list):
        return [found for at, part in enumerate(data) for found in _expressions(part, f"{path}.{at}")]
    if not isinstance(data, dict) or path.startswith((".cards", ".deal", ".declarations.catalogues", ".options")):
        return []
    own = [(path, key, data) for key in data if key in keys and not isinstance(data[key], dict)]
    skipped = {"trees", "write"}
    return own + [
        found for key, part in data.items() if key not in skipped for found in _expressions(part, f"{path}.{key}")
    ]


def _without_trees(data: object) -> object:
    if isinstance(data, list):
        return [_without_trees(part) for part in data]
    if isinstance(data, dict):
        return {key: _without_trees(part) for key, part in data.items() if key != "trees"}
    return data


def test_a_shared_part_has_no_page_but_can_be_resolved(belot: Belot, folder: Path) -> None:
    (folder / "part.yaml").write_text('id: part\nspec: "1"\nabstract: true\nmatch: {target: 700}\n')
    assert belot("show", "part.yaml") == Ran(
        1,
        "",
        "part.yaml:1:1: error[E422]: this file is a shared part, no game; "
        "name a ruleset that extends it, or print it with --resolved\nid: part\n^\n",
    )
    assert belot("show", "part.yaml", "--resolved").out.endswith("match: {target: 700}  # part.yaml:4\n")
    assert json.loads(belot("show", "part.yaml", "--json").out)["match"] == {"target": 700}


def test_a_wrong_file_is_told_on_standard_error(belot: Belot, folder: Path) -> None:
    (folder / "mine.yaml").write_text("id: mine\nextends: belote-fr\nmatch: {targte: 500}\n")
    ran = belot("show", "mine.yaml")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("mine.yaml:3:9: error[E201]: unknown key 'targte'; did you mean 'target'?\n")


def test_standard_input_can_be_shown(belot: Belot) -> None:
    ran = belot("show", "-", "--resolved", stdin="id: mine\nextends: belote-fr\nmatch: {target: 500}\n")
    assert "\n  target: 500  # <stdin>:3\n" in ran.out
