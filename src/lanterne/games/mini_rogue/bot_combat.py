"""The greedy bot in a fight: skill, rerolls, Backstab, potions.

It looks at this combat turn only: the damage dealt, the HP lost to the Enemy's answer, and what the option costs.
"""

from __future__ import annotations

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.bot_worth import CARD, FREE_FEAT, LEVEL, LIFE, POTION, RESCUE, XP, Worth, level_at
from lanterne.games.mini_rogue.combat import FEAT_HP, FIRE_DAMAGE, POISON_DAMAGE, counted
from lanterne.games.mini_rogue.odds import ROLLS, final_damage, taken
from lanterne.games.mini_rogue.state import CAPS, Attack, Enemy, Hero
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Option

HEALED = 6
HASTE = 0.25  # part of its price that a potion must bring to be used at once
SHARE = {"guardian": 0.3, "og1": 0.2, "og2": 0.0}  # part of its price that a thing keeps against these
DOUBLED = [0.0, *(float(ROLLS[level, False, True].mean() - ROLLS[level, False, False].mean()) for level in (1, 2, 3))]


class Fight:
    """One decision in a combat turn."""

    def __init__(self, view: RunView, hero: Hero, enemy: Enemy, attack: Attack) -> None:
        self.view = view
        self.hero = hero
        self.enemy = enemy
        self.attack = attack
        self.worth = Worth(view, hero)
        self.share = SHARE.get(enemy.kind, 1.0)
        self.card = RESCUE if self.worth.card == RESCUE else self.share * CARD  # refreshed after a Guardian; a life is not
        self.blow = self.worth.blow(enemy.damage, enemy.effects)
        self.saves = self.blow / self.worth.pace  # the HP that a point of damage saves later

    # --- before the roll ---------------------------------------------------------------------------------------------

    def before_roll(self, options: list[Option]) -> Option:
        best, most = options[0], 0.0
        for option in options[1:]:
            worth = self.drink(option.word()) if option.verb is v.DRINK else self.skill(option) - self.card
            if worth > most:
                best, most = option, worth
        return best

    def skill(self, option: Option) -> float:
        """What a combat skill adds to a plain attack."""
        verb = option.verb
        skill = self.view.content.characters[self.hero.character].skill("combat")
        assert skill is not None
        if verb is v.BASH:
            return self.damage(skill.amount * self.view.armor(self.hero))
        if verb is v.BACKSTAB:
            return self.damage(DOUBLED[self.hero.level()])
        if verb is v.TRIBUTE:
            return self.tribute(option.number(), skill.amount)
        if option.word() == "frost":
            return self.blow
        return self.damage(FIRE_DAMAGE if option.word() == "fire" else POISON_DAMAGE)

    def damage(self, amount: float) -> float:
        return self.saves * min(amount, self.enemy.hp)

    def tribute(self, cost: int, factor: int) -> float:
        """HP for damage at once; a beaten Enemy does not attack. Dear HP are not given."""
        hero, enemy = self.hero, self.enemy
        kills = factor * cost >= enemy.hp
        fear = 0.0 if kills and enemy.kind == "og2" else LIFE * max(0.0, 2 * cost / hero.hp - 1)
        return self.damage(factor * cost) + (self.blow if kills else 0.0) - cost - fear

    def drink(self, potion: str) -> float:
        """Before the roll only what cannot wait for the dice: poison that may kill, a curse to be rid of."""
        hero = self.hero
        if potion == "healing":
            return LIFE if hero.poisoned and hero.hp == 1 else 0.0
        return self.worth.blessing() - self.share * POTION[potion] if hero.cursed or hero.poisoned else 0.0

    # --- with the dice on the table ----------------------------------------------------------------------------------

    def outcome(self, damage: int, hp: int, frost: bool) -> float:
        """The worth of ending the attack phase with this damage; the Enemy's answer is known by now."""
        enemy = self.enemy
        if damage >= enemy.hp:
            return self.saves * enemy.hp + hp
        loss = 0 if frost else taken(self.view, self.hero, enemy, self.attack.dungeon)
        worth = self.saves * damage + hp - loss
        if loss >= hp:
            return worth - LIFE
        if loss:
            worth += self.share * sum([self.worth.harm(effect) for effect in enemy.effects])
        return worth

    def reroll(self, options: list[Option]) -> Option:
        """The die that gains most by being rolled again, if any does."""
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
                worth = self.feat(option.number(0), option.word(1))
            else:
                continue
            if worth > most:
                best, most = option, worth
        return best

    def feat(self, die: int, payment: str) -> float:
        if payment == "hp":
            return self.rolled(die, True, self.hero.hp - FEAT_HP)
        cost = self.share * (XP if payment == "xp" else FREE_FEAT)
        if payment == "xp" and level_at(self.hero.xp - 1) < self.hero.level():
            cost += LEVEL  # a die less from the next turn on, whoever the Enemy is
        return self.rolled(die, True, self.hero.hp) - cost

    def rolled(self, die: int, feat: bool, hp: int) -> float:
        """The mean worth over the faces that a die may show, when nothing more is rerolled after it."""
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

    def backstab(self, options: list[Option]) -> Option:
        """Backstab doubles the best die."""
        values = self.attack.values
        dice = [option for option in options if option.verb is v.DOUBLE]
        return max(dice, key=lambda option: values[option.number()])

    def potion(self, options: list[Option]) -> Option:
        """Step 7: everything about this turn is known."""
        best, most = options[0], self.with_potion("")
        for option in options[1:]:
            worth = self.with_potion(option.word()) - self.share * HASTE * POTION[option.word()]
            if worth > most:
                best, most = option, worth
        return best

    def with_potion(self, potion: str) -> float:
        hero, attack = self.hero, self.attack
        damage = sum(attack.values) + attack.bash + attack.fire + POISON_DAMAGE * self.enemy.poison[hero.seat]
        hp = hero.hp
        if potion == "fire":
            damage += FIRE_DAMAGE
        elif potion == "poison":
            damage += POISON_DAMAGE
        elif potion == "healing":
            hp = min(CAPS["hp"], hp + HEALED)
        worth = self.outcome(damage, hp, attack.frost or potion == "frost")
        return worth - HEALED if potion == "healing" else worth  # HP alone can be had at any time
