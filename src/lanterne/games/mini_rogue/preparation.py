"""Laying out an Area, revealing cards, the fall: MR-PREP, MR-EFF-10 to MR-EFF-17.

The decks are lazy: a face-down card nobody has seen has no identity. Revealing it asks chance for one of the unseen.
"""

from __future__ import annotations

from typing import Final

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.potions import decide
from lanterne.games.mini_rogue.skills import skill_bar, skill_of, spend_skill
from lanterne.games.mini_rogue.state import EVERYBODY, EXIT, EXIT_CELL, HIDDEN, Hero, Run
from lanterne.kernel.asks import Draw, Flow, Option
from lanterne.parts.decks import one_of_rest, without

REVEAL: Final = v.abouts("reveal")
PEEK: Final = v.abouts("peek")
GUARDIAN: Final = [f"guardian {area}" for area in range(11)]
REPLACEMENT: Final = v.abouts("replacement")
HIDDEN_ROOM: Final = "hidden"  # what an event calls a card that stays face down


def prepare(s: Run) -> Flow[None]:
    """MR-PREP: shuffle, preparation powers, deal, entrance, Guardian."""
    lay_out(s, "")
    s.emit(v.AREA, s.area, s.floor())
    s.phase = "powers"
    yield from ()


def use_powers(s: Run) -> Flow[None]:
    """MR-PREP-04: one hero after the other. What one looks at is its secret, so the step ends before the next is asked."""
    for hero in s.order():
        if not hero.resolved:
            hero.resolved = True
            if len(preparation_options(s, hero)) > 1:
                yield from preparation_powers(s, hero)
                return
    yield from reveal(s, 0)
    for hero in s.order():
        enter(s, hero, 0)
    yield from reveal_guardian(s)
    s.phase = "resolve"


def lay_out(s: Run, entrance: str) -> None:
    """Shuffle every Room card that is not carried and lay the grid, around an entrance that stays (after a fall)."""
    away = [room_of_item(s, hero.item) for hero in s.heroes if hero.item]
    if entrance:
        away.append(entrance)
    s.unseen = tuple(room for room in s.content.deck if room not in away) if away else s.content.deck
    s.unused = ()
    s.unused_seen = ()
    s.grid = [HIDDEN] * EXIT_CELL + [EXIT]
    s.up = [False] * 9
    s.visited = [False] * 9
    s.known = [0] * 9
    if entrance:
        s.grid[0] = entrance
        s.up[0] = s.visited[0] = True
    for hero in s.heroes:
        hero.cell = 0
        hero.met = False
        hero.resolved = bool(entrance)


def room_of_item(s: Run, item: str) -> str:
    """The Room card that an Item is."""
    for room in s.content.rooms.values():
        if item in room.items:
            return room.id
    raise ValueError(f"no room gives {item}")


def preparation_powers(s: Run, hero: Hero) -> Flow[None]:
    """MR-PREP-04: between the shuffle and the dealing."""
    while len(preparation_options(s, hero)) > 1:
        choice = yield from decide(s, hero, "preparation", preparation_options)
        if choice.verb is v.PASS:
            return
        if choice.verb is v.FLYOVER:
            yield from look_ahead(s, hero, 2)
            drop_item(s, hero)  # MR-RULING-53: the Crow returns after this dealing
        else:
            skill = skill_of(s, hero, "preparation")
            spend_skill(s, hero, skill.id)
            yield from look_ahead(s, hero, skill.amount)


def preparation_options(s: Run, hero: Hero) -> list[Option]:
    options = [v.PASS()]
    if hero.item and s.content.items[hero.item].power == "crow":
        options.append(v.FLYOVER())
    if skill_bar(s, hero, "preparation") is None:
        options.append(v.FOREKNOW())
    return options


def look_ahead(s: Run, hero: Hero, count: int) -> Flow[None]:
    """Look at the first cards of the shuffled deck and put each back anywhere: on a cell to be dealt, or in the rest."""
    s.emit(v.LOOKED, hero.character)
    seen = []
    for place in range(count):
        card = yield from Draw(v.ROOM_DECK, PEEK[s.area][place], s.unseen, only=hero.seat)
        s.unseen = without(s.unseen, card)
        s.tell(hero.seat, v.SEEN, card)
        seen.append(card)
    for card in seen:
        yield from put_back(s, hero, card)


def put_back(s: Run, hero: Hero, card: str) -> Flow[None]:
    free = [cell for cell in range(EXIT_CELL) if s.grid[cell] == HIDDEN]
    options = [v.LAY(card, cell) for cell in free] + [v.LAY_ASIDE(card)]
    choice = yield from decide(s, hero, "lay", lambda _, __: options)
    if choice.verb is v.LAY:
        s.grid[choice.number(1)] = card
        s.known[choice.number(1)] = 1 << hero.seat
    else:
        put_aside(s, card, 1 << hero.seat)


def reveal(s: Run, cell: int) -> Flow[None]:
    """Turn a Room card face up. A card nobody has seen is drawn from all that are unseen."""
    if s.grid[cell] == HIDDEN:
        draw = Draw(v.ROOM_DECK, REVEAL[s.area][cell], s.unseen)
        yield draw
        card = draw.card
        s.unseen = without(s.unseen, card)
        s.grid[cell] = card
        s.emit(v.REVEALED, card, cell)
    else:
        s.reveal(v.REVEALED, s.grid[cell], cell)
    s.up[cell] = True


def enter(s: Run, hero: Hero, cell: int) -> None:
    hero.cell = cell
    hero.resolved = False
    s.visited[cell] = True
    if cell != EXIT_CELL:
        s.emit(v.ENTERED, hero.character, s.grid[cell])


def reveal_guardian(s: Run) -> Flow[None]:
    """MR-PREP-06, MR-PREP-07."""
    if s.content.areas[s.area - 1].guardian:
        s.guardian = yield from top_guardian(s)
        s.emit(v.GUARDIAN_UP, s.guardian)


def top_guardian(s: Run) -> Flow[str]:
    """The top card of the pile; the last one is always Og's Remains (MR-SETUP-09, MR-SETUP-10)."""
    if s.pile == 1:
        return s.content.last[0].id
    card = yield from Draw(v.GUARDIAN_DECK, GUARDIAN[s.area], s.guardians)
    s.guardians = without(s.guardians, card)
    return card


def put_aside(s: Run, card: str, seen: int) -> None:
    """A card joins the unused deck under the eyes of some seats."""
    s.unused = (*s.unused, card)
    s.unused_seen = (*s.unused_seen, seen)


def drop_item(s: Run, hero: Hero) -> None:
    """MR-ITEM-04: a spent or discarded Item returns to the Room cards, among those known to be unused."""
    s.emit(v.LOST_ITEM, hero.character, hero.item)
    put_aside(s, room_of_item(s, hero.item), EVERYBODY)
    hero.item = ""
    hero.uses = 0


def fall(s: Run, hero: Hero) -> Flow[None]:
    """MR-EFF-10, MR-EFF-14 to MR-EFF-16, MR-COOP-13: the party drops to the Area below, on the card it stood on."""
    entrance = s.grid[hero.cell]
    gone = s.guardian or (yield from top_guardian(s))
    s.guardian = ""
    s.pile -= 1
    s.emit(v.GUARDIAN_GONE, gone)
    s.area = s.content.areas[s.area - 1].fall
    s.falls += 1
    s.enemy = None
    s.attack = None
    s.pending = ""
    s.emit(v.FELL, s.area, s.floor())
    lay_out(s, entrance)
    for fallen in s.heroes:
        fallen.evading = False
    yield from reveal_guardian(s)
    s.phase = "reveal"


def swap_rooms(s: Run, hero: Hero) -> Flow[None]:
    """MR-RULING-41: exchange two cards of the grid, neither visited nor the exit."""
    choice = yield from decide(s, hero, "tunnel", tunnel_options)
    if choice.verb is v.TUNNEL:
        a, b = choice.number(0), choice.number(1)
        s.grid[a], s.grid[b] = s.grid[b], s.grid[a]
        s.up[a], s.up[b] = s.up[b], s.up[a]
        s.known[a], s.known[b] = s.known[b], s.known[a]
        s.emit(v.SWAPPED, a, b)


def tunnel_options(s: Run, hero: Hero) -> list[Option]:
    cells = [cell for cell in range(EXIT_CELL) if not s.visited[cell]]
    pairs = [v.TUNNEL(a, b) for place, a in enumerate(cells) for b in cells[place + 1 :]]
    return [*pairs, v.LEAVE_ROOMS()]


def replace_room(s: Run, cell: int, face_up: bool) -> Flow[None]:
    """MR-RULING-53: a revealed room goes to the unused deck, another of that deck takes its place, face down for the blind.

    The unused deck holds the known cards and as many unseen ones as are not under face-down cells."""
    old = s.grid[cell]
    pool = one_of_rest(s.unused, s.unseen, s.grid.count(HIDDEN))
    card = yield from Draw(v.ROOM_DECK, REPLACEMENT[s.area][cell], pool.cards, pool.weights)
    if card in s.unseen:
        s.unseen = without(s.unseen, card)
    left = [(room, seen) for room, seen in zip(s.unused, s.unused_seen, strict=True) if room != card]
    s.unused = tuple(room for room, _ in left)
    s.unused_seen = tuple(seen if face_up else 0 for _, seen in left)  # any of them may be the card laid face down
    put_aside(s, old, EVERYBODY)
    s.grid[cell] = card
    s.known[cell] = 0
    s.up[cell] = face_up
    s.emit(v.REPLACED, card if face_up else HIDDEN_ROOM, cell)
