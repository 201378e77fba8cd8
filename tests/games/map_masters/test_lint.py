"""What makes a good card and a good deck: MM-CONTENT-01 to 08, 11, 13, 15, MM-MODEL-14 to 17, MM-SETUP-08,
MM-RULING-14, 24, 75. More about the drawing is in test_lint_drawing.py.

Each finding is produced by a card that breaks that one thing and nothing else."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from lanterne.games.map_masters.card_format import read_cards, write_card
from lanterne.games.map_masters.cards import Card, Node
from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.kinds import BOOKS, LEVELS, OBJECTIVES, SLOTS
from lanterne.games.map_masters.lint import lint, lint_alike, lint_tier, weight_of
from lanterne.games.map_masters.setup import new_atlas
from lanterne.games.map_masters.state import COLOURS
from lanterne.kernel.asks import Roll, Together
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.texts import LANGUAGES, texts_for
from tests.games.map_masters.sketches import BOX, findings, hall, sketch

CARDS = list(BOX.values())
TIERS = {tier: [card for card in CARDS if card.tier == tier] for tier in (0, 3, 4, 5, 6)}


def edited(id: str, *edits: tuple[str, str], tier: int | None = None) -> Card:
    """A card of the box with some lines changed; an old text that stands there once is replaced, "" appends a line."""
    text = write_card(BOX[id])
    for old, new in edits:
        if old:
            assert text.count(old + "\n") == 1, f"{old!r} stands {text.count(old)} times on {id}"
            text = text.replace(old + "\n", f"{new}\n" if new else "")
        else:
            text += f"{new}\n"
    if tier is not None:
        text = re.sub(r"tier \d", f"tier {tier}", text)
    (card,) = read_cards(text, "edited")
    return card


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@pytest.mark.rule("MM-CONTENT-01", "MM-CONTENT-02", "MM-CONTENT-03", "MM-CONTENT-04", "MM-CONTENT-05", "MM-CONTENT-06")
@pytest.mark.rule("MM-MODEL-14", "MM-MODEL-15")
def test_the_cards_of_the_box_are_good(card: Card) -> None:
    assert findings(card) == []


@pytest.mark.rule("MM-CONTENT-01", "MM-CONTENT-08")
@pytest.mark.parametrize("tier", TIERS)
def test_the_decks_of_the_box_are_good(tier: int) -> None:
    assert [str(fault) for fault in lint_tier(tier, TIERS[tier])] == []


@pytest.mark.rule("MM-CONTENT-07", "MM-RULING-75")
def test_no_two_cards_of_the_box_are_alike() -> None:
    assert lint_alike(CARDS) == []
    names = [(card.names["en"], card.names["fr"]) for card in CARDS]
    assert len(set(names)) == len(names) == 81


# --- one card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CONTENT-01")
def test_five_open_slots() -> None:
    """S-1 without its way to the bottom, and with one to the top."""
    exits, doors = "exits L1 L2 R1 R2 B", "doors A : b1 c1 B L2 a1"
    four = edited("S-1", (exits, "exits L1 L2 R1 R2"), ("edge B A", ""), (doors, "doors A : b1 c1 L2 a1"))
    six = edited("S-1", (exits, f"{exits} T"), ("edge B A", "edge B A\nedge T A"), (doors, "doors A : T b1 c1 B L2 a1"))
    assert findings(four) == ["MM-CONTENT-01 lint-exits"]
    assert findings(six) == ["MM-CONTENT-01 lint-exits", "MM-CONTENT-05 lint-doors"], "six doors are one too many"


@pytest.mark.rule("MM-MODEL-14")
@pytest.mark.parametrize(
    ("kind", "degree", "fine"),
    [
        ("node {} U 4,6 :", 0, False), ("node {} U 4,6 :", 1, True), ("node {} U 4,6 :", 4, True),
        ("node {} U 4,6 :", 5, False),
        ("lock {} U 4,6", 1, False), ("lock {} U 4,6", 2, True), ("lock {} U 4,6", 3, False),
        ("lava {} U 4,6", 1, False), ("lava {} U 4,6", 2, True), ("lava {} U 4,6", 3, False),
        ("monster {} U 4,6", 1, False), ("monster {} U 4,6", 2, True), ("monster {} U 4,6", 3, False),
        ("circle {} U 4,6", 0, False), ("circle {} U 4,6", 1, True), ("circle {} U 4,6", 3, True),
        ("circle {} U 4,6", 4, False),
        ("trapdoor {} U 4,6 > g", 0, False), ("trapdoor {} U 4,6 > g", 1, True), ("trapdoor {} U 4,6 > g", 2, True),
        ("trapdoor {} U 4,6 > g", 3, False),
    ],
)  # fmt: skip
def test_how_many_corridors_meet_at_a_node(kind: str, degree: int, fine: bool) -> None:
    ends = ["L1", "L2", "R1", "R2", "T"][:degree]
    lines = [f"exits {' '.join(SLOTS)}", kind.format("q"), "node g D 4,9 :", *(f"edge {end} q" for end in ends)]
    card = sketch("; ".join(lines))
    wrong = [fault.args_by_name["got"] for fault in lint(card) if fault.message == "lint-degree"]
    assert ("q" in wrong) != fine


@pytest.mark.rule("MM-MODEL-14", "MM-CONTENT-01")
def test_a_slot_has_one_corridor() -> None:
    doors = ("doors A : b1 c1 B L2 a1", "doors A : b1 c1 B L2 a1 L1")
    assert "MM-MODEL-14 lint-degree" in findings(edited("S-1", ("edge L1 a1", "edge L1 a1\nedge L1 A via 3,4"), doors))


@pytest.mark.rule("MM-MODEL-14", "MM-MODEL-15")
def test_stairs_have_one_upper_and_one_lower_arm() -> None:
    both_up = sketch("exits L1 R1; node a U 2,3 : ; stairs s 4,3; node b U 6,3 : ; edge L1 a; edge a s; edge s b; edge b R1")
    assert "MM-MODEL-14 lint-stairs" in findings(both_up)


@pytest.mark.rule("MM-MODEL-15", "MM-RULING-14")
def test_corridors_join_nodes_of_one_level() -> None:
    assert findings(edited("D5-01", ("edge g1 h1", "edge g1 h1\nedge j1 h1"))) == ["MM-MODEL-15 lint-levels"]
    slot = sketch("exits L1; node g D 2,3 : ; edge L1 g")
    assert "MM-MODEL-15 lint-levels" in findings(slot), "the lower level does not reach the edge of a card"
    fall = sketch("exits L1; trapdoor t U 2,3 > g; node g D 4,3 : ; edge L1 t; edge t g")
    assert "MM-MODEL-15 lint-levels" in findings(fall), "one falls through a trapdoor, no corridor leads there"


@pytest.mark.rule("MM-CONTENT-02", "MM-MODEL-16")
@pytest.mark.parametrize(
    ("edits", "clash"),
    [
        ([("edge j1 b1", "edge j1 b1 via 1,10 6,10")], "two corridors cross"),
        ([("node b1 U 6,9 : barrel", "node b1 U 6,10 : barrel"), ("edge b1 R2", "edge b1 R2 via 6,9"),
          ("edge j1 b1", "edge j1 b1 via 4,10")], ""),
        ([("node j1 U 4,6 :", "node j1 U 4,4 :")], "a place in a room"),
        ([("edge a1 A", "edge a1 A via 2,9 3,6")], "a corridor over a trapdoor"),
    ],
    ids=["crossing", "none", "in a room", "over a node"],
)  # fmt: skip
def test_corridors_of_one_level_do_not_meet(edits: list[tuple[str, str]], clash: str) -> None:
    found = findings(edited("D5-01", *edits))
    assert ("MM-CONTENT-02 lint-drawing" in found) == bool(clash), found
    assert set(found) <= {"MM-CONTENT-02 lint-drawing", "MM-CONTENT-02 lint-clockwise"}


@pytest.mark.rule("MM-CONTENT-02", "MM-MODEL-17")
def test_doors_are_listed_as_they_lie() -> None:
    doors = "doors A : b1 c1 B L2 a1"
    assert findings(edited("S-1", (doors, "doors A : b1 B c1 L2 a1"))) == ["MM-CONTENT-02 lint-clockwise"]
    assert findings(edited("S-1", (doors, "doors A : a1 L2 B c1 b1"))) == ["MM-CONTENT-02 lint-clockwise"], "backwards"
    assert findings(edited("S-1", (doors, "doors A : L2 a1 b1 c1 B"))) == [], "starting anywhere"


@pytest.mark.rule("MM-CONTENT-03")
def test_every_slot_leads_somewhere_above() -> None:
    """L1 of S-1 leads to a place with a coin and no further."""
    lost = edited("S-1", ("edge a1 A", ""), ("doors A : b1 c1 B L2 a1", "doors A : b1 c1 B L2"))
    assert findings(lost) == ["MM-CONTENT-03 lint-lost-slot"]
    below = sketch("exits L1; stairs s 2,3; room G D 4,3 2x2 : ; edge L1 s; edge s G; doors G : s")
    assert "MM-CONTENT-03 lint-lost-slot" in findings(below), "the room is on the lower level"


@pytest.mark.rule("MM-CONTENT-03")
def test_cheap_cards_have_a_free_way() -> None:
    """With a monster in its only room S-1 has no two slots that are joined; dear cards need none."""
    guarded = ("room A U 4,6 3x3 : barrel sword", "room A U 4,6 3x3 : monster barrel sword")
    for tier, nodes in ((0, []), (3, ["MM-CONTENT-06 lint-nodes"]), (4, ["MM-CONTENT-06 lint-nodes"])):
        assert findings(edited("S-1", guarded, tier=tier)) == ["MM-CONTENT-03 lint-no-free-way", *nodes]
    assert findings(edited("S-1", guarded, tier=5)) == ["MM-CONTENT-06 lint-nodes"]


@pytest.mark.rule("MM-CONTENT-03")
@pytest.mark.parametrize("obstacle", ["lock q U 4,3", "lava q U 4,3", "monster q U 4,3", "trapdoor q U 4,3 > g"])
def test_a_free_way_has_no_obstacle(obstacle: str) -> None:
    way = "exits L1 R1; {}; node g D 4,3 : ; edge L1 q; edge q R1"
    assert "MM-CONTENT-03 lint-no-free-way" in findings(sketch(way.format(obstacle)))
    assert "MM-CONTENT-03 lint-no-free-way" not in findings(sketch(way.format("circle q U 4,3")))


@pytest.mark.rule("MM-CONTENT-04")
def test_there_is_a_way_out_of_every_part_below() -> None:
    """The Echo Well without its stairs is a grave."""
    grave = edited("D5-01", ("stairs s1 6,11", ""), ("edge b1 s1", ""), ("edge h1 s1", ""))
    assert findings(grave) == ["MM-CONTENT-04 lint-lower"]
    circle = edited("D5-01", ("stairs s1 6,11", "circle q1 D 6,11"), ("edge b1 s1", ""), ("edge h1 s1", "edge h1 q1"))
    assert findings(circle) == []


@pytest.mark.rule("MM-CONTENT-05")
def test_how_many_doors_a_room_has() -> None:
    """D5-02 has a treasure chamber with one door: only on dear cards."""
    assert findings(BOX["D5-02"]) == []
    assert "MM-CONTENT-05 lint-doors" in findings(edited("D5-02", tier=4))
    assert "MM-CONTENT-05 lint-doors" not in findings(edited("D5-02", tier=6))


@pytest.mark.rule("MM-CONTENT-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("tier", "least"), [(0, 2), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_rooms_of_both_levels_have_up_to_five_doors(tier: int, least: int, level: str) -> None:
    for doors in range(7):
        ends = [f"n{number}" for number in range(doors)]
        lines = [f"node {end} {level} 4,9 : ; edge {end} A" for end in ends]
        room = "; ".join(["exits L1", f"room A {level} 4,6 2x2 :", *lines, f"doors A : {' '.join(ends)}"])
        assert ("MM-CONTENT-05 lint-doors" in findings(sketch(room, tier=tier))) == (not least <= doors <= 5), doors


ABOVE = ("room A U 4,3 3x2 : monster circle=c1 coin*2 scroll", "room A U 4,3 3x2 : {}")
BELOW = ("node h1 D 4,11 : coin*2", "room h1 D 4,11 2x2 : {}\ndoors h1 : s1 g1")


@pytest.mark.rule("MM-CONTENT-05")
@pytest.mark.parametrize(
    ("room", "thing"),
    [
        (ABOVE, "monster*3"), (ABOVE, "circle=c circle=d circle=e"), (ABOVE, "trapdoor=t>h1 trapdoor=u>h1 trapdoor=v>h1"),
        (BELOW, "monster*3"), (BELOW, "circle=c circle=d circle=e"),
    ],
)  # fmt: skip
def test_how_much_a_room_holds(room: tuple[str, str], thing: str) -> None:
    old, new = room
    assert findings(edited("D5-01", (old, new.format(thing)))) == ["MM-CONTENT-05 lint-crowded"]
    two = thing.rpartition(" ")[0] or "monster*2"
    assert findings(edited("D5-01", (old, new.format(two)))) == []


@pytest.mark.rule("MM-MODEL-14")
def test_no_trapdoor_leads_down_from_the_lower_level() -> None:
    old, new = BELOW
    assert findings(edited("D5-01", (old, new.format("trapdoor=t>g1")))) == ["MM-MODEL-14 lint-no-deeper"]


@pytest.mark.rule("MM-CONTENT-05", "MM-MODEL-14")
def test_obstacles_carry_no_items() -> None:
    with pytest.raises(Fault):
        sketch("exits L1 R1; lock q U 4,3 : coin; edge L1 q; edge q R1")
    card = edited("D5-01")
    lock = card.nodes["k1"]
    nodes = {**card.nodes, "k1": Node("k1", lock.kind, lock.level, lock.x, lock.y, {"coin": 1})}
    laden = Card(card.id, card.tier, card.names, card.theme, card.exits, nodes, card.edges, card.doors)
    assert findings(laden) == ["MM-CONTENT-05 lint-items"]


@pytest.mark.rule("MM-CONTENT-06")
@pytest.mark.parametrize(("tier", "least", "most"), [(0, 4, 8), (3, 6, 10), (4, 7, 12), (5, 8, 13), (6, 9, 14)])
def test_how_many_nodes_a_card_has(tier: int, least: int, most: int) -> None:
    """Places in the corridor between L1 and the room of S-1, one after the other."""
    for count in {least - 1, least, most, most + 1}:
        more = [f"z{number}" for number in range(count - len(BOX["S-1"].inner()))]
        if count >= len(BOX["S-1"].inner()):
            edges = [f"edge {one} {other}" for one, other in pairwise(["L1", *more, "a1"])]
            nodes = [f"node {id} U {place % 8},{0 if place < 4 else 12} :" for place, id in enumerate(more)]
            coin = "node a1 U 2,3 : coin"
            card = edited("S-1", ("edge L1 a1", "\n".join(edges)), (coin, "\n".join([coin, *nodes])), tier=tier)
            assert len(card.inner()) == count
            assert ("MM-CONTENT-06 lint-nodes" in findings(card)) == (not least <= count <= most), count
    few = sketch("exits L1 R1; node a U 2,3 : ; edge L1 a; edge a R1", tier=tier)
    assert "MM-CONTENT-06 lint-nodes" in findings(few)


@pytest.mark.rule("MM-CONTENT-06")
def test_at_most_three_rooms() -> None:
    rooms = ["A", "C", "E", "G"]
    lines = [f"room {room} U {1 + 2 * place},3 1x1 :" for place, room in enumerate(rooms)]
    for count in (3, 4):
        chain = ["L1", *rooms[:count], "R1"]
        edges = [f"edge {one} {other}" for one, other in pairwise(chain)]
        doors = [f"doors {room} : {chain[place]} {chain[place + 2]}" for place, room in enumerate(rooms[:count])]
        card = sketch("; ".join(["exits L1 R1", *lines[:count], *edges, *doors]))
        assert ("MM-CONTENT-06 lint-rooms" in findings(card)) == (count == 4)


# --- decks -----------------------------------------------------------------------------------------------------------


def deck_findings(tier: int, cards: list[Card]) -> list[str]:
    return [f"{fault.message} {fault.args_by_name['got']}" for fault in lint_tier(tier, cards)]


@pytest.mark.rule("MM-RULING-75")
def test_18_cards_of_each_cost_and_9_to_start_with() -> None:
    assert {tier: len(cards) for tier, cards in TIERS.items()} == {0: 9, 3: 18, 4: 18, 5: 18, 6: 18}
    assert deck_findings(5, TIERS[5][:-1]) == ["lint-size 17"]


@pytest.mark.rule("MM-RULING-75")
def test_all_players_start_with_the_same_nine_designs() -> None:
    atlas = new_atlas(GAME.content, GAME.options(5))
    assert {mapper.pile for mapper in atlas.mappers} == {tuple(card.id for card in TIERS[0])}
    assert not any(set(cards) & set(atlas.mappers[0].pile) for cards in atlas.pools)


@pytest.mark.rule("MM-CONTENT-01")
@pytest.mark.parametrize(
    ("counts", "wrong"),
    [
        ((6, 6, 6), []), ((7, 5, 6), []), ((5, 6, 7), []),
        ((8, 5, 5), ["L1/R2 8"]), ((5, 8, 5), ["L2/R1 8"]), ((5, 5, 8), ["T/B 8"]), ((7, 7, 4), ["T/B 4"]),
    ],
)  # fmt: skip
def test_closed_slots_come_in_equal_thirds(counts: tuple[int, int, int], wrong: list[str]) -> None:
    pairs = zip((["L1", "R2"], ["L2", "R1"], ["T", "B"]), counts, strict=True)
    closed = [pair[number % 2] for pair, count in pairs for number in range(count)]
    cards = [hall(" ".join(slot for slot in SLOTS if slot != one)) for one in closed]
    found = [finding for finding in deck_findings(3, cards) if finding.startswith("lint-closed")]
    assert found == [f"lint-closed {one}" for one in wrong]


@pytest.mark.rule("MM-SETUP-08")
@pytest.mark.parametrize("icon", ["rope", "trapdoor", "lava", "circle"])
def test_starting_cards_have_no_trap_no_rope_and_no_circle(icon: str) -> None:
    assert all(icon not in card.icons() for card in TIERS[0])
    things = {"rope": "node z U 1,1 : rope", "trapdoor": "trapdoor z U 1,1 > z2\nnode z2 D 1,2 :", "lava": "lava z U 1,1",
              "circle": "circle z U 1,1"}  # fmt: skip
    changed = edited("S-1", ("node a1 U 2,3 : coin", f"node a1 U 2,3 : coin\n{things[icon]}"))
    assert f"lint-budget {icon} 1 0" in deck_findings(0, [changed, *TIERS[0][1:]])


def test_a_deck_keeps_to_its_budget() -> None:
    """Of 36 coins on the cards of cost 5, a tenth more or less is fine."""
    rich = edited("D5-01", ("node h1 D 4,11 : coin*2", "node h1 D 4,11 : coin*9"))
    (finding,) = [finding for finding in deck_findings(5, [rich, *TIERS[5][1:]]) if "budget" in finding]
    assert finding.startswith("lint-budget coin")


@pytest.mark.rule("MM-CONTENT-08")
def test_a_theme_holds_a_quarter_of_the_weight() -> None:
    assert weight_of(BOX["D5-01"]) == 3 + 2 + 2 + 1 + 1 + 3 + 3 + 1 + 1 + 2 + 1, "monster circle coins scroll sword lock trap …"
    other = edited("D5-01", ("theme circle,trap", "theme rope"))
    assert deck_findings(5, [other, *TIERS[5][1:]]) == ["lint-theme D5-01"]
    none = edited("D5-01", ("theme circle,trap", ""))
    assert deck_findings(5, [none, *TIERS[5][1:]]) == ["lint-theme D5-01"]
    three = edited("D5-01", ("theme circle,trap", "theme circle,trap,coin"))
    assert deck_findings(5, [three, *TIERS[5][1:]]) == ["lint-theme D5-01"]


@pytest.mark.rule("MM-CONTENT-08")
@pytest.mark.parametrize(("theme", "wrong"), [("coin", ["lint-theme D5-01"]), ("monster,circle", [])])
def test_a_quarter_of_20_is_5(theme: str, wrong: list[str]) -> None:
    """Four coins are worth 4, the monster 3, the circle 2."""
    other = edited("D5-01", ("theme circle,trap", f"theme {theme}"))
    assert weight_of(other) == 20
    assert deck_findings(5, [other, *TIERS[5][1:]]) == wrong


@pytest.mark.rule("MM-CONTENT-08")
@pytest.mark.parametrize("tier", [3, 4, 5, 6])
def test_each_kind_is_a_theme_of_each_cost(tier: int) -> None:
    assert {kind for card in TIERS[tier] for kind in card.theme} == set(OBJECTIVES)
    bare = [card for card in TIERS[tier] if "rope" not in card.theme]
    filled = bare + [bare[0]] * (18 - len(bare))
    assert "lint-no-theme rope" in deck_findings(tier, filled)


@pytest.mark.rule("MM-CONTENT-07")
def test_the_same_map_under_other_names() -> None:
    text = write_card(BOX["S-1"]).replace("S-1", "S-10").replace("a1", "z1")
    text = text.replace("Cellar", "Vault").replace("Cellier", "Caveau")
    (twin,) = read_cards(text, "twin")
    (fault,) = lint_alike([BOX["S-1"], twin])
    assert (fault.message, fault.args_by_name["got"]) == ("lint-alike", "S-1")
    (richer,) = read_cards(text.replace(": coin", ": coin*2", 1), "richer")
    assert lint_alike([BOX["S-1"], richer]) == []


@pytest.mark.rule("MM-CONTENT-07")
def test_a_map_is_what_leads_where() -> None:
    """Drawn elsewhere it is the same; with a trapdoor to another place it is not."""
    names = [("card D5-01 tier 5", "card D5-99 tier 5"), ('name en "Echo Well" fr "Le Puits aux échos"', 'name en "A" fr "B"')]
    moved = edited("D5-01", *names, ("node a1 U 2,3 : sword", "node a1 U 1,4 : sword"))
    assert [fault.message for fault in lint_alike([BOX["D5-01"], moved])] == ["lint-alike"]
    deeper = edited("D5-01", *names, ("trapdoor t1 U 2,9 > g1", "trapdoor t1 U 2,9 > h1"))
    assert lint_alike([BOX["D5-01"], deeper]) == []


# --- the rest of the box ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-24")
@pytest.mark.parametrize("obstacle", ["lock", "lava"])
def test_no_lock_and_no_lava_in_a_room(obstacle: str) -> None:
    with pytest.raises(Fault) as caught:
        sketch(f"exits L1; room A U 4,6 2x2 : {obstacle}; edge L1 A; doors A : L1")
    assert caught.value.message == "card-word"


@pytest.mark.rule("MM-CONTENT-11")
def test_seventeen_books_one_of_each() -> None:
    assert [*BOOKS] == [f"SB-{number}" for number in range(1, 18)]
    atlas = new_atlas(GAME.content, GAME.options(2))
    assert sorted(atlas.book_pool) == sorted(BOOKS)


@pytest.mark.rule("MM-CONTENT-13")
def test_no_dice_are_rolled() -> None:
    match = Match(GAME, GAME.options(2), Seeded(3))
    below = stream(3, "no dice").below
    while match.ask is not None:
        ask = match.ask
        waiting = next(one for one in ask.asks if one not in ask.arrivals) if isinstance(ask, Together) else ask
        match.answer(waiting.sample(below), waiting.seat if isinstance(ask, Together) else None)
    assert len(match.log) > 60
    assert not [ask for ask in match.log if isinstance(ask, Roll)]
    assert "dice" not in GAME.sources


@pytest.mark.rule("MM-CONTENT-15")
def test_five_colours_each_with_a_name_and_a_sign() -> None:
    """Colour is never the only distinction: every player is also called by name, and drawn with a shape."""
    assert len(set(COLOURS)) == len(COLOURS) == max(GAME.seats) == 5
    for language in LANGUAGES:
        texts = texts_for(language, GAME.slug)
        assert len({texts.say(f"mapper-{colour}") for colour in COLOURS}) == 5
    crests = (Path(__file__).parents[3] / "web/src/games/map-masters/colours.ts").read_text(encoding="utf-8")
    assert len(set(re.findall(r'pen: "([^"]+)"', crests))) == 5
    assert len(set(re.findall(r'sign: "([^"]+)"', crests))) == 5
