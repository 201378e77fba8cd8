"""An exploration typed line by line: the notation, what may come next, how the draft is drawn and told."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.games.map_masters.exploration_check import Kit, check
from lanterne.games.map_masters.exploring import Mapping
from lanterne.games.map_masters.game import GAME
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import stream
from lanterne.kernel.drawing import STYLES, Drawing
from lanterne.kernel.faults import Refused
from lanterne.kernel.texts import Texts, texts_for

ENGLISH, FRENCH = texts_for("en", GAME.slug), texts_for("fr", GAME.slug)
BOTH = pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
HAND = ("S-1", "D5-01", "S-3", "S-4", "D3-01")
SIZES = ((80, 16), (80, 24), (120, 40), (200, 60), (60, 12), (40, 8), (26, 30), (20, 20), (10, 3), (1, 1))
BUILT = "lay S-1 0,0; lay D5-01 1,0"
ROOM = f"{BUILT}; start S-1.L1; a1; A; b1; R1; link; a1; A"  # MM-EX-09, before the monster


def craft(*books: str, **tokens: int) -> Mapping:
    return Mapping(Kit(GAME.content.cards, HAND, tokens, dict.fromkeys(books, True)), "sword")


def made(line: str, *books: str, **tokens: int) -> Json:
    return craft(*books, **tokens).edit(None, line)


def steps(draft: Json) -> Json:
    assert isinstance(draft, dict)
    return draft["steps"]


def text(drawing: Drawing) -> str:
    return "\n".join("".join(part for _, part, _ in line) for line in drawing)


def refusal(line: str, draft: Json = None) -> str:
    with pytest.raises(Refused) as caught:
        craft().edit(draft, line)
    return caught.value.rule


# --- the notation ----------------------------------------------------------------------------------------------------


def test_a_path_is_typed_in_one_line_or_bit_by_bit() -> None:
    whole = made(ROOM)
    draft: Json = None
    for part in ROOM.split(";"):
        draft = craft().edit(draft, part)
    assert draft == whole
    assert steps(whole) == ["go a1", "go A", "go b1", "go R1", "link", "go a1", "go A"]


def test_capitals_of_cards_do_not_matter() -> None:
    assert made("lay s-1 0,0; start s-1.l1") == made("lay S-1 0,0; start S-1.L1")


def test_french_words_do_too() -> None:
    french = "pose S-1 0,0; pose D5-01 1,0; départ S-1.L1; va a1; A; b1; R1; passe; a1; A; paie objet"
    assert made(french) == made(f"{ROOM}; pay item")


def test_a_number_takes_what_is_listed_under_it() -> None:
    mapping = craft()
    draft = made(BUILT)
    for place, (line, _, _) in enumerate(mapping.moves(draft, ENGLISH)[:12], 1):
        assert mapping.edit(draft, str(place)) == mapping.edit(draft, line)
    assert mapping.moves(draft, ENGLISH)[0][0] == "start S-1.L1", "before a start, the free edges come first"
    inside = made(f"{BUILT}; start S-1.L1; a1; A")
    assert steps(mapping.edit(inside, "2")) == ["go a1", "go A", mapping.moves(inside, ENGLISH)[1][0]]


def test_a_card_alone_lies_where_most_corridors_join() -> None:
    assert made("lay S-1; lay D5-01") in (made(BUILT), made("lay S-1 0,0; lay D5-01 -1,0"))


def test_laid_cards_are_moved_turned_and_lifted() -> None:
    assert made(f"{BUILT}; lay D5-01 0,2") == made("lay S-1 0,0; lay D5-01 0,2")
    assert made("lay S-1 0,0; turn S-1") == made("lay S-1 0,0 180")
    assert made(f"{BUILT}; lift D5-01") == made("lay S-1 0,0")
    assert made(f"{ROOM}; erase") == made(BUILT)
    assert made(f"{ROOM}; clear") == made("")


def test_back_takes_steps_then_the_start_then_cards() -> None:
    assert steps(made(f"{ROOM}; back")) == steps(made(ROOM.rpartition(";")[0]))
    assert made(f"{ROOM}; back 7") == made(f"{BUILT}; start S-1.L1")
    assert made(f"{ROOM}; back 8") == made(BUILT)
    assert made(f"{ROOM}; back 9") == made("lay S-1 0,0")
    assert made(f"{ROOM}; back 999999") == made("back")


@pytest.mark.rule("MM-STEP-10")
def test_a_draft_may_stand_between_cross_and_its_step() -> None:
    line = f"{BUILT}; start S-1.L1; a1; A; c1; R2; link; t1; fall; h1; s1; b1; j1; A; pay item; a1; L1; link; b1; A"
    mapping = craft("SB-7")
    draft = mapping.edit(mapping.edit(None, line), "cross with SB-7")
    assert mapping.check(draft) is not None, "but it cannot be handed in so"
    assert mapping.check(mapping.edit(draft, "B")) is None


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("foo", "MM-CHECK-01"), ("lay", "MM-CHECK-01"), ("start", "MM-CHECK-01"), ("99", "MM-CHECK-01"), ("0", "MM-CHECK-01"),
        ("²", "MM-CHECK-01"), ("lay S-9 0,0", "MM-CHECK-02"), ("lay S-9", "MM-CHECK-02"), ("lay S-1 0", "MM-CHECK-03"),
        ("lay S-1 0,0 90", "MM-CHECK-03"), ("lay S-1 0,99", "MM-CHECK-03"), ("lay S-1 0,0; lay D5-01 0,1", "MM-CHECK-04"),
        ("lay S-1 0,0; lay D5-01 0,2 180", "MM-CHECK-05"), ("lay S-1 0,0; lay D5-01 1,2", "MM-CHECK-06"),
        ("link", "MM-CHECK-07"),
        ("turn S-1", "MM-CHECK-16"), ("lift S-1", "MM-CHECK-16"), (f"{BUILT}; start S-1.R1", "MM-CHECK-07"),
        (f"{BUILT}; start S-1.L1; A", "MM-CHECK-08"), (f"{ROOM}; j1", "MM-CHECK-12"),
        ("lay S-1 0,0; start S-1.X", "MM-CHECK-07"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_its_rule(line: str, rule: str) -> None:
    assert refusal(line) == rule


LINES = ("lay S-1", "lay D5-01 1,0", "1", "2", "3", "back", "turn S-1", "erase", "x", ";", "link", "pay item")


@settings(max_examples=20)
@given(st.lists(st.sampled_from(LINES)))
def test_any_typing_keeps_the_draft_legal(lines: list[str]) -> None:
    mapping = craft()
    draft = mapping.edit(None, "")
    for line in lines:
        with suppress(Refused):
            draft = mapping.edit(draft, line)
    assert check(mapping.kit, draft) is None


# --- what may come next ----------------------------------------------------------------------------------------------


def test_moves_say_where_they_lead() -> None:
    told = [words for _, words, _ in craft().moves(made(ROOM), ENGLISH)]
    assert told == ["pay item – with what you found, against: monster"]
    told = [words for _, words, _ in craft().moves(made(f"{ROOM}; pay item"), ENGLISH)]
    assert "go k1 – lock" in told
    assert "go T – out of the dungeon" in told
    told = [words for _, words, _ in craft("SB-8").moves(made(ROOM), ENGLISH)]
    assert "sacrifice sword with SB-8 – a fairy token: sword, and the book is gone for good" in told
    assert craft().moves(made(BUILT), ENGLISH)[0][1] == "start S-1.L1 – Five-Door Cellar, upper left"
    assert craft().moves(made(f"{BUILT}; start S-1.L1"), ENGLISH) == [("go a1", "go a1 – 1 coin", "spot:S-1.a1 card:S-1")]


def test_a_turned_card_has_its_edges_where_it_lies() -> None:
    moves = craft().moves(made("lay S-1 0,0 180"), ENGLISH)
    assert ("start S-1.L1 – Five-Door Cellar, lower right") in [words for _, words, _ in moves]


def test_cards_say_how_they_would_be_joined() -> None:
    told = {line: words for line, words, _ in craft().moves(made("lay S-1 0,0"), ENGLISH)}
    assert told["lay D5-01 1,0"] == "lay D5-01 1,0 – Echo Well, 2 corridors join"
    assert told["lay D5-01 1,1"] == "lay D5-01 1,1 – Echo Well, one corridor joins"


@BOTH
def test_every_kind_of_step_has_words(words: Texts) -> None:
    """Random paths with all books and tokens meet them."""
    books = [f"SB-{number}" for number in range(1, 14)]
    tokens = {"sword": 2, "key": 2, "rope": 2, "scroll": 2}
    hand = ("D5-11", "D6-03", "D6-10", "D6-02")
    mapping = Mapping(Kit(GAME.content.cards, hand, tokens, dict.fromkeys(books, True)), "circle")
    verbs = set()
    for seed in range(16):
        draft = mapping.sample(stream(seed, "words").below)
        assert isinstance(draft, dict)
        path = draft["steps"]
        assert isinstance(path, list)
        for length in range(len(path) + 1):
            for line, told, _ in mapping.moves({**draft, "steps": path[:length]}, words):
                verbs.add(line.split()[0])
                assert told
                assert "{" not in told
    assert "go" in verbs
    assert len(verbs) >= 6, verbs


# --- drawn and told --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("line", ["", "lay D5-01 0,0 180", f"{BUILT}; lay S-3", ROOM, f"{ROOM}; pay item; T"])
def test_a_draft_fits_every_screen(words: Texts, line: str) -> None:
    mapping = craft("SB-1", sword=1)
    draft = mapping.edit(None, line)
    for width, height in SIZES:
        drawing = mapping.draw(draft, words, width, height)
        assert len(drawing) <= height
        assert all(sum(len(part) for _, part, _ in row) <= width for row in drawing), (width, height)
        assert {style for row in drawing for style, _, _ in row} <= set(STYLES)
    for sentence in mapping.tell(draft, words):
        assert sentence
        assert not set(sentence) & set("{}│┃║╔")


def test_the_hand_lies_open_before_the_first_card() -> None:
    for size in ((80, 16), (80, 24), (120, 40)):
        drawn = text(craft().draw(None, ENGLISH, *size))
        for card in HAND:
            assert card in drawn, (size, card)


def test_points_finds_and_what_stops_the_path() -> None:
    drawn = text(craft(sword=1).draw(made(ROOM), ENGLISH, 120, 30))
    first = drawn.split("\n")[0]
    assert first.startswith("2 VP 1 barrel, 2 swords, 1 coin, 1 key, 1 room · in the way: monster")
    assert "unused: 2 swords, 1 key" in first
    told = craft().tell(made(ROOM), ENGLISH)
    assert told[0] == "Your path stands at D5-01.A: room A: 1 monster, 1 magic circle, 2 coins, 1 scroll, Echo Well."
    assert told[1] == "In its way: monster. Pay for it, or end here."
    told = craft().tell(made(f"{ROOM}; pay item; j1; t1"), ENGLISH)
    assert told[1] == "Under it a trapdoor opens. Fall, pay to get across, or end here."


def test_the_exit_is_told() -> None:
    told = craft().tell(made(f"{ROOM}; pay item; T"), ENGLISH)
    assert "It has left the dungeon. Type done to hand it in." in told


def test_cards_that_wait_are_told_and_drawn() -> None:
    told = craft().tell(made("lay S-1 0,0"), ENGLISH)
    assert told[0] == "S-1 Five-Door Cellar lies at 0,0."
    assert told[1].startswith("Still in your hand: D5-01 Echo Well, S-3 Cask Stairs,")
    assert "╔D5-01" in text(craft().draw(made("lay S-1 0,0"), ENGLISH, 80, 24)), "beside the dungeon"


def test_nonsense_for_a_draft_is_drawn_as_nothing() -> None:
    drafts: list[Json] = [7, "x", [], {"tableau": 3}, {"tableau": [], "start": None, "steps": ["go a1"]}]
    for nonsense in drafts:
        assert text(craft().draw(nonsense, ENGLISH, 80, 24)).startswith("0 VP")
        assert craft().tell(nonsense, ENGLISH)


# --- the best --------------------------------------------------------------------------------------------------------


def test_what_a_solver_found_is_told_and_can_be_taken_over() -> None:
    exploration = made(f"{ROOM}; pay item; T")
    assert isinstance(exploration, dict)
    found: Json = {"exploration": {**exploration, "counts": {}}, "value": 11, "bound": 12.5, "proven": False, "mine": 9}
    draft, lines = craft().solved(found, ENGLISH)
    assert draft == exploration
    assert lines == ["The best path found is worth 11.", "Nothing is worth more than 12.5.", "Yours: 9 of 11."]
    assert "Rien ne vaut plus de 12,5." in craft().solved(found, FRENCH)[1]
    proven: Json = {"exploration": exploration, "value": 11, "bound": 11, "proven": True, "mine": None}
    assert craft().solved(proven, ENGLISH)[1][1:] == ["It is proven that nothing is worth more."]
    assert craft().solved(None, ENGLISH) == (None, [])
