"""A table for tests of Mini Rogue: positions as scenarios describe them, answered line by line, with everything that
happened; and whole runs, random ones and lucky ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lanterne.games.mini_rogue import GAME
from lanterne.games.mini_rogue.state import Enemy, Hero, Run
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Ask, Chance, Choose, Draw, Json, Option, Roll
from lanterne.kernel.dealers import Dealer, Hand, Seeded, stream
from lanterne.kernel.events import Event
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match


class Table:
    """A match whose chance and choices are typed in, and all its events since the given position."""

    def __init__(
        self, given: dict[str, Json] | None = None, seats: int = 1, game: Game = GAME, **options: Json
    ) -> None:  # fmt: skip
        chosen = game.options(seats, options)
        state = game.arrange(chosen, given or {})
        state.events = []
        self.match = Match(game, chosen, Hand(), base=state)
        self.told: list[Event] = list(self.match.events)

    def play(self, *answers: str) -> Table:
        """Answer what is asked: options by key, dice as `5 3`, cards by name."""
        for answer in answers:
            self.match.answer(answer)
            self.told += self.match.events
        return self

    @property
    def run(self) -> Run:
        return run_of(self.match)

    @property
    def hero(self) -> Hero:
        return self.run.heroes[0]

    @property
    def enemy(self) -> Enemy:
        enemy = self.run.enemy
        assert enemy is not None
        return enemy

    @property
    def asked(self) -> str:
        """What the waiting question is about; empty when the run is over."""
        return self.match.ask.about.split()[0] if self.match.ask else ""

    @property
    def offers(self) -> list[str]:
        ask = self.match.ask
        assert isinstance(ask, Choose)
        return [option.key for option in ask.options]

    @property
    def dice(self) -> list[str]:
        """The dice that are to be rolled now."""
        ask = self.match.ask
        assert isinstance(ask, Roll)
        return [die.name for die in ask.dice]

    @property
    def drawn_from(self) -> dict[object, int]:
        """The cards of which one is to be drawn now, with their weights."""
        ask = self.match.ask
        assert isinstance(ask, Draw)
        return dict(ask.outcomes())

    @property
    def kinds(self) -> list[str]:
        return [event.kind.name for event in self.told]

    def values(self, kind: str) -> list[tuple[str | int, ...]]:
        """The values of every event of a kind."""
        return [event.values for event in self.told if event.kind.name == kind]


def run_of(match: Match) -> Run:
    state = match.state
    assert isinstance(state, Run)
    return state


def view_of(match: Match, seat: int = 0) -> RunView:
    view = match.view(seat)
    assert isinstance(view, RunView)
    return view


LONGEST = 5000  # answers; no run comes near it
LUCKY_FACES = {"character": "5", "dungeon": "1", "curse": "blank", "poison": "blank"}


class Lucky(Dealer):
    """Dice that always mean well: every test is passed and every Enemy misses. Cards come as a seed has it."""

    def __init__(self, seed: int) -> None:
        self.cards = Seeded(seed)

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        if isinstance(ask, Roll):
            ask.accept([LUCKY_FACES[die.name] for die in ask.dice])
            return True
        return self.cards.deal(ask, log)

    def name(self) -> str:
        return "lucky"


def plainly(ask: Choose) -> Option:
    """The most modest answer: leave what can be left, stop when one may, else the first option."""
    modest = [option for option in ask.options if option.verb.name in ("leave_item", "no_potion", "decline", "stop")]
    return (modest or ask.options)[0]


def lucky_run(seed: int, steps: Callable[[Match], None] = lambda match: None) -> Match:
    """A whole run to victory: a strong hero, lucky dice, random cards, random paths. `steps` sees every question."""
    options = GAME.options(1)
    given: dict[str, Json] = {"hero.hp": 20, "hero.xp": 23, "hero.armor": 4}
    match = Match(GAME, options, Lucky(seed), base=GAME.arrange(options, given))
    below = stream(seed, "paths").below
    while isinstance(match.ask, Choose):
        assert len(match.log) < LONGEST, f"seed {seed}: the run does not end"
        steps(match)
        ask = match.ask
        moves = [option for option in ask.options if option.verb.name == "move"]
        match.answer(moves[below(len(moves))] if moves else plainly(ask))
    assert match.outcome is not None
    assert match.outcome.winners == (0,), f"seed {seed}: {match.outcome.cause}"
    return match


def random_run(seed: int, seats: int = 1, given: dict[str, Json] | None = None) -> Iterator[Match]:
    """A run of random answers: the match at every question of a seat, and at the end."""
    options = GAME.options(seats, {"difficulty": "normal"})
    base = GAME.arrange(options, given) if given is not None else None
    match = Match(GAME, options, Seeded(seed), base=base)
    below = stream(seed, "answers").below
    while match.ask is not None:
        assert len(match.log) < LONGEST, f"seed {seed}: the run does not end"
        yield match
        match.answer(match.ask.sample(below))
    yield match


STRONG: dict[str, Json] = {"hero.hp": 20, "hero.xp": 18, "hero.armor": 4, "hero.gold": 10}
