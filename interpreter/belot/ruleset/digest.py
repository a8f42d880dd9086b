"""The digest of a ruleset: what two files have to share to play alike."""

import hashlib
import json

from belot.source import Data

WORDS_ONLY = frozenset({"title", "note", "clauses", "$schema", "options", "set", "documents", "id"})
KEYED_BY_NAMES = frozenset({"cards", "catalogues", "takers", "defenders", "everyone"})


def digest(data: Data) -> str:
    """Return the SHA-256 of what a ruleset plays: its data without titles, notes and citations."""
    text = json.dumps(_behaviour(data), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def _behaviour(data: Data, named: bool = False) -> Data:
    """Return data without what is words only; where keys are names of the author's, none of them is."""
    if isinstance(data, dict):
        return {
            key: _behaviour(part, key in KEYED_BY_NAMES and not named)
            for key, part in data.items()
            if named or key not in WORDS_ONLY
        }
    if isinstance(data, list):
        return [_behaviour(part) for part in data]
    return data
