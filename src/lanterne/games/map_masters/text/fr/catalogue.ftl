# Titres : les chapitres des règles.

## Chapitres

chapter-goal = But du jeu
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-objectives = Objectifs
chapter-market = Phase de Marché
chapter-fairies = Jetons des Fées
chapter-spells = Usage des Livres de Sorts
chapter-hand = Phase de Création de Main
chapter-exploration = Phase d’Exploration
chapter-time = Bonus de Temps
chapter-building = Construire un Donjon
chapter-path = Dessiner un Chemin
chapter-rooms = Salles
chapter-levels = Niveaux
chapter-items = Objets
chapter-obstacles = Obstacles
chapter-teleport = Téléporteurs
chapter-optimizers = Optimisateurs
chapter-reward = Phase de Récompense
chapter-reset = Phase de Réinitialisation
chapter-end = Fin du jeu
chapter-books = Les Livres de Sorts
chapter-model = Le Donjon en termes exacts
chapter-steps = Les pas d’un Chemin
chapter-checks = Vérification d’un Donjon
chapter-solver = Chercher le meilleur Chemin
chapter-rulings = Décisions
chapter-content = Les cartes du jeu

## Groupes de parties simulées

size-1 = 1 joueur
size-2 = 2 joueurs
size-3 = 3 joueurs
size-4 = 4 joueurs
size-5 = 5 joueurs
