"""A progress bar for what takes more than a moment, on standard error, where a person looks."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

PATIENCE = 1.0  # seconds without a bar


class Progress:
    """Shows how much is done, from the second second on."""

    def __init__(self, total: int, label: str) -> None:
        self.total = total
        self.label = label
        self._begin = monotonic()
        self._bar: Bar | None = None
        self._task: TaskID | None = None

    def show(self, done: int) -> None:
        if self._bar is None:
            if monotonic() - self._begin < PATIENCE or not sys.stderr.isatty():
                return
            self._bar, self._task = self._open()
        assert self._task is not None
        self._bar.update(self._task, completed=done, total=max(self.total, done))

    def _open(self) -> tuple[Bar, TaskID]:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Bar(*columns, console=Console(stderr=True), transient=True)
        bar.start()
        return bar, bar.add_task(self.label, total=self.total)

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
