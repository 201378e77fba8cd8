"""The numbers of the shipped cards against the tables of the rulebook (T5 to T19), written out here once more."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue.content import AFFLICTIONS, OFFENSIVE, POTIONS, STATS, EnemyLine, parse_effect
from lanterne.games.mini_rogue.game import GAME
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from tests.games.mini_rogue.positions import enemy, hero, offers, play, position, run

BOX = GAME.content
Line = tuple[int, int, int, str, str]


def lines(found: list[EnemyLine]) -> list[Line]:
    return [(line.hp[0], line.hp[1], line.damage, " ".join(line.effects), line.reward.text) for line in found]


# --- T5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-33", "MR-EFF-10", "MR-EFF-17")
def test_areas_floors_and_where_a_fall_leads() -> None:
    floors = [area.floor for area in BOX.areas]
    falls = {number: area.fall for number, area in enumerate(BOX.areas, 1)}
    assert floors == [1, 1, 2, 2, 3, 3, 3, 4, 4, 4]
    assert falls == {1: 3, 2: 4, 3: 5, 4: 6, 5: 8, 6: 9, 7: 10, 8: 0, 9: 0, 10: 0}
    assert [number for number, area in enumerate(BOX.areas, 1) if area.guardian] == [2, 4, 7, 10]


@pytest.mark.rule("MR-RULING-33", "MR-EFF-10")
@pytest.mark.parametrize(("area", "below"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 8), (6, 9), (7, 10)])
def test_a_fall_in_play_leads_straight_below(area: int, below: int) -> None:
    match = position({"area": area, "room": "corridor", "hero.hp": 9})
    play(match, "test", "2 5")
    assert run(match).area == below


# --- T6 to T8 --------------------------------------------------------------------------------------------------------

COMMON = [(12, 24, 2), (16, 32, 4), (20, 40, 6)]
GUARDIANS: dict[str, list[Line]] = {
    "cursed_dragon": [(*COMMON[f], "curse", f"gain xp {f + 2}") for f in range(3)],
    "kings_protector": [(*COMMON[f], "unstoppable", f"gain xp {f + 2}") for f in range(3)],
    "spider_queen": [(*COMMON[f], "poison", f"gain xp {f + 2}") for f in range(3)],
    "ghoul": [
        (16, 32, 1, "unstoppable weaken", "gain xp 3"),
        (20, 40, 2, "unstoppable weaken", "gain xp 4"),
        (25, 50, 4, "unstoppable weaken", "gain xp 5"),
    ],
    "troll": [(*COMMON[f], f"unstoppable regeneration {f + 2}", f"gain xp {f + 2}") for f in range(3)],
}


def test_guardians() -> None:
    assert {id: lines(found) for id, found in BOX.guardians.items()} == GUARDIANS


@pytest.mark.rule("MR-GUARD-01")
@pytest.mark.parametrize("id", list(GUARDIANS))
@pytest.mark.parametrize(("area", "floor"), [(2, 1), (4, 2), (7, 3)])
def test_a_guardian_uses_the_line_of_the_current_floor(id: str, area: int, floor: int) -> None:
    met = enemy(position({"area": area, "guardian": id, "phase": "exit", "revealed": {}}))
    assert (met.hp, met.damage, " ".join(met.effects), met.reward) == (
        GUARDIANS[id][floor - 1][0],
        *GUARDIANS[id][floor - 1][2:],
    )


@pytest.mark.rule("MR-RULING-60")
def test_five_guardians_are_in_the_pool_or_four_without_the_troll() -> None:
    five = position({"area": 1})
    four = position({"area": 1}, options={"guardian_pool": 4})
    assert run(five).guardians == ("cursed_dragon", "kings_protector", "spider_queen", "ghoul", "troll")
    assert run(four).guardians == ("cursed_dragon", "kings_protector", "spider_queen", "ghoul")


@pytest.mark.rule("MR-GUARD-04")
def test_ogs_remains_have_two_phases() -> None:
    assert lines(BOX.last) == [(25, 50, 8, "curse", "nothing"), (20, 40, 9, "poison", "nothing")]


@pytest.mark.rule("MR-RULING-61")
def test_ghosts() -> None:
    assert {line.id: lines([line])[0] for line in BOX.ghosts} == {
        "apparition": (10, 20, 1, "", "gain xp 2"),
        "ghost": (12, 24, 2, "weaken", "gain xp 2"),
        "specter": (14, 28, 3, "blindness", "gain xp 3"),
        "revenant": (16, 32, 5, "unstoppable", "gain xp 3"),
    }
    assert [line.id for line in BOX.ghosts] == ["apparition", "ghost", "specter", "revenant"]


@pytest.mark.rule("MR-RULING-62")
def test_monsters() -> None:
    found = {room.id: {line.id: lines([line])[0] for line in room.enemies} for room in BOX.rooms.values()}
    assert {id: lines for id, lines in found.items() if lines} == {
        "monster_curse": {
            "giant_rat": (6, 12, 2, "", "gain xp 1"),
            "skeleton_soldier": (9, 18, 4, "", "gain xp 2"),
            "winged_serpent": (12, 24, 6, "curse", "gain xp 2"),
            "cursed_guard": (15, 30, 8, "curse", "gain xp 3"),
        },
        "monster_poison": {
            "giant_spider": (6, 12, 2, "", "gain xp 1"),
            "goblin_warrior": (9, 18, 4, "", "gain xp 2"),
            "undead_arbalist": (12, 24, 6, "poison", "gain xp 2"),
            "kings_guard": (15, 30, 8, "poison", "gain xp 3"),
        },
        "monster_beast": {
            "mutant_fly": (4, 8, 2, "unstoppable", "gain gold 2"),
            "burrowing_worm": (6, 12, 2, "fall", "gain xp 2"),
            "dire_wolf": (8, 16, 5, "unstoppable", "gain food 1"),
            "ancestor_spirit": (10, 20, 5, "weaken", "gain gold 3"),
        },
    }


# --- T9 to T16 -------------------------------------------------------------------------------------------------------


def test_twenty_rooms_of_their_types() -> None:
    assert {room.id: room.type for room in BOX.rooms.values()} == {
        "bonfire": "bonfire",
        "hermit": "bonfire",
        "merchant": "merchant",
        "hunter": "merchant",
        "trap_spikes": "trap",
        "trap_pendulums": "trap",
        "trap_bats": "trap",
        "trap_maze": "trap",
        "treasure_chest": "treasure",
        "treasure_mimic": "treasure",
        "shrine": "shrine",
        "tomb": "tomb",
        "damp_cave": "tomb",
        "corridor": "tomb",
        "empty_shelter": "tomb",
        "armory": "item",
        "crow": "item",
        "monster_curse": "monster",
        "monster_poison": "monster",
        "monster_beast": "monster",
    }


def test_bonfire_and_hermit() -> None:
    actions = {id: {name: str(result) for name, result in BOX.rooms[id].actions.items()} for id in ("bonfire", "hermit")}
    assert actions == {
        "bonfire": {"hone": "gain xp 1", "forage": "gain food 1", "rest": "gain hp 2"},
        "hermit": {"help": "lose xp 1, gain gold 3", "meal": "lose food 1, gain hp 3", "tunnel": "swap_rooms"},
    }


RICH: dict[str, Json] = {
    "hero.gold": 9,
    "hero.hp": 9,
    "hero.food": 2,
    "hero.cursed": True,
    "hero.potions": ["fire"],
    "hero.armor": 1,
}
OTHER_POTIONS = ["frost", "poison", "healing", "holy_water", "perception"]


@pytest.mark.rule("MR-RULING-63", "MR-ROOM-04")
def test_merchant_lines() -> None:
    match = position({"room": "merchant", **RICH})
    assert sorted(offers(match)) == sorted([
        "leave", "buy gain hp 1 1", "buy gain food 1 2", "buy blessing 2", "buy gain hp 4 3", "buy gain armor 1 5",
        *(f"buy_potion {potion} 5" for potion in OTHER_POTIONS), "sell_armor 3", "sell_potion fire 3",
    ])  # fmt: skip


@pytest.mark.rule("MR-ROOM-17", "MR-ROOM-04")
@pytest.mark.parametrize(("area", "floor"), [(1, 1), (3, 2), (5, 3), (8, 4)])
def test_hunter_lines_and_the_price_of_food_by_floor(area: int, floor: int) -> None:
    match = position({"area": area, "room": "hunter", **RICH})
    assert sorted(offers(match)) == sorted([
        "leave", f"buy gain food 1 {floor}", "buy blessing 2", "buy gain hp 4 3",
        *(f"buy_potion {potion} 5" for potion in OTHER_POTIONS), "sell_armor 4", "sell_potion fire 2",
    ])  # fmt: skip
    play(match, f"buy gain food 1 {floor}")
    assert (hero(match).gold, hero(match).food) == (9 - floor, 3)


@pytest.mark.rule("MR-RULING-64")
def test_traps() -> None:
    found = {
        room.id: {line.name: (str(line.failure), str(line.success)) for line in room.lines}
        for room in BOX.rooms.values()
        if room.lines
    }
    assert found == {
        "trap_spikes": {
            "venomous_spikes": ("lose hp 1, inflict poison", "gain xp 1"),
            "rigged_floor": ("lose hp floor", "gain xp 2"),
            "gaping_hole": ("lose hp 3, fall", "potion perception"),
        },
        "trap_pendulums": {
            "rat_horde": ("lose food floor", "potion holy_water"),
            "acid_mist": ("lose armor 1", "gain armor 1"),
            "pendulums": ("lose hp floor, inflict poison", "potion perception"),
        },
        "trap_bats": {
            "tiny_thorns": ("lose hp floor", "potion poison"),
            "thick_web": ("lose armor 1, inflict blindness", "gain food 2"),
            "bat_swarm": ("lose food 1, inflict blindness", "gain xp 2"),
        },
        "trap_maze": {
            "meanders": ("nothing", "gain gold 2"),
            "maze": ("lose xp 1", "gain gold 3"),
            "labyrinth": ("lose xp 2", "gain gold 4"),
        },
    }


@pytest.mark.rule("MR-ROOM-17")
@pytest.mark.parametrize(("area", "floor"), [(1, 1), (4, 2), (7, 3), (10, 4)])
def test_the_floor_icon_costs_as_much_as_the_floor_is_deep(area: int, floor: int) -> None:
    match = position({"area": area, "room": "trap_spikes", "hero.hp": 10})
    play(match, "test", "2 3")
    assert hero(match).hp == 10 - floor


def test_treasures() -> None:
    found = {
        room.id: (room.gold, room.gold_after_danger, [str(result) for result in room.results])
        for room in BOX.rooms.values()
        if room.type == "treasure"
    }
    assert found == {
        "treasure_chest": (1, 2, [
            "gain armor 1 / gain xp 2", "gain armor 1 / gain gold 1", "potion fire / gain gold 2",
            "potion poison / potion perception", "potion healing / gain xp 2", "potion frost / potion perception",
        ]),
        "treasure_mimic": (1, 3, [
            "gain gold 1", "gain gold 2", "gain hp 5", "potion fire / potion frost / potion poison",
            "combat ghost, gain gold 2", "combat ghost, gain armor 1",
        ]),
    }  # fmt: skip


def test_shrine() -> None:
    assert [str(result) for result in BOX.rooms["shrine"].results] == [
        "inflict poison, inflict curse",
        "inflict curse",
        "inflict curse",
        "gain hp 2, blessing",
        "gain hp 1, blessing",
        "gain hp 1",
    ]


@pytest.mark.rule("MR-RULING-42", "MR-RULING-43")
def test_tombs() -> None:
    found = {room.id: [str(result) for result in room.results] for room in BOX.rooms.values() if room.type == "tomb"}
    prize = "potion fire / potion poison / gain xp 2"
    assert found == {
        "tomb": ["potion holy_water", "gain food 1", "gain gold 1", "gain xp 1", "lose food 1", "combat ghost"],
        "damp_cave": ["combat ghost", "gain food 1", "gain food 1", "lose food 1", "gain xp 2", "inflict poison"],
        "corridor": ["nothing", "nothing", "gain food 1", "gain food 1", "lose hp 2, fall", "combat ghost"],
        "empty_shelter": [prize, prize, "lose xp 1", "potion holy_water / potion healing", "lose hp 3", "combat ghost"],
    }
    first = {room.id: str(room.first) for room in BOX.rooms.values() if room.first is not None}
    assert first == {"empty_shelter": "raise_hp_to 10"}


@pytest.mark.rule("MR-ITEM-03")
def test_items() -> None:
    assert BOX.rooms["armory"].items == ["rusty_dagger"] * 3 + ["worn_sword"] * 2 + ["great_axe"]
    assert (BOX.rooms["armory"].price, BOX.rooms["armory"].refuse) == (None, None)
    crow = BOX.rooms["crow"]
    assert (crow.items, str(crow.price), str(crow.refuse)) == (["crow"], "lose food 1", "lose gold 1")
    assert {id: (item.uses, item.power) for id, item in BOX.items.items()} == {
        "rusty_dagger": (1, "free_feat"),
        "worn_sword": (2, "free_feat"),
        "great_axe": (3, "free_feat"),
        "crow": (1, "crow"),
    }


# --- T17 to T19 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-GUARD-03")
def test_rewards() -> None:
    assert str(BOX.rewards_always) == "gain gold 2"
    assert [str(result) for result in BOX.rewards] == [
        "potion fire / gain xp 2",
        "potion frost / gain gold 2",
        "potion poison / gain xp 2",
        "potion healing / gain armor 1",
        "potion holy_water / gain gold 2",
        "potion perception / gain armor 1",
    ]


def test_potions_and_afflictions() -> None:
    assert set(POTIONS) == {"fire", "frost", "poison", "healing", "holy_water", "perception"}
    assert set(OFFENSIVE) == {"fire", "frost", "poison"}
    assert set(AFFLICTIONS) == {"curse", "poison", "blindness"}


@pytest.mark.rule("MR-RULING-65")
def test_starting_potions() -> None:
    potions = {card.id: card.potion for card in BOX.characters.values()}
    assert potions == {"crusader": "", "mage": "perception", "priestess": "holy_water", "rogue": ""}
    assert hero(position({"area": 1}, "mage")).potions == ("perception",)


@pytest.mark.rule("MR-RULING-72")
def test_skills_of_the_shipped_characters() -> None:
    found = {
        card.id: {skill.id: (skill.timing, skill.effect, skill.amount) for skill in card.skills.values()}
        for card in BOX.characters.values()
    }
    assert found == {
        "crusader": {"bash": ("combat", "bash", 2), "shield": ("exploration", "shield", 1)},
        "mage": {"conjuration": ("combat", "conjure", 0), "clairvoyance": ("exploration", "reveal_rooms", 3)},
        "priestess": {"divine_tribute": ("combat", "tribute", 2), "benediction": ("reaction", "revive", 2)},
        "rogue": {"backstab": ("combat", "double_die", 0), "evasion": ("exploration", "skip_room", 0)},
    }


@pytest.mark.rule("MR-RULING-68")
def test_no_card_takes_a_potion_or_an_item_away() -> None:
    results = [result for room in BOX.rooms.values() for result in [*room.results, *room.actions.values()]]
    results += [result for room in BOX.rooms.values() for line in room.lines for result in (line.failure, line.success)]
    results += [refuse for room in BOX.rooms.values() if (refuse := room.refuse) is not None]
    lost = {effect.what for result in results for choice in result.choices for effect in choice if effect.verb == "lose"}
    assert lost == set(STATS)
    for words in ("lose potion 1", "lose item 1", "lose fire 1"):
        with pytest.raises(Fault, match="content-word"):
            parse_effect(words, "a card")
