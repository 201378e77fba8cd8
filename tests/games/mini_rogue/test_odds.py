"""The exact odds against brute force: every outcome of every roll is played through the rules, each in its own fork.

After the option the player stops: no more rerolls, no potion, no Benediction; Backstab takes the best die.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from lanterne.games.mini_rogue.game import GAME
from lanterne.games.mini_rogue.vocabulary import DICE
from lanterne.kernel.asks import Chance, Choose, Json, Option
from lanterne.kernel.dealers import Hand
from lanterne.kernel.events import Event
from lanterne.kernel.match import Match
from lanterne.kernel.odds import Odds, Spread
from tests.games.mini_rogue.positions import asked, hero, kinds, play, position, run

Given = dict[str, Json]
SKILLS = ("bash", "backstab", "conjure", "tribute")
Shares = dict[int, Fraction]


class Leaf:
    """One way a turn or a room may end: how likely it is, what happened on the way, and the match there."""

    def __init__(self, share: Fraction, events: list[Event], match: Match) -> None:
        self.share = share
        self.names = kinds(events)
        self.match = match
        self.damage = sum(int(event.named()["amount"]) for event in events if event.kind.name == "damage")
        self.lost = hp_in(events, "lost")
        self.healed = hp_in(events, "gained")
        self.died = "died" in self.names


def hp_in(events: list[Event], kind: str) -> int:
    found = [event.named() for event in events if event.kind.name == kind]
    return sum(int(values["amount"]) for values in found if values["stat"] == "hp")


def best(match: Match, ask: Choose) -> Option:
    """How the player goes on who only wants to stop."""
    if ask.about == "backstab":
        attack = run(match).attack
        assert attack is not None
        return max(ask.options, key=lambda option: attack.values[option.number()])
    if ask.about == "tomb":
        return min(ask.options, key=lambda option: price_of(match, option))
    wanted = ("stop", "no_potion", "accept_death", "decline", "leave_item", "take")
    return next(option for option in ask.options if option.verb.name in wanted)


def price_of(match: Match, option: Option) -> int:
    """The HP that a shift of the tomb's line costs at once."""
    twin = match.fork(Hand())
    twin.answer(option)
    return hp_in(twin.events, "lost")


def leaves(match: Match, option: Option, phases: tuple[str, ...]) -> Iterator[Leaf]:
    """Every end of what an option starts, as long as the match stays in these phases and only dice are asked."""

    def follow(at: Match, share: Fraction, events: list[Event]) -> Iterator[Leaf]:
        ask = at.ask
        over = ask is None or run(at).phase not in phases or ask.about == "attack"  # the next turn
        if over or (isinstance(ask, Chance) and ask.source != DICE):
            yield Leaf(share, events, at)
        elif isinstance(ask, Chance):
            total = ask.total()
            for answer, weight in ask.outcomes():
                twin = at.fork(Hand())
                twin.answer(answer)
                yield from follow(twin, share * Fraction(weight, total), events + twin.events)
        else:
            assert isinstance(ask, Choose)
            twin = at.fork(Hand())
            twin.answer(best(at, ask))
            yield from follow(twin, share, events + twin.events)

    start = match.fork(Hand())
    start.answer(option)
    events = start.events
    if option.verb.name in SKILLS and "defeated" not in kinds(events):
        start.answer("attack")
        events = events + start.events
    yield from follow(start, Fraction(1), events)


def shares(pairs: Iterator[tuple[int, Fraction]]) -> Shares:
    found: Shares = {}
    for value, share in pairs:
        found[value] = found.get(value, Fraction(0)) + share
    return found


def as_shares(spread: Spread) -> Shares:
    return {value: Fraction(weight, spread.total()) for value, weight in spread.weights.items() if weight}


def odds_of(match: Match, option: Option) -> Odds:
    odds = match.odds(option)
    assert odds is not None
    return odds


def options_of(match: Match) -> list[Option]:
    ask = match.ask
    assert isinstance(ask, Choose)
    return [option for option in ask.options if option.verb.name != "drink"]


def paid(option: Option) -> int:
    """The HP that an option costs, which are no HP taken."""
    if option.verb.name == "tribute":
        return option.number()
    return 2 if option.verb.name == "feat" and option.word(1) == "hp" else 0


def check_turn(match: Match) -> None:
    """Every option of the waiting question of a combat."""
    for option in options_of(match):
        odds = odds_of(match, option)
        ends = list(leaves(match, option, ("combat", "strike")))
        assert sum(end.share for end in ends) == 1
        context = f"{option.key} {odds.chances} {odds.spreads}"
        assert odds.chances["kill"] == sum(end.share for end in ends if "defeated" in end.names), context
        assert odds.chances["death"] == sum(end.share for end in ends if end.died), context
        assert as_shares(odds.spreads["damage"]) == shares((end.damage, end.share) for end in ends), context
        assert as_shares(odds.spreads["taken"]) == shares((end.lost - paid(option), end.share) for end in ends), context


# --- attacks ---------------------------------------------------------------------------------------------------------

LEVEL = {1: 0, 2: 6, 3: 18}
ENEMIES = [
    (1, "giant_rat"),
    (1, "mutant_fly"),
    (2, "troll"),
    (3, "ghost"),
    (3, "burrowing_worm"),
    (6, "specter"),
    (7, "ghoul"),
    (8, "ancestor_spirit"),
    (8, "revenant"),
    (10, "ogs_remains"),
]


@pytest.mark.parametrize(("area", "enemy"), ENEMIES)
@pytest.mark.parametrize("character", ["crusader", "mage", "rogue"])
def test_attack_and_skills_against_every_kind_of_enemy(area: int, enemy: str, character: str) -> None:
    given: Given = {"area": area, "enemy": enemy, "hero.hp": 6, "hero.armor": 1, "hero.xp": 2, "hero.potions": []}
    check_turn(position(given, character))


@pytest.mark.parametrize("hp", range(1, 21))
@pytest.mark.parametrize(("cursed", "poisoned"), [(False, False), (True, False), (False, True), (True, True)])
def test_every_hp_with_and_without_afflictions(hp: int, cursed: bool, poisoned: bool) -> None:
    check_turn(position({
        "area": 5, "enemy": "winged_serpent", "enemy.hp": 4, "hero.hp": hp, "hero.armor": hp % 5,
        "hero.cursed": cursed, "hero.poisoned": poisoned, "hero.ready": hp % 2 == 0,
    }))  # fmt: skip


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(("cursed", "poisoned"), [(False, False), (True, False), (False, True)])
def test_two_and_three_dice(level: int, cursed: bool, poisoned: bool) -> None:
    check_turn(position({
        "area": 7, "enemy": "kings_protector", "enemy.hp": 9, "hero.hp": 6, "hero.xp": LEVEL[level],
        "hero.cursed": cursed, "hero.poisoned": poisoned, "hero.ready": False,
    }))  # fmt: skip


@pytest.mark.parametrize("level", [2, 3])
def test_backstab_takes_the_best_of_several_dice(level: int) -> None:
    given: Given = {"area": 7, "enemy": "ghoul", "enemy.hp": 11, "hero.hp": 5, "hero.xp": LEVEL[level]}
    check_turn(position({**given, "hero.cursed": level == 2}, "rogue"))


@pytest.mark.parametrize("hp", [1, 2, 3, 8, 13])
@pytest.mark.parametrize("poisoned", [False, True])
def test_every_tribute(hp: int, poisoned: bool) -> None:
    given: Given = {"area": 8, "enemy": "kings_guard", "enemy.hp": 14, "hero.hp": hp, "hero.potions": []}
    check_turn(position({**given, "hero.poisoned": poisoned}, "priestess"))


@pytest.mark.parametrize("doses", [0, 1, 2])
@pytest.mark.parametrize("character", ["mage", "crusader"])
def test_poison_potions_at_work(doses: int, character: str) -> None:
    given: Given = {"area": 2, "enemy": "spider_queen", "enemy.hp": 10, "enemy.poison": [doses], "hero.potions": []}
    check_turn(position(given, character))


@pytest.mark.parametrize("xp", [0, 1])
@pytest.mark.parametrize("hp", [1, 2, 3, 4])
@pytest.mark.parametrize("poisoned", [False, True])
def test_weaken_costs_hp_where_there_is_no_xp(xp: int, hp: int, poisoned: bool) -> None:
    given: Given = {"area": 3, "enemy": "ghost", "hero.hp": hp, "hero.xp": xp, "hero.armor": 0}
    check_turn(position({**given, "hero.poisoned": poisoned, "hero.ready": False}))


def test_odds_after_a_skill_was_declared() -> None:
    for character, skill in [("crusader", "bash"), ("rogue", "backstab"), ("mage", "conjure frost"), ("mage", "conjure fire")]:
        match = position({"area": 7, "enemy": "ghoul", "enemy.hp": 12, "hero.xp": 6, "hero.armor": 2}, character)
        play(match, skill)
        check_turn(match)


@pytest.mark.parametrize("shield", [0, 1])
def test_armor_counts_the_shield(shield: int) -> None:
    check_turn(position({"area": 3, "enemy": "skeleton_soldier", "hero.armor": 2, "hero.shield": shield, "hero.hp": 3}))


def test_the_second_of_two_fighters() -> None:
    given: Given = {"area": 3, "enemy": "skeleton_soldier", "enemy.hp": 9, "enemy.poison": [1, 0], "enemy.turn": 1}
    check_turn(position({**given, "ally.hp": 4, "ally.xp": 6}, "crusader", "rogue"))


# --- rerolls and potions ---------------------------------------------------------------------------------------------

ROLLED = ["2 1", "X 3", "6 2", "6 6", "5 4"]


@pytest.mark.parametrize("dice", ROLLED)
@pytest.mark.parametrize(("area", "enemy", "left"), [(1, "giant_rat", 6), (3, "ghost", 5), (7, "kings_protector", 12)])
@pytest.mark.parametrize(("hp", "xp"), [(1, 1), (3, 0), (4, 1), (9, 5)])
def test_rerolls_with_a_known_dungeon_die(dice: str, area: int, enemy: str, left: int, hp: int, xp: int) -> None:
    match = position({
        "area": area, "enemy": enemy, "enemy.hp": left, "hero.hp": hp, "hero.xp": xp, "hero.armor": 1,
        "hero.item": "rusty_dagger", "hero.uses": 1,
    })  # fmt: skip
    play(match, "attack", dice)
    check_turn(match)


@pytest.mark.parametrize("dice", ["6 X 2 4", "6 6 5 3", "X X X 6", "2 3 6 1"])
@pytest.mark.parametrize("character", ["crusader", "rogue"])
@pytest.mark.parametrize("symbol", ["", " symbol", " blank"])
def test_rerolls_of_three_dice(dice: str, character: str, symbol: str) -> None:
    given: Given = {"area": 7, "enemy": "ghoul", "hero.xp": 18, "hero.hp": 6, "hero.cursed": bool(symbol)}
    match = position(given, character)
    play(match, "bash" if character == "crusader" else "backstab", "attack", dice + symbol)
    check_turn(match)


def test_rerolls_of_an_accumulated_critical() -> None:
    match = position({"area": 7, "enemy": "ghoul", "hero.hp": 6, "hero.xp": 1})
    play(match, "attack", "6 4", "critical 0", "6")
    assert "critical 0" in [option.key for option in options_of(match)]
    check_turn(match)


@pytest.mark.parametrize("potions", [["fire", "frost"], ["poison", "fire"], ["frost", "healing"]])
@pytest.mark.parametrize("dice", ["2 1", "5 3", "6 6"])
@pytest.mark.parametrize("hp", [2, 4, 9])
def test_potions_at_step_seven(potions: list[str], dice: str, hp: int) -> None:
    given: Given = {"area": 2, "enemy": "ghoul", "enemy.hp": 9, "enemy.poison": [1], "hero.hp": hp}
    match = position({**given, "hero.potions": [*potions], "hero.xp": 1})
    play(match, "attack", dice, "stop")
    assert asked(match) == "potion"
    check_turn(match)


def test_potions_after_a_backstab() -> None:
    match = position({"area": 2, "enemy": "ghoul", "hero.xp": 6, "hero.potions": ["fire"]}, "rogue")
    play(match, "backstab", "attack", "5 2 3", "stop", "double 1")
    assert asked(match) == "potion"
    check_turn(match)


# --- rooms -----------------------------------------------------------------------------------------------------------

TESTED = [room.id for room in GAME.content.rooms.values() if room.type in ("trap", "tomb", "treasure")] + ["armory"]


def check_test(match: Match) -> None:
    for option in options_of(match):
        odds = odds_of(match, option)
        ends = list(leaves(match, option, ("resolve",)))
        assert sum(end.share for end in ends) == 1
        assert odds.chances["success"] == sum(end.share for end in ends if "passed" in end.names), option.key
        assert odds.chances["death"] == sum(end.share for end in ends if end.died), option.key
        assert as_shares(odds.spreads["taken"]) == shares((end.lost, end.share) for end in ends), option.key


@pytest.mark.parametrize("room", TESTED)
@pytest.mark.parametrize("area", [1, 4, 6, 9])
@pytest.mark.parametrize(("hp", "rich"), [(1, False), (2, True), (3, False), (11, False), (11, True)])
def test_tests_in_rooms_with_and_without_resources(room: str, area: int, hp: int, rich: bool) -> None:
    few: Given = {"hero.food": 0, "hero.armor": 0, "hero.xp": 0, "hero.gold": 0}
    many: Given = {"hero.food": 2, "hero.armor": 1, "hero.xp": 3, "hero.gold": 5}
    check_test(position({"area": area, "room": room, "hero.hp": hp, **(many if rich else few)}))


@pytest.mark.parametrize("room", ["trap_spikes", "trap_bats", "corridor", "armory"])
@pytest.mark.parametrize(("cursed", "poisoned"), [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("hp", [1, 2, 4])
def test_tests_under_afflictions(room: str, cursed: bool, poisoned: bool, hp: int) -> None:
    given: Given = {"area": 7, "room": room, "hero.hp": hp, "hero.cursed": cursed, "hero.poisoned": poisoned}
    check_test(position(given))


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("cursed", [False, True])
def test_tests_with_more_dice(level: int, cursed: bool) -> None:
    check_test(position({"area": 4, "room": "trap_pendulums", "hero.xp": LEVEL[level], "hero.hp": 3, "hero.cursed": cursed}))


@pytest.mark.parametrize("room", TESTED)
def test_perception_is_sure_to_pass(room: str) -> None:
    given: Given = {"area": 4, "room": room, "hero.hp": 2, "hero.potions": ["perception"], "hero.poisoned": True}
    match = position(given)
    assert "perceive" in [option.key for option in options_of(match)]
    check_test(match)


@pytest.mark.parametrize("hp", [5, 18, 19, 20])
@pytest.mark.parametrize("gold", [0, 3])
@pytest.mark.parametrize("ill", [False, True])
def test_the_shrine(hp: int, gold: int, ill: bool) -> None:
    afflictions: Given = {"hero.cursed": ill, "hero.poisoned": ill, "hero.blind": ill}
    match = position({"room": "shrine", "hero.hp": hp, "hero.gold": gold, **afflictions})
    assert len(options_of(match)) == (2 if gold else 1)
    for option in options_of(match):
        odds = odds_of(match, option)
        ends = list(leaves(match, option, ("resolve",)))
        assert as_shares(odds.spreads["healed"]) == shares((end.healed, end.share) for end in ends)
        if ill:
            assert odds.chances["blessing"] == sum(end.share for end in ends if not hero(end.match).cursed)
        else:
            assert odds.chances["curse"] == sum(end.share for end in ends if hero(end.match).cursed)
            assert odds.chances["poison"] == sum(end.share for end in ends if hero(end.match).poisoned)


# --- where chance has no part ----------------------------------------------------------------------------------------


def test_no_odds_where_nothing_is_rolled() -> None:
    quiet: list[Given] = [{"room": "bonfire"}, {"room": "crow"}, {"room": "merchant", "hero.gold": 9}]
    for given in quiet:
        match = position(given)
        assert [match.odds(option) for option in options_of(match)] == [None] * len(options_of(match))
    drinking = position({"enemy": "giant_rat", "hero.potions": ["healing"]})
    ask = drinking.ask
    assert isinstance(ask, Choose)
    assert drinking.odds(ask.find("drink healing")) is None
