"""A table without a network: what happens at it is kept as a storage would keep it, and pages follow it. Chance decides what
happens, so that everything does."""

from __future__ import annotations

from itertools import count

from lanterne.kernel.asks import Chance, Json
from lanterne.kernel.dealers import named
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.server.connection import Connection
from lanterne.server.journal import BOT, HOST, OPEN, PERSON, Place, dealer_name
from lanterne.server.messages import VERSION, Hello, Line, StateOf
from lanterne.server.room import Room
from lanterne.server.session import sit
from lanterne.server.states import state_for
from lanterne.server.storage import Store
from lanterne.server.table import Step, Table, load_table, opened
from lanterne.server.thinking import Thinkers
from tests.conformance.kit import Below, open_asks

NOON = 1_763_294_400.0
ACTS = ("undo", "undo", "consent", "dealer", "sit", "pause", "lend", "name")


class Desk:
    """A table, and its journal as it is kept."""

    def __init__(self, game: Game, seats: int, below: Below, by_hand: list[str] | None = None) -> None:
        self.below = below
        self.now = count()
        match = Match(game, game.options(seats), named(dealer_name(f"luck:{below(1000)}", by_hand or [])))
        places = [Place(PERSON, f"seat {seat}") for seat in range(seats)]
        self.table, entries = opened("desk", match, places, lang="en", clock=0, listed=False, guided=False)
        self.kept: list[tuple[Json, float, str]] = []
        self.table = self.table.after(Step(entries), self.time(), "")
        self.kept += [(data, NOON, "") for data in entries]

    def time(self) -> float:
        return NOON + next(self.now)

    def do(self, step: Step, client: str = "") -> None:
        """Keep the entries of a step, then let it be the table."""
        at = self.time()
        self.kept += [(data, at, client) for data in step.entries]
        self.table = self.table.after(step, at, client)

    def loaded(self) -> Table:
        """The table as another process would know it."""
        return load_table("desk", self.table.config, self.kept, None)

    # --- what happens ---

    def answer(self) -> Step:
        """Some answer to some question that waits."""
        table, below = self.table, self.below
        waiting = open_asks(table.match.ask)
        if not waiting:
            raise Refused("match-over")
        ask = waiting[below(len(waiting))]
        if isinstance(ask, Chance):
            seat = ask.only if ask.only >= 0 else below(len(table.places))
        else:
            seat = ask.seat if ask.seat >= 0 else below(len(table.places))
        return table.answer(seat, ask.sample(below))

    def act(self, what: str) -> Step:
        table, below = self.table, self.below
        seat = below(len(table.places))
        if what == "undo":
            return table.undo(seat, alone=below(2) == 0)
        if what == "consent":
            return table.consent([seat], yes=below(4) > 0)
        if what == "dealer":
            hand = [source for source in table.game.sources if below(2)]
            return table.deal_by(dealer_name(f"luck:{below(1000)}", hand))
        if what == "sit":
            return sit(seat, Place((PERSON, BOT, OPEN)[below(3)], "", "random"))
        if what == "pause":
            return Step([{"pause": not table.journal.paused}])
        if what == "name":
            return sit(seat, Place(PERSON, f"name {below(9)}"))
        return Step([{"lend": 60}])

    def something(self) -> bool:
        """Let something happen, most often an answer; says whether it could."""
        what = self.below(3 * len(ACTS))
        try:
            step = self.answer() if what >= len(ACTS) else self.act(ACTS[what])
        except Refused:
            return False
        self.do(step, f"message {self.below(40)}" if self.below(2) else "")
        return True


class Follower:
    """A page at a desk: it merges what it is told, as a page does."""

    def __init__(self, room: Room, person: str, lang: str = "en") -> None:
        self.room = room
        self.connection = Connection(person)
        self.connection.lang = lang
        self.lines: list[Line] = []
        self.state: StateOf = self.look()

    def look(self) -> StateOf:
        state = state_for(self.connection, self.room)
        self.connection.have = state.at
        self.lines = [line for line in self.lines if line.at <= state.since] + state.lines
        self.state = state
        return state

    def come_back(self) -> None:
        """The connection was lost; a new one says what it has."""
        old = self.connection
        self.connection = Connection(old.person)
        self.connection.greet(Hello(v=VERSION, lang=old.lang, have=old.have, seat=self.state.seat))

    def turn_to(self, seat: int) -> None:
        self.connection.eyes, self.connection.have = seat, -1


def room_of(table: Table, holders: list[tuple[int, str]]) -> Room:
    """A room that is looked into and never written from: its storage and its thinkers do not run."""
    return Room(table, Store("sqlite:nowhere"), Thinkers(0), holders)


def everybody(seats: int) -> list[tuple[int, str]]:
    """One person for each seat, somebody who holds them all, the host, and a watcher."""
    own = [(seat, f"person {seat}") for seat in range(seats)]
    return [*own, *((seat, "all") for seat in range(seats)), (HOST, "person 0"), (-1, "watcher")]
