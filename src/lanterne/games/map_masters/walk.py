"""Walking a path through a tableau, step by step. MM-PATH, MM-ROOM, MM-OBST, MM-TELE, MM-MODEL-21 to 34, MM-STEP-01 to 12.

A Walk knows nothing of phases, players or points: it takes steps, or refuses them with a code, and counts discoveries.
"""

from __future__ import annotations

from collections.abc import Mapping

from lanterne.games.map_masters.cards import Edge, Node
from lanterne.games.map_masters.kinds import (
    BOOK_FOR,
    BOOKS,
    COUNTED_AS,
    COUNTERS,
    EXPLORATION_BOOKS,
    LAVA,
    LOCK,
    MONSTER,
    SLOT,
    STAIRS,
    TOOL_FOR,
    TOOLS,
    TRAPDOOR,
)  # fmt: skip
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.steps import BOOKS_OF, FAIRY, ITEM, PAYMENTS, UNREADABLE, Step
from lanterne.games.map_masters.tableau import Spot, Tableau

INSIDE = -1  # the end of a strand that is no door (MM-MODEL-23)


class Visits:
    """What a path has done in one room: its strands from door to door, by place in the list of doors."""

    __slots__ = ("cleared", "entry", "left", "strands")

    def __init__(self, left: int, cleared: bool, strands: tuple[tuple[int, int], ...], entry: int) -> None:
        self.left = left  # monsters not yet defeated
        self.cleared = cleared
        self.strands = strands  # finished ones that join two doors; others cross nothing (MM-MODEL-25)
        self.entry = entry  # where the open strand came in

    def copy(self) -> Visits:
        return Visits(self.left, self.cleared, self.strands, self.entry)

    def crossings(self, door: int) -> int:
        """How many earlier strands the open one would cross if it left by this door (MM-MODEL-24)."""
        if self.entry == INSIDE:
            return 0
        low, high = min(self.entry, door), max(self.entry, door)
        return sum((low < a < high) != (low < b < high) for a, b in self.strands)


class Walk:
    """A path as far as it has come: where it stands, what it used up, what it counts."""

    def __init__(self, tableau: Tableau, tokens: Mapping[str, int], books: Mapping[str, bool]) -> None:
        self.tableau = tableau
        self.at: Spot | None = None
        self.visited: set[Spot] = set()  # corridor nodes (MM-MODEL-22)
        self.used: set[Spot] = set()  # edges, by card and id
        self.rooms: dict[Spot, Visits] = {}
        self.circles: set[Spot] = set()  # used ones
        self.fates: dict[Spot, str] = {}  # trapdoors that were paid for, fallen through or climbed
        self.pending = ""  # the kind of obstacle that must be overcome here
        self.items: dict[str, int] = dict.fromkeys(TOOLS, 0)  # collected and not yet used
        self.tokens: dict[str, int] = {tool: tokens.get(tool, 0) for tool in TOOLS}
        self.books: dict[str, bool] = dict(books)  # owned ones, and whether they are face up
        self.spent: list[str] = []  # books used on this path, in order
        self.counts: dict[str, int] = dict.fromkeys(COUNTERS, 0)
        self.ended = False  # on a free edge
        self.crossing = False  # SB-7 was declared for the next step
        self.moved = False  # has taken a `go` (MM-RULING-39)

    def copy(self) -> Walk:
        twin = Walk(self.tableau, self.tokens, self.books)
        twin.at = self.at
        twin.visited = self.visited.copy()
        twin.used = self.used.copy()
        twin.rooms = {spot: visits.copy() for spot, visits in self.rooms.items()}
        twin.circles = self.circles.copy()
        twin.fates = self.fates.copy()
        twin.pending = self.pending
        twin.items = self.items.copy()
        twin.spent = self.spent.copy()
        twin.counts = self.counts.copy()
        twin.ended = self.ended
        twin.crossing = self.crossing
        twin.moved = self.moved
        return twin

    # --- looking -----------------------------------------------------------------------------------------------------

    def node(self, spot: Spot) -> Node:
        return self.tableau.cards[spot[0]].nodes[spot[1]]

    def here(self) -> Spot:
        """Where the path stands; a Misstep before it began."""
        if self.at is None:
            raise Misstep("NO_START")
        return self.at

    def visits(self, spot: Spot) -> Visits | None:
        return self.rooms.get(spot)

    # --- steps -------------------------------------------------------------------------------------------------------

    def start(self, card: str, slot: str) -> None:
        """MM-STEP-01, MM-PATH-01."""
        if card not in self.tableau.cards:
            raise Misstep("TARGET_NOT_PLACED", card)
        if slot not in self.tableau.cards[card].exits:
            raise Misstep("START_CLOSED", card, slot)
        if not self.tableau.is_free(card, slot):
            raise Misstep("START_NOT_FREE", card, slot)
        self.at = (card, slot)
        self.visited.add(self.at)

    def take(self, step: Step) -> None:
        """Take a step, or raise a Misstep; a refused step changes nothing."""
        self.here()
        if step.verb == UNREADABLE:
            raise Misstep("BAD_STEP", thing=step.node)
        if self.ended and step.verb != "wrap":
            raise Misstep("PATH_ENDED", *self.here())
        if self.crossing and step.verb != "go":
            raise Misstep("CROSS_NOT_NEEDED", *self.here())
        if step.verb == "go":
            self._go(step)
        elif step.verb == "link":
            self._link()
        elif step.verb == "pay":
            self._pay(step.by)
        elif step.verb == "fall":
            self._fall(step.node)
        elif step.verb == "climb":
            self._climb(step)
        elif step.verb == "teleport":
            self._teleport(step)
        elif step.verb == "tele-monster":
            self._tele_monster(step)
        elif step.verb == "tele-barrel":
            self._tele_barrel(step)
        elif step.verb == "cross":
            self._cross(step)
        elif step.verb == "wrap":
            self._wrap(step)
        else:
            self._sacrifice(step)

    def finish(self) -> None:
        """MM-MODEL-33: a path may stop anywhere, but not between `cross` and the step it is for."""
        if self.crossing:
            raise Misstep("CROSS_NOT_NEEDED", *self.here())

    def _go(self, step: Step) -> None:
        """MM-STEP-02."""
        card, here = self.here()
        design = self.tableau.cards[card]
        fits = [edge for edge in design.between(here, step.node) if step.by in ("", edge.id)]
        fresh = [edge for edge in fits if (card, edge.id) not in self.used]
        if not fits or (len(fresh) > 1):
            raise Misstep("NO_SUCH_EDGE", card, step.node)
        self._check_pending()
        target = (card, step.node)
        if not fresh:
            edge = fits[0]
            door = design.nodes[edge.a].is_room() or design.nodes[edge.b].is_room()
            raise Misstep("DOOR_USED" if door else "CORRIDOR_USED", card, step.node)
        edge = fresh[0]
        if target in self.visited:
            raise Misstep("CORRIDOR_USED", card, step.node)
        visits = self.rooms.get((card, here))
        if visits is None:
            if self.crossing:
                raise Misstep("CROSS_NOT_NEEDED", card, here)
        else:
            self._leave(visits, (card, here), edge)
        if design.nodes[here].kind == STAIRS:
            self.counts["stairs"] += 1  # MM-MODEL-30
        self.used.add((card, edge.id))
        self.moved = True
        self._arrive(target, edge)

    def _leave(self, visits: Visits, room: Spot, edge: Edge) -> None:
        """The open strand leaves by a door."""
        door = self._door(room, edge)
        crossed = visits.crossings(door)
        if self.crossing:
            if crossed > 1:
                raise Misstep("CROSS_TOO_MANY", *room)
            if not crossed:
                raise Misstep("CROSS_NOT_NEEDED", *room)
        elif crossed:
            raise Misstep("CROSSES_PATH", *room)
        if visits.entry != INSIDE:
            visits.strands += ((visits.entry, door),)
        self.crossing = False

    def _door(self, room: Spot, edge: Edge) -> int:
        return self.tableau.cards[room[0]].doors[room[1]].index(edge.id)

    def _link(self) -> None:
        """MM-STEP-03."""
        facing = self.tableau.links.get(self.here())
        if facing is None:
            raise Misstep("NO_SUCH_EDGE", *self.here())
        if facing in self.visited:
            raise Misstep("CORRIDOR_USED", *facing)
        self._arrive(facing, None)

    def _pay(self, by: str) -> None:
        """MM-STEP-04."""
        if not self.pending:
            raise Misstep("NOTHING_TO_PAY", *self.here())
        tool = TOOL_FOR[self.pending]
        if by in BOOKS:
            self._check_book(by)
        if by not in PAYMENTS or (by in BOOKS and by != BOOK_FOR[self.pending]):
            raise Misstep("WRONG_RESOURCE", *self.here(), by)
        self._spend(tool, by)
        spot = self.here()
        visits = self.rooms.get(spot)
        if visits is not None:
            visits.left -= 1
            if not visits.left:
                self._clear(spot, visits)
            return
        self.counts[COUNTED_AS[self.pending]] += 1  # MM-MODEL-31
        if self.pending == TRAPDOOR:
            self.fates[spot] = "paid"
        self.pending = ""

    def _fall(self, name: str) -> None:
        """MM-STEP-05."""
        spot = self.here()
        node = self.node(spot)
        doors = [door for door in node.trapdoors if name in ("", door.id)]
        if len(doors) > 1:
            doors = [door for door in doors if not self._is_spent(spot[0], door.id, node)] or doors[:1]
        if len(doors) != 1:
            raise Misstep("NO_SUCH_EDGE", spot[0], name or spot[1])
        if self.pending and self.pending != TRAPDOOR:
            self._check_pending()
        door = doors[0]
        if self._is_spent(spot[0], door.id, node):
            raise Misstep("TRAPDOOR_USED", spot[0], door.id)
        landing = (spot[0], door.landing)
        if landing in self.visited:
            raise Misstep("LANDING_USED", *landing)
        if not node.is_room():
            self.counts["trap"] += 1
        self.fates[spot[0], door.id] = "fallen"
        self.pending = ""
        self._arrive(landing, None)

    def _is_spent(self, card: str, trapdoor: str, node: Node) -> bool:
        """Whether nobody falls through a trapdoor any more. One in a room by which the path came up is still open."""
        fate = self.fates.get((card, trapdoor), "")
        return bool(fate) and not (node.is_room() and fate == "climbed")

    def _climb(self, step: Step) -> None:
        """MM-STEP-06, MM-RULING-49."""
        self._check_pending()
        self._check_book(step.by, "climb")
        card, here = self.here()
        door = self.tableau.cards[card].trapdoors.get(step.node)
        if door is None or door.landing != here:
            raise Misstep("NOT_ON_LANDING", card, step.node)
        if (card, door.id) in self.fates:
            raise Misstep("TRAPDOOR_USED", card, door.id)
        top = (card, door.node)
        if top in self.visited:
            raise Misstep("TRAPDOOR_USED", card, door.id)
        self._turn_down(step.by)
        self.fates[card, door.id] = "climbed"
        if not self.node(top).is_room():
            self.counts["trap"] += 1
        self._arrive(top, None)

    def _teleport(self, step: Step) -> None:
        """MM-STEP-07."""
        self._check_pending()
        card, here = self.here()
        source = step.source
        if not source:
            circles = self.node((card, here)).circles
            fresh = [circle for circle in circles if (card, circle) not in self.circles]
            others = [circle for circle in fresh if (card, circle) != (step.card, step.node)]
            source = next(iter((*others, *fresh, *circles)), "")
        if source not in self.node((card, here)).circles:
            raise Misstep("NOT_ON_CIRCLE", card, here)
        if (card, source) in self.circles:
            raise Misstep("CIRCLE_USED", card, source)
        if step.card not in self.tableau.cards:
            raise Misstep("TARGET_NOT_PLACED", step.card)
        if (step.card, step.node) == (card, source):
            raise Misstep("SAME_CIRCLE", card, source)
        holder = self.tableau.cards[step.card].circles.get(step.node)
        if holder is None:
            raise Misstep("NO_SUCH_EDGE", step.card, step.node)
        if (step.card, step.node) in self.circles:
            raise Misstep("CIRCLE_USED", step.card, step.node)
        target = (step.card, holder)
        if target in self.visited:
            raise Misstep("TARGET_VISITED", *target)
        if step.by in BOOKS:
            self._check_book(step.by)
        if step.by not in BOOKS_OF["teleport"]:
            raise Misstep("WRONG_RESOURCE", card, here, step.by)
        self._spend("scroll", step.by)
        self.circles |= {(card, source), (step.card, step.node)}
        self._arrive(target, None)

    def _tele_monster(self, step: Step) -> None:
        """MM-STEP-08, MM-RULING-48."""
        self._check_pending()
        self._check_book(step.by, "tele-monster")
        target, node = self._target(step)
        visits = self.rooms.get(target)
        left = visits.left if visits is not None else node.monsters
        if not (left if node.is_room() else node.kind == MONSTER):
            raise Misstep("NO_MONSTER_THERE", *target)
        if target in self.visited:
            raise Misstep("TARGET_VISITED", *target)
        self._turn_down(step.by)
        self._arrive(target, None)

    def _tele_barrel(self, step: Step) -> None:
        """MM-STEP-09, MM-RULING-50."""
        self._check_pending()
        self._check_book(step.by, "tele-barrel")
        here = self.here()
        if not self.node(here).items.get("barrel"):
            raise Misstep("NO_BARREL_HERE", *here)
        target, node = self._target(step)
        if node.items.get("barrel", 0) < (2 if target == here else 1):
            raise Misstep("NO_BARREL_THERE", *target)
        if target in self.visited:
            raise Misstep("TARGET_VISITED", *target)
        self._turn_down(step.by)
        self._arrive(target, None)

    def _target(self, step: Step) -> tuple[Spot, Node]:
        if step.card not in self.tableau.cards:
            raise Misstep("TARGET_NOT_PLACED", step.card)
        node = self.tableau.cards[step.card].nodes.get(step.node)
        if node is None:
            raise Misstep("NO_SUCH_EDGE", step.card, step.node)
        return (step.card, step.node), node

    def _cross(self, step: Step) -> None:
        """MM-STEP-10."""
        self._check_book(step.by, "cross")
        self._check_pending()
        if self.here() not in self.rooms:
            raise Misstep("CROSS_NOT_NEEDED", *self.here())
        self._turn_down(step.by)
        self.crossing = True

    def _wrap(self, step: Step) -> None:
        """MM-STEP-11, MM-RULING-54."""
        self._check_book(step.by, "wrap")
        card, slot = self.here()
        far = self.tableau.opposite(card, slot, "x" if step.by == "SB-12" else "y") if self.ended else None
        if far is None:
            raise Misstep("NOT_OUTERMOST", card, slot)
        if far[1] not in self.tableau.cards[far[0]].exits:
            raise Misstep("OPPOSITE_CLOSED", *far)
        if far in self.visited:
            raise Misstep("OPPOSITE_USED", *far)
        self._turn_down(step.by)
        self.ended = False
        self.counts["exit"] = 0
        self.at = far
        self.visited.add(far)

    def _sacrifice(self, step: Step) -> None:
        """MM-STEP-12, MM-RULING-52."""
        self._check_book(step.by, "sacrifice")
        self._turn_down(step.by)
        self.tokens[step.node] += 1

    # --- arriving ----------------------------------------------------------------------------------------------------

    def _arrive(self, target: Spot, edge: Edge | None) -> None:
        """MM-MODEL-27, 28, 32. `edge` is None where the path jumps, falls or takes a link."""
        node = self.node(target)
        self.at = target
        if node.is_room():
            visits = self.rooms.get(target)
            if visits is None:
                visits = self.rooms[target] = Visits(node.monsters, False, (), INSIDE)
            visits.entry = self._door(target, edge) if edge is not None else INSIDE
            if visits.left:
                self.pending = MONSTER
            elif not visits.cleared:
                self._clear(target, visits)
            return
        self.visited.add(target)
        self._collect(node)
        if node.kind in (LOCK, LAVA, MONSTER) or (node.kind == TRAPDOOR and target not in self.fates):
            self.pending = node.kind
        elif node.kind == SLOT and edge is not None and target not in self.tableau.links:
            self.ended = True
            self.counts["exit"] = 1

    def _clear(self, room: Spot, visits: Visits) -> None:
        """Everything in a room is discovered in one instant, once no monster is left."""
        node = self.node(room)
        visits.cleared = True
        self.pending = ""
        self.counts["room"] += 1
        self.counts["monster"] += node.monsters
        self.counts["trap"] += len(node.trapdoors)
        self._collect(node)

    def _collect(self, node: Node) -> None:
        for item, count in node.items.items():
            self.counts[item] += count
            if item in TOOLS:
                self.items[item] += count
        self.counts["circle"] += len(node.circles)

    # --- paying ------------------------------------------------------------------------------------------------------

    def _check_pending(self) -> None:
        """MM-MODEL-29."""
        if not self.pending:
            return
        spot = self.here()
        if spot in self.rooms:
            raise Misstep("MONSTERS_LEFT", *spot)
        raise Misstep("TRAPDOOR_PENDING" if self.pending == TRAPDOOR else "OBSTACLE_PENDING", *spot)

    def _check_book(self, book: str, verb: str = "") -> None:
        if verb and book not in BOOKS_OF[verb]:
            raise Misstep("WRONG_RESOURCE", *self.here(), book)
        if book not in self.books:
            raise Misstep("SPELL_NOT_OWNED", thing=book)
        if book not in EXPLORATION_BOOKS:
            raise Misstep("SPELL_WRONG_PHASE", thing=book)
        if not self.books[book]:
            raise Misstep("SPELL_USED", thing=book)

    def _turn_down(self, book: str) -> None:
        self.books[book] = False
        self.spent.append(book)

    def _spend(self, tool: str, by: str) -> None:
        if by == ITEM:
            if not self.items[tool]:
                raise Misstep("NO_ITEM", *self.here(), tool)
            self.items[tool] -= 1
        elif by == FAIRY:
            if not self.tokens[tool]:
                raise Misstep("NO_FAIRY", *self.here(), tool)
            self.tokens[tool] -= 1
        else:
            self._turn_down(by)
