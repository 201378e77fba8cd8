"""Crafts: what a game need not say about a structured answer, because there is something to fall back on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.scenarios import play_scenario
from tests.kernel.sketches import SKETCHES, easel


class Pair(Craft):
    """Two different numbers below ten."""

    def check(self, answer: Json) -> Refused | None:
        fits = isinstance(answer, list) and len(answer) == 2 and answer[0] != answer[1]
        return None if fits else Refused("pair", rule="X-1")

    def sample(self, below: Callable[[int], int]) -> Json:
        return [below(5), 5 + below(5)]


def say(fault: Fault) -> str:
    return f"because of {fault.message}"


def test_a_draft_that_fits_counts_as_it_is() -> None:
    assert Pair().mend([3, 4]) == [3, 4]


@pytest.mark.parametrize("draft", [None, [3, 3], "nonsense", {"a": 1}, []])
def test_of_any_other_draft_some_answer_counts_that_fits_and_always_the_same(draft: Json) -> None:
    mended = Pair().mend(draft)
    assert Pair().check(mended) is None
    assert mended == Pair().mend(draft) == [0, 5]


def test_advice_is_the_refusal_in_words() -> None:
    assert Pair().advise([3, 3], say) == {"refused": "because of pair"}
    assert Pair().advise([3, 4], say) == {"refused": None}


@pytest.mark.parametrize(("line", "answer"), [("[3, 4]", [3, 4]), ('"sun"', "sun"), ("sun", "sun"), ("{", "{"), ("7", 7)])
def test_a_typed_line_is_the_whole_answer(line: str, answer: Json) -> None:
    assert Pair().edit([1, 2], line) == answer


def test_asking_for_advice_or_mending_answers_nothing() -> None:
    ask = Compose(0, "pair", Pair())
    ask.craft.advise([3, 4], say)
    ask.lapse([3, 4])
    assert ask.composed is None


# --- in scenarios ----------------------------------------------------------------------------------------------------

BEGUN = """
game = "toy-sketches"
options = { seats = 2 }
[[then]]
choose = "begin"
[[then]]
draw = "pears"
"""


def played(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "sketch.toml"
    file.write_text(BEGUN + text)
    return easel(play_scenario(file)).lines


def test_a_scenario_composes_as_somebody_would_type(tmp_path: Path) -> None:
    assert SKETCHES.slug in BEGUN
    text = '[[then]]\nseat = 1\ncompose = "sun"\n[[then]]\nseat = 0\ncompose = "moon"\n'
    assert played(tmp_path, text) == ["moon", "sun"]


def test_a_scenario_names_the_rule_that_refuses_what_is_composed(tmp_path: Path) -> None:
    wrong = '[[then]]\nseat = 0\nrefused = { compose = "M00N", rule = "SK-LINE-01" }\n'
    assert played(tmp_path, wrong) == ["", ""], "and nothing was answered"


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ('refused = { compose = "moon", rule = "SK-LINE-01" }', "is allowed"),
        ('refused = { compose = "M00N", rule = "SK-RACE-01" }', "not SK-RACE-01"),
        ('refused = { compose = "M00N" }', "an option and a rule"),
    ],
)
def test_a_scenario_that_expects_another_refusal_fails(tmp_path: Path, step: str, words: str) -> None:
    with pytest.raises(Fault) as failed:
        played(tmp_path, f"[[then]]\nseat = 0\n{step}\n")
    assert words in str(failed.value)


def test_nothing_is_composed_where_something_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "sketch.toml"
    file.write_text('game = "toy-sketches"\n[[then]]\nrefused = { compose = "moon", rule = "SK-LINE-01" }\n')
    with pytest.raises(Fault) as failed:
        play_scenario(file)
    assert "nothing is composed here" in str(failed.value)
