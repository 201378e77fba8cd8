"""Reading content: every wrong value is a fault with its place, and every field that is asked for is written down."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import Notes
from lanterne.parts.reading import Reader, read_files, read_toml

CARD = """
id = "ogre"
hp = 12
big = true
kind = "beast"
lines = ["a", "b"]
[[arms]]
id = "club"
[loot]
gold = 3
"""

Read = Callable[[Reader], object]


def card(notes: Notes | None = None, text: str = CARD) -> Reader:
    return read_toml(text, "cards.toml", notes)


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (lambda r: r.slug("id"), "ogre"),
        (lambda r: r.number("hp", 1, 20), 12),
        (lambda r: r.number("mp", 1, 20, 5), 5),
        (lambda r: r.flag("big"), True),
        (lambda r: r.flag("small", False), False),
        (lambda r: r.word("kind", ("beast", "ghost")), "beast"),
        (lambda r: r.word("mood", ("calm",), ""), ""),
        (lambda r: r.text("song", default="la"), "la"),
        (lambda r: r.texts("lines", least=2, most=2), ["a", "b"]),
        (lambda r: r.tables("arms")[0].slug("id"), "club"),
        (lambda r: r.table("loot").names(), ["gold"]),
    ],
)
def test_what_is_right_is_read(read: Read, value: object) -> None:
    assert read(card()) == value


@pytest.mark.parametrize(
    ("read", "message", "where"),
    [
        (lambda r: r.number("hp", 1, 9), "content-number", "cards.toml.hp"),
        (lambda r: r.number("big", 0, 1), "content-number", "cards.toml.big"),
        (lambda r: r.number("mp", 1, 20), "content-missing", "cards.toml"),
        (lambda r: r.flag("hp"), "content-type", "cards.toml.hp"),
        (lambda r: r.word("kind", ("ghost",)), "content-word", "cards.toml.kind"),
        (lambda r: r.word("hp", ("ghost",)), "content-word", "cards.toml.hp"),
        (lambda r: r.slug("hp"), "content-id", "cards.toml.hp"),
        (lambda r: r.text("hp"), "content-type", "cards.toml.hp"),
        (lambda r: r.texts("lines", most=1), "content-count", "cards.toml.lines"),
        (lambda r: r.texts("arms"), "content-type", "cards.toml.arms.1"),
        (lambda r: r.tables("lines"), "content-type", "cards.toml.lines.1"),
        (lambda r: r.table("hp"), "content-type", "cards.toml.hp"),
        (lambda r: r.tables("arms")[0].number("weight", 1, 9), "content-missing", "cards.toml.arms.club"),
        (lambda r: r.done(), "content-unknown", "cards.toml"),
    ],
)
def test_what_is_wrong_is_a_fault_with_its_place(read: Read, message: str, where: str) -> None:
    with pytest.raises(Fault, match=message) as raised:
        read(card())
    assert raised.value.args_by_name["where"] == where


@pytest.mark.parametrize("id", ["", "Ogre", "an ogre", "ögre", "og-re", "x" * 41])
def test_an_id_has_small_letters_digits_and_underscores(id: str) -> None:
    with pytest.raises(Fault, match="content-id"):
        card(text=f'id = "{id}"').slug("id")
    with pytest.raises(Fault, match="content-id"):
        card(text=f'"{id}" = 1').names()


@pytest.mark.parametrize("text", ["a = ", "a = 1\na = 2", "a = " + "[" * 3000, "a = " + "1" * 5000])
def test_what_is_no_toml_is_a_fault(text: str) -> None:
    with pytest.raises(Fault, match="content-toml"):
        card(text=text)


def test_a_number_of_thousands_of_digits_is_a_wrong_one() -> None:
    with pytest.raises(Fault, match="content-number"):
        card(text="hp = 0x" + "f" * 9000).number("hp", 1, 20)


def test_a_file_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(Fault, match="content-no-file"):
        read_files({"cards.toml": ""}, ("cards", "rooms"))


def test_every_field_that_is_asked_for_is_written_down() -> None:
    notes: Notes = {}
    reader = card(notes)
    reader.slug("id")
    reader.number("hp", 1, 20)
    reader.number("mp", 1, 9, 0)
    reader.tables("arms", 0, 2)[0].slug("id")
    loot = reader.table("loot")
    for name in loot.names():
        loot.number(name, 0, 5)
    assert {path: field.kind for path, field in notes.items()} == {
        "cards.id": "id",
        "cards.hp": "number",
        "cards.mp": "number",
        "cards.arms": "list tables",
        "cards.arms.id": "id",
        "cards.loot": "table",
        "cards.loot.*": "number",
    }
    assert [path for path, field in notes.items() if field.optional] == ["cards.mp"]


def test_a_field_of_several_cards_has_the_widest_range() -> None:
    notes: Notes = {}
    card(notes).texts("lines", least=2, most=2)
    card(notes, 'lines = ["a"]').texts("lines", least=1, most=1)
    field = notes["cards.lines"]
    assert (field.least, field.most) == (1, 2)
