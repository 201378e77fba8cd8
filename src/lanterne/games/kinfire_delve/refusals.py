"""What is not allowed at a question, and why: the counterpart of the option lists, from the same conditions."""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.attempts import Bar, action_bar, support_bar, supporters
from lanterne.games.kinfire_delve.figures import MOST_SUPPORTS, most_supports, vulnerabilities
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.state import MASTER, PLACES, Delve
from lanterne.kernel.asks import Choose, Refusal

TOO_LATE: Final = Refusal(v.GIVE_IN_NOW, "KD-RULING-10", "need-start-of-turn")


def refusals(s: Delve, ask: Choose) -> list[Refusal]:
    """Options that a player might expect here, each with its rule."""
    if ask.about == "target":
        return [*_targets(s), TOO_LATE]
    if ask.about == "action":
        return [*_actions(s), TOO_LATE]
    if ask.about == "support":
        return _supports(s, ask.seat) + _more_actions(s, ask.seat)
    if ask.about in ("reroll", "brighten"):
        return _more_actions(s, ask.seat) + _more_supports(s, ask.seat)
    if ask.about == "seeker":
        taken = [seeker.id for seeker in s.seekers if seeker.id]
        return [Refusal(v.PLAY_AS(name), "KD-RULING-34", "need-free-seeker") for name in taken]
    if ask.about in ("dismiss", "place"):
        return _effects(s, ask)
    return []


def _targets(s: Delve) -> list[Refusal]:
    """KD-RULING-54, KD-GAUNT-02, KD-GAUNT-03."""
    if not s.master:
        return []
    backs = [v.INTERACT(PLACES[place], card) for place, card in enumerate(s.slots) if not s.up[place]]
    turned = [Refusal(option, "KD-RULING-54", "need-face-up") for option in backs]
    weak = vulnerabilities(s)
    rule = "KD-GAUNT-03" if all(s.up) else "KD-GAUNT-02"
    faced = [Refusal(v.FACE(colour, s.master), rule, "need-vulnerable") for colour in COLOURS if colour not in weak]
    return turned + faced


def _actions(s: Delve) -> list[Refusal]:
    """KD-COLOR-02, KD-RULING-23, KD-LANT-03, KD-ACT-04, KD-SUPP-05."""
    seeker = s.seekers[s.active]
    assert s.attempt is not None
    found = []
    for card in dict.fromkeys(seeker.hand):
        bar = action_bar(s, seeker, card)
        if bar is not None:
            action = s.content.skills[card].action
            found.append(Refusal(v.PLAY(card), bar[0], bar[1], colour=s.attempt.colour, cost=action.cost))
    if not seeker.lit:
        found.append(Refusal(v.USE_LANTERN(seeker.id), "KD-LANT-03", "need-charged"))
    return found + _more_supports(s, s.active)


def _supports(s: Delve, seat: int) -> list[Refusal]:
    """KD-SUPP-03."""
    assert s.attempt is not None
    found = []
    for card in dict.fromkeys(s.seekers[seat].hand):
        bar = support_bar(s, card)
        if bar is not None:
            found.append(Refusal(v.SUPPORT(card), bar[0], bar[1], colour=s.attempt.colour))
    return found


def _more_actions(s: Delve, seat: int) -> list[Refusal]:
    """KD-ACT-06: one action; KD-ACT-01: before the dice; KD-ACT-02, KD-RULING-72: nobody else has one."""
    seeker = s.seekers[seat]
    assert s.attempt is not None
    rule, need = ("KD-ACT-06", "need-one-action") if s.attempt.action else ("KD-ACT-01", "need-before-roll")
    lantern = rule
    if seat != s.active:
        rule, lantern, need = "KD-ACT-02", "KD-RULING-72", "need-own-turn"
    found = [Refusal(v.PLAY(card), rule, need) for card in dict.fromkeys(seeker.hand)]
    if seeker.lit:
        found.append(Refusal(v.USE_LANTERN(seeker.id), lantern, need))
    return found


def _more_supports(s: Delve, seat: int) -> list[Refusal]:
    """What bars every support of a seat now."""
    assert s.attempt is not None
    rule, need = why_no_support(s, seat)
    most = most_supports(s, s.attempt)
    return [Refusal(v.SUPPORT(card), rule, need, most=most) for card in dict.fromkeys(s.seekers[seat].hand)]


def why_no_support(s: Delve, seat: int) -> Bar:
    """Why a seat cannot support at all, outside the moment for it: KD-SUPP-05, KD-ACT-04, KD-SUPP-04, KD-ACT-01."""
    attempt = s.attempt
    assert attempt is not None
    if seat not in [seeker.seat for seeker in supporters(s)]:
        return "KD-SUPP-05", "need-other-seeker"
    if not attempt.action:
        return "KD-ACT-04", "need-action"
    most = most_supports(s, attempt)
    if len(attempt.supports) >= most:
        return ("KD-SUPP-04", "need-support-limit") if most == MOST_SUPPORTS else ("KD-RULING-25", "need-support-limit")
    return "KD-ACT-01", "need-before-roll"


def _effects(s: Delve, ask: Choose) -> list[Refusal]:
    """KD-GAUNT-12, KD-RULING-55."""
    if not s.master:
        return []
    if ask.about == "dismiss":
        return [Refusal(v.at(v.DISMISS, MASTER, s.master), "KD-GAUNT-12", "need-not-master")]
    if not vulnerabilities(s):
        return [Refusal(v.at(v.PLACE, MASTER, s.master), "KD-RULING-55", "need-vulnerable")]
    return []
