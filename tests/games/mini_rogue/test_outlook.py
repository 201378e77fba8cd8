"""What the search knows of Mini Rogue: estimates that mean something, and quick answers like the greedy bot's."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue import GAME
from lanterne.games.mini_rogue.bot import Greedy
from lanterne.games.mini_rogue.outlook import WEIGHTS, Foresight, features, glance
from lanterne.games.mini_rogue.state import Run
from lanterne.kernel.asks import Choose, Json
from lanterne.kernel.dealers import Hand, Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.records import canonical, dump
from lanterne.players.search import Search
from tests.games.mini_rogue.positions import position

FORESIGHT = Foresight(GAME)
PAIR: dict[str, Json] = {"difficulty": "normal", "characters": ["mage", "rogue"]}


def chance(given: dict[str, Json]) -> float:
    """The estimate for a Crusader who chooses its way."""
    state = GAME.arrange(GAME.options(1), {"room": "bonfire", "phase": "explore", **given})
    value = FORESIGHT.prospect(state, 0)
    assert value is not None
    assert 0 < value < 1
    return value


@pytest.mark.parametrize(
    ("path", "less", "more"),
    [
        ("hero.hp", 3, 15), ("hero.xp", 4, 6), ("hero.armor", 1, 2), ("hero.food", 0, 1), ("hero.gold", 0, 6),
        ("hero.potions", [], ["healing"]), ("hero.poisoned", True, False), ("hero.blind", True, False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("area", range(1, 10))
def test_who_has_more_stands_better(path: str, less: Json, more: Json, area: int) -> None:
    assert chance({"area": area, path: less}) < chance({"area": area, path: more})


def test_a_table_has_a_column_for_each_area_and_a_line_for_each_feature() -> None:
    for seats in (1, 2):
        state = GAME.arrange(GAME.options(seats), {"room": "bonfire"})
        assert isinstance(state, Run)
        assert len(WEIGHTS[seats]) == len(GAME.content.areas)
        assert {len(column) for column in WEIGHTS[seats]} == {len(features(state))}


def test_nothing_is_said_in_the_middle_of_a_fight() -> None:
    assert FORESIGHT.prospect(position({"enemy": "giant_rat"}).state, 0) is None


@pytest.mark.parametrize("seats", [1, 2])
def test_estimates_agree_with_what_comes_of_runs(seats: int) -> None:
    """From Area 5 on, the greedy bot's runs that are won were thought better of than those that are lost."""
    thought: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(60 * seats):
        match = Match(GAME, GAME.options(seats, {"difficulty": "normal"}), Seeded(seed), checkpoints=False)
        said: list[float] = []
        bots = [Greedy(seed * 2 + seat) for seat in range(seats)]
        while match.ask is not None:
            state = match.state
            assert isinstance(state, Run)
            value = FORESIGHT.prospect(state, 0) if state.area >= 5 else None
            said += [] if value is None else [value]
            match.answer(bots[match.ask.seat].answer(match.sight(match.ask.seat)), match.ask.seat)
        assert match.outcome is not None
        thought[bool(match.outcome.winners)] += said
    mean = {won: sum(values) / len(values) for won, values in thought.items()}
    assert mean[True] > mean[False] + 0.15


def test_quick_answers_are_those_of_the_greedy_bot() -> None:
    match = Match(GAME, GAME.options(2, PAIR), Seeded(5))
    compared = 0
    while match.ask is not None:
        seat = match.ask.seat
        world = match.imagine(seat, lambda n: 0)
        assert world is not None
        assert isinstance(world.ask, Choose)
        assert isinstance(world.state, Run)
        assert canonical(dump(glance(world.state, seat))) == canonical(dump(match.view(seat)))
        answer = Greedy(0).answer(match.sight(seat))
        assert FORESIGHT.policy(world.state, world.ask, lambda n: 0) is answer
        compared += 1
        match.answer(answer, seat)
    assert compared > 50


@pytest.mark.parametrize("safe", ["right", "down"])
def test_a_weak_hero_goes_where_it_can_rest(safe: str) -> None:
    given: dict[str, Json] = {"area": 5, "room": "bonfire", "hero.hp": 3, "hero.resolved": True, "phase": "explore"}
    rooms = ("bonfire", "monster_curse") if safe == "right" else ("monster_curse", "bonfire")
    match = position({**given, "room": "tomb", "revealed": {"1": rooms[0], "3": rooms[1]}}, dealer=Hand())
    answer = Search(1, iterations=150).answer(match.sight(0))
    assert str(answer) == f"<move {safe}>"
