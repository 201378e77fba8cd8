"""The result of a simulation as tables: by group, by each tag, in all; then who was first, or the causes of defeat."""

from __future__ import annotations

from collections import Counter

from lanterne.commands.desk import Desk
from lanterne.kernel.texts import Texts, sentence
from lanterne.lab.report import ranked
from lanterne.lab.simulation import Plan, Sums, Tags, Tally, game_of
from lanterne.lab.statistics import wilson

FIGURES = ("games", "rate", "interval", "answers", "decisions")
OF_RIVALS = ("games", "answers", "decisions")  # somebody always wins
MOST_GROUPS = 30  # more groups are told by each tag alone
MOST_CULPRITS = 12
WIDE_ENOUGH = 130  # columns for the whole table; a narrower terminal gets it in two


def print_tally(plan: Plan, tally: Tally, seconds: float, desk: Desk) -> None:
    game = game_of(plan)
    texts = desk.texts_of(game)
    total = tally.total()
    means = sorted(total.tallies)
    bots = " ".join(dict.fromkeys(plan.bots))
    spent = desk.number(seconds)
    title = desk.say("cli-sim-title", title=desk.title(game), bots=bots, seed=str(plan.seed), seconds=spent)
    rows = lines(tally, texts, desk)
    shown = OF_RIVALS if total.rivals else FIGURES
    names = [desk.say("cli-sim-group"), *(desk.say(f"cli-sim-{name}") for name in shown)]
    names += [sentence(texts.word("tally", name)) for name in means]
    cells = [figures(name, sums, shown, means, desk) for name, sums in rows]
    if desk.console.width >= WIDE_ENOUGH:
        desk.table(title, names, cells)
    else:
        split = 1 + len(shown)
        desk.table(title, names[:split], [row[:split] for row in cells])
        desk.table("", [names[0], *names[split:]], [[row[0], *row[split:]] for row in cells])
    if total.rivals:
        print_seats(plan, total, desk)
    if total.games > total.wins:
        print_causes(total, texts, desk)
    if total.culprits:
        print_culprits(total, texts, desk)
    if total.games + len(tally.crashes) < plan.games:
        desk.tell("cli-sim-interrupted", games=total.games, wanted=plan.games)


def print_seats(plan: Plan, total: Sums, desk: Desk) -> None:
    """Who was first how often, shared victories for each."""
    columns = [desk.say(f"cli-sim-{name}") for name in ("seat", "bot", "games", "first", "interval", "score")]
    rows = []
    for seat, games in sorted(total.seated.items()):
        row = [str(seat + 1), plan.bot_of(seat), desk.grouped(games), desk.percent(total.firsts[seat] / games)]
        rows.append([*row, interval(total.firsts[seat], games, desk), desk.number(total.points[seat] / games)])
    desk.table("", columns, rows)


def interval(wins: int, games: int, desk: Desk) -> str:
    low, high = wilson(wins, games)
    return f"{desk.percent(low)} – {desk.percent(high)}"


def print_causes(total: Sums, texts: Texts, desk: Desk) -> None:
    """What defeats came from, the commonest first. Causes with the same words are one to whoever reads them."""
    causes: Counter[str] = Counter()
    for cause, count in total.causes.items():
        causes[texts.cause(cause)] += count
    columns = [desk.say("cli-sim-cause"), desk.say("cli-sim-defeats"), desk.say("cli-sim-share")]
    lost = sum(causes.values())
    ranked = sorted(causes.items(), key=lambda item: (-item[1], item[0]))
    desk.table("", columns, [[cause, desk.grouped(count), desk.percent(count / lost)] for cause, count in ranked])


def print_culprits(total: Sums, texts: Texts, desk: Desk) -> None:
    """Which things of the box ended games, the deadliest first."""
    columns = [desk.say("cli-sim-culprit"), desk.say("cli-sim-defeats"), desk.say("cli-sim-share")]
    lost = total.games - total.wins
    rows = []
    for culprit, count in ranked(total.culprits)[:MOST_CULPRITS]:
        field, _, name = culprit.partition(":")
        rows.append([sentence(texts.word(field, name)), desk.grouped(count), desk.percent(count / lost)])
    desk.table("", columns, rows)


def lines(tally: Tally, texts: Texts, desk: Desk) -> list[tuple[str, Sums | None]]:
    """What the table has lines for; None is a gap. A lone group is all there is."""
    found: list[tuple[str, Sums | None]] = []
    groups = sorted(tally.groups.items())
    if len(groups) == 1:
        tags, sums = groups[0]
        return [(group_name(tags, texts) or desk.say("cli-sim-all"), sums)]
    if len(groups) <= MOST_GROUPS:
        found += [(group_name(tags, texts), sums) for tags, sums in groups]
    for name in dict.fromkeys(name for tags, _ in groups for name, _ in tags):
        values = tally.by(name)
        if 1 < len(values) < len(groups):
            found += [("", None)] if found else []
            found += [(tag_word(texts, name, value), sums) for value, sums in sorted(values.items())]
    return [*found, ("", None), (desk.say("cli-sim-all"), tally.total())]


def figures(name: str, sums: Sums | None, shown: tuple[str, ...], means: list[str], desk: Desk) -> list[str]:
    """The cells of one line."""
    if sums is None:
        return [""] * (1 + len(shown) + len(means))
    games = max(1, sums.games)
    cells = {
        "games": desk.grouped(sums.games),
        "rate": desk.percent(sums.wins / games),
        "interval": interval(sums.wins, sums.games, desk),
        "answers": desk.number(sums.answers / games),
        "decisions": desk.number(sums.decisions / games),
    }
    return [name, *[cells[figure] for figure in shown], *[desk.number(sums.tallies[mean] / games) for mean in means]]


def group_name(tags: Tags, texts: Texts) -> str:
    return ", ".join(tag_word(texts, tag, value) for tag, value in tags)


def tag_word(texts: Texts, tag: str, value: str) -> str:
    """The word for a tag's value, e.g. a character; several are joined by `+`."""
    say = texts.choice if texts.has(f"setting-{tag}") else texts.word
    return " + ".join(sentence(say(tag, part)) for part in value.split("+"))
