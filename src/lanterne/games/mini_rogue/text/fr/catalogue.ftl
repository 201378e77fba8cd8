# Titres : les chapitres des règles, les sources de hasard, les colonnes des simulations.

## Chapitres

chapter-goal = But et fin de partie
chapter-setup = Mise en place
chapter-preparation = Phase de Préparation
chapter-exploration = Exploration
chapter-descent = Phase de Descente
chapter-stats = Caractéristiques et ressources
chapter-tests = Tests de Compétence
chapter-combat = Combat : Phase d’Attaque
chapter-enemy = Combat : Phase d’Attaque de l’Ennemi
chapter-feats = Prouesses
chapter-effects = Effets
chapter-potions = Potions
chapter-items = Objets
chapter-skills = Compétences
chapter-rooms = Salles
chapter-guardians = Gardiens et Récompenses
chapter-difficulty = Difficulté
chapter-coop = Mode coopératif
chapter-rulings = Décisions

## Sources de hasard ; `.card` dit de quel genre est une carte tirée là

source-dice = Dés
source-rooms = Pioche de Salles
    .card = room
source-guardians = Pioche de Gardiens
    .card = enemy

## Simulations

tally-area = Dernière Zone
tally-rooms = Salles
tally-fights = Combats
tally-falls = Chutes
tally-score = Score
