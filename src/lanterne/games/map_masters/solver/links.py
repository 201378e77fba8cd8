"""A bound for a tableau from what its cards can give, over every set of links that a path might use, whatever its tools."""

from __future__ import annotations

from lanterne.games.map_masters.solver.ground import ABSENT, Ground
from lanterne.games.map_masters.solver.joint import SPLITS
from lanterne.games.map_masters.solver.task import ACROSS, DOWN, NEVER, Task

Sums = tuple[int, ...]  # by ends of the path that lie on cards so far: 1 the start, 2 the finish, above them leaps, at most
PLAIN = 4  # the number of sums where nothing leaps


class Offers:
    """What the cards of a task give, by linked slots, by those of them that are used, and by the ends of the path that lie on
    the card. Slots that are open and not linked are free: there a path can start and leave."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.prospects = task.prospects(task.lacking)
        self.size = 2 * (task.open_ends(task.flags) + 1)
        self.begun: Sums = (0, *[NEVER] * (self.size - 1))
        self.blocks: list[dict[int, Sums]] = [{} for _ in range(len(task.names) * 64)]
        self.roofs: list[Sums] = [self.begun] * (len(task.names) * 64)  # the best of a block, end by end

    def block(self, card: int, linked: int) -> dict[int, Sums]:
        block = self.blocks[card * 64 + linked]
        if not block:
            used = linked
            roof = (NEVER,) * self.size
            while True:
                block[used] = self.offer(card, used, self.task.sheets[card].open & ~linked)
                roof = better(roof, block[used])
                if not used:
                    break
                used = (used - 1) & linked
            self.roofs[card * 64 + linked] = roof
        return block

    def offer(self, card: int, used: int, free: int) -> Sums:
        table, leave, size = self.prospects[card].table(), self.task.leave, self.size // 2
        found: list[int] = []
        for leaps in range(0, size, 2):
            start = both = NEVER
            for one in range(6):
                if free >> one & 1:
                    slots = used | 1 << one
                    start = max(start, table[slots * size + leaps])
                    both = max(both, table[slots * size + leaps + 1])
                    for two in range(one):
                        if free >> two & 1:
                            both = max(both, table[(slots | 1 << two) * size + leaps] + leave)
            finish = max(table[used * size + leaps + 1], start + leave)
            found += (table[used * size + leaps], start, finish, both)
        return tuple(found)

    def ceiling(self) -> int:
        """What no tableau of the task can exceed: every card at its best."""
        sums = self.begun
        for card, sheet in enumerate(self.task.sheets):
            best = self.begun
            for linked in range(64):
                if not linked & ~sheet.open:
                    self.block(card, linked)
                    best = better(best, self.roofs[card * 64 + linked])
            sums = plus(sums, best)
        return max(0, sums[-1])


def plus(sums: Sums, offer: Sums) -> Sums:
    """One card more."""
    if len(sums) == PLAIN:
        none, start, finish, both = sums
        n, s, f, b = offer
        return none + n, max(start + n, none + s), max(finish + n, none + f), max(both + n, start + f, finish + s, none + b)
    return tuple([max([sums[one] + offer[other] for one, other in splits]) for splits in SPLITS[: len(sums)]])


def complete(sums: Sums, rest: Sums) -> int:
    """What cards give together with others, when all ends lie somewhere."""
    if len(sums) == PLAIN:
        return max(sums[0] + rest[3], sums[1] + rest[2], sums[2] + rest[1], sums[3] + rest[0])
    return max([one + other for one, other in zip(sums, reversed(rest), strict=True)])


def better(one: Sums, other: Sums) -> Sums:
    return tuple(map(max, one, other))


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
    rest = [offers.begun] * (len(cards) + 1)
    for place in range(len(cards) - 1, -1, -1):
        rest[place] = plus(rest[place + 1], roofs[place])
    if rest[0][-1] <= above:
        return above
    return Choice(cards, blocks, later, rest, lead, task.one_line).over(0, 0, offers.begun, above)


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
            return sums[-1] if not self.one_line or self.is_joined(fixed) else best
        card, block, later = self.cards[place], self.blocks[place], self.later[place]
        rest = self.rest[place + 1]
        subset = later
        while True:
            taken = fixed
            bits = subset
            while bits:
                low = bits & -bits
                taken |= 1 << self.lead[card * 6 + low.bit_length() - 1]
                bits ^= low
            now = plus(sums, block[subset | (taken >> card * 6 & 63)])
            if complete(now, rest) > best:
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
