"""What Mini Rogue says in its own way: results of cards, dice, the actions of a room, the place of a chance ask.

The grammar is that of `content.Result`; the words for each effect are the messages `result-<verb>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterne.games.mini_rogue.content import FLOOR, VERBS, Content, Effect, Result, result_of
from lanterne.kernel.faults import Arg, Fault

Say = Callable[..., str]

# Options that use a skill, by the effect that the skill has.
SKILL_VERBS: Final = {
    "bash": "bash",
    "backstab": "double_die",
    "conjure": "conjure",
    "tribute": "tribute",
    "shield": "shield",
    "clairvoyance": "reveal_rooms",
    "evade": "skip_room",
    "bless": "revive",
}


def phrase(content: Content, field: str, value: str, say: Say) -> str | None:
    """The words for an argument of an option or event, or None where its message says all."""
    if field == "result":
        return result_in_words(value, say)
    if field == "faces":
        return ", ".join(value.split())
    if field == "action":
        return action_in_words(content, value, say)
    if field == "place":
        return place_in_words(value, say)
    if field == "verb":
        return skills_in_words(content, value, say)
    return None


def result_in_words(text: str, say: Say) -> str | None:
    """E.g. `+2 HP and a Blessing`, `a Fire potion or +2 XP`."""
    try:
        result = result_of(text)
    except Fault:
        return None
    return spoken(result, say)


def spoken(result: Result, say: Say) -> str:
    choices = [[effect_in_words(effect, say) for effect in effects] for effects in result.choices]
    return listed([listed(effects, "list-and", say) for effects in choices], "list-or", say)


def listed(items: list[str], last_word: str, say: Say) -> str:
    """Several things: commas, and a word before the last."""
    if len(items) == 1:
        return items[0]
    return say(last_word, head=", ".join(items[:-1]), last=items[-1])


def effect_in_words(effect: Effect, say: Say) -> str:
    args: dict[str, Arg] = {"amount": effect.amount}
    name = f"result-{effect.verb}"
    for kind in VERBS[effect.verb]:
        if kind == "stat":
            args |= {"stat": say(f"stat-{effect.what}"), "stat_id": effect.what}
        elif kind == "potion":
            args["potion_some"] = say(f"potion-{effect.what}.some")
        elif kind == "affliction":
            args["affliction"] = say(f"affliction-{effect.what}")
            args["affliction_of"] = say(f"affliction-{effect.what}.of")
        elif kind == "forbiddable":
            args["forbidden"] = say(f"forbidden-{effect.what}")
    return say(f"{name}-floor" if effect.amount == FLOOR else name, **args)


def action_in_words(content: Content, action: str, say: Say) -> str:
    """An action of a room with what it does, taken from the card: a content pack may have changed it."""
    name = name_of("action", action, say)
    results = {room.actions[action].text for room in content.rooms.values() if action in room.actions}
    if len(results) != 1:
        return name
    return say("result-action", action=name, result=spoken(result_of(results.pop()), say))


def skills_in_words(content: Content, verb: str, say: Say) -> str | None:
    """What the cards call the skill behind an option: a content pack has skills of its own."""
    if verb not in SKILL_VERBS:
        return None
    names = []
    for skill in (skill for character in content.characters.values() for skill in character.skills.values()):
        if skill.effect == SKILL_VERBS[verb]:
            name = name_of("skill", skill.id, say)
            names.append(say("shielding", skill=name, amount=skill.amount) if verb == "shield" else name)
    return " / ".join(dict.fromkeys(names)) or verb


def name_of(field: str, id: str, say: Say) -> str:
    """The name of a card, or its id in readable form."""
    try:
        return say(f"{field}-{id}")
    except KeyError:
        return id.replace("_", " ")


def place_in_words(about: str, say: Say) -> str | None:
    """Where a chance ask belongs: `reveal 3.4` is in the middle of the grid, `peek 3.1` the second card looked at."""
    kind, _, where = about.partition(" ")
    _, dot, cell = where.partition(".")
    if not dot:
        return None
    return say(f"peek-{cell}") if kind == "peek" else say(f"cell-{cell}.at")
