"""Set-up and difficulty: MR-SETUP, MR-DIFF, tables T4 and T20."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lanterne.games.mini_rogue import GAME
from lanterne.games.mini_rogue.game import FOLDER, MiniRogue
from lanterne.games.mini_rogue.reading import load_content
from lanterne.kernel.asks import Choose, Draw
from lanterne.kernel.match import Match
from tests.games.mini_rogue.played import Table, lucky_run, random_run, run_of, view_of

# T4: HP, Armor, Food, Gold, potions
CARDS = {
    "crusader": (10, 1, 4, 0, ()),
    "mage": (11, 0, 4, 3, ("perception",)),
    "priestess": (13, 0, 3, 2, ("holy_water",)),
    "rogue": (10, 0, 3, 5, ()),
}
SKILLS = {
    "crusader": {"combat": ("bash", "bash", 2), "exploration": ("shield", "shield", 1)},
    "mage": {"combat": ("conjuration", "conjure", 0), "exploration": ("clairvoyance", "reveal_rooms", 3)},
    "priestess": {"combat": ("divine_tribute", "tribute", 2), "reaction": ("benediction", "revive", 2)},
    "rogue": {"combat": ("backstab", "double_die", 0), "exploration": ("evasion", "skip_room", 0)},
}
GUARDIANS = {"cursed_dragon", "kings_protector", "spider_queen", "ghoul", "troll"}


def start(character: str, difficulty: str = "normal") -> Table:
    return Table(characters=[character], difficulty=difficulty)


@pytest.mark.rule("MR-SETUP-01")
def test_setup_01_the_player_chooses_one_of_four_characters() -> None:
    match = Match(GAME, GAME.options(1, {"difficulty": "normal"}))
    ask = match.ask
    assert isinstance(ask, Choose)
    assert (ask.about, ask.seat) == ("character", 0)
    assert [option.key for option in ask.options] == [f"play_as {name}" for name in CARDS]
    match.answer("play_as rogue")
    assert [hero.character for hero in run_of(match).heroes] == ["rogue"]


@pytest.mark.rule("MR-SETUP-02")
@pytest.mark.parametrize("character", CARDS)
def test_setup_02_starting_stats_are_those_of_the_card(character: str) -> None:
    hero = start(character).hero
    assert (hero.hp, hero.armor, hero.food, hero.gold, hero.potions) == CARDS[character]


@pytest.mark.rule("MR-SETUP-03")
@pytest.mark.parametrize("character", CARDS)
def test_setup_03_what_no_card_shows_starts_at_0(character: str) -> None:
    hero = start(character).hero
    assert (hero.xp, hero.item, hero.uses, hero.shield) == (0, "", 0, 0)
    assert (hero.cursed, hero.poisoned, hero.blind) == (False, False, False)


@pytest.mark.rule("MR-SETUP-03")
def test_setup_03_a_card_may_leave_a_stat_out(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "content", tmp_path / "content")
    file = tmp_path / "content" / "characters.toml"
    whole = file.read_text(encoding="utf-8")
    shorter = whole.replace("hp = 10\narmor = 1\nfood = 4\ngold = 0\n", "hp = 10\n", 1)
    assert shorter != whole
    file.write_text(shorter, encoding="utf-8")
    hero = Table(game=MiniRogue(load_content(tmp_path / "content")), characters=["crusader"]).hero
    assert (hero.hp, hero.armor, hero.food, hero.gold) == (10, 0, 0, 0)


@pytest.mark.rule("MR-SETUP-04")
@pytest.mark.parametrize("character", CARDS)
def test_setup_04_the_character_card_lies_face_up(character: str) -> None:
    table = start(character)
    assert view_of(table.match).heroes[0].ready
    assert Table({"enemy": "giant_rat"}, characters=[character]).offers != ["attack"], "a skill is ready"


def test_t4_skills_of_the_cards() -> None:
    found = {
        id: {timing: (skill.id, skill.effect, skill.amount) for timing, skill in card.skills.items()}
        for id, card in GAME.content.characters.items()
    }
    assert found == SKILLS


@pytest.mark.rule("MR-SETUP-05")
def test_setup_05_the_reference_card_is_readable_at_any_time() -> None:
    ghosts = [("apparition", (10, 20), 1), ("ghost", (12, 24), 2), ("specter", (14, 28), 3), ("revenant", (16, 32), 5)]
    moments = 0
    for match in random_run(5, seats=2):
        for seat in (-1, 0, 1):  # spectators too
            card = view_of(match, seat).content
            assert [(ghost.id, ghost.hp, ghost.damage) for ghost in card.ghosts] == ghosts
            assert card.rewards_always.text == "gain gold 2"
            assert len(card.rewards) == 6
        moments += 1
    assert moments > 10


@pytest.mark.rule("MR-SETUP-06")
@pytest.mark.parametrize("character", CARDS)
def test_setup_06_the_pool_starts_with_a_dungeon_die_and_a_character_die(character: str) -> None:
    table = Table({"room": "trap_maze"}, characters=[character]).play("test")
    assert sorted(table.dice) == ["character", "dungeon"]


@pytest.mark.rule("MR-SETUP-07")
def test_setup_07_the_run_starts_in_area_1() -> None:
    match = Match(GAME, GAME.options(1))
    match.answer("play_on normal")
    match.answer("play_as mage")
    run = run_of(match)
    assert (run.area, run.floor()) == (1, 1)
    assert [event.values for event in match.events if event.kind.name == "area"] == [(1, 1)]


@pytest.mark.rule("MR-SETUP-08")
def test_setup_08_no_enemy_has_hp_before_the_first_fight() -> None:
    match = Match(GAME, GAME.options(1))
    assert view_of(match).enemy is None
    match.answer("play_on normal")
    match.answer("play_as mage")
    match.answer("bonfire")
    assert view_of(match).enemy is None


@pytest.mark.rule("MR-SETUP-09", "MR-SETUP-10", "MR-SETUP-11")
@pytest.mark.parametrize("seed", range(6))
def test_setup_10_three_guardians_lie_on_og(seed: int) -> None:
    """Areas 2, 4 and 7 show three different Guardians of five, each as likely; Area 10 shows Og without any draw. The
    two that are left over stay unseen."""
    met: dict[int, str] = {}
    piles: list[int] = []

    def note(match: Match) -> None:
        run = run_of(match)
        if run.guardian:
            met[run.area] = run.guardian
        if not piles or piles[-1] != run.pile:
            piles.append(run.pile)

    match = lucky_run(seed, note)
    draws = [ask for ask in match.log if isinstance(ask, Draw) and ask.source == "guardians"]
    assert sorted(met) == [2, 4, 7, 10]
    assert met[10] == "ogs_remains"
    assert [len(ask.cards) for ask in draws] == [5, 4, 3]
    assert set(draws[0].cards) == GUARDIANS
    assert all(weight == 1 for ask in draws for _, weight in ask.outcomes())
    assert [ask.card for ask in draws] == [met[2], met[4], met[7]]
    assert piles == [4, 3, 2, 1]
    left = set(run_of(match).guardians)
    assert left == GUARDIANS - set(met.values())
    assert len(left) == 2


@pytest.mark.rule("MR-SETUP-09")
def test_setup_09_og_lies_face_down_on_the_exit() -> None:
    match = Match(GAME, GAME.options(1, {"difficulty": "normal", "characters": ["mage"]}))
    view = view_of(match)
    assert (view.grid[8], view.up[8], view.pile, view.guardian) == ("exit", False, 4, "")


@pytest.mark.rule("MR-SETUP-12")
def test_setup_12_the_difficulty_is_chosen_before_the_start() -> None:
    match = Match(GAME, GAME.options(1))
    ask = match.ask
    assert isinstance(ask, Choose)
    assert [option.key for option in ask.options] == [
        "play_on normal", "play_on hard", "play_on extreme", "play_on roguelike",
    ]  # fmt: skip
    match.answer("play_on extreme")
    match.answer("play_as mage")
    run = run_of(match)
    assert (run.difficulty, run.heroes[0].hp, run.heroes[0].food) == ("extreme", 9, 3)


@pytest.mark.rule("MR-SETUP-13")
@pytest.mark.parametrize("character", CARDS)
def test_setup_13_starting_potions_lie_on_the_slots(character: str) -> None:
    table = start(character)
    assert table.hero.potions == CARDS[character][4]
    if table.hero.potions:  # and can be used
        blind = Table({"room": "bonfire", "hero.blind": True}, characters=[character])
        assert f"drink {table.hero.potions[0]}" in blind.offers


# T20: Food, HP, Gold; MR-RULING-06 puts the three icons in this order
NORMAL, HARD, EXTREME, ROGUELIKE = (0, 0, 0), (-1, -1, 0), (-1, -2, 0), (-1, -2, -3)


@pytest.mark.parametrize("character", CARDS)
@pytest.mark.parametrize(
    ("mode", "change"),
    [
        ("normal", NORMAL),
        pytest.param("hard", HARD, marks=pytest.mark.rule("MR-DIFF-01")),
        pytest.param("extreme", EXTREME, marks=pytest.mark.rule("MR-DIFF-02")),
        pytest.param("roguelike", ROGUELIKE, marks=pytest.mark.rule("MR-DIFF-03", "MR-RULING-06")),
    ],
)
def test_diff_each_mode_changes_the_start(character: str, mode: str, change: tuple[int, int, int]) -> None:
    hp, armor, food, gold, potions = CARDS[character]
    hero = start(character, mode).hero
    assert (hero.food, hero.hp, hero.gold) == (food + change[0], hp + change[1], max(0, gold + change[2]))
    assert (hero.armor, hero.xp, hero.potions) == (armor, 0, potions)
