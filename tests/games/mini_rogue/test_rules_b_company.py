"""Two heroes in one dungeon: what is shared, what is each one's own, and who comes first."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue.game import GAME
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Choose, Json
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.records import dump
from tests.games.mini_rogue.positions import (
    asked,
    enemy,
    hero,
    journeys,
    kinds,
    offers,
    play,
    position,
    rolled,
    run,
    wander,
)

PAIR = ("crusader", "rogue")


def view(match: Match, seat: int) -> RunView:
    seen = match.view(seat)
    assert isinstance(seen, RunView)
    return seen


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-COOP-01")
def test_two_different_characters() -> None:
    with pytest.raises(Fault, match="option-same-character"):
        GAME.options(2, {"characters": ["mage", "mage"]})
    match = Match(GAME, GAME.options(2, {"difficulty": "normal"}), Hand())
    assert match.ask is not None
    assert (match.ask.seat, len(offers(match))) == (0, 4)
    play(match, "play_as mage")
    assert (match.ask.seat, offers(match)) == (1, ["play_as crusader", "play_as priestess", "play_as rogue"])


@pytest.mark.rule("MR-COOP-01")
def test_each_has_its_own_board_and_dice() -> None:
    given: dict[str, Json] = {"room": "trap_maze", "hero.xp": 18, "hero.cursed": True, "ally.poisoned": True}
    match = position(given, *PAIR)
    play(match, "test")
    assert rolled(match) == ["character", "character", "character", "dungeon", "curse"]
    play(match, "X X X 1 blank", "test")
    assert rolled(match) == ["character", "dungeon", "poison"]


@pytest.mark.rule("MR-COOP-18")
@pytest.mark.parametrize(
    ("mode", "hp", "food", "gold"), [("normal", 0, 0, 0), ("hard", 1, 1, 0), ("extreme", 2, 1, 0), ("roguelike", 2, 1, 3)]
)
def test_the_difficulty_applies_to_both(mode: str, hp: int, food: int, gold: int) -> None:
    match = position({"area": 1}, "rogue", "mage", dealer=Hand(), options={"difficulty": mode})
    rogue, mage = run(match).heroes
    assert (rogue.hp, rogue.food, rogue.gold) == (10 - hp, 3 - food, 5 - gold)
    assert (mage.hp, mage.food, mage.gold) == (11 - hp, 4 - food, 3 - gold)


# --- what is shared --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-COOP-02", "MR-RULING-76")
def test_one_board_for_both_seats() -> None:
    for match in journeys(5, seats=2):
        for at in wander(match, 5):
            first, second = view(at, 0), view(at, 1)
            shared = [(seen.area, seen.up, seen.guardian, seen.pile, seen.guardians) for seen in (first, second)]
            assert shared[0] == shared[1]
            face_up = [[room for room, up in zip(seen.grid, seen.up, strict=True) if up] for seen in (first, second)]
            assert face_up[0] == face_up[1]


@pytest.mark.rule("MR-COOP-02", "MR-COOP-14")
def test_one_guardian_is_beaten_once_for_both() -> None:
    match = position({"area": 2, "enemy": "ghoul", "enemy.hp": 2, "hero.gold": 0, "ally.gold": 0}, *PAIR)
    play(match, "attack", "5 1", "stop")
    assert (hero(match, 0).xp, hero(match, 1).xp) == (3, 3)
    play(match, "1", "take gain xp 2", "1", "take gain xp 2")
    assert (hero(match, 0).xp, hero(match, 1).xp, hero(match, 0).gold, hero(match, 1).gold) == (5, 5, 2, 2)
    assert (run(match).beaten, run(match).pile, run(match).area) == (1, 3, 3)


@pytest.mark.rule("MR-COOP-02", "MR-RULING-80")
def test_draft_tunnel_and_flyover_act_on_the_shared_grid() -> None:
    match = position(
        {
            "room": "hermit", "revealed": {"1": "tomb", "3": "shrine", "7": "merchant"}, "ally.item": "crow",
            "ally.uses": 1,
        },
        *PAIR,
        dealer=Hand(),
    )  # fmt: skip
    play(match, "act tunnel", "tunnel 1 7", "act help")
    assert (view(match, 0).grid[1], view(match, 1).grid[1]) == ("merchant", "merchant")
    play(match, "move right", "draft 3", "hunter")
    assert (view(match, 0).grid[3], view(match, 1).grid[3]) == ("hunter", "hunter")
    assert set(view(match, 0).unused) == {"shrine", "crow"}


@pytest.mark.rule("MR-RULING-80")
def test_flyover_of_one_seat_lays_cards_for_both() -> None:
    match = position({"ally.item": "crow", "ally.uses": 1}, *PAIR, dealer=Hand())
    assert match.ask is not None
    assert (match.ask.seat, offers(match)) == (1, ["pass", "flyover"])
    play(match, "flyover", "bonfire", "tomb", "lay bonfire 0", "lay_aside tomb")
    assert (asked(match), run(match).grid[0], match.ask.seat) == ("bonfire", "bonfire", 0)


# --- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-COOP-06", "MR-COOP-07")
@pytest.mark.parametrize("area", range(1, 11))
def test_seat_order_by_area(area: int) -> None:
    given: dict[str, Json] = {"area": area, "room": "bonfire", "revealed": {"1": "tomb", "3": "shrine"}}
    match = position(given, *PAIR)
    order = []
    for answer in ("act rest", "act rest", "move right", "move down"):
        assert match.ask is not None
        order.append((match.ask.about, match.ask.seat))
        play(match, answer)
    first, second = (0, 1) if area % 2 else (1, 0)
    assert order == [("bonfire", first), ("bonfire", second), ("explore", first), ("explore", second)]


@pytest.mark.rule("MR-COOP-08")
def test_both_resolve_the_same_trap_with_their_own_rolls() -> None:
    match = position({"room": "trap_maze", "hero.gold": 0, "ally.gold": 0, "ally.xp": 3, "hero.xp": 3}, *PAIR)
    play(match, "test", "6 5", "test", "2 5")
    assert (hero(match, 0).gold, hero(match, 0).xp, hero(match, 1).gold, hero(match, 1).xp) == (4, 3, 0, 1)


@pytest.mark.rule("MR-COOP-09", "MR-COOP-04")
@pytest.mark.parametrize(("area", "first"), [(1, 0), (2, 1)])
def test_full_combat_turns_alternate_and_each_is_struck_in_its_own(area: int, first: int) -> None:
    given: dict[str, Json] = {"area": area, "room": "monster_curse", "hero.armor": 0}
    match = position({**given, "hero.hp": 10, "ally.hp": 10}, *PAIR)
    assert enemy(match).hp == 12
    for turn in range(4):
        seat = (first + turn) % 2
        assert match.ask is not None
        assert match.ask.seat == seat
        before = [each.hp for each in run(match).heroes]
        play(match, "attack", "X 3", "stop")
        before[seat] -= 2
        assert [each.hp for each in run(match).heroes] == before


@pytest.mark.rule("MR-COOP-09")
def test_the_answer_is_read_on_the_dungeon_die_of_the_one_whose_turn_it_is() -> None:
    match = position({"enemy": "giant_rat", "hero.hp": 10, "hero.armor": 0, "ally.hp": 10}, *PAIR)
    play(match, "attack", "X 1", "stop", "attack", "X 3", "stop")
    assert (hero(match, 0).hp, hero(match, 1).hp) == (10, 8)


@pytest.mark.rule("MR-COOP-10")
@pytest.mark.parametrize(
    ("area", "room", "stat", "gain"),
    [(1, "monster_curse", "xp", 1), (1, "monster_beast", "gold", 2), (5, "monster_beast", "food", 1)],
)
def test_each_fighter_gains_the_whole_reward(area: int, room: str, stat: str, gain: int) -> None:
    start = {f"{who}.{stat}": 1 for who in ("hero", "ally")}
    match = position({"area": area, "room": room, **start}, *PAIR)
    play(match, "attack", "6 1")
    for _ in range(2):
        play(match, "critical 0", "6")
    play(match, "stop")
    assert [getattr(each, stat) for each in run(match).heroes] == [1 + gain, 1 + gain]


@pytest.mark.rule("MR-COOP-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_death_loses_for_both(seat: int) -> None:
    given: dict[str, Json] = {"area": 1, "enemy": "giant_rat", "hero.armor": 0, "hero.hp": 1, "ally.hp": 1}
    match = position(given, *PAIR)
    play(match, "attack", "X 1", *(["attack", "X 3"] if seat else []))
    if not seat:
        match = position(given, *PAIR)
        play(match, "attack", "X 3")
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert [each.hp for each in run(match).heroes] == ([1, 0] if seat else [0, 1])


@pytest.mark.rule("MR-COOP-14", "MR-RULING-77", "MR-COOP-05")
def test_both_reach_the_exit_in_the_same_step_whatever_their_ways() -> None:
    apart = 0
    for seed in range(6):
        for match in journeys(seed, seats=2):
            for at in wander(match, seed):
                cells = [each.cell for each in run(at).heroes]
                steps = [cell // 3 + cell % 3 for cell in cells]
                if run(at).phase != "explore":  # while they move, one may be a step ahead
                    assert steps[0] == steps[1]
                    assert (cells[0] == 8) == (cells[1] == 8)
                    apart += cells[0] != cells[1]
    assert apart, "the heroes walked apart at times"


@pytest.mark.rule("MR-COOP-14")
def test_the_exit_without_a_guardian_is_left_together() -> None:
    given: dict[str, Json] = {
        "phase": "explore", "revealed": {"5": "tomb", "7": "shrine"}, "visited.5": True, "visited.7": True,
        "hero.cell": 5, "hero.resolved": True, "hero.ready": False, "ally.cell": 7, "ally.resolved": True,
        "hero.food": 2, "ally.food": 2,
    }  # fmt: skip
    match = position(given, *PAIR)
    assert (run(match).area, hero(match, 0).food, hero(match, 1).food) == (2, 1, 1)


# --- each one's own --------------------------------------------------------------------------------------------------

OWN_POTION = ("potion", "drink", "discard", "sell_potion")
PRIVATE = ("drink", "buy", "buy_potion", "sell_armor", "sell_potion", "discard", "decline")


@pytest.mark.rule("MR-COOP-16")
def test_nothing_changes_hands_and_potions_work_on_their_owner_or_the_enemy() -> None:
    used = set()
    for seed in range(8):
        for match in journeys(seed, seats=2):
            below = stream(seed, "hands").below
            while match.ask is not None:
                ask = match.ask
                assert isinstance(ask, Choose)
                mine, other = run(match).heroes[ask.seat], run(match).heroes[1 - ask.seat]
                for option in ask.options:
                    name = option.verb.name
                    assert name not in OWN_POTION or option.word() in mine.potions
                    assert name != "feat" or option.word(1) != "item" or mine.item
                    assert name not in ("draft", "flyover") or mine.item == "crow"
                choice = ask.options[below(len(ask.options))]
                before = dump(other.copy())
                length = len(match.log)
                match.answer(choice)
                now = match.asks_for(ask.seat)
                again = now is not None and now.about == ask.about and len(match.log) == length + 1
                if choice.verb.name in PRIVATE and again:  # nothing else has happened since
                    used.add(choice.verb.name)
                    assert dump(other) == before
    assert used >= {"drink", "buy", "buy_potion", "sell_armor", "sell_potion"}


@pytest.mark.rule("MR-COOP-12", "MR-RULING-54")
def test_an_armory_declined_for_an_old_item_is_still_offered_to_the_ally() -> None:
    match = position({"room": "armory", "hero.item": "crow", "hero.uses": 1}, *PAIR)
    play(match, "test", "5 6", "leave_item great_axe", "test", "5 4", "take_item worn_sword")
    assert (hero(match, 0).item, hero(match, 1).item) == ("crow", "worn_sword")
    assert run(match).unused == ()


@pytest.mark.rule("MR-COOP-17")
@pytest.mark.parametrize("who", [0, 1])
def test_shield_helps_both_whoever_carries_it(who: int) -> None:
    pair = ("crusader", "rogue") if who == 0 else ("rogue", "crusader")
    match = position({"room": "bonfire", "revealed": {"1": "tomb", "3": "shrine"}}, *pair)
    play(match, "act hone", "act hone", *(["move down"] if who else []), "shield")
    assert [run(match).armor(each) - each.armor for each in run(match).heroes] == [1, 1]


@pytest.mark.rule("MR-RULING-81", "MR-RULING-38")
def test_a_danger_of_the_ally_does_not_count() -> None:
    match = position({"room": "treasure_mimic", "hero.met": True, "hero.gold": 0, "ally.gold": 0}, *PAIR)
    play(match, "test", "2 1", "test", "2 1")
    assert (hero(match, 0).gold, hero(match, 1).gold) == (3, 1)


@pytest.mark.rule("MR-RULING-82")
def test_a_bot_that_takes_over_a_seat_answers_from_that_seats_sight_and_changes_no_rule() -> None:
    """One match is played by a person at both seats, its twin by a bot at the second from some moment on: as long as
    they answer alike, they are the same game; and the bot always finds a legal answer."""
    bot = GAME.bots()["greedy"](1)
    match = Match(GAME, GAME.options(2, {"difficulty": "normal", "characters": [*PAIR]}), Seeded(4))
    twin = match.fork()
    below = stream(4, "person").below
    taken_over = 0
    while match.ask is not None:
        ask = match.ask
        assert isinstance(ask, Choose)
        if ask.seat == 1:
            sight = twin.sight(1)
            assert [option.key for option in ask.options] == offers(twin)
            answer = bot.answer(sight)
            taken_over += 1
        else:
            answer = ask.options[below(len(ask.options))]
        match.answer(answer, ask.seat)
        twin.answer(answer, ask.seat)
        assert match.hash() == twin.hash()
    assert taken_over
    assert match.outcome is not None


@pytest.mark.rule("MR-RULING-79", "MR-COOP-13")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_worm_ends_a_joint_combat_in_anyones_turn(turn: int) -> None:
    given: dict[str, Json] = {"area": 3, "enemy": "burrowing_worm", "hero.armor": 0, "hero.hp": 9, "ally.hp": 9}
    match = position(given, *PAIR)
    events = play(match, *(["attack", "X 1", "stop"] * turn), "attack", "X 3", "stop")
    assert "defeated" not in kinds(events)
    assert (run(match).area, run(match).enemy, asked(match)) == (5, None, "explore")
    assert [each.hp for each in run(match).heroes] == ([9, 7] if turn else [7, 9])
    assert [each.cell for each in run(match).heroes] == [0, 0]
