"""Steps of a path and their notation: MM-STEP-01 to 12. Reading and writing are symmetric."""

from __future__ import annotations

from lanterne.games.map_masters.kinds import TOOLS
from lanterne.games.map_masters.missteps import Misstep

ITEM = "item"
FAIRY = "fairy"
UNREADABLE = ""  # the verb of what says no step: its `node` is what was written


class Step:
    """One step: what is done, to which node of which card, and with what.

    | verb | node | card | by |
    | --- | --- | --- | --- |
    | go | the next node | | the edge, where several lead there |
    | link | | | |
    | pay | | | item, fairy, SB-n |
    | fall | the trapdoor, or nothing | | |
    | climb | the trapdoor | | SB-4 |
    | teleport | the circle to arrive at | its card | item, fairy, SB-6; `source` is the circle to leave, or nothing |
    | tele-monster, tele-barrel | where to arrive | its card | SB-3, SB-5 |
    | cross | | | SB-7 |
    | wrap | | | SB-12, SB-13 |
    | sacrifice | the kind of token | | SB-8 |

    What cannot be read is a step too, which no path can take: it is refused in its turn.
    """

    __slots__ = ("by", "card", "node", "source", "verb")

    def __init__(self, verb: str, node: str = "", card: str = "", by: str = "", source: str = "") -> None:
        self.verb = verb
        self.node = node
        self.card = card
        self.by = by
        self.source = source

    def __str__(self) -> str:
        if self.verb == "go":
            return f"go {self.node}#{self.by}" if self.by else f"go {self.node}"
        if self.verb in ("pay", "fall"):
            return f"{self.verb} {self.by or self.node}".rstrip()
        if self.verb == "link":
            return "link"
        if self.verb == UNREADABLE:
            return self.node
        words = [self.verb]
        if self.verb == "teleport":
            words += ([self.source] if self.source else []) + [">", f"{self.card}.{self.node}"]
        elif self.node:
            words.append(f"{self.card}.{self.node}" if self.card else self.node)
        return " ".join([*words, "with", self.by])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<{self}>"


BOOKS_OF = {  # the books that a verb takes
    "climb": ("SB-4",), "teleport": (ITEM, FAIRY, "SB-6"), "tele-monster": ("SB-3",), "tele-barrel": ("SB-5",),
    "cross": ("SB-7",), "wrap": ("SB-12", "SB-13"), "sacrifice": ("SB-8",),
}  # fmt: skip
PAYMENTS = (ITEM, FAIRY, "SB-1", "SB-2", "SB-10")


def read_step(text: str) -> Step:
    """The step that a line of notation says; a Misstep where it says none."""
    words = text.split()
    if len(text) > 80 or not words:
        raise Misstep("BAD_STEP", thing=text[:60])
    verb, rest = words[0], words[1:]
    if verb == "link" and not rest:
        return Step("link")
    if verb == "go" and len(rest) == 1:
        node, _, edge = rest[0].partition("#")
        return Step("go", node, by=edge)
    if verb == "pay" and len(rest) == 1:
        return Step("pay", by=rest[0])
    if verb == "fall" and len(rest) <= 1:
        return Step("fall", rest[0] if rest else "")
    if verb in BOOKS_OF and len(rest) >= 2 and rest[-2] == "with":
        step = read_with(verb, rest[:-2], rest[-1])
        if step is not None:
            return step
    raise Misstep("BAD_STEP", thing=text[:60])


def read_with(verb: str, words: list[str], by: str) -> Step | None:
    if verb in ("cross", "wrap"):
        return Step(verb, by=by) if not words else None
    if verb == "teleport":
        if ">" not in words[:2] or len(words) != words.index(">") + 2:
            return None
        card, dot, node = words[-1].partition(".")
        return Step(verb, node, card, by, words[0] if words[0] != ">" else "") if dot else None
    if len(words) != 1:
        return None
    if verb == "climb":
        return Step(verb, words[0], by=by)
    if verb == "sacrifice":
        return Step(verb, words[0], by=by) if words[0] in TOOLS else None
    card, dot, node = words[0].partition(".")
    return Step(verb, node, card, by) if dot else None
