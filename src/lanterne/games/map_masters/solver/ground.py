"""Where the slots of a tableau lead, by card * 6 + slot as printed."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.map_masters.kinds import SLOTS
from lanterne.games.map_masters.tableau import Tableau

FREE, CLOSED, ABSENT = -1, -2, -3  # a free edge, a closed slot, a card that does not lie


class Ground:
    """`facing` are links; `across` and `down` the free edges that SB-12 and SB-13 join, -1 where they join none."""

    def __init__(self, cards: int) -> None:
        self.facing = [ABSENT] * (cards * 6)
        self.across = [-1] * (cards * 6)
        self.down = [-1] * (cards * 6)


def ground_of(names: Sequence[str], tableau: Tableau) -> Ground:
    """The ground of a tableau that lies; its cards are among those named."""
    number = {card: place for place, card in enumerate(names)}
    ground = Ground(len(names))
    for card, design in tableau.cards.items():
        for place, slot in enumerate(SLOTS):
            at = number[card] * 6 + place
            if slot not in design.exits:
                ground.facing[at] = CLOSED
            elif (card, slot) in tableau.links:
                other, met = tableau.links[card, slot]
                ground.facing[at] = number[other] * 6 + SLOTS.index(met)
            else:
                ground.facing[at] = FREE
                for wraps, along in ((ground.across, "x"), (ground.down, "y")):
                    far = tableau.opposite(card, slot, along)
                    if far is not None and far[1] in tableau.cards[far[0]].exits:
                        wraps[at] = number[far[0]] * 6 + SLOTS.index(far[1])
    return ground
