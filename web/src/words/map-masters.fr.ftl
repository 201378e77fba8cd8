### Map Masters : ce que dit la page. Ce qui est imprimé sur les cartes, et les raisons d’un refus, viennent du serveur.

## Construire et dessiner

mm-mode = Ce que vous faites
mm-mode-lay = Poser
mm-mode-draw = Dessiner
mm-hand = Votre Main
mm-hand-empty = Toutes vos cartes sont posées.
mm-turn = Tourner
mm-turn-card = Tourner « { $card } » de 180°
mm-take-up = Reprendre dans la Main
mm-fits-turned = Elle ne s’aligne que tournée.
mm-fits-nowhere = Elle ne s’aligne nulle part pour l’instant.
mm-empty = Choisissez une carte de votre Main et posez-la ici.
mm-tableau = Votre Donjon, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
mm-zoom-in = Plus près
mm-zoom-out = Plus loin
mm-zoom-fit = Tout le Donjon
mm-several = Par où ?
mm-rivals = Les autres
mm-rival-works = dessine
mm-rival-done = Fini

## Le relevé

mm-vp = PV
mm-points-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire jusqu’ici
mm-timed = Bonus de Temps : au premier qui a fini
mm-found = Découvertes jusqu’ici
mm-kit = Ce que vous pouvez encore utiliser
mm-kit-item = Objet collecté : { $tool }
mm-kit-fairy = Jeton des Fées : { $tool }
mm-book-used = utilisé
mm-pending = { $kind ->
    [monster] Un Monstre barre le chemin.
    [lock] Un Cadenas barre le chemin.
    [lava] La Lave barre le chemin.
    [trapdoor] Une Trappe s’ouvre.
   *[other] Quelque chose barre le chemin.
}
mm-pending-several = { $count } Monstres barrent le chemin.
mm-undo = Retour
mm-clear = Effacer
mm-done = Fini !
mm-done-empty = Rendre sans Chemin ?
mm-ended = Vous êtes sorti du Donjon.
mm-dead-end = Le Chemin s’arrête ici : une Impasse.
mm-thinking = …
mm-keys = Touches : 1 à 9 pour le pas suivant, Retour arrière pour revenir ; carte choisie, flèches, Entrée, et R pour la tourner.
mm-steps = Ce que vous pouvez faire ensuite
mm-barred = { $count ->
    [one] Pourquoi pas par l’autre côté ?
   *[other] Pourquoi pas par les { $count } autres côtés ?
}

## Lieux et pas

mm-place-edge = le bord de la carte
mm-place-corridor = le Couloir
mm-place-room = la Salle ({ $content })
mm-with-item = avec un Objet collecté ({ $tool })
mm-with-fairy = avec un Jeton des Fées ({ $tool })
mm-with-book = avec « { $book } »
mm-step-start = Départ : { $card }, { $slot ->
    [L1] en haut à gauche
    [L2] en bas à gauche
    [R1] en haut à droite
    [R2] en bas à droite
    [T] en haut
   *[B] en bas
}
mm-step-go = Aller vers : { $place }
mm-step-link = Passer sur « { $card } »
mm-step-pay = { $kind ->
    [monster] Vaincre le Monstre { $with }
    [lock] Ouvrir le Cadenas { $with }
    [lava] Franchir la Lave { $with }
    [trapdoor] Franchir la Trappe { $with }
   *[other] Passer { $with }
}
mm-step-fall = Tomber dans la Trappe
mm-step-climb = Remonter { $with }
mm-step-teleport = Se téléporter vers { $card }, { $place }, { $with }
mm-step-jump = Bondir vers { $card }, { $place }, { $with }
mm-step-cross = Croiser votre propre Chemin { $with }
mm-step-wrap = Rentrer par le bord opposé { $with }
mm-step-sacrifice = Renoncer à « { $book } » contre un Jeton des Fées ({ $tool })
mm-card = { $name } : { $content }
mm-card-priced = { $name }, coût { $cost } : { $content }

## Pour qui écoute

mm-told-selected = { $count ->
    [0] { $card } : ne s’aligne nulle part ainsi. R la tourne.
    [one] { $card } : s’aligne à un endroit. Les flèches y mènent, Entrée pose la carte, R la tourne.
   *[other] { $card } : s’aligne à { $count } endroits. Les flèches en choisissent un, Entrée pose la carte, R la tourne.
}
mm-told-aim = Endroit { $number } sur { $count }
mm-told-cards = { $count ->
    [0] Aucune carte n’est posée.
    [one] Une carte est posée.
   *[other] { $count } cartes sont posées.
}
mm-told-at = { $place }. { $points } PV. { $count ->
    [0] Aucune suite possible.
    [one] Une suite possible.
   *[other] { $count } suites possibles.
}

## Le marché

mm-parts = Ce qu’il y a sur la table
mm-part-market = Marché
mm-part-dungeons = Donjons du tour { $round }
mm-part-scores = Plateaux de Score
mm-round = Tour { $round }
mm-round-of = Tour { $round } sur 6
mm-objective-primary = Objectif Primaire
mm-objective-secondary = Objectif Secondaire
mm-hourglass = Sablier
mm-fairies = Jetons des Fées
mm-books = Livres de Sorts
mm-cards = Cartes Donjon
mm-price = { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
mm-token = Jeton des Fées { $tool }, encore { $count }
mm-blind = La carte cachée du dessus pour { $coins } Pièces, { $count } dans la pile
mm-blind-book = Un Livre de Sorts caché pour 2 Pièces, { $count } dans la pile
mm-pile = { $count } dans la pile
mm-empty-place = Vide
mm-book-exploration = pendant l’Exploration
mm-book-market = au Marché
mm-book-hand = à la Création de Main
mm-book-reset = à la Réinitialisation
mm-buys = achète
mm-passed = a passé
mm-first = premier acheteur
mm-coins = Pièces
mm-zone = Zone de Construction
mm-piles = Pioche { $pile }, Défausse { $discard }
mm-kept = reste
mm-cut = s’en va

## Après un tour

mm-waiting = C’est rendu. Les autres dessinent encore.
mm-yours = Votre Donjon
mm-dungeon-of = Le Donjon de { $name }
mm-no-dungeon = Pas de Donjon ce tour-ci.
mm-column-primary = Primaire
mm-column-secondary = Secondaire
mm-column-bonus = Bonus de Temps
mm-column-exit = Sortie
mm-round-head = Tour
mm-total = { $points } PV
mm-won = a gagné
mm-rank-parts = { $blue } primaire + { $half } secondaire (la moitié de { $pink }) + { $green } temps + { $award } pour { $exits ->
    [one] { $exits } Sortie
   *[other] { $exits } Sorties
} + { $wealth } pour { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
mm-best-show = Montrer le meilleur Chemin
mm-best-hide = Cacher le meilleur Chemin
mm-best-mine = Vous avez trouvé { $mine } sur { $best }.
mm-best-mine-all = Vous égalez le meilleur Chemin trouvé : { $best }.
mm-best-other = { $name } a trouvé { $mine } sur { $best }.
mm-best-all = { $name } égale le meilleur Chemin trouvé : { $best }.
mm-best-none = Il n’y avait rien à trouver avec ces cartes.
mm-best-proven = C’est prouvé : il n’y a pas de meilleur Chemin.
mm-best-bound = Le meilleur Chemin trouvé jusqu’ici ; plus de { $bound } est impossible.
mm-best-dungeon = Le meilleur Chemin
mm-best-unknown = Le meilleur Chemin n’est pas connu.

## L’énigme du jour

mm-puzzle-of = Énigme du { $date }
mm-puzzle-thinking = On cherche le meilleur Chemin…
mm-puzzle-exit = Un de plus pour la Sortie.
mm-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur 4
mm-share = Partager
mm-shared = C’est copié : collez-le où vous voulez.
mm-share-failed = Le partage n’a pas marché d’ici.
mm-share-text = Lanterne · Map Masters { $date } · { $mine }/{ $best } { $stars }

## À l’accueil

daily-title = L’énigme du jour
daily-words = Une Main de Map Masters, un Objectif, un Chemin : à quel point approcherez-vous du meilleur score possible ?
daily-play = Jouer celle du jour
