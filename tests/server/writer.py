"""Run as a program: writes to a database until it is beaten often enough, or dies. What it was told, it tells.

`race ADDRESS NAME COUNT`: appends to the table that all racers share until it has that many entries.
`flood ADDRESS NAME COUNT`: appends to many tables at once, and dies in the very moment it hears of that many appends.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import sys

from lanterne.server.databases import Clash
from lanterne.server.storage import Entry, Store
from tests.server.samples import row


def tell(line: str) -> None:
    """In one piece: whoever is killed says a line or does not."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def race(store: Store, name: str, count: int) -> None:
    with contextlib.suppress(Clash):  # another racer was faster
        await store.add_table(row("shared"), {}, [], [])
    have = 0
    while have < count:
        if await store.append("shared", have, [Entry(float(have), name, [name, have])], {"by": name}, False):
            tell(str(have))
            have += 1
        else:
            have += len(await store.read_from("shared", have))


async def flood(store: Store, name: str, count: int) -> None:
    heard = itertools.count(1)

    async def one(id: str) -> None:
        await store.add_table(row(id), {}, [], [])
        have = 0
        while await store.append(id, have, [Entry(float(have), name, [id, have])] * 2, {"have": have}, False):
            have += 2
            tell(f"{id} {have}")
            if next(heard) == count:
                os.kill(os.getpid(), signal.SIGKILL)

    await asyncio.gather(*(one(f"{name}-{number}") for number in range(12)))


async def main(what: str, url: str, name: str, number: str) -> None:
    tell("ready")
    await asyncio.to_thread(sys.stdin.readline)  # all start at once
    store = await Store.open(url)
    await (race if what == "race" else flood)(store, name, int(number))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
