"""Skill tests: MR-TEST."""

from __future__ import annotations

from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.potions import decide, spend
from lanterne.games.mini_rogue.state import Hero, Run
from lanterne.games.mini_rogue.stats import cure, lose_hp
from lanterne.kernel.asks import Flow, Option, Roll

TEST: Final = v.abouts("test")
PERCEIVED: Final = v.abouts("perceived")
PASSES: Final = 5
TEST_ALONE: Final = [v.TEST_NOW]
TEST_OR_PERCEIVE: Final = [v.TEST_NOW, v.PERCEIVE()]


def test_options(s: Run, hero: Hero) -> list[Option]:
    return TEST_OR_PERCEIVE if perceive_bar(hero) is None else TEST_ALONE


def perceive_bar(hero: Hero) -> tuple[str, str] | None:
    if "potion" in hero.forbidden:
        return "MR-ROOM-20", "need-next-room"
    return None if "perception" in hero.potions else ("MR-TEST-07", "need-perception")


class Tested:
    """How a skill test went: passed or not, and the Dungeon die that selects the line."""

    __slots__ = ("dungeon", "passed")

    def __init__(self, passed: bool, dungeon: int) -> None:
        self.passed = passed
        self.dungeon = dungeon


def skill_test(s: Run, hero: Hero) -> Flow[Tested]:
    """MR-TEST-01 to MR-TEST-07."""
    choice = yield from decide(s, hero, "test", test_options, always=True)
    if choice.verb is v.PERCEIVE:
        spend(s, hero, "perception")
        cure(s, hero, "blindness")  # MR-POT-06: both with one potion
        values = yield from Roll(v.DICE, PERCEIVED[s.area][hero.cell], v.DUNGEON_ALONE)
        s.emit(v.ROLLED, values[0])
        s.emit(v.PASSED, hero.character)
        return Tested(True, values[0])
    level = hero.level()
    cursed, poisoned = hero.cursed, hero.poisoned
    roll = Roll(v.DICE, TEST[s.area][hero.cell], v.dice_pool(level, cursed, poisoned))
    yield roll
    values = roll.values()
    s.emit(v.TESTED, hero.character, v.shown(values[:level]), values[level])
    if poisoned and values[-1]:
        s.emit(v.POISON_SYMBOL, hero.character)
        yield from lose_hp(s, hero, 1, "poison")
    symbol = cursed and values[level + 1] == 1
    if symbol:
        s.emit(v.CURSE_SYMBOL, hero.character)
    best = max(values[:level]) - symbol
    s.emit(v.PASSED if best >= PASSES else v.FAILED, hero.character)
    return Tested(best >= PASSES, values[level])
