"""The options of every ruleset as the tables of docs/house-rules.md."""

from collections.abc import Iterator
from typing import Final

from belot.ruleset.library import load_ruleset
from belot.ruleset.model import Option, Ruleset
from belot.ruleset.resolve import packaged_names

BEGIN: Final = "<!-- options: made by belot.options_page -->\n"
END: Final = "<!-- end of options -->\n"


def with_tables(page: str) -> str:
    """Return the page with the tables between its two marks made anew; the rest is left as it is."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{options_tables()}\n{END}{after}"


def options_tables() -> str:
    """Return a table for each packaged ruleset: its options with their choices, the one it plays first."""
    return "\n".join("\n".join(_table(load_ruleset(name))) + "\n" for name in packaged_names())


def _table(ruleset: Ruleset) -> Iterator[str]:
    yield f"### {ruleset.id}: {ruleset.title['en']}\n"
    yield "| option | played | or | clauses |"
    yield "| --- | --- | --- | --- |"
    for option in ruleset.options.values():
        played = _choice(option, option.default)
        others = "<br>".join(_choice(option, choice) for choice in option.choices if choice != option.default)
        yield f"| `{option.id}`: {option.title['en']} | {played} | {others} | {', '.join(_clauses(option))} |"


def _choice(option: Option, choice: str) -> str:
    title = option.choices[choice]["en"]
    return f"`{choice}`" if title == choice else f"`{choice}`: {title}"


def _clauses(option: Option) -> list[str]:
    """Return what the choices carry out or depart from, each once."""
    return list(dict.fromkeys(clause for choice in option.choices for clause in option.clauses[choice]))
