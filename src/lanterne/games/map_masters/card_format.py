"""The text format of cards: reading it with errors that name file, card and line, and writing it again.

    card D5-01 tier 5
    name en "Echo Well" fr "Le Puits aux échos"
    theme circle,trap
    exits L1 L2 R1 R2 T
    room A U 4,3 3x2 : monster circle=c1 coin*2 scroll
    node a1 U 2,3 : sword
    trapdoor t1 U 2,9 > g1
    edge L1 a1
    doors A : T k1 j1 a1
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lanterne.games.map_masters.cards import Card, Edge, Node, Trapdoor
from lanterne.games.map_masters.kinds import (
    CIRCLE,
    HIGH,
    ITEMS,
    LAVA,
    LEVELS,
    LOCK,
    LOWER,
    MONSTER,
    OBJECTIVES,
    PLACE,
    ROOM,
    SLOT,
    SLOT_AT,
    SLOTS,
    STAIRS,
    TRAPDOOR,
    UPPER,
    WIDE,
)  # fmt: skip
from lanterne.kernel.asks import shorten
from lanterne.kernel.faults import Fault

TIERS = (0, 3, 4, 5, 6)
LANGUAGES = ("en", "fr")
MOST_OF_ONE = 9  # of an item in one place
MOST_LETTERS = 12  # of the id of a card or a node
SIMPLE = (LOCK, LAVA, MONSTER, CIRCLE)

NAME = re.compile(r'name en "([^"]{1,60})" fr "([^"]{1,60})"')
ID = re.compile(r"[A-Za-z0-9_]+\Z")
CARD_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)*\Z")


class Draft:
    """A card while its lines are read."""

    def __init__(self, id: str, tier: int, where: str) -> None:
        self.id = id
        self.tier = tier
        self.where = where
        self.names: dict[str, str] = {}
        self.theme: tuple[str, ...] = ()
        self.exits: tuple[str, ...] = ()
        self.nodes: dict[str, Node] = {}
        self.edges: list[Edge] = []
        self.doors: dict[str, list[str]] = {}

    def wrong(self, fault: str, got: str, wanted: str = "") -> Fault:
        return Fault(fault, where=self.where, card=self.id, got=shorten(got), wanted=wanted)


def read_cards(text: str, file: str) -> list[Card]:
    """Every card of a file, or a Fault that names the line."""
    cards: list[Card] = []
    draft: Draft | None = None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        where = f"{file}:{number}"
        if words[0] == "card":
            if draft is not None:
                cards.append(finished(draft))
            draft = begun(words, where)
            if any(card.id == draft.id for card in cards):
                raise draft.wrong("card-twice", draft.id)
        elif draft is None:
            raise Fault("card-no-card", where=where, card="", got=shorten(line), wanted="card")
        else:
            draft.where = where
            read_line(draft, words, line)
    if draft is not None:
        cards.append(finished(draft))
    return cards


def begun(words: list[str], where: str) -> Draft:
    right = len(words) == 4 and words[2] == "tier" and words[3] in map(str, TIERS)
    if not right or not CARD_ID.match(words[1]) or len(words[1]) > MOST_LETTERS:
        raise Fault("card-line", where=where, card="", got=shorten(" ".join(words)), wanted="card <id> tier <0|3|4|5|6>")
    return Draft(words[1], int(words[3]), where)


def read_line(draft: Draft, words: list[str], line: str) -> None:
    kind, rest = words[0], words[1:]
    if kind == "name":
        found = NAME.search(line)
        if found is None:
            raise draft.wrong("card-line", line, 'name en "…" fr "…"')
        draft.names = {"en": found[1], "fr": found[2]}
    elif kind == "theme":
        draft.theme = tuple(word for part in rest for word in part.split(",") if word)
        for word in draft.theme:
            if word not in OBJECTIVES:
                raise draft.wrong("card-word", word, " ".join(OBJECTIVES))
    elif kind == "exits":
        if draft.exits:
            raise draft.wrong("card-line", line, "exits <slot>…")
        for slot in rest:
            if slot not in SLOTS or slot in draft.nodes:
                raise draft.wrong("card-word", slot, " ".join(SLOTS))
            x, y = SLOT_AT[slot]
            draft.nodes[slot] = Node(slot, SLOT, UPPER, x, y, {})
        draft.exits = tuple(rest)
    elif kind == ROOM:
        read_room(draft, rest, line)
    elif kind == "node":
        head, content = split_content(draft, rest, line)
        id, level, x, y = placed(draft, head, line)
        add(draft, Node(id, PLACE, level, x, y, read_items(draft, content)))
    elif kind in SIMPLE:
        id, level, x, y = placed(draft, rest, line)
        add(draft, Node(id, kind, level, x, y, {}, circles=(id,) if kind == CIRCLE else ()))
    elif kind == TRAPDOOR:
        if len(rest) != 5 or rest[3] != ">":
            raise draft.wrong("card-line", line, "trapdoor <id> U <x>,<y> > <landing>")
        id, level, x, y = placed(draft, rest[:3], line)
        if level != UPPER:
            raise draft.wrong("card-line", line, "trapdoor <id> U <x>,<y> > <landing>")
        add(draft, Node(id, TRAPDOOR, level, x, y, {}, trapdoors=(Trapdoor(id, id, rest[4]),)))
    elif kind == STAIRS:
        if len(rest) != 2:
            raise draft.wrong("card-line", line, "stairs <id> <x>,<y>")
        x, y = point(draft, rest[1], line)
        add(draft, Node(rest[0], STAIRS, "", x, y, {}))
    elif kind == "edge":
        read_edge(draft, rest, line)
    elif kind == "doors":
        if len(rest) < 2 or rest[1] != ":" or rest[0] in draft.doors:
            raise draft.wrong("card-line", line, "doors <room> : <neighbour>…")
        draft.doors[rest[0]] = rest[2:]
    else:
        raise draft.wrong("card-line", line, "name theme exits room node lock lava monster circle trapdoor stairs edge doors")


def add(draft: Draft, node: Node) -> None:
    if not ID.match(node.id) or len(node.id) > MOST_LETTERS:
        raise draft.wrong("card-id", node.id)
    if node.id in draft.nodes or node.id in SLOTS:
        raise draft.wrong("card-node-twice", node.id)
    draft.nodes[node.id] = node


def placed(draft: Draft, words: list[str], line: str) -> tuple[str, str, int, int]:
    if len(words) != 3 or words[1] not in LEVELS:
        raise draft.wrong("card-line", line, "<id> <U|D> <x>,<y>")
    x, y = point(draft, words[2], line)
    return words[0], words[1], x, y


def point(draft: Draft, text: str, line: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    if not (x.isdecimal() and y.isdecimal() and int(x) <= WIDE and int(y) <= HIGH):
        raise draft.wrong("card-point", text, f"0,0 – {WIDE},{HIGH}")
    return int(x), int(y)


def split_content(draft: Draft, words: list[str], line: str) -> tuple[list[str], list[str]]:
    if ":" not in words:
        raise draft.wrong("card-line", line, "… : <content>")
    place = words.index(":")
    return words[:place], words[place + 1 :]


def read_items(draft: Draft, words: list[str]) -> dict[str, int]:
    items: dict[str, int] = {}
    for word in words:
        item, count = counted(draft, word)
        if item not in ITEMS or item in items:
            raise draft.wrong("card-word", word, " ".join(ITEMS))
        items[item] = count
    return items


def counted(draft: Draft, word: str) -> tuple[str, int]:
    item, times, count = word.partition("*")
    if times and (not count.isdecimal() or not 1 <= int(count) <= MOST_OF_ONE):
        raise draft.wrong("card-word", word, f"{item}*1 – {item}*{MOST_OF_ONE}")
    return item, int(count) if times else 1


def read_room(draft: Draft, words: list[str], line: str) -> None:
    head, content = split_content(draft, words, line)
    if len(head) != 4:
        raise draft.wrong("card-line", line, "room <id> <U|D> <x>,<y> <w>x<h> : <content>…")
    id, level, x, y = placed(draft, head[:3], line)
    wide, _, high = head[3].partition("x")
    if not (wide.isdecimal() and high.isdecimal() and 1 <= int(wide) <= WIDE and 1 <= int(high) <= HIGH):
        raise draft.wrong("card-line", line, "<w>x<h>")
    monsters = 0
    circles: list[str] = []
    trapdoors: list[Trapdoor] = []
    plain: list[str] = []
    for word in content:
        if word.startswith("circle="):
            circles.append(word.removeprefix("circle="))
        elif word.startswith("trapdoor="):
            door, _, landing = word.removeprefix("trapdoor=").partition(">")
            trapdoors.append(Trapdoor(door, id, landing))
        elif word.partition("*")[0] == MONSTER:
            monsters += counted(draft, word)[1]
        else:
            plain.append(word)
    for point_id in [*circles, *(door.id for door in trapdoors)]:
        if not ID.match(point_id) or len(point_id) > MOST_LETTERS:
            raise draft.wrong("card-id", point_id)
    items = read_items(draft, plain)
    add(draft, Node(id, ROOM, level, x, y, items, int(wide), int(high), monsters, tuple(circles), tuple(trapdoors)))


def read_edge(draft: Draft, words: list[str], line: str) -> None:
    rest = words
    name = ""
    if len(rest) > 1 and rest[1] == "=":
        name, rest = rest[0], rest[2:]
        if not ID.match(name) or len(name) > MOST_LETTERS:
            raise draft.wrong("card-id", name)
    ends, bends = rest, list[str]()
    if "via" in rest:
        place = rest.index("via")
        ends, bends = rest[:place], rest[place + 1 :]
    if len(ends) != 2 or ends[0] == ends[1]:
        raise draft.wrong("card-line", line, "edge [<eid> =] <a> <b> [via <x>,<y> …]")
    name = name or f"{ends[0]}-{ends[1]}"
    if any(edge.id == name for edge in draft.edges):
        raise draft.wrong("card-edge-twice", name)
    draft.edges.append(Edge(name, ends[0], ends[1], tuple(point(draft, bend, line) for bend in bends)))


def finished(draft: Draft) -> Card:
    """The whole card, once its references are checked."""
    if not draft.names:
        raise draft.wrong("card-missing", "name")
    if not draft.exits:
        raise draft.wrong("card-missing", "exits")
    points = [point for node in draft.nodes.values() for point in (*node.circles, *(door.id for door in node.trapdoors))]
    for interior in points:
        node = draft.nodes.get(interior)
        if points.count(interior) > 1 or (node is not None and node.kind not in (CIRCLE, TRAPDOOR)):
            raise draft.wrong("card-node-twice", interior)
    for edge in draft.edges:
        if edge.id in draft.nodes:
            raise draft.wrong("card-node-twice", edge.id)
        for end in (edge.a, edge.b):
            if end not in draft.nodes:
                raise draft.wrong("card-unknown", end)
    for node in draft.nodes.values():
        for door in node.trapdoors:
            landing = draft.nodes.get(door.landing)
            if landing is None or landing.level != LOWER or landing.kind not in (PLACE, ROOM):
                raise draft.wrong("card-landing", door.landing)
    doors = {room: door_list(draft, room, names) for room, names in draft.doors.items()}
    for node in draft.nodes.values():
        if node.kind == ROOM and node.id not in doors:
            raise draft.wrong("card-missing", f"doors {node.id}")
    return Card(
        draft.id, draft.tier, draft.names, draft.theme, draft.exits, draft.nodes, tuple(draft.edges), doors
    )


def door_list(draft: Draft, room: str, names: list[str]) -> tuple[str, ...]:
    """The doors of a room as edges; a neighbour's name will do where only one edge leads there."""
    node = draft.nodes.get(room)
    if node is None or node.kind != ROOM:
        raise draft.wrong("card-unknown", room)
    ends = [edge for edge in draft.edges if room in (edge.a, edge.b)]
    found: list[str] = []
    for name in names:
        fits = [edge.id for edge in ends if edge.id == name] or [edge.id for edge in ends if edge.other(room) == name]
        if len(fits) != 1 or fits[0] in found:
            raise draft.wrong("card-door", name)
        found.append(fits[0])
    if len(found) != len(ends):
        raise draft.wrong("card-doors", f"doors {room}")
    return tuple(found)


# --- writing ---------------------------------------------------------------------------------------------------------


def write_card(card: Card) -> str:
    """The card as text, in the one form that reading gives back."""
    return "\n".join(lines_of(card)) + "\n"


def lines_of(card: Card) -> Iterator[str]:
    yield f"card {card.id} tier {card.tier}"
    yield f'name en "{card.names["en"]}" fr "{card.names["fr"]}"'
    if card.theme:
        yield f"theme {','.join(card.theme)}"
    yield f"exits {' '.join(card.exits)}"
    for node in card.inner():
        yield line_of(node)
    for edge in card.edges:
        name = "" if edge.id == f"{edge.a}-{edge.b}" else f"{edge.id} = "
        via = " via " + " ".join(f"{x},{y}" for x, y in edge.via) if edge.via else ""
        yield f"edge {name}{edge.a} {edge.b}{via}"
    for room, doors in card.doors.items():
        yield f"doors {room} : {' '.join(door_name(card, room, door) for door in doors)}"


def door_name(card: Card, room: str, door: str) -> str:
    neighbour = card.edge[door].other(room)
    return neighbour if len(card.between(room, neighbour)) == 1 else door


def line_of(node: Node) -> str:
    items = [item if count == 1 else f"{item}*{count}" for item, count in node.items.items()]
    if node.kind == STAIRS:
        return f"stairs {node.id} {node.x},{node.y}"
    head = f"{node.id} {node.level} {node.x},{node.y}"
    if node.kind == PLACE:
        return " ".join([f"node {head} :", *items])
    if node.kind == TRAPDOOR:
        return f"trapdoor {head} > {node.trapdoors[0].landing}"
    if node.kind == ROOM:
        content = [] if not node.monsters else ["monster" if node.monsters == 1 else f"monster*{node.monsters}"]
        content += [f"circle={circle}" for circle in node.circles]
        content += [f"trapdoor={door.id}>{door.landing}" for door in node.trapdoors]
        return " ".join([f"room {head} {node.wide}x{node.high} :", *content, *items])
    return f"{node.kind} {head}"
