"""Answers that are made bit by bit, typed line by line or on the full screen: nothing is lost, nobody sees another's draft."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from lanterne.kernel.saves import read_save
from lanterne.terminal.app import Lanterne
from lanterne.terminal.layout import Needs, board_room, plan
from lanterne.terminal.plain import play_lines
from lanterne.terminal.screens import Page, Why
from lanterne.terminal.story import Curtain, WholeDraft
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Board
from tests.terminal.drafts import words_table
from tests.terminal.tables import CRUSADER, new_table, on_screen, seen

Player = Pilot[None]


def talk(table: Table, *lines: str) -> str:
    out = io.StringIO()
    assert play_lines(table, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue().replace("\u00a0", " ")


def answer_to(table: Table, *lines: str) -> str:
    """What the last line brings."""
    return talk(table, *lines).rpartition("\n> ")[0].rpartition("> ")[2]


# --- line by line ----------------------------------------------------------------------------------------------------


def test_the_question_tells_the_draft_and_what_may_come_next(tmp_path: Path) -> None:
    out = talk(words_table(tmp_path))
    assert "Which word do you spell?\n  Your word: none.\n" in out
    assert "  1. write a\n  2. write b\n  3. write c\n" in out


def test_each_line_changes_the_draft_and_only_the_change_is_told(tmp_path: Path) -> None:
    said = answer_to(words_table(tmp_path), "a")
    assert said == "  Your word: a.\n  Letters to go: 2.\n  1. write a\n  2. write b\n  3. write c"
    assert "Nothing has changed." in answer_to(words_table(tmp_path), ";")


def test_numbers_and_several_at_once(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert "Your word: cab." in answer_to(table, "3", "a; 2")
    assert table.length == 0, "nothing is handed in yet"


@pytest.mark.parametrize("word", ["done", "fini", ".", "Done"])
def test_done_hands_the_draft_in(tmp_path: Path, word: str) -> None:
    table = words_table(tmp_path)
    assert "Seat 0 spells abc. [DR-WORD-01]" in talk(table, "a; b; c", word)
    assert table.match.answers() == [{"seat:0": {"word": "abc"}}]


def test_the_last_of_several_may_hand_it_in(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert answer_to(table, "a; done") == "A word has three letters. [DR-WORD-01]"
    assert table.draft == {"word": "a"}
    talk(table, "b; c; fini")
    assert table.match.answers() == [{"seat:0": {"word": "abc"}}]


def test_why_says_what_is_barred(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert answer_to(table, "w") == "Nothing is refused here."
    assert answer_to(table, "a; b; c", "w") == "  -  a: A word has three letters. [DR-WORD-01]"
    assert answer_to(table, "w x") == "There is no option “x” here."


def test_a_refusal_is_one_line_with_its_rule_and_nothing_is_lost(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert answer_to(table, "a", "x") == "“x” is no letter of this alphabet. [DR-WORD-01]"
    assert answer_to(table, "done") == "A word has three letters. [DR-WORD-01]"
    assert answer_to(table, "b; x") == "“x” is no letter of this alphabet. [DR-WORD-01]"
    assert table.draft == {"word": "a"}


def test_a_whole_answer_still_works(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert "JSON" in answer_to(table, "{oops")
    talk(table, '{"word": "bbb"}')
    assert table.match.answers() == [{"seat:0": {"word": "bbb"}}]


def test_commands_are_still_commands(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert answer_to(table, "a", "m").startswith("[a]\n")
    assert "Your word: a." in answer_to(table, "view")
    assert answer_to(table, "help").startswith("a, b, c: the next letter; back: one less\n")
    assert "Désormais en français." in answer_to(table, "l")
    assert table.draft == {"word": "a"}


def test_solve_shows_the_best_and_take_takes_it_over(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    assert answer_to(table, "take") == "There is nothing to take over: solve looks for the best first."
    said = answer_to(table, "a", "solve")
    assert "[ccc]" in said
    assert "  The best is ccc.\n  Type take to make it yours." in said
    assert answer_to(table, "m").startswith("[a]\n"), "one's own draft is still there"
    assert "Your word: ccc." in answer_to(table, "h", "take")
    assert table.draft == {"word": "ccc"}


def test_what_was_found_for_one_question_is_not_taken_for_the_next(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    talk(table, "solve", '{"word": "abc"}')
    assert "There is nothing to take over" in answer_to(table, "take")


def test_after_the_last_question_the_best_is_only_shown(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    said = answer_to(table, "a;b;c", "done", "a;a;a", "done", "solve")
    assert "The best is ccc." in said
    assert "take" not in said


def test_where_there_is_nothing_to_solve_that_is_said(tmp_path: Path) -> None:
    assert answer_to(new_table(tmp_path, CRUSADER), "solve") == "There is nothing to solve here."


def test_a_draft_is_found_again_after_an_answer_was_taken_back(tmp_path: Path) -> None:
    table = words_table(tmp_path, 2)
    talk(table, "", "a; b; c", "done")
    assert table.seat == 1
    talk(table, "", "b", "U")
    assert table.seat == 0
    assert table.draft == {"word": "abc"}


def test_the_next_question_begins_anew(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    talk(table, "a; b; c", "done")
    assert table.draft == {"word": ""}


def test_each_person_has_a_draft_behind_a_curtain(tmp_path: Path) -> None:
    table = words_table(tmp_path, 2)
    out = talk(table, "", "a; b; c", "done", "", "c; c; a", "done", "")
    assert out.count("take the keyboard") == 3, "before each person, and before the next question"
    second = out.split("Player 2: take the keyboard")[1]
    assert "abc" not in second.split("Seat 0 spells")[0]
    assert "Seat 0 spells abc." in second
    assert table.match.answers() == [{"seat:0": {"word": "abc"}}, {"seat:1": {"word": "cca"}}]


def test_the_end_of_the_input_keeps_what_was_handed_in(tmp_path: Path) -> None:
    table = words_table(tmp_path)
    talk(table, "a;b;c", "done", "a")
    assert table.keeper.file is not None
    assert read_save(table.keeper.file).match.hash() == table.match.hash()


# --- on the full screen ----------------------------------------------------------------------------------------------


def typed(app: Lanterne) -> str:
    return app.query_one("#entry", Input).value


def note(app: Lanterne) -> str:
    return str(app.screen.query_one("#note", Static).render())


def test_typing_arrows_and_enter_make_the_draft(tmp_path: Path) -> None:
    table = words_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        assert "[]" in seen(app)
        assert "▸1 write a" in seen(app)
        await player.press("b", "enter")
        assert table.draft == {"word": "b"}
        assert "[b]" in seen(app)
        assert typed(app) == ""
        await player.press("down", "down", "enter")
        assert table.draft == {"word": "bc"}
        await player.press("1", "enter")
        assert table.draft == {"word": "bca"}
        assert "▸0 done: hand it in" in seen(app)
        await player.press("enter")
        assert table.match.answers() == [{"seat:0": {"word": "bca"}}]

    on_screen(table, play)


def test_number_keys_choose_where_nothing_is_typed(tmp_path: Path) -> None:
    table = words_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("escape", "2", "3")
        assert table.draft == {"word": "bc"}
        await player.press("enter", *"back", "enter")
        assert table.draft == {"word": "b"}

    on_screen(table, play)


def test_what_does_not_fit_stays_in_the_input_with_the_reason(tmp_path: Path) -> None:
    table = words_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("a", "enter", "z", "enter")
        assert note(app) == "“z” is no letter of this alphabet. [DR-WORD-01]"
        assert typed(app) == "z"
        assert table.draft == {"word": "a"}

    on_screen(table, play)


def test_a_click_on_the_drawing_takes_the_move(tmp_path: Path) -> None:
    table = words_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        board = app.query_one("#board", Board)
        assert board.touches_at(7, 1) == ["letter:c"]
        await player.click("#board", offset=(7, 1))
        assert table.draft == {"word": "c"}

    on_screen(table, play)


def test_solve_and_take_on_the_screen(tmp_path: Path) -> None:
    table = words_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("a", "enter", *"solve", "enter")
        await app.workers.wait_for_complete()
        await player.pause()
        assert "[ccc]" in seen(app)
        assert "The best is ccc. Type take to make it yours." in note(app)
        await player.press("escape", "escape")
        assert "[a]" in seen(app), "Esc goes back to one's own"
        await player.press("h")
        await app.workers.wait_for_complete()
        await player.press("enter", *"take", "enter")
        assert table.draft == {"word": "ccc"}

    on_screen(table, play)


def test_why_opens_a_window_with_what_is_barred(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        await player.press(*"a;b;c", "enter", "escape", "w")
        assert isinstance(app.screen, Why)
        assert "✗ a" in seen(app)
        assert "A word has three letters." in seen(app)

    on_screen(words_table(tmp_path), play)


def test_the_draft_on_the_whole_screen(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        for keys in (("b", "enter", *"map", "enter"), ("escape", "m")):
            await player.press(*keys)
            assert isinstance(app.screen, WholeDraft)
            assert "[b]" in seen(app)
            await player.press("escape")
        await player.press(*"b;b;done", "enter", *"c;c;c;done", "enter", "escape", "m")
        assert not isinstance(app.screen, WholeDraft), "there is nothing left to draw"

    on_screen(words_table(tmp_path), play)


def test_v_shows_the_best_of_what_was_handed_in(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        await player.press(*"a;b;c;done", "enter", *"a;b;c;done", "enter", "escape", "v")
        await app.workers.wait_for_complete()
        await player.pause()
        assert "[ccc]" in seen(app)
        assert note(app) == "The best is ccc."
        await player.press("escape")
        assert "[ccc]" not in seen(app)

    on_screen(words_table(tmp_path), play)


def test_help_explains_the_notation(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        await player.press(*"help", "enter")
        assert isinstance(app.screen, Page)
        assert "a, b, c: the next letter; back: one less" in seen(app)

    on_screen(words_table(tmp_path), play)


def test_the_curtain_falls_between_two_who_draft(tmp_path: Path) -> None:
    table = words_table(tmp_path, 2)

    async def play(player: Player, app: Lanterne) -> None:
        assert isinstance(app.screen, Curtain)
        await player.press("enter", *"a;b;c", "enter", "0", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Player 2" in seen(app)
        assert "abc" not in seen(app)
        await player.press("enter")
        assert "[]" in seen(app)
        await player.press(*"b;b;b", "enter", "enter")
        assert table.match.answers() == [{"seat:0": {"word": "abc"}}, {"seat:1": {"word": "bbb"}}]

    on_screen(table, play)


def test_the_board_takes_the_room_of_the_log_while_one_drafts() -> None:
    usual, tall = Needs(0, 0, 1, 20), Needs(0, 0, 1, 20, True)
    assert board_room(80, 24, tall)[1] > board_room(80, 24, usual)[1] + 5
    whole = plan(80, 24, tall, board_room(80, 24, tall)[1])
    assert whole.log.height == 0
    assert whole.choices.height == 4
