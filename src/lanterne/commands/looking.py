"""`games` and `rules`: what there is to play and how."""

from __future__ import annotations

import shutil
import textwrap
from typing import Annotated

import typer

from lanterne import command_name
from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, GameName
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.rulebook import Rule

WIDEST = 100


def games(context: typer.Context, as_json: AsJson = False) -> None:
    from lanterne.kernel.registry import all_games

    desk = desk_of(context)
    if as_json:
        desk.json([game_data(game, desk) for game in all_games()])
        return
    for game in all_games():
        texts = desk.texts_of(game)
        facts = [texts.say(id) for id in ("game-players", "game-length") if texts.has(id)]
        desk.print(f"{game.slug:<20} {', '.join([desk.title(game), *facts])}")
        if texts.has("game-tagline"):
            desk.print(indented(texts.say("game-tagline")))
    desk.print()
    desk.tell("cli-games-next", command=command_name(), slug=all_games()[0].slug)


def game_data(game: Game, desk: Desk) -> dict[str, Json]:
    from lanterne.kernel.rulebook import rules_of
    from lanterne.players import bots_for

    settings: list[Json] = [
        {"name": s.name, "default": s.default, "choices": [*s.choices], "per_seat": s.per_seat} for s in game.settings
    ]
    data: dict[str, Json] = {"game": game.slug, "title": desk.title(game)}
    data |= {"content": game.content_version(), "seats": [*game.seats], "bots": [*bots_for(game)]}
    return data | {"sources": [*game.sources], "settings": settings, "rules": len(rules_of(game.slug))}


def rules(
    context: typer.Context,
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="cli-arg-rule")] = None,
    chapter: Annotated[str | None, typer.Option("--chapter", metavar="NAME", help="cli-opt-chapter")] = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.kernel.registry import find_game

    desk = desk_of(context)
    found = find_game(game)
    chosen = choose_rules(found.slug, id, chapter)
    if as_json:
        lines: list[Json] = [rule_data(rule, found, desk) for rule in chosen]
        desk.json(lines[0] if id and len(lines) == 1 else lines)
        return
    heading = ""
    for rule in chosen:
        if rule.chapter != heading and id is None:
            desk.print(("\n" if heading else "") + chapter_title(rule.chapter, found, desk).upper())
        heading = rule.chapter
        print_rule(rule, found, desk)
    if len(chosen) == 1:
        print_origin(chosen[0], found, desk)


def choose_rules(slug: str, id: str | None, chapter: str | None) -> list[Rule]:
    """The rules asked for: one by its id, or all whose id begins so, of one chapter or of all."""
    from lanterne.kernel.rulebook import find_rule, rules_of

    everything = list(rules_of(slug).values())
    chapters = list(dict.fromkeys(rule.chapter for rule in everything))
    if chapter is not None and chapter.lower() not in chapters:
        raise Fault("chapter-unknown", got=chapter[:40], game=slug, choices=" ".join(chapters))
    chosen = [rule for rule in everything if chapter is None or rule.chapter == chapter.lower()]
    if id is None:
        return chosen
    exact = [rule for rule in chosen if rule.id == id.upper()]
    return exact or [rule for rule in chosen if rule.id.startswith(id.upper())] or [find_rule(slug, id)]


def rule_data(rule: Rule, game: Game, desk: Desk) -> dict[str, Json]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "title": rule_title(rule, game, desk),
        "text": desk.texts_of(game).rule(rule.id),
        "by": rule.by,
        "physical": rule.physical or None,
    }


def rule_title(rule: Rule, game: Game, desk: Desk) -> str:
    texts = desk.texts_of(game)
    return texts.say(f"{rule.id}.title") if texts.has(rule.id, "title") else ""


def chapter_title(chapter: str, game: Game, desk: Desk) -> str:
    return desk.texts_of(game).word("chapter", chapter)


def print_rule(rule: Rule, game: Game, desk: Desk) -> None:
    desk.print(f"{rule.id}  {rule_title(rule, game, desk)}".rstrip())
    desk.print(indented(desk.texts_of(game).rule(rule.id)))


def print_origin(rule: Rule, game: Game, desk: Desk) -> None:
    """For a rule looked up alone: its chapter, who decides, and why no program proves it, if none does."""
    by = desk.say(f"cli-by-{rule.by}") if desk.texts.has(f"cli-by-{rule.by}") else rule.by
    desk.print()
    desk.tell("cli-rule-origin", chapter=chapter_title(rule.chapter, game, desk), by=by)


def indented(text: str) -> str:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, initial_indent="    ", subsequent_indent="    ")
