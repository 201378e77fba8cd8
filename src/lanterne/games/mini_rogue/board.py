"""The board as lines of text: the track of Areas, the grid, the Guardian pile, and the panels beside them.

Drawn from a view alone. With much room everything is shown at once; with little, what matters now.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.mini_rogue.content import EnemyLine
from lanterne.games.mini_rogue.exploration import DIRECTIONS, ahead
from lanterne.games.mini_rogue.panels import (
    character_cards,
    detail,
    effects,
    enemy_panel,
    enemy_summary,
    hero_lines,
    hero_panel,
    rolled_dice,
)  # fmt: skip
from lanterne.games.mini_rogue.state import EMPTY, EXIT_CELL, HIDDEN, Attack, Enemy, Hero
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Roll
from lanterne.kernel.drawing import Drawing, Line, Span, Words
from lanterne.parts.drawing import HEAVY, ROUND, bar, beside, block, fit, frame, paragraph

GRID_WIDTH, GRID_HEIGHT = 36, 12  # what three by three cards need
LOW_GRID = 9  # lines of a grid whose cards have a single one inside
CARD_WIDTH = 24  # the most that a card takes
PANEL_WIDTH = 26  # the least that a hero needs
ENEMY_HEIGHT = 10
ARROWS = {"right": "→", "down": "↓"}


def draw_run(view: RunView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """The whole position in at most `width` × `height`; less room than a board needs gives a few lines instead."""
    chosen = all(hero.character for hero in view.heroes)
    top = [fit(track(view, words, width), width)] if chosen else [fit(banner(words), width)]
    body = height - 1
    if not chosen:
        least = 11
        return top + (character_cards(view, words, width, min(24, body)) if width >= 64 and body >= least else [])
    if width < GRID_WIDTH + PANEL_WIDTH or body < LOW_GRID:
        return small(view, words, width, height, rolls)
    panel = max(PANEL_WIDTH, min(44, width * 3 // 8))
    left = min(3 * CARD_WIDTH, width - panel - 1)
    drawn = left_side(view, words, left, body, rolls)
    right = right_side(view, words, panel, len(drawn), rolls)
    return top + beside([drawn, right], " ")


def left_side(view: RunView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """The grid and the Enemy, one over the other where both fit; else the one that matters now."""
    enemy = view.enemy
    if enemy is None:
        return grid(view, words, width, height)
    if height < GRID_HEIGHT + ENEMY_HEIGHT:
        return enemy_card(view, words, enemy, width, min(height, GRID_HEIGHT + 2), rolls)
    upper = grid(view, words, width, height - ENEMY_HEIGHT)
    return upper + enemy_card(view, words, enemy, width, min(height - len(upper), ENEMY_HEIGHT + 4), rolls)


def enemy_card(
    view: RunView, words: Words, enemy: Enemy, width: int, height: int, rolls: Sequence[Roll]
) -> Drawing:
    lines = enemy_panel(view, words, enemy, width - 4, height - 2, rolls)
    return frame(padded(lines), width, height, ROUND, "foe")


def padded(lines: Drawing) -> Drawing:
    return [[("", " ", ""), *line] for line in lines]


def right_side(view: RunView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """The heroes, then what there is room for: the last roll, the Guardian that waits, the cards nobody has seen."""
    lines: Drawing = []
    for hero in view.heroes:
        alone = len(view.heroes) == 1 or height >= 24
        lines += hero_panel(view, words, hero, width) if alone else hero_lines(view, words, hero, width)
        lines += [[]] if alone and len(view.heroes) > 1 else []
    if view.attack is None or not view.attack.rolled:
        for roll in rolls[-1:]:
            if len(lines) + 4 <= height:
                lines += rolled_dice(words, roll, width)
    line = guardian_line(view)
    if line is not None and view.enemy is None:
        text = words.say("board-waits", enemy=words.word("enemy", line.id), summary=guardian_summary(view, words, line))
        lines += extra(paragraph("foe", text, width), height - len(lines))
    unseen = words.say("board-unseen", count=len(view.unseen), rooms=unseen_rooms(view, words))
    lines += extra([[], *paragraph("dim", unseen, width)], height - len(lines)) if view.enemy is None else []
    return block(lines, width, height)


def extra(lines: Drawing, room: int) -> Drawing:
    """Lines that are shown whole or not at all."""
    return lines if len(lines) <= room else []


def unseen_rooms(view: RunView, words: Words) -> str:
    """The types of the cards nobody has seen, with how many of each."""
    counts: dict[str, int] = {}
    for room in view.unseen:
        name = words.word("type", view.content.rooms[room].type)
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counts.items())


# --- the track -------------------------------------------------------------------------------------------------------


def banner(words: Words) -> Line:
    return [("title", words.say("board-title"), "")]


def track(view: RunView, words: Words, width: int) -> Line:
    """Where the party is, and all the Areas with their Guardians."""
    floor = words.word("floor", view.floor)
    line: Line = [("title", words.say("board-where", floor=view.floor, name=floor, area=view.area), "")]
    areas: Line = [("", "  ", "")]
    floors = 1
    for number, area in enumerate(view.content.areas, 1):
        if area.floor != floors:
            floors = area.floor
            areas.append(("dim", "│ ", ""))
        text = f"{number}{'♦' if area.guardian else ''}"
        here = number == view.area
        areas.append(("you", f"[{text}] ", "") if here else ("dim" if number < view.area else "", f"{text} ", ""))
    mode: Line = [("dim", " " + words.word("mode", view.difficulty), "")]
    shown = line + areas + mode
    return shown if sum(len(text) for _, text, _ in shown) <= width else line


# --- the grid --------------------------------------------------------------------------------------------------------


def grid(view: RunView, words: Words, width: int, height: int) -> Drawing:
    """Three rows of three cards, as large as the room allows."""
    wide = min(CARD_WIDTH, width // 3)
    high = 3 if height < GRID_HEIGHT else 4 if height < 20 else 5 if height < 26 else 6
    rows: Drawing = []
    for row in range(3):
        rows += beside([cell_card(view, words, 3 * row + column, wide, high) for column in range(3)])
    return block(rows, width, 3 * high if height >= 3 * high else height)


def cell_card(view: RunView, words: Words, cell: int, wide: int, high: int) -> Drawing:
    """One card: its name, what is known of it, who stands there, which way leads to it."""
    here = [hero for hero in view.heroes if hero.cell == cell]
    ways = directions_to(view, cell)
    touch = " ".join([f"cell:{cell}", *(f"direction:{way}" for way in ways)])
    style = "you" if here else "next" if ways else "dim"
    inner = high - 2
    marks = cell_marks(view, words, cell, here, ways, wide - 2)
    if inner == 1:
        return frame([low_line(view, words, cell, here, ways)], wide, high, HEAVY if here else ROUND, style, touch)
    text = cell_text(view, words, cell, wide - 2, inner - (1 if marks else 0))
    lines = [*block(text, wide - 2, inner - 1), marks] if marks else text
    return frame(lines, wide, high, HEAVY if here else ROUND, style, touch)


def directions_to(view: RunView, cell: int) -> list[str]:
    """The directions in which the hero of this view may move to the cell now."""
    if view.phase != "explore" or not 0 <= view.seat < len(view.heroes):
        return []
    hero = view.heroes[view.seat]
    if not hero.resolved:
        return []
    return [way for way in ahead(hero.cell) if hero.cell + DIRECTIONS[way] == cell]


def cell_marks(view: RunView, words: Words, cell: int, here: list[Hero], ways: list[str], wide: int) -> Line:
    """The last line of a card: tokens, the way that leads here, or that it was visited."""
    line: Line = [("next", f" {ARROWS[way]}", "") for way in ways]
    room = (wide - 2 * len(line)) // max(1, len(here)) - 3
    for hero in here:
        line.append(("you", f" @ {words.word('character', hero.character)[:room]}", ""))
    if not line and view.visited[cell]:
        line.append(("dim", " ✓", ""))
    return line


def low_line(view: RunView, words: Words, cell: int, here: list[Hero], ways: list[str]) -> Line:
    """A card in a single line: marks, then the name."""
    marks = "".join("@" for _ in here) + "".join(ARROWS[way] for way in ways)
    style = "back" if view.grid[cell] == HIDDEN else "dim" if view.visited[cell] and not here else "strong"
    name = "░░░" if view.grid[cell] == HIDDEN else cell_name(view, words, cell)
    return [("you" if here else "next", marks or ("✓" if view.visited[cell] else " "), ""), (style, f" {name}", "")]


def cell_text(view: RunView, words: Words, cell: int, wide: int, high: int) -> Drawing:
    if cell == EXIT_CELL:
        return exit_text(view, words, wide, high)
    room = view.grid[cell]
    if room == HIDDEN:
        return [[("back", "░" * wide, "")] for _ in range(high)]
    if room == EMPTY:
        return paragraph("dim", words.say("room-empty"), wide)
    if not view.up[cell]:
        return paragraph("back", words.say("board-known", room=words.word("room", room)), wide)
    known = view.content.rooms[room]
    faded = "dim" if view.visited[cell] else ""
    if known.enemies:
        line = known.enemies[view.floor - 1]
        summary = enemy_summary(words, line, len(view.heroes) > 1)
        lines = paragraph(faded or "foe", words.word("enemy", line.id), wide)
        if line.effects:
            summary = words.say("list-pair", first=summary, second=effects(words, line.effects)) if high > 2 else summary + " !"
        return lines + paragraph(faded, summary, wide)
    lines = paragraph(faded or "strong", words.word("room", room), wide)
    banner = paragraph("dim", detail(words, "room", room, "banner"), wide)
    return lines + (banner if len(lines) + len(banner) <= high else [])


def exit_text(view: RunView, words: Words, wide: int, high: int) -> Drawing:
    line = guardian_line(view)
    if line is None:
        pile: list[Span] = [("strong", words.say("room-exit"), "")]
        return [pile, *paragraph("back", words.say("board-pile", count=view.pile), wide)]
    lines = paragraph("foe", words.word("enemy", line.id), wide)
    return [*lines[: max(1, high - 1)], *paragraph("", guardian_summary(view, words, line), wide)]


def guardian_line(view: RunView) -> EnemyLine | None:
    """The line of the revealed Guardian for this Floor; Og shows its first phase."""
    if not view.guardian:
        return None
    last = view.content.last[0]
    return last if view.guardian == last.id else view.content.guardians[view.guardian][view.floor - 1]


def guardian_summary(view: RunView, words: Words, line: EnemyLine) -> str:
    summary = enemy_summary(words, line, len(view.heroes) > 1)
    return words.say("list-pair", first=summary, second=effects(words, line.effects)) if line.effects else summary


# --- with little room ------------------------------------------------------------------------------------------------


def small(view: RunView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """A few lines: where, who, what is here and ahead, or whom one fights."""
    lines: Drawing = [fit(track(view, words, width), width)]
    heroes = [hero for hero in view.heroes if len(view.heroes) == 1 or hero.seat == view.seat] or view.heroes[:1]
    scene: Drawing = []
    for hero in heroes:
        scene = hero_lines(view, words, hero, width)
    enemy = view.enemy
    if enemy is None:
        here = nearby(view, words, heroes[0])
        lines += [here, *scene] if here else scene
    else:
        lines += [*enemy_lines(words, enemy, view.attack, width), *scene]
    if rolls and (view.attack is None or not view.attack.rolled) and len(lines) < height:
        lines.append([("dim", words.say("board-rolled", faces=" ".join(rolls[-1].names())), "")])
    if height >= len(lines) + GRID_HEIGHT and width >= GRID_WIDTH and enemy is None:
        lines += grid(view, words, width, height - len(lines))
    return [fit(line, width) for line in lines[:height]]


def enemy_lines(words: Words, enemy: Enemy, attack: Attack | None, width: int) -> Drawing:
    """The Enemy and the dice in few lines."""
    name = words.word("enemy", enemy.id)
    track = max(3, min(12, width - len(name) - 10))
    about = words.say("board-damage", damage=enemy.damage)
    lines: Drawing = [
        [("foe", f"{name} ", ""), *bar(enemy.hp, enemy.max_hp, track, "foe"), ("strong", f" {enemy.hp}/{enemy.max_hp}", "")],
        [("", f"  {about}", ""), ("bad", f" {effects(words, enemy.effects)}", "")],
    ]
    if attack is not None and attack.rolled:
        faces = " ".join(f"[{top or 'X'}]" for top in attack.tops)
        total = words.say("board-total", damage=sum(attack.values) + attack.bash + attack.fire)
        lines.append([("die", f"  {faces} ", ""), ("dungeon", f"[[{attack.dungeon}]] ", ""), ("dim", total, "")])
    return lines


def nearby(view: RunView, words: Words, hero: Hero) -> Line:
    """The room under the token and the rooms ahead, in one line."""
    line: Line = [("you", "@ ", ""), ("strong", cell_name(view, words, hero.cell), f"cell:{hero.cell}")]
    for way in ahead(hero.cell) if hero.cell != EXIT_CELL else []:
        cell = hero.cell + DIRECTIONS[way]
        line += [("next", f"  {ARROWS[way]} ", ""), ("", cell_name(view, words, cell), f"cell:{cell} direction:{way}")]
    return line


def cell_name(view: RunView, words: Words, cell: int) -> str:
    room = view.grid[cell]
    return words.word("room", {HIDDEN: "hidden", EMPTY: "empty"}.get(room, room))
