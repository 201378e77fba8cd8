"""Taking back over the network: free where nothing was seen, with a mark when alone, by consent in company."""

from __future__ import annotations

from lanterne.server.messages import Proposal
from tests.server.playing import answer_once, numbers, play
from tests.server.serving import House, Page, bot, done, link, me, refused, serving
from tests.server.test_socket import company, journal

DELVE = "kinfire-delve"


def until_undo(pages: list[Page], kind: str, seed: int) -> Page:
    """Play until some page could take back in this way."""
    below = numbers(seed)
    for _ in range(60):
        for page in pages:
            if page.now.undo == kind:
                return page
        asked = next(page for page in pages if page.is_asked())
        at = done(answer_once(asked, below)).at
        for page in pages:
            page.catch_up(at)
    raise AssertionError(f"no undo {kind!r} came up")


def undo(page: Page) -> int:
    return done(page.ask("undo", seat=page.seat, ask=page.now.number)).at


def test_alone_anything_can_be_taken_back_with_a_mark(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me()])
    page = ann.look(id)
    play([page], 1, 6)
    length, scene = page.now.length, page.now.scene
    assert page.now.undo == "mark"
    undo(page)
    assert page.now.length < length
    assert page.lines[-1].sort == "mark"
    assert "taken back" in page.lines[-1].words
    assert page.now.scene != scene
    fresh = ann.look(id)
    assert fresh.lines == page.lines


def test_what_nobody_saw_is_taken_back_freely_and_without_a_mark(house: House) -> None:
    host, guest = company(house, 2, "mini-rogue")
    page = until_undo([host, guest], "free", 3)
    before = page.now
    undo(page)
    assert page.now.length == before.length - 1
    assert all(line.sort != "mark" for line in page.lines)
    assert page.is_asked()


def test_in_company_the_others_are_asked_and_agree(house: House) -> None:
    pages = company(house, 3, DELVE)
    page = until_undo(pages, "ask", 5)
    others = [other for other in pages if other is not page]
    length = page.now.length
    at = undo(page)
    count = 0
    for other in pages:
        proposal = other.catch_up(at).table.proposal
        assert isinstance(proposal, Proposal)
        count = proposal.count
        assert (proposal.by, proposal.agreed, proposal.wanted) == (page.seat, [page.seat], [other.seat for other in others])
    assert count > 0
    assert page.now.length == length, "nothing is taken back before all agree"
    at = done(others[0].ask("consent", yes=True)).at
    assert others[0].catch_up(at).length == length
    at = done(others[1].ask("consent", yes=True)).at
    for other in pages:
        assert other.catch_up(at).length == length - count
        assert other.now.table.proposal is None
        assert other.lines[-1].sort == "mark"


def test_one_who_does_not_agree_is_enough(house: House) -> None:
    pages = company(house, 3, DELVE)
    page = until_undo(pages, "ask", 5)
    length = page.now.length
    undo(page)
    other = pages[(page.seat + 1) % 3]
    at = done(other.ask("consent", yes=False)).at
    for one in pages:
        assert one.catch_up(at).table.proposal is None
        assert one.now.length == length
    refused(other.ask("consent", yes=True), "table-no-wish")


def test_an_answer_in_between_ends_the_proposal(house: House) -> None:
    pages = company(house, 2, DELVE)
    page = until_undo(pages, "ask", 5)
    at = undo(page)
    for one in pages:
        one.catch_up(at)
    asked = next(one for one in pages if one.is_asked())
    at = done(answer_once(asked, numbers(1))).at
    for one in pages:
        assert one.catch_up(at).table.proposal is None
    refused(pages[0].ask("consent", yes=True), "table-no-wish")


def test_never_past_the_answers_of_others_without_consent(house: House) -> None:
    """Whatever the page believes: a seat that has given no answer since the others' answers gets nothing back alone."""
    pages = company(house, 2, DELVE)
    below = numbers(8)
    for _ in range(25):
        if pages[0].now.ending is not None:
            break
        asked = next(page for page in pages if page.is_asked())
        at = done(answer_once(asked, below)).at
        for page in pages:
            page.catch_up(at)
        other = pages[1 - asked.seat]
        assert other.now.undo != "free"
        assert other.now.undo != "mark"
        before = other.now.length
        if other.now.undo == "":
            refused(other.ask("undo", seat=other.seat, ask=other.now.number), "undo-nothing")
        else:
            done(other.ask("undo", seat=other.seat, ask=other.now.number))
            done(other.ask("consent", yes=True))  # one's own consent is not that of the others
            assert other.now.length == before
            at = done(asked.ask("consent", yes=False)).at
            other.catch_up(at)
            asked.catch_up(at)


def test_bots_agree_to_everything(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me(), bot("random")])
    page = ann.look(id)
    play([page], 4, 6)
    while not page.is_asked():
        page.hear_state()
    assert page.now.undo == "mark"
    length = page.now.length
    undo(page)
    assert page.now.length < length


def test_a_friend_who_has_not_come_is_not_asked(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me(), link()])
    page = ann.look(id)
    assert page.is_asked()
    done(answer_once(page, numbers(1)))
    assert page.now.undo in ("free", "mark")


def test_what_was_taken_back_stays_so_after_a_restart(db: str) -> None:
    with serving(db) as house:
        ann = house.person()
        id, _ = ann.open(DELVE, [me()])
        page = ann.look(id)
        play([page], 1, 8)
        for _ in range(3):
            undo(page)
        play([page], 2, 2)
        state, lines, cookie, kept = page.now, page.lines, ann.cookie, journal(page)
    with serving(db) as house:
        again = house.person(cookie).look(id)
        assert again.lines == lines
        assert (again.now.scene, again.now.asks, again.now.undo) == (state.scene, state.asks, state.undo)
        assert journal(again) == kept
