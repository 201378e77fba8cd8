"""`play`: the table that the command sets up. How it plays is the terminal's own matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.kernel.saves import read_save
from tests.cli.shell import GAME, Done, finished_match, process, save_of

MAGE = ("--option", "difficulty=normal", "--option", "characters=mage")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where games are kept meanwhile."""
    return tmp_path / "data"


def play(data: Path, *words: str, typed: str = "") -> Done:
    return process("play", *words, typed=typed, variables={"LANTERNE_DATA": str(data)})


def saved_dealer(data: Path, path: Path, *words: str) -> str:
    """Sit down, save, and say who deals."""
    done = play(data, *words, typed=f"save {path}\n")
    assert done.status == 0, done
    return read_save(path).match.dealer.name()


def test_without_a_terminal_it_plays_in_lines(data: Path) -> None:
    done = play(data, GAME, "--seed", "3", *MAGE, typed="1\n")
    assert (done.status, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert "The Mage gets ready to descend. [MR-SETUP-01]" in done.out


def test_the_same_seed_gives_the_same_game(data: Path) -> None:
    typed = "1\n" * 10
    one, two, other = (play(data, GAME, "--seed", seed, *MAGE, typed=typed).out for seed in ("3", "3", "4"))
    assert told(one) == told(two)
    assert told(one) != told(other)


def told(out: str) -> list[str]:
    """What happened; not the name of the file in which it is kept."""
    return [line for line in out.splitlines() if "[MR-" in line]


def test_without_a_seed_nobody_knows_it(data: Path, tmp_path: Path) -> None:
    seeds = {saved_dealer(data, tmp_path / name, GAME, *MAGE) for name in ("a.json", "b.json")}
    assert len(seeds) == 2
    assert all(seed.startswith("seed:") for seed in seeds)


@pytest.mark.parametrize(
    ("words", "dealer"),
    [
        (["--seed", "3"], "seed:3"),
        (["--seed", "3", "--luck"], "luck:3"),
        (["--companion"], "hand"),
        (["--seed", "3", "--by-hand", "dice"], "dice=hand,*=seed:3"),
        (["--seed", "3", "--by-hand", "rooms", "--by-hand", "dice"], "dice=hand,rooms=hand,*=seed:3"),
    ],
)
def test_who_deals(data: Path, tmp_path: Path, words: list[str], dealer: str) -> None:
    assert saved_dealer(data, tmp_path / "game.json", GAME, *MAGE, *words) == dealer


def test_a_companion_asks_for_the_first_card(data: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(data, GAME, *MAGE, "--companion", typed=f"bonfire\nsave {path}\n")
    assert read_save(path).match.answers() == ["rooms> bonfire"]


def test_a_saved_game_goes_on(data: Path, tmp_path: Path) -> None:
    match = finished_match().at(9)
    path = save_of(match, tmp_path)
    later = tmp_path / "later.json"
    done = play(data, "--load", str(path), typed=f"1\nsave {later}\n")
    assert done.status == 0, done
    assert read_save(later).match.answers()[:9] == match.answers()


def test_bots_sit_from_the_last_seat_on(data: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("--seats", "2", "--bot", "greedy", "--seed", "3", "--option", "characters=mage,rogue")
    done = play(data, GAME, *words, typed=f"1\nsave {path}\n")
    assert done.status == 0, done
    assert read_save(path).seats == ["person", "greedy"]


def test_a_saved_game_can_change_to_real_dice(data: Path, tmp_path: Path) -> None:
    path = save_of(finished_match().at(9), tmp_path)
    mixed, both = tmp_path / "mixed.json", tmp_path / "both.json"
    assert saved_dealer(data, mixed, "--load", str(path), "--by-hand", "dice") == "dice=hand,*=seed:5"
    words = ("--load", str(mixed), "--by-hand", "guardians")
    assert saved_dealer(data, both, *words) == "dice=hand,guardians=hand,*=seed:5"
    assert saved_dealer(data, both, "--load", str(mixed), "--companion") == "hand"
