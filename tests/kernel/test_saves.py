"""Saves: whole or not at all, readable, and every bad file is one clear fault."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand, Seeded
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.records import fingerprint
from lanterne.kernel.registry import register
from lanterne.kernel.saves import FORMAT, Saved, dump_save, parse_save, read_save, save_data, write_save
from tests.conformance.kit import GAMES, Trial, moment, play_on
from tests.kernel.tables import coins, flipped, purse, voting
from tests.toys import COINS, FLIP, LANTERNS, PEEK, TOYS, Coins, Purse

ROOT = Path(__file__).parents[2]


def text_of(match: Match) -> str:
    return dump_save(save_data(match))


def sealed(data: dict[str, Json]) -> str:
    """A save with a seal that fits, as somebody would make it who knows how."""
    data = {key: value for key, value in data.items() if key != "seal"}
    return dump_save({**data, "seal": fingerprint(data)})


def changed(match: Match, **changes: Json) -> str:
    return sealed({**save_data(match), **changes})


def fault_of(text: str) -> Fault:
    with pytest.raises(Fault) as fault:
        parse_save(text, "my.save")
    assert fault.value.args_by_name.get("file", "my.save") == "my.save"
    return fault.value


def some_match() -> Match:
    match = Match(COINS, None, Seeded(3))
    for _ in range(4):
        match.answer(FLIP())
    match.answer(PEEK())
    return match


# --- whole -----------------------------------------------------------------------------------------------------------


def test_a_save_is_one_readable_file() -> None:
    match = flipped(coins(), "heads")
    lines = text_of(match).splitlines()
    assert '  "game": "toy-coins",' in lines
    assert '    "seat:0> flip",' in lines
    assert '    "coin> heads"' in lines
    assert list(json.loads(text_of(match))) == [
        "lanterne", "game", "engine", "content", "options", "seats", "dealer", "answers", "taken_back", "base",
        "snapshot", "seal",
    ]  # fmt: skip


def test_a_save_holds_who_sits_where_and_what_was_taken_back(tmp_path: Path) -> None:
    match = voting()
    match.undo(0, consent=True)
    write_save(tmp_path / "a" / "b.save", match, ["person", "greedy"])
    saved = read_save(tmp_path / "a" / "b.save")
    assert saved.seats == ["person", "greedy"]
    assert [(mark.at, mark.count) for mark in saved.match.marks] == [(mark.at, mark.count) for mark in match.marks]
    assert moment(saved.match) == moment(match)


@given(seed=st.integers(0, 2**32), answers=st.integers(1, 40))
def test_every_moment_of_the_toy_goes_through_a_save(seed: int, answers: int) -> None:
    trial = Trial(LANTERNS, LANTERNS.options(3), seed)
    match = trial.start()
    play_on(match, trial.players(), answers)
    assert moment(parse_save(text_of(match)).match) == moment(match)


def test_a_match_that_waits_for_chance_goes_on_with_its_dealer() -> None:
    match = coins()
    match.answer(FLIP())
    assert moment(parse_save(text_of(match)).match) == moment(match)
    dealt = parse_save(changed(match, dealer="seed:3")).match
    assert dealt.ask is not None
    assert dealt.ask.about == "stake", "the dealer that the save names has answered"


def test_a_scene_is_saved_with_the_position_it_started_from() -> None:
    match = flipped(Match(COINS, None, Hand(), base=Purse(5, 9, True, "")), "heads")
    loaded = parse_save(text_of(match)).match
    assert moment(loaded) == moment(match)
    assert purse(loaded.at(0)) == 5


def test_saving_replaces_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    match = coins()
    for _ in range(3):
        write_save(path, flipped(match, "heads"))
    assert [file.name for file in tmp_path.iterdir()] == ["game.save"]
    assert len(read_save(path).match.log) == 6


# --- bad files -------------------------------------------------------------------------------------------------------


def test_a_truncated_file_is_damaged() -> None:
    text = text_of(some_match())
    for length in range(0, len(text) - 2, 10):
        assert fault_of(text[:length]).message == "save-damaged"


@given(st.data())
def test_a_file_with_a_wrong_byte_is_never_loaded_as_something_else(data: st.DataObject) -> None:
    match = some_match()
    raw = bytearray(text_of(match).encode())
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] = data.draw(st.integers(0, 255))
    try:
        saved = parse_save(raw.decode("utf-8", errors="replace"))
    except Fault:
        return
    assert moment(saved.match) == moment(match), "only what means the same is loaded"


@pytest.mark.parametrize("text", ["[]", "{}", "3", "null", '"save"', '{"game": "toy-coins"}', '{"lanterne": "1"}'])
def test_a_file_of_something_else_is_foreign(text: str) -> None:
    assert fault_of(text).message == "save-foreign"


def test_a_file_from_the_future_says_so() -> None:
    fault = fault_of(changed(some_match(), lanterne=FORMAT + 1))
    assert fault.message == "save-future"
    assert fault.args_by_name["format"] == FORMAT + 1


@pytest.mark.parametrize("key", ["game", "engine", "options", "answers", "snapshot", "seal", "base"])
def test_a_missing_part_is_damage(key: str) -> None:
    data = save_data(some_match())
    del data[key]
    fault = fault_of(dump_save(data))
    assert fault.message == "save-damaged"
    assert fault.args_by_name["why"] == f"no {key}"


def test_a_changed_answer_breaks_the_seal() -> None:
    text = text_of(flipped(coins(), "tails"))
    assert fault_of(text.replace("tails", "heads")).message == "save-tampered"


def test_a_changed_answer_under_a_new_seal_does_not_fit_the_snapshot() -> None:
    """The game can be told another log, but not another log for the position that it shows."""
    match = flipped(coins(), "tails", *["heads"] * 11)
    answers = match.answers()
    answers[1] = "coin> heads"
    assert fault_of(changed(match, answers=answers)).message == "save-tampered"


def test_an_impossible_answer_is_named_with_its_place() -> None:
    match = flipped(coins(), "heads", "heads")
    answers = match.answers()
    answers[2] = "seat:0> jump"
    fault = fault_of(changed(match, answers=answers))
    assert fault.message == "save-answer"
    assert fault.args_by_name["place"] == 3
    assert "jump" in str(fault.args_by_name["answer"])


def test_a_changed_snapshot_under_a_new_seal_is_noticed() -> None:
    match = some_match()
    snapshot = save_data(match)["snapshot"]
    assert isinstance(snapshot, dict)
    state = snapshot["state"]
    assert isinstance(state, dict)
    changed_state: dict[str, Json] = {**snapshot, "state": {**state, "coins": 99}}
    assert fault_of(changed(match, snapshot=changed_state)).message == "save-tampered"


def test_an_unknown_game_lists_those_there_are() -> None:
    fault = fault_of(changed(some_match(), game="chess"))
    assert fault.message == "game-unknown"
    assert "mini-rogue" in str(fault.args_by_name["games"])
    assert "toy" not in str(fault.args_by_name["games"])


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("game", 7),
        ("options", []),
        ("options", {"seats": 1, "most": 5}),
        ("options", {"seats": 1, "luck": 5}),
        ("options", {"seats": 9}),
        ("seats", []),
        ("seats", ["a", "b"]),
        ("dealer", "cheat:1"),
        ("dealer", None),
        ("answers", {}),
        ("answers", [None]),
        ("answers", [{"seat:0": 1}]),
        ("taken_back", [[1]]),
        ("taken_back", [["a", 1]]),
        ("snapshot", None),
        ("snapshot", {"at": -1, "state": {}}),
        ("snapshot", {"at": "0", "state": {}}),
        ("base", {"at": 0, "state": {"coins": 1}}),
        ("base", {"at": 0, "state": {"coins": "many", "flips": 1, "peeked": False, "result": ""}}),
    ],
)
def test_wrong_parts_under_a_new_seal_are_faults(part: str, value: Json) -> None:
    fault_of(changed(some_match(), **{part: value}))


JUNK: st.SearchStrategy[Json] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.floats(), st.text(max_size=5), st.just([]), st.just({})
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@given(data=st.data(), older=st.booleans())
def test_whatever_is_changed_under_a_new_seal_loads_or_is_a_fault(game: Game, data: st.DataObject, older: bool) -> None:
    """Also when the file says that it comes from another engine, so that its snapshot is believed."""
    trial = Trial(game, game.options(game.seats[-1]), 5)
    match = trial.start()
    play_on(match, trial.players(), 12)
    save: Json = json.loads(text_of(match))
    assert isinstance(save, dict)
    if older:
        save["engine"] = "0.0.1"
    replace_somewhere(save, data)
    try:
        saved = parse_save(sealed(save))
    except Fault:
        return
    assert saved.match.ask is not None or saved.match.outcome is not None


def replace_somewhere(save: dict[str, Json], data: st.DataObject) -> None:
    """Put junk anywhere into the tree."""
    holder: dict[str, Json] | list[Json] = save
    while True:
        if isinstance(holder, dict):
            key = data.draw(st.sampled_from(sorted(holder)))
            inner = holder[key]
            if not inner or not isinstance(inner, dict | list) or data.draw(st.booleans()):
                holder[key] = data.draw(JUNK)
                return
        else:
            place = data.draw(st.integers(0, len(holder) - 1))
            inner = holder[place]
            if not inner or not isinstance(inner, dict | list) or data.draw(st.booleans()):
                holder[place] = data.draw(JUNK)
                return
        holder = inner


@pytest.mark.parametrize(
    "text", ['{"lanterne": "\\ud800"}', '{"lanterne": 1, "x": "\\ud800"}', "[" * 100_000, "9" * 10_000], ids=range(4)
)
def test_strange_json_is_a_fault(text: str) -> None:
    fault_of(text)


def test_json_of_any_depth_is_a_fault_and_no_crash() -> None:
    for depth in range(600, 1100, 7):
        fault_of('{"lanterne": 1, "x": ' + "[" * depth + "]" * depth + "}")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.save"
    latin.write_bytes(b'{"lanterne": "\xe9"}')
    huge = tmp_path / "huge.save"
    huge.touch()
    os.truncate(huge, 65 * 1024 * 1024)
    for path, message in (
        (tmp_path / "none.save", "file-read"), (tmp_path, "file-read"), (latin, "save-damaged"), (huge, "save-damaged"),
    ):  # fmt: skip
        with pytest.raises(Fault) as fault:
            read_save(path)
        assert fault.value.message == message


# --- other versions --------------------------------------------------------------------------------------------------


@pytest.fixture
def newer() -> Iterator[None]:
    """The same game in a newer version: peeking is gone, heads wins two."""
    register(Coins(version="2", peeking=False, prize=2))
    yield
    for toy in TOYS:
        register(toy)


def old_save(*faces: str) -> str:
    """Saved by the older version, after a peek and these coins."""
    match = coins()
    match.answer(PEEK())
    return text_of(flipped(match, *faces))


def loaded(text: str) -> Saved:
    return parse_save(text)


def test_another_engine_that_plays_the_same_replays_the_answers() -> None:
    match = some_match()
    saved = loaded(changed(match, engine="0.0.1"))
    assert not saved.from_snapshot
    assert moment(saved.match) == moment(match)


@pytest.mark.usefixtures("newer")
def test_answers_that_no_longer_replay_go_on_from_the_snapshot() -> None:
    saved = loaded(old_save(*["heads"] * 11))
    assert saved.from_snapshot
    match = saved.match
    assert match.ask is not None
    assert len(match.answers()) == 23
    assert len(match.past) > 0, "what came before the snapshot is kept as it was"
    flipped(match, "heads")
    assert match.outcome is not None


@pytest.mark.usefixtures("newer")
def test_such_a_match_can_be_saved_and_loaded_again() -> None:
    match = loaded(old_save(*["heads"] * 9)).match
    again = loaded(text_of(match))
    assert not again.from_snapshot, "now it is a save of this version, with the position it goes on from"
    assert moment(again.match) == moment(match)
    flipped(again.match, "tails")
    third = loaded(text_of(again.match)).match
    assert moment(third) == moment(again.match)
    assert third.answers()[:10] == match.answers()[:10]
    assert moment(third.fork()) == moment(third)


@pytest.mark.usefixtures("newer")
def test_nothing_is_taken_back_or_repaired_before_the_snapshot() -> None:
    match = loaded(old_save(*["heads"] * 9)).match
    start, before = len(match.past), moment(match.at(len(match.past)))
    flipped(match, "tails")
    assert moment(match.at(start)) == before
    with pytest.raises(Fault, match="log-no-such-place"):
        match.at(start - 1)
    with pytest.raises(Fault, match="log-no-such-place"):
        match.repair(0, 1, ["seat:0> keep"])
    assert match.story()[0].index == start
    while match.log:
        match.undo(0, consent=True)
    assert moment(match) == before
    with pytest.raises(Refused, match="undo-nothing"):
        match.undo(0, consent=True)


@pytest.mark.usefixtures("newer")
def test_the_same_version_never_skips_its_answers() -> None:
    data = json.loads(old_save("heads"))
    assert isinstance(data, dict)
    assert fault_of(sealed({**data, "content": "2"})).message == "save-answer"


@pytest.mark.usefixtures("newer")
def test_a_snapshot_that_is_no_position_is_a_fault() -> None:
    data = json.loads(old_save("heads"))
    assert isinstance(data, dict)
    state: Json = {"coins": 1, "flips": 3, "peeked": True}
    assert fault_of(sealed({**data, "snapshot": {"at": 0, "state": state}})).message == "data-missing"


# --- pulling the plug ------------------------------------------------------------------------------------------------


def test_a_killed_save_leaves_a_whole_file(tmp_path: Path) -> None:
    """A process that saves in a loop is killed at once, after a while, at any moment: the file is always whole."""
    path = tmp_path / "game.save"
    for saves in (1, 2, 3, 5, 8, 13, 40):
        command = [sys.executable, "-m", "tests.kernel.saver", str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=with_root()) as process:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(saves)]
            process.kill()
        saved = read_save(path)
        assert len(saved.match.log) >= int(told[-1])
        assert purse(saved.match) == len(saved.match.log) // 2
    write_save(path, coins())
    assert read_save(path).match.log == []


def with_root() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def test_a_folder_that_cannot_be_written_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder.save").mkdir()
    for path in (tmp_path / "file" / "game.save", tmp_path / "folder.save"):
        with pytest.raises(Fault) as fault:
            write_save(path, coins())
        assert fault.value.message == "file-write"
        assert fault.value.args_by_name["file"] == str(path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder.save"], "nothing is left behind"
