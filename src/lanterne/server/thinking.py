"""Thinking: searches that would keep everybody waiting run in processes of their own.

A thinker gets a match as the plain data of a save, and says what a bot would answer, what answers are worth, or what luck and
decisions did in a whole game. It reads one job on a line and writes one result on a line; when the server is gone its input
ends, and it goes too.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE, Process
from time import perf_counter

from lanterne.kernel.asks import Json, Option
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.saves import restore
from lanterne.players import make_bot, searcher
from lanterne.players.hindsight import look_back

MOST_LINE = 64 * 1024 * 1024


class Thinkers:
    """Some processes that think, started when they are first needed. A whole game takes long to look back at: for that there is
    one more, so that nobody who plays waits for it."""

    def __init__(self, count: int) -> None:
        self._free = waiting(count)
        self._looking_back = waiting(1)
        self._running: set[Process] = set()
        self._jobs: set[asyncio.Task[Json]] = set()

    async def think(self, job: dict[str, Json]) -> Json:
        """The result of a job; a Fault where the process was lost over it. Who no longer wants it may go: it is thought to
        the end, and the process is free again."""
        work = asyncio.create_task(self._work(job))
        self._jobs.add(work)
        work.add_done_callback(self._jobs.discard)
        result = await asyncio.shield(work)
        if result is None:
            raise Fault("thinker-lost")
        return result

    async def _work(self, job: dict[str, Json]) -> Json:
        free = self._looking_back if job["kind"] == "story" else self._free
        process = await free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            return await self._exchange(process, job)
        except (OSError, ValueError):
            self._drop(process)
            process = None
            return None
        finally:
            free.put_nowait(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "lanterne.server.thinking", stdin=PIPE, stdout=PIPE, limit=MOST_LINE
        )
        self._running.add(process)
        return process

    async def _exchange(self, process: Process, job: dict[str, Json]) -> Json:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("the thinker ended")
        result: Json = json.loads(line)
        return result

    def _drop(self, process: Process | None) -> None:
        if process is not None:
            self._running.discard(process)
            if process.returncode is None:
                process.kill()

    async def close(self) -> None:
        for work in self._jobs:
            work.cancel()
        for process in list(self._running):
            self._drop(process)
            await process.wait()


def waiting(count: int) -> asyncio.Queue[Process | None]:
    """So many processes that are still to be started."""
    free: asyncio.Queue[Process | None] = asyncio.Queue()
    for _ in range(count):
        free.put_nowait(None)
    return free


# --- in the process --------------------------------------------------------------------------------------------------


def work(job: dict[str, Json]) -> Json:
    """One job."""
    save, seat = job["save"], job["seat"]
    assert isinstance(save, dict)
    assert isinstance(seat, int)
    match = restore(save, "table").match
    kind = job["kind"]
    if kind == "answer":
        return plain_answer(make_bot(match.game, str(job["bot"]), int(str(job["seed"]))).answer(match.sight(seat)))
    if kind == "weigh":
        return weigh(match, seat, float(str(job["seconds"])))
    if kind == "solve":
        view = match.view(int(str(job["looker"])))
        end = perf_counter() + float(str(job["seconds"]))
        return [match.game.solve(view, seat, lambda: perf_counter() > end)]
    return [turn.dump() for turn in look_back(match)]


def weigh(match: Match, seat: int, seconds: float) -> Json:
    """What each answer is worth to a search of so many seconds, best first."""
    weighed = searcher(match.game, 1, seconds).weigh(match.sight(seat))
    return [{"answer": plain_answer(entry.answer), "share": entry.value, "tried": entry.visits} for entry in weighed]


def plain_answer(answer: object) -> Json:
    """An answer as it would travel."""
    if isinstance(answer, Option):
        return answer.key
    if isinstance(answer, list | tuple):
        return [plain_answer(item) for item in answer]
    assert answer is None or isinstance(answer, bool | int | float | str | dict)
    return answer


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server, which ends this process itself
    for line in sys.stdin.buffer:
        sys.stdout.write(json.dumps(work(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
