"""What nobody may learn too early, in every byte that is sent: MM-RULING-58, 69."""

from __future__ import annotations

import msgspec
import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.match import Match
from lanterne.server.connection import Connection
from lanterne.server.journal import PERSON, Place
from lanterne.server.states import state_for
from lanterne.server.table import Step, Table, opened
from tests.games.map_masters.phases import KEYS, NOTHING, OUT, SHORT, exploring, seen_by
from tests.games.map_masters.phases import Table as Position
from tests.server.desk import NOON, everybody, room_of


def at_a_table(match: Match) -> Table:
    """A position as a server would have it."""
    table, entries = opened("maps", match, [Place(PERSON)] * 2, lang="en", clock=0, listed=False, guided=False)
    return table.after(Step(entries), NOON, "")


def sent(match: Match, person: str, lang: str = "en") -> bytes:
    """What somebody who comes now is told."""
    connection = Connection(person)
    connection.lang = lang
    return msgspec.json.encode(state_for(connection, room_of(at_a_table(match), everybody(2))))


@pytest.mark.rule("MM-RULING-69")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ruling_69_a_path_that_was_handed_in_is_in_no_byte_for_others(lang: str) -> None:
    for person in ("person 1", "watcher"):
        frames = {sent(Position(exploring()).answer(0, path).match, person, lang) for path in (OUT, KEYS, SHORT, NOTHING)}
        assert len(frames) == 1, "whatever it was, the others are told the same: that somebody is done"
        waiting = sent(Position(exploring()).match, person, lang)
        assert frames != {waiting}, "but that they are told"


@pytest.mark.rule("MM-RULING-69")
def test_ruling_69_what_another_did_is_told_when_all_are_done() -> None:
    for person in ("person 1", "watcher"):
        frames = {sent(Position(exploring()).answer(0, path).answer(1, SHORT).match, person) for path in (OUT, KEYS, NOTHING)}
        assert len(frames) == 3


@pytest.mark.rule("MM-RULING-58", "MM-RULING-69")
def test_ruling_58_a_card_that_one_looked_at_is_in_no_byte_for_others() -> None:
    given: dict[str, Json] = {
        "phase": "hand", "first": 0, "primary": "coin-2", "amber.books": ["SB-16"], "amber.ready": [True],
        "azure.books": ["SB-16"], "azure.ready": [True],
    }  # fmt: skip
    for last in ("", "keep_peeked"):
        frames: dict[str, set[bytes]] = {"person 0": set(), "person 1": set(), "watcher": set()}
        for card in ("S-3", "S-8"):
            position = Position(given).play("peek", card)
            if last:
                position.play(f"{last} {card}")
            assert isinstance(position.match.dealer, Hand)
            for person, found in frames.items():
                found.add(sent(position.match, person))
        assert [len(frames[person]) for person in ("person 0", "person 1", "watcher")] == [2, 1, 1]


@pytest.mark.rule("MM-RULING-69")
def test_ruling_69_all_else_lies_open() -> None:
    given = exploring(amber__coins=3, amber__tokens=[1, 0, 0, 2], amber__books=["SB-1"], amber__ready=[False])
    match = Position(given | {"amber.discard": ["D3-05"]}).match
    views = [seen_by(match, seat).mappers[0] for seat in (-1, 0, 1)]
    for seen in views:
        assert (seen.coins, seen.tokens, seen.books, seen.ready) == (3, [1, 0, 0, 2], ("SB-1",), (False,))
        assert (len(seen.zone), seen.discard, sorted(seen.pile)) == (5, ("D3-05",), ["S-6", "S-7", "S-8", "S-9"])
