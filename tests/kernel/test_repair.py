"""Repair: an answer of the past is changed, put in or left out, and the rest is played again as far as it fits."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Roll
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.match import Match
from tests.conformance.kit import moment
from tests.kernel.tables import coins, flipped, purse, voting
from tests.toys import COINS, FLIP


def test_a_changed_answer_changes_what_follows() -> None:
    match = flipped(coins(), "heads", "tails", "heads")
    before = moment(match)
    repaired = match.repair(3, 1, ["coin> heads"])
    assert purse(repaired.match) == 3
    assert (repaired.fitted, repaired.left, repaired.reason) == (2, [], None)
    assert moment(match) == before, "the match itself stays as it is"


def test_an_answer_is_put_in() -> None:
    match = flipped(coins(), "heads")
    repaired = match.repair(0, 0, ["seat:0> flip", "coin> heads"])
    assert purse(repaired.match) == 2
    assert len(repaired.match.log) == 4


def test_answers_are_left_out() -> None:
    match = flipped(coins(), "heads", "tails", "heads")
    repaired = match.repair(2, 2, [])
    assert purse(repaired.match) == 2
    assert repaired.match.answers() == match.answers()[:2] + match.answers()[4:]


def test_the_first_answer_that_no_longer_fits_is_shown() -> None:
    match = flipped(coins(), "heads", "heads")
    repaired = match.repair(0, 1, ["seat:0> keep"])
    assert repaired.fitted == 0
    assert repaired.left == ["coin> heads", "seat:0> flip", "coin> heads"]
    assert repaired.reason is not None
    assert repaired.reason.message == "match-over"
    assert repaired.match.outcome is not None


def test_play_goes_on_where_the_answers_no_longer_fit() -> None:
    match = voting()
    match.answer("press_on", 0)
    places = [place for place, answer in enumerate(match.answers()) if answer == "seat:0> give 0 ruby"]
    repaired = match.repair(0, 1, ["gems> pearl"])
    assert repaired.left[0] == "seat:0> give 0 ruby", "it holds a pearl now"
    assert repaired.fitted == places[0] - 1
    again = repaired.match
    again.answer(["give 0 pearl"])
    assert again.ask is not None
    assert again.ask.about == "press_on"


def test_a_new_answer_that_does_not_fit_is_refused_at_once() -> None:
    match = flipped(coins(), "heads")
    before = moment(match)
    with pytest.raises(Refused):
        match.repair(0, 1, ["seat:0> jump"])
    assert moment(match) == before


@pytest.mark.parametrize(("index", "drop"), [(-1, 0), (0, -1), (0, 3), (3, 0), (2, 1)])
def test_there_is_nothing_to_repair_outside_the_log(index: int, drop: int) -> None:
    match = flipped(coins(), "heads")
    with pytest.raises(Fault) as fault:
        match.repair(index, drop, [])
    assert fault.value.message == "log-no-such-place"


def test_a_repaired_match_keeps_its_dealer_who_may_go_on() -> None:
    """Left out is a coin that had fallen: the match waits for it, and the dealer of the match deals it."""
    match = Match(COINS, None, Seeded(2))
    match.answer(FLIP())
    repaired = match.repair(1, 1, []).match
    assert isinstance(repaired.ask, Roll)
    assert repaired.dealer is match.dealer
    repaired.resume()
    assert moment(repaired) == moment(match), "the same place, the same luck"
