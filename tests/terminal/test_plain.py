"""Lines of text: what a script, a pipe or a screen reader types and reads."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.dealers import Hand
from lanterne.kernel.saves import read_save
from lanterne.terminal.plain import COMMANDS, play_lines
from lanterne.terminal.table import Table
from tests.terminal.spoken import lanterns
from tests.terminal.tables import CRUSADER, PAIR, new_table


def talk(table: Table, *lines: str) -> str:
    """Type some lines; what is printed comes back. The end of the input ends the talk well."""
    out = io.StringIO()
    assert play_lines(table, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue().replace("\u00a0", " ")


def answer_to(table: Table, *lines: str) -> str:
    """What the last line brings."""
    return talk(table, *lines).rpartition("\n> ")[0].rpartition("> ")[2]


def test_the_same_seed_and_input_give_the_same_output(tmp_path: Path) -> None:
    lines = ["1"] * 40 + ["view", "log", "odds", "w", "h"]
    one = talk(new_table(tmp_path / "a"), *lines)
    two = talk(new_table(tmp_path / "b"), *lines)
    assert one.replace("/a/", "/") == two.replace("/b/", "/")


def test_a_question_has_numbered_options_with_odds(tmp_path: Path) -> None:
    out = talk(new_table(tmp_path, CRUSADER), *["1"] * 3)
    assert "\nWhat do you do here?\n  1. Help: −1 XP and +3 Gold\n" in out
    assert "  1. Roll the test  [pass 33%" in out


def test_events_come_with_their_rules(tmp_path: Path) -> None:
    out = talk(new_table(tmp_path), "1", "1")
    assert "  The Crusader gets ready to descend. [MR-SETUP-01]\n" in out


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    out = talk(table, "1")
    assert table.keeper.file is not None
    assert f"--load {table.keeper.file}\n" in out
    assert read_save(table.keeper.file).match.hash() == table.match.hash()
    assert "An unfinished game is waiting." in talk(new_table(tmp_path, CRUSADER))


NONSENSE = ["foo", "1 2", "-1", "attack", "é", "²", "1" * 5000, "rules", "rules MR-NO-01", "load x", "c x", "9"]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_gets_one_line(tmp_path: Path, line: str) -> None:
    table = new_table(tmp_path)
    said = answer_to(table, line)
    assert said.count("\n") == 0, said
    assert said
    assert table.length == 0


def test_why_tells_the_rules_of_options_and_refusals(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    said = answer_to(table, "1", "w")
    assert "  1. Move right" in said
    assert "MR-EXPL-03: You then step" in said
    assert "Not now: “Move up”. You only move right or down (MR-EXPL-04). [move up]" in said
    one = answer_to(table, "w 1")
    assert "MR-EXPL-03" in one
    assert "MR-EXPL-04" not in one
    refused = answer_to(table, "w move up")
    assert "     MR-EXPL-04: " in refused
    assert "There is no option “9” here." in answer_to(table, "w 9")


def test_full_odds_on_request(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    talk(table, "1", "1")
    assert table.ask is not None
    assert table.ask.about == "test"
    assert "Test passed 33%" in answer_to(table, "odds 1")
    assert "Test passed 33%" in answer_to(table, "odds")


def test_undo_says_why_not_and_how_to_insist(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    said = answer_to(table, "1", "1", "1", "u")
    assert "UNDO-2" in said
    assert "U takes it back all the same" in said
    assert "entries taken back." in answer_to(table, "U")
    assert table.match.marks


def test_save_and_load(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    said = answer_to(table, "1", "s og")
    assert said.strip() == f"Saved in {tmp_path / 'games' / 'og.json'}"
    before = table.match.hash()
    assert "The saved game goes on." in answer_to(table, "1", "load og")
    assert table.match.hash() == before


def test_another_language_at_once(tmp_path: Path) -> None:
    said = answer_to(new_table(tmp_path), "l")
    assert said.startswith("Désormais en français.")
    assert "Quelle difficulté ?" in said


def test_the_position_in_words_and_drawn(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    words = answer_to(table, "view")
    assert "Crusader: Level 1, HP 10, XP 0, Armor 1, Food 4, Gold 0, card face up" in words
    assert "top left: Hermit (Crusader here)" in words
    assert "exit: 4 Guardians" in words
    assert not set(words) & set("█░╭│┏")
    assert "┃ @ Crusader" in answer_to(table, "map")


def test_the_log_and_a_rule(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    log = answer_to(table, "1", "log")
    assert "  Help: −1 XP and +3 Gold\n" in log
    assert "[MR-STAT-03]" in log
    assert answer_to(table, "rules mr-goal-01").startswith("MR-GOAL-01: You win")


def test_real_dice_are_typed_and_impossible_ones_refused(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER, dealer=Hand())
    out = talk(table, "trap", "trap_spikes", "1", "9 9", "1 1", "6 3")
    assert "4 cards fit “trap”" in out
    assert "Roll the test: Character die, Dungeon die" in out
    assert "Character die: X 2 3 4 5 6\n" in out
    assert "Character die: there is no face “9”." in out
    assert "Character die: there is no face “1”." in out
    assert "The Crusader rolls a test: 6; Dungeon die 3. [MR-TEST-01]" in out


def test_companion_switches_one_source_or_all(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    assert "Dice (dice): read from the real box" in answer_to(table, "companion dice")
    assert table.by_hand == ["dice"]
    talk(table, "c")
    assert table.by_hand == ["dice", "rooms", "guardians"]
    talk(table, "c")
    assert table.by_hand == []
    assert "no source of chance “x”" in answer_to(table, "c x")


def test_hints_when_they_are_wanted(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    assert "Tip: " not in talk(table, "1", "u")
    out = talk(table, "t", "1")
    assert "Tips are on." in out
    assert "Tip: Every character starts with its own stats" in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_lists_every_command(tmp_path: Path, language: str) -> None:
    said = answer_to(new_table(tmp_path, language=language), "help")
    named = {word.strip(",") for line in said.splitlines() for word in line[:19].split()}
    for action in set(COMMANDS.values()) - {"again", "help"}:  # these two are told where they matter
        assert {name for name, does in COMMANDS.items() if does == action} & named, action


def test_quit_leaves_at_once(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    talk(table, "q", "1")
    assert table.length == len(new_table(tmp_path, CRUSADER).match.log)


def test_the_end_and_another_game(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    out = talk(table, "1", "abandon", "1", "log", "again", "1")
    assert "Defeat. The run was abandoned." in out
    assert out.count("Defeat.") == 1, "the end is told once"
    assert "Score: " in out
    assert "A new game begins." in out
    assert table.match.outcome is None


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER, ["random"])
    out = talk(table)
    assert table.match.outcome is not None
    assert "Score: " in out


def test_between_people_with_secrets_the_keyboard_changes_hands(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "person"])
    out = talk(table, "", "1", "", "1")
    first, second = out.index("Player 1: take the keyboard"), out.index("Player 2: take the keyboard")
    assert first < out.index("Player 1: How much do you bid?") < second < out.index("Player 2: How much do you bid?")
    assert out[:first].count("secret") == 0
    assert out[first:second].count("You hold a secret") == 1
    assert out[second:].count("You hold a secret") == 1, "each is told what it may know, after it has sat down"


def test_people_without_secrets_just_go_on(tmp_path: Path) -> None:
    out = talk(new_table(tmp_path, PAIR, ["person", "person"]), *["1"] * 12)
    assert "Crusader: " in out
    assert "Mage: " in out
    assert "take the keyboard" not in out


LINES = st.one_of(
    st.sampled_from(["1", "2", "3", "u", "U", "l", "c", "c dice", "c rooms", "view", "map", "log", "odds", "?", "w", "o", "j"]),
    st.sampled_from(["t", "again", "abandon", "s x", "load x", "x 3", "6 6", "X 2 3", "crow", "trap", "help", "odds 9"]),
    st.text(max_size=12),
)


@given(lines=st.lists(LINES, max_size=40), seats=st.sampled_from([["person"], ["person", "person"], ["random", "person"]]))
def test_whatever_is_typed_the_talk_ends_well(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str], seats: list[str]
) -> None:  # fmt: skip
    typed = [line.replace("\n", " ").replace("\r", " ") for line in lines]
    table = new_table(tmp_path_factory.mktemp("talk"), None, seats)
    talk(table, *typed)
    assert table.trouble is None
