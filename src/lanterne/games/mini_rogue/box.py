"""What is printed on everything in the box of Mini Rogue, in the words of one language: cards, tracks, dice, potions.

Ids are those of scenes and options. A result is named by its text, as options name it, and found in `results`.
"""

from __future__ import annotations

from collections.abc import Iterable

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.cards import by_face
from lanterne.games.mini_rogue.content import (
    AFFLICTIONS,
    FLOOR,
    FORBIDDABLE,
    OFFENSIVE,
    POTIONS,
    Content,
    Effect,
    EnemyLine,
    Result,
    Room,
    Skill,
)
from lanterne.games.mini_rogue.panels import detail, short
from lanterne.games.mini_rogue.phrases import effect_in_words
from lanterne.games.mini_rogue.scene import effect_of
from lanterne.games.mini_rogue.state import CAPS, EXIT_CELL, LEVELS
from lanterne.kernel.asks import Die, Json
from lanterne.kernel.drawing import Words

ENEMY_EFFECTS = ("unstoppable", "regeneration", "weaken", "fall", "blessing", "refresh")
DICE = (v.CHARACTER_DIE, v.DUNGEON_DIE, v.CURSE_DIE, v.POISON_DIE)
FACES = {"X": "miss", "symbol": "symbol", "blank": "blank"}  # those that are no numbers
CAUSES = ("hunger", "poison", "rewards", "abandoned", "victory")
LABELS = (
    "map", "grid", "ahead", "damage", "reward", "rewards", "always", "passed", "failed", "buy", "sell", "slot",
    "no-item", "visited", "known", "total", "miss", "hit", "blocked", "pierce", "frozen", "poisoned", "unseen",
    "pile", "guardian", "beaten", "now", "below", "lay", "won", "lost", "score", "at-once", "after-danger", "dice",
    "rolled", "counts", "first", "price", "refuse", "any-potion", "characters", "modes",
    "skills", "ready", "spent", "phase-1", "phase-2", "or", "forbidden", "exit", "hidden", "empty",
)  # fmt: skip


def box_of(content: Content, words: Words) -> dict[str, Json]:
    return {
        "characters": {id: character_of(content, words, id) for id in content.characters},
        "modes": {id: {"name": words.word("mode", id), "text": detail(words, "mode", id, "effect")} for id in content.modes},
        "skills": skills_of(content, words),
        "potions": {id: potion_of(words, id) for id in POTIONS},
        "items": items_of(content, words),
        "effects": effects_of(words),
        "forbidden": {id: words.word("forbidden", id) for id in FORBIDDABLE},
        "stats": stats_of(words),
        "levels": levels_of(words),
        "rooms": {room.id: room_of(content, words, room) for room in content.rooms.values()},
        "types": {type: words.word("type", type) for type in dict.fromkeys(room.type for room in content.rooms.values())},
        "enemies": enemies_of(content, words),
        "guardians": {id: [foe_of(line) for line in lines] for id, lines in content.guardians.items()},
        "last": [foe_of(line) for line in content.last],
        "ghosts": [foe_of(line) for line in content.ghosts],
        "rewards": {"always": content.rewards_always.text, "lines": [result.text for result in content.rewards]},
        "results": results_of(content, words),
        "areas": areas_of(content, words),
        "floors": floors_of(content, words),
        "cells": [words.word("cell", cell) for cell in range(EXIT_CELL + 1)],
        "dice": {die.name: die_of(words, die) for die in DICE},
        "pays": {pay: words.word("pay", pay) for pay in v.PAYMENTS},
        "causes": {cause: words.word("cause", cause) for cause in causes_of(content)},
        "labels": {**{name: words.say(f"page-{name}") for name in LABELS}, "colon": words.say("told-thing", name="", about="")},
    }


# --- characters and what they carry ----------------------------------------------------------------------------------


def character_of(content: Content, words: Words, id: str) -> Json:
    card = content.characters[id]
    return {
        "name": words.word("character", id),
        "text": detail(words, "character", id, "background"),
        "hp": card.hp,
        "armor": card.armor,
        "food": card.food,
        "gold": card.gold,
        "potion": card.potion,
        "skills": [skill.id for skill in card.skills.values()],
    }


def skills_of(content: Content, words: Words) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for character in content.characters.values():
        for skill in character.skills.values():
            found[skill.id] = skill_of(words, skill)
    return found


def skill_of(words: Words, skill: Skill) -> Json:
    return {
        "name": words.word("skill", skill.id),
        "text": detail(words, "skill", skill.id, "effect"),
        "when": detail(words, "skill", skill.id, "timing"),
        "timing": skill.timing,
        "effect": skill.effect,
    }


def potion_of(words: Words, id: str) -> Json:
    return {
        "name": words.word("potion", id),
        "short": short(words, "potion", id),
        "text": detail(words, "potion", id, "effect"),
        "offensive": id in OFFENSIVE,
    }


def items_of(content: Content, words: Words) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for item in content.items.values():
        texts = [detail(words, "item", item.id, "effect")]
        if item.power == "crow":
            texts += [f"{words.word('crow', use)}. {detail(words, 'crow', use, 'effect')}" for use in ("draft", "flyover")]
        lines: list[Json] = [text for text in texts if text]
        found[item.id] = {"name": words.word("item", item.id), "lines": lines, "uses": item.uses}
    return found


def effects_of(words: Words) -> dict[str, Json]:
    """Afflictions, what Enemies do, and the two good things that results may bring."""
    kinds = {**dict.fromkeys(AFFLICTIONS, "affliction"), **dict.fromkeys(ENEMY_EFFECTS, "effect")}
    return {id: {"name": words.word(kind, id), "text": detail(words, kind, id, "effect")} for id, kind in kinds.items()}


def stats_of(words: Words) -> dict[str, Json]:
    """The tracks of a character board, with their ends."""
    return {
        stat: {"name": words.word("stat", stat), "text": detail(words, "term", stat, "meaning"), "most": most}
        for stat, most in CAPS.items()
    }


def levels_of(words: Words) -> list[Json]:
    return [
        {"name": words.say("board-level", level=level), "short": words.say("board-level.short", level=level), "xp": xp}
        for level, xp in enumerate(LEVELS, 1)
    ]


# --- rooms and Enemies -----------------------------------------------------------------------------------------------


def room_of(content: Content, words: Words, room: Room) -> Json:
    """A Room card. Which fields it uses depends on its type; those of a table have a line for each face of the die."""
    return {
        "name": words.word("room", room.id),
        "card": words.word("card", room.id) if words.has(f"card-{room.id}") else words.word("room", room.id),
        "type": room.type,
        "banner": detail(words, "room", room.id, "banner"),
        "text": detail(words, "room", room.id, "flavour"),
        "actions": [
            {"id": action, "name": named(words, action), "words": words.word("action", action), "result": result.text}
            for action, result in room.actions.items()
        ],
        "offers": [offer_of(content, words, offer.cost, offer.result) for offer in room.offers],
        "sales": sales_of(words, room),
        "traps": [
            {"name": words.word("trap", line.name), "failure": line.failure.text, "success": line.success.text}
            for line in room.lines
        ],
        "gold": [room.gold, room.gold_after_danger],
        "first": "" if room.first is None else room.first.text,
        "table": [result.text for result in room.results],
        "items": strings(room.items),
        "price": "" if room.price is None else room.price.text,
        "refuse": "" if room.refuse is None else room.refuse.text,
        "foes": [foe_of(line) for line in room.enemies],
        "spoken": spoken(words, room),
    }


def named(words: Words, action: str) -> str:
    """The bare name of an action: its words as an option tell the result too."""
    return words.say(f"action-{action}") if words.has(f"action-{action}") else action.replace("_", " ")


def strings(ids: Iterable[str]) -> list[Json]:
    return list(ids)


def offer_of(content: Content, words: Words, cost: int, result: Result | None) -> Json:
    """A line of a merchant; its price may be the number of the Floor."""
    costs = [floor if cost == FLOOR else cost for floor in floor_numbers(content)]
    gives = words.say("board-any-potion") if result is None else words.word("result", result.text)
    said = [words.say("board-buy", cost=price, gives=gives) for price in costs]
    return {"result": "" if result is None else result.text, "costs": [*costs], "words": [*said]}


def sales_of(words: Words, room: Room) -> list[Json]:
    """What a merchant takes, and for how much Gold."""
    sold = {"armor": room.sell_armor, "potion": room.sell_potion}
    return [
        {
            "what": what,
            "gain": gold,
            "name": words.say(f"page-{what}-sold"),
            "words": words.say(f"board-sell-{what}", gold=gold),
        }
        for what, gold in sold.items()
        if gold
    ]


def spoken(words: Words, room: Room) -> list[Json]:
    """The table of a card in sentences, for people who listen."""
    lines: list[str] = []
    if room.gold:
        lines.append(words.say("board-treasure", gold=room.gold, more=room.gold_after_danger))
    for place, line in enumerate(room.lines):
        failure, success = words.word("result", line.failure.text), words.word("result", line.success.text)
        faces = f"{2 * place + 1}–{2 * place + 2}"
        name = words.word("trap", line.name)
        lines.append(words.say("board-trap", faces=faces, name=name, failure=failure, success=success))
    if len(room.items) > 1:
        lines += by_face(words, [words.word("item", item) for item in room.items])
    return strings(lines + by_face(words, [words.word("result", result.text) for result in room.results]))


def foe_of(line: EnemyLine) -> Json:
    """An Enemy as one Floor has it: its HP against one fighter and against two."""
    return {
        "id": line.id,
        "hp": list(line.hp),
        "damage": line.damage,
        "effects": [effect_of(effect) for effect in line.effects],
        "reward": line.reward.text,
    }


def lines_of(content: Content) -> list[EnemyLine]:
    guardians = [line for lines in content.guardians.values() for line in lines]
    return [*(line for room in content.rooms.values() for line in room.enemies), *guardians, *content.last, *content.ghosts]


def enemies_of(content: Content, words: Words) -> dict[str, Json]:
    return {
        id: {"name": words.word("enemy", id), "text": detail(words, "enemy", id, "flavour")}
        for id in dict.fromkeys(line.id for line in lines_of(content))
    }


# --- results ---------------------------------------------------------------------------------------------------------


def results_of(content: Content, words: Words) -> dict[str, Json]:
    """Every result that a card prints, and every choice of one, by its text."""
    floors = floor_numbers(content)
    found: dict[str, Json] = {}
    for result in printed(content):
        found[result.text] = result_as_data(words, result, floors)
        for text, effects in zip(result.texts, result.choices, strict=True):
            found.setdefault(text, result_as_data(words, Result((effects,)), floors))
    return found


def printed(content: Content) -> list[Result]:
    found = [content.rewards_always, *content.rewards, *(line.reward for line in lines_of(content))]
    for room in content.rooms.values():
        found += [*room.results, *room.actions.values()]
        found += [offer.result for offer in room.offers if offer.result is not None]
        found += [side for line in room.lines for side in (line.failure, line.success)]
        found += [result for result in (room.first, room.price, room.refuse) if result is not None]
    return found


def result_as_data(words: Words, result: Result, floors: list[int]) -> Json:
    """A result as its words and its icons: choices of effects."""
    choices: list[Json] = [[effect_as_data(words, effect, floors) for effect in effects] for effects in result.choices]
    return {"words": words.word("result", result.text), "choices": choices}


def effect_as_data(words: Words, effect: Effect, floors: list[int]) -> Json:
    """One icon. An amount that is the number of the Floor has words for each Floor, every other has them once."""
    amounts = floors if effect.amount == FLOOR else [effect.amount]
    said = [effect_in_words(Effect(effect.verb, effect.what, amount), words.say) for amount in amounts]
    return {"verb": effect.verb, "what": effect.what, "amount": effect.amount, "words": [*said]}


# --- the dungeon and the dice ----------------------------------------------------------------------------------------


def floor_numbers(content: Content) -> list[int]:
    return list(dict.fromkeys(area.floor for area in content.areas))


def areas_of(content: Content, words: Words) -> list[Json]:
    return [
        {
            "name": words.say("page-area", area=number),
            "floor": area.floor,
            "guardian": area.guardian,
            "fall": area.fall,
        }
        for number, area in enumerate(content.areas, 1)
    ]


def floors_of(content: Content, words: Words) -> list[Json]:
    return [
        {"name": words.word("floor", floor), "title": words.say("page-floor", floor=floor)} for floor in floor_numbers(content)
    ]


def die_of(words: Words, die: Die) -> Json:
    faces = {face: words.say(f"face-{FACES[face]}") if face in FACES else face for face in die.faces}
    return {
        "name": words.word("die", die.name),
        "short": words.say(f"board-die-{die.name}"),
        "text": detail(words, "term", f"{die.name}_die", "meaning"),
        "faces": {**faces},
    }


def causes_of(content: Content) -> list[str]:
    enemies = [f"enemy:{id}" for id in dict.fromkeys(line.id for line in lines_of(content))]
    return [*CAUSES, *enemies, *(f"room:{room}" for room in content.rooms)]
