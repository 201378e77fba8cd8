"""Play over real pages: some answer to every question, by numbers that a seed gives, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lanterne.kernel.dealers import stream
from lanterne.server.messages import Message, Question
from tests.server.serving import Page, done
from tests.toys import Trail

Below = Callable[[int], int]


def numbers(seed: int) -> Below:
    return stream(seed, "pages").below


def some_answer(question: Question, below: Below) -> Any:
    """An answer that fits a question, made from nothing but the message."""
    if question.kind == "choose":
        return question.options[below(len(question.options))].key
    if question.kind == "pick":
        left = [option.key for option in question.options]
        size = question.least + below(question.most - question.least + 1)
        return [left.pop(below(len(left))) for _ in range(size)]
    if question.kind == "roll":
        return [die.faces[below(len(die.faces))].face for die in question.dice]
    if question.kind == "draw":
        return question.cards[below(len(question.cards))].card
    return Trail().sample(below) if question.about == "path" else "light"  # only the toy game asks for such


def answer_once(page: Page, below: Below) -> Message:
    """Answer what is asked. Where a seat has to come to the screen first, it does."""
    return page.answer(some_answer(page.question, below))


def look_up(page: Page) -> None:
    """Let the seat that waits behind the curtain come to the screen."""
    if page.now.curtain and not page.now.asks:
        page.tell(do="look", seat=page.now.curtain[0])
        page.hear_state()


def play(pages: Sequence[Page], seed: int, most: int = 100_000) -> int:
    """Let pages answer until the game is over or enough was answered; says how many answers were given. Every page hears
    everything; bots at the table play in between."""
    below = numbers(seed)
    given = 0
    while given < most and pages[0].now.ending is None:
        asked = [page for page in pages if page.is_asked() or page.now.curtain]
        if not asked:
            pages[below(len(pages))].hear_state()  # a bot is thinking
            continue
        page = asked[below(len(asked))]
        look_up(page)
        if not page.is_asked():
            continue
        at = done(answer_once(page, below)).at
        given += 1
        for other in pages:
            other.catch_up(at)
    return given
