"""Phase C, the hands: MM-HAND, MM-SB-16, MM-EXPLORE-01, 02, MM-SPELL-01, 02, MM-RULING-44, 45, 58, 69."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.state import Atlas
from lanterne.kernel.asks import Draw, Json, Together
from lanterne.kernel.dealers import stream
from lanterne.kernel.records import canonical, dump
from tests.games.map_masters.phases import START, Given, Table, paths, seen_by


def hands(seats: int = 2, **given: Any) -> Table:
    """The market is over: hands are made. Chance is typed in."""
    usual: Given = {"phase": "hand", "first": 0, "primary": "coin-2"}
    return Table(usual | paths(given), seats)


def peeking(**given: Any) -> Table:
    """Amber owns SB-16."""
    return hands(amber__books=["SB-16"], amber__ready=[True], **given)


def shown(table: Table, seat: int) -> Json:
    """Amber's building zone, as a seat sees it on the page."""
    scene = GAME.scene(table.match.view(seat))
    assert isinstance(scene, dict)
    players = scene["players"]
    assert isinstance(players, list)
    amber = players[0]
    assert isinstance(amber, dict)
    return amber["zone"]


@pytest.mark.rule("MM-HAND-01", "MM-HAND-04")
def test_hand_01_everybody_draws_up_to_five() -> None:
    table = hands().play(*START[:5], *START[4:])
    assert table.amber.zone == tuple(START[:5])
    assert table.azure.zone == tuple(START[4:])
    assert table.amber.pile == tuple(START[5:])
    assert table.asked == "explore"


@pytest.mark.rule("MM-HAND-01", "MM-HAND-04")
@pytest.mark.parametrize("there", [1, 4, 5])
def test_hand_01_bought_and_kept_cards_count(there: int) -> None:
    zone = ["D3-01", "D3-02", "D4-01", "D4-02", "D5-01"][:there]
    table = hands(1, amber__zone=zone).play(*START[: 5 - there])
    assert table.asked == "explore"
    assert table.amber.zone == (*zone, *START[: 5 - there])


@pytest.mark.rule("MM-HAND-03", "MM-EXPLORE-02", "MM-RULING-69")
def test_hand_03_no_hand_is_seen_before_the_last_card_however_cards_are_read() -> None:
    table = hands().play(*START[:5], *START[:4])
    for seat in (-1, 0, 1):
        amber = seen_by(table.match, seat).mappers[0]
        assert (amber.zone, amber.pile) == ((), tuple(START))
        assert shown(table, seat) == ["?"] * 5
    table.play(START[4])
    assert seen_by(table.match, 1).mappers[0].zone == tuple(START[:5])


@pytest.mark.rule("MM-HAND-02", "MM-RULING-45")
def test_hand_02_what_is_left_then_the_discard_shuffled() -> None:
    table = hands(1, amber__pile=["S-1", "S-2"], amber__discard=["S-5", "S-4", "S-3", "S-6"])
    assert table.pool == ["S-1", "S-2"]
    table.play("S-2")
    assert table.pool == ["S-1"], "the discard waits until nothing is left"
    table.play("S-1")
    assert sorted(table.pool) == ["S-3", "S-4", "S-5", "S-6"]
    table.play("S-6", "S-3", "S-4")
    assert table.amber.zone == ("S-2", "S-1", "S-6", "S-3", "S-4")
    assert (table.amber.pile, table.amber.discard) == (("S-5",), ())
    assert table.values("reshuffled") == [("amber",)]


@pytest.mark.rule("MM-RULING-44")
def test_ruling_44_with_fewer_than_five_one_plays_with_what_there_is() -> None:
    table = hands(1, amber__pile=["S-1"], amber__discard=["S-2"]).play("S-1", "S-2")
    assert table.asked == "explore"
    assert table.amber.zone == ("S-1", "S-2")


@pytest.mark.rule("MM-HAND-03", "MM-EXPLORE-01", "MM-EXPLORE-02", "MM-RULING-69")
def test_hand_03_nobody_knows_a_card_before_all_are_turned_up() -> None:
    """A card gets its name only when all hands are complete; until then it is one of a pile that everybody can reckon."""
    table = hands(3).play(*START[:5], *START[4:], *START[2:6])
    assert isinstance(table.match.ask, Draw)
    for seat in (-1, 0, 1, 2):
        assert table.match.asks_for(seat) is None, "nobody decides anything any more"
    table.play("S-7")
    assert table.values("hand") == [
        ("amber", " ".join(START[:5])), ("azure", " ".join(START[4:])), ("jade", " ".join([*START[2:6], "S-7"])),
    ]  # fmt: skip
    assert isinstance(table.match.ask, Together), "all begin at the same moment"
    for seat in (-1, 0, 1, 2):
        assert [len(mapper.zone) for mapper in seen_by(table.match, seat).mappers] == [5, 5, 5]


@pytest.mark.rule("MM-HAND-03")
def test_hand_03_while_somebody_decides_hands_are_not_drawn() -> None:
    table = peeking()
    assert table.asked == "peek"
    for seat in (0, 1):
        seen = seen_by(table.match, seat)
        assert [(mapper.zone, mapper.drawn, len(mapper.pile)) for mapper in seen.mappers] == [((), (), 9)] * 2


# --- SB-16 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SB-16", "MM-SPELL-02")
def test_sb_16_the_first_card_is_looked_at_and_kept() -> None:
    table = peeking().play("peek", "S-3")
    assert table.offers() == ["keep_peeked S-3", "drop_peeked S-3"]
    assert table.amber.ready == (False,), "used"
    table.play("keep_peeked S-3")
    assert "S-3" not in table.pool, "it is drawn"
    table.play(*START[4:8], *START[:5])
    assert table.amber.zone == ("S-3", *START[4:8])
    assert (table.amber.discard, table.amber.peeked) == ((), "")


@pytest.mark.rule("MM-SB-16", "MM-RULING-58")
def test_sb_16_or_discarded_and_drawn_on_to_five() -> None:
    table = peeking().play("peek", "S-3", "drop_peeked S-3")
    assert table.amber.discard == ("S-3",)
    assert "S-3" not in table.pool
    table.play("S-1", "S-2", *START[3:6], *START[:5])
    assert table.amber.zone == ("S-1", "S-2", *START[3:6])


@pytest.mark.rule("MM-SB-16", "MM-SPELL-01")
def test_sb_16_nobody_has_to_look_and_nobody_looks_twice() -> None:
    table = peeking().play("no_peek")
    assert table.amber.ready == (True,)
    assert table.asked == "hand"
    looked = peeking().play("peek", "S-3", "keep_peeked S-3")
    assert looked.asked == "hand", "once"


@pytest.mark.rule("MM-SPELL-02", "MM-SB-16")
def test_sb_16_only_while_it_lies_face_up() -> None:
    assert hands(amber__books=["SB-16"], amber__ready=[False]).asked == "hand"


@pytest.mark.rule("MM-SB-16", "MM-RULING-44", "MM-RULING-58")
@pytest.mark.parametrize(
    ("zone", "pile", "seen"),
    [([], START, ["S-1", "?", "?", "?", "?"]), (["D3-01", "D3-02"], ["S-1", "S-2"], ["D3-01", "D3-02", "S-1", "?"]),
     (["D3-01", "D3-02", "D3-03", "D3-04"], ["S-1"], ["D3-01", "D3-02", "D3-03", "D3-04", "S-1"])],
    ids=["many", "two", "the last"],
)  # fmt: skip
def test_ruling_58_its_owner_sees_the_card_among_those_to_come(zone: list[str], pile: list[str], seen: list[str]) -> None:
    table = peeking(amber__zone=zone, amber__pile=pile).play("peek", "S-1")
    assert shown(table, 0) == seen
    assert shown(table, 1) == ["?" if card == "S-1" else card for card in seen]


@pytest.mark.rule("MM-RULING-58")
def test_ruling_58_only_where_a_card_is_to_be_drawn() -> None:
    assert peeking(amber__zone=START[:5]).asked == "hand", "azure draws, amber has five"
    assert peeking(amber__zone=["S-1"], amber__pile=[]).asked == "hand", "amber has nothing to draw from"


@pytest.mark.rule("MM-RULING-58")
def test_ruling_58_an_empty_pile_is_shuffled_first_and_the_rejected_card_may_come_back() -> None:
    table = peeking(amber__pile=[], amber__discard=["S-1", "S-2"]).play("peek")
    assert sorted(table.pool) == ["S-1", "S-2"]
    table.play("S-1", "drop_peeked S-1", "S-2")
    assert table.pool == ["S-1"], "shuffled in again"


@pytest.mark.rule("MM-RULING-58", "MM-RULING-69")
@pytest.mark.parametrize("card", ["S-3", "S-8"])
def test_ruling_58_only_its_owner_sees_the_card_until_all_are_turned_up(card: str) -> None:
    table = peeking().play("peek")
    ask = table.match.ask
    assert isinstance(ask, Draw)
    assert ask.only == 0
    table.play(card)
    told = {event.only for event in table.told if card in event.values}
    assert told == {0}
    table.play(f"keep_peeked {card}")
    for seat in (-1, 1):
        seen = seen_by(table.match, seat).mappers[0]
        assert seen.peeked == "?", "that there is one, all know"
        assert sorted(seen.pile) == START, "to others it is still one of nine"
    assert seen_by(table.match, 0).mappers[0].peeked == card
    assert card not in [event.values[-1] for event in table.told if event.only != 0]


@pytest.mark.rule("MM-RULING-58", "MM-RULING-69")
def test_ruling_58_two_games_that_differ_in_the_card_look_alike_to_the_others() -> None:
    one, other = (peeking().play("peek", card, f"keep_peeked {card}") for card in ("S-3", "S-8"))
    for seat in (-1, 1):
        views = [canonical(dump(GAME.view(table.atlas, seat))) for table in (one, other)]
        assert views[0] == views[1]
        scenes = [canonical(GAME.scene(GAME.view(table.atlas, seat))) for table in (one, other)]
        assert scenes[0] == scenes[1]
    assert dump(GAME.view(one.atlas, 0)) != dump(GAME.view(other.atlas, 0))


@pytest.mark.rule("MM-RULING-58")
def test_ruling_58_to_others_any_card_of_the_pile_may_be_the_one() -> None:
    table = peeking().play("peek", "S-3", "keep_peeked S-3")
    below = stream(1, "worlds").below
    looked_at = set()
    for _ in range(60):
        world = GAME.imagine(table.atlas, 1, below)
        assert isinstance(world, Atlas)
        looked_at.add(world.mappers[0].peeked)
    assert looked_at == set(START)
    mine = GAME.imagine(table.atlas, 0, below)
    assert dump(mine) == dump(table.atlas)
