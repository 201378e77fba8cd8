"""Phase B: a spell book bought unseen, from the top of its pile."""

from __future__ import annotations

import pytest

from tests.games.map_masters.phases import Table, market, seen_by

BLIND = "buy_blind_book book"


@pytest.mark.rule("MM-MARKET-11", "MM-RULING-70")
def test_market_11_the_unseen_top_of_the_books_for_the_same_price() -> None:
    table = Table(market()).play(BLIND)
    assert table.pool == ["SB-3", "SB-4"], "not one of those that lie open"
    table.play("SB-4")
    assert (table.amber.coins, table.amber.books, table.amber.ready) == (4, ("SB-4",), (True,))
    assert (table.atlas.books_up, table.atlas.book_pool) == (["SB-1", "SB-2"], ("SB-3",)), "those stay where they are"
    assert table.values("bought_book") == [("amber", "SB-4")], "shown to all at once"
    assert seen_by(table.match, 1).mappers[0].books == ("SB-4",)
    assert table.buyer == 1


@pytest.mark.rule("MM-RULING-08", "MM-MARKET-17")
def test_ruling_08_what_was_unseen_is_seen_before_one_is_given_up() -> None:
    table = Table(market(amber__books=["SB-5", "SB-6"], amber__ready=[True, True])).play(BLIND, "SB-3")
    assert table.values("bought_book") == [("amber", "SB-3")]
    assert table.offers() == ["give_up SB-5", "give_up SB-6"]
    table.play("give_up SB-5")
    assert (table.amber.books, table.atlas.book_discard) == (("SB-6", "SB-3"), ("SB-5",))


@pytest.mark.rule("MM-RULING-07")
def test_ruling_07_an_empty_pile_of_books_is_made_of_its_discard_for_an_unseen_one_too() -> None:
    table = Table(market(book_pool=[], book_discard=["SB-7", "SB-8"])).play(BLIND)
    assert table.pool == ["SB-7", "SB-8"]


@pytest.mark.rule("MM-RULING-07")
def test_ruling_07_without_books_in_pile_and_discard_none_is_bought_unseen() -> None:
    table = Table(market(book_pool=[]))
    assert BLIND not in table.offers()
    assert table.refused(BLIND) == "MM-RULING-07"


@pytest.mark.rule("MM-MARKET-09")
def test_market_09_an_unseen_book_costs_two_coins_too() -> None:
    assert Table(market(amber__coins=1)).refused(BLIND) == "MM-MARKET-09"
    assert BLIND in Table(market(amber__coins=2)).offers()


@pytest.mark.rule("MM-SB-09")
def test_sb_9_makes_no_book_cheaper() -> None:
    table = Table(market(amber__coins=1, amber__books=["SB-9"], amber__ready=[True]))
    assert not [offer for offer in table.offers() if "book" in offer]
