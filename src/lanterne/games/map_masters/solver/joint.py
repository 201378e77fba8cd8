"""What the cards of a tableau can still give together in the middle of a path. The sum of what each can give is quick to have
and often too high: here a link is used by both of its cards or by neither."""

from __future__ import annotations

from lanterne.games.map_masters.solver.systems import FINISH
from lanterne.games.map_masters.solver.task import NEVER, Prospect, Rest, at_most

SPLITS = [[(part, whole ^ part) for part in range(whole + 1) if not part & ~whole] for whole in range(64)]
Block = dict[int, Rest]  # by links used


def most_of(one: Rest, other: Rest, ends: int) -> int:
    """What two can still give together: some of the ends lie on the one, the rest of them on the other."""
    return max([one[part] + other[left] for part, left in SPLITS[ends]])


def together(one: Rest, other: Rest, ends: int) -> Rest:
    return tuple([most_of(one, other, part) for part in range(ends + 1)])


def block_of(prospect: Prospect, last: int, links: int, free: int, must: int) -> Block:
    """What a card can still give after a run of shape `last` by the links that are used. The slot in `must` is used anyway, by
    one in `free` the path may leave."""
    size = prospect.systems.ends + 1
    found: dict[int, list[int]] = {}
    for slots, ends, mask in prospect.systems.whole if last < 0 else prospect.systems.after(last):
        if slots & must != must:
            continue
        outside = slots & ~links & ~must
        worth = prospect.of(mask)
        if outside:
            if ends & FINISH or outside & (outside - 1) or not outside & free:
                continue
            ends |= FINISH
            worth += prospect.leave
        values = found.setdefault(slots & links, [NEVER] * size)
        if worth > values[ends]:
            values[ends] = worth
    return {used: tuple(at_most(values, FINISH)) for used, values in found.items()}


def roof_of(block: Block) -> Rest:
    return tuple(map(max, *block.values())) if len(block) > 1 else next(iter(block.values()))


class Joint:
    """Links are numbered by the slot of their earlier card; `lead` says where each usable slot leads, or -1."""

    def __init__(self, blocks: list[tuple[int, Block]], lead: list[int], ends: int) -> None:
        self.blocks = blocks
        self.lead = lead
        self.ends = ends
        self.rest: list[Rest] = [(0,) * (ends + 1)]
        for _, block in reversed(blocks):
            self.rest.append(together(self.rest[-1], roof_of(block), ends))
        self.rest.reverse()

    def bound(self, above: int) -> int:
        """What the cards can give at most, or `above` where that is not more."""
        return self.over(0, 0, (0,) * (self.ends + 1), above)

    def over(self, place: int, fixed: int, sums: Rest, best: int) -> int:
        """Card after card, as in `links`. `fixed`: slots, by card * 6 + slot, that earlier cards decided to use."""
        if place == len(self.blocks):
            return max(best, sums[self.ends])
        card, block = self.blocks[place]
        rest, mine = self.rest[place + 1], fixed >> card * 6 & 63
        for used, values in block.items():
            taken = fixed
            new = used & ~mine
            if mine & ~used:
                continue
            while new:
                low = new & -new
                far = self.lead[card * 6 + low.bit_length() - 1]
                if far < card * 6:  # an earlier card decided not to
                    break
                taken |= 1 << far
                new ^= low
            else:
                now = together(sums, values, self.ends)
                if most_of(now, rest, self.ends) > best:
                    best = self.over(place + 1, taken, now, best)
        return best
