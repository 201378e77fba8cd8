"""Why an exploration is refused: the codes of MM-CHECK, each with the rule that lists it."""

from __future__ import annotations

from typing import Final

from lanterne.kernel.faults import Arg, Refused

RULE_OF: Final = {
    code: rule
    for rule, codes in {
        "MM-CHECK-01": "BAD_SHAPE BAD_STEP",
        "MM-CHECK-02": "CARD_NOT_IN_HAND CARD_TWICE",
        "MM-CHECK-03": "BAD_ROTATION BAD_POSITION",
        "MM-CHECK-04": "OVERLAP",
        "MM-CHECK-05": "EXIT_AGAINST_WALL",
        "MM-CHECK-06": "NOT_CONNECTED",
        "MM-CHECK-07": "NO_START START_CLOSED START_NOT_FREE",
        "MM-CHECK-08": "NO_SUCH_EDGE",
        "MM-CHECK-09": "DOOR_USED CORRIDOR_USED",
        "MM-CHECK-10": "CROSSES_PATH CROSS_TOO_MANY",
        "MM-CHECK-11": "CROSS_NOT_NEEDED",
        "MM-CHECK-12": "OBSTACLE_PENDING TRAPDOOR_PENDING MONSTERS_LEFT",
        "MM-CHECK-13": "NOTHING_TO_PAY WRONG_RESOURCE NO_ITEM NO_FAIRY",
        "MM-CHECK-14": "SPELL_NOT_OWNED SPELL_USED SPELL_WRONG_PHASE",
        "MM-CHECK-15": "TRAPDOOR_USED LANDING_USED NOT_ON_LANDING",
        "MM-CHECK-16": "NOT_ON_CIRCLE CIRCLE_USED SAME_CIRCLE TARGET_NOT_PLACED TARGET_VISITED NO_MONSTER_THERE "
        "NO_BARREL_HERE NO_BARREL_THERE",
        "MM-CHECK-17": "PATH_ENDED NOT_OUTERMOST OPPOSITE_CLOSED OPPOSITE_USED",
    }.items()
    for code in codes.split()
}


class Misstep(Exception):
    """A code, and the card, node or thing that it is about."""

    def __init__(self, code: str, card: str = "", node: str = "", thing: str = "") -> None:
        super().__init__(code, card, node, thing)
        self.code = code
        self.card = card
        self.node = node
        self.thing = thing


def refused(misstep: Misstep, step: int) -> Refused:
    """The refusal as people read it. `step` counts from 1; 0 is the tableau and the start."""
    args: dict[str, Arg] = {"step": step, "card": misstep.card, "node": misstep.node, "thing": misstep.thing}
    return Refused(f"check-{misstep.code.lower().replace('_', '-')}", RULE_OF[misstep.code], **args)
