"""New packs: every field and every word of every game is explained in both languages, and what is written can be read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.packs import content_of
from lanterne.kernel.registry import all_games, open_pack
from lanterne.kernel.texts import LANGUAGES
from lanterne.lab.pack_template import Handbook, message_for, template, write_template
from lanterne.lab.packs import missing_words, word_faults
from tests.catalogues import read

GAMES = pytest.mark.parametrize("game", all_games(), ids=[game.slug for game in all_games()])
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@GAMES
@BOTH
def test_every_file_field_and_word_is_explained(game: Game, language: str) -> None:
    handbook = Handbook(game, language)
    guide = handbook.guide
    files = [name.removesuffix(".toml") for name in content_of(game.folder / "content")]
    tables = {name for name in files if "." not in name}  # others have a format that is told as a whole
    assert {path.partition(".")[0] for path in guide.fields} == tables
    silent = [path for path in (*files, *guide.fields, *guide.vocabulary) if not handbook.explain(path)]
    for kind, words in guide.vocabulary.items():
        known = handbook.texts.has
        silent += [f"{kind}.{word}" for word in words if not (known(message_for(f"{kind}.{word}")) or known(f"{kind}-{word}"))]
    assert silent == []


@GAMES
@BOTH
def test_every_kind_of_value_has_words(game: Game, language: str) -> None:
    handbook = Handbook(game, language)
    for path, field in handbook.guide.fields.items():
        assert field.kind, f"{path}: no card of the game has it, and no default says what it is"
        item = field.kind.removeprefix("list ")
        assert item in handbook.guide.vocabulary or handbook.texts.has(f"guide-kind-{item}"), f"{path} is {item}"
        assert handbook.kind_of(field)


@GAMES
def test_the_guide_explains_nothing_that_is_not_there(game: Game) -> None:
    guide = game.guide()
    files = [name.removesuffix(".toml") for name in content_of(game.folder / "content")]
    paths = [*files, *guide.fields, *guide.vocabulary]
    paths += [f"{kind}.{word}" for kind, words in guide.vocabulary.items() for word in words]
    wanted = {message_for(path) for path in paths}
    for file in (game.folder / "guide" / "en").glob("*.ftl"):
        left = {id for id in read(file) if not id.startswith(("guide-kind-", "guide-uses-"))} - wanted
        assert not left


@GAMES
def test_both_languages_have_the_same_guide(game: Game) -> None:
    for file in (game.folder / "guide" / "en").glob("*.ftl"):
        french = read(file.parents[1] / "fr" / file.name)
        assert list(read(file)) == list(french)


@GAMES
@BOTH
def test_a_new_pack_is_the_game_itself(game: Game, language: str, tmp_path: Path) -> None:
    written = write_template(game, tmp_path / "mine", language)
    made = open_pack(tmp_path / "mine")
    assert made.content_version() == game.content_version()
    assert made.cards() == game.cards()
    assert {path.name for path in written} >= {"pack.toml", "words.ftl", *content_of(game.folder / "content")}
    assert (word_faults(made), missing_words(made)) == ([], [])


@GAMES
@BOTH
def test_a_comment_stands_above_every_file(game: Game, language: str) -> None:
    files = template(game, "mine", language)
    handbook = Handbook(game, language)
    for name, text in files.items():
        assert text.startswith("# "), name
    for path in handbook.guide.fields:
        file, _, field = path.partition(".")
        assert f"#   {field}: " in files[f"{file}.toml"]
    for word in (word for words in handbook.guide.vocabulary.values() for word in words):
        assert any(f"\n#   {word}" in text for text in files.values()), word


def test_a_folder_that_is_in_use_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    game = all_games()[0]
    with pytest.raises(Fault, match="pack-not-empty"):
        write_template(game, tmp_path, "en")
    with pytest.raises(Fault, match="pack-not-empty"):
        write_template(game, tmp_path / "mine.txt", "en")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("name", ['a "b" \\ c', "é\u00a0!", "\x07bell", "x" * 200])
def test_any_folder_may_hold_a_pack(tmp_path: Path, name: str) -> None:
    write_template(all_games()[0], tmp_path / name, "fr")
    label = tomllib.loads((tmp_path / name / "pack.toml").read_text(encoding="utf-8"))
    assert label["name"]
    assert open_pack(tmp_path / name).pack is not None
