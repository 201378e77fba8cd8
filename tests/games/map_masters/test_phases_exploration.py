"""Phase D, everybody at the same time: MM-EXPLORE, MM-RULING-40, 41, 69, 78. What a path may do is proven elsewhere."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.game import GAME
from lanterne.kernel.asks import Json, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.faults import Refused
from lanterne.kernel.records import canonical, dump
from tests.games.map_masters.phases import KEYS, MAP, NO_STEP, NOTHING, OUT, SHORT, START, Table, exploring, market

TWO_CARDS = "lay S-1 0,0; lay S-4 1,0; start S-1.L1; go a1; go A; go b1; go R1; link"
OVERLAP: Json = {
    "tableau": [{"card": "S-1", "x": 0, "y": 0, "rot": 0}, {"card": "S-4", "x": 0, "y": 1, "rot": 0}],
    "start": {"card": "S-1", "slot": "L1"},
    "steps": ["go a1"],
}


def compose(table: Table, seat: int = 0) -> Compose:
    ask = table.asks(seat)
    assert isinstance(ask, Compose)
    return ask


def typed(line: str) -> Json:
    """An exploration as it would travel."""
    return compose(Table(exploring())).craft.edit(None, line)


@pytest.mark.rule("MM-EXPLORE-01", "MM-RULING-78")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_explore_01_all_are_asked_at_once_and_answer_in_any_order(order: tuple[int, int, int]) -> None:
    table = Table(exploring(jade__zone=START[:5]), seats=3)
    assert isinstance(table.match.ask, Together)
    assert [ask.seat for ask in table.match.ask.asks] == [0, 1, 2]
    for place, seat in enumerate(order):
        assert table.asked == "explore", "it lasts until all are done"
        assert table.match.asks_for(order[-1]) is not None
        table.answer(seat, (OUT, SHORT, KEYS)[seat])
        assert (table.asked == "secondary") == (place == 2)
    assert [mapper.count("coin") for mapper in table.atlas.mappers] == [1, 1, 0]


@pytest.mark.rule("MM-EXPLORE-03")
def test_explore_03_one_dungeon_and_one_path_each() -> None:
    table = Table(exploring()).answer(0, OUT)
    with pytest.raises(Refused):
        table.match.answer(typed(SHORT), 0)
    table.answer(1, KEYS)
    assert (table.amber.tableau, table.amber.start, table.amber.steps) == (
        ("S-1 0,0 0",), "S-1.L1", ("go a1", "go A", "go B"),
    )  # fmt: skip
    assert table.azure.start == "S-1.R1"
    assert [name for name in table.kinds if name in ("explored", "left", "dead_end")] == ["explored", "left"] * 2


@pytest.mark.rule("MM-EXPLORE-03", "MM-RULING-69")
def test_explore_03_only_with_the_own_hand() -> None:
    table = Table(exploring(azure__zone=["S-2"]))
    with pytest.raises(Refused) as refused:
        table.match.answer(typed(OUT), 1)
    assert refused.value.rule == "MM-CHECK-02"
    table.answer(0, OUT)


@pytest.mark.rule("MM-EXPLORE-04")
@pytest.mark.parametrize("path", [NOTHING, NO_STEP, OUT, TWO_CARDS])
def test_explore_04_any_number_of_the_five_cards(path: str) -> None:
    table = Table(exploring()).draw(path, NOTHING)
    assert table.asked == "secondary"
    assert len(table.amber.tableau) == path.count("lay")
    assert table.amber.zone == tuple(START[:5]), "cards that were not laid belong to the round too"


@pytest.mark.rule("MM-EXPLORE-05", "MM-RULING-40")
def test_explore_05_what_was_handed_in_may_be_changed_while_others_think() -> None:
    table = Table(exploring()).answer(0, SHORT)
    assert table.match.undo(0) == 1
    table.answer(0, OUT).answer(1, SHORT)
    assert (table.amber.count("barrel"), table.azure.count("barrel")) == (1, 0)
    assert table.match.marks == [], "and nobody minds"


@pytest.mark.rule("MM-EXPLORE-05", "MM-RULING-40")
def test_explore_05_what_others_handed_in_stays() -> None:
    table = Table(exploring(jade__zone=START[:5]), seats=3).answer(0, SHORT).answer(1, KEYS)
    table.match.undo(0)
    assert table.match.asks_for(0) is not None
    assert table.match.asks_for(1) is None
    table.answer(2, SHORT).answer(0, OUT)
    assert [mapper.count("room") for mapper in table.atlas.mappers] == [1, 1, 0]


@pytest.mark.rule("MM-EXPLORE-05", "MM-RULING-40")
def test_explore_05_not_when_all_are_done() -> None:
    table = Table(exploring()).draw(SHORT, OUT)
    for seat in (0, 1):
        with pytest.raises(Refused):
            table.match.undo(seat)
    assert table.amber.count("coin") == 1


@pytest.mark.rule("MM-EXPLORE-09")
def test_explore_09_a_path_is_changed_at_will_before_it_is_handed_in() -> None:
    craft = compose(Table(exploring())).craft
    draft: Json = None
    for line in (MAP, "go a1", "go A", "back 2", "start S-1.R1", "go b1", "back", "erase", "turn S-1", "clear", KEYS):
        draft = craft.edit(draft, line)
    assert draft == typed(KEYS)


@pytest.mark.rule("MM-RULING-46")
def test_ruling_46_the_fourth_book_climbs_and_the_ninth_buys() -> None:
    climb = "lay D5-01 0,0; start D5-01.R2; go b1; go s1; go h1; go g1; climb t1 with SB-4; go L2"
    with_fourth = Table(exploring(amber__zone=["D5-01"], amber__books=["SB-4"], amber__ready=[True]))
    assert with_fourth.draw(climb, NOTHING).amber.exits == [0] * 6, "not yet ticked"
    assert with_fourth.amber.count("exit") == 1
    with_ninth = Table(exploring(amber__zone=["D5-01"], amber__books=["SB-9"], amber__ready=[True]))
    with pytest.raises(Refused):
        with_ninth.answer(0, climb)
    bought = Table(market(amber__books=["SB-9"], amber__ready=[True]))
    assert "cheaper_card D3-01 2" in bought.offers()
    assert "cheaper_card D3-01 2" not in Table(market(amber__books=["SB-4"], amber__ready=[True])).offers()


# --- when time is out ------------------------------------------------------------------------------------------------


def draft(*steps: str) -> Json:
    """The first card, a start, and steps that nobody has looked at yet."""
    laid: Json = {"card": "S-1", "x": 0, "y": 0, "rot": 0}
    return {"tableau": [laid], "start": {"card": "S-1", "slot": "L1"}, "steps": list(steps)}


@pytest.mark.rule("MM-RULING-41", "MM-EXPLORE-08")
@pytest.mark.parametrize(
    ("drafted", "counts"),
    [
        (draft("go a1", "go A", "go B"), OUT),
        (draft("go a1", "go A", "go L1", "go B"), f"{MAP}; go a1; go A"),
        (draft("go B"), MAP),
        (OVERLAP, NOTHING),
        (None, NOTHING),
        ("nonsense", NOTHING),
    ],
    ids=["whole", "cut", "cut at once", "illegal tableau", "no draft", "nonsense"],
)
def test_ruling_41_the_last_draft_is_taken_as_far_as_it_is_right(drafted: Json, counts: str) -> None:
    table = Table(exploring())
    late = compose(table).lapse(drafted)
    wanted = typed(counts)
    assert isinstance(wanted, dict)
    assert late == {**wanted, "late": True}
    table.match.answer(late, 0)
    assert table.match.asks_for(0) is None


@pytest.mark.rule("MM-RULING-69")
def test_ruling_69_what_is_handed_in_is_in_no_view_before_all_are_done() -> None:
    before = Table(exploring())
    seen = {seat: canonical(dump(before.match.view(seat))) for seat in (-1, 0, 1)}
    for path in (OUT, KEYS, NOTHING):
        table = Table(exploring()).answer(0, path)
        assert table.match.events == []
        for seat in (-1, 0, 1):
            assert canonical(dump(table.match.view(seat))) == seen[seat]
            assert canonical(GAME.scene(table.match.view(seat))) == canonical(GAME.scene(before.match.view(seat)))
        table.answer(1, SHORT)
        assert canonical(dump(table.match.view(1))) != seen[1], "then all is shown"


@pytest.mark.rule("MM-RULING-69")
def test_ruling_69_at_the_reward_everything_is_shown() -> None:
    table = Table(exploring()).draw(OUT, KEYS)
    for seat in (-1, 0, 1):
        scene = GAME.scene(table.match.view(seat))
        assert isinstance(scene, dict)
        players = scene["players"]
        assert isinstance(players, list)
        for player, line in zip(players, (OUT, KEYS), strict=True):
            assert isinstance(player, dict)
            drawn = player["exploration"]
            assert isinstance(drawn, dict)
            assert {key: drawn[key] for key in ("tableau", "start", "steps")} == typed(line)
