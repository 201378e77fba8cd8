"""The table: one match with the people and bots around it, as both front ends of the terminal see it.

Everything a player can do goes through here and nothing is drawn here: answers, undo, saving, real dice, the profile.
What one may read at the table is in `looking`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lanterne.folders import data_folder
from lanterne.kernel.asks import PARTY, Chance, Choose, Draw, Json, Option, Pick, Roll, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Player
from lanterne.kernel.match import Match, TakeBack
from lanterne.kernel.saves import read_save, write_save
from lanterne.players import make_bot
from lanterne.terminal.composing import Composing
from lanterne.terminal.dealing import fresh, mixed, split_dealer
from lanterne.terminal.entry import cards_like, number_in, read_faces
from lanterne.terminal.looking import PERSON
from lanterne.terminal.places import Keeper, packs_for, save_name
from lanterne.terminal.profile import Profile


class Table(Composing):
    """A match being played. `seats` names who sits where: `person`, or a bot."""

    def __init__(
        self, match: Match, seats: list[str], language: str, save_path: Path | None = None, folder: Path | None = None,
        waits: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(match, seats, language)
        self.folder = folder or data_folder()
        self.fresh = not self.folder.exists()  # nobody has played here before
        self.profile = Profile(self.folder)
        self.waits = waits  # for bots that think; a screen lets them think beside itself
        self.trouble: Fault | None = None  # why the game or the profile could not be kept
        self.save_path = save_path
        self.earned: list[str] = []  # goals that this game brought to the profile
        self.missed: list[str] = []  # goals that were met but do not count
        self._sit_at(match, seats, save_path)

    def _seat_bots(self) -> None:
        self._bots: dict[int, Player] = {}
        for seat, name in enumerate(self.seats):
            if name != PERSON:
                self._bots[seat] = make_bot(self.match.game, name, seat)

    # --- answering -----------------------------------------------------------------------------------------------

    def answer(self, answer: object) -> None:
        """Answer the question that waits; Refused when it does not fit, and nothing has changed then."""
        seat = self.seat
        self.match.answer(answer, None if isinstance(self.match.ask, Chance) else seat)
        self.drop_best()
        self.last_seat = seat
        self._settle()

    def answer_text(self, text: str) -> None:
        """Answer by what a person typed: the number or key of an option, faces of dice, a card; or change a draft."""
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
            self.compose_text(ask, text)

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
        """Keep the game, and at its end what it brought to the profile."""
        self.trouble = None
        try:
            if any(not isinstance(entry, Chance) for entry in self.match.log):
                self.keeper.keep(self.match, self.seats)
            if self.match.outcome is not None and not self.recorded:
                self._record()
        except Fault as fault:
            self.trouble = fault

    def _record(self) -> None:
        """A game that was played to its end counts for the people at it; its goals only where nothing was taken back and the
        cards are those of the box."""
        self.recorded = True
        outcome = self.match.outcome
        if outcome is None or not self.persons or self.given_up():
            return
        met = list(self.match.game.achievements(self.match.state))
        won = any(seat in outcome.winners for seat in self.persons)
        counts = not self.match.marks and self.match.game.pack is None
        self.missed = [] if counts else met
        self.earned = self.profile.record(self.match.game.slug, won, met if counts else [])
        self.trouble = self.profile.moved

    def goal_lines(self) -> list[str]:
        """What the game brought to the profile, in words, and what it would have brought if nothing had been taken back."""
        texts = self.texts
        lines = [texts.say("terminal-earned", name=texts.word("achievement", id)) for id in self.earned]
        if self.missed:
            names = ", ".join(texts.word("achievement", id) for id in self.missed)
            taken_back = bool(self.match.marks)
            lines.append(texts.say("terminal-missed" if taken_back else "terminal-missed-pack", names=names))
        return lines

    # --- bots ----------------------------------------------------------------------------------------------------

    def bot_to_move(self) -> int | None:
        """The seat of a bot that has to answer now."""
        ask = self.match.ask
        if ask is None or isinstance(ask, Chance):
            return None
        if ask.seat == PARTY and not isinstance(ask, Together) and self.persons:
            return None  # a person speaks for the party
        if isinstance(ask, Together) and ask.pace and any(self.match.asks_for(seat) for seat in self.persons):
            return None  # the first wins something, and there is no clock by which a bot would think
        for seat in self._bots:
            if self.match.asks_for(seat) is not None:
                return seat
        return None

    def thinker(self) -> int | None:
        """The seat of a bot that has to answer now and takes its time: a screen must not wait for it."""
        seat = self.bot_to_move()
        return seat if seat is not None and self._bots[seat].imagines else None

    def thought_of(self, seat: int) -> Callable[[], object]:
        """A bot's way to its answer, to be walked on another thread: it knows nothing but what the seat sees now."""
        bot, sight = self._bots[seat], self.match.fork().sight(seat)
        return lambda: bot.answer(sight)

    def answer_for(self, seat: int, answer: object) -> None:
        """Put the answer that a bot has thought of."""
        self.match.answer(answer, seat)
        self._settle()

    def bot_step(self) -> bool:
        """Let one bot answer, and say whether one did."""
        seat = self.bot_to_move()
        if seat is None:
            return False
        self.match.answer(self._bots[seat].answer(self.match.sight(seat)), seat)
        return True

    def let_bots_play(self) -> None:
        """Bots answer until a person is asked; those that think are left to the screen where it does not wait."""
        while (self.waits or self.thinker() is None) and self.bot_step():
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
        speaker = self.last_speaker()
        if not consent and speaker != self.seat and self.seat in self.persons and self.differs_for(self.seat, speaker):
            speaker = self.seat  # who looks now is not the one who answered
        if speaker < 0:
            raise Refused("undo-nothing")
        count = self.match.undo(speaker, consent)
        self.last_seat = speaker
        self._keep()
        return count

    def last_speaker(self) -> int:
        """The person here who answered last, -1 when nobody has."""
        for entry in reversed(self.match.log):
            speaker = entry.by if entry.seat == PARTY else entry.seat
            if speaker in self.persons:
                return speaker
        return -1

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
        saved = read_save(path, packs_for(path, self.match.game))
        self._sit_at(saved.match, saved.seats, path)

    def again(self) -> None:
        """A new game with the same options, people and real dice, and other luck."""
        old = self.match
        dealer = old.dealer if self._app_dealer is None else mixed(self.by_hand, fresh(self._app_dealer))
        self._sit_at(Match(old.game, old.options, dealer), self.seats, None)

    def proposal(self) -> dict[str, Json]:
        """What suits the first game of a profile and is not set so: to be offered before anything is played."""
        game, values = self.match.game, self.match.options.values
        if not self.persons or self.last_speaker() >= 0 or self.profile.played(game.slug):
            return {}
        return {name: value for name, value in game.first_game().items() if values.get(name) != value}

    def begin_with(self, values: dict[str, Json]) -> None:
        """The same new game with other settings."""
        old = self.match
        options = old.game.options(old.options.seats, old.options.values | values)
        self._sit_at(Match(old.game, options, old.dealer), self.seats, None)

    def _sit_at(self, match: Match, seats: list[str], path: Path | None) -> None:
        self.match = match
        self.forget_drafts()
        self.seats = seats
        self.save_path = path
        self.keeper = Keeper(self.folder, match.game.slug, path)
        self.watching = PERSON not in seats
        self.recorded = match.outcome is not None  # in the profile; a game that was over when it was loaded is
        self.earned = []
        self.missed = []
        self._app_dealer, self.by_hand = split_dealer(match.dealer, match.game.sources)
        self._seat_bots()
        self.last_seat = self.persons[0] if self.persons else -1
        self.shown = None
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
