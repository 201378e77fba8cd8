"""`play`: sit down at a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lanterne.commands.desk import at_terminal
from lanterne.commands.inputs import PackFolder, Seats, Seed, Settings, fresh_seed, parse_settings
from lanterne.commands.packing import game_with, load_with
from lanterne.commands.shell import desk_of
from lanterne.kernel.dealers import Dealer, Hand, Mixed, SameLuck, Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.saves import Saved

PERSON = "person"


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-arg-game")] = None,
    seats: Seats = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help="cli-opt-play-bot")] = None,
    seed: Seed = None,
    luck: Annotated[bool, typer.Option("--luck", help="cli-opt-luck")] = False,
    companion: Annotated[bool, typer.Option("--companion", help="cli-opt-companion")] = False,
    by_hand: Annotated[list[str] | None, typer.Option("--by-hand", metavar="SOURCE", help="cli-opt-by-hand")] = None,
    option: Settings = None,
    pack: PackFolder = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="cli-opt-load")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-opt-plain")] = False,
) -> None:
    sources = by_hand or []
    if load is not None:
        refuse_with_load(seats is not None, seed is not None, luck, bool(option))
        saved = load_match(load, game, pack)
        saved.match.dealer = by_hand_dealer(saved.match.game, saved.match.dealer, companion, sources)
    else:
        chosen = game_with(game, pack, "lanterne play")
        dealer = SameLuck(fresh_seed(seed)) if luck else Seeded(fresh_seed(seed))
        options = chosen.options(seats, parse_settings(chosen, option))
        match = Match(chosen, options, by_hand_dealer(chosen, dealer, companion, sources))
        saved = Saved(match, [PERSON] * options.seats, False)
    match = saved.match
    names = seat_bots(match.game, saved.seats, bot or [])
    from lanterne.terminal import start  # heavy: only when there is something to play

    raise typer.Exit(start(match, names, desk_of(context).language, plain or not at_terminal(), load))


def refuse_with_load(seats: bool, seed: bool, luck: bool, option: bool) -> None:
    """A saved game has its own of these."""
    for given, name in ((seats, "--seats"), (seed, "--seed"), (luck, "--luck"), (option, "--option")):
        if given:
            raise Fault("usage-with-load", option=name)


def load_match(path: Path, slug: str | None, pack: Path | None) -> Saved:
    """A saved game. Of a game that was kept by itself, the folder of its pack is known."""
    from lanterne.terminal.places import packs_for

    saved = load_with(path, pack, packs_for(path))
    if slug is not None and slug != saved.match.game.slug:
        raise Fault("usage-other-game", file=str(path), game=saved.match.game.slug, got=slug[:40])
    return saved


def by_hand_dealer(game: Game, dealer: Dealer, everything: bool, sources: list[str]) -> Dealer:
    """The dealer at a table where some or all of chance is read from real dice and cards."""
    for source in sources:
        if source not in game.sources:
            raise Fault("source-unknown", got=source[:40], game=game.slug, choices=" ".join(game.sources))
    if everything:
        return Hand()
    hands: dict[str, Dealer] = {source: Hand() for source in sources}
    if isinstance(dealer, Mixed):
        return Mixed(dealer.by_source | hands, dealer.rest)
    return Mixed(hands, dealer) if hands else dealer


def seat_bots(game: Game, seats: list[str], bots: list[str]) -> list[str]:
    """Who sits where: bots fill the seats from the last."""
    from lanterne.players import make_bot

    for bot in [*bots, *seats]:
        if bot in bots or bot != PERSON:
            make_bot(game, bot, 0)
    if len(bots) > len(seats):
        raise Fault("bot-count", bots=len(bots), seats=len(seats))
    return seats[: len(seats) - len(bots)] + bots
