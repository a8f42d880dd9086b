"""What a player may or must say while playing: exchange, declare, belote, claim; and what others then know."""

from typing import TYPE_CHECKING, Any

from belot.cards import RANK_CARDS, card_names
from belot.declarations import belote_pairs, wins_match
from belot.exceptions import IllegalAction

if TYPE_CHECKING:
    from belot.deal import Deal

EXCHANGE, DECLARE, BELOTE, CLAIM = "exchange", "declare", "belote", "claim"


class Rights:
    """The rights of the players of one deal: which are open, which were used.

    `hands` are the hands as they count for declarations, `declared` who has declared, `belotes` how many pairs of king and
    queen of trumps each seat has announced.
    """

    def __init__(self, deal: "Deal") -> None:
        self.deal = deal
        players = deal.game.rules.players
        self.hands: list[int] = [0] * players
        self.declared = [False] * players
        self.belotes = [0] * players
        self.announced: list[tuple[int, int]] = []
        self.owed = 0
        self.exchanged = False
        self.said: list[tuple[int, str]] = []
        self._played = [0] * players
        self._picked_up: set[int] = set()

    def begin(self) -> None:
        """Take note of the hands at the first lead; what is automatic is found at once."""
        rules, contract = self.deal.game.rules, self.deal.contract
        assert contract is not None
        self.hands = list(self.deal.hands)
        if rules.declarations is not None and rules.declarations.announce == "automatic":
            self.declared = [True] * rules.players
        if rules.belote is not None and rules.belote.announce == "automatic":
            self.belotes = self.deal.game.belotes(contract.trump, self.hands)

    def allowed(self) -> list[str]:
        """Return the rights the seat to play may use now."""
        tests = (
            (EXCHANGE, self._may_exchange()),
            (DECLARE, self._may_declare()),
            (BELOTE, bool(self._open_pairs())),
            (CLAIM, self._claimable() is not None),
        )
        return [right for right, open_ in tests if open_]

    def use(self, right: str) -> None:
        """Use a right; raise IllegalAction (illegal-action) if it is not open."""
        deal = self.deal
        seat = deal.turn
        assert seat is not None
        if right not in self.allowed():
            raise IllegalAction(
                "illegal-action", right, seat, clauses=self._clauses(right), legal=tuple(deal.legal_actions())
            )
        match right:
            case "exchange":
                self._exchange(seat)
            case "declare":
                self.declared[seat] = True
            case "belote":
                self._announce(seat)
            case _:
                deal.claim(self._claimable() or 0)
        self.said.append((seat, right))

    def _clauses(self, right: str) -> tuple[str, ...]:
        rules = self.deal.game.rules
        match right:
            case "exchange":
                return tuple(id_ for step in rules.steps if step.action == "exchange" for id_ in step.clauses)
            case "declare":
                return rules.declarations.clauses if rules.declarations else ()
            case "belote":
                return rules.belote.clauses if rules.belote else ()
            case "claim":
                return rules.match.claim_clauses
            case _:
                return ()

    def _has_played(self) -> bool:
        """Say whether the seat to play has played a card: it has, once a trick is complete."""
        return bool(self.deal.played)

    def _may_exchange(self) -> bool:
        deal = self.deal
        step = next((each for each in deal.game.rules.steps if each.action == "exchange"), None)
        if step is None or self.exchanged or self._has_played() or self.declared[deal.turn or 0]:
            return False
        trumps = self._trumps()
        return bool(deal.turned & trumps and deal.hands[deal.turn or 0] & trumps & RANK_CARDS[step.rank])

    def _trumps(self) -> int:
        assert self.deal.contract is not None
        return self.deal.game.play(self.deal.contract.trump).table.trumps

    def _exchange(self, seat: int) -> None:
        deal = self.deal
        step = next(each for each in deal.game.rules.steps if each.action == "exchange")
        given = self._trumps() & RANK_CARDS[step.rank]
        deal.hands[seat] = deal.hands[seat] & ~given | deal.turned
        self.hands[seat] = deal.hands[seat]
        deal.turned = given
        self.exchanged = True

    def _may_declare(self) -> bool:
        deal, rules = self.deal, self.deal.game.rules
        if rules.declarations is None or rules.declarations.announce != "right" or deal.contract is None:
            return False
        contest = deal.game.contest(deal.contract.trump)
        seat = deal.turn or 0
        return (
            contest is not None
            and not self.declared[seat]
            and not self._has_played()
            and bool(contest.found(self.hands[seat]))
        )

    def _open_pairs(self) -> list[int]:
        """Return the pairs of king and queen the seat to play may announce now."""
        deal, rules = self.deal, self.deal.game.rules
        if rules.belote is None or rules.belote.announce == "automatic" or deal.contract is None or self.owed:
            return []
        seat = deal.turn or 0
        pairs = belote_pairs(deal.game.play(deal.contract.trump).table)
        mine = [pair for pair in pairs if self.hands[seat] & pair == pair and (seat, pair) not in self.announced]
        if rules.belote.announce == "any-play":
            return [pair for pair in mine if deal.hands[seat] & pair]
        return [pair for pair in mine if deal.hands[seat] & pair == pair and deal.legal_cards() & pair]

    def _announce(self, seat: int) -> None:
        pair = self._open_pairs()[0]
        self.announced.append((seat, pair))
        self.belotes[seat] += 1
        rules = self.deal.game.rules
        if rules.belote is not None and rules.belote.announce == "first-card":
            self.owed = pair

    def narrowed(self, cards: int) -> int:
        """Return the cards that may be played once belote has been announced with its first card."""
        return cards & self.owed if self.owed else cards

    def card_played(self, seat: int, card: int) -> None:
        """Take note of a card: what was owed is paid."""
        self.owed = 0
        self._played[seat] |= card

    def _claimable(self) -> int | None:
        """Return the points of the seat to lead in this deal if it may end the match by a claim."""
        deal = self.deal
        counts = deal.game.match.claim_points
        if counts is None or deal.trick.cards or not deal.played or deal.contract is None:
            return None
        side = deal.game.rules.side(deal.turn or 0)
        facts = deal.game.facts(
            deal.contract, deal.played, deal.discards, deal.announced(), self.belotes, deal.held_before
        )
        points = counts(facts.card_points[side], facts.declared[side], facts.belotes[side], facts.tricks[side])
        return points if deal.totals[side] + points >= deal.target else None

    def wins_match(self, seat: int) -> bool:
        """Say whether a seat about to play its first card holds the run that wins the match."""
        deal = self.deal
        if deal.played or deal.contract is None or self._has_played():
            return False
        contest = deal.game.contest(deal.contract.trump)
        return contest is not None and wins_match(contest, self.hands[seat])

    def picked_up(self, call: tuple[int, str]) -> None:
        """Take note of who has passed and so may look at his packet kept apart (`pass-picks-up`)."""
        rounds = self.deal.game.rules.bidding.rounds
        if call[1] == "pass" and any(each.picks_up for each in rounds):
            self._picked_up.add(call[0])

    def seen_by(self, seat: int) -> int:
        """Return the cards a seat holds and may look at."""
        deal = self.deal
        return deal.hands[seat] | (deal.dealt.apart[seat] if seat in self._picked_up else 0)

    def shown(self) -> list[list[dict[str, Any]]]:
        """Return the declarations that count, per seat, once the first trick is over."""
        deal = self.deal
        rules = deal.game.rules
        if deal.contract is None or not deal.played:
            return [[] for _ in range(rules.players)]
        announced = deal.announced()
        return [[each.as_data() for each in announced.scored(seat, rules.side(seat))] for seat in range(rules.players)]

    def called(self) -> list[list[str]]:
        """Return the pairs of king and queen each seat has called so far."""
        called: list[list[str]] = [[] for _ in self.hands]
        for seat, pair in [*self.announced, *self._automatic()]:
            called[seat] += card_names(pair)
        return called

    def _automatic(self) -> list[tuple[int, int]]:
        """Return the pairs called for their holders, with the first of the two cards."""
        deal = self.deal
        belote = deal.game.rules.belote
        if belote is None or belote.announce != "automatic" or deal.contract is None:
            return []
        pairs = belote_pairs(deal.game.play(deal.contract.trump).table)
        return [
            (seat, pair)
            for seat, hand in enumerate(self.hands)
            for pair in pairs
            if hand & pair == pair and self._played[seat] & pair
        ]
