"""What is not allowed at a question, and why: the counterpart of the option lists, from the same conditions."""

from __future__ import annotations

from lanterne.games.mini_rogue import combat, exploration, rooms, skill_tests
from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import OFFENSIVE, POTIONS
from lanterne.games.mini_rogue.potions import DRINKS, drink_bar
from lanterne.games.mini_rogue.skills import skill_bar
from lanterne.games.mini_rogue.state import EXIT_CELL, Hero, Run
from lanterne.kernel.asks import Choose, Option, Refusal

Bar = tuple[str, str]


def refusals(s: Run, ask: Choose) -> list[Refusal]:
    """Options of the same kind that a player might expect here, each with its rule."""
    hero = s.heroes[ask.seat]
    listed = [Refusal(option, bar[0], bar[1]) for option, bar in barred(s, hero, ask.about)]
    if hero.character and ask.about not in ("benediction", "character", "difficulty"):
        for potion in POTIONS:
            listed += _potion(hero, potion, ask.about)
    offered = set(ask.options)
    return [refusal for refusal in listed if refusal.option not in offered]


def _potion(hero: Hero, potion: str, about: str) -> list[Refusal]:
    if potion in OFFENSIVE:
        if potion in hero.potions and about != "potion":  # MR-POT-08, MR-COMBAT-13
            rule = "MR-COMBAT-13" if about in ("attack", "reroll", "backstab") else "MR-POT-08"
            return [Refusal(v.POTION(potion), rule, "need-step-7")]
        return []
    bar = drink_bar(hero, potion)
    return [] if bar is None or potion not in hero.potions else [Refusal(DRINKS[potion], bar[0], bar[1])]


def barred(s: Run, hero: Hero, about: str) -> list[tuple[Option, Bar]]:
    if about == "explore":
        return _exploration(s, hero)
    if about == "test":
        bar = skill_tests.perceive_bar(hero)
        return [] if bar is None else [(v.PERCEIVE(), bar)]
    if about == "attack":
        return _attack(s, hero)
    if about == "reroll":
        return _rerolls(s, hero)
    if about == "merchant":
        room = s.content.rooms[s.grid[hero.cell]]
        bars = [(option, rooms.trade_bar(s, hero, option)) for option in rooms.card_lines(s, hero, room)]
        return [(option, bar) for option, bar in bars if bar is not None]
    if about == "shrine":
        return [(v.OFFER(), ("MR-RULING-19", "need-gold"))]
    if about == "tomb":
        return [(v.SHIFT(face), ("MR-RULING-46", "need-neighbour")) for face in range(8)]
    if about == "item":
        room = s.content.rooms[s.grid[hero.cell]]
        bar = rooms.item_bar(hero, room)
        return [] if bar is None else [(v.TAKE_ITEM(item), bar) for item in room.items[:1]]
    return []


def _exploration(s: Run, hero: Hero) -> list[tuple[Option, Bar]]:
    listed: list[tuple[Option, Bar]] = []
    for direction in ("left", "up", "diagonal", "right", "down"):
        back = direction not in exploration.DIRECTIONS
        listed.append((v.MOVE(direction), ("MR-EXPL-04", "need-forward") if back else ("MR-EXPL-05", "need-cell")))
    skill = s.content.characters[hero.character].skill("exploration")
    if skill is None:
        return listed
    bar = skill_bar(s, hero, "exploration")
    if skill.effect == "skip_room":
        for direction, step in exploration.DIRECTIONS.items():
            at_exit = ("MR-RULING-51", "need-room") if hero.cell + step == EXIT_CELL else ("MR-EXPL-05", "need-cell")
            listed.append((v.EVADE(direction), bar or at_exit))
    elif skill.effect == "shield":
        listed += [(v.SHIELD(), bar)] if bar else []
    elif skill.effect == "reveal_rooms":
        reason = bar or exploration.clairvoyance_bar(s, hero)
        listed += [(v.CLAIRVOYANCE(), reason)] if reason else []
    if hero.item and s.content.items[hero.item].power == "crow":
        for cell in range(EXIT_CELL):
            listed.append((v.DRAFT(cell), ("MR-RULING-53", "need-revealed")))
    return listed


def _attack(s: Run, hero: Hero) -> list[tuple[Option, Bar]]:
    bar = skill_bar(s, hero, "combat")
    skill = s.content.characters[hero.character].skill("combat")
    if skill is None:
        return []
    if skill.effect == "tribute":
        return [(v.TRIBUTE(max(1, hero.hp)), bar or ("MR-RULING-21", "need-hp-left"))]
    if bar is None:
        return []
    if skill.effect == "conjure":
        return [(option, bar) for option in combat.CONJURES]
    return [(combat.BASH if skill.effect == "bash" else combat.BACKSTAB, bar)]


def _rerolls(s: Run, hero: Hero) -> list[tuple[Option, Bar]]:
    attack = s.attack
    assert attack is not None
    listed: list[tuple[Option, Bar]] = []
    for die in range(len(attack.values)):
        critical = combat.critical_bar(attack, die)
        if critical is not None:
            listed.append((v.CRITICALS[die], critical))
        for pay in v.PAYMENTS:
            bar = combat.feat_bar(s, hero, pay)
            if attack.feated[die]:
                bar = ("MR-FEAT-03", "need-next-phase")
            if bar is not None:
                listed.append((v.FEAT(die, pay), bar))
    return listed
