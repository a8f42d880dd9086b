"""A ruleset on a page: what `belot show` prints."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from belot.cli.arguments import in_language
from belot.cli.output import columns
from belot.ruleset.model import Bidding, Catalogue, Contract, Declarations, Doubling, Match, Round, Ruleset, Step

_GIVEN_TO = {
    "all": "each player",
    "declarer": "the declarer",
    "others": "each other player",
    "eldest": "the eldest hand",
}
_OFFERS = {"turned": "the suit of the faced card", "others": "another suit than the faced card's", "any": "any suit"}
_WHO_ANNOUNCES = {"automatic": "found without being announced", "right": "count if the holder declares them"}
_BELOTE = {
    "automatic": "called without being announced",
    "any-play": "announced before any play while one of the two is held",
    "first-card": "announced with the first of the two",
}
_NEXT_DEALERS = {"next": "the next player deals next", "most-written": "who wrote the most deals next"}


def summary(ruleset: Ruleset, data: Any, language: str) -> list[str]:
    """Return the lines of the page; `data` is the resolved ruleset, from which expressions are quoted as written."""
    sections = [
        ("Cards, strongest first, with points", _cards(data["cards"])),
        ("Contracts", _contracts(ruleset.contracts)),
        ("Deal", _deal(ruleset.steps)),
        ("Bidding", _bidding(ruleset.bidding)),
        ("Play: the first rung that holds and leaves a card decides", _rungs(ruleset, data["play"]["legal"])),
        ("Declarations", _declarations(ruleset, data.get("declarations", {}))),
        ("Belote", _belote(ruleset)),
        ("Score: what each side counts", _entries(data["score"]["lines"], ruleset.score.lines, "points")),
        ("Score: values", _entries(data["score"].get("values", []), ruleset.score.values, "is")),
        ("Score: the first outcome that holds", _outcomes(ruleset, data["score"])),
        (f"Match to {ruleset.match.target}: the first ending that holds", _match(ruleset.match, data["match"])),
        ("Options", _options(ruleset, language)),
    ]
    lines = _head(ruleset, language)
    for title, content in sections:
        if content:
            lines += ["", title, *content]
    return lines


def _head(ruleset: Ruleset, language: str) -> list[str]:
    how = "in two pairs" if ruleset.pairs else "each for himself"
    return [
        f"{in_language(ruleset.title, language)} ({ruleset.id})",
        f"{ruleset.players} players {how}, {ruleset.direction}; {_NEXT_DEALERS[ruleset.next_dealer]}",
        f"clauses of {', '.join(ruleset.documents) or 'no document'}; digest {ruleset.digest}",
    ]


def _cited(clauses: Sequence[str]) -> str:
    return f"[{', '.join(clauses)}]" if clauses else ""


def _cards(tables: Mapping[str, Any]) -> list[str]:
    rows = [
        [id_, "  ".join(f"{rank} {table['points'][rank]}" for rank in table["order"].split())]
        for id_, table in tables.items()
    ]
    return columns(rows)


def _contracts(contracts: Mapping[str, Contract]) -> list[str]:
    rows = []
    for kind, contract in contracts.items():
        tables = (("trumps by", contract.trump_cards), ("other cards by", contract.other_cards))
        parts = [f"{sort} {table.id}" for sort, table in tables if table is not None]
        parts.append(f"declarations by {contract.catalogue.id}" if contract.catalogue else "no declarations")
        rows.append([kind, ", ".join(parts)])
    return columns(rows)


def _deal(steps: Iterable[Step]) -> list[str]:
    return columns([[step.id, _step(step), _cited(step.clauses)] for step in steps])


def _step(step: Step) -> str:
    match step.action:
        case "give":
            given = f"{_cards_counted(step.count)} to {_GIVEN_TO[step.to]}"
            return given + (", kept apart" if step.apart else "")
        case "give-turned":
            return f"the faced card to {_GIVEN_TO[step.to]}"
        case "turn-up":
            return "a card is faced"
        case "bid":
            return "bidding"
        case "pick-up":
            return "the cards kept apart are picked up"
        case "exchange":
            return f"the {step.rank} of trumps may be exchanged for the faced card"
        case "discard":
            return f"the declarer discards {_cards_counted(step.count)}"


def _cards_counted(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _bidding(bidding: Bidding) -> list[str]:
    if bidding.drive == "rounds":
        return columns([[each.id, _round(each), _cited(each.clauses)] for each in bidding.rounds])
    bids = [str(value) for value in bidding.values] + [f"{name} ({points})" for name, points in bidding.named]
    order = "a higher trump is a higher bid" if bidding.higher_by == "trump" else "a higher value is a higher bid"
    rows = [["auction", order, _cited(bidding.clauses)], ["trumps", " ".join(bidding.trumps)]]
    if bids:
        rows.append(["values", " ".join(bids)])
    rows += [
        [name, _doubling(doubling), _cited(doubling.clauses)]
        for name, doubling in (("double", bidding.double), ("redouble", bidding.redouble))
        if doubling is not None
    ]
    return columns(rows)


def _round(each: Round) -> str:
    forced = each.speakers == each.must == "eldest"
    speakers = "all in turn" if each.speakers == "all" else "the eldest hand alone"
    parts = [f"{speakers}: take {_OFFERS[each.offer]}" + ("" if forced else " or pass")]
    if each.must != "nobody" and not forced:
        parts.append(f"the {'eldest hand' if each.must == 'eldest' else each.must} must take")
    if each.picks_up:
        parts.append("who passes looks at his cards kept apart")
    return ", ".join(parts)


def _doubling(doubling: Doubling) -> str:
    return f"times {doubling.multiplier}" + (", ends the bidding" if doubling.ends_bidding else "")


def _written(expression: Any) -> str:
    """Return an expression as it was written, on one line."""
    return str(expression).lower() if isinstance(expression, bool) else " ".join(str(expression).split())


def _guard(entry: Mapping[str, Any]) -> str:
    return f"when {_written(entry['when'])}" if "when" in entry else "otherwise"


def _rungs(ruleset: Ruleset, entries: Sequence[Mapping[str, Any]]) -> list[str]:
    lines = []
    for number, (entry, rung) in enumerate(zip(entries, ruleset.rungs, strict=True), 1):
        guard = f"when {_written(entry['when'])}: " if "when" in entry else ""
        lines.append(f"  {number}. {rung.id}: {guard}{_written(entry['cards'])}")
        lines += _below(rung.clauses)
    return lines


def _below(clauses: Sequence[str]) -> list[str]:
    return [f"       {_cited(clauses)}"] if clauses else []


def _declarations(ruleset: Ruleset, data: Mapping[str, Any]) -> list[str]:
    rules = ruleset.declarations
    if rules is None:
        return []
    lines = [f"  {_WHO_ANNOUNCES[rules.announce]}; {_sharing(rules)}"]
    if rules.wins_match is not None:
        lines.append(f"  {rules.wins_match} trumps in a row win the match")
    found = {each.catalogue.id: each.catalogue for each in ruleset.contracts.values() if each.catalogue}
    for catalogue in found.values():
        lines += _catalogue(catalogue)
    lines.append("  compared by")
    return lines + [f"  {line}" for line in _entries(data["compare"], rules.compare, "by")]


def _sharing(rules: Declarations) -> str:
    sharing = "a card serves once" if rules.sharing == "one-use" else "a card may serve in a sequence and in a four"
    whole = "with all their cards" if rules.long_sequences == "whole" else "as the highest of their cards"
    return f"{sharing}; sequences too long for the table count {whole}"


def _catalogue(catalogue: Catalogue) -> list[str]:
    sequences = "  ".join(f"{length} {points}" for length, points in catalogue.sequences.items())
    fours = "  ".join(f"{rank} {catalogue.fours[rank]}" for rank in catalogue.four_order if rank in catalogue.fours)
    return columns([[f"{catalogue.id}:", "sequences", sequences], ["", "fours", fours]])


def _belote(ruleset: Ruleset) -> list[str]:
    rules = ruleset.belote
    return [] if rules is None else [f"  {_BELOTE[rules.announce]}  {_cited(rules.clauses)}".rstrip()]


def _entries(entries: Sequence[Mapping[str, Any]], models: Sequence[Any], key: str) -> list[str]:
    lines = []
    for entry, model in zip(entries, models, strict=True):
        lines.append(f"  {model.id}: {_written(entry[key])}")
        lines += _below(model.clauses)
    return lines


def _outcomes(ruleset: Ruleset, data: Mapping[str, Any]) -> list[str]:
    lines = []
    for number, (entry, outcome) in enumerate(zip(data["outcomes"], ruleset.score.outcomes, strict=True), 1):
        lines.append(f"  {number}. {outcome.id}: {_guard(entry)}")
        for role, items in entry["write"].items():
            written = ", ".join(f"{item} = {_written(points)}" for item, points in items.items())
            lines.append(
                f"       {role} write {written}" if role != "everyone" else f"       everyone writes {written}"
            )
        if "held" in entry:
            lines.append(f"       held over: {_written(entry['held'])}")
        lines += _below(outcome.clauses)
    if "round" in data:
        lines.append(f"  rounded: {_written(data['round']['amount'])}")
    if "held" in data:
        lines.append(f"  points held over go to the side for which {_written(data['held']['paid-to'])}")
    return lines


def _match(match: Match, data: Mapping[str, Any]) -> list[str]:
    lines = []
    for number, (entry, ending) in enumerate(zip(data["end"], match.endings, strict=True), 1):
        then = f"wins the side for which {_written(entry['winner'])}" if "winner" in entry else ending.then
        lines.append(f"  {number}. {ending.id}: {_guard(entry)}: {then}")
        lines += _below(ending.clauses)
    if "claim" in data:
        lines.append(f"  claim in play: counts {_written(data['claim']['counts'])}")
        lines += _below(match.claim_clauses)
    return lines


def _options(ruleset: Ruleset, language: str) -> list[str]:
    lines = []
    for option in ruleset.options.values():
        lines.append(f"  {option.id}: {in_language(option.title, language)}")
        for choice, title in option.choices.items():
            played = ", played" if choice == option.chosen else ""
            lines.append(f"    {choice}: {in_language(title, language)}{played}")
    return lines
