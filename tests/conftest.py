"""Shared by all tests: Hypothesis without surprises, scenario files as tests, and the rules that no test proves."""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lanterne.kernel.faults import Fault
from lanterne.kernel.registry import all_games
from lanterne.kernel.rulebook import rules_of
from lanterne.kernel.scenarios import play_scenario

SCENARIOS = Path(__file__).parent / "scenarios"

settings.register_profile(
    "same-everywhere",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("same-everywhere")

# --- scenarios -------------------------------------------------------------------------------------------------------


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".toml" and SCENARIOS in file_path.parents:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """A scenario file holds one test, which proves the rules that it names."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            data = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            data = {}  # the test itself says what is wrong with the file
        item = ScenarioItem.from_parent(self, name=str(data.get("title", self.path.stem)))
        rules = data.get("rule", [])
        item.add_marker(pytest.mark.rule(*(rules if isinstance(rules, list) else [])))
        yield item


class ScenarioItem(pytest.Item):
    def runtest(self) -> None:
        play_scenario(self.path)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, Fault):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name


# --- rules that no test proves ---------------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A passed test tells which rules it proves; the report carries them from the workers to the one who sums up."""
    report = yield
    if report.when == "call" and report.passed:
        report.user_properties += [("rule", str(id)) for mark in item.iter_markers("rule") for id in mark.args]
    return report


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(), "proofs")


class Proofs:
    """Gathers what passed tests prove, and lists at the end of a whole run what nothing proves."""

    def __init__(self) -> None:
        self.proven: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.proven.update(str(id) for name, id in report.user_properties if name == "rule")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
        if not whole or config.option.keyword or config.option.markexpr:
            return
        terminalreporter.section("rules that no test proves")
        for game in all_games():
            wanted = [rule.id for rule in rules_of(game.slug).values() if not rule.physical]
            left = [id for id in wanted if id not in self.proven]
            terminalreporter.write_line(f"{game.slug}: {len(left)} of {len(wanted)} {' '.join(left)}".rstrip())
