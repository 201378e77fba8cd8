"""Checking packs: faults by file, dead ends, games without end, cards that nobody meets."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lanterne.kernel.asks import Choose, Flow
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.registry import find_game
from lanterne.lab.packs import MOST_ANSWERS, Check, check_pack, content_faults, play_pack
from tests.toys import FLIP, KEEP, Coins, Purse

GAME = "mini-rogue"


def quiet(done: int) -> None:
    pass


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(find_game(GAME).folder / "content", tmp_path / "pack")
    return tmp_path / "pack"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def messages(faults: list[Fault]) -> list[tuple[str, str]]:
    found = []
    for fault in faults:
        named = fault.args_by_name
        found.append((fault.message, str(named.get("where", named.get("file", "")))))
    return found


def test_the_game_itself_is_a_good_pack(pack: Path) -> None:
    check = check_pack(pack, GAME, 1, quiet)
    assert check.passed
    assert check.games >= 300
    assert check.cards > 50
    assert check.never_met == []


def test_each_faulty_file_is_named_once(pack: Path) -> None:
    change(pack / "characters.toml", "hp = ", "hp = 9")
    change(pack / "rooms.toml", "gain xp", "gian xp")
    (pack / "dungeon.toml").unlink()
    (pack / "room.toml").write_text("", encoding="utf-8")
    assert messages(content_faults(find_game(GAME), pack)) == [
        ("pack-stray", "room.toml"),
        ("pack-missing-file", "dungeon.toml"),
        ("content-number", "characters.toml.character.crusader.hp"),
        ("content-effect", "rooms.toml.room.bonfire.actions.hone"),
    ]


@pytest.mark.parametrize("content", [b"", b"area = []", b"area = 4", b"\xff\x00", b"[[area]]\nfloor = 1"])
def test_no_file_breaks_the_check(pack: Path, content: bytes) -> None:
    (pack / "dungeon.toml").write_bytes(content)
    faults = content_faults(find_game(GAME), pack)
    assert [where.startswith("dungeon.toml") for _, where in messages(faults)] == [True]


def test_a_pack_without_enough_cards_is_found_in_play(pack: Path) -> None:
    head, *rooms = (pack / "rooms.toml").read_text(encoding="utf-8").split("[[room]]")
    (pack / "rooms.toml").write_text("[[room]]".join([head, *rooms[:3], rooms[-1]]), encoding="utf-8")
    check = check_pack(pack, GAME, 1, quiet)
    assert check.faults == []
    assert {fault.message for fault in check.failures} == {"pack-broke"}
    assert "SoftLock" in str(check.failures[0].args_by_name["why"])


def test_a_card_that_nobody_meets_is_listed() -> None:
    check = Check("toy-coins")
    play_pack(WithCard(), check, 1, quiet)
    assert check.passed
    assert check.never_met == ["coin:gold"]


class WithCard(Coins):
    def cards(self) -> list[str]:
        return ["face:heads", "coin:gold"]


class Stuck(Coins):
    """A coin that nobody may flip or keep."""

    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [FLIP(), KEEP()][: s.flips - 11])
        s.flips -= 1


class Endless(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [KEEP()])


@pytest.mark.parametrize(("game", "message"), [(Stuck(), "pack-broke"), (Endless(), "pack-endless")])
def test_dead_ends_and_games_without_end_fail(game: Game, message: str) -> None:
    check = Check(game.slug)
    play_pack(game, check, 1, quiet)
    assert not check.passed
    assert {fault.message for fault in check.failures} == {message}
    assert check.games == len(check.failures) < 10
    if message == "pack-broke":
        assert "SoftLock" in str(check.failures[0].args_by_name["why"])
    else:
        assert check.failures[0].args_by_name["most"] == MOST_ANSWERS


def test_a_game_that_takes_no_packs(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="pack-not-for"):
        Coins().with_content(tmp_path)
