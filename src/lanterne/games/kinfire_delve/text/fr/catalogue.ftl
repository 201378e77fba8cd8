# Titres : les chapitres des règles.

## Chapitres

chapter-colours = Couleurs
chapter-challenges = Défis
chapter-skills = Cartes Compétence
chapter-health = Points de vie
chapter-setup = Mise en place
chapter-variants = Variantes
chapter-turn = Le tour
chapter-events = Événements
chapter-action = Relever un défi : l’action
chapter-lantern = La lanterne
chapter-supports = Relever un défi : les soutiens
chapter-dice = Relever un défi : les dés
chapter-resolution = Relever un défi : le résultat
chapter-indirect = Validation indirecte
chapter-icons = Récompenses et pénalités
chapter-deck = Deck Compétence
chapter-exhaustion = Fatigue
chapter-master = Le Maître
chapter-bottom = Fond du puits
chapter-gauntlet = Épreuve finale
chapter-end = Fin de la partie
chapter-advice = Conseils
chapter-achievements = Exploits
chapter-views = Ce que voit chaque place
chapter-rulings = Décisions

## Groupes de parties simulées

size-1 = 1 Éclaireur
size-2 = 2 Éclaireurs
size-3 = 3 Éclaireurs
size-4 = 4 Éclaireurs
mode-normal = partie normale
mode-hard = mode difficile
mode-fast = partie rapide
master-hidden = Maître jamais rencontré
