"""How fast the engine is: random play, forks, a greedy game, loading. CPU time of one process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from lanterne.kernel import match as match_module
from lanterne.kernel.asks import CHANCE, Choose, Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.saves import dump_save, parse_save, save_data, with_game
from lanterne.lab.random_play import waiting
from lanterne.players import bots_for
from lanterne.players.drive import play_out

ROUNDS = 5
STOPPED = 200  # matches stopped at random moments, to be forked


def is_compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    return not str(match_module.__file__).endswith(".py")


class Played:
    """What a stretch of random play came to."""

    def __init__(self) -> None:
        self.answers = 0
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0


def measures(game: Game, seconds: float) -> Iterator[dict[str, Json]]:
    """All figures of one game, each measured for about so many seconds."""
    for measure in MEASURES:
        yield measure(game, seconds)


def play_figures(game: Game, seconds: float) -> dict[str, Json]:
    """The best of several rounds: what disturbs a measure only ever makes it slower."""
    rounds = [random_play(game, seconds / ROUNDS, number) for number in range(ROUNDS)]
    best = max(rounds, key=lambda played: played.answers / played.seconds)
    return {
        "answers_per_s": round(best.answers / best.seconds),
        "decisions_per_s": round(best.decisions / best.seconds),
        "games_per_s": round(best.games / best.seconds, 1),
    }


def random_play(game: Game, seconds: float, seed: int) -> Played:
    """Whole games through `Match.answer`, options listed and events on, no checkpoints, as in a simulation. Between the
    games the log is counted, off the clock."""
    played = Played()
    options = game.options()
    chance = Random(seed).random
    number = seed * 1_000_000
    while played.seconds < seconds:
        begin = process_time()
        match = Match(game, options, Seeded(number), checkpoints=False)
        ask = match.ask
        while ask is not None:
            if isinstance(ask, Choose):
                choices = ask.options
                match.answer(choices[int(chance() * len(choices))])
            else:
                answer_other(match, chance)
            ask = match.ask
        played.seconds += process_time() - begin
        number += 1
        played.games += 1
        played.answers += len(match.log)
        played.decisions += sum(1 for entry in match.log if entry.seat != CHANCE)
    return played


def answer_other(match: Match, chance: Callable[[], float]) -> None:
    """A question that is not one of a list."""
    found = waiting(match)
    assert found is not None
    ask, seat = found
    match.answer(ask.sample(lambda n: int(chance() * n)), seat)


def stopped_matches(game: Game, count: int) -> list[Match]:
    """Matches stopped at random moments of random games: each is played whole once to know how long it is."""
    matches = []
    for number in range(count):
        decisions = play_some(Match(game, game.options(), Seeded(number)), number, -1)
        match = Match(game, game.options(), Seeded(number))
        play_some(match, number, Random(number).randrange(decisions))
        matches.append(match)
    return matches


def play_some(match: Match, seed: int, most: int) -> int:
    """Give at most so many random answers, or all for -1; says how many."""
    chance = Random(seed).random
    count = 0
    while match.ask is not None and count != most:
        answer_other(match, chance)
        count += 1
    return count


def fork_figures(game: Game, seconds: float) -> dict[str, Json]:
    """Forks each second at random moments, with the question of the fork read."""
    best = 0.0
    for _ in range(ROUNDS):
        matches = stopped_matches(game, STOPPED)  # off the clock: an answer at random may take longer than many forks
        spent = 0.0
        while spent < seconds / ROUNDS:
            rate = fork_all(matches)
            spent += len(matches) / rate
            best = max(best, rate)
    return {"forks_per_s": round(best)}


def fork_all(matches: list[Match]) -> float:
    """Fork every match once; the forks per second."""
    begin = process_time()
    for match in matches:
        if match.fork().ask is None:
            raise AssertionError("a fork of a match that goes on has a question")
    return len(matches) / (process_time() - begin)


def greedy_figures(game: Game, seconds: float) -> dict[str, Json]:
    """The mean time of a whole game with the game's own bot in all seats, or None where it has none."""
    own = game.bots()
    name = "greedy" if "greedy" in own else next(iter(own), None)
    if name is None:
        return {"greedy_ms_per_game": None}
    bot = bots_for(game)[name]
    options = game.options()
    games, spent = 0, 0.0
    while spent < seconds or games < ROUNDS:
        begin = process_time()
        match = Match(game, options, Seeded(games), checkpoints=False)
        play_out(match, [bot(games * 8 + seat) for seat in range(options.seats)])
        spent += process_time() - begin
        games += 1
    return {"greedy_ms_per_game": round(1000 * spent / games, 2)}


def load_figures(game: Game, seconds: float) -> dict[str, Json]:
    """The best time to load the save of a finished game, the longest of a few."""
    matches = [Match(game, game.options(), Seeded(number)) for number in range(20)]
    for number, match in enumerate(matches):
        play_some(match, number, -1)
    text = dump_save(save_data(max(matches, key=lambda match: len(match.log))))
    best, spent = 1e9, 0.0
    while spent < seconds / ROUNDS:
        begin = process_time()
        parse_save(text, find_pack=with_game(game))
        took = process_time() - begin
        spent += took
        best = min(best, took)
    return {"load_ms": round(1000 * best, 2)}


MEASURES: tuple[Callable[[Game, float], dict[str, Json]], ...] = (
    play_figures,
    fork_figures,
    greedy_figures,
    load_figures,
)
