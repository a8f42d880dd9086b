### Hrvatski: riječi objašnjenja.
### Poruka je ono što interpreter traži; atribut je oblik koji treba samo ovoj datoteci.

## Boje, karte, aduti, brojevi

suit = { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
    .gen = { $suit ->
        [spades] pika
        [hearts] herca
        [diamonds] kara
       *[clubs] trefa
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
    .suit = { suit }
    .gender = { $rank ->
        [jack] masculine
        [king] masculine
        [ace] masculine
       *[other] feminine
    }

card-words = { rank } { suit }

rank = { $rank ->
    [seven] sedmica
    [eight] osmica
    [nine] devetka
    [ten] desetka
    [jack] dečko
    [queen] dama
    [king] kralj
   *[ace] as
}
    .of-trumps = { $rank ->
        [jack] adutski { rank }
        [king] adutski { rank }
        [ace] adutski { rank }
       *[other] adutska { rank }
    }

trump = { $trump ->
    [no-trumps] bez aduta
    [all-trumps] svi aduti
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
    .at = { $trump ->
        [no-trumps] bez aduta
        [all-trumps] u svim adutima
        [spades] u piku
        [hearts] u hercu
        [diamonds] u karu
       *[clubs] u trefu
    }

count = { $n } { $noun ->
    [card] { $n ->
        [one] karta
        [few] karte
       *[other] karata
    }
    [trump] { $n ->
        [one] adut
        [few] aduta
       *[other] aduta
    }
    [trick] { $n ->
        [one] štih
        [few] štiha
       *[other] štihova
    }
   *[point] { $n ->
        [one] bod
        [few] boda
       *[other] bodova
    }
}
    .acc = { $noun ->
        [card] { $n ->
            [one] { $n } kartu
           *[other] { count }
        }
       *[other] { count }
    }

## Skupovi karata

cards = { $set ->
    [any] karta
    [led] { $led ->
        [none] karta tražene boje
       *[suit] { SUIT($led) }
    }
    [trump] adut
    [higher-trump] jači adut{ cards.than }
    [higher-led] { $led ->
        [none] jača karta tražene boje
       *[suit] jači { SUIT($led) }{ cards.than }
    }
    [higher] karta koja tuče { predicate.best-acc }
    [plain] karta koja nije adut
    [other-suit] { $led ->
        [none] karta koja nije tražene boje
       *[suit] karta koja nije { SUIT($led) }
    }
    [neither] { $led ->
        [none] karta koja nije ni tražene boje ni adut
       *[suit] karta koja nije ni { SUIT($led) } ni adut
    }
    [lower-trump] slabiji adut{ cards.than }
    [lower-led] { $led ->
        [none] slabija karta tražene boje
       *[suit] slabiji { SUIT($led) }{ cards.than }
    }
    [lower] karta koja ne tuče { predicate.best-acc }
    [any-but-lower-trump] karta koja nije slabiji adut{ cards.than }
    [led-or-trump] { $led ->
        [none] karta tražene boje ili adut
       *[suit] { SUIT($led) } ili adut
    }
    [none] nepostojeća karta
   *[other] karta koja { $phrase }
}
    .acc = { $set ->
        [any] kartu
        [led] { $led ->
            [none] kartu tražene boje
           *[suit] { SUIT($led) }
        }
        [higher-led] { $led ->
            [none] jaču kartu tražene boje
           *[suit] { cards }
        }
        [higher] kartu koja tuče { predicate.best-acc }
        [plain] kartu koja nije adut
        [other-suit] { $led ->
            [none] kartu koja nije tražene boje
           *[suit] kartu koja nije { SUIT($led) }
        }
        [neither] { $led ->
            [none] kartu koja nije ni tražene boje ni adut
           *[suit] kartu koja nije ni { SUIT($led) } ni adut
        }
        [lower-led] { $led ->
            [none] slabiju kartu tražene boje
           *[suit] { cards }
        }
        [lower] kartu koja ne tuče { predicate.best-acc }
        [any-but-lower-trump] kartu koja nije slabiji adut{ cards.than }
        [led-or-trump] { $led ->
            [none] kartu tražene boje ili adut
           *[suit] { cards }
        }
        [none] nepostojeću kartu
        [trump] { cards }
        [higher-trump] { cards }
        [lower-trump] { cards }
       *[other] kartu koja { $phrase }
    }
    .gen = { $set ->
        [any] karata
        [led] { $led ->
            [none] karata tražene boje
           *[suit] { SUIT($led, form: "gen") }
        }
        [trump] aduta
        [higher-trump] jačeg aduta{ cards.than }
        [higher-led] { $led ->
            [none] jače karte tražene boje
           *[suit] jačeg { SUIT($led, form: "gen") }{ cards.than }
        }
        [higher] karte koja tuče { predicate.best-acc }
        [plain] karte koja nije adut
        [other-suit] { $led ->
            [none] karte koja nije tražene boje
           *[suit] karte koja nije { SUIT($led) }
        }
        [neither] { $led ->
            [none] karte koja nije ni tražene boje ni adut
           *[suit] karte koja nije ni { SUIT($led) } ni adut
        }
        [lower-trump] slabijeg aduta{ cards.than }
        [lower-led] { $led ->
            [none] slabije karte tražene boje
           *[suit] slabijeg { SUIT($led, form: "gen") }{ cards.than }
        }
        [lower] karte koja ne tuče { predicate.best-acc }
        [any-but-lower-trump] karte koja nije slabiji adut{ cards.than }
        [led-or-trump] { $led ->
            [none] ni karte tražene boje ni aduta
           *[suit] ni { SUIT($led, form: "gen") } ni aduta
        }
        [none] nepostojeće karte
       *[other] karte koja { $phrase }
    }
    .than = { $best ->
        [none] { "" }
       *[card] { " od " }{ CARD($best) }
    }

must = { $set ->
    [any] smijete odigrati bilo koju kartu
    [none] ne smijete odigrati nijednu kartu
    [led] { $led ->
        [none] morate poštovati boju
       *[suit] morate poštovati boju i odigrati { SUIT($led) }
    }
    [ruff] morate rezati adutom
    [overruff] morate nadrezati { predicate.best-acc } jačim adutom
    [higher-trump] morate odigrati jači adut{ cards.than } (iber)
    [higher-led] morate odigrati { cards.acc } (iber)
    [any-but-lower-trump] smijete odigrati bilo koju kartu osim { $best ->
        [none] slabijeg aduta
       *[card] aduta slabijeg od { CARD($best) }
    }
   *[other] morate odigrati { cards.acc }
}

hold = { $held ->
    [yes] imate { cards.acc }
   *[no] nemate { cards.gen }
}
when-hold = { hold }

exist = { $held ->
    [yes] postoji { cards }
   *[no] nema { cards.gen }
}
when-exist = { exist }

predicate = { $property ->
    [led] { $led ->
        [none] { $holds ->
            [yes] pripada traženoj boji
           *[no] ne pripada traženoj boji
        }
       *[suit] { $holds ->
            [yes] pripada boji { SUIT($led) }
           *[no] ne pripada boji { SUIT($led) }
        }
    }
    [trumps] { $holds ->
        [yes] spada u adute
       *[no] ne spada u adute
    }
    [above] { $holds ->
        [yes] tuče { predicate.best-acc }
       *[no] ne tuče { predicate.best-acc }
    }
    [best] { $holds ->
        [yes] jest { predicate.best }
       *[no] nije { predicate.best }
    }
    [hand] { $holds ->
        [yes] leži u vašoj ruci
       *[no] ne leži u vašoj ruci
    }
   *[any] { $holds ->
        [yes] može biti bilo koja karta
       *[no] ne može biti nijedna karta
    }
}
    .best = { $best ->
        [none] najjača karta u štihu
       *[card] { CARD($best) }
    }
    .best-acc = { $best ->
        [none] najjaču kartu u štihu
       *[card] { CARD($best) }
    }

## Uvjeti

fact-leading = { $holds ->
    [yes] vi izlazite
   *[no] ne izlazite vi
}
when-fact-leading = { fact-leading }

fact-ally = { $holds ->
    [yes] vaš partner drži štih
   *[no] vaš partner ne drži štih
}
when-fact-ally = { fact-ally }

fact-led-trump = { $holds ->
    [yes] odigran je adut
   *[no] nije odigran adut
}
when-fact-led-trump = { $holds ->
    [yes] je odigran adut
   *[no] nije odigran adut
}

fact-best-led = { $holds ->
    [yes] štih još nije rezan
   *[no] štih je već rezan
}
when-fact-best-led = { $holds ->
    [yes] štih još nije rezan
   *[no] je štih već rezan
}

fact-best-trump = { $holds ->
    [yes] štih drži adut
   *[no] štih ne drži adut
}
when-fact-best-trump = { fact-best-trump }

fact-four = { $holds ->
    [yes] zvanje ima četiri iste karte
   *[no] zvanje ima karte u nizu
}
when-fact-four = { fact-four }

fact-in-trumps = { $holds ->
    [yes] zvanje je u adutu
   *[no] zvanje nije u adutu
}
when-fact-in-trumps = { $holds ->
    [yes] je zvanje u adutu
   *[no] zvanje nije u adutu
}

best-is = { predicate.best } { $phrase }
when-best-is = za { predicate.best-acc } vrijedi da { $phrase }

same-cards = { $holds ->
    [yes] karta { $phrase } ako i samo ako { $second }
   *[no] postoji karta koja { $phrase }, a za koju ne vrijedi da { $second }, ili obrnuto
}
when-same-cards = { $holds ->
    [yes] za svaku kartu vrijedi da { $phrase } ako i samo ako { $second }
   *[no] { same-cards }
}

agree = { $left } ako i samo ako { $right }
when-agree = { agree }

compared = { $left } { $relation ->
    [equal] iznosi
    [different] ne iznosi
    [less] ne doseže
    [at-most] ne prelazi
    [more] prelazi
   *[at-least] doseže
} { $right }
when-compared = { compared }

always = uvijek vrijedi
never = nikad ne vrijedi

lead = odigran je { SUIT($led) }{ $tail ->
    [void] , a nemate ga
    [trump] , a { SUIT($led) } je adut
    [all-trumps] , a svaka je boja adut
    [plain] , a { SUIT($led) } nije adut
   *[none] { "" }
}

## Spajanje

phrases = { $left }, { $right }
and-phrases = { $left } i { $right }
or-phrases = { $left } ili { $right }
or-groups = { $left }, ili { $right }
either = ili { $phrase }
either-or = { $left }, ili { $right }
phrase-if = { $then } ako { $when }, a inače { $otherwise }

clauses = { $left }, { $right }
and-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} i { $right }
lead-and = { $lead } i { $clause }
or-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} ili { $right }
and-conditions = { and-clauses }
or-conditions = { or-clauses }
either-clause = ili { $clause }
either-or-clauses = { $left }, ili { $right }
clause-if = ako { $when }, { $then }; inače { $otherwise }
when-clause-if = { $then } u slučaju da { $when }, a inače { $otherwise }

rule = kad { $when }, { $must }
because = { $reasons }, pa { $must }

## Brojevi i mjerila usporedbe

number = { $n }
number-points = broj njegovih bodova
number-length = broj njegovih karata
number-top = rang njegove najviše karte
number-turn = redni broj njegova vlasnika
number-negative = minus { $phrase }
number-reckoned = { $operation ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
   *[times] { $left } puta { $right }
}
number-if = { $then } ako { $when }, inače { $otherwise }

key = { $by ->
    [four] četiri iste ispred niza
    [points] zvanje koje vrijedi više bodova
    [length] dulje zvanje
    [top] zvanje čija je najviša karta jača
    [in-trumps] zvanje u adutu
    [earlier] zvanje igrača koji je prije na redu
    [more] zvanje za koje je ovo veće: { $phrase }
   *[true] zvanje za koje je ovo istina: { $phrase }
}

## Odbijene i dopuštene karte

card-is = { CARD($card) } { $phrase }
why-suit = { CARD($card) } je { CARD($card, form: "suit") }
why-trump = { CARD($card) } { $holds ->
    [yes] je adut
   *[no] nije adut
}
why-height = { CARD($card) } je { CARD($card, form: "gender") ->
    [masculine] { $holds ->
        [yes] jači
       *[no] slabiji
    }
   *[feminine] { $holds ->
        [yes] jača
       *[no] slabija
    }
} od { $best ->
    [none] najjače karte u štihu
   *[card] { CARD($best) }
}

refused = { CARD($card) } nije { CARD($card, form: "gender") ->
    [masculine] dopušten
   *[feminine] dopuštena
}: { $rule }; { $why }.
refused-by-rule = { CARD($card) } nije { CARD($card, form: "gender") ->
    [masculine] dopušten
   *[feminine] dopuštena
}: { $rule }.
allowed = { CARD($card) } je { CARD($card, form: "gender") ->
    [masculine] dopušten
   *[feminine] dopuštena
}: { $rule }.
legal = Dopušteno: { $list }.

not-in-hand = Nemate { CARD($card) } u ruci.
announced-belote = { CARD($card) } nije { CARD($card, form: "gender") ->
    [masculine] dopušten
   *[feminine] dopuštena
}: najavili ste belu, pa morate odigrati jednu od njezinih dviju karata.
illegal-discard = Morate odbaciti točno { count.acc } iz ruke.
deal-over = Dijeljenje je gotovo: više se ne može ni zvati ni igrati.

## Zvanje aduta i druge radnje

action = { $action ->
    [pass] dalje
    [double] kontra
    [redouble] rekontra
    [exchange] zamjena
    [declare] zvanje
    [belote] bela
   *[claim] dosta
}
take = zvati { SUIT($suit) }
bid = { $value ->
    [none] { trump }
   *[value] { bid-value } { trump.at }
}
bid-value = { $value ->
    [capot] štiglja
    [general] general
   *[number] { $value }
}
bids-from = { $value ->
    [general] general
   *[number] { bid-value } ili više
}
discard = odbaciti { $list }

refused-action = „{ $action }” nije dopušteno: { $reason }.

call-unknown = u ovoj igri nema takvog poziva
call-must = ovdje se mora zvati adut
call-suit = ta se boja u ovom krugu ne može zvati
call-higher = poziv mora biti viši od prethodnog
call-none = više se ne može zvati
call-double = kontra se daje samo na poziv druge strane i samo jedanput
call-redouble = rekontra se daje samo na kontru druge strane i samo jedanput
action-unknown = to se u ovom trenutku ne može učiniti
exchange-none = u ovoj se igri karte ne mijenjaju
exchange-when = { rank.of-trumps } mijenja se za okrenutu kartu samo ako je ona adut, jedanput, prije vaše prve karte i prije vaših zvanja
declare-none = u ovoj se igri zvanja ne broje
declare-automatic = zvanja se broje sama i ne najavljuju se
declare-when = zvanje najavljuje igrač koji ga ima, jedanput, prije svoje prve karte
belote-none = u ovoj se igri bela ne broji
belote-automatic = bela se broji sama i ne najavljuje se
belote-any-play = belu najavljuje igrač koji je dobio adutskog kralja i adutsku damu, jedanput, dok drži barem jednu od tih dviju karata
belote-first-card = belu najavljuje igrač koji drži adutskog kralja i adutsku damu, s prvom od tih dviju karata
claim-none = u ovoj se igri kraj ne proglašava
claim-when = kraj proglašava prije izlaska u štih igrač koji je odnio prethodni štih i dosegnuo potreban broj bodova

## Unos koji nije pozicija

invalid-E502 = „{ $given }” nije karta: napišite jačinu (7 8 9 T J Q K A), pa boju (S H D C), primjerice TH za desetku herc.
invalid-E503 = { CARD($card) } pojavljuje se dvaput: svaka od 32 karte postoji jedanput.
invalid-E504 = U špilu { $n ->
    [one] je
    [few] su
   *[other] je
} { count }: dajte sve { $pack }, prvo onu koja se prva dijeli.
invalid-E505 = Nema mjesta { $seat }: mjesta su od 0 do { $last }.
invalid-E506 = Dijeljenje nije gotovo: najprije odigrajte sve karte.
invalid-other = { $code }: { $detail }.
