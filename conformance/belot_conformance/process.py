"""An engine as an operating system process: lines in, lines out, a deadline, and nothing left behind.

POSIX only: the engine gets its own process group, which is killed as a whole, and its pipes are watched with
`selectors`, so no stream can block another. Memory is bounded whatever the engine writes. A child that leaves the
group on purpose escapes; nothing portable holds it.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import IO

from belot_conformance.exceptions import EngineFault
from belot_conformance.protocol import MAX_LINE

STDERR_KEPT = 1 << 16
_CHUNK = 1 << 16
# A process that ended while a child of it holds the pipe sends no end of file, so it is looked at this often.
_POLL = 0.02
# Between the closing of its pipes and its end a crashing process may lose the processor for a while.
_GRACE = 1.0


class Process:
    """One running engine. Every method that reads may raise EngineFault; `close` never does."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        """Start `command`, in our environment or another; raises EngineFault start-failed if the system cannot."""
        try:
            self._child = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise EngineFault("start-failed", f"{command[0]}: {_why(error)}") from None
        self._stdin, self._stdout, self._stderr = _pipes(self._child)
        self._selector = selectors.DefaultSelector()
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._unsent = b""
        self._received = bytearray()
        self._searched = 0
        self._ended = False
        self._noise = bytearray()

    def exchange(self, line: bytes, limit: float) -> bytes:
        """Send `line` and return the next line of the engine without its ending, within `limit` seconds.

        Raises EngineFault timeout, crash, closed-output or line-too-long.
        """
        deadline = time.monotonic() + limit
        self._send(line)
        while True:
            gone = self._child.poll() is not None
            heard = self._pump(0 if gone else min(_POLL, max(0.0, deadline - time.monotonic())))
            answer = self._line()
            if answer is not None:
                return answer
            if len(self._received) > MAX_LINE + 1:
                raise EngineFault("line-too-long", f"an answer is longer than {MAX_LINE} bytes")
            if self._ended or (gone and not heard):
                raise self._end_of_output()
            if time.monotonic() >= deadline:
                part = f", only {len(self._received)} bytes without a line ending" if self._received else ""
                raise EngineFault("timeout", f"no answer within {limit:g} s{part}")

    def stray(self) -> bytes:
        """Return the beginning of what the engine has written unasked by now; waits for nothing."""
        self._pump(0)
        return bytes(self._received[:_CHUNK])

    def stderr(self) -> str:
        """Return the last 64 KiB the engine wrote to its standard error since the last `forget_stderr`."""
        return self._noise.decode("utf-8", "replace")

    def forget_stderr(self) -> None:
        """Start the next case with an empty standard error."""
        self._pump(0)
        self._noise.clear()

    def finish(self, farewell: bytes, limit: float, *, keep_input: bool = False) -> bool:
        """Send `farewell`, end the engine's input unless it is kept, wait for its exit; return whether it came."""
        deadline = time.monotonic() + limit
        self._send(farewell)
        while self._unsent and time.monotonic() < deadline and self._child.poll() is None:
            self._pump(_POLL)
        if not keep_input:
            self._stop_sending()
        return self._wait(deadline)

    def left_behind(self) -> bool:
        """Return whether something of the process group runs on after the engine has ended."""
        deadline = time.monotonic() + _GRACE
        while _alive(self._child.pid):
            if time.monotonic() >= deadline:
                return True
            time.sleep(_POLL)
        return False

    def end_input(self, limit: float) -> bool:
        """End the engine's input without a word; return whether it exits by itself within `limit` seconds."""
        self._stop_sending()
        return self._wait(time.monotonic() + limit)

    def close(self) -> None:
        """Kill what is left of the engine and of its process group, and free the pipes."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._child.wait()
        self._selector.close()
        for stream in (self._stdin, self._stdout, self._stderr):
            with contextlib.suppress(OSError):
                stream.close()

    def _send(self, line: bytes) -> None:
        self._unsent += line
        if not self._stdin.closed and self._stdin not in self._selector.get_map():
            self._selector.register(self._stdin, selectors.EVENT_WRITE)

    def _stop_sending(self) -> None:
        self._unsent = b""
        if not self._stdin.closed:
            if self._stdin in self._selector.get_map():
                self._selector.unregister(self._stdin)
            with contextlib.suppress(OSError):
                self._stdin.close()

    def _pump(self, seconds: float) -> bool:
        """Move what can be moved within `seconds`; return whether the engine's output had something."""
        heard = False
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                heard = self._read_output()
            else:
                self._read_noise()
        return heard

    def _write(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._unsent[:_CHUNK])
        except BlockingIOError:
            return
        except OSError:
            self._stop_sending()  # it closed its input; whether it still answers, the output will show
            return
        self._unsent = self._unsent[sent:]
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _read_output(self) -> bool:
        chunk = _read(self._stdout)
        if chunk == b"":
            self._ended = True
            self._selector.unregister(self._stdout)
        # Past the longest line nothing is worth keeping: a flood costs time, not memory.
        elif chunk and len(self._received) <= MAX_LINE + _CHUNK:
            self._received += chunk
        return bool(chunk)

    def _read_noise(self) -> None:
        chunk = _read(self._stderr)
        if chunk == b"":
            self._selector.unregister(self._stderr)
        elif chunk:
            self._noise += chunk
            del self._noise[:-STDERR_KEPT]

    def _line(self) -> bytes | None:
        end = self._received.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._received)
            return None
        line = bytes(self._received[:end]).removesuffix(b"\r")
        if len(line) > MAX_LINE:
            raise EngineFault("line-too-long", f"an answer is longer than {MAX_LINE} bytes")
        del self._received[: end + 1]
        self._searched = 0
        return line

    def _end_of_output(self) -> EngineFault:
        part = f" after {len(self._received)} bytes of an answer" if self._received else ""
        if not self._wait(time.monotonic() + _GRACE):
            return EngineFault("closed-output", f"the engine closed its output{part} and runs on")
        return EngineFault("crash", f"the engine ended{part}: {_ending(self._child.returncode)}")

    def _wait(self, deadline: float) -> bool:
        """Wait for the engine's exit and take in what it still writes; return whether it came in time."""
        while self._child.poll() is None:
            if time.monotonic() >= deadline:
                return False
            self._pump(_POLL)
        for _ in range(64):  # a child that writes without end must not hold us
            if not self._selector.get_map() or not self._selector.select(0):
                break
            self._pump(0)
        return True


def _pipes(child: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    return child.stdin, child.stdout, child.stderr


def _read(stream: IO[bytes]) -> bytes | None:
    """Return a chunk, b"" at the end of the stream, None if there is nothing just now."""
    try:
        return os.read(stream.fileno(), _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _ending(status: int) -> str:
    if status >= 0:
        return f"exit status {status}"
    try:
        return f"killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"killed by signal {-status}"
