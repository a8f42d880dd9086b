"""Whether the cases of the suite are enough: mutants of the rules, what kills them, and proofs for what nothing can kill."""
