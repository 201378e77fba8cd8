"""The scene and the box of the page: what a seat may know as data, and what is printed on cards in words."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.games.mini_rogue.game import GAME
from lanterne.games.mini_rogue.state import EMPTY, HIDDEN, Run
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Choose, Json
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.match import Match
from lanterne.kernel.records import dump
from lanterne.kernel.texts import LANGUAGES, texts_for
from tests.games.mini_rogue import moments
from tests.games.mini_rogue.test_board import MOMENTS, at, played
from tests.packs import own_file

BOXES = {language: GAME.box(texts_for(language, GAME.slug)) for language in LANGUAGES}
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def scene(match: Match, seat: int = 0) -> dict[str, Json]:
    found = GAME.scene(match.view(seat))
    assert isinstance(found, dict)
    return found


def part(data: Json, *path: str | int) -> Json:
    """What lies at a place of some data."""
    for step in path:
        if isinstance(step, int):
            assert isinstance(data, list)
            data = data[step]
        else:
            assert isinstance(data, dict)
            data = data[step]
    return data


def rows(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data


# --- the scene says what the view says, and no more ------------------------------------------------------------------


@given(match=MOMENTS, seat=st.integers(-1, 1))
def test_a_scene_is_data_and_leaves_the_view_alone(match: Match, seat: int) -> None:
    view = match.view(min(seat, match.options.seats - 1))
    before = dump(view)
    found = GAME.scene(view)
    assert json.loads(json.dumps(found)) == found
    assert dump(view) == before


@given(match=MOMENTS, seat=st.integers(-1, 1))
def test_worlds_that_a_seat_cannot_tell_apart_have_one_scene(match: Match, seat: int) -> None:
    seat = min(seat, match.options.seats - 1)
    other = GAME.imagine(match.state, seat, lambda n: n // 2)
    assert GAME.scene(GAME.view(other, seat)) == GAME.scene(match.view(seat))


@given(match=MOMENTS)
def test_cards_that_a_seat_has_not_seen_carry_no_id(match: Match) -> None:
    view = match.view(0)
    assert isinstance(view, RunView)
    for cell, room in enumerate(view.grid[:8]):
        found = part(scene(match), "cells", cell)
        if room in (HIDDEN, EMPTY):
            assert part(found, "card") == ""
            assert part(found, "lies") == ("hidden" if room == HIDDEN else "empty")
        else:
            assert part(found, "card") == room
            assert part(found, "lies") == ("up" if view.up[cell] else "known")


def test_a_card_that_only_the_other_seat_has_looked_at_stays_hidden() -> None:
    match = played(3, 12, seats=2)
    state = match.state.copy()
    assert isinstance(state, Run)
    cell = state.up.index(False)
    room = state.unseen[0]
    state.grid[cell] = room
    state.known[cell] = 1 << 1
    mine, theirs, watching = (GAME.scene(GAME.view(state, seat)) for seat in (0, 1, -1))
    assert part(theirs, "cells", cell, "card") == room
    assert part(theirs, "cells", cell, "lies") == "known"
    for other in (mine, watching):
        assert part(other, "cells", cell, "lies") == "hidden"
        assert part(other, "cells", cell, "card") == ""


# --- what the rules make of it ---------------------------------------------------------------------------------------


AT_WORK = (
    "character",
    "explore",
    "clairvoyance",
    "attack",
    "reroll",
    "backstab",
    "potion",
    "bonfire",
    "merchant",
    "test",
    "tomb",
)


@given(match=MOMENTS)
def test_who_is_asked_is_at_work_and_may_go_where_the_options_lead(match: Match) -> None:
    ask = match.ask
    if not isinstance(ask, Choose) or ask.about not in AT_WORK:
        return
    found = scene(match)
    assert found["acting"] == ask.seat
    if ask.about == "explore":
        moves = [option.word() for option in ask.options if option.verb.name == "move"]
        assert [part(way, "direction") for way in rows(found["ways"])] == moves


def test_the_ways_lead_right_and_down() -> None:
    match = at({"room": "bonfire", "revealed": {"1": "shrine", "3": "tomb"}}, "act rest")
    assert scene(match)["ways"] == [{"direction": "right", "cell": 1}, {"direction": "down", "cell": 3}]
    assert part(scene(match), "cells", 0, "heroes") == [0]


def test_a_hero_with_everything() -> None:
    given: dict[str, Json] = {
        "room": "crow", "hero.hp": 7, "hero.xp": 7, "hero.armor": 2, "hero.potions": ["fire", "healing"],
        "hero.item": "worn_sword", "hero.uses": 2, "hero.cursed": True, "hero.blind": True, "hero.ready": False,
        "hero.shield": 1,
    }  # fmt: skip
    hero = part(scene(at(given)), "heroes", 0)
    assert isinstance(hero, dict)
    expected: dict[str, Json] = {
        "hp": 7, "level": 2, "armor": 2, "protection": 3, "potions": ["fire", "healing"], "item": "worn_sword", "uses": 2,
        "afflictions": ["curse", "blindness"], "ready": False, "dice": ["character", "character", "dungeon", "curse"],
    }  # fmt: skip
    assert expected.items() <= hero.items()


@pytest.mark.parametrize(
    ("dungeon", "kind", "amount"), [("1", "miss", 0), ("3", "hit", 3), ("6", "pierce", 4)], ids=["miss", "hit", "pierce"]
)
def test_the_enemy_and_what_it_will_do(dungeon: str, kind: str, amount: int) -> None:
    given: dict[str, Json] = {"area": 4, "enemy": "cursed_dragon", "hero.xp": 7, "hero.cursed": True}
    match = at(given, "attack", f"6 X {dungeon} symbol")
    enemy, attack = part(scene(match), "enemy"), part(scene(match), "attack")
    assert part(enemy, "effects") == [{"id": "curse", "amount": 0}]
    assert part(attack, "dice") == [
        {"face": "6", "value": 5, "feated": False}, {"face": "X", "value": 0, "feated": False},
    ]  # fmt: skip
    assert part(attack, "total") == 5
    assert part(attack, "answer") == {"kind": kind, "amount": amount}


def test_what_the_scene_promises_of_the_enemy_comes_true() -> None:
    """Through whole games: the announced answer is what the hero then suffers, when the Enemy survives."""
    checked = 0
    for seed in range(40):
        match = Match(GAME, GAME.options(1, {}), Seeded(seed))
        below = stream(seed, "scene").below
        while match.ask is not None:
            promised = part(scene(match), "attack")
            keeps = isinstance(match.ask, Choose) and match.ask.about == "reroll"
            match.answer("stop" if keeps else match.ask.sample(below))
            blows = [event for event in match.events if event.kind.name in ("enemy_hit", "enemy_pierce", "enemy_miss")]
            if keeps and blows:
                amount = blows[0].values[2] if len(blows[0].values) > 1 else 0
                assert part(promised, "answer") == {"kind": blows[0].kind.name.removeprefix("enemy_"), "amount": amount}
                checked += 1
    assert checked > 30


def test_regeneration_has_an_amount() -> None:
    match = at({"area": 4, "enemy": "troll"})
    assert part(scene(match), "enemy", "effects") == [
        {"id": "unstoppable", "amount": 0}, {"id": "regeneration", "amount": 3},
    ]  # fmt: skip


def test_before_the_choice_nobody_has_a_character() -> None:
    match = Match(GAME, GAME.options(2, {"difficulty": "normal"}), Hand())
    assert scene(match)["acting"] == 0
    assert [part(hero, "character") for hero in rows(scene(match)["heroes"])] == ["", ""]
    match.answer("play_as mage")
    assert scene(match)["acting"] == 1
    assert part(scene(match), "cells", 0, "heroes") == [0]


# --- the box ---------------------------------------------------------------------------------------------------------


def kept_in(box: dict[str, Json], kind: str) -> dict[str, Json]:
    found = box[kind]
    assert isinstance(found, dict)
    return found


def shown(found: dict[str, Json]) -> set[tuple[str, str]]:
    """Every id that a scene shows, with the part of the box that must have words for it."""
    ids = {("rooms", str(part(cell, "card"))) for cell in rows(found["cells"])}
    ids |= {("rooms", str(room)) for name in ("unseen", "unused") for room in rows(found[name])}
    ids |= {("enemies", str(guardian)) for guardian in (found["guardian"], *rows(found["guardians"]))}
    ids |= {("causes", str(found["cause"]))}
    if found["phase"] != "setup":
        ids |= {("modes", str(found["difficulty"]))}
    for hero in rows(found["heroes"]):
        ids |= {("characters", str(part(hero, "character"))), ("items", str(part(hero, "item")))}
        ids |= {("potions", str(potion)) for potion in rows(part(hero, "potions"))}
        ids |= {("effects", str(affliction)) for affliction in rows(part(hero, "afflictions"))}
        ids |= {("forbidden", str(what)) for what in rows(part(hero, "forbidden"))}
        ids |= {("dice", str(die)) for die in rows(part(hero, "dice"))}
    enemy = found["enemy"]
    if enemy is not None:
        ids |= {("enemies", str(part(enemy, "id"))), ("results", str(part(enemy, "reward")))}
        ids |= {("effects", str(part(effect, "id"))) for effect in rows(part(enemy, "effects"))}
    return {(kind, id) for kind, id in ids if id}


@given(match=MOMENTS)
def test_the_box_has_words_for_all_that_a_scene_shows(match: Match) -> None:
    for kind, id in shown(scene(match)):
        for language, box in BOXES.items():
            assert id in kept_in(box, kind), f"{language}: nothing in {kind} for {id}"


@given(match=MOMENTS)
def test_the_box_has_every_result_that_an_option_touches(match: Match) -> None:
    if not isinstance(match.ask, Choose):
        return
    tokens = [token.partition(":") for option in match.ask.options for token in option.touches()]
    for field, _, value in tokens:
        if field in ("result", "potion", "character", "item", "room", "mode"):
            kind = f"{field}s"
            assert value in kept_in(BOXES["en"], kind)


def strings_of(data: Json, path: str = "") -> list[tuple[str, str]]:
    if isinstance(data, str):
        return [(path, data)]
    if isinstance(data, dict):
        return [found for key, value in data.items() for found in strings_of(value, f"{path}.{key}")]
    if isinstance(data, list):
        return [found for place, value in enumerate(data) for found in strings_of(value, f"{path}.{place}")]
    return []


MAY_BE_EMPTY = ("what", "first", "price", "refuse", "potion", "result")


@BOTH
def test_the_box_is_data_without_gaps(language: str) -> None:
    box = BOXES[language]
    assert json.loads(json.dumps(box)) == box
    for path, text in strings_of(box):
        assert text.strip() or path.rpartition(".")[2] in MAY_BE_EMPTY, path


def test_both_languages_have_the_same_box() -> None:
    english, french = ([path for path, _ in strings_of(BOXES[language])] for language in LANGUAGES)
    assert english == french


@BOTH
def test_everything_in_the_box_of_the_game_is_in_the_box_of_the_page(language: str) -> None:
    kinds = {"character": "characters", "mode": "modes", "room": "rooms", "enemy": "enemies", "item": "items"}
    for card in GAME.cards():
        field, _, id = card.partition(":")
        if field in kinds:
            assert id in kept_in(BOXES[language], kinds[field])


def test_prices_follow_the_floor_where_the_card_says_so() -> None:
    hunter = part(BOXES["en"], "rooms", "hunter", "offers", 0)
    assert part(hunter, "costs") == [1, 2, 3, 4]
    assert all(first != second for first, second in pairwise(rows(part(hunter, "words"))))


def test_the_words_of_a_result_and_its_icons() -> None:
    result = part(BOXES["en"], "results", "lose hp floor, inflict poison")
    assert part(result, "choices") == [
        [
            {"verb": "lose", "what": "hp", "amount": -1, "words": ["−1 HP", "−2 HP", "−3 HP", "−4 HP"]},
            {"verb": "inflict", "what": "poison", "amount": 0, "words": ["Poison"]},
        ]
    ]
    assert "Poison" in str(part(result, "words"))


def test_cards_that_no_catalogue_names_are_called_by_their_ids() -> None:
    """A content pack may come without words: its box is made all the same."""
    files = {f"{name}.toml": own_file(name) for name in ("characters", "dungeon", "enemies", "rooms")}
    for known, unknown in (("damp_cave", "ice_cave"), ("giant_rat", "old_ogre"), ("rest =", "nap =")):
        assert known in files["rooms.toml"]
        files["rooms.toml"] = files["rooms.toml"].replace(known, unknown)
    box = GAME.with_content(files).box(texts_for("en", GAME.slug))
    assert "ice cave" in str(part(box, "rooms", "ice_cave", "name"))
    assert "old ogre" in str(part(box, "enemies", "old_ogre", "name"))
    assert part(box, "rooms", "bonfire", "actions", 2, "name") == "nap"


def test_the_board_is_tested_with_the_moments_of_today() -> None:
    assert moments.FILE.read_text(encoding="utf-8") == moments.written(), "run python -m tests.games.mini_rogue.moments"
