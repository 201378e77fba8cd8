"""A toy that breaks: for what must survive a mistake in the rules."""

from __future__ import annotations

from lanterne.kernel.asks import Flow
from lanterne.kernel.registry import register
from tests.toys import Coins, Purse


class Broken(Coins):
    """Coins that break once one was flipped."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "toy-broken"

    def turn(self, s: Purse) -> Flow[None]:
        if s.flips == self.options().values["most"]:
            return super().turn(s)
        raise ZeroDivisionError("no such coin")


BROKEN = Broken()
register(BROKEN)
