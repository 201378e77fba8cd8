"""Looking at a table: what the person at the keyboard may read about the match, in words. Nothing is changed here.

All of it is for the seat that looks, and comes from that seat's view and events.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from lanterne.kernel.asks import Ask, Chance, Choose, Json, Option, Pick, Refusal, Roll, Together
from lanterne.kernel.drawing import Drawing
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Sight
from lanterne.kernel.match import Abandon, Match, Moment
from lanterne.kernel.odds import Odds
from lanterne.kernel.records import Record, dump
from lanterne.kernel.texts import LANGUAGES, Texts, sentence, texts_for
from lanterne.terminal.entry import folded, number_in

PERSON = "person"
TOLD = 150  # moments of the story that the running log shows


@dataclass
class Offer:
    """An option under its number, in words, with its odds where chance has a part in it."""

    number: int
    option: Option
    words: str
    odds: Odds | None


@dataclass
class LogLine:
    """A line of the log: an answer of one's own, something that happened, or a mark. `rule` is empty for answers."""

    kind: str
    text: str
    rule: str = ""
    index: int = 0  # the length of the log behind it


class Looking:
    """A match as the people at one keyboard see it. `seats` names who sits where: `person`, or a bot."""

    def __init__(self, match: Match, seats: list[str], language: str) -> None:
        self.match = match
        self.seats = seats
        self.language = language
        self.last_seat = self.persons[0] if self.persons else -1  # the person who answered last
        self.shown: int | None = None  # the seat that sees the screen; nobody yet

    # --- who and what --------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        return texts_for(self.language, self.match.game)

    def switch_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    @property
    def persons(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == PERSON]

    @property
    def seat(self) -> int:
        """The seat through whose eyes the table is seen: whoever is asked, else whoever answered last; -1 watches."""
        ask = self.match.ask
        if isinstance(ask, Together):
            for seat in self.persons:
                if ask.open_for(seat) is not None:
                    return seat
        elif ask is not None and ask.seat in self.persons:
            return ask.seat
        return self.last_seat

    def name(self, seat: int) -> str:
        """A seat as the game calls it, else by its number."""
        own = self.match.game.seat_name(self.match.view(self.seat), seat, self.texts)
        return own or self.texts.say("terminal-player", seat=seat + 1)

    def whole_name(self, seat: int) -> str:
        """A seat by its number and as the game calls it: for people who look for their chair."""
        own = self.match.game.seat_name(self.match.view(self.seat), seat, self.texts)
        number = self.texts.say("terminal-player", seat=seat + 1)
        return self.texts.say("terminal-about", words=number, about=own) if own else number

    @property
    def ask(self) -> Ask | None:
        """The question that waits for a person at this keyboard."""
        ask = self.match.ask
        if isinstance(ask, Chance):
            return ask
        return self.match.asks_for(self.seat) if ask is not None and self.seat in self.persons else None

    def sight(self) -> Sight | None:
        """What the person who is asked may know, as a bot in that seat would, of a match that stands still; None where no
        person decides."""
        ask = self.ask
        return None if ask is None or isinstance(ask, Chance) else self.match.fork().sight(self.seat)

    @property
    def length(self) -> int:
        return len(self.match.past) + len(self.match.log)

    # --- secrets between people ----------------------------------------------------------------------------------

    def differs_for(self, seat: int, other: int) -> bool:
        """Whether two seats know different things, so that one should not look over the other's shoulder."""
        mine, theirs = dump(self.match.view(seat)), dump(self.match.view(other))
        if isinstance(mine, dict) and isinstance(theirs, dict):
            mine.pop("seat", None)
            theirs.pop("seat", None)
        return mine != theirs

    def curtain(self) -> bool:
        """Whether the keyboard must change hands before the question is seen: another person is asked than the one who
        looks, and they know different things. Where nobody has looked yet, anybody may sit there."""
        now = self.seat
        if self.match.outcome is not None or now not in self.persons or now == self.shown:
            return False
        others = self.persons if self.shown is None else [self.shown]
        return any(self.differs_for(other, now) for other in others if other != now)

    # --- the question --------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked, in words; with several seats, who is asked."""
        ask = self.ask
        if ask is None:
            return ""
        words = self.texts.ask(ask)
        if len(self.seats) > 1 and not isinstance(ask, Chance):
            return self.texts.say("terminal-seat-asked", name=self.name(self.seat), question=words)
        return words

    def offers(self) -> list[Offer]:
        """What the person may answer, numbered from 1."""
        ask = self.ask
        if not isinstance(ask, Choose | Pick):
            return []
        sight = self.match.sight(self.seat)
        odds = isinstance(ask, Choose)
        return [
            Offer(number, option, self.worded(option, sight.view), sight.odds(option) if odds else None)
            for number, option in enumerate(ask.options, 1)
        ]

    def worded(self, option: Option, view: Record) -> str:
        """An option in words, with the name of the card it leads to where its words do not say that."""
        texts = self.texts
        words = texts.option(option)
        about = self.match.game.called(view, texts, option.touches())
        if not about or about.casefold() in words.casefold():
            return words
        return texts.say("terminal-about", words=words, about=about)

    def reading(self, name: str, width: int) -> Drawing:
        """What one can read on a thing: that of the option with this number, or the one with this id or name. The beginning of
        a name is enough where no other begins so."""
        game, view, texts = self.match.game, self.match.view(self.seat), self.texts
        options = self.ask.options if isinstance(self.ask, Choose | Pick) else []
        number = number_in(name) or 0
        touches = options[number - 1].touches() if 0 < number <= len(options) else [name, f"card:{name}"]
        return game.describe(view, texts, touches, width) or game.describe(view, texts, self.things_named(name), width)

    def things_named(self, name: str) -> list[str]:
        """The thing of the box with a name or the beginning of one, as options touch it."""
        wanted = folded(name)
        begun = []
        for kind, things in self.match.game.box(self.texts).items():
            for id, thing in things.items() if isinstance(things, dict) else ():
                title = folded(str(thing.get("name", ""))) if isinstance(thing, dict) else ""
                if title == wanted:
                    return [f"{kind.removesuffix('s')}:{id}"]
                if title.startswith(wanted):
                    begun.append(f"{kind.removesuffix('s')}:{id}")
        return begun if len(begun) == 1 else []

    def rolls(self) -> list[Roll]:
        """The dice on the table: those rolled since the last decision."""
        since = takewhile(lambda entry: isinstance(entry, Chance), reversed(self.match.log))
        return [entry for entry in since if isinstance(entry, Roll)][::-1]

    def refusals(self) -> list[Refusal]:
        """What the person may not do now, and why."""
        return self.match.refusals(self.seat) if isinstance(self.ask, Choose) else []

    def hints(self) -> list[str]:
        """What the tutorial has to say about the question that waits."""
        ask = self.ask
        if ask is None or isinstance(ask, Chance):
            return []
        kind = ask.about.split()[0]
        return [text for at, text in self.texts.tutorial() if at == kind]

    def fault(self, fault: Fault) -> str:
        """A fault in one line, with the dice and sources of chance called as people call them, and the rule behind it."""
        texts, ask = self.texts, self.ask
        args = dict(fault.args_by_name)
        message = fault.message
        if "source" in args:
            args["source"] = texts.word("source", args["source"])
        if "dice" in args and isinstance(ask, Roll):
            args["dice"] = texts.dice(ask)
        if message == "roll-no-face":
            message = "typed-face"
            args["die"] = texts.word("die", args["die"])
            args["faces"] = " ".join(texts.word("face", face) for face in str(args["faces"]).split())
        rule = f" [{fault.rule}]" if isinstance(fault, Refused) and fault.rule else ""
        return texts.fault(Fault(message, **args)) + rule

    # --- the story -----------------------------------------------------------------------------------------------

    def log_lines(self, last: int | None = TOLD) -> list[LogLine]:
        """The story so far as this seat may know it, or the end of it."""
        moments = self.match.story()
        shown = moments if last is None else moments[-last:]
        lines: list[LogLine] = []
        for moment in shown:
            lines += self.told(moment)
        return lines

    def told(self, moment: Moment) -> list[LogLine]:
        """One moment: one's own answer, what came of it, and what was taken back here."""
        texts, seat, at = self.texts, self.seat, moment.index
        lines: list[LogLine] = []
        entry = moment.ask
        if isinstance(entry, Choose) and seat in (entry.seat, entry.by):
            lines.append(LogLine("answer", texts.option(entry.chosen), "", at))
        elif isinstance(entry, Pick) and seat in (entry.seat, entry.by):
            lines.append(LogLine("answer", ", ".join(texts.option(option) for option in entry.picked) or "–", "", at))
        lines += [self.told_event(event, at) for event in moment.events if event.only in (ALL, seat)]
        for mark in self.match.marks:
            if mark.at == at:
                lines.append(LogLine("mark", texts.say("terminal-taken-back", count=mark.count), "", at))
        return lines

    def public_news(self, since: int) -> list[LogLine]:
        """What happened behind this length of the log that every seat may know."""
        moments = [moment for moment in self.match.story() if moment.index > since]
        return [self.told_event(event, moment.index) for moment in moments for event in moment.events if event.only == ALL]

    def told_event(self, event: Event, at: int) -> LogLine:
        return LogLine("event", self.texts.event(event), event.rule, at)

    def ending(self) -> str:
        """How the game ended for the person who looks, in one sentence."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        won = bool(outcome.winners) and (self.seat in outcome.winners or self.seat < 0)
        return self.texts.ending(outcome.cause, won)

    def setting_lines(self, values: dict[str, Json]) -> list[str]:
        """Settings of a game in words."""
        texts = self.texts
        return [
            texts.say("plain-number", name=sentence(texts.word("setting", name)), value=texts.choice(name, value))
            for name, value in values.items()
        ]

    def given_up(self) -> bool:
        return bool(self.match.log) and isinstance(self.match.log[-1], Abandon)

    def numbers(self) -> list[tuple[str, str]]:
        """The story in numbers: score, tallies, the fall of the dice."""
        texts, match = self.texts, self.match
        outcome = match.outcome
        tallies = match.game.summary(match.state)
        rows: list[tuple[str, str]] = []
        if outcome is not None:
            tallies.pop("score", None)
            rows.append((texts.say("terminal-score"), " / ".join(map(str, outcome.score))))
        rows += [(sentence(texts.word("tally", name)), count) for name, count in tallies.items()]
        decisions = sum(1 for entry in match.log if not isinstance(entry, Chance))
        rows.append((texts.say("terminal-decisions"), str(decisions)))
        if match.marks:
            rows.append((texts.say("terminal-take-backs"), str(len(match.marks))))
        return rows
