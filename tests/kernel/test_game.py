"""What a game gives the kernel by default: checked options, positions by path, and rules by their id."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import SeatSetting
from lanterne.kernel.registry import all_games, find_game, register
from lanterne.kernel.rulebook import find_rule, rules_of
from tests.toys import COINS, LANTERNS, TOYS, Coins, Purse


def test_what_is_not_given_has_its_default() -> None:
    options = LANTERNS.options()
    assert options.dump() == {"seats": 2, "gold": 3, "names": []}
    named = LANTERNS.options(3, {"gold": 1, "names": ["cedar", "ash", "birch"]})
    assert named.texts("names") == ["cedar", "ash", "birch"]


@pytest.mark.parametrize(
    ("seats", "values", "message"),
    [
        (4, {}, "option-seats"),
        (0, {}, "option-seats"),
        (2, {"silver": 1}, "option-unknown"),
        (2, {"gold": 2}, "option-value"),
        (2, {"gold": "3"}, "option-value"),
        (2, {"gold": True}, "option-value"),
        (2, {"names": ["ash"]}, "option-count"),
        (2, {"names": "ash"}, "option-count"),
        (2, {"names": ["ash", "elm"]}, "option-value"),
    ],
)
def test_options_that_do_not_fit_are_faults(seats: int, values: dict[str, Json], message: str) -> None:
    with pytest.raises(Fault) as fault:
        LANTERNS.options(seats, values)
    assert fault.value.message == message


def test_a_setting_that_names_a_seat_takes_those_there_are() -> None:
    setting = SeatSetting("first", 4)
    assert setting.choices_for(2) == ["random", "1", "2"]
    setting.check("4", 4)
    with pytest.raises(Fault, match="option-value") as fault:
        setting.check("3", 2)
    assert fault.value.args_by_name["choices"] == "random 1 2"


def test_a_position_is_arranged_by_path() -> None:
    state = LANTERNS.arrange(LANTERNS.options(), {"round": 2, "gold": [5, 6], "gold.1": 7})
    assert LANTERNS.expected(state, "gold") == [5, 7]
    with pytest.raises(Fault):
        LANTERNS.arrange(LANTERNS.options(), {"silver": 1})


def test_games_are_found_by_their_slug() -> None:
    assert find_game("toy-coins") is COINS
    assert find_game("mini-rogue").slug == "mini-rogue"


def test_an_unknown_game_lists_those_there_are() -> None:
    with pytest.raises(Fault) as fault:
        find_game("chess" * 20)
    assert fault.value.message == "game-unknown"
    assert fault.value.args_by_name["games"] == " ".join(game.slug for game in all_games())
    assert len(str(fault.value.args_by_name["game"])) == 40


def test_toys_are_found_but_not_listed() -> None:
    slugs = [game.slug for game in all_games()]
    assert slugs == sorted(slugs)
    assert not {toy.slug for toy in TOYS} & set(slugs)


def test_a_game_with_other_content_takes_the_place_of_its_slug() -> None:
    other = Coins(version="other")
    register(other)
    try:
        assert find_game("toy-coins") is other
    finally:
        register(COINS)


def test_the_rules_of_a_game_are_listed_in_order() -> None:
    rules = rules_of("toy-coins")
    assert list(rules) == ["CO-FLIP-01", "CO-KEEP-01", "CO-PEEK-01", "CO-COIN-01"]
    assert (rules["CO-FLIP-01"].chapter, rules["CO-FLIP-01"].by, rules["CO-FLIP-01"].physical) == ("turn", "player", "")
    assert rules["CO-COIN-01"].physical


def test_a_rule_is_found_in_any_case() -> None:
    assert find_rule("toy-coins", "co-flip-01").id == "CO-FLIP-01"
    with pytest.raises(Fault) as fault:
        find_rule("toy-coins", "CO-NONE-99")
    assert fault.value.message == "rule-unknown"


@pytest.mark.parametrize("game", [*all_games(), *TOYS], ids=lambda game: game.slug)
def test_rule_ids_begin_with_the_prefix_of_their_game(game: Coins) -> None:
    assert all(id.startswith(f"{game.rules_prefix}-") for id in rules_of(game.slug))


def test_a_fault_is_a_line_of_text() -> None:
    assert str(Fault("lost", what="key", count=2)) == "lost (what=key, count=2)"
    assert str(Fault("lost")) == "lost"


def test_a_state_is_plain_data() -> None:
    assert COINS.expected(Purse(3, 1, False, ""), "coins") == 3
