"""Possible worlds: what a seat knows of a moment, and matches that agree with it in all of that and in nothing else.

Search plays on in such worlds. They hold no secret of the real match, and their chance is never the real dealer's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanterne.kernel.asks import Ask, Chance, Choose, Draw, Json, Pick, Roll, Together
from lanterne.kernel.dealers import Sampler
from lanterne.kernel.events import ALL
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import Below, State
from lanterne.kernel.records import canonical, dump

if TYPE_CHECKING:
    from lanterne.kernel.match import Match

TRIES: Final = 24  # worlds to deal until one agrees with everything that was answered since the checkpoint


class Standpoint:
    """A seat that is asked, at one moment: a world is imagined at the last checkpoint, and the answers since are given
    again in it. What another seat alone has seen, or has answered to a question that waits for others too, is no part
    of what this seat knows, and comes out anew.

    A world that cannot be asked the same question is given up for another. What others answered in the open may so tell
    something about what they hide, as it does at a table; therefore a step in which a seat answers from something that
    was dealt to it in the same step should end before another seat is asked."""

    def __init__(self, match: Match, seat: int, ask: Ask) -> None:
        self.match = match
        self.seat = seat
        self.ask = ask
        self.length = len(match.log)
        whole = match.ask
        self.arrived = len(whole.arrivals) if isinstance(whole, Together) else 0
        self.checkpoint: State | None = None
        self.entries: list[Ask] = []
        self.uncovered = False
        if match.checkpoints:
            self._look_back()

    def _look_back(self) -> State:
        self.checkpoint, self.entries = self.match.since(self.length)
        self.uncovered = any(entry.revealed for entry in self.entries)
        return self.checkpoint

    def imagine(self, below: Below) -> Match | None:
        """A world that this seat cannot tell from the real one, or None where some tries found none."""
        checkpoint = self.checkpoint
        if checkpoint is None:
            checkpoint = self._look_back()
        for _ in range(TRIES):
            world = self._world(checkpoint, below)
            if world is not None:
                return world
        return None

    def _world(self, checkpoint: State, below: Below) -> Match | None:
        match = self.match
        world = match.begin_at(match.game.imagine(checkpoint, self.seat, below))
        shown = len(self.entries) - self.arrived
        for place, entry in enumerate(self.entries):
            if not world.retake(entry, below if self._is_secret(entry, place >= shown) else None):
                return None
        if not alike(world.asks_for(self.seat), self.ask):
            return None
        if self.uncovered and not self._agrees(world):
            return None
        world.dealer = Sampler(below)
        return world

    def _is_secret(self, entry: Ask, waits: bool) -> bool:
        """Whether this seat does not know an answer, which may be to a question that still waits for others."""
        if isinstance(entry, Chance):
            return entry.only != ALL and entry.only != self.seat
        return waits and entry.seat != self.seat

    def _agrees(self, world: Match) -> bool:
        """Whether a secret that came out since the checkpoint is the same in this world."""
        now = self.match.at(len(self.match.past) + self.length) if self.length != len(self.match.log) else self.match
        return canonical(dump(world.view(self.seat))) == canonical(dump(now.view(self.seat)))


def repeat(ask: Ask, entry: Ask) -> bool:
    """Answer a question as a like one was answered, if that fits here too, and say whether it does."""
    if isinstance(entry, Choose):
        fits = isinstance(ask, Choose) and entry.chosen in ask.options
    elif isinstance(entry, Roll):
        fits = isinstance(ask, Roll) and ask.dice == entry.dice
    elif isinstance(entry, Draw):
        fits = isinstance(ask, Draw) and entry.card in ask.cards
    else:
        return reads(ask, entry.encode())
    if fits:
        ask.adopt(entry)
    return fits


def reads(ask: Ask, data: Json) -> bool:
    try:
        ask.decode(data)
    except Refused:
        return False
    return True


def alike(ask: Ask | None, other: Ask) -> bool:
    """Whether two questions look the same to those who are asked."""
    if ask is None or ask.about != other.about or ask.seat != other.seat:
        return False
    if isinstance(ask, Choose):
        return isinstance(other, Choose) and ask.options == other.options
    if isinstance(ask, Pick):
        return isinstance(other, Pick) and (ask.options, ask.least, ask.most) == (other.options, other.least, other.most)
    return type(ask) is type(other)
