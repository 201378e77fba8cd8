"""Scenes: positions as scenarios describe them. Besides the paths of the state there are three words:

`room = "crow"` puts the heroes in that room, about to resolve it; `enemy = "giant_rat"` starts that combat;
`revealed = { 1 = "shrine" }` turns cards of the grid face up. `hero` and `ally` stand for the first and second hero.
"""

from __future__ import annotations

from lanterne.games.mini_rogue import preparation, setup
from lanterne.games.mini_rogue.combat import start_combat, start_og
from lanterne.games.mini_rogue.content import Content
from lanterne.games.mini_rogue.state import HIDDEN, Run
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Options
from lanterne.kernel.records import put


def long_path(path: str) -> str:
    head, dot, rest = path.partition(".")
    return {"hero": "heroes.0", "ally": "heroes.1"}.get(head, head) + dot + rest


def arrange(content: Content, options: Options, given: dict[str, Json]) -> Run:
    """The run after set-up (a Crusader on Normal where the options do not say), changed as the scenario says."""
    values = dict(options.values)
    if values["difficulty"] == "ask":
        values["difficulty"] = "normal"
    if not values["characters"]:
        values["characters"] = [str(name) for name in [*content.characters][: options.seats]]
    s = setup.new_run(content, Options(options.seats, values))
    for _ in setup.set_up(s):
        raise AssertionError("set-up asks nothing when all is chosen")
    if "room" in given or "enemy" in given or "revealed" in given:
        preparation.lay_out(s, "")
    for path in ("area", "room", "revealed"):
        if path in given:
            _place(s, path, given[path])
    late = [path for path in given if path.startswith("enemy.")]
    for path, value in given.items():
        if path not in ("area", "room", "revealed", "enemy") and path not in late:
            put(s, long_path(path), value)
    if "enemy" in given:
        _fight(s, str(given["enemy"]))
    for path in late:
        put(s, path, given[path])
    if "unseen" not in given:
        seen = {*s.grid, *s.unused, *(preparation.room_of_item(s, hero.item) for hero in s.heroes if hero.item)}
        s.unseen = tuple(room for room in content.rooms if room not in seen)
    if s.guardian and "guardians" not in given:
        s.guardians = tuple(guardian for guardian in s.guardians if guardian != s.guardian)
    return s


def _place(s: Run, path: str, value: Json) -> None:
    if path == "area":
        put(s, path, value)
        if not 1 <= s.area <= len(s.content.areas):
            raise Fault("path-unknown", path=f"area {s.area}")
        s.pile = 5 - s.floor()
    elif path == "room":
        turn_up(s, 0, value)
        s.visited[0] = True
        s.phase = "resolve"
    elif isinstance(value, dict):
        for cell, room in value.items():
            if cell not in "01234567" or s.grid[int(cell)] != HIDDEN:
                raise Fault("path-unknown", path=f"revealed.{cell}")
            turn_up(s, int(cell), room)


def turn_up(s: Run, cell: int, room: Json) -> None:
    if room not in s.content.rooms:
        raise Fault("data-type", path=f"room {room}", wanted=" ".join(s.content.rooms))
    s.grid[cell] = str(room)
    s.up[cell] = True


def _fight(s: Run, id: str) -> None:
    """A combat of all heroes who stand in the first one's room against an Enemy of this Floor."""
    fighters = [hero for hero in s.order() if hero.cell == s.heroes[0].cell]
    for hero in fighters:
        hero.resolved = True
    floor = s.floor() - 1
    if id == s.content.last[0].id:
        s.guardian = id
        start_og(s, 1, fighters)
        return
    if id in s.content.guardians and floor < 3:
        s.guardian = id
        start_combat(s, s.content.guardians[id][floor], "guardian", fighters)
        return
    if s.content.ghosts[floor].id == id:
        start_combat(s, s.content.ghosts[floor], "ghost", fighters)
        return
    for room in s.content.rooms.values():
        if room.enemies and room.enemies[floor].id == id:
            if s.grid[s.heroes[0].cell] == HIDDEN:
                turn_up(s, s.heroes[0].cell, room.id)
                s.visited[s.heroes[0].cell] = True
            start_combat(s, room.enemies[floor], "monster", fighters)
            return
    raise Fault("path-unknown", path=f"enemy {id} on Floor {s.floor()}")
