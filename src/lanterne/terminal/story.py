"""The windows about the story: the curtain between two people, the whole log, looking back, the end."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from lanterne.terminal.figures import dice_luck
from lanterne.terminal.looks import LOOKS, drawn, styled
from lanterne.terminal.screens import Menu, Page, Window
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Board, logged

TEXT = 72  # columns of a text in a window, where the screen has them
EDGES = 11  # columns of a window that are no text, and of the screen beside it
LONG = 64  # lines of a draft that scrolls
NEWS = 8  # lines that the curtain shows of what everybody saw


class Curtain(Window):
    """Hides the table until the right person sits at the keyboard. Only Enter or a click lifts it: a key too many of the
    person before must not. What everybody saw since stands on it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False), Binding("escape", "stay", show=False)]

    def __init__(self, table: Table, since: int) -> None:
        super().__init__(table, table.whole_name(table.seat))
        self.since = since
        self.set_class(True, "opaque")

    def compose(self) -> ComposeResult:
        width = min(TEXT, self.app.size.width - EDGES)
        news = [logged(line, width, True) for line in self.table.public_news(self.since)[-NEWS:]]
        with Vertical(classes="window"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            if news:
                yield Static(Content("\n").join(news), classes="window-body")
            yield Static(styled(self.texts.say("hand-over", name=self.window_title), "strong"), id="hand-over")

    def on_click(self) -> None:
        self.dismiss("")

    def action_stay(self) -> None:
        """Nothing: what is behind is for other eyes."""


class Journal(Page):
    """The whole story with its rule numbers, the end of it first in sight."""

    def __init__(self, table: Table, since: int) -> None:
        super().__init__(table, table.texts.say("journal-title"), Content("–"))
        self.since = since

    def on_mount(self) -> None:
        width = min(TEXT, self.app.size.width - EDGES)
        lines = [logged(line, width, line.index > self.since) for line in self.table.log_lines(None)]
        if lines:
            self.query_one("#page-text", Static).update(Content("\n").join(lines))
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)


class WholeDraft(Page):
    """What one drafts, or the best of all, on the whole screen: where it is larger, the arrows move it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("m", "close", show=False)]

    def __init__(self, table: Table) -> None:
        super().__init__(table, "", Content(""))

    def compose(self) -> ComposeResult:
        drawing = self.table.draw_draft(self.app.size.width - 1, max(LONG, self.app.size.height))
        with VerticalScroll(classes="whole"):
            yield Static(drawn(drawing), id="page-text")


class LookBack(Window):
    """The game step by step: the board as it was, and what happened there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False), Binding("right", "go(1)", show=False),
        Binding("pageup", "go(-10)", show=False), Binding("pagedown", "go(10)", show=False),
        Binding("home", "go(-100000)", show=False), Binding("end", "go(100000)", show=False),
        Binding("q", "close", show=False),
    ]  # fmt: skip

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.texts.say("back-title"))
        self.moments = table.match.story()
        self.place = len(self.moments) - 1

    def compose(self) -> ComposeResult:
        with Vertical(classes="whole"):
            yield Static(id="back-head")
            yield Board(id="back-board")
            yield Static(id="back-text")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        self.call_later(self.show)

    def action_go(self, by: int) -> None:
        self.place = max(0, min(len(self.moments) - 1, self.place + by))
        self.show()

    def show(self) -> None:
        match = self.table.match
        moment = self.moments[self.place]
        view = match.at(moment.index).view(self.table.seat)
        width, height = self.app.size
        drawing = match.game.draw(view, self.texts, width, max(4, height - 8), [])
        board = self.query_one(Board)
        board.styles.height = len(drawing)
        board.show(drawing)
        place = self.texts.say("back-place", place=self.place, length=len(self.moments) - 1)
        head = styled(f"{self.window_title}  {place}  ", "title") + styled(self.texts.say("back-keys"), "dim")
        self.query_one("#back-head", Static).update(head)
        lines = [logged(line, width - 2, True) for line in self.table.told(moment)]
        self.query_one("#back-text", Static).update(Content("\n").join(lines) if lines else Content(""))


def end_menu(table: Table) -> Menu:
    """How the game ended, the story in numbers, and what one may do next."""
    texts = table.texts
    outcome = table.match.outcome
    won = outcome is not None and bool(outcome.winners)
    rows = table.numbers()
    wide = max((len(name) for name, _ in rows), default=0) + 2
    parts: list[Content] = [styled(table.ending(), "good" if won else "bad"), Content("")]
    parts += [Content.assemble((f"{name:<{wide}}", LOOKS["dim"]), (value, LOOKS["strong"])) for name, value in rows]
    parts += [Content(""), *(styled(line, "good") for line in table.goal_lines())]
    for name, count, mean, fair in dice_luck(table.match.log):
        words = texts.say(
            "terminal-dice-luck", die=texts.word("die", name), count=count, mean=texts.decimal(mean),
            fair=texts.decimal(fair),
        )  # fmt: skip
        parts.append(styled(words, "dim"))
    title = texts.say("end-title-won" if won else "end-title-lost")
    choices = [(name, texts.say(f"end-{name}")) for name in ("again", "back", "save", "open", "quit")]
    return Menu(table, title, Content("\n").join(parts), choices)
