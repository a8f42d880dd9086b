"""The clauses of the documents: well formed, read where they are open, and each carried by a ruleset or told why not."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from belot.resources import folder, read_text
from belot.ruleset.clauses import known_clauses, uncited
from belot.ruleset.library import load_ruleset
from belot.ruleset.resolve import Located, packaged_names, read_chain, resolve, ruleset_file
from belot.schema import validate
from belot.source import Diagnostic, load, load_file, render

FILES = sorted((folder("spec") / "clauses").glob("*.yaml"))
NAMES = packaged_names()
# Which words a clause of a file may begin with, and which rulesets they bind.
DOCUMENTS = {
    "bela": {"bela": ["bela-2", "bela-3", "bela-4"], "bela2": ["bela-2"], "bela3": ["bela-3"], "bela4": ["bela-4"]},
    "bg": {"bg": ["belot-bg"]},
    "fr": {"fr": ["belote-fr"]},
    "ru3": {"ru3": ["belot-ru-3"]},
    "sg": {
        "sg": ["belote", "coinche", "coinche-plus"],
        "sgb": ["belote"],
        "sgc": ["coinche", "coinche-plus"],
        "sgp": ["coinche-plus"],
    },
}
# What no ruleset can carry: computer players, screens, manners at the table, drawing the first dealer.
NOT_MODELLED = [
    "fr.bots.take",
    "ru3.declare.show",
    "ru3.table.first-dealer",
    "sg.ui.illegal-card",
    "sg.ui.level-easy",
    "sg.ui.level-hard",
    "sg.ui.level-insane",
    "sg.ui.level-medium",
    "sg.ui.levels",
    "sg.ui.result-table",
    "sg.ui.save",
    "sg.ui.statistics",
]


def shape(text_or_file: Path | str) -> tuple[Diagnostic, ...]:
    schema: dict[str, Any] = json.loads(read_text("spec", "schema/clauses.schema.json"))
    document = load_file(text_or_file) if isinstance(text_or_file, Path) else load(text_or_file, "c.yaml")
    return validate(document, schema)


def content(path: Path) -> dict[str, Any]:
    data = load_file(path).data
    assert isinstance(data, dict)
    return data


def test_there_is_a_file_for_each_document() -> None:
    assert [path.stem for path in FILES] == sorted(DOCUMENTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_clauses_has_the_shape_of_the_schema(path: Path) -> None:
    assert shape(path) == ()


def test_a_clause_left_open_has_to_be_read() -> None:
    text = """\
rulesets: [belote-fr]
document: an article on French belote
clauses:
  - {id: fr.a, status: stated, says: Something.}
  - {id: fr.b, status: silent, says: Whether anything., readng: Yes.}
"""
    (told,) = shape(text)
    assert (
        render(told)
        == """\
c.yaml:5:57: error[E201]: unknown key 'readng'; did you mean 'reading'?
  - {id: fr.b, status: silent, says: Whether anything., readng: Yes.}
                                                        ^"""
    )
    (told,) = shape(text.replace(", readng: Yes.", ""))
    assert told.code == "E202"
    assert told.message == "the key 'reading' is missing in this entry"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_ids_of_a_file_begin_as_its_document_is_called(path: Path) -> None:
    data = content(path)
    ids = [entry["id"] for entry in [*data["clauses"], *data.get("examples", [])]]
    assert {id_.split(".")[0] for id_ in ids} == set(DOCUMENTS[path.stem])
    bound = {name for names in DOCUMENTS[path.stem].values() for name in names}
    assert sorted(data["rulesets"]) == sorted(bound)


def test_every_id_stands_once() -> None:
    ids = [entry["id"] for path in FILES for entry in [*content(path)["clauses"], *content(path).get("examples", [])]]
    assert [id_ for id_, count in Counter(ids).items() if count > 1] == []
    assert set(known_clauses()) == {id_ for id_ in ids if ".example." not in id_}


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_is_bound_by_the_documents_about_it(name: str) -> None:
    about = {word for words in DOCUMENTS.values() for word, names in words.items() if name in names}
    assert set(load_ruleset(name).documents) == about


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_cites_every_clause_that_binds_it(name: str) -> None:
    assert [clause.id for clause in uncited(load_ruleset(name))] == []


def test_what_is_cited_is_not_called_unmodelled() -> None:
    cited = {id_ for name in NAMES for id_ in load_ruleset(name).cited}
    assert [id_ for id_, clause in known_clauses().items() if clause.not_modelled] == [
        id_ for id_ in known_clauses() if id_ not in cited
    ]
    assert sorted(set(known_clauses()) - cited) == NOT_MODELLED


def citations(part: Located) -> list[str]:
    """Return the ids cited in a part of a ruleset, those of the choices of its options included."""
    found = [str(each.value) for each in part.mapping()["clauses"].listing()] if part.get("clauses") else []
    for inner in [*part.mapping().values(), *part.listing()]:
        found += citations(inner)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_citation_names_a_clause_that_binds_a_ruleset(name: str) -> None:
    path = ruleset_file(name)
    assert path is not None
    cited = citations(resolve(read_chain(path)).root)
    assert set(cited) <= set(known_clauses())
    bound = [id_ for id_ in cited if id_.split(".")[0] in load_ruleset(name).documents]
    assert set(bound) == set(load_ruleset(name).cited)


def test_what_a_file_cites_of_its_own_binds_a_ruleset_that_has_it() -> None:
    """A citation in a shared part may bind only some of the rulesets made from it, but it has to bind one."""
    for path in sorted((folder("spec") / "rulesets").rglob("*.yaml")):
        own = {id_ for document in read_chain(path)[-1:] for id_ in citations(resolve([document]).root)}
        made_from_it = [name for name in NAMES if _extends(name, path)]
        bound = {word for name in made_from_it for word in load_ruleset(name).documents}
        assert {id_ for id_ in own if id_.split(".")[0] not in bound} == set(), path.name


def _extends(name: str, path: Path) -> bool:
    file = ruleset_file(name)
    assert file is not None
    return path.resolve() in [Path(document.name).resolve() for document in read_chain(file)]
