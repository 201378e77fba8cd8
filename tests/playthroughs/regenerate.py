"""Golden playthroughs: whole games as readable text, written anew by `python3 run.py playthroughs`.

They are documentation that cannot lie, and a test that notices every change of rules, luck, words or bots: read the
difference before you commit it.
"""

from __future__ import annotations

import textwrap
from pathlib import Path

from lanterne.kernel.asks import CHANCE, PARTY, Ask, Choose, Draw, Json, Pick, Roll, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.game import Options
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.kernel.texts import Texts, texts_for
from lanterne.players import bots_for

FOLDER = Path(__file__).parent
WIDTH = 118


class Playthrough:
    """One game to be told: who plays it, with which luck, and the events after which the table is shown."""

    def __init__(
        self, name: str, game: str, seats: int, values: dict[str, Json], bot: str, seed: int, show: tuple[str, ...]
    ) -> None:  # fmt: skip
        self.name = name
        self.game = find_game(game)
        self.options: Options = self.game.options(seats, values)
        self.bot = bot
        self.seed = seed
        self.show = show

    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The whole game in words."""
        return "\n".join(Telling(self).lines()) + "\n"


NEW_AREA = ("area", "fell")
MAGE: dict[str, Json] = {"difficulty": "normal", "characters": ["mage"]}
COMPANY: dict[str, Json] = {"difficulty": "normal", "characters": ["priestess", "rogue"]}
BOTTOM = ("first", "bottom")
NEW_ROUND = ("begun",)
DAY: dict[str, Json] = {"puzzle": "2026-11-16"}

PLAYTHROUGHS = [
    Playthrough("mini-rogue-random", "mini-rogue", 1, {}, "random", 4, NEW_AREA),
    Playthrough("mini-rogue-greedy", "mini-rogue", 1, MAGE, "greedy", 1, NEW_AREA),
    Playthrough("mini-rogue-two-seats", "mini-rogue", 2, COMPANY, "greedy", 2, NEW_AREA),
    Playthrough("kinfire-delve-first-game", "kinfire-delve", 1, {"seekers": ["asha"], "first_game": True}, "greedy", 1, BOTTOM),
    Playthrough("kinfire-delve-two-seekers", "kinfire-delve", 2, {"seekers": ["naz", "feyn"]}, "greedy", 4, BOTTOM),
    Playthrough("kinfire-delve-four-random", "kinfire-delve", 4, {"open_hands": True, "fast": True}, "random", 5, BOTTOM),
    Playthrough("map-masters-random", "map-masters", 2, {"time_bonus": True}, "random", 3, NEW_ROUND),
    Playthrough("map-masters-greedy", "map-masters", 3, {}, "greedy", 1, NEW_ROUND),
    Playthrough("map-masters-puzzle", "map-masters", 1, DAY, "greedy", 1, NEW_ROUND),
]


class Telling:
    """Plays a game and writes down every question with its options, the answer, and what came of it."""

    def __init__(self, playthrough: Playthrough) -> None:
        self.plan = playthrough
        self.texts: Texts = texts_for("en", playthrough.game.slug)
        self.match = Match(playthrough.game, playthrough.options, Seeded(playthrough.seed))
        bot = bots_for(playthrough.game)[playthrough.bot]
        self.players = [bot(playthrough.seed + seat) for seat in range(playthrough.options.seats)]
        self.told: list[str] = []

    def lines(self) -> list[str]:
        plan, match = self.plan, self.match
        settings = ", ".join(f"{name} {value}" for name, value in plan.options.dump().items())
        self.told += [f"{plan.game.slug}: {settings}", f"Luck: {match.dealer.name()}. Players: {plan.bot}.", ""]
        self.events()
        while match.ask is not None:
            self.turn(first_open(match.ask))
        outcome = match.outcome
        assert outcome is not None
        won = "won" if outcome.winners else "lost"
        self.told += [
            "",
            f"{self.texts.cause(outcome.cause)} ({won}, score {' '.join(map(str, outcome.score))})",
            f"{len(match.log)} answers, hash {match.hash()}",
        ]
        return self.told

    def turn(self, ask: Ask) -> None:
        """One answer of a player, and the chance that follows from it."""
        match = self.match
        seat = 0 if ask.seat == PARTY else ask.seat
        answer = self.players[seat].answer(match.sight(seat))
        place = len(match.log)
        self.told.append(f"{place:>4}  {self.speaker(ask)}{self.texts.ask(ask)}")
        match.answer(answer, seat)
        self.told += self.offered(ask)
        for entry in match.log[place + 1 :]:
            self.told.append(f"      ~ {self.texts.ask(entry)} → {self.rolled(entry)}")
        self.events()

    def speaker(self, ask: Ask) -> str:
        if self.plan.options.seats == 1 or ask.seat == CHANCE:
            return ""
        return "All: " if ask.seat == PARTY else f"Seat {ask.seat + 1}: "

    def offered(self, ask: Ask) -> list[str]:
        """The options, with the rule of each; those that were taken are marked."""
        if isinstance(ask, Compose):
            return [f"      > {ask.composed}"]
        assert isinstance(ask, Choose | Pick)
        taken = ask.picked if isinstance(ask, Pick) else [ask.chosen]
        return [
            f"      {'>' if option in taken else '-'} {self.texts.option(option)} [{option.rule}]"
            for option in ask.options
        ]

    def rolled(self, entry: Ask) -> str:
        if isinstance(entry, Roll):
            return ", ".join(self.texts.word("face", face) for face in entry.names())
        assert isinstance(entry, Draw)
        return self.texts.word("card", entry.card)

    def events(self) -> None:
        """What happened, in words and with its rule; then the table, where it is to be shown."""
        events = self.match.events
        for event in events:
            private = "" if event.only < 0 else f" (only seat {event.only + 1})"
            self.told += wrapped(f"{self.texts.event(event)}{private} [{event.rule}]", "      * ")
        if any(event.kind.name in self.plan.show for event in events):
            self.table()

    def table(self) -> None:
        """The position as everybody at the table sees it."""
        self.told.append("")
        for line in self.plan.game.tell(self.match.view(-1), self.texts):
            self.told += wrapped(line, "      | ")
        self.told.append("")


def first_open(ask: Ask) -> Ask:
    """The question itself, or of several at once the first that nobody has answered."""
    return next(mine for mine in ask.asks if mine not in ask.arrivals) if isinstance(ask, Together) else ask


def wrapped(text: str, mark: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark)) or [mark.rstrip()]


def main() -> None:
    for playthrough in PLAYTHROUGHS:
        playthrough.path().write_text(playthrough.text(), encoding="utf-8", newline="\n")
        print(playthrough.path().relative_to(Path.cwd()))


if __name__ == "__main__":
    main()
