"""Ends before it has read anything."""

import sys

sys.stderr.write("no licence\n")
sys.exit(1)
