"""The verbs of options and the kinds of events of Mini Rogue, with the dice. Words for them live in the texts."""

from __future__ import annotations

from itertools import product
from typing import Final

from lanterne.kernel.asks import Die, Option, Verb
from lanterne.kernel.events import EventKind

# T1
CHARACTER_DIE: Final = Die("character", ("X", "2", "3", "4", "5", "6"), (0, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1))
DUNGEON_DIE: Final = Die("dungeon", ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1))
CURSE_DIE: Final = Die("curse", ("symbol", "blank"), (1, 0), (3, 3))
POISON_DIE: Final = Die("poison", ("symbol", "blank"), (1, 0), (3, 3))
CRITICAL: Final = 6


def _pools() -> list[tuple[Die, ...]]:
    pools = []
    for level in range(4):
        for cursed in (False, True):
            for poisoned in (False, True):
                dice = [CHARACTER_DIE] * level + [DUNGEON_DIE]
                dice += [CURSE_DIE] * cursed + [POISON_DIE] * poisoned
                pools.append(tuple(dice))
    return pools


_POOLS: Final = _pools()
ONE_DIE: Final = (CHARACTER_DIE,)
DUNGEON_ALONE: Final = (DUNGEON_DIE,)


def dice_pool(level: int, cursed: bool, poisoned: bool) -> tuple[Die, ...]:
    """Character dice, the Dungeon die, then the dice of afflictions."""
    return _POOLS[level * 4 + cursed * 2 + poisoned]


def abouts(what: str) -> list[list[str]]:
    """The names under which chance is asked for something, by Area and cell: the same event has the same name."""
    return [[f"{what} {area}.{cell}" for cell in range(9)] for area in range(11)]


_SHOWN: Final = {
    faces: " ".join("X" if face == 0 else str(face) for face in faces)
    for level in (1, 2, 3)
    for faces in product(CHARACTER_DIE.values, repeat=level)
}


def shown(faces: list[int]) -> str:
    """Character dice as an event shows them, e.g. `6 X`."""
    return _SHOWN[tuple(faces)]


DICE: Final = "dice"
ROOM_DECK: Final = "rooms"
GUARDIAN_DECK: Final = "guardians"

# --- options ---------------------------------------------------------------------------------------------------------
PLAY_AS: Final = Verb("play_as", "character", rule="MR-SETUP-01")
PLAY_ON: Final = Verb("play_on", "mode", rule="MR-SETUP-12")
MOVE: Final = Verb("move", "direction", rule="MR-EXPL-03")
EVADE: Final = Verb("evade", "direction", rule="MR-SKILL-16")
SHIELD: Final = Verb("shield", rule="MR-SKILL-10")
CLAIRVOYANCE: Final = Verb("clairvoyance", rule="MR-SKILL-12")
LOOK: Final = Verb("look", "cell", rule="MR-SKILL-12")
DONE: Final = Verb("done", rule="MR-SKILL-12")
DRAFT: Final = Verb("draft", "cell", rule="MR-RULING-53")
REPLACE: Final = Verb("replace", "cell", rule="MR-SKILL-03")
FLYOVER: Final = Verb("flyover", rule="MR-PREP-04")
FOREKNOW: Final = Verb("foreknow", rule="MR-SKILL-05")
PASS: Final = Verb("pass", rule="MR-PREP-04")
LAY: Final = Verb("lay", "room", "cell", rule="MR-RULING-53")
LAY_ASIDE: Final = Verb("lay_aside", "room", rule="MR-RULING-53")
ACT: Final = Verb("act", "action", rule="MR-ROOM-02")
TUNNEL: Final = Verb("tunnel", "cell", "other", rule="MR-RULING-41")
LEAVE_ROOMS: Final = Verb("leave_rooms", rule="MR-RULING-41")
BUY: Final = Verb("buy", "result", "cost", rule="MR-ROOM-04")
BUY_POTION: Final = Verb("buy_potion", "potion", "cost", rule="MR-ROOM-04")
SELL_ARMOR: Final = Verb("sell_armor", "gain", rule="MR-ROOM-04")
SELL_POTION: Final = Verb("sell_potion", "potion", "gain", rule="MR-ROOM-04")
LEAVE: Final = Verb("leave", rule="MR-ROOM-04")
TEST: Final = Verb("test", rule="MR-TEST-01")
PERCEIVE: Final = Verb("perceive", rule="MR-TEST-07")
SHIFT: Final = Verb("shift", "face", rule="MR-ROOM-09")
TAKE: Final = Verb("take", "result", rule="MR-RULING-44")
OFFER: Final = Verb("offer", rule="MR-ROOM-10")
PRAY: Final = Verb("pray", rule="MR-ROOM-11")
TAKE_ITEM: Final = Verb("take_item", "item", rule="MR-ROOM-13")
LEAVE_ITEM: Final = Verb("leave_item", "item", rule="MR-RULING-54")
DISCARD: Final = Verb("discard", "potion", rule="MR-POT-12")
DECLINE: Final = Verb("decline", "potion", rule="MR-POT-12")
ATTACK: Final = Verb("attack", rule="MR-COMBAT-04")
BASH: Final = Verb("bash", rule="MR-SKILL-09")
CONJURE: Final = Verb("conjure", "potion", rule="MR-SKILL-11")
TRIBUTE: Final = Verb("tribute", "amount", rule="MR-SKILL-13")
BACKSTAB: Final = Verb("backstab", rule="MR-SKILL-15")
CRITICAL_REROLL: Final = Verb("critical", "die", rule="MR-COMBAT-07")
FEAT: Final = Verb("feat", "die", "pay", rule="MR-FEAT-01")
STOP: Final = Verb("stop", rule="MR-COMBAT-11")
DOUBLE: Final = Verb("double", "die", rule="MR-RULING-48")
POTION: Final = Verb("potion", "potion", rule="MR-COMBAT-13")
NO_POTION: Final = Verb("no_potion", rule="MR-COMBAT-13")
DRINK: Final = Verb("drink", "potion", rule="MR-POT-09")
BLESS: Final = Verb("bless", "character", rule="MR-SKILL-14")
ACCEPT_DEATH: Final = Verb("accept_death", "character", rule="MR-SKILL-14")

PAYMENTS: Final = ("xp", "hp", "item")
CRITICALS: Final[list[Option]] = [CRITICAL_REROLL(die) for die in range(3)]
FEATS: Final[list[dict[str, Option]]] = [{pay: FEAT(die, pay) for pay in PAYMENTS} for die in range(3)]
ATTACK_NOW: Final = ATTACK()
STOP_NOW: Final = STOP()
NO_POTION_NOW: Final = NO_POTION()
TEST_NOW: Final = TEST()
RIGHT: Final = MOVE("right")
DOWN: Final = MOVE("down")

# --- events ----------------------------------------------------------------------------------------------------------
CHOSEN: Final = EventKind("chosen", "character", rule="MR-SETUP-01")
MODE: Final = EventKind("mode", "mode", rule="MR-SETUP-12")
AREA: Final = EventKind("area", "area", "floor", rule="MR-DESC-06")
REVEALED: Final = EventKind("revealed", "room", "cell", rule="MR-EXPL-02")
GUARDIAN_UP: Final = EventKind("guardian_up", "enemy", rule="MR-PREP-06")
GUARDIAN_GONE: Final = EventKind("guardian_gone", "enemy", rule="MR-EFF-16")
LOOKED: Final = EventKind("looked", "character", rule="MR-RULING-53")
SEEN: Final = EventKind("seen", "room", rule="MR-RULING-53")
MOVED: Final = EventKind("moved", "character", "cell", rule="MR-EXPL-03")
ENTERED: Final = EventKind("entered", "character", "room", rule="MR-EXPL-01")
EVADED: Final = EventKind("evaded", "character", "room", rule="MR-SKILL-16")
SWAPPED: Final = EventKind("swapped", "cell", "other", rule="MR-RULING-41")
REPLACED: Final = EventKind("replaced", "room", "cell", rule="MR-RULING-53")
GAINED: Final = EventKind("gained", "character", "stat", "amount", rule="MR-STAT-02")
LOST: Final = EventKind("lost", "character", "stat", "amount", rule="MR-STAT-01")
MISSING: Final = EventKind("missing", "character", "stat", "amount", rule="MR-STAT-03")
LEVEL_UP: Final = EventKind("level_up", "character", "level", rule="MR-STAT-06")
LEVEL_DOWN: Final = EventKind("level_down", "character", "level", rule="MR-STAT-07")
TESTED: Final = EventKind("tested", "character", "faces", "dungeon", rule="MR-TEST-01")
PASSED: Final = EventKind("passed", "character", rule="MR-TEST-03")
FAILED: Final = EventKind("failed", "character", rule="MR-TEST-03")
TRAP_LINE: Final = EventKind("trap_line", "trap", rule="MR-TEST-05")
LINE: Final = EventKind("line", "face", rule="MR-TEST-05")
ROLLED: Final = EventKind("rolled", "dungeon", rule="MR-ROOM-11")
NOTHING: Final = EventKind("nothing", rule="MR-ROOM-18")
OFFERED: Final = EventKind("offered", "character", rule="MR-ROOM-10")
BOUGHT: Final = EventKind("bought", "character", "result", "cost", rule="MR-ROOM-04")
BOUGHT_POTION: Final = EventKind("bought_potion", "character", "potion", "cost", rule="MR-ROOM-04")
SOLD: Final = EventKind("sold", "character", "amount", rule="MR-ROOM-04")
GOT_POTION: Final = EventKind("got_potion", "character", "potion", rule="MR-POT-10")
LOST_POTION: Final = EventKind("lost_potion", "character", "potion", rule="MR-POT-12")
USED_POTION: Final = EventKind("used_potion", "character", "potion", rule="MR-POT-07")
GOT_ITEM: Final = EventKind("got_item", "character", "item", "uses", rule="MR-ITEM-01")
LOST_ITEM: Final = EventKind("lost_item", "character", "item", rule="MR-ITEM-04")
INFLICTED: Final = EventKind("inflicted", "character", "affliction", rule="MR-EFF-18")
CURED: Final = EventKind("cured", "character", "affliction", rule="MR-EFF-12")
FORBIDDEN: Final = EventKind("forbidden", "character", "forbidden", rule="MR-ROOM-20")
SKILL_USED: Final = EventKind("skill_used", "character", "skill", rule="MR-SKILL-01")
REFRESHED: Final = EventKind("refreshed", "character", rule="MR-SKILL-07")
FIGHT: Final = EventKind("fight", "enemy", "hp", rule="MR-COMBAT-01")
ATTACKED: Final = EventKind("attacked", "character", "faces", "dungeon", rule="MR-COMBAT-04")
CURSE_SYMBOL: Final = EventKind("curse_symbol", "character", rule="MR-EFF-02")
POISON_SYMBOL: Final = EventKind("poison_symbol", "character", rule="MR-EFF-05")
CRITICAL_HIT: Final = EventKind("critical_hit", "character", "face", "value", rule="MR-COMBAT-07")
CRITICAL_LOST: Final = EventKind("critical_lost", "character", rule="MR-COMBAT-08")
FEAT_ROLL: Final = EventKind("feat_roll", "character", "face", "pay", rule="MR-FEAT-01")
DAMAGE: Final = EventKind("damage", "enemy", "amount", "left", rule="MR-COMBAT-14")
ENEMY_MISS: Final = EventKind("enemy_miss", "enemy", rule="MR-ENEMY-02")
ENEMY_HIT: Final = EventKind("enemy_hit", "enemy", "character", "amount", rule="MR-ENEMY-03")
ENEMY_PIERCE: Final = EventKind("enemy_pierce", "enemy", "character", "amount", rule="MR-ENEMY-04")
ENEMY_BLOCKED: Final = EventKind("enemy_blocked", "enemy", "character", rule="MR-ENEMY-03")
FROZEN: Final = EventKind("frozen", "enemy", rule="MR-POT-02")
REGENERATED: Final = EventKind("regenerated", "enemy", "amount", rule="MR-EFF-08")
DEFEATED: Final = EventKind("defeated", "enemy", rule="MR-COMBAT-15")
SECOND_PHASE: Final = EventKind("second_phase", "enemy", "hp", rule="MR-GUARD-04")
FELL: Final = EventKind("fell", "area", "floor", rule="MR-EFF-10")
NO_FALL: Final = EventKind("no_fall", rule="MR-EFF-17")
ATE: Final = EventKind("ate", "character", rule="MR-DESC-01")
STARVED: Final = EventKind("starved", "character", "amount", rule="MR-DESC-02")
SAVED: Final = EventKind("saved", "character", rule="MR-SKILL-14")
DIED: Final = EventKind("died", "character", "cause", rule="MR-GOAL-02")
WON: Final = EventKind("won", rule="MR-GOAL-01")
ABANDONED: Final = EventKind("abandoned", rule="MR-RULING-74")
