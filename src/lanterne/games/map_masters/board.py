"""The table as lines of text: the market, the players with their score boards, and the last dungeon of the seat that looks.

Drawn from a view alone. What matters in a phase comes first; where there is little room, the rest is left out.
"""

from __future__ import annotations

from lanterne.games.map_masters.content import COSTS
from lanterne.games.map_masters.drafting import BETWEEN, icons_line
from lanterne.games.map_masters.drawn_map import draw_map
from lanterne.games.map_masters.ending import Sheet, sheets
from lanterne.games.map_masters.exploration_check import read_exploration, walk_of
from lanterne.games.map_masters.exploring import drawn_by
from lanterne.games.map_masters.kinds import OBJECTIVES, TOOLS
from lanterne.games.map_masters.map_layout import ICONS
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.scene import HIDDEN_HAND, open_kit
from lanterne.games.map_masters.state import HAND, HIDDEN, ROUNDS, Atlas, Mapper
from lanterne.games.map_masters.view import AtlasView
from lanterne.games.map_masters.walk import Walk
from lanterne.kernel.drawing import Drawing, Line, Words
from lanterne.parts.drawing import beside, block, fit, width_of

LEAST_COLUMN = 14  # columns of the screen for a column of the market
LEAST_MAP = 7  # lines that a map is worth drawing on
AFTER = ("reward", "next", "improve", "trade", "clean", "over")  # phases in which the dungeons are looked at
OUT = "↗"  # a path that left the dungeon
DOWN = "×"  # a book that was used


def draw_table(view: AtlasView, words: Words, width: int, height: int) -> Drawing:
    """The whole position in at most `width` × `height`."""
    s = view.table
    top = [fit(line, width) for line in status(s, words, width)]
    parts: list[Drawing] = [players(view, words, width)]
    if s.phase in AFTER or s.result:
        parts.append(scores(view, words, width))
    else:
        parts.insert(0, market(s, words, width, height))
        if s.round > 1:
            parts.append(scores(view, words, width))
    lines = top
    for part in parts:
        if part and len(lines) + len(part) <= max(height, len(top) + 1):
            lines = lines + part
        elif part and len(lines) < height:
            lines = lines + part[: height - len(lines)]
    if s.phase in AFTER or s.result:
        lines = lines + last_dungeon(view, width, height - len(lines))
    return [fit(line, width) for line in lines[:height]]


# --- the first lines -------------------------------------------------------------------------------------------------


def status(s: Atlas, words: Words, width: int) -> Drawing:
    """Round, phase, objectives; on a second line what does not fit."""
    where = words.say("board-puzzle", date=s.puzzle) if s.puzzle else words.say("board-round", round=s.round, rounds=ROUNDS)
    parts: list[Line] = [[("title", where, "")], [("strong", words.say(f"phase-{s.phase}"), "")]]
    for name, objective in (("primary", s.primary), ("secondary", s.secondary)):
        if objective:
            parts.append(aim(s, words, name, objective))
    lines: Drawing = [[]]
    for part in parts:
        if lines[-1] and width_of(lines[-1]) + len(BETWEEN) + width_of(part) > width and len(lines) < 2:
            lines.append([])
        lines[-1] += ([("dim", BETWEEN, "")] if lines[-1] else []) + part
    return lines


def aim(s: Atlas, words: Words, name: str, objective: str) -> Line:
    """An objective: what for, which discoveries, how much for each."""
    kind = s.content.kind_of(objective)
    touch = f"objective:{objective}"
    points = words.say("board-each", points=OBJECTIVES[kind])
    line: Line = [("dim", words.say(f"board-{name}") + " ", touch), ("gold", words.say(f"kind-{kind}.many"), touch)]
    line.append(("", f" {points}", touch))
    return [*line, ("bad", f" {words.say('board-hourglass')}", touch)] if name == "primary" and s.is_timed() else line


# --- the market ------------------------------------------------------------------------------------------------------


def market(s: Atlas, words: Words, width: int, height: int) -> Drawing:
    """Tokens and books, then the four columns with names and icons; in a list where it is narrow."""
    if s.puzzle or s.phase in ("setup", "aim"):
        return []
    lines = [tokens(s, words), *books(s, words, width)]
    wide = width // len(COSTS)
    if wide < LEAST_COLUMN:
        return lines + [card_line(s, words, place) for place, card in enumerate(s.cards_up) if card]
    columns = [column(s, words, place, wide - 1, height >= 10) for place in range(len(COSTS))]
    high = max(map(len, columns))
    return lines + beside([block(lines, wide - 1, high) for lines in columns], " ")


def tokens(s: Atlas, words: Words) -> Line:
    line: Line = [("dim", words.say("board-tokens"), "")]
    for tool, count in zip(TOOLS, s.stock, strict=True):
        style = "strong" if count else "dim"
        line += [("", "  ", ""), (style, f"{ICONS[tool]} {words.word('token', tool)} {count}", f"token:{tool}")]
    return line


def books(s: Atlas, words: Words, width: int) -> Drawing:
    line: Line = [("dim", words.say("board-books", count=len(s.book_pool)), "blind:book")]
    for book in s.books_up:
        if book:
            line += [("", "  ", ""), ("curse", words.word("book", book), f"book:{book}")]
    return [fit(line, width)]


def column(s: Atlas, words: Words, place: int, wide: int, tall: bool) -> Drawing:
    """The two cards of one price, and how many lie under them."""
    cost = COSTS[place]
    lines: Drawing = [[("title", words.say("board-cost", cost=cost), ""), ("dim", f" +{len(s.pools[place])}", f"blind:{cost}")]]
    for card in s.cards_up[2 * place : 2 * place + 2]:
        if not card:
            lines += [[("dim", "–", "")]] + ([[]] if tall else [])
            continue
        lines.append([("strong", words.word("card", card), f"card:{card}")])
        if tall:
            lines.append([("skill", " " + icons_line(s.content.cards[card]), f"card:{card}")])
    return [fit(line, wide) for line in lines]


def card_line(s: Atlas, words: Words, place: int) -> Line:
    card = s.cards_up[place]
    cost = COSTS[place // 2]
    return [("title", f"{cost} ", ""), ("strong", words.word("card", card), f"card:{card}")]


# --- players ---------------------------------------------------------------------------------------------------------


def players(view: AtlasView, words: Words, width: int) -> Drawing:
    """For each player a line of what they own, and one of the cards that lie before them."""
    s = view.table
    lines: Drawing = []
    for mapper in s.mappers:
        lines.append(owner(view, words, mapper))
        cards = zone(view, words, mapper)
        if cards and not s.result:
            lines.append([("", "  ", ""), *cards])
    return [fit(line, width) for line in lines]


def owner(view: AtlasView, words: Words, mapper: Mapper) -> Line:
    s = view.table
    turn = s.phase == "market" and mapper.seat == s.buyer
    name = ("▶ " if turn else "  ") + words.word("mapper", mapper.colour())
    line: Line = [("you" if mapper.seat == view.seat else "title", name, f"mapper:{mapper.colour()}")]
    if not s.puzzle:
        line.append(("gold", f"  {words.say('count-coins', coins=mapper.coins)}", ""))
    if s.round > 1 and not s.result:
        line.append(("strong", f"  {words.say('board-vp', points=sheets(s)[mapper.seat].total)}", ""))
    for tool, count in zip(TOOLS, mapper.tokens, strict=True):
        if count:
            line.append(("skill", f"  {ICONS[tool]} {count}", f"token:{tool}"))
    for book, ready in zip(mapper.books, mapper.ready, strict=True):
        line.append(("curse" if ready else "dim", f"  {'' if ready else DOWN}{words.word('book', book)}", f"book:{book}"))
    if not s.puzzle and not s.result:
        piles = words.say("board-piles", pile=len(mapper.pile), discard=len(mapper.discard))
        line.append(("dim", f"  {piles}", ""))
    if s.phase == "market" and s.passed[mapper.seat]:
        line.append(("dim", f"  {words.say('board-passed')}", ""))
    return line


def zone_cards(view: AtlasView, mapper: Mapper) -> list[str]:
    """The building zone; cards that lie face down are unknown."""
    s = view.table
    cards = list(mapper.zone)
    if s.phase in HIDDEN_HAND:
        down = min(HAND - len(cards), len(mapper.pile) + len(mapper.discard) + bool(mapper.peeked))
        peeked = [mapper.peeked] if mapper.peeked else []
        cards += (peeked + [HIDDEN] * down)[:down]
    return cards


def zone(view: AtlasView, words: Words, mapper: Mapper) -> Line:
    line: Line = []
    for card in zone_cards(view, mapper):
        mark = "↻ " if card in mapper.kept else "% " if card in mapper.cut else ""
        name = HIDDEN if card == HIDDEN else words.word("card", card)
        line += [("dim", BETWEEN if line else "", ""), ("back" if card == HIDDEN else "", mark + name, f"card:{card}")]
    return line


# --- scores ----------------------------------------------------------------------------------------------------------


def scores(view: AtlasView, words: Words, width: int) -> Drawing:
    """The score boards side by side: a column for each round, and the sum as it stands."""
    s = view.table
    if s.puzzle:
        return [[("title", words.say("board-vp", points=s.mappers[0].primary[0]), "")]] if s.result else []
    found = sheets(s)
    wide = min(9, max(3, (width - 24) // ROUNDS))
    head: Line = [("dim", fitted(words.say("board-scores"), 10), "")]
    head += [("dim", str(round).rjust(wide), "") for round in range(1, ROUNDS + 1)]
    lines: Drawing = [[*head, ("dim", "   " + words.say("board-total"), "")]]
    order = sorted(found, key=lambda sheet: (-sheet.total, -sheet.pink, sheet.seat)) if s.result else found
    for sheet in order:
        mapper = s.mappers[sheet.seat]
        name = words.word("mapper", mapper.colour())
        line: Line = [("you" if mapper.seat == view.seat else "title", fitted(name, 10), "")]
        line += [("", row(s, mapper, round).rjust(wide), "") for round in range(ROUNDS)]
        line.append(("strong", f"   {sheet.total}", ""))
        lines.append([*line, ("good", " ★", "")] if s.result and sheet.seat in s.winners else line)
        if s.result:
            lines.append([("dim", "  " + sums(sheet, words), "")])
    return lines


def fitted(text: str, wide: int) -> str:
    return text[:wide].ljust(wide)


def row(s: Atlas, mapper: Mapper, round: int) -> str:
    """A round of a score board: blue/pink, the bonus, an arrow for the exit."""
    if not (round < s.round - 1 or (round == s.round - 1 and bool(s.secondary))):
        return "·"
    bonus = f"+{mapper.bonus[round]}" if mapper.bonus[round] else ""
    return f"{mapper.primary[round]}/{mapper.secondary[round]}{bonus}{OUT if mapper.exits[round] else ''}"


def sums(sheet: Sheet, words: Words) -> str:
    return words.say(
        "board-sums", blue=sheet.blue, pink=sheet.pink // 2, green=sheet.green, exits=sheet.award, coins=sheet.wealth
    )


# --- the last dungeon ------------------------------------------------------------------------------------------------


def last_walk(s: Atlas, mapper: Mapper) -> Walk | None:
    """The last path that a player handed in, in its dungeon; None where there is none."""
    data = drawn_by(mapper)
    if data is None:
        return None
    try:
        return walk_of(open_kit(s, mapper), read_exploration(data))
    except Misstep:
        return None


def last_dungeon(view: AtlasView, width: int, height: int) -> Drawing:
    """What the seat drew this round, as far as there is room; a spectator sees the first one."""
    walk = last_walk(view.table, view.table.mappers[max(0, view.seat)])
    if walk is None or height < LEAST_MAP:
        return []
    return draw_map(walk.tableau, walk, width, height)[0]
