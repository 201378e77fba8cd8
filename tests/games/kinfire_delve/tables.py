"""The tables of the catalogue, written out once more, and by how much its numbers are tuned: together they are what the
content files must say."""

from __future__ import annotations

import re

from lanterne.kernel.asks import Json

# How far the catalogue lets a number be moved, and how far it is: all numbers of a kind alike, but for the Dreadweaver, who is
# terrible enough with 2. The tables below keep the numbers of the catalogue.
RANGES = {"master difficulty": 3, "dreadweaver difficulty": 3, "penalty damage": 1}
TUNING = {"master difficulty": 3, "dreadweaver difficulty": 2, "penalty damage": 1}
STRINGS: list[Json] = [6, 5, 5, 6]  # a lone seeker bears one card more than the catalogue's 5; the threshold has no range


def tuned(penalty: str) -> str:
    """A penalty of the catalogue as the box has it; damage that is counted on the table is no number to tune."""
    return re.sub(r"damage (\d+)", lambda found: f"damage {int(found[1]) + TUNING['penalty damage']}", penalty)


# id, copies, colour, type, difficulty, reward, penalty
WELL = [
    ("great_stag", 1, "red", "combat", 8, "descend 4, heal 1", "damage 2"),
    ("vainglorys_symphony", 1, "red", "trap", 4, "descend 2, damage 3", ""),
    ("porcelain_golem", 1, "red", "combat", 10, "descend 4", "damage 2"),
    ("gilded_lioness", 1, "red", "combat", 8, "descend 3", "damage 1"),
    ("swan_knights", 1, "red", "combat", 9, "descend 4", "damage 2"),
    ("falling_chandelier", 1, "red", "trap", 6, "descend 2, charge", "damage 3"),
    ("velvet_strangler", 1, "red", "combat", 8, "descend 3", "discard 1"),
    ("marble_titan", 1, "red", "combat", 11, "descend 5", "damage 3"),
    ("hundred_lock_gate", 1, "red", "obstacle", 7, "descend 3", "ascend 1"),
    ("burning_ballroom", 1, "red", "obstacle", 9, "descend 4", "damage 1"),
    ("mirror_duellist", 1, "red", "combat", 7, "descend 3", "damage 1"),
    ("toppling_statues", 1, "red", "trap", 8, "descend 3", "discard 2"),
    ("hungry_tapestry", 1, "red", "trap", 5, "draw 2", "exhaust 1"),
    ("vainglorys_champion", 1, "red", "combat", 10, "descend 4, charge", "damage 2"),
    ("ivory_rampart", 1, "red", "obstacle", 7, "descend 2, brave", "ascend 2"),
    ("caged_phoenix", 1, "red", "combat", 8, "heal 3", "damage 2"),
    ("maze", 4, "green", "obstacle", 6, "descend 2", "ascend 2"),
    ("faded_way", 1, "green", "obstacle", 6, "descend progress/2", "discard 1"),
    ("razor_hedge", 1, "green", "obstacle", 8, "descend 4", "damage 1"),
    ("silk_bridge", 1, "green", "obstacle", 9, "descend 4", "ascend 2"),
    ("music_box_floor", 1, "green", "trap", 7, "descend 3", "damage 2"),
    ("needle_rain", 1, "green", "trap", 7, "descend 4", "damage 2"),
    ("stilt_dancers", 1, "green", "combat", 8, "descend 3", "discard 1"),
    ("thieving_magpies", 1, "green", "combat", 5, "charge", "discard 2"),
    ("hall_of_false_doors", 1, "green", "trap", 8, "descend 5, damage 1", "discard 1"),
    ("glass_stairway", 1, "green", "obstacle", 9, "descend 5", "damage 2"),
    ("perfumed_mist", 1, "green", "trap", 6, "heal 2", "exhaust 1"),
    ("winged_serpents", 1, "green", "combat", 8, "descend 4", "damage 2"),
    ("long_fall", 1, "green", "obstacle", 10, "descend 6", "damage 2"),
    ("three_fountains", 3, "blue", "puzzle", 6, "descend 2, heal copies", "discard 1"),
    ("crystal_caves", 1, "blue", "obstacle", 7, "descend 4", "discard 1"),
    ("beasts_riddle", 1, "blue", "puzzle", 10, "descend 6, charge", "damage missing"),
    ("painted_eyes", 1, "blue", "puzzle", 8, "descend 4", "discard 1"),
    ("silent_choir", 1, "blue", "puzzle", 8, "descend 4", "damage 2"),
    ("clockwork_orrery", 1, "blue", "puzzle", 9, "descend 4, draw 2", "ascend 2"),
    ("dream_leech", 1, "blue", "combat", 8, "draw 3", "discard 2"),
    ("whispering_portraits", 1, "blue", "puzzle", 6, "descend 2, brave", "exhaust 1"),
    ("frozen_aria", 1, "blue", "obstacle", 9, "descend 4", "damage 2"),
    ("moon_lock", 1, "blue", "puzzle", 5, "charge", "ascend 2"),
    ("mirage_of_home", 1, "blue", "trap", 7, "heal 3, ascend 2", "damage 1"),
    ("star_weaver", 1, "blue", "combat", 9, "descend 4", "damage 2"),
    ("cipher_wall", 1, "blue", "puzzle", 11, "descend 6", "discard 2"),
    ("reflecting_pool", 1, "blue", "trap", 7, "descend 3", "damage 1"),
]

OTHER_TEXTS: dict[str, dict[str, Json]] = {
    "velvet_strangler": {"supports_most": 1},
    "burning_ballroom": {"dark_penalty": "damage 2"},
    "mirror_duellist": {"difficulty_per": {"support": 1}},
    "vainglorys_champion": {"completed": "attach this"},
    "maze": {"difficulty_per": {"copy": 1}, "completed": "complete copies"},
    "music_box_floor": {"dark": -1},
    "stilt_dancers": {"completed": "may dismiss another"},
    "hall_of_false_doors": {"completed": "attach this"},
    "three_fountains": {"difficulty_per": {"copy": 2}},
    "frozen_aria": {"completed": "attach this"},
    "moon_lock": {"light": 2},
    "star_weaver": {"completed": "attach this"},
    "reflecting_pool": {"completed": "place 2 divided_others"},
    "sea_of_dreams": {"difficulty_per": {"attached": 2}, "dark_penalty": "damage 1, attach_action"},
    "dreadweaver": {"difficulty_per": {"exhausted": 3, "attached": 1, "failure": 1}, "dark_penalty": "damage 2"},
    "danse_macabre": {"difficulty_per": {"gauntlet": 3, "attached": 1}, "dark_penalty": "damage 1, turn_up"},
}

MASTERS = {"sea_of_dreams": 21, "dreadweaver": 11, "danse_macabre": 18}

# id, colour, type, difficulty, reward, penalty
GAUNTLET = [
    ("overture", "red", "combat", 9, "heal 1", "damage 2"),
    ("pas_de_deux", "green", "obstacle", 9, "draw 2", "discard 1"),
    ("masked_chorus", "blue", "puzzle", 9, "charge", "damage 2"),
    ("encore", "green", "trap", 7, "brave", "damage 2"),
]

EVENTS = {
    "moment_of_respite": "heal 2",
    "curtain_fall": "dismiss any",
    "procession_of_lanterns": "charge_all, damage 1",
    "trapdoor": "descend 5, damage 1",
    "icy_applause": "descend 3",
    "wardrobe": "swap_hands",
    "wandering_minstrel": "place 4 divided",
    "scene_change": "descend 6, clear all",
    "quiet_alcove": "brave else draw 1",
}

IN_PLAY: dict[str, dict[str, Json]] = {
    "vainglorys_symphony": {"turn_end": "place 1 this"},
    "swan_knights": {"others_difficulty": {"combat": 1}},
    "glass_stairway": {"given_in": "clear this"},
    "winged_serpents": {"no_healing": True},
    "silent_choir": {"supports_worth": -1},
    "icy_applause": {"enters": "damage 1"},
    "leaden_arms": {"first_support_worth": -1},
    "dimmed_sight": {"light": 0},
    "shaking_hands": {"new_hand": -1},
    "open_wounds": {"given_in": "damage 1"},
    "smothered_flame": {"no_charging": True},
    "vainglorys_strings": {"lose_if": {"exhausted": STRINGS}},
    "overture back": {"vulnerable": "blue"},
    "pas_de_deux back": {"vulnerable": "red"},
    "masked_chorus back": {"vulnerable": "green"},
    "encore back": {"master_difficulty": -3},
    "back": {"attaches_discarded": True},
}

# copies, colours, value, ability | support [icon]
DECKS = {
    "asha": {
        "defeat_trap": "2x red/green 2 trap+2 | white 1 trap=3",
        "twin_blades": "3x red 3 | red 1 [dagger]",
        "rooftop_run": "3x green 3 | green 1 [dagger]",
        "feint": "2x red/green 2 rerolls=1 | green 2 [dagger]",
        "light_fingers": "2x green 2 played:draw 1 | white 1",
        "smoke_bomb": "1x green 2 ignores_penalty | white 1",
        "all_in": "1x red 5 cost=1 | red 2 [dagger]",
        "case_the_place": "2x blue 2 played:descend 1 | blue 1",
        "vanish": "1x white 1 played:may dismiss another printed<=6 | white 1",
        "kindled_nerve": "1x white 2 played:charge | white 1",
    },
    "khor": {
        "shield_bash": "3x red 3 | red 1 [aegis]",
        "earthshaker": "2x red 4 unsupported | red 2",
        "guardians_oath": "2x red/blue 2 penalty_damage=-1 | white 1 [aegis]",
        "mend": "2x blue 2 completed:heal 1 | blue 1",
        "steady_ground": "2x green 2 obstacle+1 | green 1",
        "old_songs": "2x blue 3 | blue 1",
        "challenge_the_foe": "1x red 2 combat+2 | red 1 combat=3",
        "bulwark": "1x white 2 ignores_penalty | white 1 [aegis]",
        "rekindle": "1x white 2 played:charge | white 1",
        "breakthrough": "1x red/green 3 played:descend 1 | green 1",
        "second_wind": "1x blue 2 played:draw 1 | white 1",
    },
    "naz": {
        "spear_thrust": "3x red 3 | red 1 [gale]",
        "read_the_wind": "2x green 2 played:draw 1 | white 1 [gale]",
        "flanking_move": "3x red/green 2 played:place 1 another | red 1 [gale]",
        "hold_the_line": "2x red 2 value_with_progress=2 | red 2",
        "vault": "2x green 3 | green 1",
        "old_maps": "2x blue 2 played:descend 1 | blue 1",
        "war_cry": "1x white 1 value_per_support=1 | white 1",
        "raised_banner": "1x white 2 played:charge | white 1",
        "calculated_risk": "1x red/blue 4 final_dark:damage 1 | blue 1",
        "regroup": "1x blue 2 played:take_back gale | white 1",
    },
    "feyn": {
        "bright_chord": "3x blue 3 | blue 1 [chord]",
        "lucky_step": "2x green 2 rerolls=1 | green 1 [chord]",
        "ballad_of_embers": "2x green/blue 2 completed:draw 1 | white 1 [chord]",
        "distracting_tune": "2x blue 2 ignores_penalty | blue 1 [chord]",
        "tightrope": "2x green 3 | green 1",
        "stage_fall": "2x red 2 combat+1 | red 1",
        "heroic_verse": "1x white 2 supports_worth=1 | white 2",
        "kindling_refrain": "1x white 2 played:charge | white 1",
        "second_verse": "2x red/blue 2 played:draw 1 | white 1",
        "grand_finale": "1x white 5 cost=2 | white 1",
    },
}
