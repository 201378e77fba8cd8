"""Texts: every word that people read, from Fluent catalogues in French and English.

Names follow from what they name: `option-<verb>`, `event-<kind>`, `ask-<about>`, `cause-<kind>`, `error-<fault>`,
`need-<what>`, a rule by its id. An argument `room` with the value `crow` is written as the message `room-crow`, and is
offered to the sentence as $room, with its attributes as $room_the, $room_of and so on.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lanterne.kernel.asks import Ask, Option, Refusal
from lanterne.kernel.events import Event
from lanterne.kernel.faults import Arg, Fault
from lanterne.kernel.registry import find_game

LANGUAGES = ("en", "fr")


class Texts:
    """The words of one language, for the kernel and one game."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(id):
            return False
        return not attribute or attribute in self.bundle.get_message(id).attributes

    def say(self, id: str, **args: Arg) -> str:
        """A message by its id, with numbers and words as arguments. `id.attribute` names an attribute."""
        name, _, attribute = id.partition(".")
        if not self.has(name, attribute):
            raise KeyError(f"no text {id!r} in {self.language}")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"no text {id!r} in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {id!r} in {self.language}: {errors[0]}")
        return str(text)

    def words(self, fields: tuple[str, ...], values: tuple[Arg, ...]) -> dict[str, Arg]:
        """Arguments for a sentence: numbers as they are, ids as the words for them."""
        args: dict[str, Arg] = {}
        for field, value in zip(fields, values, strict=True):
            name = f"{field}-{value}"
            if not self.has(name):
                args[field] = self.list_of(value) if isinstance(value, str) else value
                continue
            args[field] = self.say(name)
            for attribute in self.bundle.get_message(name).attributes:
                args[f"{field}_{attribute}"] = self.say(f"{name}.{attribute}")
        return args

    def list_of(self, value: str) -> str:
        """An effect list of content, e.g. `lose hp 1, inflict poison`, in words; other strings as they are."""
        if not value or not self.has(f"effect-word-{value.split()[0]}"):
            return value
        choices = [
            self.say("list-and", items=", ".join(map(self._effect, choice.split(", ")))) for choice in value.split(" / ")
        ]
        return self.say("list-or").join(choices)

    def _effect(self, effect: str) -> str:
        verb, *rest = effect.split()
        what = next((word for word in rest if not word.isdigit() and word != "floor"), "")
        amount = next((word for word in rest if word.isdigit() or word == "floor"), "")
        args: dict[str, Arg] = {"what": "", "amount": amount if amount == "floor" else int(amount or 0)}
        for prefix in ("stat", "potion", "affliction", "forbidden"):
            if what and verb_takes(verb, prefix) and self.has(f"{prefix}-{what}"):
                args["what"] = self.say(f"{prefix}-{what}")
        return self.say(f"effect-word-{verb}", **args)

    # --- what games say ------------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        return sentence(self.say(f"option-{option.verb.name}", **self.words(option.verb.fields, option.args)))

    def event(self, event: Event) -> str:
        return sentence(self.say(f"event-{event.kind.name}", **self.words(event.kind.fields, event.values)))

    def ask(self, ask: Ask) -> str:
        """What is asked, in words; the names of chance asks carry a place behind a space."""
        return sentence(self.say(f"ask-{ask.about.split()[0]}"))

    def refusal(self, refusal: Refusal) -> str:
        """Why an option is not allowed, and what would make it so."""
        return self.say(
            "refusal",
            option=self.option(refusal.option),
            need=self.say(refusal.need, **refusal.args),
            rule=refusal.rule,
        )

    def rule(self, id: str) -> str:
        return self.say(id) if self.has(id) else id

    def cause(self, cause: str) -> str:
        """Why a game ended: `enemy:giant_rat` or a lone word."""
        kind, _, what = cause.partition(":")
        args = self.words((kind,), (what,)) if what else {}
        return sentence(self.say(f"cause-{kind}", **args))

    def fault(self, fault: Fault) -> str:
        """A fault in one line."""
        name = f"error-{fault.message}"
        text = self.say(name, **fault.args_by_name) if self.has(name) else str(fault)
        return re.sub(r"\s+", " ", text)


def verb_takes(verb: str, prefix: str) -> bool:
    """Which kind of word an effect's argument is: `poison` is a potion to receive and an affliction to suffer."""
    kinds = {"gain": "stat", "lose": "stat", "potion": "potion", "inflict": "affliction", "cure": "affliction"}
    return kinds.get(verb, "forbidden") == prefix


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


@cache
def texts_for(language: str, slug: str = "") -> Texts:
    """The texts of a language, with those of a game when one is named."""
    if language not in LANGUAGES:
        raise Fault("language-unknown", got=language[:20], choices=" ".join(LANGUAGES))
    folders = [Path(str(files("lanterne"))) / "text"]
    if slug:
        folders.append(find_game(slug).folder / "text")
    return Texts(language, folders)
