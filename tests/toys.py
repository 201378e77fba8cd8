"""Two toy games for the kernel's own tests. *Coins* is the smallest game with a choice and a roll; *Lanterns* uses
every kind of question, hidden hands, private events and revealed secrets. Neither is listed among the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path

from lanterne.kernel.asks import (
    PARTY,
    Ask,
    Choose,
    Die,
    Draw,
    Flow,
    Json,
    Option,
    Pick,
    Refusal,
    Roll,
    Together,
    Verb,
)
from lanterne.kernel.crafts import Compose, Craft
from lanterne.kernel.events import EventKind
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import Below, Game, GameOver, Options, Outcome, Setting, State
from lanterne.kernel.odds import Odds, Spread
from lanterne.kernel.records import BOOL, INT, STR, Kind, Record, list_of, load, tuple_of
from lanterne.kernel.registry import register

TOYBOX = Path(__file__).parent / "toybox"

# --- Coins -----------------------------------------------------------------------------------------------------------

FLIP = Verb("flip", rule="CO-FLIP-01")
KEEP = Verb("keep", rule="CO-KEEP-01")
PEEK = Verb("peek", rule="CO-PEEK-01")
COIN = Die("coin", ("heads", "tails"), (1, 0), (1, 1))
FLIPPED = EventKind("flipped", "face", "coins", rule="CO-FLIP-01")
PEEKED = EventKind("peeked", rule="CO-PEEK-01")
KEPT = EventKind("kept", "coins", rule="CO-KEEP-01")


class Purse(State):
    """Coins won so far."""

    def __init__(self, coins: int, flips: int, peeked: bool, result: str) -> None:
        super().__init__()
        self.coins = coins
        self.flips = flips
        self.peeked = peeked
        self.result = result

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {"coins": INT, "flips": INT, "peeked": BOOL, "result": STR}

    def copy(self) -> Purse:
        return Purse(self.coins, self.flips, self.peeked, self.result)


class Coins(Game):
    """Flip a coin up to `most` times: heads wins one, tails loses all. Keep what you have at any time. Peeking uncovers
    a secret of no importance. `peeking` and `prize` let tests change the rules under an old save."""

    def __init__(self, version: str = "1", peeking: bool = True, prize: int = 1) -> None:
        super().__init__("toy-coins", "CO", TOYBOX / "coins", (1,), ("coin",), (Setting("most", 12, [3, 12, 200]),))
        self.version = version
        self.peeking = peeking
        self.prize = prize

    def setup(self, options: Options) -> Purse:
        most = options.values["most"]
        assert isinstance(most, int)
        return Purse(0, most, False, "")

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Purse)
        return self.turn(state)

    def turn(self, s: Purse) -> Flow[None]:
        listed = [FLIP(), KEEP()] + ([PEEK()] if self.peeking and not s.peeked else [])
        choice = yield from Choose(0, "stake", listed)
        if choice.verb is PEEK:
            s.peeked = True
            s.reveal(PEEKED)
        elif choice.verb is KEEP:
            s.result = "kept"
            s.emit(KEPT, s.coins)
        else:
            roll = Roll("coin", "flip", (COIN,))
            values = yield from roll
            s.coins = s.coins + self.prize if values[0] else 0
            s.flips -= 1
            s.emit(FLIPPED, roll.names()[0], s.coins)
            if not s.flips:
                s.result = "spent"

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Purse)
        return Outcome((0,) if state.coins else (), state.result, (state.coins,)) if state.result else None

    def abandon(self, state: State, seat: int) -> None:
        assert isinstance(state, Purse)
        state.result = "abandoned"

    def view(self, state: State, seat: int) -> Record:
        assert isinstance(state, Purse)
        return state.copy()

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        assert isinstance(state, Purse)
        return [Refusal(PEEK(), "CO-PEEK-01", "need-new-secret")] if state.peeked else []

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        assert isinstance(view, Purse)
        if option.verb is not FLIP:
            return None
        return Odds({"heads": Fraction(1, 2)}, {"coins": Spread({0: 1, view.coins + 1: 1})})

    def load_state(self, data: Json) -> State:
        return load(Purse, data)

    def content_version(self) -> str:
        return self.version


# --- Lanterns --------------------------------------------------------------------------------------------------------

GEMS = {"ruby": 3, "pearl": 2, "jade": 2, "opal": 1}
PRICE = {"ruby": 1, "pearl": 2, "jade": 2, "opal": 4}
ROUNDS = 3
CELLS = 9
STEPS = 3

BID = Verb("bid", "gold", rule="LA-BID-01")
GRAB = Verb("grab", rule="LA-RACE-01")
WAIT = Verb("wait", rule="LA-RACE-01")
GIVE = Verb("give", "place", "gem", rule="LA-GIVE-01")
PRESS_ON = Verb("press_on", rule="LA-VOTE-01")
TURN_BACK = Verb("turn_back", rule="LA-VOTE-01")
CHARM = Verb("charm", "gem", rule="LA-CHARM-01")

DEALT = EventKind("dealt", "gem", rule="LA-DEAL-01")
BIDS = EventKind("bids", "winner", "gold", rule="LA-BID-01")
GRABBED = EventKind("grabbed", "seat", rule="LA-RACE-01")
WALKED = EventKind("walked", "seat", "cells", rule="LA-PATH-01")
GAVE = EventKind("gave", "seat", "gem", rule="LA-GIVE-01")
VOTED = EventKind("voted", "seat", rule="LA-VOTE-01")
CHARMED = EventKind("charmed", "gem", rule="LA-CHARM-01")
SWORN = EventKind("sworn", "word", rule="LA-OATH-01")
FATE = EventKind("fate", "strength", "side", rule="LA-FATE-01")
HOME = EventKind("home", "cause", rule="LA-GOAL-01")

# a die with a face on two sides and one that stands for nothing
STRENGTH = Die("strength", ("none", "one", "two"), (0, 1, 2), (1, 2, 1))
SIDE = Die("side", ("left", "right"), (0, 1), (1, 1))


class Table(State):
    """The position: `hands` are secret, `pool` is what nobody holds, `order` the seats as their last bids arrived."""

    def __init__(
        self, phase: str, round: int, pool: tuple[str, ...], hands: list[tuple[str, ...]], gold: list[int],
        order: list[int], leader: int, path: tuple[int, ...], given: tuple[str, ...], oath: str, result: str,
        winners: tuple[int, ...],
    ) -> None:  # fmt: skip
        super().__init__()
        self.phase = phase
        self.round = round
        self.pool = pool
        self.hands = hands
        self.gold = gold
        self.order = order
        self.leader = leader
        self.path = path
        self.given = given
        self.oath = oath
        self.result = result
        self.winners = winners

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return TABLE_FIELDS

    def copy(self) -> Table:
        return Table(
            self.phase, self.round, self.pool, list(self.hands), list(self.gold), list(self.order), self.leader,
            self.path, self.given, self.oath, self.result, self.winners,
        )  # fmt: skip


TABLE_FIELDS: dict[str, Kind] = {
    "phase": STR, "round": INT, "pool": tuple_of(STR), "hands": list_of(tuple_of(STR)), "gold": list_of(INT),
    "order": list_of(INT), "leader": INT, "path": tuple_of(INT), "given": tuple_of(STR), "oath": STR, "result": STR,
    "winners": tuple_of(INT),
}  # fmt: skip


class Seen(Record):
    """The table as one seat sees it: its own hand, how many gems the others hold, and what it has not seen, sorted."""

    def __init__(
        self, seat: int, phase: str, round: int, hand: tuple[str, ...], sizes: list[int], unseen: tuple[str, ...],
        gold: list[int], leader: int, path: tuple[int, ...], given: tuple[str, ...], oath: str,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.phase = phase
        self.round = round
        self.hand = hand
        self.sizes = sizes
        self.unseen = unseen
        self.gold = gold
        self.leader = leader
        self.path = path
        self.given = given
        self.oath = oath

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {
            "seat": INT, "phase": STR, "round": INT, "hand": tuple_of(STR), "sizes": list_of(INT),
            "unseen": tuple_of(STR), "gold": list_of(INT), "leader": INT, "path": tuple_of(INT), "given": tuple_of(STR),
            "oath": STR,
        }  # fmt: skip


class Lanterns(Game):
    """Three rounds of dealing gems in secret, bidding, racing, walking, giving, and voting whether to go on."""

    def __init__(self) -> None:
        settings = (
            Setting("gold", 3, [1, 3]),
            Setting("names", "", ["ash", "birch", "cedar"], per_seat=True),
        )
        super().__init__("toy-lanterns", "LA", TOYBOX / "lanterns", (2, 3), ("gems", "dice"), settings)

    def setup(self, options: Options) -> Table:
        gold = options.values["gold"]
        assert isinstance(gold, int)
        pool = tuple(gem for gem, count in GEMS.items() for _ in range(count))
        hands: list[tuple[str, ...]] = [() for _ in range(options.seats)]
        return Table("deal", 1, pool, hands, [gold] * options.seats, [], 0, (), (), "", "", ())

    def step(self, state: State) -> Flow[None]:
        assert isinstance(state, Table)
        flows: dict[str, Callable[[Table], Flow[None]]] = {"deal": deal, "bid": bid, "walk": walk, "vote": vote}
        return flows[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Table)
        return Outcome(state.winners, state.result, tuple(state.gold)) if state.result else None

    def abandon(self, state: State, seat: int) -> None:
        assert isinstance(state, Table)
        end(state, "abandoned", tuple(other for other in range(len(state.hands)) if other != seat))

    def view(self, state: State, seat: int) -> Record:
        assert isinstance(state, Table)
        s = state
        unseen = [*s.pool, *(gem for other, hand in enumerate(s.hands) if other != seat for gem in hand)]
        hand = s.hands[seat] if seat >= 0 else ()
        return Seen(
            seat, s.phase, s.round, hand, [len(other) for other in s.hands], tuple(sorted(unseen)), list(s.gold),
            s.leader, s.path, s.given, s.oath,
        )  # fmt: skip

    def imagine(self, state: State, seat: int, below: Below) -> State:
        """The gems of the other seats and of the pool, dealt again."""
        assert isinstance(state, Table)
        twin = state.copy()
        others = [other for other in range(len(state.hands)) if other != seat]
        unseen = [*state.pool, *(gem for other in others for gem in state.hands[other])]
        left = [gem for gem in GEMS for _ in range(unseen.count(gem))]
        for other in others:
            twin.hands[other] = tuple(left.pop(below(len(left))) for _ in state.hands[other])
        twin.pool = tuple(left)
        return twin

    def refusals(self, state: State, ask: Choose) -> list[Refusal]:
        assert isinstance(state, Table)
        if ask.about != "bid":
            return []
        return [Refusal(BID(state.gold[ask.seat] + 1), "LA-BID-02", "need-gold", gold=1)]

    def odds(self, view: Record, ask: Choose, option: Option) -> Odds | None:
        if option.verb is not PRESS_ON:
            return None
        strength = Spread(dict(zip(STRENGTH.values, STRENGTH.sides, strict=True)))
        return Odds({"dark": strength.chance(lambda value: value == 0)}, {"strength": strength})

    def load_state(self, data: Json) -> State:
        return load(Table, data)

    def content_version(self) -> str:
        return "1"

    def cards(self) -> list[str]:
        return [f"gem:{gem}" for gem in GEMS]


def end(s: Table, result: str, winners: tuple[int, ...]) -> None:
    s.result = result
    s.winners = winners
    s.emit(HOME, result)


def deal(s: Table) -> Flow[None]:
    """Each seat draws a gem that only it sees. Weights: how many of each kind are left."""
    for seat in range(len(s.hands)):
        kinds = tuple(gem for gem in GEMS if gem in s.pool)
        if kinds:
            counts = tuple(s.pool.count(kind) for kind in kinds)
            gem = yield from Draw("gems", f"deal {s.round}.{seat}", kinds, counts, seat)
            left = list(s.pool)
            left.remove(gem)
            s.pool = tuple(left)
            s.hands[seat] = (*s.hands[seat], gem)
            s.tell(seat, DEALT, gem)
    s.phase = "bid"


def bid(s: Table) -> Flow[None]:
    """All bid at once, the first of the highest leads; then whoever answers first may grab a gold."""
    asks: list[Ask] = [
        Choose(seat, "bid", [BID(gold) for gold in range(s.gold[seat] + 1)]) for seat in range(len(s.hands))
    ]
    best = -1
    s.order = []
    for answered in (yield from Together("bids", asks)):
        assert isinstance(answered, Choose)
        s.order.append(answered.seat)
        if answered.chosen.number() > best:
            best, s.leader = answered.chosen.number(), answered.seat
    s.gold[s.leader] -= best
    s.emit(BIDS, s.leader, best)
    race: list[Ask] = [Choose(seat, "race", [GRAB(), WAIT()]) for seat in range(len(s.hands))]
    first = (yield from Together("race", race, enough=1))[0]
    assert isinstance(first, Choose)
    if first.chosen.verb is GRAB:
        s.gold[first.seat] += 1
        s.emit(GRABBED, first.seat)
    s.phase = "walk"


def walk(s: Table) -> Flow[None]:
    """The leader draws a path, then gives up to two gems away: what it gives is shown to all."""
    path = yield from Compose(s.leader, "path", Trail())
    assert isinstance(path, list)
    cells = []
    while path:  # takes the answer apart: it is this flow's own
        cell = path.pop(0)
        assert isinstance(cell, int)
        cells.append(cell)
    s.path = tuple(cells)
    s.emit(WALKED, s.leader, " ".join(map(str, cells)))
    hand = s.hands[s.leader]
    options = [GIVE(place, gem) for place, gem in enumerate(hand)]
    gifts = yield from Pick(s.leader, "give", options, 0, min(2, len(options)))
    kept = dict(enumerate(hand))
    while gifts:
        gem = kept.pop(gifts.pop(0).number(0))
        s.given = (*s.given, gem)
        s.gold[s.leader] += PRICE[gem]
        s.reveal(GAVE, s.leader, gem)
    s.hands[s.leader] = tuple(kept.values())
    s.phase = "vote"


def vote(s: Table) -> Flow[None]:
    """Somebody speaks for all: go on or turn back; a charm and an oath for the way; then fate decides."""
    ask = Choose(PARTY, "press_on", [PRESS_ON(), TURN_BACK()])
    choice = yield from ask
    s.emit(VOTED, ask.by)
    if choice.verb is TURN_BACK:
        end(s, "home", richest(s))
        raise GameOver
    for charm in (yield from Pick(PARTY, "charm", [CHARM(gem) for gem in GEMS], 1, 2)):
        s.emit(CHARMED, charm.word())
    oath = yield from Compose(PARTY, "oath", Oath())
    s.oath = str(oath)
    s.emit(SWORN, s.oath)
    yield from fate(s)
    s.round += 1
    s.phase = "deal"


def fate(s: Table) -> Flow[None]:
    roll = Roll("dice", f"fate {s.round}", (STRENGTH, SIDE))
    strength, side = yield from roll
    s.emit(FATE, strength, roll.names()[1])
    if not strength:
        end(s, "dark", ())
        raise GameOver
    s.gold[side % len(s.gold)] += strength
    if s.round == ROUNDS:
        end(s, "home", richest(s))


def richest(s: Table) -> tuple[int, ...]:
    return tuple(seat for seat, gold in enumerate(s.gold) if gold == max(s.gold))


class Trail(Craft):
    """Three cells of a 3×3 board, each a neighbour of the one before, from the middle of the left side."""

    def check(self, answer: Json) -> Refused | None:
        if not isinstance(answer, list) or len(answer) != STEPS:
            return Refused("path-length", rule="LA-PATH-01", wanted=STEPS)
        here = CELLS // 3
        for cell in answer:
            if not isinstance(cell, int) or isinstance(cell, bool) or cell not in neighbours(here):
                return Refused("path-step", rule="LA-PATH-01", cell=str(cell))
            here = cell
        return None

    def sample(self, below: Callable[[int], int]) -> Json:
        here = CELLS // 3
        path: list[Json] = []
        for _ in range(STEPS):
            near = neighbours(here)
            here = near[below(len(near))]
            path.append(here)
        return path


class Oath(Craft):
    """One of two words."""

    def check(self, answer: Json) -> Refused | None:
        return None if answer in ("light", "lamp") else Refused("oath-word", rule="LA-OATH-01")

    def sample(self, below: Callable[[int], int]) -> Json:
        return "light" if below(2) else "lamp"


def neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, 3)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * 3 + c for r, c in near if 0 <= r < 3 and 0 <= c < 3]


COINS = Coins()
LANTERNS = Lanterns()
TOYS: tuple[Game, ...] = (COINS, LANTERNS)
for _toy in TOYS:
    register(_toy)
