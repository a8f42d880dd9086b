"""Every code of a diagnostic is explained, in one text for the command line and the page of errors."""

import json
import re
from pathlib import Path

import pytest
from belot.codes import CODES, RANGES, errors_page, explain
from belot.codes_rules import RULE_CODES
from belot.codes_text import TEXT_CODES
from belot.exceptions import SourceError, UsageError
from belot.resources import read_text
from belot.schema import validate
from belot.source import load

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]

# These are about a file as a whole: no line of text can show them.
WHOLE_FILES = {"E101", "E102", "E103"}
# No schema of this package has a rule that only this code could tell.
UNUSED_SHAPES = {"E208"}


def test_the_page_of_errors_is_what_the_table_says() -> None:
    remedy = "python -c 'from belot.codes import errors_page; print(errors_page(), end=\"\")' > docs/errors.md"
    assert (ROOT / "docs" / "errors.md").read_text(encoding="utf-8") == errors_page(), remedy


def test_a_code_is_explained_by_its_section_of_the_page() -> None:
    assert explain("E114") == (
        "### E114: a key stands twice\n\n"
        "A key has one value. Many readers of YAML silently take the last one; the note shows where the first is.\n\n"
        "Wrong:\n\n```yaml\norder: J 9 A\norder: A T K\n```\n\n"
        "Right:\n\n```yaml\norder: J 9 A\n```\n"
    )
    assert explain(" e114 ") == explain("E114")
    assert [code for code in CODES if explain(code) not in errors_page()] == []


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(UsageError) as caught:
        explain("E141")
    assert caught.value == UsageError("there is no error code 'E141'", "docs/errors.md lists them all")


def test_the_page_has_one_section_for_each_code_in_order() -> None:
    sections = re.findall(r"^### (\w+): ", errors_page(), re.MULTILINE)
    assert sections == sorted(CODES)
    assert {code[:2] for code in CODES} <= set(RANGES)
    assert all(re.fullmatch(r"[EW][0-9]{3}", code) for code in CODES)
    assert not set(TEXT_CODES) & set(RULE_CODES)


def test_every_code_the_package_uses_is_explained_and_every_explained_code_is_used() -> None:
    sources = [path for path in (ROOT / "interpreter").rglob("*.py") if not path.stem.startswith("codes")]
    assert sources
    used = {code for path in sources for code in re.findall(r'"([EW]\d{3})"', path.read_text(encoding="utf-8"))}
    assert used - set(CODES) == set()
    assert set(CODES) - used == set()


@pytest.mark.parametrize("code", sorted(code for code in TEXT_CODES if code < "E2" and code not in WHOLE_FILES))
def test_the_wrong_text_has_the_error_and_the_right_text_none(code: str) -> None:
    with pytest.raises(SourceError) as caught:
        load(CODES[code].wrong, "f.yaml")
    assert {each.code for each in caught.value.diagnostics} == {code}
    assert load(CODES[code].right, "f.yaml").data is not None


@pytest.mark.parametrize("code", sorted(code for code in TEXT_CODES if code > "E2" and code not in UNUSED_SHAPES))
def test_the_wrong_shape_has_the_error_and_the_right_shape_none(code: str) -> None:
    schema = json.loads(read_text("spec", "schema/ruleset.schema.json"))
    assert {each.code for each in validate(load(CODES[code].wrong, "f.yaml"), schema)} == {code}
    assert validate(load(CODES[code].right, "f.yaml"), schema) == ()
