"""Brute force for the odds: every roll of an attempt is played through the rules, each in its own fork, and compared.

After the option nobody supports, nobody prevents damage, nothing optional is done; rerolls and the change of a dark face are
used as completes most often, and left alone where they do not help.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from lanterne.games.kinfire_delve import vocabulary as v
from lanterne.games.kinfire_delve.attempts import new_attempt
from lanterne.games.kinfire_delve.figures import difficulty
from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.state import MASTER, Delve
from lanterne.kernel.asks import Chance, Choose, Flow, Option
from lanterne.kernel.dealers import Hand
from lanterne.kernel.events import Event
from lanterne.kernel.game import Game, Options, Outcome, State
from lanterne.kernel.match import Match
from lanterne.kernel.odds import Odds, Spread
from lanterne.kernel.records import Record
from lanterne.parts.decks import without


class OneAttempt(Game):
    """The same rules, but the game is over when the attempt is: what the end of a turn brings is none of its odds."""

    def __init__(self) -> None:
        super().__init__(GAME.slug, GAME.rules_prefix, GAME.folder, GAME.seats, GAME.sources, GAME.settings)

    def setup(self, options: Options) -> State:
        return GAME.setup(options)

    def step(self, state: State) -> Flow[None]:
        return GAME.step(state)

    def view(self, state: State, seat: int) -> Record:
        return GAME.view(state, seat)

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        return GAME.odds(view, ask, option)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Delve)
        if state.phase == "end" and not state.result:
            return Outcome((), "attempted", ())
        return GAME.outcome(state)


ATTEMPT = OneAttempt()


# --- brute force -----------------------------------------------------------------------------------------------------


class Tale(NamedTuple):
    """What happened on the way from a question to the end of the attempt."""

    completed: bool = False
    failed: bool = False
    ignored: bool = False
    damage: int = 0
    added: int = 0
    dark: bool = False
    lost: bool = False
    spoilt: bool = False  # a choice of the players completed another challenge: beyond what odds can know

    def then(self, later: Tale) -> Tale:
        return Tale(
            self.completed or later.completed, self.failed or later.failed, self.ignored or later.ignored,
            self.damage + later.damage, self.added + later.added, later.dark, later.lost, self.spoilt or later.spoilt,
        )  # fmt: skip


Shares = dict[Tale, Fraction]


def delve(match: Match) -> Delve:
    assert isinstance(match.state, Delve)
    return match.state


def told(events: list[Event], card: str, chosen: bool) -> Tale:
    """Events as far as they are about the attempt on a card. What is `chosen` is another one, be it a copy."""
    named = [(event.kind, event.named()) for event in events]
    about = [(kind, values) for kind, values in named if values.get("card") == card]
    added = sum(int(values["amount"]) for kind, values in about if kind is v.ADDED or (kind is v.PLACED and not chosen))
    added -= sum(int(values["amount"]) for kind, values in about if kind is v.REMOVED)
    kinds = [kind for kind, _ in about]
    elsewhere = any(kind is v.COMPLETED and values["card"] != card for kind, values in named)
    return Tale(
        v.COMPLETED in kinds, v.FAILED in kinds, v.PENALTY_IGNORED in kinds,
        sum(int(values["amount"]) for kind, values in named if kind is v.DAMAGED), added, spoilt=chosen and elsewhere,
    )  # fmt: skip


class Explorer:
    """Every way an attempt may go on from a question."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.again: dict[int, Shares] = {}  # dice that are rolled again forget what they showed

    def after(self, match: Match, answer: object, chosen: bool = False) -> Shares:
        twin = match.fork(Hand())
        twin.answer(answer)
        start = told(twin.events, self.card, chosen)
        found: Shares = {}
        for tale, share in self.explore(twin).items():
            whole = start.then(tale)
            found[whole] = found.get(whole, Fraction(0)) + share
        return found

    def explore(self, match: Match) -> Shares:
        ask = match.ask
        s = delve(match)
        if ask is None:
            assert s.attempt is not None
            return {Tale(dark=s.attempt.is_dark(), lost=s.result == "lost"): Fraction(1)}
        if isinstance(ask, Chance):
            return self.chance(match, ask)
        assert isinstance(ask, Choose)
        if ask.about == "reroll":
            return self.better(self.after(match, v.KEEP_NOW), self.rolled_again(match))
        if ask.about == "brighten":
            return self.better(self.after(match, v.KEEP_NOW), self.after(match, ask.options[0]))
        answer = quiet_answer(s, ask)
        return self.after(match, answer, answer.verb is v.PLACE)

    def chance(self, match: Match, ask: Chance) -> Shares:
        """Dice and exhaustion cards make a difference; which skill card is drawn makes none."""
        if ask.source not in (v.DICE, v.FATIGUE):
            return self.after(match, next(ask.outcomes())[0])
        found: Shares = {}
        for answer, weight in in_any_order(ask).items():
            for tale, share in self.after(match, answer).items():
                found[tale] = found.get(tale, Fraction(0)) + share * weight / ask.total()
        return found

    def rolled_again(self, match: Match) -> Shares:
        attempt = delve(match).attempt
        assert attempt is not None
        if attempt.rerolls not in self.again:
            self.again[attempt.rerolls] = self.after(match, v.REROLL_NOW)
        return self.again[attempt.rerolls]

    def better(self, keep: Shares, change: Shares) -> Shares:
        return change if completing(change) > completing(keep) else keep


def in_any_order(ask: Chance) -> dict[str, int]:
    """The outcomes of a question to chance; equal dice that show the same in another order are one outcome."""
    found: dict[str, int] = {}
    for answer, weight in ask.outcomes():
        if isinstance(answer, list):
            answer = " ".join([*sorted(answer[:-1]), answer[-1]])
        found[str(answer)] = found.get(str(answer), 0) + weight
    return found


def quiet_answer(s: Delve, ask: Choose) -> Option:
    """How the company goes on that does nothing optional and disturbs nothing."""
    for wanted in (v.PASS_NOW, v.NO_SHIELD_NOW, v.DECLINE_NOW):
        if wanted in ask.options:
            return wanted
    if ask.about == "place":
        return max(ask.options, key=lambda option: left_at(s, v.place_of(option)))
    return ask.options[0]


def left_at(s: Delve, place: int) -> int:
    return difficulty(s, place) - s.progress[place]


def completing(shares: Shares) -> Fraction:
    return sum((share for tale, share in shares.items() if tale.completed), Fraction(0))


def played_out(match: Match, option: Option) -> Shares:
    """Every end of the attempt that the waiting question is about, after an option."""
    s = delve(match)
    assert s.attempt is not None
    return Explorer(s.card_at(s.attempt.place)).after(match, option)


# --- comparing -------------------------------------------------------------------------------------------------------


def spread_over(shares: Shares, figure: Callable[[Tale], int]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for tale, share in shares.items():
        found[figure(tale)] = found.get(figure(tale), Fraction(0)) + share
    return found


def as_shares(spread: Spread) -> dict[int, Fraction]:
    return {value: Fraction(weight, spread.total()) for value, weight in spread.weights.items() if weight}


def chance_of(shares: Shares, test: Callable[[Tale], bool]) -> Fraction:
    return sum((share for tale, share in shares.items() if test(tale)), Fraction(0))


def agree(odds: Odds, shares: Shares, s: Delve, place: int) -> bool:
    """Whether odds say what was played out."""
    challenge = s.challenge(place)
    assert challenge is not None
    dark_too = challenge.dark_penalty

    def punished(tale: Tale) -> bool:
        text = dark_too if tale.dark and dark_too is not None else challenge.penalty
        return tale.failed and not tale.ignored and bool(text.ops)

    return (
        sum(shares.values()) == 1
        and odds.chances["complete"] == completing(shares)
        and odds.chances["penalty"] == chance_of(shares, punished)
        and odds.chances["lost"] == chance_of(shares, lambda tale: tale.lost)
        and odds.chances.get("dark", Fraction(-1)) in (Fraction(-1), chance_of(shares, lambda tale: tale.dark))
        and as_shares(odds.spreads["progress"]) == spread_over(shares, lambda tale: tale.added)
        and as_shares(odds.spreads["hurt"]) == spread_over(shares, lambda tale: tale.damage)
    )


def odds_at(match: Match, option: Option) -> Odds:
    odds = match.odds(option)
    assert odds is not None, option
    return odds


def check(match: Match, option: Option) -> bool:
    """Hold the odds of an option against all that may come of it; False where the players' choices spoil that."""
    s = delve(match)
    if match.ask is not None and match.ask.about == "target":
        return check_target(match, option)
    assert s.attempt is not None
    shares = played_out(match, option)
    if any(tale.spoilt for tale in shares):
        return False
    odds = odds_at(match, option)
    assert agree(odds, shares, s, s.attempt.place), f"{option.key} {odds.chances} {odds.spreads} {shares}"
    return True


def check_target(match: Match, option: Option) -> bool:
    """A target has the odds of one of the actions that complete it most surely."""
    s = delve(match)
    place = MASTER if option.verb is v.FACE else v.place_of(option)
    if s.challenge(place) is None:
        assert match.odds(option) is None
        return True
    twin = match.fork(Hand())
    twin.answer(option)
    ask = twin.ask
    if isinstance(ask, Choose) and ask.about == "action":
        found = [played_out(twin, action) for action in ask.options]
    else:
        found = [Explorer(s.card_at(place)).explore(twin)]
    if any(tale.spoilt for shares in found for tale in shares):
        return False
    best = max(completing(shares) for shares in found)
    odds = odds_at(match, option)
    fitting = [shares for shares in found if completing(shares) == best and agree(odds, shares, s, place)]
    assert fitting, f"{option.key} {odds.chances} {odds.spreads} {best}"
    return True


def check_all(match: Match) -> None:
    """Every option of the waiting question, and of the supports that may follow."""
    ask = match.ask
    assert isinstance(ask, Choose)
    for option in ask.options:
        check(match, option)
        if ask.about in ("action", "support") and option not in (v.NO_ACTION_NOW, v.PASS_NOW):
            twin = match.fork(Hand())
            twin.answer(option)
            if twin.ask is not None and twin.ask.about == "support":
                check_all(twin)


# --- positions -------------------------------------------------------------------------------------------------------


FILLING = ("gilded_lioness", "cipher_wall", "marble_titan", "long_fall")


def table(hands: dict[str, str], *slots: str, game: Game = GAME) -> Delve:
    """A delve with these hands, the first seeker active, around these Well cards; `seeker+` has a charged lantern."""
    names = [name.removesuffix("+") for name in hands]
    s = game.setup(game.options(len(names), {"seekers": [*names], "first": "1"}))
    assert isinstance(s, Delve)
    for seeker, (name, hand) in zip(s.seekers, hands.items(), strict=True):
        seeker.lit = name.endswith("+")
        seeker.hand = tuple(hand.split())
        seeker.deck = s.content.seekers[seeker.id].deck
        for card in seeker.hand:
            if card in seeker.deck:
                seeker.deck = without(seeker.deck, card)
    s.slots = [*slots, *FILLING[len(slots) :]]
    s.turn = 2
    return s


def gauntlet(hands: dict[str, str], master: str, turned: str, game: Game = GAME) -> Delve:
    """The last phase, with these gauntlet cards turned."""
    s = table(hands, game=game)
    s.master = master
    s.slots = list(s.content.gauntlet)
    s.up = [card not in turned.split() for card in s.slots]
    return s


def attempted(s: Delve, place: int = 0, colour: str = "") -> Match:
    """A match that stands at the choice of an action."""
    challenge = s.challenge(place)
    assert challenge is not None
    new_attempt(s, place, colour or challenge.colour)
    return begun(s)


def begun(s: Delve) -> Match:
    names = [seeker.id for seeker in s.seekers]
    return Match(ATTEMPT, GAME.options(len(names), {"seekers": [*names]}), Hand(), base=s)


def on_table(s: Delve, place: int, progress: int) -> Delve:
    s.progress[place] = progress
    return s


def stand_in(match: Match) -> Match:
    """The same moment, in a match that ends with the attempt."""
    length, state = match.checkpoint()
    twin = Match(ATTEMPT, match.options, Hand(), base=state)
    for entry in match.log[length - len(match.past) :]:
        twin.feed(entry.encode())
    return twin
