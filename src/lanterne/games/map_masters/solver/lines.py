"""Whether the lines on the cards of a mosaic can be one path, with tools at the best that they might be. Most mosaics fail
here; their lines are drawn in few ways, so that answers are kept.

A *line* is where the runs of a shape lead: from one joint to another, and back if one of them does. A joint is a slot, or what
is the same on all cards, as `runs` has it: the end of the path, and where a kind of jump departs or arrives.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import and_

from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, STOP
from lanterne.games.map_masters.solver.systems import bits
from lanterne.games.map_masters.solver.tools import GUARD

# Where a run leads: the joint at its end, rooms that it clears, and by rooms of the card that were cleared before what it takes
# of tools at least, and by how much it changes them at best
Stretch = tuple[int, int, tuple[int, ...], tuple[int, ...]]
Line = tuple[tuple[int, Stretch], ...]  # by the joint where it begins
Choice = frozenset[int]  # sets of lines, as bits of their numbers, any one of which may be drawn on a card
Drawn = tuple[int, ...]  # the number of a network, and for card after card itself and the number of its choice

WHOLE = -1  # where a path fails that does not
NOWHERE = -1
NOTHING = (0,)  # the choice of a card that does not lie


class Drawings:
    """Lines and choices of them are known by number. `tools`: at the start; `circles`: the cards that have any, as bits."""

    def __init__(self, tools: int, circles: int) -> None:
        self.tools = tools
        self.circles = circles
        self.lines: dict[Line, int] = {}
        self.by_line: list[Line] = []
        self.starting = [0] * (BARREL + 1)  # by joint, the lines that begin there, and by their bits where they lead
        self.leading: list[dict[int, Stretch]] = [{} for _ in self.starting]
        self.choices: dict[Choice, int] = {}
        self.by_number: list[tuple[int, ...]] = []
        self.through: list[dict[int, int]] = []  # by number, see `slots_by`
        self.whole: set[Drawn] = set()  # what can be one path
        self.failing: set[Drawn] = set()  # what cannot, whatever comes after it

    def set_of(self, lines: Iterable[Line]) -> int:
        found = 0
        for line in lines:
            number = self.lines.get(line, -1)
            if number < 0:
                number = self.lines[line] = len(self.lines)
                self.by_line.append(line)
                for begin, stretch in line:
                    self.starting[begin] |= 1 << number
                    self.leading[begin][1 << number] = stretch
            found |= 1 << number
        return found

    def number(self, choice: Choice) -> int:
        number = self.choices.get(choice, -1)
        if number < 0:
            number = self.choices[choice] = len(self.choices)
            self.by_number.append(tuple(choice))
            self.through.append(self.slots_by(choice))
        return number

    def slots_by(self, choice: Choice) -> dict[int, int]:
        """From which slots to which lines lead that are drawn in any case."""
        found: dict[int, int] = {}
        for bit in bits(reduce(and_, choice)):
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
        numbers = drawn[2::2]
        ring = self.ring({card: self.through[number] for card, number in zip(self.cards, numbers, strict=True)})
        self.late = sum([1 << card for card in self.cards[ring:]])
        self.is_late = False
        self.left: list[tuple[int, ...]] = [NOTHING] * (len(lead) // 6)
        self.cleared = [0] * len(self.left)
        for card, number in zip(self.cards, numbers, strict=True):
            self.left[card] = self.by_number[number]
        self.matters = 0
        self.seen: set[tuple[object, ...]] = set()
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

    def ring(self, through: dict[int, dict[int, int]]) -> int:
        """The last place of lines that lead in a ring: no path takes them. Of several rings the one that is whole first; beyond
        the last place if there is none."""
        first = len(self.cards)
        for card, slots in through.items():
            for slot, end in slots.items():
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
        left, choice, cleared = self.left, self.left[card], self.cleared[card]
        starting, leading = self.starting[joint], self.leading[joint]
        lines = 0
        for drawn in choice:
            lines |= drawn & starting
        while lines:
            line = lines & -lines
            lines ^= line
            end, rooms, needs, changes = leading[line]
            if (tools - needs[cleared]) & GUARD == GUARD:
                left[card] = tuple([drawn ^ line for drawn in choice if drawn & line])
                self.cleared[card] = cleared | rooms
                if self.go_on(card, end, tools + changes[cleared]):
                    return True
        left[card] = choice
        self.cleared[card] = cleared
        return False

    def go_on(self, card: int, joint: int, tools: int) -> bool:
        if joint > STOP:
            return self.jump(joint, tools)
        far = self.lead[card * 6 + joint] if joint < STOP else -1
        return self.enter(far // 6, far % 6, tools) if far >= 0 else self.is_all()

    def is_all(self) -> bool:
        """Whether the path that ends here has left nothing. It fails for the first card on which it has, come to or not."""
        for card in self.cards:
            if 0 not in self.left[card]:
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
        starting = self.starting[joint]
        for card in self.cards:
            for drawn in self.left[card]:
                if drawn & starting:
                    if self.enter(card, joint, tools):
                        return True
                    break
        return False
