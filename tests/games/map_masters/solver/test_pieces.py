"""What can lie on one card: the sets of shapes behind a system, and what the last cards of a mosaic give at best."""

from __future__ import annotations

from itertools import combinations
from random import Random

from lanterne.games.map_masters.kinds import SLOTS, TOOLS
from lanterne.games.map_masters.solver.pieces import Rows, Tail
from lanterne.games.map_masters.solver.runs import STOP
from lanterne.games.map_masters.solver.sheet import sheet_of
from lanterne.games.map_masters.solver.systems import FINISH, System
from lanterne.games.map_masters.solver.task import NEVER, Task
from lanterne.games.map_masters.solver.tools import GUARD, PLENTY, packed, unpacked
from tests.games.map_masters.solver.hands import SMALL_CARDS, designs, some_weights


def test_the_sets_of_a_system_are_all_that_come_to_it() -> None:
    for card in SMALL_CARDS:
        sheet = sheet_of(designs()[card], False, False, False, False)
        systems = sheet.systems(True)
        shapes = sheet.shapes()
        found: dict[System, set[int]] = {}
        for count in range(4):
            for chosen in combinations(range(len(shapes)), count):
                if not any(systems.excluded[one] >> other & 1 for one in chosen for other in chosen if one != other):
                    slots = ends = gains = leaves = ways = 0
                    for place in chosen:
                        one = shapes[place].system
                        slots, ends, gains, ways = slots | one[0], ends | one[1], gains | one[2], ways | one[4]
                        leaves += one[3]
                    system = (slots, ends, gains, leaves + systems.in_rooms[gains & systems.rooms], ways)
                    found.setdefault(system, set()).add(sum(1 << shapes[place].number for place in chosen))
        for system, sets in found.items():
            few = {shapes for shapes in systems.sets_of(system) if shapes.bit_count() < 4}
            assert few == sets


def test_a_tail_gives_the_best_that_there_are_tools_for() -> None:
    random = Random(8)
    bounds = set()
    for _ in range(20):
        task = Task(designs(), SMALL_CARDS[:2], {}, [], some_weights(random))
        used = [random.choice(sorted(worth.systems.by_slots)) for worth in task.worths]
        one, two = [
            Rows(worth, task.leave, worth.sheet.open & ~slots, slots) for worth, slots in zip(task.worths, used, strict=True)
        ]
        missing = [[FINISH], [0]]
        tail = Tail(one, Tail(two, None, missing), missing)
        for ends in (0, FINISH):
            tools = [random.randrange(3) for _ in TOOLS]
            best = max(
                [
                    first + second
                    for lying, rows in one.passing
                    for _, first, left, _ in rows
                    for others, more in two.passing
                    for _, second, leaves, _ in more
                    if not lying & others and lying | others == FINISH ^ ends
                    if min(unpacked(packed(tools) + left + leaves)) >= 0
                ],
                default=NEVER,
            )
            found = tail.best(ends, packed(tools) + GUARD)
            assert found == best or max(found, best) < 0
            bounds.add(found)
    assert len(bounds) > 10


def test_what_a_last_run_takes_must_have_been_there() -> None:
    """From L2 to R2 the key lies before the lock; the other way it does not, and so a key is left in the end."""
    sheet = sheet_of(designs()["X-3"], False, False, False, False)
    key, first, last = TOOLS.index("key"), SLOTS.index("L2"), SLOTS.index("R2")
    shapes = {run.shape for run in sheet.runs if {run.entry, run.end} == {first, last}}
    assert shapes
    for shape in shapes:
        assert sheet.spare(shape, 1 << last)[key] == 0
        assert sheet.spare(shape, 1 << first)[key] == 1
        assert sheet.spare(shape, 1 << first | 1 << last)[key] == 0
        assert sheet.spare(shape, 1 << STOP)[key] == PLENTY
