"""What lies on the table for everybody to read: MM-SETUP-11, MM-CONTENT-14."""

from __future__ import annotations

import re

import pytest

from lanterne.games.map_masters.game import GAME, STEPS
from lanterne.games.map_masters.kinds import ITEMS, OBJECTIVES
from lanterne.games.map_masters.missteps import RULE_OF, Misstep, refused
from lanterne.kernel.asks import Json
from lanterne.kernel.rulebook import rules_of
from lanterne.kernel.texts import Texts, texts_for

BOTH = pytest.mark.parametrize("words", [texts_for("en", GAME.slug), texts_for("fr", GAME.slug)], ids=["en", "fr"])
REMINDER = {  # steps at the end of a round, and what names each
    "en": ("tokens", "coins", "primary", "secondary", "next", "optimizers", "wiping", "discarding", "books"),
    "fr": ("Jetons", "Pièces", "Primaire", "Secondaire", "prochain", "Optimisateurs", "effacement", "Défausse", "Livres"),
}


def table(data: Json, *path: str) -> dict[str, Json]:
    for name in path:
        assert isinstance(data, dict)
        data = data[name]
    assert isinstance(data, dict)
    return data


def differ(texts: list[str]) -> None:
    assert all(texts)
    assert len(set(texts)) == len(texts), "two of them say the same"


@BOTH
@pytest.mark.rule("MM-SETUP-11")
def test_setup_11_icons_and_reminder_are_there_for_everybody(words: Texts) -> None:
    """The box is the same for all seats and at any time: no view is asked."""
    kinds = table(GAME.box(words), "kinds")
    assert set(kinds) >= {*ITEMS, *OBJECTIVES, "lava", "trapdoor", "exit"}
    differ([str(table(kinds, kind)["name"]) for kind in kinds])
    assert words.rule(rules_of(GAME.slug)["MM-RESET-12"].id)


@BOTH
@pytest.mark.rule("MM-CONTENT-14")
def test_content_14_phases_objectives_and_books_have_their_words(words: Texts) -> None:
    assert all(words.say(f"phase-{phase}") for phase in STEPS)
    objectives = table(GAME.box(words), "objectives")
    assert len(objectives) == 27
    sentences = {str(table(objectives, id)["kind"]): str(table(objectives, id)["text"]) for id in objectives}
    assert set(sentences) == set(OBJECTIVES)
    differ(list(sentences.values()))
    for id in objectives:
        assert str(OBJECTIVES[str(table(objectives, id)["kind"])]) in sentences[str(table(objectives, id)["kind"])]
    books = table(GAME.box(words), "books")
    assert list(books) == [f"SB-{number}" for number in range(1, 18)]
    differ([str(table(books, book)["name"]) for book in books])
    differ([str(table(books, book)["text"]) for book in books])


@pytest.mark.rule("MM-CONTENT-14")
def test_content_14_french_is_not_english() -> None:
    english, french = (GAME.box(texts_for(lang, GAME.slug)) for lang in ("en", "fr"))
    for part in ("books", "objectives"):
        for id in table(english, part):
            assert table(english, part, id)["text"] != table(french, part, id)["text"]


@pytest.mark.rule("MM-CONTENT-14", "MM-RESET-12")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_content_14_the_reminder_has_nine_steps_in_their_order(lang: str) -> None:
    _, _, steps = texts_for(lang, GAME.slug).rule("MM-RESET-12").partition(":")
    for step, named in zip(steps.split(","), REMINDER[lang], strict=True):
        assert named in step


def reasons(words: Texts) -> list[str]:
    """Every refusal of an exploration in words."""
    return [words.fault(refused(Misstep(code, "S-1", "a1", "SB-1"), 3)) for code in RULE_OF]


@pytest.mark.rule("MM-CONTENT-14")
def test_content_14_refusals_are_said_in_both_languages() -> None:
    for english, french in zip(*(reasons(texts_for(lang, GAME.slug)) for lang in ("en", "fr")), strict=True):
        assert english != french


@BOTH
@pytest.mark.rule("MM-CONTENT-14")
def test_content_14_every_refusal_code_is_one_sentence(words: Texts) -> None:
    assert [code for code in RULE_OF if not words.has(f"error-{refused(Misstep(code), 0).message}")] == []
    said = reasons(words)
    differ(said)
    for sentence in said:
        assert sentence.endswith((".", ")")), sentence
        assert "\n" not in sentence
        assert not re.search(r"\{|\$", sentence), "everything is filled in"
