"""Films: a game looked at again, step by step, and what luck and decisions did in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from lanterne.kernel.asks import Chance, Choose, Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.odds import Odds, read_odds
from lanterne.kernel.records import fingerprint
from lanterne.kernel.saves import save_data
from lanterne.kernel.texts import Texts, texts_for
from lanterne.server.databases import Clash
from lanterne.server.forms import Film, Story, Turn
from lanterne.server.journal import WATCH
from lanterne.server.messages import Line, StateOf
from lanterne.server.room import Room
from lanterne.server.states import table_of
from lanterne.server.table import Table
from lanterne.server.telling import Teller, odds_of

MOST_FRAMES = 24  # in one piece
SMALL = 0.02  # differences below are noise of the estimates
TURNING_POINTS = 3  # told in words, on each side


def film_of(room: Room, person: str, lang: str, seat: int, first: int, count: int) -> Film:
    """Some steps of a game through the eyes of a seat. A step is a moment at which somebody was asked, or the end."""
    match = room.table.match
    lengths = steps_of(match)
    wanted = lengths[max(0, first) : max(0, first) + min(max(1, count), MOST_FRAMES)]
    texts = texts_for(lang, match.game)
    lines = Teller(match, seat, texts).story(-1)
    frames = [frame(room, person, then, seat, texts, lines) for then in moments(match, wanted)]
    return Film(length=len(lengths), frames=frames)


def steps_of(match: Match) -> list[int]:
    """The lengths of the log at which somebody was asked, and the whole of it."""
    past = len(match.past)
    asked = [past + place for place, entry in enumerate(match.log) if not isinstance(entry, Chance)]
    whole = past + len(match.log)
    return [*asked, whole] if not asked or asked[-1] != whole else asked


def moments(match: Match, lengths: list[int]) -> Iterator[Match]:
    """A match as it was at some lengths of its log, which go up. One twin walks from each to the next."""
    if lengths:
        twin = match.at(lengths[0])
        twin.dealer = Hand()
        yield twin
    for length in lengths[1:]:
        for entry in match.log[len(twin.log) : length - len(match.past)]:
            twin.feed(entry.encode())
        yield twin


def frame(room: Room, person: str, then: Match, seat: int, texts: Texts, lines: list[Line]) -> StateOf:
    """One step: the position, what led to it, no question."""
    length = len(then.past) + len(then.log)
    teller = Teller(then, seat, texts)
    table = table_of(person, room, teller)
    for place in table.seats:
        place.asked = then.asks_for(place.seat) is not None
        place.answered = False
    return StateOf(
        at=length, length=length, since=length - 1, fresh=True, seat=seat, mine=[], table=table,
        scene=then.game.scene(teller.view), rolls=teller.rolls(), lines=[line for line in lines if line.at == length],
        asks=[], curtain=[], undo="", ending=teller.ending(),
    )  # fmt: skip


# --- luck and decisions ----------------------------------------------------------------------------------------------


async def story_of(room: Room, person: str, lang: str) -> Story:
    """A finished game in retrospect, as it went for those who look back."""
    table = room.table
    seat = hero_of(table, room.seats_of(person))
    hindsight = [turn for turn in await hindsight_of(room, table) if seat in (WATCH, turn["seat"])]
    odds = odds_at(table, [int(str(turn["step"])) for turn in hindsight], await room.store.odds(table.id))
    turns = told_turns(table.match, hindsight, odds, texts_for(lang, table.game))
    losses = [turn.chosen - turn.best for turn in turns if turn.best - turn.chosen > SMALL]
    luck = sum(turn.after - turn.chosen for turn in turns)
    return Story(seat=seat, words=verdict(turns, texts_for(lang, table.game)), luck=luck, decisions=sum(losses), turns=turns)


def hero_of(table: Table, held: list[int]) -> int:
    """Whose story it is: where some won and others did not, that of a seat one held, first of all one that won; who held none
    is told of a winner. Those who win and lose together have one story, WATCH."""
    outcome, seats = table.match.outcome, range(table.match.options.seats)
    if outcome is None or not 0 < len(outcome.winners) < len(seats):
        return WATCH
    own = [seat for seat in seats if seat in held]
    return next((seat for seat in [*outcome.winners, *own] if seat in own), outcome.winners[0])


async def hindsight_of(room: Room, table: Table) -> list[dict[str, Json]]:
    """What a search thinks of every decision. It takes seconds in a process of its own, so it is kept, with a fingerprint of
    the answers that it is about: the end of a game can be taken back."""
    of = fingerprint(table.journal.answers)
    async with room.looking_back:
        kept = await room.store.hindsight(table.id)
        if not isinstance(kept, dict) or kept["of"] != of:
            turns = await room.thinkers.think({"kind": "story", "save": save_data(table.match), "seat": 0})
            kept = {"of": of, "turns": turns}
            with contextlib.suppress(Fault, Clash):  # the next who asks waits again
                await room.store.keep_hindsight(table.id, kept)
    told = kept["turns"]
    assert isinstance(told, list)
    return [turn for turn in told if isinstance(turn, dict)]


def odds_at(table: Table, steps: list[int], kept: dict[int, Json]) -> dict[int, Odds | None]:
    """The odds that decisions were made at, by the length of the log before them: as they were kept with the answers. Those of
    answers from a save file, or older than this column of the journal, are computed again."""
    match, rows = table.match, table.journal.rows()
    odds = {step: read_odds(kept[rows[step]]) if kept[rows[step]] else None for step in steps if rows[step] in kept}
    for then in moments(match, [step for step in steps if step not in odds]):
        entry = match.log[len(then.log)]
        assert isinstance(entry, Choose)
        odds[len(then.past) + len(then.log)] = then.odds(entry.chosen, entry.seat)
    return odds


def told_turns(match: Match, hindsight: list[dict[str, Json]], odds: dict[int, Odds | None], texts: Texts) -> list[Turn]:
    """The decisions in words, each with its odds."""
    steps = {length: step for step, length in enumerate(steps_of(match))}
    turns: list[Turn] = []
    for data in hindsight:
        length = int(str(data["step"]))
        entry = match.log[length - len(match.past)]
        assert isinstance(entry, Choose)
        known = odds[length]
        turns.append(
            Turn(
                step=steps[length], seat=entry.seat, words=texts.option(entry.chosen),
                odds=None if known is None else odds_of(known, texts),
                best=float(str(data["best"])), chosen=float(str(data["chosen"])), after=float(str(data["after"])),
            )
        )  # fmt: skip
    return turns


def verdict(turns: list[Turn], texts: Texts) -> list[str]:
    """The turning points in words: the greatest strokes of luck, good and bad, and the dearest decisions."""
    lines: list[str] = []
    by_luck = sorted(turns, key=lambda turn: turn.after - turn.chosen)
    by_loss = sorted(turns, key=lambda turn: turn.chosen - turn.best)
    for id, some in (("story-bad-luck", by_luck), ("story-good-luck", by_luck[::-1]), ("story-decision", by_loss)):
        for turn in some[:TURNING_POINTS]:
            change = turn.chosen - turn.best if id == "story-decision" else turn.after - turn.chosen
            if abs(change) > SMALL and (change > 0) == (id == "story-good-luck"):
                lines.append(at_odds(turn, texts.say(id, words=turn.words, points=abs(round(change * 100))), texts))
    return lines


def at_odds(turn: Turn, sentence: str, texts: Texts) -> str:
    """A sentence about a decision with the chances that it was made at, where anything was open."""
    chances = turn.odds.chances if turn.odds is not None else []
    odds = ", ".join(f"{chance.words} {chance.percent}" for chance in chances if chance.share < 1)
    return texts.say("story-at-odds", sentence=sentence, odds=odds) if odds else sentence
