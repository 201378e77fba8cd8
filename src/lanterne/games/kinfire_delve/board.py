"""The board as lines of text: the four cards around the Master, the piles, and the panels beside or under them.

Drawn from a view alone. With much room the cards lie around the Master, with less in a row, with little each has a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.kinfire_delve.attempt_board import attempt_lines, attempt_panel, dice_boxes, dice_line, table_dice
from lanterne.games.kinfire_delve.figures import difficulty, vulnerabilities
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.panels import (
    LIT,
    attached_line,
    attached_panel,
    fatigue_count,
    fatigue_line,
    fatigue_panel,
    hand_chips,
    hand_panel,
    known_cards,
    seeker_line,
    seeker_panel,
)
from lanterne.games.kinfire_delve.phrases import FLAVOUR, HEAD, card_in_words
from lanterne.games.kinfire_delve.signs import (
    ALWAYS,
    DONE,
    FAILED,
    ICON,
    LOOKS,
    action_signs,
    coloured,
    effect_signs,
    event_signs,
    penalty_signs,
)
from lanterne.games.kinfire_delve.slots import slot_card, text_signs
from lanterne.games.kinfire_delve.state import MASTER, PLACES, Delve
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.asks import Roll
from lanterne.kernel.drawing import Drawing, Line, Words
from lanterne.parts.drawing import ROUND, bar, beside, block, fit, frame, paragraph, width_of

LEAST_PANEL = 28  # columns that a hand needs
LEAST_CARD, MOST_CARD = 17, 30  # columns of a card in the cross
LOW_CARD, HIGH_CARD = 6, 12  # lines of a card
ROW_CARD = 14  # the fewest columns of a card in the row


def draw_delve(view: DelveView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """The whole position in at most `width` × `height`."""
    s = view.table
    if any(not seeker.id for seeker in s.seekers):
        return seekers_to_choose(view, words, width, height)
    top = status(s, words, width)
    body = height - 1
    if width >= 3 * LEAST_CARD + LEAST_PANEL + 1 and body >= 3 * LOW_CARD:
        return [top, *cross(view, words, width, body, rolls)]
    if width >= 5 * ROW_CARD and body >= LOW_CARD:
        return [top, *row(view, words, width, body, rolls)]
    return [top, *small(view, words, width, body, rolls)][:height]


# --- the first line --------------------------------------------------------------------------------------------------


def status(s: Delve, words: Words, width: int) -> Line:
    """Turn, hit points, piles; what does not fit is left out, the last first."""
    turn = words.say("board-turn", turn=s.turn) if s.turn else words.say("board-before")
    head: Line = [("title", words.say(f"board-{s.result}") + "  " if s.result else "", ""), ("title", turn, ""), ("", "  ", "")]
    head += [("dim", words.say("board-hp") + " ", ""), *bar(s.hp, s.full, s.full, "life"), ("strong", f" {s.hp}/{s.full}", "")]
    parts: list[Line] = []
    if s.master:
        parts.append([("foe", words.say("board-gauntlet"), "")])
    else:
        parts.append(counted(words, "board-well", str(len(s.well))))
        parts.append(counted(words, "board-well-discard", str(len(s.well_discard))))
    parts.append(counted(words, "board-completed", str(s.completed)))
    parts.append(counted(words, "board-fatigue", fatigue_count(s)))
    parts += [[("dim", words.say(f"board-mode-{name}"), "")] for name, on in (("hard", s.hard), ("fast", s.fast)) if on]
    for part in parts:
        if width_of(head) + 2 + width_of(part) <= width:
            head += [("", "  ", ""), *part]
    return fit(head, width)


def counted(words: Words, name: str, number: str) -> Line:
    return [("dim", words.say(name) + " ", ""), ("strong", number, "")]


# --- around the Master -----------------------------------------------------------------------------------------------


def cross(view: DelveView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """North over the Master, west and east beside it, south under it; piles in the corners; people at the right."""
    s = view.table
    panel = max(LEAST_PANEL, width // 3)
    wide = min(MOST_CARD, (width - panel - 1) // 3)
    high = min(HIGH_CARD, height // 3)
    north, east, south, west, master = (slot_card(s, words, place, wide, high) for place in range(MASTER + 1))
    dice = block(dice_boxes(s, words, rolls, wide - 1, high), wide - 1, high)
    edge = [[("", " ", "")] for _ in range(high)]
    left = [
        *beside([piles(s, words, wide, high), north, edge, dice]),
        *beside([west, master, east]),
        *beside([fatigue_panel(s, words, wide - 1, high), edge, south, edge, attached_panel(s, words, wide - 1, high)]),
    ]
    right = people(view, words, width - 3 * wide - 1, 3 * high)
    return beside([left, right], " ")


def piles(s: Delve, words: Words, wide: int, high: int) -> Drawing:
    """The Well deck, its discard, the completed area."""
    lines: Drawing = []
    for name, number in (("well", len(s.well)), ("well-discard", len(s.well_discard)), ("completed", s.completed)):
        lines.append(counted(words, f"board-{name}", str(number)))
    if not s.master and high >= LOW_CARD:
        whole = len(s.well) + len(s.well_discard) + s.completed
        lines.insert(1, [("back", "▒" * round((wide - 2) * len(s.well) / max(1, whole)), "")])
    return block(lines, wide, high)


def people(view: DelveView, words: Words, width: int, height: int) -> Drawing:
    """The attempt, the hand of the seat, the seekers: what is most needed first when room is short."""
    s = view.table
    attempt = attempt_panel(s, words, s.attempt, width) if s.attempt is not None else []
    attempt += [[]] if attempt else []
    hand = hand_panel(view, words, width, 99)
    tall = len(attempt) + 3 * len(s.seekers) + 1 + len(hand_panel(view, words, width, 0)) <= height
    seekers: Drawing = []
    for seeker in s.seekers:
        seekers += seeker_panel(view, words, seeker, width, tall)
    known = known_lines(view, words, width)
    room = height - len(attempt) - len(seekers) - 1
    hand = hand_panel(view, words, width, room)
    if len(hand) + len(known) <= room:
        seekers += known
    return block([*attempt, *seekers, [], *hand], width, height)


def known_lines(view: DelveView, words: Words, width: int) -> Drawing:
    """What is known of the other hands."""
    lines: Drawing = []
    for seeker in view.table.seekers:
        cards = known_cards(view, words, seeker)
        if cards:
            lines += paragraph("dim", words.say("board-holds", name=words.word("seeker", seeker.id), cards=cards), width)
    return lines


# --- in a row --------------------------------------------------------------------------------------------------------


def row(view: DelveView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """The five cards side by side, and under them a line for each thing."""
    wide = min(MOST_CARD, width // 5)
    under = lines_under(view, words, width, rolls)
    high = max(LOW_CARD, min(HIGH_CARD - 3, height - len(under)))
    cards = beside([slot_card(view.table, words, place, wide, high) for place in range(MASTER + 1)])
    return [*cards, *(fit(line, width) for line in under)][:height]


def lines_under(view: DelveView, words: Words, width: int, rolls: Sequence[Roll]) -> Drawing:
    """What matters now first: the attempt or the last roll, exhaustion, seekers, hand, attached cards."""
    s = view.table
    lines: Drawing = []
    if s.attempt is not None:
        lines += attempt_lines(s, words, s.attempt, width)
    elif rolls:
        lines.append([("dim", words.say("board-last-roll") + " ", ""), *dice_line(words, table_dice(s, rolls))])
    lines += [fatigue_line(s, words)] if s.exhausted else []
    lines += [seeker_line(view, words, seeker) for seeker in s.seekers]
    lines += hand_chips(view, words, width)
    return lines + ([attached_line(s, words)] if s.attached else [])


# --- with little room ------------------------------------------------------------------------------------------------


def small(view: DelveView, words: Words, width: int, height: int, rolls: Sequence[Roll]) -> Drawing:
    """A line for each card, then the same lines as under the row."""
    s = view.table
    lines = [slot_line(s, words, place) for place in range(MASTER + 1)]
    lines += lines_under(view, words, width, rolls)
    return [fit(line, width) for line in lines[: max(0, height)]]


def slot_line(s: Delve, words: Words, place: int) -> Line:
    """A card in one line: where, colour, name, progress, reward and penalty."""
    touch = f"slot:{PLACES[place]}"
    mark = "▶" if s.attempt is not None and s.attempt.place == place else " "
    line: Line = [("you", mark, ""), ("dim", words.say(f"board-place-{PLACES[place]}") + " ", touch)]
    card = s.card_at(place)
    challenge = s.challenge(place)
    if challenge is None:
        name = words.word("card", card) if card else words.say("board-face-down" if place == MASTER else "board-empty")
        line.append(("strong" if card else "back", name, touch))
        if card in s.content.events and not s.master:
            line.append(("", f" {event_signs(words, s.content.events[card])}", touch))
        return line
    colours = vulnerabilities(s) if place == MASTER else [challenge.colour]
    line += [*coloured(words, tuple(colours), touch), ("", " " if colours else "", "")]
    line.append((LOOKS[challenge.colour], words.word("card", card), touch))
    line.append(("strong", f" {s.progress[place]}/{difficulty(s, place)}", ""))
    if challenge.reward.ops:
        line.append(("good", f" {DONE} {effect_signs(words, challenge.reward)}", ""))
    penalty = penalty_signs(words, challenge)
    line += [("bad", f" {FAILED} {penalty}", "")] if penalty else []
    return [*line, ("you", f" {ALWAYS}", touch)] if text_signs(s, words, place) else line


# --- before the delve ------------------------------------------------------------------------------------------------


def seekers_to_choose(view: DelveView, words: Words, width: int, height: int) -> Drawing:
    """The seekers side by side, to choose from; with little room, what tells them apart."""
    s = view.table
    top: Line = fit([("title", words.say("game-name"), "")], width)
    wide = min(36, width // max(1, len(s.content.seekers)))
    if wide < 16 or height < 8:
        return [top][:height]
    cards = {id: seeker_card(s, words, id, wide - 4) for id in s.content.seekers}
    if 3 + max(map(len, cards.values())) > height:
        cards = {id: seeker_signs(s, words, id, wide - 4) for id in s.content.seekers}
    high = min(height - 1, 2 + max(map(len, cards.values())))
    blocks: list[Drawing] = []
    for id, lines in cards.items():
        taken = any(seeker.id == id for seeker in s.seekers)
        inside: Drawing = [[("", " ", ""), *line] for line in lines]
        blocks.append(frame(inside, wide, high, ROUND, "dim" if taken else "next", f"seeker:{id}"))
    return [top, *beside(blocks)]


def seeker_head(words: Words, id: str, wide: int) -> Drawing:
    lines: Drawing = [[("title", words.word("seeker", id), "")]]
    return lines + (paragraph("dim", words.say(f"seeker-{id}.epithet"), wide) if words.has(f"seeker-{id}", "epithet") else [])


def seeker_card(s: Delve, words: Words, id: str, wide: int) -> Drawing:
    """A seeker: name, ability, lantern, the colours of the deck."""
    lines = seeker_head(words, id, wide)
    for kind, text in card_in_words(s.content, "seeker", id, words.say):
        lines += paragraph({HEAD: "gold", FLAVOUR: "dim"}.get(kind, ""), text, wide)
    return [*lines, deck_colours(s, words, id)]


def seeker_signs(s: Delve, words: Words, id: str, wide: int) -> Drawing:
    """The same in few lines."""
    card = s.content.seekers[id]
    lantern = " ".join([f"{LIT} {card.lantern.value}", *action_signs(words, card.lantern)])
    lines = [*seeker_head(words, id, wide), *paragraph("gold", lantern, wide)]
    lines += [[("", f"{ICON} {words.word('icon', card.icon)}", "")]] if card.icon else []
    return [*lines, deck_colours(s, words, id)]


def deck_colours(s: Delve, words: Words, id: str) -> Line:
    """How many cards of the deck answer each colour."""
    line: Line = []
    deck = [s.content.skills[skill].action for skill in s.content.seekers[id].deck]
    for colour in COLOURS:
        many = sum(colour in action.answers for action in deck)
        line += [*coloured(words, (colour,)), ("strong", f" {many}  ", "")]
    return line
