"""What is handed in, and how it is refused: MM-CHECK-01 to 18, MM-RULING-15."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import EMPTY, Kit, check, mend, read_exploration, walk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Refused
from tests.games.map_masters.sketches import (
    ALL_BOOKS,
    code_of,
    corridor,
    draw,
    finds,
    hall,
    kit_of,
    refusal,
    sketch,
    typed,
)

HALL = hall(content="coin")
CARDS = [HALL, corridor("lock", "coin", id="Y")]
KIT = kit_of(CARDS, "SB-1")


def placed(*cards: Json, start: Json = None, steps: Json = None) -> Json:
    return {"tableau": list(cards), "start": start, "steps": [] if steps is None else steps}


def at(card: Json = "X", x: Json = 0, y: Json = 0, rot: Json = 0) -> Json:
    return {"card": card, "x": x, "y": y, "rot": rot}


L1: Json = {"card": "X", "slot": "L1"}


def told(data: Json, kit: Kit = KIT) -> tuple[str, str, object]:
    """The code of a refusal, its rule and the step."""
    answer = check(kit, data)
    assert isinstance(answer, Refused), "it is fine"
    return answer.message.removeprefix("check-").replace("-", "_").upper(), answer.rule, answer.args_by_name["step"]


# --- the order of the check ------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CHECK-01")
def test_cards_then_placement_then_start_then_steps() -> None:
    """Everything is wrong; mended one by one, the next thing is named."""
    start: Json = {"card": "X", "slot": "R1"}
    wrong: list[tuple[Json, str]] = [
        (placed(at("Z"), at("Y", 1, 1), start=start, steps=["go B"]), "CARD_NOT_IN_HAND"),
        (placed(at("X"), at("Y", 0, 1), at("X/2", 9, 0), start=start, steps=["go B"]), "OVERLAP"),
        (placed(at("X"), at("Y", 1, 0), at("X/2", 9, 0), start=start, steps=["go B"]), "EXIT_AGAINST_WALL"),
        (placed(at("X"), at("Y", 1, 0), start=start, steps=["go B"]), "EXIT_AGAINST_WALL"),
        (placed(at("X"), at("Y", 2, 0), start=start, steps=["go B"]), "NOT_CONNECTED"),
        (placed(at("X"), at("Y", 1, -1, 180), start=start, steps=["go B"]), "START_NOT_FREE"),
        (placed(at("X"), start=start, steps=["go B"]), "NO_SUCH_EDGE"),
    ]
    assert [told(data)[0] for data, _ in wrong] == [code for _, code in wrong]


@pytest.mark.rule("MM-CHECK-01", "MM-CHECK-07")
def test_cards_and_placement_before_a_start_that_is_missing() -> None:
    assert told(placed(at("Z"), steps=["go A"]))[0] == "CARD_NOT_IN_HAND"
    assert told(placed(at("X"), at("X/2", 0, 1), steps=["go A"]))[0] == "OVERLAP"
    assert told(placed(at("X"), at("X/2", 2, 0), steps=["go A"]))[0] == "NOT_CONNECTED"


@pytest.mark.rule("MM-CHECK-01", "MM-MODEL-33", "MM-RULING-41")
def test_a_long_path_is_fine() -> None:
    """Five cards full of corridors, which is more than anybody draws."""
    winding = corridor(*["coin"] * 20)
    kit = Kit({"X": winding}, [f"X/{number}" for number in range(5)], {}, {})
    steps: list[Json] = [*(f"go n{number}" for number in range(1, 21)), "go R1", "link"]
    row = [at(f"X/{number}", number) for number in range(5)]
    path = placed(*row, start={"card": "X/0", "slot": "L1"}, steps=[*steps * 4, *steps[:-1]])
    assert check(kit, path) is None
    assert mend(kit, path) == path
    assert finds(walk_of(kit, read_exploration(path))) == {"coin": 100, "exit": 1}


@pytest.mark.rule("MM-CHECK-01")
def test_the_first_wrong_step_is_named() -> None:
    assert told(placed(at(), start=L1, steps=["go A", "go L1", "go X"])) == ("DOOR_USED", "MM-CHECK-09", 2)
    assert told(placed(at(), start=L1, steps=["go A", "link", "go X"])) == ("NO_SUCH_EDGE", "MM-CHECK-08", 2)
    answer = check(KIT, placed(at(), start=L1, steps=["go A", "go L1"]))
    assert answer is not None
    assert (answer.args_by_name["card"], answer.args_by_name["node"]) == ("X", "L1")


@pytest.mark.rule("MM-CHECK-01")
@pytest.mark.parametrize(
    "data",
    [
        None, 3, "lay X 0,0", [], {}, {"tableau": []}, {"tableau": {}, "start": None, "steps": []},
        {"tableau": [], "start": "X.L1", "steps": []}, {"tableau": [], "start": None, "steps": [], "more": 1},
        {"tableau": [], "start": None, "steps": "go A"}, {"tableau": ["X"], "start": None, "steps": []},
        {"tableau": [{"card": 5, "x": 0, "y": 0, "rot": 0}], "start": None, "steps": []},
        {"tableau": [], "start": {"card": "X", "slot": "Q"}, "steps": []},
    ],
)  # fmt: skip
def test_what_is_no_exploration(data: Json) -> None:
    assert told(data) == ("BAD_SHAPE", "MM-CHECK-01", 0)


@pytest.mark.rule("MM-CHECK-01")
@pytest.mark.parametrize("step", ["", "run A", "go", "go A B", "pay", "teleport X.c with item", "wrap SB-12", 7, None])
def test_what_is_no_step(step: Json) -> None:
    assert told(placed(at(), start=L1, steps=["go A", step])) == ("BAD_STEP", "MM-CHECK-01", 2)


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CHECK-02")
def test_cards_of_the_hand_each_once() -> None:
    assert told(placed(at("Z")))[:2] == ("CARD_NOT_IN_HAND", "MM-CHECK-02")
    assert told(placed(at("X"), at("X", 1, 0)))[:2] == ("CARD_TWICE", "MM-CHECK-02")
    assert told(placed(at("X")), Kit(KIT.designs, ["Y"], {}, {}))[0] == "CARD_NOT_IN_HAND"
    assert check(KIT, placed(at("X"), at("X/2", 1, 0))) is None, "a second copy is another card"


@pytest.mark.rule("MM-CHECK-03")
@pytest.mark.parametrize("rot", [90, 1, -180, 360, "0", None, True, 0.0])
def test_bad_rotation(rot: Json) -> None:
    assert told(placed(at(rot=rot)))[:2] == ("BAD_ROTATION", "MM-CHECK-03")


@pytest.mark.rule("MM-CHECK-03")
@pytest.mark.parametrize("number", [0.5, 1.0, "1", None, True, 10**9])
def test_bad_position(number: Json) -> None:
    assert told(placed(at(x=number)))[:2] == ("BAD_POSITION", "MM-CHECK-03")
    assert told(placed(at(y=number)))[:2] == ("BAD_POSITION", "MM-CHECK-03")


@pytest.mark.rule("MM-CHECK-03", "MM-MODEL-05")
def test_any_whole_number_is_a_position() -> None:
    for number in (-11, 0, 7):
        assert check(KIT, placed(at(x=number, y=-number), at("X/2", number + 1, -number))) is None


@pytest.mark.rule("MM-CHECK-04")
def test_overlap() -> None:
    assert told(placed(at("X"), at("X/2", 0, 1)))[:2] == ("OVERLAP", "MM-CHECK-04")
    assert check(KIT, placed(at("X"), at("X/2", 0, 2))) is None


@pytest.mark.rule("MM-CHECK-05")
def test_exit_against_wall() -> None:
    assert told(placed(at("X"), at("Y", 1, 0)))[:2] == ("EXIT_AGAINST_WALL", "MM-CHECK-05")


@pytest.mark.rule("MM-CHECK-06")
def test_not_connected() -> None:
    assert told(placed(at("X"), at("X/2", 2, 0)))[:2] == ("NOT_CONNECTED", "MM-CHECK-06")
    assert told(placed(at("X"), at("X/2", 1, 2)))[:2] == ("NOT_CONNECTED", "MM-CHECK-06"), "corner contact"


@pytest.mark.rule("MM-CHECK-07")
def test_no_start() -> None:
    assert told(placed(at(), steps=["go A"]))[:2] == ("NO_START", "MM-CHECK-07")
    assert told(placed(at("Y"), start={"card": "Y", "slot": "T"}))[:2] == ("START_CLOSED", "MM-CHECK-07")
    linked = placed(at("X"), at("X/2", 1, 0), start={"card": "X", "slot": "R1"})
    assert told(linked)[:2] == ("START_NOT_FREE", "MM-CHECK-07")


# --- one code after the other ----------------------------------------------------------------------------------------

LOOP = sketch("exits L1 R1 B; room A U 4,6 2x2 : ; node n U 2,2 : ; edge L1 A; edge one = A n; edge two = n A; edge A R1; "
              "edge A B; doors A : L1 two one R1 B")  # fmt: skip
# Two loops in a room: out by one, in by two, out by three, in by four.
LOOPS = ("exits L1 R1 B; room A U 4,6 2x2 : ; node n U 2,2 : ; node m U 6,2 : ; edge L1 A; edge one = A n; edge two = n A; "
         "edge three = A m; edge four = m A; edge A R1; edge A B; doors A : ")  # fmt: skip
KNOT = sketch(LOOPS + "four L1 two R1 three one B")
SHAFT = sketch("exits L1 R1 B; trapdoor t U 4,3 > g; node g D 4,6 : ; stairs s 4,10; edge L1 t; edge t R1; edge g s; edge s B")
UNDER = sketch("exits L1; stairs s 2,3; node g D 4,6 : ; stairs u 6,6; trapdoor t U 4,3 > g; edge L1 s; edge s g; edge g u; "
               "edge u t")  # fmt: skip
CROSSING = sketch("exits L1; node j U 4,6 : ; node a U 6,9 : ; node b U 2,9 : ; edge L1 j; edge j a; edge a b; edge b j")
STUDY = hall("L1", "circle=c circle=d circle=e")
RING = sketch("exits L1; circle c U 2,3; circle d U 4,3; circle e U 6,3; edge L1 c; edge c d")
LAIR = sketch("exits L1 R1; room A U 4,3 2x2 : monster circle=c circle=d trapdoor=t>g; node g D 4,6 : ; edge L1 A; "
              "edge A R1; doors A : R1 L1")  # fmt: skip

CRYPT = sketch("exits L1; trapdoor t U 6,3 > G; room G D 4,6 2x2 : monster; stairs s 2,3; edge L1 s; edge s G; doors G : s")


def is_refused(card: Card, path: str, code: str, rule: str) -> None:
    """The owner has scroll tokens and all books but SB-14; SB-10 lies face down."""
    ready = f"{ALL_BOOKS} SB-9".replace("SB-10 ", "")
    answer = check(kit_of(card, ready, "SB-10", scroll=2), typed(card, path))
    assert answer is not None
    assert (code_of(answer), answer.rule) == (code, rule)
    assert refusal(card, path, ready, "SB-10", scroll=2) == code, "it is the last step that is refused"


@pytest.mark.rule("MM-CHECK-08")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("NO_SUCH_EDGE", LOOP, "L1 R1"),
        ("NO_SUCH_EDGE", LOOP, "L1 nowhere"),
        ("NO_SUCH_EDGE", LOOP, "L1; link"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_there_is_no_such_way(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-08")


@pytest.mark.rule("MM-CHECK-09")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("DOOR_USED", LOOP, "L1 A L1"),
        ("DOOR_USED", LOOP, "L1 A; go n#one; go A#one"),
        ("CORRIDOR_USED", corridor("coin"), "L1 n1 L1"),
        ("CORRIDOR_USED", SHAFT, "L1 t; fall; s g"),
        ("CORRIDOR_USED", CROSSING, "L1 j a b j"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_doors_and_corridors_that_were_used(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-09")


@pytest.mark.rule("MM-CHECK-10")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("CROSSES_PATH", LOOP, "L1 A; go n#one; A R1"),
        ("CROSSES_PATH", LOOP, "L1 A; go n#one; A B"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_the_path_would_cross_itself(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-10")


@pytest.mark.rule("MM-CHECK-11")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("CROSS_NOT_NEEDED", LOOP, "L1; cross with SB-7"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_nothing_to_cross(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-11")


@pytest.mark.rule("MM-CHECK-12")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("OBSTACLE_PENDING", corridor("lock"), "L1 n1 R1"),
        ("OBSTACLE_PENDING", corridor("lava"), "L1 n1 R1"),
        ("OBSTACLE_PENDING", corridor("monster"), "L1 n1 R1"),
        ("TRAPDOOR_PENDING", SHAFT, "L1 t R1"),
        ("MONSTERS_LEFT", LAIR, "L1 A R1"),
        ("MONSTERS_LEFT", LAIR, "L1 A; teleport c > X.d with fairy"),
        ("MONSTERS_LEFT", LAIR, "L1 A; fall t"),
        ("MONSTERS_LEFT", CRYPT, "L1 s G; climb t with SB-4"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_what_waits_to_be_overcome(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-12")


@pytest.mark.rule("MM-CHECK-13")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("NOTHING_TO_PAY", corridor("coin"), "L1 n1; pay fairy"),
        ("WRONG_RESOURCE", corridor("lock"), "L1 n1; pay SB-1"),
        ("WRONG_RESOURCE", corridor("lock"), "L1 n1; pay SB-7"),
        ("WRONG_RESOURCE", corridor("lock"), "L1 n1; pay key"),
        ("NO_ITEM", corridor("lock"), "L1 n1; pay item"),
        ("NO_FAIRY", corridor("lock"), "L1 n1; pay fairy"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_payments(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-13")


@pytest.mark.rule("MM-CHECK-14")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("SPELL_WRONG_PHASE", corridor("lock"), "L1 n1; pay SB-9"),
        ("SPELL_NOT_OWNED", corridor("lock"), "L1 n1; pay SB-14"),
        ("SPELL_USED", corridor("lava", "lava"), "L1 n1; pay SB-2; n2; pay SB-2"),
        ("SPELL_USED", corridor("lock"), "L1 n1; pay SB-10"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_books(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-14")


@pytest.mark.rule("MM-CHECK-15")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("TRAPDOOR_USED", SHAFT, "L1 t; pay SB-2; fall"),
        ("TRAPDOOR_USED", SHAFT, "L1 t; fall; climb t with SB-4"),
        ("LANDING_USED", UNDER, "L1 s g u t; fall"),
        ("NOT_ON_LANDING", SHAFT, "B s; climb t with SB-4"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_trapdoors(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-15")


@pytest.mark.rule("MM-CHECK-16")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("NOT_ON_CIRCLE", RING, "L1; teleport > X.d with fairy"),
        ("CIRCLE_USED", RING, "L1 c; teleport > X.e with fairy; teleport > X.d with SB-6"),
        ("CIRCLE_USED", STUDY, "L1 A; teleport c > X.d with fairy; teleport e > X.c with fairy"),
        ("CIRCLE_USED", STUDY, "L1 A; teleport c > X.d with fairy; teleport d > X.e with fairy"),
        ("SAME_CIRCLE", RING, "L1 c; teleport > X.c with fairy"),
        ("TARGET_NOT_PLACED", RING, "L1 c; teleport > Y.c with fairy"),
        ("TARGET_VISITED", RING, "L1 c d; teleport > X.c with fairy"),
        ("NO_MONSTER_THERE", RING, "L1 c; tele-monster X.d with SB-3"),
        ("NO_BARREL_HERE", corridor("", "barrel"), "L1 n1; tele-barrel X.n2 with SB-5"),
        ("NO_BARREL_THERE", corridor("barrel", ""), "L1 n1; tele-barrel X.n2 with SB-5"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_circles_and_targets(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-16")


@pytest.mark.rule("MM-CHECK-17")
@pytest.mark.parametrize(
    ("code", "card", "path"),
    [
        ("PATH_ENDED", corridor("coin"), "L1 n1 R1; pay item"),
        ("PATH_ENDED", corridor("coin"), "L1 n1 R1; sacrifice key with SB-8"),
        ("NOT_OUTERMOST", corridor("coin"), "L1 n1 R1; wrap with SB-13"),
        ("OPPOSITE_CLOSED", hall("L1 R2"), "L1 A R2; wrap with SB-12"),
        ("OPPOSITE_USED", corridor("coin"), "L1 n1 R1; wrap with SB-12"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_after_the_exit(code: str, card: Card, path: str) -> None:
    is_refused(card, path, code, "MM-CHECK-17")


@pytest.mark.rule("MM-CHECK-10", "MM-STEP-10", "MM-SB-07", "MM-RULING-51")
def test_cross_too_many() -> None:
    """The strands L1–one and two–three lie side by side; a line from four to R1 would cross both."""
    path = "L1 A; go n#one; go A#two; go m#three; go A#four"
    assert refusal(KNOT, f"{path}; R1") == "CROSSES_PATH"
    assert refusal(KNOT, f"{path}; cross with SB-7; R1", "SB-7") == "CROSS_TOO_MANY"
    assert draw(KNOT, f"{path}; B").ended


@pytest.mark.rule("MM-CHECK-11")
def test_cross_not_needed_where_nothing_crosses() -> None:
    assert refusal(LOOP, "L1 A; cross with SB-7; R1", "SB-7") == "CROSS_NOT_NEEDED"
    assert refusal(LOOP, "L1 A; cross with SB-7; link", "SB-7") == "CROSS_NOT_NEEDED"
    assert draw(LOOP, "L1 A; go n#one; A; cross with SB-7; R1", "SB-7").ended


@pytest.mark.rule("MM-CHECK-14", "MM-SPELL-01", "MM-SPELL-02")
@pytest.mark.parametrize(
    ("card", "path"),
    [
        (corridor("monster"), "L1 n1; pay SB-1"),
        (corridor("lava"), "L1 n1; pay SB-2"),
        (corridor("", "monster"), "L1; tele-monster X.n2 with SB-3"),
        (SHAFT, "B s g; climb t with SB-4"),
        (corridor("barrel", "barrel"), "L1 n1; tele-barrel X.n2 with SB-5"),
        (RING, "L1 c; teleport > X.d with SB-6"),
        (corridor("lock"), "L1 n1; pay SB-10"),
        (corridor("lock"), "L1 n1; sacrifice key with SB-8"),
        (hall("L1 R1 B"), "B A R1; wrap with SB-12"),
        (hall("L1 T B"), "L1 A T; wrap with SB-13"),
    ],
    ids=lambda value: value if isinstance(value, str) else "on",
)
def test_every_book_must_be_owned_and_face_up_and_is_turned_down(card: Card, path: str) -> None:
    book = path.split()[-1]
    assert refusal(card, path) == "SPELL_NOT_OWNED"
    assert refusal(card, path, used=book) == "SPELL_USED"
    assert draw(card, path, book).books == {book: False}


@pytest.mark.rule("MM-CHECK-14", "MM-SB-07")
def test_the_book_of_crossings_too() -> None:
    assert refusal(LOOP, "L1 A; go n#one; A; cross with SB-7") == "SPELL_NOT_OWNED"
    assert refusal(LOOP, "L1 A; go n#one; A; cross with SB-7", used="SB-7") == "SPELL_USED"


@pytest.mark.rule("MM-CHECK-14")
def test_a_book_of_another_phase() -> None:
    for book in ("SB-9", "SB-11", "SB-14", "SB-15", "SB-16", "SB-17"):
        assert refusal(corridor("lock"), f"L1 n1; pay {book}", book) == "SPELL_WRONG_PHASE"


# --- nothing at all --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CHECK-18")
@pytest.mark.parametrize("data", [EMPTY, placed(at()), placed(at(), at("X/2", 1, 0)), placed(at(), start=L1)])
def test_an_empty_exploration_is_fine(data: Json) -> None:
    assert check(KIT, data) is None
    assert finds(walk_of(KIT, read_exploration(data))) == {}


@pytest.mark.rule("MM-RULING-15", "MM-EXPLORE-04")
def test_not_every_card_must_be_laid() -> None:
    kit = Kit({"X": HALL}, [f"X/{number}" for number in range(1, 6)], {}, {})
    row = [at(f"X/{number}", number) for number in range(1, 6)]
    for count in range(6):
        assert check(kit, placed(*row[:count])) is None
