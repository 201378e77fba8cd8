"""What people can do at a table, whatever the front end: answer, take back, save, change language and dice, ask why."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.kernel.asks import Chance, Choose, Draw, Json, Pick, Roll
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Hand, Mixed, Seeded
from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.saves import read_save
from lanterne.terminal.table import Table
from tests.terminal.spoken import lanterns
from tests.terminal.tables import CRUSADER, PAIR, new_table, real_dice, until

PRIESTESS: dict[str, Json] = {"difficulty": "normal", "characters": ["priestess"]}


def test_offers_are_the_options_in_words_with_their_numbers(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    assert table.question() == "How hard shall it be?"
    assert [(offer.number, offer.words) for offer in table.offers()][:2] == [
        (1, "Difficulty: Normal"),
        (2, "Difficulty: Hard"),
    ]


def test_a_move_names_the_room_it_leads_to(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    words = [offer.words for offer in table.offers() if offer.option.verb.name == "move"]
    assert len(words) == 2
    assert all(text.startswith("Move ") and text.endswith(")") for text in words)


@pytest.mark.parametrize("text", ["0", "5", "99"])
def test_a_number_that_is_not_there_is_refused(tmp_path: Path, text: str) -> None:
    table = new_table(tmp_path)
    with pytest.raises(Refused) as refused:
        table.answer_text(text)
    assert table.fault(refused.value) == f"There is no option {text}: choose from 1 to 4."
    assert table.length == 0


def test_an_option_can_be_named_by_its_key(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    table.answer_text("play_on hard")
    table.answer_text("play_as mage")
    assert table.match.answers()[:2] == ["seat:0> play_on hard", "seat:0> play_as mage"]


# --- taking back -----------------------------------------------------------------------------------------------------


def test_an_answer_without_dice_is_taken_back_freely(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    table.answer_text("2")
    assert table.undo() == 1
    assert table.length == 0
    assert not table.match.marks


def test_dice_are_taken_back_only_on_purpose_and_leave_a_mark(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    before = table.match.hash()
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.rule == "UNDO-2"
    assert table.match.hash() == before
    count = table.undo(consent=True)
    assert count > 1
    marks = [line for line in table.log_lines() if line.kind == "mark"]
    assert [line.text for line in marks] == [f"{count} entries taken back."]


def test_a_mistyped_die_is_mended_alone(tmp_path: Path) -> None:
    table = real_dice(tmp_path)
    asked = table.ask
    assert isinstance(asked, Roll)
    table.answer_text("X 5")
    length = table.length
    table.undo(consent=True)
    again = table.ask
    assert isinstance(again, Roll)
    assert again.wanted() == asked.wanted()
    assert table.length == length - 1
    assert table.match.marks[-1].count == 1
    table.answer_text("6 2")
    assert isinstance(table.ask, Draw), "the passed test leads on to the next card"


def test_there_is_nothing_to_take_back_at_the_beginning(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        new_table(tmp_path).undo(consent=True)


def test_taking_back_passes_over_the_bots(tmp_path: Path) -> None:
    table = new_table(tmp_path, PAIR, ["person", "random"])
    until(table, "explore")
    before = table.match.answers()
    table.answer_text("1")
    assert any(entry.seat == 1 for entry in table.match.log[len(before) :]), "the bot has answered since"
    table.undo(consent=True)
    assert table.match.answers() == before


# --- saving ----------------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_as_it_was(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    path = table.save("og")
    assert path == tmp_path / "games" / "og.json"
    saved = table.match.hash()
    table.answer_text("1")
    table.load("og")
    assert table.match.hash() == saved
    assert read_save(path).seats == ["person"]


def test_a_file_that_is_no_save_changes_nothing(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    before = table.match.hash()
    (tmp_path / "poem.json").write_text('{"roses": "red"}')
    for name, message in ((str(tmp_path / "poem.json"), "not a Lanterne save"), ("nowhere", "Cannot read")):
        with pytest.raises(Fault) as fault:
            table.load(name)
        assert message in table.fault(fault.value)
        assert table.match.hash() == before


def test_again_is_another_game_with_the_same_options(tmp_path: Path) -> None:
    table = new_table(tmp_path, PRIESTESS)
    table.set_by_hand("rooms", True)
    table.give_up()
    table.again()
    assert table.match.options.dump()["characters"] == ["priestess"]
    assert table.by_hand == ["rooms"]
    assert isinstance(table.ask, Draw), "the first card of the new game is already read from the real box"
    assert table.match.dealer.name() != "rooms=hand,*=seed:5"


# --- real dice -------------------------------------------------------------------------------------------------------


def test_each_source_of_chance_changes_hands_on_its_own(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    table.set_by_hand("dice", True)
    assert isinstance(table.match.dealer, Mixed)
    assert table.match.dealer.name() == "dice=hand,*=seed:5"
    until_chance(table)
    assert isinstance(table.ask, Roll)
    table.set_by_hand("dice", False)
    assert isinstance(table.match.dealer, Seeded)
    assert not isinstance(table.ask, Chance), "dice that waited are rolled by the app"


def until_chance(table: Table) -> None:
    for _ in range(50):
        if isinstance(table.ask, Chance):
            return
        table.answer_text("1")


def test_a_table_of_real_dice_can_be_left_to_the_app(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER, dealer=Hand())
    assert table.by_hand == ["dice", "rooms", "guardians"]
    table.set_by_hand("rooms", False)
    assert table.by_hand == ["dice", "guardians"]
    assert not isinstance(table.ask, Draw)


def test_an_unknown_source_is_refused(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    with pytest.raises(Fault) as fault:
        table.set_by_hand("weather", True)
    assert "dice rooms guardians" in table.fault(fault.value)


# --- words -----------------------------------------------------------------------------------------------------------


def test_everything_changes_language_at_once(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    english = [line.text for line in table.log_lines()]
    table.switch_language()
    french = [line.text for line in table.log_lines()]
    assert table.question().startswith("Où aller")
    assert "The Crusader gets ready to descend." in english
    assert "Le Croisé se prépare à descendre." in french
    assert len(english) == len(french)
    table.switch_language()
    assert [line.text for line in table.log_lines()] == english


def test_refused_options_say_why(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    refused = {refusal.option.key: refusal for refusal in table.refusals()}
    assert refused["move up"].rule == "MR-EXPL-04"
    assert "You only move right or down" in table.texts.refusal(refused["move up"])


def test_the_log_tells_answers_events_and_rules(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    lines = table.log_lines()
    assert ("answer", "") in {(line.kind, line.rule) for line in lines}
    assert all(line.rule for line in lines if line.kind == "event")
    assert table.log_lines(None)[-5:] == lines[-5:]


def test_the_tutorial_speaks_of_the_question(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    assert len(table.hints()) == 1
    assert table.hints()[0].startswith("Your goal lies ten Areas down")


def test_the_end_is_told_in_words_and_numbers(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    table.answer_text("1")
    table.give_up()
    assert table.ending() == "Defeat. The run was abandoned."
    numbers = dict(table.numbers())
    assert numbers["Last Area"] == "1"
    assert numbers["Decisions"] == "2"
    assert table.offers() == []


# --- several seats ---------------------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Fault) as fault:
        new_table(tmp_path, PAIR, ["person", "hal"])
    assert fault.value.message == "bot-unknown"


def test_two_people_take_turns_and_see_the_same(tmp_path: Path) -> None:
    table = new_table(tmp_path, PAIR, ["person", "person"])
    asked = []
    for _ in range(30):
        asked.append(table.seat)
        table.answer_text("1")
    assert set(asked) == {0, 1}
    assert not table.differs_for(0, 1)
    assert table.question().startswith(["Crusader: ", "Mage: "][table.seat])


def test_a_bot_answers_by_itself(tmp_path: Path) -> None:
    table = new_table(tmp_path, PAIR, ["random", "person"])
    for _ in range(20):
        assert table.seat == 1
        if table.ask is not None:
            table.answer_text("1")
    assert any(entry.seat == 0 for entry in table.match.log)


def test_hands_stay_hidden_from_the_other_person(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "person"])
    assert table.seat == 0
    assert table.differs_for(0, 1)
    secrets = [line.text for line in table.log_lines() if "secret" in line.text]
    assert len(secrets) == 1
    table.answer_text("1")
    assert table.seat == 1
    assert [line.kind for line in table.log_lines()] == ["event"], "nor is the other's bid told"


def test_every_kind_of_question_can_be_answered(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "person"])
    kinds = set()
    for _ in range(60):
        ask = table.ask
        if ask is None:
            break
        kinds.add(type(ask))
        text = {"path": "[4, 5, 8]", "oath": '"light"', "charm": "1 2", "give": "1"}.get(ask.about.split()[0], "1")
        table.answer_text(text)
    assert kinds >= {Choose, Pick, Compose}
    assert table.match.outcome is not None


def test_a_composed_answer_that_does_not_fit_says_why(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "person"])
    while table.ask is not None and table.ask.about != "path":
        table.answer_text("1")
    for text, why in (("[4]", "A path has 3 steps."), ("[4, 4, 4]", "No step leads to 4."), ("over there", "JSON")):
        with pytest.raises(Refused) as refused:
            table.answer_text(text)
        assert why in table.fault(refused.value)
