"""The guard at the door: which requests come in at all, and what every answer carries along."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lanterne.server.limits import Buckets
from lanterne.server.settings import REQUESTS, Settings

POLICY = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Mapping[str, str] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


def is_own(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a request comes from our own page: under the name that it was asked under, or one that was allowed. Programs
    that are no browsers send no origin; they have no cookies of others either."""
    if origin is None:
        return True
    return origin in settings.origins or (bool(host) and place_of(origin) == host)


def place_of(origin: str) -> str:
    """The name and the port in an origin; empty where it makes no sense."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(*REQUESTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)  # web sockets are looked at where they are accepted
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        scope.setdefault("state", {})["trouble"] = self.trouble(scope)
        await self.app(scope, receive, dressed)

    def trouble(self, scope: Scope) -> str:
        """Why a request is not let in; empty where it is."""
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not is_own(headers.get("origin"), headers.get("host", ""), self.settings):
            return "origin"
        if scope["path"].startswith("/api/") and not self.requests.take(address_of(scope)):
            return "too-fast"
        return ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
