"""`sim` and `bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.saves import read_save
from tests.cli.shell import GAME, call, process
from tests.lab.broken import BROKEN

SIM = ("sim", GAME, "--bot", "random", "--seed", "7")


def timeless(data: dict[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in data.items() if name != "seconds"}


def test_the_number_of_processes_changes_nothing() -> None:
    one = process(*SIM, "--games", "48", "--jobs", "1", "--json")
    two = process(*SIM, "--games", "48", "--jobs", "2", "--json")
    assert one.status == two.status == 0
    assert timeless(one.table()) == timeless(two.table())
    other = call("sim", GAME, "--bot", "random", "--seed", "8", "--games", "48", "--jobs", "1", "--json")
    assert timeless(other.table()) != timeless(one.table())


def test_what_is_open_takes_turns() -> None:
    data = call(*SIM, "--games", "32", "--jobs", "1", "--json").table()
    groups = data["by_group"]
    assert isinstance(groups, list)
    assert len(groups) == 16
    assert {group["games"] for group in groups if isinstance(group, dict)} == {2}
    assert (data["games"], data["wanted"], data["interrupted"]) == (32, 32, False)


def test_what_is_given_is_played() -> None:
    options = ("--option", "difficulty=hard", "--option", "characters=mage")
    data = call(*SIM, "--games", "5", "--jobs", "1", "--json", *options).table()
    groups = data["by_group"]
    assert isinstance(groups, list)
    assert len(groups) == 1
    group = groups[0]
    assert isinstance(group, dict)
    assert group["tags"] == {"character": "mage", "difficulty": "hard"}
    wins, causes = data["wins"], data["causes"]
    assert isinstance(wins, int)
    assert isinstance(causes, dict)
    assert wins + sum(int(str(count)) for count in causes.values()) == 5


def test_rivals_are_told_apart() -> None:
    """How often one of them wins is no news."""
    words = ("--games", "2", "--jobs", "1", "--seed", "1")
    rivals = call("sim", "map-masters", "--bot", "greedy", "--bot", "novice", *words).out
    assert "Won" not in rivals
    lines = [line.split() for line in rivals.splitlines()]
    assert [line[:2] for line in lines if "greedy" in line[1:2] or "novice" in line[1:2]] == [["1", "greedy"], ["2", "novice"]]
    friends = call(*SIM, "--games", "2", "--jobs", "1").out
    assert "Won" in friends
    assert "First" not in friends


def test_two_bots_have_a_seat_each() -> None:
    bots = ("--bot", "greedy", "--bot", "random")
    data = call("sim", GAME, *bots, "--games", "6", "--jobs", "1", "--seed", "1", "--json").table()
    assert (data["seats"], data["bots"]) == ([2], ["greedy", "random"])


def test_a_table_for_people() -> None:
    done = process(*SIM, "--games", "16", "--jobs", "1", "--lang", "fr", "--option", "difficulty=normal")
    assert (done.status, done.err) == (0, "")
    assert "Croisé, Normal" in done.out
    assert "Toutes" in done.out
    assert "Cause de défaite" in done.out
    assert "0,0\N{NO-BREAK SPACE}%" in done.out


def test_every_game_in_a_file(tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    printed = call(*SIM, "--games", "20", "--jobs", "1", "--json", "--out", str(out)).table()
    written = json.loads(out.read_text(encoding="utf-8"))
    each = written.pop("each")
    assert timeless(written) == timeless(printed)
    assert [game["number"] for game in each] == list(range(20))
    assert sum(game["won"] for game in each) == printed["wins"]
    assert len({game["seed"] for game in each}) == 20


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = call(*SIM, "--games", "1", "--jobs", "1", "--out", str(tmp_path / "file" / "report.json"))
    assert done.status == 2
    assert "report.json" in done.err


def test_a_broken_game_is_reported_with_its_seed_and_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("sim", BROKEN.slug, "--bot", "random", "--games", "60", "--jobs", "1", "--seed", "3", "--json")
    data = done.table()
    crashes = data["crashes"]
    assert done.status == 1
    assert isinstance(crashes, list)
    assert int(str(data["games"])) + len(crashes) == 60
    first = crashes[0]
    assert isinstance(first, dict)
    file = tmp_path / f"crash-{BROKEN.slug}-{first['seed']}.json"
    assert done.err.startswith(f"lanterne: Game {first['number']} broke, seed {first['seed']}: ZeroDivisionError")
    assert file.name in done.err.splitlines()[0]
    assert done.err.splitlines()[10:] == [f"lanterne: {len(crashes) - 10} more games broke."]
    assert read_save(file).match.ask is not None


def test_bench_for_programs() -> None:
    done = process("bench", GAME, "--seconds", "0.05", "--json")
    data = done.data()
    assert isinstance(data, list)
    figures = data[0]
    assert isinstance(figures, dict)
    assert figures["game"] == GAME
    for name in ("answers_per_s", "decisions_per_s", "forks_per_s", "games_per_s", "greedy_ms_per_game", "load_ms"):
        assert float(str(figures[name])) > 0
    assert figures["compiled"] in (True, False)


def test_bench_for_people() -> None:
    done = call("bench", GAME, "--seconds", "0.05", "--lang", "fr")
    assert "Réponses/s" in done.out
    assert "Mini Rogue" in done.out
