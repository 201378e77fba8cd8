"""Crafts: structured answers, such as a drawn path. `Compose` asks for one; its `Craft` is what the game knows about it."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from lanterne.kernel.asks import Ask, Json, shorten
from lanterne.kernel.faults import Fault, Refused

if TYPE_CHECKING:
    from lanterne.kernel import drawing


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft:
    """What a game knows about one structured answer: whether it fits, and what helps a person to make one. A draft is an
    answer that is not finished; whatever a client sends as one must be taken in good part."""

    drafts: bool = False  # whether people make the answer bit by bit, with lines that `edit` understands

    def check(self, answer: Json) -> Refused | None:
        """Why an answer does not fit; None where it does."""
        raise NotImplementedError

    def sample(self, below: Callable[[int], int]) -> Json:
        """Some answer that fits, picked with `below(n)`."""
        raise NotImplementedError

    def mend(self, draft: Json) -> Json:
        """What counts of a draft when time is out: an answer that fits."""
        return draft if self.check(draft) is None else self.sample(lambda n: 0)

    def is_bare(self, draft: Json) -> bool:
        """Whether a draft fits but has nothing yet that it is there for: who hands it in is asked once more."""
        return False

    def advise(self, draft: Json, say: Callable[[Fault], str]) -> Json:
        """What a client may show beside a draft: how far it is right, what could come next and why not; reasons in words
        come from `say`. A list `barred` of `step`, `words` and `rule` says what comes to mind and is not allowed."""
        refused = self.check(draft)
        return {"refused": None if refused is None else say(refused)}

    def edit(self, draft: Json, line: str) -> Json:
        """The draft after a line that somebody typed, or Refused. Without a notation of its own, a line is the whole answer:
        JSON, or a text."""
        try:
            data: Json = json.loads(line)
        except ValueError:
            return line
        return data

    def moves(self, draft: Json, words: drawing.Words) -> list[tuple[str, str, str]]:
        """What may be typed next, numbered from 1 as `edit` takes the bare numbers: the line, what it does in words, and
        what it touches, as `Option.touches` names things."""
        return []

    def draw(self, draft: Json, words: drawing.Words, width: int, height: int) -> drawing.Drawing:
        """A draft as lines of text, at most so wide and so high."""
        return []

    def tell(self, draft: Json, words: drawing.Words) -> list[str]:
        """A draft in sentences, the most important ones first."""
        return []

    def solved(self, found: Json, words: drawing.Words) -> tuple[Json, list[str]]:
        """The answer that the game's solver found, as a draft, and what there is to say about it."""
        return None, []


class Compose(Ask):
    """A structured answer that the game checks, such as a drawn path."""

    def __init__(self, seat: int, about: str, craft: Craft) -> None:
        super().__init__(seat, about)
        self.craft = craft
        self.composed: Json = None

    def __iter__(self) -> Generator[Ask, None, Json]:
        yield self
        return plain(self.composed)  # the flow's own: forks share the answer

    def accept(self, answer: object) -> None:
        data = plain(answer)
        refused = self.craft.check(data)
        if refused is not None:
            raise refused
        self.composed = data

    def adopt(self, other: Ask) -> None:
        assert isinstance(other, Compose)
        self.composed = other.composed
        self.by = other.by

    def encode(self) -> Json:
        return {self.who(): self.composed}

    def decode(self, data: Json) -> None:
        if not isinstance(data, dict) or len(data) != 1:
            raise Refused("answer-shape", wanted=self.who(), got=shorten(data))
        tag, answer = next(iter(data.items()))
        self._tagged(f"{tag}> ", self.who())
        self.accept(answer)

    def sample(self, below: Callable[[int], int]) -> object:
        return self.craft.sample(below)

    def lapse(self, draft: Json) -> object | None:
        return self.craft.mend(draft)


def plain(value: object) -> Json:
    """Data as JSON knows it, or Refused."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    raise Refused("answer-shape", wanted="JSON", got=shorten(value))
