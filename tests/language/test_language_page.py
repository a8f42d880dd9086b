"""docs/language.md against the vocabulary, the parser and the checker."""

import re
from pathlib import Path

import pytest
from belot.checker import check, type_of
from belot.exceptions import ExpressionError, SourceError
from belot.nodes import Name, names
from belot.parser import MAX_DEPTH, MAX_LENGTH, MAX_NUMBER, MAX_QUANTIFIERS, parse
from belot.ruleset.library import check_file
from belot.vocabulary import PLAY, WRITE, Context, Type

from .pages import PLACES, WORDS, blocks, coded, page, section, tables

PAGE = page("docs/language.md")
CHAPTERS = {
    "Names in `play.legal`": ("play",),
    "Names in `declarations.compare`": ("compare",),
    "Names in the score": ("lines", "outcomes", "write", "round", "held"),
    "Names in the match": ("end", "winner", "claim"),
}


def rows(chapter: str) -> list[tuple[str, str, tuple[str, ...], str]]:
    """Return name, type, places and example of each row of a chapter."""
    (table,) = tables(section(PAGE, chapter))
    places = CHAPTERS[chapter]
    return [
        (
            coded(row["name"]),
            row["type"],
            tuple(row["known in"].split(", ")) if "known in" in row else places,
            coded(row["example"]),
        )
        for row in table
    ]


def told(context: Context) -> dict[str, str]:
    """Return every name and function of a context with its type in words."""
    functions = {
        name: f"{', '.join(WORDS[each] for each in signature.parameters)} → {WORDS[signature.result]}"
        for name, signature in context.functions.items()
    }
    return {name: WORDS[type_] for name, type_ in context.names.items()} | functions


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_name_of_the_vocabulary_stands_in_the_page_with_its_type_and_places(chapter: str) -> None:
    for place in CHAPTERS[chapter]:
        context, _ = PLACES[place]
        written = {name.split("(")[0]: type_ for name, type_, places, _ in rows(chapter) if place in places}
        assert written == told(context), place


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_functions_are_written_with_as_many_arguments_as_they_take(chapter: str) -> None:
    for name, _, places, _ in rows(chapter):
        for place in places:
            signature = PLACES[place][0].functions.get(name.split("(")[0])
            assert ("(" in name) == (signature is not None)
            if signature is not None:
                assert name.count(",") + 1 == len(signature.parameters)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_example_of_a_name_uses_it_and_is_right_where_it_is_known(chapter: str) -> None:
    for name, _, places, example in rows(chapter):
        assert name.split("(")[0] in names(parse(example))
        assert any(right(example, *PLACES[place]) for place in places), example


def right(written: str, context: Context, types: tuple[Type, ...]) -> bool:
    """Say whether an expression is right in a context for one of the types."""
    node = parse(written)
    for type_ in types:
        try:
            check(node, context, type_)
        except ExpressionError:
            continue
        return True
    return False


@pytest.mark.parametrize("chapter", ["Operators", "Quantifiers"])
def test_every_example_of_an_operator_is_right(chapter: str) -> None:
    (table,) = tables(section(PAGE, chapter))
    for row in table:
        example = coded(row["example"])
        assert right(example, PLAY, ("bool", "cards")) or right(example, WRITE, ("int", "bool")), example


def test_the_operators_stand_in_the_order_in_which_they_bind() -> None:
    (table,) = tables(section(PAGE, "Operators"))
    order = [re.sub(r"</?code>|`", "", row["operator"]).replace("&#124;", "|") for row in table]
    assert order == ["if … then … else …", "or", "and", "not", "== !=", "< <= > >=", "in", "in", "|", "&", "+ -", "-",
                     "*", "- before a value"]  # fmt: skip


def test_the_remarks_on_operators_are_true() -> None:
    assert parse("led & hand - trumps") == parse("led & (hand - trumps)")
    assert parse("a - b - c") == parse("(a - b) - c")
    assert type_of(parse("2 * (if no-trumps then 1 else 2)"), WRITE) == "int"
    for refused in ("a < b < c", "2 * if no-trumps then 1 else 2"):
        with pytest.raises(ExpressionError):
            parse(refused)
    for refused in ("a or if a then b else c", "not if a then b else c", "a == not b", "1 + not a"):
        with pytest.raises(ExpressionError):
            parse(refused)
    for word in coded_words("are no names"):
        with pytest.raises(ExpressionError):
            parse(f"any(a for {word} in b)")
    for word in coded_words("are names unless a bracket follows"):
        assert parse(word) == Name(word)


def coded_words(before: str) -> list[str]:
    (words,) = re.findall(rf"`([a-z ]+)` {before}", PAGE)
    return str(words).split()


def test_every_key_of_the_first_table_belongs_to_a_place() -> None:
    (table,) = tables(section(PAGE, "Where expressions stand"))
    assert {coded(row["place"]) for row in table} == set(PLACES)
    asked: dict[str, set[str]] = {}
    for row in table:
        asked.setdefault(coded(row["place"]), set()).update(row["asks for"].split(" or "))
    assert asked == {place: {WORDS[type_] for type_ in types} for place, (_, types) in PLACES.items()}


def test_the_limits_are_those_of_the_parser() -> None:
    (table,) = tables(section(PAGE, "Limits"))
    limits = {row["what"]: int(re.sub(r"\D.*", "", row["limit"].replace(",", ""))) for row in table}
    assert list(limits.values()) == [MAX_LENGTH, MAX_DEPTH, MAX_QUANTIFIERS, MAX_NUMBER]


def test_the_types_are_those_of_the_checker() -> None:
    (table,) = tables(section(PAGE, "Types"))
    assert {row["type"] for row in table} == set(WORDS.values())


def ruleset(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "house.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def in_a_ruleset(fragment: str) -> str:
    """Return a ruleset that holds a fragment of the page where it belongs."""
    head = 'id: house\nspec: "1"\nextends: belote\ntitle: {en: House}\n'
    lines = [line for line in fragment.splitlines() if "id: eldest" not in line]
    indented = "".join(f"      {line}\n" for line in lines)
    if fragment.startswith("score:"):
        return head + fragment + "  held: {paid-to: true}\n"
    if fragment.startswith("when: count"):
        return f"{head}match:\n  end:\n    - id: level\n{indented}      then: play-on\n    - {{id: over, then: draw}}\n"
    if "cards: " in fragment:
        return f"{head}play:\n  legal:\n{indented}      - {{id: any, cards: hand}}\n"
    return f"{head}score:\n  values:\n{indented}"


def test_every_fragment_of_the_page_is_right_in_a_ruleset(tmp_path: Path) -> None:
    fragments = [each for each in blocks(PAGE, "yaml") if not each.startswith("# house.yaml")]
    assert len(fragments) >= 5
    for fragment in fragments:
        path = ruleset(tmp_path, in_a_ruleset(fragment))
        assert check_file(path).ruleset is not None, fragment


def test_the_errors_of_the_page_are_those_that_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (wrong,) = [each for each in blocks(PAGE, "yaml") if each.startswith("# house.yaml")]
    (told_,) = blocks(PAGE, "text")
    ruleset(tmp_path, wrong)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SourceError) as caught:
        check_file(Path("house.yaml"))
    assert str(caught.value) == told_.rstrip("\n")
