"""Figures of a position: difficulties, what supports and dice are worth. Pure; rules, odds and bots share them."""

from __future__ import annotations

from lanterne.games.kinfire_delve.content import UNSET, Action, Challenge
from lanterne.games.kinfire_delve.language import COLOURS, Filter
from lanterne.games.kinfire_delve.state import HANDS, LANTERN, MASTER, Attempt, Delve, Seeker

MOST_SUPPORTS = 2  # KD-SUPP-04


def difficulty(s: Delve, place: int) -> int:
    """KD-CHAL-04, KD-RULING-28, KD-RULING-50: the difficulty as it is now, at least 1."""
    challenge = s.challenge(place)
    assert challenge is not None
    total = challenge.difficulty
    for what, amount in challenge.difficulty_per.items():
        total += amount * counted(s, place, what)
    for _, other, text in s.lasting():
        if place == MASTER:
            total += text.master_difficulty
        elif other != place and text.others_difficulty:
            total += text.others_difficulty.get(challenge.type, 0)
    return max(1, total)


def counted(s: Delve, place: int, what: str) -> int:
    """What a difficulty grows with."""
    if what == "copy":
        return s.slots.count(s.slots[place]) - 1
    if what == "exhausted":
        return len(s.exhausted)
    if what == "attached":
        return len(s.attached)
    if what == "failure":
        return s.failures[place]
    if what == "gauntlet":
        return s.up.count(True)
    attempt = s.attempt
    during = attempt is not None and attempt.place == place and s.phase != "end"
    return len(attempt.supports) if attempt is not None and during else 0


def action_of(s: Delve, attempt: Attempt) -> Action | None:
    """What was played as the action."""
    if not attempt.action:
        return None
    if attempt.action == LANTERN:
        return s.content.seekers[s.seekers[s.active].id].lantern
    return s.content.skills[attempt.action].action


def action_bonus(s: Delve, seeker: Seeker, action: Action, place: int) -> int:
    """What an action is worth beyond its value when it is played now. KD-RULING-06: the Master has no type."""
    challenge = s.challenge(place)
    assert challenge is not None
    bonus = action.value_against.get(challenge.type, 0)
    if s.progress[place]:
        bonus += action.value_with_progress
    card = s.content.seekers[seeker.id]
    if card.icon_streak and action.icon == card.icon and seeker.discard:
        top = seeker.discard[-1]
        if s.content.skills[top].icon == card.icon:
            bonus += card.icon_streak
    return bonus


def support_worth(s: Delve, attempt: Attempt, seat: int, card: str, first: bool, first_icon: bool) -> int:
    """KD-SUPP-02, KD-RULING-28: what a support adds, at least 0. `first`: of the attempt; `first_icon`: the first of its
    seeker with the icon this turn."""
    skill = s.content.skills[card]
    challenge = s.challenge(attempt.place)
    assert challenge is not None
    worth = skill.support.against.get(challenge.type, skill.support.value)
    seeker = s.content.seekers[s.seekers[seat].id]
    if first_icon and seeker.icon and skill.icon == seeker.icon:
        worth += seeker.icon_first_support
    action = action_of(s, attempt)
    if action is not None:
        worth += action.supports_worth
    for _, _, text in s.lasting():
        worth += text.supports_worth
        if first:
            worth += text.first_support_worth
    return max(0, worth)


def supports_worth(s: Delve, attempt: Attempt) -> int:
    """All supports of an attempt together."""
    total = 0
    with_icon: list[int] = []
    for place, card in enumerate(attempt.supports):
        seat = attempt.supporters[place]
        total += support_worth(s, attempt, seat, card, place == 0, seat not in with_icon)
        if s.content.skills[card].icon == s.content.seekers[s.seekers[seat].id].icon:
            with_icon.append(seat)
    return total


def next_support_worth(s: Delve, attempt: Attempt, seat: int, card: str) -> int:
    """What a card would add as the next support."""
    icon = s.content.seekers[s.seekers[seat].id].icon
    played = [
        place for place, other in enumerate(attempt.supporters)
        if other == seat and s.content.skills[attempt.supports[place]].icon == icon
    ]  # fmt: skip
    return support_worth(s, attempt, seat, card, not attempt.supports, not played)


def most_supports(s: Delve, attempt: Attempt) -> int:
    """KD-SUPP-04, KD-RULING-25, KD-ACT-04: how many supports this attempt may have."""
    challenge = s.challenge(attempt.place)
    action = action_of(s, attempt)
    return 0 if challenge is None or action is None else supports_limit(challenge, action)


def supports_limit(challenge: Challenge, action: Action) -> int:
    """KD-RULING-25: how many supports an action on a challenge may have."""
    most = MOST_SUPPORTS
    if challenge.supports_most != UNSET:
        most = min(most, challenge.supports_most)
    if action.supports_most != UNSET:
        most = min(most, action.supports_most)
    return most


def fixed_progress(s: Delve, attempt: Attempt) -> int:
    """What action and supports add, whatever the dice show."""
    action = action_of(s, attempt)
    if action is None:
        return 0
    per_support = action.value_per_support * len(attempt.supports)
    return action.value + attempt.bonus + per_support + supports_worth(s, attempt)


def faces_worth(s: Delve, challenge: Challenge) -> tuple[int, int]:
    """KD-DICE-03, KD-DICE-04: what the light and the dark face are worth on this challenge."""
    light = 1 if challenge.light == UNSET else challenge.light
    dark = 0 if challenge.dark == UNSET else challenge.dark
    for _, _, text in s.lasting():
        if text.light != UNSET:
            light = text.light
        if text.dark != UNSET:
            dark = text.dark
    return light, dark


def dice_progress(dice: tuple[int, ...], colour: str, light: int, dark: int) -> int:
    """KD-DICE-02: one for each die of the colour, and what the fourth die is worth."""
    return dice[:-1].count(COLOURS.index(colour)) + (light if dice[-1] else dark)


def vulnerabilities(s: Delve) -> list[str]:
    """KD-GAUNT-06, KD-GAUNT-07: the colours with which the Master may be attempted."""
    if not s.master:
        return []
    found = [text.vulnerable for _, _, text in s.lasting() if text.vulnerable]
    return [colour for colour in COLOURS if colour in found]


def new_hand_size(s: Delve) -> int:
    """KD-EXH-05, KD-RULING-28: at least one card."""
    return max(1, HANDS[len(s.seekers) - 1] + sum(text.new_hand for _, _, text in s.lasting()))


def bars_healing(s: Delve) -> bool:
    return any(text.no_healing for _, _, text in s.lasting())


def bars_charging(s: Delve) -> bool:
    return any(text.no_charging for _, _, text in s.lasting())


def passes_filters(s: Delve, place: int, filters: tuple[Filter, ...]) -> bool:
    """Whether the challenge at a place is one that an effect may choose."""
    challenge = s.challenge(place)
    assert challenge is not None
    for wanted in filters:
        if wanted.what == "type":
            fits = challenge.type == wanted.word
        elif wanted.what == "colour":
            fits = challenge.colour == wanted.word
        else:
            number = challenge.difficulty
            if wanted.what == "difficulty":
                number = difficulty(s, place)
            elif wanted.what == "progress":
                number = s.progress[place]
            at_least = wanted.sign == ">="
            at_most = wanted.sign == "<="
            fits = number >= wanted.number if at_least else number <= wanted.number if at_most else number == wanted.number
        if not fits:
            return False
    return True
