"""Seats, first players, modes and hands: KD-RULING-33 to KD-RULING-39, KD-EXH-05, KD-END-04."""

from __future__ import annotations

import pytest

from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.state import HIDDEN
from lanterne.games.kinfire_delve.vocabulary import PLAYERS
from lanterne.kernel.asks import Choose, Draw, Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from tests.games.kinfire_delve.delving import Table, delve_of, draws, new_game

SEEKERS = ("asha", "khor", "naz", "feyn")
NEW_HANDS = [(1, 8), (2, 7), (3, 6), (4, 5)]


def names_of_events(match: Match) -> list[str]:
    """Everything that happened in a new game before its first question."""
    return [event.kind.name for moment in match.story() for event in moment.events]


# --- first player and seats ------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-33")
@pytest.mark.parametrize("seat", range(3))
def test_ruling_33_the_seat_that_is_named_begins(seat: int) -> None:
    match = new_game("asha", "khor", "naz", first=str(seat + 1))
    assert (delve_of(match).active, draws(match, PLAYERS)) == (seat, [])


@pytest.mark.rule("KD-RULING-33")
def test_ruling_33_otherwise_chance_decides_among_all() -> None:
    assert GAME.options(3).text("first") == "random"
    begun = set()
    for seed in range(20):
        match = new_game("asha", "khor", "naz", seed=seed)
        (draw,) = draws(match, PLAYERS)
        assert dict(draw.outcomes()) == {"asha": 1, "khor": 1, "naz": 1}
        begun.add(delve_of(match).active)
    assert begun == {0, 1, 2}


@pytest.mark.rule("KD-RULING-33")
def test_ruling_33_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Fault) as fault:
        GAME.options(2, {"first": "3"})
    assert fault.value.message == "option-value"


@pytest.mark.rule("KD-RULING-34")
def test_ruling_34_each_seeker_is_played_once() -> None:
    with pytest.raises(Fault) as fault:
        GAME.options(2, {"seekers": ["asha", "asha"]})
    assert fault.value.message == "option-same-character"
    match = Match(GAME, GAME.options(2), Seeded(1))
    match.answer("play_as khor")
    ask = match.ask
    assert isinstance(ask, Choose)
    assert "play_as khor" not in [option.key for option in ask.options]
    assert [(refused.option.key, refused.rule) for refused in match.refusals()] == [("play_as khor", "KD-RULING-34")]


@pytest.mark.rule("KD-RULING-34")
@pytest.mark.parametrize("seekers", [["asha"], ["asha", "khor", "naz"]])
def test_ruling_34_one_seeker_for_each_seat(seekers: list[Json]) -> None:
    with pytest.raises(Fault):
        GAME.options(2, {"seekers": seekers})


@pytest.mark.rule("KD-RULING-34")
def test_ruling_34_alone_the_solo_rules_hold() -> None:
    match = new_game("asha")
    assert len(delve_of(match).seekers[0].hand) == 8
    table = Table({"phase": "target", "hand": ["twin_blades", "all_in"]}, "asha")
    assert table.play("interact north great_stag", "play twin_blades").offers == ["support all_in", "pass"]


# --- what grows with the company -------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-35")
@pytest.mark.parametrize(("seats", "cards"), NEW_HANDS)
def test_ruling_35_only_the_hands_depend_on_the_company(seats: int, cards: int) -> None:
    s = delve_of(new_game(*SEEKERS[:seats], first_game=True))
    assert [len(seeker.hand) for seeker in s.seekers] == [cards] * seats
    assert (s.hp, s.full, s.slots.count(""), len(s.slots)) == (10, 10, 0, 4)
    assert (len(s.well), len(s.well_discard), len(s.fatigue), s.exhausted) == (50, 3, 6, ())


@pytest.mark.rule("KD-RULING-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_35_two_supports_for_any_company(seats: int) -> None:
    given: dict[str, Json] = {"phase": "target", "asha.hand": ["twin_blades"]}
    red = {"khor": "shield_bash", "naz": "spear_thrust", "feyn": "stage_fall"}
    for name in SEEKERS[1:seats]:
        given[f"{name}.hand"] = [red[name]] * 3
    table = Table(given, *SEEKERS[:seats]).play("interact north great_stag", "play twin_blades")
    for _ in range(2):
        assert table.asked == "support"
        table.play(table.offers[0])
    assert table.asked == "attempt"


# --- first game ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-36")
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("fast", [False, True])
def test_ruling_36_a_first_game_in_every_mode(hard: bool, fast: bool) -> None:
    match = new_game("asha", "khor", first_game=True, hard=hard, fast=fast)
    s = delve_of(match)
    assert s.slots == ["crystal_caves", "great_stag", "three_fountains", "maze"]
    assert (len(s.well), len(s.well_discard)) == ((40, 13) if fast else (50, 3))
    assert (len(s.unseen), s.unseen.count("three_fountains"), s.unseen.count("maze")) == (53, 2, 3)
    assert not {"crystal_caves", "great_stag"} & set(s.unseen)
    assert s.hp == 10 - 2 * hard - 2 * fast
    assert draws(match, "well") == [], "the four cards are not drawn"
    assert set(s.well) == {HIDDEN}


# --- hard and fast ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-37")
@pytest.mark.parametrize(
    ("hard", "fast", "hp", "full"), [(False, False, 10, 10), (True, False, 8, 8), (False, True, 8, 10), (True, True, 6, 8)]
)
def test_ruling_37_hit_points_of_every_mode(hard: bool, fast: bool, hp: int, full: int) -> None:
    s = delve_of(new_game("asha", hard=hard, fast=fast))
    assert (s.hp, s.full) == (hp, full)


@pytest.mark.rule("KD-RULING-38")
def test_ruling_38_damage_then_exhaustion_before_turn_one() -> None:
    match = new_game("khor", "asha", fast=True, first="1", first_game=True)
    kinds = names_of_events(match)
    assert [kind for kind in kinds if kind in ("laid", "damaged", "exhausted", "turn")] == [
        "laid", "laid", "laid", "laid", "damaged", "exhausted", "turn",
    ]  # fmt: skip
    s = delve_of(match)
    assert (s.turn, s.hp, len(s.exhausted), s.gave_in) == (1, 8, 1, 0)
    assert [len(seeker.hand) for seeker in s.seekers] == [7, 7], "hands are not touched"
    assert s.hurt == s.hurt_else == 0, "it belongs to no turn"


@pytest.mark.rule("KD-RULING-38")
@pytest.mark.parametrize("seed", range(6))
def test_ruling_38_nobody_prevents_it(seed: int) -> None:
    """Khor, with Aegis cards in hand, is not asked, and Open Wounds has nobody who gave in."""
    match = new_game("khor", seed=seed, fast=True, first_game=True)
    assert match.ask is not None
    assert (match.ask.about, delve_of(match).hp) == ("start", 8)


@pytest.mark.rule("KD-RULING-62", "KD-RULING-38")
def test_ruling_62_fast_damage_is_not_of_turn_one() -> None:
    """2 damage before turn 1 and 4 in it are not 5 in a turn."""
    match = new_game("feyn", fast=True, first_game=True)
    s = delve_of(match).copy()
    s.slots[0], s.progress[0], s.phase = "beasts_riddle", 6, "target"
    s.seekers[0].hand = ("stage_fall",)
    again = Match(GAME, match.options, base=s)
    for answer in ("interact north beasts_riddle", "red red red dark"):
        again.answer(answer)
    assert (delve_of(again).turn, delve_of(again).hp, delve_of(again).feats) == (2, 4, ())


# --- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-EXH-05", "KD-RULING-39")
@pytest.mark.parametrize(("seats", "cards"), NEW_HANDS)
@pytest.mark.parametrize("had", [0, 1, 12])
def test_exh_05_a_new_hand_has_its_size_whatever_was_there_before(seats: int, cards: int, had: int) -> None:
    held = list(GAME.content.seekers["asha"].deck[:had])
    table = Table({"asha.hand": [*held]}, *SEEKERS[:seats], dealer=Seeded(1))
    if had:
        table.play("give_in")
    seeker = table.delve.seekers[0]
    fewer = "shaking_hands" in table.delve.exhausted
    assert (table.asked, len(seeker.hand)) == ("target", cards - fewer)
    drawn = [draw for draw in table.match.log if isinstance(draw, Draw) and draw.about == "draw asha"]
    assert len(drawn) == cards - fewer


# --- together --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-END-04")
def test_end_04_all_win_together() -> None:
    given: dict[str, Json] = {
        "phase": "target", "gauntlet": "sea_of_dreams", "turned": ["overture"], "progress.master": 23, "asha.hand": ["feint"],
    }  # fmt: skip
    table = Table(given, "asha", "khor", "naz").play("face blue sea_of_dreams", "blue red red light")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0, 1, 2)


@pytest.mark.rule("KD-END-04")
def test_end_04_all_lose_together() -> None:
    given: dict[str, Json] = {"phase": "target", "hp": 1, "asha.hand": ["rooftop_run"], "khor.hand": ["mend"]}
    table = Table(given, "asha", "khor", "naz").play("interact north great_stag", "green green green light")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ()
