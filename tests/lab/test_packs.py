"""Checking packs by reading: faults by file, card and field, words that are wrong or missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import read_pack
from lanterne.kernel.registry import all_games, find_game, open_pack
from lanterne.kernel.texts import texts_for
from lanterne.lab.packs import check_pack, content_faults, missing_words, stray_words, word_faults
from tests.conformance.kit import examples
from tests.packs import GAME, change, files_of_a_new_pack, new_pack, own_file, places, small_pack, write_files

SLUGS = [game.slug for game in all_games()]
FILES = ("characters.toml", "dungeon.toml", "enemies.toml", "rooms.toml")


def quiet(done: int) -> None:
    pass


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return new_pack(tmp_path / "pack")


def faults_of(folder: Path) -> list[tuple[str, str]]:
    return places(content_faults(find_game(GAME), read_pack(folder)))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_new_pack_is_good(tmp_path: Path, slug: str) -> None:
    check = check_pack(new_pack(tmp_path / "pack", slug), "", 1, quiet)
    assert (check.faults, check.failures, check.warnings, check.never_met) == ([], [], [], [])
    assert check.passed
    assert check.games >= 300
    assert check.cards > 50


# --- cards -----------------------------------------------------------------------------------------------------------


def test_each_faulty_file_is_named_once(pack: Path) -> None:
    change(pack / "characters.toml", "\nhp = ", "\nhp = 9")
    change(pack / "rooms.toml", '"gain xp', '"gian xp')
    (pack / "dungeon.toml").unlink()
    (pack / "room.toml").write_text("", encoding="utf-8")
    assert faults_of(pack) == [
        ("pack-stray", "room.toml"),
        ("content-number", "characters.toml.character.crusader.hp"),
        ("content-effect", "rooms.toml.room.bonfire.actions.hone"),
    ]


# What a designer may get wrong: the file, what stands there, what is written instead, and the fault with its place.
WRONG = [
    ("characters.toml", 'id = "mage"', 'id = "crusader"', "content-twice", "character.crusader"),
    ("characters.toml", 'id = "mage"', 'id = "The Mage"', "content-id", "character.The Mage.id"),
    ("characters.toml", 'potion = "perception"', 'potion = "beer"', "content-word", "character.mage.potion"),
    ("characters.toml", 'class = "combat"', 'class = "passive"', "content-word", "character.crusader.skills.bash.effect"),
    ("characters.toml", '"bash 2"', '"bash"', "content-number", "character.crusader.skills.bash.effect"),
    ("characters.toml", '"conjure"', '"conjure 2"', "content-effect-shape", "character.mage.skills.conjuration.effect"),
    ("characters.toml", "\nnormal = {", "\nask = {", "content-twice", "difficulty"),
    ("characters.toml", "food = -1, hp = -1", "food = -10, hp = -1", "content-number", "difficulty.hard.food"),
    ("dungeon.toml", "{ floor = 1,", "{ floor = 2,", "content-number", "area.1.floor"),
    ("dungeon.toml", "{ floor = 3,", "{ floor = 4,", "content-number", "area.5.floor"),
    ("dungeon.toml", "guardian = true", "guardian = false", "content-word", "area.2.guardian"),
    ("dungeon.toml", "fall = 3", "fall = 1", "content-word", "area.1.fall"),
    ("dungeon.toml", "gain gold 2", "fall", "content-word", "rewards.always"),
    ("dungeon.toml", '"gain gold 2"', '"gain gold 2 / gain xp 1"', "content-no-choice", "rewards.always"),
    ("enemies.toml", "hp = [12, 24]", "hp = [12, 99]", "content-type", "guardian.cursed_dragon.lines.1.hp"),
    ("enemies.toml", '["curse"]', '["curse", "curse"]', "content-twice", "guardian.cursed_dragon.lines.1.effects"),
    ("enemies.toml", "regeneration 2", "regeneration", "content-number", "guardian.troll.lines.1.effects"),
    ("enemies.toml", '"gain xp 2"', '"combat ghost"', "content-word", "guardian.cursed_dragon.lines.1.reward"),
    ("enemies.toml", '"ghoul"', '"ogs_remains"', "content-twice", "guardian.ogs_remains"),
    ("enemies.toml", "\n[[ghost]]", "\n[[goast]]", "content-count", "ghost"),
    ("rooms.toml", 'id = "bonfire"', 'id = "exit"', "content-twice", "room.exit"),
    ("rooms.toml", 'id = "hermit"', 'id = "bonfire"', "content-twice", "room.bonfire"),
    ("rooms.toml", 'cost = "5"', 'cost = "50"', "content-number", "room.merchant.buy.5.cost"),
    ("rooms.toml", '"worn_sword"', '"lost_sword"', "content-word", "room.armory.items"),
    ("rooms.toml", 'items = ["crow"]', 'items = ["great_axe"]', "content-twice", "room.crow.items"),
    ("rooms.toml", '"lose food 1"\nrefuse', '"lose gold 1"\nrefuse', "content-word", "room.crow.price"),
    ("rooms.toml", "gold = 1\n", 'gold = "one"\n', "content-number", "room.treasure_chest.gold"),
    ("rooms.toml", "gold = 1\n", "gold = 1\nsilver = 2\n", "content-unknown", "room.treasure_chest"),
    ("rooms.toml", 'type = "shrine"\n', "", "content-missing", "room.shrine"),
]


@pytest.mark.parametrize(("file", "old", "new", "message", "where"), WRONG)
def test_what_is_wrong_is_named_with_file_card_and_field(
    pack: Path, file: str, old: str, new: str, message: str, where: str
) -> None:
    change(pack / file, old, new)
    assert faults_of(pack) == [(message, f"{file}.{where}")]


@pytest.mark.parametrize("content", [b"", b"area = []", b"area = 4", b"[[area]]\nfloor = 1", b"a = " + b"[" * 9000])
def test_no_file_breaks_the_check(pack: Path, content: bytes) -> None:
    (pack / "dungeon.toml").write_bytes(content)
    assert [where.startswith("dungeon.toml") for _, where in faults_of(pack)] == [True]


# --- words -----------------------------------------------------------------------------------------------------------


def test_words_that_are_wrong_fail_the_check(pack: Path) -> None:
    change(pack / "text" / "en" / "words.ftl", "mode-normal = Normal", "mode-normal = { $hardness }")
    faults = word_faults(open_pack(pack))
    assert places(faults) == [("words-variable", "text/en/words.ftl, mode-normal")]


def test_cards_without_words_are_told(tmp_path: Path) -> None:
    rooms = own_file("rooms").replace("giant_rat", "old_ogre").replace("venomous_spikes", "wet_floor")
    game = open_pack(small_pack(tmp_path, rooms=rooms, words="enemy-old_ogre = Old Ogre\n"))
    found = [(str(fault.args_by_name["card"]), fault.args_by_name["languages"]) for fault in missing_words(game)]
    assert found == [("enemy:old_ogre", "fr"), ("trap:wet_floor", "en fr")]
    assert texts_for("en").fault(missing_words(game)[1]) == (
        "trap:wet_floor has no name (en fr) and is called “wet floor”; write trap-wet_floor = … in text/LANGUAGE/words.ftl."
    )


def test_words_in_a_strange_language_are_told(pack: Path) -> None:
    (pack / "text" / "tlh").mkdir()
    (pack / "text" / "tlh" / "words.ftl").write_text("", encoding="utf-8")
    assert places(stray_words(read_pack(pack))) == [("pack-language", "text/tlh")]


# --- anything --------------------------------------------------------------------------------------------------------


def reads_or_refuses(folder: Path) -> None:
    """A pack is read, or refused with a fault that has words; nothing else comes out of it."""
    try:
        pack = read_pack(folder)
        faults = content_faults(find_game(pack.game), pack)
        if not faults:
            word_faults(open_pack(folder))
    except Fault as fault:
        faults = [fault]
    for found in faults:
        assert texts_for("en").has(f"error-{found.message}")
        assert "\n" not in texts_for("fr").fault(found)


@examples(60)
@given(data=st.data())
def test_no_changed_byte_breaks_the_check(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    files = files_of_a_new_pack(data.draw(st.sampled_from(SLUGS)))
    name = data.draw(st.sampled_from(sorted(files)))
    raw = bytearray(files[name].encode())
    place = data.draw(st.integers(raw.find(b"\n\n"), len(raw) - 1))  # behind the guide, which is a comment
    raw[place] = data.draw(st.integers(0, 255))
    folder = write_files(tmp_path_factory.mktemp("pack") / "pack", files)
    (folder / name).write_bytes(raw)
    reads_or_refuses(folder)


@examples(60)
@given(data=st.data())
def test_no_changed_line_breaks_the_check(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    """A line dropped, doubled, or put in the place of another."""
    files = files_of_a_new_pack(data.draw(st.sampled_from(SLUGS)))
    name = data.draw(st.sampled_from(sorted(files)))
    lines = files[name].split("\n")
    code = [place for place, line in enumerate(lines) if line and not line.startswith("#")]
    place, other = data.draw(st.sampled_from(code)), data.draw(st.sampled_from(code))
    lines[place] = data.draw(st.sampled_from(["", f"{lines[place]}\n{lines[place]}", lines[other]]))
    folder = write_files(tmp_path_factory.mktemp("pack") / "pack", {**files, name: "\n".join(lines)})
    reads_or_refuses(folder)


def test_a_new_pack_has_something_to_change() -> None:
    for slug in SLUGS:
        files = files_of_a_new_pack(slug)
        assert all("\n\n" in text for text in files.values())
    assert set(files_of_a_new_pack(GAME)) >= set(FILES)
