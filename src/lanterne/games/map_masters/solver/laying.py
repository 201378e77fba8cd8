"""Meeting every tableau of an outline, with a bound for each: what cards can give for the links that a path might use.

Cards are laid place after place. What a path can have gained so far is known for every set of links that it may still use to
later places, so that the bound grows with the tableau, and hopeless beginnings are never finished. Here every card may have all
leaps; the search of a tableau knows better. Of two tableaux that are each other turned by 180° only one is met: the one whose
first card is upright (MM-MODEL-12).
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.solver.links import PLAIN, Offers, Sums, better, bound_of, complete, nothing_of, plus
from lanterne.games.map_masters.solver.outlines import SAME_SET, TURN_SET, Lies, Outline
from lanterne.games.map_masters.solver.task import ACROSS, DOWN, NEVER, NO_END

Visit = Callable[[int, Outline, Lies], int]


class Layer:
    """Lays the cards of a task."""

    def __init__(self, offers: Offers) -> None:
        self.offers = offers
        self.task = offers.task
        self.opens = [sheet.open for sheet in self.task.sheets]
        self.lying = [TURN_SET[slots] if turned else slots for slots in self.opens for turned in (0, 1)]
        self.wraps = bool(self.task.flags & (ACROSS | DOWN))
        self.met = 0
        self.begun = nothing_of(PLAIN, self.task.purse)

    def meet(self, outline: Outline, above: int, visit: Visit) -> None:
        """Have every legal tableau visited whose bound is above a value; a visit says above which value from then on,
        or NO_END."""
        if len(outline.places) > len(self.opens):
            return
        self.outline = outline
        self.above = above
        # What places can give from one on, at best, and what they can if a certain card lies there and some slots are used
        self.ahead: dict[tuple[int, int, int], dict[int, Sums]] = {}
        self.rest = [nothing_of(PLAIN)] * (len(outline.places) + 1)
        for place in range(len(outline.places) - 1, -1, -1):
            self.rest[place] = plus(self.rest[place + 1], self.best_at(outline.touch[place]))
        if self.wraps or complete(self.begun, self.rest[0]) > self.above:
            self.lay(0, [], 0, {0: self.begun}, visit)

    def best_at(self, touch: int) -> Sums:
        """What the best card gives at a place that touches others so."""
        best = (NEVER,) * PLAIN
        for lie, slots in enumerate(self.lying):
            linked = slots & touch
            printed = TURN_SET[linked] if lie & 1 else linked
            self.offers.block(lie >> 1, printed)
            best = better(best, self.offers.roofs[(lie >> 1) * 64 + printed][-PLAIN:])
        return best

    def lay(self, place: int, lies: list[int], taken: int, states: dict[int, Sums], visit: Visit) -> None:
        """`states`: by links that are used to places not yet laid, what a path can have gained."""
        if self.above == NO_END:
            return
        outline, lying = self.outline, self.lying
        back = outline.back[place]
        for lie, slots in enumerate(lying):
            if taken >> (lie >> 1) & 1 or lie == 1:
                continue
            for side in back:
                if (slots >> side.slot & 1) != (lying[lies[side.early]] >> side.met & 1):
                    break
            else:
                lies.append(lie)
                if place + 1 < len(outline.places):
                    now = states if self.wraps else self.grown(place, lie, slots, states)
                    if now:
                        self.lay(place + 1, lies, taken | 1 << (lie >> 1), now, visit)
                elif not min(lies) & 1:
                    self.finish(place, lie, slots, lies, states, visit)
                lies.pop()

    def grown(self, place: int, lie: int, slots: int, states: dict[int, Sums]) -> dict[int, Sums]:
        """The states after one card more; those that cannot come above the value are left out."""
        outline, above = self.outline, self.above
        turn = TURN_SET if lie & 1 else SAME_SET
        linked = turn[slots & outline.touch[place]]
        block = self.offers.flat(lie >> 1, linked)
        ahead = self.ahead.setdefault((place, lie >> 1, linked), {})
        rest = self.rest[place + 1]
        choices = [(0, 0)]
        for side in outline.forward[place]:
            if slots >> side.met & 1:
                choices += [(used | 1 << side.met, bits | side.bit) for used, bits in choices]
        found: dict[int, Sums] = {}
        for key, sums in states.items():
            here = 0
            for side in outline.back[place]:
                if key & side.bit:
                    here |= 1 << side.slot
                    key ^= side.bit
            for used, bits in choices:
                slots_used = turn[here | used]
                best = ahead.get(slots_used)
                if best is None:
                    best = ahead[slots_used] = plus(block[slots_used], rest)
                if complete(sums, best) > above:
                    now = plus(sums, block[slots_used])
                    before = found.get(key | bits)
                    found[key | bits] = now if before is None else better(now, before)
        return found

    def finish(
        self, place: int, lie: int, slots: int, lies: list[int], states: dict[int, Sums], visit: Visit
    ) -> None:  # fmt: skip
        """All cards lie: note the tableau if it is legal and promises enough."""
        self.met += 1
        bound = NEVER
        if not self.wraps:
            states = self.grown(place, lie, slots, states)
            if not states:
                return
            bound = states[0][-1]
        if not self.is_joined(lies):
            return
        if self.wraps or self.task.one_line:
            bound = bound_of(self.offers, self.outline.ground(tuple(lies), self.opens, self.task.flags), self.above)
        if bound > self.above:
            self.above = visit(bound, self.outline, tuple(lies))

    def is_joined(self, lies: list[int]) -> bool:
        """MM-MODEL-09: links join all cards."""
        seen = 1
        grew = True
        while grew:
            grew = False
            for side in self.outline.sides:
                pair = 1 << side.late | 1 << side.early
                if seen & pair and pair & ~seen and self.lying[lies[side.late]] >> side.slot & 1:
                    seen |= pair
                    grew = True
        return seen == (1 << len(lies)) - 1
