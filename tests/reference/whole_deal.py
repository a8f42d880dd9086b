"""A whole deal as a row of actions, with the rights of belot-ru-3 and bela."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from . import dealing
from .announce import declarations
from .calls import legal_calls
from .cards import DECK, points_in
from .melds import belotes, has_belot, melds
from .play import legal_plays, trick
from .scores import score
from .table import BELA3, BELAS, RU3, Contract, Illegal, after, players, sides, target_of

Step = dict[str, Any]


class Deal:
    """A deal from the first call to its score.

    `held` are points held over from the deal before; `totals` and `target` matter only to claims in belot-ru-3.
    """

    def __init__(
        self,
        ruleset: str,
        dealer: int,
        deck: list[str],
        held: int = 0,
        totals: list[int] | None = None,
        target: int | None = None,
    ) -> None:
        self.ruleset, self.dealer, self.held = ruleset, dealer, held
        self.totals = list(totals) if totals else [0] * sides(ruleset)
        self.target = target_of(ruleset) if target is None else target
        self.table = dealing.before_bidding(ruleset, dealer, deck)
        count = players(ruleset)
        self.calls: list[list[Any]] = []
        self.contract: Contract | None = None
        # the hands at the first lead, discards and exchanges done: bela3.discard.declarations
        self.start: list[list[str]] = []
        self.tricks: list[dict[str, Any]] = []
        self.plays: list[list[Any]] = []
        self.turn = after(ruleset, dealer)  # fr.play.leader, sg.play.leader, ru3.play.leader, bela.play.leader
        self.declared = [ruleset != RU3] * count
        self.announced = [0] * count
        self.bela_said = False  # bela announced and its card not yet played
        self.ended: str | None = None  # "redeal", "belot", "claim" or "played"

    def legal_actions(self) -> Step:
        """Return the seat to act with its legal actions; raises Illegal when the deal is over."""
        if self.ended:
            raise Illegal("the deal is over")
        if self.contract is None:
            return legal_calls(self.ruleset, self.dealer, self.table.turned, self.calls)
        if self._must_discard():
            declarer: int = self.contract["declarer"]
            hand = [card for card in DECK if card in self.table.hands[declarer]]
            pairs = [f"discard {one} {other}" for one, other in combinations(hand, 2)]
            return {"seat": declarer, "legal": pairs}  # bela3.discard.two, bela3.discard.restrictions
        return {"seat": self.turn, "legal": self._rights() + [f"play {card}" for card in self._cards()]}

    def apply(self, action: str) -> None:
        """Carry out an action; raises Illegal, changing nothing, when it is not legal."""
        step = self.legal_actions()
        words = action.split()
        if words[0] == "discard":
            words[1:] = sorted(words[1:], key=DECK.index)
        if " ".join(words) not in step["legal"]:
            raise Illegal(f"seat {step['seat']} may not {action}")
        if self.contract is None:
            self._call(step["seat"], action)
        elif words[0] == "discard":
            dealing.discard(self.table, self.contract, words[1:])
            self._begin_play()
        elif words[0] == "play":
            self._play(words[1])
        else:
            self._use_right(words[0])

    def result(self) -> dict[str, Any] | None:
        """Return the score of a finished deal, None before."""
        if self.ended is None:
            return None
        nothing = [0] * sides(self.ruleset)
        if self.ended == "redeal":
            return {"outcome": "redeal", "lines": [], "written": nothing, "held": self.held}
        if self.ended == "claim":
            written = list(nothing)
            written[self.turn] = self._claimable()  # ru3.end.claim-in-play, ru3.end.claim-counts
            return {"outcome": "claim", "lines": [], "written": written, "held": self.held}
        return score(
            self.ruleset,
            {
                "contract": self.contract,
                "dealer": self.dealer,
                "hands": self.start,
                "tricks": self.tricks,
                "discards": self.table.discards,
                "belote": self.announced,
                "declared": self.declared,
                "held": self.held,
            },
        )

    def _call(self, seat: int, call: str) -> None:
        self.calls.append([seat, call])
        after_it = legal_calls(self.ruleset, self.dealer, self.table.turned, self.calls)
        if after_it.get("done") == "redeal":
            self.ended = "redeal"
        elif "done" in after_it:
            self.contract = after_it["done"]
            dealing.complete(self.ruleset, self.dealer, self.table, after_it["done"])
            if not self._must_discard():
                self._begin_play()

    def _must_discard(self) -> bool:
        return self.ruleset == BELA3 and self.contract is not None and not self.table.discards

    def _begin_play(self) -> None:
        assert self.contract is not None
        self.start = [list(hand) for hand in self.table.hands]
        if self.ruleset != RU3 and self.ruleset not in BELAS:
            # called automatically: fr.belote.value, sg.belote; bg.belote
            self.announced = [belotes(self.contract, hand) for hand in self.start]
        self._show_belot()

    def _show_belot(self) -> None:
        """End the deal when the player on turn shows eight trumps before his first card."""
        # bela.decl.belot, bela.decl.belot-when
        if self.ruleset in BELAS and self._first_play() and has_belot(self._contract(), self.start[self.turn]):
            self.ended = "belot"

    def _contract(self) -> Contract:
        assert self.contract is not None
        return self.contract

    def _first_play(self) -> bool:
        """Return whether the player on turn has played no card yet."""
        return len(self.table.hands[self.turn]) == len(self.start[self.turn])

    def _cards(self) -> list[str]:
        """Return the cards that the player on turn may play."""
        hand = self.table.hands[self.turn]
        position = {"contract": self._contract(), "seat": self.turn, "hand": hand, "trick": self.plays}
        legal = legal_plays(self.ruleset, position)
        if self.bela_said:
            # bela.bela.announce: bela is said with the first of its cards, so that card comes now
            legal &= {rank + self._contract()["trump"] for rank in "KQ"}
        return [card for card in DECK if card in legal]

    def _rights(self) -> list[str]:
        """Return what the player on turn may do besides playing a card."""
        seat, contract = self.turn, self._contract()
        rights: list[str] = []
        if self.ruleset in BELAS:
            pair = {rank + contract["trump"] for rank in "KQ"}
            both = pair <= set(self.table.hands[seat])
            if both and not self.announced[seat] and pair & set(self._cards()):
                rights.append("belote")  # bela.bela.announce; with the first card only: bela.bela.second
        if self.ruleset != RU3:
            return rights
        if self._first_play() and not self.declared[seat] and dealing.may_exchange(self.table, contract, seat):
            rights.append("exchange")  # ru3.exchange.right, ru3.exchange.optional, ru3.exchange.before-declaring
        if self._first_play() and not self.declared[seat] and melds(RU3, contract, self.start[seat]):
            rights.append("declare")  # ru3.declare.when, ru3.declare.optional
        left = [rank for rank in "KQ" if rank + contract["trump"] in self.table.hands[seat]]
        if belotes(contract, self.start[seat]) and left and not self.announced[seat]:
            rights.append("belote")  # ru3.belote.when, ru3.belote.optional
        # after a trick he has won, other than the last, before the next lead: ru3.end.claim-in-play
        leads_after_trick = bool(self.tricks) and not self.plays
        if leads_after_trick and self.totals[seat] + self._claimable() >= self.target:
            rights.append("claim")  # ru3.end.claim-counts: a claim that falls short is refused
        return rights

    def _claimable(self) -> int:
        """Return what the player on turn may count in a claim besides his total before the deal."""
        # ru3.end.claim-counts
        contract, seat = self._contract(), self.turn
        found = declarations(RU3, contract, self.dealer, self.start, self.declared)
        cards = [card for each in self.tricks if each["winner"] == seat for card in each["cards"]]
        melded: int = sum(meld["points"] for meld in found["scored"][seat])
        return points_in(RU3, contract, cards) + melded + 20 * self.announced[seat]

    def _use_right(self, right: str) -> None:
        seat = self.turn
        if right == "exchange":
            dealing.exchange(self.table, self._contract(), seat)
            self.start[seat] = list(self.table.hands[seat])
        elif right == "declare":
            self.declared[seat] = True
        elif right == "belote":
            self.announced[seat] = 1
            self.bela_said = self.ruleset in BELAS
        elif right == "claim":
            self.ended = "claim"

    def _play(self, card: str) -> None:
        self.bela_said = False
        self.table.hands[self.turn].remove(card)
        self.plays.append([self.turn, card])
        if len(self.plays) < players(self.ruleset):
            self.turn = after(self.ruleset, self.turn)
        else:
            winner = trick(self.ruleset, self._contract(), self.plays)["winner"]
            self.tricks.append({"winner": winner, "cards": [played for _, played in self.plays]})
            self.plays = []
            # fr.play.leader, sg.play.leader, ru3.play.leader, bela.play.leader: the winner leads next
            self.turn = winner
        if not any(self.table.hands):
            self.ended = "played"
        else:
            self._show_belot()


def replay(
    ruleset: str,
    dealer: int,
    deck: list[str],
    actions: list[str],
    held: int = 0,
    totals: list[int] | None = None,
    target: int | None = None,
) -> dict[str, Any]:
    """Return the step before each action, one more if the deal is not over, else the fields of its score.

    Raises Illegal with the place of the first action that is not legal.
    """
    deal = Deal(ruleset, dealer, deck, held, totals, target)
    steps: list[Step] = []
    for at, action in enumerate(actions):
        try:
            steps.append(deal.legal_actions())
            deal.apply(action)
        except Illegal as error:
            raise Illegal(str(error), at) from error
    result = deal.result()
    if result is None:
        return {"steps": [*steps, deal.legal_actions()]}
    return {"steps": steps, **result}
