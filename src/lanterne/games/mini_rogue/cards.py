"""What a player could read on a card: the table of a room, the skills of a character, what a potion does."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.mini_rogue.content import AFFLICTIONS, FLOOR, EnemyLine, Room
from lanterne.games.mini_rogue.exploration import DIRECTIONS
from lanterne.games.mini_rogue.panels import detail, effects, enemy_summary
from lanterne.games.mini_rogue.state import EMPTY, EXIT_CELL, HIDDEN
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.drawing import Drawing, Words
from lanterne.parts.drawing import paragraph

SIMPLE = ("potion", "item", "mode", "affliction")  # things with a name and an effect


def describe(view: RunView, words: Words, touches: Sequence[str], width: int) -> Drawing:
    """The cards behind what an option or a click touches, one after the other."""
    lines: Drawing = []
    for touch in touches:
        field, _, value = touch.partition(":")
        if field == "direction" and value in DIRECTIONS and 0 <= view.seat < len(view.heroes):
            lines += cell_lines(view, words, view.heroes[view.seat].cell + DIRECTIONS[value], width)
        elif field == "here":
            lines += here_lines(view, words, width)
        elif field in ("cell", "other") and value.isdigit():
            lines += cell_lines(view, words, int(value), width)
        elif field == "room" and value in view.content.rooms:
            lines += room_lines(view, words, view.content.rooms[value], width)
        elif field == "character" and value in view.content.characters:
            lines += character_lines(view, words, value, width)
        elif field in SIMPLE and words.has(f"{field}-{value}", "effect"):
            lines += [[("strong", words.word(field, value), "")]]
            lines += paragraph("", words.say(f"{field}-{value}.effect"), width)
    return lines


def here_lines(view: RunView, words: Words, width: int) -> Drawing:
    """What the seat deals with now: the Enemy it fights, or the room under its token."""
    enemy = view.enemy
    if not 0 <= view.seat < len(view.heroes) or (enemy is None and view.phase != "resolve"):
        return []
    if enemy is not None:
        lines: Drawing = [[("foe", words.word("enemy", enemy.id), "")]]
        for effect in enemy.effects:
            name = effect.partition(" ")[0]
            kind = "affliction" if name in AFFLICTIONS else "effect"
            lines += paragraph("", f"{effects(words, [effect])}. {detail(words, kind, name, 'effect')}", width)
        return lines if enemy.effects else []
    return cell_lines(view, words, view.heroes[view.seat].cell, width)


def cell_lines(view: RunView, words: Words, cell: int, width: int) -> Drawing:
    """The card of a cell as far as the seat knows it; the exit shows the Guardian."""
    if cell == EXIT_CELL:
        return guardian_lines(view, words, width)
    room = view.grid[cell] if 0 <= cell < EXIT_CELL else EMPTY
    return [] if room in (HIDDEN, EMPTY) else room_lines(view, words, view.content.rooms[room], width)


def room_lines(view: RunView, words: Words, room: Room, width: int) -> Drawing:
    name = words.word("room", room.id)
    if room.enemies:
        name = words.say("told-thing", name=name, about=words.word("enemy", room.enemies[view.floor - 1].id))
    lines: Drawing = [[("strong", name, "")]]
    lines += paragraph("next", detail(words, "room", room.id, "banner"), width)
    for text in room_table(view, words, room):
        lines += paragraph("", text, width)
    if room.enemies:
        lines += enemy_lines(view, words, room.enemies[view.floor - 1], width)[1:]
    return lines + paragraph("dim", detail(words, "room", room.id, "flavour"), width)


def room_table(view: RunView, words: Words, room: Room) -> list[str]:
    """What the card prints under its banner, a line for each result."""
    listed = [words.word("result", result.text) for result in room.actions.values()]
    if room.first is not None:
        listed.append(words.word("result", room.first.text))
    for offer in room.offers:
        cost = view.floor if offer.cost == FLOOR else offer.cost
        gives = words.say("board-any-potion") if offer.result is None else words.word("result", offer.result.text)
        listed.append(words.say("board-buy", cost=cost, gives=gives))
    if room.sell_armor:
        listed.append(words.say("board-sell-armor", gold=room.sell_armor))
    if room.sell_potion:
        listed.append(words.say("board-sell-potion", gold=room.sell_potion))
    if room.gold:
        listed.append(words.say("board-treasure", gold=room.gold, more=room.gold_after_danger))
    for place, line in enumerate(room.lines):
        failure, success = words.word("result", line.failure.text), words.word("result", line.success.text)
        name = words.word("trap", line.name)
        faces = f"{2 * place + 1}–{2 * place + 2}"
        listed.append(words.say("board-trap", faces=faces, name=name, failure=failure, success=success))
    if len(room.items) > 1:
        listed += by_face(words, [words.word("item", item) for item in room.items])
    listed += [detail(words, "item", item, "effect") for item in dict.fromkeys(room.items)]
    return listed + by_face(words, [words.word("result", result.text) for result in room.results])


def by_face(words: Words, results: list[str]) -> list[str]:
    """A table of the Dungeon die; neighbours with the same result share a line."""
    lines = []
    first = 0
    for place in range(1, len(results) + 1):
        if place == len(results) or results[place] != results[first]:
            faces = str(first + 1) if place == first + 1 else f"{first + 1}–{place}"
            lines.append(words.say("board-face", faces=faces, result=results[first]))
            first = place
    return lines


def guardian_lines(view: RunView, words: Words, width: int) -> Drawing:
    """The exit and the Guardian pile on it."""
    lines: Drawing = [[("strong", words.say("room-exit"), "")]]
    if not view.guardian:
        return lines + paragraph("", words.say("board-pile", count=view.pile), width)
    last = view.content.last
    if view.guardian == last[0].id:
        return lines + [line for phase in last for line in enemy_lines(view, words, phase, width)]
    return lines + enemy_lines(view, words, view.content.guardians[view.guardian][view.floor - 1], width)


def enemy_lines(view: RunView, words: Words, line: EnemyLine, width: int) -> Drawing:
    lines: Drawing = [[("foe", words.word("enemy", line.id), "")]]
    lines += paragraph("", enemy_summary(words, line, len(view.heroes) > 1), width)
    if line.effects:
        lines += paragraph("bad", effects(words, line.effects), width)
    if line.reward.text:
        lines += paragraph("good", words.say("board-reward", reward=words.word("result", line.reward.text)), width)
    return lines


def character_lines(view: RunView, words: Words, id: str, width: int) -> Drawing:
    lines: Drawing = [[("strong", words.word("character", id), "")]]
    for skill in view.content.characters[id].skills.values():
        lines.append([("skill", "■ " + words.word("skill", skill.id), "")])
        lines += paragraph("", detail(words, "skill", skill.id, "effect"), width)
    return lines + paragraph("dim", detail(words, "character", id, "background"), width)
