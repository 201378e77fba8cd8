"""`scenario` and `pack check`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lanterne.kernel.registry import find_game
from tests.cli.shell import GAME, assert_refused, call, process

SCENARIO = """
game = "mini-rogue"
title = "Armor 3 holds back three of six HP"
rule = ["MR-ENEMY-03"]

[given]
area = 5
"hero.hp" = 10
"hero.armor" = 3
enemy = "undead_arbalist"

[[then]]
choose = "attack"
[[then]]
roll = ["2", "dungeon:4"]
[[then]]
choose = "stop"

[expect]
"hero.hp" = 7
events = ["damage", "enemy_hit"]
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that is the game's own content."""
    folder = tmp_path / "pack"
    shutil.copytree(find_game(GAME).folder / "content", folder)
    (folder / "pack.toml").write_text(f'game = "{GAME}"\nname = "Mine"\n', encoding="utf-8")
    return folder


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


# --- scenarios -------------------------------------------------------------------------------------------------------


def test_a_good_scenario(good: Path) -> None:
    done = process("scenario", str(good))
    assert (done.status, done.out, done.err) == (0, "One scenario, all as expected.\n", "")


def test_a_failing_scenario_is_named_with_its_step(good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    shutil.copy(good, bad)
    changed(bad, 'roll = ["2", "dungeon:4"]', 'roll = ["7", "dungeon:4"]')
    done = process("scenario", str(good), str(bad))
    assert done.status == 1
    assert done.out == "2 scenarios, one failed.\n"
    assert len(done.err.splitlines()) == 1
    assert f"{bad}, then 2" in done.err


def test_a_folder_of_scenarios_for_programs(good: Path, tmp_path: Path) -> None:
    later = tmp_path / "later.toml"
    shutil.copy(good, later)
    changed(later, '"hero.hp" = 7', '"hero.hp" = 8')
    done = call("scenario", str(tmp_path), "--json")
    data = done.table()
    assert (done.status, data["scenarios"], data["passed"], data["failed"]) == (1, 2, 1, 1)
    each = data["each"]
    assert isinstance(each, list)
    last = each[1]
    assert isinstance(last, dict)
    assert "hero.hp is 7, not 8" in str(last["why"])


@pytest.mark.parametrize(
    ("content", "part"), [(b"", "game"), (b"\xff\xfe\x00", "TOML"), (b"game = ", "TOML"), (b'gmae = "x"', "gmae")]
)
def test_a_file_that_is_no_scenario(tmp_path: Path, content: bytes, part: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    done = call("scenario", str(path))
    assert done.status == 2
    assert len(done.err.splitlines()) == 1
    assert str(path) in done.err
    assert part in done.err


def test_no_scenario_at_all(tmp_path: Path) -> None:
    assert_refused(call("scenario", str(tmp_path)), str(tmp_path))
    assert_refused(call("scenario", str(tmp_path / "none.toml")), "none.toml")


# --- packs -----------------------------------------------------------------------------------------------------------


def test_a_good_pack(pack: Path) -> None:
    done = process("pack", "check", str(pack))
    assert (done.status, done.err) == (0, "")
    assert "is good." in done.out


def test_the_first_fault_of_each_file_is_named(pack: Path) -> None:
    changed(pack / "characters.toml", "hp = ", "hp = 9")
    changed(pack / "rooms.toml", "gain", "gian")
    (pack / "enemies.toml").unlink()
    done = process("pack", "check", str(pack))
    assert done.status == 1
    lines = done.err.splitlines()
    assert len(lines) == 3
    assert "enemies.toml" in lines[0]
    assert "characters.toml.character.crusader.hp" in lines[1]
    assert "rooms.toml.room.bonfire" in lines[2]
    assert "gian" in lines[2]


def test_a_pack_for_programs(pack: Path) -> None:
    changed(pack / "rooms.toml", "gain", "gian")
    done = call("pack", "check", str(pack), "--json")
    data = done.table()
    assert (done.status, data["passed"], data["game"], data["games"]) == (1, False, GAME, 0)
    errors = data["errors"]
    assert isinstance(errors, list)
    assert len(errors) == 1


def test_a_pack_must_say_what_it_is_for(pack: Path, tmp_path: Path) -> None:
    (pack / "pack.toml").write_text('name = "Mine"\n', encoding="utf-8")
    assert_refused(call("pack", "check", str(pack)), "pack.toml", "game")
    (pack / "pack.toml").write_text('game = "mini-rogue"\nrun = "rm"\n', encoding="utf-8")
    assert_refused(call("pack", "check", str(pack)), "run")
    (pack / "pack.toml").write_text("game = 4\n", encoding="utf-8")
    assert_refused(call("pack", "check", str(pack)), "pack.toml.game")
    (pack / "pack.toml").write_bytes(b"\x00\xff")
    assert_refused(call("pack", "check", str(pack)), "pack.toml")
    (pack / "pack.toml").unlink()
    assert_refused(call("pack", "check", str(pack)), "--game")
    assert_refused(call("pack", "check", str(pack), "--game", "chess"), "“chess”")
    assert_refused(call("pack", "check", str(tmp_path / "none")), "none")
