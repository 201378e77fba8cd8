"""Set-up: the market, the piles, the first primary objective. MM-SETUP, MM-TURN-01, MM-MARKET-01, MM-RULING-04."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.content import COSTS, Content
from lanterne.games.map_masters.kinds import COUNTERS, TOOLS
from lanterne.games.map_masters.piles import draw_objective, fill_book, fill_card
from lanterne.games.map_masters.puzzles import set_puzzle
from lanterne.games.map_masters.state import COLOURS, NOTHING, ROUNDS, Atlas, Mapper
from lanterne.kernel.asks import Draw, Flow
from lanterne.kernel.game import Options

TOKENS_OF_A_KIND = 5  # MM-SETUP-01
BOOKS_UP = 2  # MM-SETUP-02
CARDS_UP = 2  # of each cost, MM-SETUP-04


def new_mapper(content: Content, seat: int) -> Mapper:
    """MM-SETUP-07, MM-SETUP-09."""
    return Mapper(
        seat, content.coins, [0] * len(TOOLS), (), (), (), (), NOTHING, content.start, (), (), (), (), NOTHING, (),
        [0] * len(COUNTERS), (), (), [0] * ROUNDS, [0] * ROUNDS, [0] * ROUNDS, [0] * ROUNDS,
    )  # fmt: skip


def new_atlas(content: Content, options: Options) -> Atlas:
    """The table before anything is drawn."""
    puzzle, first = options.text("puzzle"), options.text("first")
    seats = options.seats
    atlas = Atlas(
        content, "setup", 1, puzzle, options.flag("time_bonus"), options.text("pace"),
        -1 if first == "random" else int(first) - 1, -1, [False] * seats, NOTHING, NOTHING, content.deck, (),
        [TOKENS_OF_A_KIND] * len(TOOLS), [NOTHING] * BOOKS_UP, content.books, (), [NOTHING] * (CARDS_UP * len(COSTS)),
        list(content.piles), [()] * len(COSTS), [False] * seats, -1, [new_mapper(content, seat) for seat in range(seats)],
        "", (),
    )  # fmt: skip
    if puzzle:
        set_puzzle(atlas)
    return atlas


def set_up(s: Atlas) -> Flow[None]:
    """MM-SETUP-02 to 04: the market is laid out."""
    for place in range(BOOKS_UP):
        yield from fill_book(s, place)
    for place in range(len(s.cards_up)):
        yield from fill_card(s, place)
    s.phase = "aim"


def first_aim(s: Atlas) -> Flow[None]:
    """MM-TURN-01: the first primary objective; MM-RULING-04: who buys first."""
    s.emit(v.BEGUN, s.round)
    yield from draw_primary(s)
    if s.first < 0:
        s.first = 0
        if len(s.mappers) > 1:
            colours = tuple(mapper.colour() for mapper in s.mappers)
            colour = yield from Draw(v.PLAYERS, "first", colours)
            s.first = COLOURS.index(colour)
    open_market(s)


def draw_primary(s: Atlas) -> Flow[None]:
    s.primary = yield from draw_objective(s, "primary")
    s.secondary = NOTHING
    kind = v.NEW_PRIMARY if s.round == 1 else v.NEXT_PRIMARY
    s.emit(kind, s.primary if s.is_timed() else s.content.kind_of(s.primary))
    if s.is_timed():
        s.emit(v.HOURGLASS, s.content.bonus[s.round - 1])


def open_market(s: Atlas) -> None:
    s.buyer = s.first
    s.passed = [False] * len(s.mappers)
    if len(s.mappers) > 1:
        s.emit(v.OPENS if s.round == 1 else v.FIRST, COLOURS[s.first])
    s.phase = "market"
