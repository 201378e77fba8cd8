"""The rule catalogue of a game: ids, chapters, who decides. The words of each rule are in the texts."""

from __future__ import annotations

import tomllib
from functools import cache

from lanterne.kernel.faults import Fault
from lanterne.kernel.registry import find_game


class Rule:
    """One rule. `physical` says why no program can prove it, and is empty for all that one can."""

    __slots__ = ("by", "chapter", "id", "physical")

    def __init__(self, id: str, chapter: str, by: str, physical: str) -> None:
        self.id = id
        self.chapter = chapter
        self.by = by
        self.physical = physical


@cache
def rules_of(slug: str) -> dict[str, Rule]:
    """All rules of a game, in the order of its catalogue."""
    data = tomllib.loads((find_game(slug).folder / "rules.toml").read_text(encoding="utf-8"))
    return {
        id: Rule(id, str(entry["chapter"]), str(entry["by"]), str(entry.get("physical", "")))
        for id, entry in data.items()
    }


def find_rule(slug: str, id: str) -> Rule:
    """The rule with this id, in any case."""
    rule = rules_of(slug).get(id.upper())
    if rule is None:
        raise Fault("rule-unknown", rule=id[:40], game=slug)
    return rule
