"""Effects: what the texts of cards do, and the completions they bring about. KD-ICON, KD-IND, KD-RULING-19, 31, 48 to 51."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.content import Challenge
from lanterne.games.kinfire_delve.endings import (
    FADED_WAY,
    FOUNTAINS,
    MAZE,
    SYMPHONY,
    check_defeat,
    earn,
    harm,
    heal,
    lose,
    win,
)
from lanterne.games.kinfire_delve.figures import action_of, difficulty, vulnerabilities
from lanterne.games.kinfire_delve.language import Effect, Op
from lanterne.games.kinfire_delve.piles import (
    ascend,
    betray,
    brave,
    charge,
    descend,
    discard,
    discard_some,
    draw_cards,
    exhaust,
)
from lanterne.games.kinfire_delve.state import EMPTY, LANTERN, MASTER, Delve
from lanterne.games.kinfire_delve.targets import amount, can_do, targets
from lanterne.kernel.asks import Choose, Flow, Option
from lanterne.parts.decks import without


def run(s: Delve, effect: Effect, source: str, place: int, relief: int = 0, penalty: bool = False) -> Flow[None]:
    """Instructions in printed order. `source` bears them, at `place` or at none; a penalty's damage may be prevented, and is
    `relief` less."""
    for op in effect.ops:
        while op.otherwise is not None and not can_do(s, op, place):
            op = op.otherwise
        number = amount(s, op, place)
        simple = SIMPLE.get(op.verb)
        if simple is not None:
            simple(s, number)
        elif op.verb == "damage":
            if penalty:
                number = max(0, number + relief)
                relief = 0
                if number:
                    number = yield from shielded(s, number)
            harm(s, number, source)
        elif op.verb == "lose":
            lose(s, "card", source)
        else:
            yield from ASKING[op.verb](s, op, number, place)


def _charge(s: Delve, number: int) -> None:
    charge(s, s.seekers[s.active])


def _charge_all(s: Delve, number: int) -> None:
    for seeker in s.clockwise():
        charge(s, seeker)


def _swap_hands(s: Delve, number: int) -> None:
    s.swapping = tuple(seeker.seat for seeker in s.clockwise())


def _attach_action(s: Delve, number: int) -> None:
    """The skill card played as the action is attached; KD-RULING-72: a lantern cannot be."""
    attempt = s.attempt
    if attempt is not None and attempt.action and attempt.action != LANTERN:
        s.attached += (attempt.action,)
        s.emit(v.ATTACHED_SKILL, attempt.action)
        attempt.action = EMPTY
        check_defeat(s)


SIMPLE: Final[dict[str, Callable[[Delve, int], None]]] = {
    "descend": descend,
    "ascend": ascend,
    "heal": heal,
    "charge": _charge,
    "charge_all": _charge_all,
    "swap_hands": _swap_hands,
    "attach_action": _attach_action,
}


def shielded(s: Delve, damage: int) -> Flow[int]:
    """Who can prevent damage of a penalty is asked before HP changes: once a turn for each of them (KD-RULING-52)."""
    for seeker in s.clockwise():
        card = s.content.seekers[seeker.id]
        if not card.icon_shield or "shield" in seeker.spent or not damage:
            continue
        fitting = [skill for skill in dict.fromkeys(seeker.hand) if s.content.skills[skill].icon == card.icon]
        if not fitting:
            betray(s, seeker, v.NO_SHIELD_CARD)
        else:
            options = [v.SHIELD(skill) for skill in fitting]
            choice = yield from Choose(seeker.seat, "shield", [*options, v.NO_SHIELD_NOW])
            if choice is not v.NO_SHIELD_NOW:
                discard(s, seeker, choice.word())
                seeker.spent += ("shield",)
                s.emit(v.SHIELDED, seeker.id, choice.word())
                damage = max(0, damage - card.icon_shield)
    return damage


def _draw(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    yield from draw_cards(s, s.seekers[s.active], number)


def _discard(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    yield from discard_some(s, s.seekers[s.active], number)


def _exhaust(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    yield from exhaust(s, number)


def _brave(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    if s.exhausted:
        yield from brave(s, op.may)


def _take_back(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    """Return a card with the icon from the discard to the hand."""
    seeker = s.seekers[s.active]
    fitting = [skill for skill in dict.fromkeys(seeker.discard) if s.content.skills[skill].icon == op.icon]
    if not fitting:
        return
    card = fitting[0]
    if len(fitting) > 1 or op.may:
        options = [v.TAKE_BACK(skill) for skill in fitting]
        choice = yield from Choose(s.active, "take_back", options + [v.DECLINE_NOW] * op.may)
        if choice is v.DECLINE_NOW:
            return
        card = choice.word()
    seeker.discard = without(seeker.discard, card)
    seeker.hand += (card,)
    seeker.shown += (card,)
    s.emit(v.TOOK_BACK, seeker.id, card)


def _turn_up(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    """KD-RULING-58: a gauntlet card shows its front again, without progress."""
    if not s.master:
        return
    options = [v.at(v.TURN_UP, slot, s.slots[slot]) for slot in range(MASTER) if not s.up[slot]]
    if options:
        choice = yield from one_of(s.active, "turn_up", options)
        slot = v.place_of(choice)
        s.up[slot] = True
        s.progress[slot] = 0
        s.failures[slot] = 0
        s.emit(v.TURNED_UP, s.slots[slot])
        yield from settle(s)


def one_of(seat: int, about: str, options: list[Option]) -> Flow[Option]:
    """KD-RULING-53: who has one option is not asked."""
    if len(options) == 1:
        return options[0]
    return (yield from Choose(seat, about, options))


def _on_targets(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    """An instruction about challenges: all that it names, or one that the active seeker chooses."""
    found = targets(s, op, place)
    if not found or (number < 1 and op.verb in ("place", "remove")):
        return
    if op.target in ("divided", "divided_others"):
        for _ in range(number):
            options = [v.at(v.PLACE, each, s.card_at(each)) for each in found]
            choice = yield from one_of(s.active, "place", options)
            put_progress(s, v.place_of(choice), 1)
    elif op.target in ("another", "any"):
        options = [v.at(v.TARGETING[op.verb], each, s.card_at(each)) for each in found]
        choice = yield from one_of(s.active, op.verb, options + [v.DECLINE_NOW] * op.may)
        if choice is v.DECLINE_NOW:
            return
        yield from touch(s, op, number, v.place_of(choice))
    else:
        for each in found:
            yield from touch(s, op, number, each)
    yield from settle(s)


def touch(s: Delve, op: Op, number: int, place: int) -> Flow[None]:
    """What an instruction does to one challenge, unless something before has taken it away."""
    if s.challenge(place) is None:
        return
    if op.verb == "place":
        put_progress(s, place, number)
    elif op.verb in ("remove", "clear"):
        gone = s.progress[place] if op.verb == "clear" else min(number, s.progress[place])
        if gone:
            s.progress[place] -= gone
            s.emit(v.REMOVED, s.card_at(place), gone, s.progress[place])
    elif op.verb == "dismiss":
        if place not in s.batch:  # KD-RULING-49: what is being completed counts as completed
            yield from dismiss(s, place)
    elif op.verb == "complete":
        if s.batch:
            if place not in s.batch:
                s.batch.append(place)  # KD-RULING-51
        else:
            yield from complete(s, [place], -1)
    elif place not in s.batch:  # a card that is being completed is attached when that is done (KD-RULING-31)
        attach(s, place)


ASKING: Final[dict[str, Callable[[Delve, Op, int, int], Flow[None]]]] = {
    "draw": _draw,
    "discard": _discard,
    "exhaust": _exhaust,
    "brave": _brave,
    "take_back": _take_back,
    "turn_up": _turn_up,
    "place": _on_targets,
    "remove": _on_targets,
    "clear": _on_targets,
    "complete": _on_targets,
    "dismiss": _on_targets,
    "attach": _on_targets,
}


def put_progress(s: Delve, place: int, number: int) -> None:
    """KD-IND-01, KD-RULING-27: all of it is placed."""
    s.progress[place] += number
    s.emit(v.PLACED, s.card_at(place), number, s.progress[place])


def empty_slot(s: Delve, place: int) -> str:
    """Take the card of a slot away, its progress back to the supply."""
    card = s.slots[place]
    s.slots[place] = EMPTY
    s.progress[place] = 0
    s.failures[place] = 0
    return card


def attach(s: Delve, place: int) -> None:
    """KD-MAST-02."""
    if s.master or not s.slots[place]:
        return
    card = empty_slot(s, place)
    s.attached += (card,)
    s.emit(v.ATTACHED, card)
    check_defeat(s)


def dismiss(s: Delve, place: int) -> Flow[None]:
    """KD-RULING-48: an effect discards a challenge. KD-GAUNT-11, KD-RULING-57: a gauntlet card is turned, without reward."""
    if s.master:
        turn_down(s, place)
        return
    card = s.slots[place]
    s.emit(v.DISMISSED, card)
    if card == SYMPHONY and s.progress[place] == 3:
        earn(s, "intermission")  # KD-ACHV-04
    if any(text.attaches_discarded for _, _, text in s.lasting()):
        attach(s, place)
    else:
        s.well_discard.append(empty_slot(s, place))
    yield from triggered(s, "challenge_discarded")


def turn_down(s: Delve, place: int) -> None:
    """KD-GAUNT-05, KD-RULING-56."""
    s.up[place] = False
    s.progress[place] = 0
    s.failures[place] = 0
    s.emit(v.TURNED, s.slots[place])
    colour = s.content.gauntlet[s.slots[place]].back.vulnerable
    if colour:
        s.emit(v.VULNERABLE, colour)


def triggered(s: Delve, trigger: str) -> Flow[None]:
    """The lasting texts that wait for something, in the order of KD-RULING-14."""
    for card, place, text in s.lasting():
        effect = text.triggers.get(trigger)
        if effect is not None and still_there(s, card, place):
            yield from run(s, effect, card, place)
            yield from settle(s)


def still_there(s: Delve, card: str, place: int) -> bool:
    """Whether a card has not left play since the list was made."""
    if place < 0:
        return card in s.exhausted
    return place == MASTER or s.slots[place] == card


# --- completion ------------------------------------------------------------------------------------------------------


def due(s: Delve) -> list[int]:
    """KD-IND-02: the challenges whose progress reaches their difficulty. KD-RULING-26: the attempted one is not looked at
    before its resolution; KD-RULING-71: nor the Master while it is not vulnerable."""
    attempted = s.attempt.place if s.attempt is not None and s.phase != "end" else -1
    progress = s.progress
    places = []
    for place in range(MASTER):
        if not progress[place] or place == attempted or s.challenge(place) is None:
            continue
        if progress[place] >= difficulty(s, place):
            places.append(place)
    if progress[MASTER] and attempted != MASTER and vulnerabilities(s) and progress[MASTER] >= difficulty(s, MASTER):
        win(s)
    return places


def settle(s: Delve) -> Flow[None]:
    """Complete what is due; what rewards complete forms the next batch (KD-RULING-49)."""
    if s.batch:
        return
    places = due(s)
    while places:
        yield from complete(s, places, -1)
        places = due(s)


def complete(s: Delve, places: list[int], attempted: int) -> Flow[None]:
    """KD-RULING-31, KD-RULING-49: a batch, in the order of the slots. `attempted` was completed by its own attempt."""
    s.batch = list(places)
    mazes = 0
    done: list[int] = []
    while len(done) < len(s.batch):
        place = min(each for each in s.batch if each not in done)
        done.append(place)
        card = s.slots[place]
        mazes += card == MAZE
        yield from rewarded(s, place, attempted == place)
        leave(s, place)
        yield from triggered(s, "challenge_completed")
    if mazes >= 4:
        earn(s, "maze_master")  # KD-ACHV-12
    s.batch = []


def rewarded(s: Delve, place: int, by_attempt: bool) -> Flow[None]:
    """KD-RES-04, KD-IND-03: reward, then the texts that wait for the completion: the challenge's, then the action's."""
    challenge = s.challenge(place)
    assert challenge is not None
    card = s.slots[place]
    s.emit(v.COMPLETED, card)
    if card == FADED_WAY and s.progress[place] >= 10:
        earn(s, "effort")  # KD-ACHV-03
    if card == FOUNTAINS and s.slots.count(card) >= 3:
        earn(s, "three_coins")  # KD-ACHV-11
    yield from run(s, challenge.reward, card, place)
    yield from run(s, challenge.completed, card, place)
    if by_attempt:
        assert s.attempt is not None
        action = action_of(s, s.attempt)
        if action is not None:
            yield from run(s, action.completed, action.id, -1)


def attaches_itself(challenge: Challenge) -> bool:
    """Whether a completed challenge goes under the Master instead of the completed area."""
    return any(op.verb == "attach" and op.target == "this" for op in challenge.completed.ops)


def leave(s: Delve, place: int) -> None:
    """KD-RES-05, KD-IND-04, KD-GAUNT-05: where a completed card goes."""
    if s.master:
        turn_down(s, place)
        return
    challenge = s.content.challenges[s.slots[place]]
    if attaches_itself(challenge):
        attach(s, place)
    else:
        empty_slot(s, place)
        s.completed += 1
