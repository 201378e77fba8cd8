# Mots de la table dessinée et de la table racontée de Map Masters. Ils sont courts : une colonne du Marché a une vingtaine de lettres.

## La table

board-round = Tour { $round }/{ $rounds }
board-puzzle = Énigme du { $date }
board-primary = Primaire
board-secondary = Secondaire
board-each = à { $points } PV
board-hourglass = Sablier
board-tokens = Jetons des Fées
board-books = Livres de Sorts (+{ $count })
board-cost =
    { $cost ->
        [one] { $cost } Pièce
       *[other] { $cost } Pièces
    }
board-starting = Carte de Départ
board-piles = Pioche { $pile } · Défausse { $discard }
board-passed = a passé
board-scores = Tours
board-total = Total
board-sums = Primaire { $blue }, moitié du Secondaire { $pink }, Bonus de Temps { $green }, Sorties { $exits }, Pièces { $coins }
board-token-held = Jeton { $token } ×{ $count }

## Lire les choses

board-token-text = Un Jeton des Fées remplace cet Objet sur votre Chemin, ce tour-ci seulement. Utilisé ou non, il retourne ensuite au Marché.
board-pile = Pile de coût { $cost }
board-book-pile = Pile des Livres de Sorts
board-pile-text =
    { $count ->
        [0] Cette pile est vide : sa défausse sera d’abord mélangée.
        [one] Une seule carte est ici face cachée : vous la verrez une fois payée.
       *[other] { $count } cartes sont ici face cachée : vous verrez la vôtre une fois payée.
    }
board-aim = Objectif : { $kind }
board-book-exploration = pour le Chemin
board-book-market = pour le Marché
board-book-hand = pour la Main
board-book-reset = pour la Réinitialisation

## Un Donjon en chantier

board-vp = { $points } PV
board-move = { $line } – { $about }
board-joins =
    { $count ->
        [one] { $card }, un Couloir raccordé
       *[other] { $card }, { $count } Couloirs raccordés
    }
board-edge = { $card }, { $side }
board-slot-L1 = à gauche, en haut
board-slot-L2 = à gauche, en bas
board-slot-R1 = à droite, en haut
board-slot-R2 = à droite, en bas
board-slot-T = bord du haut
board-slot-B = bord du bas
board-pay-item = avec un Objet trouvé, contre : { $what }
board-pay-fairy = avec un Jeton des Fées, contre : { $what }
board-pay-SB-8 = un Jeton des Fées : { $what }, et le Livre est perdu pour de bon
board-out = hors du Donjon
board-through = vers la carte voisine
board-corridor = Couloir
board-room = Salle { $room }
board-below = { $about } (Niveau Inférieur)
board-on-card = { $about }, { $card }
board-stopped = sur le passage : { $what }
board-outside = vous êtes dehors
board-held = en réserve : { $items }
board-tokens-held = Jetons : { $tokens }
board-books-held = Livres : { $books }

## En phrases

told-thing = { $name } : { $about }
told-hourglass = Sablier : le premier qui finit son Chemin gagne le Bonus de Temps.
told-column =
    { $pile ->
        [one] Pour { $cost } Pièces : { $cards } ; encore { $pile } carte dans la pile
       *[other] Pour { $cost } Pièces : { $cards } ; encore { $pile } cartes dans la pile
    }
told-book-down = { $book } (utilisé)
told-zone = Zone de Construction : { $cards }
told-face-down =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
told-row = tour { $round } : { $blue } Primaire, { $pink } Secondaire{ $green ->
        [0] { "" }
       *[other] { "" }, { $green } de Bonus de Temps
    }{ $exit ->
        [0] { "" }
       *[other] { "" }, Sortie
    }
told-scores = { $name } – { $rows } ; total { $total }
told-at = Votre Chemin est en { $spot } : { $about }.
told-stopped = Sur son passage : { $what }. Payez, ou finissez ici.
told-trapdoor = Une Trappe s’ouvre sous lui. Tombez, payez pour la franchir, ou finissez ici.
told-outside = Il a quitté le Donjon. Tapez fini pour le rendre.
told-found = Découvertes jusqu’ici : { $finds }. { $points } PV pour l’Objectif Primaire.
told-held = Encore utilisable – { $held }.
told-laid = { $tag } { $card } se trouve en { $x },{ $y }.
told-laid-turned = { $tag } { $card } se trouve en { $x },{ $y }, tête en bas.
told-waiting = En Main : { $tag } { $card } ({ $about }).
told-still = Encore en Main : { $cards }.
told-no-start = Votre Chemin n’a pas encore de départ.
told-best = Le meilleur Chemin trouvé vaut { $value }.
told-proven = Il est prouvé que rien ne vaut davantage.
told-bound = Rien ne vaut plus de { $bound }.
told-mine = Le vôtre : { $mine } sur { $value }.

## Comment taper un Donjon et un Chemin

help-explore =
    lay S-1 0,0        poser une carte (pose convient aussi) : colonnes, puis demi-hauteurs ; lay S-1 seul la met là où le plus de Couloirs se rejoignent
    lay S-1 1,-1 180   de même, tête en bas ; une carte déjà posée est déplacée
    turn S-1, lift S-1 retourner une carte (tourne), ou la reprendre en Main (ôte)
    start S-1.L1       commencer le Chemin à un bord libre (départ) : L1 L2 à gauche, R1 R2 à droite, T en haut, B en bas, comme imprimé
    go a1, ou a1       avancer jusqu’à un lieu de cette carte (va) ; go A#e2 si deux Couloirs y mènent
    link               passer sur la carte voisine (passe)
    pay item           surmonter ce qui vous arrête avec un Objet trouvé (paie objet) ; pay fairy, pay SB-1 avec un Jeton ou un Livre
    fall, fall t1      tomber dans une Trappe (tombe)
    teleport > D5-01.c1 with item   du Cercle d’ici à un autre ; aussi with fairy, with SB-6
    climb t1 with SB-4, tele-monster D5-01.A with SB-3, tele-barrel D5-01.b1 with SB-5
    cross with SB-7, wrap with SB-12, wrap with SB-13, sacrifice sword with SB-8
    back, back 3       reprendre le dernier pas (retour), ou trois
    erase, clear       effacer le Chemin (efface), ou reprendre toutes les cartes (vide)
    lay S-1 0,0 ; start S-1.L1 ; a1   plusieurs à la fois
