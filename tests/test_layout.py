"""The shape of the code: what imports what, what is no game's business, what the wheel carries."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from belot.ruleset.resolve import packaged_names

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "interpreter" / "belot"
CONFORMANCE = ROOT / "conformance" / "belot_conformance"
SKIPPED = ("__pycache__", ".mypy_cache", ".ruff_cache")
LONGEST = 300
# The code that writes all tricks of a deal into one function: what it leaves out is decided in one place.
LONGER = {"kernel"}
# The one pair that needs each other's types: a deal and the rights of its players are halves of one state machine.
UPWARDS_FOR_TYPES = {("rights", "deal")}
# The king and queen of trumps; a ruleset happens to have the same name.
WORD_OF_THE_GAME = "belote"

pytestmark = pytest.mark.checkout


@cache
def sources(folder: Path) -> dict[str, Path]:
    """Return the modules of a package by their names without it; a folder is named by its `__init__`."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def unit(module: str) -> str:
    """Return what stands in the list for a module: a folder stands for all in it."""
    return module.split(".")[0]


def imports(name: str) -> Iterator[tuple[str, bool]]:
    """Give the modules of the package that a module imports, wherever in it, and whether for types only."""
    known = sources(PACKAGE)
    for_types = {
        id(inner)
        for node in ast.walk(tree(known[name]))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree(known[name])):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: imports within the package name it whole"
            targets = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        else:
            continue
        for target in targets:
            if target.split(".")[0] == "belot":
                inside = target.removeprefix("belot").removeprefix(".")
                yield (inside if inside in known else inside.rpartition(".")[0]), id(node) in for_types


def layers() -> list[list[str]]:
    """Return the list of the architecture page: layers, lowest first."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (block,) = [found for found in re.findall(r"```text\n(.*?)```", page, re.DOTALL) if found.startswith("words ")]
    return [line.split()[1:] for line in block.splitlines()]


def test_the_architecture_page_has_a_place_for_every_module() -> None:
    listed = [name for layer in layers() for name in layer]
    assert sorted(listed) == sorted({unit(name) for name in sources(PACKAGE)} - {""})


def test_modules_import_downwards_only() -> None:
    level = {name: depth for depth, layer in enumerate(layers()) for name in layer}
    upwards, followed = set(), 0
    for name in sources(PACKAGE):
        for target, for_types in imports(name):
            if not target or unit(target) == unit(name):
                continue
            followed += 1
            if level[unit(target)] >= level[unit(name)]:
                assert for_types, f"{name} imports {target}, which does not stand above it in docs/architecture.md"
                upwards.add((name, target))
    assert upwards == UPWARDS_FOR_TYPES
    assert followed > 200


def test_no_imports_go_in_circles_inside_a_folder_either() -> None:
    below = {
        name: {target for target, for_types in imports(name) if target and not for_types} for name in sources(PACKAGE)
    }
    done: set[str] = set()

    def descend(name: str, above: tuple[str, ...]) -> None:
        assert name not in above, " imports ".join((*above[above.index(name) :], name))
        if name not in done:
            for target in sorted(below[name]):
                descend(target, (*above, name))
            done.add(name)

    for name in below:
        descend(name, ())


@pytest.mark.parametrize("folder", [PACKAGE, CONFORMANCE], ids=lambda folder: folder.name)
def test_modules_fit_in_a_head(folder: Path) -> None:
    lines = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in sources(folder).items()}
    too_long = {name for name, count in lines.items() if count > LONGEST}
    assert too_long == (LONGER if folder == PACKAGE else set()), {name: lines[name] for name in too_long}


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Give the identifiers and strings of a module, but for the examples a command shows in its help."""
    shown = {
        id(inner)
        for node in tree(path).body
        if path.parent.name == "cli" and isinstance(node, ast.Assign | ast.AnnAssign) and _target(node) == "EXAMPLES"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree(path)):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in shown:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.alias(name=text):
                yield node.lineno, text


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0]).lstrip("_")


def ruleset_name() -> re.Pattern[str]:
    """Return a pattern of the names of rulesets, with `-` and `_`, and of the families they are named by."""
    names = set(packaged_names()) | {name.split("-")[0] for name in packaged_names()}
    names -= {WORD_OF_THE_GAME, "belot"}
    spelt = "|".join(re.escape(name).replace(r"\-", "[-_]") for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![A-Za-z])({spelt})(?![A-Za-z])", re.IGNORECASE)


def test_no_module_names_a_ruleset() -> None:
    named = ruleset_name()
    assert named.search("is_belote_fr")
    assert named.search("a game of Coinche")
    assert not named.search("belote_pairs")
    found = [
        f"{name}:{line}: {text}"
        for name, path in sources(PACKAGE).items()
        for line, text in texts(path)
        if named.search(text)
    ]
    assert found == []


def test_no_module_asks_which_game_it_plays() -> None:
    asked = re.compile(r"\b(rules|ruleset)\.id\b")
    found = [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, path in sources(PACKAGE).items()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Compare) and asked.search(ast.unparse(node))
    ]
    assert found == []


def test_nothing_below_the_command_line_prints_or_knows_what_time_it_is() -> None:
    refused = []
    for name, path in sources(PACKAGE).items():
        if unit(name) in ("cli", "__main__"):
            continue
        for node in ast.walk(tree(path)):
            match node:
                case ast.Call(func=ast.Name(id="print" | "input" | "open_new" | "Random")):
                    refused.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
                case ast.Import(names=names):
                    refused += [f"{name}: {each.name}" for each in names if each.name in ("time", "datetime", "random")]
                case ast.ImportFrom(module="time" | "datetime"):
                    refused.append(f"{name}: {node.module}")
                case ast.ImportFrom(module="random", names=names):
                    refused += [f"{name}: {each.name}" for each in names if each.name != "Random"]
    assert refused == []


@cache
def packaging() -> tuple[list[str], dict[str, str], dict[str, list[str]]]:
    """Return the packages of the wheel, the folders they lie in, and the patterns of their data."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        setuptools = tomllib.load(file)["tool"]["setuptools"]
    return setuptools["packages"], setuptools["package-dir"], setuptools["package-data"]


def folder_of(package: str) -> Path:
    """Return where a package lies: as listed, or inside the package that holds it."""
    _, folders, _ = packaging()
    if package in folders:
        return ROOT / folders[package]
    outer, _, last = package.rpartition(".")
    return folder_of(outer) / last


def test_the_wheel_lists_every_package_on_disk_and_no_other() -> None:
    listed, folders, _ = packaging()
    assert [package for package in listed if not (folder_of(package) / "__init__.py").is_file()] == []
    on_disk = set(folders)
    for package, folder in folders.items():
        for path in (ROOT / folder).rglob("*.py"):
            inside = path.parent.relative_to(ROOT / folder).parts
            if inside and (path.parent / "__init__.py").is_file():
                on_disk.add(".".join((package, *inside)))
    assert sorted(listed) == sorted(on_disk), "[tool.setuptools] packages in pyproject.toml"


def test_the_wheel_carries_every_file_of_data() -> None:
    listed, folders, patterns = packaging()
    assert sorted(set(patterns) - set(listed)) == []
    carried, present = set(), set()
    for package in folders:
        folder = folder_of(package)
        carried |= {path for pattern in patterns.get(package, ()) for path in folder.glob(pattern)}
        present |= {
            path
            for path in folder.rglob("*")
            if path.suffix in (".yaml", ".json", ".ftl", ".lark", ".typed") and not set(SKIPPED) & set(path.parts)
        }
    assert len(present) > 40
    assert sorted(str(path.relative_to(ROOT)) for path in present - carried) == []
