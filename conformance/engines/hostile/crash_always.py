"""Ends at every case."""

import sys

from toy import serve

serve(each=lambda request: sys.exit(1))
