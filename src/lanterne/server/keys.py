"""Keys: the secrets that open seats and say who somebody is. They are shown once; only their hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b


def new_secret() -> str:
    """128 bits that nobody guesses, fit for an address and a cookie."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret. No salt and no delay: unlike a password, a secret of ours cannot be guessed."""
    return blake2b(secret.encode("utf-8", "surrogatepass"), digest_size=32, person=b"lanterne").hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets, or two hashes, are equal, in a time that does not tell how much of them is."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
