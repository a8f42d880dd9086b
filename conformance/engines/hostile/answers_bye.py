"""Plays right and answers bye before it goes."""

import json
import sys

from toy import HELLO, right, say

for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "bye":
        say({"id": request["id"], "result": {}})
        break
    say({"id": request["id"], "result": HELLO} if request["op"] == "hello" else right(request))
