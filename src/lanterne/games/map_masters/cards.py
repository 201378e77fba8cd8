"""A card is a small graph: corridors, rooms, two levels. MM-MODEL-14 to 19. Cards never change; all of a game's share one
`Deck` of designs. Coordinates serve drawing and lint only; the rules read the graph."""

from __future__ import annotations

from collections.abc import Mapping

from lanterne.games.map_masters.kinds import CIRCLE, LOWER, ROOM, SLOT, STAIRS, TRAPDOOR, UPPER


class Trapdoor:
    """A way down, in a corridor or in a room: the node that it opens from and the one where a fall ends (MM-MODEL-19)."""

    __slots__ = ("id", "landing", "node")

    def __init__(self, id: str, node: str, landing: str) -> None:
        self.id = id
        self.node = node
        self.landing = landing


class Node:
    """A place of the map. Rooms have a size, monsters and interior points; the content of others is one thing or items."""

    __slots__ = ("circles", "high", "id", "items", "kind", "level", "monsters", "trapdoors", "wide", "x", "y")

    def __init__(
        self, id: str, kind: str, level: str, x: int, y: int, items: Mapping[str, int], wide: int = 0, high: int = 0,
        monsters: int = 0, circles: tuple[str, ...] = (), trapdoors: tuple[Trapdoor, ...] = (),
    ) -> None:  # fmt: skip
        self.id = id
        self.kind = kind
        self.level = level  # UPPER or LOWER; stairs are on both and say ""
        self.x = x  # the middle
        self.y = y
        self.wide = wide
        self.high = high
        self.items = items  # how many of each
        self.monsters = monsters  # those of a room; a corridor monster is a node
        self.circles = circles  # the ids of interior circles, or the node itself when it is one
        self.trapdoors = trapdoors

    def is_room(self) -> bool:
        return self.kind == ROOM

    def is_on(self, level: str) -> bool:
        return self.level in (level, "")


class Edge:
    """A stretch of corridor between two nodes. `via` are bends of the drawing."""

    __slots__ = ("a", "b", "id", "via")

    def __init__(self, id: str, a: str, b: str, via: tuple[tuple[int, int], ...]) -> None:
        self.id = id
        self.a = a
        self.b = b
        self.via = via

    def other(self, node: str) -> str:
        return self.b if node == self.a else self.a


class Card:
    """One design."""

    def __init__(
        self, id: str, tier: int, names: Mapping[str, str], theme: tuple[str, ...], exits: tuple[str, ...],
        nodes: Mapping[str, Node], edges: tuple[Edge, ...], doors: Mapping[str, tuple[str, ...]],
    ) -> None:  # fmt: skip
        self.id = id
        self.tier = tier  # its price, 0 for a starting card
        self.names = names  # by language
        self.theme = theme
        self.exits = exits  # the open slots
        self.nodes = nodes
        self.edges = edges
        self.doors = doors  # by room: its edges clockwise (MM-MODEL-17)
        self.edge: dict[str, Edge] = {edge.id: edge for edge in edges}
        self.at: dict[str, tuple[Edge, ...]] = {
            id: tuple(edge for edge in edges if id in (edge.a, edge.b)) for id in nodes
        }
        self.circles: dict[str, str] = {circle: node.id for node in nodes.values() for circle in node.circles}
        self.trapdoors: dict[str, Trapdoor] = {door.id: door for node in nodes.values() for door in node.trapdoors}

    def between(self, node: str, target: str) -> list[Edge]:
        """The edges that join two nodes."""
        return [edge for edge in self.at[node] if edge.other(node) == target]

    def inner(self) -> list[Node]:
        """All nodes but the slots."""
        return [node for node in self.nodes.values() if node.kind != SLOT]

    def level_of(self, edge: Edge) -> str:
        """The level an edge runs on; stairs leave it to the other end."""
        for end in (edge.a, edge.b):
            if self.nodes[end].kind != STAIRS:
                return self.nodes[end].level
        return UPPER

    def icons(self) -> dict[str, int]:
        """How many of everything is printed on the card, by the names of the budget (MM-CONTENT)."""
        found: dict[str, int] = {}

        def add(kind: str, count: int = 1) -> None:
            if count:
                found[kind] = found.get(kind, 0) + count

        for node in self.inner():
            for item, count in node.items.items():
                add(item, count)
            add("monster", node.monsters)
            add("circle", len(node.circles))
            add("trapdoor", len(node.trapdoors))
            if node.kind not in (CIRCLE, TRAPDOOR, "place"):
                add(node.kind)
        return found

    def lower(self) -> list[Node]:
        return [node for node in self.nodes.values() if node.level == LOWER]
