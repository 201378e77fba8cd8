"""`pack new`, `pack check`, and `--pack` on every command that plays."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import all_games, open_pack
from lanterne.kernel.saves import write_save
from tests.cli.shell import GAME, assert_refused, call, process
from tests.packs import change, new_pack, own_file, small_pack


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with a character and an enemy of its own."""
    folder = new_pack(tmp_path / "pack")
    change(folder / "characters.toml", 'id = "mage"', 'id = "night_witch"')
    change(folder / "rooms.toml", 'id = "giant_rat"', 'id = "old_ogre"')
    words = folder / "text" / "en" / "words.ftl"
    words.write_text("enemy-old_ogre = Old Ogre\n    .the = the Old Ogre\n", encoding="utf-8")
    return folder


@pytest.fixture
def save(pack: Path, tmp_path: Path) -> Path:
    """A game of some answers with that pack."""
    game = open_pack(pack)
    match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["night_witch"]}), Seeded(3))
    for _ in range(10):
        assert match.ask is not None
        match.answer(match.ask.sample(lambda n: 0))
    write_save(tmp_path / "game.json", match)
    return tmp_path / "game.json"


# --- pack new --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", [game.slug for game in all_games()])
def test_a_new_pack_says_what_to_do_next(tmp_path: Path, slug: str) -> None:
    folder = tmp_path / "mine"
    done = process("pack", "new", slug, str(folder))
    assert (done.status, done.err) == (0, "")
    assert f"pack check {folder}" in done.out
    assert f"play {slug} --pack {folder}" in done.out
    assert (folder / "pack.toml").is_file()
    assert "# Fields: " in next(folder.glob("*[!k].toml")).read_text(encoding="utf-8")


def test_a_new_pack_in_french(tmp_path: Path) -> None:
    done = process("pack", "new", GAME, str(tmp_path / "mien"), "--lang", "fr")
    assert done.status == 0
    assert "Les champs" in (tmp_path / "mien" / "rooms.toml").read_text(encoding="utf-8")


def test_a_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("", encoding="utf-8")
    assert_refused(call("pack", "new", GAME, str(tmp_path)), str(tmp_path), "not empty")
    assert_refused(call("pack", "new", "chess", str(tmp_path / "a")), "chess")


# --- pack check ------------------------------------------------------------------------------------------------------


def test_a_good_pack(pack: Path) -> None:
    done = process("pack", "check", str(pack))
    assert (done.status, done.err) == (0, "")
    assert "is good." in done.out
    assert "Warning: character:night_witch has no name (en fr) and is called “night witch”" in done.out


def test_the_first_fault_of_each_file_is_named(pack: Path) -> None:
    change(pack / "characters.toml", "\nhp = ", "\nhp = 9")
    change(pack / "rooms.toml", '"gain', '"gian')
    (pack / "enemies.toml").unlink()
    done = process("pack", "check", str(pack))
    assert done.status == 1
    lines = done.err.splitlines()
    assert len(lines) == 2
    assert "characters.toml.character.crusader.hp" in lines[0]
    assert "rooms.toml.room.bonfire" in lines[1]
    assert "gian" in lines[1]


def test_a_pack_for_programs(pack: Path) -> None:
    change(pack / "rooms.toml", '"gain', '"gian')
    done = call("pack", "check", str(pack), "--json")
    data = done.table()
    assert (done.status, data["passed"], data["game"], data["games"], data["name"]) == (1, False, GAME, 0, "pack 0.1")
    assert (len(str(data["errors"]).split("gian")), data["warnings"], data["never_met"]) == (2, [], [])


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


# --- --pack ----------------------------------------------------------------------------------------------------------


def test_play_with_a_pack(pack: Path, tmp_path: Path) -> None:
    data = {"LANTERNE_DATA": str(tmp_path / "data")}
    done = process("play", GAME, "--pack", str(pack), "--plain", "--seed", "1", typed="1\nq\n", variables=data)
    assert done.status == 0
    assert "Night witch" in done.out or "night witch" in done.out


def test_a_kept_game_goes_on_with_its_pack(pack: Path, tmp_path: Path) -> None:
    """Where the pack lies is remembered beside the game; a pack that has moved or changed is told in a line."""
    data = {"LANTERNE_DATA": str(tmp_path / "data")}
    begun = process("play", "--pack", str(pack), "--plain", "--seed", "1", typed="1\n2\nq\n", variables=data)
    (kept,) = (tmp_path / "data").glob("*-auto-*.json")
    assert f"--load {kept}" in begun.out
    again = process("play", GAME, "--load", str(kept), "--plain", typed="q\n", variables=data)
    assert (again.status, again.err) == (0, "")
    change(pack / "rooms.toml", "gain xp 1", "gain xp 2")
    assert_refused(process("play", "--load", str(kept), "--plain", variables=data), "“pack 0.1”", "changed", "--pack DIR")
    shutil.rmtree(pack)
    assert_refused(process("play", "--load", str(kept), "--plain", variables=data), "“pack 0.1”", str(pack), "--pack DIR")


def test_a_save_wants_its_pack(save: Path, pack: Path, tmp_path: Path) -> None:
    for command in (["play", "--plain", "--load", str(save)], ["replay", str(save)], ["hint", str(save)]):
        assert_refused(call(*command), "game.json", "“pack 0.1”", "--pack DIR")
    assert call("replay", str(save), "--pack", str(pack)).status == 0
    other = small_pack(tmp_path / "other", enemies=own_file("enemies"))
    assert_refused(call("replay", str(save), "--pack", str(other)), "“pack 0.1”", "“Small 1.2”", "--pack DIR")
    change(pack / "rooms.toml", "gain xp 1", "gain xp 2")
    assert_refused(call("replay", str(save), "--pack", str(pack)), "changed")


def test_a_save_without_a_pack_wants_none(pack: Path, tmp_path: Path) -> None:
    match = Match(open_pack(pack).with_content({**{path.name: path.read_text() for path in pack.glob("*.toml")}}))
    write_save(tmp_path / "plain.json", match)
    assert_refused(call("replay", str(tmp_path / "plain.json"), "--pack", str(pack)), "without a pack")


def test_replay_and_repair_speak_the_words_of_the_pack(save: Path, pack: Path, tmp_path: Path) -> None:
    told = call("replay", str(save), "--pack", str(pack))
    assert "Mini Rogue (pack 0.1)" in told.out
    assert "“night witch” gets ready" in told.out
    out = tmp_path / "mended.json"
    mended = call("repair", str(save), "--at", "10", "--out", str(out), "--pack", str(pack))
    assert mended.status in (0, 1)
    assert json.loads(out.read_text(encoding="utf-8"))["pack"]["name"] == "pack"


def test_hint_with_a_pack(save: Path, pack: Path) -> None:
    done = call("hint", str(save), "--games", "20", "--pack", str(pack))
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_with_a_pack(pack: Path, jobs: str) -> None:
    done = call("sim", GAME, "--bot", "greedy", "--games", "12", "--seed", "1", "--jobs", jobs, "--pack", str(pack), "--json")
    data = done.table()
    assert done.status == 0
    tags = data["by_tag"]
    assert isinstance(tags, dict)
    assert "night_witch" in str(tags["character"])
    assert "pack 0.1" not in str(tags)
    named = data["pack"]
    assert isinstance(named, dict)
    assert named["name"] == "pack"


def test_sim_tells_the_names_of_the_pack(pack: Path) -> None:
    done = call("sim", GAME, "--bot", "random", "--games", "8", "--seed", "1", "--jobs", "1", "--pack", str(pack))
    assert "Mini Rogue (pack 0.1)" in done.out
    assert "Night witch" in done.out


def test_bench_with_a_pack(pack: Path) -> None:
    done = call("bench", "--pack", str(pack), "--seconds", "0.05", "--json")
    data = done.data()
    assert isinstance(data, list)
    assert [line["game"] for line in data if isinstance(line, dict)] == [GAME]


def test_scenario_with_a_pack(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "ogre.toml"
    file.write_text('game = "mini-rogue"\n[given]\nenemy = "old_ogre"\n[expect]\nasks = "attack"\n', encoding="utf-8")
    assert call("scenario", str(file)).status == 1
    assert call("scenario", str(file), "--pack", str(pack)).status == 0


def test_a_pack_for_another_game_is_refused(pack: Path) -> None:
    for command in (["play", "--plain"], ["sim", "--bot", "random", "--games", "1"]):
        verb, *rest = command
        assert_refused(call(verb, "kinfire-delve", *rest, "--pack", str(pack)), "mini-rogue", "kinfire-delve")
    assert_refused(call("play", GAME, "--plain", "--pack", str(pack / "none")), "none")
