"""Whether the lines on the cards of a mosaic can be one path, with tools at the best that they might be. Most mosaics fail
here; their lines are drawn in few ways, so that answers are kept.

A *line* is where the runs of a shape lead: from one joint to another, and back if one of them does. A joint is a slot, or what
is the same on all cards, as `runs` has it: the end of the path, and where a kind of jump departs or arrives.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import reduce
from operator import and_, itemgetter, or_

from lanterne.games.map_masters.solver.limits import MOST_ROOMS
from lanterne.games.map_masters.solver.runs import CIRCLE, MOST_CARDS, STOP
from lanterne.games.map_masters.solver.systems import bits
from lanterne.games.map_masters.solver.tools import GUARD

# Where a run leads: the joint at its end, rooms that it clears, and by rooms of the card that were cleared before what it takes
# of tools at least, and by how much it changes them at best
Stretch = tuple[int, int, tuple[int, ...], tuple[int, ...]]
Line = tuple[tuple[int, Stretch], ...]  # by the joint where it begins
Choice = frozenset[int]  # sets of lines, as bits of their numbers, any one of which may be drawn on a card
Failing = dict[int, dict[Hashable, set[int]]]  # by other cards, as bits, and their choices: choices on a card

# A stretch where some rooms were cleared: the joint at its end, what it takes of tools at least, by how much it changes them at
# best, and how the card stands then
Way = tuple[int, int, int, int]

WHOLE = -1  # where a path fails that does not
NOWHERE = -1
ROOMS = MOST_ROOMS  # how a card stands: the number of the choice that is left, and in so many bits the rooms cleared
JOINT = 6  # and beneath it, in so many bits, a joint
# By cards, as bits, what makes a key of what is drawn on them; for none it is always the same
KEYS: list[Callable[[list[int]], Hashable]] = [
    itemgetter(*[card for card in range(MOST_CARDS) if cards >> card & 1]) if cards else len for cards in range(1 << MOST_CARDS)
]
NO_CHOICES: set[int] = set()


class Drawings:
    """Lines and choices of them are known by number. `pools`: the tools that there may be at the start, one or the other;
    `circles`: the cards that have any, as bits."""

    def __init__(self, pools: Sequence[int], circles: int) -> None:
        self.pools = [tools + GUARD for tools in pools]
        self.circles = circles
        self.lines: dict[Line, int] = {}
        self.by_line: list[Line] = []
        self.twins: dict[int, int] = {}  # by line, as bits, another one like it
        self.choices: dict[Choice, int] = {}
        self.by_number: list[Choice] = []
        self.is_done: list[bool] = []  # by number, whether nothing of the choice need be left
        self.unions: dict[frozenset[int], int] = {}
        self.ways: dict[int, list[Way]] = {}  # by how a card stands, and joint
        self.through: dict[int, dict[int, int]] = {}  # by choice, see `slots_by`
        self.nothing = self.number(Choice([0]))
        self.drawn: list[int] = []  # by card, the number of its choice
        self.whole: set[tuple[int, ...]] = set()  # what can be one path
        # What cannot, whatever lies on the other cards: by network, first card and the last that matters
        self.failing: dict[tuple[int, int, int], Failing] = {}
        self.stuck: dict[tuple[int, ...], int] = {}  # how it stood at jumps from which no path went on, and cards that mattered

    def bit_of(self, line: Line) -> int:
        """A line among sets of lines."""
        bit = self.lines.get(line, 0)
        if not bit:
            bit = self.lines[line] = self.new(line)
        return bit

    def new(self, line: Line) -> int:
        self.by_line.append(line)
        return 1 << len(self.by_line) - 1

    def beside(self, drawn: int, bit: int) -> int:
        """A set of lines and one more, which may be like one of them."""
        while drawn & bit:
            if bit not in self.twins:
                self.twins[bit] = self.new(self.by_line[bit.bit_length() - 1])
            bit = self.twins[bit]
        return drawn | bit

    def number(self, choice: Choice) -> int:
        number = self.choices.get(choice, -1)
        if number < 0:
            number = self.choices[choice] = len(self.choices)
            self.by_number.append(choice)
            self.is_done.append(0 in choice)
        return number

    def one_of(self, numbers: frozenset[int]) -> int:
        """Several choices taken for one: whatever may be drawn by any of them."""
        number = self.unions.get(numbers)
        if number is None:
            number = self.unions[numbers] = self.number(Choice().union(*[self.by_number[number] for number in numbers]))
        return number

    def ways_of(self, stands: int, joint: int) -> list[Way]:
        """By which lines a path can go on from a joint of a card that stands so."""
        found = self.ways.get(stands << JOINT | joint)
        if found is None:
            found = self.ways[stands << JOINT | joint] = []
            choice, cleared = self.by_number[stands >> ROOMS], stands & (1 << ROOMS) - 1
            for bit in bits(reduce(or_, choice)):
                for begin, (end, rooms, needs, changes) in self.by_line[bit.bit_length() - 1]:
                    if begin == joint:
                        left = self.number(Choice([drawn ^ bit for drawn in choice if drawn & bit]))
                        then = (cleared | rooms) & self.rooms_of(left)
                        found.append((end, needs[cleared], changes[cleared], left << ROOMS | then))
        return found

    def rooms_of(self, number: int) -> int:
        """The rooms of the lines of a choice: whether others were cleared does not matter any more."""
        lines = [self.by_line[bit.bit_length() - 1] for bit in bits(reduce(or_, self.by_number[number]))]
        return reduce(or_, [rooms for line in lines for _, (_, rooms, _, _) in line], 0)

    def slots_by(self, number: int) -> dict[int, int]:
        """From which slots to which lines of a choice lead that are drawn in any case."""
        found = self.through.get(number)
        if found is None:
            found = self.through[number] = {}
            for bit in bits(reduce(and_, self.by_number[number])):
                for begin, (end, _, _, _) in self.by_line[bit.bit_length() - 1]:
                    if begin < STOP and end < STOP:
                        found[begin] = end
        return found

    def forget(self, cards: int) -> None:
        """From now on links are others."""
        self.drawn = [self.nothing] * cards
        self.whole.clear()
        self.failing.clear()
        self.stuck.clear()

    def failing_on(self, last: int, network: int, first: int, before: int) -> set[int]:
        """Choices for a card with which there is no path from the first one, after what is drawn on those before, as bits."""
        found: list[set[int]] = []
        drawn = self.drawn
        for cards, by_choices in self.failing.get((network, first, last), {}).items():
            if not cards & ~before:
                choices = by_choices.get(KEYS[cards](drawn))
                if choices is not None:
                    found.append(choices)
        if len(found) < 2:
            return found[0] if found else NO_CHOICES
        return found[0].union(*found[1:])

    def all_fail_at(self, lead: list[int], network: int, order: list[int], choices: set[int]) -> int:
        """As `fails_at`, with whichever of some choices on the last card."""
        self.drawn[order[-1]] = self.one_of(frozenset(choices))
        return self.fails_at(lead, network, order, choices)

    def fails_at(self, lead: list[int], network: int, order: list[int], choices: Iterable[int] = ()) -> int:
        """The last place that matters to a path which starts on the first card, or WHOLE where it can take all that is drawn.
        `lead`: where the slots of the network lead; `choices`: those that are taken for one on the last card."""
        key = (network, order[0], *self.drawn)
        if key in self.whole:
            return WHOLE
        self.network = network
        self.lead = lead
        self.cards = order
        self.circled = [card for card in order if self.circles >> card & 1]
        self.stands = [number << ROOMS for number in self.drawn]
        self.matters = self.ring()
        if not self.matters and self.starts(order[0]):
            self.whole.add(key)
            return WHOLE
        found = self.last_of(self.matters)
        last = order[found]
        others = self.matters & ~(1 << last)
        failing = self.failing.setdefault((network, order[0], last), {}).setdefault(others, {})
        known = failing.setdefault(KEYS[others](self.drawn), set())
        known.update(choices if choices and last == order[-1] else [self.drawn[last]])
        return found

    def last_of(self, cards: int) -> int:
        """The last place of some cards."""
        return max([place for place, card in enumerate(self.cards) if cards >> card & 1])

    def ring(self) -> int:
        """The cards of lines that lead in a ring, as bits: no path takes them. Of several rings the one that is whole first."""
        first, found = len(self.cards), 0
        through = [self.slots_by(number) for number in self.drawn]
        for card in self.cards:
            for slot, end in through[card].items():
                at, seen = self.lead[card * 6 + end], 1 << card
                while at >= 0 and at != card * 6 + slot:
                    seen |= 1 << at // 6
                    out = through[at // 6].get(at % 6, NOWHERE)
                    at = self.lead[at - at % 6 + out] if out >= 0 else NOWHERE
                if at >= 0 and self.last_of(seen) < first:
                    first, found = self.last_of(seen), seen
        return found

    def starts(self, card: int) -> bool:
        """Whether a path that starts on a card can go on until nothing is left."""
        self.matters |= 1 << card
        free = [slot for slot in range(STOP) if self.lead[card * 6 + slot] < 0]
        return any(self.follow(card, self.ways_of(self.stands[card], slot), tools) for tools in self.pools for slot in free)

    def follow(self, card: int, ways: list[Way], tools: int) -> bool:
        """Whether the path can go on by one of some ways over a card until nothing is left."""
        lead, stands = self.lead, self.stands
        before = stands[card]
        for end, needs, changes, then in ways:
            if (tools - needs) & GUARD == GUARD:
                stands[card] = then
                far = lead[card * 6 + end] if end < STOP else NOWHERE
                if far >= 0:
                    there = far // 6
                    self.matters |= 1 << there
                    on = self.ways.get(stands[there] << JOINT | far % 6)
                    if on is None:
                        on = self.ways_of(stands[there], far % 6)
                    if on and self.follow(there, on, tools + changes):
                        return True
                elif self.jump(end, tools + changes) if end > STOP else self.is_all():
                    return True
        stands[card] = before
        return False

    def is_all(self) -> bool:
        """Whether the path that ends here has left nothing. It fails for the first card on which it has, come to or not."""
        for card in self.cards:
            if not self.is_done[self.stands[card] >> ROOMS]:
                self.matters |= 1 << card
                return False
        return True

    def jump(self, joint: int, tools: int) -> bool:
        """In whatever order jumps were made, what is left decides. Any card that has circles might have been next; leaps arrive
        at one."""
        state = (self.network, joint, tools, *self.stands)
        known = self.stuck.get(state)
        if known is not None:
            self.matters |= known
            return False
        before, self.matters = self.matters, self.circles if joint == CIRCLE else 0
        for card in self.circled if joint == CIRCLE else self.cards:
            ways = self.ways.get(self.stands[card] << JOINT | joint)
            if ways is None:
                ways = self.ways_of(self.stands[card], joint)
            if ways:
                self.matters |= 1 << card
                if self.follow(card, ways, tools):
                    return True
        self.stuck[state] = self.matters
        self.matters |= before
        return False
