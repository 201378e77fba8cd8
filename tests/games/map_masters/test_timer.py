"""The timer of a table, and what is taken of a draft when time is out: MM-EXPLORE-07, 08, MM-RULING-41."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lanterne.games.map_masters.exploration_check import EMPTY, mend
from lanterne.kernel.asks import Json
from lanterne.server.messages import Clock
from tests.games.map_masters.sketches import corridor, hall, kit_of, sketch, typed
from tests.server.serving import House, bot, me, serving

FIVE_MINUTES = 300
HALL = hall(content="coin")
KIT = kit_of([HALL, corridor("lock", "coin", id="Y")])
L1: Json = {"card": "X", "slot": "L1"}
LOOP = sketch("exits L1 R1 B; room A U 4,6 2x2 : ; node n U 2,2 : ; edge L1 A; edge one = A n; edge two = n A; edge A R1; "
              "edge A B; doors A : L1 two one R1 B")  # fmt: skip


def at(card: str, x: int = 0, y: int = 0) -> Json:
    return {"card": card, "x": x, "y": y, "rot": 0}


def placed(*cards: Json, start: Json = None, steps: list[Json] | None = None) -> Json:
    return {"tableau": list(cards), "start": start, "steps": [] if steps is None else steps}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with serving(tmp_path / "tables.db") as house:
        yield house


def clock(house: House, **more: int) -> Clock | None:
    ann = house.person()
    id, _ = ann.open("map-masters", [me(), bot()], **more)
    return ann.look(id).now.table.clock


@pytest.mark.rule("MM-EXPLORE-07")
def test_a_table_may_have_a_timer_or_none(house: House) -> None:
    assert clock(house) is None
    timed = clock(house, clock=FIVE_MINUTES)
    assert timed is not None
    assert timed.seconds == FIVE_MINUTES


@pytest.mark.rule("MM-EXPLORE-07", "MM-RULING-41")
def test_five_minutes_are_proposed(house: House) -> None:
    games = {game["slug"]: game for game in house.person().get("/api/games")}
    assert games["map-masters"]["timer"] == FIVE_MINUTES


@pytest.mark.rule("MM-RULING-41")
def test_an_illegal_tableau_counts_as_empty() -> None:
    assert mend(KIT, placed(at("X"), at("X/2", 0, 1), start=L1, steps=["go A"])) == EMPTY
    assert mend(KIT, placed(at("Z"), start={"card": "Z", "slot": "L1"})) == EMPTY
    assert mend(KIT, None) == EMPTY


@pytest.mark.rule("MM-RULING-41")
@pytest.mark.parametrize(
    ("steps", "left"),
    [
        (["go A", "go L1", "go R1"], ["go A"]),
        (["go A", "fly away", "go R1"], ["go A"]),
        (["go A", 5], ["go A"]),
        (["link"], []),
        (["go A", "go R1"], ["go A", "go R1"]),
    ],
)
def test_an_illegal_path_is_cut_before_its_first_illegal_step(steps: list[Json], left: list[Json]) -> None:
    assert mend(KIT, placed(at("X"), start=L1, steps=steps)) == placed(at("X"), start=L1, steps=left)


@pytest.mark.rule("MM-RULING-41")
def test_a_path_is_cut_before_a_crossing_that_leads_nowhere() -> None:
    kit = kit_of(LOOP, "SB-7")
    drawn = typed(LOOP, "L1 A; go n#one; A; cross with SB-7; go L1")
    assert mend(kit, drawn) == typed(LOOP, "L1 A; go n#one; A")


@pytest.mark.rule("MM-RULING-41")
def test_a_path_without_a_start_leaves_the_cards() -> None:
    assert mend(KIT, placed(at("X"), steps=["go A"])) == placed(at("X"))
    assert mend(KIT, placed(at("Y"), start={"card": "Y", "slot": "T"}, steps=["go n1"])) == placed(at("Y"))
