"""Every registered game, and the toys, through the conformance kit: whole random games from seeds that Hypothesis
chooses, with every promise of the kernel checked on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.dealers import Hand
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from tests.conformance import checks
from tests.conformance.kit import GAMES, Trial, asks_of, examples, play_on, trials, watchers

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
ROOT = Path(__file__).parents[2]


@every_game
@examples(6)
@given(data=st.data())
def test_forks_equal_their_original_and_stay_untouched(game: Game, data: st.DataObject) -> None:
    checks.forks_are_independent(data.draw(trials(game)))


@every_game
@examples(6)
@given(data=st.data())
def test_copies_of_states_share_nothing(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(), trial.players()):
        checks.copies_are_deep(match)


@every_game
@examples(10)
@given(data=st.data())
def test_play_without_checkpoints_is_the_same(game: Game, data: st.DataObject) -> None:
    checks.bulk_play_is_the_same(data.draw(trials(game)))


@every_game
@examples(6)
@given(data=st.data())
def test_a_save_in_mid_choice_goes_on_as_if_nothing_had_happened(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    below = trial.below("saves")
    for match in asks_of(trial.start(), trial.players()):
        checks.saves_go_on(match, below)


@every_game
@examples(10)
@given(data=st.data())
def test_a_snapshot_is_the_whole_state(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(), trial.players()):
        checks.snapshots_go_on(match)


@every_game
@examples(4)
@given(data=st.data())
def test_a_save_while_chance_waits_for_a_person(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    below = trial.below("saves")
    for match in asks_of(trial.start(Hand()), trial.players()):
        checks.saves_go_on(match, below)


@every_game
@examples(6)
@given(data=st.data())
def test_undo_returns_to_the_same_moment(game: Game, data: st.DataObject) -> None:
    checks.undo_goes_back(data.draw(trials(game)))


@every_game
@examples(4)
@given(data=st.data())
def test_a_repair_that_changes_nothing_changes_nothing(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    below = trial.below("repairs")
    for match in asks_of(trial.start(), trial.players()):
        checks.repair_without_change(match, below)


@every_game
@examples(10)
@given(data=st.data())
def test_the_story_tells_what_was_seen(game: Game, data: st.DataObject) -> None:
    checks.stories_are_true(data.draw(trials(game)))


@every_game
@examples(4)
@given(data=st.data())
def test_giving_up_ends_the_game_at_any_question(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(), trial.players()):
        checks.abandon_ends_it(match)


@every_game
@examples(25)
@given(data=st.data())
def test_questions_options_refusals_and_rules_are_sound(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(), trial.players()):
        checks.questions_are_sound(match)
        checks.rules_are_listed(match)
        checks.refusals_are_no_options(match)
        checks.odds_are_odds(match)


@every_game
@examples(6)
@given(data=st.data())
def test_every_option_can_be_answered_and_nothing_else(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    below = trial.below("options")
    for match in asks_of(trial.start(), trial.players()):
        checks.every_option_can_be_answered(match, below)
        checks.nonsense_changes_nothing(match)


@every_game
@examples(3)
@given(data=st.data())
def test_chance_is_exact_and_every_dealer_keeps_to_it(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(Hand()), trial.players()):
        checks.chance_is_exact(match)


@every_game
@examples(20)
@given(data=st.data())
def test_views_options_and_events_leak_nothing(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(), trial.players()):
        for seat in watchers(match):
            checks.views_leak_nothing(match, seat, len(match.log))
            checks.play_leaks_nothing(match, seat, len(match.log))


@every_game
@examples(10)
@given(data=st.data())
def test_imagined_worlds_are_possible_and_hold_no_secret(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    for match in asks_of(trial.start(), trial.players()):
        for seat in watchers(match):
            checks.imagined_states_tell_nothing(match, seat, len(match.log))
            if match.asks_for(seat) is not None:
                checks.worlds_are_possible(match, seat, len(match.log))
                checks.secrets_end_their_step(match, seat)


@every_game
@examples(10)
@given(data=st.data())
def test_secrets_of_others_are_dealt_anew(game: Game, data: st.DataObject) -> None:
    checks.secrets_are_dealt_anew(data.draw(trials(game)))


@every_game
def test_most_moments_can_be_imagined(game: Game) -> None:
    found = tried = 0
    for seed in range(12):
        trial = Trial(game, game.options(game.seats[seed % len(game.seats)]), seed)
        for match in asks_of(trial.start(), trial.players()):
            seat = asked_seat(match)
            tried += 1
            found += match.imagine(seat, trial.below("worlds")) is not None
    assert found > 0.95 * tried


def asked_seat(match: Match) -> int:
    return next(seat for seat in range(match.options.seats) if match.asks_for(seat) is not None)


@every_game
@examples(50)
@given(data=st.data())
def test_every_game_ends(game: Game, data: st.DataObject) -> None:
    trial = data.draw(trials(game))
    match = trial.start()
    play_on(match, trial.players())
    outcome = match.outcome
    assert outcome is not None
    assert outcome.cause
    assert set(outcome.winners) <= set(range(match.options.seats))
    assert len(outcome.score) in (1, match.options.seats)


@every_game
def test_the_same_log_gives_the_same_hash_in_another_process(game: Game) -> None:
    """With another PYTHONHASHSEED, so that no order of a set and no hash() can hide in the rules."""
    logs, wanted = [], []
    for seed in range(8):
        options = game.options(game.seats[seed % len(game.seats)])
        trial = Trial(game, options, seed)
        match = trial.start()
        play_on(match, trial.players(), 10 + 10 * seed)
        logs.append({"game": game.slug, "options": options.dump(), "answers": match.answers()})
        wanted.append(match.hash())
    environment = {**os.environ, "PYTHONHASHSEED": "20231", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.conformance.elsewhere"]
    text = json.dumps(logs)
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == wanted
