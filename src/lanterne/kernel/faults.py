"""Faults: errors that people read. Each is a message id and its arguments, so that it can be said in any language."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

Arg = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault(Exception):
    """Something a person can mend: bad input, a damaged file, an answer that does not fit."""

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_by_name: dict[str, Arg] = args

    def __str__(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        return f"{self.message} ({detail})" if detail else self.message


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Fault):
    """An answer that the rules do not allow now; `rule` says which one, when one does."""

    def __init__(self, message: str, rule: str = "", **args: Arg) -> None:
        super().__init__(message, **args)
        self.rule = rule


class SoftLock(Exception):
    """A question without an answer: a mistake in the rules or in content, caught at the moment it is asked."""
