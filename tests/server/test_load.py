"""The load test itself: its people really play, and its report says what was missed and what was not measured."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tools.load import Server, each, misses, open_and_come, play_on, report
from tools.load_people import Measured, Table

GOOD: dict[str, Any] = {
    "tables": 300, "seconds": 60.0, "beat": 2.0, "answers": 9000, "answers_per_second": 150.0,
    "confirmed_ms": {"p50": 5.0, "p95": 99.0, "p99": 200.0, "max": 300.0},
    "shown_ms": {"p50": 5.0, "p95": 99.0, "p99": 200.0, "max": 300.0},
    "late_ms": {"p50": 1.0, "p95": 2.0, "p99": 3.0, "max": 4.0},
    "stale": 0, "rematches": 3, "errors": {}, "server_cpu": 0.4, "client_cpu": 0.1, "load_average": 1.0,
    "opened_per_second": 50.0, "woken_per_second": 80.0, "start_kb": 50_000.0, "idle_kb": 90_000.0,
    "new_kb_per_table": 80.0, "idle_kb_per_table": 199.0, "asleep_kb_per_table": 120.0, "woken_kb_per_table": 130.0,
}  # fmt: skip


def test_people_play_at_a_real_server_until_they_are_told_to_stop(tmp_path: Path) -> None:
    server = Server(0, str(tmp_path))

    async def play() -> tuple[dict[str, Any], Measured]:
        measured = Measured()
        parties = [Table(number, server.port, measured) for number in range(2)]
        await each(parties, open_and_come)
        found = await play_on(server, parties, measured, 1.0, 0.05, warm_up=0.1)
        for party in parties:
            party.go()
        return found, measured

    try:
        found, measured = asyncio.run(play())
    finally:
        server.stop()
    assert not measured.errors
    assert found["answers"] == len(measured.confirmed) > 2
    assert abs(len(measured.shown) - found["answers"]) <= 2 * len(measured.confirmed) // 10 + 2
    assert 0 < found["confirmed_ms"]["p50"] <= found["confirmed_ms"]["p95"] <= found["confirmed_ms"]["max"]


@pytest.mark.parametrize(
    ("changed", "missed"),
    [
        ({}, 0),
        ({"confirmed_ms": {**GOOD["confirmed_ms"], "p95": 100.5}}, 1),
        ({"answers": 0}, 1),
        ({"idle_kb_per_table": 200.0}, 1),
        ({"errors": {"connection lost": 1}}, 1),
        ({"errors": {"connection lost": 1}, "woken_kb_per_table": 300.0}, 2),
    ],
)
def test_a_target_that_is_missed_is_told(changed: dict[str, Any], missed: int) -> None:
    found = {**GOOD, **changed}
    assert len(misses(found)) == missed
    last = list(report(found))[-1]
    assert last.startswith("missed") == bool(missed)


def test_what_a_machine_does_not_tell_is_not_measured_and_misses_nothing() -> None:
    unknown = {name: None for name in GOOD if name.endswith(("kb", "kb_per_table")) or name in ("server_cpu", "load_average")}
    found = {**GOOD, **unknown}
    assert misses(found) == []
    told = "\n".join(report(found))
    assert told.count("not measured") == 7
