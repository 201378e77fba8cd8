"""Scenarios: what a file may say, and that every failure names the file and the step."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.kernel.faults import Fault
from lanterne.kernel.scenarios import find_scenarios, play_scenario, read_scenario

HEAD = 'game = "toy-coins"\n'
LANTERNS = 'game = "toy-lanterns"\n'
DEALT = '[[then]]\ndraw = "ruby"\n[[then]]\ndraw = "opal"\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "one.toml"


def play(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    play_scenario(file)


def failure(file: Path, text: str) -> Fault:
    with pytest.raises(Fault) as fault:
        play(file, text)
    return fault.value


def why(file: Path, text: str, where: str) -> str:
    """The reason of a failure, which must name the file and this step."""
    fault = failure(file, text)
    assert fault.message == "scenario-failed"
    assert fault.args_by_name["file"] == str(file)
    assert fault.args_by_name["where"] == where
    return str(fault.args_by_name["why"])


def test_a_scenario_plays_and_expects(file: Path) -> None:
    text = """
        title = "Two heads and a peek"
        rule = ["CO-FLIP-01"]
        [options]
        most = 3
        [given]
        coins = 4
        [[then]]
        choose = "flip"
        [[then]]
        roll = ["heads"]
        [[then]]
        expect = { coins = 5, asks = "stake", offers = ["flip", "keep", "peek"], outcome = "goes on" }
        [[then]]
        choose = "peek"
        seat = 0
        [[then]]
        refused = { option = "peek", rule = "CO-PEEK-01" }
        [[then]]
        choose = "keep"
        [expect]
        coins = 5
        events = ["flipped", "kept"]
        no_events = ["lost"]
        outcome = "won"
        cause = "kept"
        asks = ""
        offers = []
        offers_not = ["peek"]
    """
    file.write_text(HEAD + text)
    scenario = read_scenario(file)
    assert scenario.title == "Two heads and a peek"
    assert scenario.rules == ["CO-FLIP-01"]
    assert play_scenario(file).outcome is not None


def test_every_kind_of_question_is_answered(file: Path) -> None:
    text = """
        [[then]]
        seat = 1
        choose = "bid 2"
        [[then]]
        seat = 0
        choose = "bid 1"
        [[then]]
        seat = 0
        choose = "wait"
        [[then]]
        compose = [0, 1, 2]
        [[then]]
        choose = ["give 0 opal"]
        [expect]
        gold = [3, 5]
        given = ["opal"]
        asks = "press_on"
    """
    play(file, LANTERNS + DEALT + text)


@pytest.mark.parametrize(
    ("text", "where", "words"),
    [
        ('[[then]]\nchoose = "jump"', "then 1", "cannot choose jump: answer-not-offered"),
        ('[[then]]\nchoose = "jump"', "then 1", "asked is stake with ['flip', 'keep', 'peek']"),
        ('[[then]]\nroll = ["heads"]', "then 1", "cannot roll ['heads']: asked is stake"),
        ('[[then]]\nchoose = "flip"\n[[then]]\nroll = ["edge"]', "then 2", "asked is a roll for flip: coin"),
        ('[[then]]\nchoose = "flip"\n[[then]]\nchoose = "keep"', "then 2", "cannot choose keep: asked is a roll"),
        ('[[then]]\nchoose = "keep"\n[[then]]\nchoose = "keep"', "then 2", "the game is over"),
        ('[[then]]\nchoose = "keep"\nroll = ["heads"]', "then 1", "a step is one of"),
        ('[[then]]\njump = "keep"', "then 1", "a step is one of"),
        ('[[then]]\nchoose = "keep"\nseat = 1', "then 1", "match-not-your-turn"),
        ('[[then]]\nrefused = { option = "keep", rule = "CO-KEEP-01" }', "then 1", "keep is allowed"),
        ('[[then]]\nrefused = { option = "jump", rule = "CO-KEEP-01" }', "then 1", "nothing refuses jump"),
        ('[[then]]\nrefused = { option = "jump" }', "then 1", "takes an option and a rule"),
        ("[expect]\ncoins = 1", "expect", "coins is 0, not 1"),
        ("[expect]\nsilver = 1", "expect", "path-unknown (path=silver)"),
        ('[expect]\noutcome = "won"', "expect", "outcome is goes on, not won"),
        ('[expect]\nasks = "flip"', "expect", "asks is stake, not flip"),
        ('[expect]\nevents = ["kept"]', "expect", "no event kept where expected"),
        ('[expect]\noffers = ["flip"]', "expect", "offers are ['flip', 'keep', 'peek'], not ['flip']"),
        ('[expect]\noffers_not = ["flip"]', "expect", "offers are ['flip', 'keep', 'peek']"),
        ('[[then]]\nexpect = { cause = "kept" }', "then 1", "cause is , not kept"),
        ("[given]\nsilver = 1", "given", "path-unknown"),
        ("[given]\ncoins = true", "given", "data-type"),
        ("[options]\nmost = 5", "given", "option-value"),
        ("[options]\nluck = 5", "given", "option-unknown"),
        ("[options]\nseats = 2", "given", "option-seats"),
    ],
)
def test_a_failure_says_where_and_why(file: Path, text: str, where: str, words: str) -> None:
    assert words in why(file, HEAD + text, where)


def test_a_refusal_by_another_rule_fails(file: Path) -> None:
    text = '[[then]]\nchoose = "peek"\n[[then]]\nrefused = { option = "peek", rule = "CO-KEEP-01" }'
    assert why(file, HEAD + text, "then 2") == "peek is refused by CO-PEEK-01, not CO-KEEP-01"


def test_events_are_expected_in_order(file: Path) -> None:
    steps = '[[then]]\nchoose = "peek"\n[[then]]\nchoose = "keep"\n'
    play(file, HEAD + steps + '[expect]\nevents = ["peeked", "kept"]')
    assert "no event peeked" in why(file, HEAD + steps + '[expect]\nevents = ["kept", "peeked"]', "expect")
    assert "unexpected events: ['kept']" in why(file, HEAD + steps + '[expect]\nno_events = ["kept"]', "expect")


def test_chance_that_the_file_does_not_answer_waits(file: Path) -> None:
    assert "asked is draw deal" in why(file, LANTERNS + '[[then]]\nchoose = "bid 0"', "then 1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('game = "chess"', "game-unknown"),
        ("", "game-unknown"),
        (HEAD + 'author = "me"', "scenario-key"),
        (HEAD + "then = 3", "scenario-shape"),
        (HEAD + "then = [3]", "scenario-shape"),
        (HEAD + 'rule = "CO-FLIP-01"', "scenario-shape"),
        (HEAD + "expect = 3", "scenario-shape"),
        (HEAD + "given = []", "scenario-shape"),
        (HEAD + "[[then]]\nrefused = 3", "scenario-shape"),
        ("game = ", "content-toml"),
    ],
)
def test_a_file_of_another_shape_is_a_fault(file: Path, text: str, message: str) -> None:
    assert failure(file, text).message == message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'title = "\xe9"')
    for path, message in ((tmp_path / "none.toml", "file-read"), (tmp_path, "file-read"), (latin, "content-toml")):
        with pytest.raises(Fault) as fault:
            play_scenario(path)
        assert fault.value.message == message


def test_a_folder_is_a_tree_of_scenarios(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    for name in ("b/two.toml", "a.toml", "notes.txt"):
        (tmp_path / name).write_text(HEAD)
    found = [path.relative_to(tmp_path).as_posix() for path in find_scenarios([tmp_path])]
    assert found == ["a.toml", "b/two.toml"]
    assert find_scenarios([tmp_path / "a.toml"]) == [tmp_path / "a.toml"]
    with pytest.raises(Fault):
        find_scenarios([tmp_path / "c"])
