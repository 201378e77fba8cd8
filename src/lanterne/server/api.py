"""What is asked for over HTTP: games, the lobby, opening and joining tables, films, saves. Each call is a function from a
typed request to a typed reply; `app` brings them to the network."""

from __future__ import annotations

from dataclasses import dataclass

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import named
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.registry import all_games, find_game
from lanterne.kernel.rulebook import Rule, rules_of
from lanterne.kernel.saves import dump_save, parse_save, save_data
from lanterne.kernel.texts import Texts, sentence, texts_for
from lanterne.server.film import film_of, story_of
from lanterne.server.forms import (
    BotOf,
    Chair,
    ChoiceOf,
    Film,
    Forgotten,
    GameOf,
    Import,
    Join,
    Joined,
    Links,
    Listed,
    Lobby,
    NewTable,
    Renew,
    RuleOf,
    SettingOf,
    Sit,
    Story,
)
from lanterne.server.journal import BOT, HOST, OPEN, PERSON, WATCH, Place, by_hand_of, dealer_name, fresh_luck, read_place
from lanterne.server.keys import hashed, new_secret
from lanterne.server.messages import CardOf, SeatOf
from lanterne.server.room import Room
from lanterne.server.rooms import Rooms
from lanterne.server.session import bots_at, check_bot, sit
from lanterne.server.settings import MOST_TABLES
from lanterne.server.storage import TableRow
from lanterne.server.table import Step, Table

LISTED = 50  # tables that the lobby lists


class Forbidden(Fault):
    """Not for this person."""


@dataclass
class Caller:
    """Who asks, and in which language."""

    person: str
    lang: str


class Api:
    """All calls, on the rooms of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    # --- games -------------------------------------------------------------------------------------------------------

    async def games(self, caller: Caller) -> list[GameOf]:
        return [game_of(game, texts_for(caller.lang, game)) for game in all_games()]

    async def box(self, caller: Caller, slug: str) -> dict[str, Json]:
        game = find_game(slug)
        return game.box(texts_for(caller.lang, game))

    async def rules(self, caller: Caller, slug: str) -> list[RuleOf]:
        game = find_game(slug)
        texts = texts_for(caller.lang, game)
        return [rule_of(rule, texts) for rule in rules_of(slug).values()]

    # --- tables ------------------------------------------------------------------------------------------------------

    async def lobby(self, caller: Caller) -> Lobby:
        mine = await self.rooms.store.tables_of(caller.person, MOST_TABLES) if caller.person else []
        listed = await self.rooms.store.listed(LISTED)
        return Lobby(
            mine=[listed_of(row, seats, caller.lang) for row, seats in mine],
            listed=[listed_of(row, [], caller.lang) for row in listed],
        )

    async def open(self, caller: Caller, new: NewTable) -> Links:
        """Open a table; whoever opens it is the host and holds the seats marked `me`."""
        game = find_game(new.game)
        options = game.options(len(new.seats), new.settings)
        for source in new.by_hand:
            if source not in game.sources:
                raise Fault("source-unknown", got=source[:40], game=game.slug, choices=" ".join(game.sources))
        app = fresh_luck() if new.seed is None else f"luck:{new.seed}"
        match = Match(game, options, named(dealer_name(app, list(dict.fromkeys(new.by_hand)))))
        places = [place_of(game, chair) for chair in new.seats]
        holders = Rooms.all_of(caller.person, places)
        id, keys = await self.rooms.open_table(match, places, holders, new.lang, new.clock, new.listed, new.guided)
        return Links(table=id, seats={str(seat): secret for seat, secret in keys.items()})

    async def import_save(self, caller: Caller, save: Import) -> Links:
        """A table that goes on with a save file; all seats of persons are the caller's."""
        saved = parse_save(save.save, texts_for(caller.lang).say("table-save-file"))
        places = [Place(BOT, "", name) if name in bots_at(saved.match.game) else Place(PERSON) for name in saved.seats]
        id, keys = await self.rooms.open_table(saved.match, places, Rooms.all_of(caller.person, places), save.lang)
        return Links(table=id, seats={str(seat): secret for seat, secret in keys.items()})

    async def join(self, caller: Caller, join: Join) -> Joined:
        """Take the seat that a secret opens. The link keeps working: a person may come from several devices."""
        found = await self.rooms.store.find_link(hashed(join.secret))
        if found is None:
            raise Forbidden("link-unknown")
        id, seat = found
        await self._sit(caller, id, seat, join.name)
        return Joined(table=id, seat=seat)

    async def sit(self, caller: Caller, id: str, wish: Sit) -> Joined:
        """Take an open seat at a listed table, or watch there."""
        room = await self.rooms.room(id)
        if not room.table.config["listed"]:
            raise Forbidden("table-not-listed")
        if wish.seat != WATCH:
            await room.do(lambda table: take_seat(table, wish.seat, wish.name.strip()))  # of several who come at once, one
        await self.rooms.hold(id, wish.seat, caller.person)
        room.publish()
        return Joined(table=id, seat=wish.seat)

    async def _sit(self, caller: Caller, id: str, seat: int, name: str) -> None:
        await self.rooms.hold(id, seat, caller.person)
        if seat != WATCH:
            room = await self.rooms.room(id)
            await room.do(lambda table: welcome(table, seat, name.strip()))

    async def renew(self, caller: Caller, id: str, wish: Renew) -> Links:
        """A new link for a seat. The old one opens nothing any more; who came by it keeps the seat."""
        room = await self._room(caller, id, host=True)
        if not WATCH <= wish.seat < len(room.table.places):
            raise Fault("table-no-seat", seat=wish.seat + 1)
        secret = new_secret()
        await self.rooms.store.set_link(id, wish.seat, hashed(secret))
        return Links(table=id, seats={str(wish.seat): secret})

    async def forget(self, caller: Caller, id: str) -> Forgotten:
        """Strike a table from my list. When the last person has done so, it is gone for good."""
        await self.rooms.store.forget(id, caller.person)
        await self.rooms.look_again(id)
        return Forgotten(table=id)

    async def rematch(self, caller: Caller, id: str) -> Links:
        """The same people, the same options, new luck. Who held a seat holds it again; only the host gets the links."""
        room = await self._room(caller, id)
        seats = room.seats_of(caller.person)
        if all(seat == WATCH for seat in seats):
            raise Forbidden("table-not-yours")
        async with room.rematching:
            links = await self._rematch(room)
        return links if HOST in seats else Links(table=links.table, seats={})

    async def _rematch(self, room: Room) -> Links:
        old = room.table
        if not old.over():
            raise Fault("table-not-over")
        if old.journal.rematch:
            return Links(table=old.journal.rematch, seats={})
        dealer = dealer_name(fresh_luck(), by_hand_of(old.journal.dealer, old.game.sources))
        match = Match(old.game, old.match.options, named(dealer))
        config = old.config
        clock = config["clock"]
        new, keys = await self.rooms.open_table(
            match, list(old.places), room.holders, str(config["lang"]), clock if isinstance(clock, int) else 0,
            bool(config["listed"]),
        )  # fmt: skip
        await room.do(lambda table: Step([] if table.journal.rematch else [{"rematch": new}]))
        seats = {} if room.table.journal.rematch != new else {str(seat): secret for seat, secret in keys.items()}
        return Links(table=room.table.journal.rematch, seats=seats)

    # --- looking back ------------------------------------------------------------------------------------------------

    async def film(self, caller: Caller, id: str, seat: int, first: int, count: int) -> Film:
        room = await self.rooms.room(id)
        if not room.table.over():  # a finished game has no secrets left: whoever has its address may see it again
            room = await self._room(caller, id)
        return film_of(room, caller.person, caller.lang, self.eyes(room, caller, seat), first, count)

    async def story(self, caller: Caller, id: str) -> Story:
        room = await self._room(caller, id)
        if not room.table.over():
            raise Forbidden("table-not-over")
        return await story_of(room, caller.person, caller.lang)

    async def save(self, caller: Caller, id: str) -> str:
        """The save file. It holds every secret and the luck to come: while a game runs, only who plays alone may have it."""
        room = await self._room(caller, id)
        if not room.table.over() and not (room.is_alone(caller.person) and HOST in room.seats_of(caller.person)):
            raise Forbidden("table-save-later")
        names = [place.bot if place.who == BOT else "person" for place in room.table.places]
        return dump_save(save_data(room.table.match, names))

    def eyes(self, room: Room, caller: Caller, seat: int) -> int:
        """Through whose eyes somebody may look back: one's own; when the game is over, anybody's."""
        if seat == WATCH or (seat >= 0 and seat in room.seats_of(caller.person)):
            return seat
        if room.table.over() and 0 <= seat < len(room.table.places):
            return seat
        raise Forbidden("table-not-yours")

    async def _room(self, caller: Caller, id: str, host: bool = False) -> Room:
        room = await self.rooms.room(id)
        if not room.may_look(caller.person):
            room.holders = await self.rooms.store.holders(id)  # another process may have let them in
        if not room.may_look(caller.person):
            raise Forbidden("table-not-here")
        if host and HOST not in room.seats_of(caller.person):
            raise Forbidden("table-host-only")
        return room


def place_of(game: Game, chair: Chair) -> Place:
    if chair.who == "bot":
        check_bot(game, chair.bot)
    who = {"me": PERSON, "link": OPEN, "bot": BOT}[chair.who]
    return Place(who, chair.name.strip(), chair.bot if who == BOT else "")


def take_seat(table: Table, seat: int, name: str) -> Step:
    """Somebody takes a seat, if it is open."""
    if seat >= len(table.places) or table.places[seat].who != OPEN:
        raise Forbidden("table-seat-taken", seat=seat + 1)
    return welcome(table, seat, name)


def welcome(table: Table, seat: int, name: str) -> Step:
    """Somebody came for a seat: it is a person's now, under the name that was given."""
    place = table.places[seat]
    new = Place(place.who if place.who == BOT else PERSON, name or place.name, place.bot)
    return Step([]) if new == place else sit(seat, new)


# --- in words --------------------------------------------------------------------------------------------------------


def game_of(game: Game, texts: Texts) -> GameOf:
    bots = bots_at(game)
    return GameOf(
        slug=game.slug,
        title=texts.title(),
        blurb=texts.say("game-tagline") if texts.has("game-tagline") else "",
        length=texts.say("game-length") if texts.has("game-length") else "",
        seats=list(game.seats),
        settings=[
            SettingOf(
                name=setting.name,
                words=sentence(texts.word("setting", setting.name)),
                per_seat=setting.per_seat,
                default=setting.default,
                choices=[
                    ChoiceOf(
                        value=value,
                        words=texts.choice(setting.name, value),
                        least=min(seats for seats in game.seats if value in setting.choices_for(seats)),
                    )
                    for value in setting.choices
                ],
                least=setting.least,
                help=texts.say(f"setting-{setting.name}.help") if texts.has(f"setting-{setting.name}", "help") else "",
            )
            for setting in game.settings
            if len(setting.choices) > 1
        ],
        bots=[BotOf(bot=name, words=texts.say(f"bot-{name.replace(':', '-')}")) for name in bots],
        sources=[CardOf(card=source, words=texts.word("source", source), copies=1) for source in game.sources],
        first=dict(game.first_game()),
        timer=game.timer,
    )


def rule_of(rule: Rule, texts: Texts) -> RuleOf:
    title = texts.say(f"{rule.id}.title") if texts.has(rule.id, "title") else ""
    return RuleOf(id=rule.id, words=texts.rule(rule.id), title=title, chapter=texts.word("chapter", rule.chapter))


def listed_of(row: TableRow, seats: list[int], lang: str) -> Listed:
    """A table in the lobby, from what is kept of it: nothing is woken for this."""
    texts = texts_for(lang, row.game)
    places, asked, length = row.summary["seats"], row.summary["asked"], row.summary["length"]
    assert isinstance(places, list)
    assert isinstance(asked, list)
    assert isinstance(length, int)
    return Listed(
        id=row.id,
        game=row.game,
        title=texts.title(),
        seats=[seat_in_lobby(seat, read_place(data), texts, seat in seats, seat in asked) for seat, data in enumerate(places)],
        mine=[seat for seat in seats if seat >= 0],
        over=bool(row.over),
        length=length,
        updated=row.updated,
        asked=not row.over and any(seat in asked for seat in seats),
    )


def seat_in_lobby(seat: int, place: Place, texts: Texts, mine: bool, asked: bool) -> SeatOf:
    return SeatOf(
        seat=seat, who=place.who, name=place.name, label=texts.say("terminal-player", seat=seat + 1), bot=place.bot, mine=mine,
        here=False, asked=asked, answered=False,
    )  # fmt: skip
