"""The effect language of the cards: what a reward, a penalty or an instruction does. Parse and print are symmetric.

`descend 4, heal 1` is done in this order; `brave else draw 1` does the second where the first cannot be done; `may` makes an
instruction optional. Targets have filters: `dismiss another printed<=6`. No text of a card is code.
"""

from __future__ import annotations

from typing import Final

from lanterne.kernel.asks import shorten
from lanterne.kernel.faults import Fault

COLOURS: Final = ("red", "green", "blue")
TYPES: Final = ("combat", "obstacle", "puzzle", "trap")
MEASURES: Final = ("progress", "missing", "copies", "exhausted", "attached", "seekers", "supports")
SELECTORS: Final = ("this", "attempted", "another", "any", "others", "all", "copies")
DIVIDED: Final = ("divided", "divided_others")
FILTERS: Final = ("type", "colour", "printed", "difficulty", "progress")

# What each verb takes: an amount, a target, the name of an icon, a word of its own.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "descend": ("amount",),
    "ascend": ("amount",),
    "draw": ("amount",),
    "discard": ("amount",),
    "heal": ("amount",),
    "damage": ("amount",),
    "exhaust": ("amount",),
    "brave": (),
    "charge": (),
    "charge_all": (),
    "place": ("amount", "target"),
    "remove": ("amount", "target"),
    "clear": ("target",),
    "complete": ("target",),
    "dismiss": ("target",),
    "attach": ("target",),
    "attach_action": (),
    "turn_up": (),
    "swap_hands": (),
    "take_back": ("icon",),
    "lose": (),
}
MOST: Final = 20  # no amount on a card is larger
MOST_OPS: Final = 8  # nor has a text more instructions


class Filter:
    """A condition on a target: `type=trap`, `colour=red`, `printed<=6`, `progress>=1`."""

    __slots__ = ("number", "sign", "what", "word")

    def __init__(self, what: str, sign: str, word: str, number: int) -> None:
        self.what = what
        self.sign = sign
        self.word = word
        self.number = number

    def __str__(self) -> str:
        return f"{self.what}{self.sign}{self.word or self.number}"


class Op:
    """One instruction."""

    __slots__ = ("amount", "divisor", "filters", "icon", "may", "measure", "otherwise", "target", "verb")

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.amount = 0
        self.measure = ""  # the amount is this figure of the position, divided and rounded down
        self.divisor = 1
        self.target = ""
        self.filters: tuple[Filter, ...] = ()
        self.icon = ""
        self.may = False
        self.otherwise: Op | None = None

    def __str__(self) -> str:
        words = ["may"] if self.may else []
        words.append(self.verb)
        if self.measure:
            words.append(self.measure if self.divisor == 1 else f"{self.measure}/{self.divisor}")
        elif self.amount:
            words.append(str(self.amount))
        words += [word for word in (self.target, self.icon) if word]
        words += map(str, self.filters)
        if self.otherwise is not None:
            words += ["else", str(self.otherwise)]
        return " ".join(words)


class Effect:
    """Instructions in printed order."""

    __slots__ = ("ops", "text")

    def __init__(self, ops: tuple[Op, ...]) -> None:
        self.ops = ops
        self.text = ", ".join(map(str, ops))

    def __str__(self) -> str:
        return self.text

    def all_ops(self) -> list[Op]:
        """Every instruction, alternatives included."""
        listed: list[Op] = []
        for op in self.ops:
            chain: Op | None = op
            while chain is not None:
                listed.append(chain)
                chain = chain.otherwise
        return listed


NOTHING: Final = Effect(())


def parse_effect(text: str, where: str) -> Effect:
    """Instructions from their words."""
    if not text:
        return NOTHING
    count = text.count(",") + text.count(" else ") + 1
    if count > MOST_OPS:
        raise Fault("content-count", where=where, wanted=MOST_OPS, got=count)
    return Effect(tuple(_parse_chain(part.strip(), where) for part in text.split(",")))


def _parse_chain(text: str, where: str) -> Op:
    first, *rest = text.split(" else ")
    op = _parse_op(first.split(), where)
    if rest:
        op.otherwise = _parse_chain(" else ".join(rest), where)
    return op


def _parse_op(words: list[str], where: str) -> Op:
    may = words[:1] == ["may"]
    if may:
        words = words[1:]
    if not words or words[0] not in VERBS:
        raise Fault("content-effect", where=where, got=shorten(" ".join(words)), choices=" ".join(VERBS))
    op = Op(words[0])
    op.may = may
    shape = VERBS[op.verb]
    given = words[1:]
    for kind in shape:
        if not given:
            raise Fault("content-effect-shape", where=where, got=shorten(" ".join(words)), wanted=" ".join([op.verb, *shape]))
        word = given.pop(0)
        if kind == "amount":
            _parse_amount(op, word, where)
        elif kind == "icon":
            op.icon = word
        else:
            choices = SELECTORS + DIVIDED if op.verb == "place" else SELECTORS
            if word not in choices:
                raise Fault("content-word", where=where, got=shorten(word), choices=" ".join(choices))
            op.target = word
    if given and "target" not in shape:
        raise Fault("content-effect-shape", where=where, got=shorten(" ".join(words)), wanted=" ".join([op.verb, *shape]))
    op.filters = tuple(parse_filter(word, where) for word in given)
    if may and op.target not in ("another", "any") and op.verb not in ("brave", "take_back"):
        raise Fault("content-effect-shape", where=where, got=shorten(" ".join(["may", *words])), wanted="may VERB another")
    return op


def _parse_amount(op: Op, word: str, where: str) -> None:
    measure, slash, divisor = word.partition("/")
    if measure in MEASURES and (not slash or divisor in ("2", "3", "4")):
        op.measure = measure
        op.divisor = int(divisor) if slash else 1
    elif word.isascii() and word.isdecimal() and 0 < int(word[:3]) <= MOST:
        op.amount = int(word)
    else:
        raise Fault("content-word", where=where, got=shorten(word), choices=" ".join([f"1-{MOST}", *MEASURES]))


def parse_filter(text: str, where: str) -> Filter:
    for sign in ("<=", ">=", "="):
        what, found, value = text.partition(sign)
        if not found or what not in FILTERS:
            continue
        words = {"type": TYPES, "colour": COLOURS}.get(what)
        if words is not None and sign == "=" and value in words:
            return Filter(what, sign, value, 0)
        if words is None and value.isascii() and value.isdecimal() and len(value) <= 2:
            return Filter(what, sign, "", int(value))
    raise Fault("content-word", where=where, got=shorten(text), choices=" ".join(FILTERS))
