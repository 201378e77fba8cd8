"""Words for arguments that no message can name by itself: maps, objectives, lists of finds."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.content import Content
from lanterne.games.map_masters.state import COLOURS

Say = Callable[..., str]


def phrase(content: Content, field: str, value: str, say: Say) -> str | None:
    if field in ("card", "taken"):
        return card_name(content, value, say)
    if field == "cards":
        return ", ".join(card_name(content, card, say) for card in value.split())
    if field == "finds":
        return ", ".join(find(entry, say) for entry in value.split()) or say("finds-nothing")
    if field == "objective":
        kind = content.kind_of(value) if value in content.objectives else value
        return say("objective-timed", kind=say(f"kind-{kind}.many")) if is_timed(content, value) else say(f"kind-{kind}.many")
    if field == "place":
        return place(value, say)
    return None


def place(about: str, say: Say) -> str | None:
    """Whose pile is drawn from: `hand 3 1` is about the second player."""
    words = about.split()
    return say(f"mapper-{COLOURS[int(words[2])]}") if words[0] == "hand" and len(words) == 3 else None


def is_timed(content: Content, objective: str) -> bool:
    return objective in content.objectives and content.objectives[objective].hourglass


def card_name(content: Content, card: str, say: Say) -> str:
    """The name on a map, in the language of these words."""
    design = content.cards.get(card.partition("/")[0])
    return design.names[say("maps-language")] if design is not None else card


def find(entry: str, say: Say) -> str:
    """`coin:3` as words."""
    kind, _, count = entry.partition(":")
    return say(f"kind-{kind}.count", count=int(count))
