"""One system for each card of a tableau, such that links agree and there are tools enough: a *mosaic*. Every path is one, and
hardly any that is worth more than the best path is not a path. So mosaics are met from the most valuable down, and each is
traced, until one proves to be a path.
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.solver.links import LinkSets, Network, Offers, Sums, plus
from lanterne.games.map_masters.solver.systems import FINISH, ONLY_OUT, System, Systems
from lanterne.games.map_masters.solver.task import MOST_CARDS, NEVER, Valued, Worth
from lanterne.games.map_masters.solver.tools import FIELD, GUARD, SCROLL, packed, unpacked

ASK = 4096  # nodes between two questions whether to stop
START, LEAVE = 1, 2  # ends of the path as `Sums` has them
SLOT_BITS = 6 * MOST_CARDS


class Budget:
    """How much may still be done: `nodes` count what was, systems that fitted and runs."""

    def __init__(self, stop: Callable[[], bool] | None) -> None:
        self.stop = stop
        self.nodes = 0
        self.most = 0
        self.look_at = 0  # the number of nodes at which to look whether it is over
        self.is_over = False

    def allow(self, most: int) -> None:
        """Go on until there are so many nodes, or at least until `stop` wants an end."""
        self.most = most
        self.is_over = self.nodes >= most
        self.look_at = min(most, self.nodes + ASK)

    def look(self) -> bool:
        if self.nodes >= self.most or (self.stop is not None and self.stop()):
            self.is_over = True
        else:
            self.look_at = min(self.most, self.nodes + ASK)
        return self.is_over


class Piece:
    """The systems of one card that are the same to a mosaic: they are worth the same, leave the same tools, and have the same
    slots of one way."""

    def __init__(self, systems: Systems, ways: int) -> None:
        self.systems = systems
        self.ways = ways
        self.members: list[System] = []
        self.known: list[int] = []

    def sets(self) -> list[int]:
        """The sets of shapes that come to one of its systems."""
        if not self.known:
            self.known = [shapes for system in self.members for shapes in self.systems.sets_of(system)]
        return self.known


Row = tuple[int, int, int, Piece]  # what a piece is worth at fair prices and really, and what it leaves of tools


class Rows:
    """The pieces of a card by which some of its links are used, most valuable first, by the ends of the path that lie on the
    card; and the most that they leave of each tool."""

    def __init__(self, worth: Worth, found: dict[int, list[Valued]]) -> None:
        self.by_ends: list[tuple[int, list[Row]]] = []
        for ends, valued in found.items():
            pieces: dict[tuple[int, int, int], Piece] = {}
            for value, system in valued:
                key = (value, system[3], system[4])
                if key not in pieces:
                    pieces[key] = Piece(worth.systems, system[4])
                pieces[key].members.append(system)
            rows = [(value + worth.price(left), value, left, piece) for (value, left, _), piece in pieces.items()]
            rows.sort(key=most_first)
            self.by_ends.append((ends, rows))
        leaves = {left for _, rows in self.by_ends for _, _, left, _ in rows}
        self.leaves = packed([max(numbers) for numbers in zip(*map(unpacked, leaves), strict=True)])


def most_first(row: Row) -> int:
    return -row[0]


class Mosaics:
    """Meets mosaics and has them traced: `trace` takes the value, the network, its cards and their pieces, and says at which
    place the path failed."""

    def __init__(
        self, offers: Offers, budget: Budget, trace: Callable[[int, Network, list[int], list[Piece]], int]
    ) -> None:
        self.offers = offers
        self.task = task = offers.task
        self.trace = trace
        self.budget = budget
        self.known: dict[tuple[int, int, int], Rows | None] = {}
        self.all_ends = offers.size - 1
        self.no_more: Sums = tuple([NEVER if ends & (START | LEAVE) else 0 for ends in range(offers.size)])
        self.leaps = [ends << 1 for sheet in task.sheets[:1] for ends in (3 * sheet.leap, 3 * sheet.barrel) if ends]

    def between(self, networks: list[Network], above: int, most: int) -> None:
        """All mosaics that are worth more than one value, and than the best path so far, and no more than another."""
        self.above = above
        self.most = most
        found = [
            (bound, used, network)
            for network in networks
            for bound, used in LinkSets(self.offers, network, above, False).found
        ]
        found.sort(key=lambda entry: -entry[0])
        for bound, used, network in found:
            if bound <= self.above or self.budget.is_over:
                break
            self.meet(network, used)

    def meet(self, network: Network, used: int) -> None:
        """The mosaics that use exactly some links, by the card on which the path starts."""
        self.network = network
        known: dict[int, Rows] = {}
        for card in network.cards:
            rows = self.rows_of(card, network.linked[card], used >> card * 6 & 63)
            if rows is None:
                return
            known[card] = rows
        for card in network.cards:
            self.order = self.from_card(card, used)
            self.rows = [known[other] for other in self.order]
            rest, hope = self.no_more, packed(self.task.at_hand)
            self.rest, self.hope = [rest], [hope]
            for other in reversed(self.order):
                rest = plus(rest, self.offers.block(other, network.linked[other])[used >> other * 6 & 63])
                hope += known[other].leaves
                self.rest.append(rest)
                self.hope.append(hope)
            self.rest.reverse()
            self.hope.reverse()
            self.chosen: list[Piece] = []
            self.over(0, self.task.purse, 0, 0, 0, 0)

    def from_card(self, card: int, used: int) -> list[int]:
        """All cards in the order in which links lead to them."""
        order = [card]
        for one in order:
            for slot in range(6):
                far = self.network.lead[one * 6 + slot] // 6
                if used >> one * 6 + slot & 1 and far not in order:
                    order.append(far)
        return order + [other for other in self.network.cards if other not in order]

    def over(self, place: int, priced: int, value: int, ends: int, leaves: int, ways: int) -> int:
        """Card after card, the one with the start first. What later cards can give at best, and leave of tools at best, cuts
        most of it short. Prices are never too low, so they bound the value; a mosaic that is worth less really is no use.
        `ways`: slots by which a path cannot come in, as card * 6 + slot, and above them those by which it cannot go out, as
        the other side of their links has it. Gives the place to go back to: where a path fails that came to earlier places
        only, the later ones do not matter."""
        if place == len(self.order):
            if self.above < value <= self.most and self.is_even(ends, leaves):
                return self.trace(value, self.network, self.order, self.chosen)
            return place - 1
        rest, hope, budget = self.rest[place + 1], self.hope[place + 1] + leaves + GUARD, self.budget
        for lying, rows in self.rows[place].by_ends:
            if lying & ends or not (place or lying & START):
                continue
            others = priced + rest[self.all_ends & ~(ends | lying)]
            for price, worth, left, piece in rows:
                if price + others <= self.above:
                    break
                if (hope + left) & GUARD == GUARD:
                    then = ways
                    if piece.ways:
                        then = self.with_ways(ways, self.order[place], piece.ways)
                        if then < 0:
                            continue
                    budget.nodes += 1
                    if budget.nodes >= budget.look_at and budget.look():
                        return -1
                    self.chosen.append(piece)
                    back = self.over(place + 1, priced + price, value + worth, ends | lying, leaves + left, then)
                    self.chosen.pop()
                    if back < place:
                        return back
        return place - 1

    def with_ways(self, ways: int, card: int, new: int) -> int:
        """The same with one card more, or -1 where both sides of a link want to be come in by, or gone out."""
        lead = self.network.lead
        for slot in range(6):
            at = card * 6 + slot
            for side in (0, 1):
                if new >> ONLY_OUT * side + slot & 1 and lead[at] >= 0:
                    if ways >> SLOT_BITS * side + at & 1:
                        return -1
                    ways |= 1 << SLOT_BITS * side + lead[at]
        return ways

    def is_even(self, ends: int, leaves: int) -> bool:
        """Whether each leap departs and arrives, and jumps between circles too."""
        for leap in self.leaps:
            if ends & leap and leap & ~ends:
                return False
        return not (leaves + GUARD) >> FIELD * SCROLL & 1

    def rows_of(self, card: int, linked: int, used: int) -> Rows | None:
        key = (card, linked, used)
        if key not in self.known:
            found = self.valued(card, self.task.sheets[card].open & ~linked, used)
            self.known[key] = Rows(self.task.worths[card], found) if found else None
        return self.known[key]

    def valued(self, card: int, free: int, used: int) -> dict[int, list[Valued]]:
        """By ends of the path. By a free slot it starts or leaves, by two it does both."""
        worth, leave = self.task.worths[card], self.task.leave
        found: dict[int, list[Valued]] = {}
        for value, system in worth.valued(used):
            found.setdefault(system[1] << 1, []).append((value, system))
        ones = [1 << slot for slot in range(6) if free >> slot & 1]
        for one in ones:
            for value, system in worth.valued(used | one):
                if not system[4] >> ONLY_OUT & one:
                    found.setdefault(system[1] << 1 | START, []).append((value, system))
                if not system[1] & FINISH and not system[4] & one:
                    found.setdefault(system[1] << 1 | LEAVE, []).append((value + leave, system))
        for slots in [one | two for one in ones for two in ones if two < one]:
            for value, system in worth.valued(used | slots):
                if not system[1] & FINISH:
                    found.setdefault(system[1] << 1 | START | LEAVE, []).append((value + leave, system))
        return found
