"""Plays another game."""

import json
import sys

from toy import HELLO, say

for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "bye":
        break
    say({"id": request["id"], "result": {**HELLO, "rulesets": {"whist": {}}}})
