"""The stage: the parts of the full screen, where they stand, and what each shows. What people do is in `app`."""

from __future__ import annotations

import os
from textwrap import wrap

from textual.app import App, ComposeResult
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from lanterne.kernel.asks import Ask, Chance, Draw, Option, Pick, Roll
from lanterne.kernel.crafts import Compose
from lanterne.kernel.drawing import Drawing, Line
from lanterne.terminal.entry import card_kind, card_words, read_faces
from lanterne.terminal.figures import brief_odds, full_odds, shortened
from lanterne.terminal.layout import Box, Needs, board_room, main_width, plan, two_lined
from lanterne.terminal.looking import Offer
from lanterne.terminal.looks import DARK, LIGHT, drawn, styled
from lanterne.terminal.screens import rule_text
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Board, Choices, Faces, Keys, Log, offer_row

HINT_LINES = 3
AFTER = ("again", "back", "save", "open", "quit")  # what one may do when the game is over
KEYS = (
    ("hint", "hint"), ("why", "why"), ("undo", "undo(False)"), ("journal", "journal"), ("help", "help"), ("quit", "leave"),
    ("save", "save"), ("language", "language"), ("companion", "companion"), ("rules", "rules"),
)  # fmt: skip


def light_terminal() -> bool:
    """Whether the terminal says that its background is light."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


class Stage(App[None]):
    """One table on a screen, as it looks."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.offers: list[Offer] = []
        self.cards: list[str] = []  # of the real box, that fit what is typed
        self.moves: list[tuple[str, str, str]] = []  # that may come next in a draft
        self.picked: list[Option] = []
        self.note = Content("")
        self.hints: list[str] = []
        self.since = table.length  # log lines behind this length are new
        self.looking: list[str] = []  # what was clicked on, to be described
        self.detail_room = (30, 3)
        self.covered = True  # nothing is drawn before somebody sits down, nor for other eyes

    def compose(self) -> ComposeResult:
        yield Board(id="board")
        yield Log(id="log")
        yield Static(id="details")
        yield Static(id="note")
        yield Static(id="question")
        yield Faces(id="faces")
        yield Input(id="entry", compact=True)
        yield Choices(id="choices")
        yield Keys(id="footer")

    def dress(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = LIGHT.name if light_terminal() else DARK.name

    def on_resize(self) -> None:
        self.call_later(self.arrange)  # when the app knows its new size

    def arrange(self) -> None:
        """Give every part its place for this size of the terminal, and draw it."""
        width, height = self.size
        if width < 1 or height < 1 or self.covered or not self.query("#board"):
            return
        note = self.note_text(main_width(width))
        rows = self.rows(main_width(width))
        if row_lines(rows) > two_lined(height):
            rows = self.rows(main_width(width), True)
        ask = self.table.ask
        needs = self.needs(height, note, len(ask.cards) if isinstance(ask, Draw) else row_lines(rows))
        drawing = self.drawing(*board_room(width, height, needs))
        places = plan(width, height, needs, len(drawing))
        for name, box in vars(places).items():
            put(self.query_one(f"#{name}", Widget), box)
        self.query_one("#board", Board).show(drawing)
        self.query_one("#note", Static).update(note)
        self.query_one("#question", Static).update(styled(self.question(), "title"))
        self.query_one(Keys).show([self.keys(width)])
        self.query_one("#entry", Input).placeholder = placeholder(self.table)
        self.show_faces()
        self.show_log(places.log.width - 2, places.log.height)
        choices = self.query_one(Choices)
        choices.show(rows, choices.highlighted or 0 if len(rows) == len(choices.rows) else 0)
        self.detail_room = (places.details.width - 2, places.details.height)
        self.show_details()

    def needs(self, height: int, note: Content, choices: int) -> Needs:
        ask = self.table.ask
        lines = note.plain.count("\n") + 1 if note.plain else 0
        dice = len(ask.dice) if isinstance(ask, Roll) else 0
        tall = self.table.craft is not None
        return Needs(min(lines, height // 6), min(dice, height // 4), int(types(ask)), choices, tall)

    # --- what each part shows ------------------------------------------------------------------------------------

    def rows(self, width: int, tight: bool = False) -> list[tuple[str, Content]]:
        """What can be chosen: options (on one line each where it is tight), cards of the real box, what may come next in a
        draft, or what to do when the game is over."""
        table = self.table
        ask = table.ask
        if table.craft is not None:
            done = styled(table.texts.say("terminal-draft-done"), "good")
            listed = [(str(n), Content(shortened(words, width - 6))) for n, (_, words, _) in enumerate(self.moves, 1)]
            return [*listed, ("0", done)]
        if isinstance(ask, Draw):
            place = {card: number for number, card in enumerate(ask.cards, 1)}
            return [(str(place[card]), Content(card_words(card, ask, table.texts))) for card in self.cards]
        if table.match.outcome is not None:
            return [(str(number), Content(table.texts.say(f"end-{name}"))) for number, name in enumerate(AFTER, 1)]
        many = isinstance(ask, Pick)
        rows = [
            offer_row(offer, table.texts, width, offer.option in self.picked if many else None, tight)
            for offer in self.offers
        ]
        if isinstance(ask, Pick):
            words = table.texts.say("terminal-pick-done", count=len(self.picked), least=ask.least, most=ask.most)
            rows.append(("0", styled(words, "good" if ask.least <= len(self.picked) <= ask.most else "dim")))
        return rows

    def question(self) -> str:
        """What is asked, who thinks, or how it ended."""
        table = self.table
        if table.match.outcome is not None:
            return table.ending()
        thinker = table.thinker()
        if thinker is None or table.ask is not None:
            return table.question()
        return table.texts.say("terminal-thinks", name=table.name(thinker))

    def drawing(self, width: int, height: int) -> Drawing:
        """The board; once the game is over, or while bots play, as the last person or a spectator sees it."""
        table = self.table
        if height < 1:
            return []
        if table.craft is not None or table.best is not None:
            return table.draw_draft(width, height)[:height]
        return table.match.game.draw(table.match.view(table.seat), table.texts, width, height, table.rolls())[:height]

    def note_text(self, width: int) -> Content:
        """The last note and the hints, wrapped to the screen."""
        parts = [self.note] if self.note.plain else []
        for hint in self.hints:
            lines = wrap("✎ " + hint, max(10, width - 2))[:HINT_LINES]
            parts += [styled(line, "good") for line in lines]
        return Content("\n").join(parts) if parts else Content("")

    def keys(self, width: int) -> Line:
        """The last line: the keys that fit, each of them a thing to click on."""
        texts = self.table.texts
        words = [texts.say(f"key-{name}").strip() for name, _ in KEYS]
        choose = texts.say("key-choose")
        gap = "  " if sum(map(len, words)) + 2 * len(words) <= width else " "
        line: Line = [("dim", f" {choose}{gap}", "")] if sum(map(len, [choose, *words])) + 3 * len(words) <= width else []
        for word, (_, action) in zip(words, KEYS, strict=True):
            key, _, name = word.partition(" ")
            if sum(len(text) for _, text, _ in line) + len(word) > width:
                break
            line += [("title", key, action), ("dim", f" {name}", action), ("", gap, "")]
        return line

    def show_faces(self) -> None:
        ask = self.table.ask
        roll = ask if isinstance(ask, Roll) else None
        typed = self.query_one("#entry", Input).value
        chosen = read_faces(typed, roll, self.table.texts) if roll is not None else []
        self.query_one(Faces).show(roll, chosen, self.table.texts)

    def show_log(self, width: int, height: int) -> None:
        self.query_one(Log).show(self.table.log_lines(), self.since, width, height, self.table.texts)

    def show_details(self) -> None:
        """What the highlighted option is about: its odds, the card it touches, its rule."""
        table = self.table
        width, height = self.detail_room
        place = self.query_one(Choices).highlighted
        offer = self.offers[place] if place is not None and place < len(self.offers) else None
        parts: list[Content] = []
        if self.looking:
            parts = [self.described(self.looking, width)]
        elif isinstance(table.ask, Draw):
            card = self.cards[place] if place is not None and place < len(self.cards) else ""
            parts = [self.described([f"{card_kind(table.ask, table.texts)}:{card}"], width)]
        elif table.craft is not None:
            parts = self.move_details(place, width)
        elif types(table.ask):
            parts = [Content(table.texts.say("terminal-typing-help"))]
        elif offer is not None:
            parts = self.offer_details(offer, width, height)
        self.query_one("#details", Static).update(Content("\n").join(parts) if parts else Content(""))

    def move_details(self, place: int | None, width: int) -> list[Content]:
        """What the next bit of a draft is about, and how one goes on."""
        touches = self.moves[place][2].split() if place is not None and place < len(self.moves) else []
        about = self.described(touches, width)
        typing = styled(self.table.texts.say("terminal-draft-help"), "dim")
        return [about, Content(""), typing] if about.plain else [typing]

    def offer_details(self, offer: Offer, width: int, height: int) -> list[Content]:
        """The card that the option is about, its odds, what one deals with here if it is about no card, and its rule."""
        texts = self.table.texts
        card = self.described(offer.option.touches(), width)
        odds = Content("")
        if offer.odds is not None:
            lines = full_odds(offer.odds, texts, width)
            if len(lines) + card.plain.count("\n") > height:
                lines = brief_odds(offer.odds, texts, width)
            odds = Content("\n").join([styled(text, style) for style, text in lines])
        here = Content("") if card.plain else self.described(["here"], width)
        rule = rule_text(offer.option.rule, texts)
        parts = [part for part in (card, odds, here, rule) if part.plain]
        room = sum(part.plain.count("\n") + 2 for part in parts) <= height
        return [Content("\n\n" if room else "\n").join(parts)] if parts else []

    def described(self, touches: list[str], width: int) -> Content:
        table = self.table
        return drawn(table.match.game.describe(table.match.view(table.seat), table.texts, touches, max(8, width)))

    def tell(self, text: str, style: str = "good") -> None:
        """Say something in the line above the question."""
        lines = wrap(text, max(10, main_width(self.size.width) - 2))[:HINT_LINES] if text else []
        self.note = Content("\n").join([styled(line, style) for line in lines]) if lines else Content("")
        self.arrange()


def row_lines(rows: list[tuple[str, Content]]) -> int:
    return sum(text.plain.count("\n") + 1 for _, text in rows)


def types(ask: Ask | None) -> bool:
    """Whether the answer is typed rather than chosen."""
    return isinstance(ask, Chance | Compose)


def placeholder(table: Table) -> str:
    """What one may type, for the empty input."""
    ask, texts = table.ask, table.texts
    if table.craft is not None:
        return texts.say("terminal-typing-draft")
    if isinstance(ask, Roll):
        return texts.say("terminal-typing", example=" ".join(die.faces[-1] for die in ask.dice))
    return texts.say("terminal-typing-card" if isinstance(ask, Draw) else "terminal-typing-data")


def put(widget: Widget, box: Box) -> None:
    """Give a part of the screen its place; what has no room is not shown."""
    shown = box.width > 0 and box.height > 0
    widget.display = shown
    if shown:
        widget.styles.offset = (box.x, box.y)
        widget.styles.width = box.width
        widget.styles.height = box.height
