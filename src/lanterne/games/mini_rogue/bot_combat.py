"""The greedy bot in a fight: skill, rerolls, Backstab, potions.

It looks at this combat turn only: damage dealt, HP lost to the Enemy's answer, what the option costs.
"""

from __future__ import annotations

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.bot_worth import LIFE, POTION, WEAPON, Worth
from lanterne.games.mini_rogue.combat import FEAT_HP, FIRE_DAMAGE, POISON_DAMAGE, counted
from lanterne.games.mini_rogue.odds import final_damage, taken
from lanterne.games.mini_rogue.state import CAPS, Attack, Enemy, Hero
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Option

HEALED = 6
DOUBLED = (0, 4, 5, 6)  # what Backstab adds on each Level


class Fight:
    """One decision in a combat turn."""

    def __init__(self, view: RunView, hero: Hero, enemy: Enemy, attack: Attack) -> None:
        self.view = view
        self.hero = hero
        self.enemy = enemy
        self.attack = attack
        self.worth = Worth(view, hero)
        self.scale = 0.1 if enemy.kind == "og2" else 0.5 if enemy.kind == "og1" else 1.0  # nothing is kept beyond the end
        self.blow = self.worth.blow(enemy.damage, enemy.effects)
        self.saves = self.blow / self.worth.pace()  # HP that one point of damage saves

    def before_roll(self, options: list[Option]) -> Option:
        best, most = options[0], 0.0
        for option in options:
            worth = self.opening(option)
            if worth > most:
                best, most = option, worth
        return best

    def opening(self, option: Option) -> float:
        """What an option before the roll is worth more than a plain attack."""
        hero, enemy = self.hero, self.enemy
        verb = option.verb
        if verb is v.ATTACK:
            return 0.0
        if verb is v.DRINK:
            return self.drink_before_roll(option.word())
        skill = self.worth.content.characters[hero.character].skill("combat")
        assert skill is not None
        price = self.skill_price()
        if verb is v.BASH:
            return self.damage(skill.amount * self.view.armor(hero)) - price
        if verb is v.BACKSTAB:
            return self.damage(DOUBLED[hero.level()]) - price
        if verb is v.TRIBUTE:
            return self.tribute(option.number(), skill.amount) - price
        if option.word() == "fire":
            return self.damage(FIRE_DAMAGE) - price
        if option.word() == "frost":
            return self.blow - price
        return self.damage(POISON_DAMAGE) - price

    def damage(self, amount: int) -> float:
        return self.saves * min(amount, self.enemy.hp)

    def tribute(self, cost: int, factor: int) -> float:
        """HP for damage at once; a beaten Enemy does not attack."""
        dealt = min(factor * cost, self.enemy.hp)
        kill = self.blow if dealt == self.enemy.hp else 0.0
        return self.saves * dealt + kill - self.worth.pain(cost)

    def skill_price(self) -> float:
        """What the Character card may still bring before it is refreshed."""
        if self.enemy.kind in ("guardian", "og1", "og2"):
            return 0.0
        return 2.0 if self.view.guardian else 1.0

    def drink_before_roll(self, potion: str) -> float:
        """Only what cannot wait for the dice: poison that may kill, a curse to be rid of."""
        hero = self.hero
        if potion == "healing":
            return LIFE if hero.poisoned and hero.hp == 1 else 0.0
        return self.worth.blessing() - self.scale * POTION[potion]

    # --- with the dice on the table ----------------------------------------------------------------------------------

    def outcome(self, damage: int, hp: int, frost: bool) -> float:
        """The worth of ending the attack phase with this damage; the Enemy's answer is known."""
        enemy = self.enemy
        if damage >= enemy.hp:
            return self.saves * enemy.hp + hp + self.blow / 2
        loss = 0 if frost else taken(self.view, self.hero, enemy, self.attack.dungeon)
        worth = self.saves * damage + hp - loss
        if loss >= hp:
            return worth - LIFE
        if loss:
            worth += self.scale * sum([self.worth.harm(effect) for effect in enemy.effects])
        return worth

    def reroll(self, options: list[Option]) -> Option:
        hero, attack = self.hero, self.attack
        now = final_damage(self.enemy, hero, attack, attack.values)
        best = v.STOP_NOW
        if now >= self.enemy.hp:
            return best
        most = self.outcome(now, hero.hp, attack.frost)
        for option in options:
            if option.verb is v.CRITICAL_REROLL:
                worth = self.rolled(option.number(0), False, hero.hp)
            elif option.verb is v.FEAT:
                worth = self.feat(option)
            else:
                continue
            if worth > most + 1e-9:
                best, most = option, worth
        return best

    def feat(self, option: Option) -> float:
        die, pay = option.number(0), option.word(1)
        hp, cost = self.hero.hp, 0.0
        if pay == "hp":
            hp -= FEAT_HP
        elif pay == "xp":
            cost = -self.scale * self.worth.xp(-1)
        else:
            cost = self.scale * WEAPON / 2
        return self.rolled(die, True, hp) - cost

    def rolled(self, die: int, feat: bool, hp: int) -> float:
        """The mean worth over the faces that the die may show, when nothing more is rerolled after it."""
        attack = self.attack
        values = list(attack.values)
        total = 0.0
        for face in v.CHARACTER_DIE.values:
            if feat:
                values[die] = counted(face, attack.symbol)
            else:
                values[die] = attack.values[die] + face if face else 0
            total += self.outcome(final_damage(self.enemy, self.hero, attack, values), hp, attack.frost)
        return total / len(v.CHARACTER_DIE.values)

    def potion(self, options: list[Option]) -> Option:
        """Step 7: everything about this turn is known."""
        hero, attack, enemy = self.hero, self.attack, self.enemy
        damage = sum(attack.values) + attack.bash + attack.fire + POISON_DAMAGE * enemy.poison[hero.seat]
        best, most = options[0], self.outcome(damage, hero.hp, attack.frost)
        for option in options[1:]:
            name = option.word()
            if name == "fire":
                worth = self.outcome(damage + FIRE_DAMAGE, hero.hp, attack.frost)
            elif name == "frost":
                worth = self.outcome(damage, hero.hp, True)
            elif name == "poison":
                worth = self.outcome(damage + POISON_DAMAGE, hero.hp, attack.frost) + self.saves * POISON_DAMAGE
            elif name == "healing":
                worth = self.outcome(damage, min(CAPS["hp"], hero.hp + HEALED), attack.frost)
            else:
                continue
            worth -= self.scale * POTION[name]
            if worth > most:
                best, most = option, worth
        return best


def strongest(fight: Fight, options: list[Option]) -> Option:
    """Backstab doubles the best die."""
    values = fight.attack.values
    dice = [option for option in options if option.verb is v.DOUBLE]
    return max(dice, key=lambda option: values[option.number()])
