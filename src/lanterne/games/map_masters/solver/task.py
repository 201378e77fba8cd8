"""What is to be solved: some cards, tokens, books and weights; and what cards are worth by them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import gcd

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import BOOK_FOR, COUNTERS, EXPLORATION_BOOKS, TOOL_FOR, TOOLS
from lanterne.games.map_masters.solver.runs import FIELD, Run
from lanterne.games.map_masters.solver.sheet import Sheet, sheet_of
from lanterne.games.map_masters.solver.systems import Entry, Systems
from lanterne.games.map_masters.tableau import design_of

UNIT = 1_000_000  # weights are taken to a millionth, so that sums are exact and the same on every machine
NEVER = -(1 << 50)  # far below any sum
MOST_CARDS = 5
MOST_TOOLS = 50  # of one kind in a pool
POOL_BOOKS = {book: TOOL_FOR[kind] for kind, book in BOOK_FOR.items()} | {"SB-6": "scroll"}
# Books of which a search keeps count; the others are part of the pool
LEAP, CLIMB, BARREL, ACROSS, DOWN = 1, 2, 4, 8, 16
FLAGS = {"SB-3": LEAP, "SB-4": CLIMB, "SB-5": BARREL, "SB-12": ACROSS, "SB-13": DOWN}


class Task:
    """Cards are known by their place in the order given. All values are weights times UNIT."""

    def __init__(
        self, designs: Mapping[str, Card], cards: Sequence[str], tokens: Mapping[str, int], books: Collection[str],
        weights: Mapping[str, float], wild_cost: float = 0.0,
    ) -> None:  # fmt: skip
        if len(cards) > MOST_CARDS:
            raise ValueError("a hand has five cards")
        if any(weight < 0 for weight in weights.values()) or wild_cost < 0 or set(weights) - set(COUNTERS):
            raise ValueError("weights are of counters and never negative")
        self.names = list(cards)
        self.books = [book for book in EXPLORATION_BOOKS if book in books]
        self.tokens = {tool: min(tokens.get(tool, 0), MOST_TOOLS) for tool in TOOLS}
        self.weights = {counter: round(weights.get(counter, 0) * UNIT) for counter in COUNTERS}
        self.leave = self.weights["exit"]
        self.wild = 1 if "SB-8" in self.books else 0
        self.wild_cost = round(wild_cost * UNIT)
        self.grain = gcd(self.wild_cost, *self.weights.values())  # what values differ by at least
        self.cross = 1 if "SB-7" in self.books else 0
        self.flags = sum(FLAGS[book] for book in self.books if book in FLAGS)
        self.sheets = [
            sheet_of(designs[design_of(card)], *(book in self.books for book in ("SB-3", "SB-4", "SB-5", "SB-7")))
            for card in cards
        ]
        held = {tool: self.tokens[tool] for tool in TOOLS}
        for book in self.books:
            if book in POOL_BOOKS:
                held[POOL_BOOKS[book]] += 1
        self.pool = sum(held[tool] << FIELD * place for place, tool in enumerate(TOOLS))
        supply = {tool: held[tool] + self.wild + sum(sheet.items[tool] for sheet in self.sheets) for tool in TOOLS}
        lacking = sum(1 << place for place, tool in enumerate(TOOLS) if not supply[tool])
        circles = sum(len(sheet.plan.circles) for sheet in self.sheets)
        self.teleports = circles > 1 and supply["scroll"] > 0
        self.one_line = not self.teleports and not self.flags & (LEAP | BARREL)
        self.worths = [Worth(self, sheet, sheet.systems(self.teleports, lacking)) for sheet in self.sheets]
        # What a run can gain that leaps away, and one that begins with a leap
        self.away = max([worth.away for worth in self.worths], default=0)
        self.landed = max([worth.landed for worth in self.worths], default=0)
        self.circles = [
            (card, sheet.plan.first_circle + place)
            for card, sheet in enumerate(self.sheets)
            for place in range(len(sheet.plan.circles))
        ]
        self.monsters = [
            (card, sheet.plan.first_monster + place)
            for card, sheet in enumerate(self.sheets)
            for place in range(len(sheet.plan.monsters))
        ]
        self.barrels = [
            (card, sheet.plan.first_barrel + place)
            for card, sheet in enumerate(self.sheets)
            for place in range(len(sheet.plan.barrels))
        ]

    def bonus(self, flags: int) -> int:
        """What leaps by these books can add to any bound: each one or two runs that no table knows."""
        return (self.away + self.landed) * (((flags & LEAP) != 0) + ((flags & BARREL) != 0))


class Worth:
    """A card by the weights of a task. Most of it is worked out when it is asked for."""

    def __init__(self, task: Task, sheet: Sheet, systems: Systems) -> None:
        self.leave = task.leave
        self.systems = systems
        self.nodes = [
            sum([task.weights[counter] * count for counter, count in counts.items()]) for counts in sheet.counts
        ]
        self.masks: dict[int, int] = {0: 0}
        rooms = [self.nodes[sheet.plan.place[room]] for room in sheet.plan.rooms]
        self.rooms = [sum([worth for place, worth in enumerate(rooms) if mask >> place & 1]) for mask in range(1 << len(rooms))]
        self.away = self.landed = 0
        self.by_point = [self.best_first(runs) for runs in sheet.by_point]
        self.afters: dict[int, tuple[int, int]] = {}
        self.wholes: dict[int, tuple[int, int]] = {}
        self.exact: list[int] = []

    def best_first(self, runs: list[Run]) -> list[tuple[int, Run]]:
        """Runs with what they gain in corridors, most valuable first: good paths are met early, and bounds bite."""
        valued = [(self.of(run.gains), run) for run in runs]
        valued.sort(key=lambda pair: -pair[0] - self.rooms[pair[1].rooms])
        for base, run in valued:
            if run.departs:
                self.away = max(self.away, base + self.rooms[run.rooms])
            if run.arrives:
                self.landed = max(self.landed, base + self.rooms[run.rooms])
        return valued

    def of(self, mask: int) -> int:
        """What some nodes are worth."""
        found = self.masks.get(mask, -1)
        if found < 0:
            low = mask & -mask
            found = self.nodes[low.bit_length() - 1] + self.of(mask ^ low)
            self.masks[mask] = found
        return found

    def after(self, shape: int, linked: int) -> tuple[int, int]:
        """What a card can still give after a run of this shape, if only these slots lead on: without the end of the path, and
        with it."""
        key = shape << 6 | linked
        found = self.afters.get(key)
        if found is None:
            found = self.afters[key] = self.bounds(self.systems.after[shape], linked)
        return found

    def whole(self, linked: int) -> tuple[int, int]:
        """The same for a card on which the path has not been."""
        found = self.wholes.get(linked)
        if found is None:
            found = self.wholes[linked] = self.bounds(self.systems.whole, linked)
        return found

    def bounds(self, entries: list[Entry], linked: int) -> tuple[int, int]:
        stay = end = out = 0
        for slots, ends, mask in entries:
            outside = slots & ~linked
            if not outside:
                worth = self.of(mask)
                if ends:
                    if worth > end:
                        end = worth
                elif worth > stay:
                    stay = worth
            elif not ends and not outside & (outside - 1):
                worth = self.of(mask)
                if worth > out:
                    out = worth
        return stay, max(end, max(stay, out) + self.leave)

    def table(self) -> list[int]:
        """What the card gives by exactly the slots used * 2, + 1 where the path ends inside."""
        if not self.exact:
            self.exact = [NEVER] * 128
            for slots, ends, mask in self.systems.whole:
                key = slots * 2 + ends
                self.exact[key] = max(self.exact[key], self.of(mask))
        return self.exact
