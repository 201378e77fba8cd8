"""The state of a run: heroes, grid, Guardian pile, the Enemy being fought. Plain data, copied cheaply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lanterne.games.mini_rogue.content import Content
from lanterne.kernel.game import State
from lanterne.kernel.records import BOOL, INT, STR, Kind, Record, list_of, maybe, one, tuple_of

HIDDEN: Final = "?"  # a face-down Room card that nobody has seen: it has no identity yet
EMPTY: Final = ""  # an Item was taken from here
EXIT: Final = "exit"
EXIT_CELL: Final = 8
EVERYBODY: Final = 3  # a bit for each of the two seats
LEVELS: Final = (0, 6, 18)  # T3: the XP at which each Level starts
XP_CAP: Final = 23
CAPS: Final = {"hp": 20, "xp": XP_CAP, "armor": 4, "food": 4, "gold": 10}  # T2


class Hero(Record):
    """One character: its board, its card, its place."""

    __slots__ = (
        "armor", "blind", "cell", "character", "cursed", "evading", "food", "forbidden", "gold", "hp", "item", "met",
        "poisoned", "potions", "ready", "resolved", "seat", "shield", "uses", "xp",
    )  # fmt: skip

    def __init__(
        self, seat: int, character: str, hp: int, xp: int, armor: int, food: int, gold: int,
        potions: tuple[str, ...], item: str, uses: int, cursed: bool, poisoned: bool, blind: bool, ready: bool,
        shield: int, cell: int, met: bool, evading: bool, resolved: bool, forbidden: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.character = character
        self.hp = hp
        self.xp = xp
        self.armor = armor
        self.food = food
        self.gold = gold
        self.potions = potions
        self.item = item
        self.uses = uses
        self.cursed = cursed
        self.poisoned = poisoned
        self.blind = blind
        self.ready = ready  # the Character card is face up
        self.shield = shield
        self.cell = cell
        self.met = met  # a Monster, Trap or Ghost was met in this Area (MR-RULING-38)
        self.evading = evading
        self.resolved = resolved
        self.forbidden = forbidden

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return HERO_FIELDS

    def copy(self) -> Hero:
        return Hero(
            self.seat, self.character, self.hp, self.xp, self.armor, self.food, self.gold, self.potions, self.item,
            self.uses, self.cursed, self.poisoned, self.blind, self.ready, self.shield, self.cell, self.met,
            self.evading, self.resolved, self.forbidden,
        )  # fmt: skip

    def level(self) -> int:
        """MR-STAT-05."""
        return 1 if self.xp < 6 else 2 if self.xp < 18 else 3


HERO_FIELDS: Final[dict[str, Kind]] = {
    "seat": INT, "character": STR, "hp": INT, "xp": INT, "armor": INT, "food": INT, "gold": INT,
    "potions": tuple_of(STR), "item": STR, "uses": INT, "cursed": BOOL, "poisoned": BOOL, "blind": BOOL,
    "ready": BOOL, "shield": INT, "cell": INT, "met": BOOL, "evading": BOOL, "resolved": BOOL,
    "forbidden": tuple_of(STR),
}  # fmt: skip


class Enemy(Record):
    """The Enemy being fought, by whom, and whose combat turn it is."""

    __slots__ = ("damage", "effects", "fighters", "hp", "id", "kind", "max_hp", "poison", "reward", "turn")

    def __init__(
        self, id: str, kind: str, hp: int, max_hp: int, damage: int, effects: tuple[str, ...], reward: str,
        fighters: tuple[int, ...], turn: int, poison: list[int],
    ) -> None:  # fmt: skip
        self.id = id
        self.kind = kind  # monster, ghost, guardian, og1, og2
        self.hp = hp
        self.max_hp = max_hp
        self.damage = damage
        self.effects = effects
        self.reward = reward
        self.fighters = fighters
        self.turn = turn
        self.poison = poison  # Poison-potion effects of each fighter

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return ENEMY_FIELDS

    def copy(self) -> Enemy:
        return Enemy(
            self.id, self.kind, self.hp, self.max_hp, self.damage, self.effects, self.reward, self.fighters, self.turn,
            self.poison.copy(),
        )  # fmt: skip


ENEMY_FIELDS: Final[dict[str, Kind]] = {
    "id": STR, "kind": STR, "hp": INT, "max_hp": INT, "damage": INT, "effects": tuple_of(STR), "reward": STR,
    "fighters": tuple_of(INT), "turn": INT, "poison": list_of(INT),
}  # fmt: skip


class Attack(Record):
    """The dice of the attack phase under way."""

    __slots__ = ("backstab", "bash", "dungeon", "feated", "fire", "frost", "rolled", "symbol", "tops", "values")

    def __init__(
        self, rolled: bool, values: list[int], tops: list[int], feated: list[bool], dungeon: int, symbol: bool,
        bash: int, fire: int, frost: bool, backstab: bool,
    ) -> None:  # fmt: skip
        self.rolled = rolled
        self.values = values  # what each Character die counts, criticals added up
        self.tops = tops  # the number each Character die shows
        self.feated = feated
        self.dungeon = dungeon
        self.symbol = symbol  # the curse symbol was rolled
        self.bash = bash
        self.fire = fire
        self.frost = frost
        self.backstab = backstab

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return ATTACK_FIELDS

    def copy(self) -> Attack:
        return Attack(
            self.rolled, self.values.copy(), self.tops.copy(), self.feated.copy(), self.dungeon, self.symbol,
            self.bash, self.fire, self.frost, self.backstab,
        )  # fmt: skip


ATTACK_FIELDS: Final[dict[str, Kind]] = {
    "rolled": BOOL, "values": list_of(INT), "tops": list_of(INT), "feated": list_of(BOOL), "dungeon": INT,
    "symbol": BOOL, "bash": INT, "fire": INT, "frost": BOOL, "backstab": BOOL,
}  # fmt: skip


class Run(State):
    """The whole position. `phase` names the next step."""

    def __init__(
        self, content: Content, phase: str, difficulty: str, flags: tuple[str, ...], area: int, grid: list[str],
        up: list[bool], visited: list[bool], known: list[int], unseen: tuple[str, ...], unused: tuple[str, ...],
        unused_seen: tuple[int, ...], guardian: str, pile: int, guardians: tuple[str, ...], beaten: int,
        heroes: list[Hero], enemy: Enemy | None, attack: Attack | None, pending: str, owner: int, result: str,
        cause: str, rooms: int, fights: int, falls: int,
    ) -> None:  # fmt: skip
        self.events = []
        self.uncovered = False
        self.content = content
        self.phase = phase
        self.difficulty = difficulty
        self.flags = flags
        self.area = area
        self.grid = grid
        self.up = up
        self.visited = visited
        self.known = known  # for each cell, a bit for each seat that has seen its face-down card
        self.unseen = unseen  # Room cards that may lie under any face-down cell or in the unused deck
        self.unused = unused  # Room cards of the unused deck that somebody has seen
        self.unused_seen = unused_seen  # for each of them, a bit for each seat that has
        self.guardian = guardian
        self.pile = pile
        self.guardians = guardians  # Guardians nobody has seen
        self.beaten = beaten
        self.heroes = heroes
        self.enemy = enemy
        self.attack = attack
        self.pending = pending  # effects that wait for the end of a Ghost combat, for the hero `owner`
        self.owner = owner
        self.result = result
        self.cause = cause
        self.rooms = rooms
        self.fights = fights
        self.falls = falls

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return RUN_FIELDS

    def copy(self) -> Run:
        enemy = self.enemy
        attack = self.attack
        heroes = []
        for hero in self.heroes:
            heroes.append(hero.copy())
        return Run(
            self.content, self.phase, self.difficulty, self.flags, self.area, self.grid.copy(), self.up.copy(),
            self.visited.copy(), self.known.copy(), self.unseen, self.unused, self.unused_seen, self.guardian, self.pile,
            self.guardians, self.beaten, heroes, None if enemy is None else enemy.copy(),
            None if attack is None else attack.copy(), self.pending, self.owner, self.result, self.cause, self.rooms,
            self.fights, self.falls,
        )  # fmt: skip

    def floor(self) -> int:
        return self.content.areas[self.area - 1].floor

    def order(self) -> list[Hero]:
        """MR-COOP-06: seat 1 first in odd Areas, seat 2 first in even ones."""
        return self.heroes if self.area % 2 or len(self.heroes) == 1 else self.heroes[::-1]

    def onward(self) -> str:
        """The phase after a room or combat: the next room to resolve, or what lies ahead."""
        for hero in self.heroes:
            if not hero.resolved:
                return "resolve"
        return "reveal"

    def armor(self, hero: Hero) -> int:
        """The Armor that counts now, with Shield and passive skills."""
        return hero.armor + hero.shield + self.content.characters[hero.character].passive_armor


RUN_FIELDS: Final[dict[str, Kind]] = {
    "phase": STR, "difficulty": STR, "flags": tuple_of(STR), "area": INT, "grid": list_of(STR), "up": list_of(BOOL),
    "visited": list_of(BOOL), "known": list_of(INT), "unseen": tuple_of(STR), "unused": tuple_of(STR),
    "unused_seen": tuple_of(INT), "guardian": STR, "pile": INT, "guardians": tuple_of(STR), "beaten": INT,
    "heroes": list_of(one(Hero)), "enemy": maybe(Enemy), "attack": maybe(Attack), "pending": STR, "owner": INT,
    "result": STR, "cause": STR, "rooms": INT, "fights": INT, "falls": INT,
}  # fmt: skip
