"""Lay out a copy of the project whose engine is compiled by mypyc: `python tools/compile.py build/compiled`.

Run from the project folder by `run.py compiled`, which gives the packages it needs. The compiled modules are kept
beside the copy and built anew only when the sources change; the rest is copied each time. Beside each compiled module
its source stays: Python prefers the former, people and tests can read the latter.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tempfile
import time
from pathlib import Path

ENGINE = ("kernel", "parts", "games", "players")
AT_LEISURE = ("kernel.drawing", "parts.drawing", "parts.reading")
LEFT_OUT = ("build", "dist", "saves")


def main(copy: Path) -> None:
    built = copy.with_name("mypyc")
    library, stamp = built / "library", built / "stamp"
    modules = (file for name in ENGINE for file in Path("src/lanterne", name).rglob("*.py"))
    sources = sorted(file for file in modules if plays(file))
    wanted = digest([*sources, Path("src/lanterne/__init__.py"), Path("requirements/compiled.lock"), Path(__file__)])
    if not (stamp.exists() and stamp.read_text() == wanted):
        shutil.rmtree(built, ignore_errors=True)
        build(sources, built, library)
        stamp.write_text(wanted)
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for entry in Path().iterdir():
        if entry.is_dir() and not entry.name.startswith(".") and entry.name not in LEFT_OUT:
            shutil.copytree(entry, copy / entry.name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        elif entry.is_file():
            shutil.copy(entry, copy)
    shutil.copytree(library, copy / "src", dirs_exist_ok=True)


def plays(file: Path) -> bool:
    """Whether a module has a part in playing. What only draws or reads content is slow to compile and gains nothing."""
    text = file.read_text(encoding="utf-8")
    return file.name == "game.py" or not any(f"from lanterne.{name} import" in text for name in AT_LEISURE)


def digest(files: list[Path]) -> str:
    content = hashlib.sha256(sys.version.encode())
    for file in files:
        text = file.read_bytes() if file.exists() else b""
        content.update(f"{file.name} {file.parent} {len(text)} ".encode() + text)
    return content.hexdigest()


def build(sources: list[Path], built: Path, library: Path) -> None:
    # Imported here because a build that is up to date needs none of it, and they are slow to load.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    check_compiler()
    say(f"compiling {len(sources)} modules; this takes minutes, once per change …")
    start = time.monotonic()
    built.mkdir(parents=True)
    extensions = mypycify([str(file) for file in sources], group_name="lanterne", target_dir=str(built / "c"))
    command = build_ext(Distribution({"name": "lanterne", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(library), str(built / "objects")
    command.ensure_finalized()
    command.run()
    say(f"compiled in {time.monotonic() - start:.0f} s")


def check_compiler() -> None:
    """Fail early and in one line where there is no C compiler, or no Python.h for it."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as error:  # of several families, by system and version; all mean the same here
            ways = "apt install gcc python3-dev, xcode-select --install, or Visual Studio Build Tools"
            sys.exit(f"lanterne: needs a C compiler and Python's headers ({error}): {ways}")


def say(message: str) -> None:
    print(f"lanterne: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
