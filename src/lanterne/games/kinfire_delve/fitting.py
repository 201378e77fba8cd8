"""What an effect may say at the place where it stands: no target without a card it could mean, nothing that never ends.

Every chain of effects ends because each step takes a card away: completed cards never come back, and the few verbs that bring
cards back (`dismiss` while cards are laid, `turn_up` while cards are resolved) are refused where they could follow themselves.
"""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve.language import Effect, Op
from lanterne.kernel.faults import Fault

MOVES_PROGRESS: Final = ("place", "remove", "clear")
ANYWHERE: Final = ("exhausted", "attached", "seekers")
ON_A_PLACE: Final = ("progress", "missing")
NO_ATTEMPT: Final = ("enters", "turn_end", "given_in", "instructions")  # no attempt is under way
RESOLVING: Final = ("reward", "completed", "enters", "challenge_completed", "challenge_discarded")  # may follow each other


class Bearer:
    """A kind of card that bears effects: the targets and figures it may name, and the verbs it may not use."""

    __slots__ = ("barred", "measures", "targets")

    def __init__(self, targets: tuple[str, ...], measures: tuple[str, ...], barred: tuple[str, ...]) -> None:
        self.targets = targets
        self.measures = ANYWHERE + measures
        self.barred = barred


AROUND: Final = ("any", "all", "divided")
BESIDES: Final = ("another", "others", "divided_others", *AROUND)
WELL_CHALLENGE: Final = Bearer(
    ("this", "copies", *BESIDES), (*ON_A_PLACE, "copies", "supports"), ("turn_up", "take_back", "swap_hands")
)
EVENT: Final = Bearer(AROUND, (), ("turn_up", "take_back", "attach_action"))
GAUNTLET_FRONT: Final = Bearer(("this", *BESIDES), (*ON_A_PLACE, "supports"), ("attach", "take_back", "swap_hands"))
MASTER_CARD: Final = Bearer(("this", *BESIDES), (*ON_A_PLACE, "supports"), ("attach", "take_back", "swap_hands"))
NO_CHALLENGE: Final = Bearer(AROUND, ("supports",), ("take_back", "swap_hands"))  # backs, exhaustion cards
ACTION: Final = Bearer(("attempted", *BESIDES), ("supports",), ("swap_hands",))  # skill cards, lanterns, seekers


def check_effect(effect: Effect, bearer: Bearer, moment: str, where: str) -> None:
    """Refuse what makes no sense there. `moment` is the field: `reward`, `penalty`, a trigger."""
    for op in effect.all_ops():
        targets = [target for target in bearer.targets if _can_touch(op, bearer, moment, target)]
        if op.target and op.target not in targets:
            raise Fault("content-word", where=where, got=f"{op.verb} {op.target}", choices=" ".join(targets))
        measures = [measure for measure in bearer.measures if measure != "supports" or moment not in NO_ATTEMPT]
        if op.measure and op.measure not in measures:
            raise Fault("content-word", where=where, got=op.measure, choices=" ".join(measures))
        if op.verb in bearer.barred or _is_out_of_place(op, moment):
            raise Fault("content-not-here", where=where, got=str(op))
        if op.verb == "swap_hands" and (moment != "instructions" or op is not effect.ops[-1] or op.otherwise is not None):
            raise Fault("content-not-here", where=where, got=str(op))  # it asks everybody in turn: nothing can follow


def _can_touch(op: Op, bearer: Bearer, moment: str, target: str) -> bool:
    """Whether a verb may be done to a target there."""
    if target in ("divided", "divided_others"):
        return op.verb == "place"
    if target == "attempted":
        return op.verb in MOVES_PROGRESS  # it may be the Master
    if target != "this":
        return True
    if moment in ("reward", "completed"):  # it is leaving
        return op.verb in ("remove", "clear") or (op.verb == "attach" and moment == "completed")
    if bearer is MASTER_CARD or moment in ("penalty", "dark_penalty"):
        return op.verb in MOVES_PROGRESS  # KD-GAUNT-12, KD-RES-07
    return op.verb != "attach"


def _is_out_of_place(op: Op, moment: str) -> bool:
    """`dismiss` while cards are laid, `turn_up` while cards are resolved: cards would come back without end."""
    if op.verb == "attach_action":
        return moment in NO_ATTEMPT
    if op.verb == "dismiss":
        return moment == "enters"
    if op.verb == "turn_up":
        return moment in RESOLVING
    return bool(op.filters) and op.target in ("this", "attempted")  # a card that is named needs no condition
