"""Match: a game in progress. Options and a log of answers are all there is; the state is what they lead to.

The match keeps one checkpoint, the state at the start of the current step. Any moment is that checkpoint and the few
answers since, so a fork copies one state and replays those.
"""

from __future__ import annotations

from typing import Final

from lanterne.kernel.asks import CHANCE, PARTY, Ask, Chance, Choose, Flow, Json, Option, Refusal, Together
from lanterne.kernel.dealers import Dealer, Hand
from lanterne.kernel.events import ALL, Event, Happening
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Below, Game, GameOver, Options, Outcome, Sight, State
from lanterne.kernel.odds import Odds
from lanterne.kernel.records import Record, dump, fingerprint
from lanterne.kernel.worlds import Standpoint, repeat

NEVER: Final = 1 << 60
HAND: Final = Hand()


def no_flow() -> Flow[None]:
    """The flow of a match between two steps: it asks nothing and ends."""
    yield from ()


class TakeBack:
    """A mark in the log: at this length, so many answers were taken back by consent."""

    __slots__ = ("at", "count")

    def __init__(self, at: int, count: int) -> None:
        self.at = at
        self.count = count


class Abandon(Ask):
    """An entry of the log that answers no question: a seat gives the game up."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "abandon")

    def encode(self) -> Json:
        return f"{self.who()}> {GIVE_UP}"


GIVE_UP: Final = "!abandon"


class Moment:
    """One entry of the story of a match: what was asked and answered, and what came of it."""

    __slots__ = ("ask", "events", "index")

    def __init__(self, index: int, ask: Ask | None, events: list[Event]) -> None:
        self.index = index
        self.ask = ask
        self.events = events


class Match:
    """Game, options and log. `ask` is the question that waits for a person, or None when the game is over."""

    def __init__(
        self,
        game: Game,
        options: Options | None = None,
        dealer: Dealer | None = None,
        checkpoints: bool = True,
        base: State | None = None,
        begin: bool = True,
    ) -> None:
        self.game = game
        self.options = options or game.options()
        self.dealer: Dealer = dealer or Hand()
        self.checkpoints = checkpoints
        self.log: list[Ask] = []
        self.past: list[Json] = []  # answers before the base, when an old save was loaded from its snapshot
        self.marks: list[TakeBack] = []
        self.ask: Ask | None = None
        self._happened: list[Happening] = []
        self._flow = no_flow()
        self.base = base
        self.state = base.copy() if base is not None else game.setup(self.options)
        self._checkpoint = base if base is not None else self.state
        self._since = 0
        self._next = NEVER if not checkpoints else 0 if base is None else 1
        if begin:
            self._run()

    # --- answering -----------------------------------------------------------------------------------------------

    def answer(self, answer: object, seat: int | None = None) -> None:
        """Answer the question that waits. Raises Refused, and changes nothing, when the answer does not fit."""
        ask = self.ask
        if isinstance(ask, Choose) and ask.seat >= 0 and (seat is None or seat == ask.seat):
            if isinstance(answer, Option) and answer in ask.options:
                ask.chosen = answer
            else:
                ask.accept(answer)
            self.log.append(ask)
            self.ask = None
            self._run()
            return
        ask = self._waiting(seat)
        ask.accept(answer)
        if ask.seat == PARTY:
            ask.by = seat or 0
        self._put(ask)
        if self.ask is None:
            self._run()

    def abandon(self, seat: int) -> None:
        """A seat gives the game up, at any question."""
        if self.ask is None:
            raise Refused("match-over")
        self._end(Abandon(seat))
        self._gather()

    def _end(self, entry: Abandon) -> None:
        self.game.abandon(self.state, entry.seat)
        self.log.append(entry)
        self._flow = no_flow()
        self.ask = None

    def _waiting(self, seat: int | None) -> Ask:
        ask = self.ask
        if ask is None:
            raise Refused("match-over")
        if isinstance(ask, Together):
            mine = ask.open_for(ask.asks[0].seat if seat is None else seat)
            if mine is None:
                raise Refused("match-not-your-turn")
            return mine
        if seat is not None and ask.seat not in (seat, PARTY, CHANCE):
            raise Refused("match-not-your-turn")
        return ask

    def _put(self, answered: Ask) -> None:
        """Log an answered ask; the waiting question is settled unless others of a Together are still open."""
        self.log.append(answered)
        whole = self.ask
        if isinstance(whole, Together):
            whole.arrivals.append(answered)
            if len(whole.arrivals) < whole.enough:
                self._happened = []
                return
        self.ask = None

    def _run(self) -> None:
        """Go on until a person must answer or the game is over."""
        flow = self._flow
        state = self.state
        log = self.log
        dealer = self.dealer
        game = self.game
        try:
            while True:
                ask = next(flow, None)
                if state.uncovered:
                    self._bare()
                if ask is None:
                    if game.outcome(state) is not None:
                        break
                    if len(log) >= self._next:  # never where checkpoints are off
                        self._checkpoint = state.copy()
                        self._since = len(log)
                        self._next = self._since + 1
                    flow = self._flow = game.step(state)
                elif isinstance(ask, Chance) and dealer.deal(ask, log):
                    log.append(ask)
                else:
                    self.ask = ask
                    break
        except GameOver:
            pass
        if state.uncovered:
            self._bare()
        self._happened = state.events
        state.events = []

    def _bare(self) -> None:
        """A secret came out: mark the answer that led to it, and take the next checkpoint even without another answer, so
        that no world is imagined in which the secret is still one."""
        self.state.uncovered = False
        if self.log:
            self.log[-1].revealed = True
        if self.checkpoints:
            self._next = len(self.log)

    def _gather(self) -> None:
        self._happened = self.state.events
        self.state.events = []

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def asks_for(self, seat: int) -> Ask | None:
        """What this seat has to answer now."""
        ask = self.ask
        if isinstance(ask, Together):
            return ask.open_for(seat)
        return ask if ask is not None and ask.seat in (seat, PARTY) else None

    def view(self, seat: int) -> Record:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    @property
    def events(self) -> list[Event]:
        """What the last answer brought about."""
        return [Event(kind, values, only) for kind, values, only in self._happened]

    def events_for(self, seat: int) -> list[Event]:
        """What the last answer brought about, as far as a seat may know."""
        return [event for event in self.events if event.only in (ALL, seat)]

    def sight(self, seat: int) -> Sight:
        """What a player in this seat answers from."""
        ask = self.asks_for(seat)
        if ask is None:
            raise Refused("match-not-your-turn")
        return Sight(self.game, seat, ask, self.view(seat), Standpoint(self, seat, ask).imagine, self.options.seats)

    def imagine(self, seat: int, below: Below) -> Match | None:
        """A possible world of a seat that is asked: see `Sight.imagine`."""
        ask = self.asks_for(seat)
        if ask is None:
            raise Refused("match-not-your-turn")
        return Standpoint(self, seat, ask).imagine(below)

    def odds(self, option: Option, seat: int | None = None) -> Odds | None:
        """What chance would make of an option of the question that waits, as far as the seat may know."""
        ask = self.ask if seat is None else self.asks_for(seat)
        if not isinstance(ask, Choose):
            return None
        viewer = ask.seat if ask.seat >= 0 else seat or 0
        return self.game.odds(self.view(viewer), ask, option)

    def refusals(self, seat: int | None = None) -> list[Refusal]:
        """What is not allowed at the question that waits (for a seat, where several are asked together), and why."""
        ask = self.ask if seat is None else self.asks_for(seat)
        return self.game.refusals(self.state, ask) if isinstance(ask, Choose) else []

    def hash(self) -> str:
        """A hash of the state, equal on every machine for the same options and answers."""
        return fingerprint(dump(self.state))

    def checkpoint(self) -> tuple[int, State]:
        """The last moment at which no flow was alive: the length of the log there, and the state (not to be changed)."""
        if not self.checkpoints:
            raise ValueError("this match keeps no checkpoints")
        return len(self.past) + self._since, self._checkpoint

    def answers(self) -> list[Json]:
        """The log as plain data."""
        return self.past + [ask.encode() for ask in self.log]

    # --- forking and going back ----------------------------------------------------------------------------------

    def fork(self, dealer: Dealer | None = None) -> Match:
        """An independent match at the same moment; with another dealer for search."""
        if not self.checkpoints:
            twin = self.at(len(self.past) + len(self.log))
            twin.dealer = dealer or self.dealer
            return twin
        twin = Match(self.game, self.options, dealer or self.dealer, True, self._checkpoint, False)
        twin.past = self.past
        twin.marks = self.marks.copy()
        twin.base = self.base
        twin._since = self._since
        twin._next = self._next
        twin._replay(self.log, self._since)
        return twin

    def since(self, length: int) -> tuple[State, list[Ask]]:
        """The last checkpoint of a match that was so long, and the answers since. Slow where checkpoints are off."""
        whole = self if self.checkpoints and length == len(self.log) else self.at(len(self.past) + length)
        return whole._checkpoint, whole.log[whole._since :]

    def begin_at(self, state: State) -> Match:
        """A match of its own that goes on from a checkpoint; what came before is forgotten, and chance waits."""
        twin = Match(self.game, self.options, HAND, False, state, False)
        twin._run()
        return twin

    def retake(self, entry: Ask, anew: Below | None) -> bool:
        """Answer the waiting question as it was answered elsewhere, or `anew`; False where that does not fit."""
        waiting = self.ask
        if isinstance(waiting, Together):
            waiting = waiting.open_for(entry.seat)
        if waiting is None or waiting.about != entry.about or waiting.seat != entry.seat:
            return False
        if anew is not None:
            waiting.accept(waiting.sample(anew))
        elif not repeat(waiting, entry):
            return False
        self._put(waiting)
        if self.ask is None:
            self._run()
        return True

    def _start(self) -> State:
        return self.base.copy() if self.base is not None else self.game.setup(self.options)

    def _replay(self, log: list[Ask], since: int) -> None:
        """Feed the answers of a log from `since` on; the state stands at the checkpoint there. Nothing is dealt."""
        dealer, self.dealer = self.dealer, HAND
        self.log = log[:since]
        self._run()
        for entry in log[since:]:
            self._take(entry)
        self.dealer = dealer
        self._happened = []

    def at(self, length: int) -> Match:
        """The match as it was after `length` answers, with the same dealer."""
        length -= len(self.past)
        if not 0 <= length <= len(self.log):
            raise Fault("log-no-such-place", place=length + len(self.past), length=len(self.past) + len(self.log))
        twin = Match(self.game, self.options, self.dealer, True, self._start(), False)
        twin.past = self.past
        twin.marks = list(self.marks)
        twin.base = self.base
        twin._replay(self.log[:length], 0)
        return twin

    def undo_length(self, seat: int, consent: bool = False) -> int:
        """How long the log would be after this seat takes back its last answer. Raises Refused where it may not:
        never past chance that somebody saw, a revealed secret, or another seat's answer, unless all consent."""
        for length in range(len(self.log) - 1, -1, -1):
            ask = self.log[length]
            if ask.seat == seat or (ask.seat == PARTY and ask.by == seat):
                if ask.revealed and not consent:
                    raise Refused("undo-revealed", rule="UNDO-1")
                return length + len(self.past)
            if not consent:
                if ask.seat == CHANCE:
                    raise Refused("undo-chance", rule="UNDO-2")
                raise Refused("undo-other-seat", rule="UNDO-3")
        raise Refused("undo-nothing")

    def withdrawn(self, seat: int) -> Match | None:
        """The match without what this seat has answered to a question that others still think about: their answers stay.
        None where there is no such answer; Refused where it stands."""
        whole = self.ask
        mine = whole.given_by(seat) if isinstance(whole, Together) else None
        if not isinstance(whole, Together) or mine is None:
            return None
        if whole.stands(mine):
            raise Refused("undo-stands")
        twin = self.at(len(self.past) + len(self.log) - len(whole.arrivals))
        for entry in whole.arrivals:
            if entry is not mine:
                twin._take(entry)
        twin._happened = []
        return twin

    def undo(self, seat: int = 0, consent: bool = False) -> int:
        """Take back this seat's last answer and say how many entries went. Alone, or when all consent, anything may be
        taken back, with a mark in the log; otherwise the lines of `undo_length` hold."""
        without = None if consent else self.withdrawn(seat)
        if without is not None:
            self._become(without)
            return 1
        length = self.undo_length(seat, consent)
        count = len(self.past) + len(self.log) - length
        earlier = self.at(length)
        if consent:
            earlier.marks.append(TakeBack(length, count))
        self._become(earlier)
        return count

    def _become(self, other: Match) -> None:
        self.log = other.log
        self.past = other.past
        self.marks = other.marks
        self.ask = other.ask
        self._happened = []
        self.state = other.state
        self._flow = other._flow
        self.base = other.base
        self._checkpoint = other._checkpoint
        self._since = other._since
        self._next = other._next
        self.checkpoints = other.checkpoints

    def resume(self) -> None:
        """Let the dealer answer chance that waits: after it was changed, or after a replay that ended at chance."""
        ask = self.ask
        if isinstance(ask, Chance) and self.dealer.deal(ask, self.log):
            self._put(ask)
            self._run()

    def story(self) -> list[Moment]:
        """The whole match told again: each answer with what it brought about."""
        twin = Match(self.game, self.options, Hand(), False, self._start(), False)
        twin._run()
        moments = [Moment(len(self.past), None, twin.events)]
        for place, entry in enumerate(self.log):
            twin._happened = []
            twin._take(entry)
            moments.append(Moment(len(self.past) + place + 1, entry, twin.events))
        return moments

    def _take(self, entry: Ask) -> None:
        if isinstance(entry, Abandon):
            self._end(entry)
            self._gather()
            return
        waiting = self.ask
        if isinstance(waiting, Together):
            waiting = waiting.open_for(entry.seat)
        assert waiting is not None
        waiting.adopt(entry)
        self._put(waiting)
        if self.ask is None:
            self._run()

    def feed(self, data: Json) -> None:
        """Answer the waiting question, chance included, from plain data as a save holds it."""
        ask = self.ask
        if ask is None:
            raise Refused("match-over")
        if isinstance(data, str) and data.endswith(f"> {GIVE_UP}"):
            self._end(Abandon(seat_of(data, self.options.seats)))
            self._gather()
        else:
            if isinstance(ask, Together):
                ask = open_by_tag(ask, data)
            ask.decode(data)
            self._put(ask)
            if self.ask is None:
                self._run()

    def repair(self, index: int, drop: int, answers: list[Json]) -> Repair:
        """Change the past: replace `drop` answers at `index` by others and play the rest again as far as it fits."""
        whole = self.answers()
        if index < len(self.past) or drop < 0 or index + drop > len(whole):
            raise Fault("log-no-such-place", place=index, length=len(whole))
        twin = self.at(index)
        twin.dealer = Hand()
        for data in answers:
            twin.feed(data)
        rest = whole[index + drop :]
        fitted = 0
        reason: Refused | None = None
        for data in rest:
            try:
                twin.feed(data)
            except Refused as refused:
                reason = refused
                break
            fitted += 1
        twin.dealer = self.dealer
        return Repair(twin, fitted, rest[fitted:], reason)


class Repair:
    """A repaired match: how many of the later answers still fit, those that do not, and why the first one does not."""

    def __init__(self, match: Match, fitted: int, left: list[Json], reason: Refused | None) -> None:
        self.match = match
        self.fitted = fitted
        self.left = left
        self.reason = reason


def seat_of(data: str, seats: int) -> int:
    """The seat that a saved answer names."""
    for seat in range(seats):
        if data.startswith(f"seat:{seat}> "):
            return seat
    raise Refused("answer-other", wanted="seat", got=data[:60])


def open_by_tag(ask: Together, data: Json) -> Ask:
    """The open question of a Together that a saved answer belongs to."""
    tag = next(iter(data), "") if isinstance(data, dict) else str(data).partition("> ")[0]
    for mine in ask.asks:
        if mine.who() == tag and mine not in ask.arrivals:
            return mine
    raise Refused("answer-other", wanted=ask.about, got=str(data)[:60])
