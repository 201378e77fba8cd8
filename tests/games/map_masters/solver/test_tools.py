"""Numbers of tools, packed."""

from __future__ import annotations

from random import Random

from lanterne.games.map_masters.solver.tools import POOLED, larger, missing, packed, positive, smaller, unpacked


def test_tools_are_compared_each_for_itself() -> None:
    random = Random(2)
    for _ in range(500):
        one, other = [[random.randrange(-60, 61) for _ in POOLED] for _ in range(2)]
        assert unpacked(packed(one)) == one
        assert unpacked(positive(packed(one))) == [max(0, number) for number in one]
        assert unpacked(larger(packed(one), packed(other))) == list(map(max, one, other))
        assert unpacked(smaller(packed(one), packed(other))) == list(map(min, one, other))


def test_what_a_pool_lacks_is_told_by_tool() -> None:
    assert unpacked(missing(packed([2, 0, 1, 0, 0]), packed([1, 2, 1, 0, 3]))) == [0, 2, 0, 0, 3]
