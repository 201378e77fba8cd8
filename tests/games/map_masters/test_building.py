"""Laying cards to a dungeon: MM-BUILD, MM-MODEL-01 to 13, MM-RULING-10 to 16."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import Kit, check, fitting
from lanterne.games.map_masters.kinds import HIGH, SLOT_AT, SLOTS, TURNED, WIDE
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.tableau import Placement, Tableau, lay
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from tests.games.map_masters.sketches import ALL_SLOTS, BOX, draw, finds, hall, kit_of, refusal, sketch

OPEN = hall()  # all six slots


def laid(*placements: tuple[str, int, int, int], cards: dict[str, Card] | None = None) -> Tableau:
    """Cards at x, y, turned by so much; X1, X2 … are copies of the open card unless other cards are given."""
    found = [Placement(card, x, y, rot) for card, x, y, rot in placements]
    return lay(found, cards or {card: OPEN for card, *_ in placements})


def bar(*placements: tuple[str, int, int, int], cards: dict[str, Card] | None = None) -> str:
    """The code that refuses the tableau."""
    with pytest.raises(Misstep) as caught:
        laid(*placements, cards=cards)
    return caught.value.code


def told(rot: Json = 0, x: Json = 0, y: Json = 0) -> str:
    """What is said to a card that is laid so."""
    answer = check(kit_of(OPEN), {"tableau": [{"card": "X", "x": x, "y": y, "rot": rot}], "start": None, "steps": []})
    return answer.message if answer else "fine"


# --- one card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-BUILD-01")
@pytest.mark.parametrize("rot", [90, 270, -90, 45])
def test_cards_lie_portrait_only(rot: int) -> None:
    assert told(rot=rot) == "check-bad-rotation"


@pytest.mark.rule("MM-BUILD-02")
def test_a_card_lies_upright_or_turned_by_180_degrees() -> None:
    assert told(rot=0) == told(rot=180) == "fine"
    upright, turned = laid(("X", 0, 0, 0)), laid(("X", 0, 0, 180))
    assert upright.placements["X"].shown("L1") == "L1"
    assert turned.placements["X"].shown("L1") == "R2"


@pytest.mark.rule("MM-MODEL-01")
def test_a_card_is_8_by_12_and_its_halves_are_two_cells() -> None:
    assert (WIDE, HIGH) == (8, 12)
    assert sketch("exits L1 R1; node a U 8,12 : ; edge L1 a; edge a R1").nodes["a"].y == 12
    for outside in ("9,3", "3,13"):
        with pytest.raises(Fault) as caught:
            sketch(f"exits L1 R1; node a U {outside} : ; edge L1 a; edge a R1")
        assert caught.value.message == "card-point"
    assert list(laid(("X", 3, 5, 0)).cells) == [(3, 5), (3, 6)]


@pytest.mark.rule("MM-MODEL-02", "MM-RULING-10")
def test_the_six_slots() -> None:
    """Two on each long side at a quarter and three quarters of the height, one in the middle of each short side."""
    assert SLOT_AT == {"L1": (0, 3), "L2": (0, 9), "R1": (8, 3), "R2": (8, 9), "T": (4, 0), "B": (4, 12)}
    assert [4 * SLOT_AT[slot][1] // HIGH for slot in ("L1", "R1", "L2", "R2")] == [1, 1, 3, 3]
    assert {2 * SLOT_AT[slot][0] for slot in ("T", "B")} == {WIDE}
    with pytest.raises(Fault):
        sketch("exits L3 R1; edge L3 R1")


@pytest.mark.rule("MM-MODEL-02")
@pytest.mark.parametrize("exits", ["L1", "T B", "L1 R2 B", ALL_SLOTS])
def test_a_card_may_have_any_open_slots(exits: str) -> None:
    tableau = laid(("X", 0, 0, 0), cards={"X": hall(exits)})
    assert [slot for _, slot in tableau.free_edges()] == exits.split()


@pytest.mark.rule("MM-RULING-11")
def test_five_of_six_slots_are_open_on_every_card_of_the_box() -> None:
    closed = {next(slot for slot in SLOTS if slot not in card.exits) for card in BOX.values()}
    assert {len(card.exits) for card in BOX.values()} == {5}
    assert closed == set(SLOTS), "the closed one varies"


@pytest.mark.rule("MM-MODEL-03", "MM-RULING-14")
def test_all_slots_are_on_the_upper_level() -> None:
    assert {card.nodes[slot].level for card in BOX.values() for slot in card.exits} == {"U"}
    for card in BOX.values():
        for slot in card.exits:
            (edge,) = card.at[slot]
            assert card.nodes[edge.other(slot)].is_on("U"), f"{card.id}: the lower level does not reach {slot}"


@pytest.mark.rule("MM-MODEL-04")
def test_turning_a_card_by_180_degrees() -> None:
    assert TURNED == {"L1": "R2", "R2": "L1", "L2": "R1", "R1": "L2", "T": "B", "B": "T"}
    for slot, other in TURNED.items():
        x, y = SLOT_AT[slot]
        assert SLOT_AT[other] == (WIDE - x, HIGH - y)


@pytest.mark.rule("MM-MODEL-04")
@pytest.mark.parametrize("turned", ["", " 180"])
def test_a_turned_room_has_its_doors_in_the_same_order(turned: str) -> None:
    """A loop outside that does not cross is fine and one that does is not, however the card lies."""
    loop = sketch("exits L1 R1 R2 B; room A U 4,6 2x2 : ; node a U 4,2 : ; edge L1 A; edge one = A a; edge R1 A; edge R2 A; "
                  "edge B A; edge two = a A; doors A : one R1 R2 two B L1")  # fmt: skip
    assert finds(draw(loop, f"lay X 0,0{turned}; L1 A; go a#one; go A#two; go B"))["exit"] == 1
    assert refusal(loop, f"lay X 0,0{turned}; L1 A; go a#two; go A#one; go B") == "CROSSES_PATH"


# --- cards side by side ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MODEL-05", "MM-BUILD-05")
def test_cards_share_no_cell() -> None:
    assert laid(("X1", 0, 0, 0), ("X2", 0, 2, 0)).cells == {(0, 0): "X1", (0, 1): "X1", (0, 2): "X2", (0, 3): "X2"}
    assert bar(("X1", 0, 0, 0), ("X2", 0, 1, 0)) == "OVERLAP"
    assert bar(("X1", 0, 0, 0), ("X2", 0, -1, 180)) == "OVERLAP"
    assert bar(("X1", 0, 0, 0), ("X2", 0, 0, 0)) == "OVERLAP"


@pytest.mark.rule("MM-MODEL-06")
@pytest.mark.parametrize(
    ("dx", "dy", "links"),
    [
        (-1, 0, {"L1": "R1", "L2": "R2"}), (-1, -1, {"L1": "R2"}), (-1, 1, {"L2": "R1"}),
        (1, 0, {"R1": "L1", "R2": "L2"}), (1, -1, {"R1": "L2"}), (1, 1, {"R2": "L1"}),
        (0, -2, {"T": "B"}), (0, 2, {"B": "T"}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("rot", [0, 180])
def test_which_slots_meet(dx: int, dy: int, links: dict[str, str], rot: int) -> None:
    """A slot meets the one that lies opposite, whichever way the neighbour is turned."""
    tableau = laid(("X1", 0, 0, 0), ("X2", dx, dy, rot))
    turned = {slot: TURNED[met] if rot else met for slot, met in links.items()}
    assert {slot: met for (card, slot), (_, met) in tableau.links.items() if card == "X1"} == turned
    assert {met: slot for (card, slot), (_, met) in tableau.links.items() if card == "X2"} == turned


@pytest.mark.rule("MM-MODEL-07")
def test_corner_contact_is_nothing() -> None:
    corner = laid(("X1", 0, 0, 0), ("X2", 1, 1, 0), ("X3", 1, -1, 0), ("X4", 2, 0, 0))
    assert ("X1", "T") in set(corner.free_edges()), "X3 lies across the corner only"
    assert bar(("X1", 0, 0, 0), ("X2", 1, 2, 0)) == "NOT_CONNECTED"
    assert bar(("X1", 0, 0, 0), ("X2", -1, -2, 0)) == "NOT_CONNECTED"


@pytest.mark.rule("MM-MODEL-07")
def test_each_shared_side_has_one_slot_of_each_card() -> None:
    assert len(laid(("X1", 0, 0, 0), ("X2", 1, 0, 0)).links) == 4, "two sides are shared"
    assert len(laid(("X1", 0, 0, 0), ("X2", 1, 1, 0)).links) == 2, "one side is shared"


@pytest.mark.rule("MM-MODEL-08", "MM-BUILD-03")
def test_corridors_must_be_aligned() -> None:
    """Both open: a link; both closed: a wall; one of each: no dungeon."""
    cards = {"X1": hall("L1 R1"), "X2": hall("L1 R1"), "X3": hall("L1 L2")}
    tableau = laid(("X1", 0, 0, 0), ("X2", 1, 0, 0), cards=cards)
    assert tableau.links == {("X1", "R1"): ("X2", "L1"), ("X2", "L1"): ("X1", "R1")}
    assert bar(("X1", 0, 0, 0), ("X3", 1, 0, 0), cards=cards) == "EXIT_AGAINST_WALL", "L2 against a wall"
    assert bar(("X3", 1, 0, 0), ("X1", 0, 0, 0), cards=cards) == "EXIT_AGAINST_WALL", "whichever was laid first"


@pytest.mark.rule("MM-BUILD-04", "MM-MODEL-11")
def test_side_by_side_cards_may_be_offset_by_half_a_height() -> None:
    kit = kit_of(OPEN)
    found = {(place.x, place.y) for place in fitting(kit, [Placement("X", 0, 0, 0)], "X/2")}
    assert found == {(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, -2), (0, 2)}
    for x, y in found:
        laid(("X1", 0, 0, 0), ("X2", x, y, 0))


@pytest.mark.rule("MM-BUILD-04")
def test_an_offset_must_align_corridors_too() -> None:
    cards = {"X1": hall("L1 R1"), "X2": hall("L2 R2")}
    assert bar(("X1", 0, 0, 0), ("X2", 1, 0, 0), cards=cards) == "EXIT_AGAINST_WALL"
    assert laid(("X1", 0, 0, 0), ("X2", 1, -1, 0), cards=cards).links[("X1", "R1")] == ("X2", "L2")


@pytest.mark.rule("MM-BUILD-06", "MM-MODEL-09")
def test_one_connected_dungeon() -> None:
    assert bar(("X1", 0, 0, 0), ("X2", 2, 0, 0)) == "NOT_CONNECTED"
    assert bar(("X1", 0, 0, 0), ("X2", 1, 0, 0), ("X3", 5, 0, 0), ("X4", 6, 0, 0)) == "NOT_CONNECTED"
    laid(("X1", 0, 0, 0), ("X3", 2, 0, 0), ("X2", 1, 0, 0))  # in whatever order they are laid


@pytest.mark.rule("MM-MODEL-08", "MM-MODEL-10")
def test_the_cellar_beside_the_well() -> None:
    """S-1 and D5-01 side by side: two links, and all other open slots are free edges."""
    tableau = laid(("S-1", 0, 0, 0), ("D5-01", 1, 0, 0), cards=dict(BOX))
    links = {("S-1", "R1"): ("D5-01", "L1"), ("S-1", "R2"): ("D5-01", "L2")}
    assert tableau.links == links | {there: here for here, there in links.items()}
    assert set(tableau.free_edges()) == {
        ("S-1", "L1"), ("S-1", "L2"), ("S-1", "B"), ("D5-01", "R1"), ("D5-01", "R2"), ("D5-01", "T"),
    }  # fmt: skip


@pytest.mark.rule("MM-RULING-12")
def test_an_open_slot_faces_no_wall_where_cards_touch_by_chance_either() -> None:
    """X1 and X3 are both joined to X2 below; beside each other, an open slot meets a wall."""
    cards = {"X1": hall("B R1"), "X2": hall("T R1"), "X3": hall("L2 B"), "X4": hall("L1 T")}
    laid(("X1", 0, 0, 0), ("X2", 0, 2, 0), ("X4", 1, 2, 0), cards=cards)
    assert bar(("X1", 0, 0, 0), ("X2", 0, 2, 0), ("X4", 1, 2, 0), ("X3", 1, 0, 0), cards=cards) == "EXIT_AGAINST_WALL"


@pytest.mark.rule("MM-RULING-13", "MM-MODEL-09")
def test_wall_to_wall_is_allowed_but_does_not_connect() -> None:
    cards = {"X1": hall("L1 B"), "X2": hall("R1 B"), "X3": hall("T R1"), "X4": hall("T L1")}
    assert bar(("X1", 0, 0, 0), ("X2", 1, 0, 0), cards=cards) == "NOT_CONNECTED"
    ring = laid(("X1", 0, 0, 0), ("X2", 1, 0, 0), ("X3", 0, 2, 0), ("X4", 1, 2, 0), cards=cards)
    assert ("X1", "R1") not in ring.links


HOLE = (("X1", 0, 0, 0), ("X2", 1, -1, 0), ("X3", 0, 2, 0), ("X4", 1, 2, 0), ("X5", 2, 1, 0))  # around the cell 1,1


@pytest.mark.rule("MM-MODEL-10", "MM-RULING-16")
def test_a_slot_that_faces_a_gap_is_a_free_edge() -> None:
    tableau = laid(*HOLE)
    assert (1, 1) not in tableau.cells
    assert {("X1", "R2"), ("X2", "B"), ("X4", "T"), ("X5", "L1")} <= set(tableau.free_edges())
    assert ("X1", "R1") not in set(tableau.free_edges()), "it is linked"


@pytest.mark.rule("MM-RULING-16", "MM-MODEL-10")
def test_a_path_may_start_and_end_in_a_gap() -> None:
    cards = [hall(id=f"X{number}") for number in range(1, 6)]
    ground = "; ".join(f"lay {card} {x},{y}" for card, x, y, _ in HOLE)
    assert finds(draw(cards, f"{ground}; X1.R2 A R1; link; go A; go B"))["exit"] == 1


@pytest.mark.rule("MM-MODEL-13")
def test_how_many_shapes_there_are() -> None:
    """1, 4, 20, 110 connected shapes of one to four cards."""
    shapes: set[tuple[tuple[int, int], ...]] = {((0, 0),)}
    counts = [len(shapes)]
    for size in range(2, 5):
        grown: set[tuple[tuple[int, int], ...]] = set()
        cards = {f"X{number}": OPEN for number in range(size)}
        for shape in shapes:
            lying = [Placement(f"X{number}", x, y, 0) for number, (x, y) in enumerate(shape)]
            for place in fitting(Kit(cards, list(cards), {}, {}), lying, f"X{size - 1}"):
                cells = [*shape, (place.x, place.y)]
                left, top = min(x for x, _ in cells), min(y for _, y in cells)
                grown.add(tuple(sorted((x - left, y - top) for x, y in cells)))
        shapes = grown
        counts.append(len(shapes))
    assert counts == [1, 4, 20, 110]


@pytest.mark.rule("MM-MODEL-13")
@pytest.mark.parametrize("closed", [*combinations_with_replacement(("L1", "L2", "T"), 5)], ids=" ".join)
def test_every_hand_with_one_closed_slot_each_can_be_laid_whole(closed: tuple[str, ...]) -> None:
    """Up to turning there are three kinds of cards with one closed slot."""
    cards = {
        f"X{number}": hall(" ".join(slot for slot in SLOTS if slot != wall)) for number, wall in enumerate(closed)
    }  # fmt: skip
    kit = Kit(cards, list(cards), {}, {})

    def fits_all(lying: list[Placement]) -> bool:
        left = [card for card in cards if card not in {place.card for place in lying}]
        return not left or any(fits_all([*lying, place]) for place in fitting(kit, lying, left[0]))

    assert fits_all([])
