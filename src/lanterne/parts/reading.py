"""Reading content: tables of TOML files with errors that name the file, the card and the field."""

from __future__ import annotations

import tomllib
from pathlib import Path

from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault


class Reader:
    """A table of a content file; says where it is when a field is missing or wrong, and notices fields nobody reads."""

    def __init__(self, data: Json, where: str) -> None:
        if not isinstance(data, dict):
            raise Fault("content-type", where=where, wanted="table")
        self.data = data
        self.where = where
        self.used: set[str] = set()

    def _get(self, name: str) -> Json:
        self.used.add(name)
        if name not in self.data:
            raise Fault("content-missing", where=self.where, field=name)
        return self.data[name]

    def has(self, name: str) -> bool:
        return name in self.data

    def text(self, name: str) -> str:
        value = self._get(name)
        if not isinstance(value, str):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="string")
        return value

    def word(self, name: str, choices: tuple[str, ...]) -> str:
        value = self.text(name)
        if value not in choices:
            raise Fault("content-word", where=f"{self.where}.{name}", got=shorten(value), choices=" ".join(choices))
        return value

    def slug(self, name: str) -> str:
        value = self.text(name)
        if not value.replace("_", "a").isalnum() or not value.isascii() or not value.islower():
            raise Fault("content-id", where=f"{self.where}.{name}", got=shorten(value))
        return value

    def number(self, name: str, least: int, most: int) -> int:
        value = self._get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Fault("content-number", where=f"{self.where}.{name}", got=shorten(value), least=least, most=most)
        return value

    def flag(self, name: str) -> bool:
        value = self._get(name)
        if not isinstance(value, bool):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="true/false")
        return value

    def items(self, name: str) -> list[Json]:
        value = self._get(name)
        if not isinstance(value, list):
            raise Fault("content-type", where=f"{self.where}.{name}", wanted="list")
        return value

    def tables(self, name: str) -> list[Reader]:
        found = []
        for place, entry in enumerate(self.items(name), 1):
            label = entry.get("id", place) if isinstance(entry, dict) else place
            found.append(Reader(entry, f"{self.where}.{name}.{label}"))
        return found

    def table(self, name: str) -> Reader:
        return Reader(self._get(name), f"{self.where}.{name}")

    def done(self) -> None:
        for name in self.data:
            if name not in self.used:
                raise Fault("content-unknown", where=self.where, field=name)


def read_file(path: Path) -> Reader:
    try:
        return Reader(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    except OSError as error:
        raise Fault("file-read", file=str(path), why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("content-toml", file=str(path), why=shorten(error)) from None
