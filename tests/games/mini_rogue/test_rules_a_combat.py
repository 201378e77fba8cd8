"""Combat: MR-COMBAT, MR-ENEMY, MR-RULING-01, 09 and 12 to 30."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue import GAME
from lanterne.kernel.asks import Choose, Json, Roll
from tests.games.mini_rogue.played import Table, random_run, run_of, view_of

MONSTER_ROOMS = ("monster_curse", "monster_poison", "monster_beast")


def fight(enemy: str, area: int = 1, **hero: Json) -> Table:
    """The Crusader against an Enemy, with some stats changed."""
    return Table({"area": area, "enemy": enemy, **{f"hero.{name}": value for name, value in hero.items()}})


# --- attack phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-COMBAT-01")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("area", "floor"), [(1, 1), (3, 2), (6, 3), (9, 4)])
@pytest.mark.parametrize("room", MONSTER_ROOMS)
def test_combat_01_hp_for_the_floor_and_the_number_of_fighters(room: str, area: int, floor: int, seats: int) -> None:
    table = Table({"area": area, "room": room}, seats)
    hp = {
        "monster_curse": [(6, 12), (9, 18), (12, 24), (15, 30)],
        "monster_poison": [(6, 12), (9, 18), (12, 24), (15, 30)],
        "monster_beast": [(4, 8), (6, 12), (8, 16), (10, 20)],
    }[room][floor - 1]
    assert table.enemy.hp == hp[seats - 1]
    assert [values[1] for values in table.values("fight")] == [hp[seats - 1]]


@pytest.mark.rule("MR-COMBAT-02")
@pytest.mark.parametrize("room", MONSTER_ROOMS)
def test_combat_02_the_hero_acts_first(room: str) -> None:
    table = Table({"room": room})
    assert table.asked == "attack"
    assert table.hero.hp == 10
    table.play("attack", "2 6")
    assert table.hero.hp == 10, "the Enemy waits until the attack phase is over"


@pytest.mark.rule("MR-COMBAT-03")
@pytest.mark.parametrize("character", ["crusader", "mage", "priestess", "rogue"])
def test_combat_03_combat_skills_come_before_the_roll(character: str) -> None:
    given: dict[str, Json] = {"area": 7, "enemy": "ghoul", "hero.hp": 9, "hero.xp": 3, "hero.potions": ["fire"]}
    table = Table(given, characters=[character])
    skills = {"bash", "conjure", "tribute", "backstab"}
    assert skills & {key.split()[0] for key in table.offers}
    table.play("attack", "6 1")
    while table.asked in ("reroll", "potion"):
        assert not skills & {key.split()[0] for key in table.offers}
        table.play("stop" if table.asked == "reroll" else "no_potion")
    assert skills & {key.split()[0] for key in table.offers}, "and again before the next attack phase"


@pytest.mark.rule("MR-COMBAT-04")
@pytest.mark.parametrize("cursed", [True, False])
@pytest.mark.parametrize("poisoned", [True, False])
@pytest.mark.parametrize(("xp", "dice"), [(0, 1), (6, 2), (18, 3)])
def test_combat_04_the_whole_pool_is_rolled_once(cursed: bool, poisoned: bool, xp: int, dice: int) -> None:
    table = fight("ghoul", 2, cursed=cursed, poisoned=poisoned, xp=xp).play("attack")
    assert table.dice == ["character"] * dice + ["dungeon"] + ["curse"] * cursed + ["poison"] * poisoned
    table.play(" ".join(["2"] * dice + ["1"] + ["blank"] * (cursed + poisoned)))
    assert not isinstance(table.match.ask, Roll)


@pytest.mark.rule("MR-COMBAT-05")
@pytest.mark.parametrize("curse", ["symbol", "blank"])
@pytest.mark.parametrize("poison", ["symbol", "blank"])
def test_combat_05_only_symbols_take_effect(curse: str, poison: str) -> None:
    table = fight("ghoul", 2, cursed=True, poisoned=True).play("attack", f"5 1 {curse} {poison}")
    assert table.hero.hp == (9 if poison == "symbol" else 10)
    table.play("stop")
    assert table.enemy.hp == 16 - (4 if curse == "symbol" else 5)


@pytest.mark.rule("MR-COMBAT-06", "MR-COMBAT-12", "MR-COMBAT-14")
@pytest.mark.parametrize(
    ("faces", "damage"), [("X X X", 0), ("X 2 3", 5), ("4 X 5", 9), ("2 3 4", 9), ("5 5 5", 15), ("6 6 6", 18)]
)
def test_combat_12_the_damage_is_the_sum_of_the_dice(faces: str, damage: int) -> None:
    table = Table({"area": 10, "enemy": "ogs_remains", "hero.xp": 18}).play("attack", f"{faces} 1", "stop")
    assert table.enemy.hp == 25 - damage
    assert table.values("damage") == [("ogs_remains", damage, 25 - damage)], "one blow"


@pytest.mark.rule("MR-COMBAT-07", "MR-RULING-01")
@pytest.mark.parametrize("face", "X23456")
def test_ruling_01_only_the_6_is_a_critical_hit(face: str) -> None:
    table = fight("ghoul", 2).play("attack", f"{face} 1")
    assert ("critical 0" in table.offers) == (face == "6")


@pytest.mark.rule("MR-COMBAT-07", "MR-COMBAT-08", "MR-COMBAT-09")
@pytest.mark.parametrize("face", "X23456")
def test_combat_07_a_critical_reroll_adds_up(face: str) -> None:
    table = Table({"area": 10, "enemy": "ogs_remains", "hero.xp": 6}).play("attack", "6 3 1", "critical 0", face)
    assert ("critical 0" in table.offers) == (face == "6"), "a 6 may be rerolled again"
    assert "critical 1" not in table.offers
    table.play("stop")
    on_die = {"X": 0, "2": 8, "3": 9, "4": 10, "5": 11, "6": 12}[face]
    assert table.enemy.hp == 25 - on_die - 3


@pytest.mark.rule("MR-COMBAT-09")
def test_combat_09_criticals_have_no_limit() -> None:
    table = Table({"area": 10, "enemy": "ogs_remains", "hero.hp": 2}).play("attack", "6 1")
    for count in range(1, 9):
        table.play("critical 0", "6")
        attack = view_of(table.match).attack
        assert attack is not None
        assert attack.values == [6 * (count + 1)]
    assert table.offers == ["stop", "critical 0"]


@pytest.mark.rule("MR-COMBAT-10", "MR-COMBAT-11")
def test_combat_11_rerolls_repeat_until_the_player_stops() -> None:
    """Criticals and feats in any order, each with all earlier results known; stop ends it at any moment."""
    table = Table({"area": 10, "enemy": "ogs_remains", "hero.xp": 20}).play("attack", "6 X 2 1")
    table.play("feat 1 xp", "6", "critical 1", "3", "critical 0", "2", "feat 2 xp", "4")
    attack = view_of(table.match).attack
    assert attack is not None
    assert attack.values == [8, 9, 4]
    assert table.offers == ["stop", "feat 0 xp", "feat 0 hp"]
    table.play("stop")
    assert table.enemy.hp == 25 - 21


@pytest.mark.rule("MR-COMBAT-11")
def test_combat_11_no_question_when_no_reroll_is_possible() -> None:
    table = fight("ghoul", 2, hp=2).play("attack", "5 1")
    assert table.asked == "attack"
    assert table.enemy.hp == 11


@pytest.mark.rule("MR-COMBAT-13")
@pytest.mark.parametrize(("potion", "damage"), [("fire", 9), ("frost", 2), ("poison", 6)])
def test_combat_13_one_potion_at_step_7(potion: str, damage: int) -> None:
    other = "fire" if potion != "fire" else "frost"
    table = fight("ghoul", 2, potions=[potion, other]).play("attack", "2 1")
    assert f"potion {potion}" not in table.offers, "not before the rerolls are done"
    table.play("stop", f"potion {potion}")
    assert table.asked == "attack"
    assert table.enemy.hp == 16 - damage
    assert table.hero.potions == (other,)


@pytest.mark.rule("MR-COMBAT-15")
@pytest.mark.parametrize(("damage", "wins"), [(5, False), (6, True)])
def test_combat_15_at_0_hp_the_enemy_is_defeated_before_its_attack(damage: int, wins: bool) -> None:
    table = fight("giant_rat", hp=3, armor=0).play("attack", f"{damage} 6", "stop")
    assert (table.run.enemy is None) == wins
    assert table.hero.hp == (3 if wins else 1)


# --- enemy attack phase ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-ENEMY-02", "MR-ENEMY-03", "MR-ENEMY-04")
@pytest.mark.parametrize(("dungeon", "left"), [(1, 10), (2, 7), (3, 7), (4, 7), (5, 7), (6, 4)])
def test_worked_example_1_every_face_of_the_dungeon_die(dungeon: int, left: int) -> None:
    table = fight("undead_arbalist", 5, armor=3).play("attack", f"2 {dungeon}", "stop")
    assert table.hero.hp == left


@pytest.mark.rule("MR-ENEMY-01")
def test_enemy_01_the_enemy_reads_the_die_of_this_turns_roll() -> None:
    """No die is rolled for the Enemy, rerolls do not touch the Dungeon die, and the next turn has its own."""
    table = fight("ghoul", 2, xp=9, armor=0).play("attack", "6 2 1", "critical 0", "2", "feat 1 xp", "2", "stop")
    assert table.hero.hp == 10, "the 1 of the first roll"
    assert table.asked == "attack"
    table.play("attack", "2 2 4", "stop")
    assert table.hero.hp == 9


@pytest.mark.rule("MR-ENEMY-03")
@pytest.mark.parametrize(("armor", "lost"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_enemy_03_damage_minus_armor_at_least_0(armor: int, lost: int) -> None:
    table = fight("goblin_warrior", 3, armor=armor).play("attack", "2 3", "stop")
    assert table.hero.hp == 10 - lost
    weak = fight("giant_rat", armor=armor).play("attack", "2 3", "stop")
    assert weak.hero.hp == 10 - max(0, 2 - armor)


@pytest.mark.rule("MR-ENEMY-05")
@pytest.mark.parametrize(
    ("enemy", "area", "affliction"),
    [("cursed_dragon", 2, "cursed"), ("spider_queen", 2, "poisoned"), ("specter", 5, "blind")],
)
@pytest.mark.parametrize(("dungeon", "armor", "applied"), [(1, 0, False), (2, 4, False), (2, 1, True), (6, 4, True)])
def test_enemy_05_effects_need_a_lost_hp(
    enemy: str, area: int, affliction: str, dungeon: int, armor: int, applied: bool
) -> None:  # fmt: skip
    table = fight(enemy, area, armor=armor).play("attack", f"2 {dungeon}", "stop")
    hero = table.hero
    found = {"cursed": hero.cursed, "poisoned": hero.poisoned, "blind": hero.blind}
    assert found == {**dict.fromkeys(found, False), affliction: applied}


@pytest.mark.rule("MR-ENEMY-06", "MR-RULING-24")
@pytest.mark.parametrize(("dungeon", "lost"), [(1, 0), (2, 2), (5, 2), (6, 2)])
def test_enemy_06_unstoppable_ignores_armor_in_the_calculation(dungeon: int, lost: int) -> None:
    assert fight("mutant_fly", armor=4).play("attack", f"2 {dungeon}", "stop").hero.hp == 10 - lost


@pytest.mark.rule("MR-ENEMY-07")
def test_enemy_07_a_combat_ends_only_with_a_defeat() -> None:
    """In random runs no turn offers a way out, and no Enemy leaves with HP unless a fall ends the combat."""
    turns = 0
    for seed in range(20):
        fought: tuple[int, int] | None = None  # the Area and HP of the Enemy at the last question
        for match in random_run(seed):
            run = run_of(match)
            kinds = [event.kind.name for event in match.events]
            if fought is not None and run.enemy is None:
                assert {"defeated", "died", "fell"} & set(kinds)
            fought = None if run.enemy is None else (run.area, run.enemy.hp)
            if match.ask is not None and match.ask.about == "attack":
                assert isinstance(match.ask, Choose)
                offered = {option.verb.name for option in match.ask.options}
                assert offered <= {"attack", "bash", "conjure", "tribute", "backstab", "drink"}
                turns += 1
    assert turns > 50


# T7, T8: what each Monster and Ghost gives when it is defeated
REWARDS = [
    ("giant_rat", 1, "xp", 1), ("skeleton_soldier", 3, "xp", 2), ("winged_serpent", 5, "xp", 2),
    ("cursed_guard", 8, "xp", 3), ("giant_spider", 1, "xp", 1), ("goblin_warrior", 3, "xp", 2),
    ("undead_arbalist", 5, "xp", 2), ("kings_guard", 8, "xp", 3), ("mutant_fly", 1, "gold", 2),
    ("burrowing_worm", 3, "xp", 2), ("dire_wolf", 5, "food", 1), ("ancestor_spirit", 8, "gold", 3),
    ("apparition", 1, "xp", 2), ("ghost", 3, "xp", 2), ("specter", 5, "xp", 3), ("revenant", 8, "xp", 3),
]  # fmt: skip


@pytest.mark.rule("MR-ENEMY-08", "MR-ENEMY-09")
@pytest.mark.parametrize(("enemy", "area", "stat", "amount"), REWARDS)
def test_enemy_08_each_monster_and_ghost_gives_its_reward(enemy: str, area: int, stat: str, amount: int) -> None:
    table = Table({"area": area, "enemy": enemy, "enemy.hp": 2, "hero.food": 2, "hero.cell": 4})
    table.play("attack", "2 1", "stop")
    assert table.values("gained") == [("crusader", stat, amount)]
    hero = table.hero
    assert (hero.xp, hero.gold, hero.food) == (
        amount if stat == "xp" else 0, amount if stat == "gold" else 0, 2 + (amount if stat == "food" else 0),
    )  # fmt: skip
    assert table.run.enemy is None, "MR-ENEMY-09: no Enemy, no HP to track"
    assert view_of(table.match).enemy is None
    assert table.asked == "reveal"


@pytest.mark.rule("MR-ENEMY-09")
def test_enemy_09_the_next_enemy_starts_with_its_own_hp() -> None:
    given: dict[str, Json] = {
        "room": "monster_curse", "revealed": {"1": "monster_poison", "3": "shrine"}, "hero.xp": 18, "hero.hp": 20,
    }  # fmt: skip
    table = Table(given).play("attack", "2 2 2 1", "stop")
    assert table.run.enemy is None
    table.play("move right")
    assert (table.enemy.id, table.enemy.hp, table.enemy.max_hp) == ("giant_spider", 6, 6)


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-09")
def test_ruling_09_weaken_is_kept() -> None:
    """Three Enemies weaken: 1 XP for a lost HP."""
    lines = [line for room in GAME.content.rooms.values() for line in room.enemies]
    lines += GAME.content.ghosts + [line for cards in GAME.content.guardians.values() for line in cards]
    assert {line.id for line in lines if "weaken" in line.effects} == {"ghost", "ancestor_spirit", "ghoul"}
    for enemy, area in [("ghost", 3), ("ancestor_spirit", 8), ("ghoul", 2), ("ghoul", 4), ("ghoul", 7)]:
        assert fight(enemy, area, xp=4).play("attack", "2 4", "stop").hero.xp == 3


@pytest.mark.rule("MR-RULING-12")
def test_ruling_12_a_lethal_poison_symbol_ends_a_test_too() -> None:
    table = Table({"room": "trap_maze", "hero.poisoned": True, "hero.cursed": True, "hero.hp": 1})
    table.play("test", "6 1 symbol symbol")
    assert table.kinds[-3:] == ["poison_symbol", "lost", "died"]
    assert {"passed", "failed", "curse_symbol"}.isdisjoint(table.kinds)
    assert table.hero.gold == 0


@pytest.mark.rule("MR-RULING-13")
@pytest.mark.parametrize(("curse", "critical", "left"), [("symbol", False, 11), ("blank", True, 10)])
def test_ruling_13_the_symbol_makes_the_6_an_ordinary_5(curse: str, critical: bool, left: int) -> None:
    table = fight("ghoul", 2, cursed=True).play("attack", f"6 1 {curse}")
    assert ("critical 0" in table.offers) == critical
    table.play("stop")
    assert table.enemy.hp == left


@pytest.mark.rule("MR-RULING-17")
@pytest.mark.parametrize(("hp", "xp"), [(1, 0), (2, 0), (3, 0), (2, 1), (3, 1)])
def test_ruling_17_what_a_feat_may_be_paid_with(hp: int, xp: int) -> None:
    table = fight("ghoul", 2, hp=hp, xp=xp).play("attack", "6 1")
    assert ("feat 0 hp" in table.offers) == (hp >= 3)
    assert ("feat 0 xp" in table.offers) == (xp >= 1)


@pytest.mark.rule("MR-RULING-20")
def test_ruling_20_everything_is_one_subtraction() -> None:
    """Dice 3, Bash 2 x 2, Fire 7 and two Poison effects: one blow of 22, and nothing before it."""
    given: dict[str, Json] = {"area": 10, "enemy": "ogs_remains", "enemy.poison": [2], "hero.armor": 2}
    table = Table({**given, "hero.potions": ["fire"]}).play("bash", "attack", "3 1", "stop", "potion fire")
    assert table.values("damage") == [("ogs_remains", 22, 3)]


@pytest.mark.rule("MR-RULING-21")
@pytest.mark.parametrize("hp", [1, 2, 5, 13])
def test_ruling_21_a_tribute_leaves_at_least_1_hp(hp: int) -> None:
    table = Table({"enemy": "giant_rat", "hero.hp": hp, "hero.potions": []}, characters=["priestess"])
    assert table.offers == ["attack", *(f"tribute {amount}" for amount in range(1, hp))]


@pytest.mark.rule("MR-RULING-25")
@pytest.mark.parametrize(("area", "regains"), [(2, 2), (4, 3), (7, 4)])
@pytest.mark.parametrize(("dungeon", "hit"), [(1, False), (2, True), (6, True)])
def test_ruling_25_regeneration_needs_lost_hp(area: int, regains: int, dungeon: int, hit: bool) -> None:
    table = Table({"area": area, "enemy": "troll", "enemy.hp": 5}).play("attack", f"X {dungeon}", "stop")
    assert table.enemy.hp == 5 + regains * hit


@pytest.mark.rule("MR-RULING-25")
def test_ruling_25_a_stopped_blow_regenerates_nothing() -> None:
    """A Troll without Unstoppable, whose blow Armor stops whole."""
    given: dict[str, Json] = {"area": 2, "enemy": "troll", "enemy.hp": 5, "enemy.effects": ["regeneration 2"]}
    assert Table({**given, "hero.armor": 4}).play("attack", "X 4", "stop").enemy.hp == 5
    assert Table({**given, "hero.armor": 1}).play("attack", "X 4", "stop").enemy.hp == 7


@pytest.mark.rule("MR-RULING-27")
@pytest.mark.parametrize(("effects", "hp"), [(["fall", "weaken"], 8), (["weaken", "fall"], 7)])
def test_ruling_27_effects_apply_from_left_to_right(effects: list[Json], hp: int) -> None:
    """Behind a fall nothing is applied; before it, Weaken finds no XP and costs 1 HP."""
    table = Table({"area": 3, "enemy": "burrowing_worm", "enemy.effects": effects, "hero.xp": 0})
    table.play("attack", "X 6", "stop", "ghoul")
    assert (table.run.area, table.hero.hp) == (5, hp)


@pytest.mark.rule("MR-RULING-28")
def test_ruling_28_the_first_to_reach_0_decides() -> None:
    """Poison die, then the Enemy, then the hero."""
    poisoned = fight("giant_rat", hp=1, poisoned=True).play("attack", "6 6 symbol")
    assert poisoned.match.outcome is not None
    assert poisoned.match.outcome.cause == "poison"
    winning = fight("giant_rat", hp=1, poisoned=True).play("attack", "6 6 blank", "stop")
    assert winning.match.outcome is None
    assert (winning.hero.hp, winning.hero.xp) == (1, 1)


@pytest.mark.rule("MR-RULING-29")
def test_ruling_29_an_attack_without_damage_is_an_attack() -> None:
    table = fight("giant_rat", armor=0).play("attack", "X 4", "stop")
    assert table.values("damage") == [("giant_rat", 0, 6)]
    assert (table.enemy.hp, table.hero.hp) == (6, 8)


@pytest.mark.rule("MR-RULING-30")
@pytest.mark.parametrize("faces", ["2 2 2", "5 5 5", "2 2 5"])
def test_ruling_30_excess_damage_is_lost(faces: str) -> None:
    """15 damage on 6 HP is a victory like 6 on 6, and nothing of it reaches the next Enemy."""
    given: dict[str, Json] = {
        "room": "monster_curse", "revealed": {"1": "monster_poison", "3": "shrine"}, "hero.xp": 18,
    }  # fmt: skip
    table = Table(given).play("attack", f"{faces} 1", "stop")
    assert table.values("damage")[0][2] == 0
    assert table.hero.xp == 19
    assert table.play("move right").enemy.hp == 6
