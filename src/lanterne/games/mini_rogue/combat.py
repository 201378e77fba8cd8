"""Combat: attack phase, feats, potions, the Enemy's attack. MR-COMBAT, MR-ENEMY, MR-FEAT, MR-GUARD.

A combat turn of one fighter is two steps of the match: up to the roll, and from there on.
"""

from __future__ import annotations

from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import AFFLICTIONS, OFFENSIVE, EnemyLine, result_of
from lanterne.games.mini_rogue.effects import apply_pending, obtain
from lanterne.games.mini_rogue.potions import decide, spend, throwable
from lanterne.games.mini_rogue.preparation import drop_item, fall
from lanterne.games.mini_rogue.skills import skill_bar, skill_of, spend_skill
from lanterne.games.mini_rogue.state import Attack, Enemy, Hero, Run
from lanterne.games.mini_rogue.stats import inflict, lose, lose_hp, pay
from lanterne.kernel.asks import Flow, Option, Roll
from lanterne.kernel.game import GameOver

ATTACK: Final = v.abouts("attack")
REROLL: Final = v.abouts("reroll")
POISON_DAMAGE: Final = 4
FIRE_DAMAGE: Final = 7
FEAT_HP: Final = 2
BASH: Final = v.BASH()
BACKSTAB: Final = v.BACKSTAB()
CONJURES: Final = [v.CONJURE(potion) for potion in OFFENSIVE]


def start_combat(s: Run, line: EnemyLine, kind: str, fighters: list[Hero]) -> None:
    """MR-COMBAT-01, MR-COOP-04: HP for the number of fighters."""
    double = len(fighters) > 1 or ("coop_always_double" in s.flags and len(s.heroes) > 1)
    hp = line.hp[1] if double else line.hp[0]
    seats = tuple(hero.seat for hero in fighters)
    s.enemy = Enemy(
        line.id, kind, hp, hp, line.damage, line.effects, line.reward.text, seats, 0, [0] * len(s.heroes)
    )  # fmt: skip
    s.fights += 1
    s.phase = "combat"
    s.emit(v.FIGHT, line.id, hp)


def combat_turn(s: Run) -> Flow[None]:
    """The first half of a combat turn: skills and the roll. MR-COMBAT-02, MR-COOP-09."""
    enemy = s.enemy
    assert enemy is not None
    hero = s.heroes[enemy.fighters[enemy.turn]]
    attack = s.attack = Attack(False, [], [], [], 0, False, 0, 0, False, False)
    yield from before_roll(s, hero, enemy, attack)
    if enemy.hp:
        yield from roll_attack(s, hero, attack)
        s.phase = "strike"
    else:
        s.attack = None
        yield from defeated(s, enemy)


def strike(s: Run) -> Flow[None]:
    """The second half of a combat turn: rerolls, a potion, the damage, and the Enemy's answer."""
    enemy, attack = s.enemy, s.attack
    assert enemy is not None
    assert attack is not None
    hero = s.heroes[enemy.fighters[enemy.turn]]
    yield from rerolls(s, hero, attack)
    if attack.backstab:
        yield from choose_backstab(s, hero, attack)
    if hero.potions:
        yield from use_potion(s, hero, enemy, attack)
    hit(s, enemy, damage_of(hero, enemy, attack))
    s.attack = None
    s.phase = "combat"
    if enemy.hp == 0:
        yield from defeated(s, enemy)
        return
    if attack.frost:
        s.emit(v.FROZEN, enemy.id)
    else:
        yield from enemy_attack(s, hero, enemy, attack.dungeon)
    enemy.turn = (enemy.turn + 1) % len(enemy.fighters)


# --- before the roll -------------------------------------------------------------------------------------------------


def before_roll(s: Run, hero: Hero, enemy: Enemy, attack: Attack) -> Flow[None]:
    """MR-COMBAT-03: a combat skill is declared before the roll."""
    while enemy.hp:
        choice = yield from decide(s, hero, "attack", attack_options, always=True)
        if choice is v.ATTACK_NOW:
            return
        skill = skill_of(s, hero, "combat")
        spend_skill(s, hero, skill.id)
        if choice is BASH:
            attack.bash = skill.amount * s.armor(hero)  # MR-SKILL-09, MR-RULING-49
        elif choice is BACKSTAB:
            attack.backstab = True
        elif choice.verb is v.TRIBUTE:  # MR-RULING-21: at once
            pay(s, hero, "hp", choice.number())
            hit(s, enemy, skill.amount * choice.number())
        else:
            throw(enemy, hero, attack, choice.word())


def attack_options(s: Run, hero: Hero) -> list[Option]:
    options = [v.ATTACK_NOW]
    if hero.ready and skill_bar(s, hero, "combat") is None:
        skill = skill_of(s, hero, "combat")
        if skill.effect == "bash":
            options.append(BASH)
        elif skill.effect == "double_die":
            options.append(BACKSTAB)
        elif skill.effect == "tribute":
            options += [v.TRIBUTE(amount) for amount in range(1, hero.hp)]
        else:
            options += CONJURES
    return options


def throw(enemy: Enemy, hero: Hero, attack: Attack, potion: str) -> None:
    """The effect of an offensive potion, owned or conjured. MR-POT-01 to MR-POT-03, MR-RULING-20, MR-RULING-23."""
    if potion == "fire":
        attack.fire += FIRE_DAMAGE
    elif potion == "frost":
        attack.frost = True
    else:
        enemy.poison[hero.seat] += 1


# --- the dice --------------------------------------------------------------------------------------------------------


def roll_attack(s: Run, hero: Hero, attack: Attack) -> Flow[None]:
    """MR-COMBAT-04 to MR-COMBAT-06. MR-RULING-12: Poison first, then Curse."""
    level = hero.level()
    cursed, poisoned = hero.cursed, hero.poisoned
    roll = Roll(v.DICE, ATTACK[s.area][hero.cell], v.dice_pool(level, cursed, poisoned))
    yield roll
    values = roll.values()
    attack.rolled = True
    attack.dungeon = values[level]
    attack.symbol = cursed and values[level + 1] == 1
    attack.tops = values[:level]
    attack.feated = [False] * level
    attack.values = [counted(value, attack.symbol) for value in attack.tops]
    s.emit(v.ATTACKED, hero.character, v.shown(attack.tops), attack.dungeon)
    if poisoned and values[-1]:
        s.emit(v.POISON_SYMBOL, hero.character)
        yield from lose_hp(s, hero, 1, "poison")
    if attack.symbol:
        s.emit(v.CURSE_SYMBOL, hero.character)


def counted(value: int, symbol: bool) -> int:
    """MR-EFF-02, MR-EFF-03: one less under the curse symbol, and less than 2 is a miss."""
    if not symbol:
        return value
    return value - 1 if value > 2 else 0


def rerolls(s: Run, hero: Hero, attack: Attack) -> Flow[None]:
    """MR-COMBAT-07 to MR-COMBAT-11: criticals and feats, one at a time, until the player stops."""
    while True:
        choice = yield from decide(s, hero, "reroll", reroll_options)
        if choice is v.STOP_NOW:
            return
        die = choice.number(0)
        if choice.verb is v.FEAT:
            pay_feat(s, hero, choice.word(1))
        roll = Roll(v.DICE, REROLL[s.area][hero.cell], v.ONE_DIE)
        yield roll
        face = roll.values()[0]
        attack.tops[die] = face
        if choice.verb is v.FEAT:
            attack.feated[die] = True
            attack.values[die] = counted(face, attack.symbol)  # MR-RULING-15
            s.emit(v.FEAT_ROLL, hero.character, v.shown([face]), choice.word(1))
        elif face == 0:  # MR-COMBAT-08
            attack.values[die] = 0
            s.emit(v.CRITICAL_LOST, hero.character)
        else:
            attack.values[die] += face
            s.emit(v.CRITICAL_HIT, hero.character, v.shown([face]), attack.values[die])


def reroll_options(s: Run, hero: Hero) -> list[Option]:
    attack = s.attack
    assert attack is not None
    options = [v.STOP_NOW]
    payments = []
    for payment in v.PAYMENTS:
        if feat_bar(s, hero, payment) is None:
            payments.append(payment)
    for die in range(len(attack.values)):
        if critical_bar(attack, die) is None:
            options.append(v.CRITICALS[die])
        if not attack.feated[die]:
            for payment in payments:
                options.append(v.FEATS[die][payment])
    return options


def critical_bar(attack: Attack, die: int) -> tuple[str, str] | None:
    """Why a die may not be rerolled as a critical hit. MR-RULING-13: never under the curse symbol."""
    if attack.tops[die] != v.CRITICAL:
        return "MR-COMBAT-07", "need-six"
    return ("MR-RULING-13", "need-no-symbol") if attack.symbol else None


def feat_bar(s: Run, hero: Hero, pay: str) -> tuple[str, str] | None:
    """Why a feat cannot be paid so. MR-RULING-17: a feat cannot kill."""
    if pay == "xp":
        return None if hero.xp else ("MR-RULING-17", "need-xp")
    if pay == "hp":
        return None if hero.hp > FEAT_HP else ("MR-RULING-17", "need-hp")
    if hero.item and s.content.items[hero.item].power == "free_feat":
        return None
    return "MR-FEAT-06", "need-weapon"


def pay_feat(s: Run, hero: Hero, payment: str) -> None:
    """MR-FEAT-02, MR-FEAT-06."""
    if payment == "xp":
        pay(s, hero, "xp", 1)
    elif payment == "hp":
        pay(s, hero, "hp", FEAT_HP)
    else:
        hero.uses -= 1
        if hero.uses == 0:
            drop_item(s, hero)


def choose_backstab(s: Run, hero: Hero, attack: Attack) -> Flow[None]:
    """MR-SKILL-15, MR-RULING-48: the die is chosen when all rerolls are done."""
    options = [v.DOUBLE(die) for die in range(len(attack.values))]
    choice = yield from decide(s, hero, "backstab", lambda _, __: options)
    attack.values[choice.number()] *= 2


def use_potion(s: Run, hero: Hero, enemy: Enemy, attack: Attack) -> Flow[None]:
    """MR-COMBAT-13: one potion."""
    choice = yield from decide(s, hero, "potion", potion_options)
    if choice.verb is v.POTION:
        spend(s, hero, choice.word())
        throw(enemy, hero, attack, choice.word())


def potion_options(s: Run, hero: Hero) -> list[Option]:
    return [v.NO_POTION_NOW, *(v.POTION(potion) for potion in throwable(hero))]


def damage_of(hero: Hero, enemy: Enemy, attack: Attack) -> int:
    """MR-COMBAT-12, MR-RULING-20: one subtraction for everything."""
    return sum(attack.values) + attack.bash + attack.fire + POISON_DAMAGE * enemy.poison[hero.seat]


def hit(s: Run, enemy: Enemy, damage: int) -> None:
    """MR-COMBAT-14, MR-RULING-30: what exceeds the Enemy's HP is lost."""
    enemy.hp = max(0, enemy.hp - damage)
    s.emit(v.DAMAGE, enemy.id, damage, enemy.hp)


# --- the Enemy -------------------------------------------------------------------------------------------------------


def enemy_attack(s: Run, hero: Hero, enemy: Enemy, dungeon: int) -> Flow[None]:
    """MR-ENEMY-01 to MR-ENEMY-05."""
    if dungeon == 1:
        s.emit(v.ENEMY_MISS, enemy.id)
        return
    pierces = dungeon == 6 or "unstoppable" in enemy.effects  # MR-ENEMY-04, MR-EFF-07
    damage = enemy.damage if pierces else max(0, enemy.damage - s.armor(hero))
    if damage == 0:
        s.emit(v.ENEMY_BLOCKED, enemy.id, hero.character)
        return
    s.emit(v.ENEMY_PIERCE if pierces else v.ENEMY_HIT, enemy.id, hero.character, damage)
    yield from lose_hp(s, hero, damage, f"enemy:{enemy.id}")
    for effect in enemy.effects:
        if effect in AFFLICTIONS:
            inflict(s, hero, effect)
        elif effect == "weaken":
            yield from lose(s, hero, "xp", 1, f"enemy:{enemy.id}")
        elif effect == "fall":
            if s.content.areas[s.area - 1].fall:
                yield from fall(s, hero)  # MR-RULING-34: the combat ends without reward
                return
            s.emit(v.NO_FALL)
        elif effect != "unstoppable":
            regenerate(s, enemy, int(effect.partition(" ")[2]))


def regenerate(s: Run, enemy: Enemy, amount: int) -> None:
    """MR-EFF-08, MR-RULING-25: never above the HP it started with."""
    regained = min(amount, enemy.max_hp - enemy.hp)
    if regained:
        enemy.hp += regained
        s.emit(v.REGENERATED, enemy.id, regained)


def defeated(s: Run, enemy: Enemy) -> Flow[None]:
    """MR-ENEMY-08, MR-ENEMY-09, MR-GUARD-02, MR-GUARD-04; each fighter gets the whole reward (MR-COOP-10)."""
    s.emit(v.DEFEATED, enemy.id)
    fighters = [s.heroes[seat] for seat in enemy.fighters]
    s.enemy = None
    if enemy.kind == "og1":
        start_og(s, 2, fighters)
        return
    if enemy.kind == "og2":
        s.beaten += 1
        s.result = "won"
        s.cause = "victory"
        s.emit(v.WON)
        raise GameOver
    s.phase = "rewards" if enemy.kind == "guardian" else s.onward()
    reward = result_of(enemy.reward)
    for hero in fighters:
        yield from obtain(s, hero, reward, f"enemy:{enemy.id}")
    if s.pending:
        yield from apply_pending(s, f"room:{s.grid[s.heroes[s.owner].cell]}")


def start_og(s: Run, phase: int, fighters: list[Hero]) -> None:
    """MR-GUARD-04, MR-GUARD-05: two combats, nothing is carried from the first into the second."""
    line = s.content.last[phase - 1]
    start_combat(s, line, f"og{phase}", fighters)
    if phase == 2:
        assert s.enemy is not None
        s.fights -= 1
        s.emit(v.SECOND_PHASE, line.id, s.enemy.hp)
