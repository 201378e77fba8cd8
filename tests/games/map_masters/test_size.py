"""Cards that the solver could not take are refused when a pack is opened, with what there is too much of."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.content import load_content, read_content
from lanterne.games.map_masters.solver.limits import excess
from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import content_of
from tests.games.map_masters.solver.hands import CONTENT

OWN = content_of(CONTENT)

CORRIDOR = """
card Y-1 tier 0
name en "Long Corridor" fr "Long couloir"
exits L1 R1
{things}
edge L1 a1
edge a1 R1
"""
HALL = """
card Y-1 tier 0
name en "Great Hall" fr "Grande salle"
exits L1 R1
room A U 4,3 3x2 : coin
{nooks}
edge L1 A
edge A R1
{ways}
doors A : R1 L1 {doors}
"""
ROOMS = "\n".join(f"room A{number} U 4,6 1x1 : coin\ndoors A{number} :" for number in range(6))
NODES = "\n".join(f"node b{number} U 4,6 :" for number in range(62))


def hall(nooks: int) -> str:
    names = [f"n{number}" for number in range(nooks)]
    return HALL.format(
        nooks="\n".join(f"node {name} U 4,9 :" for name in names),
        ways="\n".join(f"edge A {name}" for name in names),
        doors=" ".join(names),
    )


@pytest.mark.parametrize(
    ("card", "got", "most"),
    [
        (CORRIDOR.format(things=f"node a1 U 4,3 :\n{ROOMS}"), "room*6", "room*5"),
        (CORRIDOR.format(things=f"node a1 U 4,3 :\n{NODES}"), "node*65", "node*62"),
        (CORRIDOR.format(things="node a1 U 4,3 : scroll*5\nnode a2 U 4,6 : scroll*4"), "scroll*9", "scroll*8"),
        (CORRIDOR.format(things="node a1 U 4,3 :\n" + "\n".join(f"lock k{n} U 4,6" for n in range(9))), "lock*9", "lock*8"),
        (hall(10), "doors*66", "doors*62"),
    ],
    ids=["rooms", "nodes", "tools", "obstacles", "doors"],
)
def test_too_much_of_something_is_named(card: str, got: str, most: str) -> None:
    with pytest.raises(Fault) as caught:
        read_content(OWN | {"start.cards": OWN["start.cards"] + card})
    assert caught.value.message == "card-large"
    assert caught.value.args_by_name == {"where": "start.cards", "card": "Y-1", "got": got, "wanted": most}


@pytest.mark.parametrize("more", ["", "edge R1 a2\nedge R1 a1"], ids=["none", "two"])
def test_an_exit_has_one_corridor(more: str) -> None:
    card = CORRIDOR.format(things="node a1 U 4,3 :\nnode a2 U 4,6 :").replace("edge a1 R1", more)
    with pytest.raises(Fault) as caught:
        read_content(OWN | {"start.cards": OWN["start.cards"] + card})
    assert (caught.value.message, caught.value.args_by_name["got"]) == ("card-slot", "R1")


def test_our_own_cards_are_small_enough() -> None:
    assert [card.id for card in load_content(CONTENT).cards.values() if excess(card)] == []
