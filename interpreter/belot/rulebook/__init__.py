"""Rule books: `document` is what a book says, the other modules write it from a ruleset and draw it."""
