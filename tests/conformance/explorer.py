"""Random play that looks for what it has not met yet: options never taken, events never seen, cards never drawn.

Where something new was met the position is kept, and later lines of play start from there; so the last rooms of a
dungeon are reached although most random games end in the first.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Set

from lanterne.kernel.asks import Ask, Chance, Choose, Draw, Option, Pick, Roll, Verb
from lanterne.kernel.dealers import Dealer, stream
from lanterne.kernel.events import EventKind
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game, Options
from lanterne.kernel.match import Match
from lanterne.players import quick_bots
from tests.conformance.kit import Players, open_asks

PATIENCE = 60  # answers without anything new before another line is tried
RECENT = 40  # positions that later lines start from
LATELY = 40  # entries of the log that one answer may bring, chance included


def wanted_of(game: Game) -> set[str]:
    """What play should meet: every verb and kind of event that the game's modules define, every card of its box."""
    words = {f"verb:{item.name}" for item in defined(game) if isinstance(item, Verb)}
    kinds = {f"event:{item.name}" for item in defined(game) if isinstance(item, EventKind)}
    return words | kinds | set(game.cards())


def defined(game: Game) -> Iterator[object]:
    """The values that stand at the top of the game's modules."""
    name = type(game).__module__
    if name.startswith("lanterne.games."):
        package = importlib.import_module(name.rpartition(".")[0])
        names = [info.name for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]
    else:
        names = [name]
    for name in names:
        for value in vars(importlib.import_module(name)).values():
            rule = getattr(value, "rule", game.rules_prefix)
            if isinstance(rule, str) and rule.startswith(game.rules_prefix):
                yield value


def words_of(option: Option) -> list[str]:
    return [f"verb:{option.verb.name}", *(touched for touched in option.touches())]


class Curious(Dealer):
    """Deals what was never dealt before, where there is such a thing. Every card of a pool and every face of a die
    should come up some day."""

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer

    def name(self) -> str:
        return "curious"

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        below = self.explorer.below
        answer = ask.sample(below)
        if isinstance(ask, Draw):
            self.explorer.wanted.update(f"{ask.source}:{card}" for card in ask.cards)
            fresh = [card for card in ask.cards if f"{ask.source}:{card}" not in self.explorer.met]
            if fresh:
                answer = fresh[below(len(fresh))]
            self.explorer.note(f"{ask.source}:{answer}")
        ask.accept(answer)
        if isinstance(ask, Roll):
            for die, face in zip(ask.dice, ask.names(), strict=True):
                self.explorer.wanted.update(f"{die.name}:{side}" for side in die.faces)
                self.explorer.note(f"{die.name}:{face}")
        return True


class Explorer:
    """Plays a game until everything wanted was met or the answers are used up."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.below = stream(seed, "explorer").below
        self.met: set[str] = set()
        self.wanted = wanted_of(game)
        self.kept: list[Match] = []
        self.news = False
        self.left = 0

    def explore(self, answers: int, without: Set[str] = frozenset()) -> set[str]:
        """What was wanted and not met within so many answers."""
        self.left = answers
        while self.left > 0 and self.wanted - self.met - without:
            self.line(self.beginning())
        return self.wanted - self.met - without

    def beginning(self) -> Match:
        """A new game, or a position where there was something new, mostly one of the last."""
        way = self.below(4)
        if self.kept and way:
            kept = self.kept if way == 1 else self.kept[-RECENT:]
            return kept[self.below(len(kept))].fork()
        match = Match(self.game, self.some_options(), Curious(self))
        self.look(match)  # set-up has its events too
        return match

    def some_options(self) -> Options:
        seats = self.game.seats[self.below(len(self.game.seats))]
        values = {
            setting.name: setting.choices[self.below(len(setting.choices))]
            for setting in self.game.settings
            if not setting.per_seat
        }
        try:
            return self.game.options(seats, values)
        except Fault:
            return self.game.options(seats)

    def line(self, match: Match) -> None:
        """One line of play: at random, or by a bot that knows the game, until nothing new comes for a while."""
        made = [None, *quick_bots(self.game).values()][self.below(1 + len(quick_bots(self.game)))]
        bots = [] if made is None else [made(self.below(2**32)) for _ in range(match.options.seats)]
        players = Players(self.below, bots)
        patience = PATIENCE
        while match.ask is not None and patience:
            self.left -= 1
            patience -= 1
            self.news = False
            ask = open_asks(match.ask)[0]
            fresh = self.unmet(ask)
            if fresh:
                match.answer(fresh[self.below(len(fresh))], None if ask.seat < 0 else ask.seat)
            else:
                players.answer(match)
            self.look(match)
            if self.news:
                patience = PATIENCE
                self.kept.append(match.fork())

    def unmet(self, ask: Ask) -> list[Option]:
        """The options of a question that hold something new."""
        if not isinstance(ask, Choose):
            return []
        return [option for option in ask.options if any(word not in self.met for word in words_of(option))]

    def look(self, match: Match) -> None:
        """Note what the last answers were and what they brought about."""
        for entry in match.log[-LATELY:]:
            chosen = [entry.chosen] if isinstance(entry, Choose) else entry.picked if isinstance(entry, Pick) else []
            for option in chosen:
                self.note(*words_of(option))
        for event in match.events:
            self.note(f"event:{event.kind.name}")
            self.note(*(f"{field}:{value}" for field, value in event.named().items()))

    def note(self, *things: str) -> None:
        fresh = [thing for thing in things if thing not in self.met]
        self.met.update(fresh)
        self.news = self.news or bool(fresh)
