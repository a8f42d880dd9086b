### English: the words of explanations.
### A message is what the interpreter asks for; an attribute is a form that only this file uses.

## Suits, cards, trumps, counts

suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
    .one = { $suit ->
        [spades] spade
        [hearts] heart
        [diamonds] diamond
       *[clubs] club
    }
    .sign = { $suit ->
        [spades] ♠
        [hearts] ♥
        [diamonds] ♦
       *[clubs] ♣
    }

card = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}{ suit.sign }
    .suit = { suit.one }

card-words = { rank } of { suit }

rank = { $rank ->
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}

trump = { $trump ->
    [no-trumps] no trumps
    [all-trumps] all trumps
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
    .at = { $trump ->
        [no-trumps] at { trump }
        [all-trumps] at { trump }
       *[suit] in { trump }
    }

count = { $n } { $noun ->
    [card] { $n ->
        [one] card
       *[other] cards
    }
    [trump] { $n ->
        [one] trump
       *[other] trumps
    }
    [trick] { $n ->
        [one] trick
       *[other] tricks
    }
   *[point] { $n ->
        [one] point
       *[other] points
    }
}

## Sets of cards

cards = a { cards.bare }
    .bare = { $set ->
        [any] card
        [led] { cards.of-led }
        [trump] trump
        [higher-trump] higher trump{ cards.than }
        [higher-led] higher { cards.of-led }{ cards.than }
        [higher] card that beats { predicate.best }
        [plain] card other than a trump
        [other-suit] { $led ->
            [none] card of another suit than the one led
           *[suit] card other than a { SUIT($led, form: "one") }
        }
        [neither] card that is neither a { cards.of-led } nor a trump
        [lower-trump] lower trump{ cards.than }
        [lower-led] lower { cards.of-led }{ cards.than }
        [lower] card that does not beat { predicate.best }
        [any-but-lower-trump] card other than a lower trump{ cards.than }
        [led-or-trump] { cards.of-led } or a trump
        [none] card of no kind
       *[other] card that { $phrase }
    }
    .of-led = { $led ->
        [none] card of the suit led
       *[suit] { SUIT($led, form: "one") }
    }
    .than = { $best ->
        [none] { "" }
       *[card] { " than the " }{ CARD($best) }
    }

must = { $set ->
    [any] any card may be played
    [none] no card may be played
    [led] { $led ->
        [none] you must follow suit
       *[suit] you must follow suit with a { SUIT($led, form: "one") }
    }
    [ruff] you must trump
    [overruff] you must overtrump { predicate.best }
    [any-but-lower-trump] any card may be played except a lower trump{ cards.than }
   *[other] { cards } must be played
}

hold = { $held ->
    [yes] you hold { cards }
   *[no] you hold no { cards.bare }
}
when-hold = { hold }

exist = { $held ->
    [yes] there is { cards }
   *[no] there is no { cards.bare }
}
when-exist = { exist }

predicate = { $property ->
    [led] { $led ->
        [none] { $holds ->
            [yes] is of the suit led
           *[no] is not of the suit led
        }
       *[suit] { $holds ->
            [yes] is a { cards.of-led }
           *[no] is not a { cards.of-led }
        }
    }
    [trumps] { $holds ->
        [yes] is a trump
       *[no] is not a trump
    }
    [above] { $holds ->
        [yes] beats { predicate.best }
       *[no] does not beat { predicate.best }
    }
    [best] { $holds ->
        [yes] is { predicate.best }
       *[no] is not { predicate.best }
    }
    [hand] { $holds ->
        [yes] is in your hand
       *[no] is not in your hand
    }
   *[any] { $holds ->
        [yes] can be any card
       *[no] can be no card
    }
}
    .best = { $best ->
        [none] the winning card
       *[card] the { CARD($best) }
    }

## Conditions

fact-leading = { $holds ->
    [yes] you are leading
   *[no] you are not leading
}
when-fact-leading = { fact-leading }

fact-ally = { $holds ->
    [yes] your partner is winning the trick
   *[no] your partner is not winning the trick
}
when-fact-ally = { fact-ally }

fact-led-trump = { $holds ->
    [yes] a trump was led
   *[no] no trump was led
}
when-fact-led-trump = { $holds ->
    [yes] a trump is led
   *[no] no trump is led
}

fact-best-led = { $holds ->
    [yes] the trick has not been trumped
   *[no] the trick has been trumped
}
when-fact-best-led = { fact-best-led }

fact-best-trump = { $holds ->
    [yes] a trump is winning the trick
   *[no] no trump is winning the trick
}
when-fact-best-trump = { fact-best-trump }

fact-four = { $holds ->
    [yes] it is a four of a kind
   *[no] it is a sequence
}
when-fact-four = { fact-four }

fact-in-trumps = { $holds ->
    [yes] it is in trumps
   *[no] it is not in trumps
}
when-fact-in-trumps = { fact-in-trumps }

best-is = { predicate.best } { $phrase }
when-best-is = { best-is }

same-cards = { $holds ->
    [yes] a card { $phrase } exactly when it { $second }
   *[no] not every card that { $phrase } { $second }, or the other way round
}
when-same-cards = { same-cards }

agree = { $left } exactly when { $right }
when-agree = { agree }

compared = { $left } { $relation ->
    [equal] equals
    [different] does not equal
    [less] is less than
    [at-most] is at most
    [more] is more than
   *[at-least] is at least
} { $right }
when-compared = { compared }

always = it is always so
never = it is never so

lead = a { SUIT($led, form: "one") } was led{ $tail ->
    [void] { " and you hold none" }
    [trump] { " and " }{ SUIT($led) } are trumps
    [all-trumps] { " and every suit is trumps" }
    [plain] { " and " }{ SUIT($led) } are not trumps
   *[none] { "" }
}

## Joining

phrases = { $left }, { $right }
and-phrases = { $left } and { $right }
or-phrases = { $left } or { $right }
or-groups = { $left }, or { $right }
either = either { $phrase }
either-or = { $left } or { $right }
phrase-if = { $then } if { $when }, and otherwise { $otherwise }

clauses = { $left }, { $right }
and-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} and { $right }
lead-and = { $lead }, and { $clause }
or-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} or { $right }
and-conditions = { and-clauses }
or-conditions = { or-clauses }
either-clause = either { $clause }
either-or-clauses = { $left } or { $right }
clause-if = if { $when }, { $then }; otherwise { $otherwise }
when-clause-if = { $then } in case { $when }, or otherwise { $otherwise }

rule = when { $when }, { $must }
because = { $reasons }, so { $must }

## Numbers and keys of comparison

number = { $n }
number-points = its number of points
number-length = its length
number-top = the rank of its top card
number-turn = the place of its holder in turn
number-negative = minus { $phrase }
number-reckoned = { $operation ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
   *[times] { $left } times { $right }
}
number-if = { $then } if { $when }, otherwise { $otherwise }

key = { $by ->
    [four] a four of a kind before a sequence
    [points] the one worth more points
    [length] the longer one
    [top] the one with the higher top card
    [in-trumps] the one in trumps
    [earlier] the one whose holder comes earlier in turn
    [more] the one for which this is greater: { $phrase }
   *[true] the one of which this is true: { $phrase }
}

## Cards refused and allowed

card-is = the { CARD($card) } { $phrase }
why-suit = the { CARD($card) } is a { CARD($card, form: "suit") }
why-trump = { $holds ->
    [yes] the { CARD($card) } is a trump
   *[no] the { CARD($card) } is not a trump
}
why-height = { $holds ->
    [yes] the { CARD($card) } is higher than { predicate.best }
   *[no] the { CARD($card) } is lower than { predicate.best }
}

refused = The { CARD($card) } is refused: { $rule }; { $why }.
refused-by-rule = The { CARD($card) } is refused: { $rule }.
allowed = The { CARD($card) } is allowed: { $rule }.
legal = Legal: { $list }.

not-in-hand = You do not hold the { CARD($card) }.
announced-belote = The { CARD($card) } is refused: you have announced belote, so one of its two cards must be played.
illegal-discard = Exactly { count } of your hand must be discarded.
deal-over = The deal is over: nothing more can be called or played.

## Calls and other actions

action = { $action ->
    [pass] pass
    [double] double
    [redouble] redouble
    [exchange] exchange
    [declare] declare
    [belote] belote
   *[claim] claim
}
take = take { SUIT($suit) }
bid = { $value ->
    [none] { trump }
   *[value] { bid-value } { trump.at }
}
bid-value = { $value ->
    [capot] capot
    [general] general
   *[number] { $value }
}
bids-from = { $value ->
    [general] general
   *[number] { bid-value } or more
}
discard = discard { $list }

refused-action = “{ $action }” is refused: { $reason }.

call-unknown = this game has no such call
call-must = trump must be named here
call-suit = this suit cannot be taken in this round
call-higher = a bid must be higher than the one before
call-none = no further bid can be made
call-double = only a bid of the other side can be doubled, and only once
call-redouble = only a double of the other side can be redoubled, and only once
action-unknown = this cannot be done now
exchange-none = no card is exchanged in this game
exchange-when = the { rank } of trumps is exchanged for the faced card only if that is a trump, once, before your first card and before you declare
declare-none = declarations do not count in this game
declare-automatic = declarations count by themselves and are not announced
declare-when = a declaration is announced by the player who holds one, once, before his first card
belote-none = belote does not count in this game
belote-automatic = belote counts by itself and is not announced
belote-any-play = belote is announced by the player who was dealt king and queen of trumps, once, while he still holds one of them
belote-first-card = belote is announced by the player who holds king and queen of trumps, with the first of them
claim-none = no points are claimed in this game
claim-when = a claim is made before leading to a trick, by the player who took the one before and has reached the target

## Input that is no position

invalid-E502 = “{ $given }” is no card: write the rank (7 8 9 T J Q K A), then the suit (S H D C), as in TH for the ten of hearts.
invalid-E503 = The { CARD($card) } comes twice: each of the 32 cards exists once.
invalid-E504 = The deck has { count }: give all { $pack }, the first dealt first.
invalid-E505 = There is no seat { $seat }: seats are 0 to { $last }.
invalid-E506 = The deal is not over: play all cards first.
invalid-other = { $code }: { $detail }.
