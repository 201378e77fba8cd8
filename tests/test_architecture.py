"""The shape of the project: imports point one way, nothing outside a game knows it by name, files stay readable."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.compile import plays

SOURCE = Path(__file__).parents[1] / "src" / "lanterne"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 500

# What each package may import of the project, besides itself. What is not listed may import any, but no game by name.
BELOW = {
    "kernel": set[str](),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "players": {"kernel"},
    "lab": {"kernel", "players"},
    "server": {"kernel", "players", "folders"},
}

def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imported(file: Path) -> Iterator[str]:
    """The full names of what a file imports: modules, and the names taken from them."""
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name their module in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def package_of(file: Path) -> str:
    """The package of the project that a file is in; a module at its top counts as its own."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def ours(file: Path) -> set[str]:
    """The packages of the project that a file imports."""
    return {name.split(".")[1] for name in imported(file) if name.startswith("lanterne.")}


def in_packages(*packages: str) -> list[Path]:
    return [file for file in FILES if package_of(file) in packages]


def test_imports_point_one_way() -> None:
    strays = {}
    for file in in_packages(*BELOW):
        package = package_of(file)
        stray = ours(file) - BELOW[package] - {package, "__version__"}
        if stray:
            strays[str(file)] = stray
    assert not strays


def test_nothing_outside_knows_a_game_by_name() -> None:
    """Games are found by their slug; one game does not import another either."""
    for file in FILES:
        mine = ".".join(["lanterne", *file.relative_to(SOURCE).parts[:2]]) if package_of(file) == "games" else "?"
        others = [name for name in imported(file) if name.startswith("lanterne.games.") and not name.startswith(mine)]
        assert not others, f"{file} imports {others}"


def test_rules_read_nothing_random_timed_or_ambient() -> None:
    """Same options, same answers, same state: kernel, parts and games see no clock, no generator, no environment."""
    ambient = {"random", "secrets", "time", "datetime", "uuid", "socket", "threading", "asyncio", "subprocess"}
    for file in in_packages("kernel", "parts", "games"):
        read = {name.split(".")[0] for name in imported(file)}
        assert not ambient & read, file
        assert file.name == "saves.py" or not {"os", "tempfile"} & read, file  # saves write files


def test_kernel_parts_and_games_have_no_any() -> None:
    for file in in_packages("kernel", "parts", "games"):
        names = {node.id for node in ast.walk(tree_of(file)) if isinstance(node, ast.Name)}
        assert "Any" not in names, file
        assert "typing.Any" not in set(imported(file)), file


def test_what_is_compiled_keeps_to_what_the_compiler_knows() -> None:
    """mypyc accepts all three without a word, and what is compiled then fails when it is used."""
    for file in in_packages("kernel", "parts", "games", "players"):
        for node in ast.walk(tree_of(file)):
            where = f"{file}:{getattr(node, 'lineno', 0)}"
            assert not (isinstance(node, ast.Attribute) and node.attr == "__new__"), f"{where}: made without its __init__"
            if isinstance(node, ast.ClassDef):
                methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
                named = [part.value for part in node.body if isinstance(part, ast.Assign)]
                second = {value.id for value in named if isinstance(value, ast.Name)} & methods
                assert not second, f"{where}: a second name of {second}"
            if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and isinstance(node.value, ast.Tuple):
                floats = [part for part in node.value.elts if isinstance(part, ast.Constant) and isinstance(part.value, float)]
                assert not floats, f"{where}: annotate it with Final[tuple[float, ...]]"


def test_what_is_compiled_may_be_extended_by_what_is_not() -> None:
    """Such a class must say so, or those that extend it cannot be made."""
    engine = [file for file in in_packages("kernel", "parts", "games", "players") if plays(file)]
    closed = {
        f"lanterne.{'.'.join(file.relative_to(SOURCE).with_suffix('').parts)}.{node.name}"
        for file in engine
        for node in tree_of(file).body
        if isinstance(node, ast.ClassDef) and "allow_interpreted_subclasses" not in " ".join(map(ast.dump, node.decorator_list))
    }
    assert closed
    for file in set(FILES) - set(engine):
        known = {name.rpartition(".")[2]: name for name in imported(file)}
        bases = [base for node in ast.walk(tree_of(file)) if isinstance(node, ast.ClassDef) for base in node.bases]
        extended = {known[base.id] for base in bases if isinstance(base, ast.Name) and base.id in known}
        assert not extended & closed, f"{file} extends {extended & closed}: @mypyc_attr(allow_interpreted_subclasses=True)"


def test_every_module_says_what_lives_there() -> None:
    silent = [str(file) for file in FILES if not ast.get_docstring(tree_of(file))]
    assert not silent, "a module begins with two or three lines about itself"


def test_every_file_fits_in_one_head() -> None:
    lengths = {str(file): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert not {file: length for file, length in lengths.items() if length > MOST_LINES}


def test_exceptions_to_the_tools_have_a_reason() -> None:
    """`# type: ignore[…]` and `# noqa: …` are followed by some words that say why."""
    for file in FILES:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for sign, end in (("# type: ignore", "]"), ("# noqa: ", " ")):
                reason = line.partition(sign)[2].partition(end)[2]
                assert sign not in line or len(reason.split()) >= 3, f"{file}:{number} gives no reason"


def test_there_are_files_to_look_at() -> None:
    assert {"kernel", "parts", "games", "players", "cli"} <= {package_of(file) for file in FILES}
