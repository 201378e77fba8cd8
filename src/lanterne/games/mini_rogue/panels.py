"""Panels of the drawn board: a hero with its tracks, the Enemy, dice as they lie, the cards to choose a character from."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.mini_rogue.combat import POISON_DAMAGE
from lanterne.games.mini_rogue.content import AFFLICTIONS, EnemyLine
from lanterne.games.mini_rogue.state import CAPS, LEVELS, XP_CAP, Attack, Enemy, Hero
from lanterne.games.mini_rogue.stats import has_affliction
from lanterne.games.mini_rogue.view import RunView
from lanterne.games.mini_rogue.vocabulary import dice_pool
from lanterne.kernel.asks import Roll
from lanterne.kernel.drawing import Drawing, Line, Span, Words
from lanterne.parts.drawing import DOUBLE, HEAVY, ROUND, SQUARE, bar, dice_row, die_box, fit, frame, paragraph, width_of

LOOKS = {
    "character": ("die", SQUARE), "dungeon": ("dungeon", DOUBLE), "curse": ("curse", HEAVY), "poison": ("poison", ROUND),
}  # fmt: skip
FACES = {"symbol": "✶", "blank": " "}
LABEL = 8  # columns for the name of a track


def detail(words: Words, kind: str, id: str, attribute: str) -> str:
    """Something the texts say of a thing besides its name; things from content packs may have nothing."""
    return words.say(f"{kind}-{id}.{attribute}") if words.has(f"{kind}-{id}", attribute) else ""


def short(words: Words, kind: str, id: str) -> str:
    """The short name of a thing, where it has one."""
    return detail(words, kind, id, "short") or words.word(kind, id)


# --- heroes ----------------------------------------------------------------------------------------------------------


def hero_panel(view: RunView, words: Words, hero: Hero, width: int) -> Drawing:
    """Everything on a character board, one thing on a line."""
    lines: Drawing = [heading(view, words, hero, width)]
    track = max(4, width - LABEL - 7)
    lines.append([*label(words, "hp"), *bar(hero.hp, CAPS["hp"], track, "life"), ("strong", f" {hero.hp}/{CAPS['hp']}", "")])
    lines.append([*label(words, "xp"), *bar(hero.xp, XP_CAP, track, "skill"), ("strong", f" {experience(hero)}", "")])
    lines.append(supplies(view, words, hero))
    lines.append([("dim", words.say("board-potions") + " ", ""), *potions(words, hero)])
    lines.append([("dim", words.say("board-item") + " ", ""), *carried(words, hero)])
    lines += card(view, words, hero, width)
    if afflictions(hero):
        lines.append([("bad", "! " + named_afflictions(words, hero), "")])
    return lines


def hero_lines(view: RunView, words: Words, hero: Hero, width: int) -> Drawing:
    """The same on few lines, for two heroes or little room."""
    first: Line = heading(view, words, hero, 0)
    life = f" {hero.hp} {words.say('stat-hp')}"
    track = max(3, min(10, width - width_of(first) - len(life) - 1))
    first += [("", " ", ""), *bar(hero.hp, CAPS["hp"], track, "life"), ("strong", life, "")]
    second: Line = [("skill", f"  {words.say('stat-xp')} {hero.xp}", "")]
    for name, value in (("armor", view.armor(hero)), ("food", hero.food), ("gold", hero.gold)):
        second += [("dim", f"  {words.say(f'board-{name}.short')} ", ""), ("strong", str(value), "")]
    held = ([potions(words, hero)[0]] if hero.potions else []) + ([carried(words, hero)[0]] if hero.item else [])
    third: Line = [("", "  ", ""), *joined([ready_mark(words, hero, ".short"), *held])]
    lines: Drawing = [first, second, third]
    return lines + ([[("bad", "  ! " + named_afflictions(words, hero), "")]] if afflictions(hero) else [])


def heading(view: RunView, words: Words, hero: Hero, width: int) -> Line:
    """The name, marked when it is this hero's turn, and the Level at the right end."""
    turn = len(view.heroes) > 1 and hero.seat == view.seat
    name: Span = ("title", ("▶ " if turn else "") + words.word("character", hero.character), "")
    if not width:
        return [name, ("skill", " " + words.say("board-level.short", level=hero.level()), "")]
    level = words.say("board-level", level=hero.level())
    return [name, ("", " " * max(1, width - len(name[1]) - len(level)), ""), ("skill", level, "")]


def label(words: Words, stat: str) -> Line:
    return fit([("dim", words.say(f"stat-{stat}"), "")], LABEL)


def experience(hero: Hero) -> str:
    """The XP and where the next Level begins."""
    following = [start for start in LEVELS if start > hero.xp]
    return f"{hero.xp}→{following[0]}" if following else f"{hero.xp}/{XP_CAP}"


def supplies(view: RunView, words: Words, hero: Hero) -> Line:
    armor = view.armor(hero)
    shown = str(armor) if armor == hero.armor else f"{armor} (+{armor - hero.armor})"
    parts = [("board-armor", shown), ("board-food", str(hero.food)), ("board-gold", str(hero.gold))]
    line: Line = []
    for place, (name, value) in enumerate(parts):
        style = "bad" if name == "board-food" and hero.food == 0 else "gold" if name == "board-gold" else "strong"
        line += [("dim", ("  " if place else "") + words.say(name) + " ", ""), (style, value, "")]
    return line


def potions(words: Words, hero: Hero) -> Line:
    if not hero.potions:
        return [("dim", words.say("board-none"), "")]
    return [("", ", ".join(short(words, "potion", potion) for potion in hero.potions), "")]


def carried(words: Words, hero: Hero) -> Line:
    if not hero.item:
        return [("dim", words.say("board-none"), "")]
    return [("", words.say("board-uses", item=words.word("item", hero.item), uses=hero.uses), "")]


def joined(parts: Line) -> Line:
    line: Line = []
    for place, part in enumerate(parts):
        line += [("dim", " · ", ""), part] if place else [part]
    return line


def ready_mark(words: Words, hero: Hero, form: str = "") -> Span:
    """Which side of the Character card is up; `.short` is the form for little room."""
    if hero.ready:
        return ("good", "■ " + words.say("board-ready" + form), "")
    return ("dim", "□ " + words.say("board-spent" + form), "")


def card(view: RunView, words: Words, hero: Hero, width: int) -> Drawing:
    """The Character card: its side, then its skills."""
    lines: Drawing = [[ready_mark(words, hero)]]
    skills = view.content.characters[hero.character].skills.values()
    names = ", ".join(words.word("skill", skill.id) for skill in skills)
    return lines + [[("", "  ", ""), *line] for line in paragraph("strong" if hero.ready else "dim", names, width - 2)]


def afflictions(hero: Hero) -> list[str]:
    return [affliction for affliction in AFFLICTIONS if has_affliction(hero, affliction)]


def named_afflictions(words: Words, hero: Hero) -> str:
    return ", ".join(words.word("affliction", affliction) for affliction in afflictions(hero))


# --- the Enemy -------------------------------------------------------------------------------------------------------


def effects(words: Words, listed: Sequence[str]) -> str:
    """The effects of an Enemy in words, e.g. `regeneration 2`."""
    names = []
    for effect in listed:
        name, _, amount = effect.partition(" ")
        kind = "affliction" if name in AFFLICTIONS else "effect"
        names.append(f"{words.word(kind, name)} {amount}".rstrip())
    return ", ".join(names)


def enemy_summary(words: Words, line: EnemyLine, double: bool) -> str:
    """HP and damage of an Enemy that is not fought yet."""
    return words.say("board-enemy", hp=line.hp[1 if double else 0], damage=line.damage)


def enemy_panel(
    view: RunView, words: Words, enemy: Enemy, width: int, height: int, rolls: Sequence[Roll]
) -> Drawing:
    """The Enemy with its HP bar, and the dice of the attack under way."""
    track = max(4, min(30, width - 20))
    lines: Drawing = [
        [("foe", words.word("enemy", enemy.id), ""), ("dim", enemy_kind(words, enemy), "")],
        [*label(words, "hp"), *bar(enemy.hp, enemy.max_hp, track, "foe"), ("strong", f" {enemy.hp}/{enemy.max_hp}", "")],
        [("", words.say("board-damage", damage=enemy.damage), "")],
    ]
    if enemy.effects:
        lines[-1] += [("dim", " · ", ""), ("bad", effects(words, enemy.effects), "")]
    if len(enemy.fighters) > 1:
        fighters = ", ".join(words.word("character", view.heroes[seat].character) for seat in enemy.fighters)
        lines.append([("dim", words.say("board-fighters", names=fighters), "")])
    if height >= 12 and enemy.reward:
        lines += paragraph("dim", words.say("board-reward", reward=words.word("result", enemy.reward)), width)
    hero = view.heroes[enemy.fighters[enemy.turn]]
    attack = view.attack
    if attack is not None:
        lines += [[]] if height >= 11 else []
        lines += attack_dice(words, attack, rolls, width) if attack.rolled else waiting_dice(words, hero, width)
        lines += strike(words, skill_name(view, words, hero), hero, enemy, attack, width)
    if height >= len(lines) + 3:
        lines += [[], *paragraph("dim", detail(words, "enemy", enemy.id, "flavour"), width)]
    return lines


def enemy_kind(words: Words, enemy: Enemy) -> str:
    if enemy.kind in ("og1", "og2"):
        return "  " + words.say("board-phase", phase=int(enemy.kind[2:]))
    return "  " + words.say("term-guardian") if enemy.kind == "guardian" else ""


# --- dice ------------------------------------------------------------------------------------------------------------


def rolled_dice(words: Words, roll: Roll, width: int) -> Drawing:
    """The dice of a roll as they lie on the table."""
    boxes = []
    names: list[Line] = []
    for die, face in zip(roll.dice, roll.names(), strict=True):
        style, corners = LOOKS[die.name]
        boxes.append(die_box(FACES.get(face, face), style, corners))
        names.append([("dim", words.say(f"board-die-{die.name}"), "")])
    return dice_row(boxes, names, width)


def waiting_dice(words: Words, hero: Hero, width: int) -> Drawing:
    """The dice that the next roll takes."""
    boxes = []
    names: list[Line] = []
    for die in dice_pool(hero.level(), hero.cursed, hero.poisoned):
        boxes.append(die_box("?", "dim", LOOKS[die.name][1]))
        names.append([("dim", words.say(f"board-die-{die.name}"), "")])
    return dice_row(boxes, names, width)


def attack_dice(words: Words, attack: Attack, rolls: Sequence[Roll], width: int) -> Drawing:
    """The dice of an attack: what each Character die shows, and under it what it counts; then the others."""
    boxes = []
    counts: list[Line] = []
    for die, (top, value) in enumerate(zip(attack.tops, attack.values, strict=True)):
        boxes.append(die_box(str(top) if top else "X", "die" if value else "bad", SQUARE, f"die:{die}"))
        counts.append([("strong" if value else "bad", f" = {value}" if value else " " + words.say("face-miss"), "")])
    boxes.append(die_box(str(attack.dungeon), "dungeon", DOUBLE))
    counts.append([("dim", words.say("board-die-dungeon"), "")])
    for name, face in affliction_dice(attack, rolls):
        style, corners = LOOKS[name]
        boxes.append(die_box(FACES[face], style, corners))
        counts.append([("dim", words.say(f"board-die-{name}"), "")])
    return dice_row(boxes, counts, width)


def affliction_dice(attack: Attack, rolls: Sequence[Roll]) -> list[tuple[str, str]]:
    """The curse and poison dice as they lie; after a reroll only the curse symbol, which still counts."""
    if rolls and len(rolls[-1].dice) > 1:
        dice = zip(rolls[-1].dice, rolls[-1].names(), strict=True)
        return [(die.name, face) for die, face in dice if die.name in ("curse", "poison")]
    return [("curse", "symbol")] if attack.symbol else []


def skill_name(view: RunView, words: Words, hero: Hero) -> str:
    """What the card calls the combat skill of a hero."""
    skill = view.content.characters[hero.character].skill("combat")
    return words.word("skill", skill.id) if skill is not None else ""


def strike(words: Words, skill: str, hero: Hero, enemy: Enemy, attack: Attack, width: int) -> Drawing:
    """What the attack adds up to so far, and what has been declared."""
    parts = []
    poison = POISON_DAMAGE * enemy.poison[hero.seat]
    names = (skill, words.say("potion-fire.short"), words.say("potion-poison.short"))
    for name, amount in zip(names, (attack.bash, attack.fire, poison), strict=True):
        if amount:
            parts.append(f"{name} +{amount}")
    if attack.frost:
        parts.append(words.say("board-frozen"))
    if attack.backstab:
        parts.append(skill)
    total = sum(attack.values) + attack.bash + attack.fire + poison
    lines: Drawing = [[("strong", words.say("board-total", damage=total), "")]] if attack.rolled else []
    return lines + (paragraph("good", ", ".join(parts), width) if parts else [])


# --- before the run --------------------------------------------------------------------------------------------------


def character_cards(view: RunView, words: Words, width: int, height: int) -> Drawing:
    """The Character cards side by side, to choose from; under them nothing else is on the table yet."""
    count = len(view.content.characters)
    wide = min(30, width // count)
    blocks = []
    for card in view.content.characters.values():
        lines: Drawing = [[("title", words.word("character", card.id), "")]]
        lines += [*fact(words, "stat-hp", card.hp, wide), *fact(words, "stat-armor", card.armor, wide)]
        lines += [*fact(words, "stat-food", card.food, wide), *fact(words, "stat-gold", card.gold, wide)]
        lines.append([("good", short(words, "potion", card.potion), "")] if card.potion else [])
        lines += [[("strong", "■ " + words.word("skill", skill.id), "")] for skill in card.skills.values()]
        if height >= 18:
            lines += [[], *paragraph("dim", detail(words, "character", card.id, "background"), wide - 4)]
        taken = any(hero.character == card.id for hero in view.heroes)
        style = "dim" if taken else "next"
        lines = [[("", " ", ""), *line] for line in lines]
        blocks.append(frame(lines, wide, height, ROUND, style, f"character:{card.id}"))
    return [[span for part in row for span in part] for row in zip(*blocks, strict=True)]


def fact(words: Words, name: str, value: int, wide: int) -> Drawing:
    line: Line = [("dim", words.say(name) + " ", "")]
    room = wide - 5 - width_of(line) - len(str(value))
    return [[*line, ("", " " * max(0, room), ""), ("strong", str(value), "")]]
