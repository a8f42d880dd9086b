"""Ends at the second case the first time it is asked; the file named first remembers."""

import sys
from pathlib import Path

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    memory = Path(sys.argv[1])
    if not memory.exists():
        memory.touch()
        sys.exit(1)
    say(right(request))


serve(second=answer)
