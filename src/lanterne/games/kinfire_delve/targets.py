"""What an effect is about: how much, and which challenges. KD-RULING-19, KD-RULING-53 to 55."""

from __future__ import annotations

from lanterne.games.kinfire_delve.figures import difficulty, passes_filters, vulnerabilities
from lanterne.games.kinfire_delve.language import Op
from lanterne.games.kinfire_delve.state import MASTER, Delve

ON_MASTER = ("place", "remove", "clear")  # KD-GAUNT-12: nothing discards the Master


def amount(s: Delve, op: Op, place: int) -> int:
    """The number of an instruction, as it is now."""
    if not op.measure:
        return op.amount
    return measured(s, op.measure, place) // op.divisor


def measured(s: Delve, measure: str, place: int) -> int:
    if measure in ("progress", "missing", "copies") and s.challenge(place) is None:
        return 0  # the card is gone
    if measure == "progress":
        return s.progress[place]
    if measure == "missing":
        return max(0, difficulty(s, place) - s.progress[place])
    if measure == "copies":
        return s.slots.count(s.slots[place])
    if measure == "exhausted":
        return len(s.exhausted)
    if measure == "attached":
        return len(s.attached)
    if measure == "seekers":
        return len(s.seekers)
    return len(s.attempt.supports) if s.attempt is not None else 0


def challenges(s: Delve, verb: str) -> list[int]:
    """The places of the challenges in play that an effect may touch. KD-RULING-55: the Master while it is vulnerable, and
    only by progress."""
    places = [place for place in range(MASTER) if s.challenge(place) is not None]
    if s.master and verb in ON_MASTER and vulnerabilities(s):
        places.append(MASTER)
    return places


def targets(s: Delve, op: Op, place: int) -> list[int]:
    """The places that an instruction may choose from, or is about. `place` bears the text, -1 where it has none."""
    selector = op.target
    if selector == "this":
        return [place]
    attempted = s.attempt.place if s.attempt is not None else -1
    if selector == "attempted":
        return [attempted] if attempted >= 0 and s.challenge(attempted) is not None else []
    found = challenges(s, op.verb)
    if s.batch and op.verb in ("dismiss", "attach"):
        found = [other for other in found if other not in s.batch]  # KD-RULING-49: these are completed already
    if selector == "copies":
        found = [other for other in found if other != place and s.slots[other] == s.slots[place]]
    elif selector in ("another", "others", "divided_others"):
        mine = place if place >= 0 else attempted
        found = [other for other in found if other != mine]
    return [other for other in found if passes_filters(s, other, op.filters)] if op.filters else found


def can_do(s: Delve, op: Op, place: int) -> bool:
    """Whether an instruction with an alternative finds something to do."""
    if op.verb == "brave":
        return bool(s.exhausted)
    if op.verb == "exhaust":
        return bool(s.fatigue)
    if op.verb == "draw":
        seeker = s.seekers[s.active]
        return bool(seeker.deck or seeker.discard)
    if op.verb == "discard":
        return bool(s.seekers[s.active].hand)
    if op.verb == "charge":
        return not s.seekers[s.active].lit
    if op.verb == "heal":
        return s.hp < s.full
    if op.verb == "descend":
        return bool(s.well) and not s.master
    if op.verb == "ascend":
        return bool(s.well_discard) and not s.master
    return bool(targets(s, op, place)) if op.target else True
