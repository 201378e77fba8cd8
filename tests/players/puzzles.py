"""Small games that only a search plays well. *Heap*: take one to three, who takes the last wins. *Cups*: one seat sees
where the gem is put, the other has to find it. *Lamps*: light them in the one order that wins, with no sign on the way."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from lanterne.kernel.asks import Ask, Choose, Draw, Flow, Json, Pick, Together, Verb
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.events import EventKind
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import Below, Game, Options, Outcome, Outlook, Player, Sight, State
from lanterne.kernel.records import INT, STR, Kind, Record, load

NOWHERE = Path(__file__).parent
TAKE = Verb("take", "count")
GUESS = Verb("guess", "cup")
LIGHT = Verb("light", "lamp")
RIDE = Verb("ride")()
GET_OFF = Verb("get_off")()
HIDDEN = EventKind("hidden", "cup", rule="")
LAMPS = ("amber", "blue", "clear", "dark", "ember")


class Board(State):
    """A number, a secret, whose turn it is and who has won."""

    def __init__(self, left: int, secret: str, turn: int, result: str, winner: int) -> None:
        super().__init__()
        self.left = left
        self.secret = secret
        self.turn = turn
        self.result = result
        self.winner = winner

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {"left": INT, "secret": STR, "turn": INT, "result": STR, "winner": INT}

    def copy(self) -> Board:
        return Board(self.left, self.secret, self.turn, self.result, self.winner)


class Puzzle(Game):
    """What the puzzles share."""

    def __init__(self, slug: str, seats: int) -> None:
        super().__init__(slug, "PU", NOWHERE, (seats,), ("cups",), ())

    def setup(self, options: Options) -> Board:
        return Board(10, "", 0, "", -1)

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Board)
        return self.turn(state)

    def turn(self, s: Board) -> Flow[None]:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Board)
        if not state.result:
            return None
        return Outcome((state.winner,) if state.winner >= 0 else (), state.result, (0,) * self.seats[0])

    def view(self, state: State, seat: int) -> Record:
        assert isinstance(state, Board)
        return Board(state.left, "", state.turn, state.result, state.winner)

    def load_state(self, data: Json) -> State:
        return load(Board, data)

    def content_version(self) -> str:
        return "1"


class Heap(Puzzle):
    """Ten matches; whoever leaves a multiple of four wins in the end."""

    def __init__(self) -> None:
        super().__init__("puzzle-heap", 2)

    def turn(self, s: Board) -> Flow[None]:
        choice = yield from Choose(s.turn, "take", [TAKE(count) for count in range(1, min(3, s.left) + 1)])
        s.left -= choice.number()
        if not s.left:
            s.result, s.winner = "taken", s.turn
        s.turn = 1 - s.turn


class Cups(Puzzle):
    """Seat 1 sees under which cup the gem goes, seat 0 guesses. `apart` puts both in steps of their own."""

    def __init__(self, apart: bool) -> None:
        super().__init__("puzzle-cups", 2)
        self.apart = apart

    def turn(self, s: Board) -> Flow[None]:
        if not s.secret:
            s.secret = yield from Draw("cups", "hide", LAMPS, only=1)
            s.tell(1, HIDDEN, s.secret)
            if self.apart:
                return
        choice = yield from Choose(0, "guess", [GUESS(cup) for cup in LAMPS])
        s.result, s.winner = "guessed", 0 if choice.word() == s.secret else 1

    def imagine(self, state: State, seat: int, below: Below) -> State:
        twin = state.copy()
        assert isinstance(twin, Board)
        if twin.secret and seat != 1:
            twin.secret = LAMPS[below(len(LAMPS))]
        return twin


class Lamps(Puzzle):
    """One by one, as a list, or as a word: the order of the box wins. There is nothing to see before the end."""

    def __init__(self, how: str) -> None:
        super().__init__("puzzle-lamps", 1)
        self.how = how

    def turn(self, s: Board) -> Flow[None]:
        lit: list[str] = []
        if self.how == "choose":
            while len(lit) < 4:
                choice = yield from Choose(0, "light", [LIGHT(lamp) for lamp in LAMPS if lamp not in lit])
                lit.append(choice.word())
        elif self.how == "pick":
            picked = yield from Pick(0, "light", [LIGHT(lamp) for lamp in LAMPS], 0, 4)
            lit = [option.word() for option in picked]
        else:
            word = yield from Compose(0, "light", InWords())
            lit = str(word).split()
        s.result, s.winner = "lit", 0 if lit == list(LAMPS[: len(lit)]) and len(lit) > 1 else -1


class InWords(Craft):
    """The lamps in the order in which they are lit, as one text."""

    def check(self, answer: Json) -> Refused | None:
        good = isinstance(answer, str) and all(lamp in LAMPS for lamp in answer.split())
        return None if good else Refused("puzzle-lamps")

    def sample(self, below: Below) -> Json:
        return " ".join(LAMPS[below(len(LAMPS))] for _ in range(2))


class Fingers(Puzzle):
    """Both show one or two fingers at once; the first wins when they are alike. Neither may know what the other shows."""

    def __init__(self) -> None:
        super().__init__("puzzle-fingers", 2)

    def turn(self, s: Board) -> Flow[None]:
        asks: list[Ask] = [Choose(seat, "show", [TAKE(1), TAKE(2)]) for seat in range(2)]
        shown = [ask.chosen for ask in (yield from Together("fingers", asks)) if isinstance(ask, Choose)]
        s.result, s.winner = "shown", 0 if shown[0] is shown[1] else 1


class Carousel(Puzzle):
    """Ride as often as you like, it changes nothing; get off and toss for a prize. Riding comes first in every list."""

    def __init__(self) -> None:
        super().__init__("puzzle-carousel", 1)

    def turn(self, s: Board) -> Flow[None]:
        choice = yield from Choose(0, "fair", [RIDE, GET_OFF])
        if choice is RIDE:
            yield from Choose(0, "ride", [TAKE(1), TAKE(2)])
        else:
            cup = yield from Draw("cups", "prize", LAMPS)
            s.result, s.winner = "over", 0 if cup == "amber" else -1


class Told(Heap):
    """The heap with an outlook that counts what it is asked and knows who wins."""

    def __init__(self, horizon: int) -> None:
        super().__init__()
        self.told = Counting(horizon)

    def outlook(self) -> Outlook:
        return self.told


class Counting(Outlook):
    def __init__(self, horizon: int) -> None:
        self.horizon = horizon
        self.answered = self.judged = 0

    def policy(self, state: State, ask: Ask, below: Below) -> object | None:
        self.answered += 1
        return ask.options[0] if isinstance(ask, Choose) else None

    def prospect(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Board)
        self.judged += 1
        wins = state.turn if state.left % 4 else 1 - state.turn
        return 1.0 if wins == seat else 0.0


class Loner(Heap):
    """No world can be imagined, and the game has a bot of its own."""

    def bots(self) -> dict[str, type[Player]]:
        return {"first": First}


class First(Player):
    def answer(self, sight: Sight) -> object:
        assert isinstance(sight.ask, Choose)
        return sight.ask.options[0]
