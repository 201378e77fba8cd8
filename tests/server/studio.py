"""Tables at which everybody draws at once, for tests of what happens meanwhile: over the network, and without one."""

from __future__ import annotations

import time
from collections.abc import Sequence

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.server.journal import BOT, PERSON, Place
from lanterne.server.messages import StateOf
from lanterne.server.room import Room
from lanterne.server.table import Step, opened
from tests.kernel.sketches import SKETCHES
from tests.server.desk import everybody, room_of
from tests.server.serving import House, Page, bot, done, link, me

SLUG = SKETCHES.slug


def sit_down(house: House, count: int = 3, bots: int = 0, **more: Json) -> list[Page]:
    """Some people, each with a page, and bots beside them; nothing is asked of all yet."""
    host = house.person()
    chairs = [me(), *(link() for _ in range(1, count)), *(bot("random") for _ in range(bots))]
    id, keys = host.open(SLUG, chairs, **more)
    people = [host]
    for seat in range(1, count):
        people.append(house.person())
        people[-1].join(keys[seat])
    pages = [person.look(id) for person in people]
    for page in pages:
        page.settle()
    return pages


def studio(house: House, count: int = 3, bots: int = 0, race: bool = False, **more: Json) -> list[Page]:
    """The same, and all are asked for their first line."""
    pages = sit_down(house, count, bots, settings={"race": race}, **more)
    at = done(pages[0].answer("begin")).at
    for page in pages:
        page.catch_up(at)
        assert page.question.about == "sketch"
    return pages


def hear(pages: Sequence[Page], at: int) -> list[StateOf]:
    return [page.catch_up(at) for page in pages]


def hand_in(pages: Sequence[Page], seat: int, line: str) -> int:
    """A seat hands in a line, and all hear of it."""
    at = done(pages[seat].answer(line)).at
    hear(pages, at)
    return at


def withdraw(pages: Sequence[Page], seat: int) -> int:
    page = pages[seat]
    at = done(page.ask("undo", seat=seat, ask=page.now.number)).at
    hear(pages, at)
    return at


# --- without a network -----------------------------------------------------------------------------------------------


class Easels:
    """A table of people and bots in memory. Its acts happened some seconds ago, as a test says."""

    def __init__(self, people: int, bots: int = 0, race: bool = False, clock: int = 0) -> None:
        seats = people + bots
        match = Match(SKETCHES, SKETCHES.options(seats, {"race": race}), Seeded(1))
        places = [Place(PERSON)] * people + [Place(BOT, "", "random")] * bots
        self.table, entries = opened("easels", match, places, lang="en", clock=clock, listed=False, guided=False)
        self.table = self.table.after(Step(entries), time.time(), "")

    def do(self, step: Step, ago: float = 0.0) -> None:
        self.table = self.table.after(step, time.time() - ago, "")

    def begin(self, ago: float = 0.0) -> None:
        self.do(self.table.answer(0, "begin"), ago)

    def draw(self, seat: int, line: str, ago: float = 0.0) -> None:
        self.do(self.table.answer(seat, line), ago)

    def room(self) -> Room:
        return room_of(self.table, everybody(len(self.table.places)))
