"""What a seat may know of a run, built from nothing. MR-RULING-58: everything but the faces of face-down cards."""

from __future__ import annotations

from collections.abc import Mapping

from lanterne.games.mini_rogue.content import Content
from lanterne.games.mini_rogue.preparation import room_of_item
from lanterne.games.mini_rogue.state import EMPTY, EVERYBODY, EXIT_CELL, HIDDEN, Attack, Enemy, Hero, Run
from lanterne.kernel.records import BOOL, INT, STR, Kind, Record, list_of, maybe, one, tuple_of


class RunView(Record):
    """A run as one seat sees it. `content` is the box itself, open to everybody, and no part of the data."""

    def __init__(
        self, content: Content, seat: int, phase: str, difficulty: str, area: int, floor: int, grid: list[str],
        up: list[bool], visited: list[bool], unseen: tuple[str, ...], unused: tuple[str, ...], guardian: str, pile: int,
        guardians: tuple[str, ...], beaten: int, heroes: list[Hero], enemy: Enemy | None, attack: Attack | None,
        flags: tuple[str, ...], result: str, cause: str, score: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.content = content
        self.seat = seat
        self.phase = phase
        self.difficulty = difficulty
        self.area = area
        self.floor = floor
        self.grid = grid
        self.up = up
        self.visited = visited
        self.unseen = unseen
        self.unused = unused
        self.guardian = guardian
        self.pile = pile
        self.guardians = guardians
        self.beaten = beaten
        self.heroes = heroes
        self.enemy = enemy
        self.attack = attack
        self.flags = flags
        self.result = result
        self.cause = cause
        self.score = score

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return VIEW_FIELDS

    def armor(self, hero: Hero) -> int:
        return hero.armor + hero.shield + self.content.characters[hero.character].passive_armor


VIEW_FIELDS: dict[str, Kind] = {
    "seat": INT, "phase": STR, "difficulty": STR, "area": INT, "floor": INT, "grid": list_of(STR), "up": list_of(BOOL),
    "visited": list_of(BOOL), "unseen": tuple_of(STR), "unused": tuple_of(STR), "guardian": STR, "pile": INT,
    "guardians": tuple_of(STR), "beaten": INT, "heroes": list_of(one(Hero)), "enemy": maybe(Enemy),
    "attack": maybe(Attack), "flags": tuple_of(STR), "result": STR, "cause": STR, "score": tuple_of(INT),
}  # fmt: skip


def sees(s: Run, cell: int, seat: int) -> bool:
    """Whether a seat knows the card of a cell: it is face up, or the seat has looked at it."""
    return s.up[cell] or knows(s.known[cell], seat)


def knows(seen: int, seat: int) -> bool:
    """Whether a seat is among those that have seen a card; a spectator knows what everybody has seen."""
    return seen == EVERYBODY or (seat >= 0 and bool(seen >> seat & 1))


def view_of(s: Run, seat: int, score: tuple[int, ...]) -> RunView:
    """The cards this seat has not seen are listed together, in the order of the box: which lies where is unknown to it."""
    grid = [room if sees(s, cell, seat) else HIDDEN for cell, room in enumerate(s.grid[:EXIT_CELL])] + [s.grid[EXIT_CELL]]
    unused = tuple(card for card, seen in zip(s.unused, s.unused_seen, strict=True) if knows(seen, seat))
    public = set(grid) | set(unused) | {room_of_item(s, hero.item) for hero in s.heroes if hero.item}
    unseen = tuple(room for room in s.content.rooms if room not in public)
    return RunView(
        s.content, seat, s.phase, s.difficulty, s.area, s.floor(), grid, list(s.up), list(s.visited), unseen, unused,
        s.guardian, s.pile, s.guardians, s.beaten, [hero.copy() for hero in s.heroes],
        None if s.enemy is None else s.enemy.copy(), None if s.attack is None else s.attack.copy(), s.flags, s.result,
        s.cause, score,
    )  # fmt: skip


def imagine(s: Run, seat: int) -> Run:
    """A copy in which a card that this seat has not seen has no place, whoever else has seen it: it is one of the unseen,
    and chance says which lies where when it is revealed. So there is nothing to deal anew, and nothing to learn."""
    twin = s.copy()
    back = []
    for cell in range(EXIT_CELL):
        if s.up[cell]:
            twin.known[cell] = 0  # who had seen it before is of no importance
        elif s.grid[cell] not in (HIDDEN, EMPTY) and not knows(s.known[cell], seat):
            back.append(s.grid[cell])
            twin.grid[cell] = HIDDEN
            twin.known[cell] = 0
    if s.unused:
        aside = list(zip(s.unused, s.unused_seen, strict=True))
        back += [card for card, seen in aside if not knows(seen, seat)]
        twin.unused = tuple([card for card, seen in aside if knows(seen, seat)])
        twin.unused_seen = tuple([seen for _, seen in aside if knows(seen, seat)])
    if back:
        back += s.unseen
        twin.unseen = tuple([room for room in s.content.rooms if room in back])
    return twin
