"""Telling: a match as one seat may know it, in the words of one language, as messages for a page.

Everything here is made from that seat's view, events and options; nothing is changed.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from lanterne.kernel.asks import Ask, Chance, Choose, Draw, Option, Pick, Roll
from lanterne.kernel.crafts import Compose
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.match import Abandon, Match
from lanterne.kernel.odds import Odds
from lanterne.kernel.records import Record, dump
from lanterne.kernel.texts import Texts, readable, sentence
from lanterne.server.messages import (
    Bar,
    CardOf,
    Chances,
    Dice,
    DieOf,
    Ending,
    Face,
    Line,
    No,
    OddsOf,
    OptionOf,
    Question,
    SpreadOf,
)


class Teller:
    """A match through the eyes of a seat; -1 watches. The match must not change meanwhile."""

    def __init__(self, match: Match, seat: int, texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.view: Record = match.view(seat)

    # --- the question ------------------------------------------------------------------------------------------------

    def question(self, ask: Ask, number: int, seat: int, guided: bool) -> Question:
        """A question that waits for a seat, with everything that may be answered."""
        question = Question(
            number=number, kind=kind_of(ask), seat=seat, about=ask.about, words=self.texts.ask(ask),
            coach=self.coach(ask) if guided else [],
        )  # fmt: skip
        if isinstance(ask, Choose):
            question.options = [self.option(option, self.odds(ask, option)) for option in ask.options]
        elif isinstance(ask, Pick):
            question.options = [self.option(option, None) for option in ask.options]
            question.least, question.most = ask.least, ask.most
        elif isinstance(ask, Roll):
            question.source = ask.source
            question.dice = [
                DieOf(name=die.name, words=self.texts.word("die", die.name), faces=self.faces(die.faces)) for die in ask.dice
            ]
        elif isinstance(ask, Draw):
            question.source = ask.source
            cards = [CardOf(card=str(card), words=self.card(str(card), ask), copies=weight) for card, weight in ask.outcomes()]
            question.cards = sorted(cards, key=lambda card: card.words.casefold())
        return question

    def faces(self, faces: tuple[str, ...]) -> list[Face]:
        return [Face(face=face, words=self.texts.word("face", face)) for face in faces]

    def card(self, card: str, draw: Draw) -> str:
        return sentence(self.texts.card(card, draw))

    def option(self, option: Option, odds: OddsOf | None) -> OptionOf:
        touches = option.touches()
        return OptionOf(key=option.key, words=self.worded(option, touches), touches=touches, rule=option.rule, odds=odds)

    def worded(self, option: Option, touches: list[str]) -> str:
        """An option in words, with the name of the card it leads to where its words do not say that."""
        words = self.texts.option(option)
        about = self.match.game.called(self.view, self.texts, touches)
        if not about or about.casefold() in words.casefold():
            return words
        return self.texts.say("terminal-about", words=words, about=about)

    def odds(self, ask: Choose, option: Option) -> OddsOf | None:
        odds = self.match.game.odds(self.view, ask, option)
        return None if odds is None else odds_of(odds, self.texts)

    def coach(self, ask: Ask) -> list[str]:
        """What the guide of a first game has to say about a question."""
        if isinstance(ask, Chance):
            return []
        kind = ask.about.split()[0]
        return [text for at, text in self.texts.tutorial() if at == kind]

    def refusals(self, seat: int) -> list[No]:
        return [
            No(
                option=self.worded(refusal.option, refusal.option.touches()),
                need=sentence(self.texts.say(refusal.need, **refusal.args)),
                rule=refusal.rule,
                touches=refusal.option.touches(),
            )
            for refusal in self.match.refusals(seat)
        ]

    # --- what happened -----------------------------------------------------------------------------------------------

    def rolls(self) -> list[Dice]:
        """The dice on the table: those rolled since the last decision."""
        since = list(takewhile(lambda entry: isinstance(entry, Chance), reversed(self.match.log)))
        return [
            Dice(
                source=entry.source,
                about=entry.about,
                dice=[die.name for die in entry.dice],
                faces=entry.names(),
                words=[self.texts.word("face", face) for face in entry.names()],
            )
            for entry in reversed(since)
            if isinstance(entry, Roll) and entry.only in (ALL, self.seat)
        ]

    def news(self, events: list[Event], entry: Ask | None, at: int) -> list[Line]:
        """What the last answer brought about: the answer, where it is this seat's own, and the events it may know."""
        lines = self._answer(entry, at) if entry is not None else []
        return lines + [self._event(event, at) for event in events if event.only in (ALL, self.seat)]

    def story(self, since: int, stops: Collection[int] = ()) -> list[Line]:
        """Everything that happened behind this length of the log, each line with the length at the question after it. Chance
        is such a question at the lengths in `stops`, where people were asked for it."""
        lines: list[Line] = []
        waiting: list[Line] = []
        moments = self.match.story()
        for place, moment in enumerate(moments):
            if moment.ask is not None:
                waiting += self._answer(moment.ask, 0)
            waiting += [self._event(event, 0) for event in moment.events if event.only in (ALL, self.seat)]
            behind = moments[place + 1].ask if place + 1 < len(moments) else None
            if not isinstance(behind, Chance) or moment.index in stops:
                for line in waiting:
                    line.at = moment.index
                lines += waiting + self._marks(moment.index)
                waiting = []
        return [line for line in lines if line.at > since]

    def _answer(self, entry: Ask, at: int) -> list[Line]:
        """An answer is told to the seat that gave it; what others may know of it, events say."""
        if self.seat < 0 or self.seat not in (entry.seat, entry.by):
            return []
        if isinstance(entry, Choose):
            words = self.texts.option(entry.chosen)
        elif isinstance(entry, Pick):
            words = ", ".join(self.texts.option(option) for option in entry.picked) or "–"
        else:
            return []
        return [Line(at=at, sort="answer", words=words, seat=self.seat)]

    def _event(self, event: Event, at: int) -> Line:
        return Line(
            at=at, sort="event", words=self.texts.event(event), rule=event.rule, kind=event.kind.name, values=event.named()
        )

    def _marks(self, at: int) -> list[Line]:
        return [
            Line(at=at, sort="mark", words=self.texts.say("terminal-taken-back", count=mark.count))
            for mark in self.match.marks
            if mark.at == at
        ]

    # --- the end -----------------------------------------------------------------------------------------------------

    def ending(self) -> Ending | None:
        outcome = self.match.outcome
        if outcome is None:
            return None
        texts, game = self.texts, self.match.game
        won = bool(outcome.winners) and (self.seat in outcome.winners or self.seat < 0)
        goals = [] if self.match.marks or game.pack is not None or self.given_up() else game.achievements(self.match.state)
        return Ending(
            words=texts.ending(outcome.cause, won),
            won=won,
            winners=list(outcome.winners),
            score=list(outcome.score),
            figures=self.figures(),
            goals=[texts.word("achievement", goal) for goal in goals],
        )

    def given_up(self) -> bool:
        return bool(self.match.log) and isinstance(self.match.log[-1], Abandon)

    def figures(self) -> list[tuple[str, str]]:
        """The story in numbers."""
        texts, match = self.texts, self.match
        tallies = match.game.summary(match.state)
        tallies.pop("score", None)
        rows = [(sentence(texts.word("tally", name)), count) for name, count in tallies.items()]
        decisions = sum(1 for entry in match.log if not isinstance(entry, Chance))
        rows.append((texts.say("terminal-decisions"), str(decisions)))
        if match.marks:
            rows.append((texts.say("terminal-take-backs"), str(len(match.marks))))
        return rows


def kind_of(ask: Ask) -> str:
    """What sort of answer a question wants."""
    return next(kind.__name__.lower() for kind in (Choose, Pick, Compose, Roll, Draw) if isinstance(ask, kind))


def odds_of(odds: Odds, texts: Texts) -> OddsOf:
    """Exact odds as a page shows them; what is certain not to happen is left out."""
    return OddsOf(
        chances=[
            Chances(name=name, words=odds_name(name, texts), percent=texts.percent(chance), share=float(chance))
            for name, chance in odds.chances.items()
            if chance
        ],
        spreads=[
            SpreadOf(
                name=name,
                words=odds_name(name, texts),
                mean=texts.decimal(spread.mean()),
                bars=[Bar(value=value, share=weight / total) for value, weight in sorted(spread.weights.items())],
            )
            for name, spread in odds.spreads.items()
            for total in (spread.total(),)
        ],
    )


def odds_name(name: str, texts: Texts) -> str:
    return texts.say(f"odds-{name}") if texts.has(f"odds-{name}") else readable(name)


def knows_else(match: Match, seat: int, other: int) -> bool:
    """Whether two seats know different things, so that one should not look over the other's shoulder."""
    mine, theirs = dump(match.view(seat)), dump(match.view(other))
    if isinstance(mine, dict) and isinstance(theirs, dict):
        mine.pop("seat", None)
        theirs.pop("seat", None)
    return mine != theirs
