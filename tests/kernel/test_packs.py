"""Packs as folders: what is read and what is refused, what makes a pack another one, and games played with them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import MOST_BYTES, MOST_FILES, read_pack
from lanterne.kernel.registry import find_game, open_pack
from tests.packs import GAME, change, new_pack, own_file, small_pack


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return new_pack(tmp_path / "pack")


def refused(folder: Path, slug: str = "") -> Fault:
    with pytest.raises(Fault) as raised:
        open_pack(folder, slug)
    return raised.value


# --- the label -------------------------------------------------------------------------------------------------------


def test_a_label_says_what_the_pack_is(tmp_path: Path) -> None:
    pack = read_pack(small_pack(tmp_path / "mine"))
    assert (pack.game, pack.name, pack.version, str(pack)) == (GAME, "Small", "1.2", "Small 1.2")


def test_a_pack_without_a_label_is_for_the_game_that_is_played(tmp_path: Path) -> None:
    pack = read_pack(tmp_path, GAME)
    assert (pack.game, pack.name) == (GAME, tmp_path.name)
    assert refused(tmp_path).message == "pack-no-label"


@pytest.mark.parametrize(
    ("label", "message"),
    [
        (b'name = "x"', "content-missing"),
        (b'game = "mini-rogue"\nrun = "rm"', "content-unknown"),
        (b"game = 4", "content-type"),
        (b'game = "mini-rogue"\nname = "\\u001b[2J"', "content-type"),
        (b'game = "mini-rogue"\nname = "\\u202e"', "content-type"),
        (b'game = "mini-rogue"\nabout = "' + b"x" * 500 + b'"', "content-type"),
        (b'game = "chess"', "game-unknown"),
        (b"\x00\xff", "pack-no-text"),
        (b"game = ", "content-toml"),
        (b"game = [" * 5000, "content-toml"),
    ],
)
def test_a_label_that_is_wrong(tmp_path: Path, label: bytes, message: str) -> None:
    (tmp_path / "pack.toml").write_bytes(label)
    assert refused(tmp_path).message == message


def test_a_pack_is_for_one_game(pack: Path) -> None:
    assert open_pack(pack, GAME).slug == GAME
    assert refused(pack, "kinfire-delve").message == "pack-other-game"
    assert refused(pack / "none").message == "pack-no-folder"
    assert refused(pack / "pack.toml").message == "pack-no-folder"


# --- nothing leads out of the folder ---------------------------------------------------------------------------------


def test_a_link_out_of_the_folder_is_refused(pack: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("a = 1", encoding="utf-8")
    (pack / "rooms.toml").unlink()
    (pack / "rooms.toml").symlink_to(secret)
    assert refused(pack).message == "pack-outside"


def test_a_folder_of_words_elsewhere_is_refused(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (pack / "text" / "de").symlink_to(tmp_path / "words")
    assert refused(pack).message == "pack-outside"


def test_a_circle_of_links_is_refused(pack: Path) -> None:
    (pack / "rooms.toml").unlink()
    (pack / "rooms.toml").symlink_to("rooms.toml")
    assert refused(pack).message in ("file-read", "pack-no-file")


def test_a_link_inside_the_folder_is_fine(pack: Path) -> None:
    (pack / "rooms.toml").rename(pack / "rooms.text")
    (pack / "rooms.toml").symlink_to("rooms.text")
    assert open_pack(pack).slug == GAME


def test_what_is_no_file_is_refused(pack: Path) -> None:
    (pack / "rooms.toml").unlink()
    os.mkfifo(pack / "rooms.toml")  # reading it would wait for ever
    assert refused(pack).message == "pack-no-file"


def test_files_have_a_size_and_packs_a_number_of_them(pack: Path) -> None:
    (pack / "text" / "en" / "words.ftl").write_text("#" * (MOST_BYTES + 1), encoding="utf-8")
    assert refused(pack).message == "pack-large"
    for number in range(MOST_FILES):
        (pack / f"{number}.toml").write_text("", encoding="utf-8")
    assert refused(pack).message == "pack-many"


# --- content ---------------------------------------------------------------------------------------------------------


def test_a_file_that_the_pack_lacks_is_the_games_own(tmp_path: Path) -> None:
    folder = small_pack(tmp_path / "mine", enemies=own_file("enemies").replace("spider_queen", "wasp_queen"))
    game, own = open_pack(folder), find_game(GAME)
    assert "enemy:wasp_queen" in game.cards()
    assert set(own.cards()) - set(game.cards()) == {"enemy:spider_queen"}
    assert game.content_version() != own.content_version()
    assert (own.pack, str(game.pack)) == (None, "Small 1.2")


def test_a_file_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    fault = refused(small_pack(tmp_path, room=""))
    assert (fault.message, fault.args_by_name["file"]) == ("pack-stray", "room.toml")


def test_a_fault_names_the_file_the_card_and_the_field(pack: Path) -> None:
    change(pack / "rooms.toml", 'results = ["potion holy_water"', 'results = ["potion holy_wine"')
    assert refused(pack).args_by_name["where"] == "rooms.toml.room.tomb.results.1"


def test_what_the_checks_of_a_game_miss_is_a_fault_too(tmp_path: Path) -> None:
    """No pack ends the program with a traceback, whatever a game forgot to check."""
    change(small_pack(tmp_path, dungeon=own_file("dungeon")) / "dungeon.toml", "floor = 1", "floor = 0x" + "f" * 9000)
    assert refused(tmp_path).message in ("content-number", "pack-unreadable")


# --- identity --------------------------------------------------------------------------------------------------------


def test_comments_make_no_other_pack(pack: Path) -> None:
    before = read_pack(pack)
    change(pack / "rooms.toml", "[[room]]", "# mine\n[[room]]")
    change(pack / "pack.toml", "0.1", "0.2")
    change(pack / "text" / "en" / "words.ftl", "Crusader", "Knight")
    assert read_pack(pack).is_same(before)


def test_a_changed_card_or_name_makes_another_pack(pack: Path) -> None:
    before = read_pack(pack)
    change(pack / "pack.toml", 'name = "pack"', 'name = "other"')
    assert not read_pack(pack).is_same(before)
    change(pack / "pack.toml", 'name = "other"', 'name = "pack"')
    assert read_pack(pack).is_same(before)
    change(pack / "rooms.toml", "gain xp 1", "gain xp 2")
    assert not read_pack(pack).is_same(before)
