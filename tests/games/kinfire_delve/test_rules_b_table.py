"""At the table: which games count for achievements (KD-RULING-60), and what may be taken back (KD-RULING-66)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.games.kinfire_delve.game import GAME
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.faults import Refused
from lanterne.kernel.match import Match
from lanterne.terminal.profile import Played
from lanterne.terminal.table import Table as Seats
from tests.games.kinfire_delve.delving import Table, delve_of

RIDDLE: dict[str, Json] = {"phase": "target", "well": {"north": "beasts_riddle"}, "hand": ["stage_fall"], "khor.hand": ["mend"]}
ON_TURN_ONE = ["scratch", "speed_run"]


def riddle(folder: Path, seats: list[str], **options: Json) -> Seats:
    """Feyn before The Beast's Riddle on turn 1, dice by hand: unanswered it costs the game, and brings two achievements."""
    names: list[Json] = ["feyn", "khor", "asha", "naz"]
    chosen = GAME.options(len(seats), {"seekers": names[: len(seats)], "first": "1", **options})
    given = {path: value for path, value in RIDDLE.items() if len(seats) > 1 or path != "khor.hand"}
    match = Match(GAME, chosen, Hand(), base=GAME.arrange(chosen, given))
    return Seats(match, seats, "en", None, folder)


def lose(table: Seats, attempts: int = 1) -> Seats:
    for _ in range(attempts):
        table.answer_text("interact north beasts_riddle")
        table.answer_text("red red red dark")
    assert table.match.outcome is not None
    return table


# --- which games count -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-60")
@pytest.mark.parametrize("seats", [["person"], ["person", "person"], ["person", "greedy"], ["person"] * 4])
@pytest.mark.parametrize("mode", [{}, {"hard": True}, {"fast": True, "open_hands": True}])
def test_ruling_60_any_mode_and_company_counts(tmp_path: Path, seats: list[str], mode: dict[str, Json]) -> None:
    table = lose(riddle(tmp_path, seats, **mode))
    assert table.earned == ON_TURN_ONE
    assert table.profile.games() == {GAME.slug: Played(1, 0, ON_TURN_ONE)}


@pytest.mark.rule("KD-RULING-60")
def test_ruling_60_each_is_granted_once(tmp_path: Path) -> None:
    lose(riddle(tmp_path, ["person"]))
    again = lose(riddle(tmp_path, ["person"]))
    assert again.earned == []
    assert again.profile.games() == {GAME.slug: Played(2, 0, ON_TURN_ONE)}


@pytest.mark.rule("KD-RULING-60")
def test_ruling_60_a_game_that_was_given_up_does_not_count(tmp_path: Path) -> None:
    table = riddle(tmp_path, ["person"])
    table.answer_text("interact north beasts_riddle")
    table.give_up()
    assert table.profile.games() == {}


@pytest.mark.rule("KD-RULING-60")
def test_ruling_60_nothing_is_granted_before_the_end(tmp_path: Path) -> None:
    table = riddle(tmp_path, ["person"])
    delve_of(table.match).hp = 20  # the Riddle alone does not end this game
    table.answer_text("interact north beasts_riddle")
    table.answer_text("red red red dark")
    assert table.match.outcome is None
    assert GAME.achievements(table.match.state) == ("scratch",)
    assert table.profile.games() == {}


@pytest.mark.rule("KD-RULING-60")
def test_ruling_60_a_loaded_game_counts_when_it_is_played_on(tmp_path: Path) -> None:
    table = riddle(tmp_path, ["person"])
    table.answer_text("interact north beasts_riddle")
    table.save("later")
    other = riddle(tmp_path, ["person"])
    other.load("later")
    other.answer_text("red red red dark")
    assert other.earned == ON_TURN_ONE


@pytest.mark.rule("KD-RULING-60")
@pytest.mark.parametrize("loaded", [False, True])
def test_ruling_60_what_was_taken_back_brings_no_achievement(tmp_path: Path, loaded: bool) -> None:
    table = riddle(tmp_path, ["person"])
    table.answer_text("interact east crystal_caves")
    table.answer_text("red red red dark")
    table.undo(consent=True)
    table.undo(consent=True)
    if loaded:
        table.save("later")
        table.load("later")
    lose(table)
    assert (table.earned, table.missed) == ([], ON_TURN_ONE)
    assert table.profile.games() == {GAME.slug: Played(1, 0, [])}


@pytest.mark.rule("KD-RULING-60")
def test_ruling_60_bots_alone_earn_nothing(tmp_path: Path) -> None:
    table = riddle(tmp_path, ["greedy"])
    table.answer_for(0, "interact north beasts_riddle")
    table.answer("red red red dark")
    assert table.match.outcome is not None
    assert table.profile.games() == {}


# --- taking back -----------------------------------------------------------------------------------------------------


def refused(table: Table, seat: int) -> str:
    """The rule that keeps a seat from taking its last answer back."""
    with pytest.raises(Refused) as fault:
        table.match.undo_length(seat)
    return fault.value.rule


@pytest.mark.rule("KD-RULING-66")
def test_ruling_66_what_told_nothing_may_be_taken_back() -> None:
    table = Table({"hand": ["twin_blades", "all_in"]}, "asha")
    for answer in ("go_on", "interact north great_stag", "play twin_blades"):
        before = table.match.hash()
        table.play(answer)
        assert table.match.undo(0) == 1
        assert table.match.hash() == before
        table.play(answer)
    assert table.asked == "support"


@pytest.mark.rule("KD-RULING-24")
@pytest.mark.parametrize("open_hands", [False, True])
def test_ruling_24_a_support_is_not_taken_back(open_hands: bool) -> None:
    given: dict[str, Json] = {
        "phase": "target", "asha.hand": ["twin_blades"], "khor.hand": ["shield_bash", "earthshaker"],
    }  # fmt: skip
    table = Table(given, "asha", "khor", open_hands=open_hands)
    table.play("interact north great_stag", "play twin_blades", "support shield_bash")
    assert (table.asked, refused(table, 1)) == ("support", "UNDO-1")


@pytest.mark.rule("KD-RULING-66")
def test_ruling_66_not_after_a_roll_a_draw_or_a_reveal() -> None:
    rolled = Table({"phase": "target", "hand": ["feint"]}, "asha")
    rolled.play("interact north great_stag", "play feint", "red red red light")
    assert (rolled.asked, refused(rolled, 0)) == ("reroll", "UNDO-2")
    drawn = Table({"phase": "target", "hand": ["light_fingers"]}, "asha")
    drawn.play("interact south razor_hedge", "play light_fingers", "feint")
    assert refused(drawn, 0) == "UNDO-2"
    laid = Table({"phase": "target", "well": {"north": "moment_of_respite"}}, "asha")
    laid.play("interact north moment_of_respite", "silk_bridge")
    assert refused(laid, 0) == "UNDO-2"
    shown = Table({"asha.hand": ["feint"]}, "asha", "khor").play("show_hand")
    assert refused(shown, 0) == "UNDO-1"


@pytest.mark.rule("KD-RULING-66")
def test_ruling_66_not_after_another_seat_acted() -> None:
    given: dict[str, Json] = {
        "phase": "target", "asha.hand": ["twin_blades"], "khor.hand": ["shield_bash", "earthshaker"],
    }  # fmt: skip
    table = Table(given, "asha", "khor").play("interact north great_stag", "play twin_blades")
    assert table.match.undo_length(0) == 1
    table.play("support shield_bash")
    assert refused(table, 0) == "UNDO-3"


@pytest.mark.rule("KD-RULING-66")
@pytest.mark.parametrize("seekers", [("asha",), ("asha", "naz")])
def test_ruling_66_never_across_turns(seekers: tuple[str, ...]) -> None:
    """The dice are kept and the attempt fails: no die and no card has been seen since, but the turn is over."""
    given: dict[str, Json] = {"phase": "target", "asha.hand": ["feint", "case_the_place"]}
    if len(seekers) > 1:
        given["naz.hand"] = ["spear_thrust"]
    table = Table(given, *seekers, open_hands=True)
    table.play("interact south razor_hedge", "play feint", "red red red light", "keep")
    assert (table.asked, table.delve.turn) == ("start", 2)
    assert refused(table, 0) == "UNDO-1"


@pytest.mark.rule("KD-RULING-66")
def test_ruling_66_not_what_was_answered_in_the_turn_of_another() -> None:
    """Khor lets the damage through in Feyn's turn; in his own it cannot be taken back."""
    given: dict[str, Json] = {"phase": "target", "feyn.hand": ["tightrope"], "khor.hand": ["shield_bash"]}
    table = Table(given, "feyn", "khor", open_hands=True)
    table.play("interact north great_stag", "green green green dark", "no_shield")
    assert (table.asked, table.delve.active) == ("start", 1)
    assert refused(table, 1) == "UNDO-1"
