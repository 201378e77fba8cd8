"""Goal, set-up and the order of a round: MM-GOAL, MM-SETUP, MM-TURN, MM-RULING-01 to 04, 37, 38."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.scene import scene_of
from lanterne.games.map_masters.view import AtlasView
from lanterne.games.map_masters.vocabulary import BOOKS, CARDS, OBJECTIVES, PILES
from lanterne.kernel.asks import Draw
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Outcome
from lanterne.kernel.match import Match
from tests.games.map_masters.phases import KEYS, OUT, SHORT, START, Table, atlas_of, draws, exploring, new_game, seen_by, wander

KINDS = ("barrel", "sword", "scroll", "coin", "key", "rope", "monster", "lock", "trap", "circle", "room", "stairs")
LETTERS = {  # the phase in which something happens in every round
    "passed": "B", "must_pass": "B", "hand": "C", "explored": "D", "idle": "D", "scored": "E", "cleared": "F",
}  # fmt: skip


# --- goal ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-GOAL-01", "MM-TURN-04")
def test_goal_01_after_six_rounds_most_points_win() -> None:
    early = Table(exploring(round=5, amber__primary=[9, 0, 0, 0, 0, 0])).draw(SHORT, OUT).play("key-2")
    assert early.match.outcome is None, "not after five"
    last = Table(exploring(round=6, amber__primary=[9, 0, 0, 0, 0, 0], amber__coins=0, azure__coins=0))
    assert outcome(last.draw(SHORT, OUT).play("key-2").match).winners == (0,)
    other = Table(exploring(round=6, azure__primary=[9, 0, 0, 0, 0, 0], amber__coins=0, azure__coins=0))
    assert outcome(other.draw(SHORT, OUT).play("key-2").match).winners == (1,)


@pytest.mark.rule("MM-GOAL-02")
@pytest.mark.parametrize(
    ("primary", "amber", "azure"), [("coin-2", 1, 0), ("key-2", 0, 2), ("barrel-2", 1, 1), ("rope-2", 0, 0)]
)
def test_goal_02_points_come_from_what_matches_the_objective(primary: str, amber: int, azure: int) -> None:
    table = Table(exploring(primary=primary)).draw(OUT, KEYS)
    assert (table.amber.primary[0], table.azure.primary[0]) == (amber, azure)


def outcome(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


# --- the market ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_setup_01_five_tokens_of_each_of_four_kinds(seats: int) -> None:
    market = scene(new_game(seats))["market"]
    assert market["tokens"] == {"sword": 5, "scroll": 5, "key": 5, "rope": 5}


@pytest.mark.rule("MM-SETUP-02", "MM-RULING-46")
def test_setup_02_two_of_seventeen_books_lie_open() -> None:
    match = new_game()
    first, second = draws(match, BOOKS)
    whole = {f"SB-{number}" for number in range(1, 18)}
    assert set(first.cards) == whole
    assert len(first.cards) == 17, "one copy of each"
    assert set(second.cards) == whole - {first.card}
    assert atlas_of(match).books_up == [first.card, second.card]
    assert set(atlas_of(match).book_pool) == whole - {first.card, second.card}


@pytest.mark.rule("MM-SETUP-03")
def test_setup_03_a_pile_for_each_price() -> None:
    piles = GAME.setup(GAME.options(2)).pools
    assert sum(len(pile) for pile in piles) == 72
    for cost, pile in zip((3, 4, 5, 6), piles, strict=True):
        assert len(set(pile)) == 18
        assert {GAME.content.cards[card].tier for card in pile} == {cost}


@pytest.mark.rule("MM-SETUP-04")
def test_setup_04_two_cards_of_each_price_lie_open() -> None:
    match = new_game()
    atlas = atlas_of(match)
    assert [GAME.content.cards[card].tier for card in atlas.cards_up] == [3, 3, 4, 4, 5, 5, 6, 6]
    assert len(set(atlas.cards_up)) == 8
    assert [len(pool) for pool in atlas.pools] == [16, 16, 16, 16]
    assert [len(draw.cards) for draw in draws(match, CARDS)] == [18, 17] * 4, "any card of the pile may lie there"


@pytest.mark.rule("MM-SETUP-05")
def test_setup_05_the_bank_gives_to_everybody_and_keeps_no_account_of_players() -> None:
    table = Table(exploring(amber__coins=80, azure__coins=3)).draw(OUT, SHORT)
    assert (table.amber.coins, table.azure.coins) == (81, 4)


# --- the players -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SETUP-07")
@pytest.mark.parametrize("seats", [2, 5])
def test_setup_07_everybody_begins_with_the_nine_starting_cards(seats: int) -> None:
    match = new_game(seats)
    for mapper in atlas_of(match).mappers:
        assert sorted(mapper.pile) == START
        assert (mapper.discard, mapper.zone) == ((), ())
    while match.ask is not None and match.ask.about == "market":
        match.answer("pass")
    firsts = [draw for draw in draws(match, PILES) if len(draw.cards) == 9]
    assert len(firsts) == seats, "any of the nine may come first, for each player"


@pytest.mark.rule("MM-SETUP-09")
def test_setup_09_six_coins_once() -> None:
    match = new_game(3)
    assert [mapper.coins for mapper in atlas_of(match).mappers] == [6, 6, 6]
    table = Table(exploring(phase="clean", round=2, amber__coins=1, azure__coins=2))
    assert table.asked == "market"
    assert (table.amber.coins, table.azure.coins) == (1, 2), "nothing in later rounds"


@pytest.mark.rule("MM-SETUP-10", "MM-TURN-01", "MM-RULING-37")
def test_setup_10_drawn_objectives_stay_in_sight_and_never_come_back() -> None:
    match = new_game(2, 4)
    assert len(atlas_of(match).shown) == 1, "one, before the first round"
    assert atlas_of(match).primary == atlas_of(match).shown[0]
    for _ in wander(match, 4):
        pass
    drawn = draws(match, OBJECTIVES)
    assert [len(draw.cards) for draw in drawn] == list(range(27, 15, -1)), "twelve draws of twenty-seven, none shuffled in"
    cards = [draw.card for draw in drawn]
    assert len(set(cards)) == 12
    assert list(seen_by(match, 0).shown) == list(seen_by(match, -1).shown) == cards


@pytest.mark.rule("MM-SETUP-12")
def test_setup_12_a_place_for_everything_that_a_player_has() -> None:
    given = exploring(phase="market", buyer=0, amber__books=["SB-1", "SB-2"], amber__ready=[True, False])
    table = Table(given | {"amber.discard": ["S-9"], "amber.zone": ["D3-01"], "amber.pile": START[:4]})
    for seat in (-1, 0, 1):
        shown = scene(table.match, seat)["players"][0]
        assert (shown["pile"], shown["discard"], shown["zone"]) == (4, ["S-9"], ["D3-01"])
        assert shown["books"] == [{"id": "SB-1", "up": True}, {"id": "SB-2", "up": False}]


@pytest.mark.rule("MM-SETUP-13", "MM-RULING-01")
def test_setup_13_nothing_of_the_other_mode_is_in_play() -> None:
    """Everything that chance is ever asked for, in whole games: objectives, books, cards and piles."""
    whole = {*GAME.content.cards, *GAME.content.books, *GAME.content.objectives, "amber", "azure", "jade"}
    assert len(whole) == 9 + 72 + 17 + 27 + 3
    match = new_game(3, 2)
    for _ in wander(match, 2):
        pass
    drawn = [ask for ask in match.log if isinstance(ask, Draw)]
    assert {draw.source for draw in drawn} == {"objectives", "books", "cards", "piles", "players"}
    assert {card for draw in drawn for card in draw.cards} <= whole


@pytest.mark.rule("MM-CONTENT-10")
def test_content_10_twenty_seven_objectives_one_hourglass_for_each_kind() -> None:
    objectives = GAME.content.objectives.values()
    copies = Counter(objective.kind for objective in objectives)
    assert copies == {kind: 3 if kind in ("barrel", "sword", "scroll") else 2 for kind in KINDS}
    assert Counter(objective.kind for objective in objectives if objective.hourglass) == dict.fromkeys(KINDS, 1)


# --- how many, and who begins ----------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-02")
def test_ruling_02_one_to_five_and_alone_without_a_time_bonus() -> None:
    for seats in (1, 2, 3, 4, 5):
        assert len(atlas_of(new_game(seats)).mappers) == seats
    with pytest.raises(Fault):
        GAME.options(6)
    alone = Table({"phase": "explore", "primary": "coin-1", "amber.zone": START[:5]}, seats=1, time_bonus=True)
    alone.draw(OUT).play("key-2")
    assert alone.amber.bonus[0] == 0


@pytest.mark.rule("MM-RULING-02")
@pytest.mark.parametrize(("seats", "told"), [(1, 0), (2, 1)])
def test_ruling_02_nobody_is_told_that_who_is_alone_comes_first(seats: int, told: int) -> None:
    assert [event.kind.name for event in new_game(seats).events].count("opens") == told


@pytest.mark.rule("MM-RULING-02")
@pytest.mark.parametrize(("path", "award"), [(OUT, 2), (SHORT, 0)])
def test_ruling_02_alone_two_points_for_any_exit(path: str, award: int) -> None:
    alone = Table({"phase": "explore", "round": 6, "primary": "key-2", "amber.zone": START[:5], "amber.coins": 0}, seats=1)
    alone.draw(path).play("rope-2")
    assert outcome(alone.match).score == (award,)
    assert outcome(alone.match).cause == "alone"


@pytest.mark.rule("MM-RULING-03")
def test_ruling_03_seats_go_round_in_their_order() -> None:
    match = new_game(4, first="3")
    order = []
    for _ in range(4):
        assert match.ask is not None
        order.append(match.ask.seat)
        match.answer("buy_token sword" if len(order) % 2 else "buy_token rope")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("MM-RULING-04", "MM-MARKET-01")
def test_ruling_04_who_buys_first_is_a_setting_or_drawn() -> None:
    for first in (1, 2, 3):
        match = new_game(3, first=str(first))
        assert not draws(match, "players")
        assert match.ask is not None
        assert match.ask.seat == first - 1
    match = new_game(3)
    (drawn,) = draws(match, "players")
    assert drawn.cards == ("amber", "azure", "jade")
    assert match.ask is not None
    assert match.ask.seat == drawn.cards.index(drawn.card)


# --- rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-TURN-02", "MM-TURN-04")
@pytest.mark.parametrize("seed", range(3))
def test_turn_02_market_hand_exploration_reward_reset(seed: int) -> None:
    match = new_game(2, seed)
    for _ in wander(match, seed):
        pass
    rounds: list[str] = []
    for event in (event for moment in match.story() for event in moment.events):
        if event.kind.name == "begun":
            rounds.append("")
        elif event.kind.name in LETTERS and not rounds[-1].endswith(LETTERS[event.kind.name]):
            rounds[-1] += LETTERS[event.kind.name]
    assert rounds == ["BCDEF"] * 5 + ["BCDE"], "six rounds, the last without a reset"


@pytest.mark.rule("MM-TURN-03", "MM-RESET-01")
def test_turn_03_the_primary_of_the_next_round_is_drawn_in_the_reset() -> None:
    table = Table(exploring()).draw(OUT, OUT).play("key-2")
    assert table.asked == "primary"
    table.play("rope-2")
    assert (table.asked, table.atlas.round, table.atlas.primary) == ("market", 2, "rope-2")
    assert table.atlas.shown[-1] == "rope-2", "on top of the earlier ones"


@pytest.mark.rule("MM-TURN-05")
def test_turn_05_both_objectives_are_common_to_all() -> None:
    table = Table(exploring(primary="barrel-2")).draw(OUT, OUT).play("sword-2")
    assert [(mapper.primary[0], mapper.secondary[0]) for mapper in table.atlas.mappers] == [(1, 1), (1, 1)]
    views = [seen_by(table.match, seat) for seat in (-1, 0, 1)]
    assert {(view.primary, view.secondary) for view in views} == {("barrel-2", "sword-2")}


@pytest.mark.rule("MM-TURN-04")
def test_turn_04_nothing_is_asked_after_the_sixth_reward() -> None:
    table = Table(exploring(round=6)).draw(OUT, OUT).play("key-2")
    assert table.asked == ""
    assert table.match.outcome is not None


@pytest.mark.rule("MM-RULING-37")
def test_ruling_37_both_objectives_may_be_of_one_kind() -> None:
    table = Table(exploring(primary="coin-2", objectives=["coin-1", "key-1"], shown=["coin-2"]), time_bonus=True)
    table.draw(OUT, SHORT).play("coin-1")
    assert (table.amber.primary[0], table.amber.secondary[0]) == (1, 1), "both score in full"
    assert table.amber.bonus[0] == 0, "an hourglass on a secondary is nothing"


@pytest.mark.rule("MM-RULING-38", "MM-CONTENT-12")
def test_ruling_38_two_points_in_every_round() -> None:
    assert GAME.content.bonus == (2, 2, 2, 2, 2, 2)
    for round in range(1, 7):
        table = Table(exploring(primary="coin-1", round=round), time_bonus=True).draw(OUT, OUT).play("key-2")
        assert table.amber.bonus == [2 if row == round - 1 else 0 for row in range(6)]


def scene(match: Match, seat: int = 0) -> Any:
    """The table as a page is told it."""
    view = match.view(seat)
    assert isinstance(view, AtlasView)
    return scene_of(view)
