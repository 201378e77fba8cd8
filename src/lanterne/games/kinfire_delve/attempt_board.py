"""The attempt under way on the drawn board: target, action, supports with who played them, dice as they lie, the sum so far."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.kinfire_delve.figures import (
    action_of,
    dice_progress,
    difficulty,
    faces_worth,
    fixed_progress,
    most_supports,
    supports_worth,
)
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.signs import BETWEEN, LOOKS, coloured, signed
from lanterne.games.kinfire_delve.state import LANTERN, Attempt, Delve
from lanterne.kernel.asks import Roll
from lanterne.kernel.drawing import Drawing, Line, Words
from lanterne.parts.drawing import SQUARE, beside, die_box, fit, width_of

LABEL = 8  # columns for the name of a step
FACES = ("dark", "light")


def action_name(s: Delve, words: Words, attempt: Attempt) -> str:
    if not attempt.action:
        return words.say("board-no-action")
    return words.word("lantern", s.seekers[s.active].id) if attempt.action == LANTERN else words.word("skill", attempt.action)


def spread(left: Line, right: Line, width: int) -> Line:
    """Two ends of a line; the left one gives way."""
    room = width - width_of(right)
    return [*fit(left, max(0, room - 1)), ("", " ", ""), *right] if room > 1 else fit(left, width)


# --- the attempt -----------------------------------------------------------------------------------------------------


class Sum:
    """What an attempt adds up to so far. Nothing once it is resolved, or when its card has left."""

    def __init__(self, s: Delve, attempt: Attempt) -> None:
        challenge = s.challenge(attempt.place)
        self.open = challenge is not None
        self.placed = s.phase in ("resolve", "end")  # the progress lies on the card already
        self.before = s.progress[attempt.place]
        self.goal = difficulty(s, attempt.place) if challenge is not None else 0
        self.fixed = fixed_progress(s, attempt) if challenge is not None else 0
        self.dice = 0
        if challenge is not None and attempt.dice:
            light, dark = faces_worth(s, challenge)
            self.dice = dice_progress(attempt.dice, attempt.colour, light, dark)
        self.gain = max(0, self.fixed + self.dice)


def support_worths(s: Delve, attempt: Attempt) -> list[int]:
    """What each support adds, as long as the challenge is there."""
    if s.challenge(attempt.place) is None:
        return []
    worths: list[int] = []
    part = attempt.copy()
    for count in range(1, len(attempt.supports) + 1):
        part.supports = attempt.supports[:count]
        part.supporters = attempt.supporters[:count]
        worths.append(supports_worth(s, part) - sum(worths))
    return worths


def action_worth(s: Delve, attempt: Attempt) -> str:
    """`3`, or `3+1` with what it is worth beyond its value."""
    action = action_of(s, attempt)
    if action is None:
        return ""
    more = attempt.bonus + action.value_per_support * len(attempt.supports)
    return f"{action.value}+{more}" if more else str(action.value)


def sum_line(s: Delve, words: Words, attempt: Attempt) -> Line:
    """The sum so far against the difficulty."""
    total = Sum(s, attempt)
    if not total.open or (not total.placed and not attempt.action and not attempt.dice):
        return []
    if total.placed:
        return [("strong", words.say("board-reached", sum=total.before, goal=total.goal), "")]
    after = total.before + total.gain
    text = words.say("board-sum", before=total.before, gain=total.gain, sum=after, goal=total.goal)
    return [("good" if after >= total.goal else "strong", text, "")]


def target_of(s: Delve, words: Words, attempt: Attempt) -> Line:
    """What is attempted; its place may be empty by now."""
    card = s.card_at(attempt.place)
    name = words.word("card", card) if card else words.say("board-empty")
    return [("title", words.say("board-attempt") + " ", ""), (LOOKS[attempt.colour], name, f"card:{card}" if card else "")]


def attempt_panel(s: Delve, words: Words, attempt: Attempt, width: int) -> Drawing:
    """Target, action, supports with who played them, and the sum."""
    lines: Drawing = [spread(target_of(s, words, attempt), coloured(words, (attempt.colour,)), width)]
    touch = f"skill:{attempt.action}" if attempt.action not in ("", LANTERN) else f"seeker:{s.seekers[s.active].id}"
    if attempt.action or s.phase != "action":
        played = ("strong" if attempt.action else "dim", action_name(s, words, attempt), touch)
        lines.append(spread([*label(words, "board-action"), played], [("strong", action_worth(s, attempt), "")], width))
    worths = support_worths(s, attempt)
    for place, skill in enumerate(attempt.supports):
        who = words.word("seeker", s.seekers[attempt.supporters[place]].id)
        support: Line = [("", words.word("skill", skill), f"skill:{skill}"), ("dim", f" {who}", "")]
        worth: Line = [("strong", f"+{worths[place]}", "")] if worths else []
        lines.append(spread([*label(words, "board-support"), *support], worth, width))
    if supports_open(s):
        count = words.say("board-supports-left", count=len(attempt.supports), most=most_supports(s, attempt))
        lines.append([("dim", count, "")])
    if attempt.dice:
        total = Sum(s, attempt)
        gained: Line = [("strong", signed(total.dice), "")] if total.open else []
        lines.append(spread([*label(words, "board-dice"), *dice_letters(words, attempt.dice)], gained, width))
    total_line = sum_line(s, words, attempt)
    return [*lines, total_line] if total_line else lines


def attempt_lines(s: Delve, words: Words, attempt: Attempt, width: int) -> Drawing:
    """The same in one line, or two where one is too short."""
    first: Line = [*target_of(s, words, attempt), ("", " ", ""), *coloured(words, (attempt.colour,))]
    if attempt.action or s.phase != "action":
        first += [("dim", " ← ", ""), ("strong", f"{action_name(s, words, attempt)} {action_worth(s, attempt)}".rstrip(), "")]
    worths = support_worths(s, attempt)
    for place, skill in enumerate(attempt.supports):
        who = words.word("seeker", s.seekers[attempt.supporters[place]].id)
        worth = f" +{worths[place]}" if worths else ""
        first += [("dim", " + ", ""), ("", words.word("skill", skill), f"skill:{skill}")]
        first += [("dim", f" ({who})", ""), ("strong", worth, "")]
    second: Line = [*dice_line(words, attempt.dice), ("", " ", "")] if attempt.dice else []
    second += sum_line(s, words, attempt)
    if not second:
        return [first]
    whole: Line = [*first, ("dim", BETWEEN, ""), *second]
    return [whole] if width_of(whole) <= width else [first, [("", "  ", ""), *second]]


def label(words: Words, name: str) -> Line:
    return fit([("dim", words.say(name), "")], LABEL)


def supports_open(s: Delve) -> bool:
    """Whether supports may still be played: an action lies there, no die has been rolled, the limit is not reached."""
    attempt = s.attempt
    if attempt is None or not attempt.action or attempt.dice or s.phase not in ("support", "roll"):
        return False
    return s.challenge(attempt.place) is not None and len(attempt.supports) < most_supports(s, attempt)


# --- dice ------------------------------------------------------------------------------------------------------------


def table_dice(s: Delve, rolls: Sequence[Roll]) -> tuple[int, ...]:
    """The dice of the attempt; without one, those that were rolled last."""
    if s.attempt is not None:
        return s.attempt.dice
    return tuple(rolls[-1].values()) if rolls else ()


def faces(words: Words, dice: tuple[int, ...]) -> Line:
    """Each die: its style and what it shows, as a letter or a sign."""
    shown: Line = [(COLOURS[die], words.say(f"board-letter-{COLOURS[die]}"), "") for die in dice[:-1]]
    return [*shown, ("gold" if dice[-1] else "back", words.say(f"board-face-{FACES[dice[-1]]}"), "")]


def dice_letters(words: Words, dice: tuple[int, ...]) -> Line:
    """`R R B ✶`."""
    return [(style, f"{face} ", "") for style, face, _ in faces(words, dice)]


def dice_line(words: Words, dice: tuple[int, ...]) -> Line:
    """`[R] [R] [B] [light]`."""
    line: Line = []
    for style, face, _ in faces(words, dice)[:-1]:
        line += [(style, f"[{face}]", ""), ("", " ", "")]
    last = FACES[dice[-1]]
    return [*line, ("gold" if dice[-1] else "back", f"[{words.word('face', last)}]", "")]


def dice_boxes(s: Delve, words: Words, rolls: Sequence[Roll], wide: int, high: int) -> Drawing:
    """The dice as they lie, in a row or two by two; in a line of letters where boxes do not fit."""
    dice = table_dice(s, rolls)
    if not dice:
        return []
    head: Line = [("dim", words.say("board-dice" if s.attempt is not None else "board-last-roll"), "")]
    boxes = [die_box(face, style, SQUARE) for style, face, _ in faces(words, dice)]
    foot = [("dim", words.word("face", FACES[dice[-1]]), "")]
    if wide >= 20 and high >= 5:
        return [head, *beside(boxes), [("", " " * 15, ""), *foot]]
    if wide >= 10 and high >= 7:
        return [head, *beside(boxes[:2]), *beside(boxes[2:]), [("", " " * 5, ""), *foot]][:high]
    return [head, dice_line(words, dice)]


