"""Reading content: tables of TOML files with errors that name the file, the card and the field.

Whoever wants to know which fields there are gives `notes`: every field that is asked for is written down there, with its
kind and its range, so that the guide of a content pack follows from the code that reads it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import Field, Notes

MOST_ENTRIES = 500
MOST_LETTERS = 40  # of an id


def shown(value: object) -> str:
    """A wrong value for an error line. Python writes no number of thousands of digits."""
    try:
        return shorten(value)
    except ValueError:
        return "?"


def is_id(text: str) -> bool:
    """Small letters, digits and underscores."""
    return text.isascii() and text.islower() and text.replace("_", "a").isalnum() and len(text) <= MOST_LETTERS


class Reader:
    """A table of a content file; says where it is when a field is missing or wrong, and notices fields nobody reads."""

    def __init__(self, data: Json, where: str, path: str = "", notes: Notes | None = None) -> None:
        if not isinstance(data, dict):
            raise Fault("content-type", where=where, wanted="table")
        self.data = data
        self.where = where
        self.path = path
        self.notes = notes
        self.used: set[str] = set()
        self.free = False  # its names are ids that a pack chooses

    def _note(self, name: str, field: Field) -> None:
        """Write a field down. What was optional once stays so; a range that was wider stays so."""
        if self.notes is None:
            return
        before = self.notes.get(self._inside(name))
        if before is not None:
            field.optional = field.optional or before.optional
            if before.kind == field.kind:
                field.least, field.most = min(field.least, before.least), max(field.most, before.most)
        self.notes[self._inside(name)] = field

    def _inside(self, name: str) -> str:
        return f"{self.path}.{'*' if self.free else name}"

    def _get(self, name: str) -> Json:
        self.used.add(name)
        if name not in self.data:
            raise Fault("content-missing", where=self.where, field=name)
        return self.data[name]

    def has(self, name: str) -> bool:
        """Whether an optional field is there."""
        if self.notes is not None:
            self.notes.setdefault(self._inside(name), Field("")).optional = True
        return name in self.data

    def names(self) -> list[str]:
        """The names in a table where they are ids."""
        self.free = True
        for name in self.data:
            if not is_id(name):
                raise Fault("content-id", where=self.where, got=shown(name))
        return list(self.data)

    def text(self, name: str, kind: str = "text", default: str | None = None) -> str:
        """A string; `kind` says which words of the game's vocabulary it is made of. Here as below, a field with a
        default may be left out."""
        self._note(name, Field(kind, optional=default is not None))
        if default is not None and name not in self.data:
            return default
        value = self._get(name)
        if not isinstance(value, str):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="string")
        return value

    def word(self, name: str, choices: tuple[str, ...], default: str | None = None) -> str:
        """One of some words."""
        self._note(name, Field("word", choices=choices, optional=default is not None))
        if default is not None and name not in self.data:
            return default
        value = self._get(name)
        if not isinstance(value, str) or value not in choices:
            raise Fault("content-word", where=f"{self.where}.{name}", got=shown(value), choices=" ".join(choices))
        return value

    def slug(self, name: str) -> str:
        """An id."""
        self._note(name, Field("id"))
        value = self._get(name)
        if not isinstance(value, str) or not is_id(value):
            raise Fault("content-id", where=f"{self.where}.{name}", got=shown(value))
        return value

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range."""
        self._note(name, Field("number", least, most, optional=default is not None))
        if default is not None and name not in self.data:
            return default
        value = self._get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Fault("content-number", where=f"{self.where}.{name}", got=shown(value), least=least, most=most)
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        """Yes or no."""
        self._note(name, Field("flag", optional=default is not None))
        if default is not None and name not in self.data:
            return default
        value = self._get(name)
        if not isinstance(value, bool):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="true/false")
        return value

    def items(self, name: str, kind: str = "", least: int = 0, most: int = MOST_ENTRIES) -> list[Json]:
        """A list of so many entries; `kind` says what they are."""
        self._note(name, Field(f"list {kind}".strip(), least, most))
        value = self._get(name)
        if not isinstance(value, list):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="list")
        if not least <= len(value) <= most:
            wanted = least if len(value) < least else most
            raise Fault("content-count", where=f"{self.where}.{name}", wanted=wanted, got=len(value))
        return value

    def texts(self, name: str, kind: str = "text", least: int = 0, most: int = MOST_ENTRIES) -> list[str]:
        """A list of strings."""
        found = []
        for place, value in enumerate(self.items(name, kind, least, most), 1):
            if not isinstance(value, str):
                raise Fault("content-type", where=f"{self.where}.{name}.{place}", wanted="string")
            found.append(value)
        return found

    def tables(self, name: str, least: int = 0, most: int = MOST_ENTRIES) -> list[Reader]:
        """A list of tables; each is called by its id, or by its place where it has none."""
        found = []
        for place, entry in enumerate(self.items(name, "tables", least, most), 1):
            label = shown(entry.get("id", place)) if isinstance(entry, dict) else place
            found.append(Reader(entry, f"{self.where}.{name}.{label}", self._inside(name), self.notes))
        return found

    def table(self, name: str) -> Reader:
        self._note(name, Field("table"))
        return Reader(self._get(name), f"{self.where}.{name}", self._inside(name), self.notes)

    def done(self) -> None:
        for name in self.data:
            if name not in self.used:
                raise Fault("content-unknown", where=self.where, field=shown(name))


def read_toml(text: str, name: str, notes: Notes | None = None) -> Reader:
    """The whole of a content file."""
    try:
        return Reader(tomllib.loads(text), name, name.removesuffix(".toml"), notes)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, lists in lists in lists
        raise Fault("content-toml", file=name, why=shorten(error)) from None


def read_files(files: Mapping[str, str], names: tuple[str, ...], notes: Notes | None = None) -> dict[str, Reader]:
    """The files of a game's content, by name without `.toml`; all of them must be there."""
    for name in names:
        if f"{name}.toml" not in files:
            raise Fault("content-no-file", file=f"{name}.toml")
    return {name: read_toml(files[f"{name}.toml"], f"{name}.toml", notes) for name in names}
