"""Who deals at a table: the app, people with the real box, or each of them some of it."""

from __future__ import annotations

import secrets

from lanterne.kernel.dealers import Dealer, Hand, Mixed, SameLuck, Seeded


def split_dealer(dealer: Dealer, sources: tuple[str, ...]) -> tuple[Dealer | None, list[str]]:
    """The dealer of the app, where there is one, and the sources that people read from the real box."""
    if isinstance(dealer, Hand):
        return None, list(sources)
    if isinstance(dealer, Mixed):
        hands = [name for name in sources if isinstance(dealer.by_source.get(name, dealer.rest), Hand)]
        return (None if isinstance(dealer.rest, Hand) else dealer.rest), hands
    return dealer, []


def mixed(by_hand: list[str], app: Dealer) -> Dealer:
    """The dealer of a table where people read these sources from the real box and the app deals the others."""
    hands: dict[str, Dealer] = {name: Hand() for name in by_hand}
    return Mixed(hands, app) if hands else app


def fresh(like: Dealer | None) -> Dealer:
    """A dealer of the same kind with luck that nobody can know."""
    seed = secrets.randbits(48)
    return SameLuck(seed) if isinstance(like, SameLuck) else Seeded(seed)
