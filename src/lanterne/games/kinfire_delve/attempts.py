"""An attempt on a challenge, in four steps: action, supports, dice, resolution. KD-ACT, KD-LANT, KD-SUPP, KD-DICE, KD-RES."""

from __future__ import annotations

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.content import Action, Challenge
from lanterne.games.kinfire_delve.effects import complete, due, run, settle, triggered
from lanterne.games.kinfire_delve.figures import (
    action_bonus,
    action_of,
    dice_progress,
    difficulty,
    faces_worth,
    fixed_progress,
    most_supports,
    next_support_worth,
)
from lanterne.games.kinfire_delve.piles import betray, discard, leave_hand
from lanterne.games.kinfire_delve.state import LANTERN, Attempt, Delve, Seeker
from lanterne.kernel.asks import Choose, Flow, Option, Roll

Bar = tuple[str, str]


def new_attempt(s: Delve, place: int, colour: str) -> None:
    s.attempt = Attempt(place, colour, "", 0, (), (), 0, 0, (), 0)
    s.phase = "action"


# --- step 1: action --------------------------------------------------------------------------------------------------


def action_bar(s: Delve, seeker: Seeker, card: str) -> Bar | None:
    """Why a card of the hand cannot be the action: KD-COLOR-02, KD-RULING-23."""
    assert s.attempt is not None
    action = s.content.skills[card].action
    if s.attempt.colour not in action.answers:
        return "KD-COLOR-02", "need-colour"
    if action.cost and len(seeker.hand) <= action.cost:
        return "KD-RULING-23", "need-cost"
    return None


def choose_action(s: Delve) -> Flow[None]:
    """KD-ACT-02, KD-ACT-03, KD-LANT-03."""
    attempt = s.attempt
    assert attempt is not None
    seeker = s.seekers[s.active]
    options: list[Option] = []
    for card in dict.fromkeys(seeker.hand):
        if action_bar(s, seeker, card) is None:
            options.append(v.PLAY(card))
    if seeker.lit:
        options.append(v.USE_LANTERN(seeker.id))
    choice = v.NO_ACTION_NOW
    if not options:
        betray(s, seeker, v.NO_CARD)
    else:
        options.append(v.NO_ACTION_NOW)
        ask = Choose(s.active, "action", options)
        yield ask
        choice = ask.chosen
    if choice is v.NO_ACTION_NOW:
        s.phase = "roll"  # KD-ACT-04
    elif choice.verb is v.PLAY:
        yield from play_card(s, seeker, attempt, choice.word())
    else:
        s.emit(v.LANTERN_USED, seeker.id)
        yield from begin_action(s, seeker, attempt, LANTERN, s.content.seekers[seeker.id].lantern)


def play_card(s: Delve, seeker: Seeker, attempt: Attempt, card: str) -> Flow[None]:
    """KD-RULING-23: costs are paid from the rest of the hand."""
    leave_hand(seeker, card)
    s.emit(v.PLAYED, seeker.id, card)
    yield from begin_action(s, seeker, attempt, card, s.content.skills[card].action)


def begin_action(s: Delve, seeker: Seeker, attempt: Attempt, name: str, action: Action) -> Flow[None]:
    """KD-ACT-05, KD-RULING-22: the ability applies at once, before any support."""
    attempt.action = name
    attempt.bonus = action_bonus(s, seeker, action, attempt.place)
    attempt.rerolls = action.rerolls
    for _ in range(action.cost):
        yield from pay_card(s, seeker)
    if action.played.ops:
        yield from run(s, action.played, action.id, -1)
    s.phase = next_step(s, attempt, "support")


def next_step(s: Delve, attempt: Attempt, phase: str) -> str:
    """An attempt is over when an effect has taken its challenge away (KD-RULING-19)."""
    return "end" if s.challenge(attempt.place) is None else phase


def pay_card(s: Delve, seeker: Seeker) -> Flow[None]:
    different = list(dict.fromkeys(seeker.hand))
    card = different[0]
    if len(different) > 1:
        choice = yield from Choose(seeker.seat, "cost", [v.PAY(each) for each in different])
        card = choice.word()
    discard(s, seeker, card)


# --- step 2: supports ------------------------------------------------------------------------------------------------


def supporters(s: Delve) -> list[Seeker]:
    """KD-SUPP-05, KD-SUPP-06: the others, from the left of the active seeker; alone, the seeker itself."""
    return s.seekers if len(s.seekers) == 1 else s.clockwise()[1:]


def support_bar(s: Delve, card: str) -> Bar | None:
    """KD-SUPP-03: why a card cannot support this attempt."""
    assert s.attempt is not None
    return None if s.attempt.colour in s.content.skills[card].support.answers else ("KD-SUPP-03", "need-support-colour")


def ask_support(s: Delve) -> Flow[None]:
    """KD-RULING-24: each eligible seeker in turn plays one support or passes, until the limit is reached or all have passed
    in a row. One question is one step."""
    attempt = s.attempt
    assert attempt is not None
    helpers = supporters(s)
    s.phase = "roll"
    if len(attempt.supports) >= most_supports(s, attempt):
        return
    while attempt.passes < len(helpers):
        seeker = helpers[attempt.asked % len(helpers)]
        options: list[Option] = []
        for card in dict.fromkeys(seeker.hand):
            if support_bar(s, card) is None:
                options.append(v.SUPPORT(card))
        if options:
            yield from hear_support(s, seeker, attempt, options)
            s.phase = "support"
            return
        betray(s, seeker, v.NO_SUPPORT)  # passes without being asked
        attempt.asked += 1
        attempt.passes += 1


def hear_support(s: Delve, seeker: Seeker, attempt: Attempt, options: list[Option]) -> Flow[None]:
    """KD-SUPP-01, KD-SUPP-08."""
    options.append(v.PASS_NOW)
    ask = Choose(seeker.seat, "support", options)
    yield ask
    attempt.asked += 1
    if ask.chosen is v.PASS_NOW:
        attempt.passes += 1
        return
    card = ask.chosen.word()
    worth = next_support_worth(s, attempt, seeker.seat, card)
    leave_hand(seeker, card)
    attempt.passes = 0
    attempt.supports += (card,)
    attempt.supporters += (seeker.seat,)
    s.reveal(v.SUPPORTED, seeker.id, card, worth)  # seen by all, and not taken back (KD-RULING-24)


# --- step 3: dice ----------------------------------------------------------------------------------------------------


def roll_dice(s: Delve) -> Flow[None]:
    """KD-DICE-01, KD-DICE-06, KD-RULING-29: rerolls first, then what changes a face; only the final result counts."""
    attempt = s.attempt
    assert attempt is not None
    ask = Roll(v.DICE, "attempt", v.FOUR_DICE)
    yield ask
    attempt.dice = tuple(ask.values())
    s.emit(v.ROLLED, v.shown(attempt.dice))
    while attempt.rerolls:
        choice = yield from Choose(s.active, "reroll", [v.REROLL_NOW, v.KEEP_NOW])
        if choice is v.KEEP_NOW:
            break
        attempt.rerolls -= 1
        ask = Roll(v.DICE, "reroll", v.FOUR_DICE)
        yield ask
        attempt.dice = tuple(ask.values())
        s.emit(v.ROLLED, v.shown(attempt.dice))
    attempt.rerolls = 0
    if attempt.is_dark():
        yield from offer_light(s, attempt)
    yield from final_faces(s, attempt)
    s.phase = next_step(s, attempt, "resolve")


def offer_light(s: Delve, attempt: Attempt) -> Flow[None]:
    """A seeker who can change a dark face into light may do so once in a turn of theirs, for cards of the hand."""
    seeker = s.seekers[s.active]
    price = s.content.seekers[seeker.id].light_for_cards
    if not price or len(seeker.hand) < price or "light" in seeker.spent:
        return
    choice = yield from Choose(s.active, "brighten", [*(v.BRIGHTEN(card) for card in dict.fromkeys(seeker.hand)), v.KEEP_NOW])
    if choice is v.KEEP_NOW:
        return
    seeker.spent += ("light",)
    discard(s, seeker, choice.word())
    for _ in range(price - 1):
        yield from pay_card(s, seeker)
    attempt.dice = (*attempt.dice[:-1], 1)
    s.emit(v.BRIGHTENED, seeker.id)


def final_faces(s: Delve, attempt: Attempt) -> Flow[None]:
    """KD-DICE-07: what the final light or dark face triggers."""
    action = action_of(s, attempt)
    dark = attempt.is_dark()
    if action is not None:
        effect = action.final_dark if dark else action.final_light
        if effect.ops:
            yield from run(s, effect, action.id, -1)
    yield from triggered(s, "final_dark" if dark else "final_light")


# --- step 4: resolution ----------------------------------------------------------------------------------------------


def resolve(s: Delve) -> Flow[None]:
    """KD-RES-01 to KD-RES-07."""
    attempt = s.attempt
    assert attempt is not None
    place = attempt.place
    challenge = s.challenge(place)
    assert challenge is not None
    light, dark = faces_worth(s, challenge)
    gained = max(0, fixed_progress(s, attempt) + dice_progress(attempt.dice, attempt.colour, light, dark))
    s.progress[place] += gained
    goal = difficulty(s, place)
    s.emit(v.ADDED, s.card_at(place), gained, s.progress[place], goal)
    if s.progress[place] < goal:
        yield from fail(s, attempt, challenge)
        s.phase = "end"  # from here on it is a challenge like the others (KD-RULING-50, KD-RULING-73)
    else:
        s.phase = "end"
        yield from complete(s, due(s), place)
    yield from settle(s)


def fail(s: Delve, attempt: Attempt, challenge: Challenge) -> Flow[None]:
    """KD-RES-06, KD-CHAL-06: the penalty, then what waits for a failure."""
    place = attempt.place
    s.emit(v.FAILED, challenge.id)
    action = action_of(s, attempt)
    penalty = challenge.penalty
    if challenge.dark_penalty is not None and attempt.is_dark():
        penalty = challenge.dark_penalty
    if penalty.ops:
        if action is not None and action.ignores_penalty:
            s.emit(v.PENALTY_IGNORED, challenge.id)
        else:
            relief = 0 if action is None else action.penalty_damage
            yield from run(s, penalty, challenge.id, place, relief, penalty=True)
    if s.challenge(place) is challenge:
        s.failures[place] += 1
    if action is not None:
        yield from run(s, action.failed, action.id, -1)
    seeker = s.seekers[s.active]
    yield from run(s, s.content.seekers[seeker.id].failed, seeker.id, -1)
    yield from triggered(s, "attempt_failed")


def put_away(s: Delve) -> None:
    """KD-TURN-06, KD-TURN-07, KD-LANT-05, KD-RULING-42: the action first, then the supports, to their owners' discards; a
    used lantern is turned face down."""
    attempt = s.attempt
    if attempt is None:
        return
    seeker = s.seekers[s.active]
    if attempt.action == LANTERN:
        seeker.lit = False
        s.emit(v.DIMMED, seeker.id)
    elif attempt.action:
        seeker.discard += (attempt.action,)
    for card, seat in zip(attempt.supports, attempt.supporters, strict=True):
        s.seekers[seat].discard += (card,)
    s.attempt = None
