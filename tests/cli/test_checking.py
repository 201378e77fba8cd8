"""`scenario`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.shell import assert_refused, call, process

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
