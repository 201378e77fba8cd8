"""Orders and limits that need other cards than the shipped ones to be seen: KD-TURN-05, KD-RULING-14 to 16, 26, 28, 29."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.game import Game
from tests.games.kinfire_delve.delving import Table, delve_of, new_game, other_box, wander

STAG = 'penalty = "damage 3"\n\n[[challenges]]\nid = "vainglorys_symphony"'  # the end of the Great Stag
EYES = 'penalty = "discard 1"\n\n[[challenges]]\nid = "silent_choir"'  # the end of the Painted Eyes
CAVES = 'penalty = "discard 1"\n\n[[challenges]]\nid = "beasts_riddle"'  # the end of the Crystal Caves


def with_text(end: str, line: str) -> tuple[str, str]:
    """An edit that adds a line to a card of the Well."""
    penalty, _, rest = end.partition("\n")
    return end, f"{penalty}\n{line}\n{rest}"


@pytest.mark.rule("KD-TURN-05")
def test_turn_05_turns_go_on_as_long_as_nobody_wins_or_loses() -> None:
    """Failing at the Hundred-Lock Gate costs nothing that ends a game."""
    table = Table({"phase": "target", "well": {"north": "hundred_lock_gate"}, "hand": ["steady_ground"]}, "khor")
    for turn in range(1, 101):
        assert (table.delve.turn, table.match.outcome) == (turn, None)
        table.play("interact north hundred_lock_gate", "green green green dark", "go_on")


@pytest.mark.rule("KD-TURN-05")
@pytest.mark.parametrize("seed", range(4))
def test_turn_05_a_game_ends_by_victory_or_defeat_only(seed: int) -> None:
    match = new_game("khor", "naz", seed=seed)
    for moment in wander(match, seed):
        assert moment.outcome is None
    delve = delve_of(match)
    assert match.outcome is not None
    assert (delve.result, match.outcome.cause) in [("won", "won"), ("lost", "wounds"), ("lost", "card")]


@pytest.mark.rule("KD-RULING-14")
def test_ruling_14_effects_of_the_end_of_a_turn_in_their_order() -> None:
    """Exhaustion cards as they came, slots N-E-S-W, the Master: each descends another number of cards."""
    box = other_box(
        exhaustion=[
            ("{ first_support_worth = -1 }", '{ turn_end = "descend 1" }'),
            ("{ light = 0 }", '{ turn_end = "descend 2" }'),
        ],
        well=[with_text(STAG, 'in_play = { turn_end = "descend 3" }'), with_text(EYES, 'in_play = { turn_end = "descend 4" }')],
        depths=[("attaches_discarded = true", 'attaches_discarded = true\nturn_end = "descend 5"')],
    )
    given: dict[str, Json] = {"phase": "target", "exhausted": ["dimmed_sight", "leaden_arms"], "hand": ["steady_ground"]}
    table = Table(given, "khor", game=box).play("interact north great_stag", "green green green dark")
    assert [moved for moved, _ in table.values("descended")] == [2, 1, 3, 4, 5]


@pytest.mark.rule("KD-RULING-15")
def test_ruling_15_completions_are_checked_before_the_next_card_is_laid() -> None:
    """A card that makes Combats easier completes the Great Stag as it is laid; its slot is then the first empty one."""
    bridge = 'penalty = "ascend 2"\n\n[[challenges]]\nid = "music_box_floor"'
    box = other_box(well=[with_text(bridge, "in_play = { others_difficulty = { combat = -2 } }")])
    well: Json = {"east": "", "south": "moment_of_respite"}
    given: dict[str, Json] = {"phase": "target", "well": well, "progress.north": 6, "hand": ["steady_ground"]}
    table = Table(given, "khor", game=box).play("interact south moment_of_respite", "silk_bridge")
    assert table.delve.slots == ["", "silk_bridge", "", "painted_eyes"]
    assert ("great_stag",) in table.values("completed")
    table.play("marble_titan", "cipher_wall")
    assert table.delve.slots == ["marble_titan", "silk_bridge", "cipher_wall", "painted_eyes"]


@pytest.mark.rule("KD-RULING-16")
def test_ruling_16_the_first_cards_enter_in_slot_order_for_the_first_player() -> None:
    maze = 'completed = "complete copies"\n'
    box = other_box(
        well=[
            with_text(CAVES, 'in_play = { enters = "descend 1" }'),
            with_text(STAG, 'in_play = { enters = "charge" }'),
            (maze, f'{maze}in_play = {{ enters = "descend 2" }}\n'),
        ]
    )
    match = new_game("khor", "naz", game=box, first_game=True, first="2")
    delve = delve_of(match)
    assert [seeker.lit for seeker in delve.seekers] == [False, True]
    told = [event for moment in match.story() for event in moment.events]
    kinds = [event.kind.name for event in told]
    assert kinds[kinds.index("turn") :] == ["turn", "entered", "descended", "entered", "charged", "entered", "descended"]
    assert [event.values[0] for event in told if event.kind.name == "descended"] == [1, 2]
    assert match.ask is not None
    assert (match.ask.about, match.ask.seat, delve.turn) == ("start", 1, 1)


# --- the least of everything -----------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-28")
def test_ruling_28_a_difficulty_is_at_least_1() -> None:
    box = other_box(depths=[("master_difficulty = -3", "master_difficulty = -20")])
    given: dict[str, Json] = {"phase": "target", "gauntlet": "dreadweaver", "turned": ["overture", "encore"], "hand": ["vault"]}
    table = Table(given, "naz", game=box).play("face blue dreadweaver", "red red red dark")
    assert table.values("added") == [("dreadweaver", 0, 0, 1)]
    assert ("dreadweaver",) in table.values("failed")


@pytest.mark.rule("KD-RULING-28")
def test_ruling_28_a_new_hand_has_at_least_1_card() -> None:
    box = other_box(exhaustion=[("{ new_hand = -1 }", "{ new_hand = -5 }")])
    given: dict[str, Json] = {"hand": [], "exhausted": ["shaking_hands"]}
    table = Table(given, "asha", "khor", "naz", "feyn", game=box).play("leaden_arms", "vanish")
    assert (table.asked, table.delve.seekers[0].hand) == ("target", ("vanish",))


@pytest.mark.rule("KD-RULING-28")
def test_ruling_28_progress_is_at_least_0() -> None:
    box = other_box(well=[('instructions = "heal 2"', 'instructions = "remove 4 any"')])
    given: dict[str, Json] = {"phase": "target", "well": {"east": "moment_of_respite"}, "progress.north": 3}
    table = Table(given, game=box).play("interact east moment_of_respite", "remove north great_stag")
    assert table.delve.progress[0] == 0


@pytest.mark.rule("KD-RULING-28")
def test_ruling_28_what_is_set_comes_before_what_is_added() -> None:
    """A support that the challenge's type sets to 3 is 3 and 1 and 1 for a first Chord supported by a Heroic Verse."""
    chord = 'support = { colour = "blue", value = 1 }\nicon = "chord"\n\n[[seekers.cards]]\nid = "lucky_step"'
    box = other_box(seekers=[(chord, chord.replace("value = 1 }", "value = 1, against = { puzzle = 3 } }", 1))])
    given: dict[str, Json] = {"phase": "target", "hand": ["heroic_verse", "bright_chord"]}
    table = Table(given, "feyn", game=box)
    table.play("interact west painted_eyes", "play heroic_verse", "support bright_chord", "red red red dark")
    assert table.values("added") == [("painted_eyes", 7, 7, 8)]


# --- rerolls ---------------------------------------------------------------------------------------------------------


def two_rerolls() -> Game:
    return other_box(seekers=[("lantern = { value = 5, rerolls = 1 }", "lantern = { value = 5, rerolls = 2 }")])


@pytest.mark.rule("KD-RULING-29")
def test_ruling_29_every_granted_reroll_may_be_used_after_looking() -> None:
    given: dict[str, Json] = {"phase": "target", "hand": ["rooftop_run"], "asha.lit": True}
    table = Table(given, game=two_rerolls()).play("interact north great_stag", "use_lantern asha", "red red blue dark")
    table.play("reroll", "green green green dark")
    assert table.offers == ["reroll", "keep"]
    table.play("reroll", "red green green dark")
    assert table.asked == "brighten", "both are used; a face is changed after the last"
    table.play("keep")
    assert table.values("added") == [("great_stag", 6, 6, 8)]


# --- an attempt that loses its challenge -----------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-26")
def test_ruling_26_the_others_are_checked_at_once() -> None:
    """Progress placed by the action completes another challenge before the dice are rolled."""
    given: dict[str, Json] = {"phase": "target", "progress.south": 7, "hand": ["flanking_move"], "hp": 5}
    table = Table(given, "naz").play("interact north great_stag", "play flanking_move", "place south razor_hedge")
    assert (table.asked, table.delve.slots[2], table.delve.completed) == ("attempt", "", 1)


@pytest.mark.rule("KD-RULING-19")
def test_ruling_19_an_attempt_ends_when_its_challenge_is_discarded() -> None:
    """The Stilt Dancers, completed on the side, may discard the challenge that is attempted: nothing is left to roll for."""
    well: Json = {"east": "stilt_dancers"}
    given: dict[str, Json] = {"phase": "target", "well": well, "progress.east": 7, "hand": ["flanking_move", "vault"]}
    table = Table(given, "naz").play("interact north great_stag", "play flanking_move", "place east stilt_dancers")
    table.play("dismiss north great_stag")
    assert table.asked == "refill"
    assert table.delve.attached == ("great_stag",)
    assert not {"rolled", "failed", "supported"} & set(table.kinds)


@pytest.mark.rule("KD-RULING-50")
def test_ruling_50_the_mirror_duellist_is_as_hard_as_before_when_the_attempt_is_over() -> None:
    """Two supports make 9 of 7: with 8 progress the attempt fails, the penalty is suffered, and then 8 are enough."""
    well: Json = {"north": "mirror_duellist"}
    hand: Json = ["twin_blades", "twin_blades", "twin_blades", "vanish"]
    table = Table({"phase": "target", "well": well, "progress.north": 2, "hand": hand})
    table.play("interact north mirror_duellist", "play twin_blades", "support twin_blades", "support twin_blades")
    table.play("green green green light")
    assert table.values("added") == [("mirror_duellist", 6, 8, 9)]
    assert [kind for kind in table.kinds if kind in ("failed", "damaged", "completed")] == ["failed", "damaged", "completed"]
    assert table.delve.slots[0] == ""
