"""A toy of cards with secret hands, long lists of options with several chances each, optional goals and named seats: what
a game of cards asks of a terminal. Every seat plays a card or passes, twice; a roll decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from threading import Event

from lanterne.kernel.asks import Choose, Die, Flow, Json, Option, Roll, Verb
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.drawing import Drawing, Words
from lanterne.kernel.events import EventKind
from lanterne.kernel.game import Below, Game, Options, Outcome, Player, Setting, Sight, State
from lanterne.kernel.match import Match
from lanterne.kernel.odds import Odds, Spread
from lanterne.kernel.records import BOOL, INT, STR, Kind, Record, list_of, load, tuple_of
from lanterne.kernel.registry import register
from lanterne.terminal.table import Table

NAMES = ("Ash", "Birch", "Cedar", "Dogwood")
SIZE = 11
PLAY = Verb("play", "card", rule="HA-PLAY-01")
PASS = Verb("pass", rule="HA-PLAY-02")
HELD = EventKind("held", "cards", rule="HA-DEAL-01")
PLAYED = EventKind("played", "seat", "card", rule="HA-PLAY-01")
PASSED = EventKind("passed", "seat", rule="HA-PLAY-02")
ROLLED = EventKind("rolled", "value", rule="HA-ROLL-01")
D6 = Die("d6", tuple("123456"), (1, 2, 3, 4, 5, 6), (1,) * 6)


class Deal(State):
    """Hands of numbered cards; a view hides those of others."""

    def __init__(self, turn: int, turns: int, hands: list[tuple[int, ...]], gold: int, open: bool, result: str) -> None:
        super().__init__()
        self.turn = turn
        self.turns = turns
        self.hands = hands
        self.gold = gold
        self.open = open
        self.result = result

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {
            "turn": INT, "turns": INT, "hands": list_of(tuple_of(INT)), "gold": INT, "open": BOOL, "result": STR,
        }  # fmt: skip

    def copy(self) -> Deal:
        return Deal(self.turn, self.turns, list(self.hands), self.gold, self.open, self.result)


class Hands(Game):
    def __init__(self) -> None:
        settings = (Setting("short", False, [False, True]), Setting("open", False, [False, True]))
        super().__init__("toy-hands", "HA", Path(__file__).parent / "handbox", (1, 2, 3, 4), ("dice",), settings)

    def setup(self, options: Options) -> Deal:
        hands = [tuple(range(100 * seat + 1, 100 * seat + 1 + SIZE)) for seat in range(options.seats)]
        return Deal(0, options.seats * (1 if options.flag("short") else 2), hands, 0, options.flag("open"), "")

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Deal)
        return play(state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Deal)
        seats = tuple(range(len(state.hands)))
        return Outcome(seats if state.result == "rich" else (), state.result, (state.gold,)) if state.result else None

    def abandon(self, state: State, seat: int) -> None:
        assert isinstance(state, Deal)
        state.result = "abandoned"

    def view(self, state: State, seat: int) -> Record:
        assert isinstance(state, Deal)
        seen = state.copy()
        if not state.open:
            seen.hands = [hand if place == seat else (0,) * len(hand) for place, hand in enumerate(state.hands)]
        return seen

    def imagine(self, state: State, seat: int, below: Below) -> State:
        assert isinstance(state, Deal)
        twin = state.copy()
        for other, hand in enumerate(state.hands):
            if other != seat:
                twin.hands[other] = tuple(range(100 * other + 1, 100 * other + 1 + len(hand)))
        return twin

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        if option.verb is PASS:
            return None
        sixth = Fraction(option.number() % 6, 6)
        harm = Spread({0: 3, 1: 2, 4: 1})
        return Odds({"complete": sixth, "penalty": 1 - sixth, "exhaustion": Fraction(1, 9)}, {"harm": harm})

    def describe(self, view: Record, words: Words, touches: Sequence[str], width: int) -> Drawing:
        return [[("title", f"Card {touch[5:]}", "")] for touch in touches if touch.startswith("card:")]

    def seat_name(self, view: Record, seat: int, words: Words) -> str:
        return NAMES[seat]

    def achievements(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Deal)
        return ("over",) if state.result else ()

    def all_achievements(self) -> tuple[str, ...]:
        return ("over", "never")

    def first_game(self) -> dict[str, Json]:
        return {"short": True}

    def bots(self) -> dict[str, type[Player]]:
        return {"ponder": Ponder}

    def load_state(self, data: Json) -> State:
        return load(Deal, data)

    def content_version(self) -> str:
        return "1"


class Ponder(Player):
    """A bot that thinks until it is told to answer; it passes."""

    enough = Event()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.imagines = True

    def answer(self, sight: Sight) -> object:
        assert self.enough.wait(20)
        return PASS()


def play(s: Deal) -> Flow[None]:
    seat = s.turn % len(s.hands)
    if not s.turn:
        for other, hand in enumerate(s.hands):
            s.tell(other, HELD, " ".join(map(str, hand)))
    choice = yield from Choose(seat, "card", [*(PLAY(card) for card in s.hands[seat]), PASS()])
    if choice.verb is PASS:
        s.emit(PASSED, seat)
    else:
        s.hands[seat] = tuple(card for card in s.hands[seat] if card != choice.number())
        s.emit(PLAYED, seat, choice.number())
        rolled = yield from Roll("dice", f"play {s.turn}", (D6,))
        s.emit(ROLLED, rolled[0])
        s.gold += rolled[0]
    s.turn += 1
    if s.turn == s.turns:
        s.result = "rich" if s.gold else "poor"


HANDS = Hands()
register(HANDS)


def hands(folder: Path, who: list[str], values: dict[str, Json] | None = None) -> Table:
    """A table of cards; its first game is no longer proposed unless the values say nothing about it."""
    match = Match(HANDS, HANDS.options(len(who), values), Seeded(2))
    return Table(match, who, "en", None, folder / "games")
