"""What lines on one card ask of the rest of a path, and bring to it."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

from lanterne.games.map_masters.kinds import TOOLS
from lanterne.games.map_masters.solver.alone import Alone, Loner
from lanterne.games.map_masters.solver.lines import Line, Stretch
from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, LEAP, STOP
from lanterne.games.map_masters.solver.sheet import NO_WAY
from lanterne.games.map_masters.solver.tools import packed, unpacked

NONE = (0, 0)  # tools, whether or not the room of the card was cleared
KEY, SWORD = [packed([int(tool == wanted) for tool in TOOLS]) for wanted in ("key", "sword")]
A_KEY: Line = ((0, (1, 0, NONE, (KEY, KEY))), (1, (0, 0, NONE, (KEY, KEY))))
TWO_LOCKS: Line = ((2, (3, 0, (2 * KEY, 2 * KEY), (-2 * KEY, -2 * KEY))), (3, (2, 0, (2 * KEY, 2 * KEY), (-2 * KEY, -2 * KEY))))


def alone(*lines: Line, free: int = 0, starts: bool = False) -> Alone:
    return Loner(lambda shape: lines[shape]).of((1 << len(lines)) - 1, free, starts)


def test_a_card_that_has_a_key_asks_for_one_less() -> None:
    found = alone(A_KEY, TWO_LOCKS)
    assert (found.asks, found.lends) == (KEY, KEY)
    assert alone(TWO_LOCKS).asks == 2 * KEY


def test_what_is_spent_was_lent_before() -> None:
    """The key may help elsewhere before it comes back to the locks, and the other way round."""
    found = alone(((0, (CIRCLE, 0, NONE, (3 * KEY, 3 * KEY))),), TWO_LOCKS)
    assert (found.asks, found.lends) == (0, 3 * KEY)


def test_a_path_that_starts_here_takes_its_first_line_first() -> None:
    """Else it could have fetched the key for it before."""
    locked: Line = ((4, (5, 0, (KEY, KEY), (-KEY, -KEY))),)
    assert alone(A_KEY, locked).asks == 0
    assert alone(A_KEY, locked, free=1 << 4, starts=True).asks == KEY
    assert alone(A_KEY, locked, free=1 << 4).asks == NO_WAY  # nobody comes in by a free slot later


def test_a_path_that_ends_here_takes_its_last_line_last() -> None:
    to_the_end: Line = ((2, (STOP, 0, NONE, (KEY, KEY))),)
    locked: Line = ((0, (1, 0, (KEY, KEY), (-KEY, -KEY))),)
    assert alone(to_the_end, locked).asks == KEY
    leaves: Line = ((2, (5, 0, NONE, (KEY, KEY))),)
    assert alone(leaves, locked).asks == 0
    assert alone(leaves, locked, free=1 << 5).asks == KEY
    assert alone(to_the_end, to_the_end).asks == NO_WAY


def test_a_leap_departs_before_it_arrives() -> None:
    for jump in (LEAP, BARREL):
        departs: Line = ((0, (jump, 0, (KEY, KEY), (-KEY, -KEY))),)
        arrives: Line = ((jump, (1, 0, NONE, (KEY, KEY))),)
        assert alone(departs, arrives).asks == KEY
        assert alone(arrives).asks == 0
    circles: Line = ((CIRCLE, (1, 0, NONE, (KEY, KEY))),)
    assert alone(((0, (CIRCLE, 0, (KEY, KEY), (-KEY, -KEY))),), circles).asks == 0


def test_who_leaps_to_a_monster_finds_it_alive() -> None:
    """A leap that departs from its room has defeated it before."""
    to_the_monster: Line = ((LEAP, (1, 1, (SWORD, NO_WAY), (-SWORD, 0))),)
    past_it: Line = ((2, (3, 1, (SWORD, 0), (-SWORD, 0))),)
    from_it: Line = ((2, (LEAP, 1, (SWORD, 0), (-SWORD, 0))),)
    assert alone(to_the_monster, past_it).asks == SWORD
    assert alone(to_the_monster, from_it).asks == NO_WAY


def test_slots_are_told_by_which_a_path_can_come_and_go() -> None:
    """By the lock only after the room was cleared, and so never out of it by the way that clears it."""
    one_way: Line = ((0, (1, 1, NONE, NONE)), (1, (0, 1, (NO_WAY, NO_WAY), NONE)))
    found = alone(one_way)
    assert (found.comes, found.goes) == (1 << 0, 1 << 1)
    found = alone(A_KEY)
    assert (found.comes, found.goes) == (0b11, 0b11)
    after: Line = ((2, (3, 0, (NO_WAY, 0), NONE)), (3, (2, 0, NONE, NONE)))
    found = alone(after)
    assert (found.comes, found.goes) == (1 << 3, 1 << 2)
    found = alone(after, one_way)
    assert (found.comes, found.goes) == (0b1101, 0b1110)


def test_what_lines_ask_and_lend_is_the_best_of_all_orders() -> None:
    """Tool by tool."""
    random = Random(5)
    impossible = 0
    for _ in range(300):
        lines = [some_line(random, 2 * place) for place in range(random.randrange(1, 4))]
        found = alone(*lines)
        asks, lends = [100] * 5, [0] * 5
        for order in permutations(lines):
            for ways in product(*order):
                cleared, asked, now, most = 0, [0] * 5, [0] * 5, [0] * 5
                for _, (_, rooms, needs, changes) in ways:
                    lacking = [need - new for need, new in zip(unpacked(needs[cleared]), now, strict=True)]
                    asked = list(map(max, asked, lacking))
                    now = [new + change for new, change in zip(now, unpacked(changes[cleared]), strict=True)]
                    most = list(map(max, most, now))
                    cleared |= rooms
                if max(asked) < 90:
                    asks, lends = list(map(min, asks, asked)), list(map(max, lends, most))
        assert unpacked(found.asks) == asks
        assert unpacked(found.lends) == lends
        impossible += found.asks == NO_WAY
    assert 0 < impossible < 100


def some_line(random: Random, slot: int) -> Line:
    return ((slot, some_stretch(random, slot + 1)), (slot + 1, some_stretch(random, slot)))


def some_stretch(random: Random, end: int) -> Stretch:
    """What is spent is needed."""
    changes = [[random.randrange(-2, 3) for _ in range(5)] for _ in NONE]
    needs = [packed([max(-number, random.randrange(3)) for number in change]) for change in changes]
    needs = [NO_WAY if random.random() < 0.25 else need for need in needs]
    return end, random.randrange(2), tuple(needs), tuple(map(packed, changes))
