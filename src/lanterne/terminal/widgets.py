"""The parts of the screen: board, log, details, options, dice to type in."""

from __future__ import annotations

from textwrap import wrap

from textual import events
from textual.app import ComposeResult, RenderResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from lanterne.kernel.asks import Roll
from lanterne.kernel.drawing import Drawing
from lanterne.kernel.texts import Texts
from lanterne.terminal.figures import short_odds, shortened
from lanterne.terminal.looking import LogLine, Offer
from lanterne.terminal.looks import LOOKS, drawn, styled

MARK = "▸"
LEAST_ODDS = 2  # figures that are shown beside an option, however tight it is
LEAST_WORDS = 16  # letters of its words


class Board(Widget):
    """The drawing of the game. A click says what it touched."""

    class Touched(Message):
        def __init__(self, touches: list[str]) -> None:
            super().__init__()
            self.touches = touches

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.drawing: Drawing = []

    def show(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.refresh()

    def render(self) -> RenderResult:
        return drawn(self.drawing)

    def on_click(self, event: events.Click) -> None:
        touches = self.touches_at(event.x, event.y)
        if touches:
            self.touched(touches)

    def touched(self, touches: list[str]) -> None:
        self.post_message(self.Touched(touches))

    def touches_at(self, x: int, y: int) -> list[str]:
        """What lies at a place of the drawing."""
        if not 0 <= y < len(self.drawing):
            return []
        for _, text, touch in self.drawing[y]:
            if x < len(text):
                return touch.split()
            x -= len(text)
        return []


class Keys(Board):
    """The last line of the screen: keys that can also be clicked on."""

    class Pressed(Message):
        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def touched(self, touches: list[str]) -> None:
        self.post_message(self.Pressed(touches[0]))


class Log(VerticalScroll):
    """What happened, the newest at the bottom. Scrolls with the mouse; the keys belong to the options."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static(id="log-text")

    def show(self, lines: list[LogLine], since: int, width: int, height: int, texts: Texts) -> None:
        """The lines; those behind the length `since` of the log are new. Where not all of these are in sight, the topmost
        line says how many are above."""
        old = [logged(line, width, False) for line in lines if line.index <= since]
        new = [row for line in lines if line.index > since for row in logged(line, width, True).split("\n")]
        above = len(new) - height + 1
        if height > 1 and above > 1:
            new.insert(above, styled(texts.say("terminal-above", count=above).rjust(width), "you"))
        parts = old + new
        self.query_one("#log-text", Static).update(Content("\n").join(parts) if parts else Content(""))
        self.scroll_end(animate=False)


def logged(line: LogLine, width: int, fresh: bool) -> Content:
    """A line of the log: one's own answers with an arrow, marks with a bent one, events with their rule at the end."""
    if line.kind == "answer":
        return styled("\n".join(wrap(f"› {line.text}", max(8, width), subsequent_indent="  ")), "you")
    if line.kind == "mark":
        return styled("\n".join(wrap(f"↶ {line.text}", max(8, width), subsequent_indent="  ")), "bad")
    lines = wrap(line.text, max(8, width), initial_indent="  ", subsequent_indent="    ")
    gap = width - len(lines[-1]) - len(line.rule)
    text = Content.styled("\n".join(lines), "" if fresh else LOOKS["dim"])
    if not line.rule:
        return text
    if gap < 1:
        return Content.assemble(text, ("\n" + line.rule.rjust(width), LOOKS["dim"]))
    return Content.assemble(text, (" " * gap + line.rule, LOOKS["dim"]))


class Choices(OptionList):
    """The options under their numbers, with their odds at the right end."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self.rows: list[tuple[str, Content]] = []
        self._marked: int | None = None

    def show(self, rows: list[tuple[str, Content]], highlighted: int = 0) -> None:
        """Rows of a key and a text; the key is what one types."""
        self.rows = rows
        self._marked = None
        self.clear_options()
        self.add_options([Option(self.row(place, False)) for place in range(len(rows))])
        if rows:
            self.highlighted = min(highlighted, len(rows) - 1)

    def row(self, place: int, marked: bool) -> Content:
        key, text = self.rows[place]
        wide = max(len(other) for other, _ in self.rows)
        head = f"{MARK if marked else ' '}{key:>{wide}} " if key else f"{MARK if marked else ' '} "
        first, *more = text.split("\n")
        lines = [Content.assemble((head, LOOKS["you"]), first), *(Content(" " * len(head)) + line for line in more)]
        return Content("\n").join(lines)

    def mark(self, place: int | None) -> None:
        """Put the pointer at a row: what is highlighted is told by more than a colour."""
        if self._marked is not None and self._marked < self.option_count:
            self.replace_option_prompt_at_index(self._marked, self.row(self._marked, False))
        if place is not None and place < self.option_count:
            self.replace_option_prompt_at_index(place, self.row(place, True))
        self._marked = place


def offer_row(offer: Offer, texts: Texts, width: int, picked: bool | None, tight: bool) -> tuple[str, Content]:
    """An option: its number, whether it is picked where several may be, its words, and its odds at the right end of the
    line. What does not fit there stands on a second line or, where it is tight, is left to the details."""
    box = "" if picked is None else "[x] " if picked else "[ ] "
    words = box + offer.words
    key = str(offer.number)
    room = max(4, width - max(2, len(key)) - 4)
    if offer.odds is None:
        return key, Content(shortened(words, room))
    parts = short_odds(offer.odds, texts)
    while tight and len(parts) > LEAST_ODDS and len(words) + len(" · ".join(parts)) + 2 > room:
        parts.pop()
    odds = " · ".join(parts)
    style = LOOKS["bad"] if offer.odds.chances.get("death") else LOOKS["skill"]
    if not tight and len(words) + len(odds) + 2 > room:
        second = shortened(odds, room - 2)
        return key, Content.assemble(shortened(words, room), "\n", (second.rjust(room), style))
    words = shortened(words, max(LEAST_WORDS, room - len(odds) - 2))
    odds = shortened(odds, max(0, room - len(words) - 2))
    return key, Content.assemble(words, " " * max(1, room - len(words) - len(odds)), (odds, style))


class Faces(Widget):
    """The faces of the dice to type in, to click on. The order of the dice is the order of the input."""

    class Clicked(Message):
        def __init__(self, die: int, face: str) -> None:
            super().__init__()
            self.die = die
            self.face = face

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.drawing: Drawing = []

    def show(self, roll: Roll | None, chosen: list[str], texts: Texts) -> None:
        self.drawing = [] if roll is None else [face_line(roll, place, chosen, texts) for place in range(len(roll.dice))]
        self.refresh()

    def render(self) -> RenderResult:
        return drawn(self.drawing)

    def on_click(self, event: events.Click) -> None:
        if not 0 <= event.y < len(self.drawing):
            return
        x = event.x
        for _, text, touch in self.drawing[event.y]:
            if x < len(text):
                if touch:
                    self.post_message(self.Clicked(event.y, touch))
                return
            x -= len(text)


def face_line(roll: Roll, place: int, chosen: list[str], texts: Texts) -> list[tuple[str, str, str]]:
    """One die: its name and its faces, the chosen one marked by brackets of its own."""
    die = roll.dice[place]
    line: list[tuple[str, str, str]] = [("dim", f"  {texts.word('die', die.name):<18}", "")]
    for face in die.faces:
        name = texts.word("face", face)
        here = place < len(chosen) and chosen[place] == face
        line += [("you" if here else "", f"▐{name}▌" if here else f"[{name}]", face), ("", " ", "")]
    return line
