"""Hints: what the search bot would do here, with figures, for the seat that looks; never in the way of the person."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from lanterne.kernel.asks import Choose, Pick, Roll
from lanterne.terminal.app import Lanterne
from lanterne.terminal.hinting import GAMES, hint_lines, weigh
from lanterne.terminal.plain import play_lines
from lanterne.terminal.widgets import Choices
from tests.cli.shell import call
from tests.terminal.hands import hands
from tests.terminal.spoken import lanterns
from tests.terminal.tables import CRUSADER, new_table, on_screen, real_dice, seen, until

Player = Pilot[None]


def test_a_hint_compares_answers_and_says_how_it_came_about(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    sight = table.sight()
    assert sight is not None
    weighed = weigh(sight)
    assert isinstance(table.ask, Choose)
    assert weighed[0].answer in table.ask.options
    lines = hint_lines(weighed, 0.0, table)
    assert lines[0] == f"Hint: {GAMES} games imagined from what this seat knows."
    place = table.ask.options.index(weighed[0].answer)
    assert lines[1].startswith(f"{place + 1}. {table.offers()[place].words} — about ")
    assert "of wins, in " in lines[1]
    narrow = hint_lines(weighed, 0.0, table, 40)
    assert all(len(line) <= 40 for line in narrow[1:])
    assert narrow[1].endswith(lines[1].rpartition(" — ")[2]), "the figures are never cut"


def test_a_hint_leaves_the_match_alone(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    before, ask = table.match.hash(), table.ask
    sight = table.sight()
    assert sight is not None
    weigh(sight, games=40)
    assert table.match.hash() == before
    assert table.ask is ask


def test_chance_gets_no_hint(tmp_path: Path) -> None:
    table = real_dice(tmp_path)
    assert isinstance(table.ask, Roll)
    assert table.sight() is None


def test_answers_of_other_kinds_have_words_too(tmp_path: Path) -> None:
    table = lanterns(tmp_path, ["person", "random"])
    kinds: dict[str, str] = {}
    for _ in range(60):
        ask = table.ask
        if ask is None:
            break
        sight = table.sight()
        if sight is not None and ask.about not in kinds:
            kinds[ask.about] = hint_lines(weigh(sight, games=12), 0.0, table)[1]
        table.answer_text({"path": "[4, 5, 8]", "oath": '"light"'}.get(ask.about, "1"))
    assert kinds["charm"].startswith("Take the ")
    assert kinds["oath"].startswith(('"light" — ', '"lamp" — '))
    assert kinds["bid"].startswith(("1. Bid 0", "2. Bid 1", "3. Bid 2", "4. Bid 3"))


def test_the_key_shows_the_hint_and_points_at_the_answer(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")

    async def play(player: Player, app: Lanterne) -> None:
        app.hint_seconds = 0.05
        await player.press("h")
        await app.workers.wait_for_complete()
        await player.pause()
        page = seen(app)
        assert "Hint: " in page
        assert "imagined in 0.1 s, from what this seat knows." in page
        assert "% of wins" in page
        place = app.query_one(Choices).highlighted
        assert place is not None
        assert f"{place + 1}. {app.offers[place].words} — about" in page
        assert table.ask is not None, "nothing was answered"

    on_screen(table, play, size=(100, 34))


def test_a_hint_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")

    async def play(player: Player, app: Lanterne) -> None:
        app.hint_seconds = 0.4
        app.action_hint()
        assert "The search bot is thinking" in app.note.plain
        thought = next(iter(app.workers))
        app.choose(0)
        with pytest.raises(WorkerCancelled):
            await thought.wait()
        await player.pause()
        assert "Hint:" not in seen(app)

    on_screen(table, play)


def test_the_key_says_when_there_is_nothing_to_decide(tmp_path: Path) -> None:
    async def play(player: Player, app: Lanterne) -> None:
        await player.press("escape", "h")
        assert "Nothing to decide here" in seen(app)

    on_screen(real_dice(tmp_path), play)


def test_a_typed_word_asks_for_a_hint_and_the_same_input_gives_the_same(tmp_path: Path) -> None:
    said = []
    for folder, word in (("a", "h"), ("b", "indice"), ("c", "hint")):
        out = io.StringIO()
        play_lines(new_table(tmp_path / folder, CRUSADER), io.StringIO(f"1\n{word}\n"), out)
        said.append([line for line in out.getvalue().splitlines() if " — about " in line])
    assert said[0]
    assert said[0] == said[1] == said[2]


def test_the_command_reads_a_save(tmp_path: Path) -> None:
    table = new_table(tmp_path, CRUSADER)
    until(table, "explore")
    file = str(table.save("og"))
    one, two = (call("hint", file, "--games", "40", "--json") for _ in range(2))
    assert one.status == 0
    assert one.out == two.out
    data = json.loads(one.out)
    assert (data["game"], data["seat"], data["about"]) == ("mini-rogue", 0, "explore")
    assert isinstance(table.ask, Choose | Pick)
    assert {entry["answer"] for entry in data["answers"]} <= {option.key for option in table.ask.options}
    assert all(0 <= entry["value"] <= 1 for entry in data["answers"])
    assert sum(entry["visits"] for entry in data["answers"]) == 40
    words = call("hint", file, "--games", "40", "--lang", "fr")
    assert "Indice\N{NO-BREAK SPACE}: 40 parties imaginées" in words.out


def test_the_command_says_when_there_is_nothing_to_decide(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    table.give_up()
    done = call("hint", str(table.save("over")))
    assert done.status == 2
    assert "Nobody has to decide anything" in done.err
