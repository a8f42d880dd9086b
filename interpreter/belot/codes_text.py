"""The codes of texts (E1xx) and of shapes (E2xx): code → title, explanation, wrong, right."""

from typing import Final

Row = tuple[str, str, str, str]

TEXT_CODES: Final[dict[str, Row]] = {
    "E101": (
        "the file cannot be read",
        "There is no file of this name, it is a folder, or reading it is not allowed.",
        "# belot check my-rules.yml     (the file is called my-rules.yaml)",
        "# belot check my-rules.yaml",
    ),
    "E102": (
        "the file is too large",
        "A ruleset, a record or a position is a few kilobytes long. What is longer than 256 kB is not read at all.",
        "# a file of 2 MB",
        "# a file of 20 kB",
    ),
    "E103": (
        "the file is not UTF-8",
        "Texts are read as UTF-8, with or without a byte order mark. The caret stands at the first byte that is not.",
        "# title: {fr: Règles}          saved as Latin-1",
        "# title: {fr: Règles}          saved as UTF-8",
    ),
    "E104": (
        "a control character",
        "Control characters cannot be seen, so they have no place in a text, written out or as an escape. That goes\n"
        "for a carriage return without a line feed and for the line separators U+0085, U+2028 and U+2029 too.",
        'title: {en: "My\\u0000 rules"}',
        'title: {en: "My rules"}',
    ),
    "E105": (
        "a tab",
        "YAML does not allow tabs to indent, and its readers differ about tabs elsewhere. Use spaces; in a text that\n"
        "needs a tab write `\\t` between double quotes.",
        "table:\n\tplayers: 4",
        "table:\n  players: 4",
    ),
    "E106": ("the file is empty", "There is nothing in the file, or only comments.", "# nothing yet", "id: my-rules"),
    "E107": (
        "several documents",
        "A file holds one document. A line `---` before it is allowed, a second one is not.",
        "id: my-rules\n---\nid: your-rules",
        "id: my-rules",
    ),
    "E108": (
        "the text is not YAML",
        "The text breaks off or does not fit together: quotes or brackets that are never closed, a key without a\n"
        "colon, a colon too many, indentation that fits nothing above it. Text that holds `: ` or ` #`, or begins\n"
        "with one of `[ ] { } , & * ! | > @ %`, a backquote or a quote goes in quotes.",
        "note: led: trumps",
        'note: "led: trumps"',
    ),
    "E109": (
        "nested too deep",
        "Lists and maps may be nested 32 deep. No file needs more, and a text that goes deeper is a mistake or an\n"
        "attack.",
        "a: " + "[" * 40 + "]" * 40,
        "a: [[1]]",
    ),
    "E110": (
        "an anchor or an alias",
        "`&name` and `*name` repeat a value somewhere else. Each value here stands where it is used, so that an error\n"
        "has one place and a small file stays small. Share values by `extends` instead.",
        "first: &cards [J, A]\nsecond: *cards",
        "first: [J, A]\nsecond: [J, A]",
    ),
    "E111": (
        "a tag",
        "A tag such as `!!str` or `!name` tells the reader which type to make of a value. Types follow from the text\n"
        "alone here; write text in quotes where it would read as a number.",
        "order: !!str 9",
        'order: "9"',
    ),
    "E112": (
        "a directive",
        "A line that begins with `%` changes how the rest is read. It always is read in the same way here.",
        "%YAML 1.1\n---\nid: my-rules",
        "id: my-rules",
    ),
    "E113": (
        "a key that is no key, or has no value",
        "A key is a word. Between braces, `{a:1}` without a space is the key `a:1` without a value, and `{a, b}` are\n"
        "two keys without values.",
        "points: {J:20, A:11}",
        "points: {J: 20, A: 11}",
    ),
    "E114": (
        "a key stands twice",
        "A key has one value. Many readers of YAML silently take the last one; the note shows where the first is.",
        "order: J 9 A\norder: A T K",
        "order: J 9 A",
    ),
    "E115": (
        "a word that is read in two ways",
        "For YAML 1.1 `yes`, `no`, `on`, `off`, `y`, `n` and `True` are true or false, for YAML 1.2 they are text.\n"
        "Write `true`, `false`, `null`, or put the word in quotes. As keys these words are text.",
        "overtrump: no",
        "overtrump: false",
    ),
    "E116": (
        "a number that is read in two ways",
        "Some readers take `0501` for an octal number, `106:56` for a number in base 60, `1_000` and `0x1F` for\n"
        "numbers. A number is decimal digits that do not begin with 0, with `-` before them if need be. Anything\n"
        "else goes in quotes.",
        "score: 106:56",
        'score: "106:56"',
    ),
    "E117": (
        "a number that is too great",
        "Whole numbers go up to 9007199254740991; beyond that many readers of JSON round them.",
        "target: 99999999999999999999",
        "target: 1000",
    ),
    "E118": (
        "a number that is not whole",
        "All numbers of these games are whole. To halve, an expression has `half( )`.",
        "factor: 1.5",
        'factor: "1.5"',
    ),
    "E119": (
        "a date",
        "Some readers take `2024-01-31` for a date, others for text. Put it in quotes.",
        "note: 2024-01-31",
        'note: "2024-01-31"',
    ),
    "E120": (
        "a merge key",
        "The key `<<` copies the keys of another map. Write the keys out; to build on another ruleset use `extends`.",
        "<<: {players: 4}\nsides: pairs",
        "players: 4\nsides: pairs",
    ),
    "E201": (
        "an unknown key",
        "The schema knows no such key here. It is misspelt, or belongs to another part of the file.",
        "id: my-rules\ntable: {palyers: 4}",
        "id: my-rules\ntable: {players: 4}",
    ),
    "E202": (
        "a missing key",
        "The schema asks for a key that is not there. The caret stands at the name of the map that lacks it.",
        "id: my-rules\ntitle: {fr: Mes règles}",
        "id: my-rules\ntitle: {en: My rules, fr: Mes règles}",
    ),
    "E203": (
        "a value of the wrong type",
        "The schema asks for text, a whole number, true or false, a list or a map, and found another of these. Plain\n"
        "digits are a whole number, digits in quotes are text.",
        "id: my-rules\nmatch: {target: a thousand}",
        "id: my-rules\nmatch: {target: 1000}",
    ),
    "E204": (
        "a value that is none of the choices",
        "Only the values that the message lists can stand here.",
        "id: my-rules\ntable: {direction: clock-wise}",
        "id: my-rules\ntable: {direction: clockwise}",
    ),
    "E205": (
        "a text of the wrong form",
        "The text has to have the form that the message tells.",
        "id: My Rules",
        "id: my-rules",
    ),
    "E206": (
        "a number out of range",
        "The number is less or greater than the schema allows.",
        "id: my-rules\nmatch: {target: 0}",
        "id: my-rules\nmatch: {target: 1000}",
    ),
    "E207": (
        "too many, too few or twice the same",
        "A list, a map or a text has fewer or more parts than the schema allows, or a list has an entry twice.",
        "id: my-rules\ndeal: []",
        "id: my-rules\ndeal:\n  - {id: first, give: 3, to: all}",
    ),
    "E208": (
        "a value that cannot stand here",
        "The value breaks a rule of the schema that has no code of its own; the message repeats what the schema says.",
        "# depends on the schema",
        "# depends on the schema",
    ),
}
