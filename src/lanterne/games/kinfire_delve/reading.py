"""Reading the content of Kinfire Delve from its TOML files, with every value checked: a pack may hold anything."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from lanterne.games.kinfire_delve.content import (
    BLACK,
    COUNTED,
    TRIGGERS,
    UNSET,
    WHITE,
    Action,
    Challenge,
    Content,
    Event,
    Exhaustion,
    Gauntlet,
    Lasting,
    SeekerCard,
    Skill,
    Support,
)
from lanterne.games.kinfire_delve.fitting import (
    ACTION,
    EVENT,
    GAUNTLET_FRONT,
    MASTER_CARD,
    NO_CHALLENGE,
    WELL_CHALLENGE,
    Bearer,
    check_effect,
)
from lanterne.games.kinfire_delve.language import (
    COLOURS,
    DIVIDED,
    FILTERS,
    MEASURES,
    SELECTORS,
    TYPES,
    VERBS,
    Effect,
    parse_effect,
)
from lanterne.games.kinfire_delve.state import HANDS, LANTERN
from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import Field, Guide, Notes, content_of
from lanterne.kernel.records import fingerprint
from lanterne.parts.reading import Reader, read_files

FILES: Final = ("well", "depths", "exhaustion", "seekers")
SLOTS: Final = 4
FEWEST_WELL: Final = 8  # four around the Master, three that are skipped, and one to find
MOST_WELL: Final = 200
FEWEST_SKILLS: Final = max(HANDS)  # a deck deals a whole hand
MOST_SKILLS: Final = 60
MAY_BE_SILENT: Final = (WELL_CHALLENGE, EVENT, GAUNTLET_FRONT, MASTER_CARD)  # cards that have other texts
SHARED: Final = "IN_PLAY"  # where the guide explains the tables of lasting texts
ANSWERS: Final = (*COLOURS, WHITE)
LOST_BY: Final = ("exhausted", "attached")  # figures that may end the game

VOCABULARY: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "effect": dict(VERBS),
    "amount": dict.fromkeys(MEASURES, ()),
    "target": {word: () if word in ("this", "attempted") else ("filter",) for word in (*SELECTORS, *DIVIDED)},
    "filter": dict.fromkeys(FILTERS, ()),
}


# --- fields ----------------------------------------------------------------------------------------------------------


def part(reader: Reader, name: str) -> Reader:
    """A table that may be left out: then it is empty, and its fields are noted all the same."""
    if reader.has(name):
        return reader.table(name)
    path = f"{reader.path}.{name}"
    if reader.notes is not None:
        reader.notes[path] = Field("table", optional=True)
    return Reader({}, f"{reader.where}.{name}", path, reader.notes)


def numbers(reader: Reader, name: str, keys: tuple[str, ...], least: int, most: int) -> dict[str, int]:
    """Numbers by name, such as `{ combat = 1 }`. The guide has one line for all of them."""
    table = part(reader, name)
    table.free = True
    for key in table.data:
        if key not in keys:
            raise Fault("content-word", where=table.where, got=shorten(key), choices=" ".join(keys))
    found = {key: table.number(key, least, most, 0) for key in keys}
    return {key: found[key] for key in table.data}


def effect(reader: Reader, name: str, bearer: Bearer) -> Effect:
    """What a text does, checked for the place where it stands."""
    where = f"{reader.where}.{name}"
    found = parse_effect(reader.text(name, "effect", ""), where)
    check_effect(found, bearer, name, where)
    return found


def read_lasting(reader: Reader, bearer: Bearer, enters: bool = False, opens: bool = False) -> Lasting:
    """What a card does as long as it is in play. `enters`: it is laid in a slot; `opens`: it may make the Master
    vulnerable."""
    text = Lasting()
    text.others_difficulty = numbers(reader, "others_difficulty", TYPES, -9, 9)
    text.master_difficulty = reader.number("master_difficulty", -20, 20, 0)
    text.supports_worth = reader.number("supports_worth", -5, 5, 0)
    text.first_support_worth = reader.number("first_support_worth", -5, 5, 0)
    text.light = reader.number("light", -5, 5, UNSET)
    text.dark = reader.number("dark", -5, 5, UNSET)
    text.new_hand = reader.number("new_hand", -5, 5, 0)
    text.no_healing = reader.flag("no_healing", False)
    text.no_charging = reader.flag("no_charging", False)
    text.attaches_discarded = reader.flag("attaches_discarded", False)
    text.vulnerable = reader.word("vulnerable", COLOURS, "") if opens else ""
    text.lose_if = read_lose_if(part(reader, "lose_if"))
    for trigger in TRIGGERS:
        if enters or trigger != "enters":
            found = effect(reader, trigger, bearer)
            if found.ops:
                text.triggers[trigger] = found
    reader.done()
    return text


def read_lose_if(reader: Reader) -> dict[str, list[int]]:
    """From where on a figure ends the game, with one to four seekers."""
    found: dict[str, list[int]] = {}
    for name in LOST_BY:
        if reader.has(name):
            values = reader.items(name, "numbers", len(HANDS), len(HANDS))
            found[name] = [value for value in values if type(value) is int and 1 <= value <= 99]
            if len(found[name]) != len(values):
                raise Fault("content-type", where=f"{reader.where}.{name}", wanted="[1-99, 1-99, 1-99, 1-99]")
        elif reader.notes is not None:
            reader.notes[f"{reader.path}.{name}"] = Field("list numbers", len(HANDS), len(HANDS), optional=True)
    reader.done()
    return found


def lasting(reader: Reader, name: str, bearer: Bearer, enters: bool = False, opens: bool = False) -> Lasting:
    """A table with what a card does as long as it is in play. They are alike: the guide lists their fields once a file."""
    table = part(reader, name) if bearer in MAY_BE_SILENT else reader.table(name)
    table.path = f"{reader.path.partition('.')[0]}.{SHARED}"
    if reader.notes is not None:
        reader.notes.setdefault(table.path, Field("table"))
    return read_lasting(table, bearer, enters, opens)


def in_play(reader: Reader, bearer: Bearer, enters: bool = False, opens: bool = False) -> Lasting | None:
    """What a card does while it lies around the Master, or nothing."""
    text = lasting(reader, "in_play", bearer, enters, opens)
    return text if reader.has("in_play") else None


def keep_apart(id: str, taken: list[str], reader: Reader) -> None:
    if id in taken:
        raise Fault("content-twice", where=reader.where, got=id)


def check_size(where: str, got: int, least: int, most: int) -> None:
    if not least <= got <= most:
        raise Fault("content-count", where=where, wanted=least if got < least else most, got=got)


# --- challenges and events -------------------------------------------------------------------------------------------


def read_challenge(reader: Reader, bearer: Bearer) -> Challenge:
    """The fields that challenges of the Well, fronts of gauntlet cards and Masters share. A Master has neither colour nor
    type (KD-GAUNT-02, KD-RULING-06); whoever completes it has won."""
    master = bearer is MASTER_CARD
    id = reader.slug("id")
    colour = BLACK if master else reader.word("colour", COLOURS)
    type = "" if master else reader.word("type", TYPES)
    card = Challenge(id, colour, type, reader.number("difficulty", 1, 40))
    grows = tuple(what for what in COUNTED if what != ("gauntlet" if bearer is WELL_CHALLENGE else "copy"))
    card.difficulty_per = numbers(reader, "difficulty_per", grows, -9, 9)
    if not master:
        card.reward = effect(reader, "reward", bearer)
        card.completed = effect(reader, "completed", bearer)
    card.penalty = effect(reader, "penalty", bearer)
    dark_penalty = effect(reader, "dark_penalty", bearer)
    card.dark_penalty = dark_penalty if reader.has("dark_penalty") else None
    card.supports_most = reader.number("supports_most", 0, 2, UNSET)
    card.light = reader.number("light", -5, 5, UNSET)
    card.dark = reader.number("dark", -5, 5, UNSET)
    card.lasting = in_play(reader, bearer, enters=bearer is WELL_CHALLENGE, opens=master)
    return card


def read_well(file: Reader, content: Content, named: list[str]) -> None:
    well: list[str] = []
    for entry in file.tables("challenges", 1):
        card = read_challenge(entry, WELL_CHALLENGE)
        well += [card.id] * entry.number("copies", 1, 9, 1)
        entry.done()
        keep_apart(card.id, named, entry)
        named.append(card.id)
        content.challenges[card.id] = card
    for entry in file.tables("events"):
        event = Event(entry.slug("id"), effect(entry, "instructions", EVENT), in_play(entry, EVENT, enters=True))
        well += [event.id] * entry.number("copies", 1, 9, 1)
        entry.done()
        keep_apart(event.id, named, entry)
        named.append(event.id)
        content.events[event.id] = event
    check_size(file.where, len(well), FEWEST_WELL, MOST_WELL)
    content.well = tuple(well)
    content.first_game = tuple(file.texts("first_game", "id", SLOTS, SLOTS))
    for id in content.first_game:
        if content.first_game.count(id) > well.count(id):
            choices = " ".join(dict.fromkeys(well))
            raise Fault("content-word", where=f"{file.where}.first_game", got=shorten(id), choices=choices)


def read_depths(file: Reader, content: Content, named: list[str]) -> None:
    """The Masters and the gauntlet. A Master that could never be attempted would make a game without end."""
    content.back = lasting(file, "back", NO_CHALLENGE)
    masters = file.tables("masters", 1, 20)
    for entry in masters:
        master = read_challenge(entry, MASTER_CARD)
        entry.done()
        keep_apart(master.id, named, entry)
        named.append(master.id)
        content.masters[master.id] = master
    for entry in file.tables("gauntlet", SLOTS, SLOTS):
        front = read_challenge(entry, GAUNTLET_FRONT)
        back = lasting(entry, "back", NO_CHALLENGE, opens=True)
        entry.done()
        keep_apart(front.id, named, entry)
        named.append(front.id)
        content.gauntlet[front.id] = Gauntlet(front.id, front, back)
    if not any(card.back.vulnerable for card in content.gauntlet.values()):
        for entry, master in zip(masters, content.masters.values(), strict=True):
            if master.lasting is None or not master.lasting.vulnerable:
                raise Fault("content-unbeatable", where=entry.where)


def read_exhaustion(file: Reader, content: Content) -> None:
    for entry in file.tables("cards", 1, 20):
        card = Exhaustion(entry.slug("id"), lasting(entry, "in_play", NO_CHALLENGE))
        entry.done()
        keep_apart(card.id, list(content.exhaustion), entry)
        content.exhaustion[card.id] = card
    limits = [card.lasting.lose_if["exhausted"] for card in content.exhaustion.values() if "exhausted" in card.lasting.lose_if]
    every = len(content.exhaustion)
    content.breath = tuple(min([every, *(limit[seats] - 1 for limit in limits)]) for seats in range(len(HANDS)))


# --- seekers ---------------------------------------------------------------------------------------------------------


def read_action(reader: Reader, id: str, colours: tuple[str, ...]) -> Action:
    """The fields that a lantern and the upper part of a skill card share."""
    action = Action(id, colours, reader.number("value", 0, 9))
    action.value_against = numbers(reader, "value_against", TYPES, -9, 9)
    action.value_with_progress = reader.number("value_with_progress", -9, 9, 0)
    action.value_per_support = reader.number("value_per_support", -5, 5, 0)
    action.supports_worth = reader.number("supports_worth", -5, 5, 0)
    action.supports_most = reader.number("supports_most", 0, 2, UNSET)
    action.rerolls = reader.number("rerolls", 0, 3, 0)
    action.ignores_penalty = reader.flag("ignores_penalty", False)
    action.penalty_damage = reader.number("penalty_damage", -9, 0, 0)
    action.played = effect(reader, "played", ACTION)
    action.completed = effect(reader, "completed", ACTION)
    action.failed = effect(reader, "failed", ACTION)
    action.final_dark = effect(reader, "final_dark", ACTION)
    action.final_light = effect(reader, "final_light", ACTION)
    return action


def read_colours(reader: Reader) -> tuple[str, ...]:
    """One colour or two, or white alone."""
    colours = tuple(reader.texts("colours", "colour", 1, 2))
    choices = ANSWERS if len(colours) == 1 else COLOURS
    for colour in colours:
        if colour not in choices:
            raise Fault("content-word", where=f"{reader.where}.colours", got=shorten(colour), choices=" ".join(choices))
    if len(set(colours)) != len(colours):
        raise Fault("content-twice", where=f"{reader.where}.colours", got=colours[0])
    return colours


def read_skill(reader: Reader) -> Skill:
    action = read_action(reader, reader.slug("id"), read_colours(reader))
    action.cost = reader.number("cost", 0, 5, 0)
    action.icon = reader.slug("icon") if reader.has("icon") else ""
    bar = reader.table("support")
    against = numbers(bar, "against", TYPES, 0, 9)
    support = Support(bar.word("colour", ANSWERS), bar.number("value", 0, 9), against)
    bar.done()
    card = Skill(action, support, reader.number("copies", 1, 9, 1))
    reader.done()
    return card


def read_seeker(reader: Reader, content: Content) -> None:
    """A seeker with lantern and deck."""
    id = reader.slug("id")
    keep_apart(id, list(content.seekers), reader)
    light = reader.table("lantern")
    light.notes = None  # its fields are those of the cards
    seeker = SeekerCard(id, reader.slug("icon") if reader.has("icon") else "", read_action(light, id, (WHITE,)))
    light.done()
    seeker.icon_streak = reader.number("icon_streak", 0, 5, 0)
    seeker.icon_shield = reader.number("icon_shield", 0, 5, 0)
    seeker.icon_first_support = reader.number("icon_first_support", 0, 5, 0)
    seeker.light_for_cards = reader.number("light_for_cards", 0, 5, 0)
    seeker.failed = effect(reader, "failed", ACTION)
    if not seeker.icon and (seeker.icon_streak or seeker.icon_shield or seeker.icon_first_support):
        raise Fault("content-missing", where=reader.where, field="icon")
    skills = []
    for entry in reader.tables("cards", 1):
        skill = read_skill(entry)
        keep_apart(skill.id, [*content.skills, LANTERN], entry)
        content.skills[skill.id] = skill
        skills.append(skill)
    seeker.deck = tuple(skill.id for skill in skills for _ in range(skill.copies))
    check_size(f"{reader.where}.cards", len(seeker.deck), FEWEST_SKILLS, MOST_SKILLS)
    check_icons(reader, seeker, skills)
    reader.done()
    content.seekers[id] = seeker


def check_icons(reader: Reader, seeker: SeekerCard, skills: list[Skill]) -> None:
    """An icon that a text speaks of is on a card; a card has no icon that no text speaks of."""
    effects = [seeker.failed]
    for action in [seeker.lantern, *(skill.action for skill in skills)]:
        effects += [action.played, action.completed, action.failed, action.final_dark, action.final_light]
    named = [seeker.icon, *(op.icon for told in effects for op in told.all_ops())]
    spoken = {icon: "" for icon in named if icon}
    borne = {skill.icon: skill.id for skill in skills if skill.icon}
    for icon in spoken:
        if icon not in borne:
            raise Fault("content-word", where=f"{reader.where}.icon", got=shorten(icon), choices=" ".join(borne))
    for icon, id in borne.items():
        if icon not in spoken:
            raise Fault("content-word", where=f"{reader.where}.cards.{id}.icon", got=shorten(icon), choices=" ".join(spoken))


# --- files -----------------------------------------------------------------------------------------------------------


def read_content(texts: Mapping[str, str], notes: Notes | None = None) -> Content:
    """Everything in the box, from the texts of its files."""
    content = Content()
    files = read_files(texts, FILES, notes)
    named = [BLACK]  # Well cards, Masters and gauntlet cards share their names; the back of the Masters has this one
    read_well(files["well"], content, named)
    read_depths(files["depths"], content, named)
    read_exhaustion(files["exhaustion"], content)
    for entry in files["seekers"].tables("seekers", 1, 20):
        read_seeker(entry, content)
    for file in files.values():
        file.done()
    whole: dict[str, Json] = {name: file.data for name, file in files.items()}
    content.version = fingerprint(whole)
    return content


def load_content(folder: Path) -> Content:
    """Everything in the box, from a folder."""
    return read_content(content_of(folder))


def guide_to(folder: Path) -> Guide:
    """Every field and every word that a pack may use."""
    notes: Notes = {}
    read_content(content_of(folder), notes)
    shared = {path: field for path, field in notes.items() if path.split(".")[1] == SHARED}
    own = {path: field for path, field in notes.items() if path not in shared}
    return Guide(own | shared, VOCABULARY)
