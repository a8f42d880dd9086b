"""Overlays: what a file, or a choice of an option, changes in its base.

Maps merge by key. A list of things with ids is replaced whole when a list is given, or edited when a map is given:
`change`, `remove`, `insert`. Positions in lists never identify anything.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from belot.exceptions import SourceError
from belot.ruleset.located import Located, ids
from belot.source import Diagnostic, Place
from belot.suggest import nearest

EDITS: Final = frozenset({"change", "remove", "insert"})


def merge(base: Located, over: Located) -> Located:
    """Return `base` changed by an overlay; places are those of whichever gave the value.

    Raises SourceError (E403 unknown id, E405 id given twice).
    """
    if isinstance(base.value, list) and isinstance(over.value, Mapping):
        return _edit(base, over)
    if isinstance(base.value, Mapping) and isinstance(over.value, Mapping):
        merged = dict(base.value)
        for key, part in over.value.items():
            merged[key] = merge(merged[key], part) if key in merged else part
        return over.having(merged)
    return over


def merge_together(base: Located, overlays: Iterable[tuple[Located, Place]]) -> Located:
    """Return `base` changed by several overlays at once, each with the place where it was asked for.

    What one removes goes last: another may have put an entry beside it. What two remove goes once. Raises SourceError
    like `merge`, with the place of the request beside.
    """
    asked = list(overlays)
    for overlay, place in asked:
        base = _merge_asked(base, _without_removals(overlay), place)
    gone: set[Address] = set()
    for overlay, place in asked:
        base = _merge_asked(base, _removals(overlay, (), gone), place)
    return base


Address = tuple[str, ...]


def _merge_asked(base: Located, overlay: Located, place: Place) -> Located:
    try:
        return merge(base, overlay)
    except SourceError as error:
        told = [replace(each, related=(*each.related, ("chosen here", place))) for each in error.diagnostics]
        raise SourceError(tuple(told)) from None


def _is_edit(node: Located) -> bool:
    return bool(node.listing_under("remove")) and node.mapping().keys() <= EDITS


def _edit(base: Located, edit: Located) -> Located:
    entries = list(base.listing())
    for id_, change in edit.under("change").items():
        at = _position(entries, id_, change.key_place)
        entries[at] = merge(entries[at], change)
    for removed in edit.listing_under("remove"):
        del entries[_position(entries, str(removed.value), removed.place)]
    for inserted in edit.listing_under("insert"):
        _insert(entries, inserted)
    return edit.having(entries)


def _position(entries: Sequence[Located], id_: str, place: Place) -> int:
    known = ids(entries)
    if id_ in known:
        return known.index(id_)
    near = nearest(id_, known)
    help_ = f"did you mean {near!r}?" if near else f"the base has {', '.join(known)}"
    raise SourceError((Diagnostic("E403", f"the base has no {id_!r} here", place, help=help_),))


def anchor(inserted: Located) -> Located | None:
    """Return the id beside which an inserted entry goes, None if it does not say so, or says it twice."""
    sides = [side for side in ("after", "before") if inserted.text(side) is not None]
    return inserted.get(sides[0]) if len(sides) == 1 else None


def _insert(entries: list[Located], inserted: Located) -> None:
    neighbour = anchor(inserted)
    if neighbour is None:
        help_ = "give it `after: ID` or `before: ID`, one of the two"
        what = "an inserted entry does not say where it goes"
        raise SourceError((Diagnostic("E403", what, inserted.place, help=help_),))
    at = _position(entries, str(neighbour.value), neighbour.place)
    side = cast(str, neighbour.path[-1])
    entry = inserted.without(side)
    if entry.text("id") in ids(entries):
        help_ = "use `change` to change that entry, or choose another id"
        place = (entry.get("id") or entry).place
        raise SourceError((Diagnostic("E405", f"the id {entry.text('id')!r} is taken", place, help=help_),))
    entries.insert(at + (side == "after"), entry)


def _without_removals(overlay: Located) -> Located:
    """Return an overlay without the entries it removes, but for those it puts in anew."""
    if not overlay.mapping():
        return overlay
    parts = {key: _without_removals(part) for key, part in overlay.mapping().items()}
    if _is_edit(overlay):
        parts["remove"] = parts["remove"].having([each for each, stays in _removed(overlay) if stays])
    return overlay.having(parts)


def _removals(overlay: Located, address: Address, gone: set[Address]) -> Located:
    """Return the rest: only removals, without those that are gone; `gone` takes up what this removes."""
    if _is_edit(overlay):
        left = [each for each, stays in _removed(overlay) if not stays and (*address, str(each.value)) not in gone]
        gone |= {(*address, str(each.value)) for each in left}
        return overlay.having({"remove": overlay.mapping()["remove"].having(left)})
    parts = {key: _removals(part, (*address, key), gone) for key, part in overlay.mapping().items()}
    return overlay.having({key: part for key, part in parts.items() if part.mapping()})


def _removed(edit: Located) -> list[tuple[Located, bool]]:
    """Return the removed ids of an edit, each with whether the edit inserts it again."""
    again = ids(edit.listing_under("insert"))
    return [(each, str(each.value) in again) for each in edit.listing_under("remove")]
