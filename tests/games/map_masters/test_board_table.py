"""The drawn and the told table of Map Masters: every phase fits every screen, what is hidden stays so, all can be read."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.state import COLOURS, Atlas
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.drawing import STYLES, Drawing
from lanterne.kernel.match import Match
from lanterne.kernel.texts import Texts, texts_for

ENGLISH, FRENCH = texts_for("en", GAME.slug), texts_for("fr", GAME.slug)
BOTH = pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
SIZES = ((80, 10), (80, 14), (80, 24), (120, 40), (200, 60), (50, 14), (30, 6), (1, 1))


def played(seed: int, answers: int, seats: int) -> Match:
    """A game after so many random answers, or at its end."""
    match = Match(GAME, GAME.options(seats, {}), Seeded(seed))
    below = stream(seed, "board").below
    for _ in range(answers):
        if match.ask is None:
            break
        seat = next(seat for seat in range(seats) if match.asks_for(seat) is not None)
        ask = match.asks_for(seat)
        assert ask is not None
        match.answer(ask.sample(below), seat)
    return match


def at(given: dict[str, Json], seats: int = 2) -> Match:
    """A position as scenarios describe it."""
    options = GAME.options(seats, {})
    return Match(GAME, options, Hand(), base=GAME.arrange(options, given))


MARKET: dict[str, Json] = {
    "phase": "market", "first": 0, "buyer": 0, "primary": "key-1", "books_up": ["SB-3", "SB-9"],
    "cards_up": ["D3-01", "D3-02", "D4-01", "D4-02", "D5-01", "D5-02", "D6-01", "D6-02"],
    "amber.tokens": [1, 0, 0, 2], "azure.books": ["SB-1", "SB-4"], "azure.ready": [True, False], "azure.zone": ["D5-03"],
}  # fmt: skip


def text(drawing: Drawing) -> str:
    return "\n".join("".join(part for _, part, _ in line) for line in drawing)


def drawn(match: Match, width: int = 80, height: int = 24, seat: int = 0, words: Texts = ENGLISH) -> str:
    return text(GAME.draw(match.view(seat), words, width, height, []))


def told(match: Match, seat: int = 0, words: Texts = ENGLISH) -> str:
    return "\n".join(GAME.tell(match.view(seat), words)).replace("\u00a0", " ")


def read(match: Match, *touches: str, words: Texts = ENGLISH, width: int = 200) -> str:
    return text(GAME.describe(match.view(0), words, touches, width))


# --- every position on every screen ----------------------------------------------------------------------------------


def holds(match: Match, seat: int, words: Texts) -> None:
    view = match.view(seat)
    for width, height in SIZES:
        drawing = GAME.draw(view, words, width, height, [])
        assert 0 < len(drawing) <= height
        assert all(sum(len(part) for _, part, _ in line) <= width for line in drawing), (width, height)
        assert {style for line in drawing for style, _, _ in line} <= set(STYLES)
        assert not re.search(r"[{}_]|None", text(drawing))
    for line in GAME.tell(view, words):
        assert line
        assert not re.search(r"[{}$_\n║╔│┃]|None|  ", line), line


@settings(max_examples=8)
@given(st.integers(0, 500), st.integers(0, 40), st.integers(1, 5), st.integers(-1, 4))
def test_every_position_fits_every_screen(seed: int, answers: int, seats: int, seat: int) -> None:
    match = played(seed, answers, seats)
    for words in (ENGLISH, FRENCH):
        holds(match, min(seat, seats - 1), words)


@BOTH
def test_every_phase_is_met_and_drawn(words: Texts) -> None:
    """The phases of whole games, each at every size, and the end."""
    met: set[str] = set()
    for seed in range(2):
        match = played(seed, 0, 3)
        below = stream(seed, "phases").below
        while match.ask is not None:
            state = match.state
            assert isinstance(state, Atlas)
            if state.phase not in met:
                met.add(state.phase)
                holds(match, seed, words)
            seat = next(seat for seat in range(3) if match.asks_for(seat) is not None)
            ask = match.asks_for(seat)
            assert ask is not None
            match.answer(ask.sample(below), seat)
        holds(match, 0, words)
    assert {"market", "explore", "improve"} <= met


@settings(max_examples=8)
@given(st.integers(0, 200), st.integers(0, 30))
@pytest.mark.rule("MM-RULING-69")
def test_the_drawing_knows_no_more_than_the_seat(seed: int, answers: int) -> None:
    match = played(seed, answers, 2)
    view = GAME.view(GAME.imagine(match.checkpoint()[1], 0, lambda n: n // 2), 0)
    same = GAME.view(match.checkpoint()[1].copy(), 0)
    assert text(GAME.draw(view, ENGLISH, 120, 40, [])) == text(GAME.draw(same, ENGLISH, 120, 40, []))
    assert GAME.tell(view, ENGLISH) == GAME.tell(same, ENGLISH)


# --- what stands there -----------------------------------------------------------------------------------------------


def test_the_market_has_tokens_books_and_columns() -> None:
    board = drawn(at(MARKET))
    shown = ("Round 1/6 · Market · Primary keys at 2 VP", "† sword 5", "§ rope 5", "3 coins +18", "6 coins +18", "Echo Well")
    for words in shown:
        assert words in board, words
    for card in ("D3-01", "D4-02", "D5-01", "D6-02"):
        assert GAME.content.cards[card].names["en"][:15] in board
    assert "&◎$$¶†#▼" in board, "and the icons of each card"
    assert "&◎$$¶†#▼" not in drawn(at(MARKET), 80, 9), "but names matter more"


def test_players_show_what_they_own_and_whose_turn_it_is() -> None:
    board = drawn(at(MARKET))
    assert "▶ Amber  6 coins  † 1  § 2  pile 9 · discard 0" in board
    azure = next(line for line in board.split("\n") if "Azure" in line)
    assert f"  {ENGLISH.word('book', 'SB-1')}" in azure
    assert f"×{ENGLISH.word('book', 'SB-4')}" in azure, "a used book is marked"
    heard = told(at(MARKET))
    assert "Amber: 6 coins, sword token ×1, rope token ×2, pile 9, discard 0" in heard
    assert f"{ENGLISH.word('book', 'SB-4')} (used)" in heard
    assert "For 5 coins: Echo Well (" in heard


def test_the_score_boards_add_up() -> None:
    given: dict[str, Json] = {
        **MARKET, "round": 3, "amber.primary": [4, 2, 0, 0, 0, 0], "amber.secondary": [3, 1, 0, 0, 0, 0],
        "amber.bonus": [2, 0, 0, 0, 0, 0], "amber.exits": [1, 0, 0, 0, 0, 0],
    }  # fmt: skip
    board = drawn(at(given))
    assert "▶ Amber  6 coins  14 VP  † 1" in board
    row = next(line for line in board.split("\n") if line.startswith("Amber"))
    assert row.split() == ["Amber", "4/3+2↗", "2/1", "·", "·", "·", "·", "14"]
    rows = "round 1: 4 primary, 3 secondary, 2 time bonus, exit; round 2: 2 primary, 1 secondary"
    assert f"Amber – {rows}; total 14" in told(at(given))


@BOTH
def test_the_end_shows_winners_and_sums(words: Texts) -> None:
    match = played(3, 9999, 2)
    assert match.outcome is not None
    board = drawn(match, 80, 30, words=words)
    assert "★" in board
    assert words.say("phase-over") in board
    assert "╔" in board, "and the last dungeon"


@pytest.mark.rule("MM-RULING-58")
def test_a_card_that_was_looked_at_is_for_its_owner() -> None:
    given: dict[str, Json] = {
        **MARKET, "phase": "hand", "amber.peeked": "S-3", "amber.books": ["SB-16"], "amber.ready": [False]
    }  # fmt: skip
    options = GAME.options(2, {})
    state = GAME.arrange(options, given)
    mine, theirs = GAME.view(state, 0), GAME.view(state, 1)
    assert "Cask Stairs · ? · ? · ? · ?" in text(GAME.draw(mine, ENGLISH, 80, 24, []))
    assert "Cask Stairs" not in text(GAME.draw(theirs, ENGLISH, 80, 24, []))
    assert "Cask Stairs" not in "\n".join(GAME.tell(theirs, ENGLISH))
    assert "? · ? · ? · ? · ?" in text(GAME.draw(theirs, ENGLISH, 80, 24, []))
    assert "5 cards face down" in "\n".join(GAME.tell(theirs, ENGLISH))


def test_a_puzzle_has_its_date_and_no_market() -> None:
    match = Match(GAME, GAME.options(1, {"puzzle": "2026-11-16"}), Seeded(1))
    assert drawn(match).startswith("Puzzle of 2026-11-16 · Exploration · Primary ")
    assert "coins" not in drawn(match).split("\n")[1]


# --- reading things --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("width", [26, 40])
def test_every_card_book_and_objective_can_be_read(words: Texts, width: int) -> None:
    match = at(MARKET)
    for touch in [*GAME.cards(), *(f"objective:{id}" for id in GAME.content.objectives), "token:rope", "blind:4", "here"]:
        described = GAME.describe(match.view(0), words, [touch], width)
        assert len(described) > 1, touch
        assert all(sum(len(part) for _, part, _ in line) <= width for line in described), touch
        assert {style for line in described for style, _, _ in line} <= set(STYLES)


def test_a_card_is_read_with_its_map() -> None:
    card = read(at(MARKET), "card:D5-01", width=40)
    assert card.startswith("Echo Well\nD5-01, 5 coins\n╔D5-01══")
    assert "◎ magic circle" in card
    assert "starting card" in read(at(MARKET), "card:S-1")


def test_a_place_of_a_map_is_read_with_its_card() -> None:
    seen = read(at(MARKET), "spot:D5-01.A", "card:D5-01")
    assert seen.startswith("D5-01.A: room A: 1 monster, 1 magic circle, 2 coins, 1 scroll\n")


def test_here_is_the_objective_of_the_round() -> None:
    assert read(at(MARKET), "here").startswith("Objective: keys\nEach key")


def test_a_player_is_read_with_the_last_dungeon() -> None:
    given: dict[str, Json] = {
        **MARKET, "azure.hand": ["S-1"], "azure.tableau": ["S-1 0,0 0"], "azure.start": "S-1.L1",
        "azure.steps": ["go a1", "go A", "go B"],
    }  # fmt: skip
    for touch in ("mapper:azure", "azure", "Azure"):
        seen = read(at(given), touch, width=60)
        assert seen.startswith("Azure\n1 barrel, 1 sword, 1 coin, 1 room\n╔S-1")
        assert "━*$━" in seen
    assert read(at(given), "amber") == "Amber\nnothing at all"


def test_unknown_touches_say_nothing() -> None:
    unknown = ("card:?", "card:", "book:SB-99", "token:gold", "blind:9", "objective:x", "spot:D5-01.z9", "spot:x", "price:3")
    for touch in unknown:
        assert read(at(MARKET), touch) == "", touch
        assert GAME.called(at(MARKET).view(0), ENGLISH, [touch]) == ""


def test_options_are_called_by_card_and_book_only() -> None:
    view = at(MARKET).view(0)
    assert GAME.called(view, ENGLISH, ["card:D5-01", "price:5"]) == "Echo Well"
    assert GAME.called(view, ENGLISH, ["book:SB-3"]) == ENGLISH.word("book", "SB-3")
    assert GAME.called(view, ENGLISH, ["token:sword"]) == ""


def test_what_is_offered_can_be_clicked_on() -> None:
    match = at(MARKET)
    for size in ((80, 24), (80, 11), (50, 24)):
        drawing = GAME.draw(match.view(0), ENGLISH, *size, [])
        touched = {touch for line in drawing for _, _, touches in line for touch in touches.split()}
        assert {"token:sword", "book:SB-3", "card:D5-01", "card:D6-02"} <= touched, size


def test_every_colour_has_a_name() -> None:
    for colour in COLOURS:
        assert ENGLISH.word("mapper", colour) != colour
