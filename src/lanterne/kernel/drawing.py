"""Drawings: a position as lines of text, for terminals. Plain data, so that games know no terminal library.

A line is a list of spans: a style named by its meaning, the text, and what a click on it touches, in the words of
`Option.touches` (several with a space between them, none when empty).
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Arg

Span: TypeAlias = "tuple[str, str, str]"
Line: TypeAlias = "list[Span]"
Drawing: TypeAlias = "list[Line]"

# What a style means; a client gives each a look, and no meaning hangs on the look alone.
STYLES = (
    "", "dim", "title", "strong", "you", "next", "good", "bad", "life", "skill", "gold", "foe", "back", "die", "dungeon",
    "curse", "poison", "red", "green", "blue",
)  # fmt: skip


class Words(Protocol):
    """The words of one language: what a drawing needs of the texts."""

    def say(self, id: str, **args: Arg) -> str: ...

    def has(self, id: str, attribute: str = "") -> bool: ...

    def word(self, field: str, value: Arg) -> str: ...


def outline(data: Json, name: str = "", depth: int = 0) -> Drawing:
    """Plain data as an indented list: how a position looks when its game draws nothing better."""
    indent = "  " * depth
    label = f"{indent}{name}: " if name else indent
    if isinstance(data, dict):
        lines: Drawing = [[("strong", f"{indent}{name}", "")]] if name else []
        for key, value in data.items():
            lines += outline(value, str(key), depth + 1 if name else depth)
        return lines
    if isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        lines = [[("strong", label.rstrip(), "")]]
        for place, item in enumerate(data):
            lines += outline(item, str(place), depth + 1)
        return lines
    text = " ".join(map(str, data)) if isinstance(data, list) else str(data)
    return [[("dim", label, ""), ("", text, "")]]
