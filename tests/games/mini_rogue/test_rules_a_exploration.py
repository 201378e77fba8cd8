"""Laying out an Area, moving through it, leaving it: MR-PREP, MR-EXPL, MR-DESC, MR-RULING-08, table T5."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lanterne.games.mini_rogue import GAME
from lanterne.games.mini_rogue.state import EMPTY, HIDDEN, Run
from lanterne.kernel.asks import Choose, Draw
from lanterne.kernel.match import Match
from tests.games.mini_rogue.played import STRONG, Table, lucky_run, random_run, run_of, view_of

# T9: the twenty Room cards, by the names of the catalogue
ROOMS = {
    "bonfire", "hermit", "merchant", "hunter", "trap_spikes", "trap_pendulums", "trap_bats", "trap_maze",
    "treasure_chest", "treasure_mimic", "shrine", "tomb", "damp_cave", "corridor", "empty_shelter", "armory", "crow",
    "monster_curse", "monster_poison", "monster_beast",
}  # fmt: skip

# T5: Floor, Guardian, where a fall leads (0: nowhere)
AREAS = [
    (1, False, 3), (1, True, 4), (2, False, 5), (2, True, 6), (3, False, 8), (3, False, 9), (3, True, 10),
    (4, False, 0), (4, False, 0), (4, True, 0),
]  # fmt: skip


def test_t5_the_dungeon_board() -> None:
    assert [(area.floor, area.guardian, area.fall) for area in GAME.content.areas] == AREAS


# --- preparation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-PREP-01", "MR-DESC-05")
def test_prep_01_every_area_shuffles_all_rooms_together() -> None:
    """Each room is as likely as any other, those of the Area just left included, seen or not."""
    table = Table()
    assert table.drawn_from == dict.fromkeys(ROOMS, 1)
    table = Table(
        {
            "revealed": {"1": "crow", "4": "hermit", "7": "bonfire"}, "phase": "explore", "hero.cell": 7,
            "hero.resolved": True,
        }
    ).play("move right")  # fmt: skip
    assert table.run.area == 2
    assert table.drawn_from == dict.fromkeys(ROOMS, 1)


@pytest.mark.rule("MR-PREP-01")
@pytest.mark.parametrize(("item", "room"), [("crow", "crow"), ("great_axe", "armory")])
def test_prep_01_a_carried_item_is_not_shuffled_in(item: str, room: str) -> None:
    table = Table({"phase": "descend", "hero.item": item, "hero.uses": 1})
    if table.asked == "preparation":
        table.play("pass")
    assert table.drawn_from == dict.fromkeys(ROOMS - {room}, 1)


def unused_deck(run: Run) -> int:
    """How many cards lie in the unused room deck: the known ones, and the unseen that are not in the grid."""
    return len(run.unused) + len(run.unseen) - run.grid.count(HIDDEN)


@pytest.mark.rule("MR-PREP-02", "MR-PREP-03")
def test_prep_02_eight_cards_lie_face_down_and_twelve_are_left() -> None:
    table = Table()
    view = view_of(table.match)
    assert (view.grid, view.up) == ([HIDDEN] * 8 + ["exit"], [False] * 9)
    assert unused_deck(table.run) == 12
    assert view.unused == (), "nobody has seen a card of the unused deck"
    table.play("bonfire")
    assert (table.run.grid.count(HIDDEN), unused_deck(table.run)) == (7, 12)


@pytest.mark.rule("MR-PREP-03")
def test_prep_03_the_unused_deck_may_hold_any_unseen_card() -> None:
    """What the Crow's Draft takes from the unused deck is any card not face up in the grid, none more likely."""
    table = Table({"room": "bonfire", "revealed": {"1": "shrine", "3": "tomb"}, "hero.item": "crow", "hero.uses": 1})
    table.play("act rest", "draft 1")
    cards = table.drawn_from
    assert set(cards) == ROOMS - {"bonfire", "shrine", "tomb", "crow"}
    assert len(set(cards.values())) == 1


@pytest.mark.rule("MR-PREP-02", "MR-PREP-03", "MR-DESC-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_prep_no_card_is_lost_or_doubled(seats: int) -> None:
    """In whole random runs: every Room card is in exactly one place, at every question."""
    areas = set()
    for seed in range(25):
        strong = {key.replace("hero", who): value for key, value in STRONG.items() for who in ("hero", "ally")[:seats]}
        for match in random_run(seed, seats, strong):
            if match.ask is not None and match.ask.about == "lay":
                continue  # two cards are in somebody's hand
            run = run_of(match)
            carried = ["crow" if hero.item == "crow" else "armory" for hero in run.heroes if hero.item]
            known = [room for room in run.grid[:8] if room not in (HIDDEN, EMPTY)] + [*run.unused] + carried
            assert sorted([*known, *run.unseen]) == sorted(ROOMS)
            assert run.grid[8] == "exit"
            assert run.grid.count(HIDDEN) <= len(run.unseen)
            areas.add(run.area)
    assert areas >= {1, 2, 3, 4}


@pytest.mark.rule("MR-PREP-05", "MR-RULING-08")
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_prep_05_any_room_may_be_the_entrance(room: str) -> None:
    """MR-RULING-08: the entrance is an ordinary card, turned up under the token and resolved as what it is."""
    table = Table().play(room)
    assert (table.run.grid[0], table.run.up[0], table.hero.cell) == (room, True, 0)
    assert table.values("entered") == [("crusader", room)]
    asked = {
        "bonfire": "bonfire", "merchant": "merchant", "trap": "test", "treasure": "test", "tomb": "test",
        "shrine": "shrine", "monster": "attack", "armory": "test", "crow": "item",
    }  # fmt: skip
    kind = GAME.content.rooms[room].type
    assert table.asked == asked[room if kind == "item" else kind]


@pytest.mark.rule("MR-RULING-08")
def test_ruling_08_the_exit_is_the_guardian_pile() -> None:
    assert set(GAME.content.rooms) == ROOMS, "no card is called entrance or exit"
    match = Match(GAME, GAME.options(1, {"difficulty": "normal", "characters": ["mage"]}))
    assert view_of(match).grid[8] == "exit"
    exits = Table({"phase": "explore", "hero.cell": 5, "hero.resolved": True, "area": 1, "hero.ready": False})
    assert exits.run.area == 2, "the exit of Area 1 is left at once: it is no room"
    assert "revealed" not in exits.kinds


@pytest.mark.rule("MR-PREP-06", "MR-PREP-07")
@pytest.mark.parametrize("area", range(1, 11))
def test_prep_06_the_guardian_is_shown_where_the_board_marks_one(area: int) -> None:
    """Areas 2, 4, 7 and 10 show the top of the pile when they are laid out; the others keep it face down."""
    table = Table({"area": area}).play("bonfire")
    if area in (2, 4, 7):
        assert table.asked == "guardian"
        table.play("ghoul")
    guardian = {2: "ghoul", 4: "ghoul", 7: "ghoul", 10: "ogs_remains"}.get(area, "")
    assert view_of(table.match).guardian == guardian
    assert table.values("guardian_up") == ([(guardian,)] if guardian else [])
    assert table.asked == "bonfire"


# --- exploration -----------------------------------------------------------------------------------------------------

NEXT = {0: [1, 3], 1: [2, 4], 2: [5], 3: [4, 6], 4: [5, 7], 5: [], 6: [7], 7: []}
MOVES = {
    0: ["right", "down"], 1: ["right", "down"], 2: ["down"], 3: ["right", "down"], 4: ["right", "down"], 5: ["down"],
    6: ["right"], 7: ["right"],
}  # fmt: skip


@pytest.mark.rule("MR-EXPL-02", "MR-EXPL-03", "MR-EXPL-04", "MR-EXPL-05")
@pytest.mark.parametrize("cell", range(8))
def test_expl_02_right_and_below_are_revealed_and_offered(cell: int) -> None:
    table = Table({"revealed": {str(cell): "bonfire"}, "phase": "reveal", "hero.cell": cell})
    for room in ["shrine", "merchant"][: len(NEXT[cell])]:
        table.play(room)
    assert [at for at in range(9) if table.run.up[at]] == sorted([cell, *NEXT[cell]])
    assert table.offers == [f"move {way}" for way in MOVES[cell]] + ["shield"]
    refused = {refusal.option.key: refusal.rule for refusal in table.match.refusals()}
    for way in ("left", "up", "diagonal"):
        assert refused[f"move {way}"] == "MR-EXPL-04"
    for way in {"right", "down"} - set(MOVES[cell]):
        assert refused[f"move {way}"] == "MR-EXPL-05"
    step = {"right": 1, "down": 3}
    for way in MOVES[cell]:
        there = Table({"phase": "explore", "hero.cell": cell, "hero.resolved": True}).play(f"move {way}")
        assert there.values("moved") == [("crusader", cell + step[way])]


@pytest.mark.rule("MR-EXPL-05")
def test_expl_05_a_lone_way_is_taken_without_a_question() -> None:
    """The hero has nothing to decide in cell 7: no skill, no potion, one cell."""
    table = Table({"phase": "explore", "hero.cell": 7, "hero.resolved": True, "hero.ready": False})
    assert table.kinds[0] == "moved"
    assert table.run.area == 2


@pytest.mark.rule("MR-EXPL-06", "MR-EXPL-09", "MR-EXPL-01", "MR-EXPL-08")
@pytest.mark.parametrize("seed", range(8))
def test_expl_09_a_path_is_the_entrance_three_rooms_and_the_exit(seed: int) -> None:
    """In whole runs without a fall: each Area is crossed in four steps right or down, each room on the way is entered
    and resolved, and behind the exit comes a Guardian or the descent."""
    match = lucky_run(seed)
    story = [event for moment in match.story() for event in moment.events]
    paths: list[list[int]] = []
    rooms: list[int] = []
    ends: list[str] = []
    for event in story:
        if event.kind.name == "area":
            paths.append([0])
            rooms.append(0)
        elif event.kind.name == "moved":
            paths[-1].append(int(event.named()["cell"]))
        elif event.kind.name == "entered":
            rooms[-1] += 1
        elif paths[-1][-1] == 8 and len(ends) < len(paths):
            ends.append(event.kind.name)
    assert len(paths) == 10
    for path in paths:
        assert len(path) == 5
        assert path[-1] == 8
        assert all(b - a in (1, 3) for a, b in pairwise(path))
        assert all(not (b - a == 1 and a % 3 == 2) for a, b in pairwise(path))
    assert rooms == [4] * 10
    assert run_of(match).rooms == 40, "every room entered was resolved"
    eaten = {"lost", "starved"}
    assert [end in eaten for end in ends] == [True, False, True, False, True, True, False, True, True, False]
    assert [end for end in ends if end not in eaten] == ["fight"] * 4


@pytest.mark.rule("MR-EXPL-09")
def test_expl_09_holds_after_a_fall_too() -> None:
    table = Table({"room": "trap_spikes", "area": 3, "hero.hp": 20, "hero.ready": False})
    table.play("test", "2 5", "ghoul")
    table.play("shrine", "bonfire", "move right", "pray", "6", "hermit", "merchant")
    assert table.run.area == 5
    table.play("move right", "act help", "hunter", "move down", "leave", "move down")
    assert [cell for _, cell in table.values("moved")] == [1, 2, 5, 8]


@pytest.mark.rule("MR-EXPL-07", "MR-EXPL-08")
@pytest.mark.parametrize("area", range(1, 11))
def test_expl_07_the_exit_holds_a_guardian_or_a_way_down(area: int) -> None:
    guardian = {2: "troll", 4: "troll", 7: "troll", 10: "ogs_remains"}.get(area, "")
    table = Table(
        {
            "area": area, "guardian": guardian, "phase": "explore", "hero.cell": 5, "hero.resolved": True,
            "hero.ready": False,
        }
    )  # fmt: skip
    if guardian:
        assert table.asked == "attack"
        assert table.enemy.id == guardian
        assert table.run.area == area
    else:
        assert table.run.enemy is None
        assert table.run.area == area + 1
        assert "ate" in table.kinds


# --- descent ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-DESC-01", "MR-DESC-02")
@pytest.mark.parametrize(("food", "left", "hp"), [(4, 3, 10), (1, 0, 10), (0, 0, 7)])
def test_desc_01_one_food_or_three_hp(food: int, left: int, hp: int) -> None:
    hero = Table({"phase": "descend", "hero.food": food, "hero.hp": 10}).hero
    assert (hero.food, hero.hp) == (left, hp)


@pytest.mark.rule("MR-DESC-03", "MR-DESC-07")
def test_desc_07_eat_refresh_advance_in_this_order() -> None:
    table = Table({"phase": "descend", "hero.ready": False})
    assert table.kinds == ["lost", "ate", "refreshed", "area"]
    table = Table({"phase": "descend", "hero.ready": False, "hero.food": 0})
    assert table.kinds == ["starved", "lost", "refreshed", "area"]


@pytest.mark.rule("MR-DESC-04", "MR-DESC-06")
@pytest.mark.parametrize("area", range(1, 10))
def test_desc_04_the_marker_advances_by_one_area(area: int) -> None:
    table = Table({"phase": "descend", "area": area})
    assert table.values("area") == [(area + 1, AREAS[area][0])]
    ask = table.match.ask
    assert isinstance(ask, Draw)
    assert ask.about == f"reveal {area + 1}.0", "the entrance of the new Area is turned up next"


@pytest.mark.rule("MR-DESC-05")
def test_desc_05_seen_cards_go_back_to_the_deck_unseen() -> None:
    """Cards of the old grid, face up, looked at or replaced, are unknown again."""
    run = Table(
        {
            "revealed": {"0": "tomb", "1": "hermit"}, "unused": ["shrine"], "unused_seen": [3], "phase": "descend",
            "known": [0, 0, 0, 1, 0, 0, 0, 0, 0],
        }
    ).run  # fmt: skip
    assert (run.grid, run.up, run.visited) == ([HIDDEN] * 8 + ["exit"], [False] * 9, [False] * 9)
    assert (run.unused, run.known, len(run.unseen)) == ((), [0] * 9, 20)


@pytest.mark.rule("MR-GOAL-03")
@pytest.mark.parametrize("seed", range(3))
def test_goal_03_nothing_follows_the_victory(seed: int) -> None:
    match = lucky_run(seed)
    assert match.ask is None
    assert run_of(match).area == 10
    last = match.story()[-1].events
    assert [event.kind.name for event in last][-1] == "won"


def test_every_question_of_a_run_is_a_choice_or_chance() -> None:
    """No random run gets stuck: each ends won or lost."""
    for seed in range(20):
        match = list(random_run(seed))[-1]
        assert match.outcome is not None
        assert all(isinstance(ask, Choose | Draw) or ask.seat == -2 for ask in match.log)
