"""Hit points and the end of the game, with the achievements. KD-HP, KD-END, KD-ACHV, KD-RULING-60 to 64."""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.figures import bars_healing, difficulty
from lanterne.games.kinfire_delve.state import MASTER, Delve
from lanterne.kernel.game import GameOver

FEATS: Final = (
    "scratch", "puppet", "effort", "intermission", "flesh_wound", "razors_edge", "nightmare_sea", "fortune", "bitter_end",
    "speed_run", "three_coins", "maze_master",
)  # fmt: skip
RIDDLE: Final = "beasts_riddle"
FADED_WAY: Final = "faded_way"
SYMPHONY: Final = "vainglorys_symphony"
FOUNTAINS: Final = "three_fountains"
MAZE: Final = "maze"


def earn(s: Delve, feat: str) -> None:
    """An achievement is met; it is announced once."""
    if feat not in s.feats:
        s.feats += (feat,)
        s.emit(v.FEAT, feat)


def harm(s: Delve, amount: int, source: str) -> None:
    """KD-ICON-07, KD-HP-03. KD-RULING-52: achievements count the damage after prevention, whatever HP was left."""
    if amount <= 0:
        return
    s.hurt += amount
    if source != RIDDLE:
        s.hurt_else += amount
    s.hp = max(0, s.hp - amount)
    s.emit(v.DAMAGED, amount, s.hp)
    if s.hurt >= 5:
        earn(s, "scratch")  # KD-ACHV-01
        if s.hurt_else >= 5:
            earn(s, "flesh_wound")  # KD-ACHV-05
    if not s.hp:
        lose(s, "wounds", source)


def heal(s: Delve, amount: int) -> None:
    """KD-ICON-06, KD-HP-04."""
    if bars_healing(s):
        s.emit(v.NO_HEALING)
        return
    gained = min(amount, s.full - s.hp)
    if gained > 0:
        s.hp += gained
        s.emit(v.HEALED, gained, s.hp)


def lose(s: Delve, cause: str, killer: str) -> None:
    """KD-END-02, KD-END-03, KD-END-04. KD-RULING-64: nothing further resolves."""
    s.result = "lost"
    s.cause = cause
    s.killer = killer
    if cause == "card":
        s.emit(v.LOST_BY_CARD, killer)
    else:
        s.emit(v.LOST, cause)
    if len(s.exhausted) >= 3:
        earn(s, "puppet")  # KD-ACHV-02
    if s.turn == 1:
        earn(s, "speed_run")  # KD-ACHV-10, KD-RULING-62
    raise GameOver


def win(s: Delve) -> None:
    """KD-END-01, KD-GAUNT-01."""
    s.result = "won"
    s.cause = "won"
    s.emit(v.COMPLETED, s.master)
    s.emit(v.WON)
    if s.hp == 1:
        earn(s, "razors_edge")  # KD-ACHV-06
    if s.master == "sea_of_dreams" and len(s.attached) >= 3:
        earn(s, "nightmare_sea")  # KD-ACHV-07
    if s.master == "dreadweaver" and difficulty(s, MASTER) >= 30:
        earn(s, "fortune")  # KD-ACHV-08
    if s.master == "danse_macabre" and not any(s.up):
        earn(s, "bitter_end")  # KD-ACHV-09
    raise GameOver


def check_defeat(s: Delve) -> None:
    """KD-END-03: the texts that lose the game when a figure of the position is reached."""
    for card, _, text in s.lasting():
        for measure, limits in text.lose_if.items():
            figure = len(s.exhausted) if measure == "exhausted" else len(s.attached)
            if figure >= limits[len(s.seekers) - 1]:
                lose(s, "card", card)
