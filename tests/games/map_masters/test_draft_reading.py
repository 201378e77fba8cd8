"""What is read of a draft: which of several faults is told, and what is made of one that is wrong."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.advice import advise
from lanterne.games.map_masters.exploration_check import Kit, check, mend
from lanterne.games.map_masters.game import GAME
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Refused
from tests.games.map_masters.sketches import code_of, corridor, draw, hall, kit_of, refusal, sketch

KIT = kit_of([hall(content="coin"), corridor("lock", "coin", id="Y")])
L1: Json = {"card": "X", "slot": "L1"}
BOX = Kit(GAME.content.cards, ("S-1", "S-2", "S-3", "S-4"), {}, {})
NESTED: Json = "deep"
for _ in range(2000):
    NESTED = [NESTED]


def at(card: str = "X", x: Json = 0, y: Json = 0, rot: Json = 0) -> Json:
    return {"card": card, "x": x, "y": y, "rot": rot}


def draft(*cards: Json, start: Json = None, steps: Json = None, **more: Json) -> dict[str, Json]:
    return {"tableau": list(cards), "start": start, "steps": [] if steps is None else steps, **more}


def first_fault(data: Json) -> tuple[str, object]:
    """The code of what is told, and its step."""
    refused = check(KIT, data)
    assert isinstance(refused, Refused)
    return code_of(refused), refused.args_by_name["step"]


@pytest.mark.rule("MM-CHECK-01")
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (draft(at("Z", rot=90)), ("CARD_NOT_IN_HAND", 0)),
        (draft(at(rot=90), at("Z")), ("CARD_NOT_IN_HAND", 0)),
        (draft(at(x="no"), at()), ("CARD_TWICE", 0)),
        (draft(at("Z"), start=L1, steps=["hop"]), ("CARD_NOT_IN_HAND", 0)),
        (draft(at(), at("Y", 0, 1), start=L1, steps=["hop"]), ("OVERLAP", 0)),
        (draft(at(), steps=["hop"]), ("NO_START", 0)),
        (draft(at(), start={"card": "Y", "slot": "L1"}, steps=["hop"]), ("TARGET_NOT_PLACED", 0)),
        (draft(at(), start=L1, steps=["go B", "go A", "hop"]), ("NO_SUCH_EDGE", 1)),
        (draft(at(), start=L1, steps=["go A", "hop", "go Q"]), ("BAD_STEP", 2)),
        (draft(at(), start=L1, steps=["go A", "go B", "hop"]), ("BAD_STEP", 3)),
    ],
)
def test_the_first_fault_is_told_and_no_later_one(data: Json, told: tuple[str, int]) -> None:
    assert first_fault(data) == told


@pytest.mark.rule("MM-CHECK-01")
@pytest.mark.parametrize("late", [None, 1, "yes", {"x": [1, 2]}])
def test_late_is_yes_or_no(late: Json) -> None:
    assert first_fault(draft(late=late)) == ("BAD_SHAPE", 0)


def test_a_step_that_is_no_text_is_refused_however_deep_it_is() -> None:
    assert first_fault(draft(at(), start=L1, steps=["go A", NESTED])) == ("BAD_STEP", 2)
    assert isinstance(advise(KIT, "coin", draft(at(), start=L1, steps=[NESTED]), str), dict)


@pytest.mark.rule("MM-RULING-41")
def test_of_a_draft_with_more_steps_than_any_path_has_the_right_ones_count() -> None:
    mended = mend(KIT, draft(at(), start=L1, steps=["go A", *["go A"] * 300]))
    assert mended == draft(at(), start=L1, steps=["go A"])
    assert first_fault(draft(at(), start=L1, steps=["go A"] * 301)) == ("BAD_SHAPE", 0)


@pytest.mark.rule("MM-MODEL-33")
def test_a_path_may_be_longer_than_anybody_needs() -> None:
    snake = sketch("; ".join([
        "exits L1 R1", *(f"node n{number} U {1 + number % 7},{1 + number // 7} :" for number in range(70)), "edge L1 n0",
        *(f"edge n{number} n{number + 1}" for number in range(69)), "edge n69 R1",
    ]))  # fmt: skip
    path = " ".join(["L1", *(f"n{number}" for number in range(70)), "R1"])
    assert draw(snake, path).ended


# --- advice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-EXPLORE-05", "MM-BUILD-06")
def test_a_card_taken_up_in_the_middle_is_told_where_it_joins_the_others() -> None:
    apart = draft(at("S-2"), at("S-4", 2))
    advice = advise(BOX, "coin", apart, str)
    assert isinstance(advice, dict)
    assert isinstance(advice["refused"], dict)
    fits = advice["fits"]
    assert isinstance(fits, dict)
    assert [1, 0, 0] in list_of(fits["S-1"])
    assert [0, 0, 0] not in list_of(fits["S-1"]), "there S-2 lies"


@pytest.mark.rule("MM-EXPLORE-05")
def test_the_good_part_of_a_path_is_kept_in_advice() -> None:
    advice = advise(KIT, "coin", draft(at(), start=L1, steps=["go A", "hop"]), str)
    assert isinstance(advice, dict)
    assert (advice["good"], advice["at"]) == (1, ["X", "A"])


def list_of(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


# --- names that may be left out --------------------------------------------------------------------------------------

TWO_HOLES = sketch(
    "exits L1 R1; room A U 4,3 2x2 : trapdoor=t>g trapdoor=u>H; node g D 2,9 : ; room H D 6,9 2x2 : ; edge L1 A; edge A R1; "
    "edge g H; doors A : R1 L1; doors H : g"
)
TWO_CIRCLES = sketch("exits L1 R1; room A U 4,3 2x2 : circle=c circle=d scroll; edge L1 A; edge A R1; doors A : R1 L1")


@pytest.mark.rule("MM-STEP-05")
def test_without_a_name_the_fall_is_through_the_trapdoor_that_is_left() -> None:
    path = "L1 A; fall t; H; climb u with SB-4"
    assert draw(TWO_HOLES, f"{path}; fall", "SB-4").at == ("X", "H")
    assert refusal(TWO_HOLES, f"{path}; fall; fall", "SB-4") == "NO_SUCH_EDGE", "there is none below"


@pytest.mark.rule("MM-STEP-07")
def test_without_a_name_the_teleport_leaves_from_another_circle_than_it_arrives_at() -> None:
    for target in ("c", "d"):
        assert draw(TWO_CIRCLES, f"L1 A; teleport > X.{target} with item").counts["circle"] == 2
