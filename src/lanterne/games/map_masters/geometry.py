"""The drawing of a card as lines and boxes, as far as lint must understand it: MM-CONTENT-02. All numbers are doubled, so
that the edges of rooms are whole."""

from __future__ import annotations

from functools import cmp_to_key
from itertools import pairwise

from lanterne.games.map_masters.cards import Card, Edge, Node
from lanterne.games.map_masters.kinds import LEVELS

Point = tuple[int, int]


def line_of(card: Card, edge: Edge) -> list[Point]:
    """An edge from the middle of one end to the middle of the other."""
    a, b = card.nodes[edge.a], card.nodes[edge.b]
    return [(2 * a.x, 2 * a.y), *((2 * x, 2 * y) for x, y in edge.via), (2 * b.x, 2 * b.y)]


def box_of(room: Node) -> tuple[int, int, int, int]:
    """Left, top, right, bottom."""
    return 2 * room.x - room.wide, 2 * room.y - room.high, 2 * room.x + room.wide, 2 * room.y + room.high


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive where a, b, c turn one way, negative the other, 0 on a line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_between(a: Point, b: Point, c: Point) -> bool:
    """Whether c, on the line of a and b, lies on the stretch between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches have a point in common."""
    first, second, third, fourth = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if (first > 0) != (second > 0) and first and second and (third > 0) != (fourth > 0) and third and fourth:
        return True
    ends = ((first, a, b, c), (second, a, b, d), (third, c, d, a), (fourth, c, d, b))
    return any(not turned and is_between(p, q, r) for turned, p, q, r in ends)


def enters(a: Point, b: Point, box: tuple[int, int, int, int]) -> bool:
    """Whether a stretch touches a box."""
    left, top, right, bottom = box
    if any(left <= x <= right and top <= y <= bottom for x, y in (a, b)):
        return True
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return any(meet(a, b, corners[place], corners[(place + 1) % 4]) for place in range(4))


def stretches(line: list[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise(line))


def faults_of(card: Card) -> list[str]:
    """What crosses, touches or lies on something on the same level, in words of ids: `edge:a-b edge:c-d`."""
    found: list[str] = []
    for level in LEVELS:
        rooms = [node for node in card.nodes.values() if node.is_room() and node.level == level]
        spots = [node for node in card.nodes.values() if not node.is_room() and node.is_on(level)]
        edges = [edge for edge in card.edges if card.level_of(edge) == level]
        for place, room in enumerate(rooms):
            left, top, right, bottom = box_of(room)
            if left < 0 or top < 0 or right > 16 or bottom > 24:
                found.append(f"room:{room.id} card:{card.id}")
            for other in rooms[place + 1 :]:
                far_left, far_top, far_right, far_bottom = box_of(other)
                if left <= far_right and far_left <= right and top <= far_bottom and far_top <= bottom:
                    found.append(f"room:{room.id} room:{other.id}")
            for spot in spots:
                if left <= 2 * spot.x <= right and top <= 2 * spot.y <= bottom:
                    found.append(f"room:{room.id} node:{spot.id}")
        for place, spot in enumerate(spots):
            found += [
                f"node:{spot.id} node:{other.id}" for other in spots[place + 1 :] if (spot.x, spot.y) == (other.x, other.y)
            ]
        for place, edge in enumerate(edges):
            found += clashes(card, edge, edges[place + 1 :], rooms, spots)
    return found


def clashes(card: Card, edge: Edge, others: list[Edge], rooms: list[Node], spots: list[Node]) -> list[str]:
    """What one edge runs into."""
    found: list[str] = []
    line = stretches(line_of(card, edge))
    ends = {edge.a, edge.b}
    for room in rooms:
        if room.id in ends:
            outside = after_leaving(line if edge.a == room.id else [(b, a) for a, b in reversed(line)], box_of(room))
        else:
            outside = line
        if any(enters(a, b, box_of(room)) for a, b in outside):
            found.append(f"edge:{edge.id} room:{room.id}")
    for place, (a, b) in enumerate(line):
        for later, (c, d) in enumerate(line[place + 1 :]):
            if meet(a, b, c, d) and (later or not only_at({b}, a, b, c, d)):
                found.append(f"edge:{edge.id} edge:{edge.id}")
    for spot in spots:
        at = (2 * spot.x, 2 * spot.y)
        if spot.id not in ends and any(not turn(a, b, at) and is_between(a, b, at) for a, b in line):
            found.append(f"edge:{edge.id} node:{spot.id}")
    for other in others:
        shared = ends & {other.a, other.b}
        tips = {(2 * card.nodes[id].x, 2 * card.nodes[id].y) for id in shared}
        for a, b in line:
            for c, d in stretches(line_of(card, other)):
                if meet(a, b, c, d) and not only_at(tips, a, b, c, d):
                    found.append(f"edge:{edge.id} edge:{other.id}")
    return list(dict.fromkeys(found))


def after_leaving(line: list[tuple[Point, Point]], box: tuple[int, int, int, int]) -> list[tuple[Point, Point]]:
    """The stretches of a line from a box on that begin outside of it."""
    left, top, right, bottom = box
    for place, (_, (x, y)) in enumerate(line):
        if not (left <= x <= right and top <= y <= bottom):
            return line[place + 1 :]
    return []


def only_at(tips: set[Point], a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches that meet do so only in a shared end."""
    common = {a, b} & {c, d} & tips
    if len(common) != 1:
        return False
    tip = next(iter(common))
    far, other = (b if a == tip else a), (d if c == tip else c)
    if turn(tip, far, other):
        return True
    return (far[0] - tip[0]) * (other[0] - tip[0]) + (far[1] - tip[1]) * (other[1] - tip[1]) < 0  # opposite ways


def clockwise(card: Card, room: str) -> list[str]:
    """The doors of a room in the order in which they stand around its middle, clockwise from the top."""
    node = card.nodes[room]
    middle = (2 * node.x, 2 * node.y)

    def towards(edge: Edge) -> Point:
        line = line_of(card, edge)
        x, y = line[1] if edge.a == room else line[-2]
        return x - middle[0], y - middle[1]

    def half(point: Point) -> int:
        x, y = point
        return 0 if x > 0 or (x == 0 and y < 0) else 1

    def order(one: tuple[Point, str], other: tuple[Point, str]) -> int:
        (a, _), (b, _) = one, other
        if half(a) != half(b):
            return half(a) - half(b)
        cross = a[0] * b[1] - a[1] * b[0]
        return -1 if cross > 0 else 1 if cross < 0 else 0

    around = sorted(((towards(edge), edge.id) for edge in card.at[room]), key=cmp_to_key(order))
    return [id for _, id in around]
