"""Set-up, hit points and variants: KD-SETUP, KD-HP, KD-MODE."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.state import HIDDEN
from lanterne.games.kinfire_delve.vocabulary import FATIGUE, MASTERS, PLAYERS, SKILLS, WELL
from lanterne.kernel.asks import Choose, Draw, Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.texts import texts_for
from tests.games.kinfire_delve.delving import Table, delve_of, draws, new_game, seen_by, wander
from tests.games.kinfire_delve.tables import DECKS, EVENTS
from tests.games.kinfire_delve.tables import WELL as CHALLENGES

SEEKERS = ("asha", "khor", "naz", "feyn")
FORMS = ("sea_of_dreams", "dreadweaver", "danse_macabre")
GAUNTLET = ("overture", "pas_de_deux", "masked_chorus", "encore")
EXHAUSTION = {"leaden_arms", "dimmed_sight", "shaking_hands", "open_wounds", "smothered_flame", "vainglorys_strings"}
FIRST_CARDS = ["crystal_caves", "great_stag", "three_fountains", "maze"]
WHOLE_WELL = Counter({name: copies for name, copies, *_ in CHALLENGES} | dict.fromkeys(EVENTS, 1))
COMPANIES = [company for size in (1, 2, 3, 4) for company in combinations(SEEKERS, size)]
AT_THE_BOTTOM: dict[str, Json] = {"phase": "target", "well": {"north": "moment_of_respite"}, "deck": 0}


def deck(seeker: str) -> Counter[str]:
    """The 18 cards of a seeker, as the catalogue lists them."""
    return Counter({card: int(line[0]) for card, line in DECKS[seeker].items()})


def chances(pool: Draw) -> Counter[str]:
    """What may be drawn: every card as likely as it has copies."""
    likely: Counter[str] = Counter()
    for card, weight in pool.outcomes():
        likely[str(card)] += weight
    return likely


# --- the Master ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-SETUP-01")
def test_setup_01_any_of_three_masters_waits_unseen() -> None:
    table = Table(AT_THE_BOTTOM, "khor", "asha").play("interact north moment_of_respite")
    assert table.drawn_from == dict.fromkeys(FORMS, 1)
    for form in FORMS:
        whole = Table(AT_THE_BOTTOM, "khor", "asha").play("interact north moment_of_respite", form)
        assert whole.delve.master == form
    match = new_game("khor", "asha")
    for seat in (-1, 0, 1):
        assert seen_by(match, seat).master == ""


@pytest.mark.rule("KD-SETUP-02")
@pytest.mark.parametrize("seed", range(3))
def test_setup_02_the_other_two_masters_are_never_met(seed: int) -> None:
    table = Table(AT_THE_BOTTOM, "khor", "asha", dealer=Seeded(seed), first="1")
    table.play("interact north moment_of_respite")
    master = table.delve.master
    met = [event.values for event in table.told]
    for match in wander(table.match, seed):
        assert delve_of(match).master == master
        met += [event.values for event in match.events]
    assert len(draws(table.match, MASTERS)) == 1
    named = {value for values in met for value in values if value in FORMS}
    assert named == {master}


# --- seekers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-SETUP-04", "KD-RULING-05")
def test_setup_04_each_player_chooses_a_seeker_with_everything_that_is_theirs() -> None:
    match = Match(GAME, GAME.options(2), Seeded(1))
    ask = match.ask
    assert isinstance(ask, Choose)
    assert (ask.seat, [option.key for option in ask.options]) == (0, [f"play_as {name}" for name in SEEKERS])
    match.answer("play_as naz")
    ask = match.ask
    assert isinstance(ask, Choose)
    assert (ask.seat, [option.key for option in ask.options]) == (1, ["play_as asha", "play_as khor", "play_as feyn"])
    assert [refused.rule for refused in match.refusals() if refused.option.key == "play_as naz"] == ["KD-RULING-34"]
    match.answer("play_as feyn")
    seekers = delve_of(match).seekers
    assert [seeker.id for seeker in seekers] == ["naz", "feyn"]
    for seeker in seekers:
        assert Counter(seeker.hand + seeker.deck) == deck(seeker.id)
        assert sum(deck(seeker.id).values()) == 18


@pytest.mark.rule("KD-SETUP-05", "KD-LANT-01")
def test_setup_05_seekers_lie_open_and_lanterns_dark() -> None:
    match = new_game("asha", "khor", "naz", "feyn")
    for seat in (-1, 0, 1, 2, 3):
        assert [(seeker.id, seeker.lit) for seeker in seen_by(match, seat).seekers] == [(name, False) for name in SEEKERS]


@pytest.mark.rule("KD-SETUP-06")
@pytest.mark.parametrize("seeker", SEEKERS)
def test_setup_06_any_of_the_eighteen_cards_may_come_first(seeker: str) -> None:
    match = new_game(seeker)
    left = deck(seeker)
    for draw in draws(match, SKILLS):
        assert chances(draw) == left
        left -= Counter([draw.card])
    assert sum(left.values()) == 10


@pytest.mark.rule("KD-SETUP-07")
@pytest.mark.parametrize(("seats", "cards"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_setup_07_the_size_of_the_first_hand(seats: int, cards: int) -> None:
    match = new_game(*SEEKERS[:seats])
    for seeker in delve_of(match).seekers:
        assert (len(seeker.hand), len(seeker.deck), seeker.discard) == (cards, 18 - cards, ())


@pytest.mark.rule("KD-SETUP-17")
@pytest.mark.parametrize("company", COMPANIES, ids="+".join)
def test_setup_17_one_to_four_seekers_play(company: tuple[str, ...]) -> None:
    match = new_game(*company)
    assert match.ask is not None
    assert [seeker.id for seeker in delve_of(match).seekers] == list(company)


@pytest.mark.rule("KD-SETUP-17")
@pytest.mark.parametrize("seats", [0, 5])
def test_setup_17_nobody_and_five_are_refused(seats: int) -> None:
    with pytest.raises(Fault):
        GAME.options(seats)


@pytest.mark.rule("KD-SETUP-18")
@pytest.mark.parametrize("company", COMPANIES, ids="+".join)
def test_setup_18_the_well_and_its_masters_are_the_same_for_every_company(company: tuple[str, ...]) -> None:
    """Further boxes bring seekers only."""
    match = new_game(*company)
    assert chances(draws(match, WELL)[0]) == WHOLE_WELL
    bottom = Table(AT_THE_BOTTOM, *company).play("interact north moment_of_respite")
    assert bottom.drawn_from == dict.fromkeys(FORMS, 1)


# --- the decks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-SETUP-08")
def test_setup_08_the_gauntlet_waits_aside() -> None:
    match = new_game("asha")
    delve = delve_of(match)
    assert not set(GAUNTLET) & {*delve.slots, *delve.well, *delve.well_discard, *delve.unseen}
    table = Table(AT_THE_BOTTOM).play("interact north moment_of_respite")
    assert "overture" not in table.delve.slots
    table.play("dreadweaver")
    assert table.delve.slots == list(GAUNTLET)


@pytest.mark.rule("KD-SETUP-09")
def test_setup_09_six_exhaustion_cards_any_of_which_may_be_first() -> None:
    match = new_game("asha")
    assert delve_of(match).exhausted == ()
    match.answer("give_in")
    assert chances(draws(match, FATIGUE)[0]) == Counter(EXHAUSTION)


@pytest.mark.rule("KD-SETUP-10")
def test_setup_10_four_of_57_cards_lie_around_the_master() -> None:
    match = new_game("asha", "khor")
    laid = draws(match, WELL)
    left = Counter(WHOLE_WELL)
    assert sum(left.values()) == 57
    for draw in laid:
        assert chances(draw) == left
        left -= Counter([draw.card])
    for seat in (-1, 0, 1):
        assert seen_by(match, seat).slots == [draw.card for draw in laid]


@pytest.mark.rule("KD-SETUP-11")
def test_setup_11_a_first_game_opens_with_four_given_cards() -> None:
    match = new_game("asha", first_game=True)
    delve = delve_of(match)
    assert delve.slots == FIRST_CARDS
    assert draws(match, WELL) == []
    assert Counter(delve.unseen) == WHOLE_WELL - Counter(FIRST_CARDS)
    assert (len(delve.well), len(delve.well_discard)) == (50, 3)


@pytest.mark.rule("KD-SETUP-12")
def test_setup_12_three_cards_go_unseen_to_the_discard() -> None:
    delve = delve_of(new_game("asha"))
    assert delve.well == [HIDDEN] * 50
    assert delve.well_discard == [HIDDEN] * 3
    assert len(delve.unseen) == 53, "nobody knows which three they are"


@pytest.mark.rule("KD-SETUP-15")
def test_setup_15_the_first_player_is_drawn() -> None:
    found = set()
    for seed in range(12):
        match = new_game("khor", "feyn", "asha", seed=seed)
        (draw,) = draws(match, PLAYERS)
        assert chances(draw) == Counter(["khor", "feyn", "asha"])
        delve = delve_of(match)
        assert delve.seekers[delve.active].id == draw.card
        found.add(delve.active)
    assert found == {0, 1, 2}


@pytest.mark.rule("KD-SETUP-15")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_setup_15_or_named(seat: int) -> None:
    match = new_game("khor", "feyn", "asha", first=str(seat))
    assert draws(match, PLAYERS) == []
    assert delve_of(match).active == seat - 1
    assert isinstance(match.ask, Choose)
    assert match.ask.seat == seat - 1


# --- hit points and variants -----------------------------------------------------------------------------------------


@pytest.mark.rule("KD-SETUP-13", "KD-HP-02")
@pytest.mark.parametrize("company", [SEEKERS[:1], SEEKERS[:2], SEEKERS], ids="+".join)
@pytest.mark.parametrize(("hard", "hp"), [(False, 10), pytest.param(True, 8, marks=pytest.mark.rule("KD-MODE-01"))])
def test_setup_13_hit_points_at_the_start(company: tuple[str, ...], hard: bool, hp: int) -> None:
    delve = delve_of(new_game(*company, hard=hard, first_game=True))
    assert (delve.hp, delve.full) == (hp, hp)


@pytest.mark.rule("KD-HP-02")
def test_hp_02_ten_unless_somebody_wants_it_harder() -> None:
    assert delve_of(Match(GAME, GAME.options(1))).hp == 10


@pytest.mark.rule("KD-SETUP-14")
def test_setup_14_a_hard_first_game_is_not_advised_but_allowed() -> None:
    delve = delve_of(new_game("asha", hard=True, first_game=True))
    assert (delve.hp, delve.slots) == (8, FIRST_CARDS)
    assert GAME.first_game()["hard"] is False, "to who wants a hard first game, another is proposed"
    for language, first_game in (("en", "first game"), ("fr", "première partie")):
        assert first_game in texts_for(language, GAME.slug).say("setting-hard.help")


@pytest.mark.rule("KD-MODE-02")
def test_mode_02_a_fast_game_skips_thirteen_cards() -> None:
    delve = delve_of(new_game("asha", fast=True))
    assert (delve.well, delve.well_discard) == ([HIDDEN] * 40, [HIDDEN] * 13)


@pytest.mark.rule("KD-MODE-03")
@pytest.mark.parametrize(("hard", "hp"), [(False, 8), (True, 6)])
def test_mode_03_a_fast_game_starts_with_two_damage(hard: bool, hp: int) -> None:
    match = new_game("asha", "khor", hard=hard, fast=True, first_game=True)
    assert delve_of(match).hp == hp
    told = [event for moment in match.story() for event in moment.events]
    assert [event.values for event in told if event.kind.name == "damaged"] == [(2, hp)]
    kinds = [event.kind.name for event in told]
    assert kinds.index("damaged") < kinds.index("turn")


@pytest.mark.rule("KD-MODE-04")
@pytest.mark.parametrize("company", [("asha",), ("asha", "khor")], ids="+".join)
def test_mode_04_a_fast_game_starts_with_one_exhaustion_card(company: tuple[str, ...]) -> None:
    match = new_game(*company, fast=True)
    (draw,) = draws(match, FATIGUE)
    assert chances(draw) == Counter(EXHAUSTION)
    delve = delve_of(match)
    assert delve.exhausted == (draw.card,)
    assert [len(seeker.hand) for seeker in delve.seekers] == [9 - len(company)] * len(company), "hands are untouched"


@pytest.mark.rule("KD-MODE-02", "KD-MODE-03", "KD-MODE-04")
def test_mode_no_other_game_is_fast() -> None:
    match = new_game("asha", hard=True)
    delve = delve_of(match)
    assert (len(delve.well), delve.hp, delve.exhausted) == (50, 8, ())
