"""Reading the content of Mini Rogue from its TOML files, with every value checked."""

from __future__ import annotations

from pathlib import Path

from lanterne.games.mini_rogue.content import (
    FLOOR,
    POTIONS,
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
from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.records import fingerprint
from lanterne.parts.reading import Reader, read_file

ROOM_TYPES = ("bonfire", "merchant", "trap", "treasure", "shrine", "tomb", "item", "monster")
SKILL_CLASSES = ("combat", "exploration", "preparation", "reaction", "passive")
SKILL_EFFECTS = {
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
ENEMY_EFFECTS = ("curse", "poison", "blindness", "unstoppable", "weaken", "fall", "regeneration")


def result(reader: Reader, name: str) -> Result:
    return parse_result(reader.text(name), f"{reader.where}.{name}")


def results(reader: Reader, name: str, count: int) -> list[Result]:
    values = reader.items(name)
    if len(values) != count:
        raise Fault("content-count", where=f"{reader.where}.{name}", wanted=count, got=len(values))
    return [parse_result(str(value), f"{reader.where}.{name}.{place}") for place, value in enumerate(values, 1)]


def stat(reader: Reader, name: str, most: int) -> int:
    """MR-SETUP-03: a stat that a card does not show is 0."""
    return reader.number(name, 0, most) if reader.has(name) else 0


def read_enemy(reader: Reader, id: str) -> EnemyLine:
    hp = reader.items("hp")
    if len(hp) != 2 or not all(type(value) is int and 1 <= value <= 50 for value in hp):
        raise Fault("content-type", where=f"{reader.where}.hp", wanted="[1-50, 1-50]")
    effects = []
    for effect in map(str, reader.items("effects")):
        name, _, amount = effect.partition(" ")
        if name not in ENEMY_EFFECTS or (name == "regeneration") != amount.isdecimal():
            raise Fault("content-word", where=f"{reader.where}.effects", got=effect, choices=" ".join(ENEMY_EFFECTS))
        effects.append(effect)
    alone, together = (int(str(value)) for value in hp)
    line = EnemyLine(id, (alone, together), reader.number("damage", 0, 20), tuple(effects), result(reader, "reward"))
    reader.done()
    return line


def read_character(reader: Reader) -> Character:
    skills: list[Skill] = []
    for entry in reader.tables("skills"):
        effect, _, amount = entry.text("effect").partition(" ")
        timing = entry.word("class", SKILL_CLASSES)
        if SKILL_EFFECTS.get(effect) != timing or (amount and not amount.isdecimal()):
            fitting = " ".join(name for name, at in SKILL_EFFECTS.items() if at == timing)
            raise Fault("content-word", where=f"{entry.where}.effect", got=shorten(effect), choices=fitting)
        if any(other.timing == timing for other in skills):
            raise Fault("content-class-twice", where=entry.where, got=timing)
        skills.append(Skill(entry.slug("id"), timing, effect, int(amount or 0)))
        entry.done()
    potion = reader.word("potion", POTIONS) if reader.has("potion") else ""
    card = Character(
        reader.slug("id"),
        reader.number("hp", 1, 20),
        stat(reader, "armor", 4),
        stat(reader, "food", 4),
        stat(reader, "gold", 10),
        potion,
        skills,
    )
    reader.done()
    return card


def read_room(reader: Reader, floors: int) -> Room:
    room = Room(reader.slug("id"), reader.word("type", ROOM_TYPES))
    if room.type == "bonfire":
        actions = reader.table("actions")
        room.actions = {name: result(actions, name) for name in actions.data}
    elif room.type == "merchant":
        for offer in reader.tables("buy"):
            cost = offer.text("cost")
            if cost != "floor" and not cost.isdecimal():
                raise Fault("content-amount", where=f"{offer.where}.cost", got=shorten(cost))
            gives = None if offer.text("gives") == "any_potion" else result(offer, "gives")
            room.offers.append(Offer(FLOOR if cost == "floor" else int(cost), gives))
            offer.done()
        sell = reader.table("sell")
        room.sell_armor = sell.number("armor", 0, 10)
        room.sell_potion = sell.number("potion", 0, 10)
        sell.done()
    elif room.type == "trap":
        for line in reader.tables("lines"):
            room.lines.append(TrapLine(line.slug("name"), result(line, "failure"), result(line, "success")))
            line.done()
        if len(room.lines) != 3:
            raise Fault("content-count", where=f"{reader.where}.lines", wanted=3, got=len(room.lines))
    elif room.type == "treasure":
        room.gold = reader.number("gold", 0, 10)
        room.gold_after_danger = reader.number("gold_after_danger", 0, 10)
        room.results = results(reader, "results", 6)
    elif room.type in ("shrine", "tomb"):
        room.results = results(reader, "results", 6)
        room.first = result(reader, "first") if reader.has("first") else None
    elif room.type == "item":
        room.items = [str(name) for name in reader.items("items")]
        if len(room.items) not in (1, 6):
            raise Fault("content-count", where=f"{reader.where}.items", wanted=6, got=len(room.items))
        room.price = result(reader, "price") if reader.has("price") else None
        room.refuse = result(reader, "refuse") if reader.has("refuse") else None
    else:
        room.enemies = [read_enemy(enemy, enemy.slug("id")) for enemy in reader.tables("enemies")]
        if len(room.enemies) != floors:
            raise Fault("content-count", where=f"{reader.where}.enemies", wanted=floors, got=len(room.enemies))
    reader.done()
    return room


def load_content(folder: Path) -> Content:
    """Read and check the whole content of a folder."""
    content = Content()
    files = {name: read_file(folder / f"{name}.toml") for name in ("characters", "dungeon", "enemies", "rooms")}
    for entry in files["dungeon"].tables("area"):
        content.areas.append(Area(entry.number("floor", 1, 4), entry.flag("guardian"), entry.number("fall", 0, 10)))
        entry.done()
    if not content.areas:
        raise Fault("content-count", where="dungeon.toml.area", wanted=1, got=0)
    floors = content.areas[-1].floor
    rewards = files["dungeon"].table("rewards")
    content.rewards_always = result(rewards, "always")
    content.rewards = results(rewards, "lines", 6)
    rewards.done()
    for entry in files["characters"].tables("character"):
        character = read_character(entry)
        content.characters[character.id] = character
    modes = files["characters"].table("difficulty")
    for name in modes.data:
        mode = modes.table(name)
        numbers = [mode.number(stat, -9, 9) for stat in ("food", "hp", "gold", "score")]
        content.modes[name] = Mode(*numbers)
        mode.done()
    enemies = files["enemies"]
    for entry in enemies.tables("guardian"):
        id = entry.slug("id")
        content.guardians[id] = [read_enemy(line, id) for line in entry.tables("lines")]
        if len(content.guardians[id]) != floors - 1:
            raise Fault("content-count", where=f"{entry.where}.lines", wanted=floors - 1, got=len(content.guardians[id]))
        if entry.has("extra") and entry.flag("extra"):
            content.extra_guardians.append(id)
        entry.done()
    last = enemies.table("last_guardian")
    content.last = [read_enemy(line, last.slug("id")) for line in last.tables("lines")]
    last.done()
    content.ghosts = [read_enemy(entry, entry.slug("id")) for entry in enemies.tables("ghost")]
    for entry in files["rooms"].tables("room"):
        room = read_room(entry, floors)
        if room.id in content.rooms:
            raise Fault("content-twice", where=entry.where, got=room.id)
        content.rooms[room.id] = room
    content.deck = tuple(content.rooms)
    items = files["rooms"].table("items")
    for name in items.data:
        item = items.table(name)
        content.items[name] = Item(name, item.number("uses", 1, 9), item.word("power", ("free_feat", "crow")))
        item.done()
    for room in content.rooms.values():
        for name in room.items:
            if name not in content.items:
                raise Fault("content-word", where=f"rooms.toml.{room.id}.items", got=name, choices=" ".join(content.items))
    for reader in files.values():
        reader.done()
    whole: dict[str, Json] = {name: reader.data for name, reader in files.items()}
    content.version = fingerprint(whole)
    return content
