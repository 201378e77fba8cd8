"""Sensible answers to every question, by rules of thumb. The greedy bot answers so, and a search plays on so."""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.figures import (
    action_of,
    dice_progress,
    difficulty,
    faces_worth,
    fixed_progress,
    next_support_worth,
)
from lanterne.games.kinfire_delve.odds import completion_chance
from lanterne.games.kinfire_delve.state import LANTERN, MASTER, Delve, Seeker
from lanterne.games.kinfire_delve.worth import DESCENT, HALFWAY, Stake, card_worth, favourite, of_size, plans, prize, worth
from lanterne.kernel.asks import Choose, Option

# Exhaustion cards, from the one that is borne most easily to the one that is best got rid of.
BURDENS: Final = (
    "shaking_hands", "leaden_arms", "smothered_flame", "dimmed_sight", "open_wounds", "vainglorys_strings",
)  # fmt: skip


def judge(s: Delve, ask: Choose) -> Option:
    """A sensible answer to a question."""
    about = ask.about
    if about == "target":
        return best_target(s, ask)
    if about == "action":
        attempt = s.attempt
        assert attempt is not None
        found = plans(s, s.seekers[ask.seat], Stake(s, attempt.place), attempt.colour)
        return played_option(s, favourite(found)[0])
    if about == "support":
        return best_support(s, ask)
    if about == "start":
        return v.GIVE_IN_NOW if should_give_in(s, s.seekers[ask.seat]) else v.GO_ON_NOW
    if about == "reroll":
        return v.KEEP_NOW if completes(s) else v.REROLL_NOW
    if about == "brighten":
        return brighten_or_keep(s, ask)
    if about in ("discard", "cost", "swap"):
        return cheapest(s, ask)
    if about == "place":
        return max(ask.options, key=lambda option: placing_worth(s, v.place_of(option)))
    if about == "dismiss":
        return worst_challenge(s, ask)
    if about == "brave":
        return max(ask.options, key=lambda option: burden(option.word()))
    if about == "shield":
        return ask.options[0] if s.hp <= 6 or len(s.seekers[ask.seat].hand) > 3 else v.NO_SHIELD_NOW
    if about == "take_back":
        return max(ask.options, key=lambda option: card_worth(s, option.word()))
    return ask.options[0]


def played_option(s: Delve, action: str) -> Option:
    if not action:
        return v.NO_ACTION_NOW
    return v.USE_LANTERN(s.seekers[s.active].id) if action == LANTERN else v.PLAY(action)


def best_target(s: Delve, ask: Choose) -> Option:
    best, best_score = ask.options[0], -999.0
    for option in ask.options:
        score = target_score(s, ask.seat, option)
        if score > best_score:
            best, best_score = option, score
    return best


def target_score(s: Delve, seat: int, option: Option) -> float:
    """What a card on the board promises this seeker."""
    seeker = s.seekers[seat]
    if option.verb is v.FACE:
        return favourite(plans(s, seeker, Stake(s, MASTER), option.word()))[1]
    place = v.place_of(option)
    challenge = s.challenge(place)
    if challenge is None:
        return worth(s, s.content.events[s.slots[place]].instructions, place) + of_size(DESCENT, s)
    return favourite(plans(s, seeker, Stake(s, place), challenge.colour))[1]


def should_give_in(s: Delve, seeker: Seeker) -> bool:
    """With one poor card left a new hand is worth its price only far from the strings."""
    if len(seeker.hand) > 1 or len(s.exhausted) >= 3 or seeker.lit:
        return False
    colours = [challenge.colour for place in range(MASTER) if (challenge := s.challenge(place)) is not None]
    return not any(colour in s.content.skills[seeker.hand[0]].action.answers for colour in colours)


def best_support(s: Delve, ask: Choose) -> Option:
    """The support that helps most for its price, if any does."""
    best, best_score = v.PASS_NOW, 0.0
    scores = support_scores(s, ask)
    for option, score in zip(ask.options, scores, strict=True):
        if score > best_score:
            best, best_score = option, score
    return best


def support_scores(s: Delve, ask: Choose) -> list[float]:
    """How much each support adds to the prospects of the attempt, less its price; 0 for passing."""
    attempt = s.attempt
    assert attempt is not None
    stake = Stake(s, attempt.place)
    action = action_of(s, attempt)
    assert action is not None
    risk = stake.reward * (1 - HALFWAY) + (0.0 if action.ignores_penalty else stake.loss)
    missing = stake.missing - fixed_progress(s, attempt)
    growth = action.value_per_support - stake.challenge.difficulty_per.get("support", 0)
    now = completion_chance(missing, stake.light, stake.dark, attempt.rerolls, False)
    whole = max(1, stake.missing + s.progress[attempt.place])
    scores = []
    for option in ask.options:
        if option.verb is not v.SUPPORT:
            scores.append(0.0)
            continue
        card = option.word()
        helps = next_support_worth(s, attempt, ask.seat, card) + growth
        chance = completion_chance(missing - helps, stake.light, stake.dark, attempt.rerolls, False)
        scores.append((chance - now) * risk + helps / whole * HALFWAY * stake.reward - card_worth(s, card))
    return scores


def completes(s: Delve) -> bool:
    """Whether the dice on the table are enough."""
    return missing_after_dice(s) <= 0


def missing_after_dice(s: Delve) -> int:
    attempt = s.attempt
    assert attempt is not None
    challenge = s.challenge(attempt.place)
    assert challenge is not None
    light, dark = faces_worth(s, challenge)
    gained = max(0, fixed_progress(s, attempt) + dice_progress(attempt.dice, attempt.colour, light, dark))
    return difficulty(s, attempt.place) - s.progress[attempt.place] - gained


def brighten_or_keep(s: Delve, ask: Choose) -> Option:
    """A card for light, when light completes the challenge or spares a hard blow."""
    attempt = s.attempt
    assert attempt is not None
    challenge = s.challenge(attempt.place)
    assert challenge is not None
    light, dark = faces_worth(s, challenge)
    missing = missing_after_dice(s)
    spares = challenge.dark_penalty is not None and missing > 0
    if 0 < missing <= light - dark or (spares and s.hp <= 4):
        return cheapest(s, ask)
    return v.KEEP_NOW


def cheapest(s: Delve, ask: Choose) -> Option:
    """The card that is missed least; nothing where nothing need be given."""
    if v.SWAP_DONE_NOW in ask.options:
        return worst_to_swap(s, ask)
    cards = [option for option in ask.options if option.verb.fields == ("skill",)]
    return min(cards, key=lambda option: card_worth(s, option.word()))


def worst_to_swap(s: Delve, ask: Choose) -> Option:
    """Cards that answer none of the challenges in play are exchanged."""
    colours = {challenge.colour for place in range(MASTER) if (challenge := s.challenge(place)) is not None}
    for option in ask.options:
        if option.verb is v.SWAP and not colours.intersection(s.content.skills[option.word()].action.answers):
            return option
    return v.SWAP_DONE_NOW


def placing_worth(s: Delve, place: int) -> float:
    """Where one more progress does most good: near completion, and where completing is good."""
    challenge = s.challenge(place)
    assert challenge is not None
    left = difficulty(s, place) - s.progress[place]
    return prize(s, challenge, place) / max(1, left)


def worst_challenge(s: Delve, ask: Choose) -> Option:
    """The challenge that is best got rid of; none when all are worth having."""
    best, best_score = ask.options[-1], 0.0 if v.DECLINE_NOW in ask.options else -99.0
    for option in ask.options:
        if option is v.DECLINE_NOW:
            continue
        place = v.place_of(option)
        challenge = s.challenge(place)
        assert challenge is not None
        left = difficulty(s, place) - s.progress[place]
        score = 0.3 * left - prize(s, challenge, place) - 0.6
        if score > best_score:
            best, best_score = option, score
    return best


def burden(card: str) -> int:
    """How much an exhaustion card weighs; one of a content pack is taken for the worst."""
    return BURDENS.index(card) if card in BURDENS else len(BURDENS)
