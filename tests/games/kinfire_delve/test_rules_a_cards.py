"""What cards and dice say, and what they do not: KD-COLOR, KD-CHAL, KD-SKILL, KD-DICE, KD-RULING-02 to 06."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from lanterne.games.kinfire_delve.figures import dice_progress, faces_worth
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import COLOURS, TYPES
from lanterne.kernel.asks import Json, Roll
from lanterne.kernel.faults import Fault
from lanterne.kernel.texts import LANGUAGES, texts_for
from tests.games.kinfire_delve.delving import Table, delve_of, new_game, other_box, rolls, seen_by, wander

CHALLENGES = GAME.content.challenges
# For each colour a card of value 3 without any text, and a die face that does not help it.
PLAIN = {"red": ("khor", "shield_bash", "green"), "green": ("naz", "vault", "blue"), "blue": ("khor", "old_songs", "red")}


@pytest.mark.rule("KD-COLOR-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_color_01_a_card_of_one_colour_answers_this_colour_alone(colour: str) -> None:
    single = [skill for skill in GAME.content.skills.values() if skill.action.colours == (colour,)]
    assert len(single) >= 5
    for skill in single:
        assert skill.action.answers == (colour,)
    for card in [card for card in CHALLENGES.values() if card.colour == colour]:
        light, dark = faces_worth(Table({"well": {"east": card.id}}).delve, card)
        assert dice_progress((0, 1, 2, 0), card.colour, light, dark) == 1 + dark, "one die of three has its colour"


@pytest.mark.rule("KD-CHAL-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_chal_01_the_words_of_a_challenge(language: str) -> None:
    texts = texts_for(language, GAME.slug)
    fronts = {card.id: card.front for card in GAME.content.gauntlet.values()}
    for field, cards in (("card", CHALLENGES), ("gauntlet", fronts)):
        for id, card in cards.items():
            assert texts.has(f"{field}-{id}", "flavour") or texts.has(f"card-{id}", "flavour"), id
            assert card.type in TYPES
            assert card.colour in COLOURS
            assert card.difficulty >= 1
            assert card.reward.ops
            assert card.penalty.ops or id == "vainglorys_symphony"


@pytest.mark.rule("KD-CHAL-03")
@pytest.mark.parametrize("card", CHALLENGES)
def test_chal_03_a_type_does_nothing_by_itself(card: str) -> None:
    """The same plain card of value 3 adds 3 to a challenge of any type."""
    challenge = CHALLENGES[card]
    seeker, hand, wrong = PLAIN[challenge.colour]
    given: dict[str, Json] = {"phase": "target", "well": {"east": card}, "hand": [hand]}
    table = Table(given, seeker).play(f"interact east {card}", f"play {hand}")
    assert table.asked == "attempt", "nothing else is asked"
    table.play(f"{wrong} {wrong} {wrong} dark")
    (added,) = table.values("added")
    text = -1 if card == "music_box_floor" else 0
    assert added == (card, 3 + text, 3 + text, challenge.difficulty)


@pytest.mark.rule("KD-CHAL-03")
@pytest.mark.parametrize("type", TYPES)
def test_chal_03_another_type_is_the_same_challenge(type: str) -> None:
    box = other_box(well=[('type = "combat"\ndifficulty = 8\nreward = "descend 4, heal 1"',
                           f'type = "{type}"\ndifficulty = 8\nreward = "descend 4, heal 1"')])  # fmt: skip
    given: dict[str, Json] = {"phase": "target", "hand": ["earthshaker"]}
    table = Table(given, "khor", game=box).play("interact north great_stag", "play earthshaker", "red red blue light")
    assert table.values("added") == [("great_stag", 7, 7, 8)]
    assert table.values("damaged") == [(3, 7)]


@pytest.mark.rule("KD-CHAL-07")
@pytest.mark.parametrize(
    ("file", "line"), [("well", 'id = "great_stag"\n'), ("seekers", 'id = "twin_blades"\n')], ids=["challenge", "skill card"]
)
def test_chal_07_flavour_is_for_readers_only(file: str, line: str) -> None:
    """The line of story is in the texts alone: what the rules read has no place for it."""
    with pytest.raises(Fault) as caught:
        other_box(**{file: [(line, f'{line}flavour = "Lose the game."\n')]})
    assert "flavour" in caught.value.args_by_name.values()


@pytest.mark.rule("KD-SKILL-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_skill_01_the_words_of_a_skill_card(language: str) -> None:
    texts = texts_for(language, GAME.slug)
    for id, skill in GAME.content.skills.items():
        assert texts.has(f"skill-{id}", "flavour")
        assert skill.action.value >= 1
        assert set(skill.action.colours) <= {*COLOURS, "white"}
        assert skill.support.colour in (*COLOURS, "white")
        assert skill.support.value >= 1
    assert {skill.icon for skill in GAME.content.skills.values()} == {"", "dagger", "aegis", "gale", "chord"}


# --- dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_ruling_03_the_dice_are_even_and_independent(colour: str) -> None:
    """On average 1.5 progress; none at all in (2/3)³ × 1/2 of the rolls."""
    table = Table({"phase": "target", "hand": []}, "khor").play("interact north great_stag")
    ask = table.match.ask
    assert isinstance(ask, Roll)
    spread: Counter[int] = Counter()
    for faces, weight in ask.outcomes():
        assert isinstance(faces, list)
        spread[faces[:3].count(colour) + (faces[3] == "light")] += weight
    whole = sum(spread.values())
    assert whole == ask.total() == 6**4
    assert Fraction(spread[0], whole) == Fraction(8, 27) / 2
    assert Fraction(sum(number * weight for number, weight in spread.items()), whole) == Fraction(3, 2)


@pytest.mark.rule("KD-DICE-01", "KD-DICE-05", "KD-DICE-06")
def test_dice_05_every_roll_of_a_game_is_of_the_same_four_dice() -> None:
    """One roll for each attempt, and some rerolls, over a few whole games."""
    rerolls = 0
    for seed in range(6):
        match = new_game("asha", "feyn", seed=seed)
        for _ in wander(match, seed):
            pass
        told = [event.kind.name for moment in match.story() for event in moment.events]
        abouts = [ask.about for ask in rolls(match)]
        assert abouts.count("attempt") == told.count("attempted") + told.count("faced") > 0
        rerolls += abouts.count("reroll")
        for ask in rolls(match):
            assert [die.name for die in ask.dice] == ["skill", "skill", "skill", "light"]
    assert rerolls


# --- achievements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_02_four_groups_of_three(language: str) -> None:
    groups = {
        "easy": ["scratch", "puppet", "effort"],
        "perilous": ["intermission", "flesh_wound", "razors_edge"],
        "complex": ["nightmare_sea", "fortune", "bitter_end"],
        "improbable": ["speed_run", "three_coins", "maze_master"],
    }
    assert list(GAME.all_achievements()) == [feat for feats in groups.values() for feat in feats]
    texts = texts_for(language, GAME.slug)
    for group, feats in groups.items():
        for feat in feats:
            assert texts.say(f"achievement-{feat}.group") == texts.say(f"group-{group}")
    assert len({texts.say(f"group-{group}") for group in groups}) == 4


# --- what lies open --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-TURN-06", "KD-TURN-07")
def test_turn_06_discards_lie_face_up() -> None:
    given: dict[str, Json] = {"phase": "target", "khor.hand": ["shield_bash"], "asha.hand": ["twin_blades"]}
    table = Table(given, "khor", "asha")
    table.play("interact north great_stag", "play shield_bash", "support twin_blades", "green green green light")
    for seat in (-1, 0, 1):
        assert [seeker.discard for seeker in seen_by(table.match, seat).seekers] == [("shield_bash",), ("twin_blades",)]


@pytest.mark.rule("KD-RULING-24")
def test_ruling_24_a_played_support_is_seen_by_all() -> None:
    given: dict[str, Json] = {
        "phase": "target", "khor.hand": ["shield_bash"], "asha.hand": ["twin_blades"], "naz.hand": ["spear_thrust"],
    }  # fmt: skip
    table = Table(given, "khor", "asha", "naz")
    table.play("interact north great_stag", "play shield_bash", "support twin_blades")
    for seat in (-1, 0, 1, 2):
        attempt = seen_by(table.match, seat).attempt
        assert attempt is not None
        assert attempt.supports == ("twin_blades",)
    assert delve_of(table.match).seekers[1].hand == ()
