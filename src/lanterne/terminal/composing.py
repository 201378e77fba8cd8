"""Answers that people make bit by bit, such as a drawn path: a draft for each person, the lines that change it, and the best
that the game's own solver finds. Knows no game: what a draft is and how it looks, its craft says."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from lanterne.kernel.asks import Json, Together
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.drawing import Drawing
from lanterne.kernel.faults import Refused
from lanterne.kernel.match import Match
from lanterne.terminal.entry import folded
from lanterne.terminal.looking import Looking

SOLVING = 5.0  # seconds that a person waits for the best answer
DONE = ("done", "fini", ".")
SOLVE = ("solve", "resoudre", "resous")
TAKE = ("take", "prendre", "prends")


@dataclass
class Best:
    """What the solver found: for whom and where, a draft, what there is to say about it, whether it can be taken over."""

    key: tuple[int, str]
    draft: Json
    lines: list[str]
    open: bool


class Composing(Looking):
    """A table at which answers are drafted."""

    def __init__(self, match: Match, seats: list[str], language: str) -> None:
        super().__init__(match, seats, language)
        self._drafts: dict[tuple[int, str], Json] = {}
        self._best: Best | None = None
        self._warned = False  # that there is nothing in the draft, which is being handed in

    @property
    def craft(self) -> Craft | None:
        """How the answer to the question that waits is made, where that goes bit by bit."""
        ask = self.ask
        return ask.craft if isinstance(ask, Compose) and ask.craft.drafts else None

    def draft_key(self) -> tuple[int, str]:
        """Who drafts, and for which position: a draft is found again after an answer was taken back."""
        return self.seat, self.match.hash()

    @property
    def draft(self) -> Json:
        """What the person who is asked has made so far."""
        craft = self.craft
        if craft is None:
            return None
        key = self.draft_key()
        if key not in self._drafts:
            self._drafts = {other: draft for other, draft in self._drafts.items() if other[1] == key[1]}
            self._drafts[key] = craft.edit(None, "")
        return self._drafts[key]

    def forget_drafts(self) -> None:
        self._drafts.clear()
        self.drop_best()

    def write(self, craft: Craft, line: str) -> None:
        """Change the draft by a line; Refused, and nothing is lost, where it does not fit."""
        draft = self.draft
        if folded(line.strip()) in TAKE:
            best = self.best
            if best is None or not best.open:
                raise Refused("draft-no-best")
            self._drafts[best.key] = best.draft
        else:
            self._drafts[self.draft_key()] = craft.edit(draft, line)
        self.drop_best()
        self._warned = False

    def compose_text(self, ask: Compose, text: str) -> None:
        """A line for a structured answer: a whole one as JSON, a change of the draft, or the word that hands it in."""
        line = text.strip()
        before, _, last = line.rpartition(";")
        if ask.craft.drafts and folded(last.strip()) in DONE:
            if before.strip():
                self.write(ask.craft, before)
            self.hand_in(ask.craft)
        elif ask.craft.drafts and not line.startswith("{"):
            self.write(ask.craft, line)
        else:
            try:
                answer: Json = json.loads(line)
            except (ValueError, RecursionError):
                raise Refused("answer-shape", wanted="JSON", got=line[:60]) from None
            self.answer(answer)

    def hand_in(self, craft: Craft) -> None:
        """Answer with the draft. Handing in nothing is seldom meant: it takes the word twice."""
        warned, self._warned = self._warned, False
        if craft.is_bare(self.draft) and not warned:
            self._warned = True
            raise Refused("draft-bare")
        self.answer(self.draft)

    def answer(self, answer: object) -> None:
        raise NotImplementedError

    # --- looking -------------------------------------------------------------------------------------------------

    def moves(self) -> list[tuple[str, str, str]]:
        """What may come next in the draft: what one would type, its words, what it touches."""
        craft = self.craft
        return [] if craft is None else craft.moves(self.draft, self.texts)

    def barred(self) -> list[tuple[str, str, str]]:
        """What comes to mind for the draft and is not allowed now: what one would type, why not, and the rule."""
        craft = self.craft
        advice = None if craft is None else craft.advise(self.draft, self.texts.fault)
        listed = advice.get("barred") if isinstance(advice, dict) else None
        entries = [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
        return [(str(entry.get("step")), str(entry.get("words")), str(entry.get("rule"))) for entry in entries]

    def draft_lines(self) -> list[str]:
        craft = self.craft
        return [] if craft is None else craft.tell(self.draft, self.texts)

    def draw_draft(self, width: int, height: int) -> Drawing:
        """The draft, or the best answer while one looks at it."""
        best = self.best
        craft = self._last_craft() if best is not None else self.craft
        if craft is None:
            return []
        return craft.draw(best.draft if best is not None else self.draft, self.texts, width, height)

    def draft_help(self) -> list[str]:
        """How the notation of this question goes, where the game says so."""
        name = f"help-{self.ask.about.split()[0]}" if self.ask is not None else ""
        return self.texts.say(name).splitlines() if self.craft is not None and self.texts.has(name) else []

    # --- the best ------------------------------------------------------------------------------------------------

    @property
    def best(self) -> Best | None:
        """What the solver found for the seat that looks, as long as nothing has changed since."""
        return self._best if self._best is not None and self._best.key == self.draft_key() else None

    def drop_best(self) -> None:
        self._best = None

    def solver(self, seconds: float = SOLVING) -> Callable[[], Json]:
        """The way to the best answer, to be walked on another thread: it knows nothing but what the seat sees now."""
        game, seat = self.match.game, max(0, self.seat)
        view = self.match.view(self.seat)
        end = perf_counter() + seconds
        return lambda: game.solve(view, seat, lambda: perf_counter() > end)

    def show_best(self, found: Json) -> Best:
        """Keep what the solver found; Refused where it found nothing."""
        craft = self._last_craft()
        draft, lines = craft.solved(found, self.texts) if craft is not None and found is not None else (None, [])
        if draft is None:
            raise Refused("draft-no-solver")
        is_open = self.craft is not None
        lines = [*lines, self.texts.say("draft-take")] if is_open else lines
        best = self._best = Best(self.draft_key(), draft, lines, is_open)
        return best

    def _last_craft(self) -> Craft | None:
        """That of the question, else of the last one that this seat answered."""
        if self.craft is not None:
            return self.craft
        for entry in reversed(self.match.log):
            if isinstance(entry, Compose) and entry.seat == max(0, self.seat) and entry.craft.drafts:
                return entry.craft
        return None

    # --- secrets between people ----------------------------------------------------------------------------------

    def drafts_in_secret(self) -> bool:
        """Whether several people draft at the same time: what each makes is for no other eyes."""
        ask = self.match.ask
        if not isinstance(ask, Together):
            return False
        mine = [one for one in ask.asks if isinstance(one, Compose) and one.craft.drafts and one.seat in self.persons]
        return len(mine) > 1

    def curtain(self) -> bool:
        now = self.seat
        if self.drafts_in_secret() and now in self.persons and now != self.shown:
            return True
        return super().curtain()
