# Règles de Map Masters, un message par règle du catalogue, dans nos propres mots.

## But du jeu

MM-GOAL-01 = La partie compte six tours ; celui qui a alors le plus de points de victoire (PV) a gagné.
    .title = Le plus de points l’emporte
MM-GOAL-02 = L’essentiel de vos PV vient des Découvertes de votre Chemin que réclament les Objectifs du tour.
    .title = D’où viennent les points

## Mise en place

MM-SETUP-01 = Le Marché ouvre avec 20 Jetons des Fées en quatre réserves : 5 Épées, 5 Parchemins, 5 Clés et 5 Cordes.
    .title = Jetons des Fées par type
MM-SETUP-02 = Les 17 Livres de Sorts forment une pile mélangée, face cachée, et les 2 premiers sont mis en vente face visible.
    .title = Livres de Sorts en vente
MM-SETUP-03 = Triées par prix, les 72 Cartes Donjon forment quatre piles mélangées, face cachée, à 3, 4, 5 et 6 Pièces.
    .title = Quatre piles selon le coût
MM-SETUP-04 = Deux cartes de chaque pile Donjon sont visibles à côté d’elle : l’étal en montre huit en tout.
    .title = Huit cartes à l’étal
MM-SETUP-05 = La Banque réunit toutes les Pièces qu’aucun joueur n’a reçues.
    .title = Banque
MM-SETUP-06 = Vous jouez une couleur et prenez son Plateau de Score ; un marqueur et une éponge servent à dessiner sur les vraies cartes.
    .title = Plateau de Score et marqueur
MM-SETUP-07 = Les neuf Cartes de Départ de votre couleur, mélangées et face cachée, sont votre première Pioche.
    .title = Pioche de départ
MM-SETUP-08 = On ne trouve ni Piège, ni Corde, ni Cercle Magique sur les Cartes de Départ.
    .title = Cartes de Départ toutes simples
MM-SETUP-09 = Vous recevez 6 Pièces avant le premier tour, et plus jamais ensuite : les suivantes viennent de vos Chemins.
    .title = Six Pièces pour débuter
MM-SETUP-10 = Les 27 Cartes Objectif forment une pile mélangée, face cachée ; celles qui ont été piochées restent à côté, lisibles par tous.
    .title = Pile des Objectifs
MM-SETUP-11 = Le résumé des icônes et le rappel de la fin de tour sont à la disposition de chacun, à tout moment.
    .title = Une aide pour tous
MM-SETUP-12 = Vous avez devant vous votre Pioche, votre Défausse, votre Zone de Construction et la place de deux Livres de Sorts, pas davantage.
    .title = Votre zone
MM-SETUP-13 = Le mode Versus se passe des Cartes Coop et de Boss, des Artéfacts, des Pions Groupe et du Jeton de Joueur Actif.
    .title = Ce qui reste dans la boîte

## Le tour

MM-TURN-01 = Une seule fois, avant le tour 1, on révèle le premier Objectif de la pile : c’est l’Objectif Primaire de ce tour.
    .title = Premier Objectif Primaire
MM-TURN-02 = Un tour passe par le Marché, la Création de Main, l’Exploration, la Récompense et la Réinitialisation, toujours dans cet ordre.
    .title = Cinq phases
MM-TURN-03 = Dès le deuxième tour, l’Objectif Primaire est celui qu’a révélé la dernière Réinitialisation.
    .title = Objectifs Primaires suivants
MM-TURN-04 = La Récompense du tour 6 est la dernière phase de la partie : aucune Réinitialisation ne la suit.
    .title = Pas de sixième Réinitialisation
MM-TURN-05 = Les deux Objectifs d’un tour, Primaire et Secondaire, sont les mêmes pour chaque joueur.
    .title = Les mêmes Objectifs pour tous

## Objectifs

MM-OBJ-01 = Quand l’Objectif est le Tonneau, chacun de ceux que vous avez collectés vaut 1 PV.
    .title = Tonneaux
MM-OBJ-02 = Quand l’Objectif est l’Épée, chacune de celles que vous avez collectées vaut 1 PV.
    .title = Épées
MM-OBJ-03 = Quand l’Objectif est le Parchemin, chacun de ceux que vous avez collectés vaut 1 PV.
    .title = Parchemins
MM-OBJ-04 = Quand l’Objectif est la Pièce, chacune de celles que votre Chemin a collectées vaut 1 PV ; celles de votre bourse ne comptent pas.
    .title = Pièces
MM-OBJ-05 = Quand l’Objectif est la Clé, chacune de celles que vous avez collectées vaut 2 PV.
    .title = Clés
MM-OBJ-06 = Quand l’Objectif est la Corde, chacune de celles que vous avez collectées vaut 3 PV.
    .title = Cordes
MM-OBJ-07 = Quand l’Objectif est le Monstre, chacun de ceux que vous avez vaincus vaut 3 PV.
    .title = Monstres
MM-OBJ-08 = Quand l’Objectif est le Cadenas, chacun de ceux que vous avez ouverts vaut 3 PV.
    .title = Cadenas
MM-OBJ-09 = Quand l’Objectif est le Piège, chaque Trappe et chaque Piège de Lave que votre Chemin a rencontrés vaut 3 PV.
    .title = Pièges
MM-OBJ-10 = Quand l’Objectif est le Cercle Magique, chacun de ceux que votre Chemin a rencontrés vaut 2 PV.
    .title = Cercles Magiques
MM-OBJ-11 = Quand l’Objectif est la Salle, chacune de celles que vous avez visitées vaut 1 PV.
    .title = Salles
MM-OBJ-12 = Quand l’Objectif est l’Escalier, chacun de ceux que vous avez utilisés vaut 1 PV.
    .title = Escaliers
MM-OBJ-13 = Revenir dans une Salle n’ajoute rien : elle ne rapporte qu’une seule fois.
    .title = Une Salle ne rapporte qu’une fois
MM-OBJ-14 = Pour qu’une Salle rapporte, votre Chemin doit y entrer et il ne doit y rester aucun Monstre invaincu.
    .title = Seulement les Salles sans Monstre
MM-OBJ-15 = Inutile de se téléporter : un Cercle Magique sur lequel votre Chemin n’a fait que passer rapporte aussi.
    .title = Cercles simplement traversés
MM-OBJ-16 = Une Trappe rapporte autant, que vous y soyez tombé ou que vous l’ayez franchie à la Corde.
    .title = Trappes avec ou sans Corde
MM-OBJ-17 = Se servir d’un Objet ne fait pas perdre ses points : utilisé ou non, il rapporte.
    .title = Utilisé ou non
MM-OBJ-18 = Un Jeton des Fées n’est pas une Découverte et ne rapporte pour aucun des deux Objectifs.
    .title = Les Jetons ne rapportent rien
MM-OBJ-19 = Certains Objectifs comptent des actions et non des Objets collectés : Salles visitées, Pièges rencontrés, Escaliers utilisés.
    .title = Pas seulement des Objets

## Phase de Marché

MM-MARKET-01 = Le Marché du tour 1 est ouvert par le plus jeune de la table.
    .title = Premier acheteur de la partie
MM-MARKET-02 = Dès le tour 2, le Marché est ouvert par celui qui a le moins de Pièces.
    .title = Le plus pauvre achète d’abord
MM-MARKET-03 = Si plusieurs ont le moins de Pièces, commence celui d’entre eux à qui le tour précédent a rapporté le moins de PV.
    .title = À égalité de Pièces
MM-MARKET-04 = À partir du premier acheteur et dans le sens horaire, vous prenez un article quand vient votre tour d’achat, ou vous passez.
    .title = Un article ou passer
MM-MARKET-05 = Une fois que vous avez passé, vous n’achetez plus rien avant le tour suivant.
    .title = Passer est définitif
MM-MARKET-06 = Les achats continuent autour de la table tant que quelqu’un n’a pas passé.
    .title = Jusqu’à ce que tous aient passé
MM-MARKET-07 = Vous pouvez acheter tout ce que vous pouvez payer, mais un seul article à chaque tour d’achat.
    .title = Autant d’achats qu’on veut
MM-MARKET-08 = Pour 1 Pièce, vous obtenez un Jeton des Fées.
    .title = Prix d’un Jeton des Fées
MM-MARKET-09 = Pour 2 Pièces, vous obtenez un Livre de Sorts.
    .title = Prix d’un Livre de Sorts
MM-MARKET-10 = Une Carte Donjon coûte le nombre de Pièces inscrit sur elle, de 3 à 6.
    .title = Prix d’une Carte Donjon
MM-MARKET-11 = Pour le prix d’une colonne, de Cartes Donjon ou de Livres de Sorts, vous choisissez l’une de ses deux cartes visibles, ou vous tentez votre chance avec le dessus de sa pile.
    .title = Visible ou au hasard
MM-MARKET-12 = Dès qu’une carte visible est achetée, la suivante de sa pile prend sa place.
    .title = Aussitôt remplacée
MM-MARKET-13 = Une Carte Donjon achetée est posée, visible, dans votre Zone de Construction et appartient à votre Main de ce tour.
    .title = Jouée dès ce tour
MM-MARKET-14 = Les Pièces non dépensées vous restent et pourront payer plus tard quelque chose de plus cher.
    .title = Économiser
MM-MARKET-15 = Il y a 5 Jetons des Fées de chaque type ; quand ceux d’un type sont tous pris, on ne peut plus en acheter.
    .title = Rupture de stock
MM-MARKET-16 = Vous ne possédez jamais plus de deux Livres de Sorts.
    .title = Deux Livres de Sorts au plus
MM-MARKET-17 = Si vous avez deux Livres de Sorts et en achetez un autre, vous cédez l’un de ces deux-là, à votre choix.
    .title = Un troisième Livre de Sorts
MM-MARKET-18 = Un Livre de Sorts vous arrive face visible, prêt à servir.
    .title = Prêt aussitôt

## Jetons des Fées

MM-FAIRY-01 = Pendant l’Exploration de ce tour, un Jeton des Fées rend le service de l’Objet qu’il montre : Épée, Parchemin, Clé ou Corde.
    .title = Un Objet de remplacement
MM-FAIRY-02 = Un Jeton des Fées sert une fois, puis il retourne dans la réserve du Marché.
    .title = Jetons dépensés
MM-FAIRY-03 = Avant le décompte des points, tous les Jetons des Fées retournent au Marché, même ceux dont personne ne s’est servi.
    .title = On n’en garde aucun

## Usage des Livres de Sorts

MM-SPELL-01 = Chacun de vos Livres de Sorts peut servir une seule fois dans un tour.
    .title = Une fois par tour
MM-SPELL-02 = Vous retournez un Livre de Sorts face cachée quand vous l’avez utilisé.
    .title = Face cachée après usage
MM-SPELL-03 = Quand s’achève la Réinitialisation, les Livres de Sorts face cachée redeviennent visibles.
    .title = Prêt pour le tour suivant
MM-SPELL-04 = Quand son texte nomme un Objet, un Livre de Sorts peut servir à la place de celui-ci.
    .title = À la place d’un Objet

## Phase de Création de Main

MM-HAND-01 = Vous tirez des cartes de votre Pioche jusqu’à en avoir 5 dans votre Zone de Construction ; celles que vous avez achetées ou recyclées en font partie.
    .title = Jusqu’à cinq cartes
MM-HAND-02 = Quand votre Pioche est vide, vous mélangez votre Défausse, qui devient la nouvelle, et vous continuez.
    .title = Pioche épuisée
MM-HAND-03 = Les cartes piochées restent face cachée jusqu’à l’ouverture de l’Exploration, et vous ne les regardez pas non plus.
    .title = Pas même vous
MM-HAND-04 = Votre Main, ce sont les 5 cartes dont vous disposez pour ce tour.
    .title = Votre Main

## Phase d’Exploration

MM-EXPLORE-01 = L’Exploration commence une fois toutes les Mains complètes, et chacun la joue en même temps que les autres.
    .title = Tous en même temps
MM-EXPLORE-02 = Tout le monde dévoile ses cartes au même instant.
    .title = Cartes dévoilées
MM-EXPLORE-03 = De vos 5 cartes vous faites un seul Donjon, et vous y dessinez un seul Chemin.
    .title = Un Donjon, un Chemin
MM-EXPLORE-04 = Vous pouvez laisser des cartes de votre Main hors du Donjon, même si l’on y gagne rarement.
    .title = On peut écarter des cartes
MM-EXPLORE-05 = Tant que dure l’Exploration, vous pouvez déplacer vos cartes et redessiner votre Chemin à votre guise.
    .title = Changer d’avis
MM-EXPLORE-06 = Dans un Tour à Bonus de Temps, celui qui dit « Fini » le premier ne touche plus ni à ses cartes ni à son Chemin.
    .title = Premier à finir, plus de retouche
MM-EXPLORE-07 = La table peut limiter la durée de l’Exploration ; cinq minutes sont une bonne mesure.
    .title = Minuteur
MM-EXPLORE-08 = S’il y a un minuteur, on ne modifie plus rien une fois qu’il est arrivé à son terme.
    .title = Temps écoulé
MM-EXPLORE-09 = Votre Chemin peut être retouché jusqu’au moment où votre marqueur est refermé et posé.
    .title = Tant que le marqueur est en main

## Bonus de Temps

MM-TIME-01 = Si l’Objectif Primaire montre un Sablier, il y a un Bonus de Temps à gagner pendant ce tour.
    .title = Sablier
MM-TIME-02 = Quand un Bonus de Temps est en jeu, quelqu’un dit « C’est parti » : tous dévoilent alors leurs cartes et démarrent ensemble.
    .title = « C’est parti »
MM-TIME-03 = Le Bonus de Temps revient au joueur qui, le premier, achève son Chemin et dit « Fini ».
    .title = « Fini »
MM-TIME-04 = Vous avez fini quand votre marqueur est fermé, posé sur la table, et que vous avez dit « Fini ».
    .title = Ce que finir veut dire
MM-TIME-05 = Sur son Plateau de Score, le gagnant entoure le bonus de ce tour, et tous les autres barrent le leur.
    .title = Entouré ou barré
MM-TIME-06 = Une fois le bonus attribué, les autres joueurs prennent le temps qu’ils veulent et n’y perdent rien.
    .title = Plus rien ne presse

## Construire un Donjon

MM-BUILD-01 = Les cartes reposent toujours sur un petit côté ; aucune ne se couche.
    .title = À la verticale
MM-BUILD-02 = Vous choisissez pour chaque carte lequel de ses petits côtés est en haut.
    .title = Dans les deux sens
MM-BUILD-03 = Là où deux cartes se touchent, les Couloirs de l’une doivent prolonger ceux de l’autre.
    .title = Les Couloirs se rejoignent
MM-BUILD-04 = Deux cartes voisines peuvent être décalées, pourvu que leurs Couloirs se rejoignent.
    .title = Cartes décalées
MM-BUILD-05 = Aucune carte ne peut en couvrir une autre, même en partie.
    .title = Rien ne se chevauche
MM-BUILD-06 = Les cartes posées se touchent et forment un Donjon d’un seul tenant.
    .title = D’un seul tenant

## Dessiner un Chemin

MM-PATH-01 = Votre Chemin part de n’importe quel bord libre du Donjon, c’est-à-dire d’un Couloir qui s’ouvre sans carte en face.
    .title = Point de départ
MM-PATH-02 = Quand votre Chemin arrive à un bord libre, il s’y arrête : vous êtes sorti du Donjon.
    .title = Sortie
MM-PATH-03 = Un Chemin qui s’arrête ailleurs est dans une Impasse, et vous ne cochez pas la case « Sortie ».
    .title = Impasse
MM-PATH-04 = Hormis la case non cochée, une Impasse ne vous coûte rien.
    .title = Ce que coûte une Impasse
MM-PATH-05 = Votre Chemin emprunte chaque Couloir une seule fois au plus.
    .title = Un Couloir ne sert qu’une fois
MM-PATH-06 = Votre Chemin ne coupe jamais son propre tracé.
    .title = Pas de croisement
MM-PATH-07 = Votre Chemin peut revenir dans une Salle où il est déjà passé.
    .title = Revenir dans une Salle
MM-PATH-08 = Sur deux Niveaux différents, une partie de votre Chemin peut en surplomber une autre.
    .title = L’un au-dessus de l’autre
MM-PATH-09 = Là où des Couloirs se croisent, on est encore dans un Couloir : votre Chemin y passe une fois, pas deux.
    .title = Un Croisement est un Couloir
MM-PATH-10 = Si vous ne pouvez continuer que par un Couloir déjà emprunté, c’est une Impasse.
    .title = Impasse : Couloir déjà pris
MM-PATH-11 = Si vous ne pouvez continuer qu’en coupant votre tracé, c’est une Impasse.
    .title = Impasse : son propre tracé
MM-PATH-12 = Un Monstre, un Piège de Lave ou un Cadenas contre lequel vous n’avez rien est une Impasse.
    .title = Impasse : Obstacle
MM-PATH-13 = Un endroit que rien ne permet de quitter est une Impasse.
    .title = Impasse : aucune issue
MM-PATH-14 = Vous dessinez un trait continu ; seule la téléportation lui permet de sauter.
    .title = Un trait continu
MM-PATH-15 = Une Impasse ne retire rien : les Découvertes entourées avant elle vous restent.
    .title = Ce qui est trouvé reste acquis
MM-PATH-16 = Si votre Chemin s’arrête dans une Salle, vous obtenez tout de même ce qu’elle contient, pourvu que tous ses Monstres soient vaincus.
    .title = Finir dans une Salle

## Salles

MM-ROOM-01 = Un lieu large pavé de pierre est une Salle ; un passage étroit couvert de sable est un Couloir. Les règles les traitent différemment.
    .title = Salle ou Couloir
MM-ROOM-02 = Vous pouvez traverser une Salle plusieurs fois, chaque fois par des entrées encore inutilisées et sans couper votre tracé.
    .title = Retraverser une Salle
MM-ROOM-03 = Une Salle donne ses Objets à votre première visite, et rien aux suivantes.
    .title = Une seule récolte
MM-ROOM-04 = Quand vous entrez dans une Salle, vous devez vaincre chacun des Monstres qui s’y trouvent.
    .title = Tous ses Monstres
MM-ROOM-05 = Tant qu’un Monstre est debout dans une Salle, rien n’y est collecté ni utilisable.
    .title = Les Monstres d’abord
MM-ROOM-06 = À l’intérieur d’une Salle, votre Chemin peut passer à côté d’une Trappe.
    .title = Contourner la Trappe
MM-ROOM-07 = Dans une Salle, on ne tombe pas par accident : vous ne descendez que si vous menez votre Chemin sur la Trappe.
    .title = Tomber exprès
MM-ROOM-08 = Les Trappes d’une Salle sont entourées quand vous y entrez, que vous passiez dessus ou non.
    .title = Entourée dans tous les cas
MM-ROOM-09 = Le Cercle Magique d’une Salle déjà vue peut encore servir à une visite ultérieure, au départ comme à l’arrivée.
    .title = Se servir du Cercle plus tard
MM-ROOM-10 = Pour se servir d’un Cercle dans une Salle déjà visitée, il faut un Couloir encore inutilisé pour y entrer ou en ressortir ; sans lui, vous finissez dans une Impasse.
    .title = Un accès encore libre

## Niveaux

MM-LEVEL-01 = Un Donjon a un Niveau Supérieur et un Niveau Inférieur ; ce dernier se reconnaît à une lueur jaune et n’a pas de murs.
    .title = Deux Niveaux
MM-LEVEL-02 = Sans Corde pour la franchir, une Trappe vous mène au Niveau Inférieur, d’où votre Chemin se poursuit.
    .title = Par la Trappe
MM-LEVEL-03 = Un Escalier relie les deux Niveaux : vous pouvez le prendre en descendant comme en montant.
    .title = Monter ou descendre
MM-LEVEL-04 = En vous téléportant, vous pouvez arriver à l’autre Niveau.
    .title = Se téléporter d’un Niveau à l’autre

## Objets

MM-ITEM-01 = Vous collectez tout Objet que rencontre votre Chemin, en l’entourant.
    .title = Collecter
MM-ITEM-02 = Un Objet collecté peut servir une fois plus loin, contre un Obstacle ou pour un effet ; vous le barrez alors.
    .title = Un seul usage
MM-ITEM-03 = Un Objet n’aide qu’une fois rencontré par votre Chemin ; ce qui se trouve plus loin ne sert pas encore.
    .title = D’abord collecter
MM-ITEM-04 = Les Pièces paient les achats du Marché ; sur le Chemin, elles n’ont aucun usage.
    .title = Les Pièces achètent
MM-ITEM-05 = Un Tonneau n’est là que pour être collecté ; il n’a aucun pouvoir.
    .title = Le Tonneau ne fait rien
MM-ITEM-06 = Une Épée permet de vaincre un Monstre : les deux sont barrés.
    .title = Épée
MM-ITEM-07 = Une Clé permet d’ouvrir un Cadenas.
    .title = Clé
MM-ITEM-08 = Un Parchemin active un seul Cercle Magique.
    .title = Parchemin
MM-ITEM-09 = Une Corde vous fait franchir un Piège, Lave ou Trappe.
    .title = Corde
MM-ITEM-10 = Depuis le Niveau Inférieur, aucune Corde ne permet de remonter par une Trappe.
    .title = Une Corde ne remonte pas

## Obstacles

MM-OBST-01 = Il y a trois sortes d’Obstacles : les Monstres, les Cadenas et les Pièges (Trappes ou Lave).
    .title = Sortes d’Obstacles
MM-OBST-02 = Votre Chemin ne dépasse un Obstacle qu’une fois celui-ci surmonté et barré.
    .title = À surmonter d’abord
MM-OBST-03 = Contre un Obstacle, vous utilisez un Objet adapté déjà collecté, un Jeton des Fées de ce type, ou un Livre de Sorts qui le permet.
    .title = Trois moyens
MM-OBST-04 = La Lave arrête votre Chemin pour de bon si vous n’avez pas de Corde à lui opposer.
    .title = Lave
MM-OBST-05 = Sur une Trappe d’un Couloir supérieur, deux possibilités : tomber, ou dépenser une Corde ou un Livre de Sorts et continuer là-haut.
    .title = Trappe dans un Couloir
MM-OBST-06 = Une Trappe ne met pas fin à votre Chemin : c’est un passage qui ne fait que descendre.
    .title = Un sens unique
MM-OBST-07 = Vous pouvez garder votre Corde et vous laisser tomber par une Trappe.
    .title = On peut se laisser tomber
MM-OBST-08 = On tombe dans la même Trappe une fois au plus.
    .title = Pas deux fois
MM-OBST-09 = Si un Obstacle met fin à votre Chemin, vous ne l’entourez pas et il ne rapporte rien.
    .title = Obstacle non surmonté

## Téléporteurs

MM-TELE-01 = Un Cercle Magique est entouré quand votre Chemin l’atteint, même si vous ne vous téléportez pas.
    .title = Entouré à la rencontre
MM-TELE-02 = Sur un Cercle Magique, vous pouvez dépenser un Parchemin, un Jeton Parchemin ou un Livre de Sorts adapté pour rejoindre tout autre Cercle encore inutilisé.
    .title = Se téléporter
MM-TELE-03 = Vous barrez le Cercle de départ et celui d’arrivée, et vous reprenez le tracé depuis ce dernier.
    .title = La suite depuis le second
MM-TELE-04 = Un Cercle Magique barré ne peut plus servir.
    .title = Cercles déjà utilisés
MM-TELE-05 = Peu importe où sont les deux Cercles : sur une carte ou deux, à un Niveau ou deux.
    .title = Près ou loin
MM-TELE-06 = Il existe des Livres de Sorts qui vous téléportent sans aucun Cercle Magique.
    .title = Sans Cercle

## Optimisateurs

MM-OPT-01 = Vous entourez un Optimisateur quand votre Chemin le rencontre ; il agit pendant la Réinitialisation.
    .title = Pour plus tard

## Phase de Récompense

MM-REWARD-01 = La Récompense commence par le retour de tous les Jetons des Fées au Marché.
    .title = D’abord les Jetons
MM-REWARD-02 = Pour chaque Pièce que votre Chemin a collectée, la Banque vous en donne une.
    .title = Vos Pièces
MM-REWARD-03 = Comptez les Découvertes conformes à l’Objectif Primaire, multipliez par ses PV et inscrivez le résultat dans la case bleue du tour.
    .title = Points de l’Objectif Primaire
MM-REWARD-04 = Ce qui n’est pas entouré ne rapporte pas ; ce qui l’est rapporte, barré ou non.
    .title = Il faut être entouré
MM-REWARD-05 = Si votre Chemin s’arrête sur une Découverte dont vous n’avez pu venir à bout, elle ne rapporte rien.
    .title = Affaire non réglée
MM-REWARD-06 = Le contenu de la Salle où s’arrête votre Chemin ne rapporte que si aucun Monstre n’y est invaincu.
    .title = Une Salle pour finir
MM-REWARD-07 = S’il y avait un Sablier, le joueur qui a fini le premier entoure le bonus de la colonne verte.
    .title = Le Bonus de Temps sur le Plateau
MM-REWARD-08 = C’est maintenant seulement que l’on révèle l’Objectif Secondaire.
    .title = Objectif Secondaire
MM-REWARD-09 = L’Objectif Secondaire se compte comme le Primaire ; vous inscrivez le résultat entier dans la case rose, sans encore le diviser.
    .title = Points de l’Objectif Secondaire
MM-REWARD-10 = Si votre Chemin s’est arrêté à un bord libre, la case rouge de ce tour est cochée.
    .title = Case « Sortie »

## Phase de Réinitialisation

MM-RESET-01 = La Réinitialisation débute par la révélation de l’Objectif Primaire du tour suivant, par-dessus les Objectifs déjà piochés.
    .title = Prochain Objectif Primaire
MM-RESET-02 = Ensuite, vous pouvez utiliser tout ou partie des Optimisateurs entourés pendant ce tour, ou aucun.
    .title = Les Optimisateurs agissent
MM-RESET-03 = Une icône Recyclage garde l’une de vos 5 cartes, effacée, dans votre Zone de Construction : elle sera dans votre prochaine Main.
    .title = Recyclage
MM-RESET-04 = Une icône Ciseaux retire du jeu l’une de vos 5 cartes : effacée, elle retourne dans la boîte.
    .title = Ciseaux
MM-RESET-05 = Une carte peut être retirée par ses propres Ciseaux.
    .title = Se couper soi-même
MM-RESET-06 = Si vous avez entouré plusieurs de ces icônes, chacune agit sur une carte différente.
    .title = Une carte par icône
MM-RESET-07 = Un Optimisateur que vous n’utilisez pas est perdu ; il n’attend pas un autre tour.
    .title = Rien en réserve
MM-RESET-08 = Tous les Chemins sont effacés des cartes.
    .title = Effacer
MM-RESET-09 = Ce qui reste des cartes de ce tour dans votre Zone de Construction rejoint votre Défausse.
    .title = Défausser
MM-RESET-10 = Les Livres de Sorts qui ont servi ce tour-ci sont remis face visible.
    .title = Livres de Sorts réactivés
MM-RESET-11 = Quand le tour 3 s’achève, le Marché défausse ses 2 Livres de Sorts et ses 8 Cartes Donjon visibles et en présente de nouveaux.
    .title = Nouvel étal après le tour 3
MM-RESET-12 = Un tour se clôt en neuf étapes : retour des Jetons, Pièces, points du Primaire, points du Secondaire, prochain Primaire, Optimisateurs, effacement, Défausse, Livres de Sorts réactivés.
    .title = Neuf étapes

## Fin du jeu

MM-END-01 = Votre score final part de tous les points de votre colonne bleue.
    .title = Colonne bleue
MM-END-02 = S’y ajoute la moitié de votre colonne rose : additionnez-la, divisez cette somme une seule fois par 2 et oubliez le demi-point éventuel.
    .title = Colonne rose
MM-END-03 = Chaque Bonus de Temps que vous avez entouré s’ajoute.
    .title = Colonne verte
MM-END-04 = Le joueur qui a coché le plus de cases « Sortie » reçoit 2 PV.
    .title = Le plus de Sorties
MM-END-05 = Le suivant en nombre de cases « Sortie » cochées reçoit 1 PV.
    .title = Le deuxième en Sorties
MM-END-06 = Les joueurs à égalité de Sorties reçoivent chacun la récompense entière.
    .title = À égalité de Sorties
MM-END-07 = Chaque lot de trois Pièces qui vous restent fait 1 PV ; une ou deux en trop ne font rien.
    .title = Pièces restantes
MM-END-08 = Celui qui atteint la plus haute somme de tout cela gagne.
    .title = Vainqueur
MM-END-09 = Entre joueurs de même score, celui qui a le plus de points dans la colonne rose gagne.
    .title = Scores égaux
MM-END-10 = Les joueurs à égalité de score et de colonne rose gagnent ensemble.
    .title = Victoire partagée

## Les Livres de Sorts

MM-SB-01 = Exploration : un Monstre est vaincu sans que vous ayez besoin d’une Épée.
    .title = SB-1 : Monstre
MM-SB-02 = Exploration : vous franchissez un Piège, Lave ou Trappe, et vous ne tombez pas.
    .title = SB-2 : Piège
MM-SB-03 = Exploration : où que vous soyez dans le Donjon, vous rejoignez un Monstre par téléportation, et il faut le vaincre comme n’importe quel autre.
    .title = SB-3 : sur un Monstre
MM-SB-04 = Exploration : vous gagnez le Niveau Supérieur par une Trappe encore inutilisée, donc jamais par celle où vous êtes tombé.
    .title = SB-4 : remonter par une Trappe
MM-SB-05 = Exploration : du Tonneau où vous êtes, une téléportation vous mène à un autre.
    .title = SB-5 : de Tonneau en Tonneau
MM-SB-06 = Exploration : vous activez un Cercle Magique sans dépenser de Parchemin.
    .title = SB-6 : Cercle Magique
MM-SB-07 = Exploration : votre Chemin peut couper son propre tracé, mais n’emprunte toujours aucun Couloir deux fois.
    .title = SB-7 : croisement
MM-SB-08 = Exploration : vous renoncez à ce Livre pour le reste de la partie et recevez un Jeton des Fées du type voulu, même si le Marché n’en a plus. Il ne sert donc qu’une fois par partie.
    .title = SB-8 : un Jeton contre un Livre
MM-SB-09 = Marché : une Carte Donjon que vous achetez vous coûte 1 Pièce de moins.
    .title = SB-9 : carte moins chère
MM-SB-10 = Exploration : un Cadenas s’ouvre sans que vous ayez besoin d’une Clé.
    .title = SB-10 : Cadenas
MM-SB-11 = Réinitialisation : vous effacez l’une de vos 5 cartes de ce tour et la retirez du jeu.
    .title = SB-11 : retirer une carte
MM-SB-12 = Exploration : d’une extrémité sur le bord gauche ou droit de votre tableau, une téléportation vous mène à celle qui lui est exactement opposée, par où vous rentrez.
    .title = SB-12 : d’un côté à l’autre
MM-SB-13 = Exploration : comme SB-12, mais entre le bord du haut et celui du bas de votre tableau.
    .title = SB-13 : de haut en bas
MM-SB-14 = Marché : avec un Jeton des Fées acheté, vous en obtenez gratuitement un autre, d’un type différent.
    .title = SB-14 : second Jeton
MM-SB-15 = Réinitialisation, une fois connu le prochain Objectif Primaire : vous retirez du jeu une Carte Donjon qui vient de vous servir et choisissez au Marché une carte de coût égal ou inférieur.
    .title = SB-15 : échange
MM-SB-16 = Au début de la Création de Main : vous voyez la première carte piochée et la gardez ou la défaussez ; ensuite, vous piochez jusqu’à en avoir 5, comme toujours.
    .title = SB-16 : regarder d’abord
MM-SB-17 = Réinitialisation : pour 2 Pièces, l’une de vos 5 cartes de ce tour reste dans votre Zone de Construction et sera dans votre prochaine Main.
    .title = SB-17 : garder une carte

## Le Donjon en termes exacts

MM-MODEL-01 = Une carte mesure 8 unités de large et 12 de haut, comptées depuis son coin supérieur gauche. Elle se compose de deux cases de 8 sur 6, l’une au-dessus de l’autre.
    .title = Taille d’une carte
MM-MODEL-02 = Une carte a six extrémités : deux sur chaque grand côté, aux hauteurs 3 et 9, et une au milieu de chaque petit côté. Les cartes du jeu en ont cinq ouvertes et une fermée ; celles d’un paquet de contenu peuvent différer.
    .title = Six extrémités
MM-MODEL-03 = Toutes les extrémités appartiennent au Niveau Supérieur.
    .title = Extrémités au Niveau Supérieur
MM-MODEL-04 = Retourner une carte tête en bas échange l’extrémité du haut et celle du bas, et chaque extrémité latérale avec celle qui lui est opposée en diagonale. Les entrées d’une Salle gardent leur ordre horaire.
    .title = Demi-tour
MM-MODEL-05 = Vous posez une carte en indiquant sa colonne, sa rangée en demi-hauteurs de carte et son sens. Elle occupe cette case de la grille et celle du dessous.
    .title = La grille
MM-MODEL-06 = Une extrémité fait face à la case située juste après elle. Celles de gauche rencontrent celles de droite, haute ou basse selon la moitié de la voisine qui se trouve là ; celle du haut rencontre celle du bas.
    .title = Vis-à-vis d’une extrémité
MM-MODEL-07 = Deux cartes sont voisines si deux de leurs cases ont un côté commun ; sur ce côté, une extrémité de chacune tombe au même point. Se toucher par un coin ne compte pas.
    .title = Voisines
MM-MODEL-08 = Deux extrémités ouvertes qui se rencontrent forment une liaison, deux fermées un mur. Une ouverte contre une fermée est interdite.
    .title = Liaison ou mur
MM-MODEL-09 = De liaison en liaison, on peut aller de chaque carte posée à toutes les autres.
    .title = Toutes reliées
MM-MODEL-10 = Une extrémité ouverte devant une case vide est un bord libre, même si des cartes entourent cette case de toutes parts.
    .title = Bord libre
MM-MODEL-11 = Deux cartes côte à côte sont alignées ou décalées d’une demi-hauteur ; deux cartes l’une sur l’autre sont exactement d’aplomb.
    .title = Décalages possibles
MM-MODEL-12 = L’endroit de la grille n’importe pas : la colonne la plus à gauche et la rangée la plus haute portent le numéro 0. Retourné d’un bloc, c’est encore le même Donjon.
    .title = Même Donjon, autre endroit
MM-MODEL-13 = Il existe 1, 4, 20, 110 et 642 formes pour une à cinq cartes, et 2 465 280 façons d’en poser cinq. Avec une extrémité fermée par carte, 285 264 à 754 560 sont permises, la moitié si un Donjon retourné d’un bloc est le même ; et toute Main de cinq cartes ainsi faites peut être posée.
    .title = Nombre de Donjons
MM-MODEL-14 = Une carte réunit des points : extrémités, lieux, Cadenas, Pièges de Lave, Monstres, Trappes, Cercles, Escaliers, qui sont tous Couloir, et Salles. Cadenas, Lave, Monstre et Escalier joignent 2 voies, une Trappe 1 ou 2 outre la chute, un Cercle 1 à 3, un lieu 1 à 4.
    .title = De quoi une carte est faite
MM-MODEL-15 = Chaque point appartient à un seul Niveau, sauf l’Escalier, qui a un pied sur chacun. Un tronçon relie deux points d’un même Niveau et ne porte aucune icône.
    .title = Niveau de chaque point
MM-MODEL-16 = Les tronçons d’un même Niveau ne se rejoignent qu’en l’un des points de la carte, jamais entre deux. Ceux de Niveaux différents n’ont rien à voir entre eux, même dessinés l’un sur l’autre.
    .title = Pas de carrefour caché
MM-MODEL-17 = Les entrées d’une Salle sont rangées dans le sens horaire, et chacune appartient à un tronçon. Une Salle tient tout entière sur une carte.
    .title = Entrées d’une Salle
MM-MODEL-18 = Une Salle peut contenir Objets, Pièces, Optimisateurs, Monstres, Cercles et Trappes en tout nombre. On peut partir des Cercles et des Trappes ou y arriver ; de même des Tonneaux et des Monstres, pour les Livres de Sorts qui s’en servent.
    .title = À l’intérieur d’une Salle
MM-MODEL-19 = Chaque Trappe a un seul point de chute, lieu ou Salle en dessous, sur la même carte. Passer par ce point au Niveau Inférieur n’est pas rencontrer la Trappe.
    .title = Où mène une Trappe
MM-MODEL-20 = Le Donjon, ce sont toutes ses cartes réunies, avec un tronçon de plus pour chaque liaison.
    .title = Le Donjon entier
MM-MODEL-21 = À tout moment, un Chemin sait où il est, ce qu’il a parcouru et utilisé, où en est chaque Salle, ce que vous détenez et avez dépensé, ce qui est compté, et s’il est achevé.
    .title = Ce que retient un Chemin
MM-MODEL-22 = Un Chemin visite chaque point de Couloir une fois au plus, extrémités et Croisements compris, et prend chaque tronçon une fois au plus, donc aussi chaque entrée.
    .title = Une fois chacun
MM-MODEL-23 = Chaque visite d’une Salle est un brin, de là où le Chemin entre à là où il sort. Un bout est intérieur si la Salle est le lieu d’une téléportation, d’une chute, d’une montée, d’un atterrissage ou de l’arrêt.
    .title = Brin
MM-MODEL-24 = Deux brins d’entrée à entrée se croisent si, en faisant le tour de la Salle, exactement une des entrées du second se trouve entre les deux du premier.
    .title = Quand deux brins se croisent
MM-MODEL-25 = Un brin qui commence ou finit à l’intérieur de la Salle n’en croise aucun autre : on peut toujours le contourner.
    .title = Bouts intérieurs
MM-MODEL-26 = Dans les Couloirs, aucun croisement n’est à chercher, puisque rien ne s’y parcourt deux fois.
    .title = Pas de croisement en Couloir
MM-MODEL-27 = En arrivant à un point de Couloir encore inconnu, vous collectez ce qui s’y trouve et rencontrez son Cercle. Cadenas, Lave, Monstre ou Trappe doivent être réglés avant de continuer.
    .title = Arriver dans un Couloir
MM-MODEL-28 = En entrant dans une Salle, on règle d’abord ses Monstres. Quand il n’en reste aucun, la Salle est libérée : d’un seul coup, elle compte avec ses Monstres, ses Objets, Pièces et Optimisateurs sont collectés, ses Cercles et Trappes rencontrés.
    .title = Arriver dans une Salle
MM-MODEL-29 = Tant qu’un Obstacle est en attente, les seuls pas possibles sont de payer ou, sur une Trappe, de tomber. Les Épées d’une Salle n’aident pas contre ses propres Monstres.
    .title = Rien avant d’avoir payé
MM-MODEL-30 = Un Escalier compte quand votre Chemin le quitte au Niveau d’où il ne venait pas.
    .title = Escalier pris jusqu’au bout
MM-MODEL-31 = Une Trappe de Couloir compte quand vous la payez, y tombez ou remontez par elle, une Trappe de Salle quand la Salle est libérée. Lave, Cadenas et Monstres de Couloir comptent une fois payés.
    .title = Quand comptent les Obstacles
MM-MODEL-32 = Si vous marchez jusqu’à un bord libre, le Chemin est achevé et c’est une Sortie ; seuls les Livres de Sorts qui mènent au bord opposé peuvent le prolonger.
    .title = Sortir à pied
MM-MODEL-33 = Vous pouvez vous arrêter après n’importe quel pas ; à moins d’être sorti, c’est une Impasse. Obstacles en attente et Salles non libérées ne comptent alors pas, et ce que vous y avez dépensé est perdu.
    .title = S’arrêter
MM-MODEL-34 = Un Chemin compte les douze sortes que nomment les Objectifs, les icônes Recyclage et Ciseaux et la Sortie. Chaque compte est la simple somme de tout ce qui a été réglé.
    .title = Ce que l’on compte

## Les pas d’un Chemin

MM-STEP-01 = Vous partez d’une extrémité ouverte qui est un bord libre ; elle compte dès lors comme visitée.
    .title = Partir
MM-STEP-02 = Quand plus rien n’est à payer, vous suivez un tronçon inutilisé vers une Salle ou un point de Couloir encore inconnu. En quittant une Salle, vous ne croisez aucun brin antérieur.
    .title = Avancer
MM-STEP-03 = D’une extrémité reliée, vous passez à celle d’en face, si cette liaison est encore inutilisée.
    .title = Vers la carte voisine
MM-STEP-04 = Vous surmontez un Obstacle en attente avec un Objet, un Jeton des Fées, ou SB-1, SB-2 ou SB-10 s’il convient. Dans un Couloir, il compte aussitôt ; dans une Salle, les Monstres comptent une fois tous vaincus.
    .title = Payer
MM-STEP-05 = Sur une Trappe de Couloir en attente, ou dans une Salle libérée dont une Trappe n’a pas encore servi à tomber, vous tombez à son point de chute : une Salle, ou un lieu encore inconnu.
    .title = Tomber
MM-STEP-06 = Avec SB-4 et plus rien à payer, vous grimpez du point de chute d’une Trappe inutilisée jusqu’à elle : dans sa Salle, ou dans son Couloir s’il est encore inconnu, où elle compte et ne réclame rien.
    .title = Grimper
MM-STEP-07 = Sur un Cercle inutilisé, ou dans une Salle libérée qui en a un, un Parchemin, un Jeton Parchemin ou SB-6 vous mène à un autre Cercle inutilisé du Donjon, sauf dans un Couloir déjà parcouru. Les deux sont alors utilisés.
    .title = Se téléporter par un Cercle
MM-STEP-08 = Avec SB-3, plus rien à payer et un Chemin non achevé, vous allez à un Monstre invaincu, dans une Salle ou un Couloir encore inconnu ; il faut alors le vaincre.
    .title = Rejoindre un Monstre
MM-STEP-09 = Avec SB-5 et plus rien à payer, vous allez d’un Tonneau là où vous êtes, dans un Couloir ou une Salle libérée, à un autre, dans une Salle ou un Couloir encore inconnu.
    .title = Rejoindre un Tonneau
MM-STEP-10 = Avec SB-7, annoncé au moment de quitter une Salle, vous pouvez croiser un brin antérieur de cette Salle, un seul exactement.
    .title = Croiser
MM-STEP-11 = Une fois sorti au bord extrême d’une rangée, vous passez avec SB-12 à l’extrémité la plus éloignée de l’autre côté, et de même dans une colonne avec SB-13, si elle est ouverte et pas encore visitée. La Sortie est annulée.
    .title = Par l’autre côté
MM-STEP-12 = Si vous avez SB-8 face visible, vous pouvez l’envoyer dans la boîte contre un Jeton des Fées du type que vous nommez.
    .title = Sacrifier un Livre

## Vérification d’un Donjon

MM-CHECK-01 = On vérifie d’abord vos cartes, puis leur position, le départ et chaque pas l’un après l’autre. La première faute est signalée avec son endroit et le tout est refusé ; ce n’est qu’une fois le temps écoulé qu’une ébauche est corrigée.
    .title = Ordre de la vérification
MM-CHECK-02 = Vous ne posez que des cartes de votre Main, aucune deux fois.
    .title = Vos cartes, une fois chacune
MM-CHECK-03 = Une carte est posée dans une colonne et une rangée entières de la grille, à l’endroit ou retournée.
    .title = Droit sur la grille
MM-CHECK-04 = Une case de la grille porte une carte au plus.
    .title = Une carte par case
MM-CHECK-05 = Un Donjon où une extrémité ouverte fait face à une fermée est refusé.
    .title = Ouverte contre fermée
MM-CHECK-06 = Un Donjon est refusé si les liaisons ne réunissent pas toutes ses cartes.
    .title = Carte isolée
MM-CHECK-07 = Aucun pas ne se fait sans départ, et celui-ci doit être une extrémité ouverte et libre.
    .title = Un départ en règle
MM-CHECK-08 = Un pas est refusé si aucune voie ne mène de là où vous êtes à ce que vous nommez, ou si cela n’existe pas.
    .title = Seulement où mène une voie
MM-CHECK-09 = Une entrée de Salle ne sert pas de nouveau, pas plus qu’un tronçon ou un point de Couloir ; on vous dit lequel des deux cas se présente.
    .title = Déjà emprunté
MM-CHECK-10 = Vous ne pouvez quitter une Salle en coupant un brin déjà tracé, ni, même avec SB-7, en coupant deux brins ou davantage.
    .title = Couper son tracé
MM-CHECK-11 = SB-7 est refusé là où votre tracé ne coupe rien.
    .title = SB-7 pour rien
MM-CHECK-12 = Vous ne pouvez dépasser un Cadenas, un Piège de Lave ou un Monstre non surmonté, ni quitter une Trappe de Couloir sans tomber ni payer, ni quitter ou utiliser une Salle où restent des Monstres.
    .title = Encore en travers
MM-CHECK-13 = Vous ne payez que s’il y a quelque chose à surmonter, avec le bon moyen, et avec un Objet ou un Jeton que vous avez vraiment.
    .title = Payer comme il faut
MM-CHECK-14 = Un Livre de Sorts doit être à vous, face visible, pas encore utilisé sur ce Chemin et prévu pour cette phase.
    .title = Votre Livre, dans sa phase
MM-CHECK-15 = Sont refusés une Trappe déjà utilisée, une chute vers un point déjà visité et une montée d’ailleurs que du point de chute.
    .title = Trappes
MM-CHECK-16 = On se téléporte du Cercle où l’on est à un autre, tous deux inutilisés ; SB-3 et SB-5 veulent un Monstre ou des Tonneaux au bon endroit. L’arrivée est sur une carte posée, et non dans un Couloir déjà visité.
    .title = Téléportations
MM-CHECK-17 = Après une Sortie, rien ne suit sauf SB-12 ou SB-13, d’un bord extrême à une extrémité opposée ouverte et pas encore visitée.
    .title = Après la Sortie
MM-CHECK-18 = Vous pouvez ne poser aucune carte ou ne dessiner aucun Chemin : c’est accepté, ne rapporte rien et n’est pas une Sortie.
    .title = Rien du tout

## Chercher le meilleur Chemin

MM-SOLVE-01 = Pour une Main, des Jetons, des Livres de Sorts prêts et une valeur pour chaque chose comptée, le solveur donne un Donjon et un Chemin valables, les meilleurs qu’il ait trouvés, et dit si c’est prouvé.
    .title = Ce que répond le solveur
MM-SOLVE-02 = Le solveur essaie chaque Donjon permis et abandonne un Chemin dès que tout ce qu’il peut encore atteindre ne battrait pas le meilleur. Le moyen de paiement n’y change rien : d’abord les Objets, puis les Jetons, puis les Livres, enfin SB-8, à un prix réglable.
    .title = Comment il cherche
MM-SOLVE-03 = Pour un Donjon déjà posé, le meilleur Chemin est prouvé, presque toujours en moins d’une seconde ; pour une Main entière, la recherche se fait à l’arrière-plan. Les robots peuvent n’examiner qu’un échantillon de Donjons.
    .title = Combien de temps il prend
MM-SOLVE-04 = Par défaut, les robots comptent une Découverte pour ses PV du Primaire plus la moitié de ses PV attendus du Secondaire, d’après les Objectifs encore inconnus. Une Pièce ajoute 0,4, une Sortie 0,5, un Optimisateur 0,7, ou rien au tour 6.
    .title = Ce que valorisent les robots

## Décisions

MM-RULING-01 = Le mode Versus écarte les Cartes Coop et de Boss, les Artéfacts, le Jeton de Joueur Actif, les Pions Groupe et leurs autocollants, et utilise tout le reste.
    .title = Ce qui sert en mode Versus
MM-RULING-02 = On joue de deux à cinq. On peut aussi s’exercer seul avec les mêmes règles : il n’y a alors pas de Bonus de Temps, et une Sortie au moins donne les 2 PV.
    .title = De deux à cinq, ou seul pour s’exercer
MM-RULING-03 = Les places suivent l’ordre dans lequel la table s’est formée ; le sens horaire va d’une place à la suivante.
    .title = Les places
MM-RULING-04 = La table peut désigner le premier acheteur du tour 1 ; sinon, une place est tirée au hasard.
    .title = Qui achète en premier
MM-RULING-05 = Si ni les Pièces ni les PV du dernier tour ne départagent, commence la première des places à égalité, dans le sens horaire, après celle qui a ouvert le dernier Marché.
    .title = Toujours à égalité au Marché
MM-RULING-06 = Quand les PV du tour précédent désignent le premier acheteur, on prend la ligne de ce tour : bleu, rose non divisé, et bonus vert s’il est entouré. Pièces et Sorties n’y entrent pas.
    .title = Points du tour précédent
MM-RULING-07 = Une pile vide se reforme avec la défausse mélangée de sa colonne. S’il n’y en a pas, le vide demeure et l’on ne peut plus acheter au hasard dans cette pile.
    .title = Pile du Marché épuisée
MM-RULING-08 = Vous voyez le nouveau Livre de Sorts avant de choisir l’ancien que vous cédez, et ce ne peut être le nouveau. L’ancien va face visible à la défausse des Livres, utilisé ou non.
    .title = Le Livre cédé
MM-RULING-09 = Vous pouvez utiliser un Livre de Sorts le tour même de son achat, même si vous avez utilisé celui qu’il remplace.
    .title = Utilisable dès ce tour
MM-RULING-10 = Les extrémités se trouvent au quart et aux trois quarts de chaque grand côté et au milieu de chaque petit côté, si bien qu’un décalage d’une demi-carte convient.
    .title = Emplacement des extrémités
MM-RULING-11 = Toutes les cartes du jeu ont cinq extrémités ouvertes ; celle qui est fermée varie d’une carte à l’autre.
    .title = Cinq extrémités ouvertes
MM-RULING-12 = Nulle part une extrémité ouverte ne peut buter sur une fermée, pas même entre cartes qui se touchent par hasard.
    .title = Pas de Couloir contre un mur
MM-RULING-13 = Deux cartes peuvent se toucher mur contre mur, mais cela ne les réunit pas : chacune doit être reliée au reste par un Couloir.
    .title = Mur contre mur
MM-RULING-14 = Le Niveau Inférieur ne va jamais jusqu’au bord d’une carte.
    .title = Le Niveau Inférieur reste dedans
MM-RULING-15 = Vous pouvez poser de zéro à cinq de vos cartes. Celles qui restent comptent encore parmi vos 5 cartes pour les Optimisateurs et les Livres de Sorts, et sont défaussées avec les autres.
    .title = De zéro à cinq cartes
MM-RULING-16 = Une extrémité qui donne sur un vide entouré de cartes est un bord libre : on peut y partir ou y sortir.
    .title = Trous dans le Donjon
MM-RULING-17 = Vous ne pouvez pas sortir par l’extrémité d’où vous êtes parti.
    .title = Pas de Sortie par le départ
MM-RULING-18 = Rien ne vous oblige à continuer tant que c’est possible ; s’arrêter n’importe où à l’intérieur est une Impasse.
    .title = S’arrêter avant
MM-RULING-19 = Un pas interdit est refusé et votre Chemin reste tel qu’il était. Une Impasse par Couloir déjà pris ou par croisement veut dire qu’aucun pas permis ne reste.
    .title = Pas interdits
MM-RULING-20 = Atteindre un Obstacle ne suffit pas : il compte une fois réglé.
    .title = L’Obstacle surmonté compte
MM-RULING-21 = Si votre Chemin est déjà passé au point de chute et que ce n’est pas une Salle, vous ne pouvez pas tomber. Sans Corde ni SB-2, il s’arrête sur cette Trappe, qui ne compte pas.
    .title = Trappe sans descente
MM-RULING-22 = Si le Couloir finit à la Trappe, une Corde ne mène nulle part : on ne continue qu’en tombant.
    .title = Trappe au bout d’un Couloir
MM-RULING-23 = Si vous tombez dans une Salle à Monstres, il faut les vaincre comme à toute arrivée.
    .title = Tomber parmi les Monstres
MM-RULING-24 = Les cartes du jeu n’ont ni Lave ni Cadenas dans une Salle ; une Salle fermée a son Cadenas dans le Couloir, devant l’entrée.
    .title = Ni Lave ni Cadenas en Salle
MM-RULING-25 = Une Épée dans la Salle d’un Monstre n’aide pas contre lui : on ne la collecte qu’après le combat.
    .title = L’Épée derrière le Monstre
MM-RULING-26 = Avec une Épée contre deux Monstres, vous en abattez un et votre Chemin finit là. Aucun ne compte ; l’Épée est dépensée mais compte toujours comme collectée.
    .title = Deux Monstres, une Épée
MM-RULING-27 = Vous pouvez entrer dans une Salle à Monstres sans assez d’Épées. Votre Chemin y finit alors sans rien en tirer, car on ne recule pas.
    .title = Trop peu d’Épées
MM-RULING-28 = Les Monstres vaincus ne reviennent pas quand vous revenez.
    .title = Vaincus pour tout le tour
MM-RULING-29 = Entrer dans une Salle, et vaincre ses Monstres s’il y en a, suffit pour rencontrer ses Cercles.
    .title = Cercles d’une Salle
MM-RULING-30 = Vous pouvez arriver par téléportation dans une Salle à Monstres ; il faut alors les vaincre. Sinon, votre Chemin finit, le Cercle d’arrivée ne compte pas, et le premier Cercle et votre dépense restent utilisés.
    .title = Se téléporter parmi les Monstres
MM-RULING-31 = Un Cercle situé dans un Couloir que votre Chemin a parcouru ne peut être l’arrivée d’une téléportation.
    .title = Cercle d’un Couloir parcouru
MM-RULING-32 = Vous pouvez vous téléporter d’un Cercle à un autre de la même Salle ; votre tracé s’y interrompt et ne croise rien.
    .title = Deux Cercles d’une même Salle
MM-RULING-33 = Le Cercle d’arrivée est barré : vous ne pouvez pas en repartir par téléportation.
    .title = Pas de retour par le Cercle
MM-RULING-34 = Une téléportation coûte un Parchemin, et non un par Cercle.
    .title = Un Parchemin pour deux Cercles
MM-RULING-35 = Vos Jetons des Fées sont disponibles dès le premier pas ; votre Chemin n’a rien à rencontrer pour cela.
    .title = Jetons dès le départ
MM-RULING-36 = Chaque icône de Pièce vaut une Pièce, et il peut y en avoir plusieurs au même endroit. La Banque en a toujours assez.
    .title = Pièces sur les cartes
MM-RULING-37 = Si les deux Objectifs d’un tour sont pareils, chacun rapporte en entier. Un Sablier sur le Secondaire ne veut rien dire. Les 27 cartes suffisent aux 12 tirages et ne sont pas remélangées.
    .title = Deux fois le même Objectif
MM-RULING-38 = Le Bonus de Temps vaut 2 PV à chacun des six tours.
    .title = Valeur du Bonus de Temps
MM-RULING-39 = Le premier « Fini » reçu avec un Chemin valable, d’un pas le long d’une voie au moins, obtient le bonus. Un « Fini » fautif est refusé avec sa raison et n’engage à rien ; si personne ne finit à temps, personne ne l’obtient.
    .title = Qui a été le premier
MM-RULING-40 = Le gagnant du bonus ne peut plus rien changer. Tout autre joueur peut revenir sur son « Fini » jusqu’à ce que tous aient fini ou que le temps soit écoulé ; la Récompense commence alors.
    .title = Revenir sur « Fini »
MM-RULING-41 = Quand le temps est écoulé ou qu’une place est déconnectée, sa dernière ébauche est retenue : un Donjon non permis compte comme vide, un Chemin est coupé avant sa première faute. Le minuteur est réglé sur 300 secondes et peut être désactivé.
    .title = Quand le temps est écoulé
MM-RULING-42 = Un robot ne dit « Fini » qu’après un temps de réflexion, de 60 à 180 secondes sauf autre réglage de la table. À une table sans horloge, il n’y a pas de Bonus de Temps et les Sabliers ne comptent pas.
    .title = Robots et Bonus de Temps
MM-RULING-43 = Avec 5 cartes dans votre Zone de Construction, vous ne pouvez plus acheter de Carte Donjon.
    .title = Zone de Construction pleine
MM-RULING-44 = Si Pioche et Défausse réunies ne suffisent pas à compléter votre Main, vous jouez avec moins de cartes.
    .title = Moins de cinq cartes
MM-RULING-45 = Vous prenez d’abord ce qui reste de votre Pioche ; c’est alors seulement que la Défausse est mélangée pour la suite.
    .title = Mélanger en cours de pioche
MM-RULING-46 = Les Livres de Sorts sont numérotés dans l’ordre du livret, sauf que le quatrième et le neuvième sont échangés, pour que SB-4 soit celui qui fait remonter.
    .title = Numéros des Livres de Sorts
MM-RULING-47 = SB-2 n’a rien à faire à une Trappe de Salle, puisque rien n’y oblige à tomber.
    .title = SB-2 dans une Salle
MM-RULING-48 = SB-3 agit de partout, sans Obstacle en attente ni Sortie prise, vers un Monstre invaincu d’une carte posée. S’il n’est pas vaincu, le Chemin finit et ce Monstre ne compte pas. Le tracé quitté s’arrête là où vous étiez.
    .title = SB-3 en détail
MM-RULING-49 = Pour SB-4, il faut être au point de chute d’une Trappe que vous n’avez ni payée, ni prise en tombant, ni prise en remontant ; l’avoir entourée dans une Salle ne l’utilise pas. Vous remontez, elle compte comme rencontrée, et la quitter ne demande aucune Corde.
    .title = SB-4 en détail
MM-RULING-50 = Avec SB-5, vous partez d’un Tonneau déjà collecté là où vous êtes. L’autre Tonneau ne peut être déjà collecté que s’il est dans une Salle ; les deux peuvent être dans la même.
    .title = SB-5 en détail
MM-RULING-51 = SB-7 permet un seul croisement de deux brins dans une Salle. Un Croisement de Couloirs ne se passe toujours qu’une fois.
    .title = SB-7 en détail
MM-RULING-52 = Le Jeton de SB-8 ne vient pas de la réserve ; c’est un Jeton des Fées comme les autres, qui disparaît à la Récompense. Le Livre va dans la boîte, et l’échange ne vous engage qu’à la fin de l’Exploration.
    .title = SB-8 en détail
MM-RULING-53 = Vous annoncez SB-9 avec l’achat ; il vaut aussi pour une carte achetée au hasard.
    .title = SB-9 en détail
MM-RULING-54 = Pour SB-12 et SB-13, l’opposée est l’extrémité la plus éloignée à l’autre bout de la même rangée ou colonne, parfois sur la même carte ; elle doit être ouverte et pas encore visitée. Les vides intérieurs ne sont pas des bords, et ce passage n’est pas une Sortie.
    .title = SB-12 et SB-13 en détail
MM-RULING-55 = Le second Jeton de SB-14 est d’un autre type et doit être en réserve ; vous n’avez pas de tour d’achat en plus.
    .title = SB-14 en détail
MM-RULING-56 = Avec SB-15, vous retirez l’une des cartes de ce tour qui a été achetée, posée ou non, et prenez sans payer une Carte Donjon visible de coût égal ou inférieur. Elle sera dans votre prochaine Main, et sa place est aussitôt regarnie.
    .title = SB-15 en détail
MM-RULING-57 = Ceux qui utilisent SB-15 le font un à un, dans l’ordre d’achat de ce tour. Tous les autres choix de la Réinitialisation se font en même temps.
    .title = SB-15 dans l’ordre du Marché
MM-RULING-58 = SB-16 suppose une carte à piocher, et une Pioche vide est d’abord reformée. Une carte refusée va à votre Défausse et peut revenir si on la mélange ; jusqu’à l’Exploration, vous seul connaissez la carte vue.
    .title = SB-16 en détail
MM-RULING-59 = SB-17 se paie avec les Pièces que vous avez après la Récompense ; avec moins de 2, il ne peut servir.
    .title = SB-17 en détail
MM-RULING-60 = Dans une Réinitialisation, une carte est visée par un seul effet au plus : Recyclage, Ciseaux, SB-11, SB-15 ou SB-17.
    .title = Un seul effet par carte
MM-RULING-61 = Une carte achetée puis retirée va dans la boîte ; le Marché ne la récupère pas.
    .title = Cartes retirées
MM-RULING-62 = Les Optimisateurs entourés avant une Impasse sont utilisables. Ceux d’une Salle où restent des Monstres ne sont pas entourés.
    .title = Optimisateurs et fin de Chemin
MM-RULING-63 = Au dernier tour, les Optimisateurs ne font rien, et SB-11, SB-15 et SB-17 ne peuvent servir : aucune Réinitialisation ne suit.
    .title = Rien à réinitialiser au tour 6
MM-RULING-64 = Le Marché du tour 3 est renouvelé quand tout le reste de la Réinitialisation est fait, SB-15 compris.
    .title = Le Marché change en dernier
MM-RULING-65 = Tous ceux qui ont le plus de Sorties reçoivent 2 PV, tous ceux qui ont le nombre juste inférieur 1 PV ; sans Sortie, rien. Si tous sont à égalité en tête, personne n’est second.
    .title = Récompense des Sorties
MM-RULING-66 = Pour départager, on compare la colonne rose avant de la diviser.
    .title = Le rose avant division
MM-RULING-67 = Les Pièces collectées au tour 6 rejoignent les autres et s’échangent avec elles contre des PV.
    .title = Pièces du dernier tour
MM-RULING-68 = Une place qui ne peut rien acheter passe d’office ; de même si elle est déconnectée ou hors délai.
    .title = Passer d’office
MM-RULING-69 = Tous voient Marché, Objectifs, Plateaux, Pièces, Jetons, Livres, cartes visibles ou défaussées, taille des piles et cartes de chacun. Cachés : l’ordre des piles, les cartes piochées avant l’Exploration, même pour qui les a, et les ébauches d’autrui avant la Récompense ; on voit juste qui a fini.
    .title = Visible et caché
MM-RULING-70 = Une carte achetée au hasard est montrée à tous dès l’achat.
    .title = Achetée au hasard, puis montrée
MM-RULING-71 = Vous pouvez avoir autant de Jetons des Fées d’un type que la réserve le permet.
    .title = Plusieurs Jetons pareils
MM-RULING-72 = Chaque Escalier emprunté compte une fois, vers le haut ou vers le bas ; s’y arrêter n’est pas l’emprunter.
    .title = Compter les Escaliers
MM-RULING-73 = Une Salle du Niveau Inférieur est une Salle comme les autres et compte.
    .title = Salles d’en bas
MM-RULING-74 = Si quelqu’un s’en va, un robot reprend sa place avec son score et ses cartes.
    .title = Une place quittée
MM-RULING-75 = Les cinq couleurs débutent avec les neuf mêmes cartes. Les 72 cartes en vente sont toutes différentes, 18 pour chaque coût.
    .title = Quelles cartes sont pareilles
MM-RULING-76 = Une Sortie est cochée d’office ; on ne peut pas y renoncer.
    .title = La case se coche seule
MM-RULING-77 = Un Couloir peut quitter une Salle et y revenir ; l’emprunter utilise les deux entrées.
    .title = Un Couloir en boucle
MM-RULING-78 = Sans minuteur ni Sablier, l’Exploration s’ouvre tout de même au même instant pour toutes les places.
    .title = Ouverture pour tous à la fois

## Les cartes du jeu

MM-CONTENT-01 = Chaque carte a cinq extrémités ouvertes, menant chacune à un seul tronçon. Dans un paquet de départ ou pour un même coût, l’extrémité fermée appartient à peu près aussi souvent à chacune de trois paires : les deux diagonales des côtés, et le haut avec le bas.
    .title = Extrémités fermées bien réparties
MM-CONTENT-02 = Le dessin s’accorde avec les règles : nombres de voies et Niveaux conviennent, les traits d’un Niveau ne se coupent pas entre deux points, et les entrées sont rangées dans le sens horaire du dessin.
    .title = Dessin conforme au jeu
MM-CONTENT-03 = De chaque extrémité ouverte, on atteint une autre ou une Salle, au Niveau Supérieur et sans téléportation. Sur les Cartes de Départ et celles de coût 3 et 4, deux au moins sont jointes sans Obstacle ni Salle à Monstres entre elles.
    .title = Chaque extrémité mène quelque part
MM-CONTENT-04 = Chaque partie du Niveau Inférieur a un accès, Escalier, Trappe ou Cercle, et possède un Escalier ou un Cercle.
    .title = Entrer et sortir en bas
MM-CONTENT-05 = Une Salle a de 2 à 5 entrées, ou une seule sur certaines cartes de coût 5 et 6, et au plus 2 Monstres, 2 Cercles et 2 Trappes. Aucun Objet ne repose sur un Obstacle de Couloir.
    .title = Mesure des Salles
MM-CONTENT-06 = En plus de ses extrémités, une Carte de Départ a de 4 à 8 points ; celles de coût 3, 4, 5 et 6 en ont 6–10, 7–12, 8–13 et 9–14. Aucune carte n’a plus de 3 Salles.
    .title = Mesure des cartes
MM-CONTENT-07 = Deux cartes n’ont jamais le même plan avec les mêmes icônes.
    .title = Pas de doublons
MM-CONTENT-08 = Une carte en vente a un ou deux thèmes, qui font au moins le quart de sa valeur. À chaque coût, chacune des douze sortes d’Objectif est le thème d’une carte au moins.
    .title = Thèmes
MM-CONTENT-09 = Les premiers tours rapportent environ 3 PV en bleu et 2 en rose, une partie entière 25 à 40. Jouée à la perfection, une Main de départ quelconque donne en moyenne 3 à 5 PV pour les neuf sortes que portent les Cartes de Départ, et 4 à 5 Pièces.
    .title = À quoi s’attendre
MM-CONTENT-10 = Tonneau, Épée et Parchemin ont chacun trois Cartes Objectif, les neuf autres sortes deux. Une carte de chaque sorte porte un Sablier, 12 en tout.
    .title = Les 27 Objectifs
MM-CONTENT-11 = Les 17 Livres de Sorts sont tous différents.
    .title = Chaque Livre une seule fois
MM-CONTENT-12 = Les six tours ont leurs Bonus de Temps dans une table, d’abord 2 pour chacun, que l’on peut régler autrement.
    .title = Table des Bonus de Temps
MM-CONTENT-13 = Rien dans ce jeu ne se décide aux dés.
    .title = Pas de dés
MM-CONTENT-14 = Termes, phases, Objectifs, Livres de Sorts, les neuf étapes de fin de tour et une phrase pour chaque refus existent en français et en anglais.
    .title = Des mots en deux langues
MM-CONTENT-15 = Chacune des cinq couleurs a un motif ou un signe à elle, si bien que la couleur n’est jamais la seule différence.
    .title = Plus qu’une couleur
