"""`sim` and `bench`: how a game goes, and how fast the engine is."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, GameName, Seats, Settings, fresh_seed, parse_settings, seconds, whole
from lanterne.commands.progress import Progress
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.registry import all_games, find_game
from lanterne.kernel.saves import write_whole
from lanterne.kernel.texts import Texts, sentence

MOST_GAMES = 10_000_000
Bots = Annotated[list[str], typer.Option("--bot", metavar="NAME", help="cli-opt-sim-bot")]
Count = Annotated[int, typer.Option("--games", metavar="N", parser=whole("--games", 1, MOST_GAMES), help="cli-opt-games")]
SimSeed = Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole("--seed", 0), help="cli-opt-sim-seed")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", parser=whole("--jobs", 1, 999), help="cli-opt-jobs")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-opt-sim-out")]


def sim(
    context: typer.Context,
    game: GameName,
    bot: Bots,
    games: Count,
    seed: SimSeed = None,
    jobs: Jobs = None,
    seats: Seats = None,
    option: Settings = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.lab.report import report
    from lanterne.lab.simulation import make_plan
    from lanterne.lab.workers import Run, cores

    desk = desk_of(context)
    found = find_game(game)
    plan = make_plan(found, bot, seats, parse_settings(found, option), games, fresh_seed(seed), out is not None)
    run = Run(plan, jobs or cores())
    begin = monotonic()
    with Progress(games, desk.say("cli-progress-games")) as progress:
        run.play(progress.show)
    tally = run.tally
    data = report(plan, tally, monotonic() - begin, run.interrupted)
    files = write_crashes(found.slug, [(crash.seed, crash.save) for crash in tally.crashes])
    if out is not None:
        write_whole(out, dump_report(data, [line for _, line in tally.lines]))
    if as_json:
        desk.json(data)
    else:
        print_report(data, found, desk)
    for crash in tally.crashes:
        where = files.get(crash.seed, "–")
        desk.error(desk.say("cli-sim-crash", number=crash.number, seed=str(crash.seed), why=crash.error, file=where))
    if run.interrupted:
        raise typer.Exit(130)
    if tally.crashes:
        raise typer.Exit(1)


def write_crashes(slug: str, crashes: list[tuple[int, str]]) -> dict[int, str]:
    """Write a save for each broken game, a few at most: they mostly break alike."""
    files = {}
    for seed, save in crashes[:10]:
        if save:
            path = Path(f"crash-{slug}-{seed}.json")
            write_whole(path, save)
            files[seed] = str(path)
    return files


def dump_report(data: dict[str, Json], lines: list[dict[str, Json]]) -> str:
    """A report with all its games, one on a line."""
    head = json.dumps(data, ensure_ascii=False, indent=2).removesuffix("\n}")
    each = ",\n".join("    " + json.dumps(line, ensure_ascii=False) for line in lines)
    return f'{head},\n  "each": [\n{each}\n  ]\n}}\n'


# --- the report in words ---------------------------------------------------------------------------------------------


def print_report(data: dict[str, Json], game: Game, desk: Desk) -> None:
    """The table of a simulation, then the causes of defeat."""
    texts = desk.texts_of(game)
    bots = " ".join(map(str, as_list(data["bots"])))
    title = desk.say(
        "cli-sim-title", title=desk.title(game), bots=bots, seed=str(data["seed"]), seconds=str(data["seconds"])
    )
    means = list(as_table(data["means"]))
    columns = [desk.say(f"cli-sim-{name}") for name in ("group", "games", "rate", "interval", "answers", "decisions")]
    columns += [label(texts, f"tally-{name}", name) for name in means]
    desk.table(title, columns, sim_rows(data, means, texts, desk))
    causes = as_table(data["causes"])
    lost = sum(int(str(count)) for count in causes.values())
    if lost:
        columns = [desk.say("cli-sim-cause"), desk.say("cli-sim-defeats"), "%"]
        rows = [[texts.cause(cause), str(count), percent(int(str(count)) / lost, desk)] for cause, count in causes.items()]
        desk.table("", columns, rows)
    if data["interrupted"]:
        desk.tell("cli-sim-interrupted", games=int(str(data["games"])), wanted=int(str(data["wanted"])))


def sim_rows(data: dict[str, Json], means: list[str], texts: Texts, desk: Desk) -> list[list[str]]:
    """A line for each group, for each value of each tag, and for all."""
    rows = []
    groups = [as_table(group) for group in as_list(data["by_group"])]
    by_tag = {name: as_table(values) for name, values in as_table(data["by_tag"]).items()}
    if len(groups) > 1:
        for group in groups:
            tags = as_table(group["tags"])
            name = ", ".join(tag_word(texts, tag, str(value)) for tag, value in tags.items())
            rows.append(figures_row(name, group, means, desk))
        several = {name: values for name, values in by_tag.items() if 1 < len(values) < len(groups)}
        for tag, values in several.items():
            rows.append([""] * (6 + len(means)))
            rows += [figures_row(tag_word(texts, tag, name), as_table(each), means, desk) for name, each in values.items()]
        rows.append([""] * (6 + len(means)))
    name = desk.say("cli-sim-all")
    if len(groups) == 1:
        name = ", ".join(tag_word(texts, tag, str(value)) for tag, value in as_table(groups[0]["tags"]).items()) or name
    rows.append(figures_row(name, data, means, desk))
    return rows


def figures_row(name: str, data: dict[str, Json], means: list[str], desk: Desk) -> list[str]:
    low, high = (percent(float(str(bound)), desk) for bound in as_list(data["interval"]))
    row = [name, str(data["games"]), percent(float(str(data["win_rate"])), desk), f"{low} – {high}"]
    row += [number(float(str(data[key])), desk) for key in ("answers", "decisions")]
    values = as_table(data["means"])
    return row + [number(float(str(values.get(mean, 0))), desk) for mean in means]


def tag_word(texts: Texts, tag: str, value: str) -> str:
    """The word for a tag's value, e.g. a character; several are joined by `+`."""
    return " + ".join(label(texts, f"{tag}-{part}", part) for part in value.split("+"))


def label(texts: Texts, id: str, fallback: str) -> str:
    return sentence(texts.say(id)) if texts.has(id) else fallback


def percent(rate: float, desk: Desk) -> str:
    return number(100 * rate, desk) + ("\N{NO-BREAK SPACE}%" if desk.language == "fr" else "%")


def number(value: float, desk: Desk) -> str:
    text = f"{value:.1f}"
    return text.replace(".", ",") if desk.language == "fr" else text


def as_table(data: Json) -> dict[str, Json]:
    assert isinstance(data, dict)
    return data


def as_list(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data


# --- bench -----------------------------------------------------------------------------------------------------------

FIGURES = 4  # measures for each game


def bench(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-arg-bench")] = None,
    per_figure: Annotated[
        float, typer.Option("--seconds", metavar="S", parser=seconds, help="cli-opt-seconds")
    ] = 3.0,
    as_json: AsJson = False,
) -> None:
    from lanterne.lab import benchmark

    desk = desk_of(context)
    chosen = [find_game(slug) for slug in games] if games else all_games()
    if not chosen:
        raise Fault("game-none")
    results: list[dict[str, Json]] = []
    with Progress(FIGURES * len(chosen), desk.say("cli-progress-figures")) as progress:
        for game in chosen:
            counter = iter(range(FIGURES * len(results) + 1, FIGURES * (len(chosen) + 1)))
            results.append(benchmark.bench(game, per_figure, lambda numbers=counter: progress.show(next(numbers))))
    if as_json:
        desk.json([*results])
        return
    names = ("answers_per_s", "decisions_per_s", "games_per_s", "forks_per_s", "greedy_ms_per_game", "load_ms")
    columns = [desk.say("cli-bench-game"), *(desk.say(f"cli-bench-{name.replace('_', '-')}") for name in names)]
    rows = [[desk.title(game), *(grouped(result[name], desk) for name in names)] for game, result in zip(chosen, results, strict=True)]
    kind = "cli-bench-compiled" if benchmark.is_compiled() else "cli-bench-plain"
    desk.table(desk.say(kind), columns, rows)


def grouped(value: Json, desk: Desk) -> str:
    """A figure with its thousands apart."""
    if value is None:
        return "–"
    text = f"{value:,}" if isinstance(value, int) else f"{float(str(value)):,.1f}"
    return text.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",") if desk.language == "fr" else text
