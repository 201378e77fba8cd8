"""A third opinion, for five cards: a search step by step with the bound of MM-SOLVE-02, "weight already scored + weight of all
unresolved nodes in the still reachable part". It knows all that is printed on cards, and no books; it shares nothing with
the solver but the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lanterne.games.map_masters.kinds import COUNTED_AS, SLOT, STAIRS, TOOL_FOR, TOOLS, TRAPDOOR
from lanterne.games.map_masters.tableau import Spot, Tableau

Way = tuple[Spot, Spot]  # an edge, by card and id, and where it leads
FALL: Spot = ("", "fall")  # instead of an edge: no door is used


class StepSearch:
    def __init__(self, tableau: Tableau, weights: Mapping[str, float]) -> None:
        self.tableau = tableau
        self.leave = weights.get("exit", 0.0)
        self.ways: dict[Spot, list[Way]] = {}
        self.worth: dict[Spot, float] = {}
        self.rooms: set[Spot] = set()
        self.circles: dict[Spot, Spot] = {}  # where each of them is
        for card, design in tableau.cards.items():
            for node in design.nodes.values():
                spot = (card, node.id)
                self.ways[spot] = [((card, edge.id), (card, edge.other(node.id))) for edge in design.at[node.id]]
                counts = dict(node.items)
                if node.is_room():
                    self.rooms.add(spot)
                    counts |= {"room": 1, "monster": node.monsters, "trap": len(node.trapdoors)}
                elif node.kind in TOOL_FOR:
                    counts[COUNTED_AS[node.kind]] = 1
                elif node.kind == STAIRS:
                    counts["stairs"] = 1
                counts["circle"] = len(node.circles)
                for circle in node.circles:
                    self.circles[card, circle] = spot
                self.worth[spot] = sum(weights.get(counter, 0.0) * count for counter, count in counts.items())
        for one, other in tableau.links.items():
            name = min(one, other)
            self.ways[one].append(((name[0], f"link {name[1]}"), other))
        self.best = 0.0
        self.gone: set[Spot] = set()  # corridor nodes
        self.used: set[Spot] = set()  # edges
        self.cleared: set[Spot] = set()
        self.activated: set[Spot] = set()  # circles
        self.fallen: set[Spot] = set()  # trapdoors
        self.chords: dict[Spot, list[tuple[int, int]]] = {room: [] for room in self.rooms}

    def run(self) -> float:
        for start in self.tableau.free_edges():
            self.gone = {start}
            self.stand(start, -1, 0.0, dict.fromkeys(TOOLS, 0))
        return self.best

    def stand(self, here: Spot, door: int, score: float, tools: dict[str, int]) -> None:
        self.best = max(self.best, score)
        if score + self.leave + self.reachable(here) <= self.best + 1e-9:
            return
        design = self.tableau.cards[here[0]]
        for edge, there in self.ways[here]:
            if edge in self.used or there in self.gone:
                continue
            chord = None
            if here in self.rooms and door >= 0:
                out = design.doors[here[1]].index(edge[1])
                chord = (min(door, out), max(door, out))
                if any((chord[0] < a < chord[1]) != (chord[0] < b < chord[1]) for a, b in self.chords[here]):
                    continue
                self.chords[here].append(chord)
            self.used.add(edge)
            gained = self.worth[here] if design.nodes[here[1]].kind == STAIRS else 0.0
            self.arrive(there, edge, score + gained, dict(tools))
            self.used.discard(edge)
            if chord is not None:
                self.chords[here].pop()
        for trapdoor in design.nodes[here[1]].trapdoors if here in self.rooms else ():
            self.fall((here[0], trapdoor.id), score, tools)
        if tools["scroll"]:
            self.teleport(here, score, tools)

    def fall(self, trapdoor: Spot, score: float, tools: dict[str, int]) -> None:
        card, name = trapdoor
        landing = (card, self.tableau.cards[card].trapdoors[name].landing)
        if trapdoor not in self.fallen and landing not in self.gone:
            self.fallen.add(trapdoor)
            self.arrive(landing, FALL, score, dict(tools))
            self.fallen.discard(trapdoor)

    def teleport(self, here: Spot, score: float, tools: dict[str, int]) -> None:
        free = [circle for circle in self.circles if circle not in self.activated]
        for one in free:
            if self.circles[one] == here:
                for other in free:
                    there = self.circles[other]
                    if other != one and there not in self.gone:
                        self.activated |= {one, other}
                        self.arrive(there, FALL, score, tools | {"scroll": tools["scroll"] - 1})
                        self.activated -= {one, other}

    def arrive(self, here: Spot, edge: Spot, score: float, tools: dict[str, int]) -> None:
        self.best = max(self.best, score)
        node = self.tableau.cards[here[0]].nodes[here[1]]
        if here in self.rooms:
            door = -1 if edge == FALL else self.tableau.cards[here[0]].doors[here[1]].index(edge[1])
            if here in self.cleared:
                self.stand(here, door, score, tools)
            elif tools["sword"] >= node.monsters:
                tools["sword"] -= node.monsters
                self.collect(node.items, tools)
                self.cleared.add(here)
                self.stand(here, door, score + self.worth[here], tools)
                self.cleared.discard(here)
            return
        if node.kind == TRAPDOOR:
            self.gone.add(here)
            self.fall(here, score + self.worth[here], tools)
            self.gone.discard(here)
        if node.kind in TOOL_FOR:
            if not tools[TOOL_FOR[node.kind]]:
                return
            tools[TOOL_FOR[node.kind]] -= 1
        self.collect(node.items, tools)
        self.gone.add(here)
        if node.kind == SLOT and here not in self.tableau.links:
            self.best = max(self.best, score + self.leave)
        else:
            self.stand(here, -1, score + (0.0 if node.kind == STAIRS else self.worth[here]), tools)
        self.gone.discard(here)

    def collect(self, items: Mapping[str, int], tools: dict[str, int]) -> None:
        for item, count in items.items():
            if item in tools:
                tools[item] += count

    def reachable(self, start: Spot) -> float:
        """What lies where the path might still come, the stairs it stands on included."""
        seen = {start}
        todo = [start]
        total = self.worth[start] if self.tableau.cards[start[0]].nodes[start[1]].kind == STAIRS else 0.0
        while todo:
            here = todo.pop()
            for there in self.onwards(here):
                if there not in seen and there not in self.gone:
                    seen.add(there)
                    todo.append(there)
                    total += 0.0 if there in self.cleared else self.worth[there]
        return total

    def onwards(self, here: Spot) -> Iterator[Spot]:
        """Wherever one step might lead, were all tools at hand."""
        card, name = here
        for edge, there in self.ways[here]:
            if edge not in self.used:
                yield there
        for trapdoor in self.tableau.cards[card].trapdoors.values():
            if trapdoor.node == name and (card, trapdoor.id) not in self.fallen:
                yield card, trapdoor.landing
        if any(spot == here and circle not in self.activated for circle, spot in self.circles.items()):
            yield from self.circles.values()
