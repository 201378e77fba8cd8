"""The `lanterne` command: which commands there are, and how errors leave the program."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from lanterne import __version__
from lanterne.commands import achieving, benching, checking, hinting, looking, packing, playing, serving, simulating, telling
from lanterne.commands.desk import Desk, default_desk
from lanterne.commands.shell import Command, Group, desk_of, speak, usage_fault
from lanterne.kernel.faults import Fault

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


def build() -> typer.Typer:
    """All commands. The helps are ids of messages."""
    app = group("cli")
    app.callback()(alone)
    app.command("play", cls=Command, help="cli-play")(playing.play)
    app.command("serve", cls=Command, help="cli-serve")(serving.serve)
    app.command("games", cls=Command, help="cli-games")(looking.games)
    app.command("rules", cls=Command, help="cli-rules")(looking.rules)
    app.command("replay", cls=Command, help="cli-replay")(telling.replay)
    app.command("repair", cls=Command, help="cli-repair")(telling.repair)
    app.command("hint", cls=Command, help="cli-hint")(hinting.hint)
    app.command("profile", cls=Command, help="cli-profile")(achieving.profile)
    app.command("scenario", cls=Command, help="cli-scenario")(checking.scenario)
    app.command("sim", cls=Command, help="cli-sim")(simulating.sim)
    app.command("bench", cls=Command, help="cli-bench")(benching.bench)
    pack = group("cli-pack")
    pack.callback()(alone_in_group)
    pack.command("new", cls=Command, help="cli-pack-new")(packing.pack_new)
    pack.command("check", cls=Command, help="cli-pack-check")(packing.pack_check)
    app.add_typer(pack, name="pack")
    return app


def group(help: str) -> typer.Typer:
    return typer.Typer(cls=Group, help=help, add_completion=False, invoke_without_command=True, rich_markup_mode=None)


def alone(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False
) -> None:
    if version:
        desk_of(context).print(f"lanterne {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serving.table(context)


def alone_in_group(context: typer.Context) -> None:
    """Without a command there is nothing to do but to say which there are."""
    if context.invoked_subcommand is None:
        desk_of(context).print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit status: 0 done, 1 what was checked failed, 2 it cannot be done as asked."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["help"]:
        words = [*words[1:], "--help"]
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter gets a question mark, not an error
    desk = Desk("en")
    try:
        desk = default_desk(words)
        status = run(words, desk)
        sys.stdout.flush()
        return status
    except Fault as fault:
        desk.error(desk.fault(fault))
        return MISUSED
    except typer.TyperException as error:
        desk.error(desk.fault(usage_fault(error)))
        return MISUSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        hush()
        return OK
    except OSError as error:
        try:
            sys.stdout.flush()
        except OSError:
            hush()
        desk.error(desk.fault(Fault("system", why=error.strerror or str(error))))
        return MISUSED


def run(words: list[str], desk: Desk) -> int:
    """Parse and do. Typer's own `main` is left out: it prints errors in its own way."""
    command = typer.main.get_command(build())
    speak(command)
    try:
        with command.make_context("lanterne", words, obj=desk) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    return OK


def hush() -> None:
    """Nobody reads standard output any more: let the last flush of the interpreter go nowhere."""
    with contextlib.suppress(OSError):  # an output without a file behind it needs none of this
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
