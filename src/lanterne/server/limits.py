"""Limits: how much one page, one person or one address may ask for in a while."""

from __future__ import annotations

import time

FORGOTTEN = 10_000  # keys that are remembered at most


class Bucket:
    """A bucket of tokens that fills at a steady rate: a burst may empty it, and then one waits."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, size: int, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._left = float(size)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._size


class Buckets:
    """A bucket for each key, such as an address. Full ones are forgotten: they say nothing."""

    def __init__(self, size: int, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self._buckets) >= FORGOTTEN:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full()}
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._rate)
        return bucket.take()
