"""The position in sentences, for people who listen to the game and for programs that read lines."""

from __future__ import annotations

from lanterne.games.kinfire_delve.attempt_board import FACES, Sum, action_name, action_worth, support_worths
from lanterne.games.kinfire_delve.figures import difficulty, vulnerabilities
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.panels import card_name, fatigue_count, fatigue_effect, known_cards, own_seeker, several
from lanterne.games.kinfire_delve.phrases import BETWEEN, FLAVOUR, HEAD, capital, card_in_words, lasting_in_words
from lanterne.games.kinfire_delve.state import MASTER, PLACES, Attempt, Delve, Seeker
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.drawing import Words


def tell_delve(view: DelveView, words: Words) -> list[str]:
    """Where the delve stands, the cards, what lasts, the attempt, the seekers, the hand."""
    s = view.table
    if any(not seeker.id for seeker in s.seekers):
        return [words.say("game-name"), *(tell_card(s, words, "seeker", id) for id in s.content.seekers)]
    lines = tell_table(s, words)
    lines += [tell_place(s, words, place) for place in range(MASTER + 1)]
    lines += tell_lasting(s, words)
    lines += tell_attempt(s, words, s.attempt) if s.attempt is not None else []
    lines += [tell_seeker(view, words, seeker) for seeker in s.seekers]
    return lines + tell_hand(view, words)


def thing(words: Words, name: str, about: str) -> str:
    return words.say("told-thing", name=name, about=about)


def tell_card(s: Delve, words: Words, field: str, id: str) -> str:
    """A card with its whole text."""
    return thing(words, words.word(field, id), texts(s, words, field, id))


def texts(s: Delve, words: Words, field: str, id: str) -> str:
    """The text of a card without its flavour, as sentences."""
    lines = card_in_words(s.content, field, id, words.say)
    return " ".join(heard(kind, text) for kind, text in lines if kind != FLAVOUR)


def heard(kind: str, text: str) -> str:
    """A line of a card as one hears it: no dots in the middle of a line, and one at its end."""
    return text.replace(BETWEEN, ", ") + ("." if kind == HEAD else "")


# --- the table -------------------------------------------------------------------------------------------------------


def tell_table(s: Delve, words: Words) -> list[str]:
    """Turn, hit points, piles."""
    first = words.say("board-before")
    if s.turn:
        first = words.say("told-turn", turn=s.turn, name=words.word("seeker", s.seekers[s.active].id))
    if s.result:
        first = f"{words.say('board-' + s.result)}, {words.say('board-turn', turn=s.turn)}"
    modes = [words.say(f"board-mode-{name}") for name, on in (("hard", s.hard), ("fast", s.fast)) if on]
    piles = [f"{words.say('board-well')} {len(s.well)}", f"{words.say('board-well-discard')} {len(s.well_discard)}"]
    piles = [words.say("board-gauntlet")] if s.master else piles
    piles.append(f"{words.say('board-completed')} {s.completed}")
    life = f"{words.say('board-hp')} {words.say('board-reached', sum=s.hp, goal=s.full)}"
    return [", ".join([first, *modes]), life, ", ".join(piles)]


def tell_place(s: Delve, words: Words, place: int) -> str:
    """A card around the Master, or the Master: where it lies, how far it is, what it says."""
    where = words.say("board-master-card") if place == MASTER else capital(words.word("slot", PLACES[place]))
    card = s.card_at(place)
    if not card:
        if place != MASTER:
            return thing(words, where, words.say("board-empty"))
        back = " ".join(text for _, text in lasting_in_words(s.content.back, words.say))
        return thing(words, where, f"{words.say('board-face-down')}. {back}")
    name = words.word("card", card)
    challenge = s.challenge(place)
    if challenge is None and s.master:
        back = " ".join(text for _, text in lasting_in_words(s.content.gauntlet[card].back, words.say))
        return thing(words, where, f"{name}, {words.say('board-turned')}. {back}")
    if challenge is None:
        return thing(words, where, f"{name}, {words.say('board-event')}. {texts(s, words, 'card', card)}")
    parts = [name, words.say("board-progress", progress=s.progress[place], goal=difficulty(s, place))]
    if place == MASTER:
        colours = ", ".join(words.word("colour", colour) for colour in vulnerabilities(s))
        parts.append(f"{words.say('board-open')} {colours}" if colours else words.say("board-closed"))
    return thing(words, where, f"{', '.join(parts)}. {front_texts(s, words, card)}")


def front_texts(s: Delve, words: Words, card: str) -> str:
    """The text of a challenge; of a gauntlet card only the side that is up (KD-VIEW-04)."""
    shown: list[str] = []
    for place, (kind, text) in enumerate(card_in_words(s.content, "card", card, words.say)):
        if kind == HEAD and place:
            break
        if kind != FLAVOUR:
            shown.append(heard(kind, text))
    return " ".join(shown)


def tell_lasting(s: Delve, words: Words) -> list[str]:
    """Exhaustion and what lies under the Master."""
    lines = [f"{words.say('board-fatigue')} {fatigue_count(s)}"]
    lines += [thing(words, words.word("fatigue", card), fatigue_effect(s, words, card, True)) for card in s.exhausted]
    if s.attached:
        lines.append(thing(words, words.say("board-attached"), ", ".join(card_name(s, words, card) for card in s.attached)))
    return lines


# --- the attempt -----------------------------------------------------------------------------------------------------


def tell_attempt(s: Delve, words: Words, attempt: Attempt) -> list[str]:
    """Target, action, supports, dice, sum."""
    card = s.card_at(attempt.place)
    name = words.word("card", card) if card else words.say("board-empty")
    lines = [thing(words, words.say("board-attempt"), f"{name}, {words.word('colour', attempt.colour)}")]
    if attempt.action or s.phase != "action":
        played = f"{action_name(s, words, attempt)} {action_worth(s, attempt)}".rstrip()
        lines.append(thing(words, words.say("board-action"), played))
    worths = support_worths(s, attempt)
    for place, skill in enumerate(attempt.supports):
        who = words.word("seeker", s.seekers[attempt.supporters[place]].id)
        worth = f" +{worths[place]}" if worths else ""
        lines.append(thing(words, words.say("board-support"), f"{who}, {words.word('skill', skill)}{worth}"))
    if attempt.dice:
        shown = [words.word("face", COLOURS[die]) for die in attempt.dice[:-1]] + [words.word("face", FACES[attempt.dice[-1]])]
        lines.append(thing(words, words.say("board-dice"), ", ".join(shown)))
    total = Sum(s, attempt)
    if total.open and not total.placed and (attempt.action or attempt.dice):
        after = total.before + total.gain
        lines.append(words.say("board-sum", before=total.before, gain=total.gain, sum=after, goal=total.goal))
    return lines


# --- seekers ---------------------------------------------------------------------------------------------------------


def tell_seeker(view: DelveView, words: Words, seeker: Seeker) -> str:
    parts = [words.say("board-lit" if seeker.lit else "board-unlit")]
    for name, number in (("hand", len(seeker.hand)), ("deck", len(seeker.deck)), ("discard", len(seeker.discard))):
        parts.append(f"{words.say('board-' + name)} {number}")
    if seeker.discard:
        parts.append(f"{words.say('board-top')} {words.word('skill', seeker.discard[-1])}")
    known = known_cards(view, words, seeker)
    if known:
        parts.append(words.say("board-holds", name=words.word("seeker", seeker.id), cards=known))
    return thing(words, words.word("seeker", seeker.id), ", ".join(parts))


def tell_hand(view: DelveView, words: Words) -> list[str]:
    """The own hand, card by card."""
    seeker = own_seeker(view)
    if seeker is None:
        return []
    s = view.table
    lines = [words.say("board-your-hand", count=len(seeker.hand))]
    for card in dict.fromkeys(seeker.hand):
        lines.append(thing(words, several(words, card, seeker.hand.count(card)), texts(s, words, "skill", card)))
    return lines
