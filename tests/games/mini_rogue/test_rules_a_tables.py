"""The tables of Enemies (T6, T7, T8), the names of what the tables hold, and the icons that no shipped card uses
(MR-RULING-07)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lanterne.games.mini_rogue import GAME
from lanterne.games.mini_rogue.content import EnemyLine, parse_result
from lanterne.games.mini_rogue.game import FOLDER, MiniRogue
from lanterne.games.mini_rogue.reading import load_content
from lanterne.kernel.asks import Json
from lanterne.kernel.texts import texts_for
from tests.games.mini_rogue.played import Table

Line = tuple[tuple[int, int], int, tuple[str, ...], str]


def as_written(line: EnemyLine) -> Line:
    return line.hp, line.damage, line.effects, line.reward.text


# T6: HP alone and together, damage, effects, reward, for Floors 1 to 3
GUARDIANS: dict[str, list[Line]] = {
    "cursed_dragon": [
        ((12, 24), 2, ("curse",), "gain xp 2"),
        ((16, 32), 4, ("curse",), "gain xp 3"),
        ((20, 40), 6, ("curse",), "gain xp 4"),
    ],
    "kings_protector": [
        ((12, 24), 2, ("unstoppable",), "gain xp 2"),
        ((16, 32), 4, ("unstoppable",), "gain xp 3"),
        ((20, 40), 6, ("unstoppable",), "gain xp 4"),
    ],
    "spider_queen": [
        ((12, 24), 2, ("poison",), "gain xp 2"),
        ((16, 32), 4, ("poison",), "gain xp 3"),
        ((20, 40), 6, ("poison",), "gain xp 4"),
    ],
    "ghoul": [
        ((16, 32), 1, ("unstoppable", "weaken"), "gain xp 3"),
        ((20, 40), 2, ("unstoppable", "weaken"), "gain xp 4"),
        ((25, 50), 4, ("unstoppable", "weaken"), "gain xp 5"),
    ],
    "troll": [
        ((12, 24), 2, ("unstoppable", "regeneration 2"), "gain xp 2"),
        ((16, 32), 4, ("unstoppable", "regeneration 3"), "gain xp 3"),
        ((20, 40), 6, ("unstoppable", "regeneration 4"), "gain xp 4"),
    ],
}
OG: list[Line] = [((25, 50), 8, ("curse",), "nothing"), ((20, 40), 9, ("poison",), "nothing")]

# T7: the Ghost of each Floor
GHOSTS: dict[str, Line] = {
    "apparition": ((10, 20), 1, (), "gain xp 2"),
    "ghost": ((12, 24), 2, ("weaken",), "gain xp 2"),
    "specter": ((14, 28), 3, ("blindness",), "gain xp 3"),
    "revenant": ((16, 32), 5, ("unstoppable",), "gain xp 3"),
}

# T8: the three Monster cards
MONSTERS: dict[str, dict[str, Line]] = {
    "monster_curse": {
        "giant_rat": ((6, 12), 2, (), "gain xp 1"),
        "skeleton_soldier": ((9, 18), 4, (), "gain xp 2"),
        "winged_serpent": ((12, 24), 6, ("curse",), "gain xp 2"),
        "cursed_guard": ((15, 30), 8, ("curse",), "gain xp 3"),
    },
    "monster_poison": {
        "giant_spider": ((6, 12), 2, (), "gain xp 1"),
        "goblin_warrior": ((9, 18), 4, (), "gain xp 2"),
        "undead_arbalist": ((12, 24), 6, ("poison",), "gain xp 2"),
        "kings_guard": ((15, 30), 8, ("poison",), "gain xp 3"),
    },
    "monster_beast": {
        "mutant_fly": ((4, 8), 2, ("unstoppable",), "gain gold 2"),
        "burrowing_worm": ((6, 12), 2, ("fall",), "gain xp 2"),
        "dire_wolf": ((8, 16), 5, ("unstoppable",), "gain food 1"),
        "ancestor_spirit": ((10, 20), 5, ("weaken",), "gain gold 3"),
    },
}


def test_t6_guardians() -> None:
    found = {id: [as_written(line) for line in lines] for id, lines in GAME.content.guardians.items()}
    assert found == GUARDIANS
    assert [as_written(line) for line in GAME.content.last] == OG
    assert {line.id for line in GAME.content.last} == {"ogs_remains"}


def test_t7_ghosts() -> None:
    assert {line.id: as_written(line) for line in GAME.content.ghosts} == GHOSTS
    assert [line.id for line in GAME.content.ghosts] == list(GHOSTS), "by Floor"


@pytest.mark.rule("MR-COMBAT-01", "MR-ENEMY-08")
def test_t8_monsters() -> None:
    for room, lines in MONSTERS.items():
        card = GAME.content.rooms[room]
        assert {line.id: as_written(line) for line in card.enemies} == lines
        assert [line.id for line in card.enemies] == list(lines), "by Floor"
    fights = [room.id for room in GAME.content.rooms.values() if room.type == "monster"]
    assert fights == list(MONSTERS)


NAMES = {
    "character": {
        "crusader": ("Crusader", "Croisé"), "mage": ("Mage", "Mage"), "priestess": ("Priestess", "Prêtresse"),
        "rogue": ("Rogue", "Rogue"),
    },
    "floor": {
        "1": ("Sewers", "Égouts"), "2": ("Dungeon", "Donjon"), "3": ("Catacombs", "Catacombes"),
        "4": ("Sunken Keep", "Forteresse enfouie"),
    },
    "enemy": {
        "cursed_dragon": ("The Cursed Dragon", "Le Dragon maudit"),
        "kings_protector": ("The King’s Protector", "Le Protecteur du Roi"),
        "spider_queen": ("The Spider Queen", "La Reine Araignée"),
        "ghoul": ("The Ghoul", "La Goule"),
        "troll": ("The Troll", "Le Troll"),
        "ogs_remains": ("Og’s Remains", "Les Restes d’Og"),
        "apparition": ("Apparition", "Apparition"),
        "ghost": ("Ghost", "Fantôme"),
        "specter": ("Specter", "Spectre"),
        "revenant": ("Revenant", "Revenant"),
        "giant_rat": ("Giant Rat", "Rat géant"),
        "skeleton_soldier": ("Skeleton Soldier", "Soldat squelette"),
        "winged_serpent": ("Winged Serpent", "Serpent ailé"),
        "cursed_guard": ("Cursed Guard", "Garde maudit"),
        "giant_spider": ("Giant Spider", "Araignée géante"),
        "goblin_warrior": ("Goblin Warrior", "Gobelin"),
        "undead_arbalist": ("Undead Arbalist", "Arbalétrier"),
        "kings_guard": ("King’s Guard", "Garde du Roi"),
        "mutant_fly": ("Mutant Fly", "Mouche mutante"),
        "burrowing_worm": ("Burrowing Worm", "Ver fouisseur"),
        "dire_wolf": ("Dire Wolf", "Loup terrible"),
        "ancestor_spirit": ("Ancestor Spirit", "Esprit ancestral"),
    },
    "mode": {
        "normal": ("Normal", "Normal"), "hard": ("Hard", "Difficile"), "extreme": ("Extreme", "Extrême"),
        "roguelike": ("Roguelike", "Roguelike"),
    },
}  # fmt: skip


def test_t4_to_t8_and_t20_names_in_both_languages() -> None:
    english, french = texts_for("en", "mini-rogue"), texts_for("fr", "mini-rogue")
    for field, names in NAMES.items():
        found = {id: (english.say(f"{field}-{id}"), french.say(f"{field}-{id}")) for id in names}
        assert found == names


# --- the slash (MR-RULING-07) ----------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-07")
def test_ruling_07_cure_and_forbid_are_in_the_vocabulary_and_on_no_shipped_card() -> None:
    for text in ("cure curse", "cure poison", "cure blindness", "forbid skill", "forbid potion", "forbid blessing"):
        assert parse_result(text, "test").text == text
    shipped = "".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / "content").glob("*.toml")))
    assert "forbid" not in shipped
    assert "cure " not in shipped


def table_with(tmp_path: Path, result: str, given: dict[str, Json]) -> Table:
    """A table whose Tomb has this result on its first line."""
    shutil.copytree(FOLDER / "content", tmp_path / "content")
    file = tmp_path / "content" / "rooms.toml"
    whole = file.read_text(encoding="utf-8")
    changed = whole.replace('results = ["potion holy_water", ', f'results = ["{result}", ', 1)
    assert changed != whole
    file.write_text(changed, encoding="utf-8")
    game = MiniRogue(load_content(tmp_path / "content"))
    return Table({"room": "tomb", **given}, game=game).play("test", "2 1")


@pytest.mark.rule("MR-RULING-07")
@pytest.mark.parametrize("affliction", ["curse", "poison", "blindness"])
def test_ruling_07_a_slashed_affliction_is_cured(tmp_path: Path, affliction: str) -> None:
    ill: dict[str, Json] = {"hero.blind": True}
    hero = table_with(tmp_path, f"inflict curse, inflict poison, cure {affliction}", ill).hero
    found = {"curse": hero.cursed, "poison": hero.poisoned, "blindness": hero.blind}
    assert found == {**dict.fromkeys(found, True), affliction: False}


@pytest.mark.rule("MR-RULING-07")
def test_ruling_07_a_slashed_skill_cannot_be_used_in_this_room(tmp_path: Path) -> None:
    table = table_with(tmp_path, "forbid skill, combat ghost", {"hero.xp": 4})
    assert table.offers == ["attack"]
    refused = {refusal.option.key: refusal.rule for refusal in table.match.refusals()}
    assert refused == {"bash": "MR-ROOM-20"}
    for _ in range(2):
        table.play("attack", "5 1", "stop")
    assert table.play("shrine", "bonfire").offers == ["move right", "move down", "shield"], "and can be used behind it"


@pytest.mark.rule("MR-RULING-07")
def test_ruling_07_a_slashed_potion_cannot_be_used_in_this_room(tmp_path: Path) -> None:
    table = table_with(tmp_path, "forbid potion, combat ghost", {"hero.potions": ["healing", "fire"], "hero.hp": 2})
    assert table.offers == ["attack", "bash"]
    table.play("attack", "5 1")
    assert table.asked == "attack", "neither Healing nor Fire was offered"
    table.play("attack", "5 1", "shrine", "bonfire")
    assert "drink healing" in table.offers


@pytest.mark.rule("MR-RULING-07")
def test_ruling_07_a_slashed_blessing_has_no_effect(tmp_path: Path) -> None:
    assert not table_with(tmp_path / "plain", "inflict curse, blessing", {}).hero.cursed
    assert table_with(tmp_path / "slashed", "inflict curse, forbid blessing, blessing", {}).hero.cursed
