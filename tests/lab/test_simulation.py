"""Simulations: the same plan gives the same sums, a broken game is written down, an interrupt loses nothing."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.kernel.saves import parse_save
from lanterne.lab.report import report
from lanterne.lab.simulation import Plan, Tally, derive, make_plan, play_one
from lanterne.lab.workers import Run
from tests.lab.broken import BROKEN
from tests.toys import COINS


def plan_for(slug: str, games: int, seed: int = 3) -> Plan:
    return make_plan(find_game(slug), ["random"], None, {}, games, seed, True)


def quiet(done: int) -> None:
    pass


def test_seeds_differ_and_are_always_the_same() -> None:
    seeds = [derive(1, number) for number in range(1000)]
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert derive(1, 2) != derive(12)
    assert derive(7, 4) == 8137125267458395675


def test_sums_do_not_depend_on_the_order() -> None:
    plan = plan_for("mini-rogue", 12)
    forwards, backwards = Tally(), Tally()
    for number in range(12):
        play_one(plan, number, forwards)
    for number in reversed(range(12)):
        one = Tally()
        play_one(plan, number, one)
        backwards.add(one)
    assert forwards.groups == backwards.groups
    assert forwards.total().games == 12
    assert [tags for tags, _ in sorted(forwards.lines, key=lambda line: line[0])] == list(range(12))


def test_every_figure_is_of_all_games() -> None:
    plan = plan_for("mini-rogue", 20)
    tally = Tally()
    for number in range(20):
        play_one(plan, number, tally)
    data = report(plan, tally, 1.0, False)
    lines = [line for _, line in tally.lines]
    assert data["answers"] == pytest.approx(sum(int(str(line["answers"])) for line in lines) / 20, abs=0.01)
    assert data["decisions"] == pytest.approx(sum(int(str(line["decisions"])) for line in lines) / 20, abs=0.01)
    means = data["means"]
    assert isinstance(means, dict)
    assert set(means) == set(find_game("mini-rogue").tallies(Match(find_game("mini-rogue")).state))


def test_of_rivals_each_seat_is_told() -> None:
    """Somebody always wins, so that alone says nothing."""
    plan = make_plan(find_game("map-masters"), ["greedy", "novice"], None, {}, 3, 1, True)
    tally = Tally()
    for number in range(3):
        play_one(plan, number, tally)
    scores = [[int(str(points)) for points in scored] for _, line in tally.lines if isinstance(scored := line["score"], list)]
    told = report(plan, tally, 1.0, False)["by_seat"]
    assert isinstance(told, list)
    for seat, (line, bot) in enumerate(zip(told, plan.bots, strict=True)):
        assert isinstance(line, dict)
        firsts = sum(points[seat] == max(points) for points in scores)
        assert (line["seat"], line["bot"], line["games"], line["firsts"]) == (seat + 1, bot, 3, firsts)
        assert line["rate"] == pytest.approx(firsts / 3, abs=0.001)
        assert line["score"] == pytest.approx(sum(points[seat] for points in scores) / 3, abs=0.001)


def test_who_win_together_have_no_table_of_seats() -> None:
    plan = make_plan(find_game("mini-rogue"), ["random"], 2, {}, 3, 1, False)
    tally = Tally()
    for number in range(3):
        play_one(plan, number, tally)
    assert report(plan, tally, 1.0, False)["by_seat"] == []


def test_one_bot_plays_all_seats() -> None:
    game = find_game("mini-rogue")
    for bots, seats, seated in ((["random"], 2, ["random"] * 2), (["random", "greedy"], None, ["random", "greedy"])):
        plan = make_plan(game, bots, seats, {}, 1, 1, False)
        assert plan.seated(plan.options(game, 0)) == seated
    with pytest.raises(Fault, match="bot-count"):
        make_plan(game, ["random", "greedy"], 1, {}, 1, 1, False)
    with pytest.raises(Fault, match="bot-unknown"):
        make_plan(game, ["hal"], None, {}, 1, 1, False)


def test_a_broken_game_leaves_the_others_and_a_save() -> None:
    run = Run(plan_for(BROKEN.slug, 30), 1)
    run.play(quiet)
    crashes = run.tally.crashes
    assert crashes
    assert run.tally.total().games + len(crashes) == 30
    crash = crashes[0]
    assert crash.seed == derive(3, crash.number)
    assert crash.error.startswith("ZeroDivisionError: no such coin (broken.py:")
    saved = parse_save(crash.save)
    assert saved.seats == ["random"]
    assert saved.match.ask is not None
    assert saved.match.ask.about == "flip"
    with pytest.raises(ZeroDivisionError):
        saved.match.answer("heads")


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """Whoever starts the tests in the background has them ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeds_ctrl_c")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_measured(jobs: int) -> None:
    run = Run(plan_for("mini-rogue", 100_000), jobs)
    before = signal.getsignal(signal.SIGINT)

    def interrupt(done: int) -> None:
        if done >= 3 and not run.interrupted:
            signal.raise_signal(signal.SIGINT)

    run.play(interrupt)
    assert run.interrupted
    assert 3 <= run.tally.total().games < 1000
    assert len(run.tally.lines) == run.tally.total().games
    assert signal.getsignal(signal.SIGINT) is before


def test_what_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        run = Run(plan_for("mini-rogue", 5), 1)
        run.play(lambda done: signal.raise_signal(signal.SIGINT))
    finally:
        signal.signal(signal.SIGINT, before)
    assert not run.interrupted
    assert run.tally.total().games == 5


def test_toys_have_no_variants() -> None:
    assert [options.dump() for options in COINS.variants(None, {})] == [COINS.options().dump()]
