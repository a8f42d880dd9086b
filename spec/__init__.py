"""Rulesets, schema, clauses and wording: the rules as data."""
