"""A pack is part of what a save is: without it, or with another one, it does not load; with it, it does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.packs import PackName
from lanterne.kernel.records import fingerprint
from lanterne.kernel.registry import find_game, open_pack
from lanterne.kernel.saves import dump_save, parse_save, save_data, with_game
from tests.packs import GAME, change, new_pack


@pytest.fixture
def game(tmp_path: Path) -> Game:
    folder = new_pack(tmp_path / "pack")
    change(folder / "characters.toml", 'id = "mage"', 'id = "witch"')
    return open_pack(folder)


def begun(game: Game) -> Match:
    match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["witch"]}), Seeded(4))
    for _ in range(12):
        assert match.ask is not None
        match.answer(match.ask.sample(lambda n: n - 1))
    return match


def test_a_save_names_its_pack_and_no_folder(game: Game) -> None:
    text = dump_save(save_data(begun(game)))
    assert game.pack is not None
    assert json.loads(text)["pack"] == {"name": "pack", "version": "0.1", "fingerprint": game.pack.fingerprint}
    assert str(game.pack.folder) not in text


def test_a_save_without_a_pack_names_none() -> None:
    assert "pack" not in save_data(Match(find_game(GAME)))


def test_a_save_loads_with_its_pack(game: Game) -> None:
    match = begun(game)
    saved = parse_save(dump_save(save_data(match)), find_pack=with_game(game))
    assert saved.match.game is game
    assert saved.match.hash() == match.hash()
    assert not saved.from_snapshot


def test_a_save_does_not_load_without_its_pack(game: Game) -> None:
    text = dump_save(save_data(begun(game)))
    with pytest.raises(Fault, match="save-pack") as raised:
        parse_save(text)
    assert raised.value.args_by_name["pack"] == "pack 0.1"


def test_a_save_does_not_load_with_another_pack(game: Game, tmp_path: Path) -> None:
    text = dump_save(save_data(begun(game)))
    with pytest.raises(Fault, match="save-pack"):
        parse_save(text, find_pack=with_game(open_pack(new_pack(tmp_path / "other"))))
    with pytest.raises(Fault, match="save-pack"):
        parse_save(text, find_pack=with_game(find_game(GAME)))


def test_whoever_finds_the_pack_hears_its_name(game: Game) -> None:
    heard: list[tuple[str, str]] = []

    def find(slug: str, name: PackName) -> Game | None:
        heard.append((slug, str(name)))
        return game

    parse_save(dump_save(save_data(begun(game))), find_pack=find)
    assert heard == [(GAME, "pack 0.1")]


NUMBERED = {"name": "x", "version": 1, "fingerprint": ""}
STEERING = {"name": "\x1b[2J", "version": "", "fingerprint": ""}


@pytest.mark.parametrize("pack", ["Mine", 3, {}, NUMBERED, STEERING])
def test_what_names_no_pack_is_damage(game: Game, pack: object) -> None:
    data = json.loads(dump_save(save_data(begun(game)))) | {"pack": pack}
    del data["seal"]
    data["seal"] = fingerprint(data)
    with pytest.raises(Fault, match="save-damaged"):
        parse_save(json.dumps(data), find_pack=with_game(game))
