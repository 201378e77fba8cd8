"""A new content pack: the game's own cards to begin with, and above them everything one may write there.

Which fields there are, their kinds and ranges and the words of the effects come from the game's code (`Game.guide`); what they
mean is said by the messages in the game's `guide/`.
"""

from __future__ import annotations

import textwrap
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.packs import LABEL, Field, Guide, content_of
from lanterne.kernel.saves import write_whole
from lanterne.kernel.texts import LANGUAGES, Texts, messages_of, read_words

WIDTH = 110
MANY = 500  # entries from which on a list has no limit worth telling


def write_template(game: Game, folder: Path, language: str) -> list[Path]:
    """Write a new pack to a folder that is not there or empty; says which files it has."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Fault("pack-not-empty", file=str(folder))
    name = "".join(letter for letter in folder.resolve().name if letter.isprintable())
    written = template(game, name[:80] or game.slug, language)
    for name, text in written.items():
        write_whole(folder / name, text)
    return [folder / name for name in written]


def template(game: Game, name: str, language: str) -> dict[str, str]:
    """The files of a new pack, by name."""
    handbook = Handbook(game, language)
    contents = content_of(game.folder / "content")
    written = {LABEL: handbook.label(name)}
    written |= {file: handbook.heading(file) + body_of(text) for file, text in contents.items()}
    return written | {f"text/{spoken}/words.ftl": handbook.words(spoken) for spoken in LANGUAGES}


def body_of(text: str) -> str:
    """A content file without the comments at its top, which the guide replaces."""
    lines = text.split("\n")
    while lines and (lines[0].startswith("#") or not lines[0].strip()):
        lines.pop(0)
    return "\n".join(lines)


class Handbook:
    """What a pack of a game may hold, in the language of whoever writes it."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.guide: Guide = game.guide()
        folders = [Path(str(files("lanterne"))) / "text", game.folder / "text", game.folder / "guide"]
        self.texts = Texts(language, folders)

    def say(self, id: str, **args: int | str) -> str:
        return self.texts.say(id, **args)

    # --- the label ---------------------------------------------------------------------------------------------------

    def label(self, name: str) -> str:
        slug = self.game.slug
        values = {"game": slug, "name": name, "author": "", "version": "0.1", "about": ""}
        lines = comment(self.say("pack-label", game=self.texts.say("game-name") if self.texts.has("game-name") else slug))
        for key, value in values.items():
            lines += ["", *comment(self.say(f"pack-label-{key}")), f"{key} = {quoted(value)}"]
        return "\n".join(lines) + "\n"

    # --- cards -------------------------------------------------------------------------------------------------------

    def heading(self, file: str) -> str:
        """The comment at the top of a content file: what it is, its fields, and the words that it may use."""
        name = file.removesuffix(".toml")
        fields = {path: field for path, field in self.guide.fields.items() if path.startswith(f"{name}.")}
        lines = comment(self.explain(name))
        if fields:
            lines += ["#", *comment(self.say("guide-fields"))]
        for path in sorted(fields, key=lambda path: order(path, list(fields))):
            lines += self.field_lines(path.removeprefix(f"{name}."), path, fields[path])
        for kind in self.kinds_in(fields):
            lines += ["#", *self.vocabulary_lines(kind)]
        return "\n".join([*lines, "", ""])

    def field_lines(self, name: str, path: str, field: Field) -> list[str]:
        kind = self.kind_of(field)
        said = self.say("guide-optional", kind=kind) if field.optional else kind
        return [*comment(f"{name}: {said}", "  ", "      "), *comment(self.explain(path), "      ", "      ")]

    def explain(self, path: str) -> str:
        """What the message for a field, a file or a word says; nothing where the game has no guide."""
        id = message_for(path)
        return self.say(id) if self.texts.has(id) else ""

    def kind_of(self, field: Field) -> str:
        """The kind of a field with its range, in words."""
        kind, _, item = field.kind.partition(" ")
        if kind == "list":
            count = "guide-count-same" if field.least == field.most else "guide-count"
            count = "guide-count-any" if field.most >= MANY else count
            return self.say(count, least=field.least, most=field.most, kind=self.item(item))
        if kind == "number":
            return self.say("guide-kind-number", least=field.least, most=field.most)
        if kind == "word":
            return self.say("guide-kind-word", choices=" ".join(field.choices))
        return self.item(kind)

    def item(self, kind: str) -> str:
        """One thing of a kind."""
        if kind in self.guide.vocabulary:
            return self.say("guide-kind-vocabulary", kind=kind)
        return self.say(f"guide-kind-{kind}") if self.texts.has(f"guide-kind-{kind}") else kind

    # --- the vocabulary ----------------------------------------------------------------------------------------------

    def kinds_in(self, fields: dict[str, Field]) -> list[str]:
        """The kinds of words that a file uses, with those that they are made of."""
        vocabulary = self.guide.vocabulary
        waiting = [field.kind.removeprefix("list ") for field in fields.values()]
        found: list[str] = []
        while waiting:
            kind = waiting.pop(0)
            if kind in vocabulary and kind not in found:
                found.append(kind)
                waiting += [part for shape in vocabulary[kind].values() for part in shape]
            elif self.texts.has(f"guide-uses-{kind}"):
                waiting += self.say(f"guide-uses-{kind}").split()
        return [kind for kind in vocabulary if kind in found]

    def vocabulary_lines(self, kind: str) -> list[str]:
        lines = comment(f"{kind}: {self.explain(kind)}")
        for word, shape in self.guide.vocabulary[kind].items():
            written = " ".join([word, *(part.upper() for part in shape)])
            lines += comment(f"{written}: {self.meaning(kind, word)}", "  ", "      ")
        return lines

    def meaning(self, kind: str, word: str) -> str:
        """What a word of the vocabulary does: the guide says so, or the game has a name for it."""
        if self.texts.has(message_for(f"{kind}.{word}")):
            return self.explain(f"{kind}.{word}")
        return self.texts.word(kind, word)

    # --- words -------------------------------------------------------------------------------------------------------

    def words(self, language: str) -> str:
        """The beginning of a file of words: one card of each kind as the game calls it."""
        lines = comment(self.say("pack-words", language=language))
        own = messages_of([read_words(file) for file in sorted((self.game.folder / "text" / language).glob("*.ftl"))])
        kinds: set[str] = set()
        for card in self.game.cards():
            kind, _, id = card.partition(":")
            message = own.get(f"{kind}-{id}")
            if message is not None and kind not in kinds:
                kinds.add(kind)
                lines += ["", FluentSerializer().serialize_entry(plain_entry(message)).rstrip("\n")]
        return "\n".join(lines) + "\n"


def plain_entry(message: ast.Message) -> ast.Message:
    """A message without the comment above it."""
    return ast.Message(message.id, message.value, message.attributes)


def message_for(path: str) -> str:
    """The id of the message that explains something: `rooms.room.actions.*` is `guide-rooms-room-actions-any`."""
    return "guide-" + path.replace("*", "any").replace(".", "-")


def order(path: str, paths: list[str]) -> list[int]:
    """Where a field stands in the guide: behind the table that it is in."""
    parts = path.split(".")
    above = [".".join(parts[: place + 1]) for place in range(len(parts))]
    return [paths.index(name) if name in paths else -1 for name in above]


def quoted(text: str) -> str:
    """A string as TOML writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def comment(text: str, first: str = "", later: str = "") -> list[str]:
    """Lines behind `# `, as wide as can be read."""
    lines = []
    for paragraph in text.split("\n"):
        wrapper = textwrap.TextWrapper(WIDTH, f"# {first}", f"# {later}", break_long_words=False, break_on_hyphens=False)
        lines += wrapper.wrap(paragraph) or ["#"]
    return [line.rstrip() for line in lines] if text else []
