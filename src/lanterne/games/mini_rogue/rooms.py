"""The rooms: how each type is resolved. MR-ROOM, MR-ITEM."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.combat import start_combat
from lanterne.games.mini_rogue.content import FLOOR, POTIONS, Room, result_of
from lanterne.games.mini_rogue.effects import apply_all, can_take_effect, obtain
from lanterne.games.mini_rogue.exploration import look_around
from lanterne.games.mini_rogue.potions import decide, discard, make_room
from lanterne.games.mini_rogue.preparation import drop_item, put_aside
from lanterne.games.mini_rogue.skill_tests import skill_test
from lanterne.games.mini_rogue.skills import refresh
from lanterne.games.mini_rogue.state import CAPS, EMPTY, EVERYBODY, Hero, Run
from lanterne.games.mini_rogue.stats import gain, lose, pay
from lanterne.kernel.asks import Flow, Option, Roll

SHRINE: Final = v.abouts("shrine")
PRAY: Final = v.PRAY()
OFFER: Final = v.OFFER()
LEAVE: Final = v.LEAVE()
SHIFTS: Final = [[v.SHIFT(to) for to in (face, face - 1, face + 1) if 1 <= to <= 6] for face in range(1, 7)]


def resolve(s: Run) -> Flow[None]:
    """MR-EXPL-01, MR-COOP-07: the first character in order whose room is not resolved resolves it."""
    for hero in s.order():
        if not hero.resolved:
            hero.resolved = True
            yield from resolve_room(s, hero)
            break
    if s.phase == "resolve":
        s.phase = s.onward()
    if s.phase == "reveal":
        yield from look_around(s)


def resolve_room(s: Run, hero: Hero) -> Flow[None]:
    name = s.grid[hero.cell]
    if name == EMPTY:  # MR-COOP-12: the ally has taken the Item that lay here
        hero.evading = False
        return
    if hero.evading:
        hero.evading = False
        s.emit(v.EVADED, hero.character, name)
        return
    room = s.content.rooms[name]
    s.rooms += 1
    if room.type == "monster":
        fighters = [ally for ally in s.order() if ally is hero or faces_too(hero, ally)]
        for fighter in fighters:
            fighter.resolved = True
            fighter.met = True
        start_combat(s, room.enemies[s.floor() - 1], "monster", fighters)
    else:
        yield from BY_TYPE[room.type](s, hero, room)


def faces_too(hero: Hero, ally: Hero) -> bool:
    """MR-COOP-08, MR-COOP-09, MR-RULING-80: whether an ally stands in this room with it still to come, not evading."""
    return ally.cell == hero.cell and not ally.evading and not ally.resolved


def meet_ghost(s: Run) -> Flow[None]:
    """MR-ROOM-16, MR-COOP-11: the Ghost of this Floor, fought together by all who stand in the room."""
    hero = s.heroes[s.owner]
    fighters = [ally for ally in s.order() if ally.cell == hero.cell]
    for fighter in fighters:
        fighter.met = True
    start_combat(s, s.content.ghosts[s.floor() - 1], "ghost", fighters)
    yield from ()


def resolve_bonfire(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-02: refresh, then exactly one action."""
    refresh(s, hero)
    options = [v.ACT(name) for name in room.actions]
    choice = yield from decide(s, hero, "bonfire", lambda _, __: options)
    yield from apply_all(s, hero, room.actions[choice.word()].choices[0], f"room:{room.id}")


def resolve_trap(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-05."""
    hero.met = True
    test = yield from skill_test(s, hero)
    line = room.lines[(test.dungeon - 1) // 2]
    s.emit(v.TRAP_LINE, line.name)
    yield from obtain(s, hero, line.success if test.passed else line.failure, f"room:{room.id}")


def resolve_treasure(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-06 to MR-ROOM-08."""
    gain(s, hero, "gold", room.gold_after_danger if hero.met else room.gold)
    test = yield from skill_test(s, hero)
    if test.passed:
        s.emit(v.LINE, test.dungeon)
        yield from obtain(s, hero, room.results[test.dungeon - 1], f"room:{room.id}")


def resolve_tomb(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-09, MR-RULING-46."""
    if room.first is not None and "no_shelter" not in s.flags:
        yield from obtain(s, hero, room.first, f"room:{room.id}")
    test = yield from skill_test(s, hero)
    face = test.dungeon
    if test.passed:
        choice = yield from decide(s, hero, "tomb", lambda _, __: SHIFTS[face - 1])
        face = choice.number()
    s.emit(v.LINE, face)
    yield from obtain(s, hero, room.results[face - 1], f"room:{room.id}")


def resolve_shrine(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-10 to MR-ROOM-12."""
    choice = yield from decide(s, hero, "shrine", shrine_options, always=True)
    offered = choice is OFFER
    if offered:
        pay(s, hero, "gold", 1)
        s.emit(v.OFFERED, hero.character)
    values = yield from Roll(v.DICE, SHRINE[s.area][hero.cell], v.DUNGEON_ALONE)
    s.emit(v.ROLLED, values[0])
    face = min(6, values[0] + offered)
    s.emit(v.LINE, face)
    yield from obtain(s, hero, room.results[face - 1], f"room:{room.id}")


def shrine_options(s: Run, hero: Hero) -> list[Option]:
    return [PRAY, OFFER] if hero.gold else [PRAY]


def resolve_merchant(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-04: any number of purchases and sales."""
    while True:
        choice = yield from decide(s, hero, "merchant", lambda s, h: trade_options(s, h, room))
        verb = choice.verb
        if verb is v.LEAVE:
            return
        if verb is v.BUY:
            yield from buy(s, hero, room, choice)
        elif verb is v.BUY_POTION:
            yield from buy_potion(s, hero, choice.word(0), choice.number(1))
        elif verb is v.SELL_ARMOR:
            pay(s, hero, "armor", 1)
            s.emit(v.SOLD, hero.character, choice.number())
            gain(s, hero, "gold", choice.number())
        else:
            discard(s, hero, choice.word(0))
            s.emit(v.SOLD, hero.character, choice.number(1))
            gain(s, hero, "gold", choice.number(1))


def trade_options(s: Run, hero: Hero, room: Room) -> list[Option]:
    return [LEAVE, *[option for option in card_lines(s, hero, room) if trade_bar(s, hero, option) is None]]


def card_lines(s: Run, hero: Hero, room: Room) -> list[Option]:
    """Everything the card buys and sells, affordable or not."""
    lines = room.trades.get(s.floor())
    if lines is None:
        lines = room.trades[s.floor()] = goods(room, s.floor())
    if room.sell_potion and hero.potions:
        return lines + [v.SELL_POTION(potion, room.sell_potion) for potion in hero.potions]
    return lines


def goods(room: Room, floor: int) -> list[Option]:
    """What the card buys and sells on a Floor, whoever comes."""
    lines: list[Option] = []
    for offer in room.offers:
        cost = floor if offer.cost == FLOOR else offer.cost
        if offer.result is None:
            lines += [v.BUY_POTION(potion, cost) for potion in POTIONS]
        else:
            lines.append(v.BUY(offer.result.text, cost))
    if room.sell_armor:
        lines.append(v.SELL_ARMOR(room.sell_armor))
    return lines


def trade_bar(s: Run, hero: Hero, option: Option) -> tuple[str, str] | None:
    """Why a line may not be used now. MR-RULING-39: what would have no effect is not offered."""
    verb = option.verb
    if verb is v.BUY or verb is v.BUY_POTION:
        if option.number(1) > hero.gold:
            return "MR-RULING-19", "need-gold"
        if verb is v.BUY_POTION:
            return ("MR-POT-11", "need-other-potion") if option.word(0) in hero.potions else None
        useful = can_take_effect(s, hero, result_of(option.word(0)).choices[0])
        return None if useful else ("MR-RULING-39", "need-effect")
    if verb is v.SELL_ARMOR and not hero.armor:
        return "MR-RULING-19", "need-armor"
    return ("MR-RULING-39", "need-purse") if hero.gold == CAPS["gold"] else None


def buy(s: Run, hero: Hero, room: Room, choice: Option) -> Flow[None]:
    pay(s, hero, "gold", choice.number(1))
    s.emit(v.BOUGHT, hero.character, choice.word(0), choice.number(1))
    yield from apply_all(s, hero, result_of(choice.word(0)).choices[0], f"room:{room.id}")


def buy_potion(s: Run, hero: Hero, potion: str, cost: int) -> Flow[None]:
    """MR-RULING-40: with full slots the player first chooses which potion to discard, or cancels."""
    if (yield from make_room(s, hero, potion)):
        pay(s, hero, "gold", cost)
        s.emit(v.BOUGHT_POTION, hero.character, potion, cost)
        hero.potions = (*hero.potions, potion)


def resolve_item(s: Run, hero: Hero, room: Room) -> Flow[None]:
    """MR-ROOM-13, MR-ROOM-14, MR-ITEM, MR-RULING-54."""
    item = room.items[0]
    if room.price is None:
        test = yield from skill_test(s, hero)
        if not test.passed:
            return
        item = room.items[test.dungeon - 1]
    choice = yield from decide(s, hero, "item", lambda s, h: item_options(s, h, room, item))
    cause = f"room:{room.id}"
    if choice.verb is v.LEAVE_ITEM:
        if room.refuse is not None:
            yield from apply_all(s, hero, room.refuse.choices[0], cause)
        if hero.item and not any(faces_too(hero, ally) for ally in s.heroes):  # MR-RULING-54, MR-COOP-12
            s.grid[hero.cell] = EMPTY
            put_aside(s, room.id, EVERYBODY)
        return
    if room.price is not None:
        for effect in room.price.choices[0]:
            yield from lose(s, hero, effect.what, effect.amount, cause)
    if hero.item:
        drop_item(s, hero)
    hero.item = item
    hero.uses = s.content.items[item].uses
    s.grid[hero.cell] = EMPTY
    s.emit(v.GOT_ITEM, hero.character, item, hero.uses)


def item_options(s: Run, hero: Hero, room: Room, item: str) -> list[Option]:
    options = [v.LEAVE_ITEM(item)]
    if item_bar(hero, room) is None:
        options.insert(0, v.TAKE_ITEM(item))
    return options


def item_bar(hero: Hero, room: Room) -> tuple[str, str] | None:
    """MR-RULING-19: a price needs its resource."""
    if room.price is not None and any(hero.food < effect.amount for effect in room.price.choices[0]):
        return "MR-RULING-19", "need-food"
    return None


BY_TYPE: Final[dict[str, Callable[[Run, Hero, Room], Flow[None]]]] = {
    "bonfire": resolve_bonfire,
    "merchant": resolve_merchant,
    "trap": resolve_trap,
    "treasure": resolve_treasure,
    "tomb": resolve_tomb,
    "shrine": resolve_shrine,
    "item": resolve_item,
}
