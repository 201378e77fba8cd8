"""A bound for a tableau from what its cards can give, over every set of links that a path might use, whatever its tools."""

from __future__ import annotations

from lanterne.games.map_masters.solver.ground import ABSENT, Ground
from lanterne.games.map_masters.solver.task import ACROSS, DOWN, NEVER, Task

Sums = tuple[int, int, int, int]  # by the ends of the path that lie on cards so far: none, the start, the finish, both
BEGUN: Sums = (0, NEVER, NEVER, NEVER)


class Offers:
    """What the cards of a task give, by linked slots, by those of them that are used, and by the ends of the path that lie on
    the card. Slots that are open and not linked are free: there a path can start and leave."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.blocks: list[dict[int, Sums]] = [{} for _ in range(len(task.names) * 64)]
        self.roofs: list[Sums] = [BEGUN] * (len(task.names) * 64)  # the best of a block, end by end

    def block(self, card: int, linked: int) -> dict[int, Sums]:
        block = self.blocks[card * 64 + linked]
        if not block:
            used = linked
            roof = [NEVER] * 4
            while True:
                offer = self.offer(card, used, self.task.sheets[card].open & ~linked)
                block[used] = offer
                for ends in range(4):
                    roof[ends] = max(roof[ends], offer[ends])
                if not used:
                    break
                used = (used - 1) & linked
            self.roofs[card * 64 + linked] = (roof[0], roof[1], roof[2], roof[3])
        return block

    def offer(self, card: int, used: int, free: int) -> Sums:
        table, leave = self.task.worths[card].table(), self.task.leave
        start = both = NEVER
        for one in range(6):
            if free >> one & 1:
                slots = used | 1 << one
                start = max(start, table[slots * 2])
                both = max(both, table[slots * 2 + 1])
                for two in range(one):
                    if free >> two & 1:
                        both = max(both, table[(slots | 1 << two) * 2] + leave)
        return table[used * 2], start, max(table[used * 2 + 1], start + leave), both

    def ceiling(self) -> int:
        """What no tableau of the task can exceed: every card at its best."""
        sums = BEGUN
        for card, sheet in enumerate(self.task.sheets):
            best = [NEVER] * 4
            for linked in range(64):
                if not linked & ~sheet.open:
                    self.block(card, linked)
                    for ends in range(4):
                        best[ends] = max(best[ends], self.roofs[card * 64 + linked][ends])
            sums = plus(sums, (max(0, best[0]), best[1], best[2], best[3]))
        return max(0, sums[3])


def plus(sums: Sums, offer: Sums) -> Sums:
    """One card more."""
    none, start, finish, both = sums
    n, s, f, b = offer
    return none + n, max(start + n, none + s), max(finish + n, none + f), max(both + n, start + f, finish + s, none + b)


def bound_of(offers: Offers, ground: Ground, above: int) -> int:
    """The bound of a tableau, or `above` where it is not higher. A wrap looks like a link, and each book gives one."""
    flags = offers.task.flags
    lead = [far if far >= 0 else -1 for far in ground.facing]
    best = over_links(offers, ground, lead, above)
    if flags & (ACROSS | DOWN):
        rows = [(at, far) for at, far in enumerate(ground.across) if far > at] if flags & ACROSS else []
        columns = [(at, far) for at, far in enumerate(ground.down) if far > at] if flags & DOWN else []
        choices = [[row] for row in rows] + [[column] for column in columns]
        choices += [[row, column] for row in rows for column in columns]
        for pairs in choices:
            joined = lead.copy()
            for one, other in pairs:
                joined[one], joined[other] = other, one
            best = over_links(offers, ground, joined, best)
    return best


def over_links(offers: Offers, ground: Ground, lead: list[int], above: int) -> int:
    """Card after card: which of its links to later cards are used? What those can give at best cuts most of it short."""
    task = offers.task
    cards = [card for card in range(len(task.names)) if ground.facing[card * 6] != ABSENT]
    blocks: list[dict[int, Sums]] = []
    later: list[int] = []  # slots that lead to later cards
    roofs: list[Sums] = []
    for card in cards:
        linked = forward = 0
        for slot in range(6):
            far = lead[card * 6 + slot]
            if far >= 0:
                linked |= 1 << slot
                if far > card * 6 + slot:
                    forward |= 1 << slot
        blocks.append(offers.block(card, linked))
        later.append(forward)
        roofs.append(offers.roofs[card * 64 + linked])
    rest = [BEGUN] * (len(cards) + 1)
    for place in range(len(cards) - 1, -1, -1):
        rest[place] = plus(rest[place + 1], roofs[place])
    if rest[0][3] <= above:
        return above
    return Choice(cards, blocks, later, rest, lead, task.one_line).over(0, 0, BEGUN, above)


class Choice:
    """The choice of links for one tableau."""

    def __init__(
        self, cards: list[int], blocks: list[dict[int, Sums]], later: list[int], rest: list[Sums], lead: list[int],
        one_line: bool,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.blocks = blocks
        self.later = later
        self.rest = rest
        self.lead = lead
        self.one_line = one_line

    def over(self, place: int, fixed: int, sums: Sums, best: int) -> int:
        """`fixed`: slots, by card * 6 + slot, that earlier cards decided to use."""
        if place == len(self.cards):
            return sums[3] if not self.one_line or self.is_joined(fixed) else best
        card, block, later = self.cards[place], self.blocks[place], self.later[place]
        none, start, finish, both = self.rest[place + 1]
        subset = later
        while True:
            taken = fixed
            bits = subset
            while bits:
                low = bits & -bits
                taken |= 1 << self.lead[card * 6 + low.bit_length() - 1]
                bits ^= low
            now = plus(sums, block[subset | (taken >> card * 6 & 63)])
            if max(now[0] + both, now[1] + finish, now[2] + start, now[3] + none) > best:
                best = self.over(place + 1, taken, now, best)
            if not subset:
                return best
            subset = (subset - 1) & later

    def is_joined(self, fixed: int) -> bool:
        """Whether the cards that a set of links touches hang together: without jumps a path is one line."""
        pairs = []
        touched = 0
        while fixed:
            low = fixed & -fixed
            at = low.bit_length() - 1
            pair = 1 << at // 6 | 1 << self.lead[at] // 6
            pairs.append(pair)
            touched |= pair
            fixed ^= low
        seen = touched & -touched
        grew = True
        while grew:
            grew = False
            for pair in pairs:
                if seen & pair and pair & ~seen:
                    seen |= pair
                    grew = True
        return seen == touched
