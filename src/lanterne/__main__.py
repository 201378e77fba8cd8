"""`python -m lanterne` is the `lanterne` command."""

import sys

from lanterne.cli import main

if __name__ == "__main__":
    sys.exit(main())
