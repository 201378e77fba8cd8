"""What no shipped card uses but the rules know: slashed icons, refresh icons, passive and preparation skills, icons
behind a fall. Each test writes its own card."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.games.mini_rogue.game import MiniRogue
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.faults import Fault
from tests.games.mini_rogue.positions import (
    asked,
    changed_content,
    enemy,
    hero,
    kinds,
    offers,
    play,
    position,
    refusal,
    run,
)

SHIELD = '{ id = "shield", class = "exploration", effect = "shield 1" }'
MEANDERS = 'failure = "nothing", success = "gain gold 2"'
ILL: dict[str, Json] = {"hero.cursed": True, "hero.poisoned": True, "hero.blind": True}


def with_meanders(folder: Path, failure: str) -> MiniRogue:
    """The Meanders of the maze trap (Dungeon die 1 or 2) with another failure cell."""
    return changed_content(folder, rooms=[(MEANDERS, f'failure = "{failure}", success = "gain gold 2"')])


@pytest.mark.rule("MR-ROOM-20", "MR-RULING-07")
@pytest.mark.parametrize("affliction", ["curse", "poison", "blindness"])
def test_a_slash_over_an_affliction_cures_that_one(tmp_path: Path, affliction: str) -> None:
    match = position({"room": "trap_maze", **ILL}, game=with_meanders(tmp_path, f"cure {affliction}"))
    play(match, "test", "2 1 blank blank")
    healed = hero(match)
    assert (healed.cursed, healed.poisoned, healed.blind) == (
        affliction != "curse",
        affliction != "poison",
        affliction != "blindness",
    )


@pytest.mark.rule("MR-ROOM-20")
def test_a_slash_over_the_skill_icon_forbids_skills_until_the_room_is_resolved(tmp_path: Path) -> None:
    game = with_meanders(tmp_path, "forbid skill, combat ghost")
    match = position({"room": "trap_maze", "hero.armor": 3}, game=game)
    play(match, "test", "2 1")
    assert offers(match) == ["attack"]
    assert refusal(match, "bash") == "MR-ROOM-20"
    play(match, "attack", "6 1", "critical 0", "4", "stop")
    assert "shield" in offers(match), "the next rooms are in sight: the ban is over"


@pytest.mark.rule("MR-ROOM-20")
def test_a_slash_over_the_skill_icon_forbids_benediction_too(tmp_path: Path) -> None:
    game = with_meanders(tmp_path, "forbid skill, lose hp 20")
    match = position({"room": "trap_maze", "hero.potions": []}, "priestess", game=game)
    play(match, "test", "2 1")
    assert match.outcome is not None


@pytest.mark.rule("MR-ROOM-20")
def test_a_slash_over_the_potion_icon_forbids_potions(tmp_path: Path) -> None:
    game = with_meanders(tmp_path, "forbid potion, combat ghost")
    match = position({"room": "trap_maze", "hero.hp": 5, "hero.potions": ["healing", "fire"]}, game=game)
    play(match, "test", "2 1")
    assert offers(match) == ["attack", "bash"]
    assert refusal(match, "drink healing") == "MR-ROOM-20"
    play(match, "attack", "2 1", "stop")
    assert asked(match) == "attack", "step 7 offers nothing"
    assert hero(match).potions == ("healing", "fire")
    play(match, "attack", "6 1", "critical 0", "6", "stop")
    assert "drink healing" in offers(match)


@pytest.mark.rule("MR-ROOM-20")
@pytest.mark.parametrize(("words", "cursed"), [("blessing", False), ("forbid blessing, blessing", True)])
def test_a_slash_over_the_blessing_icon_takes_its_effect(tmp_path: Path, words: str, cursed: bool) -> None:
    match = position({"room": "trap_maze", "hero.cursed": True}, game=with_meanders(tmp_path, words))
    play(match, "test", "2 1 blank")
    assert hero(match).cursed is cursed


@pytest.mark.rule("MR-SKILL-07")
@pytest.mark.parametrize(("words", "ready"), [("refresh", True), ("nothing", False)])
def test_a_refresh_icon_turns_the_card_face_up(tmp_path: Path, words: str, ready: bool) -> None:
    match = position({"room": "trap_maze", "hero.ready": False}, game=with_meanders(tmp_path, words))
    play(match, "test", "2 1")
    assert hero(match).ready is ready


# --- icons and falls -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-32", "MR-STAT-09")
def test_icons_before_a_fall_are_resolved_and_those_behind_it_are_not(tmp_path: Path) -> None:
    game = with_meanders(tmp_path, "lose hp 2, gain gold 1, fall, gain gold 3, inflict curse")
    match = position({"room": "trap_maze", "hero.hp": 10, "hero.gold": 0}, game=game)
    play(match, "test", "2 1")
    assert (run(match).area, hero(match).hp, hero(match).gold, hero(match).cursed) == (3, 8, 1, False)


@pytest.mark.rule("MR-RULING-32", "MR-EFF-17")
def test_where_there_is_no_fall_the_icons_behind_it_count(tmp_path: Path) -> None:
    match = position({"area": 9, "room": "trap_maze", "hero.gold": 0}, game=with_meanders(tmp_path, "fall, gain gold 3"))
    play(match, "test", "2 1")
    assert (run(match).area, hero(match).gold) == (9, 3)


@pytest.mark.rule("MR-RULING-32")
def test_a_death_before_the_fall_ends_the_run() -> None:
    match = position({"room": "trap_spikes", "hero.hp": 3})
    events = play(match, "test", "2 5")
    assert match.outcome is not None
    assert (run(match).area, hero(match).hp) == (1, 0)
    assert "fell" not in kinds(events)


# --- skill classes ---------------------------------------------------------------------------------------------------


def with_passive(folder: Path) -> MiniRogue:
    return changed_content(folder, characters=[(SHIELD, '{ id = "thick_skin", class = "passive", effect = "armor 2" }')])


@pytest.mark.rule("MR-SKILL-06", "MR-RULING-72", "MR-SKILL-02")
@pytest.mark.parametrize("ready", [True, False])
def test_a_passive_skill_always_applies_and_is_never_used(tmp_path: Path, ready: bool) -> None:
    given: dict[str, Json] = {"area": 3, "enemy": "skeleton_soldier", "hero.hp": 10, "hero.armor": 1}
    match = position({**given, "hero.ready": ready}, game=with_passive(tmp_path))
    assert offers(match) == (["attack", "bash"] if ready else ["attack"])
    play(match, "attack", "2 4", "stop")
    assert (hero(match).hp, hero(match).armor, hero(match).ready) == (9, 1, ready), "4 damage less 1 + 2 Armor"
    walking = position({"room": "bonfire"}, game=with_passive(tmp_path))
    play(walking, "act rest")
    assert offers(walking) == ["move right", "move down"]


def with_foresight(folder: Path) -> MiniRogue:
    old = '{ id = "clairvoyance", class = "exploration", effect = "reveal_rooms 3" }'
    return changed_content(folder, characters=[(old, '{ id = "omen", class = "preparation", effect = "reorder_deck 3" }')])


@pytest.mark.rule("MR-SKILL-05", "MR-PREP-04", "MR-RULING-72", "MR-SKILL-01")
def test_a_preparation_skill_is_used_between_the_shuffle_and_the_dealing(tmp_path: Path) -> None:
    match = position({"hero.potions": []}, "mage", game=with_foresight(tmp_path), dealer=Hand())
    assert (asked(match), offers(match)) == ("preparation", ["pass", "foreknow"])
    play(match, "foreknow", "tomb", "shrine", "bonfire")
    assert hero(match).ready is False
    play(match, "lay tomb 3", "lay_aside shrine", "lay bonfire 0")
    assert (asked(match), run(match).grid[3], run(match).unused) == ("bonfire", "tomb", ("shrine",))
    play(match, "act rest")
    assert asked(match) == "reveal"
    play(match, "merchant")
    assert (asked(match), offers(match)) == ("explore", ["move right", "move down"]), "no preparation skill here"


@pytest.mark.rule("MR-SKILL-05", "MR-SKILL-02")
def test_no_preparation_skill_while_the_card_is_face_down(tmp_path: Path) -> None:
    game = with_foresight(tmp_path)
    match = position({"hero.potions": [], "hero.ready": False}, "mage", game=game, dealer=Hand())
    assert asked(match) == "reveal"
    fighting = position({"enemy": "giant_rat", "hero.potions": []}, "mage", game=game)
    assert "foreknow" not in offers(fighting)


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-66")
def test_a_harder_mode_stops_at_one_hp_and_at_no_food_and_gold(tmp_path: Path) -> None:
    frail = "hp = 10\narmor = 1\nfood = 4\ngold = 0"
    game = changed_content(tmp_path, characters=[(frail, "hp = 2\narmor = 1\nfood = 0\ngold = 2")])
    start = hero(position({"area": 1}, "crusader", game=game, dealer=Hand(), options={"difficulty": "roguelike"}))
    assert (start.hp, start.food, start.gold, start.armor) == (1, 0, 0, 1)


@pytest.mark.rule("MR-EFF-08", "MR-ENEMY-05")
def test_regeneration_gives_what_the_icon_prints(tmp_path: Path) -> None:
    old = '{ hp = [12, 24], damage = 2, effects = ["unstoppable", "regeneration 2"], reward = "gain xp 2" }'
    new = '{ hp = [12, 24], damage = 2, effects = ["regeneration 5"], reward = "gain xp 2" }'
    game = changed_content(tmp_path, enemies=[(old, new)])
    for armor, left in [(0, 8), (2, 3)]:
        match = position({"area": 2, "enemy": "troll", "enemy.hp": 5, "hero.armor": armor, "hero.hp": 9}, game=game)
        play(match, "attack", "2 4", "stop")
        assert enemy(match).hp == left, "5 - 2, and 5 more only after an attack that cost HP"


def test_a_card_has_one_skill_of_each_class(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="content-class-twice"):
        changed_content(tmp_path, characters=[(SHIELD, '{ id = "smash", class = "combat", effect = "bash 1" }')])
