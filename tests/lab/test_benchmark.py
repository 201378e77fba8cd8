"""The benchmark measures what it says; how fast it is, it says elsewhere."""

from __future__ import annotations

from lanterne.kernel.registry import find_game
from lanterne.lab.benchmark import measures, play_some, random_play, stopped_matches
from tests.toys import COINS, LANTERNS


def test_all_figures_of_a_game() -> None:
    figures: dict[str, object] = {}
    for found in measures(find_game("mini-rogue"), 0.02):
        figures |= found
    assert list(figures) == [
        "answers_per_s",
        "decisions_per_s",
        "games_per_s",
        "forks_per_s",
        "greedy_ms_per_game",
        "load_ms",
    ]
    assert all(isinstance(figure, int | float) and figure > 0 for figure in figures.values())


def test_a_game_without_a_bot_of_its_own_has_no_time_for_it() -> None:
    figures: dict[str, object] = {}
    for found in measures(COINS, 0.02):
        figures |= found
    assert figures["greedy_ms_per_game"] is None


def test_every_kind_of_question_is_answered() -> None:
    played = random_play(LANTERNS, 0.02, 1)
    assert played.games > 0
    assert played.answers > played.decisions > 0


def test_matches_are_stopped_at_different_moments_and_go_on() -> None:
    matches = stopped_matches(find_game("mini-rogue"), 12)
    assert all(match.ask is not None for match in matches)
    assert len({len(match.log) for match in matches}) > 6
    assert all(play_some(match.fork(), 1, -1) > 0 for match in matches)
