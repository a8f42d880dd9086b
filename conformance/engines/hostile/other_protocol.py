"""Speaks another version of the protocol."""

import json
import sys

from toy import HELLO, say

request = json.loads(sys.stdin.readline())
say({"id": request["id"], "result": {**HELLO, "protocol": 2}})
sys.stdin.read()
