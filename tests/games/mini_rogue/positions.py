"""Positions for tests: arranged as scenarios arrange them, dice by hand, decks from a seed unless they are by hand too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lanterne.games.mini_rogue.game import FOLDER, GAME, MiniRogue
from lanterne.games.mini_rogue.reading import load_content
from lanterne.games.mini_rogue.state import Enemy, Hero, Run
from lanterne.games.mini_rogue.vocabulary import DICE
from lanterne.kernel.asks import Choose, Json, Roll
from lanterne.kernel.dealers import Dealer, Hand, Mixed, Seeded, stream
from lanterne.kernel.events import Event
from lanterne.kernel.match import Match

DICE_BY_HAND = Mixed({DICE: Hand()}, Seeded(1))


def position(
    given: dict[str, Json],
    *characters: str,
    game: MiniRogue = GAME,
    dealer: Dealer = DICE_BY_HAND,
    options: dict[str, Json] | None = None,
) -> Match:
    """A match that stands at the first question of a position. As many seats as characters; a Crusader when none."""
    values: dict[str, Json] = {**(options or {})}
    if characters:
        values["characters"] = [*characters]
    chosen = game.options(max(1, len(characters)), values)
    state = game.arrange(chosen, given)
    state.events = []
    return Match(game, chosen, dealer, base=state)


def play(match: Match, *answers: object) -> list[Event]:
    """Answer one question after the other; a text with several words for a roll is split by the roll itself."""
    happened: list[Event] = []
    for answer in answers:
        match.answer(answer)
        happened += match.events
    return happened


def run(match: Match) -> Run:
    state = match.state
    assert isinstance(state, Run)
    return state


def hero(match: Match, seat: int = 0) -> Hero:
    return run(match).heroes[seat]


def enemy(match: Match) -> Enemy:
    found = run(match).enemy
    assert found is not None
    return found


def offers(match: Match) -> list[str]:
    """The keys of the options of the question that waits."""
    ask = match.ask
    assert isinstance(ask, Choose), ask
    return [option.key for option in ask.options]


def asked(match: Match) -> str:
    """What the waiting question is about."""
    return match.ask.about.split()[0] if match.ask is not None else ""


def rolled(match: Match) -> list[str]:
    """The names of the dice that wait to be rolled."""
    ask = match.ask
    assert isinstance(ask, Roll), ask
    return [die.name for die in ask.dice]


def refusal(match: Match, key: str) -> str:
    """The rule that refuses an option now."""
    found = [refused.rule for refused in match.refusals() if refused.option.key == key]
    assert found, f"nothing refuses {key}"
    return found[0]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def wander(match: Match, seed: int) -> Iterator[Match]:
    """The match at each of its questions to a seat, answered at random until the game is over."""
    below = stream(seed, "wander").below
    while match.ask is not None:
        yield match
        match.answer(match.ask.sample(below))


def journeys(seed: int, seats: int = 1, game: MiniRogue = GAME) -> Iterator[Match]:
    """Whole random games: one from the start, and one of well-equipped heroes from each Area, so that all is met."""
    yield Match(game, game.options(seats), Seeded(seed))
    for area in range(1, 11):
        given: dict[str, Json] = {"area": area}
        for who in ("hero", "ally")[:seats]:
            given |= {f"{who}.hp": 20, f"{who}.xp": 20, f"{who}.armor": 3, f"{who}.food": 3, f"{who}.gold": 7}
        company = ["crusader", "mage", "priestess", "rogue"]
        first = seed % 4
        characters = [company[(first + place) % 4] for place in range(seats)]
        yield position(given, *characters, game=game, dealer=Seeded(seed * 100 + area))


def changed_content(folder: Path, **edits: list[tuple[str, str]]) -> MiniRogue:
    """The game with some words of its content files replaced: {file: [(old, new), …]}; every old must be there."""
    for name in ("characters", "dungeon", "enemies", "rooms"):
        text = (FOLDER / "content" / f"{name}.toml").read_text(encoding="utf-8")
        for old, new in edits.get(name, []):
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}.toml"
            text = text.replace(old, new)
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return MiniRogue(load_content(folder))
