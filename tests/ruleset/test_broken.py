"""A broken ruleset: one message, word for word, at the place that has to be mended (E4xx but for the deal, and shapes)."""

from pathlib import Path

import pytest
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

CARDS = {
    "an order without the seven": (
        "belote-fr",
        "cards: {plain: {order: A T K Q J 9 8}}\n",
        """\
mine.yaml:3:24: error[E412]: this order lacks 7; name all eight ranks
cards: {plain: {order: A T K Q J 9 8}}
                       ^""",
    ),
    "an order with two eights": (
        "belote-fr",
        "cards: {plain: {order: A T K Q J 9 8 8}}\n",
        """\
mine.yaml:3:24: error[E412]: '8' comes twice in this order; keep one of them
cards: {plain: {order: A T K Q J 9 8 8}}
                       ^""",
    ),
    "the ten written as 10": (
        "belote-fr",
        "cards: {plain: {order: A 10 K Q J 9 8 7}}\n",
        """\
mine.yaml:3:24: error[E412]: '10' is no rank in this order; the ranks are 7 8 9 T J Q K A
cards: {plain: {order: A 10 K Q J 9 8 7}}
                       ^""",
    ),
    "two ranks without a blank between them": (
        "belote-fr",
        "cards: {plain: {order: A T K QJ 9 8 7}}\n",
        """\
mine.yaml:3:24: error[E412]: 'QJ' is no rank in this order; the ranks are 7 8 9 T J Q K A
cards: {plain: {order: A T K QJ 9 8 7}}
                       ^""",
    ),
    "a table of points without the ten": (
        "belote-fr",
        """\
cards:
  mine: {order: A T K Q J 9 8 7, points: {A: 11, K: 4, Q: 3, J: 2, 9: 0, 8: 0, 7: 0}}
""",
        """\
mine.yaml:4:34: error[E412]: this table of points lacks T; name all eight ranks
  mine: {order: A T K Q J 9 8 7, points: {A: 11, K: 4, Q: 3, J: 2, 9: 0, 8: 0, 7: 0}}
                                 ^""",
    ),
    "points for a rank of another pack": (
        "belote-fr",
        "cards: {plain: {points: {6: 0}}}\n",
        """\
mine.yaml:3:26: error[E412]: '6' is no rank; the ranks are 7 8 9 T J Q K A
cards: {plain: {points: {6: 0}}}
                         ^""",
    ),
    "a four of a rank that has no place": (
        "belote-fr",
        "declarations: {catalogues: {standard: {fours: {8: 50}}}}\n",
        """\
mine.yaml:3:48: error[E412]: the four of '8' has no place in four-order; add it there, strongest first
declarations: {catalogues: {standard: {fours: {8: 50}}}}
                                               ^""",
    ),
    "a four of no rank": (
        "belote-fr",
        "declarations: {catalogues: {standard: {fours: {V: 50}}}}\n",
        """\
mine.yaml:3:48: error[E412]: 'V' is no rank; the ranks are 7 8 9 T J Q K A
declarations: {catalogues: {standard: {fours: {V: 50}}}}
                                               ^""",
    ),
    "an exchange of no rank": (
        "belot-ru-3",
        "deal: {change: {exchange: {exchange: seven}}}\n",
        """\
mine.yaml:3:38: error[E412]: 'seven' is no rank; the ranks are 7 8 9 T J Q K A
deal: {change: {exchange: {exchange: seven}}}
                                     ^""",
    ),
    "a card table with a letter too many": (
        "belote-fr",
        "contracts: {suit: {trump-cards: trumps}}\n",
        """\
mine.yaml:3:33: error[E413]: there is no card table 'trumps'; did you mean 'trump'?
contracts: {suit: {trump-cards: trumps}}
                                ^""",
    ),
    "a card table of another name": (
        "belote-fr",
        "contracts: {suit: {other-cards: side}}\n",
        """\
mine.yaml:3:33: error[E413]: there is no card table 'side'; there are trump, plain
contracts: {suit: {other-cards: side}}
                                ^""",
    ),
    "a catalogue with a letter changed": (
        "belote-fr",
        "contracts: {suit: {declarations: standart}}\n",
        """\
mine.yaml:3:34: error[E413]: there is no catalogue of declarations 'standart'; did you mean 'standard'?
contracts: {suit: {declarations: standart}}
                                 ^""",
    ),
    "a sequence of two": (
        "belote-fr",
        "declarations: {catalogues: {standard: {sequences: {2: 10}}}}\n",
        """\
mine.yaml:3:52: error[E414]: '2' is no length of a sequence; use 3 to 8
declarations: {catalogues: {standard: {sequences: {2: 10}}}}
                                                   ^""",
    ),
    "a contract with trumps and no order for them": (
        "belote-fr",
        "contracts: {all-trumps: {other-cards: plain, declarations: none}}\n",
        """\
mine.yaml:3:13: error[E415]: the contract 'all-trumps' has no 'trump-cards'; add `trump-cards: TABLE`
contracts: {all-trumps: {other-cards: plain, declarations: none}}
            ^""",
    ),
}

CASCADES = {
    "a last rung that need not have a card": (
        "belote-fr",
        """\
play:
  legal:
    change:
      discard: {cards: hand - trumps}
""",
        """\
mine.yaml:6:16: error[E418]: the last rung 'discard' can leave a player without a card; \
end the cascade with a rung without `when` whose cards are `hand`
      discard: {cards: hand - trumps}
               ^""",
    ),
    "a last rung with a guard": (
        "belote-fr",
        """\
play:
  legal:
    - {id: follow, cards: led}
    - {id: discard, when: not leading, cards: hand}
""",
        """\
mine.yaml:6:7: error[E418]: the last rung 'discard' can leave a player without a card; \
end the cascade with a rung without `when` whose cards are `hand`
    - {id: discard, when: not leading, cards: hand}
      ^""",
    ),
    "a last outcome with a guard": (
        "belote-fr",
        """\
score:
  outcomes:
    change:
      inside: {when: total(takers) < total(defenders)}
""",
        """\
mine.yaml:6:15: error[E418]: no outcome is left when 'inside' does not hold; \
end the list with an outcome without `when`
      inside: {when: total(takers) < total(defenders)}
              ^""",
    ),
    "a last ending with a guard": (
        "belote-fr",
        """\
match:
  end:
    - {id: won, when: any(total(s) >= target for s in everyone), then: win, winner: total(side) >= target}
""",
        """\
mine.yaml:5:7: error[E418]: nothing says what happens when 'won' does not hold; \
end the list with an ending without `when`
    - {id: won, when: any(total(s) >= target for s in everyone), then: win, winner: total(side) >= target}
      ^""",
    ),
    "points held over for nobody": (
        "belote-fr",
        """\
score:
  outcomes:
    change:
      inside: {held: total(takers)}
""",
        """\
mine.yaml:3:1: error[E420]: points are held over, but nothing says to whom they go; \
add `held: {paid-to: …}` to the score
score:
^""",
    ),
    "a win without a winner": (
        "belote-fr",
        """\
match:
  end:
    - {id: over, then: win}
""",
        """\
mine.yaml:5:7: error[E421]: a win needs a winner; give `winner:` with `then: win`, and only there
    - {id: over, then: win}
      ^""",
    ),
    "a draw with a winner": (
        "belote-fr",
        """\
match:
  end:
    change:
      both-past: {winner: total(side) >= target}
""",
        """\
mine.yaml:6:18: error[E421]: 'draw' has no winner; give `winner:` with `then: win`, and only there
      both-past: {winner: total(side) >= target}
                 ^""",
    ),
    "three players in pairs": (
        "bela-3",
        "table: {sides: pairs}\n",
        """\
mine.yaml:3:16: error[E419]: 3 players cannot play in pairs; write `sides: solo`
table: {sides: pairs}
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

CASES = {**IDS, **CLAUSES, **CARDS, **CASCADES, **SHAPES}


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
    assert str(caught.value) == """\
part.yaml:1:1: error[E422]: this file is a shared part, no game; \
name a ruleset that extends it, or print it with --resolved
id: part
^"""


def test_what_is_not_abstract_says_so_or_says_nothing(folder: Path) -> None:
    assert told(folder, "abstract: false\n") == ""
    assert load_ruleset("mine.yaml").id == "mine"
