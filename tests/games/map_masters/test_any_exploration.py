"""What holds for every exploration, good, spoilt or senseless: checking, mending, advising and typing never stumble, and
agree with each other."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.games.map_masters.advice import advise
from lanterne.games.map_masters.exploration_check import EMPTY, Exploration, Kit, check, mend, read_exploration, sample, walk_of
from lanterne.games.map_masters.kinds import COUNTED_AS, COUNTERS, EXPLORATION_BOOKS, ITEMS, TOOLS
from lanterne.games.map_masters.notation import edit
from lanterne.games.map_masters.steps import Step, read_step
from lanterne.games.map_masters.tableau import Placement
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import allowed, why_not
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Refused
from tests.games.map_masters.drafts import NONSENSE, WORDS, Drawn, kits, samples, spoilt, steps_to_try
from tests.games.map_masters.sketches import BOX, code_of, sketch


def advice(drawn: Drawn, data: Json = None) -> dict[str, Json]:
    found = advise(drawn.kit, "coin", drawn.data if data is None else data, str)
    assert isinstance(found, dict)
    return found


# --- what fits -------------------------------------------------------------------------------------------------------


@given(drawn=samples())
@settings(max_examples=40)
def test_what_is_made_at_random_fits(drawn: Drawn) -> None:
    assert check(drawn.kit, drawn.data) is None


def test_what_is_made_at_random_does_not_stop_before_a_crossing() -> None:
    """Paths in a room with a loop, which stop after a few steps."""
    loop = sketch("exits L1 R1 B; room A U 4,6 2x2 : ; node n U 2,2 : ; edge L1 A; edge one = A n; edge two = n A; edge A R1; "
                  "edge A B; doors A : L1 two one R1 B")  # fmt: skip
    kit = Kit({"X": loop}, ["X"], {}, {"SB-7": True})
    chance = Random(1)
    for _ in range(600):
        assert check(kit, sample(kit, lambda count: chance.randrange(min(count, 8)))) is None


@pytest.mark.rule("MM-RULING-41")
@given(drawn=samples())
@settings(max_examples=25)
def test_what_fits_is_not_mended(drawn: Drawn) -> None:
    assert mend(drawn.kit, drawn.data) == drawn.data


@pytest.mark.rule("MM-RULING-18", "MM-MODEL-33")
@given(drawn=samples(3), cut=st.integers(0, 30))
@settings(max_examples=25)
def test_a_path_may_stop_anywhere(drawn: Drawn, cut: int) -> None:
    shown = drawn.exploration
    steps = shown.steps[:cut]
    if not steps or steps[-1].verb != "cross":
        assert check(drawn.kit, Exploration(shown.placements, shown.start, steps).dump()) is None


@pytest.mark.rule("MM-MODEL-22", "MM-MODEL-26", "MM-PATH-05", "MM-PATH-09")
@given(drawn=samples())
@settings(max_examples=40)
def test_no_corridor_twice_on_any_path(drawn: Drawn) -> None:
    walk = Walk(walk_of(drawn.kit, drawn.exploration).tableau, drawn.kit.tokens, drawn.kit.books)
    start = drawn.exploration.start
    if start is None:
        return
    walk.start(*start)
    corridors, edges = [walk.at], []
    for step in drawn.exploration.steps:
        before, used = walk.at, set(walk.used)
        walk.take(step)
        edges += sorted(walk.used - used)
        if walk.at is not None and walk.at != before and not walk.node(walk.at).is_room():
            corridors.append(walk.at)
    assert len(set(corridors)) == len(corridors)
    assert len(set(edges)) == len(edges)


@pytest.mark.rule("MM-MODEL-24", "MM-PATH-06")
@given(drawn=samples())
@settings(max_examples=40)
def test_strands_cross_only_with_the_book(drawn: Drawn) -> None:
    walk = walk_of(drawn.kit, drawn.exploration)
    crossed = sum(
        sum(min(one) < door < max(one) for door in other) == 1
        for visits in walk.rooms.values()
        for one, other in combinations(visits.strands, 2)
    )
    assert crossed == walk.spent.count("SB-7")


@pytest.mark.rule("MM-MODEL-34")
@given(drawn=samples())
@settings(max_examples=40)
def test_counters_are_sums_over_what_the_path_resolved(drawn: Drawn) -> None:
    walk = walk_of(drawn.kit, drawn.exploration)
    rooms = [walk.node(spot) for spot, visits in walk.rooms.items() if visits.cleared]
    places = [walk.node(spot) for spot in walk.visited]
    held = walk.node(walk.at).id if walk.at is not None and walk.pending else ""
    expected = {item: sum(node.items.get(item, 0) for node in rooms + places) for item in ITEMS}
    expected["circle"] = sum(len(node.circles) for node in rooms + places)
    expected["room"] = len(rooms)
    for counter in ("monster", "lock", "trap"):
        spots = [spot for spot in walk.visited if COUNTED_AS.get(walk.node(spot).kind) == counter]
        expected[counter] = len(spots) - (bool(held) and walk.at in spots)
    expected["monster"] += sum(node.monsters for node in rooms)
    expected["trap"] += sum(len(node.trapdoors) for node in rooms)
    expected["exit"] = int(walk.ended)
    assert {counter: walk.counts[counter] for counter in expected} == expected
    assert set(walk.counts) == set(COUNTERS)


@pytest.mark.rule("MM-MODEL-12", "MM-MODEL-04")
@given(drawn=samples(), right=st.integers(-5, 5), down=st.integers(-5, 5))
@settings(max_examples=30)
def test_a_dungeon_turned_or_moved_as_a_whole_is_the_same(drawn: Drawn, right: int, down: int) -> None:
    shown = drawn.exploration
    turned = [Placement(p.card, right - p.x, down - p.y - 1, 180 - p.rot) for p in shown.placements]
    moved = [Placement(p.card, p.x + right, p.y + down, p.rot) for p in shown.placements]
    first = walk_of(drawn.kit, shown)
    for placements in (turned, moved):
        other = walk_of(drawn.kit, Exploration(placements, shown.start, shown.steps))
        assert (other.counts, other.at, other.spent) == (first.counts, first.at, first.spent)
        assert other.tableau.links == first.tableau.links


# --- advice ----------------------------------------------------------------------------------------------------------


@given(drawn=samples(3), cut=st.integers(0, 12))
@settings(max_examples=30)
def test_advice_names_exactly_the_steps_that_fit(drawn: Drawn, cut: int) -> None:
    shown = drawn.exploration
    shown.steps = shown.steps[:cut]
    if shown.start is None or (shown.steps and shown.steps[-1].verb == "cross"):
        return
    told = advice(drawn, shown.dump())
    assert told["refused"] is None
    assert told["good"] == len(shown.steps)
    offered = {str(one["step"]) for one in told["next"] if isinstance(one, dict)}  # type: ignore[union-attr]  # always a list
    walk = walk_of(drawn.kit, shown)
    fits = {
        str(step)
        for step in steps_to_try(walk)
        if check(drawn.kit, Exploration(shown.placements, shown.start, [*shown.steps, step]).dump()) is None
    }
    assert offered - {"cross with SB-7"} == fits
    crossing = [Step("cross", by="SB-7")]
    helps = not why_not(walk, crossing[0]) and any(
        check(drawn.kit, Exploration(shown.placements, shown.start, [*shown.steps, *crossing, step]).dump()) is None
        for step in steps_to_try(walk)
        if step.verb == "go"
    )
    assert ("cross with SB-7" in offered) == helps


@given(drawn=samples(3, every=True))
@settings(max_examples=40)
def test_at_every_point_of_a_path_the_allowed_steps_are_those_that_are_not_refused(drawn: Drawn) -> None:
    shown = drawn.exploration
    walk = Walk(walk_of(drawn.kit, shown).tableau, drawn.kit.tokens, drawn.kit.books)
    if shown.start is None:
        return
    walk.start(*shown.start)
    for step in shown.steps:
        offered = {str(one) for one in allowed(walk) if one.verb != "cross"}
        assert offered == {str(one) for one in steps_to_try(walk) if why_not(walk, one) is None}
        walk.take(step)


@given(drawn=samples(3), cut=st.integers(0, 12))
@settings(max_examples=30)
def test_advice_says_why_other_steps_do_not_fit(drawn: Drawn, cut: int) -> None:
    shown = drawn.exploration
    shown.steps = shown.steps[:cut]
    for one in advice(drawn, shown.dump())["barred"]:  # type: ignore[union-attr]  # always a list
        assert isinstance(one, dict)
        step = read_step(str(one["step"]))
        refused = check(drawn.kit, Exploration(shown.placements, shown.start, [*shown.steps, step]).dump())
        assert refused is not None
        assert (code_of(refused), refused.rule) == (one["code"], one["rule"])


@given(drawn=samples(3))
@settings(max_examples=25)
def test_advice_counts_what_the_path_found(drawn: Drawn) -> None:
    walk = walk_of(drawn.kit, drawn.exploration)
    told = advice(drawn)
    assert (told["counts"], told["items"], told["tokens"]) == (walk.counts, walk.items, walk.tokens)
    assert told["points"] == walk.counts["coin"]
    assert told["starts"] == [list(spot) for spot in walk.tableau.free_edges()]


@given(drawn=samples(3))
@settings(max_examples=15)
def test_advice_shows_where_every_card_fits(drawn: Drawn) -> None:
    shown = drawn.exploration
    fits = advice(drawn)["fits"]
    assert isinstance(fits, dict)
    assert list(fits) == list(drawn.kit.hand)
    for card, places in fits.items():
        others = [placement for placement in shown.placements if placement.card != card]
        assert isinstance(places, list)
        for place in places:
            assert isinstance(place, list)
            x, y, rot = (int(str(number)) for number in place)
            assert check(drawn.kit, Exploration([*others, Placement(card, x, y, rot)], None, []).dump()) is None


# --- what does not fit -----------------------------------------------------------------------------------------------


def never_stumbles(drawn: Drawn) -> None:
    refused = check(drawn.kit, drawn.data)
    told = advice(drawn)
    mended = mend(drawn.kit, drawn.data)
    assert check(drawn.kit, mended) is None
    assert mend(drawn.kit, mended) == mended
    if refused is not None and code_of(refused) != "BAD_STEP" and refused.args_by_name["step"]:
        left = read_exploration(drawn.data).steps[: int(refused.args_by_name["step"]) - 1]
        assert read_exploration(mended).steps == (left[:-1] if left and left[-1].verb == "cross" else left)
    if refused is None:
        assert told["refused"] is None
        assert mended == read_exploration(drawn.data).dump()
    elif told["refused"] is None:
        assert code_of(refused) == "CROSS_NOT_NEEDED", "a draft may stand between `cross` and the step it is for"
    else:
        assert isinstance(told["refused"], dict)
        assert told["refused"]["code"] == code_of(refused)
        assert told["refused"]["step"] == refused.args_by_name["step"]


@pytest.mark.rule("MM-RULING-41", "MM-CHECK-01")
@given(drawn=spoilt())
@settings(max_examples=120)
def test_a_spoilt_path_is_taken_in_good_part(drawn: Drawn) -> None:
    never_stumbles(drawn)


@pytest.mark.rule("MM-RULING-41", "MM-CHECK-01")
@given(data=NONSENSE, kit=kits(2))
@settings(max_examples=120)
def test_nonsense_is_taken_in_good_part(data: Json, kit: Kit) -> None:
    never_stumbles(Drawn(kit, data))


@given(drawn=spoilt(), line=st.lists(WORDS | st.text(max_size=20), max_size=4).map("; ".join))
@settings(max_examples=80)
def test_whatever_is_typed_gives_a_draft_or_a_reason(drawn: Drawn, line: str) -> None:
    for draft in (drawn.data, EMPTY):
        with suppress(Refused):
            answer = check(drawn.kit, edit(drawn.kit, draft, line))
            assert answer is None or code_of(answer) == "CROSS_NOT_NEEDED"


@given(card=st.sampled_from(["S-1", "D5-01", "S-9"]), x=st.integers(-30, 30), y=st.integers(-30, 30), rot=st.integers(-1, 2))
@settings(max_examples=60)
def test_a_card_that_is_laid_by_typing_lies_well_or_not_at_all(card: str, x: int, y: int, rot: int) -> None:
    kit = Kit(BOX, ["S-1", "D5-01", "S-9"], {}, {})
    try:
        typed = edit(kit, EMPTY, f"lay S-1 0,0; lay {card} {x},{y} {90 * rot}")
    except Refused:
        return
    assert check(kit, typed) is None


# --- parse and print -------------------------------------------------------------------------------------------------


@given(drawn=samples(3))
@settings(max_examples=40)
def test_an_exploration_typed_step_by_step_is_the_same(drawn: Drawn) -> None:
    shown = drawn.exploration
    lines = [f"lay {p.card} {p.x},{p.y} {p.rot}" for p in shown.placements]
    lines += [f"start {shown.start[0]}.{shown.start[1]}"] if shown.start is not None else []
    lines += [str(step) for step in shown.steps]
    assert edit(drawn.kit, EMPTY, "; ".join(lines)) == drawn.data


@given(drawn=samples())
@settings(max_examples=30)
def test_steps_are_read_as_they_are_written(drawn: Drawn) -> None:
    for step in drawn.exploration.steps:
        assert str(read_step(str(step))) == str(step)
    walk = walk_of(drawn.kit, drawn.exploration)
    for step in steps_to_try(walk):
        again = read_step(str(step))
        assert (again.verb, again.node, again.card, again.by, again.source) == (
            step.verb, step.node, step.card, step.by, step.source,
        )  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "go a1", "go a1#one", "go T", "link", "pay item", "pay fairy", "pay SB-10", "fall", "fall t1", "climb t1 with SB-4",
        "teleport > D5-01.c1 with item", "teleport c1 > D5-01/2.c1 with fairy", "teleport q > S-1.r with SB-6",
        "tele-monster S-2.A with SB-3", "tele-barrel S-1.A with SB-5", "cross with SB-7", "wrap with SB-12", "wrap with SB-13",
        "sacrifice rope with SB-8",
    ],
)  # fmt: skip
def test_every_kind_of_step_is_written_as_it_is_read(line: str) -> None:
    step = read_step(line)
    assert str(step) == line
    assert step == read_step(str(step))


def test_paths_at_random_meet_everything() -> None:
    """So that what is proven for all of them is worth something."""
    chance = Random(7)
    verbs: set[str] = set()
    counted: set[str] = set()
    for _ in range(250):
        hand = chance.sample(list(BOX), 3)
        kit = Kit(BOX, hand, dict.fromkeys(TOOLS, 1), dict.fromkeys(EXPLORATION_BOOKS, True))
        shown = read_exploration(sample(kit, chance.randrange))
        verbs |= {step.verb for step in shown.steps}
        counted |= {counter for counter, count in walk_of(kit, shown).counts.items() if count}
    assert verbs == {
        "go", "link", "pay", "fall", "climb", "teleport", "tele-monster", "tele-barrel", "cross", "wrap", "sacrifice",
    }  # fmt: skip
    assert counted == set(COUNTERS)
