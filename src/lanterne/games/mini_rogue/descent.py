"""The exit, the Guardian and its rewards, the descent: MR-EXPL-07, MR-GUARD, MR-DESC."""

from __future__ import annotations

from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.combat import start_combat, start_og
from lanterne.games.mini_rogue.effects import apply_all, obtain
from lanterne.games.mini_rogue.skills import refresh
from lanterne.games.mini_rogue.state import Run
from lanterne.games.mini_rogue.stats import lose_hp, pay
from lanterne.kernel.asks import Flow, Roll

REWARDS: Final = [f"rewards {area}" for area in range(11)]
HUNGER: Final = 3


def leave_area(s: Run) -> Flow[None]:
    """MR-EXPL-07, MR-EXPL-08, MR-COOP-14: a revealed Guardian bars the exit."""
    for hero in s.heroes:
        hero.resolved = True
    if not s.guardian:
        s.phase = "descend"
    elif s.guardian == s.content.last[0].id:
        start_og(s, 1, s.order())
    else:
        start_combat(s, s.content.guardians[s.guardian][s.floor() - 1], "guardian", s.order())
    yield from ()


def claim_rewards(s: Run) -> Flow[None]:
    """MR-GUARD-02, MR-GUARD-03: the Guardian is discarded; each fighter uses the Rewards card."""
    s.beaten += 1
    s.pile -= 1
    s.guardian = ""
    s.phase = "descend"
    for hero in s.order():
        yield from apply_all(s, hero, s.content.rewards_always.choices[0], "rewards")
        values = yield from Roll(v.DICE, REWARDS[s.area], v.DUNGEON_ALONE)
        s.emit(v.ROLLED, values[0])
        s.emit(v.LINE, values[0])
        yield from obtain(s, hero, s.content.rewards[values[0] - 1], "rewards")


def descend(s: Run) -> Flow[None]:
    """MR-DESC-01 to MR-DESC-07; each character eats or starves on its own (MR-COOP-15)."""
    for hero in s.order():
        hero.shield = 0
        hero.forbidden = ()
        if hero.food:
            pay(s, hero, "food", 1)
            s.emit(v.ATE, hero.character)
        else:
            s.emit(v.STARVED, hero.character, HUNGER)
            yield from lose_hp(s, hero, HUNGER, "hunger")
    for hero in s.order():
        refresh(s, hero)
    s.area += 1
    s.phase = "prepare"


def scores(s: Run) -> tuple[int, ...]:
    """MR-RULING-71: for leaderboards; no rule of the published game."""
    won = 10 if s.result == "won" else 0
    shared = 3 * s.area + 2 * s.beaten + s.content.modes[s.difficulty].score + won if s.difficulty in s.content.modes else 0
    return tuple(
        shared + 2 * hero.level() + hero.hp + hero.gold + hero.armor + hero.food + len(hero.potions) for hero in s.heroes
    )
