"""The best that a hand could do for its objective, beside what was done with it: "you found 11 of 13"."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.advice import drawing_of
from lanterne.games.map_masters.exploring import drawn_by
from lanterne.games.map_masters.kinds import EXPLORATION_BOOKS, OBJECTIVES, TOOLS
from lanterne.games.map_masters.puzzles import puzzle_weights
from lanterne.games.map_masters.scene import open_kit, shown_round
from lanterne.games.map_masters.state import Atlas, Mapper
from lanterne.kernel.asks import Json

BESIDES = 0.01  # what else a path finds decides between those that are worth the same: it never comes to one point
LEAST = 1e-6  # and points are more than the errors of sums


def best_of(s: Atlas, seat: int, stop: Callable[[], bool]) -> Json:
    """For the hand that lies before a player in phase D, else for the last one; None where there was none yet. Of the paths
    that are worth most it is one that also brings coins and whatever helps later."""
    from lanterne.games.map_masters.solver.hand import solve_hand  # loaded when something is to be solved
    from lanterne.games.map_masters.solver.weights import default_weights

    mapper = s.mappers[seat]
    exploring = s.phase == "explore"
    hand = mapper.zone if exploring else mapper.hand
    if not hand:
        return None
    kind = s.content.kind_of(s.primary if exploring else s.shown[0 if s.puzzle else 2 * (shown_round(s) - 1)])
    points = puzzle_weights(kind) if s.puzzle else {kind: OBJECTIVES[kind]}
    round = s.round if exploring else shown_round(s)
    besides = {} if s.puzzle else {counter: worth * BESIDES for counter, worth in default_weights("", [], round).items()}
    weights = {counter: points.get(counter, 0) + besides.get(counter, 0.0) for counter in points | besides}
    found = solve_hand(
        s.content.cards, hand, tokens_of(mapper, exploring), books_of(mapper, exploring), weights, stop=stop
    )
    value, bound = int(found.value + LEAST), int(found.bound + LEAST)
    data = found.exploration.dump()
    assert isinstance(data, dict)
    return {
        "exploration": drawing_of(open_kit(s, mapper), data),
        "value": value,
        "bound": bound,
        "proven": value == bound,
        "mine": None if exploring else points_of(s, mapper, points),
    }


def tokens_of(mapper: Mapper, exploring: bool) -> dict[str, int]:
    if exploring:
        return dict(zip(TOOLS, mapper.tokens, strict=True))
    return {tool: mapper.kit.count(tool) for tool in TOOLS}


def books_of(mapper: Mapper, exploring: bool) -> list[str]:
    books = [book for book, up in zip(mapper.books, mapper.ready, strict=True) if up] if exploring else list(mapper.kit)
    return [book for book in books if book in EXPLORATION_BOOKS]


def points_of(s: Atlas, mapper: Mapper, weights: dict[str, int]) -> int:
    """What the path that was handed in is worth by the same weights."""
    data = drawn_by(mapper)
    if not isinstance(data, dict):
        return 0
    drawing = drawing_of(open_kit(s, mapper), data)
    assert isinstance(drawing, dict)
    counts = drawing["counts"]
    assert isinstance(counts, dict)
    return sum(int(str(counts[counter])) * weight for counter, weight in weights.items())
