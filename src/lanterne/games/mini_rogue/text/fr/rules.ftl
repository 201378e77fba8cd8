# Règles de Mini Rogue, un message par règle du catalogue, dans nos propres mots.

## But et fin de partie

MR-GOAL-01 = Vous gagnez dès que la seconde phase des Restes d’Og n’a plus de PV.
    .title = Victoire sur Og
MR-GOAL-02 = Un Personnage à 0 PV est mort et la partie est aussitôt perdue, quelle qu’en soit la cause.
    .title = La mort, fin de partie
MR-GOAL-03 = Une fois la victoire acquise, tout s’arrête : on ne mange pas et on ne joue pas de Phase de Descente.
    .title = Pas de Descente après victoire

## Mise en place

MR-SETUP-01 = Avant la partie, vous décidez quelle carte Personnage vous jouerez.
    .title = Choix du Personnage
MR-SETUP-02 = La carte choisie fixe vos PV, votre Armure, vos Rations et vos Pièces d’or au départ.
    .title = Valeurs de départ
MR-SETUP-03 = Tout ce que la carte Personnage ne mentionne pas commence à 0 ; c’est le cas de l’XP pour tout le monde.
    .title = Zéro par défaut
MR-SETUP-04 = Votre carte Personnage commence face visible, à gauche du plateau Personnage : ses Compétences sont prêtes.
    .title = Carte Personnage prête
MR-SETUP-05 = La carte des Fantômes et des Récompenses se range à droite du plateau Personnage ; ses deux côtés se consultent quand on veut.
    .title = Carte de référence consultable
MR-SETUP-06 = Votre réserve de départ compte deux dés : un dé Personnage et un dé Donjon.
    .title = Deux dés au départ
MR-SETUP-07 = L’aventure débute dans la Zone 1 : le cube d’aventurier y est posé sur le plateau Donjon.
    .title = Départ en Zone 1
MR-SETUP-08 = Aucun Ennemi n’est encore là : le marqueur de ses PV commence sur le crâne, qui vaut 0.
    .title = PV d’Ennemi au crâne
MR-SETUP-09 = Les Restes d’Og attendent face cachée à l’emplacement de la Sortie, tout en bas de la pile de Gardiens.
    .title = Og sous la pile
MR-SETUP-10 = Parmi les autres Gardiens, mélangés, on en tire trois, empilés face cachée au-dessus des Restes d’Og.
    .title = Trois Gardiens au hasard
MR-SETUP-11 = Les Gardiens qui n’ont pas été tirés ne participent pas à la partie, et personne ne les regarde.
    .title = Gardiens laissés de côté
MR-SETUP-12 = Le mode de difficulté se décide avant de jouer ; les plus durs réduisent vos valeurs de départ.
    .title = Choix de la difficulté
MR-SETUP-13 = Si votre carte Personnage indique une Potion, vous la possédez d’emblée, sur l’un de vos emplacements de Potion.
    .title = Potions de départ

## Phase de Préparation

MR-PREP-01 = Chaque nouvelle Zone commence par un mélange des cartes Salle, sauf celles que l’on transporte comme Objets.
    .title = Mélange des Salles
MR-PREP-02 = Huit d’entre elles garnissent la grille de 3×3, face cachée ; seule la Sortie n’en reçoit pas.
    .title = Huit Salles en jeu
MR-PREP-03 = Les cartes Salle qui n’ont pas été posées forment, face cachée, le paquet de cartes inutilisées.
    .title = Paquet de cartes inutilisées
MR-PREP-04 = Une Compétence de Préparation s’utilise quand les Salles sont mélangées mais pas encore posées.
    .title = Moment des Compétences de Préparation
MR-PREP-05 = La carte en haut à gauche est l’Entrée : on la révèle et votre jeton s’y place.
    .title = Ouverture de l’Entrée
MR-PREP-06 = Dans une Zone marquée d’un Gardien, la première carte de la pile de Gardiens est révélée dès la Préparation.
    .title = Gardien révélé
MR-PREP-07 = Si la Zone ne porte pas de marque de Gardien, rien n’est révélé de la pile de Gardiens.
    .title = Pile de Gardiens cachée

## Exploration

MR-EXPL-01 = Vous réglez la Salle où se tient votre jeton, comme sa carte le demande.
    .title = Résoudre sa Salle
MR-EXPL-02 = Ensuite, les voisines de droite et du dessous sont dévoilées, pour autant que la grille en comporte.
    .title = Révéler les Salles suivantes
MR-EXPL-03 = Vous avancez alors soit dans l’emplacement de droite, soit dans celui du dessous, au choix.
    .title = À droite ou en bas
MR-EXPL-04 = On ne va jamais à gauche, ni vers le haut, ni en diagonale, pas même vers une carte visible.
    .title = Pas de retour
MR-EXPL-05 = Le long du bord droit ou du bord inférieur, il ne reste qu’un déplacement, et il est obligatoire.
    .title = Un seul chemin
MR-EXPL-06 = Résoudre, révéler, avancer : on recommence jusqu’à ce que le jeton parvienne à la Sortie.
    .title = Répéter jusqu’à la Sortie
MR-EXPL-07 = Si un Gardien a été révélé dans cette Zone, arriver à la Sortie oblige à le combattre.
    .title = Affronter le Gardien
MR-EXPL-08 = La Phase de Descente commence une fois le Gardien vaincu, ou tout de suite s’il n’y en a pas.
    .title = De Sortie en Descente
MR-EXPL-09 = Tous les chemins d’une Zone ont la même longueur : l’Entrée, trois autres Salles, puis la Sortie.
    .title = Quatre Salles par Zone

## Phase de Descente

MR-DESC-01 = Pour commencer, chaque Phase de Descente coûte 1 Ration à votre Personnage.
    .title = Manger 1 Ration
MR-DESC-02 = Un Personnage qui n’a rien à manger perd 3 PV à la place.
    .title = Rien à manger
MR-DESC-03 = Votre carte Personnage revient face visible : vos Compétences sont de nouveau prêtes.
    .title = Retour des Compétences
MR-DESC-04 = Le cube d’aventurier avance d’une Zone sur le plateau Donjon.
    .title = Vers la Zone suivante
MR-DESC-05 = Chaque carte Salle encore dans la grille, vue ou non, rejoint les cartes inutilisées.
    .title = Ramasser les Salles
MR-DESC-06 = Une nouvelle Phase de Préparation met ensuite en place la Zone atteinte.
    .title = Préparer la nouvelle Zone
MR-DESC-07 = La Descente suit toujours le même ordre : manger ou jeûner, rafraîchir les Compétences, avancer le cube, ramasser les Salles.
    .title = Ordre de la Descente

## Caractéristiques et ressources

MR-STAT-01 = Chaque caractéristique reste dans ses bornes : PV 0–20, XP 0–23, Armure et Rations 0–4, Pièces d’or 0–10 ; 2 Potions et 1 Objet au plus.
    .title = Limites des pistes
MR-STAT-02 = Ce que vous gagnez au-delà du maximum d’une piste disparaît ; seule l’XP suit une règle à part.
    .title = Le surplus est perdu
MR-STAT-03 = Si vous devez perdre de l’Armure, des Rations, des Pièces d’or ou de l’XP que vous n’avez pas, chaque unité manquante coûte 1 PV.
    .title = Ce qui manque blesse
MR-STAT-04 = Le repas de la Phase de Descente fait exception : s’en passer coûte 3 PV, et non 1 PV par Ration manquante.
    .title = La faim à part
MR-STAT-05 = L’XP détermine le Niveau, et le Niveau le nombre de dés Personnage : 1 dès 0 XP, 2 dès 6 XP, 3 dès 18 XP.
    .title = L’XP donne le Niveau
MR-STAT-06 = Quand l’XP atteint un Niveau supérieur, le dé Personnage supplémentaire est acquis immédiatement.
    .title = Passage de Niveau
MR-STAT-07 = Si l’XP repasse sous le seuil de votre Niveau, vous rendez un dé Personnage.
    .title = Perte de Niveau
MR-STAT-08 = Une fois la piste pleine à 23, chaque XP de plus se change en 1 PV.
    .title = XP au-delà de 23
MR-STAT-09 = Plusieurs icônes dans un même résultat s’appliquent l’une après l’autre, en partant de la gauche.
    .title = De gauche à droite
MR-STAT-10 = Encaisser des dégâts ne vous coûte jamais de points d’Armure.
    .title = L’Armure ne s’use pas

## Tests de Compétence

MR-TEST-01 = Pour un Test de Compétence, vous lancez votre dé Donjon avec tous vos dés Personnage.
    .title = Lancer un Test
MR-TEST-02 = Un Personnage maudit ajoute le dé Malédiction à ce lancer, un Personnage empoisonné le dé Poison.
    .title = Dés d’affliction au Test
MR-TEST-03 = Un seul dé Personnage sur 5 ou 6 suffit à réussir.
    .title = Cinq ou six réussit
MR-TEST-04 = Si le symbole de Malédiction sort dans ce lancer, un 5 ne vaut plus que 4 et échoue ; un 6 vaut 5 et réussit.
    .title = Test sous Malédiction
MR-TEST-05 = Le dé Donjon lancé avec le Test indique quelle ligne du tableau de la Salle s’applique.
    .title = Le dé Donjon décide
MR-TEST-06 = Un Test de Compétence ne connaît ni Prouesse ni Coup Critique : rien n’y est relancé.
    .title = Pas de relance
MR-TEST-07 = Annoncez une Potion de Perception avant de lancer : le Test est réussi d’office et vous ne lancez que le dé Donjon.
    .title = Perception avant un Test

## Combat : Phase d’Attaque

MR-COMBAT-01 = Un combat s’ouvre avec tous les PV de l’Ennemi, selon l’Étage où vous êtes et selon qu’il affronte un ou deux Personnages.
    .title = PV initiaux de l’Ennemi
MR-COMBAT-02 = À chaque tour de combat, votre Personnage agit avant l’Ennemi.
    .title = Le Personnage d’abord
MR-COMBAT-03 = Pour profiter d’une Compétence de Combat dans cette Phase d’Attaque, annoncez-la avant de lancer les dés.
    .title = Annoncer sa Compétence
MR-COMBAT-04 = Vous lancez toute votre réserve d’un coup : dés Personnage, dé Donjon et dés de vos afflictions.
    .title = Étape 1 : lancer
MR-COMBAT-05 = Un dé Malédiction ou Poison qui montre son symbole agit maintenant.
    .title = Étape 2 : les afflictions
MR-COMBAT-06 = Chaque dé Personnage sur X est écarté et ne vaut rien.
    .title = Étape 3 : les Ratés
MR-COMBAT-07 = Un 6 est un Coup Critique : vous pouvez relancer ce dé et cumuler la nouvelle valeur avec l’ancienne.
    .title = Étape 4 : Coups Critiques
MR-COMBAT-08 = Si cette relance donne X, le dé ne vaut plus rien : tout ce qu’il avait cumulé est perdu.
    .title = Critique manqué
MR-COMBAT-09 = Chaque nouveau 6 permet de relancer encore le même dé, autant de fois qu’il sort.
    .title = Critiques en chaîne
MR-COMBAT-10 = Vous pouvez alors payer des Prouesses.
    .title = Étape 5 : Prouesses
MR-COMBAT-11 = Ratés, Coups Critiques et Prouesses s’enchaînent aussi longtemps que vous le voulez, tant qu’il reste un dé à relancer.
    .title = Étape 6 : continuer ou non
MR-COMBAT-12 = Les dégâts de votre attaque sont le total de vos dés Personnage.
    .title = Dégâts de l’attaque
MR-COMBAT-13 = Vous pouvez à ce moment utiliser une Potion ; elle quitte ensuite votre plateau.
    .title = Étape 7 : une Potion
MR-COMBAT-14 = L’Ennemi perd en une seule fois la totalité des dégâts du tour.
    .title = Étape 8 : infliger
MR-COMBAT-15 = Un Ennemi qui n’a plus de PV est vaincu et n’attaque pas ce tour-là.
    .title = Vaincu avant de frapper

## Combat : Phase d’Attaque de l’Ennemi

MR-ENEMY-01 = Un Ennemi qui survit attaque selon le dé Donjon lancé à ce tour ; on ne le relance pas.
    .title = Lire l’attaque ennemie
MR-ENEMY-02 = Avec un 1, l’Ennemi vous manque et vous ne perdez rien.
    .title = Sur 1 : manqué
MR-ENEMY-03 = Avec 2 à 5, l’Ennemi touche : vous perdez ses dégâts moins votre Armure, sans descendre sous 0.
    .title = De 2 à 5 : touché
MR-ENEMY-04 = Avec un 6, l’Ennemi touche et votre Armure ne sert à rien.
    .title = Sur 6 : Armure percée
MR-ENEMY-05 = Les Effets de l’Ennemi ne vous touchent que si son attaque vous a coûté 1 PV ou plus.
    .title = Des Effets après blessure
MR-ENEMY-06 = Inarrêtable intervient dans le calcul des dégâts : il n’attend donc pas qu’un PV soit perdu.
    .title = Inarrêtable sans blessure
MR-ENEMY-07 = Les tours de combat se suivent jusqu’à la défaite d’un camp ; on ne peut pas fuir.
    .title = Pas de fuite
MR-ENEMY-08 = Un Monstre ou un Fantôme vaincu rapporte ce que promet sa ligne pour cet Étage.
    .title = Gain du combat
MR-ENEMY-09 = Le combat terminé, la piste de PV de l’Ennemi revient à 0.
    .title = Piste de l’Ennemi à zéro

## Prouesses

MR-FEAT-01 = Une Prouesse permet de relancer un dé Personnage, même écarté comme Raté.
    .title = Relancer par Prouesse
MR-FEAT-02 = Chaque Prouesse coûte, selon votre préférence, 1 XP ou 2 PV.
    .title = Prix d’une Prouesse
MR-FEAT-03 = Un même dé Personnage ne peut recevoir qu’une Prouesse dans une Phase d’Attaque.
    .title = Une Prouesse par dé
MR-FEAT-04 = Le résultat d’une Prouesse est gardé ; seul un 6 peut encore être relancé, comme Coup Critique.
    .title = Résultat de Prouesse définitif
MR-FEAT-05 = Les Prouesses se décident une par une, après avoir vu le résultat de la précédente.
    .title = Une Prouesse après l’autre
MR-FEAT-06 = Un Objet d’arme peut régler une Prouesse : il perd une utilisation et vous gardez vos XP et vos PV.
    .title = Objet au lieu du prix

## Effets

MR-EFF-01 = Tant qu’il est maudit, un Personnage lance aussi le dé Malédiction avec sa réserve.
    .title = Malédiction : un dé
MR-EFF-02 = Sur son symbole, chacun de vos dés Personnage vaut 1 de moins pour ce lancer, y compris les relances de la même phase.
    .title = Symbole de Malédiction
MR-EFF-03 = Un dé Personnage que la Malédiction fait passer sous 2 devient un Raté.
    .title = Sous 2, un Raté
MR-EFF-04 = Tant qu’il est empoisonné, un Personnage lance aussi le dé Poison avec sa réserve.
    .title = Poison : un dé
MR-EFF-05 = Sur son symbole, le Poison retire sur-le-champ 1 PV au Personnage.
    .title = Symbole de Poison
MR-EFF-06 = Un Personnage aveuglé ne découvre une Salle qu’en y entrant.
    .title = Aveuglement et Salles
MR-EFF-07 = Face à un Ennemi Inarrêtable, votre Armure n’arrête rien.
    .title = Inarrêtable perce l’Armure
MR-EFF-08 = L’Ennemi récupère le nombre de PV inscrit avec sa Régénération.
    .title = Régénération de l’Ennemi
MR-EFF-09 = L’Affaiblissement retire 1 XP ; si votre Niveau baisse, votre réserve de dés diminue aussi.
    .title = Affaiblissement : XP perdue
MR-EFF-10 = Une Chute envoie le cube d’aventurier dans la Zone placée au-dessous sur le plateau Donjon, à l’Étage suivant.
    .title = Un Étage plus bas
MR-EFF-11 = Une affliction déjà subie ne s’ajoute pas : on ne lance jamais deux dés Malédiction ni deux dés Poison.
    .title = Pas d’affliction double
MR-EFF-12 = Dès qu’une affliction est soignée, son dé quitte votre réserve, ou la vue vous revient.
    .title = Guérison immédiate
MR-EFF-13 = Une Bénédiction lève les trois afflictions d’un coup : Malédiction, Poison et Aveuglement.
    .title = La Bénédiction guérit tout
MR-EFF-14 = La carte où la Chute a eu lieu vous suit : elle devient l’Entrée de la nouvelle Zone et ne se résout pas une seconde fois.
    .title = Chute sur l’Entrée
MR-EFF-15 = Les autres cartes Salle sont mélangées de nouveau et sept d’entre elles complètent la grille.
    .title = Nouvelle grille après Chute
MR-EFF-16 = Le Gardien de l’Étage laissé derrière vous quitte définitivement la partie.
    .title = Gardien évité
MR-EFF-17 = Au quatrième Étage, on ne tombe pas plus bas ; les dégâts qui accompagnent la Chute comptent quand même.
    .title = Étage 4 sans Chute
MR-EFF-18 = Une affliction vous suit de Salle en Salle et d’Étage en Étage, jusqu’à ce qu’on la soigne.
    .title = Des afflictions durables

## Potions

MR-POT-01 = Le Feu brûle l’Ennemi et lui retire 7 PV.
    .title = Potion de Feu
MR-POT-02 = Gelé, l’Ennemi n’attaque pas à ce tour : on ne consulte même pas le dé Donjon.
    .title = Potion de Givre
MR-POT-03 = Le Poison ronge 4 PV de l’Ennemi à chaque tour du combat, celui-ci compris.
    .title = Potion de Poison
MR-POT-04 = Les Soins vous rendent 6 PV.
    .title = Potion de Soins
MR-POT-05 = L’Eau bénite vous lave de la Malédiction, du Poison et de l’Aveuglement.
    .title = L’Eau bénite
MR-POT-06 = La Perception fait réussir un Test de Compétence, guérit l’Aveuglement, ou les deux à la fois.
    .title = Potion de Perception
MR-POT-07 = Une Potion sert une fois, puis elle disparaît.
    .title = Usage unique
MR-POT-08 = Feu, Givre et Poison ne s’emploient qu’au cours d’un combat.
    .title = Potions offensives
MR-POT-09 = Soins, Eau bénite et Perception se boivent quand vous le souhaitez.
    .title = Potions défensives
MR-POT-10 = Votre Personnage n’a de place que pour deux Potions.
    .title = Deux Potions au plus
MR-POT-11 = On ne peut jamais détenir deux Potions du même type.
    .title = Jamais deux Potions pareilles
MR-POT-12 = Si vos emplacements sont pleins, vous pouvez jeter une Potion pour en garder une nouvelle.
    .title = Faire de la place

## Objets

MR-ITEM-01 = Un Objet est une carte Salle que vous prenez dans la grille et gardez près de votre carte Personnage.
    .title = Prendre un Objet
MR-ITEM-02 = Vous ne pouvez détenir qu’un Objet : si vous en prenez un second, vous abandonnez l’un des deux.
    .title = Un seul Objet
MR-ITEM-03 = La carte tient le compte des utilisations qui lui restent.
    .title = Compter les utilisations
MR-ITEM-04 = Un Objet épuisé ou abandonné redevient une carte Salle ordinaire.
    .title = Retour des Objets

## Compétences

MR-SKILL-01 = Après usage d’une Compétence, votre carte Personnage passe face cachée.
    .title = Utiliser retourne la carte
MR-SKILL-02 = Une carte Personnage face cachée bloque ses Compétences ; seules les Passives continuent d’agir.
    .title = Face cachée, sans Compétence
MR-SKILL-03 = Une Compétence d’Exploration se place uniquement entre la découverte des prochaines Salles et la résolution de l’une d’elles.
    .title = Moment en Exploration
MR-SKILL-04 = Une Compétence de Combat n’est permise que juste avant une Phase d’Attaque.
    .title = Moment en Combat
MR-SKILL-05 = Une Compétence de Préparation se place uniquement entre le mélange des Salles et leur pose.
    .title = Moment en Préparation
MR-SKILL-06 = Une Compétence Passive infléchit les règles en permanence ; on ne l’utilise pas et elle ne retourne pas la carte.
    .title = Compétences Passives
MR-SKILL-07 = L’icône de rafraîchissement remet votre carte Personnage face visible.
    .title = Icône de rafraîchissement
MR-SKILL-08 = Vos Compétences reviennent à chaque Feu de camp ou Ermite et à chaque Phase de Descente.
    .title = Quand rafraîchir
MR-SKILL-09 = Avec Assommer, l’attaque gagne en dégâts le double de votre Armure du moment.
    .title = Effet d’Assommer
MR-SKILL-10 = Avec Bouclier, chaque Personnage compte 1 point d’Armure de plus durant la prochaine Salle.
    .title = Effet de Bouclier
MR-SKILL-11 = Avec Conjuration, vous obtenez l’effet d’une Potion de Feu, de Givre ou de Poison, sans avoir la Potion.
    .title = Effet de Conjuration
MR-SKILL-12 = Avec Clairvoyance, vous dévoilez jusqu’à trois Salles.
    .title = Effet de Clairvoyance
MR-SKILL-13 = Avec Tribut divin, vous sacrifiez autant de PV que vous voulez et l’Ennemi en perd le double.
    .title = Effet de Tribut divin
MR-SKILL-14 = Avec Bénédiction, un Personnage mourant survit avec 2 PV.
    .title = Effet de Bénédiction
MR-SKILL-15 = Avec Coup en traître, un dé Personnage de votre choix compte double dans cette attaque.
    .title = Effet de Coup en traître
MR-SKILL-16 = Avec Évasion, vous traversez la prochaine Salle comme si elle n’existait pas.
    .title = Effet d’Évasion

## Salles

MR-ROOM-01 = Le bandeau d’une Salle dit ce que l’on y fait ; son tableau, ce que l’on gagne ou perd.
    .title = Bandeau et tableau
MR-ROOM-02 = Au Feu de camp ou chez l’Ermite, vos Compétences sont rafraîchies, puis vous accomplissez une action de la carte, ni plus ni moins.
    .title = Salles Feu de camp
MR-ROOM-03 = Si une action retire ce que vous n’avez pas, vous pouvez la choisir quand même : chaque unité manquante coûte 1 PV.
    .title = Action trop chère
MR-ROOM-04 = Chez le Marchand ou le Chasseur, on achète et on vend autant qu’on veut, dans l’ordre qu’on veut ; on peut aussi passer son chemin.
    .title = Acheter et vendre
MR-ROOM-05 = Faites un Test de Compétence : le dé Donjon donne la ligne, et votre réussite ou votre échec la colonne à appliquer.
    .title = Résoudre un Piège
MR-ROOM-06 = Les Pièces d’or d’un Trésor sont à vous avant le Test, qu’il réussisse ou non.
    .title = D’abord les Pièces d’or
MR-ROOM-07 = Si vous avez déjà rencontré un Monstre ou un Piège dans cette Zone, vous recevez la grosse somme au lieu de la petite, pas les deux.
    .title = Trésor mieux garni
MR-ROOM-08 = Un Test de Compétence réussi ouvre le coffre et vous devez accepter ce que donne le dé Donjon ; un échec le laisse fermé.
    .title = Ouvrir le coffre
MR-ROOM-09 = Faites un Test de Compétence : réussi, il permet de décaler le dé Donjon d’un cran, en plus ou en moins ; raté, le dé reste tel quel.
    .title = Salles Sépulture
MR-ROOM-10 = Au Sanctuaire, vous pouvez offrir 1 Pièce d’or, mais seulement avant le lancer.
    .title = Offrande au Sanctuaire
MR-ROOM-11 = Le Sanctuaire ne demande que le dé Donjon, sans aucun autre dé.
    .title = Lancer au Sanctuaire
MR-ROOM-12 = Après une offrande, il faut ajouter 1 au dé ; un 6 ne monte pas plus haut.
    .title = Bonus de l’offrande
MR-ROOM-13 = La carte d’une Salle Objet peut être prise dès que sa condition est remplie.
    .title = Salles Objet
MR-ROOM-14 = Donnez 1 Ration au Corbeau et il vous suit ; refusez et il vous en coûte 1 Pièce d’or.
    .title = Nourrir le Corbeau
MR-ROOM-15 = Un Monstre se combat ; vaincu, il rapporte le gain prévu pour l’Étage actuel.
    .title = Salles Monstre
MR-ROOM-16 = Quand un résultat porte l’icône de combat, vous affrontez le Fantôme qui hante cet Étage.
    .title = Icône de combat
MR-ROOM-17 = L’icône d’Étage se lit comme un nombre : celui de l’Étage où vous êtes.
    .title = Icône d’Étage
MR-ROOM-18 = Un résultat marqué de l’icône « aucune conséquence » ne change rien.
    .title = Icône sans effet
MR-ROOM-19 = Sur les cartes, une porte désigne une carte Salle.
    .title = Icône de porte
MR-ROOM-20 = Une affliction barrée est soignée ; une Compétence, une Potion ou une Bénédiction barrée ne peut servir ou n’a pas d’effet.
    .title = Icône barrée

## Gardiens et Récompenses

MR-GUARD-01 = Un Gardien se joue avec les valeurs de l’Étage où vous le combattez.
    .title = Force du Gardien
MR-GUARD-02 = Une fois vaincu, le Gardien quitte la pile et donne son XP ; viennent ensuite les Récompenses, puis la Descente.
    .title = Après un Gardien
MR-GUARD-03 = Vous gagnez 2 Pièces d’or dans tous les cas, puis lancez le seul dé Donjon et choisissez l’un des deux lots de sa ligne.
    .title = Récompenses du Gardien
MR-GUARD-04 = Quand la phase 1 des Restes d’Og n’a plus de PV, la phase 2 s’engage comme un nouveau combat à part entière.
    .title = Les deux phases d’Og
MR-GUARD-05 = La phase 2 repart de zéro : dégâts en trop, Givre et Potion de Poison en cours s’arrêtent avec la phase 1.
    .title = Rien ne se reporte

## Difficulté

MR-DIFF-01 = En mode Difficile, vous partez avec 1 Ration et 1 PV de moins.
    .title = Mode Difficile
MR-DIFF-02 = En mode Extrême, vous partez avec 1 Ration et 2 PV de moins.
    .title = Mode Extrême
MR-DIFF-03 = En mode Roguelike, vous partez avec 1 Ration, 2 PV et 3 Pièces d’or de moins.
    .title = Mode Roguelike

## Mode coopératif

MR-COOP-01 = Les deux joueurs prennent deux Personnages différents ; chacun a son plateau, ses Potions, son Objet, ses afflictions et son jeu de dés complet.
    .title = Deux Personnages différents
MR-COOP-02 = Les deux joueurs partagent le plateau Donjon, la grille, la pile de Gardiens et le paquet de cartes inutilisées.
    .title = Un donjon partagé
MR-COOP-03 = La mort d’un Personnage est la défaite des deux joueurs.
    .title = Perdre ensemble
MR-COOP-04 = Un Ennemi a sa seconde valeur de PV contre deux Personnages et la première contre un seul.
    .title = PV ennemis à deux
MR-COOP-05 = Chaque Personnage a son jeton et peut suivre un autre chemin que son allié.
    .title = Jetons séparés
MR-COOP-06 = Le siège 1 commence dans les Zones impaires, le siège 2 dans les Zones paires.
    .title = Qui commence
MR-COOP-07 = À chaque étape, les deux Personnages résolvent leur Salle dans l’ordre, on révèle les Salles suivantes pour chacun, puis tous deux avancent dans l’ordre.
    .title = Une étape à deux
MR-COOP-08 = Deux Personnages dans une Salle sans Ennemi la résolvent l’un après l’autre, chacun avec ses lancers et ses gains.
    .title = Salle partagée sans Ennemi
MR-COOP-09 = Deux Personnages dans une Salle avec un Ennemi le combattent ensemble et jouent en alternance, dans l’ordre, des tours de combat entiers. L’Ennemi attaque celui dont c’est le tour, selon son dé Donjon.
    .title = Combat commun
MR-COOP-10 = Après un combat commun, le gain n’est pas partagé : chaque Personnage le reçoit en entier.
    .title = Gain entier pour chacun
MR-COOP-11 = L’allié présent dans la même Salle prend part au combat contre un Fantôme ; sinon, celui qui l’a rencontré se bat seul.
    .title = Fantôme à deux
MR-COOP-12 = On propose une carte Objet à chaque Personnage dans l’ordre ; dès que l’un l’a prise, l’autre ne le peut plus.
    .title = Un seul preneur
MR-COOP-13 = Si un Personnage tombe, tous deux se retrouvent à l’Entrée de la nouvelle Zone : la Salle d’où est venue la Chute. Seul le premier subit les dégâts, et la Salle non résolue de l’allié est oubliée.
    .title = Tomber ensemble
MR-COOP-14 = Les deux Personnages entrent ensemble dans la Sortie et y affrontent le Gardien en commun ; chacun reçoit l’XP et lance pour ses propres Récompenses.
    .title = Sortie et Gardien ensemble
MR-COOP-15 = En Phase de Descente, chaque Personnage mange ou jeûne, puis rafraîchit ses Compétences, pour son propre compte.
    .title = Descente séparée
MR-COOP-16 = Les alliés ne se donnent ni Pièces d’or, ni Rations, ni Potions, ni Objets ; une Potion n’agit que sur son porteur ou sur l’Ennemi.
    .title = Pas d’échange
MR-COOP-17 = Bouclier protège les deux Personnages, et Bénédiction peut sauver l’un ou l’autre, où qu’il soit.
    .title = Compétences pour deux
MR-COOP-18 = Le mode de difficulté choisi réduit les valeurs de départ des deux Personnages.
    .title = Même difficulté pour deux

## Décisions

MR-RULING-01 = Parmi les faces du dé Personnage, seul le 6 est un Coup Critique.
    .title = Face du Coup Critique
MR-RULING-02 = Dans un Test de Compétence, les faces qui réussissent sont le 5 et le 6.
    .title = Faces de réussite
MR-RULING-03 = Un dé Personnage porte un X et les nombres de 2 à 6 ; il n’a pas de 1.
    .title = Faces du dé Personnage
MR-RULING-04 = Le dé Malédiction et le dé Poison portent chacun leur symbole sur la moitié de leurs six faces.
    .title = Faces des dés d’affliction
MR-RULING-05 = L’Eau bénite et la Bénédiction soignent chacune Malédiction, Poison et Aveuglement ; la Perception ne soigne que l’Aveuglement.
    .title = Ce qui soigne quoi
MR-RULING-06 = Les malus d’un mode de difficulté se lisent ainsi : Rations, puis PV, puis Pièces d’or.
    .title = Ordre des malus
MR-RULING-07 = Une barre soigne ou interdit, selon la règle générale ; aucune carte de cette boîte n’en porte, mais les effets peuvent employer les deux sens.
    .title = La barre en général
MR-RULING-08 = L’Entrée et la Sortie sont des emplacements, non des cartes spéciales : une Salle ordinaire occupe la première, la pile de Gardiens la seconde.
    .title = Entrée et Sortie
MR-RULING-09 = L’Affaiblissement fait partie des Effets d’Ennemi de ce jeu.
    .title = Affaiblissement en jeu
MR-RULING-10 = Être maudit ne suffit pas à gâcher un 5 : il n’échoue que si le symbole de Malédiction sort dans ce même Test.
    .title = Quand le 5 échoue
MR-RULING-11 = Les dés Malédiction et Poison accompagnent chaque premier lancer de dés Personnage, en Test comme à l’attaque. Ils sont exclus des relances et des lancers du seul dé Donjon : Sanctuaire, Récompenses, Perception.
    .title = Lancers avec les afflictions
MR-RULING-12 = À l’étape 2, le Poison retire son PV avant que la Malédiction n’agisse ; si vous en mourez, il n’y a pas d’attaque.
    .title = Poison avant Malédiction
MR-RULING-13 = Sous le symbole de Malédiction, un 6 vaut 5 : aucun Coup Critique n’est possible dans cette Phase d’Attaque, et les Prouesses perdent 1 elles aussi.
    .title = Pas de Critique maudit
MR-RULING-14 = L’Eau bénite bue après un lancer maudit retire le dé Malédiction, mais les dés déjà lancés gardent leur −1.
    .title = Eau bénite après coup
MR-RULING-15 = Une Prouesse sur un dé qui a cumulé des Coups Critiques efface son total : seul le nouveau résultat compte.
    .title = Prouesse sur un Critique
MR-RULING-16 = Un dé tombé à 0 sur une relance de Coup Critique peut encore recevoir sa Prouesse, s’il n’en a pas eu dans cette phase.
    .title = Prouesse après Critique manqué
MR-RULING-17 = Pour payer une Prouesse, il faut 1 XP, ou au moins 3 PV afin de ne pas en mourir ; l’XP qui manque ne se convertit pas en PV.
    .title = Payer une Prouesse
MR-RULING-18 = Si payer de l’XP vous coûte un Niveau pendant une Phase d’Attaque, les dés déjà lancés restent jusqu’à sa fin ; le lancer suivant en compte un de moins.
    .title = Niveau perdu en attaque
MR-RULING-19 = Un coût choisi doit être payé en entier, sinon le choix est interdit. Seule exception, les pertes d’une action de Feu de camp ou d’Ermite : ce qui manque est pris sur les PV avant le gain, même mortellement ; le jeu vous prévient.
    .title = Coûts impossibles
MR-RULING-20 = L’étape 8 est une seule soustraction : les dés (Coup en traître compris), Assommer, le Feu, et 4 par effet de Potion de Poison actif. Une Potion et une Conjuration de Poison font ensemble 8.
    .title = Total des dégâts
MR-RULING-21 = Le Tribut divin blesse l’Ennemi dès qu’il est annoncé ; s’il l’achève, on ne lance pas les dés. On donne au moins 1 PV et on en garde au moins 1.
    .title = Moment du Tribut divin
MR-RULING-22 = L’étape 7 permet une Potion de n’importe quelle sorte ; en plus, les Potions défensives se boivent à chacune de vos décisions du combat. Une fois les dégâts mortels subis, il est trop tard pour boire.
    .title = Potions en combat
MR-RULING-23 = Conjuration et Potion peuvent servir dans le même tour. Le Feu conjuré compte à l’étape 8 ; le Givre conjuré vaut pour ce tour.
    .title = Conjuration et Potion
MR-RULING-24 = Même un Ennemi Inarrêtable manque son attaque quand le dé Donjon montre 1.
    .title = Inarrêtable peut manquer
MR-RULING-25 = Un Ennemi ne se régénère qu’après une attaque qui vous a fait perdre des PV, et jamais au-delà de ses PV du début du combat.
    .title = Limites de la Régénération
MR-RULING-26 = Si une attaque tue, ses Effets ne s’appliquent plus.
    .title = Mort avant les Effets
MR-RULING-27 = Un Ennemi doté de plusieurs Effets les applique dans l’ordre où sa ligne les énumère.
    .title = Plusieurs Effets d’Ennemi
MR-RULING-28 = L’Ennemi et vous ne tombez jamais ensemble : le dé Poison agit d’abord, puis vos dégâts, puis l’attaque ennemie, et le premier à 0 perd.
    .title = Pas de double mort
MR-RULING-29 = Une attaque peut n’infliger aucun dégât ; l’Ennemi frappe alors comme d’habitude.
    .title = Attaque sans dégât
MR-RULING-30 = Les dégâts qui dépassent les PV restants de l’Ennemi sont perdus.
    .title = Dégâts en trop
MR-RULING-31 = En tombant, on ne mange pas, on ne souffre pas de la faim et les Compétences ne sont pas rafraîchies.
    .title = Une Chute, pas une Descente
MR-RULING-32 = Les icônes placées avant la Chute comptent, et en mourir met fin à la partie ; celles placées après sont abandonnées.
    .title = La Chute interrompt
MR-RULING-33 = Les Étages s’alignent par la gauche : on tombe de la Zone 1 à la 3, de 2 à 4, de 3 à 5, de 4 à 6, de 5 à 8, de 6 à 9 et de 7 à 10.
    .title = Où mène une Chute
MR-RULING-34 = Une Chute au milieu d’un combat y met fin aussitôt, sans gain ; la carte Monstre devient l’Entrée, déjà résolue.
    .title = Chute en plein combat
MR-RULING-35 = Une Chute retire la première carte de la pile de Gardiens, révélée ou non ; on vous la montre, puis elle ne revient plus. Tant que le Gardien de l’Étage n’est pas vaincu, la pile compte donc 5 cartes moins le numéro de l’Étage.
    .title = Gardien perdu en tombant
MR-RULING-36 = Si vous tombez dans une Zone avec un Gardien, il est révélé tout de suite. L’Entrée étant déjà résolue, on continue en révélant les Salles suivantes.
    .title = Gardien après une Chute
MR-RULING-37 = Après une Chute, aucun Monstre ni Piège ne compte encore comme rencontré dans la nouvelle Zone, pas même la carte emportée.
    .title = La Chute remet à zéro
MR-RULING-38 = Pour un Trésor, compte comme rencontre une Salle Monstre ou Piège où ce Personnage est entré et qu’il a résolue, ou un Fantôme combattu, plus tôt dans la Zone. Une Salle évitée par Évasion ne compte pas.
    .title = Rencontré avant un Trésor
MR-RULING-39 = Les échanges sans effet ne sont pas proposés : piste pleine, 10 Pièces d’or, Bénédiction sans affliction, type de Potion déjà détenu.
    .title = Pas d’échange inutile
MR-RULING-40 = Si vous achetez une Potion alors que vous en avez deux, vous décidez d’abord laquelle jeter, ou vous renoncez à l’achat.
    .title = Acheter une troisième Potion
MR-RULING-41 = L’Ermite rafraîchit les Compétences comme un Feu de camp. Son Tunnel échange deux Salles non visitées, jamais l’actuelle ni la Sortie, chacune gardant sa face ; si on le préfère, ou s’il en reste moins de deux, rien ne bouge.
    .title = Ermite et Tunnel
MR-RULING-42 = Dans l’Abri abandonné, un Personnage qui a moins de 10 PV remonte à 10 avant le Test ; cette règle est une option, active par défaut.
    .title = Repos dans l’Abri
MR-RULING-43 = Dans la Sépulture, un 2 donne 1 Ration et un 4 donne 1 XP.
    .title = Sépulture : lignes 2, 4
MR-RULING-44 = Entre plusieurs options, il faut en prendre une qui ait un effet ; une Potion d’un type déjà détenu n’en a pas. Si aucune n’a d’effet, le résultat est perdu.
    .title = Choisir entre plusieurs lots
MR-RULING-45 = Sur 5 ou 6 au coffre mimique, on bat d’abord le Fantôme et on gagne son XP ; le gain imprimé ne vient qu’ensuite.
    .title = Le Fantôme du coffre
MR-RULING-46 = Le décalage de la Sépulture ne sort pas de l’intervalle 1 à 6, et l’on peut choisir de ne pas décaler.
    .title = Limites du décalage
MR-RULING-47 = Carte face visible, la Prêtresse peut répondre à la mort de tout Personnage, quelle qu’en soit la cause : la victime garde 2 PV et la carte passe face cachée. Le jeu reprend où il s’était arrêté : les Effets de cette même attaque s’appliquent.
    .title = Moment de la Bénédiction
MR-RULING-48 = Le Coup en traître s’annonce avant le lancer ; le dé n’est désigné qu’à l’étape 6, et sa valeur finale compte deux fois.
    .title = Moment du Coup en traître
MR-RULING-49 = Le point d’Armure du Bouclier dure jusqu’à la fin de la prochaine Salle ou du combat de Gardien. Il permet de dépasser 4, et Assommer en tient compte.
    .title = Durée du Bouclier
MR-RULING-50 = La Clairvoyance dévoile jusqu’à trois Salles cachées, n’importe où dans la grille. Un Personnage aveuglé ne peut s’en servir.
    .title = Portée de la Clairvoyance
MR-RULING-51 = L’Évasion s’annonce en se déplaçant : vous entrez dans la Salle choisie, qui compte comme résolue mais n’a aucun effet. Elle ne vaut pas pour la Sortie.
    .title = Évasion et déplacement
MR-RULING-52 = Le moment des Compétences d’Exploration précède chaque déplacement, même s’il ne reste qu’un chemin ou si le Personnage est aveuglé ; mais aller à la Sortie ne laisse pas de place à l’Évasion.
    .title = Un moment toujours ouvert
MR-RULING-53 = Avec Courant d’air, l’ancienne carte rejoint les inutilisées et une autre de celles-ci, au hasard, vient face visible, ou face cachée en cas d’Aveuglement. Avec Survol, le Corbeau retourne parmi les cartes Salle après cette mise en place.
    .title = Précisions sur le Corbeau
MR-RULING-54 = Si vous avez déjà un Objet, vous le gardez ou l’échangez ; l’autre carte rejoint les inutilisées. Laisser l’arme de l’Armurerie est gratuit ; refuser le Corbeau coûte 1 Pièce d’or, ou 1 PV à défaut.
    .title = Choisir son Objet
MR-RULING-55 = Prendre un Objet laisse son emplacement vide et résolu, et il manque une carte Salle aux Zones suivantes jusqu’à son retour. Il reste toujours au moins 18 cartes pour les 8 d’une grille.
    .title = Le vide laissé
MR-RULING-56 = Une Prouesse gratuite est l’unique Prouesse de ce dé pour la phase ; on peut en dépenser plusieurs par phase, sur des dés différents.
    .title = Limites des Prouesses gratuites
MR-RULING-57 = L’Aveuglement ne recouvre pas les cartes déjà visibles ; on choisit son chemin sans voir les autres. S’il est soigné entre la révélation et le déplacement, les deux prochaines cartes sont aussitôt dévoilées.
    .title = Aveuglement et cartes vues
MR-RULING-58 = Sont cachés à tous, robots compris : les Salles et les Gardiens encore face cachée, l’ordre des paquets et les Gardiens laissés de côté. Tout le reste est connu des joueurs et des spectateurs.
    .title = Caché et public
MR-RULING-59 = Le serveur lance ou tire au moment même où il le faut ; après un lancer, une révélation ou une pioche, on n’annule plus.
    .title = Le hasard est définitif
MR-RULING-60 = On tire trois Gardiens parmi cinq : Dragon maudit, Protecteur du Roi, Reine Araignée, Goule et Troll. L’option guardian_pool peut en écarter un.
    .title = Gardiens à tirer
MR-RULING-61 = De l’Étage 1 à l’Étage 4, les Fantômes infligent 1, 2, 3 et 5 dégâts et donnent 2, 2, 3 et 3 XP.
    .title = Valeurs des Fantômes
MR-RULING-62 = Le Garde du Roi et le Garde maudit donnent chacun 3 XP.
    .title = XP des Gardes
MR-RULING-63 = Chez le Marchand, 1 Ration s’achète 2 Pièces d’or.
    .title = Rations chez le Marchand
MR-RULING-64 = Échouer au Test dans les Méandres n’a aucune conséquence.
    .title = Méandres sans danger
MR-RULING-65 = Le Mage part avec une Potion de Perception.
    .title = La Potion du Mage
MR-RULING-66 = Un malus de difficulté ne fait pas descendre les Pièces d’or et les Rations sous 0, ni les PV sous 1 ; le reste ne se convertit pas en PV.
    .title = Plancher de la difficulté
MR-RULING-67 = Avec 20 PV, 4 Rations ou 10 Pièces d’or, ce qui s’ajoute est perdu sans qu’on vous demande rien.
    .title = Pistes pleines
MR-RULING-68 = Rien dans cette boîte ne fait perdre de Potion ni d’Objet ; si une nouvelle carte le faisait un jour, une Potion manquante coûterait 1 PV.
    .title = Perdre Potion ou Objet
MR-RULING-69 = La faim peut tuer : la partie s’achève alors avant toute autre étape de la Descente.
    .title = Mourir de faim
MR-RULING-70 = Une Sortie sans Gardien n’est pas une Salle : on n’y révèle et n’y résout rien.
    .title = Une Sortie sans résolution
MR-RULING-71 = Pour les classements seulement : 3 × la Zone atteinte, 2 × les Gardiens vaincus, 2 × le Niveau, plus PV (0 si mort), Pièces d’or, Armure, Rations et Potions. On ajoute 2, 4 ou 6 en Difficile, Extrême ou Roguelike, et 10 pour une victoire.
    .title = Score facultatif
MR-RULING-72 = Aucun des quatre Personnages n’a de Compétence Passive ou de Préparation, mais le jeu gère ces deux classes ; le Corbeau se sert du moment de Préparation.
    .title = Classes de Compétences inutilisées
MR-RULING-73 = La campagne et le plateau Tour ne font pas partie de cette version ; la campagne publiée ne se joue que seul.
    .title = Campagne non incluse
MR-RULING-74 = Abandonner une partie, c’est la perdre dans la Zone où l’on se trouve.
    .title = Abandonner la partie
MR-RULING-75 = Même à deux joueurs, un Ennemi face à un seul Personnage prend sa première valeur de PV ; l’option coop_always_double peut imposer la seconde.
    .title = Seul contre l’Ennemi
MR-RULING-76 = Un Personnage aveuglé ne révèle aucune Salle, mais les deux joueurs voient ce que l’allié révèle.
    .title = Un allié aveuglé
MR-RULING-77 = Tous les chemins étant aussi longs, les deux Personnages arrivent à la Sortie à la même étape et personne n’attend.
    .title = Arriver ensemble
MR-RULING-78 = En combat commun, le Givre ne protège que le Personnage dont c’est le tour, et une Potion de Poison ne blesse à nouveau que dans les Phases d’Attaque de celui qui l’a utilisée.
    .title = Potions en combat commun
MR-RULING-79 = Si un combat commun fait tomber un Personnage, le combat est terminé et tous deux descendent.
    .title = Chute en combat commun
MR-RULING-80 = L’Évasion n’épargne la Salle qu’à celui qui l’utilise ; Tunnel, Courant d’air et Survol modifient la grille commune.
    .title = Pouvoirs personnels et partagés
MR-RULING-81 = À deux joueurs, ce sont les rencontres de chaque Personnage qui décident des Pièces d’or qu’un Trésor lui donne.
    .title = Trésor selon le Personnage
MR-RULING-82 = Si un allié reste absent au-delà du délai prévu, un robot prend sa place ; les règles ne changent pas.
    .title = Allié déconnecté
