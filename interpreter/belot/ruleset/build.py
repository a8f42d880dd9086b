"""From the resolved, schema-valid ruleset to the typed model, with every check of meaning."""

from typing import Any, Literal, cast

from belot.cards import ALL_TRUMPS, NO_TRUMPS, SUITS
from belot.nodes import Combine, Name, Node
from belot.ruleset.build_score import read_match, read_score
from belot.ruleset.digest import digest
from belot.ruleset.model import (
    Belote,
    Bidding,
    CardTable,
    Catalogue,
    Contract,
    Declarations,
    Doubling,
    Key,
    Kind,
    Option,
    Round,
    Ruleset,
    Rung,
    Step,
)
from belot.ruleset.reading import FALLBACK, Reader
from belot.ruleset.resolve import Located, Resolved
from belot.ruleset.whole import check_whole
from belot.source import Data
from belot.vocabulary import COMPARE, PLAY


def build(resolved: Resolved, reader: Reader) -> Ruleset | None:
    """Return the model of a ruleset, or None if the reader found something wrong with it."""
    root = resolved.root
    part = root.mapping()
    reader.check_documents(root.get("documents"))
    tables = {id_: _table(reader, id_, table) for id_, table in part["cards"].mapping().items()}
    catalogues = _catalogues(reader, root.get("declarations"))
    contracts = {
        kind: _contract(reader, cast(Kind, kind), entry, tables, catalogues)
        for kind, entry in part["contracts"].mapping().items()
    }
    table = part["table"]
    reader.clauses(table)
    ruleset = Ruleset(
        id=cast(str, root.text("id")),
        title=words(part["title"]),
        digest=digest(resolved.data),
        players=cast(int, _value(table, "players")),
        pairs=_value(table, "sides") == "pairs",
        direction=cast(Any, _value(table, "direction")),
        next_dealer=cast(Any, _value(table, "next-dealer")),
        contracts=contracts,
        steps=_steps(reader, part["deal"]),
        bidding=_bidding(reader, part["bidding"]),
        rungs=_rungs(reader, part["play"]),
        declarations=_declarations(reader, root.get("declarations")),
        belote=_belote(reader, root.get("belote")),
        score=read_score(reader, part["score"]),
        match=read_match(reader, part["match"]),
        documents=reader.documents,
        options=_options(reader, root),
        cited=frozenset(reader.cited),
    )
    check_whole(reader, ruleset, root)
    return None if reader.found else ruleset


def words(part: Located | None) -> dict[str, str]:
    """Return a text in several languages."""
    return {language: str(text.value) for language, text in (part.mapping() if part else {}).items()}


def _value(part: Located, key: str, default: Data = None) -> Any:
    found = part.get(key)
    return default if found is None else found.value


def _table(reader: Reader, id_: str, part: Located) -> CardTable:
    reader.clauses(part)
    entries = part.mapping()
    points = reader.numbers(entries["points"])
    for rank, entry in entries["points"].mapping().items():
        if not reader.is_rank(rank, entry.key_place):
            break
    else:
        reader.missing(points, "this table of points", entries["points"].key_place)
    return CardTable(id_, reader.ranks(entries["order"], whole=True), points)


def _catalogues(reader: Reader, part: Located | None) -> dict[str, Catalogue]:
    found = {}
    for id_, entry in part.mapping()["catalogues"].mapping().items() if part else ():
        reader.clauses(entry)
        sequences = {}
        for length, points in entry.mapping()["sequences"].mapping().items():
            if length not in ("3", "4", "5", "6", "7", "8"):
                reader.report("E414", f"{length!r} is no length of a sequence", points.key_place, "use 3 to 8")
            else:
                sequences[int(length)] = cast(int, points.value)
        order = reader.ranks(entry.mapping()["four-order"], whole=False)
        for rank, four in entry.mapping()["fours"].mapping().items():
            if reader.is_rank(rank, four.key_place) and rank not in order:
                message = f"the four of {rank!r} has no place in four-order"
                reader.report("E412", message, four.key_place, "add it there, strongest first")
        fours = reader.numbers(entry.mapping()["fours"])
        found[id_] = Catalogue(id_, dict(sorted(sequences.items())), fours, order)
    return found


def _contract(
    reader: Reader, kind: Kind, part: Located, tables: dict[str, CardTable], catalogues: dict[str, Catalogue]
) -> Contract:
    reader.clauses(part)
    needed = {"suit": ("trump-cards", "other-cards"), "no-trumps": ("other-cards",), "all-trumps": ("trump-cards",)}[
        kind
    ]
    chosen: dict[str, CardTable | None] = {"trump-cards": None, "other-cards": None}
    for key in needed:
        entry = part.get(key)
        if entry is None:
            reader.report("E415", f"the contract {kind!r} has no {key!r}", part.key_place, f"add `{key}: TABLE`")
            continue
        name = reader.one_of(entry, tables, "card table")
        chosen[key] = tables[name] if name else None
    entry = part.mapping()["declarations"]
    name = None if entry.value == "none" else reader.one_of(entry, [*catalogues, "none"], "catalogue of declarations")
    return Contract(kind, chosen["trump-cards"], chosen["other-cards"], catalogues[name] if name else None)


def _steps(reader: Reader, part: Located) -> tuple[Step, ...]:
    return tuple(_step(reader, entry) for entry in reader.entries(part))


def _step(reader: Reader, part: Located) -> Step:
    id_, clauses = cast(str, part.text("id")), reader.clauses(part)
    actions = [key for key in ("give", "turn-up", "bid", "pick-up", "exchange", "discard") if part.get(key)]
    if len(actions) != 1:
        reader.report(
            "E416",
            f"the step {id_!r} does {'nothing' if not actions else 'several things: ' + ', '.join(actions)}",
            part.place,
            "give it exactly one of give, turn-up, bid, pick-up, exchange, discard",
        )
        return Step(id_, "bid")
    action, content = actions[0], _value(part, actions[0])
    if action == "exchange":
        reader.is_rank(str(content), part.mapping()["exchange"].place)
    if action == "give" and content == "turned":
        return Step(id_, "give-turned", to=_value(part, "to", "declarer"), clauses=clauses)
    return Step(
        id_,
        cast(Any, action),
        count=content if action in ("give", "discard") else 0,
        to=_value(part, "to", "all"),
        apart=bool(_value(part, "apart", False)),
        rank=str(content) if action == "exchange" else "",
        clauses=clauses,
    )


def _bidding(reader: Reader, part: Located) -> Bidding:
    clauses = reader.clauses(part)
    names: tuple[Literal["capot", "general"], ...] = ("capot", "general")
    named = tuple((name, cast(int, _value(part, name))) for name in names if part.get(name))
    trumps = part.get("trumps")
    drive = _value(part, "drive")
    missing = {"rounds": "rounds", "auction": "trumps"}[drive]
    if part.get(missing) is None:
        reader.report("E417", f"bidding by {drive} needs {missing!r}", part.key_place, f"add `{missing}:`")
    return Bidding(
        drive=drive,
        rounds=tuple(_round(reader, entry) for entry in reader.entries(part.get("rounds"))),
        values=tuple(cast(int, entry.value) for entry in (part.get("values") or part).listing()),
        named=named,
        trumps=_trumps(reader, trumps) if trumps else (),
        higher_by=_value(part, "higher-by", "value"),
        double=_doubling(reader, part.get("double")),
        redouble=_doubling(reader, part.get("redouble")),
        clauses=clauses,
    )


def _trumps(reader: Reader, part: Located) -> tuple[str, ...]:
    codes = tuple(str(part.value).split())
    for at, code in enumerate(codes):
        if code not in (*SUITS, NO_TRUMPS, ALL_TRUMPS) or code in codes[:at]:
            reader.report("E417", f"{code!r} cannot be bid here", part.place, "name each of S H D C NT AT at most once")
    return tuple(code for code in codes if code in (*SUITS, NO_TRUMPS, ALL_TRUMPS))


def _doubling(reader: Reader, part: Located | None) -> Doubling | None:
    if part is None:
        return None
    return Doubling(_value(part, "multiplier"), _value(part, "ends-bidding"), reader.clauses(part))


def _round(reader: Reader, part: Located) -> Round:
    return Round(
        cast(str, part.text("id")),
        _value(part, "offer"),
        _value(part, "speakers", "all"),
        _value(part, "must", "nobody"),
        bool(_value(part, "pass-picks-up", False)),
        reader.clauses(part),
    )


def _rungs(reader: Reader, part: Located) -> tuple[Rung, ...]:
    reader.clauses(part)
    entries = reader.entries(part.mapping()["legal"])
    rungs = tuple(
        Rung(
            cast(str, entry.text("id")),
            reader.optional(entry.get("when"), PLAY, "bool"),
            reader.expression(entry.mapping()["cards"], PLAY, "cards"),
            reader.clauses(entry),
        )
        for entry in entries
    )
    if rungs[-1].when is not None or not (_keeps_the_hand(rungs[-1].cards) or rungs[-1].cards is FALLBACK):
        reader.report(
            "E418",
            f"the last rung {rungs[-1].id!r} can leave a player without a card",
            entries[-1].place,
            "end the cascade with a rung without `when` whose cards are `hand`",
        )
    return rungs


def _keeps_the_hand(cards: Node) -> bool:
    """Say whether a set surely contains the whole hand."""
    match cards:
        case Name(name="hand"):
            return True
        case Combine(left=left, operator="|", right=right):
            return _keeps_the_hand(left) or _keeps_the_hand(right)
        case Combine(left=left, operator="&", right=right):
            return _keeps_the_hand(left) and _keeps_the_hand(right)
        case _:
            return False


def _declarations(reader: Reader, part: Located | None) -> Declarations | None:
    if part is None:
        return None
    wins = _value(part, "wins-match")
    return Declarations(
        announce=_value(part, "announce"),
        sharing=_value(part, "sharing"),
        long_sequences=_value(part, "long-sequences"),
        compare=tuple(
            Key(cast(str, entry.text("id")), _key(reader, entry), reader.clauses(entry))
            for entry in reader.entries(part.mapping()["compare"])
        ),
        wins_match=wins,
        clauses=reader.clauses(part),
    )


def _key(reader: Reader, entry: Located) -> Node:
    return reader.typed(entry.mapping()["by"], COMPARE)[0]


def _belote(reader: Reader, part: Located | None) -> Belote | None:
    return None if part is None else Belote(_value(part, "announce"), reader.clauses(part))


def _options(reader: Reader, root: Located) -> dict[str, Option]:
    """Return the options; what a choice cites is checked, but only what is played counts as cited."""
    found = {}
    for id_, part in root.under("options").items():
        entries = part.mapping()["choices"].mapping()
        choices = {name: words(entry.get("title")) for name, entry in entries.items()}
        clauses = {name: reader.clauses(entry, counted=False) for name, entry in entries.items()}
        reader.clauses(part, counted=False)
        default = reader.one_of(part.mapping()["default"], choices, "choice") or ""
        found[id_] = Option(id_, words(part.get("title")), default, default, choices, clauses)
    return found
