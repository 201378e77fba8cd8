"""Trying a game at the table, apart from the program: random games of every kind, then games by the game's own bots.

Cards can make rules go on for ever between two questions. The games are played in a process of their own, which tells where
it is before each answer; when it stays there too long it is stopped, and that place is in the fault.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TypeAlias

from lanterne.kernel.asks import Ask, Chance, Choose, Pick
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.events import Event
from lanterne.kernel.faults import Arg, Fault
from lanterne.kernel.game import Game, Options, Player
from lanterne.kernel.match import Match
from lanterne.kernel.texts import LANGUAGES, Texts, texts_for
from lanterne.lab.random_play import note, waiting
from lanterne.lab.simulation import derive, described
from lanterne.players import quick_bots
from lanterne.players.drive import reply, speaker

GAMES = 300
SEARCHES = 120  # more games, by the game's own bots, while cards are unmet: random players die young
MOST_ANSWERS = 20_000
MOST_FAILURES = 5
MOST_STUCK = 2  # each costs all the patience there is
PATIENCE = 10.0  # seconds between two answers before a game counts as stuck
TOLD = 12  # games in which everything is put into words too, now in one language and now in the other
SIZE = (100, 30)  # of the table that is drawn for them
MOST_MEMORY = 2 << 30  # bytes

Source: TypeAlias = Callable[[], Game]


@dataclass
class Place:
    """Where a game is: its seed, the number of answers, what is asked, and the card that was met last."""

    seed: int
    answers: int
    about: str
    card: str

    def fault(self, message: str, **more: Arg) -> Fault:
        """Something that went wrong here."""
        return Fault(message, seed=str(self.seed), place=self.answers, about=self.about, card=self.card or "–", **more)


@dataclass
class Report:
    """A game that came to its end: what went wrong, if anything, and the cards that were met."""

    fault: tuple[str, dict[str, Arg]] | None
    met: list[str]


class Trial:
    """All games of one check. `source` makes the game, here and in the other process."""

    def __init__(self, source: Source, seed: int, patience: float = PATIENCE) -> None:
        self.source = source
        self.seed = seed
        self.patience = patience
        self.cards = source().cards()
        self.failures: list[Fault] = []
        self.games = 0
        self._stuck = 0
        self._met: set[str] = set()

    def never_met(self) -> list[str]:
        """The cards that no game came by; none are told when something broke, because play stopped early then."""
        return [] if self.failures else [card for card in self.cards if card not in self._met]

    def play(self, progress: Callable[[int], None]) -> None:
        """Play all games; `progress` hears how many are done."""
        while not self._is_enough():
            self._play_apart(progress)

    def _is_enough(self) -> bool:
        if len(self.failures) >= MOST_FAILURES or self._stuck >= MOST_STUCK or self.games >= GAMES + SEARCHES:
            return True
        return self.games >= GAMES and (bool(self.failures) or self._met.issuperset(self.cards))

    def _play_apart(self, progress: Callable[[int], None]) -> None:
        """Play in another process until it is enough, or until that process stops answering."""
        here, there = multiprocessing.Pipe()
        process = multiprocessing.Process(target=play_all, args=(self.source, self.seed, self.games, there), daemon=True)
        process.start()
        there.close()
        try:
            while not self._is_enough():
                report = self._hear(here)
                self.games += 1
                if report is None:
                    return
                if report.fault is not None:
                    message, args = report.fault
                    self.failures.append(Fault(message, **args))
                self._met.update(report.met)
                progress(self.games)
        finally:
            process.kill()
            process.join()
            here.close()

    def _hear(self, here: Connection) -> Report | None:
        """The report of the next game; None when the other process is stuck or gone, which is a failure too."""
        place = Place(derive(self.seed, self.games), 0, "–", "")
        while here.poll(self.patience):
            try:
                heard = here.recv()
            except EOFError:
                self.failures.append(place.fault("pack-died"))
                return None
            if isinstance(heard, Report):
                return heard
            place = heard
        self._stuck += 1
        self.failures.append(place.fault("pack-stuck", seconds=round(self.patience)))
        return None


# --- the other process -----------------------------------------------------------------------------------------------


def play_all(source: Source, seed: int, first: int, there: Connection) -> None:
    """Games from a number on, each with its report, until the other side has heard enough and ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    game = source()
    kinds = kinds_of(game)
    told = TOLD if (game.folder / "text").is_dir() else 0
    for number in range(first, GAMES + SEARCHES):
        one = One(game, kinds[number % len(kinds)], derive(seed, number), there)
        one.told = number < told
        there.send(one.play(own_bots=number >= GAMES))


def limit_memory() -> None:
    """An effect without end mostly eats memory too. Where the system knows no limits, patience alone has to do."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def kinds_of(game: Game) -> list[Options]:
    """For every number of seats, all variants of a new game."""
    kinds = []
    for seats in game.seats:
        kinds += game.variants(seats, {})
    return kinds


class One:
    """One game being tried."""

    def __init__(self, game: Game, options: Options, seed: int, there: Connection) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.there = there
        self.cards = set(game.cards())
        self.met: set[str] = set()
        self.place = Place(seed, 0, "–", "")
        self.told = False

    def play(self, own_bots: bool) -> Report:
        """To its end, or to the answer that breaks it."""
        bots = quick_bots(self.game) if own_bots else {}
        fault: Fault | None = None
        try:
            match = Match(self.game, self.options, Seeded(self.seed), checkpoints=False)
            seats = range(self.options.seats)
            players = [next(iter(bots.values()))(derive(self.seed, seat)) for seat in seats] if bots else []
            if not self._play_on(match, players):
                fault = self.place.fault("pack-endless", most=MOST_ANSWERS)
        except Exception as error:  # SoftLock, or any mistake that content can provoke: the check is there to find it
            fault = self.place.fault("pack-broke", why=described(error))
        told = None if fault is None else (fault.message, fault.args_by_name)
        return Report(told, sorted(self.met & self.cards))

    def _play_on(self, match: Match, players: list[Player]) -> bool:
        below = stream(self.seed, "pack").below
        self._look(match)
        for _ in range(MOST_ANSWERS):
            found = waiting(match)
            if found is None:
                return True
            ask, seat = found
            if players and not isinstance(ask, Chance):
                seat = speaker(ask)
                match.answer(reply(match, players[seat], seat), seat)
            else:
                match.answer(ask.sample(below), seat)
            self._look(match)
        return match.ask is None

    def _look(self, match: Match) -> None:
        """Write down where the game is and what it met; tell it all in words where that is wanted."""
        note(match, self.met)
        self._note_card(match.events)
        ask = match.ask
        self.place = Place(self.seed, len(match.log), "–" if ask is None else ask.about, self.place.card)
        self.there.send(self.place)
        if self.told:
            tell_all(match, texts_for(LANGUAGES[len(match.log) % len(LANGUAGES)], self.game))

    def _note_card(self, events: Iterable[Event]) -> None:
        for event in events:
            for field, value in event.named().items():
                if f"{field}:{value}" in self.cards:
                    self.place.card = f"{field}:{value}"


def tell_all(match: Match, texts: Texts) -> None:
    """Everything that a front end would say here: a card that cannot be put into words breaks the game too."""
    for event in match.events:
        texts.event(event)
    found = waiting(match)
    seat = 0 if found is None or found[1] is None else found[1]
    view = match.view(seat)
    match.game.draw(view, texts, *SIZE, [])
    match.game.tell(view, texts)
    if match.outcome is not None:
        texts.cause(match.outcome.cause)
    elif found is not None:
        tell_question(match, found[0], seat, texts)


def tell_question(match: Match, ask: Ask, seat: int, texts: Texts) -> None:
    texts.ask(ask)
    view = match.view(seat)
    for option in ask.options if isinstance(ask, Choose | Pick) else []:
        texts.option(option)
        match.game.describe(view, texts, option.touches(), SIZE[0])
        if isinstance(ask, Choose):
            match.game.odds(view, ask, option)
    if isinstance(ask, Choose):
        for refusal in match.refusals():
            texts.refusal(refusal)
