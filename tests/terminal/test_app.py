"""The full screen, driven by keys and mouse as a player would."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from lanterne.kernel.asks import Choose, Draw, Roll
from lanterne.kernel.dealers import Hand
from lanterne.kernel.saves import read_save
from lanterne.terminal.app import Lanterne
from lanterne.terminal.screens import Companion, Menu, Page, Rulebook, SaveAs, Why
from lanterne.terminal.story import Curtain, Journal, LookBack
from lanterne.terminal.widgets import Board, Choices, Faces, Keys
from tests.terminal.spoken import lanterns
from tests.terminal.tables import CRUSADER, PAIR, new_table, on_screen, real_dice, seen, until

Player = Pilot[None]


def about(app: Lanterne) -> str:
    ask = app.table.ask
    return ask.about.split()[0] if ask is not None else ""


def text_of(app: Lanterne, name: str) -> str:
    return str(app.screen.query_one(name, Static).render()).replace("\u00a0", " ")


def find(board: Board, touch: str) -> tuple[int, int]:
    """The place of something on the board."""
    for y, line in enumerate(board.drawing):
        x = 0
        for _, text, touches in line:
            if touch in touches.split() and text.strip():
                return x, y
            x += len(text)
    raise AssertionError(f"nothing touches {touch}")


# --- playing ---------------------------------------------------------------------------------------------------------


def test_the_first_area_by_keys(tmp_path: Path) -> None:
    table = new_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        assert "How hard shall it be?" in seen(app)
        await player.press("1", "1")
        assert "Floor 1, Sewers · Area 1" in seen(app)
        view = table.match.view(0)
        for _ in range(60):
            await player.press("1")
            if app.digits:
                await player.press("enter")
            view = table.match.view(0)
            if getattr(view, "area", 0) != 1 or table.match.outcome is not None:
                break
        assert getattr(view, "area", 0) == 2
        assert "Area 2" in seen(app)

    on_screen(table, play)


def test_arrows_and_enter_choose_too(tmp_path: Path) -> None:
    table = new_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("down", "down")
        assert "▸3 Difficulty: Extreme" in seen(app)
        await player.press("enter")
        assert table.match.answers()[0] == "seat:0> play_on extreme"

    on_screen(table, play)


def test_a_click_on_an_option_takes_it(tmp_path: Path) -> None:
    table = new_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.click(Choices, offset=(6, 1))
        assert table.match.answers() == ["seat:0> play_on hard"]

    on_screen(table, play)


def test_a_click_on_the_board_takes_the_way_or_reads_the_card(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")

    async def play(player: Player, app: Lanterne) -> None:
        board = app.query_one("#board", Board)
        await player.click("#board", offset=find(board, "cell:0"))
        assert "Hermit" in text_of(app, "#details")
        await player.click("#board", offset=find(board, "direction:down"))
        assert "seat:0> move down" in table.match.answers()

    on_screen(table, play)


def test_with_ten_options_and_more_a_second_digit_is_waited_for(tmp_path: Path) -> None:
    table = new_table(tmp_path, {"difficulty": "normal", "characters": ["priestess"]})
    until(table, "attack")
    count = len(table.offers())
    assert count > 10

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1")
        assert about(app) == "attack"
        assert "Enter takes 1" in text_of(app, "#note")
        await player.press("0")
        assert "seat:0> tribute 9" in table.match.answers()

    on_screen(table, play)


def test_a_number_too_large_is_said(tmp_path: Path) -> None:
    table = new_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("7")
        assert text_of(app, "#note") == "There is no option 7: choose from 1 to 4."
        assert table.length == 0

    on_screen(table, play)


def test_odds_stand_beside_options_and_in_full_for_the_highlighted_one(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "test")

    async def play(player: Player, app: Lanterne) -> None:
        assert "pass 33%" in seen(app)
        assert "Test passed 33%" in text_of(app, "#details")
        assert "4: +1 XP" in text_of(app, "#details"), "and the table of the Tomb one deals with"

    on_screen(table, play, size=(120, 40))


def test_dice_are_drawn_as_rolled(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "reroll")
    faces = table.rolls()[-1].names()

    async def play(player: Player, app: Lanterne) -> None:
        assert f"│ {faces[0]} │" in seen(app)
        assert f"║ {faces[1]} ║" in seen(app)
        assert "Damage so far" in seen(app)

    on_screen(table, play)


# --- commands --------------------------------------------------------------------------------------------------------


def test_undo_and_undo_all_the_same(tmp_path: Path) -> None:
    table = new_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("2", "u")
        assert table.length == 0
        assert "One entry taken back." in text_of(app, "#note")
        await player.press("1", "1", "1")
        length = table.length
        await player.press("u")
        assert table.length == length
        assert "UNDO-2" in text_of(app, "#note")
        assert "U takes it back" in text_of(app, "#note").replace("\n", " ")
        await player.press("U")
        assert table.length < length
        assert "↶" in seen(app), "the log has a mark"

    on_screen(table, play)


def test_another_language_at_once(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)

    async def play(player: Player, app: Lanterne) -> None:
        assert "Crusader" in seen(app)
        await player.press("l")
        page = seen(app)
        for words in ("Étage 1, Égouts", "Croisé", "Que faire ici", "pourquoi", "se prépare à descendre"):
            assert words in page, words
        assert "Crusader" not in page

    on_screen(table, play, size=(100, 34))


def test_save_under_a_name_and_open_it(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1", "s")
        assert isinstance(app.screen, SaveAs)
        app.screen.query_one(Input).value = "og"
        await player.press("enter")
        saved = tmp_path / "games" / "og.json"
        assert read_save(saved).match.hash() == table.match.hash()
        assert str(saved) in text_of(app, "#note").replace("\n", "")
        before = table.match.hash()
        await player.press("1", "o")
        app.screen.query_one("#load-name", Input).value = "og"
        app.screen.query_one("#load-name", Input).focus()
        await player.press("enter")
        assert table.match.hash() == before
        assert "The saved game goes on." in text_of(app, "#note")

    on_screen(table, play)


def test_a_name_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    (tmp_path / "wall").write_text("no folder")

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("s")
        app.screen.query_one(Input).value = str(tmp_path / "wall" / "og")
        await player.press("enter")
        assert isinstance(app.screen, SaveAs)
        assert "Cannot write" in text_of(app, "#save-note")

    on_screen(table, play)


def test_why_shows_rules_and_what_is_refused(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("w")
        assert isinstance(app.screen, Why)
        assert "MR-EXPL-03" in text_of(app, "#why-text")
        await player.press("2")
        assert app.screen.query_one(OptionList).highlighted == 1
        refused = [str(row) for row, _ in app.screen.entries].index(" ✗ Move up")
        app.screen.query_one(OptionList).highlighted = refused
        await player.pause()
        assert "You only move right or down." in text_of(app, "#why-text")
        assert "MR-EXPL-04" in text_of(app, "#why-text")
        await player.press("escape")
        assert len(app.screen_stack) == 1

    on_screen(table, play)


def test_the_rules_can_be_searched(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        await player.press("r")
        assert isinstance(app.screen, Rulebook)
        everything = len(app.screen.found)
        await player.press(*"feat-03")
        assert app.screen.found == ["MR-FEAT-03"]
        assert "MR-FEAT-03" in text_of(app, "#rules-text")
        app.screen.query_one(Input).value = "no such words at all"
        await player.pause()
        assert app.screen.found == []
        assert text_of(app, "#rules-text") == "No rule has these words."
        assert everything > 200

    on_screen(new_table(tmp_path, CRUSADER), play)


def test_help_and_looking_back(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")

    async def play(player: Player, app: Lanterne) -> None:
        for key in ("question_mark", "f1"):
            await player.press(key)
            assert isinstance(app.screen, Page)
            assert "take back your last answer" in seen(app)
            await player.press(key)
        await player.press("b")
        assert isinstance(app.screen, LookBack)
        last = app.screen.place
        await player.press("left")
        assert app.screen.place == last - 1
        await player.press("home", "left")
        assert app.screen.place == 0
        await player.press("end", "escape")
        assert len(app.screen_stack) == 1

    on_screen(table, play)


def test_leaving_asks_first_and_may_stay(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1", "q")
        assert isinstance(app.screen, Menu)
        assert str(table.keeper.file) in text_of(app, ".window-body")
        await player.press("4")
        assert len(app.screen_stack) == 1
        assert app.is_running
        await player.press("q", "1")
        await player.pause()
        assert app.return_code == 0

    on_screen(table, play)


def test_the_end_tells_the_story_in_numbers_and_begins_again(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1", "q", "3")
        assert isinstance(app.screen, Menu)
        page = seen(app)
        for words in ("D E F E A T", "The run was abandoned", "Score", "Rooms", "Play again", "Leave"):
            assert words in page, words
        await player.press("escape")
        assert "Defeat." in text_of(app, "#question")
        await player.press("1")
        assert table.match.outcome is None
        assert isinstance(table.ask, Choose)

    on_screen(table, play)


def test_keys_in_the_last_line_can_be_clicked(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        keys = app.query_one(Keys)
        x, y = find(keys, "help")
        await player.click("#footer", offset=(x + 1, y))
        assert isinstance(app.screen, Page)

    on_screen(new_table(tmp_path, CRUSADER), play)


def test_hints_come_once_and_can_be_dismissed(tmp_path: Path) -> None:
    table = new_table(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        assert "Your goal lies ten Areas down" in text_of(app, "#note")
        await player.press("escape")
        assert text_of(app, "#note") == ""
        await player.press("1")
        assert "Every character starts" in text_of(app, "#note")
        await player.press("u", "1")
        assert "Every character starts" not in text_of(app, "#note"), "each hint comes once"
        await player.press("t")
        assert "Tips are off." in text_of(app, "#note")

    on_screen(table, play, tutorial=True)


def test_dark_and_light(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        assert app.theme == "lanterne-dark"
        await player.press("d")
        assert app.theme == "lanterne-light"

    on_screen(new_table(tmp_path, CRUSADER), play)


# --- real dice and cards ---------------------------------------------------------------------------------------------


def test_real_dice_are_typed_and_impossible_ones_refused(tmp_path: Path) -> None:
    table = real_dice(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        assert "Roll the test: Character die, Dungeon die" in seen(app)
        await player.press("6", "space", "9", "enter")
        assert text_of(app, "#note") == "Dungeon die: there is no face “9”. The faces are: 1 2 3 4 5 6."
        assert isinstance(table.ask, Roll)
        await player.press("backspace", "3", "enter")
        assert table.match.answers()[-1] == "dice> 6 3"

    on_screen(table, play)


def test_faces_can_be_clicked(tmp_path: Path) -> None:
    table = real_dice(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        faces = app.query_one(Faces)
        for line, face in ((1, "3"), (0, "X")):
            x = sum(len(text) for _, text, _ in faces.drawing[line][: 1 + 2 * "X23456".index(face) if line == 0 else 5])
            await player.click("#faces", offset=(x + 1, line))
        assert app.query_one("#entry", Input).value == "X 3"
        await player.press("enter")
        assert table.match.answers()[-1] == "dice> X 3"

    on_screen(table, play)


def test_real_cards_by_a_part_of_their_name(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER, dealer=Hand())

    async def play(player: Player, app: Lanterne) -> None:
        assert isinstance(table.ask, Draw)
        await player.press(*"trap")
        assert len(app.cards) == 4
        await player.press("enter")
        assert "4 cards fit" in text_of(app, "#note")
        app.query_one("#entry", Input).value = "dragon"
        await player.press("enter")
        assert "cannot come from here" in text_of(app, "#note")
        app.query_one("#entry", Input).value = "crow"
        await player.press("enter")
        assert table.match.answers() == ["rooms> crow"]

    on_screen(table, play)


def test_the_companion_window_changes_each_source(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("c")
        assert isinstance(app.screen, Companion)
        await player.press("1")
        assert table.by_hand == ["dice"]
        await player.press("escape", "1", "1")
        await player.pause()
        for _ in range(4):
            if isinstance(table.ask, Roll):
                break
            await player.press("1")
        assert isinstance(table.ask, Roll)
        await player.press("escape", "c", "1", "escape")
        assert table.by_hand == []
        assert not isinstance(table.ask, Roll), "dice that waited are rolled by the app"

    on_screen(table, play)


def test_letters_are_commands_again_after_escape(tmp_path: Path) -> None:
    table = real_dice(tmp_path)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("l")
        assert table.language == "en", "typed into the input"
        await player.press("escape", "l")
        assert table.language == "fr"

    on_screen(table, play)


# --- other tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (200, 60), (1, 1)])
@pytest.mark.parametrize("moment", ["character", "explore", "reroll"])
def test_any_size_can_be_played_and_changed(tmp_path: Path, size: tuple[int, int], moment: str) -> None:
    table = new_table(tmp_path)
    until(table, moment)
    before = table.length

    async def play(player: Player, app: Lanterne) -> None:
        await player.resize_terminal(*size)
        await player.pause()
        if size[0] >= 40:
            assert app.question()[:20] in seen(app)
        await player.press("w", "escape", "1")
        assert table.length > before

    on_screen(table, play, size=(100, 30))


def test_windows_fit_into_a_tiny_terminal(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")

    async def play(player: Player, app: Lanterne) -> None:
        for key in ("w", "r", "s", "o", "c", "b", "j", "q", "question_mark"):
            await player.press(key)
            assert len(app.screen_stack) == 2, key
            await player.press("escape")
            assert len(app.screen_stack) == 1, key

    on_screen(table, play, size=(30, 8))


def test_a_pair_at_one_keyboard(tmp_path: Path) -> None:
    table = new_table(tmp_path, PAIR, ["person", "person"])

    async def play(player: Player, app: Lanterne) -> None:
        asked = set()
        for _ in range(8):
            assert len(app.screen_stack) == 1, "nobody hides anything from the other here"
            asked.add(app.question().split(":")[0])
            await player.press("1")
        assert asked == {"Crusader", "Mage"}

    on_screen(table, play)


def test_secrets_wait_until_the_keyboard_has_changed_hands(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "person"])

    async def play(player: Player, app: Lanterne) -> None:
        mine = [line.text for line in table.log_lines()]
        assert isinstance(app.screen, Curtain), "nobody has sat down yet"
        assert mine[0] not in seen(app)
        await player.press("1", "escape", "h", "u")
        assert isinstance(app.screen, Curtain), "only Enter or a click lifts it"
        await player.press("enter")
        assert mine[0] in seen(app)
        await player.press("1")
        assert isinstance(app.screen, Curtain)
        assert "Player 2: take the keyboard" in seen(app)
        await player.resize_terminal(90, 30)
        assert text_of(app, "#hand-over").startswith("Player 2")
        await player.press("enter")
        assert len(app.screen_stack) == 1
        assert "Player 2" in seen(app)
        assert mine[0] not in seen(app)

    on_screen(table, play)


def test_several_options_are_picked_and_then_given(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "random"])
    for _ in range(40):
        if table.ask is None or table.ask.about == "charm":
            break
        table.answer_text({"path": "[4, 5, 8]"}.get(table.ask.about, "1"))

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1", "3")
        assert "[x] Take the ruby" in seen(app)
        assert "[ ] Take the pearl" in seen(app)
        await player.press("0")
        assert "party:0> charm ruby; charm jade" in table.match.answers()
        assert about(app) == "oath"
        await player.press(*'"light"', "enter")
        assert {"party:0": "light"} in table.match.answers()

    on_screen(table, play)


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER, ["random"])

    async def play(player: Player, app: Lanterne) -> None:
        before = table.length
        app.bots_go_on()
        assert table.length > before
        await player.press("space")
        paused = table.length
        app.bots_go_on()
        assert table.length == paused
        assert "Space lets the bots go on" in text_of(app, "#note")

    on_screen(table, play)


# --- the log ---------------------------------------------------------------------------------------------------------


def test_the_log_scrolls_back_and_can_be_read_whole(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "reroll")
    first = table.log_lines(None)[0].text

    async def play(player: Player, app: Lanterne) -> None:
        assert first not in seen(app)
        await player.press(*["pageup"] * 40)
        await player.pause()
        assert first in seen(app)
        await player.press(*["pagedown"] * 40)
        await player.pause()
        assert first not in seen(app)
        await player.press("j")
        assert isinstance(app.screen, Journal)
        await player.press("home")
        await player.pause()
        assert first in seen(app)
        assert "MR-" in seen(app)
        await player.press("j")
        assert len(app.screen_stack) == 1

    on_screen(table, play)
