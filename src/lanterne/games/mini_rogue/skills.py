"""Skills of the Character cards: when they may be used, and what using them costs. MR-SKILL-01 to MR-SKILL-08."""

from __future__ import annotations

from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import Skill
from lanterne.games.mini_rogue.state import Hero, Run

TIMING_RULE: Final = {"exploration": "MR-SKILL-03", "combat": "MR-SKILL-04", "preparation": "MR-SKILL-05"}


def skill_of(s: Run, hero: Hero, timing: str) -> Skill:
    """The skill of a class that the caller knows the card to have."""
    skill = s.content.characters[hero.character].skill(timing)
    assert skill is not None
    return skill


def skill_bar(s: Run, hero: Hero, timing: str) -> tuple[str, str] | None:
    """Why the skill of a class may not be used: the rule, and what is needed."""
    if s.content.characters[hero.character].skill(timing) is None:
        return TIMING_RULE[timing], "need-other-character"
    if not hero.ready:
        return "MR-SKILL-02", "need-refresh"
    if "skill" in hero.forbidden:
        return "MR-ROOM-20", "need-next-room"
    return None


def refresh(s: Run, hero: Hero) -> None:
    """MR-SKILL-07."""
    if not hero.ready:
        hero.ready = True
        s.emit(v.REFRESHED, hero.character)


def spend_skill(s: Run, hero: Hero, skill: str) -> None:
    """MR-SKILL-01."""
    hero.ready = False
    s.emit(v.SKILL_USED, hero.character, skill)
