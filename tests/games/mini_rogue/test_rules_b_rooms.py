"""Rooms and Items, where a rule speaks of every card, every face or every line."""

from __future__ import annotations

from itertools import product

import pytest

from lanterne.games.mini_rogue.content import POTIONS
from lanterne.games.mini_rogue.game import GAME
from lanterne.kernel.asks import Draw, Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.records import dump
from tests.games.mini_rogue.positions import asked, hero, kinds, offers, play, position, refusal, rolled, run

FIRST_QUESTION = {
    "bonfire": "bonfire",
    "merchant": "merchant",
    "trap": "test",
    "treasure": "test",
    "shrine": "shrine",
    "tomb": "test",
    "monster": "attack",
}


@pytest.mark.rule("MR-ROOM-01")
@pytest.mark.parametrize("room", list(GAME.content.rooms))
def test_the_banner_of_a_room_says_how_it_is_resolved(room: str) -> None:
    match = position({"room": room, "hero.gold": 5})
    by_name = {"armory": "test", "crow": "item"}
    assert asked(match) == by_name.get(room, FIRST_QUESTION.get(GAME.content.rooms[room].type, ""))


# --- traps, treasures, tombs, the shrine -----------------------------------------------------------------------------


@pytest.mark.rule("MR-ROOM-05")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("die", "passed"), [("X", False), ("4", False), ("5", True), ("6", True)])
def test_a_trap_reads_column_and_line_from_one_roll(face: int, die: str, passed: bool) -> None:
    match = position({"room": "trap_maze", "hero.xp": 4, "hero.gold": 0})
    play(match, "test")
    assert rolled(match) == ["character", "dungeon"]
    events = play(match, f"{die} {face}")
    line = (face - 1) // 2
    assert [event.values for event in events if event.kind.name == "trap_line"] == [(["meanders", "maze", "labyrinth"][line],)]
    assert (hero(match).gold, hero(match).xp) == ((line + 2, 4) if passed else (0, 4 - line))


@pytest.mark.rule("MR-RULING-64", "MR-ROOM-18")
def test_a_failed_test_in_the_meanders_costs_nothing() -> None:
    match = position({"room": "trap_maze", "hero.xp": 0, "hero.gold": 0, "hero.hp": 10})
    events = play(match, "test", "2 1")
    assert (hero(match).hp, hero(match).xp, hero(match).gold) == (10, 0, 0)
    assert "nothing" in kinds(events)


@pytest.mark.rule("MR-ROOM-06", "MR-ROOM-07", "MR-RULING-38")
@pytest.mark.parametrize(
    ("room", "met", "gold"),
    [("treasure_chest", False, 1), ("treasure_chest", True, 2), ("treasure_mimic", False, 1), ("treasure_mimic", True, 3)],
)
def test_the_gold_of_a_treasure(room: str, met: bool, gold: int) -> None:
    match = position({"room": room, "hero.met": met, "hero.gold": 0})
    assert (asked(match), hero(match).gold) == ("test", gold)
    play(match, "test", "2 1")
    assert hero(match).gold == gold


@pytest.mark.rule("MR-RULING-38")
@pytest.mark.parametrize(
    ("room", "answers", "met"),
    [
        ("trap_maze", ["test", "2 1"], True),
        ("trap_maze", ["test", "6 1"], True),
        ("monster_curse", ["attack", "6 1", "stop"], True),
        ("tomb", ["test", "2 6", "attack", "6 1", "critical 0", "4", "stop"], True),
        ("tomb", ["test", "2 2"], False),
        ("bonfire", ["act rest"], False),
        ("shrine", ["pray", "1"], False),
    ],
)
def test_what_counts_as_a_danger_met(room: str, answers: list[str], met: bool) -> None:
    match = position({"room": room, "hero.hp": 10})
    play(match, *answers)
    assert (asked(match), hero(match).met) == ("explore", met)


@pytest.mark.rule("MR-RULING-37", "MR-RULING-38")
def test_a_danger_counts_in_its_own_area_only() -> None:
    match = position({
        "phase": "explore", "revealed": {"5": "trap_maze"}, "visited.5": True, "hero.cell": 5, "hero.resolved": True,
        "hero.ready": False, "hero.met": True,
    })  # fmt: skip
    assert run(match).area == 2
    assert hero(match).met is False


@pytest.mark.rule("MR-ROOM-09", "MR-RULING-46")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_passed_tomb_test_may_shift_by_one_inside_the_table(face: int) -> None:
    match = position({"room": "corridor", "hero.hp": 10})
    play(match, "test", f"5 {face}")
    near = [to for to in (face - 1, face, face + 1) if 1 <= to <= 6]
    assert sorted(offers(match)) == [f"shift {to}" for to in near]
    for to in range(8):
        if to not in near:
            assert refusal(match, f"shift {to}") == "MR-RULING-46"
    events = play(match, f"shift {near[0]}")
    assert [event.values for event in events if event.kind.name == "line"] == [(near[0],)]


@pytest.mark.rule("MR-ROOM-09")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_after_a_failed_tomb_test_the_die_stands(face: int) -> None:
    match = position({"room": "tomb", "hero.hp": 10})
    events = play(match, "test", f"4 {face}")
    assert [event.values for event in events if event.kind.name == "line"] == [(face,)]
    assert asked(match) == ("attack" if face == 6 else "explore")


@pytest.mark.rule("MR-ROOM-10", "MR-ROOM-11", "MR-ROOM-12")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("answer", ["pray", "offer"])
def test_the_line_of_the_shrine(face: int, answer: str) -> None:
    match = position({"room": "shrine", "hero.gold": 1, "hero.cursed": True, "hero.poisoned": True})
    play(match, answer)
    assert rolled(match) == ["dungeon"], "no Character die, no dice of afflictions"
    events = play(match, str(face))
    assert [event.values for event in events if event.kind.name == "line"] == [
        (min(6, face + 1) if answer == "offer" else face,)
    ]
    assert hero(match).gold == (0 if answer == "offer" else 1)


@pytest.mark.rule("MR-ROOM-10")
def test_no_offering_without_gold() -> None:
    match = position({"room": "shrine", "hero.gold": 0})
    assert offers(match) == ["pray"]
    assert refusal(match, "offer") == "MR-RULING-19"


@pytest.mark.rule("MR-RULING-42")
@pytest.mark.parametrize(("hp", "after"), [(1, 10), (9, 10), (10, 10), (11, 11)])
def test_the_shelter_raises_hp_to_ten_and_lowers_nobodys(hp: int, after: int) -> None:
    assert hero(position({"room": "empty_shelter", "hero.hp": hp})).hp == after


@pytest.mark.rule("MR-RULING-44")
@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({}, ["take gain armor 1", "take gain xp 2"]),
        ({"hero.armor": 4}, ["take gain xp 2"]),
        ({"hero.xp": 23, "hero.hp": 9}, ["take gain armor 1", "take gain xp 2"]),
        ({"hero.xp": 23, "hero.hp": 20}, ["take gain armor 1"]),
        ({"hero.armor": 4, "hero.xp": 23, "hero.hp": 20}, []),
    ],
)
def test_only_options_that_can_take_effect_are_offered(given: dict[str, Json], options: list[str]) -> None:
    match = position({"room": "treasure_chest", **given})
    before = dump(hero(match).copy())
    play(match, "test", f"{'5 ' * hero(match).level()}1")
    if len(options) > 1:
        assert offers(match) == options
        return
    assert asked(match) == "explore", "a lone option is taken, and a result without any is lost"
    assert (dump(hero(match)) == before) == (not options)


@pytest.mark.rule("MR-RULING-67", "MR-STAT-02")
@pytest.mark.parametrize(
    ("room", "answers", "stat", "before", "after"),
    [
        ("bonfire", ["act rest"], "hp", 19, 20),
        ("bonfire", ["act forage"], "food", 4, 4),
        ("trap_bats", ["test", "5 3"], "food", 3, 4),
        ("trap_maze", ["test", "5 5"], "gold", 8, 10),
        ("hermit", ["act help"], "gold", 10, 10),
    ],
)
def test_what_exceeds_a_maximum_is_lost_without_a_question(
    room: str, answers: list[str], stat: str, before: int, after: int
) -> None:
    match = position({"room": room, "hero.xp": 1, f"hero.{stat}": before})
    play(match, *answers)
    assert (asked(match), getattr(hero(match), stat)) == ("explore", after)


# --- bonfires and merchants ------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-ROOM-02", "MR-SKILL-08")
@pytest.mark.parametrize(
    ("room", "action", "hp", "xp", "food", "gold"),
    [
        ("bonfire", "hone", 10, 3, 2, 0),
        ("bonfire", "forage", 10, 2, 3, 0),
        ("bonfire", "rest", 12, 2, 2, 0),
        ("hermit", "help", 10, 1, 2, 3),
        ("hermit", "meal", 13, 2, 1, 0),
    ],
)
def test_one_action_and_no_more(room: str, action: str, hp: int, xp: int, food: int, gold: int) -> None:
    match = position({"room": room, "hero.hp": 10, "hero.xp": 2, "hero.food": 2, "hero.gold": 0, "hero.ready": False})
    assert hero(match).ready, "the refresh comes first"
    play(match, f"act {action}")
    found = hero(match)
    assert (found.hp, found.xp, found.food, found.gold, asked(match)) == (hp, xp, food, gold, "explore")


@pytest.mark.rule("MR-ROOM-03")
@pytest.mark.parametrize(("action", "hp", "gold"), [("help", 4, 3), ("meal", 7, 0)])
def test_a_missing_penalty_is_paid_with_hp(action: str, hp: int, gold: int) -> None:
    match = position({"room": "hermit", "hero.hp": 5, "hero.xp": 0, "hero.food": 0, "hero.gold": 0})
    play(match, f"act {action}")
    assert (hero(match).hp, hero(match).gold) == (hp, gold)


@pytest.mark.rule("MR-RULING-41")
def test_the_tunnel_exchanges_unvisited_cards_only_and_is_optional() -> None:
    match = position({"room": "hermit"})
    play(match, "act tunnel")
    pairs = [f"tunnel {a} {b}" for a in range(1, 8) for b in range(a + 1, 8)]
    assert sorted(offers(match)) == sorted([*pairs, "leave_rooms"])
    events = play(match, "leave_rooms")
    assert "swapped" not in kinds(events)
    assert asked(match) == "explore"


AFFORDABLE = product((0, 1, 5, 10), (5, 20), (0, 4), (0, 1, 4), (False, True), ((), ("fire",), ("fire", "healing")))


@pytest.mark.rule("MR-RULING-39", "MR-POT-11", "MR-ROOM-04")
@pytest.mark.parametrize("room", ["merchant", "hunter"])
def test_a_trade_is_offered_exactly_when_it_can_be_paid_and_has_an_effect(room: str) -> None:
    for gold, hp, food, armor, cursed, potions in AFFORDABLE:
        match = position({
            "room": room, "hero.gold": gold, "hero.hp": hp, "hero.food": food, "hero.armor": armor,
            "hero.cursed": cursed, "hero.potions": [*potions], "area": 3,
        })  # fmt: skip
        if asked(match) != "merchant":
            assert not armor, "only who can do nothing but leave is not asked"
            assert not potions
            assert gold < 2
            continue
        effective = {"gain hp 1": hp < 20, "gain hp 4": hp < 20, "gain food 1": food < 4, "gain armor 1": armor < 4}
        prices = {"merchant": {"gain hp 1": 1, "gain food 1": 2, "blessing": 2, "gain hp 4": 3, "gain armor 1": 5}}
        prices["hunter"] = {"gain food 1": 2, "blessing": 2, "gain hp 4": 3}
        sells = {"merchant": (3, 3), "hunter": (4, 2)}[room]
        wanted = ["leave"]
        wanted += [f"buy {what} {cost}" for what, cost in prices[room].items() if gold >= cost and effective.get(what, cursed)]
        wanted += [f"buy_potion {potion} 5" for potion in POTIONS if gold >= 5 and potion not in potions]
        wanted += [f"sell_armor {sells[0]}"] if armor and gold < 10 else []
        wanted += [f"sell_potion {potion} {sells[1]}" for potion in potions] if gold < 10 else []
        wanted += ["drink healing"] if "healing" in potions else []
        assert sorted(offers(match)) == sorted(wanted)
        rules = {"MR-RULING-19", "MR-RULING-39", "MR-POT-11", "MR-POT-08"}
        assert {refused.rule for refused in match.refusals()} <= rules
        every = {f"buy {what} {cost}" for what, cost in prices[room].items()}
        refused = {refused.option.key for refused in match.refusals()}
        assert every <= refused | set(wanted), "each line of the card is offered, or refused with its rule"


# --- Items -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-ROOM-13", "MR-ITEM-03")
@pytest.mark.parametrize(
    ("face", "weapon", "uses"),
    [
        (1, "rusty_dagger", 1),
        (2, "rusty_dagger", 1),
        (3, "rusty_dagger", 1),
        (4, "worn_sword", 2),
        (5, "worn_sword", 2),
        (6, "great_axe", 3),
    ],
)
def test_the_dungeon_die_chooses_the_weapon(face: int, weapon: str, uses: int) -> None:
    match = position({"room": "armory"})
    play(match, "test", f"6 {face}", f"take_item {weapon}")
    assert (hero(match).item, hero(match).uses) == (weapon, uses)
    failed = position({"room": "armory"})
    play(failed, "test", f"4 {face}")
    assert (hero(failed).item, asked(failed)) == ("", "explore")


@pytest.mark.rule("MR-RULING-54")
@pytest.mark.parametrize(("gold", "hp"), [(3, 10), (0, 9)])
def test_declining_the_crow_costs_a_gold_or_a_wound_and_keeps_the_old_item(gold: int, hp: int) -> None:
    match = position({
        "room": "crow", "hero.gold": gold, "hero.hp": 10, "hero.food": 2, "hero.item": "great_axe", "hero.uses": 2,
    })  # fmt: skip
    play(match, "leave_item crow")
    found = hero(match)
    assert (found.item, found.uses, found.gold, found.hp, found.food) == ("great_axe", 2, max(0, gold - 1), hp, 2)
    assert run(match).unused == ("crow",)


@pytest.mark.rule("MR-ROOM-14", "MR-RULING-19")
def test_the_crow_takes_no_credit() -> None:
    match = position({"room": "crow", "hero.food": 0, "hero.potions": ["healing"]})
    assert offers(match) == ["leave_item crow", "drink healing"]
    assert refusal(match, "take_item crow") == "MR-RULING-19"


def descend_from(given: dict[str, Json]) -> list[str]:
    """The cards that may come in the next Area after the exit of Area 1."""
    match = position(
        {
            "phase": "explore", "revealed": {"5": "tomb"}, "visited.5": True, "hero.cell": 5, "hero.resolved": True,
            "hero.ready": False, **given,
        },
        dealer=Hand(),
    )  # fmt: skip
    if asked(match) == "preparation":
        play(match, "pass")
    assert asked(match) == "reveal"
    return [*run(match).unseen]


@pytest.mark.rule("MR-RULING-55", "MR-ITEM-01", "MR-ITEM-04")
def test_a_carried_item_is_missing_from_the_deck_until_it_returns() -> None:
    everything = list(GAME.content.rooms)
    assert descend_from({}) == everything
    for item, uses, room in [("great_axe", 2, "armory"), ("crow", 1, "crow")]:
        assert descend_from({"hero.item": item, "hero.uses": uses}) == [card for card in everything if card != room]
    assert descend_from({"unused": ["armory"], "unused_seen": [3]}) == everything, "a spent Item has returned"


@pytest.mark.rule("MR-RULING-55", "MR-ROOM-13")
def test_the_cell_of_a_taken_item_is_empty_and_resolved() -> None:
    match = position({"room": "crow", "hero.food": 2})
    play(match, "take_item crow")
    assert (run(match).grid[0], asked(match)) == ("", "explore")
    assert "crow" not in [*run(match).unseen, *run(match).unused]


@pytest.mark.rule("MR-RULING-53")
def test_draft_draws_from_the_rest_of_the_unused_deck_with_exact_weights() -> None:
    """Five face-down cells and 15 unseen cards: ten of these are in the unused deck, with the Armory laid aside."""
    match = position(
        {
            "room": "bonfire", "revealed": {"1": "tomb", "3": "shrine"}, "hero.item": "crow", "hero.uses": 1,
            "unused": ["armory"], "unused_seen": [3],
        },
        dealer=Hand(),
    )  # fmt: skip
    play(match, "act rest", "draft 3")
    ask = match.ask
    assert isinstance(ask, Draw)
    assert asked(match) == "replacement"
    weights = dict(ask.outcomes())
    unseen = [room for room in GAME.content.rooms if room not in ("bonfire", "tomb", "shrine", "crow", "armory")]
    assert len(unseen) == 15
    assert weights == {"armory": 15, **dict.fromkeys(unseen, 10)}
    play(match, "armory")
    assert (run(match).grid[3], run(match).unused) == ("armory", ("shrine", "crow"))


@pytest.mark.rule("MR-RULING-53", "MR-PREP-04")
def test_flyover_looks_at_two_cards_and_the_crow_stays_out_of_this_dealing() -> None:
    match = position({"hero.item": "crow", "hero.uses": 1}, dealer=Hand())
    play(match, "flyover")
    assert "crow" not in run(match).unseen
    play(match, "shrine")
    assert asked(match) == "peek"
    play(match, "tomb")
    assert offers(match) == [*(f"lay shrine {cell}" for cell in range(8)), "lay_aside shrine"]
    play(match, "lay shrine 0")
    assert offers(match) == [*(f"lay tomb {cell}" for cell in range(1, 8)), "lay_aside tomb"]
    play(match, "lay tomb 3")
    assert (hero(match).item, run(match).unused) == ("", ("crow",))
    assert (asked(match), run(match).grid[0], run(match).grid[3]) == ("shrine", "shrine", "tomb")
    assert "crow" not in run(match).unseen
