"""Checks any engine that speaks the protocol against the suite."""
