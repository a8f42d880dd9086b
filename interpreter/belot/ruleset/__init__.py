"""Rulesets: reading them with their bases and options, and turning them into the typed model."""
