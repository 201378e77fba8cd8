"""When a search is to stop: after so many nodes, or when somebody wants it."""

from __future__ import annotations

from collections.abc import Callable

ASK = 4096  # nodes between two questions whether to stop


class Budget:
    """How much may still be done: `nodes` count what was, systems that fitted and runs."""

    def __init__(self, stop: Callable[[], bool] | None) -> None:
        self.stop = stop
        self.nodes = 0
        self.most = 0
        self.look_at = 0  # the number of nodes at which to look whether it is over
        self.is_over = False

    def allow(self, most: int) -> None:
        """Go on until there are so many nodes, or at least until `stop` wants an end."""
        self.most = most
        self.is_over = self.nodes >= most
        self.look_at = min(most, self.nodes + ASK)

    def look(self) -> bool:
        if self.nodes >= self.most or (self.stop is not None and self.stop()):
            self.is_over = True
        else:
            self.look_at = min(self.most, self.nodes + ASK)
        return self.is_over
