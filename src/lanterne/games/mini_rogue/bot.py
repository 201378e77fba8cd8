"""The greedy bot of Mini Rogue: at each question the option that is worth most by the odds and prices of bot_worth.

It answers from the view of its seat alone and looks one step ahead; fights are its own chapter (bot_combat).
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.bot_combat import HEALED, Fight, strongest
from lanterne.games.mini_rogue.bot_worth import POTION, Worth
from lanterne.games.mini_rogue.content import parse_result
from lanterne.games.mini_rogue.exploration import DIRECTIONS, ahead
from lanterne.games.mini_rogue.state import EMPTY, EXIT_CELL, HIDDEN, Hero
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Choose, Option
from lanterne.kernel.dealers import stream
from lanterne.kernel.game import Player, Sight


class Greedy(Player):
    """Takes what is worth most now."""

    def answer(self, sight: Sight) -> object:
        ask = sight.ask
        view = sight.view
        assert isinstance(ask, Choose)
        assert isinstance(view, RunView)
        hero = view.heroes[ask.seat]
        if ask.about == "character":
            return ask.options[stream(self.seed, "character").below(len(ask.options))]
        if view.enemy is not None and view.attack is not None and ask.about in COMBAT:
            return COMBAT[ask.about](Fight(view, hero, view.enemy, view.attack), ask.options)
        if ask.about in DECISIONS:
            return decide(view, hero, ask)
        return ask.options[0]


def decide(view: RunView, hero: Hero, ask: Choose) -> Option:
    worth = Worth(view, hero)
    potion = sip(worth, ask.options)
    if potion is not None:
        return potion
    options = [option for option in ask.options if option.verb is not v.DRINK]
    return options[0] if len(options) == 1 else DECISIONS[ask.about](worth, options)


def sip(worth: Worth, options: list[Option]) -> Option | None:
    """A defensive potion that is worth more drunk than carried."""
    for option in options:
        if option.verb is v.DRINK and relief(worth, option.word()) > POTION[option.word()]:
            return option
    return None


def relief(worth: Worth, potion: str) -> float:
    if potion == "healing":
        return worth.hp(HEALED)
    if potion == "holy_water":
        return worth.blessing()
    return worth.burden("blindness")


def best_of(options: list[Option], price: Callable[[Option], float]) -> Option:
    """The option worth most; the first of equals."""
    best, most = options[0], price(options[0])
    for option in options[1:]:
        worth = price(option)
        if worth > most:
            best, most = option, worth
    return best


# --- exploration -----------------------------------------------------------------------------------------------------

CHOICE = 1.0  # what it is worth to see two rooms and choose


class Path:
    """What the way from each cell to the exit is worth."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        view = worth.view
        rooms = view.content.rooms
        unseen = [worth.room(rooms[name]) for name in view.unseen]
        self.average = sum(unseen) / len(unseen) if unseen else 0.0
        self.values = [self._value(cell, name) for cell, name in enumerate(view.grid)]
        self.hidden = [name == HIDDEN for name in view.grid]

    def _value(self, cell: int, name: str) -> float:
        if cell == EXIT_CELL or name == EMPTY:
            return 0.0
        return self.average if name == HIDDEN else self.worth.room(self.worth.content.rooms[name])

    def beyond(self, cell: int) -> float:
        """The best way on from a cell."""
        if cell == EXIT_CELL:
            return 0.0
        ways = [cell + DIRECTIONS[direction] for direction in ahead(cell)]
        values = [self.values[way] + self.beyond(way) for way in ways]
        choice = CHOICE if len(ways) == 2 and (self.hidden[ways[0]] or self.hidden[ways[1]]) else 0.0
        return max(values) + choice

    def swapped(self, a: int, b: int) -> float:
        """The best way on when two rooms change places."""
        for table in (self.values, self.hidden):
            swap(table, a, b)
        result = self.beyond(self.worth.hero.cell)
        for table in (self.values, self.hidden):
            swap(table, a, b)
        return result


def swap(table: list[float] | list[bool], a: int, b: int) -> None:
    table[a], table[b] = table[b], table[a]


def explore(worth: Worth, options: list[Option]) -> Option:
    path = Path(worth)
    hero = worth.hero
    card = card_price(worth)

    def price(option: Option) -> float:
        if option.verb is v.MOVE or option.verb is v.EVADE:
            cell = hero.cell + DIRECTIONS[option.word()]
            onward = path.beyond(cell)
            return onward + path.values[cell] if option.verb is v.MOVE else onward - card
        return -1e9

    best = best_of(options, price)
    for option in options:
        if option.verb is v.SHIELD and best.verb is v.MOVE and shield_gain(worth, best) > card:
            return option
    return best


def shield_gain(worth: Worth, move: Option) -> float:
    """What one more Armor is worth in the room ahead."""
    cell = worth.hero.cell + DIRECTIONS[move.word()]
    view = worth.view
    if cell == EXIT_CELL:
        return 0.0
    if view.grid[cell] in (HIDDEN, EMPTY):
        return 0.0
    room = view.content.rooms[view.grid[cell]]
    if room.type != "monster":
        return 0.0
    return 1.0


def card_price(worth: Worth) -> float:
    """What the Character card may still bring in this Area as a combat skill."""
    if worth.view.guardian:
        return 3.0
    return 1.5 if worth.hero.cell not in (5, 7) else 0.0


def look(worth: Worth, options: list[Option]) -> Option:
    """Clairvoyance: the cells nearest to the token."""
    return options[0]


def tunnel(worth: Worth, options: list[Option]) -> Option:
    path = Path(worth)
    now = path.beyond(worth.hero.cell)

    def price(option: Option) -> float:
        return path.swapped(option.number(0), option.number(1)) if option.verb is v.TUNNEL else now

    return best_of(options, price)


def prepare(worth: Worth, options: list[Option]) -> Option:
    """The Crow looks ahead as soon as it can."""
    return options[1]


def lay(worth: Worth, options: list[Option]) -> Option:
    """A good room as the entrance, which is always visited, else in the middle; a bad one aside."""
    rooms = worth.content.rooms
    value = worth.room(rooms[options[0].word(0)])
    average = sum([worth.room(room) for room in rooms.values()]) / len(rooms)
    return options[0] if value > average + 0.5 else options[-1]


# --- rooms -----------------------------------------------------------------------------------------------------------


def test(worth: Worth, options: list[Option]) -> Option:
    """Perception where passing is worth more than the potion."""
    room = worth.content.rooms[worth.view.grid[worth.hero.cell]]
    gain = worth.room(room, 1.0) - worth.room(room)
    if worth.hero.blind:
        gain += worth.burden("blindness")
    return options[1] if gain > POTION["perception"] else options[0]


def bonfire(worth: Worth, options: list[Option]) -> Option:
    room = worth.content.rooms[worth.view.grid[worth.hero.cell]]

    def price(option: Option) -> float:
        effects = room.actions[option.word()]
        if any(effect.verb == "swap_rooms" for effect in effects.choices[0]):
            return tunnel_gain(worth)
        return worth.result(effects)

    return best_of(options, price)


def tunnel_gain(worth: Worth) -> float:
    path = Path(worth)
    view = worth.view
    cells = [cell for cell in range(EXIT_CELL) if not view.visited[cell]]
    now = path.beyond(worth.hero.cell)
    pairs = [path.swapped(a, b) for place, a in enumerate(cells) for b in cells[place + 1 :]]
    return max([now, *pairs]) - now


def trade(worth: Worth, options: list[Option]) -> Option:
    def price(option: Option) -> float:
        verb = option.verb
        if verb is v.BUY:
            return worth.result(parse_result(option.word(0), "offer")) + worth.gold(-option.number(1))
        if verb is v.BUY_POTION:
            return worth.potion(option.word(0)) + worth.gold(-option.number(1))
        if verb is v.SELL_POTION:
            return worth.gold(option.number(1)) - POTION[option.word(0)]
        if verb is v.SELL_ARMOR:
            return worth.armor(-1) + worth.gold(option.number(0))
        return 0.0

    return best_of(options, price)


def shift(worth: Worth, options: list[Option]) -> Option:
    room = worth.content.rooms[worth.view.grid[worth.hero.cell]]
    return best_of(options, lambda option: worth.result(room.results[option.number() - 1]))


def take(worth: Worth, options: list[Option]) -> Option:
    return best_of(options, lambda option: worth.result(parse_result(option.word(), "choice")))


def offer(worth: Worth, options: list[Option]) -> Option:
    room = worth.content.rooms[worth.view.grid[worth.hero.cell]]
    return best_of(options, lambda option: worth.shrine(room, option.verb is v.OFFER))


def take_item(worth: Worth, options: list[Option]) -> Option:
    room = worth.content.rooms[worth.view.grid[worth.hero.cell]]

    def price(option: Option) -> float:
        if option.verb is v.TAKE_ITEM:
            return worth.gain_of(option.word()) + (0.0 if room.price is None else worth.result(room.price))
        return 0.0 if room.refuse is None else worth.result(room.refuse)

    return best_of(options, price)


def replace_potion(worth: Worth, options: list[Option]) -> Option:
    """Give away what is worth least, be it the new one."""
    return best_of(options, lambda option: -POTION[option.word()])


COMBAT: dict[str, Callable[[Fight, list[Option]], Option]] = {
    "attack": Fight.before_roll,
    "reroll": Fight.reroll,
    "backstab": strongest,
    "potion": Fight.potion,
}
DECISIONS: dict[str, Callable[[Worth, list[Option]], Option]] = {
    "explore": explore,
    "clairvoyance": look,
    "tunnel": tunnel,
    "preparation": prepare,
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
