"""A table is the fold of its journal: read back it is the same table, whatever has happened at it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.records import fingerprint
from lanterne.kernel.registry import all_games
from lanterne.server.journal import PERSON, Place, app_dealer, by_hand_of, dealer_name
from lanterne.server.table import Table, load_table, opened
from tests.conformance.kit import examples, moment, open_asks
from tests.server.desk import NOON, Desk
from tests.terminal.spoken import SPOKEN

GAMES: list[Game] = [*all_games(), SPOKEN]  # the toy asks every kind of question, several at once among them


def same_table(one: Table, other: Table) -> None:
    """Everything but the news of the last step, which only those hear who were there."""
    assert moment(one.match) == moment(other.match)
    assert one.match.hash() == other.match.hash()
    assert one.match.dealer.name() == other.match.dealer.name()
    assert replace(one.journal, marks=[]) == replace(other.journal, marks=[]), "what the journal adds up to"
    assert marks(one) == marks(other)
    assert one.summary() == other.summary()
    assert one.snapshot() == other.snapshot()


def marks(table: Table) -> list[tuple[int, int]]:
    assert [(mark.at, mark.count) for mark in table.match.marks] == [(mark.at, mark.count) for mark in table.journal.marks]
    return [(mark.at, mark.count) for mark in table.match.marks]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_table_read_back_is_the_same_table(game: Game) -> None:
    @examples(6)
    @given(st.integers(0, 2**32))
    def proof(seed: int) -> None:
        below = stream(seed, "desk").below
        desk = Desk(game, game.seats[below(len(game.seats))], below, [source for source in game.sources if below(3) == 0])
        for _ in range(60):
            if desk.something():
                assert len(desk.table.match.answers()) == desk.table.length()
                assert desk.table.journal.lengths[-1] == desk.table.length()
                assert [desk.kept[row][0] for row in desk.table.journal.rows()] == [
                    {"answer": answer} for answer in desk.table.journal.answers
                ]
            if below(6) == 0:
                same_table(desk.loaded(), desk.table)
        same_table(desk.loaded(), desk.table)

    proof()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_refused_or_only_planned_changes_nothing(game: Game) -> None:
    below = stream(5, "plans").below
    desk = Desk(game, game.seats[-1], below)
    for _ in range(25):
        before = (moment(desk.table.match), desk.table.journal.copy())
        plans: list[Callable[[], object]] = [desk.answer, *(lambda w=what: desk.act(w) for what in ("undo", "dealer", "sit"))]
        for plan in plans:
            with suppress(Refused):
                plan()
            assert (moment(desk.table.match), desk.table.journal) == before
        desk.something()


@pytest.mark.parametrize(
    ("dealer", "by_hand", "app"),
    [
        ("hand", ["dice", "cards"], "hand"),
        ("seed:7", [], "seed:7"),
        ("dice=hand,*=luck:7", ["dice"], "luck:7"),
        ("dice=luck:7,*=hand", ["cards"], "hand"),
        ("cards=hand,dice=hand,*=seed:-1", ["dice", "cards"], "seed:-1"),
    ],
)
def test_who_deals_is_read_from_the_name_of_the_dealer(dealer: str, by_hand: list[str], app: str) -> None:
    assert by_hand_of(dealer, ("dice", "cards")) == by_hand
    assert app_dealer(dealer) == app
    if app != "hand":
        assert by_hand_of(dealer_name(app, by_hand), ("dice", "cards")) == by_hand


# --- after another version was installed -----------------------------------------------------------------------------


def upgraded(desk: Desk, snapshot: Json) -> Table:
    """The table as a newer version reads it whose rules no longer understand the first answer."""
    config = {**desk.table.config, "engine": "0.0.1"}
    kept: list[tuple[Json, float, str]] = [({"answer": "seat:0> forgotten"}, NOON, ""), *desk.kept[1:]]
    return load_table("desk", config, kept, snapshot)


def test_a_table_whose_answers_no_longer_replay_goes_on_from_its_snapshot() -> None:
    desk = Desk(SPOKEN, 2, stream(3, "desk").below)
    for _ in range(4):
        desk.do(desk.answer())
    snapshot = desk.table.snapshot()
    at = snapshot["at"]
    assert isinstance(at, int)
    assert at > 0
    snapshot["of"] = fingerprint(["seat:0> forgotten", *desk.table.journal.answers[1:at]])
    again = upgraded(desk, snapshot)
    assert again.match.hash() == desk.table.match.hash()
    assert again.length() == desk.table.length()
    again.answer(*some_answer(desk))


def some_answer(desk: Desk) -> tuple[int, object]:
    ask = open_asks(desk.table.match.ask)[0]
    return max(0, ask.seat), ask.sample(desk.below)


def test_a_snapshot_of_what_was_taken_back_since_is_not_believed() -> None:
    desk = Desk(SPOKEN, 2, stream(3, "desk").below)
    for _ in range(6):
        desk.do(desk.answer())
    snapshot = desk.table.snapshot()
    desk.do(desk.table.undo(0, alone=True))
    assert desk.table.length() < int(str(snapshot["at"]))
    with pytest.raises(Fault):
        upgraded(desk, snapshot)


def test_marks_of_a_game_that_was_brought_along_stay() -> None:
    game = SPOKEN
    match = Match(game, game.options(2), Seeded(4))
    match.answer(0, 0)
    match.undo(0, consent=True)
    table, entries = opened("desk", match, [Place(PERSON)] * 2, clock=0)
    again = load_table("desk", table.config, [(data, NOON, "") for data in entries], None)
    assert marks(table) == marks(again) == [(2, 1)]
