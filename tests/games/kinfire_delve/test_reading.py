"""Reading content that is wrong: each fault names the file, the card and the field. And the effect language by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.language import (
    COLOURS,
    DIVIDED,
    MEASURES,
    MOST,
    MOST_OPS,
    SELECTORS,
    TYPES,
    VERBS,
    parse_effect,
)
from lanterne.games.kinfire_delve.reading import guide_to, read_content
from lanterne.kernel.faults import Fault
from lanterne.kernel.packs import content_of
from lanterne.kernel.texts import texts_for
from lanterne.lab.pack_template import message_for, template
from tests.catalogues import LANGUAGES, read

OWN = content_of(GAME.folder / "content")


def fault_of(file: str, old: str, new: str) -> Fault:
    """What is said when a file of the game has something else at one place."""
    name = f"{file}.toml"
    assert old in OWN[name], old
    with pytest.raises(Fault) as caught:
        read_content(OWN | {name: OWN[name].replace(old, new, 1)})
    return caught.value


def told(fault: Fault) -> tuple[str, str]:
    named = fault.args_by_name
    return fault.message, str(named.get("where", named.get("file", "")))


def breath_with(text: str) -> tuple[int, ...]:
    """How many exhaustion cards can be borne when Vainglory's Strings has another text."""
    lines = [f"in_play = {{ {text} }}" if "lose_if" in line else line for line in OWN["exhaustion.toml"].split("\n")]
    return read_content(OWN | {"exhaustion.toml": "\n".join(lines)}).breath


def test_how_much_exhaustion_can_be_borne() -> None:
    """One card less than loses the game, and no more than there are."""
    assert breath_with("lose_if = { exhausted = [4, 5, 6, 7] }") == (3, 4, 5, 6)
    assert breath_with("lose_if = { exhausted = [99, 1, 7, 8] }") == (6, 0, 6, 6)
    assert breath_with("no_healing = true") == (6, 6, 6, 6)


STAG = 'id = "great_stag"\n'
RESPITE = 'instructions = "heal 2"'
SEA = 'id = "sea_of_dreams"\n'
OVERTURE = 'id = "overture"\n'
ARMS = "{ first_support_worth = -1 }"
BLADES = 'id = "twin_blades"\n'
ASHA = 'id = "asha"\n'

WRONG = [
    # fields: missing, unknown, of the wrong type, out of range
    ("well", "difficulty = 8\n", "", "content-missing", "well.toml.challenges.great_stag"),
    ("well", STAG, STAG + "strength = 3\n", "content-unknown", "well.toml.challenges.great_stag"),
    ("well", STAG, STAG + 'vulnerable = "red"\n', "content-unknown", "well.toml.challenges.great_stag"),
    ("well", "difficulty = 8\n", "difficulty = 0\n", "content-number", "well.toml.challenges.great_stag.difficulty"),
    ("well", "difficulty = 8\n", "difficulty = 41\n", "content-number", "well.toml.challenges.great_stag.difficulty"),
    ("well", "difficulty = 8\n", "difficulty = true\n", "content-number", "well.toml.challenges.great_stag.difficulty"),
    ("well", "copies = 4", "copies = 10", "content-number", "well.toml.challenges.maze.copies"),
    ("well", 'colour = "red"', 'colour = "white"', "content-word", "well.toml.challenges.great_stag.colour"),
    ("well", 'type = "combat"', 'type = "boss"', "content-word", "well.toml.challenges.great_stag.type"),
    ("well", 'reward = "descend 4, heal 1"', "reward = 4", "content-type", "well.toml.challenges.great_stag.reward"),
    ("well", "supports_most = 1", "supports_most = 3", "content-number", "well.toml.challenges.velvet_strangler.supports_most"),
    ("well", "{ copy = 1 }", "{ gauntlet = 1 }", "content-word", "well.toml.challenges.maze.difficulty_per"),
    ("well", "{ copy = 1 }", "{ copy = 10 }", "content-number", "well.toml.challenges.maze.difficulty_per.copy"),
    ("well", "{ combat = 1 }", "{ fight = 1 }", "content-word",
     "well.toml.challenges.swan_knights.in_play.others_difficulty"),
    ("well", "no_healing = true", "no_healing = 1", "content-type", "well.toml.challenges.winged_serpents.in_play.no_healing"),
    ("well", "no_healing = true", "no_hope = true", "content-unknown", "well.toml.challenges.winged_serpents.in_play"),
    ("well", "no_healing = true", 'vulnerable = "red"', "content-unknown", "well.toml.challenges.winged_serpents.in_play"),
    ("well", '"great_stag", ', "", "content-count", "well.toml.first_game"),
    ("well", '"great_stag", ', '"stag", ', "content-word", "well.toml.first_game"),
    ("well", '"great_stag", ', '"crystal_caves", ', "content-word", "well.toml.first_game"),
    ("depths", SEA, SEA + 'colour = "red"\n', "content-unknown", "depths.toml.masters.sea_of_dreams"),
    ("depths", SEA, SEA + 'reward = "heal 1"\n', "content-unknown", "depths.toml.masters.sea_of_dreams"),
    ("depths", "{ attached = 2 }", "{ copy = 2 }", "content-word", "depths.toml.masters.sea_of_dreams.difficulty_per"),
    ("depths", 'back = { vulnerable = "blue" }', "", "content-missing", "depths.toml.gauntlet.overture"),
    ("depths", '{ vulnerable = "blue" }', '{ vulnerable = "black" }', "content-word",
     "depths.toml.gauntlet.overture.back.vulnerable"),
    ("exhaustion", ARMS, "{ first_support_worth = -6 }", "content-number",
     "exhaustion.toml.cards.leaden_arms.in_play.first_support_worth"),
    ("exhaustion", "[6, 5, 5, 6]", "[5, 5, 5]", "content-count",
     "exhaustion.toml.cards.vainglorys_strings.in_play.lose_if.exhausted"),
    ("exhaustion", "[6, 5, 5, 6]", "[5, 5, 5, true]", "content-type",
     "exhaustion.toml.cards.vainglorys_strings.in_play.lose_if.exhausted"),
    ("exhaustion", "{ exhausted = [6, 5, 5, 6] }", "{ hp = [6, 5, 5, 6] }", "content-unknown",
     "exhaustion.toml.cards.vainglorys_strings.in_play.lose_if"),
    ("exhaustion", f"in_play = {ARMS}", "", "content-missing", "exhaustion.toml.cards.leaden_arms"),
    ("seekers", 'colours = ["red", "green"]', 'colours = ["red", "white"]', "content-word",
     "seekers.toml.seekers.asha.cards.defeat_trap.colours"),
    ("seekers", 'colours = ["red", "green"]', 'colours = ["red", "red"]', "content-twice",
     "seekers.toml.seekers.asha.cards.defeat_trap.colours"),
    ("seekers", 'colours = ["red", "green"]', "colours = []", "content-count",
     "seekers.toml.seekers.asha.cards.defeat_trap.colours"),
    ("seekers", "value = 3\n", "value = 10\n", "content-number", "seekers.toml.seekers.asha.cards.twin_blades.value"),
    ("seekers", "against = { trap = 3 }", "against = { boss = 3 }", "content-word",
     "seekers.toml.seekers.asha.cards.defeat_trap.support.against"),
    ("seekers", 'support = { colour = "red", value = 1 }', 'support = { colour = "black", value = 1 }', "content-word",
     "seekers.toml.seekers.asha.cards.twin_blades.support.colour"),
    ("seekers", "lantern = { value = 5, rerolls = 1 }", "lantern = { value = 5, cost = 1 }", "content-unknown",
     "seekers.toml.seekers.asha.lantern"),
    # ids
    ("well", STAG, 'id = "Great Stag"\n', "content-id", "well.toml.challenges.Great Stag.id"),
    ("well", STAG, 'id = "maze"\n', "content-twice", "well.toml.challenges.maze"),
    ("well", 'id = "wardrobe"', 'id = "maze"', "content-twice", "well.toml.events.maze"),
    ("well", STAG, 'id = "black"\n', "content-twice", "well.toml.challenges.black"),
    ("depths", SEA, 'id = "maze"\n', "content-twice", "depths.toml.masters.maze"),
    ("depths", OVERTURE, 'id = "trapdoor"\n', "content-twice", "depths.toml.gauntlet.trapdoor"),
    ("exhaustion", '"dimmed_sight"', '"leaden_arms"', "content-twice", "exhaustion.toml.cards.leaden_arms"),
    ("seekers", BLADES, 'id = "vault"\n', "content-twice", "seekers.toml.seekers.naz.cards.vault"),
    ("seekers", BLADES, 'id = "lantern"\n', "content-twice", "seekers.toml.seekers.asha.cards.lantern"),
    ("seekers", ASHA, 'id = "khor"\n', "content-twice", "seekers.toml.seekers.khor"),
    # icons
    ("seekers", 'icon = "dagger"\nicon_streak = 1\n', "icon_streak = 1\n", "content-missing", "seekers.toml.seekers.asha"),
    ("seekers", "take_back gale", "take_back chord", "content-word", "seekers.toml.seekers.naz.icon"),
    ("seekers", 'value = 1 }\nicon = "dagger"', 'value = 1 }\nicon = "dager"', "content-word",
     "seekers.toml.seekers.asha.cards.twin_blades.icon"),
    # words of effects
    ("well", "descend 4, heal 1", "descent 4, heal 1", "content-effect", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "descend 4,", "content-effect", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "descend", "content-effect-shape", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "descend 4 cards", "content-effect-shape", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "descend 21", "content-word", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "descend 0", "content-word", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "descend progress/9", "content-word", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "place 1 them", "content-word", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "place 1 any type=boss", "content-word", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "clear divided", "content-word", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "may heal 2", "content-effect-shape", "well.toml.challenges.great_stag.reward"),
    ("well", "descend 4, heal 1", "may clear all", "content-effect-shape", "well.toml.challenges.great_stag.reward"),
    # sizes
    ("exhaustion", OWN["exhaustion.toml"], "cards = []", "content-count", "exhaustion.toml.cards"),
    ("seekers", OWN["seekers.toml"], "seekers = []", "content-count", "seekers.toml.seekers"),
    ("seekers", OWN["seekers.toml"], "seekers = [4]", "content-type", "seekers.toml.seekers.1"),
    ("seekers", OWN["seekers.toml"], "seekers = [", "content-toml", "seekers.toml"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "message", "where"), WRONG)
def test_what_is_wrong_is_named(file: str, old: str, new: str, message: str, where: str) -> None:
    fault = fault_of(file, old, new)
    assert told(fault) == (message, where)
    for language in ("en", "fr"):
        assert where in texts_for(language).fault(fault)


# Where an effect stands decides what it may speak of: each of these would be right somewhere else.
MISPLACED = [
    ("well", RESPITE, "place 1 this", "content-word"),
    ("well", RESPITE, "dismiss another", "content-word"),
    ("well", RESPITE, "heal copies", "content-word"),
    ("well", RESPITE, "heal supports", "content-word"),
    ("well", RESPITE, "attach_action", "content-not-here"),
    ("well", RESPITE, "turn_up", "content-not-here"),
    ("well", RESPITE, "take_back gale", "content-not-here"),
    ("well", RESPITE, "swap_hands, heal 1", "content-not-here"),
    ("well", RESPITE, "brave else swap_hands", "content-not-here"),
    ("well", RESPITE, "swap_hands else heal 1", "content-not-here"),
    ("well", 'reward = "descend 4, heal 1"', "swap_hands", "content-not-here"),
    ("well", 'reward = "descend 4, heal 1"', "place 1 attempted", "content-word"),
    ("well", 'reward = "descend 4, heal 1"', "complete this", "content-word"),
    ("well", 'reward = "descend 4, heal 1"', "dismiss this", "content-word"),
    ("well", 'reward = "descend 4, heal 1"', "attach this", "content-word"),
    ("well", 'penalty = "damage 2"', "dismiss this", "content-word"),
    ("well", 'penalty = "damage 2"', "turn_up", "content-not-here"),
    ("well", 'penalty = "damage 2"', "remove 1 this progress>=1", "content-not-here"),
    ("well", 'enters = "damage 1"', "dismiss any", "content-not-here"),
    ("well", 'enters = "damage 1"', "swap_hands", "content-not-here"),
    ("well", 'turn_end = "place 1 this"', "damage supports", "content-word"),
    ("well", 'turn_end = "place 1 this"', "attach this", "content-word"),
    ("depths", 'reward = "heal 1"', "turn_up", "content-not-here"),
    ("depths", 'reward = "heal 1"', "attach another", "content-not-here"),
    ("depths", 'reward = "heal 1"', "complete copies", "content-word"),
    ("depths", 'reward = "heal 1"', "heal copies", "content-word"),
    ("depths", 'dark_penalty = "damage 2, attach_action"', "complete this", "content-word"),
    ("depths", 'dark_penalty = "damage 2, attach_action"', "dismiss this", "content-word"),
    ("exhaustion", 'given_in = "damage 1"', "place 1 this", "content-word"),
    ("exhaustion", 'given_in = "damage 1"', "dismiss another", "content-word"),
    ("exhaustion", 'given_in = "damage 1"', "damage missing", "content-word"),
    ("exhaustion", 'given_in = "damage 1"', "attach_action", "content-not-here"),
    ("seekers", 'played = "draw 1"', "place 1 this", "content-word"),
    ("seekers", 'played = "draw 1"', "draw progress", "content-word"),
    ("seekers", 'played = "draw 1"', "complete copies", "content-word"),
    ("seekers", 'played = "draw 1"', "dismiss attempted", "content-word"),
    ("seekers", 'played = "draw 1"', "complete attempted", "content-word"),
    ("seekers", 'played = "draw 1"', "swap_hands", "content-not-here"),
    ("seekers", 'failed = "place 1 attempted"', "place 1 this", "content-word"),
]


@pytest.mark.parametrize(("file", "old", "effect", "message"), MISPLACED)
def test_an_effect_fits_the_place_where_it_stands(file: str, old: str, effect: str, message: str) -> None:
    field = old.partition(" =")[0]
    parse_effect(effect, "here")  # the words themselves are right
    fault = fault_of(file, old, f'{field} = "{effect}"')
    assert fault.message == message
    assert str(fault.args_by_name["where"]).endswith(f".{field}")


FITTING = [
    ("well", RESPITE, "place 2 any type=trap progress>=1, brave else draw seekers"),
    ("well", RESPITE, "may dismiss any printed<=6, swap_hands"),
    ("well", 'reward = "descend 4, heal 1"', "heal supports, attach_action, clear others"),
    ("well", 'penalty = "damage 2"', "damage missing/2, clear this, attach another"),
    ("well", 'turn_end = "place 1 this"', "complete this"),
    ("depths", 'dark_penalty = "damage 2, attach_action"', "place 1 this, turn_up, lose"),
    ("exhaustion", 'given_in = "damage 1"', "turn_up, damage exhausted/3, clear any"),
    ("seekers", 'played = "draw 1"', "may brave, place 1 attempted, dismiss others printed<=6"),
]


@pytest.mark.parametrize(("file", "old", "effect"), FITTING)
def test_effects_that_no_card_in_the_box_has(file: str, old: str, effect: str) -> None:
    name = f"{file}.toml"
    changed = OWN[name].replace(old, f'{old.partition(" =")[0]} = "{effect}"', 1)
    assert changed != OWN[name]
    assert read_content(OWN | {name: changed}).version != GAME.content.version


# --- the whole box ---------------------------------------------------------------------------------------------------


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(Fault) as caught:
        read_content({name: text for name, text in OWN.items() if name != "depths.toml"})
    assert told(caught.value) == ("content-no-file", "depths.toml")


def fewer(file: str, head: str, keep: int) -> str:
    """A file with only the first tables of a kind; what comes before and after them stays."""
    before, *tables = OWN[file].split(f"{head}\n")
    rest = tables[-1].partition("\n\n[[")
    return f"{head}\n".join([before, *tables[:keep]]) + (rest[1] + rest[2]).lstrip() * bool(rest[2])


@pytest.mark.parametrize(
    ("file", "head", "keep", "where"),
    [
        ("depths.toml", "[[masters]]", 0, "depths.toml"),
        ("depths.toml", "[[gauntlet]]", 3, "depths.toml.gauntlet"),
        ("exhaustion.toml", "[[cards]]", 0, "exhaustion.toml"),
    ],
)
def test_too_few_cards(file: str, head: str, keep: int, where: str) -> None:
    with pytest.raises(Fault) as caught:
        read_content(OWN | {file: fewer(file, head, keep)})
    assert told(caught.value) == ("content-count" if keep else "content-missing", where)


def test_a_well_too_small_to_play() -> None:
    challenge = '[[challenges]]\nid = "{}"\ncolour = "red"\ntype = "trap"\ndifficulty = 4\n'
    first = 'first_game = ["a", "b", "c", "d"]\nevents = []\n'
    seven = first + "".join(challenge.format(id) for id in "abcdefg")
    with pytest.raises(Fault) as caught:
        read_content(OWN | {"well.toml": seven})
    assert told(caught.value) == ("content-count", "well.toml")
    eight = read_content(OWN | {"well.toml": seven + challenge.format("h")})
    assert eight.well == tuple("abcdefgh")


def test_a_deck_too_small_for_a_hand() -> None:
    before, *cards = OWN["seekers.toml"].split("[[seekers.cards]]\n")
    small = "[[seekers.cards]]\n".join([before, *cards[:2]])
    with pytest.raises(Fault) as caught:
        read_content(OWN | {"seekers.toml": small})
    assert told(caught.value) == ("content-count", "seekers.toml.seekers.asha.cards")
    assert caught.value.args_by_name["got"] == 5


def test_one_seeker_is_enough() -> None:
    alone = OWN["seekers.toml"].partition('[[seekers]]\nid = "khor"')[0]
    assert list(read_content(OWN | {"seekers.toml": alone}).seekers) == ["asha"]


@pytest.mark.rule("KD-GAUNT-06")
def test_a_master_that_never_becomes_vulnerable_is_refused() -> None:
    closed = OWN["depths.toml"]
    for colour in COLOURS:
        closed = closed.replace(f'vulnerable = "{colour}"', "")
    with pytest.raises(Fault) as caught:
        read_content(OWN | {"depths.toml": closed})
    assert told(caught.value) == ("content-unbeatable", "depths.toml.masters.sea_of_dreams")
    by_itself = closed.replace("dark_penalty", 'in_play = { vulnerable = "red" }\ndark_penalty')
    masters = read_content(OWN | {"depths.toml": by_itself}).masters.values()
    assert [master.lasting.vulnerable for master in masters if master.lasting is not None] == ["red"] * 3


def test_the_version_follows_the_cards_alone() -> None:
    well = OWN["well.toml"]
    assert read_content(OWN).version == GAME.content.version
    assert read_content(OWN | {"well.toml": f"# a comment\n{well}"}).version == GAME.content.version
    changed = well.replace("difficulty = 8", "difficulty = 9", 1)
    assert read_content(OWN | {"well.toml": changed}).version != GAME.content.version


def test_the_guide_knows_fields_that_no_card_in_the_box_has() -> None:
    guide = guide_to(GAME.folder / "content")
    assert guide.fields["well.challenges.difficulty"].most == 40
    assert guide.fields["seekers.seekers.cards.final_light"].kind == "effect"
    assert guide.fields["well.IN_PLAY.final_light"].optional
    assert guide.fields["depths.IN_PLAY.others_difficulty.*"].most == 9
    assert not guide.fields["depths.gauntlet.back"].optional
    assert "well.IN_PLAY.vulnerable" not in guide.fields
    assert "exhaustion.IN_PLAY.enters" not in guide.fields
    assert all(field.kind for field in guide.fields.values())
    assert set(guide.vocabulary["effect"]) == set(VERBS)


# --- the language ----------------------------------------------------------------------------------------------------

numbers = st.integers(1, MOST).map(str)
amounts = numbers | st.sampled_from(MEASURES) | st.sampled_from([f"{measure}/2" for measure in MEASURES])
filters = st.lists(
    st.sampled_from([*(f"type={type}" for type in TYPES), *(f"colour={colour}" for colour in COLOURS)])
    | st.builds("{}{}{}".format, st.sampled_from(["printed", "difficulty", "progress"]),
                st.sampled_from(["<=", ">=", "="]), st.integers(0, 99)),
    max_size=3,
)  # fmt: skip


@st.composite
def instructions(draw: st.DrawFn) -> str:
    verb = draw(st.sampled_from(list(VERBS)))
    words = [verb]
    for kind in VERBS[verb]:
        if kind == "amount":
            words.append(draw(amounts))
        elif kind == "icon":
            words.append(draw(st.sampled_from(["gale", "chord"])))
        else:
            words.append(draw(st.sampled_from(SELECTORS + DIVIDED if verb == "place" else SELECTORS)))
            words += draw(filters)
    chooses = verb in ("brave", "take_back") or "another" in words or "any" in words
    return " ".join(["may", *words] if chooses and draw(st.booleans()) else words)


@given(st.lists(st.lists(instructions(), min_size=1, max_size=2).map(" else ".join), max_size=4).map(", ".join))
def test_every_effect_is_printed_as_it_was_read(text: str) -> None:
    assert str(parse_effect(text, "here")) == text


jumbles = st.lists(st.sampled_from([*VERBS, *SELECTORS, *MEASURES, "1", "may", "else", ","]), max_size=8).map(" ".join)


@given(st.text(max_size=40) | jumbles)
def test_any_other_text_is_a_fault(text: str) -> None:
    try:
        printed = str(parse_effect(text, "here"))
    except Fault:
        return
    assert str(parse_effect(printed, "here")) == printed


@pytest.mark.parametrize("joint", [", ", " else "])
def test_no_text_is_longer_than_a_card(joint: str) -> None:
    assert len(parse_effect(joint.join(["heal 1"] * MOST_OPS), "here").all_ops()) == MOST_OPS
    for count in (MOST_OPS + 1, 5000):
        with pytest.raises(Fault) as caught:
            parse_effect(joint.join(["heal 1"] * count), "here")
        assert caught.value.args_by_name == {"where": "here", "wanted": MOST_OPS, "got": count}


# --- the guide -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_explains_every_field_and_every_word(language: str) -> None:
    guide = GAME.guide()
    words = read(GAME.folder / "guide" / language / "guide.ftl")
    wanted = {message_for(path) for path in guide.fields} | {f"guide-{file.removesuffix('.toml')}" for file in OWN}
    wanted |= {f"guide-{kind}" for kind in guide.vocabulary}
    wanted |= {f"guide-{kind}-{word}" for kind, words in guide.vocabulary.items() for word in words}
    assert set(words) == wanted | {"guide-kind-colour"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_pack_is_a_good_pack(language: str) -> None:
    files = template(GAME, "mine", language)
    cards = {name: text for name, text in files.items() if name in OWN}
    assert read_content(cards).version == GAME.content.version
    assert "IN_PLAY.others_difficulty.*: " in cards["well.toml"]
    assert "place AMOUNT TARGET: " in cards["seekers.toml"]
    assert max(len(line) for text in cards.values() for line in text.splitlines() if line.startswith("#")) <= 130
