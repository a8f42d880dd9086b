"""Each kind of broken text ends in one message with its place, word for word, whichever loader reads it."""

import pytest
import yaml
from belot.exceptions import SourceError
from belot.source import load

ALIAS_BOMB = (
    'a: &a ["lol","lol","lol","lol","lol","lol","lol","lol","lol"]\n'
    + "".join(
        f"{name}: &{name} [{','.join([f'*{before}'] * 9)}]\n"
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
)[:324]

QUOTES = "put the whole text in quotes"
ALIASES = "write the value out, or put text that begins with '&' or '*' in quotes"
INDENT = "give it as many spaces as its neighbours"

CASES = {
    "a word that one reader takes for false": (
        "a: no",
        """1:4: error[E115]: some readers of YAML take 'no' for false, others for text; """
        """write false, or "no" for the text
a: no
   ^""",
    ),
    "a word that one reader takes for true": (
        "- On",
        """1:3: error[E115]: some readers of YAML take 'On' for true, others for text; write true, or "On" for the text
- On
  ^""",
    ),
    "a letter that one reader takes for true": (
        "a: y",
        """1:4: error[E115]: some readers of YAML take 'y' for true, others for text; write true, or "y" for the text
a: y
   ^""",
    ),
    "true in capitals": (
        "a: TRUE",
        """1:4: error[E115]: some readers of YAML take 'TRUE' for true, others for text; """
        """write true, or "TRUE" for the text
a: TRUE
   ^""",
    ),
    "null in capitals": (
        "a: NULL",
        """1:4: error[E115]: some readers of YAML take 'NULL' for null, others for text; """
        """write null, or "NULL" for the text
a: NULL
   ^""",
    ),
    "an octal number": (
        "a: 0501",
        """1:4: error[E116]: some readers of YAML take '0501' for an octal number; write 501, or "0501" for the text
a: 0501
   ^""",
    ),
    "a number in base 60": (
        "a: 106:56",
        """1:4: error[E116]: some readers of YAML take '106:56' for a number in base 60; """
        """write "106:56" if text is meant
a: 106:56
   ^""",
    ),
    "a number with underscores": (
        "a: 1_000",
        """1:4: error[E116]: a whole number is digits, with - before them if need be, not '1_000'; """
        """write 1000, or "1_000" for the text
a: 1_000
   ^""",
    ),
    "a number with a plus": (
        "a: +5",
        """1:4: error[E116]: a whole number is digits, with - before them if need be, not '+5'; """
        """write 5, or "+5" for the text
a: +5
   ^""",
    ),
    "a hexadecimal number": (
        "a: 0x1F",
        """1:4: error[E116]: '0x1F' is not a decimal number; write it in decimal, or "0x1F" for the text
a: 0x1F
   ^""",
    ),
    "a number that is too great": (
        "a: 9007199254740992",
        """1:4: error[E117]: the number '9007199254740992' is greater than 9007199254740991; """
        """write "9007199254740992" if text is meant
a: 9007199254740992
   ^""",
    ),
    "a fraction": (
        "a: 1.5",
        """1:4: error[E118]: '1.5' is a number with a fraction or an exponent, and all numbers here are whole; """
        """write a whole number, or "1.5" for the text
a: 1.5
   ^""",
    ),
    "an exponent": (
        "a: 1e3",
        """1:4: error[E118]: '1e3' is a number with a fraction or an exponent, and all numbers here are whole; """
        """write a whole number, or "1e3" for the text
a: 1e3
   ^""",
    ),
    "infinity": (
        "a: -.inf",
        """1:4: error[E118]: '-.inf' is not a finite number; write a whole number, or "-.inf" for the text
a: -.inf
   ^""",
    ),
    "a date": (
        "a: 2024-01-31",
        """1:4: error[E119]: some readers of YAML take '2024-01-31' for a date; write "2024-01-31" if text is meant
a: 2024-01-31
   ^""",
    ),
    "a date and a time": (
        "a: 2024-01-31 12:00:00",
        """1:4: error[E119]: some readers of YAML take '2024-01-31 12:00:00' for a date; """
        """write "2024-01-31 12:00:00" if text is meant
a: 2024-01-31 12:00:00
   ^""",
    ),
    "a merge key": (
        "<<: {a: 1}",
        """1:1: error[E120]: the merge key '<<' stands here; write the keys out
<<: {a: 1}
^""",
    ),
    "a key that stands twice": (
        "b: 1\na: {x: 1}\nb: {x: 1}\n",
        """3:1: error[E114]: the key 'b' stands twice in one map; keep one of them
b: {x: 1}
^
f.yaml:1:1: note: it stands here first""",
    ),
    "a key that stands twice, once in quotes": (
        "{7: a, '7': b}",
        """1:8: error[E114]: the key '7' stands twice in one map; keep one of them
{7: a, '7': b}
       ^
f.yaml:1:2: note: it stands here first""",
    ),
    "a key that stands three times": (
        "{a: 1, a: 2, a: 3}",
        """1:8: error[E114]: the key 'a' stands twice in one map; keep one of them
{a: 1, a: 2, a: 3}
       ^
f.yaml:1:2: note: it stands here first
f.yaml:1:14: error[E114]: the key 'a' stands twice in one map; keep one of them
{a: 1, a: 2, a: 3}
             ^
f.yaml:1:2: note: it stands here first""",
    ),
    "an anchor": (
        "a: &x [1]\nb: *x",
        f"""1:4: error[E110]: the anchor '&x' stands here; {ALIASES}
a: &x [1]
   ^""",
    ),
    "an anchor at a key": (
        "&x a: 1",
        f"""1:1: error[E110]: the anchor '&x' stands here; {ALIASES}
&x a: 1
^""",
    ),
    "an alias": (
        "a: *x",
        f"""1:4: error[E110]: the alias '*x' stands here; {ALIASES}
a: *x
   ^""",
    ),
    "a star": (
        "a: * and more",
        f"""1:5: error[E110]: an anchor or alias stands here; {ALIASES}
a: * and more
    ^""",
    ),
    "an alias bomb of 324 bytes": (
        ALIAS_BOMB,
        f"""1:4: error[E110]: the anchor '&a' stands here; {ALIASES}
a: &a ["lol","lol","lol","lol","lol","lol","lol","lol","lol"]
   ^""",
    ),
    "a tag": (
        "a: !!str 9",
        """1:4: error[E111]: a tag stands here; remove it, or put text that begins with '!' in quotes
a: !!str 9
   ^""",
    ),
    "a tag with an unknown prefix": (
        "a: !x!y 9",
        """1:4: error[E111]: a tag stands here; remove it, or put text that begins with '!' in quotes
a: !x!y 9
   ^""",
    ),
    "a directive": (
        "%YAML 1.1\n---\na: no",
        """1:1: error[E112]: a line that begins with '%' is a directive; remove it
%YAML 1.1
^""",
    ),
    "a directive nobody knows": (
        "# x\n%WHAT\n---\na: 1",
        """2:1: error[E112]: a line that begins with '%' is a directive; remove it
%WHAT
^""",
    ),
    "a second document": (
        "---\na: 1\n---\na: 2",
        """3:1: error[E107]: a second document begins here; keep one document a file
---
^""",
    ),
    "an empty file": (
        "",
        "1:1: error[E106]: the file is empty; write a map of keys and values\n\n^",
    ),
    "nothing but a comment": (
        "# nothing\n",
        "1:1: error[E106]: the file is empty; write a map of keys and values\n# nothing\n^",
    ),
    "nothing in a document": (
        "---\n...\n",
        "1:1: error[E106]: the file is empty; write a map of keys and values\n---\n^",
    ),
    "a tab that indents": (
        "a:\n\tb: 1",
        """2:1: error[E105]: a tab stands here; use spaces, and \\t in "double quotes" where a tab is meant
\tb: 1
^""",
    ),
    "a tab inside a line": (
        "a: x\ty",
        """1:5: error[E105]: a tab stands here; use spaces, and \\t in "double quotes" where a tab is meant
a: x\ty
    ^""",
    ),
    "the character NUL": (
        "a: x\0y",
        "1:5: error[E104]: the control character U+0000 stands here; remove it\na: x\ufffdy\n    ^",
    ),
    "a line separator": (
        "a: x\u2028y",
        "1:5: error[E104]: the control character U+2028 stands here; remove it\na: x\ufffdy\n    ^",
    ),
    "a carriage return alone": (
        "a: x\rb: y",
        "1:5: error[E104]: the control character U+000D stands here; end lines with LF or CR LF\na: x\ufffdb: y\n    ^",
    ),
    "half a character": (
        "a: x\ud800",
        "1:5: error[E104]: the control character U+D800 stands here; remove it\na: x\ufffd\n    ^",
    ),
    "an escape of a control character": (
        'a: "one\\n\\e[0m"',
        """1:10: error[E104]: the escape stands for the control character U+001B; remove it
a: "one\\n\\e[0m"
         ^""",
    ),
    "an escape of half a character": (
        'a: "\\ud83c\\udca1"',
        """1:5: error[E104]: the escape stands for the control character U+D83C; remove it
a: "\\ud83c\\udca1"
    ^""",
    ),
    "an escape of no character": (
        'a: "\\UFFFFFFFF"',
        """1:7: error[E108]: no character has the number of this escape; remove the escape
a: "\\UFFFFFFFF"
      ^""",
    ),
    "3,000 nested brackets": (
        "[" * 3000,
        "1:33: error[E109]: this is nested deeper than 32 levels; "
        "put fewer lists and maps inside each other\n" + "[" * 160 + "…\n" + " " * 32 + "^",
    ),
    "3,000 nested entries": (
        "- " * 3000,
        "1:65: error[E109]: this is nested deeper than 32 levels; "
        "put fewer lists and maps inside each other\n" + "- " * 80 + "…\n" + " " * 64 + "^",
    ),
    "a text of 2 MB": (
        "a: 1\n" * 400_000,
        """1:1: error[E102]: the file is larger than 256 kB; check that it is the file you mean
a: 1
^""",
    ),
    "a list as a key": (
        "? [a]\n: b",
        """1:3: error[E113]: a list or a map stands where a key is due; write a word as the key
? [a]
  ^""",
    ),
    "no key before a colon": (
        "? \n: x",
        "1:2: error[E113]: the key before ':' is missing; write a word as the key\n? \n ^",
    ),
    "no key after a question mark": (
        "{ # c\n? }",
        "2:2: error[E113]: the key before ':' is missing; write a word as the key\n? }\n ^",
    ),
    "a question mark between brackets": (
        "a: [why? now]",
        """1:8: error[E108]: ',' or ']' is missing before this; separate by ',' and close by ']'
a: [why? now]
       ^
f.yaml:1:4: note: it was opened here""",
    ),
    "no key before a colon between braces": (
        "{: x}",
        """1:2: error[E108]: a key or a value is missing before this; write it, or remove this
{: x}
 ^""",
    ),
    "no space after a colon": (
        "{J:20, A: 11}",
        """1:2: error[E113]: the key 'J:20' has no value; write a space after ':'
{J:20, A: 11}
 ^""",
    ),
    "a list between braces": (
        "a: {x}",
        """1:5: error[E113]: the key 'x' has no value; write `key: value`, or [ ] for a list
a: {x}
    ^""",
    ),
    "a list that is never closed": (
        "a: [1,\n  2",
        """1:4: error[E108]: the list is never closed; add ']'
a: [1,
   ^""",
    ),
    "a map that is never closed": (
        "a: {x: 1",
        """1:4: error[E108]: the map is never closed; add '}'
a: {x: 1
   ^""",
    ),
    "a list closed as a map": (
        "a: [1}",
        """1:6: error[E108]: ',' or ']' is missing before this; separate by ',' and close by ']'
a: [1}
     ^
f.yaml:1:4: note: it was opened here""",
    ),
    "two bracketed lists in one": (
        "a: {x: [1] [2]}",
        """1:12: error[E108]: ',' or '}' is missing before this; separate by ',' and close by '}'
a: {x: [1] [2]}
           ^
f.yaml:1:4: note: it was opened here""",
    ),
    "a bracket too many": (
        "a: 1]\nb: ]",
        f"""2:4: error[E108]: there is nothing to close or separate here; {QUOTES}
b: ]
   ^""",
    ),
    "nothing between commas": (
        "a: [1,,2]",
        """1:7: error[E108]: a key or a value is missing before this; write it, or remove this
a: [1,,2]
      ^""",
    ),
    "text after a whole document": (
        "[1]\na",
        """2:1: error[E108]: the text goes on after its value is complete; mend brackets and indentation
a
^""",
    ),
    "quotes that are never closed": (
        "a: 'x\nb: y\n",
        """1:4: error[E108]: the quotes are never closed; add the closing quote
a: 'x
   ^""",
    ),
    "an escape nobody knows": (
        'a: "\\q"',
        """1:6: error[E108]: no escape has this letter; write \\\\ for a backslash
a: "\\q"
     ^""",
    ),
    "an escape that is too short": (
        'a: "\\x4"',
        """1:7: error[E108]: an escape needs more hexadecimal digits here; as in \\x41 or \\u0041
a: "\\x4"
      ^""",
    ),
    "text after quotes": (
        'a: "x" y',
        f"""1:8: error[E108]: text follows a value that was complete; {QUOTES}
a: "x" y
       ^""",
    ),
    "a colon too many": (
        "note: led: trumps",
        f"""1:10: error[E108]: a ':' stands where no key can be; {QUOTES}, or mend the indentation
note: led: trumps
         ^""",
    ),
    "a key without a colon": (
        "a: 1\nb\nc: 2",
        """2:1: error[E108]: ':' is missing after this; write `key: value`
b
^""",
    ),
    "an entry in the wrong column": (
        "a:\n  - x\n - y",
        f"""3:2: error[E108]: the indentation fits nothing above it; {INDENT}
 - y
 ^""",
    ),
    "a list on the line of its key": (
        "a: - x",
        """1:4: error[E108]: a list cannot begin here; begin it on a line of its own
a: - x
   ^""",
    ),
    "a character no text begins with": (
        "a: @x",
        f"""1:4: error[E108]: no text begins with this character; {QUOTES}
a: @x
   ^""",
    ),
    "text on the line of a literal": (
        "a: |x\n  y",
        """1:5: error[E108]: only a digit 1-9, + or - may follow '|' or '>'; begin the text on the next line
a: |x
    ^""",
    ),
}


@pytest.mark.parametrize("loader", ["C", "Python"])
@pytest.mark.parametrize("name", CASES)
def test_a_broken_text_is_told_with_its_place(name: str, loader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if loader == "Python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    elif not hasattr(yaml, "CSafeLoader"):
        pytest.skip("this PyYAML was built without its loader in C")
    text, expected = CASES[name]
    with pytest.raises(SourceError) as caught:
        load(text, "f.yaml")
    assert str(caught.value) == f"f.yaml:{expected}"


def test_the_alias_bomb_is_a_small_file_that_would_expand_without_end() -> None:
    assert len(ALIAS_BOMB) == 324
    assert ALIAS_BOMB.count("*") > 40
