"""Several people at one keyboard who hide something from each other, one person among bots, and bots that think."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lanterne.kernel.faults import Refused
from lanterne.terminal.app import Lanterne
from lanterne.terminal.plain import play_lines
from lanterne.terminal.story import Curtain, LookBack
from lanterne.terminal.table import Table
from tests.terminal.hands import Ponder, hands
from tests.terminal.tables import on_screen, seen

Player = Pilot[None]
TWO = ["person", "person"]


def talk(table: Table, *lines: str) -> str:
    out = io.StringIO()
    play_lines(table, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue().replace("\u00a0", " ")


def test_each_person_sees_only_its_own_cards(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO, {"short": True})

    async def play(player: Player, app: Lanterne) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Player 1 (Ash): take the keyboard" in seen(app)
        assert "number 1" not in seen(app)
        await player.press("enter")
        assert "number 1 " in seen(app)
        assert "101" not in seen(app)
        await player.press("1", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Player 2 (Birch): take the keyboard" in seen(app)
        assert "Seat 0 plays 1." in seen(app), "what everybody saw stands on the curtain"
        assert "101" not in seen(app)
        await player.press("enter")
        assert "number 101" in seen(app)
        assert "You hold 1 2" not in seen(app)
        await player.press("b")
        assert isinstance(app.screen, LookBack)
        await player.press("home")
        assert "You hold 101 102" in seen(app)
        assert "You hold 1 2" not in seen(app)

    on_screen(table, play, size=(100, 34))


def test_a_seat_is_told_what_happened_since_it_last_looked(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO)
    table.profile.record("toy-hands", True, [])

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("enter", "1", "enter", "enter")
        length = table.length
        assert app.since == 0, "all of it is new to the second"
        await player.press("1", "2")
        await player.press("enter")
        assert table.seat == 0
        assert app.since == 0, "the first has not seen what came of its own card"
        assert table.length > length
        await player.press("1", "2", "enter")
        assert app.since == length, "the second saw everything up to its own answer"

    on_screen(table, play)


def test_an_open_table_needs_no_curtain(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO, {"short": True, "open": True})

    async def play(player: Player, app: Lanterne) -> None:
        assert len(app.screen_stack) == 1
        await player.press("1", "enter")
        assert len(app.screen_stack) == 1
        assert table.seat == 1

    on_screen(table, play)


def test_lines_of_text_tell_each_seat_its_own_news_once(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO)
    out = talk(table, "", "1", "", "1", "", "log")
    parts = out.split("take the keyboard")
    assert len(parts) == 4
    assert "hold" not in parts[0]
    assert "You hold 1 2" in parts[1]
    assert "You hold 101 102" in parts[2]
    assert "Seat 0 plays 1." in parts[2]
    back = parts[3].partition("> ")[2].partition("> ")[0]
    told = [line.partition(" [")[0].strip() for line in back.splitlines()[:4]]
    assert told == ["Seat 0 plays 1.", "The die shows 5.", "Seat 1 plays 101.", "The die shows 1."]
    assert "101 102" not in parts[3]


def test_the_curtain_of_lines_waits_for_nobody_at_the_end_of_the_input(tmp_path: Path) -> None:
    out = talk(hands(tmp_path, TWO))
    assert "take the keyboard" in out
    assert "hold" not in out


def test_one_takes_back_only_ones_own_answer(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO)
    table.shown = 0
    table.answer_text("pass")
    assert table.seat == 1
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.rule == "UNDO-3"
    table.undo(consent=True)
    assert table.seat == 0
    assert table.curtain() is False, "the first still looks"


def test_at_an_open_table_anybody_takes_back_the_last_answer(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO, {"open": True})
    table.answer_text("pass")
    table.undo()
    assert table.length == 0
    assert not table.match.marks


def test_taking_back_the_others_answer_lets_the_curtain_fall(tmp_path: Path) -> None:
    table = hands(tmp_path, TWO, {"short": True})

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("enter", "1", "2", "enter", "U")
        assert isinstance(app.screen, Curtain)
        assert "Player 1 (Ash)" in seen(app)

    on_screen(table, play)


def test_among_bots_one_always_sees_with_ones_own_eyes(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person", "random", "random"], {"short": True})

    async def play(player: Player, app: Lanterne) -> None:
        assert len(app.screen_stack) == 1
        await player.press("1", "2")
        assert table.match.outcome is not None
        assert table.seat == 0

    on_screen(table, play)
    texts = [line.text for line in table.log_lines()]
    assert any(text.startswith(("Seat 1", "Seat 2")) for text in texts), "what bots did is told"
    assert not any("hold 101" in text for text in texts)


def test_a_bot_that_thinks_does_not_stop_the_screen(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person", "search:40"], {"short": False})
    table.profile.record("toy-hands", True, [])

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1", "2")
        await app.workers.wait_for_complete()
        await player.pause()
        assert any(entry.seat == 1 for entry in table.match.log)
        assert table.seat == 0
        assert "Ash: Which card do you play?" in seen(app)

    on_screen(table, play)


def test_what_a_bot_thought_of_an_older_question_is_dropped(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person", "ponder"], {"short": True})
    Ponder.enough.clear()

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1", "2")
        assert "Birch is thinking…" in seen(app)
        await player.press("1", "h")
        assert "Nothing to decide here" in seen(app)
        await player.press("U")
        Ponder.enough.set()
        await app.workers.wait_for_complete()
        await player.pause()
        assert table.length == 0
        assert "Ash: Which card do you play?" in seen(app)

    on_screen(table, play)


def test_bots_alone_that_think_are_watched_too(tmp_path: Path) -> None:
    table = hands(tmp_path, ["search:20"], {"short": True})

    async def play(player: Player, app: Lanterne) -> None:
        app.bots_go_on()
        await app.workers.wait_for_complete()
        await player.pause()
        assert table.match.outcome is not None

    on_screen(table, play)


def test_three_people_and_a_bot_are_called_by_their_names(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person", "person", "person", "random"], {"short": True})
    asked = []
    for _ in range(3):
        asked.append(table.question().split(":")[0])
        table.answer_text("pass")
    assert asked == ["Ash", "Birch", "Cedar"]
    assert table.whole_name(3) == "Player 4 (Dogwood)"
