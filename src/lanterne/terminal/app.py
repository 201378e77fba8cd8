"""The full screen: what people do at a table with keys and mouse. How it looks is in `stage`."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList

from lanterne import command_name
from lanterne.kernel.asks import Choose, Draw, Pick, Roll
from lanterne.kernel.faults import Refused
from lanterne.terminal.entry import cards_like, number_in, read_faces
from lanterne.terminal.looks import DARK, LIGHT, styled
from lanterne.terminal.screens import Companion, LookBack, Menu, Open, Rulebook, SaveAs, Why, end_menu, hand_over, help_page
from lanterne.terminal.stage import AFTER, Stage, types
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Board, Choices, Faces, Keys

PACE = 0.7  # seconds between two answers when only bots play
MAY_INSIST = ("undo-chance", "undo-revealed", "undo-other-seat")


def play_screen(table: Table) -> int:
    """Play on the full screen; says at the end where the game is kept."""
    Lanterne(table).run()
    file = table.keeper.file
    if file is not None and file.exists():
        print(table.texts.say("terminal-kept", command=command_name(), game=table.match.game.slug, file=str(file)))
    return 0


class Lanterne(Stage):
    """One table, and everything one can do at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo(False)", show=False), Binding("U", "undo(True)", show=False), Binding("s", "save", show=False),
        Binding("o", "open", show=False), Binding("l", "language", show=False), Binding("c", "companion", show=False),
        Binding("r", "rules", show=False), Binding("h,f1", "help", show=False), Binding("b", "look_back", show=False),
        Binding("t", "tutorial", show=False), Binding("d", "dark", show=False), Binding("q", "leave", show=False),
        Binding("question_mark", "why", show=False), Binding("escape", "escape", show=False),
        Binding("space", "pause", show=False),
    ]  # fmt: skip

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.digits = ""
        self.tutorial = table.fresh
        self.hinted: dict[str, int] = {}  # how many hints were given for each kind of question
        self.shown_seat = table.seat
        self.paused = False
        self.ended = False

    def on_mount(self) -> None:
        self.dress()
        if self.table.keeper.unfinished() is not None and self.table.keeper.file is None:
            self.note = styled(self.table.texts.say("terminal-unfinished-key"), "good")
        if self.table.watching:
            self.note = styled(self.table.texts.say("terminal-watching"), "good")
            self.set_interval(PACE, self.bots_go_on)
        self.new_question()

    # --- the question --------------------------------------------------------------------------------------------

    def new_question(self) -> None:
        """After anything that may have changed what is asked: fill every part anew."""
        table = self.table
        ask = table.ask
        self.digits = ""
        self.picked = []
        self.looking = []
        self.offers = table.offers()
        self.cards = list(ask.cards) if isinstance(ask, Draw) else []
        entry = self.query_one("#entry", Input)
        with self.prevent(Input.Changed):
            entry.value = ""
        self.query_one(Choices).highlighted = None
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
        before = self.table.length
        try:
            if typed:
                self.table.answer_text(str(answer))
            else:
                self.table.answer(answer)
        except Refused as refused:
            self.tell(self.table.fault(refused), "bad")
            return
        self.since = before
        self.note = Content("")
        self.moved_on()

    def moved_on(self) -> None:
        """After an answer: the keyboard may have to change hands before the next question is seen."""
        table = self.table
        before, now = self.shown_seat, table.seat
        self.shown_seat = now
        people = before in table.persons and now in table.persons and table.match.outcome is None
        if people and before != now and table.differs_for(before, now):
            self.push_screen(hand_over(table), self.after_hand_over)
            return
        self.new_question()

    def after_hand_over(self, _: str | None) -> None:
        self.new_question()

    def choose(self, place: int) -> None:
        """The row at this place was chosen."""
        table = self.table
        ask = table.ask
        if table.match.outcome is not None:
            self.after_end(AFTER[place])
        elif isinstance(ask, Draw):
            self.give(self.cards[place])
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
        elif event.key == "enter" and self.focused is None:
            self.query_one("#entry" if types(self.table.ask) else "#choices").focus()

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
        else:
            self.give(event.value, typed=True)

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
        choices = self.query_one(Choices)
        if len(fits) == 1 and not isinstance(self.table.ask, Pick):
            self.choose(fits[0])
        elif fits:
            here = choices.highlighted if choices.highlighted is not None else -1
            choices.highlighted = next((place for place in fits if place > here), fits[0])
        else:
            self.looking = event.touches
            self.show_details()

    # --- commands ------------------------------------------------------------------------------------------------

    def action_undo(self, consent: bool) -> None:
        table = self.table
        try:
            count = table.undo(consent)
        except Refused as refused:
            more = " " + table.texts.say("terminal-undo-anyway") if refused.message in MAY_INSIST else ""
            self.tell(table.fault(refused) + more, "bad")
            return
        self.since = table.length
        self.ended = False
        self.note = styled(table.texts.say("terminal-taken-back", count=count), "good")
        self.moved_on()

    def action_save(self) -> None:
        self.push_screen(SaveAs(self.table, self.table.texts.say("save-title")), self.after_save)

    def after_save(self, file: str | None) -> None:
        if file:
            self.tell(self.table.texts.say("terminal-saved", file=file))

    def action_open(self) -> None:
        self.push_screen(Open(self.table), self.after_open)

    def after_open(self, name: str | None) -> None:
        if name:
            self.restart("terminal-loaded")
        elif self.table.match.outcome is not None:
            self.new_question()

    def restart(self, message: str) -> None:
        """Another match lies on the table."""
        self.since = self.table.length
        self.ended = False
        self.hinted.clear()
        self.shown_seat = self.table.seat
        self.note = styled(self.table.texts.say(message), "good")
        self.new_question()

    def action_language(self) -> None:
        self.table.switch_language()
        self.note = styled(self.table.texts.say("terminal-language"), "good")
        given = self.hinted.get(self.table.ask.about.split()[0], 0) if self.hints and self.table.ask is not None else 0
        self.hints = self.table.hints()[given - 1 : given] if given else []
        self.offers = self.table.offers()
        self.arrange()

    def action_companion(self) -> None:
        self.push_screen(Companion(self.table, self.table.texts.say("companion-title")), self.after_companion)

    def after_companion(self, _: str | None) -> None:
        self.moved_on()

    def action_rules(self) -> None:
        self.push_screen(Rulebook(self.table))

    def action_help(self) -> None:
        self.push_screen(help_page(self.table))

    def action_look_back(self) -> None:
        self.push_screen(LookBack(self.table))

    def action_why(self) -> None:
        if self.offers:
            self.push_screen(Why(self.table, self.query_one(Choices).highlighted or 0))

    def action_tutorial(self) -> None:
        self.tutorial = not self.tutorial
        self.hinted.clear()
        self.gather_hints()
        self.tell(self.table.texts.say("terminal-tutorial-on" if self.tutorial else "terminal-tutorial-off"))

    def action_dark(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_escape(self) -> None:
        """Clear what is on the way: typed digits, the note, the hints; then leave the input for the command keys."""
        if isinstance(self.focused, Input):
            self.set_focus(None)
            return
        self.digits = ""
        self.hints = []
        self.looking = []
        self.tell("")

    def action_leave(self) -> None:
        table = self.table
        texts = table.texts
        kept = table.keeper.file
        body = texts.say("quit-kept", file=str(kept)) if kept is not None else texts.say("quit-not-kept")
        names = ["leave", "save", "give-up", "stay"] if table.match.outcome is None else ["leave", "save", "stay"]
        choices = [(name, texts.say(f"quit-{name}")) for name in names]
        self.push_screen(Menu(table, texts.say("quit-title"), Content(body), choices), self.after_leave)

    def after_leave(self, choice: str | None) -> None:
        if choice == "leave":
            self.exit()
        elif choice == "save":
            self.push_screen(SaveAs(self.table, self.table.texts.say("save-title")), self.leave_saved)
        elif choice == "give-up":
            self.table.give_up()
            self.new_question()

    def leave_saved(self, file: str | None) -> None:
        if file:
            self.exit()

    def after_end(self, choice: str | None) -> None:
        if choice == "again":
            self.table.again()
            self.restart("terminal-new-game")
        elif choice == "back":
            self.action_look_back()
        elif choice == "save":
            self.action_save()
        elif choice == "open":
            self.action_open()
        elif choice == "quit":
            self.exit()
        else:
            self.arrange()

    # --- bots among themselves -----------------------------------------------------------------------------------

    def bots_go_on(self) -> None:
        """One answer of a bot, when only bots play and nobody has stopped them."""
        if not self.paused and len(self.screen_stack) == 1:
            before = self.table.length
            if self.table.bot_step():
                self.since = before
                self.new_question()

    def action_pause(self) -> None:
        if self.table.watching:
            self.paused = not self.paused
            self.tell(self.table.texts.say("terminal-paused" if self.paused else "terminal-watching"))
