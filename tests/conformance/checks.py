"""What holds for every game, at every question: one function for each promise. Each takes a match that waits for an
answer and leaves it as it was, or plays a whole trial; each fails by an assertion that says what is broken."""

from __future__ import annotations

from contextlib import suppress

from lanterne.kernel import saves
from lanterne.kernel.asks import CHANCE, PARTY, Ask, Chance, Choose, Json, Option, Pick, Together
from lanterne.kernel.dealers import Dealer, Hand, SameLuck, Sampler, Seeded, stream
from lanterne.kernel.events import ALL, Event
from lanterne.kernel.faults import Refused
from lanterne.kernel.game import GameOver
from lanterne.kernel.match import Match
from lanterne.kernel.records import Record, canonical, dump
from lanterne.kernel.rulebook import rules_of
from tests.conformance.kit import Below, Players, Trial, asks_of, described, moment, open_asks, play_on

MOST_OUTCOMES = 400  # of one chance question that are all tried

# --- forks and copies ------------------------------------------------------------------------------------------------


def forks_are_independent(trial: Trial) -> None:
    """A fork equals its original and neither changes by what happens to the other, then or later."""
    alone = trial.start()
    play_on(alone, trial.players())
    match = trial.start()
    strangers = Players(trial.below("strangers"))
    kept: list[tuple[Match, bytes]] = []
    for here in asks_of(match, trial.players()):
        before = moment(here)
        twin = here.fork()
        assert moment(twin) == before, "a fork equals its original"
        kept.append((twin, before))
        stray = here.fork(Sampler(strangers.below))
        play_on(stray, strangers, 1 + strangers.below(12))
        assert moment(here) == before, "what happens to a fork changes its original"
    for twin, before in kept:
        assert moment(twin) == before, "a fork changed while its original was played on"
    for twin, _ in kept[:: max(1, len(kept) // 5)]:
        other = twin.fork()
        strangers.answer(other)
    assert moment(match) == moment(alone), "forks on the way changed the game"
    early, before = kept[len(kept) // 2]
    same = early.fork()
    replay(same, alone)
    assert moment(same) == moment(alone), "a fork with the same answers comes to the same end"
    assert moment(early) == before


def replay(match: Match, whole: Match) -> None:
    """Give a match the rest of the answers of another."""
    match.dealer = Hand()
    for data in whole.answers()[len(match.answers()) :]:
        match.feed(data)


def bulk_play_is_the_same(trial: Trial) -> None:
    """Without checkpoints, as simulations play, everything comes out the same; such a match can be forked too."""
    slow, fast = trial.start(), trial.start(checkpoints=False)
    play_on(slow, trial.players(), 25)
    play_on(fast, trial.players(), 25)
    assert moment(slow) == moment(fast)
    assert moment(fast.fork()) == moment(fast)


def copies_are_deep(match: Match) -> None:
    """Whatever is done to a copy of a state, the state stays."""
    before = dump(match.state)
    twin = match.state.copy()
    assert dump(twin) == before, "a copy equals its original"
    assert twin.events is not match.state.events
    spoil(twin)
    assert dump(match.state) == before, "a copy shares something with its original"


def spoil(record: Record) -> None:
    """Change every field of a record, at any depth."""
    for name in record.fields():
        value = getattr(record, name)
        spoil_inside(value)
        if isinstance(value, bool):
            setattr(record, name, not value)
        elif isinstance(value, int):
            setattr(record, name, value + 1)
        elif isinstance(value, str):
            setattr(record, name, value + "!")


def spoil_inside(value: object) -> None:
    if isinstance(value, Record):
        spoil(value)
    elif isinstance(value, list | tuple):
        for item in value:
            spoil_inside(item)
        if isinstance(value, list):
            value.clear()


# --- saves, undo, repair ---------------------------------------------------------------------------------------------


def saves_go_on(match: Match, below: Below) -> None:
    """A save made in the middle of a choice loads to the same moment, and from there to the same future."""
    text = saves.dump_save(saves.save_data(match))
    saved = saves.parse_save(text)
    loaded = saved.match
    assert not saved.from_snapshot
    assert moment(loaded) == moment(match), "a loaded save is the moment that was saved"
    assert saves.dump_save(saves.save_data(loaded)) == text, "saving again gives the same file"
    salt = below(2**32)
    futures = []
    for line in (match.fork(), loaded):
        play_on(line, Players(stream(salt, "future").below), 6)
        futures.append(moment(line))
    assert futures[0] == futures[1], "the same answers after a save and without it"


def snapshots_go_on(match: Match) -> None:
    """The state holds everything: written down and read back it goes on as before, without the log that led to it."""
    since, checkpoint = match.checkpoint()
    again = Match(match.game, match.options, Hand(), base=match.game.load_state(dump(checkpoint)))
    for entry in match.log[since - len(match.past) :]:
        again.feed(entry.encode())
    assert dump(again.state) == dump(match.state), "something that matters is not in the fields of the state"
    assert described(again.ask) == described(match.ask)


def undo_goes_back(trial: Trial) -> None:
    """Taking back leads to the very moment there was; without consent only where no line of the policy is crossed."""
    match = trial.start()
    past: dict[int, bytes] = {}
    for here in asks_of(match, trial.players()):
        past[len(here.log)] = moment(here)
        for seat in range(here.options.seats):
            undo_once(here, seat, past)
    for length, before in past.items():
        assert moment(match.at(length)) == before, "a match cut to a length is the moment there was"


def undo_once(match: Match, seat: int, past: dict[int, bytes]) -> None:
    own = [place for place, entry in enumerate(match.log) if seat_behind(entry) == seat]
    if not own:
        return
    last = own[-1]
    back = match.fork()
    count = back.undo(seat, consent=True)
    assert len(back.log) == last == len(match.log) - count
    assert moment(back) == past[last], "undo returns to the moment before the answer"
    assert (back.marks[-1].at, back.marks[-1].count) == (last, count), "what is taken back by consent leaves a mark"
    free = last == len(match.log) - 1 and not match.log[last].revealed
    assert may_undo(match, seat) == free, "undo without consent goes back one own answer, and never past anything seen"


def may_undo(match: Match, seat: int) -> bool:
    try:
        return match.undo_length(seat) == len(match.log) - 1
    except Refused:
        return False


def seat_behind(entry: Ask) -> int:
    """The seat whose answer this is."""
    return entry.by if entry.seat == PARTY else entry.seat


def repair_without_change(match: Match, below: Below) -> None:
    """Playing the whole log again from anywhere leads here."""
    repaired = match.repair(below(len(match.log) + 1), 0, [])
    assert repaired.reason is None
    assert repaired.left == []
    assert moment(repaired.match) == moment(match)


def stories_are_true(trial: Trial) -> None:
    """The story of a finished match tells what was seen live, entry by entry."""
    match = trial.start(Hand())
    live = [told(match.events)]
    players = trial.players()
    while match.ask is not None:
        players.answer(match)
        live.append(told(match.events))
    story = match.story()
    assert [told(entry.events) for entry in story] == live
    assert [entry.ask for entry in story[1:]] == match.log


def told(events: list[Event]) -> list[Json]:
    return [[event.kind.name, list(event.values), event.rule, event.only] for event in events]


def abandon_ends_it(match: Match) -> None:
    """Any seat may give up at any question; that ends the game, can be saved, and can be taken back."""
    for seat in range(match.options.seats):
        quitter = match.fork()
        quitter.abandon(seat)
        assert quitter.ask is None
        assert quitter.outcome is not None
        assert quitter.hash() == quitter.fork().hash()
        loaded = saves.parse_save(saves.dump_save(saves.save_data(quitter))).match
        assert moment(loaded) == moment(quitter)
        quitter.undo(seat)
        assert moment(quitter) == moment(match)


# --- questions -------------------------------------------------------------------------------------------------------


def questions_are_sound(match: Match) -> None:
    """Options are there and each only once; several questions at once are for seats, and enough is not too much."""
    for ask in open_asks(match.ask):
        assert ask.about
        if isinstance(ask, Choose | Pick):
            keys = [option.key for option in ask.options]
            assert keys or isinstance(ask, Pick), f"{ask.about} has no option"
            assert len(set(keys)) == len(keys), f"{ask.about} offers something twice: {keys}"
        if isinstance(match.ask, Together):
            assert 0 <= ask.seat < match.options.seats
            assert 1 <= match.ask.enough <= len(match.ask.asks)
    asked = [seat for seat in range(match.options.seats) if match.asks_for(seat) is not None]
    assert asked or isinstance(match.ask, Chance), "somebody can answer"


def every_option_can_be_answered(match: Match, below: Below) -> None:
    """Each option on offer leads to another question or to the end."""
    for ask in open_asks(match.ask):
        answers: list[object] = [ask.sample(below)]
        if isinstance(ask, Choose):
            answers += [option.key for option in ask.options]
        if isinstance(ask, Pick) and ask.least <= 1 <= ask.most:
            answers += [[option] for option in ask.options]
        for answer in answers:
            line = match.fork(Sampler(below))
            line.answer(answer, None if ask.seat == CHANCE else max(ask.seat, 0))
            assert (line.ask is None) == (line.outcome is not None)


def nonsense_changes_nothing(match: Match) -> None:
    """An answer that does not fit is refused, and everything is as before."""
    before = moment(match)
    asked = open_asks(match.ask)[0]
    wrong: list[object] = [None, -1, 10**6, "no such thing", ["no such thing"], {"no": "such"}, object(), True, 1.5]
    for answer in wrong:
        try:
            match.answer(answer, None if asked.seat == CHANCE else max(asked.seat, 0))
        except Refused:
            pass
        else:
            raise AssertionError(f"{answer!r} was accepted at {asked.about}")
    saved: list[Json] = ["", "seat:9> x", "nobody> x", 7, None, {"seat:9": []}, {}]
    for data in saved:
        refuses(match, data)
    assert moment(match) == before


def refuses(match: Match, data: Json) -> None:
    try:
        match.feed(data)
    except Refused:
        return
    raise AssertionError(f"{data!r} was taken from a save")


def rules_are_listed(match: Match) -> None:
    """Every option on offer, every event and every refusal names a rule of the catalogue."""
    known = rules_of(match.game.slug)
    for ask in open_asks(match.ask):
        if isinstance(ask, Choose | Pick):
            for option in ask.options:
                assert option.rule in known, f"{option.key} names {option.rule!r}"
    for event in match.events:
        assert event.rule in known, f"{event} names a rule that is not listed"
        assert len(event.values) == len(event.kind.fields)
    for refusal in match.refusals():
        assert refusal.rule in known, f"{refusal} names a rule that is not listed"


def refusals_are_no_options(match: Match) -> None:
    """What is refused is not on offer, is refused once, and says what is needed."""
    refusals = match.refusals()
    keys = [refusal.option.key for refusal in refusals]
    offered = {option.key for ask in open_asks(match.ask) if isinstance(ask, Choose) for option in ask.options}
    assert not offered & set(keys), f"offered and refused: {offered & set(keys)}"
    assert len(set(keys)) == len(keys), f"refused twice: {keys}"
    assert all(refusal.need for refusal in refusals)


def odds_are_odds(match: Match) -> None:
    """Chances lie between 0 and 1, spreads have positive weights."""
    ask = match.ask
    if not isinstance(ask, Choose):
        return
    for option in ask.options:
        odds = match.odds(option)
        if odds is not None:
            assert odds.chances or odds.spreads
            assert all(0 <= chance <= 1 for chance in odds.chances.values()), f"{option.key}: {odds.chances}"
            for name, spread in odds.spreads.items():
                assert spread.weights, f"{option.key}: nothing can happen to {name}"
                assert all(weight > 0 for weight in spread.weights.values()), f"{option.key}: {name} {spread}"


# --- chance ----------------------------------------------------------------------------------------------------------


def chance_is_exact(match: Match) -> None:
    """Outcomes are distinct, weights are positive whole numbers that add up, and every dealer deals one of them. Each
    outcome can be typed in, and is written and read back."""
    ask = match.ask
    if not isinstance(ask, Chance):
        return
    weights: dict[str, int] = {}
    for outcome, weight in ask.outcomes():
        name = canonical(dump(outcome)).decode()
        assert name not in weights, f"{ask.about}: {name} is listed twice"
        assert type(weight) is int
        assert weight > 0
        weights[name] = weight
        if len(weights) <= MOST_OUTCOMES:
            line = match.fork(Hand())
            line.answer(outcome)
            again = match.fork(Hand())
            again.feed(line.log[len(match.log)].encode())
            assert moment(again) == moment(line)
    assert sum(weights.values()) == ask.total(), f"{ask.about}: weights do not add up"
    assert ask.source in match.game.sources
    dealers: list[Dealer] = [dealer for seed in range(3) for dealer in (Seeded(seed), SameLuck(seed))]
    for dealer in dealers:
        dealt = match.fork(Hand()).ask
        assert isinstance(dealt, Chance)
        assert dealer.deal(dealt, match.log)
        line = match.fork(Hand())
        line.feed(dealt.encode())


# --- secrets ---------------------------------------------------------------------------------------------------------


def views_leak_nothing(match: Match, seat: int, salt: int) -> bool:
    """Deal anew what a seat may not know: its view, its refusals and its odds stay the same, byte for byte. Says whether
    there was anything to hide."""
    game, state = match.game, match.state
    twin = game.imagine(state, seat, stream(salt, "secrets").below)
    mine, theirs = game.view(state, seat), game.view(twin, seat)
    assert canonical(dump(mine)) == canonical(dump(theirs)), f"the view of seat {seat} tells a secret"
    ask = match.asks_for(seat) if seat >= 0 else None
    if isinstance(ask, Choose):
        refused = [[(str(refusal), refusal.args) for refusal in game.refusals(s, ask)] for s in (state, twin)]
        assert refused[0] == refused[1], f"the refusals of seat {seat} tell a secret"
        for option in ask.options:
            assert odds_bytes(match, mine, ask, option) == odds_bytes(match, theirs, ask, option)
    return dump(twin) != dump(state)


def odds_bytes(match: Match, view: Record, ask: Choose, option: Option) -> str:
    odds = match.game.odds(view, ask, option)
    return "" if odds is None else f"{sorted(odds.chances.items())} {[repr(s) for s in odds.spreads.values()]}"


def play_leaks_nothing(match: Match, seat: int, salt: int) -> int:
    """Change what a seat may not know at the last checkpoint and give the same answers since: what the seat is asked
    and told stays the same until a secret comes out. Says how many moments could be compared."""
    since, checkpoint = match.checkpoint()
    twin = match.game.imagine(checkpoint, seat, stream(salt, "secrets").below)
    if dump(twin) == dump(checkpoint):
        return 0
    entries = match.log[since - len(match.past) :]
    mine = experience(Match(match.game, match.options, Hand(), base=checkpoint), entries, seat)
    theirs = experience(Match(match.game, match.options, Hand(), base=twin), entries, seat)
    both = min(len(mine), len(theirs))
    assert mine[:both] == theirs[:both], f"what seat {seat} is asked and told tells a secret"
    return both


def experience(match: Match, entries: list[Ask], seat: int) -> list[bytes]:
    """What a seat is asked and told while these answers are given, as far as they fit and nothing secret comes out."""
    if begins_with_a_secret(match):
        return []
    felt = [feeling(match, seat)]
    for entry in entries:
        try:
            match.feed(entry.encode())
        except Refused:
            break
        if match.log[-1].revealed:
            break
        felt.append(feeling(match, seat))
    return felt


def begins_with_a_secret(match: Match) -> bool:
    """Whether a secret came out between the position that a match started from and its first question."""
    assert match.base is not None
    state = match.base.copy()
    with suppress(GameOver):
        while match.game.outcome(state) is None and next(match.game.step(state), None) is None:
            pass
    return state.uncovered


def feeling(match: Match, seat: int) -> bytes:
    asked = described(match.asks_for(seat)) if seat >= 0 else None
    return canonical([asked, told(match.events_for(seat)), dump(match.view(seat))])


# --- possible worlds -------------------------------------------------------------------------------------------------


def imagined_states_tell_nothing(match: Match, seat: int, salt: int) -> None:
    """What is imagined follows from what the seat knows and from the numbers drawn, and from nothing else: states that
    differ only in what it may not know lead to the same one. The state itself stays."""
    game = match.game
    _, checkpoint = match.checkpoint()
    before = canonical(dump(checkpoint))
    for state in (checkpoint, match.state):
        other = game.imagine(state, seat, stream(salt, "other").below)
        mine = game.imagine(state, seat, stream(salt, "mine").below)
        again = game.imagine(other, seat, stream(salt, "mine").below)
        assert canonical(dump(mine)) == canonical(dump(again)), f"what seat {seat} imagines tells a secret"
    assert canonical(dump(checkpoint)) == before, "imagining changed the state"


def worlds_are_possible(match: Match, seat: int, salt: int) -> bool:
    """A seat that is asked cannot tell an imagined match from the real one, the real one stays, and two matches that
    differ only in what it may not know give the same worlds. Says whether a world was found."""
    before = moment(match)
    other = match.imagine(seat, stream(salt, "other").below)
    mine = match.imagine(seat, stream(salt, "mine").below)
    assert moment(match) == before, "imagining changed the match"
    if other is None or mine is None:
        return False
    for world in (other, mine):
        assert described(world.asks_for(seat)) == described(match.asks_for(seat)), "the same question is asked"
        assert canonical(dump(world.view(seat))) == canonical(dump(match.view(seat))), "the same is seen"
    again = other.imagine(seat, stream(salt, "mine").below)
    assert again is not None
    assert position(mine) == position(again), f"what seat {seat} imagines tells a secret"
    play_on(mine, Players(stream(salt, "strangers").below), 6)
    assert moment(match) == before, "what happens in an imagined world changed the match"
    return True


def position(match: Match) -> bytes:
    """Where an imagined match stands, and what it took for given since the checkpoint."""
    return canonical({"state": dump(match.state), "ask": described(match.ask), "since": match.answers()})


def secrets_are_dealt_anew(trial: Trial) -> None:
    """Where something was dealt to one seat only, another one imagines other deals than the real one."""
    match = trial.start()
    others: set[int] = set()
    moved: set[int] = set()
    for here in asks_of(match, trial.players()):
        others |= {seat for seat in range(here.options.seats) for entry in here.log if hidden_from(entry, seat)}
        for seat in others - moved:
            twin = here.game.imagine(here.state, seat, trial.below(f"{len(here.log)}"))
            if dump(twin) != dump(here.state):
                moved.add(seat)
    lasting = {seat for seat in others if len(match.log) > 3}
    assert moved >= lasting, f"seats {lasting - moved} imagine the secrets of others as they are"


def hidden_from(entry: Ask, seat: int) -> bool:
    return isinstance(entry, Chance) and entry.only not in (ALL, seat)


def secrets_end_their_step(match: Match, seat: int) -> None:
    """Nobody has answered from what only it was dealt since the last checkpoint, while another seat is asked: that answer
    would tell what was dealt when the moment is imagined."""
    since, _ = match.checkpoint()
    dealt: set[int] = set()
    for entry in match.log[since - len(match.past) :]:
        if isinstance(entry, Chance):
            dealt.add(entry.only)
        assert entry.seat == seat or entry.seat not in dealt, f"{entry.about}: end the step before another seat is asked"
