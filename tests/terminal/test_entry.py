"""Typed dice and cards: many ways to write the same, and clear refusals of what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.games.mini_rogue.vocabulary import dice_pool
from lanterne.kernel.asks import Draw, Roll
from lanterne.kernel.dealers import Hand
from lanterne.kernel.faults import Refused
from lanterne.kernel.texts import texts_for
from lanterne.terminal.entry import card_words, cards_like, read_faces
from tests.terminal.tables import CRUSADER, GAME, new_table, real_dice

ENGLISH, FRENCH = texts_for("en", GAME), texts_for("fr", GAME)


def attack(level: int = 2, cursed: bool = False, poisoned: bool = False) -> Roll:
    return Roll("dice", "attack 1.0", dice_pool(level, cursed, poisoned))


@pytest.mark.parametrize("text", ["6 x 3", "6 X 3", "6,X,3", " 6  x, 3 ", "6x3", "dungeon:3 6 x", "6 dungeon:3 X"])
def test_many_ways_to_write_the_same_dice(text: str) -> None:
    roll = attack()
    roll.accept(read_faces(text, roll, ENGLISH))
    assert roll.names() == ["6", "X", "3"]


@pytest.mark.parametrize("text", ["5 2 symbol blank", "5 2 s b", "5 2 SYMBOL Blank", "5 2 sym bl"])
def test_symbols_by_their_name_or_its_beginning(text: str) -> None:
    roll = attack(1, cursed=True, poisoned=True)
    roll.accept(read_faces(text, roll, ENGLISH))
    assert roll.names() == ["5", "2", "symbol", "blank"]


def test_faces_in_french() -> None:
    roll = attack(1, cursed=True, poisoned=True)
    roll.accept(read_faces("x 4 Symbole vierge", roll, FRENCH))
    assert roll.names() == ["X", "4", "symbol", "blank"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1 4", "Character die: there is no face “1”. The faces are: X 2 3 4 5 6."),
        ("4", "Some dice are missing. Give exactly these dice: Character die, Dungeon die."),
        ("4 4 4", "One die too many"),
        ("", "Some dice are missing"),
        ("curse:symbol 4", "One die too many, or one that is not rolled here: “curse:symbol”"),
    ],
)
def test_impossible_dice_are_refused_with_a_reason(tmp_path: Path, text: str, message: str) -> None:
    table = real_dice(tmp_path)
    before = table.match.hash()
    with pytest.raises(Refused) as refused:
        table.answer_text(text)
    assert message in table.fault(refused.value)
    assert table.match.hash() == before


def rooms() -> Draw:
    return Draw("rooms", "reveal 1.0", ("bonfire", "trap_spikes", "trap_maze", "crow", "empty_shelter"))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("4", ["crow"]),
        ("crow", ["crow"]),
        ("CRO", ["crow"]),
        ("trap", ["trap_spikes", "trap_maze"]),
        ("laby", ["trap_maze"]),
        ("", ["bonfire", "trap_spikes", "trap_maze", "crow", "empty_shelter"]),
        ("9", []),
        ("dragon", []),
    ],
)
def test_cards_by_number_name_or_a_part_of_it(text: str, cards: list[str]) -> None:
    assert cards_like(text, rooms(), ENGLISH) == cards


def test_accents_and_apostrophes_may_be_left_out() -> None:
    assert cards_like("piege", rooms(), FRENCH) == ["trap_spikes", "trap_maze"]
    assert cards_like("abandonne", rooms(), FRENCH) == ["empty_shelter"]
    guardians = Draw("guardians", "guardian 2", ("troll", "ogs_remains"))
    assert cards_like("restes d'og", guardians, FRENCH) == ["ogs_remains"]


def test_cards_of_one_name_are_told_apart() -> None:
    words = [card_words(card, rooms(), ENGLISH) for card in rooms().cards]
    assert len(set(words)) == len(words)
    assert words[1] == "Trap (Venomous Spikes, Rigged Floor, Gaping Hole)"


def test_a_card_that_several_fit_or_none_is_refused(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER, dealer=Hand())
    with pytest.raises(Refused) as several:
        table.answer_text("trap")
    assert table.fault(several.value) == "4 cards fit “trap”: give the number, or more of the name."
    with pytest.raises(Refused) as none:
        table.answer_text("dragon")
    assert "The card “dragon” cannot come from here (Room deck)" in table.fault(none.value)
