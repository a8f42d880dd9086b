"""A report as JUnit XML, as an HTML page, as a badge: right for their readers, whatever an engine has said."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from belot_conformance.badge import badge
from belot_conformance.expectations import expect, load_expectations
from belot_conformance.junit import junit
from belot_conformance.matrix import matrix
from belot_conformance.page import matrix_page, report_page
from belot_conformance.report import Report

from .toy import ask, toy_suite

ENGINES = ["good", "crash_exit", "rejects", "banner", "claims_nothing", "flood_then_wrong"]
NASTY = '</pre><script src="https://x.example/a.js"></script>\x1b[2J\x00 & "quoted" ]]> \ud800'

# Elements and attributes that the JUnit schemas of the common CI servers know.
KNOWN = {
    "testsuites": {"name"},
    "testsuite": {"name", "tests", "failures", "errors", "skipped"},
    "testcase": {"classname", "name"},
    "failure": {"type", "message"},
    "error": {"type", "message"},
    "skipped": {"message"},
    "system-err": set(),
}
ALLOWED_CHILDREN = {
    "testsuites": ["testsuite"],
    "testsuite": ["testcase"],
    "testcase": ["failure", "error", "skipped", "system-err"],
}
VOID = {"meta", "br", "hr", "img", "link"}


def nasty() -> Report:
    """Return a report on an engine that says what would break out of a page."""
    report = ask("crash_exit")
    engine = replace(report.engine, name=NASTY) if report.engine else None
    cases = (report.cases[0], replace(report.cases[1], detail=NASTY, stderr=NASTY), *report.cases[2:])
    return replace(report, engine=engine, cases=cases, command=("engine", NASTY), notes=(NASTY,))


class Page(HTMLParser):
    """What stands in a page: elements with their attributes, and whether all are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@cache
def about(engine: str) -> Report:
    """Return the report on a hostile engine, or the nasty one."""
    return nasty() if engine == "nasty" else ask(engine)


@pytest.mark.parametrize("engine", [*ENGINES, "nasty"])
def test_the_xml_holds_only_what_ci_servers_know_and_its_numbers_are_right(engine: str) -> None:
    root = ElementTree.fromstring(junit(about(engine)).encode("utf-8"))
    assert root.tag == "testsuites"
    for element in root.iter():
        assert set(element.attrib) == KNOWN[element.tag]
        assert {child.tag for child in element} <= set(ALLOWED_CHILDREN.get(element.tag, []))
    for suite in root:
        cases = list(suite)
        assert int(suite.attrib["tests"]) == len(cases)
        for tag, key in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            assert int(suite.attrib[key]) == sum(case.find(tag) is not None for case in cases)
        assert len({case.attrib["name"] for case in cases}) == len(cases)


@pytest.mark.parametrize(
    ("engine", "tag", "kind"),
    [("crash_exit", "error", "crash"), ("flood_then_wrong", "failure", "fail"), ("rejects", "failure", "rejected")],
)
def test_a_wrong_answer_is_a_failure_and_a_fault_is_an_error(engine: str, tag: str, kind: str) -> None:
    case = ElementTree.fromstring(junit(ask(engine)))[0][1]
    found = case.find(tag)
    assert case.attrib == {"classname": "toy.position", "name": "toy-2"}
    assert found is not None
    assert found.attrib["type"] == kind
    assert found.text is not None
    assert found.text.startswith("clauses: toy.play.any\ntoy-2: Any card may be played\n")


def test_what_fails_as_listed_and_what_is_optional_is_skipped_in_the_xml() -> None:
    suite = toy_suite(4, level="optional")
    optional = ElementTree.fromstring(junit(ask("crash_exit", suite=suite)))
    skipped = optional[0][1].find("skipped")
    assert skipped is not None
    assert skipped.attrib["message"] == "optional: crash: the engine ended: exit status 3"
    text = "expect: [{ruleset: toy, case: toy-2, verdict: crash, reason: eights are ill}]"
    listed = expect(ask("crash_exit"), load_expectations(text, "known.yaml"), toy_suite())
    root = ElementTree.fromstring(junit(listed))
    assert root[0].attrib == {"name": "toy", "tests": "4", "failures": "0", "errors": "0", "skipped": "1"}
    assert root[1].attrib == {"name": "expectations", "tests": "1", "failures": "0", "errors": "0", "skipped": "0"}


def test_a_wrong_expectation_is_a_failure_in_the_xml() -> None:
    text = "expect: [{ruleset: toy, case: toy-9, verdict: crash, reason: eights are ill}]"
    root = ElementTree.fromstring(junit(expect(ask("good"), load_expectations(text, "known.yaml"), toy_suite())))
    assert root[1].attrib["failures"] == "1"
    assert root[1][0].attrib["name"] == "matches-nothing: known.yaml:1:10 (toy: case toy-9)"


@pytest.mark.parametrize("engine", [*ENGINES, "nasty"])
def test_the_page_is_whole_and_asks_nobody_for_anything(engine: str) -> None:
    text = report_page(about(engine))
    page = Page(text)
    assert page.open == []
    assert not {"script", "link", "img", "iframe", "object", "embed"} & {tag for tag, _ in page.elements}
    for _, attributes in page.elements:
        assert "src" not in attributes
        assert (attributes.get("href") or "#").startswith("#")
        assert not any(name.startswith("on") for name in attributes)
    assert "@import" not in text
    assert "url(" not in text
    assert text.encode("utf-8")


def test_the_page_can_be_heard_and_read_without_colours() -> None:
    page = Page(report_page(ask("crash_exit")))
    assert page.named("html") == [{"lang": "en"}]
    assert len(page.named("title")) == len(page.named("h1")) == len(page.named("main")) == 1
    levels = [int(tag[1]) for tag, _ in page.elements if re.fullmatch("h[1-6]", tag)]
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert len(page.named("caption")) == len(page.named("table"))
    assert {attributes.get("scope") for attributes in page.named("th")} == {"row", "col"}
    assert page.named("nav") == [{"aria-label": "Rulesets"}]
    targets = {attributes["id"] for _, attributes in page.elements if "id" in attributes}
    assert {f"#{target}" for target in targets} >= {attributes["href"] for attributes in page.named("a")}


def test_the_page_shows_each_failure_with_its_question() -> None:
    text = report_page(ask("crash_exit"))
    assert "<h3><code>toy.play.any</code></h3>" in text
    assert "seat 0 holds 8S" in text
    assert '<td class="bad">crash</td>' in text
    assert "1 required case failed." in text


def test_the_page_of_the_matrix_has_a_row_for_a_clause_and_a_column_for_an_engine() -> None:
    text = matrix_page(matrix([ask("good"), ask("crash_exit"), ask("claims_nothing"), nasty()]))
    page = Page(text)
    assert page.open == []
    assert '<td class="good">yes</td><td class="bad">3/4</td><td>-</td><td class="bad">3/4</td>' in text
    assert [attributes["scope"] for attributes in page.named("th")] == ["col"] * 5 + ["row"]


@pytest.mark.parametrize(
    ("engine", "message", "colour"),
    [("good", "4/4", "#2a7a2a"), ("crash_exit", "3/4", "#b3372a"), ("banner", "not judged", "#5f6368")],
)
def test_the_badge_says_it_in_words_and_in_colour(engine: str, message: str, colour: str) -> None:
    root = ElementTree.fromstring(badge(ask(engine)))
    spaces = {"svg": "http://www.w3.org/2000/svg"}
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == f"belot conformance: {message}"
    assert [each.text for each in root.iterfind(".//svg:text", spaces)] == ["belot conformance", message]
    rectangle = root.find("svg:rect", spaces)
    assert rectangle is not None
    assert rectangle.attrib["fill"] == colour
    assert set(re.findall(r"https?://[^\"]+", badge(ask(engine)))) == {"http://www.w3.org/2000/svg"}


def test_the_badge_tells_what_is_expected_to_fail() -> None:
    text = "expect: [{ruleset: toy, case: toy-2, verdict: crash, reason: eights are ill}]"
    listed = expect(ask("crash_exit"), load_expectations(text, "known.yaml"), toy_suite())
    assert "belot conformance: 3/4, 1 expected to fail" in badge(listed)


@pytest.mark.parametrize("render", [junit, report_page, badge])
def test_two_equal_runs_give_equal_bytes(render: object) -> None:
    assert callable(render)
    assert render(ask("rejects")) == render(ask("rejects"))
