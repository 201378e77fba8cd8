#!/usr/bin/env python3
"""Start Lanterne, or test it, with nothing but Python 3.11 or newer.

    python3 run.py play [GAME …]     play in the terminal (mini-rogue if no game is named)
    python3 run.py help              all words

At first need this makes an environment beside this file, from the hashed lists in requirements/: .venv to play,
.venv-dev to test, .venv-compiled for the compiled engine. They belong to this file, which makes them anew when a list
or the Python changes; delete them and .tools/ at any time. Standard library only, and old Pythons must at least be
able to read it, in order to be refused politely.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

HELP = """\
usage: python3 run.py WORD [ARGUMENTS]

  play [GAME ...]         play in the terminal; alone: mini-rogue
  bench [GAME ...]        measure the engine
  test [PYTEST ...]       ruff, mypy and pytest, all three even if one fails
  lint                    ruff and mypy
  compiled [PYTEST ...]   build the engine with mypyc in build/compiled and run the tests there
  compiled --build-only   build it only
  compiled bench [...]    measure the compiled engine
  playthroughs            write the golden games in tests/playthroughs anew
  lock [--upgrade]        write the lists in requirements/ anew from pyproject.toml
  help                    this page

Any other word goes to the lanterne command: python3 run.py rules mini-rogue
Its own words: python3 run.py lanterne --help
"""

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
LISTS = ROOT / "requirements"
COMPILED = ROOT / "build" / "compiled"

# How each list is asked of uv. From runtime on, each contains the one before and is held to its versions.
GROUPS = {"bootstrap": ["--group=bootstrap"], "runtime": [], "dev": ["--group=dev"], "compiled": ["--group=compiled"]}


class Failure(Exception):
    """Something that the person at the keyboard can mend; the message is one line that says how."""


def main(arguments: Sequence[str]) -> int:
    word, rest = (arguments[0], list(arguments[1:])) if arguments else ("help", [])
    if word in ("help", "--help", "-h"):
        print(HELP, end="")
        return 0
    if word == "play":
        named = bool(rest) and not rest[0].startswith("-")
        return lanterne("play", *([] if named or "--load" in rest or "--help" in rest else ["mini-rogue"]), *rest)
    if word == "test":
        return stages("ruff", "mypy", "pytest", pytest=rest)
    if word == "lint":
        return stages("ruff", "mypy")
    if word == "compiled":
        return compiled(rest)
    if word == "playthroughs":
        return run(ready(".venv-dev", "dev"), "tests/playthroughs/regenerate.py", *rest, cwd=ROOT)
    if word == "lock":
        return lock(rest)
    return lanterne(*rest) if word == "lanterne" else lanterne(word, *rest)


# The words


def lanterne(*arguments: str) -> int:
    os.environ["LANTERNE_COMMAND"] = "python3 run.py" if os.name == "posix" else "python run.py"  # what hints tell to type
    return become(ready(".venv", "runtime"), "-P", "-m", "lanterne", *arguments)


def stages(*names: str, pytest: Sequence[str] = ()) -> int:
    python = ready(".venv-dev", "dev")
    commands = {"ruff": ["ruff", "check"], "mypy": ["mypy"], "pytest": ["pytest", "-n", "auto", *pytest]}
    failed = []
    for name in names:
        say(name)
        if run(python, "-m", *commands[name], cwd=ROOT):
            failed.append(name)
    say(f"failed: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


def compiled(arguments: Sequence[str]) -> int:
    python = ready(".venv-compiled", "compiled", COMPILED / "src")
    code = run(python, "tools/compile.py", str(COMPILED), cwd=ROOT)
    if code or list(arguments) == ["--build-only"]:
        return code
    if arguments and arguments[0] == "bench":
        return become(python, "-P", "-m", "lanterne", *arguments)
    return run(python, "-m", "pytest", "-n", "auto", *arguments, cwd=COMPILED)


def lock(arguments: Sequence[str]) -> int:
    uv = find_uv()
    if uv is None:
        raise Failure("writing the lists needs uv, and it could not be had")
    smaller: list[str] = []
    for name, group in GROUPS.items():
        target = f"requirements/{name}.lock"
        project = [] if name == "bootstrap" else ["pyproject.toml"]
        # No header and no annotation: a list names packages and hashes, never a registry.
        command = "pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version=3.11"
        code = run(uv, *command.split(), *project, *group, *smaller, *arguments, "-o", target, cwd=ROOT, mute=True)
        if code:
            return code
        smaller = [f"--constraint={target}"] if project else []
    return 0


# Environments


def ready(folder: str, packages: str, source: Path = ROOT / "src") -> str:
    """The interpreter of an environment that holds these packages and sees this source, made if need be."""
    home = ROOT / folder
    python = interpreter(home)
    stamp = home / "lanterne.stamp"
    wanted = digest(LISTS / f"{packages}.lock")
    if not (python.exists() and holds(stamp, wanted)):
        with one_at_a_time():
            if not (python.exists() and holds(stamp, wanted)):
                say(f"making the environment {folder} (once) …")
                make(home, python, LISTS / f"{packages}.lock", source)
                stamp.write_text(wanted)  # last, so that an interrupted start is made good by the next
    return str(python)


def make(home: Path, python: Path, packages: Path, source: Path) -> None:
    try:
        if home.exists():
            shutil.rmtree(home)
    except OSError as error:
        raise Failure(f"cannot replace {home.name}: {error}; end every running lanterne and start again") from error
    if run(sys.executable, "-m", "venv", "--without-pip", str(home)):
        raise Failure("this Python cannot make an environment (Debian, Ubuntu: apt install python3-venv)")
    install(python, packages)
    import sysconfig  # slow to load, and seldom needed

    library = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    # A relative path: the folder may be moved, and its name need not be ASCII.
    (library / "lanterne.pth").write_text(os.path.relpath(source, library) + "\n")


def install(python: Path, packages: Path) -> None:
    """By uv, which is quick; else by pip, which is everywhere and knows the person's own settings."""
    uv = find_uv()
    hashed = ["--quiet", "--no-deps", "--require-hashes", "-r", str(packages)]
    if uv and not run(uv, "pip", "install", "--compile-bytecode", "--python", str(python), *hashed):
        return
    say("uv did not do it; trying pip, which is slower …")
    if run(*find_pip(), "--python", str(python), "install", *hashed):
        raise Failure("the packages could not be installed (see above); check the network and start again")


def find_uv() -> str | None:
    """The uv of requirements/bootstrap.lock, fetched if need be; None where there is no wheel of it."""
    packages = LISTS / "bootstrap.lock"
    home = TOOLS / f"uv-{digest(packages)[:12]}"
    if not home.exists():
        part = TOOLS / "uv-part"
        shutil.rmtree(part, ignore_errors=True)
        options = ["--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(packages)]
        if run(*find_pip(), "install", "--target", str(part), *options):
            return None
        part.rename(home)
    return next((str(home / name) for name in ("bin/uv", "bin/uv.exe") if (home / name).exists()), None)


def find_pip() -> list[str]:
    """The command for pip: this Python's own, or one that this Python can unpack."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    home = TOOLS / f"pip-{digest()[:12]}"
    if not home.exists():
        part = TOOLS / "pip-part"
        shutil.rmtree(part, ignore_errors=True)
        if not find_spec("ensurepip") or run(sys.executable, "-m", "venv", str(part)):
            raise Failure("this Python has no pip; install it (Debian, Ubuntu: apt install python3-pip)")
        part.rename(home)
    return [str(interpreter(home)), "-m", "pip"]


def interpreter(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def digest(*files: Path) -> str:
    """Changes with the content of these files and with the Python that runs this."""
    content = hashlib.sha256(sys.version.encode())
    for file in files:
        content.update(file.read_bytes())
    return content.hexdigest()


def holds(file: Path, text: str) -> bool:
    return file.exists() and file.read_text() == text


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two starts at once do not make the same environment twice. The installer inherits the lock: if this is killed,
    the next start waits for the orphan instead of racing it."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as file:
        if sys.platform == "win32":
            import msvcrt

            locked = False
            while not locked:
                with contextlib.suppress(OSError):  # raised after ten seconds of waiting
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    locked = True
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
            os.set_inheritable(file.fileno(), True)
        yield


# Processes


def surroundings() -> dict[str, str]:
    """This environment without what would lead a child to another Python's packages."""
    disturbing = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__", "PIP_TARGET", "UV_SYSTEM_PYTHON")
    kept = {name: value for name, value in os.environ.items() if name not in disturbing}
    kept.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_REQUIRE_VIRTUALENV="0", PIP_USER="0")
    kept.update(PIP_ROOT_USER_ACTION="ignore", UV_PYTHON_DOWNLOADS="never")
    kept.setdefault("UV_SYSTEM_CERTS", "1")  # as pip and the browser do
    return kept


def run(*command: str, cwd: Path | None = None, mute: bool = False) -> int:
    """Run to the end and give the exit code. Ctrl-C goes to the child as well: let it end in its own way."""
    interrupted = False
    output = subprocess.DEVNULL if mute else None
    with subprocess.Popen(command, cwd=cwd, env=surroundings(), stdout=output, close_fds=False) as child:
        while True:
            try:
                code = child.wait()
                break
            except KeyboardInterrupt:
                interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return code if code >= 0 else 128 - code


def become(*command: str) -> int:
    """Run in place of this process where the system can, so that keys and signals reach the game alone."""
    if os.name == "posix":
        os.execve(command[0], command, surroundings())
    return run(*command)


def say(message: str) -> None:
    print(f"lanterne: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - this is the one file that an old Python gets to see
        sys.exit(f"lanterne: needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
    try:
        sys.exit(main(sys.argv[1:]))
    except (Failure, OSError) as failure:
        say(str(failure))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
