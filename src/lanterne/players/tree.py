"""The tree of a search: a node for each question met, an edge for each answer tried there.

Nodes hang on what could be seen since the last decision, so that equal luck meets again; answers are told apart by their
words, and of all answers tried at a node only those compete that fit the question in the world at hand.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, sqrt
from typing import Final

from lanterne.kernel.asks import Ask, Choose, Option, Pick
from lanterne.kernel.crafts import Compose, plain
from lanterne.kernel.game import Below, Outlook, State
from lanterne.kernel.records import canonical

ALL_LISTED: Final = 32  # a Pick with at most so many answers has them all listed; of others some are sampled
FIRST: Final = 4  # answers that are sampled at once where they cannot be listed
WIDENING: Final = 1.0  # more are sampled as the square root of the visits grows
EXPLORE: Final = 3.5  # how much a rarely tried answer is preferred, in standard deviations of what was seen so far
DOUBT: Final = 0.05  # the variance to begin with, as if seen once
TRUST: Final = 0.5  # share of the attention at a new question that goes to the answer of the game's quick policy


class Edge:
    """An answer at a node, and what came of it."""

    __slots__ = ("answer", "key", "nodes", "prior", "squares", "total", "visits")

    def __init__(self, key: str, answer: object) -> None:
        self.key = key
        self.answer = answer
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0  # of the values for the seat that answers
        self.squares = 0.0
        self.nodes: dict[str, Node] = {}

    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def safe_value(self) -> float:
        """What it is worth at least, probably: the value less its standard error."""
        return self.value() - sqrt(spread(self.visits, self.total, self.squares) / self.visits) if self.visits else -1.0

    def after(self, seen: str) -> Node:
        """The node of the question that comes next, after this has been seen."""
        node = self.nodes.get(seen)
        if node is None:
            node = self.nodes[seen] = Node()
        return node


class Node:
    """A question. `beside` holds the questions to other seats that are answered at the same time, unseen by this one."""

    __slots__ = ("beside", "edges", "known", "options", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.edges: list[Edge] = []
        self.known: dict[str, Edge] = {}
        self.options: list[Option] = []
        self.beside: dict[int, Node] = {}

    def sibling(self, seat: int) -> Node:
        node = self.beside.get(seat)
        if node is None:
            node = self.beside[seat] = Node()
        return node

    def edge(self, key: str, answer: object) -> Edge:
        edge = self.known.get(key)
        if edge is None:
            edge = self.known[key] = Edge(key, answer)
            self.edges.append(edge)
        return edge

    def offered(self, ask: Ask, below: Below) -> list[Edge]:
        """The answers that compete at this question."""
        if isinstance(ask, Choose):
            if ask.options != self.options:
                if self.options:
                    return [self.edge(option.key, option) for option in ask.options]
                self.options = ask.options
                for option in ask.options:
                    self.edge(option.key, option)
            return self.edges if len(self.edges) == len(self.options) else [self.known[o.key] for o in self.options]
        if isinstance(ask, Pick) and answers_of(ask) <= ALL_LISTED:
            if ask.options != self.options:
                self.options = ask.options
                for count in range(ask.least, ask.most + 1):
                    for picked in combinations(ask.options, count):
                        self.edge(key_of(ask, list(picked)), list(picked))
            found = [edge for edge in self.edges if fits(ask, edge.answer)]
            if found:
                return found
        return self._widened(ask, below)

    def _widened(self, ask: Ask, below: Below) -> list[Edge]:
        """Some of the answers to a question that has too many; the more often it is met, the more are tried."""
        found = [edge for edge in self.edges if fits(ask, edge.answer)]
        wanted = FIRST + WIDENING * sqrt(self.visits)
        for _ in range(2 * FIRST):
            if len(found) >= wanted:
                break
            answer = ask.sample(below)
            edge = self.edge(key_of(ask, answer), answer)
            if edge not in found:
                found.append(edge)
        return found

    def weigh_first(self, edges: list[Edge], ask: Ask, state: State, outlook: Outlook, below: Below) -> None:
        """How much attention each answer deserves before anything is known: as the game says, or its quick policy."""
        if isinstance(ask, Choose):
            shares = outlook.priors(state, ask)
            if shares is not None:
                for edge, share in zip(edges, shares, strict=True):
                    edge.prior = share
                return
        answer = outlook.policy(state, ask, below)
        trust = 0.0 if answer is None else TRUST
        for edge in edges:
            edge.prior = (1 - trust) / len(edges)
        if answer is not None:
            favourite = self.edge(key_of(ask, answer), answer)
            favourite.prior += trust
            if favourite not in edges:
                edges.append(favourite)

    def best(self, edges: list[Edge]) -> Edge:
        """The answer to try now: good so far, or promising and rarely tried."""
        visits = 1
        for edge in edges:
            visits += edge.visits
        eager = EXPLORE * sqrt(visits * spread(self.visits, self.total, self.squares))
        hope = self.total / self.visits if self.visits else 0.5
        best, most = edges[0], -1.0
        least = 1 / len(edges)
        for edge in edges:
            tried = edge.visits
            score = (edge.total / tried if tried else hope) + eager * (edge.prior or least) / (1 + tried)
            if score > most:
                best, most = edge, score
        return best


def spread(visits: int, total: float, squares: float) -> float:
    """The variance of the values that were seen."""
    return (squares - total * total / visits + DOUBT) / (visits + 1) if visits else DOUBT


def answers_of(ask: Pick) -> int:
    """How many answers a Pick has, in whatever order."""
    return sum([comb(len(ask.options), count) for count in range(ask.least, ask.most + 1)])


def key_of(ask: Ask, answer: object) -> str:
    """An answer in words, equal for equal answers."""
    if isinstance(answer, Option):
        return answer.key
    if isinstance(ask, Pick) and isinstance(answer, list):
        return "; ".join([option.key for option in answer])
    return canonical(plain(answer)).decode()


def fits(ask: Ask, answer: object) -> bool:
    """Whether an answer that was tried in another world can be given in this one."""
    if isinstance(ask, Choose):
        return answer in ask.options
    if isinstance(ask, Pick):
        return isinstance(answer, list) and ask.least <= len(answer) <= ask.most and contains(ask.options, answer)
    return isinstance(ask, Compose) and ask.craft.check(plain(answer)) is None


def contains(options: list[Option], answer: list[Option]) -> bool:
    return all(option in options for option in answer)
