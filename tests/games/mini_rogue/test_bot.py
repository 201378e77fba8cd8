"""The greedy bot: what it does in positions where a sensible player has no doubt, and that it plays fair."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue import GAME
from lanterne.games.mini_rogue.bot import COMBAT, DECISIONS, Greedy
from lanterne.kernel.asks import Choose, Json, Option
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.game import Player, Sight
from lanterne.kernel.match import Match
from lanterne.kernel.records import dump
from lanterne.players import bots_for
from lanterne.players.drive import play_out
from lanterne.players.random import Random
from lanterne.players.search import Search
from tests.games.mini_rogue.played import run_of
from tests.games.mini_rogue.positions import asked, play, position

CHARACTERS = ("crusader", "mage", "priestess", "rogue")


def choice(match: Match, seat: int = 0) -> str:
    """What the bot answers now, as a key."""
    option = Greedy(0).answer(match.sight(seat))
    assert isinstance(option, Option)
    return option.key


def fight(enemy: str, roll: str, given: dict[str, Json], *characters: str) -> Match:
    """A combat turn after a plain attack with this roll."""
    match = position({"enemy": enemy, **given}, *characters)
    play(match, "attack", roll)
    return match


# --- rerolls ---------------------------------------------------------------------------------------------------------


def test_stops_when_the_dice_already_kill() -> None:
    match = fight("giant_rat", "6 3 2", {"hero.xp": 8})
    assert asked(match) == "reroll"
    assert choice(match) == "stop"


def test_rerolls_a_critical_hit_that_does_not_kill() -> None:
    assert choice(fight("giant_rat", "6 2", {"enemy.hp": 12})) == "critical 0"


def test_does_not_pay_a_level_for_a_feat_without_need() -> None:
    assert choice(fight("giant_rat", "2 3 2", {"hero.xp": 6})) == "stop"


def test_pays_even_a_level_when_only_that_can_save_it() -> None:
    match = fight("skeleton_soldier", "X X 4", {"area": 3, "hero.xp": 6, "hero.hp": 2, "enemy.hp": 2})
    assert choice(match) == "feat 0 xp"


def test_does_not_pay_for_what_the_enemy_cannot_punish() -> None:
    match = fight("giant_rat", "4 1", {"hero.xp": 4, "hero.armor": 4})
    assert choice(match) == "stop"


def test_pays_a_feat_with_the_weapon_before_xp() -> None:
    match = fight("skeleton_soldier", "X 5", {"area": 3, "hero.xp": 3, "hero.item": "great_axe", "hero.uses": 3})
    assert choice(match) == "feat 0 item"


def test_gives_all_in_the_last_fight() -> None:
    given: dict[str, Json] = {"enemy.kind": "og2", "enemy.hp": 5, "hero.xp": 23, "area": 10}
    assert choice(fight("ogs_remains", "X 2 2 5", given)) == "feat 0 xp"


def test_backstab_doubles_the_best_die() -> None:
    match = position({"enemy": "troll", "area": 2, "hero.xp": 8}, "rogue")
    assert choice(match) == "backstab"
    play(match, "backstab", "attack", "3 5 1", "stop")
    assert asked(match) == "backstab"
    assert choice(match) == "double 1"


# --- skills and potions ----------------------------------------------------------------------------------------------


def test_heals_before_a_known_lethal_hit() -> None:
    match = fight("skeleton_soldier", "2 4", {"area": 3, "hero.hp": 2, "hero.potions": ["healing"]}, "mage")
    play(match, "stop")
    assert asked(match) == "potion"
    assert choice(match) == "drink healing"


def test_keeps_healing_when_the_hit_is_not_lethal() -> None:
    match = fight("skeleton_soldier", "2 4", {"area": 3, "hero.hp": 12, "hero.potions": ["healing"]}, "mage")
    play(match, "stop")
    assert choice(match) == "no_potion"


def test_throws_fire_when_it_kills() -> None:
    given: dict[str, Json] = {"hero.potions": ["fire"], "enemy.hp": 9, "area": 3}
    match = fight("skeleton_soldier", "2 4", given, "mage")
    play(match, "stop")
    assert choice(match) == "potion fire"


def test_frost_against_a_hit_that_would_kill() -> None:
    match = fight("kings_guard", "2 5", {"area": 8, "hero.hp": 6, "hero.potions": ["frost"]}, "mage")
    play(match, "stop")
    assert choice(match) == "potion frost"


def test_tribute_ends_the_last_fight_at_once() -> None:
    given: dict[str, Json] = {"enemy": "ogs_remains", "area": 10, "enemy.kind": "og2", "enemy.hp": 8, "hero.hp": 9}
    assert choice(position(given, "priestess")) == "tribute 4"


def test_keeps_the_card_that_saves_from_death_in_a_small_fight() -> None:
    assert choice(position({"enemy": "giant_rat", "hero.hp": 6}, "priestess")) == "attack"


def test_benediction_is_always_given() -> None:
    match = fight("skeleton_soldier", "2 6", {"area": 3, "hero.hp": 3, "hero.potions": []}, "priestess")
    play(match, "stop")
    assert asked(match) == "benediction"
    assert choice(match) == "bless priestess"


def test_cures_a_curse_outside_of_fights() -> None:
    match = position({"room": "bonfire", "hero.cursed": True, "hero.potions": ["holy_water"]}, "priestess")
    assert choice(match) == "drink holy_water"


# --- rooms -----------------------------------------------------------------------------------------------------------


def test_buys_armor_rather_than_hp_at_full_health() -> None:
    assert choice(position({"room": "merchant", "hero.gold": 6, "hero.hp": 20})) == "buy gain armor 1 5"


def test_buys_hp_when_nearly_dead() -> None:
    assert choice(position({"room": "merchant", "hero.gold": 4, "hero.hp": 2})) == "buy gain hp 4 3"


def test_saves_gold_for_armor_when_healthy() -> None:
    assert choice(position({"room": "merchant", "hero.gold": 4, "hero.hp": 15})) == "leave"


def test_spends_its_last_gold_in_the_last_area() -> None:
    assert choice(position({"room": "hunter", "hero.gold": 4, "hero.hp": 10, "area": 10})) == "buy gain hp 4 3"


@pytest.mark.parametrize(
    ("food", "hp", "action"), [(0, 15, "forage"), (4, 15, "rest"), (4, 3, "rest"), (4, 20, "hone")]
)
def test_bonfire_gives_what_is_short(food: int, hp: int, action: str) -> None:
    match = position({"room": "bonfire", "hero.food": food, "hero.hp": hp})
    assert choice(match) == f"act {action}"


def test_takes_no_food_that_will_not_be_eaten() -> None:
    match = position({"room": "bonfire", "hero.food": 0, "hero.hp": 20, "area": 10})
    assert choice(match) == "act hone"


def test_shifts_a_tomb_away_from_the_ghost() -> None:
    match = position({"room": "tomb", "hero.hp": 2, "hero.food": 2, "hero.potions": []}, "mage")
    play(match, "test", "5 6")
    assert choice(match) == "shift 5"


def test_perception_where_failing_is_dear() -> None:
    match = position({"room": "empty_shelter", "area": 8, "hero.potions": ["perception"], "hero.hp": 12}, "mage")
    assert choice(match) == "perceive"


def test_no_perception_where_little_is_at_stake() -> None:
    match = position({"room": "armory", "hero.potions": ["perception"]}, "mage")
    assert choice(match) == "test"


def test_discards_the_potion_worth_least() -> None:
    match = position({"room": "treasure_chest", "hero.potions": ["holy_water", "frost"], "hero.xp": 2})
    play(match, "test", "5 3", "take potion fire")
    assert asked(match) == "replace_potion"
    assert choice(match) == "discard holy_water"


# --- exploration -----------------------------------------------------------------------------------------------------


def entrance(revealed: dict[str, Json], given: dict[str, Json], *characters: str) -> Match:
    """The hero at the entrance, its room resolved, with some rooms revealed."""
    scene: dict[str, Json] = {"room": "corridor", "revealed": revealed, "phase": "explore", "hero.resolved": True}
    return position({**scene, **given}, *characters)


def crossroads(right: str, down: str, given: dict[str, Json], *characters: str) -> Match:
    return entrance({"1": right, "3": down}, given, *characters)


@pytest.mark.parametrize(
    ("right", "down", "way"), [("bonfire", "monster_curse", "right"), ("shrine", "merchant", "down")]
)
def test_walks_towards_the_better_room(right: str, down: str, way: str) -> None:
    assert choice(crossroads(right, down, {"hero.hp": 4, "hero.gold": 6})) == f"move {way}"


def test_looks_further_than_the_next_room() -> None:
    further: dict[str, Json] = {"2": "monster_curse", "4": "monster_poison", "6": "bonfire"}
    assert choice(entrance({"1": "trap_bats", "3": "trap_maze", **further}, {"hero.hp": 5})) == "move down"
    nearer: dict[str, Json] = {"2": "bonfire", "4": "monster_poison", "6": "monster_curse"}
    assert choice(entrance({"1": "trap_bats", "3": "trap_maze", **nearer}, {"hero.hp": 5})) == "move right"


def test_shield_before_a_strong_monster_alone() -> None:
    assert choice(crossroads("monster_poison", "monster_curse", {"hero.hp": 20, "area": 8})) == "shield"
    assert choice(crossroads("bonfire", "monster_curse", {"hero.hp": 5, "area": 8})) == "move right"


def test_evades_when_both_ways_are_bad() -> None:
    match = crossroads("monster_poison", "monster_curse", {"hero.hp": 5, "area": 8}, "rogue")
    assert choice(match).startswith("evade")


def test_blind_hero_walks_on() -> None:
    match = entrance({}, {"hero.blind": True})
    assert choice(match).startswith("move")


# --- whole games -----------------------------------------------------------------------------------------------------


def game(seed: int, seats: int = 1, bot: type[Player] = Greedy) -> Match:
    match = Match(GAME, GAME.options(seats), Seeded(seed), checkpoints=False)
    play_out(match, [bot(seed * 2 + seat) for seat in range(seats)])
    return match


def test_is_offered_among_the_bots() -> None:
    assert bots_for(GAME) == {"random": Random, "greedy": Greedy, "search": Search}


@pytest.mark.parametrize("seats", [1, 2])
def test_answers_every_question_of_whole_games(seats: int) -> None:
    for seed in range(30):
        assert game(seed, seats).outcome is not None


def test_knows_every_question_that_is_ever_asked() -> None:
    known = {*COMBAT, *DECISIONS, "character", "difficulty", "benediction"}
    met: set[str] = set()
    for seed in range(60):
        match = game(seed, 1 + seed % 2, Random)
        met |= {ask.about for ask in match.log if isinstance(ask, Choose)}
    assert met <= known


def test_same_seed_same_game() -> None:
    assert [game(seed).hash() for seed in range(5)] == [game(seed).hash() for seed in range(5)]


def test_seeds_choose_different_characters() -> None:
    match = Match(GAME, GAME.options(1, {"difficulty": "normal"}), Seeded(1))
    assert asked(match) == "character"
    assert len({str(Greedy(seed).answer(match.sight(0))) for seed in range(20)}) == len(CHARACTERS)


def test_answers_from_the_view_alone() -> None:
    """What the seat may not know makes no difference: the answer is the same when it is exchanged."""
    compared = 0
    for seed in range(12):
        match = Match(GAME, GAME.options(2, {"difficulty": "normal", "characters": ["mage", "rogue"]}), Seeded(seed))
        below = Random(seed)
        while match.ask is not None:
            seat = match.ask.seat
            twin = GAME.imagine(match.state, seat, stream(seed, "imagine").below)
            if dump(twin) != dump(match.state):
                compared += 1
                imagined = Sight(GAME, seat, match.ask, GAME.view(twin, seat))
                assert Greedy(3).answer(imagined) is Greedy(3).answer(match.sight(seat))
            match.answer(below.pick(match.ask))
    assert compared > 20


def test_gets_deeper_than_chance() -> None:
    def depth(bot: type[Player]) -> int:
        return sum(run_of(game(seed, 1, bot)).area for seed in range(40))

    assert depth(Greedy) > depth(Random) + 80
