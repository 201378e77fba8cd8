"""What the page is given: a scene of ids and figures that holds no more than the view; a box with words for every id."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lanterne.games.kinfire_delve.figures import difficulty
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.state import MASTER, Delve
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.match import Match
from lanterne.kernel.records import dump
from lanterne.kernel.texts import Texts, texts_for

BOTH = pytest.mark.parametrize("words", [texts_for("en", GAME.slug), texts_for("fr", GAME.slug)], ids=["en", "fr"])


def played(seed: int, answers: int, seats: int, quick: bool = False) -> Match:
    """A game after so many random answers, or at its end. A quick one is at the bottom after a few turns."""
    options = GAME.options(seats, {})
    match = Match(GAME, options, Seeded(seed), base=GAME.arrange(options, {"deck": 1, "hp": 10}) if quick else None)
    below = stream(seed, "scene").below
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(match.ask.sample(below))
    return match


def at(given: dict[str, Json], *answers: str, seats: int = 1) -> Match:
    """A position as scenarios describe it, and what came after."""
    options = GAME.options(seats, {})
    match = Match(GAME, options, Hand(), base=GAME.arrange(options, given))
    for answer in answers:
        match.answer(answer)
    return match


def scene(match: Match, seat: int = 0) -> dict[str, Json]:
    found = GAME.scene(match.view(seat))
    assert isinstance(found, dict)
    return found


def part(data: Json, *path: str | int) -> Json:
    """What lies there, at any depth."""
    for step in path:
        if isinstance(step, int):
            assert isinstance(data, list)
            data = data[step]
        else:
            assert isinstance(data, dict)
            data = data[step]
    return data


def strings(data: Json) -> Iterator[str]:
    """Every text in some data, keys included."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for item in data:
            yield from strings(item)
    elif isinstance(data, str):
        yield data


MOMENTS = st.builds(played, st.integers(0, 500), st.integers(0, 120), st.integers(1, 4), st.booleans())


# --- the scene tells what the view tells -----------------------------------------------------------------------------


@given(MOMENTS, st.integers(-1, 3))
@example(played(3, 40, 2), 0)
@example(played(3, 40, 2, quick=True), -1)
def test_a_scene_is_plain_data_and_leaves_the_view_alone(match: Match, seat: int) -> None:
    view = match.view(min(seat, match.options.seats - 1))
    before = dump(view)
    found = GAME.scene(view)
    assert dump(view) == before
    assert json.loads(json.dumps(found)) == found
    assert GAME.scene(view) == found


@given(MOMENTS, st.integers(-1, 3), st.integers(0, 99))
@example(played(8, 30, 4), 1, 0)
def test_what_a_seat_may_not_know_makes_no_difference(match: Match, seat: int, salt: int) -> None:
    """The scene of a world in which the hidden cards were dealt anew is the same."""
    seat = min(seat, match.options.seats - 1)
    state = match.state
    assert isinstance(state, Delve)
    twin = GAME.imagine(state, seat, stream(salt, "worlds").below)
    assert GAME.scene(GAME.view(twin, seat)) == scene(match, seat)


def test_a_hidden_hand_has_a_size_and_no_cards() -> None:
    match = played(5, 12, 2)
    state = match.state
    assert isinstance(state, Delve)
    mine, other = part(scene(match), "seekers", 0), part(scene(match), "seekers", 1)
    assert part(mine, "hand") == list(state.seekers[0].hand)
    assert part(mine, "hidden") == 0
    assert part(other, "hand") == list(state.seekers[1].shown)
    assert part(other, "hidden") == len(state.seekers[1].hand) - len(state.seekers[1].shown) > 0
    assert part(other, "deck_cards") == []
    assert part(mine, "deck_cards") == list(GAME.content.in_box_order(state.seekers[0].deck))


def test_a_shown_hand_is_known_to_all() -> None:
    match = played(5, 0, 2)
    while match.ask is not None and match.ask.about != "start":
        match.answer(match.ask.sample(stream(5, "start").below))
    match.answer("show_hand")
    state = match.state
    assert isinstance(state, Delve)
    shower = state.active
    seen = part(scene(match, 1 - shower), "seekers", shower)
    assert part(seen, "hand") == list(state.seekers[shower].hand) == part(seen, "shown")
    assert part(seen, "hidden") == 0


@given(MOMENTS)
def test_figures_are_those_of_the_rules(match: Match) -> None:
    """Difficulties as they stand now; an event or a turned card has none."""
    state = match.state
    assert isinstance(state, Delve)
    found = scene(match)
    for place in range(MASTER + 1):
        data = part(found, "master") if place == MASTER else part(found, "slots", place)
        challenge = state.challenge(place)
        assert part(data, "card") == state.card_at(place)
        assert part(data, "difficulty") == (0 if challenge is None else difficulty(state, place))
        assert part(data, "printed") == (0 if challenge is None else challenge.difficulty)
        assert part(data, "progress") == (0 if challenge is None else state.progress[place])


# --- an attempt, step by step ----------------------------------------------------------------------------------------

DUEL: dict[str, Json] = {"asha.hand": ["twin_blades", "rooftop_run"], "khor.hand": ["shield_bash", "mend"]}


def duel() -> Match:
    """Asha attempts the Great Stag."""
    return at(DUEL, "go_on", "interact north great_stag", seats=2)


def test_before_the_action_the_scene_says_what_each_card_would_add() -> None:
    found = scene(duel())
    assert part(found, "attempt", "card") == "great_stag"
    assert part(found, "attempt", "place") == "north"
    assert part(found, "attempt", "colour") == "red"
    assert part(found, "worth") == {"twin_blades": 3}  # the other card is green
    assert part(found, "attempt", "asked") == -1


def test_in_the_window_for_supports_the_scene_says_who_is_asked() -> None:
    match = duel()
    match.answer("play twin_blades")
    attempt = part(scene(match, 1), "attempt")
    assert (part(attempt, "value"), part(attempt, "bonus"), part(attempt, "most")) == (3, 0, 2)
    assert (part(attempt, "helpers"), part(attempt, "asked"), part(attempt, "passed")) == ([1], 1, [])
    assert part(scene(match, 1), "worth") == {"shield_bash": 1}
    assert part(scene(match, 0), "worth") == {}
    match.answer("support shield_bash")
    attempt = part(scene(match), "attempt")
    assert part(attempt, "supports") == [{"card": "shield_bash", "seat": 1, "worth": 1}]
    assert part(attempt, "fixed") == 4


def test_who_has_passed_is_said_until_the_window_closes() -> None:
    hands: dict[str, Json] = {"khor.hand": ["shield_bash", "old_songs"], "naz.hand": ["spear_thrust", "vault"]}
    match = at({**DUEL, **hands}, "go_on", "interact north great_stag", "play twin_blades", seats=3)
    match.answer("pass")
    attempt = part(scene(match), "attempt")
    assert (part(attempt, "helpers"), part(attempt, "asked"), part(attempt, "passed")) == ([1, 2], 2, [1])
    match.answer("pass")
    assert part(scene(match), "attempt", "helpers") == []


def test_the_dice_lie_as_they_fell_and_the_sum_is_drawn() -> None:
    hands: dict[str, Json] = {"asha.hand": ["feint"], "khor.hand": ["mend"]}
    match = at(hands, "go_on", "interact north great_stag", "play feint", seats=2)
    match.answer(["red", "red", "blue", "dark"])
    attempt = part(scene(match), "attempt")
    assert part(attempt, "dice") == ["red", "red", "blue", "dark"]
    assert part(attempt, "rerolls") == 1
    assert (part(attempt, "fixed"), part(attempt, "rolled"), part(attempt, "gain")) == (2, 2, 4)
    assert part(attempt, "goal") == GAME.content.challenges["great_stag"].difficulty


def test_at_the_bottom_the_master_says_what_it_is_open_to() -> None:
    match = at({"gauntlet": "dreadweaver", "turned": ["overture"]})
    found = scene(match)
    assert part(found, "master", "card") == "dreadweaver"
    assert part(found, "slots", 0, "up") is False
    assert part(found, "slots", 0, "colour") == ""
    assert part(found, "slots", 1, "sort") == "gauntlet"
    assert part(found, "master", "vulnerable") == ["blue"]


# --- the box ---------------------------------------------------------------------------------------------------------


@BOTH
def test_the_box_has_everything_in_words(words: Texts) -> None:
    """Every card that can be met has a name and a text, and what it says is what the catalogues say."""
    box = GAME.box(words)
    assert json.loads(json.dumps(box)) == box
    kinds = {"card": "cards", "fatigue": "exhaustion", "seeker": "seekers", "skill": "skills"}
    for card in GAME.content.cards():
        field, _, id = card.partition(":")
        printed = part(box, kinds[field], id)
        assert part(printed, "name") == words.word(field, id), card
        assert part(printed, "flavour"), card
        says = [part(printed, "texts")]
        says += [part(printed, "penalty"), part(printed, "dark_penalty")] if field == "card" else []
        says += [part(printed, "support", "text")] if field == "skill" else []
        assert any(says), f"{card} says nothing"


@BOTH
def test_no_word_of_the_box_is_missing_or_left_open(words: Texts) -> None:
    box = GAME.box(words)
    labels = part(box, "words")
    assert isinstance(labels, dict)
    for text in strings({name: value for name, value in box.items() if name != "words"}):
        assert "{" not in text
    for name, label in labels.items():
        assert isinstance(label, str)
        assert label, name
        assert "$" not in label, name


def test_both_languages_have_the_same_box() -> None:
    """The same ids, figures and places to fill in; other words."""
    english, french = (GAME.box(texts_for(language, GAME.slug)) for language in ("en", "fr"))
    assert shape(english) == shape(french)
    assert part(english, "cards", "maze", "name") != part(french, "cards", "maze", "name")


def shape(data: Json) -> Json:
    """Data without its words: what is left are ids, figures and the fields of the labels."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shape(item) for item in data]
    return [*sorted(re.findall(r"\{\w+\}", data)), bool(data)] if isinstance(data, str) else data


@given(MOMENTS)
def test_every_id_of_a_scene_is_in_the_box(match: Match) -> None:
    """A page never meets a card that it cannot draw."""
    box = GAME.box(texts_for("en", GAME.slug))
    known = set(strings(box))
    found = scene(match)
    seekers = part(found, "seekers")
    assert isinstance(seekers, list)
    for seeker in seekers:
        for pile in ("hand", "shown", "deck_cards", "discard"):
            assert set(strings(part(seeker, pile))) <= known
    places = part(found, "slots")
    assert isinstance(places, list)
    cards = [part(found, "master", "card"), *(part(place, "card") for place in places)]
    cards += [part(found, "exhaustion", "cards"), part(found, "exhaustion", "deck"), part(found, "master", "attached")]
    assert {card for card in strings(cards) if card} <= known


def test_what_is_printed_on_a_card_is_there_part_by_part() -> None:
    box = GAME.box(texts_for("en", GAME.slug))
    stag, printed = part(box, "cards", "great_stag"), GAME.content.challenges["great_stag"]
    assert (part(stag, "colour"), part(stag, "type"), part(stag, "difficulty")) == ("red", "combat", printed.difficulty)
    assert part(stag, "reward") == "Descend 4, then regain 1 HP."
    assert part(stag, "penalty") == f"Suffer {printed.penalty.ops[0].amount} damage."
    overture = part(box, "cards", "overture")
    assert part(overture, "sort") == "gauntlet"
    assert part(overture, "vulnerable") == "blue"
    assert part(overture, "back", 0, "text") == "The Master is vulnerable to blue."
    trap = part(box, "skills", "defeat_trap")
    assert (part(trap, "colours"), part(trap, "value"), part(trap, "seeker")) == (["red", "green"], 2, "asha")
    assert part(trap, "support", "against") == {"trap": 3}
    assert part(box, "seekers", "asha", "lantern", "name") == "Dusk Lantern"
    assert part(box, "dice", "light", "faces") == {"light": "light", "dark": "dark"}
    assert part(box, "words", "turn") == "Turn {turn}"
