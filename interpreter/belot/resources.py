"""The one way to the data that comes with the package: rules, schemas, wording, grammar."""

from pathlib import Path as FilePath
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Area: TypeAlias = Literal["spec", "grammar"]


def read_text(area: Area, relative: str) -> str:
    """Return the text of a packaged file such as ("spec", "rulesets/x.yaml"); raise FileNotFoundError."""
    return _find(area, relative).read_text(encoding="utf-8")


def read_bytes(area: Area, relative: str) -> bytes:
    """Return a packaged file as it is on disk; raise FileNotFoundError."""
    return _find(area, relative).read_bytes()


def has(area: Area, relative: str) -> bool:
    """Return whether there is such a packaged file."""
    return _find(area, relative).is_file()


def list_names(area: Area, folder: str, suffix: str) -> tuple[str, ...]:
    """Return the names, sorted and without the suffix, of the packaged files in a folder that end in it."""
    found = _find(area, folder)
    if not found.is_dir():
        return ()
    names = (each.name for each in found.iterdir() if each.is_file() and each.name.endswith(suffix))
    return tuple(sorted(name.removesuffix(suffix) for name in names))


def _find(area: Area, relative: str) -> "Traversable":
    # Imported here because importlib.resources costs more than the rest of the package together.
    from importlib.resources import files

    path = PurePosixPath(relative)
    if path.is_absolute() or ".." in path.parts or "\0" in relative:
        raise FileNotFoundError(f"{relative!r} leads out of the packaged files")
    return files(f"belot.{area}").joinpath(*path.parts)


def folder(area: Area) -> FilePath:
    """Return the folder of an area, for files that name each other by relative paths."""
    from importlib.resources import files

    return FilePath(str(files(f"belot.{area}")))
