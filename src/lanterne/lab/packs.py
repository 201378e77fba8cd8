"""Checking a content pack by reading it: its files, its cards, its words. `pack_play` tries it at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.packs import Pack, content_of, read_pack
from lanterne.kernel.registry import find_game, open_pack, with_pack
from lanterne.kernel.texts import LANGUAGES, Texts, readable, texts_for
from lanterne.lab.pack_play import Trial


@dataclass
class Check:
    """What a check found: `faults` in the files, `failures` at the table, `warnings` about what may well be meant."""

    game: str
    pack: str
    faults: list[Fault] = field(default_factory=list)
    failures: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)
    games: int = 0
    cards: int = 0
    never_met: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.faults and not self.failures


def check_pack(folder: Path, slug: str, seed: int, progress: Callable[[int], None]) -> Check:
    """Read a pack, then play it. A Fault when there is no pack to read."""
    pack = read_pack(folder, slug)
    game = find_game(pack.game)
    check = Check(game.slug, str(pack))
    check.faults = content_faults(game, pack)
    if check.faults:
        return check
    made = with_pack(game, pack)
    faults, doubts = made.lint()
    check.faults = faults + word_faults(made)
    check.warnings = doubts + stray_words(pack) + missing_words(made)
    trial = Trial(partial(open_pack, folder, slug), seed)
    trial.play(progress)
    check.failures, check.games, check.cards = trial.failures, trial.games, len(trial.cards)
    check.never_met = trial.never_met()
    return check


# --- cards -----------------------------------------------------------------------------------------------------------


def content_faults(game: Game, pack: Pack) -> list[Fault]:
    """The first fault of each file. To see past a faulty file, the game's own takes its place."""
    own = content_of(game.folder / "content")
    faults = [Fault("pack-stray", file=name, files=" ".join(own)) for name in pack.files if name not in own]
    left = {name: text for name, text in pack.files.items() if name in own}
    while (fault := first_fault(game, pack, left)) is not None:
        file = file_of(fault, list(left))
        if file or not faults:  # otherwise the game's own file does not fit the pack's: no fault of the pack
            faults.append(fault)
        if not file:
            break
        del left[file]
    return faults


def first_fault(game: Game, pack: Pack, files: dict[str, str]) -> Fault | None:
    """What is wrong with some files of a pack."""
    try:
        with_pack(game, Pack(pack.folder, {"game": pack.game, "name": pack.name}, files, {}))
    except Fault as fault:
        return fault
    return None


def file_of(fault: Fault, names: list[str]) -> str:
    """The file among these that a fault is about."""
    where = str(fault.args_by_name.get("where", fault.args_by_name.get("file", "")))
    return next((name for name in names if where == name or where.startswith((f"{name}.", f"{name}:"))), "")


# --- words -----------------------------------------------------------------------------------------------------------


def word_faults(game: Game) -> list[Fault]:
    """What is wrong with the words of a pack."""
    return [fault for language in LANGUAGES for fault in texts_for(language, game).faults]


def stray_words(pack: Pack) -> list[Fault]:
    """Words in languages that nobody here speaks."""
    choices = " ".join(LANGUAGES)
    return [Fault("pack-language", file=f"text/{name}", choices=choices) for name in pack.words if name not in LANGUAGES]


def is_named(texts: Texts, kind: str, id: str) -> bool:
    """Whether a card has a name: a message, or one that is printed on it."""
    return texts.has(f"{kind}-{id}") or texts.phrase(kind, id) is not None


def missing_words(game: Game) -> list[Fault]:
    """Cards without a name; they are called by their ids."""
    faults = []
    for card in game.cards():
        kind, _, id = card.partition(":")
        silent = [language for language in LANGUAGES if not is_named(texts_for(language, game), kind, id)]
        if silent:
            languages = " ".join(silent)
            faults.append(Fault("pack-no-words", card=card, languages=languages, text=f"{kind}-{id}", shown=readable(id)))
    return faults
