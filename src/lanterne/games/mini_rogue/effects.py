"""Results of rooms and rewards: icons applied from left to right, choices, falls. MR-STAT-09, MR-EFF, MR-RULING-44."""

from __future__ import annotations

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import FLOOR, Effect, Result, result_of
from lanterne.games.mini_rogue.potions import decide, receive
from lanterne.games.mini_rogue.preparation import fall, swap_rooms
from lanterne.games.mini_rogue.skills import refresh
from lanterne.games.mini_rogue.state import CAPS, Hero, Run
from lanterne.games.mini_rogue.stats import bless, cure, gain, has_affliction, inflict, lose, stat_of
from lanterne.kernel.asks import Flow


def obtain(s: Run, hero: Hero, result: Result, cause: str) -> Flow[None]:
    """Apply a result; where it offers a choice, the player takes one option that can take effect (MR-RULING-44)."""
    choices = result.choices
    if len(choices) > 1:
        able = [place for place, effects in enumerate(choices) if can_take_effect(s, hero, effects)]
        if not able:
            s.emit(v.NOTHING)
            return
        options = [v.TAKE(result.texts[place]) for place in able]
        choice = yield from decide(s, hero, "choose_option", lambda _, __: options)
        yield from apply_all(s, hero, choices[able[options.index(choice)]], cause)
    else:
        yield from apply_all(s, hero, choices[0], cause)


def can_take_effect(s: Run, hero: Hero, effects: tuple[Effect, ...]) -> bool:
    return any(is_useful(s, hero, effect) for effect in effects)


def is_useful(s: Run, hero: Hero, effect: Effect) -> bool:
    """Whether an effect would change anything (MR-RULING-39, MR-RULING-44)."""
    if effect.verb == "gain":
        if effect.what == "xp" and hero.xp == CAPS["xp"]:
            return hero.hp < CAPS["hp"]
        return stat_of(hero, effect.what) < CAPS[effect.what]
    if effect.verb == "potion":
        return effect.what not in hero.potions
    if effect.verb == "blessing":
        return "blessing" not in hero.forbidden and (hero.cursed or hero.poisoned or hero.blind)
    if effect.verb == "cure":
        return has_affliction(hero, effect.what)
    return effect.verb != "nothing"


def apply_all(s: Run, hero: Hero, effects: tuple[Effect, ...], cause: str) -> Flow[None]:
    """MR-STAT-09, left to right. What stands behind a fall is not resolved (MR-RULING-32); what stands behind a combat
    waits for its end (MR-RULING-45)."""
    for place, effect in enumerate(effects):
        if effect.verb == "fall":
            if s.content.areas[s.area - 1].fall:
                yield from fall(s, hero)
                return
            s.emit(v.NO_FALL)
        elif effect.verb == "combat":
            s.pending = ", ".join(map(str, effects[place + 1 :]))
            s.owner = hero.seat
            s.phase = "ghost"
            return
        else:
            yield from apply_one(s, hero, effect, cause)


def amount_of(s: Run, effect: Effect) -> int:
    """MR-ROOM-17."""
    return s.floor() if effect.amount == FLOOR else effect.amount


def apply_one(s: Run, hero: Hero, effect: Effect, cause: str) -> Flow[None]:
    verb = effect.verb
    if verb == "gain":
        gain(s, hero, effect.what, amount_of(s, effect))
    elif verb == "lose":
        yield from lose(s, hero, effect.what, amount_of(s, effect), cause)
    elif verb == "potion":
        yield from receive(s, hero, effect.what)
    elif verb == "inflict":
        inflict(s, hero, effect.what)
    elif verb == "cure":
        cure(s, hero, effect.what)
    elif verb == "blessing":
        bless(s, hero)
    elif verb == "refresh":
        refresh(s, hero)
    elif verb == "raise_hp_to":
        amount = amount_of(s, effect)
        if hero.hp < amount:
            gain(s, hero, "hp", amount - hero.hp)
    elif verb == "forbid":
        hero.forbidden = (*hero.forbidden, effect.what)
        s.emit(v.FORBIDDEN, hero.character, effect.what)
    elif verb == "swap_rooms":
        yield from swap_rooms(s, hero)
    else:
        s.emit(v.NOTHING)


def apply_pending(s: Run, cause: str) -> Flow[None]:
    """MR-RULING-45: what a result prints behind its combat."""
    pending, s.pending = s.pending, ""
    yield from obtain(s, s.heroes[s.owner], result_of(pending), cause)
