"""Trials: an attempt whose dice are still to come, or lie there, and every way it may end. What the odds are counted from.

Nothing is asked here: texts are followed as far as they need no choice.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm
from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.content import Lasting
from lanterne.games.kinfire_delve.endings import check_defeat
from lanterne.games.kinfire_delve.figures import (
    action_of,
    bars_healing,
    dice_progress,
    difficulty,
    faces_worth,
    fixed_progress,
    vulnerabilities,
)
from lanterne.games.kinfire_delve.language import COLOURS, NOTHING, Effect, Op
from lanterne.games.kinfire_delve.state import EMPTY, LANTERN, MASTER, Attempt, Delve
from lanterne.games.kinfire_delve.targets import amount, can_do, targets
from lanterne.kernel.asks import Die
from lanterne.kernel.game import GameOver
from lanterne.kernel.odds import Odds, Spread
from lanterne.parts.decks import without
from lanterne.parts.dice import spread_of

NEVER: Final = Fraction(0)
SURE: Final = Fraction(1)
Case = tuple[int, bool, int]
FOLLOWED: Final = ("damage", "heal", "exhaust", "lose", "place", "remove", "clear", "attach_action", "turn_up")
CHOSEN_FROM: Final = ("another", "any", "divided", "divided_others")  # targets that a seeker chooses where there are several


def cases_of(dice: tuple[Die, ...], colour: str) -> tuple[Case, ...]:
    """What dice may show for a challenge of a colour: how many skill dice match, whether the last one is light, and how often,
    in lowest terms."""
    wanted = COLOURS.index(colour)
    matching = Spread({0: 1})
    for die in dice[:-1]:
        matching = matching.plus(spread_of(die).map(lambda value: int(value == wanted)))
    face = spread_of(dice[-1])
    common = gcd(*matching.weights.values()) * gcd(*face.weights.values())
    return tuple(
        (count, bool(lit), often * share // common)
        for count, often in sorted(matching.weights.items())
        for lit, share in sorted(face.weights.items())
    )


CASES: Final[dict[str, tuple[Case, ...]]] = {colour: cases_of(v.FOUR_DICE, colour) for colour in COLOURS}


class End:
    """What comes of an attempt when the dice are final."""

    __slots__ = ("added", "damage", "dark", "done", "fallen", "lost", "penalty")

    def __init__(self, dark: bool, damage: int) -> None:
        self.dark = dark
        self.added = 0  # progress on the challenge
        self.damage = damage  # to the group, before anybody prevents it
        self.penalty = False
        self.done = False  # the challenge is completed
        self.lost = False  # the game is over
        self.fallen: list[tuple[Fraction, End]] = []  # ends that an exhaustion card may bring before, with their shares


class Trial:
    """An attempt that only waits for its dice, on a table of its own.

    It follows the texts of action, seeker, challenge and lasting cards as far as they speak of HP, exhaustion cards and
    progress on this challenge, and ask nobody. What a completion sets off on other cards is not looked at, nor what a newly
    revealed exhaustion card does but end the game."""

    def __init__(self, s: Delve, attempt: Attempt, before: Delve) -> None:
        self.s = s
        self.attempt = attempt
        self.place = attempt.place
        challenge = s.challenge(attempt.place)
        assert challenge is not None
        self.challenge = challenge
        self.action = action_of(s, attempt)
        self.light, self.dark = faces_worth(s, challenge)
        self.fixed = fixed_progress(s, attempt)
        self.goal = difficulty(s, attempt.place)
        self.before = before.progress[attempt.place]  # the option may place progress, and deal damage, by itself
        self.hurt = s.hurt - before.hurt
        self.progress = s.progress[attempt.place]
        self.failures = s.failures[attempt.place]
        self.hp = s.hp
        self.attached = s.attached
        self.up = s.up
        self.texts: list[tuple[int, Lasting]] = []  # those that wait for something
        for _, place, text in s.lasting():
            if text.triggers:
                self.texts.append((place, text))
        self.waiting = self._failure_texts()
        self.ends: list[tuple[End, int]] = []

    def _failure_texts(self) -> list[tuple[int, Effect]]:
        """What waits for a failure: of the action, of the seeker, of lasting cards."""
        s = self.s
        own = s.content.seekers[s.seekers[s.active].id].failed
        listed = [(-1, NOTHING if self.action is None else self.action.failed), (-1, own), *self._triggered("attempt_failed")]
        return [(place, effect) for place, effect in listed if effect.ops]

    def _triggered(self, trigger: str) -> list[tuple[int, Effect]]:
        return [(place, text.triggers[trigger]) for place, text in self.texts if trigger in text.triggers]

    def minds_dark(self) -> bool:
        """Whether it matters which face the fourth die shows, beyond its progress."""
        action = self.action
        if action is not None and (action.final_dark.ops or action.final_light.ops):
            return True
        if self.challenge.dark_penalty is not None:
            return True
        return any("final_dark" in text.triggers or "final_light" in text.triggers for _, text in self.texts)

    def can_brighten(self) -> bool:
        """Whether the active seeker may change a dark face into light, and can pay for it."""
        seeker = self.s.seekers[self.s.active]
        price = self.s.content.seekers[seeker.id].light_for_cards
        return bool(price) and len(seeker.hand) >= price and "light" not in seeker.spent

    def end(self, matching: int, lit: bool) -> End:
        """KD-DICE-07, KD-RES: the final faces speak, then progress is added and the attempt resolved."""
        s, place = self.s, self.place
        s.phase = "resolve"
        s.hp, s.attached, s.up = self.hp, self.attached, self.up
        s.progress[place], s.failures[place] = self.progress, self.failures
        end = End(not lit, self.hurt)
        if self.action is not None:
            self._follow(end, self.action.final_light if lit else self.action.final_dark, -1)
        if self.texts:
            for bearer, effect in self._triggered("final_light" if lit else "final_dark"):
                self._follow(end, effect, bearer)
        if not end.lost:
            s.progress[place] += max(0, self.fixed + matching + (self.light if lit else self.dark))
            if s.progress[place] >= self.goal:
                self._complete(end, True)
            else:
                self._fail(end)
        end.added = s.progress[place] - self.before
        return end

    def _complete(self, end: End, by_attempt: bool) -> None:
        """KD-RULING-31; KD-GAUNT-01: with the Master the game is over."""
        end.done = True
        self.s.phase = "end"
        if self.place == MASTER:
            return
        self._follow(end, self.challenge.reward, self.place)
        self._follow(end, self.challenge.completed, self.place)
        if by_attempt and self.action is not None:
            self._follow(end, self.action.completed, -1)

    def _fail(self, end: End) -> None:
        """KD-RES-06. KD-RULING-73: the challenge may still be completed when the failure has been suffered."""
        s, action = self.s, self.action
        penalty = self.challenge.penalty
        if self.challenge.dark_penalty is not None and end.dark:
            penalty = self.challenge.dark_penalty
        if penalty.ops and (action is None or not action.ignores_penalty):
            end.penalty = True
            self._follow(end, penalty, self.place, 0 if action is None else action.penalty_damage)
        s.failures[self.place] += 1
        for bearer, effect in self.waiting:
            self._follow(end, effect, bearer)
        s.phase = "end"
        if not end.lost and self._is_due():
            self._complete(end, False)

    def _is_due(self) -> bool:
        """KD-RULING-50: whether a challenge that was not completed is so now, because it has more progress or is easier when
        the attempt is over."""
        if not self.waiting and "support" not in self.challenge.difficulty_per:
            return False
        s, place = self.s, self.place
        return s.progress[place] >= difficulty(s, place) and (place != MASTER or bool(vulnerabilities(s)))

    def _follow(self, end: End, effect: Effect, bearer: int, relief: int = 0) -> None:
        """The instructions of a text, as far as they bear on the attempt; nothing follows the end of the game."""
        for op in effect.ops:
            if end.lost:
                return
            while op.otherwise is not None and not can_do(self.s, op, bearer):
                op = op.otherwise
            if op.verb not in FOLLOWED:
                continue
            if op.verb == "damage":
                self._harm(end, max(0, amount(self.s, op, bearer) + relief))
                relief = 0
            else:
                self._apply(end, op, amount(self.s, op, bearer), bearer)

    def _harm(self, end: End, number: int) -> None:
        end.damage += number
        self.s.hp -= number
        if self.s.hp <= 0:
            end.lost = True

    def _exhaust(self, end: End, risk: Fraction) -> None:
        """Exhaustion cards are revealed, and may end the game."""
        if risk == SURE:
            end.lost = True
        elif risk:
            fallen = End(end.dark, end.damage)
            fallen.added = self.s.progress[self.place] - self.before
            fallen.penalty, fallen.done, fallen.lost = end.penalty, end.done, True
            end.fallen.append((risk * (SURE - sum(share for share, _ in end.fallen)), fallen))

    def _apply(self, end: End, op: Op, number: int, bearer: int) -> None:
        s = self.s
        if op.verb in ("place", "remove", "clear"):
            found = targets(s, op, bearer)
            if self.place in found and (len(found) == 1 or op.target not in CHOSEN_FROM) and not op.may:
                have = s.progress[self.place]
                left = 0 if op.verb == "clear" else max(0, have - number)
                s.progress[self.place] = have + number if op.verb == "place" else left
        elif op.verb == "heal":
            if not bars_healing(s):
                s.hp = min(s.full, s.hp + number)
        elif op.verb == "exhaust":
            self._exhaust(end, ruin(s, number))
        elif op.verb == "lose":
            end.lost = True
        elif op.verb == "attach_action" and self.attempt.action not in (EMPTY, LANTERN):
            s.attached += (self.attempt.action,)
            if is_defeated(s.copy()):
                end.lost = True
        elif op.verb == "turn_up" and False in s.up:  # which one matters to nothing that is followed here
            s.up = s.up.copy()
            s.up[s.up.index(False)] = True

    def roll(self, rerolls: int) -> None:
        """Every end of a roll, rerolls and the change of a dark face used as long as the challenge is not completed."""
        bright = self.can_brighten()
        lights: dict[int, End] = {}
        ends: list[tuple[End, int]] = []
        for matching, lit, often in CASES[self.attempt.colour]:
            if lit or bright:
                light = lights.get(matching)
                if light is None:
                    light = lights[matching] = self.end(matching, True)
                end = light if lit else self.end(matching, False)
                if not end.done and light.done:
                    end = light
            else:
                end = self.end(matching, False)
            ends.append((end, often))
        self.ends = reweighed(ends, rerolls) if rerolls else ends

    def keep(self, may_brighten: bool) -> None:
        """The one end with the dice as they lie."""
        dice = self.attempt.dice
        matching = dice_progress(dice, self.attempt.colour, 0, 0)
        end = self.end(matching, bool(dice[-1]))
        if end.dark and not end.done and may_brighten and self.can_brighten():
            light = self.end(matching, True)
            end = light if light.done else end
        self.ends = [(end, 1)]

    def sureness(self) -> float:
        """How likely the challenge is to be completed; equal chances give equal numbers."""
        done = 0
        total = 0
        for end, weight in self.ends:
            total += weight
            if end.done:
                done += weight
        return done / total

    def odds(self) -> Odds:
        """The chances and spreads of all ends."""
        total = 0
        done, penalty, dark, lost = 0, 0, 0, 0
        ends = unfolded(self.ends)
        for end, weight in ends:
            total += weight
            done += weight * end.done
            penalty += weight * end.penalty
            dark += weight * end.dark
            lost += weight * end.lost
        chances = {"complete": Fraction(done, total), "penalty": Fraction(penalty, total)}
        if self.minds_dark():
            chances["dark"] = Fraction(dark, total)
        chances["lost"] = Fraction(lost, total)
        added = Spread.of([(end.added, weight) for end, weight in ends])
        return Odds(chances, {"progress": added, "hurt": Spread.of([(end.damage, weight) for end, weight in ends])})


def reweighed(ends: list[tuple[End, int]], rerolls: int) -> list[tuple[End, int]]:
    """The weights when dice that do not complete are rolled again, so many times."""
    total = sum(weight for _, weight in ends)
    missed = sum(weight for end, weight in ends if not end.done)
    kept = sum(missed**count * total ** (rerolls - count) for count in range(rerolls + 1))
    left = missed**rerolls
    return [(end, weight * (kept if end.done else left)) for end, weight in ends]


def unfolded(ends: list[tuple[End, int]]) -> list[tuple[End, int]]:
    """The same ends, with those that exhaustion cards bring before listed beside them."""
    shares = [share for end, _ in ends for share, _ in end.fallen]
    if not shares:
        return ends
    scale = lcm(*(share.denominator for share in shares))
    listed: list[tuple[End, int]] = []
    for end, weight in ends:
        left = scale
        for share, fallen in end.fallen:
            part = int(share * scale)
            left -= part
            listed.append((fallen, weight * part))
        listed.append((end, weight * left))
    return listed


def ruin(s: Delve, count: int) -> Fraction:
    """The chance that so many exhaustion cards, revealed one after the other, end the game. Only their number counts, and
    which of them speak of it."""
    if count < 1 or not s.fatigue:
        return NEVER
    worlds: dict[str, int] = {}
    plain = ""
    for card in s.fatigue:
        if not s.content.exhaustion[card].lasting.lose_if:
            card = plain = plain or card
        worlds[card] = worlds.get(card, 0) + 1
    total = NEVER
    for card, weight in worlds.items():
        world = s.copy()
        world.fatigue = without(s.fatigue, card)
        world.exhausted += (card,)
        total += weight * (SURE if is_defeated(world) else ruin(world, count - 1))
    return total / len(s.fatigue)


def is_defeated(world: Delve) -> bool:
    try:
        check_defeat(world)
    except GameOver:
        return True
    return False
