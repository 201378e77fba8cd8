"""Map Masters as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lanterne.games.map_masters import exploring, hands, market, phrases, reset, reward, setup
from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.best import best_of
from lanterne.games.map_masters.board import draw_table
from lanterne.games.map_masters.bot import Greedy, Novice
from lanterne.games.map_masters.box import box_of
from lanterne.games.map_masters.content import COSTS, Content, guide_to, load_content, read_content
from lanterne.games.map_masters.described import called, describe
from lanterne.games.map_masters.ending import sheets, winners_of
from lanterne.games.map_masters.lint import lint, lint_alike, lint_tier
from lanterne.games.map_masters.puzzles import check_date
from lanterne.games.map_masters.refusals import refusals
from lanterne.games.map_masters.scene import scene_of
from lanterne.games.map_masters.spoken import tell_table
from lanterne.games.map_masters.state import COLOURS, Atlas
from lanterne.games.map_masters.surveyor import Surveyor
from lanterne.games.map_masters.view import AtlasView, imagine, view_of
from lanterne.kernel.asks import Choose, Flow, Json, Refusal, Roll
from lanterne.kernel.drawing import Drawing, Words
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Below, Game, Options, Outcome, Player, SeatSetting, Setting, State
from lanterne.kernel.packs import Guide
from lanterne.kernel.records import Record, load

FOLDER = Path(__file__).parent

STEPS: dict[str, Callable[[Atlas], Flow[None]]] = {
    "setup": setup.set_up,
    "aim": setup.first_aim,
    "market": market.buy,
    "hand": hands.make_hands,
    "reveal": hands.reveal_hands,
    "explore": exploring.explore,
    "reward": reward.reward,
    "next": reset.reveal_next,
    "improve": reset.improve,
    "trade": reset.trade_cards,
    "clean": reset.clean_up,
}


class Day(Setting):
    """The date of a puzzle, or nothing."""

    def check(self, value: Json, seats: int) -> None:
        if not isinstance(value, str):
            raise Fault("option-date", option=self.name, got=str(value)[:40])
        if value:
            check_date(value)


class MapMasters(Game):
    """Six rounds of maps for one to five."""

    def __init__(self, content: Content) -> None:
        seats = (1, 2, 3, 4, 5)
        settings = (
            SeatSetting("first", max(seats)),
            Setting("time_bonus", False, [False, True], live=True, least=2),
            Setting("pace", "60-180", ["0", "20-60", "60-180", "120-300"], live=True, least=2),
            Day("puzzle", "", [""]),
        )
        sources = (v.OBJECTIVES, v.BOOKS, v.CARDS, v.PILES, v.PLAYERS)
        super().__init__("map-masters", "MM", FOLDER, seats, sources, settings)
        self.timer = 300  # MM-EXPLORE-07, MM-RULING-41
        self.content = content

    def options(self, seats: int | None = None, values: dict[str, Json] | None = None) -> Options:
        options = super().options(seats, values)
        if options.text("puzzle") and options.seats != 1:
            raise Fault("option-alone", option="puzzle")
        return options

    def setup(self, options: Options) -> Atlas:
        return setup.new_atlas(self.content, options)

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Atlas)
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Atlas)
        if not state.result:
            return None
        if state.puzzle:
            return Outcome(state.winners, state.result, (state.mappers[0].primary[0],))
        return Outcome(state.winners, state.result, tuple(sheet.total for sheet in sheets(state)))

    def abandon(self, state: State, seat: int) -> None:
        """The best of the others wins; alone, nobody does."""
        assert isinstance(state, Atlas)
        state.result = "abandoned"
        rest = [sheet for sheet in sheets(state) if sheet.seat != seat]
        state.winners = winners_of(rest) if rest else ()
        state.emit(v.ABANDONED, COLOURS[seat])

    def plays_on(self, state: State) -> bool:
        """MM-RULING-74."""
        assert isinstance(state, Atlas)
        return len(state.mappers) > 1

    def view(self, state: State, seat: int) -> AtlasView:
        assert isinstance(state, Atlas)
        return view_of(state, seat)

    def imagine(self, state: State, seat: int, below: Below) -> State:
        assert isinstance(state, Atlas)
        return imagine(state, seat, below)

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        assert isinstance(state, Atlas)
        return refusals(state, ask)

    def solve(self, view: Record, seat: int, stop: Callable[[], bool]) -> Json:
        assert isinstance(view, AtlasView)
        return best_of(view.table, seat, stop)

    def phrase(self, field: str, value: str, say: Callable[..., str]) -> str | None:
        return phrases.phrase(self.content, field, value, say)

    def draw(self, view: Record, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
        assert isinstance(view, AtlasView)
        return draw_table(view, words, width, height)

    def tell(self, view: Record, words: Words) -> list[str]:
        assert isinstance(view, AtlasView)
        return tell_table(view, words)

    def describe(self, view: Record, words: Words, touches: Sequence[str], width: int) -> Drawing:
        assert isinstance(view, AtlasView)
        return describe(view, words, touches, width)

    def called(self, view: Record, words: Words, touches: Sequence[str]) -> str:
        assert isinstance(view, AtlasView)
        return called(view, words, touches)

    def box(self, words: Words) -> dict[str, Json]:
        return box_of(self.content, words)

    def scene(self, view: Record) -> Json:
        assert isinstance(view, AtlasView)
        return scene_of(view)

    def seat_name(self, view: Record, seat: int, words: Words) -> str:
        return words.word("mapper", COLOURS[seat])

    def bots(self) -> dict[str, type[Player]]:
        return {"novice": Novice, "greedy": Greedy, "search": Surveyor}

    def arrange(self, options: Options, given: dict[str, Json]) -> State:
        return super().arrange(options, {long_path(path): value for path, value in given.items()})

    def expected(self, state: State, path: str) -> Json:
        return super().expected(state, long_path(path))

    def load_state(self, data: Json) -> State:
        return load(Atlas, data, first=(self.content,))

    def content_version(self) -> str:
        return self.content.version

    def tags(self, state: State) -> dict[str, str]:
        assert isinstance(state, Atlas)
        return {"size": str(len(state.mappers))}

    def tallies(self, state: State) -> dict[str, int]:
        assert isinstance(state, Atlas)
        return max(sheets(state), key=lambda sheet: (sheet.total, sheet.pink)).tallies()

    def summary(self, state: State) -> dict[str, str]:
        assert isinstance(state, Atlas)
        found = [sheet.tallies() for sheet in sheets(state)]
        return {name: " / ".join([str(tallies[name]) for tallies in found]) for name in found[0]}

    def variants(self, seats: int | None, given: dict[str, Json]) -> list[Options]:
        return [self.options(count, given) for count in (self.seats if seats is None else (seats,))]

    def cards(self) -> list[str]:
        return [f"card:{card}" for card in self.content.cards] + [f"book:{book}" for book in self.content.books]

    def with_content(self, files: Mapping[str, str]) -> Game:
        return MapMasters(read_content(files))

    def guide(self) -> Guide:
        return guide_to(FOLDER / "content")

    def figures(self, seconds: float, clock: Callable[[], float]) -> dict[str, dict[str, float]]:
        from lanterne.games.map_masters.solver.bench import bench  # loaded when something is to be solved

        return bench(self.content.cards, seconds, clock)

    def lint(self) -> tuple[list[Fault], list[Fault]]:
        """MM-CONTENT: each map by itself must be sound; what a whole tier should be like is a matter of taste in a pack."""
        cards = list(self.content.cards.values())
        tiers = {tier: [card for card in cards if card.tier == tier] for tier in (0, *COSTS)}
        return [fault for card in cards for fault in lint(card)], [
            *lint_alike(cards), *(fault for tier, some in tiers.items() for fault in lint_tier(tier, some)),
        ]  # fmt: skip


def long_path(path: str) -> str:
    """Scenarios may call a player by colour: `amber.coins`."""
    colour, _, rest = path.partition(".")
    return f"mappers.{COLOURS.index(colour)}.{rest}" if colour in COLOURS else path


GAME = MapMasters(load_content(FOLDER / "content"))
