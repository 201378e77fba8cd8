"""Questions: what each kind takes as an answer, what it refuses, and that answers are written and read back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.kernel.asks import (
    PARTY,
    Ask,
    Choose,
    Die,
    Draw,
    Json,
    Pick,
    Roll,
    Together,
    Verb,
    shorten,
)
from lanterne.kernel.crafts import Compose, Craft, plain
from lanterne.kernel.faults import Refused, SoftLock

GO = Verb("go", "where", rule="X-1")
STAY = Verb("stay", rule="X-2")
D6 = Die("plain", ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6), (1,) * 6)
CURSE = Die("curse", ("symbol", "blank"), (1, 0), (2, 4))


def choose(seat: int = 0) -> Choose:
    return Choose(seat, "way", [GO("left"), GO("right"), STAY()])


def pick(least: int = 1, most: int = 2) -> Pick:
    return Pick(0, "ways", [GO("left"), GO("right"), STAY()], least, most)


class Way(Craft):
    """A list that is not empty."""

    def check(self, answer: Json) -> Refused | None:
        return None if isinstance(answer, list) and answer else Refused("empty", rule="X-3")

    def sample(self, below: Callable[[int], int]) -> Json:
        return [below(3)]


def compose(seat: int = 0) -> Compose:
    return Compose(seat, "path", Way())


def test_a_verb_gives_the_same_option_for_the_same_arguments() -> None:
    assert GO("left") is GO("left")
    assert GO("left") != GO("right")
    assert GO("left").key == "go left"
    assert GO("left").rule == "X-1"
    assert GO("left").touches() == ["where:left"]


def test_an_option_has_an_argument_for_each_field() -> None:
    with pytest.raises(ValueError, match="go takes"):
        GO()


def test_a_number_and_a_word_among_arguments() -> None:
    push = Verb("push", "what", "by", rule="X-1")("crate", 2)
    assert push.word(0) == "crate"
    assert push.number(1) == 2


@pytest.mark.parametrize("answer", [GO("right"), 1, "go right"])
def test_choose_takes_an_option_its_number_or_its_key(answer: object) -> None:
    ask = choose()
    ask.accept(answer)
    assert ask.chosen is GO("right")


@pytest.mark.parametrize("answer", [GO("up"), 3, -1, True, "go up", "go  right", None, ["go right"], 1.0])
def test_choose_refuses_anything_else(answer: object) -> None:
    with pytest.raises(Refused):
        choose().accept(answer)


def test_a_question_without_options_is_an_error_when_it_is_asked() -> None:
    with pytest.raises(SoftLock, match="way"):
        Choose(0, "way", [])
    with pytest.raises(SoftLock):
        Pick(0, "ways", [GO("left")], 1, 2)
    with pytest.raises(SoftLock):
        Pick(0, "ways", [GO("left")], 1, 0)
    with pytest.raises(SoftLock, match="card"):
        Draw("deck", "card", ())
    with pytest.raises(SoftLock, match="all"):
        Together("all", [])


def test_pick_keeps_the_order_of_the_answer() -> None:
    ask = pick()
    ask.accept(["stay", GO("left")])
    assert ask.picked == [STAY(), GO("left")]


@pytest.mark.parametrize("answer", [[], ["stay", "stay"], ["stay", "go left", "go right"], ["go up"], "stay", [7]])
def test_pick_refuses_too_few_too_many_and_twice_the_same(answer: object) -> None:
    with pytest.raises(Refused):
        pick().accept(answer)


def test_compose_asks_the_game_and_gives_its_reason() -> None:
    with pytest.raises(Refused) as refused:
        compose().accept([])
    assert refused.value.rule == "X-3"
    ask = compose()
    ask.accept((1, (2, "x"), {"a": None}))
    assert ask.composed == [1, [2, "x"], {"a": None}]


def test_only_plain_data_is_an_answer() -> None:
    with pytest.raises(Refused):
        plain(object())
    with pytest.raises(Refused):
        plain([{"a": {1, 2}}])


@pytest.mark.parametrize("answer", ["6 symbol", ["6", "symbol"], ("curse:symbol", "6"), ["curse:symbol", "plain:6"]])
def test_roll_takes_faces_in_order_or_by_die(answer: object) -> None:
    ask = Roll("dice", "attack", (D6, CURSE))
    ask.accept(answer)
    assert ask.names() == ["6", "symbol"]
    assert ask.values() == [6, 1]


@pytest.mark.parametrize("answer", ["7 symbol", "6", "6 symbol 1", "poison:symbol 6", 6, None, [], "symbol 6"])
def test_roll_refuses_impossible_dice(answer: object) -> None:
    with pytest.raises(Refused):
        Roll("dice", "attack", (D6, CURSE)).accept(answer)


def test_two_dice_of_one_name_take_faces_in_order() -> None:
    ask = Roll("dice", "attack", (D6, D6, CURSE))
    ask.accept(["plain:2", "curse:blank", "plain:5"])
    assert ask.names() == ["2", "5", "blank"]


def test_a_roll_lists_every_outcome_with_its_weight() -> None:
    outcomes = list(Roll("dice", "attack", (CURSE, CURSE)).outcomes())
    assert outcomes == [
        (["symbol", "symbol"], 4), (["symbol", "blank"], 8), (["blank", "symbol"], 8), (["blank", "blank"], 16),
    ]  # fmt: skip
    assert Roll("dice", "attack", (CURSE, CURSE)).total() == 36


def test_draw_takes_a_card_of_the_pool() -> None:
    ask = Draw("deck", "card", ("ace", "king"))
    ask.accept("king")
    assert ask.card == "king"
    for answer in ("queen", 0, None, ["ace"]):
        with pytest.raises(Refused):
            ask.accept(answer)
    assert list(Draw("deck", "card", ("ace", "king"), (3, 1)).outcomes()) == [("ace", 3), ("king", 1)]
    assert Draw("deck", "card", ("ace", "king"), (3, 1)).total() == 4
    assert ask.total() == 2


def test_weights_decide_what_a_sample_is() -> None:
    ask = Draw("deck", "card", ("ace", "king", "queen"), (2, 1, 3))
    points = iter(range(6))
    sampled = [ask.sample(lambda n: next(points)) for _ in range(6)]
    assert sampled == ["ace", "ace", "king", "queen", "queen", "queen"]


ANSWERED: list[tuple[Ask, Ask, object, Json]] = [
    (choose(1), choose(1), "go left", "seat:1> go left"),
    (pick(), pick(), ["stay", "go left"], "seat:0> stay; go left"),
    (pick(0), pick(0), [], "seat:0> "),
    (compose(1), compose(1), [1, "x"], {"seat:1": [1, "x"]}),
    (Roll("dice", "attack", (D6, CURSE)), Roll("dice", "attack", (D6, CURSE)), "3 blank", "dice> 3 blank"),
    (Draw("deck", "card", ("ace", "king")), Draw("deck", "card", ("ace", "king")), "king", "deck> king"),
]


@pytest.mark.parametrize(("ask", "again", "answer", "written"), ANSWERED, ids=lambda value: type(value).__name__)
def test_answers_are_written_and_read_back(ask: Ask, again: Ask, answer: object, written: Json) -> None:
    ask.accept(answer)
    assert ask.encode() == written
    again.decode(written)
    assert again.encode() == written


@pytest.mark.parametrize(("ask", "again", "answer", "written"), ANSWERED, ids=lambda value: type(value).__name__)
def test_an_ask_adopts_the_answer_of_its_equal(ask: Ask, again: Ask, answer: object, written: Json) -> None:
    ask.accept(answer)
    again.adopt(ask)
    assert again.encode() == written


@pytest.mark.parametrize("asked", [choose, compose])
def test_who_spoke_for_the_party_is_written_too(asked: Callable[[int], Ask]) -> None:
    ask, again = asked(PARTY), asked(PARTY)
    ask.accept([1] if isinstance(ask, Compose) else "stay")
    ask.by = 1
    assert "party:1" in str(ask.encode())
    again.decode(ask.encode())
    assert again.by == 1
    assert again.encode() == ask.encode()


@pytest.mark.parametrize(
    "written", ["go left", "seat:0> go left", "chance> go left", "", 3, ["seat:1> go left"], {"seat:1": "go left"}]
)
def test_an_answer_to_another_question_is_not_read(written: Json) -> None:
    with pytest.raises(Refused):
        choose(1).decode(written)


@pytest.mark.parametrize("written", ["seat:1> [1]", {"seat:0": [1]}, {"seat:1": []}, {}, {"seat:1": [1], "x": [1]}])
def test_a_composed_answer_to_another_question_is_not_read(written: Json) -> None:
    with pytest.raises(Refused):
        compose(1).decode(written)


def test_together_knows_who_has_still_to_answer() -> None:
    first, second = choose(0), choose(1)
    ask = Together("both", [first, second])
    assert ask.enough == 2
    ask.arrivals.append(first)
    assert ask.open_for(0) is None
    assert ask.open_for(1) is second
    assert ask.open_for(2) is None


def test_long_data_is_shortened_for_error_lines() -> None:
    assert shorten("x\ny") == "x y"
    assert len(shorten("x" * 1000)) == 60
    assert shorten("x" * 60) == "x" * 60
    assert shorten("x" * 61).endswith("...")
