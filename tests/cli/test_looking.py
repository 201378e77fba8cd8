"""`games` and `rules`."""

from __future__ import annotations

from lanterne.kernel.rulebook import rules_of
from tests.cli.shell import GAME, call, process


def test_games_lists_each_with_its_name() -> None:
    done = process("games")
    assert (done.status, done.err) == (0, "")
    assert f"{GAME} " in done.out
    assert "Mini Rogue" in done.out
    assert "To play: lanterne play " in done.out


def test_games_for_programs() -> None:
    done = process("games", "--json")
    data = done.data()
    assert isinstance(data, list)
    games = {game["game"]: game for game in data if isinstance(game, dict)}
    assert games[GAME]["seats"] == [1, 2]
    assert games[GAME]["rules"] == len(rules_of(GAME))
    assert games[GAME]["sources"] == ["dice", "rooms", "guardians"]


def test_all_rules_under_their_chapters() -> None:
    lines = call("rules", GAME).out.splitlines()
    ids = [line.split()[0] for line in lines if line.startswith("MR-")]
    assert ids == list(rules_of(GAME))
    assert "FEATS" in lines


def test_one_rule_in_any_case() -> None:
    done = call("rules", GAME, "mr-combat-07")
    assert done.out.startswith("MR-COMBAT-07  ")
    assert "Critical Hit" in done.out
    assert "MR-COMBAT-08" not in done.out


def test_one_rule_in_french() -> None:
    assert "Critique" in call("rules", GAME, "MR-COMBAT-07", "--lang", "fr").out


def test_the_beginning_of_an_id_gives_all_that_begin_so() -> None:
    done = call("rules", GAME, "MR-FEAT", "--json")
    data = done.data()
    assert isinstance(data, list)
    wanted = [id for id in rules_of(GAME) if id.startswith("MR-FEAT")]
    assert [rule["id"] for rule in data if isinstance(rule, dict)] == wanted


def test_one_chapter() -> None:
    data = call("rules", GAME, "--chapter", "Feats", "--json").data()
    assert isinstance(data, list)
    assert {rule["chapter"] for rule in data if isinstance(rule, dict)} == {"feats"}


def test_one_rule_for_programs() -> None:
    rule = call("rules", GAME, "MR-FEAT-01", "--json").table()
    assert (rule["id"], rule["chapter"], rule["physical"]) == ("MR-FEAT-01", "feats", None)
    assert rule["title"]
    assert rule["text"]
