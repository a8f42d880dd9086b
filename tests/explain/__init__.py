"""Tests of the wording: the messages, the inflection, and the sentences about rules and refusals."""
