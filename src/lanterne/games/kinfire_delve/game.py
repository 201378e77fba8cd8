"""Kinfire Delve as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path

from lanterne.games.kinfire_delve import attempts, phrases, scenes, setup, turns
from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.board import draw_delve
from lanterne.games.kinfire_delve.bot import Greedy
from lanterne.games.kinfire_delve.box import box_of
from lanterne.games.kinfire_delve.cards import called, describe
from lanterne.games.kinfire_delve.content import Content
from lanterne.games.kinfire_delve.endings import FEATS
from lanterne.games.kinfire_delve.odds import odds_of
from lanterne.games.kinfire_delve.outlook import DelveOutlook
from lanterne.games.kinfire_delve.reading import guide_to, load_content, read_content
from lanterne.games.kinfire_delve.refusals import refusals
from lanterne.games.kinfire_delve.spoken import tell_delve
from lanterne.games.kinfire_delve.stage_view import scene_of
from lanterne.games.kinfire_delve.state import Delve
from lanterne.games.kinfire_delve.view import DelveView, imagine, view_of
from lanterne.kernel.asks import Choose, Flow, Json, Option, Refusal, Roll
from lanterne.kernel.drawing import Drawing, Words
from lanterne.kernel.game import Below, Game, Options, Outcome, Outlook, Player, SeatSetting, Setting, State
from lanterne.kernel.odds import Odds
from lanterne.kernel.packs import Guide
from lanterne.kernel.records import Record, load

FOLDER = Path(__file__).parent

STEPS: dict[str, Callable[[Delve], Flow[None]]] = {
    "setup": setup.set_up,
    "deal": setup.deal_hand,
    "lay": setup.lay_well,
    "start": turns.start_turn,
    "target": turns.choose_card,
    "action": attempts.choose_action,
    "support": attempts.ask_support,
    "roll": attempts.roll_dice,
    "resolve": attempts.resolve,
    "swap": turns.swap_cards,
    "end": turns.end_turn,
}


class KinfireDelve(Game):
    """A well of 57 cards and its Master, for one to four seekers."""

    def __init__(self, content: Content) -> None:
        seats = tuple(range(1, min(4, len(content.seekers)) + 1))
        settings = (
            Setting("seekers", "", list(content.seekers), per_seat=True),
            Setting("hard", False, [False, True]),
            Setting("fast", False, [False, True]),
            Setting("first_game", False, [False, True]),
            SeatSetting("first", max(seats)),
            Setting("open_hands", False, [False, True]),
        )
        sources = (v.DICE, v.WELL, v.SKILLS, v.FATIGUE, v.MASTERS, v.PLAYERS)
        super().__init__("kinfire-delve", "KD", FOLDER, seats, sources, settings)
        self.content = content

    def options(self, seats: int | None = None, values: dict[str, Json] | None = None) -> Options:
        options = super().options(seats, values)
        seekers = options.texts("seekers")
        for name in seekers:
            if seekers.count(name) > 1:
                raise setup.same_seeker(name)
        return options

    def setup(self, options: Options) -> Delve:
        return setup.new_delve(self.content, options)

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Delve)
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Delve)
        if not state.result:
            return None
        winners = tuple(seeker.seat for seeker in state.seekers) if state.result == "won" else ()  # KD-END-04
        return Outcome(winners, state.cause, (state.hp,) * len(state.seekers))

    def abandon(self, state: State, seat: int) -> None:
        assert isinstance(state, Delve)
        state.result = "lost"
        state.cause = "abandoned"
        state.emit(v.ABANDONED)

    def view(self, state: State, seat: int) -> DelveView:
        assert isinstance(state, Delve)
        return view_of(state, seat)

    def imagine(self, state: State, seat: int, below: Below) -> State:
        assert isinstance(state, Delve)
        return imagine(state, seat, below)

    def outlook(self) -> Outlook:
        return DelveOutlook()

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        assert isinstance(state, Delve)
        return refusals(state, ask)

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        assert isinstance(view, DelveView)
        return odds_of(view, ask, option)

    def phrase(self, field: str, value: str, say: Callable[..., str]) -> str | None:
        return phrases.phrase(self.content, field, value, say)

    def draw(self, view: Record, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
        assert isinstance(view, DelveView)
        return draw_delve(view, words, width, height, rolls)

    def tell(self, view: Record, words: Words) -> list[str]:
        assert isinstance(view, DelveView)
        return tell_delve(view, words)

    def describe(self, view: Record, words: Words, touches: Sequence[str], width: int) -> Drawing:
        assert isinstance(view, DelveView)
        return describe(view, words, touches, width)

    def called(self, view: Record, words: Words, touches: Sequence[str]) -> str:
        assert isinstance(view, DelveView)
        return called(view, words, touches)

    def box(self, words: Words) -> dict[str, Json]:
        return box_of(self.content, words)

    def scene(self, view: Record) -> Json:
        assert isinstance(view, DelveView)
        return scene_of(view)

    def seat_name(self, view: Record, seat: int, words: Words) -> str:
        assert isinstance(view, DelveView)
        name = view.table.seekers[seat].id
        return words.word("seeker", name) if name else ""

    def achievements(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Delve)
        return tuple(feat for feat in FEATS if feat in state.feats)

    def all_achievements(self) -> tuple[str, ...]:
        return FEATS

    def first_game(self) -> dict[str, Json]:
        return {"first_game": True, "hard": False}  # KD-SETUP-14

    def bots(self) -> dict[str, type[Player]]:
        return {"greedy": Greedy}

    def load_state(self, data: Json) -> State:
        return load(Delve, data, first=(self.content,))

    def content_version(self) -> str:
        return self.content.version

    def tags(self, state: State) -> dict[str, str]:
        assert isinstance(state, Delve)
        mode = "+".join(name for name, on in (("hard", state.hard), ("fast", state.fast)) if on) or "normal"
        company = "+".join(seeker.id for seeker in state.seekers)
        return {"seekers": company, "size": str(len(state.seekers)), "mode": mode, "master": state.master or "hidden"}

    def tallies(self, state: State) -> dict[str, int]:
        assert isinstance(state, Delve)
        return {"turns": state.turn, "gave_in": state.gave_in, "hp": state.hp, "bottom": int(bool(state.master))}

    def culprit(self, state: State) -> str:
        assert isinstance(state, Delve)
        return f"{self.content.kind_of(state.killer)}:{state.killer}" if state.killer else ""

    def variants(self, seats: int | None, given: dict[str, Json]) -> list[Options]:
        """Every number of seekers, company and mode that is left open."""
        kinds: list[Options] = []
        for count in self.seats if seats is None else (seats,):
            companies: list[Json] = [[*company] for company in combinations(self.content.seekers, count)]
            chosen = [name for name in ("seekers", "hard", "fast") if name not in given]
            choices: dict[str, list[Json]] = {"seekers": companies, "hard": [False, True], "fast": [False, True]}
            for values in product(*(choices[name] for name in chosen)):
                kinds.append(self.options(count, {**given, **dict(zip(chosen, values, strict=True))}))
        return kinds

    def cards(self) -> list[str]:
        return self.content.cards()

    def arrange(self, options: Options, given: dict[str, Json]) -> State:
        return scenes.arrange(self.content, options, given)

    def expected(self, state: State, path: str) -> Json:
        assert isinstance(state, Delve)
        return super().expected(state, scenes.long_path(state, path))

    def with_content(self, files: Mapping[str, str]) -> Game:
        return KinfireDelve(read_content(files))

    def guide(self) -> Guide:
        return guide_to(FOLDER / "content")


GAME = KinfireDelve(load_content(FOLDER / "content"))
