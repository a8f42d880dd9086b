"""Cards, suits and numbers in their forms: tables as in a grammar."""

import pytest
from belot.explain.wording import LANGUAGES, RANK_KEYS, SUIT_KEYS, translate

RANKS, SUITS = list(RANK_KEYS.values()), list(SUIT_KEYS.values())

SIGNS = {
    "en": "7 8 9 10 J Q K A",
    "fr": "7 8 9 10 V D R A",
    "ru": "7 8 9 10 В Д К Т",
    "bg": "7 8 9 10 В Д К А",
    "hr": "7 8 9 10 J Q K A",
}
QUEENS = {
    "en": "queen of spades, queen of hearts, queen of diamonds, queen of clubs",
    "fr": "dame de pique, dame de cœur, dame de carreau, dame de trèfle",
    "ru": "дама пик, дама червей, дама бубён, дама треф",
    "bg": "дама пика, дама купа, дама каро, дама спатия",
    "hr": "dama pik, dama herc, dama karo, dama tref",
}
NAMES = {
    "en": "seven, eight, nine, ten, jack, queen, king, ace",
    "fr": "sept, huit, neuf, dix, valet, dame, roi, as",
    "ru": "семёрка, восьмёрка, девятка, десятка, валет, дама, король, туз",
    "bg": "седмица, осмица, деветка, десетка, вале, дама, поп, асо",
    "hr": "sedmica, osmica, devetka, desetka, dečko, dama, kralj, as",
}
FORMS_OF_SUITS = {
    ("en", "one"): "spade heart diamond club",
    ("fr", "plural"): "piques cœurs carreaux trèfles",
    ("ru", "acc"): "пику черву бубну трефу",
    ("ru", "ins"): "пикой червой бубной трефой",
    ("ru", "gen"): "пики червы бубны трефы",
    ("ru", "gen-plural"): "пик червей бубён треф",
    ("ru", "loc-plural"): "пиках червах бубнах трефах",
    ("bg", "definite"): "пиката купата карото спатията",
    ("bg", "gender"): "feminine feminine neuter feminine",
    ("hr", "gen"): "pika herca kara trefa",
}
PHRASES_OF_SUITS = {
    ("bg", "with"): "с пика, с купа, с каро, със спатия",
    ("bg", "higher"): "по-висока пика, по-висока купа, по-високо каро, по-висока спатия",
    ("bg", "lower"): "по-ниска пика, по-ниска купа, по-ниско каро, по-ниска спатия",
}
FORMS_OF_CARDS = {
    ("fr", "the"): "le 7♥, le 8♥, le 9♥, le 10♥, le V♥, la D♥, le R♥, l’A♥",
    ("fr", "start"): "Le 7♥, Le 8♥, Le 9♥, Le 10♥, Le V♥, La D♥, Le R♥, L’A♥",
    ("fr", "of"): "du 7♥, du 8♥, du 9♥, du 10♥, du V♥, de la D♥, du R♥, de l’A♥",
}
GENDERS_OF_CARDS = {"fr": "m m m m m f m m", "bg": "f f f f n f m n", "hr": "f f f f m f m m"}
FORMS_OF_TRUMPS = {
    "en": "in spades, in hearts, in diamonds, in clubs, at no trumps, at all trumps",
    "fr": "à pique, à cœur, à carreau, à trèfle, sans atout, tout atout",
    "ru": "в пиках, в червах, в бубнах, в трефах, без козыря, при всех козырях",
    "bg": "на пика, на купа, на каро, на спатия, без коз, всичко коз",
    "hr": "u piku, u hercu, u karu, u trefu, bez aduta, u svim adutima",
}
COUNTS = {
    ("en", "card"): "0 cards, 1 card, 2 cards, 5 cards, 21 cards",
    ("en", "trick"): "0 tricks, 1 trick, 2 tricks, 5 tricks, 21 tricks",
    ("en", "trump"): "0 trumps, 1 trump, 2 trumps, 5 trumps, 21 trumps",
    ("en", "point"): "0 points, 1 point, 2 points, 5 points, 21 points",
    ("fr", "card"): "0 carte, 1 carte, 2 cartes, 5 cartes, 21 cartes",
    ("fr", "trump"): "0 atout, 1 atout, 2 atouts, 5 atouts, 21 atouts",
    ("fr", "trick"): "0 pli, 1 pli, 2 plis, 5 plis, 21 plis",
    ("fr", "point"): "0 point, 1 point, 2 points, 5 points, 21 points",
    ("ru", "card"): "0 карт, 1 карта, 2 карты, 5 карт, 21 карта",
    ("ru", "trump"): "0 козырей, 1 козырь, 2 козыря, 5 козырей, 21 козырь",
    ("ru", "trick"): "0 взяток, 1 взятка, 2 взятки, 5 взяток, 21 взятка",
    ("ru", "point"): "0 очков, 1 очко, 2 очка, 5 очков, 21 очко",
    ("bg", "card"): "0 карти, 1 карта, 2 карти, 5 карти, 21 карти",
    ("bg", "trump"): "0 коза, 1 коз, 2 коза, 5 коза, 21 коза",
    ("bg", "trick"): "0 взятки, 1 взятка, 2 взятки, 5 взятки, 21 взятки",
    ("bg", "point"): "0 точки, 1 точка, 2 точки, 5 точки, 21 точки",
    ("hr", "card"): "0 karata, 1 karta, 2 karte, 5 karata, 21 karta",
    ("hr", "trump"): "0 aduta, 1 adut, 2 aduta, 5 aduta, 21 adut",
    ("hr", "trick"): "0 štihova, 1 štih, 2 štiha, 5 štihova, 21 štih",
    ("hr", "point"): "0 bodova, 1 bod, 2 boda, 5 bodova, 21 bod",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_the_index_letters_of_the_language(lang: str) -> None:
    assert " ".join(translate(lang, "card", rank=rank, suit="hearts")[:-1] for rank in RANKS) == SIGNS[lang]
    assert "".join(translate(lang, "card", rank="ten", suit=suit) for suit in SUITS) == "10♠10♥10♦10♣"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_named_in_words(lang: str) -> None:
    assert ", ".join(translate(lang, "rank", rank=rank) for rank in RANKS) == NAMES[lang]
    assert ", ".join(translate(lang, "card-words", rank="queen", suit=suit) for suit in SUITS) == QUEENS[lang]


@pytest.mark.parametrize(("lang", "form"), FORMS_OF_SUITS)
def test_suits_are_inflected(lang: str, form: str) -> None:
    assert " ".join(translate(lang, f"suit.{form}", suit=suit) for suit in SUITS) == FORMS_OF_SUITS[lang, form]


@pytest.mark.parametrize(("lang", "form"), PHRASES_OF_SUITS)
def test_words_before_a_suit_agree_with_it(lang: str, form: str) -> None:
    assert ", ".join(translate(lang, f"suit.{form}", suit=suit) for suit in SUITS) == PHRASES_OF_SUITS[lang, form]


@pytest.mark.parametrize(("lang", "form"), FORMS_OF_CARDS)
def test_articles_agree_with_the_card(lang: str, form: str) -> None:
    forms = [translate(lang, f"card.{form}", rank=rank, suit="hearts") for rank in RANKS]
    assert ", ".join(forms) == FORMS_OF_CARDS[lang, form]


@pytest.mark.parametrize("lang", GENDERS_OF_CARDS)
def test_cards_have_their_gender(lang: str) -> None:
    genders = [translate(lang, "card.gender", rank=rank, suit="hearts")[0] for rank in RANKS]
    assert " ".join(genders) == GENDERS_OF_CARDS[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_contract_is_named_after_its_value(lang: str) -> None:
    trumps = [*SUITS, "no-trumps", "all-trumps"]
    assert ", ".join(translate(lang, "trump.at", trump=trump) for trump in trumps) == FORMS_OF_TRUMPS[lang]


@pytest.mark.parametrize(("lang", "noun"), COUNTS)
def test_a_counted_noun_has_the_form_of_its_number(lang: str, noun: str) -> None:
    counted = [translate(lang, "count", n=n, noun=noun) for n in (0, 1, 2, 5, 21)]
    assert ", ".join(counted) == COUNTS[lang, noun]


def test_russian_counts_eleven_to_fourteen_as_many() -> None:
    assert [translate("ru", "count", n=n, noun="card") for n in (11, 12, 14, 22)] == [
        "11 карт",
        "12 карт",
        "14 карт",
        "22 карты",
    ]
    assert translate("hr", "count", n=12, noun="card") == "12 karata"


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "Exactly 1 card of your hand", "Exactly 2 cards of your hand", "Exactly 5 cards of your hand"),
        ("fr", "exactement 1 carte de", "exactement 2 cartes de", "exactement 5 cartes de"),
        ("ru", "снести с рук ровно 1 карту.", "снести с рук ровно 2 карты.", "снести с рук ровно 5 карт."),
        ("bg", "точно 1 карта от", "точно 2 карти от", "точно 5 карти от"),
        ("hr", "točno 1 kartu iz", "točno 2 karte iz", "točno 5 karata iz"),
    ],
)
def test_a_number_of_cards_to_discard_stands_in_the_right_case(lang: str, one: str, two: str, five: str) -> None:
    for n, wanted in ((1, one), (2, two), (5, five)):
        assert wanted in translate(lang, "illegal-discard", n=n, noun="card")
