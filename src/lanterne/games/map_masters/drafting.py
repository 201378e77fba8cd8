"""An exploration while somebody makes it in a terminal: what may come next in words, the map with the path so far, and the same
in sentences. The rules are in `walk`, what one types in `notation`."""

from __future__ import annotations

from lanterne.games.map_masters.cards import Card, Node
from lanterne.games.map_masters.drawn_map import Picture, best_scale, draw_map, extent, legend
from lanterne.games.map_masters.exploration_check import EMPTY, Exploration, Kit, read_exploration
from lanterne.games.map_masters.kinds import COUNTERS, OBJECTIVES, SLOT, TOOLS, TRAPDOOR
from lanterne.games.map_masters.map_layout import LARGE, MIDDLE, SMALL, signs, size_of
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.notation import offers, path_of
from lanterne.games.map_masters.steps import Step, read_step
from lanterne.games.map_masters.tableau import Placement, Spot, Tableau, design_of
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import allowed
from lanterne.kernel.asks import Json
from lanterne.kernel.drawing import Drawing, Line, Words
from lanterne.parts.drawing import beside, block, fit, width_of

BETWEEN = " · "
GAP = 2  # columns between the dungeon and the cards that wait


class Draft:
    """A draft that was read, with its path; one that cannot be read is empty."""

    def __init__(self, kit: Kit, kind: str, data: Json) -> None:
        self.kit = kit
        self.kind = kind
        try:
            self.exploration = read_exploration(EMPTY if data is None else data)
            self.walk = path_of(kit, self.exploration)
        except Misstep:
            self.exploration = Exploration([], None, [])
            self.walk = path_of(kit, self.exploration)

    @property
    def tableau(self) -> Tableau:
        return self.walk.tableau

    def waiting(self) -> list[str]:
        """The cards of the hand that do not lie yet."""
        return [card for card in self.kit.hand if card not in self.tableau.cards]

    def card(self, card: str) -> Card:
        return self.kit.designs[design_of(card)]

    def points(self) -> int:
        return self.walk.counts[self.kind] * OBJECTIVES[self.kind] if self.kind else 0


# --- what may come next ----------------------------------------------------------------------------------------------


def draft_moves(draft: Draft, words: Words) -> list[tuple[str, str, str]]:
    moves: list[tuple[str, str, str]] = []
    for line in offers(draft.kit, draft.exploration):
        verb, *rest = line.split()
        if verb == "lay":
            about, touch = lay_words(draft, words, rest), f"card:{rest[0]}"
        elif verb == "start":
            card, _, slot = rest[0].rpartition(".")
            about, touch = slot_words(draft, words, (card, slot)), f"spot:{card}.{slot} card:{card}"
        else:
            about, touch = step_words(draft, words, read_step(line))
        moves.append((line, words.say("board-move", line=line, about=about) if about else line, touch))
    return moves


def lay_words(draft: Draft, words: Words, rest: list[str]) -> str:
    """A card and how well it would be joined."""
    x, _, y = rest[1].partition(",")
    placement = Placement(rest[0], int(x), int(y), int(rest[2]) if len(rest) > 2 else 0)
    laid = Tableau([*draft.exploration.placements, placement], draft.kit.designs)
    joins = sum(card == rest[0] for card, _ in laid.links)
    name = words.word("card", rest[0])
    return words.say("board-joins", card=name, count=joins) if draft.exploration.placements else name


def slot_words(draft: Draft, words: Words, spot: Spot) -> str:
    card, slot = spot
    side = words.say(f"board-slot-{draft.tableau.placements[card].shown(slot)}")
    return words.say("board-edge", card=words.word("card", card), side=side)


def step_words(draft: Draft, words: Words, step: Step) -> tuple[str, str]:
    """What a step leads to, and what it touches."""
    walk = draft.walk
    assert walk.at is not None
    card, here = walk.at
    if step.verb in ("pay", "sacrifice"):
        tool = step.node or (step.by if step.by.startswith("SB") else walk.pending)
        return payment_words(walk, words, step, tool), f"spot:{card}.{here} card:{card}"
    spot = target_of(walk, step)
    if spot is None:
        return (words.word("book", step.by) if step.by else ""), ""
    about = spot_words(draft, words, spot, step.verb == "link" or spot[0] != card)
    if step.by.startswith("SB"):
        about = f"{about}{BETWEEN}{words.word('book', step.by)}"
    return about, f"spot:{spot[0]}.{spot[1]} card:{spot[0]}"


def payment_words(walk: Walk, words: Words, step: Step, about: str) -> str:
    if step.by.startswith("SB") and step.verb != "sacrifice":
        return words.word("book", step.by)
    return words.say(f"board-pay-{step.by}", what=words.say(f"kind-{about}"))


def target_of(walk: Walk, step: Step) -> Spot | None:
    """Where a step leads."""
    assert walk.at is not None
    card = walk.at[0]
    design = walk.tableau.cards[card]
    if step.verb == "go":
        return card, step.node
    if step.verb == "link":
        return walk.tableau.links.get(walk.at)
    if step.verb == "teleport":
        return step.card, walk.tableau.cards[step.card].circles[step.node]
    if step.verb in ("tele-monster", "tele-barrel"):
        return step.card, step.node
    if step.verb == "fall":
        door = design.trapdoors.get(step.node) or next(iter(design.nodes[walk.at[1]].trapdoors))
        return card, door.landing
    if step.verb == "climb":
        return card, design.trapdoors[step.node].node
    return None


def spot_words(draft: Draft, words: Words, spot: Spot, named: bool = False) -> str:
    """What is to be found at a place; with the name of its card where that is another one."""
    card, id = spot
    node = draft.tableau.cards[card].nodes[id]
    if node.kind == SLOT:
        if spot == draft.walk.at and not draft.walk.ended:
            return slot_words(draft, words, spot)
        about = words.say("board-out" if draft.tableau.is_free(card, id) else "board-through")
    else:
        about = node_words(words, node)
    return words.say("board-on-card", about=about, card=words.word("card", card)) if named else about


def node_words(words: Words, node: Node) -> str:
    """The discoveries of a place, in words."""
    found = [words.say(f"kind-{item}.count", count=count) for item, count in node.items.items()]
    if node.is_room():
        inside = [("monster", node.monsters), ("circle", len(node.circles)), ("trapdoor", len(node.trapdoors))]
        found = [words.say(f"kind-{kind}.count", count=count) for kind, count in inside if count] + found
        about = words.say("board-room", room=node.id)
        about = words.say("told-thing", name=about, about=", ".join(found)) if found else about
    elif node.kind != "place":
        about = words.say(f"kind-{node.kind}")
    else:
        about = ", ".join(found) or words.say("board-corridor")
    return words.say("board-below", about=about) if node.level == "D" else about


# --- drawn -----------------------------------------------------------------------------------------------------------


def draw_draft(draft: Draft, words: Words, width: int, height: int) -> Drawing:
    """What the path found, the map, the cards that wait, and the legend where there is room for it."""
    if width < 1 or height < 1:
        return []
    head = status(draft, words, width)[: max(1, height // 4)]
    foot = legend_lines(draft, words, width)[: 1 + height // 20] if height >= 14 else []
    room = height - len(head) - len(foot)
    drawing, more = chart(draft, words, width, room) if room > 0 else ([], "")
    if more:
        tail: Line = [("dim", f" {more}", "")]
        head[0] = [*fit(head[0], max(0, width - width_of(tail))), *tail]
    return [fit(line, width) for line in (*head, *drawing, *foot)][:height]


def status(draft: Draft, words: Words, width: int) -> Drawing:
    """Points and finds; what can still be used; the cards that wait."""
    walk = draft.walk
    first: Line = [("title", words.say("board-vp", points=draft.points()), "")]
    finds = find_words(walk, words)
    first += [("", f" {finds}", "")] if finds else []
    if walk.pending:
        first += [("bad", f"{BETWEEN}{words.say('board-stopped', what=words.say('kind-' + walk.pending))}", "")]
    elif walk.ended:
        first += [("good", f"{BETWEEN}{words.say('board-outside')}", "")]
    second: Line = []
    held = held_words(draft, words)
    second += [("skill", held, "")] if held else []
    waiting = draft.waiting() if draft.tableau.placements and walk.at is None else []
    names = {card: f" {words.word('card', card)}" for card in waiting}
    if sum(len(BETWEEN + card + name) for card, name in names.items()) > width:
        names = dict.fromkeys(waiting, "")
    for card, name in names.items():
        second += [("dim", BETWEEN if second else "", ""), ("strong", card, f"card:{card}"), ("", name, f"card:{card}")]
    if width_of(first) + width_of(second) + len(BETWEEN) <= width and second:
        return [[*first, ("dim", BETWEEN, ""), *second]]
    return [first, second] if second else [first]


def find_words(walk: Walk, words: Words) -> str:
    found = [kind for kind in COUNTERS if walk.counts[kind] and kind != "exit"]
    return ", ".join(words.say(f"kind-{kind}.count", count=walk.counts[kind]) for kind in found)


def held_words(draft: Draft, words: Words) -> str:
    """Items not yet used, tokens left, books face up."""
    walk = draft.walk
    parts = [words.say(f"kind-{tool}.count", count=walk.items[tool]) for tool in TOOLS if walk.items[tool]]
    tokens = [words.say(f"kind-{tool}.count", count=walk.tokens[tool]) for tool in TOOLS if walk.tokens[tool]]
    books = [words.word("book", book) for book, up in walk.books.items() if up]
    found = [words.say("board-held", items=", ".join(parts))] if parts else []
    found += [words.say("board-tokens-held", tokens=", ".join(tokens))] if tokens else []
    found += [words.say("board-books-held", books=", ".join(books))] if books else []
    return BETWEEN.join(found)


def chart(draft: Draft, words: Words, width: int, height: int) -> tuple[Drawing, str]:
    """The dungeon with the path, and beside it the cards that wait; before the first card lies, the hand."""
    waiting = draft.waiting()
    if not draft.tableau.placements:
        return hand_row(draft, waiting, width, height), ""
    marks: dict[Spot, str] = {}
    nexts: set[Spot] = set()
    if draft.exploration.start is None:
        marks = {spot: str(number) for number, spot in enumerate(draft.tableau.free_edges(), 1)}
    else:
        nexts = {spot for spot in (target_of(draft.walk, step) for step in allowed(draft.walk)) if spot is not None}
    wide = extent(draft.tableau, best_scale(draft.tableau, width, height))[0]
    side = width - wide - GAP
    if waiting and draft.exploration.start is None and side > size_of(MIDDLE)[0] and height > size_of(MIDDLE)[1]:
        drawing, more = draw_map(draft.tableau, draft.walk, wide, height, marks, nexts)
        aside = hand_row(draft, waiting, side, height)
        high = max(len(drawing), len(aside))
        return beside([block(drawing, wide, high), block(aside, side, high)], " " * GAP), more
    return draw_map(draft.tableau, draft.walk, width, height, marks, nexts)


def hand_row(draft: Draft, cards: list[str], width: int, height: int) -> Drawing:
    """Cards in rows, as large as they all fit; else as many as there is room for. Neighbours share a wall."""
    if not cards:
        return []
    for scale in (LARGE, MIDDLE, SMALL):
        wide, high = size_of(scale)
        across, down = max(1, width // wide), (height - 1) // high
        if across * down >= len(cards) and min(across, len(cards)) * wide <= width:
            break
    rows = [cards[place : place + across] for place in range(0, len(cards), across)][: max(1, down)]
    lines: Drawing = []
    for row in rows:
        placements = [Placement(card, place, 0, 0) for place, card in enumerate(row)]
        canvas = Picture(Tableau(placements, draft.kit.designs), None, scale).canvas
        for y in range(1, high):
            for place in range(1, len(row)):
                canvas.put((place * wide, y), ("║", "back", ""))  # neighbours in the hand are not joined
        lines = lines[:-1] + canvas.window_of(width, high + 1)
    return lines[:height]


def legend_lines(draft: Draft, words: Words, width: int) -> Drawing:
    """Every sign on the hand, over as many lines as it takes."""
    lines: Drawing = [[]]
    for sign, name in legend([draft.card(card) for card in draft.kit.hand], words):
        text = f"{sign} {name.lower()}  "
        if width_of(lines[-1]) + len(text) > width and lines[-1]:
            lines.append([])
        lines[-1] += [("strong", sign, ""), ("dim", text[1:], "")]
    return [fit(line, width) for line in lines]


# --- told ------------------------------------------------------------------------------------------------------------


def tell_draft(draft: Draft, words: Words) -> list[str]:
    """Where the path stands, what it found, what can be used, how the cards lie, which ones wait."""
    walk = draft.walk
    lines: list[str] = []
    if walk.at is not None:
        lines.append(words.say("told-at", spot=".".join(walk.at), about=spot_words(draft, words, walk.at, named=True)))
        if walk.pending == TRAPDOOR:
            lines.append(words.say("told-trapdoor"))
        elif walk.pending:
            lines.append(words.say("told-stopped", what=words.say(f"kind-{walk.pending}")))
        elif walk.ended:
            lines.append(words.say("told-outside"))
        finds = find_words(walk, words) or words.say("finds-nothing")
        lines.append(words.say("told-found", finds=finds, points=draft.points()))
        held = held_words(draft, words)
        lines += [words.say("told-held", held=held.replace(BETWEEN, ", "))] if held else []
    for placement in draft.tableau.placements.values():
        lines.append(tell_placement(placement, words))
    waiting = draft.waiting()
    if not draft.tableau.placements:
        lines += [tell_waiting(draft, words, card) for card in waiting]
    elif waiting:
        names = ", ".join(f"{card} {words.word('card', card)}" for card in waiting)
        lines.append(words.say("told-still", cards=names))
    if draft.tableau.placements and walk.at is None:
        lines.append(words.say("told-no-start"))
    return lines


def tell_placement(placement: Placement, words: Words) -> str:
    id = "told-laid-turned" if placement.rot else "told-laid"
    return words.say(id, tag=placement.card, card=words.word("card", placement.card), x=placement.x, y=placement.y)


def tell_waiting(draft: Draft, words: Words, card: str) -> str:
    """A card of the hand and what is on it."""
    icons = draft.card(card).icons()
    about = ", ".join(words.say(f"kind-{kind}.count", count=count) for kind, count in icons.items())
    return words.say("told-waiting", tag=card, card=words.word("card", card), about=about)


# --- the best --------------------------------------------------------------------------------------------------------


def solution_of(found: Json, words: Words) -> tuple[Json, list[str]]:
    """The exploration that the solver found, and how good it is."""
    if not isinstance(found, dict) or found.get("exploration") is None:
        return None, []
    value, bound, mine = (number_of(found.get(name), words) for name in ("value", "bound", "mine"))
    lines = [words.say("told-best", value=value)]
    lines.append(words.say("told-proven") if found.get("proven") else words.say("told-bound", bound=bound))
    lines += [words.say("told-mine", mine=mine, value=value)] if found.get("mine") is not None else []
    exploration = found["exploration"]
    assert isinstance(exploration, dict)
    return {name: exploration[name] for name in ("tableau", "start", "steps")}, lines


def number_of(value: Json, words: Words) -> str:
    """A number as one writes it: whole where it is whole."""
    if not isinstance(value, int | float):
        return "–"
    tenths = round(value * 10)
    return str(tenths // 10) if tenths % 10 == 0 else words.say("decimal", whole=tenths // 10, tenths=tenths % 10)


def icons_line(card: Card) -> str:
    """The signs on a card in one short row."""
    return "".join(sign for node in card.inner() for sign in signs(node))
