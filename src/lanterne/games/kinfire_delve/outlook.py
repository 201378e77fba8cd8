"""What a search should know of Kinfire Delve: quick answers by rules of thumb, and the chance to win from a position.

The chance is a logistic model of a few figures of the table, one for the well and one for the gauntlet. For two and three
seekers it is fitted to 1,200 games by the rules of thumb with one answer in twenty at random: 35,913 positions in the well
(log loss 0.334, a constant has 0.400) and 3,951 in the gauntlet (0.481, a constant 0.665). That model found the first
exhaustion cards nearly free where many can be borne, so one seeker and four have weights of their own, fitted to games that a
search played: 14,733 and 2,370 positions of 410 games alone, by 50 to 750 worlds; 25,973 and 3,483 of 754 games for four, by
200 worlds (log loss on games left out 0.468 and 0.466, a constant has 0.569 and 0.690). Exhaustion must always cost something.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.figures import difficulty, vulnerabilities
from lanterne.games.kinfire_delve.judgement import judge, support_scores, target_score
from lanterne.games.kinfire_delve.state import HANDS, LANTERN, MASTER, Delve
from lanterne.games.kinfire_delve.worth import Stake, plans, prize
from lanterne.kernel.asks import Ask, Choose
from lanterne.kernel.game import Below, Outlook, State
from lanterne.parts.estimates import moved

TEMPERATURE: Final = 0.7  # hit points between an option and one that looks e times better
# How often the search won after which estimate, by number of seekers: fitted to 100, 108 and 60 games alone, for two and for
# four by the search at 750 worlds, weighted to the share that it won of all such games (118 of 300 alone, 121 of 260 for four);
# three are taken for two.
SLOPE: Final[tuple[float, ...]] = (1.22, 0.79, 0.79, 1.24)
SHIFT: Final[tuple[float, ...]] = (1.55, 0.73, 0.73, 0.54)
COMPANY_WELL: Final[tuple[float, ...]] = (
    -7.866, 7.034, -3.030, 2.117, -0.756, 2.335, -0.371, 0.295, 0.582, -8.331, 2.820, 0.270, -0.298,
)  # fmt: skip
COMPANY_GAUNTLET: Final[tuple[float, ...]] = (
    -2.619, 8.353, -4.640, 1.247, -0.622, 4.475, -2.543, 0.642, 1.296, -3.021, 0.475, 0.455, -0.065, 0.000, 0.610, 0.322,
)  # fmt: skip
LONE_WELL: Final[tuple[float, ...]] = (
    -5.954, 5.828, -2.325, 0.652, -0.007, 1.278, -0.773, 0.173, 0.680, -5.976, 2.394, 0.247, 0.017,
)  # fmt: skip
LONE_GAUNTLET: Final[tuple[float, ...]] = (
    -1.408, 5.631, -2.636, 1.009, -0.277, 3.356, -1.708, 0.085, 1.342, -3.160, 0.455, 0.548, -0.378, 0.000, 0.499, 0.089,
)  # fmt: skip
FOUR_WELL: Final[tuple[float, ...]] = (
    -7.563, 5.021, -2.257, 1.383, -0.283, 3.201, 0.471, 0.192, 1.894, -7.452, 1.995, 0.242, -0.235,
)  # fmt: skip
FOUR_GAUNTLET: Final[tuple[float, ...]] = (
    -2.131, 5.702, -2.375, 1.058, -0.289, 3.883, -1.385, -0.087, 2.701, -3.351, 0.544, 0.726, 0.475, 0.000, 0.865, 0.054,
)  # fmt: skip
WELL_WEIGHTS: Final = (LONE_WELL, COMPANY_WELL, COMPANY_WELL, FOUR_WELL)
GAUNTLET_WEIGHTS: Final = (LONE_GAUNTLET, COMPANY_GAUNTLET, COMPANY_GAUNTLET, FOUR_GAUNTLET)


def resources(s: Delve) -> list[float]:
    """What the seekers have left: hit points, breath, cards, lanterns."""
    seats = len(s.seekers)
    hand = 0
    lit = 0
    for seeker in s.seekers:
        hand += len(seeker.hand)
        lit += seeker.lit
    breath = max(0, s.content.breath[seats - 1] - len(s.exhausted))
    cards = hand / (HANDS[seats - 1] * seats)
    hp = s.hp / 10
    return [1.0, hp, hp * hp, breath, breath * breath / 4, cards, cards * cards, cards * (breath == 0), lit / seats]


def well_figures(s: Delve) -> list[float]:
    """The position during the descent."""
    left = len(s.well) / 50
    promised = 0.0
    for place in range(MASTER):
        progress = s.progress[place]
        if progress:
            challenge = s.challenge(place)
            if challenge is not None:
                promised += min(1.0, progress / difficulty(s, place)) * prize(s, challenge, place)
    return [*resources(s), left, left * left, promised, len(s.attached)]


def gauntlet_figures(s: Delve) -> list[float]:
    """The position in the final gauntlet."""
    weak = len(vulnerabilities(s))
    missing = max(0, difficulty(s, MASTER) - s.progress[MASTER]) / 10
    promised = 0.0
    for place in range(MASTER):
        if s.up[place]:
            promised += s.progress[place] / difficulty(s, place)
    danse = float(s.master == "danse_macabre")
    return [*resources(s), missing, missing * missing, float(weak > 0), float(weak > 1), float(weak > 2), promised, danse]


def chance_to_win(s: Delve) -> float:
    """Between 0 and 1."""
    seats = len(s.seekers)
    if s.master:
        figures, weights = gauntlet_figures(s), GAUNTLET_WEIGHTS[seats - 1]
    else:
        figures, weights = well_figures(s), WELL_WEIGHTS[seats - 1]
    total = 0.0
    for figure, weight in zip(figures, weights, strict=True):
        total += figure * weight
    return 1 / (1 + exp(-total))


class DelveOutlook(Outlook):
    """Short games played on by rules of thumb, then the chance to win at the start of a turn."""

    horizon = 2

    def policy(self, state: State, ask: Ask, below: Below) -> object | None:
        assert isinstance(state, Delve)
        return judge(state, ask) if isinstance(ask, Choose) and ask.about != "seeker" else None

    def prospect(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Delve)
        if state.phase != "start":
            return None
        return chance_to_win(state)

    def forecast(self, value: float, seats: int) -> float:
        """What the model says is not yet how often the search wins."""
        return moved(value, SLOPE[seats - 1], SHIFT[seats - 1])

    def priors(self, state: State, ask: Choose) -> list[float] | None:
        """By how promising the rules of thumb find each option."""
        assert isinstance(state, Delve)
        scores = option_scores(state, ask)
        if not scores:
            return None
        best = max(scores)
        shares = [exp(max(-6.0, (score - best) / TEMPERATURE)) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]


def option_scores(s: Delve, ask: Choose) -> list[float]:
    """What the rules of thumb think of each option, in hit points; nothing where they only name a favourite."""
    if ask.about == "target":
        return [target_score(s, ask.seat, option) for option in ask.options]
    if ask.about == "support":
        return support_scores(s, ask)
    if ask.about == "action":
        attempt = s.attempt
        assert attempt is not None
        found = dict(plans(s, s.seekers[ask.seat], Stake(s, attempt.place), attempt.colour))
        scores = []
        for option in ask.options:
            name = option.word() if option.verb is v.PLAY else LANTERN if option.verb is v.USE_LANTERN else ""
            scores.append(found.get(name, -9.0))
        return scores
    chosen = judge(s, ask) if ask.about != "seeker" else None
    return [] if chosen is None else [1.0 * (option is chosen) for option in ask.options]
