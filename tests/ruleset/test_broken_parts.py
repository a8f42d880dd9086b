"""Card tables, cascades and endings that cannot be: one message each, word for word, at the place to be mended."""

from pathlib import Path

import pytest

from .breaking import told

# The base, what stands from the third line on in a file that extends it, and what is told.
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

CASES = {**CARDS, **CASCADES}


@pytest.mark.parametrize("case", CASES)
def test_a_part_that_cannot_be_is_told_at_its_place(folder: Path, case: str) -> None:
    base, text, expected = CASES[case]
    assert told(folder, text, base) == expected
