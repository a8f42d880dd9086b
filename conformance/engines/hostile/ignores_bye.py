"""Plays right and never leaves."""

import time

from toy import serve

serve()
time.sleep(600)
