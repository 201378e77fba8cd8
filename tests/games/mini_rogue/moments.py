"""Moments of real games as the page receives them, for the tests of the board in web/tests.

`python -m tests.games.mini_rogue.moments` writes them anew; test_scene.py holds that they are those of today.
"""

from __future__ import annotations

import json
from pathlib import Path

from lanterne.games.mini_rogue.game import GAME
from lanterne.kernel.asks import Chance, Choose, Json, Roll
from lanterne.kernel.dealers import Hand, Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.texts import texts_for

FILE = Path(__file__).parents[3] / "web" / "tests" / "mini-rogue.json"
WORDS = texts_for("en", GAME.slug)
RICH: dict[str, Json] = {
    "hero.hp": 9, "hero.xp": 4, "hero.gold": 6, "hero.food": 3, "hero.armor": 1, "hero.potions": ["healing", "fire"],
}  # fmt: skip
AHEAD: dict[str, Json] = {"revealed": {"1": "shrine", "3": "monster_poison"}}


def at(given: dict[str, Json], *answers: str, character: str = "crusader") -> Match:
    options = GAME.options(1, {"characters": [character]})
    match = Match(GAME, options, Hand(), base=GAME.arrange(options, given))
    for answer in answers:
        match.answer(answer)
    return match


def company(seed: int, answers: int) -> Match:
    """Two heroes after some decisions: each time the first option."""
    match = Match(GAME, GAME.options(2, {"difficulty": "normal", "characters": ["priestess", "rogue"]}), Seeded(seed))
    for _ in range(answers):
        assert isinstance(match.ask, Choose)
        match.answer(match.ask.options[0].key)
    return match


def matches() -> dict[str, Match]:
    fight = {**RICH, "area": 4, "enemy": "troll", "hero.xp": 8, "hero.cursed": True, "hero.poisoned": True}
    return {
        "difficulty": Match(GAME, GAME.options(1, {}), Hand()),
        "character": Match(GAME, GAME.options(1, {"difficulty": "normal"}), Hand()),
        "bonfire": at({"room": "bonfire", **RICH}),
        "explore": at({"room": "bonfire", **AHEAD, **RICH, "area": 3}, "act rest"),
        "evade": at({"room": "bonfire", **AHEAD, "hero.item": "crow", "hero.uses": 1}, "act rest", character="rogue"),
        "guardian": at({"room": "bonfire", **AHEAD, "area": 2, "guardian": "ghoul"}, "act rest"),
        "tunnel": at({"room": "hermit", **AHEAD}, "act tunnel"),
        "clairvoyance": at({"room": "bonfire", **AHEAD}, "act rest", "clairvoyance", character="mage"),
        "merchant": at({"room": "merchant", **RICH}),
        "test": at({"room": "trap_spikes", **RICH, "hero.potions": ["perception"]}),
        "tomb": at({"room": "tomb"}, "test", "5 4"),
        "pick": at({"room": "treasure_chest"}, "test", "6 3"),
        "full": at({"room": "tomb", "hero.potions": ["fire", "frost"]}, "test", "5 2", "shift 1"),
        "item": at({"room": "armory"}, "test", "5 6"),
        "shrine": at({"room": "shrine", **RICH}),
        "attack": at({"enemy": "giant_rat", **RICH}),
        "conjure": at({"enemy": "giant_rat"}, character="mage"),
        "tribute": at({"enemy": "giant_rat"}, character="priestess"),
        "reroll": at({**fight, "hero.item": "worn_sword", "hero.uses": 2}, "attack", "6 X 3 blank symbol"),
        "potion": at(fight, "attack", "2 3 4 blank blank", "stop"),
        "company": company(4, 6),
    }


def moment(match: Match) -> dict[str, Json]:
    ask = match.ask
    assert isinstance(ask, Choose)
    rolls = []
    for entry in reversed(match.log):
        if not isinstance(entry, Chance):
            break
        if isinstance(entry, Roll):
            rolls.append(entry)
    options: list[Json] = [
        {"key": option.key, "words": WORDS.option(option), "touches": [*option.touches()], "rule": option.rule, "odds": None}
        for option in ask.options
    ]
    fallen: list[Json] = [
        {
            "source": roll.source,
            "about": roll.about,
            "dice": [die.name for die in roll.dice],
            "faces": [*roll.names()],
            "words": [*roll.names()],
        }
        for roll in rolls[::-1]
    ]
    return {
        "seat": ask.seat,
        "about": ask.about,
        "options": options,
        "rolls": fallen,
        "scene": GAME.scene(match.view(ask.seat)),
    }


def written() -> str:
    """The file as it should be: the box, then a line for each moment."""
    lines = [f'"box": {json.dumps(GAME.box(WORDS), ensure_ascii=False)}']
    lines += [f'"{name}": {json.dumps(moment(match), ensure_ascii=False)}' for name, match in matches().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
