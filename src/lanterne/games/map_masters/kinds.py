"""The words of the maps: items, obstacles, slots, what a path counts. MM-MODEL-01 to 04 and MM-MODEL-34."""

from __future__ import annotations

from typing import Final

WIDE: Final = 8  # a card in lattice units, MM-MODEL-01
HIGH: Final = 12

# MM-MODEL-02: the six slots, where each lies, and the one it becomes when the card is turned by 180° (MM-MODEL-04)
SLOTS: Final = ("L1", "L2", "R1", "R2", "T", "B")
SLOT_AT: Final = {"L1": (0, 3), "L2": (0, 9), "R1": (8, 3), "R2": (8, 9), "T": (4, 0), "B": (4, 12)}
TURNED: Final = {"L1": "R2", "R2": "L1", "L2": "R1", "R1": "L2", "T": "B", "B": "T"}

UPPER: Final = "U"
LOWER: Final = "D"
LEVELS: Final = (UPPER, LOWER)

ITEMS: Final = ("coin", "barrel", "sword", "key", "rope", "scroll", "recycle", "scissors")
TOOLS: Final = ("sword", "scroll", "key", "rope")  # what a fairy token can stand for, MM-FAIRY-01

# Kinds of nodes, MM-MODEL-14
SLOT: Final = "slot"
PLACE: Final = "place"
LOCK: Final = "lock"
LAVA: Final = "lava"
MONSTER: Final = "monster"
TRAPDOOR: Final = "trapdoor"
CIRCLE: Final = "circle"
STAIRS: Final = "stairs"
ROOM: Final = "room"

# What overcomes an obstacle (MM-ITEM-06 to 09), and the spell book that does it instead (MM-SB-01, 02, 10)
TOOL_FOR: Final = {MONSTER: "sword", LOCK: "key", LAVA: "rope", TRAPDOOR: "rope"}
BOOK_FOR: Final = {MONSTER: "SB-1", LAVA: "SB-2", TRAPDOOR: "SB-2", LOCK: "SB-10"}
COUNTED_AS: Final = {MONSTER: "monster", LOCK: "lock", LAVA: "trap", TRAPDOOR: "trap"}

# MM-MODEL-34: what a path counts, in this order
COUNTERS: Final = (
    "barrel", "sword", "scroll", "coin", "key", "rope", "monster", "lock", "trap", "circle", "room", "stairs",
    "recycle", "scissors", "exit",
)  # fmt: skip

# MM-OBJ-01 to 12: the twelve kinds of objectives and the VP of each thing
OBJECTIVES: Final = {
    "barrel": 1, "sword": 1, "scroll": 1, "coin": 1, "key": 2, "rope": 3, "monster": 3, "lock": 3, "trap": 3,
    "circle": 2, "room": 1, "stairs": 1,
}  # fmt: skip

BOOKS: Final = tuple(f"SB-{number}" for number in range(1, 18))
EXPLORATION_BOOKS: Final = ("SB-1", "SB-2", "SB-3", "SB-4", "SB-5", "SB-6", "SB-7", "SB-8", "SB-10", "SB-12", "SB-13")
