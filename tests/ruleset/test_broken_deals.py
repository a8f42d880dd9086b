"""A deal that cannot be dealt (E416) and bidding that does not fit (E417), each told where it has to be mended."""

from pathlib import Path

import pytest

from .breaking import data_of, told, told_about, write

# The French deal: 5 cards each and one faced, then the taker gets it and two more, the others three.
DEALS = {
    "a step that does nothing": (
        "belote-fr",
        "deal: {insert: [{after: bidding, id: idle}]}\n",
        """\
mine.yaml:3:17: error[E416]: the step 'idle' does nothing; \
give it exactly one of give, turn-up, bid, pick-up, exchange, discard
deal: {insert: [{after: bidding, id: idle}]}
                ^""",
    ),
    "a step that does two things": (
        "belote-fr",
        "deal: {change: {second-packets: {turn-up: true}}}\n",
        """\
mine.yaml:3:33: error[E416]: the step 'second-packets' does several things: give, turn-up; \
give it exactly one of give, turn-up, bid, pick-up, exchange, discard
deal: {change: {second-packets: {turn-up: true}}}
                                ^""",
    ),
    "no bidding": (
        "belote-fr",
        "deal: {remove: [bidding]}\n",
        """\
mine.yaml:3:1: error[E416]: the deal needs exactly one step of bidding; add a step with `bid: true`
deal: {remove: [bidding]}
^""",
    ),
    "bidding twice": (
        "belote-fr",
        "deal: {insert: [{after: bidding, id: again, bid: true}]}\n",
        """\
mine.yaml:3:1: error[E416]: the deal needs exactly one step of bidding; keep one `bid: true`
deal: {insert: [{after: bidding, id: again, bid: true}]}
^""",
    ),
    "more cards than the pack has: 3 + 5 more to each of four": (
        "belote-fr",
        "deal: {change: {second-packets: {give: 5}}}\n",
        """\
mine.yaml:3:1: error[E416]: the deal gives 44 cards, the pack has 32; give fewer
deal: {change: {second-packets: {give: 5}}}
^""",
    ),
    "a taker who gets one card less than the others": (
        "belote-fr",
        "deal: {change: {two-more: {give: 1}}}\n",
        """\
mine.yaml:3:1: error[E416]: with the eldest hand as declarer the hands are of 7, 8, 8, 8 cards, from the eldest on; \
give everybody the same number, at least one; what is discarded counts against it
deal: {change: {two-more: {give: 1}}}
^""",
    ),
    "cards for the eldest that were meant for the taker": (
        "belote-fr",
        "deal: {change: {two-more: {to: eldest}}}\n",
        """\
mine.yaml:3:1: error[E416]: with the second player as declarer the hands are of 10, 6, 8, 8 cards, \
from the eldest on; give everybody the same number, at least one; what is discarded counts against it
deal: {change: {two-more: {to: eldest}}}
^""",
    ),
    "a caller of bela who keeps one card too many": (
        "bela-3",
        "deal: {change: {discard: {discard: 1}}}\n",
        """\
mine.yaml:3:1: error[E416]: with the eldest hand as declarer the hands are of 11, 10, 10 cards, from the eldest on; \
give everybody the same number, at least one; what is discarded counts against it
deal: {change: {discard: {discard: 1}}}
^""",
    ),
    "no cards at all": (
        "bela-4",
        "deal: [{id: bidding, bid: true}]\n",
        """\
mine.yaml:3:1: error[E416]: with the eldest hand as declarer the hands are of 0, 0, 0, 0 cards, from the eldest on; \
give everybody the same number, at least one; what is discarded counts against it
deal: [{id: bidding, bid: true}]
^""",
    ),
    "a round that offers a card nobody faced": (
        "bela-4",
        "bidding: {rounds: {change: {only-round: {offer: turned}}}}\ndeal: {remove: []}\n",
        """\
mine.yaml:4:1: error[E416]: a round offers the faced card, but no card is faced; add `turn-up: true`
deal: {remove: []}
^""",
    ),
    "a faced card given away that nobody faced": (
        "bela-4",
        "deal: {insert: [{after: bidding, id: faced, give: turned, to: declarer}]}\n",
        """\
mine.yaml:3:17: error[E416]: the step 'faced' needs a faced card, but none is faced before it; \
add `turn-up: true` above
deal: {insert: [{after: bidding, id: faced, give: turned, to: declarer}]}
                ^""",
    ),
    "a second faced card": (
        "belote-fr",
        "deal: {insert: [{after: bidding, id: again, turn-up: true}]}\n",
        """\
mine.yaml:3:17: error[E416]: the step 'again' does for a second time what is done once; remove one of the two
deal: {insert: [{after: bidding, id: again, turn-up: true}]}
                ^""",
    ),
    "the faced card for everybody": (
        "belote-fr",
        "deal: {change: {faced-card: {to: all}}}\n",
        """\
mine.yaml:3:29: error[E416]: the step 'faced-card' gives the faced card to all; \
only the declarer can get it: `to: declarer`
deal: {change: {faced-card: {to: all}}}
                            ^""",
    ),
    "the faced card given away and exchanged": (
        "belote-fr",
        'deal: {insert: [{after: three-more, id: exchange, exchange: "7"}]}\n',
        """\
mine.yaml:3:17: error[E416]: the faced card is given away and exchanged too; keep one of the two steps
deal: {insert: [{after: three-more, id: exchange, exchange: "7"}]}
                ^""",
    ),
    "cards for the declarer before there is one": (
        "belote-fr",
        "deal: {change: {second-packets: {to: declarer}}}\n",
        """\
mine.yaml:3:33: error[E416]: the step 'second-packets' needs a declarer, who is not known before the bidding; \
move it below `bid: true`
deal: {change: {second-packets: {to: declarer}}}
                                ^""",
    ),
    "packets apart that stay there": (
        "bela-2",
        "deal: {remove: [pick-up]}\n",
        """\
mine.yaml:3:1: error[E416]: cards dealt apart are never picked up; add `pick-up: all`
deal: {remove: [pick-up]}
^""",
    ),
    "a pick-up of nothing": (
        "belote-fr",
        "deal: {insert: [{after: bidding, id: pick-up, pick-up: all}]}\n",
        """\
mine.yaml:3:17: error[E416]: the step 'pick-up' picks up cards, but none lie apart; \
deal some with `apart: true` above
deal: {insert: [{after: bidding, id: pick-up, pick-up: all}]}
                ^""",
    ),
}

BIDDING = {
    "an auction without trumps": (
        "belote-fr",
        "bidding: {drive: auction, values: [80]}\n",
        """\
mine.yaml:3:1: error[E417]: bidding by auction needs 'trumps'; add `trumps:`
bidding: {drive: auction, values: [80]}
^""",
    ),
    "rounds without rounds": (
        "coinche",
        "bidding: {drive: rounds}\n",
        """\
mine.yaml:3:1: error[E417]: bidding by rounds needs 'rounds'; add `rounds:`
bidding: {drive: rounds}
^""",
    ),
    "a trump nobody knows": (
        "coinche",
        "bidding: {trumps: S H D X}\n",
        """\
mine.yaml:3:19: error[E417]: 'X' cannot be bid here; name each of S H D C NT AT at most once
bidding: {trumps: S H D X}
                  ^""",
    ),
    "a trump named twice": (
        "coinche",
        "bidding: {trumps: S H D D}\n",
        """\
mine.yaml:3:19: error[E417]: 'D' cannot be bid here; name each of S H D C NT AT at most once
bidding: {trumps: S H D D}
                  ^""",
    ),
    "a trump without a contract": (
        "coinche",
        "bidding: {trumps: S H D C NT AT}\n",
        """\
mine.yaml:3:19: error[E417]: 'NT' can be bid but has no contract; add it to `contracts`
bidding: {trumps: S H D C NT AT}
                  ^""",
    ),
    "no trump at all": (
        "coinche",
        'bidding: {trumps: ""}\n',
        """\
mine.yaml:3:19: error[E417]: there is no trump to bid; name some of S H D C NT AT
bidding: {trumps: ""}
                  ^""",
    ),
    "no value at all": (
        "belot-bg",
        "bidding: {higher-by: value}\n",
        """\
mine.yaml:3:1: error[E417]: there is no value to bid; list them in `values:`, or write `higher-by: trump`
bidding: {higher-by: value}
^""",
    ),
    "values that fall": (
        "coinche",
        "bidding: {values: [80, 100, 90]}\n",
        """\
mine.yaml:3:19: error[E417]: the values that can be bid do not rise; list them from low to high, each once
bidding: {values: [80, 100, 90]}
                  ^""",
    ),
    "doubling among four sides": (
        "coinche",
        "table: {sides: solo}\nbidding: {capot: 250}\n",
        """\
mine.yaml:4:1: error[E417]: only two sides can double; remove `double:`
bidding: {capot: 250}
^""",
    ),
}
CASES = {**DEALS, **BIDDING}


@pytest.mark.parametrize("case", CASES)
def test_a_deal_that_cannot_be_is_told_at_its_place(folder: Path, case: str) -> None:
    base, text, expected = CASES[case]
    assert told(folder, text, base) == expected


def test_redoubling_needs_doubling(folder: Path) -> None:
    rounds = "bidding: {redouble: {multiplier: 4, ends-bidding: true}}\n"
    assert (
        told(folder, rounds)
        == """\
mine.yaml:3:11: error[E417]: nothing is doubled that could be redoubled; add `double:`, or remove this
bidding: {redouble: {multiplier: 4, ends-bidding: true}}
          ^"""
    )


def test_rounds_need_a_contract_in_a_suit(folder: Path) -> None:
    data = data_of("bela-4")
    data["contracts"] = {"no-trumps": {"other-cards": "plain", "declarations": "none"}}
    write(data, "bela-4.yaml")
    (line,) = [line for line in told_about("bela-4.yaml").split("\n") if "error" in line]
    assert line.split(": ", 1)[1] == "error[E417]: 'S' can be bid but has no contract; add it to `contracts`"


@pytest.mark.parametrize(
    ("base", "text"),
    [
        ("belote-fr", "deal: {change: {first-packets: {give: 2}, second-packets: {give: 3}}}\n"),
        ("belote-fr", "deal: {change: {two-more: {give: 1}, three-more: {give: 2}}}\n"),
        ("bela-3", "deal: {change: {two-left-over: {give: 1}, discard: {discard: 1}}}\n"),
        ("bela-2", "deal: {change: {packets-apart: {give: 5}}}\n"),
        ("bela-2", "deal: {remove: [pick-up], change: {packets-apart: {apart: false}}}\n"),
    ],
)
def test_hands_of_equal_size_are_fine_whatever_their_size(folder: Path, base: str, text: str) -> None:
    assert told(folder, text, base) == ""
