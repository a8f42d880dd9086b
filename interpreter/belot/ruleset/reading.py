"""A reader of resolved values that gathers diagnostics: expressions, card orders, ids and clauses."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import cast

from belot.cards import RANKS
from belot.checker import check, type_of
from belot.diagnostics import quoted
from belot.exceptions import ExpressionError
from belot.nodes import Node, Number, Truth, names
from belot.parser import parse
from belot.ruleset.resolve import Located
from belot.source import Diagnostic, Place
from belot.suggest import nearest
from belot.vocabulary import Context, Type

FALLBACK = Number(0)


@dataclass
class Reader:
    """Reads parts of a ruleset; what is wrong is kept in `found`, and a harmless value is returned instead.

    `broken` are names whose own expressions are wrong: what mentions them is passed over, for nothing is known of them.
    """

    known_clauses: frozenset[str]
    documents: tuple[str, ...]
    found: list[Diagnostic] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)

    def report(self, code: str, message: str, place: Place, help_: str = "") -> None:
        self.found.append(Diagnostic(code, message, place, help=help_))

    def expression(self, part: Located, context: Context, expected: Type) -> Node:
        """Return the checked expression of a scalar."""
        try:
            node = self._parsed(part)
            if names(node) & self.broken:
                return FALLBACK
            check(node, context, expected)
        except ExpressionError as error:
            self._blame(part, error)
            return FALLBACK
        return node

    def typed(self, part: Located, context: Context) -> tuple[Node, Type]:
        """Return the checked expression of a scalar and its type, a number or a condition."""
        try:
            node = self._parsed(part)
            if names(node) & self.broken:
                return FALLBACK, "int"
            found = type_of(node, context)
            if found not in ("int", "bool"):
                check(node, context, "int")
        except ExpressionError as error:
            self._blame(part, error)
            return FALLBACK, "int"
        return node, found

    def _parsed(self, part: Located) -> Node:
        if isinstance(part.value, bool):
            return Truth(part.value)
        return parse(str(part.value))

    def _blame(self, part: Located, error: ExpressionError) -> None:
        place = part.document.place_within(part.path, error.at)
        self.report(error.code, error.message, place, error.help)

    def optional(self, part: Located | None, context: Context, expected: Type) -> Node | None:
        return None if part is None else self.expression(part, context, expected)

    def clauses(self, part: Located, counted: bool = True) -> tuple[str, ...]:
        """Return the clauses an entry cites that bind this ruleset; report those that do not exist (E411).

        They are among those cited by the ruleset unless they are not `counted`.
        """
        cited = part.get("clauses")
        kept = []
        for clause in cited.listing() if cited else ():
            id_ = str(clause.value)
            if id_ not in self.known_clauses:
                near = nearest(id_, sorted(self.known_clauses))
                help_ = f"did you mean {near!r}?" if near else "clauses are listed in spec/clauses"
                self.report("E411", f"there is no clause {id_!r}", clause.place, help_)
            elif id_.split(".")[0] in self.documents:
                kept.append(id_)
        self.cited.update(kept if counted else ())
        return tuple(kept)

    def check_documents(self, part: Located | None) -> None:
        """Report documents whose clauses are not known (E411)."""
        known = sorted({id_.split(".")[0] for id_ in self.known_clauses})
        for entry in part.listing() if part else ():
            if str(entry.value) not in known:
                help_ = f"there are {', '.join(known)}"
                self.report("E411", f"no clause comes from the document {entry.value!r}", entry.place, help_)

    def entries(self, part: Located | None) -> list[Located]:
        """Return the entries of a list with ids; report an id that comes twice (E405)."""
        entries = list(part.listing()) if part else []
        seen: set[str] = set()
        for entry in entries:
            id_ = entry.text("id") or ""
            if id_ in seen:
                place = (entry.get("id") or entry).place
                self.report("E405", f"the id {id_!r} is taken", place, "give every entry of a list an id of its own")
            seen.add(id_)
        return entries

    def ranks(self, part: Located, whole: bool) -> tuple[str, ...]:
        """Return the ranks of an order; report what is no rank, comes twice or, if `whole`, is missing (E412)."""
        ranks = str(part.value).split()
        for at, rank in enumerate(ranks):
            if not self.is_rank(rank, part.place, " in this order"):
                return tuple(RANKS)
            if rank in ranks[:at]:
                self.report("E412", f"{rank!r} comes twice in this order", part.place, "keep one of them")
                return tuple(RANKS)
        if whole:
            self.missing(ranks, "this order", part.place)
        return tuple(ranks)

    def is_rank(self, text: str, place: Place, where: str = "") -> bool:
        """Say whether a text is a rank; report it if it is none (E412)."""
        if text in tuple(RANKS):
            return True
        self.report("E412", f"{quoted(text)} is no rank{where}", place, f"the ranks are {' '.join(RANKS)}")
        return False

    def missing(self, ranks: Iterable[str], what: str, place: Place) -> None:
        """Report the ranks that are not among `ranks` (E412)."""
        lacking = [rank for rank in RANKS if rank not in set(ranks)]
        if lacking:
            self.report("E412", f"{what} lacks {' '.join(lacking)}", place, "name all eight ranks")

    def numbers(self, part: Located | None) -> Mapping[str, int]:
        """Return a map of numbers."""
        return {key: cast(int, entry.value) for key, entry in (part.mapping() if part else {}).items()}

    def one_of(self, part: Located, known: Iterable[str], what: str) -> str | None:
        """Return a name if it is known; report it otherwise (E413)."""
        name, known = str(part.value), list(known)
        if name in known:
            return name
        near = nearest(name, known)
        help_ = f"did you mean {near!r}?" if near else f"there are {', '.join(known) or 'none'}"
        self.report("E413", f"there is no {what} {name!r}", part.place, help_)
        return None
