"""The drawn and the told board: what is known is there, what is hidden is not, and nothing is wider than the screen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanterne.games.mini_rogue.game import GAME
from lanterne.games.mini_rogue.state import HIDDEN
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Chance, Json, Roll
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.drawing import STYLES, Drawing
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.texts import texts_for

ENGLISH, FRENCH = texts_for("en", GAME.slug), texts_for("fr", GAME.slug)


def played(seed: int, answers: int, seats: int = 1) -> Match:
    """A game after so many random answers, or at its end."""
    match = Match(GAME, GAME.options(seats, {}), Seeded(seed))
    below = stream(seed, "board").below
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(match.ask.sample(below))
    return match


def at(given: dict[str, Json], *chance: str) -> Match:
    """A position as scenarios describe it, and what came after."""
    options = GAME.options(1, {})
    match = Match(GAME, options, Hand(), base=GAME.arrange(options, given))
    for answer in chance:
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


def drawn(match: Match, width: int = 80, height: int = 13) -> str:
    return text(GAME.draw(match.view(0), ENGLISH, width, height, rolls(match)))


SIZES = st.tuples(st.integers(1, 200), st.integers(1, 60))


MOMENTS = st.builds(played, st.integers(0, 500), st.integers(0, 150), st.sampled_from([1, 2]))


@given(match=MOMENTS, size=SIZES, seat=st.integers(-1, 1))
def test_every_position_fits_every_screen(match: Match, size: tuple[int, int], seat: int) -> None:
    width, height = size
    seats = match.options.seats
    view = match.view(min(seat, seats - 1))
    for words in (ENGLISH, FRENCH):
        drawing = GAME.draw(view, words, width, height, rolls(match))
        assert len(drawing) <= height
        assert all(sum(len(part) for _, part, _ in line) <= width for line in drawing)
        assert {style for line in drawing for style, _, _ in line} <= set(STYLES)
        assert all("\n" not in line for line in GAME.tell(view, words))
        for cell in range(9):
            GAME.describe(view, words, [f"cell:{cell}", "direction:right", "direction:down", "here"], max(8, width))


@given(match=MOMENTS)
def test_the_drawing_knows_no_more_than_the_seat(match: Match) -> None:
    view = GAME.view(GAME.imagine(match.state, 0, lambda n: n // 2), 0)
    assert text(GAME.draw(view, ENGLISH, 80, 24, [])) == text(GAME.draw(match.view(0), ENGLISH, 80, 24, []))
    assert GAME.tell(view, ENGLISH) == GAME.tell(match.view(0), ENGLISH)


def test_face_down_cards_show_their_back() -> None:
    match = at({"room": "crow", "revealed": {"1": "shrine"}})
    view = match.view(0)
    assert isinstance(view, RunView)
    board = drawn(match)
    assert "Crow" in board
    assert "Shrine" in board
    assert board.count("░░░░") >= 2 * view.grid.count(HIDDEN)
    assert "Hermit" not in board


def test_the_hero_the_ways_and_the_visited_rooms_are_marked() -> None:
    match = at({"room": "bonfire", "revealed": {"1": "shrine", "3": "tomb"}}, "act rest")
    assert match.ask is not None
    assert match.ask.about == "explore"
    board = drawn(match)
    assert "@ Crusader" in board
    assert "→" in board
    assert "↓" in board
    match.answer("move right")
    assert "✓" in drawn(match), "the bonfire was visited"


def test_tracks_potions_item_and_afflictions_are_there() -> None:
    given: dict[str, Json] = {
        "room": "crow", "hero.hp": 7, "hero.xp": 4, "hero.gold": 9, "hero.food": 1, "hero.potions": ["fire", "healing"],
        "hero.item": "worn_sword", "hero.uses": 2, "hero.cursed": True, "hero.blind": True, "hero.ready": False,
    }  # fmt: skip
    board = drawn(at(given))
    for words in (
        "7/20", "4→6", "Level 1", "Armor 1", "Food 1", "Gold 9", "Fire, Healing", "Worn Sword ×2", "! Curse, Blindness",
        "□ card face down", "Bash, Shield",
    ):  # fmt: skip
        assert words in board, words


def test_an_enemy_and_its_dice() -> None:
    match = at({"area": 4, "enemy": "troll", "hero.xp": 7, "hero.cursed": True, "hero.poisoned": True}, "attack")
    board = drawn(match)
    for words in ("The Troll", "16/16", "Damage 4", "Unstoppable, Regeneration 3", "│ ? │", "║ ? ║"):
        assert words in board, words
    match.answer("6 X 3 symbol blank")
    board = drawn(match)
    for words in ("│ 6 │", "│ X │", "║ 3 ║", "┃ ✶ ┃", "= 5", "miss", "Damage so far: 5"):
        assert words in board, words


def test_the_dice_of_a_test_stay_on_the_table() -> None:
    board = drawn(at({"room": "trap_maze"}, "test", "4 2", "crow", "shrine"))
    assert "│ 4 │ ║ 2 ║" in board


def test_the_exit_has_the_guardian_or_the_pile() -> None:
    assert "4 Guardians" in drawn(at({"room": "bonfire"}))
    board = drawn(at({"area": 2, "room": "bonfire", "guardian": "spider_queen"}))
    assert "At the exit: The Spider Queen" in board
    assert "12 HP · dmg 2, Poison" in board


def test_the_characters_lie_open_before_the_choice() -> None:
    match = Match(GAME, GAME.options(1, {"difficulty": "normal"}), Hand())
    board = drawn(match)
    for words in ("Crusader", "Mage", "Priestess", "Rogue", "Backstab", "Holy Water"):
        assert words in board, words


def test_a_card_can_be_read() -> None:
    match = at({"room": "bonfire", "revealed": {"1": "trap_spikes", "3": "monster_beast"}}, "act rest")
    view = match.view(0)
    trap = text(GAME.describe(view, ENGLISH, ["direction:right"], 200))
    assert trap.startswith("Trap\nSkill test\n1–2 Venomous Spikes: failed, −1 HP and Poison; passed, +1 XP")
    monster = text(GAME.describe(view, ENGLISH, ["cell:3"], 60))
    assert monster.startswith("Monster: Mutant Fly")
    assert "4 HP · dmg 2" in monster
    assert GAME.describe(view, ENGLISH, ["cell:4"], 60) == [], "a face-down card has nothing to read"
    assert "regain 6 HP" in text(GAME.describe(view, ENGLISH, ["potion:healing"], 60))


def test_a_game_that_draws_nothing_is_listed_field_by_field() -> None:
    view = played(3, 20).view(0)
    listed = text(Game.draw(GAME, view, ENGLISH, 80, 24, []))
    assert "area: 2" in listed
    assert "heroes:" in listed
    assert Game.tell(GAME, view, ENGLISH)[0] == "seat: 0"


def test_the_told_position_has_words_instead_of_pictures() -> None:
    match = at({"enemy": "giant_rat"}, "attack", "4 3")
    told = "\n".join(GAME.tell(match.view(0), ENGLISH))
    assert "Giant Rat: HP 6/6, Damage 2" in told
    assert "Dice: 4, Dungeon 3, Damage so far: 4" in told
    assert not set(told) & set("█░╭│┏")
