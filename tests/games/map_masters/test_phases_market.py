"""Phase B, what is bought: MM-MARKET-04 to 18, MM-SB-09, 14, MM-SPELL-01, 02, MM-RULING-07 to 09, 43, 53, 55, 68, 70, 71."""

from __future__ import annotations

import pytest

from tests.games.map_masters.phases import NOTHING, START, Table, market, seen_by

CARDS = ["D3-01", "D3-02", "D4-01", "D4-02", "D5-01", "D5-02", "D6-01", "D6-02"]


# --- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MARKET-04", "MM-MARKET-07", "MM-RULING-03")
def test_market_04_one_article_then_the_next_player_clockwise() -> None:
    table = Table(market(buyer=1, first=1), seats=3)
    order = []
    for article in ("buy_token sword", "buy_token key", "buy_token rope", "buy_token sword", "buy_token sword"):
        order.append(table.buyer)
        table.play(article)
    assert order == [1, 2, 0, 1, 2], "one each, and as many as one likes"
    assert table.azure.tokens == [2, 0, 0, 0]


@pytest.mark.rule("MM-MARKET-05", "MM-MARKET-06")
def test_market_05_who_passed_is_not_asked_again_until_all_have_passed() -> None:
    table = Table(market(), seats=3).play("pass", "buy_token sword", "buy_token key")
    assert table.buyer == 1, "amber has passed"
    table.play("pass")
    assert table.buyer == 2
    table.play("buy_token rope")
    assert table.buyer == 2, "the last one goes on alone"
    table.play("pass")
    assert table.asked == "hand"


@pytest.mark.rule("MM-MARKET-05")
def test_market_05_who_passed_buys_again_in_the_next_round() -> None:
    table = Table(market(amber__zone=START[:5], azure__zone=START[:5])).play("pass", "pass")
    table.draw(NOTHING, NOTHING).play("key-2", "rope-2", "buy_token sword", "buy_token key", "buy_token rope")
    assert table.buyer == 0
    assert (table.azure.tokens, table.amber.tokens) == ([1, 0, 0, 1], [0, 0, 1, 0])


@pytest.mark.rule("MM-MARKET-05")
def test_market_05_passing_costs_nothing() -> None:
    table = Table(market(amber__coins=5)).play("pass")
    assert table.amber.coins == 5
    assert table.values("passed") == [("amber",)]


@pytest.mark.rule("MM-MARKET-07", "MM-RULING-71")
def test_market_07_as_much_as_the_coins_allow_and_all_of_a_kind() -> None:
    table = Table(market(amber__coins=20)).play("buy_token sword", "pass", *["buy_token sword"] * 4, *["buy_token key"] * 3)
    table.play("buy_book SB-1", "SB-3", "buy_card D6-01 6", "D6-03", "buy_card D3-01 3", "D3-03")
    assert table.amber.tokens == [5, 0, 3, 0]
    assert (table.amber.books, table.amber.zone, table.amber.coins) == (("SB-1",), ("D6-01", "D3-01"), 1)
    assert table.buyer == 0, "and on it goes"


@pytest.mark.rule("MM-RULING-68")
@pytest.mark.parametrize(("coins", "stock"), [(0, [5, 5, 5, 5]), (1, [0, 0, 0, 0])])
def test_ruling_68_who_can_buy_nothing_passes_by_itself(coins: int, stock: list[int]) -> None:
    table = Table(market(amber__coins=coins, stock=stock))
    assert table.buyer == 1
    assert table.values("must_pass") == [("amber",)]
    assert table.atlas.passed == [True, False]


@pytest.mark.rule("MM-RULING-68")
def test_ruling_68_whose_time_is_out_passes() -> None:
    table = Table(market())
    late = table.asks(0).lapse(None)
    table.match.answer(late, 0)
    assert table.atlas.passed == [True, False]
    assert table.amber.coins == 6


@pytest.mark.rule("MM-MARKET-14")
def test_market_14_unspent_coins_are_kept() -> None:
    table = Table(market(amber__coins=5, amber__zone=START[:5], azure__zone=START[:5]))
    table.play("pass", "buy_token sword", "pass").draw(NOTHING, NOTHING).play("key-2", "rope-2")
    assert table.asked == "market", "the next round"
    assert (table.amber.coins, table.azure.coins) == (5, 5)


# --- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MARKET-08")
def test_market_08_a_token_costs_one() -> None:
    table = Table(market()).play("buy_token key")
    assert (table.amber.coins, table.amber.tokens, table.atlas.stock) == (5, [0, 0, 1, 0], [5, 5, 4, 5])


@pytest.mark.rule("MM-MARKET-09", "MM-MARKET-18")
def test_market_09_a_book_costs_two_and_lies_ready() -> None:
    table = Table(market()).play("buy_book SB-2")
    assert table.amber.coins == 4
    assert (table.amber.books, table.amber.ready) == (("SB-2",), (True,))
    table.play("SB-4")
    assert table.atlas.books_up == ["SB-1", "SB-4"], "another takes its place"


@pytest.mark.rule("MM-MARKET-10")
@pytest.mark.parametrize(("card", "price"), list(zip(CARDS, (3, 3, 4, 4, 5, 5, 6, 6), strict=True)))
def test_market_10_a_card_costs_what_is_printed_on_it(card: str, price: int) -> None:
    table = Table(market()).play(f"buy_card {card} {price}")
    assert table.amber.coins == 6 - price
    assert f"buy_card {card} {price - 1}" not in Table(market()).offers()


@pytest.mark.rule("MM-MARKET-09", "MM-MARKET-10")
def test_market_10_without_the_coins_a_purchase_is_refused() -> None:
    table = Table(market(amber__coins=1))
    assert table.offers() == [*(f"buy_token {tool}" for tool in ("sword", "scroll", "key", "rope")), "pass"]
    assert table.refused("buy_book SB-1") == "MM-MARKET-09"
    assert table.refused("buy_card D3-01 3") == "MM-MARKET-10"
    assert table.refused("buy_blind 6 6") == "MM-MARKET-10"
    just = Table(market(amber__coins=4)).offers()
    assert "buy_card D4-01 4" in just
    assert "buy_card D5-01 5" not in just
    assert "buy_blind 4 4" in just
    assert "buy_blind 5 5" not in just


# --- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MARKET-15", "MM-RULING-71")
def test_market_15_a_kind_without_a_token_left_is_not_to_be_had() -> None:
    table = Table(market(amber__coins=9, azure__coins=9)).play(*["buy_token sword"] * 5)
    assert table.amber.tokens[0] == 3, "several alike"
    assert table.atlas.stock == [0, 5, 5, 5]
    assert "buy_token sword" not in table.offers()
    assert table.refused("buy_token sword") == "MM-MARKET-15"
    assert "buy_token rope" in table.offers()


@pytest.mark.rule("MM-SB-14", "MM-RULING-55")
def test_sb_14_a_second_token_of_another_kind_for_nothing() -> None:
    table = Table(market(amber__books=["SB-14"], amber__ready=[True]))
    assert "buy_two sword sword" not in table.offers()
    table.play("buy_two sword rope")
    assert (table.amber.coins, table.amber.tokens, table.atlas.stock) == (5, [1, 0, 0, 1], [4, 5, 5, 4])
    assert table.amber.ready == (False,), "used"
    assert table.buyer == 1, "no extra turn"


@pytest.mark.rule("MM-RULING-55", "MM-MARKET-15")
def test_ruling_55_the_free_token_must_be_in_stock() -> None:
    table = Table(market(amber__books=["SB-14"], amber__ready=[True], stock=[5, 5, 5, 0]))
    assert "buy_two sword rope" not in table.offers()
    assert table.refused("buy_two sword rope") == "MM-MARKET-15"
    assert "buy_two sword key" in table.offers()


@pytest.mark.rule("MM-SPELL-01", "MM-SPELL-02", "MM-SB-14")
def test_spell_01_a_market_book_serves_once_a_round() -> None:
    table = Table(market(amber__books=["SB-14"], amber__ready=[True])).play("buy_two sword rope", "pass")
    assert "buy_token key" in table.offers()
    assert "buy_two key rope" not in table.offers()
    assert table.refused("buy_two key rope") == "MM-SPELL-02"


# --- books -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MARKET-16", "MM-MARKET-17", "MM-RULING-08")
@pytest.mark.parametrize(("given_up", "left"), [("SB-5", ("SB-6", "SB-1")), ("SB-6", ("SB-5", "SB-1"))])
def test_market_17_a_third_book_takes_the_place_of_one_of_two(given_up: str, left: tuple[str, ...]) -> None:
    table = Table(market(amber__books=["SB-5", "SB-6"], amber__ready=[False, True])).play("buy_book SB-1")
    assert table.asked == "replace"
    assert table.offers() == ["give_up SB-5", "give_up SB-6"], "not the new one"
    table.play(f"give_up {given_up}", "SB-3")
    assert table.amber.books == left
    assert table.amber.ready[1], "the new one is ready"
    assert table.atlas.book_discard == (given_up,), "to the discard of the market, used or not"
    assert table.amber.coins == 4


@pytest.mark.rule("MM-MARKET-16")
def test_market_16_a_second_book_replaces_nothing() -> None:
    table = Table(market(amber__books=["SB-5"], amber__ready=[True])).play("buy_book SB-1", "SB-3")
    assert table.amber.books == ("SB-5", "SB-1")
    assert table.asked == "market"


@pytest.mark.rule("MM-RULING-09", "MM-MARKET-18")
def test_ruling_09_a_book_bought_now_serves_now_and_nothing_carries_over() -> None:
    given = market(amber__books=["SB-14", "SB-5"], amber__ready=[False, True], books_up=["SB-9", "SB-2"])
    table = Table(given).play("buy_book SB-9", "give_up SB-14", "SB-3", "pass")
    assert "cheaper_card D4-01 3" in table.offers()
    given = market(amber__books=["SB-5", "SB-6"], amber__ready=[True, True], books_up=["SB-14", "SB-2"])
    table = Table(given).play("buy_book SB-14", "give_up SB-5", "SB-3", "pass")
    assert "buy_two sword key" in table.offers()


@pytest.mark.rule("MM-RULING-07")
def test_ruling_07_an_empty_pile_of_books_is_made_of_those_given_up() -> None:
    given = market(amber__books=["SB-5", "SB-6"], amber__ready=[True, True], book_pool=[], book_discard=["SB-8"])
    table = Table(given).play("buy_book SB-1", "give_up SB-5")
    assert sorted(table.pool) == ["SB-5", "SB-8"]
    empty = Table(market(book_pool=[])).play("buy_book SB-1")
    assert empty.atlas.books_up == ["", "SB-2"], "nothing is left for the place"
    assert empty.buyer == 1


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MARKET-12", "MM-MARKET-13")
def test_market_12_a_bought_card_is_replaced_at_once_and_lies_open_before_its_buyer() -> None:
    table = Table(market()).play("buy_card D3-02 3")
    assert table.pool == ["D3-03", "D3-04"], "from the pile of its price"
    table.play("D3-04")
    assert table.atlas.cards_up == ["D3-01", "D3-04", *CARDS[2:]]
    assert table.atlas.pools[0] == ("D3-03",)
    for seat in (-1, 0, 1):
        assert seen_by(table.match, seat).mappers[0].zone == ("D3-02",)


@pytest.mark.rule("MM-MARKET-13", "MM-HAND-01")
def test_market_13_it_is_part_of_this_rounds_hand() -> None:
    table = Table(market(amber__pile=START, azure__pile=START)).play("buy_card D6-01 6", "D6-03", "pass")
    table.play(*START[:4], *START[:5])
    assert table.amber.zone == ("D6-01", *START[:4])


@pytest.mark.rule("MM-MARKET-11", "MM-RULING-70")
def test_market_11_the_unseen_top_of_a_pile_for_the_same_price() -> None:
    table = Table(market()).play("buy_blind 3 3")
    assert table.pool == ["D3-03", "D3-04"], "not one of those that lie open"
    table.play("D3-03")
    assert (table.amber.coins, table.amber.zone) == (3, ("D3-03",))
    assert table.atlas.cards_up == CARDS, "those stay where they are"
    assert table.values("bought_card") == [("amber", "D3-03", 3)], "shown to all at once"
    assert seen_by(table.match, 1).mappers[0].zone == ("D3-03",)


@pytest.mark.rule("MM-RULING-07")
def test_ruling_07_an_empty_pile_of_cards_is_made_of_its_discard() -> None:
    table = Table(market(pools=[[], ["D4-03"], ["D5-03"], ["D6-03"]], discards=[["D3-09", "D3-08"], [], [], []]))
    assert "buy_blind 3 3" in table.offers()
    table.play("buy_card D3-01 3")
    assert sorted(table.pool) == ["D3-08", "D3-09"]


@pytest.mark.rule("MM-RULING-07")
def test_ruling_07_without_a_discard_the_place_stays_empty() -> None:
    table = Table(market(pools=[[], ["D4-03"], ["D5-03"], ["D6-03"]])).play("buy_card D3-01 3")
    assert table.atlas.cards_up == ["", *CARDS[1:]]
    assert table.buyer == 1
    assert "buy_blind 3 3" not in table.offers()
    assert table.refused("buy_blind 3 3") == "MM-RULING-07"
    assert not [offer for offer in table.offers() if offer.startswith("buy_card  ")]


@pytest.mark.rule("MM-SB-09")
def test_sb_09_one_card_for_a_coin_less() -> None:
    table = Table(market(amber__coins=9, amber__books=["SB-9"], amber__ready=[True]))
    table.play("cheaper_card D6-01 5", "D6-03", "pass")
    assert (table.amber.coins, table.amber.zone, table.amber.ready) == (4, ("D6-01",), (False,))
    assert table.refused("cheaper_card D3-01 2") == "MM-SPELL-02"
    assert "buy_card D3-01 3" in table.offers(), "at the full price again"


@pytest.mark.rule("MM-SB-09")
def test_sb_09_it_may_be_the_coin_that_is_wanting() -> None:
    table = Table(market(amber__coins=2, amber__books=["SB-9"], amber__ready=[True]))
    assert "cheaper_card D3-01 2" in table.offers()
    assert table.refused("cheaper_card D4-01 3") == "MM-MARKET-10"
    assert not any(offer.startswith("cheaper") for offer in Table(market()).offers())


@pytest.mark.rule("MM-RULING-53")
def test_ruling_53_an_unseen_card_too() -> None:
    table = Table(market(amber__books=["SB-9"], amber__ready=[True])).play("cheaper_blind 5 4", "D5-03")
    assert (table.amber.coins, table.amber.zone, table.amber.ready) == (2, ("D5-03",), (False,))


@pytest.mark.rule("MM-RULING-43")
def test_ruling_43_no_sixth_card() -> None:
    table = Table(market(amber__zone=START[:5], amber__books=["SB-9"], amber__ready=[True]))
    assert not [offer for offer in table.offers() if "card" in offer or "blind " in offer]
    for option in ("buy_card D3-01 3", "buy_blind 3 3", "cheaper_card D3-01 2", "cheaper_blind 3 2"):
        assert table.refused(option) == "MM-RULING-43"
    assert "buy_token sword" in table.offers()
    assert "buy_book SB-1" in table.offers()
    four = Table(market(amber__zone=START[:4]))
    assert "buy_card D3-01 3" in four.offers()
