"""Sentences of Mini Rogue as people read them, in both languages."""

from __future__ import annotations

import pytest

from lanterne.games.mini_rogue import vocabulary as v
from lanterne.games.mini_rogue.game import GAME
from lanterne.kernel.asks import Chance, Choose, Draw, Option, Refusal, Roll
from lanterne.kernel.events import ALL, Event, EventKind
from lanterne.kernel.faults import Arg
from lanterne.kernel.texts import LANGUAGES, texts_for

NBSP = "\u00a0"
EN, FR = (texts_for(language, GAME.slug) for language in LANGUAGES)
ROOMS = tuple(GAME.content.rooms)


@pytest.mark.parametrize(
    ("kind", "values", "english", "french"),
    [
        (v.GAINED, ("priestess", "gold", 1), "The Priestess gains 1 Gold.", "La Prêtresse gagne 1 Pièce d’or."),
        (v.LOST, ("mage", "food", 2), "The Mage loses 2 Food.", "Le Mage perd 2 Rations."),
        (v.AREA, (3, 2), "Area 3, Floor 2: Dungeon.", "Zone 3, Étage 2 : Donjon."),
        (
            v.ENEMY_BLOCKED,
            ("giant_spider", "crusader"),
            "The Crusader’s Armor stops the blow of the Giant Spider.",
            "L’Armure du Croisé arrête le coup de l’Araignée géante.",
        ),
        (v.ENEMY_MISS, ("ogs_remains",), "Og’s Remains miss.", "Les Restes d’Og manquent leur coup."),
        (v.ENEMY_MISS, ("apparition",), "The Apparition misses.", "L’Apparition manque son coup."),
        (
            v.DAMAGE,
            ("ghost", 1, 3),
            "The Ghost takes 1 damage, 3 HP left.",
            "Le Fantôme subit 1 dégât, PV restants : 3.",
        ),
        (v.DAMAGE, ("ghost", 9, 0), "The Ghost takes 9 damage.", "Le Fantôme subit 9 dégâts."),
        (v.DAMAGE, ("ogs_remains", 0, 9), "Og’s Remains take no damage.", "Les Restes d’Og ne subissent aucun dégât."),
        (v.CURED, ("rogue", "blindness"), "The Rogue is cured of Blindness.", "Le Rogue guérit de l’Aveuglement."),
        (
            v.LOST_POTION,
            ("rogue", "holy_water"),
            "The Rogue parts with the Holy Water.",
            "Le Rogue se sépare de l’Eau bénite.",
        ),
        (v.MOVED, ("rogue", 8), "The Rogue reaches the exit.", "Le Rogue arrive à la Sortie."),
        (
            v.DIED,
            ("crusader", "enemy:spider_queen"),
            "The Crusader dies under the blows of the Spider Queen.",
            "Le Croisé meurt sous les coups de la Reine Araignée.",
        ),
        (
            v.TESTED,
            ("mage", "6 X", 3),
            "The Mage rolls a test: 6, X; Dungeon die 3.",
            "Test du Mage : 6, X ; dé Donjon 3.",
        ),
        (
            v.REPLACED,
            ("hidden", 4),
            "New room in the center: Unknown room.",
            "Nouvelle Salle au centre : Salle inconnue.",
        ),
    ],
)
def test_events(kind: EventKind, values: tuple[Arg, ...], english: str, french: str) -> None:
    event = Event(kind, values, ALL)
    assert EN.event(event) == english
    assert FR.event(event).replace(NBSP, " ") == french


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        (v.BUY("gain hp 4", 3), "Buy +4 HP for 3 Gold", "Acheter +4 PV pour 3 Pièces d’or"),
        (v.BUY("blessing", 1), "Buy a Blessing for 1 Gold", "Acheter une Bénédiction pour 1 Pièce d’or"),
        (v.ACT("meal"), "Share a meal: −1 Food and +3 HP", "Partager un repas : −1 Ration et +3 PV"),
        (
            v.FEAT(1, "item"),
            "Feat: reroll the second die with the weapon",
            "Prouesse : relancer le deuxième dé grâce à l’arme",
        ),
        (v.DECLINE("holy_water"), "Decline the Holy Water", "Renoncer à l’Eau bénite"),
        (
            v.TUNNEL(0, 4),
            "Exchange the rooms at the top left and in the center",
            "Échanger les Salles en haut à gauche et au centre",
        ),
    ],
)
def test_options(option: Option, english: str, french: str) -> None:
    assert EN.option(option) == english
    assert FR.option(option).replace(NBSP, " ") == french


@pytest.mark.parametrize(
    ("result", "english", "french"),
    [
        ("gain hp 2, blessing", "+2 HP and a Blessing", "+2 PV et une Bénédiction"),
        (
            "potion fire / potion poison / gain xp 2",
            "a Fire potion, a Poison potion or +2 XP",
            "une Potion de Feu, une Potion de Poison ou +2 XP",
        ),
        ("lose food floor", "−Food equal to the Floor number", "perte de Rations égale au numéro de l’Étage"),
        ("lose hp 3, fall", "−3 HP and a Fall", "−3 PV et une Chute"),
        (
            "combat ghost, gain armor 1",
            "a fight with a Ghost and +1 Armor",
            "un combat contre un Fantôme et +1 point d’Armure",
        ),
        (
            "forbid potion, cure curse",
            "no potions in this room and cure of the Curse",
            "pas de Potions dans cette Salle et guérison de la Malédiction",
        ),
        ("nothing", "nothing", "rien"),
        ("dance_wildly 3", "dance wildly 3", "dance wildly 3"),
    ],
)
def test_results(result: str, english: str, french: str) -> None:
    assert EN.word("result", result) == english
    assert FR.word("result", result) == french


@pytest.mark.parametrize(
    ("ask", "english", "french"),
    [
        (
            Draw(v.ROOM_DECK, "reveal 3.4", ROOMS),
            "Which Room card is turned up in the center?",
            "Quelle carte Salle apparaît au centre ?",
        ),
        (
            Draw(v.ROOM_DECK, "peek 3.1", ROOMS),
            "Which is the second card of the deck?",
            "Quelle est la deuxième carte du paquet ?",
        ),
        (
            Roll(v.DICE, "attack 1.0", v.dice_pool(2, False, True)),
            "Roll the attack: 2 × Character die, Dungeon die, Poison die",
            "Lancez les dés d’attaque : 2 × Dé Personnage, Dé Donjon, Dé Poison",
        ),
        (Choose(0, "attack", [v.ATTACK_NOW]), "How do you attack?", "Comment attaquer ?"),
    ],
)
def test_questions(ask: Chance | Choose, english: str, french: str) -> None:
    assert EN.ask(ask) == english
    assert FR.ask(ask).replace(NBSP, " ") == french


def test_a_refusal() -> None:
    refusal = Refusal(v.MOVE("left"), "MR-EXPL-04", "need-forward")
    assert EN.refusal(refusal) == "Not now: “Move left”. You only move right or down (MR-EXPL-04)."
    french = "Pas maintenant : « Aller à gauche ». On ne va qu’à droite ou vers le bas (MR-EXPL-04)."
    assert FR.refusal(refusal).replace(NBSP, " ") == french
