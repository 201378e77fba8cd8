"""The steps of a path, what each needs and what it does: MM-STEP-01 to 12, MM-SB-07."""

from __future__ import annotations

import pytest

from tests.games.map_masters.sketches import BOX, corridor, draw, finds, hall, refusal, sketch, ways_on

PAIR = [corridor("coin", id="X"), corridor("barrel", id="Y")]
SIDE_BY_SIDE = "lay X 0,0; lay Y 1,0"
# Two corridors between L1 and the room, one of them a loop.
LOOP = sketch("exits L1 R1 B; room A U 4,6 2x2 : coin; node n U 2,2 : ; edge L1 A; edge one = A n; edge two = n A; edge A R1; "
              "edge A B; doors A : L1 two one R1 B")  # fmt: skip
SHAFT = sketch("exits L1 R1 B; trapdoor t U 4,3 > g; node g D 4,6 : coin; stairs s 4,10; edge L1 t; edge t R1; edge g s; "
               "edge s B")  # fmt: skip
# Stairs down to a room, G, and a trapdoor above it in another, A.
VAULT = ("exits L1 R1; room A U 5,3 2x2 : trapdoor=t>G {above}; room G D 5,8 2x2 : {below}; stairs s 2,6; edge L1 s; edge s G; "
         "edge A R1; doors A : R1; doors G : s")  # fmt: skip


@pytest.mark.rule("MM-STEP-01")
def test_start() -> None:
    walk = draw(PAIR, f"{SIDE_BY_SIDE}; X.L1")
    assert (walk.at, walk.visited) == (("X", "L1"), {("X", "L1")})
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L2") == "START_CLOSED"
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; Y.L1") == "START_NOT_FREE"
    assert refusal(PAIR, "lay X 0,0; Y.R1") == "TARGET_NOT_PLACED"


@pytest.mark.rule("MM-STEP-02")
def test_go() -> None:
    walk = draw(LOOP, "L1 A")
    assert (walk.at, walk.used) == (("X", "A"), {("X", "L1-A")})
    assert refusal(LOOP, "L1 n") == "NO_SUCH_EDGE"
    assert refusal(LOOP, "L1 A L1") == "DOOR_USED"
    assert refusal(corridor("lock"), "L1 n1 R1") == "OBSTACLE_PENDING"
    assert refusal(corridor("coin"), "L1 n1 L1") == "CORRIDOR_USED"


@pytest.mark.rule("MM-STEP-02")
def test_go_names_the_edge_where_several_lead_there() -> None:
    assert refusal(LOOP, "L1 A n") == "NO_SUCH_EDGE"
    assert draw(LOOP, "L1 A; go n#two").used == {("X", "L1-A"), ("X", "two")}
    assert draw(LOOP, "L1 A; go n#two; A").used == {("X", "L1-A"), ("X", "two"), ("X", "one")}, "only one is left"
    assert refusal(LOOP, "L1 A; go n#three") == "NO_SUCH_EDGE"


@pytest.mark.rule("MM-STEP-02")
def test_go_out_of_a_room_closes_the_strand_and_crosses_none() -> None:
    assert draw(LOOP, "L1 A; go n#two; A R1").rooms["X", "A"].strands == ((0, 1), (2, 3))
    assert refusal(LOOP, "L1 A; go n#one; A R1") == "CROSSES_PATH"


@pytest.mark.rule("MM-STEP-03")
def test_link() -> None:
    walk = draw(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1; link")
    assert walk.at == ("Y", "L1")
    assert not walk.ended
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1; link") == "NO_SUCH_EDGE"
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1; link; link") == "CORRIDOR_USED"


@pytest.mark.rule("MM-STEP-04")
def test_pay() -> None:
    card = corridor("sword", "monster", "coin")
    walk = draw(card, "L1 n1 n2; pay item")
    assert (walk.at, walk.pending, walk.items["sword"], walk.counts["monster"]) == (("X", "n2"), "", 0, 1)
    assert refusal(card, "L1 n1; pay item") == "NOTHING_TO_PAY"
    assert refusal(card, "L1 n1 n2; pay item; pay item") == "NOTHING_TO_PAY"
    lair = hall("L1 R1", "monster*2")
    assert finds(draw(lair, "L1 A; pay fairy", sword=2)) == {}, "monsters of a room count when it is cleared"
    assert finds(draw(lair, "L1 A; pay fairy; pay SB-1", "SB-1", sword=2)) == {"monster": 2, "room": 1}


@pytest.mark.rule("MM-STEP-05")
def test_fall() -> None:
    walk = draw(SHAFT, "L1 t; fall t")
    assert (walk.at, walk.fates, walk.pending) == (("X", "g"), {("X", "t"): "fallen"}, "")
    assert draw(SHAFT, "L1 t; fall").at == ("X", "g")
    assert refusal(SHAFT, "L1; fall t") == "NO_SUCH_EDGE"
    assert refusal(SHAFT, "L1 t; fall u") == "NO_SUCH_EDGE"


@pytest.mark.rule("MM-STEP-05")
def test_fall_names_the_trapdoor_where_a_room_has_two() -> None:
    room = sketch("exits L1; room A U 4,3 2x2 : trapdoor=t>g trapdoor=u>h; node g D 2,6 : coin; node h D 6,6 : key; edge L1 A; "
                  "doors A : L1")  # fmt: skip
    assert refusal(room, "L1 A; fall") == "NO_SUCH_EDGE"
    assert draw(room, "L1 A; fall t").at == ("X", "g")
    assert draw(room, "L1 A; fall u").at == ("X", "h")
    assert ways_on(draw(room, "L1 A")) == {"fall t", "fall u"}


@pytest.mark.rule("MM-STEP-05")
def test_a_trapdoor_that_was_climbed_may_be_fallen_through() -> None:
    """In a room; who climbed one in a corridor stands on it already."""
    room = sketch(VAULT.format(above="", below="coin"))
    there = "L1 s G; climb t with SB-4; fall t"
    assert finds(draw(room, there, "SB-4")) == {"stairs": 1, "coin": 1, "room": 2, "trap": 1}
    assert draw(room, there, "SB-4").at == ("X", "G")


@pytest.mark.rule("MM-STEP-06")
def test_climb() -> None:
    walk = draw(SHAFT, "B s g; climb t with SB-4", "SB-4")
    assert (walk.at, walk.pending, walk.fates, walk.counts["trap"]) == (("X", "t"), "", {("X", "t"): "climbed"}, 1)
    assert walk.books == {"SB-4": False}
    assert refusal(SHAFT, "B s; climb t with SB-4", "SB-4") == "NOT_ON_LANDING"
    assert refusal(SHAFT, "B s g; climb x with SB-4", "SB-4") == "NOT_ON_LANDING"
    assert refusal(SHAFT, "L1 t; fall; climb t with SB-4", "SB-4") == "TRAPDOOR_USED"
    assert refusal(SHAFT, "B s g; climb t with SB-4") == "SPELL_NOT_OWNED"


@pytest.mark.rule("MM-STEP-06", "MM-SB-04", "MM-MODEL-29")
def test_climb_from_a_room_that_is_cleared() -> None:
    guarded = sketch(VAULT.format(above="", below="monster"))
    assert refusal(guarded, "L1 s G; climb t with SB-4", "SB-4") == "MONSTERS_LEFT"
    assert draw(guarded, "L1 s G; pay fairy; climb t with SB-4; R1", "SB-4", sword=1).ended


@pytest.mark.rule("MM-STEP-06", "MM-RULING-49")
def test_climb_into_a_room_with_monsters() -> None:
    lair = sketch(VAULT.format(above="monster coin", below=""))
    walk = draw(lair, "L1 s G; climb t with SB-4", "SB-4")
    assert (walk.at, walk.pending, finds(walk)) == (("X", "A"), "monster", {"stairs": 1, "room": 1})
    assert refusal(lair, "L1 s G; climb t with SB-4; R1", "SB-4") == "MONSTERS_LEFT"


@pytest.mark.rule("MM-STEP-07")
def test_teleport() -> None:
    card = sketch("exits L1 R1; node n U 1,3 : scroll; circle c U 2,3; circle d U 4,3; node m U 6,3 : ; edge L1 n; edge n c; "
                  "edge d m; edge m R1")  # fmt: skip
    walk = draw(card, "L1 n c; teleport c > X.d with item")
    assert (walk.at, walk.circles, walk.items["scroll"]) == (("X", "d"), {("X", "c"), ("X", "d")}, 0)
    assert draw(card, "L1 n c; teleport > X.d with item").at == ("X", "d")
    assert refusal(card, "L1 n c; teleport d > X.c with item") == "NOT_ON_CIRCLE"
    assert refusal(card, "L1 n c; teleport > X.m with item") == "NO_SUCH_EDGE", "that is no circle"
    guarded = hall("L1", "monster circle=c circle=d")
    assert refusal(guarded, "L1 A; teleport c > X.d with fairy", scroll=1) == "MONSTERS_LEFT"
    assert refusal(card, "L1 n c; teleport > X.d with SB-6") == "SPELL_NOT_OWNED"


@pytest.mark.rule("MM-STEP-08")
def test_tele_monster() -> None:
    card = corridor("lock", "monster", "coin")
    walk = draw(card, "L1; tele-monster X.n2 with SB-3", "SB-3")
    assert (walk.at, walk.pending, walk.books) == (("X", "n2"), "monster", {"SB-3": False})
    lair = hall("L1", "monster coin")
    assert draw(lair, "L1; tele-monster X.A with SB-3", "SB-3").pending == "monster"
    assert refusal(card, "L1 n1; tele-monster X.n2 with SB-3", "SB-3") == "OBSTACLE_PENDING"
    assert refusal(card, "L1; tele-monster X.n3 with SB-3", "SB-3") == "NO_MONSTER_THERE"
    assert refusal(card, "L1; tele-monster X.n4 with SB-3", "SB-3") == "NO_SUCH_EDGE"
    assert draw([card, hall("L1", "monster", "Y")], "lay X 0,0; lay Y 1,0; X.L1; tele-monster Y.A with SB-3", "SB-3").pending
    passed = "L1; tele-monster X.n2 with SB-3; pay fairy; n3; tele-monster X.n2 with SB-3"
    assert refusal(card, passed, "SB-3", sword=1) == "SPELL_USED"
    assert refusal(corridor("monster"), "L1 n1; pay fairy; tele-monster X.n1 with SB-3", "SB-3", sword=1) == "TARGET_VISITED"


@pytest.mark.rule("MM-STEP-09")
def test_tele_barrel() -> None:
    card = corridor("barrel", "lock", "barrel")
    walk = draw(card, "L1 n1; tele-barrel X.n3 with SB-5", "SB-5")
    assert (walk.at, walk.counts["barrel"], walk.books) == (("X", "n3"), 2, {"SB-5": False})
    assert refusal(card, "L1; tele-barrel X.n3 with SB-5", "SB-5") == "NO_BARREL_HERE"
    assert refusal(card, "L1 n1; tele-barrel X.n2 with SB-5", "SB-5") == "NO_BARREL_THERE"
    assert refusal(card, "L1 n1; tele-barrel X.n1 with SB-5", "SB-5") == "NO_BARREL_THERE", "not onto itself"
    assert refusal(card, "L1 n1; tele-barrel Y.n1 with SB-5", "SB-5") == "TARGET_NOT_PLACED"
    assert refusal(card, "L1 n1; tele-barrel X.n3 with SB-5") == "SPELL_NOT_OWNED"
    guarded = [corridor("barrel"), hall("L1", "monster barrel", "Y")]
    there = "lay X 0,0; lay Y 1,0; X.L1 n1; tele-barrel Y.A with SB-5"
    assert draw(guarded, there, "SB-5").pending == "monster", "nobody took that barrel yet"


@pytest.mark.rule("MM-STEP-10", "MM-SB-07")
def test_cross() -> None:
    """The one crossing that the next step makes is allowed."""
    walk = draw(LOOP, "L1 A; go n#one; A; cross with SB-7; R1", "SB-7")
    assert walk.ended
    assert walk.books == {"SB-7": False}
    assert walk.rooms["X", "A"].strands == ((0, 2), (1, 3)), "the line that crosses is a line like others"


@pytest.mark.rule("MM-STEP-10")
def test_cross_comes_just_before_a_step_out_of_a_room() -> None:
    with_room = "L1 A; go n#one; A"
    assert refusal(LOOP, f"{with_room}; go R1", "SB-7") == "CROSSES_PATH", "it must be declared"
    assert refusal(LOOP, "L1; cross with SB-7", "SB-7") == "CROSS_NOT_NEEDED"
    assert refusal(LOOP, f"{with_room}; cross with SB-7", "SB-7") == "CROSS_NOT_NEEDED", "nothing follows"
    assert refusal(hall("L1 R1", "monster"), "L1 A; cross with SB-7", "SB-7") == "MONSTERS_LEFT"


@pytest.mark.rule("MM-SB-07")
def test_sb_7_a_corridor_still_serves_only_once() -> None:
    walk = draw(LOOP, "L1 A; go n#one; A", "SB-7")
    assert ways_on(walk) == {"cross with SB-7"}
    ring = sketch("exits L1 T R1 B; node j U 4,6 : ; node a U 6,9 : ; node b U 2,9 : ; edge L1 j; edge j a; edge a b; "
                  "edge b j; edge j R1")  # fmt: skip
    assert ways_on(draw(ring, "L1 j a b", "SB-7")) == set()


@pytest.mark.rule("MM-STEP-11")
def test_wrap() -> None:
    room = hall("L1 R1 T B R2")
    walk = draw(room, "B A R1; wrap with SB-12", "SB-12")
    assert (walk.at, walk.ended, walk.counts["exit"]) == (("X", "L1"), False, 0)
    assert ("X", "L1") in walk.visited
    assert refusal(room, "B A R1; wrap with SB-12", "SB-13") == "SPELL_NOT_OWNED"
    assert refusal(room, "B A; wrap with SB-12", "SB-12") == "NOT_OUTERMOST", "the path has not ended"
    assert refusal(room, "B A R2; wrap with SB-12", "SB-12") == "OPPOSITE_CLOSED"
    assert refusal(room, "L1 A R1; wrap with SB-12", "SB-12") == "OPPOSITE_USED"
    assert refusal(room, "L1 A T; wrap with SB-12", "SB-12") == "NOT_OUTERMOST", "rows only"
    assert draw(room, "L1 A T; wrap with SB-13", "SB-13").at == ("X", "B")


@pytest.mark.rule("MM-STEP-11")
def test_wrap_from_the_outermost_card_of_a_row_only() -> None:
    """The card in the middle has a free edge, but another card lies further out in its row."""
    cards = [hall(id="X"), hall(id="Y"), hall(id="Z"), hall(id="W")]
    ground = "lay X 0,0; lay Y 0,2; lay Z 1,2; lay W 2,1"  # X.R2 faces the empty cell 1,1, and W lies at 2,1
    assert refusal(cards, f"{ground}; X.L1 A R2; wrap with SB-12", "SB-12") == "NOT_OUTERMOST"
    assert draw(cards, f"{ground}; X.T A L2; wrap with SB-12", "SB-12").at == ("W", "R1"), "across the gap"


@pytest.mark.rule("MM-STEP-12")
def test_sacrifice() -> None:
    card = corridor("lock")
    walk = draw(card, "L1; sacrifice key with SB-8; n1; pay fairy; R1", "SB-8")
    assert (walk.ended, walk.spent, walk.books) == (True, ["SB-8"], {"SB-8": False})
    assert refusal(card, "L1; sacrifice key with SB-8") == "SPELL_NOT_OWNED"
    assert refusal(card, "L1; sacrifice key with SB-8", used="SB-8") == "SPELL_USED"
    assert refusal(card, "L1; sacrifice coin with SB-8", "SB-8") == "BAD_STEP"


@pytest.mark.rule("MM-STEP-12")
def test_a_sacrifice_while_an_obstacle_waits() -> None:
    assert draw(BOX["D5-01"], "T A; sacrifice sword with SB-8; pay fairy", "SB-8").rooms["D5-01", "A"].cleared
