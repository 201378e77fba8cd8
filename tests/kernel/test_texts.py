"""Texts: complete and alike in both languages, right in their typography, and honest when a word is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from lanterne.kernel.asks import Choose, Die, Draw, Option, Refusal, Roll, Verb
from lanterne.kernel.events import ALL, Event, EventKind
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.texts import MOST_KEPT, Texts, texts_for
from tests.catalogues import LANGUAGES, SOURCE, folders, read, variables, whole

NBSP = "\u00a0"
FILES = [file for folder in folders() for file in sorted((folder / "en").glob("*.ftl"))]
CASES = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[2].name}-{file.name}")


# --- the catalogues --------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_files() -> None:
    for folder in folders():
        names = [{file.name for file in (folder / language).glob("*.ftl")} for language in LANGUAGES]
        assert names[0] == names[1]
        assert names[0]


@CASES
def test_both_languages_have_the_same_messages(file: Path) -> None:
    english, french = read(file), read(file.parents[1] / "fr" / file.name)
    assert list(english) == list(french)
    for id, parts in english.items():
        assert list(parts) == list(french[id]), id


@CASES
def test_both_languages_speak_of_the_same_things(file: Path) -> None:
    """A sentence may need `$room_of` in one language and `$room_the` in the other, but the room in both."""
    kernel = folders()[0]
    mine = [kernel] if file.is_relative_to(kernel) else [kernel, file.parents[1]]
    english, french = (whole(language, *mine) for language in LANGUAGES)
    for id, parts in read(file).items():
        for part in parts:
            fields = [{name.split("_")[0] for name in variables(words, id, part)} for words in (english, french)]
            assert fields[0] == fields[1], f"{id} {part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_hides_another(language: str) -> None:
    kernel, *games = folders()
    for game in games:
        assert whole(language, kernel, game)


def french_lines() -> Iterator[tuple[str, str]]:
    for file in FILES:
        french = file.parents[1] / "fr" / file.name
        for number, line in enumerate(french.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{french.name}:{number}", line


def test_french_typography() -> None:
    """A no-break space before : ; ! ? % and inside « », the curved apostrophe, three dots in one."""
    wrong = []
    for where, line in french_lines():
        text = re.sub(r"https?:\S*|\S+:[\w{*]\S*", "", line)  # addresses, `seed:7`
        tight = re.search(rf"\S[;!?»]|«[^{NBSP}]|\S:(?=\s|$)", text)
        broken = re.search(r"(?<=\S) [:;!?»%]|« ", text)
        if tight or broken or re.search(r"\w'\w", text):
            wrong.append(f"{where} {line}")
    assert not wrong


# --- faults ----------------------------------------------------------------------------------------------------------


class Raised:
    """A place where code raises a fault: its message, and the arguments it gives."""

    def __init__(self, where: str, message: str, args: set[str]) -> None:
        self.where = where
        self.message = message
        self.args = args


def raised() -> list[Raised]:
    """Every fault that the sources raise under a name of its own."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Fault", "Refused"):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    args = {keyword.arg for keyword in node.keywords if keyword.arg}
                    if node.func.id == "Refused":
                        args.discard("rule")  # which a Refused keeps for itself
                    found.append(Raised(f"{file.name}:{node.lineno}", str(first.value), args))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: str) -> None:
    """In the kernel's own texts, because a fault may come up before any game is chosen."""
    words = whole(language, folders()[0])
    for fault in raised():
        id = f"error-{fault.message}"
        assert id in words, f"{fault.where}: no {id}"
        missing = variables(words, id) - fault.args
        assert not missing, f"{fault.where}: {id} needs {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_for_faults_that_nobody_raises(language: str) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    for id in whole(language, folders()[0]):
        if id.startswith("error-") and not id.endswith("-near"):
            assert f'"{id.removeprefix("error-")}"' in source or f"'{id.removeprefix('error-')}'" in source, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_refusals_are_rules_with_words(language: str) -> None:
    texts = texts_for(language)
    for id in ("UNDO-1", "UNDO-2", "UNDO-3"):
        assert texts.rule(id) != id
        assert texts.say(f"{id}.title")


def test_a_fault_is_one_line() -> None:
    fault = Fault("file-read", file="saves/a.json", why="no\n such  thing")
    assert texts_for("en").fault(fault) == (
        "Cannot read saves/a.json: no such  thing. Check the path and the permissions."
    )
    assert texts_for("fr").fault(fault) == (
        f"Impossible de lire saves/a.json{NBSP}: no such  thing. Vérifiez le chemin et les droits."
    )


def test_a_fault_without_words_still_says_something() -> None:
    assert texts_for("fr").fault(Fault("never-heard", of=3)) == "never-heard (of=3)"


def test_an_unknown_language_is_a_fault() -> None:
    with pytest.raises(Fault, match="language-unknown"):
        texts_for("tlh")


# --- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (Fraction(0), "0%", f"0{NBSP}%"),
        (Fraction(1, 1000), "<1%", f"<{NBSP}1{NBSP}%"),
        (Fraction(11, 18), "61%", f"61{NBSP}%"),
        (Fraction(999, 1000), ">99%", f">{NBSP}99{NBSP}%"),
        (Fraction(1), "100%", f"100{NBSP}%"),
    ],
)
def test_percent(chance: Fraction, english: str, french: str) -> None:
    assert texts_for("en").percent(chance) == english
    assert texts_for("fr").percent(chance) == french


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (Fraction(7, 2), "3.5", "3,5"),
        (Fraction(2), "2.0", "2,0"),
        (Fraction(59, 60), "1.0", "1,0"),
        (Fraction(-1, 4), "−0.2", "−0,2"),
    ],
)
def test_decimal(number: Fraction, english: str, french: str) -> None:
    assert texts_for("en").decimal(number) == english
    assert texts_for("fr").decimal(number) == french


# --- how words are found ---------------------------------------------------------------------------------------------

TOY = """
room-cave = Cave
    .the = the Cave
floor-2 = Attic
unknown-room = { $name }
    .the = “{ $name }”
cause-room = lost in { $room_the }
    .how = in { $room_the }
cause-hunger = starved
option-enter = enter { $room_the } on { $floor } ({ $floor_id })
option-wait = wait { $turns } turns
event-shown = { $faces }
event-gone = gone { $cause_how }
ask-climb = climb?
    .chance = roll for { $place }: { $dice }
ask-card = which card { $place }?
need-rope = You need { $count } ropes
die-red = red die
tutorial-1 = First step
    .at = climb
tutorial-2 = Second step
    .at = card
setting-length-long = a long one
refusal = No { $option }: { $need } ({ $rule })
dice-count = { $count ->
        [1] { $die }
       *[other] { $count } × { $die }
    }
value-true = yes
"""
ENTER = Verb("enter", "room", "floor", rule="TOY-1")
WAIT = Verb("wait", "turns", rule="TOY-2")
SHOWN = EventKind("shown", "faces", rule="TOY-3")
GONE = EventKind("gone", "cause", rule="TOY-4")
RED, BLUE = Die("red", ("1", "2"), (1, 2), (1, 1)), Die("dark_blue", ("1",), (1,), (1,))


class Toy(Game):
    """A game with its own way to say dice and places."""

    def __init__(self) -> None:
        super().__init__("toy", "TOY", Path(), (1,), (), ())
        self.asked = 0

    def phrase(self, field: str, value: str, say: Callable[..., str]) -> str | None:
        self.asked += 1
        if field == "place":
            return say("room-cave.the") if value == "climb 4" else None
        return " + ".join(value.split()) if field == "faces" else None


@pytest.fixture
def toy(tmp_path: Path) -> Texts:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(TOY, encoding="utf-8")
    return Texts("en", [tmp_path], Toy())


def test_an_option_in_words(toy: Texts) -> None:
    assert toy.option(ENTER("cave", 2)) == "Enter the Cave on Attic (2)"


def test_a_word_that_only_a_content_pack_knows(toy: Texts) -> None:
    assert toy.option(ENTER("ice_palace", 7)) == "Enter “ice palace” on 7 (7)"
    assert toy.word("room", "ice_palace") == "ice palace"
    assert toy.word("skill", "deep_breath") == "deep breath"


def test_the_game_has_its_own_way_to_say_things(toy: Texts) -> None:
    assert toy.event(Event(SHOWN, ("6 X",), ALL)) == "6 + X"


def test_a_cause_names_its_kind_and_what_it_was(toy: Texts) -> None:
    assert toy.cause("room:cave") == "Lost in the Cave"
    assert toy.cause("room:ice_palace") == "Lost in “ice palace”"
    assert toy.cause("hunger") == "Starved"
    assert toy.event(Event(GONE, ("room:cave",), ALL)) == "Gone in the Cave"


def test_a_decision_and_its_roll_are_asked_differently(toy: Texts) -> None:
    assert toy.ask(Choose(0, "climb", [WAIT(1)])) == "Climb?"
    assert toy.ask(Roll("dice", "climb 4", (RED, BLUE, RED))) == "Roll for the Cave: 2 × red die, dark blue"
    assert toy.ask(Draw("deck", "card 4", ("a",))) == "Which card 4?"


def test_a_refusal_says_what_is_needed(toy: Texts) -> None:
    refusal = Refusal(WAIT(2), "TOY-9", "need-rope", count=3)
    assert toy.refusal(refusal) == "No Wait 2 turns: You need 3 ropes (TOY-9)"


def test_the_tutorial_names_the_question_of_each_step(toy: Texts) -> None:
    assert toy.tutorial() == [("climb", "First step"), ("card", "Second step")]


def test_values_of_settings(toy: Texts) -> None:
    assert toy.choice("length", "long") == "a long one"
    assert toy.choice("length", True) == "yes"
    assert toy.choice("length", "very_short") == "very short"


def test_what_is_not_there_is_an_error(toy: Texts) -> None:
    assert not toy.has("room-none")
    assert not toy.has("room-cave", "none")
    with pytest.raises(KeyError, match="room-none"):
        toy.say("room-none")
    with pytest.raises(KeyError, match=r"room-cave\.none"):
        toy.say("room-cave.none")
    with pytest.raises(ValueError, match="option-wait"):
        toy.say("option-wait")


def test_a_rule_without_words_is_its_id(toy: Texts) -> None:
    assert toy.rule("TOY-1") == "TOY-1"


def test_words_are_made_once_and_never_too_many_kept(toy: Texts) -> None:
    game = toy.game
    assert isinstance(game, Toy)
    options: list[Option] = [ENTER("cave", floor) for floor in range(MOST_KEPT + 10)]
    for option in options:
        assert toy.option(option).endswith(f"({option.number(1):,})")
    assert game.asked <= 4  # `cave` and `enter`, and again after all was forgotten
    assert len(toy._words) <= MOST_KEPT
    assert len(toy._sentences) <= MOST_KEPT
