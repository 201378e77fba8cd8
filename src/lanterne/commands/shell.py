"""How commands look from the shell: help pages and usage errors, in French and English.

Typer parses. Its own words are English only, so this file writes the help pages and turns its errors into faults.
The `help` of a command or a parameter is the id of a message.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from difflib import get_close_matches

import typer
from typer._click.core import Command as AnyCommand  # typer has no public names for these three
from typer._click.core import Context as AnyContext
from typer._click.core import Parameter
from typer.core import TyperCommand, TyperGroup, TyperOption

from lanterne.commands.desk import Desk
from lanterne.kernel.faults import Fault

WIDEST = 100
LEFT = 26  # columns for the names of options


def desk_of(context: AnyContext) -> Desk:
    desk = context.find_object(Desk)
    assert desk is not None
    return desk


class Command(TyperCommand):
    """A command of ours."""

    allow_extra_args = True  # so that `invoke` can refuse them in the right language

    def get_help(self, ctx: AnyContext) -> str:
        return help_page(self, ctx)

    def invoke(self, ctx: AnyContext) -> object:
        if ctx.args:
            raise Fault("usage-extra", got=ctx.args[0][:40], command=ctx.command_path)
        return super().invoke(ctx)


class Group(TyperGroup):
    """A command with commands beneath it; alone it prints its help."""

    def get_help(self, ctx: AnyContext) -> str:
        return help_page(self, ctx)

    def get_command(self, ctx: AnyContext, cmd_name: str) -> AnyCommand | None:
        found = super().get_command(ctx, cmd_name)
        if found is None and not cmd_name.startswith("-"):
            raise nearest("usage-command", cmd_name, list(self.commands), ctx.command_path)
        return found


def speak(command: AnyCommand) -> None:
    """Give `--lang` to a command and all beneath it. The desk reads it first of all: no command needs its value."""
    command.params.append(
        TyperOption(param_decls=["--lang"], type=str, metavar="fr|en", help="cli-opt-lang", expose_value=False)
    )
    if isinstance(command, TyperGroup):
        for child in command.commands.values():
            speak(child)


def nearest(message: str, got: str, known: Sequence[str], command: str) -> Fault:
    """A fault about an unknown word, with the known one that was probably meant."""
    close = get_close_matches(got, known, 1, 0.5)
    if close:
        return Fault(f"{message}-near", got=got[:40], near=close[0])
    return Fault(message, got=got[:40], command=command)


def usage_fault(error: typer.TyperException) -> Fault:
    """What typer found wrong with a command line. It names its errors by classes that it keeps private."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if isinstance(context, AnyContext) else "lanterne"
    option = str(getattr(error, "option_name", ""))
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        known = context.command.get_params(context) if isinstance(context, AnyContext) else []
        names = [name for param in known for name in (*param.opts, *param.secondary_opts)]
        return nearest("usage-option", option, names, command)
    if kind == "BadOptionUsage":
        return Fault("usage-flag" if "does not take" in error.message else "usage-value", option=option)
    if kind == "MissingParameter" and isinstance(parameter, Parameter):
        return Fault("usage-missing", what=name_of(parameter), command=command)
    if isinstance(parameter, Parameter):
        return Fault("usage-bad", what=name_of(parameter), why=error.message)
    return Fault("usage-other", why=error.message)


def name_of(parameter: Parameter) -> str:
    """What a person types for a parameter."""
    if isinstance(parameter, TyperOption):
        return parameter.opts[0]
    return parameter.metavar or str(parameter.name).upper()


# --- help pages ------------------------------------------------------------------------------------------------------


def help_page(command: AnyCommand, context: AnyContext) -> str:
    """The help of a command: usage, what it does, its commands, arguments and options."""
    desk = desk_of(context)
    width = min(WIDEST, shutil.get_terminal_size().columns)
    arguments = [param for param in command.params if not isinstance(param, TyperOption)]
    options = [param for param in command.params if isinstance(param, TyperOption) and not param.hidden]
    lines = [desk.say("cli-usage", line=usage_line(command, context, arguments)), ""]
    lines += textwrap.wrap(desk.say(command.help or "cli"), width)
    if isinstance(command, TyperGroup):
        children = command.commands.items()
        rows = [(name, desk.say(f"{child.help}.short")) for name, child in children]
        lines += section(desk.say("cli-commands"), rows, width)
    lines += section(desk.say("cli-arguments"), [(name_of(arg), help_of(arg, desk)) for arg in arguments], width)
    rows = [(signature(option), help_of(option, desk)) for option in options]
    lines += section(desk.say("cli-options"), [*rows, ("--help", desk.say("cli-opt-help"))], width)
    if desk.texts.has(f"{command.help}", "more"):
        lines += ["", *textwrap.wrap(desk.say(f"{command.help}.more"), width)]
    return "\n".join(lines)


def usage_line(command: AnyCommand, context: AnyContext, arguments: list[Parameter]) -> str:
    names = [name_of(arg) + ("..." if arg.nargs == -1 else "") for arg in arguments]
    shown = [name if arg.required else f"[{name}]" for name, arg in zip(names, arguments, strict=True)]
    desk = desk_of(context)
    if isinstance(command, TyperGroup):
        return f"{context.command_path} {desk.say('cli-command-word')}"
    shown += [signature(param) for param in command.params if isinstance(param, TyperOption) and param.required]
    return " ".join([context.command_path, *shown, desk.say("cli-options-word")])


def signature(option: TyperOption) -> str:
    names = ", ".join([*option.opts, *option.secondary_opts])
    repeated = "..." if option.multiple else ""
    return names if option.is_flag else f"{names} {option.metavar}{repeated}"


def help_of(parameter: Parameter, desk: Desk) -> str:
    return desk.say(str(getattr(parameter, "help", "")))


def section(title: str, rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """A heading and two columns; what is too long on the left has a line of its own."""
    if not rows:
        return []
    lines = ["", title]
    for left, right in rows:
        wrapped = textwrap.wrap(right, max(30, width - LEFT - 2))
        if len(left) >= LEFT:
            lines.append(f"  {left}")
            left = ""
        first, *rest = wrapped or [""]
        lines.append(f"  {left:<{LEFT}}{first}".rstrip())
        lines += [" " * (LEFT + 2) + line for line in rest]
    return lines
