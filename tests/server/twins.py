"""Twin worlds of a delve: another history of the same table, in which hidden cards are others, and which a seat cannot tell
from the real one. Whatever the server sends to that seat must be the same in both, byte for byte."""

from __future__ import annotations

from typing import NamedTuple

from lanterne.games.kinfire_delve.state import Delve
from lanterne.kernel.asks import Chance, Draw, Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.events import ALL
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.records import canonical, dump
from lanterne.kernel.registry import find_game
from lanterne.kernel.texts import texts_for
from lanterne.server.storage import Stored
from lanterne.server.table import Table, load_table
from tests.conformance.kit import Below

Kept = list[tuple[Json, float, str]]


def entries_of(stored: Stored, count: int) -> Kept:
    """The first entries of a journal."""
    return [(entry.data, entry.at, entry.client) for entry in stored.entries[:count]]


def delve_of(match: Match) -> Delve:
    assert isinstance(match.state, Delve)
    return match.state


def hidden(delve: Delve, seat: int) -> dict[int, list[str]]:
    """The cards in the hands of others that a seat may not know."""
    found: dict[int, list[str]] = {}
    for seeker in delve.seekers:
        if seeker.seat != seat and not delve.result:
            cards = list(seeker.hand)
            for card in seeker.shown:
                cards.remove(card)
            found[seeker.seat] = cards
    return found


# --- what everybody knows --------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """The secrets of a table after some entries of its journal, and what is no secret: the cards a watcher has met."""

    secrets: dict[int, list[str]]
    known: set[str]


def moments(stored: Stored) -> dict[int, Moment]:
    """For each number of entries, what is hidden and what is known. Straight from the rules: no line of the server's."""
    game = find_game("kinfire-delve")
    values = stored.row.config["options"]
    assert isinstance(values, dict)
    count = values["seats"]
    assert isinstance(count, int)
    match = Match(game, game.options(count, {name: value for name, value in values.items() if name != "seats"}), Hand())
    known: set[str] = set()
    found: dict[int, Moment] = {}
    for place, entry in enumerate(stored.entries, 1):
        assert isinstance(entry.data, dict)
        if "answer" in entry.data:
            match.feed(entry.data["answer"])
            for event in match.events:
                if event.only == ALL:
                    known |= {str(value) for value in event.values}
        elif "undo" in entry.data:
            cut = entry.data["undo"]
            assert isinstance(cut, dict)
            match = match.at(int(str(cut["to"])))
        known |= set(words_in(dump(match.view(-1))))
        found[place] = Moment(hidden(delve_of(match), -1), set(known))
    return found


def words_in(data: Json) -> list[str]:
    if isinstance(data, dict):
        return [word for value in data.values() for word in words_in(value)]
    if isinstance(data, list):
        return [word for value in data for word in words_in(value)]
    return [data] if isinstance(data, str) else []


def names(card: str) -> list[bytes]:
    """A card as it may be told: by its id or its name, in a JSON text."""
    spoken = {texts_for(lang, "kinfire-delve").word("skill", card) for lang in ("en", "fr")}
    return [f'"{card}"'.encode(), f":{card}".encode(), *(name.encode() for name in spoken if len(name) > 4)]


# --- twins -----------------------------------------------------------------------------------------------------------


def secret_draws(entries: Kept, config: dict[str, Json], seat: int) -> dict[int, Draw]:
    """The entries at which somebody else drew a card in secret."""
    table = load_table("twin", config, [], None)
    match = table.match
    match.dealer = Hand()
    found: dict[int, Draw] = {}
    for place, (data, _, _) in enumerate(entries):
        assert isinstance(data, dict)
        if "answer" in data:
            ask = match.ask
            if isinstance(ask, Draw) and ask.only not in (ALL, seat):
                found[place] = ask
            assert not isinstance(ask, Chance) or match.dealer.name() == "hand"
            match.feed(data["answer"])
    return found


def twin_of(stored: Stored, count: int, seat: int, below: Below, swaps: int = 2) -> Table | None:
    """The table after so many entries as it might be for all that a seat knows; None where nothing could be changed."""
    config, entries = stored.row.config, entries_of(stored, count)
    real = load_table("twin", config, entries, None)
    draws = secret_draws(entries, config, seat)
    twin: Table | None = None
    for _ in range(8):
        other = exchanged(entries, delve_of(real.match if twin is None else twin.match), draws, seat, below)
        if other is None:
            break
        try:
            table = load_table("twin", config, other, None)
        except Fault:
            continue  # the card was played since, or another would have been
        if is_twin(delve_of(real.match), delve_of(table.match), seat):
            entries, twin, swaps = other, table, swaps - 1
        if not swaps:
            break
    return twin


def exchanged(entries: Kept, delve: Delve, draws: dict[int, Draw], seat: int, below: Below) -> Kept | None:
    """Let somebody have drawn a card of their deck in place of one that is hidden in their hand."""
    choices = [(other, card) for other, cards in hidden(delve, seat).items() for card in cards if delve.seekers[other].deck]
    if not choices:
        return None
    other, card = choices[below(len(choices))]
    deck = delve.seekers[other].deck
    new = deck[below(len(deck))]
    for place in sorted(draws, reverse=True):
        ask = draws[place]
        if ask.only == other and entries[place][0] == {"answer": f"{ask.source}> {card}"}:
            changed = list(entries)
            changed[place] = ({"answer": f"{ask.source}> {new}"}, *entries[place][1:])
            return changed
    return None


def is_twin(real: Delve, twin: Delve, seat: int) -> bool:
    """Whether two positions differ, and in nothing but the hidden cards of others."""
    return positions(real, -9) != positions(twin, -9) and positions(real, seat) == positions(twin, seat)


def positions(delve: Delve, seat: int) -> bytes:
    """A position without the hands and decks of others; -9: with all."""
    twin = delve.copy()
    for seeker in twin.seekers:
        if seat not in (seeker.seat, -9):
            seeker.hand = seeker.shown + ("?",) * (len(seeker.hand) - len(seeker.shown))
            seeker.deck = ("?",) * len(seeker.deck)
        else:
            seeker.hand, seeker.deck = tuple(sorted(seeker.hand)), tuple(sorted(seeker.deck))
    return canonical(dump(twin))
