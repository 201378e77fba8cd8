# Ce que signifie chaque champ des fichiers de contenu, et comment s’écrit une carte : pour qui compose un paquet.

## Les cartes

guide-start-cards =
    Les Cartes de Départ : la Pioche avec laquelle chacun commence. Cinq au moins.

    Une carte est un bloc qui commence par « card ID tier 0 » (tier 3, 4, 5 ou 6 pour celles qui ont ce prix).
    Les coordonnées sont x,y depuis le coin supérieur gauche d’une carte large de 8 et haute de 12 ;
    elles ne servent qu’au dessin, les règles lisent ce qui est relié à quoi.

    name en "…" fr "…"      ce qui y est imprimé
    theme GENRE,GENRE       ce qui y abonde, pour l’équilibre d’un paquet
    exits L1 L2 R1 R2 T B   ses bords ouverts : gauche, droite, haut, bas ; cinq des six
    room ID U x,y LxH : …   une Salle du Niveau Supérieur (D : Inférieur), son milieu, sa taille, son contenu :
                            objets, monster*2, circle=ID, trapdoor=ID>ARRIVÉE
    node ID U x,y : …       un point d’un Couloir, avec ou sans objets après les deux-points
    lock, lava, monster, circle ID U x,y
    trapdoor ID U x,y > ARRIVÉE    l’arrivée est un point ou une Salle du Niveau Inférieur
    stairs ID x,y           relié à une chose de chaque niveau
    edge A B via x,y        un Couloir entre deux choses, avec ses coudes ; « edge NOM = A B » s’il y en a deux
    doors SALLE : A B C     où mènent les portes d’une Salle, dans le sens des aiguilles d’une montre

    Objets : coin barrel sword key rope scroll recycle scissors, suivis de *2, *3… quand il y en a plusieurs.
guide-tier3-cards = Les Cartes Donjon de coût 3. Deux au moins ; le format est expliqué dans start.cards.
guide-tier4-cards = Les Cartes Donjon de coût 4. Deux au moins ; le format est expliqué dans start.cards.
guide-tier5-cards = Les Cartes Donjon de coût 5. Deux au moins ; le format est expliqué dans start.cards.
guide-tier6-cards = Les Cartes Donjon de coût 6. Deux au moins ; le format est expliqué dans start.cards.

## table.toml

guide-table = Ce qui n’est imprimé sur aucune carte.
guide-table-coins = Les Pièces de chaque joueur au début.
guide-table-time_bonus = Le Bonus de Temps de chacun des six tours, en PV.
guide-table-objective = Le paquet des Objectifs ; il doit suffire à douze pioches.
guide-table-objective-kind = Ce que réclame l’Objectif.
guide-table-objective-copies = Combien d’exemplaires compte le paquet.
guide-table-objective-hourglasses = Combien d’entre eux portent le Sablier.
