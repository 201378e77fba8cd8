"""States: everything that one page sees of a table at one moment."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from lanterne.kernel.asks import Chance, Json
from lanterne.kernel.game import Options
from lanterne.kernel.match import Match
from lanterne.kernel.texts import Texts, sentence, texts_for
from lanterne.server.connection import Connection
from lanterne.server.journal import HOST, by_hand_of
from lanterne.server.messages import CardOf, Clock, Line, Proposal, Question, SeatOf, StateOf, TableOf
from lanterne.server.table import Table
from lanterne.server.telling import Teller, knows_else

if TYPE_CHECKING:
    from lanterne.server.room import Room


def state_for(connection: Connection, room: Room) -> StateOf:
    """What a connection sees now. Its eyes go to a seat that is asked, unless somebody else must come to the screen first."""
    table = room.table
    mine = [seat for seat in room.seats_of(connection.person) if seat >= 0]
    curtain = choose_eyes(connection, table, mine)
    seat = -1 if connection.eyes is None else connection.eyes
    connection.look_as(seat, len(mine) > 1)
    teller = Teller(table.match, seat, texts_for(connection.lang, table.game))
    since, lines = lines_for(connection.have, table, teller)
    return StateOf(
        at=table.journal.count,
        length=table.length(),
        since=since,
        fresh=since == table.told >= 0,
        seat=seat,
        mine=mine,
        table=table_of(connection.person, room, teller),
        scene=table.game.scene(teller.view),
        rolls=teller.rolls(),
        lines=lines,
        asks=questions(table, teller, mine),
        curtain=curtain,
        undo=table.undo_kind(seat, room.is_alone(connection.person)) if seat in mine else "",
        ending=teller.ending(),
        number=table.number(),
    )


def choose_eyes(connection: Connection, table: Table, mine: list[int]) -> list[int]:
    """Let the eyes of a connection follow the question; give the seats that must first come to the screen."""
    if connection.eyes is not None and connection.eyes not in mine:
        connection.eyes = None
    if not mine:
        return []
    asked = [seat for seat in table.asked() or table.readers() if seat in mine]
    if len(mine) == 1:
        connection.eyes = mine[0]
        return []
    wanted = asked[0] if asked else mine[0]
    if connection.eyes is None:
        if any(knows_else(table.match, wanted, other) for other in mine if other != wanted):
            return [wanted]
        connection.eyes = wanted
    elif asked and connection.eyes not in asked:
        if knows_else(table.match, connection.eyes, wanted):
            return [wanted]
        connection.eyes = wanted
    return []


def questions(table: Table, teller: Teller, mine: list[int]) -> list[Question]:
    """What is asked of the seat that looks; where the real box is asked, anybody at the table may read it."""
    if teller.seat not in mine or table.journal.paused:
        return []
    ask = table.asks_for(teller.seat)
    if ask is None:
        return []
    seat = -1 if isinstance(ask, Chance) else teller.seat
    return [teller.question(ask, table.number(), seat, bool(table.config["guided"]))]


def lines_for(have: int, table: Table, teller: Teller) -> tuple[int, list[Line]]:
    """The lines that a page lacks, and the length of the log behind which it should forget what it had."""
    journal = table.journal
    if have < 0 or have > journal.count:
        return -1, teller.story(-1, journal.stops)
    low = min(journal.lengths[have:])
    if any(cut > have for cut in journal.cuts):
        return low - 1, teller.story(low - 1, journal.stops)
    if low == table.length():
        return low, []
    if low == table.told:
        entry = table.match.log[low - len(table.match.past)]
        return low, teller.news(table.news, entry, table.length())
    return low, teller.story(low, journal.stops)


# --- around the game -------------------------------------------------------------------------------------------------


def table_of(person: str, room: Room, teller: Teller) -> TableOf:
    table, texts = room.table, teller.texts
    journal, config = table.journal, table.config
    return TableOf(
        id=table.id,
        game=table.game.slug,
        title=texts.title(),
        seats=seats_of(table, teller, room.seats_of(person), room.here()),
        host=HOST in room.seats_of(person),
        paused=journal.paused,
        listed=bool(config["listed"]),
        guided=bool(config["guided"]),
        by_hand=by_hand_of(journal.dealer, table.game.sources),
        sources=[CardOf(card=source, words=texts.word("source", source), copies=1) for source in table.game.sources],
        clock=clock_of(room),
        proposal=proposal_of(table),
        rematch=journal.rematch,
        settings=settings_of(table.game.slug, texts.language, table.match.options),
    )


def seats_of(table: Table, teller: Teller, mine: list[int], here: set[int]) -> list[SeatOf]:
    asked, answered = table.asked(), table.answered()
    return [
        SeatOf(
            seat=seat,
            who=place.who,
            name=place.name,
            label=label_of(table.match, teller, seat),
            bot=place.bot,
            mine=seat in mine,
            here=seat in here,
            asked=seat in asked,
            answered=seat in answered,
        )
        for seat, place in enumerate(table.places)
    ]


def label_of(match: Match, teller: Teller, seat: int) -> str:
    """What the game calls a seat, else its number."""
    return match.game.seat_name(teller.view, seat, teller.texts) or teller.texts.say("terminal-player", seat=seat + 1)


def clock_of(room: Room) -> Clock | None:
    seconds = room.table.config["clock"]
    return Clock(seconds=seconds, left=room.time_left()) if isinstance(seconds, int) and seconds else None


def proposal_of(table: Table) -> Proposal | None:
    wish = table.journal.wish
    if wish is None:
        return None
    wanted = [seat for seat in table.persons() if seat not in wish.agreed]
    return Proposal(by=wish.by, count=table.length() - wish.to, agreed=list(wish.agreed), wanted=wanted)


@lru_cache(maxsize=2048)
def settings_of(slug: str, language: str, options: Options) -> list[tuple[str, str]]:
    """The settings of a game in words; options are made once for a table."""
    texts = texts_for(language, slug)
    return [setting_line(texts, name, value) for name, value in options.values.items() if value != []]


def setting_line(texts: Texts, name: str, value: Json) -> tuple[str, str]:
    values = value if isinstance(value, list) else [value]
    return sentence(texts.word("setting", name)), ", ".join(texts.choice(name, item) for item in values)
