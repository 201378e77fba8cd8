"""What could be done from where a path stands: the steps that come to mind, those that may be taken, and why not the others."""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.games.map_masters.cards import Trapdoor
from lanterne.games.map_masters.kinds import MONSTER, TOOLS
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.steps import BOOKS_OF, PAYMENTS, Step
from lanterne.games.map_masters.tableau import Spot
from lanterne.games.map_masters.walk import Walk


def proposals(walk: Walk) -> Iterator[Step]:
    """Every step that might be taken from where a path stands; `allowed` keeps those that may."""
    if walk.at is None:
        return
    card, here = walk.at
    tableau = walk.tableau
    if walk.ended:
        for book in BOOKS_OF["wrap"]:
            yield Step("wrap", by=book)
        return
    for edge in tableau.cards[card].at[here]:
        target = edge.other(here)
        yield Step("go", target, by=edge.id if len(tableau.cards[card].between(here, target)) > 1 else "")
    if walk.at in tableau.links:
        yield Step("link")
    for payment in PAYMENTS if walk.pending else ():
        yield Step("pay", by=payment)
    node = walk.node(walk.at)
    for door in node.trapdoors:
        yield Step("fall", door.id)
    for door in climbs(walk, walk.at):
        yield Step("climb", door.id, by="SB-4")
    for source in node.circles:
        for other, design in tableau.cards.items():
            for circle in design.circles:
                for payment in BOOKS_OF["teleport"]:
                    yield Step("teleport", circle, other, payment, source)
    for other, design in tableau.cards.items():
        for there in design.inner():
            if "SB-3" in walk.books and (there.monsters or there.kind == MONSTER):
                yield Step("tele-monster", there.id, other, "SB-3")
            if "SB-5" in walk.books and there.items.get("barrel"):
                yield Step("tele-barrel", there.id, other, "SB-5")
    if "SB-8" in walk.books:
        for tool in TOOLS:
            yield Step("sacrifice", tool, by="SB-8")


def climbs(walk: Walk, spot: Spot) -> list[Trapdoor]:
    """The trapdoors above a landing, for whoever has the book."""
    if "SB-4" not in walk.books:
        return []
    return [door for door in walk.tableau.cards[spot[0]].trapdoors.values() if door.landing == spot[1]]


def why_not(walk: Walk, step: Step) -> Misstep | None:
    """Why a step is refused now; None where it may be taken."""
    try:
        walk.copy().take(step)
    except Misstep as misstep:
        return misstep
    return None


def allowed(walk: Walk) -> list[Step]:
    """Every step that may be taken. Crossing with SB-7 comes as `cross`, where it would open a door."""
    steps = [step for step in proposals(walk) if why_not(walk, step) is None]
    if walk.books.get("SB-7") and walk.at in walk.rooms and not walk.crossing and not walk.pending:
        crossing = walk.copy()
        crossing.take(Step("cross", by="SB-7"))
        if any(why_not(crossing, step) is None for step in proposals(crossing) if step.verb == "go"):
            steps.append(Step("cross", by="SB-7"))
    return steps
