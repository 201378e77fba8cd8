"""Content packs for tests: a new one as `pack new` writes it, and small changes to its files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lanterne.kernel.faults import Fault
from lanterne.kernel.registry import find_game
from lanterne.lab.pack_template import template

GAME = "mini-rogue"


@cache
def files_of_a_new_pack(slug: str) -> dict[str, str]:
    return template(find_game(slug), "pack", "en")


def new_pack(folder: Path, slug: str = GAME) -> Path:
    """A pack with the game's own cards, as `pack new` writes it."""
    return write_files(folder, files_of_a_new_pack(slug))


def write_files(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def small_pack(folder: Path, **files: str) -> Path:
    """A pack with a label and these files; `words` is the English text file."""
    texts = {"pack.toml": f'game = "{GAME}"\nname = "Small"\nversion = "1.2"\n'}
    texts |= {"text/en/words.ftl" if name == "words" else f"{name}.toml": text for name, text in files.items()}
    return write_files(folder, texts)


def own_file(name: str) -> str:
    return (find_game(GAME).folder / "content" / f"{name}.toml").read_text(encoding="utf-8")


def change(path: Path, old: str, new: str) -> None:
    """Replace the first of some words in a file; they must be there."""
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def places(faults: list[Fault]) -> list[tuple[str, str]]:
    """What each fault is and where."""
    return [
        (fault.message, str(fault.args_by_name.get("where", fault.args_by_name.get("file", "")))) for fault in faults
    ]


def ogre(text: str) -> str:
    """Enemies in which the giant rat is an ogre, a name that no catalogue has."""
    return text.replace("giant_rat", "old_ogre")
