"""The words of Kinfire Delve: there are some for all that can be said, and every card reads well in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest

from lanterne.games.kinfire_delve import phrases as p
from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.content import (
    COUNTED,
    TRIGGERS,
    Action,
    Challenge,
    Event,
    Lasting,
    SeekerCard,
    Skill,
    Support,
)
from lanterne.games.kinfire_delve.endings import FEATS
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import COLOURS, DIVIDED, MEASURES, SELECTORS, TYPES, VERBS, parse_effect
from lanterne.games.kinfire_delve.reading import LOST_BY
from lanterne.games.kinfire_delve.state import PLACES
from lanterne.kernel.asks import Choose, Draw, Option, Refusal, Roll, Verb
from lanterne.kernel.events import ALL, EventKind
from lanterne.kernel.events import Event as Told
from lanterne.kernel.faults import Arg
from lanterne.kernel.texts import LANGUAGES, Texts, texts_for
from tests.catalogues import SOURCE

NBSP = "\u00a0"
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "games" / "kinfire_delve").glob("*.py")))
EN, FR = (texts_for(language, GAME.slug) for language in LANGUAGES)
BOTH = pytest.mark.parametrize("texts", [EN, FR], ids=LANGUAGES)

CONTENT = GAME.content
CARDS = [card.partition(":") for card in CONTENT.cards()]
ALL_VERBS = [value for value in vars(v).values() if isinstance(value, Verb)]
ALL_KINDS = [value for value in vars(v).values() if isinstance(value, EventKind)]
DECISIONS = sorted(set(re.findall(r'(?:Choose\([\w.]+|one_of\([\w.]+), "(\w+)"', CODE)) | set(v.TARGETING))
NEEDS = sorted(set(re.findall(r'"(need-[a-z-]+)"', CODE)))
CAUSES = ("wounds", "card", "abandoned", "won")
DRAWS = {v.PLAYERS: "first", v.SKILLS: "draw asha", v.WELL: "refill", v.FATIGUE: "exhaustion", v.MASTERS: "master"}
NUMBERS = (0, 1, 2, 12)
# Everything that an argument of an option or event may be.
DOMAIN: dict[str, tuple[Arg, ...]] = {
    "card": (*dict.fromkeys(CONTENT.well), *CONTENT.masters, *CONTENT.gauntlet),
    "cause": CAUSES,
    "killer": ("vainglorys_strings", "great_stag", "calculated_risk", "naz"),
    "colour": COLOURS,
    "dice": tuple(v.dice_shown((a, b, c, light)) for a, b, c, light in product(range(3), range(3), range(3), (0, 1))),
    "fatigue": tuple(CONTENT.exhaustion),
    "feat": FEATS,
    "seeker": tuple(CONTENT.seekers),
    "skill": tuple(CONTENT.skills),
    "slot": PLACES,
    **dict.fromkeys(("amount", "difficulty", "hp", "left", "progress", "turn"), NUMBERS),
}


def faults_of(text: str, french: bool) -> list[str]:
    """What is wrong with a sentence, as far as a machine can hear it."""
    wrong = {"left over": r"[{}$_]|\?\?\?|None", "spaces": r"  |^ | $| [.,)]|\( ", "twice": r"\.\.|::|\b(?!vous )(\w\w+) \1\b"}
    if french:
        wrong |= {
            "contraction": r"\b[Dd]e les? (?!tout)|\b[Àà] les? ",
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
        ("Échec face à le Titan.", "contraction"),
        ("La lanterne de Asha.", "elision"),
        ("Dés: rouge.", "typography"),
        ("Le great_stag.", "left over"),
        ("Le  Titan.", "spaces"),
        ("Asha pioche pioche.", "twice"),
    ],
)
def test_the_ear_of_these_tests(text: str, fault: str) -> None:
    assert faults_of(text, True) == [fault]


# --- options, events, questions --------------------------------------------------------------------------------------


def test_the_lists_of_this_file_are_not_empty() -> None:
    """They are gathered from the sources; if that stopped working the other tests would prove nothing."""
    assert len(ALL_VERBS) > 25
    assert len(ALL_KINDS) > 40
    assert {"start", "target", "action", "support", "reroll", "shield", "turn_up", "place", "swap"} <= set(DECISIONS)
    assert {"need-colour", "need-charged", "need-vulnerable"} <= set(NEEDS)


def combinations(fields: tuple[str, ...]) -> list[tuple[Arg, ...]]:
    """Every value of each field, with the first and the last of the others."""
    domains = [DOMAIN[field] for field in fields]
    found: dict[tuple[Arg, ...], None] = {(): None} if not fields else {}
    for place, domain in enumerate(domains):
        for value, end in product(domain, (0, -1)):
            found[tuple(value if place == other else values[end] for other, values in enumerate(domains))] = None
    return list(found)


@BOTH
@pytest.mark.parametrize("verb", ALL_VERBS, ids=lambda verb: verb.name)
def test_every_option_has_words(texts: Texts, verb: Verb) -> None:
    for args in combinations(verb.fields):
        text = texts.option(verb(*args))
        check(texts, text)
        assert text[-1] not in ".?!"


@BOTH
@pytest.mark.parametrize("kind", ALL_KINDS, ids=lambda kind: kind.name)
def test_every_event_has_words(texts: Texts, kind: EventKind) -> None:
    for values in combinations(kind.fields):
        text = texts.event(Told(kind, values, ALL))
        check(texts, text)
        assert text[-1] in ".!"


@BOTH
@pytest.mark.parametrize("about", DECISIONS)
def test_every_decision_has_words(texts: Texts, about: str) -> None:
    text = texts.ask(Choose(0, about, [v.DECLINE_NOW]))
    check(texts, text)
    assert text[-1] == "?"


@BOTH
def test_every_question_to_chance_has_words(texts: Texts) -> None:
    assert set(DRAWS) | {v.DICE} == set(GAME.sources)
    for source, about in DRAWS.items():
        text = texts.ask(Draw(source, about, ("asha",)))
        check(texts, text)
        assert ("Asha" in text) == (source == v.SKILLS)
        assert texts.has(f"source-{source}", "card")
    for about in ("attempt", "reroll"):
        text = texts.ask(Roll(v.DICE, about, v.FOUR_DICE))
        check(texts, text)
        assert texts.word("die", "light") in text
    assert texts.ask(Roll(v.DICE, "reroll", v.FOUR_DICE)) != texts.ask(Choose(0, "reroll", [v.KEEP_NOW]))


@BOTH
@pytest.mark.parametrize("need", NEEDS)
def test_every_refusal_has_words(texts: Texts, need: str) -> None:
    for colour, cost in product(COLOURS, (1, 2)):
        text = texts.refusal(Refusal(v.NO_ACTION_NOW, "KD-ACT-02", need, colour=colour, cost=cost))
        check(texts, text.replace("“", "").replace("”", ""))
        assert text.endswith("(KD-ACT-02).")


@BOTH
def test_every_cause_has_words(texts: Texts) -> None:
    named = set(re.findall(r'(?:cause = |\blose\(s, )"(\w+)"', CODE))
    assert named == set(CAUSES)
    for cause in CAUSES:
        check(texts, texts.cause(cause))


@BOTH
def test_every_setting_and_its_values_have_words(texts: Texts) -> None:
    for setting in GAME.settings:
        check(texts, texts.say(f"setting-{setting.name}.help"))
        for value in setting.choices:
            assert texts.choice(setting.name, value) != str(value), f"{setting.name} {value}"


@BOTH
def test_hard_mode_is_not_advised_for_a_first_game(texts: Texts) -> None:
    advice = {"en": "not advised for a first game", "fr": "déconseillé pour une première partie"}[texts.language]
    assert advice in texts.say("setting-hard.help")


@BOTH
def test_every_achievement_has_a_name_a_text_and_a_group(texts: Texts) -> None:
    groups = []
    for feat in GAME.all_achievements():
        assert texts.word("achievement", feat) == texts.word("feat", feat) != feat
        check(texts, texts.say(f"achievement-{feat}.text"))
        groups.append(texts.say(f"achievement-{feat}.group"))
    assert [groups.count(group) for group in dict.fromkeys(groups)] == [3, 3, 3, 3]


@BOTH
def test_the_game_introduces_itself(texts: Texts) -> None:
    for id in ("game-name", "game-tagline"):
        check(texts, texts.say(id))
    assert texts.has("game-players")
    assert texts.has("game-length")


def test_the_tutorial_has_a_step_for_the_first_questions() -> None:
    english, french = EN.tutorial(), FR.tutorial()
    assert [at for at, _ in english] == [at for at, _ in french]
    assert {"seeker", "start", "target", "action", "support", "reroll"} <= {at for at, _ in english} <= set(DECISIONS)
    for texts, steps in ((EN, english), (FR, french)):
        for _, text in steps:
            check(texts, text)
            assert len(text) < 260


@BOTH
def test_every_name_of_the_box_is_there_once(texts: Texts) -> None:
    names = [texts.word(field, id) for field, _, id in CARDS] + [texts.word("lantern", id) for id in CONTENT.seekers]
    assert len(set(names)) == len(names)
    for field, _, id in CARDS:
        assert texts.has(f"{field}-{id}"), f"{field}-{id}"
    for card in DOMAIN["card"]:
        for form in ("the", "of", "to"):
            assert texts.has(f"card-{card}", form), f"card-{card}.{form}"


@BOTH
def test_cards_of_a_content_pack_are_called_by_their_ids(texts: Texts) -> None:
    for event in (
        Told(v.ATTEMPTED, ("old_hermit", "ice_palace"), ALL),
        Told(v.FAILED, ("ice_palace",), ALL),
        Told(v.PLAYED, ("old_hermit", "snow_ball"), ALL),
        Told(v.CHARGED, ("old_hermit",), ALL),
        Told(v.EXHAUSTED, ("cold_feet",), ALL),
    ):
        text = texts.event(event)
        assert not faults_of(text, texts.language == "fr"), text
        assert re.search("old hermit|ice palace|snow ball|cold feet", text, re.IGNORECASE)
    assert "cold feet" in p.op_in_words(parse_effect("take_back cold_feet", "").ops[0], texts.say)


# --- cards -----------------------------------------------------------------------------------------------------------


@BOTH
def test_every_card_in_the_box_is_said(texts: Texts) -> None:
    for field, _, id in [*CARDS, *(("lantern", "", id) for id in CONTENT.seekers), ("card", "", "black")]:
        lines = p.card_in_words(CONTENT, field, id, texts.say)
        assert len(lines) > 1, id
        assert lines[-1][0] == p.FLAVOUR, id
        for kind, text in lines:
            check(texts, text)
            assert kind in (p.HEAD, p.FLAVOUR) or text.endswith("."), text


@BOTH
def test_what_is_no_card_has_no_text(texts: Texts) -> None:
    for field, id in (("card", "?"), ("card", ""), ("skill", "ice_palace"), ("slot", "north"), ("seeker", "")):
        assert p.card_in_words(CONTENT, field, id, texts.say) == []


def targets() -> list[str]:
    filters = ("", " colour=red", " type=obstacle", " type=puzzle colour=green printed<=6", " progress>=1 difficulty=4")
    return [f"{target}{more}" for target, more in product(SELECTORS + DIVIDED, filters)]


def every_effect() -> list[str]:
    """Every verb with every kind of amount and target."""
    amounts = ["1", "2", "12", *MEASURES, *(f"{measure}/{share}" for measure in MEASURES for share in (2, 3, 4))]
    found = []
    for verb, shape in VERBS.items():
        parts = {"amount": amounts, "target": targets(), "icon": ["dagger"]}
        if shape == ("amount", "target"):
            found += [f"{verb} {amount} any" for amount in amounts if amount != "2"]
            found += [f"{verb} 2 {target}" for target in targets() if verb == "place" or not target.startswith("divided")]
        else:
            choices = [parts[kind] for kind in shape]
            found += [" ".join((verb, *rest)) for rest in product(*choices) if not (rest and rest[0].startswith("divided"))]
    return found


@BOTH
def test_every_effect_is_said_in_its_own_words(texts: Texts) -> None:
    heard: dict[str, str] = {}
    for written in every_effect():
        text = p.effect_in_words(parse_effect(written, "test"), texts.say)
        check(texts, p.sentence(text))
        assert text not in heard, f"{written} and {heard.get(text)} are both: {text}"
        heard[text] = written
    assert len(heard) > 400


@BOTH
@pytest.mark.parametrize("verb", [verb for verb, shape in VERBS.items() if "target" in shape or verb in ("brave", "take_back")])
def test_a_choice_is_said(texts: Texts, verb: str) -> None:
    written = " ".join([verb, *({"amount": "2", "target": "any", "icon": "gale"}[kind] for kind in VERBS[verb])])
    may = p.effect_in_words(parse_effect(f"may {written}", "test"), texts.say)
    assert may.startswith({"en": "you may ", "fr": "vous pouvez "}[texts.language])
    check(texts, p.sentence(may))


@BOTH
def test_an_alternative_is_said_behind_what_it_replaces(texts: Texts) -> None:
    for written in ("charge", "heal copies", "dismiss any"):
        text = p.effect_in_words(parse_effect(f"{written} else brave else draw 1", "test"), texts.say)
        assert text.startswith(p.effect_in_words(parse_effect(written, "test"), texts.say) + " (")
        assert p.effect_in_words(parse_effect("draw 1", "test"), texts.say) in text
        check(texts, p.sentence(text))


HEAL = parse_effect("heal 1", "test")
LASTING: dict[str, object] = {
    **dict.fromkeys(("master_difficulty", "supports_worth", "first_support_worth", "new_hand", "light", "dark"), 2),
    **dict.fromkeys(("no_charging", "no_healing", "attaches_discarded"), True),
    "others_difficulty": {"combat": 1},
    "vulnerable": "blue",
    "lose_if": {"exhausted": [5, 5, 5, 6]},
    "triggers": {"turn_end": HEAL},
}
CHALLENGE: dict[str, object] = {
    **dict.fromkeys(("difficulty", "supports_most", "light", "dark"), 1),
    **dict.fromkeys(("reward", "penalty", "dark_penalty", "completed"), HEAL),
    "colour": "blue",
    "type": "trap",
    "difficulty_per": {"copy": 1},
}
ACTION: dict[str, object] = {
    **dict.fromkeys(("value", "value_with_progress", "value_per_support", "supports_worth", "supports_most"), 1),
    **dict.fromkeys(("rerolls", "cost"), 1),
    **dict.fromkeys(("played", "completed", "failed", "final_dark", "final_light"), HEAL),
    "colours": ("blue", "green"),
    "icon": "dagger",
    "ignores_penalty": True,
    "penalty_damage": -1,
    "value_against": {"trap": 2},
}
SUPPORT: dict[str, object] = {"colour": "white", "value": 2, "against": {"trap": 3}}
SEEKER: dict[str, object] = {
    **dict.fromkeys(("icon_streak", "icon_shield", "icon_first_support", "light_for_cards"), 1),
    "failed": HEAL,
}


def challenge() -> Challenge:
    return Challenge("toy", "red", "combat", 8)


def action() -> Action:
    return Action("toy", ("red",), 3)


def seeker() -> SeekerCard:
    return SeekerCard("toy", "dagger", action())


def support() -> Support:
    return Support("red", 1, {})


@BOTH
@pytest.mark.parametrize(
    ("make", "said", "values", "silent"),
    [
        (Lasting, p.lasting_in_words, LASTING, set()),
        (challenge, p.challenge_in_words, CHALLENGE, {"id", "lasting"}),
        (action, p.action_in_words, ACTION, {"id", "answers"}),
        (support, lambda bar, say: [p.support_in_words(bar, say)], SUPPORT, {"answers"}),
        (seeker, p.seeker_in_words, SEEKER, {"id", "deck", "icon", "lantern"}),
    ],
    ids=["lasting", "challenge", "action", "support", "seeker"],
)
def test_every_attribute_comes_out_in_words(
    texts: Texts,
    make: Callable[[], object],
    said: Callable[[object, p.Say], list[p.Line]],
    values: dict[str, object],
    silent: set[str],
) -> None:
    """Each one changes the text, alone and among all the others."""
    attributes = {name for name in dir(make()) if not name.startswith("_")}
    assert attributes == set(values) | silent
    whole = make()
    plain = said(make(), texts.say)
    for name, value in values.items():
        alone = make()
        setattr(alone, name, value)
        before = said(whole, texts.say)
        setattr(whole, name, value)
        assert said(alone, texts.say) != plain, name
        assert said(whole, texts.say) != before, name
    for _, text in said(whole, texts.say):
        check(texts, text)


@BOTH
def test_numbers_read_well_on_both_sides_of_zero(texts: Texts) -> None:
    for number in (-2, -1, 0, 1, 2):
        text, card, played = Lasting(), challenge(), action()
        text.supports_worth = text.first_support_worth = text.new_hand = text.master_difficulty = number
        text.light = text.dark = card.light = card.dark = number
        text.others_difficulty = dict.fromkeys(TYPES, number)
        card.difficulty_per = dict.fromkeys(COUNTED, number)
        card.supports_most = played.supports_most = abs(number)
        played.supports_worth = played.value_per_support = played.value_with_progress = number
        played.penalty_damage = -abs(number)
        played.rerolls = played.cost = abs(number)
        card.lasting = text
        for _, line in p.challenge_in_words(card, texts.say) + p.action_in_words(played, texts.say):
            check(texts, line)
            assert "-" not in re.sub(r"\w-\w", "", line), "a minus sign is −"


@BOTH
def test_every_trigger_growth_and_limit_is_said(texts: Texts) -> None:
    text, card = Lasting(), challenge()
    text.triggers = dict.fromkeys(TRIGGERS, HEAL)
    text.lose_if = {measure: [4, 5, 5, 6] for measure in LOST_BY}
    card.difficulty_per = dict.fromkeys(COUNTED, 1)
    card.lasting = text
    lines = p.challenge_in_words(card, texts.say)
    assert len({line for _, line in lines}) == 3 + len(TRIGGERS) + len(LOST_BY) + len(COUNTED)
    for _, line in lines:
        check(texts, line)


@BOTH
def test_bold_texts_are_marked_in_words_too(texts: Texts) -> None:
    """What lasts while a challenge or event is in play says so: no meaning hangs on the look alone."""
    text, card = Lasting(), challenge()
    text.no_healing = True
    card.lasting = text
    mark = {"en": "While in play: ", "fr": f"Tant que cette carte est en jeu{NBSP}: "}[texts.language]
    for lines in (p.challenge_in_words(card, texts.say), p.event_in_words(Event("toy", HEAL, text), texts.say)):
        assert lines[-1][0] == p.BOLD
        assert lines[-1][1].startswith(mark)
    assert not p.lasting_in_words(text, texts.say)[0][1].startswith(mark)


# --- as people read them ---------------------------------------------------------------------------------------------


def french(text: str) -> str:
    return text.replace(NBSP, " ")


@pytest.mark.parametrize(
    ("written", "in_english", "in_french"),
    [
        ("descend 4, heal 1", "descend 4, then regain 1 HP", "descendez de 4, puis récupérez 1 PV"),
        ("damage 1, draw 2, discard 1", "suffer 1 damage, draw 2 cards, then discard 1 card from your hand",
         "subissez 1 dégât, piochez 2 cartes, puis défaussez 1 carte de votre main"),
        ("brave else draw 1", "brave exhaustion (if that cannot be done: draw 1 card)",
         "bravez la fatigue (si c’est impossible : piochez 1 carte)"),
        ("descend progress/2", "descend X (X is half of the progress on this card, rounded down)",
         "descendez de X (X est la moitié de la progression de cette carte, arrondie à l’inférieur)"),
        ("heal copies", "regain X HP (X is the number of copies of this card in play, itself included)",
         "récupérez X PV (X est le nombre d’exemplaires de cette carte en jeu, celui-ci compris)"),
        ("may dismiss another printed<=6", "you may discard another challenge in play whose printed difficulty is 6 or less",
         "vous pouvez défausser un autre défi en jeu dont la difficulté imprimée est de 6 ou moins"),
        ("remove 1 another colour=green type=trap", "remove 1 progress from another green Trap challenge in play",
         "retirez 1 point de progression d’un autre défi vert de type Piège en jeu"),
        ("place 4 divided", "place 4 progress on challenges in play, divided as you choose",
         "placez 4 points de progression sur les défis en jeu, à répartir comme vous voulez"),
        ("clear this type=obstacle", "remove all progress from this card, if it is an Obstacle challenge",
         "retirez toute la progression de cette carte, si c’est un défi de type Obstacle"),
    ],
)  # fmt: skip
def test_effects(written: str, in_english: str, in_french: str) -> None:
    effect = parse_effect(written, "test")
    assert p.effect_in_words(effect, EN.say) == in_english
    assert french(p.effect_in_words(effect, FR.say)) == in_french


@pytest.mark.parametrize(
    ("card", "in_english", "in_french"),
    [
        ("card:swan_knights", "While in play: other Combat challenges have +1 difficulty.",
         "Tant que cette carte est en jeu : les autres défis de type Combat ont +1 en difficulté."),
        ("card:burning_ballroom", "Penalty: suffer 2 damage; if the final roll is dark, instead: suffer 3 damage.",
         "Pénalité : subissez 2 dégâts ; si le lancer final donne l’Obscurité, à la place : subissez 3 dégâts."),
        ("card:vainglorys_symphony", "Penalty: none.", "Pénalité : aucune."),
        ("card:painted_eyes", "Blue Puzzle · difficulty 8", "Énigme bleue · difficulté 8"),
        ("card:maze", "+1 difficulty for each other copy of this card in play.",
         "+1 en difficulté par autre exemplaire de cette carte en jeu."),
        ("card:icy_applause", "When this card enters play: suffer 1 damage.",
         "Quand cette carte entre en jeu : subissez 1 dégât."),
        ("master:dreadweaver", "Penalty only if the final roll is dark: suffer 3 damage.",
         "Pénalité seulement si le lancer final donne l’Obscurité : subissez 3 dégâts."),
        ("gauntlet:overture", "The Master is vulnerable to blue.", "Le Maître est vulnérable au bleu."),
        ("gauntlet:encore", "The Master’s difficulty is 3 lower.", "La difficulté du Maître est réduite de 3."),
        ("fatigue:vainglorys_strings",
         "The seekers lose at once when the number of exhaustion cards in play reaches 6 (5 with 2 seekers, 5 with 3 seekers).",
         "Les Éclaireurs perdent aussitôt que le nombre de cartes Fatigue en jeu atteint 6 "
         "(5 avec 2 Éclaireurs, 5 avec 3 Éclaireurs)."),
        ("skill:defeat_trap", "Support: white 1, or 3 against a Trap.", "Soutien : blanc 1, ou 3 contre un Piège."),
        ("skill:defeat_trap", "Red or green · value 2", "Rouge ou verte · valeur 2"),
        ("skill:guardians_oath", "If you fail, the penalty deals 1 less damage.",
         "Si vous échouez, la pénalité inflige 1 dégât de moins."),
        ("seeker:naz", "When you fail an attempt, after the penalty: place 1 progress on the attempted challenge.",
         "Quand vous échouez, après la pénalité : placez 1 point de progression sur le défi relevé."),
    ],
)  # fmt: skip
def test_cards(card: str, in_english: str, in_french: str) -> None:
    field, _, id = card.partition(":")
    assert in_english in [text for _, text in p.card_in_words(CONTENT, field, id, EN.say)]
    assert in_french in [french(text) for _, text in p.card_in_words(CONTENT, field, id, FR.say)]


@pytest.mark.parametrize(
    ("kind", "values", "in_english", "in_french"),
    [
        (v.ATTEMPTED, ("asha", "great_stag"), "Asha takes on the Great Stag.", "Asha se mesure au Grand Cerf."),
        (v.FAILED, ("velvet_strangler",), "The attempt on the Velvet Strangler fails.",
         "Échec face à l’Étrangleur de velours."),
        (v.CHARGED, ("asha",), "Asha’s lantern is charged.", "La lanterne d’Asha est chargée."),
        (v.ROLLED, ("red red blue dark",), "Dice: red, red, blue, dark.", "Dés : rouge, rouge, bleu, Obscurité."),
        (v.ADDED, ("three_fountains", 1, 4, 6), "1 progress on the 3 Fountains: 4 of 6.",
         "1 point de progression sur les 3 Fontaines : 4 sur 6."),
        (v.REMOVED, ("silk_bridge", 2, 0), "2 progress removed from the Silk Bridge, 0 left.",
         "2 points de progression retirés du Pont de soie, il en reste 0."),
        (v.DESCENDED, (4, 1), "Descent of 4: 1 card is left in the Well deck.",
         "Descente de 4 : il reste 1 carte dans le deck Puits."),
        (v.DAMAGED, (1, 9), "The group suffers 1 damage: 9 HP left.", "Le groupe subit 1 dégât, PV restants : 9."),
        (v.VULNERABLE, ("green",), "The Master is now vulnerable to green.", "Le Maître est maintenant vulnérable au vert."),
        (v.FEAT, ("bitter_end",), "Achievement: To the Bitter End!", "Exploit : Jusqu’au-boutisme !"),
        (v.LOST, ("wounds",), "The delve is lost: no hit points left.", "La partie est perdue : plus de points de vie."),
    ],
)  # fmt: skip
def test_events(kind: EventKind, values: tuple[Arg, ...], in_english: str, in_french: str) -> None:
    event = Told(kind, values, ALL)
    assert EN.event(event) == in_english
    assert french(FR.event(event)) == in_french


@pytest.mark.parametrize(
    ("option", "in_english", "in_french"),
    [
        (v.INTERACT("north", "winged_serpents"), "Choose the Winged Serpents (north)", "Choisir les Serpents ailés (nord)"),
        (v.FACE("green", "danse_macabre"), "Face the Danse Macabre as a green challenge",
         "Affronter la Danse macabre comme un défi vert"),
        (v.CLEAR("west", "ivory_rampart"), "Remove all progress from the Ivory Rampart (west)",
         "Retirer toute la progression du Rempart d’ivoire (ouest)"),
        (v.PLAY("all_in"), "Play All In", "Jouer Le tout pour le tout"),
    ],
)  # fmt: skip
def test_options(option: Option, in_english: str, in_french: str) -> None:
    assert EN.option(option) == in_english
    assert french(FR.option(option)) == in_french


def test_a_refusal_names_the_colour_that_is_missing() -> None:
    refusal = Refusal(v.PLAY("twin_blades"), "KD-COLOR-02", "need-colour", colour="green", cost=0)
    english = "Not now: “Play Twin Blades”. The challenge is green: play a green or white card (KD-COLOR-02)."
    assert EN.refusal(refusal) == english
    assert "jouez une carte verte ou blanche" in FR.refusal(refusal)


def test_a_skill_card_reads_from_top_to_bottom() -> None:
    card: Skill = CONTENT.skills["feint"]
    assert p.skill_in_words(card, EN.say) == [
        (p.HEAD, "Red or green · value 2 · Dagger"),
        (p.PLAIN, "After the roll, you may reroll the dice once."),
        (p.SUPPORT, "Support: green 2."),
    ]
