"""Engines that are wrong on purpose: each answers the protocol like the reference engine, but for one mistake."""
