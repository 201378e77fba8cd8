"""Answering on the full screen: choosing, typing, clicking, the curtain between two people, bots and hints that think beside
the screen. How it looks is in `stage`, what else one may do in `app`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from textwrap import wrap

from textual import events, work
from textual.content import Content
from textual.widgets import Input, OptionList

from lanterne.kernel.asks import Ask, Choose, Draw, Json, Pick, Roll
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import Sight
from lanterne.terminal.composing import DONE, SOLVE, SOLVING
from lanterne.terminal.entry import cards_like, folded, number_in, read_faces
from lanterne.terminal.hinting import SECONDS, hint_lines, weigh
from lanterne.terminal.layout import main_width
from lanterne.terminal.looks import styled
from lanterne.terminal.stage import AFTER, Stage, types
from lanterne.terminal.story import Curtain, WholeDraft, end_menu
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Board, Choices, Faces, Keys

HELP = ("help", "aide", "?")
WHOLE = ("map", "m", "carte")


class Answering(Stage):
    """One table whose questions are answered."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.digits = ""
        self.tutorial = table.fresh
        self.hinted: dict[str, int] = {}  # how many hints were given for each kind of question
        self.looked: dict[int, int] = {}  # how long the log was when each seat last looked
        self.hint_seconds = SECONDS
        self.solving = SOLVING
        self.paused = False
        self.thinking = False  # a bot is, on another thread
        self.ended = False
        self.drafted: tuple[int, str] | None = None  # the question whose draft is on the board
        table.waits = False

    def after_end(self, choice: str | None) -> None:
        """What one chose to do after the end of the game."""
        raise NotImplementedError

    # --- the question --------------------------------------------------------------------------------------------

    def new_question(self) -> None:
        """After anything that may have changed what is asked: fill every part anew."""
        table = self.table
        ask = table.ask
        self.digits = ""
        self.picked = []
        self.looking = []
        self.offers = table.offers()
        same = table.craft is not None and table.draft_key() == self.drafted
        self.drafted = table.draft_key() if table.craft is not None else None
        self.moves = table.moves()
        self.cards = list(ask.cards) if isinstance(ask, Draw) else []
        entry = self.query_one("#entry", Input)
        if not same:  # what somebody types while a bot answers stays
            with self.prevent(Input.Changed):
                entry.value = ""
            self.query_one(Choices).highlighted = None
            self.workers.cancel_group(self, "hint")
        self.gather_hints()
        self.arrange()
        self.set_focus(entry if types(ask) else self.query_one(Choices))
        if table.trouble is not None:
            self.tell(table.fault(table.trouble), "bad")
        if table.match.outcome is not None and not self.ended:
            self.ended = True
            self.push_screen(end_menu(table), self.after_end)

    def gather_hints(self) -> None:
        """The next hint for this kind of question, each of them once."""
        ask = self.table.ask
        self.hints = []
        if not self.tutorial or ask is None:
            return
        kind = ask.about.split()[0]
        given = self.hinted.get(kind, 0)
        self.hints = self.table.hints()[given : given + 1]
        self.hinted[kind] = given + len(self.hints)

    # --- answering -----------------------------------------------------------------------------------------------

    def give(self, answer: object, typed: bool = False) -> None:
        """Answer, and show what came of it or why it does not fit."""
        table = self.table
        before, craft = table.length, table.craft
        try:
            if typed:
                table.answer_text(str(answer))
            else:
                table.answer(answer)
        except Refused as refused:
            self.tell(table.fault(refused), "bad")
            return
        self.note = Content("")
        if craft is not None and table.length == before:
            self.new_draft()
        else:
            self.moved_on(before)

    def new_draft(self) -> None:
        """After a change of the draft: show it, and what may come next."""
        self.digits = ""
        self.hints = []
        self.looking = []
        self.moves = self.table.moves()
        entry = self.query_one("#entry", Input)
        with self.prevent(Input.Changed):
            entry.value = ""
        self.query_one(Choices).highlighted = None
        self.arrange()

    def moved_on(self, before: int) -> None:
        """After an answer, when the log was `before` long: bots may have to think, and the keyboard to change hands before
        the next question is seen. New is what happened since the seat last looked."""
        table = self.table
        if table.shown is not None:
            self.looked[table.shown] = before
        if table.thinker() is not None and not table.watching:
            self.covered = False
            self.since = before
            self.new_question()
            self.bots_think(before)
        elif table.curtain():
            self.covered = True
            self.push_screen(Curtain(table, before), self.after_curtain)
        else:
            self.covered = False
            self.since = before
            table.shown = table.seat
            self.new_question()

    def after_curtain(self, _: str | None) -> None:
        self.covered = False
        self.table.shown = self.table.seat
        self.since = self.looked.get(self.table.seat, 0)
        self.new_question()

    def choose(self, place: int) -> None:
        """The row at this place was chosen."""
        table = self.table
        ask = table.ask
        if table.match.outcome is not None:
            self.after_end(AFTER[place])
        elif isinstance(ask, Draw):
            self.give(self.cards[place])
        elif table.craft is not None:
            self.give(self.moves[place][0] if place < len(self.moves) else DONE[0], typed=True)
        elif isinstance(ask, Pick):
            self.pick(ask, place)
        elif isinstance(ask, Choose) and place < len(self.offers):
            self.give(self.offers[place].option)

    def pick(self, ask: Pick, place: int) -> None:
        """Put an option among the picked ones or take it away; the last row answers with them."""
        if place == len(self.offers):
            self.give(self.picked)
            return
        option = self.offers[place].option
        if option in self.picked:
            self.picked.remove(option)
        elif len(self.picked) < ask.most:
            self.picked.append(option)
        self.arrange()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, Choices):  # lists of windows are their own matter
            self.choose(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if not isinstance(event.option_list, Choices):
            return
        self.looking = []
        event.option_list.mark(event.option_index)
        self.show_details()

    async def on_keys_pressed(self, event: Keys.Pressed) -> None:
        await self.run_action(event.action)

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and number_in(event.character) is not None and len(self.screen_stack) == 1:
            self.digit(event.character)
        elif event.key in ("up", "down") and self.table.craft is not None and isinstance(self.focused, Input):
            self.point(1 if event.key == "down" else -1)
        elif event.key == "enter" and self.focused is None:
            self.query_one("#entry" if types(self.table.ask) else "#choices").focus()

    def point(self, by: int) -> None:
        """The arrows choose from the list while one types."""
        choices = self.query_one(Choices)
        if choices.option_count:
            choices.highlighted = ((choices.highlighted or 0) + by) % choices.option_count

    def digit(self, digit: str) -> None:
        """Choose by number. With ten options and more, a digit that could be the first of two waits for the next one."""
        choices = self.query_one(Choices)
        keys = [key for key, _ in choices.rows]
        typed = self.digits + digit
        if typed not in keys:
            typed = digit
        longer = [key for key in keys if key.startswith(typed) and key != typed]
        self.digits = ""
        if typed not in keys:
            most = max((int(key) for key in keys), default=0)
            self.tell(self.table.fault(Refused("number-out-of-range", got=typed, most=most)), "bad")
        elif longer:
            self.digits = typed
            self.tell(self.table.texts.say("terminal-digits", digits=typed))
            choices.highlighted = keys.index(typed)
        else:
            self.choose(keys.index(typed))

    # --- typing --------------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        ask = self.table.ask
        if event.input.id != "entry":
            return
        if isinstance(ask, Roll):
            self.show_faces()
        elif isinstance(ask, Draw):
            self.cards = cards_like(event.value, ask, self.table.texts)
            self.arrange()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        ask = self.table.ask
        if event.input.id != "entry":
            return
        if isinstance(ask, Draw) and not event.value.strip() and self.cards:
            place = self.query_one(Choices).highlighted or 0
            self.give(self.cards[place])
        elif self.table.craft is not None:
            self.draft_line(event.value.strip())
        else:
            self.give(event.value, typed=True)

    def draft_line(self, line: str) -> None:
        """A line for the draft; an empty one takes what the list points at."""
        if not line:
            self.choose(self.query_one(Choices).highlighted or 0)
        elif folded(line) in SOLVE:
            self.action_solve()
        elif folded(line) in HELP:
            self.action_help()
        elif folded(line) in WHOLE:
            self.action_whole_draft()
        elif line == "0":
            self.give(DONE[0], typed=True)
        else:
            self.give(line, typed=True)

    def action_help(self) -> None:
        raise NotImplementedError

    def action_whole_draft(self) -> None:
        entry = self.query_one("#entry", Input)
        with self.prevent(Input.Changed):
            entry.value = ""
        if self.table.craft is not None or self.table.best is not None:
            self.push_screen(WholeDraft(self.table))

    def on_faces_clicked(self, event: Faces.Clicked) -> None:
        """A clicked face takes the place of its die in the input."""
        ask = self.table.ask
        if not isinstance(ask, Roll):
            return
        entry = self.query_one("#entry", Input)
        chosen = read_faces(entry.value, ask, self.table.texts)
        chosen += ["_"] * (len(ask.dice) - len(chosen))
        chosen[event.die] = event.face
        entry.value = " ".join(chosen)
        entry.focus()

    def on_board_touched(self, event: Board.Touched) -> None:
        """A click on the board takes the one option that is about it, points at several in turn, or describes the thing."""
        fits = [n for n, offer in enumerate(self.offers) if set(offer.option.touches()) & set(event.touches)]
        if self.table.craft is not None:
            fits = moves_at(self.moves, event.touches)
        choices = self.query_one(Choices)
        if len(fits) == 1 and not isinstance(self.table.ask, Pick):
            self.choose(fits[0])
        elif fits:
            here = choices.highlighted if choices.highlighted is not None else -1
            choices.highlighted = next((place for place in fits if place > here), fits[0])
        else:
            self.looking = event.touches
            self.show_details()

    # --- bots and hints, thinking beside the screen ---------------------------------------------------------------

    @work(group="bots", exclusive=True)
    async def bots_think(self, before: int) -> None:
        """Bots that take their time answer one after the other, and what each does is shown; where only bots play, one at
        a time."""
        self.thinking = True
        try:
            while (seat := self.table.thinker()) is not None:
                if not await self.let_think(seat):
                    return
                self.arrange()
                if self.table.watching:
                    break
        finally:
            self.thinking = False
        self.moved_on(before)

    async def let_think(self, seat: int) -> bool:
        """Let one bot think and answer. What it thought of an older question, because somebody took something back or
        opened another game, is dropped."""
        table = self.table
        match, ask = table.match, table.match.ask
        answer = await asyncio.to_thread(table.thought_of(seat))
        if table.match is not match or match.ask is not ask:
            return False
        table.answer_for(seat, answer)
        return True

    def bots_go_on(self) -> None:
        """One answer of a bot, when only bots play and nobody has stopped them."""
        if self.paused or self.thinking or len(self.screen_stack) > 1:
            return
        before = self.table.length
        if self.table.thinker() is not None:
            self.bots_think(before)
        elif self.table.bot_step():
            self.since = before
            self.new_question()

    def action_pause(self) -> None:
        if self.table.watching:
            self.paused = not self.paused
            self.tell(self.table.texts.say("terminal-paused" if self.paused else "terminal-watching"))

    def action_solve(self) -> None:
        """Ask the game's solver for the best answer; one may go on while it thinks."""
        entry = self.query_one("#entry", Input)
        with self.prevent(Input.Changed):
            entry.value = ""
        self.tell(self.table.texts.say("draft-solving"))
        self.find_best(self.table.solver(self.solving), self.table.length)

    @work(group="hint", exclusive=True)
    async def find_best(self, solve: Callable[[], Json], length: int) -> None:
        found = await asyncio.to_thread(solve)
        if self.table.length != length:
            return
        try:
            best = self.table.show_best(found)
        except Refused as refused:
            self.tell(self.table.fault(refused), "bad")
            return
        width = max(10, main_width(self.size.width) - 2)
        self.note = Content("\n").join([styled(line, "good") for line in wrap(" ".join(best.lines), width)])
        self.arrange()

    def action_hint(self) -> None:
        """Ask the search bot, or the solver where one drafts; the question may be answered while it thinks."""
        if self.table.craft is not None:
            self.action_solve()
            return
        sight = self.table.sight()
        ask = self.table.ask
        if sight is None or ask is None:
            self.tell(self.table.texts.say("hint-none"))
            return
        self.tell(self.table.texts.say("hint-thinking"))
        self.find_hint(sight, ask)

    @work(group="hint", exclusive=True)
    async def find_hint(self, sight: Sight, ask: Ask) -> None:
        weighed = await asyncio.to_thread(weigh, sight, self.hint_seconds)
        if self.table.ask is not ask:
            return
        lines = hint_lines(weighed, self.hint_seconds, self.table, main_width(self.size.width) - 2)
        self.note = Content("\n").join([styled(line, "good") for line in lines])
        self.arrange()
        best = [place for place, offer in enumerate(self.offers) if weighed and offer.option is weighed[0].answer]
        if best:
            self.query_one(Choices).highlighted = best[0]


def moves_at(moves: list[tuple[str, str, str]], touches: list[str]) -> list[int]:
    """The places of the moves that are about what was clicked on; the first thing named counts most."""
    found = [place for place, (_, _, about) in enumerate(moves) if about and about.split()[0] == touches[0]]
    return found or [place for place, (_, _, about) in enumerate(moves) if set(about.split()) & set(touches)]
