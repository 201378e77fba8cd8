"""Content: the cards and tables of Mini Rogue, read from TOML, checked, and turned to typed objects.

Effects are a small declared vocabulary; `parse` and `str` of a result are symmetric. There is no code in content.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from lanterne.kernel.asks import Json, Option, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.records import fingerprint

FLOOR = -1  # an amount equal to the number of the current Floor (MR-ROOM-17)
STATS = ("hp", "xp", "armor", "food", "gold")
POTIONS = ("fire", "frost", "poison", "healing", "holy_water", "perception")
OFFENSIVE = ("fire", "frost", "poison")
AFFLICTIONS = ("curse", "poison", "blindness")
FORBIDDABLE = ("skill", "potion", "blessing")
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
VERBS: dict[str, tuple[str, ...]] = {
    "gain": ("stat", "amount"),
    "lose": ("stat", "amount"),
    "potion": ("potion",),
    "inflict": ("affliction",),
    "cure": ("affliction",),
    "forbid": ("forbiddable",),
    "raise_hp_to": ("amount",),
    "blessing": (),
    "refresh": (),
    "fall": (),
    "combat": ("ghost",),
    "swap_rooms": (),
    "nothing": (),
}
WORDS: dict[str, tuple[str, ...]] = {
    "stat": STATS,
    "potion": POTIONS,
    "affliction": AFFLICTIONS,
    "forbiddable": FORBIDDABLE,
    "ghost": ("ghost",),
}
ENEMY_EFFECTS = ("curse", "poison", "blindness", "unstoppable", "weaken", "fall", "regeneration")


class Effect:
    """One icon of a result: a verb, what it is about, and how much."""

    __slots__ = ("amount", "verb", "what")

    def __init__(self, verb: str, what: str, amount: int) -> None:
        self.verb = verb
        self.what = what
        self.amount = amount

    def __str__(self) -> str:
        amount = {FLOOR: "floor", 0: ""}.get(self.amount, str(self.amount))
        return " ".join(part for part in (self.verb, self.what, amount) if part)


class Result:
    """A cell of a table: one list of effects, or several of which the player takes one."""

    __slots__ = ("choices", "text")

    def __init__(self, choices: tuple[tuple[Effect, ...], ...]) -> None:
        self.choices = choices
        self.text = " / ".join(", ".join(map(str, effects)) for effects in choices)

    def __str__(self) -> str:
        return self.text


class EnemyLine:
    """One Enemy of one Floor. `hp` is for one fighter and for two."""

    __slots__ = ("damage", "effects", "hp", "id", "reward")

    def __init__(self, id: str, hp: tuple[int, int], damage: int, effects: tuple[str, ...], reward: Result) -> None:
        self.id = id
        self.hp = hp
        self.damage = damage
        self.effects = effects
        self.reward = reward


class Skill:
    """A power of a Character card."""

    __slots__ = ("amount", "effect", "id", "timing")

    def __init__(self, id: str, timing: str, effect: str, amount: int) -> None:
        self.id = id
        self.timing = timing
        self.effect = effect
        self.amount = amount


class Character:
    """A Character card."""

    __slots__ = ("armor", "food", "gold", "hp", "id", "passive_armor", "potion", "skills")

    def __init__(self, id: str, hp: int, armor: int, food: int, gold: int, potion: str, skills: list[Skill]) -> None:
        self.id = id
        self.hp = hp
        self.armor = armor
        self.food = food
        self.gold = gold
        self.potion = potion
        self.skills = {skill.timing: skill for skill in skills}
        self.passive_armor = sum(skill.amount for skill in skills if skill.timing == "passive")

    def skill(self, timing: str) -> Skill | None:
        return self.skills.get(timing)


class Mode:
    """A difficulty: what it changes at the start, and what it is worth."""

    __slots__ = ("food", "gold", "hp", "score")

    def __init__(self, food: int, hp: int, gold: int, score: int) -> None:
        self.food = food
        self.hp = hp
        self.gold = gold
        self.score = score


class TrapLine:
    __slots__ = ("failure", "name", "success")

    def __init__(self, name: str, failure: Result, success: Result) -> None:
        self.name = name
        self.failure = failure
        self.success = success


class Offer:
    """A line of a merchant: what it costs and gives. `result` is None for any potion."""

    __slots__ = ("cost", "result")

    def __init__(self, cost: int, result: Result | None) -> None:
        self.cost = cost
        self.result = result


class Item:
    __slots__ = ("id", "power", "uses")

    def __init__(self, id: str, uses: int, power: str) -> None:
        self.id = id
        self.uses = uses
        self.power = power


class Room:
    """A Room card. Which fields it uses depends on its type."""

    __slots__ = (
        "actions", "enemies", "first", "gold", "gold_after_danger", "id", "items", "lines", "offers", "price", "refuse",
        "results", "sell_armor", "sell_potion", "trades", "type",
    )  # fmt: skip

    def __init__(self, id: str, type: str) -> None:
        self.id = id
        self.type = type
        self.actions: dict[str, Result] = {}
        self.offers: list[Offer] = []
        self.sell_armor = 0
        self.sell_potion = 0
        self.trades: dict[int, list[Option]] = {}  # what a merchant offers on each Floor, once somebody has asked
        self.lines: list[TrapLine] = []
        self.gold = 0
        self.gold_after_danger = 0
        self.results: list[Result] = []
        self.first: Result | None = None
        self.items: list[str] = []
        self.price: Result | None = None
        self.refuse: Result | None = None
        self.enemies: list[EnemyLine] = []


class Area:
    __slots__ = ("fall", "floor", "guardian")

    def __init__(self, floor: int, guardian: bool, fall: int) -> None:
        self.floor = floor
        self.guardian = guardian
        self.fall = fall


class Content:
    """Everything in the box, by id."""

    def __init__(self) -> None:
        self.characters: dict[str, Character] = {}
        self.modes: dict[str, Mode] = {}
        self.areas: list[Area] = []
        self.rooms: dict[str, Room] = {}
        self.deck: tuple[str, ...] = ()  # the ids of all rooms
        self.items: dict[str, Item] = {}
        self.guardians: dict[str, list[EnemyLine]] = {}
        self.extra_guardians: list[str] = []
        self.last: list[EnemyLine] = []
        self.ghosts: list[EnemyLine] = []
        self.rewards_always = Result(((Effect("nothing", "", 0),),))
        self.rewards: list[Result] = []
        self.version = ""

    def cards(self) -> list[str]:
        """Everything a player can meet, as `field:id`."""
        rooms = list(self.rooms.values())
        lines = [*self.last, *self.ghosts, *(line for guardian in self.guardians.values() for line in guardian)]
        enemies = [line.id for room in rooms for line in room.enemies] + [line.id for line in lines]
        named = {
            "character": list(self.characters),
            "mode": list(self.modes),
            "room": [room.id for room in rooms],
            "enemy": list(dict.fromkeys(enemies)),
            "item": list(self.items),
            "trap": [line.name for room in rooms for line in room.lines],
        }
        return [f"{field}:{id}" for field, ids in named.items() for id in ids]


def parse_effect(text: str, where: str) -> Effect:
    """One effect from its words, e.g. `lose food floor`."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise Fault("content-effect", where=where, got=shorten(text), choices=" ".join(VERBS))
    shape = VERBS[words[0]]
    if len(words) != len(shape) + 1:
        raise Fault("content-effect-shape", where=where, got=shorten(text), wanted=" ".join([words[0], *shape]))
    what, amount = "", 0
    for kind, word in zip(shape, words[1:], strict=True):
        if kind == "amount":
            if word != "floor" and not (word.isdigit() and 0 < int(word) <= 99):
                raise Fault("content-amount", where=where, got=shorten(word))
            amount = FLOOR if word == "floor" else int(word)
        elif word not in WORDS[kind]:
            raise Fault("content-word", where=where, got=shorten(word), choices=" ".join(WORDS[kind]))
        else:
            what = word
    return Effect(words[0], what, amount)


@cache
def result_of(text: str) -> Result:
    """A result that content has already been checked for."""
    return parse_result(text, "content")


def parse_result(text: str, where: str) -> Result:
    """A result from its words: `a, b` one after the other, `a / b` a choice."""
    return Result(tuple(tuple(parse_effect(e, where) for e in c.split(", ")) for c in text.split(" / ")))


class Reader:
    """A table of a content file; says where it is when a field is missing or wrong, and notices fields nobody reads."""

    def __init__(self, data: Json, where: str) -> None:
        if not isinstance(data, dict):
            raise Fault("content-type", where=where, wanted="table")
        self.data = data
        self.where = where
        self.used: set[str] = set()

    def _get(self, name: str) -> Json:
        self.used.add(name)
        if name not in self.data:
            raise Fault("content-missing", where=self.where, field=name)
        return self.data[name]

    def has(self, name: str) -> bool:
        return name in self.data

    def text(self, name: str) -> str:
        value = self._get(name)
        if not isinstance(value, str):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="string")
        return value

    def word(self, name: str, choices: tuple[str, ...]) -> str:
        value = self.text(name)
        if value not in choices:
            raise Fault("content-word", where=f"{self.where}.{name}", got=shorten(value), choices=" ".join(choices))
        return value

    def slug(self, name: str) -> str:
        value = self.text(name)
        if not value.replace("_", "a").isalnum() or not value.isascii() or not value.islower():
            raise Fault("content-id", where=f"{self.where}.{name}", got=shorten(value))
        return value

    def number(self, name: str, least: int, most: int) -> int:
        value = self._get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Fault("content-number", where=f"{self.where}.{name}", got=shorten(value), least=least, most=most)
        return value

    def flag(self, name: str) -> bool:
        value = self._get(name)
        if not isinstance(value, bool):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="true/false")
        return value

    def items(self, name: str) -> list[Json]:
        value = self._get(name)
        if not isinstance(value, list):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="list")
        return value

    def tables(self, name: str) -> list[Reader]:
        found = []
        for place, entry in enumerate(self.items(name), 1):
            label = entry.get("id", place) if isinstance(entry, dict) else place
            found.append(Reader(entry, f"{self.where}.{name}.{label}"))
        return found

    def table(self, name: str) -> Reader:
        return Reader(self._get(name), f"{self.where}.{name}")

    def result(self, name: str) -> Result:
        return parse_result(self.text(name), f"{self.where}.{name}")

    def results(self, name: str, count: int) -> list[Result]:
        values = self.items(name)
        if len(values) != count:
            raise Fault("content-count", where=f"{self.where}.{name}", wanted=count, got=len(values))
        return [parse_result(str(value), f"{self.where}.{name}.{place}") for place, value in enumerate(values, 1)]

    def done(self) -> None:
        for name in self.data:
            if name not in self.used:
                raise Fault("content-unknown", where=self.where, field=name)


def read_enemy(reader: Reader, id: str) -> EnemyLine:
    hp = reader.items("hp")
    if len(hp) != 2 or not all(isinstance(value, int) and 1 <= value <= 50 for value in hp):
        raise Fault("content-type", where=f"{reader.where}.hp", wanted="[1-50, 1-50]")
    effects = []
    for effect in map(str, reader.items("effects")):
        name, _, amount = effect.partition(" ")
        if name not in ENEMY_EFFECTS or (name == "regeneration") != amount.isdigit():
            raise Fault("content-word", where=f"{reader.where}.effects", got=effect, choices=" ".join(ENEMY_EFFECTS))
        effects.append(effect)
    alone, together = (int(str(value)) for value in hp)
    line = EnemyLine(id, (alone, together), reader.number("damage", 0, 20), tuple(effects), reader.result("reward"))
    reader.done()
    return line


def read_character(reader: Reader) -> Character:
    skills = []
    for entry in reader.tables("skills"):
        effect, _, amount = entry.text("effect").partition(" ")
        timing = entry.word("class", SKILL_CLASSES)
        if SKILL_EFFECTS.get(effect) != timing or (amount and not amount.isdigit()):
            fitting = " ".join(name for name, at in SKILL_EFFECTS.items() if at == timing)
            raise Fault("content-word", where=f"{entry.where}.effect", got=shorten(effect), choices=fitting)
        skills.append(Skill(entry.slug("id"), timing, effect, int(amount or 0)))
        entry.done()
    potion = reader.word("potion", POTIONS) if reader.has("potion") else ""
    card = Character(
        reader.slug("id"),
        reader.number("hp", 1, 20),
        reader.number("armor", 0, 4),
        reader.number("food", 0, 4),
        reader.number("gold", 0, 10),
        potion,
        skills,
    )
    reader.done()
    return card


def read_room(reader: Reader, floors: int) -> Room:
    room = Room(reader.slug("id"), reader.word("type", ROOM_TYPES))
    if room.type == "bonfire":
        actions = reader.table("actions")
        room.actions = {name: actions.result(name) for name in actions.data}
    elif room.type == "merchant":
        for offer in reader.tables("buy"):
            cost = offer.text("cost")
            if cost != "floor" and not cost.isdigit():
                raise Fault("content-amount", where=f"{offer.where}.cost", got=shorten(cost))
            gives = None if offer.text("gives") == "any_potion" else offer.result("gives")
            room.offers.append(Offer(FLOOR if cost == "floor" else int(cost), gives))
            offer.done()
        sell = reader.table("sell")
        room.sell_armor = sell.number("armor", 0, 10)
        room.sell_potion = sell.number("potion", 0, 10)
        sell.done()
    elif room.type == "trap":
        for line in reader.tables("lines"):
            room.lines.append(TrapLine(line.slug("name"), line.result("failure"), line.result("success")))
            line.done()
        if len(room.lines) != 3:
            raise Fault("content-count", where=f"{reader.where}.lines", wanted=3, got=len(room.lines))
    elif room.type == "treasure":
        room.gold = reader.number("gold", 0, 10)
        room.gold_after_danger = reader.number("gold_after_danger", 0, 10)
        room.results = reader.results("results", 6)
    elif room.type in ("shrine", "tomb"):
        room.results = reader.results("results", 6)
        room.first = reader.result("first") if reader.has("first") else None
    elif room.type == "item":
        room.items = [str(name) for name in reader.items("items")]
        if len(room.items) not in (1, 6):
            raise Fault("content-count", where=f"{reader.where}.items", wanted=6, got=len(room.items))
        room.price = reader.result("price") if reader.has("price") else None
        room.refuse = reader.result("refuse") if reader.has("refuse") else None
    else:
        room.enemies = [read_enemy(enemy, enemy.slug("id")) for enemy in reader.tables("enemies")]
        if len(room.enemies) != floors:
            raise Fault("content-count", where=f"{reader.where}.enemies", wanted=floors, got=len(room.enemies))
    reader.done()
    return room


def read_file(path: Path) -> Reader:
    try:
        return Reader(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    except OSError as error:
        raise Fault("file-read", file=str(path), why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("content-toml", file=str(path), why=shorten(error)) from None


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
    content.rewards_always = rewards.result("always")
    content.rewards = rewards.results("lines", 6)
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
