"""Finding out what an engine plays: which ruleset, with which choices of its options."""
