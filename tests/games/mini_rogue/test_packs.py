"""Mini Rogue with other content: skills under other names, a shorter way down, gentler beginnings."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.game import MiniRogue
from lanterne.games.mini_rogue.state import Run
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import open_pack
from lanterne.kernel.texts import texts_for
from lanterne.players.drive import play_out
from tests.packs import change, new_pack


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return new_pack(tmp_path / "pack")


def state_of(match: Match) -> Run:
    assert isinstance(match.state, Run)
    return match.state


def test_options_have_the_names_of_the_packs_skills(pack: Path) -> None:
    change(pack / "characters.toml", 'id = "bash"', 'id = "great_hammer"')
    change(pack / "characters.toml", 'id = "shield", class = "exploration", effect = "shield 1"',
           'id = "wall", class = "exploration", effect = "shield 3"')  # fmt: skip
    (pack / "text" / "en" / "words.ftl").write_text("skill-wall = Wall of Iron\n", encoding="utf-8")
    texts = texts_for("en", open_pack(pack))
    assert texts.option(v.BASH()) == "Great hammer"
    assert texts.option(v.SHIELD()) == "Wall of Iron: +3 Armor for everybody in the next room"
    assert texts.option(v.BACKSTAB()) == "Backstab"


def test_two_skills_of_one_effect_are_both_named(pack: Path) -> None:
    change(pack / "characters.toml", 'id = "conjuration", class = "combat", effect = "conjure"',
           'id = "iron_fist", class = "combat", effect = "bash 1"')  # fmt: skip
    assert texts_for("en", open_pack(pack)).option(v.BASH()) == "Bash / iron fist"


def test_a_dungeon_of_two_floors_can_be_won(pack: Path) -> None:
    """A Guardian for each Floor: one on top of Og's Remains."""
    areas = ["floor = 1, guardian = true, fall = 2", "floor = 2, guardian = true, fall = 0"]
    text = (pack / "dungeon.toml").read_text(encoding="utf-8")
    rewards = text[text.index("[rewards]") :]
    lines = "".join(f"    {{ {area} }},\n" for area in areas)
    (pack / "dungeon.toml").write_text(f"area = [\n{lines}]\n{rewards}", encoding="utf-8")
    for name in ("enemies", "rooms"):
        (pack / f"{name}.toml").write_text(two_floors((pack / f"{name}.toml").read_text(encoding="utf-8")), encoding="utf-8")
    game = open_pack(pack)
    outcomes = []
    for seed in range(60):
        match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["crusader"]}), Seeded(seed))
        assert state_of(match).pile == 2
        play_out(match, [game.bots()["greedy"](seed)])
        assert match.outcome is not None
        outcomes.append(match.outcome.cause)
    assert "victory" in outcomes


def two_floors(text: str) -> str:
    """Only the lines of the first two Floors: one of each Guardian, two of each Monster, two Ghosts."""
    kept: list[str] = []
    since = 0
    ghosts = 0
    kind = ""
    for line in text.split("\n"):
        if line.startswith("["):
            kind = line
            ghosts += line == "[[ghost]]"
        since = since + 1 if line.startswith("    {") else 0
        too_many = (since > 1 and kind == "[[guardian]]") or (since > 2 and " id = " in line)
        if not too_many and not (kind == "[[ghost]]" and ghosts > 2):
            kept.append(line)
    return "\n".join(kept)


def test_a_gentle_mode_stops_at_the_maximum(pack: Path) -> None:
    change(pack / "characters.toml", "normal = { food = 0, hp = 0, gold = 0", "normal = { food = 9, hp = 9, gold = 9")
    game = open_pack(pack)
    assert isinstance(game, MiniRogue)
    match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["priestess"]}), Seeded(1))
    hero = state_of(match).heroes[0]
    assert (hero.hp, hero.food, hero.gold) == (20, 4, 10)


def test_hp_are_raised_to_the_number_of_the_floor(pack: Path) -> None:
    change(pack / "rooms.toml", 'rest = "gain hp 2"', 'rest = "raise_hp_to floor"')
    game = open_pack(pack)
    given: dict[str, Json] = {"area": 5, "hero.hp": 1, "room": "bonfire"}
    state = game.arrange(game.options(1, {"difficulty": "normal", "characters": ["mage"]}), given)
    match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["mage"]}), Seeded(1), base=state)
    match.answer(v.ACT("rest"))
    assert state_of(match).heroes[0].hp == 3
