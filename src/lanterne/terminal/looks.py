"""How things look: two themes, one dark and one light, and what each meaning of a drawing becomes in them.

Every colour stands beside a word, a number or a shape that says the same.
"""

from __future__ import annotations

from textual.content import Content
from textual.theme import Theme

from lanterne.kernel.drawing import Drawing, Line

DARK = Theme(
    name="lanterne-dark", dark=True, primary="#e8a33d", secondary="#8fb8de", accent="#f2c14e", foreground="#e9e2d0",
    background="#16181d", surface="#1d2027", panel="#262a33", success="#8fc97a", warning="#e8a33d", error="#f07167",
    variables={
        "faint": "#9a9483", "life": "#f07167", "skill": "#8fb8de", "gold": "#f2c14e", "foe": "#ff9b85", "back": "#6c7a89",
        "good": "#8fc97a", "bad": "#ff8577", "curse": "#c79bf2", "poison": "#7fd08a", "dungeon": "#c9ced6",
        "red": "#ff7b72", "green": "#7fd08a", "blue": "#79b8ff",
        "block-cursor-background": "#e8a33d", "block-cursor-foreground": "#16181d",
        "block-cursor-text-style": "bold", "input-selection-background": "#e8a33d 40%",
    },
)  # fmt: skip
LIGHT = Theme(
    name="lanterne-light", dark=False, primary="#8a4b00", secondary="#1f4e79", accent="#8a4b00", foreground="#2a241b",
    background="#f7f1e3", surface="#efe7d3", panel="#e5dbc3", success="#2f6b1f", warning="#8a4b00", error="#a3231a",
    variables={
        "faint": "#6b6251", "life": "#a3231a", "skill": "#1f4e79", "gold": "#7a5600", "foe": "#9c2f12", "back": "#6f6a5d",
        "good": "#2f6b1f", "bad": "#a3231a", "curse": "#6a2f9c", "poison": "#1f6b33", "dungeon": "#3b3f46",
        "red": "#b3261e", "green": "#1f6b33", "blue": "#1d5fa8",
        "block-cursor-background": "#8a4b00", "block-cursor-foreground": "#fdf9ef",
        "block-cursor-text-style": "bold", "input-selection-background": "#8a4b00 30%",
    },
)  # fmt: skip

LOOKS = {
    "": "", "dim": "$faint", "title": "bold $primary", "strong": "bold", "you": "bold $accent", "next": "$skill",
    "good": "$good", "bad": "bold $bad", "life": "$life", "skill": "$skill", "gold": "bold $gold", "foe": "bold $foe",
    "back": "$back", "die": "bold", "dungeon": "bold $dungeon", "curse": "bold $curse", "poison": "bold $poison",
    "red": "bold $red", "green": "bold $green", "blue": "bold $blue",
}  # fmt: skip


def painted(line: Line) -> Content:
    """A line of a drawing with its colours."""
    return Content.assemble(*((text, LOOKS.get(style, "")) for style, text, _ in line))


def drawn(drawing: Drawing) -> Content:
    return Content("\n").join([painted(line) for line in drawing])


def styled(text: str, style: str = "") -> Content:
    return Content.styled(text, LOOKS.get(style, "")) if text else Content("")
