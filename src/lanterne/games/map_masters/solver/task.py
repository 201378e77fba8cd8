"""What is to be solved: some cards, tokens, books and weights; and what cards are worth by them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import gcd

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import BOOK_FOR, COUNTERS, EXPLORATION_BOOKS, TOOL_FOR, TOOLS
from lanterne.games.map_masters.solver.runs import FIELD, Run
from lanterne.games.map_masters.solver.sheet import Sheet, sheet_of
from lanterne.games.map_masters.solver.systems import FINISH, Entry, Systems
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
        self.lacking = lacking
        self.worths = [Worth(self, sheet) for sheet in self.sheets]
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

    def prospects(self, lacking: int) -> list[Prospect]:
        return [worth.prospect(lacking) for worth in self.worths]

    def open_ends(self, flags: int) -> int:
        """The ends that lines of a path may still have while these books can be used."""
        if not self.sheets:
            return FINISH
        sheet = self.sheets[0]
        return FINISH | (3 * sheet.leap if flags & LEAP else 0) | (3 * sheet.barrel if flags & BARREL else 0)


Rest = tuple[int, ...]  # what can still be gained, by the ends that may still come to lie there; FINISH is the lowest bit


class Worth:
    """A card by the weights of a task."""

    def __init__(self, task: Task, sheet: Sheet) -> None:
        self.task = task
        self.sheet = sheet
        self.nodes = [
            sum([task.weights[counter] * count for counter, count in counts.items()]) for counts in sheet.counts
        ]
        self.masks: dict[int, int] = {0: 0}
        rooms = [self.nodes[sheet.plan.place[room]] for room in sheet.plan.rooms]
        self.rooms = [sum([worth for place, worth in enumerate(rooms) if mask >> place & 1]) for mask in range(1 << len(rooms))]
        self.by_point = [self.best_first(runs) for runs in sheet.by_point]
        self.prospects: dict[int, Prospect] = {}

    def prospect(self, lacking: int) -> Prospect:
        """What can be had here without some tools."""
        lacking &= self.sheet.needs
        found = self.prospects.get(lacking)
        if found is None:
            found = self.prospects[lacking] = Prospect(self, self.sheet.systems(self.task.teleports, lacking))
        return found

    def best_first(self, runs: list[Run]) -> list[tuple[int, Run]]:
        """Runs with what they gain in corridors, most valuable first: good paths are met early, and bounds bite."""
        valued = [(self.of(run.gains), run) for run in runs]
        valued.sort(key=lambda pair: -pair[0] - self.rooms[pair[1].rooms])
        return valued

    def of(self, mask: int) -> int:
        """What some nodes are worth."""
        found = self.masks.get(mask, -1)
        if found < 0:
            low = mask & -mask
            found = self.nodes[low.bit_length() - 1] + self.of(mask ^ low)
            self.masks[mask] = found
        return found


class Prospect:
    """What a card can give, by the weights of a task. All of it is worked out when it is asked for."""

    def __init__(self, worth: Worth, systems: Systems) -> None:
        self.of = worth.of
        self.leave = worth.task.leave
        self.systems = systems
        self.afters: dict[int, Rest] = {}
        self.wholes: dict[int, Rest] = {}
        self.exact: list[int] = []

    def after(self, shape: int, linked: int) -> Rest:
        """What a card can still give after a run of this shape, if only these slots lead on."""
        key = shape << 6 | linked
        found = self.afters.get(key)
        if found is None:
            found = self.afters[key] = self.rest(self.systems.after(shape), linked)
        return found

    def whole(self, linked: int) -> Rest:
        """The same for a card on which the path has not been."""
        found = self.wholes.get(linked)
        if found is None:
            found = self.wholes[linked] = self.rest(self.systems.whole, linked)
        return found

    def rest(self, entries: list[Entry], linked: int) -> Rest:
        size = self.systems.ends + 1
        found = [0] * size
        for slots, ends, mask in entries:
            outside = slots & ~linked
            if not outside:
                worth = self.of(mask)
                if worth > found[ends]:
                    found[ends] = worth
            elif not ends & FINISH and not outside & (outside - 1):
                worth = self.of(mask) + self.leave
                if worth > found[ends | FINISH]:
                    found[ends | FINISH] = worth
        for ends in range(0, size, 2):
            found[ends | FINISH] = max(found[ends | FINISH], found[ends] + self.leave)
        return tuple(at_most(found, FINISH << 1))

    def table(self) -> list[int]:
        """What the card gives by exactly the slots used * number of ends, + ends that lie on it at most."""
        if not self.exact:
            size = self.systems.ends + 1
            self.exact = [NEVER] * (64 * size)
            for slots, ends, mask in self.systems.whole:
                key = slots * size + ends
                self.exact[key] = max(self.exact[key], self.of(mask))
            self.exact = at_most(self.exact, FINISH << 1, size)
        return self.exact


def at_most(values: list[int], first: int, size: int = 0) -> list[int]:
    """Values by mask: of each mask the best of those within it, as far as bits from `first` on are concerned."""
    bit = first
    while bit < (size or len(values)):
        values = [max(value, values[place ^ bit]) if place & bit else value for place, value in enumerate(values)]
        bit <<= 1
    return values
