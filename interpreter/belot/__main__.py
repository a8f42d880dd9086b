"""`python -m belot` is the command `belot`."""

import sys

from belot.cli import main

if __name__ == "__main__":
    sys.exit(main())
