"""The position in sentences, for people who listen to the game and for programs that read lines."""

from __future__ import annotations

from lanterne.games.map_masters.board import row, sums, zone_cards
from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.content import COSTS
from lanterne.games.map_masters.drafting import BETWEEN
from lanterne.games.map_masters.ending import sheets
from lanterne.games.map_masters.kinds import OBJECTIVES, TOOLS
from lanterne.games.map_masters.state import HIDDEN, ROUNDS, Atlas, Mapper
from lanterne.games.map_masters.view import AtlasView
from lanterne.kernel.drawing import Words


def tell_table(view: AtlasView, words: Words) -> list[str]:
    """Round and objectives, the market, the players, the score boards."""
    s = view.table
    lines = [tell_round(s, words)]
    for name, objective in (("primary", s.primary), ("secondary", s.secondary)):
        if objective:
            lines.append(tell_aim(s, words, name, objective))
    lines += tell_market(s, words)
    for mapper in s.mappers:
        lines.append(tell_player(view, words, mapper))
    return lines + tell_scores(s, words)


def thing(words: Words, name: str, about: str) -> str:
    return words.say("told-thing", name=name, about=about)


def tell_round(s: Atlas, words: Words) -> str:
    where = words.say("board-puzzle", date=s.puzzle) if s.puzzle else words.say("board-round", round=s.round, rounds=ROUNDS)
    return f"{where}, {words.say(f'phase-{s.phase}')}"


def tell_aim(s: Atlas, words: Words, name: str, objective: str) -> str:
    kind = s.content.kind_of(objective)
    text = words.say(f"kind-{kind}.objective", points=OBJECTIVES[kind])
    if name == "primary" and s.is_timed():
        text = f"{text} {words.say('told-hourglass')}"
    return thing(words, words.say(f"board-{name}"), text)


def tell_market(s: Atlas, words: Words) -> list[str]:
    """What can be bought, the price of each first."""
    if s.phase not in ("market", "hand", "reveal"):
        return []
    stock = ", ".join(f"{words.word('token', tool)} {count}" for tool, count in zip(TOOLS, s.stock, strict=True))
    lines = [thing(words, words.say("board-tokens"), stock)]
    up = ", ".join(words.word("book", book) for book in s.books_up if book) or "–"
    lines.append(thing(words, words.say("board-books", count=len(s.book_pool)), up))
    for place, cost in enumerate(COSTS):
        cards = [card for card in s.cards_up[2 * place : 2 * place + 2] if card]
        shown = ", ".join(tell_card(s.content.cards[card], words) for card in cards) or "–"
        lines.append(words.say("told-column", cost=cost, cards=shown, pile=len(s.pools[place])))
    return lines


def tell_card(card: Card, words: Words) -> str:
    """A card with what is printed on it."""
    about = ", ".join(words.say(f"kind-{kind}.count", count=count) for kind, count in card.icons().items())
    return words.say("terminal-about", words=words.word("card", card.id), about=about)


def tell_player(view: AtlasView, words: Words, mapper: Mapper) -> str:
    s = view.table
    parts = [] if s.puzzle else [words.say("count-coins", coins=mapper.coins)]
    parts += [
        words.say("board-token-held", token=words.word("token", tool), count=count)
        for tool, count in zip(TOOLS, mapper.tokens, strict=True)
        if count
    ]
    for book, ready in zip(mapper.books, mapper.ready, strict=True):
        parts.append(words.word("book", book) if ready else words.say("told-book-down", book=words.word("book", book)))
    if not s.puzzle:
        parts.append(words.say("board-piles", pile=len(mapper.pile), discard=len(mapper.discard)).replace(BETWEEN, ", "))
    if s.phase == "market" and s.passed[mapper.seat]:
        parts.append(words.say("board-passed"))
    cards = zone_cards(view, mapper)
    known = [words.word("card", card) for card in cards if card != HIDDEN]
    if known:
        parts.append(words.say("told-zone", cards=", ".join(known)))
    if HIDDEN in cards:
        parts.append(words.say("told-face-down", count=cards.count(HIDDEN)))
    return thing(words, words.word("mapper", mapper.colour()), ", ".join(parts))


def tell_scores(s: Atlas, words: Words) -> list[str]:
    if s.puzzle or not (s.round > 1 or s.secondary or s.result):
        return []
    lines: list[str] = []
    for sheet in sheets(s):
        mapper = s.mappers[sheet.seat]
        name = words.word("mapper", mapper.colour())
        rounds = [row(s, mapper, round) for round in range(ROUNDS)]
        shown = "; ".join(
            words.say(
                "told-row", round=place + 1, blue=mapper.primary[place], pink=mapper.secondary[place],
                green=mapper.bonus[place], exit=mapper.exits[place],
            )
            for place, cell in enumerate(rounds) if cell != "·"
        )  # fmt: skip
        if shown:
            lines.append(words.say("told-scores", name=name, rows=shown, total=sheet.total))
        if s.result:
            lines.append(thing(words, name, sums(sheet, words)))
    return lines
