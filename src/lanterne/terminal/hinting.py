"""Hints: what the search bot would do in the place of the person who is asked, and how often it expects to win then.

It knows what the seat knows and nothing else: it plays on in worlds that this seat cannot tell from the real one.
"""

from __future__ import annotations

import json
from fractions import Fraction

from lanterne.kernel.asks import Choose, Option
from lanterne.kernel.game import Sight, Weighed
from lanterne.kernel.records import Record
from lanterne.players import searcher
from lanterne.terminal.figures import shortened
from lanterne.terminal.looking import Looking

SECONDS = 1.5  # that a person waits for a hint
GAMES = 300  # that are imagined where the same input must give the same output
SHOWN = 3  # answers that a hint compares
SEED = 1


def weigh(sight: Sight, seconds: float = 0.0, games: int = GAMES) -> list[Weighed]:
    """The answers with what they are worth, the one that the bot would give first. Without a time so many games are
    imagined, always the same."""
    return searcher(sight.game, SEED, seconds, 0 if seconds else games).weigh(sight)


def hint_lines(weighed: list[Weighed], seconds: float, table: Looking, width: int = 10_000) -> list[str]:
    """A hint in words: how it came about, then the best answers with the share of wins that each promises. Answers too
    long for the line are cut, never their figures."""
    texts = table.texts
    if not weighed:
        return [texts.say("hint-unknown")]
    games = sum(entry.visits for entry in weighed)
    view = table.match.view(table.seat)
    time = texts.decimal(Fraction(seconds).limit_denominator(10))
    lines = [texts.say("hint-head", games=games, seconds=time) if seconds else texts.say("hint-games", games=games)]
    for place, entry in enumerate(weighed[:SHOWN]):
        chance = Fraction(entry.value).limit_denominator(10_000)
        id = "hint-also" if place else "hint-best"
        figures = texts.say(id, words="", percent=texts.percent(chance), games=entry.visits)
        words = shortened(answer_words(entry.answer, table, view), width - len(figures))
        lines.append(words + figures)
    return lines


def answer_words(answer: object, table: Looking, view: Record) -> str:
    """An answer of any kind as one reads it, an option under its number."""
    ask = table.ask
    if isinstance(answer, Option):
        number = f"{ask.options.index(answer) + 1}. " if isinstance(ask, Choose) and answer in ask.options else ""
        return number + table.worded(answer, view)
    if isinstance(answer, list | tuple) and all(isinstance(item, Option) for item in answer):
        return ", ".join(table.texts.option(item) for item in answer if isinstance(item, Option)) or "–"
    return json.dumps(answer, ensure_ascii=False)
