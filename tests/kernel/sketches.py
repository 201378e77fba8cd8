"""A toy in which everybody makes something at the same time. *Sketches*: two rounds, in each all draw a line of letters at
once; where it is a race, the first who drew anything wins, and what won stands. It is not listed among the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from lanterne.kernel.asks import Ask, Choose, Draw, Flow, Json, Together, Verb
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.dealers import Hand
from lanterne.kernel.events import EventKind
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game, Options, Outcome, Setting, State
from lanterne.kernel.match import Match
from lanterne.kernel.records import BOOL, INT, STR, Kind, Record, list_of, load
from lanterne.kernel.registry import register

ROUNDS = 2
THEMES = ("apples", "pears")
PACE = (60, 180)

BEGIN = Verb("begin", rule="SK-BEGIN-01")
DAWDLE = Verb("dawdle", rule="SK-BEGIN-01")
THEME = EventKind("theme", "word", rule="SK-BEGIN-01")
DREW = EventKind("drew", "seat", "line", rule="SK-LINE-01")
FIRST = EventKind("was_first", "seat", rule="SK-RACE-01")


class Easel(State):
    """Lines that were drawn, and who was first how often."""

    def __init__(
        self, phase: str, round: int, race: bool, lines: list[str], wins: list[int], order: list[int], result: str
    ) -> None:
        super().__init__()
        self.phase = phase
        self.round = round
        self.race = race
        self.lines = lines
        self.wins = wins
        self.order = order  # in which the last lines arrived
        self.result = result

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {
            "phase": STR, "round": INT, "race": BOOL, "lines": list_of(STR), "wins": list_of(INT), "order": list_of(INT),
            "result": STR,
        }  # fmt: skip

    def copy(self) -> Easel:
        return Easel(
            self.phase, self.round, self.race, list(self.lines), list(self.wins), list(self.order), self.result
        )


class Line(Craft):
    """Small letters, and not too many of them. Time out: what stands before the first that is none."""

    def check(self, answer: Json) -> Refused | None:
        if isinstance(answer, str) and len(answer) <= 40 and answer == self.right(answer):
            return None
        return Refused("line-letters", rule="SK-LINE-01")

    def right(self, draft: str) -> str:
        for place, letter in enumerate(draft):
            if not "a" <= letter <= "z":
                return draft[:place]
        return draft

    def sample(self, below: Callable[[int], int]) -> Json:
        return "".join("abc"[below(3)] for _ in range(below(4)))

    def mend(self, draft: Json) -> Json:
        return self.right(draft)[:40] if isinstance(draft, str) else ""

    def advise(self, draft: Json, say: Callable[[Fault], str]) -> Json:
        refused = self.check(draft)
        good = len(self.right(draft)) if isinstance(draft, str) else 0
        return {"good": good, "refused": None if refused is None else say(refused)}


class Sketches(Game):
    def __init__(self) -> None:
        settings = (Setting("race", False, [False, True]),)
        super().__init__("toy-sketches", "SK", Path(__file__).parent / "sketchbox", (1, 2, 3), ("themes",), settings)

    def setup(self, options: Options) -> Easel:
        seats = options.seats
        return Easel("begin", 1, options.flag("race"), [""] * seats, [0] * seats, [], "")

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Easel)
        return begin(state) if state.phase == "begin" else sketch(state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Easel)
        if not state.result:
            return None
        best = max(state.wins)
        return Outcome(tuple(seat for seat, wins in enumerate(state.wins) if wins == best), state.result, tuple(state.wins))

    def abandon(self, state: State, seat: int) -> None:
        assert isinstance(state, Easel)
        state.result = "abandoned"

    def view(self, state: State, seat: int) -> Record:
        return state.copy()

    def solve(self, view: Record, seat: int, stop: Callable[[], bool]) -> Json:
        assert isinstance(view, Easel)
        return {"seat": seat, "best": "z" * 40, "round": view.round}

    def load_state(self, data: Json) -> State:
        return load(Easel, data)

    def content_version(self) -> str:
        return "1"


def begin(s: Easel) -> Flow[None]:
    """The first seat opens the round; whose time is out begins."""
    ask = Choose(0, "begin", [DAWDLE(), BEGIN()])
    ask.late = BEGIN()
    choice = yield from ask
    if choice.verb is BEGIN:
        theme = yield from Draw("themes", f"theme {s.round}", THEMES)
        s.emit(THEME, theme)
        s.phase = "sketch"


def sketch(s: Easel) -> Flow[None]:
    asks: list[Ask] = [Compose(seat, "sketch", Line()) for seat in range(len(s.lines))]
    together = Together("sketch", asks, binds=first_line if s.race else None)
    if s.race:
        together.pace = PACE
    arrivals = yield from together
    s.order = [ask.seat for ask in arrivals]
    for ask in asks:
        assert isinstance(ask, Compose)
        s.lines[ask.seat] = str(ask.composed)
        s.emit(DREW, ask.seat, s.lines[ask.seat])
    for ask in first_line(arrivals) if s.race else []:
        s.wins[ask.seat] += 1
        s.emit(FIRST, ask.seat)
    s.round += 1
    s.phase = "begin"
    if s.round > ROUNDS:
        s.result = "drawn"


def first_line(arrivals: list[Ask]) -> list[Ask]:
    """The first who drew anything at all."""
    lines: list[Ask] = [ask for ask in arrivals if isinstance(ask, Compose) and ask.composed]
    return lines[:1]


SKETCHES = Sketches()
register(SKETCHES)


def easel(match: Match) -> Easel:
    assert isinstance(match.state, Easel)
    return match.state


def sketching(seats: int = 3, race: bool = False) -> Match:
    """A match in which all are asked for their first line. Chance is typed in."""
    match = Match(SKETCHES, SKETCHES.options(seats, {"race": race}), Hand())
    match.answer("begin", 0)
    match.answer("apples")
    return match
