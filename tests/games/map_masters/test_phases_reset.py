"""Phase F, reset: MM-RESET, MM-SPELL-03, MM-RULING-07, 15, 60, 61, 63, 64."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.kernel.asks import Together
from tests.games.map_masters.phases import BEAR, MOLES, NOTHING, OUT, START, Table, exploring, improving

RECYCLE, SCISSORS = 12, 13  # places among the counters


def icons(recycle: int = 0, scissors: int = 0, **given: Any) -> Table:
    """Amber's path met so many optimizers; the next primary is drawn."""
    table = Table(improving(**given) | {f"amber.counts.{RECYCLE}": recycle, f"amber.counts.{SCISSORS}": scissors})
    return table.play("rope-2")


def next_round(table: Table) -> Table:
    assert table.asked == "market", f"{table.asked} is still asked"
    return table


# --- the next primary ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RESET-01", "MM-RESET-02", "MM-RESET-12")
def test_reset_01_the_next_primary_is_known_before_anything_is_improved() -> None:
    table = Table(improving() | {f"amber.counts.{RECYCLE}": 1})
    assert table.asked == "primary"
    table.play("rope-2")
    assert (table.asked, table.atlas.primary, table.atlas.shown[-1]) == ("improve", "rope-2", "rope-2")


@pytest.mark.rule("MM-RESET-02", "MM-RULING-57")
def test_reset_02_all_who_met_optimizers_choose_at_the_same_time() -> None:
    table = Table(improving() | {f"amber.counts.{RECYCLE}": 1, f"azure.counts.{SCISSORS}": 1}).play("rope-2")
    assert isinstance(table.match.ask, Together)
    assert table.offers(0) == ["recycle S-1", "recycle D4-05", "recycle D3-06", "finish"]
    assert table.offers(1) == ["cut S-2", "finish"]
    table.answer(1, "cut S-2").answer(0, "recycle S-1")
    assert next_round(table).amber.zone == ("S-1",)


@pytest.mark.rule("MM-RESET-02")
def test_reset_02_who_met_none_is_not_asked() -> None:
    next_round(icons())
    table = icons(recycle=1)
    assert table.match.asks_for(1) is None


@pytest.mark.rule("MM-RESET-02", "MM-RESET-07")
def test_reset_07_nobody_has_to_use_them_and_unused_ones_are_lost() -> None:
    table = icons(recycle=2, scissors=1).answer(0, "finish")
    assert next_round(table).amber.zone == ()
    assert sorted(table.amber.discard) == ["D3-06", "D4-05", "S-1"]
    assert table.amber.counts == [0] * 15, "nothing is left of them"


# --- optimizers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RESET-03")
def test_reset_03_a_recycled_card_stays_for_the_next_hand() -> None:
    table = next_round(icons(recycle=1).answer(0, "recycle D4-05"))
    assert table.amber.zone == ("D4-05",)
    assert sorted(table.amber.discard) == ["D3-06", "S-1"]
    assert table.values("recycled") == [("amber", "D4-05")]


@pytest.mark.rule("MM-RESET-04", "MM-RULING-61")
@pytest.mark.parametrize("card", ["S-1", "D4-05"])
def test_reset_04_a_cut_card_leaves_the_game(card: str) -> None:
    table = next_round(icons(scissors=1).answer(0, f"cut {card}"))
    assert card not in (*table.amber.zone, *table.amber.discard, *table.amber.pile)
    assert len(table.amber.discard) == 2
    atlas = table.atlas
    market = [card for pool in (*atlas.pools, *atlas.discards) for card in pool] + atlas.cards_up
    assert card not in market, "nor does it go back to the market"


@pytest.mark.rule("MM-RESET-05")
def test_reset_05_the_card_with_the_scissors_may_cut_itself() -> None:
    table = Table(exploring(amber__zone=["S-9", "S-1"])).draw(MOLES, NOTHING).play("key-2", "rope-2")
    assert "cut S-9" in table.offers(0)
    table.answer(0, "cut S-9")
    assert next_round(table).amber.discard == ("S-1",)


@pytest.mark.rule("MM-RESET-06")
def test_reset_06_several_icons_treat_several_cards_one_each() -> None:
    table = icons(recycle=1, scissors=1).answer(0, "recycle S-1")
    assert table.offers(0) == ["cut D4-05", "cut D3-06", "finish"]
    assert table.refused("recycle D4-05", 0) == "MM-RESET-06"
    table.answer(0, "cut D3-06")
    assert next_round(table).amber.zone == ("S-1",)
    assert table.amber.discard == ("D4-05",)


@pytest.mark.rule("MM-RESET-06")
def test_reset_06_two_of_one_kind() -> None:
    table = icons(recycle=2).answer(0, "recycle S-1").answer(0, "recycle D3-06")
    assert next_round(table).amber.zone == ("S-1", "D3-06")


@pytest.mark.rule("MM-RULING-60")
def test_ruling_60_each_card_is_treated_once() -> None:
    table = icons(recycle=1, scissors=1, amber__books=["SB-11", "SB-17"], amber__ready=[True, True]).answer(0, "recycle S-1")
    assert not [offer for offer in table.offers(0) if offer.endswith("S-1")]
    for option in ("cut S-1", "burn S-1", "redeem S-1"):
        assert table.refused(option, 0) == "MM-RULING-60"


@pytest.mark.rule("MM-RULING-60")
def test_ruling_60_a_card_that_was_kept_or_cut_is_not_traded() -> None:
    zone = ["D4-05", "D3-06", "D5-09"]
    table = icons(recycle=1, scissors=1, amber__books=["SB-15"], amber__ready=[True], amber__zone=zone)
    table.answer(0, "recycle D4-05").answer(0, "cut D3-06")
    assert table.asked == "trade"
    assert table.offers() == ["trade D5-09", "no_trade"]
    for option in ("trade D4-05", "trade D3-06"):
        assert table.refused(option) == "MM-RULING-60"


@pytest.mark.rule("MM-RESET-02", "MM-RESET-03", "MM-RESET-04", "MM-RULING-15")
@pytest.mark.parametrize(("path", "laid", "verb"), [(BEAR, "S-7", "recycle"), (MOLES, "S-9", "cut")])
def test_reset_03_cards_that_were_not_laid_belong_to_the_round(path: str, laid: str, verb: str) -> None:
    table = Table(exploring(amber__zone=[laid, "S-1"])).draw(path, NOTHING).play("key-2", "rope-2")
    assert table.offers(0) == [f"{verb} {laid}", f"{verb} S-1", "finish"]


# --- cleaning up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RESET-08", "MM-RESET-09")
def test_reset_08_the_path_is_erased_and_the_cards_are_discarded() -> None:
    table = next_round(Table(exploring(amber__discard=["S-9"])).draw(OUT, OUT).play("key-2", "rope-2"))
    assert table.amber.counts == [0] * 15
    assert (table.amber.zone, table.amber.drawn) == ((), ())
    assert table.amber.discard == ("S-9", *START[:5]), "on those that lie there"


@pytest.mark.rule("MM-RESET-08")
def test_reset_08_nothing_of_it_counts_in_the_next_round() -> None:
    table = Table(exploring(amber__coins=0, azure__coins=0)).draw(OUT, OUT).play("key-2", "coin-1", "pass", "pass")
    table.play(*START[5:], "S-1", *START[5:], "S-1").draw(NOTHING, NOTHING).play("rope-1")
    assert (table.amber.primary[1], table.amber.coins, table.amber.exits[1]) == (0, 1, 0)


@pytest.mark.rule("MM-RESET-10", "MM-SPELL-03")
@pytest.mark.parametrize("ready", [[False, True], [True, False], [False, False]])
def test_reset_10_used_books_turn_up_at_the_end(ready: list[bool]) -> None:
    table = next_round(icons(amber__books=["SB-1", "SB-2"], amber__ready=ready))
    assert table.amber.ready == (True, True)


@pytest.mark.rule("MM-SPELL-03", "MM-SPELL-02")
def test_spell_03_not_before_the_end_of_the_phase() -> None:
    """A reset book that was used in the exploration's round lies face down while others still choose."""
    table = icons(recycle=1, amber__books=["SB-11"], amber__ready=[False])
    assert not [offer for offer in table.offers(0) if offer.startswith("burn")]
    assert table.refused("burn S-1", 0) == "MM-SPELL-02"
    assert table.amber.ready == (False,)


@pytest.mark.rule("MM-RESET-12")
def test_reset_12_the_order_of_the_reminder() -> None:
    """Tokens, coins, primary, secondary, next primary, optimizers, erase, discard, books."""
    given = exploring(amber__zone=["S-7", "S-1"], amber__tokens=[1, 0, 0, 0], stock=[4, 5, 5, 5])
    table = Table(given | {"amber.books": ["SB-1"], "amber.ready": [False]}).draw(BEAR, NOTHING)
    assert (table.atlas.stock, table.amber.coins, table.amber.primary[0]) == ([5, 5, 5, 5], 7, 1)
    table.play("sword-2")
    assert (table.amber.secondary[0], table.asked) == (1, "primary")
    table.play("rope-2")
    assert (table.asked, table.amber.ready, table.amber.discard) == ("improve", (False,), ())
    assert table.amber.tableau, "the path is still there"
    table.answer(0, "recycle S-7")
    assert (table.amber.zone, table.amber.discard, table.amber.ready) == (("S-7",), ("S-1",), (True,))


# --- after the third round -------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RESET-11")
@pytest.mark.parametrize("round", [1, 2, 4, 5])
def test_reset_11_the_market_stays_after_other_rounds(round: int) -> None:
    table = Table(improving(round=round)).play("rope-2")
    assert "refreshed" not in next_round(table).kinds


@pytest.mark.rule("MM-RESET-11", "MM-RULING-07")
def test_reset_11_after_the_third_all_that_lies_open_is_replaced() -> None:
    pools = [["D3-03", "D3-04"], ["D4-03", "D4-04"], ["D5-03", "D5-04"], ["D6-03", "D6-04"]]
    table = Table(improving(round=3, books_up=["SB-1", "SB-2"], book_pool=["SB-3", "SB-4"], pools=pools)).play("rope-2")
    assert table.pool == ["SB-3", "SB-4"], "what lay there does not come back while there is a pile"
    table.play("SB-3", "SB-4", *[card for pool in pools for card in pool])
    atlas = next_round(table).atlas
    assert atlas.books_up == ["SB-3", "SB-4"]
    assert atlas.cards_up == [card for pool in pools for card in pool]
    assert atlas.book_discard == ("SB-1", "SB-2")
    assert atlas.discards == [("D3-01", "D3-02"), ("D4-01", "D4-02"), ("D5-01", "D5-02"), ("D6-01", "D6-02")]


@pytest.mark.rule("MM-RESET-11", "MM-RULING-07")
def test_reset_11_from_an_empty_pile_comes_what_lay_there() -> None:
    pools = [[], ["D4-03", "D4-04"], ["D5-03", "D5-04"], ["D6-03"]]
    table = Table(improving(round=3, books_up=["SB-1", "SB-2"], book_pool=["SB-3"], pools=pools)).play("rope-2", "SB-3")
    assert sorted(table.pool) == ["SB-1", "SB-2"], "the pile served for the first place"
    table.play("SB-2")
    assert sorted(table.pool) == ["D3-01", "D3-02"]
    table.play("D3-02", "D3-01", *pools[1], *pools[2], "D6-03", "D6-01")
    atlas = next_round(table).atlas
    assert atlas.books_up == ["SB-3", "SB-2"]
    assert atlas.cards_up == ["D3-02", "D3-01", *pools[1], *pools[2], "D6-03", "D6-01"]


@pytest.mark.rule("MM-RESET-11")
def test_reset_11_an_empty_place_is_not_discarded() -> None:
    cards_up = ["", "D3-02", "D4-01", "", "D5-01", "D5-02", "D6-01", "D6-02"]
    pools = [[], ["D4-03", "D4-04"], ["D5-03", "D5-04"], ["D6-03", "D6-04"]]
    table = Table(improving(round=3, books_up=["", "SB-2"], book_pool=[], cards_up=cards_up, pools=pools)).play("rope-2")
    assert table.pool == ["SB-2"]
    table.play("SB-2")
    assert table.pool == ["D3-02"]
    atlas = next_round(table.play("D3-02", *pools[1], *pools[2], *pools[3])).atlas
    assert atlas.books_up == ["SB-2", ""]
    assert atlas.cards_up[:2] == ["D3-02", ""]
    assert atlas.discards[1] == ("D4-01",)


@pytest.mark.rule("MM-RULING-64")
def test_ruling_64_the_refresh_is_the_last_act() -> None:
    table = Table(improving(round=3, amber__books=["SB-15"], amber__ready=[True])).play("rope-2")
    assert table.asked == "trade"
    table.play("trade D4-05", "take D3-01")
    assert table.pool == ["D3-03", "D3-04"], "its place is filled"
    table.play("D3-04")
    assert table.kinds.index("cleared") < table.kinds.index("refreshed")
    assert table.amber.ready == (True,), "all else is done"
    assert table.atlas.discards[0] == ("D3-04", "D3-02"), "and the new one goes with the others"


# --- the last round --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-63", "MM-TURN-04")
@pytest.mark.parametrize("books", [["SB-11", "SB-17"], ["SB-15", "SB-11"]])
def test_ruling_63_in_the_sixth_round_optimizers_and_reset_books_do_nothing(books: list[str]) -> None:
    given = improving(phase="explore", round=6, amber__zone=["S-7", "S-1", "D4-05"], amber__coins=9)
    table = Table(given | {"amber.books": books, "amber.ready": [True, True]}).draw(BEAR, NOTHING).play("key-1")
    assert table.match.ask is None
    assert table.amber.ready == (True, True)
    assert table.amber.coins == 10
