"""How quick the solver is: random hands of the middle tiers, with all default weights and with a single objective. The clock is
given; with the CPU time of one process it says what one core needs. Tableaux are in milliseconds, hands in seconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import Kit, fitting
from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.solver.fixed import solve_tableau
from lanterne.games.map_masters.solver.hand import HandSearch
from lanterne.games.map_masters.solver.runs import MOST_CARDS
from lanterne.games.map_masters.solver.sheet import sheet_of
from lanterne.games.map_masters.solver.task import NO_END, Task
from lanterne.games.map_masters.solver.weights import default_weights
from lanterne.games.map_masters.tableau import Placement
from lanterne.kernel.dealers import stream

MIDDLE = (3, 4, 5)
LEAPS = (("SB-3",), ("SB-5",), ("SB-3", "SB-5"))
CLOSE = 0.98  # of the best: when a hand is nearly solved
PATIENCE = 60.0  # seconds, after which a hand counts as not proven
HANDS = 12  # at least: one that takes long must not stand for all

Record = dict[str, float]


def bench(designs: Mapping[str, Card], seconds: float, clock: Callable[[], float], seed: int = 1) -> dict[str, Record]:
    """Rows of figures: tableaux, tableaux with a book that leaps, and hands, measured for about a third of the time each."""
    trial = Trial(designs, clock, seed)
    return trial.tableaux(seconds / 3) | trial.leaps(seconds / 3) | trial.hands(seconds / 3)


class Trial:
    """Random cases, for each row of figures always the same ones by a seed, and a clock to measure them by."""

    def __init__(self, designs: Mapping[str, Card], clock: Callable[[], float], seed: int) -> None:
        self.designs = designs
        self.clock = clock
        self.seed = seed
        self.cards = sorted(card.id for card in designs.values() if card.tier in MIDDLE)
        self.kinds = sorted(OBJECTIVES)

    def begin(self, name: str) -> None:
        self.below = stream(self.seed, f"solver bench: {name}").below

    def tableaux(self, seconds: float) -> dict[str, Record]:
        """Legal tableaux of five cards, solved exactly. What is made once per design is made before."""
        self.begin("tableaux")
        self.prepare(())
        times: dict[str, list[float]] = {"tableau_all": [], "tableau_one": []}
        spent = 0.0
        while spent < seconds or min(map(len, times.values())) < 2:
            placements = self.laid()
            name, weights = self.aim(times)
            begun = self.clock()
            solve_tableau(self.designs, placements, {}, (), weights)
            took = self.clock() - begun
            times[name].append(took * 1000)
            spent += took
        return {name: figures(found) for name, found in times.items()}

    def leaps(self, seconds: float) -> dict[str, Record]:
        """The same with SB-3, with SB-5 and with both, in turn."""
        self.begin("leaps")
        for books in LEAPS:
            self.prepare(books)
        times: list[float] = []
        while sum(times) < seconds * 1000 or len(times) < 2:
            placements = self.laid()
            kind = self.kinds[self.below(len(self.kinds))]
            begun = self.clock()
            solve_tableau(self.designs, placements, {}, LEAPS[len(times) % len(LEAPS)], default_weights(kind, [kind], 3))
            times.append((self.clock() - begun) * 1000)
        return {"tableau_leap": figures(times)}

    def prepare(self, books: Sequence[str]) -> None:
        """Make what is made once per design."""
        for card in self.cards:
            sheet_of(self.designs[card], "SB-3" in books, False, "SB-5" in books, False).systems(True)

    def hands(self, seconds: float) -> dict[str, Record]:
        """Whole hands: when the best so far came within two in a hundred of what proved to be the best, and the proof."""
        self.begin("hands")
        near: dict[str, list[float]] = {"near_all": [], "near_one": []}
        proofs: dict[str, list[float]] = {"proof_all": [], "proof_one": []}
        missed = 0
        spent = 0.0
        while spent < seconds or min(map(len, near.values())) < 2:
            name, weights = self.aim(near)
            found, took, proven = self.proof(self.hand(MOST_CARDS), weights)
            near[name].append(found)
            proofs[name.replace("near", "proof")].append(took)
            missed += not proven
            spent += min(took, seconds / HANDS)
        return {name: figures(found) for name, found in (near | proofs).items()} | {"not_proven": {"count": float(missed)}}

    def proof(self, hand: list[str], weights: Mapping[str, float]) -> tuple[float, float, bool]:
        begun = self.clock()
        search = HandSearch(Task(self.designs, hand, {}, (), weights))
        when: list[tuple[float, int]] = [(0.0, 0)]
        done = False
        while not done and self.clock() - begun < PATIENCE:
            done = search.go_on(NO_END)
            if search.search.best > when[-1][1]:
                when.append((self.clock() - begun, search.search.best))
        took = self.clock() - begun
        return next(time for time, value in when if value >= CLOSE * search.search.best), took, done

    def aim(self, times: Mapping[str, list[float]]) -> tuple[str, dict[str, float]]:
        """What to look for in the next case: both sorts of weights in turn."""
        every, single = times
        kind = self.kinds[self.below(len(self.kinds))]
        if len(times[every]) <= len(times[single]):
            return every, default_weights(kind, [kind], 3)
        return single, {kind: float(OBJECTIVES[kind])}

    def hand(self, count: int) -> list[str]:
        left = list(self.cards)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def laid(self) -> list[Placement]:
        """A legal tableau of a whole hand."""
        while True:
            placements: list[Placement] = []
            hand = self.hand(MOST_CARDS)
            kit = Kit(self.designs, hand, {}, {})
            for card in hand:
                fits = fitting(kit, placements, card)
                if fits:
                    placements.append(fits[self.below(len(fits))])
            if len(placements) == len(hand):
                return placements


def figures(times: list[float]) -> Record:
    ordered = sorted(times)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 3)

    return {"count": float(len(ordered)), "median": at(0.5), "p90": at(0.9), "p99": at(0.99)}
