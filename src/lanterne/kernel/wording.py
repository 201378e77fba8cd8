"""The words of a content pack: Fluent messages that stand beside those of the game, or in their place.

They are data from strangers. A message that could not be said whenever the game needs it is left out, with a fault for whoever
checks the pack; the game's own words, or the bare id, are heard instead.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax import ast

from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import Pack, is_harmless

MOST_LETTERS = 2000  # in a part of a message
MOST_DIGITS = 9
MOST_MESSAGES = 2000
DEEPEST = 12  # braces in braces

Messages = dict[str, ast.Message]


class Parts:
    """What is inside a message, or inside its value."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.strange = ""  # what no pack may use
        self.letters = 0
        for inner in walk(node):
            self._note(inner)

    def _note(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            self._refuse(f"-{node.id.name}")
        elif isinstance(node, ast.FunctionReference):
            self._refuse(f"{node.id.name}()")
        elif isinstance(node, ast.NumberLiteral) and len(node.value) > MOST_DIGITS:
            self._refuse(node.value[:MOST_DIGITS])
        elif isinstance(node, ast.StringLiteral):
            self._text(str(node.parse()["value"]))
        elif isinstance(node, ast.TextElement):
            self._text(node.value)

    def _text(self, text: str) -> None:
        self.letters += len(text)
        if not is_harmless(text):
            self._refuse(ascii(text)[:20])

    def _refuse(self, what: str) -> None:
        self.strange = self.strange or what


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node of a message and all that is inside it."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)


class Web:
    """Messages that bring each other in."""

    def __init__(self, *catalogues: Messages) -> None:
        self.messages: Messages = {}
        for catalogue in catalogues:
            self.messages |= catalogue
        self._parts: dict[str, Parts] = {}
        self._behind: dict[str, set[str]] = {}

    def parts(self, name: str) -> Parts:
        if name not in self._parts:
            self._parts[name] = Parts(self.messages.get(name))
        return self._parts[name]

    def behind(self, name: str) -> set[str]:
        """All that a message brings in, from near and far. Its attributes may speak of its own value."""
        if name in self._behind:
            return self._behind[name]
        waiting = list(self.parts(name).messages)
        value = self.messages[name].value if name in self.messages else None
        if name in waiting and name not in Parts(value).messages:
            waiting.remove(name)
        found = self._behind[name] = set[str]()
        while waiting:
            other = waiting.pop()
            if other not in found:
                found.add(other)
                waiting += self.parts(other).messages
        return found

    def variables(self, name: str) -> set[str]:
        """What a message must be given, with all that it brings in."""
        return self.parts(name).variables.union(*(self.parts(other).variables for other in self.behind(name)))


class Wording:
    """The words of a pack in one language: the messages that can be used, and what is wrong with the others. `lanterne`
    are the messages that every game shares, which no pack changes; `own` are those of the game."""

    def __init__(self, pack: Pack, language: str, lanterne: Messages, own: Messages) -> None:
        self.faults: list[Fault] = []
        self.messages: Messages = {}
        self.where: dict[str, str] = {}
        self.lanterne = lanterne
        self.own = own
        for file, text in pack.words.get(language, {}).items():
            self._read(text, f"text/{language}/{file}")
        if len(self.messages) > MOST_MESSAGES:
            self.faults = [Fault("words-many", language=language, got=len(self.messages), most=MOST_MESSAGES)]
            self.messages = {}
        while self._drop_what_cannot_be_said():
            pass  # what brought the dropped ones in cannot be said any more
        for name, message in self.messages.items():
            self.messages[name] = completed(message, own)

    def _fault(self, message: str, name: str, got: str = "") -> None:
        self.faults.append(Fault(message, where=f"{self.where[name]}, {name}", got=got))

    def _read(self, text: str, where: str) -> None:
        """The messages of one file."""
        if deepest(text) > DEEPEST:
            self.faults.append(Fault("words-deep", file=where))
            return
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                self.faults.append(Fault("words-junk", file=where, line=line))
            elif isinstance(entry, ast.Message):
                self._add(entry, where)

    def _add(self, message: ast.Message, where: str) -> None:
        name = message.id.name
        first = self.where.setdefault(name, where)
        parts = Parts(message)
        if name in self.messages:
            self.faults.append(Fault("words-twice", where=f"{where}, {name}", got=first))
        elif name in self.lanterne:
            self._fault("words-not-yours", name)
        elif message.value is None:
            self._fault("words-empty", name)
        elif parts.strange:
            self._fault("words-strange", name, parts.strange)
        elif parts.letters > MOST_LETTERS:
            self._fault("words-long", name)
        else:
            self.messages[name] = message

    def _drop_what_cannot_be_said(self) -> bool:
        """A message may use what the game's own of that name is given; one with a new name is given nothing, unless
        others bring it in. What it brings in must be there, and not bring it in again. Says whether any was dropped."""
        before = len(self.messages)
        theirs, whole = Web(self.lanterne, self.own), Web(self.lanterne, self.own, self.messages)
        brought = set[str]().union(*(whole.parts(name).messages for name in self.messages))
        for name in list(self.messages):
            behind = whole.behind(name)
            unknown = sorted(behind - whole.messages.keys())
            extra = sorted(whole.variables(name) - forms(theirs.variables(name), whole.variables(name)))
            if unknown:
                self._fault("words-reference", name, unknown[0])
            elif name in behind:
                self._fault("words-circle", name)
            elif extra and (name in self.own or name not in brought):
                self._fault("words-variable", name, f"${extra[0]}")
            else:
                continue
            del self.messages[name]
        return len(self.messages) < before


def forms(given: set[str], wanted: set[str]) -> set[str]:
    """The variables that come with what is given: with `enemy_the` there are `enemy`, `enemy_of` and `enemy_id` too."""
    stems = given | {name.rpartition("_")[0] for name in given}
    return given | {name for name in wanted if name in stems or name.rpartition("_")[0] in stems - {""}}


def deepest(text: str) -> int:
    """How many braces are open at most."""
    depth = most = 0
    for letter in text:
        if letter == "{":
            depth += 1
            most = max(most, depth)
        elif letter == "}":
            depth = max(0, depth - 1)
    return most


def completed(message: ast.Message, own: Messages) -> ast.Message:
    """A message with all forms that sentences ask for. `enemy-ogre = Ogre` gets those of `unknown-enemy`, and whatever
    else the game's own message of that name has."""
    whole = ast.Message(message.id, message.value, list(message.attributes))
    have = {attribute.id.name for attribute in whole.attributes}
    pattern = own.get(f"unknown-{message.id.name.partition('-')[0]}")
    for attribute in pattern.attributes if pattern is not None else ():
        if attribute.id.name not in have:
            named = [speak_of(element, message.id.name) for element in attribute.value.elements]
            whole.attributes.append(ast.Attribute(attribute.id, ast.Pattern(named)))
            have.add(attribute.id.name)
    before = own.get(message.id.name)
    for attribute in before.attributes if before is not None else ():
        if attribute.id.name not in have:
            whole.attributes.append(attribute)
    return whole


def speak_of(element: ast.TextElement | ast.Placeable, name: str) -> ast.TextElement | ast.Placeable:
    """An element of a pattern about `$name`, for a message that has its name as its value."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return ast.Placeable(ast.MessageReference(ast.Identifier(name)))
    return element
