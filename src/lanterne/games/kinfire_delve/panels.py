"""Panels of the drawn board: the seekers, the hand of the seat, exhaustion cards, cards attached to the Master."""

from __future__ import annotations

from lanterne.games.kinfire_delve.attempt_board import spread, supports_open
from lanterne.games.kinfire_delve.attempts import action_bar, support_bar
from lanterne.games.kinfire_delve.phrases import BOLD, PLAIN, card_in_words
from lanterne.games.kinfire_delve.signs import BETWEEN, ICON, action_signs, coloured, is_known, lasting_signs, support_sign
from lanterne.games.kinfire_delve.state import Delve, Seeker
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.drawing import Drawing, Line, Words
from lanterne.parts.drawing import block, fit, paragraph, width_of

LETTERS = 5  # columns for a mark and the colours of a card
LIT, UNLIT = "◆", "◇"


# --- names -----------------------------------------------------------------------------------------------------------


def card_name(s: Delve, words: Words, card: str) -> str:
    """The name of a card that may be attached to the Master: a Well card or a skill card."""
    return words.word("skill" if card in s.content.skills else "card", card)


def card_touch(s: Delve, card: str) -> str:
    return f"{'skill' if card in s.content.skills else 'card'}:{card}"


# --- seekers ---------------------------------------------------------------------------------------------------------


def lantern_mark(words: Words, seeker: Seeker, form: str = "") -> Line:
    touch = f"seeker:{seeker.id}"
    if seeker.lit:
        return [("gold", f"{LIT} {words.say('board-lit' + form)}", touch)]
    return [("dim", f"{UNLIT} {words.say('board-unlit' + form)}", touch)]


def seeker_head(view: DelveView, words: Words, seeker: Seeker) -> Line:
    """The name, marked when it is this seeker's turn; one's own has its own look."""
    name = words.word("seeker", seeker.id) if seeker.id else "–"
    turn = "▶ " if seeker.seat == view.table.active else "  "
    return [("you" if seeker.seat == view.seat else "title", turn + name, f"seeker:{seeker.id}")]


def counts(words: Words, seeker: Seeker) -> Line:
    line: Line = []
    for name, number in (("hand", len(seeker.hand)), ("deck", len(seeker.deck)), ("discard", len(seeker.discard))):
        line += [("dim", (" " if line else "") + words.say(f"board-{name}") + " ", ""), ("strong", str(number), "")]
    return line


def top_of_discard(s: Delve, words: Words, seeker: Seeker) -> Line:
    """The card that the others see on the discard, with its icon."""
    if not seeker.discard:
        return []
    top = seeker.discard[-1]
    icon = f" {ICON}" if s.content.skills[top].icon else ""
    return [("dim", words.say("board-top") + " ", ""), ("", words.word("skill", top) + icon, f"skill:{top}")]


def seeker_line(view: DelveView, words: Words, seeker: Seeker) -> Line:
    """A seeker in one line."""
    gap: Line = [("dim", BETWEEN, "")]
    line = [*seeker_head(view, words, seeker), ("", " ", ""), *lantern_mark(words, seeker, ".short")]
    line += [*gap, *counts(words, seeker)]
    top = top_of_discard(view.table, words, seeker)
    return [*line, *gap, *top] if top else line


def seeker_panel(view: DelveView, words: Words, seeker: Seeker, width: int, tall: bool) -> Drawing:
    """A seeker in two lines, or three with the top of the discard."""
    head = seeker_head(view, words, seeker)
    icon = view.table.content.seekers[seeker.id].icon if seeker.id else ""
    bears: Line = [("dim", f" {ICON} {words.word('icon', icon)}", "")] if icon and tall else []
    lines: Drawing = [spread([*head, *bears], lantern_mark(words, seeker, ".short"), width)]
    lines.append([("", "  ", ""), *counts(words, seeker)])
    top = top_of_discard(view.table, words, seeker)
    return [*lines, [("", "  ", ""), *top]] if top and tall else lines


def known_cards(view: DelveView, words: Words, seeker: Seeker) -> str:
    """What is known of another's hand."""
    if seeker.seat == view.seat:
        return ""
    known = [card for card in seeker.hand if is_known(card)]
    return ", ".join(several(words, card, known.count(card)) for card in dict.fromkeys(known))


def several(words: Words, card: str, many: int) -> str:
    """A skill card, and how many of it."""
    return words.word("skill", card) + (f" ×{many}" if many > 1 else "")


# --- the hand --------------------------------------------------------------------------------------------------------


def own_seeker(view: DelveView) -> Seeker | None:
    return view.table.seekers[view.seat] if 0 <= view.seat < len(view.table.seekers) else None


def fits_now(s: Delve, seeker: Seeker, card: str) -> bool | None:
    """Whether a card may be played at this moment; None when nothing is played."""
    if s.attempt is None:
        return None
    if s.phase == "action" and seeker.seat == s.active and not s.attempt.action:
        return action_bar(s, seeker, card) is None
    if supports_open(s) and (seeker.seat != s.active or len(s.seekers) == 1):
        return support_bar(s, card) is None
    return None


def hand_panel(view: DelveView, words: Words, width: int, height: int) -> Drawing:
    """The own hand, a line for each different card; under each its ability where there is room for all of them, in
    sentences or in signs."""
    seeker = own_seeker(view)
    if seeker is None or not seeker.id:
        return []
    lines: Drawing = [[("title", words.say("board-your-hand", count=len(seeker.hand)), "")]]
    cards = list(dict.fromkeys(seeker.hand))
    abilities: dict[str, Drawing] = {}
    for whole in (True, False):
        abilities = {card: ability_lines(view.table, words, card, width, whole) for card in cards}
        if 1 + len(cards) + sum(map(len, abilities.values())) <= height:
            break
        abilities = {}
    for card in cards:
        lines.append(hand_line(view.table, words, seeker, card, width))
        lines += abilities.get(card, [])
    return lines


def hand_line(s: Delve, words: Words, seeker: Seeker, card: str, width: int) -> Line:
    """Colours, value, name, how many; at the right end what it is worth as a support."""
    skill = s.content.skills[card]
    touch = f"skill:{card}"
    fits = fits_now(s, seeker, card)
    name = several(words, card, seeker.hand.count(card)) + (f" {ICON}" if skill.icon else "")
    style = {None: "", True: "next", False: "dim"}[fits]
    head = fit([("next", "▸" if fits else " ", touch), *coloured(words, skill.action.colours, touch)], LETTERS)
    left: Line = [*head, ("strong", f"{skill.action.value} ", touch), (style, name, touch)]
    return spread(left, [("dim", support_sign(words, skill), touch)], width)


def ability_lines(s: Delve, words: Words, card: str, width: int, whole: bool) -> Drawing:
    """What a card does as an action, in sentences or in signs."""
    if whole:
        text = " ".join(text for kind, text in card_in_words(s.content, "skill", card, words.say) if kind == PLAIN)
    else:
        text = BETWEEN.join(action_signs(words, s.content.skills[card].action))
    indent = LETTERS + 2
    return [[("", " " * indent, ""), *line] for line in paragraph("dim", text, width - indent)]


def hand_chips(view: DelveView, words: Words, width: int) -> Drawing:
    """The own hand as words one after the other, over as many lines as it takes."""
    seeker = own_seeker(view)
    if seeker is None or not seeker.id:
        return []
    s = view.table
    lines: Drawing = [[("title", words.say("board-your-hand", count=len(seeker.hand)), "")]]
    for card in dict.fromkeys(seeker.hand):
        skill = s.content.skills[card]
        name = several(words, card, seeker.hand.count(card)) + (ICON if skill.icon else "")
        fits = fits_now(s, seeker, card)
        style = {None: "", True: "next", False: "dim"}[fits]
        touch = f"skill:{card}"
        chip: Line = [("next", "▸", touch)] if fits else []
        chip += coloured(words, skill.action.colours, touch)
        chip += [("strong", f"{skill.action.value} ", touch), (style, name, touch)]
        if width_of(lines[-1]) + 2 + width_of(chip) > width:
            lines.append([])
        lines[-1] += [("", "  ", ""), *chip]
    return lines


# --- exhaustion and attached cards -----------------------------------------------------------------------------------


def fatigue_count(s: Delve) -> str:
    return f"{len(s.exhausted)}/{len(s.exhausted) + len(s.fatigue)}"


def fatigue_effect(s: Delve, words: Words, card: str, whole: bool) -> str:
    """What an exhaustion card does, in sentences or in signs."""
    if whole:
        return " ".join(text for kind, text in card_in_words(s.content, "fatigue", card, words.say) if kind == BOLD)
    return BETWEEN.join(lasting_signs(words, s.content.exhaustion[card].lasting, len(s.seekers)))


def fatigue_panel(s: Delve, words: Words, width: int, height: int) -> Drawing:
    """The exhaustion cards in play with what they do, in sentences or in signs; only that where even signs do not fit."""
    lines: Drawing = [[("title", words.say("board-fatigue") + " ", ""), ("strong", fatigue_count(s), "")]]
    for whole in (True, False):
        effects = {card: paragraph("dim", fatigue_effect(s, words, card, whole), width - 1) for card in s.exhausted}
        if 1 + len(s.exhausted) + sum(map(len, effects.values())) <= height:
            for card in s.exhausted:
                lines.append([("bad", words.word("fatigue", card), f"fatigue:{card}")])
                lines += [[("", " ", ""), *line] for line in effects[card]]
            return block(lines, width, height)
    lines += [[("bad", fatigue_effect(s, words, card, False), f"fatigue:{card}")] for card in s.exhausted]
    return block(lines, width, height)


def fatigue_line(s: Delve, words: Words) -> Line:
    line: Line = [("title", words.say("board-fatigue") + " ", "")]
    for place, card in enumerate(s.exhausted):
        line += [("dim", BETWEEN, "")] if place else []
        line.append(("bad", words.word("fatigue", card), f"fatigue:{card}"))
        line.append(("dim", f" ({fatigue_effect(s, words, card, False)})", ""))
    return line


def attached_panel(s: Delve, words: Words, width: int, height: int) -> Drawing:
    """The cards under the Master; the last ones where there are too many."""
    if not s.attached:
        return block([], width, height)
    lines: Drawing = [[("title", words.say("board-attached") + " ", ""), ("strong", str(len(s.attached)), "")]]
    shown = s.attached if len(s.attached) < height else s.attached[-(height - 2) :]
    hidden = len(s.attached) - len(shown)
    lines += [[("dim", words.say("board-more", count=hidden), "")]] if hidden else []
    lines += [[("", card_name(s, words, card), card_touch(s, card))] for card in shown]
    return block(lines, width, height)


def attached_line(s: Delve, words: Words) -> Line:
    line: Line = [("title", words.say("board-attached") + " ", "")]
    for place, card in enumerate(s.attached):
        line += [("dim", ", " if place else "", ""), ("", card_name(s, words, card), card_touch(s, card))]
    return line
