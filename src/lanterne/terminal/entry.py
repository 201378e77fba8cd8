"""Typed chance: faces and card names as people write them, turned to what the kernel accepts. What makes no sense is passed
on as it is, so that the kernel's own refusal says why."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

from lanterne.kernel.asks import Die, Draw, Roll
from lanterne.kernel.texts import Texts

GAPS = re.compile(r"[\s,;+]+")


def number_in(text: str) -> int | None:
    """A plain number, whatever its length; None for all that is none, such as ² or ٣."""
    if not text.isascii() or not text.isdigit():
        return None
    return int(text) if len(text) < 10 else 10**9


def folded(text: str) -> str:
    """A text without accents and capitals, as people type when they search."""
    plain = "".join(letter for letter in normalize("NFD", text) if not combining(letter))
    return plain.casefold().replace("’", "'")


def read_faces(text: str, roll: Roll, texts: Texts) -> list[str]:
    """Faces in the order of the dice, or `die:face`; upper and lower case, words and first letters are all one."""
    tokens = [token for token in GAPS.split(text.strip()) if token]
    if len(tokens) == 1 and len(roll.dice) > 1 and len(tokens[0]) == len(roll.dice):
        tokens = list(tokens[0])  # 6x3
    left = list(roll.dice)
    faces = []
    for token in tokens:
        name, _, face = token.rpartition(":")
        fits = [die for die in left if not name or die.name == name.lower()]
        if not fits:
            faces.append(token)
            continue
        left.remove(fits[0])
        found = face_named(face, fits[0], texts)
        faces.append(f"{name.lower()}:{found}" if name else found)
    return faces


def face_named(face: str, die: Die, texts: Texts) -> str:
    """The face of a die that a person means, or what was written when there is none."""
    wanted = folded(face)
    names = {known: {folded(known), folded(texts.word("face", known))} for known in die.faces}
    for known, words in names.items():
        if wanted in words:
            return known
    begun = [known for known, words in names.items() if wanted.isalpha() and any(word.startswith(wanted) for word in words)]
    return begun[0] if len(begun) == 1 else face


def card_words(card: str, draw: Draw, texts: Texts) -> str:
    """A card as one reads it on the table."""
    return texts.card(card, draw)


def card_kind(draw: Draw, texts: Texts) -> str:
    """What kind of thing a card of this source is, e.g. a room."""
    return texts.card_kind(draw)


def cards_like(text: str, draw: Draw, texts: Texts) -> list[str]:
    """The cards that a person may mean: by number, by id, or by a part of the name; all of them for no text."""
    wanted = folded(text.strip())
    number = number_in(wanted)
    if number is not None:
        return [draw.cards[number - 1]] if 1 <= number <= len(draw.cards) else []
    words = {card: folded(card_words(card, draw, texts)) for card in draw.cards}
    exact = [card for card in draw.cards if wanted in (card, words[card])]
    return exact or [card for card in draw.cards if wanted in words[card] or wanted in card]
