"""A view as a page draws it: ids and figures, and what the rules make of them. What is printed on cards is in the box."""

from __future__ import annotations

from lanterne.games.mini_rogue.combat import POISON_DAMAGE
from lanterne.games.mini_rogue.content import AFFLICTIONS
from lanterne.games.mini_rogue.exploration import DIRECTIONS, ahead
from lanterne.games.mini_rogue.state import EMPTY, EXIT_CELL, HIDDEN, Attack, Enemy, Hero
from lanterne.games.mini_rogue.stats import has_affliction
from lanterne.games.mini_rogue.view import RunView
from lanterne.games.mini_rogue.vocabulary import dice_pool
from lanterne.kernel.asks import Json

NOBODY = -1


def scene_of(view: RunView) -> dict[str, Json]:
    acting = acting_seat(view)
    return {
        "seat": view.seat,
        "phase": view.phase,
        "difficulty": view.difficulty,
        "flags": words(view.flags),
        "area": view.area,
        "floor": view.floor,
        "acting": acting,
        "cells": [cell_of(view, cell) for cell in range(EXIT_CELL + 1)],
        "ways": ways_of(view, acting),
        "guardian": view.guardian,
        "pile": view.pile,
        "guardians": words(view.guardians),
        "beaten": view.beaten,
        "unseen": words(view.unseen),
        "unused": words(view.unused),
        "heroes": [hero_of(view, hero) for hero in view.heroes],
        "enemy": None if view.enemy is None else enemy_of(view.enemy),
        "attack": attack_of(view),
        "result": view.result,
        "cause": view.cause,
        "score": list(view.score),
    }


def words(ids: tuple[str, ...] | list[str]) -> list[Json]:
    return list(ids)


def in_order(view: RunView) -> list[Hero]:
    """MR-COOP-06, as `Run.order`."""
    return view.heroes if view.area % 2 or len(view.heroes) == 1 else view.heroes[::-1]


def acting_seat(view: RunView) -> int:
    """Whose hero is at work: who fights, explores or resolves a room; nobody where that cannot be said."""
    enemy = view.enemy
    if view.result:
        return NOBODY
    if enemy is not None:
        return enemy.fighters[enemy.turn]
    if view.phase == "setup":
        return next((hero.seat for hero in view.heroes if not hero.character), NOBODY)
    if view.phase == "explore":
        return next((hero.seat for hero in in_order(view) if hero.resolved), NOBODY)
    if view.phase == "resolve":  # a hero counts as done with its room as soon as it begins
        begun = [hero.seat for hero in in_order(view) if hero.resolved]
        return begun[-1] if begun else NOBODY
    return view.heroes[0].seat if len(view.heroes) == 1 else NOBODY


# --- the grid --------------------------------------------------------------------------------------------------------


def cell_of(view: RunView, cell: int) -> Json:
    """A cell: `hidden` (a card this seat does not know), `known` (face down, but looked at), `up`, `empty` or `exit`."""
    room = view.grid[cell]
    lies = "up" if view.up[cell] else "known"
    if cell == EXIT_CELL:
        lies = "exit"
    elif room in (HIDDEN, EMPTY):
        lies = "hidden" if room == HIDDEN else "empty"
    return {
        "card": room if lies in ("up", "known") else "",
        "lies": lies,
        "visited": view.visited[cell],
        "heroes": [hero.seat for hero in view.heroes if hero.cell == cell and hero.character],
    }


def ways_of(view: RunView, acting: int) -> list[Json]:
    """Where the hero at work may move, while it explores."""
    if view.phase != "explore" or acting == NOBODY:
        return []
    cell = view.heroes[acting].cell
    return [{"direction": way, "cell": cell + DIRECTIONS[way]} for way in ahead(cell)]


# --- heroes ----------------------------------------------------------------------------------------------------------


def hero_of(view: RunView, hero: Hero) -> Json:
    """A character board. `protection` is the Armor that counts now; `dice` are those of its next roll."""
    return {
        "seat": hero.seat,
        "character": hero.character,
        "hp": hero.hp,
        "xp": hero.xp,
        "level": hero.level(),
        "armor": hero.armor,
        "protection": view.armor(hero) if hero.character else 0,
        "food": hero.food,
        "gold": hero.gold,
        "potions": words(hero.potions),
        "item": hero.item,
        "uses": hero.uses,
        "afflictions": [affliction for affliction in AFFLICTIONS if has_affliction(hero, affliction)],
        "ready": hero.ready,
        "shield": hero.shield,
        "cell": hero.cell,
        "met": hero.met,
        "evading": hero.evading,
        "resolved": hero.resolved,
        "forbidden": words(hero.forbidden),
        "dice": [die.name for die in dice_pool(hero.level(), hero.cursed, hero.poisoned)],
    }


# --- the fight -------------------------------------------------------------------------------------------------------


def enemy_of(enemy: Enemy) -> Json:
    """The Enemy. `poison` has the damage that a Poison potion does in each hero's attacks, by seat."""
    return {
        "id": enemy.id,
        "kind": enemy.kind,
        "hp": enemy.hp,
        "max_hp": enemy.max_hp,
        "damage": enemy.damage,
        "effects": [effect_of(effect) for effect in enemy.effects],
        "reward": enemy.reward,
        "fighters": list(enemy.fighters),
        "turn": enemy.turn,
        "poison": [POISON_DAMAGE * count for count in enemy.poison],
    }


def effect_of(effect: str) -> Json:
    """`regeneration 2` as its id and its amount."""
    name, _, amount = effect.partition(" ")
    return {"id": name, "amount": int(amount or 0)}


def attack_of(view: RunView) -> Json:
    """The attack under way: what each die shows and counts, what was declared, what it adds up to."""
    attack, enemy = view.attack, view.enemy
    if attack is None or enemy is None:
        return None
    hero = view.heroes[enemy.fighters[enemy.turn]]
    poison = POISON_DAMAGE * enemy.poison[hero.seat]
    dice = zip(attack.tops, attack.values, attack.feated, strict=True)
    return {
        "rolled": attack.rolled,
        "dice": [{"face": str(top) if top else "X", "value": value, "feated": feated} for top, value, feated in dice],
        "dungeon": attack.dungeon,
        "symbol": attack.symbol,
        "bash": attack.bash,
        "fire": attack.fire,
        "frost": attack.frost,
        "backstab": attack.backstab,
        "poison": poison,
        "total": sum(attack.values) + attack.bash + attack.fire + poison,
        "answer": answer_of(view, hero, enemy, attack),
    }


def answer_of(view: RunView, hero: Hero, enemy: Enemy, attack: Attack) -> Json:
    """What the Enemy will do if it survives: the Dungeon die has already said so. MR-ENEMY-01 to MR-ENEMY-04."""
    if not attack.rolled:
        return None
    pierces = attack.dungeon == 6 or "unstoppable" in enemy.effects
    amount = enemy.damage if pierces else max(0, enemy.damage - view.armor(hero))
    kind = "pierce" if pierces else "hit" if amount else "blocked"
    if attack.frost or attack.dungeon == 1:
        kind, amount = "frozen" if attack.frost else "miss", 0
    return {"kind": kind, "amount": amount}
