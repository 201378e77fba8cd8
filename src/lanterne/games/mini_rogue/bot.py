"""The greedy bot of Mini Rogue: at each question the option that is worth most by the odds and prices of bot_worth.

It answers from the view of its seat alone and looks one step ahead; fights are its own chapter (bot_combat).
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.bot_combat import Fight
from lanterne.games.mini_rogue.bot_worth import ARMOR, POTION, Worth
from lanterne.games.mini_rogue.content import parse_result
from lanterne.games.mini_rogue.exploration import DIRECTIONS, ahead
from lanterne.games.mini_rogue.state import EMPTY, EXIT, EXIT_CELL, HIDDEN
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Choose, Option
from lanterne.kernel.dealers import stream
from lanterne.kernel.game import Player, Sight

GOOD_ROOM = 1.0
DANGER = 3  # HP at which Healing is drunk without waiting for a fight
NEVER = -1000.0


class Greedy(Player):
    """Takes what is worth most now."""

    def answer(self, sight: Sight) -> object:
        ask, view = sight.ask, sight.view
        assert isinstance(ask, Choose)
        assert isinstance(view, RunView)
        hero = view.heroes[ask.seat]
        if ask.about in COMBAT:
            assert view.enemy is not None
            assert view.attack is not None
            return COMBAT[ask.about](Fight(view, hero, view.enemy, view.attack), ask.options)
        if ask.about in DECISIONS:
            return decide(Worth(view, hero), ask)
        if ask.about == "character":
            return ask.options[stream(self.seed, "character").below(len(ask.options))]
        return ask.options[0]  # Normal; Benediction is always given


def decide(worth: Worth, ask: Choose) -> Option:
    """A decision outside of fights; a defensive potion comes first where it is needed."""
    options = []
    for option in ask.options:
        if option.verb is not v.DRINK:
            options.append(option)
        elif is_needed(worth, option.word()):
            return option
    return options[0] if len(options) == 1 else DECISIONS[ask.about](worth, options)


def is_needed(worth: Worth, potion: str) -> bool:
    hero = worth.hero
    if potion == "healing":
        return hero.hp <= DANGER
    return hero.blind if potion == "perception" else hero.cursed or hero.poisoned


def best_of(options: list[Option], price: Callable[[Option], float]) -> Option:
    """The option worth most; the first of equals."""
    best, most = options[0], price(options[0])
    for option in options[1:]:
        worth = price(option)
        if worth > most:
            best, most = option, worth
    return best


# --- exploration -----------------------------------------------------------------------------------------------------


class Path:
    """What the way from each cell to the exit is worth; a room that was not seen is worth nothing in particular."""

    def __init__(self, worth: Worth) -> None:
        self.cell = worth.hero.cell
        self.values = [0.0] * len(worth.view.grid)
        for cell, name in enumerate(worth.view.grid):
            if name not in (HIDDEN, EMPTY, EXIT) and not worth.view.visited[cell]:
                self.values[cell] = worth.room(worth.content.rooms[name])

    def beyond(self, cell: int) -> float:
        """The best way on from a cell."""
        if cell == EXIT_CELL:
            return 0.0
        return max([self.to(cell, direction) for direction in ahead(cell)])

    def to(self, cell: int, direction: str) -> float:
        following = cell + DIRECTIONS[direction]
        return self.values[following] + self.beyond(following)

    def swapped(self, a: int, b: int) -> float:
        """What it brings that two rooms change places."""
        values = self.values
        before = self.beyond(self.cell)
        values[a], values[b] = values[b], values[a]
        after = self.beyond(self.cell)
        values[a], values[b] = values[b], values[a]
        return after - before


def explore(worth: Worth, options: list[Option]) -> Option:
    """The best way on; Clairvoyance before the first step, the other skills where they bring enough."""
    hero = worth.hero
    path = Path(worth)

    def price(option: Option) -> float:
        if option.verb is v.MOVE:
            return path.to(hero.cell, option.word())
        if option.verb is v.EVADE:
            return path.beyond(hero.cell + DIRECTIONS[option.word()]) - worth.card
        return NEVER

    best = best_of(options, price)
    for option in options:
        if option.verb is v.CLAIRVOYANCE and hero.cell == 0:
            return option
        if option.verb is v.SHIELD and shield_gain(worth, hero.cell + DIRECTIONS[best.word()]) > worth.card:
            return option
    return best


def shield_gain(worth: Worth, cell: int) -> float:
    """What one more Armor is worth in a room."""
    room = worth.content.rooms.get(worth.view.grid[cell])
    return 0.0 if room is None else worth.room(room, 1) - worth.room(room)


def tunnel(worth: Worth, options: list[Option]) -> Option:
    path = Path(worth)
    return best_of(options, lambda option: path.swapped(*cells(option)) if option.verb is v.TUNNEL else 0.0)


def cells(option: Option) -> tuple[int, int]:
    return option.number(0), option.number(1)


def lay(worth: Worth, options: list[Option]) -> Option:
    """A good room becomes the entrance, which is always visited; a bad one is put aside."""
    room = worth.content.rooms[options[0].word(0)]
    return options[0] if worth.room(room) > GOOD_ROOM else options[-1]


# --- rooms -----------------------------------------------------------------------------------------------------------


def test(worth: Worth, options: list[Option]) -> Option:
    """Perception where a passed test is worth more than the potion."""
    room = worth.here
    assert room is not None
    gain = worth.tested(room, 1.0) - worth.tested(room, worth.passes)
    return options[1] if gain > POTION["perception"] else options[0]


def bonfire(worth: Worth, options: list[Option]) -> Option:
    room = worth.here
    assert room is not None
    return best_of(options, lambda option: worth.result(room.actions[option.word()]))


def trade(worth: Worth, options: list[Option]) -> Option:
    """One purchase or sale after the other, as long as one pays."""

    def price(option: Option) -> float:
        if option.verb is v.BUY:
            return worth.result(parse_result(option.word(0), "offer")) + worth.stat("gold", -option.number(1))
        if option.verb is v.BUY_POTION:
            return worth.potion(option.word(0)) + worth.stat("gold", -option.number(1))
        if option.verb is v.SELL_POTION:
            return worth.stat("gold", option.number(1)) - POTION[option.word(0)]
        return worth.stat("gold", option.number(0)) - ARMOR if option.verb is v.SELL_ARMOR else 0.0

    return best_of(options, price)


def shift(worth: Worth, options: list[Option]) -> Option:
    room = worth.here
    assert room is not None
    return best_of(options, lambda option: worth.result(room.results[option.number() - 1]))


def take(worth: Worth, options: list[Option]) -> Option:
    return best_of(options, lambda option: worth.result(parse_result(option.word(), "choice")))


def offer(worth: Worth, options: list[Option]) -> Option:
    room = worth.here
    assert room is not None
    return best_of(options, lambda option: worth.shrine(room, option.verb is v.OFFER))


def take_item(worth: Worth, options: list[Option]) -> Option:
    room = worth.here
    assert room is not None
    refuse = 0.0 if room.refuse is None else worth.result(room.refuse)
    price = 0.0 if room.price is None else worth.result(room.price)
    return best_of(options, lambda o: price + worth.item(o.word()) if o.verb is v.TAKE_ITEM else refuse)


def replace_potion(worth: Worth, options: list[Option]) -> Option:
    """Give away what is worth least, be it the new one."""
    return best_of(options, lambda option: -POTION[option.word()])


COMBAT: dict[str, Callable[[Fight, list[Option]], Option]] = {
    "attack": Fight.before_roll,
    "reroll": Fight.reroll,
    "backstab": Fight.backstab,
    "potion": Fight.potion,
}
DECISIONS: dict[str, Callable[[Worth, list[Option]], Option]] = {
    "explore": explore,
    "clairvoyance": lambda worth, options: options[0],
    "tunnel": tunnel,
    "preparation": lambda worth, options: options[1],  # the Crow looks ahead as soon as it can
    "lay": lay,
    "test": test,
    "bonfire": bonfire,
    "merchant": trade,
    "tomb": shift,
    "choose_option": take,
    "shrine": offer,
    "item": take_item,
    "replace_potion": replace_potion,
}
