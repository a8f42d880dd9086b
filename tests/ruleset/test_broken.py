"""A broken ruleset: one message, word for word, at the place that has to be mended: bases, ids, clauses, names."""

import re
from pathlib import Path

import pytest
from belot.codes import CODES
from belot.exceptions import SourceError
from belot.ruleset.library import load_ruleset

from .breaking import told, told_about

# What stands from the third line on in a file that extends the base, and what is told.
IDS = {
    "a change of an entry that is not there": (
        "coinche",
        """\
score:
  lines:
    change:
      declaration: {points: "0"}
""",
        """\
mine.yaml:6:7: error[E403]: the base has no 'declaration' here; did you mean 'declarations'?
      declaration: {points: "0"}
      ^""",
    ),
    "a removal of an entry that is not there": (
        "bela-2",
        """\
score:
  outcomes: {remove: [undecided]}
""",
        """\
mine.yaml:4:23: error[E403]: the base has no 'undecided' here; the base has made, fallen
  outcomes: {remove: [undecided]}
                      ^""",
    ),
    "an entry beside one that is not there": (
        "belote-fr",
        """\
play:
  legal:
    insert:
      - {before: partner-wins, id: mine, cards: hand}
""",
        """\
mine.yaml:6:18: error[E403]: the base has no 'partner-wins' here; did you mean 'partner-winning'?
      - {before: partner-wins, id: mine, cards: hand}
                 ^""",
    ),
    "an entry that goes nowhere": (
        "belote-fr",
        """\
play:
  legal:
    insert:
      - {id: mine, cards: hand}
""",
        """\
mine.yaml:6:9: error[E403]: an inserted entry does not say where it goes; \
give it `after: ID` or `before: ID`, one of the two
      - {id: mine, cards: hand}
        ^""",
    ),
    "an entry before one and after another": (
        "belote-fr",
        """\
play:
  legal:
    insert:
      - {after: lead, before: follow, id: mine, cards: hand}
""",
        """\
mine.yaml:6:9: error[E403]: an inserted entry does not say where it goes; \
give it `after: ID` or `before: ID`, one of the two
      - {after: lead, before: follow, id: mine, cards: hand}
        ^""",
    ),
    "a new entry with the id of an old one": (
        "belote-fr",
        """\
play:
  legal:
    insert:
      - {after: lead, id: overtrump, cards: trumps}
""",
        """\
mine.yaml:6:27: error[E405]: the id 'overtrump' is taken; use `change` to change that entry, or choose another id
      - {after: lead, id: overtrump, cards: trumps}
                          ^""",
    ),
    "two entries of a list with one id": (
        "belote-fr",
        """\
declarations:
  compare:
    - {id: points, by: points}
    - {id: points, by: top}
""",
        """\
mine.yaml:6:12: error[E405]: the id 'points' is taken; give every entry of a list an id of its own
    - {id: points, by: top}
           ^""",
    ),
    "a line called as a function": (
        "belote-fr",
        """\
score:
  lines:
    insert:
      - {after: cards, id: tricks, points: "0"}
""",
        """\
mine.yaml:6:28: error[E405]: 'tricks' already has a meaning in the score; choose another id
      - {after: cards, id: tricks, points: "0"}
                           ^""",
    ),
    "a value called as a name": (
        "belote-fr",
        """\
score:
  values:
    - {id: bid, is: tricks(takers) > 0}
""",
        """\
mine.yaml:5:12: error[E405]: 'bid' already has a meaning in the score; choose another id
    - {id: bid, is: tricks(takers) > 0}
           ^""",
    ),
    "a value called as a name of what is written": (
        "belote-fr",
        """\
score:
  values:
    - {id: side, is: tricks(takers) > 0}
""",
        """\
mine.yaml:5:12: error[E405]: 'side' already has a meaning in the score; choose another id
    - {id: side, is: tricks(takers) > 0}
           ^""",
    ),
    "a value called as what is held over": (
        "belote",
        """\
score:
  values:
    - {id: held, is: "1000"}
""",
        """\
mine.yaml:5:12: error[E405]: 'held' already has a meaning in the score; choose another id
    - {id: held, is: "1000"}
           ^""",
    ),
}

CLAUSES = {
    "a clause with a letter too many": (
        "belote-fr",
        "table: {clauses: [fr.table.decks]}\n",
        """\
mine.yaml:3:19: error[E411]: there is no clause 'fr.table.decks'; did you mean 'fr.table.deck'?
table: {clauses: [fr.table.decks]}
                  ^""",
    ),
    "a clause of nobody's": (
        "belote-fr",
        "table: {clauses: [our.house.rule]}\n",
        """\
mine.yaml:3:19: error[E411]: there is no clause 'our.house.rule'; clauses are listed in spec/clauses
table: {clauses: [our.house.rule]}
                  ^""",
    ),
    "a document of nobody's": (
        "belote-fr",
        "documents: [fr, ffb]\n",
        """\
mine.yaml:3:17: error[E411]: no clause comes from the document 'ffb'; \
there are bela, bela2, bela3, bela4, bg, fr, ru3, sg, sgb, sgc, sgp
documents: [fr, ffb]
                ^""",
    ),
}

SHAPES = {
    "a list of keys with nothing in it": (
        "belote-fr",
        "declarations: {compare: }\n",
        """\
mine.yaml:3:24: error[E203]: expected a list or a map, found nothing; write [a, b], or a line `- a` for each entry
declarations: {compare: }
                       ^""",
    ),
    "a list all of whose entries are removed": (
        "bela-4",
        "bidding: {rounds: {remove: [only-round]}}\n",
        """\
mine.yaml:3:19: error[E207]: the list is empty; write at least 1 entry
bidding: {rounds: {remove: [only-round]}}
                  ^""",
    ),
}

CASES = {**IDS, **CLAUSES, **SHAPES}


@pytest.mark.parametrize("case", CASES)
def test_a_broken_ruleset_is_told_at_its_place(folder: Path, case: str) -> None:
    base, text, expected = CASES[case]
    assert told(folder, text, base) == expected


BASES = {
    "a ruleset with a letter missing": (
        "coinch",
        """\
mine.yaml:2:10: error[E401]: there is no ruleset 'coinch' to extend; did you mean 'coinche'?
extends: coinch
         ^""",
    ),
    "a ruleset of another family": (
        "tarot",
        """\
mine.yaml:2:10: error[E401]: there is no ruleset 'tarot' to extend; \
give the name of a ruleset, or a path that ends in .yaml
extends: tarot
         ^""",
    ),
    "a file that is not there": (
        "./ours.yaml",
        """\
mine.yaml:2:10: error[E401]: there is no ruleset './ours.yaml' to extend; \
give the name of a ruleset, or a path that ends in .yaml
extends: ./ours.yaml
         ^""",
    ),
    "itself": (
        "./mine.yaml",
        """\
mine.yaml:2:10: error[E402]: './mine.yaml' extends this file again; a ruleset cannot be its own base
extends: ./mine.yaml
         ^""",
    ),
}


@pytest.mark.parametrize("case", BASES)
def test_a_base_that_cannot_be_one_is_told_at_its_name(folder: Path, case: str) -> None:
    base, expected = BASES[case]
    assert told(folder, "", base) == expected


def test_a_cycle_of_bases_is_told_where_it_closes(folder: Path) -> None:
    others = {
        "yours.yaml": "id: yours\nextends: sub/../ours.yaml\n",
        "ours.yaml": "id: ours\nextends: mine.yaml\n",
    }
    assert (
        told(folder, "", "yours.yaml", others)
        == """\
ours.yaml:2:10: error[E402]: 'mine.yaml' extends this file again; a ruleset cannot be its own base
extends: mine.yaml
         ^"""
    )


SWITCH = """\
id: base
abstract: true
options:
  undertrump:
    title: {en: Undertrump}
    default: required
    choices: {required: {title: {en: required}}, optional: {title: {en: optional}}}
"""
SETTINGS = {
    "undertrumps: optional": """\
mine.yaml:3:7: error[E404]: there is no option 'undertrumps'; did you mean 'undertrump'?
set: {undertrumps: optional}
      ^""",
    "undertrump: optinal": """\
mine.yaml:3:19: error[E404]: there is no choice of 'undertrump' 'optinal'; did you mean 'optional'?
set: {undertrump: optinal}
                  ^""",
    "undertrump: never": """\
mine.yaml:3:19: error[E404]: there is no choice of 'undertrump' 'never'; there are required, optional
set: {undertrump: never}
                  ^""",
}


@pytest.mark.parametrize("setting", SETTINGS)
def test_an_option_or_choice_that_is_not_there_is_told(folder: Path, setting: str) -> None:
    assert told(folder, f"set: {{{setting}}}\n", "./base.yaml", {"base.yaml": SWITCH}) == SETTINGS[setting]


def test_a_fault_in_a_base_is_told_in_the_file_of_the_base(folder: Path) -> None:
    base = "id: base\nextends: belote-fr\ncards: {plain: {order: A T K Q J 9 8}}\n"
    assert (
        told(folder, "match: {target: 500}\n", "./base.yaml", {"base.yaml": base})
        == """\
base.yaml:3:24: error[E412]: this order lacks 7; name all eight ranks
cards: {plain: {order: A T K Q J 9 8}}
                       ^"""
    )


def test_a_ruleset_is_called_as_its_file(folder: Path) -> None:
    (folder / "ours.yaml").write_text("# our rules\nid: mine\nextends: belote-fr\n")
    assert (
        told_about("ours.yaml")
        == """\
ours.yaml:2:5: warning[W701]: the ruleset is called 'mine', its file 'ours'; \
give both one name, for rulesets are asked for by the names of their files
id: mine
    ^"""
    )
    assert told(folder, "") == ""


def test_a_shared_part_may_be_called_otherwise_than_its_file(folder: Path) -> None:
    (folder / "part.yaml").write_text("id: what-we-share\nabstract: true\nmatch: {target: 500}\n")
    assert told_about("part.yaml") == ""


def test_a_shared_part_cannot_be_played(folder: Path) -> None:
    (folder / "part.yaml").write_text("id: part\nabstract: true\nmatch: {target: 500}\n")
    with pytest.raises(SourceError) as caught:
        load_ruleset("part.yaml")
    assert (
        str(caught.value)
        == """\
part.yaml:1:1: error[E422]: this file is a shared part, no game; \
name a ruleset that extends it, or print it with --resolved
id: part
^"""
    )


def test_what_is_not_abstract_says_so_or_says_nothing(folder: Path) -> None:
    assert told(folder, "abstract: false\n") == ""
    assert load_ruleset("mine.yaml").id == "mine"


def test_every_code_of_meaning_is_told_somewhere_in_these_tests() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_broken*.py")]
    told_here = {code for source in sources for code in re.findall(r"error\[(E[34]\d\d)\]", source)}
    assert told_here == {code for code in CODES if code.startswith(("E3", "E4"))}
