"""A submitted exploration: cards laid, where the path starts, its steps. Reading, checking, mending it. MM-CHECK-01 to 18,
MM-RULING-41."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import SLOTS
from lanterne.games.map_masters.missteps import Misstep, refused
from lanterne.games.map_masters.steps import UNREADABLE, Step, read_step
from lanterne.games.map_masters.tableau import Placement, Spot, Tableau, design_of, joins, lay
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import allowed
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Refused

MOST_STEPS = 300  # more than any path has
MOST_CARDS = 5
FAR = 20  # cards lie at most so far out


class Exploration:
    """What a player hands in; `late` where time ran out before."""

    def __init__(
        self, placements: Sequence[Placement], start: Spot | None, steps: Sequence[Step], late: bool = False
    ) -> None:
        self.placements = list(placements)
        self.start = start
        self.steps = list(steps)
        self.late = late

    def dump(self) -> Json:
        return {
            "tableau": [{"card": p.card, "x": p.x, "y": p.y, "rot": p.rot} for p in self.placements],
            "start": None if self.start is None else {"card": self.start[0], "slot": self.start[1]},
            "steps": [str(step) for step in self.steps],
        }


EMPTY: Json = {"tableau": [], "start": None, "steps": []}


class Kit:
    """What a path may draw on: the hand, the tokens, the books with whether they are face up, and the designs."""

    def __init__(
        self, designs: Mapping[str, Card], hand: Sequence[str], tokens: Mapping[str, int], books: Mapping[str, bool]
    ) -> None:
        self.designs = designs
        self.hand = hand
        self.tokens = tokens
        self.books = books


def read_exploration(data: Json, kit: Kit | None = None) -> Exploration:
    """What plain data says, or a Misstep: BAD_SHAPE where it is none, the codes of MM-CHECK-02, for a kit, and of MM-CHECK-03
    where a card lies wrong. Steps are refused in their turn."""
    if not isinstance(data, dict) or set(data) - {"late"} != {"tableau", "start", "steps"}:
        raise Misstep("BAD_SHAPE", thing="tableau start steps")
    tableau, start, steps, late = data["tableau"], data["start"], data["steps"], data.get("late", False)
    if not isinstance(tableau, list) or not isinstance(steps, list) or not isinstance(late, bool):
        raise Misstep("BAD_SHAPE", thing="tableau start steps")
    if len(steps) > MOST_STEPS or len(tableau) > MOST_CARDS:
        raise Misstep("BAD_SHAPE", thing="tableau start steps")
    if kit is not None:
        check_cards(kit, [read_card(entry) for entry in tableau])
    placements = [read_placement(entry) for entry in tableau]
    return Exploration(placements, read_start(start), [read_any_step(step) for step in steps], late)


def read_card(entry: Json) -> str:
    if not isinstance(entry, dict) or set(entry) != {"card", "x", "y", "rot"} or not isinstance(entry["card"], str):
        raise Misstep("BAD_SHAPE", thing="card x y rot")
    return entry["card"][:20]


def read_placement(entry: Json) -> Placement:
    card = read_card(entry)
    assert isinstance(entry, dict)
    x, y, rot = entry["x"], entry["y"], entry["rot"]
    if isinstance(rot, bool) or not isinstance(rot, int) or rot not in (0, 180):
        raise Misstep("BAD_ROTATION", card)
    for number in (x, y):
        if isinstance(number, bool) or not isinstance(number, int) or abs(number) > FAR:
            raise Misstep("BAD_POSITION", card)
    assert isinstance(x, int)
    assert isinstance(y, int)
    return Placement(card, x, y, rot)


def read_start(start: Json) -> Spot | None:
    if start is None:
        return None
    if not isinstance(start, dict) or set(start) != {"card", "slot"}:
        raise Misstep("BAD_SHAPE", thing="card slot")
    card, slot = start["card"], start["slot"]
    if not isinstance(card, str) or not isinstance(slot, str) or slot not in SLOTS:
        raise Misstep("BAD_SHAPE", thing="card slot")
    return card[:20], slot


def read_any_step(text: Json) -> Step:
    if not isinstance(text, str):
        return Step(UNREADABLE, type(text).__name__)
    try:
        return read_step(text)
    except Misstep as misstep:
        return Step(UNREADABLE, misstep.thing)


class Stumble(Misstep):
    """A misstep at a known step of the path."""

    def __init__(self, place: int, misstep: Misstep) -> None:
        super().__init__(misstep.code, misstep.card, misstep.node, misstep.thing)
        self.place = place


def build(kit: Kit, exploration: Exploration) -> Tableau:
    """The tableau of an exploration, or a Misstep. MM-CHECK-02 to 06."""
    check_cards(kit, [placement.card for placement in exploration.placements])
    return lay(exploration.placements, kit.designs)


def check_cards(kit: Kit, cards: Sequence[str]) -> None:
    """MM-CHECK-02."""
    for place, card in enumerate(cards):
        if card not in kit.hand or design_of(card) not in kit.designs:
            raise Misstep("CARD_NOT_IN_HAND", card)
        if card in cards[:place]:
            raise Misstep("CARD_TWICE", card)


def walk_of(kit: Kit, exploration: Exploration) -> Walk:
    """The finished path of an exploration; a Misstep names the first thing that is wrong (MM-CHECK-01)."""
    walk = Walk(build(kit, exploration), kit.tokens, kit.books)
    if exploration.start is None:
        if exploration.steps:
            raise Misstep("NO_START")
        return walk  # MM-CHECK-18
    walk.start(*exploration.start)
    for place, step in enumerate(exploration.steps, 1):
        try:
            walk.take(step)
        except Misstep as misstep:
            raise Stumble(place, misstep) from None
    try:
        walk.finish()
    except Misstep as misstep:
        raise Stumble(len(exploration.steps), misstep) from None
    return walk


def check(kit: Kit, data: Json) -> Refused | None:
    """Why an exploration is refused, or None."""
    try:
        walk_of(kit, read_exploration(data, kit))
    except Misstep as misstep:
        return refused(misstep, misstep.place if isinstance(misstep, Stumble) else 0)
    return None


def mend(kit: Kit, data: Json) -> Json:
    """MM-RULING-41: what is taken of a draft when time is out. An illegal tableau counts as empty; a path is cut before its
    first illegal step."""
    if isinstance(data, dict) and isinstance(data.get("steps"), list):
        steps = data["steps"]
        assert isinstance(steps, list)
        data = {**data, "steps": steps[:MOST_STEPS]}
    try:
        exploration = read_exploration(data, kit)
        walk = Walk(build(kit, exploration), kit.tokens, kit.books)
    except Misstep:
        return EMPTY
    taken: list[Step] = []
    try:
        if exploration.start is not None:
            walk.start(*exploration.start)
            for step in exploration.steps:
                walk.take(step)
                taken.append(step)
    except Misstep:
        pass
    if walk.crossing:
        taken.pop()
    return Exploration(exploration.placements, exploration.start if walk.at is not None else None, taken).dump()


def laid(kit: Kit, data: Json) -> list[Placement]:
    """The cards of a draft that lie somewhere, whether together they are a dungeon or not."""
    found: list[Placement] = []
    tableau = data.get("tableau") if isinstance(data, dict) else None
    for entry in tableau[:MOST_CARDS] if isinstance(tableau, list) else ():
        try:
            placement = read_placement(entry)
            check_cards(kit, [*[other.card for other in found], placement.card])
        except Misstep:
            continue
        found.append(placement)
    return found


# --- an exploration at random ----------------------------------------------------------------------------------------


def sample(kit: Kit, below: Callable[[int], int]) -> Json:
    """Some valid exploration: cards laid one after the other where they fit, and a path that goes on at random."""
    placements: list[Placement] = []
    cards = list(kit.hand)
    if not below(30):
        return EMPTY
    while cards:
        card = cards.pop(below(len(cards)))
        fits = fitting(kit, placements, card)
        if fits:
            placements.append(fits[below(len(fits))])
    exploration = Exploration(placements, None, [])
    walk = Walk(build(kit, exploration), kit.tokens, kit.books)
    edges = list(walk.tableau.free_edges())
    if not edges:
        return exploration.dump()
    exploration.start = edges[below(len(edges))]
    walk.start(*exploration.start)
    while True:
        steps = allowed(walk)
        if not steps or not below(40):
            break
        step = steps[below(len(steps))]
        walk.take(step)
        exploration.steps.append(step)
    if walk.crossing:
        exploration.steps.pop()
    return exploration.dump()


def fitting(kit: Kit, placements: Sequence[Placement], card: str) -> list[Placement]:
    """Every legal way to add a card to cards that lie. Where those are one legal dungeon only the contacts of the new card are
    looked at; where it has to join them anew, the whole."""
    if not placements:
        return [Placement(card, 0, 0, 0), Placement(card, 0, 0, 180)]
    try:
        whole: Tableau | None = lay(placements, kit.designs)
    except Misstep:
        whole = None
    around = sorted({
        (placement.x + dx, placement.y + dy)
        for placement in placements
        for dx, dy in ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, -2), (0, 2))
    })
    tries = [Placement(card, x, y, rot) for x, y in around for rot in (0, 180)]
    if whole is not None:
        exits = kit.designs[design_of(card)].exits
        return [placement for placement in tries if joins(whole, placement, exits)]
    return [placement for placement in tries if is_legal([*placements, placement], kit)]


def is_legal(placements: Sequence[Placement], kit: Kit) -> bool:
    try:
        lay(placements, kit.designs)
    except Misstep:
        return False
    return True
