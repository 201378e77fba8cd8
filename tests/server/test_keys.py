"""Keys: secrets that nobody guesses, and what is kept of them."""

from __future__ import annotations

import re

from msgspec import convert

from lanterne.server.forms import Join
from lanterne.server.keys import hashed, new_secret, same


def test_secrets_have_128_bits_and_fit_in_an_address() -> None:
    secrets = {new_secret() for _ in range(1000)}
    assert len(secrets) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", secret) for secret in secrets)


def test_a_page_may_send_a_secret() -> None:
    secret = new_secret()
    assert convert({"secret": secret}, Join).secret == secret


def test_a_hash_is_always_the_same_and_hides_the_secret() -> None:
    """Kept hashes would open no seat any more if this changed."""
    assert hashed("lanterne") == "d6614749d3c60567778d449ff7a35798f2161cc8a2d8c5fa904c0bcc8e23248a"
    assert hashed("lanternf") != hashed("lanterne")
    assert re.fullmatch("[0-9a-f]{64}", hashed("é\ud800"))


def test_secrets_are_compared_whatever_they_hold() -> None:
    assert same("é\ud800", "é\ud800")
    assert not same("lanterne", "lanternf")
    assert not same("lanterne", "")
