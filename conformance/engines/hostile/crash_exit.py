"""Ends with status 3 when asked the second case, and says so on its standard error."""

import sys

from toy import serve


def answer(request):
    sys.stderr.write("cannot hold an eight\n")
    sys.exit(3)


serve(second=answer)
