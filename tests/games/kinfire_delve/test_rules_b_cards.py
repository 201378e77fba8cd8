"""Rules of the last phase and of texts that no shipped card shows: each here with a word of some card changed."""

from __future__ import annotations

import pytest

from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.state import Attempt
from lanterne.kernel.asks import Json
from lanterne.kernel.game import Game
from tests.games.kinfire_delve.delving import Table, other_box

OVERTURE = 'reward = "heal 1"\npenalty = "damage 3"'
VANISH = "may dismiss another printed<=6"


def free_vanish() -> Game:
    """Asha's Vanish may discard any other challenge, whatever its difficulty."""
    return other_box(seekers=[(VANISH, "may dismiss another")])


def at_the_encore(game: Game, turned: list[Json], **given: Json) -> Table:
    """Asha plays Vanish on the Encore and is asked what to discard."""
    scene: dict[str, Json] = {"phase": "target", "gauntlet": "danse_macabre", "turned": turned, "hand": ["vanish"], **given}
    return Table(scene, "asha", game=game).play("interact west encore", "play vanish")


# --- discarding at the bottom ----------------------------------------------------------------------------------------


@pytest.mark.rule("KD-GAUNT-11", "KD-RULING-57")
def test_ex_25_an_effect_discards_the_overture() -> None:
    """It is turned as if completed: the Master is vulnerable to blue, but there is no reward."""
    table = at_the_encore(free_vanish(), [], hp=5, **{"progress.north": 4})
    assert table.offers == ["dismiss north overture", "dismiss east pas_de_deux", "dismiss south masked_chorus", "decline"]
    table.play("dismiss north overture")
    s = table.delve
    assert (s.up, s.slots[0], s.progress[0], s.hp) == ([False, True, True, True], "overture", 0, 5)
    assert (s.attached, s.well_discard, s.completed) == ((), ["?", "?", "?"], 0)
    assert table.values("vulnerable") == [("blue",)]
    assert "completed" not in table.kinds
    table.play("red red red light", "leaden_arms", *["twin_blades"] * 3, *["rooftop_run"] * 3, *["feint"] * 2)
    assert "face blue danse_macabre" in table.offers


@pytest.mark.rule("KD-GAUNT-11")
def test_gaunt_11_a_card_that_is_face_down_is_no_challenge_to_discard() -> None:
    table = at_the_encore(free_vanish(), ["pas_de_deux"])
    assert table.offers == ["dismiss north overture", "dismiss south masked_chorus", "decline"]


@pytest.mark.rule("KD-GAUNT-11")
def test_gaunt_11_what_the_text_says_comes_first() -> None:
    """The shipped Vanish speaks of printed difficulties up to 6, and no gauntlet card has one."""
    table = at_the_encore(GAME, [])
    assert table.asked == "attempt"
    assert table.delve.up == [True] * 4


@pytest.mark.rule("KD-RULING-57")
def test_ruling_57_a_discarded_gauntlet_card_counts_as_face_down() -> None:
    """The Danse Macabre is 3 easier; no text that waits for a completion of the Overture applies."""
    box = other_box(
        seekers=[(VANISH, "may dismiss another")], depths=[(OVERTURE, f'{OVERTURE}\ncompleted = "damage 3"')]
    )  # fmt: skip
    table = at_the_encore(box, ["pas_de_deux"], **{"progress.master": 27, "hp": 9})
    assert table.play("dismiss north overture").match.outcome is not None, "21 + 3 + 3 are reached"
    table = at_the_encore(box, ["pas_de_deux"], **{"progress.master": 26, "hp": 9}).play("dismiss north overture")
    assert (table.match.outcome, table.delve.hp) == (None, 9)


@pytest.mark.rule("KD-GAUNT-12")
def test_ex_25_nothing_discards_the_master() -> None:
    for turned in ([], ["overture"]):
        table = at_the_encore(free_vanish(), [*turned])
        assert not [offer for offer in table.offers if "danse_macabre" in offer]
        refused = {refusal.option.key: refusal.rule for refusal in table.match.refusals()}
        assert refused["dismiss master danse_macabre"] == "KD-GAUNT-12"


# --- moving, and mixed effects at the bottom -------------------------------------------------------------------------


@pytest.mark.rule("KD-GAUNT-10", "KD-RULING-59")
def test_gaunt_10_of_a_mixed_effect_only_the_ascent_is_dropped() -> None:
    box = other_box(depths=[(OVERTURE, 'reward = "heal 1"\npenalty = "ascend 2, damage 3"')])
    given: dict[str, Json] = {"phase": "target", "gauntlet": "sea_of_dreams", "hand": ["tightrope"]}
    table = Table(given, "feyn", game=box).play("interact north overture", "green green green dark")
    s = table.delve
    assert (s.hp, s.well, s.well_discard) == (7, [], ["?", "?", "?"])
    assert "ascended" not in table.kinds


@pytest.mark.rule("KD-RULING-59")
def test_ruling_59_the_back_of_the_master_is_silent_at_the_bottom() -> None:
    box = other_box(depths=[("attaches_discarded = true", 'attaches_discarded = true\nturn_end = "damage 1"')])
    well: dict[str, Json] = {"phase": "target", "well": {"east": "hundred_lock_gate"}, "hand": ["tightrope"]}
    assert Table(well, "feyn", game=box).play("interact east hundred_lock_gate", "green green green dark").delve.hp == 9
    bottom: dict[str, Json] = {
        "phase": "target", "gauntlet": "sea_of_dreams", "turned": ["overture"], "hand": ["tightrope"],
    }  # fmt: skip
    assert Table(bottom, "feyn", game=box).play("face blue sea_of_dreams", "red red red light").delve.hp == 10


@pytest.mark.rule("KD-RULING-59")
def test_ruling_59_dice_that_were_not_rolled_show_no_dark_face() -> None:
    assert not Attempt(4, "blue", "", 0, (), (), 0, 0, (), 0).is_dark()
    assert Attempt(4, "blue", "", 0, (), (), 0, 0, (2, 2, 2, 0), 0).is_dark()


@pytest.mark.rule("KD-RULING-59")
def test_ruling_59_nothing_is_laid_at_the_bottom() -> None:
    given: dict[str, Json] = {
        "phase": "target", "gauntlet": "sea_of_dreams", "progress.north": 9, "hand": ["tightrope"], "well_discard": [],
    }  # fmt: skip
    table = Table(given, "feyn").play("interact north overture", "red green green dark")
    assert (table.delve.up[0], table.asked) == (False, "start")
    assert not {"laid", "bottom"} & set(table.kinds)


@pytest.mark.rule("KD-RULING-56")
def test_ruling_56_the_face_stops_and_the_back_begins() -> None:
    """The Overture, as long as it is face up, makes every support worth 1 less here."""
    box = other_box(depths=[(OVERTURE, f"{OVERTURE}\nin_play = {{ supports_worth = -1 }}")])
    for turned, worth in (([], 0), (["overture"], 1)):
        given: dict[str, Json] = {
            "phase": "target", "gauntlet": "sea_of_dreams", "turned": [*turned], "hand": ["rooftop_run", "rooftop_run"],
        }  # fmt: skip
        table = Table(given, "asha", game=box).play("interact east pas_de_deux", "play rooftop_run", "support rooftop_run")
        assert table.values("supported") == [("asha", "rooftop_run", worth)]


# --- attaching and discarding in the well ----------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-48")
def test_ruling_48_without_the_back_a_discarded_challenge_goes_on_the_well_discard() -> None:
    box = other_box(depths=[("attaches_discarded = true", "attaches_discarded = false")])
    given: dict[str, Json] = {"phase": "target", "well": {"north": "curtain_fall"}, "progress.south": 3}
    table = Table(given, "asha", game=box).play("interact north curtain_fall", "dismiss south razor_hedge")
    s = table.delve
    assert (s.well_discard, s.attached, s.progress[2], s.completed) == (["?", "?", "?", "razor_hedge"], (), 0, 1)


@pytest.mark.rule("KD-MAST-05")
def test_mast_05_a_text_may_attach_any_card() -> None:
    """No shipped text does so: here an event attaches a challenge of the seeker's choice, and an action attaches itself."""
    box = other_box(
        well=[('instructions = "heal 2"', 'instructions = "attach any"')],
        seekers=[('played = "may dismiss another printed<=6"', 'played = "attach_action"')],
    )
    given: dict[str, Json] = {"phase": "target", "well": {"north": "moment_of_respite"}, "hand": ["vanish"]}
    table = Table(given, "asha", game=box).play("interact north moment_of_respite")
    assert table.offers == ["attach east crystal_caves", "attach south razor_hedge", "attach west painted_eyes"]
    table.play("attach south razor_hedge")
    assert (table.delve.attached, table.delve.slots[2]) == (("razor_hedge",), "")
    table.play("silk_bridge", "long_fall", "go_on", "interact west painted_eyes", "play vanish")
    assert table.delve.attached == ("razor_hedge", "vanish")


@pytest.mark.rule("KD-ICON-09")
def test_icon_09_as_many_cards_as_the_number_says() -> None:
    box = other_box(well=[('reward = "heal 2"\npenalty = "exhaust 1"', 'reward = "heal 2"\npenalty = "exhaust 3"')])
    given: dict[str, Json] = {"phase": "target", "well": {"north": "perfumed_mist"}, "hand": ["stage_fall"]}
    table = Table(given, "feyn", game=box).play("interact north perfumed_mist", "red red red dark")
    table.play("open_wounds", "leaden_arms", "dimmed_sight")
    assert table.delve.exhausted == ("open_wounds", "leaden_arms", "dimmed_sight")
    assert (table.delve.hp, table.delve.seekers[0].hand, table.asked) == (10, ("stage_fall",), "start")


@pytest.mark.rule("KD-EXH-08")
def test_exh_08_six_different_cards_and_none_that_helps() -> None:
    """Each takes something away: supports, light, cards, hit points, charges, the game."""
    cards = GAME.content.exhaustion
    assert len(cards) == 6
    for card in cards.values():
        text = card.lasting
        figures = (text.supports_worth, text.first_support_worth, text.new_hand, min(text.light, 0), min(text.dark, 0))
        assert max(figures) <= 0, card.id
        assert (text.master_difficulty, text.others_difficulty, text.vulnerable, text.attaches_discarded) == (0, {}, "", False)
        assert {op.verb for effect in text.triggers.values() for op in effect.ops} <= {"damage"}
        harms = [min(figures) < 0 or text.light == 0, text.no_healing, text.no_charging, text.lose_if, text.triggers]
        assert any(harms), card.id
    assert [card.id for card in cards.values() if card.lasting.lose_if] == ["vainglorys_strings"]


# --- completed after failing -----------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-73")
@pytest.mark.parametrize(("progress", "hp"), [(5, 6), (4, 2)])
def test_ruling_73_what_the_action_does_on_completion_is_not_done(progress: int, hp: int) -> None:
    """Spear Thrust heals 1 if completed here, and the Great Stag heals 1. On success both do; when Naz fails one point short
    she loses 3, her own point completes the Stag, and the Stag alone heals."""
    box = other_box(seekers=[('id = "spear_thrust"\ncopies = 3', 'id = "spear_thrust"\ncompleted = "heal 1"\ncopies = 3')])
    given: dict[str, Json] = {"phase": "target", "hp": 4, "progress.north": progress, "hand": ["spear_thrust"]}
    table = Table(given, "naz", game=box).play("interact north great_stag", "play spear_thrust", "green green green dark")
    assert (table.delve.slots[0], table.delve.hp) == ("", hp)
