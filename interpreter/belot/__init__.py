"""The rules of the belote family as data, and one interpreter that plays them."""

__version__ = "0.1.0"
