"""Tables: a match with seats, as the fold of its journal. No clock, no storage, no sockets here.

Everything that happens at a table is an entry of the journal: an answer, something taken back, a seat handed over, a pause.
What somebody wants to do is first made into a `Step` (the new entries, and the match as it would be); only when the entries
are kept does the step become the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from lanterne import __version__
from lanterne.kernel.asks import PARTY, Ask, Chance, Choose, Json, Together
from lanterne.kernel.dealers import named
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match, TakeBack
from lanterne.kernel.records import dump, fingerprint
from lanterne.kernel.registry import find_game
from lanterne.kernel.saves import Point, played
from lanterne.server.journal import BOT, PERSON, Journal, Place, cut_marks, read_marks, read_place


@dataclass
class Step:
    """What is about to happen: the entries to keep, and the match afterwards where it changes. Where the first entry is a
    decision, `odds` are those of the option that was taken, as its seat could know them; empty where nothing is rolled."""

    entries: list[Json]
    match: Match | None = None
    odds: Json = None


class Table:
    """One table in memory."""

    def __init__(self, id: str, config: dict[str, Json], journal: Journal, match: Match) -> None:
        self.id = id
        self.config = config
        self.journal = journal
        self.match = match
        self.news: list[Event] = []  # what the last step brought about, since `told`
        self.told = -1  # the length of the log before the last step; -1: unknown

    # --- who ---------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def places(self) -> list[Place]:
        return self.journal.places

    def persons(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.who == PERSON]

    def humans(self) -> list[int]:
        """Seats that no bot answers for: persons, and those that wait for one."""
        return [seat for seat, place in enumerate(self.places) if place.who != BOT]

    def asked(self) -> list[int]:
        """The seats that have to answer now; none where the real box is asked."""
        ask = self.match.ask
        if ask is None or isinstance(ask, Chance):
            return []
        if isinstance(ask, Together):
            return [mine.seat for mine in ask.asks if mine not in ask.arrivals]
        return self.humans() or [0] if ask.seat == PARTY else [ask.seat]

    def answered(self) -> list[int]:
        """The seats that have answered a question that others still think about."""
        ask = self.match.ask
        return [mine.seat for mine in ask.arrivals] if isinstance(ask, Together) else []

    def bot_asked(self) -> int | None:
        """A seat for which a bot has to answer now."""
        for seat in self.asked():
            if self.places[seat].who == BOT:
                return seat
        return None

    def chance_for(self, seat: int) -> Chance | None:
        """What this seat may read from the real box now: what only another may see is not its business, but somebody has to
        draw for bots."""
        ask = self.match.ask
        if not isinstance(ask, Chance):
            return None
        return ask if ask.only in (seat, ALL) or self.places[ask.only].who == BOT else None

    def readers(self) -> list[int]:
        """The seat that alone may read what the real box is asked; none where anybody may."""
        ask = self.match.ask
        return [ask.only] if isinstance(ask, Chance) and ask.only != ALL and self.places[ask.only].who != BOT else []

    def asks_for(self, seat: int) -> Ask | None:
        if seat < 0:
            return None
        return self.chance_for(seat) or self.match.asks_for(seat)

    def number(self) -> int:
        """The number of the question that waits. Where several seats are asked at once, it stays the same while others answer
        or withdraw what they answered."""
        ask = self.match.ask
        if isinstance(ask, Together):
            return self.journal.opened(self.length() - len(ask.arrivals))
        return self.journal.moved

    def is_current(self, number: int) -> bool:
        """Whether the question with this number still waits."""
        return self.number() <= number <= self.journal.moved

    def length(self) -> int:
        return len(self.journal.answers)

    def over(self) -> bool:
        return self.match.outcome is not None

    # --- what somebody wants to do -----------------------------------------------------------------------------------

    def answer(self, seat: int, answer: object) -> Step:
        """Answer the question that waits; Refused where it does not fit."""
        if self.journal.paused:
            raise Refused("table-paused")
        twin = self.match.fork()
        before = len(twin.log)
        if isinstance(twin.ask, Chance):
            if self.chance_for(seat) is None:
                raise Refused("match-not-your-turn")
            twin.answer(answer)
        else:
            twin.answer(answer, seat)
        return Step([{"answer": entry.encode()} for entry in twin.log[before:]], twin, self._odds(seat, twin.log[before]))

    def _odds(self, seat: int, entry: Ask) -> Json:
        if not isinstance(entry, Choose):
            return None
        odds = self.match.odds(entry.chosen, seat)
        return {} if odds is None else odds.dump()

    def leave(self, seat: int) -> Step:
        """A seat gives the game up."""
        twin = self.match.fork()
        before = len(twin.log)
        twin.abandon(seat)
        return Step([{"answer": entry.encode()} for entry in twin.log[before:]], twin)

    def undo_kind(self, seat: int, alone: bool) -> str:
        """How this seat could take back its last answer: not at all, freely, with a mark, or by asking the others."""
        if seat < 0 or (self.match.ask is None and not alone):
            return ""
        try:
            if self.match.withdrawn(seat) is not None:
                return "free"
        except Refused:
            return ""
        try:
            self.match.undo_length(seat)
            return "free"
        except Refused:
            pass
        try:
            self.match.undo_length(seat, True)
        except Refused:
            return ""
        return "mark" if alone else "ask"

    def undo(self, seat: int, alone: bool) -> Step:
        """Take back the last answer of a seat, or ask the others to agree."""
        without = self.match.withdrawn(seat)
        if without is not None:
            return self._withdraw(seat, without)
        kind = self.undo_kind(seat, alone)
        to = self.match.undo_length(seat, kind != "free")  # Refused, with the reason, where there is nothing
        if kind == "ask":
            return Step([{"wish": {"by": seat, "to": to}}])
        return self._cut(to, kind == "mark")

    def _withdraw(self, seat: int, without: Match) -> Step:
        """What a seat answered while others still think is taken out of the log; what they answered is put in again."""
        ask = self.match.ask
        assert isinstance(ask, Together)
        others = [entry for entry in ask.arrivals if entry.seat != seat]
        to = self.length() - len(ask.arrivals)
        without.marks = cut_marks(without.marks, to)
        kept: list[Json] = [{"answer": entry.encode()} for entry in others]
        return Step([{"undo": {"to": to, "mark": False, "open": True}}, *kept], without)

    def consent(self, seats: list[int], yes: bool) -> Step:
        """Some seats of one person agree to what was wished, or not; when all persons have agreed it is done."""
        wish = self.journal.wish
        if wish is None:
            raise Refused("table-no-wish")
        if not yes:
            return Step([{"decline": seats[0]}])
        new = [seat for seat in seats if seat not in wish.agreed]
        entries: list[Json] = [{"agree": seat} for seat in new]
        if set(self.persons()) - set(wish.agreed) - set(new):
            return Step(entries)
        done = self._cut(wish.to, True)
        return Step([*entries, *done.entries], done.match)

    def _cut(self, to: int, mark: bool) -> Step:
        twin = self.match.at(to)
        twin.marks = cut_marks(twin.marks, to)
        if mark:
            twin.marks.append(TakeBack(to, self.length() - to))
        return Step([{"undo": {"to": to, "mark": mark}}], twin)

    def deal_by(self, dealer: str) -> Step:
        """Let chance be answered otherwise from now on. Chance that waits is dealt if the new dealer deals it."""
        twin = self.match.fork(named(dealer, len(self.match.past)))
        before = len(twin.log)
        twin.resume()
        return Step([{"dealer": dealer}, *({"answer": entry.encode()} for entry in twin.log[before:])], twin)

    # --- what has happened -------------------------------------------------------------------------------------------

    def after(self, step: Step, at: float, client: str = "") -> Table:
        """The table as it is when the entries of a step are kept; this one stays as it was."""
        journal = self.journal.copy()
        for data in step.entries:
            journal.take(data, at, client)
        table = Table(self.id, self.config, journal, step.match or self.match)
        if step.match is not None and not has_undo(step):
            table.told = self.length()
            table.news = step.match.events
        return table

    def summary(self) -> dict[str, Json]:
        """What the lobby shows of this table without waking it."""
        seats: list[Json] = [place.dump() for place in self.places]
        asked: list[Json] = list(self.asked())
        return {"seats": seats, "asked": asked, "length": self.length()}

    def snapshot(self) -> dict[str, Json]:
        """The last checkpoint: where a table of another version goes on from if its answers no longer replay."""
        at, state = self.match.checkpoint()
        return {"at": at, "state": dump(state), "of": fingerprint(self.journal.answers[:at])}


def has_undo(step: Step) -> bool:
    return any(isinstance(entry, dict) and "undo" in entry for entry in step.entries)


# --- from storage ----------------------------------------------------------------------------------------------------


def new_config(match: Match, **extra: Json) -> dict[str, Json]:
    """What never changes about a table. A match that goes on from a snapshot brings that along."""
    base: Json = None
    if match.base is not None:
        base = {"past": list(match.past), "state": dump(match.base)}
    return {
        "game": match.game.slug,
        "engine": __version__,
        "content": match.game.content_version(),
        "options": match.options.dump(),
        "dealer": match.dealer.name(),
        "base": base,
        "marks": [[mark.at, mark.count] for mark in match.marks],
        **extra,
    }


def load_table(id: str, config: dict[str, Json], entries: list[tuple[Json, float, str]], snapshot: Json) -> Table:
    """A table from what is kept of it; a Fault where the rules can no longer make sense of it."""
    places, base = config["places"], config["base"]
    assert isinstance(places, list)
    journal = Journal([read_place(place) for place in places], str(config["dealer"]))
    if isinstance(base, dict):
        past = base["past"]
        assert isinstance(past, list)
        journal.answers = list(past)
        journal.lengths = [len(past)]
    journal.marks = read_marks(config)
    for data, at, client in entries:
        journal.take(data, at, client)
    match = replayed(config, journal.answers, base, snapshot)
    match.marks = list(journal.marks)
    match.dealer = named(journal.dealer, len(match.past))
    return Table(id, config, journal, match)


def replayed(config: dict[str, Json], answers: list[Json], base: Json, snapshot: Json) -> Match:
    game = find_game(str(config["game"]))
    values = config["options"]
    assert isinstance(values, dict)
    count = values["seats"]
    assert isinstance(count, int)
    options = game.options(count, {name: value for name, value in values.items() if name != "seats"})
    start: Point | None = None
    if isinstance(base, dict):
        past = base["past"]
        assert isinstance(past, list)
        start = Point(len(past), base["state"])
    try:
        return played(game, options, answers, start, "table")
    except Fault:
        same = config["engine"] == __version__ and config["content"] == game.content_version()
        if same or not isinstance(snapshot, dict):
            raise
        at = snapshot["at"]
        assert isinstance(at, int)
        if snapshot.get("of") != fingerprint(answers[:at]):
            raise  # other answers led there, which were taken back since
        return played(game, options, answers, Point(at, snapshot["state"]), "table")


def opened(id: str, match: Match, places: list[Place], **extra: Json) -> tuple[Table, list[Json]]:
    """A new table around a match that has just begun, and the entries to keep: what chance has already said."""
    config = new_config(match, places=[place.dump() for place in places], **extra)
    table = Table(id, config, Journal(list(places), str(config["dealer"]), marks=list(match.marks)), match)
    if match.past:
        table.journal.answers = list(match.past)
        table.journal.lengths = [len(match.past)]
    return table, [{"answer": entry.encode()} for entry in match.log]
