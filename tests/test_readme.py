"""The README tells the truth: its Python runs, its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterne.cli import main

ROOT = Path(__file__).parent.parent
OF_RUN = {"help", "compiled", "test", "page", "load"}  # words of run.py itself


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_every_command_of_the_readme_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = set(re.findall(r"`python3 run.py (\w+)", (ROOT / name).read_text(encoding="utf-8")))
    assert words
    for word in words - OF_RUN:
        assert main([word, "--help"]) == 0
        assert word in capsys.readouterr().out


def test_hints_name_the_command_that_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANTERNE_COMMAND", "python3 run.py")
    assert main(["games", "--lang", "en"]) == 0
    assert "To play: python3 run.py play " in capsys.readouterr().out
