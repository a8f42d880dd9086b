"""Closes its output when asked the second case, and runs on."""

import os
import time

from toy import Request, serve


def answer(request: Request) -> None:
    os.close(1)
    time.sleep(60)


serve(second=answer)
