"""What is to be solved: some cards, tokens, books and weights; and what cards are worth by them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import gcd

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import BOOK_FOR, COUNTERS, EXPLORATION_BOOKS, TOOL_FOR, TOOLS
from lanterne.games.map_masters.solver.alone import Loner
from lanterne.games.map_masters.solver.prices import Offer, at_prices, fair_prices, worth_having
from lanterne.games.map_masters.solver.runs import MOST_CARDS
from lanterne.games.map_masters.solver.sheet import Lines, Sheet, sheet_of
from lanterne.games.map_masters.solver.systems import FINISH, System, Systems
from lanterne.games.map_masters.solver.tools import FIELD, GUARD, POOLED, at_hand, packed, unpacked
from lanterne.games.map_masters.tableau import design_of

UNIT = 1_000_000  # weights are taken to a millionth, so that sums are exact and the same on every machine
NEVER = -(1 << 50)  # far below any sum
NO_END = 1 << 60  # and far above
MOST_TOOLS = 50  # of one kind in a pool
POOL_BOOKS = {book: TOOL_FOR[kind] for kind, book in BOOK_FOR.items()} | {"SB-4": "climb", "SB-6": "scroll"}
# Books of which a search keeps count; the others are part of the pool
LEAP, BARREL, ACROSS, DOWN = 1, 2, 4, 8
TARGETS = {"SB-3": ("monster", 1), "SB-5": ("barrel", 2)}  # what must lie somewhere for a leap to be possible
FLAGS = {"SB-3": LEAP, "SB-5": BARREL, "SB-12": ACROSS, "SB-13": DOWN}


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
        laid = [designs[design_of(card)] for card in cards]
        self.books = [book for book in EXPLORATION_BOOKS if book in books and is_useful(book, laid)]
        self.tokens = {tool: min(tokens.get(tool, 0), MOST_TOOLS) for tool in TOOLS}
        self.weights = {counter: round(weights.get(counter, 0) * UNIT) for counter in COUNTERS}
        self.leave = self.weights["exit"]
        self.wild = 1 if "SB-8" in self.books else 0
        self.wild_cost = round(wild_cost * UNIT)
        self.grain = gcd(self.wild_cost, *self.weights.values())  # what values differ by at least
        self.cross = 1 if "SB-7" in self.books else 0
        self.flags = sum(FLAGS[book] for book in self.books if book in FLAGS)
        self.sheets = [sheet_of(card, *(book in self.books for book in ("SB-3", "SB-4", "SB-5", "SB-7"))) for card in laid]
        held = {tool: self.tokens.get(tool, 0) for tool in POOLED}
        for book in self.books:
            if book in POOL_BOOKS:
                held[POOL_BOOKS[book]] += 1
        self.pool = packed([held[tool] for tool in POOLED])
        # What a path may begin with: SB-8 is a tool of one kind or another
        self.pools = [self.pool + (1 << FIELD * place) for place in range(len(TOOLS))] if self.wild else [self.pool]
        most = {tool: held[tool] + (self.wild if tool in TOOLS else 0) for tool in POOLED}
        supply = {tool: most[tool] + sum(sheet.items[tool] for sheet in self.sheets) for tool in POOLED}
        circles = sum(len(sheet.plan.circles) for sheet in self.sheets)
        self.teleports = circles > 1 and supply["scroll"] > 0
        self.one_line = not self.teleports and not self.flags & (LEAP | BARREL)
        self.ends = self.sheets[0].ends if self.sheets else FINISH  # that the lines of a path may have
        self.worths = [Worth(sheet, sheet.systems(self.teleports), self.weights, supply) for sheet in self.sheets]
        self.at_most = packed([most[tool] for tool in POOLED])  # in hand, the wildcard for each of them
        self.at_hand = at_hand([most[tool] for tool in POOLED])
        self.prices = fair_prices([worth.offers() for worth in self.worths], self.at_hand, max(self.weights.values()))
        for worth in self.worths:
            worth.prices = self.prices
        self.purse = at_prices(self.prices, self.at_hand)
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


def is_useful(book: str, cards: Sequence[Card]) -> bool:
    icon, least = TARGETS.get(book, ("", 0))
    return sum([card.icons().get(icon, 0) for card in cards]) >= least


Valued = tuple[int, System]


class Worth:
    """A card by the weights of a task. `supply`: tools that are in hand or on any card. `prices` are known once all cards have
    said what they offer."""

    def __init__(self, sheet: Sheet, systems: Systems, weights: Mapping[str, int], supply: Mapping[str, int]) -> None:
        self.sheet = sheet
        self.systems = systems
        self.supply = packed([supply[tool] for tool in POOLED])
        self.items = packed([sheet.items[tool] for tool in POOLED])
        self.elsewhere = packed(at_hand([supply[tool] - sheet.items[tool] for tool in POOLED]))
        self.ends = sheet.ends
        self.nodes = [sum([weights[counter] * count for counter, count in counts.items()]) for counts in sheet.counts]
        self.masks: dict[int, int] = {0: 0}
        rooms = [self.nodes[sheet.plan.place[room]] for room in sheet.plan.rooms]
        self.rooms = [sum([worth for place, worth in enumerate(rooms) if mask >> place & 1]) for mask in range(1 << len(rooms))]
        self.by_slots: dict[int, list[Valued]] = {}
        self.tables: dict[int, list[int]] = {}
        self.prices: Sequence[int] = ()
        self.priced: dict[int, int] = {}
        self.lines = Lines(sheet, self.supply)
        self.loner = Loner(self.lines.of)
        self.spares: dict[tuple[int, int], list[int]] = {}

    def of(self, mask: int) -> int:
        """What some nodes are worth."""
        found = self.masks.get(mask, -1)
        if found < 0:
            low = mask & -mask
            found = self.nodes[low.bit_length() - 1] + self.of(mask ^ low)
            self.masks[mask] = found
        return found

    def valued(self, slots: int) -> list[Valued]:
        """The systems that use exactly some slots, as far as there can be tools for them, and what they are worth."""
        found = self.by_slots.get(slots)
        if found is None:
            masks, of = self.masks, self.of
            found = [
                (masks.get(system[2]) or of(system[2]), system)
                for system in self.systems.by_slots.get(slots, ())
                if (system[3] + self.elsewhere + GUARD) & GUARD == GUARD
            ]
            self.by_slots[slots] = found
        return found

    def spare(self, shape: int, ends: int) -> list[int]:
        found = self.spares.get((shape, ends))
        if found is None:
            found = self.spares[shape, ends] = self.sheet.spare(shape, ends)
        return found

    def offers(self) -> list[Offer]:
        """What the card offers, wherever it lies."""
        found = {(value, system[3]) for slots in self.systems.by_slots for value, system in self.valued(slots)}
        return worth_having([(value, unpacked(leaves)) for value, leaves in sorted(found)])

    def price(self, leaves: int) -> int:
        """What a system leaves of tools, at fair prices."""
        found = self.priced.get(leaves)
        if found is None:
            found = self.priced[leaves] = at_prices(self.prices, unpacked(leaves))
        return found

    def table(self, slots: int) -> list[int]:
        """What the card gives at fair prices by exactly these slots, by the ends that lie on it: the finish exactly, leaps
        at most."""
        found = self.tables.get(slots)
        if found is None:
            found = [NEVER] * (self.ends + 1)
            for value, system in self.valued(slots):
                priced = value + self.price(system[3])
                if priced > found[system[1]]:
                    found[system[1]] = priced
            bit = FINISH << 1
            while bit <= self.ends:
                found = [max(value, found[ends ^ bit]) if ends & bit else value for ends, value in enumerate(found)]
                bit <<= 1
            self.tables[slots] = found
        return found
