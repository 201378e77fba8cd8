"""What a player could read on a card, and what the position makes of it: progress so far, the difficulty as it is now."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.kinfire_delve.content import BLACK, Challenge, Content
from lanterne.games.kinfire_delve.figures import bars_charging, difficulty, vulnerabilities
from lanterne.games.kinfire_delve.language import Effect
from lanterne.games.kinfire_delve.panels import own_seeker, several
from lanterne.games.kinfire_delve.phrases import BOLD, FLAVOUR, HEAD, PENALTY, REWARD, SUPPORT, capital, card_in_words
from lanterne.games.kinfire_delve.state import MASTER, PLACES, Delve, Seeker
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.drawing import Drawing, Words
from lanterne.parts.drawing import paragraph

STYLES = {HEAD: "skill", REWARD: "good", PENALTY: "bad", BOLD: "you", SUPPORT: "gold", FLAVOUR: "dim"}
AROUND = ("card", "master", "gauntlet")  # fields that name a card of the Well or of the last phase
NOWHERE = -1


def describe(view: DelveView, words: Words, touches: Sequence[str], width: int) -> Drawing:
    """The cards behind what an option or a click touches, one after the other, each once."""
    found: dict[tuple[str, str], int] = {}
    for touch in touches:
        for field, id, place in things(view, touch):
            found.setdefault((field, id), place)  # a slot comes before its card, and says which of several copies it is
    lines: Drawing = []
    for (field, id), place in found.items():
        lines += [[]] if lines else []
        lines += card_lines(view, words, field, id, place, width)
    return lines


def called(view: DelveView, words: Words, touches: Sequence[str]) -> str:
    """The name of the first card behind what an option touches."""
    for touch in touches:
        for field, id, _ in things(view, touch):
            return words.word(field, id)
    return ""


# --- what is touched -------------------------------------------------------------------------------------------------


def things(view: DelveView, touch: str) -> list[tuple[str, str, int]]:
    """The cards behind one touch: field, id, and the place around the Master if they lie there."""
    s = view.table
    field, _, value = touch.partition(":")
    if field == "here":
        return here(view)
    if field == "slot":
        return at_place(s, PLACES.index(value)) if value in PLACES else []
    if field in AROUND and is_around(s.content, value):
        places = [place for place in range(MASTER + 1) if s.card_at(place) == value]
        return [("card", value, places[0] if len(places) == 1 else NOWHERE)]
    if field == "seeker" and value in s.content.seekers:
        return [("lantern", value, NOWHERE)] if may_use_lantern(s, value) else [("seeker", value, NOWHERE)]
    if field == "skill" and value in s.content.skills:
        return [(field, value, NOWHERE)]
    if field == "fatigue" and value in s.content.exhaustion:
        return [(field, value, NOWHERE)]
    return [(field, value, NOWHERE)] if field == "lantern" and value in s.content.seekers else []


def is_around(content: Content, id: str) -> bool:
    return id in content.challenges or id in content.events or id in content.gauntlet or id in content.masters or id == BLACK


def at_place(s: Delve, place: int) -> list[tuple[str, str, int]]:
    card = s.card_at(place) or (BLACK if place == MASTER else "")
    return [("card", card, place)] if card else []


def may_use_lantern(s: Delve, seeker: str) -> bool:
    """Whether a touch of the seeker means the lantern: it is charged and an action is to be played."""
    if s.attempt is None or s.phase != "action" or s.attempt.action:
        return False
    active = s.seekers[s.active]
    return active.id == seeker and active.lit


def here(view: DelveView) -> list[tuple[str, str, int]]:
    """What the seat deals with now: the challenge that is attempted; at the start of a turn the exhaustion in play."""
    s = view.table
    if s.attempt is not None:
        return at_place(s, s.attempt.place)
    return [("fatigue", card, NOWHERE) for card in s.exhausted] if s.phase == "start" else []


# --- a card ----------------------------------------------------------------------------------------------------------


def card_lines(view: DelveView, words: Words, field: str, id: str, place: int, width: int) -> Drawing:
    """The name, the position, the text."""
    s = view.table
    lines = paragraph("strong", words.word(field, id), width)
    if field == "seeker" and words.has(f"seeker-{id}", "epithet"):
        lines += paragraph("dim", words.say(f"seeker-{id}.epithet"), width)
    for style, text in now(s, words, id, place):
        lines += paragraph(style, capital(text), width)
    warning = lost_charge(view, words, field, id)
    lines += paragraph("bad", f"! {warning}", width) if warning else []
    for kind, text in card_in_words(s.content, field, id, words.say):
        lines += paragraph(STYLES.get(kind, ""), text, width)
    if field == "seeker":
        lines += paragraph("dim", words.say("board-deck-of", cards=deck_in_words(s.content, words, id)), width)
    return lines


def now(s: Delve, words: Words, id: str, place: int) -> list[tuple[str, str]]:
    """What the position makes of a card around the Master: progress, difficulty, whom the Master is open to."""
    if place == NOWHERE:
        return []
    challenge = s.challenge(place)
    if challenge is None:
        return [("back", words.say("board-shows-back"))] if id in s.content.gauntlet and s.master else []
    goal = difficulty(s, place)
    lines = [("strong", words.say("board-progress", progress=s.progress[place], goal=goal))]
    if goal != challenge.difficulty:
        lines.append(("dim", words.say("board-printed", number=challenge.difficulty)))
    if place == MASTER:
        colours = ", ".join(words.word("colour", colour) for colour in vulnerabilities(s))
        lines.append(("strong", f"{words.say('board-open')} {colours}") if colours else ("dim", words.say("board-closed")))
    return lines


def deck_in_words(content: Content, words: Words, seeker: str) -> str:
    deck = content.seekers[seeker].deck
    return ", ".join(several(words, card, deck.count(card)) for card in dict.fromkeys(deck))


# --- KD-RULING-32 ----------------------------------------------------------------------------------------------------


def lost_charge(view: DelveView, words: Words, field: str, id: str) -> str:
    """A warning where the card would charge a lantern that is face up, or while none can be charged."""
    s = view.table
    seeker = whose_lantern(view, field)
    if seeker is None or not any(charges(effect) for effect in effects_of(s.content, field, id)):
        return ""
    if seeker.lit:
        return words.say("board-charge-lost", name=words.word("seeker", seeker.id))
    return words.say("board-charge-barred") if bars_charging(s) else ""


def whose_lantern(view: DelveView, field: str) -> Seeker | None:
    """A skill card is for the one who reads it; a card around the Master for the one whose turn it is."""
    s = view.table
    if field == "skill" or not 0 <= s.active < len(s.seekers):
        return own_seeker(view)
    return s.seekers[s.active] if field == "card" else None


def charges(effect: Effect) -> bool:
    return any(op.verb == "charge" for op in effect.all_ops())


def effects_of(content: Content, field: str, id: str) -> list[Effect]:
    """The effects of a card that its reader may set off."""
    if field == "skill":
        action = content.skills[id].action
        return [action.played, action.completed, action.failed, action.final_dark, action.final_light]
    if id in content.events:
        return [content.events[id].instructions]
    challenge: Challenge | None = content.challenges.get(id)
    if id in content.gauntlet:
        challenge = content.gauntlet[id].front
    return [challenge.reward, challenge.completed] if challenge is not None else []
