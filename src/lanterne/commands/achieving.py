"""`profile`: the games somebody played to an end, and the optional goals met in them."""

from __future__ import annotations

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson
from lanterne.commands.looking import indented
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.game import Game
from lanterne.terminal.profile import Played


def profile(context: typer.Context, as_json: AsJson = False) -> None:
    from lanterne.folders import data_folder
    from lanterne.kernel.registry import all_games
    from lanterne.terminal.profile import Profile

    desk = desk_of(context)
    known = Profile(data_folder())
    played = known.games()
    if as_json:
        games: list[Json] = [game_data(game, played.get(game.slug, Played()), desk) for game in all_games()]
        desk.json({"file": str(known.file), "games": games})
        return
    for game in all_games():
        print_game(game, played.get(game.slug, Played()), desk)


def game_data(game: Game, played: Played, desk: Desk) -> dict[str, Json]:
    texts = desk.texts_of(game)
    goals: list[Json] = [
        {"id": id, "name": texts.word("achievement", id), "text": goal_text(game, id, desk), "met": id in played.achievements}
        for id in goals_of(game, played)
    ]
    return {"game": game.slug, "played": played.played, "won": played.won, "achievements": goals}


def goals_of(game: Game, played: Played) -> list[str]:
    """All goals of a game; those that only an older version of it knew come last."""
    return list(dict.fromkeys([*game.all_achievements(), *played.achievements]))


def goal_text(game: Game, id: str, desk: Desk) -> str:
    texts = desk.texts_of(game)
    return texts.say(f"achievement-{id}.text") if texts.has(f"achievement-{id}", "text") else ""


def print_game(game: Game, played: Played, desk: Desk) -> None:
    desk.tell("cli-profile-game", title=desk.title(game), played=played.played, won=played.won)
    goals = goals_of(game, played)
    if goals:
        desk.tell("cli-profile-goals", met=len(set(goals) & set(played.achievements)), count=len(goals))
    for id in goals:
        box = "[x]" if id in played.achievements else "[ ]"
        desk.print(f"  {box} {desk.texts_of(game).word('achievement', id)}")
        text = goal_text(game, id, desk)
        if text:
            desk.print(indented(text))
