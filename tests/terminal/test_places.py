"""Where games are kept, and that nothing played is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lanterne.folders import data_folder
from lanterne.kernel.faults import Fault
from lanterne.kernel.saves import read_save
from lanterne.terminal.places import KEPT, Keeper, save_name
from tests.terminal.tables import CRUSADER, GAME, new_match, new_table, until

SEATS = ["person"]


@pytest.mark.parametrize(
    ("system", "variables", "folder"),
    [
        ("linux", {"HOME": "/home/og"}, "/home/og/.local/share/lanterne"),
        ("linux", {"HOME": "/home/og", "XDG_DATA_HOME": "/data"}, "/data/lanterne"),
        ("darwin", {"HOME": "/Users/og"}, "/Users/og/Library/Application Support/lanterne"),
        ("win32", {"USERPROFILE": "/og", "LOCALAPPDATA": "/og/local"}, "/og/local/lanterne"),
        ("win32", {"USERPROFILE": "/og"}, "/og/AppData/Local/lanterne"),
        ("linux", {"HOME": "/home/og", "LANTERNE_DATA": "/elsewhere"}, "/elsewhere"),
    ],
)
def test_each_system_has_its_folder(system: str, variables: dict[str, str], folder: str) -> None:
    assert data_folder(variables, system) == Path(folder)


def test_a_bare_name_lies_in_the_folder_and_a_path_where_it_says(tmp_path: Path) -> None:
    assert save_name("og", tmp_path) == tmp_path / "og.json"
    assert save_name(" og.json ", tmp_path) == tmp_path / "og.json"
    assert save_name("v1.2", tmp_path) == tmp_path / "v1.2.json"
    assert save_name(str(tmp_path / "deep" / "og"), Path("/other")) == tmp_path / "deep" / "og.json"


def test_every_answer_is_kept_at_once(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    assert table.keeper.file is None, "a game nobody has touched is not kept"
    table.answer_text("1")
    assert table.keeper.file is not None
    assert read_save(table.keeper.file).match.hash() == table.match.hash()
    table.answer_text("1")
    assert read_save(table.keeper.file).match.hash() == table.match.hash()


def test_a_killed_game_waits_for_the_next_one(tmp_path: Path) -> None:
    killed = new_table(tmp_path, CRUSADER)
    killed.answer_text("1")
    later = new_table(tmp_path, CRUSADER)
    assert later.keeper.unfinished() == killed.keeper.file
    later.answer_text("1")
    assert later.keeper.file != killed.keeper.file, "the next game does not write over it"
    assert later.keeper.unfinished() == killed.keeper.file


def test_a_finished_game_becomes_the_last_one(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    table.answer_text("1")
    file = table.keeper.file
    assert file is not None
    table.give_up()
    assert not file.exists()
    assert read_save(table.keeper.last_file()).match.outcome is not None
    assert new_table(tmp_path, CRUSADER).keeper.unfinished() is None


def test_a_kept_game_that_is_loaded_goes_on_in_its_own_file(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    table.answer_text("1")
    file = table.keeper.file
    assert file is not None
    other = new_table(tmp_path, CRUSADER)
    other.load(str(file))
    until(other, "explore")
    assert other.keeper.file == file
    assert read_save(file).match.hash() == other.match.hash()


def test_a_game_saved_under_a_name_is_not_written_over(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    table.answer_text("1")
    saved = table.save("mine")
    before = saved.read_bytes()
    table.load("mine")
    table.answer_text("1")
    assert saved.read_bytes() == before
    assert table.keeper.file is not None


def test_only_so_many_unfinished_games_are_kept(tmp_path: Path) -> None:
    for age in range(KEPT + 3):
        keeper = Keeper(tmp_path, GAME)
        keeper.keep(new_match(CRUSADER), SEATS)
        assert keeper.file is not None
        os.utime(keeper.file, (1000 + age, 1000 + age))
    left = Keeper(tmp_path, GAME).unfinished_files()
    assert len(left) == KEPT
    assert left[0].stat().st_mtime == 1000 + KEPT + 2, "the newest are left"


def test_what_is_no_game_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / f"{GAME}-auto-1.json").write_text("{}")
    assert Keeper(tmp_path, GAME).unfinished() is None


def test_a_folder_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be")
    table = new_table(tmp_path, CRUSADER)
    before = table.length
    table.answer_text("1")
    assert table.length > before
    assert table.trouble is not None
    assert "Cannot write" in table.fault(table.trouble)
    with pytest.raises(Fault):
        table.save("mine")
