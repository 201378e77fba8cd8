"""Kept games that are played with a content pack: they go on with it, and say so when it is gone or has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.registry import open_pack
from lanterne.kernel.saves import read_save
from lanterne.terminal.places import note_file, packs_for
from lanterne.terminal.table import Table
from tests.packs import change, new_pack
from tests.terminal.tables import CRUSADER, new_table


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = new_pack(tmp_path / "pack")
    change(folder / "characters.toml", 'id = "bash"', 'id = "great_hammer"')
    return folder


def table_with(pack: Path, folder: Path) -> Table:
    game = open_pack(pack)
    table = Table(Match(game, game.options(1, CRUSADER), Seeded(5)), ["person"], "en", None, folder / "games")
    table.answer_text("1")
    return table


def kept_file(table: Table) -> Path:
    assert table.keeper.file is not None
    return table.keeper.file


def test_a_kept_game_knows_where_its_pack_lies(pack: Path, tmp_path: Path) -> None:
    file = kept_file(table_with(pack, tmp_path))
    assert note_file(file).read_text(encoding="utf-8") == str(pack.resolve())
    saved = read_save(file, packs_for(file))
    assert str(saved.match.game.pack) == "pack 0.1"
    with pytest.raises(Fault, match="save-pack"):
        read_save(file)


def test_a_game_without_a_pack_has_no_note(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    table.answer_text("1")
    assert not note_file(kept_file(table)).exists()


def test_an_unfinished_game_with_a_pack_is_offered_and_opened(pack: Path, tmp_path: Path) -> None:
    file = kept_file(table_with(pack, tmp_path))
    other = new_table(tmp_path, CRUSADER)
    assert other.keeper.unfinished() == file
    other.load(str(file))
    assert str(other.match.game.pack) == "pack 0.1"
    assert other.texts.word("skill", "great_hammer") == "great hammer"


def test_a_pack_that_is_gone_or_changed_is_told(pack: Path, tmp_path: Path) -> None:
    file = kept_file(table_with(pack, tmp_path))
    other = new_table(tmp_path, CRUSADER)
    change(pack / "rooms.toml", "gain xp 1", "gain xp 2")
    with pytest.raises(Fault, match="save-pack-changed"):
        other.load(str(file))
    assert other.keeper.unfinished() is None
    shutil.rmtree(pack)
    with pytest.raises(Fault, match="save-pack-gone") as raised:
        other.load(str(file))
    assert str(pack.resolve()) in other.fault(raised.value)


def test_the_note_goes_with_the_game(pack: Path, tmp_path: Path) -> None:
    table = table_with(pack, tmp_path)
    file = kept_file(table)
    table.give_up()
    assert not note_file(file).exists()
    assert note_file(table.keeper.last_file()).exists()


def test_a_note_that_makes_no_sense_is_none(pack: Path, tmp_path: Path) -> None:
    file = kept_file(table_with(pack, tmp_path))
    note_file(file).write_bytes(b"\xff\xfe")
    with pytest.raises(Fault, match="save-pack"):
        read_save(file, packs_for(file))


def test_a_save_under_a_name_opens_at_a_table_with_its_pack(pack: Path, tmp_path: Path) -> None:
    table = table_with(pack, tmp_path)
    path = table.save("mine")
    table.load("mine")
    assert table.match.game.pack is not None
    with pytest.raises(Fault, match="save-pack"):
        new_table(tmp_path, CRUSADER).load(str(path))
