"""The codes of meaning (E3xx to W7xx): code → title, explanation, wrong, right."""

from typing import Final

from belot.codes_text import Row

RULE_CODES: Final[dict[str, Row]] = {
    "E301": (
        "an expression that cannot be read",
        "A sign that has no meaning, a word where none is expected, or an end that comes too early. The caret stands\n"
        "inside the expression, in folded text too.",
        "when: ally(winner) &&",
        "when: ally(winner)",
    ),
    "E302": (
        "an unknown name in an expression",
        "Each place in a ruleset has its own names; this one is not among them, or a name given by `any`, `all` and\n"
        "the like is taken already. docs/language.md lists the names of each place.",
        "cards: trumps & abov(best)",
        "cards: trumps & above(best)",
    ),
    "E303": (
        "a value of the wrong type in an expression",
        "Numbers, conditions, cards, sets of cards, seats and sides do not mix. The message says what was expected.",
        "when: tricks(takers)",
        "when: tricks(takers) == all-tricks",
    ),
    "E304": (
        "a function without arguments, or too many of them",
        "A function is written with its arguments between brackets, a name without brackets.",
        "when: ally",
        "when: ally(winner)",
    ),
    "E305": (
        "an expression that is too long, too deep or too great",
        "Expressions are short: 2,000 characters, 40 levels and numbers up to 1,000,000. Split it into values.",
        "amount: 99999999",
        "amount: 162",
    ),
    "E401": (
        "an unknown base",
        "`extends` names a ruleset that comes with the package, or a file by its path from this one, ending in .yaml.",
        "extends: ./our-base",
        "extends: ./our-base.yaml",
    ),
    "E402": (
        "a ruleset that extends itself",
        "Following `extends` from file to file leads back to a file that was there before.",
        "id: a\nextends: ./a.yaml",
        "id: a\nextends: ./b.yaml",
    ),
    "E403": (
        "an edit of something that is not there",
        "`change`, `remove` and `insert` address the entries of the base by their ids.",
        "legal: {remove: [overtrumpp]}",
        "legal: {remove: [overtrump]}",
    ),
    "E404": (
        "an unknown option or choice",
        "`set` chooses among the options the base declares, and among the choices of each.",
        "set: {tie: mde}",
        "set: {tie: made}",
    ),
    "E405": (
        "an id that is taken",
        "The ids of a list are all different, and an id that is used in expressions cannot be a name that already has\n"
        "a meaning there.",
        "lines:\n  - {id: cards, amount: 0}\n  - {id: cards, amount: 10}",
        "lines:\n  - {id: cards, amount: 0}\n  - {id: last-trick, amount: 10}",
    ),
    "E411": (
        "an unknown clause",
        "`clauses` cites rules of the documents by the ids they have in spec/clauses, and `documents` names the first\n"
        "words of those ids.",
        "clauses: [fr.play.overtrumps]",
        "clauses: [fr.play.overtrump]",
    ),
    "E412": (
        "ranks that are missing, twice or none",
        "An order and a table of points name each of 7 8 9 T J Q K A once. The ten is T.",
        "order: J 9 A 10 K Q 8 7",
        "order: J 9 A T K Q 8 7",
    ),
    "E413": (
        "an unknown name of a part",
        "A part of the ruleset refers to another, such as a card table, by a name that does not exist.",
        "suit: {trump-cards: trumpp}",
        "suit: {trump-cards: trump}",
    ),
    "E414": (
        "an impossible length of a sequence",
        "A sequence has three to eight cards.",
        'sequences: {"2": 10}',
        'sequences: {"3": 20}',
    ),
    "E415": (
        "a contract without a card table",
        "A contract says which table its trumps and its other suits use, as far as it has them.",
        "no-trumps: {declarations: none}",
        "no-trumps: {other-cards: plain, declarations: none}",
    ),
    "E416": (
        "a deal that cannot be dealt",
        "A step does one thing; there is one step of bidding, no more cards are given than there are, a card that is\n"
        "offered has been faced, and nothing is given to a declarer before there is one. In the end everybody has as\n"
        "many cards as the others, which is the number of tricks.",
        "- {id: first, give: 3, to: all, turn-up: true}",
        "- {id: first, give: 3, to: all}\n- {id: face, turn-up: true}",
    ),
    "E417": (
        "bidding that does not fit",
        "The kind of bidding needs a key that is missing, a trump can be bid that has no contract, values do not\n"
        "rise, or there are not two sides of which one could double the other.",
        "drive: auction\ntrumps: S H D X",
        "drive: auction\ntrumps: S H D C",
    ),
    "E418": (
        "a cascade that can end without a decision",
        "Rungs, outcomes and endings are tried in order, so the last one has to hold always: no `when`, and for a\n"
        "rung the whole hand.",
        "legal:\n  - {id: follow, cards: led}",
        "legal:\n  - {id: follow, cards: led}\n  - {id: discard, cards: hand}",
    ),
    "E419": (
        "sides that do not fit the table",
        "Only four players play in pairs.",
        "table: {players: 3, sides: pairs}",
        "table: {players: 3, sides: solo}",
    ),
    "E420": (
        "points held over for nobody",
        "Where an outcome holds points over, `held` says to whom they go later.",
        "outcomes:\n  - {id: tie, when: any(total(s) == total(takers) for s in defenders), held: total(takers)}",
        "outcomes:\n  - {id: tie, when: any(total(s) == total(takers) for s in defenders), held: total(takers)}\n"
        "held:\n  paid-to: all(written(side) > written(s) for s in others)",
    ),
    "E421": (
        "a winner where none belongs, or none where one does",
        "An ending with `then: win` has a `winner`, every other has none.",
        "- {id: reached, then: win}",
        "- {id: reached, then: win, winner: total(side) >= target}",
    ),
    "E422": (
        "a shared part is no game",
        "The file says `abstract: true`: it is there for others to extend and cannot be played.",
        "abstract: true",
        "extends: ./shared.yaml",
    ),
    "E501": (
        "a record or position of the wrong shape",
        "A part is missing, is not known, or is of the wrong kind: a record has a dealer, a deck and actions, written\n"
        "as the message says.",
        "dealer: north",
        "dealer: 0",
    ),
    "E502": (
        "no card",
        "A card is its rank, then its suit: 7 8 9 T J Q K A and S H D C.",
        "10H",
        "TH",
    ),
    "E503": ("a card that comes twice", "Each of the 32 cards exists once.", "TH 7S TH", "TH 7S"),
    "E504": (
        "a deck that is not whole",
        "A deck is all 32 cards, the first dealt first.",
        "a deck of 31 cards",
        "a deck of 32 cards",
    ),
    "E505": ("no seat", "Seats are numbered from 0 in playing order.", "seat 4 of four players", "seat 3"),
    "E506": (
        "a deal that is not over",
        "The result is there when the last card was played, the deal was passed out or the match was claimed.",
        "the result after 31 cards",
        "the result after 32 cards",
    ),
    "E507": (
        "a position or request that does not hold together",
        "A part is missing, is of another kind, or contradicts another part. The message says which.",
        '"trick": ["TH"]',
        '"trick": [[0, "TH"]]',
    ),
    "E508": (
        "an unknown ruleset in a record",
        "The record or position names a ruleset that does not come with the package and is no file.",
        "ruleset: my-rulez",
        "ruleset: my-rules",
    ),
    "E509": (
        "a ruleset that has changed",
        "A record keeps the digest of the ruleset it was made with. Replaying it with other rules could give another\n"
        "result, so that is refused.",
        "digest: of the rules before they changed",
        "digest: of the rules as they are",
    ),
    "E510": (
        "an action the rules do not allow",
        "A record is replayed action by action, and this one is refused. The lines below the message name the rung\n"
        "that decides, the clauses it rests on, and what was legal instead.",
        "actions: [play TH]    (where a trump higher than the best has to be played)",
        "actions: [play JH]",
    ),
    "E511": (
        "a result that differs from the replay",
        "The record claims a result, and playing its actions by its ruleset gives another. Either the record is wrong\n"
        "or the ruleset is.",
        "result: {written: [90, 72]}    (where the play gives 91 to 71)",
        "result: {written: [91, 71]}",
    ),
    "E601": (
        "choices that contradict each other",
        "Two choices give one value differently, or one removes what the other changes. The same holds between a choice and\n"
        "the edits of the file that makes it. The notes show both places; a file that extends this one may still change\n"
        "what was chosen here.",
        "set: {tie: held}\nscore: {outcomes: {remove: [made]}}    # what `held` changes",
        "set: {tie: held}",
    ),
    "E602": (
        "a default with an overlay",
        "The default of an option is what the ruleset plays as it stands; the other choices say what they change of that.\n"
        "A file that extends it makes another choice with `set`.",
        "options: {tie: {default: held}}    # where the base plays `made`",
        "set: {tie: held}",
    ),
    "E603": (
        "a choice that changes nothing",
        "Every choice but the default needs an overlay, or it would play like the default.",
        "choices:\n  made: {}    # the default\n  failed: {}",
        "choices:\n  made: {}    # the default\n"
        "  failed: {overlay: {score: {outcomes: {change: {made: {when: total(takers) > total(defenders)}}}}}}",
    ),
    "W701": (
        "a ruleset and its file have different names",
        "Records, positions and fixtures name a ruleset by its `id`, and it is looked for in the file of that name.\n"
        "It is played all the same. Shared parts, which only their files name, need not follow this.",
        "id: my-rules     # in the file our-rules.yaml",
        "id: our-rules    # in the file our-rules.yaml",
    ),
}
