"""The best that there was: told to who plays alone, and to everybody once the question has passed."""

from __future__ import annotations

from typing import Any

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.saves import save_data
from lanterne.server.messages import SolvedOf
from lanterne.server.thinking import work
from tests.kernel.sketches import SKETCHES, sketching
from tests.server.serving import House, Page, done, link, me, refused
from tests.server.studio import hear

MAPS = "map-masters"
EMPTY: dict[str, Any] = {"tableau": [], "start": None, "steps": []}


def solved(page: Page, seat: int) -> Any:
    told = page.ask("solve", seat=seat)
    assert isinstance(told, SolvedOf), told
    return told.value


def exploring(house: House) -> list[Page]:
    """Two people who draw their first map."""
    ann, bob = house.person(), house.person()
    id, keys = ann.open(MAPS, [me(), link()], settings={"first": "1"})
    bob.join(keys[1])
    pages = [ann.look(id), bob.look(id)]
    for page in pages:
        hear(pages, done(page.answer("pass")).at)
    assert [page.question.about for page in pages] == ["explore", "explore"]
    return pages


def test_who_plays_alone_is_told_the_best_that_there_is(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(MAPS, [me()], settings={"puzzle": "2026-11-16"})
    page = ann.look(id)
    best = solved(page, 0)
    done(page.answer({part: best["exploration"][part] for part in EMPTY}))
    assert page.now.ending is not None
    assert page.now.ending.score == [best["value"]], "what was promised"


def test_while_people_think_nobody_is_told(house: House) -> None:
    pages = exploring(house)
    for seat in (0, 1):
        refused(pages[0].ask("solve", seat=seat), "table-solve-later")


def test_when_all_are_done_everybody_may_know(house: House) -> None:
    pages = exploring(house)
    for page in pages:
        hear(pages, done(page.answer(EMPTY)).at)
    best = [solved(page, 0) for page in pages]
    assert best[0] == best[1]
    assert best[0]["mine"] == 0
    assert best[0]["exploration"]["tableau"], "the hands of others lie open by then"


def test_a_game_that_cannot_tell_says_nothing(house: House) -> None:
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()])
    assert solved(ann.look(id), 0) is None


def test_it_is_thought_out_from_what_the_looker_sees() -> None:
    job: dict[str, Json] = {"kind": "solve", "save": save_data(sketching(2)), "seat": 1, "looker": 0, "seconds": 0.1}
    assert work(job) == [{"seat": 1, "best": "z" * 40, "round": 1}]
    later = Match(SKETCHES, SKETCHES.options(2), Seeded(1))
    later.answer("begin", 0)
    for seat in (0, 1):
        later.answer("", seat)
    assert work(job | {"save": save_data(later)}) == [{"seat": 1, "best": "z" * 40, "round": 2}]
