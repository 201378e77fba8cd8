"""Mini Rogue as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path

from lanterne.games.mini_rogue import combat, descent, exploration, odds, phrases, preparation, rooms, scenes, setup
from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.board import draw_run
from lanterne.games.mini_rogue.bot import Greedy
from lanterne.games.mini_rogue.box import box_of
from lanterne.games.mini_rogue.cards import describe
from lanterne.games.mini_rogue.content import Content
from lanterne.games.mini_rogue.outlook import Foresight
from lanterne.games.mini_rogue.reading import guide_to, load_content, read_content
from lanterne.games.mini_rogue.refusals import refusals
from lanterne.games.mini_rogue.scene import scene_of
from lanterne.games.mini_rogue.spoken import tell_run
from lanterne.games.mini_rogue.state import Run
from lanterne.games.mini_rogue.view import RunView, imagine, view_of
from lanterne.kernel.asks import Choose, Flow, Json, Option, Refusal, Roll
from lanterne.kernel.drawing import Drawing, Words
from lanterne.kernel.game import Below, Game, Options, Outcome, Outlook, Player, Setting, State
from lanterne.kernel.odds import Odds
from lanterne.kernel.packs import Guide
from lanterne.kernel.records import Record, load

FOLDER = Path(__file__).parent


STEPS: dict[str, Callable[[Run], Flow[None]]] = {
    "setup": setup.set_up,
    "prepare": preparation.prepare,
    "powers": preparation.use_powers,
    "resolve": rooms.resolve,
    "combat": combat.combat_turn,
    "strike": combat.strike,
    "ghost": rooms.meet_ghost,
    "reveal": exploration.look_around,
    "explore": exploration.explore,
    "exit": descent.leave_area,
    "rewards": descent.claim_rewards,
    "descend": descent.descend,
}


class MiniRogue(Game):
    """A dungeon of ten Areas for one or two adventurers."""

    def __init__(self, content: Content) -> None:
        settings = (
            Setting("difficulty", "ask", ["ask", *content.modes]),
            Setting("characters", "", list(content.characters), per_seat=True),
            Setting("guardian_pool", 5, [4, 5]),
            Setting("shelter_heals", True, [True, False]),
            Setting("coop_always_double", False, [True, False], least=2),
        )
        sources = (v.DICE, v.ROOM_DECK, v.GUARDIAN_DECK)
        super().__init__("mini-rogue", "MR", FOLDER, (1, 2), sources, settings)
        self.content = content

    def options(self, seats: int | None = None, values: dict[str, Json] | None = None) -> Options:
        options = super().options(seats, values)
        characters = options.texts("characters")
        if len(set(characters)) < len(characters):
            raise setup.same_character(characters[0])
        return options

    def setup(self, options: Options) -> Run:
        return setup.new_run(self.content, options)

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Run)
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Run)
        if not state.result:
            return None
        winners = tuple(hero.seat for hero in state.heroes) if state.result == "won" else ()
        return Outcome(winners, state.cause, descent.scores(state))

    def abandon(self, state: State, seat: int) -> None:
        """MR-RULING-74."""
        assert isinstance(state, Run)
        state.result = "lost"
        state.cause = "abandoned"
        state.emit(v.ABANDONED)

    def view(self, state: State, seat: int) -> RunView:
        assert isinstance(state, Run)
        return view_of(state, seat, descent.scores(state) if state.result else ())

    def imagine(self, state: State, seat: int, below: Below) -> State:
        assert isinstance(state, Run)
        return imagine(state, seat)

    def outlook(self) -> Outlook:
        return Foresight(self)

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        assert isinstance(state, Run)
        return refusals(state, ask)

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        assert isinstance(view, RunView)
        return odds.odds_of(view, ask, option)

    def draw(self, view: Record, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
        assert isinstance(view, RunView)
        return draw_run(view, words, width, height, rolls)

    def tell(self, view: Record, words: Words) -> list[str]:
        assert isinstance(view, RunView)
        return tell_run(view, words)

    def describe(self, view: Record, words: Words, touches: Sequence[str], width: int) -> Drawing:
        assert isinstance(view, RunView)
        return describe(view, words, touches, width)

    def box(self, words: Words) -> dict[str, Json]:
        return box_of(self.content, words)

    def scene(self, view: Record) -> Json:
        assert isinstance(view, RunView)
        return scene_of(view)

    def phrase(self, field: str, value: str, say: Callable[..., str]) -> str | None:
        return phrases.phrase(self.content, field, value, say)

    def seat_name(self, view: Record, seat: int, words: Words) -> str:
        assert isinstance(view, RunView)
        heroes = [hero for hero in view.heroes if hero.seat == seat and hero.character]
        return words.word("character", heroes[0].character) if heroes else ""

    def bots(self) -> dict[str, type[Player]]:
        return {"greedy": Greedy}

    def load_state(self, data: Json) -> State:
        return load(Run, data, first=(self.content,))

    def content_version(self) -> str:
        return self.content.version

    def tags(self, state: State) -> dict[str, str]:
        assert isinstance(state, Run)
        return {"character": "+".join(hero.character for hero in state.heroes), "difficulty": state.difficulty}

    def tallies(self, state: State) -> dict[str, int]:
        assert isinstance(state, Run)
        score = descent.scores(state)
        return {"area": state.area, "rooms": state.rooms, "fights": state.fights, "falls": state.falls, "score": score[0]}

    def variants(self, seats: int | None, given: dict[str, Json]) -> list[Options]:
        """Every difficulty and every company of characters that is left open."""
        options = self.options(seats, given)
        modes = list(self.content.modes) if options.text("difficulty") == "ask" else [options.text("difficulty")]
        companies = [options.texts("characters")]
        if not companies[0]:
            companies = [list(company) for company in combinations(self.content.characters, options.seats)]
        kinds = product(modes, companies)
        return [self.options(options.seats, {**given, "difficulty": mode, "characters": [*who]}) for mode, who in kinds]

    def cards(self) -> list[str]:
        return self.content.cards()

    def with_content(self, files: Mapping[str, str]) -> Game:
        return MiniRogue(read_content(files))

    def guide(self) -> Guide:
        return guide_to(FOLDER / "content")

    def arrange(self, options: Options, given: dict[str, Json]) -> State:
        return scenes.arrange(self.content, options, given)

    def expected(self, state: State, path: str) -> Json:
        return super().expected(state, scenes.long_path(path))


GAME = MiniRogue(load_content(FOLDER / "content"))
