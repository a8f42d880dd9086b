"""A second implementation of the nine games, written from spec/clauses alone.

Plain and slow on purpose: an oracle that shares no code and no data with the interpreter. Arguments and answers are
those of the engine protocol; a comment beside each rule names the clause it follows.
"""

from .announce import declarations
from .calls import legal_calls
from .dealing import Table, deal, discard, exchange, may_exchange
from .matches import match, next_dealer
from .play import legal_plays, trick
from .scores import score
from .table import RULESETS, Illegal
from .whole_deal import Deal, replay

__all__ = [
    "RULESETS",
    "Deal",
    "Illegal",
    "Table",
    "deal",
    "declarations",
    "discard",
    "exchange",
    "legal_calls",
    "legal_plays",
    "match",
    "may_exchange",
    "next_dealer",
    "replay",
    "score",
    "trick",
]
