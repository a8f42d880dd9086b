"""docs/house-rules.md: its files are read as it says, and its tables are those of the rulesets."""

import re
from pathlib import Path

import pytest
from belot.exceptions import SourceError
from belot.game import Game
from belot.options_page import options_tables, with_tables
from belot.ruleset.library import load_ruleset

from tests.language.pages import page

from .choosing import NAMES, account, legal

PAGE = page("docs/house-rules.md")
FILES = {name: f"# {name}\n{text}" for name, text in re.findall(r"^```yaml\n# (\S+)\n(.*?)^```$", PAGE, re.M | re.S)}
REFUSED = "three.yaml"


@pytest.fixture
def files(folder: Path) -> Path:
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_tables_are_those_of_the_rulesets() -> None:
    remedy = "in Python: page = Path('docs/house-rules.md'); page.write_text(with_tables(page.read_text()))"
    assert with_tables(PAGE) == PAGE, remedy
    assert re.findall(r"^### (\S+): ", options_tables(), re.MULTILINE) == NAMES


def test_every_option_has_a_row_with_its_default_and_its_other_choices() -> None:
    for name in NAMES:
        section = re.split(r"^### ", options_tables(), flags=re.MULTILINE)[NAMES.index(name) + 1]
        rows = re.findall(r"^\| `(\S+)`: .* \| `(\S+)`.* \| (.*) \| (.*) \|$", section, re.MULTILINE)
        options = load_ruleset(name).options
        assert [(id_, default) for id_, default, _, _ in rows] == [(id_, each.default) for id_, each in options.items()]
        for id_, default, others, clauses in rows:
            assert re.findall(r"`(\S+?)`", others) == [each for each in options[id_].choices if each != default]
            assert clauses


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("name", sorted({*FILES} - {REFUSED}))
def test_every_file_of_the_page_is_a_ruleset(name: str) -> None:
    assert load_ruleset(name).id == name.removesuffix(".yaml")


@pytest.mark.usefixtures("files")
def test_the_files_of_the_page_do_what_it_says_of_them() -> None:
    ours, tournament, hanging = (Game(load_ruleset(f"{name}.yaml")) for name in ("ours", "tournament", "hanging"))
    assert [each.rules.match.target for each in (ours, tournament, hanging)] == [1000, 501, 701]
    assert legal(ours, "H", "AS 7S", "7H AD") == legal(tournament, "H", "AS 7S", "7H AD") == "7H"
    assert account(ours, (92, 70)) == account(tournament, (92, 70)) == ((102, 70), 0)
    assert account(hanging, (81, 81)) == ((0, 81), 81)
    kings = Game(load_ruleset("kings.yaml"))
    assert legal(kings, "H", "8S", "7S TS") == "TS"
    assert legal(kings, "H", "JH", "QH KH") == "KH"
    assert kings.rules.match.endings[1].then == "play-on"


def test_the_option_of_the_page_is_offered_beside_those_of_its_base(files: Path) -> None:
    (files / "mine.yaml").write_text("id: mine\nextends: ./club.yaml\nset: {last-trick: nothing, tie: failed}\n")
    assert account(Game(load_ruleset("mine.yaml")), (92, 70)) == ((8, 7), 0)


@pytest.mark.usefixtures("files")
def test_the_contradiction_is_told_as_the_page_says() -> None:
    (told,) = re.findall(rf"^```text\n({REFUSED}:.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    with pytest.raises(SourceError) as caught:
        load_ruleset(REFUSED)
    assert "\n".join(str(caught.value).splitlines()[:3]) + "\n" == told
