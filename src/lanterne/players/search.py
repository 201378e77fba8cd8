"""The bot `search`: a Monte Carlo tree search that plays every game through the kernel.

Again and again it imagines a world that its seat cannot tell from the real one, goes down the tree of answers tried so
far, tries one more, plays on quickly, and writes what came of it beside the answers on the way. What a game can tell to
make that faster and better is its `Outlook`.
"""

from __future__ import annotations

from random import Random as Generator
from time import perf_counter, sleep
from typing import Final

from lanterne.kernel.asks import PARTY, Ask, Chance, Choose, Draw, Pick, Roll, Together
from lanterne.kernel.events import ALL
from lanterne.kernel.game import Outcome, Outlook, Sight, State, Thinker, Weighed
from lanterne.kernel.match import Match
from lanterne.kernel.records import canonical, dump
from lanterne.kernel.worlds import alike
from lanterne.players.random import Random
from lanterne.players.tree import Edge, Node

PATIENCE: Final = 4  # times that no world is found before the search is given up
ROUND_TRIP: Final = -0.01  # what it is worth to come back to where one was: less than any defeat
NEAR: Final = 6  # quick answers among which such a way back is looked for
DEEPEST: Final = 100  # questions that are followed down the tree
LONGEST: Final = 5_000  # answers after which a game that is played on counts as undecided
COMFORT: Final = 0.1  # what a lost game is worth at most where no estimate of the game says more; see `value_of`
MUCH: Final = 50  # a score at which half of that is reached


class Luck:
    """Whole numbers for imagined worlds: quick, and the same for the same key."""

    def __init__(self) -> None:
        self._generator = Generator()
        self._random = self._generator.random

    def turn_to(self, key: int) -> None:
        self._generator.seed(key)

    def below(self, n: int) -> int:
        return int(self._random() * n)


class Search(Thinker):
    """Each world that is played on in is an iteration."""

    def answer(self, sight: Sight) -> object:
        """The best answer, as far as that is sure; one without an alternative is given at once."""
        forced = only_answer(sight.ask)
        if forced is not None:
            return forced
        weighed = self._search(sight, True)
        return weighed[0].answer if weighed else self._without_worlds(sight)

    def weigh(self, sight: Sight) -> list[Weighed]:
        outlook, seats = sight.game.outlook(), sight.seats
        return [Weighed(w.answer, outlook.forecast(w.value, seats), w.visits) for w in self._search(sight, False)]

    def _search(self, sight: Sight, hurry: bool) -> list[Weighed]:
        thought = Thought(sight, self.seed)
        end = 0.0 if self.iterations else perf_counter() + self.seconds
        begin = perf_counter() if end else 0.0
        count = 0
        while count < self.iterations if self.iterations else count == 0 or perf_counter() < end:
            if not thought.deepen():
                break
            count += 1
            if not count & 3:
                sleep(0)  # a screen on another thread goes on: compiled code would not let it
            if hurry and not count & 15:
                left = self.iterations - count if self.iterations else time_for(count, begin, end)
                if thought.lead() > left:
                    break
        return thought.weighed()

    def _without_worlds(self, sight: Sight) -> object:
        """No world agrees with what is known: answer as the game's own bot does, or any answer."""
        for bot in sight.game.bots().values():
            return bot(self.seed).answer(sight)
        return Random(self.seed).answer(sight)


def time_for(count: int, begin: float, end: float) -> float:
    """How many more worlds there will be time for."""
    now = perf_counter()
    return count * (end - now) / max(now - begin, 1e-9)


def only_answer(ask: Ask) -> object | None:
    """The answer to a question that has only one; else None."""
    if isinstance(ask, Choose):
        return ask.options[0] if len(ask.options) == 1 else None
    if isinstance(ask, Pick) and (ask.most == 0 or ask.least == len(ask.options) == 1):
        return ask.options[: ask.least]
    return None


class Step:
    """One decision on the way down the tree, and whose it is."""

    __slots__ = ("edge", "node", "seat")

    def __init__(self, node: Node, edge: Edge, seat: int) -> None:
        self.node = node
        self.edge = edge
        self.seat = seat

    def learn(self, value: float) -> None:
        node, edge = self.node, self.edge
        square = value * value
        node.visits += 1
        node.total += value
        node.squares += square
        edge.visits += 1
        edge.total += value
        edge.squares += square


class Thought:
    """The search for one answer."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self.sight = sight
        self.root = Node()
        self.luck = Luck()
        self.outlook: Outlook = sight.game.outlook()
        self.begun = False  # it is known what looks promising
        self.failed = 0
        self.start = 0  # answers that a world had when it was imagined
        self.seen = b""
        self.comfort = 0.0 if self.outlook.horizon else COMFORT
        self.key = Generator(f"{seed} {sight.seat} {sight.ask.about}").getrandbits(48) << 24

    # --- one more world ------------------------------------------------------------------------------------------

    def deepen(self) -> bool:
        """Imagine a world and learn from it; False where too often there is none. The n-th world of each answer has the
        same luck, so that answers are compared at like fortune."""
        root, luck = self.root, self.luck
        luck.turn_to(self.key + root.visits + self.failed)
        edges = root.offered(self.sight.ask, luck.below)
        if not self.begun:
            world = self.sight.imagine(luck.below)
            if world is None:
                return self._fail()
            root.weigh_first(edges, self.sight.ask, world.state, self.outlook, luck.below)
            self.begun = True
        edge = root.best(edges)
        luck.turn_to(self.key - 1 - edge.visits - self.failed)
        world = self.sight.imagine(luck.below)
        if world is None:
            return self._fail()
        self.start = len(world.log)
        path = [Step(root, edge, self.sight.seat)]
        values = self._descend(world, path)
        for step in path:
            step.learn(values[step.seat])
        return True

    def _fail(self) -> bool:
        """There was no world: try with other luck, unless that is the rule here."""
        self.failed += 1
        return self.failed < PATIENCE + self.root.visits

    def _descend(self, world: Match, path: list[Step]) -> list[float]:
        """Follow the tree to an answer that was never tried, and play on from there."""
        while True:
            step = path[-1]
            whole = world.ask
            seen = len(world.log) + 1
            world.answer(step.edge.answer, step.seat)
            if not step.edge.visits or len(path) >= DEEPEST:
                return self._play_on(world)
            ask, seat = next_ask(world)
            while ask is not None:
                forced = only_answer(ask)
                if forced is None:
                    break
                world.answer(forced, seat)
                ask, seat = next_ask(world)
            if ask is None:
                return values_of(world, self.comfort)
            if self._is_back(world, ask):
                return [ROUND_TRIP] * world.options.seats
            if world.ask is whole and isinstance(whole, Together):
                node = step.node.sibling(seat)
            else:
                node = step.edge.after(sign(world, seen, ask, seat))
            path.append(Step(node, self._choose(node, ask, world.state), seat))

    def _choose(self, node: Node, ask: Ask, state: State) -> Edge:
        below = self.luck.below
        edges = node.offered(ask, below)
        if not node.visits:
            node.weigh_first(edges, ask, state, self.outlook, below)
        return node.best(edges)

    def _play_on(self, world: Match) -> list[float]:
        """Answer quickly to the end, or to where the game can say how it stands."""
        outlook, below = self.outlook, self.luck.below
        horizon = outlook.horizon
        state = world.state
        for count in range(LONGEST):
            ask, seat = next_ask(world)
            if ask is None:
                return values_of(world, self.comfort)
            if count < NEAR and self._is_back(world, ask):
                return [ROUND_TRIP] * world.options.seats
            if horizon and count >= horizon:
                values = prospects(outlook, world)
                if values:
                    return values
            answer = outlook.policy(state, ask, below)
            world.answer(ask.sample(below) if answer is None else answer, seat)
        return [0.5] * world.options.seats

    def _is_back(self, world: Match, ask: Ask) -> bool:
        """Whether answers alone have led back to the question, and the seat sees just what it saw. Who goes round like
        that once would do so for ever, since the same question gets the same answer."""
        sight = self.sight
        if ask.about != sight.ask.about or ask.seat != sight.ask.seat:
            return False
        for place in range(self.start, len(world.log)):
            if isinstance(world.log[place], Chance):
                return False
        if not alike(ask, sight.ask):
            return False
        if not self.seen:
            self.seen = canonical(dump(sight.view))
        return canonical(dump(world.view(sight.seat))) == self.seen

    # --- what came of it -----------------------------------------------------------------------------------------

    def lead(self) -> int:
        """How many visits the best answer is ahead of all others; 0 where another one has more."""
        best = self.best_first()[0]
        others = [edge.visits for edge in self.root.edges if edge is not best]
        return max(0, best.visits - max([0, *others]))

    def best_first(self) -> list[Edge]:
        """The answers tried, by what they are worth at least: one that was tried often is better known."""
        edges = [edge for edge in self.root.edges if edge.visits]
        edges.sort(key=Edge.safe_value, reverse=True)
        return edges

    def weighed(self) -> list[Weighed]:
        return [Weighed(edge.answer, max(0.0, edge.value()), edge.visits) for edge in self.best_first()]


def next_ask(world: Match) -> tuple[Ask | None, int]:
    """The question to answer next in an imagined world, and the seat that does."""
    ask = world.ask
    if ask is None:
        return None, 0
    if isinstance(ask, Together):
        for mine in ask.asks:
            if mine not in ask.arrivals:
                return mine, mine.seat
    return ask, 0 if ask.seat == PARTY else ask.seat


def sign(world: Match, seen: int, ask: Ask, seat: int) -> str:
    """What tells one question after an answer from another: whom it is for and what about, and what the seat has seen."""
    words = [str(seat), ask.about]
    log = world.log
    for place in range(seen, len(log)):
        entry = log[place]
        if isinstance(entry, Roll):
            words.append(bytes(entry.faces).hex())
        elif isinstance(entry, Draw):
            words.append(entry.card if entry.only == ALL or entry.only == seat else "?")
        elif not isinstance(entry, Chance):
            words.append(str(entry.encode()))
    return " ".join(words)


def prospects(outlook: Outlook, world: Match) -> list[float]:
    """What the game thinks of each seat's chances; empty where it cannot say."""
    values = []
    for seat in range(world.options.seats):
        value = outlook.prospect(world.state, seat)
        if value is None:
            return []
        values.append(value)
    return values


def values_of(world: Match, comfort: float) -> list[float]:
    outcome = world.outcome
    assert outcome is not None
    return [value_of(outcome, seat, world.options.seats, comfort) for seat in range(world.options.seats)]


def value_of(outcome: Outcome, seat: int, seats: int, comfort: float) -> float:
    """1 for a winner. Others get less than `comfort`, so that a search that cannot see a win goes where it gets further:
    by their score where nobody has won, by how many others have a smaller one where somebody has."""
    if seat in outcome.winners:
        return 1.0
    if not comfort:
        return 0.0
    score = outcome.score
    mine = score[seat] if len(score) == seats else score[0]
    if not outcome.winners or len(score) < seats:
        return comfort * mine / (mine + MUCH) if mine > 0 else 0.0
    return comfort * sum([other < mine for other in score]) / seats
