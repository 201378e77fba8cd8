"""Lanterne: a digital table for dungeon games."""

import os

__version__ = "0.3.0"


def command_name() -> str:
    """How this person starts the command, for hints that can be typed as they stand: run.py says so when it did."""
    return os.environ.get("LANTERNE_COMMAND") or "lanterne"
