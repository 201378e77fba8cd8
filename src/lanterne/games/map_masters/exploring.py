"""Phase D, exploration: everybody builds and draws at the same time. MM-EXPLORE, MM-TIME, MM-RULING-39 to 42."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.advice import advise
from lanterne.games.map_masters.drafting import Draft, draft_moves, draw_draft, solution_of, tell_draft
from lanterne.games.map_masters.exploration_check import (
    EMPTY,
    Exploration,
    Kit,
    check,
    mend,
    read_exploration,
    sample,
    walk_of,
)  # fmt: skip
from lanterne.games.map_masters.kinds import COUNTERS, TOOLS
from lanterne.games.map_masters.market import lose_book
from lanterne.games.map_masters.notation import edit
from lanterne.games.map_masters.state import NOTHING, Atlas, Mapper
from lanterne.kernel import drawing
from lanterne.kernel.asks import Ask, Flow, Json, Together
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.faults import Fault, Refused

SACRIFICE = "SB-8"


class Mapping(Craft):
    """The making of one exploration."""

    def __init__(self, kit: Kit, kind: str) -> None:
        self.kit = kit
        self.kind = kind  # of the primary objective
        self.drafts = True

    def check(self, answer: Json) -> Refused | None:
        return check(self.kit, answer)

    def sample(self, below: Callable[[int], int]) -> Json:
        return sample(self.kit, below)

    def mend(self, draft: Json) -> Json:
        """What counts when time is out says so itself: nobody was quick who did not say "done" (MM-RULING-39)."""
        mended = mend(self.kit, draft)
        assert isinstance(mended, dict)
        return {**mended, "late": True}

    def is_bare(self, draft: Json) -> bool:
        return not Draft(self.kit, self.kind, draft).exploration.steps

    def advise(self, draft: Json, say: Callable[[Fault], str]) -> Json:
        return advise(self.kit, self.kind, draft, say)

    def edit(self, draft: Json, line: str) -> Json:
        return edit(self.kit, draft if draft is not None else EMPTY, line)

    def moves(self, draft: Json, words: drawing.Words) -> list[tuple[str, str, str]]:
        return draft_moves(Draft(self.kit, self.kind, draft), words)

    def draw(self, draft: Json, words: drawing.Words, width: int, height: int) -> drawing.Drawing:
        return draw_draft(Draft(self.kit, self.kind, draft), words, width, height)

    def tell(self, draft: Json, words: drawing.Words) -> list[str]:
        return tell_draft(Draft(self.kit, self.kind, draft), words)

    def solved(self, found: Json, words: drawing.Words) -> tuple[Json, list[str]]:
        return solution_of(found, words)


def kit_of(s: Atlas, mapper: Mapper) -> Kit:
    """What a player may draw on this round."""
    return Kit(
        s.content.cards,
        mapper.zone,
        dict(zip(TOOLS, mapper.tokens, strict=True)),
        dict(zip(mapper.books, mapper.ready, strict=True)),
    )


def explore(s: Atlas) -> Flow[None]:
    """MM-EXPLORE-01 to 03. Nobody sees what the others draw until all are done; until then an answer may be withdrawn, but
    not that of the first in a time-bonus round (MM-EXPLORE-06, MM-RULING-40)."""
    kind = s.content.kind_of(s.primary)
    asks: list[Ask] = [Compose(mapper.seat, "explore", Mapping(kit_of(s, mapper), kind)) for mapper in s.mappers]
    together = Together("explore", asks, binds=quickest if s.is_timed() else None)
    if s.is_timed():
        low, _, high = s.pace.partition("-")
        together.pace = (int(low), int(high or low))
    arrivals = yield from together
    first = quickest(arrivals) if s.is_timed() else []
    s.winner = first[0].seat if first else -1
    for mapper, ask in zip(s.mappers, asks, strict=True):
        assert isinstance(ask, Compose)
        settle(s, mapper, ask.composed)
    s.phase = "reward"


def quickest(arrivals: list[Ask]) -> list[Ask]:
    """MM-RULING-39: the first "done" with a path that goes somewhere; alone, in a list, or nobody."""
    for ask in arrivals:
        assert isinstance(ask, Compose)
        exploration = read_exploration(ask.composed)
        if not exploration.late and any(step.verb == "go" for step in exploration.steps):
            return [ask]
    return []


def settle(s: Atlas, mapper: Mapper, data: Json) -> None:
    """What a path found and used up is written down."""
    exploration = read_exploration(data)
    walk = walk_of(kit_of(s, mapper), exploration)
    write_down(mapper, exploration)
    mapper.hand = mapper.zone
    tokens = [tool for tool, count in zip(TOOLS, mapper.tokens, strict=True) for _ in range(count)]
    mapper.kit = (*tokens, *(book for book, up in zip(mapper.books, mapper.ready, strict=True) if up))
    mapper.counts = [walk.counts[counter] for counter in COUNTERS]
    for book in walk.spent:
        if book == SACRIFICE:  # MM-RULING-52: to the box
            lose_book(mapper, book)
            s.emit(v.SACRIFICED, mapper.colour())
        else:
            mapper.turn(book, False)  # MM-SPELL-02
    if walk.at is None:
        s.reveal(v.IDLE, mapper.colour())
        return
    finds = [f"{counter}:{count}" for counter, count in walk.counts.items() if count and counter != "exit"]
    s.reveal(v.EXPLORED, mapper.colour(), " ".join(finds))
    s.emit(v.LEFT if walk.ended else v.DEAD_END, mapper.colour())


def write_down(mapper: Mapper, exploration: Exploration) -> None:
    mapper.tableau = tuple(f"{p.card} {p.x},{p.y} {p.rot}" for p in exploration.placements)
    mapper.start = ".".join(exploration.start) if exploration.start is not None else NOTHING
    mapper.steps = tuple(str(step) for step in exploration.steps)


def drawn_by(mapper: Mapper) -> Json:
    """The exploration of a player as it was handed in; None where there is none this round."""
    if not mapper.tableau:
        return None
    tableau: list[Json] = []
    for line in mapper.tableau:
        card, at, rot = line.split()
        x, _, y = at.partition(",")
        tableau.append({"card": card, "x": int(x), "y": int(y), "rot": int(rot)})
    card, _, slot = mapper.start.rpartition(".")
    start: Json = {"card": card, "slot": slot} if mapper.start else None
    return {"tableau": tableau, "start": start, "steps": list(mapper.steps)}
