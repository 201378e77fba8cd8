"""Forms: what is asked for over HTTP, and what comes back, as types. The messages of the web socket are in `messages`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lanterne.server.messages import CardOf, Data, Language, Message, Name, OddsOf, Seat, SeatOf, Secret, StateOf


class ChoiceOf(Message):
    """With fewer seats than `least` it may not be chosen."""

    value: Data
    words: str
    least: int


class SettingOf(Message):
    """With fewer seats than `least` it means nothing."""

    name: str
    words: str
    per_seat: bool
    default: Data
    choices: list[ChoiceOf]
    least: int
    help: str = ""


class BotOf(Message):
    bot: str
    words: str


class GameOf(Message):
    """A game as the lobby shows it. `first` are the settings that suit a first game; `timer` are the seconds that a clock
    begins with."""

    slug: str
    title: str
    blurb: str
    length: str
    seats: list[int]
    settings: list[SettingOf]
    bots: list[BotOf]
    sources: list[CardOf]
    first: dict[str, Data]
    timer: int


class RuleOf(Message):
    """A rule: its number, its sentence, its title and the title of the chapter that it stands in."""

    id: str
    words: str
    title: str = ""
    chapter: str = ""


class Chair(Message):
    """Who is to sit there: `me`, `link` (a friend), or `bot`."""

    who: Annotated[str, Meta(pattern="^(me|link|bot)$")]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Message):
    """A table to open. `by_hand` are the sources of chance that people read from the real box; `clock` are seconds for a
    question, 0: no timer."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=16)]
    settings: dict[str, Data] = field(default_factory=dict)
    lang: Language = "en"
    by_hand: Annotated[list[str], Meta(max_length=32)] = field(default_factory=list)
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    listed: bool = False
    guided: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Links(Message):
    """The secrets that open seats, by seat; `-1` lets people watch. They are shown once: only their hashes are kept."""

    table: str
    seats: dict[str, str]


class Forgotten(Message):
    """The table is no longer on my list."""

    table: str


class Join(Message):
    secret: Secret
    name: Name = ""


class Sit(Message):
    """Take an open seat at a listed table; -1: watch."""

    seat: Seat
    name: Name = ""


class Joined(Message):
    table: str
    seat: Seat


class Renew(Message):
    """A new link for a seat, in place of the old one; -1: for watchers."""

    seat: Seat


class Listed(Message):
    """A table in the lobby: one that I may continue, or one that is listed."""

    id: str
    game: str
    title: str
    seats: list[SeatOf]
    mine: list[int]
    over: bool
    length: int
    updated: float  # seconds since 1970
    asked: bool  # I am asked there


class Lobby(Message):
    mine: list[Listed]
    listed: list[Listed]


class Import(Message):
    """A save file to go on with, as its text."""

    save: Annotated[str, Meta(max_length=4_000_000)]
    lang: Language = "en"


class Film(Message):
    """Steps of a game as a film: what a seat saw after each decision. `length` is the number of steps there are."""

    length: int
    frames: list[StateOf]


class Turn(Message):
    """A decision and what chance made of it: the odds that it was made at, and estimates of the chance to win: with the
    best answer, with the one that was given, and when chance had spoken. All from 0 to 1."""

    step: int
    seat: Seat
    words: str
    odds: OddsOf | None
    best: float
    chosen: float
    after: float


class Story(Message):
    """The end of a game looked at again: luck and decisions, each as a sum of changes of the chance to win; among rivals those
    of one seat, else -1."""

    seat: int
    words: list[str]
    luck: float
    decisions: float
    turns: list[Turn]


class Problem(Message):
    """Why something could not be done: a code for programs, a sentence for people."""

    code: str
    words: str
