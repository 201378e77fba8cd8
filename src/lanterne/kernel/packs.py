"""Content packs: cards and words of one's own for a game, as a folder of TOML, card and Fluent files.

A pack is data. It is read once and whole, each file up to a size; nothing in it leads out of its folder. What the files say
is checked by the game that plays with them (`registry.open_pack`) and by `wording`, for the words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from unicodedata import category

from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.records import fingerprint

LABEL = "pack.toml"
CONTENT = ("*.toml", "*.cards")  # what a game may be read from: tables, or a text format of its own
LABEL_KEYS = ("game", "name", "author", "version", "about")
MOST_LETTERS = 400  # in a line of the label
MOST_BYTES = 1 << 20  # in a file
MOST_FILES = 40  # of one kind


class Field:
    """What a field of a content file may be: its kind, the least and the most, the words it may have."""

    __slots__ = ("choices", "kind", "least", "most", "optional")

    def __init__(
        self, kind: str, least: int = 0, most: int = 0, choices: tuple[str, ...] = (), optional: bool = False
    ) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.choices = choices
        self.optional = optional


Notes = dict[str, Field]  # fields by path: `rooms.room.enemies.hp`, with `*` where a pack chooses the name
Vocabulary = Mapping[str, Mapping[str, tuple[str, ...]]]  # words by kind, each with what follows it


class Guide:
    """What somebody who writes a pack must know of a game: every field of its content, and every word of its effects."""

    def __init__(self, fields: Notes, vocabulary: Vocabulary) -> None:
        self.fields = fields
        self.vocabulary = vocabulary


class PackName:
    """How a save names the pack it was played with."""

    def __init__(self, name: str, version: str, fingerprint: str) -> None:
        self.name = name
        self.version = version
        self.fingerprint = fingerprint

    def __str__(self) -> str:
        return f"{self.name} {self.version}".strip()

    def is_same(self, other: PackName | None) -> bool:
        """The same cards under the same name. The version is for people: it changes nothing at the table."""
        return other is not None and (self.name, self.fingerprint) == (other.name, other.fingerprint)

    def dump(self) -> dict[str, Json]:
        return {"name": self.name, "version": self.version, "fingerprint": self.fingerprint}


def read_name(data: Json) -> PackName | None:
    """The pack that a save names; None when that is no name of one."""
    if not isinstance(data, dict):
        return None
    name, version, mark = data.get("name"), data.get("version"), data.get("fingerprint")
    if not isinstance(name, str) or not isinstance(version, str) or not isinstance(mark, str):
        return None
    return PackName(name, version, mark) if is_harmless(name + version) else None


class Pack(PackName):
    """A pack as its folder says it is: the texts of its files, by name. `words` are by language, then by name."""

    def __init__(
        self, folder: Path, label: Mapping[str, str], files: Mapping[str, str], words: Mapping[str, Mapping[str, str]]
    ) -> None:
        content: dict[str, Json] = {name: meaning(text) for name, text in sorted(files.items())}
        super().__init__(label.get("name") or folder.name, label.get("version", ""), fingerprint(content))
        self.folder = folder
        self.game = label.get("game", "")
        self.author = label.get("author", "")
        self.about = label.get("about", "")
        self.files = files
        self.words = words


def meaning(text: str) -> Json:
    """What a file says, so that a changed comment makes no other pack: TOML as data, another format line by line."""
    try:
        return plain(tomllib.loads(text))
    except (ValueError, RecursionError):
        lines = (line.partition("#")[0].strip() for line in text.splitlines())
        return [line for line in lines if line]


def plain(value: object) -> Json:
    """TOML as JSON. Numbers and dates are as they are written: JSON does not know them all."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value if isinstance(value, str) else f"#{value}"


def read_pack(folder: Path, slug: str = "") -> Pack:
    """A pack from its folder, or a Fault that says in one line what is wrong. `slug` is the game
    that is wanted, if one is; a pack without a label is taken to be for it."""
    if not folder.is_dir():
        raise Fault("pack-no-folder", file=str(folder))
    home = folder.resolve()
    label = read_label(home, slug)
    if slug and label["game"] != slug:
        raise Fault("pack-other-game", file=str(folder), game=label["game"], got=slug[:40])
    paths = [path for pattern in CONTENT for path in found(home, pattern)]
    files = {path.name: read_inside(home, path) for path in paths if path.name != LABEL}
    words = {}
    for path in found(home, "text/*"):
        if not path.resolve().is_relative_to(home):
            raise Fault("pack-outside", file=f"text/{path.name}")
        if path.is_dir():
            words[path.name] = {file.name: read_inside(home, file) for file in found(path, "*.ftl")}
    return Pack(home, label, files, words)


def found(folder: Path, pattern: str) -> list[Path]:
    """The files of a kind, by name; a Fault when they are too many to be a pack."""
    try:
        paths = sorted(folder.glob(pattern))
    except OSError as error:
        raise Fault("file-read", file=str(folder), why=error.strerror or str(error)) from None
    if len(paths) > MOST_FILES:
        raise Fault("pack-many", file=str(folder), got=len(paths), most=MOST_FILES)
    return paths


def read_inside(home: Path, path: Path) -> str:
    """The text of a file of a pack: a plain one inside its folder and not too large."""
    name = path.relative_to(home).as_posix() if path.is_relative_to(home) else path.name
    try:
        if not path.resolve().is_relative_to(home):
            raise Fault("pack-outside", file=name)
        if not path.is_file():
            raise Fault("pack-no-file", file=name)
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise Fault("pack-large", file=name, most=MOST_BYTES // 1024)
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except (OSError, RuntimeError) as error:  # a RuntimeError is a circle of links
        raise Fault("file-read", file=name, why=shorten(error)) from None
    except UnicodeDecodeError as error:
        raise Fault("pack-no-text", file=name, why=shorten(error)) from None


def read_label(home: Path, slug: str) -> dict[str, str]:
    """What the pack says of itself."""
    path = home / LABEL
    if not path.exists() and not path.is_symlink():
        if not slug:
            raise Fault("pack-no-label", file=str(path))
        return {"game": slug}
    try:
        data: dict[str, Json] = tomllib.loads(read_inside(home, path))
    except (ValueError, RecursionError) as error:
        raise Fault("content-toml", file=LABEL, why=shorten(error)) from None
    label = {}
    for key, value in data.items():
        if key not in LABEL_KEYS:
            raise Fault("content-unknown", where=LABEL, field=shorten(key))
        if not isinstance(value, str) or len(value) > MOST_LETTERS or not is_harmless(value):
            raise Fault("content-type", where=f"{LABEL}.{key}", wanted="string")
        label[key] = value
    if not label.setdefault("game", slug):
        raise Fault("content-missing", where=LABEL, field="game")
    return label


def is_harmless(text: str) -> bool:
    """Whether a text only says something: no character in it steers a terminal or turns the direction of writing."""
    return not any(category(letter) in ("Cc", "Cf", "Cs") and letter not in "\n\u00ad\u200c\u200d" for letter in text)


def content_of(folder: Path) -> dict[str, str]:
    """The texts of a game's own content, by name."""
    paths = [path for pattern in CONTENT for path in sorted(folder.glob(pattern))]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}
