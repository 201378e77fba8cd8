"""Exact odds before a roll, computed from what a seat may know: no sampling, no rounding.

Odds of an attack are those of this combat turn when nothing more is rerolled after the option; they follow the same
tables as the rules, and tests hold them against every outcome played through the rules.
"""

from __future__ import annotations

from fractions import Fraction

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.combat import FEAT_HP, FIRE_DAMAGE, POISON_DAMAGE, counted
from lanterne.games.mini_rogue.content import FLOOR, Effect, Result, Room
from lanterne.games.mini_rogue.skill_tests import PASSES
from lanterne.games.mini_rogue.state import CAPS, Attack, Enemy, Hero
from lanterne.games.mini_rogue.stats import stat_of
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Choose, Option
from lanterne.kernel.odds import Odds, Spread
from lanterne.parts.dice import any_chance, figure, mixture, spread_of

DIE = spread_of(v.CHARACTER_DIE)
CURSED_DIE = DIE.map(lambda value: counted(value, True))
DUNGEON = spread_of(v.DUNGEON_DIE)
HALF = Fraction(1, 2)  # how often the curse die and the poison die show their symbol
NOTHING = Spread({0: 1})


def _doubled(level: int, die: Spread) -> Spread:
    """The sum of some dice of which the best counts twice."""
    return figure([die] * level, lambda roll: sum(roll) + max(roll))


def _mixed(level: int, cursed: bool, doubled: bool) -> Spread:
    """The damage of an attack roll; the curse symbol shows half of the time."""
    plain = _doubled(level, DIE) if doubled else DIE.times(level)
    if not cursed:
        return plain
    marked = _doubled(level, CURSED_DIE) if doubled else CURSED_DIE.times(level)
    return mixture([(HALF, plain), (HALF, marked)])


ROLLS = {
    (level, cursed, doubled): _mixed(level, cursed, doubled)
    for level in (1, 2, 3)
    for cursed in (False, True)
    for doubled in (False, True)
}


def odds_of(view: RunView, ask: Choose, option: Option) -> Odds | None:
    """The odds of an option, or None where chance has no part in it."""
    hero = view.heroes[ask.seat]
    about, verb = ask.about, option.verb
    if verb is v.DRINK:
        return None
    if about == "test":
        return perceived_odds(view, hero) if verb is v.PERCEIVE else test_odds(view, hero)
    if about == "shrine":
        return shrine_odds(view, hero, verb is v.OFFER)
    enemy = view.enemy
    attack = view.attack
    if enemy is None or attack is None:
        return None
    if about == "attack":
        return attack_odds(view, hero, enemy, attack, option)
    if about == "reroll":
        return reroll_odds(view, hero, enemy, attack, option)
    if about == "potion":
        return potion_odds(view, hero, enemy, attack, option)
    return None


# --- combat ----------------------------------------------------------------------------------------------------------


def taken(view: RunView, hero: Hero, enemy: Enemy, dungeon: int) -> int:
    """MR-ENEMY-02 to MR-ENEMY-05: the HP that an attack costs, with the one that Weaken takes from who has no XP."""
    if dungeon == 1:
        return 0
    pierces = dungeon == 6 or "unstoppable" in enemy.effects
    loss = enemy.damage if pierces else max(0, enemy.damage - view.armor(hero))
    return loss + 1 if loss and hero.xp == 0 and weakens(view, enemy) else loss


def weakens(view: RunView, enemy: Enemy) -> bool:
    """Whether Weaken applies: not when the hero falls before (MR-RULING-27, MR-RULING-34)."""
    for effect in enemy.effects:
        if effect == "fall" and view.content.areas[view.area - 1].fall:
            return False
        if effect == "weaken":
            return True
    return False


def strike_odds(view: RunView, hero: Hero, enemy: Enemy, damage: Spread, dungeon: Spread, frost: bool) -> Odds:
    """What the end of a turn brings: `damage` dealt to the Enemy, then its answer by the Dungeon die."""
    total, faces = damage.total(), dungeon.total()
    kills = sum(weight for value, weight in damage.weights.items() if value >= enemy.hp)
    pain = {0: kills * faces}  # a defeated Enemy does not attack (MR-COMBAT-15)
    if frost:
        pain[0] = total * faces
    else:
        for face, weight in dungeon.weights.items():
            loss = min(hero.hp, taken(view, hero, enemy, face))
            pain[loss] = pain.get(loss, 0) + (total - kills) * weight
    death = Fraction(pain.get(hero.hp, 0), total * faces)
    return Odds({"kill": Fraction(kills, total), "death": death}, {"damage": damage, "taken": positive(pain)})


def positive(weights: dict[int, int]) -> Spread:
    return Spread({value: weight for value, weight in weights.items() if weight})


def roll_odds(view: RunView, hero: Hero, enemy: Enemy, damage: Spread, frost: bool) -> Odds:
    """The whole turn before its roll. Half of the time the poison die shows its symbol: 1 HP is lost before the attack,
    which death prevents (MR-RULING-12)."""
    clean = strike_odds(view, hero, enemy, damage, DUNGEON, frost)
    if not hero.poisoned:
        return clean
    if hero.hp == 1:
        ill = Odds({"kill": Fraction(0), "death": Fraction(1)}, {"damage": NOTHING, "taken": Spread({1: 1})})
    else:
        ill = strike_odds(view, after_paying(hero, 1, 0), enemy, damage, DUNGEON, frost)
        ill.spreads["taken"] = shifted(ill.spreads["taken"], 1)
    chances = {name: (clean.chances[name] + ill.chances[name]) / 2 for name in clean.chances}
    return Odds(chances, {name: mixture([(HALF, clean.spreads[name]), (HALF, ill.spreads[name])]) for name in clean.spreads})


def after_paying(hero: Hero, hp: int, xp: int) -> Hero:
    payer = hero.copy()
    payer.hp -= hp
    payer.xp -= xp
    return payer


def shifted(spread: Spread, by: int) -> Spread:
    return spread if by == 0 else Spread({value + by: weight for value, weight in spread.weights.items()})


def attack_odds(view: RunView, hero: Hero, enemy: Enemy, attack: Attack, option: Option) -> Odds:
    """The roll of an attack, with the skill that the option declares."""
    verb = option.verb
    skill = view.content.characters[hero.character].skill("combat")
    bonus = attack.bash + attack.fire + POISON_DAMAGE * enemy.poison[hero.seat]
    frost, doubled, level = attack.frost, attack.backstab, hero.level()
    tribute = 0
    if verb is not v.ATTACK and skill is not None:
        if verb is v.BASH:
            bonus += skill.amount * view.armor(hero)
        elif verb is v.BACKSTAB:
            doubled = True
        elif verb is v.TRIBUTE:
            tribute = skill.amount * option.number()
            hero = after_paying(hero, option.number(), 0)
            if tribute >= enemy.hp:  # MR-RULING-21: there is no roll
                sure = {"damage": Spread({tribute: 1}), "taken": NOTHING}
                return Odds({"kill": Fraction(1), "death": Fraction(0)}, sure)
            enemy = enemy.copy()
            enemy.hp -= tribute
        elif option.word() == "fire":
            bonus += FIRE_DAMAGE
        elif option.word() == "frost":
            frost = True
        else:
            bonus += POISON_DAMAGE
    odds = roll_odds(view, hero, enemy, shifted(ROLLS[level, hero.cursed, doubled], bonus), frost)
    odds.spreads["damage"] = shifted(odds.spreads["damage"], tribute)
    return odds


def final_damage(enemy: Enemy, hero: Hero, attack: Attack, values: list[int]) -> int:
    """The damage of these dice with everything declared so far; Backstab doubles the best die."""
    best = max(values) if attack.backstab else 0
    return sum(values) + best + attack.bash + attack.fire + POISON_DAMAGE * enemy.poison[hero.seat]


def reroll_odds(view: RunView, hero: Hero, enemy: Enemy, attack: Attack, option: Option) -> Odds:
    """The turn when this die is rerolled, or nothing is, and the player stops then."""
    values = attack.values
    if option.verb is v.STOP:
        damage = Spread({final_damage(enemy, hero, attack, values): 1})
    else:
        die = option.number(0)
        feat = option.verb is v.FEAT
        if feat and option.word(1) != "item":
            hero = after_paying(hero, FEAT_HP, 0) if option.word(1) == "hp" else after_paying(hero, 0, 1)
        pairs = []
        for face, weight in DIE.weights.items():
            value = counted(face, attack.symbol) if feat else values[die] + face if face else 0
            pairs.append((final_damage(enemy, hero, attack, [*values[:die], value, *values[die + 1 :]]), weight))
        damage = Spread.of(pairs)
    return strike_odds(view, hero, enemy, damage, Spread({attack.dungeon: 1}), attack.frost)


def potion_odds(view: RunView, hero: Hero, enemy: Enemy, attack: Attack, option: Option) -> Odds:
    """Everything is known at step 7: what each potion would make of the turn."""
    damage = sum(attack.values) + attack.bash + attack.fire + POISON_DAMAGE * enemy.poison[hero.seat]
    frost = attack.frost
    if option.verb is v.POTION:
        potion = option.word()
        damage += FIRE_DAMAGE if potion == "fire" else POISON_DAMAGE if potion == "poison" else 0
        frost = frost or potion == "frost"
    dungeon = Spread({attack.dungeon: 1})
    return strike_odds(view, hero, enemy, Spread({damage: 1}), dungeon, frost)


# --- rooms -----------------------------------------------------------------------------------------------------------


def pass_chance(level: int, cursed: bool) -> Fraction:
    """MR-TEST-03, MR-TEST-04: at least one Character die at 5 or more, one less half of the time under a curse."""
    plain = any_chance(DIE, level, lambda value: value >= PASSES)
    return (plain + any_chance(CURSED_DIE, level, lambda value: value >= PASSES)) / 2 if cursed else plain


def test_odds(view: RunView, hero: Hero) -> Odds:
    """The chance to pass, and what the room may cost in HP: of a trap's line, of the poison die."""
    success = pass_chance(hero.level(), hero.cursed)
    room = view.content.rooms[view.grid[hero.cell]]
    cases = []
    for share, ill in [(HALF, 0), (HALF, 1)] if hero.poisoned else [(Fraction(1), 0)]:
        if ill == hero.hp:
            cases.append((share, Spread({ill: 1})))
            continue
        for passed, weight in ((True, success), (False, 1 - success)):
            losses = [(ill + line_loss(view, hero, room, passed, face, hero.hp - ill), 1) for face in range(1, 7)]
            cases.append((share * weight, Spread.of(losses)))
    loss = mixture(cases)
    alive = success if not (hero.poisoned and hero.hp == 1) else success / 2
    return Odds({"success": alive, "death": loss.chance(lambda hp: hp == hero.hp)}, {"taken": loss})


def perceived_odds(view: RunView, hero: Hero) -> Odds:
    """A Perception potion passes the test; only the Dungeon die is rolled."""
    return Odds({"success": Fraction(1), "death": Fraction(0)}, {"taken": NOTHING})


def line_loss(view: RunView, hero: Hero, room: Room, passed: bool, face: int, hp: int) -> int:
    """The HP that the line of a trap or tomb costs; a passed tomb test may shift the line, so that nothing is sure."""
    if room.type == "trap":
        line = room.lines[(face - 1) // 2]
        return result_loss(view, hero, line.success if passed else line.failure, hp)
    if room.type == "tomb" and not passed:
        return result_loss(view, hero, room.results[face - 1], hp)
    return 0


def result_loss(view: RunView, hero: Hero, result: Result, hp: int) -> int:
    """MR-STAT-03: what a result costs in HP at once, missing resources included; not what waits behind a combat or is
    left behind by a fall."""
    if len(result.choices) > 1:
        return 0
    loss = 0
    for effect in result.choices[0]:
        if effect.verb == "combat" or (effect.verb == "fall" and view.content.areas[view.area - 1].fall):
            break
        loss += effect_loss(view, hero, effect)
    return min(hp, loss)


def effect_loss(view: RunView, hero: Hero, effect: Effect) -> int:
    if effect.verb != "lose":
        return 0
    amount = amount_of(view, effect)
    return amount if effect.what == "hp" else max(0, amount - stat_of(hero, effect.what))


def amount_of(view: RunView, effect: Effect) -> int:
    """MR-ROOM-17."""
    return view.floor if effect.amount == FLOOR else effect.amount


def shrine_odds(view: RunView, hero: Hero, offering: bool) -> Odds:
    """What the shrine gives, with or without an offering: the chances of its icons, and the HP really gained."""
    room = view.content.rooms[view.grid[hero.cell]]
    chances = {"blessing": Fraction(0), "curse": Fraction(0), "poison": Fraction(0)}
    healed: list[tuple[int, int]] = []
    for face in range(1, 7):
        effects = room.results[min(6, face + offering) - 1].choices[0]
        gained = sum(amount_of(view, effect) for effect in effects if (effect.verb, effect.what) == ("gain", "hp"))
        healed.append((min(gained, CAPS["hp"] - hero.hp), 1))
        for effect in effects:
            name = effect.what if effect.verb == "inflict" else effect.verb
            if name in chances:
                chances[name] += Fraction(1, 6)
    return Odds(chances, {"healed": Spread.of(healed)})
