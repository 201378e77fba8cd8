"""The windows over the table: why, rules, help, saving, opening, leaving, real dice. Those about the story are in `story`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.rulebook import rules_of
from lanterne.kernel.texts import Texts
from lanterne.terminal.entry import folded, number_in
from lanterne.terminal.looks import LOOKS, styled
from lanterne.terminal.places import readable
from lanterne.terminal.table import Table

LISTED = 15  # games that the window for opening lists


def digit_of(event: events.Key) -> int:
    """The number of a digit key, 0 for all others."""
    return number_in(event.character or "") or 0


class Window(ModalScreen[str]):
    """A window with a title; Esc closes it and says nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, table: Table, title: str) -> None:
        super().__init__()
        self.table = table
        self.window_title = title

    @property
    def texts(self) -> Texts:
        return self.table.texts

    def action_close(self) -> None:
        self.dismiss("")


class Menu(Window):
    """A few lines, then things to choose from by number, arrows or mouse. Answers with the id of the chosen one."""

    def __init__(
        self, table: Table, title: str, body: Content, choices: Sequence[tuple[str, str]], opaque: bool = False
    ) -> None:
        super().__init__(table, title)
        self.body = body
        self.choices = list(choices)
        self.set_class(opaque, "opaque")

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            if self.body.plain:
                yield Static(self.body, classes="window-body")
            rows = [Option(Content.assemble((f"{n} ", LOOKS["you"]), text)) for n, (_, text) in enumerate(self.choices, 1)]
            yield OptionList(*rows, id="menu", markup=False, compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.choices[event.option_index][0])

    def on_key(self, event: events.Key) -> None:
        place = digit_of(event) - 1
        if 0 <= place < len(self.choices):
            event.stop()  # a digit is not for the question behind the window as well
            self.dismiss(self.choices[place][0])


class Why(Window):
    """Every option of this question, allowed or not, with its rule and what would make it legal."""

    def __init__(self, table: Table, highlighted: int) -> None:
        super().__init__(table, table.texts.say("why-title"))
        self.start = highlighted
        texts = table.texts
        self.entries: list[tuple[Content, Content]] = []
        for offer in table.offers():
            row = Content.assemble((f"{offer.number:>2} ", LOOKS["you"]), offer.words)
            self.entries.append((row, rule_text(offer.option.rule, texts)))
        for refusal in table.refusals():
            need = texts.say(refusal.need, **refusal.args)
            row = Content.assemble((" ✗ ", LOOKS["bad"]), (texts.option(refusal.option), LOOKS["dim"]))
            why = Content.assemble((need + ".", LOOKS["bad"]), "\n\n", rule_text(refusal.rule, texts))
            self.entries.append((row, why))
        for step, words, rule in table.barred():
            row = Content.assemble((" ✗ ", LOOKS["bad"]), (step, LOOKS["dim"]))
            self.entries.append((row, Content.assemble((words, LOOKS["bad"]), "\n\n", rule_text(rule, texts))))

    def compose(self) -> ComposeResult:
        with Vertical(classes="window large"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            yield OptionList(*(Option(row) for row, _ in self.entries), id="why-list", markup=False, compact=True)
            with VerticalScroll(classes="window-foot", can_focus=False):
                yield Static(id="why-text")

    def on_mount(self) -> None:
        if self.entries:
            self.query_one(OptionList).highlighted = min(self.start, len(self.entries) - 1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#why-text", Static).update(self.entries[event.option_index][1])

    def on_key(self, event: events.Key) -> None:
        place = digit_of(event) - 1
        if 0 <= place < len(self.table.offers()):
            self.query_one(OptionList).highlighted = place


def rule_text(rule: str, texts: Texts) -> Content:
    """A rule: number, title, sentence."""
    if not rule:
        return Content("")
    title = texts.say(f"{rule}.title") if texts.has(rule, "title") else ""
    return Content.assemble((f"{rule}  {title}", LOOKS["title"]), "\n", texts.rule(rule))


class Rulebook(Window):
    """All rules, with a search."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.texts.say("rules-title"))
        self.found: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="window large"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            yield Input(placeholder=self.texts.say("rules-search"), id="rules-search", compact=True)
            yield OptionList(id="rules-list", markup=False, compact=True)
            with VerticalScroll(classes="window-foot", can_focus=False):
                yield Static(id="rules-text")

    def on_mount(self) -> None:
        self.search("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value)

    def on_input_submitted(self) -> None:
        self.query_one(OptionList).focus()

    def search(self, text: str) -> None:
        """The rules whose number, title or sentence has all these words."""
        words = folded(text).split()
        texts = self.texts
        self.found = []
        listing = self.query_one(OptionList)
        listing.clear_options()
        for id in rules_of(self.table.match.game.slug):
            whole = folded(rule_text(id, texts).plain)
            if all(word in whole for word in words):
                self.found.append(id)
                title = texts.say(f"{id}.title") if texts.has(id, "title") else ""
                listing.add_option(Option(Content.assemble((f"{id:<16}", LOOKS["dim"]), title)))
        if self.found:
            listing.highlighted = 0
        else:
            self.query_one("#rules-text", Static).update(texts.say("rules-none"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            self.query_one("#rules-text", Static).update(rule_text(self.found[event.option_index], self.texts))


class Page(Window):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,q,j,f1,question_mark", "close", show=False)]

    def __init__(self, table: Table, title: str, body: Content) -> None:
        super().__init__(table, title)
        self.body = body

    def compose(self) -> ComposeResult:
        with Vertical(classes="window large"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            with VerticalScroll(classes="window-text"):
                yield Static(self.body, id="page-text")


class SaveAs(Window):
    """Where to save. Answers with what was typed; what cannot be written is said and asked again."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            yield Static(self.texts.say("save-file"))
            yield Input(str(self.table.default_save()), id="save-name", compact=True)
            yield Static(id="save-note")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            self.dismiss(str(self.table.save(event.value)))
        except Fault as fault:
            self.query_one("#save-note", Static).update(styled(self.table.fault(fault), "bad"))


class Open(Window):
    """The games that can be opened, the newest first, or a file by its name."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.texts.say("load-title"))
        saves = [file for file in table.folder.glob("*.json") if file != table.profile.file]
        self.files = sorted(saves, key=lambda file: (-file.stat().st_mtime, file.name))[:LISTED]

    def compose(self) -> ComposeResult:
        with Vertical(classes="window large"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            yield OptionList(*(Option(self.row(file)) for file in self.files), id="load-list", markup=False, compact=True)
            yield Static(self.texts.say("save-file"))
            yield Input(id="load-name", compact=True)
            yield Static("" if self.files else self.texts.say("load-none"), id="load-note")

    def row(self, file: Path) -> Content:
        state = "load-unfinished" if readable(file) is not None else "load-finished"
        return Content.assemble(file.name, ("  " + self.texts.say(state), LOOKS["dim"]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.open(str(self.files[event.option_index]))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.open(event.value)

    def open(self, name: str) -> None:
        try:
            self.table.load(name)
        except Fault as fault:
            self.query_one("#load-note", Static).update(styled(self.table.fault(fault), "bad"))
            return
        self.dismiss(name)


class Companion(Window):
    """Which sources of chance people read from the real box."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(styled(self.window_title, "title"), classes="window-title")
            yield Static(self.texts.say("companion-help"), classes="window-body")
            yield OptionList(id="companion-list", markup=False, compact=True)

    def on_mount(self) -> None:
        self.fill(0)

    def fill(self, highlighted: int) -> None:
        listing = self.query_one(OptionList)
        listing.clear_options()
        for number, source in enumerate(self.table.match.game.sources, 1):
            hand = source in self.table.by_hand
            by = self.texts.say("terminal-by-hand" if hand else "terminal-by-app")
            words = self.texts.say("companion-source", source=self.texts.word("source", source), by=by)
            box = "[x] " if hand else "[ ] "
            listing.add_option(Option(Content.assemble((f"{number} {box}", LOOKS["you"]), words)))
        listing.highlighted = highlighted

    def turn(self, place: int) -> None:
        """Change one source over."""
        source = self.table.match.game.sources[place]
        self.table.set_by_hand(source, source not in self.table.by_hand)
        self.fill(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.turn(event.option_index)

    def on_key(self, event: events.Key) -> None:
        place = digit_of(event) - 1
        if 0 <= place < len(self.table.match.game.sources):
            self.turn(place)


def first_menu(table: Table, proposal: dict[str, Json]) -> Menu:
    """Somebody's first game: whether it shall begin with the settings that suit it."""
    texts = table.texts
    body = Content("\n").join([Content(texts.say("first-body")), *map(Content, table.setting_lines(proposal))])
    choices = [(name, texts.say(f"first-{name}")) for name in ("yes", "no")]
    return Menu(table, texts.say("first-title"), body, choices)


def help_page(table: Table) -> Page:
    texts = table.texts
    seed = texts.say("help-seed", seed=table.match.dealer.name())
    notation = [Content("\n".join(wrap(line, 76, subsequent_indent=" " * 19))) for line in table.draft_help()]
    lines = [*notation, Content("")] if notation else []
    lines += [help_line(line) for line in texts.say("help-body").splitlines()]
    lines += [Content(""), styled(seed, "dim"), styled(texts.say("help-close"), "dim")]
    return Page(table, texts.say("help-title"), Content("\n").join(lines))


def help_line(line: str) -> Content:
    """A key and what it does, with the second line under the first; a line without a key stands alone."""
    key, gap, words = line.strip().partition("  ")
    if not gap:
        return Content("\n".join(wrap(key, 68)))
    text = "\n".join(wrap(words.strip(), 56, subsequent_indent=" " * 12))
    return Content.assemble((f"{key:<12}", LOOKS["title"]), text)
