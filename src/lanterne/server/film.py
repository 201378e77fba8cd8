"""Films: a game looked at again, step by step, and what luck and decisions did in it."""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.kernel.asks import Chance, Choose, Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.match import Match
from lanterne.kernel.saves import save_data
from lanterne.kernel.texts import Texts, texts_for
from lanterne.server.forms import Film, Story, Turn
from lanterne.server.messages import Chances, Line, StateOf
from lanterne.server.room import Room
from lanterne.server.states import table_of
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


async def story_of(room: Room, lang: str) -> Story:
    """A finished game in retrospect. The estimates are made once for a table, in a process of their own."""
    if room.hindsight is None:
        save = save_data(room.table.match)
        room.hindsight = await room.thinkers.think({"kind": "story", "save": save, "seat": 0})
    texts = texts_for(lang, room.table.game)
    turns = told_turns(room.table.match, room.hindsight, texts)
    losses = [turn.chosen - turn.best for turn in turns if turn.best - turn.chosen > SMALL]
    luck = sum(turn.after - turn.chosen for turn in turns)
    return Story(words=verdict(turns, texts), luck=luck, decisions=sum(losses), turns=turns)


def told_turns(match: Match, hindsight: Json, texts: Texts) -> list[Turn]:
    """The decisions in words, each with the odds that were shown beside it."""
    assert isinstance(hindsight, list)
    twin = match.at(len(match.past))
    twin.dealer = Hand()
    steps = {length: step for step, length in enumerate(steps_of(match))}
    by_step = {int(str(data["step"])): data for data in hindsight if isinstance(data, dict)}
    turns: list[Turn] = []
    for place, entry in enumerate(match.log):
        data = by_step.get(len(match.past) + place)
        if data is not None and isinstance(entry, Choose):
            view = twin.view(entry.seat)
            odds = match.game.odds(view, entry, entry.chosen)
            chances: list[Chances] = odds_of(odds, texts).chances if odds is not None else []
            turns.append(
                Turn(
                    step=steps[len(match.past) + place], seat=entry.seat, words=texts.option(entry.chosen), chances=chances,
                    best=float(str(data["best"])), chosen=float(str(data["chosen"])), after=float(str(data["after"])),
                )
            )  # fmt: skip
        twin.feed(entry.encode())
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
                lines.append(texts.say(id, words=turn.words, points=abs(round(change * 100))))
    return lines
