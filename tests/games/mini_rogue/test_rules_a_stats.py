"""Stats and resources, and how a run ends: MR-STAT, MR-GOAL, tables T2 and T3."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue.state import Hero
from lanterne.kernel.asks import Json
from tests.games.mini_rogue.played import STRONG, Table, random_run, run_of

# T2
LEAST = {"hp": 0, "xp": 0, "armor": 0, "food": 0, "gold": 0}
MOST = {"hp": 20, "xp": 23, "armor": 4, "food": 4, "gold": 10}


def stats(hero: Hero) -> dict[str, int]:
    return {"hp": hero.hp, "xp": hero.xp, "armor": hero.armor, "food": hero.food, "gold": hero.gold}


@pytest.mark.rule("MR-STAT-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_stat_01_no_stat_leaves_its_track(seats: int) -> None:
    """In random runs of weak and of strong heroes, at every question and at the end."""
    weak: dict[str, Json] = {"hero.food": 0, "hero.gold": 0, "hero.armor": 0}
    touched: set[tuple[str, int]] = set()
    for seed in range(40):
        for match in random_run(seed, seats, STRONG if seed % 2 else weak):
            for hero in run_of(match).heroes:
                for stat, value in stats(hero).items():
                    assert LEAST[stat] <= value <= MOST[stat], f"{stat} {value}"
                    touched.add((stat, value))
                assert len(hero.potions) <= 2
                assert len(set(hero.potions)) == len(hero.potions)
                assert hero.hp > 0 or match.outcome is not None or match.ask is None or match.ask.about == "benediction"
    ends = {(stat, value) for stat in MOST for value in (LEAST[stat], MOST[stat])} - {("xp", 23)}
    assert ends <= touched, "both ends of the tracks were met"


GAINS: list[tuple[dict[str, Json], list[str], str]] = [
    ({"room": "bonfire", "hero.hp": 19}, ["act rest"], "hp"),
    ({"room": "bonfire", "hero.hp": 20}, ["act rest"], "hp"),
    ({"room": "bonfire", "hero.food": 4}, ["act forage"], "food"),
    ({"room": "trap_bats", "hero.food": 3}, ["test", "5 3"], "food"),
    ({"room": "trap_maze", "hero.gold": 8}, ["test", "5 3"], "gold"),
    ({"room": "trap_pendulums", "hero.armor": 4}, ["test", "5 3"], "armor"),
]


@pytest.mark.rule("MR-STAT-02", "MR-STAT-01")
@pytest.mark.parametrize(("given", "answers", "stat"), GAINS)
def test_stat_02_a_gain_stops_at_the_maximum(given: dict[str, Json], answers: list[str], stat: str) -> None:
    before = stats(Table(given).hero)
    after = stats(Table(given).play(*answers).hero)
    assert after == {**before, stat: MOST[stat]}, "the excess is lost, nothing else changes"


LOSSES: list[tuple[dict[str, Json], list[str], str, int]] = [
    ({"room": "trap_bats", "hero.food": 0, "hero.hp": 9}, ["test", "2 5"], "food", 1),
    ({"room": "trap_pendulums", "area": 8, "hero.food": 1, "hero.hp": 9}, ["test", "2 1"], "food", 3),
    ({"room": "trap_pendulums", "hero.armor": 0, "hero.hp": 9}, ["test", "2 3"], "armor", 1),
    ({"room": "crow", "hero.gold": 0, "hero.hp": 9}, ["leave_item crow"], "gold", 1),
    ({"room": "trap_maze", "hero.xp": 0, "hero.hp": 9}, ["test", "2 5"], "xp", 2),
    ({"room": "trap_maze", "hero.xp": 1, "hero.hp": 9}, ["test", "2 5"], "xp", 1),
]


@pytest.mark.rule("MR-STAT-03", "MR-STAT-01")
@pytest.mark.parametrize(("given", "answers", "stat", "missing"), LOSSES)
def test_stat_03_each_missing_unit_costs_1_hp(
    given: dict[str, Json], answers: list[str], stat: str, missing: int
) -> None:  # fmt: skip
    table = Table(given).play(*answers)
    assert stats(table.hero)[stat] == 0
    assert table.hero.hp == 9 - missing
    assert table.values("missing") == [("crusader", stat, missing)]


@pytest.mark.rule("MR-STAT-03")
@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"room": "trap_bats", "hero.food": 1}, ["test", "2 5"]),
        ({"room": "trap_pendulums", "hero.armor": 1}, ["test", "2 3"]),
        ({"room": "crow", "hero.gold": 1}, ["leave_item crow"]),
        ({"room": "trap_maze", "hero.xp": 2}, ["test", "2 5"]),
    ],
)
def test_stat_03_nothing_missing_costs_no_hp(given: dict[str, Json], answers: list[str]) -> None:
    assert Table(given).play(*answers).hero.hp == 10


@pytest.mark.rule("MR-STAT-04")
@pytest.mark.parametrize("hp", [5, 12])
def test_stat_04_hunger_costs_3_hp_and_not_1(hp: int) -> None:
    table = Table({"phase": "descend", "hero.food": 0, "hero.hp": hp})
    assert table.hero.hp == hp - 3
    assert "missing" not in table.kinds


# T3
LEVELS = [(0, 1), (5, 1), (6, 2), (17, 2), (18, 3), (23, 3)]


@pytest.mark.rule("MR-STAT-05")
@pytest.mark.parametrize(("xp", "dice"), LEVELS)
def test_stat_05_the_level_gives_the_number_of_character_dice(xp: int, dice: int) -> None:
    test = Table({"room": "trap_maze", "hero.xp": xp}).play("test")
    attack = Table({"enemy": "giant_rat", "hero.xp": xp}).play("attack")
    assert test.dice.count("character") == attack.dice.count("character") == dice
    assert test.hero.level() == dice


@pytest.mark.rule("MR-STAT-06")
@pytest.mark.parametrize(("xp", "dice"), [(4, 1), (5, 2), (16, 2), (17, 3), (23, 3)])
def test_stat_06_a_threshold_crossed_upward_adds_a_die_at_once(xp: int, dice: int) -> None:
    given: dict[str, Json] = {"room": "bonfire", "revealed": {"1": "trap_maze", "3": "tomb"}, "hero.xp": xp}
    table = Table(given).play("act hone", "move right", "test")
    assert table.dice.count("character") == dice
    assert ("level_up" in table.kinds) == (xp in (5, 17))


@pytest.mark.rule("MR-STAT-07")
@pytest.mark.parametrize(("xp", "dice"), [(7, 2), (6, 1), (19, 3), (18, 2)])
def test_stat_07_a_threshold_crossed_downward_removes_a_die(xp: int, dice: int) -> None:
    given: dict[str, Json] = {"room": "hermit", "revealed": {"1": "trap_maze", "3": "tomb"}, "hero.xp": xp}
    table = Table(given).play("act help", "move right", "test")
    assert table.dice.count("character") == dice
    assert ("level_down" in table.kinds) == (xp in (6, 18))


@pytest.mark.rule("MR-STAT-08")
@pytest.mark.parametrize(
    ("xp", "hp", "after"), [(21, 15, (23, 15)), (22, 15, (23, 16)), (23, 15, (23, 17)), (23, 19, (23, 20))]
)
def test_stat_08_xp_beyond_23_heals(xp: int, hp: int, after: tuple[int, int]) -> None:
    """A Bat Swarm overcome gives 2 XP."""
    hero = Table({"room": "trap_bats", "hero.xp": xp, "hero.hp": hp}).play("test", "5 2 2 5").hero
    assert (hero.xp, hero.hp) == after


@pytest.mark.rule("MR-STAT-09")
def test_stat_09_icons_apply_from_left_to_right() -> None:
    table = Table({"room": "shrine", "hero.cursed": True, "hero.gold": 0}).play("pray", "4")
    assert [kind for kind in table.kinds if kind in ("gained", "cured")] == ["gained", "cured"]
    table = Table({"room": "trap_bats"}).play("test", "2 3")
    assert [kind for kind in table.kinds if kind in ("lost", "inflicted")] == ["lost", "inflicted"]
    meal = Table({"room": "hermit", "hero.hp": 19, "hero.food": 0}).play("act meal").hero
    assert meal.hp == 20, "19 - 1 + 3, not 20 - 1"


@pytest.mark.rule("MR-STAT-10")
@pytest.mark.parametrize("dungeon", [2, 3, 4, 5, 6])
def test_stat_10_armor_is_not_used_up(dungeon: int) -> None:
    table = Table({"enemy": "giant_rat", "hero.armor": 2, "hero.hp": 20})
    for _ in range(3):
        table.play("attack", f"X {dungeon}", "stop")
    assert table.hero.armor == 2
    assert table.hero.hp == (14 if dungeon == 6 else 20)


# --- the end ---------------------------------------------------------------------------------------------------------

DEATHS: list[tuple[dict[str, Json], list[str], str]] = [
    ({"enemy": "giant_rat", "hero.armor": 0, "hero.hp": 2}, ["attack", "X 2"], "enemy:giant_rat"),
    ({"enemy": "giant_rat", "hero.poisoned": True, "hero.hp": 1}, ["attack", "6 1 symbol"], "poison"),
    ({"room": "trap_maze", "hero.poisoned": True, "hero.hp": 1}, ["test", "6 1 symbol"], "poison"),
    ({"room": "trap_spikes", "hero.hp": 3}, ["test", "2 5"], "room:trap_spikes"),
    ({"room": "trap_maze", "hero.xp": 1, "hero.hp": 1}, ["test", "2 5"], "room:trap_maze"),
    ({"room": "crow", "hero.gold": 0, "hero.hp": 1}, ["leave_item crow"], "room:crow"),
    ({"room": "hermit", "hero.xp": 0, "hero.hp": 1}, ["act help"], "room:hermit"),
    ({"area": 3, "enemy": "ghost", "hero.armor": 0, "hero.hp": 3}, ["attack", "X 2", "stop"], "enemy:ghost"),
    ({"phase": "descend", "hero.food": 0, "hero.hp": 3}, [], "hunger"),
]


@pytest.mark.rule("MR-GOAL-02")
@pytest.mark.parametrize(("given", "answers", "cause"), DEATHS)
def test_goal_02_the_run_is_lost_at_0_hp_whatever_the_cause(
    given: dict[str, Json], answers: list[str], cause: str
) -> None:  # fmt: skip
    table = Table(given).play(*answers)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.cause) == ((), cause)
    assert table.hero.hp == 0
    assert table.match.ask is None


@pytest.mark.rule("MR-GOAL-02")
@pytest.mark.parametrize(("given", "answers", "cause"), DEATHS)
def test_goal_02_one_hp_more_is_life(given: dict[str, Json], answers: list[str], cause: str) -> None:
    hp = given["hero.hp"]
    assert isinstance(hp, int)
    table = Table({**given, "hero.hp": hp + 1})
    for answer in answers:
        table.play(answer)
    if table.asked == "reroll":
        table.play("stop")
    assert table.match.outcome is None
    assert table.hero.hp == 1


@pytest.mark.rule("MR-GOAL-01")
def test_goal_01_only_the_second_phase_of_og_is_the_victory() -> None:
    table = Table({"area": 10, "enemy": "ogs_remains", "enemy.hp": 5, "hero.hp": 9})
    table.play("attack", "5 1", "stop")
    assert table.match.outcome is None
    assert (table.enemy.kind, table.enemy.hp) == ("og2", 20)
    for _ in range(3):
        table.play("attack", "5 1", "stop")
        assert table.match.outcome is None
    table.play("attack", "5 6", "stop")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.cause) == ((0,), "victory")
    assert table.hero.hp == 9
