"""`replay` and `repair`: a saved game told again, and mended."""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, PackFolder, SaveFile, whole
from lanterne.commands.packing import load_with
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import PARTY, Ask, Chance, Choose, Draw, Json, Pick, Roll, shorten
from lanterne.kernel.dealers import Hand
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match, Moment
from lanterne.kernel.records import dump
from lanterne.kernel.saves import write_save
from lanterne.kernel.texts import Texts

To = Annotated[int | None, typer.Option("--to", metavar="N", parser=whole("--to", 0), help="cli-opt-to")]
View = Annotated[int | None, typer.Option("--view", metavar="SEAT", parser=whole("--view", 0, 99), help="cli-opt-view")]
At = Annotated[int, typer.Option("--at", metavar="N", parser=whole("--at", 1), help="cli-opt-at")]
Drop = Annotated[int | None, typer.Option("--drop", metavar="K", parser=whole("--drop", 0), help="cli-opt-drop")]


def replay(
    context: typer.Context,
    file: SaveFile,
    to: To = None,
    view: View = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    desk = desk_of(context)
    saved = load_with(file, pack)
    match = saved.match if to is None else saved.match.at(to)
    if view is not None:
        show_position(match, view, desk, as_json)
        return
    moments = match.story()
    if as_json:
        desk.json(story_data(match, moments, desk))
        return
    desk.tell("cli-replay-head", title=desk.title(match.game), answers=len(match.past) + len(match.log))
    if saved.from_snapshot:
        desk.tell("cli-replay-snapshot", place=len(match.past))
    texts = desk.texts_of(match.game)
    for moment in moments:
        print_moment(moment, match, texts, desk)
    print_end(match, texts, desk)


def print_moment(moment: Moment, match: Match, texts: Texts, desk: Desk) -> None:
    """An answer under its number, and what came of it with the rules."""
    if moment.ask is not None:
        desk.print(f"{moment.index:>4}  {speaker(moment.ask, match, desk)} {said(moment.ask, texts)}")
    for event in moment.events:
        desk.print(f"        {texts.event(event)} [{event.rule}]")


def speaker(ask: Ask, match: Match, desk: Desk) -> str:
    """Who answers, for the beginning of a line."""
    if isinstance(ask, Chance):
        return desk.say("cli-speaker", who=desk.texts_of(match.game).word("source", ask.source))
    if match.options.seats == 1:
        return ">"
    seat = ask.by if ask.seat == PARTY else ask.seat
    return desk.say("cli-speaker-seat", seat=max(seat, 0) + 1)


def said(ask: Ask, texts: Texts) -> str:
    """An answer in words."""
    if isinstance(ask, Choose):
        return texts.option(ask.chosen)
    if isinstance(ask, Pick):
        return ", ".join(texts.option(option) for option in ask.picked) or "–"
    if isinstance(ask, Roll):
        return ", ".join(texts.word("face", face) for face in ask.names())
    if isinstance(ask, Draw):
        if texts.has(f"card-{ask.card}"):  # tells cards of the same name apart
            return texts.say(f"card-{ask.card}")
        name = f"source-{ask.source}"
        return texts.word(texts.say(f"{name}.card") if texts.has(name, "card") else ask.source, ask.card)
    data = ask.encode()
    return json.dumps(next(iter(data.values())), ensure_ascii=False) if isinstance(data, dict) else str(data)


def print_end(match: Match, texts: Texts, desk: Desk) -> None:
    outcome = match.outcome
    desk.print()
    if outcome is None:
        assert match.ask is not None
        desk.tell("cli-replay-waits", ask=texts.ask(match.ask))
    else:
        score = " / ".join(map(str, outcome.score))
        cause = "" if outcome.winners else texts.cause(outcome.cause)
        desk.tell("cli-replay-won" if outcome.winners else "cli-replay-lost", score=score, cause=cause)


def story_data(match: Match, moments: list[Moment], desk: Desk) -> dict[str, Json]:
    texts = desk.texts_of(match.game)
    outcome = match.outcome
    lines: list[Json] = []
    for moment in moments:
        line: dict[str, Json] = {"place": moment.index, "answer": None, "words": None}
        if moment.ask is not None:
            line |= {"answer": moment.ask.encode(), "words": said(moment.ask, texts)}
        line["events"] = [event_data(event, texts) for event in moment.events]
        lines.append(line)
    end: Json = None
    if outcome is not None:
        end = {"winners": [*outcome.winners], "cause": outcome.cause, "score": [*outcome.score]}
    data: dict[str, Json] = {"game": match.game.slug, "options": match.options.dump()}
    return data | {"answers": len(match.past) + len(match.log), "moments": lines, "outcome": end}


def event_data(event: Event, texts: Texts) -> dict[str, Json]:
    values: dict[str, Json] = dict(event.named())
    only = None if event.only == ALL else event.only
    return {"kind": event.kind.name, "rule": event.rule, "words": texts.event(event), "values": values, "only": only}


# --- a position ------------------------------------------------------------------------------------------------------


def show_position(match: Match, seat: int, desk: Desk, as_json: bool) -> None:
    """What a seat sees, and what it is asked."""
    if seat >= match.options.seats:
        raise Fault("usage-number-between", option="--view", got=str(seat), least=0, most=match.options.seats - 1)
    view = match.view(seat)
    ask = match.asks_for(seat)
    keys: list[Json] = [option.key for option in ask.options] if isinstance(ask, Choose | Pick) else []
    if as_json:
        asked: Json = None if ask is None else {"about": ask.about, "options": keys}
        desk.json({"game": match.game.slug, "at": len(match.past) + len(match.log), "view": dump(view), "ask": asked})
        return
    texts = desk.texts_of(match.game)
    size = shutil.get_terminal_size()
    for line in match.game.draw(view, texts, size.columns, size.lines, rolls_before(match)):
        desk.print("".join(text for _, text, _ in line).rstrip())
    print_question(match.ask if isinstance(match.ask, Chance) else ask, texts, desk)


def print_question(ask: Ask | None, texts: Texts, desk: Desk) -> None:
    """What waits for an answer, with what may be answered."""
    if ask is None:
        return
    desk.print()
    desk.print(texts.ask(ask))
    for number, option in enumerate(ask.options if isinstance(ask, Choose | Pick) else [], 1):
        desk.print(f"{number:>4}  {texts.option(option)} [{option.rule}]")


def rolls_before(match: Match) -> list[Roll]:
    """The dice on the table: those rolled since the last decision."""
    since = itertools.takewhile(lambda entry: isinstance(entry, Chance), reversed(match.log))
    return [entry for entry in since if isinstance(entry, Roll)][::-1]


# --- repair ----------------------------------------------------------------------------------------------------------


def repair(
    context: typer.Context,
    file: SaveFile,
    at: At,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-opt-repair-out")],
    drop: Drop = None,
    answer: Annotated[list[str] | None, typer.Option("--answer", metavar="TEXT", help="cli-opt-answer")] = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    desk = desk_of(context)
    saved = load_with(file, pack)
    match = saved.match
    index = at - 1
    count = drop if drop is not None else 1
    answers = tagged_answers(match, index, answer or [])
    mended = match.repair(index, count, answers)
    write_save(out, mended.match, saved.seats)
    why = desk.fault(mended.reason) if mended.reason is not None else ""
    if as_json:
        left: list[Json] = [*mended.left]
        desk.json({"fitted": mended.fitted, "left": left, "why": why or None, "file": str(out)})
    else:
        desk.tell("cli-repair-done", file=str(out), fitted=mended.fitted, left=len(mended.left))
        if mended.left:
            place = index + len(answers) + mended.fitted + 1
            desk.tell("cli-repair-left", place=place, answer=shorten(mended.left[0]), why=why)
    if mended.left:
        raise typer.Exit(1)


def tagged_answers(match: Match, index: int, texts: list[str]) -> list[Json]:
    """Answers as a log holds them. Who speaks may be left out: it follows from what is asked there."""
    if not texts:
        return []
    twin = match.at(index)
    twin.dealer = Hand()
    answers: list[Json] = []
    for text in texts:
        data = tagged(text, twin.ask)
        twin.feed(data)
        answers.append(data)
    return answers


def tagged(text: str, ask: Ask | None) -> Json:
    if text.lstrip().startswith("{"):
        try:
            data: Json = json.loads(text)
            return data
        except ValueError as error:
            raise Fault("usage-bad", what="--answer", why=shorten(error)) from None
    if "> " in text or ask is None:
        return text
    return f"{ask.source if isinstance(ask, Chance) else ask.who()}> {text}"
