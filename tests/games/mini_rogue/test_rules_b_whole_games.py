"""What holds at every question of every game: random games from the start and from every Area, one seat and two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lanterne.games.mini_rogue.content import OFFENSIVE
from lanterne.games.mini_rogue.game import GAME
from lanterne.games.mini_rogue.preparation import room_of_item
from lanterne.games.mini_rogue.state import EMPTY, EXIT, HIDDEN, Run
from lanterne.kernel.asks import Choose, Json, Option, Roll
from lanterne.kernel.dealers import stream
from lanterne.kernel.match import Match
from tests.games.mini_rogue.positions import hero, journeys, kinds, play, position, run, wander

SEEDS = range(6)
SKILLS = {
    "attack": {"bash", "conjure", "tribute", "backstab"},
    "explore": {"evade", "shield", "clairvoyance", "replace"},
    "preparation": {"foreknow"},
    "benediction": {"bless"},
}
ALL_SKILLS = set().union(*SKILLS.values())


def games() -> Iterator[tuple[Match, int]]:
    for seats in (1, 2):
        for seed in SEEDS:
            for match in journeys(seed, seats):
                yield match, seed


def questions() -> Iterator[tuple[Run, Choose, Match]]:
    for match, seed in games():
        for at in wander(match, seed):
            assert isinstance(at.ask, Choose)
            yield run(at), at.ask, at


# --- the Guardian pile -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-35", "MR-EFF-16", "MR-GUARD-02")
def test_the_pile_holds_five_less_the_floor_until_its_guardian_is_beaten() -> None:
    falls = 0
    for s, _, _ in questions():
        guarded = s.content.areas[s.area - 1].guardian
        beaten = guarded and s.phase == "descend"
        assert s.pile == 5 - s.floor() - beaten
        if s.phase not in ("setup", "prepare", "powers"):
            assert bool(s.guardian) == (guarded and not beaten)
        falls += s.falls
    assert falls, "some games had a fall"


@pytest.mark.rule("MR-RULING-35", "MR-EFF-16")
def test_a_guardian_removed_by_a_fall_is_shown_and_never_met_again() -> None:
    removed = 0
    for match, seed in games():
        for _ in wander(match, seed):
            pass
        gone: set[str] = set()
        for moment in match.story():
            for event in moment.events:
                values = event.named()
                if event.kind.name == "guardian_gone":
                    gone.add(str(values["enemy"]))
                    removed += 1
                elif event.kind.name in ("guardian_up", "fight"):
                    assert values["enemy"] not in gone
    assert removed


# --- the Room cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-55", "MR-EFF-15", "MR-ITEM-04")
def test_every_room_card_is_in_one_place() -> None:
    """Face up or known, unseen, laid aside, or carried: twenty cards, and as many face-down cells as unseen cards allow."""
    for s, ask, _ in questions():
        if s.phase == "setup" or ask.about == "lay":  # nothing is laid out yet, or two cards are in a hand
            continue
        carried = [room_of_item(s, each.item) for each in s.heroes if each.item]
        lying = [room for room in s.grid if room not in (HIDDEN, EMPTY, EXIT)]
        assert sorted([*lying, *s.unseen, *s.unused, *carried]) == sorted(GAME.content.rooms)
        assert s.grid.count(HIDDEN) <= len(s.unseen)
        assert len(lying) + len(s.unseen) + len(s.unused) >= 18


@pytest.mark.rule("MR-EFF-14", "MR-EFF-15")
def test_a_fall_reshuffles_all_other_cards_around_the_one_that_gave_way() -> None:
    match = position({
        "area": 1, "room": "corridor", "revealed": {"1": "tomb", "4": "shrine"}, "unused": ["crow"],
        "unused_seen": [3], "hero.item": "great_axe", "hero.uses": 1,
    })  # fmt: skip
    events = play(match, "test", "2 5")
    s = run(match)
    assert (s.grid[0], s.up[0], s.visited[0], hero(match).cell) == ("corridor", True, True, 0)
    revealed = [event.values for event in events if event.kind.name == "revealed"]
    assert [cell for _, cell in revealed] == [1, 3]
    assert s.grid.count(HIDDEN) == 5
    drawn = {str(room) for room, _ in revealed}
    assert {*s.unseen, *drawn} == {room for room in GAME.content.rooms if room not in ("corridor", "armory")}
    assert s.unused == ()
    assert "entered" not in kinds(events), "the corridor is not resolved a second time"


# --- potions and Items -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-POT-08", "MR-POT-09")
def test_defensive_potions_at_every_own_question_offensive_ones_at_step_seven() -> None:
    asked: set[str] = set()
    for s, ask, _ in questions():
        keys = [option.key for option in ask.options]
        holder = s.heroes[ask.seat]
        if ask.about in ("difficulty", "character", "benediction"):
            continue
        for potion in holder.potions:
            if potion in OFFENSIVE:
                assert (f"potion {potion}" in keys) == (ask.about == "potion")
            else:
                may = potion != "perception" or holder.blind
                assert (f"drink {potion}" in keys) == may
                asked.add(ask.about)
    assert asked >= {
        "explore", "test", "attack", "reroll", "potion", "bonfire", "merchant", "tomb", "choose_option", "shrine",
    }  # fmt: skip


@pytest.mark.rule("MR-POT-10", "MR-POT-11", "MR-ITEM-02", "MR-ITEM-03")
def test_two_potions_at_most_all_different_and_one_item_with_uses_left() -> None:
    full = 0
    for s, _, _ in questions():
        for each in s.heroes:
            assert len(set(each.potions)) == len(each.potions) <= 2
            assert bool(each.item) == (each.uses > 0)
            full += len(each.potions) == 2
    assert full


# --- skills ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-SKILL-02", "MR-SKILL-03", "MR-SKILL-04")
def test_skills_are_offered_at_their_moment_and_while_the_card_is_face_up() -> None:
    met: set[str] = set()
    for s, ask, _ in questions():
        for option in ask.options:
            name = option.verb.name
            if name in ALL_SKILLS:
                assert name in SKILLS[ask.about]
                assert s.heroes[ask.seat].ready
                met.add(name)
    assert met == ALL_SKILLS - {"replace", "foreknow"}


@pytest.mark.rule("MR-SKILL-01")
def test_a_used_skill_turns_the_card_face_down() -> None:
    for match, seed in games():
        below = stream(seed, "skills").below
        while match.ask is not None:
            ask = match.ask
            assert isinstance(ask, Choose)
            choice: Option = ask.options[below(len(ask.options))]
            match.answer(choice)
            if choice.verb.name in ALL_SKILLS:
                user = run(match).heroes[ask.seat]
                turned = [event.kind.name for event in match.events if event.values[:1] == (user.character,)]
                turned = [name for name in turned if name in ("skill_used", "refreshed")]
                assert turned[0] == "skill_used"
                assert user.ready == (turned[-1] == "refreshed")


# --- afflictions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-EFF-18", "MR-EFF-12")
def test_an_affliction_ends_only_by_a_cure() -> None:
    lasting = 0
    for match, seed in games():
        before: list[tuple[bool, bool, bool]] = []
        area = 0
        for at in wander(match, seed):
            now = [(each.cursed, each.poisoned, each.blind) for each in run(at).heroes]
            for old, new in zip(before, now, strict=False):
                if any(was and not still for was, still in zip(old, new, strict=True)):
                    assert "cured" in kinds(at.events)
            lasting += run(at).area != area and any(any(each) for each in now)
            before, area = now, run(at).area
    assert lasting, "some afflictions went along into another Area"


@pytest.mark.rule("MR-EFF-01", "MR-EFF-04", "MR-EFF-11")
def test_one_curse_die_and_one_poison_die_at_most_and_only_with_character_dice() -> None:
    pools: set[str] = set()
    for match, seed in games():
        for _ in wander(match, seed):
            pass
        for ask in match.log:
            if isinstance(ask, Roll):
                names = [die.name for die in ask.dice]
                pools.add(" ".join(names))
                assert names.count("curse") <= 1
                assert names.count("poison") <= 1
    assert any("curse poison" in pool for pool in pools)
    assert {pool for pool in pools if "character" not in pool} == {"dungeon"}


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-74")
def test_giving_up_is_a_loss_at_the_current_area() -> None:
    match = position({"area": 5, "room": "bonfire"})
    match.abandon(0)
    assert match.ask is None
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.cause, run(match).area) == ((), "abandoned", 5)


RICH: dict[str, Json] = {
    "hero.hp": 7, "hero.xp": 6, "hero.gold": 4, "hero.armor": 2, "hero.food": 3, "hero.potions": ["fire", "frost"],
    "beaten": 2,
}  # fmt: skip


@pytest.mark.rule("MR-RULING-71")
@pytest.mark.parametrize(("mode", "bonus"), [("normal", 0), ("hard", 2), ("extreme", 4), ("roguelike", 6)])
def test_the_score_of_a_lost_run(mode: str, bonus: int) -> None:
    match = position({"area": 5, "room": "bonfire", **RICH}, options={"difficulty": mode})
    match.abandon(0)
    assert match.outcome is not None
    assert match.outcome.score == (3 * 5 + 2 * 2 + 2 * 2 + 7 + 4 + 2 + 3 + 2 + bonus,)


@pytest.mark.rule("MR-RULING-71")
def test_the_score_of_the_dead_and_of_the_victorious() -> None:
    dead = position({"area": 1, "enemy": "giant_rat", **RICH, "hero.hp": 2, "hero.armor": 0, "hero.potions": []})
    play(dead, "attack", "2 2 3", "stop")
    assert dead.outcome is not None
    assert dead.outcome.score == (3 * 1 + 2 * 2 + 2 * 2 + 0 + 4 + 0 + 3 + 0,)
    winner = position({"area": 10, "enemy": "ogs_remains", "enemy.kind": "og2", "enemy.hp": 2, **RICH})
    play(winner, "attack", "2 2 3", "stop", "no_potion")
    assert winner.outcome is not None
    assert winner.outcome.winners == (0,)
    assert winner.outcome.score == (3 * 10 + 2 * 3 + 2 * 2 + 7 + 4 + 2 + 3 + 2 + 10,)


@pytest.mark.rule("MR-RULING-69")
@pytest.mark.parametrize(("hp", "dies"), [(1, True), (3, True), (4, False)])
def test_starvation_can_kill_before_the_card_is_turned(hp: int, dies: bool) -> None:
    match = position({"phase": "descend", "revealed": {}, "hero.hp": hp, "hero.food": 0, "hero.ready": False})
    assert (match.outcome is not None) == dies
    assert (run(match).area, hero(match).ready) == ((1, False) if dies else (2, True))


@pytest.mark.rule("MR-RULING-70")
def test_the_exit_without_a_guardian_is_not_a_room() -> None:
    match = position({
        "phase": "explore", "revealed": {"5": "tomb"}, "visited.5": True, "hero.cell": 5, "hero.resolved": True,
        "hero.ready": False, "rooms": 4,
    })  # fmt: skip
    names = kinds(match.events)
    assert names.index("moved") + 1 == names.index("lost"), "the meal follows the move: no reveal, no room"
    assert names[names.index("lost") : names.index("area")] == ["lost", "ate", "refreshed"]
