"""Whether the lines on the cards of a mosaic can be one path, with tools at the best that they might be. Most mosaics fail
here; their lines are drawn in few ways, so that answers are kept.

A *line* is where the runs of a shape lead: from one joint to another, and back if one of them does. A joint is a slot, or what
is the same on all cards, as `runs` has it: the end of the path, and where a kind of jump departs or arrives.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import and_, or_

from lanterne.games.map_masters.solver.runs import CIRCLE, STOP
from lanterne.games.map_masters.solver.systems import bits
from lanterne.games.map_masters.solver.tools import GUARD

# Where a run leads: the joint at its end, rooms that it clears, and by rooms of the card that were cleared before what it takes
# of tools at least, and by how much it changes them at best
Stretch = tuple[int, int, tuple[int, ...], tuple[int, ...]]
Line = tuple[tuple[int, Stretch], ...]  # by the joint where it begins
Choice = frozenset[int]  # sets of lines, as bits of their numbers, any one of which may be drawn on a card
Drawn = tuple[int, ...]  # the number of a network, and for card after card itself and the number of its choice

Way = tuple[int, int, tuple[int, ...], tuple[int, ...], int]  # a stretch, and the number of the choice that is left

WHOLE = -1  # where a path fails that does not
NOWHERE = -1


class Drawings:
    """Lines and choices of them are known by number. `tools`: at the start; `circles`: the cards that have any, as bits."""

    def __init__(self, tools: int, circles: int) -> None:
        self.tools = tools
        self.circles = circles
        self.lines: dict[Line, int] = {}
        self.by_line: list[Line] = []
        self.choices: dict[Choice, int] = {}
        self.by_number: list[Choice] = []
        self.ways: dict[tuple[int, int], list[Way]] = {}  # by choice and joint
        self.through: dict[int, dict[int, int]] = {}  # by choice, see `slots_by`
        self.nothing = self.number(Choice([0]))
        self.whole: set[Drawn] = set()  # what can be one path
        self.failing: set[Drawn] = set()  # what cannot, whatever comes after it

    def set_of(self, lines: Iterable[Line]) -> int:
        found = 0
        for line in lines:
            number = self.lines.get(line, -1)
            if number < 0:
                number = self.lines[line] = len(self.lines)
                self.by_line.append(line)
            found |= 1 << number
        return found

    def number(self, choice: Choice) -> int:
        number = self.choices.get(choice, -1)
        if number < 0:
            number = self.choices[choice] = len(self.choices)
            self.by_number.append(choice)
        return number

    def ways_of(self, number: int, joint: int) -> list[Way]:
        """By which lines of a choice a path can go on from a joint."""
        found = self.ways.get((number, joint))
        if found is None:
            found = self.ways[number, joint] = []
            choice = self.by_number[number]
            for bit in bits(reduce(or_, choice)):
                for begin, stretch in self.by_line[bit.bit_length() - 1]:
                    if begin == joint:
                        found.append((*stretch, self.number(Choice([drawn ^ bit for drawn in choice if drawn & bit]))))
        return found

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

    def forget(self) -> None:
        """From now on links are others."""
        self.whole.clear()
        self.failing.clear()

    def fails_at(self, lead: list[int], drawn: Drawn) -> int:
        """The last place that matters to a path which starts on the first card, or WHOLE where it can take all that is drawn.
        `lead`: where the slots of the network lead."""
        if drawn in self.whole:
            return WHOLE
        self.lead = lead
        self.cards = drawn[1::2]
        self.left = [self.nothing] * (len(lead) // 6)
        for card, number in zip(self.cards, drawn[2::2], strict=True):
            self.left[card] = number
        self.cleared = [0] * len(self.left)
        ring = self.ring()
        self.late = sum([1 << card for card in self.cards[ring:]])
        self.is_late = False
        self.matters = 0
        self.seen: set[tuple[int, ...]] = set()
        first = self.cards[0]
        is_path = any(lead[first * 6 + slot] < 0 and self.enter(first, slot, self.tools + GUARD) for slot in range(STOP))
        if is_path and not self.is_late:
            self.whole.add(drawn)
            return WHOLE
        found = min(ring, self.last_of(self.matters))
        self.failing.add(drawn[: 3 + 2 * found])
        return found

    def last_of(self, cards: int) -> int:
        """The last place of some cards."""
        return max([place for place, card in enumerate(self.cards) if cards >> card & 1])

    def ring(self) -> int:
        """The last place of lines that lead in a ring: no path takes them. Of several rings the one that is whole first; beyond
        the last place if there is none."""
        first = len(self.cards)
        through = [self.slots_by(number) for number in self.left]
        for card in self.cards:
            for slot, end in through[card].items():
                at, seen = self.lead[card * 6 + end], 1 << card
                while at >= 0 and at != card * 6 + slot:
                    seen |= 1 << at // 6
                    out = through[at // 6].get(at % 6, NOWHERE)
                    at = self.lead[at - at % 6 + out] if out >= 0 else NOWHERE
                if at >= 0:
                    first = min(first, self.last_of(seen))
        return first

    def enter(self, card: int, joint: int, tools: int) -> bool:
        """Whether the path can go on from here until nothing is left. Where there is a ring, only cards before it count."""
        self.matters |= 1 << card
        if self.matters & self.late:
            self.is_late = True
            return True
        number, cleared = self.left[card], self.cleared[card]
        for end, rooms, needs, changes, left in self.ways.get((number, joint)) or self.ways_of(number, joint):
            if (tools - needs[cleared]) & GUARD == GUARD:
                self.left[card] = left
                self.cleared[card] = cleared | rooms
                if self.go_on(card, end, tools + changes[cleared]):
                    return True
        self.left[card] = number
        self.cleared[card] = cleared
        return False

    def go_on(self, card: int, joint: int, tools: int) -> bool:
        if joint > STOP:
            return self.jump(joint, tools)
        far = self.lead[card * 6 + joint] if joint < STOP else NOWHERE
        return self.enter(far // 6, far % 6, tools) if far >= 0 else self.is_all()

    def is_all(self) -> bool:
        """Whether the path that ends here has left nothing. It fails for the first card on which it has, come to or not."""
        for card in self.cards:
            if 0 not in self.by_number[self.left[card]]:
                self.matters |= 1 << card
                return False
        return True

    def jump(self, joint: int, tools: int) -> bool:
        """In whatever order jumps were made, what is left decides. Any card that has circles might have been next; leaps arrive
        at one."""
        if joint == CIRCLE:
            self.matters |= self.circles
        state = (joint, tools, *self.cleared, *self.left)
        if state in self.seen:
            return False
        self.seen.add(state)
        return any(self.ways_of(self.left[card], joint) and self.enter(card, joint, tools) for card in self.cards)
