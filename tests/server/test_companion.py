"""Beside the real box: people type in what dice and cards say, the app deals the rest, and either can change in the middle."""

from __future__ import annotations

import json

import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.registry import find_game
from tests.server.playing import answer_once, look_up, numbers, play
from tests.server.serving import House, Page, answers, bot, done, link, me, refused
from tests.server.test_socket import journal

DELVE, ROGUE = "kinfire-delve", "mini-rogue"


def until_kind(page: Page, kind: str, seed: int = 1) -> None:
    """Play until a question of this kind waits."""
    below = numbers(seed)
    while page.question.kind != kind:
        done(answer_once(page, below))


@pytest.mark.parametrize("game", [ROGUE, DELVE])
def test_a_whole_game_from_the_real_box(house: House, game: str) -> None:
    ann = house.person()
    sources = list(find_game(game).sources)
    id, _ = ann.open(game, [me()], by_hand=[*sources])
    page = ann.look(id)
    assert page.now.table.by_hand == sources
    kinds = set()
    below = numbers(5)
    while page.now.ending is None:
        kinds.add(page.question.kind)
        if page.question.kind in ("roll", "draw"):
            assert page.question.words
            assert page.question.source in sources
            assert page.question.dice or page.question.cards
        done(answer_once(page, below))
    assert {"choose", "roll", "draw"} <= kinds
    asked = [entry for entry in answers(house.db, id) if str(entry).partition(">")[0] in sources]
    assert asked


def test_what_cannot_have_come_is_refused_in_words(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(ROGUE, [me()], by_hand=[*find_game(ROGUE).sources])
    page = ann.look(id)
    until_kind(page, "roll")
    before = journal(page)
    faces = [die.faces[0].face for die in page.question.dice]
    refused(page.answer([*faces, faces[0]]), "roll-too-many")
    refused(page.answer(faces[:-1]), "roll-too-few")
    refused(page.answer(["17", *faces[1:]]), "roll-no-face")
    refused(page.answer(7), "answer-shape")
    done(page.answer(faces))
    assert len(journal(page)) > len(before)
    until_kind(page, "draw", 2)
    before = journal(page)
    refused(page.answer("the ace of spades"), "draw-not-there")
    refused(page.answer([page.question.cards[0].card]), "draw-not-there")
    assert journal(page) == before
    done(page.answer(page.question.cards[0].card))


def test_several_phones_read_the_same_dice_and_the_first_counts(house: House) -> None:
    ann, bob = house.person(), house.person()
    id, keys = ann.open(ROGUE, [me(), link()], by_hand=["dice"])
    bob.join(keys[1])
    pages = [ann.look(id), bob.look(id)]
    pages[0].settle()
    below = numbers(3)
    while not all(page.is_asked() and page.question.kind == "roll" for page in pages):
        asked = next(page for page in pages if page.is_asked())
        at = done(answer_once(asked, below)).at
        for page in pages:
            page.catch_up(at)
    number = pages[0].question.number
    answer = [die.faces[0].face for die in pages[0].question.dice]
    done(pages[1].answer(answer))
    refused(pages[0].answer(answer, ask=number), "stale")


def test_dice_can_be_left_to_the_app_and_taken_back_in_the_middle(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(ROGUE, [me()], by_hand=["dice"])
    page = ann.look(id)
    until_kind(page, "roll")
    length = page.now.length
    done(page.act("app", value="dice"))
    assert page.now.table.by_hand == []
    assert page.now.length > length, "the dice that waited are rolled"
    assert page.question.kind != "roll"
    play([page], 2, 6)
    assert page.now.ending is None
    done(page.act("hand", value="dice"))
    assert page.now.table.by_hand == ["dice"]
    until_kind(page, "roll", 3)
    assert page.lines == ann.look(id).lines


def secret_draws(house: House, seats: list[dict[str, Json]]) -> tuple[list[Page], str]:
    """A delve in which people draw their own cards; pages of those who hold a seat."""
    ann, bob = house.person(), house.person()
    id, keys = ann.open(DELVE, seats, by_hand=["skills"])
    pages = [ann.look(id)]
    if 1 in keys and seats[1]["who"] == "link":
        bob.join(keys[1])
        pages.append(bob.look(id))
        pages[0].catch_up(pages[1].now.at)
    return pages, id


def test_a_card_that_only_one_may_see_is_asked_of_that_seat_alone(house: House) -> None:
    pages, _ = secret_draws(house, [me(), link()])
    below = numbers(4)
    drawn = [0, 0]
    while min(drawn) < 5:
        asked = [page for page in pages if page.is_asked()]
        assert len(asked) == 1
        page, other = asked[0], pages[1 - asked[0].seat]
        if page.question.kind == "draw":
            assert not other.now.asks
            refused(other.answer(page.question.cards[0].card, ask=page.question.number), "match-not-your-turn")
            drawn[page.seat] += 1
        at = done(answer_once(page, below)).at
        for one in pages:
            one.catch_up(at)


def test_somebody_draws_for_a_bot(house: House) -> None:
    """A bot has no hands: its cards are read by a person, or the game would stand still for ever."""
    (page,), _ = secret_draws(house, [me(), bot("random")])
    below = numbers(4)
    for _ in range(30):
        while not page.is_asked() and page.now.ending is None:
            page.hear_state()
        if page.now.ending is not None:
            break
        done(answer_once(page, below))
    seekers = page.now.scene["seekers"]
    assert seekers[1]["hidden"] + len(seekers[1]["hand"]) > 0


def test_at_one_screen_the_seat_that_draws_is_called(house: House) -> None:
    (page,), _ = secret_draws(house, [me("Ann"), me("Bob")])
    below = numbers(4)
    called = []
    for _ in range(30):
        if page.now.curtain and not page.is_asked():
            called.append(page.now.curtain[0])
        look_up(page)
        if page.now.ending is not None:
            break
        assert page.is_asked(), "somebody can go on"
        done(answer_once(page, below))
    assert {0, 1} <= set(called)


def test_cards_are_called_by_their_names_in_the_language_of_the_page(house: House) -> None:
    """Every card that can be drawn, whatever kind of card it is, as its owner reads it."""
    ann = house.person()
    id, _ = ann.open(DELVE, [me()], by_hand=[*find_game(DELVE).sources])
    page = ann.look(id, "fr")
    box = json.dumps(ann.get(f"/api/games/{DELVE}/box?lang=fr"), ensure_ascii=False).casefold()
    below = numbers(2)
    sources = set()
    while page.now.ending is None:
        if page.question.kind == "draw" and page.question.source not in sources:
            sources.add(page.question.source)
            for card in page.question.cards:
                assert f'"{card.words.casefold()}"' in box, f"{card.card} of {page.question.source} is called {card.words}"
        done(answer_once(page, below))
    assert len(sources) > 2
