"""The table: one match with the people and bots around it, as both front ends of the terminal see it.

Everything a player can do goes through here and nothing is drawn here: answers, undo, saving, languages, real dice, why.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from lanterne.kernel.asks import PARTY, Ask, Chance, Choose, Compose, Draw, Option, Pick, Refusal, Roll, Together
from lanterne.kernel.events import ALL
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Player
from lanterne.kernel.match import Match, Moment, TakeBack
from lanterne.kernel.odds import Odds
from lanterne.kernel.records import Record, dump
from lanterne.kernel.saves import read_save, write_save
from lanterne.kernel.texts import LANGUAGES, Texts, sentence, texts_for
from lanterne.players import bots_for
from lanterne.terminal.dealing import fresh, mixed, split_dealer
from lanterne.terminal.entry import cards_like, number_in, read_faces
from lanterne.terminal.places import Keeper, data_folder, save_name

PERSON = "person"
TOLD = 60  # moments of the story that the running log shows


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


class Table:
    """A match being played. `seats` names who sits where: `person`, or a bot."""

    def __init__(
        self, match: Match, seats: list[str], language: str, save_path: Path | None = None, folder: Path | None = None
    ) -> None:
        self.match = match
        self.seats = seats
        self.language = language
        self.save_path = save_path
        self.folder = folder or data_folder()
        self.keeper = Keeper(self.folder, match.game.slug, save_path)
        self.trouble: Fault | None = None  # why the game could not be kept
        self.fresh = not self.folder.exists()  # nobody has played here before
        self.watching = PERSON not in seats
        self._app_dealer, self.by_hand = split_dealer(match.dealer, match.game.sources)
        self._bots: dict[int, Player] = {}
        self._seat_bots()
        self._last_seat = self.persons[0] if self.persons else -1
        if not self.watching:
            self.let_bots_play()

    def _seat_bots(self) -> None:
        known = bots_for(self.match.game)
        self._bots = {}
        for seat, name in enumerate(self.seats):
            if name == PERSON:
                continue
            if name not in known:
                raise Fault("bot-unknown", bot=name[:40], game=self.match.game.slug, bots=" ".join(known))
            self._bots[seat] = known[name](seat)

    # --- who and what --------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        return texts_for(self.language, self.match.game.slug)

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
        return self._last_seat

    @property
    def ask(self) -> Ask | None:
        """The question that waits for a person at this keyboard."""
        ask = self.match.ask
        if isinstance(ask, Chance):
            return ask
        return self.match.asks_for(self.seat) if ask is not None and self.seat in self.persons else None

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
        lines = self.match.game.describe(view, texts, option.touches(), 80)
        about = "".join(text for _, text, _ in lines[0]) if lines else ""
        if not about or about.casefold() in words.casefold():
            return words
        return texts.say("terminal-about", words=words, about=about)

    def question(self) -> str:
        """What is asked, in words; with several people, who is asked."""
        ask = self.ask
        if ask is None:
            return ""
        words = self.texts.ask(ask)
        if len(self.seats) > 1 and not isinstance(ask, Chance):
            return self.texts.say("terminal-seat-asked", seat=self.seat + 1, question=words)
        return words

    def rolls(self) -> list[Roll]:
        """The dice on the table: those rolled since the last decision."""
        since = takewhile(lambda entry: isinstance(entry, Chance), reversed(self.match.log))
        return [entry for entry in since if isinstance(entry, Roll)][::-1]

    def differs_for(self, seat: int, other: int) -> bool:
        """Whether two seats know different things, so that one should not look over the other's shoulder."""
        mine, theirs = dump(self.match.view(seat)), dump(self.match.view(other))
        if isinstance(mine, dict) and isinstance(theirs, dict):
            mine.pop("seat", None)
            theirs.pop("seat", None)
        return mine != theirs

    # --- answering -----------------------------------------------------------------------------------------------

    def answer(self, answer: object) -> None:
        """Answer the question that waits; Refused when it does not fit, and nothing has changed then."""
        seat = self.seat
        self.match.answer(answer, None if isinstance(self.match.ask, Chance) else seat)
        self._last_seat = seat
        self._settle()

    def answer_text(self, text: str) -> None:
        """Answer by what a person typed: the number or key of an option, faces of dice, a card."""
        ask = self.ask
        if ask is None:
            raise Refused("match-over")
        if isinstance(ask, Roll):
            self.answer(read_faces(text, ask, self.texts))
        elif isinstance(ask, Draw):
            found = cards_like(text, ask, self.texts)
            if len(found) > 1:
                raise Refused("draw-several", got=text, count=len(found))
            self.answer(found[0] if found else text)
        elif isinstance(ask, Choose):
            self.answer(self.option_named(text))
        elif isinstance(ask, Pick):
            self.answer([self.option_named(word) for word in text.replace(",", " ").split()])
        elif isinstance(ask, Compose):
            try:
                self.answer(json.loads(text))
            except ValueError:
                raise Refused("answer-shape", wanted="JSON", got=text[:60]) from None

    def option_named(self, text: str) -> Option:
        """The offered option with this number or key."""
        ask = self.ask
        options = ask.options if isinstance(ask, Choose | Pick) else []
        number = number_in(text)
        if number is not None:
            if not 1 <= number <= len(options):
                raise Refused("number-out-of-range", got=text[:20], most=len(options))
            return options[number - 1]
        for option in options:
            if option.key == text:
                return option
        raise Refused("answer-not-offered", got=text[:60])

    def give_up(self) -> None:
        self.match.abandon(max(0, self.seat))
        self._keep()

    def _settle(self) -> None:
        """After an answer: bots go on, and the game is kept before anybody sees it."""
        if not self.watching:
            self.let_bots_play()
        self._keep()

    def _keep(self) -> None:
        try:
            if any(not isinstance(entry, Chance) for entry in self.match.log):
                self.keeper.keep(self.match, self.seats)
            self.trouble = None
        except Fault as fault:
            self.trouble = fault

    # --- bots ----------------------------------------------------------------------------------------------------

    def bot_to_move(self) -> int | None:
        """The seat of a bot that has to answer now."""
        ask = self.match.ask
        if ask is None or isinstance(ask, Chance):
            return None
        if ask.seat == PARTY and not isinstance(ask, Together) and self.persons:
            return None  # a person speaks for the party
        for seat in self._bots:
            if self.match.asks_for(seat) is not None:
                return seat
        return None

    def bot_step(self) -> bool:
        """Let one bot answer, and say whether one did."""
        seat = self.bot_to_move()
        if seat is None:
            return False
        self.match.answer(self._bots[seat].answer(self.match.sight(seat)), seat)
        return True

    def let_bots_play(self) -> None:
        while self.bot_step():
            pass

    # --- taking back ---------------------------------------------------------------------------------------------

    def undo(self, consent: bool = False) -> int:
        """Take back the last answer of a person here; everybody at this keyboard can consent to more. What was typed in
        for chance is mended one entry at a time."""
        log = self.match.log
        if consent and log and isinstance(log[-1], Chance) and log[-1].source in self.by_hand:
            whole = len(self.match.past) + len(log)
            earlier = self.match.repair(whole - 1, 1, []).match
            earlier.marks.append(TakeBack(whole - 1, 1))
            self.match = earlier
            self._keep()
            return 1
        for entry in reversed(log):
            speaker = entry.by if entry.seat == PARTY else entry.seat
            if speaker in self.persons:
                count = self.match.undo(speaker, consent)
                self._last_seat = speaker
                self._keep()
                return count
        raise Refused("undo-nothing")

    # --- keeping -------------------------------------------------------------------------------------------------

    def default_save(self) -> Path:
        return self.save_path or self.folder / f"{self.match.game.slug}.json"

    def save(self, name: str = "") -> Path:
        """Write the game where the person wants it, and say where that is."""
        path = save_name(name, self.folder) if name.strip() else self.default_save()
        write_save(path, self.match, self.seats)
        self.save_path = path
        return path

    def load(self, name: str) -> None:
        """Go on with another game; a Fault says what is wrong with the file, and nothing has changed then."""
        path = save_name(name, self.folder)
        if not path.exists() and Path(name.strip()).exists():
            path = Path(name.strip())
        saved = read_save(path)
        self._sit_at(saved.match, saved.seats, path)

    def again(self) -> None:
        """A new game with the same options, people and real dice, and other luck."""
        old = self.match
        dealer = old.dealer if self._app_dealer is None else mixed(self.by_hand, fresh(self._app_dealer))
        self._sit_at(Match(old.game, old.options, dealer), self.seats, None)

    def _sit_at(self, match: Match, seats: list[str], path: Path | None) -> None:
        self.match = match
        self.seats = seats
        self.save_path = path
        self.keeper = Keeper(self.folder, match.game.slug, path)
        self.watching = PERSON not in seats
        self._app_dealer, self.by_hand = split_dealer(match.dealer, match.game.sources)
        self._seat_bots()
        self._last_seat = self.persons[0] if self.persons else -1
        if not self.watching:
            self.let_bots_play()

    # --- real dice and cards -------------------------------------------------------------------------------------

    def set_by_hand(self, source: str, by_hand: bool) -> None:
        """Say whether people read this source of chance from the real box. Chance that waits is dealt if the app may."""
        if source not in self.match.game.sources:
            choices = " ".join(self.match.game.sources)
            raise Fault("source-unknown", got=source[:40], game=self.match.game.slug, choices=choices)
        kept = [name for name in self.match.game.sources if name in self.by_hand or name == source]
        self.by_hand = kept if by_hand else [name for name in kept if name != source]
        if self._app_dealer is None:
            self._app_dealer = fresh(None)
        self.match.dealer = mixed(self.by_hand, self._app_dealer)
        self.match.resume()
        self._settle()

    # --- words ---------------------------------------------------------------------------------------------------

    def switch_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def fault(self, fault: Fault) -> str:
        """A fault in one line, with the dice and sources of chance called as people call them."""
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
        return texts.fault(Fault(message, **args))

    def refusals(self) -> list[Refusal]:
        """What the person may not do now, and why."""
        return self.match.refusals() if isinstance(self.ask, Choose) else []

    def hints(self) -> list[str]:
        """What the tutorial has to say about the question that waits."""
        ask = self.ask
        if ask is None or isinstance(ask, Chance):
            return []
        kind = ask.about.split()[0]
        return [text for at, text in self.texts.tutorial() if at == kind]

    def log_lines(self, last: int | None = TOLD) -> list[LogLine]:
        """The story so far as this seat may know it, or the end of it."""
        moments = self.match.story()
        shown = moments if last is None else moments[-last:]
        lines: list[LogLine] = []
        for moment in shown:
            lines += self.told(moment)
        return lines

    @property
    def length(self) -> int:
        return len(self.match.past) + len(self.match.log)

    def told(self, moment: Moment) -> list[LogLine]:
        """One moment: one's own answer, what came of it, and what was taken back here."""
        texts, seat, at = self.texts, self.seat, moment.index
        lines: list[LogLine] = []
        entry = moment.ask
        if isinstance(entry, Choose) and seat in (entry.seat, entry.by):
            lines.append(LogLine("answer", texts.option(entry.chosen), "", at))
        elif isinstance(entry, Pick) and seat in (entry.seat, entry.by):
            lines.append(LogLine("answer", ", ".join(texts.option(option) for option in entry.picked) or "–", "", at))
        for event in moment.events:
            if event.only in (ALL, seat):
                lines.append(LogLine("event", texts.event(event), event.rule, at))
        for mark in self.match.marks:
            if mark.at == at:
                lines.append(LogLine("mark", texts.say("terminal-taken-back", count=mark.count), "", at))
        return lines

    def ending(self) -> str:
        """How the game ended for the person who looks, in one sentence."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        won = bool(outcome.winners) and (self.seat in outcome.winners or self.seat < 0)
        text = self.texts.say("terminal-won" if won else "terminal-lost")
        return f"{text} {sentence(self.texts.cause(outcome.cause))}."

    def numbers(self) -> list[tuple[str, str]]:
        """The story in numbers: score, tallies, the fall of the dice."""
        texts, match = self.texts, self.match
        outcome = match.outcome
        tallies = dict(match.game.tallies(match.state))
        rows: list[tuple[str, str]] = []
        if outcome is not None:
            tallies.pop("score", None)
            rows.append((texts.say("terminal-score"), " / ".join(map(str, outcome.score))))
        rows += [(sentence(texts.word("tally", name)), str(count)) for name, count in tallies.items()]
        decisions = sum(1 for entry in match.log if not isinstance(entry, Chance))
        rows.append((texts.say("terminal-decisions"), str(decisions)))
        if match.marks:
            rows.append((texts.say("terminal-take-backs"), str(len(match.marks))))
        return rows
