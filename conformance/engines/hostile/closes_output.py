"""Closes its output when asked the second case, and runs on."""

import os
import time

from toy import serve


def answer(request):
    os.close(1)
    time.sleep(60)


serve(second=answer)
