"""Matches: answering, looking, forking, going to an earlier place, and several seats answering at once."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import CHANCE, Choose, Pick, Roll, Together
from lanterne.kernel.dealers import Hand, Seeded
from lanterne.kernel.events import ALL
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.match import Match
from tests.conformance.kit import Players, moment, play_on
from tests.kernel.tables import coins, flipped, lanterns, purse, table, voting, walking
from tests.toys import COINS, FLIP, KEEP, LANTERNS, PEEK, Purse

# --- answering -------------------------------------------------------------------------------------------------------


def test_a_match_waits_for_its_first_question() -> None:
    match = coins()
    assert isinstance(match.ask, Choose)
    assert match.ask.about == "stake"
    assert match.log == []
    assert match.outcome is None


def test_an_answer_is_logged_and_leads_to_the_next_question() -> None:
    match = coins()
    match.answer("flip", seat=0)
    assert isinstance(match.ask, Roll)
    match.answer("heads")
    assert match.answers() == ["seat:0> flip", "coin> heads"]
    assert purse(match) == 1
    assert [repr(event) for event in match.events] == ["<flipped {'face': 'heads', 'coins': 1} CO-FLIP-01>"]


def test_the_dealer_answers_chance_by_itself() -> None:
    match = Match(COINS, None, Seeded(1))
    match.answer(FLIP())
    assert match.ask is not None
    assert match.ask.about == "stake"
    assert len(match.log) == 2


def test_a_refused_answer_changes_nothing() -> None:
    match = flipped(coins(), "heads")
    before, events = moment(match), match.events
    for answer in ("jump", 9, None, PEEK):
        with pytest.raises(Refused):
            match.answer(answer)
    assert moment(match) == before
    assert [event.kind for event in match.events] == [event.kind for event in events]


def test_a_seat_answers_its_own_questions_only() -> None:
    match = lanterns()
    with pytest.raises(Refused) as refused:
        match.answer("bid 0", seat=2)
    assert refused.value.message == "match-not-your-turn"
    flip = coins()
    with pytest.raises(Refused):
        flip.answer("flip", seat=1)


def test_nothing_is_answered_after_the_end() -> None:
    match = coins()
    match.answer(KEEP())
    assert match.ask is None
    assert match.outcome is not None
    assert match.outcome.cause == "kept"
    with pytest.raises(Refused, match="match-over"):
        match.answer(KEEP())
    with pytest.raises(Refused, match="match-over"):
        match.abandon(0)
    with pytest.raises(Refused, match="match-over"):
        match.feed("seat:0> keep")


def test_a_game_ends_when_its_rules_end_it_from_any_depth() -> None:
    match = voting()
    match.answer("turn_back", seat=1)
    assert match.ask is None
    assert match.outcome is not None
    assert match.outcome.cause == "home"


def test_giving_up_ends_a_match_at_chance_too() -> None:
    match = coins()
    match.answer(FLIP())
    match.abandon(0)
    assert match.ask is None
    assert match.outcome is not None
    assert match.outcome.cause == "abandoned"
    assert match.answers()[-1] == "seat:0> !abandon"
    assert moment(match.fork()) == moment(match)


# --- looking ---------------------------------------------------------------------------------------------------------


def test_each_seat_sees_its_own_events() -> None:
    match = Match(LANTERNS, LANTERNS.options(2), Hand())
    match.answer("opal")
    assert [event.values for event in match.events_for(0)] == [("opal",)]
    assert match.events_for(1) == []
    assert match.events_for(ALL) == []
    assert [event.only for event in match.events] == [0]


def test_a_sight_is_the_question_and_the_view_of_a_seat() -> None:
    match = lanterns()
    sight = match.sight(1)
    assert sight.ask is match.asks_for(1)
    assert sight.seat == 1
    with pytest.raises(Refused):
        match.sight(-1)


def test_odds_come_from_the_view() -> None:
    match = flipped(coins(), "heads")
    odds = match.odds(FLIP())
    assert odds is not None
    assert odds.spreads["coins"].weights == {0: 1, 2: 1}
    assert match.odds(KEEP()) is None
    same = match.sight(0).odds(FLIP())
    assert same is not None
    assert same.chances == odds.chances


def test_odds_and_refusals_are_for_choices_only() -> None:
    match = coins()
    match.answer(FLIP())
    assert match.odds(FLIP()) is None
    assert match.refusals() == []


def test_refusals_say_why() -> None:
    match = coins()
    match.answer(PEEK())
    assert [repr(refusal) for refusal in match.refusals()] == ["<no peek: CO-PEEK-01 need-new-secret>"]


# --- forks and earlier places ----------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    match = flipped(coins(), "heads", "heads")
    fork = match.fork()
    fork.answer(KEEP())
    match.answer(FLIP())
    assert fork.outcome is not None
    assert match.outcome is None
    assert isinstance(match.ask, Roll)


def test_a_fork_may_have_another_dealer() -> None:
    match = coins()
    fork = match.fork(Seeded(1))
    fork.answer(FLIP())
    assert len(fork.log) == 2
    assert isinstance(match.dealer, Hand)


@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_fork_keeps_its_dealer_or_takes_the_one_it_is_given(checkpoints: bool) -> None:
    match = Match(COINS, None, Seeded(1), checkpoints)
    match.answer(FLIP())
    assert match.fork().dealer is match.dealer
    other = Seeded(2)
    assert match.fork(other).dealer is other
    assert moment(match.fork(other)) == moment(match), "what was dealt stays"


def test_a_fork_in_the_middle_of_a_flow_has_the_same_question() -> None:
    match = walking()
    match.answer([0, 1, 2])
    assert isinstance(match.ask, Pick)
    fork = match.fork()
    assert moment(fork) == moment(match)
    fork.answer([])
    assert isinstance(match.ask, Pick)


def test_forks_of_forks_and_of_finished_matches() -> None:
    match = Match(LANTERNS, LANTERNS.options(3), Seeded(5))
    play_on(match, Players(lambda n: 0), 9)
    assert moment(match.fork().fork().fork()) == moment(match)
    match.abandon(2)
    assert moment(match.fork()) == moment(match)
    assert match.fork().outcome is not None


def test_a_match_can_be_cut_anywhere() -> None:
    match = flipped(coins(), "heads", "heads", "heads")
    assert [purse(match.at(length)) for length in range(7)] == [0, 0, 1, 1, 2, 2, 3]
    assert isinstance(match.at(3).ask, Roll), "cut before chance, it waits there"
    assert len(match.log) == 6


@pytest.mark.parametrize("length", [-1, 3, 100])
def test_there_is_nothing_outside_the_log(length: int) -> None:
    match = flipped(coins(), "heads")
    with pytest.raises(Fault) as fault:
        match.at(length)
    assert fault.value.message == "log-no-such-place"


def test_a_match_starts_from_any_position() -> None:
    base = Purse(7, 2, True, "")
    match = Match(COINS, None, Hand(), base=base)
    flipped(match, "heads")
    assert purse(match) == 8
    assert base.coins == 7, "the position itself stays"
    assert purse(match.at(0)) == 7
    assert moment(match.fork()) == moment(match)


def test_the_hash_is_of_the_state_alone() -> None:
    one = flipped(coins(), "heads", "tails")
    two = flipped(Match(COINS, COINS.options(1, {"most": 12}), Seeded(3)).fork(Hand()), "tails", "tails")
    assert one.hash() == two.hash()
    assert one.hash() == "00f3a525ea4ee6e3f904bc958e04aa7e", "equal on every machine, today and tomorrow"


def test_a_match_without_checkpoints_can_be_forked_but_not_saved() -> None:
    match = flipped(Match(COINS, None, Hand(), checkpoints=False), "heads")
    assert moment(match.fork()) == moment(match)
    with pytest.raises(ValueError, match="no checkpoints"):
        match.checkpoint()


def test_a_dealer_may_take_over_while_chance_waits() -> None:
    match = coins()
    match.answer(FLIP())
    match.resume()
    assert isinstance(match.ask, Roll), "the person still has the coin"
    match.dealer = Seeded(1)
    match.resume()
    assert match.ask is not None
    assert match.ask.about == "stake"
    assert match.log[-1].seat == CHANCE
    assert [event.kind.name for event in match.events] == ["flipped"]


def test_a_story_begins_before_the_first_answer() -> None:
    match = flipped(coins(), "heads")
    story = match.story()
    assert [entry.index for entry in story] == [0, 1, 2]
    assert [len(entry.events) for entry in story] == [0, 0, 1]
    assert story[0].ask is None


# --- several seats ---------------------------------------------------------------------------------------------------


def test_together_waits_for_all() -> None:
    match = lanterns(3)
    assert isinstance(match.ask, Together)
    match.answer("bid 2", seat=1)
    assert isinstance(match.ask, Together)
    assert match.asks_for(1) is None
    assert match.asks_for(0) is not None
    assert match.events == [], "nothing has happened yet"
    match.answer("bid 2", seat=2)
    match.answer("bid 1", seat=0)
    assert table(match).order == [1, 2, 0]
    assert table(match).leader == 1, "the first of the highest bids"


def test_the_order_of_arrival_decides_ties_and_survives_forks_and_saves() -> None:
    for first, second in ((0, 1), (1, 0)):
        match = lanterns()
        match.answer("bid 3", seat=first)
        fork = match.fork()
        assert moment(fork) == moment(match)
        fork.answer("bid 3", seat=second)
        assert table(fork).order == [first, second]
        assert table(fork).leader == first


def test_nobody_answers_twice() -> None:
    match = lanterns(3)
    match.answer("bid 0", seat=2)
    with pytest.raises(Refused) as refused:
        match.answer("bid 1", seat=2)
    assert refused.value.message == "match-not-your-turn"
    assert len(match.log) == 4


def test_a_race_is_over_when_enough_have_answered() -> None:
    match = lanterns(3)
    for seat in range(3):
        match.answer("bid 0", seat=seat)
    assert isinstance(match.ask, Together)
    assert match.ask.enough == 1
    match.answer("grab", seat=2)
    assert table(match).gold == [3, 3, 4]
    assert match.ask is not None
    assert match.ask.about == "path"


def test_giving_up_while_others_have_still_to_answer() -> None:
    match = lanterns(3)
    match.answer("bid 0", seat=2)
    match.abandon(1)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert moment(match.fork()) == moment(match)


def test_any_seat_may_speak_for_the_party() -> None:
    for seat in (0, 1):
        match = voting()
        assert match.asks_for(0) is match.asks_for(1) is match.ask
        match.answer("press_on", seat)
        match.answer(["charm ruby", "charm opal"], seat)
        match.answer("light", seat)
        assert match.answers()[-3:] == [
            f"party:{seat}> press_on", f"party:{seat}> charm ruby; charm opal", {f"party:{seat}": "light"},
        ]  # fmt: skip
        assert moment(match.fork()) == moment(match)


def test_what_a_flow_does_to_an_answer_does_not_reach_other_matches() -> None:
    """The rule takes the path and the gifts apart; a fork that replays them finds them whole."""
    match = walking()
    match.answer([0, 1, 2])
    match.answer(["give 0 ruby"])
    assert table(match.fork()).path == (0, 1, 2)
    assert table(match.at(len(match.log))).given == ("ruby",)
    assert match.answers()[-2:] == [{"seat:0": [0, 1, 2]}, "seat:0> give 0 ruby"]
