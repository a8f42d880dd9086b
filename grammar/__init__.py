"""The expression language of the rulesets."""
