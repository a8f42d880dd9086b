### Français : les mots des explications.
### Un message est ce que l'interprète demande ; un attribut est une forme qui ne sert que dans ce fichier.

## Couleurs, cartes, atouts, nombres

suit = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
    .plural = { $suit ->
        [diamonds] carreaux
       *[other] { suit }s
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
    [jack] V
    [queen] D
    [king] R
   *[ace] A
}{ suit.sign }
    .the = { $rank ->
        [queen] la { card }
        [ace] l’{ card }
       *[other] le { card }
    }
    .start = { $rank ->
        [queen] La { card }
        [ace] L’{ card }
       *[other] Le { card }
    }
    .of = { $rank ->
        [queen] de la { card }
        [ace] de l’{ card }
       *[other] du { card }
    }
    .gender = { $rank ->
        [queen] feminine
       *[other] masculine
    }
    .suit = un { suit }

card-words = { rank } de { suit }

rank = { $rank ->
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
    [king] roi
   *[ace] as
}
    .the = { $rank ->
        [queen] la { rank }
        [ace] l’{ rank }
       *[other] le { rank }
    }

trump = { $trump ->
    [no-trumps] sans atout
    [all-trumps] tout atout
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
    .at = { $trump ->
        [no-trumps] { trump }
        [all-trumps] { trump }
       *[suit] à { trump }
    }

count = { $n } { $noun ->
    [card] { $n ->
        [one] carte
       *[other] cartes
    }
    [trump] { $n ->
        [one] atout
       *[other] atouts
    }
    [trick] { $n ->
        [one] pli
       *[other] plis
    }
   *[point] { $n ->
        [one] point
       *[other] points
    }
}

## Ensembles de cartes

cards = { $set ->
    [any] une carte
    [led] { $led ->
        [none] une carte de la couleur demandée
       *[suit] un { SUIT($led) }
    }
    [trump] un atout
    [higher-trump] un atout plus fort{ cards.than }
    [higher-led] { $led ->
        [none] une carte plus forte de la couleur demandée
       *[suit] un { SUIT($led) } plus fort{ cards.than }
    }
    [higher] une carte qui bat { predicate.best }
    [plain] une carte autre qu’un atout
    [other-suit] { $led ->
        [none] une carte d’une autre couleur que celle demandée
       *[suit] une carte autre qu’un { SUIT($led) }
    }
    [neither] { $led ->
        [none] une carte qui n’est ni de la couleur demandée ni un atout
       *[suit] une carte qui n’est ni un { SUIT($led) } ni un atout
    }
    [lower-trump] un atout plus faible{ cards.than }
    [lower-led] { $led ->
        [none] une carte plus faible de la couleur demandée
       *[suit] un { SUIT($led) } plus faible{ cards.than }
    }
    [lower] une carte qui ne bat pas { predicate.best }
    [any-but-lower-trump] une carte autre qu’un atout plus faible{ cards.than }
    [led-or-trump] { $led ->
        [none] une carte de la couleur demandée ou un atout
       *[suit] un { SUIT($led) } ou un atout
    }
    [none] une carte qui n’existe pas
   *[other] une carte qui { $phrase }
}
    .none = { $set ->
        [any] pas de carte
        [led] { $led ->
            [none] pas de carte de la couleur demandée
           *[suit] pas de { SUIT($led) }
        }
        [trump] pas d’atout
        [higher-trump] pas d’atout plus fort{ cards.than }
        [higher-led] { $led ->
            [none] pas de carte plus forte de la couleur demandée
           *[suit] pas de { SUIT($led) } plus fort{ cards.than }
        }
        [higher] pas de carte qui batte { predicate.best }
        [plain] pas d’autre carte que des atouts
        [other-suit] { $led ->
            [none] pas de carte d’une autre couleur que celle demandée
           *[suit] pas d’autre carte que des { SUIT($led, form: "plural") }
        }
        [neither] { $led ->
            [none] pas de carte hors de la couleur demandée et de l’atout
           *[suit] pas de carte hors des { SUIT($led, form: "plural") } et de l’atout
        }
        [lower-trump] pas d’atout plus faible{ cards.than }
        [lower-led] { $led ->
            [none] pas de carte plus faible de la couleur demandée
           *[suit] pas de { SUIT($led) } plus faible{ cards.than }
        }
        [lower] pas de carte qui ne batte pas { predicate.best }
        [any-but-lower-trump] pas d’autre carte que des atouts plus faibles{ cards.than }
        [led-or-trump] { $led ->
            [none] pas de carte de la couleur demandée ni d’atout
           *[suit] pas de { SUIT($led) } ni d’atout
        }
        [none] pas de carte qui n’existe pas
       *[other] aucune carte dont on puisse dire qu’elle { $phrase }
    }
    .than = { $best ->
        [none] { "" }
       *[card] { " que " }{ CARD($best, form: "the") }
    }
    .over = { $best ->
        [none] { "" }
       *[card] { " au-dessus " }{ CARD($best, form: "of") }
    }

must = { $set ->
    [any] on peut jouer n’importe quelle carte
    [none] on ne peut jouer aucune carte
    [led] { $led ->
        [none] il faut fournir à la couleur demandée
       *[suit] il faut fournir à { SUIT($led) }
    }
    [ruff] il faut couper
    [overruff] il faut surcouper { predicate.best }
    [higher-trump] il faut monter à l’atout{ cards.over }
    [higher-led] { $led ->
        [none] il faut monter dans la couleur demandée
       *[suit] il faut monter à { SUIT($led) }{ cards.over }
    }
    [any-but-lower-trump] on peut jouer n’importe quelle carte, sauf un atout plus faible{ cards.than }
   *[other] il faut jouer { cards }
}

hold = { $held ->
    [yes] vous avez { cards }
   *[no] vous n’avez { cards.none }
}
when-hold = { hold }

exist = { $held ->
    [yes] il y a { cards }
   *[no] il n’y a { cards.none }
}
when-exist = { exist }

predicate = { $property ->
    [led] { $led ->
        [none] { $holds ->
            [yes] est de la couleur demandée
           *[no] n’est pas de la couleur demandée
        }
       *[suit] { $holds ->
            [yes] est un { SUIT($led) }
           *[no] n’est pas un { SUIT($led) }
        }
    }
    [trumps] { $holds ->
        [yes] est un atout
       *[no] n’est pas un atout
    }
    [above] { $holds ->
        [yes] bat { predicate.best }
       *[no] ne bat pas { predicate.best }
    }
    [best] { $holds ->
        [yes] est { predicate.best }
       *[no] n’est pas { predicate.best }
    }
    [hand] { $holds ->
        [yes] est dans votre main
       *[no] n’est pas dans votre main
    }
   *[any] { $holds ->
        [yes] peut être n’importe quelle carte
       *[no] ne peut être aucune carte
    }
}
    .best = { $best ->
        [none] la carte maîtresse
       *[card] { CARD($best, form: "the") }
    }

## Conditions

fact-leading = { $holds ->
    [yes] vous entamez
   *[no] vous n’entamez pas
}
when-fact-leading = { fact-leading }

fact-ally = { $holds ->
    [yes] votre partenaire est maître du pli
   *[no] votre partenaire n’est pas maître du pli
}
when-fact-ally = { fact-ally }

fact-led-trump = { $holds ->
    [yes] atout est demandé
   *[no] atout n’est pas demandé
}
when-fact-led-trump = { fact-led-trump }

fact-best-led = { $holds ->
    [yes] le pli n’est pas coupé
   *[no] le pli est coupé
}
when-fact-best-led = { fact-best-led }

fact-best-trump = { $holds ->
    [yes] un atout est maître du pli
   *[no] aucun atout n’est maître du pli
}
when-fact-best-trump = { fact-best-trump }

fact-four = { $holds ->
    [yes] c’est un carré
   *[no] c’est une suite
}
when-fact-four = { fact-four }

fact-in-trumps = { $holds ->
    [yes] elle est à l’atout
   *[no] elle n’est pas à l’atout
}
when-fact-in-trumps = { fact-in-trumps }

best-is = { predicate.best } { $phrase }
when-best-is = { best-is }

same-cards = { $holds ->
    [yes] une carte { $phrase } si et seulement si elle { $second }
   *[no] il y a une carte qui { $phrase } sans que l’on puisse dire qu’elle { $second }, ou l’inverse
}
when-same-cards = { same-cards }

agree = { $left } exactement quand { $right }
when-agree = { agree }

compared = { $left } { $relation ->
    [equal] vaut
    [different] ne vaut pas
    [less] n’atteint pas
    [at-most] ne dépasse pas
    [more] dépasse
   *[at-least] atteint
} { $right }
when-compared = { compared }

always = c’est toujours le cas
never = ce n’est jamais le cas

lead = { SUIT($led) } est demandé{ $tail ->
    [void] { " et vous n’en avez pas" }
    [trump] { " et c’est l’atout" }
    [all-trumps] { " et toutes les couleurs sont atout" }
    [plain] { " et ce n’est pas l’atout" }
   *[none] { "" }
}

## Liaisons

phrases = { $left }, { $right }
and-phrases = { $left } et { $right }
or-phrases = { $left } ou { $right }
or-groups = { $left }, ou { $right }
either = soit { $phrase }
either-or = { $left }, soit { $right }
phrase-if = { $then } dans le cas où { $when }, et sinon { $otherwise }

clauses = { $left }, { $right }
and-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} et { $right }
lead-and = { $lead }, et { $clause }
or-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} ou { $right }
and-conditions = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} et quand { $right }
or-conditions = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} ou quand { $right }
either-clause = soit { $clause }
either-or-clauses = { $left }, soit { $right }
clause-if = dans le cas où { $when }, { $then }{ "\u202F" }; sinon, { $otherwise }
when-clause-if = { $then } dans le cas où { $when }, et sinon { $otherwise }

rule = quand { $when }, { $must }
because = { $reasons }, donc { $must }

## Nombres et critères de comparaison

number = { $n }
number-points = son nombre de points
number-length = sa longueur
number-top = le rang de sa plus haute carte
number-turn = la place de son détenteur dans l’ordre du jeu
number-negative = moins { $phrase }
number-reckoned = { $operation ->
    [plus] { $left } plus { $right }
    [minus] { $left } moins { $right }
   *[times] { $left } fois { $right }
}
number-if = { $then } dans le cas où { $when }, sinon { $otherwise }

key = { $by ->
    [four] un carré avant une suite
    [points] celle qui vaut le plus de points
    [length] la plus longue
    [top] celle dont la plus haute carte est la plus forte
    [in-trumps] celle à l’atout
    [earlier] celle du premier joueur dans l’ordre du jeu
    [more] celle pour laquelle ceci est le plus grand{ "\u00A0" }: { $phrase }
   *[true] celle dont ceci est vrai{ "\u00A0" }: { $phrase }
}

## Cartes refusées et permises

card-is = { CARD($card, form: "the") } { $phrase }
why-suit = { CARD($card, form: "the") } est { CARD($card, form: "suit") }
why-trump = { CARD($card, form: "the") } { $holds ->
    [yes] est un atout
   *[no] n’est pas un atout
}
why-height = { CARD($card, form: "the") } est plus { $holds ->
    [yes] { CARD($card, form: "gender") ->
        [feminine] forte
       *[masculine] fort
    }
   *[no] faible
} que { predicate.best }

refused = { CARD($card, form: "start") } est { CARD($card, form: "gender") ->
    [feminine] refusée
   *[masculine] refusé
}{ "\u00A0" }: { $rule }{ "\u202F" }; { $why }.
refused-by-rule = { CARD($card, form: "start") } est { CARD($card, form: "gender") ->
    [feminine] refusée
   *[masculine] refusé
}{ "\u00A0" }: { $rule }.
allowed = { CARD($card, form: "start") } est { CARD($card, form: "gender") ->
    [feminine] permise
   *[masculine] permis
}{ "\u00A0" }: { $rule }.
legal = Permis{ "\u00A0" }: { $list }.

not-in-hand = Vous n’avez pas { CARD($card, form: "the") } en main.
announced-belote = { CARD($card, form: "start") } est { CARD($card, form: "gender") ->
    [feminine] refusée
   *[masculine] refusé
}{ "\u00A0" }: vous avez annoncé belote, donc il faut jouer l’une de ses deux cartes.
illegal-discard = Il faut écarter exactement { count } de votre main.
deal-over = La donne est finie{ "\u00A0" }: on ne peut plus ni parler ni jouer.

## Enchères et autres actions

action = { $action ->
    [pass] passer
    [double] coinche
    [redouble] surcoinche
    [exchange] échange
    [declare] annonce
    [belote] belote
   *[claim] fin de partie
}
take = prendre à { SUIT($suit) }
bid = { $value ->
    [none] { trump }
   *[value] { bid-value } { trump.at }
}
bid-value = { $value ->
    [capot] capot
    [general] générale
   *[number] { $value }
}
bids-from = { $value ->
    [general] générale
   *[number] { bid-value } ou plus
}
discard = écarter { $list }

refused-action = «{ "\u00A0" }{ $action }{ "\u00A0" }» est refusé{ "\u00A0" }: { $reason }.

call-unknown = cette enchère n’existe pas dans ce jeu
call-must = il faut nommer l’atout
call-suit = on ne peut pas prendre à cette couleur à ce tour
call-higher = une enchère doit dépasser la précédente
call-none = plus aucune enchère n’est possible
call-double = on ne peut coincher qu’une enchère de l’autre camp, et une seule fois
call-redouble = on ne peut surcoincher qu’une coinche de l’autre camp, et une seule fois
action-unknown = cette action n’est pas possible à ce moment
exchange-none = aucune carte ne s’échange dans ce jeu
exchange-when = { rank.the } d’atout ne s’échange contre la carte retournée que si celle-ci est un atout, une seule fois, avant votre première carte et avant vos annonces
declare-none = les annonces ne comptent pas dans ce jeu
declare-automatic = les annonces sont comptées d’office, sans être déclarées
declare-when = une annonce est déclarée par le joueur qui la détient, une seule fois, avant sa première carte
belote-none = la belote ne compte pas dans ce jeu
belote-automatic = la belote est comptée d’office, sans être déclarée
belote-any-play = la belote est déclarée par le joueur qui a reçu le roi et la dame d’atout, une seule fois, tant qu’il a encore l’une des deux cartes
belote-first-card = la belote est déclarée par le joueur qui a le roi et la dame d’atout, avec la première des deux cartes
claim-none = on ne met pas fin à la partie par une déclaration dans ce jeu
claim-when = la fin de partie est déclarée avant d’entamer un pli, par le joueur qui a remporté le précédent et qui a atteint le total fixé

## Ce qui n'est pas une position

invalid-E502 = «{ "\u00A0" }{ $given }{ "\u00A0" }» n’est pas une carte{ "\u00A0" }: écrivez la valeur (7 8 9 T J Q K A), puis la couleur (S H D C), comme TH pour le dix de cœur.
invalid-E503 = { CARD($card, form: "start") } apparaît deux fois{ "\u00A0" }: chacune des 32 cartes est unique.
invalid-E504 = Il y a { count } dans le paquet{ "\u00A0" }: donnez les { $pack }, la première distribuée d’abord.
invalid-E505 = Il n’y a pas de place { $seat }{ "\u00A0" }: les places vont de 0 à { $last }.
invalid-E506 = La donne n’est pas finie{ "\u00A0" }: jouez d’abord toutes les cartes.
invalid-other = { $code }{ "\u00A0" }: { $detail }.
