"""How quick the solver is: random hands of the middle tiers, with all default weights and with a single objective. CPU time of
one process, which is what one core needs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import process_time

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import Kit, fitting
from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.solver.fixed import NO_END, solve_tableau
from lanterne.games.map_masters.solver.hand import HandSearch
from lanterne.games.map_masters.solver.task import MOST_CARDS, Task
from lanterne.games.map_masters.solver.weights import default_weights
from lanterne.games.map_masters.tableau import Placement

MIDDLE = (3, 4, 5)
CLOSE = 0.98  # of the best: when a hand is nearly solved
PATIENCE = 120.0  # seconds, after which a hand counts as not proven

Record = dict[str, float]


def bench(designs: Mapping[str, Card], seconds: float, seed: int = 1) -> dict[str, Record]:
    """Figures in milliseconds of tableaux and in seconds of hands, each measured for about half of the time."""
    random = Random(seed)
    cards = sorted(card.id for card in designs.values() if card.tier in MIDDLE)
    return tableaux(designs, cards, random, seconds / 2) | hands(designs, cards, random, seconds / 2)


def tableaux(designs: Mapping[str, Card], cards: list[str], random: Random, seconds: float) -> dict[str, Record]:
    """Legal tableaux of five cards at random, solved exactly. What is made once per design is made before."""
    for card in cards:
        for _ in range(2):
            Task(designs, [card, *random.sample(cards, MOST_CARDS - 1)], {}, (), {"coin": 1.0})
    times: dict[str, list[float]] = {"tableau, all weights": [], "tableau, one objective": []}
    spent = 0.0
    while spent < seconds or min(map(len, times.values())) < 2:
        placements = laid(designs, random.sample(cards, MOST_CARDS), random)
        name, weights = aim(times, random)
        begun = process_time()
        solve_tableau(designs, placements, {}, (), weights)
        took = process_time() - begun
        times[name].append(took * 1000)
        spent += took
    return {name: figures(found, "ms") for name, found in times.items()}


def hands(designs: Mapping[str, Card], cards: list[str], random: Random, seconds: float) -> dict[str, Record]:
    """Whole hands at random: when the best so far came within two in a hundred of what proved to be the best, and the proof."""
    near: dict[str, list[float]] = {"hand within 2 %, all weights": [], "hand within 2 %, one objective": []}
    proofs: dict[str, list[float]] = {"hand proven, all weights": [], "hand proven, one objective": []}
    missed = 0
    spent = 0.0
    while spent < seconds or min(map(len, near.values())) < 2:
        name, weights = aim(near, random)
        found, took, proven = proof(designs, random.sample(cards, MOST_CARDS), weights)
        near[name].append(found)
        proofs[name.replace("within 2 %", "proven")].append(took)
        missed += not proven
        spent += took
    records = {name: figures(found, "s") for name, found in (near | proofs).items()}
    return records | {"hands not proven": {"count": float(missed)}}


def proof(designs: Mapping[str, Card], hand: list[str], weights: Mapping[str, float]) -> tuple[float, float, bool]:
    begun = process_time()
    search = HandSearch(Task(designs, hand, {}, (), weights))
    when: list[tuple[float, int]] = [(0.0, 0)]
    done = False
    while not done and process_time() - begun < PATIENCE:
        if search.is_surveyed:
            done = search.go_on(NO_END)
        else:
            search.survey(NO_END)
        if search.search.best > when[-1][1]:
            when.append((process_time() - begun, search.search.best))
    took = process_time() - begun
    return next(time for time, value in when if value >= CLOSE * search.search.best), took, done


def aim(times: Mapping[str, list[float]], random: Random) -> tuple[str, dict[str, float]]:
    """What to look for in the next case: both sorts of weights in turn."""
    every, single = times
    kind = random.choice(sorted(OBJECTIVES))
    if len(times[every]) <= len(times[single]):
        return every, default_weights(kind, [kind], 3)
    return single, {kind: float(OBJECTIVES[kind])}


def laid(designs: Mapping[str, Card], hand: list[str], random: Random) -> list[Placement]:
    """A legal tableau of the whole hand."""
    kit = Kit(designs, hand, {}, {})
    while True:
        placements: list[Placement] = []
        for card in random.sample(hand, len(hand)):
            fits = fitting(kit, placements, card)
            if fits:
                placements.append(random.choice(fits))
        if len(placements) == len(hand):
            return placements


def figures(times: list[float], unit: str) -> Record:
    ordered = sorted(times)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 3)

    return {"count": float(len(ordered)), f"median {unit}": at(0.5), f"p90 {unit}": at(0.9), f"p99 {unit}": at(0.99)}
