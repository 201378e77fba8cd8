"""The text format of cards: it is written as it is read, and errors name the file, the card and the line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.games.map_masters.card_format import read_cards, write_card
from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import ITEMS
from lanterne.games.map_masters.lint import shape_of
from lanterne.kernel.faults import Fault
from tests.games.map_masters.sketches import BOX, corridor, hall

GOOD = """\
card X tier 3
name en "Vault" fr "Caveau"
theme coin
exits L1 R1
room A U 4,3 2x2 : monster circle=c trapdoor=t>g coin*2
node g D 4,6 : key
edge L1 A via 2,3
edge side = A R1
doors A : side L1
"""


def again(card: Card) -> Card:
    (twin,) = read_cards(write_card(card), "again")
    return twin


def parts(card: Card) -> object:
    """Everything that a card is made of, as plain data."""
    nodes = [
        (
            node.id, node.kind, node.level, node.x, node.y, dict(node.items), node.wide, node.high, node.monsters, node.circles,
            [(door.id, door.node, door.landing) for door in node.trapdoors],
        )
        for node in card.nodes.values()
    ]  # fmt: skip
    edges = [(edge.id, edge.a, edge.b, edge.via) for edge in card.edges]
    return card.id, card.tier, dict(card.names), card.theme, card.exits, nodes, edges, dict(card.doors)


@pytest.mark.parametrize("card", BOX.values(), ids=lambda card: card.id)
def test_the_cards_of_the_box_are_read_as_they_are_written(card: Card) -> None:
    assert parts(again(card)) == parts(card)
    assert write_card(again(card)) == write_card(card)
    assert shape_of(again(card)) == shape_of(card)


THINGS = st.dictionaries(st.sampled_from(ITEMS), st.integers(1, 9), max_size=4).map(
    lambda things: " ".join(f"{item}*{count}" for item, count in things.items())
)


@given(things=st.lists(THINGS | st.sampled_from(["lock", "lava", "monster", "circle"]), min_size=1, max_size=6))
@settings(max_examples=50)
def test_corridors_are_read_as_they_are_written(things: list[str]) -> None:
    assert parts(again(corridor(*things))) == parts(corridor(*things))


@given(
    exits=st.lists(st.sampled_from(["L1", "L2", "R1", "R2", "T", "B"]), unique=True, min_size=1),
    content=THINGS,
    monsters=st.integers(0, 3),
)
@settings(max_examples=50)
def test_halls_are_read_as_they_are_written(exits: list[str], content: str, monsters: int) -> None:
    card = hall(" ".join(exits), f"{content} circle=c " + (f"monster*{monsters}" if monsters else ""))
    assert parts(again(card)) == parts(card)


def test_comments_and_empty_lines_say_nothing() -> None:
    (plain,) = read_cards(GOOD, "plain")
    spoken = "# a vault\n\n" + GOOD.replace("\n", "   # so it is\n\n")
    (spoken_card,) = read_cards(spoken, "spoken")
    assert parts(spoken_card) == parts(plain)


def test_a_door_may_be_called_by_its_edge_or_its_neighbour() -> None:
    (by_edge,) = read_cards(GOOD, "x")
    (by_neighbour,) = read_cards(GOOD.replace("doors A : side L1", "doors A : R1 L1"), "x")
    assert by_edge.doors == by_neighbour.doors == {"A": ("side", "L1-A")}


@pytest.mark.parametrize(
    ("old", "new", "fault", "line"),
    [
        ("card X tier 3", "card X tier 2", "card-line", 1),
        ("card X tier 3", "card x tier 3", "card-line", 1),
        ("card X tier 3", "card A-VERY-LONG-NAME tier 3", "card-line", 1),
        ("card X tier 3", "node a U 1,1 :", "card-no-card", 1),
        ('name en "Vault" fr "Caveau"', 'name "Vault"', "card-line", 2),
        ("theme coin", "theme dragon", "card-word", 3),
        ("exits L1 R1", "exits L1 R3", "card-word", 4),
        ("exits L1 R1", "exits L1 L1", "card-word", 4),
        ("room A U 4,3 2x2", "room A X 4,3 2x2", "card-line", 5),
        ("room A U 4,3 2x2", "room A U 4,3 2", "card-line", 5),
        ("room A U 4,3 2x2 :", "room A U 4,3 2x2", "card-line", 5),
        ("coin*2", "coin*0", "card-word", 5),
        ("coin*2", "coin*10", "card-word", 5),
        ("coin*2", "gold", "card-word", 5),
        ("circle=c", "circle=c!", "card-id", 5),
        ("node g D 4,6 : key", "node g D 9,6 : key", "card-point", 6),
        ("node g D 4,6 : key", "node A D 4,6 : key", "card-node-twice", 6),
        ("node g D 4,6 : key", "node L2 D 4,6 : key", "card-node-twice", 6),
        ("node g D 4,6 : key", "node a_very_long_name D 4,6 : key", "card-id", 6),
        ("node g D 4,6 : key", "node c D 4,6 : key", "card-node-twice", 9),
        ("edge L1 A via 2,3", "edge L1 L1", "card-line", 7),
        ("edge L1 A via 2,3", "edge L1 A via 2", "card-point", 7),
        ("edge L1 A via 2,3", "edge side = L1 A", "card-edge-twice", 8),
        ("edge side = A R1", "edge L1-A = A R1", "card-id", 8),
        ("edge side = A R1", "edge a_very_long_name = A R1", "card-id", 8),
        ("edge side = A R1", "edge g = A R1", "card-node-twice", 9),
        ("exits L1 R1", "exits L1\nexits R1", "card-line", 5),
        ("edge side = A R1", "edge side = A Q", "card-unknown", 9),
        ("trapdoor=t>g", "trapdoor=t>A", "card-landing", 9),
        ("doors A : side L1", "doors A : side", "card-doors", 9),
        ("doors A : side L1", "doors A : side side", "card-door", 9),
        ("doors A : side L1", "doors Q : side L1", "card-unknown", 9),
        ("doors A : side L1", "# no doors", "card-missing", 8),
        ("exits L1 R1", "# no exits", "card-missing", 9),
        ('name en "Vault" fr "Caveau"', "# no name", "card-missing", 9),
        ("edge side = A R1", "bridge A R1", "card-line", 8),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, fault: str, line: int) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(Fault) as caught:
        read_cards(GOOD.replace(old, new), "vaults.cards")
    assert caught.value.message == fault
    assert caught.value.args_by_name["where"] == f"vaults.cards:{line}"


def test_no_two_cards_of_a_file_have_one_id() -> None:
    with pytest.raises(Fault) as caught:
        read_cards(GOOD + GOOD, "vaults.cards")
    assert (caught.value.message, caught.value.args_by_name["where"]) == ("card-twice", "vaults.cards:10")


@given(text=st.text(alphabet='card node exitsUDRL12:>=* \n#,x"', max_size=200), place=st.integers(0, 9))
@settings(max_examples=100)
def test_any_text_gives_cards_or_a_fault(text: str, place: int) -> None:
    lines = GOOD.splitlines()
    for whole in (text, "\n".join([*lines[:place], *text.splitlines(), *lines[place:]])):
        try:
            cards = read_cards(whole, "any")
        except Fault as fault:
            where = str(fault.args_by_name["where"])
        else:
            where = "any:"
            assert [parts(again(card)) for card in cards] == [parts(card) for card in cards]
        assert where.startswith("any:")
