"""`belot doctor`: whether an engine keeps the protocol, one line a check."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from belot_conformance.cli_common import USAGE, add_time_scale, guarded, parser, split

SUMMARY = "check that an engine keeps the protocol, and say what to mend"
_EXAMPLES = """\
  belot doctor -- python my_engine.py
  belot doctor --time-scale 5 -- java -jar engine.jar
  belot doctor -- belot engine
"""


def main(argv: Sequence[str]) -> int:
    """Run `doctor` and return the exit status: 0 all checks passed, 1 not, 2 wrong usage."""
    own, command = split(argv)
    options_of = parser("doctor", SUMMARY, "[--time-scale X] -- COMMAND [ARGUMENT ...]", _EXAMPLES)
    add_time_scale(options_of)
    options = options_of.parse_args(own)
    if not command:
        sys.stderr.write("belot doctor: which engine? Give its command after `--`: belot doctor -- python engine.py\n")
        return USAGE
    return guarded("doctor", lambda: _run(command, options.time_scale))


def _run(command: Sequence[str], scale: float) -> int:
    from belot_conformance.cases import load_suite
    from belot_conformance.doctor import examine

    passed = True
    for finding in examine(command, load_suite(), scale):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        passed = passed and finding.passed is not False
    return 0 if passed else 1
