"""One system for each card of a tableau, such that links agree and there are tools enough: a *mosaic*. Every path is one, and
hardly any that is worth more than the best path is not a path. So mosaics are met from the most valuable down, and each whose
lines join is traced, until one proves to be a path.
"""

from __future__ import annotations

from lanterne.games.map_masters.solver.budget import Budget
from lanterne.games.map_masters.solver.ground import Ground
from lanterne.games.map_masters.solver.lines import WHOLE, Drawings
from lanterne.games.map_masters.solver.links import SPLITS, LinkSets, Network, Offers, networks
from lanterne.games.map_masters.solver.pieces import UNDRAWN, Piece, Rows, Tail
from lanterne.games.map_masters.solver.systems import FINISH
from lanterne.games.map_masters.solver.task import NEVER, NO_END
from lanterne.games.map_masters.solver.tools import FIELD, GUARD, SCROLL, packed
from lanterne.games.map_masters.solver.tracer import Tracer

LAST = 3  # so many cards make a tail
WIDTH = 2  # when mosaics are tasted, so many pieces of a card
TASTE = 5000  # and about so many nodes in all


class Course:
    """What is needed to go over the cards of a network by some links: the card on which the path starts, then those with the
    fewest pieces first."""

    def __init__(self, number: int, network: Network, order: list[int], rows: list[Rows], tools: int) -> None:
        self.number = number  # of the network
        self.network = network
        self.order = order
        self.before = [sum([1 << card for card in order[:place]]) for place in range(len(order))]  # cards, as bits
        self.rows = [rows[0].starting, *[row.passing for row in rows[1:]]]
        self.fair: list[list[int]] = []  # what the cards after a place give at best, by ends that there are, at fair prices
        self.real: list[list[int]] = []  # and really
        self.hope = [tools]  # what there is of tools and the cards after a place leave, at best
        for row in rows[:0:-1]:
            self.hope.insert(0, self.hope[0] + row.leaves)
        self.tails: list[Tail | None] = [None] * len(order)  # of the cards after a place, if they are few
        self.late = [0]  # what `one_ways` says that matters to the cards from a place on
        for card in reversed(order):
            self.late.insert(0, self.late[0] | network.leading_to[card])
        # What the cards from a place on do not give more than, because ways clash: by place, ends, tools, and ways that matter
        self.barred: dict[tuple[int, int, int, int], int] = {}


class Mosaics:
    """Meets mosaics and has them traced."""

    def __init__(self, offers: Offers, budget: Budget, tracer: Tracer) -> None:
        self.offers = offers
        self.task = task = offers.task
        self.tracer = tracer
        self.budget = budget
        self.known: dict[tuple[int, int, int], Rows] = {}
        self.nothing = [0] + [NEVER] * task.ends
        # Ends that a path can have, all together: a leap departs and arrives. By ends that there are, those that are missing
        wholes = [FINISH]
        for sheet in task.sheets[:1]:
            wholes += [ends | 3 * sheet.leap for ends in wholes if sheet.leap]
            wholes += [ends | 3 * sheet.barrel for ends in wholes if sheet.barrel]
        self.missing = [[whole ^ ends for whole in wholes if not ends & ~whole] for ends in range(task.ends + 1)]
        circles = sum([1 << card for card, sheet in enumerate(task.sheets) if sheet.plan.circles])
        self.drawings = Drawings(task.pools, circles)
        self.at_hand = packed(task.at_hand)
        self.tails: dict[tuple[Tail | None, Rows], Tail] = {}

    def take(self, ground: Ground) -> None:
        """From now on look at this tableau."""
        self.ground = ground
        self.networks = networks(ground, self.task.flags)
        self.tools = self.task.at_most + sum([self.task.worths[card].items for card in self.networks[0].cards]) + GUARD
        self.courses: dict[tuple[int, int], list[Course]] = {}
        self.drawings.forget(len(self.task.names))

    def between(self, above: int, most: int) -> None:
        """All mosaics that are worth more than one value, and than the best path so far, and no more than another."""
        self.meet(above, most, NO_END, NO_END)

    def taste(self, above: int, most: int) -> None:
        """Some of them, for a good path early."""
        self.meet(above, most, WIDTH, self.budget.nodes + TASTE)

    def meet(self, above: int, most: int, width: int, until: int) -> None:
        self.above = above
        self.most = most
        self.width = width
        found = [
            (bound, used, number)
            for number, network in enumerate(self.networks)
            for bound, used in LinkSets(self.offers, network, above, False).found
        ]
        found.sort(key=lambda entry: -entry[0])
        for bound, used, number in found:
            if bound <= self.above or self.budget.is_over or self.budget.nodes >= until:
                break
            for course in self.courses_by(number, used):
                self.course = course
                self.chosen: list[Piece] = []
                self.over(0, self.task.purse, 0, 0, 0, 0, self.tools)

    def courses_by(self, number: int, used: int) -> list[Course]:
        """The courses that use exactly some links, one from each card."""
        if (number, used) in self.courses:
            return self.courses[number, used]
        network = self.networks[number]
        known = {card: self.rows_of(card, network.linked[card], used >> card * 6 & 63) for card in network.cards}
        fair = {card: rows.fair for card, rows in known.items()}
        real = {card: rows.real for card, rows in known.items()}
        nothing = (self.nothing, self.completing(self.nothing))
        fair_sums, real_sums = {0: nothing}, {0: nothing}
        courses = self.courses[number, used] = []
        for card in network.cards:
            order = [card, *sorted([other for other in network.cards if other != card], key=lambda other: known[other].count)]
            course = Course(number, network, order, [known[other] for other in order], self.at_hand)
            course.fair = self.behind(order, fair, fair_sums)
            course.real = self.behind(order, real, real_sums) if any(self.task.prices) else course.fair
            tail = None
            for place in range(len(order) - 1, max(0, len(order) - 1 - LAST), -1):
                tail = course.tails[place - 1] = self.tail_of(tail, known[order[place]], course.real[place - 1])
            courses.append(course)
        return courses

    def tail_of(self, then: Tail | None, rows: Rows, most: list[int]) -> Tail:
        key = (then, rows)
        if key not in self.tails:
            self.tails[key] = Tail(rows, then, self.missing, most)
        return self.tails[key]

    def behind(
        self, order: list[int], best: dict[int, list[int]], known: dict[int, tuple[list[int], list[int]]]
    ) -> list[list[int]]:
        """By place, what the cards after it give at best with the ends that are missing, by those that there are. `best`: what
        cards give, by ends; `known`: what sets of them give, by ends that lie on them, and by those that there are."""
        cards = 0
        found = [known[cards][1]]
        for card in reversed(order[1:]):
            before, _ = known[cards]
            cards |= 1 << card
            if cards not in known:
                sums = joined(before, best[card])
                known[cards] = (sums, self.completing(sums))
            found.append(known[cards][1])
        found.reverse()
        return found

    def completing(self, sums: list[int]) -> list[int]:
        """What cards give at best with the ends that are missing, by those that there are."""
        return [max([sums[ends] for ends in missing], default=NEVER) for missing in self.missing]

    def over(self, place: int, priced: int, value: int, ends: int, leaves: int, ways: int, brought: int) -> int:
        """Card after card, the one with the start first. What later cards can give at best, and leave of tools at best, cuts
        most of it short, and so does what is known of lines. Prices are never too low, so they bound the value; a mosaic that
        is worth less really is no use. `ways`: what `Network.one_ways` says of the cards so far. `brought`: what there is of
        tools at any time, at most. Gives the place to go back to: where a path fails for earlier places only, the later ones do
        not matter."""
        course, budget, drawn = self.course, self.budget, self.drawings.drawn
        if place == len(course.order) - 1:
            return self.last(place, priced, value, ends, leaves, ways)
        card, above = course.order[place], self.above
        failing: set[int] | None = None  # what is known of this card, once that is wanted
        fair, real, tail = course.fair[place], course.real[place], course.tails[place]
        tools, hope = self.at_hand + leaves + GUARD, course.hope[place] + leaves + GUARD
        width = self.width
        barred, late = course.barred, course.late[place + 1]
        by_value = by_ways = place > 0  # whether value and tools alone held all pieces back; whether these and ways did
        for lying, rows in course.rows[place]:
            if lying & ends:
                continue
            others, really = priced + fair[ends | lying], value + real[ends | lying]
            for price, worth, left, piece in rows:
                if price + others <= above:
                    break
                left -= piece.spare
                if worth + really <= above or (hope + left) & GUARD != GUARD:
                    continue
                if tail and not tail.gives(above - value - worth, ends | lying, tools + left):
                    continue
                then = ways
                if piece.ways:
                    clash, new = course.network.one_ways(card, piece.ways)
                    if ways & clash:
                        by_value = False
                        continue
                    then |= new
                if barred and barred.get((place + 1, ends | lying, tools + left, then & late), NO_END) <= above - value - worth:
                    by_value = False
                    continue
                by_ways = False
                rest = brought - piece.lost
                if piece.due and not self.is_enough(rest, piece.due):
                    continue
                if piece.drawing != UNDRAWN:
                    if failing is None:
                        failing = self.drawings.failing_on(card, course.number, course.order[0], course.before[place])
                    if piece.drawing in failing:
                        continue
                budget.nodes += 1
                if budget.nodes >= budget.look_at and budget.look():
                    return -1
                self.chosen.append(piece)
                drawn[card] = piece.drawing
                back = self.over(place + 1, priced + price, value + worth, ends | lying, leaves + left, then, rest)
                self.chosen.pop()
                if back < place:
                    return back
                above = self.above
                width -= 1
                if not width:
                    return place - 1
        if by_ways:
            self.remember(place, above - value, ends, tools, ways, by_value)
        return place - 1

    def last(self, place: int, priced: int, value: int, ends: int, leaves: int, ways: int) -> int:
        """The last card. Nearly always all its pieces fail, and for the same reason, so they are first taken for one."""
        course, drawings, above = self.course, self.drawings, self.above
        card, network = course.order[place], course.network
        failing = drawings.failing_on(card, course.number, course.order[0], course.before[place])
        tools = self.at_hand + leaves + GUARD
        by_value = by_ways = place > 0
        found: list[tuple[int, Piece]] = []
        for lying, rows in course.rows[place]:
            if lying & ends or course.fair[place][ends | lying] == NEVER:
                continue
            for price, worth, left, piece in rows:
                if price + priced <= above:
                    break
                left -= piece.spare
                if value + worth <= above or (tools + left) & GUARD != GUARD or (leaves + left + GUARD) >> FIELD * SCROLL & 1:
                    continue  # a jump between circles has two ends
                if piece.ways and ways & network.one_ways(card, piece.ways)[0]:
                    by_value = False
                    continue
                by_ways = False
                if piece.drawing not in failing:
                    found.append((value + worth, piece))
        if by_ways:
            self.remember(place, above - value, ends, tools, ways, by_value)
        return self.end(place, found) if found else place - 1

    def end(self, place: int, found: list[tuple[int, Piece]]) -> int:
        """Mosaics that are whole but for the last card, and what they are worth with some pieces of it."""
        course, budget, drawings = self.course, self.budget, self.drawings
        order, drawn = course.order, drawings.drawn
        for before, piece in enumerate(self.chosen):
            drawn[order[before]] = piece.drawn(drawings)
            if piece.drawing == UNDRAWN:
                return before
        # What must be spare is known only now
        tools = self.at_hand + sum([piece.left - piece.spare for piece in self.chosen]) + GUARD
        fitting = [
            (value, piece)
            for value, piece in found
            if piece.drawn(drawings) != UNDRAWN and (tools + piece.left - piece.spare) & GUARD == GUARD
        ]
        if len(fitting) > 1:
            budget.nodes += 1
            back = drawings.all_fail_at(course.network.lead, course.number, order, {piece.drawing for _, piece in fitting})
            if back != WHOLE:
                return min(back, place - 1)
        for value, piece in fitting[: self.width]:
            if value <= self.above:
                continue
            budget.nodes += 1
            if budget.nodes >= budget.look_at and budget.look():
                return -1
            drawn[order[place]] = piece.drawing
            back = drawings.fails_at(course.network.lead, course.number, order)
            if back == WHOLE and value <= self.most:
                back = self.tracer.trace(self.ground, value, course.network, order, [*self.chosen, piece])
                self.above = max(self.above, self.tracer.bar)
            if back != WHOLE and back < place:
                return back
        return place - 1

    def remember(self, place: int, more: int, ends: int, tools: int, ways: int, by_value: bool) -> None:
        """The cards from a place on do not give more than a value: because of value and tools alone, or also of ways."""
        promised = self.course.tails[place - 1]
        if not by_value:
            self.course.barred[place, ends, tools, ways & self.course.late[place]] = more
        elif promised:
            promised.disappoints(more, ends, tools)

    def is_enough(self, brought: int, due: int) -> bool:
        """Whether there can be the tools that are due, and those that are for the pieces chosen."""
        held = brought - due
        for piece in self.chosen:
            held &= brought - piece.due
        return held & GUARD == GUARD

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
