"""The state of a game: the market, the objectives, and for each player coins, cards, books and score board. Plain data.

No pile has a hidden order: `pile` and the market's pools are what may still come. Cards drawn for a hand stay unnamed until
they are turned up together; only a card that SB-16 looked at is known earlier, to its owner alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lanterne.games.map_masters.content import COSTS, Content
from lanterne.games.map_masters.kinds import COUNTERS, TOOLS
from lanterne.kernel.game import State
from lanterne.kernel.records import BOOL as FLAG
from lanterne.kernel.records import INT, STR, Kind, Record, list_of, one, tuple_of

ROUNDS: Final = 6
HAND: Final = 5
MOST_BOOKS: Final = 2
NOTHING: Final = ""
HIDDEN: Final = "?"
COLOURS: Final = ("amber", "azure", "jade", "ruby", "onyx")  # of the seats, MM-CONTENT-15


class Mapper(Record):
    """One player."""

    __slots__ = (
        "bonus", "books", "coins", "counts", "cut", "discard", "drawn", "exits", "hand", "kept", "kit", "peeked", "pile",
        "primary", "ready", "seat", "secondary", "start", "steps", "tableau", "tokens", "zone",
    )  # fmt: skip

    def __init__(
        self, seat: int, coins: int, tokens: list[int], books: tuple[str, ...], ready: tuple[bool, ...],
        zone: tuple[str, ...], drawn: tuple[str, ...], peeked: str, pile: tuple[str, ...], discard: tuple[str, ...],
        hand: tuple[str, ...], kit: tuple[str, ...], tableau: tuple[str, ...], start: str, steps: tuple[str, ...],
        counts: list[int], kept: tuple[str, ...], cut: tuple[str, ...], primary: list[int], secondary: list[int],
        bonus: list[int], exits: list[int],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.coins = coins
        self.tokens = tokens  # fairy tokens, by place in TOOLS
        self.books = books
        self.ready = ready  # which of them are face up
        self.zone = zone  # face-up cards: bought, kept, and from phase D on the whole hand
        self.drawn = drawn  # cards of the hand that came from the pile, once they are turned up
        self.peeked = peeked  # the card that SB-16 looked at, unless it was discarded
        self.pile = pile
        self.discard = discard
        self.hand = hand  # the cards of the last exploration
        self.kit = kit  # the tokens and ready books of the last exploration
        self.tableau = tableau  # the last dungeon, of this round or the one before: `S-1 0,0 180`
        self.start = start  # `S-1.L1`, or nothing
        self.steps = steps
        self.counts = counts  # what the path of this round found and did not yet use, by place in COUNTERS
        self.kept = kept  # cards that stay for the next hand
        self.cut = cut  # cards that leave the game this round
        self.primary = primary  # the blue column of the score board
        self.secondary = secondary  # pink
        self.bonus = bonus  # green
        self.exits = exits  # red

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return MAPPER_FIELDS

    def copy(self) -> Mapper:
        return Mapper(
            self.seat, self.coins, self.tokens.copy(), self.books, self.ready, self.zone, self.drawn, self.peeked, self.pile,
            self.discard, self.hand, self.kit, self.tableau, self.start, self.steps, self.counts.copy(), self.kept,
            self.cut, self.primary.copy(), self.secondary.copy(), self.bonus.copy(), self.exits.copy(),
        )  # fmt: skip

    def colour(self) -> str:
        return COLOURS[self.seat]

    def count(self, counter: str) -> int:
        """What the path of this round found."""
        return self.counts[COUNTERS.index(counter)]

    def is_ready(self, book: str) -> bool:
        return book in self.books and self.ready[self.books.index(book)]

    def turn(self, book: str, up: bool) -> None:
        """MM-SPELL-02, 03."""
        self.ready = tuple(up if owned == book else ready for owned, ready in zip(self.books, self.ready, strict=True))

    def row(self, round: int) -> int:
        """MM-RULING-06: the VP of one round, as the order of the market sees them."""
        return self.primary[round] + self.secondary[round] + self.bonus[round]


MAPPER_FIELDS: Final[dict[str, Kind]] = {
    "seat": INT, "coins": INT, "tokens": list_of(INT), "books": tuple_of(STR), "ready": tuple_of(FLAG), "zone": tuple_of(STR),
    "drawn": tuple_of(STR), "peeked": STR, "pile": tuple_of(STR), "discard": tuple_of(STR), "hand": tuple_of(STR),
    "kit": tuple_of(STR), "tableau": tuple_of(STR), "start": STR, "steps": tuple_of(STR), "counts": list_of(INT),
    "kept": tuple_of(STR), "cut": tuple_of(STR), "primary": list_of(INT), "secondary": list_of(INT), "bonus": list_of(INT),
    "exits": list_of(INT),
}  # fmt: skip


class Atlas(State):
    """The whole table. `phase` names the next step; `buyer` is on turn in the market."""

    def __init__(
        self, content: Content, phase: str, round: int, puzzle: str, time_bonus: bool, pace: str, first: int, buyer: int,
        passed: list[bool], primary: str, secondary: str, objectives: tuple[str, ...], shown: tuple[str, ...],
        stock: list[int], books_up: list[str], book_pool: tuple[str, ...], book_discard: tuple[str, ...],
        cards_up: list[str], pools: list[tuple[str, ...]], discards: list[tuple[str, ...]], done: list[bool], winner: int,
        mappers: list[Mapper], result: str, winners: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.events = []
        self.uncovered = False
        self.content = content
        self.phase = phase
        self.round = round  # from 1
        self.puzzle = puzzle  # the date of a puzzle, or nothing
        self.time_bonus = time_bonus  # whether hourglasses count at this table (MM-RULING-42)
        self.pace = pace  # seconds that bots take in time-bonus rounds: `60-180`
        self.first = first  # who buys first this round; -1 before that is settled
        self.buyer = buyer
        self.passed = passed
        self.primary = primary
        self.secondary = secondary
        self.objectives = objectives  # not yet drawn
        self.shown = shown  # drawn, in order
        self.stock = stock  # fairy tokens of the market, by place in TOOLS
        self.books_up = books_up
        self.book_pool = book_pool
        self.book_discard = book_discard
        self.cards_up = cards_up  # two of each cost
        self.pools = pools
        self.discards = discards
        self.done = done  # who has finished with the reset of this round
        self.winner = winner  # of this round's time bonus, or -1
        self.mappers = mappers
        self.result = result
        self.winners = winners

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return ATLAS_FIELDS

    def copy(self) -> Atlas:
        return Atlas(
            self.content, self.phase, self.round, self.puzzle, self.time_bonus, self.pace, self.first, self.buyer,
            self.passed.copy(), self.primary, self.secondary, self.objectives, self.shown, self.stock.copy(),
            self.books_up.copy(), self.book_pool, self.book_discard, self.cards_up.copy(), self.pools.copy(),
            self.discards.copy(), self.done.copy(), self.winner, [mapper.copy() for mapper in self.mappers], self.result,
            self.winners,
        )  # fmt: skip

    def counts_hourglasses(self) -> bool:
        """MM-RULING-02, 42: not alone, and not where no clock runs."""
        return self.time_bonus and len(self.mappers) > 1

    def is_timed(self) -> bool:
        """MM-TIME-01: a time-bonus round."""
        return self.counts_hourglasses() and bool(self.primary) and self.content.objectives[self.primary].hourglass

    def after(self, seat: int) -> int:
        """MM-RULING-03: the next seat clockwise."""
        return (seat + 1) % len(self.mappers)


ATLAS_FIELDS: Final[dict[str, Kind]] = {
    "phase": STR, "round": INT, "puzzle": STR, "time_bonus": FLAG, "pace": STR, "first": INT, "buyer": INT,
    "passed": list_of(FLAG), "primary": STR, "secondary": STR, "objectives": tuple_of(STR), "shown": tuple_of(STR),
    "stock": list_of(INT), "books_up": list_of(STR), "book_pool": tuple_of(STR), "book_discard": tuple_of(STR),
    "cards_up": list_of(STR), "pools": list_of(tuple_of(STR)), "discards": list_of(tuple_of(STR)), "done": list_of(FLAG),
    "winner": INT, "mappers": list_of(one(Mapper)), "result": STR, "winners": tuple_of(INT),
}  # fmt: skip


def tool_place(tool: str) -> int:
    return TOOLS.index(tool)


def column_of(place: int) -> int:
    """The column of a face-up card: two places each."""
    return place // 2


def cost_at(place: int) -> int:
    return COSTS[column_of(place)]
