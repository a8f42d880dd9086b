"""Writes half an answer to the second case and stops."""

import sys
import time

from toy import serve


def answer(request):
    sys.stdout.write('{"id": ')
    sys.stdout.flush()
    time.sleep(60)


serve(second=answer)
