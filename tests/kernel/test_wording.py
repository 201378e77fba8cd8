"""The words of packs: what they may say, what is heard where they say nothing, and that no words break a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.registry import open_pack
from lanterne.kernel.texts import LANGUAGES, Texts, texts_for
from tests.conformance.kit import examples
from tests.packs import own_file, small_pack


def texts_of(folder: Path, words: str, language: str = "en") -> Texts:
    rooms = own_file("rooms").replace("giant_rat", "old_ogre")
    return texts_for(language, open_pack(small_pack(folder, rooms=rooms, words=words)))


def fights(texts: Texts, enemy: str) -> str:
    return texts.event(Event(v.FIGHT, (enemy, 6), ALL))


def test_a_card_without_words_is_called_by_its_id(tmp_path: Path) -> None:
    assert fights(texts_of(tmp_path, ""), "old_ogre") == "Combat: “old ogre”, 6 HP."
    assert fights(texts_of(tmp_path, "", "fr"), "old_ogre") == "Combat\u00a0: «\u00a0old ogre\u00a0», 6 PV."


def test_a_pack_names_its_cards(tmp_path: Path) -> None:
    texts = texts_of(tmp_path, "enemy-old_ogre = Old Ogre\n    .the = the Old Ogre\n")
    assert fights(texts, "old_ogre") == "Combat: the Old Ogre, 6 HP."
    assert texts.faults == []


def test_a_name_alone_is_enough(tmp_path: Path) -> None:
    """The forms that a sentence asks for are made from the name."""
    texts = texts_of(tmp_path, "enemy-old_ogre = Old Ogre\n")
    assert fights(texts, "old_ogre") == "Combat: “Old Ogre”, 6 HP."
    assert texts.say("enemy-old_ogre.number") == "one"


def test_a_pack_renames_a_card_of_the_game(tmp_path: Path) -> None:
    """The forms follow the new name; what is no form of the name stays."""
    texts = texts_of(tmp_path, "enemy-ghoul = The Eater\n")
    assert fights(texts, "ghoul") == "Combat: “The Eater”, 6 HP."
    assert texts.say("enemy-ghoul.flavour") == texts_for("en", "mini-rogue").say("enemy-ghoul.flavour")
    assert fights(texts_for("en", "mini-rogue"), "ghoul") == "Combat: the Ghoul, 6 HP."


def test_a_pack_changes_a_sentence_with_what_the_game_gives_it(tmp_path: Path) -> None:
    texts = texts_of(tmp_path, "event-fight = Beware of { $enemy } ({ $hp })!\n")
    assert fights(texts, "ghoul") == "Beware of The Ghoul (6)!"
    assert texts.faults == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("event-fight = { $weather }", "words-variable"),
        ("enemy-old_ogre = Ogre { $hp }", "words-variable"),
        ("event-fight = { no-such-message }", "words-reference"),
        ("event-fight = { event-fight }", "words-circle"),
        ("event-fight = { mine }\nmine = { event-fight }", "words-circle"),
        ("event-fight = { NUMBER($hp) }", "words-strange"),
        ('event-fight = { "\\u001B" }[2J', "words-strange"),
        ("event-fight = \u202eabc", "words-strange"),
        ("event-fight = { 1234567890123 }", "words-strange"),
        ("event-fight = { -brand }\n-brand = x", "words-strange"),
        ("event-fight = " + "x" * 2001, "words-long"),
        ("event-fight =\n    .the = x", "words-empty"),
        ("error-system = mine", "words-not-yours"),
        ("event-fight = a\nevent-fight = b", "words-twice"),
        ("event fight = a", "words-junk"),
        ("event-fight = " + "{" * 500 + "$hp" + "}" * 500, "words-deep"),
    ],
)
def test_words_that_cannot_be_said_are_told_and_left_out(tmp_path: Path, words: str, message: str) -> None:
    texts = texts_of(tmp_path, words)
    assert message in {fault.message for fault in texts.faults}
    if message != "words-twice":
        assert fights(texts, "ghoul") == "Combat: the Ghoul, 6 HP."


def test_too_many_messages_are_none(tmp_path: Path) -> None:
    texts = texts_of(tmp_path, "\n".join(f"enemy-{number} = x" for number in range(3000)))
    assert [fault.message for fault in texts.faults] == ["words-many"]


def test_words_that_grow_without_measure_are_not_heard(tmp_path: Path) -> None:
    """Each message brings in the one before twenty times: the game's own words are heard instead."""
    growing = ["grow0 = xxxxxxxxxx"] + [f"grow{n} = " + f"{{ grow{n - 1} }}" * 20 for n in range(1, 8)]
    texts = texts_of(tmp_path, "\n".join([*growing, "event-fight = { grow7 }", "enemy-old_ogre = { grow7 }"]))
    assert fights(texts, "ghoul") == "Combat: the Ghoul, 6 HP."
    assert texts.word("enemy", "old_ogre") == "old ogre"


def test_a_long_chain_of_messages_is_not_heard(tmp_path: Path) -> None:
    chain = ["link0 = end"] + [f"link{n} = {{ link{n - 1} }}" for n in range(1, 900)]
    texts = texts_of(tmp_path, "\n".join([*chain, "event-fight = { link899 }"]))
    assert fights(texts, "ghoul") == "Combat: the Ghoul, 6 HP."


WORDS = """enemy-old_ogre = Old { mine }
    .the = the { $x ->
        [one] Ogre
       *[other] Ogres
    }
mine = Ogre
"""


@examples(60)
@given(place=st.integers(0, len(WORDS) - 1), letter=st.sampled_from('{}$-.=\n "\\\'*[]>#aé\x00\u202e'))
def test_no_letter_breaks_the_words(tmp_path_factory: pytest.TempPathFactory, place: int, letter: str) -> None:
    folder = tmp_path_factory.mktemp("pack")
    for language in LANGUAGES:
        texts = texts_of(folder, WORDS[:place] + letter + WORDS[place + 1 :], language)
        assert fights(texts, "old_ogre")
        assert fights(texts, "ghoul")
