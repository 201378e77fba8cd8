"""Game and State: what a rule set gives to the kernel.

A Game is stateless. `step` returns the flow of the next small step, chosen from the state alone; between two steps no
flow is alive and the state is a complete checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from mypy_extensions import mypyc_attr

from lanterne.kernel.asks import Ask, Choose, Flow, Json, Option, Refusal, Roll
from lanterne.kernel.drawing import Drawing, Words, outline
from lanterne.kernel.events import ALL, EventKind, Happening
from lanterne.kernel.faults import Arg, Fault
from lanterne.kernel.odds import Odds
from lanterne.kernel.packs import Guide, Pack
from lanterne.kernel.records import Record, dump, get, put

if TYPE_CHECKING:
    from lanterne.kernel.match import Match

Below: TypeAlias = Callable[[int], int]  # below(n): a number from 0 to n - 1


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
    """One option of a new game: its default and what it may be. `per_seat` settings are lists, one value for a seat; `live`
    ones are for tables where people answer at the same time; with fewer seats than `least` it means nothing."""

    def __init__(
        self, name: str, default: Json, choices: Sequence[Json], per_seat: bool = False, live: bool = False, least: int = 1
    ) -> None:
        self.name = name
        self.default = default
        self.choices = list(choices)
        self.per_seat = per_seat
        self.live = live
        self.least = least

    def choices_for(self, seats: int) -> list[Json]:
        """What it may be with so many seats."""
        return self.choices

    def check(self, value: Json, seats: int) -> None:
        values = value if self.per_seat else [value]
        if not isinstance(values, list) or (self.per_seat and len(values) not in (0, seats)):
            raise Fault("option-count", option=self.name, seats=seats)
        choices = self.choices_for(seats)
        for item in values:
            if not any(item == choice and type(item) is type(choice) for choice in choices):
                raise Fault("option-value", option=self.name, got=str(item), choices=" ".join(map(str, choices)))


class SeatSetting(Setting):
    """One of the seats, counted from 1, or `random`."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, "random", ["random", *[str(seat) for seat in range(1, most + 1)]], least=2)

    def choices_for(self, seats: int) -> list[Json]:
        return self.choices[: seats + 1]


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
        self.timer = 120  # seconds for a decision that a table with a clock begins with
        self.pack: Pack | None = None  # the content pack it is played with

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

    def plays_on(self, state: State) -> bool:
        """Whether a game of several goes on when somebody leaves: a bot takes the seat."""
        return False

    def view(self, state: State, seat: int) -> Record:
        """What a seat may know, built from nothing. Seat -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, below: Below) -> State:
        """A copy of a checkpoint in which what the seat may not know is dealt anew with `below`. Hidden cards are pooled
        in the order of the box first: states that differ only in what the seat may not know give, with the same numbers,
        the same copy. A game that hides nothing has only to copy."""
        return state.copy()

    def outlook(self) -> Outlook:
        """What a tree search should know of this game."""
        return Outlook()

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        """What is not allowed at this question, and why."""
        return []

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        """What chance would make of an option, computed from what the seat may know; None where nothing is rolled."""
        return None

    def solve(self, view: Record, seat: int, stop: Callable[[], bool]) -> Json:
        """The best that a seat could do with what the view shows of it, in a shape that the game's own board understands;
        None where the game cannot tell. Takes what it has found when `stop` says so."""
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

    def called(self, view: Record, words: Words, touches: Sequence[str]) -> str:
        """The name of the card behind what an option touches; empty where there is none."""
        lines = self.describe(view, words, touches, 80)
        return "".join(text for _, text, _ in lines[0]) if lines else ""

    def box(self, words: Words) -> dict[str, Json]:
        """Everything that is printed on what lies in the box, in words, by kind and id: what a page needs to draw cards and
        dice by themselves. It is the same for every seat and every moment; secrets have no place in it. What options touch
        as `card:<id>` stands under `cards` with its `name`: so people can ask for it by name."""
        return {}

    def scene(self, view: Record) -> Json:
        """A view as a page draws it: ids and figures, no words, and what the rules make of them (a difficulty as it stands
        now, the cells one may go to). What is printed on things is in the box. It comes from the view alone."""
        return dump(view)

    def seat_name(self, view: Record, seat: int, words: Words) -> str:
        """Who sits there, in the game's own words, such as the name of a character; empty where nobody has one yet."""
        return ""

    def achievements(self, state: State) -> tuple[str, ...]:
        """The optional goals met so far, by id, in the order of `all_achievements`. The rules emit an event when one is
        met; a front end keeps those of games played to their end. Texts: `achievement-<id>` and its `.text`."""
        return ()

    def all_achievements(self) -> tuple[str, ...]:
        """Every optional goal of this game, by id, in the order in which players read them."""
        return ()

    def first_game(self) -> dict[str, Json]:
        """The settings that suit somebody's first game; a front end proposes them, and what is given wins over them."""
        return {}

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

    def summary(self, state: State) -> dict[str, str]:
        """The same for a person to read at the end; where each seat has its own, all of them in order."""
        return {name: str(count) for name, count in self.tallies(state).items()}

    def culprit(self, state: State) -> str:
        """What ended a lost game, as `field:id`; empty where nothing in the box did."""
        return ""

    def variants(self, seats: int | None, given: dict[str, Json]) -> list[Options]:
        """What simulations play in turn: every kind of game that the seats and settings given leave open."""
        return [self.options(seats, given)]

    def cards(self) -> list[str]:
        """Everything in the box that play should meet, as `field:id`, the way options and events name it."""
        return []

    def with_content(self, files: Mapping[str, str]) -> Game:
        """This game with other content, given as the texts of all its files by name; a Fault names the file, the card and
        the field that is wrong."""
        raise Fault("pack-not-for", game=self.slug)

    def guide(self) -> Guide:
        """Every field of the content files and every word of the effects, for people who write content packs. The words
        that explain them are in `guide/`, as messages `guide-<path>` and `guide-<kind>-<word>`."""
        return Guide({}, {})

    def figures(self, seconds: float, clock: Callable[[], float]) -> dict[str, dict[str, float]]:
        """What else there is to measure of this game, in about so many seconds of a clock: rows of figures. Texts:
        `figure-<row>` and `figure-<column>`."""
        return {}

    def lint(self) -> tuple[list[Fault], list[Fault]]:
        """What is wrong with content that could be read, and what may well be meant but should be looked at."""
        return [], []

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What helps a search through one game: quick answers, an estimate, a hint where to look first. All of it reads
    imagined states only. This one knows nothing: it plays at random to the end."""

    horizon: int = 0  # answers of seats after which a game played on quickly may be cut short by `prospect`; 0: never

    def policy(self, state: State, ask: Ask, below: Below) -> object | None:
        """A quick and decent answer; None for one at random. Must be cheap: it is called at every question of every
        game that is played on."""
        return None

    def prospect(self, state: State, seat: int) -> float | None:
        """The chance of a seat to win, from 0 to 1, at a question; None where that is hard to say: play on."""
        return None

    def forecast(self, value: float, seats: int) -> float:
        """What a value that a search found means to people who play on as the search does: the share of such games that
        are won. Estimates are often those of a weaker player; this makes them fit to be shown, and keeps their order."""
        return value

    def priors(self, state: State, ask: Choose) -> list[float] | None:
        """How promising each option looks, as shares that add up to 1; None where all are alike."""
        return None


class Sight:
    """What a player answers from: the question, and the view of its seat. Never the state; but worlds as they might be
    can be imagined."""

    def __init__(
        self,
        game: Game,
        seat: int,
        ask: Ask,
        view: Record,
        world: Callable[[Below], Match | None] | None = None,
        seats: int = 1,
    ) -> None:
        self.seats = seats  # at the table
        self.game = game
        self.seat = seat
        self.ask = ask
        self.view = view
        self._world = world

    def imagine(self, below: Below) -> Match | None:
        """A match at this moment, independent of the real one, in which everything that the seat may not know is dealt
        anew with `below(n)`, and chance to come is too. None where no such world was found."""
        return None if self._world is None else self._world(below)

    def odds(self, option: Option) -> Odds | None:
        assert isinstance(self.ask, Choose)
        return self.game.odds(self.view, self.ask, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers for a seat."""

    imagines: bool = False  # asks its sight for possible worlds: the match should keep checkpoints

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, sight: Sight) -> object:
        raise NotImplementedError


class Weighed:
    """An answer with its value, the estimated chance to win from 0 to 1, and how often it was tried."""

    __slots__ = ("answer", "value", "visits")

    def __init__(self, answer: object, value: float, visits: int) -> None:
        self.answer = answer
        self.value = value
        self.visits = visits

    def __repr__(self) -> str:
        return f"<{self.answer}: {self.value:.3f} in {self.visits}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Player):
    """Answers after so many seconds of thought; with `iterations`, after so much of it and without a look at the clock: then
    the same seed gives the same answer to the same question, always. A game that has one of its own calls it `search`; what
    lives in a game has no clock but the one it is given."""

    def __init__(
        self, seed: int, seconds: float = 0.2, iterations: int = 0, clock: Callable[[], float] | None = None
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.clock = clock
        self.imagines = True

    def weigh(self, sight: Sight) -> list[Weighed]:
        """Every answer that was tried, best first, with the share of games that it promises to win; empty where nothing can
        be said."""
        raise NotImplementedError
