"""The shipped cards against the catalogue: its counts, its tables and its rules for decks, written out here once more."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from lanterne.games.kinfire_delve.content import TRIGGERS, UNSET, WHITE, Action, Challenge, Lasting, Skill
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import COLOURS, TYPES, Effect, parse_effect
from lanterne.games.kinfire_delve.vocabulary import FOUR_DICE, LIGHT_DIE, SKILL_DIE
from lanterne.kernel.asks import Json
from tests.games.kinfire_delve.tables import (
    DECKS,
    EVENTS,
    GAUNTLET,
    IN_PLAY,
    MASTERS,
    OTHER_TEXTS,
    RANGES,
    TUNING,
    WELL,
    tuned,
)

BOX = GAME.content


def well_challenges() -> list[Challenge]:
    """Every challenge of the Well deck, copies included."""
    return [BOX.challenges[card] for card in BOX.well if card in BOX.challenges]


def challenges() -> list[Challenge]:
    return [*BOX.challenges.values(), *(card.front for card in BOX.gauntlet.values()), *BOX.masters.values()]


def actions() -> list[Action]:
    return [*(skill.action for skill in BOX.skills.values()), *(seeker.lantern for seeker in BOX.seekers.values())]


def lasting_texts() -> dict[str, Lasting]:
    found = {card.id: card.lasting for card in challenges() if card.lasting is not None}
    found |= {event.id: event.lasting for event in BOX.events.values() if event.lasting is not None}
    found |= {card.id: card.lasting for card in BOX.exhaustion.values()}
    return found | {f"{card.id} back": card.back for card in BOX.gauntlet.values()} | {"back": BOX.back}


def said(text: Lasting) -> dict[str, Json]:
    """What a lasting text says, without what it is silent about."""
    found: dict[str, Json] = {
        "others_difficulty": dict(text.others_difficulty),
        "master_difficulty": text.master_difficulty,
        "supports_worth": text.supports_worth,
        "first_support_worth": text.first_support_worth,
        "new_hand": text.new_hand,
        "no_healing": text.no_healing,
        "no_charging": text.no_charging,
        "vulnerable": text.vulnerable,
        "attaches_discarded": text.attaches_discarded,
        "lose_if": {figure: list(limits) for figure, limits in text.lose_if.items()},
    }
    faces: dict[str, Json] = {"light": text.light, "dark": text.dark}
    spoken = {name: value for name, value in found.items() if value} | {n: v for n, v in faces.items() if v != UNSET}
    return spoken | {trigger: effect.text for trigger, effect in text.triggers.items()}


@pytest.mark.parametrize("knob", TUNING)
def test_numbers_are_tuned_inside_the_ranges_of_the_catalogue(knob: str) -> None:
    assert abs(TUNING[knob]) <= RANGES[knob]


# --- the Well --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-CHAL-01")
def test_challenges_of_the_well() -> None:
    """Each has a type, a difficulty, a colour, a reward, a penalty and its texts."""
    found = [
        (card.id, BOX.well.count(card.id), card.colour, card.type, card.difficulty, card.reward.text, card.penalty.text)
        for card in BOX.challenges.values()
    ]
    assert found == [(*card, reward, tuned(penalty)) for *card, reward, penalty in WELL]


@pytest.mark.rule("KD-CHAL-01")
def test_texts_of_challenges_besides_reward_and_penalty() -> None:
    found: dict[str, dict[str, Json]] = {}
    for card in challenges():
        numbers: dict[str, Json] = {"supports_most": card.supports_most, "light": card.light, "dark": card.dark}
        told: dict[str, Json] = {name: number for name, number in numbers.items() if number != UNSET}
        if card.difficulty_per:
            told["difficulty_per"] = dict(card.difficulty_per)
        if card.dark_penalty is not None:
            told["dark_penalty"] = card.dark_penalty.text
        if card.completed.ops:
            told["completed"] = card.completed.text
        if told:
            found[card.id] = told
    wanted = {card: dict(texts) for card, texts in OTHER_TEXTS.items()}
    for texts in wanted.values():
        if "dark_penalty" in texts:
            texts["dark_penalty"] = tuned(str(texts["dark_penalty"]))
    assert found == wanted


def test_events_of_the_well() -> None:
    assert {event.id: event.instructions.text for event in BOX.events.values()} == EVENTS
    assert all(BOX.well.count(event) == 1 for event in EVENTS)


def test_bold_texts() -> None:
    assert {name: said(text) for name, text in lasting_texts().items()} == IN_PLAY


def test_counts_of_the_well_deck() -> None:
    assert len(BOX.well) == 57
    assert len(set(BOX.well)) == 52
    assert len(well_challenges()) == 48
    assert Counter(card for card in BOX.well if BOX.well.count(card) > 1) == {"maze": 4, "three_fountains": 3}


@pytest.mark.rule("KD-COLOR-01")
def test_sixteen_challenges_of_each_colour() -> None:
    assert Counter(card.colour for card in well_challenges()) == {"red": 16, "green": 16, "blue": 16}
    assert COLOURS == ("red", "green", "blue")


@pytest.mark.rule("KD-CHAL-02")
def test_four_types_in_their_shares() -> None:
    assert TYPES == ("combat", "obstacle", "puzzle", "trap")
    assert Counter(card.type for card in well_challenges()) == {"combat": 14, "obstacle": 14, "puzzle": 10, "trap": 10}
    assert Counter((card.colour, card.type) for card in well_challenges()) == {
        ("red", "combat"): 9, ("red", "trap"): 4, ("red", "obstacle"): 3,
        ("green", "obstacle"): 9, ("green", "trap"): 4, ("green", "combat"): 3,
        ("blue", "puzzle"): 10, ("blue", "obstacle"): 2, ("blue", "combat"): 2, ("blue", "trap"): 2,
    }  # fmt: skip


def test_printed_difficulties() -> None:
    found = [card.difficulty for card in well_challenges()]
    assert Counter(found) == {4: 1, 5: 3, 6: 11, 7: 8, 8: 12, 9: 7, 10: 4, 11: 2}
    assert round(sum(found) / len(found), 1) == 7.5


def test_rewards() -> None:
    ops = [op for card in well_challenges() for op in card.reward.ops]
    assert Counter(op.amount for op in ops if op.verb == "descend") == {2: 11, 3: 8, 4: 15, 5: 3, 6: 3, 0: 1}
    assert [card.id for card in well_challenges() for op in card.reward.ops if op.measure == "progress"] == ["faded_way"]
    assert Counter(op.verb for op in ops) == {
        "descend": 41, "heal": 7, "charge": 5, "draw": 3, "brave": 2, "damage": 2, "ascend": 1,
    }  # fmt: skip
    harmful = [card.id for card in well_challenges() for op in card.reward.ops if op.verb in ("damage", "ascend")]
    assert harmful == ["vainglorys_symphony", "hall_of_false_doors", "mirage_of_home"]


def test_penalties() -> None:
    assert Counter(card.penalty.text for card in well_challenges()) == {
        "damage 2": 6, "damage 3": 13, "damage 4": 2, "discard 1": 9, "discard 2": 4, "ascend 1": 1, "ascend 2": 8,
        "exhaust 1": 3, "damage missing": 1, "": 1,
    }  # fmt: skip


def test_cards_that_attach_themselves_and_ways_to_discard() -> None:
    attaching = [card.id for card in well_challenges() if card.completed.text == "attach this"]
    assert attaching == ["vainglorys_champion", "hall_of_false_doors", "frozen_aria", "star_weaver"]
    dismissing = [card.id for card in BOX.events.values() for op in card.instructions.ops if op.verb == "dismiss"]
    dismissing += [card.id for card in challenges() for op in card.completed.ops if op.verb == "dismiss"]
    dismissing += [action.id for action in actions() for op in action.played.ops if op.verb == "dismiss"]
    assert dismissing == ["curtain_fall", "stilt_dancers", "vanish"]


@pytest.mark.rule("KD-RULING-36")
def test_the_cards_of_a_first_game() -> None:
    assert BOX.first_game == ("crystal_caves", "great_stag", "three_fountains", "maze")


# --- the last phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-GAUNT-02", "KD-RULING-06")
def test_masters() -> None:
    more = {id: TUNING.get(f"{id} difficulty", TUNING["master difficulty"]) for id in MASTERS}
    assert {card.id: card.difficulty for card in BOX.masters.values()} == {id: base + more[id] for id, base in MASTERS.items()}
    for card in BOX.masters.values():
        assert (card.colour, card.type, card.reward.text, card.penalty.text) == ("black", "", "", "")


@pytest.mark.rule("KD-GAUNT-06")
def test_gauntlet() -> None:
    """Three of the four backs show a weakness."""
    fronts = [card.front for card in BOX.gauntlet.values()]
    assert [(c.id, c.colour, c.type, c.difficulty, c.reward.text, c.penalty.text) for c in fronts] == [
        (*card, reward, tuned(penalty)) for *card, reward, penalty in GAUNTLET
    ]
    assert [card.back.vulnerable for card in BOX.gauntlet.values()] == ["blue", "red", "green", ""]


@pytest.mark.rule("KD-EXH-08")
def test_exhaustion_is_always_harmful() -> None:
    """Every text takes something away, and one can lose the game."""
    assert len(BOX.exhaustion) == 6
    for card in BOX.exhaustion.values():
        text = card.lasting
        worths = [text.supports_worth, text.first_support_worth, text.new_hand]
        harms = [worth < 0 for worth in worths] + [text.light in (0, -1), text.no_healing, text.no_charging, bool(text.lose_if)]
        harms += [effect.ops[0].verb == "damage" for effect in text.triggers.values()]
        assert harms.count(True) == 1, card.id
        assert max(worths) == 0
    assert [card.id for card in BOX.exhaustion.values() if card.lasting.lose_if] == ["vainglorys_strings"]


# --- seekers ---------------------------------------------------------------------------------------------------------


def deck(seeker: str) -> list[Skill]:
    return [BOX.skills[card] for card in BOX.seekers[seeker].deck]


def printed(skill: Skill) -> str:
    """A skill card in one line, as the tables have it."""
    action, support = skill.action, skill.support
    parts = [f"{skill.copies}x", "/".join(action.colours), str(action.value)]
    numbers = {
        "cost": action.cost, "rerolls": action.rerolls, "penalty_damage": action.penalty_damage,
        "value_with_progress": action.value_with_progress, "value_per_support": action.value_per_support,
        "supports_worth": action.supports_worth,
    }  # fmt: skip
    parts += [f"{name}={number}" for name, number in numbers.items() if number]
    parts += [f"{type}+{more}" for type, more in action.value_against.items()]
    parts += ["unsupported"] if action.supports_most == 0 else []
    parts += ["ignores_penalty"] if action.ignores_penalty else []
    moments = {
        "played": action.played, "completed": action.completed, "failed": action.failed, "final_dark": action.final_dark,
        "final_light": action.final_light,
    }  # fmt: skip
    parts += [f"{moment}:{effect.text}" for moment, effect in moments.items() if effect.ops]
    parts.append(f"| {support.colour} {support.value}")
    parts += [f"{type}={value}" for type, value in support.against.items()]
    return " ".join([*parts, *([f"[{skill.icon}]"] if skill.icon else [])])


@pytest.mark.rule("KD-SKILL-01", "KD-RULING-05")
def test_skill_cards() -> None:
    """A card has a value, colours, an ability, a support bar and perhaps an icon. Four seekers are in the box."""
    assert list(BOX.seekers) == ["asha", "khor", "naz", "feyn"]
    for seeker in BOX.seekers:
        assert {card.id: printed(card) for card in dict.fromkeys(deck(seeker))} == DECKS[seeker]


@pytest.mark.parametrize("seeker", list(BOX.seekers))
def test_rules_for_decks(seeker: str) -> None:
    cards = deck(seeker)
    icon = BOX.seekers[seeker].icon
    assert len(cards) == 18
    assert 10 <= len(set(BOX.seekers[seeker].deck)) <= 11
    for colour in COLOURS:
        assert sum(colour in card.action.answers for card in cards) >= 3
    charging = [card.id for card in cards for op in card.action.played.ops if op.verb == "charge"]
    assert len(charging) == 1
    assert {card.icon for card in cards} == {icon, ""}
    assert 5 <= sum(card.icon == icon for card in cards) <= 10
    assert all(card.support.value in (1, 2) for card in cards)


def test_powers_of_seekers() -> None:
    powers = {
        seeker.id: (
            seeker.icon, seeker.icon_streak, seeker.icon_shield, seeker.icon_first_support, seeker.light_for_cards,
            seeker.failed.text,
        )
        for seeker in BOX.seekers.values()
    }  # fmt: skip
    assert powers == {
        "asha": ("dagger", 1, 0, 0, 1, ""),
        "khor": ("aegis", 0, 1, 0, 0, ""),
        "naz": ("gale", 0, 0, 0, 0, "place 1 attempted"),
        "feyn": ("chord", 0, 0, 1, 0, ""),
    }


@pytest.mark.rule("KD-RULING-72")
def test_lanterns_are_white() -> None:
    lanterns = {id: seeker.lantern for id, seeker in BOX.seekers.items()}
    assert all(lantern.colours == (WHITE,) and lantern.answers == COLOURS for lantern in lanterns.values())
    assert {id: (light.value, light.rerolls, light.ignores_penalty, light.played.text) for id, light in lanterns.items()} == {
        "asha": (5, 1, False, ""),
        "khor": (5, 0, True, ""),
        "naz": (4, 0, False, "place 2 divided_others"),
        "feyn": (4, 0, False, "draw 2"),
    }


@pytest.mark.rule("KD-SKILL-05")
def test_a_support_may_have_another_colour_than_the_action() -> None:
    card = BOX.skills["light_fingers"]
    assert (card.action.answers, card.support.answers) == (("green",), COLOURS)
    risk = BOX.skills["calculated_risk"]
    assert (risk.action.answers, risk.support.answers) == (("red", "blue"), ("blue",))


@pytest.mark.rule("KD-SKILL-07")
def test_defeat_trap() -> None:
    card = BOX.skills["defeat_trap"]
    assert (card.action.colours, card.action.value, card.action.value_against) == (("red", "green"), 2, {"trap": 2})
    assert (card.support.colour, card.support.value, card.support.against) == ("white", 1, {"trap": 3})


# --- dice, effects ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-03")
def test_faces_of_the_dice() -> None:
    assert dict(zip(SKILL_DIE.faces, SKILL_DIE.sides, strict=True)) == {"red": 2, "green": 2, "blue": 2}
    assert dict(zip(LIGHT_DIE.faces, LIGHT_DIE.sides, strict=True)) == {"light": 3, "dark": 3}
    assert FOUR_DICE == (SKILL_DIE, SKILL_DIE, SKILL_DIE, LIGHT_DIE)


def effects() -> list[Effect]:
    """Every effect in the box."""
    found = [event.instructions for event in BOX.events.values()]
    for card in challenges():
        found += [card.reward, card.penalty, card.completed, *([card.dark_penalty] if card.dark_penalty else [])]
    for action in actions():
        found += [action.played, action.completed, action.failed, action.final_dark, action.final_light]
    for text in lasting_texts().values():
        found += [text.triggers[trigger] for trigger in TRIGGERS if trigger in text.triggers]
    return found + [seeker.failed for seeker in BOX.seekers.values()]


def written() -> list[str]:
    """Every text of the content files that could be an effect."""
    found: list[str] = []

    def gather(data: object) -> None:
        if isinstance(data, dict):
            for value in data.values():
                gather(value)
        elif isinstance(data, list):
            for value in data:
                gather(value)
        elif isinstance(data, str):
            found.append(data)

    for file in sorted((GAME.folder / "content").glob("*.toml")):
        gather(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def test_effects_are_printed_as_they_are_written() -> None:
    texts = {effect.text for effect in effects() if effect.ops}
    assert texts <= set(written())
    assert len(texts) > 40
    for text in texts:
        assert str(parse_effect(text, "here")) == text


def test_cards_are_named_once() -> None:
    cards = BOX.cards()
    assert len(cards) == len(set(cards)) == 52 + 3 + 4 + 6 + 4 + 41
