### Русский: слова объяснений.
### Сообщение — то, что запрашивает интерпретатор; атрибут — форма, нужная только этому файлу.

## Масти, карты, козыри, числа

suit = { $suit ->
    [spades] пика
    [hearts] черва
    [diamonds] бубна
   *[clubs] трефа
}
    .acc = { $suit ->
        [spades] пику
        [hearts] черву
        [diamonds] бубну
       *[clubs] трефу
    }
    .ins = { $suit ->
        [spades] пикой
        [hearts] червой
        [diamonds] бубной
       *[clubs] трефой
    }
    .gen = { $suit ->
        [spades] пики
        [hearts] червы
        [diamonds] бубны
       *[clubs] трефы
    }
    .gen-plural = { $suit ->
        [spades] пик
        [hearts] червей
        [diamonds] бубён
       *[clubs] треф
    }
    .loc-plural = { $suit ->
        [spades] пиках
        [hearts] червах
        [diamonds] бубнах
       *[clubs] трефах
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
   *[ace] Т
}{ suit.sign }
    .suit = { suit }

card-words = { rank } { suit.gen-plural }

rank = { $rank ->
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
}
    .acc = { $rank ->
        [seven] семёрку
        [eight] восьмёрку
        [nine] девятку
        [ten] десятку
        [jack] валета
        [queen] даму
        [king] короля
       *[ace] туза
    }
    .of-trumps-acc = { $rank ->
        [jack] козырного { rank.acc }
        [king] козырного { rank.acc }
        [ace] козырного { rank.acc }
       *[other] козырную { rank.acc }
    }

trump = { $trump ->
    [no-trumps] без козыря
    [all-trumps] все козыри
    [spades] пика
    [hearts] черва
    [diamonds] бубна
   *[clubs] трефа
}
    .at = { $trump ->
        [no-trumps] без козыря
        [all-trumps] при всех козырях
        [spades] в пиках
        [hearts] в червах
        [diamonds] в бубнах
       *[clubs] в трефах
    }

count = { $n } { $noun ->
    [card] { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
    [trump] { $n ->
        [one] козырь
        [few] козыря
       *[many] козырей
    }
    [trick] { $n ->
        [one] взятка
        [few] взятки
       *[many] взяток
    }
   *[point] { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
}
    .acc = { $n } { $noun ->
        [card] { $n ->
            [one] карту
            [few] карты
           *[many] карт
        }
        [trick] { $n ->
            [one] взятку
            [few] взятки
           *[many] взяток
        }
       *[other] { $n ->
            [one] { $noun ->
                [trump] козырь
               *[point] очко
            }
            [few] { $noun ->
                [trump] козыря
               *[point] очка
            }
           *[many] { $noun ->
                [trump] козырей
               *[point] очков
            }
        }
    }

## Множества карт

cards = { $set ->
    [any] карта
    [led] { $led ->
        [none] карта масти захода
       *[suit] { SUIT($led) }
    }
    [trump] козырь
    [higher-trump] козырь старше{ cards.than }
    [higher-led] { $led ->
        [none] старшая карта масти захода
       *[suit] { SUIT($led) } старше{ cards.than }
    }
    [higher] карта, которая бьёт { predicate.best-acc }
    [plain] некозырная карта
    [other-suit] { $led ->
        [none] карта другой масти
       *[suit] карта любой масти, кроме { SUIT($led, form: "gen") }
    }
    [neither] некозырная карта другой масти
    [lower-trump] { $best ->
        [none] младший козырь
       *[card] козырь младше { CARD($best) }
    }
    [lower-led] { $led ->
        [none] младшая карта масти захода
       *[suit] { SUIT($led) } младше{ cards.than }
    }
    [lower] карта, которая не бьёт { predicate.best-acc }
    [any-but-lower-trump] любая карта, кроме козыря младше{ cards.than }
    [led-or-trump] { $led ->
        [none] карта масти захода или козырь
       *[suit] { SUIT($led) } или козырь
    }
    [none] несуществующая карта
   *[other] карта, которая { $phrase }
}
    .acc = { $set ->
        [any] карту
        [led] { $led ->
            [none] карту масти захода
           *[suit] { SUIT($led, form: "acc") }
        }
        [trump] козырь
        [higher-trump] козырь старше{ cards.than }
        [higher-led] { $led ->
            [none] старшую карту масти захода
           *[suit] { SUIT($led, form: "acc") } старше{ cards.than }
        }
        [higher] карту, которая бьёт { predicate.best-acc }
        [plain] некозырную карту
        [other-suit] { $led ->
            [none] карту другой масти
           *[suit] карту любой масти, кроме { SUIT($led, form: "gen") }
        }
        [neither] некозырную карту другой масти
        [lower-trump] { $best ->
            [none] младший козырь
           *[card] козырь младше { CARD($best) }
        }
        [lower-led] { $led ->
            [none] младшую карту масти захода
           *[suit] { SUIT($led, form: "acc") } младше{ cards.than }
        }
        [lower] карту, которая не бьёт { predicate.best-acc }
        [any-but-lower-trump] любую карту, кроме козыря младше{ cards.than }
        [led-or-trump] { $led ->
            [none] карту масти захода или козырь
           *[suit] { SUIT($led, form: "acc") } или козырь
        }
        [none] несуществующую карту
       *[other] карту, которая { $phrase }
    }
    .gen = { $set ->
        [any] карт
        [led] { $led ->
            [none] карт масти захода
           *[suit] { SUIT($led, form: "gen-plural") }
        }
        [trump] козырей
        [higher-trump] козыря старше{ cards.than }
        [higher-led] { $led ->
            [none] старшей карты масти захода
           *[suit] { SUIT($led, form: "gen") } старше{ cards.than }
        }
        [higher] карты, которая бьёт { predicate.best-acc }
        [plain] некозырных карт
        [other-suit] { $led ->
            [none] карт другой масти
           *[suit] карт другой масти, кроме { SUIT($led, form: "gen") }
        }
        [neither] некозырных карт другой масти
        [lower-trump] { $best ->
            [none] младшего козыря
           *[card] козыря младше { CARD($best) }
        }
        [lower-led] { $led ->
            [none] младшей карты масти захода
           *[suit] { SUIT($led, form: "gen") } младше{ cards.than }
        }
        [lower] карты, которая не бьёт { predicate.best-acc }
        [any-but-lower-trump] других карт, кроме козырей младше{ cards.than }
        [led-or-trump] { $led ->
            [none] ни карт масти захода, ни козырей
           *[suit] ни { SUIT($led, form: "gen-plural") }, ни козырей
        }
        [none] несуществующей карты
       *[other] карты, которая { $phrase }
    }
    .than = { $best ->
        [none] { "" }
       *[card] { " " }{ CARD($best) }
    }

must = { $set ->
    [any] можно положить любую карту
    [none] нельзя положить ни одной карты
    [led] { $led ->
        [none] нужно ответить в масть
       *[suit] нужно ответить в масть, { SUIT($led, form: "ins") }
    }
    [ruff] нужно бить козырем
    [overruff] нужно перебить { predicate.best-acc } козырем старше
    [higher-trump] нужно перебить { $best ->
        [none] козырем старше
       *[card] { CARD($best) } козырем старше
    }
    [higher-led] { $led ->
        [none] нужно перебить старшей картой масти захода
       *[suit] нужно перебить { CARD($best) } { SUIT($led, form: "ins") } старше
    }
    [any-but-lower-trump] можно положить любую карту, кроме { $best ->
        [none] младшего козыря
       *[card] козыря младше { CARD($best) }
    }
   *[other] нужно положить { cards.acc }
}

hold = { $held ->
    [yes] у вас есть { cards }
   *[no] у вас нет { cards.gen }
}
when-hold = { hold }

exist = { $held ->
    [yes] есть { cards }
   *[no] нет { cards.gen }
}
when-exist = { exist }

predicate = { $property ->
    [led] { $led ->
        [none] { $holds ->
            [yes] относится к масти захода
           *[no] не относится к масти захода
        }
       *[suit] { $holds ->
            [yes] является { SUIT($led, form: "ins") }
           *[no] не является { SUIT($led, form: "ins") }
        }
    }
    [trumps] { $holds ->
        [yes] является козырем
       *[no] не является козырем
    }
    [above] { $holds ->
        [yes] бьёт { predicate.best-acc }
       *[no] не бьёт { predicate.best-acc }
    }
    [best] { $best ->
        [none] { $holds ->
            [yes] старшая во взятке
           *[no] не старшая во взятке
        }
       *[card] { $holds ->
            [yes] и есть { CARD($best) }
           *[no] не { CARD($best) }
        }
    }
    [hand] { $holds ->
        [yes] есть у вас на руках
       *[no] не у вас на руках
    }
   *[any] { $holds ->
        [yes] может быть любой
       *[no] не может быть никакой
    }
}
    .best = { $best ->
        [none] старшая карта взятки
       *[card] { CARD($best) }
    }
    .best-acc = { $best ->
        [none] старшую карту взятки
       *[card] { CARD($best) }
    }

## Условия

fact-leading = { $holds ->
    [yes] заходите вы
   *[no] заходите не вы
}
when-fact-leading = { fact-leading }

fact-ally = { $holds ->
    [yes] взятка пока у вашего партнёра
   *[no] взятка пока не у вашего партнёра
}
when-fact-ally = { fact-ally }

fact-led-trump = { $holds ->
    [yes] зашли в козырь
   *[no] зашли не в козырь
}
when-fact-led-trump = { fact-led-trump }

fact-best-led = { $holds ->
    [yes] козырем взятку ещё не били
   *[no] взятку уже побили козырем
}
when-fact-best-led = { fact-best-led }

fact-best-trump = { $holds ->
    [yes] старшая карта взятки — козырь
   *[no] старшая карта взятки — не козырь
}
when-fact-best-trump = { fact-best-trump }

fact-four = { $holds ->
    [yes] это каре
   *[no] это последовательность
}
when-fact-four = { fact-four }

fact-in-trumps = { $holds ->
    [yes] она в козырях
   *[no] она не в козырях
}
when-fact-in-trumps = { fact-in-trumps }

best-is = { predicate.best } { $phrase }
when-best-is = { best-is }

same-cards = { $holds ->
    [yes] карта { $phrase } тогда и только тогда, когда она { $second }
   *[no] есть карта, которая { $phrase }, но о которой нельзя сказать, что она { $second }, или наоборот
}
when-same-cards = { same-cards }

agree = { $left } тогда и только тогда, когда { $right }
when-agree = { agree }

compared = { $left } { $relation ->
    [equal] ровно столько же, сколько
    [different] не столько же, сколько
    [less] меньше, чем
    [at-most] не больше, чем
    [more] больше, чем
   *[at-least] не меньше, чем
} { $right }
when-compared = { compared }

always = так всегда
never = так не бывает никогда

lead = зашли в { SUIT($led, form: "acc") }{ $tail ->
    [void] , а { SUIT($led, form: "gen-plural") } у вас нет
    [trump] , а { SUIT($led) } — козырь
    [all-trumps] , а козырь — любая масть
    [plain] , а { SUIT($led) } — не козырь
   *[none] { "" }
}

## Соединения

phrases = { $left }, { $right }
and-phrases = { $left } и { $right }
or-phrases = { $left } или { $right }
or-groups = { $left }, или { $right }
either = либо { $phrase }
either-or = { $left }, либо { $right }
phrase-if = { $then }, если { $when }, а иначе { $otherwise }

clauses = { $left }, { $right }
and-clauses = { $left }{ $comma ->
   *[any] ,
} и { $right }
lead-and = { $lead }, и { $clause }
or-clauses = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} или { $right }
and-conditions = { $left }{ $comma ->
    [yes] ,
   *[no] { "" }
} и { $right }
or-conditions = { or-clauses }
either-clause = либо { $clause }
either-or-clauses = { $left }, либо { $right }
clause-if = если { $when }, то { $then }; иначе { $otherwise }
when-clause-if = { $then } в случае, когда { $when }, а в прочих случаях { $otherwise }

rule = если { $when }, { $must }
because = { $reasons }, поэтому { $must }

## Числа и признаки сравнения

number = { $n }
number-points = число её очков
number-length = её длина
number-top = ранг её старшей карты
number-turn = место её владельца в порядке хода
number-negative = минус { $phrase }
number-reckoned = { $operation ->
    [plus] { $left } плюс { $right }
    [minus] { $left } минус { $right }
   *[times] { $left }, умноженное на { $right }
}
number-if = { $then }, если { $when }, иначе { $otherwise }

key = { $by ->
    [four] каре старше последовательности
    [points] та, за которую дают больше очков
    [length] более длинная
    [top] та, чья старшая карта выше
    [in-trumps] козырная
    [earlier] та, чей владелец раньше в порядке хода
    [more] та, для которой это больше: { $phrase }
   *[true] та, для которой это верно: { $phrase }
}

## Карты, которые можно и нельзя положить

card-is = { CARD($card) } { $phrase }
why-suit = { CARD($card) } — { CARD($card, form: "suit") }
why-trump = { CARD($card) } — { $holds ->
    [yes] козырь
   *[no] не козырь
}
why-height = { CARD($card) } { $holds ->
    [yes] старше
   *[no] младше
}, чем { predicate.best }

refused = { CARD($card) } положить нельзя: { $rule }; { $why }.
refused-by-rule = { CARD($card) } положить нельзя: { $rule }.
allowed = { CARD($card) } положить можно: { $rule }.
legal = Можно: { $list }.

not-in-hand = Карты { CARD($card) } у вас на руках нет.
announced-belote = { CARD($card) } положить нельзя: вы объявили белот, поэтому нужно сыграть одну из двух его карт.
illegal-discard = Нужно снести с рук ровно { count.acc }.
deal-over = Сдача окончена: ни торговаться, ни ходить больше нельзя.

## Заявки и другие действия

action = { $action ->
    [pass] пас
    [double] контра
    [redouble] реконтра
    [exchange] обмен
    [declare] объявление комбинаций
    [belote] белот
   *[claim] конец игры
}
take = играть в { SUIT($suit, form: "loc-plural") }
bid = { $value ->
    [none] { trump }
   *[value] { bid-value } { trump.at }
}
bid-value = { $value ->
    [capot] капот
    [general] женераль
   *[number] { $value }
}
bids-from = { $value ->
    [general] женераль
   *[number] { bid-value } и выше
}
discard = снести { $list }

refused-action = «{ $action }» — так нельзя: { $reason }.

call-unknown = такой заявки в этой игре нет
call-must = здесь нужно назвать козырь
call-suit = эту масть в этом круге торговли назначить нельзя
call-higher = заявка должна быть выше предыдущей
call-none = заявлять больше нельзя
call-double = контру дают только на заявку другой стороны и только один раз
call-redouble = реконтру дают только на контру другой стороны и только один раз
action-unknown = сейчас это сделать нельзя
exchange-none = в этой игре карты не меняют
exchange-when = { rank.of-trumps-acc } меняют на открытую карту, только если та козырная, один раз, до своего первого хода и до объявления комбинаций
declare-none = в этой игре комбинации не считаются
declare-automatic = комбинации засчитываются сами, их не объявляют
declare-when = комбинации объявляет тот, у кого они есть, один раз, до своего первого хода
belote-none = в этой игре белот не считается
belote-automatic = белот засчитывается сам, его не объявляют
belote-any-play = белот объявляет тот, кому пришли козырные король и дама, один раз, пока хотя бы одна из двух карт у него на руках
belote-first-card = белот объявляет тот, у кого козырные король и дама, вместе с первой из этих двух карт
claim-none = в этой игре нельзя закончить игру объявлением
claim-when = о конце игры объявляет перед заходом тот, кто взял предыдущую взятку и набрал нужное число очков

## Ввод, который не является позицией

invalid-E502 = «{ $given }» — не карта: напишите достоинство (7 8 9 T J Q K A), затем масть (S H D C), например TH — десятка червей.
invalid-E503 = { CARD($card) } встречается дважды: каждая из 32 карт — одна.
invalid-E504 = В колоде { count }: дайте все { $pack }, первой — ту, которую сдают первой.
invalid-E505 = Места { $seat } нет: места — от 0 до { $last }.
invalid-E506 = Сдача не окончена: сначала сыграйте все карты.
invalid-other = { $code }: { $detail }.
