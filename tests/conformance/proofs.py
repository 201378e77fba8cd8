"""Which rules the tests claim to prove, read from the files: so the answer is the same for any part of a run."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

TESTS = Path(__file__).parents[1]


class Claims:
    """Rule ids with the places that name them, and the places whose ids cannot be read."""

    def __init__(self) -> None:
        self.places: dict[str, list[str]] = {}
        self.unreadable: list[str] = []

    def add(self, id: str, place: str) -> None:
        self.places.setdefault(id, []).append(place)


def claims_of(folder: Path = TESTS) -> Claims:
    """Everything that test modules and scenario files under a folder name."""
    claims = Claims()
    for file in sorted(folder.rglob("test_*.py")):
        read_marks(claims, file.read_text(encoding="utf-8"), str(file.relative_to(folder)))
    for file in sorted(folder.glob("scenarios/**/*.toml")):
        rules = tomllib.loads(file.read_text(encoding="utf-8")).get("rule", [])
        for id in rules:
            claims.add(str(id), str(file.relative_to(folder)))
    return claims


def read_marks(claims: Claims, source: str, file: str) -> None:
    """`pytest.mark.rule(…)` wherever it stands, and `rule(…)` where a module has named it so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and names_a_rule(node.func):
            place = f"{file}:{node.lineno}"
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    claims.add(argument.value, place)
                else:
                    claims.unreadable.append(place)


def names_a_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return isinstance(function, ast.Attribute) and ast.unparse(function).endswith("mark.rule")
