"""Asks: the questions that rules put to seats and to chance, and the options that answer them. An ask is yielded by a
flow, answered once through `accept`, and kept in the log; `value = yield from ask` gives a rule the answer with its type."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import accumulate, product
from typing import Final, NoReturn, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from lanterne.kernel.events import ALL
from lanterne.kernel.faults import Arg, Refused, SoftLock

T = TypeVar("T")
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

PARTY: Final = -1  # any seat may answer for all
CHANCE: Final = -2  # the dealer answers


class Verb:
    """A kind of option: its name, the names of its arguments, the rule that allows it.

    Calling a verb gives the option with those arguments, always the same object for the same arguments.
    """

    __slots__ = ("_made", "fields", "name", "rule")

    def __init__(self, name: str, *fields: str, rule: str = "") -> None:
        self.name = name
        self.fields = fields
        self.rule = rule
        self._made: dict[tuple[Arg, ...], Option] = {}

    def __call__(self, *args: Arg) -> Option:
        option = self._made.get(args)
        if option is None:
            option = self._made[args] = Option(self, args, self.rule)
        return option


class Option:
    """One possible answer: a verb with its arguments. A value without behaviour; words come from the texts.

    Made by its verb, which makes one for each list of arguments: equal options are the same object."""

    __slots__ = ("args", "key", "rule", "verb")

    def __init__(self, verb: Verb, args: tuple[Arg, ...], rule: str) -> None:
        if len(args) != len(verb.fields):
            raise ValueError(f"{verb.name} takes {verb.fields}, not {args}")
        self.verb = verb
        self.args = args
        self.rule = rule
        self.key = " ".join([verb.name, *map(str, args)])

    def touches(self) -> list[str]:
        """The board elements this option is about, as `field:value`."""
        return [f"{field}:{value}" for field, value in zip(self.verb.fields, self.args, strict=True)]

    def word(self, index: int = 0) -> str:
        """An argument that is a word."""
        value = self.args[index]
        assert isinstance(value, str)
        return value

    def number(self, index: int = 0) -> int:
        """An argument that is a number."""
        value = self.args[index]
        assert isinstance(value, int)
        return value

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Refusal:
    """An option that is not allowed now: the rule that says why, and what would make it legal."""

    __slots__ = ("args", "need", "option", "rule")

    def __init__(self, option: Option, rule: str, need: str, **args: Arg) -> None:
        self.option = option
        self.rule = rule
        self.need = need
        self.args: dict[str, Arg] = args

    def __repr__(self) -> str:
        return f"<no {self.option.key}: {self.rule} {self.need}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """A question. `about` names it for texts and bots; `seat` answers it; `revealed` marks answers that uncover a secret."""

    revealed: bool = False
    by: int = -1  # who answered for the party

    def __init__(self, seat: int, about: str) -> None:
        self.seat = seat
        self.about = about

    def accept(self, answer: object) -> None:
        """Take an answer, or raise Refused and change nothing."""
        raise NotImplementedError

    def adopt(self, other: Ask) -> None:
        """Take the answer of an equal ask that was already answered: replays need no second check."""
        raise NotImplementedError

    def encode(self) -> Json:
        """The answer as plain data for a save."""
        raise NotImplementedError

    def decode(self, data: Json) -> None:
        """Take an answer from a save."""
        raise NotImplementedError

    def sample(self, below: Callable[[int], int]) -> object:
        """Some answer, picked with `below(n)`: a number from 0 to n - 1."""
        raise NotImplementedError

    def lapse(self, draft: Json) -> object | None:
        """What counts as the answer of a seat whose time is out, given what it had drafted; None: a bot may answer."""
        return None

    def who(self) -> str:
        """Who answered, as the log writes it."""
        return "chance" if self.seat == CHANCE else f"party:{self.by}" if self.seat == PARTY else f"seat:{self.seat}"

    def _tagged(self, data: Json, kind: str) -> str:
        """The text behind the tag of a saved answer, or Refused when the tag is of another question."""
        if not isinstance(data, str) or "> " not in data:
            raise Refused("answer-shape", wanted=kind, got=shorten(data))
        tag, _, text = data.partition("> ")
        if self.seat == PARTY and tag.startswith("party:") and tag[6:].isdigit():
            self.by = int(tag[6:])
        elif tag != kind:
            raise Refused("answer-other", wanted=kind, got=shorten(data))
        return text


def shorten(data: object) -> str:
    """Some data in at most sixty characters, for an error line."""
    text = str(data).replace("\n", " ")
    return text if len(text) <= 60 else text[:57] + "..."


class Choose(Ask):
    """One of the listed options, for a seat or for the party."""

    def __init__(self, seat: int, about: str, options: list[Option]) -> None:
        if not options:
            no_option(about)
        self.seat = seat
        self.about = about
        self.options = options

    chosen: Option
    late: Option | None = None  # what counts when time is out

    def __iter__(self) -> Generator[Ask, None, Option]:
        yield self
        return self.chosen

    def accept(self, answer: object) -> None:
        if isinstance(answer, Option):
            if answer not in self.options:
                raise Refused("answer-not-offered", got=answer.key)
            self.chosen = answer
        elif isinstance(answer, int) and not isinstance(answer, bool):
            if not 0 <= answer < len(self.options):
                raise Refused("answer-number", got=answer, most=len(self.options))
            self.chosen = self.options[answer]
        else:
            self.chosen = self.find(answer)

    def find(self, key: object) -> Option:
        """The offered option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        raise Refused("answer-not-offered", got=shorten(key))

    def adopt(self, other: Ask) -> None:
        assert isinstance(other, Choose)
        self.chosen = other.chosen
        self.by = other.by

    def encode(self) -> Json:
        return f"{self.who()}> {self.chosen.key}"

    def decode(self, data: Json) -> None:
        self.chosen = self.find(self._tagged(data, self.who()))

    def lapse(self, draft: Json) -> object | None:
        return self.late

    def sample(self, below: Callable[[int], int]) -> object:
        return self.options[below(len(self.options))]


def no_option(about: str) -> NoReturn:
    raise SoftLock(f"the question {about!r} has no option")


class Pick(Ask):
    """Several of the listed options: between `least` and `most` of them, in the order they were picked."""

    def __init__(self, seat: int, about: str, options: list[Option], least: int, most: int) -> None:
        super().__init__(seat, about)
        if not 0 <= least <= most <= len(options):
            raise SoftLock(f"the question {about!r} wants {least} to {most} of {len(options)} options")
        self.options = options
        self.least = least
        self.most = most
        self.picked: list[Option] = []

    def __iter__(self) -> Generator[Ask, None, list[Option]]:
        yield self
        return list(self.picked)  # the flow's own: forks share the answer

    def accept(self, answer: object) -> None:
        if not isinstance(answer, list | tuple):
            raise Refused("answer-shape", wanted="list", got=shorten(answer))
        picked: list[Option] = []
        for item in answer:
            key = item.key if isinstance(item, Option) else item
            found = [option for option in self.options if option.key == key]
            if not found or found[0] in picked:
                raise Refused("answer-not-offered", got=shorten(key))
            picked.append(found[0])
        if not self.least <= len(picked) <= self.most:
            raise Refused("answer-count", got=len(picked), least=self.least, most=self.most)
        self.picked = picked

    def adopt(self, other: Ask) -> None:
        assert isinstance(other, Pick)
        self.picked = other.picked
        self.by = other.by

    def encode(self) -> Json:
        return f"{self.who()}> " + "; ".join(option.key for option in self.picked)

    def decode(self, data: Json) -> None:
        text = self._tagged(data, self.who())
        self.accept(text.split("; ") if text else [])

    def sample(self, below: Callable[[int], int]) -> object:
        left = list(self.options)
        count = self.least + below(self.most - self.least + 1)
        return [left.pop(below(len(left))) for _ in range(count)]


class Die:
    """A die: the names of its faces, the number each stands for, and how many sides show each."""

    __slots__ = ("by_byte", "faces", "name", "sides", "table", "values")

    def __init__(self, name: str, faces: Sequence[str], values: Sequence[int], sides: Sequence[int]) -> None:
        self.name = name
        self.faces = tuple(faces)
        self.values = tuple(values)
        self.sides = tuple(sides)
        self.table: tuple[int, ...] = tuple(face for face, count in enumerate(sides) for _ in range(count))
        # the face that a random byte stands for, -1 where taking the byte would favour some faces
        fair = 256 - 256 % len(self.table)
        self.by_byte: tuple[int, ...] = tuple(self.table[b % len(self.table)] if b < fair else -1 for b in range(256))

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Chance(Ask):
    """A question to chance. `source` is the thing that decides at a real table (my dice, the room deck); `about`
    says what for, and with its count is the key under which *same luck* finds it again."""

    only: int = -1  # the seat that alone sees what came; events.ALL: everybody

    def __init__(self, source: str, about: str) -> None:
        super().__init__(CHANCE, about)
        self.source = source

    def outcomes(self) -> Iterator[tuple[object, int]]:
        """Every answer with its exact weight."""
        raise NotImplementedError

    def total(self) -> int:
        """The sum of all weights."""
        raise NotImplementedError


class Roll(Chance):
    """Dice rolled together. The answer is a face index for each die; a rule receives the values."""

    def __init__(self, source: str, about: str, dice: tuple[Die, ...]) -> None:
        self.seat = CHANCE
        self.about = about
        self.source = source
        self.dice = dice

    faces: list[int]

    def __iter__(self) -> Generator[Ask, None, list[int]]:
        yield self
        return self.values()

    def values(self) -> list[int]:
        """The numbers rolled."""
        dice = self.dice
        numbers = []
        for place, face in enumerate(self.faces):
            numbers.append(dice[place].values[face])
        return numbers

    def names(self) -> list[str]:
        """The faces rolled, by name."""
        return [die.faces[face] for die, face in zip(self.dice, self.faces, strict=True)]

    def accept(self, answer: object) -> None:
        """Faces by name in the order of the dice, or `die:face` in any order."""
        if isinstance(answer, str):
            answer = answer.split()
        if not isinstance(answer, list | tuple):
            raise Refused("answer-shape", wanted="dice", got=shorten(answer))
        left = list(enumerate(self.dice))
        faces = [-1] * len(self.dice)
        for item in answer:
            name, _, face = str(item).rpartition(":")
            fits = [(place, die) for place, die in left if not name or die.name == name]
            if not fits:
                raise Refused("roll-too-many", got=shorten(item), dice=self.wanted())
            place, die = fits[0]
            if face not in die.faces:
                raise Refused("roll-no-face", got=shorten(face), die=die.name, faces=" ".join(die.faces))
            faces[place] = die.faces.index(face)
            left.remove((place, die))
        if left:
            raise Refused("roll-too-few", dice=self.wanted())
        self.faces = faces

    def wanted(self) -> str:
        """What to roll, in words a person can follow: the names of the dice."""
        return " ".join(die.name for die in self.dice)

    def adopt(self, other: Ask) -> None:
        assert isinstance(other, Roll)
        self.faces = other.faces

    def encode(self) -> Json:
        return f"{self.source}> " + " ".join(self.names())

    def decode(self, data: Json) -> None:
        self.accept(self._tagged(data, self.source).split())

    def sample(self, below: Callable[[int], int]) -> object:
        return [die.faces[die.table[below(len(die.table))]] for die in self.dice]

    def outcomes(self) -> Iterator[tuple[object, int]]:
        for faces in product(*(range(len(die.faces)) for die in self.dice)):
            weight = 1
            for die, face in zip(self.dice, faces, strict=True):
                weight *= die.sides[face]
            yield [die.faces[face] for die, face in zip(self.dice, faces, strict=True)], weight

    def total(self) -> int:
        total = 1
        for die in self.dice:
            total *= len(die.table)
        return total


class Draw(Chance):
    """One card of a pool of unseen ones, each with its weight (1 when no weights are given); `only` one seat may see it."""

    def __init__(self, source: str, about: str, cards: tuple[str, ...], weights: tuple[int, ...] = (), only: int = ALL) -> None:
        if not cards:
            no_option(about)
        self.seat = CHANCE
        self.about = about
        self.source = source
        self.cards = cards
        self.weights = weights
        self.only = only

    card: str

    def __iter__(self) -> Generator[Ask, None, str]:
        yield self
        return self.card

    def accept(self, answer: object) -> None:
        if not isinstance(answer, str) or answer not in self.cards:
            raise Refused("draw-not-there", got=shorten(answer), source=self.source)
        self.card = answer

    def adopt(self, other: Ask) -> None:
        assert isinstance(other, Draw)
        self.card = other.card

    def encode(self) -> Json:
        return f"{self.source}> {self.card}"

    def decode(self, data: Json) -> None:
        self.accept(self._tagged(data, self.source))

    def sample(self, below: Callable[[int], int]) -> object:
        point = below(self.total())
        if not self.weights:
            return self.cards[point]
        return self.cards[bisect_right(list(accumulate(self.weights)), point)]

    def outcomes(self) -> Iterator[tuple[object, int]]:
        """Copies of a card are one answer with their weights added up."""
        weights: dict[str, int] = {}
        for card, weight in zip(self.cards, self.weights or (1,) * len(self.cards), strict=True):
            weights[card] = weights.get(card, 0) + weight
        yield from weights.items()

    def total(self) -> int:
        return sum(self.weights) if self.weights else len(self.cards)


class Together(Ask):
    """Questions to several seats at once. The flow goes on when `enough` of them (all, unless told) are answered;
    `arrivals` keeps the order in which they were. Until then a seat may withdraw its answer, unless `binds` says that it
    stands as soon as it is given (it gets the arrivals, and gives those that stand)."""

    def __init__(
        self, about: str, asks: list[Ask], enough: int = 0, binds: Callable[[list[Ask]], list[Ask]] | None = None
    ) -> None:
        super().__init__(PARTY, about)
        if not asks:
            no_option(about)
        self.asks = asks
        self.enough = enough or len(asks)
        self.pace: tuple[int, int] | None = None  # seconds that bots wait, from and to, where being first counts
        self.binds = binds
        self.arrivals: list[Ask] = []

    def __iter__(self) -> Generator[Ask, None, list[Ask]]:
        yield self
        return self.arrivals

    def open_for(self, seat: int) -> Ask | None:
        """The question that this seat has still to answer."""
        for ask in self.asks:
            if ask.seat == seat and ask not in self.arrivals:
                return ask
        return None

    def given_by(self, seat: int) -> Ask | None:
        """What this seat has answered while others still think."""
        for ask in self.arrivals:
            if ask.seat == seat:
                return ask
        return None

    def stands(self, answered: Ask) -> bool:
        """Whether an answer can no longer be withdrawn."""
        return self.binds is not None and answered in self.binds(self.arrivals)


Flow: TypeAlias = Generator[Ask, None, T]
