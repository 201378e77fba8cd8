"""Journals: what the entries of a table add up to without its game: who sits where, which answers count, who deals.

The match that the answers lead to is in `table`. A dealer is known here by its name, as saves write it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from lanterne.kernel.asks import Json
from lanterne.kernel.match import TakeBack

PERSON, BOT, OPEN = "person", "bot", "open"
HOST, WATCH = -2, -1  # what those hold who sit on no seat
REMEMBERED = 256  # ids of messages that are known again when they come twice


@dataclass(frozen=True)
class Place:
    """Who sits somewhere: a person, a bot, or nobody yet."""

    who: str
    name: str = ""
    bot: str = ""

    def dump(self) -> dict[str, Json]:
        return {"who": self.who, "name": self.name, "bot": self.bot}


def read_place(data: Json) -> Place:
    assert isinstance(data, dict)
    return Place(str(data["who"]), str(data["name"]), str(data["bot"]))


@dataclass
class Wish:
    """Somebody wants to take back more than may be taken back alone."""

    by: int
    to: int
    agreed: list[int]


@dataclass
class Journal:
    """What the entries of a journal add up to, without the match: who sits where, which answers count."""

    places: list[Place]
    dealer: str
    answers: list[Json] = field(default_factory=list)
    marks: list[TakeBack] = field(default_factory=list)
    count: int = 0  # entries
    lengths: list[int] = field(default_factory=lambda: [0])  # of the answers that count, after each entry
    cuts: list[int] = field(default_factory=list)  # entries up to each that took answers back
    turns: list[int] = field(default_factory=list)  # those of them after which something was asked anew
    stops: list[int] = field(default_factory=list)  # lengths at which people were asked what chance says
    moved: int = 0  # entries up to the last that changed the game: the number of the question
    moved_at: float = 0.0  # when that was
    times: list[float] = field(default_factory=lambda: [0.0])  # when each entry was made
    lent: list[tuple[int, float]] = field(default_factory=list)  # entries up to each that gave more time, and seconds
    paused: bool = False
    paused_at: float = 0.0
    wish: Wish | None = None
    rematch: str = ""
    clients: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Journal:
        wish = self.wish
        return replace(
            self, places=list(self.places), answers=list(self.answers), marks=list(self.marks), lengths=list(self.lengths),
            cuts=list(self.cuts), turns=list(self.turns), stops=list(self.stops), times=list(self.times),
            lent=list(self.lent), clients=dict(self.clients),
            wish=None if wish is None else Wish(wish.by, wish.to, list(wish.agreed)),
        )  # fmt: skip

    def take(self, data: Json, at: float, client: str = "") -> None:
        """One more entry."""
        assert isinstance(data, dict)
        kind, value = next(iter(data.items()))
        self.count += 1
        self.times.append(at)
        if kind == "answer":
            if is_by_hand(self.dealer, str(value).partition("> ")[0]):
                self._stop()
            self.answers.append(value)
            self._move(at)
        elif kind == "undo":
            assert isinstance(value, dict)
            self._cut(value, at)
        else:
            self._act(kind, value, at)
        self.lengths.append(len(self.answers))
        if client:
            self.clients[client] = self.count
            if len(self.clients) > REMEMBERED:
                del self.clients[next(iter(self.clients))]

    def opened(self, length: int) -> int:
        """The number of a question that was asked of several seats when so many answers counted, and still is: since then
        answers came and were withdrawn, but never fewer counted."""
        place = self.count
        while place and self.lengths[place - 1] >= length and place not in self.turns:
            place -= 1
        return place

    def asked_since(self, number: int) -> tuple[float, float]:
        """When the question with this number was put, and how many seconds were given to it since."""
        return self.times[number], sum(seconds for entry, seconds in self.lent if entry > number)

    def rows(self) -> list[int]:
        """The number of the entry behind each answer that counts; -1 for those that the table was opened with."""
        rows = [-1] * self.lengths[0]
        for number, length in enumerate(self.lengths[1:]):
            if length > len(rows):
                rows.append(number)
            else:
                del rows[length:]
        return rows

    def _move(self, at: float) -> None:
        self.moved = self.count
        self.moved_at = at
        self.wish = None

    def _stop(self) -> None:
        """Chance is by hand here, or was until now: pages have seen the game stand still."""
        if len(self.answers) not in self.stops[-1:]:
            self.stops.append(len(self.answers))

    def _cut(self, value: dict[str, Json], at: float) -> None:
        to, mark = value["to"], value["mark"]
        assert isinstance(to, int)
        self.marks = cut_marks(self.marks, to)
        if mark:
            self.marks.append(TakeBack(to, len(self.answers) - to))
        del self.answers[to:]
        self.stops = [stop for stop in self.stops if stop <= to]
        self.cuts.append(self.count)
        if not value.get("open"):
            self.turns.append(self.count)
        self._move(at)

    def _act(self, kind: str, value: Json, at: float) -> None:
        if kind == "sit":
            assert isinstance(value, dict)
            seat = value["seat"]
            assert isinstance(seat, int)
            self.places[seat] = read_place(value)
            self.wish = None
        elif kind == "pause":
            if self.paused and not value:
                self.lent.append((self.count, at - self.paused_at))  # the clock stood still
            self.paused = bool(value)
            self.paused_at = at
        elif kind == "lend":
            assert isinstance(value, int)
            self.lent.append((self.count, value))
        elif kind == "wish":
            assert isinstance(value, dict)
            by, to = value["by"], value["to"]
            assert isinstance(by, int)
            assert isinstance(to, int)
            self.wish = Wish(by, to, [by])
        elif kind == "agree" and self.wish is not None:
            assert isinstance(value, int)
            self.wish.agreed.append(value)
        elif kind == "decline":
            self.wish = None
        elif kind == "rematch":
            self.rematch = str(value)
        elif kind == "dealer":
            self._stop()
            self.dealer = str(value)
            self._move(at)


# --- marks -----------------------------------------------------------------------------------------------------------


def read_marks(config: dict[str, Json]) -> list[TakeBack]:
    """What had been taken back before the game came to this table."""
    marks = config.get("marks")
    return [TakeBack(*mark) for mark in marks if isinstance(mark, list)] if isinstance(marks, list) else []  # type: ignore[arg-type]  # two numbers


def cut_marks(marks: list[TakeBack], to: int) -> list[TakeBack]:
    """Marks when the log is cut: those behind the cut now stand at it, and not where other answers will be."""
    return [TakeBack(min(mark.at, to), mark.count) for mark in marks]


# --- who deals -------------------------------------------------------------------------------------------------------


def is_by_hand(dealer: str, source: str) -> bool:
    """Whether people read a source from the real box, of a dealer by its name."""
    parts = dict(part.split("=", 1) for part in dealer.split(",")) if "=" in dealer else {"*": dealer}
    return parts.get(source, parts.get("*")) == "hand"


def by_hand_of(dealer: str, sources: tuple[str, ...]) -> list[str]:
    """The sources that people read from the real box."""
    return [source for source in sources if is_by_hand(dealer, source)]


def dealer_name(app: str, by_hand: list[str]) -> str:
    """The name of a dealer that leaves some sources to people."""
    return app if not by_hand else ",".join([*(f"{source}=hand" for source in sorted(by_hand)), f"*={app}"])


def fresh_luck() -> str:
    """The name of a dealer that nobody can foresee."""
    return f"seed:{secrets.randbits(120)}"


def app_dealer(dealer: str) -> str:
    """The part of a dealer that deals what people do not."""
    return dealer.rpartition("*=")[2] if "=" in dealer else dealer
