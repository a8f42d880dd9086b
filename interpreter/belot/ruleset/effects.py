"""What overlays do, address by address, so that two of them can be held against each other."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal, TypeAlias

from belot.ruleset.located import Located, entry
from belot.ruleset.overlay import Address, anchor

Kind: TypeAlias = Literal["set", "remove", "insert", "beside"]

# Two choices may word or cite the same entry differently: the rules are none the worse for it.
WORDS: Final = frozenset({"title", "note", "clauses"})


@dataclass(frozen=True)
class Effect:
    """One thing an overlay does: it sets a value, removes or inserts an entry, or inserts another beside it."""

    address: Address
    kind: Kind
    node: Located

    def __str__(self) -> str:
        return ".".join(self.address)


def effects(over: Located, base: Located | None, address: Address = ()) -> Iterator[Effect]:
    """Give what an overlay does to a base; addresses are made of keys and ids."""
    if base is not None and isinstance(base.value, list) and isinstance(over.value, Mapping):
        yield from _edits(over, base, address)
    elif isinstance(over.value, Mapping):
        for key, part in over.value.items():
            if key not in WORDS:
                yield from effects(part, base.get(key) if base else None, (*address, key))
    else:
        yield Effect(address, "set", over)


def _edits(edit: Located, base: Located, address: Address) -> Iterator[Effect]:
    for id_, change in edit.under("change").items():
        yield from effects(change, entry(base, id_), (*address, id_))
    for removed in edit.listing_under("remove"):
        yield Effect((*address, str(removed.value)), "remove", removed)
    for inserted in edit.listing_under("insert"):
        neighbour = anchor(inserted)
        if neighbour is not None:
            yield Effect((*address, str(neighbour.value)), "beside", neighbour)
        yield Effect((*address, inserted.text("id") or ""), "insert", inserted)


def contradiction(
    ones: Sequence[Effect], others: Sequence[Effect], together: bool = False
) -> tuple[Effect, Effect] | None:
    """Return the first two effects of two overlays that cannot both be, None if there are none.

    Of overlays put in together one may remove an entry beside which the other puts one.
    """
    return next(((one, other) for one, other in product(ones, others) if _clash(one, other, together)), None)


def _clash(one: Effect, other: Effect, together: bool) -> bool:
    kinds = {one.kind, other.kind}
    if one.address == other.address:
        if kinds == {"set"}:
            return one.node.plain() != other.node.plain()
        if "beside" in kinds:
            return "remove" in kinds and not together
        return kinds in ({"insert"}, {"insert", "remove"}, {"set", "remove"})
    wide, narrow = sorted((one, other), key=lambda each: len(each.address))
    is_around = narrow.address[: len(wide.address)] == wide.address
    return is_around and wide.kind in ("set", "remove")
