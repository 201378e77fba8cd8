"""Scenes: positions as scenarios describe them. Besides the paths of the state there are these words:

`well = { north = "great_stag" }` lays Well cards (plain ones elsewhere); `deck = 2` leaves so many in the Well deck;
`gauntlet = "dreadweaver"` stands before that Master, `turned = ["encore"]` with these cards face down;
`hand = [...]` is the first seeker's, `asha.hand`, `khor.lit` … are a seeker's by name; `progress.north` is by slot.
`fresh = true` leaves everything as it is before the first seeker is chosen.
"""

from __future__ import annotations

from lanterne.games.kinfire_delve import setup
from lanterne.games.kinfire_delve.content import Content
from lanterne.games.kinfire_delve.state import HANDS, HIDDEN, MASTER, PLACES, Delve, Seeker
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Options
from lanterne.kernel.records import put
from lanterne.parts.decks import without

PLAIN = ("great_stag", "crystal_caves", "razor_hedge", "painted_eyes")
WORDS = ("well", "deck", "gauntlet", "turned", "hand", "fresh")


def long_path(s: Delve, path: str) -> str:
    """A path with the names of seekers and slots, as the state knows it."""
    head, dot, rest = path.partition(".")
    names = [seeker.id for seeker in s.seekers]
    if head in names:
        return f"seekers.{names.index(head)}{dot}{rest}"
    if rest in PLACES:
        return f"{head}.{PLACES.index(rest)}"
    return path


def arrange(content: Content, options: Options, given: dict[str, Json]) -> Delve:
    """The first seeker at the start of a turn in the middle of the well, changed as the scenario says."""
    s = setup.new_delve(content, options)
    if given.get("fresh") is True:
        for path, value in given.items():
            if path != "fresh":
                put(s, path, value)
        return s
    seat_seekers(s)
    s.phase = "start"
    s.turn = 1
    s.active = max(0, s.active)
    _lay(s, given)
    for path, value in given.items():
        if path not in WORDS:
            put(s, long_path(s, path), value)
    if "hand" in given:
        put(s, "seekers.0.hand", given["hand"])
    for seeker in s.seekers:
        keep_deck(s, seeker)
    if "fatigue" not in given:
        s.fatigue = tuple(card for card in content.exhaustion if card not in s.exhausted)
    if "unseen" not in given:
        seen = (*s.slots, *s.attached, *s.well, *s.well_discard)
        s.unseen = content.well
        for card in seen:
            if card in s.unseen:
                s.unseen = without(s.unseen, card)
    return s


def seat_seekers(s: Delve) -> None:
    """Those of the options, else the first of the box, with the first cards of their decks in hand."""
    for seeker in s.seekers:
        if not seeker.id:
            seeker.id = next(name for name in s.content.seekers if name not in [other.id for other in s.seekers])
        deck = s.content.seekers[seeker.id].deck
        seeker.hand = deck[: HANDS[len(s.seekers) - 1]]
        seeker.deck = deck


def keep_deck(s: Delve, seeker: Seeker) -> None:
    """What is in the hand or the discard is not in the deck; a deck that the scenario gives is kept."""
    whole = s.content.seekers[seeker.id].deck
    if seeker.deck is not whole:
        return
    rest = whole
    for card in (*seeker.hand, *seeker.discard):
        if card not in rest:
            if card not in s.content.skills:
                raise Fault("data-type", path=f"{seeker.id}.hand {card}", wanted=" ".join(dict.fromkeys(whole)))
            continue  # more copies than the box has: the scenario's own affair
        rest = without(rest, card)
    seeker.deck = rest


def _lay(s: Delve, given: dict[str, Json]) -> None:
    if "gauntlet" in given:
        _lay_gauntlet(s, given)
        return
    s.slots = list(PLAIN)
    well = given.get("well", {})
    if not isinstance(well, dict):
        raise Fault("data-type", path="well", wanted="table")
    for slot, card in well.items():
        if slot not in PLACES[:MASTER]:
            raise Fault("path-unknown", path=f"well.{slot}")
        if card and card not in s.content.well:
            raise Fault("data-type", path=f"well.{slot}", wanted=" ".join(dict.fromkeys(s.content.well)))
        s.slots[PLACES.index(slot)] = str(card)
    left = given.get("deck", len(s.content.well) - MASTER - setup.SKIPPED)
    if not isinstance(left, int):
        raise Fault("data-type", path="deck", wanted="int")
    s.well = [HIDDEN] * left
    s.well_discard = [HIDDEN] * setup.SKIPPED


def _lay_gauntlet(s: Delve, given: dict[str, Json]) -> None:
    master = str(given["gauntlet"])
    if master not in s.content.masters:
        raise Fault("data-type", path="gauntlet", wanted=" ".join(s.content.masters))
    turned = given.get("turned", [])
    for card in turned if isinstance(turned, list) else [turned]:
        if card not in s.content.gauntlet:
            raise Fault("data-type", path="turned", wanted=" ".join(s.content.gauntlet))
    s.master = master
    s.slots = list(s.content.gauntlet)
    s.up = [not isinstance(turned, list) or card not in turned for card in s.slots]
    s.well = []
    s.well_discard = [HIDDEN] * setup.SKIPPED
    s.turn = 25
