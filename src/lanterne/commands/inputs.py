"""What people type on the command line, turned to values; every mistake is a fault that says what would do."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game, Setting

SEED_BITS = 63
LARGEST = (1 << 63) - 1
MOST_SEATS = 99


def whole(option: str, least: int, most: int = LARGEST) -> Callable[[str], int]:
    """A parser of whole numbers for an option."""

    def parse(text: str) -> int:
        word = str(text).strip()
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(word) <= most:
            return int(word)
        if most < LARGEST:
            raise Fault("usage-number-between", option=option, got=word[:40], least=least, most=most)
        raise Fault("usage-number", option=option, got=word[:40], least=least)

    return parse


def seconds(text: str) -> float:
    """A parser of a time."""
    try:
        value = float(str(text).replace(",", "."))
    except ValueError:
        value = -1.0
    if not 0.01 <= value <= 600:
        raise Fault("usage-seconds", option="--seconds", got=str(text)[:40])
    return value


AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game")]
SaveFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-save")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole("--seed", 0), help="cli-opt-seed")]
seats_number = whole("--seats", 1, MOST_SEATS)
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", parser=seats_number, help="cli-opt-seats")]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="DIR", help="cli-opt-pack")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-opt-option")]


def fresh_seed(seed: int | None) -> int:
    """The seed that was given, or one that nobody can guess."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def parse_settings(game: Game, texts: list[str] | None) -> dict[str, Json]:
    """The values of `--option name=value`; a list has commas. The game itself checks what may be."""
    values: dict[str, Json] = {}
    known = {setting.name: setting for setting in game.settings}
    for text in texts or []:
        name, given, value = text.partition("=")
        if not given:
            raise Fault("usage-setting", got=text[:40])
        if name not in known:
            raise Fault("option-unknown", option=name[:40], game=game.slug, choices=" ".join(known))
        if name in values:
            raise Fault("usage-twice", option=f"--option {name}")
        setting = known[name]
        parts = [part.strip() for part in value.split(",")]
        values[name] = [as_choice(setting, part) for part in parts] if setting.per_seat else as_choice(setting, value)
        if setting.live and values[name] != setting.default:
            raise Fault("option-live", option=name)
    return values


def as_choice(setting: Setting, text: str) -> Json:
    """The choice of a setting that a word stands for, or the word itself for the game to refuse."""
    for choice in setting.choices:
        if str(choice).lower() == text.strip().lower():
            return choice
    return text[:40]
