"""One simulated game, and the sums over many. Everything follows from the plan and the number of the game, so it does
not matter which process plays which."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path, PurePath

from lanterne.kernel.asks import CHANCE, Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game, Options, Player
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game, open_pack
from lanterne.kernel.saves import dump_save, save_data
from lanterne.players import make_bot
from lanterne.players.drive import play_out


def derive(seed: int, *places: int) -> int:
    """A seed of 63 bits from another one and a place under it."""
    label = " ".join(map(str, (seed, *places)))
    return int.from_bytes(blake2b(label.encode(), digest_size=8).digest(), "little") >> 1


@dataclass(frozen=True)
class Plan:
    """What to simulate. Plain data: it travels to other processes."""

    slug: str
    bots: tuple[str, ...]  # one for each seat, or one for all
    kinds: tuple[dict[str, Json], ...]  # the options that are played in turn
    values: dict[str, Json]
    games: int
    seed: int
    each: bool = False  # keep a line for every game
    pack: str = ""  # the folder of the content pack

    def options(self, game: Game, number: int) -> Options:
        """The options of one game: what the plan leaves open takes its turns."""
        values = dict(self.kinds[number % len(self.kinds)])
        seats = values.pop("seats")
        assert isinstance(seats, int)
        return game.options(seats, values)

    def seated(self, options: Options) -> list[str]:
        """The bot of each seat."""
        return [self.bot_of(seat) for seat in range(options.seats)]

    def bot_of(self, seat: int) -> str:
        return self.bots[seat] if len(self.bots) > 1 else self.bots[0]


def game_of(plan: Plan) -> Game:
    """The game that a plan plays, with its pack."""
    return packed(plan.slug, plan.pack) if plan.pack else find_game(plan.slug)


@cache
def packed(slug: str, folder: str) -> Game:
    """A game with a pack, read once in each process."""
    return open_pack(Path(folder), slug)


def make_plan(
    game: Game, bots: list[str], seats: int | None, values: dict[str, Json], games: int, seed: int, each: bool
) -> Plan:
    """A checked plan. One bot plays all seats; several have a seat each."""
    for bot in bots:
        make_bot(game, bot, seed)
    if seats is not None and len(bots) not in (1, seats):
        raise Fault("bot-count", bots=len(bots), seats=seats)
    kinds = game.variants(seats or (len(bots) if len(bots) > 1 else None), values)
    pack = "" if game.pack is None else str(game.pack.folder)
    return Plan(game.slug, tuple(bots), tuple(kind.dump() for kind in kinds), values, games, seed, each, pack)


@dataclass
class Crash:
    """A game that broke: enough to see it again, and the save of the moment before."""

    number: int
    seed: int
    error: str
    save: str

    def line(self) -> dict[str, Json]:
        return {"number": self.number, "seed": self.seed, "error": self.error}


@dataclass
class Sums:
    """Sums over games of one group: whole numbers only, so that the order of adding changes nothing."""

    games: int = 0
    wins: int = 0
    answers: int = 0
    decisions: int = 0
    causes: Counter[str] = field(default_factory=Counter)
    culprits: Counter[str] = field(default_factory=Counter)
    tallies: Counter[str] = field(default_factory=Counter)
    rivals: int = 0  # games that some seats won and others did not
    seated: Counter[int] = field(default_factory=Counter)  # by seat: games, those won, points
    firsts: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.wins += other.wins
        self.answers += other.answers
        self.decisions += other.decisions
        self.causes.update(other.causes)
        self.culprits.update(other.culprits)
        self.tallies.update(other.tallies)
        self.rivals += other.rivals
        self.seated.update(other.seated)
        self.firsts.update(other.firsts)
        self.points.update(other.points)


Tags = tuple[tuple[str, str], ...]


@dataclass
class Tally:
    """What was measured: sums by group, the games that broke, and a line for each game when the plan wants them."""

    groups: dict[Tags, Sums] = field(default_factory=dict)
    crashes: list[Crash] = field(default_factory=list)
    lines: list[tuple[int, dict[str, Json]]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for tags, sums in other.groups.items():
            self.groups.setdefault(tags, Sums()).add(sums)
        self.crashes += other.crashes
        self.lines += other.lines

    def total(self) -> Sums:
        whole = Sums()
        for sums in self.groups.values():
            whole.add(sums)
        return whole

    def by(self, name: str) -> dict[str, Sums]:
        """The sums for each value of one tag."""
        found: dict[str, Sums] = {}
        for tags, sums in self.groups.items():
            found.setdefault(dict(tags).get(name, ""), Sums()).add(sums)
        return found


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game of a plan to its end and add it up. A game that breaks is written down, and the others go on."""
    game = game_of(plan)
    seed = derive(plan.seed, number)
    match: Match | None = None
    try:
        options = plan.options(game, number)
        seated = players(plan, game, options, seed)
        checkpoints = any(player.imagines for player in seated)
        match = Match(game, options, Seeded(seed), checkpoints)
        play_out(match, seated)
        add_up(plan, number, seed, match, tally)
    except Exception as error:  # whatever breaks one game of ten thousand must not lose the rest
        names = plan.seated(plan.options(game, number))
        tally.crashes.append(Crash(number, seed, described(error), last_save(match, names) if match else ""))


def players(plan: Plan, game: Game, options: Options, seed: int) -> list[Player]:
    return [make_bot(game, bot, derive(seed, seat)) for seat, bot in enumerate(plan.seated(options))]


def add_up(plan: Plan, number: int, seed: int, match: Match, tally: Tally) -> None:
    outcome = match.outcome
    assert outcome is not None
    game, state = match.game, match.state
    tags = game.tags(state)
    decisions = sum(1 for ask in match.log if ask.seat != CHANCE)
    counts = game.tallies(state)
    won = bool(outcome.winners)
    causes = Counter() if won else Counter([outcome.cause])
    culprit = "" if won else game.culprit(state)
    culprits = Counter([culprit] if culprit else [])
    one = Sums(1, int(won), len(match.log), decisions, causes, culprits, Counter(counts))
    one.rivals = int(0 < len(outcome.winners) < match.options.seats)
    one.seated.update(range(match.options.seats))
    one.firsts.update(outcome.winners)
    one.points.update(dict(enumerate(outcome.score)))
    tally.groups.setdefault(tuple(tags.items()), Sums()).add(one)
    if plan.each:
        line: dict[str, Json] = {"number": number, "seed": seed, "won": won, "cause": outcome.cause}
        line |= {"answers": one.answers, "decisions": decisions, "score": list(outcome.score)}
        line |= {"tags": dict(tags), "tallies": dict(counts), "options": match.options.dump()}
        tally.lines.append((number, line))


def described(error: Exception) -> str:
    """An error in one line: what, and in which line of which file."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f" ({PurePath(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno})" if place is not None else ""
    return " ".join(f"{type(error).__name__}: {error}{where}".split())


def last_save(match: Match, seats: list[str]) -> str:
    """A save of the last moment from which a broken game still plays, with chance by hand so that it can be loaded."""
    answers = match.answers()
    while True:
        try:
            twin = Match(match.game, match.options)
            for answer in answers:
                twin.feed(answer)
            return dump_save(save_data(twin, seats))
        except Exception:  # the answer that broke it is still among them
            if not answers:
                return ""
            answers.pop()
