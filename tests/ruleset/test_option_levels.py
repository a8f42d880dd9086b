"""Options through several files: whose choice holds, what a choice changes of what, and what is told when it cannot be."""

import re
from pathlib import Path

import pytest
from belot.cli.flatten import flattened
from belot.game import Game
from belot.ruleset.library import check_file, load_ruleset
from belot.ruleset.model import Ruleset

from .breaking import told
from .choosing import account, chosen, legal

EQUAL = (81, 81)
# A file that plays ties as failed, and one that extends it and needs 82 points.
FAILED = "id: ours\nextends: belote-fr\nset: {tie: failed}\n"
NEEDS_82 = "score: {outcomes: {change: {made: {when: total(takers) >= 82}}}}\n"


def rules(text: str, **others: str) -> Ruleset:
    """Return the ruleset of a text, beside which stand other files by name."""
    for name, content in {"mine": text, **others}.items():
        Path(f"{name}.yaml").write_text(content, encoding="utf-8")
    return load_ruleset("mine.yaml")


def mine(body: str, base: str = "./ours.yaml") -> str:
    return f"id: mine\nextends: {base}\n{body}"


@pytest.mark.usefixtures("folder")
class TestLevels:
    def test_a_choice_holds_for_whoever_extends_the_file(self) -> None:
        ours = rules(mine(""), ours=FAILED)
        assert account(Game(ours), EQUAL) == ((0, 162), 0)
        assert ours.digest == chosen("belote-fr", {"tie": "failed"}).digest

    def test_the_last_file_that_chooses_is_obeyed(self) -> None:
        held = rules(mine("set: {tie: held}\n"), ours=FAILED)
        assert account(Game(held), EQUAL) == ((0, 81), 81)
        assert held.digest == chosen("belote-fr", {"tie": "held"}).digest

    def test_the_default_can_be_chosen_again(self) -> None:
        assert rules(mine("set: {tie: made}\n"), ours=FAILED).digest == load_ruleset("belote-fr").digest

    def test_a_file_changes_what_its_base_has_chosen(self) -> None:
        assert account(Game(rules(mine(NEEDS_82), ours=FAILED)), (82, 80)) == ((82, 80), 0)
        assert account(Game(rules(mine(NEEDS_82), ours=FAILED)), EQUAL) == ((0, 162), 0)

    def test_a_choice_that_repeats_that_of_the_base_is_no_new_one(self) -> None:
        again = rules(mine("set: {tie: failed}\n" + NEEDS_82), ours=FAILED)
        assert again.digest == rules(mine(NEEDS_82), ours=FAILED).digest

    def test_choices_of_several_files_add_up(self) -> None:
        third = rules(mine("set: {target: 501}\n", "./second.yaml"), second=FAILED.replace("ours", "second"))
        assert account(Game(third), EQUAL) == ((0, 162), 0)
        assert third.match.target == 501

    def test_a_choice_is_made_on_top_of_the_edits_of_its_file(self) -> None:
        body = (
            "set: {undertrump: forbidden}\nplay: {legal: {change: {lead: {cards: hand}}, remove: [partner-winning]}}\n"
        )
        assert legal(Game(rules(mine(body, "belote"))), "H", "KS 9H", "7H 8H AD") == "AD"

    def test_an_option_of_a_base_fits_a_ruleset_that_adds_to_it(self) -> None:
        plus = Game(chosen("coinche-plus", {"tie": "made"}))
        assert account(plus, EQUAL, bid=80, all_trumps=True) == ((160, 80), 0)

    def test_a_file_may_declare_an_option_and_choose_too(self) -> None:
        body = """\
options:
  last-trick:
    title: {en: Last trick}
    default: ten
    choices:
      ten: {title: {en: 10 points}}
      twenty:
        title: {en: 20 points}
        overlay: {score: {lines: {change: {last-trick: {points: if took-last(side) then 20 else 0}}}}}
set: {last-trick: twenty}
"""
        assert account(Game(rules(mine(body, "bela-4"))), (92, 70)) == ((102, 70), 0)

    def test_a_resolved_house_rule_read_again_is_the_same_ruleset(self) -> None:
        made = rules(mine("set: {target: 501, undertrump: optional}\n"), ours=FAILED)
        flat = "\n".join(flattened(check_file(Path("mine.yaml")).resolved.root, str))
        assert rules(flat) == made
        assert {option.id: list(option.choices) for option in made.options.values() if len(option.choices) == 1} == {
            "tie": ["failed"],
            "target": ["501"],
            "undertrump": ["optional"],
        }

    def test_the_order_of_choices_does_not_matter(self) -> None:
        one = rules(mine("set: {tie: held, capot: 250, declaration-tie: nobody}\n", "belote-fr"))
        other = rules(mine("set: {declaration-tie: nobody, capot: '250', tie: held}\n", "belote-fr"))
        assert one == other


CHOICE_OF_ONE = """\
options:
  aces:
    title: {en: Aces}
    default: low
    choices: {low: {title: {en: low}}, high: {title: {en: high}%s}}
%s"""

TOLD: dict[str, tuple[str, str, str]] = {
    "option": (
        "belote-fr",
        "set: {ties: made}\n",
        """\
mine.yaml:3:7: error[E404]: there is no option 'ties'; did you mean 'tie'?
set: {ties: made}
      ^""",
    ),
    "choice": (
        "belote-fr",
        "set: {tie: hold}\n",
        """\
mine.yaml:3:12: error[E404]: there is no choice of 'tie' 'hold'; did you mean 'held'?
set: {tie: hold}
           ^""",
    ),
    "both": (
        "coinche",
        "set:\n  tie: held\n  exchange: none\n",
        """\
mine.yaml:4:8: error[E404]: there is no choice of 'tie' 'held'; there are failed, made
  tie: held
       ^
mine.yaml:5:3: error[E404]: there is no option 'exchange'; there are direction, undertrump, rise-plain, declarations, \
declaring, shared-cards, trump-in-ties, belote-call, partner-winning, declaration-tie, declarations-without-trick, \
bidding-after-double, redouble, announced-capot, toward-bid, tie, deal-points, all-tricks-against, multiplied, \
belote-on-failure, belote-doubled, rounding, rounding-stage, target, both-past
  exchange: none
  ^""",
    ),
    "overridden": (
        "./wrong.yaml",
        "set: {tie: made}\n",
        """\
wrong.yaml:3:12: error[E404]: there is no choice of 'tie' 'lost'; there are made, held, failed
set: {tie: lost}
           ^""",
    ),
    "two choices": (
        "bela-3",
        "set: {fallen-declarer: vanish, odd-half: up}\n",
        """\
mine.yaml:3:42: error[E601]: the choices 'vanish' of 'fallen-declarer' and 'up' of 'odd-half' contradict each other \
about score.outcomes.fallen.write.defenders.share; choose otherwise for one of the two
set: {fallen-declarer: vanish, odd-half: up}
                                         ^
bela-3.yaml «0}}}}}}}»: note: what 'vanish' of 'fallen-declarer' does
bela-3.yaml «half(total(takers) + 1)}}}}}}}»: note: what 'up' of 'odd-half' does""",
    ),
    "two levels": (
        "./vanish.yaml",
        "set: {odd-half: up}\n",
        """\
mine.yaml:3:17: error[E601]: the choices 'vanish' of 'fallen-declarer' and 'up' of 'odd-half' contradict each other \
about score.outcomes.fallen.write.defenders.share; choose otherwise for one of the two
set: {odd-half: up}
                ^
vanish.yaml:3:24: note: 'vanish' of 'fallen-declarer' is chosen here
bela-3.yaml «0}}}}}}}»: note: what 'vanish' of 'fallen-declarer' does
bela-3.yaml «half(total(takers) + 1)}}}}}}}»: note: what 'up' of 'odd-half' does""",
    ),
    "removed": (
        "belote-fr",
        "set: {tie: failed}\nscore: {outcomes: {remove: [made]}}\n",
        """\
mine.yaml:3:12: error[E601]: the choice 'failed' of 'tie' changes score.outcomes.made.when, but score.outcomes.made \
is removed; keep that entry, or choose otherwise
set: {tie: failed}
           ^
mine.yaml:4:29: note: removed here
belote-fr.yaml «total(takers) > total(defenders)}}}}}»: note: what 'failed' of 'tie' does""",
    ),
    "removed before": (
        "./untied.yaml",
        "set: {belote-at-tie: held}\n",
        """\
mine.yaml:3:22: error[E601]: the choice 'held' of 'belote-at-tie' changes score.outcomes.tie.write.takers.belote, \
but score.outcomes.tie is removed; keep that entry, or choose otherwise
set: {belote-at-tie: held}
                     ^
untied.yaml:3:29: note: removed here
belote.yaml «0}}, held: total(takers)}}}}}»: note: what 'held' of 'belote-at-tie' does""",
    ),
    "neighbour removed": (
        "belote",
        "set: {declaration-tie: eldest}\ndeclarations: {compare: {remove: [trump]}}\n",
        """\
mine.yaml:3:24: error[E601]: the choice 'eldest' of 'declaration-tie' puts something beside \
declarations.compare.trump, which is removed; keep that entry, or choose otherwise
set: {declaration-tie: eldest}
                       ^
mine.yaml:4:35: note: removed here
belote.yaml «trump, id: eldest, by: -turn}]}}}»: note: what 'eldest' of 'declaration-tie' does""",
    ),
    "changed": (
        "belote-fr",
        "set: {tie: failed}\n" + NEEDS_82,
        """\
mine.yaml:3:12: error[E601]: the choice 'failed' of 'tie' and this file contradict each other about \
score.outcomes.made.when; keep one of the two
set: {tie: failed}
           ^
mine.yaml:4:42: note: what the file does
belote-fr.yaml «total(takers) > total(defenders)}}}}}»: note: what 'failed' of 'tie' does""",
    ),
    "default": (
        "belote-fr",
        "options: {tie: {default: failed}}\n",
        """\
mine.yaml:3:26: error[E602]: the default 'failed' of 'tie' has an overlay; choose it by `set: {tie: failed}`, \
for the default is what is played without one
options: {tie: {default: failed}}
                         ^
belote-fr.yaml «overlay: {score: {outcomes: {change: {made: {when: total(takers) > total(defenders)}}}}}»: \
note: the overlay""",
    ),
    "no overlay": (
        "belote-fr",
        CHOICE_OF_ONE % ("", ""),
        """\
mine.yaml:7:40: error[E603]: the choice 'high' of 'aces' changes nothing; give it an overlay, or make it the default
    choices: {low: {title: {en: low}}, high: {title: {en: high}}}
                                       ^""",
    ),
    "misfit": (
        "belote-fr",
        CHOICE_OF_ONE % (", overlay: {deal: {remove: [turned-up]}}", "set: {aces: high}\n"),
        """\
mine.yaml:7:92: error[E403]: the base has no 'turned-up' here; did you mean 'turn-up'?
    choices: {low: {title: {en: low}}, high: {title: {en: high}, overlay: {deal: {remove: [turned-up]}}}}
                                                                                           ^
mine.yaml:8:13: note: chosen here""",
    ),
    "unknown key": (
        "belote-fr",
        CHOICE_OF_ONE % (", overlay: {plays: {}}", ""),
        """\
mine.yaml:7:76: error[E201]: unknown key 'plays'; did you mean 'play'?
    choices: {low: {title: {en: low}}, high: {title: {en: high}, overlay: {plays: {}}}}
                                                                           ^""",
    ),
}
BASES = {
    "wrong.yaml": "id: wrong\nextends: belote-fr\nset: {tie: lost}\n",
    "vanish.yaml": "id: vanish\nextends: bela-3\nset: {fallen-declarer: vanish}\n",
    "untied.yaml": "id: untied\nextends: belote\nscore: {outcomes: {remove: [tie]}}\n",
}


def quoted(text: str) -> str:
    """Return a message in which places in packaged rulesets are told by what stands there."""

    def what(place: re.Match[str]) -> str:
        path, line, column = place.groups()
        return f"{Path(path).name} «{Path(path).read_text(encoding='utf-8').splitlines()[int(line) - 1][int(column) - 1 :]}»"

    return re.sub(r"(/\S+\.yaml):([0-9]+):([0-9]+)", what, text)


@pytest.mark.parametrize("case", TOLD)
def test_what_cannot_be_chosen_is_told_with_both_places(folder: Path, case: str) -> None:
    base, text, expected = TOLD[case]
    assert quoted(told(folder, text, base, BASES)) == expected
