"""What can lie on one card: the sets of shapes behind a system, and what the last cards of a mosaic give at best."""

from __future__ import annotations

from itertools import combinations
from random import Random

from lanterne.games.map_masters.kinds import SLOTS, TOOLS
from lanterne.games.map_masters.solver.ground import ground_of
from lanterne.games.map_masters.solver.links import Offers, bound_of
from lanterne.games.map_masters.solver.pieces import MANY, UNDRAWN, Piece, Rows, Tail
from lanterne.games.map_masters.solver.runs import STOP
from lanterne.games.map_masters.solver.search import Search
from lanterne.games.map_masters.solver.sheet import NO_WAY, sheet_of
from lanterne.games.map_masters.solver.systems import FINISH, ONLY_OUT, System
from lanterne.games.map_masters.solver.task import NEVER, NO_END, Task
from lanterne.games.map_masters.solver.tools import GUARD, PLENTY, POOLED, packed, unpacked
from lanterne.games.map_masters.tableau import lay
from tests.games.map_masters.solver.hands import SMALL_CARDS, designs, laid, some_cards, some_weights


def test_the_sets_of_a_system_are_all_that_come_to_it() -> None:
    for card in SMALL_CARDS:
        sheet = sheet_of(designs()[card], False, False, False, False)
        systems = sheet.systems(True)
        shapes = sheet.shapes()
        found: dict[System, set[int]] = {}
        for count in range(4):
            for chosen in combinations(range(len(shapes)), count):
                if all(systems.beside[one] >> other & 1 for one, other in combinations(chosen, 2)):
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


def test_a_tail_gives_what_there_are_tools_for() -> None:
    """Asked in any order, and again: what it has come to know before is no other answer."""
    random = Random(8)
    bounds = set()
    for _ in range(300):
        task = Task(designs(), random.sample(SMALL_CARDS, 2), {}, [], some_weights(random))
        used = [random.choice(sorted(worth.systems.by_slots)) for worth in task.worths]
        one, two = [
            Rows(worth, task.leave, worth.sheet.open & ~slots, slots) for worth, slots in zip(task.worths, used, strict=True)
        ]
        missing = [[FINISH], [0]]

        def best(ends: int, tools: list[int], one: Rows = one, two: Rows = two) -> int:
            values = [
                first + second
                for lying, rows in one.passing
                for _, first, left, _ in rows
                for others, more in two.passing
                for _, second, leaves, _ in more
                if not lying & others and lying | others == FINISH ^ ends
                if min(unpacked(packed(tools) + left + leaves)) >= 0
            ]
            return max(values, default=NEVER)

        plenty = [PLENTY] * len(POOLED)
        last = Tail(two, None, missing, [two.real[FINISH], two.real[0]])
        tail = Tail(one, last, missing, [best(ends, plenty) for ends in (0, FINISH)])
        for ends in (0, FINISH):
            tools = [random.choice((0, 0, 1)) for _ in POOLED]
            value = best(ends, tools)
            bounds.add(value)
            about = max(value, 0)  # where there is no way, more than nothing
            asked = [about - 1, about, about + 1, *[about + random.randrange(-2_000_000, 2_000_000) for _ in range(5)]]
            for more in random.choices(asked, k=20):
                assert tail.gives(more, ends, packed(tools) + GUARD) == (value > more)
    assert len(bounds) > 10


def test_a_tail_that_disappoints_promises_less_from_then_on() -> None:
    """With those ends and tools alone."""
    task = Task(designs(), ["X-3"], {}, [], {"coin": 1.0})
    rows = Rows(task.worths[0], task.leave, task.worths[0].sheet.open, 0)
    tail = Tail(rows, None, [[FINISH], [0]], [rows.real[FINISH], rows.real[0]])
    plenty, none = packed([PLENTY] * len(POOLED)) + GUARD, GUARD
    assert tail.gives(-1, FINISH, plenty)
    assert tail.gives(-1, FINISH, none)
    tail.disappoints(-1, FINISH, none)
    assert not tail.gives(-1, FINISH, none)
    assert tail.gives(-2, FINISH, none)
    assert tail.gives(-1, FINISH, plenty)


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


def searched(random: Random, books: list[str]) -> Search:
    """A search that is done."""
    cards = some_cards(random, 5, 3, 4, 5, 6)
    task = Task(designs(), cards, {}, books, some_weights(random))
    ground, offers = ground_of(task.names, lay(laid(cards, random), designs())), Offers(task)
    search = Search(offers)
    search.settle(ground, bound_of(offers, ground, 0), NO_END)
    return search


def sifted(search: Search) -> list[Piece]:
    """The pieces of a search of which each set was looked at."""
    by_ends = [by_ends for rows in search.mosaics.known.values() for by_ends in rows.starting + rows.passing]
    pieces = [piece for _, rows in by_ends for _, _, _, piece in rows if piece.drawing != UNDRAWN]
    return [piece for piece in pieces if sum([len(piece.worth.systems.sets_of(system)) for system in piece.members]) <= MANY]


def test_what_is_known_of_a_piece_is_the_best_of_its_sets() -> None:
    random = Random(9)
    several = 0
    for piece in [piece for _ in range(12) for piece in sifted(searched(random, ["SB-3", "SB-5"]))]:
        sieve, worth = piece.sieve, piece.worth
        sets = [(system[0], shapes) for system in piece.members for shapes in worth.systems.sets_of(system)]
        every = [
            worth.loner.of(shapes, sieve.free & slots, sieve.with_start) for slots, shapes in sets if shapes in piece.sets
        ]
        asks = list(map(min, zip(*[unpacked(alone.asks) for alone in every], strict=True)))
        lends = list(map(max, zip(*[unpacked(alone.lends) for alone in every], strict=True)))
        assert unpacked(piece.due) == [sum(both) for both in zip(asks, lends, strict=True)]
        assert unpacked(worth.items - piece.lost) == lends
        for slot in range(STOP):
            is_linked = sieve.used >> slot & 1 == 1
            assert piece.ways >> slot & 1 == (is_linked and not any(alone.goes >> slot & 1 for alone in every))
            assert piece.ways >> ONLY_OUT + slot & 1 == (is_linked and not any(alone.comes >> slot & 1 for alone in every))
        assert all(alone.asks != NO_WAY for alone in every)
        several += len(every) > 1
    assert several > 50


def test_tools_must_be_enough_for_every_piece() -> None:
    """What one does not bring may be what another was to get."""
    search = searched(Random(10), [])
    mosaics, worth = search.mosaics, search.task.worths[0]
    sieve = next(iter(mosaics.known.values())).passing[0][1][0][3].sieve
    key = packed([int(tool == "key") for tool in POOLED])
    piece = Piece(worth, 0, 0, 0, 0, sieve)
    piece.due = 3 * key
    mosaics.chosen = []
    assert mosaics.is_enough(2 * key + GUARD, 2 * key)
    assert not mosaics.is_enough(2 * key + GUARD, 3 * key)
    mosaics.chosen = [piece]
    assert mosaics.is_enough(3 * key + GUARD, 2 * key)
    assert not mosaics.is_enough(2 * key + GUARD, 2 * key)


def test_the_wildcard_may_be_any_tool() -> None:
    random = Random(11)
    with_it, without = [unpacked(searched(random, books).task.at_most) for books in (["SB-8"], [])]
    assert with_it == [1, 1, 1, 1, 0]
    assert without == [0, 0, 0, 0, 0]
