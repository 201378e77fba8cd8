"""Spell books of the reset: MM-SB-11, 15, 17, MM-SPELL-01, 02, MM-RULING-07, 15, 56, 57, 59, 61."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.map_masters.phases import NOTHING, Table, improving
from tests.games.map_masters.test_phases_reset import next_round


def with_book(book: str, seats: int = 2, **given: Any) -> Table:
    """Amber owns a book, face up; the next primary is drawn."""
    return Table(improving(amber__books=[book], amber__ready=[True], **given), seats).play("rope-2")


def laid(book: str) -> Table:
    """As above, but of the three cards amber laid one."""
    given = improving(phase="explore", amber__books=[book], amber__ready=[True])
    return Table(given).draw("lay D4-05 0,0", NOTHING).play("key-1", "rope-2")


@pytest.mark.rule("MM-RULING-15", "MM-SB-11", "MM-SB-17")
@pytest.mark.parametrize(("book", "verb"), [("SB-11", "burn"), ("SB-17", "redeem")])
def test_ruling_15_the_cards_that_were_not_laid_too(book: str, verb: str) -> None:
    assert laid(book).offers(0) == [f"{verb} S-1", f"{verb} D4-05", f"{verb} D3-06", "finish"]


# --- SB-11 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SB-11", "MM-RULING-61")
def test_sb_11_one_card_is_removed_for_good() -> None:
    table = with_book("SB-11")
    assert table.offers(0) == ["burn S-1", "burn D4-05", "burn D3-06", "finish"]
    table.answer(0, "burn D4-05")
    assert sorted(next_round(table).amber.discard) == ["D3-06", "S-1"]
    assert table.amber.zone == ()
    assert "D4-05" not in (*table.atlas.pools[1], *table.atlas.discards[1])


@pytest.mark.rule("MM-SB-11", "MM-SPELL-01", "MM-SPELL-02")
def test_sb_11_once_a_round() -> None:
    table = Table(improving(amber__books=["SB-11"], amber__ready=[True]) | {"amber.counts.12": 1}).play("rope-2")
    table.answer(0, "burn D4-05")
    assert table.amber.ready == (False,)
    assert table.offers(0) == ["recycle S-1", "recycle D3-06", "finish"]
    assert table.refused("burn S-1", 0) == "MM-SPELL-02"


# --- SB-17 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SB-17")
def test_sb_17_two_coins_keep_a_card_for_the_next_hand() -> None:
    table = with_book("SB-17", amber__coins=5)
    assert table.offers(0) == ["redeem S-1", "redeem D4-05", "redeem D3-06", "finish"]
    table.answer(0, "redeem D3-06")
    assert next_round(table).amber.zone == ("D3-06",)
    assert table.amber.coins == 3


@pytest.mark.rule("MM-RULING-59")
@pytest.mark.parametrize(("coins", "asked"), [(2, True), (1, False), (0, False)])
def test_ruling_59_not_with_fewer_than_two(coins: int, asked: bool) -> None:
    assert (with_book("SB-17", amber__coins=coins).asked == "improve") == asked


@pytest.mark.rule("MM-RULING-59")
def test_ruling_59_the_refusal_names_the_coins() -> None:
    given = improving(amber__books=["SB-17"], amber__ready=[True], amber__coins=1) | {"amber.counts.12": 1}
    table = Table(given).play("rope-2")
    assert "redeem S-1" not in table.offers(0)
    assert table.refused("redeem S-1", 0) == "MM-RULING-59"


@pytest.mark.rule("MM-RULING-59")
def test_ruling_59_with_the_coins_of_this_rounds_path() -> None:
    path = "lay S-1 0,0; start S-1.L1; go a1; go A; go c1; go R2"
    given = improving(phase="explore", amber__books=["SB-17"], amber__ready=[True], amber__coins=0)
    table = Table(given).draw(path, "").play("key-1", "rope-2")
    table.answer(0, "redeem S-1")
    assert next_round(table).amber.coins == 0


@pytest.mark.rule("MM-SB-17", "MM-SPELL-01")
def test_sb_17_once_a_round() -> None:
    table = Table(improving(amber__books=["SB-17"], amber__ready=[True], amber__coins=9) | {"amber.counts.12": 1})
    table.play("rope-2").answer(0, "redeem S-1")
    assert table.offers(0) == ["recycle D4-05", "recycle D3-06", "finish"]
    assert table.refused("redeem D4-05", 0) == "MM-SPELL-02"


# --- SB-15 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SB-15", "MM-RULING-56", "MM-RULING-61")
def test_sb_15_a_used_card_for_one_of_the_market() -> None:
    table = with_book("SB-15", amber__coins=0)
    assert table.atlas.primary == "rope-2", "after the next primary is revealed"
    table.play("trade D4-05")
    assert table.offers() == ["take D3-01", "take D3-02", "take D4-01", "take D4-02"], "as dear or cheaper, and face up"
    table.play("take D4-02")
    assert table.pool == ["D4-03"], "its place is filled at once"
    table.play("D4-03")
    assert next_round(table).amber.zone == ("D4-02",), "for the next hand"
    assert table.atlas.cards_up[3] == "D4-03"
    assert table.amber.coins == 0, "free"
    assert sorted(table.amber.discard) == ["D3-06", "S-1"]
    assert "D4-05" not in (*table.atlas.pools[1], *table.atlas.discards[1])


@pytest.mark.rule("MM-RULING-56")
def test_ruling_56_only_bought_cards_are_traded() -> None:
    table = with_book("SB-15")
    assert table.offers() == ["trade D4-05", "trade D3-06", "no_trade"]
    assert table.refused("trade S-1") == "MM-RULING-56"
    assert with_book("SB-15", amber__zone=["S-1", "S-2"]).asked == "market", "nothing to trade, nothing is asked"


@pytest.mark.rule("MM-RULING-56", "MM-RULING-15")
def test_ruling_56_laid_or_not() -> None:
    assert laid("SB-15").offers() == ["trade D4-05", "trade D3-06", "no_trade"]


@pytest.mark.rule("MM-RULING-07", "MM-RULING-56")
def test_ruling_56_the_place_is_filled_from_the_discard_where_the_pile_is_empty() -> None:
    pools, discards = [[], ["D4-03"], ["D5-03"], ["D6-03"]], [["D3-09", "D3-08"], [], [], []]
    table = with_book("SB-15", pools=pools, discards=discards).play("trade D4-05", "take D3-01")
    assert sorted(table.pool) == ["D3-08", "D3-09"]
    assert next_round(table.play("D3-09")).atlas.cards_up[0] == "D3-09"


@pytest.mark.rule("MM-RULING-56")
def test_ruling_56_only_where_the_market_has_something_as_cheap() -> None:
    up = ["", "", "D4-01", "", "D5-01", "D5-02", "D6-01", "D6-02"]
    table = with_book("SB-15", cards_up=up)
    assert table.offers() == ["trade D4-05", "no_trade"]
    assert table.refused("trade D3-06") == "MM-RULING-56"


@pytest.mark.rule("MM-SB-15", "MM-SPELL-02")
def test_sb_15_nobody_has_to_and_only_while_it_lies_face_up() -> None:
    table = with_book("SB-15").play("no_trade")
    assert sorted(next_round(table).amber.discard) == ["D3-06", "D4-05", "S-1"]
    used = Table(improving(amber__books=["SB-15"], amber__ready=[False])).play("rope-2")
    assert used.asked == "market"


@pytest.mark.rule("MM-SB-15", "MM-SPELL-01")
def test_sb_15_once_a_round() -> None:
    table = with_book("SB-15").play("trade D4-05", "take D3-01", "D3-03")
    assert table.asked == "market"


@pytest.mark.rule("MM-RULING-57")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_ruling_57_several_trade_in_the_order_of_the_market(first: int, order: list[int]) -> None:
    """There is only one such book in the box; two tell the order."""
    table = with_book("SB-15", 3, first=first, jade__books=["SB-15"], jade__ready=[True], jade__zone=["D3-09"])
    asked = []
    while table.asked == "trade":
        assert table.match.ask is not None
        asked.append(table.match.ask.seat)
        table.play("no_trade")
    assert asked == order


@pytest.mark.rule("MM-SB-15", "MM-SPELL-01")
def test_sb_15_lies_face_down_as_soon_as_it_was_used() -> None:
    table = with_book("SB-15", 3, jade__books=["SB-15"], jade__ready=[True], jade__zone=["D3-09"])
    table.play("trade D4-05", "take D3-01", "D3-03")
    assert table.asked == "trade", "the other one is next"
    assert table.amber.ready == (False,)
    assert next_round(table.play("no_trade")).amber.ready == (True,)


@pytest.mark.rule("MM-RULING-57")
def test_ruling_57_all_else_is_chosen_before() -> None:
    given = improving(amber__books=["SB-15", "SB-11"], amber__ready=[True, True], azure__books=["SB-17"], azure__ready=[True])
    table = Table(given).play("rope-2")
    assert table.asked == "improve"
    table.answer(1, "redeem S-2").answer(0, "finish")
    assert table.asked == "trade"
