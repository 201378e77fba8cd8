"""Which sets of runs on a card serve for which: they lead the same ways, ask no more of tools and leave no less."""

from __future__ import annotations

from random import Random

import pytest

from lanterne.games.map_masters.card_format import read_cards
from lanterne.games.map_masters.kinds import EXPLORATION_BOOKS, SLOTS
from lanterne.games.map_masters.solver.ground import ground_of
from lanterne.games.map_masters.solver.links import Offers, bound_of
from lanterne.games.map_masters.solver.pieces import UNDRAWN, Piece
from lanterne.games.map_masters.solver.profiles import Profile, Profiles, profiles_of
from lanterne.games.map_masters.solver.runs import BARREL
from lanterne.games.map_masters.solver.search import Search
from lanterne.games.map_masters.solver.sheet import NO_WAY, sheet_of
from lanterne.games.map_masters.solver.task import NO_END, UNIT, Task
from lanterne.games.map_masters.tableau import lay
from tests.games.map_masters.solver.brute_force import TooMany, best_path
from tests.games.map_masters.solver.hands import SMALL_CARDS, designs, laid, some_cards, some_tokens, some_weights

CARDS = """
# Four ways from L1 to R1: past a coin, past a key, through a lock, and down through a trapdoor, which leads one way only
card P-1 tier 0
name en "Crossroads" fr "Carrefour"
exits L1 L2 R1 R2
node a1 U 1,3 :
node a2 U 2,5 :
node b1 U 3,1 : coin
node c1 U 3,2 : key
lock d1 U 3,4
trapdoor e1 U 2,6 > g1
node g1 D 4,6 :
stairs s1 5,5
node z1 U 6,3 :
node z2 U 5,4 :
node f1 U 4,9 : coin
edge L1 a1
edge a1 b1
edge a1 c1
edge a1 a2
edge a2 d1
edge a2 e1
edge b1 z1
edge c1 z1
edge d1 z2
edge g1 s1
edge s1 z2
edge z2 z1
edge z1 R1
edge L2 f1
edge f1 R2

# Two ways through a room with a key, and one past it with another key
card P-2 tier 0
name en "Shared Room" fr "Salle commune"
exits L1 L2 R1 R2
room A U 4,5 3x3 : key
node j1 U 1,9 :
node f1 U 4,10 : key
node k1 U 7,9 :
edge L1 A
edge A R1
edge L2 j1
edge j1 A
edge j1 f1
edge f1 k1
edge A k1
edge k1 R2
doors A : R1 k1 j1 L1

# A monster in a room, and one before it
card P-3 tier 0
name en "Lair" fr "Repaire"
exits L1 L2 R1 R2
room A U 4,5 3x3 : monster
monster m1 U 1,4
edge L1 m1
edge m1 A
edge A R1
edge L2 A
edge A R2
doors A : R1 R2 L2 m1

# A trapdoor that can be climbed from beneath, a way that spares the climb, and a room with two barrels
card P-4 tier 0
name en "Cellar" fr "Cave"
exits L2 R1 R2
room A U 4,8 3x3 : barrel*2
trapdoor t1 U 4,1 > g1
node g1 D 6,2 :
stairs s1 6,4
edge L2 A
edge A R2
edge A s1
edge s1 g1
node z1 U 2,3 :
edge t1 z1
edge A z1
edge z1 R1
doors A : z1 s1 R2 L2
"""
L1, L2, R1, R2 = [SLOTS.index(slot) for slot in ("L1", "L2", "R1", "R2")]


def profiles(card: str, *books: str) -> Profiles:
    design = {design.id: design for design in read_cards(CARDS, "made for tests")}[card]
    return Profiles(sheet_of(design, *(book in books for book in ("SB-3", "SB-4", "SB-5", "SB-7"))))


def run(card: Profiles, entry: int, end: int, *nodes: str) -> int:
    """The shape of the run that leads from one end to the other by just these nodes, as a bit."""
    (shape,) = {
        run.shape
        for run in card.sheet.runs
        if (run.entry, run.end) == (entry, end) and [name for _, name, _ in run.moves if name not in SLOTS] == [*nodes]
    }
    return 1 << shape


def by(node: str, card: Profiles, start: int = -1, leave: int = -1) -> Profile:
    """Of the way from L1 to R1 by a node."""
    gained = 1 << card.sheet.plan.place[node]
    (shape,) = {run.shape for run in card.sheet.runs if {run.entry, run.end} == {L1, R1} and run.gains & gained}
    found = card.of(1 << shape, start, leave)
    assert found is not None
    return found


def test_the_same_way_with_the_same_tools_serves() -> None:
    card = profiles("P-1")
    assert by("b1", card).key == by("c1", card).key
    assert by("b1", card).serves_for(by("b1", card))


def test_a_tool_more_serves_and_a_tool_less_does_not() -> None:
    card = profiles("P-1")
    assert by("c1", card).serves_for(by("b1", card))
    assert not by("b1", card).serves_for(by("c1", card))


def test_what_asks_for_a_tool_does_not_serve_for_what_asks_for_none() -> None:
    card = profiles("P-1")
    assert by("b1", card).serves_for(by("d1", card))
    assert not by("d1", card).serves_for(by("b1", card))


def test_one_way_does_not_serve_for_both() -> None:
    card = profiles("P-1")
    assert by("b1", card).serves_for(by("e1", card))
    assert not by("e1", card).serves_for(by("b1", card))


def test_where_a_path_starts_or_leaves_one_way_is_enough() -> None:
    """By L1 nobody comes back after having started there, and by R1 nobody comes in who has left by it."""
    card = profiles("P-1")
    assert by("e1", card, start=L1).serves_for(by("b1", card, start=L1))
    assert by("e1", card, leave=R1).serves_for(by("b1", card, leave=R1))
    assert by("b1", card, leave=L1).serves_for(by("b1", card, leave=L1))


def test_by_which_slot_a_path_starts_makes_no_difference() -> None:
    card = profiles("P-1")
    (other,) = {run.shape for run in card.sheet.runs if {run.entry, run.end} == {L2, R2}}
    one, two = by("b1", card, L1, R1), card.of(1 << other, R2, L2)
    assert two is not None
    assert one.key == two.key
    assert two.serves_for(one)


def test_a_set_that_cannot_be_used_has_no_profile() -> None:
    """A path does not leave by a fall whose only way leads in from there."""
    card = profiles("P-1")
    assert card.of(run(card, L1, R1, "a1", "a2", "e1", "e1", "s1", "z2", "z1"), R1, L1) is None


def test_a_room_that_two_runs_share_gives_only_once() -> None:
    card = profiles("P-2")
    through = run(card, L1, R1, "A")
    both = card.of(through | run(card, L2, R2, "j1", "A", "k1"), -1, -1)
    one = card.of(through | run(card, L2, R2, "j1", "f1", "k1"), -1, -1)
    assert both is not None
    assert one is not None
    assert both.key != one.key  # neither serves for the other


def test_a_monster_that_is_defeated_is_no_more_to_be_leapt_to() -> None:
    """Who leaps to the monster in the corridor may have been in the room before."""
    card = profiles("P-3", "SB-3")
    first = card.sheet.plan.first_monster
    other = run(card, L2, R2, "A")
    into_the_room = card.of(other | run(card, first + card.sheet.plan.monsters.index("A"), R1), -1, -1)
    before_it = card.of(other | run(card, first + card.sheet.plan.monsters.index("m1"), R1, "A"), -1, -1)
    assert into_the_room is not None
    assert before_it is not None
    assert into_the_room.key == before_it.key
    assert not into_the_room.serves_for(before_it)


def test_who_climbs_needs_the_book_for_it() -> None:
    card = profiles("P-4", "SB-4")
    climbing = card.of(run(card, L2, R1, "A", "s1", "g1", "t1", "z1"), -1, -1)
    walking = card.of(run(card, L2, R1, "A", "z1"), -1, -1)
    assert climbing is not None
    assert walking is not None
    assert walking.serves_for(climbing)
    assert not climbing.serves_for(walking)


def test_a_leap_from_barrel_to_barrel_on_one_card_may_need_another_barrel() -> None:
    card = profiles("P-4", "SB-5")
    plan = card.sheet.plan
    departs = run(card, L2, BARREL + plan.barrels.index("A"), "A")
    arrives = run(card, plan.first_barrel + plan.barrels.index("A"), R2)
    for shapes, is_sure in ((departs, True), (arrives, True), (departs | arrives, False)):
        found = card.of(shapes, -1, -1)
        assert found is not None
        assert found.serves_for(found) == is_sure


def test_lines_that_cross_need_the_book_for_it() -> None:
    card = profiles("P-2", "SB-7")
    crossing = card.of(run(card, L1, R2, "A", "k1") | run(card, L2, R1, "j1", "A"), -1, -1)
    beside = card.of(run(card, L1, R1, "A") | run(card, L2, R2, "j1", "A", "k1"), -1, -1)
    assert crossing is not None
    assert beside is not None
    assert not crossing.is_sure
    assert beside.is_sure


def test_profiles_are_made_once_per_design() -> None:
    sheet = sheet_of(designs()["X-3"], False, False, False, False)
    assert profiles_of(sheet) is profiles_of(sheet)


@pytest.mark.rule("MM-SOLVE-02")
def test_what_is_sifted_out_is_never_missed() -> None:
    """Much of what pieces could be is left out, and still the best path is what brute force finds."""
    random = Random(6)
    sifted = 0
    for _ in range(120):
        cards = random.choice([random.sample(SMALL_CARDS, 3), ["X-1", "X-2"], some_cards(random, 1, 0, 3, 4, 5, 6)])
        books = sorted(random.sample(EXPLORATION_BOOKS, random.choice((0, 1, 2))))
        placements, tokens, weights = laid(cards, random), some_tokens(random), some_weights(random)
        try:
            best = best_path(designs(), placements, tokens, books, weights, 0.0, 5_000)
        except TooMany:
            continue
        task = Task(designs(), cards, tokens, books, weights)
        ground, offers = ground_of(task.names, lay(placements, designs())), Offers(task)
        search = Search(offers)
        search.settle(ground, bound_of(offers, ground, 0), NO_END)
        assert search.best / UNIT == pytest.approx(best)
        for rows in search.mosaics.known.values():
            for _, by_value in rows.starting + rows.passing:
                sifted += sum([left_out(piece) for _, _, _, piece in by_value])
    assert sifted > 100


def left_out(piece: Piece) -> int:
    """How many of the sets of shapes that a piece could be are of no use."""
    if piece.drawing == UNDRAWN and piece.spare != NO_WAY:
        return 0  # it was not looked at
    return sum([len(piece.worth.systems.sets_of(system)) for system in piece.members]) - len(piece.sets)
