"""The search bot: it finds what others miss, repeats itself, keeps to its budget, and knows nothing it should not."""

from __future__ import annotations

from collections import Counter

import pytest

from lanterne.kernel.asks import Choose, Pick, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Below, Game, Outcome, Sight
from lanterne.kernel.match import Match
from lanterne.kernel.records import dump, get
from lanterne.kernel.registry import all_games
from lanterne.lab.simulation import Tally, make_plan, play_one
from lanterne.players import bots_for, make_bot, search
from lanterne.players.drive import play_out, speaker
from lanterne.players.random import Random
from lanterne.players.search import Search, value_of
from tests.players.puzzles import GET_OFF, GUESS, LAMPS, TAKE, Carousel, Cups, Fingers, First, Heap, Lamps, Loner, Told
from tests.toys import COINS, LANTERNS

WORLDS = 60


def asked(match: Match) -> Sight:
    assert match.ask is not None
    return match.sight(speaker(match.ask))


# --- it plays well ---------------------------------------------------------------------------------------------------


def test_finds_the_move_that_wins_against_any_answer() -> None:
    """Of ten matches two must be taken: any other number leaves the other seat a win."""
    for seed in range(5):
        assert Search(seed, iterations=600).answer(asked(Match(Heap()))) is TAKE(2)


def test_wins_the_heap_against_chance_from_the_better_side() -> None:
    for seed in range(5):
        match = Match(Heap(), None, Seeded(seed))
        play_out(match, [Search(seed, iterations=300), Random(seed)])
        assert match.outcome is not None
        assert match.outcome.winners == (0,)


@pytest.mark.parametrize("how", ["choose", "pick", "compose"])
def test_finds_the_winning_line_in_every_kind_of_question(how: str) -> None:
    match = Match(Lamps(how), None, Seeded(1))
    play_out(match, [Search(3, iterations=1500)])
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_chance_misses_that_line() -> None:
    """So that finding it proves something."""
    wins = 0
    for seed in range(50):
        match = Match(Lamps("choose"), None, Seeded(seed))
        play_out(match, [Random(seed)])
        wins += match.outcome is not None and bool(match.outcome.winners)
    assert wins < 10


def test_answers_every_question_of_whole_games() -> None:
    """Lanterns asks everything there is: one of several, several, a composed answer, all at once, for the party."""
    met = set()
    for seats in (2, 3):
        match = Match(LANTERNS, LANTERNS.options(seats), Seeded(seats))
        while match.ask is not None:
            met.add(type(match.ask))
            seat = speaker(match.ask)
            match.answer(Search(seat, iterations=20).answer(match.sight(seat)), seat)
        assert match.outcome is not None
    assert met == {Choose, Pick, Compose, Together}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_plays_every_game_to_its_end(game: Game) -> None:
    match = Match(game, game.options(game.seats[-1]), Seeded(1))
    play_out(match, [Search(seat, iterations=2) for seat in range(match.options.seats)])
    assert match.outcome is not None


def test_does_not_go_round_for_ever() -> None:
    """The way back to the same question is worth less than any end, although nothing is lost by it."""
    for seed in range(5):
        match = Match(Carousel(), None, Seeded(seed))
        bot = Search(seed, iterations=40)
        assert bot.answer(match.sight(0)) is GET_OFF
        assert all(0 <= entry.value <= 1 for entry in bot.weigh(match.sight(0)))


def test_weighs_the_answers_best_first() -> None:
    weighed = Search(1, iterations=500).weigh(asked(Match(Heap())))
    assert weighed[0].answer is TAKE(2)
    assert {str(entry.answer) for entry in weighed} == {"<take 1>", "<take 2>", "<take 3>"}
    assert sum(entry.visits for entry in weighed) == 500
    assert weighed[0].value > 0.8
    assert all(0 <= entry.value <= 1 for entry in weighed)


# --- it repeats itself and keeps to its budget -----------------------------------------------------------------------


def lines(seed: int, luck: int, worlds: int = 30) -> list[object]:
    match = Match(LANTERNS, LANTERNS.options(2), Seeded(luck))
    play_out(match, [Search(seed, iterations=worlds), Search(seed + 1, iterations=worlds)])
    return [*match.answers()]


def test_same_seed_same_game() -> None:
    assert lines(5, 1) == lines(5, 1)


def test_the_same_bot_gives_the_same_answer_again() -> None:
    bot = Search(2, iterations=WORLDS)
    sight = asked(Match(LANTERNS, LANTERNS.options(3), Seeded(1)))
    assert [str(bot.weigh(sight)) for _ in range(3)] == [str(bot.weigh(sight))] * 3


def test_other_seeds_try_other_things() -> None:
    sight = asked(Match(LANTERNS, LANTERNS.options(3), Seeded(1)))
    assert len({str(Search(seed, iterations=WORLDS).weigh(sight)) for seed in range(5)}) > 1


def test_counts_worlds_without_a_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> float:
        raise AssertionError("looked at the clock")

    monkeypatch.setattr(search, "perf_counter", broken)
    weighed = Search(1, iterations=WORLDS).weigh(asked(Match(Heap())))
    assert sum(entry.visits for entry in weighed) == WORLDS


@pytest.mark.parametrize("seconds", [0.5, 2.0])
def test_stops_when_its_time_is_up(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by a hundredth at each look, the time allows so many worlds."""
    now = iter(range(10**6))
    monkeypatch.setattr(search, "perf_counter", lambda: next(now) / 100)
    weighed = Search(1, seconds).weigh(asked(Match(Heap())))
    assert abs(sum(entry.visits for entry in weighed) - 100 * seconds) <= 5


def test_a_decided_question_takes_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is given when no other can be tried as often any more; the answer is the same."""
    looks = iter(range(10**6))
    monkeypatch.setattr(search, "perf_counter", lambda: next(looks) / 1000)
    assert Search(1, 2.0).answer(asked(Match(Heap()))) is TAKE(2)
    assert next(looks) < 2000


def test_a_forced_answer_is_given_at_once() -> None:
    match = Match(Told(1))
    match.answer(TAKE(3), 0)
    match.answer(TAKE(3), 1)
    match.answer(TAKE(3), 0)
    game = match.game
    assert isinstance(game, Told)
    assert Search(1, iterations=50).answer(asked(match)) is TAKE(1)
    assert game.told.answered == game.told.judged == 0


# --- what a game tells it --------------------------------------------------------------------------------------------


def test_an_outlook_cuts_games_short() -> None:
    near, far = Told(1), Told(0)
    for game in (near, far):
        Search(1, iterations=WORLDS).weigh(asked(Match(game)))
    assert near.told.judged
    assert not far.told.judged
    assert near.told.answered < far.told.answered


def test_a_good_outlook_needs_few_worlds() -> None:
    assert all(Search(seed, iterations=24).answer(asked(Match(Told(1)))) is TAKE(2) for seed in range(10))


def test_without_worlds_it_answers_like_the_games_own_bot() -> None:
    match = Match(Loner())
    assert match.ask is not None
    blind = Sight(match.game, 0, match.ask, match.view(0))
    assert blind.imagine(lambda n: 0) is None
    assert Search(1, iterations=9).weigh(blind) == []
    assert Search(1, iterations=9).answer(blind) is First(1).answer(blind)


def test_where_worlds_are_rare_it_goes_on_with_those_there_are() -> None:
    match = Match(Heap())
    assert match.ask is not None
    real, tried = match.sight(0), 0

    def rare(below: Below) -> Match | None:
        nonlocal tried
        tried += 1
        return real.imagine(below) if tried % 2 else None

    weighed = Search(1, iterations=400).weigh(Sight(match.game, 0, match.ask, match.view(0), rare))
    assert weighed[0].answer is TAKE(2)
    assert 150 < sum(entry.visits for entry in weighed) < 250


def test_without_worlds_and_without_another_bot_any_answer_will_do() -> None:
    match = Match(Heap())
    assert isinstance(match.ask, Choose)
    assert Search(1, iterations=9).answer(Sight(match.game, 0, match.ask, match.view(0))) in match.ask.options


def test_values_lie_between_losing_everything_and_winning() -> None:
    assert value_of(Outcome((0, 1), "home", (5, 5)), 1, 2, 0.1) == 1
    assert value_of(Outcome((), "dark", (50,)), 0, 1, 0.0) == 0
    lost = [value_of(Outcome((), "dark", (score,)), 0, 1, 0.1) for score in (-3, 0, 10, 50, 1000)]
    assert lost == sorted(lost)
    assert lost[0] == lost[1] == 0
    assert lost[-1] < 0.11
    ranked = [value_of(Outcome((2,), "home", (4, 1, 9)), seat, 3, 0.1) for seat in (1, 0, 2)]
    assert ranked == sorted(ranked)
    assert ranked[0] < ranked[1] < 0.11
    assert ranked[2] == 1


# --- it knows nothing it should not ----------------------------------------------------------------------------------


@pytest.mark.parametrize("apart", [True, False])
def test_never_finds_a_secret_but_by_chance(apart: bool) -> None:
    """Seat 0 guesses among five cups. All look alike to it, and the guess does not depend on where the gem is."""
    game = Cups(apart)
    for seed in range(4):
        guesses = set()
        for cup in ("amber", "clear", "ember"):
            match = Match(game, None, Hand())
            match.answer(cup)
            weighed = Search(seed, iterations=300).weigh(match.sight(0))
            assert all(abs(entry.value - 0.2) < 0.15 for entry in weighed)
            guesses.add(str(weighed))
        assert len(guesses) == 1


def test_who_has_seen_the_secret_may_use_it() -> None:
    match = Match(Cups(True), None, Hand())
    match.answer("clear")
    world = match.imagine(0, lambda n: 4)
    assert world is not None
    world.answer(GUESS("ember"), 0)
    assert world.outcome is not None
    assert world.outcome.winners == (0,)
    assert dump(match.game.imagine(match.state, 1, lambda n: 4)) == dump(match.state)


def test_what_another_seat_shows_at_the_same_time_is_unknown() -> None:
    answers = set()
    for shown in (1, 2):
        match = Match(Fingers())
        match.answer(TAKE(shown), 0)
        weighed = Search(3, iterations=200).weigh(match.sight(1))
        answers.add(str(weighed))
        assert all(0.2 < entry.value < 0.8 for entry in weighed)
    assert len(answers) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_answers_are_the_same_in_worlds_that_differ_only_in_secrets(seats: int) -> None:
    different = 0
    for luck in range(3):
        match = Match(LANTERNS, LANTERNS.options(seats), Seeded(luck))
        while match.ask is not None:
            seat = speaker(match.ask)
            other = match.imagine(seat, stream(luck, f"other {len(match.log)}").below)
            if other is not None:
                different += other.hash() != match.hash()
                answers = [Search(4, iterations=25).answer(line.sight(seat)) for line in (match, other)]
                assert answers[0] == answers[1]
            ask = match.asks_for(seat)
            assert ask is not None
            match.answer(ask.sample(stream(luck, f"{len(match.log)}").below), seat)
    assert different > 10


@pytest.mark.parametrize("game", [COINS, LANTERNS, *all_games()], ids=lambda game: game.slug)
def test_luck_to_come_is_not_read_from_the_dealer(game: Game) -> None:
    """Two matches with the same log and other luck from now on: the same answers, weighed alike."""
    match = Match(game, None, Seeded(1))
    below = stream(1, "players").below
    for _ in range(12):
        if match.ask is None:
            break
        seat = speaker(match.ask)
        lines = [match.fork(Seeded(seed)) for seed in (1, 2, 3)]
        weighed = {str(Search(5, iterations=6).weigh(line.sight(seat))) for line in [match, *lines]}
        assert len(weighed) == 1
        ask = match.asks_for(seat)
        assert ask is not None
        match.answer(ask.sample(below), seat)


def test_imagining_works_without_checkpoints() -> None:
    slow, fast = (Match(LANTERNS, LANTERNS.options(2), Seeded(2), checkpoints) for checkpoints in (True, False))
    for match in (slow, fast):
        match.answer("bid 1", 0)
        match.answer("bid 0", 1)
    assert str(Search(1, iterations=30).weigh(slow.sight(0))) == str(Search(1, iterations=30).weigh(fast.sight(0)))


def test_a_sight_stays_at_its_moment() -> None:
    """A search that thinks beside a table is not disturbed by what is answered there meanwhile."""
    match = Match(LANTERNS, LANTERNS.options(2), Seeded(2))
    sight = match.sight(1)
    before = str(Search(1, iterations=30).weigh(sight))
    match.answer("bid 1", 0)
    match.answer("bid 0", 1)
    assert str(Search(1, iterations=30).weigh(sight)) == before


# --- by name ---------------------------------------------------------------------------------------------------------


def test_every_game_can_be_played_by_the_search() -> None:
    assert [*bots_for(COINS)] == ["random", "search"]
    assert [*bots_for(Loner())] == ["random", "first", "search"]


def test_a_name_may_carry_a_budget() -> None:
    budgets = {}
    for name in ("search", "search:50ms", "search:2s", "search:400"):
        bot = make_bot(COINS, name, 7)
        assert isinstance(bot, Search)
        assert bot.seed == 7
        budgets[name] = (bot.seconds, bot.iterations)
    assert budgets == {"search": (0.2, 0), "search:50ms": (0.05, 0), "search:2s": (2.0, 0), "search:400": (0.2, 400)}


@pytest.mark.parametrize("name", ["search:", "search:0", "search:ms", "search:-3", "search:1h", "search:٣", "search:1.5s"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Fault) as caught:
        make_bot(COINS, name, 1)
    assert caught.value.message == "bot-budget"


@pytest.mark.parametrize("name", ["", "greedy", "searching", "random:5", "first:3", "x" * 200])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Fault) as caught:
        make_bot(COINS, name, 1)
    assert caught.value.message == "bot-unknown"
    assert caught.value.args_by_name["bots"] == "random search"


def test_simulations_seat_it_by_its_name() -> None:
    plan = make_plan(LANTERNS, ["search:6", "random"], None, {}, 3, 1, True)
    tallies = [Tally(), Tally()]
    for tally in tallies:
        for number in range(3):
            play_one(plan, number, tally)
        assert not tally.crashes
    assert tallies[0].lines == tallies[1].lines
    assert tallies[0].total().games == 3


def test_bots_by_name_are_made_alike() -> None:
    assert type(make_bot(Loner(), "first", 1)) is First
    assert type(make_bot(COINS, "random", 1)) is Random
    assert Counter(make_bot(COINS, name, 0).imagines for name in bots_for(COINS)) == {False: 1, True: 1}


def test_puzzles_hide_what_they_should() -> None:
    """So that the tests above mean something: to seat 0 the gem may be under any cup."""
    match = Match(Cups(True), None, Hand())
    match.answer("dark")
    places = {str(get(match.game.imagine(match.state, 0, stream(seed, "cups").below), "secret")) for seed in range(40)}
    assert places == set(LAMPS)
