"""The collector of garbage rests while something is sought, and is as it was afterwards."""

from __future__ import annotations

import gc

import pytest

from lanterne.games.map_masters.solver.collector import undisturbed


def test_the_collector_rests_meanwhile() -> None:
    assert gc.isenabled()
    assert undisturbed(gc.isenabled) is False
    assert gc.isenabled()


def test_it_goes_on_after_an_error() -> None:
    def fail() -> None:
        raise ValueError("no answer")

    with pytest.raises(ValueError, match="no answer"):
        undisturbed(fail)
    assert gc.isenabled()


def test_a_collector_that_rested_before_is_left_alone() -> None:
    gc.disable()
    try:
        assert undisturbed(lambda: undisturbed(gc.isenabled)) is False
        assert not gc.isenabled()
    finally:
        gc.enable()
