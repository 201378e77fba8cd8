"""Content: the cards and tables of Mini Rogue as typed objects. `reading.py` makes them from TOML.

Effects are a small declared vocabulary; `parse` and `str` of a result are symmetric. There is no code in content.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from lanterne.kernel.asks import Option, shorten
from lanterne.kernel.faults import Fault

FLOOR: Final = -1  # an amount equal to the number of the current Floor (MR-ROOM-17)
STATS: Final = ("hp", "xp", "armor", "food", "gold")
POTIONS: Final = ("fire", "frost", "poison", "healing", "holy_water", "perception")
OFFENSIVE: Final = ("fire", "frost", "poison")
AFFLICTIONS: Final = ("curse", "poison", "blindness")
FORBIDDABLE: Final = ("skill", "potion", "blessing")
VERBS: Final[dict[str, tuple[str, ...]]] = {
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
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "stat": STATS,
    "potion": POTIONS,
    "affliction": AFFLICTIONS,
    "forbiddable": FORBIDDABLE,
    "ghost": ("ghost",),
}


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

    __slots__ = ("choices", "text", "texts")

    def __init__(self, choices: tuple[tuple[Effect, ...], ...]) -> None:
        self.choices = choices
        self.texts = [", ".join(map(str, effects)) for effects in choices]
        self.text = " / ".join(self.texts)

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
            "trap": list(dict.fromkeys(line.name for room in rooms for line in room.lines)),
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
            if word != "floor" and not (word.isascii() and word.isdecimal() and len(word) <= 2 and int(word) > 0):
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
