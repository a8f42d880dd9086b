"""Options: which choices a ruleset makes, at which level of its bases, and what they put in.

A choice is an overlay on the ruleset in which it is made: on the bases and the edits of that file. So whoever extends
the file meets the choice already made, and may make another instead.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from belot.exceptions import SourceError
from belot.ruleset.effects import Effect, contradiction, effects
from belot.ruleset.located import Located
from belot.ruleset.overlay import merge, merge_together
from belot.source import Diagnostic, Place
from belot.suggest import nearest


@dataclass(frozen=True)
class Choice:
    """A choice that is in force: where it was made, and at which level, the base being 0."""

    option: str
    name: str
    at: Located
    level: int

    def __str__(self) -> str:
        return f"{self.name!r} of {self.option!r}"


@dataclass(frozen=True)
class Made:
    """A choice with the overlay it stands for and what that does."""

    choice: Choice
    overlay: Located
    effects: tuple[Effect, ...]


def in_layers(bodies: Sequence[Located]) -> Located:
    """Return what the files of a chain, the base first, amount to, with the choices each of them makes.

    Raises SourceError (E403 unknown id, E404 unknown option or choice, E405 id given twice, E601 contradiction).
    """
    choices = _in_force(bodies)
    root, met, made = bodies[0], [bodies[0]], list[Made]()
    for level, body in enumerate(bodies):
        if level:
            met.append(root)
            root = merge(root.without("abstract"), body.without("extends"))
        options = root.under("options")
        _refuse_unknown(body, options)
        here = [
            Made(choice, overlay, tuple(effects(overlay, root)))
            for choice, overlay in _overlays(options, choices)
            if choice.level == level
        ]
        _refuse_contradictions(here, made, bodies, met)
        root = merge_together(root, [(each.overlay, each.choice.at.place) for each in here])
        made += here
    return _with_choices(root, choices)


def _in_force(bodies: Sequence[Located]) -> dict[str, Choice]:
    """Return the last choice of each option; one that repeats its base stays where the base made it."""
    found: dict[str, Choice] = {}
    for level, body in enumerate(bodies):
        for option, chosen in body.under("set").items():
            before, name = found.get(option), str(chosen.value)
            if before is None or before.name != name:
                found[option] = Choice(option, name, chosen, level)
    return found


def _refuse_unknown(body: Located, options: Mapping[str, Located]) -> None:
    told: list[Diagnostic] = []
    for option, chosen in body.under("set").items():
        name, known = str(chosen.value), options.get(option)
        if known is None:
            told.append(_unknown("option", option, options, chosen.key_place))
        elif name not in known.under("choices"):
            told.append(_unknown(f"choice of {option!r}", name, known.under("choices"), chosen.place))
    if told:
        raise SourceError(tuple(told))


def _unknown(what: str, name: str, known: Mapping[str, Located], place: Place) -> Diagnostic:
    near = nearest(name, known)
    there_are = f"there are {', '.join(known)}" if known else "the base declares none"
    help_ = f"did you mean {near!r}?" if near else there_are
    return Diagnostic("E404", f"there is no {what} {name!r}", place, help=help_)


def _overlays(options: Mapping[str, Located], choices: Mapping[str, Choice]) -> Iterator[tuple[Choice, Located]]:
    """Give the choices in force that change something, in the order of the options."""
    for option, declared in options.items():
        choice = choices.get(option)
        chosen = declared.under("choices").get(choice.name) if choice else None
        overlay = chosen.get("overlay") if chosen else None
        if choice is not None and overlay is not None:
            yield choice, overlay


def _refuse_contradictions(
    here: Sequence[Made], before: Sequence[Made], bodies: Sequence[Located], met: Sequence[Located]
) -> None:
    for number, each in enumerate(here):
        for other in [*before, *here[:number]]:
            together = other.choice.level == each.choice.level
            found = contradiction(other.effects, each.effects, together)
            if found:
                raise SourceError((_between_choices(other.choice, each.choice, *found),))
        _refuse_against_files(each, bodies, met)


def _between_choices(one: Choice, other: Choice, first: Effect, second: Effect) -> Diagnostic:
    about = max(first, second, key=lambda effect: len(effect.address))
    return Diagnostic(
        "E601",
        f"the choices {one} and {other} contradict each other about {about}",
        other.at.place,
        help="choose otherwise for one of the two",
        related=(
            *([(f"{one} is chosen here", one.at.place)] if one.level != other.level else []),
            (f"what {one} does", first.node.place),
            (f"what {other} does", second.node.place),
        ),
    )


def _refuse_against_files(made: Made, bodies: Sequence[Located], met: Sequence[Located]) -> None:
    """Refuse a choice that changes what the file that makes it changes otherwise, or what was removed before it."""
    level = made.choice.level
    declared = max((at for at, body in enumerate(bodies) if body.document is made.overlay.document), default=0)
    for at in range(declared + 1, level + 1):
        own = list(effects(bodies[at], met[at]))
        if at < level:
            own = [effect for effect in own if effect.kind == "remove"]
        found = contradiction(own, made.effects)
        if found:
            raise SourceError((_against_file(made.choice, *found),))


def _against_file(choice: Choice, own: Effect, chosen: Effect) -> Diagnostic:
    about = max(own, chosen, key=lambda effect: len(effect.address))
    if own.kind == "remove":
        does = {"beside": "puts something beside", "insert": "puts in"}.get(chosen.kind, "changes")
        lost = "which" if own.address == chosen.address else f"but {own}"
        message, note = f"the choice {choice} {does} {chosen}, {lost} is removed", "removed here"
        help_ = "keep that entry, or choose otherwise"
    else:
        message, note = f"the choice {choice} and this file contradict each other about {about}", "what the file does"
        help_ = "keep one of the two"
    related = ((note, own.node.place), (f"what {choice} does", chosen.node.place))
    return Diagnostic("E601", message, choice.at.place, help=help_, related=related)


def _with_choices(root: Located, choices: Mapping[str, Choice]) -> Located:
    """Return the ruleset in which what was chosen is what it plays: no other choice would fit it any more."""
    options = root.get("options")
    if options is None:
        return root.without("set")
    kept = {}
    for option, declared in options.mapping().items():
        choice = choices.get(option)
        default = declared.get("default")
        if choice is not None and (default is None or str(default.value) != choice.name):
            chosen = declared.under("choices")[choice.name].without("overlay")
            named = {"default": choice.at, "choices": declared.having({choice.name: chosen})}
            declared = declared.having({**declared.mapping(), **named})
        kept[option] = declared
    return root.having({**root.without("set").mapping(), "options": options.having(kept)})


def with_titles(root: Located) -> Located:
    """Return the ruleset with the shared titles beside the options and choices that have none of their own."""
    titles, options = root.under("option-titles"), root.get("options")
    if options is None:
        return root.without("option-titles")
    named = {option: _titled(declared, titles.get(option)) for option, declared in options.mapping().items()}
    return root.having({**root.without("option-titles").mapping(), "options": options.having(named)})


def _titled(declared: Located, titles: Located | None) -> Located:
    if titles is None:
        return declared
    parts, choices = dict(declared.mapping()), declared.get("choices")
    if "title" in titles.mapping():
        parts.setdefault("title", titles.mapping()["title"])
    if choices is not None:
        words = titles.under("choices")
        named = {
            name: choice.having({"title": words[name], **choice.mapping()}) if name in words else choice
            for name, choice in choices.mapping().items()
        }
        parts["choices"] = choices.having(named)
    return declared.having(parts)


def misfits(root: Located) -> Iterator[Diagnostic]:
    """Give the choices that do not fit their options: a default with an overlay (E602), another without (E603)."""
    for option, declared in root.under("options").items():
        choices, default = declared.under("choices"), declared.get("default")
        played = "" if default is None else str(default.value)
        overlay = choices[played].get("overlay") if played in choices else None
        if default is not None and overlay is not None:
            message = f"the default {played!r} of {option!r} has an overlay"
            help_ = f"choose it by `set: {{{option}: {played}}}`, for the default is what is played without one"
            related = (("the overlay", overlay.key_place),)
            yield Diagnostic("E602", message, default.place, help=help_, related=related)
            continue
        for name, choice in choices.items():
            if name != played and choice.get("overlay") is None:
                message = f"the choice {name!r} of {option!r} changes nothing"
                help_ = "give it an overlay, or make it the default"
                yield Diagnostic("E603", message, choice.key_place, help=help_)
