"""Exact odds of an attempt, computed from what a seat may know: no sampling, no rounding.

The odds of an option are those of the attempt when nobody supports after it. Dice that do not complete the challenge are
rolled again while there are rerolls, and a dark face is changed into light where that completes it and nothing else does.
Tests hold them against every roll played through the rules.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.attempts import action_bar, begin_action, new_attempt
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.piles import leave_hand
from lanterne.games.kinfire_delve.state import LANTERN, MASTER, Delve
from lanterne.games.kinfire_delve.trials import CASES, NEVER, SURE, Case, Trial
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.asks import Ask, Choose, Draw, Flow, Option
from lanterne.kernel.game import GameOver
from lanterne.kernel.odds import Odds, Spread

_CHANCES: Final[dict[tuple[int, int, int, int, bool, str], float]] = {}


def completion_chance(
    needed: int, light: int, dark: int, rerolls: int, brighten: bool, colour: str = COLOURS[0]
) -> float:
    """The chance that the dice bring at least the progress `needed` beyond action and supports, where the faces of the
    fourth die are worth `light` and `dark`; `brighten`: a dark face may be changed. A table look-up, for bots."""
    key = (needed, light, dark, rerolls, brighten, colour)
    chance = _CHANCES.get(key)
    if chance is None:
        chance = _CHANCES[key] = float(_completing(CASES[colour], needed, light, dark, rerolls, brighten))
    return chance


def _completing(
    cases: tuple[Case, ...], needed: int, light: int, dark: int, rerolls: int, brighten: bool
) -> Fraction:
    missed = 0
    total = 0
    for count, lit, often in cases:
        total += often
        reached = count + (light if lit else dark)
        if brighten and not lit:
            reached = max(reached, count + light)
        if reached < needed:
            missed += often
    return 1 - Fraction(missed, total) ** (rerolls + 1)


# --- the questions ---------------------------------------------------------------------------------------------------


def odds_of(view: DelveView, ask: Choose, option: Option) -> Odds | None:
    """The odds of an option, or None where nothing is rolled.

    Chances: `complete`, in the end, be it by what waits for a failure (KD-RULING-73); `penalty`, suffered; `dark`, the final
    face, where a text asks for it; `lost`, the game lost on the way. Spreads: `progress` that comes to the challenge, and
    `hurt` that the cards of this attempt deal, penalty and reward alike, before anybody prevents it."""
    table = view.table
    about = ask.about
    if about == "action":
        return action_odds(table, option)
    if about == "support":
        return support_odds(table, ask.seat, option)
    if about == "target":
        return target_odds(table, option)
    if about == "reroll":
        return reroll_odds(table, option)
    if about == "brighten":
        return brighten_odds(table, option)
    return None


def action_odds(table: Delve, option: Option) -> Odds | None:
    """With this action, or none. An action that ends the game at once leaves nothing to roll."""
    s = begun(table, option)
    if s.result == "lost":
        lost = {"progress": Spread({0: 1}), "hurt": Spread({s.hurt - table.hurt: 1})}
        return Odds({"complete": NEVER, "penalty": NEVER, "lost": SURE}, lost)
    trial = trial_of(s, table)
    return None if trial is None else trial.odds()


def trial_of(s: Delve, before: Delve) -> Trial | None:
    """The attempt of a table with all its dice still to roll; none where it has come to an end already."""
    attempt = s.attempt
    if attempt is None or s.result or s.challenge(attempt.place) is None:
        return None
    trial = Trial(s, attempt, before)
    trial.roll(attempt.rerolls)
    return trial


def begun(table: Delve, option: Option) -> Delve:
    """A table on which the action is played: its text is followed until it asks for a choice that matters or a card that
    nobody can know. What is not chosen, and what comes after it, is not counted."""
    s = table.copy()
    attempt = s.attempt
    assert attempt is not None
    if option.verb is v.NO_ACTION:
        return s
    seeker = s.seekers[s.active]
    if option.verb is v.PLAY:
        card = option.word()
        leave_hand(seeker, card)
        flow = begin_action(s, seeker, attempt, card, s.content.skills[card].action)
    else:
        flow = begin_action(s, seeker, attempt, LANTERN, s.content.seekers[seeker.id].lantern)
    follow_text(flow)
    return s


def follow_text(flow: Flow[None]) -> None:
    try:
        for ask in flow:
            if not is_settled(ask):
                return
    except GameOver:
        return


def is_settled(ask: Ask) -> bool:
    """Answer what makes no difference to the attempt: which skill card is drawn, paid or taken back, and what may be
    declined."""
    if isinstance(ask, Draw):
        ask.card = ask.cards[0]
        return ask.source == v.SKILLS
    if not isinstance(ask, Choose):
        return False
    if v.DECLINE_NOW in ask.options:
        ask.chosen = v.DECLINE_NOW
        return True
    ask.chosen = ask.options[0]
    return ask.about in ("cost", "take_back", "discard")


def support_odds(table: Delve, seat: int, option: Option) -> Odds | None:
    """With this support, or without."""
    s = table.copy()
    if option.verb is v.SUPPORT:
        card = option.word()
        attempt = s.attempt
        assert attempt is not None
        leave_hand(s.seekers[seat], card)
        attempt.supports += (card,)
        attempt.supporters += (seat,)
    trial = trial_of(s, table)
    return None if trial is None else trial.odds()


def target_odds(table: Delve, option: Option) -> Odds | None:
    """The best that the seeker can do alone: with the action, lantern included, that completes most surely, of equal ones
    that which adds most. An event rolls nothing."""
    place = MASTER if option.verb is v.FACE else v.place_of(option)
    challenge = table.challenge(place)
    if challenge is None:
        return None
    s = table.copy()
    new_attempt(s, place, option.word() if option.verb is v.FACE else challenge.colour)
    seeker = s.seekers[s.active]
    options = [v.PLAY(card) for card in dict.fromkeys(seeker.hand) if action_bar(s, seeker, card) is None]
    if seeker.lit:
        options.append(v.USE_LANTERN(seeker.id))
    trials = [trial for trial in [trial_of(begun(s, each), s) for each in [v.NO_ACTION_NOW, *options]] if trial is not None]
    return max(trials, key=promise).odds()


def promise(trial: Trial) -> tuple[float, int]:
    return trial.sureness(), trial.fixed + trial.progress


def reroll_odds(table: Delve, option: Option) -> Odds:
    """With the dice as they lie, or all four rolled again."""
    s = table.copy()
    attempt = s.attempt
    assert attempt is not None
    trial = Trial(s, attempt, table)
    if option.verb is v.KEEP:
        trial.keep(may_brighten=True)
    else:
        trial.roll(attempt.rerolls - 1)
    return trial.odds()


def brighten_odds(table: Delve, option: Option) -> Odds:
    """The dice are known: what is certain with a light face, or with the dark one."""
    s = table.copy()
    attempt = s.attempt
    assert attempt is not None
    if option.verb is v.BRIGHTEN:
        leave_hand(s.seekers[s.active], option.word())
        attempt.dice = (*attempt.dice[:-1], 1)
    trial = Trial(s, attempt, table)
    trial.keep(may_brighten=False)
    return trial.odds()
