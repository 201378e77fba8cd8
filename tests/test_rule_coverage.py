"""Every rule of a game is claimed by a test, and no test claims a rule that does not exist. Whether those tests pass is
their own matter; the summary of a whole run lists what no passing test proves."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.kernel.game import Game
from lanterne.kernel.registry import all_games
from lanterne.kernel.rulebook import rules_of
from tests.conformance.proofs import Claims, claims_of, read_marks
from tests.toys import TOYS


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_rule_is_proven(game: Game) -> None:
    claimed = claims_of().places
    left = [rule.id for rule in rules_of(game.slug).values() if not rule.physical and rule.id not in claimed]
    assert not left, f"{len(left)} rules that no test proves: {' '.join(left)}"


def test_tests_name_rules_that_exist() -> None:
    claims = claims_of()
    known = {id for game in (*all_games(), *TOYS) for id in rules_of(game.slug)}
    unknown = {id: places for id, places in claims.places.items() if id not in known}
    assert not unknown
    assert not claims.unreadable, "a rule id on a test is written out"


def test_rules_that_only_describe_handling_claim_no_proof() -> None:
    """What is marked physical has its reason; a test for it would show that it is not."""
    claimed = claims_of().places
    for game in all_games():
        proven = [rule.id for rule in rules_of(game.slug).values() if rule.physical and rule.id in claimed]
        assert not proven, "proven, and marked as physical"


def test_marks_are_read_wherever_they_stand() -> None:
    source = """
        import pytest
        rule = pytest.mark.rule
        pytestmark = pytest.mark.rule("A-1")
        @pytest.mark.rule("A-2", "A-3")
        def test_a(): pass
        @rule("A-4")
        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-5"))])
        def test_b(x): pass
        @rule(SOMETHING)
        def test_c(): find_rule("A-6")
    """
    claims = Claims()
    read_marks(claims, "\n".join(line[8:] for line in source.splitlines()), "here")
    assert sorted(claims.places) == ["A-1", "A-2", "A-3", "A-4", "A-5"]
    assert claims.unreadable == ["here:10"]


def test_scenarios_claim_their_rules(tmp_path: Path) -> None:
    file = tmp_path / "scenarios" / "some-game" / "one.toml"
    file.parent.mkdir(parents=True)
    file.write_text('game = "some-game"\nrule = ["A-1", "A-2"]\n')
    assert claims_of(tmp_path).places == {name: ["scenarios/some-game/one.toml"] for name in ("A-1", "A-2")}
