"""Exact comparison of two rulesets, part by part: a proof that they play alike, or the smallest question that splits them."""
