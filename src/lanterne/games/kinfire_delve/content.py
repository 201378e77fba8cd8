"""Content: the cards of Kinfire Delve as typed objects. `reading.py` makes them from TOML, `language.py` has their effects."""

from __future__ import annotations

from typing import Final

from lanterne.games.kinfire_delve.language import COLOURS, NOTHING, Effect

BLACK: Final = "black"
WHITE: Final = "white"
UNSET: Final = -9  # the card says nothing about this
COUNTED: Final = ("copy", "support", "exhausted", "attached", "gauntlet", "failure")  # what a difficulty may grow with
TRIGGERS: Final = (
    "enters", "turn_end", "given_in", "challenge_completed", "challenge_discarded", "attempt_failed", "final_dark",
    "final_light",
)  # fmt: skip


class Lasting:
    """What a card does as long as it is in play: bold texts, exhaustion cards, backs of gauntlet cards, the Master."""

    __slots__ = (
        "attaches_discarded", "dark", "first_support_worth", "light", "lose_if", "master_difficulty", "new_hand",
        "no_charging", "no_healing", "others_difficulty", "supports_worth", "triggers", "vulnerable",
    )  # fmt: skip

    def __init__(self) -> None:
        self.others_difficulty: dict[str, int] = {}  # by type of the other challenges
        self.master_difficulty = 0
        self.supports_worth = 0
        self.first_support_worth = 0
        self.light = UNSET  # what the face is worth, whatever else says
        self.dark = UNSET
        self.new_hand = 0
        self.no_healing = False
        self.no_charging = False
        self.vulnerable = ""  # the Master may be attempted with this colour
        self.attaches_discarded = False
        self.lose_if: dict[str, list[int]] = {}  # a figure of the position, and from where on with 1 to 4 seekers
        self.triggers: dict[str, Effect] = {}


class Challenge:
    """A challenge of the Well, the front of a gauntlet card, or a Master."""

    __slots__ = (
        "colour", "completed", "dark", "dark_penalty", "difficulty", "difficulty_per", "id", "lasting", "light", "penalty",
        "reward", "supports_most", "type",
    )  # fmt: skip

    def __init__(self, id: str, colour: str, type: str, difficulty: int) -> None:
        self.id = id
        self.colour = colour
        self.type = type
        self.difficulty = difficulty
        self.difficulty_per: dict[str, int] = {}
        self.reward = NOTHING
        self.penalty = NOTHING
        self.dark_penalty: Effect | None = None  # instead of the penalty when the final roll shows the dark face
        self.completed = NOTHING
        self.supports_most = UNSET
        self.light = UNSET
        self.dark = UNSET
        self.lasting: Lasting | None = None


class Event:
    __slots__ = ("id", "instructions", "lasting")

    def __init__(self, id: str, instructions: Effect, lasting: Lasting | None) -> None:
        self.id = id
        self.instructions = instructions
        self.lasting = lasting


class Gauntlet:
    """A two-sided card of the last phase."""

    __slots__ = ("back", "front", "id")

    def __init__(self, id: str, front: Challenge, back: Lasting) -> None:
        self.id = id
        self.front = front
        self.back = back


class Exhaustion:
    __slots__ = ("id", "lasting")

    def __init__(self, id: str, lasting: Lasting) -> None:
        self.id = id
        self.lasting = lasting


class Action:
    """What is played on a challenge: the upper part of a skill card, or a lantern."""

    __slots__ = (
        "answers", "colours", "completed", "cost", "failed", "final_dark", "final_light", "icon", "id", "ignores_penalty",
        "penalty_damage", "played", "rerolls", "supports_most", "supports_worth", "value", "value_against",
        "value_per_support", "value_with_progress",
    )  # fmt: skip

    def __init__(self, id: str, colours: tuple[str, ...], value: int) -> None:
        self.id = id
        self.colours = colours
        self.answers: tuple[str, ...] = COLOURS if WHITE in colours else colours
        self.value = value
        self.icon = ""
        self.value_against: dict[str, int] = {}  # more against a type
        self.value_with_progress = 0  # more when progress lies on the challenge already
        self.value_per_support = 0
        self.supports_worth = 0
        self.supports_most = UNSET
        self.rerolls = 0
        self.ignores_penalty = False
        self.penalty_damage = 0
        self.cost = 0  # cards to discard from hand
        self.played = NOTHING
        self.completed = NOTHING
        self.failed = NOTHING
        self.final_dark = NOTHING
        self.final_light = NOTHING


class Support:
    """The bar at the foot of a skill card."""

    __slots__ = ("against", "answers", "colour", "value")

    def __init__(self, colour: str, value: int, against: dict[str, int]) -> None:
        self.colour = colour
        self.answers: tuple[str, ...] = COLOURS if colour == WHITE else (colour,)
        self.value = value
        self.against = against  # another value against a type


class Skill:
    """A skill card."""

    __slots__ = ("action", "copies", "icon", "id", "support")

    def __init__(self, action: Action, support: Support, copies: int) -> None:
        self.id = action.id
        self.icon = action.icon
        self.action = action
        self.support = support
        self.copies = copies


class SeekerCard:
    """A seeker: card, lantern and deck."""

    __slots__ = (
        "deck", "failed", "icon", "icon_first_support", "icon_shield", "icon_streak", "id", "lantern", "light_for_cards",
    )  # fmt: skip

    def __init__(self, id: str, icon: str, lantern: Action) -> None:
        self.id = id
        self.icon = icon
        self.lantern = lantern
        self.deck: tuple[str, ...] = ()
        self.icon_streak = 0  # more value when icon follows icon
        self.icon_shield = 0  # damage of a penalty that a discarded card with the icon prevents
        self.icon_first_support = 0  # more for the first support with the icon in a turn
        self.light_for_cards = 0  # cards to discard to change a dark face into light
        self.failed = NOTHING


class Content:
    """Everything in the box, by id."""

    def __init__(self) -> None:
        self.challenges: dict[str, Challenge] = {}
        self.events: dict[str, Event] = {}
        self.well: tuple[str, ...] = ()  # every Well card, copies included
        self.first_game: tuple[str, ...] = ()  # the cards that open a first game: N, E, S, W (KD-RULING-36)
        self.back = Lasting()  # the back of every Master
        self.masters: dict[str, Challenge] = {}
        self.gauntlet: dict[str, Gauntlet] = {}
        self.exhaustion: dict[str, Exhaustion] = {}
        self.breath: tuple[int, ...] = ()  # exhaustion cards that can be borne with 1 to 4 seekers, whichever they are
        self.seekers: dict[str, SeekerCard] = {}
        self.skills: dict[str, Skill] = {}  # the cards of all seekers
        self.version = ""

    def cards(self) -> list[str]:
        """Everything a player can meet, as `field:id`."""
        named = {
            "card": [*dict.fromkeys(self.well), *self.masters, *self.gauntlet],
            "fatigue": list(self.exhaustion),
            "seeker": list(self.seekers),
            "skill": list(self.skills),
        }
        return [f"{field}:{id}" for field, ids in named.items() for id in ids]

    def kind_of(self, id: str) -> str:
        """The field under which texts name a card."""
        for field, cards in (("fatigue", self.exhaustion), ("skill", self.skills), ("seeker", self.seekers)):
            if id in cards:
                return field
        return "card"

    def in_box_order(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Skill cards in the order of the box: what is unseen shows no order of its own."""
        order = {card: place for place, card in enumerate(self.skills)}
        return tuple(sorted(cards, key=order.__getitem__))
