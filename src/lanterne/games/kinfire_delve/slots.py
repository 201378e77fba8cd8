"""One card of the board in its frame: a challenge, an event, a gauntlet card on either side, the Master.

Rewards and penalties stand in signs, as on a printed card; texts in sentences where there is room, else in signs.
"""

from __future__ import annotations

from lanterne.games.kinfire_delve.content import Challenge, Lasting
from lanterne.games.kinfire_delve.figures import difficulty, vulnerabilities
from lanterne.games.kinfire_delve.language import Effect
from lanterne.games.kinfire_delve.phrases import (
    BOLD,
    FLAVOUR,
    HEAD,
    PENALTY,
    PLAIN,
    REWARD,
    card_in_words,
    lasting_in_words,
)
from lanterne.games.kinfire_delve.signs import (
    ALWAYS,
    BETWEEN,
    DONE,
    FAILED,
    LOOKS,
    challenge_signs,
    coloured,
    effect_signs,
    event_signs,
    lasting_signs,
    letters,
    penalty_signs,
)
from lanterne.games.kinfire_delve.state import MASTER, PLACES, Delve
from lanterne.kernel.drawing import Drawing, Line, Words
from lanterne.parts.drawing import HEAVY, ROUND, bar, fit, frame, paragraph, width_of

RAISED, LOWERED = "▲", "▼"
STYLES = {REWARD: "good", PENALTY: "bad", BOLD: "you", FLAVOUR: "dim"}


def slot_card(s: Delve, words: Words, place: int, wide: int, high: int) -> Drawing:
    """A card in a frame of its colour; the one that is attempted has a heavy frame and a mark."""
    challenge = s.challenge(place)
    attempted = s.attempt is not None and s.attempt.place == place
    corners = HEAVY if attempted else ROUND
    style = "dim" if challenge is None else LOOKS[challenge.colour]
    touch = f"slot:{PLACES[place]}" + (f" card:{s.master}" if place == MASTER and s.master else "")
    drawn = frame(card_lines(s, words, place, wide - 2, high - 2), wide, high, corners, style, touch)
    title = ("▶" if attempted else "") + heading(s, words, place, wide - 2 - attempted)
    edge = title[: wide - 2].ljust(wide - 2, corners[1])
    drawn[0] = [(style, corners[0] + edge + corners[2], touch)]
    return drawn


def heading(s: Delve, words: Words, place: int, room: int) -> str:
    """What stands in the upper edge: the slot, the colour and the type; the colour by its letter where room is short."""
    if place == MASTER:
        return words.say("board-master-card")
    slot = words.say(f"board-place-{PLACES[place]}")
    challenge = s.challenge(place)
    if challenge is None:
        if not s.slots[place]:
            return slot
        return f"{slot} {words.say('board-turned' if s.master else 'board-event')}"
    type = words.word("type", challenge.type)
    full = f"{slot} {words.word('colour', challenge.colour)} {type}"
    return full if len(full) <= room else f"{slot} {letters(words, (challenge.colour,))} {type}"


# --- what stands on a card -------------------------------------------------------------------------------------------


def card_lines(s: Delve, words: Words, place: int, wide: int, high: int) -> Drawing:
    """The name, the figures, the texts; then flavour where there is room, or a mark where there is not enough."""
    card = s.card_at(place)
    if place == MASTER and not s.master:
        return master_back(s, words, wide, high)
    if not card:
        return paragraph("dim", words.say("board-empty"), wide)
    challenge = s.challenge(place)
    turned = bool(s.master) and challenge is None
    facts = facts_of(s, words, place, wide)
    if challenge is not None and len(facts) >= high:
        facts = [facts[0], *(fit(line, wide) for line in challenge_lines(s, words, place, challenge))]
    name = paragraph("back" if turned else "strong", words.word("card", card), wide)
    lines = [*shortened(name, min(2, max(1, high - len(facts))), wide), *facts][:high]
    sentences = texts_of(s, words, place, wide)
    if challenge is None and len(name) + len(sentences) <= high:
        lines = name  # an event says in sentences what its signs say
    room = high - len(lines)
    texts = sentences if len(sentences) <= room else sign_lines(s, words, place, wide)
    if len(texts) <= room:
        tale = flavour_lines(s, words, card, wide)
        return [*lines, *texts, *([[], *tale] if len(texts) + len(tale) < room else [])]
    if room:
        return [*lines, *shortened(texts, room, wide)]
    lines[-1] = [*fit(lines[-1], wide - 2), ("you", f" {ALWAYS}", "")]  # there is more to read
    return lines


def shortened(lines: Drawing, most: int, wide: int) -> Drawing:
    """So many lines; the last one says by an ellipsis that there is more."""
    if len(lines) <= most:
        return lines
    kept = lines[:most]
    style, text, touch = kept[-1][-1]
    kept[-1] = [*kept[-1][:-1], (style, text[: wide - 1] + "…", touch)]
    return kept


def facts_of(s: Delve, words: Words, place: int, wide: int) -> Drawing:
    """Figures, reward and penalty of a challenge; the instructions of an event; nothing for a turned card."""
    challenge = s.challenge(place)
    if challenge is None:
        return [] if s.master else paragraph("", event_signs(words, s.content.events[s.slots[place]]), wide)
    lines: Drawing = [progress_line(s, place, challenge, wide)]
    for line in challenge_lines(s, words, place, challenge):
        whole = width_of(line) <= wide or len(line) > 1
        lines += [fit(line, wide)] if whole else paragraph(line[0][0], line[0][1], wide)
    return lines


def challenge_lines(s: Delve, words: Words, place: int, challenge: Challenge) -> Drawing:
    """Vulnerability of the Master, reward, penalty."""
    lines: Drawing = [open_colours(s, words)] if place == MASTER else []
    if challenge.reward.ops:
        lines.append([("good", f"{DONE} {effect_signs(words, challenge.reward)}", "")])
    penalty = penalty_signs(words, challenge)
    return [*lines, [("bad", f"{FAILED} {penalty}", "")]] if penalty else lines


def progress_line(s: Delve, place: int, challenge: Challenge, wide: int) -> Line:
    """A bar and `4/10▲`: the sign says that the difficulty is not the printed one."""
    goal = difficulty(s, place)
    sign = RAISED if goal > challenge.difficulty else LOWERED if goal < challenge.difficulty else ""
    numbers = f" {s.progress[place]}/{goal}{sign}"
    return [*bar(s.progress[place], goal, max(1, wide - len(numbers)), LOOKS[challenge.colour]), ("strong", numbers, "")]


def open_colours(s: Delve, words: Words) -> Line:
    """The colours with which the Master may be attempted."""
    colours = tuple(vulnerabilities(s))
    if not colours:
        return [("dim", words.say("board-closed"), "")]
    return [("dim", words.say("board-open") + " ", ""), *coloured(words, colours)]


def master_back(s: Delve, words: Words, wide: int, high: int) -> Drawing:
    """The Master face down: its back, and what it collects."""
    lines: Drawing = [[("back", words.say("board-face-down"), "")]]
    sentences = lasting_lines(s, words, s.content.back, wide)
    lines += sentences if len(sentences) + 3 < high else always(s, words, s.content.back, wide)
    if s.attached:
        lines.append([("strong", words.say("board-attached-count", count=len(s.attached)), "")])
    void: Drawing = [[("back", "░" * wide, "")] for _ in range(high - len(lines))]
    return [*void[: len(void) // 2], *lines, *void[len(void) // 2 :]]


# --- texts -----------------------------------------------------------------------------------------------------------


def counts_something(effect: Effect) -> bool:
    return any(op.measure for op in effect.all_ops())


def texts_of(s: Delve, words: Words, place: int, wide: int) -> Drawing:
    """The texts of a card in sentences, without what its figures and signs say already."""
    card, challenge = s.card_at(place), s.challenge(place)
    if s.master and challenge is None:
        return lasting_lines(s, words, s.content.gauntlet[card].back, wide)
    wanted = [BOLD]
    if challenge is None:
        wanted.append(PLAIN)
    else:
        wanted += [PLAIN] + [REWARD] * counts_something(challenge.reward) + [PENALTY] * counts_something(challenge.penalty)
    lines: Drawing = []
    seen_back = False
    for kind, text in card_in_words(s.content, "card", card, words.say)[1 if challenge is not None else 0 :]:
        seen_back = seen_back or (kind == HEAD)  # what follows stands on the back of a gauntlet card
        if kind in wanted and not seen_back:
            lines += paragraph(STYLES.get(kind, ""), text, wide)
    return lines


def lasting_lines(s: Delve, words: Words, text: Lasting, wide: int) -> Drawing:
    lines: Drawing = []
    for kind, sentence in lasting_in_words(text, words.say):
        lines += paragraph(STYLES.get(kind, ""), sentence, wide)
    return lines


def flavour_lines(s: Delve, words: Words, card: str, wide: int) -> Drawing:
    texts = [text for kind, text in card_in_words(s.content, "card", card, words.say) if kind == FLAVOUR]
    return paragraph("dim", " ".join(texts), wide)


def text_signs(s: Delve, words: Words, place: int) -> list[str]:
    """What the text of a card says, in signs, first what is always in force."""
    card, challenge = s.card_at(place), s.challenge(place)
    if challenge is not None:
        return always_signs(s, words, challenge.lasting) + challenge_signs(words, challenge)
    if s.master:
        return always_signs(s, words, s.content.gauntlet[card].back) if place != MASTER else []
    return always_signs(s, words, s.content.events[card].lasting) if card in s.content.events else []


def always_signs(s: Delve, words: Words, text: Lasting | None) -> list[str]:
    signs = [] if text is None else lasting_signs(words, text, len(s.seekers))
    return [f"{ALWAYS} {BETWEEN.join(signs)}"] if signs else []


def always(s: Delve, words: Words, text: Lasting | None, wide: int) -> Drawing:
    return [line for signs in always_signs(s, words, text) for line in paragraph("you", signs, wide)]


def sign_lines(s: Delve, words: Words, place: int, wide: int) -> Drawing:
    """The texts of a card in signs, over as many lines as they take."""
    signs = text_signs(s, words, place)
    lines: Drawing = []
    if signs and signs[0].startswith(ALWAYS):
        lines = paragraph("you", signs.pop(0), wide)
    return lines + (paragraph("", BETWEEN.join(signs), wide) if signs else [])
