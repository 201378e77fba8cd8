"""The random bot: fair, repeatable, and unrelated to the dealer's luck."""

from __future__ import annotations

from collections import Counter

from lanterne.kernel.asks import Choose
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.players.drive import play_out
from lanterne.players.random import Random
from tests.toys import COINS, FLIP, KEEP, LANTERNS, PEEK


def answers(seed: int, luck: int) -> list[object]:
    match = Match(LANTERNS, LANTERNS.options(2), Seeded(luck))
    play_out(match, [Random(seed), Random(seed + 1)])
    return [*match.answers()]


def test_same_seed_same_answers() -> None:
    assert answers(7, 1) == answers(7, 1)


def test_other_seed_other_answers() -> None:
    assert len({str(answers(seed, 1)) for seed in range(10)}) > 5


def test_every_option_is_as_likely_as_the_others() -> None:
    ask = Choose(0, "stake", [FLIP(), KEEP(), PEEK()])
    bot = Random(1)
    picked = Counter(str(bot.pick(ask)) for _ in range(3000))
    assert len(picked) == 3
    assert all(900 < count < 1100 for count in picked.values())


def test_answers_a_sight_as_it_answers_the_question_alone() -> None:
    match = Match(COINS, COINS.options(), Seeded(1))
    assert match.ask is not None
    assert [Random(3).answer(match.sight(0)) for _ in range(5)] == [Random(3).pick(match.ask) for _ in range(5)]
    one, other = Random(4), Random(4)
    assert [one.answer(match.sight(0)) for _ in range(20)] == [other.pick(match.ask) for _ in range(20)]
