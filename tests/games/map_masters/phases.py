"""A table for tests of the phases of Map Masters: positions as scenarios describe them, whole games from a seed, and some
short ways through the first starting card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.state import Atlas, Mapper
from lanterne.games.map_masters.view import AtlasView
from lanterne.kernel.asks import Ask, Choose, Draw, Json, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Dealer, Hand, Seeded, stream
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.match import Match

Given = dict[str, Any]  # changes to the state after set-up, by path
START = [f"S-{number}" for number in range(1, 10)]
MAP = "lay S-1 0,0; start S-1.L1"
OUT = f"{MAP}; go a1; go A; go B"  # coin, barrel, sword, room; it leaves the dungeon
SHORT = f"{MAP}; go a1"  # one coin, then it stops
KEYS = "lay S-1 0,0; start S-1.R1; go b1; go A; go L2"  # key, barrel, sword, room; it leaves too
NO_STEP = MAP  # a start, and not one step
NOTHING = ""  # no card, no path
BEAR = "lay S-7 0,0; start S-7.L1; go a1; go m1; go C; pay item; go R2"  # sword, monster, room, recycle, coin; out
MOLES = "lay S-9 0,0; start S-9.L2; go C; go B"  # room, scissors, scroll; out


class Table:
    """A match in a given position whose chance and choices are typed in, and all its events since then."""

    def __init__(self, given: Given, seats: int = 2, dealer: Dealer | None = None, **options: Json) -> None:
        chosen = GAME.options(seats, options)
        state = GAME.arrange(chosen, given)
        state.events = []
        self.match = Match(GAME, chosen, dealer or Hand(), base=state)
        self.told: list[Event] = list(self.match.events)

    def play(self, *answers: str) -> Table:
        """Answer what is asked of one seat, or of chance: options by key, cards by name."""
        for answer in answers:
            self.match.answer(answer)
            self.told += self.match.events
        return self

    def answer(self, seat: int, answer: str) -> Table:
        """One of several seats answers: an option by key, or an exploration as somebody types it."""
        asked = self.asks(seat)
        data: Json = asked.craft.edit(None, answer) if isinstance(asked, Compose) else answer
        self.match.answer(data, seat)
        self.told += self.match.events
        return self

    def draw(self, *paths: str) -> Table:
        """All hand in an exploration, the first seat first."""
        for seat, path in enumerate(paths):
            self.answer(seat, path)
        return self

    @property
    def atlas(self) -> Atlas:
        return atlas_of(self.match)

    @property
    def amber(self) -> Mapper:
        return self.atlas.mappers[0]

    @property
    def azure(self) -> Mapper:
        return self.atlas.mappers[1]

    @property
    def asked(self) -> str:
        """What the waiting question is about; empty when the game is over."""
        return self.match.ask.about.split()[0] if self.match.ask else ""

    @property
    def buyer(self) -> int:
        """Who is on turn in the market; -1 where nobody is."""
        return self.match.ask.seat if self.asked == "market" and self.match.ask else -1

    def asks(self, seat: int) -> Ask:
        ask = self.match.asks_for(seat)
        assert ask is not None, f"seat {seat} has nothing to answer"
        return ask

    def offers(self, seat: int = 0) -> list[str]:
        """The options of the seat that is asked, or of one of several."""
        ask = self.match.asks_for(seat) if isinstance(self.match.ask, Together) else self.match.ask
        assert isinstance(ask, Choose)
        return [option.key for option in ask.options]

    def refused(self, option: str, seat: int | None = None) -> str:
        """The rule that bars an option."""
        found = {refusal.option.key: refusal.rule for refusal in self.match.refusals(seat)}
        assert option in found, f"{option} is not refused: {found}"
        return found[option]

    @property
    def pool(self) -> list[str]:
        """The cards of which one is to be drawn now."""
        ask = self.match.ask
        assert isinstance(ask, Draw)
        assert not ask.weights, "every card is as likely as any other"
        return list(ask.cards)

    @property
    def kinds(self) -> list[str]:
        """What happened, as far as everybody was told."""
        return [event.kind.name for event in self.told if event.only == ALL]

    def values(self, kind: str) -> list[tuple[str | int, ...]]:
        """The values of every event of a kind that everybody was told."""
        return [event.values for event in self.told if event.kind.name == kind and event.only == ALL]


def atlas_of(match: Match) -> Atlas:
    state = match.state
    assert isinstance(state, Atlas)
    return state


def seen_by(match: Match, seat: int) -> Atlas:
    """The table as a seat sees it."""
    view = match.view(seat)
    assert isinstance(view, AtlasView)
    return view.table


def new_game(seats: int = 2, seed: int = 1, **options: Json) -> Match:
    """A game from its very start, with chance from a seed, at its first question."""
    return Match(GAME, GAME.options(seats, options), Seeded(seed))


def unopened(seats: int = 2, **options: Json) -> Table:
    """A game from its very start, with chance typed in: the first book is about to be revealed."""
    table = Table({}, seats)
    table.match = Match(GAME, GAME.options(seats, options), Hand())
    return table


def draws(match: Match, source: str) -> list[Draw]:
    """The draws from a source so far."""
    return [ask for ask in match.log if isinstance(ask, Draw) and ask.source == source]


def wander(match: Match, seed: int) -> Iterator[Match]:
    """The match at each of its questions, answered at random until the game is over."""
    below = stream(seed, "wander").below
    while match.ask is not None:
        yield match
        ask = match.ask
        if isinstance(ask, Together):
            waiting = [mine for mine in ask.asks if mine not in ask.arrivals]
            mine = waiting[below(len(waiting))]
            match.answer(mine.sample(below), mine.seat)
        else:
            match.answer(ask.sample(below))


def market(**given: Any) -> Given:
    """A market in which only these things differ from a usual one: amber is on turn."""
    usual: Given = {
        "phase": "market", "first": 0, "buyer": 0, "primary": "coin-2", "books_up": ["SB-1", "SB-2"],
        "cards_up": ["D3-01", "D3-02", "D4-01", "D4-02", "D5-01", "D5-02", "D6-01", "D6-02"],
        "book_pool": ["SB-3", "SB-4"], "pools": [["D3-03", "D3-04"], ["D4-03"], ["D5-03"], ["D6-03"]],
    }  # fmt: skip
    return usual | paths(given)


def exploring(**given: Any) -> Given:
    """Phase D of round 1: both hold the first five starting cards; coins score."""
    usual: Given = {
        "phase": "explore", "first": 0, "primary": "coin-2", "amber.zone": START[:5], "amber.pile": START[5:],
        "azure.zone": START[:5], "azure.pile": START[5:],
    }  # fmt: skip
    return usual | paths(given)


def improving(**given: Any) -> Given:
    """Phase F of round 1, before the next primary is drawn: amber has three cards of which two were bought."""
    usual: Given = {
        "phase": "next", "first": 0, "primary": "coin-2", "secondary": "key-2",
        "cards_up": ["D3-01", "D3-02", "D4-01", "D4-02", "D5-01", "D5-02", "D6-01", "D6-02"],
        "pools": [["D3-03", "D3-04"], ["D4-03"], ["D5-03"], ["D6-03"]],
        "amber.zone": ["S-1", "D4-05", "D3-06"], "amber.pile": ["S-8", "S-9"], "azure.zone": ["S-2"], "azure.pile": ["S-3"],
    }  # fmt: skip
    return usual | paths(given)


def paths(given: Given) -> Given:
    """`amber__coins` stands for `amber.coins`."""
    return {name.replace("__", "."): value for name, value in given.items()}
