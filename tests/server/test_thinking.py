"""Processes that think: who plays does not wait for those who look back."""

from __future__ import annotations

import asyncio

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.kernel.saves import save_data
from lanterne.players import make_bot
from lanterne.players.drive import play_out
from lanterne.server.thinking import Thinkers

DELVE = find_game("kinfire-delve")


def begun() -> Match:
    return Match(DELVE, DELVE.options(1, {"seekers": ["asha"]}), Seeded(3))


def finished() -> Match:
    match = begun()
    play_out(match, [make_bot(DELVE, "greedy", 0)])
    return match


def test_an_answer_does_not_wait_for_a_whole_game_that_is_looked_back_at() -> None:
    """With one process for both it would come after the story, which was wanted first."""

    async def first_of_both() -> str:
        thinkers = Thinkers(1)
        story: dict[str, Json] = {"kind": "story", "save": save_data(finished()), "seat": 0}
        answer: dict[str, Json] = {"kind": "answer", "save": save_data(begun()), "seat": 0, "bot": "random", "seed": 1}
        jobs = [asyncio.create_task(thinkers.think(job), name=str(job["kind"])) for job in (story, answer)]
        try:
            done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            return ", ".join(job.get_name() for job in done)
        finally:
            await thinkers.close()
            await asyncio.gather(*jobs, return_exceptions=True)

    assert asyncio.run(first_of_both()) == "answer"
