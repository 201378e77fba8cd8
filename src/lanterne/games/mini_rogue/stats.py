"""Stats and resources, death, afflictions: MR-STAT, MR-EFF, MR-GOAL-02."""

from __future__ import annotations

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import AFFLICTIONS
from lanterne.games.mini_rogue.state import CAPS, XP_CAP, Hero, Run
from lanterne.kernel.asks import Choose, Flow
from lanterne.kernel.game import GameOver


def gain(s: Run, hero: Hero, stat: str, amount: int) -> None:
    """MR-STAT-02: what exceeds the maximum is lost. MR-STAT-08: XP beyond the cap heals instead."""
    if stat == "xp":
        _gain_xp(s, hero, amount)
        return
    before = stat_of(hero, stat)
    after = min(CAPS[stat], before + amount)
    set_stat(hero, stat, after)
    if after != before:
        s.emit(v.GAINED, hero.character, stat, after - before)


def _gain_xp(s: Run, hero: Hero, amount: int) -> None:
    level = hero.level()
    gained = min(amount, XP_CAP - hero.xp)
    if gained:
        hero.xp += gained
        s.emit(v.GAINED, hero.character, "xp", gained)
        if hero.level() > level:
            s.emit(v.LEVEL_UP, hero.character, hero.level())
    if gained < amount:
        gain(s, hero, "hp", amount - gained)


def lose(s: Run, hero: Hero, stat: str, amount: int, cause: str) -> Flow[None]:
    """A forced loss. MR-STAT-03: each unit that is missing costs 1 HP."""
    if stat == "hp":
        yield from lose_hp(s, hero, amount, cause)
        return
    before = stat_of(hero, stat)
    lost = min(before, amount)
    if lost:
        level = hero.level()
        set_stat(hero, stat, before - lost)
        s.emit(v.LOST, hero.character, stat, lost)
        if hero.level() < level:
            s.emit(v.LEVEL_DOWN, hero.character, hero.level())
    if lost < amount:
        s.emit(v.MISSING, hero.character, stat, amount - lost)
        yield from lose_hp(s, hero, amount - lost, cause)


def pay(s: Run, hero: Hero, stat: str, amount: int) -> None:
    """A voluntary cost: the caller has made sure that it can be paid."""
    level = hero.level()
    set_stat(hero, stat, stat_of(hero, stat) - amount)
    s.emit(v.LOST, hero.character, stat, amount)
    if hero.level() < level:
        s.emit(v.LEVEL_DOWN, hero.character, hero.level())


def stat_of(hero: Hero, stat: str) -> int:
    if stat == "hp":
        return hero.hp
    if stat == "gold":
        return hero.gold
    if stat == "food":
        return hero.food
    if stat == "armor":
        return hero.armor
    return hero.xp


def set_stat(hero: Hero, stat: str, value: int) -> None:
    if stat == "hp":
        hero.hp = value
    elif stat == "gold":
        hero.gold = value
    elif stat == "food":
        hero.food = value
    elif stat == "armor":
        hero.armor = value
    else:
        hero.xp = value


def lose_hp(s: Run, hero: Hero, amount: int, cause: str) -> Flow[None]:
    """Lose HP; at 0 the hero dies unless somebody prevents it."""
    lost = min(hero.hp, amount)
    hero.hp -= lost
    if lost:
        s.emit(v.LOST, hero.character, "hp", lost)
    if hero.hp == 0:
        yield from die(s, hero, cause)


def die(s: Run, hero: Hero, cause: str) -> Flow[None]:
    """MR-GOAL-02, MR-COOP-03: one death ends the run, unless Benediction cancels it (MR-SKILL-14, MR-RULING-47)."""
    for saviour in s.order():
        skill = s.content.characters[saviour.character].skill("reaction")
        if skill is not None and saviour.ready and "skill" not in saviour.forbidden:
            options = [v.BLESS(hero.character), v.ACCEPT_DEATH(hero.character)]
            choice = yield from Choose(saviour.seat, "benediction", options)
            if choice.verb is v.BLESS:
                saviour.ready = False
                hero.hp = skill.amount
                s.emit(v.SKILL_USED, saviour.character, skill.id)
                s.emit(v.SAVED, hero.character)
                return
    s.emit(v.DIED, hero.character, cause)
    s.result = "lost"
    s.cause = cause
    raise GameOver


def inflict(s: Run, hero: Hero, affliction: str) -> None:
    """MR-EFF-11: an affliction that is already there changes nothing."""
    if not has_affliction(hero, affliction):
        _set_affliction(hero, affliction, True)
        s.emit(v.INFLICTED, hero.character, affliction)


def cure(s: Run, hero: Hero, *afflictions: str) -> None:
    """MR-EFF-12."""
    for affliction in afflictions:
        if has_affliction(hero, affliction):
            _set_affliction(hero, affliction, False)
            s.emit(v.CURED, hero.character, affliction)


def bless(s: Run, hero: Hero) -> None:
    """MR-EFF-13, unless a slashed icon forbids it (MR-ROOM-20)."""
    if "blessing" not in hero.forbidden:
        cure(s, hero, *AFFLICTIONS)


def has_affliction(hero: Hero, affliction: str) -> bool:
    if affliction == "curse":
        return hero.cursed
    if affliction == "poison":
        return hero.poisoned
    return hero.blind


def _set_affliction(hero: Hero, affliction: str, value: bool) -> None:
    if affliction == "curse":
        hero.cursed = value
    elif affliction == "poison":
        hero.poisoned = value
    else:
        hero.blind = value
