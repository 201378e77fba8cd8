"""The state of a delve: the well around the Master, the seekers, the attempt under way. Plain data, copied cheaply.

No deck has a hidden order: a card that nobody has seen is HIDDEN and gets its name when it is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lanterne.games.kinfire_delve.content import BLACK, Challenge, Content, Lasting
from lanterne.kernel.game import State
from lanterne.kernel.records import BOOL as FLAG
from lanterne.kernel.records import INT, STR, Kind, Record, list_of, maybe, one, tuple_of

HIDDEN: Final = "?"
EMPTY: Final = ""
MASTER: Final = 4  # the place of the Master, after the four slots
PLACES: Final = ("north", "east", "south", "west", "master")  # KD-RULING-07
LANTERN: Final = "lantern"  # played as an action in place of a skill card
HANDS: Final = (8, 7, 6, 5)  # KD-SETUP-07: by number of seekers


class Seeker(Record):
    """One seeker: hand, deck, discard, lantern. `deck` is a pool in no order; the top of `discard` is its last card."""

    __slots__ = ("deck", "discard", "hand", "id", "lit", "seat", "shown", "spent")

    def __init__(
        self, seat: int, id: str, lit: bool, hand: tuple[str, ...], shown: tuple[str, ...], deck: tuple[str, ...],
        discard: tuple[str, ...], spent: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.id = id
        self.lit = lit  # the lantern is charged
        self.hand = hand
        self.shown = shown  # cards of the hand that the others have seen
        self.deck = deck
        self.discard = discard
        self.spent = spent  # abilities used this turn that may be used once

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return SEEKER_FIELDS

    def copy(self) -> Seeker:
        return Seeker(self.seat, self.id, self.lit, self.hand, self.shown, self.deck, self.discard, self.spent)


SEEKER_FIELDS: Final[dict[str, Kind]] = {
    "seat": INT, "id": STR, "lit": FLAG, "hand": tuple_of(STR), "shown": tuple_of(STR), "deck": tuple_of(STR),
    "discard": tuple_of(STR), "spent": tuple_of(STR),
}  # fmt: skip


class Attempt(Record):
    """An attempt under way, and until the turn ends the cards played in it."""

    __slots__ = ("action", "asked", "bonus", "colour", "dice", "passes", "place", "rerolls", "supporters", "supports")

    def __init__(
        self, place: int, colour: str, action: str, bonus: int, supports: tuple[str, ...], supporters: tuple[int, ...],
        asked: int, passes: int, dice: tuple[int, ...], rerolls: int,
    ) -> None:  # fmt: skip
        self.place = place
        self.colour = colour
        self.action = action  # a skill card, LANTERN, or nothing
        self.bonus = bonus  # what the action is worth beyond its value, settled when it was played
        self.supports = supports
        self.supporters = supporters  # the seat that played each
        self.asked = asked  # the seat that is asked for a support next
        self.passes = passes  # how many in a row have passed
        self.dice = dice  # colours of the skill dice, then 1 for light or 0 for dark; nothing before the roll
        self.rerolls = rerolls

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return ATTEMPT_FIELDS

    def copy(self) -> Attempt:
        return Attempt(
            self.place, self.colour, self.action, self.bonus, self.supports, self.supporters, self.asked, self.passes,
            self.dice, self.rerolls,
        )  # fmt: skip

    def is_dark(self) -> bool:
        """Whether the final roll shows the dark face; dice that were not rolled show nothing (KD-RULING-59)."""
        return bool(self.dice) and self.dice[-1] == 0


ATTEMPT_FIELDS: Final[dict[str, Kind]] = {
    "place": INT, "colour": STR, "action": STR, "bonus": INT, "supports": tuple_of(STR), "supporters": tuple_of(INT),
    "asked": INT, "passes": INT, "dice": tuple_of(INT), "rerolls": INT,
}  # fmt: skip


class Delve(State):
    """The whole position. `phase` names the next step."""

    def __init__(
        self, content: Content, phase: str, hard: bool, fast: bool, first_game: bool, open_hands: bool, turn: int,
        active: int, hp: int, full: int, slots: list[str], progress: list[int], failures: list[int], up: list[bool],
        master: str, attached: tuple[str, ...], exhausted: tuple[str, ...], fatigue: tuple[str, ...], well: list[str],
        well_discard: list[str], unseen: tuple[str, ...], completed: int, seekers: list[Seeker], attempt: Attempt | None,
        swapping: tuple[int, ...], hurt: int, hurt_else: int, feats: tuple[str, ...], result: str, cause: str, killer: str,
        gave_in: int, bottom_turn: int, bottom_hp: int,
    ) -> None:  # fmt: skip
        self.events = []
        self.uncovered = False
        self.batch: list[int] = []  # the places of a completion under way; empty between two steps
        self.content = content
        self.phase = phase
        self.hard = hard
        self.fast = fast
        self.first_game = first_game
        self.open_hands = open_hands
        self.turn = turn
        self.active = active  # the seat whose turn it is, -1 before that is settled
        self.hp = hp
        self.full = full  # the HP at the start, never exceeded
        self.slots = slots  # Well cards or gauntlet cards around the Master: N, E, S, W
        self.progress = progress  # on the four slots and the Master
        self.failures = failures  # failed attempts on each
        self.up = up  # in the gauntlet: which cards show their front
        self.master = master  # nothing while it lies face down
        self.attached = attached
        self.exhausted = exhausted  # exhaustion cards in play, in the order they came
        self.fatigue = fatigue  # the others: a pool in no order
        self.well = well  # the top card is the last; HIDDEN unless it was seen
        self.well_discard = well_discard
        self.unseen = unseen  # the Well cards that may lie under any HIDDEN one
        self.completed = completed  # the size of the completed area
        self.seekers = seekers
        self.attempt = attempt
        self.swapping = swapping  # seats that may still exchange cards of their hand
        self.hurt = hurt  # damage of this turn
        self.hurt_else = hurt_else  # the part that The Beast's Riddle did not deal
        self.feats = feats  # achievements met
        self.result = result
        self.cause = cause
        self.killer = killer  # the card that dealt the last damage or ended the game
        self.gave_in = gave_in
        self.bottom_turn = bottom_turn
        self.bottom_hp = bottom_hp

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return DELVE_FIELDS

    def copy(self) -> Delve:
        seekers = []
        for seeker in self.seekers:
            seekers.append(seeker.copy())
        attempt = self.attempt
        return Delve(
            self.content, self.phase, self.hard, self.fast, self.first_game, self.open_hands, self.turn, self.active, self.hp,
            self.full, self.slots.copy(), self.progress.copy(), self.failures.copy(), self.up.copy(), self.master,
            self.attached, self.exhausted, self.fatigue, self.well.copy(), self.well_discard.copy(), self.unseen,
            self.completed, seekers, None if attempt is None else attempt.copy(), self.swapping, self.hurt, self.hurt_else,
            self.feats, self.result, self.cause, self.killer, self.gave_in, self.bottom_turn, self.bottom_hp,
        )  # fmt: skip

    def challenge(self, place: int) -> Challenge | None:
        """The challenge that can be met at a place: none for an event, an empty slot, a turned gauntlet card or a hidden
        Master."""
        if place == MASTER:
            return self.content.masters[self.master] if self.master else None
        if self.master:
            return self.content.gauntlet[self.slots[place]].front if self.up[place] else None
        return self.content.challenges.get(self.slots[place])

    def card_at(self, place: int) -> str:
        """The card at a place."""
        return self.master if place == MASTER else self.slots[place]

    def lasting(self) -> list[tuple[str, int, Lasting]]:
        """The texts that apply now, each with its card and place, in the order of KD-RULING-14: exhaustion cards, slots,
        Master."""
        content = self.content
        texts: list[tuple[str, int, Lasting]] = []
        for card in self.exhausted:
            texts.append((card, -1, content.exhaustion[card].lasting))
        place = -1
        for card in self.slots:
            place += 1
            if not card:
                continue
            if self.master:
                gauntlet = content.gauntlet[card]
                text = gauntlet.front.lasting if self.up[place] else gauntlet.back
            elif card in content.challenges:
                text = content.challenges[card].lasting
            else:
                text = content.events[card].lasting
            if text is not None:
                texts.append((card, place, text))
        if not self.master:
            texts.append((BLACK, MASTER, content.back))
        else:
            text = content.masters[self.master].lasting
            if text is not None:
                texts.append((self.master, MASTER, text))
        return texts

    def clockwise(self) -> list[Seeker]:
        """The seekers from the active one on."""
        return self.seekers[self.active :] + self.seekers[: self.active]


DELVE_FIELDS: Final[dict[str, Kind]] = {
    "phase": STR, "hard": FLAG, "fast": FLAG, "first_game": FLAG, "open_hands": FLAG, "turn": INT, "active": INT, "hp": INT,
    "full": INT, "slots": list_of(STR), "progress": list_of(INT), "failures": list_of(INT), "up": list_of(FLAG),
    "master": STR, "attached": tuple_of(STR), "exhausted": tuple_of(STR), "fatigue": tuple_of(STR), "well": list_of(STR),
    "well_discard": list_of(STR), "unseen": tuple_of(STR), "completed": INT, "seekers": list_of(one(Seeker)),
    "attempt": maybe(Attempt), "swapping": tuple_of(INT), "hurt": INT, "hurt_else": INT, "feats": tuple_of(STR),
    "result": STR, "cause": STR, "killer": STR, "gave_in": INT, "bottom_turn": INT, "bottom_hp": INT,
}  # fmt: skip
