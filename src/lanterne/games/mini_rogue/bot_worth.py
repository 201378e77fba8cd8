"""What things are worth to a hero, in HP worth: stats, potions, afflictions, results of tables, fights, rooms.

Everything is read from the view. The constants are judgements, tuned by simulation; the content's numbers are not here.
"""

from __future__ import annotations

from lanterne.games.mini_rogue.content import FLOOR, Effect, EnemyLine, Offer, Result, Room
from lanterne.games.mini_rogue.odds import ROLLS, pass_chance
from lanterne.games.mini_rogue.state import CAPS, LEVELS, XP_CAP, Hero
from lanterne.games.mini_rogue.view import RunView

PASS = {(level, cursed): float(pass_chance(level, cursed)) for level in (1, 2, 3) for cursed in (False, True)}
MEAN = {key[:2]: float(ROLLS[key].mean()) for key in ROLLS if not key[2]}
LIFE = 15.0
XP_SLOPES = (2.2, 1.3, 1.0)  # each XP on Level 1, 2, 3
LEVEL_UP = 4.0  # what a new Level brings at once
FOOD = 3.3  # a descent with an empty stomach costs 3 HP
GOLD = 1.2
ARMOR_NOW, ARMOR_PER_AREA = 4.0, 1.0
POTION = {"fire": 5.0, "frost": 5.0, "poison": 6.0, "healing": 6.0, "holy_water": 2.5, "perception": 2.5}
AFFLICTION = {"curse": 5.0, "poison": 5.0, "blindness": 2.0}
FALL = {1: -8.0, 2: -5.0, 3: -2.0, 4: 0.0}
WEAPON, CROW = 1.2, 2.0  # a free feat; the Crow
BONUS = {"bash": 2, "double_die": 5, "conjure": 7, "tribute": 6}  # rough damage of a combat skill


def _xp_worth() -> list[float]:
    curve = [0.0]
    for xp in range(1, XP_CAP + 1):
        level = sum(1 for start in LEVELS if xp - 1 >= start)
        curve.append(curve[-1] + XP_SLOPES[level - 1] + (LEVEL_UP if xp in LEVELS else 0.0))
    return curve


XP_WORTH = _xp_worth()


class Worth:
    """Prices for one hero at one moment."""

    def __init__(self, view: RunView, hero: Hero) -> None:
        self.view = view
        self.hero = hero
        self.content = view.content
        self.floor = view.floor
        self.descents = len(view.content.areas) - view.area
        self.level = hero.level()
        self.passes = PASS[self.level, hero.cursed]

    # --- stats -------------------------------------------------------------------------------------------------------

    def hp(self, change: int) -> float:
        after = self.hero.hp + change
        if after <= 0:
            return -LIFE - self.hero.hp
        return float(min(CAPS["hp"], after) - self.hero.hp)

    def xp(self, change: int) -> float:
        """XP beyond the cap heals (MR-STAT-08)."""
        before = self.hero.xp
        after = before + change
        if after > XP_CAP:
            return XP_WORTH[XP_CAP] - XP_WORTH[before] + self.hp(after - XP_CAP)
        return XP_WORTH[max(0, after)] - XP_WORTH[before]

    def food(self, change: int) -> float:
        """Only as much as will be eaten."""
        most = min(CAPS["food"], self.descents)
        before = self.hero.food
        return FOOD * (max(0, min(most, before + change)) - min(most, before))

    def gold(self, change: int) -> float:
        before = self.hero.gold
        price = GOLD if self.descents else GOLD / 4
        return price * (max(0, min(CAPS["gold"], before + change)) - before)

    def armor(self, change: int) -> float:
        before = self.hero.armor
        price = ARMOR_NOW + ARMOR_PER_AREA * self.descents
        return price * (max(0, min(CAPS["armor"], before + change)) - before)

    def stat(self, name: str, change: int) -> float:
        if name == "hp":
            return self.hp(change)
        if name == "xp":
            return self.xp(change)
        if name == "food":
            return self.food(change)
        return self.gold(change) if name == "gold" else self.armor(change)

    def potion(self, name: str) -> float:
        """What a new potion adds to those that are carried."""
        hero = self.hero
        if name in hero.potions:
            return 0.0
        if len(hero.potions) < 2:
            return POTION[name]
        return max(0.0, POTION[name] - min(POTION[other] for other in hero.potions))

    def affliction(self, name: str) -> float:
        """What an affliction costs a hero who does not have it yet."""
        hero = self.hero
        has = hero.cursed if name == "curse" else hero.poisoned if name == "poison" else hero.blind
        return 0.0 if has else -self.burden(name)

    def burden(self, name: str) -> float:
        """What an affliction costs for the rest of the run."""
        return AFFLICTION[name] * (0.4 + 0.6 * min(1.0, self.descents / 4))

    def blessing(self) -> float:
        hero = self.hero
        cured = [name for name, has in (("curse", hero.cursed), ("poison", hero.poisoned), ("blindness", hero.blind)) if has]
        return sum(self.burden(name) for name in cured)

    # --- results of tables -------------------------------------------------------------------------------------------

    def result(self, result: Result) -> float:
        return max([self.effects(effects) for effects in result.choices])

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """A list of icons. HP are counted together: two small losses may kill where one does not."""
        worth = 0.0
        hp = 0
        for effect in effects:
            verb = effect.verb
            amount = self.floor if effect.amount == FLOOR else effect.amount
            if verb == "gain" or verb == "lose":
                if effect.what == "hp":
                    hp += amount if verb == "gain" else -amount
                elif verb == "gain":
                    worth += self.stat(effect.what, amount)
                else:
                    worth += self.stat(effect.what, -amount)
                    hp -= max(0, amount - self._stock(effect.what))  # MR-STAT-03
            elif verb == "potion":
                worth += self.potion(effect.what)
            elif verb == "inflict":
                worth += self.affliction(effect.what)
            elif verb == "blessing":
                worth += self.blessing()
            elif verb == "fall":
                worth += FALL[self.floor]
            elif verb == "combat":
                worth += self.fight(self.content.ghosts[self.floor - 1])
            elif verb == "raise_hp_to":
                hp += max(0, amount - self.hero.hp)
        return worth + self.hp(hp) if hp else worth

    def _stock(self, stat: str) -> int:
        hero = self.hero
        return hero.food if stat == "food" else hero.gold if stat == "gold" else hero.armor if stat == "armor" else hero.xp

    # --- fights ------------------------------------------------------------------------------------------------------

    def blow(self, damage: int, effects: tuple[str, ...]) -> float:
        """The HP that an attack of an Enemy costs on average."""
        hit = damage if "unstoppable" in effects else max(0, damage - self.view.armor(self.hero))
        return (4 * hit + damage) / 6 + (0.5 if self.hero.poisoned else 0.0)

    def pace(self) -> float:
        """The damage that an attack deals on average."""
        return MEAN[self.level, self.hero.cursed]

    def fight(self, line: EnemyLine) -> float:
        """What it is worth to meet an Enemy: the HP that as many of its attacks cost as the dice need, and the reward."""
        foe = line.hp[0] - (self.skill_damage() if self.hero.ready else 0)
        attacks = max(0.5, foe / self.pace() - 0.5)
        loss = attacks * self.blow(line.damage, line.effects)
        worth = self.result(line.reward) - self.pain(loss)
        for effect in line.effects:
            worth += 0.7 * self.harm(effect)
        return worth

    def pain(self, loss: float) -> float:
        """Losing so many HP: what may kill costs more than what it takes."""
        return loss + LIFE * max(0.0, 2 * loss / self.hero.hp - 1)

    def harm(self, effect: str) -> float:
        """What an Enemy's effect costs when its attack gets through."""
        if effect in AFFLICTION:
            return self.affliction(effect)
        if effect == "weaken":
            return self.xp(-1)
        return FALL[self.floor] if effect == "fall" else 0.0

    def skill_damage(self) -> int:
        """Roughly what the combat skill adds to one fight."""
        skill = self.content.characters[self.hero.character].skill("combat")
        if skill is None:
            return 0
        return BONUS[skill.effect] * (self.hero.armor if skill.effect == "bash" else 1)

    # --- rooms -------------------------------------------------------------------------------------------------------

    def room(self, room: Room, passes: float | None = None) -> float:
        """What it is worth to enter a room; `passes` is the chance to pass its test when it is not the usual one."""
        kind = room.type
        chance = self.passes if passes is None else passes
        if kind == "monster":
            return self.fight(room.enemies[self.floor - 1])
        if kind == "trap":
            good = sum([self.result(line.success) for line in room.lines])
            bad = sum([self.result(line.failure) for line in room.lines])
            return (chance * good + (1 - chance) * bad) / 3
        if kind == "treasure":
            gold = self.gold(room.gold_after_danger if self.hero.met else room.gold)
            return gold + chance * sum([self.result(result) for result in room.results]) / 6
        if kind == "tomb":
            return self.tomb(room, chance)
        if kind == "shrine":
            return max(self.shrine(room, False), self.shrine(room, True) if self.hero.gold else -99.0)
        if kind == "bonfire":
            rest = max([self.result(result) for result in room.actions.values()])
            return rest + (0.0 if self.hero.ready else 1.5)
        if kind == "merchant":
            return self.shopping(room)
        return self.item(room, chance)

    def tomb(self, room: Room, chance: float) -> float:
        first = 0.0 if room.first is None or "no_shelter" in self.view.flags else self.result(room.first)
        lines = [self.result(result) for result in room.results]
        best = [max(lines[max(0, place - 1) : place + 2]) for place in range(6)]
        return first + (chance * sum(best) + (1 - chance) * sum(lines)) / 6

    def shrine(self, room: Room, offering: bool) -> float:
        lines = [self.result(room.results[min(5, face + offering)]) for face in range(6)]
        return sum(lines) / 6 + (self.gold(-1) if offering else 0.0)

    def item(self, room: Room, chance: float) -> float:
        hero = self.hero
        if room.price is None:
            new = sum([self.carried(name, self.content.items[name].uses) for name in room.items]) / len(room.items)
            return chance * max(0.0, new - self.carried(hero.item, hero.uses))
        refuse = 0.0 if room.refuse is None else self.result(room.refuse)
        if hero.food == 0:
            return refuse
        return max(refuse, self.result(room.price) + self.gain_of(room.items[0]))

    def gain_of(self, item: str) -> float:
        """What an Item is worth more than the one that is carried."""
        hero = self.hero
        return self.carried(item, self.content.items[item].uses) - self.carried(hero.item, hero.uses)

    def carried(self, item: str, uses: int) -> float:
        if not item:
            return 0.0
        return WEAPON * uses if self.content.items[item].power == "free_feat" else CROW if self.descents else 0.0

    def shopping(self, room: Room) -> float:
        """The best single purchase, and a little for those that may follow."""
        best = max([0.0, *(self.bargain(offer) for offer in room.offers)])
        return best + (0.5 if best else 0.0)

    def bargain(self, offer: Offer) -> float:
        """What a line of a merchant is worth above its price."""
        cost = self.floor if offer.cost == FLOOR else offer.cost
        if cost > self.hero.gold:
            return 0.0
        if offer.result is None:
            return max([self.potion(name) for name in POTION]) + self.gold(-cost)
        return self.result(offer.result) + self.gold(-cost)
