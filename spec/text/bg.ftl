### Български: думите на обясненията.
### Съобщение е това, което интерпретаторът иска; атрибут е форма, нужна само на този файл.

## Бои, карти, козове, числа

suit = { $suit ->
    [spades] пика
    [hearts] купа
    [diamonds] каро
   *[clubs] спатия
}
    .definite = { $suit ->
        [spades] пиката
        [hearts] купата
        [diamonds] карото
       *[clubs] спатията
    }
    .with = { $suit ->
        [clubs] със { suit }
       *[other] с { suit }
    }
    .gender = { $suit ->
        [diamonds] neuter
       *[other] feminine
    }
    .higher = { $suit ->
        [diamonds] по-високо { suit }
       *[other] по-висока { suit }
    }
    .lower = { $suit ->
        [diamonds] по-ниско { suit }
       *[other] по-ниска { suit }
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
    [jack] В
    [queen] Д
    [king] К
   *[ace] А
}{ suit.sign }
    .suit = { suit }
    .gender = { $rank ->
        [jack] neuter
        [ace] neuter
        [king] masculine
       *[other] feminine
    }

card-words = { rank } { suit }

rank = { $rank ->
    [seven] седмица
    [eight] осмица
    [nine] деветка
    [ten] десетка
    [jack] вале
    [queen] дама
    [king] поп
   *[ace] асо
}
    .definite = { $rank ->
        [seven] седмицата
        [eight] осмицата
        [nine] деветката
        [ten] десетката
        [jack] валето
        [queen] дамата
        [king] попът
       *[ace] асото
    }

trump = { $trump ->
    [no-trumps] без коз
    [all-trumps] всичко коз
    [spades] пика
    [hearts] купа
    [diamonds] каро
   *[clubs] спатия
}
    .at = { $trump ->
        [no-trumps] { trump }
        [all-trumps] { trump }
       *[suit] на { trump }
    }

count = { $n } { $noun ->
    [card] { $n ->
        [one] карта
       *[other] карти
    }
    [trump] { $n ->
        [one] коз
       *[other] коза
    }
    [trick] { $n ->
        [one] взятка
       *[other] взятки
    }
   *[point] { $n ->
        [one] точка
       *[other] точки
    }
}

## Множества карти

cards = { $set ->
    [any] карта
    [led] { $led ->
        [none] карта от исканата боя
       *[suit] { SUIT($led) }
    }
    [trump] коз
    [higher-trump] по-висок коз{ cards.than }
    [higher-led] { $led ->
        [none] по-висока карта от исканата боя
       *[suit] { SUIT($led, form: "higher") }{ cards.than }
    }
    [higher] карта, която бие { predicate.best }
    [plain] карта, която не е коз
    [other-suit] { $led ->
        [none] карта от друга боя
       *[suit] карта, която не е { SUIT($led) }
    }
    [neither] { $led ->
        [none] карта, която не е нито от исканата боя, нито коз
       *[suit] карта, която не е нито { SUIT($led) }, нито коз
    }
    [lower-trump] по-нисък коз{ cards.than }
    [lower-led] { $led ->
        [none] по-ниска карта от исканата боя
       *[suit] { SUIT($led, form: "lower") }{ cards.than }
    }
    [lower] карта, която не бие { predicate.best }
    [any-but-lower-trump] карта, която не е по-нисък коз{ cards.than }
    [led-or-trump] { $led ->
        [none] карта от исканата боя или коз
       *[suit] { SUIT($led) } или коз
    }
    [none] несъществуваща карта
   *[other] карта, която { $phrase }
}
    .than = { $best ->
        [none] { "" }
       *[card] { " от " }{ CARD($best) }
    }

must = { $set ->
    [any] можете да играете всяка карта
    [none] не можете да играете никоя карта
    [led] { $led ->
        [none] трябва да отговорите на боята
       *[suit] трябва да отговорите на боята { SUIT($led, form: "with") }
    }
    [ruff] трябва да цакате
    [overruff] трябва да надцакате { predicate.best }
    [higher-trump] трябва да качите { $best ->
        [none] с по-висок коз
       *[card] { CARD($best) } с по-висок коз
    }
    [higher-led] трябва да качите { $led ->
        [none] с по-висока карта от исканата боя
       *[suit] { CARD($best) } с { SUIT($led, form: "higher") }
    }
    [any-but-lower-trump] можете да играете всяка карта освен { $best ->
        [none] по-нисък коз
       *[card] коз, по-нисък от { CARD($best) }
    }
   *[other] трябва да играете { cards }
}

hold = { $held ->
    [yes] имате { cards }
   *[no] нямате { cards }
}
when-hold = { hold }

exist = { $held ->
    [yes] има { cards }
   *[no] няма { cards }
}
when-exist = { exist }

predicate = { $property ->
    [led] { $led ->
        [none] { $holds ->
            [yes] е от исканата боя
           *[no] не е от исканата боя
        }
       *[suit] { $holds ->
            [yes] е { SUIT($led) }
           *[no] не е { SUIT($led) }
        }
    }
    [trumps] { $holds ->
        [yes] е коз
       *[no] не е коз
    }
    [above] { $holds ->
        [yes] бие { predicate.best }
       *[no] не бие { predicate.best }
    }
    [best] { $holds ->
        [yes] е { predicate.best }
       *[no] не е { predicate.best }
    }
    [hand] { $holds ->
        [yes] е в ръката ви
       *[no] не е в ръката ви
    }
   *[any] { $holds ->
        [yes] може да е всяка карта
       *[no] не може да е никоя карта
    }
}
    .best = { $best ->
        [none] най-силната карта във взятката
       *[card] { CARD($best) }
    }

## Условия

fact-leading = { $holds ->
    [yes] вие започвате взятката
   *[no] не вие започвате взятката
}
when-fact-leading = { fact-leading }

fact-ally = { $holds ->
    [yes] партньорът ви държи взятката
   *[no] партньорът ви не държи взятката
}
when-fact-ally = { fact-ally }

fact-led-trump = { $holds ->
    [yes] игран е коз
   *[no] не е игран коз
}
when-fact-led-trump = { $holds ->
    [yes] е игран коз
   *[no] не е игран коз
}

fact-best-led = { $holds ->
    [yes] взятката не е цакана
   *[no] взятката е цакана
}
when-fact-best-led = { fact-best-led }

fact-best-trump = { $holds ->
    [yes] взятката се държи от коз
   *[no] взятката не се държи от коз
}
when-fact-best-trump = { fact-best-trump }

fact-four = { $holds ->
    [yes] анонсът е каре
   *[no] анонсът е поредица
}
when-fact-four = { fact-four }

fact-in-trumps = { $holds ->
    [yes] анонсът е от козове
   *[no] анонсът не е от козове
}
when-fact-in-trumps = { fact-in-trumps }

best-is = { predicate.best } { $phrase }
when-best-is = { best-is }

same-cards = { $holds ->
    [yes] една карта { $phrase } тогава и само тогава, когато { $second }
   *[no] има карта, която { $phrase }, но за която не важи, че { $second }, или обратно
}
when-same-cards = { same-cards }

agree = { $left } тогава и само тогава, когато { $right }
when-agree = { agree }

compared = { $left } { $relation ->
    [equal] е колкото
    [different] не е колкото
    [less] не достига
    [at-most] не надвишава
    [more] надвишава
   *[at-least] достига
} { $right }
when-compared = { compared }

always = винаги е така
never = никога не е така

lead = { SUIT($led, form: "gender") ->
    [neuter] играно
   *[feminine] играна
} е { SUIT($led) }{ $tail ->
    [void] , а вие нямате { SUIT($led) }
    [trump] , а { SUIT($led, form: "definite") } е коз
    [all-trumps] , а всяка боя е коз
    [plain] , а { SUIT($led, form: "definite") } не е коз
   *[none] { "" }
}

## Свързване

phrases = { $left }, { $right }
and-phrases = { $left } и { $right }
or-phrases = { $left } или { $right }
or-groups = { $left }, или { $right }
either = или { $phrase }
either-or = { $left }, или { $right }
phrase-if = { $then }, ако { $when }, а иначе { $otherwise }

clauses = { $left }, { $right }
and-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} и { $right }
lead-and = { $lead } и { $clause }
or-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} или { $right }
and-conditions = { and-clauses }
or-conditions = { or-clauses }
either-clause = или { $clause }
either-or-clauses = { $left }, или { $right }
clause-if = ако { $when }, { $then }; иначе { $otherwise }
when-clause-if = { $then } в случай, че { $when }, а иначе { $otherwise }

rule = когато { $when }, { $must }
because = { $reasons }, затова { $must }

## Числа и признаци за сравнение

number = { $n }
number-points = броят на точките му
number-length = дължината му
number-top = рангът на най-високата му карта
number-turn = мястото на притежателя му по реда на играта
number-negative = минус { $phrase }
number-reckoned = { $operation ->
    [plus] { $left } плюс { $right }
    [minus] { $left } минус { $right }
   *[times] { $left } по { $right }
}
number-if = { $then }, ако { $when }, иначе { $otherwise }

key = { $by ->
    [four] карето е пред поредицата
    [points] анонсът с повече точки
    [length] по-дългият анонс
    [top] анонсът, чиято най-висока карта е по-силна
    [in-trumps] анонсът от козове
    [earlier] анонсът на играча, който е по-напред по реда на играта
    [more] анонсът, за който това е по-голямо: { $phrase }
   *[true] анонсът, за който това е вярно: { $phrase }
}

## Отказани и позволени карти

card-is = { CARD($card) } { $phrase }
why-suit = { CARD($card) } е { CARD($card, form: "suit") }
why-trump = { CARD($card) } { $holds ->
    [yes] е коз
   *[no] не е коз
}
why-height = { CARD($card) } е { CARD($card, form: "gender") ->
    [masculine] { $holds ->
        [yes] по-висок
       *[no] по-нисък
    }
    [neuter] { $holds ->
        [yes] по-високо
       *[no] по-ниско
    }
   *[feminine] { $holds ->
        [yes] по-висока
       *[no] по-ниска
    }
} от { predicate.best }

refused = { CARD($card) } не е { CARD($card, form: "gender") ->
    [masculine] позволен
    [neuter] позволено
   *[feminine] позволена
}: { $rule }; { $why }.
refused-by-rule = { CARD($card) } не е { CARD($card, form: "gender") ->
    [masculine] позволен
    [neuter] позволено
   *[feminine] позволена
}: { $rule }.
allowed = { CARD($card) } е { CARD($card, form: "gender") ->
    [masculine] позволен
    [neuter] позволено
   *[feminine] позволена
}: { $rule }.
legal = Позволено: { $list }.

not-in-hand = Нямате { CARD($card) } в ръката си.
announced-belote = { CARD($card) } не е { CARD($card, form: "gender") ->
    [masculine] позволен
    [neuter] позволено
   *[feminine] позволена
}: обявихте белот, затова трябва да играете една от двете му карти.
illegal-discard = Трябва да изчистите точно { count } от ръката си.
deal-over = Раздаването свърши: повече не може нито да се обявява, нито да се играе.

## Обяви и други действия

action = { $action ->
    [pass] пас
    [double] контра
    [redouble] реконтра
    [exchange] размяна
    [declare] анонс
    [belote] белот
   *[claim] край на играта
}
take = взимам на { SUIT($suit) }
bid = { $value ->
    [none] { trump }
   *[value] { bid-value } { trump.at }
}
bid-value = { $value ->
    [capot] капо
    [general] женерал
   *[number] { $value }
}
bids-from = { $value ->
    [general] женерал
   *[number] { bid-value } или повече
}
discard = чистя { $list }

refused-action = „{ $action }“ не е позволено: { $reason }.

call-unknown = в тази игра няма такава обява
call-must = тук трябва да се назове коз
call-suit = тази боя не може да се вземе в този кръг
call-higher = обявата трябва да е по-висока от предишната
call-none = повече не може да се обявява
call-double = контра се казва само на обява на другата страна и само веднъж
call-redouble = реконтра се казва само на контра на другата страна и само веднъж
action-unknown = сега това не може да се направи
exchange-none = в тази игра не се разменят карти
exchange-when = { rank.definite } от козовете се разменя с обърнатата карта само ако тя е коз, веднъж, преди първата ви карта и преди анонсите ви
declare-none = в тази игра анонсите не се броят
declare-automatic = анонсите се броят сами и не се обявяват
declare-when = анонс обявява играчът, който го има, веднъж, преди първата си карта
belote-none = в тази игра белотът не се брои
belote-automatic = белотът се брои сам и не се обявява
belote-any-play = белот обявява играчът, получил поп и дама коз, веднъж, докато държи поне едната от двете карти
belote-first-card = белот обявява играчът, който държи поп и дама коз, с първата от двете карти
claim-none = в тази игра краят не се обявява от играч
claim-when = краят се обявява преди започване на взятка от играча, който е взел предишната и е достигнал нужните точки

## Вход, който не е позиция

invalid-E502 = „{ $given }“ не е карта: напишете ранга (7 8 9 T J Q K A) и после боята (S H D C), например TH за десетка купа.
invalid-E503 = { CARD($card) } се среща два пъти: всяка от 32-те карти е само една.
invalid-E504 = В тестето има { count }: дайте всичките { $pack }, първо тази, която се раздава първа.
invalid-E505 = Няма място { $seat }: местата са от 0 до { $last }.
invalid-E506 = Раздаването не е свършило: първо изиграйте всички карти.
invalid-other = { $code }: { $detail }.
