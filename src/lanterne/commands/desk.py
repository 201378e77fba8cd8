"""The desk: where a command talks to the person who called it, in that person's language."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Arg, Fault
from lanterne.kernel.texts import LANGUAGES, Texts, texts_for

if TYPE_CHECKING:
    from rich.console import Console

    from lanterne.kernel.game import Game

WIDE = 180  # columns of a table that goes to a file or a pipe


def find_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: `--lang`, else what the environment says, else English."""
    for place, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name == "--lang" and (given or place + 1 < len(arguments)):
            return value if given else arguments[place + 1]
    for variable in ("LANTERNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Desk:
    """Says things on standard output and errors on standard error."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def texts(self) -> Texts:
        return texts_for(self.language)

    def texts_of(self, game: Game) -> Texts:
        return texts_for(self.language, game)

    def title(self, game: Game) -> str:
        """The name of a game as players know it, with the pack that it is played with."""
        return self.texts_of(game).title()

    def say(self, id: str, **args: Arg) -> str:
        return self.texts.say(id, **args)

    def print(self, text: str = "") -> None:
        print(text)

    def tell(self, id: str, **args: Arg) -> None:
        """Print a message."""
        self.print(self.say(id, **args))

    def json(self, data: Json) -> None:
        self.print(json.dumps(data, ensure_ascii=False, indent=2))

    def error(self, text: str) -> None:
        """One line on standard error."""
        sys.stdout.flush()
        print(f"lanterne: {text}", file=sys.stderr, flush=True)

    def fault(self, fault: Fault) -> str:
        return self.texts.fault(fault)

    # --- figures -----------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        """A figure with its thousands apart, as the language writes it."""
        text = f"{value:,.{digits}f}"
        if self.language == "fr":
            return text.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")
        return text

    def grouped(self, value: int) -> str:
        return self.number(value, 0)

    def percent(self, rate: float) -> str:
        return self.number(100 * rate) + ("\N{NO-BREAK SPACE}%" if self.language == "fr" else "%")

    def figure(self, value: Json) -> str:
        """Any figure; a dash for one that is not there."""
        if isinstance(value, float):
            return self.number(value)
        return self.grouped(value) if isinstance(value, int) else "–"

    @cached_property
    def console(self) -> Console:
        """For tables. What is no terminal gets them wide and without colour."""
        from rich.console import Console

        return Console(highlight=False, width=None if sys.stdout.isatty() else WIDE, emoji=False, markup=False)

    def table(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table: the first column is words, the others are figures."""
        from rich import box
        from rich.table import Table

        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        for place, column in enumerate(columns):
            table.add_column(column, justify="right" if place else "left", no_wrap=place > 0)
        for row in rows:
            table.add_row(*row)
        self.console.print(table)


def at_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def default_desk(arguments: Sequence[str]) -> Desk:
    """The desk for a command line, or a Fault when it asks for a language that we do not speak."""
    language = find_language(arguments, os.environ)
    if language not in LANGUAGES:
        raise Fault("language-unknown", got=language[:20], choices=" ".join(LANGUAGES))
    return Desk(language)
