"""The bot `search` of this game: it buys by simulated rounds and explores near the optimum.

For each promising purchase it draws hands as they might come, looks for a good path through the best of their cards, and adds
what the purchase will be worth later. All candidates meet the same hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import erf, sqrt

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.appraisal import books_of, later_worth, mean_gain, thumb, weights_of, worth
from lanterne.games.map_masters.bot import Greedy, aims, explored, judged, tokens_of
from lanterne.games.map_masters.ending import sheets
from lanterne.games.map_masters.kinds import EXPLORATION_BOOKS
from lanterne.games.map_masters.solver.weights import COIN
from lanterne.games.map_masters.state import HAND, ROUNDS, Atlas, Mapper
from lanterne.games.map_masters.view import AtlasView
from lanterne.kernel.asks import Choose, Json, Option
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import stream
from lanterne.kernel.game import Below, Sight, Thinker, Weighed

CANDIDATES = 6  # purchases that are looked at closely
SAMPLED_CARDS = 4  # of an imagined hand that a path is looked for in
SAMPLED_NODES = 300
TRUST = 6  # imagined hands that the rule of thumb is worth
NODES_EACH = 80  # of the search for a path, for each iteration
DEFAULT = 100  # iterations where there is no clock
HAND_TAKES = 100  # iterations
PATIENCE = 10  # a path may take so many times longer than a purchase
SPREAD = 3.0  # VP by which a round may turn out otherwise


class Surveyor(Thinker):
    """A hand that is imagined for each candidate counts as many iterations as it takes time, compared with other games."""

    def answer(self, sight: Sight) -> object:
        view = sight.view
        assert isinstance(view, AtlasView)
        s, mapper = view.table, view.table.mappers[sight.seat]
        if isinstance(sight.ask, Compose):
            return self.explore(s, mapper)
        if sight.ask.about != "market":
            return Greedy(self.seed).answer(sight)
        assert isinstance(sight.ask, Choose)
        options = sight.ask.options
        return options[0] if len(options) == 1 else self.gains(s, mapper, options)[0][0]

    def explore(self, s: Atlas, mapper: Mapper) -> Json:
        clock = self.clock
        if self.iterations or clock is None:
            return explored(s, mapper, aims(s), (self.iterations or DEFAULT) * NODES_EACH, HAND)
        end = clock() + self.seconds * PATIENCE
        return explored(s, mapper, aims(s), None, HAND, lambda: clock() > end)

    def weigh(self, sight: Sight) -> list[Weighed]:
        """What each purchase promises; nothing is said about paths: those are solved, not weighed."""
        view = sight.view
        assert isinstance(view, AtlasView)
        ask = sight.ask
        if not isinstance(ask, Choose):
            return []
        s, mapper = view.table, view.table.mappers[sight.seat]
        if ask.about == "market":
            found = self.gains(s, mapper, ask.options)
        else:
            weights = weights_of(s)
            found = sorted(((option, judged(s, mapper, option, weights), 1) for option in ask.options), key=lambda w: -w[1])
        return [Weighed(option, chance(s, mapper, gain), tries) for option, gain, tries in found]

    def budget(self) -> Callable[[int], bool]:
        """Whether there should be one more try, after so many."""
        clock = self.clock
        if self.iterations or clock is None:
            most = max(1, (self.iterations or DEFAULT) // HAND_TAKES)
            return lambda tries: tries < most
        end = clock() + self.seconds
        return lambda tries: tries == 0 or clock() < end

    def gains(self, s: Atlas, mapper: Mapper, options: Sequence[Option]) -> list[tuple[Option, float, int]]:
        """Candidates with what each adds to the score and how many hands that comes from, best first."""
        weights = weights_of(s)
        order = sorted(options, key=lambda option: -thumb(s, mapper, option, weights))
        chosen = order[:CANDIDATES]
        if v.PASS_NOW not in chosen:
            chosen.append(v.PASS_NOW)
        sums = [0.0] * len(chosen)
        tries = 0
        below = stream(self.seed, f"survey {s.round} {len(mapper.zone)} {mapper.coins}").below
        goes_on = self.budget()
        while goes_on(tries):
            draws = shuffled(below, mapper)
            for place, option in enumerate(chosen):
                sums[place] += imagined(s, mapper, option, draws, weights, below)
            tries += 1
        idle = sums[chosen.index(v.PASS_NOW)]
        found = [
            (option, blended(s, mapper, option, total - idle, tries, weights), tries)
            for option, total in zip(chosen, sums, strict=True)
        ]
        return sorted(found, key=lambda entry: -entry[1])


def blended(s: Atlas, mapper: Mapper, option: Option, more: float, tries: int, weights: Mapping[str, float]) -> float:
    """What a purchase adds: in this round by the hands that were imagined and, while they are few, by rule of thumb; then
    what it is worth later. `more` is what all hands together found beyond those without a purchase."""
    later = kept(s, mapper, option)
    return (more + TRUST * (thumb(s, mapper, option, weights) - later)) / (tries + TRUST) + later


def shuffled(below: Below, mapper: Mapper) -> list[str]:
    """The order in which cards might come: the pile first, then what was discarded."""
    order: list[str] = []
    for cards in (list(mapper.pile), list(mapper.discard)):
        while cards:
            order.append(cards.pop(below(len(cards))))
    return order


def imagined(s: Atlas, mapper: Mapper, option: Option, draws: list[str], weights: Mapping[str, float], below: Below) -> float:
    """What a path finds this round with a purchase and these draws."""
    from lanterne.games.map_masters.solver.hand import solve_hand  # loaded when something is to be solved

    zone, tokens, books = list(mapper.zone), tokens_of(mapper), ready_books(mapper)
    if option.verb in (v.BUY_TOKEN, v.BUY_TWO):
        for tool in map(str, option.args):
            tokens[tool] += 1
    elif option.verb in (v.BUY_BOOK, v.BUY_BLIND_BOOK):
        several = books_of(s, option)
        books = [*books[-1:], several[below(len(several))]]
    elif option.verb in (v.BUY_CARD, v.CHEAPER_CARD):
        zone.append(option.word())
    elif option.verb in (v.BUY_BLIND, v.CHEAPER_BLIND):
        column = option.number() - 3
        pool = s.pools[column] or s.discards[column]
        zone.append(pool[below(len(pool))])
    hand = (zone + [card for card in draws if card not in zone])[:HAND]
    best = sorted(hand, key=lambda card: -worth(s.content.cards[card], weights))
    usable = [book for book in books if book in EXPLORATION_BOOKS]
    found = solve_hand(
        s.content.cards, best[:SAMPLED_CARDS], tokens, usable, weights, wild_cost=1.0, most_nodes=SAMPLED_NODES
    )
    rest = sum(worth(s.content.cards[card], weights) for card in best[SAMPLED_CARDS:])
    return found.value + rest


def ready_books(mapper: Mapper) -> list[str]:
    return [book for book, up in zip(mapper.books, mapper.ready, strict=True) if up]


def kept(s: Atlas, mapper: Mapper, option: Option) -> float:
    """What a purchase is worth beyond this round, its price taken off."""
    left = ROUNDS - s.round
    coin = COIN if left else 1 / 3
    if option.verb is v.PASS:
        return 0.0
    if option.verb in (v.BUY_TOKEN, v.BUY_TWO):
        return -coin
    if option.verb in (v.BUY_BOOK, v.BUY_BLIND_BOOK):
        return mean_gain(mapper, books_of(s, option)) * left - 2 * coin
    if option.verb in (v.BUY_CARD, v.CHEAPER_CARD):
        return later_worth(s, mapper, option.word()) - option.number(1) * coin
    pool = s.pools[option.number() - 3] or s.content.piles[option.number() - 3]
    return sum(later_worth(s, mapper, card) for card in pool) / len(pool) - option.number(1) * coin


def chance(s: Atlas, mapper: Mapper, gain: float) -> float:
    """The chance to win with so much more in this round: each round to come may turn out otherwise by some VP."""
    found = sheets(s)
    mine = found[mapper.seat].total + gain - usual_gain(s, mapper)
    spread = SPREAD * sqrt(2 * (ROUNDS - s.round + 1))
    share = 1.0
    for sheet in found:
        if sheet.seat != mapper.seat:
            share *= 0.5 * (1 + erf((mine - sheet.total) / (spread * sqrt(2))))
    return share


def usual_gain(s: Atlas, mapper: Mapper) -> float:
    """What everybody may expect of a round, so that only the difference counts."""
    weights = weights_of(s)
    return sum(worth(s.content.cards[card], weights) for card in (mapper.zone + mapper.pile + mapper.discard)[:HAND])

