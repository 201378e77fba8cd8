"""Cards in words: the whole text of any card, made from its data, so that content packs need not write it twice.

A text is a list of lines, each with its kind: HEAD, REWARD, PENALTY, PLAIN, BOLD for what lasts while the card is in play,
SUPPORT, FLAVOUR. The words for every attribute are messages named after it: `effect-<verb>`, `lasting-<attribute>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from lanterne.games.kinfire_delve.content import (
    BLACK,
    UNSET,
    Action,
    Challenge,
    Content,
    Event,
    Gauntlet,
    Lasting,
    SeekerCard,
    Skill,
    Support,
)
from lanterne.games.kinfire_delve.language import Effect, Filter, Op
from lanterne.kernel.faults import Arg

Say: TypeAlias = "Callable[..., str]"
Line: TypeAlias = "tuple[str, str]"

HEAD: Final = "head"
REWARD: Final = "reward"
PENALTY: Final = "penalty"
PLAIN: Final = "plain"
BOLD: Final = "bold"
SUPPORT: Final = "support"
FLAVOUR: Final = "flavour"

BETWEEN: Final = " · "
CHOSEN_BY_NAME: Final = ("this", "attempted", "copies")  # targets that a filter makes conditional, not narrower
BOUNDS: Final[dict[str, str]] = {"<=": "most", ">=": "least", "=": "exact"}


# --- arguments of options and events ---------------------------------------------------------------------------------


def phrase(content: Content, field: str, value: str, say: Say) -> str | None:
    """The words for an argument of an option or event, or None where its message says all."""
    if field == "dice":
        return dice_in_words(value, say)
    if field == "feat":
        return named("achievement", value, say)
    if field == "killer":
        return named(content.kind_of(value), value, say)
    if field == "place":
        return place_in_words(value, say)
    return None


def dice_in_words(faces: str, say: Say) -> str:
    """E.g. `red, red, blue, dark`."""
    return ", ".join(named("face", face, say) for face in faces.split())


def place_in_words(about: str, say: Say) -> str | None:
    """Whom a chance ask is about: `draw asha`."""
    kind, _, who = about.partition(" ")
    return named("seeker", who, say) if kind == "draw" and who else None


def named(field: str, id: str, say: Say) -> str:
    """The name of a thing; cards of a content pack are called by their ids."""
    try:
        return say(f"{field}-{id}")
    except KeyError:
        return id.replace("_", " ")


def signed(number: int) -> str:
    """`+2` or `−1`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With its capital and its full stop."""
    return capital(text) + "."


# --- effects ---------------------------------------------------------------------------------------------------------


def effect_in_words(effect: Effect, say: Say) -> str:
    """Instructions in their order: `descend 4, then regain 1 HP`. Without capital and full stop."""
    parts = [op_in_words(op, say) for op in effect.ops]
    if not parts:
        return say("text-nothing")
    if len(parts) == 1:
        return parts[0]
    return say("list-then", head=", ".join(parts[:-1]), last=parts[-1])


def op_in_words(op: Op, say: Say) -> str:
    """One instruction, with what happens where it cannot be done."""
    args: dict[str, Arg] = {"amount": "X" if op.measure else op.amount}
    if op.icon:
        args["icon"] = named("icon", op.icon, say)
    if op.target:
        args["target"] = target_in_words(op, "", say)
        args["target_from"] = target_in_words(op, ".from", say)
    text = say(f"effect-{op.verb}.may" if op.may else f"effect-{op.verb}", **args)
    if op.measure:
        text = say("effect-measured", effect=text, measure=measure_in_words(op, say))
    if op.otherwise is not None:
        text = say("effect-else", first=text, second=op_in_words(op.otherwise, say))
    return text


def measure_in_words(op: Op, say: Say) -> str:
    """A figure of the position, or its half, third or quarter."""
    if op.divisor == 1:
        return say(f"measure-{op.measure}")
    return say("measure-share", measure_of=say(f"measure-{op.measure}.of"), divisor=op.divisor)


def target_in_words(op: Op, form: str, say: Say) -> str:
    """The challenges that an instruction is about. `form` is the attribute of the message: `.from` or none."""
    which = which_in_words(op.filters, say)
    noun = {f"noun{end}": noun_in_words(op.filters, part, say) for end, part in (("", ""), ("_many", ".many"), ("_a", ".a"))}
    text = say(f"target-{op.target}{form}", which=which, **noun)
    if op.target in CHOSEN_BY_NAME and op.filters:
        return say("target-if", target=text, which=which, **noun)
    return text


def noun_in_words(filters: tuple[Filter, ...], form: str, say: Say) -> str:
    """`challenge`, `red challenge`, `red Trap challenge`."""
    words = {each.what: each.word for each in filters if each.word}
    args: dict[str, Arg] = {}
    name = "noun"
    if "colour" in words:
        name += "-colour"
        args["colour"] = say(f"colour-{words['colour']}")
        args["colour_many"] = say(f"colour-{words['colour']}.many")
    if "type" in words:
        name += "-type"
        args |= type_forms(words["type"], say)
    return say(f"{name if words else 'noun-plain'}{form}", **args)


def type_forms(type: str, say: Say) -> dict[str, Arg]:
    return {"type": say(f"type-{type}"), "type_a": say(f"type-{type}.a")}


def which_in_words(filters: tuple[Filter, ...], say: Say) -> str:
    """The conditions with a number, behind a space: ` whose printed difficulty is 6 or less`."""
    parts = []
    for each in filters:
        if not each.word:
            bound = say(f"bound-{BOUNDS[each.sign]}", number=each.number)
            parts.append(say(f"which-{each.what}", bound=bound))
    if not parts:
        return ""
    text = parts[0] if len(parts) == 1 else say("list-and", head=", ".join(parts[:-1]), last=parts[-1])
    return f" {text}"


# --- what lasts ------------------------------------------------------------------------------------------------------


def lasting_in_words(text: Lasting, say: Say, in_play: bool = False) -> list[Line]:
    """What a card does as long as it lies there. `in_play` says so in words, for cards that also do other things."""
    lines: list[str] = []
    for type, number in text.others_difficulty.items():
        lines.append(say("lasting-others_difficulty", shown=signed(number), **type_forms(type, say)))
    for name, number in (
        ("master_difficulty", text.master_difficulty), ("supports_worth", text.supports_worth),
        ("first_support_worth", text.first_support_worth), ("new_hand", text.new_hand),
    ):  # fmt: skip
        if number:
            lines.append(more_or_less(f"lasting-{name}", number, say))
    lines += faces_in_words("lasting-face", text.light, text.dark, say)
    for name, is_so in (
        ("no_healing", text.no_healing), ("no_charging", text.no_charging), ("attaches_discarded", text.attaches_discarded),
    ):  # fmt: skip
        if is_so:
            lines.append(say(f"lasting-{name}"))
    if text.vulnerable:
        lines.append(say("lasting-vulnerable", colour_to=say(f"colour-{text.vulnerable}.to")))
    for measure, limits in text.lose_if.items():
        lines.append(say("lasting-lose_if", measure=say(f"measure-{measure}"), limit=limits_in_words(limits, say)))
    if in_play:
        lines = [say("text-in-play", text=line) for line in lines]
    lines += [say(f"trigger-{name}", effect=effect_in_words(effect, say)) for name, effect in text.triggers.items()]
    return [(BOLD, sentence(line)) for line in lines]


def more_or_less(name: str, number: int, say: Say) -> str:
    """A message that says how much more or less something is worth."""
    return say(name, number=abs(number), way="less" if number < 0 else "more")


def faces_in_words(name: str, light: int, dark: int, say: Say) -> list[str]:
    """What the light and the dark face are worth, where a card says so."""
    lines = []
    for face, number in (("light", light), ("dark", dark)):
        if number != UNSET:
            shown = f"−{-number}" if number < 0 else str(number)
            lines.append(say(name, face=say(f"face-{face}"), number=number, shown=shown))
    return lines


def limits_in_words(limits: list[int], say: Say) -> str:
    """`5 (6 with 4 seekers)`: the limit of a lone seeker, and where it differs."""
    first = str(limits[0])
    others = [say("limit-with", limit=limit, seekers=seekers) for seekers, limit in enumerate(limits, 1) if limit != limits[0]]
    return say("limit-but", limit=first, others=", ".join(others)) if others else first


# --- challenges, events, Masters, gauntlet, exhaustion ---------------------------------------------------------------


def challenge_in_words(challenge: Challenge, say: Say) -> list[Line]:
    """A challenge of the Well, the front of a gauntlet card, or a Master, which has neither type nor reward."""
    difficulty = say("text-difficulty", number=challenge.difficulty)
    lines = [(HEAD, capital(f"{kind_in_words(challenge, say)}{BETWEEN}{difficulty}"))]
    for what, number in challenge.difficulty_per.items():
        kind = PLAIN if what == "support" else BOLD
        lines.append((kind, sentence(say(f"grows-{what}", shown=signed(number)))))
    if challenge.type:
        lines.append((REWARD, sentence(say("text-reward", effect=effect_in_words(challenge.reward, say)))))
    lines.append((PENALTY, sentence(penalty_in_words(challenge, say))))
    lines += [(PLAIN, sentence(text)) for text in own_texts(challenge, say)]
    return lines + (lasting_in_words(challenge.lasting, say, True) if challenge.lasting is not None else [])


def kind_in_words(challenge: Challenge, say: Say) -> str:
    """`red Combat`; a Master is only black."""
    colour = say(f"colour-{challenge.colour}")
    if not challenge.type:
        return colour
    forms = {"colour": colour, "colour_card": say(f"colour-{challenge.colour}.card")}
    return say("text-kind", type_id=challenge.type, **forms, **type_forms(challenge.type, say))


def penalty_in_words(challenge: Challenge, say: Say) -> str:
    """What a failure costs, and what the dark face makes of it."""
    penalty = effect_in_words(challenge.penalty, say)
    if challenge.dark_penalty is None:
        return say("text-penalty", effect=penalty)
    dark = effect_in_words(challenge.dark_penalty, say)
    if not challenge.penalty.ops:
        return say("text-penalty-dark", effect=dark)
    return say("text-penalty-instead", effect=penalty, dark=dark)


def own_texts(challenge: Challenge, say: Say) -> list[str]:
    """What holds while the challenge itself is attempted or completed (KD-CHAL-08)."""
    texts = []
    if challenge.supports_most != UNSET:
        texts.append(say("text-supports_most", number=challenge.supports_most))
    texts += faces_in_words("text-face", challenge.light, challenge.dark, say)
    if challenge.completed.ops:
        texts.append(say("text-completed", effect=effect_in_words(challenge.completed, say)))
    return texts


def event_in_words(event: Event, say: Say) -> list[Line]:
    lines = [(PLAIN, sentence(effect_in_words(event.instructions, say)))] if event.instructions.ops else []
    return lines + (lasting_in_words(event.lasting, say, True) if event.lasting is not None else [])


def gauntlet_in_words(card: Gauntlet, say: Say) -> list[Line]:
    """Both sides; a table shows the back once it is turned (KD-RULING-44)."""
    back = [(HEAD, capital(say("text-back"))), *lasting_in_words(card.back, say)]
    return challenge_in_words(card.front, say) + back


# --- skill cards, lanterns, seekers ----------------------------------------------------------------------------------


def action_in_words(action: Action, say: Say) -> list[Line]:
    """The upper part of a skill card, or a lantern."""
    colours = [say(f"colour-{colour}.card") for colour in action.colours]
    colour = colours[0] if len(colours) == 1 else say("list-or", head=", ".join(colours[:-1]), last=colours[-1])
    parts = [colour, say("action-value", number=action.value)]
    if action.icon:
        parts.append(named("icon", action.icon, say))
    texts = worth_in_words(action, say) + fate_in_words(action, say)
    return [(HEAD, capital(BETWEEN.join(parts))), *((PLAIN, sentence(text)) for text in texts)]


def worth_in_words(action: Action, say: Say) -> list[str]:
    """What an action costs and is worth beyond its value."""
    texts = [say("action-cost", amount=action.cost)] if action.cost else []
    for type, number in action.value_against.items():
        texts.append(say("action-value_against", shown=signed(number), **type_forms(type, say)))
    for name, number in (
        ("value_with_progress", action.value_with_progress), ("value_per_support", action.value_per_support),
    ):  # fmt: skip
        if number:
            texts.append(say(f"action-{name}", shown=signed(number)))
    if action.supports_worth:
        texts.append(more_or_less("action-supports_worth", action.supports_worth, say))
    if action.supports_most != UNSET:
        texts.append(say("action-supports_most", number=action.supports_most))
    return texts


def fate_in_words(action: Action, say: Say) -> list[str]:
    """What an action does, from its play to the end of the attempt."""
    texts = [say("action-played", effect=effect_in_words(action.played, say))] if action.played.ops else []
    if action.rerolls:
        texts.append(say("action-rerolls", number=action.rerolls))
    for name, effect in (
        ("final_light", action.final_light), ("final_dark", action.final_dark),
        ("completed", action.completed), ("failed", action.failed),
    ):  # fmt: skip
        if effect.ops:
            texts.append(say(f"action-{name}", effect=effect_in_words(effect, say)))
    if action.penalty_damage:
        texts.append(more_or_less("action-penalty_damage", action.penalty_damage, say))
    if action.ignores_penalty:
        texts.append(say("action-ignores_penalty"))
    return texts


def support_in_words(support: Support, say: Say) -> Line:
    """The bar at the foot of a skill card."""
    others = [say("support-against", number=number, **type_forms(type, say)) for type, number in support.against.items()]
    text = say("support-bar", colour=say(f"colour-{support.colour}"), number=support.value, others="".join(others))
    return (SUPPORT, sentence(text))


def skill_in_words(skill: Skill, say: Say) -> list[Line]:
    return [*action_in_words(skill.action, say), support_in_words(skill.support, say)]


def ability_in_words(seeker: SeekerCard, say: Say) -> list[Line]:
    """What the seeker card itself says."""
    icon = named("icon", seeker.icon, say) if seeker.icon else ""
    texts = []
    for name, number in (
        ("icon_streak", seeker.icon_streak), ("icon_shield", seeker.icon_shield),
        ("icon_first_support", seeker.icon_first_support),
    ):  # fmt: skip
        if number:
            texts.append(say(f"ability-{name}", icon=icon, number=number))
    if seeker.light_for_cards:
        texts.append(say("ability-light_for_cards", amount=seeker.light_for_cards))
    if seeker.failed.ops:
        texts.append(say("ability-failed", effect=effect_in_words(seeker.failed, say)))
    return [(PLAIN, sentence(text)) for text in texts]


def seeker_in_words(seeker: SeekerCard, say: Say) -> list[Line]:
    """Ability and lantern."""
    lantern = (HEAD, capital(named("lantern", seeker.id, say)))
    return [*ability_in_words(seeker, say), lantern, *action_in_words(seeker.lantern, say)]


# --- any card --------------------------------------------------------------------------------------------------------


def card_in_words(content: Content, field: str, id: str, say: Say) -> list[Line]:
    """What a card says, named as in `Content.cards()` or by an argument of an event; nothing for what is no card."""
    lines: list[Line] = []
    if field == "seeker" and id in content.seekers:
        lines = seeker_in_words(content.seekers[id], say)
    elif field == "lantern" and id in content.seekers:
        lines = action_in_words(content.seekers[id].lantern, say)
    elif field == "skill" and id in content.skills:
        lines = skill_in_words(content.skills[id], say)
    elif field == "fatigue" and id in content.exhaustion:
        lines = lasting_in_words(content.exhaustion[id].lasting, say)
    elif field in ("card", "master", "gauntlet"):
        lines = around_master_in_words(content, id, say)
        field = "card"
    return lines + flavour(field, id, say) if lines else []


def around_master_in_words(content: Content, id: str, say: Say) -> list[Line]:
    """A card in a slot or in the centre; `black` is the back that the Masters share."""
    if id in content.challenges:
        return challenge_in_words(content.challenges[id], say)
    if id in content.events:
        return event_in_words(content.events[id], say)
    if id in content.masters:
        return challenge_in_words(content.masters[id], say)
    if id in content.gauntlet:
        return gauntlet_in_words(content.gauntlet[id], say)
    return lasting_in_words(content.back, say) if id == BLACK else []


def flavour(field: str, id: str, say: Say) -> list[Line]:
    """The line in italics; a card of a content pack has none."""
    try:
        return [(FLAVOUR, say(f"{field}-{id}.flavour"))]
    except KeyError:
        return []
