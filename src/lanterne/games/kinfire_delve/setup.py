"""Set-up: seekers, hands, the first four Well cards, the modes. KD-SETUP, KD-MODE, KD-RULING-33 to 38."""

from __future__ import annotations

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.content import Content
from lanterne.games.kinfire_delve.endings import harm
from lanterne.games.kinfire_delve.piles import draw_cards, exhaust, turn_up_well_card
from lanterne.games.kinfire_delve.state import EMPTY, HANDS, HIDDEN, MASTER, PLACES, Delve, Seeker
from lanterne.kernel.asks import Choose, Draw, Flow
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Options
from lanterne.parts.decks import without

NORMAL_HP, HARD_HP = 10, 8  # KD-HP-02
SKIPPED, SKIPPED_FAST = 3, 13  # KD-SETUP-12, KD-MODE-02
FAST_DAMAGE, FAST_EXHAUSTION = 2, 1  # KD-MODE-03, KD-MODE-04
FAST_GAME = "fast_game"  # what dealt the damage


def same_seeker(name: str) -> Fault:
    """KD-RULING-34."""
    return Fault("option-same-character", got=name)


def new_delve(content: Content, options: Options) -> Delve:
    """The table before any seeker is chosen. Nothing is asked."""
    names = options.texts("seekers") or [EMPTY] * options.seats
    hard = options.flag("hard")
    hp = HARD_HP if hard else NORMAL_HP
    first = options.text("first")
    seekers = [Seeker(seat, name, False, (), (), (), (), ()) for seat, name in enumerate(names)]
    return Delve(
        content, "setup", hard, options.flag("fast"), options.flag("first_game"), options.flag("open_hands"), 0,
        -1 if first == "random" else int(first) - 1, hp, hp, [EMPTY] * MASTER, [0] * (MASTER + 1), [0] * (MASTER + 1),
        [False] * MASTER, EMPTY, (), (), tuple(content.exhaustion), [HIDDEN] * len(content.well), [], content.well, 0,
        seekers, None, (), 0, 0, (), "", "", "", 0, 0, 0,
    )  # fmt: skip


def set_up(s: Delve) -> Flow[None]:
    """KD-SETUP-04, KD-SETUP-05, KD-SETUP-06: who plays whom, where the options leave it open."""
    for seeker in s.seekers:
        if not seeker.id:
            taken = [other.id for other in s.seekers]
            free = [v.PLAY_AS(name) for name in s.content.seekers if name not in taken]
            choice = free[0]
            if len(free) > 1:
                choice = yield from Choose(seeker.seat, "seeker", free)
            seeker.id = choice.word()
        s.emit(v.CHOSEN, seeker.id)
        seeker.deck = s.content.seekers[seeker.id].deck
    s.phase = "deal"


def deal_hand(s: Delve) -> Flow[None]:
    """KD-SETUP-07. One seeker is one step."""
    for seeker in s.seekers:
        if not seeker.hand:
            yield from draw_cards(s, seeker, HANDS[len(s.seekers) - 1])
            return
    s.phase = "lay"


def lay_well(s: Delve) -> Flow[None]:
    """KD-SETUP-10 to KD-SETUP-12, KD-SETUP-15, KD-MODE-02."""
    for place in range(MASTER):
        if s.first_game:
            card = s.content.first_game[place]  # KD-SETUP-11, KD-RULING-36
            s.unseen = without(s.unseen, card)
            s.well.pop()
        else:
            card = yield from turn_up_well_card(s)
        s.slots[place] = card
        s.emit(v.LAID, card, PLACES[place])
    for _ in range(min(len(s.well), SKIPPED_FAST if s.fast else SKIPPED)):
        s.well_discard.append(s.well.pop())
    if s.active < 0:
        s.active = 0
        if len(s.seekers) > 1:
            names = tuple(seeker.id for seeker in s.seekers)
            first = yield from Draw(v.PLAYERS, "first", names)
            s.active = names.index(first)
    s.emit(v.FIRST, s.seekers[s.active].id)
    if s.fast:
        yield from hurry(s)
    s.phase = "start"


def hurry(s: Delve) -> Flow[None]:
    """KD-MODE-03, KD-MODE-04, KD-RULING-38: after set-up, before turn 1; nothing prevents it."""
    harm(s, FAST_DAMAGE, FAST_GAME)
    yield from exhaust(s, FAST_EXHAUSTION)
