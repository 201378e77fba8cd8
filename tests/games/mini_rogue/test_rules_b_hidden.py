"""What is hidden, from whom, and what cannot be taken back: MR-RULING-57 to MR-RULING-59, MR-RULING-76."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue.game import GAME
from lanterne.games.mini_rogue.state import HIDDEN
from lanterne.games.mini_rogue.view import RunView
from lanterne.kernel.asks import Draw, Json
from lanterne.kernel.dealers import Hand, Seeded, stream
from lanterne.kernel.faults import Refused
from lanterne.kernel.match import Match
from lanterne.kernel.records import canonical, dump
from tests.games.mini_rogue.positions import asked, offers, play, position, run, wander

PAIR = ("crusader", "rogue")
SPECTATOR = -1


def view(match: Match, seat: int) -> RunView:
    seen = match.view(seat)
    assert isinstance(seen, RunView)
    return seen


def bytes_of(match: Match, seat: int) -> bytes:
    return canonical(dump(match.view(seat)))


# --- views -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-58")
def test_a_view_shows_face_up_cards_and_no_other() -> None:
    match = position({"room": "bonfire", "revealed": {"1": "tomb", "3": "shrine"}})
    for seat in (0, SPECTATOR):
        seen = view(match, seat)
        assert seen.grid == ["bonfire", "tomb", HIDDEN, "shrine", HIDDEN, HIDDEN, HIDDEN, HIDDEN, "exit"]
        assert seen.unseen == tuple(room for room in GAME.content.rooms if room not in ("bonfire", "tomb", "shrine"))
        assert (seen.guardian, seen.pile, len(seen.guardians)) == ("", 4, 5)
        assert [hero.gold for hero in seen.heroes] == [0]


@pytest.mark.rule("MR-RULING-58")
@pytest.mark.parametrize("owner", ["hero", "ally"])
def test_no_view_depends_on_what_its_seat_may_not_know(owner: str) -> None:
    """At every question of random games that start with a Crow: exchange what a seat has not seen, and its view is the
    same to the byte."""
    exchanged = dict.fromkeys((SPECTATOR, 0, 1), 0)
    for area in range(1, 11):
        given: dict[str, Json] = {"area": area, f"{owner}.item": "crow", f"{owner}.uses": 1, "hero.hp": 20, "ally.hp": 20}
        for seed in range(4):
            for at in wander(position(given, *PAIR, dealer=Seeded(seed)), seed):
                for seat in exchanged:
                    twin = GAME.imagine(at.state, seat, stream(seed, "imagine").below)
                    exchanged[seat] += dump(twin) != dump(at.state)
                    assert canonical(dump(GAME.view(twin, seat))) == bytes_of(at, seat)
    other = 1 if owner == "hero" else 0
    assert exchanged[SPECTATOR]
    assert exchanged[other]


@pytest.mark.rule("MR-RULING-58", "MR-RULING-53")
def test_what_flyover_shows_is_known_to_its_seat_alone() -> None:
    match = position({"ally.item": "crow", "ally.uses": 1}, *PAIR, dealer=Hand())
    play(match, "flyover")
    told = []
    for card in ("tomb", "shrine"):
        play(match, card)
        told += [(event.values, event.only) for event in match.events if event.kind.name == "seen"]
        assert not [event for event in match.events_for(0) if event.kind.name == "seen"]
    assert told == [(("tomb",), 1), (("shrine",), 1)]
    play(match, "lay tomb 5", "lay_aside shrine", "bonfire")
    assert (view(match, 1).grid[5], view(match, 0).grid[5], view(match, SPECTATOR).grid[5]) == ("tomb", HIDDEN, HIDDEN)
    assert [set(view(match, seat).unused) for seat in (1, 0, SPECTATOR)] == [{"shrine", "crow"}, {"crow"}, {"crow"}]
    assert {"tomb", "shrine"} <= set(view(match, 0).unseen)
    assert not {"tomb", "shrine"} & set(view(match, 1).unseen)


@pytest.mark.rule("MR-RULING-58")
def test_a_known_card_keeps_its_secret_through_the_tunnel() -> None:
    given: dict[str, Json] = {"room": "hermit", "grid.5": "tomb", "known.5": 2}
    match = position(given, *PAIR, dealer=Hand())
    play(match, "act tunnel", "tunnel 5 7")
    assert (view(match, 1).grid[7], view(match, 0).grid[7], view(match, 1).grid[5]) == ("tomb", HIDDEN, HIDDEN)


def blind_draft(card: str) -> Match:
    """A blind hero who knows that the Armory is in the unused deck lays a card from it face down."""
    match = position(
        {
            "room": "bonfire", "revealed": {"1": "tomb", "3": "shrine"}, "hero.blind": True, "hero.item": "crow",
            "hero.uses": 1, "unused": ["armory"], "unused_seen": [3],
        },
        dealer=Hand(),
    )  # fmt: skip
    play(match, "act rest", "draft 1", card)
    return match


@pytest.mark.rule("MR-RULING-58", "MR-RULING-53")
def test_a_card_laid_face_down_by_draft_is_unknown_even_if_it_was_among_the_known() -> None:
    known, unknown = blind_draft("armory"), blind_draft("merchant")
    for seat in (0, SPECTATOR):
        assert view(known, seat).grid[1] == HIDDEN
        assert bytes_of(known, seat) == bytes_of(unknown, seat)
    assert offers(known) == offers(unknown)
    assert [event.values for event in known.events] == [event.values for event in unknown.events]


@pytest.mark.rule("MR-RULING-58")
def test_a_discarded_item_is_known_to_all_to_be_unused() -> None:
    match = position({"room": "armory", "hero.item": "crow", "hero.uses": 1}, *PAIR, dealer=Hand())
    play(match, "test", "6 6", "take_item great_axe")
    assert [view(match, seat).unused for seat in (0, 1, SPECTATOR)] == [("crow",)] * 3


@pytest.mark.rule("MR-RULING-76", "MR-RULING-57")
def test_both_seats_see_what_one_hero_reveals() -> None:
    given: dict[str, Json] = {"room": "bonfire", "hero.blind": True}
    match = position(given, *PAIR, dealer=Hand())
    play(match, "act rest", "act rest", "tomb", "shrine")
    for seat in (0, 1, SPECTATOR):
        assert (view(match, seat).grid[1], view(match, seat).grid[3]) == ("tomb", "shrine")
    both = position({**given, "ally.blind": True}, *PAIR, dealer=Hand())
    play(both, "act rest", "act rest")
    assert (asked(both), view(both, 0).grid[1], view(both, 1).grid[3]) == ("explore", HIDDEN, HIDDEN)


@pytest.mark.rule("MR-RULING-57")
@pytest.mark.parametrize("potion", ["perception", "holy_water"])
def test_every_cure_before_the_move_reveals_the_next_rooms(potion: str) -> None:
    match = position({"room": "bonfire", "hero.blind": True, "hero.potions": [potion]}, dealer=Hand())
    play(match, "act rest", f"drink {potion}")
    assert asked(match) == "reveal"
    play(match, "tomb", "shrine")
    assert (asked(match), run(match).up[1], run(match).up[3]) == ("explore", True, True)
    seeing = position({"room": "bonfire", "hero.potions": ["healing"]}, dealer=Hand())
    play(seeing, "act rest", "tomb", "shrine", "drink healing")
    assert asked(seeing) == "explore"


# --- chance and undo -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-RULING-59")
def test_chance_is_drawn_at_the_moment_of_the_roll() -> None:
    """Nothing in a position holds a future card or face: the same moment with other luck goes on differently."""
    start = Match(GAME, GAME.options(1, {"difficulty": "normal", "characters": ["crusader"]}), Hand())
    ask = start.ask
    assert isinstance(ask, Draw)
    assert ask.cards == tuple(GAME.content.rooms)
    entrances = set()
    for seed in range(20):
        twin = start.fork(Seeded(seed))
        twin.resume()
        entrances.add(run(twin).grid[0])
    assert len(entrances) > 5


@pytest.mark.rule("MR-RULING-59")
def test_no_undo_after_a_roll_a_reveal_or_a_draw() -> None:
    rolled = position({"room": "trap_maze"}, dealer=Seeded(1))
    play(rolled, "test")
    drawn = position({"room": "bonfire"}, dealer=Seeded(1))
    play(drawn, "act rest")
    for match in (rolled, drawn):
        with pytest.raises(Refused) as refused:
            match.undo(0)
        assert refused.value.rule == "UNDO-2"


@pytest.mark.rule("MR-RULING-59")
def test_no_undo_after_a_known_card_is_turned_for_all_to_see() -> None:
    given: dict[str, Json] = {
        "room": "bonfire", "revealed": {"1": "tomb"}, "grid.3": "shrine", "known.3": 2,
    }  # fmt: skip
    match = position(given, *PAIR, dealer=Hand())
    play(match, "act rest", "act rest")
    assert run(match).up[3]
    with pytest.raises(Refused) as refused:
        match.undo(1)
    assert refused.value.rule == "UNDO-1"


@pytest.mark.rule("MR-RULING-59")
def test_what_revealed_nothing_may_be_taken_back() -> None:
    match = position({"room": "bonfire", "revealed": {"1": "tomb", "3": "shrine"}, "hero.hp": 5}, dealer=Seeded(1))
    play(match, "act rest")
    assert match.undo(0) == 1
    assert (asked(match), run(match).heroes[0].hp) == ("bonfire", 5)
