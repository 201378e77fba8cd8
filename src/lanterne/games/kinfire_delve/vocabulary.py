"""The verbs of options and the kinds of events of Kinfire Delve, with the dice. Words for them live in the texts."""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.state import PLACES
from lanterne.kernel.asks import Die, Option, Verb
from lanterne.kernel.events import EventKind

# KD-RULING-03: the values are places in COLOURS; 1 is light, 0 is dark
SKILL_DIE: Final = Die("skill", COLOURS, (0, 1, 2), (2, 2, 2))
LIGHT_DIE: Final = Die("light", ("light", "dark"), (1, 0), (3, 3))
FOUR_DICE: Final = (SKILL_DIE, SKILL_DIE, SKILL_DIE, LIGHT_DIE)

DICE: Final = "dice"
WELL: Final = "well"
SKILLS: Final = "skills"
FATIGUE: Final = "exhaustion"
MASTERS: Final = "masters"
PLAYERS: Final = "players"


def dice_shown(dice: tuple[int, ...]) -> str:
    """Dice as an event shows them: `red red blue dark`."""
    return " ".join([COLOURS[colour] for colour in dice[:-1]] + ["light" if dice[-1] else "dark"])


_SHOWN: Final = {
    (a, b, c, light): dice_shown((a, b, c, light)) for a in range(3) for b in range(3) for c in range(3) for light in (0, 1)
}


def shown(dice: tuple[int, ...]) -> str:
    """The same, looked up."""
    return _SHOWN[dice[0], dice[1], dice[2], dice[3]]


# --- options ---------------------------------------------------------------------------------------------------------
PLAY_AS: Final = Verb("play_as", "seeker", rule="KD-SETUP-04")
GIVE_IN: Final = Verb("give_in", rule="KD-EXH-01")
GO_ON: Final = Verb("go_on", rule="KD-EXH-01")
SHOW_HAND: Final = Verb("show_hand", rule="KD-RULING-40")
INTERACT: Final = Verb("interact", "slot", "card", rule="KD-TURN-01")
FACE: Final = Verb("face", "colour", "card", rule="KD-GAUNT-07")
PLAY: Final = Verb("play", "skill", rule="KD-ACT-02")
USE_LANTERN: Final = Verb("use_lantern", "seeker", rule="KD-LANT-03")
NO_ACTION: Final = Verb("no_action", rule="KD-ACT-03")
PAY: Final = Verb("pay", "skill", rule="KD-RULING-23")
SUPPORT: Final = Verb("support", "skill", rule="KD-SUPP-01")
PASS: Final = Verb("pass", rule="KD-SUPP-08")
REROLL: Final = Verb("reroll", rule="KD-RULING-29")
KEEP: Final = Verb("keep", rule="KD-RULING-29")
BRIGHTEN: Final = Verb("brighten", "skill", rule="KD-DICE-07")
DISCARD: Final = Verb("discard", "skill", rule="KD-ICON-04")
SWAP: Final = Verb("swap", "skill", rule="KD-EVENT-01")
SWAP_DONE: Final = Verb("swap_done", rule="KD-EVENT-01")
BRAVE: Final = Verb("brave", "fatigue", rule="KD-ICON-08")
PLACE: Final = Verb("place", "slot", "card", rule="KD-IND-01")
REMOVE: Final = Verb("remove", "slot", "card", rule="KD-ICON-11")
CLEAR: Final = Verb("clear", "slot", "card", rule="KD-ICON-11")
COMPLETE: Final = Verb("complete", "slot", "card", rule="KD-ICON-11")
DISMISS: Final = Verb("dismiss", "slot", "card", rule="KD-RULING-48")
ATTACH: Final = Verb("attach", "slot", "card", rule="KD-MAST-02")
TURN_UP: Final = Verb("turn_up", "slot", "card", rule="KD-RULING-58")
TAKE_BACK: Final = Verb("take_back", "skill", rule="KD-ICON-11")
DECLINE: Final = Verb("decline", rule="KD-RULING-19")
SHIELD: Final = Verb("shield", "skill", rule="KD-RULING-52")
NO_SHIELD: Final = Verb("no_shield", rule="KD-RULING-52")

GIVE_IN_NOW: Final = GIVE_IN()
GO_ON_NOW: Final = GO_ON()
SHOW_NOW: Final = SHOW_HAND()
NO_ACTION_NOW: Final = NO_ACTION()
PASS_NOW: Final = PASS()
REROLL_NOW: Final = REROLL()
KEEP_NOW: Final = KEEP()
DECLINE_NOW: Final = DECLINE()
SWAP_DONE_NOW: Final = SWAP_DONE()
NO_SHIELD_NOW: Final = NO_SHIELD()

TARGETING: Final[dict[str, Verb]] = {
    "place": PLACE, "remove": REMOVE, "clear": CLEAR, "complete": COMPLETE, "dismiss": DISMISS, "attach": ATTACH,
}  # fmt: skip


def at(verb: Verb, place: int, card: str) -> Option:
    """An option about the card at a place."""
    return verb(PLACES[place], card)


def place_of(option: Option) -> int:
    """The place that an option is about."""
    return PLACES.index(option.word())


# --- events ----------------------------------------------------------------------------------------------------------
CHOSEN: Final = EventKind("chosen", "seeker", rule="KD-SETUP-04")
FIRST: Final = EventKind("first", "seeker", rule="KD-SETUP-15")
TURN: Final = EventKind("turn", "turn", "seeker", rule="KD-TURN-04")
LAID: Final = EventKind("laid", "card", "slot", rule="KD-TURN-03")
DREW: Final = EventKind("drew", "seeker", "amount", rule="KD-ICON-03")
GOT: Final = EventKind("got", "seeker", "skill", rule="KD-VIEW-03")
RESHUFFLED: Final = EventKind("reshuffled", "seeker", rule="KD-DECK-01")
SHOWN: Final = EventKind("shown", "seeker", "skill", rule="KD-RULING-40")
GAVE_IN: Final = EventKind("gave_in", "seeker", rule="KD-EXH-01")
EXHAUSTED: Final = EventKind("exhausted", "fatigue", rule="KD-EXH-04")
BRAVED: Final = EventKind("braved", "fatigue", rule="KD-ICON-08")
MET: Final = EventKind("met", "seeker", "card", rule="KD-EVENT-01")
ENTERED: Final = EventKind("entered", "card", rule="KD-EVENT-03")
ATTEMPTED: Final = EventKind("attempted", "seeker", "card", rule="KD-TURN-02")
FACED: Final = EventKind("faced", "seeker", "card", "colour", rule="KD-GAUNT-07")
PLAYED: Final = EventKind("played", "seeker", "skill", rule="KD-ACT-02")
LANTERN_USED: Final = EventKind("lantern_used", "seeker", rule="KD-LANT-03")
SUPPORTED: Final = EventKind("supported", "seeker", "skill", "amount", rule="KD-SUPP-02")
NO_SUPPORT: Final = EventKind("no_support", "seeker", rule="KD-RULING-24")
NO_CARD: Final = EventKind("no_card", "seeker", rule="KD-RULING-53")
NO_SHIELD_CARD: Final = EventKind("no_shield_card", "seeker", rule="KD-RULING-53")
ROLLED: Final = EventKind("rolled", "dice", rule="KD-DICE-01")
BRIGHTENED: Final = EventKind("brightened", "seeker", rule="KD-DICE-07")
ADDED: Final = EventKind("added", "card", "amount", "progress", "difficulty", rule="KD-RES-01")
PLACED: Final = EventKind("placed", "card", "amount", "progress", rule="KD-IND-01")
REMOVED: Final = EventKind("removed", "card", "amount", "progress", rule="KD-ICON-11")
COMPLETED: Final = EventKind("completed", "card", rule="KD-RES-03")
FAILED: Final = EventKind("failed", "card", rule="KD-RES-06")
DISMISSED: Final = EventKind("dismissed", "card", rule="KD-RULING-48")
ATTACHED: Final = EventKind("attached", "card", rule="KD-MAST-02")
ATTACHED_SKILL: Final = EventKind("attached_skill", "skill", rule="KD-MAST-02")
DESCENDED: Final = EventKind("descended", "amount", "left", rule="KD-ICON-01")
ASCENDED: Final = EventKind("ascended", "amount", "left", rule="KD-ICON-02")
NO_MOVE: Final = EventKind("no_move", rule="KD-GAUNT-10")
HEALED: Final = EventKind("healed", "amount", "hp", rule="KD-ICON-06")
NO_HEALING: Final = EventKind("no_healing", rule="KD-CHAL-09")
DAMAGED: Final = EventKind("damaged", "amount", "hp", rule="KD-ICON-07")
SHIELDED: Final = EventKind("shielded", "seeker", "skill", rule="KD-RULING-52")
PENALTY_IGNORED: Final = EventKind("penalty_ignored", "card", rule="KD-RULING-59")
DISCARDED: Final = EventKind("discarded", "seeker", "skill", rule="KD-ICON-04")
TOOK_BACK: Final = EventKind("took_back", "seeker", "skill", rule="KD-ICON-11")
CHARGED: Final = EventKind("charged", "seeker", rule="KD-LANT-02")
NO_CHARGING: Final = EventKind("no_charging", "seeker", rule="KD-EXH-07")
DIMMED: Final = EventKind("dimmed", "seeker", rule="KD-LANT-05")
BOTTOM: Final = EventKind("bottom", "card", rule="KD-BOT-01")
TURNED: Final = EventKind("turned", "card", rule="KD-GAUNT-05")
TURNED_UP: Final = EventKind("turned_up", "card", rule="KD-RULING-58")
VULNERABLE: Final = EventKind("vulnerable", "colour", rule="KD-GAUNT-06")
NO_TARGET: Final = EventKind("no_target", "seeker", rule="KD-RULING-54")
FEAT: Final = EventKind("feat", "feat", rule="KD-RULING-60")
WON: Final = EventKind("won", rule="KD-END-01")
LOST: Final = EventKind("lost", "cause", rule="KD-END-02")
LOST_BY_CARD: Final = EventKind("lost_by_card", "killer", rule="KD-END-03")
ABANDONED: Final = EventKind("abandoned", rule="KD-RULING-60")
