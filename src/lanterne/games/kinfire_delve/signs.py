"""Cards in signs: what a reward, an ability or a lasting text does, in a few columns. `phrases.py` has the whole sentences.

`✓` stands before what a completion brings, `✗` before what a failure costs, `!` before what is in force all the time.
"""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve.content import BLACK, UNSET, WHITE, Action, Challenge, Event, Lasting, Skill
from lanterne.games.kinfire_delve.language import COLOURS, Effect, Op
from lanterne.games.kinfire_delve.state import HIDDEN
from lanterne.kernel.drawing import Line, Words

DONE, FAILED, ALWAYS, ICON = "✓", "✗", "!", "†"
BETWEEN: Final = " · "
UNKNOWN: Final = "X"  # an amount that depends on the position
LOOKS: Final[dict[str, str]] = {"red": "red", "green": "green", "blue": "blue", WHITE: "strong", BLACK: "foe"}


def signed(number: int) -> str:
    """`+2` or `−1`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def plain(number: int) -> str:
    """`2` or `−1`."""
    return str(number) if number >= 0 else signed(number)


# --- colours ---------------------------------------------------------------------------------------------------------


def letters(words: Words, colours: tuple[str, ...]) -> str:
    """The colours that a card answers, by their letters; white answers all three."""
    answered = COLOURS if WHITE in colours else colours
    return "".join(words.say(f"board-letter-{colour}") for colour in answered)


def coloured(words: Words, colours: tuple[str, ...], touch: str = "") -> Line:
    """The same, each letter in its colour."""
    answered = COLOURS if WHITE in colours else colours
    return [(LOOKS[colour], words.say(f"board-letter-{colour}"), touch) for colour in answered]


# --- effects ---------------------------------------------------------------------------------------------------------


def amount_of(op: Op) -> int | str:
    return UNKNOWN if op.measure else op.amount


def op_sign(words: Words, op: Op) -> str:
    """One instruction: `↓4`, `♥−2`."""
    sign = words.say(f"board-do-{op.verb}", amount=amount_of(op), target=op.target)
    return sign if op.otherwise is None else words.say("board-else", first=sign, second=op_sign(words, op.otherwise))


def effect_signs(words: Words, effect: Effect) -> str:
    return " ".join(op_sign(words, op) for op in effect.ops)


def after(mark: str, words: Words, effect: Effect) -> list[str]:
    """What waits for a moment, behind the sign of that moment."""
    return [f"{mark} {effect_signs(words, effect)}"] if effect.ops else []


def penalty_signs(words: Words, challenge: Challenge) -> str:
    """What a failure costs, with what the dark face makes of it."""
    parts = [effect_signs(words, challenge.penalty)] if challenge.penalty.ops else []
    if challenge.dark_penalty is not None:
        parts.append(words.say("board-dark", signs=effect_signs(words, challenge.dark_penalty)))
    return " ".join(parts)


def measures(words: Words, *effects: Effect) -> list[str]:
    """What each `X` stands for: `X = copies`, `X = progress ÷2`."""
    found: dict[str, None] = {}
    for effect in effects:
        for op in effect.all_ops():
            if op.measure:
                share = f" ÷{op.divisor}" if op.divisor > 1 else ""
                found[words.say("board-measured", measure=words.say(f"board-measure-{op.measure}") + share)] = None
    return list(found)


# --- texts -----------------------------------------------------------------------------------------------------------


def lasting_signs(words: Words, text: Lasting, seekers: int) -> list[str]:
    """What a card does as long as it lies there."""
    parts = [words.say("board-others", type=words.word("type", type), amount=signed(more))
             for type, more in text.others_difficulty.items()]  # fmt: skip
    for name, number in (
        ("master", text.master_difficulty), ("supports", text.supports_worth), ("first-support", text.first_support_worth),
        ("new-hand", text.new_hand),
    ):  # fmt: skip
        if number:
            parts.append(words.say(f"board-{name}", amount=signed(number)))
    for name, number in (("light-worth", text.light), ("dark-worth", text.dark)):
        if number != UNSET:
            parts.append(words.say(f"board-{name}", amount=plain(number)))
    for name, on in (
        ("no-healing", text.no_healing), ("no-charging", text.no_charging), ("attaches", text.attaches_discarded),
    ):  # fmt: skip
        if on:
            parts.append(words.say(f"board-{name}"))
    if text.vulnerable:
        parts.append(words.say("board-opens", colour=words.word("colour", text.vulnerable)))
    for what, limits in text.lose_if.items():
        parts.append(words.say(f"board-lose-{what}", amount=limits[min(seekers, len(limits)) - 1]))
    parts += [words.say(f"board-when-{when}", signs=effect_signs(words, effect)) for when, effect in text.triggers.items()]
    return parts


def challenge_signs(words: Words, challenge: Challenge) -> list[str]:
    """What the text of a challenge says besides reward, penalty and what lasts."""
    parts = [words.say(f"board-per-{what}", amount=signed(more)) for what, more in challenge.difficulty_per.items()]
    if challenge.supports_most != UNSET:
        parts.append(words.say("board-most-supports", amount=challenge.supports_most))
    if challenge.light != UNSET:
        parts.append(words.say("board-light-worth", amount=plain(challenge.light)))
    if challenge.dark != UNSET:
        parts.append(words.say("board-dark-worth", amount=plain(challenge.dark)))
    return parts + after(DONE, words, challenge.completed) + measures(words, challenge.reward, challenge.penalty)


def event_signs(words: Words, event: Event) -> str:
    return effect_signs(words, event.instructions)


def action_signs(words: Words, action: Action) -> list[str]:
    """The ability of a skill card or a lantern."""
    parts = [words.say("board-cost", amount=action.cost)] if action.cost else []
    parts += [words.say("board-against", type=words.word("type", type), amount=signed(more))
              for type, more in action.value_against.items()]  # fmt: skip
    for name, number in (
        ("begun", action.value_with_progress), ("per-support-played", action.value_per_support),
        ("supports", action.supports_worth), ("relief", action.penalty_damage),
    ):  # fmt: skip
        if number:
            parts.append(words.say(f"board-{name}", amount=signed(number)))
    if action.supports_most != UNSET:
        parts.append(words.say("board-most-supports", amount=action.supports_most))
    if action.rerolls:
        parts.append(words.say("board-reroll"))
    if action.ignores_penalty:
        parts.append(words.say("board-no-penalty"))
    parts += [effect_signs(words, action.played)] if action.played.ops else []
    parts += after(DONE, words, action.completed) + after(FAILED, words, action.failed)
    if action.final_dark.ops:
        parts.append(words.say("board-dark", signs=effect_signs(words, action.final_dark)))
    if action.final_light.ops:
        parts.append(words.say("board-light", signs=effect_signs(words, action.final_light)))
    return parts


def support_sign(words: Words, skill: Skill) -> str:
    """The support bar: `+1 RGB`, with what it is worth against a type."""
    support = skill.support
    more = "".join(f"/{value}" for value in support.against.values())
    return f"+{support.value}{more} {letters(words, (support.colour,))}"


def is_known(card: str) -> bool:
    return bool(card) and card != HIDDEN
