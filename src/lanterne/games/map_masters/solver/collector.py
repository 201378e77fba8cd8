"""Python's collector of garbage goes through all that is alive whenever much was made. A search makes much and little of it is
garbage: half of its time would be spent looking for some. So the collector rests until the answer is there. It has nothing to
do afterwards either: whatever serves a search refers to what is below it and never back, so all of it goes as soon as it is out
of use."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


def undisturbed(ask: Callable[[], Answer]) -> Answer:
    """The answer, undisturbed by the collector."""
    if not gc.isenabled():
        return ask()
    gc.disable()
    try:
        return ask()
    finally:
        gc.enable()
