"""Lines of text: play through pipes, in scripts, with a screen reader. Same seed and same input give the same output."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TextIO

from lanterne import command_name
from lanterne.kernel.asks import Choose, Draw, Pick, Refusal, Roll
from lanterne.kernel.crafts import Compose
from lanterne.kernel.drawing import Drawing
from lanterne.kernel.faults import Fault
from lanterne.kernel.rulebook import find_rule
from lanterne.terminal.entry import card_words, number_in
from lanterne.terminal.figures import dice_luck, full_odds, short_odds
from lanterne.terminal.hinting import SECONDS, hint_lines, weigh
from lanterne.terminal.looking import LogLine
from lanterne.terminal.table import Table

WIDTH, HEIGHT = 80, 30  # of the drawn board
DRAFT = 60  # lines of a drawn draft: it scrolls
MOVES = 12  # that are listed after each line
EVERY = 10_000
SCREEN = 60  # lines that no screen has

# What a person may type, under each of its names.
COMMANDS = {
    "w": "why", "why": "why", "p": "why", "pourquoi": "why", "h": "hint", "hint": "hint", "indice": "hint", "odds": "odds",
    "u": "undo", "undo": "undo", "U": "undo_anyway", "s": "save", "save": "save", "load": "load", "l": "language",
    "view": "view", "v": "view", "map": "map", "m": "map", "carte": "map", "log": "log", "j": "log", "journal": "log",
    "rules": "rules", "r": "rules",
    "o": "options", "options": "options", "companion": "companion", "c": "companion", "t": "tutorial",
    "tutorial": "tutorial", "first": "first", "again": "again", "abandon": "abandon", "q": "quit", "quit": "quit",
    "help": "help", "aide": "help", "?": "help", "solve": "solve", "résous": "solve", "résoudre": "solve",
}  # fmt: skip

# After these the question is put again in full.
ASKS_AGAIN = ("undo", "undo_anyway", "load", "language", "companion", "first", "again", "abandon", "options")


def play_lines(table: Table, lines: TextIO | None = None, out: TextIO | None = None) -> int:
    """Play until the input ends or the person leaves; the game is kept either way."""
    if lines is None and isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are nonsense, not an error
    return Talk(table, lines or sys.stdin, out or sys.stdout).run()


class Talk:
    """A conversation about one table."""

    def __init__(self, table: Table, lines: TextIO, out: TextIO) -> None:
        self.table = table
        self.lines = lines
        self.out = out
        self.told: dict[int, int] = {}  # moments of the story that were printed for each seat
        self.tutorial = False
        self.hinted: set[str] = set()
        self.ended = False  # the end was told
        self.asked = False  # the question that waits was put
        self.over = False

    def say(self, id: str, **args: int | str) -> None:
        self.print(self.table.texts.say(id, **args))

    def print(self, text: str = "") -> None:
        self.out.write(text + "\n")

    def run(self) -> int:
        self.greet()
        while not self.over:
            if not self.hand_over():
                break
            self.tell_news()
            if self.table.watching and self.table.bot_step():
                continue
            if not self.asked:
                self.put_question()
            line = self.read()
            if line is None:
                break
            self.obey(line)
        self.farewell()
        return 0

    def read(self) -> str | None:
        self.out.write("> ")
        self.out.flush()
        try:
            line = self.lines.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            self.print()
            return None
        return line.strip()

    # --- telling -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        table = self.table
        self.print(table.texts.title())
        self.say("plain-greeting")
        waiting = table.keeper.unfinished()
        if waiting is not None and table.keeper.file is None:
            self.say("terminal-unfinished", command=command_name(), game=table.match.game.slug, file=str(waiting))
        proposal = table.proposal()
        if proposal:
            self.say("plain-first", settings="; ".join(table.setting_lines(proposal)))

    def tell_news(self) -> None:
        """What happened since this seat last read; one's own answers are known and not repeated."""
        seat = self.table.seat
        moments = self.table.match.story()
        for moment in moments[self.told.get(seat, 0) :]:
            for line in self.table.told(moment):
                if line.kind != "answer":
                    self.print(worded(line))
        self.told[seat] = len(moments)
        if self.table.trouble is not None:
            self.print(self.table.fault(self.table.trouble))

    def hand_over(self) -> bool:
        """Between two people who know different things, the screen waits until the right one sits there; False when
        nobody comes."""
        table = self.table
        before, table.shown, curtain = table.shown, table.seat, table.curtain()
        if curtain:
            if self.out.isatty():
                self.print("\n" * SCREEN)  # out of sight
            self.say("plain-hand-over", name=table.whole_name(table.seat))
            return self.read() is not None
        if before is not None and before != table.seat:
            self.told[table.seat] = self.told.get(before, 0)  # they read the same lines
        return True

    def put_question(self) -> None:
        table = self.table
        ask = table.ask
        self.asked = True
        if ask is None:
            self.tell_end()
            return
        if self.tutorial and ask.about not in self.hinted:
            self.hinted.add(ask.about)
            for hint in table.hints():
                self.say("plain-tip", hint=hint)
        self.print()
        self.print(table.question())
        if isinstance(ask, Roll):
            for die in ask.dice:
                faces = " ".join(table.texts.word("face", face) for face in die.faces)
                self.say("plain-faces", die=table.texts.word("die", die.name), faces=faces)
        elif isinstance(ask, Draw):
            for number, card in enumerate(ask.cards, 1):
                self.print(f"{number:>3}. {card_words(card, ask, table.texts)}")
        elif isinstance(ask, Compose):
            self.put_draft()
        for offer in table.offers():
            odds = f"  [{' · '.join(short_odds(offer.odds, table.texts))}]" if offer.odds is not None else ""
            self.print(f"{offer.number:>3}. {offer.words}{odds}")
        if isinstance(ask, Pick):
            self.say("plain-pick", least=ask.least, most=ask.most)

    def put_draft(self) -> None:
        """What is made so far, and what may come next."""
        if self.table.craft is None:
            self.say("plain-compose")
            return
        for line in self.table.draft_lines():
            self.print(f"  {line}")
        self.say("plain-draft")
        self.tell_moves(MOVES)

    def tell_moves(self, most: int) -> None:
        moves = self.table.moves()
        for number, (_, words, _) in enumerate(moves[:most], 1):
            self.print(f"{number:>3}. {words}")
        if len(moves) > most:
            self.say("plain-more", count=len(moves) - most)

    def tell_end(self) -> None:
        table = self.table
        if table.match.outcome is None or self.ended:
            return
        self.ended = True
        self.print()
        self.print(table.ending())
        for name, value in table.numbers():
            self.say("plain-number", name=name, value=value)
        for line in table.goal_lines():
            self.print(line)
        for name, count, mean, fair in dice_luck(table.match.log):
            self.say(
                "terminal-dice-luck", die=table.texts.word("die", name), count=count, mean=table.texts.decimal(mean),
                fair=table.texts.decimal(fair),
            )  # fmt: skip
        self.say("plain-after")

    def farewell(self) -> None:
        file = self.table.keeper.file
        if file is not None and file.exists():
            self.say("terminal-kept", command=command_name(), game=self.table.match.game.slug, file=str(file))

    # --- obeying -------------------------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        """One line of input: an answer or a command. What makes no sense gets one line that says so."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.say("plain-empty")
            elif self.is_answer(line):
                self.answer(line)
            elif word == "?" and rest:
                self.why(rest.strip())
            elif word in COMMANDS:
                self.command(COMMANDS[word], rest.strip())
            elif word[0] == "?":
                self.why(line[1:].strip())
            elif self.table.ask is None or isinstance(self.table.ask, Choose | Pick):
                self.say("plain-nonsense", got=line[:60])
            else:
                self.answer(line)
        except Fault as fault:
            self.asked = True
            self.print(self.table.fault(fault))
            if fault.message in ("undo-chance", "undo-revealed", "undo-other-seat"):
                self.say("terminal-undo-anyway")

    def answer(self, line: str) -> None:
        table = self.table
        before, length = table.draft_lines(), table.length
        table.answer_text(line)
        self.asked = table.length == length and table.craft is not None
        if self.asked:  # the draft has changed: only what is new is told
            told = [text for text in table.draft_lines() if text not in before]
            for text in told or [table.texts.say("plain-same")]:
                self.print(f"  {text}")
            self.tell_moves(MOVES)

    def is_answer(self, line: str) -> bool:
        ask = self.table.ask
        if isinstance(ask, Choose):
            return number_in(line) is not None or any(option.key == line for option in ask.options)
        return isinstance(ask, Pick) and number_in(line.replace(",", "").replace(" ", "")) is not None

    def command(self, name: str, rest: str) -> None:
        table = self.table
        self.asked = name not in ASKS_AGAIN
        if name == "why":
            self.why(rest)
        elif name == "solve" or (name == "hint" and table.craft is not None):
            self.solve()
        elif name == "hint":
            self.hint()
        elif name == "odds":
            self.odds(rest)
        elif name in ("undo", "undo_anyway"):
            count = table.undo(consent=name == "undo_anyway")
            self.all_told()
            self.ended = False
            self.say("terminal-taken-back", count=count)
        elif name == "save":
            self.say("terminal-saved", file=str(table.save(rest)))
        elif name == "load":
            table.load(rest)
            self.restart("terminal-loaded")
        elif name == "language":
            table.switch_language()
            self.say("terminal-language")
        elif name == "options" and table.craft is not None:
            self.tell_moves(EVERY)
            self.asked = True
        elif name == "view":
            for line in table.draft_lines():
                self.print(line)
            for line in table.match.game.tell(table.match.view(table.seat), table.texts):
                self.print(line)
        elif name == "map":
            self.draw_map(rest)
        elif name == "log":
            for entry in table.log_lines(None):
                self.print(worded(entry))
        elif name == "rules":
            self.rules(rest)
        elif name == "companion":
            self.companion(rest)
        elif name == "tutorial":
            self.tutorial = not self.tutorial
            self.say("terminal-tutorial-on" if self.tutorial else "terminal-tutorial-off")
        elif name == "first":
            table.begin_with(table.proposal())
            self.restart("terminal-new-game")
        elif name == "again":
            table.again()
            self.restart("terminal-new-game")
        elif name == "abandon":
            table.give_up()
        elif name == "quit":
            self.over = True
        elif name == "help":
            for line in [*table.draft_help(), *table.texts.say("plain-help").splitlines()]:
                self.print(line)

    def all_told(self) -> None:
        """Nothing that is left of the story is new to those who have read it, nor to the one who reads now."""
        whole = len(self.table.match.log) + 1
        self.told = {seat: min(count, whole) for seat, count in self.told.items()} | {self.table.seat: whole}

    def restart(self, message: str) -> None:
        self.told.clear()
        if message == "terminal-loaded":
            self.told = dict.fromkeys(self.table.persons, len(self.table.match.log) + 1)
        self.ended = False
        self.hinted.clear()
        self.say(message)

    def draw_map(self, rest: str = "") -> None:
        """The board; while one drafts, the draft; a card or another thing, where one is named."""
        table = self.table
        view = table.match.view(table.seat)
        if rest:
            drawing = table.reading(rest, WIDTH)
        elif table.craft is not None:
            table.drop_best()
            drawing = table.draw_draft(WIDTH, DRAFT)
        else:
            drawing = table.match.game.draw(view, table.texts, WIDTH, HEIGHT, table.rolls())
        self.print_drawing(drawing)
        if not drawing:
            self.say("plain-no-thing", got=rest[:60])

    def print_drawing(self, drawing: Drawing) -> None:
        for line in drawing:
            self.print("".join(text for _, text, _ in line).rstrip())

    def solve(self) -> None:
        """The best answer, drawn, and in words; `take` makes it one's own."""
        table = self.table
        best = table.show_best(table.solver()())
        self.print_drawing(table.draw_draft(WIDTH, DRAFT))
        for line in best.lines:
            self.print(f"  {line}")

    def hint(self) -> None:
        """What the search bot would do here."""
        sight = self.table.sight()
        if sight is None:
            self.say("hint-none")
            return
        seconds = SECONDS if self.out.isatty() else 0.0  # for programs the same input gives the same output
        for line in hint_lines(weigh(sight, seconds), seconds, self.table):
            self.print(f"  {line}")

    def odds(self, rest: str) -> None:
        """The full odds of one option, or of all that roll."""
        wanted = [self.table.option_named(rest)] if rest else None
        shown = False
        for offer in self.table.offers():
            if offer.odds is not None and (wanted is None or offer.option in wanted):
                self.print(f"{offer.number:>3}. {offer.words}")
                for _, text in full_odds(offer.odds, self.table.texts, 48):
                    self.print("     " + text)
                shown = True
        if not shown:
            self.say("terminal-no-odds")

    def rules(self, id: str) -> None:
        if not id:
            self.say("plain-rules")
            return
        rule = find_rule(self.table.match.game.slug, id)
        self.print(self.rule_line(rule.id))

    def rule_line(self, rule: str) -> str:
        return self.table.texts.say("terminal-rule", rule=rule, text=self.table.texts.rule(rule)) if rule else ""

    def why(self, rest: str) -> None:
        """The rule behind an option, offered or refused; without a number all of them."""
        table = self.table
        offers = [offer for offer in table.offers() if rest in ("", str(offer.number), offer.option.key)]
        refused = [refusal for refusal in table.refusals() if rest in ("", refusal.option.key)]
        for offer in offers:
            self.print(f"{offer.number:>3}. {offer.words}")
            self.print(f"     {self.rule_line(offer.option.rule)}")
        for refusal in refused:
            self.tell_refusal(refusal, bool(rest))
        barred = [entry for entry in table.barred() if rest in ("", entry[0])]
        for step, words, rule in barred:
            self.print(f"  -  {step}: {words} [{rule}]")
        if not offers and not refused and not barred:
            self.print(table.texts.say("plain-no-such", got=rest[:60]) if rest else table.texts.say("why-nothing"))

    def tell_refusal(self, refusal: Refusal, whole: bool) -> None:
        texts = self.table.texts
        self.print(f"  -  {texts.refusal(refusal)} [{refusal.option.key}]")
        if whole:
            self.print(f"     {self.rule_line(refusal.rule)}")

    def companion(self, rest: str) -> None:
        """Switch one source of chance between the app and the real box, or all of them."""
        table = self.table
        sources = table.match.game.sources
        chosen = [rest] if rest else list(sources)
        turn = rest not in table.by_hand if rest else len(table.by_hand) < len(sources)
        for source in chosen:
            table.set_by_hand(source, turn)
        for source in sources:
            by = "terminal-by-hand" if source in table.by_hand else "terminal-by-app"
            self.say("plain-source", source=table.texts.word("source", source), by=table.texts.say(by), name=source)


def worded(line: LogLine) -> str:
    """A line of the log as text."""
    rule = f" [{line.rule}]" if line.rule else ""
    return f"  {line.text}{rule}"
