"""Python's collector of garbage goes through all that is alive whenever much was made. A search makes much and little of it is
garbage: half of its time would be spent looking for some. So the collector rests until the answer is there."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


def undisturbed(ask: Callable[[], Answer]) -> Answer:
    """The answer; what was made to find it is out of use by then, and goes at the first collection."""
    if not gc.isenabled():
        return ask()
    gc.disable()
    try:
        return ask()
    finally:
        gc.enable()
