"""Map Masters as it is played in a terminal: the puzzle of a day line by line, and on screens of several sizes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lanterne.kernel.asks import Together
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.terminal.app import Lanterne
from lanterne.terminal.plain import play_lines
from lanterne.terminal.story import Curtain
from lanterne.terminal.table import Table
from lanterne.terminal.widgets import Board
from tests.terminal.tables import on_screen, seen

GAME = find_game("map-masters")


def puzzle(folder: Path, language: str = "en") -> Table:
    """A hand to explore at once."""
    match = Match(GAME, GAME.options(1, {"puzzle": "2026-11-16"}), Seeded(1))
    return Table(match, ["person"], language, None, folder / "games")


def talk(table: Table, *lines: str) -> str:
    out = io.StringIO()
    assert play_lines(table, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue().replace("\u00a0", " ")


def hand(table: Table) -> list[str]:
    return [line.split()[1] for line, _, _ in table.moves() if not line.endswith("180")]


def test_a_path_line_by_line(tmp_path: Path) -> None:
    table = puzzle(tmp_path)
    first, second, *_ = hand(table)
    out = talk(table, "map", f"lay {first}", f"lay {second}", "nonsense", "1", "1", "back", "erase", "1", "1", "map", "done")
    for words in (f"╔{first}", f"In your hand: {first} ", "Still in your hand: ", "Your path stands at ", "lies at 0,0.", "@"):
        assert words in out, words
    assert "[MM-CHECK-01]" in out
    assert "The puzzle is finished." in out
    assert len(table.match.answers()) == 1


def test_in_french_too(tmp_path: Path) -> None:
    table = puzzle(tmp_path, "fr")
    first = hand(table)[0]
    out = talk(table, "help", f"pose {first}", "1", "1", f"map {first}", "fini")
    for words in ("poser une carte", "Votre Chemin est en", "tonneau", "L’énigme est terminée."):
        assert words in out, words


@pytest.mark.parametrize(
    ("language", "word", "asked"),
    [("en", "done", "say done once more"), ("fr", "fini", "redites fini")],
)
def test_to_hand_in_nothing_takes_the_word_twice(tmp_path: Path, language: str, word: str, asked: str) -> None:
    table = puzzle(tmp_path, language)
    first = hand(table)[0]
    assert asked in talk(table, word, f"lay {first}")
    assert asked in talk(table, word), "what was changed since is another answer"
    assert table.length == 0
    assert asked not in talk(table, word)
    assert table.length == 1


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", ["15", "D6-17", "Mirror Halls", "mirror halls", "mirr"]),
        ("fr", ["15", "D6-17", "Les Salles en miroir", "LES SALLES EN MIROIR", "les salles e"]),
    ],
)
def test_what_is_for_sale_is_read_by_number_and_by_name(tmp_path: Path, language: str, asked: list[str]) -> None:
    """Without a screen this is how one looks at a card before one buys it."""
    table = Table(Match(GAME, GAME.options(1, {}), Seeded(3)), ["person"], language, None, tmp_path / "games")
    assert table.offers()[14].option.touches()[0] == "card:D6-17"
    for name in asked:
        assert "╔D6-17" in talk(table, f"map {name}"), name
    for name in ("99", "0", asked[-1][:1], "nonsense"):
        out = talk(table, f"map {name}")
        assert table.texts.say("plain-no-thing", got=name).replace("\u00a0", " ") in out, name


def test_accents_need_not_be_typed(tmp_path: Path) -> None:
    table = Table(Match(GAME, GAME.options(1, {}), Seeded(3)), ["person"], "fr", None, tmp_path / "games")
    assert "Le Puits aux échos" in talk(table, "carte le puits aux echos")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)])
def test_a_path_on_the_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    table = puzzle(tmp_path)
    first, second, *_ = hand(table)

    async def play(player: Pilot[None], app: Lanterne) -> None:
        assert f"╔{first}" in seen(app)
        await player.press(*f"lay {first}; lay {second}", "enter")
        assert second in seen(app)
        await player.press("1", "enter", "enter")
        assert "@" in seen(app)
        draft = table.draft
        await player.press(*"foo", "enter")
        assert "[MM-CHECK-01]" in seen(app)
        assert table.draft == draft
        board = app.query_one("#board", Board)
        assert all(sum(len(text) for _, text, _ in line) <= size[0] for line in board.drawing)

    on_screen(table, play, size)


def test_a_click_on_a_place_goes_there(tmp_path: Path) -> None:
    table = puzzle(tmp_path)
    first = hand(table)[0]

    async def play(player: Pilot[None], app: Lanterne) -> None:
        await player.press(*f"lay {first}; 1", "enter")
        line, _, touches = table.moves()[0]
        board = app.query_one("#board", Board)
        places = [(x, y) for y in range(len(board.drawing)) for x in range(80) if touches.split()[0] in board.touches_at(x, y)]
        await player.click("#board", offset=places[0])
        draft = table.draft
        assert isinstance(draft, dict)
        assert draft["steps"] == [line]

    on_screen(table, play, (120, 40))


def test_two_people_draw_behind_a_curtain(tmp_path: Path) -> None:
    match = Match(GAME, GAME.options(2, {}), Seeded(3))
    table = Table(match, ["person", "person"], "en", None, tmp_path / "games")
    while table.craft is None:
        table.answer_text("pass")
    mine = hand(table)[0]

    async def play(player: Pilot[None], app: Lanterne) -> None:
        assert isinstance(app.screen, Curtain)
        await player.press("enter", *f"lay {mine}; 1; 1; done", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Azure" in seen(app)
        await player.press("enter")
        assert table.seat == 1
        assert table.draft == {"tableau": [], "start": None, "steps": []}

    on_screen(table, play)


@pytest.mark.rule("MM-RULING-42")
def test_without_a_clock_bots_let_people_be_first(tmp_path: Path) -> None:
    match = Match(GAME, GAME.options(2, {"first": "1", "time_bonus": True}), Seeded(0))
    table = Table(match, ["person", "novice"], "en", None, tmp_path / "games")
    while table.craft is None:
        table.answer_text("pass")
    assert isinstance(table.match.ask, Together)
    assert table.match.ask.arrivals == []
    first = hand(table)[0]
    assert "Amber was the first to finish" in talk(table, f"lay {first}", "1", "1", "done")
