"""The profile: games played to an end, and optional goals, each granted once, never after something was taken back."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.packs import Pack
from lanterne.kernel.texts import texts_for
from lanterne.terminal.app import Lanterne
from lanterne.terminal.plain import play_lines
from lanterne.terminal.profile import Played, Profile
from lanterne.terminal.screens import Menu, Open
from lanterne.terminal.table import Table
from tests.cli.shell import call
from tests.terminal.hands import Hands, hands
from tests.terminal.tables import on_screen, seen

Player = Pilot[None]
SHORT: dict[str, Json] = {"short": True}


def played_out(table: Table) -> Table:
    while table.ask is not None:
        table.answer_text("1")
    return table


def test_a_finished_game_brings_its_goals_once(tmp_path: Path) -> None:
    first = played_out(hands(tmp_path, ["person"]))
    assert first.earned == ["over"]
    assert first.goal_lines() == ["New achievement: To the End"]
    again = played_out(hands(tmp_path, ["person"]))
    assert again.earned == []
    assert again.profile.games() == {"toy-hands": Played(2, 2, ["over"])}


def test_what_was_taken_back_counts_as_played_but_brings_no_goal(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    table.answer_text("1")
    table.undo(consent=True)
    played_out(table)
    assert table.earned == []
    assert table.goal_lines() == ["Met, but not counted, because answers were taken back: To the End"]
    assert table.profile.games() == {"toy-hands": Played(1, 1, [])}


def test_a_game_with_a_pack_counts_as_played_but_brings_no_goal(tmp_path: Path) -> None:
    game = Hands()
    game.pack = Pack(tmp_path, {"game": game.slug, "name": "Other cards"}, {}, {})
    table = Table(Match(game, game.options(1), Seeded(2)), ["person"], "en", None, tmp_path / "games")
    played_out(table)
    assert table.goal_lines() == ["Met, but not counted in a game with a content pack: To the End"]
    assert table.profile.games() == {"toy-hands": Played(1, 1, [])}


def test_a_loaded_game_counts_when_it_is_played_on_to_its_end(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    table.answer_text("1")
    table.save("half")
    other = hands(tmp_path, ["person"])
    other.load("half")
    assert played_out(other).earned == ["over"]
    other.load("toy-hands-last")
    assert other.match.outcome is not None
    assert other.profile.played("toy-hands") == 1, "to look at it again is not to play it"


def test_the_same_end_is_counted_once(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"], SHORT)
    table.answer_text("pass")
    assert table.match.outcome is not None
    table.undo()
    table.answer_text("pass")
    assert table.profile.played("toy-hands") == 1


def test_giving_up_and_bots_alone_count_for_nothing(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    table.answer_text("1")
    table.give_up()
    bots = hands(tmp_path, ["random"])
    while bots.bot_step():
        pass
    assert table.profile.games() == {}
    assert not table.profile.file.exists()


def test_one_person_among_bots_earns_goals(tmp_path: Path) -> None:
    assert played_out(hands(tmp_path, ["person", "random"])).earned == ["over"]


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"lanterne_profile": 9, "games": {}}', '{"lanterne_profile": 1, "games": {"a": 3}}', "\udcff"]
)
def test_a_broken_file_is_said_and_moved_aside(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    raw = text.encode(errors="surrogateescape")
    (folder / "profile.json").write_bytes(raw)
    with pytest.raises(Fault) as fault:
        Profile(folder).games()
    assert fault.value.message == "profile-broken"
    assert "\n" not in texts_for("en").fault(fault.value)
    table = played_out(hands(tmp_path, ["person"]))
    assert table.earned == ["over"]
    assert table.trouble is not None
    assert "profile-broken-1.txt" in table.fault(table.trouble)
    assert (folder / "profile-broken-1.txt").read_bytes() == raw
    assert table.profile.games() == {"toy-hands": Played(1, 1, ["over"])}


def test_a_second_broken_file_does_not_write_over_the_first(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    for text in ("one", "two"):
        profile.file.write_text(text)
        profile.record("toy-hands", False, [])
    assert [(tmp_path / f"profile-broken-{number}.txt").read_text() for number in (1, 2)] == ["one", "two"]


def test_a_profile_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    (tmp_path / "games").mkdir()
    table.profile.file.mkdir()
    played_out(table)
    assert table.match.outcome is not None
    assert table.trouble is not None
    assert "profile.json" in table.fault(table.trouble)


def test_a_first_game_is_proposed_before_anything_is_played(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    assert table.proposal() == SHORT
    assert hands(tmp_path, ["person"], SHORT).proposal() == {}
    table.begin_with(table.proposal())
    assert table.match.options.values["short"] is True
    assert table.proposal() == {}
    played_out(table)
    assert hands(tmp_path, ["person"]).proposal() == {}, "no longer the first game"


def test_the_proposal_on_the_screen_and_the_goal_at_the_end(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])

    async def play(player: Player, app: Lanterne) -> None:
        assert isinstance(app.screen, Menu)
        assert "Your first game?" in seen(app)
        assert "Short game: yes" in seen(app)
        await player.press("1")
        assert table.match.options.values["short"] is True
        await player.press("1", "2")
        assert "New achievement: To the End" in seen(app)
        await player.press("4")
        assert isinstance(app.screen, Open)
        assert [file.name for file in app.screen.files] == ["toy-hands-last.json"], "a profile is no game to open"

    on_screen(table, play)


def test_the_proposal_in_lines_of_text(tmp_path: Path) -> None:
    table = hands(tmp_path, ["person"])
    out = io.StringIO()
    play_lines(table, io.StringIO("first\n1\n"), out)
    assert "For a first game type first: Short game: yes" in out.getvalue()
    assert "New achievement: To the End\n" in out.getvalue()
    assert table.profile.games() == {"toy-hands": Played(1, 1, ["over"])}


def test_the_command_lists_goals_met_and_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_DATA", str(tmp_path))
    Profile(tmp_path).record("mini-rogue", True, ["of-old"])
    data = json.loads(call("profile", "--json").out)
    rogue = next(game for game in data["games"] if game["game"] == "mini-rogue")
    assert (rogue["played"], rogue["won"]) == (1, 1)
    assert [(goal["id"], goal["met"]) for goal in rogue["achievements"]] == [("of-old", True)]
    words = call("profile").out
    assert "Mini Rogue: one game played, 1 won\n" in words
    assert "  [x] of-old\n" in words
    assert "Mini Rogue\N{NO-BREAK SPACE}: une partie jouée, 1 gagnée\n" in call("profile", "--lang", "fr").out


def test_the_command_says_what_is_wrong_with_a_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_DATA", str(tmp_path))
    (tmp_path / "profile.json").write_text("{")
    done = call("profile")
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert "cannot be understood" in done.err
    assert (tmp_path / "profile.json").exists(), "looking changes nothing"
