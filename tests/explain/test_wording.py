"""The messages themselves: every language has all of them, with the same variables, and nothing is ever half said."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from belot.exceptions import MissingExtra, UsageError
from belot.explain import wording
from belot.explain.wording import LANGUAGES, read_resource, translate
from fluent.syntax import ast

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@cache
def entries(lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in read_resource(lang).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}.ftl has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def reference(node: Any) -> str | None:
    """Return the message or form a node refers to."""
    if isinstance(node, ast.MessageReference):
        return node.id.name + (f".{node.attribute.name}" if node.attribute else "")
    if isinstance(node, ast.FunctionReference):
        forms = [str(each.value.parse()["value"]) for each in node.arguments.named]
        return ".".join([node.id.name.lower(), *forms])
    return None


def pattern(lang: str, name: str) -> Any:
    message, _, form = name.partition(".")
    entry = entries(lang)[message]
    if not form:
        return entry.value
    return next(each.value for each in entry.attributes if each.id.name == form)


def variables(lang: str, name: str) -> set[str]:
    """Return the variables a message needs, those of the messages it refers to included."""
    found = set()
    for node in nodes(pattern(lang, name)):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.MessageReference):
            found |= variables(lang, str(reference(node)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_file_is_a_message_or_a_comment(lang: str) -> None:
    assert {type(entry) for entry in read_resource(lang).body} <= {ast.Message, ast.GroupComment, ast.ResourceComment}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    assert list(entries(lang)) == list(entries("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(lang: str) -> None:
    differing = {
        name: (variables("en", name), variables(lang, name))
        for name in entries("en")
        if variables("en", name) != variables(lang, name)
    }
    assert differing == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_is_used_and_every_form_used_exists(lang: str) -> None:
    forms = {f"{name}.{each.id.name}" for name, entry in entries(lang).items() for each in entry.attributes}
    used = {found for entry in entries(lang).values() for node in nodes(entry) if (found := reference(node))}
    assert {name for name in used if "." in name} == forms
    assert {name for name in used if "." not in name} <= set(entries(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_by_number_has_every_plural_of_the_language(lang: str) -> None:
    plurals = {"en": {"one", "other"}, "fr": {"one", "other"}, "bg": {"one", "other"}}
    wanted = {"ru": {"one", "few", "many"}, "hr": {"one", "few", "other"}, **plurals}[lang]
    for entry in entries(lang).values():
        for node in nodes(entry):
            if isinstance(node, ast.SelectExpression) and reference(node.selector) is None:
                keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
                by_number = isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "n"
                assert not by_number or keys in (wanted, {"one", "other"}), entry.id.name


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"en\.ftl has no message 'no-such'"):
        translate("en", "no-such")


def test_a_form_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"en\.ftl has no form 'card\.vocative'"):
        translate("en", "card.vocative", rank="queen", suit="hearts")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"ru\.ftl cannot word 'card-words': Unknown external: suit"):
        translate("ru", "card-words", rank="queen")


def test_a_card_that_is_none_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"en\.ftl cannot word 'allowed': "):
        translate("en", "allowed", card="XX", rule="")


def test_an_unknown_language_names_the_nearest() -> None:
    with pytest.raises(UsageError, match="there are no words in the language 'fro'; did you mean 'fr'"):
        translate("fro", "deal-over")
    with pytest.raises(UsageError, match="there are en, fr, ru, bg, hr"):
        translate("klingon", "deal-over")


def test_a_file_with_a_broken_part_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "read_text", lambda area, name: "deal-over = Over.\nbroken = { $x ->\n")
    with pytest.raises(LookupError, match=r"en\.ftl has a part that is no message: 'broken = { \$x ->'"):
        read_resource("en")


def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(MissingExtra, match=r"wording needs the extra 'text': pip install 'belot\[text\]'"):
        read_resource("en")


def test_fluent_is_imported_only_when_something_is_worded() -> None:
    code = "import sys, belot.explain.refusal, belot.explain.prose; print('fluent' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_invisible_marks_are_put_around_arguments(lang: str) -> None:
    text = translate(lang, "refused-action", action="dance", reason="reason")
    assert not set(text) & {"\u2068", "\u2069"}
