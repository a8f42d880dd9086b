"""Rules and refusals in words, in five languages, from the data that decide.

    text of a rule ──► tree of facts ──► words
       nodes        reading, tree     voice, prose, wording

`situation` says what is true of one player in one trick, `reasons` what of it decides about a card, `refusal` puts that
into a sentence. No sentence belongs to a game: change a rung, and what is said of it changes with it.
"""
