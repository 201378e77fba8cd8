"""Making an exploration by typing: `lay S-1 0,0`, `turn S-1`, `start S-1.L1`, then steps; several with semicolons between. A
bare number takes what `offers` lists under it, a bare node goes there."""

from __future__ import annotations

from lanterne.games.map_masters.exploration_check import Exploration, Kit, Stumble, build, fitting, read_exploration
from lanterne.games.map_masters.missteps import Misstep, refused
from lanterne.games.map_masters.steps import read_step
from lanterne.games.map_masters.tableau import Placement, Tableau
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import allowed
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Refused

# The verbs, and what French players may type in their place.
VERBS = {
    "pose": "lay", "poser": "lay", "tourne": "turn", "tourner": "turn", "ôte": "lift", "ôter": "lift", "départ": "start",
    "depart": "start", "retour": "back", "efface": "erase", "effacer": "erase", "vide": "clear", "vider": "clear",
    "va": "go", "aller": "go", "passe": "link", "paie": "pay", "payer": "pay", "tombe": "fall", "tomber": "fall",
}  # fmt: skip
PAID_WITH = {"objet": "item", "jeton": "fairy"}


def edit(kit: Kit, draft: Json, line: str) -> Json:
    """The draft after a line; Refused, with the reason, where the result would not be legal."""
    try:
        exploration = read_exploration(draft)
        for part in line.split(";"):
            if part.strip():
                change(kit, exploration, part.split())
        path_of(kit, exploration)
    except Misstep as misstep:
        raise shown(misstep) from None
    return exploration.dump()


def path_of(kit: Kit, exploration: Exploration) -> Walk:
    """The path so far. It may stand anywhere, also between `cross` and the step that this is for."""
    walk = Walk(build(kit, exploration), kit.tokens, kit.books)
    if exploration.start is None:
        if exploration.steps:
            raise Misstep("NO_START")
        return walk
    walk.start(*exploration.start)
    for place, step in enumerate(exploration.steps, 1):
        try:
            walk.take(step)
        except Misstep as misstep:
            raise Stumble(place, misstep) from None
    return walk


def shown(misstep: Misstep) -> Refused:
    return refused(misstep, misstep.place if isinstance(misstep, Stumble) else 0)


def offers(kit: Kit, exploration: Exploration) -> list[str]:
    """What may come next, as one would type it: the steps that may be taken; before a start, the free edges to start from and
    the ways to lay a card."""
    walk = path_of(kit, exploration)
    if exploration.start is not None:
        return [str(step) for step in allowed(walk)]
    lines = [f"start {card}.{slot}" for card, slot in walk.tableau.free_edges()]
    laid = {placement.card for placement in exploration.placements}
    for card in kit.hand:
        if card not in laid:
            lines += [lay_line(placement) for placement in fitting(kit, exploration.placements, card)]
    return lines


def lay_line(placement: Placement) -> str:
    turned = f" {placement.rot}" if placement.rot else ""
    return f"lay {placement.card} {placement.x},{placement.y}{turned}"


def change(kit: Kit, exploration: Exploration, words: list[str]) -> None:
    """One word and what it is about."""
    if len(words) == 1 and words[0].isascii() and words[0].isdecimal():
        words = numbered(kit, exploration, words[0]).split()
    verb, rest = VERBS.get(words[0].lower(), words[0]), words[1:]
    if verb == "lay" and len(rest) in (1, 2, 3):
        lay_card(kit, exploration, rest)
    elif verb == "turn" and len(rest) == 1:
        placement = placed(exploration, rest[0])
        placement.rot = 180 - placement.rot
    elif verb == "lift" and len(rest) == 1:
        exploration.placements.remove(placed(exploration, rest[0]))
        erase(exploration)
    elif verb == "start" and len(rest) == 1 and "." in rest[0]:
        card, _, slot = rest[0].upper().rpartition(".")
        exploration.start = (card, slot)
        exploration.steps = []
    elif verb == "back" and len(rest) <= 1:
        go_back(exploration, rest)
    elif verb == "erase" and not rest:
        erase(exploration)
    elif verb == "clear" and not rest:
        exploration.placements = []
        erase(exploration)
    else:
        if not rest and is_near(kit, exploration, verb):
            verb, rest = "go", [verb]
        if verb == "pay":
            rest = [PAID_WITH.get(word, word) for word in rest]
        exploration.steps.append(read_step(" ".join([verb, *rest])))


def numbered(kit: Kit, exploration: Exploration, number: str) -> str:
    """The line that stands under a number."""
    lines = offers(kit, exploration)
    place = int(number[:6])
    if not 1 <= place <= len(lines):
        raise Misstep("BAD_STEP", thing=number[:20])
    return lines[place - 1]


def is_near(kit: Kit, exploration: Exploration, name: str) -> bool:
    """Whether a bare word names a place of the card where the path stands."""
    try:
        at = path_of(kit, exploration).at
    except Misstep:
        return False
    return at is not None and name.partition("#")[0] in kit.designs[at[0].partition("/")[0]].nodes


def go_back(exploration: Exploration, words: list[str]) -> None:
    """So many steps are taken back; behind the first one, the start, and then the card that was laid last."""
    count = int(words[0][:6]) if words and words[0].isascii() and words[0].isdecimal() else 1
    for _ in range(min(count, 400)):
        if exploration.steps:
            exploration.steps.pop()
        elif exploration.start is not None:
            exploration.start = None
        elif exploration.placements:
            exploration.placements.pop()


def erase(exploration: Exploration) -> None:
    exploration.start = None
    exploration.steps = []


def placed(exploration: Exploration, card: str) -> Placement:
    for placement in exploration.placements:
        if placement.card == card.upper():
            return placement
    raise Misstep("TARGET_NOT_PLACED", card)


def lay_card(kit: Kit, exploration: Exploration, words: list[str]) -> None:
    """`S-1 0,0`, or `S-1 1,-1 180`; a card that lies already is moved. `S-1` alone lies where most corridors join."""
    card = words[0].upper()
    others = [other for other in exploration.placements if other.card != card]
    if len(words) == 1:
        fits = fitting(kit, others, card) if card in kit.hand else []
        if card not in kit.hand:
            raise Misstep("CARD_NOT_IN_HAND", card[:20])
        if not fits:
            raise Misstep("NOT_CONNECTED", card)
        placement = max(fits, key=lambda fit: len(Tableau([*others, fit], kit.designs).links))
    else:
        placement = read_place(card, words[1], words[2] if len(words) == 3 else "0")
    exploration.placements = [*others, placement]


def read_place(card: str, at: str, rot: str) -> Placement:
    x, comma, y = at.partition(",")
    if rot not in ("0", "180"):
        raise Misstep("BAD_ROTATION", card)
    try:
        placement = Placement(card, int(x), int(y), int(rot))
    except ValueError:
        raise Misstep("BAD_POSITION", card) from None
    if not comma or abs(placement.x) > 20 or abs(placement.y) > 20:
        raise Misstep("BAD_POSITION", card)
    return placement
