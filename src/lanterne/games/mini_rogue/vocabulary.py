"""The verbs of options and the kinds of events of Mini Rogue, with the dice. Words for them live in the texts."""

from __future__ import annotations

from itertools import product

from lanterne.kernel.asks import Die, Option, Verb
from lanterne.kernel.events import EventKind

# T1
CHARACTER_DIE = Die("character", ("X", "2", "3", "4", "5", "6"), (0, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1))
DUNGEON_DIE = Die("dungeon", ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1))
CURSE_DIE = Die("curse", ("symbol", "blank"), (1, 0), (3, 3))
POISON_DIE = Die("poison", ("symbol", "blank"), (1, 0), (3, 3))
CRITICAL = 6


def _pools() -> list[tuple[Die, ...]]:
    pools = []
    for level in range(4):
        for cursed in (False, True):
            for poisoned in (False, True):
                dice = [CHARACTER_DIE] * level + [DUNGEON_DIE]
                dice += [CURSE_DIE] * cursed + [POISON_DIE] * poisoned
                pools.append(tuple(dice))
    return pools


_POOLS = _pools()
ONE_DIE = (CHARACTER_DIE,)
DUNGEON_ALONE = (DUNGEON_DIE,)


def dice_pool(level: int, cursed: bool, poisoned: bool) -> tuple[Die, ...]:
    """Character dice, the Dungeon die, then the dice of afflictions."""
    return _POOLS[level * 4 + cursed * 2 + poisoned]


def abouts(what: str) -> list[list[str]]:
    """The names under which chance is asked for something, by Area and cell: the same event has the same name."""
    return [[f"{what} {area}.{cell}" for cell in range(9)] for area in range(11)]


_SHOWN = {
    faces: " ".join("X" if face == 0 else str(face) for face in faces)
    for level in (1, 2, 3)
    for faces in product(CHARACTER_DIE.values, repeat=level)
}


def shown(faces: list[int]) -> str:
    """Character dice as an event shows them, e.g. `6 X`."""
    return _SHOWN[tuple(faces)]


DICE, ROOM_DECK, GUARDIAN_DECK = "dice", "rooms", "guardians"

# --- options ---------------------------------------------------------------------------------------------------------
PLAY_AS = Verb("play_as", "character", rule="MR-SETUP-01")
PLAY_ON = Verb("play_on", "mode", rule="MR-SETUP-12")
MOVE = Verb("move", "direction", rule="MR-EXPL-03")
EVADE = Verb("evade", "direction", rule="MR-SKILL-16")
SHIELD = Verb("shield", rule="MR-SKILL-10")
CLAIRVOYANCE = Verb("clairvoyance", rule="MR-SKILL-12")
LOOK = Verb("look", "cell", rule="MR-SKILL-12")
DONE = Verb("done", rule="MR-SKILL-12")
DRAFT = Verb("draft", "cell", rule="MR-RULING-53")
REPLACE = Verb("replace", "cell", rule="MR-SKILL-03")
FLYOVER = Verb("flyover", rule="MR-PREP-04")
FOREKNOW = Verb("foreknow", rule="MR-SKILL-05")
PASS = Verb("pass", rule="MR-PREP-04")
LAY = Verb("lay", "room", "cell", rule="MR-RULING-53")
LAY_ASIDE = Verb("lay_aside", "room", rule="MR-RULING-53")
ACT = Verb("act", "action", rule="MR-ROOM-02")
TUNNEL = Verb("tunnel", "cell", "other", rule="MR-RULING-41")
LEAVE_ROOMS = Verb("leave_rooms", rule="MR-RULING-41")
BUY = Verb("buy", "result", "cost", rule="MR-ROOM-04")
BUY_POTION = Verb("buy_potion", "potion", "cost", rule="MR-ROOM-04")
SELL_ARMOR = Verb("sell_armor", "gain", rule="MR-ROOM-04")
SELL_POTION = Verb("sell_potion", "potion", "gain", rule="MR-ROOM-04")
LEAVE = Verb("leave", rule="MR-ROOM-04")
TEST = Verb("test", rule="MR-TEST-01")
PERCEIVE = Verb("perceive", rule="MR-TEST-07")
SHIFT = Verb("shift", "face", rule="MR-ROOM-09")
TAKE = Verb("take", "result", rule="MR-RULING-44")
OFFER = Verb("offer", rule="MR-ROOM-10")
PRAY = Verb("pray", rule="MR-ROOM-11")
TAKE_ITEM = Verb("take_item", "item", rule="MR-ROOM-13")
LEAVE_ITEM = Verb("leave_item", "item", rule="MR-RULING-54")
DISCARD = Verb("discard", "potion", rule="MR-POT-12")
DECLINE = Verb("decline", "potion", rule="MR-POT-12")
ATTACK = Verb("attack", rule="MR-COMBAT-04")
BASH = Verb("bash", rule="MR-SKILL-09")
CONJURE = Verb("conjure", "potion", rule="MR-SKILL-11")
TRIBUTE = Verb("tribute", "amount", rule="MR-SKILL-13")
BACKSTAB = Verb("backstab", rule="MR-SKILL-15")
CRITICAL_REROLL = Verb("critical", "die", rule="MR-COMBAT-07")
FEAT = Verb("feat", "die", "pay", rule="MR-FEAT-01")
STOP = Verb("stop", rule="MR-COMBAT-11")
DOUBLE = Verb("double", "die", rule="MR-RULING-48")
POTION = Verb("potion", "potion", rule="MR-COMBAT-13")
NO_POTION = Verb("no_potion", rule="MR-COMBAT-13")
DRINK = Verb("drink", "potion", rule="MR-POT-09")
BLESS = Verb("bless", "character", rule="MR-SKILL-14")
ACCEPT_DEATH = Verb("accept_death", "character", rule="MR-SKILL-14")

PAYMENTS = ("xp", "hp", "item")
CRITICALS: list[Option] = [CRITICAL_REROLL(die) for die in range(3)]
FEATS: list[dict[str, Option]] = [{pay: FEAT(die, pay) for pay in PAYMENTS} for die in range(3)]
ATTACK_NOW, STOP_NOW, NO_POTION_NOW, TEST_NOW = ATTACK(), STOP(), NO_POTION(), TEST()
RIGHT, DOWN = MOVE("right"), MOVE("down")

# --- events ----------------------------------------------------------------------------------------------------------
CHOSEN = EventKind("chosen", "character", rule="MR-SETUP-01")
MODE = EventKind("mode", "mode", rule="MR-SETUP-12")
AREA = EventKind("area", "area", "floor", rule="MR-DESC-06")
REVEALED = EventKind("revealed", "room", "cell", rule="MR-EXPL-02")
GUARDIAN_UP = EventKind("guardian_up", "enemy", rule="MR-PREP-06")
GUARDIAN_GONE = EventKind("guardian_gone", "enemy", rule="MR-EFF-16")
LOOKED = EventKind("looked", "character", rule="MR-RULING-53")
SEEN = EventKind("seen", "room", rule="MR-RULING-53")
MOVED = EventKind("moved", "character", "cell", rule="MR-EXPL-03")
ENTERED = EventKind("entered", "character", "room", rule="MR-EXPL-01")
EVADED = EventKind("evaded", "character", "room", rule="MR-SKILL-16")
SWAPPED = EventKind("swapped", "cell", "other", rule="MR-RULING-41")
REPLACED = EventKind("replaced", "room", "cell", rule="MR-RULING-53")
GAINED = EventKind("gained", "character", "stat", "amount", rule="MR-STAT-02")
LOST = EventKind("lost", "character", "stat", "amount", rule="MR-STAT-01")
MISSING = EventKind("missing", "character", "stat", "amount", rule="MR-STAT-03")
LEVEL_UP = EventKind("level_up", "character", "level", rule="MR-STAT-06")
LEVEL_DOWN = EventKind("level_down", "character", "level", rule="MR-STAT-07")
TESTED = EventKind("tested", "character", "faces", "dungeon", rule="MR-TEST-01")
PASSED = EventKind("passed", "character", rule="MR-TEST-03")
FAILED = EventKind("failed", "character", rule="MR-TEST-03")
TRAP_LINE = EventKind("trap_line", "trap", rule="MR-TEST-05")
LINE = EventKind("line", "face", rule="MR-TEST-05")
ROLLED = EventKind("rolled", "dungeon", rule="MR-ROOM-11")
NOTHING = EventKind("nothing", rule="MR-ROOM-18")
OFFERED = EventKind("offered", "character", rule="MR-ROOM-10")
BOUGHT = EventKind("bought", "character", "result", "cost", rule="MR-ROOM-04")
BOUGHT_POTION = EventKind("bought_potion", "character", "potion", "cost", rule="MR-ROOM-04")
SOLD = EventKind("sold", "character", "amount", rule="MR-ROOM-04")
GOT_POTION = EventKind("got_potion", "character", "potion", rule="MR-POT-10")
LOST_POTION = EventKind("lost_potion", "character", "potion", rule="MR-POT-12")
USED_POTION = EventKind("used_potion", "character", "potion", rule="MR-POT-07")
GOT_ITEM = EventKind("got_item", "character", "item", "uses", rule="MR-ITEM-01")
LOST_ITEM = EventKind("lost_item", "character", "item", rule="MR-ITEM-04")
INFLICTED = EventKind("inflicted", "character", "affliction", rule="MR-EFF-18")
CURED = EventKind("cured", "character", "affliction", rule="MR-EFF-12")
FORBIDDEN = EventKind("forbidden", "character", "forbidden", rule="MR-ROOM-20")
SKILL_USED = EventKind("skill_used", "character", "skill", rule="MR-SKILL-01")
REFRESHED = EventKind("refreshed", "character", rule="MR-SKILL-07")
FIGHT = EventKind("fight", "enemy", "hp", rule="MR-COMBAT-01")
ATTACKED = EventKind("attacked", "character", "faces", "dungeon", rule="MR-COMBAT-04")
CURSE_SYMBOL = EventKind("curse_symbol", "character", rule="MR-EFF-02")
POISON_SYMBOL = EventKind("poison_symbol", "character", rule="MR-EFF-05")
CRITICAL_HIT = EventKind("critical_hit", "character", "face", "value", rule="MR-COMBAT-07")
CRITICAL_LOST = EventKind("critical_lost", "character", rule="MR-COMBAT-08")
FEAT_ROLL = EventKind("feat_roll", "character", "face", "pay", rule="MR-FEAT-01")
DAMAGE = EventKind("damage", "enemy", "amount", "left", rule="MR-COMBAT-14")
ENEMY_MISS = EventKind("enemy_miss", "enemy", rule="MR-ENEMY-02")
ENEMY_HIT = EventKind("enemy_hit", "enemy", "character", "amount", rule="MR-ENEMY-03")
ENEMY_PIERCE = EventKind("enemy_pierce", "enemy", "character", "amount", rule="MR-ENEMY-04")
ENEMY_BLOCKED = EventKind("enemy_blocked", "enemy", "character", rule="MR-ENEMY-03")
FROZEN = EventKind("frozen", "enemy", rule="MR-POT-02")
REGENERATED = EventKind("regenerated", "enemy", "amount", rule="MR-EFF-08")
DEFEATED = EventKind("defeated", "enemy", rule="MR-COMBAT-15")
SECOND_PHASE = EventKind("second_phase", "enemy", "hp", rule="MR-GUARD-04")
FELL = EventKind("fell", "area", "floor", rule="MR-EFF-10")
NO_FALL = EventKind("no_fall", rule="MR-EFF-17")
ATE = EventKind("ate", "character", rule="MR-DESC-01")
STARVED = EventKind("starved", "character", "amount", rule="MR-DESC-02")
SAVED = EventKind("saved", "character", rule="MR-SKILL-14")
DIED = EventKind("died", "character", "cause", rule="MR-GOAL-02")
WON = EventKind("won", rule="MR-GOAL-01")
ABANDONED = EventKind("abandoned", rule="MR-RULING-74")
