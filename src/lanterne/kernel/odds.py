"""Odds: exact distributions with whole-number weights, and what a client shows of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from lanterne.kernel.asks import Json


class Spread:
    """A distribution over whole numbers: exact weights, no rounding."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[int, int]) -> None:
        self.weights = weights

    @classmethod
    def of(cls, pairs: Iterable[tuple[int, int]]) -> Spread:
        weights: dict[int, int] = {}
        for value, weight in pairs:
            weights[value] = weights.get(value, 0) + weight
        return cls(weights)

    def total(self) -> int:
        return sum(self.weights.values())

    def plus(self, other: Spread) -> Spread:
        """The sum of two independent things (convolution)."""
        weights: dict[int, int] = {}
        for a, wa in self.weights.items():
            for b, wb in other.weights.items():
                weights[a + b] = weights.get(a + b, 0) + wa * wb
        return Spread(weights)

    def times(self, count: int) -> Spread:
        """The sum of `count` independent copies."""
        result = Spread({0: 1})
        for _ in range(count):
            result = result.plus(self)
        return result

    def map(self, change: Callable[[int], int]) -> Spread:
        return Spread.of((change(value), weight) for value, weight in self.weights.items())

    def reroll(self, when: Callable[[int], bool], again: Callable[[int], Spread]) -> Spread:
        """The distribution when results that satisfy `when` are replaced by `again(result)`."""
        kept = {value: weight for value, weight in self.weights.items() if not when(value)}
        branches = [(weight, again(value)) for value, weight in self.weights.items() if when(value)]
        scale = 1
        for _, branch in branches:
            scale *= branch.total()
        pairs = [(value, weight * scale) for value, weight in kept.items()]
        for weight, branch in branches:
            share = scale // branch.total()
            pairs += [(value, weight * part * share) for value, part in branch.weights.items()]
        return Spread.of(pairs)

    def chance(self, test: Callable[[int], bool]) -> Fraction:
        return Fraction(sum(weight for value, weight in self.weights.items() if test(value)), self.total())

    def mean(self) -> Fraction:
        return Fraction(sum(value * weight for value, weight in self.weights.items()), self.total())

    def same_as(self, other: Spread) -> bool:
        """Whether both say the same, whatever their totals."""
        mine, theirs = self.total(), other.total()
        values = set(self.weights) | set(other.weights)
        return all(self.weights.get(v, 0) * theirs == other.weights.get(v, 0) * mine for v in values)

    def __repr__(self) -> str:
        return f"<spread {dict(sorted(self.weights.items()))}>"


class Odds:
    """What matters about a roll before it is made: named chances and named spreads, both exact."""

    __slots__ = ("chances", "spreads")

    def __init__(self, chances: dict[str, Fraction], spreads: dict[str, Spread]) -> None:
        self.chances = chances
        self.spreads = spreads

    def dump(self) -> Json:
        """As plain data, still exact: fractions written out, weights by value."""
        return {
            "chances": {name: str(chance) for name, chance in self.chances.items()},
            "spreads": {
                name: {str(value): weight for value, weight in spread.weights.items()} for name, spread in self.spreads.items()
            },
        }


def read_odds(data: Json) -> Odds:
    """Odds from what `dump` made of them."""
    assert isinstance(data, dict)
    chances, spreads = data["chances"], data["spreads"]
    assert isinstance(chances, dict)
    assert isinstance(spreads, dict)
    return Odds(
        {name: Fraction(str(chance)) for name, chance in chances.items()},
        {name: read_spread(weights) for name, weights in spreads.items()},
    )


def read_spread(weights: Json) -> Spread:
    assert isinstance(weights, dict)
    return Spread({int(value): int(str(weight)) for value, weight in weights.items()})
