"""What things are worth to the greedy bot: one flat price list in HP, and the mean worth of results, fights and rooms.

The bot is plain on purpose: an XP or a potion has the same price on every Floor, and nothing is kept for a Guardian to
come. Everything is read from the view. The prices are judgements, tuned by simulation.
"""

from __future__ import annotations

from lanterne.games.mini_rogue.content import AFFLICTIONS, FLOOR, POTIONS, Effect, EnemyLine, Offer, Result, Room
from lanterne.games.mini_rogue.odds import ROLLS, pass_chance
from lanterne.games.mini_rogue.potions import SLOTS
from lanterne.games.mini_rogue.state import CAPS, LEVELS, XP_CAP, Hero
from lanterne.games.mini_rogue.stats import has_affliction, stat_of
from lanterne.games.mini_rogue.view import RunView

XP = 1.0
LEVEL = 3.0  # a Level more or less, besides its XP
ARMOR = 9.0
FOOD = 3.0  # a descent with an empty stomach costs as many HP
GOLD = 1.7  # saved for Armor: a coin is worth a little less than the fifth part of it
SPARE_GOLD = 1.4  # when there is no Armor left to buy
LOW_HP = 6  # up to this many, an HP counts twice
LIFE = 15.0  # what death costs, besides the HP
POTION = {"fire": 5.0, "frost": 5.0, "poison": 6.0, "healing": 6.0, "holy_water": 2.5, "perception": 2.5}
AFFLICTION = 1.5
FALL = 0.0  # hunger and a Guardian are left behind, but so is their XP
FREE_FEAT = 0.9  # less than the XP that would else pay for it
CROW = 2.0
CARD = 1.5  # a Character card that lies face up
RESCUE = 5.0  # one that can save from death

PASS = {(level, cursed): float(pass_chance(level, cursed)) for level in (1, 2, 3) for cursed in (False, True)}
MEAN = {(level, cursed): float(ROLLS[level, cursed, False].mean()) for level in (1, 2, 3) for cursed in (False, True)}


def level_at(xp: int) -> int:
    return sum(1 for start in LEVELS if xp >= start)


class Worth:
    """The price list for one hero at one moment. All changes are counted from there."""

    def __init__(self, view: RunView, hero: Hero) -> None:
        self.view = view
        self.hero = hero
        self.content = view.content
        self.floor = view.floor
        self.descents = len(view.content.areas) - view.area
        self.passes = PASS[hero.level(), hero.cursed]
        self.pace = MEAN[hero.level(), hero.cursed]  # the damage of an attack
        reaction = view.content.characters[hero.character].skill("reaction")
        self.card = CARD if reaction is None else RESCUE
        self.here = view.content.rooms.get(view.grid[hero.cell])

    # --- stats and afflictions ---------------------------------------------------------------------------------------

    def hp(self, change: int) -> float:
        hp = self.hero.hp
        after = min(CAPS["hp"], hp + change)
        return float(after + min(after, LOW_HP) - hp - min(hp, LOW_HP)) if after > 0 else -hp - LIFE

    def xp(self, change: int) -> float:
        """XP beyond the cap heals (MR-STAT-08)."""
        before = self.hero.xp
        after = max(0, min(XP_CAP, before + change))
        extra = max(0, before + change - XP_CAP)
        worth = XP * (after - before) + LEVEL * (level_at(after) - level_at(before))
        return worth + self.hp(extra) if extra else worth

    def stat(self, name: str, change: int) -> float:
        if name == "hp":
            return self.hp(change)
        if name == "xp":
            return self.xp(change)
        price, most = ARMOR, CAPS[name]
        if name == "food":
            price, most = FOOD, min(most, self.descents)  # only as much as will be eaten
        elif name == "gold":
            price = 0.0 if self.descents == 0 else GOLD if self.hero.armor < CAPS["armor"] else SPARE_GOLD
        before = min(most, stat_of(self.hero, name))
        return price * (max(0, min(most, before + change)) - before)

    def potion(self, name: str) -> float:
        """What a new potion adds to those that are carried."""
        carried = self.hero.potions
        if name in carried:
            return 0.0
        spare = 0.0 if len(carried) < SLOTS else min([POTION[other] for other in carried])
        return max(0.0, POTION[name] - spare)

    def affliction(self, name: str) -> float:
        return 0.0 if has_affliction(self.hero, name) else -AFFLICTION

    def blessing(self) -> float:
        return AFFLICTION * sum([has_affliction(self.hero, name) for name in AFFLICTIONS])

    # --- results of tables -------------------------------------------------------------------------------------------

    def result(self, result: Result) -> float:
        return max([self.effects(effects) for effects in result.choices])

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """A list of icons. HP are counted together: two small losses may kill where one does not."""
        worth = 0.0
        hp = 0
        for effect in effects:
            amount = self.floor if effect.amount == FLOOR else effect.amount
            if effect.verb == "gain":
                if effect.what == "hp":
                    hp += amount
                else:
                    worth += self.stat(effect.what, amount)
            elif effect.verb == "lose":
                if effect.what == "hp":
                    hp -= amount
                else:
                    worth += self.stat(effect.what, -amount)
                    hp -= max(0, amount - stat_of(self.hero, effect.what))  # MR-STAT-03
            elif effect.verb == "raise_hp_to":
                hp += max(0, amount - self.hero.hp)
            else:
                worth += self.other(effect)
        return worth + self.hp(hp) if hp else worth

    def other(self, effect: Effect) -> float:
        if effect.verb == "potion":
            return self.potion(effect.what)
        if effect.verb == "inflict":
            return self.affliction(effect.what)
        if effect.verb == "blessing":
            return self.blessing()
        if effect.verb == "combat":
            return self.fight(self.content.ghosts[self.floor - 1])
        return FALL if effect.verb == "fall" else 0.0

    # --- fights ------------------------------------------------------------------------------------------------------

    def blow(self, damage: int, effects: tuple[str, ...], shield: int = 0) -> float:
        """The HP that an attack of an Enemy costs on average."""
        armor = 0 if "unstoppable" in effects else self.view.armor(self.hero) + shield
        return (4 * max(0, damage - armor) + damage) / 6

    def fight(self, line: EnemyLine, shield: int = 0) -> float:
        """What it is worth to meet an Enemy: its reward, and as many of its attacks as the dice need to beat it. A loss
        that comes near the hero's HP is feared more than its price."""
        attacks = max(0.5, line.hp[0] / self.pace - 0.5)
        loss = attacks * self.blow(line.damage, line.effects, shield)
        fear = LIFE * max(0.0, 2 * loss / self.hero.hp - 1)
        return self.result(line.reward) - loss - fear + sum([self.harm(effect) for effect in line.effects])

    def harm(self, effect: str) -> float:
        """What an Enemy's effect is worth when its attack gets through."""
        if effect in AFFLICTIONS:
            return self.affliction(effect)
        if effect == "weaken":
            return self.xp(-1)
        return FALL if effect == "fall" else 0.0

    # --- rooms -------------------------------------------------------------------------------------------------------

    def room(self, room: Room, shield: int = 0) -> float:
        """What it is worth to enter a room."""
        kind = room.type
        if kind == "monster":
            return self.fight(room.enemies[self.floor - 1], shield)
        if kind == "shrine":
            return max(self.shrine(room, False), self.shrine(room, True))
        if kind == "bonfire":
            best = max([self.result(result) for result in room.actions.values()])
            return best if self.hero.ready else best + self.card
        if kind == "merchant":
            return max([0.0, *(self.bargain(offer) for offer in room.offers)])
        if kind == "item" and room.price is not None:
            return max(self.bargain_item(room), 0.0 if room.refuse is None else self.result(room.refuse))
        return self.tested(room, self.passes)

    def tested(self, room: Room, chance: float) -> float:
        """A room with a skill test that is passed with this chance."""
        kind = room.type
        if kind == "trap":
            good = sum([self.result(line.success) for line in room.lines])
            bad = sum([self.result(line.failure) for line in room.lines])
            return (chance * good + (1 - chance) * bad) / len(room.lines)
        if kind == "item":
            return chance * sum([max(0.0, self.item(name)) for name in room.items]) / len(room.items)
        lines = [self.result(result) for result in room.results]
        if kind == "treasure":
            gold = self.stat("gold", room.gold_after_danger if self.hero.met else room.gold)
            return gold + chance * sum(lines) / 6
        first = 0.0 if room.first is None or "no_shelter" in self.view.flags else self.result(room.first)
        shifted = [max(lines[max(0, place - 1) : place + 2]) for place in range(6)]
        return first + (chance * sum(shifted) + (1 - chance) * sum(lines)) / 6

    def shrine(self, room: Room, offering: bool) -> float:
        if not offering:
            return sum([self.result(result) for result in room.results]) / 6
        if not self.hero.gold:
            return -LIFE
        raised = [*room.results[1:], room.results[-1]]
        return sum([self.result(result) for result in raised]) / 6 + self.stat("gold", -1)

    def bargain(self, offer: Offer) -> float:
        """What a line of a merchant is worth above its price."""
        cost = self.floor if offer.cost == FLOOR else offer.cost
        if cost > self.hero.gold:
            return 0.0
        if offer.result is None:
            return max([self.potion(name) for name in POTIONS]) + self.stat("gold", -cost)
        return self.result(offer.result) + self.stat("gold", -cost)

    def bargain_item(self, room: Room) -> float:
        price = 0.0 if room.price is None else self.result(room.price)
        return price + self.item(room.items[0])

    def item(self, name: str) -> float:
        """What an Item is worth more than the one that is carried."""
        return self.carried(name, self.content.items[name].uses) - self.carried(self.hero.item, self.hero.uses)

    def carried(self, name: str, uses: int) -> float:
        if not name:
            return 0.0
        if self.content.items[name].power == "free_feat":
            return FREE_FEAT * uses
        return CROW if self.descents else 0.0
