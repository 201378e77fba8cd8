"""Odds and luck in words and bars: what front ends show beside an option, and how the dice fell in a whole game."""

from __future__ import annotations

from fractions import Fraction

from lanterne.kernel.asks import Ask, Roll
from lanterne.kernel.odds import Odds, Spread
from lanterne.kernel.texts import Texts, readable

LEVELS = "▁▂▃▄▅▆▇█"
LISTED = 12  # values that are listed one by one; more are drawn as a row of columns


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def name_of(name: str, texts: Texts) -> str:
    return texts.say(f"odds-{name}") if texts.has(f"odds-{name}") else readable(name)


def short_odds(odds: Odds, texts: Texts) -> list[str]:
    """In few words: every chance in percent, every spread by its mean, what matters most first. What cannot happen is
    left out, unless nothing can: then the first spread says so."""
    parts = [short_part(name, "percent", texts.percent(chance), texts) for name, chance in odds.chances.items() if chance]
    means = {name: spread.mean() for name, spread in reversed(odds.spreads.items())}
    shown = [name for name, mean in means.items() if mean]
    if not parts and not shown:
        shown = list(odds.spreads)[:1]
    return parts + [short_part(name, "mean", texts.decimal(means[name]), texts) for name in shown]


def short_part(name: str, kind: str, figure: str, texts: Texts) -> str:
    """A figure with its name, in the game's own few words where there are some."""
    if texts.has(f"short-{name}"):
        return texts.say(f"short-{name}", **{kind: figure})
    return texts.say("terminal-chance" if kind == "percent" else "terminal-mean", name=name_of(name, texts), **{kind: figure})


def full_odds(odds: Odds, texts: Texts, width: int) -> list[tuple[str, str]]:
    """Lines with a style each: chances as bars, spreads value by value or, where there are many, as a row of columns."""
    lines: list[tuple[str, str]] = []
    for name, chance in odds.chances.items():
        lines.append(("strong", f"{name_of(name, texts)} {texts.percent(chance)}"))
    for name, spread in odds.spreads.items():
        if len(spread.weights) == 1:
            lines.append(("strong", f"{name_of(name, texts)} {next(iter(spread.weights))}"))
            continue
        mean = texts.say("terminal-average", mean=texts.decimal(spread.mean()))
        lines.append(("title", f"{name_of(name, texts)}, {mean}"))
        lines += listed(spread, texts, width) if len(spread.weights) <= LISTED else columns(spread, texts, width)
    return lines


def brief_odds(odds: Odds, texts: Texts, width: int) -> list[tuple[str, str]]:
    """The same where lines are few: all chances in one, each spread in one."""
    chances = [f"{name_of(name, texts)} {texts.percent(chance)}" for name, chance in odds.chances.items()]
    lines = [("strong", " · ".join(chances))] if chances else []
    for name, spread in odds.spreads.items():
        least, most = min(spread.weights), max(spread.weights)
        row = columns(spread, texts, max(1, width - 20))[0][1]
        shape = f"{least} {row} {most}" if most > least else str(least)
        lines.append(("", f"{name_of(name, texts)} {shape}"))
    return lines


def listed(spread: Spread, texts: Texts, width: int) -> list[tuple[str, str]]:
    """A bar for each value."""
    total = spread.total()
    most = max(spread.weights.values())
    wide = max((len(str(value)) for value in spread.weights), default=1)
    room = max(3, min(24, width - wide - 7))
    lines = []
    for value, weight in sorted(spread.weights.items()):
        bar = "█" * max(1, round(room * weight / most))
        lines.append(("", f"{value:>{wide}} {bar:<{room}} {texts.percent(Fraction(weight, total)):>5}"))
    return lines


def columns(spread: Spread, texts: Texts, width: int) -> list[tuple[str, str]]:
    """A row of small columns from the least to the most, with these two under it."""
    least, most = min(spread.weights), max(spread.weights)
    values = range(least, most + 1)
    top = max(spread.weights.values())
    row = "".join(column(spread.weights.get(value, 0), top) for value in values)[:width]
    gap = max(1, len(row) - len(str(least)) - len(str(most)))
    return [("", row), ("dim", f"{least}{' ' * gap}{most}")]


def column(weight: int, top: int) -> str:
    return LEVELS[max(0, round(8 * weight / top) - 1)] if weight else " "


def dice_luck(log: list[Ask]) -> list[tuple[str, int, Fraction, Fraction]]:
    """For each kind of die with numbers: how often it was rolled, the mean rolled, the mean to expect."""
    rolled: dict[str, list[int]] = {}
    fair: dict[str, Fraction] = {}
    for entry in log:
        if isinstance(entry, Roll):
            for die, face in zip(entry.dice, entry.faces, strict=True):
                if len(die.faces) <= 2:
                    continue  # a coin says little
                rolled.setdefault(die.name, []).append(die.values[face])
                sides = sum(die.sides)
                fair[die.name] = Fraction(sum(v * s for v, s in zip(die.values, die.sides, strict=True)), sides)
    return [(name, len(values), Fraction(sum(values), len(values)), fair[name]) for name, values in rolled.items()]
