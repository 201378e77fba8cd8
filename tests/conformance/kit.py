"""The conformance kit: how a game is played at random, and how two moments of a match are compared.

Every game passes the checks of `checks.py` by being registered; nothing here knows one by name.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence

from hypothesis import assume, settings
from hypothesis import strategies as st

from lanterne.kernel.asks import PARTY, Ask, Chance, Choose, Json, Pick, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Dealer, Seeded, stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game, Options, Player, Setting
from lanterne.kernel.match import Match
from lanterne.kernel.records import canonical, dump
from lanterne.kernel.registry import all_games
from lanterne.players import quick_bots
from tests.toys import TOYS

GAMES: list[Game] = [*all_games(), *TOYS]
MOST_ANSWERS = 20_000  # a game played at random that is longer than this does not end
Below = Callable[[int], int]


def examples(count: int) -> settings:
    """So many games for a check; LANTERNE_MORE=20 in the environment plays twenty times as many, to hunt for bugs."""
    return settings(max_examples=count * int(os.environ.get("LANTERNE_MORE", "1")))


class Trial:
    """One game to be played: its options, the seed of its luck and of its players, and who they are. Players at random
    see the strangest things; a bot that knows the game sees its later chapters."""

    def __init__(self, game: Game, options: Options, seed: int, bot: str = "random") -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.bot = bot

    def __repr__(self) -> str:
        return f"Trial({self.game.slug}, {self.options.dump()}, seed={self.seed}, bot={self.bot})"

    def start(self, dealer: Dealer | None = None, checkpoints: bool = True) -> Match:
        return Match(self.game, self.options, dealer or Seeded(self.seed), checkpoints)

    def below(self, label: str) -> Below:
        """A generator for what a check decides on the way."""
        return stream(self.seed, label).below

    def players(self) -> Players:
        made = self.game.bots().get(self.bot)
        bots = [] if made is None else [made(self.seed) for _ in range(self.options.seats)]
        return Players(self.below("players"), bots)


class Players:
    """Those who answer in a trial: bots where there are any, and chance for whatever they do not decide."""

    def __init__(self, below: Below, bots: Sequence[Player] = ()) -> None:
        self.below = below
        self.bots = bots

    def answer(self, match: Match) -> None:
        """Answer the question that waits in some way; of several open questions, any one."""
        ask = match.ask
        assert ask is not None
        seat: int | None = None
        if isinstance(ask, Together):
            waiting = open_asks(ask)
            ask = waiting[self.below(len(waiting))]
            seat = ask.seat
        elif ask.seat == PARTY:
            seat = self.below(match.options.seats)
        elif self.bots and ask.seat >= 0:
            match.answer(self.bots[ask.seat].answer(match.sight(ask.seat)), ask.seat)
            return
        match.answer(ask.sample(self.below), seat)


@st.composite
def trials(draw: st.DrawFn, game: Game) -> Trial:
    """Any seats, any settings that fit together, any seed."""
    seats = draw(st.sampled_from(game.seats))
    values = {setting.name: draw(values_of(setting, seats)) for setting in game.settings}
    try:
        options = game.options(seats, values)
    except Fault:  # each value is fine, but not all together
        assume(False)
        raise
    bot = draw(st.sampled_from(["random", "random", *quick_bots(game)]))
    return Trial(game, options, draw(st.integers(0, 2**32 - 1)), bot)


def values_of(setting: Setting, seats: int) -> st.SearchStrategy[Json]:
    one = st.sampled_from(setting.choices)
    if not setting.per_seat:
        return one
    several: st.SearchStrategy[Json] = st.permutations(setting.choices).map(lambda order: order[:seats])
    return st.one_of(st.just([]), several)


def open_asks(ask: Ask | None) -> list[Ask]:
    """The questions that wait, each for one seat, the party or chance."""
    if isinstance(ask, Together):
        return [mine for mine in ask.asks if mine not in ask.arrivals]
    return [] if ask is None else [ask]


def asks_of(match: Match, players: Players) -> Iterator[Match]:
    """Play a match to its end, stopping at each question. The caller must leave the match as it is."""
    while match.ask is not None:
        assert len(match.log) < MOST_ANSWERS, f"no end after {MOST_ANSWERS} answers"
        yield match
        players.answer(match)
    assert match.outcome is not None, "a match without a question has an outcome"


def play_on(match: Match, players: Players, answers: int = 0) -> None:
    """So many more answers, or until the end."""
    end = len(match.log) + answers
    for here in asks_of(match, players):
        if answers and len(here.log) >= end:
            return


def described(ask: Ask | None) -> Json:
    """A question as plain data: whatever a client could see of it."""
    if ask is None:
        return None
    data: dict[str, Json] = {"type": type(ask).__name__, "seat": ask.seat, "about": ask.about}
    if isinstance(ask, Choose | Pick):
        data["options"] = [option.key for option in ask.options]
    if isinstance(ask, Pick):
        data["count"] = [ask.least, ask.most]
    if isinstance(ask, Compose):
        data["sample"] = dump(ask.craft.sample(stream(1, "described").below))
    if isinstance(ask, Chance):
        data["source"] = ask.source
        data["outcomes"] = [[dump(outcome), weight] for outcome, weight in ask.outcomes()]
    if isinstance(ask, Together):
        data["asks"] = [described(mine) for mine in ask.asks]
        data["arrivals"] = [ask.asks.index(mine) for mine in ask.arrivals]
        data["enough"] = ask.enough
    return data


def moment(match: Match) -> bytes:
    """Everything about a moment: state, question, log."""
    return canonical({"state": dump(match.state), "ask": described(match.ask), "log": match.answers()})


def view_bytes(match: Match, seat: int) -> bytes:
    return canonical(dump(match.view(seat)))


def watchers(match: Match) -> range:
    """Every seat, and the spectator -1."""
    return range(-1, match.options.seats)
