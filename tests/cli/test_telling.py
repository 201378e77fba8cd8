"""`replay` and `repair`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.kernel.saves import read_save
from tests.cli.shell import GAME, assert_refused, call, finished_match, process, save_of


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return save_of(finished_match(), tmp_path)


def test_a_game_is_told_with_its_rules(save: Path) -> None:
    match = finished_match()
    done = process("replay", str(save))
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == f"Mini Rogue, {len(match.log)} answers"
    numbers = [int(line[:4]) for line in lines[1:] if line[:4].strip().isdigit()]
    assert numbers == list(range(1, len(match.log) + 1))
    assert "        The Mage gets ready to descend. [MR-SETUP-01]" in lines
    assert lines[-1].startswith("Lost. ")


def test_a_game_is_told_in_french(save: Path) -> None:
    done = call("replay", str(save), "--to", "2", "--lang", "fr")
    assert "Pioche de Salles\N{NO-BREAK SPACE}: " in done.out
    assert "La partie continue." in done.out


def test_told_for_programs(save: Path) -> None:
    match = finished_match()
    data = call("replay", str(save), "--json").table()
    moments = data["moments"]
    assert isinstance(moments, list)
    answers = [moment["answer"] for moment in moments if isinstance(moment, dict)]
    assert answers == [None, *match.answers()]
    assert match.outcome is not None
    assert data["outcome"] == {"winners": [], "cause": match.outcome.cause, "score": [*match.outcome.score]}


def test_told_up_to_a_moment(save: Path) -> None:
    data = call("replay", str(save), "--to", "4", "--json").table()
    assert (data["answers"], data["outcome"]) == (4, None)
    assert_refused(call("replay", str(save), "--to", "9999"), "9,999")


def test_a_position_as_a_seat_sees_it(save: Path) -> None:
    match = finished_match().at(8)
    done = call("replay", str(save), "--to", "8", "--view", "0")
    assert done.status == 0
    assert "Mage" in done.out
    data = call("replay", str(save), "--to", "8", "--view", "0", "--json").table()
    assert data["at"] == 8
    view = data["view"]
    assert isinstance(view, dict)
    assert view["grid"] == getattr(match.view(0), "grid")  # noqa: B009 - a view of a game that this test does not import


def test_a_position_with_its_question(save: Path) -> None:
    match = finished_match()
    place = next(place for place in range(len(match.log)) if match.log[place].seat == 0)
    data = call("replay", str(save), "--to", str(place), "--view", "0", "--json").table()
    asked = data["ask"]
    assert isinstance(asked, dict)
    assert asked["about"] == match.log[place].about
    assert "   1  " in call("replay", str(save), "--to", str(place), "--view", "0").out


def test_a_seat_that_is_not_there(save: Path) -> None:
    assert_refused(call("replay", str(save), "--view", "1"), "--view", "“1”")


def test_a_tampered_save_is_refused(save: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    data["answers"][0] = "dice> 6 6"
    save.write_text(json.dumps(data), encoding="utf-8")
    assert_refused(process("replay", str(save)), "seal")


# --- repair ----------------------------------------------------------------------------------------------------------


def first_roll() -> int:
    """The number of the first answer that is a roll, as `replay` counts."""
    answers = finished_match().answers()
    return next(place for place, answer in enumerate(answers, 1) if str(answer).startswith("dice> "))


def test_repair_changes_one_answer(save: Path, tmp_path: Path) -> None:
    whole = finished_match().answers()
    place = first_roll()
    out = tmp_path / "mended.json"
    same = str(whole[place - 1]).removeprefix("dice> ")
    done = process("repair", str(save), "--at", str(place), "--answer", same, "--out", str(out))
    assert (done.status, done.err) == (0, "")
    assert f"{len(whole) - place} later answers fit." in done.out
    assert read_save(out).match.answers() == whole


def test_repair_shows_the_first_answer_that_no_longer_fits(save: Path, tmp_path: Path) -> None:
    whole = finished_match().answers()
    out = tmp_path / "mended.json"
    done = call("repair", str(save), "--at", "2", "--drop", "1", "--out", str(out))
    assert done.status == 1
    assert f"number 2, “{whole[2]}”" in done.out
    assert read_save(out).match.answers() == whole[:1]


def test_repair_for_programs(save: Path, tmp_path: Path) -> None:
    whole = finished_match().answers()
    done = call("repair", str(save), "--at", "2", "--out", str(tmp_path / "m.json"), "--json")
    data = done.table()
    assert (data["fitted"], data["left"]) == (0, whole[2:])
    assert data["why"]


def test_repair_refuses_what_cannot_be_answered_there(save: Path, tmp_path: Path) -> None:
    out = tmp_path / "mended.json"
    answer = ("--answer", "dance", "--out", str(out))
    assert_refused(call("repair", str(save), "--at", str(first_roll()), *answer), "“dance”")
    assert_refused(call("repair", str(save), "--at", "9999", *answer), "9,998")
    assert_refused(call("repair", str(save), "--at", "0", *answer), "--at", "“0”")
    assert_refused(call("repair", str(save), "--at", "1", "--answer", "{", "--out", str(out)), "--answer")
    assert not out.exists()


def test_a_save_of_another_game_is_not_loaded(save: Path) -> None:
    assert_refused(call("play", "toy-coins", "--load", str(save)), GAME, "toy-coins")


@pytest.mark.parametrize("words", [["--seed", "4"], ["--seats", "1"], ["--luck"], ["--option", "difficulty=hard"]])
def test_a_saved_game_has_its_own_settings(save: Path, words: list[str]) -> None:
    assert_refused(call("play", "--load", str(save), *words), words[0], "--load")
