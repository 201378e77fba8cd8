"""Scenarios: positions with scripted answers and what they must lead to. How a rule is tried, a bug reported, a puzzle
shared. Everything is explicit: chance too is answered by the file."""

from __future__ import annotations

import tomllib
from pathlib import Path

from lanterne.kernel.asks import Ask, Choose, Draw, Json, Pick, Roll, Together, shorten
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Hand
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game

STEPS = ("choose", "roll", "draw", "compose", "refused", "expect")
EXPECTATIONS = ("events", "no_events", "outcome", "cause", "asks", "offers", "offers_not")
KEYS = ("game", "title", "rule", "options", "given", "then", "expect")


class Scenario:
    """A scenario file, read and checked for its shape."""

    def __init__(self, file: str, data: dict[str, Json], game: Game | None = None) -> None:
        self.file = file
        for key in data:
            if key not in KEYS:
                raise Fault("scenario-key", file=file, got=key, choices=" ".join(KEYS))
        slug = str(data.get("game", ""))
        self.game: Game = game if game is not None and game.slug == slug else find_game(slug)
        self.title = str(data.get("title", ""))
        self.rules = [str(rule) for rule in _list(data.get("rule", []), file, "rule")]
        self.options = _table(data.get("options", {}), file, "options")
        self.given = _table(data.get("given", {}), file, "given")
        steps = _list(data.get("then", []), file, "then")
        self.then = [_table(step, file, f"then {n}") for n, step in enumerate(steps, 1)]
        self.expect = _table(data.get("expect", {}), file, "expect")


def _table(data: Json, file: str, where: str) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise Fault("scenario-shape", file=file, where=where)
    return data


def _list(data: Json, file: str, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise Fault("scenario-shape", file=file, where=where)
    return data


def read_scenario(path: Path, game: Game | None = None) -> Scenario:
    """A scenario from its file; `game` is one with a content pack, for scenarios about its cards."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault("file-read", file=str(path), why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("content-toml", file=str(path), why=shorten(error)) from None
    return Scenario(str(path), data, game)


def find_scenarios(paths: list[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.exists():
            found.append(path)
        else:
            raise Fault("file-read", file=str(path), why="not found")
    return found


class Player:
    """Plays one scenario; every failure names the file and the step."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.kinds: list[str] = []
        self.where = "given"
        values = dict(scenario.options)
        seats = values.pop("seats", None)
        game = scenario.game
        try:
            options = game.options(seats if isinstance(seats, int) else None, values)
            state = game.arrange(options, scenario.given)
        except Fault as fault:
            raise self.failure(str(fault)) from None
        state.events = []
        self.match = Match(game, options, Hand(), base=state)
        self._note()

    def failure(self, why: str) -> Fault:
        return Fault("scenario-failed", file=self.scenario.file, where=self.where, why=why)

    def _note(self) -> None:
        self.kinds += [event.kind.name for event in self.match.events]

    def play(self) -> Match:
        for number, step in enumerate(self.scenario.then, 1):
            self.where = f"then {number}"
            self._step(step)
        self.where = "expect"
        self._expect(self.scenario.expect)
        return self.match

    def _step(self, step: dict[str, Json]) -> None:
        seat = step.get("seat")
        acts = [key for key in step if key != "seat"]
        if len(acts) != 1 or acts[0] not in STEPS or not (seat is None or isinstance(seat, int)):
            raise self.failure(f"a step is one of {' '.join(STEPS)}, with or without a seat; not {' '.join(step)}")
        act, value = acts[0], step[acts[0]]
        if act == "expect":
            self._expect(_table(value, self.scenario.file, self.where))
        elif act == "refused":
            self._refused(_table(value, self.scenario.file, self.where), seat)
        else:
            ask = self._waiting(seat)
            if not fits(act, ask):
                raise self.failure(f"cannot {act} {shorten(value)}: {described(ask)}")
            try:
                self.match.answer(composed(ask, value), seat)
            except Fault as fault:
                raise self.failure(f"cannot {act} {shorten(value)}: {fault}; {described(ask)}") from None
            self._note()

    def _waiting(self, seat: int | None) -> Ask:
        ask = self.match.ask
        if isinstance(ask, Together) and seat is not None:
            ask = ask.open_for(seat)
        if ask is None:
            raise self.failure("the game is over")
        return ask

    def _refused(self, wanted: dict[str, Json], seat: int | None) -> None:
        if set(wanted) == {"compose", "rule"}:
            self._refuses_composed(wanted, seat)
            return
        if set(wanted) != {"option", "rule"}:
            raise self.failure("refused takes an option and a rule, or what is composed and a rule")
        ask = self.match.ask
        if isinstance(ask, Choose) and any(option.key == wanted["option"] for option in ask.options):
            raise self.failure(f"{wanted['option']} is allowed")
        found = [refusal for refusal in self.match.refusals() if refusal.option.key == wanted["option"]]
        if not found:
            raise self.failure(f"nothing refuses {wanted['option']}; refused are: {self.match.refusals()}")
        if found[0].rule != wanted["rule"]:
            raise self.failure(f"{wanted['option']} is refused by {found[0].rule}, not {wanted['rule']}")

    def _refuses_composed(self, wanted: dict[str, Json], seat: int | None) -> None:
        ask = self._waiting(seat)
        if not isinstance(ask, Compose):
            raise self.failure(f"nothing is composed here: {described(ask)}")
        try:
            ask.accept(composed(ask, wanted["compose"]))
        except Refused as refused:
            if refused.rule != wanted["rule"]:
                raise self.failure(f"it is refused by {refused.rule} ({refused}), not {wanted['rule']}") from None
        else:
            raise self.failure(f"{shorten(wanted['compose'])} is allowed")

    def _expect(self, wanted: dict[str, Json]) -> None:
        match = self.match
        outcome = match.outcome
        for key, value in wanted.items():
            if key == "events":
                self._in_order(value)
            elif key == "no_events":
                met = [kind for kind in self.kinds if isinstance(value, list) and kind in value]
                if met:
                    raise self.failure(f"unexpected events: {met}")
            elif key in ("offers", "offers_not"):
                self._offers(key, value)
            else:
                if key == "outcome":
                    found: Json = "goes on" if outcome is None else "won" if outcome.winners else "lost"
                elif key == "cause":
                    found = outcome.cause if outcome else ""
                elif key == "asks":
                    found = match.ask.about.split()[0] if match.ask else ""
                else:
                    try:
                        found = match.game.expected(match.state, key)
                    except Fault as fault:
                        raise self.failure(str(fault)) from None
                if found != value:
                    raise self.failure(f"{key} is {shorten(found)}, not {shorten(value)}")

    def _in_order(self, value: Json) -> None:
        wanted = [str(kind) for kind in value] if isinstance(value, list) else [str(value)]
        rest = iter(self.kinds)
        for kind in wanted:
            if kind not in rest:
                raise self.failure(f"no event {kind} where expected; events were {' '.join(self.kinds)}")

    def _offers(self, key: str, value: Json) -> None:
        wanted = value if isinstance(value, list) else [value]
        ask = self.match.ask
        keys = [option.key for option in ask.options] if isinstance(ask, Choose) else []
        if key == "offers" and sorted(keys) != sorted(map(str, wanted)):
            raise self.failure(f"offers are {keys}, not {wanted}")
        if key == "offers_not" and set(keys) & set(map(str, wanted)):
            raise self.failure(f"offers are {keys}")


def fits(act: str, ask: Ask) -> bool:
    """Whether a step of this name answers that kind of question; `choose` takes a list where several are picked."""
    if act == "choose":
        return isinstance(ask, Choose | Pick)
    return isinstance(ask, Roll if act == "roll" else Draw if act == "draw" else Compose)


def composed(ask: Ask, value: Json) -> Json:
    """A structured answer may be written as somebody would type it."""
    return ask.craft.edit(None, value) if isinstance(ask, Compose) and isinstance(value, str) else value


def described(ask: Ask) -> str:
    """What was asked instead, for a failure line."""
    if isinstance(ask, Choose):
        return f"asked is {ask.about} with {[option.key for option in ask.options]}"
    if isinstance(ask, Roll):
        return f"asked is a roll for {ask.about}: {ask.wanted()}"
    return f"asked is {type(ask).__name__.lower()} {ask.about}"


def play_scenario(path: Path) -> Match:
    """Play a scenario file to its end, or raise a Fault that names file and step."""
    return Player(read_scenario(path)).play()
