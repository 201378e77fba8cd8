"""Potions: what they do, when they may be drunk, and how many fit. MR-POT."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import AFFLICTIONS, OFFENSIVE
from lanterne.games.mini_rogue.state import Hero, Run
from lanterne.games.mini_rogue.stats import cure, gain
from lanterne.kernel.asks import Choose, Flow, Option

SLOTS: Final = 2
DRINKS: Final = {potion: v.DRINK(potion) for potion in ("healing", "holy_water", "perception")}


def ask_once(s: Run, hero: Hero, about: str, listed: list[Option], always: bool = False) -> Flow[Option]:
    """Ask a hero's seat. At each of its own decisions a hero may also drink a defensive potion (MR-POT-09): that is done
    here, and the caller sees it by the verb. A lone option is taken without asking, unless `always`."""
    if hero.potions:
        listed = listed + drinks(hero)
    if len(listed) == 1 and not always:
        return listed[0]
    ask = Choose(hero.seat, about, listed)
    yield ask
    if ask.chosen.verb is v.DRINK:
        drink(s, hero, ask.chosen.word())
    return ask.chosen


def decide(
    s: Run, hero: Hero, about: str, options: Callable[[Run, Hero], list[Option]], always: bool = False
) -> Flow[Option]:
    """Ask a hero's seat, again after each potion drunk, until it chooses one of the options."""
    if not hero.potions:  # nothing to drink, as most of the time: ask without detour
        listed = options(s, hero)
        if len(listed) == 1 and not always:
            return listed[0]
        ask = Choose(hero.seat, about, listed)
        yield ask
        return ask.chosen
    while True:
        choice = yield from ask_once(s, hero, about, options(s, hero), always)
        if choice.verb is not v.DRINK:
            return choice


def drinks(hero: Hero) -> list[Option]:
    """The defensive potions that the hero may drink now."""
    return [DRINKS[potion] for potion in hero.potions if potion in DRINKS and drink_bar(hero, potion) is None]


def drink_bar(hero: Hero, potion: str) -> tuple[str, str] | None:
    """Why a potion may not be drunk now: the rule, and what is needed."""
    if "potion" in hero.forbidden:
        return "MR-ROOM-20", "need-next-room"
    if potion not in hero.potions:
        return "MR-POT-07", "need-potion"
    if potion == "perception" and not hero.blind:
        return "MR-POT-06", "need-blind"
    return None


def drink(s: Run, hero: Hero, potion: str) -> None:
    """Use up a defensive potion."""
    spend(s, hero, potion)
    if potion == "healing":
        gain(s, hero, "hp", 6)  # MR-POT-04
    elif potion == "holy_water":
        cure(s, hero, *AFFLICTIONS)  # MR-POT-05
    else:
        cure(s, hero, "blindness")  # MR-POT-06


def spend(s: Run, hero: Hero, potion: str) -> None:
    """MR-POT-07."""
    hero.potions = tuple(other for other in hero.potions if other != potion)
    s.emit(v.USED_POTION, hero.character, potion)


def receive(s: Run, hero: Hero, potion: str) -> Flow[None]:
    """MR-POT-10, MR-POT-11: two at most, of different types."""
    if potion not in hero.potions and (yield from make_room(s, hero, potion)):
        hero.potions = (*hero.potions, potion)
        s.emit(v.GOT_POTION, hero.character, potion)


def make_room(s: Run, hero: Hero, potion: str) -> Flow[bool]:
    """MR-POT-12: with full slots, a potion is discarded (or drunk on the spot) for the new one, or the new one declined."""
    while len(hero.potions) == SLOTS:
        options = [v.DISCARD(other) for other in hero.potions] + [v.DECLINE(potion)]
        choice = yield from ask_once(s, hero, "replace_potion", options)
        if choice.verb is v.DECLINE:
            return False
        if choice.verb is v.DISCARD:
            discard(s, hero, choice.word())
    return True


def discard(s: Run, hero: Hero, potion: str) -> None:
    hero.potions = tuple(other for other in hero.potions if other != potion)
    s.emit(v.LOST_POTION, hero.character, potion)


def throwable(hero: Hero) -> list[str]:
    """The offensive potions a fighter may use at step 7 (MR-POT-08: in combat only)."""
    if "potion" in hero.forbidden:
        return []
    return [potion for potion in hero.potions if potion in OFFENSIVE]
