"""Game and State: what a rule set gives to the kernel.

A Game is stateless. `step` returns the flow of the next small step, chosen from the state alone; between two steps no
flow is alive and the state is a complete checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from mypy_extensions import mypyc_attr

from lanterne.kernel.asks import Ask, Choose, Flow, Json, Option, Refusal, Roll
from lanterne.kernel.drawing import Drawing, Words, outline
from lanterne.kernel.events import ALL, EventKind, Happening
from lanterne.kernel.faults import Arg, Fault
from lanterne.kernel.odds import Odds
from lanterne.kernel.records import Record, dump, get, put


class GameOver(Exception):
    """Raised by a rule to end the game at once from any depth; the state's outcome is set before."""


class Outcome:
    """How a game ended: won or lost for each seat, why, and the score."""

    __slots__ = ("cause", "score", "winners")

    def __init__(self, winners: tuple[int, ...], cause: str, score: tuple[int, ...]) -> None:
        self.winners = winners
        self.cause = cause
        self.score = score


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """One position. Subclasses add fields and a cheap `copy`; `events` collects what happens and is no part of it."""

    def __init__(self) -> None:
        self.events: list[Happening] = []
        self.uncovered = False

    def copy(self) -> State:
        raise NotImplementedError

    def emit(self, kind: EventKind, *values: Arg) -> None:
        """Something happened that every seat may know."""
        self.events.append((kind, values, ALL))

    def reveal(self, kind: EventKind, *values: Arg) -> None:
        """A secret that some seat did not know is out: nobody may take back the answer that led to it."""
        self.uncovered = True
        self.emit(kind, *values)

    def tell(self, seat: int, kind: EventKind, *values: Arg) -> None:
        """Something happened that only one seat may know."""
        self.events.append((kind, values, seat))


class Setting:
    """One option of a new game: its default and what it may be. `per_seat` settings are lists, one value for a seat."""

    def __init__(self, name: str, default: Json, choices: Sequence[Json], per_seat: bool = False) -> None:
        self.name = name
        self.default = default
        self.choices = list(choices)
        self.per_seat = per_seat

    def check(self, value: Json, seats: int) -> None:
        values = value if self.per_seat else [value]
        if not isinstance(values, list) or (self.per_seat and len(values) not in (0, seats)):
            raise Fault("option-count", option=self.name, seats=seats)
        for item in values:
            if not any(item == choice and type(item) is type(choice) for choice in self.choices):
                raise Fault("option-value", option=self.name, got=str(item), choices=" ".join(map(str, self.choices)))


class Options:
    """The options of a game: the number of seats and the value of every setting."""

    def __init__(self, seats: int, values: dict[str, Json]) -> None:
        self.seats = seats
        self.values = values

    def text(self, name: str) -> str:
        return str(self.values[name])

    def flag(self, name: str) -> bool:
        return bool(self.values[name])

    def texts(self, name: str) -> list[str]:
        value = self.values[name]
        return [str(item) for item in value] if isinstance(value, list) else []

    def dump(self) -> dict[str, Json]:
        return {"seats": self.seats, **self.values}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Registered by its slug; see docs/adding-a-game.md for what each method promises."""

    def __init__(
        self,
        slug: str,
        rules_prefix: str,
        folder: Path,
        seats: tuple[int, ...],
        sources: tuple[str, ...],
        settings: tuple[Setting, ...],
    ) -> None:
        self.slug = slug
        self.rules_prefix = rules_prefix  # how the ids of its rules begin
        self.folder = folder  # where its rules.toml and texts lie
        self.seats = seats  # how many may play
        self.sources = sources  # what decides chance at a real table
        self.settings = settings

    def setup(self, options: Options) -> State:
        """The state before the first step. Asks nothing."""
        raise NotImplementedError

    def step(self, state: State) -> Flow[None]:
        """The next small step."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def abandon(self, state: State, seat: int) -> None:
        """A seat gives up: set the outcome."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> Record:
        """What a seat may know, built from nothing. Seat -1 is a spectator."""
        raise NotImplementedError

    def scramble(self, state: State, seat: int, salt: int) -> State | None:
        """A copy that differs only in what the seat may not know, or None when nothing is hidden. Tests use it."""
        return None

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        """What is not allowed at this question, and why."""
        return []

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        """What chance would make of an option, computed from what the seat may know; None where nothing is rolled."""
        return None

    def phrase(self, field: str, value: str, say: Callable[..., str]) -> str | None:
        """The words for an argument that no message can name, such as a list of effects; None for all others. `say`
        takes the id of a message and its arguments. The field `place` has what a chance ask is about: where is that?"""
        return None

    def draw(self, view: Record, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
        """A view as lines of text, at most so wide and, where it can be, so high; `rolls` are those since the last
        decision. What is drawn comes from the view alone."""
        return outline(dump(view))

    def tell(self, view: Record, words: Words) -> list[str]:
        """A view in sentences, for people who listen and for programs that read lines."""
        return ["".join(text for _, text, _ in line) for line in outline(dump(view))]

    def describe(self, view: Record, words: Words, touches: Sequence[str], width: int) -> Drawing:
        """What a player could read on the things that an option or a click touches, as `Option.touches` names them;
        `here` stands for what the seat deals with now."""
        return []

    def bots(self) -> dict[str, type[Player]]:
        """Bots with knowledge of this game, by name."""
        return {}

    def load_state(self, data: Json) -> State:
        """A state from a snapshot."""
        raise NotImplementedError

    def content_version(self) -> str:
        """A fingerprint of the content in play."""
        raise NotImplementedError

    def tags(self, state: State) -> dict[str, str]:
        """What simulations group results by, e.g. character and difficulty."""
        return {}

    def tallies(self, state: State) -> dict[str, int]:
        """What simulations average, e.g. rooms seen and fights fought."""
        return {}

    def variants(self, options: Options) -> list[dict[str, Json]]:
        """What simulations play in turn where the options leave something open: settings to add to them."""
        return [{}]

    def cards(self) -> list[str]:
        """Everything in the box that play should meet, as `field:id`, the way options and events name it."""
        return []

    def with_content(self, folder: Path) -> Game:
        """This game with the content of another folder; a Fault names the file, the card and the field that is wrong."""
        raise Fault("pack-not-for", game=self.slug)

    def arrange(self, options: Options, given: dict[str, Json]) -> State:
        """The position that a scenario describes: changes to the state after set-up, by path."""
        state = self.setup(options)
        for path, value in given.items():
            put(state, path, value)
        return state

    def expected(self, state: State, path: str) -> Json:
        """Read a state for a scenario."""
        return get(state, path)

    def options(self, seats: int | None = None, values: dict[str, Json] | None = None) -> Options:
        """Checked options for a new game; what is not given has its default."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            raise Fault("option-seats", game=self.slug, seats=count, choices=" ".join(map(str, self.seats)))
        chosen: dict[str, Json] = {}
        known = {setting.name: setting for setting in self.settings}
        for name, value in (values or {}).items():
            if name not in known:
                raise Fault("option-unknown", option=name, game=self.slug, choices=" ".join(known))
            known[name].check(value, count)
            chosen[name] = value
        for setting in self.settings:
            chosen.setdefault(setting.name, [] if setting.per_seat else setting.default)
        return Options(count, chosen)


class Sight:
    """What a player answers from: the question, and the view of its seat. Never the state."""

    def __init__(self, game: Game, seat: int, ask: Ask, view: Record) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self.view = view

    def odds(self, option: Option) -> Odds | None:
        assert isinstance(self.ask, Choose)
        return self.game.odds(self.view, self.ask, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers for a seat."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, sight: Sight) -> object:
        raise NotImplementedError
