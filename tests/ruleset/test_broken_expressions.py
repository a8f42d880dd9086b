"""A broken expression in a ruleset: one message, word for word, with the caret inside the expression (E3xx)."""

from pathlib import Path

import pytest

from .breaking import told

# What stands from the third line on in a file that extends belote-fr, and what is told.
UNREADABLE = {
    "one equals sign": (
        """\
score:
  outcomes:
    change:
      capot: {when: tricks(takers) = all-tricks}
""",
        """\
mine.yaml:6:36: error[E301]: '=' has no meaning in an expression; compare with ==
      capot: {when: tricks(takers) = all-tricks}
                                   ^""",
    ),
    "a sign of another language": (
        """\
play:
  legal:
    change:
      partner-winning: {when: ally(winner) && some(trumps)}
""",
        """\
mine.yaml:6:45: error[E301]: '&' is not expected here; check what stands before it, and the brackets
      partner-winning: {when: ally(winner) && some(trumps)}
                                            ^""",
    ),
    "an end that comes too early": (
        """\
score:
  outcomes:
    change:
      capot:
        when: tricks(takers) ==
""",
        """\
mine.yaml:7:31: error[E301]: the expression ends too early; complete it, or close the brackets
        when: tricks(takers) ==
                              ^""",
    ),
    "a card written as in the rule book": (
        """\
play:
  legal:
    change:
      undertrump: {cards: trumps - 7H}
""",
        """\
mine.yaml:6:36: error[E301]: '7H' is neither a number nor a name; write digits alone, or begin a name with a letter
      undertrump: {cards: trumps - 7H}
                                   ^""",
    ),
}

UNKNOWN = {
    "a name with a letter missing": (
        """\
play:
  legal:
    change:
      rise-in-trumps: {when: led in trump}
""",
        """\
mine.yaml:6:37: error[E302]: unknown name 'trump' in play.legal; did you mean 'trumps'?
      rise-in-trumps: {when: led in trump}
                                    ^""",
    ),
    "a function with a letter missing": (
        """\
play:
  legal:
    change:
      overtrump: {cards: trumps & abov(best)}
""",
        """\
mine.yaml:6:35: error[E302]: unknown function 'abov' in play.legal; did you mean 'above'?
      overtrump: {cards: trumps & abov(best)}
                                  ^""",
    ),
    "a name of another place": (
        """\
declarations:
  compare:
    change:
      four: {by: winner}
""",
        """\
mine.yaml:6:18: error[E302]: unknown name 'winner' in declarations.compare; \
known here: four, in-trumps, length, points, top, turn
      four: {by: winner}
                 ^""",
    ),
    "a minus without blanks": (
        """\
play:
  legal:
    change:
      partner-overtrump: {cards: hand-trumps}
""",
        """\
mine.yaml:6:34: error[E302]: unknown name 'hand-trumps' in play.legal; \
a minus needs blanks around it: hand - trumps
      partner-overtrump: {cards: hand-trumps}
                                 ^""",
    ),
    "a variable that is a name already": (
        """\
match:
  end:
    change:
      below-target: {when: not any(total(target) > 900 for target in everyone)}
""",
        """\
mine.yaml:6:32: error[E302]: 'target' already has a meaning here; choose another name
      below-target: {when: not any(total(target) > 900 for target in everyone)}
                               ^""",
    ),
}

MISFITTING = {
    "a number for a condition": (
        """\
score:
  outcomes:
    change:
      capot: {when: tricks(takers)}
""",
        """\
mine.yaml:6:21: error[E303]: expected a condition, found a number; compare the number with another one
      capot: {when: tricks(takers)}
                    ^""",
    ),
    "a condition for a set of cards": (
        """\
play:
  legal:
    change:
      undertrump: {cards: some(trumps)}
""",
        """\
mine.yaml:6:27: error[E303]: expected a set of cards, found a condition; write a set of cards here
      undertrump: {cards: some(trumps)}
                          ^""",
    ),
    "a condition for a number in quotes, after an escape": (
        """\
score:
  outcomes:
    change:
      capot: {when: "\\x20 1 + true == 2"}
""",
        """\
mine.yaml:6:31: error[E303]: expected a number, found a condition; write `if … then 1 else 0`
      capot: {when: "\\x20 1 + true == 2"}
                              ^""",
    ),
    "a condition for a number in folded text": (
        """\
score:
  outcomes:
    change:
      made:
        when: >-
          total(takers) >=
          total(defenders)
          and total(takers) +
            no-trumps > 0
""",
        """\
mine.yaml:11:13: error[E303]: expected a number, found a condition; write `if … then 1 else 0`
            no-trumps > 0
            ^""",
    ),
    "a plain true where cards are due": (
        """\
play:
  legal:
    change:
      undertrump: {cards: true}
""",
        """\
mine.yaml:6:27: error[E303]: expected a set of cards, found a condition; write a set of cards here
      undertrump: {cards: true}
                          ^""",
    ),
    "a value whose own type does not fit where it is used": (
        """\
score:
  values:
    - {id: shared-tricks, is: tricks(takers)}
  outcomes:
    change:
      made: {when: shared-tricks and true}
""",
        """\
mine.yaml:8:20: error[E303]: expected a condition, found a number; compare the number with another one
      made: {when: shared-tricks and true}
                   ^""",
    ),
}

MISCALLED = {
    "a function without its argument": (
        """\
play:
  legal:
    change:
      partner-winning: {when: ally}
""",
        """\
mine.yaml:6:31: error[E304]: 'ally' is a function; write ally( ) with its argument
      partner-winning: {when: ally}
                              ^""",
    ),
    "a name with an argument": (
        """\
play:
  legal:
    change:
      rise-in-trumps: {when: led(best) in trumps}
""",
        """\
mine.yaml:6:30: error[E304]: 'led' is no function; write led without brackets
      rise-in-trumps: {when: led(best) in trumps}
                             ^""",
    ),
    "one argument too many": (
        """\
score:
  lines:
    change:
      belote: {points: "20 * belotes(side, takers)"}
""",
        """\
mine.yaml:6:30: error[E304]: 'belotes' takes 1 argument, found 2; give it a group of sides
      belote: {points: "20 * belotes(side, takers)"}
                             ^""",
    ),
}

TOO_MUCH = {
    "a number nobody scores": (
        """\
score:
  outcomes:
    change:
      inside: {write: {defenders: {deal: 99999999}}}
""",
        """\
mine.yaml:6:42: error[E305]: the number is greater than 1,000,000; no score of the family needs it
      inside: {write: {defenders: {deal: 99999999}}}
                                         ^""",
    ),
    "nothing but not": (
        f"""\
score:
  outcomes:
    change:
      made:
        when: {"not " * 41}true
""",
        f"""\
mine.yaml:7:15: error[E305]: the expression is nested deeper than 40; split it into values
        when: {("not " * 41)[:146]}…
              ^""",
    ),
    "four quantifiers inside each other": (
        """\
score:
  outcomes:
    change:
      made: {when: any(any(any(any(true for a in everyone) for b in everyone) for c in everyone) for d in everyone)}
""",
        """\
mine.yaml:6:32: error[E305]: quantifiers are nested deeper than 3; split it into values
      made: {when: any(any(any(any(true for a in everyone) for b in everyone) for c in everyone) for d in everyone)}
                               ^""",
    ),
    "more than 2000 characters": (
        f"""\
match:
  end:
    change:
      won:
        winner: total(side){" + 1" * 500} > 0
""",
        f"""\
mine.yaml:7:17: error[E305]: the expression is longer than 2000 characters; split it into values
        winner: total(side){(" + 1" * 50)[:133]}…
                ^""",
    ),
}

CASES = {**UNREADABLE, **UNKNOWN, **MISFITTING, **MISCALLED, **TOO_MUCH}


@pytest.mark.parametrize("case", CASES)
def test_a_broken_expression_is_told_at_its_place(folder: Path, case: str) -> None:
    text, expected = CASES[case]
    assert told(folder, text) == expected


def test_every_kind_of_broken_expression_is_here() -> None:
    codes = {expected.split("[")[1][:4] for _, expected in CASES.values()}
    assert codes == {"E301", "E302", "E303", "E304", "E305"}


def test_what_uses_a_broken_value_is_not_blamed_for_it(folder: Path) -> None:
    text = """\
score:
  values:
    change:
      contract-made: {is: total(taker) >= bid}
"""
    expected = """\
mine.yaml:6:33: error[E302]: unknown name 'taker' in score.outcomes; did you mean 'takers'?
      contract-made: {is: total(taker) >= bid}
                                ^"""
    assert told(folder, text, base="coinche") == expected


def test_all_broken_expressions_of_a_file_are_told_in_the_order_of_the_text(folder: Path) -> None:
    text = """\
match:
  end:
    change:
      won: {winner: tricks(side) > 0}
play:
  legal:
    change:
      follow: {cards: lead}
      undertrump: {cards: trumps + led}
"""
    found = [line for line in told(folder, text).split("\n") if line.startswith("mine.yaml")]
    assert found == [
        "mine.yaml:6:21: error[E302]: unknown function 'tricks' in match.end.winner; "
        "known here: took-last, total, written",
        "mine.yaml:10:23: error[E302]: unknown name 'lead' in play.legal; did you mean 'led'?",
        "mine.yaml:11:27: error[E303]: expected a number, found a set of cards; write a number here",
    ]
