"""The kit itself: for each promise a toy that breaks it, and the check that must notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from lanterne.kernel.asks import Choose, Draw, Flow, Json, Option, Refusal, Roll, Verb
from lanterne.kernel.dealers import Hand
from lanterne.kernel.game import Below, Game, Options, State
from lanterne.kernel.match import Match
from lanterne.kernel.odds import Odds
from lanterne.kernel.records import Record
from lanterne.kernel.registry import register
from tests.conformance import checks
from tests.conformance.kit import Trial, asks_of, play_on, watchers
from tests.toys import (
    BID,
    COIN,
    DEALT,
    FLIP,
    GEMS,
    KEEP,
    PEEK,
    TOYS,
    Coins,
    Lanterns,
    Purse,
    Seen,
    Table,
)

# --- secrets told ----------------------------------------------------------------------------------------------------


class TalkativeView(Lanterns):
    """Shows the gems that nobody holds, and so what the others do."""

    def view(self, state: State, seat: int) -> Record:
        assert isinstance(state, Table)
        seen = super().view(state, seat)
        assert isinstance(seen, Seen)
        seen.unseen = state.pool
        return seen


class TalkativeRefusals(Lanterns):
    """Refuses a bid by the gems of the others."""

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        assert isinstance(state, Table)
        ruby = any("ruby" in hand for seat, hand in enumerate(state.hands) if seat != ask.seat)
        return [Refusal(BID(99), "LA-BID-02", "need-gold", gold=int(ruby))]


class TalkativeEvents(Lanterns):
    """Tells everybody the first gem of the first seat."""

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Table)
        if state.phase == "walk":
            state.emit(DEALT, state.hands[0][0])
        return super().step(state)


class TalkativeOptions(Lanterns):
    """Lets a seat bid by the gems of the other."""

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Table)
        return self.bid_by_gems(state) if state.phase == "bid" else super().step(state)

    def bid_by_gems(self, s: Table) -> Flow[None]:
        yield from Choose(1, "bid", [BID(len(gem)) for gem in sorted(set(s.hands[0]))])
        yield from super().step(s)


class Literal(Lanterns):
    """Imagines the hands of the others as they are."""

    def imagine(self, state: State, seat: int, below: Below) -> State:
        return state.copy()


class Unsorted(Lanterns):
    """Deals anew, but in an order that depends on the real hands."""

    def imagine(self, state: State, seat: int, below: Below) -> State:
        twin = state.copy()
        assert isinstance(twin, Table)
        twin.hands = [hand if place == seat else hand[::-1] for place, hand in enumerate(twin.hands)]
        return twin


class SameStep(Lanterns):
    """Deals to the first seat and lets it bid in one step with the second."""

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Table)
        return self.deal_and_bid(state) if state.phase == "bid" else super().step(state)

    def deal_and_bid(self, s: Table) -> Flow[None]:
        yield from Draw("gems", f"more {s.round}", tuple(GEMS), only=0)
        yield from Choose(0, "bid", [BID(0), BID(1)])
        yield from super().step(s)


# --- state that is not in the state ----------------------------------------------------------------------------------


class SharedGold(Table):
    """Copies everything but the purses."""

    def copy(self) -> Table:
        twin = share_gold(super().copy())
        twin.gold = self.gold
        return twin


def share_gold(s: Table) -> Table:
    return SharedGold(*(getattr(s, name) for name in s.fields()))


class ShallowCopy(Lanterns):
    def setup(self, options: Options) -> Table:
        return share_gold(super().setup(options))


class Counting(Coins):
    """Remembers in the game what belongs to the state."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def turn(self, s: Purse) -> Flow[None]:
        self.asked += 1
        s.coins += self.asked % 2
        yield from super().turn(s)


class Forgetful(Lanterns):
    """Reads states back without their gold."""

    def load_state(self, data: Json) -> State:
        state = super().load_state(data)
        assert isinstance(state, Table)
        state.gold = [0] * len(state.gold)
        return state


class Moody(Coins):
    """Asks something else whenever it is asked again."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def turn(self, s: Purse) -> Flow[None]:
        self.asked += 1
        yield from Choose(0, f"mood {self.asked}", [KEEP()])
        yield from super().turn(s)


# --- questions that are wrong ----------------------------------------------------------------------------------------

NAMELESS = Verb("nameless", rule="CO-NONE-01")


class Endless(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [FLIP(), KEEP()])


class Twice(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [FLIP(), KEEP(), FLIP()])
        s.result = "kept"


class Lawless(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [NAMELESS()])
        s.result = "kept"


class OfferedAndRefused(Coins):
    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        return [Refusal(KEEP(), "CO-KEEP-01", "need-nothing")]


class CannotKeep(Coins):
    """Offers what it cannot resolve."""

    def turn(self, s: Purse) -> Flow[None]:
        choice = yield from Choose(0, "stake", [FLIP(), KEEP()])
        assert choice.verb is FLIP
        s.result = "spent"


class SureOdds(Coins):
    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        return Odds({"heads": Fraction(3, 2)}, {})


class ZeroWeights(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Draw("coin", "flip", ("heads", "edge"), (1, 0))
        s.result = "kept"


class UnknownSource(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Roll("thin air", "flip", (COIN,))
        s.result = "kept"


class Stubborn(Coins):
    """Nobody may give up."""

    def abandon(self, state: State, seat: int) -> None:
        pass


def at_each_ask(check: Callable[[Match], object], by_hand: bool = False) -> Callable[[Trial], None]:
    def play(trial: Trial) -> None:
        for match in asks_of(trial.start(Hand() if by_hand else None), trial.players()):
            check(match)

    return play


def for_each_seat(check: Callable[[Match, int, int], object]) -> Callable[[Trial], None]:
    def look(match: Match) -> None:
        for seat in watchers(match):
            check(match, seat, len(match.log))

    return at_each_ask(look)


BROKEN: list[tuple[Game, Callable[[Trial], None]]] = [
    (TalkativeView(), for_each_seat(checks.views_leak_nothing)),
    (TalkativeRefusals(), for_each_seat(checks.views_leak_nothing)),
    (TalkativeEvents(), for_each_seat(checks.play_leaks_nothing)),
    (TalkativeOptions(), for_each_seat(checks.play_leaks_nothing)),
    (Literal(), checks.secrets_are_dealt_anew),
    (Unsorted(), for_each_seat(checks.imagined_states_tell_nothing)),
    (SameStep(), for_each_seat(lambda match, seat, _: checks.secrets_end_their_step(match, seat))),
    (ShallowCopy(), checks.forks_are_independent),
    (ShallowCopy(), at_each_ask(checks.copies_are_deep)),
    (Counting(), checks.forks_are_independent),
    (Counting(), checks.undo_goes_back),
    (Counting(), checks.bulk_play_is_the_same),
    (Moody(), at_each_ask(lambda match: checks.saves_go_on(match, lambda n: 0))),
    (Moody(), at_each_ask(lambda match: checks.repair_without_change(match, lambda n: 0))),
    (Forgetful(), at_each_ask(checks.snapshots_go_on)),
    (Endless(), lambda trial: play_on(trial.start(), trial.players())),
    (Twice(), at_each_ask(checks.questions_are_sound)),
    (Lawless(), at_each_ask(checks.rules_are_listed)),
    (OfferedAndRefused(), at_each_ask(checks.refusals_are_no_options)),
    (CannotKeep(), at_each_ask(lambda match: checks.every_option_can_be_answered(match, lambda n: 0))),
    (SureOdds(), at_each_ask(checks.odds_are_odds)),
    (ZeroWeights(), at_each_ask(checks.chance_is_exact, by_hand=True)),
    (UnknownSource(), at_each_ask(checks.chance_is_exact, by_hand=True)),
    (Stubborn(), at_each_ask(checks.abandon_ends_it)),
]


@pytest.mark.parametrize(("game", "check"), BROKEN, ids=[type(game).__name__ for game, _ in BROKEN])
def test_the_kit_notices(game: Game, check: Callable[[Trial], None], playing: None) -> None:
    register(game)
    with pytest.raises(AssertionError):
        all_checked(check, [Trial(game, game.options(), seed) for seed in range(10)])


def all_checked(check: Callable[[Trial], None], several: list[Trial]) -> None:
    for trial in several:
        check(trial)


@pytest.fixture
def playing() -> Iterator[None]:
    """The toys are themselves again afterwards."""
    yield
    for toy in TOYS:
        register(toy)


def test_there_are_secrets_to_keep_in_the_toy() -> None:
    """So that the checks of secrets compare something: hands are hidden at most questions of Lanterns."""
    game = Lanterns()
    hidden = compared = 0
    for seed in range(5):
        trial = Trial(game, game.options(3), seed)
        for match in asks_of(trial.start(), trial.players()):
            hidden += sum(checks.views_leak_nothing(match, seat, seed) for seat in watchers(match))
            compared += sum(checks.play_leaks_nothing(match, seat, seed) for seat in watchers(match))
    assert hidden > 50
    assert compared > 100


def test_every_kind_of_gem_is_dealt() -> None:
    """Weighted draws reach the rarest card too."""
    game = Lanterns()
    dealt = set()
    for seed in range(20):
        match = Match(game, game.options(3), Trial(game, game.options(3), seed).start().dealer)
        state = match.state
        assert isinstance(state, Table)
        dealt |= {gem for hand in state.hands for gem in hand}
    assert dealt == set(GEMS)


def test_peeking_is_no_chance() -> None:
    """The toy's secret is uncovered by an answer alone, so that the undo policy meets that case."""
    match = Match(Coins(), None, Hand())
    match.answer(PEEK())
    assert match.log[-1].revealed
