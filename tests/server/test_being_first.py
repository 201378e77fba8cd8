"""Who was first where that counts, what bots wait for, and who may be told the best path when."""

from __future__ import annotations

import pytest

from lanterne.kernel.crafts import plain
from lanterne.server.messages import SolvedOf
from lanterne.server.table import Step
from tests.games.map_masters.test_table_seats import HOURGLASS, Evening, drawing
from tests.kernel.sketches import PACE
from tests.server.serving import House, done, refused
from tests.server.studio import hear
from tests.server.test_pace import race
from tests.server.test_solve import EMPTY, exploring


@pytest.mark.rule("MM-RULING-39")
def test_without_a_done_before_time_is_out_nobody_is_first() -> None:
    evening = Evening(clock=300, seed=HOURGLASS, time_bonus=True).explore(ago=301)
    room = evening.room()
    room.drafts[0] = (evening.table.number(), plain(drawing(evening.table, 0)))
    for seat in (0, 1):
        evening.answer(seat, room.late_answer(seat))
    assert [mapper.bonus[0] for mapper in evening.atlas.mappers] == [0, 0]


@pytest.mark.rule("MM-RULING-42")
def test_bots_go_on_waiting_while_nobody_went_anywhere() -> None:
    easels = race(2, 1)
    easels.draw(1, "")
    assert easels.room().bots_wait() is not None


@pytest.mark.rule("MM-RULING-42")
def test_what_bots_wait_stands_still_while_the_table_pauses() -> None:
    easels = race(1, 1, ago=PACE[1] + 100)
    easels.do(Step([{"pause": True}]), ago=PACE[1] + 90)
    easels.do(Step([{"pause": False}]), ago=1)
    assert easels.room().bots_wait() is not None


def test_nobody_is_told_the_best_while_the_own_answer_may_be_withdrawn(house: House) -> None:
    pages = exploring(house)
    hear(pages, done(pages[0].answer(EMPTY)).at)
    refused(pages[0].ask("solve", seat=0), "table-solve-later")


def test_the_best_of_the_last_round_is_told_while_that_seat_buys(house: House) -> None:
    pages = exploring(house)
    for page in pages:
        hear(pages, done(page.answer(EMPTY)).at)
    assert isinstance(pages[0].ask("solve", seat=1), SolvedOf)
