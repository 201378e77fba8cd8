"""What a player reads on a card, a book, a token or an objective: for options and clicks that touch one."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.map_masters.board import last_walk
from lanterne.games.map_masters.content import BOOK_PHASES, COSTS
from lanterne.games.map_masters.drafting import find_words, node_words
from lanterne.games.map_masters.drawn_map import draw_card, draw_map, legend
from lanterne.games.map_masters.kinds import OBJECTIVES, TOOLS
from lanterne.games.map_masters.state import Atlas, Mapper
from lanterne.games.map_masters.tableau import design_of
from lanterne.games.map_masters.view import AtlasView
from lanterne.kernel.drawing import Drawing, Words
from lanterne.parts.drawing import fit, paragraph

MAP_LINES = 13  # of a card in the middle size: larger ones are for the board
DUNGEON_LINES = 60


def describe(view: AtlasView, words: Words, touches: Sequence[str], width: int) -> Drawing:
    s = view.table
    lines: Drawing = []
    for touch in touches:
        field, _, value = touch.partition(":")
        if field == "card" and design_of(value) in s.content.cards:
            lines += about_card(s, words, design_of(value), width)
        elif field == "spot":
            lines += about_spot(s, words, value, width)
        elif field == "book" and value in s.content.books:
            lines += about_book(words, value, width)
        elif field in ("token", "second") and value in TOOLS:
            lines += headed(words.word("token", value), words.say("board-token-text"), width)
        elif field == "blind" and value in map(str, COSTS):
            cards = len(s.pools[COSTS.index(int(value))])
            lines += headed(words.say("board-pile", cost=int(value)), words.say("board-pile-text", count=cards), width)
        elif touch == "blind:book":
            lines += headed(words.say("board-book-pile"), words.say("board-pile-text", count=len(s.book_pool)), width)
        elif field == "objective" and value in s.content.objectives:
            lines += about_objective(s, words, value, width)
        elif mapper_named(s, words, value if field == "mapper" else touch) is not None:
            lines += about_mapper(s, words, mapper_named(s, words, value if field == "mapper" else touch), width)
        elif field == "here" and s.primary:
            lines += about_objective(s, words, s.primary, width)
    return lines


def called(view: AtlasView, words: Words, touches: Sequence[str]) -> str:
    """The name of the card or book that an option is about."""
    for touch in touches:
        field, _, value = touch.partition(":")
        if field == "card" and design_of(value) in view.table.content.cards:
            return words.word("card", value)
        if field == "book" and value in view.table.content.books:
            return words.word("book", value)
    return ""


def headed(title: str, text: str, width: int) -> Drawing:
    return [*paragraph("title", title, width), *paragraph("", text, width)]


def about_card(s: Atlas, words: Words, id: str, width: int) -> Drawing:
    """Name, price, what is on it in words, the map, what its signs mean."""
    card = s.content.cards[id]
    price = words.say("board-cost", cost=card.tier) if card.tier else words.say("board-starting")
    lines = paragraph("title", words.word("card", id), width)
    lines += paragraph("dim", f"{id}, {price}", width)
    lines += draw_card(card, width, MAP_LINES)
    signs = "  ".join(f"{sign}\u00a0{name.lower()}".replace(" ", "\u00a0") for sign, name in legend([card], words))
    return lines + [[(style, text.replace("\u00a0", " "), touch) for style, text, touch in line]
                    for line in paragraph("dim", signs, width)]  # fmt: skip


def about_spot(s: Atlas, words: Words, value: str, width: int) -> Drawing:
    """A place of a map: what is there."""
    card, _, id = value.rpartition(".")
    design = s.content.cards.get(design_of(card))
    node = design.nodes.get(id) if design is not None else None
    if node is None or node.kind == "slot":
        return []
    return [*paragraph("strong", words.say("told-thing", name=value, about=node_words(words, node)), width), []]


def mapper_named(s: Atlas, words: Words, name: str) -> Mapper | None:
    """The player whose colour it is, by id or in words."""
    for mapper in s.mappers:
        if name.casefold() in (mapper.colour(), words.word("mapper", mapper.colour()).casefold()):
            return mapper
    return None


def about_mapper(s: Atlas, words: Words, mapper: Mapper | None, width: int) -> Drawing:
    """The last dungeon of a player, and what the path found in it."""
    if mapper is None:
        return []
    walk = last_walk(s, mapper)
    lines = paragraph("title", words.word("mapper", mapper.colour()), width)
    finds = find_words(walk, words) if walk is not None else ""
    lines += paragraph("", finds or words.say("finds-nothing"), width)
    return lines + (draw_map(walk.tableau, walk, width, DUNGEON_LINES)[0] if walk is not None else [])


def about_book(words: Words, book: str, width: int) -> Drawing:
    phase = words.say(f"board-book-{BOOK_PHASES.get(book, 'exploration')}")
    lines = paragraph("title", words.word("book", book), width)
    lines.append(fit([("dim", f"{book}, {phase}", "")], width))
    return lines + paragraph("", words.say(f"book-{book}.text"), width)


def about_objective(s: Atlas, words: Words, id: str, width: int) -> Drawing:
    objective = s.content.objectives[id]
    kind = objective.kind
    title = words.say("board-aim", kind=words.say(f"kind-{kind}.many"))
    lines = headed(title, words.say(f"kind-{kind}.objective", points=OBJECTIVES[kind]), width)
    return lines + (paragraph("bad", words.say("told-hourglass"), width) if s.is_timed() and id == s.primary else [])
