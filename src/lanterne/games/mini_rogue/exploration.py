"""Exploration: reveal the next rooms, use a power, move. MR-EXPL, MR-SKILL-03, MR-SKILL-10 to MR-SKILL-16."""

from __future__ import annotations

from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.potions import ask_once, decide
from lanterne.games.mini_rogue.preparation import drop_item, enter, replace_room, reveal
from lanterne.games.mini_rogue.skills import skill_bar, skill_of, spend_skill
from lanterne.games.mini_rogue.state import EXIT_CELL, HIDDEN, Hero, Run
from lanterne.kernel.asks import Choose, Flow, Option

DIRECTIONS: Final = {"right": 1, "down": 3}
EVADES: Final = {name: v.EVADE(name) for name in DIRECTIONS}
MOVES: Final = {"right": v.RIGHT, "down": v.DOWN}


def ahead(cell: int) -> list[str]:
    """The directions that stay in the grid: right and down only (MR-EXPL-03 to MR-EXPL-05)."""
    if cell % 3 == 2:
        return ["down"]
    return ["right"] if cell >= 6 else ["right", "down"]


AHEAD: Final = [[cell + DIRECTIONS[way] for way in ahead(cell) if cell + DIRECTIONS[way] != EXIT_CELL] for cell in range(8)]


def reveal_ahead(s: Run, hero: Hero) -> Flow[None]:
    """MR-EXPL-02; a blind hero reveals nothing (MR-EFF-06)."""
    for cell in AHEAD[hero.cell]:
        if not s.up[cell]:
            yield from reveal(s, cell)


def look_around(s: Run) -> Flow[None]:
    """Every room under a token is resolved: end what lasted for that room, reveal what is next."""
    for hero in s.heroes:
        hero.shield = 0
        hero.forbidden = ()
    for hero in s.order():
        if not hero.blind:
            yield from reveal_ahead(s, hero)
    for hero in s.heroes:
        hero.resolved = True
    s.phase = "explore"


def explore(s: Run) -> Flow[None]:
    """MR-COOP-07: each character in order uses its powers and moves."""
    for hero in s.order():
        if hero.resolved:
            yield from act_and_move(s, hero)
            break
    for hero in s.heroes:
        if hero.resolved:
            return
    s.phase = "exit" if s.heroes[0].cell == EXIT_CELL else "resolve"


def act_and_move(s: Run, hero: Hero) -> Flow[None]:
    while True:
        blind = hero.blind
        options = explore_options(s, hero)
        if hero.potions or len(options) == 1:
            choice = yield from ask_once(s, hero, "explore", options)
        else:
            ask = Choose(hero.seat, "explore", options)
            yield ask
            choice = ask.chosen
        verb = choice.verb
        if verb is v.DRINK:
            if blind and not hero.blind:  # MR-RULING-57: sight is back before the move
                yield from reveal_ahead(s, hero)
            continue
        if verb is v.MOVE or verb is v.EVADE:
            cell = hero.cell + DIRECTIONS[choice.word()]
            if verb is v.EVADE:
                spend_skill(s, hero, skill_of(s, hero, "exploration").id)
                hero.evading = True
            s.emit(v.MOVED, hero.character, cell)
            if cell != EXIT_CELL and not s.up[cell]:
                yield from reveal(s, cell)
            enter(s, hero, cell)
            return
        if verb is v.SHIELD:
            skill = skill_of(s, hero, "exploration")
            spend_skill(s, hero, skill.id)
            for ally in s.heroes:  # MR-SKILL-10, MR-COOP-17
                ally.shield += skill.amount
        elif verb is v.CLAIRVOYANCE:
            yield from clairvoyance(s, hero)
        elif verb is v.REPLACE:
            spend_skill(s, hero, skill_of(s, hero, "exploration").id)
            yield from replace_room(s, choice.number(), not hero.blind)
        else:
            yield from replace_room(s, choice.number(), not hero.blind)
            drop_item(s, hero)


def explore_options(s: Run, hero: Hero) -> list[Option]:
    directions = ahead(hero.cell)
    options = [MOVES[directions[0]]] if len(directions) == 1 else [v.RIGHT, v.DOWN]
    if hero.ready and skill_bar(s, hero, "exploration") is None:
        skill = skill_of(s, hero, "exploration")
        if skill.effect == "skip_room":
            options += [EVADES[d] for d in directions if hero.cell + DIRECTIONS[d] != EXIT_CELL]
        elif skill.effect == "shield":
            options.append(v.SHIELD())
        elif skill.effect == "replace_room":
            options += [v.REPLACE(cell) for cell in replaceable(s)]
        elif clairvoyance_bar(s, hero) is None:
            options.append(v.CLAIRVOYANCE())
    if hero.item and s.content.items[hero.item].power == "crow":
        options += [v.DRAFT(cell) for cell in replaceable(s)]
    return options


def clairvoyance_bar(s: Run, hero: Hero) -> tuple[str, str] | None:
    if hero.blind:
        return "MR-RULING-50", "need-sight"
    if not face_down(s):
        return "MR-RULING-50", "need-hidden-room"
    return None


def face_down(s: Run) -> list[int]:
    return [cell for cell in range(EXIT_CELL) if not s.up[cell]]


def replaceable(s: Run) -> list[int]:
    """Revealed rooms nobody has visited, while the unused deck has a card to give."""
    if not s.unused and len(s.unseen) <= sum(1 for room in s.grid if room == HIDDEN):
        return []
    return [cell for cell in range(EXIT_CELL) if s.up[cell] and not s.visited[cell]]


def clairvoyance(s: Run, hero: Hero) -> Flow[None]:
    """MR-RULING-50: up to three face-down cards, one after the other."""
    skill = skill_of(s, hero, "exploration")
    spend_skill(s, hero, skill.id)
    for count in range(skill.amount):
        if not face_down(s):
            return
        choice = yield from decide(s, hero, "clairvoyance", look_again_options if count else look_options)
        if choice.verb is v.DONE:
            return
        yield from reveal(s, choice.number())


def look_options(s: Run, hero: Hero) -> list[Option]:
    return [v.LOOK(cell) for cell in face_down(s)]


def look_again_options(s: Run, hero: Hero) -> list[Option]:
    return [*look_options(s, hero), v.DONE()]
