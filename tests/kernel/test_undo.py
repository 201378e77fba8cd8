"""The undo policy: never past a revealed secret (UNDO-1), chance that was seen (UNDO-2) or another seat's answer
(UNDO-3); by consent anything, with a mark in the log."""

from __future__ import annotations

import pytest

from lanterne.kernel.dealers import Hand, Seeded
from lanterne.kernel.faults import Refused
from lanterne.kernel.match import Match
from tests.conformance.kit import moment
from tests.kernel.tables import coins, flipped, lanterns, voting, walking
from tests.toys import COINS, FLIP, PEEK


def refusal(match: Match, seat: int) -> Refused:
    before = moment(match)
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert moment(match) == before
    return refused.value


def test_an_answer_that_nobody_has_seen_the_end_of_is_taken_back() -> None:
    match = coins()
    before = moment(match)
    match.answer(FLIP())
    assert match.undo(0) == 1
    assert moment(match) == before
    assert match.marks == [], "what is free leaves no mark"
    assert match.events == []


def test_never_past_a_revealed_secret() -> None:
    match = coins()
    match.answer(PEEK())
    assert refusal(match, 0).rule == "UNDO-1"


def test_a_secret_stays_revealed_in_forks_and_loaded_matches() -> None:
    match = walking()
    match.answer([0, 1, 2])
    match.answer(["give 0 ruby"])
    for twin in (match, match.fork(), match.fork().fork(), match.at(len(match.log))):
        assert refusal(twin, 0).rule == "UNDO-1"


def test_a_secret_revealed_earlier_does_not_bind_later_answers() -> None:
    match = voting().fork()
    match.answer("press_on", seat=0)
    before = len(match.log)
    match.answer(["charm jade"], seat=0)
    assert match.undo(0) == 1
    assert len(match.log) == before


def test_never_past_chance_that_was_seen() -> None:
    by_hand = flipped(coins(), "heads")
    dealt = Match(COINS, None, Seeded(1))
    dealt.answer(FLIP())
    for match in (by_hand, dealt):
        assert refusal(match, 0).rule == "UNDO-2"


def test_never_past_another_seat() -> None:
    match = lanterns()
    match.answer("bid 1", seat=0)
    match.answer("bid 0", seat=1)
    assert refusal(match, 0).rule == "UNDO-3"
    assert match.undo(1) == 1
    assert refusal(match, 1).rule in ("UNDO-2", "UNDO-3"), "never for another seat"
    assert match.undo(0) == 1


def test_who_spoke_for_the_party_takes_it_back() -> None:
    match = voting()
    match.answer("press_on", seat=1)
    assert refusal(match, 0).rule == "UNDO-3"
    assert match.undo(1) == 1
    assert match.ask is not None
    assert match.ask.about == "press_on"


def test_by_consent_anything_with_a_mark() -> None:
    match = flipped(coins(), "heads", "tails")
    earlier = moment(match.at(2))
    assert match.undo(0, consent=True) == 2
    assert moment(match) == earlier
    assert [(mark.at, mark.count) for mark in match.marks] == [(2, 2)]
    assert match.undo(0, consent=True) == 2
    assert [(mark.at, mark.count) for mark in match.marks] == [(2, 2), (0, 2)]
    assert match.log == []


def test_marks_stay_when_play_goes_on() -> None:
    match = flipped(coins(), "heads")
    match.undo(0, consent=True)
    flipped(match, "tails", "heads")
    assert len(match.fork().marks) == 1
    assert len(match.at(1).marks) == 1


def test_by_consent_past_others() -> None:
    match = voting()
    count = len(match.log)
    assert match.undo(1, consent=True) == count - 4, "back to before seat 1 let the race pass"
    assert match.asks_for(1) is not None


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert refusal(coins(), 0).message == "undo-nothing"
    match = lanterns()
    with pytest.raises(Refused) as refused:
        match.undo(0, consent=True)
    assert refused.value.message == "undo-nothing"


def test_giving_up_is_taken_back_like_an_answer() -> None:
    match = flipped(coins(), "heads")
    before = moment(match)
    match.abandon(0)
    match.undo(0)
    assert moment(match) == before


def test_after_undo_the_same_place_has_the_same_luck() -> None:
    match = Match(COINS, None, Seeded(8))
    match.answer(FLIP())
    dealt = match.answers()
    match.undo(0, consent=True)
    match.answer(FLIP())
    assert match.answers() == dealt


def test_a_match_goes_on_after_undo() -> None:
    match = flipped(coins(), "heads", "heads")
    match.undo(0, consent=True)
    flipped(match, "tails")
    assert match.answers()[-1] == "coin> tails"
    assert isinstance(match.dealer, Hand)
    assert moment(match.fork()) == moment(match)
