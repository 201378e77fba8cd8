"""Maps drawn with characters: every card, either way up, with the path on it, and as much of it as there is room for."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from lanterne.games.map_masters.drawn_map import Picture, draw_card, draw_map, extent, legend
from lanterne.games.map_masters.exploration_check import EMPTY, Kit, read_exploration
from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.kinds import LEVELS, SLOTS
from lanterne.games.map_masters.map_layout import ICONS, LARGE, MIDDLE, SMALL, Scale, layout_of, signs, size_of
from lanterne.games.map_masters.notation import edit, path_of
from lanterne.games.map_masters.tableau import Placement, Tableau
from lanterne.games.map_masters.walk import Walk
from lanterne.kernel.drawing import STYLES, Drawing
from lanterne.kernel.texts import texts_for

CARDS = GAME.content.cards
EXAMPLE = ["S-1", "D5-01"]  # MM-EX-08


def text(drawing: Drawing) -> str:
    return "\n".join("".join(part for _, part, _ in line) for line in drawing)


def walked(line: str, *hand: str, **tokens: int) -> Walk:
    kit = Kit(CARDS, hand or tuple(EXAMPLE), tokens, {})
    return path_of(kit, read_exploration(edit(kit, EMPTY, line)))


def alone(card: str, rot: int = 0) -> Tableau:
    return Tableau([Placement(card, 0, 0, rot)], CARDS)


# --- every card ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_drawn_with_all_that_is_on_it(card: str) -> None:
    design = CARDS[card]
    layout = layout_of(design, False, MIDDLE)
    picture = Picture(alone(card), None, MIDDLE)
    drawn = text(picture.window(99, 99)[0])
    lines = drawn.split("\n")
    assert (len(lines[0]), len(lines)) == extent(alone(card), MIDDLE) == (25, 13)
    assert f"╔{card}" in drawn
    wanted = Counter(letter for node in design.inner() for sign in signs(node) for letter in sign if letter in KNOWN)
    cut = sum("+" in line for line in lines)
    missing = wanted - Counter(letter for letter in drawn if letter in KNOWN)
    assert sum(missing.values()) <= 3 * cut, f"{missing} is missing without a sign that something is"
    for edge in design.edges:
        way = layout.ways[edge.id]
        assert way, edge.id
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(way)), edge.id


KNOWN = set(ICONS.values())


@pytest.mark.parametrize("card", CARDS)
def test_corridors_of_a_level_hardly_ever_touch(card: str) -> None:
    """Beside each other's ends, at most one of a level runs into another: there is no way around in so few characters."""
    design = CARDS[card]
    layout = layout_of(design, False, MIDDLE)
    for level in LEVELS:
        cells = Counter(
            cell for edge in design.edges if design.level_of(edge) == level for cell in layout.ways[edge.id]
            if cell not in (layout.spots[edge.a], layout.spots[edge.b])
        )  # fmt: skip
        assert sum(count > 1 for count in cells.values()) <= 2


@pytest.mark.parametrize("scale", [LARGE, MIDDLE, SMALL])
@pytest.mark.parametrize("rot", [0, 180])
@pytest.mark.parametrize("card", ["S-1", "S-3", "D3-01", "D5-01", "D6-01"])
def test_slots_are_openings_where_the_card_lies(card: str, rot: int, scale: Scale) -> None:
    placement = Placement(card, 0, 0, rot)
    lines = text(Picture(Tableau([placement], CARDS), None, scale).window(99, 99)[0]).split("\n")
    wide, high = size_of(scale)
    places = {
        "L1": (0, high // 4), "L2": (0, 3 * high // 4), "R1": (wide, high // 4), "R2": (wide, 3 * high // 4),
        "T": (wide // 2, 0), "B": (wide // 2, high),
    }  # fmt: skip
    for slot in SLOTS:
        x, y = places[placement.shown(slot)]
        assert (lines[y][x] in "─│") == (slot in CARDS[card].exits), slot


def test_a_turned_card_says_so_and_stands_on_its_head() -> None:
    upright = text(Picture(alone("D5-01"), None, MIDDLE).window(99, 99)[0]).split("\n")
    turned = text(Picture(alone("D5-01", 180), None, MIDDLE).window(99, 99)[0]).split("\n")
    assert "D5-01 180°" in turned[0]
    assert "A&◎$$¶" in upright[3]
    assert "A&◎$$¶" in turned[9]
    assert "t1▼" in upright[9]
    assert "t1▼" in turned[3]


def test_the_example_card_as_people_see_it() -> None:
    assert text(draw_card(CARDS["D5-01"], 40, 13)).split("\n")[:5] == [
        "╔D5-01══════│═══════════╗",
        "║           │           ║",
        "║       ╭───┴───╮       ║",
        "─────a1†┤A&◎$$¶ ├k1#─────",
        "║       ╰───┬───╯       ║",
    ]


def test_the_lower_level_is_dotted() -> None:
    drawn = text(draw_card(CARDS["D5-01"], 40, 13))
    assert "··h1$$··s1≡" in drawn
    assert "·┤  H&&◎$$¬  ├·" in text(draw_card(CARDS["D6-01"], 40, 13)), "a lower room too"


def test_a_card_without_room_is_not_drawn() -> None:
    assert draw_card(CARDS["D5-01"], 16, 40) == []
    assert len(text(draw_card(CARDS["D5-01"], 17, 13)).split("\n")[0]) == 17


def test_the_legend_names_what_is_on_the_cards() -> None:
    words = texts_for("fr", GAME.slug)
    shown = dict(legend([CARDS["S-1"]], words))
    assert shown == {"$": "Pièce", "Θ": "Tonneau", "†": "Épée", "¬": "Clé"}


# --- a dungeon and a path --------------------------------------------------------------------------------------------


def test_linked_cards_share_a_wall_with_openings() -> None:
    walk = walked("lay S-1 0,0; lay D5-01 1,0")
    lines = text(draw_map(walk.tableau, walk, 60, 20)[0]).split("\n")
    assert len(lines[0]) == 49
    assert "╦D5-01" in lines[0]
    assert "b1¬─────────a1†" in lines[3]


def test_cards_side_by_side_may_be_half_a_height_apart() -> None:
    walk = walked("lay S-1 0,0; lay D5-01 1,1")
    lines = text(draw_map(walk.tableau, walk, 60, 30)[0]).split("\n")
    assert lines[6][24] == "╠"
    assert "c1$─────────a1†" in lines[9]


def test_the_path_is_heavy_and_stands_somewhere() -> None:
    walk = walked("lay S-1 0,0; lay D5-01 1,0; start S-1.L1; a1; A; b1; R1; link; a1; A")
    lines = text(draw_map(walk.tableau, walk, 60, 20)[0]).split("\n")
    assert lines[3].startswith("━━━━━*$━━┓     ┏━*¬━━━━━━━━━━*†━┥@A&◎$$¶├k1#─")
    drawing = draw_map(walk.tableau, walk, 60, 20, nexts={("D5-01", "k1")})[0]
    styles = {part: style for line in drawing for style, part, _ in line}
    assert styles["k1#"] == "next"
    assert set(styles.values()) <= set(STYLES)


def test_a_path_below_is_dotted_too() -> None:
    walk = walked("lay D5-01 0,0; start D5-01.R2; b1; s1; h1", "D5-01")
    assert "@$$•••*≡" in text(draw_map(walk.tableau, walk, 60, 20)[0])


def test_cleared_rooms_are_marked() -> None:
    walk = walked("lay S-1 0,0; start S-1.L1; a1; A; b1")
    assert "│ A*Θ†  │" in text(draw_map(walk.tableau, walk, 60, 20)[0])


def test_free_edges_carry_their_numbers() -> None:
    tableau = walked("lay S-1 0,0; lay D5-01 1,0").tableau
    marks = {spot: str(number) for number, spot in enumerate(tableau.free_edges(), 9)}
    drawn = text(draw_map(tableau, None, 60, 20, marks)[0])
    lines = drawn.split("\n")
    assert lines[3].startswith("9───")
    assert lines[3].endswith("──12")
    assert lines[9].startswith("10┘")


def test_what_is_clicked_on_is_named() -> None:
    walk = walked("lay S-1 0,0")
    touched = {touch for line in draw_map(walk.tableau, walk, 60, 20)[0] for _, _, touches in line for touch in touches.split()}
    assert {"card:S-1", "spot:S-1.a1", "spot:S-1.A", "spot:S-1.L1"} <= touched


def test_little_room_shows_the_part_around_the_path_and_where_there_is_more() -> None:
    walk = walked("lay S-1 0,0; lay D5-01 1,0; start S-1.L1; a1")
    drawing, more = draw_map(walk.tableau, walk, 30, 7)
    assert (len(drawing), len(text(drawing).split("\n")[0])) == (7, 30)
    assert "@$" in text(drawing)
    assert more == "→ ↓"
    whole, nothing = draw_map(walk.tableau, walk, 49, 13)
    assert len(whole) == 13
    assert nothing == ""


def test_much_room_shows_it_larger() -> None:
    tableau = alone("S-1")
    assert len(draw_map(tableau, None, 80, 40)[0]) == 25
    assert len(draw_map(tableau, None, 80, 24)[0]) == 13
    assert len(text(draw_map(tableau, None, 20, 24)[0]).split("\n")[0]) == 17
    assert draw_map(Tableau([], CARDS), None, 80, 24) == ([], "")
