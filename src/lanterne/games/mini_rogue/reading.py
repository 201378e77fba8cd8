"""Reading the content of Mini Rogue from its TOML files, with every value checked: a pack may hold anything."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from lanterne.games.mini_rogue.content import (
    FLOOR,
    POTIONS,
    VERBS,
    WORDS,
    Area,
    Character,
    Content,
    EnemyLine,
    Item,
    Mode,
    Offer,
    Result,
    Room,
    Skill,
    TrapLine,
    parse_result,
)
from lanterne.games.mini_rogue.state import CAPS, EXIT
from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import Guide, Notes, content_of
from lanterne.kernel.records import fingerprint
from lanterne.parts.reading import Reader, read_files

FILES: Final = ("characters", "dungeon", "enemies", "rooms")
ROOM_TYPES: Final = ("bonfire", "merchant", "trap", "treasure", "shrine", "tomb", "item", "monster")
SKILL_CLASSES: Final = ("combat", "exploration", "preparation", "reaction", "passive")
SKILL_EFFECTS: Final = {
    "bash": "combat",
    "conjure": "combat",
    "tribute": "combat",
    "double_die": "combat",
    "shield": "exploration",
    "reveal_rooms": "exploration",
    "skip_room": "exploration",
    "replace_room": "exploration",
    "reorder_deck": "preparation",
    "revive": "reaction",
    "armor": "passive",
}
MOST_OF_SKILL: Final = {"bash": 9, "tribute": 9, "shield": 9, "reveal_rooms": 8, "reorder_deck": 4, "revive": 20, "armor": 9}
ENEMY_EFFECTS: Final = ("curse", "poison", "blindness", "unstoppable", "weaken", "fall", "regeneration")
POWERS: Final = ("free_feat", "crow")
FEWEST_ROOMS: Final = 12  # eight in the grid, two carried as Items, some to choose from
MOST_AREAS: Final = 10
UPHEAVALS: Final = ("fall", "combat")  # what ends a room has no place in rewards and purchases

VOCABULARY: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "result": dict(VERBS),
    **{kind: dict.fromkeys(words, ()) for kind, words in WORDS.items()},
    "enemy_effect": {name: ("amount",) if name == "regeneration" else () for name in ENEMY_EFFECTS},
    "skill_effect": {name: ("amount",) if name in MOST_OF_SKILL else () for name in SKILL_EFFECTS},
}


# --- effects ---------------------------------------------------------------------------------------------------------


def result(reader: Reader, name: str) -> Result:
    """Anything that can happen in a room."""
    return parse_result(reader.text(name, "result"), f"{reader.where}.{name}")


def gift(reader: Reader, name: str, choice: bool = False) -> Result:
    """A result where nothing may end the room, and mostly nothing is left to choose."""
    return calm(reader.text(name, "result"), f"{reader.where}.{name}", choice)


def calm(text: str, where: str, choice: bool) -> Result:
    found = parse_result(text, where)
    if len(found.choices) > 1 and not choice:
        raise Fault("content-no-choice", where=where, got=shorten(found.text))
    for effect in (effect for effects in found.choices for effect in effects):
        if effect.verb in UPHEAVALS:
            calm = " ".join(verb for verb in VERBS if verb not in UPHEAVALS)
            raise Fault("content-word", where=where, got=str(effect), choices=calm)
    return found


def results(reader: Reader, name: str) -> list[Result]:
    """A result for each face of the Dungeon die."""
    texts = reader.texts(name, "result", 6, 6)
    return [parse_result(text, f"{reader.where}.{name}.{place}") for place, text in enumerate(texts, 1)]


def amount_of(text: str, where: str, most: int) -> int:
    """A number behind a word."""
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= most):
        raise Fault("content-number", where=where, got=shorten(text), least=1, most=most)
    return int(text)


# --- cards -----------------------------------------------------------------------------------------------------------


def read_enemy(reader: Reader, id: str) -> EnemyLine:
    hp = reader.items("hp", "numbers", 2, 2)
    if not all(type(value) is int and 1 <= value <= 50 for value in hp):
        raise Fault("content-type", where=f"{reader.where}.hp", wanted="[1-50, 1-50]")
    effects: list[str] = []
    for effect in reader.texts("effects", "enemy_effect"):
        name, _, amount = effect.partition(" ")
        where = f"{reader.where}.effects"
        if name not in ENEMY_EFFECTS or (amount and name != "regeneration"):
            raise Fault("content-word", where=where, got=shorten(effect), choices=" ".join(ENEMY_EFFECTS))
        if name == "regeneration":
            amount_of(amount, where, 50)
        if name in [other.partition(" ")[0] for other in effects]:
            raise Fault("content-twice", where=where, got=name)
        effects.append(effect)
    alone, together = (int(str(value)) for value in hp)
    line = EnemyLine(id, (alone, together), reader.number("damage", 0, 20), tuple(effects), gift(reader, "reward", choice=True))
    reader.done()
    return line


def read_skill(reader: Reader) -> Skill:
    id, timing = reader.slug("id"), reader.word("class", SKILL_CLASSES)
    effect, _, amount = reader.text("effect", "skill_effect").partition(" ")
    where = f"{reader.where}.effect"
    if SKILL_EFFECTS.get(effect) != timing:
        fitting = " ".join(name for name, at in SKILL_EFFECTS.items() if at == timing)
        raise Fault("content-word", where=where, got=shorten(effect), choices=fitting)
    if effect not in MOST_OF_SKILL and amount:
        raise Fault("content-effect-shape", where=where, got=shorten(f"{effect} {amount}"), wanted=effect)
    most = MOST_OF_SKILL.get(effect, 0)
    skill = Skill(id, timing, effect, amount_of(amount, where, most) if most else 0)
    reader.done()
    return skill


def read_character(reader: Reader) -> Character:
    """A Character card. MR-SETUP-03: a stat that it does not show is 0."""
    id, hp = reader.slug("id"), reader.number("hp", 1, CAPS["hp"])
    stats = [reader.number(stat, 0, CAPS[stat], 0) for stat in ("armor", "food", "gold")]
    potion = reader.word("potion", POTIONS, "")
    skills: list[Skill] = []
    for entry in reader.tables("skills", most=len(SKILL_CLASSES)):
        skill = read_skill(entry)
        if any(other.timing == skill.timing for other in skills):
            raise Fault("content-class-twice", where=entry.where, got=skill.timing)
        skills.append(skill)
    reader.done()
    return Character(id, hp, stats[0], stats[1], stats[2], potion, skills)


def read_room(reader: Reader, floors: int) -> Room:
    room = Room(reader.slug("id"), reader.word("type", ROOM_TYPES))
    if room.id == EXIT:
        raise Fault("content-twice", where=reader.where, got=EXIT)
    if room.type == "bonfire":
        actions = reader.table("actions")
        for name in actions.names():
            room.actions[name] = result(actions, name)
            if len(room.actions[name].choices) > 1:
                raise Fault("content-no-choice", where=f"{actions.where}.{name}", got=shorten(room.actions[name].text))
        if not room.actions:
            raise Fault("content-count", where=actions.where, wanted=1, got=0)
    elif room.type == "merchant":
        read_merchant(reader, room)
    elif room.type == "trap":
        for line in reader.tables("lines", 3, 3):
            room.lines.append(TrapLine(line.slug("name"), result(line, "failure"), result(line, "success")))
            line.done()
    elif room.type == "treasure":
        room.gold = reader.number("gold", 0, CAPS["gold"])
        room.gold_after_danger = reader.number("gold_after_danger", 0, CAPS["gold"])
        room.results = results(reader, "results")
    elif room.type in ("shrine", "tomb"):
        room.results = results(reader, "results")
        room.first = gift(reader, "first", choice=True) if reader.has("first") else None
    elif room.type == "item":
        read_item_room(reader, room)
    else:
        room.enemies = [read_enemy(enemy, enemy.slug("id")) for enemy in reader.tables("enemies", floors, floors)]
    reader.done()
    return room


def read_merchant(reader: Reader, room: Room) -> None:
    for offer in reader.tables("buy", most=20):
        cost = offer.text("cost", "cost")
        price = FLOOR if cost == "floor" else amount_of(cost, f"{offer.where}.cost", CAPS["gold"])
        gives = offer.text("gives", "goods")
        result = None if gives == "any_potion" else calm(gives, f"{offer.where}.gives", choice=False)
        room.offers.append(Offer(price, result))
        offer.done()
    sell = reader.table("sell")
    room.sell_armor = sell.number("armor", 0, CAPS["gold"])
    room.sell_potion = sell.number("potion", 0, CAPS["gold"])
    sell.done()


def read_item_room(reader: Reader, room: Room) -> None:
    """An Item for each face of the Dungeon die, or a single one that has its price."""
    if reader.has("price"):
        room.price = gift(reader, "price")
        for effect in room.price.choices[0]:
            if (effect.verb, effect.what) != ("lose", "food") or effect.amount == FLOOR:
                raise Fault("content-word", where=f"{reader.where}.price", got=str(effect), choices="lose food 1")
    count = 6 if room.price is None else 1
    room.items = reader.texts("items", "item", count, count)
    room.refuse = gift(reader, "refuse") if reader.has("refuse") else None


# --- files -----------------------------------------------------------------------------------------------------------


def read_dungeon(file: Reader, content: Content) -> None:
    """The Areas: down through the Floors without a gap, with a Guardian at the end of each, and falls to the next one."""
    entries = file.tables("area", 1, MOST_AREAS)
    for entry in entries:
        area = Area(entry.number("floor", 1, 4), entry.flag("guardian"), entry.number("fall", 0, MOST_AREAS))
        content.areas.append(area)
        entry.done()
    check_areas(content.areas, [entry.where for entry in entries])
    rewards = file.table("rewards")
    content.rewards_always = gift(rewards, "always")
    texts = rewards.texts("lines", "result", 6, 6)
    content.rewards = [calm(text, f"{rewards.where}.lines.{place}", True) for place, text in enumerate(texts, 1)]
    rewards.done()


def check_areas(areas: list[Area], wheres: list[str]) -> None:
    floors = [area.floor for area in areas]
    for where, before, floor in zip(wheres, [0, *floors], floors, strict=False):
        if floor not in (before, before + 1) or floor < 1:
            raise Fault("content-number", where=f"{where}.floor", got=str(floor), least=max(1, before), most=before + 1)
    for where, area, behind in zip(wheres, areas, [*floors[1:], 0], strict=True):
        if area.guardian != (behind != area.floor):
            given, wanted = ("true", "false") if area.guardian else ("false", "true")
            raise Fault("content-word", where=f"{where}.guardian", got=given, choices=wanted)
        allowed = [0, *(number for number, floor in enumerate(floors, 1) if floor == area.floor + 1)]
        if area.fall not in allowed:
            raise Fault("content-word", where=f"{where}.fall", got=str(area.fall), choices=" ".join(map(str, allowed)))


def read_characters(file: Reader, content: Content) -> None:
    for entry in file.tables("character", 2, 20):
        character = read_character(entry)
        if character.id in content.characters:
            raise Fault("content-twice", where=entry.where, got=character.id)
        content.characters[character.id] = character
    modes = file.table("difficulty")
    for name in modes.names():
        if name == "ask":
            raise Fault("content-twice", where=modes.where, got=name)
        mode = modes.table(name)
        content.modes[name] = Mode(*[mode.number(stat, -9, 9) for stat in ("food", "hp", "gold", "score")])
        mode.done()
    if not content.modes:
        raise Fault("content-count", where=modes.where, wanted=1, got=0)


def read_enemies(file: Reader, content: Content, floors: int) -> None:
    last = file.table("last_guardian")
    content.last = [read_enemy(line, last.slug("id")) for line in last.tables("lines", 2, 2)]
    last.done()
    for entry in file.tables("guardian"):
        id = entry.slug("id")
        if id in content.guardians or id == content.last[0].id:
            raise Fault("content-twice", where=entry.where, got=id)
        lines = entry.tables("lines", floors - 1, floors - 1)
        content.guardians[id] = [read_enemy(line, id) for line in lines]
        if entry.flag("extra", False):
            content.extra_guardians.append(id)
        entry.done()
    always = len(content.guardians) - len(content.extra_guardians)
    if always < floors - 1:
        raise Fault("content-count", where=f"{file.where}.guardian", wanted=floors - 1, got=always)
    content.ghosts = [read_enemy(entry, entry.slug("id")) for entry in file.tables("ghost", floors, floors)]


def read_rooms(file: Reader, content: Content, floors: int) -> None:
    giver: dict[str, str] = {}
    for entry in file.tables("room", FEWEST_ROOMS):
        room = read_room(entry, floors)
        if room.id in content.rooms:
            raise Fault("content-twice", where=entry.where, got=room.id)
        content.rooms[room.id] = room
    content.deck = tuple(content.rooms)
    items = file.table("items")
    for name in items.names():
        item = items.table(name)
        content.items[name] = Item(name, item.number("uses", 1, 9), item.word("power", POWERS))
        item.done()
    for room in content.rooms.values():
        for name in room.items:
            where = f"{file.where}.room.{room.id}.items"
            if name not in content.items:
                raise Fault("content-word", where=where, got=shorten(name), choices=" ".join(content.items))
            if giver.setdefault(name, room.id) != room.id:
                raise Fault("content-twice", where=where, got=name)


def read_content(texts: Mapping[str, str], notes: Notes | None = None) -> Content:
    """Everything in the box, from the texts of its files."""
    content = Content()
    files = read_files(texts, FILES, notes)
    read_dungeon(files["dungeon"], content)
    floors = content.areas[-1].floor
    read_characters(files["characters"], content)
    read_enemies(files["enemies"], content, floors)
    read_rooms(files["rooms"], content, floors)
    for file in files.values():
        file.done()
    whole: dict[str, Json] = {name: file.data for name, file in files.items()}
    content.version = fingerprint(whole)
    return content


def load_content(folder: Path) -> Content:
    """Everything in the box, from a folder."""
    return read_content(content_of(folder))


def guide_to(folder: Path) -> Guide:
    """Every field and every word that a pack may use."""
    notes: Notes = {}
    read_content(content_of(folder), notes)
    return Guide(notes, VOCABULARY)
