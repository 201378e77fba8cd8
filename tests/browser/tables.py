"""How the tables of these tests are set: seats, and settings that leave nothing to choose before the first turn."""

from __future__ import annotations

from typing import Final

from lanterne.kernel.asks import Json

ME: Final[dict[str, Json]] = {"who": "me"}
ADA: Final[dict[str, Json]] = {"who": "me", "name": "Ada"}
FRIEND: Final[dict[str, Json]] = {"who": "link"}
RANDOM: Final[dict[str, Json]] = {"who": "bot", "bot": "random"}

# With the luck that all tables here have: a Bonfire, then a Giant Rat to the right.
CRUSADER: Final[dict[str, Json]] = {"difficulty": "normal", "characters": ["crusader"]}
# Asha begins; the Maze lies in the north, Kindled Nerve is in her hand, and Bulwark in Khor's.
ASHA: Final[dict[str, Json]] = {"seekers": ["asha"]}
ASHA_AND_KHOR: Final[dict[str, Json]] = {"seekers": ["asha", "khor"], "first": "1"}
