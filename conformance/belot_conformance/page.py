"""A report, or a matrix of several, as one HTML page: no script, nothing fetched, readable without colours."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from belot_conformance.matrix import Cell, Matrix
from belot_conformance.protocol import printable
from belot_conformance.render import conclusion, counted, example, expected, failed_of, heading, not_asked
from belot_conformance.report import CaseResult, Report, failures_by_clause

_STYLE = """\
:root { color-scheme: light dark; --line: #767676; --good: #0a5c0a; --bad: #a01010; --soft: #f2f2f2; }
@media (prefers-color-scheme: dark) { :root { --good: #7fd67f; --bad: #ff9c8f; --soft: #262626; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
pre { background: var(--soft); padding: .75rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; vertical-align: top; }
.wide { overflow-x: auto; }
.good { color: var(--good); }
.bad { color: var(--bad); font-weight: 600; }
summary { cursor: pointer; }
"""


def report_page(report: Report) -> str:
    """Return the page of one report, in the same order as the text: rulesets, clauses that failed, all cases."""
    name = printable(report.engine.name) if report.engine else "engine"
    return _page(f"Conformance of {name}", _report_body(report))


def matrix_page(table: Matrix) -> str:
    """Return the page of engines against clauses: a table for each ruleset."""
    return _page("Engines and clauses", _matrix_body(table))


def _page(title: str, body: Iterator[str]) -> str:
    head = [
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{_STYLE}</style>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{escape(title)}</h1>",
    ]
    return "\n".join([*head, *body, "</main>", "</body>", "</html>", ""])


def _report_body(report: Report) -> Iterator[str]:
    yield f'<p class="{"good" if report.status == 0 else "bad"}">{escape(conclusion(report))}</p>'
    yield from _list(heading(report))
    yield '<nav aria-label="Rulesets"><ul>'
    for ruleset in report.rulesets:
        yield f'<li><a href="#{ruleset}">{ruleset}</a>: {escape(counted(report.counts(ruleset)))}</li>'
    yield "</ul></nav>"
    yield from _problems(report)
    for ruleset in report.rulesets:
        yield from _ruleset(report, ruleset)


def _problems(report: Report) -> Iterator[str]:
    if report.problems:
        yield "<h2>Expectations</h2>"
        yield from _list(f"{each.check}: {each.entry}: {printable(each.message)}" for each in report.problems)


def _ruleset(report: Report, ruleset: str) -> Iterator[str]:
    yield f'<h2 id="{ruleset}">{ruleset}</h2>'
    yield f"<p>{escape(counted(report.counts(ruleset)))}</p>"
    for clause, results in failures_by_clause(report, ruleset).items():
        yield f"<h3><code>{escape(clause)}</code></h3>"
        yield f"<p>{escape(failed_of(clause, ruleset, results, report))}</p>"
        for index, result in enumerate(results):
            shown = " open" if index == 0 else ""
            yield f"<details{shown}><summary>{escape(f'{result.case}: {result.title}')}</summary>"
            yield f"<pre>{escape(chr(10).join(example(result, report)))}</pre></details>"
    yield from _list([*expected(report, ruleset), *not_asked(report, ruleset)])
    yield from _all_cases([result for result in report.cases if result.ruleset == ruleset], ruleset)


def _all_cases(results: list[CaseResult], ruleset: str) -> Iterator[str]:
    yield f"<details><summary>All {len(results)} cases of {ruleset}</summary>"
    yield f'<div class="wide"><table><caption>Cases of {ruleset}</caption>'
    columns = "".join(f'<th scope="col">{name}</th>' for name in ("case", "rule", "verdict"))
    yield f"<thead><tr>{columns}</tr></thead><tbody>"
    for result in results:
        shade = "bad" if result.failed else "good"
        yield f'<tr><th scope="row">{result.case}</th><td>{escape(result.title)}</td>'
        yield f'<td class="{shade}">{result.verdict}</td></tr>'
    yield "</tbody></table></div></details>"


def _matrix_body(table: Matrix) -> Iterator[str]:
    yield "<p>yes: all cases of the clause passed; 3/4: three of four passed; -: the engine was not asked.</p>"
    for ruleset in dict.fromkeys(row.ruleset for row in table.rows):
        yield f'<h2 id="{ruleset}">{ruleset}</h2>'
        yield f'<div class="wide"><table><caption>Clauses of {ruleset}</caption>'
        columns = "".join(f'<th scope="col">{escape(engine)}</th>' for engine in table.engines)
        yield f'<thead><tr><th scope="col">clause</th>{columns}</tr></thead><tbody>'
        for row in table.rows:
            if row.ruleset == ruleset:
                cells = "".join(map(_cell, row.cells))
                yield f'<tr><th scope="row"><code>{escape(row.clause)}</code></th>{cells}</tr>'
        yield "</tbody></table></div>"


def _cell(cell: Cell) -> str:
    shade = "" if not cell.asked else ' class="good"' if cell.passed == cell.asked else ' class="bad"'
    return f"<td{shade}>{cell}</td>"


def _list(lines: Iterator[str] | list[str]) -> Iterator[str]:
    items = [f"<li>{escape(line)}</li>" for line in lines]
    if items:
        yield "<ul>"
        yield from items
        yield "</ul>"
