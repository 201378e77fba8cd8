"""Whatever the reader accepts can be played to its end: cards with texts that nobody would print, in games at random."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from lanterne.games.kinfire_delve.content import TRIGGERS
from lanterne.games.kinfire_delve.fitting import (
    ACTION,
    EVENT,
    GAUNTLET_FRONT,
    MASTER_CARD,
    NO_CHALLENGE,
    WELL_CHALLENGE,
    Bearer,
    check_effect,
)
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import DIVIDED, MEASURES, SELECTORS, VERBS, parse_effect
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.packs import content_of
from lanterne.lab.random_play import waiting

OWN = content_of(GAME.folder / "content")
MOST_ANSWERS = 6000
FILTERS = ("type=trap", "colour=red", "printed<=6", "difficulty>=3", "progress>=1")
Table = dict[str, object]
Spot = tuple[Table, str, Bearer]  # a table, a field of it that holds an effect, and what kind of card it is


def written(value: object) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {written(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def instruction(chance: Random) -> str:
    verb = chance.choice([verb for verb in VERBS if verb != "lose"])
    words = [verb]
    for kind in VERBS[verb]:
        if kind == "amount":
            words.append(chance.choice([str(chance.randint(1, 6)), str(chance.randint(1, 3)), *MEASURES]))
        elif kind == "icon":
            words.append("gale")
        else:
            words.append(chance.choice(SELECTORS + DIVIDED if verb == "place" else SELECTORS))
            words += [chance.choice(FILTERS)] * (chance.random() < 0.2)
    may = (verb in ("brave", "take_back") or "any" in words or "another" in words) and chance.random() < 0.3
    return " ".join(["may", *words] if may else words)


def some_effect(chance: Random, bearer: Bearer, moment: str, icons: bool) -> str:
    """Instructions that may stand there."""
    while True:
        text = ", ".join(
            " else ".join(instruction(chance) for _ in range(chance.choice((1, 1, 1, 2))))
            for _ in range(chance.choice((1, 1, 2, 3)))
        )
        try:
            check_effect(parse_effect(text, "here"), bearer, moment, "here")
        except Fault:
            continue
        if icons or "take_back" not in text:
            return text


def tables(holder: Table, name: str) -> list[Table]:
    """The tables of a list, or those inside a table."""
    found = holder[name]
    assert isinstance(found, list)
    return found


def lasting(card: Table, name: str, bearer: Bearer) -> list[Spot]:
    """What a card may wait for."""
    table = card.setdefault(name, {})
    assert isinstance(table, dict)
    laid = bearer in (WELL_CHALLENGE, EVENT)
    return [(table, trigger, bearer) for trigger in TRIGGERS if laid or trigger != "enters"]


def spots_of(data: dict[str, Table]) -> list[Spot]:
    """Every place in the box where an effect may stand."""
    found: list[Spot] = []
    kinds = [("well", "challenges", WELL_CHALLENGE), ("depths", "gauntlet", GAUNTLET_FRONT), ("depths", "masters", MASTER_CARD)]
    for file, name, bearer in kinds:
        fields = ("penalty", "dark_penalty") if bearer is MASTER_CARD else ("penalty", "dark_penalty", "reward", "completed")
        for card in tables(data[file], name):
            found += [(card, field, bearer) for field in fields] + lasting(card, "in_play", bearer)
    for event in tables(data["well"], "events"):
        found += [(event, "instructions", EVENT), *lasting(event, "in_play", EVENT)]
    for card in tables(data["depths"], "gauntlet"):
        found += lasting(card, "back", NO_CHALLENGE)
    for card in tables(data["exhaustion"], "cards"):
        found += lasting(card, "in_play", NO_CHALLENGE)
    for seeker in tables(data["seekers"], "seekers"):
        found.append((seeker, "failed", ACTION))
        for card in tables(seeker, "cards"):
            found += [(card, field, ACTION) for field in ("played", "completed", "failed", "final_dark", "final_light")]
    return found


def some_game(seed: int) -> Game:
    """A game with few and easy cards, so that everything comes up, and with strange texts on many of them."""
    chance = Random(seed)
    data: dict[str, Table] = {name.removesuffix(".toml"): tomllib.loads(text) for name, text in OWN.items()}
    for name, most in (("challenges", 10), ("events", 4)):
        cards = tables(data["well"], name)
        data["well"][name] = chance.sample(cards, most)
    data["well"]["first_game"] = [card["id"] for card in tables(data["well"], "challenges")[:4]]
    for file, name, most in (("well", "challenges", 6), ("depths", "gauntlet", 5), ("depths", "masters", 12)):
        for card in tables(data[file], name):
            card["difficulty"] = chance.randint(1, most)
    if chance.random() < 0.5:
        data["depths"]["back"] = {}
    naz = next(seeker for seeker in tables(data["seekers"], "seekers") if seeker["id"] == "naz")
    for table, field, bearer in chance.sample(spots_of(data), 90):
        table[field] = some_effect(chance, bearer, field, icons=table in (naz, *tables(naz, "cards")))
    texts = {}
    for name, content in data.items():
        texts[f"{name}.toml"] = "\n".join(f"{key} = {written(value)}" for key, value in content.items())
    return GAME.with_content(texts)


@pytest.mark.parametrize("seed", range(12))
def test_games_with_any_cards_end(seed: int) -> None:
    game = some_game(seed)
    for number in range(16):
        variant = {"first_game": number % 3 == 0, "fast": number % 2 == 0}
        match = Match(game, game.options(1 + number % 4, {**variant}), Seeded(number), checkpoints=False)
        below = stream(number, "any content").below
        for _ in range(MOST_ANSWERS):
            found = waiting(match)
            if found is None:
                break
            ask, seat = found
            match.answer(ask.sample(below), seat)
        assert match.outcome is not None
