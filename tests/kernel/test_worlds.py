"""Possible worlds: what a seat knows is kept, what it does not is dealt anew, and what cannot be is given up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.kernel.asks import Chance, Choose, Draw, Flow, Pick
from lanterne.kernel.dealers import Dealer, Hand, Seeded, stream
from lanterne.kernel.events import ALL
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import Sight, State
from lanterne.kernel.match import Match
from lanterne.kernel.worlds import TRIES
from tests.kernel.tables import coins, flipped, lanterns, purse, table, voting, walking
from tests.toys import BID, DEALT, GAVE, GEMS, GIVE, Lanterns, Table


def many(match: Match, seat: int, count: int = 40) -> list[Match]:
    worlds = [match.imagine(seat, stream(number, "worlds").below) for number in range(count)]
    return [world for world in worlds if world is not None]


def hands(worlds: list[Match], seat: int) -> set[tuple[str, ...]]:
    return {table(world).hands[seat] for world in worlds}


def test_a_world_is_a_match_of_its_own() -> None:
    match = flipped(coins(), "heads")
    world = match.imagine(0, lambda n: 0)
    assert world is not None
    world.answer("flip")
    assert (purse(world), purse(match)) == (2, 1)
    assert world.ask is not None, "chance is not left to a person"


def test_luck_in_a_world_comes_from_the_numbers_given() -> None:
    results = []
    for below in (lambda n: 0, lambda n: 1):
        world = flipped(coins(), "heads").imagine(0, below)
        assert world is not None
        world.answer("flip")
        results.append(purse(world))
    assert results == [2, 0]


def test_own_secrets_stay_and_those_of_others_are_dealt_anew() -> None:
    match = lanterns(2, "opal", "jade")
    worlds = many(match, 0)
    assert hands(worlds, 0) == {("opal",)}
    assert hands(worlds, 1) == {(gem,) for gem in GEMS if gem != "opal"}, "the only opal is in the own hand"


def test_only_who_is_asked_imagines() -> None:
    with pytest.raises(Refused, match="not-your-turn"):
        walking().imagine(1, lambda n: 0)


def test_answers_since_the_checkpoint_are_given_again() -> None:
    match = walking()
    match.answer([0, 1, 2])
    assert isinstance(match.ask, Pick)
    for world in many(match, 0):
        assert table(world).path == (0, 1, 2)
        assert world.answers() == [{"seat:0": [0, 1, 2]}], "what came before is forgotten"


def test_what_others_show_at_the_same_time_is_open() -> None:
    match = lanterns()
    match.answer("bid 3", seat=0)
    given = {str(world.answers()) for world in many(match, 1)}
    assert given == {str([f"seat:0> bid {gold}"]) for gold in range(4)}


def test_each_of_those_who_have_shown_may_have_shown_anything() -> None:
    match = lanterns(3)
    match.answer("bid 3", seat=1)
    match.answer("bid 2", seat=0)
    worlds = many(match, 2, 200)
    assert {str(world.answers()) for world in worlds} == {
        str([f"seat:1> bid {one}", f"seat:0> bid {other}"]) for one in range(4) for other in range(4)
    }


def test_party_questions_are_imagined_by_each_seat() -> None:
    match = voting()
    for seat in (0, 1):
        assert many(match, seat)


def test_a_sight_made_by_hand_has_no_worlds() -> None:
    match = coins()
    assert match.ask is not None
    assert Sight(match.game, 0, match.ask, match.view(0)).imagine(lambda n: 0) is None


# --- chance that one seat alone saw, in the step of the question -----------------------------------------------------


class InOneStep(Lanterns):
    """Deals to seat 0, then to seat 1, and asks seat 1, all in one step."""

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Table)
        return self.deal_and_ask(state)

    def deal_and_ask(self, s: Table) -> Flow[None]:
        for seat in range(2):
            gem = yield from Draw("gems", f"deal {seat}", tuple(GEMS), only=seat)
            s.hands[seat] = (gem,)
            s.tell(seat, DEALT, gem)
        shown = yield from Draw("gems", "shown", tuple(GEMS))
        s.given = (shown,)
        yield from Choose(1, "bid", [BID(0), BID(1)])
        s.result = "home"


def test_a_draw_is_for_all_unless_it_is_for_one() -> None:
    assert Draw("gems", "deal", tuple(GEMS)).only == ALL
    assert Draw("gems", "deal", tuple(GEMS), only=1).only == 1


def test_what_came_to_another_seat_comes_anew_and_what_came_to_this_one_or_to_all_stays() -> None:
    match = Match(InOneStep(), None, Hand())
    for gem in ("ruby", "pearl", "opal"):
        match.answer(gem)
    worlds = many(match, 1)
    assert hands(worlds, 0) == {(gem,) for gem in GEMS}
    assert hands(worlds, 1) == {("pearl",)}
    assert {table(world).given for world in worlds} == {("opal",)}


# --- worlds that cannot be -------------------------------------------------------------------------------------------


class Showing(Lanterns):
    """The leader shows a gem of its hand, and in the same step the other seat is asked about it."""

    def __init__(self, question: Callable[[Table], list[int]]) -> None:
        super().__init__()
        self.question = question

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Table)
        return self.show(state) if state.phase == "bid" else super().step(state)

    def show(self, s: Table) -> Flow[None]:
        choice = yield from Choose(0, "show", [GIVE(place, gem) for place, gem in enumerate(s.hands[0])])
        s.given = (choice.word(1),)
        s.reveal(GAVE, 0, choice.word(1))
        yield from Choose(1, "bid", [BID(number) for number in self.question(s)])
        s.result = "home"


def showing(question: Callable[[Table], list[int]]) -> Match:
    match = Match(Showing(question), None, Hand())
    match.answer("jade")
    match.answer("opal")
    match.answer("give 0 jade")
    return match


def test_what_was_shown_since_the_checkpoint_is_so_in_every_world() -> None:
    worlds = many(showing(lambda s: [0, 1]), 1)
    assert worlds
    assert hands(worlds, 0) == {("jade",)}


def test_a_world_in_which_something_else_is_asked_is_given_up() -> None:
    """The question tells how many gems lie in the pool: those where it would be another one do not count."""
    match = showing(lambda s: [0, s.pool.count("ruby")])
    assert match.asks_for(1) is not None
    assert {table(world).pool.count("ruby") for world in many(match, 1)} == {3}


def test_after_some_tries_there_is_no_world() -> None:
    match = showing(lambda s: [0, 1])
    drawn = 0

    def first(n: int) -> int:
        nonlocal drawn
        drawn += 1
        return 0  # a ruby for the other hand, always

    assert match.imagine(1, first) is None
    assert drawn == TRIES


@pytest.mark.parametrize("dealer", [Hand(), Seeded(3)], ids=["hand", "seeded"])
def test_whoever_deals_worlds_are_imagined(dealer: Dealer) -> None:
    match = Match(Lanterns(), None, dealer)
    while isinstance(match.ask, Chance):
        match.answer(match.ask.sample(lambda n: 0))
    for world in many(match, 0, 5):
        world.answer("bid 0", 0)
        world.answer("bid 0", 1)
        world.answer("wait", 0)
        assert world.ask is not None
        assert not isinstance(world.ask, Chance)
