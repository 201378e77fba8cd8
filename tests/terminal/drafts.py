"""A toy whose answers are made bit by bit: all spell a word in secret, twice. Its solver knows the best word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from lanterne.kernel.asks import Ask, Flow, Json, Together
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.drawing import Drawing, Words
from lanterne.kernel.events import EventKind
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.game import Game, Options, Outcome, State
from lanterne.kernel.match import Match
from lanterne.kernel.records import INT, STR, Kind, Record, list_of, load
from lanterne.kernel.registry import register
from lanterne.terminal.table import Table

LETTERS = "abc"
LENGTH = 3
ROUNDS = 2
SPELLED = EventKind("spelled", "seat", "word", rule="DR-WORD-01")


class Spelling(Craft):
    """A word of three letters."""

    def __init__(self) -> None:
        self.drafts = True

    def check(self, answer: Json) -> Refused | None:
        word = answer.get("word") if isinstance(answer, dict) else None
        whole = isinstance(word, str) and len(word) == LENGTH
        return None if whole else Refused("word-length", rule="DR-WORD-01")

    def sample(self, below: Callable[[int], int]) -> Json:
        return {"word": "".join(LETTERS[below(3)] for _ in range(LENGTH))}

    def advise(self, draft: Json, say: Callable[[Fault], str]) -> Json:
        full = len(word_of(draft)) == LENGTH
        words = say(Refused("word-length", rule="DR-WORD-01"))
        return {"barred": [{"step": "a", "words": words, "rule": "DR-WORD-01"}] if full else []}

    def edit(self, draft: Json, line: str) -> Json:
        word = word_of(draft)
        for part in line.split(";"):
            letter = part.strip()
            if letter == "back":
                word = word[:-1]
            elif letter:
                letter = LETTERS[int(letter) - 1] if letter in ("1", "2", "3") else letter
                if letter not in LETTERS:
                    raise Refused("word-letter", rule="DR-WORD-01", got=letter)
                word += letter
        return {"word": word}

    def moves(self, draft: Json, words: Words) -> list[tuple[str, str, str]]:
        return [(letter, f"write {letter}", f"letter:{letter}") for letter in LETTERS] if len(word_of(draft)) < LENGTH else []

    def draw(self, draft: Json, words: Words, width: int, height: int) -> Drawing:
        spans = [("strong", f"<{letter}>", f"letter:{letter}") for letter in LETTERS]
        return [[("title", f"[{word_of(draft)}]"[:width], "")], spans][:height]

    def tell(self, draft: Json, words: Words) -> list[str]:
        return [f"Your word: {word_of(draft) or 'none'}.", f"Letters to go: {LENGTH - len(word_of(draft))}.", "Be brave."]

    def solved(self, found: Json, words: Words) -> tuple[Json, list[str]]:
        return found, [f"The best is {word_of(found)}."]


def word_of(draft: Json) -> str:
    return str(draft["word"]) if isinstance(draft, dict) else ""


class Spelled(State):
    def __init__(self, words: list[str], seats: int, round: int, result: str) -> None:
        super().__init__()
        self.words = words
        self.seats = seats
        self.round = round
        self.result = result

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {"words": list_of(STR), "seats": INT, "round": INT, "result": STR}

    def copy(self) -> Spelled:
        return Spelled(list(self.words), self.seats, self.round, self.result)


class Spell(Game):
    def __init__(self) -> None:
        super().__init__("toy-words", "DR", Path(__file__).parent / "draftbox", (1, 2), (), ())

    def setup(self, options: Options) -> Spelled:
        return Spelled([], options.seats, 0, "")

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Spelled)
        return spell(state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Spelled)
        return Outcome((0,), state.result, (len(state.words),)) if state.result else None

    def abandon(self, state: State, seat: int) -> None:
        assert isinstance(state, Spelled)
        state.result = "abandoned"

    def view(self, state: State, seat: int) -> Record:
        return state.copy()

    def solve(self, view: Record, seat: int, stop: Callable[[], bool]) -> Json:
        assert isinstance(view, Spelled)
        return {"word": "ccc"} if view.round == 0 or len(view.words) else None

    def load_state(self, data: Json) -> State:
        return load(Spelled, data)

    def content_version(self) -> str:
        return "1"


def spell(s: Spelled) -> Flow[None]:
    asks: list[Ask] = [Compose(seat, "spell", Spelling()) for seat in range(s.seats)]
    for answered in (yield from Together("spell", asks)):
        assert isinstance(answered, Compose)
        word = word_of(answered.composed)
        s.words.append(word)
        s.emit(SPELLED, answered.seat, word)
    s.round += 1
    if s.round == ROUNDS:
        s.result = "spelled"


SPELL = Spell()
register(SPELL)


def words_table(folder: Path, seats: int = 1, language: str = "en") -> Table:
    match = Match(SPELL, SPELL.options(seats, {}), Seeded(1))
    return Table(match, ["person"] * seats, language, None, folder / "games")
