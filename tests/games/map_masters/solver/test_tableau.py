"""The best path in a tableau: as brute force finds it, with each book, within few nodes, and always valid."""

from __future__ import annotations

from random import Random

import pytest

from lanterne.games.map_masters.card_format import read_cards
from lanterne.games.map_masters.kinds import COUNTERS, EXPLORATION_BOOKS
from lanterne.games.map_masters.solver.fixed import solve_tableau
from lanterne.games.map_masters.solver.weights import default_weights
from lanterne.games.map_masters.tableau import Placement, lay
from tests.games.map_masters.solver.brute_force import TooMany, best_path
from tests.games.map_masters.solver.hands import (
    SMALL_CARDS,
    designs,
    is_valid,
    laid,
    some_cards,
    some_tokens,
    some_weights,
    weighed,
)
from tests.games.map_masters.solver.step_search import StepSearch

FEW = 1_500  # paths that brute force has time for
LONG_WAYS = ("SB-3", "SB-5", "SB-12", "SB-13")  # what bounds are made of is different with these


def compare(random: Random, books: list[str], cards: list[str], most: int = FEW) -> bool:
    """Solve a small tableau twice; False where brute force has too much to do."""
    placements = laid(cards, random)
    tokens, weights, cost = some_tokens(random), some_weights(random), random.choice((0.0, 1.0))
    try:
        best = best_path(designs(), placements, tokens, books, weights, cost, most)
    except TooMany:
        return False
    found = solve_tableau(designs(), placements, tokens, books, weights, cost)
    assert found.value == pytest.approx(best)
    assert found.proven
    assert found.bound == found.value
    assert is_valid(found, cards, tokens, books)
    return True


@pytest.mark.rule("MM-SOLVE-02")
@pytest.mark.parametrize("seed", range(4))
def test_the_solver_finds_what_brute_force_finds(seed: int) -> None:
    random = Random(seed)
    compared = 0
    while compared < 2:
        compared += compare(random, [], some_cards(random, random.choice((1, 1, 2)), 0, 3, 4, 5, 6))


@pytest.mark.rule("MM-SOLVE-02")
@pytest.mark.parametrize("book", EXPLORATION_BOOKS)
def test_every_book_is_used_as_well_as_it_can_be(book: str) -> None:
    random = Random(int(book[3:]))
    compare(random, [book], ["X-1"])
    while not compare(random, [book], some_cards(random, 1, 0, 3, 4, 5, 6)):
        pass


@pytest.mark.rule("MM-SOLVE-02")
@pytest.mark.parametrize("book", EXPLORATION_BOOKS)
def test_books_are_used_well_from_card_to_card(book: str) -> None:
    random = Random(int(book[3:]))
    for _ in range(40 if book in LONG_WAYS else 5):
        books = {book, *random.sample(EXPLORATION_BOOKS, random.choice((0, 1)))}
        assert compare(random, sorted(books), random.sample(SMALL_CARDS, random.choice((2, 3, 3, 4))), most=100_000)


@pytest.mark.rule("MM-SOLVE-02")
@pytest.mark.parametrize("seed", range(8))
def test_five_cards_agree_with_a_search_step_by_step(seed: int) -> None:
    random = Random(seed)
    placements = laid(some_cards(random, 5, *((0,) if seed % 4 == 3 else (3, 4, 5))), random)
    weights = {counter: float(random.choice((1, 2, 3))) for counter in random.sample(COUNTERS, 4)}
    found = solve_tableau(designs(), placements, {}, [], weights)
    assert found.value == pytest.approx(StepSearch(lay(placements, designs()), weights).run())
    assert found.proven


@pytest.mark.rule("MM-SOLVE-03")
def test_a_tableau_without_jumps_takes_few_nodes() -> None:
    """The catalogue's estimate is ten thousand steps; systems and runs are fewer."""
    random = Random(3)
    for _ in range(10):
        placements = laid(some_cards(random, 5, 0), random)
        found = solve_tableau(designs(), placements, {}, [], some_weights(random))
        assert found.proven
        assert found.nodes < 10_000


@pytest.mark.rule("MM-SOLVE-03")
def test_a_tableau_of_the_middle_tiers_is_solved_exactly() -> None:
    random = Random(4)
    nodes = []
    for _ in range(9):
        hand = some_cards(random, 5, 3, 4, 5)
        weights = some_weights(random)
        found = solve_tableau(designs(), laid(hand, random), {}, [], weights)
        assert found.proven
        assert is_valid(found, hand, {}, [])
        assert found.value == pytest.approx(weighed(found, weights))
        nodes.append(found.nodes)
    assert sorted(nodes)[len(nodes) // 2] < 20_000


@pytest.mark.rule("MM-SOLVE-03")
@pytest.mark.parametrize("books", [["SB-3"], ["SB-5"], ["SB-3", "SB-5"]], ids="+".join)
def test_books_that_leap_do_not_make_it_long(books: list[str]) -> None:
    random = Random(12)
    for _ in range(6):
        hand = some_cards(random, 5, 3, 4, 5, 6)
        found = solve_tableau(designs(), laid(hand, random), {"sword": 1}, books, some_weights(random), most_nodes=100_000)
        assert found.proven
        assert is_valid(found, hand, {"sword": 1}, books)


@pytest.mark.rule("MM-SOLVE-03")
def test_falls_that_lead_the_wrong_way_are_seen_at_once() -> None:
    """Many circles, and a fall that can only be the start of the path: tracing all that cannot be took 700,000 nodes."""
    placements = [
        Placement("D6-06", 0, 0, 0), Placement("D5-06", 1, 1, 0), Placement("D6-17", 0, 2, 0), Placement("D5-15", 2, 0, 0),
        Placement("D5-02", -1, -1, 0),
    ]  # fmt: skip
    weights = default_weights("lock", ["lock"], 3)
    assert solve_tableau(designs(), placements, {"sword": 1}, [], weights, most_nodes=100_000).proven


HARD = [  # what bounds and lines refute one by one without knowing tools, or with pieces that are of no use
    ("scroll", ["SB-5", "SB-11"], {}, 14.276936, [
        Placement("D4-04", 0, 0, 0), Placement("D3-08", -1, 0, 0), Placement("D6-09", -2, 0, 0), Placement("D6-10", -3, 0, 180),
        Placement("D6-17", -3, 2, 180),
    ]),
    ("lock", ["SB-3", "SB-6"], {}, 18.711544, [
        Placement("D4-11", 0, 0, 180), Placement("D3-15", -1, -1, 0), Placement("D4-14", 1, -1, 0),
        Placement("D5-09", 2, -2, 0), Placement("D3-08", -2, -1, 0),
    ]),
    ("lock", ["SB-11", "SB-12"], {}, 11.142317, [
        Placement("D3-09", 0, 0, 0), Placement("D4-15", 1, 0, 180), Placement("D4-13", 1, 2, 0), Placement("D5-11", 1, 4, 180),
        Placement("D6-18", -1, 1, 180),
    ]),
    ("lock", ["SB-6", "SB-12"], {"sword": 1, "rope": 2}, 17.41923, [
        Placement("D5-05", 0, 0, 180), Placement("D5-15", -1, -1, 0), Placement("D3-03", -2, -2, 0),
        Placement("D6-17", -3, -2, 180), Placement("D5-10", 1, -1, 0),
    ]),
    ("monster", ["SB-3", "SB-13"], {"scroll": 2}, 21.603848, [
        Placement("D3-18", 0, 0, 180), Placement("D3-10", 1, -1, 180), Placement("D5-07", 2, -1, 0),
        Placement("D6-07", 1, -3, 0), Placement("D4-01", 0, -4, 180),
    ]),
    ("barrel", ["SB-12"], {}, 14.903856, [
        Placement("D6-08", 0, 0, 0), Placement("D5-05", -1, 1, 0), Placement("D4-15", -1, 3, 0), Placement("D3-15", -1, -1, 0),
        Placement("D6-10", -2, -1, 0),
    ]),
    ("lock", ["SB-4", "SB-8"], {}, 12.688467, [
        Placement("D4-05", 0, 0, 180), Placement("D6-10", 1, 1, 0), Placement("D5-01", -1, 0, 180),
        Placement("D4-16", -2, 1, 0), Placement("D3-06", 2, 0, 0),
    ]),
]  # fmt: skip


@pytest.mark.rule("MM-SOLVE-03")
@pytest.mark.parametrize(("kind", "books", "tokens", "value", "placements"), HARD)
def test_tools_that_come_too_late_are_seen_early(
    kind: str, books: list[str], tokens: dict[str, int], value: float, placements: list[Placement]
) -> None:
    weights = default_weights(kind, [kind], 3)
    found = solve_tableau(designs(), placements, tokens, books, weights, most_nodes=100_000)
    assert found.proven
    assert found.value == pytest.approx(value)


WIDE = [  # many mosaics that no path is, and the nodes that are enough to know it
    ("key", 3, ["SB-4", "SB-5"], {}, 13.492316, 15_000, [
        Placement("D6-05", 0, 0, 0), Placement("D6-17", 0, 2, 180), Placement("D4-18", -1, 0, 180),
        Placement("D6-04", 0, -2, 0), Placement("D4-08", -2, -1, 0),
    ]),
    ("room", 3, ["SB-3", "SB-5"], {}, 18.469235, 13_000, [
        Placement("D6-17", 0, 0, 180), Placement("D4-13", 0, 2, 180), Placement("D4-05", 1, 0, 180),
        Placement("D5-09", -1, 3, 180), Placement("D4-08", 2, 1, 180),
    ]),
    ("coin", 3, ["SB-3", "SB-5"], {}, 25.246161, 40_000, [
        Placement("D4-01", 0, 0, 0), Placement("D6-15", 0, 2, 0), Placement("D5-01", 1, 1, 180), Placement("D4-12", 0, -2, 0),
        Placement("D5-09", -1, -1, 180),
    ]),
    ("monster", 3, ["SB-3", "SB-12"], {}, 22.130773, 80_000, [
        Placement("D5-12", 0, 0, 180), Placement("D5-13", 0, -2, 0), Placement("D5-06", 1, 0, 180),
        Placement("D4-15", -1, -3, 0), Placement("D6-07", 1, 2, 0),
    ]),
    ("lock", 6, ["SB-4", "SB-5"], {"scroll": 1, "rope": 1}, 16.719235, 60_000, [
        Placement("D6-04", 0, 0, 0), Placement("D5-13", 0, 2, 0), Placement("D6-10", 1, 0, 180), Placement("D6-17", 0, 4, 180),
        Placement("D4-16", -1, 3, 180),
    ]),
    ("monster", 4, ["SB-3", "SB-5"], {"rope": 1}, 20.957696, 80_000, [
        Placement("D6-15", 0, 0, 180), Placement("D6-07", -1, 0, 0), Placement("D5-07", 1, -1, 0),
        Placement("D5-13", 1, 1, 180), Placement("D4-13", 2, 0, 180),
    ]),
    ("monster", 5, ["SB-5", "SB-12"], {}, 17.773083, 30_000, [
        Placement("D4-16", 0, 0, 0), Placement("D5-15", 1, 0, 0), Placement("D5-09", 1, -2, 180),
        Placement("D6-10", -1, 0, 180), Placement("D6-08", 2, -3, 0),
    ]),
    ("trap", 1, ["SB-5", "SB-13"], {"scroll": 1}, 19.942313, 150_000, [
        Placement("D5-16", 0, 0, 180), Placement("D5-09", -1, -1, 180), Placement("D6-07", 0, 2, 0),
        Placement("D5-15", 0, 4, 0), Placement("D6-17", 1, 3, 0),
    ]),
    ("lock", 4, ["SB-6", "SB-13"], {}, 16.065387, 50_000, [
        Placement("D5-17", 0, 0, 180), Placement("D6-10", 1, 0, 0), Placement("D6-17", 0, 2, 180), Placement("D6-03", 2, 1, 0),
        Placement("D4-07", 3, 2, 180),
    ]),
]  # fmt: skip


@pytest.mark.rule("MM-SOLVE-03")
@pytest.mark.parametrize(("kind", "number", "books", "tokens", "value", "nodes", "placements"), WIDE)
def test_what_can_never_be_part_of_a_path_is_left_out(
    kind: str, number: int, books: list[str], tokens: dict[str, int], value: float, nodes: int, placements: list[Placement]
) -> None:
    weights = default_weights(kind, [kind], number)
    found = solve_tableau(designs(), placements, tokens, books, weights, most_nodes=nodes)
    assert found.proven
    assert found.value == pytest.approx(value)


ONE_WAY = [  # where cards cannot give more because slots of one way clash, which depends on all that is remembered with it
    ("barrel", 5, ["SB-3"], {"scroll": 1}, 13.203859, [
        Placement("D4-11", 0, 0, 180), Placement("D3-15", 1, 1, 180), Placement("D3-07", -1, 1, 0),
        Placement("D3-18", -2, 2, 180), Placement("D3-16", 1, -1, 0),
    ]),
    ("stairs", 4, [], {}, 13.22693, [
        Placement("D5-14", 0, 0, 180), Placement("D5-01", -1, 0, 0), Placement("D3-13", -2, 0, 0),
        Placement("D6-09", 0, 2, 180),
    ]),
    ("coin", 5, ["SB-3", "SB-4"], {"key": 1}, 22.180775, [
        Placement("D4-02", 0, 0, 180), Placement("D4-13", 0, -2, 0), Placement("D3-16", -1, -2, 0), Placement("D5-01", 1, 0, 0),
        Placement("D5-05", 2, 0, 180),
    ]),
    ("trap", 1, ["SB-3", "SB-5"], {}, 10.450008, [
        Placement("D6-09", 0, 0, 0), Placement("D6-07", -1, -1, 0), Placement("D6-08", 1, -1, 0),
    ]),
    ("circle", 4, ["SB-3", "SB-13"], {"scroll": 1}, 18.103857, [
        Placement("D6-13", 0, 0, 180), Placement("D6-18", 1, 0, 0), Placement("D5-01", 2, 0, 0), Placement("D5-12", 0, -2, 180),
    ]),
]  # fmt: skip


@pytest.mark.rule("MM-SOLVE-02")
@pytest.mark.parametrize(("kind", "number", "books", "tokens", "value", "placements"), ONE_WAY)
def test_ways_that_clash_bar_no_others(
    kind: str, number: int, books: list[str], tokens: dict[str, int], value: float, placements: list[Placement]
) -> None:
    found = solve_tableau(designs(), placements, tokens, books, default_weights(kind, [kind], number))
    assert found.proven
    assert found.value == pytest.approx(value)


LAIR = """
card Y-2 tier 0
name en "Lair" fr "Repaire"
exits L1 R1
room key U 3,3 2x2 : monster
node a1 U 6,3 : sword
edge L1 key
edge key a1
edge a1 R1
doors key : a1 L1

card Y-3 tier 0
name en "Hoard" fr "Magot"
exits L1
node a1 U 4,3 : coin
edge L1 a1
"""


def test_a_room_may_have_the_name_of_a_tool() -> None:
    cards = {card.id: card for card in read_cards(LAIR, "a lair")}
    placements = [Placement("Y-2", 0, 0, 0), Placement("Y-3", 1, 0, 0)]
    assert solve_tableau(cards, placements, {}, [], {"coin": 1.0}).value == 0
    assert solve_tableau(cards, placements, {"sword": 1}, [], {"coin": 1.0}).value == 1


# --- sources of payment ----------------------------------------------------------------------------------------------

BARS = """
card Y-1 tier 0
name en "Three Bars" fr "Trois grilles"
exits L1 R1
lock k1 U 2,3
lock k2 U 4,3
lock k3 U 5,3
lock k4 U 6,3
node a1 U 1,3 : key
edge L1 a1
edge a1 k1
edge k1 k2
edge k2 k3
edge k3 k4
edge k4 R1
"""


def payments(tokens: dict[str, int], books: list[str], cost: float = 0.0) -> list[str]:
    cards = {card.id: card for card in read_cards(BARS, "bars")}
    found = solve_tableau(cards, [Placement("Y-1", 0, 0, 0)], tokens, books, {"lock": 3.0, "exit": 1.0}, cost)
    return [str(step) for step in found.exploration.steps if step.verb in ("pay", "sacrifice")]


@pytest.mark.rule("MM-SOLVE-02")
def test_items_pay_first_then_tokens_then_spells_and_the_wildcard_last() -> None:
    assert payments({"key": 1}, ["SB-8", "SB-10"]) == [
        "pay item", "pay fairy", "pay SB-10", "sacrifice key with SB-8", "pay fairy",
    ]  # fmt: skip


@pytest.mark.rule("MM-SOLVE-02")
def test_the_wildcard_is_kept_where_it_costs_more_than_it_brings() -> None:
    assert "sacrifice key with SB-8" in payments({"key": 1}, ["SB-8", "SB-10"], cost=3.5)
    assert "sacrifice key with SB-8" not in payments({"key": 1}, ["SB-8", "SB-10"], cost=4.5)


ONE_OF_EACH = """
card Y-4 tier 0
name en "Ordeal" fr "Épreuve"
exits L1
{obstacle}
node a1 U 6,3 : coin
edge L1 {name}
edge {name} a1
"""


@pytest.mark.rule("MM-SOLVE-02", "MM-SB-08")
@pytest.mark.parametrize(
    ("tool", "obstacle"), [("sword", "monster m1 U 3,3"), ("key", "lock k1 U 3,3"), ("rope", "lava v1 U 3,3")]
)
def test_the_wildcard_is_whatever_is_wanted(tool: str, obstacle: str) -> None:
    text = ONE_OF_EACH.format(obstacle=obstacle, name=obstacle.split()[1])
    cards = {card.id: card for card in read_cards(text, "an ordeal")}
    found = solve_tableau(cards, [Placement("Y-4", 0, 0, 0)], {}, ["SB-8"], {"coin": 1.0})
    assert found.value == 1
    assert f"sacrifice {tool} with SB-8" in [str(step) for step in found.exploration.steps]


TWO_CLIMBS = """
card Y-5 tier 0
name en "Lower Shaft" fr "Puits du bas"
exits L1 R1
stairs s1 3,3
node g1 D 4,5 :
trapdoor t1 U 5,3 > g1
edge L1 s1
edge s1 g1
edge t1 R1

card Y-6 tier 0
name en "Upper Shaft" fr "Puits du haut"
exits L1
stairs s1 3,3
node g1 D 4,5 :
trapdoor t1 U 5,3 > g1
node a1 U 6,3 : coin
edge L1 s1
edge s1 g1
edge t1 a1
"""


@pytest.mark.rule("MM-SOLVE-02", "MM-SB-04")
def test_one_book_is_one_climb() -> None:
    """The coin lies behind two of them."""
    cards = {card.id: card for card in read_cards(TWO_CLIMBS, "shafts")}
    placements = [Placement("Y-5", 0, 0, 0), Placement("Y-6", 1, 0, 0)]
    assert solve_tableau(cards, placements, {}, ["SB-4"], {"coin": 1.0}).value == 0
    assert solve_tableau(cards, placements, {}, ["SB-4"], {"trap": 1.0}).value == 1


VAULTS = """
card Y-7 tier 0
name en "Two Vaults" fr "Deux caveaux"
exits L1
node z1 U 1,3 :
circle c1 D 2,5
node a1 D 3,5 : key
circle c2 D 4,5
circle c3 D 2,9
node b1 D 3,9 : key
circle c4 D 4,9
edge L1 z1
edge c1 a1
edge a1 c2
edge c3 b1
edge b1 c4

card Y-8 tier 0
name en "Vault Gate" fr "Grille des caveaux"
exits L1 R1
node a1 U 2,3 : scroll*3
circle c1 U 4,3
circle c2 U 4,9
lock k1 U 5,9
lock k2 U 6,9
node b1 U 7,9 : coin*5
edge L1 a1
edge a1 c1
edge c2 k1
edge k1 k2
edge k2 b1
edge b1 R1
"""


@pytest.mark.rule("MM-SOLVE-02")
def test_ways_over_a_card_that_are_alike_are_still_two() -> None:
    """Each of the vaults has a key, and both are wanted."""
    cards = {card.id: card for card in read_cards(VAULTS, "vaults")}
    placements = [Placement("Y-8", 0, 0, 0), Placement("Y-7", 1, 0, 0)]
    assert solve_tableau(cards, placements, {}, [], {"coin": 1.0}).value == 5


# --- being cut short -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SOLVE-01")
def test_a_search_that_is_cut_short_does_not_claim_a_proof() -> None:
    random = Random(5)
    hand = some_cards(random, 5, 5)
    placements, weights = laid(hand, random), {"coin": 1.0, "room": 1.0, "monster": 3.0, "barrel": 1.0}
    whole = solve_tableau(designs(), placements, {}, [], weights)
    cut = solve_tableau(designs(), placements, {}, [], weights, most_nodes=3)
    assert cut.nodes < whole.nodes
    assert not cut.proven
    assert cut.value <= whole.value <= cut.bound
    assert is_valid(cut, hand, {}, [])


def test_a_tableau_that_promises_nothing_gives_an_empty_path() -> None:
    found = solve_tableau(designs(), [Placement("S-1", 0, 0, 0)], {}, [], {"rope": 1.0})
    assert found.exploration.steps == []
    assert found.value == 0
    assert found.proven


def test_weights_are_never_negative() -> None:
    with pytest.raises(ValueError, match="never negative"):
        solve_tableau(designs(), [Placement("S-1", 0, 0, 0)], {}, [], {"rope": -1.0})
