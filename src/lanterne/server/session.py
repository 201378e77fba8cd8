"""Sessions: what one page tells over its web socket, carried out for the seats that its person holds."""

from __future__ import annotations

import json
from fractions import Fraction

from lanterne.kernel.asks import Ask, Choose, Json, Option, Pick, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game
from lanterne.kernel.texts import Texts, sentence, texts_for
from lanterne.players import bots_for, quick_bots
from lanterne.server.connection import Connection
from lanterne.server.journal import BOT, HOST, OPEN, PERSON, Place, app_dealer, by_hand_of, dealer_name, fresh_luck
from lanterne.server.messages import (
    Act,
    AdviceOf,
    Answer,
    Consent,
    Done,
    Draft,
    Hello,
    Hint,
    HintOf,
    Look,
    Ping,
    Pong,
    RefusedOf,
    Solve,
    SolvedOf,
    Speak,
    Told,
    Undo,
    Weighing,
    Why,
    Whys,
)
from lanterne.server.room import Room
from lanterne.server.settings import HINT_SECONDS, LENT_SECONDS, SOLVE_SECONDS
from lanterne.server.states import state_for
from lanterne.server.table import Step, Table
from lanterne.server.telling import Teller

SHOWN = 3  # answers that a hint compares
BOTS = ("random", "novice", "greedy", "search", "search:1s", "search:3s")  # that may be asked for: time is the server's
HOSTS_ONLY = ("pause", "resume", "lend", "bot", "person", "hand", "app")


class Stale(Refused):
    """The question has passed."""


class Session:
    """A connection at a room, from its first message on."""

    def __init__(self, connection: Connection, room: Room) -> None:
        self.connection = connection
        self.room = room

    @property
    def texts(self) -> Texts:
        return texts_for(self.connection.lang, self.room.table.game)

    async def hear(self, told: Told) -> None:
        """Carry out one message; what cannot be done is told with the reason, and nothing has changed then."""
        if isinstance(told, Ping):
            self.connection.send(Pong())
        elif isinstance(told, Hello | Look | Speak):
            self.turn(told)
        else:
            try:
                await self.serve(told)
            except Refused as refused:
                code = "stale" if isinstance(refused, Stale) else refused.message
                self.connection.send(RefusedOf(id=told.id, code=code, words=self.words(refused), rule=refused.rule))
                if isinstance(refused, Stale):
                    self.show()
            except Fault as fault:
                self.connection.send(RefusedOf(id=told.id, code=fault.message, words=self.words(fault)))

    def words(self, fault: Fault) -> str:
        return self.texts.fault(fault)

    def show(self) -> None:
        self.connection.show(state_for(self.connection, self.room))

    def turn(self, told: Hello | Look | Speak) -> None:
        """Look from elsewhere, or in another language."""
        connection = self.connection
        if isinstance(told, Hello):
            connection.greet(told)
        elif isinstance(told, Look):
            connection.eyes, connection.have = told.seat, -1
        else:
            connection.lang, connection.have = told.lang, -1
        self.show()

    # --- the game ----------------------------------------------------------------------------------------------------

    async def serve(self, told: Answer | Undo | Consent | Why | Hint | Draft | Solve | Act) -> None:
        if isinstance(told, Why):
            self.current(self.room.table, told)
            teller = Teller(self.room.table.match, told.seat, self.texts)
            self.connection.send(Whys(id=told.id, refusals=teller.refusals(told.seat)))
        elif isinstance(told, Hint):
            await self.hint(told)
        elif isinstance(told, Draft):
            self.advise(told)
        elif isinstance(told, Solve):
            await self.solve(told)
        else:
            at = await self.room.do(lambda table: self.plan(table, told), f"{self.connection.person[:16]} {told.id}")
            self.connection.send(Done(id=told.id, at=at))

    def plan(self, table: Table, told: Answer | Undo | Consent | Act) -> Step:
        if isinstance(told, Answer):
            self.current(table, told)
            self.in_time()
            return table.answer(told.seat, told.answer)
        if isinstance(told, Undo):
            self.current(table, told)
            self.in_time()
            return table.undo(told.seat, self.room.is_alone(self.connection.person))
        if isinstance(told, Consent):
            seats = [seat for seat in self.seats() if seat in table.persons()]
            if not seats:
                raise Refused("table-not-yours")
            return table.consent(seats, told.yes)
        return self.act(table, told)

    def seats(self) -> list[int]:
        return [seat for seat in self.room.seats_of(self.connection.person) if seat >= 0]

    def current(self, table: Table, told: Answer | Undo | Why | Hint | Draft) -> None:
        """The seat must be held by who speaks, and the question still be there."""
        if told.seat not in self.seats() or table.places[told.seat].who == BOT:
            raise Refused("table-not-yours")
        if not table.is_current(told.ask):
            raise Stale("table-stale")

    def in_time(self) -> None:
        """What is drafted changes no more once its time is over."""
        if self.room.is_time_out():
            raise Refused("table-time-out")

    async def hint(self, told: Hint) -> None:
        """Let the search think about the question; one thought at a time for a page."""
        table = self.room.table
        self.current(table, told)
        ask = table.match.asks_for(told.seat)
        if ask is None:
            raise Refused("table-no-hint")
        if self.connection.thinking:
            raise Refused("table-thinking")
        self.connection.thinking = True
        try:
            weighed = await self.room.hint(told.seat, HINT_SECONDS)
        finally:
            self.connection.thinking = False
        assert isinstance(weighed, list)
        teller = Teller(table.match, told.seat, self.texts)
        words = {option.key: teller.worded(option, option.touches()) for option in listed(ask)}
        tried = sum(int(str(entry["tried"])) for entry in weighed if isinstance(entry, dict))
        head = self.texts.say("hint-games", games=tried) if weighed else self.texts.say("hint-unknown")
        best = [self.weighing(entry, words) for entry in weighed[:SHOWN]]
        self.connection.send(HintOf(id=told.id, words=head, best=best))

    def advise(self, told: Draft) -> None:
        """Say what is right about a draft, and keep it: it is what counts when time runs out."""
        table = self.room.table
        self.current(table, told)
        self.in_time()
        ask = table.match.asks_for(told.seat)
        if not isinstance(ask, Compose):
            raise Stale("table-stale")
        self.room.drafts[told.seat] = (table.number(), told.value)
        self.connection.send(AdviceOf(id=told.id, value=ask.craft.advise(told.value, self.words)))

    async def solve(self, told: Solve) -> None:
        """Show the best that there was; while people still think about it, only to somebody who plays alone."""
        table = self.room.table
        mine = self.seats()
        if is_composed(table.match.ask, told.seat) and not self.room.is_alone(self.connection.person):
            raise Refused("table-solve-later")
        if self.connection.thinking:
            raise Refused("table-thinking")
        self.connection.thinking = True
        try:
            solved = await self.room.solve(mine[0] if mine else -1, told.seat, SOLVE_SECONDS)
        finally:
            self.connection.thinking = False
        self.connection.send(SolvedOf(id=told.id, value=solved))

    def weighing(self, entry: Json, words: dict[str, str]) -> Weighing:
        assert isinstance(entry, dict)
        answer, share = entry["answer"], float(str(entry["share"]))
        keys = answer if isinstance(answer, list) else [answer]
        spoken = ", ".join(words.get(str(key), json.dumps(key, ensure_ascii=False)) for key in keys) or "–"
        percent = self.texts.percent(Fraction(share).limit_denominator(10_000))
        key = answer if isinstance(answer, str) else ""
        return Weighing(key=key, words=sentence(spoken), share=share, percent=percent, tried=int(str(entry["tried"])))

    # --- the table ---------------------------------------------------------------------------------------------------

    def act(self, table: Table, told: Act) -> Step:
        """Something about the table and not the game."""
        if told.what in HOSTS_ONLY and HOST not in self.room.seats_of(self.connection.person):
            raise Refused("table-host-only")
        if told.what in ("pause", "resume"):
            wanted = told.what == "pause"
            return Step([] if table.journal.paused == wanted else [{"pause": wanted}])
        if told.what == "lend":
            return Step([{"lend": LENT_SECONDS}])
        if told.what in ("hand", "app"):
            return self.by_hand(table, told)
        if not 0 <= told.seat < len(table.places):
            raise Refused("table-no-seat", seat=told.seat + 1)
        place = table.places[told.seat]
        if told.what == "bot":
            check_bot(table.game, told.value)
            return sit(told.seat, Place(BOT, place.name, told.value))
        if told.what == "person":
            held = any(seat == told.seat for seat, _ in self.room.holders)
            return sit(told.seat, Place(PERSON if held else OPEN, place.name))
        if told.seat not in self.seats():
            raise Refused("table-not-yours")
        if told.what == "name":
            return sit(told.seat, Place(place.who, told.value.strip()[:40], place.bot))
        if told.what == "leave":
            rest = [seat for seat in table.persons() if seat != told.seat]
            if rest and table.game.plays_on(table.match.state):
                return sit(told.seat, Place(BOT, place.name, next(iter(quick_bots(table.game)), "random")))
            return table.leave(told.seat)
        raise Refused("table-no-act", what=told.what[:40])

    def by_hand(self, table: Table, told: Act) -> Step:
        """People read a source of chance from the real box from now on, or no longer."""
        sources = table.game.sources
        if told.value not in sources:
            raise Refused("source-unknown", got=told.value[:40], game=table.game.slug, choices=" ".join(sources))
        dealer = table.journal.dealer
        hand = [source for source in by_hand_of(dealer, sources) if source != told.value]
        if told.what == "hand":
            hand.append(told.value)
        app = app_dealer(dealer)
        return table.deal_by(dealer_name(fresh_luck() if app == "hand" else app, hand))


def is_composed(ask: Ask | None, seat: int) -> bool:
    """Whether a seat is asked for a structured answer, given or not, that still waits."""
    asks = ask.asks if isinstance(ask, Together) else [ask]
    return any(isinstance(mine, Compose) and mine.seat == seat for mine in asks)


def bots_at(game: Game) -> list[str]:
    """The bots that may sit at a table of this game, the weakest first."""
    return [name for name in BOTS if name.partition(":")[0] in bots_for(game)]


def check_bot(game: Game, name: str) -> None:
    if name not in bots_at(game):
        raise Fault("table-no-bot", bot=name[:40], bots=" ".join(bots_at(game)))


def listed(ask: Ask) -> list[Option]:
    return ask.options if isinstance(ask, Choose | Pick) else []


def sit(seat: int, place: Place) -> Step:
    return Step([{"sit": {"seat": seat, **place.dump()}}])
