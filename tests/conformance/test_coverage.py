"""Everything a game defines is met in play: each verb, each kind of event, each face of a die, each card of the box.
And what every game promises holds at the positions where all that was met first."""

from __future__ import annotations

import pytest

from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.game import Game
from tests.conformance import checks
from tests.conformance.explorer import Explorer, wanted_of
from tests.conformance.kit import GAMES, watchers
from tests.toys import COINS, Coins

ANSWERS = 25_000
EXPLORERS = 4  # one that is lost in a corner of the game stays there; another starts anew

# Defined by a game, and not to be met in play of what it ships: abandoning is no answer to a question, and some words
# of a vocabulary are there for content packs: in Mini Rogue MR-RULING-07, MR-SKILL-03 and MR-SKILL-05, in Kinfire Delve
# effects that choose a challenge in ways no shipped card does, and a gauntlet without any target (KD-RULING-54). In Map
# Masters a puzzle is asked for by its date.
NOT_HERE = {"event:abandoned", "event:forbidden", "verb:foreknow", "verb:replace"}
NOT_HERE |= {"event:no_target", "verb:attach", "verb:clear", "verb:complete", "verb:remove"}
NOT_HERE |= {"event:puzzle", "event:solved"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_everything_is_met_in_random_play(game: Game) -> None:
    never = wanted_of(game)
    for seed in range(1, EXPLORERS + 1):
        never &= Explorer(game, seed).explore(ANSWERS, NOT_HERE)
        if not never:
            return
    pytest.fail(f"never met by {EXPLORERS} explorers of {ANSWERS} answers each: {' '.join(sorted(never))}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_all_promises_hold_where_something_new_was_met(game: Game) -> None:
    explorer = Explorer(game, seed=2)
    explorer.explore(6000, NOT_HERE)
    below = stream(1, "checks").below
    for match in explorer.kept:
        match.dealer = Seeded(len(match.log))
        if match.ask is None:
            continue
        checks.copies_are_deep(match)
        checks.snapshots_go_on(match)
        checks.saves_go_on(match, below)
        checks.questions_are_sound(match)
        checks.rules_are_listed(match)
        checks.refusals_are_no_options(match)
        checks.odds_are_odds(match)
        checks.every_option_can_be_answered(match, below)
        checks.nonsense_changes_nothing(match)
        for seat in watchers(match):
            checks.views_leak_nothing(match, seat, len(match.log))
            checks.play_leaks_nothing(match, seat, len(match.log))


def test_what_is_wanted_is_found_in_the_modules_of_a_game() -> None:
    options = {"verb:flip", "verb:keep", "verb:peek"}
    events = {"event:flipped", "event:peeked", "event:kept"}
    assert wanted_of(COINS) == options | events


def test_what_cannot_happen_is_reported() -> None:
    blind = Coins(peeking=False)
    assert Explorer(blind, seed=1).explore(3000) == {"verb:peek", "event:peeked"}
