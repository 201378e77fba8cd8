# Règles de Kinfire Delve, un message par règle du catalogue, dans nos propres mots.

## Couleurs

KD-COLOR-01 = Le rouge exprime la puissance, le vert l’habileté, le bleu la sagesse ; presque toutes les cartes portent l’une de ces couleurs.
    .title = Trois couleurs
KD-COLOR-02 = Votre action doit partager la couleur du défi relevé ; une carte Compétence qui ne la porte pas reste en main.
    .title = Une action de la bonne couleur
KD-COLOR-03 = Une carte Compétence à deux couleurs convient face à l’une comme à l’autre.
    .title = Cartes bicolores
KD-COLOR-04 = Une carte Compétence blanche remplace n’importe quelle couleur : rouge, vert ou bleu.
    .title = Le blanc, trois couleurs en une
KD-COLOR-05 = Une carte qui pourrait compter pour plusieurs couleurs n’en prend qu’une, annoncée au moment de la jouer.
    .title = Une seule couleur à la fois

## Défis

KD-CHAL-01 = Un défi indique son nom, son type, sa couleur et sa difficulté, ce que rapporte sa validation, ce que coûte un échec et ses éventuelles capacités.
    .title = Lire un défi
KD-CHAL-02 = Tout défi est un Combat, un Obstacle, une Énigme ou un Piège.
    .title = Quatre types
KD-CHAL-03 = Le type d’un défi ne change rien en soi ; il ne compte que pour les cartes qui le mentionnent.
    .title = Le type seul ne fait rien
KD-CHAL-04 = La difficulté dit combien de points de progression un défi réclame.
    .title = Difficulté
KD-CHAL-05 = Un défi donne sa récompense quand il est validé, pas avant.
    .title = Récompense à la validation
KD-CHAL-06 = Chaque tentative manquée coûte à nouveau la pénalité, même face au même défi.
    .title = Pénalité à chaque échec
KD-CHAL-07 = Les mots en italique racontent une histoire ; sur les défis comme sur les cartes Compétence, ils ne changent rien au jeu.
    .title = Un texte pour l’ambiance
KD-CHAL-08 = Une capacité qui n’est pas en gras ne vaut que pendant qu’on relève son défi, ou à sa validation si son texte le précise.
    .title = Capacités ordinaires
KD-CHAL-09 = Une capacité en gras reste active aussi longtemps que son défi est en jeu, quelle que soit la carte choisie.
    .title = Capacités en gras

## Cartes Compétence

KD-SKILL-01 = Une carte Compétence a un nom, une valeur, une ou plusieurs couleurs, souvent une capacité, et en bas une barre de soutien ; certaines portent des icônes d’effet.
    .title = Lire une carte Compétence
KD-SKILL-02 = Jouée comme action, une carte Compétence apporte autant de progression que sa valeur.
    .title = Valeur d’une action
KD-SKILL-03 = La capacité d’une carte Compétence n’agit que si la carte est votre action.
    .title = Capacité réservée à l’action
KD-SKILL-04 = Jouée comme soutien, une carte Compétence apporte la progression inscrite dans sa barre du bas.
    .title = Barre de soutien
KD-SKILL-05 = La couleur d’un soutien se lit dans sa barre : ce n’est pas forcément celle de la carte.
    .title = Couleur du soutien
KD-SKILL-06 = Une icône d’effet est une marque sans pouvoir propre ; elle agit par les cartes Compétence et Éclaireur qui la mentionnent.
    .title = Icônes d’effet
KD-SKILL-07 = « Déjouer un piège » est une action rouge et verte de valeur 2, ou 4 face à un Piège. En soutien, la carte est blanche et apporte 1, ou 3 face à un Piège.
    .title = « Déjouer un piège » d’Asha

## Points de vie

KD-HP-01 = Le groupe n’a qu’un seul total de PV : ce qui blesse un Éclaireur les blesse tous.
    .title = PV communs
KD-HP-02 = Vous débutez avec 10 PV, ou 8 en mode difficile.
    .title = PV de départ
KD-HP-03 = Au dernier PV perdu, la partie est perdue pour tous, sur-le-champ.
    .title = Défaite à 0 PV
KD-HP-04 = Aucun soin ne porte le groupe au-delà de ses PV de départ.
    .title = Plafond de PV

## Mise en place

KD-SETUP-01 = L’un des trois Maîtres, tiré au hasard, attend face cachée au centre ; personne ne le regarde.
    .title = Un Maître secret
KD-SETUP-02 = Les deux Maîtres qui n’ont pas été tirés quittent la partie sans être vus.
    .title = Maîtres écartés
KD-SETUP-03 = Tout le groupe se sert des mêmes jetons de progression et des quatre mêmes dés.
    .title = Réserve commune
KD-SETUP-04 = Vous choisissez un Éclaireur, qui vient avec sa carte, sa lanterne et 18 cartes Compétence.
    .title = Choix de l’Éclaireur
KD-SETUP-05 = Votre carte Éclaireur est posée devant vous face visible, et à côté votre lanterne, éteinte, face cachée.
    .title = Éclaireur visible, lanterne cachée
KD-SETUP-06 = Les 18 cartes Compétence de chaque Éclaireur sont mélangées et deviennent son deck.
    .title = Deck Compétence mélangé
KD-SETUP-07 = Plus il y a d’Éclaireurs, plus leur première main est petite : 8 cartes en solo, 7 à deux, 6 à trois, 5 à quatre.
    .title = Main de départ
KD-SETUP-08 = Les quatre cartes Épreuve restent de côté jusqu’au fond du puits.
    .title = Épreuves en attente
KD-SETUP-09 = Les six cartes Fatigue, mélangées face cachée, deviennent le deck Fatigue.
    .title = Deck Fatigue
KD-SETUP-10 = Une fois les 57 cartes Puits mélangées, les quatre premières ouvrent le plateau, face visible sur les quatre côtés du Maître.
    .title = Quatre cartes autour du Maître
KD-SETUP-11 = Pour une première partie, le plateau est imposé : « Les cavernes aux cristaux », « Le Grand Cerf », une carte « Les 3 fontaines » et une carte « Le labyrinthe ».
    .title = Plateau de première partie
KD-SETUP-12 = Trois autres cartes quittent le dessus du deck Puits, face cachée, et entament sa défausse ; il en reste 50 à parcourir.
    .title = Trois cartes de moins
KD-SETUP-13 = Le compteur du groupe est réglé sur 10 PV, ou sur 8 en mode difficile.
    .title = Réglage du compteur
KD-SETUP-14 = Rien n’interdit le mode difficile dès la toute première partie, mais il est déconseillé.
    .title = Le mode difficile peut attendre
KD-SETUP-15 = Le groupe décide qui joue le premier tour.
    .title = Qui commence
KD-SETUP-16 = À partir du premier joueur, les tours se succèdent dans le sens horaire.
    .title = Sens horaire
KD-SETUP-17 = Une seule boîte convient à un ou deux Éclaireurs ; avec ceux d’autres boîtes, on descend jusqu’à quatre.
    .title = De un à quatre Éclaireurs
KD-SETUP-18 = Quel que soit le nombre de boîtes qui prêtent leurs Éclaireurs, le groupe n’explore qu’un puits : celui du Maître qu’il veut affronter.
    .title = Un seul puits
KD-SETUP-19 = À une vraie table, on commence par trier les cartes par catégorie, ce qui ne change rien à la partie.
    .title = Tri des cartes

## Variantes

KD-MODE-01 = En mode difficile, le groupe part avec 8 PV, deux de moins que d’habitude.
    .title = Mode difficile
KD-MODE-02 = Une partie rapide écarte 13 cartes Puits à la mise en place et non 3 ; il n’en reste que 40.
    .title = Partie rapide : puits plus court
KD-MODE-03 = Le raccourci fait mal : une partie rapide s’ouvre sur 2 dégâts.
    .title = Partie rapide : dégâts
KD-MODE-04 = Le raccourci fatigue : une partie rapide s’ouvre avec une carte Fatigue en jeu.
    .title = Partie rapide : fatigue

## Le tour

KD-TURN-01 = À votre tour, vous désignez l’une des cartes Puits qui entourent le Maître et vous interagissez avec elle.
    .title = Choisir une carte
KD-TURN-02 = Ce que vous faites dépend de la carte : un événement s’applique, un défi se relève.
    .title = Événement ou défi
KD-TURN-03 = Votre interaction terminée, chaque emplacement vide reçoit la carte du dessus du deck Puits, face visible : quatre cartes entourent de nouveau le Maître.
    .title = Compléter le plateau
KD-TURN-04 = Le plateau de nouveau complet, votre tour s’achève et l’Éclaireur à votre gauche joue.
    .title = À l’Éclaireur suivant
KD-TURN-05 = Les tours s’enchaînent tant que le groupe n’a ni gagné ni perdu.
    .title = Jusqu’au dénouement
KD-TURN-06 = À la fin du tour, les cartes Compétence de l’Éclaireur actif rejoignent sa propre défausse, face visible.
    .title = Défausse des cartes jouées
KD-TURN-07 = À la fin du tour, chaque soutien rejoint la défausse de l’Éclaireur qui l’a joué.
    .title = Chaque soutien chez soi
KD-TURN-08 = Un tour ne donne pas de cartes : on ne pioche ni quand il commence, ni quand il finit.
    .title = Pas de pioche d’office

## Événements

KD-EVENT-01 = Choisir un événement, c’est faire ce que dit son texte, ligne après ligne ; s’il laisse un choix, c’est à vous de le faire.
    .title = Suivre l’événement
KD-EVENT-02 = Un événement sur le plateau reste sans effet tant qu’un Éclaireur ne l’a pas choisi à son tour.
    .title = L’événement attend
KD-EVENT-03 = Seul un événement dont le texte l’annonce agit de lui-même, dès son entrée en jeu.
    .title = Événement immédiat
KD-EVENT-04 = Une fois appliqué, l’événement rejoint les défis validés, face cachée, et libère son emplacement.
    .title = Après l’événement

## Relever un défi : l’action

KD-ACT-01 = Un défi se relève en quatre étapes : l’action si vous en jouez une, ses soutiens, les dés, puis le résultat.
    .title = Quatre étapes
KD-ACT-02 = Votre action est une carte Compétence de votre main, à la couleur du défi.
    .title = Jouer une action
KD-ACT-03 = Vous pouvez relever un défi sans action et vous en remettre aux seuls dés.
    .title = Action facultative
KD-ACT-04 = Sans action, il n’y a rien à soutenir : on lance aussitôt les dés.
    .title = Ni action, ni soutien
KD-ACT-05 = La capacité de votre action agit dès que vous la jouez.
    .title = Capacité immédiate
KD-ACT-06 = Une tentative, une action : il n’y en a pas de seconde.
    .title = Une seule action

## La lanterne

KD-LANT-01 = Au début de la partie, votre lanterne est éteinte et ne sert encore à rien.
    .title = Éteinte au départ
KD-LANT-02 = Certaines cartes Compétence et certaines récompenses chargent une lanterne : on la retourne face visible, prête à servir.
    .title = Charger la lanterne
KD-LANT-03 = Une fois chargée, votre lanterne peut être votre action à la place d’une carte Compétence.
    .title = La lanterne pour action
KD-LANT-04 = Une lanterne jouée comme action reçoit des soutiens tout comme une carte Compétence.
    .title = Soutenir une lanterne
KD-LANT-05 = Une lanterne utilisée n’est pas défaussée : elle s’éteint et revient face cachée.
    .title = De nouveau éteinte
KD-LANT-06 = La charge obtenue revient à la lanterne de l’Éclaireur actif et à aucune autre.
    .title = Sa propre lanterne

## Relever un défi : les soutiens

KD-SUPP-01 = Quand une action a été jouée, les autres Éclaireurs peuvent l’aider avec leurs propres cartes Compétence.
    .title = Prêter main-forte
KD-SUPP-02 = Chaque soutien ajoute le nombre de sa barre à la progression de la tentative.
    .title = Apport d’un soutien
KD-SUPP-03 = La barre d’un soutien doit être de la couleur du défi, ou blanche, ce qui convient à tous.
    .title = Un soutien de la bonne couleur
KD-SUPP-04 = Une action reçoit deux soutiens au plus, tous Éclaireurs confondus.
    .title = Deux soutiens au plus
KD-SUPP-05 = En groupe, les soutiens viennent des autres : on ne se soutient pas soi-même.
    .title = Pas sa propre action
KD-SUPP-06 = Un Éclaireur seul peut soutenir sa propre action, deux fois au plus.
    .title = Seul dans le puits
KD-SUPP-07 = D’un soutien, seule la barre compte ; la capacité imprimée au-dessus ne s’applique pas.
    .title = Soutien sans capacité
KD-SUPP-08 = Personne n’est jamais tenu de jouer un soutien.
    .title = Jamais obligé

## Relever un défi : les dés

KD-DICE-01 = On lance les quatre dés : les trois dés Compétence et le dé Lumière/Obscurité.
    .title = Lancer les dés
KD-DICE-02 = Chaque dé à la couleur du défi donne 1 point de progression.
    .title = Dés de la bonne couleur
KD-DICE-03 = La face Lumière donne 1 point de progression face à n’importe quelle couleur.
    .title = Lumière
KD-DICE-04 = La face Obscurité ne donne aucune progression.
    .title = Obscurité
KD-DICE-05 = Chaque tentative lance les quatre dés, avec ou sans action, à moins qu’un texte n’en dispose autrement.
    .title = Toujours quatre dés
KD-DICE-06 = Relancer, c’est lancer à nouveau les quatre dés ; on n’en garde aucun.
    .title = Tout relancer
KD-DICE-07 = Certains textes guettent la face Lumière ou la face Obscurité et agissent quand elle sort.
    .title = Effets de Lumière et d’Obscurité

## Relever un défi : le résultat

KD-RES-01 = On additionne l’action, les soutiens et les dés, et la somme est posée sur le défi en points de progression.
    .title = Compter la progression
KD-RES-02 = Ce que les tours précédents ont laissé sur le défi compte aussi.
    .title = Progression conservée
KD-RES-03 = Si la progression égale ou dépasse la difficulté, le défi est validé.
    .title = Défi validé
KD-RES-04 = L’Éclaireur actif reçoit ce que le défi validé offre, s’il offre quelque chose.
    .title = Toucher la récompense
KD-RES-05 = Le défi validé perd ensuite toute sa progression et rejoint les défis validés, face cachée.
    .title = Débarrasser le défi
KD-RES-06 = Si la progression n’atteint pas la difficulté, c’est un échec : l’Éclaireur actif encaisse la pénalité, s’il y en a une.
    .title = Échec
KD-RES-07 = Un défi manqué demeure sur le plateau et garde sa progression pour une prochaine tentative.
    .title = Ce n’est que partie remise
KD-RES-08 = Une récompense peut vous nuire ; vous la recevez quand même.
    .title = Cadeaux empoisonnés

## Validation indirecte

KD-IND-01 = Certaines capacités posent de la progression sur d’autres défis que celui que l’on relève.
    .title = Progression ailleurs
KD-IND-02 = Un défi qui porte assez de progression est validé, même si personne ne le relève.
    .title = Validé au passage
KD-IND-03 = La récompense d’un défi validé indirectement va à l’Éclaireur dont c’est le tour.
    .title = À qui la récompense
KD-IND-04 = Un défi validé indirectement rejoint les défis validés comme n’importe quel autre.
    .title = Hors du plateau

## Récompenses et pénalités

KD-ICON-01 = Descendre de X, c’est défausser X cartes du dessus du deck Puits, face cachée : le fond se rapproche.
    .title = Descendre
KD-ICON-02 = Remonter de X, c’est remettre dans le deck Puits X cartes du dessus de sa défausse : le fond s’éloigne.
    .title = Remonter
KD-ICON-03 = L’Éclaireur actif pioche X cartes, toujours dans son propre deck Compétence.
    .title = Piocher
KD-ICON-04 = L’Éclaireur actif se défait de X cartes de sa main, à son choix.
    .title = Défausser
KD-ICON-05 = Qui n’a pas assez de cartes à défausser perd toute sa main et ne doit rien de plus.
    .title = Main trop petite
KD-ICON-06 = Le groupe récupère X PV, sans dépasser sa valeur de départ.
    .title = Récupérer des PV
KD-ICON-07 = Le groupe perd X PV ; s’il ne lui en reste aucun, la partie est aussitôt perdue.
    .title = Dégâts
KD-ICON-08 = L’Éclaireur actif désigne une carte Fatigue en jeu ; elle retourne dans son deck, que l’on mélange.
    .title = Braver la fatigue
KD-ICON-09 = X cartes du deck Fatigue entrent en jeu ; votre main reste intacte.
    .title = Subir de la fatigue
KD-ICON-10 = Votre propre lanterne passe face visible et peut désormais servir.
    .title = Charger
KD-ICON-11 = Cette icône renvoie à la carte : son texte dit en quoi consiste la récompense ou la pénalité.
    .title = Incidence

## Deck Compétence

KD-DECK-01 = Si votre deck Compétence s’épuise pendant que vous piochez, votre défausse mélangée le reconstitue et vous continuez de piocher.
    .title = Nouveau deck
KD-DECK-02 = Si le deck et la défausse sont vides tous les deux, vous ne piochez plus.
    .title = Plus rien à piocher

## Fatigue

KD-EXH-01 = Quand votre tour commence, vous pouvez céder à la fatigue et renouveler ainsi votre main.
    .title = Céder à la fatigue
KD-EXH-02 = Si votre tour commence sans carte en main, il vous faut céder à la fatigue.
    .title = Mains vides
KD-EXH-03 = Pour céder à la fatigue, vous défaussez d’abord ce qui reste en main.
    .title = Céder : défausser
KD-EXH-04 = Puis la première carte du deck Fatigue entre en jeu face visible, pour tout le groupe.
    .title = Céder : révéler
KD-EXH-05 = Enfin, vous piochez une main entière : 8 cartes pour un Éclaireur seul, 7 à deux, 6 à trois, 5 à quatre.
    .title = Céder : nouvelle main
KD-EXH-06 = Après avoir cédé à la fatigue, vous jouez votre tour comme d’habitude.
    .title = Le tour continue
KD-EXH-07 = Une carte Fatigue pèse sur le groupe aussi longtemps qu’elle est en jeu.
    .title = Effets durables
KD-EXH-08 = Aucune carte Fatigue n’est favorable ; l’une d’elles peut même faire perdre le groupe si sa condition est remplie.
    .title = Rien de bon
KD-EXH-09 = Une carte Fatigue révélée ne s’en va que si une carte ou une capacité la retire.
    .title = Tenace
KD-EXH-10 = Une carte Fatigue retirée du jeu est remise et mélangée dans son deck : elle peut donc revenir.
    .title = Retour au deck

## Le Maître

KD-MAST-01 = Pendant la descente, le Maître est face cachée et la capacité de son dos est en vigueur.
    .title = Maître face cachée
KD-MAST-02 = Une carte attachée au Maître se glisse sous lui et y reste.
    .title = Attacher au Maître
KD-MAST-03 = Les cartes attachées peuvent avoir des conséquences, en particulier pendant l’épreuve finale.
    .title = Effet des cartes attachées
KD-MAST-04 = On n’arrive au Maître qu’au bout du deck Puits : il faut d’abord l’épuiser.
    .title = Le chemin du Maître
KD-MAST-05 = Un texte peut aussi faire attacher des cartes à toute autre carte ; elles se glissent dessous de la même façon.
    .title = Attacher à toute carte

## Fond du puits

KD-BOT-01 = Dès qu’un emplacement est à remplir et que le deck Puits n’a plus de carte, vous êtes au fond du puits.
    .title = Toucher le fond
KD-BOT-02 = Au fond du puits, les cartes Puits qui entourent encore le Maître quittent le plateau.
    .title = Plateau débarrassé
KD-BOT-03 = La progression posée sur ces cartes retourne à la réserve.
    .title = Progression perdue
KD-BOT-04 = Le Maître est retourné face visible et montre sous quelle forme vous l’affrontez.
    .title = Maître révélé
KD-BOT-05 = Les quatre cartes Épreuve prennent place sur les quatre côtés du Maître, face visible.
    .title = Épreuves en place
KD-BOT-06 = Du fond du puits, on ne remonte plus : seule la victoire ou la défaite met fin à la partie.
    .title = Sans retour

## Épreuve finale

KD-GAUNT-01 = Pour gagner, le groupe doit valider un défi, celui du Maître.
    .title = Vaincre le Maître
KD-GAUNT-02 = Le Maître est noir, une couleur à laquelle rien ne correspond : ni carte, ni soutien, ni dé, pas même le blanc.
    .title = Un défi noir
KD-GAUNT-03 = Si les quatre cartes Épreuve sont toutes face visible, le Maître ne peut pas être vaincu.
    .title = Hors d’atteinte
KD-GAUNT-04 = Une carte Épreuve se relève avec les quatre mêmes étapes qu’un défi.
    .title = Relever une Épreuve
KD-GAUNT-05 = Une carte Épreuve validée ne s’en va pas : elle est retournée face cachée là où elle se trouve.
    .title = Retournée sur place
KD-GAUNT-06 = Le dos d’une carte Épreuve trahit souvent une faiblesse du Maître, mais pas à chaque fois.
    .title = Ce que révèle le dos
KD-GAUNT-07 = Un Maître vulnérable à une couleur peut être affronté comme un défi de cette couleur.
    .title = Maître vulnérable
KD-GAUNT-08 = Si plusieurs couleurs peuvent atteindre le Maître, nommez-en une avant de relever son défi.
    .title = Annoncer la couleur
KD-GAUNT-09 = La couleur nommée vaut pour toute la tentative : action, soutiens et dés ne comptent que dans celle-ci.
    .title = Rien que cette couleur
KD-GAUNT-10 = Pendant l’épreuve finale, plus rien ne fait descendre ni remonter.
    .title = Plus de mouvement
KD-GAUNT-11 = Ce qui défausse un défi peut viser une carte Épreuve face visible, sauf si un texte l’interdit : la carte est retournée face cachée.
    .title = Défausser une Épreuve
KD-GAUNT-12 = Il n’existe aucun effet qui défausse le Maître.
    .title = Le Maître reste
KD-GAUNT-13 = Un échec face au Maître n’est pas toujours puni : la plupart de ses formes ne frappent que si la face Obscurité est sortie.
    .title = Échouer face au Maître
KD-GAUNT-14 = La carte du Maître dit quand et comment un échec est puni ; c’est elle qui l’emporte.
    .title = À chaque forme sa loi

## Fin de la partie

KD-END-01 = Dès que le défi du Maître est validé, la partie est gagnée.
    .title = Victoire
KD-END-02 = Dès qu’il ne reste aucun PV, la partie est perdue.
    .title = Défaite sans PV
KD-END-03 = Certaines cartes, surtout du deck Fatigue, entraînent la défaite quand ce qu’elles décrivent se réalise.
    .title = Défaite par une carte
KD-END-04 = Les Éclaireurs gagnent ensemble et perdent ensemble.
    .title = Ensemble jusqu’au bout

## Conseils

KD-TIP-01 = Chaque soutien coûte une carte, et une main vide mène à la fatigue : aidez quand cela change tout.
    .title = Soutenir avec mesure
KD-TIP-02 = Une lanterne chargée est puissante et ne sert qu’une fois : réservez-la au moment décisif.
    .title = Gardez la lanterne
KD-TIP-03 = Peu de choses vous soignent : dépensez PV et cartes le plus lentement possible.
    .title = Ménagez PV et cartes
KD-TIP-04 = Avant de valider un défi, regardez ce qu’il donne : toute récompense n’est pas un cadeau.
    .title = Lisez la récompense
KD-TIP-05 = Aucune forme du Maître ne combat comme une autre : lisez sa carte dès qu’elle est révélée.
    .title = Étudiez le Maître

## Exploits

KD-ACHV-01 = Facile : encaissez 5 dégâts ou plus en un seul tour.
    .title = Simple égratignure
KD-ACHV-02 = Facile : perdez alors que trois cartes Fatigue ou plus sont en jeu.
    .title = Marionnette de Vainglory
KD-ACHV-03 = Facile : validez « Le chemin oublié » alors qu’il porte 10 points de progression ou plus, en le relevant ou autrement.
    .title = Les efforts paient
KD-ACHV-04 = Périlleux : faites défausser par un effet « La symphonie de Vainglory » alors qu’elle porte exactement 3 points de progression. La valider ou atteindre le fond du puits ne compte pas.
    .title = Entracte
KD-ACHV-05 = Périlleux : encaissez 5 dégâts ou plus en un seul tour, hormis ceux de « La devinette de la bête ».
    .title = Plaie superficielle
KD-ACHV-06 = Périlleux : gagnez alors qu’il ne reste qu’un seul PV.
    .title = Sur le fil du rasoir
KD-ACHV-07 = Complexe : triomphez de la « Mer onirique » alors que trois cartes ou plus lui sont attachées.
    .title = Mer cauchemardesque
KD-ACHV-08 = Complexe : triomphez de la « Tisseuse d’effroi » alors que sa difficulté est de 30 ou plus.
    .title = La chance sourit aux audacieux
KD-ACHV-09 = Complexe : triomphez de la « Danse macabre » alors que les quatre cartes Épreuve sont face cachée.
    .title = Jusqu’au-boutisme
KD-ACHV-10 = Improbable : perdez au tout premier tour.
    .title = Top chrono
KD-ACHV-11 = Improbable : validez une carte « Les 3 fontaines » alors que ses trois exemplaires sont en jeu.
    .title = 3 pièces dans la fontaine
KD-ACHV-12 = Improbable : validez d’un seul coup les quatre exemplaires du défi « Le labyrinthe ».
    .title = Maître du labyrinthe

## Ce que voit chaque place

KD-VIEW-01 = Tout le monde voit le mode, le tour, les PV, le plateau et sa progression, les dés, les cartes Fatigue en jeu, les cartes attachées, les Éclaireurs et leurs lanternes, les défausses Compétence, le journal de la partie, ainsi que la taille de chaque pile et de chaque main.
    .title = Visible de tous
KD-VIEW-02 = Personne ne voit les cartes du deck Puits, celles qui sont face cachée dans sa défausse, la forme du Maître avant le fond du puits, les Maîtres écartés, ni l’ordre du deck Fatigue et des decks Compétence.
    .title = Caché à tous
KD-VIEW-03 = Les cartes d’une main ne sont vues que de leur propriétaire.
    .title = Votre main
KD-VIEW-04 = Au fond du puits, chacun voit le Maître et le recto des cartes Épreuve ; le dos de l’une d’elles se découvre quand on la retourne.
    .title = L’épreuve finale à découvert

## Décisions

KD-RULING-01 = Sur les cartes imprimées, lisez H comme PV, D comme dégâts, E comme fatigue (−1 E : la braver), > comme descendre, < comme remonter, −X cartes comme défausser, X cartes comme piocher, k comme Lumière, n comme Obscurité, i comme incidence ; a, f, r et h sont des icônes d’effet d’Éclaireur.
    .title = Lettres des icônes
KD-RULING-02 = Les douze exploits forment quatre groupes de trois : Faciles, Périlleux, Complexes et Improbables, dans cet ordre.
    .title = Catégories d’exploits
KD-RULING-03 = Un dé Compétence a deux faces de chaque couleur ; le dé Lumière/Obscurité en a trois claires et trois sombres. Toutes les faces ont la même chance.
    .title = Faces des dés
KD-RULING-04 = Il y a toujours assez de progression à poser ; le nombre de jetons de la boîte n’est pas une limite.
    .title = Progression sans limite
KD-RULING-05 = Quatre Éclaireurs peuvent descendre : Asha et Khor, et d’une seconde boîte Naz et Feyn.
    .title = Les quatre Éclaireurs
KD-RULING-06 = Le Maître n’a pas de type : les bonus face aux Combats, Obstacles, Énigmes ou Pièges ne valent pas contre lui.
    .title = Un Maître sans type
KD-RULING-07 = Les emplacements se suivent ainsi : nord, est, sud, ouest. Une nouvelle carte occupe le premier qui est vide, et les effets qui demandent un ordre suivent celui-là.
    .title = Ordre des emplacements
KD-RULING-08 = Un événement résolu rejoint les défis validés, d’où aucune remontée ne le ramène ; si son texte l’envoie ailleurs, il y va.
    .title = L’événement ne revient pas
KD-RULING-09 = On ne peut pas passer : chaque tour exige une interaction. Relever un défi sans action est toujours possible.
    .title = On ne passe pas
KD-RULING-10 = On cède à la fatigue une fois par tour au plus, au début, avant de choisir une carte, même avec des cartes en main. Les effets qui en dépendent viennent entre la révélation et la pioche.
    .title = Quand céder à la fatigue
KD-RULING-11 = Une lanterne chargée ne vous évite pas de céder à la fatigue : seules comptent les cartes en main.
    .title = Une lanterne n’est pas une main
KD-RULING-12 = Une main qui se vide en cours de tour est sans conséquence jusqu’au début du prochain tour de son propriétaire.
    .title = Main vidée en cours de tour
KD-RULING-13 = S’il n’y a plus de carte Fatigue à révéler, on n’en révèle pas, et tout le reste a lieu comme d’habitude.
    .title = Deck Fatigue vide
KD-RULING-14 = On résout d’abord tout ce que l’interaction a provoqué. Viennent ensuite les effets de fin de tour (cartes Fatigue par ordre d’arrivée, emplacements, Maître, Éclaireurs dans le sens horaire à partir de l’actif), le plateau à compléter, puis la défausse des cartes jouées et la lanterne utilisée qui s’éteint ; l’Éclaireur suivant joue alors.
    .title = Fin de tour dans l’ordre
KD-RULING-15 = Le plateau se complète carte par carte : chacune prend le premier emplacement vide, agit si elle agit à son entrée, et les défis qui ont assez de progression sont validés avant la suivante. Si un emplacement reste vide, c’est le fond du puits.
    .title = Une carte après l’autre
KD-RULING-16 = Les effets d’entrée en jeu des quatre cartes de départ ont lieu à l’ouverture du tour 1, dans l’ordre des emplacements, avant de pouvoir céder à la fatigue ; le premier joueur est l’Éclaireur actif.
    .title = Cartes de départ qui agissent
KD-RULING-17 = Vider le deck Puits ne mène pas au fond tant que le plateau est complet. S’il ne garnit qu’une partie des emplacements vides, ces cartes sont posées et font leur effet, puis c’est le fond.
    .title = Deck épuisé, pas encore le fond
KD-RULING-18 = Mains, decks, défausses, lanternes, PV, cartes Fatigue et cartes attachées demeurent. Les cartes Puits retirées sortent de la partie, ce qui n’est ni une validation ni une défausse ; le tour s’achève et l’Éclaireur suivant ouvre l’épreuve finale.
    .title = Ce que le fond laisse
KD-RULING-19 = On saute ce qui est impossible, on fait ce qui ne l’est pas et la lecture continue. Seul « vous pouvez » rend une chose facultative.
    .title = Autant que possible
KD-RULING-20 = On ne vous demande une couleur que face à un Maître vulnérable à plusieurs ; sinon, l’action prend d’elle-même celle de sa cible.
    .title = Quand annoncer une couleur
KD-RULING-21 = Une carte dont la couleur ne convient pas ne se joue pas, même pour sa seule capacité, ni comme action ni comme soutien.
    .title = Jamais d’autre couleur
KD-RULING-22 = La capacité d’une action s’applique de haut en bas avant les soutiens ; une partie qui désigne un moment ultérieur l’attend. Seul « vous pouvez » permet de refuser.
    .title = Déroulement d’une capacité
KD-RULING-23 = Si une action coûte des cartes, vous les payez avec le reste de votre main en la jouant ; sans de quoi payer, elle n’est pas jouable. En soutien, elle ne coûte rien de plus.
    .title = Des cartes pour prix
KD-RULING-24 = Après la capacité de l’action, on interroge dans le sens horaire, à partir de la gauche de l’Éclaireur actif, ceux qui peuvent aider : un soutien ou passer, et ainsi de suite jusqu’à la limite ou jusqu’à ce que tous passent de suite. Un soutien est aussitôt vu et définitif ; l’Éclaireur actif ne peut le refuser.
    .title = Soutenir à tour de rôle
KD-RULING-25 = Les deux soutiens peuvent venir du même Éclaireur. Un effet sur la limite vaut pour toute la tentative, et celle-ci ne descend jamais sous 0. Tenir plusieurs places ne fait pas une partie en solo.
    .title = Deux soutiens d’un seul
KD-RULING-26 = La progression qu’une capacité pose sur le défi relevé y est aussitôt, mais on ne vérifie qu’à la dernière étape s’il est validé. Pour les autres défis, on vérifie tout de suite.
    .title = Vérification à l’étape 4
KD-RULING-27 = La progression au-delà de la difficulté est posée elle aussi et compte jusqu’au départ de la carte ; ensuite, elle est perdue.
    .title = Plus qu’il n’en faut
KD-RULING-28 = D’abord une valeur imposée, puis les ajouts et retraits, puis les doublements, enfin les limites. Soutiens, tentatives et progression ne passent jamais sous 0, une difficulté ou une nouvelle main jamais sous 1.
    .title = Ordre des calculs
KD-RULING-29 = On décide de chaque relance après avoir vu les dés, une fois par relance accordée. Seul le dernier lancer compte, pour la progression comme pour la Lumière et l’Obscurité ; changer une face vient après lui.
    .title = Le dernier lancer compte
KD-RULING-30 = Un événement ne fait lancer aucun dé, sauf si son texte le réclame.
    .title = Événement sans dés
KD-RULING-31 = D’abord la récompense, icône après icône dans l’ordre de lecture ; puis ce que la validation déclenche sur le défi, sur l’action et chez les Éclaireurs. Jusque-là, le défi reste en jeu avec sa progression, puis il s’en va. Une récompense ne se refuse pas.
    .title = Une validation pas à pas
KD-RULING-32 = Charger ne fait rien à une lanterne face visible, même utilisée ce tour-ci : elle s’éteindra quand même à la fin du tour. Le jeu vous prévient.
    .title = Une charge perdue
KD-RULING-33 = Vous désignez la place qui commence, ou vous laissez faire le hasard, comme c’est l’usage.
    .title = Désigner le premier joueur
KD-RULING-34 = Chaque place joue un Éclaireur et chaque Éclaireur n’est joué qu’une fois. Une personne ou un robot peut tenir plusieurs places ; avec un seul Éclaireur, ce sont les règles en solo.
    .title = Un Éclaireur par place
KD-RULING-35 = À trois ou quatre Éclaireurs, seules les mains diminuent : PV, plateau, decks et limite de deux soutiens restent les mêmes, sauf si une carte compte les Éclaireurs.
    .title = Rien d’autre ne change
KD-RULING-36 = Pour une première partie, « Les cavernes aux cristaux » sont au nord, « Le Grand Cerf » à l’est, « Les 3 fontaines » au sud et « Le labyrinthe » à l’ouest. Les 53 autres cartes sont mélangées et 3 défaussées, comme toujours. Mode difficile et partie rapide restent possibles.
    .title = Préparer une première partie
KD-RULING-37 = Le mode difficile et la partie rapide se cumulent : vous partez de 8 PV et en perdez 2. Les soins peuvent vous ramener à 8 PV, ou à 10 en mode normal, car les dégâts de la partie rapide n’abaissent pas le plafond.
    .title = Difficile et rapide
KD-RULING-38 = En partie rapide, les 2 dégâts puis la carte Fatigue viennent après la mise en place et avant le tour 1. Ils n’appartiennent à aucun tour, ne s’évitent pas et ne touchent pas aux mains.
    .title = Avant le premier tour
KD-RULING-39 = Une main peut grandir sans limite. Céder à la fatigue donne toujours une main de la taille prévue, compte tenu des cartes qui la modifient.
    .title = Pas de limite de main
KD-RULING-40 = Votre main n’est vue que de vous, mais vous pouvez la montrer et en parler à tout moment. Un réglage ouvre toutes les mains. Les robots savent ce que voit leur place et ce qu’on a montré.
    .title = Mains secrètes ou ouvertes
KD-RULING-41 = Personne ne consulte la défausse du deck Puits ni les défis validés. Seul le journal dit ce qui y est allé depuis le plateau.
    .title = On ne fouille pas les piles
KD-RULING-42 = Les défausses Compétence sont visibles de tous, ordre compris. Des cartes défaussées ensemble s’empilent au gré de leur propriétaire, sinon l’action, les soutiens, puis la main. Vous pouvez savoir ce qui reste dans votre deck Compétence, mais pas dans quel ordre.
    .title = Ordre d’une défausse Compétence
KD-RULING-43 = Chacun sait quelles cartes Fatigue sont encore dans leur deck, personne n’en sait l’ordre ; chaque fois qu’on en brave une, le deck est mélangé.
    .title = Contenu du deck Fatigue
KD-RULING-44 = Chaque carte Épreuve a toujours le même dos. On peut le lire dans la liste des cartes, mais la partie ne le montre qu’une fois la carte retournée.
    .title = Dos des Épreuves
KD-RULING-45 = Les spectateurs voient ce qui est visible de tous. La partie finie, tout est dévoilé, mais pas avant : ni le Maître, ni les decks, ni la graine.
    .title = Spectateurs et fin de partie
KD-RULING-46 = Les cartes reviennent une à une sur le dessus du deck Puits, face cachée et sans mélange : remonter d’autant qu’on vient de descendre le rétablit à l’identique.
    .title = Remonter annule descendre
KD-RULING-47 = S’il y a moins de cartes qu’il ne faut en descendre ou en remonter, on déplace celles qu’il y a.
    .title = Trop peu de cartes
KD-RULING-48 = Un défi défaussé par un effet va face cachée sur la défausse du deck Puits, ou sous le Maître si le dos de celui-ci le demande. Il perd sa progression et n’apporte ni récompense ni pénalité.
    .title = Défi défaussé
KD-RULING-49 = Les défis qui atteignent leur difficulté au même moment sont validés ensemble, et leurs récompenses suivent l’ordre des emplacements. Ceux qu’une récompense fait valider viennent ensuite, en un autre groupe.
    .title = Validés ensemble
KD-RULING-50 = La difficulté qui compte est celle du moment : si elle tombe au niveau de la progression présente, le défi est validé. Si elle monte, ce qui est validé le reste.
    .title = Difficulté abaissée
KD-RULING-51 = Un texte qui valide les autres exemplaires d’une carte le fait au même moment, quelle que soit leur progression ; chacun donne sa récompense à l’Éclaireur actif.
    .title = Valider tous les exemplaires
KD-RULING-52 = On décide d’éviter des dégâts avant de perdre des PV. Les exploits comptent ce qui reste ensuite, même au-delà des PV disponibles.
    .title = Éviter des dégâts
KD-RULING-53 = Quand un texte ne dit pas qui choisit, c’est l’Éclaireur actif ; les cartes qui quittent une main sont choisies par son propriétaire. S’il n’y a qu’une possibilité, on ne demande rien.
    .title = Qui choisit
KD-RULING-54 = Vous pouvez relever toute carte Épreuve face visible, même si le Maître est vulnérable, ou le Maître dans une couleur à laquelle il l’est. S’il n’y a rien à relever, votre tour s’achève une fois passée l’occasion de céder à la fatigue.
    .title = Cibles au fond du puits
KD-RULING-55 = Un Maître qu’aucune couleur n’atteint ne se relève pas et ne reçoit de progression d’aucun effet. S’il cesse d’être vulnérable, il garde celle qu’il a.
    .title = Maître invulnérable
KD-RULING-56 = Valider une carte Épreuve donne sa récompense à l’Éclaireur actif ; elle perd sa progression et se retourne. Son recto ne compte plus, et son dos compte tant qu’elle est face cachée.
    .title = Épreuve validée
KD-RULING-57 = Une carte Épreuve retournée par une défausse ne donne pas de récompense et ne déclenche rien de ce qui suit une validation, mais son dos s’applique et elle compte pleinement comme face cachée.
    .title = Épreuve défaussée
KD-RULING-58 = Une carte Épreuve remise face visible repart de 0 point de progression et peut être validée et récompensée à nouveau ; ce que donnait son dos, vulnérabilité comprise, cesse aussitôt.
    .title = Épreuve de nouveau visible
KD-RULING-59 = Une pénalité liée à la face Obscurité suppose que ce dé ait été lancé, et un effet qui ignore la pénalité l’ignore en entier. Au fond du puits, seules les descentes et remontées d’un effet mixte sont omises ; on ne complète plus le plateau et le dos du Maître se tait.
    .title = Maître : pénalité et autres détails
KD-RULING-60 = Les exploits s’obtiennent dans toute partie finie, quels que soient le mode et le nombre d’Éclaireurs ; une partie quittée puis reprise doit être menée à son terme sans annulation. Chaque place humaine les gagne.
    .title = Parties qui comptent
KD-RULING-61 = Pour les exploits, les cartes Fatigue et les cartes attachées se comptent à partir de trois. Les 3 points de « La symphonie de Vainglory », l’unique PV restant et les trois exemplaires des « 3 fontaines » s’entendent à la lettre.
    .title = Exactement ou au moins
KD-RULING-62 = Le premier tour va des effets des cartes de départ à la fin du tour 1. Les dégâts d’une partie rapide le précèdent.
    .title = Le premier tour
KD-RULING-63 = Les dégâts s’additionnent du tout début d’un tour à sa toute fin ; un tour interrompu par la défaite compte aussi.
    .title = Dégâts d’un même tour
KD-RULING-64 = Les effets ont lieu l’un après l’autre : ce qui arrive en premier clôt la partie et le reste tombe. Valider le défi du Maître précède les pénalités et les effets de fin de tour.
    .title = La première issue compte
KD-RULING-65 = Une partie peut durer autant de tours qu’il faut. Seules les simulations peuvent s’arrêter à 300 et compter une défaite.
    .title = Pas de limite de tours
KD-RULING-66 = On peut reprendre un choix tant que rien n’a été pioché, lancé, révélé ou mélangé depuis et que personne d’autre n’a agi, jamais au-delà du tour en cours.
    .title = Reprendre un choix
KD-RULING-67 = Si quelqu’un s’en va, un robot prend sa place et voit ce que voit cette place. Aucun Éclaireur n’est jamais éliminé.
    .title = Une place quittée
KD-RULING-68 = Ce qu’une carte Fatigue dit des soutiens, des lanternes ou des mains vaut pour chaque Éclaireur, quel que soit celui qui l’a révélée. Chacune est unique, et plusieurs se cumulent.
    .title = La fatigue est pour tous
KD-RULING-69 = Les cartes jouées ce tour-ci ne sont pas encore défaussées : un mélange de la défausse ne les reprend pas. Les cartes attachées au Maître ne reviennent jamais.
    .title = Les cartes jouées attendent
KD-RULING-70 = Le portrait au dos d’une carte Éclaireur est destiné à un autre jeu et ne fait rien ici.
    .title = L’autre portrait
KD-RULING-71 = Un Maître vulnérable est aussitôt vaincu si un effet porte sa progression à sa difficulté, ou abaisse sa difficulté à sa progression. Tant qu’aucune couleur ne l’atteint, cela reste en suspens.
    .title = Vaincre le Maître au passage
KD-RULING-72 = Une lanterne n’est pas dans votre main et ne peut être ni soutien, ni défaussée, ni attachée. Elle est blanche sauf indication contraire ; un texte sur votre action la concerne, un texte sur la carte Compétence jouée non.
    .title = La lanterne, une carte à part
KD-RULING-73 = Quand un effet fait valider un défi juste après un échec, la pénalité est déjà payée et c’est une validation indirecte : la récompense et le texte du défi s’appliquent, ceux de l’action non.
    .title = Validé après l’échec
