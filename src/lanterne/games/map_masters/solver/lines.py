"""Whether the lines on the cards of a mosaic can be one path, tools and the order of discoveries aside. Most mosaics fail here;
their lines are drawn in few ways, so that answers are kept.

A *line* is where the runs of a shape lead: from one joint to another, and back if one of them does. A joint is a slot, or what
is the same on all cards, as `runs` has it: the end of the path, and where a kind of jump departs or arrives.
"""

from __future__ import annotations

from collections.abc import Iterable

from lanterne.games.map_masters.solver.runs import CIRCLE, STOP

Line = tuple[tuple[int, int], ...]  # from which joint to which
Choice = frozenset[int]  # sets of lines, as bits of their numbers, any one of which may be drawn on a card

WHOLE = -1  # where a path fails that does not


class Drawings:
    """Lines and choices of them are known by number."""

    def __init__(self) -> None:
        self.lines: dict[Line, int] = {}
        self.from_joint: dict[int, int] = {}  # the lines that begin there
        self.end: dict[tuple[int, int], int] = {}  # of a line, by its bit, that begins somewhere
        self.choices: dict[Choice, int] = {}
        self.by_number: list[list[int]] = []
        self.known: dict[tuple[int, ...], int] = {}

    def set_of(self, lines: Iterable[Line]) -> int:
        found = 0
        for line in lines:
            number = self.lines.get(line, -1)
            if number < 0:
                number = self.lines[line] = len(self.lines)
                for begin, end in line:
                    self.from_joint[begin] = self.from_joint.get(begin, 0) | 1 << number
                    self.end[1 << number, begin] = end
            found |= 1 << number
        return found

    def number(self, choice: Choice) -> int:
        number = self.choices.get(choice, -1)
        if number < 0:
            number = self.choices[choice] = len(self.choices)
            self.by_number.append(list(choice))
        return number

    def forget(self) -> None:
        """From now on links are others."""
        self.known.clear()

    def fails_at(self, network: int, lead: list[int], cards: list[int], numbers: list[int]) -> int:
        """The last place that matters to a path which starts on the first card, or WHOLE where it can take all that is drawn.
        `lead`: where the slots of a network, given by its number, lead."""
        key = (network, *cards, *numbers)
        found = self.known.get(key)
        if found is None:
            self.lead = lead
            found = self.known[key] = self.follow(cards, numbers)
        return found

    def follow(self, cards: list[int], numbers: list[int]) -> int:
        self.left = {card: self.by_number[number] for card, number in zip(cards, numbers, strict=True)}
        self.matters = 0
        self.everywhere = sum([1 << card for card in cards])
        self.seen: set[tuple[object, ...]] = set()
        first = cards[0]
        if any(self.enter(first, slot) for slot in range(STOP) if self.lead[first * 6 + slot] < 0):
            return WHOLE
        return max([place for place, card in enumerate(cards) if self.matters >> card & 1])

    def enter(self, card: int, joint: int) -> bool:
        """Whether the path can go on from here until nothing is left."""
        self.matters |= 1 << card
        begins = self.from_joint.get(joint, 0)
        choice = self.left[card]
        lines = 0
        for drawn in choice:
            lines |= drawn & begins
        while lines:
            line = lines & -lines
            lines ^= line
            self.left[card] = [drawn ^ line for drawn in choice if drawn & line]
            if self.go_on(card, self.end[line, joint]):
                return True
        self.left[card] = choice
        return False

    def go_on(self, card: int, joint: int) -> bool:
        if joint > STOP:
            return self.jump(joint)
        far = self.lead[card * 6 + joint] if joint < STOP else -1
        if far < 0:
            return self.is_all()
        return self.enter(far // 6, far % 6)

    def is_all(self) -> bool:
        """Whether the path that ends here has left nothing. What it has left, it did not come to and yet fails for."""
        over = 0
        for card, choice in self.left.items():
            if 0 not in choice:
                over |= 1 << card
        self.matters |= over
        return not over

    def jump(self, joint: int) -> bool:
        """In whatever order jumps were made, what is left decides. Every card might have had a circle; leaps arrive at one."""
        if joint == CIRCLE:
            self.matters |= self.everywhere
        state = (joint, *[tuple(choice) for choice in self.left.values()])
        if state in self.seen:
            return False
        self.seen.add(state)
        begins = self.from_joint.get(joint, 0)
        for card, choice in self.left.items():
            for drawn in choice:
                if drawn & begins:
                    if self.enter(card, joint):
                        return True
                    break
        return False
