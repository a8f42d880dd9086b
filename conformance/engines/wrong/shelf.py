"""The shelf: every wrong engine, and those that know no rules."""

from .nulls import NULLS
from .plays import PLAYS
from .scores import SCORES

SHELF = (*PLAYS, *SCORES)

__all__ = ["NULLS", "SHELF"]
