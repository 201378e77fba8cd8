"""Settings: how a server was asked to run, and the limits that it keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """`origins` are addresses under which the page may come from besides the one it is asked under; `secure` marks the
    cookie for https only."""

    db: str
    page: Path | None = None
    origins: tuple[str, ...] = field(default=())
    secure: bool = False
    thinkers: int = 1  # processes in which bots search and hints are made


# What one connection, one person and one address may do. Generous for people, narrow for programs that run wild.
MOST_BYTES = 64 * 1024  # of one message over the web socket
MOST_BODY = 4_500_000  # of one request: a save file with some air
MESSAGES = (60, 10.0)  # so many messages in a burst, and so many in a second for long
REQUESTS = (120, 10.0)  # the same for requests of one address
OPENINGS = (40, 0.5)  # the same for tables that one address opens, and for joining with a secret
MOST_SOCKETS = 64  # connections of one person
MOST_WAITING = 256  # messages that a connection may leave unread before it is cut
MOST_TABLES = 400  # tables of one person that the lobby looks at
AWAKE = 30.0  # seconds that a table stays in memory when the last person has left
CATCH_UP = 0.25  # seconds between looks at what another process wrote
HINT_SECONDS = 1.5
SOLVE_SECONDS = 20.0
LENT_SECONDS = 60
