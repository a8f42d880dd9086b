"""One deal as a state machine that takes the actions of the protocol: calls, rights, discards, cards."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Literal, TypeAlias

from belot.bidding import Contract, make_call, start
from belot.cards import card_bit, card_name, card_names
from belot.dealing import Dealt, after_bidding, before_bidding, read_deck
from belot.exceptions import IllegalAction, InvalidInput
from belot.game import Announced, Game
from belot.rights import Rights
from belot.scoring import Account
from belot.trick import Trick

Phase: TypeAlias = Literal["bidding", "discard", "play", "over"]
MATCH_WON, CLAIMED, REDEAL = "match-won", "claim", "redeal"


class Deal:
    """A deal in progress. An illegal action raises and changes nothing."""

    def __init__(
        self,
        game: Game,
        deck: Sequence[str],
        dealer: int,
        *,
        held: int = 0,
        totals: Sequence[int] | None = None,
        target: int | None = None,
    ) -> None:
        """Deal the cards; raise InvalidInput for a deck that is no deck or a seat that does not exist."""
        rules = game.rules
        if not 0 <= dealer < rules.players:
            raise InvalidInput("E505", f"there is no seat {dealer}", f"seats are 0 to {rules.players - 1}")
        self.game, self.dealer = game, dealer
        self.deck = read_deck(deck)
        self.held_before = held
        self.totals = tuple(totals or (0,) * rules.sides)
        self.target = target or rules.match.target
        self.dealt: Dealt = before_bidding(rules, self.deck, dealer)
        self.turned = self.dealt.turned
        turned_suit = card_name(self.turned)[1] if self.turned else None
        self.bidding = start(rules, dealer, turned_suit)
        self.calls: list[tuple[int, str]] = []
        self.actions: list[str] = []
        self.contract: Contract | None = None
        self.phase: Phase = "bidding"
        self.discards = 0
        self.hands: list[int] = list(self.dealt.hands)
        self.played: list[tuple[int, int]] = []
        self.trick = Trick(self.eldest)
        self.rights = Rights(self)
        self.wins: int | None = None
        self._account: Account | None = None

    @property
    def eldest(self) -> int:
        return (self.dealer + 1) % self.game.rules.players

    @property
    def turn(self) -> int | None:
        """Return the seat to act, None when the deal is over."""
        match self.phase:
            case "bidding":
                return self.bidding.seat
            case "discard":
                assert self.contract is not None
                return self.contract.declarer
            case "play":
                return self.trick.seat_to_play(self.game.rules.players)
            case "over":
                return None

    def legal_actions(self) -> list[str]:
        """Return what the seat to act may do, in the notation of the protocol; nothing when the deal is over."""
        match self.phase:
            case "bidding":
                return self.bidding.legal()
            case "discard":
                return self._discards()
            case "play":
                return [*self.rights.allowed(), *(f"play {card}" for card in card_names(self.legal_cards()))]
            case "over":
                return []

    def legal_cards(self) -> int:
        """Return the set of cards the seat to act may play."""
        assert self.contract is not None and self.turn is not None, "cards are played after the bidding"
        return self.rights.narrowed(self._obligation("legal"))

    def _obligation(self, what: Literal["legal", "rung"]) -> int:
        assert self.contract is not None and self.turn is not None
        play, trick = self.game.play(self.contract.trump), self.trick
        function = play.legal if what == "legal" else play.rung
        winner = trick.winner if trick.cards else self.turn
        return function(self.hands[self.turn], trick.led(play.table), trick.best, winner, self.turn)

    def _discards(self) -> list[str]:
        count = next(step.count for step in self.game.rules.steps if step.action == "discard")
        hand = card_names(self.hands[self.turn or 0])
        return [f"discard {' '.join(cards)}" for cards in combinations(hand, count)]

    def apply(self, action: str) -> None:
        """Carry out the action of the seat to act; raise IllegalAction, and change nothing, if it is not allowed."""
        seat = self.turn
        if seat is None:
            raise IllegalAction("deal-over", action, self.dealer, message="the deal is over")
        if self.phase == "bidding":
            self.bidding = make_call(self.bidding, action, self.game.rules.bidding.clauses)
            self.calls.append((seat, action))
            self._after_call()
        elif self.phase == "discard":
            self._discard(seat, action)
        elif action.startswith("play "):
            self._play(seat, action)
        else:
            self.rights.use(action)
        self.actions.append(action)
        self._win_outright()

    def _after_call(self) -> None:
        self.rights.picked_up(self.calls[-1])
        if not self.bidding.over:
            return
        self.contract = self.bidding.contract
        if self.contract is None:
            self.phase = "over"
            self._account = Account(REDEAL, (), (), (0,) * self.game.rules.sides, self.held_before)
            return
        self.dealt = after_bidding(self.game.rules, self.deck, self.dealer, self.dealt, self.contract.declarer)
        self.hands = list(self.dealt.hands)
        discards = any(step.action == "discard" for step in self.game.rules.steps)
        self.phase = "discard" if discards else "play"
        if self.phase == "play":
            self.rights.begin()

    def _discard(self, seat: int, action: str) -> None:
        words = action.split()
        legal = self._discards()
        cards = " ".join(card_names(sum({card_bit(word) for word in words[1:]}))) if words[:1] == ["discard"] else ""
        if f"discard {cards}" not in legal:
            raise IllegalAction(
                "illegal-discard", action, seat, message=f"discard {len(legal[0].split()) - 1} cards of the hand"
            )
        self.discards = sum(card_bit(card) for card in cards.split())
        self.hands[seat] &= ~self.discards
        self.phase = "play"
        self.rights.begin()

    def _play(self, seat: int, action: str) -> None:
        card = card_bit(action.removeprefix("play "))
        refusal = self.why_not(card)
        if refusal is not None:
            raise refusal
        assert self.contract is not None
        self.rights.card_played(seat, card)
        self.hands[seat] &= ~card
        self.trick.add(seat, card, self.game.play(self.contract.trump).table)
        if len(self.trick.cards) == self.game.rules.players:
            self.played.append((self.trick.winner, sum(self.trick.cards)))
            self.trick = Trick(self.trick.winner)
            if len(self.played) == self.game.rules.hand_size:
                self._finish()

    def why_not(self, card: int) -> IllegalAction | None:
        """Return why the seat to act may not play a card, with the rung that decides; None if it may."""
        seat = self.turn
        assert seat is not None and self.phase == "play", "cards are played after the bidding"
        action = f"play {card_name(card)}"
        legal = self.legal_cards()
        if legal & card:
            return None
        allowed = tuple(card_names(legal))
        if not self.hands[seat] & card:
            return IllegalAction(
                "not-in-hand", action, seat, legal=allowed, message=f"{card_name(card)} is not in the hand"
            )
        if self.rights.narrowed(card) == 0:
            return IllegalAction(
                "announced-belote", action, seat, legal=allowed, message="belote was announced: play one of its cards"
            )
        rung = self.game.rules.rungs[self._obligation("rung")]
        return IllegalAction("illegal-play", action, seat, rung=rung.id, clauses=rung.clauses, legal=allowed)

    def announced(self) -> Announced:
        """Return the declarations made and the side they stand for, as far as it is known."""
        assert self.contract is not None
        return self.game.announced(self.contract.trump, self.rights.hands, self.rights.declared, self.dealer)

    def _finish(self) -> None:
        assert self.contract is not None
        facts = self.game.facts(
            self.contract, self.played, self.discards, self.announced(), self.rights.belotes, self.held_before
        )
        self._account = self.game.scorer.account(facts)
        self.phase = "over"

    def _win_outright(self) -> None:
        """End the deal if the seat about to play its first card holds what wins the match (`wins-match`)."""
        if self.phase != "play" or self.turn is None or not self.rights.wins_match(self.turn):
            return
        self._end_match(self.turn, MATCH_WON, self.target)

    def claim(self, points: int) -> None:
        """End the deal by the claim of the seat to act, who has so many points in it."""
        assert self.turn is not None
        self._end_match(self.turn, CLAIMED, points)

    def _end_match(self, seat: int, outcome: str, points: int) -> None:
        self.wins = self.game.rules.side(seat)
        written = tuple(points if side == self.wins else 0 for side in range(self.game.rules.sides))
        self._account = Account(outcome, (), ((outcome, written),), written, self.held_before)
        self.phase = "over"

    def result(self) -> Account:
        """Return the score of the deal; raise InvalidInput (E506) while it is not over."""
        if self._account is None:
            raise InvalidInput("E506", "the deal is not over", "play all cards first")
        return self._account

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat may know, as plain data: its own cards, what was called and played, nothing else."""
        rules = self.game.rules
        if not 0 <= seat < rules.players:
            raise InvalidInput("E505", f"there is no seat {seat}", f"seats are 0 to {rules.players - 1}")
        known: dict[str, Any] = {
            "seat": seat,
            "dealer": self.dealer,
            "phase": self.phase,
            "turn": self.turn,
            "hand": card_names(self.rights.seen_by(seat)),
            "cards": [hand.bit_count() for hand in self.hands],
            "apart": [cards.bit_count() for cards in self.dealt.apart],
            "turned": card_name(self.turned) if self.turned else None,
            "calls": [[who, call] for who, call in self.calls],
            "contract": self.contract.as_data() if self.contract else None,
            "trick": [[who, card_name(card)] for who, card in self.trick.plays(rules.players)],
            "tricks": [{"winner": who, "cards": card_names(cards)} for who, cards in self.played],
            "declarations": self.rights.shown(),
            "belote": self.rights.called(),
            "said": [[who, right] for who, right in self.rights.said],
        }
        if self.contract is not None and self.contract.declarer == seat and self.discards:
            known["discards"] = card_names(self.discards)
        if self.turn == seat:
            known["legal"] = self.legal_actions()
        return known
