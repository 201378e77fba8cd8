"""`run.py`: which command a word becomes, when the page is built anew, and lists that fit each other."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import run
from tools import environments, page, protocol

LISTS = sorted(environments.LISTS.glob("*.lock"))


# --- words -----------------------------------------------------------------------------------------------------------


def test_it_says_its_words_however_python_was_started(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(environments.ROOT / "run.py")],
        cwd=tmp_path,
        env=os.environ | {"PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == run.HELP
    assert done.stderr == ""


@pytest.mark.parametrize("is_ours", [True, False])
def test_an_environment_that_may_be_made_anew_is_not_what_makes_it(tmp_path: Path, is_ours: bool) -> None:
    shutil.copytree(environments.ROOT / "tools", tmp_path / "here" / "tools")
    home = tmp_path / ("here" if is_ours else "elsewhere") / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = environments.interpreter(home)
    asked = [str(python), "-c", "from tools.environments import outside; print(outside())"]
    told = Path(subprocess.check_output(asked, cwd=tmp_path / "here", text=True).strip())
    assert told.exists()
    assert (told == python) is not is_ours


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ([], []),
        (["--lang", "fr"], ["--lang", "fr"]),
        (["--lang=fr"], ["--lang=fr"]),
        (["kinfire-delve", "--seats", "2"], ["play", "kinfire-delve", "--seats", "2"]),
        (["--companion", "--lang", "fr"], ["play", "mini-rogue", "--companion", "--lang", "fr"]),
        (["--load", "game.json"], ["play", "--load", "game.json"]),
        (["--help"], ["play", "--help"]),
    ],
)
def test_play_is_the_browser_unless_something_is_said_about_the_game(typed: list[str], command: list[str]) -> None:
    assert run.play(typed) == command


def test_all_stages_run_and_the_failed_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    ran = []

    def stage(name: str, code: int) -> int:
        ran.append(name)
        return code

    def missing() -> int:
        raise environments.Failure("install it")

    assert run.stages(ruff=lambda: stage("ruff", 1), svelte_check=missing, pytest=lambda: stage("pytest", 0)) == 1
    assert ran == ["ruff", "pytest"]
    told = ["ruff", "svelte-check", "install it", "pytest", "failed: ruff, svelte-check"]
    assert capsys.readouterr().err.splitlines() == [f"lanterne: {line}" for line in told]
    assert run.stages(pytest=lambda: 0) == 0


# --- the page --------------------------------------------------------------------------------------------------------


def make_web(folder: Path) -> Path:
    made = ["dist/index.html", "node_modules/x.js"]
    for name in ("package.json", "src/main.ts", "public/icon.svg", "tests/main.test.ts", *made):
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text(name)
    return folder


@pytest.mark.parametrize("name", ["package.json", "src/main.ts", "public/icon.svg", "vite.config.ts", "src/deep/new.svelte"])
def test_the_page_is_built_anew_when_what_it_is_made_of_changes(tmp_path: Path, name: str) -> None:
    web = make_web(tmp_path)
    before = page.fingerprint(web)
    (web / name).parent.mkdir(exist_ok=True)
    (web / name).write_text("changed")
    assert page.fingerprint(web) != before


def test_a_file_that_moves_counts_as_a_change(tmp_path: Path) -> None:
    web = make_web(tmp_path)
    before = page.fingerprint(web)
    (web / "src/main.ts").rename(web / "src/other.ts")
    assert page.fingerprint(web) != before


@pytest.mark.parametrize("name", ["tests/main.test.ts", "dist/index.html", "node_modules/x.js"])
def test_what_is_made_and_what_is_tested_does_not_count(tmp_path: Path, name: str) -> None:
    web = make_web(tmp_path)
    before = page.fingerprint(web)
    (web / name).write_text("changed")
    assert page.fingerprint(web) == before


def test_the_version_of_a_program() -> None:
    assert page.version(sys.executable) == sys.version_info[:3]
    assert page.version("no-such-program") == ()


def test_a_browser_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_CHROMIUM", "/opt/my/chrome")
    assert page.find_chromium() == "/opt/my/chrome"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert protocol.TARGET.read_text(encoding="utf-8") == protocol.typescript(), "type: python3 run.py protocol"


# --- lists -----------------------------------------------------------------------------------------------------------


def packages(name: str) -> set[str]:
    text = (environments.LISTS / f"{name}.lock").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+==[^ ;]+)", text, re.M))


def test_there_is_a_list_for_every_group() -> None:
    assert {file.stem for file in LISTS} == {*run.PROGRAMS, *run.GROUPS}


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.stem)
def test_every_package_has_hashes_and_no_registry(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert entries
    assert all(re.match(r"[\w.-]+==", entry) and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_each_list_contains_the_one_before() -> None:
    for smaller, larger in pairwise(run.GROUPS):
        assert packages(smaller) <= packages(larger)
