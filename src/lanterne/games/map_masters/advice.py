"""What may be said about a draft of an exploration while somebody makes it: where cards fit, how far the path is right, what it
found, what could come next and why not. The page knows no rule of its own: it asks here."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.exploration_check import (
    Exploration,
    Kit,
    Stumble,
    build,
    fitting,
    laid,
    read_exploration,
)  # fmt: skip
from lanterne.games.map_masters.kinds import LAVA, LOCK, MONSTER, OBJECTIVES, TRAPDOOR
from lanterne.games.map_masters.missteps import Misstep, refused
from lanterne.games.map_masters.steps import Step
from lanterne.games.map_masters.tableau import Placement, Spot
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import allowed, proposals, why_not
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault

Say = Callable[[Fault], str]
MOST_BARRED = 12  # reasons shown at once


def advise(kit: Kit, kind: str, draft: Json, say: Say) -> Json:
    """The advice for a draft, whatever it is; `kind` is the objective's."""
    wrong: Misstep | None = None
    exploration = Exploration([], None, [])
    try:
        exploration = read_exploration(draft, kit)
        walk = Walk(build(kit, exploration), kit.tokens, kit.books)
    except Misstep as misstep:
        wrong = misstep
        walk = Walk(build(kit, Exploration([], None, [])), kit.tokens, kit.books)
    trail: list[Json] = []
    if wrong is None:
        wrong = follow(walk, exploration, trail)
    return {
        "refused": None if wrong is None else worded(wrong, say),
        "good": len(trail),
        "fits": fits(kit, laid(kit, draft)),
        "starts": [list(spot) for spot in walk.tableau.free_edges()],
        "trail": trail,
        "at": spot_of(walk.at),
        "ended": walk.ended,
        "pending": walk.pending,
        "left": left_here(walk),
        "counts": {**walk.counts},
        "items": {**walk.items},
        "tokens": {**walk.tokens},
        "books": {**walk.books},
        "circled": [list(spot) for spot in circled(walk)],
        "next": [{"step": str(step), "to": target(walk, step)} for step in allowed(walk)],
        "barred": barred(walk, say),
        "points": walk.counts[kind] * OBJECTIVES[kind] if kind else 0,
    }


def follow(walk: Walk, exploration: Exploration, trail: list[Json]) -> Misstep | None:
    """Walk as far as the draft is right, and write down the way."""
    try:
        if exploration.start is None:
            if exploration.steps:
                raise Misstep("NO_START")
            return None
        walk.start(*exploration.start)
        for place, step in enumerate(exploration.steps, 1):
            before = walk.here()
            used = set(walk.used)
            try:
                walk.take(step)
            except Misstep as misstep:
                return Stumble(place, misstep)
            edge = next(iter(walk.used - used), ("", ""))[1]
            jump = step.verb not in ("go", "link", "pay", "cross", "sacrifice")
            trail.append(
                {"step": str(step), "from": list(before), "to": spot_of(walk.at), "edge": edge, "jump": jump}
            )
    except Misstep as misstep:
        return misstep
    return None


def drawing_of(kit: Kit, data: dict[str, Json]) -> Json:
    """A finished exploration with the way it took and what it found, as it is shown to everybody."""
    exploration = read_exploration(data)
    walk = Walk(build(kit, exploration), kit.tokens, kit.books)
    trail: list[Json] = []
    follow(walk, exploration, trail)
    return {**data, "counts": {**walk.counts}, "trail": trail, "circled": [list(spot) for spot in circled(walk)]}


def worded(misstep: Misstep, say: Say) -> Json:
    place = misstep.place if isinstance(misstep, Stumble) else 0
    reason = refused(misstep, place)
    return {
        "code": misstep.code, "rule": reason.rule, "words": say(reason), "step": place, "card": misstep.card,
        "node": misstep.node,
    }  # fmt: skip


def fits(kit: Kit, placements: list[Placement]) -> Json:
    """For every card of the hand, where it may lie beside the others as they lie."""
    found: dict[str, Json] = {}
    for card in kit.hand:
        others = [placement for placement in placements if placement.card != card]
        found[card] = [[p.x, p.y, p.rot] for p in fitting(kit, others, card)]
    return found


def spot_of(spot: Spot | None) -> Json:
    return None if spot is None else list(spot)


def left_here(walk: Walk) -> int:
    visits = walk.visits(walk.at) if walk.at is not None else None
    return visits.left if visits is not None else int(bool(walk.pending))


def circled(walk: Walk) -> list[Spot]:
    """The nodes whose discoveries count: cleared rooms, and corridor nodes that do not hold the path up."""
    rooms = [spot for spot, visits in walk.rooms.items() if visits.cleared]
    held = walk.at if walk.pending else None
    obstacles = (LOCK, LAVA, MONSTER, TRAPDOOR)
    corridors = [
        spot for spot in walk.visited
        if spot != held and (walk.node(spot).items or walk.node(spot).circles or walk.node(spot).kind in obstacles)
    ]  # fmt: skip
    return sorted(rooms + corridors)


def target(walk: Walk, step: Step) -> Json:
    """Where a step leads, for something to tap on."""
    if walk.at is None:
        return None
    if step.verb == "go":
        return [walk.at[0], step.node]
    if step.verb == "link":
        return spot_of(walk.tableau.links.get(walk.at))
    if step.verb == "teleport":
        return [step.card, walk.tableau.cards[step.card].circles[step.node]]
    if step.verb in ("tele-monster", "tele-barrel"):
        return [step.card, step.node]
    if step.verb == "fall":
        return [walk.at[0], walk.tableau.cards[walk.at[0]].trapdoors[step.node].landing]
    if step.verb == "climb":
        return [walk.at[0], walk.tableau.cards[walk.at[0]].trapdoors[step.node].node]
    return None


def barred(walk: Walk, say: Say) -> list[Json]:
    """Steps that come to mind and are not allowed: ways on that are closed, and payments that are wanting."""
    found: list[Json] = []
    for step in proposals(walk):
        if step.verb not in ("go", "link", "pay", "fall") or len(found) >= MOST_BARRED:
            continue
        misstep = why_not(walk, step)
        if misstep is not None and misstep.code not in ("SPELL_NOT_OWNED", "WRONG_RESOURCE", "NO_FAIRY"):
            reason = refused(misstep, 0)
            found.append({
                "step": str(step), "to": target(walk, step), "code": misstep.code, "rule": reason.rule, "words": say(reason),
            })  # fmt: skip
    return found
