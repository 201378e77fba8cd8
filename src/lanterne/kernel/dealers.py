"""Dealers: who answers chance. Seeded, same luck, scripted, by hand, or a mixed table with one for each source.

A dealer keeps no position of its own: what it deals depends on the ask and on the log before it, so forks and undo need
nothing from it.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from mypy_extensions import mypyc_attr

from lanterne.kernel.asks import Ask, Chance, Draw, Roll
from lanterne.kernel.faults import Fault


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers questions to chance."""

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        """Answer the ask and say True, or leave it to a person and say False."""
        raise NotImplementedError

    def name(self) -> str:
        """What a save calls this dealer."""
        raise NotImplementedError


class Hand(Dealer):
    """A person reads real dice and cards."""

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        return False

    def name(self) -> str:
        return "hand"


def label(seed: int, since: int) -> str:
    return f"{seed} since {since}" if since else str(seed)


class Seeded(Dealer):
    """Keyed BLAKE2b in counter mode; the counter is the place in the log, so the same line of play meets the same luck.
    A match that goes on from a snapshot, `since` answers on, gets other bytes than those it has already shown."""

    def __init__(self, seed: int, since: int = 0) -> None:
        self.seed = seed
        self._key = blake2b(label(seed, since).encode(), digest_size=32).digest()
        self._number = -1
        self._block = b""

    def name(self) -> str:
        return f"seed:{self.seed}"

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        """Each place in the log has eight bytes of its own; the rare ask that wants more takes a stream of its own."""
        place = len(log)
        if place >> 3 != self._number:
            self._number = place >> 3
            self._block = blake2b(self._number.to_bytes(8, "little"), key=self._key).digest()
        at = (place & 7) << 3
        block = self._block
        if isinstance(ask, Roll):
            faces: list[int] = []
            end = at + 8
            for die in ask.dice:
                face = die.by_byte[block[at]] if at < end else -1
                if face < 0:
                    stream = Stream(self._key, f"roll {place}")
                    faces = [die.table[stream.below(len(die.table))] for die in ask.dice]
                    break
                faces.append(face)
                at += 1
            ask.faces = faces
        elif isinstance(ask, Draw):
            cards = ask.cards
            count = len(cards)
            byte = block[at]
            if not ask.weights and byte < 256 - 256 % count:
                ask.card = cards[byte % count]
            else:
                ask.accept(ask.sample(Stream(self._key, f"draw {place}").below))
        return True


class Stream:
    """A stream of fair whole numbers from a key and a label."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = blake2b(label.encode(), key=key, digest_size=32).digest()
        self._count = 0
        self._bytes = b""
        self._at = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        size = 1
        while 256**size < n:
            size += 1
        fair = 256**size - 256**size % n
        while True:
            if self._at + size > len(self._bytes):
                self._bytes = blake2b(self._count.to_bytes(8, "little"), key=self._key).digest()
                self._count += 1
                self._at = 0
            value = int.from_bytes(self._bytes[self._at : self._at + size], "little")
            self._at += size
            if value < fair:
                return value % n


def stream(seed: int, label: str) -> Stream:
    """A stream for a bot or a sampler, unrelated to any dealer's."""
    return Stream(blake2b(str(seed).encode(), digest_size=32).digest(), label)


class SameLuck(Dealer):
    """Luck that belongs to the event: the answer depends on the seed, what the ask is for, and how many of that kind came
    before. Two lines of play meet the same luck for the same event."""

    def __init__(self, seed: int, since: int = 0) -> None:
        self.seed = seed
        self._key = blake2b(f"same luck {label(seed, since)}".encode(), digest_size=32).digest()

    def name(self) -> str:
        return f"luck:{self.seed}"

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        count = 0
        for earlier in log:
            if earlier.about == ask.about and isinstance(earlier, Chance) and earlier.source == ask.source:
                count += 1
        event = f"{ask.source} {ask.about} {count}"
        if isinstance(ask, Roll):
            # each die has a stream of its own, so that one die more does not disturb the others
            ask.faces = [
                die.table[Stream(self._key, f"{event} {die.name} {place}").below(len(die.table))]
                for place, die in zip(places(ask), ask.dice, strict=True)
            ]
        elif isinstance(ask, Draw):
            # the card with the smallest ticket wins: another pool with the same cards still gives the same card
            tickets = [
                (blake2b(f"{event} {card} {copy}".encode(), key=self._key, digest_size=16).digest(), card)
                for card, weight in ask.outcomes()
                for copy in range(weight)
            ]
            ask.card = str(min(tickets)[1])
        return True


def places(ask: Roll) -> list[int]:
    """For each die of a roll, how many dice of the same name lie before it."""
    seen: dict[str, int] = {}
    result = []
    for die in ask.dice:
        result.append(seen.get(die.name, 0))
        seen[die.name] = result[-1] + 1
    return result


class Script(Dealer):
    """Chance as written down beforehand, for tests; what is not written is left to the next dealer."""

    def __init__(self, answers: list[object], rest: Dealer | None = None) -> None:
        self.answers = list(answers)
        self.rest = rest or Hand()

    def name(self) -> str:
        return "script"

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        if not self.answers:
            return self.rest.deal(ask, log)
        ask.accept(self.answers.pop(0))
        return True


class Mixed(Dealer):
    """A mixed table: one dealer for each source of chance, another for all the rest."""

    def __init__(self, by_source: dict[str, Dealer], rest: Dealer) -> None:
        self.by_source = by_source
        self.rest = rest

    def name(self) -> str:
        parts = [f"{source}={dealer.name()}" for source, dealer in sorted(self.by_source.items())]
        return ",".join([*parts, f"*={self.rest.name()}"])

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        return self.by_source.get(ask.source, self.rest).deal(ask, log)


class Sampler(Dealer):
    """Chance picked by a given generator: for search, which must never ask the real dealer."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def name(self) -> str:
        return "sampler"

    def deal(self, ask: Chance, log: list[Ask]) -> bool:
        if isinstance(ask, Roll):
            below = self.below
            faces = []
            for die in ask.dice:
                faces.append(die.table[below(len(die.table))])
            ask.faces = faces
        elif isinstance(ask, Draw) and not ask.weights:
            ask.card = ask.cards[self.below(len(ask.cards))]
        else:
            ask.accept(ask.sample(self.below))
        return True


def named(name: str, since: int = 0) -> Dealer:
    """The dealer that a save calls by this name, for a match of which `since` answers are out of sight; parse and print
    are symmetric."""
    if "=" in name:
        parts = [part.partition("=") for part in name.split(",")]
        by_source = {source: named(value, since) for source, _, value in parts}
        if "*" not in by_source:
            raise Fault("dealer-unknown", got=name)
        rest = by_source.pop("*")
        return Mixed(by_source, rest)
    kind, _, seed = name.partition(":")
    if name == "hand":
        return Hand()
    if kind in ("seed", "luck") and len(seed) <= 100 and seed.removeprefix("-").isdecimal():
        return Seeded(int(seed), since) if kind == "seed" else SameLuck(int(seed), since)
    raise Fault("dealer-unknown", got=name)
