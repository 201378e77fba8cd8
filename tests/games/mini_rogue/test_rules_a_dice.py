"""Dice and skill tests: MR-TEST, MR-RULING-01 to MR-RULING-05, 10 and 11, table T1."""

from __future__ import annotations

from fractions import Fraction

import pytest

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import AFFLICTIONS
from lanterne.kernel.asks import Choose, Die, Draw, Json, Roll
from lanterne.kernel.dealers import Seeded
from tests.games.mini_rogue.played import Table, random_run, run_of


def chances(die: Die) -> dict[str, Fraction]:
    """How likely each face is, as a roll deals it."""
    roll = Roll(v.DICE, "attack 1.0", (die,))
    found: dict[str, Fraction] = {}
    for answer, weight in roll.outcomes():
        assert isinstance(answer, list)
        found[str(answer[0])] = Fraction(weight, roll.total())
    return found


SIXTH = Fraction(1, 6)


@pytest.mark.rule("MR-RULING-03")
def test_ruling_03_the_character_die_has_x_and_no_1() -> None:
    assert chances(v.CHARACTER_DIE) == dict.fromkeys(["X", "2", "3", "4", "5", "6"], SIXTH)
    assert v.CHARACTER_DIE.values == (0, 2, 3, 4, 5, 6)
    ask = Table({"enemy": "giant_rat"}).play("attack").match.ask
    assert isinstance(ask, Roll)
    assert ask.dice[0].faces == ("X", "2", "3", "4", "5", "6")


def test_t1_the_dungeon_die() -> None:
    assert chances(v.DUNGEON_DIE) == dict.fromkeys("123456", SIXTH)
    assert v.DUNGEON_DIE.values == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("MR-RULING-04")
@pytest.mark.parametrize(("affliction", "die"), [("cursed", "curse"), ("poisoned", "poison")])
def test_ruling_04_afflictions_show_their_symbol_on_three_faces_of_six(affliction: str, die: str) -> None:
    ask = Table({"room": "trap_maze", f"hero.{affliction}": True}).play("test").match.ask
    assert isinstance(ask, Roll)
    assert ask.dice[2].name == die
    assert len(ask.dice[2].table) == 6
    assert chances(ask.dice[2]) == {"symbol": Fraction(1, 2), "blank": Fraction(1, 2)}


@pytest.mark.rule("MR-RULING-04")
def test_ruling_04_dealt_dice_follow_their_faces() -> None:
    """2000 cursed rolls of a seed: each face comes about as often as it should."""
    count: dict[str, int] = {}
    dealer = Seeded(4)
    for _ in range(2000):
        roll = Roll(v.DICE, "test 1.0", v.dice_pool(1, True, False))
        assert dealer.deal(roll, [roll] * sum(count.values()))
        face = roll.names()[2]
        count[face] = count.get(face, 0) + 1
    assert abs(count["symbol"] - 1000) < 120


# --- skill tests -----------------------------------------------------------------------------------------------------

POOLS = [(cursed, poisoned, xp) for cursed in (False, True) for poisoned in (False, True) for xp in (0, 6, 18)]


@pytest.mark.rule("MR-TEST-01", "MR-TEST-02")
@pytest.mark.parametrize(("cursed", "poisoned", "xp"), POOLS)
@pytest.mark.parametrize("room", ["trap_maze", "treasure_chest", "tomb", "armory"])
def test_test_01_one_roll_of_the_whole_pool(room: str, cursed: bool, poisoned: bool, xp: int) -> None:
    given: dict[str, Json] = {"room": room, "hero.cursed": cursed, "hero.poisoned": poisoned, "hero.xp": xp}
    table = Table(given).play("test")
    dice = {0: 1, 6: 2, 18: 3}[xp]
    assert table.dice == ["character"] * dice + ["dungeon"] + ["curse"] * cursed + ["poison"] * poisoned


@pytest.mark.rule("MR-TEST-03", "MR-RULING-02")
@pytest.mark.parametrize("face", "X23456")
def test_ruling_02_a_5_or_a_6_passes(face: str) -> None:
    table = Table({"room": "trap_maze"}).play("test", f"{face} 1")
    passed = face in "56"
    assert (("passed" in table.kinds), ("failed" in table.kinds)) == (passed, not passed)
    assert table.hero.gold == (2 if passed else 0)


@pytest.mark.rule("MR-TEST-03")
@pytest.mark.parametrize(
    ("faces", "passed"),
    [("5 X X", True), ("X 6 X", True), ("2 4 5", True), ("4 4 4", False), ("X X X", False), ("5 6 5", True)],
)
def test_test_03_one_good_die_is_enough(faces: str, passed: bool) -> None:
    table = Table({"room": "trap_maze", "hero.xp": 18}).play("test", f"{faces} 1")
    assert ("passed" in table.kinds) == passed


@pytest.mark.rule("MR-TEST-04", "MR-RULING-10")
@pytest.mark.parametrize("face", "X23456")
@pytest.mark.parametrize("curse", ["symbol", "blank"])
def test_test_04_the_symbol_takes_the_5_away(face: str, curse: str) -> None:
    table = Table({"room": "trap_maze", "hero.cursed": True}).play("test", f"{face} 1 {curse}")
    assert ("passed" in table.kinds) == (face == "6" or (face == "5" and curse == "blank"))


@pytest.mark.rule("MR-TEST-05")
@pytest.mark.parametrize("dungeon", range(1, 7))
@pytest.mark.parametrize("passed", [True, False])
def test_test_05_the_dungeon_die_selects_the_line(dungeon: int, passed: bool) -> None:
    table = Table({"room": "trap_maze", "hero.xp": 5}).play("test", f"{5 if passed else 4} {dungeon}")
    line = (dungeon - 1) // 2
    assert table.values("trap_line") == [(["meanders", "maze", "labyrinth"][line],)]
    assert table.hero.gold == ([2, 3, 4][line] if passed else 0)
    assert table.hero.xp == (5 if passed else 5 - [0, 1, 2][line])


@pytest.mark.rule("MR-TEST-06")
@pytest.mark.parametrize("face", "X23456")
@pytest.mark.parametrize("room", ["trap_maze", "treasure_chest", "tomb", "armory"])
def test_test_06_no_reroll_in_a_test(face: str, room: str) -> None:
    """A hero with XP, HP and a weapon to pay feats with is asked for none, and the test rolls once."""
    given: dict[str, Json] = {"room": room, "hero.xp": 4, "hero.item": "great_axe", "hero.uses": 3}
    table = Table(given).play("test", f"{face} 2")
    ask = table.match.ask
    assert not isinstance(ask, Roll)
    if isinstance(ask, Choose):
        assert {option.verb.name for option in ask.options}.isdisjoint({"critical", "feat", "stop"})
    assert (table.hero.uses, table.hero.hp) == (3, 10)


@pytest.mark.rule("MR-TEST-07")
@pytest.mark.parametrize("dungeon", range(1, 7))
def test_test_07_perception_rolls_the_dungeon_die_alone_and_passes(dungeon: int) -> None:
    given: dict[str, Json] = {"room": "trap_maze", "hero.potions": ["perception"], "hero.xp": 18, "hero.cursed": True}
    table = Table(given).play("perceive")
    assert table.dice == ["dungeon"]
    table.play(str(dungeon))
    assert "passed" in table.kinds
    assert table.hero.gold == [2, 3, 4][(dungeon - 1) // 2]
    assert table.hero.potions == ()


@pytest.mark.rule("MR-TEST-07")
def test_test_07_perception_is_declared_before_the_roll() -> None:
    """Once the dice lie, a failed test is not saved any more."""
    table = Table({"room": "trap_maze", "hero.potions": ["perception"], "hero.xp": 3}).play("test", "2 5")
    assert "failed" in table.kinds
    assert table.hero.xp == 1
    assert table.hero.potions == ("perception",)


# --- which rolls take which dice -------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-11")
def test_ruling_11_affliction_dice_join_first_rolls_of_character_dice_only() -> None:
    """In whole runs: tests and attacks have the dice of the afflictions; rerolls and lone Dungeon dice never do."""
    seen: set[str] = set()
    afflicted: dict[str, Json] = {"hero.hp": 20, "hero.xp": 18, "hero.cursed": True, "hero.poisoned": True}
    for seed in range(30):
        before = (True, True)
        logged = 0
        for match in random_run(seed, 1, afflicted):
            for ask in match.log[logged:]:
                if isinstance(ask, Roll):
                    what = ask.about.split()[0]
                    dice = {die.name for die in ask.dice}
                    if what in ("test", "attack"):
                        assert ("curse" in dice, "poison" in dice) == before
                    else:
                        assert dice == ({"character"} if what == "reroll" else {"dungeon"})
                        assert len(ask.dice) == 1
                    seen.add(what)
            logged = len(match.log)
            hero = run_of(match).heroes[0]
            before = (hero.cursed, hero.poisoned)
    assert {"test", "attack", "reroll", "shrine"} <= seen


@pytest.mark.rule("MR-RULING-11")
def test_ruling_11_shrine_and_rewards_roll_the_dungeon_die_alone() -> None:
    afflicted: dict[str, Json] = {"hero.cursed": True, "hero.poisoned": True}
    shrine = Table({"room": "shrine", **afflicted}).play("pray")
    assert shrine.dice == ["dungeon"]
    rewards = Table({"phase": "rewards", "area": 2, "guardian": "ghoul", **afflicted})
    assert rewards.dice == ["dungeon"]


@pytest.mark.rule("MR-RULING-05")
def test_ruling_05_what_holy_water_blessing_and_perception_cure() -> None:
    ill: dict[str, Json] = {"hero.cursed": True, "hero.poisoned": True, "hero.blind": True}
    assert AFFLICTIONS == ("curse", "poison", "blindness")
    holy = Table({"room": "bonfire", "hero.potions": ["holy_water"], **ill}).play("drink holy_water").hero
    assert (holy.cursed, holy.poisoned, holy.blind) == (False, False, False)
    blessed = Table({"room": "merchant", "hero.gold": 2, **ill}).play("buy blessing 2").hero
    assert (blessed.cursed, blessed.poisoned, blessed.blind) == (False, False, False)
    seeing = Table({"room": "bonfire", "hero.potions": ["perception"], **ill}).play("drink perception").hero
    assert (seeing.cursed, seeing.poisoned, seeing.blind) == (True, True, False)


def test_rolls_are_rolls_and_cards_are_drawn() -> None:
    """Chance has three sources, and each asks in its own way."""
    kinds: dict[str, set[type]] = {}
    for match in random_run(3):
        for ask in match.log:
            if isinstance(ask, Roll | Draw):
                kinds.setdefault(ask.source, set()).add(type(ask))
    assert kinds.items() <= {"dice": {Roll}, "rooms": {Draw}, "guardians": {Draw}}.items()
