"""Events: what happened, by kind and with its rule, for clients to narrate and animate."""

from __future__ import annotations

from typing import Final

from lanterne.kernel.faults import Arg

ALL: Final = -1  # every seat sees the event


class EventKind:
    """A kind of event: its name, the names of its values, and the rule that makes it happen."""

    __slots__ = ("fields", "name", "rule")

    def __init__(self, name: str, *fields: str, rule: str) -> None:
        self.name = name
        self.fields = fields
        self.rule = rule

    def __repr__(self) -> str:
        return f"<event {self.name}>"


# What a rule writes down when something happens: the kind, its values, and the seat that may know it. Dressed as an Event
# only when somebody looks, because most are written in simulations that nobody watches.
Happening = tuple[EventKind, tuple[Arg, ...], int]


class Event:
    """One thing that happened. `only` is the seat that may know it, or ALL."""

    __slots__ = ("kind", "only", "values")

    def __init__(self, kind: EventKind, values: tuple[Arg, ...], only: int) -> None:
        self.kind = kind
        self.values = values
        self.only = only

    @property
    def rule(self) -> str:
        return self.kind.rule

    def named(self) -> dict[str, Arg]:
        """The values by name."""
        return dict(zip(self.kind.fields, self.values, strict=True))

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.named()} {self.rule}>"
