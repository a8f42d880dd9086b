"""The worked deals of the documents, dealt card by card, come to the numbers the documents give."""

import pytest
from belot.cards import card_name
from belot.deal import Deal
from belot.engine import game
from belot.record import play_record, read_record
from belot.resources import folder
from belot.source import load_file

DEALS = folder("spec") / "deals"

# fr.example.made, fr.example.inside, fr.example.capot; the ties are sgb.score.tie and fr.score.made on the same deck.
WRITTEN = {
    "belote-fr-made": ("made", (112, 90), 0),
    "belote-fr-inside": ("inside", (0, 202), 0),
    "belote-fr-capot": ("capot", (272, 20), 0),
    "belote-fr-tie-made": ("made", (101, 101), 0),
    "belote-tie": ("tie", (0, 101), 101),
    "belote-tie-belote": ("tie", (101, 20), 81),
}
TAKER, FACED = 2, "7H"


def test_every_worked_deal_is_listed() -> None:
    assert sorted(WRITTEN) == sorted(path.stem for path in DEALS.glob("*.yaml"))


@pytest.mark.parametrize("name", sorted(WRITTEN))
def test_a_worked_deal_ends_as_the_document_says(name: str) -> None:
    record = read_record(load_file(DEALS / f"{name}.yaml"))
    result = play_record(record, game(record.ruleset)).result()
    assert (result.outcome, result.written, result.held) == WRITTEN[name]


@pytest.mark.parametrize("name", ["belote-fr-made", "belote-fr-inside", "belote-fr-capot"])
def test_the_hand_of_the_document_is_dealt_card_by_card(name: str) -> None:
    record = read_record(load_file(DEALS / f"{name}.yaml"))
    deal = play_record(record, game(record.ruleset))
    hand = {card for seat, card in _plays(deal) if seat == TAKER}
    left = {card for seat, card in _plays(deal) if seat == TAKER - 1}
    assert record.deck[20] == FACED
    assert hand == {"JH", "9H", "AC", "KC", "TS", "7H", "QC", "8D"}
    assert {"KH", "QH"} <= left


def _plays(deal: Deal) -> list[tuple[int, str]]:
    """Return who played which card."""
    again = Deal(deal.game, [card_name(bit) for bit in deal.deck], deal.dealer)
    plays = []
    for action in deal.actions:
        assert again.turn is not None
        if action.startswith("play "):
            plays.append((again.turn, action.removeprefix("play ")))
        again.apply(action)
    return plays
