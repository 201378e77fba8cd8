"""Set-up: characters, difficulty, the Guardian pile. MR-SETUP, MR-DIFF, MR-COOP-01."""

from __future__ import annotations

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import Content
from lanterne.games.mini_rogue.state import CAPS, EXIT, EXIT_CELL, HIDDEN, Hero, Run
from lanterne.kernel.asks import Choose, Flow
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Options


def same_character(name: str) -> Fault:
    """MR-COOP-01."""
    return Fault("option-same-character", got=name)


def new_run(content: Content, options: Options) -> Run:
    """The table before any character is chosen."""
    characters = options.texts("characters") or [""] * options.seats
    heroes = [blank_hero(seat, character) for seat, character in enumerate(characters)]
    flags = ["coop_always_double"] if options.flag("coop_always_double") else []
    if not options.flag("shelter_heals"):
        flags.append("no_shelter")
    small = options.values["guardian_pool"] == 4
    pile = content.areas[-1].floor  # three Guardians on top of Og's Remains (MR-SETUP-09, MR-SETUP-10)
    guardians = tuple(id for id in content.guardians if not (small and id in content.extra_guardians))
    return Run(
        content, "setup", options.text("difficulty"), tuple(flags), 1, [HIDDEN] * EXIT_CELL + [EXIT], [False] * 9,
        [False] * 9, [0] * 9, content.deck, (), (), "", pile, guardians, 0, heroes, None, None, "", 0, "", "", 0, 0, 0,
    )  # fmt: skip


def blank_hero(seat: int, character: str) -> Hero:
    """A hero with an empty board, its card face up (MR-SETUP-03, MR-SETUP-04)."""
    return Hero(seat, character, 0, 0, 0, 0, 0, (), "", 0, False, False, False, True, 0, 0, False, False, False, ())


def set_up(s: Run) -> Flow[None]:
    """MR-SETUP-01, MR-SETUP-12, MR-COOP-01: what the options leave open is asked."""
    if s.difficulty == "ask":
        choice = yield from Choose(0, "difficulty", [v.PLAY_ON(mode) for mode in s.content.modes])
        s.difficulty = choice.word()
    s.emit(v.MODE, s.difficulty)
    for hero in s.heroes:
        if not hero.character:
            taken = [other.character for other in s.heroes]
            free = [v.PLAY_AS(name) for name in s.content.characters if name not in taken]
            choice = yield from Choose(hero.seat, "character", free)
            hero.character = choice.word()
        s.emit(v.CHOSEN, hero.character)
        equip(s, hero)
    s.phase = "prepare"


def equip(s: Run, hero: Hero) -> None:
    """T4, T20. MR-RULING-66: a stat stops at 0, HP at 1."""
    card = s.content.characters[hero.character]
    mode = s.content.modes[s.difficulty]
    hero.hp = min(CAPS["hp"], max(1, card.hp + mode.hp))
    hero.armor = card.armor
    hero.food = min(CAPS["food"], max(0, card.food + mode.food))
    hero.gold = min(CAPS["gold"], max(0, card.gold + mode.gold))
    hero.potions = (card.potion,) if card.potion else ()
