"""What lies in the box of Map Masters: cards with maps, objectives, spell books. Read once, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from lanterne.games.map_masters.card_format import read_cards, write_card
from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import BOOKS, OBJECTIVES
from lanterne.games.map_masters.solver.limits import excess
from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import Guide, Notes, content_of
from lanterne.kernel.records import fingerprint
from lanterne.parts.reading import read_toml

COSTS = (3, 4, 5, 6)
FILES = {"start.cards": 0, "tier3.cards": 3, "tier4.cards": 4, "tier5.cards": 5, "tier6.cards": 6}
TABLE = "table.toml"
LEAST_OF_A_PILE = 2  # face-up places in a column
START_CARDS = 5  # a hand at least
BOOK_PHASES = {"SB-9": "market", "SB-14": "market", "SB-16": "hand", "SB-11": "reset", "SB-15": "reset", "SB-17": "reset"}


class Objective:
    """An objective card: a kind of discovery, and whether it makes a time-bonus round (MM-TIME-01)."""

    __slots__ = ("hourglass", "id", "kind")

    def __init__(self, id: str, kind: str, hourglass: bool) -> None:
        self.id = id
        self.kind = kind
        self.hourglass = hourglass


class Content:
    """Everything in the box, by id."""

    def __init__(
        self, cards: Mapping[str, Card], objectives: Mapping[str, Objective], bonus: tuple[int, ...], coins: int, version: str
    ) -> None:
        self.cards = cards
        self.objectives = objectives
        self.bonus = bonus  # MM-CONTENT-12: of each round
        self.coins = coins  # MM-SETUP-09
        self.version = version
        self.start = tuple(card.id for card in cards.values() if card.tier == 0)
        self.piles = tuple(tuple(card.id for card in cards.values() if card.tier == cost) for cost in COSTS)
        self.deck = tuple(objectives)
        self.books = BOOKS
        self.order = {card: place for place, card in enumerate(cards)}

    def in_box_order(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(cards, key=self.order.__getitem__))

    def kind_of(self, objective: str) -> str:
        return self.objectives[objective].kind if objective else ""

    def cost_of(self, card: str) -> int:
        return self.cards[card].tier


def read_content(files: Mapping[str, str], notes: Notes | None = None) -> Content:
    """The content of all files, or a Fault that names the file, the card and the line."""
    cards: dict[str, Card] = {}
    for file, tier in FILES.items():
        if file not in files:
            raise Fault("content-no-file", file=file)
        for card in read_cards(files[file], file):
            if card.id in cards:
                raise Fault("card-twice", where=file, card=card.id, got=card.id, wanted="")
            if card.tier != tier:
                raise Fault("card-tier", where=file, card=card.id, got=str(card.tier), wanted=str(tier))
            check_size(card, file)
            cards[card.id] = card
        count = sum(card.tier == tier for card in cards.values())
        least = LEAST_OF_A_PILE if tier else START_CARDS
        if count < least:
            raise Fault("card-few", where=file, card="", got=str(count), wanted=str(least))
    if TABLE not in files:
        raise Fault("content-no-file", file=TABLE)
    table = read_toml(files[TABLE], TABLE, notes)
    coins = table.number("coins", 0, 99)
    bonus = table.items("time_bonus", "numbers", 6, 6)
    numbers = tuple(value for value in bonus if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9)
    if len(numbers) != 6:
        raise Fault("content-type", where=f"{TABLE}.time_bonus", wanted="0–9")
    objectives: dict[str, Objective] = {}
    for entry in table.tables("objective", 12, 99):
        kind = entry.word("kind", tuple(OBJECTIVES))
        copies, hourglasses = entry.number("copies", 1, 9), entry.number("hourglasses", 0, 9)
        entry.done()
        for copy in range(1, copies + 1):
            objectives[f"{kind}-{copy}"] = Objective(f"{kind}-{copy}", kind, copy <= hourglasses)
    table.done()
    deck = [f"{objective.id} {objective.hourglass}" for objective in objectives.values()]
    version = fingerprint("\n".join([*map(write_card, cards.values()), *deck, str(coins), str(numbers)]))
    return Content(cards, objectives, numbers, coins, version)


def check_size(card: Card, file: str) -> None:
    """A card that the solver cannot take cannot be played: bots and hints would fail over it."""
    found = excess(card)
    if found is not None:
        what, count, most = found
        raise Fault("card-large", where=file, card=card.id, got=f"{what}*{count}", wanted=f"{what}*{most}")
    for slot in card.exits:
        if len(card.at[slot]) != 1:
            raise Fault("card-slot", where=file, card=card.id, got=slot, wanted="")


def load_content(folder: Path) -> Content:
    return read_content(content_of(folder))


def guide_to(folder: Path) -> Guide:
    """Every field that a pack may use; the format of maps is told at the top of their files."""
    notes: Notes = {}
    read_content(content_of(folder), notes)
    return Guide(notes, {})
