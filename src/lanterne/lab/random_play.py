"""Random play through the public interface, for benchmarks and checks of packs."""

from __future__ import annotations

from lanterne.kernel.asks import Ask, Chance, Choose, Pick, Together
from lanterne.kernel.match import Match


def waiting(match: Match) -> tuple[Ask, int | None] | None:
    """The question to answer next and the seat that does, or None when the game is over."""
    ask = match.ask
    if ask is None:
        return None
    if isinstance(ask, Together):
        ask = next(mine for mine in ask.asks if mine not in ask.arrivals)
    return ask, None if isinstance(ask, Chance) else max(0, ask.seat)


def note(match: Match, met: set[str]) -> None:
    """Write down what the question that waits and the last events are about."""
    found = waiting(match)
    if found is not None and isinstance(found[0], Choose | Pick):
        for option in found[0].options:
            met.update(option.touches())
    for event in match.events:
        met.update(f"{field}:{value}" for field, value in event.named().items())
