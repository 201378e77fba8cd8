"""What bots look for in a path. MM-SOLVE-04."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from lanterne.games.map_masters.kinds import COUNTERS, OBJECTIVES

# MM-CONTENT-10: how many objective cards there are of each kind
COPIES = {kind: 3 if kind in ("barrel", "sword", "scroll") else 2 for kind in OBJECTIVES}
LAST_ROUND = 6
COIN, EXIT, OPTIMIZER = 0.4, 0.5, 0.7


def default_weights(
    primary: str, seen: Iterable[str], round: int, copies: Mapping[str, int] = COPIES
) -> dict[str, float]:
    """The primary objective counts in full, the secondary by half of what it is on average over the objective cards that were
    not seen yet; coins, the exit and, before the last round, optimizers have their worth for what comes after.

    `seen` are the kinds of all objective cards that were drawn, the primary among them; `primary` may be empty.
    """
    gone = Counter(seen)
    left = {kind: max(0, copies.get(kind, 0) - gone[kind]) for kind in OBJECTIVES}
    total = sum(left.values())
    weights = dict.fromkeys(COUNTERS, 0.0)
    for kind, points in OBJECTIVES.items():
        weights[kind] = points * left[kind] / total / 2 if total else 0.0
    if primary:
        weights[primary] += OBJECTIVES[primary]
    weights["coin"] += COIN
    weights["exit"] = EXIT
    weights["recycle"] = weights["scissors"] = OPTIMIZER if round < LAST_ROUND else 0.0
    return weights
