"""Everything that is printed on what lies in the box, in words: what a page needs to draw maps by itself."""

from __future__ import annotations

from lanterne.games.map_masters.cards import Card, Node
from lanterne.games.map_masters.content import BOOK_PHASES, Content
from lanterne.games.map_masters.kinds import ITEMS, OBJECTIVES
from lanterne.kernel.asks import Json
from lanterne.kernel.drawing import Words

KINDS = (*dict.fromkeys((*ITEMS, *OBJECTIVES, "lava", "trapdoor", "exit")),)


def box_of(content: Content, words: Words) -> dict[str, Json]:
    return {
        "cards": {card.id: card_of(card, words) for card in content.cards.values()},
        "books": {book: book_of(book, words) for book in content.books},
        "objectives": {
            objective.id: {
                "kind": objective.kind,
                "name": capital(words.say(f"kind-{objective.kind}.many")),
                "text": words.say(f"kind-{objective.kind}.objective", points=OBJECTIVES[objective.kind]),
                "vp": OBJECTIVES[objective.kind],
                "hourglass": objective.hourglass,
            }
            for objective in content.objectives.values()
        },
        "kinds": {kind: {"name": words.say(f"kind-{kind}")} for kind in KINDS},
    }


def card_of(card: Card, words: Words) -> Json:
    return {
        "name": words.word("card", card.id),
        "tier": card.tier,
        "theme": list(card.theme),
        "exits": list(card.exits),
        "nodes": [node_of(node) for node in card.nodes.values()],
        "edges": [
            {"id": edge.id, "a": edge.a, "b": edge.b, "level": card.level_of(edge), "via": [list(point) for point in edge.via]}
            for edge in card.edges
        ],
        "doors": {room: list(doors) for room, doors in card.doors.items()},
    }


def node_of(node: Node) -> Json:
    return {
        "id": node.id, "kind": node.kind, "level": node.level, "x": node.x, "y": node.y, "wide": node.wide, "high": node.high,
        "items": {**node.items}, "monsters": node.monsters, "circles": list(node.circles),
        "trapdoors": [{"id": door.id, "landing": door.landing} for door in node.trapdoors],
    }  # fmt: skip


def book_of(book: str, words: Words) -> Json:
    return {
        "name": words.word("book", book),
        "text": words.say(f"book-{book}.text"),
        "phase": BOOK_PHASES.get(book, "exploration"),
    }


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]
