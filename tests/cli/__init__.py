"""The command `belot`, called in the process with its words, and what it prints."""
