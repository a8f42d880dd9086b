"""`python -m belot_conformance -- COMMAND` is `belot conform -- COMMAND`."""

import sys

from belot_conformance.cli import main

sys.exit(main())
