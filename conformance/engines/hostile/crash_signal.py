"""Is killed by a signal when asked the second case."""

import os
import signal

from toy import serve

serve(second=lambda request: os.kill(os.getpid(), signal.SIGKILL))
