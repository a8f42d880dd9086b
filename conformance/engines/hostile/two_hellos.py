"""Answers hello twice."""

import json
import sys

from toy import HELLO, say, serve

request = json.loads(sys.stdin.readline())
say({"id": request["id"], "result": HELLO})
say({"id": request["id"], "result": HELLO})
serve()
