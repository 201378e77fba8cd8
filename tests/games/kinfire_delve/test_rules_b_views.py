"""What each seat may see: KD-VIEW, KD-RULING-40 to KD-RULING-45, KD-RULING-67."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.phrases import card_in_words
from lanterne.games.kinfire_delve.state import HIDDEN, Delve
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.events import ALL
from lanterne.kernel.match import Match
from lanterne.kernel.records import canonical, dump
from lanterne.kernel.texts import texts_for
from lanterne.players import make_bot
from tests.games.kinfire_delve.delving import Table, delve_of, draws, new_game, seen_by, wander

ENGLISH = texts_for("en", GAME.slug)
ONLOOKER = -1
THREE = ("asha", "khor", "naz")
EVERYBODY = (ONLOOKER, 0, 1, 2)
AT_THE_BOTTOM: dict[str, Json] = {"phase": "target", "well": {"north": "moment_of_respite"}, "deck": 0, "hp": 9}
EXHAUSTION = ("leaden_arms", "dimmed_sight", "shaking_hands", "open_wounds", "smothered_flame", "vainglorys_strings")
PUBLIC = (
    "phase", "hard", "fast", "turn", "active", "hp", "full", "slots", "progress", "up", "master", "attached", "exhausted",
    "completed",
)  # fmt: skip


def moments(*seekers: str) -> Iterator[Match]:
    """The questions of some random games: from the start, and from the last turn above the bottom."""
    for seed in (1, 2, 3, 4):
        yield from wander(new_game(*seekers, seed=seed), seed)
        deep = Table(AT_THE_BOTTOM, *seekers, dealer=Seeded(seed))
        yield from wander(deep.play("interact north moment_of_respite").match, seed)


def bytes_of(match: Match, seat: int) -> bytes:
    return canonical(dump(match.view(seat)))


def told(match: Match, seat: int) -> str:
    return "\n".join(GAME.tell(match.view(seat), ENGLISH))


# --- the open table --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-VIEW-01")
def test_view_01_the_table_is_open_to_every_seat() -> None:
    bottoms = dice = 0
    for match in moments(*THREE):
        s = delve_of(match)
        bottoms += bool(s.master)
        for seat in EVERYBODY:
            seen = seen_by(match, seat)
            for name in PUBLIC:
                assert getattr(seen, name) == getattr(s, name), name
            assert [len(seen.well), len(seen.well_discard), len(seen.fatigue)] == [
                len(s.well), len(s.well_discard), len(s.fatigue),
            ]  # fmt: skip
            for mine, real in zip(seen.seekers, s.seekers, strict=True):
                assert (mine.id, mine.lit, mine.discard) == (real.id, real.lit, real.discard)
                assert (len(mine.hand), len(mine.deck)) == (len(real.hand), len(real.deck))
            if s.attempt is not None:
                assert seen.attempt is not None
                assert dump(seen.attempt) == dump(s.attempt)
                dice += bool(seen.attempt.dice)
            assert [event.values for event in match.events_for(seat) if event.only == ALL] == [
                event.values for event in match.events if event.only == ALL
            ]
    assert bottoms
    assert dice


# --- hidden from all -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-VIEW-02")
def test_view_02_nobody_knows_what_lies_face_down() -> None:
    """Neither the Well nor the Master, and no deck has an order that anybody could see."""
    for match in moments(*THREE):
        for seat in EVERYBODY:
            seen = seen_by(match, seat)
            assert {*seen.well, *seen.well_discard} <= {HIDDEN}
            assert bool(seen.master) == (seen.bottom_turn > 0)
            assert seen.fatigue == tuple(card for card in EXHAUSTION if card in seen.fatigue)
            for seeker in seen.seekers:
                assert set(seeker.deck) <= {HIDDEN} or (seeker.seat == seat and seeker.deck == in_box_order(seen, seeker.deck))


def in_box_order(s: Delve, deck: tuple[str, ...]) -> tuple[str, ...]:
    return s.content.in_box_order(deck)


@pytest.mark.rule("KD-VIEW-02")
def test_view_02_the_pool_of_unseen_well_cards_is_all_that_is_left() -> None:
    """The cards that may come are those that have not been seen, as likely as they have copies."""
    for match in moments("asha", "feyn"):
        s = seen_by(match, ONLOOKER)
        if s.phase not in ("setup", "deal", "lay"):
            assert list(s.unseen) == sorted(s.unseen, key=s.content.well.index), "in the order of the box"
            assert s.well.count(HIDDEN) + s.well_discard.count(HIDDEN) <= len(s.unseen)
    match = new_game("asha", seed=3)
    assert Counter(seen_by(match, 0).unseen) == Counter(GAME.content.well) - Counter(seen_by(match, 0).slots)


# --- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-VIEW-03")
def test_view_03_a_hand_is_seen_by_its_owner_alone() -> None:
    secret = 0
    for match in moments(*THREE):
        s = delve_of(match)
        if s.result:
            continue
        for seat in EVERYBODY:
            for seeker in seen_by(match, seat).seekers:
                real = s.seekers[seeker.seat]
                if seat == seeker.seat:
                    assert seeker.hand == real.hand
                else:
                    unknown = len(real.hand) - len(real.shown)
                    assert Counter(seeker.hand) == Counter(real.shown) + Counter({HIDDEN: unknown})
                    secret += unknown
            for event in match.events_for(seat):
                assert event.kind.name != "got" or event.named()["seeker"] == s.seekers[seat].id
    assert secret


@pytest.mark.rule("KD-VIEW-03")
def test_view_03_nothing_that_a_seat_sees_depends_on_other_hands() -> None:
    """Deal the hidden cards anew: the view is the same to the byte."""
    exchanged = dict.fromkeys(EVERYBODY, 0)
    for number, match in enumerate(moments(*THREE)):
        for seat in EVERYBODY:
            twin = GAME.imagine(match.state, seat, stream(number, "imagine").below)
            exchanged[seat] += dump(twin) != dump(match.state)
            assert canonical(dump(GAME.view(twin, seat))) == bytes_of(match, seat)
    assert all(exchanged.values())


@pytest.mark.rule("KD-VIEW-03")
def test_view_03_drawn_cards_are_told_to_their_owner() -> None:
    match = new_game(*THREE)
    for seat, name in enumerate(THREE):
        mine = [draw for draw in draws(match, "skills") if draw.about == f"draw {name}"]
        assert {draw.only for draw in mine} == {seat}
    table = Table({"phase": "target", "well": {"north": "quiet_alcove"}}, "asha", "khor", dealer=Seeded(1))
    table.play("interact north quiet_alcove")
    assert [[event.kind.name for event in table.match.events_for(seat)].count("got") for seat in (0, 1, ONLOOKER)] == [1, 0, 0]
    assert [[event.kind.name for event in table.match.events_for(seat)].count("drew") for seat in (0, 1, ONLOOKER)] == [1, 1, 1]


@pytest.mark.rule("KD-RULING-40")
def test_ruling_40_a_seat_may_show_its_hand() -> None:
    table = Table({"asha.hand": ["feint", "vanish"], "khor.hand": ["mend"], "khor.deck": ["bulwark"]}, "asha", "khor")
    assert sorted(table.offers) == ["give_in", "go_on", "show_hand"]
    assert seen_by(table.match, 1).seekers[0].hand == (HIDDEN, HIDDEN)
    table.play("show_hand")
    assert table.values("shown") == [("asha", "feint"), ("asha", "vanish")]
    for seat in (ONLOOKER, 1):
        assert Counter(seen_by(table.match, seat).seekers[0].hand) == Counter(["feint", "vanish"])
        assert seen_by(table.match, seat).seekers[1].hand == ((HIDDEN,) if seat != 1 else ("mend",))
    assert sorted(table.offers) == ["give_in", "go_on"], "there is nothing more to show"


@pytest.mark.rule("KD-RULING-40")
def test_ruling_40_what_is_drawn_after_a_hand_was_shown_is_hidden() -> None:
    given: dict[str, Json] = {"well": {"north": "quiet_alcove"}, "asha.hand": ["feint"]}
    table = Table(given, "asha", "khor").play("show_hand", "go_on", "interact north quiet_alcove", "vanish")
    assert seen_by(table.match, 1).seekers[0].hand == ("feint", HIDDEN)
    table = Table(given, "asha", "khor").play("show_hand", "give_in")
    assert seen_by(table.match, 1).seekers[0].hand == ()


@pytest.mark.rule("KD-RULING-40")
def test_ruling_40_open_hands_show_all_hands_to_all() -> None:
    open_table = new_game(*THREE, open_hands=True)
    assert open_table.options.flag("open_hands")
    for seat in EVERYBODY:
        assert [seeker.hand for seeker in seen_by(open_table, seat).seekers] == [
            seeker.hand for seeker in delve_of(open_table).seekers
        ]
    assert not new_game(*THREE).options.flag("open_hands"), "the usual way is closed"


# --- piles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-41")
def test_ruling_41_nobody_looks_through_the_well_discard_or_the_completed_cards() -> None:
    """Of both a view holds the size, and nothing else."""
    most = 0
    for match in moments("asha", "feyn"):
        for seat in (ONLOOKER, 0, 1):
            seen = seen_by(match, seat)
            assert set(seen.well_discard) <= {HIDDEN}
            assert isinstance(seen.completed, int)
            most = max(most, seen.completed, len(seen.well_discard) - 3)
    assert most, "something went there"


@pytest.mark.rule("KD-RULING-42")
def test_ruling_42_discards_are_open_and_ordered_decks_known_to_their_owner() -> None:
    given: dict[str, Json] = {"asha.hand": ["feint"], "asha.discard": ["vanish", "all_in", "twin_blades"]}
    match = Table(given, "asha", "khor").match
    for seat in (ONLOOKER, 0, 1):
        assert seen_by(match, seat).seekers[0].discard == ("vanish", "all_in", "twin_blades")
    owner, other = (seen_by(match, seat).seekers[0].deck for seat in (0, 1))
    whole = Counter(GAME.content.seekers["asha"].deck)
    assert Counter(owner) == whole - Counter(["feint", "vanish", "all_in", "twin_blades"])
    assert owner == GAME.content.in_box_order(owner), "not in the order in which they will come"
    assert other == (HIDDEN,) * 14


@pytest.mark.rule("KD-RULING-42")
def test_ruling_42_cards_discarded_together_lie_as_their_owner_wishes() -> None:
    for first, second in (("tightrope", "bright_chord"), ("bright_chord", "tightrope")):
        given: dict[str, Json] = {"phase": "target", "well": {"north": "toppling_statues"}}
        given["hand"] = ["bright_chord", "lucky_step", "tightrope"]
        table = Table(given, "feyn").play("interact north toppling_statues", "green green green dark")
        table.play(f"discard {first}", f"discard {second}")
        assert seen_by(table.match, ONLOOKER).seekers[0].discard == (first, second)


@pytest.mark.rule("KD-RULING-43")
def test_ruling_43_what_is_in_the_exhaustion_deck_is_known_but_no_order() -> None:
    given: dict[str, Json] = {
        "phase": "target", "well": {"north": "quiet_alcove"}, "exhausted": ["leaden_arms", "open_wounds"], "khor.hand": [],
    }  # fmt: skip
    table = Table(given, "asha", "khor")
    for seat in (ONLOOKER, 0, 1):
        left = ("dimmed_sight", "shaking_hands", "smothered_flame", "vainglorys_strings")
        assert seen_by(table.match, seat).fatigue == left
    table.play("interact north quiet_alcove", "brave open_wounds")
    assert seen_by(table.match, ONLOOKER).fatigue == EXHAUSTION[1:], "not where it was put"
    table.play("silk_bridge")
    assert table.asked == "exhaustion"
    assert table.drawn_from == dict.fromkeys(EXHAUSTION[1:], 1), "the braved card is as likely as the others"


# --- the bottom and the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-VIEW-04")
def test_view_04_at_the_bottom_all_see_the_master_and_the_faces() -> None:
    table = Table(AT_THE_BOTTOM, "asha", "khor").play("interact north moment_of_respite")
    for seat in (ONLOOKER, 0, 1):
        assert (seen_by(table.match, seat).master, "Overture" in told(table.match, seat)) == ("", False)
    table.play("danse_macabre")
    for seat in (ONLOOKER, 0, 1):
        words = told(table.match, seat)
        assert seen_by(table.match, seat).up == [True] * 4
        for face in ("Danse Macabre", "The Overture", "The Pas de Deux", "The Masked Chorus", "The Encore", "Red Combat"):
            assert face in words


@pytest.mark.rule("KD-VIEW-04", "KD-RULING-44")
def test_ruling_44_a_back_is_shown_once_it_is_turned_and_is_always_the_same() -> None:
    back = "The Master is vulnerable to blue."
    for seat in (ONLOOKER, 0, 1):
        for seed in range(3):
            given: dict[str, Json] = {"gauntlet": "danse_macabre"}
            assert back not in told(Table(given, "asha", "khor", dealer=Seeded(seed)).match, seat)
            given["turned"] = ["overture"]
            assert back in told(Table(given, "asha", "khor", dealer=Seeded(seed)).match, seat)
    assert ("bold", back) in card_in_words(GAME.content, "card", "overture", ENGLISH.say), "the list of cards has it"


@pytest.mark.rule("KD-RULING-45")
def test_ruling_45_everything_is_open_when_the_game_is_over() -> None:
    given: dict[str, Json] = {"phase": "target", "hp": 2, "asha.hand": ["feint"], "khor.hand": ["mend"]}
    table = Table(given, "asha", "khor").play("interact north great_stag", "no_action")
    real = delve_of(table.match)
    assert seen_by(table.match, ONLOOKER).seekers[0].hand == (HIDDEN,)
    table.play("green green green dark", "keep")
    assert table.match.outcome is not None
    for seat in (ONLOOKER, 0, 1):
        for mine, whole in zip(seen_by(table.match, seat).seekers, real.seekers, strict=True):
            assert (mine.hand, mine.deck) == (whole.hand, whole.deck)
            assert HIDDEN not in mine.hand + mine.deck


@pytest.mark.rule("KD-RULING-45")
def test_ruling_45_the_seed_is_in_no_view_and_no_world() -> None:
    seed = 918273645
    match = new_game("asha", "khor", seed=seed)
    for seat in (ONLOOKER, 0, 1):
        assert str(seed).encode() not in bytes_of(match, seat)
    assert match.ask is not None
    worlds = [match.sight(match.ask.seat).imagine(stream(1, str(number)).below) for number in range(5)]
    assert all(world is not None and world.dealer is not match.dealer for world in worlds)


# --- bots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KD-RULING-67", "KD-RULING-40")
@pytest.mark.parametrize("name", ["greedy", "random", "search:8"])
def test_ruling_67_a_bot_that_takes_a_seat_knows_what_the_seat_sees(name: str) -> None:
    """In a game under way: the bot answers the same where only what its seat may not know is different."""
    taken, answered = 1, 0
    for number, match in enumerate(wander(new_game(*THREE, seed=4), 4)):
        if match.asks_for(taken) is None or number < 10:
            continue
        sight = match.sight(taken)
        assert canonical(dump(sight.view)) == bytes_of(match, taken)
        other = match.imagine(taken, stream(number, "other").below)
        if other is None:
            continue
        assert canonical(dump(other.sight(taken).view)) == canonical(dump(sight.view))
        mine = make_bot(GAME, name, 1).answer(sight)
        assert mine == make_bot(GAME, name, 1).answer(other.sight(taken))
        answered += 1
        if answered == 12:
            break
    assert answered == 12


def test_what_a_seat_imagines_agrees_with_a_card_that_had_to_be_discarded() -> None:
    """Feyn loses the only card of her hand without a question: Asha, whose turn comes, has seen which one."""
    given: dict[str, Json] = {"phase": "target", "feyn.hand": ["stage_fall"], "asha.hand": ["feint"]}
    table = Table(given, "feyn", "asha").play("interact east crystal_caves", "red red red dark")
    assert (table.asked, table.delve.seekers[0].discard) == ("start", ("stage_fall",))
    for number in range(20):
        world = table.match.sight(1).imagine(stream(number, "worlds").below)
        assert world is not None
        assert bytes_of(world, 1) == bytes_of(table.match, 1)


@pytest.mark.rule("KD-RULING-67")
def test_ruling_67_no_seat_is_ever_out_of_the_game() -> None:
    """A bot goes on for the seat that was left, and everybody has their turns until the end."""
    match = new_game(*THREE, seed=6, first="1")
    persons = [make_bot(GAME, "greedy", seat) for seat in range(3)]
    turns = []
    while match.ask is not None:
        turns += [event.named()["seeker"] for event in match.events if event.kind.name == "turn"]
        seat = match.ask.seat
        if seat == 1 and len(turns) > 3:
            persons[1] = make_bot(GAME, "random", 1)
        match.answer(persons[seat].answer(match.sight(seat)), seat)
    assert len(turns) > 12
    assert turns == [THREE[number % 3] for number in range(len(turns))]
