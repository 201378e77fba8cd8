"""One system for each card of a tableau, such that links agree and there are tools enough: a *mosaic*. Every path is one, and
hardly any that is worth more than the best path is not a path. So mosaics are met from the most valuable down, and each whose
lines join is traced, until one proves to be a path.
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.solver.budget import Budget
from lanterne.games.map_masters.solver.lines import WHOLE, Drawings
from lanterne.games.map_masters.solver.links import SPLITS, LinkSets, Network, Offers
from lanterne.games.map_masters.solver.systems import FINISH, ONLY_OUT, System, bits
from lanterne.games.map_masters.solver.task import NEVER, Valued, Worth
from lanterne.games.map_masters.solver.tools import FIELD, GUARD, SCROLL, packed, unpacked


class Piece:
    """The systems of one card that are the same to a mosaic: they are worth the same, leave the same tools, and have the same
    slots of one way."""

    def __init__(self, worth: Worth, ways: int) -> None:
        self.worth = worth
        self.ways = ways
        self.members: list[System] = []
        self.known: list[int] = []
        self.drawing = -1

    def sets(self) -> list[int]:
        """The sets of shapes that come to one of its systems."""
        if not self.known:
            self.known = [shapes for system in self.members for shapes in self.worth.systems.sets_of(system)]
        return self.known

    def drawn(self, drawings: Drawings) -> int:
        """The number of its choice of lines."""
        if self.drawing < 0:
            lines_of = self.worth.sheet.lines_of
            self.drawing = drawings.number(frozenset([drawings.set_of(lines_of(shapes)) for shapes in self.sets()]))
        return self.drawing


Row = tuple[int, int, int, Piece]  # what a piece is worth at fair prices and really, and what it leaves of tools


class Rows:
    """The pieces of a card by which some of its links are used, most valuable first, by the ends of the path that lie on the
    card: of those with the start, and of those without it; and the most that they leave of each tool."""

    def __init__(self, worth: Worth, leave: int, free: int, used: int) -> None:
        self.starting = rows_by_ends(worth, starting(worth, leave, free, used))
        self.passing = rows_by_ends(worth, passing(worth, leave, free, used))
        self.best = [NEVER] * (worth.ends + 1)  # of those without the start, by ends
        for ends, rows in self.passing:
            self.best[ends] = rows[0][0]
        leaves = {left for _, rows in self.starting + self.passing for _, _, left, _ in rows}
        self.leaves = packed([max(numbers) for numbers in zip(*map(unpacked, leaves), strict=True)])


def rows_by_ends(worth: Worth, found: dict[int, list[Valued]]) -> list[tuple[int, list[Row]]]:
    by_ends = []
    for ends, valued in found.items():
        pieces: dict[tuple[int, int, int], Piece] = {}
        for value, system in valued:
            key = (value, system[3], system[4])
            if key not in pieces:
                pieces[key] = Piece(worth, system[4])
            pieces[key].members.append(system)
        rows = [(value + worth.price(left), value, left, piece) for (value, left, _), piece in pieces.items()]
        rows.sort(key=most_first)
        by_ends.append((ends, rows))
    return by_ends


def most_first(row: Row) -> int:
    return -row[0]


def passing(worth: Worth, leave: int, free: int, used: int) -> dict[int, list[Valued]]:
    """The systems that use some links, by ends; the path may leave by a free slot."""
    found: dict[int, list[Valued]] = {}
    for value, system in worth.valued(used):
        found.setdefault(system[1], []).append((value, system))
    for one in bits(free):
        for value, system in worth.valued(used | one):
            if not system[1] & FINISH and not system[4] & one:
                found.setdefault(system[1] | FINISH, []).append((value + leave, system))
    return found


def starting(worth: Worth, leave: int, free: int, used: int) -> dict[int, list[Valued]]:
    """The same where the path starts by a free slot. By two it does both."""
    found: dict[int, list[Valued]] = {}
    for one in bits(free):
        for value, system in worth.valued(used | one):
            if not system[4] >> ONLY_OUT & one:
                found.setdefault(system[1], []).append((value, system))
        for two in bits(free & (one - 1)):
            for value, system in worth.valued(used | one | two):
                if not system[1] & FINISH:
                    found.setdefault(system[1] | FINISH, []).append((value + leave, system))
    return found


class Course:
    """What is needed to go over the cards of a network by some links: from the card on which the path starts, in the order in
    which links lead to the others."""

    def __init__(self, number: int, network: Network, order: list[int], rows: list[Rows]) -> None:
        self.number = number  # of the network
        self.network = network
        self.order = order
        self.rows = [rows[0].starting, *[row.passing for row in rows[1:]]]
        self.rest: list[list[int]] = []  # what the cards after a place give at best, by ends that there are
        self.hope: list[int] = []  # what there is of tools and they leave, at best


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
        self.known: dict[tuple[int, int, int], Rows] = {}
        self.nothing = [0] + [NEVER] * task.ends
        # Ends that a path can have, all together: a leap departs and arrives. By ends that there are, those that are missing
        wholes = [FINISH]
        for sheet in task.sheets[:1]:
            wholes += [ends | 3 * sheet.leap for ends in wholes if sheet.leap]
            wholes += [ends | 3 * sheet.barrel for ends in wholes if sheet.barrel]
        self.missing = [[whole ^ ends for whole in wholes if not ends & ~whole] for ends in range(task.ends + 1)]
        self.drawings = Drawings()

    def take(self, networks: list[Network]) -> None:
        """From now on look at a tableau with these networks."""
        self.networks = networks
        self.courses: dict[tuple[int, int], list[Course]] = {}
        self.drawings.forget()

    def between(self, above: int, most: int) -> None:
        """All mosaics that are worth more than one value, and than the best path so far, and no more than another."""
        self.above = above
        self.most = most
        found = [
            (bound, used, number)
            for number, network in enumerate(self.networks)
            for bound, used in LinkSets(self.offers, network, above, False).found
        ]
        found.sort(key=lambda entry: -entry[0])
        for bound, used, number in found:
            if bound <= self.above or self.budget.is_over:
                break
            for course in self.courses_by(number, used):
                self.course = course
                self.chosen: list[Piece] = []
                self.over(0, self.task.purse, 0, 0, 0, 0)

    def courses_by(self, number: int, used: int) -> list[Course]:
        """The courses that use exactly some links, one from each card."""
        if (number, used) in self.courses:
            return self.courses[number, used]
        network = self.networks[number]
        known = {card: self.rows_of(card, network.linked[card], used >> card * 6 & 63) for card in network.cards}
        sums: dict[int, list[int]] = {0: self.nothing}  # by set of cards: what they give at best, by ends
        courses = self.courses[number, used] = []
        for card in network.cards:
            order = network.order(card, used)
            course = Course(number, network, order, [known[other] for other in order])
            courses.append(course)
            cards, hope = 0, packed(self.task.at_hand)
            course.rest.append(self.completing(self.nothing))
            course.hope.append(hope)
            for other in reversed(order[1:]):
                before = sums[cards]
                cards |= 1 << other
                if cards not in sums:
                    sums[cards] = joined(before, known[other].best)
                hope += known[other].leaves
                course.rest.append(self.completing(sums[cards]))
                course.hope.append(hope)
            course.rest.reverse()
            course.hope.reverse()
        return courses

    def completing(self, sums: list[int]) -> list[int]:
        """What cards give at best with the ends that are missing, by those that there are."""
        return [max([sums[ends] for ends in missing], default=NEVER) for missing in self.missing]

    def over(self, place: int, priced: int, value: int, ends: int, leaves: int, ways: int) -> int:
        """Card after card, the one with the start first. What later cards can give at best, and leave of tools at best, cuts
        most of it short. Prices are never too low, so they bound the value; a mosaic that is worth less really is no use.
        `ways`: what `Network.one_ways` says of the cards so far. Gives the place to go back to: where a path fails that came to
        earlier places only, the later ones do not matter."""
        course, budget = self.course, self.budget
        if place == len(course.order):
            if self.above < value <= self.most and not (leaves + GUARD) >> FIELD * SCROLL & 1:
                numbers = [piece.drawn(self.drawings) for piece in self.chosen]
                fails_at = self.drawings.fails_at(course.number, course.network.lead, course.order, numbers)
                return self.trace(value, course.network, course.order, self.chosen) if fails_at == WHOLE else fails_at
            return place - 1
        rest, hope = course.rest[place], course.hope[place] + leaves + GUARD
        for lying, rows in course.rows[place]:
            if lying & ends:
                continue
            others = priced + rest[ends | lying]
            for price, worth, left, piece in rows:
                if price + others <= self.above:
                    break
                if (hope + left) & GUARD == GUARD:
                    then = ways
                    if piece.ways:
                        clash, new = course.network.one_ways(course.order[place], piece.ways)
                        if ways & clash:
                            continue
                        then |= new
                    budget.nodes += 1
                    if budget.nodes >= budget.look_at and budget.look():
                        return -1
                    self.chosen.append(piece)
                    back = self.over(place + 1, priced + price, value + worth, ends | lying, leaves + left, then)
                    self.chosen.pop()
                    if back < place:
                        return back
        return place - 1

    def rows_of(self, card: int, linked: int, used: int) -> Rows:
        """By a slot that is open and not linked a path can start and leave."""
        key = (card, linked, used)
        rows = self.known.get(key)
        if rows is None:
            free = self.task.sheets[card].open & ~linked
            rows = self.known[key] = Rows(self.task.worths[card], self.task.leave, free, used)
        return rows


def joined(sums: list[int], best: list[int]) -> list[int]:
    """One card more, by ends."""
    return [max([sums[one] + best[other] for one, other in splits]) for splits in SPLITS[: len(sums)]]
