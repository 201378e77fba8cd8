"""Turns: giving in, the choice of a card, events, the end of a turn, the bottom. KD-TURN, KD-EVENT, KD-EXH, KD-BOT."""

from __future__ import annotations

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.attempts import new_attempt, put_away
from lanterne.games.kinfire_delve.effects import empty_slot, run, settle, triggered
from lanterne.games.kinfire_delve.figures import new_hand_size, vulnerabilities
from lanterne.games.kinfire_delve.piles import discard, draw_cards, exhaust, is_secret, turn_up_well_card
from lanterne.games.kinfire_delve.state import EMPTY, MASTER, PLACES, Delve, Seeker
from lanterne.kernel.asks import Choose, Draw, Flow, Option
from lanterne.parts.decks import without


def start_turn(s: Delve) -> Flow[None]:
    """KD-EXH-01, KD-EXH-02, KD-RULING-10: the only moment to give in."""
    s.turn += 1
    s.hurt = 0
    s.hurt_else = 0
    for seeker in s.seekers:
        seeker.spent = ()
    active = s.seekers[s.active]
    s.reveal(v.TURN, s.turn, active.id)  # KD-RULING-66: no answer is taken back across turns
    if s.turn == 1:
        yield from first_cards_enter(s)
    gives_in = not active.hand
    while active.hand:
        options = [v.GO_ON_NOW, v.GIVE_IN_NOW]
        if len(s.seekers) > 1 and is_secret(s, active):
            options.append(v.SHOW_NOW)
        ask = Choose(s.active, "start", options)
        yield ask
        if ask.chosen is not v.SHOW_NOW:
            gives_in = ask.chosen is v.GIVE_IN_NOW
            break
        show_hand(s, active)
    if gives_in:
        yield from give_in(s, active)
    s.phase = "target"


def first_cards_enter(s: Delve) -> Flow[None]:
    """KD-RULING-16: what the cards of the set-up do when they enter play happens now."""
    for place in range(MASTER):
        yield from enter(s, place)
    yield from settle(s)


def show_hand(s: Delve, seeker: Seeker) -> None:
    """KD-RULING-40."""
    hidden = seeker.hand
    for card in seeker.shown:
        hidden = without(hidden, card)
    for card in hidden:
        s.reveal(v.SHOWN, seeker.id, card)
    seeker.shown = seeker.hand


def give_in(s: Delve, seeker: Seeker) -> Flow[None]:
    """KD-EXH-03, KD-EXH-04, KD-EXH-05: discard, reveal, what waits for it (KD-RULING-10), then a new hand."""
    s.gave_in += 1
    s.emit(v.GAVE_IN, seeker.id)
    for card in seeker.hand:
        discard(s, seeker, card)
    yield from exhaust(s, 1)
    yield from triggered(s, "given_in")
    yield from draw_cards(s, seeker, new_hand_size(s))


# --- the choice of a card --------------------------------------------------------------------------------------------


def targets_of_turn(s: Delve) -> list[Option]:
    """KD-TURN-01, KD-RULING-54: every Well card; in the gauntlet every card that is face up, and the Master once for each
    colour that it is vulnerable to."""
    options = []
    for place, card in enumerate(s.slots):
        if card and (not s.master or s.up[place]):
            options.append(v.INTERACT(PLACES[place], card))
    if s.master:
        for colour in vulnerabilities(s):
            options.append(v.FACE(colour, s.master))
    return options


def choose_card(s: Delve) -> Flow[None]:
    """KD-TURN-01, KD-TURN-02, KD-RULING-09: one interaction, and no passing."""
    options = targets_of_turn(s)
    seeker = s.seekers[s.active]
    if not options:
        s.emit(v.NO_TARGET, seeker.id)
        s.phase = "end"
        return
    choice = options[0]
    if len(options) > 1:
        ask = Choose(s.active, "target", options)
        yield ask
        choice = ask.chosen
    if choice.verb is v.FACE:
        s.emit(v.FACED, seeker.id, s.master, choice.word())
        new_attempt(s, MASTER, choice.word())
        return
    place = v.place_of(choice)
    challenge = s.challenge(place)
    if challenge is None:
        yield from meet_event(s, seeker, place)
    else:
        s.emit(v.ATTEMPTED, seeker.id, s.slots[place])
        new_attempt(s, place, challenge.colour)


def meet_event(s: Delve, seeker: Seeker, place: int) -> Flow[None]:
    """KD-EVENT-01, KD-EVENT-04."""
    card = s.slots[place]
    s.emit(v.MET, seeker.id, card)
    s.phase = "end"
    yield from run(s, s.content.events[card].instructions, card, place)
    if s.slots[place] == card:
        empty_slot(s, place)
        s.completed += 1
    if s.swapping:
        s.phase = "swap"


def swap_cards(s: Delve) -> Flow[None]:
    """Each seeker in turn may discard any number of cards and draws as many. One seeker is one step."""
    seeker = s.seekers[s.swapping[0]]
    s.swapping = s.swapping[1:]
    count = 0
    while seeker.hand:
        options = [v.SWAP(card) for card in dict.fromkeys(seeker.hand)]
        choice = yield from Choose(seeker.seat, "swap", [*options, v.SWAP_DONE_NOW])
        if choice is v.SWAP_DONE_NOW:
            break
        discard(s, seeker, choice.word())
        count += 1
    yield from draw_cards(s, seeker, count)
    if not s.swapping:
        s.phase = "end"


# --- the end of a turn -----------------------------------------------------------------------------------------------


def end_turn(s: Delve) -> Flow[None]:
    """KD-RULING-14: effects of the end of a turn, refill, played cards away, the next seeker."""
    yield from triggered(s, "turn_end")
    yield from settle(s)
    if not s.master and EMPTY in s.slots:
        yield from refill(s)
    put_away(s)
    s.active = (s.active + 1) % len(s.seekers)
    s.phase = "start"


def refill(s: Delve) -> Flow[None]:
    """KD-TURN-03, KD-RULING-15: one card after the other in the first empty slot. KD-BOT-01: no card left is the bottom."""
    while EMPTY in s.slots:
        if not s.well:
            yield from reach_bottom(s)
            return
        place = s.slots.index(EMPTY)
        card = yield from turn_up_well_card(s)
        s.slots[place] = card
        s.emit(v.LAID, card, PLACES[place])
        yield from enter(s, place)
        yield from settle(s)


def enter(s: Delve, place: int) -> Flow[None]:
    """KD-EVENT-03: a card may act when it enters play."""
    card = s.slots[place]
    if not card:
        return  # another card of the set-up has taken it away
    challenge = s.content.challenges.get(card)
    lasting = s.content.events[card].lasting if challenge is None else challenge.lasting
    if lasting is not None and "enters" in lasting.triggers:
        s.emit(v.ENTERED, card)
        yield from run(s, lasting.triggers["enters"], card, place)


def reach_bottom(s: Delve) -> Flow[None]:
    """KD-BOT-02 to KD-BOT-06, KD-RULING-18: the Master is turned face up, and the gauntlet laid around it."""
    masters = tuple(s.content.masters)
    ask = Draw(v.MASTERS, "master", masters)
    yield ask
    for place in range(MASTER):
        empty_slot(s, place)
    s.master = ask.card
    s.slots = list(s.content.gauntlet)
    s.up = [True] * MASTER
    s.bottom_turn = s.turn
    s.bottom_hp = s.hp
    s.emit(v.BOTTOM, s.master)
