"""What a good card and a good deck of cards must be: MM-MODEL-14 and 15, MM-CONTENT-01 to 08. Each finding is a Fault that
can be said in words; a deck without findings is fit for play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lanterne.games.map_masters.cards import Card, Node
from lanterne.games.map_masters.geometry import clockwise, faults_of
from lanterne.games.map_masters.kinds import (
    CIRCLE,
    LAVA,
    LOCK,
    LOWER,
    MONSTER,
    OBJECTIVES,
    PLACE,
    ROOM,
    SLOT,
    SLOTS,
    STAIRS,
    TRAPDOOR,
    UPPER,
)  # fmt: skip
from lanterne.kernel.faults import Fault
from lanterne.kernel.records import fingerprint

DEGREES = {  # MM-MODEL-14
    SLOT: (1, 1), PLACE: (1, 4), LOCK: (2, 2), LAVA: (2, 2), MONSTER: (2, 2), TRAPDOOR: (1, 2), CIRCLE: (1, 3), STAIRS: (2, 2),
}  # fmt: skip
NODES = {0: (4, 8), 3: (6, 10), 4: (7, 12), 5: (8, 13), 6: (9, 14)}  # MM-CONTENT-06
MOST_ROOMS = 3
MOST_INSIDE = 2  # monsters, circles and trapdoors of one room, each

# MM-CONTENT, icon totals of each tier: start deck, then cards of cost 3, 4, 5, 6
BUDGET = {
    "coin": (12, 27, 32, 36, 45), "barrel": (9, 22, 24, 27, 30), "sword": (7, 18, 20, 23, 26), "scroll": (6, 16, 18, 20, 24),
    "key": (5, 12, 14, 16, 18), "rope": (0, 8, 10, 12, 14), "monster": (4, 9, 12, 14, 18), "lock": (3, 7, 9, 11, 13),
    "trapdoor": (0, 6, 8, 9, 10), "lava": (0, 3, 4, 5, 6), "circle": (0, 10, 12, 16, 20), "stairs": (6, 12, 16, 18, 22),
    "room": (10, 22, 24, 26, 30), "recycle": (1, 4, 5, 6, 7), "scissors": (1, 5, 5, 5, 5),
}  # fmt: skip
TIERS = (0, 3, 4, 5, 6)
SIZES = {0: 9, 3: 18, 4: 18, 5: 18, 6: 18}
WEIGHTS = {**OBJECTIVES, "trapdoor": OBJECTIVES["trap"], "lava": OBJECTIVES["trap"], "recycle": 2, "scissors": 2}


def weight_of(card: Card) -> int:
    """What is printed on a card in VP; optimizers are worth 2."""
    return sum(WEIGHTS[icon] * count for icon, count in card.icons().items())


def lint(card: Card) -> list[Fault]:
    """Everything that is wrong with one card."""
    return [
        Fault(what, card=card.id, rule=rule, got=got)
        for rule, what, got in (*slots(card), *degrees(card), *drawing(card), *ways(card), *depths(card), *measure(card))
    ]


Finding = tuple[str, str, str]  # the rule, the message, what it is about


def slots(card: Card) -> Iterator[Finding]:
    if len(card.exits) != 5:
        yield "MM-CONTENT-01", "lint-exits", str(len(card.exits))


def degrees(card: Card) -> Iterator[Finding]:
    for node in card.nodes.values():
        count = len(card.at[node.id])
        if node.kind == ROOM:
            least = 1 if card.tier in (5, 6) else 2
            if not least <= count <= 5:
                yield "MM-CONTENT-05", "lint-doors", node.id
            if max(node.monsters, len(node.circles), len(node.trapdoors)) > MOST_INSIDE:
                yield "MM-CONTENT-05", "lint-crowded", node.id
            if node.trapdoors and node.level == LOWER:
                yield "MM-MODEL-14", "lint-no-deeper", node.id
            continue
        least, most = DEGREES[node.kind]
        if not least <= count <= most:
            yield "MM-MODEL-14", "lint-degree", node.id
        if node.kind == STAIRS and sorted(card.nodes[edge.other(node.id)].level for edge in card.at[node.id]) != [LOWER, UPPER]:
            yield "MM-MODEL-14", "lint-stairs", node.id
    for edge in card.edges:
        a, b = card.nodes[edge.a], card.nodes[edge.b]
        if a.kind != STAIRS and b.kind != STAIRS and a.level != b.level:
            yield "MM-MODEL-15", "lint-levels", edge.id


def drawing(card: Card) -> Iterator[Finding]:
    for clash in faults_of(card):
        yield "MM-CONTENT-02", "lint-drawing", clash
    for room, doors in card.doors.items():
        around = clockwise(card, room)
        start = around.index(doors[0]) if doors else 0
        if list(doors) != around[start:] + around[:start]:
            yield "MM-CONTENT-02", "lint-clockwise", room


def reached(card: Card, start: str, level: str, blocked: tuple[str, ...] = ()) -> set[str]:
    """The nodes that a walk along corridors of one level reaches, never through nodes of the blocked kinds."""
    seen = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for edge in card.at[here]:
            there = edge.other(here)
            node = card.nodes[there]
            if there not in seen and node.is_on(level) and not is_blocked(node, blocked):
                seen.add(there)
                if node.kind != STAIRS:
                    todo.append(there)
    return seen


def is_blocked(node: Node, blocked: tuple[str, ...]) -> bool:
    return node.kind in blocked or (node.monsters > 0 and MONSTER in blocked)


def ways(card: Card) -> Iterator[Finding]:
    """MM-CONTENT-03."""
    for slot in card.exits:
        there = reached(card, slot, UPPER) - {slot}
        if not any(card.nodes[id].kind in (SLOT, ROOM) for id in there):
            yield "MM-CONTENT-03", "lint-lost-slot", slot
    if card.tier in (0, 3, 4):
        barred = (LOCK, LAVA, MONSTER, TRAPDOOR)
        if not any(card.nodes[id].kind == SLOT for slot in card.exits for id in reached(card, slot, UPPER, barred) - {slot}):
            yield "MM-CONTENT-03", "lint-no-free-way", card.id


def depths(card: Card) -> Iterator[Finding]:
    """MM-CONTENT-04: there is a way into every part of the lower level, and a way out of it."""
    left = {node.id for node in card.lower()}
    while left:
        part = reached(card, min(left), LOWER)
        left -= part
        nodes = [card.nodes[id] for id in part]
        if not any(node.kind == STAIRS or node.circles for node in nodes):  # each of them leads both ways
            yield "MM-CONTENT-04", "lint-lower", min(part)


def measure(card: Card) -> Iterator[Finding]:
    """MM-CONTENT-05 and 06."""
    for node in card.inner():
        if node.kind not in (PLACE, ROOM) and node.items:
            yield "MM-CONTENT-05", "lint-items", node.id
    least, most = NODES[card.tier]
    if not least <= len(card.inner()) <= most:
        yield "MM-CONTENT-06", "lint-nodes", str(len(card.inner()))
    if card.icons().get("room", 0) > MOST_ROOMS:
        yield "MM-CONTENT-06", "lint-rooms", str(card.icons()["room"])


# --- a whole tier ----------------------------------------------------------------------------------------------------


def lint_tier(tier: int, cards: Sequence[Card]) -> list[Fault]:
    """Everything that is wrong with the cards of one price together: number, closed slots, icon budget, themes."""
    return [Fault(what, card=f"tier {tier}", rule=rule, got=got) for rule, what, got in tier_findings(tier, cards)]


def tier_findings(tier: int, cards: Sequence[Card]) -> Iterator[Finding]:
    if len(cards) != SIZES[tier]:
        yield "MM-RULING-75", "lint-size", str(len(cards))
        return
    closed = [next((slot for slot in SLOTS if slot not in card.exits), "") for card in cards]
    third = len(cards) // 3
    for pair in (("L1", "R2"), ("L2", "R1"), ("T", "B")):
        count = sum(slot in pair for slot in closed)
        if abs(count - third) > 1:
            yield "MM-CONTENT-01", "lint-closed", f"{'/'.join(pair)} {count}"
    place = TIERS.index(tier)
    for icon, targets in BUDGET.items():
        target = targets[place]
        count = sum(card.icons().get(icon, 0) for card in cards)
        if abs(count - target) * 10 > target:
            yield "", "lint-budget", f"{icon} {count} {target}"
    if tier == 0:
        return
    for card in cards:
        share = sum(WEIGHTS[icon] * count for icon, count in card.icons().items() if theme_of(icon) in card.theme)
        if not 1 <= len(card.theme) <= 2 or 4 * share < weight_of(card):
            yield "MM-CONTENT-08", "lint-theme", card.id
    for kind in OBJECTIVES:
        if not any(kind in card.theme for card in cards):
            yield "MM-CONTENT-08", "lint-no-theme", kind


def theme_of(icon: str) -> str:
    return "trap" if icon in (TRAPDOOR, LAVA) else icon


def lint_alike(cards: Sequence[Card]) -> list[Fault]:
    """MM-CONTENT-07: no two designs are the same map with the same icons; nor do two have the same name."""
    seen: dict[str, str] = {}
    found: list[Fault] = []
    for card in cards:
        names = [("lint-name", "", name) for name in card.names.values()]
        for what, rule, mark in [("lint-alike", "MM-CONTENT-07", shape_of(card)), *names]:
            if seen.setdefault(mark, card.id) != card.id:
                found.append(Fault(what, card=card.id, rule=rule, got=seen[mark]))
    return found


def shape_of(card: Card) -> str:
    """A mark that isomorphic cards share: nodes are told apart by what they are and, round by round, by their neighbours."""
    marks = {
        node.id: fingerprint([node.kind, node.level, {**node.items}, node.monsters, len(node.circles), len(node.trapdoors)])
        for node in card.nodes.values()
    }
    for _ in card.nodes:
        marks = {
            id: fingerprint(" ".join([
                mark, *sorted(marks[edge.other(id)] for edge in card.at[id]), ">",
                *sorted(marks[door.landing] for door in card.nodes[id].trapdoors),
            ]))
            for id, mark in marks.items()
        }
    return fingerprint(" ".join(sorted(marks.values())))
