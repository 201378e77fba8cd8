"""Estimates moved on the logistic scale stay chances, keep their order, and are moved as they were told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.parts.estimates import moved

CHANCES = st.floats(0, 1)
SLOPES = st.floats(0.1, 3)
SHIFTS = st.floats(-3, 3)


@given(CHANCES, CHANCES, SLOPES, SHIFTS)
def test_they_stay_chances_and_keep_their_order(one: float, other: float, slope: float, shift: float) -> None:
    low, high = sorted((moved(min(one, other), slope, shift), moved(max(one, other), slope, shift)))
    assert 0 <= low <= high <= 1
    assert moved(min(one, other), slope, shift) == low


@given(SLOPES, SHIFTS)
def test_what_is_certain_stays_so(slope: float, shift: float) -> None:
    assert moved(0.0, slope, shift) == 0.0
    assert moved(1.0, slope, shift) == 1.0


def test_known_figures() -> None:
    assert moved(0.5, 1.0, 0.0) == pytest.approx(0.5)
    assert moved(0.2, 1.0, 0.0) == pytest.approx(0.2)
    assert moved(0.5, 2.0, 1.0) == pytest.approx(0.7310586)
