"""Messages: everything that travels between a page and the server, as types. Nothing else does.

`Told` is what a page tells over the web socket, `Tidings` what it hears; what is asked for over HTTP is in `forms`. The types
of the page (`web/src/protocol.ts`) and the OpenAPI description are written from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

VERSION: Final = 1  # of these messages; a page that speaks another is told to load itself anew

Data: TypeAlias = Any  # JSON of any shape: msgspec cannot name a type that contains itself
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]  # of a message, made by the page
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
Language = Annotated[str, Meta(pattern="^(en|fr)$")]
Seat = Annotated[int, Meta(ge=-1, le=15)]  # -1 watches


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What travels. Fields that are not known are refused: a typing error must not pass unseen."""


# --- what a page tells over the web socket ---------------------------------------------------------------------------


class Hello(Message, tag_field="do", tag="hello"):
    """The first message: who speaks which language, and what the page has already (`at` of the last state, -1: nothing)."""

    v: int
    lang: Language
    have: int = -1
    seat: Seat | None = None  # through whose eyes it was told; None: whichever of mine is asked


class Answer(Message, tag_field="do", tag="answer"):
    """An answer to the question with this number. A number for an option of a `choose`, or its key; a list of keys for a
    `pick`; faces for a roll; a card for a draw; any data for a `compose`."""

    id: Id
    ask: int
    seat: Seat
    answer: Data


class Undo(Message, tag_field="do", tag="undo"):
    """Take my last answer back. Where the rules of undo forbid it, all persons at the table are asked to agree."""

    id: Id
    ask: int
    seat: Seat


class Consent(Message, tag_field="do", tag="consent"):
    """Agree to what was proposed, or not."""

    id: Id
    yes: bool


class Why(Message, tag_field="do", tag="why"):
    """What is not possible now, why, and what would make it so?"""

    id: Id
    ask: int
    seat: Seat


class Hint(Message, tag_field="do", tag="hint"):
    """What would the search bot do?"""

    id: Id
    ask: int
    seat: Seat


class Draft(Message, tag_field="do", tag="draft"):
    """How far my answer to a `compose` has come: what is right about it, what could come next? It is also what counts when
    time runs out."""

    id: Id
    ask: int
    seat: Seat
    value: Data


class Solve(Message, tag_field="do", tag="solve"):
    """What is the best that this seat could have done, or could do now?"""

    id: Id
    seat: Seat


class Look(Message, tag_field="do", tag="look"):
    """Look through the eyes of another seat that I hold: the keyboard changes hands."""

    seat: Seat


class Speak(Message, tag_field="do", tag="speak"):
    """Go on in this language."""

    lang: Language


class Act(Message, tag_field="do", tag="act"):
    """Something about the table and not the game: `pause`, `resume`, `lend` (time), `bot` (hand the seat to the bot in
    `value`), `person` (take it back), `name` (my seat's new name), `leave` (give the game up), `hand` and `app` (people,
    or the app, decide the source of chance in `value`)."""

    id: Id
    what: str
    seat: Seat = -1
    value: Annotated[str, Meta(max_length=60)] = ""


class Ping(Message, tag_field="do", tag="ping"):
    """Are you there?"""


Told = Hello | Answer | Undo | Consent | Why | Hint | Draft | Solve | Look | Speak | Act | Ping


# --- what a page hears over the web socket ---------------------------------------------------------------------------


class Bar(Message):
    """One value of a spread and its share, from 0 to 1."""

    value: int
    share: float


class Chances(Message):
    """A named chance, e.g. to complete the challenge: in words, as written percents and as a number from 0 to 1."""

    name: str
    words: str
    percent: str
    share: float


class SpreadOf(Message):
    """A named spread, e.g. of the damage."""

    name: str
    words: str
    mean: str
    bars: list[Bar]


class OddsOf(Message):
    chances: list[Chances]
    spreads: list[SpreadOf]


class OptionOf(Message):
    """An option: what to send back, what it says, the board elements it is about as `field:value`, the rule that allows it."""

    key: str
    words: str
    touches: list[str]
    rule: str
    odds: OddsOf | None = None


class Face(Message):
    face: str
    words: str


class DieOf(Message):
    """A die to roll: its name, what people call it, and its faces."""

    name: str
    words: str
    faces: list[Face]


class CardOf(Message):
    card: str
    words: str
    copies: int


class Question(Message):
    """What is asked of a seat of mine: `choose`, `pick`, `compose`, or of the real box: `roll`, `draw`. `number` goes back
    with the answer; `coach` is what a guided game has to say about it."""

    number: int
    kind: str
    seat: Seat
    about: str
    words: str
    options: list[OptionOf] = []
    least: int = 1
    most: int = 1
    dice: list[DieOf] = []
    cards: list[CardOf] = []
    source: str = ""
    coach: list[str] = []


class Line(Message):
    """A line of the log: `answer` (who chose what), `event`, or `mark` (something was taken back). `at` is the length of the
    game's log at the question that follows; `kind` and `values` let a page animate what happened."""

    at: int
    sort: str
    words: str
    rule: str = ""
    kind: str = ""
    values: dict[str, int | str] = {}
    seat: Seat = -1


class Dice(Message):
    """Dice that fell since the last decision."""

    source: str
    about: str
    dice: list[str]
    faces: list[str]
    words: list[str]


class SeatOf(Message):
    """Who sits there: `person`, `bot` or `open` (a link waits). `label` is what the game calls the seat."""

    seat: Seat
    who: str
    name: str
    label: str
    bot: str
    mine: bool
    here: bool  # somebody who holds the seat is connected
    asked: bool
    answered: bool  # has answered a question that others are still thinking about


class Proposal(Message):
    """Somebody wants to take back more than the rules of undo allow alone."""

    by: Seat
    count: int  # answers that would go
    agreed: list[int]
    wanted: list[int]


class Clock(Message):
    """The timer: seconds for a question, and those left when this was sent; None: nobody is on the clock."""

    seconds: int
    left: float | None


class Ending(Message):
    """How the game ended: a sentence, the winners, the figures of the story, goals met."""

    words: str
    won: bool
    winners: list[int]
    score: list[int]
    figures: list[tuple[str, str]]
    goals: list[str]


class TableOf(Message):
    """The table around the game."""

    id: str
    game: str
    title: str
    seats: list[SeatOf]
    host: bool
    paused: bool
    listed: bool
    guided: bool
    by_hand: list[str]
    sources: list[CardOf]
    clock: Clock | None
    proposal: Proposal | None
    rematch: str  # the id of the table at which the next game is played
    settings: list[tuple[str, str]]


class StateOf(Message, tag_field="is", tag="state"):
    """Everything that a seat sees. `at` numbers the table's acts; `length` is that of the game's log. `lines` follow those
    up to `since`: a page forgets what it had beyond. `fresh` tells what just happened from what was only caught up with."""

    at: int
    length: int
    since: int
    fresh: bool
    seat: Seat
    mine: list[int]
    table: TableOf
    scene: Data
    rolls: list[Dice]
    lines: list[Line]
    asks: list[Question]
    curtain: list[int]  # seats of mine that are asked and know other things: let them come to the screen, then look
    undo: str  # "": nothing to take back; "free", "mark" or "ask"
    ending: Ending | None = None
    number: int = 0  # of the question, as it goes back with an undo, whoever is asked
    v: int = VERSION


class Done(Message, tag_field="is", tag="done"):
    """The message with this id was carried out, and is kept."""

    id: str
    at: int


class RefusedOf(Message, tag_field="is", tag="refused"):
    """The message with this id was not carried out. `code` is for programs: `stale` when the question has passed."""

    id: str
    code: str
    words: str
    rule: str = ""


class No(Message):
    """An option that is not allowed now."""

    option: str
    need: str
    rule: str
    touches: list[str]


class Whys(Message, tag_field="is", tag="whys"):
    id: str
    refusals: list[No]


class Weighing(Message):
    """An answer with the share of games that it promises to win, and how often it was tried."""

    key: str
    words: str
    share: float
    percent: str
    tried: int


class HintOf(Message, tag_field="is", tag="hint"):
    id: str
    words: str
    best: list[Weighing]


class AdviceOf(Message, tag_field="is", tag="advice"):
    """What the game has to say about a draft, in its own shape."""

    id: str
    value: Data


class SolvedOf(Message, tag_field="is", tag="solved"):
    """The best that there is, in the game's own shape; nothing where the game cannot tell."""

    id: str
    value: Data


class Bye(Message, tag_field="is", tag="bye"):
    """The server closes the connection; `again` tells whether it is worth coming back."""

    code: str
    words: str
    again: bool


class Pong(Message, tag_field="is", tag="pong"):
    pass


Tidings = StateOf | Done | RefusedOf | Whys | HintOf | AdviceOf | SolvedOf | Bye | Pong
