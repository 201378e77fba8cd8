#!/usr/bin/env python3
"""Start Lanterne, or test it, with nothing but Python 3.11 or newer.

    python3 run.py play              open the table in the browser
    python3 run.py play GAME …       play in the terminal
    python3 run.py help              all words

At first need this makes an environment beside this file, from the hashed lists in requirements/: .venv to play,
.venv-dev to test, .venv-compiled for the compiled engine. They belong to this file, which makes them anew when a list
or the Python changes; delete them and .tools/ at any time. The page is built in web/dist, with a Node of our own where none
is installed. Standard library only, and old Pythons must at least be able to read it, in order to be refused politely.
"""

from __future__ import annotations

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is the one file that an old Python gets to see
    sys.exit(f"lanterne: needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # not there by itself under PYTHONSAFEPATH

from collections.abc import Callable, Sequence

from tools.environments import ROOT, Failure, become, find_uv, outside, ready, run, say
from tools.page import build_page, find_chromium, page_stage

HELP = """\
usage: python3 run.py WORD [ARGUMENTS]

  play                    open the table in the browser
  play GAME [...]         play in the terminal
  serve [...]             serve tables for friends, on this network or beyond
  bench [GAME ...]        measure the engine
  load [...]              measure the server under load
  test [PYTEST ...]       ruff, mypy, svelte-check, vitest and pytest, all of them even if one fails
  lint                    ruff, mypy and svelte-check
  page                    build the page in web/dist, e.g. before making a wheel
  compiled [PYTEST ...]   build the engine with mypyc in build/compiled and run the tests there
  compiled --build-only   build it only
  compiled bench [...]    measure the compiled engine
  playthroughs            write the golden games in tests/playthroughs anew
  protocol                write web/src/protocol.ts anew from the server's messages
  lock [--upgrade]        write the lists in requirements/ anew from pyproject.toml
  help                    this page

Any other word goes to the lanterne command: python3 run.py rules mini-rogue
Its own words: python3 run.py lanterne --help
"""

COMPILED = ROOT / "build" / "compiled"

# How each list is asked of uv. Those of programs stand alone; from runtime on, each contains the one before and is held to
# its versions.
PROGRAMS = {"bootstrap": ["--group=bootstrap"], "node": ["--group=node"]}
GROUPS = {"runtime": [], "postgres": ["--extra=postgres"], "dev": ["--group=dev"], "compiled": ["--group=compiled"]}


def main(arguments: Sequence[str]) -> int:
    word, rest = (arguments[0], list(arguments[1:])) if arguments else ("help", [])
    if word in ("help", "--help", "-h"):
        print(HELP, end="")
        return 0
    if word == "play":
        return lanterne(*play(rest))
    if word == "test":
        return test(rest)
    if word == "lint":
        return stages(ruff=ruff, mypy=mypy, svelte_check=lambda: page_stage("check"))
    if word == "page":
        return page()
    if word == "compiled":
        return compiled(rest)
    if word == "lock":
        return lock(rest)
    scripts = {"playthroughs": "tests/playthroughs/regenerate.py", "protocol": "tools/protocol.py", "load": "tools/load.py"}
    if word in scripts:
        return run(ready(".venv-dev", "dev"), scripts[word], *rest, cwd=ROOT)
    return lanterne(*rest) if word == "lanterne" else lanterne(word, *rest)


# The words


def play(rest: Sequence[str]) -> list[str]:
    """The lanterne command for `play`: in the browser unless something is said about the game."""
    if not spoken(rest):
        return list(rest)
    named = not rest[0].startswith("-") or "--load" in rest or "--help" in rest
    return ["play", *([] if named else ["mini-rogue"]), *rest]


def lanterne(*arguments: str) -> int:
    os.environ["LANTERNE_COMMAND"] = "python3 run.py" if os.name == "posix" else "python run.py"  # what hints tell to type
    if spoken(arguments)[:1] in ([], ["serve"]) and "--help" not in arguments:
        build_page()
    said = [*arguments, os.environ.get("LANTERNE_DB", "")]
    postgres = any(word.removeprefix("--db=").startswith("postgres") for word in said)
    python = ready(".venv-postgres", "postgres") if postgres else ready(".venv", "runtime")
    return become(python, "-P", "-m", "lanterne", *arguments)


def spoken(arguments: Sequence[str]) -> list[str]:
    """What is said besides the language to say it in."""
    rest = [argument for argument in arguments if not argument.startswith("--lang=")]
    while "--lang" in rest:
        place = rest.index("--lang")
        del rest[place : place + 2]
    return rest


def test(arguments: Sequence[str]) -> int:
    """Everything. The tests in a browser learn from LANTERNE_CHROMIUM which one."""
    chromium = find_chromium()
    if chromium:
        os.environ["LANTERNE_CHROMIUM"] = chromium
    return stages(
        ruff=ruff,
        mypy=mypy,
        page=page,
        svelte_check=lambda: page_stage("check"),
        vitest=lambda: page_stage("test"),
        pytest=lambda: python("-m", "pytest", "-n", "auto", "--dist", "worksteal", *arguments),
    )


def stages(**commands: Callable[[], int]) -> int:
    """All of them, even if one fails."""
    failed = []
    for name, command in commands.items():
        say(name.replace("_", "-"))
        try:
            code = command()
        except Failure as failure:
            say(str(failure))
            code = 1
        if code:
            failed.append(name.replace("_", "-"))
    say(f"failed: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


def ruff() -> int:
    return python("-m", "ruff", "check")


def mypy() -> int:
    return python("-m", "mypy")


def page() -> int:
    build_page()
    return 0


def python(*command: str) -> int:
    return run(ready(".venv-dev", "dev"), *command, cwd=ROOT)


def compiled(arguments: Sequence[str]) -> int:
    bench = list(arguments[:1]) == ["bench"]
    if not bench and list(arguments) != ["--build-only"]:
        build_page()
    python = ready(".venv-compiled", "compiled", COMPILED / "src")
    code = run(python, "tools/compile.py", str(COMPILED), cwd=ROOT)
    if code or list(arguments) == ["--build-only"]:
        return code
    if bench:
        return become(python, "-P", "-m", "lanterne", *arguments)
    return run(python, "-m", "pytest", "-n", "auto", *arguments, cwd=COMPILED)


def lock(arguments: Sequence[str]) -> int:
    uv = find_uv()
    if uv is None:
        raise Failure("writing the lists needs uv, and it could not be had")
    smaller: list[str] = []
    for name, group in {**PROGRAMS, **GROUPS}.items():
        target = f"requirements/{name}.lock"
        project = ["pyproject.toml"] if name in GROUPS else []
        # No header and no annotation: a list names packages and hashes, never a registry.
        command = "pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version=3.11"
        code = run(uv, *command.split(), *project, *group, *smaller, *arguments, "-o", target, cwd=ROOT, mute=True)
        if code:
            return code
        smaller = [f"--constraint={target}"] if project else []
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]) if outside() == sys.executable else become(outside(), *sys.orig_argv[1:]))
    except (Failure, OSError) as failure:
        say(str(failure))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
