"""A table for tests of Kinfire Delve: positions as scenarios describe them, whole games from a seed, and boxes in which
some words of the cards are other ones."""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.games.kinfire_delve.game import FOLDER, GAME
from lanterne.games.kinfire_delve.state import Delve
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.asks import Choose, Draw, Json, Roll
from lanterne.kernel.dealers import Dealer, Hand, Seeded, stream
from lanterne.kernel.events import Event
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.packs import content_of

LONGEST = 5000  # answers; no game comes near it


class Table:
    """A match in a given position whose chance and choices are typed in, and all its events since then."""

    def __init__(
        self, given: dict[str, Json], *seekers: str, game: Game = GAME, dealer: Dealer | None = None, **options: Json
    ) -> None:  # fmt: skip
        values: dict[str, Json] = {"seekers": [*seekers], **options} if seekers else options
        chosen = game.options(max(1, len(seekers)), values)
        state = game.arrange(chosen, given)
        state.events = []
        self.match = Match(game, chosen, dealer or Hand(), base=state)
        self.told: list[Event] = list(self.match.events)

    def play(self, *answers: str) -> Table:
        """Answer what is asked: options by key, dice as `red red blue dark`, cards by name."""
        for answer in answers:
            self.match.answer(answer)
            self.told += self.match.events
        return self

    @property
    def delve(self) -> Delve:
        return delve_of(self.match)

    @property
    def asked(self) -> str:
        """What the waiting question is about; empty when the game is over."""
        return self.match.ask.about.split()[0] if self.match.ask else ""

    @property
    def offers(self) -> list[str]:
        ask = self.match.ask
        assert isinstance(ask, Choose)
        return [option.key for option in ask.options]

    @property
    def drawn_from(self) -> dict[object, int]:
        """The cards of which one is to be drawn now, with their weights."""
        ask = self.match.ask
        assert isinstance(ask, Draw)
        pool: dict[object, int] = {}
        for card, weight in ask.outcomes():
            pool[card] = pool.get(card, 0) + weight
        return pool

    @property
    def kinds(self) -> list[str]:
        return [event.kind.name for event in self.told]

    def values(self, kind: str) -> list[tuple[str | int, ...]]:
        """The values of every event of a kind."""
        return [event.values for event in self.told if event.kind.name == kind]


def delve_of(match: Match) -> Delve:
    state = match.state
    assert isinstance(state, Delve)
    return state


def seen_by(match: Match, seat: int) -> Delve:
    """The table as a seat sees it."""
    view = match.view(seat)
    assert isinstance(view, DelveView)
    return view.table


def new_game(*seekers: str, seed: int = 1, game: Game = GAME, **options: Json) -> Match:
    """A game from its very start, with chance from a seed, at its first question."""
    values: dict[str, Json] = {"seekers": [*seekers], **options}
    return Match(game, game.options(len(seekers), values), Seeded(seed))


def draws(match: Match, source: str) -> list[Draw]:
    """The draws from a source so far."""
    return [ask for ask in match.log if isinstance(ask, Draw) and ask.source == source]


def rolls(match: Match) -> list[Roll]:
    return [ask for ask in match.log if isinstance(ask, Roll)]


def wander(match: Match, seed: int) -> Iterator[Match]:
    """The match at each of its questions to a seat, answered at random until the game is over."""
    below = stream(seed, "wander").below
    while match.ask is not None:
        assert len(match.log) < LONGEST, f"seed {seed}: the game does not end"
        yield match
        match.answer(match.ask.sample(below))


def other_box(**edits: list[tuple[str, str]]) -> Game:
    """The game with some words of its content files replaced: {file: [(old, new), …]}; every old stands there once."""
    files = dict(content_of(FOLDER / "content"))
    for file, pairs in edits.items():
        name = f"{file}.toml"
        for old, new in pairs:
            assert files[name].count(old) == 1, f"{old!r} stands {files[name].count(old)} times in {name}"
            files[name] = files[name].replace(old, new)
    return GAME.with_content(files)
