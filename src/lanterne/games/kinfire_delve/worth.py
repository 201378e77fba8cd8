"""What rewards, penalties, cards and plans are worth, in hit points: the rules of thumb of bots.

Reads a table as a seat sees it, or as a search imagines it: hidden cards are skipped.
"""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve.content import Action, Challenge
from lanterne.games.kinfire_delve.figures import action_bonus, difficulty, faces_worth, supports_limit
from lanterne.games.kinfire_delve.language import Effect, Op
from lanterne.games.kinfire_delve.odds import completion_chance
from lanterne.games.kinfire_delve.state import HIDDEN, LANTERN, MASTER, Delve, Seeker
from lanterne.games.kinfire_delve.targets import amount

# By number of seekers: four have the smallest hands, so that cards are dearer to them and haste pays.
DESCENT: Final[tuple[float, ...]] = (0.25, 0.25, 0.25, 0.35)  # one card of the Well behind us
CARD: Final[tuple[float, ...]] = (0.45, 0.45, 0.45, 0.6)  # a card in hand
EXHAUSTION: Final[tuple[float, ...]] = (2.2, 2.2, 2.2, 3.2)
LANTERN_WORTH: Final = 1.3
VICTORY: Final = 25.0
FIRST_WEAKNESS: Final = 4.0  # the first colour that the Master is vulnerable to
DICE_MEAN: Final = 1.5
HALFWAY: Final = 0.75  # how much of a reward the progress towards it is worth


def of_size(values: tuple[float, ...], s: Delve) -> float:
    return values[len(s.seekers) - 1]


def worth(s: Delve, effect: Effect, place: int) -> float:
    """What an effect is worth to the seekers now."""
    total = 0.0
    for op in effect.ops:
        total += op_worth(s, op, place)
    return total


def op_worth(s: Delve, op: Op, place: int) -> float:
    verb = op.verb
    if verb in ("descend", "ascend"):
        if s.master:
            return 0.0
        number = amount(s, op, place)
        cards = min(number, len(s.well)) if verb == "descend" else -min(number, len(s.well_discard))
        return of_size(DESCENT, s) * cards
    if verb == "damage":
        return -damage_worth(s, amount(s, op, place))
    if verb == "heal":
        return 1.0 * min(amount(s, op, place), s.full - s.hp)
    if verb == "draw":
        return of_size(CARD, s) * amount(s, op, place)
    if verb == "discard":
        return -of_size(CARD, s) * min(amount(s, op, place), len(s.seekers[s.active].hand))
    if verb == "exhaust":
        return -exhaustion_worth(s) * amount(s, op, place)
    if verb == "brave":
        return of_size(EXHAUSTION, s) if s.exhausted else 0.0
    if verb == "charge":
        return 0.0 if s.seekers[s.active].lit else LANTERN_WORTH
    if verb == "charge_all":
        return LANTERN_WORTH * sum(not seeker.lit for seeker in s.seekers)
    if verb == "place":
        return 0.2 * amount(s, op, place)
    if verb == "dismiss":
        return 0.6
    if verb == "attach":
        return -0.6
    if verb == "attach_action":
        return -0.8
    if verb == "turn_up":
        return -2.0
    if verb == "swap_hands":
        return 0.5
    if verb == "take_back":
        return of_size(CARD, s)
    return 0.0


def damage_worth(s: Delve, damage: int) -> float:
    """Damage hurts more the less is left; the last hit point is the game."""
    if damage >= s.hp:
        return VICTORY
    return damage * (1.0 + 2.0 / (s.hp - damage))


def exhaustion_worth(s: Delve) -> float:
    """The nearer the strings, the worse."""
    return of_size(EXHAUSTION, s) + 0.8 * max(0, len(s.exhausted) - 2)


def prize(s: Delve, challenge: Challenge, place: int) -> float:
    """What completing a challenge is worth, reward and all."""
    if place == MASTER:
        return VICTORY
    total = worth(s, challenge.reward, place) + worth(s, challenge.completed, place)
    if s.master:
        back = s.content.gauntlet[s.slots[place]].back
        total += 0.5 * -back.master_difficulty
        if back.vulnerable:
            total += FIRST_WEAKNESS if all(s.up) or s.up.count(False) == 1 else 0.8
        if s.content.masters[s.master].difficulty_per.get("gauntlet"):
            total += 1.2
        return total
    lasting = challenge.lasting
    if lasting is not None and (lasting.others_difficulty or lasting.supports_worth or lasting.no_healing):
        total += 0.5
    copies = s.slots.count(s.slots[place]) - 1
    return total + of_size(DESCENT, s) + 0.4 * copies


def threat(s: Delve, challenge: Challenge, place: int) -> float:
    """What failing costs; half of it where the dark face decides."""
    plain = -worth(s, challenge.penalty, place)
    if challenge.dark_penalty is None:
        return plain
    return (plain - worth(s, challenge.dark_penalty, place)) / 2


def card_worth(s: Delve, card: str) -> float:
    """What a card in hand is worth as it lies there."""
    if card == HIDDEN:
        return of_size(CARD, s)
    action = s.content.skills[card].action
    return of_size(CARD, s) + 0.06 * (action.value - 2) + 0.04 * (len(action.answers) - 1) + 0.1 * bool(action.played.ops)


class Stake:
    """What is at stake at a place, whatever is played there."""

    __slots__ = ("challenge", "dark", "light", "loss", "missing", "place", "reward")

    def __init__(self, s: Delve, place: int) -> None:
        challenge = s.challenge(place)
        assert challenge is not None
        self.place = place
        self.challenge = challenge
        self.light, self.dark = faces_worth(s, challenge)
        self.missing = difficulty(s, place) - s.progress[place]
        self.reward = prize(s, challenge, place)
        self.loss = threat(s, challenge, place)


def plans(s: Delve, seeker: Seeker, stake: Stake, colour: str) -> list[tuple[str, float]]:
    """Every action that a seeker can play on a challenge, none included, and what it promises."""
    found = [("", plan_score(s, seeker, stake, "", None))]
    skills = s.content.skills
    for card in dict.fromkeys(seeker.hand):
        if card == HIDDEN:
            continue
        action = skills[card].action
        if colour in action.answers and len(seeker.hand) > action.cost:
            found.append((card, plan_score(s, seeker, stake, card, action)))
    if seeker.lit:
        found.append((LANTERN, plan_score(s, seeker, stake, LANTERN, s.content.seekers[seeker.id].lantern)))
    return found


def plan_score(s: Delve, seeker: Seeker, stake: Stake, name: str, action: Action | None) -> float:
    """Reward and penalty weighed by their chances, the progress that stays, and what the action costs."""
    fixed = 0
    cost = 0.0
    rerolls = 0
    supports = 0
    loss = stake.loss
    if action is not None:
        fixed = action.value + action_bonus(s, seeker, action, stake.place)
        cost = LANTERN_WORTH if name == LANTERN else card_worth(s, name) + of_size(CARD, s) * action.cost
        if action.played.ops:
            cost -= worth(s, action.played, -1)
        rerolls = action.rerolls
        supports = expected_supports(s, seeker, stake, action)
        if action.ignores_penalty:
            loss = 0.0
    missing, reward = stake.missing - fixed, stake.reward
    best = -99.0
    for count in range(supports + 1):
        chance = completion_chance(missing - count, stake.light, stake.dark, rerolls, False)
        stays = min(1.0, (fixed + count + DICE_MEAN) / max(1, stake.missing)) * HALFWAY * max(0.3, reward)
        best = max(best, chance * reward + (1 - chance) * (stays - loss) - cost - count * of_size(CARD, s))
    return best


def expected_supports(s: Delve, seeker: Seeker, stake: Stake, action: Action) -> int:
    """How many supports of 1 may be hoped for."""
    most = supports_limit(stake.challenge, action)
    if len(s.seekers) == 1:
        return min(most, max(0, len(seeker.hand) - 1) // 2)
    cards = 0
    for other in s.seekers:
        if other is not seeker:
            cards += len(other.hand)
    return min(most, cards // 3)


def favourite(found: list[tuple[str, float]]) -> tuple[str, float]:
    """The best of several plans."""
    best = found[0]
    for plan in found:
        if plan[1] > best[1]:
            best = plan
    return best
