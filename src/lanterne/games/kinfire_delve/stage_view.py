"""A delve as the page draws it: ids and figures, no words. Everything comes from a view, so nothing hidden is in it.

`scenes.py` is another thing: the positions that scenarios describe. What is printed on cards is in `box.py`.
"""

from __future__ import annotations

from lanterne.games.kinfire_delve.attempt_board import FACES, Sum, support_worths, supports_open
from lanterne.games.kinfire_delve.attempts import supporters
from lanterne.games.kinfire_delve.figures import (
    action_bonus,
    action_of,
    bars_charging,
    bars_healing,
    difficulty,
    faces_worth,
    most_supports,
    new_hand_size,
    next_support_worth,
    vulnerabilities,
)
from lanterne.games.kinfire_delve.language import COLOURS
from lanterne.games.kinfire_delve.panels import fits_now, own_seeker
from lanterne.games.kinfire_delve.state import HIDDEN, MASTER, PLACES, Attempt, Delve, Seeker
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.asks import Json


def scene_of(view: DelveView) -> dict[str, Json]:
    """The whole position as one seat sees it."""
    s = view.table
    attempt = s.attempt
    return {
        "seat": view.seat,
        "phase": s.phase,
        "turn": s.turn,
        "active": s.active,
        "hp": s.hp,
        "full": s.full,
        "mode": {"hard": s.hard, "fast": s.fast, "first_game": s.first_game, "open_hands": s.open_hands},
        "well": well_of(s),
        "slots": [slot_of(s, place) for place in range(MASTER)],
        "master": master_of(s),
        "exhaustion": exhaustion_of(s),
        "seekers": [seeker_of(s, seeker) for seeker in s.seekers],
        "attempt": None if attempt is None else attempt_of(s, attempt),
        "worth": worths_of(view),
        "bars": {"healing": bars_healing(s), "charging": bars_charging(s)},
        "swapping": list(s.swapping),
        "feats": list(s.feats),
        "result": s.result,
        "cause": s.cause,
        "killer": s.killer,
    }


# --- the well --------------------------------------------------------------------------------------------------------


def well_of(s: Delve) -> dict[str, Json]:
    """The piles beside the board. A card on top has an id where everybody has seen it."""
    return {
        "left": len(s.well),
        "whole": len(s.content.well),
        "top": top_of(s.well),
        "discard": len(s.well_discard),
        "discard_top": top_of(s.well_discard),
        "completed": s.completed,
    }


def top_of(pile: list[str]) -> str:
    return pile[-1] if pile and pile[-1] != HIDDEN else ""


def slot_of(s: Delve, place: int) -> dict[str, Json]:
    """A card around the Master: an event and a turned gauntlet card have no figures."""
    card = s.slots[place]
    sort = "empty" if not card else "gauntlet" if s.master else "event" if card in s.content.events else "challenge"
    return {"place": PLACES[place], "card": card, "sort": sort, "up": not s.master or s.up[place], **figures_of(s, place)}


def figures_of(s: Delve, place: int) -> dict[str, Json]:
    """What the rules make of a challenge now; nothing where there is none to meet."""
    challenge = s.challenge(place)
    if challenge is None:
        return {"colour": "", "type": "", "difficulty": 0, "printed": 0, "progress": 0, "failures": 0}
    return {
        "colour": challenge.colour,
        "type": challenge.type,
        "difficulty": difficulty(s, place),
        "printed": challenge.difficulty,
        "progress": s.progress[place],
        "failures": s.failures[place],
    }


def master_of(s: Delve) -> dict[str, Json]:
    """The centre: nothing but its back and what it has collected, until the bottom is reached."""
    return {
        "card": s.master,
        "vulnerable": [*vulnerabilities(s)],
        "attached": list(s.attached),
        **figures_of(s, MASTER),
    }


def exhaustion_of(s: Delve) -> dict[str, Json]:
    """The cards in play, those that may still come, and how many lose the game if a card in force says so."""
    limits = [text.lose_if["exhausted"] for _, _, text in s.lasting() if "exhausted" in text.lose_if]
    least = min((limit[len(s.seekers) - 1] for limit in limits), default=0)
    return {"cards": list(s.exhausted), "deck": list(s.fatigue), "limit": least, "new_hand": new_hand_size(s)}


# --- seekers ---------------------------------------------------------------------------------------------------------


def seeker_of(s: Delve, seeker: Seeker) -> dict[str, Json]:
    """A seeker: cards that this seat knows by id, the others by their number. A deck is known or it is not; its order
    never is, so it is given in the order of the box."""
    known = [card for card in seeker.hand if card != HIDDEN]
    deck = seeker.deck if HIDDEN not in seeker.deck else ()
    return {
        "seat": seeker.seat,
        "id": seeker.id,
        "lit": seeker.lit,
        "hand": [*known],
        "hidden": len(seeker.hand) - len(known),
        "shown": list(seeker.shown),
        "deck": len(seeker.deck),
        "deck_cards": [*s.content.in_box_order(deck)],
        "discard": list(seeker.discard),
        "spent": list(seeker.spent),
    }


def worths_of(view: DelveView) -> dict[str, Json]:
    """What each card of the own hand that may be played now would add, all rules counted."""
    s = view.table
    seeker, attempt = own_seeker(view), s.attempt
    found: dict[str, Json] = {}
    if seeker is None or attempt is None or s.challenge(attempt.place) is None:
        return found
    for card in seeker.hand:
        if not fits_now(s, seeker, card):
            continue
        if attempt.action:
            found[card] = next_support_worth(s, attempt, seeker.seat, card)
        else:
            action = s.content.skills[card].action
            found[card] = action.value + action_bonus(s, seeker, action, attempt.place)
    return found


# --- the attempt -----------------------------------------------------------------------------------------------------


def attempt_of(s: Delve, attempt: Attempt) -> dict[str, Json]:
    """What is attempted, played and rolled, and what it adds up to. Nothing adds up once the challenge has left."""
    total = Sum(s, attempt)
    action = action_of(s, attempt)
    value = 0 if action is None else action.value
    more = 0 if action is None else attempt.bonus + action.value_per_support * len(attempt.supports)
    challenge = s.challenge(attempt.place)
    light, dark = (0, 0) if challenge is None else faces_worth(s, challenge)
    return {
        "place": PLACES[attempt.place],
        "card": s.card_at(attempt.place),
        "colour": attempt.colour,
        "action": attempt.action,
        "value": value,
        "bonus": more,
        "supports": supports_of(s, attempt),
        "most": most_supports(s, attempt),
        **window_of(s, attempt),
        "dice": faces_of(attempt),
        "rerolls": attempt.rerolls,
        "light": light,
        "dark": dark,
        "open": total.open,
        "placed": total.placed,
        "before": total.before,
        "fixed": total.fixed,
        "rolled": total.dice,
        "gain": total.gain,
        "goal": total.goal,
    }


def supports_of(s: Delve, attempt: Attempt) -> list[Json]:
    worths = support_worths(s, attempt)
    found: list[Json] = []
    for place, card in enumerate(attempt.supports):
        found.append({"card": card, "seat": attempt.supporters[place], "worth": worths[place] if worths else 0})
    return found


def window_of(s: Delve, attempt: Attempt) -> dict[str, Json]:
    """Who may support, who is asked now, and who has just passed (KD-RULING-24)."""
    helpers = supporters(s)
    if not supports_open(s) or attempt.passes >= len(helpers):
        return {"helpers": [], "asked": -1, "passed": []}
    passed = [helpers[(attempt.asked - 1 - back) % len(helpers)].seat for back in range(attempt.passes)]
    return {
        "helpers": [helper.seat for helper in helpers],
        "asked": helpers[attempt.asked % len(helpers)].seat,
        "passed": [*passed],
    }


def faces_of(attempt: Attempt) -> list[Json]:
    """The faces as they lie: three colours, then light or dark."""
    if not attempt.dice:
        return []
    return [*(COLOURS[die] for die in attempt.dice[:-1]), FACES[attempt.dice[-1]]]
