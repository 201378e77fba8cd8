"""Questions to several at once: an answer may be withdrawn while others think, unless it stands; theirs stay."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Ask, Choose, Json, Together, Verb
from lanterne.kernel.crafts import Compose
from lanterne.kernel.faults import Refused
from lanterne.kernel.match import Match
from lanterne.kernel.saves import dump_save, parse_save, save_data
from tests.conformance.kit import moment
from tests.kernel.sketches import BEGIN, Line, easel, sketching

WAVE = Verb("wave", rule="X-1")


def drawn(match: Match, **lines: str) -> Match:
    """Seats hand in lines, in the order in which they are named: `a` is the first seat."""
    for name, line in lines.items():
        match.answer(line, "abc".index(name))
    return match


def waits_for(match: Match) -> list[int]:
    return [seat for seat in range(match.options.seats) if match.asks_for(seat) is not None]


# --- withdrawing -----------------------------------------------------------------------------------------------------


def test_an_answer_is_withdrawn_freely_while_others_think() -> None:
    match = sketching()
    before = moment(match)
    drawn(match, a="moon")
    assert match.undo(0) == 1
    assert moment(match) == before
    assert match.marks == []
    assert match.events == []


def test_what_others_answered_meanwhile_stays() -> None:
    match = drawn(sketching(), a="moon", b="sun")
    assert match.undo(0) == 1
    assert waits_for(match) == [0, 2]
    assert moment(match) == moment(drawn(sketching(), b="sun"))
    drawn(match, c="star", a="cloud")
    assert easel(match).lines == ["cloud", "sun", "star"]


def test_who_withdraws_loses_the_place_in_the_order() -> None:
    match = drawn(sketching(), a="moon", b="sun", c="star")
    assert easel(match).order == [0, 1, 2]
    match = drawn(sketching(), a="moon", b="sun")
    match.undo(0)
    drawn(match, a="moon", c="star")
    assert easel(match).order == [1, 0, 2]


def test_the_others_never_see_it() -> None:
    """A match in which somebody withdrew is the match in which they had not answered."""
    match = drawn(sketching(), a="moon", b="sun")
    match.undo(1)
    assert match.answers() == drawn(sketching(), a="moon").answers()
    assert b"sun" not in moment(match)


def test_there_is_nothing_to_withdraw_before_an_answer_and_after_all_have_answered() -> None:
    match = drawn(sketching(), a="moon")
    assert match.withdrawn(1) is None
    with pytest.raises(Refused) as refused:
        match.undo(1)
    assert refused.value.rule.startswith("UNDO"), "never past the answer of another seat"
    drawn(match, b="sun", c="star")
    assert match.withdrawn(0) is None
    with pytest.raises(Refused):
        match.undo(0)


def test_withdrawing_leaves_forks_and_earlier_moments_alone() -> None:
    match = drawn(sketching(), a="moon", b="sun")
    twin, before = match.fork(), moment(match)
    assert match.withdrawn(0) is not None
    assert moment(match) == before, "asking what would be changes nothing"
    match.undo(0)
    assert moment(twin) == before
    twin.undo(1)
    assert waits_for(twin) == [1, 2]
    assert waits_for(match) == [0, 2]


def test_a_save_after_withdrawing_goes_on() -> None:
    match = drawn(sketching(), a="moon", b="sun")
    match.undo(0)
    loaded = parse_save(dump_save(save_data(match))).match
    assert moment(loaded) == moment(match)
    for line in (loaded, match):
        drawn(line, a="cloud", c="star")
    assert moment(loaded) == moment(match)


def test_by_consent_the_whole_log_is_cut_as_ever() -> None:
    match = drawn(sketching(), a="moon", b="sun")
    assert match.undo(0, consent=True) == 2, "what came after it goes too"
    assert [(mark.at, mark.count) for mark in match.marks] == [(2, 2)]


# --- answers that stand ----------------------------------------------------------------------------------------------


def test_in_a_race_the_first_line_stands() -> None:
    match = drawn(sketching(race=True), a="moon", b="sun")
    before = moment(match)
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.message == "undo-stands"
    assert moment(match) == before
    assert match.undo(1) == 1, "the second does not"
    drawn(match, c="star", b="sun")
    assert easel(match).wins == [1, 0, 0]


def test_what_stands_is_decided_by_what_was_answered() -> None:
    match = drawn(sketching(race=True), a="", b="sun")
    assert match.undo(0) == 1, "who drew nothing was not first"
    with pytest.raises(Refused):
        match.undo(1)


def test_what_stands_does_so_in_forks_and_loaded_matches() -> None:
    match = drawn(sketching(race=True), b="sun", a="moon")
    for twin in (match.fork(), match.at(len(match.log)), parse_save(dump_save(save_data(match))).match):
        with pytest.raises(Refused):
            twin.undo(1)
        assert twin.undo(0) == 1


def test_together_knows_what_was_given_and_whether_it_stands() -> None:
    asks: list[Ask] = [Compose(seat, "sketch", Line()) for seat in range(2)]
    free, bound = Together("sketch", asks), Together("sketch", asks, binds=lambda arrivals: arrivals[:1])
    for whole in (free, bound):
        assert whole.given_by(0) is None
        whole.arrivals += [asks[1], asks[0]]
        assert (whole.given_by(0), whole.given_by(1)) == (asks[0], asks[1])
    assert [free.stands(ask) for ask in asks] == [False, False]
    assert [bound.stands(ask) for ask in asks] == [False, True]
    assert free.pace is None


# --- when time is out ------------------------------------------------------------------------------------------------


def test_a_question_says_what_counts_when_time_is_out() -> None:
    late = Choose(0, "greet", [WAVE(), BEGIN()])
    assert late.lapse(None) is None, "a bot may answer"
    late.late = BEGIN()
    assert late.lapse("whatever was drafted") is BEGIN()
    late.accept(late.lapse(None))
    assert late.chosen is BEGIN()


def test_one_question_with_a_late_answer_does_not_give_it_to_others() -> None:
    first = Choose(0, "greet", [WAVE(), BEGIN()])
    first.late = WAVE()
    assert Choose(0, "greet", [WAVE(), BEGIN()]).lapse(None) is None


def test_a_composed_answer_is_mended_from_the_draft() -> None:
    ask = Compose(0, "sketch", Line())
    drafts: list[tuple[Json, Json]] = [("moon", "moon"), ("mo0n", "mo"), (None, ""), (["moon"], ""), ("0", "")]
    for draft, counts in drafts:
        assert ask.lapse(draft) == counts
        ask.accept(counts)
