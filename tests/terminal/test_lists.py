"""Long lists of options with several chances each, on small and large screens."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from lanterne.kernel.asks import Json
from lanterne.kernel.texts import texts_for
from lanterne.terminal.app import Lanterne
from lanterne.terminal.widgets import Choices, offer_row
from tests.terminal.hands import SIZE, hands
from tests.terminal.tables import on_screen, seen

Player = Pilot[None]
SHORT: dict[str, Json] = {"short": True}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)])
def test_every_option_comes_into_sight_with_its_odds(tmp_path: Path, size: tuple[int, int]) -> None:
    table = hands(tmp_path, ["person"], SHORT)

    async def play(player: Player, app: Lanterne) -> None:
        choices = app.query_one(Choices)
        for number in range(1, SIZE + 2):
            lines = [line for line in seen(app).splitlines() if f"▸{number:>2} " in line]
            assert len(lines) == 1, number
            assert ("Penalty" in lines[0]) == (number <= SIZE)
            await player.press("down")
        assert choices.size.height <= size[1] // 3

    on_screen(table, play, size=size)


def test_the_card_of_the_highlighted_option_stands_beside_it_with_all_odds(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"], SHORT)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("down", "down")
        page = seen(app)
        assert "Card 3" in page
        assert "Exhaustion 11%" in page
        assert "Harm" in page

    on_screen(table, play)


def test_numbers_above_nine_are_typed_with_two_digits(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"], SHORT)

    async def play(player: Player, app: Lanterne) -> None:
        await player.press("1")
        assert table.length == 0
        await player.press("1")
        assert table.match.answers()[0] == "seat:0> play 11"

    on_screen(table, play)


def test_odds_take_a_second_line_where_there_is_room_for_it(tmp_path: Path) -> None:
    offer = hands(tmp_path, ["person"]).offers()[2]
    texts = texts_for("en", "toy-hands")
    whole = "Completed 50% · Penalty 50% · Exhaustion 11% · Harm 1.0"
    assert offer_row(offer, texts, 200, None, False)[1].plain.endswith(f"  {whole}")
    first, second = offer_row(offer, texts, 80, None, False)[1].plain.split("\n")
    assert first == offer.words
    assert second.strip() == whole
    tight = offer_row(offer, texts, 80, None, True)[1].plain
    assert "\n" not in tight
    assert tight.endswith("…  Completed 50% · Penalty 50%")
