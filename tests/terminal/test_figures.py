"""Odds in words and bars."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from lanterne.games.mini_rogue.vocabulary import DUNGEON_ALONE, dice_pool
from lanterne.kernel.asks import Roll
from lanterne.kernel.odds import Odds, Spread
from lanterne.kernel.texts import texts_for
from lanterne.terminal.figures import brief_odds, dice_luck, full_odds, short_odds
from tests.terminal.tables import GAME, new_table, until

ENGLISH, FRENCH = texts_for("en", GAME), texts_for("fr", GAME)
STRIKE = Odds(
    {"kill": Fraction(61, 100), "death": Fraction(3, 100)}, {"damage": Spread({0: 1, 6: 1}), "taken": Spread({0: 1, 4: 1})}
)


def test_odds_in_few_words() -> None:
    assert short_odds(STRIKE, ENGLISH) == ["kill 61%", "death 3%", "−2.0 HP", "3.0 damage"]
    french = [part.replace("\u00a0", " ").replace("\u202f", " ") for part in short_odds(STRIKE, FRENCH)]
    assert french == ["tuer 61 %", "mort 3 %", "−2,0 PV", "3,0 dégâts"]


def test_what_cannot_happen_is_left_out() -> None:
    safe = Odds({"kill": Fraction(1, 2), "death": Fraction(0)}, {"taken": Spread({0: 1})})
    assert short_odds(safe, ENGLISH) == ["kill 50%"]


def test_odds_of_a_game_without_words_of_its_own() -> None:
    odds = Odds({"heads_up": Fraction(1, 4)}, {"coins": Spread({1: 1, 2: 1})})
    assert short_odds(odds, ENGLISH) == ["heads up 25%", "coins 1.5"]


def test_full_odds_have_a_bar_for_each_value() -> None:
    lines = [text for _, text in full_odds(STRIKE, ENGLISH, 30)]
    assert lines[:3] == ["Enemy defeated 61%", "Death 3%", "Damage dealt, 3.0 on average"]
    bars = [line for line in lines if "█" in line]
    assert [line.split()[0] for line in bars] == ["0", "6", "0", "4"]
    assert all(line.endswith("50%") for line in bars)
    assert all(len(line) <= 30 for line in bars)


def test_many_values_become_a_row_of_columns() -> None:
    odds = Odds({}, {"damage": Spread(dict.fromkeys(range(20), 1) | {30: 8})})
    lines = [text for _, text in full_odds(odds, ENGLISH, 40)]
    assert lines[1] == "▁" * 20 + " " * 10 + "█"
    assert lines[2].split() == ["0", "30"]


def test_brief_odds_take_a_line_each() -> None:
    assert [text for _, text in brief_odds(STRIKE, ENGLISH, 40)] == [
        "Enemy defeated 61% · Death 3%",
        "Damage dealt 0 █     █ 6",
        "HP lost 0 █   █ 4",
    ]


def test_the_odds_shown_are_those_of_the_game(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    until(table, "attack")
    for offer in table.offers():
        odds = table.match.odds(offer.option)
        assert odds is not None
        assert offer.odds is not None
        assert short_odds(offer.odds, ENGLISH) == short_odds(odds, ENGLISH)


def test_the_fall_of_the_dice() -> None:
    first, second = Roll("dice", "attack", dice_pool(1, False, True)), Roll("dice", "shrine", DUNGEON_ALONE)
    first.accept("X 4 symbol")
    second.accept("6")
    assert dice_luck([first, second]) == [
        ("character", 1, Fraction(0), Fraction(20, 6)),
        ("dungeon", 2, Fraction(5), Fraction(7, 2)),
    ]
