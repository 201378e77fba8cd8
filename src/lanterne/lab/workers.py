"""Many games on many processes. An interrupt keeps what was measured so far."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from types import FrameType

from lanterne.lab.simulation import Plan, Tally, play_one

LARGEST_SHARE = 25  # games that a process plays between two reports


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Run:
    """A plan being played. `tally` holds what came in so far, also after an interrupt."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.plan = plan
        self.jobs = max(1, min(jobs, plan.games))
        self.tally = Tally()
        self.lost = False  # a process died, and what it was playing with it
        self._stop = multiprocessing.Event()
        self._played = 0

    @property
    def interrupted(self) -> bool:
        return self._stop.is_set()

    def play(self, progress: Callable[[int], None]) -> None:
        """Play all games; `progress` hears how many are done. The first Ctrl-C lets the games under way come to their
        end and nothing more begin, so that no sum is cut in two; the second one ends at once."""
        before = signal.getsignal(signal.SIGINT)
        if before is not signal.SIG_IGN:  # as it is for what runs in the background
            signal.signal(signal.SIGINT, self._interrupt)
        try:
            if self.jobs == 1:
                self._alone(progress)
            else:
                self._together(progress)
        except BrokenProcessPool:
            self.lost = True
        finally:
            signal.signal(signal.SIGINT, before)
        self.tally.crashes.sort(key=lambda crash: crash.number)
        self.tally.lines.sort(key=lambda line: line[0])

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self._stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def _alone(self, progress: Callable[[int], None]) -> None:
        for number in range(self.plan.games):
            if self.interrupted:
                return
            one = Tally()
            play_one(self.plan, number, one)
            self._take(one, 1, progress)

    def _together(self, progress: Callable[[int], None]) -> None:
        shares = self._shares()
        running: set[Future[tuple[Tally, int]]] = set()
        with ProcessPoolExecutor(self.jobs, initializer=_begin, initargs=(self._stop,)) as pool:
            while True:
                while len(running) < 2 * self.jobs and not self.interrupted and (share := next(shares, None)):
                    running.add(pool.submit(_play_share, self.plan, share))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    self._take(*future.result(), progress)

    def _shares(self) -> Iterator[range]:
        size = max(1, min(LARGEST_SHARE, self.plan.games // (self.jobs * 8)))
        for start in range(0, self.plan.games, size):
            yield range(start, min(start + size, self.plan.games))

    def _take(self, tally: Tally, games: int, progress: Callable[[int], None]) -> None:
        self.tally.add(tally)
        self._played += games
        progress(self._played)


_stop: Event | None = None


def _begin(stop: Event) -> None:
    """A worker leaves Ctrl-C to the parent, which sets `stop`."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_share(plan: Plan, numbers: range) -> tuple[Tally, int]:
    tally = Tally()
    for count, number in enumerate(numbers):
        if _stop is not None and _stop.is_set():
            return tally, count
        play_one(plan, number, tally)
    return tally, len(numbers)
