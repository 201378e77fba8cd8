"""A bound for a tableau from what its cards can give at fair prices, over every set of links that a path might use."""

from __future__ import annotations

from lanterne.games.map_masters.solver.ground import ABSENT, Ground
from lanterne.games.map_masters.solver.runs import MOST_CARDS
from lanterne.games.map_masters.solver.systems import ONLY_OUT
from lanterne.games.map_masters.solver.task import ACROSS, DOWN, NEVER, Task

Sums = tuple[int, ...]  # by ends of the path that lie on cards so far: 1 the start, 2 the finish, above them leaps, at most
SLOT_BITS = 6 * MOST_CARDS
PLAIN = 4  # the number of sums where nothing leaps
SPLITS = [[(part, whole ^ part) for part in range(whole + 1) if not part & ~whole] for whole in range(64)]


class Offers:
    """What the cards of a task give, by linked slots, by those of them that are used, and by the ends of the path that lie on
    the card. Slots that are open and not linked are free: there a path can start and leave."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.size = 2 * (task.ends + 1)
        self.nothing = nothing_of(self.size)
        self.begun = nothing_of(self.size, task.purse)
        self.blocks: list[dict[int, Sums]] = [{} for _ in range(len(task.names) * 64)]
        self.flats: list[dict[int, Sums]] = [{} for _ in range(len(task.names) * 64)]
        self.roofs: list[Sums] = [self.nothing] * (len(task.names) * 64)  # the best of a block, end by end

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

    def flat(self, card: int, linked: int) -> dict[int, Sums]:
        """The same with as many leaps as can be, and so by start and finish only."""
        flat = self.flats[card * 64 + linked]
        if not flat:
            for used, sums in self.block(card, linked).items():
                flat[used] = sums[-PLAIN:]
        return flat

    def offer(self, card: int, used: int, free: int) -> Sums:
        table, leave = self.task.worths[card].table, self.task.leave
        within = table(used)
        ones = [slot for slot in range(6) if free >> slot & 1]
        by_one = [table(used | 1 << one) for one in ones]
        by_two = [table(used | 1 << one | 1 << two) for one in ones for two in ones if two < one]
        found: list[int] = []
        for leaps in range(0, self.size // 2, 2):
            start = max([values[leaps] for values in by_one], default=NEVER)
            both = max([values[leaps + 1] for values in by_one], default=NEVER)
            finish = max(within[leaps + 1], start + leave)
            both = max(both, max([values[leaps] for values in by_two], default=NEVER) + leave)
            found += (within[leaps], start, finish, both)
        return tuple(found)

    def ceiling(self) -> int:
        """What no tableau of the task can exceed: every card at its best, by whatever slots."""
        sums = self.begun
        for worth in self.task.worths:
            tables = [worth.table(slots) for slots in worth.systems.by_slots]
            best = [max(values) for values in zip(*tables, strict=True)]
            found: list[int] = []
            for leaps in range(0, len(best), 2):
                finish = max(best[leaps + 1], best[leaps] + self.task.leave)
                found += (best[leaps], best[leaps], finish, finish)
            sums = plus(sums, tuple(found))
        return max(0, sums[-1])


def nothing_of(size: int, value: int = 0) -> Sums:
    """No card yet."""
    return (value, *[NEVER] * (size - 1))


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


class Network:
    """The links of a tableau, and of those that SB-12 and SB-13 can add to it one or none of each: `wraps` are their books by
    slot. A path is to use every one that was added."""

    def __init__(self, ground: Ground, added: list[tuple[int, int, int]]) -> None:
        self.lead = [far if far >= 0 else -1 for far in ground.facing]
        self.wraps: dict[int, int] = {}
        self.must = 0
        for book, one, other in added:
            self.lead[one], self.lead[other] = other, one
            self.wraps[one] = self.wraps[other] = book
            self.must |= 1 << one | 1 << other
        self.cards = [card for card in range(len(self.lead) // 6) if ground.facing[card * 6] != ABSENT]
        self.linked = [0] * (len(self.lead) // 6)
        self.later = [0] * (len(self.lead) // 6)  # slots that lead to later cards
        self.leading_to = [0] * (len(self.lead) // 6)  # what `one_ways` says of slots that lead to a card
        for at, far in enumerate(self.lead):
            if far >= 0:
                self.leading_to[far // 6] |= (1 | 1 << SLOT_BITS) << at
                self.linked[at // 6] |= 1 << at % 6
                if far > at:
                    self.later[at // 6] |= 1 << at % 6
        self.known: dict[tuple[int, int], tuple[int, int]] = {}

    def one_ways(self, card: int, ways: int) -> tuple[int, int]:
        """What slots of one way on a card (see `systems`) do not go with on other cards, and what they are to be held against
        there. Bits are of slots by which a path can only come in, as card * 6 + slot, and above them of those by which it can
        only go out. Of the two slots of a link one is left and the other entered."""
        found = self.known.get((card, ways))
        if found is None:
            clash = new = 0
            for slot in range(6):
                far = self.lead[card * 6 + slot]
                for side in (0, SLOT_BITS):
                    if ways >> (ONLY_OUT if side else 0) + slot & 1 and far >= 0:
                        new |= 1 << side + card * 6 + slot
                        clash |= 1 << side + far
            found = self.known[card, ways] = (clash, new)
        return found


def networks(ground: Ground, flags: int) -> list[Network]:
    rows = [(ACROSS, at, far) for at, far in enumerate(ground.across) if far > at] if flags & ACROSS else []
    columns = [(DOWN, at, far) for at, far in enumerate(ground.down) if far > at] if flags & DOWN else []
    choices = [[], *[[row] for row in rows], *[[column] for column in columns]]
    choices += [[row, column] for row in rows for column in columns if not {*row[1:]} & {*column[1:]}]
    return [Network(ground, added) for added in choices]


def bound_of(offers: Offers, ground: Ground, above: int) -> int:
    """The bound of a tableau, or `above` where it is not higher."""
    for network in networks(ground, offers.task.flags):
        found = LinkSets(offers, network, above, True).found
        if found:
            above = found[-1][0]
    return above


class LinkSets:
    """The sets of links that a path might use, as slots by card * 6 + slot, and what cards can give by them: those that give
    more than a value; or, if `rising`, only each that gives more than the one before."""

    def __init__(self, offers: Offers, network: Network, above: int, rising: bool) -> None:
        self.network = network
        self.above = above
        self.rising = rising
        self.one_line = offers.task.one_line
        self.found: list[tuple[int, int]] = []
        cards = network.cards
        self.blocks = [offers.block(card, network.linked[card]) for card in cards]
        # What cards can give from one on, at best, and what they can if some slots of that one are used
        self.ahead: list[dict[int, Sums]] = [{} for _ in cards]
        self.rest = [offers.nothing] * (len(cards) + 1)
        for place in range(len(cards) - 1, -1, -1):
            self.rest[place] = plus(self.rest[place + 1], offers.roofs[cards[place] * 64 + network.linked[cards[place]]])
        if complete(offers.begun, self.rest[0]) > above:
            self.over(0, 0, offers.begun)

    def over(self, place: int, used: int, sums: Sums) -> None:
        """Card after card: which of its links to later cards are used? What those can give at best cuts most of it short."""
        network = self.network
        if place == len(network.cards):
            if not network.must & ~used and (not self.one_line or self.is_joined(used)):
                self.found.append((sums[-1], used))
                if self.rising:
                    self.above = sums[-1]
            return
        card = network.cards[place]
        block, ahead, later, lead = self.blocks[place], self.ahead[place], network.later[card], network.lead
        subset = later
        while True:
            taken = used | subset << card * 6
            bits = subset
            while bits:
                low = bits & -bits
                taken |= 1 << lead[card * 6 + low.bit_length() - 1]
                bits ^= low
            here = taken >> card * 6 & 63
            best = ahead.get(here)
            if best is None:
                best = ahead[here] = plus(block[here], self.rest[place + 1])
            if complete(sums, best) > self.above:
                self.over(place + 1, taken, plus(sums, block[here]))
            if not subset:
                return
            subset = (subset - 1) & later

    def is_joined(self, used: int) -> bool:
        """Whether the cards that a set of links touches hang together: without jumps a path is one line."""
        pairs = []
        touched = 0
        while used:
            low = used & -used
            at = low.bit_length() - 1
            pair = 1 << at // 6 | 1 << self.network.lead[at] // 6
            pairs.append(pair)
            touched |= pair
            used ^= low
        seen = touched & -touched
        grew = True
        while grew:
            grew = False
            for pair in pairs:
                if seen & pair and pair & ~seen:
                    seen |= pair
                    grew = True
        return seen == touched
