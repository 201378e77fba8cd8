"""The full screen: what people do at a table with keys and mouse. Answering is in `answering`, how it looks in `stage`."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input

from lanterne import command_name
from lanterne.kernel.faults import Refused
from lanterne.terminal.answering import Answering
from lanterne.terminal.looks import DARK, LIGHT, styled
from lanterne.terminal.screens import Companion, Menu, Open, Rulebook, SaveAs, Why, first_menu, help_page
from lanterne.terminal.story import Journal, LookBack
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Choices, Log

PACE = 0.7  # seconds between two answers when only bots play
MAY_INSIST = ("undo-chance", "undo-revealed", "undo-other-seat")


def play_screen(table: Table) -> int:
    """Play on the full screen; says at the end where the game is kept."""
    Lanterne(table).run()
    file = table.keeper.file
    if file is not None and file.exists():
        print(table.texts.say("terminal-kept", command=command_name(), game=table.match.game.slug, file=str(file)))
    return 0


class Lanterne(Answering):
    """One table, and everything one can do at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo(False)", show=False), Binding("U", "undo(True)", show=False), Binding("s", "save", show=False),
        Binding("o", "open", show=False), Binding("l", "language", show=False), Binding("c", "companion", show=False),
        Binding("r", "rules", show=False), Binding("question_mark,f1", "help", show=False),
        Binding("h", "hint", show=False), Binding("w,p", "why", show=False), Binding("b", "look_back", show=False),
        Binding("j", "journal", show=False), Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True), Binding("t", "tutorial", show=False),
        Binding("d", "dark", show=False), Binding("q", "leave", show=False), Binding("escape", "escape", show=False),
        Binding("space", "pause", show=False), Binding("v", "solve", show=False),
        Binding("m", "whole_draft", show=False),
    ]  # fmt: skip

    def on_mount(self) -> None:
        self.dress()
        if self.table.keeper.unfinished() is not None and self.table.keeper.file is None:
            self.note = styled(self.table.texts.say("terminal-unfinished-key"), "good")
        if self.table.watching:
            self.note = styled(self.table.texts.say("terminal-watching"), "good")
            self.set_interval(PACE, self.bots_go_on)
        proposal = self.table.proposal()
        if proposal:
            self.push_screen(first_menu(self.table, proposal), self.after_first)
        else:
            self.moved_on(self.since)

    def after_first(self, choice: str | None) -> None:
        if choice == "yes":
            self.table.begin_with(self.table.proposal())
        self.since = self.table.length
        self.moved_on(self.since)

    # --- commands ------------------------------------------------------------------------------------------------

    def action_undo(self, consent: bool) -> None:
        table = self.table
        try:
            count = table.undo(consent)
        except Refused as refused:
            more = " " + table.texts.say("terminal-undo-anyway") if refused.message in MAY_INSIST else ""
            self.tell(table.fault(refused) + more, "bad")
            return
        self.ended = False
        self.looked = {seat: min(length, table.length) for seat, length in self.looked.items()}
        self.note = styled(table.texts.say("terminal-taken-back", count=count), "good")
        self.moved_on(table.length)

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
        self.ended = False
        self.hinted.clear()
        self.looked.clear()
        self.note = styled(self.table.texts.say(message), "good")
        self.moved_on(self.table.length)

    def action_language(self) -> None:
        self.table.switch_language()
        self.note = styled(self.table.texts.say("terminal-language"), "good")
        given = self.hinted.get(self.table.ask.about.split()[0], 0) if self.hints and self.table.ask is not None else 0
        self.hints = self.table.hints()[given - 1 : given] if given else []
        self.offers = self.table.offers()
        self.moves = self.table.moves()
        self.arrange()

    def action_companion(self) -> None:
        self.push_screen(Companion(self.table, self.table.texts.say("companion-title")), self.after_companion)

    def after_companion(self, _: str | None) -> None:
        self.moved_on(self.since)

    def action_rules(self) -> None:
        self.push_screen(Rulebook(self.table))

    def action_help(self) -> None:
        self.push_screen(help_page(self.table))

    def action_look_back(self) -> None:
        self.push_screen(LookBack(self.table))

    def action_journal(self) -> None:
        self.push_screen(Journal(self.table, self.since))

    def action_scroll_log(self, pages: int) -> None:
        """The log scrolls under keys that belong to no option; in windows they do what the window says."""
        log = self.query_one(Log)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "scroll_log" or len(self.screen_stack) == 1

    def action_why(self) -> None:
        if self.offers or self.table.craft is not None:
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
        self.table.drop_best()
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
