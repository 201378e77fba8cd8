"""Checking packs by playing: dead ends, games and effects without end, cards and words that break, cards nobody meets."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.kernel.asks import Choose, Flow
from lanterne.kernel.game import Game
from lanterne.lab.pack_play import MOST_ANSWERS, MOST_FAILURES, MOST_STUCK, Trial
from lanterne.lab.packs import Check, check_pack
from tests.packs import change, new_pack
from tests.toys import FLIP, KEEP, Coins, Purse


def quiet(done: int) -> None:
    pass


class WithCard(Coins):
    def cards(self) -> list[str]:
        return ["face:heads", "coin:gold"]


class Stuck(Coins):
    """A coin that nobody may flip or keep."""

    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [FLIP(), KEEP()][: s.flips - 11])
        s.flips -= 1


class Endless(Coins):
    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [KEEP()])


class Spinning(Coins):
    """A coin that turns for ever once somebody has kept it."""

    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [KEEP()])
        while s.flips:
            s.flips += 1


class Swelling(Coins):
    """A coin that eats the memory."""

    def turn(self, s: Purse) -> Flow[None]:
        yield from Choose(0, "stake", [KEEP()])
        heap = [bytearray(1 << 30)]
        while True:
            heap.append(bytearray(1 << 30))


def tried(source: type[Game], patience: float = 10.0) -> Trial:
    trial = Trial(source, 1, patience)
    trial.play(quiet)
    return trial


def test_a_card_that_nobody_meets_is_listed() -> None:
    trial = tried(WithCard)
    assert trial.failures == []
    assert trial.never_met() == ["coin:gold"]


@pytest.mark.parametrize(("source", "why"), [(Stuck, "SoftLock"), (Swelling, "MemoryError")])
def test_what_breaks_a_game_is_told(source: type[Game], why: str) -> None:
    trial = tried(source)
    assert {fault.message for fault in trial.failures} == {"pack-broke"}
    assert trial.games == len(trial.failures) == MOST_FAILURES
    assert why in str(trial.failures[0].args_by_name["why"])


def test_a_game_without_end_is_told() -> None:
    trial = tried(Endless)
    assert {fault.message for fault in trial.failures} == {"pack-endless"}
    assert trial.failures[0].args_by_name["most"] == MOST_ANSWERS


def test_an_effect_without_end_is_stopped_and_told_with_its_place() -> None:
    """It asks nothing any more, so nobody inside the program could stop it."""
    trial = tried(Spinning, patience=0.5)
    assert [fault.message for fault in trial.failures] == ["pack-stuck"] * MOST_STUCK
    where = trial.failures[0].args_by_name
    assert (where["place"], where["about"]) == (0, "stake")


# --- Mini Rogue ------------------------------------------------------------------------------------------------------


def checked(folder: Path) -> Check:
    return check_pack(folder, "", 1, quiet)


def test_a_deck_that_runs_out_is_found_in_play(tmp_path: Path) -> None:
    """Twelve rooms are enough to read, and too few for somebody who puts four of them away in each Area."""
    folder = new_pack(tmp_path / "pack")
    head, *rooms = (folder / "rooms.toml").read_text(encoding="utf-8").split("[[room]]")
    (folder / "rooms.toml").write_text("[[room]]".join([head, *rooms[:9], *rooms[-3:]]).replace("combat ghost", "nothing"))
    skill = '{ id = "backstab", class = "combat", effect = "double_die" }'
    change(folder / "characters.toml", skill, '{ id = "foresight", class = "preparation", effect = "reorder_deck 4" }')
    skill = '{ id = "conjuration", class = "combat", effect = "conjure" }'
    change(folder / "characters.toml", skill, '{ id = "prophecy", class = "preparation", effect = "reorder_deck 4" }')
    check = checked(folder)
    assert check.faults == []
    assert {fault.message for fault in check.failures} == {"pack-broke"}
    assert "SoftLock" in str(check.failures[0].args_by_name["why"])


def test_a_pack_full_of_new_names_reads_well(tmp_path: Path) -> None:
    """Every id of the game replaced by one that no catalogue knows: nothing breaks, and each card is told."""
    folder = new_pack(tmp_path / "pack")
    for name in ("giant_rat", "ghoul", "ogs_remains", "venomous_spikes", "rusty_dagger", "monster_beast"):
        for file in folder.glob("*.toml"):
            text = file.read_text(encoding="utf-8").replace(f'"{name}"', f'"new_{name}"')
            file.write_text(text.replace(f"\n{name} =", f"\nnew_{name} ="), encoding="utf-8")
    for name in ("bash", "shield", "evasion", "benediction", "clairvoyance"):
        change(folder / "characters.toml", f'id = "{name}"', f'id = "new_{name}"')
    change(folder / "characters.toml", 'id = "mage"', 'id = "new_mage"')
    change(folder / "characters.toml", "\nhard =", "\nnew_hard =")
    change(folder / "rooms.toml", "hone =", "new_hone =")
    check = checked(folder)
    assert (check.faults, check.failures) == ([], [])
    cards = {str(fault.args_by_name["card"]) for fault in check.warnings}
    assert {"enemy:new_giant_rat", "item:new_rusty_dagger", "character:new_mage", "mode:new_hard"} <= cards
