"""What is printed on the things in the box, in words: what the page needs to draw cards, dice and labels by itself.

It is the same for every seat and at every moment. `stage_view.py` says which of these lie where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lanterne.games.kinfire_delve import phrases
from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.cards import charges, effects_of
from lanterne.games.kinfire_delve.content import BLACK, WHITE, Action, Challenge, Content, Gauntlet
from lanterne.games.kinfire_delve.endings import FEATS
from lanterne.games.kinfire_delve.language import COLOURS, TYPES, Effect
from lanterne.games.kinfire_delve.state import PLACES
from lanterne.kernel.asks import Die, Json
from lanterne.kernel.drawing import Words

PHASES: Final = ("setup", "deal", "lay", "start", "target", "action", "support", "roll", "resolve", "swap", "end")

# The labels of the board, `stage-<name>`, with what the page fills in where `{name}` stands.
LABELS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn",), "setup": (), "hp": (), "hp-of": ("hp", "full"), "hard": (), "fast": (), "won": (), "lost": (),
    "well": (), "left": ("left",), "bottom": (), "discard": (), "completed": (), "known-top": ("card",), "empty": (),
    "event": (), "master": (), "face-down": (), "turned": (), "reward": (), "penalty": (), "dark-penalty": (),
    "instead-dark": (), "back": (), "difficulty": ("goal",), "printed": ("printed",), "progress": ("progress", "goal"),
    "failures": ("count",), "closed": (), "vulnerable-to": ("colours",), "face-as": ("colour",), "attached": (),
    "attached-count": ("count",), "north": (), "east": (), "south": (), "west": (), "exhaustion": (), "exhaustion-none": (),
    "exhaustion-deck": (), "exhaustion-limit": ("limit",), "new-hand": ("count",), "choose-seeker": (), "taken": (),
    "lit": (), "unlit": (), "hand": (), "your-hand": (), "hand-of": ("name",), "hidden": ("count",), "shown": (),
    "deck": (), "deck-left": (), "no-cards": (), "top": ("card",), "you": (), "plays": ("name",), "support": (),
    "value": ("value",), "worth": ("worth",), "icon": ("icon",), "charge-lost": (), "charge-barred": (),
    "attempt-on": ("card",), "action": (), "no-action": (), "action-waits": ("name",), "supports": ("count", "most"),
    "dice": (), "last-roll": (), "sum": ("before", "gain", "sum", "goal"), "enough": (), "asked": ("name",),
    "passed": ("name",), "supported": ("name",), "waiting": ("name",), "read": ("card",), "close": (), "feats": (),
    "killed-by": ("card",), "seat-empty": (),
}  # fmt: skip


def box_of(content: Content, words: Words) -> dict[str, Json]:
    """Everything, by kind and id."""
    return {
        "words": {name: label(words, name, fields) for name, fields in LABELS.items()},
        "colours": named(words, "colour", (*COLOURS, WHITE, BLACK)),
        "types": named(words, "type", TYPES),
        "icons": named(words, "icon", icons_of(content)),
        "slots": named(words, "slot", PLACES),
        "causes": named(words, "cause", ("wounds", "card", "abandoned", "won")),
        "phases": named(words, "phase", PHASES),
        "dice": {die.name: die_of(words, die) for die in (v.SKILL_DIE, v.LIGHT_DIE)},
        "cards": cards_of(content, words),
        "exhaustion": {id: exhaustion_of(content, words, id) for id in content.exhaustion},
        "seekers": {id: seeker_of(content, words, id) for id in content.seekers},
        "skills": {id: skill_of(content, words, id) for id in content.skills},
        "feats": {id: {"name": words.say(f"achievement-{id}"), "text": words.say(f"achievement-{id}.text")} for id in FEATS},
    }


# --- words -----------------------------------------------------------------------------------------------------------


def label(words: Words, name: str, fields: tuple[str, ...]) -> str:
    """A label with `{field}` wherever the page has a figure or a name to put."""
    return words.say(f"stage-{name}", **{field: f"{{{field}}}" for field in fields})


def named(words: Words, field: str, ids: Sequence[str]) -> dict[str, Json]:
    return {id: words.word(field, id) for id in ids}


def icons_of(content: Content) -> list[str]:
    """The effect icons that skill cards bear."""
    return list(dict.fromkeys(skill.icon for skill in content.skills.values() if skill.icon))


def die_of(words: Words, die: Die) -> dict[str, Json]:
    return {"name": words.word("die", die.name), "faces": {face: words.word("face", face) for face in die.faces}}


def line_of(line: tuple[str, str]) -> Json:
    """A sentence of a card, and of which kind it is."""
    return {"kind": line[0], "text": line[1]}


def flavour_of(words: Words, field: str, id: str) -> str:
    return words.say(f"{field}-{id}.flavour") if words.has(f"{field}-{id}", "flavour") else ""


def effect_of(words: Words, effect: Effect | None) -> str:
    """An effect as a sentence of its own; nothing where there is none."""
    return phrases.sentence(phrases.effect_in_words(effect, words.say)) if effect is not None and effect.ops else ""


# --- around the Master -----------------------------------------------------------------------------------------------


def cards_of(content: Content, words: Words) -> dict[str, Json]:
    """Well cards, gauntlet cards, Masters, and under `black` the back that the Masters share."""
    found: dict[str, Json] = {
        BLACK: around(content, words, BLACK, "back", lasting(phrases.lasting_in_words(content.back, words.say)))
    }
    for id, challenge in content.challenges.items():
        found[id] = around(content, words, id, "challenge", challenge_of(challenge, words))
    for id, event in content.events.items():
        found[id] = around(content, words, id, "event", lasting(phrases.event_in_words(event, words.say)))
    for id, gauntlet in content.gauntlet.items():
        found[id] = around(content, words, id, "gauntlet", gauntlet_of(gauntlet, words))
    for id, master in content.masters.items():
        found[id] = around(content, words, id, "master", challenge_of(master, words))
    return found


def around(content: Content, words: Words, id: str, sort: str, printed: dict[str, Json]) -> dict[str, Json]:
    """What all cards around the Master have, and what this one adds."""
    return {
        "sort": sort,
        "name": words.word("card", id),
        "copies": max(1, content.well.count(id)),
        "charges": any(charges(effect) for effect in effects_of(content, "card", id)),
        "flavour": flavour_of(words, "card", id),
        "colour": "",
        "type": "",
        "difficulty": 0,
        "reward": "",
        "penalty": "",
        "dark_penalty": "",
        "back": [],
        **printed,
    }


def lasting(lines: list[tuple[str, str]]) -> dict[str, Json]:
    return {"texts": [line_of(line) for line in lines]}


def challenge_of(challenge: Challenge, words: Words) -> dict[str, Json]:
    """Figures, reward and penalty, and the other texts in sentences."""
    apart = (phrases.HEAD, phrases.REWARD, phrases.PENALTY)
    lines = [line for line in phrases.challenge_in_words(challenge, words.say) if line[0] not in apart]
    return {
        "colour": challenge.colour,
        "type": challenge.type,
        "difficulty": challenge.difficulty,
        "reward": effect_of(words, challenge.reward),
        "penalty": effect_of(words, challenge.penalty),
        "dark_penalty": effect_of(words, challenge.dark_penalty),
        **lasting(lines),
    }


def gauntlet_of(card: Gauntlet, words: Words) -> dict[str, Json]:
    """Both sides: the front is a challenge, the back says what is in force once it is turned (KD-RULING-44)."""
    back: list[Json] = [line_of(line) for line in phrases.lasting_in_words(card.back, words.say)]
    return {**challenge_of(card.front, words), "back": back, "vulnerable": card.back.vulnerable}


# --- exhaustion, seekers, skills -------------------------------------------------------------------------------------


def exhaustion_of(content: Content, words: Words, id: str) -> dict[str, Json]:
    return {
        "name": words.word("fatigue", id),
        "flavour": flavour_of(words, "fatigue", id),
        **lasting(phrases.lasting_in_words(content.exhaustion[id].lasting, words.say)),
    }


def seeker_of(content: Content, words: Words, id: str) -> dict[str, Json]:
    """A seeker with lantern and deck."""
    card = content.seekers[id]
    lantern = {"name": words.word("lantern", id), "flavour": flavour_of(words, "lantern", id), **action_of(words, card.lantern)}
    return {
        "name": words.word("seeker", id),
        "epithet": words.say(f"seeker-{id}.epithet") if words.has(f"seeker-{id}", "epithet") else "",
        "flavour": flavour_of(words, "seeker", id),
        "icon": card.icon,
        "lantern": lantern,
        "deck": {skill: card.deck.count(skill) for skill in dict.fromkeys(card.deck)},
        **lasting(phrases.ability_in_words(card, words.say)),
    }


def action_of(words: Words, action: Action) -> dict[str, Json]:
    """The upper part of a skill card, or a lantern: colours, value, ability."""
    lines = [line for line in phrases.action_in_words(action, words.say) if line[0] != phrases.HEAD]
    return {"colours": list(action.colours), "value": action.value, "icon": action.icon, **lasting(lines)}


def skill_of(content: Content, words: Words, id: str) -> dict[str, Json]:
    skill = content.skills[id]
    support = skill.support
    owner = next((seeker.id for seeker in content.seekers.values() if id in seeker.deck), "")
    against: dict[str, Json] = {**support.against}
    return {
        "name": words.word("skill", id),
        "seeker": owner,
        "copies": skill.copies,
        "charges": any(charges(effect) for effect in effects_of(content, "skill", id)),
        "flavour": flavour_of(words, "skill", id),
        "support": {
            "colour": support.colour,
            "value": support.value,
            "against": against,
            "text": phrases.support_in_words(support, words.say)[1],
        },
        **action_of(words, skill.action),
    }
