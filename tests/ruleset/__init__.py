"""Rulesets as files: what is refused, what every packaged one keeps, and the clauses they cite."""
