"""The words of Mini Rogue: there are some for all that can be said, and whole games read well in both languages."""

from __future__ import annotations

import re
from itertools import product

import pytest

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.content import AFFLICTIONS, FORBIDDABLE, POTIONS, STATS
from lanterne.games.mini_rogue.game import GAME
from lanterne.kernel.asks import Chance, Choose, Option, Refusal, Roll, Verb
from lanterne.kernel.dealers import Hand, stream
from lanterne.kernel.events import ALL, Event, EventKind
from lanterne.kernel.faults import Arg
from lanterne.kernel.match import Match
from lanterne.kernel.rulebook import rules_of
from lanterne.kernel.texts import LANGUAGES, Texts, texts_for
from tests.catalogues import SOURCE

NBSP = "\u00a0"
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "games" / "mini_rogue").glob("*.py")))
BOTH = pytest.mark.parametrize("texts", [texts_for(language, GAME.slug) for language in LANGUAGES], ids=LANGUAGES)
EN, FR = (texts_for(language, GAME.slug) for language in LANGUAGES)

VERBS = [value for value in vars(v).values() if isinstance(value, Verb)]
KINDS = [value for value in vars(v).values() if isinstance(value, EventKind)]
DECISIONS = sorted(set(re.findall(r'(?:(?:decide|ask_once)\(s, hero|Choose\([\w.]+), "(\w+)"', CODE)))
CHANCES = sorted(set(re.findall(r'abouts\("(\w+)"\)', CODE)) | set(re.findall(r'f"(\w+) \{area\}"', CODE)))
NEEDS = sorted(set(re.findall(r'"(need-[a-z0-9-]+)"', CODE)))
CAUSES = ("enemy:giant_rat", "enemy:ogs_remains", "room:crow", "hunger", "poison", "rewards", "abandoned", "victory")

CONTENT = GAME.content
ROOMS = tuple(CONTENT.rooms)
CARDS = [card.partition(":") for card in CONTENT.cards()]
RESULTS = sorted(
    {result.text for room in CONTENT.rooms.values() for result in (*room.results, *room.actions.values())}
    | {line.text for room in CONTENT.rooms.values() for trap in room.lines for line in (trap.failure, trap.success)}
    | {offer.result.text for room in CONTENT.rooms.values() for offer in room.offers if offer.result is not None}
    | {result.text for result in (CONTENT.rewards_always, *CONTENT.rewards)}
)
NUMBERS = (0, 1, 2, 12)
# Everything that an argument of an option or event may be.
DOMAIN: dict[str, tuple[Arg, ...]] = {
    "action": tuple(name for room in CONTENT.rooms.values() for name in room.actions),
    "affliction": AFFLICTIONS,
    "area": tuple(range(1, 11)),
    "cause": CAUSES,
    "cell": tuple(range(9)),
    "character": tuple(CONTENT.characters),
    "die": (0, 1, 2),
    "direction": ("right", "down", "left", "up", "diagonal"),
    "enemy": tuple(id for field, _, id in CARDS if field == "enemy"),
    "face": ("X", "6", 3),
    "faces": ("X", "6 X", "2 3 6"),
    "floor": (1, 2, 3, 4),
    "forbidden": FORBIDDABLE,
    "item": tuple(CONTENT.items),
    "mode": tuple(CONTENT.modes),
    "other": tuple(range(9)),
    "pay": v.PAYMENTS,
    "potion": POTIONS,
    "result": tuple(RESULTS),
    "room": (*ROOMS, "hidden"),
    "skill": tuple(skill.id for card in CONTENT.characters.values() for skill in card.skills.values()),
    "stat": STATS,
    "trap": tuple(id for field, _, id in CARDS if field == "trap"),
    **dict.fromkeys(("amount", "cost", "dungeon", "gain", "hp", "left", "level", "uses", "value"), NUMBERS),
}


# --- everything has words --------------------------------------------------------------------------------------------


def test_the_lists_of_this_file_are_not_empty() -> None:
    """They are gathered from the sources; if that stopped working the other tests would prove nothing."""
    assert len(VERBS) > 40
    assert len(KINDS) > 60
    assert {"explore", "attack", "reroll", "benediction", "choose_option", "character"} <= set(DECISIONS)
    assert {"attack", "peek", "guardian", "rewards", "perceived", "replacement"} <= set(CHANCES)
    assert {"need-gold", "need-step-7", "need-perception", "need-next-phase"} <= set(NEEDS)


def faults_of(text: str, french: bool) -> list[str]:
    """What is wrong with a sentence, as far as a machine can hear it."""
    wrong = {
        "left over": r"[{}$_]|\?\?\?|None",
        "spaces": r"  |^ | $| [.,)]|\( ",
        "twice": r"\.\.|::|\b(\w\w+) \1\b",
    }
    if french:
        wrong |= {
            "contraction": r"\b[Dd]e les? |\b[Àà] les? ",
            "elision": r"(?i)(?<![-\w])(?:le|la|de|ne|se|que|je) [aeiouyéèêâîôûæœ]",
            "typography": rf"[^{NBSP}][:;!?»](?!\w)|«[^{NBSP}]|'",
        }
    return [name for name, pattern in wrong.items() if re.search(pattern, text)]


def check(texts: Texts, text: str) -> None:
    faults = faults_of(text, texts.language == "fr")
    assert not faults, f"{faults}: {text}"
    assert not text[0].islower(), text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Le coup de le Rat.", "contraction"),
        ("Le coup de Apparition.", "elision"),
        ("Un piège: vide.", "typography"),
        ("Le giant_rat.", "left over"),
        ("Le  Rat.", "spaces"),
        ("Le Rat rat.", ""),
        ("Le Rat perd perd.", "twice"),
    ],
)
def test_the_ear_of_these_tests(text: str, fault: str) -> None:
    assert faults_of(text, True) == ([fault] if fault else [])


def combinations(fields: tuple[str, ...]) -> list[tuple[Arg, ...]]:
    """Every combination of values; for long ones, every value of each field with the first and last of the others."""
    domains = [DOMAIN[field] for field in fields]
    size = 1
    for domain in domains:
        size *= len(domain)
    if size <= 400:
        return list(product(*domains))
    found: dict[tuple[Arg, ...], None] = {}
    for place, domain in enumerate(domains):
        for value, end in product(domain, (0, -1)):
            found[tuple(value if place == other else values[end] for other, values in enumerate(domains))] = None
    return list(found)


@BOTH
@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_every_option_has_words(texts: Texts, verb: Verb) -> None:
    for args in combinations(verb.fields):
        option = verb(*args)
        check(texts, texts.option(option))
        assert texts.option(option)[-1] not in ".?!"


@BOTH
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_has_words(texts: Texts, kind: EventKind) -> None:
    for values in combinations(kind.fields):
        text = texts.event(Event(kind, values, ALL))
        check(texts, text)
        assert text[-1] in ".!"


@BOTH
@pytest.mark.parametrize("about", DECISIONS)
def test_every_decision_has_words(texts: Texts, about: str) -> None:
    text = texts.ask(Choose(0, about, [v.LEAVE()]))
    check(texts, text)
    assert text[-1] == "?"


@BOTH
@pytest.mark.parametrize("about", CHANCES)
def test_every_question_to_chance_has_words(texts: Texts, about: str) -> None:
    """In words of its own, where a decision has the same name."""
    text = texts.ask(Roll(v.DICE, f"{about} 3.4", v.dice_pool(2, True, True)))
    check(texts, text)
    assert about not in DECISIONS or text != texts.ask(Choose(0, about, [v.LEAVE()]))


@BOTH
@pytest.mark.parametrize("need", NEEDS)
def test_every_refusal_has_words(texts: Texts, need: str) -> None:
    text = texts.refusal(Refusal(v.MOVE("up"), "MR-EXPL-04", need))
    check(texts, text.replace("“", "").replace("”", ""))
    assert text.endswith("(MR-EXPL-04).")


@BOTH
def test_every_cause_has_words(texts: Texts) -> None:
    named = set(re.findall(r'(?:cause = |lose_hp\(.*, |(?:obtain|apply_all)\(.*, )f?"(\w+)', CODE))
    assert named == {cause.partition(":")[0] for cause in CAUSES}
    for cause in CAUSES:
        check(texts, texts.cause(cause))


@BOTH
def test_everything_in_the_box_has_a_name(texts: Texts) -> None:
    for field, _, id in CARDS:
        assert texts.has(f"{field}-{id}"), f"{field}-{id}"
    for field in ("character", "room", "enemy", "item"):
        for value in DOMAIN[field]:
            for form in ("the", "of"):
                assert texts.has(f"{field}-{value}", form), f"{field}-{value}.{form}"
    for skill in DOMAIN["skill"]:
        assert texts.has(f"skill-{skill}", "effect")
        assert texts.has(f"skill-{skill}", "timing")


@BOTH
def test_every_rule_has_words_and_a_title(texts: Texts) -> None:
    for id in rules_of(GAME.slug):
        assert texts.has(id, "title"), id


@BOTH
def test_every_setting_and_its_values_have_words(texts: Texts) -> None:
    for setting in GAME.settings:
        assert texts.has(f"setting-{setting.name}", "help"), setting.name
        for value in setting.choices:
            text = texts.choice(setting.name, value)
            assert text
            assert text != str(value), f"{setting.name} {value}"


@BOTH
def test_every_chance_of_the_odds_has_a_label(texts: Texts) -> None:
    odds = (SOURCE / "games" / "mini_rogue" / "odds.py").read_text(encoding="utf-8")
    labels = {name for names in re.findall(r"Odds\(\{(.*?)\}\)", odds) for name in re.findall(r'"(\w+)":', names)}
    assert {"kill", "death", "success", "damage", "taken", "healed"} <= labels | {"healed"}
    for name in labels | {"blessing", "curse", "poison", "healed"}:
        assert texts.has(f"odds-{name}"), name


@BOTH
def test_the_game_introduces_itself(texts: Texts) -> None:
    for id in ("game-name", "game-tagline", "game-players", "game-length"):
        check(texts, texts.say(id))


def test_the_tutorial_has_a_step_for_each_question_of_the_first_area() -> None:
    english, french = EN.tutorial(), FR.tutorial()
    assert [at for at, _ in english] == [at for at, _ in french]
    assert 8 <= len(english) <= 14
    assert {at for at, _ in english} <= set(DECISIONS)
    assert {"explore", "test", "attack", "reroll"} <= {at for at, _ in english}
    for texts, steps in ((EN, english), (FR, french)):
        for _, text in steps:
            check(texts, text)
            assert len(text) < 260


# --- whole games -----------------------------------------------------------------------------------------------------


def play(seed: int) -> list[Match | Option | Event | Refusal | Chance | Choose]:
    """A random game with chance by hand, so that its questions are read too: everything there was to say."""
    seats = 1 + seed % 2
    match = Match(GAME, GAME.options(seats), Hand())
    pick = stream(seed, "texts")
    said: list[Match | Option | Event | Refusal | Chance | Choose] = [*match.events]
    while match.ask is not None:
        ask = match.ask
        assert isinstance(ask, Choose | Chance)
        said.append(ask)
        if isinstance(ask, Choose):
            said += ask.options
            said += match.refusals()
        match.answer(ask.sample(pick.below))
        said += match.events
    return [*said, match]


def spoken(texts: Texts, thing: Match | Option | Event | Refusal | Chance | Choose) -> str:
    if isinstance(thing, Option):
        return texts.option(thing)
    if isinstance(thing, Event):
        return texts.event(thing)
    if isinstance(thing, Refusal):
        return texts.refusal(thing)
    if isinstance(thing, Match):
        assert thing.outcome is not None
        return texts.cause(thing.outcome.cause)
    return texts.ask(thing)


def test_a_hundred_and_fifty_games_in_words() -> None:
    heard: set[str] = set()
    for seed in range(150):
        for thing in play(seed):
            for texts in (EN, FR):
                text = spoken(texts, thing)
                if text not in heard:
                    heard.add(text)
                    check(texts, text)
    assert len(heard) > 3000


@BOTH
def test_cards_of_a_content_pack_are_called_by_their_ids(texts: Texts) -> None:
    for event in (
        Event(v.FIGHT, ("ice_golem", 7), ALL),
        Event(v.ENEMY_BLOCKED, ("ice_golem", "snow_queen"), ALL),
        Event(v.ENTERED, ("snow_queen", "frozen_lake"), ALL),
        Event(v.GOT_ITEM, ("snow_queen", "warm_coat", 2), ALL),
        Event(v.TRAP_LINE, ("thin_ice",), ALL),
        Event(v.DIED, ("snow_queen", "enemy:ice_golem"), ALL),
    ):
        text = texts.event(event)
        check(texts, text)
        assert re.search("ice golem|snow queen|frozen lake|warm coat|thin ice", text)
    assert texts.option(v.ACT("build_igloo")) == "Build igloo"
