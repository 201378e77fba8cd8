"""Help pages: every command has one, in both languages, and every word of them has a text."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from lanterne.cli import build
from lanterne.kernel.texts import LANGUAGES, texts_for
from tests.cli.shell import call, process

COMMANDS = ("play", "serve", "games", "rules", "replay", "repair", "hint", "profile", "scenario", "sim", "bench", "pack")


def test_help_lists_the_commands() -> None:
    done = process("--help")
    assert done.status == 0
    assert done.out.startswith("Usage: lanterne COMMAND")
    listed = [line.split()[0] for line in done.out.splitlines() if line.startswith("  ")]
    assert listed[: len(COMMANDS)] == list(COMMANDS)


def test_alone_without_a_page_it_says_how_to_build_it_and_prints_its_help(tmp_path: Path) -> None:
    done = process(variables={"LANTERNE_PAGE": str(tmp_path)})
    first, _, rest = done.out.partition("\n\n")
    assert done.status == 0
    assert first.endswith("python3 run.py page")
    assert rest == process("--help").out


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help(name: str, language: str) -> None:
    done = call(name, "--help", "--lang", language)
    assert (done.status, done.err) == (0, "")
    usage = {"en": "Usage: ", "fr": "Usage\N{NO-BREAK SPACE}: "}[language]
    assert done.out.startswith(f"{usage}lanterne {name}")
    assert "--lang fr|en" in done.out


def test_help_fits_the_terminal() -> None:
    done = process("play", "--help", variables={"COLUMNS": "60"})
    assert max(map(len, done.out.splitlines())) <= 60


def test_help_names_what_must_be_given() -> None:
    assert call("sim", "--help").out.startswith("Usage: lanterne sim GAME --bot NAME... --games N [options]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_has_a_text(language: str) -> None:
    texts = texts_for(language)
    root = typer.main.get_command(build())
    assert isinstance(root, TyperGroup)
    waiting = [root]
    while waiting:
        group = waiting.pop()
        for child in group.commands.values():
            assert texts.has(str(child.help), "short"), child.help
            if isinstance(child, TyperGroup):
                waiting.append(child)
            for parameter in child.params:
                assert texts.has(str(getattr(parameter, "help", ""))), parameter


def test_help_is_a_word_too() -> None:
    assert call("help", "play", "--lang", "fr").out == call("play", "--help", "--lang", "fr").out
    assert process("help").out == process("--help").out


def test_version() -> None:
    assert call("--version").out.startswith("lanterne ")


@pytest.mark.parametrize(
    ("variables", "first"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Usage\N{NO-BREAK SPACE}:"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Usage:"),
        ({"LANG": "en_GB.UTF-8", "LANTERNE_LANG": "fr"}, "Usage\N{NO-BREAK SPACE}:"),
        ({"LANG": "de_DE.UTF-8"}, "Usage:"),
    ],
)
def test_the_environment_chooses_the_language(variables: dict[str, str], first: str) -> None:
    assert process("--help", variables=variables).out.startswith(first)


def test_lang_wins_over_the_environment() -> None:
    assert process("--help", "--lang=fr", variables={"LANG": "en_GB.UTF-8"}).out.startswith("Usage\N{NO-BREAK SPACE}:")
