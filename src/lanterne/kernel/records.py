"""Records: plain typed data with a declared list of fields, turned to JSON and back, and read or changed by path.

A record class lists its fields in `FIELDS` in the order of its constructor; states and views are records.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TypeVar

from mypy_extensions import mypyc_attr

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault

R = TypeVar("R", bound="Record")


class Kind:
    """The type of a field: a scalar, a list, a tuple, a record, or one of these or nothing."""

    __slots__ = ("inner", "item", "name", "optional")

    def __init__(self, name: str, item: Kind | None = None, inner: type[Record] | None = None, optional: bool = False):
        self.name = name
        self.item = item
        self.inner = inner
        self.optional = optional

    def load(self, data: Json, path: str) -> object:
        """The value that `data` stands for, or a Fault that names the path."""
        if data is None and self.optional:
            return None
        if self.inner is not None:
            return load(self.inner, data, path)
        if self.item is not None:
            if not isinstance(data, list):
                raise Fault("data-type", path=path, wanted=self.name)
            values = [self.item.load(entry, f"{path}.{place}") for place, entry in enumerate(data)]
            return tuple(values) if self.name == "tuple" else values
        fits = type(data).__name__ == self.name
        if not fits:
            raise Fault("data-type", path=path, wanted=self.name)
        return data


INT = Kind("int")
STR = Kind("str")
BOOL = Kind("bool")


def list_of(item: Kind) -> Kind:
    return Kind("list", item)


def tuple_of(item: Kind) -> Kind:
    return Kind("tuple", item)


def one(inner: type[Record]) -> Kind:
    return Kind(inner.__name__, inner=inner)


def maybe(inner: type[Record]) -> Kind:
    return Kind(inner.__name__, inner=inner, optional=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Plain data. Subclasses give `fields()` and a constructor that takes them in that order."""

    __slots__ = ()

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        raise NotImplementedError


def dump(value: object) -> Json:
    """A record, or data made of records, as JSON."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {str(key): dump(item) for key, item in value.items()}
    if isinstance(value, Record):
        return {name: dump(getattr(value, name)) for name in value.fields()}
    raise TypeError(f"{type(value).__name__} is no plain data")


def load(cls: type[R], data: Json, path: str = "state", *, first: tuple[object, ...] = ()) -> R:
    """The record that `data` stands for; every field must be there, with its type, and no other. `first` are leading
    arguments of the constructor that are no fields."""
    if not isinstance(data, dict):
        raise Fault("data-type", path=path, wanted=cls.__name__)
    fields = cls.fields()
    for name in data:
        if name not in fields:
            raise Fault("data-unknown", path=f"{path}.{name}")
    values = []
    for name, kind in fields.items():
        if name not in data:
            raise Fault("data-missing", path=f"{path}.{name}")
        values.append(kind.load(data[name], f"{path}.{name}"))
    return cls(*first, *values)


def canonical(data: Json) -> bytes:
    """JSON in the one form that hashes and comparisons use."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode(errors="surrogatepass")


def fingerprint(data: Json) -> str:
    """A short hash of plain data, equal on every machine."""
    return blake2b(canonical(data), digest_size=16).hexdigest()


def _member(holder: object, name: str, path: str) -> object:
    if isinstance(holder, list | tuple):
        if not name.isdecimal() or int(name) >= len(holder):
            raise Fault("path-unknown", path=path)
        return holder[int(name)]
    if not isinstance(holder, Record) or name not in holder.fields():
        raise Fault("path-unknown", path=path)
    return getattr(holder, name)


def get(record: Record, path: str) -> Json:
    """The value at a path such as `heroes.0.hp`, as plain data."""
    value: object = record
    for name in path.split("."):
        value = _member(value, name, path)
    return dump(value)


def put(record: Record, path: str, data: Json) -> None:
    """Change the value at a path; the type must fit."""
    *way, last = path.split(".")
    holder: object = record
    for name in way:
        holder = _member(holder, name, path)
    old = _member(holder, last, path)
    if isinstance(holder, list):
        if type(old) is not type(data) or isinstance(data, list | dict):
            raise Fault("data-type", path=path, wanted=type(old).__name__)
        holder[int(last)] = data
        return
    if not isinstance(holder, Record):
        raise Fault("path-unknown", path=path)
    setattr(holder, last, holder.fields()[last].load(data, path))
