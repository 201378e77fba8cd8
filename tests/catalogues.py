"""Message catalogues as tests read them: which messages there are, their parts, and the variables each part uses."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[1] / "src" / "lanterne"
LANGUAGES = ("en", "fr")


class Part:
    """The value or one attribute of a message: the variables it uses, and the messages it brings in."""

    def __init__(self, pattern: ast.Pattern) -> None:
        names = Names()
        names.visit(pattern)
        self.variables = names.variables
        self.messages = names.messages


class Names(Visitor):
    """Collects the names inside a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


Catalogue = dict[str, dict[str, Part]]


def read(file: Path) -> Catalogue:
    """The messages of a file, each with its parts: "" is its value."""
    found: Catalogue = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name} cannot be read at: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} has {entry.id.name} twice"
            assert entry.value is not None, f"{file.name}: {entry.id.name} says nothing"
            parts = {"": Part(entry.value)}
            found[entry.id.name] = parts | {part.id.name: Part(part.value) for part in entry.attributes}
    return found


def folders() -> list[Path]:
    """Every folder of texts: the kernel's first, then one for each game."""
    return [SOURCE / "text", *sorted((SOURCE / "games").glob("*/text"))]


def whole(language: str, *from_folders: Path) -> Catalogue:
    """All messages that are loaded together; none may be there twice, for only the first would be heard."""
    found: Catalogue = {}
    for folder in from_folders:
        for file in sorted((folder / language).glob("*.ftl")):
            messages = read(file)
            twice = found.keys() & messages.keys()
            assert not twice, f"{file.name} has again: {sorted(twice)}"
            found |= messages
    return found


def variables(catalogue: Catalogue, id: str, part: str = "") -> set[str]:
    """The variables that a message needs, with those of the messages it brings in."""
    own = catalogue[id][part]
    return own.variables.union(*(variables(catalogue, name) for name in own.messages))
