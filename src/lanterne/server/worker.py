"""Workers: a database on a thread of its own, behind awaitable calls, with group commit.

A worker takes all jobs that wait, runs them in one transaction with a savepoint each, commits, and only then tells those
who wait: one trip to the disk serves many tables, and nobody hears of what is not kept.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

from lanterne.kernel.faults import Fault
from lanterne.server.databases import Database, Lost

T = TypeVar("T")
Work: TypeAlias = Callable[[Database], T]

MOST_JOBS: Final = 500  # in one transaction: nobody waits for an endless queue
ATTEMPTS: Final = 3  # at a transaction that got lost


class Job:
    """Something to do on the thread, and who waits for it."""

    __slots__ = ("error", "future", "key", "result", "work", "write")

    def __init__(self, work: Work[Any], key: str, write: bool, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.key = key
        self.write = write
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """On the loop of those who wait, who may have gone away."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Worker:
    """The thread and its queue."""

    def __init__(self, name: str, connect: Callable[[], Database]) -> None:
        self.connect = connect
        self.commits = 0  # transactions that wrote
        self.is_open = False
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._live, name=name, daemon=True)
        self.db: Database | None = None

    async def start(self) -> None:
        """Open the database; raises what speaks against it."""
        self.is_open = True
        self.thread.start()
        try:
            await self.ask(lambda db: None)
        except BaseException:
            await self.stop()
            raise

    def ask(self, work: Work[T], key: str = "", write: bool = False) -> asyncio.Future[T]:
        """Have work done. It is done even if nobody waits for it any more. Jobs with the same key keep their order."""
        if not self.is_open:
            raise RuntimeError("this store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(Job(work, key, write, future))
        return future

    async def stop(self) -> None:
        """Finish what waits, then close the database."""
        if self.is_open:
            self.is_open = False
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # --- on the thread ---

    def _live(self) -> None:
        is_last = False
        while not is_last:
            jobs, is_last = self._take()
            if jobs:
                self._serve(jobs)
        if self.db is not None:
            self.db.close()

    def _take(self) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one; and whether they are the last."""
        jobs: list[Job] = []
        job = self.queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_JOBS:
                return jobs, False
            try:
                job = self.queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _serve(self, jobs: list[Job]) -> None:
        """Do jobs and tell those who wait for them. All processes lock tables in the same order, so that none blocks another
        that blocks it."""
        jobs.sort(key=lambda job: job.key)
        try:
            self._transact(jobs)
        except Exception as error:
            for job in jobs:
                job.error = error
        loops = {job.future.get_loop() for job in jobs}
        for loop in loops:
            mine = [job for job in jobs if job.future.get_loop() is loop]
            try:
                loop.call_soon_threadsafe(settle, mine)
            except RuntimeError:
                continue  # the loop is closed: nobody waits

    def _transact(self, jobs: list[Job]) -> None:
        """Do jobs in one transaction, and again where it got lost."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self._attempt(self._connected(), jobs)
                return
            except Lost as lost:
                if attempt == ATTEMPTS:
                    raise lost.fault() from None

    def _connected(self) -> Database:
        """The database; opened anew where the connection broke."""
        if self.db is None or self.db.is_closed():
            self.db = self.connect()
        return self.db

    def _attempt(self, db: Database, jobs: list[Job]) -> None:
        is_write = any(job.write for job in jobs)
        try:
            db.begin(is_write)
            for number, job in enumerate(jobs):
                db.savepoint(again=number > 0)
                do(job, db)
            db.commit()
        except BaseException:
            db.rollback()
            raise
        self.commits += is_write


def do(job: Job, db: Database) -> None:
    """Do a job. One that fails takes back what it did, and nothing else."""
    job.error = None
    try:
        job.result = job.work(db)
    except Lost:
        raise
    except Exception as error:
        try:
            db.back()
        except Fault:  # the whole transaction went with it, as on a full disk
            raise error from None
        job.error = error


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
