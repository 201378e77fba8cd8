"""The position in sentences, for people who listen to the game and for programs that read lines."""

from __future__ import annotations

from lanterne.games.mini_rogue.panels import afflictions, effects, named_afflictions, short
from lanterne.games.mini_rogue.state import EMPTY, EXIT_CELL, HIDDEN, Attack, Enemy, Hero
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.drawing import Words


def tell_run(view: RunView, words: Words) -> list[str]:
    if any(not hero.character for hero in view.heroes):
        return [words.say("board-title")]
    where = words.say("board-where", floor=view.floor, name=words.word("floor", view.floor), area=view.area)
    lines = [f"{where} · {words.word('mode', view.difficulty)}"]
    lines += [tell_hero(view, words, hero) for hero in view.heroes]
    lines += [tell_cell(view, words, cell) for cell in range(EXIT_CELL + 1)]
    if view.enemy is not None:
        lines.append(tell_enemy(words, view.enemy))
    if view.enemy is not None and view.attack is not None and view.attack.rolled:
        lines.append(tell_dice(words, view.attack))
    return lines


def tell_hero(view: RunView, words: Words, hero: Hero) -> str:
    parts = [
        words.say("board-level", level=hero.level()),
        f"{words.word('stat', 'hp')} {hero.hp}",
        f"{words.word('stat', 'xp')} {hero.xp}",
        f"{words.say('board-armor')} {view.armor(hero)}",
        f"{words.say('board-food')} {hero.food}",
        f"{words.say('board-gold')} {hero.gold}",
    ]
    if hero.potions:
        parts.append(f"{words.say('board-potions')} {', '.join(short(words, 'potion', potion) for potion in hero.potions)}")
    if hero.item:
        parts.append(words.say("board-uses", item=words.word("item", hero.item), uses=hero.uses))
    parts.append(words.say("board-ready" if hero.ready else "board-spent"))
    if afflictions(hero):
        parts.append(named_afflictions(words, hero))
    return words.say("told-thing", name=words.word("character", hero.character), about=", ".join(parts))


def tell_cell(view: RunView, words: Words, cell: int) -> str:
    """One card of the grid: where it lies, what is known of it, who stands on it."""
    room = view.grid[cell]
    if cell == EXIT_CELL:
        about = words.say("board-pile", count=view.pile)
        if view.guardian:
            about = words.word("enemy", view.guardian)
    elif room == HIDDEN:
        about = words.say("room-hidden")
    else:
        about = words.say("room-empty") if room == EMPTY else words.word("room", room)
        enemies = view.content.rooms[room].enemies if room in view.content.rooms else []
        if enemies:
            about = words.say("list-pair", first=about, second=words.word("enemy", enemies[view.floor - 1].id))
    marks = [words.word("character", hero.character) for hero in view.heroes if hero.cell == cell]
    if marks:
        about = words.say("told-here", about=about, names=", ".join(marks))
    elif view.visited[cell]:
        about = words.say("told-visited", about=about)
    return words.say("told-thing", name=words.word("cell", cell), about=about)


def tell_enemy(words: Words, enemy: Enemy) -> str:
    parts = [f"{words.word('stat', 'hp')} {enemy.hp}/{enemy.max_hp}", words.say("board-damage", damage=enemy.damage)]
    if enemy.effects:
        parts.append(effects(words, enemy.effects))
    return words.say("told-thing", name=words.word("enemy", enemy.id), about=", ".join(parts))


def tell_dice(words: Words, attack: Attack) -> str:
    faces = " ".join(str(top) if top else "X" for top in attack.tops)
    dungeon = f"{words.say('board-die-dungeon')} {attack.dungeon}"
    total = words.say("board-total", damage=sum(attack.values) + attack.bash + attack.fire)
    return ", ".join([words.say("board-rolled", faces=faces), dungeon, total])
