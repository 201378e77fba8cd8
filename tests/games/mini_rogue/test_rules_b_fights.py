"""Feats, potions, skills and Guardians, where many positions say more than one scenario."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Json
from tests.games.mini_rogue.positions import (
    asked,
    enemy,
    hero,
    kinds,
    offers,
    play,
    position,
    refusal,
    rolled,
    run,
)

# --- feats -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-FEAT-01", "MR-FEAT-02")
@pytest.mark.parametrize("face", ["X", "2", "3", "4", "5", "6"])
def test_any_die_may_be_rerolled_whatever_it_shows(face: str) -> None:
    match = position({"enemy": "apparition", "hero.xp": 1, "hero.hp": 9})
    play(match, "attack", f"{face} 1")
    assert {"feat 0 xp", "feat 0 hp"} <= set(offers(match))
    play(match, "feat 0 xp")
    assert (hero(match).xp, hero(match).hp, rolled(match)) == (0, 9, ["character"])


@pytest.mark.rule("MR-FEAT-03", "MR-FEAT-04")
@pytest.mark.parametrize("face", ["X", "2", "3", "4", "5"])
def test_the_one_feat_of_a_die_must_be_accepted(face: str) -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.xp": 20, "hero.hp": 20})
    play(match, "attack", "3 3 3 1", "feat 1 xp", face)
    assert not [key for key in offers(match) if key.split()[1:2] == ["1"]]
    assert refusal(match, "feat 1 hp") == "MR-FEAT-03"
    play(match, "stop")
    assert enemy(match).hp == 25 - 6 - (0 if face == "X" else int(face))


@pytest.mark.rule("MR-FEAT-03")
def test_each_die_may_be_feated_again_in_the_next_attack_phase() -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 20})
    play(match, "attack", "3 1", "feat 0 hp", "2", "attack", "3 1")
    assert "feat 0 hp" in offers(match)


@pytest.mark.rule("MR-FEAT-06", "MR-ITEM-03", "MR-RULING-56")
def test_several_free_feats_in_one_phase_on_different_dice() -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.xp": 18, "hero.hp": 9, "hero.item": "great_axe", "hero.uses": 3})
    play(match, "attack", "X X X 1")
    for die in range(3):
        assert hero(match).uses == 3 - die
        play(match, f"feat {die} item", "5")
    assert (hero(match).xp, hero(match).hp, hero(match).item) == (18, 9, "")
    assert enemy(match).hp == 10


# --- potions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-POT-01", "MR-POT-02", "MR-POT-03", "MR-POT-07")
@pytest.mark.parametrize(("potion", "left", "hp"), [("fire", 16, 4), ("frost", 23, 8), ("poison", 19, 4)])
def test_what_each_offensive_potion_does_and_that_it_is_gone(potion: str, left: int, hp: int) -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 8, "hero.xp": 5, "hero.potions": [potion]})
    events = play(match, "attack", "2 4", "stop", f"potion {potion}")
    assert (enemy(match).hp, hero(match).hp, hero(match).potions) == (left, hp, ())
    assert ("frozen" in kinds(events)) == (potion == "frost")


@pytest.mark.rule("MR-POT-07", "MR-COMBAT-13")
def test_one_offensive_potion_in_a_turn_and_the_other_in_the_next() -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 8, "hero.potions": ["fire", "poison"]})
    play(match, "attack", "2 1", "stop")
    assert sorted(offers(match)) == ["no_potion", "potion fire", "potion poison"]
    play(match, "potion fire")
    assert (asked(match), hero(match).potions) == ("attack", ("poison",))
    play(match, "attack", "2 1", "stop")
    assert sorted(offers(match)) == ["no_potion", "potion poison"]


@pytest.mark.rule("MR-POT-03")
@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_a_poison_potion_works_once_in_each_turn(turns: int) -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 8, "hero.potions": ["poison"]})
    play(match, "attack", "X 1", "stop", "potion poison")
    for _ in range(turns - 1):
        play(match, "attack", "X 1", "stop")
    assert enemy(match).hp == 25 - 4 * turns


@pytest.mark.rule("MR-POT-04", "MR-POT-05", "MR-POT-06")
@pytest.mark.parametrize(
    ("potion", "hp", "cursed", "poisoned", "blind"),
    [
        ("healing", 11, True, True, True),
        ("holy_water", 5, False, False, False),
        ("perception", 5, True, True, False),
    ],
)
def test_what_each_defensive_potion_does(potion: str, hp: int, cursed: bool, poisoned: bool, blind: bool) -> None:
    match = position({
        "room": "bonfire", "hero.hp": 5, "hero.potions": [potion], "hero.cursed": True, "hero.poisoned": True,
        "hero.blind": True,
    })  # fmt: skip
    play(match, f"drink {potion}")
    drinker = hero(match)
    assert (drinker.hp, drinker.cursed, drinker.poisoned, drinker.blind) == (hp, cursed, poisoned, blind)
    assert drinker.potions == ()


# --- skills ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-SKILL-09")
@pytest.mark.parametrize("armor", [0, 1, 2, 3, 4])
def test_bash_adds_twice_the_armor(armor: int) -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.armor": armor})
    play(match, "bash", "attack", "3 1", "stop")
    assert enemy(match).hp == 25 - 3 - 2 * armor
    play(match, "attack", "3 1", "stop")
    assert enemy(match).hp == 25 - 6 - 2 * armor, "the bonus belongs to one attack phase"


@pytest.mark.rule("MR-SKILL-11")
@pytest.mark.parametrize(("potion", "left", "hp"), [("fire", 16, 6), ("frost", 23, 10), ("poison", 19, 6)])
def test_conjuration_needs_no_potion(potion: str, left: int, hp: int) -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 10, "hero.xp": 5, "hero.potions": []}, "mage")
    play(match, f"conjure {potion}", "attack", "2 4", "stop")
    assert (enemy(match).hp, hero(match).hp, hero(match).ready) == (left, hp, False)


@pytest.mark.rule("MR-SKILL-13")
@pytest.mark.parametrize("paid", [1, 4, 9])
def test_divine_tribute_deals_twice_what_is_paid(paid: int) -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 10, "hero.potions": []}, "priestess")
    play(match, f"tribute {paid}")
    assert (hero(match).hp, enemy(match).hp) == (10 - paid, 25 - 2 * paid)


DYING: dict[str, dict[str, Json]] = {
    "enemy": {"enemy": "giant_rat", "hero.hp": 1},
    "poison": {"enemy": "giant_rat", "hero.hp": 1, "hero.poisoned": True},
    "trap": {"room": "trap_spikes", "hero.hp": 1},
    "missing": {"room": "trap_maze", "hero.hp": 1, "hero.xp": 0},
    "hunger": {"phase": "descend", "revealed": {}, "hero.hp": 3, "hero.food": 0},
}
BLOWS = {
    "enemy": ["attack", "2 4"],
    "poison": ["attack", "2 1 symbol"],
    "trap": ["test", "2 1"],
    "missing": ["test", "2 3"],
    "hunger": [],
}


@pytest.mark.rule("MR-SKILL-14", "MR-RULING-47")
@pytest.mark.parametrize("cause", list(DYING))
def test_benediction_answers_every_cause_of_death_while_the_card_is_face_up(cause: str) -> None:
    match = position({**DYING[cause], "hero.potions": []}, "priestess")
    play(match, *BLOWS[cause])
    assert (asked(match), offers(match)) == ("benediction", ["bless priestess", "accept_death priestess"])
    twin = match.fork()
    play(match, "bless priestess")
    assert match.outcome is None
    assert hero(match).hp == 2
    assert hero(match).ready == (cause == "hunger")  # the descent turns the card face up afterwards
    play(twin, "accept_death priestess")
    assert twin.outcome is not None
    assert twin.outcome.winners == ()


@pytest.mark.rule("MR-SKILL-02", "MR-RULING-47")
@pytest.mark.parametrize("cause", list(DYING))
def test_no_benediction_while_the_card_is_face_down(cause: str) -> None:
    match = position({**DYING[cause], "hero.potions": [], "hero.ready": False}, "priestess")
    play(match, *BLOWS[cause])
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.rule("MR-SKILL-15", "MR-RULING-48")
def test_backstab_doubles_the_final_value_of_a_die_criticals_included() -> None:
    match = position({"area": 10, "enemy": "ogs_remains", "hero.xp": 6}, "rogue")
    play(match, "backstab", "attack", "6 2 1", "critical 0", "4", "stop")
    assert offers(match) == ["double 0", "double 1"]
    play(match, "double 0")
    assert enemy(match).hp == 25 - 20 - 2
    play(match, "attack", "5 5 1", "stop")
    assert enemy(match).kind == "og2", "a plain attack of 10: Backstab belonged to one attack phase"


@pytest.mark.rule("MR-RULING-48", "MR-SKILL-04")
def test_backstab_cannot_be_declared_after_the_roll() -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.xp": 6}, "rogue")
    play(match, "attack", "5 5 1")
    assert "backstab" not in offers(match)
    play(match, "stop")
    assert asked(match) == "attack"
    assert enemy(match).hp == 15


@pytest.mark.rule("MR-RULING-45")
@pytest.mark.parametrize(("face", "stat", "amount"), [(5, "gold", 2), (6, "armor", 1)])
def test_the_ghost_of_the_mimic_gives_its_xp_before_the_printed_gain(face: int, stat: str, amount: int) -> None:
    match = position({"room": "treasure_mimic", "hero.gold": 0})
    play(match, "test", f"6 {face}", "attack", "6 1", "critical 0", "4")
    events = play(match, "stop")
    gains = [event.values[1:] for event in events if event.kind.name == "gained"]
    assert gains == [("xp", 2), (stat, amount)]


# --- Guardians -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-GUARD-02", "MR-GUARD-03")
@pytest.mark.parametrize(
    ("face", "options"),
    [
        (1, ["take potion fire", "take gain xp 2"]),
        (2, ["take potion frost", "take gain gold 2"]),
        (3, ["take potion poison", "take gain xp 2"]),
        (4, ["take potion healing", "take gain armor 1"]),
        (5, ["take potion holy_water", "take gain gold 2"]),
        (6, ["take potion perception", "take gain armor 1"]),
    ],
)
def test_each_line_of_the_rewards(face: int, options: list[str]) -> None:
    match = position({"area": 2, "enemy": "ghoul", "enemy.hp": 2, "hero.gold": 0, "hero.cursed": True})
    play(match, "attack", "5 6 blank", "stop")
    assert (hero(match).xp, hero(match).gold, rolled(match)) == (3, 2, ["dungeon"])
    play(match, str(face))
    assert offers(match) == options
    assert run(match).area == 2
    play(match, options[0])
    assert hero(match).potions == (options[0].split()[-1],)
    assert (run(match).area, run(match).guardian, run(match).beaten, run(match).pile) == (3, "", 1, 3)


@pytest.mark.rule("MR-GUARD-02")
def test_a_beaten_guardian_is_never_met_again() -> None:
    match = position({"area": 2, "enemy": "ghoul", "enemy.hp": 2})
    play(match, "attack", "5 6", "stop", "1", "take gain xp 2")
    assert run(match).guardians == ("cursed_dragon", "kings_protector", "spider_queen", "troll")


@pytest.mark.rule("MR-GUARD-05")
def test_excess_damage_is_lost_between_the_phases_of_og() -> None:
    for dice in ("2 1", "6 1"):
        match = position({"area": 10, "enemy": "ogs_remains", "enemy.hp": 1})
        play(match, "attack", dice, "stop")
        assert (enemy(match).kind, enemy(match).hp, enemy(match).max_hp) == ("og2", 20, 20)
