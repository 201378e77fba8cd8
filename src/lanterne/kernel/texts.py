"""Texts: every word that people read, from Fluent catalogues in French and English.

Names follow from what they name: `option-<verb>`, `event-<kind>`, `ask-<about>`, `cause-<kind>`, `error-<fault>`,
`need-<what>`, a rule by its id. An argument `room` with the value `crow` is written as the message `room-crow`, and is
offered to the sentence as $room, with its attributes as $room_the, $room_of and so on, and the bare value as $room_id.
"""

from __future__ import annotations

import itertools
import re
from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from lanterne.kernel.asks import Ask, Chance, Draw, Json, Option, Refusal, Roll
from lanterne.kernel.events import Event
from lanterne.kernel.faults import Arg, Fault
from lanterne.kernel.game import Game
from lanterne.kernel.registry import find_game
from lanterne.kernel.wording import Messages, Wording

LANGUAGES = ("en", "fr")
MOST_KEPT = 4096  # words and sentences kept ready, before all are forgotten


class Texts:
    """The words of one language, for the kernel and one game, with those of the pack that it is played with."""

    def __init__(self, language: str, folders: list[Path], game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.faults: list[Fault] = []  # what is wrong with the words of the pack
        self._said: dict[tuple[str, tuple[tuple[str, Arg], ...]], str] = {}
        self._words: dict[tuple[str, Arg], dict[str, Arg]] = {}
        self._sentences: dict[tuple[str, tuple[Arg, ...]], str] = {}
        resources = [[read_words(file) for file in sorted((folder / language).glob("*.ftl"))] for folder in folders]
        for resource in itertools.chain(*resources):
            self.bundle.add_resource(resource)
        if game is not None and game.pack is not None:
            own = messages_of([resource for several in resources[1:] for resource in several])
            wording = Wording(game.pack, language, messages_of(resources[0]), own)
            self.bundle.add_resource(ast.Resource(list(wording.messages.values())), allow_overrides=True)
            self.faults = wording.faults

    def has(self, id: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(id):
            return False
        return not attribute or attribute in self.bundle.get_message(id).attributes

    def say(self, id: str, **args: Arg) -> str:
        """A message by its id, with numbers and words as arguments. `id.attribute` names an attribute. Made once."""
        key = (id, tuple(args.items()))
        known = self._said.get(key)
        if known is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            known = self._said[key] = self._say(id, args)
        return known

    def _say(self, id: str, args: dict[str, Arg]) -> str:
        name, _, attribute = id.partition(".")
        if not self.has(name, attribute):
            raise KeyError(f"no text {id!r} in {self.language}")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"no text {id!r} in {self.language}")
        try:
            text, errors = self.bundle.format_pattern(pattern, args)
        except RecursionError as error:
            text, errors = "", [error]
        if not errors:
            return str(text)
        if self.game is None or self.game.pack is None:
            raise ValueError(f"text {id!r} in {self.language}: {errors[0]}")
        own = _texts(self.language, find_game(self.game.slug))  # the pack's words do not work out: the game's own are heard
        return own.say(id, **args) if own.has(name, attribute) else readable(name.partition("-")[2])

    # --- words -------------------------------------------------------------------------------------------------------

    def word(self, field: str, value: Arg) -> str:
        """The word for one argument, e.g. the name of a room."""
        return str(self._spoken(field, value)[field])

    def words(self, fields: tuple[str, ...], values: tuple[Arg, ...]) -> dict[str, Arg]:
        """Arguments for a sentence: numbers as they are, ids as the words for them."""
        args: dict[str, Arg] = {}
        for field, value in zip(fields, values, strict=True):
            args.update(self._spoken(field, value))
        return args

    def _spoken(self, field: str, value: Arg) -> dict[str, Arg]:
        """What one argument gives to a sentence; made once."""
        known = self._words.get((field, value))
        if known is None:
            if len(self._words) >= MOST_KEPT:
                self._words.clear()
            known = self._words[field, value] = self._speak(field, value)
        return known

    def _speak(self, field: str, value: Arg) -> dict[str, Arg]:
        args: dict[str, Arg] = {f"{field}_id": value}
        special = self.phrase(field, value) if isinstance(value, str) else None
        if special is not None:
            args[field] = special
            return args
        name, inner = self._message_for(field, value)
        if not name:
            args[field] = readable(value) if isinstance(value, str) else value
            return args
        args[field] = self._say(name, inner)
        for attribute in self.bundle.get_message(name).attributes:
            args[f"{field}_{attribute}"] = self._say(f"{name}.{attribute}", inner)
        return args

    def _message_for(self, field: str, value: Arg) -> tuple[str, dict[str, Arg]]:
        """The message for an argument and what it needs. `enemy:giant_rat` is the message of `enemy`, with that one;
        an id that no catalogue knows, as content packs bring them, is said through `unknown-<field>` if it is there."""
        if self.has(f"{field}-{value}"):
            return f"{field}-{value}", {}
        if isinstance(value, str):
            kind, _, what = value.partition(":")
            if what and self.has(f"{field}-{kind}"):
                return f"{field}-{kind}", self._spoken(kind, what)
            if self.has(f"unknown-{field}"):
                return f"unknown-{field}", {"name": readable(value)}
        return "", {}

    def phrase(self, field: str, value: str) -> str | None:
        """What the game itself makes of an argument, where it has its own way to say it."""
        return None if self.game is None else self.game.phrase(field, value, self.say)

    def _sentence(self, name: str, fields: tuple[str, ...], values: tuple[Arg, ...], verb: str = "") -> str:
        known = self._sentences.get((name, values))
        if known is None:
            if len(self._sentences) >= MOST_KEPT:
                self._sentences.clear()
            args = self.words(fields, values)
            if verb:
                args |= self._spoken("verb", verb)
            known = self._sentences[name, values] = sentence(self._say(name, args))
        return known

    # --- what games say ------------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """An option. $verb is what the game itself calls the act, where its cards have a name for it."""
        return self._sentence(f"option-{option.verb.name}", option.verb.fields, option.args, option.verb.name)

    def event(self, event: Event) -> str:
        return self._sentence(f"event-{event.kind.name}", event.kind.fields, event.values)

    def ask(self, ask: Ask) -> str:
        """What is asked, in words. Chance asks, which a person with the real box reads, have a wording of their own
        where a decision has the same name; $place is where the ask belongs, $dice what to roll."""
        kind, _, where = ask.about.partition(" ")
        name = f"ask-{kind}"
        args: dict[str, Arg] = {}
        if isinstance(ask, Chance):
            if self.has(name, "chance"):
                name += ".chance"
            args["place"] = self.phrase("place", ask.about) or where
            args["dice"] = self.dice(ask) if isinstance(ask, Roll) else ""
        return sentence(self.say(name, **args))

    def dice(self, roll: Roll) -> str:
        """The dice of a roll, e.g. `2 × Character die, Dungeon die`."""
        names = [die.name for die in roll.dice]
        return ", ".join(
            self.say("dice-count", count=names.count(name), die=self.word("die", name)) for name in dict.fromkeys(names)
        )

    def card_kind(self, draw: Draw) -> str:
        """What kind of thing a card of this source is, e.g. a room."""
        kind = f"source-{draw.source}"
        return self.say(f"{kind}.card") if self.has(kind, "card") else draw.source

    def card(self, card: str, draw: Draw) -> str:
        """A card as one reads it on the table, with what tells it from others of the same name."""
        return self.say(f"card-{card}") if self.has(f"card-{card}") else self.word(self.card_kind(draw), card)

    def refusal(self, refusal: Refusal) -> str:
        """Why an option is not allowed, and what would make it so."""
        return self.say(
            "refusal",
            option=self.option(refusal.option),
            need=self.say(refusal.need, **refusal.args),
            rule=refusal.rule,
        )

    def title(self) -> str:
        """The name of the game as players know it, with the pack that it is played with."""
        assert self.game is not None
        name = self.say("game-name") if self.has("game-name") else self.game.slug
        return name if self.game.pack is None else f"{name} ({self.game.pack})"

    def rule(self, id: str) -> str:
        return self.say(id) if self.has(id) else id

    def cause(self, cause: str) -> str:
        """Why a game ended: `enemy:giant_rat` or a lone word."""
        return sentence(self.word("cause", cause))

    def ending(self, cause: str, won: bool) -> str:
        """How a game ended: won or lost, and why; an end that is neither has a `.verdict` of its own."""
        if self.has(f"cause-{cause}", "verdict"):
            return self.say(f"cause-{cause}.verdict")
        return f"{self.say('terminal-won' if won else 'terminal-lost')} {self.cause(cause)}."

    def fault(self, fault: Fault) -> str:
        """A fault in one line."""
        name = f"error-{fault.message}"
        text = self.say(name, **fault.args_by_name) if self.has(name) else str(fault)
        return re.sub(r"\s*\n\s*", " ", text)

    def tutorial(self) -> list[tuple[str, str]]:
        """The steps of a game's tutorial, each with the question it explains: the first word of its `about`."""
        steps: list[tuple[str, str]] = []
        while self.has(f"tutorial-{len(steps) + 1}"):
            name = f"tutorial-{len(steps) + 1}"
            steps.append((self.say(f"{name}.at"), self.say(name)))
        return steps

    def choice(self, setting: str, value: Json) -> str:
        """A value of a setting, in words."""
        word = str(value).lower()
        for name in (f"setting-{setting}-{word}", f"value-{word}"):
            if self.has(name):
                return self.say(name)
        return readable(str(value))

    # --- figures -----------------------------------------------------------------------------------------------------

    def percent(self, chance: Fraction) -> str:
        """A chance in whole percents. Only what is certain is 100 %, only what cannot be is 0 %."""
        rounded = round(chance * 100)
        if rounded == 0 and chance > 0:
            return self.say("percent-under", number=1)
        if rounded == 100 and chance < 1:
            return self.say("percent-over", number=99)
        return self.say("percent", number=rounded)

    def decimal(self, number: Fraction) -> str:
        """A number with one digit behind the point, e.g. a mean."""
        tenths = round(number * 10)
        sign = "−" if tenths < 0 else ""
        return sign + self.say("decimal", whole=abs(tenths) // 10, tenths=abs(tenths) % 10)


@cache
def read_words(file: Path) -> ast.Resource:
    """A file of messages, parsed once: a game is often played with its own words and with those of a pack. Where in the file
    each word stands is not kept."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def messages_of(resources: list[ast.Resource]) -> Messages:
    entries = [entry for resource in resources for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def readable(id: str) -> str:
    """An id that has no message, as words."""
    return id.replace("_", " ")


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def texts_for(language: str, game: Game | str = "") -> Texts:
    """The texts of a language, with those of a game when one is given or named by its slug."""
    if language not in LANGUAGES:
        raise Fault("language-unknown", got=language[:20], choices=" ".join(LANGUAGES))
    if isinstance(game, str):
        return _texts(language, find_game(game) if game else None)
    return _texts(language, game)


@cache
def _texts(language: str, game: Game | None) -> Texts:
    folders = [Path(str(files("lanterne"))) / "text"]
    if game is not None:
        folders.append(game.folder / "text")
    return Texts(language, folders, game)
