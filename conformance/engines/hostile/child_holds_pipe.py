"""Starts a child that keeps the pipes open, and ends. The child's process id goes into the file named first."""

import os
import subprocess
import sys
from pathlib import Path

from toy import Request, serve


def answer(request: Request) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(sys.argv[1]).write_text(str(child.pid))
    os._exit(1)


serve(second=answer)
