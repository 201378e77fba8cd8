"""Piles and hands: drawing, discarding, descending, ascending, exhaustion. KD-DECK, KD-ICON, KD-EXH."""

from __future__ import annotations

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.endings import check_defeat
from lanterne.games.kinfire_delve.figures import bars_charging
from lanterne.games.kinfire_delve.state import HIDDEN, Delve, Seeker
from lanterne.kernel.asks import Choose, Draw, Flow
from lanterne.kernel.events import ALL, EventKind
from lanterne.parts.decks import without


def draw_cards(s: Delve, seeker: Seeker, count: int) -> Flow[None]:
    """KD-ICON-03, KD-DECK-01, KD-DECK-02. KD-RULING-39: there is no hand limit."""
    drawn = 0
    about = f"draw {seeker.id}"
    only = ALL if s.open_hands else seeker.seat  # KD-VIEW-03
    while drawn < count:
        if not seeker.deck:
            if not seeker.discard:
                break
            seeker.deck = s.content.in_box_order(seeker.discard)
            seeker.discard = ()
            s.emit(v.RESHUFFLED, seeker.id)
        ask = Draw(v.SKILLS, about, seeker.deck, (), only)
        yield ask
        card = ask.card
        seeker.deck = without(seeker.deck, card)
        seeker.hand += (card,)
        drawn += 1
        if s.open_hands:
            s.emit(v.GOT, seeker.id, card)
        else:
            s.tell(seeker.seat, v.GOT, seeker.id, card)
    if drawn:
        s.emit(v.DREW, seeker.id, drawn)


def leave_hand(seeker: Seeker, card: str) -> None:
    """A card leaves the hand; what the others have seen of it goes with it."""
    seeker.hand = without(seeker.hand, card)
    if card in seeker.shown:
        seeker.shown = without(seeker.shown, card)


def discard(s: Delve, seeker: Seeker, card: str) -> None:
    """To the skill discard, face up: a card that the others had not seen is known to them now."""
    secret = is_secret(s, seeker) and card not in seeker.shown
    leave_hand(seeker, card)
    seeker.discard += (card,)
    if secret:
        s.reveal(v.DISCARDED, seeker.id, card)
    else:
        s.emit(v.DISCARDED, seeker.id, card)


def is_secret(s: Delve, seeker: Seeker) -> bool:
    """Whether a hand holds cards that others at the table, or those who look on, have not seen."""
    return not s.open_hands and len(seeker.shown) < len(seeker.hand)


def betray(s: Delve, seeker: Seeker, kind: EventKind) -> None:
    """A seeker has no choice, and by that the others learn something of the hand (KD-RULING-24, KD-RULING-53): say it."""
    if is_secret(s, seeker):
        s.reveal(kind, seeker.id)


def discard_some(s: Delve, seeker: Seeker, count: int) -> Flow[None]:
    """KD-ICON-04, KD-ICON-05. KD-RULING-42: in the order that the owner chooses."""
    for _ in range(count):
        different = list(dict.fromkeys(seeker.hand))
        if not different:
            return
        card = different[0]
        if len(different) > 1:
            choice = yield from Choose(seeker.seat, "discard", [v.DISCARD(card) for card in different])
            card = choice.word()
        discard(s, seeker, card)


def descend(s: Delve, count: int) -> None:
    """KD-ICON-01, KD-RULING-47; KD-GAUNT-10: not in the final gauntlet."""
    if s.master:
        s.emit(v.NO_MOVE)
        return
    moved = min(count, len(s.well))
    for _ in range(moved):
        s.well_discard.append(s.well.pop())
    s.emit(v.DESCENDED, moved, len(s.well))


def ascend(s: Delve, count: int) -> None:
    """KD-ICON-02, KD-RULING-46, KD-RULING-47; KD-GAUNT-10."""
    if s.master:
        s.emit(v.NO_MOVE)
        return
    moved = min(count, len(s.well_discard))
    for _ in range(moved):
        s.well.append(s.well_discard.pop())
    s.emit(v.ASCENDED, moved, len(s.well))


def turn_up_well_card(s: Delve) -> Flow[str]:
    """The top card of the Well deck; nobody knew it unless it was seen before."""
    card = s.well.pop()
    if card == HIDDEN:
        ask = Draw(v.WELL, "refill", s.unseen)
        yield ask
        card = ask.card
        s.unseen = without(s.unseen, card)
    return card


def exhaust(s: Delve, count: int) -> Flow[None]:
    """KD-ICON-09, KD-EXH-04. KD-RULING-13: an empty deck reveals nothing."""
    for _ in range(count):
        if not s.fatigue:
            return
        ask = Draw(v.FATIGUE, "exhaustion", s.fatigue)
        yield ask
        s.fatigue = without(s.fatigue, ask.card)
        s.exhausted += (ask.card,)
        s.emit(v.EXHAUSTED, ask.card)
        check_defeat(s)


def brave(s: Delve, may: bool) -> Flow[None]:
    """KD-ICON-08, KD-EXH-10: one exhaustion card goes back into its deck, which has no order."""
    card = s.exhausted[0]
    if len(s.exhausted) > 1 or may:
        options = [v.BRAVE(card) for card in s.exhausted]
        choice = yield from Choose(s.active, "brave", options + [v.DECLINE_NOW] * may)
        if choice is v.DECLINE_NOW:
            return
        card = choice.word()
    s.exhausted = without(s.exhausted, card)
    s.fatigue = tuple(each for each in s.content.exhaustion if each == card or each in s.fatigue)
    s.emit(v.BRAVED, card)


def charge(s: Delve, seeker: Seeker) -> None:
    """KD-ICON-10, KD-LANT-02. KD-RULING-32: a lantern that is face up already gains nothing."""
    if bars_charging(s):
        s.emit(v.NO_CHARGING, seeker.id)
    elif not seeker.lit:
        seeker.lit = True
        s.emit(v.CHARGED, seeker.id)
