"""The drawn and the told board of Kinfire Delve: what is known is there, what is hidden is not, and nothing is wider than the
screen. Any card can be read."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lanterne.games.kinfire_delve.content import COUNTED, TRIGGERS
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import MEASURES, VERBS
from lanterne.games.kinfire_delve.reading import LOST_BY
from lanterne.games.kinfire_delve.state import PLACES, Delve
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.asks import Chance, Json, Roll
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.drawing import STYLES, Drawing
from lanterne.kernel.match import Match
from lanterne.kernel.texts import Texts, texts_for

ENGLISH, FRENCH = texts_for("en", GAME.slug), texts_for("fr", GAME.slug)
BOTH = pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
SIZES = ((80, 11), (80, 14), (80, 24), (80, 30), (107, 36), (120, 40), (200, 60), (50, 14), (30, 6), (1, 1))


def played(seed: int, answers: int, seats: int, quick: bool = False) -> Match:
    """A game after so many random answers, or at its end. A quick one is at the bottom after a few turns."""
    options = GAME.options(seats, {})
    match = Match(GAME, options, Seeded(seed), base=GAME.arrange(options, {"deck": 1, "hp": 10}) if quick else None)
    below = stream(seed, "board").below
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(match.ask.sample(below))
    return match


def at(given: dict[str, Json], *answers: str, seats: int = 1) -> Match:
    """A position as scenarios describe it, and what came after."""
    options = GAME.options(seats, {})
    match = Match(GAME, options, Hand(), base=GAME.arrange(options, given))
    for answer in answers:
        match.answer(answer)
    return match


def rolls(match: Match) -> list[Roll]:
    found = []
    for entry in reversed(match.log):
        if not isinstance(entry, Chance):
            break
        if isinstance(entry, Roll):
            found.append(entry)
    return found[::-1]


def text(drawing: Drawing) -> str:
    return "\n".join("".join(part for _, part, _ in line) for line in drawing)


def drawn(match: Match, width: int = 80, height: int = 25, seat: int = 0, words: Texts = ENGLISH) -> str:
    return text(GAME.draw(match.view(seat), words, width, height, rolls(match)))


def read(match: Match, *touches: str, words: Texts = ENGLISH, width: int = 200) -> str:
    return text(GAME.describe(match.view(0), words, touches, width))


def told(match: Match, seat: int = 0, words: Texts = ENGLISH) -> str:
    return "\n".join(GAME.tell(match.view(seat), words))


SCREENS = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(1, 200), st.integers(1, 60)))
MOMENTS = st.builds(played, st.integers(0, 500), st.integers(0, 120), st.integers(1, 4), st.booleans())


# --- every position on every screen ----------------------------------------------------------------------------------


@given(match=MOMENTS, size=SCREENS, seat=st.integers(-1, 3))
@example(match=played(1, 0, 2), size=(80, 24), seat=0)
def test_every_position_fits_every_screen(match: Match, size: tuple[int, int], seat: int) -> None:
    width, height = size
    view = match.view(min(seat, match.options.seats - 1))
    for words in (ENGLISH, FRENCH):
        drawing = GAME.draw(view, words, width, height, rolls(match))
        assert 0 < len(drawing) <= height
        assert all(sum(len(part) for _, part, _ in line) <= width for line in drawing)
        assert {style for line in drawing for style, _, _ in line} <= set(STYLES)
        assert not re.search(r"[{}$_]|None", text(drawing))
        for line in GAME.tell(view, words):
            assert line
            assert not re.search(r"[{}$_\n█░╭│┏]|None|  ", line), line
        for touch in ("slot:north", "slot:master", "here"):
            described = GAME.describe(view, words, [touch], max(8, width))
            assert all(sum(len(part) for _, part, _ in line) <= max(8, width) for line in described)


@BOTH
def test_every_kind_of_question_is_met_and_drawn(words: Texts) -> None:
    """The phases of a whole game, each at every size."""
    met: set[str] = set()
    for seed in range(6):
        match = played(seed, 0, 1 + seed % 4, quick=seed % 2 == 1)
        below = stream(seed, "phases").below
        while match.ask is not None:
            kind = match.ask.about.split()[0]
            if kind not in met:
                met.add(kind)
                for width, height in SIZES:
                    drawing = GAME.draw(match.view(match.ask.seat), words, width, height, rolls(match))
                    assert len(drawing) <= height
                    assert all(sum(len(part) for _, part, _ in line) <= width for line in drawing)
            match.answer(match.ask.sample(below))
    assert {"seeker", "start", "target", "action", "support", "discard"} <= met


@given(match=MOMENTS)
def test_the_drawing_knows_no_more_than_the_seat(match: Match) -> None:
    view = GAME.view(GAME.imagine(match.state, 0, lambda n: n // 2), 0)
    assert text(GAME.draw(view, ENGLISH, 120, 40, [])) == text(GAME.draw(match.view(0), ENGLISH, 120, 40, []))
    assert GAME.tell(view, ENGLISH) == GAME.tell(match.view(0), ENGLISH)


@pytest.mark.rule("KD-VIEW-03")
def test_a_hand_is_drawn_for_its_owner_only() -> None:
    match = at({"asha.hand": ["vanish", "all_in"], "khor.hand": ["mend", "old_songs"]}, seats=2)
    for seen in (drawn(match, 120, 40), told(match)):
        assert "Vanish" in seen
        assert "Mend" not in seen
        assert "Old Songs" not in seen
    assert "Old Songs" in drawn(match, 120, 40, seat=1)
    assert "Vanish" not in drawn(match, 120, 40, seat=-1), "a spectator sees no hand"


def test_what_was_shown_of_a_hand_stays_known() -> None:
    match = at({"khor.hand": ["mend", "mend", "old_songs"], "khor.shown": ["mend", "mend"]}, seats=2)
    assert "Khor holds Mend ×2" in drawn(match, 120, 40)
    assert "Old Songs" not in drawn(match, 120, 40)
    assert "Khor holds Mend ×2" in told(match)


# --- the board -------------------------------------------------------------------------------------------------------


def test_the_four_cards_lie_around_the_master() -> None:
    board = drawn(at({"well": {"north": "great_stag", "west": "glass_stairway"}, "progress.north": 3}))
    lines = board.splitlines()
    north = next(n for n, line in enumerate(lines) if "Great Stag" in line)
    west = next(n for n, line in enumerate(lines) if "Glass Stairway" in line)
    assert north < west
    assert "Master" in lines[west - 1], "west and the Master stand side by side"
    for words in ("N red Combat", "3/8", "✓ ↓4 ♥+1", "✗ ♥−2", "! give in:", "face down", "Well 50", "Discard 3"):
        assert words in board, words


def test_colours_are_written_too() -> None:
    """No meaning hangs on a colour alone: every frame names its colour, every hand card has letters."""
    match = at({"well": {"north": "great_stag", "east": "crystal_caves"}, "hand": ["feint", "kindled_nerve"]})
    board = drawn(match, 120, 40)
    for words in ("N red Combat", "E blue Obstacle", "RG  2 Feint", "RGB 2 Kindled Nerve", "+2 G", "+1 RGB"):
        assert words in board, words
    board = drawn(match, 120, 40, words=FRENCH)
    for words in ("N rouge Combat", "E bleu Obstacle", "RV  2 Feinte", "RVB 2 Sang-froid ravivé"):
        assert words in board, words


def test_a_difficulty_that_is_not_the_printed_one_is_marked() -> None:
    board = drawn(at({"well": {"north": "maze", "east": "maze"}}))
    assert board.count("0/7▲") == 2
    assert "░ 0/6" not in board


def test_hit_points_piles_and_modes() -> None:
    board = drawn(at({"hp": 4, "completed": 9, "deck": 12, "hard": True, "full": 8}), 100, 14)
    for words in ("HP ████░░░░ 4/8", "Well 12", "Discard 3", "Completed 9", "Exhaustion 0/6", "hard"):
        assert words in board, words


@BOTH
def test_exhaustion_in_play_says_what_it_does(words: Texts) -> None:
    cards = ["leaden_arms", "dimmed_sight", "open_wounds", "vainglorys_strings"]
    match = at({"exhausted": [*cards]})
    signs = {"en": ["1st support −1", "light = 0", "give in: ♥−1", "lost with 6 exh."],
             "fr": ["1er soutien −1", "lumière = 0", "céder\u00a0: ♥−1", "défaite à 6 fat."]}  # fmt: skip
    for sign in signs[words.language]:
        assert sign in drawn(match, words=words)
    whole = drawn(match, 200, 60, words=words)
    for card in cards:
        assert words.word("fatigue", card) in whole
        assert words.word("fatigue", card) in told(match, words=words)


def test_seekers_lanterns_and_discards() -> None:
    match = at({"khor.lit": True, "khor.hand": ["old_songs"], "khor.discard": ["mend", "shield_bash"]}, seats=2)
    for board in (drawn(match), drawn(match, 80, 14)):
        assert "▶ Asha" in board
        assert "◇ dark" in board
        assert "◆ lit" in board
        assert "top: Shield Bash †" in board
    assert "Khor: lantern lit, hand 1, deck 15, discard 2, top: Shield Bash" in told(match)


def test_attached_cards_are_listed() -> None:
    match = at({"attached": ["maze", "star_weaver"]})
    for board in (drawn(match), drawn(match, 80, 18)):
        assert "Star Weaver" in board
        assert "The Maze" in board
    assert "attached: 2" in drawn(match)


def test_the_seekers_lie_open_before_the_choice() -> None:
    match = Match(GAME, GAME.options(2, {}), Hand())
    for size in ((80, 14), (80, 24), (160, 50)):
        board = drawn(match, *size)
        for words in ("Asha", "Khor", "Naz", "Feyn", "the Bard"):
            assert words in board, words
    assert "seeker:feyn" in {touch for line in GAME.draw(match.view(0), ENGLISH, 80, 24, []) for _, _, touch in line}


# --- an attempt ------------------------------------------------------------------------------------------------------

FIGHT: dict[str, Json] = {
    "well": {"north": "great_stag"}, "progress.north": 1, "asha.hand": ["twin_blades", "case_the_place", "feint"],
    "asha.discard": ["rooftop_run"], "khor.hand": ["shield_bash", "old_songs"],
}  # fmt: skip
ATTEMPT = ("go_on", "interact north great_stag")


def test_the_cards_that_fit_are_marked() -> None:
    board = drawn(at(FIGHT, *ATTEMPT, seats=2))
    assert "▶N red Combat" in board
    assert "▸R   3 Twin Blades" in board
    assert "▸RG  2 Feint" in board
    assert "▸B" not in board, "a blue card is no answer to a red challenge"


def test_an_attempt_adds_up() -> None:
    match = at(FIGHT, *ATTEMPT, "play twin_blades", seats=2)
    board = drawn(match, seat=1)
    for words in ("Attempt Great Stag", "Twin Blades", "3+1", "Supports 0/2", "1 + 4 = 5 of 8", "▸R   3 Shield Bash"):
        assert words in board, words
    match = at(FIGHT, *ATTEMPT, "play feint", "support shield_bash", "red blue green light", seats=2)
    assert match.ask is not None
    assert match.ask.about == "reroll"
    board = drawn(match)
    for words in ("2+1", "Shield Bash Khor", "+1", "│ R │", "│ ✶ │", "R B G ✶", "1 + 6 = 7 of 8"):
        assert words in board, words
    line = drawn(match, 120, 12)
    assert "Attempt Great Stag R ← Feint 2+1 + Shield Bash (Khor) +1 · [R] [B] [G] [light] 1 + 6 = 7 of 8" in line
    heard = told(match)
    for words in ("Attempt: Great Stag, red", "Action: Feint 2+1", "Support: Khor, Shield Bash +1", "Dice: red, blue, green"):
        assert words in heard, words


def test_progress_that_lies_on_the_card_is_not_counted_twice() -> None:
    position: dict[str, Json] = {"well": {"north": "velvet_strangler"}, "hand": ["twin_blades", "feint", "vanish"]}
    match = at(position, "go_on", "interact north velvet_strangler", "play twin_blades", "pass", "green green blue light")
    assert match.ask is not None
    assert match.ask.about == "discard"
    board = drawn(match)
    assert "4/8" in board
    assert "4 of 8" in board
    assert "4 + 4" not in board


def test_the_last_roll_stays_on_the_table() -> None:
    position: dict[str, Json] = {"well": {"north": "gilded_lioness"}, "hand": ["twin_blades", "feint"]}
    match = at(position, "go_on", "interact north gilded_lioness", "no_action", "red green blue light")
    state = match.state
    assert isinstance(state, Delve)
    assert state.attempt is None
    board = drawn(match)
    assert "Last roll" in board
    assert "│ ✶ │" in board


# --- the gauntlet ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-VIEW-04")
def test_turned_cards_show_their_backs_and_the_others_do_not() -> None:
    match = at({"gauntlet": "dreadweaver", "turned": ["overture"], "exhausted": ["leaden_arms"]})
    for size in ((80, 25), (80, 18), (120, 40)):
        board = drawn(match, *size)
        for words in ("Final gauntlet", "Dreadweaver", "0/16▲", "vulnerable: B", "N turned", "The Pas de"):
            assert words in board, words
    board = drawn(match, 120, 40)
    assert "The Master is" in board
    assert board.count("vulnerable") == 2, "the backs that nobody turned are not drawn"
    heard = told(match)
    assert "North: The Overture, turned. The Master is vulnerable to blue." in heard
    assert heard.count("is vulnerable to") == 1


def test_a_master_that_nobody_can_hurt_yet() -> None:
    assert "not vulnerable" in drawn(at({"gauntlet": "danse_macabre"}))


# --- reading cards ---------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("card", [*GAME.cards(), "card:black", *(f"lantern:{id}" for id in GAME.content.seekers)])
def test_every_card_of_the_box_can_be_read(words: Texts, card: str) -> None:
    match = at({})
    for width in (24, 44, 90):
        described = GAME.describe(match.view(0), words, [card], width)
        assert all(sum(len(part) for _, part, _ in line) <= width for line in described)
        assert {style for line in described for style, _, _ in line} <= set(STYLES)
    lines = text(described).splitlines()
    field, _, id = card.partition(":")
    assert lines[0] == words.word("card" if field in ("master", "gauntlet") else field, id)
    assert len(lines) > 2
    assert not re.search(r"[{}$_]|None", text(described))


@pytest.mark.rule("KD-RULING-44")
def test_both_sides_of_a_gauntlet_card_can_be_read() -> None:
    card = read(at({}), "card:encore")
    assert "Green Trap · difficulty 7" in card
    assert "The Master’s difficulty is 3 lower." in card


def test_a_card_in_its_slot_says_how_far_it_is() -> None:
    match = at({"well": {"north": "maze", "east": "maze"}, "progress.east": 4})
    card = read(match, "slot:east", "card:maze")
    assert card.startswith("The Maze\nProgress 4 of 7\nPrinted difficulty 6\n")
    assert card.count("The Maze\n") == 1, "slot and card are one thing"
    assert "Progress 0 of 7" in read(match, "slot:north", "card:maze")


def test_the_face_down_master_shows_its_back_only() -> None:
    assert read(at({}), "slot:master").startswith("Vainglory’s Collection\n")


def test_here_is_what_one_deals_with() -> None:
    match = at({**FIGHT, "exhausted": ["open_wounds"]}, seats=2)
    assert read(match, "here").startswith("Open Wounds\n"), "before one gives in, what that would cost"
    match.answer("go_on")
    match.answer("interact north great_stag")
    assert read(match, "here").startswith("Great Stag\nProgress 1 of 8\n")


def test_a_touched_seeker_is_the_lantern_when_it_may_be_used() -> None:
    match = at({"asha.lit": True})
    assert read(match, "seeker:asha").startswith("Asha\nthe Stealthy Blade\n")
    match.answer("go_on")
    match.answer("interact north great_stag")
    assert read(match, "seeker:asha").startswith("Dusk Lantern\nWhite · value 5\n")


def test_unknown_touches_say_nothing() -> None:
    assert read(at({}), "slot:nowhere", "card:nothing", "skill:?", "fatigue:", "colour:red", "seeker:") == ""


@pytest.mark.rule("KD-RULING-32")
def test_a_charge_that_would_be_lost_is_announced() -> None:
    lit, dark = at({"asha.lit": True}), at({})
    for card in ("card:falling_chandelier", "skill:kindled_nerve", "gauntlet:masked_chorus"):
        assert "Lantern already lit (Asha)" in read(lit, card)
        assert "Lantern" not in read(dark, card)
    assert "Lantern" not in read(lit, "card:great_stag")
    assert "cannot be charged now" in read(at({"exhausted": ["smothered_flame"]}), "skill:kindled_nerve")


# --- clicks ----------------------------------------------------------------------------------------------------------


def test_what_is_offered_can_be_clicked_on() -> None:
    """Every slot and every card of the hand carries what an option about it touches, and nothing else does."""
    match = at(FIGHT, "go_on", seats=2)
    for size in ((80, 25), (80, 14), (50, 20)):
        drawing = GAME.draw(match.view(0), ENGLISH, *size, [])
        touched = {touch for line in drawing for _, _, touches in line for touch in touches.split()}
        for slot in ("north", "east", "south", "west", "master"):
            assert f"slot:{slot}" in touched, (size, slot)
        for card in ("twin_blades", "case_the_place", "feint"):
            assert f"skill:{card}" in touched, (size, card)
        assert not any(touch.endswith((":", ":?")) for touch in touched)


def test_a_view_is_all_that_is_drawn() -> None:
    view = at({}).view(0)
    assert isinstance(view, DelveView)
    assert GAME.draw(view, ENGLISH, 80, 24, []) == GAME.draw(view, ENGLISH, 80, 24, [])


# --- content packs ---------------------------------------------------------------------------------------------------


@BOTH
def test_signs_know_the_whole_language_of_cards(words: Texts) -> None:
    """A content pack may use all of it, though the box does not."""
    names = [f"board-do-{verb}" for verb in VERBS] + [f"board-measure-{measure}" for measure in MEASURES]
    names += [f"board-when-{trigger}" for trigger in TRIGGERS] + [f"board-per-{what}" for what in COUNTED]
    names += [f"board-lose-{what}" for what in LOST_BY] + [f"board-place-{place}" for place in PLACES]
    assert [name for name in names if not words.has(name)] == []
