"""Environments and processes for `run.py`: makes a folder that holds the packages of a list, and runs commands in it.

Standard library only. The lists in requirements/ name packages with their hashes; each folder bears a stamp of its list and
of the Python that made it, and is made anew when either changes.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
LISTS = ROOT / "requirements"


class Failure(Exception):
    """Something that the person at the keyboard can mend; the message is one line that says how."""


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
    install(str(python), packages)
    import sysconfig  # slow to load, and seldom needed

    library = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    # A relative path: the folder may be moved, and its name need not be ASCII.
    (library / "lanterne.pth").write_text(os.path.relpath(source, library) + "\n")


def install(python: str, packages: Path, *where: str) -> None:
    """By uv, which is quick; else by pip, which is everywhere and knows the person's own settings."""
    uv = find_uv()
    hashed = ["--quiet", "--no-deps", "--require-hashes", "-r", str(packages), *where]
    if uv and not run(uv, "pip", "install", "--compile-bytecode", "--python", python, *hashed):
        return
    say("uv did not do it; trying pip, which is slower …")
    if run(*find_pip(), "--python", python, "install", *hashed):
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
    for name in ("UV_SYSTEM_CERTS", "NODE_USE_SYSTEM_CA"):
        kept.setdefault(name, "1")  # as pip and the browser do
    return kept


def run(*command: str, cwd: Path | None = None, mute: bool = False, first: str = "") -> int:
    """Run to the end and give the exit code; `first` is a folder to look for programs in before all others. Ctrl-C goes to
    the child as well: let it end in its own way."""
    interrupted = False
    output = subprocess.DEVNULL if mute else None
    variables = surroundings()
    if first:
        variables["PATH"] = os.pathsep.join(filter(None, (first, variables.get("PATH"))))
    with subprocess.Popen(command, cwd=cwd, env=variables, stdout=output, close_fds=False) as child:
        while True:
            try:
                code = child.wait()
                break
            except KeyboardInterrupt:
                interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return code if code >= 0 else 128 - code


def outside() -> str:
    """A Python like this one that no start takes away: the environments beside this file are made anew, perhaps while it is one
    of them that runs this, as in a terminal where it is active."""
    is_inside = sys.prefix != sys.base_prefix and Path(sys.prefix).is_relative_to(ROOT)
    return getattr(sys, "_base_executable", sys.executable) if is_inside else sys.executable


def become(*command: str) -> int:
    """Run in place of this process where the system can, so that keys and signals reach the game alone."""
    if os.name == "posix":
        os.execve(command[0], command, surroundings())
    return run(*command)


def say(message: str) -> None:
    print(f"lanterne: {message}", file=sys.stderr, flush=True)
