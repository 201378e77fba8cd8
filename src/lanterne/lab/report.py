"""What a simulation found, as plain data."""

from __future__ import annotations

from collections import Counter

from lanterne.kernel.asks import Json
from lanterne.lab.simulation import Plan, Sums, Tally, game_of
from lanterne.lab.statistics import wilson

DIGITS = 4


def report(plan: Plan, tally: Tally, seconds: float, interrupted: bool) -> dict[str, Json]:
    """The whole report. Everything but `seconds` is the same for the same plan, whatever the number of processes."""
    names = list(dict.fromkeys(name for tags in tally.groups for name, _ in tags))
    groups = sorted(tally.groups.items())
    seats: list[Json] = [*sorted({int(str(kind["seats"])) for kind in plan.kinds})]
    data: dict[str, Json] = {"game": plan.slug, "bots": [*plan.bots], "seats": seats, "seed": plan.seed}
    pack = game_of(plan).pack
    data |= {} if pack is None else {"pack": pack.dump()}
    data |= {"options": plan.values, "wanted": plan.games, "interrupted": interrupted}
    data |= figures(tally.total())
    data["by_group"] = [{"tags": dict(tags), **figures(sums)} for tags, sums in groups]
    data["by_tag"] = {name: {value: figures(sums) for value, sums in sorted(tally.by(name).items())} for name in names}
    data["by_seat"] = by_seat(plan, tally.total())
    data["crashes"] = [crash.line() for crash in tally.crashes]
    data["seconds"] = round(seconds, 2)
    return data


def figures(sums: Sums) -> dict[str, Json]:
    """Win rate with its interval, length, causes of defeat and means of one group."""
    games = max(1, sums.games)
    low, high = wilson(sums.wins, sums.games)
    causes = ranked(sums.causes)
    means = {name: round(total / games, DIGITS) for name, total in sorted(sums.tallies.items())}
    return {
        "games": sums.games,
        "wins": sums.wins,
        "win_rate": round(sums.wins / games, DIGITS),
        "interval": [round(low, DIGITS), round(high, DIGITS)],
        "answers": round(sums.answers / games, 2),
        "decisions": round(sums.decisions / games, 2),
        "causes": dict(causes),
        "culprits": dict(ranked(sums.culprits)),
        "means": dict(means),
    }


def by_seat(plan: Plan, total: Sums) -> list[Json]:
    """How often each seat was first, and its mean score; nothing where all win or lose together."""
    found: list[Json] = []
    for seat, games in sorted(total.seated.items()) if total.rivals else []:
        low, high = wilson(total.firsts[seat], games)
        line: dict[str, Json] = {"seat": seat + 1, "bot": plan.bot_of(seat), "games": games, "firsts": total.firsts[seat]}
        line |= {"rate": round(total.firsts[seat] / games, DIGITS), "interval": [round(low, DIGITS), round(high, DIGITS)]}
        found.append(line | {"score": round(total.points[seat] / games, DIGITS)})
    return found


def ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """The commonest first."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
