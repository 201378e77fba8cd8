"""Mistakes on the command line: one line that says what to do, status 2, in the right language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import GAME, assert_refused, call, process


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["plya", GAME], ["“plya”", "“play”"]),
        (["xyzzy"], ["“xyzzy”", "lanterne --help"]),
        (["pack", "chek"], ["“check”"]),
        (["games", "--jsn"], ["--jsn", "--json"]),
        (["games", "--qqqq"], ["--qqqq", "lanterne games --help"]),
        (["games", "chess"], ["“chess”", "too many"]),
        (["rules"], ["GAME is missing"]),
        (["rules", "chess"], ["“chess”", GAME]),
        (["rules", GAME, "MR-NO-99"], ["“MR-NO-99”"]),
        (["rules", GAME, "--chapter", "chess"], ["“chess”", "combat"]),
        (["games", "--json=yes"], ["--json takes no value"]),
        (["sim", GAME, "--bot"], ["--bot needs a value"]),
        (["sim", GAME, "--games", "10"], ["--bot is missing"]),
        (["sim", GAME, "--bot", "random"], ["--games is missing"]),
        (["sim", GAME, "--bot", "hal", "--games", "1"], ["“hal”", "random"]),
        (["sim", GAME, "--bot", "random", "--games", "0"], ["--games", "“0”"]),
        (["sim", GAME, "--bot", "random", "--games", "many"], ["--games", "“many”"]),
        (["sim", GAME, "--bot", "random", "--games", "1", "--seed", "-4"], ["--seed", "“-4”"]),
        (["sim", GAME, "--bot", "random", "--games", "1", "--jobs", "0"], ["--jobs", "“0”"]),
        (["sim", GAME, "--bot", "random", "--games", "1", "--seats", "7"], ["7 seats", "1 2"]),
        (["sim", GAME, *["--bot", "random"] * 3, "--games", "1", "--seats", "2"], ["3 bots", "2 seats"]),
        (["sim", GAME, "--bot", "random", "--games", "1", "--option", "difficulty"], ["name=value"]),
        (["sim", GAME, "--bot", "random", "--games", "1", "--option", "luck=good"], ["“luck”", "difficulty"]),
        (["sim", GAME, "--bot", "random", "--games", "1", "--option", "difficulty=no"], ["“no”", "roguelike"]),
        (["sim", GAME, "--bot", "random", "--games", "1", *["--option", "difficulty=hard"] * 2], ["twice"]),
        (["sim", "map-masters", "--bot", "random", "--games", "1", "--option", "time_bonus=true"], ["time_bonus", "browser"]),
        (["bench", "chess"], ["“chess”"]),
        (["bench", GAME, "--seconds", "soon"], ["--seconds", "“soon”"]),
        (["play"], ["GAME is missing"]),
        (["play", "chess"], ["“chess”"]),
        (["play", GAME, "--seed", "dice"], ["--seed", "“dice”"]),
        (["play", GAME, "--seed", "²"], ["--seed", "“²”"]),
        (["play", GAME, "--seats", "9"], ["9 seats"]),
        (["play", GAME, "--bot", "hal"], ["“hal”"]),
        (["play", GAME, "--bot", "person"], ["“person”"]),
        (["play", GAME, "--bot", "random", "--bot", "random"], ["2 bots", "one seat"]),
        (["play", GAME, "--by-hand", "bag"], ["“bag”", "dice rooms"]),
        (["play", GAME, "--option", "characters=mage,rogue"], ["characters"]),
        (["play", GAME, "--seats", "2", "--option", "characters=mage,mage"], ["“mage”"]),
    ],
)
def test_a_mistake_is_one_line(words: list[str], parts: list[str]) -> None:
    assert_refused(call(*words), *parts)


def test_a_mistake_in_french() -> None:
    done = process("plya", variables={"LANG": "fr_FR.UTF-8"})
    assert_refused(done, "Il n’y a pas de commande", "vouliez-vous dire «\N{NO-BREAK SPACE}play\N{NO-BREAK SPACE}»")


def test_a_language_nobody_speaks_here() -> None:
    assert_refused(call("games", "--lang", "de"), "“de”", "en fr")


def test_a_letter_the_terminal_lacks_is_no_error() -> None:
    done = process("games", "--lang", "fr", variables={"PYTHONIOENCODING": "ascii"})
    assert done.status == 0
    assert "quatre ?tages" in done.out


@pytest.mark.parametrize("words", [["replay"], ["play", "--load"], ["repair", "--at", "1", "--out", "x.json"]])
@pytest.mark.parametrize(
    ("name", "content", "part"),
    [
        ("missing.json", None, "missing.json"),
        ("empty.json", b"", "damaged"),
        ("binary.json", bytes(range(256)), "damaged"),
        ("foreign.json", b'{"name": "chess"}', "not a Lanterne save"),
        ("list.json", b"[1, 2]", "not a Lanterne save"),
        ("future.json", b'{"lanterne": 99}', "newer"),
        ("part.json", b'{"lanterne": 1, "game": "mini-rogue"}', "damaged"),
        ("deep.json", b"[" * 100_000, "damaged"),
    ],
)
def test_a_file_that_is_no_save(tmp_path: Path, words: list[str], name: str, content: bytes | None, part: str) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert_refused(call(words[0], *words[1:], str(path)), part)
    assert not Path("x.json").exists()


def test_a_folder_is_no_save(tmp_path: Path) -> None:
    assert_refused(call("replay", str(tmp_path)), str(tmp_path))
