"""The exact odds of attempts: figures that can be counted by hand, and every roll played through the rules.

Each special card, each Master, texts that no card bears, dice on the table, and positions of whole games at random.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.figures import dice_progress, difficulty
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.odds import completion_chance
from lanterne.games.kinfire_delve.state import MASTER
from lanterne.games.kinfire_delve.trials import cases_of
from lanterne.kernel.asks import Choose, Die
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.match import Match
from lanterne.parts.decks import without
from tests.games.kinfire_delve.brute_force import (
    as_shares,
    attempted,
    begun,
    check,
    check_all,
    delve,
    gauntlet,
    odds_at,
    on_table,
    stand_in,
    table,
)
from tests.games.kinfire_delve.delving import other_box

# --- known figures ---------------------------------------------------------------------------------------------------


def test_some_chances_that_can_be_counted_on_fingers() -> None:
    match = attempted(on_table(table({"naz": "old_maps"}, "painted_eyes"), 0, 2))
    bare = odds_at(match, v.NO_ACTION_NOW)  # six short: no dice are enough
    assert bare.chances == {"complete": 0, "penalty": 1, "lost": 0}
    assert as_shares(bare.spreads["progress"])[5] == Fraction(1, 54)  # three blue dice and light, and Naz does not give up
    played = odds_at(match, v.PLAY("old_maps"))  # four short, three with what Naz places after the failure
    assert played.chances["penalty"] == 1 - Fraction(1, 54)
    assert played.chances["complete"] == Fraction(1, 27) + Fraction(6, 27) * Fraction(1, 2)
    assert played.spreads["hurt"].weights.keys() == {0}


def test_a_reroll_squares_the_chance_to_miss() -> None:
    match = attempted(on_table(table({"feyn": "lucky_step tightrope"}, "razor_hedge"), 0, 4))
    once = odds_at(match, v.NO_ACTION_NOW).chances["penalty"]
    assert once == 1 - Fraction(1, 54)
    missed = 1 - (Fraction(7, 27) + Fraction(12, 27) * Fraction(1, 2))  # two short: two green dice, or one and light
    assert odds_at(match, v.PLAY("lucky_step")).chances["penalty"] == missed**2
    assert odds_at(match, v.PLAY("tightrope")).chances["penalty"] == Fraction(8, 27) * Fraction(1, 2)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("light", "dark"), [(1, 0), (2, 0), (0, 0), (1, -1), (0, -1), (0, 1)])
@pytest.mark.parametrize("brighten", [False, True])
def test_the_table_for_bots(colour: str, light: int, dark: int, brighten: bool) -> None:
    rolls = list(product(*(zip(die.values, die.sides, strict=True) for die in v.FOUR_DICE)))
    for needed in range(-2, 8):
        missed = 0
        total = 0
        for roll in rolls:
            dice = tuple(value for value, _ in roll)
            weight = 1
            for _, sides in roll:
                weight *= sides
            total += weight
            best = dice_progress(dice, colour, light, dark)
            if brighten:
                best = max(best, dice_progress((*dice[:-1], 1), colour, light, dark))
            missed += weight * (best < needed)
        for rerolls in range(3):
            exact = 1 - Fraction(missed, total) ** (rerolls + 1)
            assert completion_chance(needed, light, dark, rerolls, brighten, colour) == float(exact)


def test_dice_with_other_faces() -> None:
    """KD-RULING-03: face tables are data."""
    dice = (
        Die("skill", COLOURS, (0, 1, 2), (3, 2, 1)), Die("skill", COLOURS, (0, 1, 2), (1, 1, 4)),
        Die("skill", COLOURS, (0, 1, 2), (2, 2, 2)), Die("light", ("light", "dark"), (1, 0), (5, 1)),
    )  # fmt: skip
    for index, colour in enumerate(COLOURS):
        counted: dict[tuple[int, bool], Fraction] = {}
        for faces in product(*(die.table for die in dice)):
            key = (sum(face == index for face in faces[:3]), faces[3] == 0)
            counted[key] = counted.get(key, Fraction(0)) + Fraction(1, 6**4)
        cases = cases_of(dice, colour)
        total = sum(often for _, _, often in cases)
        assert {(count, lit): Fraction(often, total) for count, lit, often in cases} == counted


# --- each special card -----------------------------------------------------------------------------------------------

SPECIAL: dict[str, tuple[dict[str, str], str, int]] = {  # hands, the challenge, the progress on it
    "moon lock, light worth two": ({"feyn": "bright_chord grand_finale lucky_step"}, "moon_lock", 0),
    "music-box floor, dark worth less than nothing": ({"asha": "rooftop_run feint smoke_bomb"}, "music_box_floor", 1),
    "music-box floor, nothing is below nothing": ({"feyn": "tightrope"}, "music_box_floor", 6),
    "burning ballroom, worse in the dark": ({"naz": "spear_thrust calculated_risk", "asha": "feint"}, "burning_ballroom", 4),
    "mirror duellist, harder with supports": ({"khor": "shield_bash", "naz": "hold_the_line war_cry"}, "mirror_duellist", 2),
    "beast's riddle, pain for what is missing": ({"khor+": "guardians_oath mend", "feyn": "bright_chord"}, "beasts_riddle", 3),
    "feint and its reroll": ({"asha": "feint defeat_trap", "naz": "war_cry"}, "toppling_statues", 3),
    "lucky step and its reroll": ({"feyn": "lucky_step tightrope"}, "long_fall", 5),
    "dusk lantern, five and a reroll": ({"asha+": "kindled_nerve"}, "long_fall", 3),
    "smoke bomb ignores the penalty": ({"asha": "smoke_bomb vanish"}, "needle_rain", 2),
    "guardian's oath softens it": ({"khor": "guardians_oath shield_bash"}, "falling_chandelier", 1),
    "guardian's oath where one damage is none": ({"khor": "guardians_oath"}, "mirage_of_home", 1),
    "war cry grows with supports": ({"naz": "war_cry", "feyn": "second_verse stage_fall", "khor": "bulwark"}, "great_stag", 2),
    "heroic verse makes supports better": ({"feyn": "heroic_verse", "naz": "war_cry old_maps"}, "painted_eyes", 2),
    "silent choir makes them worse": ({"feyn": "bright_chord", "khor": "mend bulwark"}, "silent_choir", 3),
    "defeat trap against a trap": ({"asha": "defeat_trap twin_blades", "khor": "bulwark"}, "toppling_statues", 2),
    "defeat trap against none": ({"asha": "defeat_trap rooftop_run"}, "stilt_dancers", 4),
    "hold the line on progress": ({"naz": "hold_the_line spear_thrust"}, "great_stag", 3),
    "hold the line on none": ({"naz": "hold_the_line"}, "great_stag", 0),
    "earthshaker takes no support": ({"khor": "earthshaker shield_bash", "feyn": "stage_fall"}, "gilded_lioness", 3),
    "velvet strangler takes one": ({"khor": "shield_bash", "naz": "spear_thrust hold_the_line"}, "velvet_strangler", 1),
    "calculated risk in the dark": ({"naz": "calculated_risk spear_thrust"}, "gilded_lioness", 2),
    "symphony, a reward that hurts": ({"asha": "twin_blades all_in feint"}, "vainglorys_symphony", 0),
    "false doors, the same": ({"naz": "vault read_the_wind"}, "hall_of_false_doors", 3),
    "exhaustion as a penalty": ({"feyn": "tightrope"}, "perfumed_mist", 1),
    "all in, with a card to pay and one to brighten": ({"asha": "all_in twin_blades feint"}, "great_stag", 2),
    "all in, with the last card": ({"asha": "all_in twin_blades"}, "great_stag", 2),
    "drawing a card to brighten with": ({"asha": "light_fingers"}, "thieving_magpies", 2),
    "alone, supports leave nothing to brighten with": ({"asha": "rooftop_run feint light_fingers"}, "stilt_dancers", 2),
    "feyn's first support with the icon": ({"naz": "old_maps", "feyn": "bright_chord distracting_tune"}, "painted_eyes", 2),
    "four seekers": ({"naz": "war_cry", "feyn": "heroic_verse", "khor": "bulwark", "asha": "smoke_bomb"}, "star_weaver", 3),
}  # fmt: skip


@pytest.mark.parametrize("name", SPECIAL)
def test_special_cards(name: str) -> None:
    hands, challenge, progress = SPECIAL[name]
    check_all(attempted(on_table(table(hands, challenge), 0, progress)))


@pytest.mark.parametrize("hp", [1, 2, 3, 4])
@pytest.mark.parametrize("name", [
    "burning ballroom, worse in the dark", "beast's riddle, pain for what is missing", "symphony, a reward that hurts",
    "calculated risk in the dark", "guardian's oath softens it", "false doors, the same",
])  # fmt: skip
def test_when_hp_are_few(name: str, hp: int) -> None:
    hands, challenge, progress = SPECIAL[name]
    s = on_table(table(hands, challenge), 0, progress)
    s.hp = hp
    ask = attempted(s).ask
    assert isinstance(ask, Choose)
    for option in ask.options:
        check(attempted(s), option)


def test_few_hp_and_a_failure_that_naz_would_make_good() -> None:
    """KD-RULING-73: the penalty comes first, and may be the end."""
    for hp in (1, 2, 3, 4):
        s = on_table(table({"naz": "spear_thrust hold_the_line calculated_risk"}, "great_stag"), 0, 4)
        s.hp = hp
        check_all(attempted(s))


@pytest.mark.parametrize("card", ["leaden_arms", "dimmed_sight", "shaking_hands", "smothered_flame"])
def test_exhaustion_cards(card: str) -> None:
    s = table({"asha": "feint twin_blades", "khor": "shield_bash bulwark", "feyn": "heroic_verse"}, "porcelain_golem")
    s.exhausted = (card,)
    s.fatigue = without(s.fatigue, card)
    check_all(attempted(on_table(s, 0, 3)))
    check_all(attempted(on_table(table({"feyn": "bright_chord"}, "moon_lock"), 0, 1)))


@pytest.mark.parametrize("strings", [False, True])
@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("seeker", ["naz", "feyn"])
def test_the_exhaustion_card_that_ends_the_game(strings: bool, count: int, seeker: str) -> None:
    s = table({seeker: "vault" if seeker == "naz" else "tightrope"}, "perfumed_mist")
    listed = ["leaden_arms", "shaking_hands", "open_wounds", "smothered_flame", "dimmed_sight"]
    s.exhausted = tuple((["vainglorys_strings"] if strings else []) + listed)[:count]
    s.fatigue = tuple(card for card in GAME.content.exhaustion if card not in s.exhausted)
    match = attempted(on_table(s, 0, 0))
    death = odds_at(match, v.NO_ACTION_NOW).chances["lost"]
    assert bool(death) == (count == 5)
    check_all(match)


def test_dimmed_sight_and_the_moon_lock() -> None:
    s = table({"feyn": "bright_chord lucky_step"}, "moon_lock")
    s.exhausted = ("dimmed_sight",)
    odds = odds_at(attempted(s), v.PLAY("bright_chord"))
    assert odds.chances["complete"] == Fraction(7, 27)  # two short, and light is worth nothing
    check_all(attempted(s))


@pytest.mark.parametrize(("slots", "place"), [
    (("maze", "maze", "maze"), 1), (("three_fountains", "three_fountains"), 0), (("swan_knights", "great_stag"), 1),
    (("swan_knights", "great_stag"), 0), (("silent_choir", "painted_eyes"), 1), (("winged_serpents", "perfumed_mist"), 1),
    (("reflecting_pool", "vainglorys_symphony"), 0), (("faded_way",), 0), (("icy_applause", "mirage_of_home"), 1),
])  # fmt: skip
def test_neighbours_and_copies(slots: tuple[str, ...], place: int) -> None:
    hands = {"naz": "spear_thrust vault old_maps war_cry", "khor": "bulwark"}
    check_all(attempted(on_table(table(hands, *slots), place, 3), place))


def test_progress_that_an_action_places_where_there_is_no_choice() -> None:
    """Only one other challenge is left: Flanking Move completes it, and what it did to others is gone."""
    s = table({"naz": "flanking_move spear_thrust"}, "swan_knights", "great_stag", "moment_of_respite", "curtain_fall")
    s.progress = [8, 3, 0, 0, 0]
    match = attempted(s, 1)
    flank, thrust = (odds_at(match, v.PLAY(card)).chances["penalty"] for card in ("flanking_move", "spear_thrust"))
    assert flank == thrust  # one value less, one difficulty less
    check_all(match)


def test_an_action_that_wins_at_once_leaves_nothing_to_roll() -> None:
    s = gauntlet({"naz": "flanking_move"}, "sea_of_dreams", "overture pas_de_deux masked_chorus")
    s.progress[MASTER] = difficulty(s, MASTER) - 1
    assert attempted(s, 3).odds(v.PLAY("flanking_move")) is None


def test_light_is_made_once_in_a_turn() -> None:
    s = on_table(table({"asha": "rooftop_run feint defeat_trap"}, "stilt_dancers"), 0, 3)
    fresh = odds_at(attempted(s), v.PLAY("rooftop_run")).chances["complete"]
    s.seekers[0].spent = ("light",)
    assert odds_at(attempted(s), v.PLAY("rooftop_run")).chances["complete"] < fresh
    check_all(attempted(s))


# --- texts that no card of the box bears -----------------------------------------------------------------------------

OTHER = other_box(
    well=[
        ('difficulty = 8\nreward = "descend 4, heal 1"\npenalty = "damage 3"',
         'difficulty = 8\nreward = "damage 3, heal 2, damage 1"\npenalty = "damage 2, heal 1, damage 2"'),
        ('id = "painted_eyes"\ncolour = "blue"\ntype = "puzzle"\ndifficulty = 8\nreward = "descend 4"\npenalty = "discard 1"',
         'id = "painted_eyes"\ncolour = "blue"\ntype = "puzzle"\ndifficulty = 8\npenalty = "discard 1 else damage 2"'),
        ('type = "obstacle"\ndifficulty = 9\nreward = "descend 4"\npenalty = "ascend 2"',
         'type = "obstacle"\ndifficulty = 9\nreward = "descend 4"\npenalty = "remove 2 this, damage missing/2"'),
        ('reward = "draw 2"\npenalty = "exhaust 1"', 'reward = "draw 2"\npenalty = "exhaust 2, damage 1"'),
        ("others_difficulty = { combat = 1 }", 'others_difficulty = { combat = 1 }, attempt_failed = "damage 1"'),
        ('id = "gilded_lioness"', 'id = "gilded_lioness"\nin_play = { final_light = "place 1 this", final_dark = "damage 1" }'),
    ],
    seekers=[
        ('id = "twin_blades"', 'id = "twin_blades"\nfinal_light = "place 1 attempted"\nfinal_dark = "damage 1"'),
        ('id = "spear_thrust"', 'id = "spear_thrust"\nfailed = "damage 1, place 1 attempted"'),
        ('id = "shield_bash"', 'id = "shield_bash"\ncompleted = "damage 1"'),
        ('id = "old_songs"', 'id = "old_songs"\nplayed = "damage 1, place 1 attempted"'),
        ("cost = 1", "cost = 2"),
    ],
)  # fmt: skip
ODD: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "damage and healing in turn": ({"khor": "guardians_oath shield_bash"}, ("great_stag",)),
    "no healing between": ({"khor": "guardians_oath shield_bash", "naz": "spear_thrust"}, ("great_stag", "winged_serpents")),
    "something else for who has no card": ({"khor": "old_songs"}, ("painted_eyes",)),
    "completed after the failure": ({"khor": "shield_bash", "naz": "hold_the_line"}, ("mirror_duellist",)),
    "cards enough": ({"khor": "old_songs mend"}, ("painted_eyes",)),
    "progress lost": ({"naz": "vault"}, ("silk_bridge",)),
    "a neighbour that waits for failures": ({"naz": "spear_thrust"}, ("great_stag", "swan_knights")),
    "a neighbour that looks at the dice": ({"asha": "twin_blades feint"}, ("great_stag", "gilded_lioness")),
    "a challenge that looks at the dice": ({"asha": "twin_blades all_in feint"}, ("gilded_lioness",)),
}


@pytest.mark.parametrize("hp", [1, 2, 4, 10])
@pytest.mark.parametrize("name", ODD)
def test_other_texts(name: str, hp: int) -> None:
    hands, slots = ODD[name]
    s = on_table(table(hands, *slots, game=OTHER), 0, 2)
    s.hp = hp
    check_all(attempted(s))


@pytest.mark.parametrize("count", [3, 4, 5])
def test_two_exhaustion_cards_at_once(count: int) -> None:
    s = table({"naz": "spear_thrust"}, "hungry_tapestry", game=OTHER)
    s.exhausted = ("leaden_arms", "shaking_hands", "open_wounds", "smothered_flame")[:count]
    s.fatigue = tuple(card for card in s.content.exhaustion if card not in s.exhausted)
    check_all(attempted(s))


def test_completing_the_master_ends_everything() -> None:
    s = gauntlet({"khor": "shield_bash"}, "dreadweaver", "pas_de_deux", game=OTHER)
    s.progress[MASTER] = difficulty(s, MASTER) - 4
    s.hp = 1
    check_all(attempted(s, MASTER, "red"))


def test_an_action_that_loses_at_once() -> None:
    s = table({"khor": "old_songs"}, "painted_eyes", game=OTHER)
    s.hp = 1
    assert odds_at(attempted(s), v.PLAY("old_songs")).chances == {"complete": 0, "penalty": 0, "lost": 1}


# --- dice on the table -----------------------------------------------------------------------------------------------

ROLLED = ["red red blue dark", "green green green light", "blue blue red dark", "green red blue light", "green green red dark"]


@pytest.mark.parametrize("dice", ROLLED)
@pytest.mark.parametrize("progress", [1, 3, 4, 5])
@pytest.mark.parametrize(("hands", "action"), [
    ({"asha": "feint rooftop_run"}, "play feint"), ({"asha": "feint"}, "play feint"), ({"asha+": "feint"}, "use_lantern asha"),
    ({"feyn": "lucky_step"}, "play lucky_step"),
])  # fmt: skip
def test_reroll_or_keep_and_the_light(dice: str, progress: int, hands: dict[str, str], action: str) -> None:
    match = attempted(on_table(table(hands, "music_box_floor"), 0, progress))
    match.answer(action)
    if isinstance(match.ask, Choose) and match.ask.about == "support":
        match.answer("pass")
    match.answer(dice)
    assert match.ask is not None
    assert match.ask.about == "reroll"
    check_all(match)
    match.answer("keep")
    if isinstance(match.ask, Choose) and match.ask.about == "brighten":
        check_all(match)


# --- the gauntlet ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("master", GAME.content.masters)
@pytest.mark.parametrize(("turned", "colour"), [
    ("overture", "blue"), ("pas_de_deux encore", "red"), ("masked_chorus encore", "green"),
])  # fmt: skip
@pytest.mark.parametrize("hp", [1, 2, 3, 4, 9])
def test_each_master(master: str, turned: str, colour: str, hp: int) -> None:
    hands = {
        "naz": "calculated_risk spear_thrust war_cry vault", "asha": "feint case_the_place defeat_trap", "khor": "bulwark mend",
    }  # fmt: skip
    for first in hands:
        s = gauntlet({first: hands[first], **{name: hand for name, hand in hands.items() if name != first}}, master, turned)
        s.hp = hp
        s.exhausted = ("open_wounds",)
        s.fatigue = without(s.fatigue, "open_wounds")
        s.attached = ("frozen_aria",)
        s.failures[MASTER] = 1
        s.progress[MASTER] = difficulty(s, MASTER) - 5
        match = attempted(s, MASTER, colour)
        ask = match.ask
        assert isinstance(ask, Choose)
        for option in ask.options:
            check(match, option)


def test_the_choice_of_a_card() -> None:
    hand = "defeat_trap rooftop_run case_the_place"
    s = table({"asha+": hand}, "needle_rain", "moment_of_respite", "painted_eyes", "great_stag")
    s.progress = [2, 0, 1, 5, 0]
    s.phase = "target"
    check_all(begun(s))
    s = gauntlet({"feyn": "lucky_step second_verse stage_fall", "naz": "vault"}, "dreadweaver", "overture masked_chorus")
    s.progress = [0, 4, 0, 2, 6]
    s.phase = "target"
    check_all(begun(s))


# --- whole games -----------------------------------------------------------------------------------------------------

ASKED = ("target", "action", "support", "reroll", "brighten")


def wander(match: Match, seed: int, often: int, seen: set[str]) -> tuple[int, int]:
    """Play at random to the end and hold the odds of an option against the rules now and then: how many, how many failed to
    be comparable."""
    below = stream(seed, "wander").below
    held = 0
    spoilt = 0
    while match.ask is not None:
        ask = match.ask
        if isinstance(ask, Choose) and ask.about in ASKED and not below(often if ask.about != "reroll" else 1):
            option = ask.options[below(len(ask.options))]
            if check(stand_in(match), option):
                held += 1
                seen.add(ask.about)
            else:
                spoilt += 1
        match.answer(ask.sample(below))
    return held, spoilt


def test_positions_of_random_games() -> None:
    seen: set[str] = set()
    held, spoilt = 0, 0
    for seats in (1, 2, 3, 4):
        for seed in range(4):
            options = GAME.options(seats, {"first_game": seed == 1, "open_hands": seed == 2})
            more, less = wander(Match(GAME, options, Seeded(seed * 10 + seats)), seed, 2, seen)
            held, spoilt = held + more, spoilt + less
    assert seen == set(ASKED)
    assert held > 100
    assert spoilt < held / 10


@pytest.mark.parametrize("master", GAME.content.masters)
def test_positions_of_random_gauntlets(master: str) -> None:
    seen: set[str] = set()
    held = 0
    for seats in (1, 2, 3, 4):
        start = Match(GAME, GAME.options(seats), Seeded(seats))
        below = stream(seats, master).below
        while delve(start).phase != "start":
            assert start.ask is not None
            start.answer(start.ask.sample(below))
        s = delve(start).copy()
        s.master = master
        s.slots = list(GAME.content.gauntlet)
        s.up = [below(3) > 0 for _ in range(MASTER)]
        s.exhausted = s.fatigue[: below(3)]
        s.fatigue = s.fatigue[len(s.exhausted) :]
        s.attached = ("star_weaver", "frozen_aria")[: below(3)]
        s.progress = [below(7) if up else 0 for up in s.up] + [below(difficulty(s, MASTER))]
        s.hp = 3 + below(8)
        more, _ = wander(Match(GAME, start.options, Seeded(seats), base=s), seats, 2, seen)
        held += more
    assert {"target", "action", "support"} <= seen
    assert held > 20
