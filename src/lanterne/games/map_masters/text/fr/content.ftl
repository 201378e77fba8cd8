# Noms de tout ce que contient la boîte de Map Masters. Ceux des cartes sont imprimés sur elles : voir content/*.cards.

## Mots qui en relient d’autres

maps-language = fr
finds-nothing = rien du tout
objective-timed = { $kind }, avec Sablier

## Ce que portent les cartes. `.many` est le pluriel, `.count` en dit le nombre, `.objective` est le texte d’une Carte Objectif

kind-coin = Pièce
    .many = Pièces
    .count = { $count ->
            [one] { $count } Pièce
           *[other] { $count } Pièces
        }
    .objective = Chaque Pièce ramassée sur votre Chemin vaut { $points } PV.
kind-barrel = Tonneau
    .many = Tonneaux
    .count = { $count ->
            [one] { $count } Tonneau
           *[other] { $count } Tonneaux
        }
    .objective = Chaque Tonneau ramassé sur votre Chemin vaut { $points } PV.
kind-sword = Épée
    .many = Épées
    .count = { $count ->
            [one] { $count } Épée
           *[other] { $count } Épées
        }
    .objective = Chaque Épée ramassée sur votre Chemin, utilisée ou non, vaut { $points } PV.
kind-key = Clé
    .many = Clés
    .count = { $count ->
            [one] { $count } Clé
           *[other] { $count } Clés
        }
    .objective = Chaque Clé ramassée sur votre Chemin, utilisée ou non, vaut { $points } PV.
kind-rope = Corde
    .many = Cordes
    .count = { $count ->
            [one] { $count } Corde
           *[other] { $count } Cordes
        }
    .objective = Chaque Corde ramassée sur votre Chemin, utilisée ou non, vaut { $points } PV.
kind-scroll = Parchemin
    .many = Parchemins
    .count = { $count ->
            [one] { $count } Parchemin
           *[other] { $count } Parchemins
        }
    .objective = Chaque Parchemin ramassé sur votre Chemin, utilisé ou non, vaut { $points } PV.
kind-monster = Monstre
    .many = Monstres
    .count = { $count ->
            [one] { $count } Monstre
           *[other] { $count } Monstres
        }
    .objective = Chaque Monstre que vous battez vaut { $points } PV.
kind-lock = Cadenas
    .many = Cadenas
    .count = { $count } Cadenas
    .objective = Chaque Cadenas que vous ouvrez vaut { $points } PV.
kind-trap = Piège
    .many = Pièges
    .count = { $count ->
            [one] { $count } Piège
           *[other] { $count } Pièges
        }
    .objective = Chaque Trappe rencontrée et chaque Piège de Lave franchi vaut { $points } PV.
kind-circle = Cercle Magique
    .many = Cercles Magiques
    .count = { $count ->
            [one] { $count } Cercle Magique
           *[other] { $count } Cercles Magiques
        }
    .objective = Chaque Cercle Magique atteint par votre Chemin vaut { $points } PV, même s’il ne sert pas.
kind-room = Salle
    .many = Salles
    .count = { $count ->
            [one] { $count } Salle
           *[other] { $count } Salles
        }
    .objective = Chaque Salle où vous entrez et que vous débarrassez de ses Monstres vaut { $points } PV, une seule fois.
kind-stairs = Escalier
    .many = Escaliers
    .count = { $count ->
            [one] { $count } Escalier
           *[other] { $count } Escaliers
        }
    .objective = Chaque Escalier que vous prenez, en montant ou en descendant, vaut { $points } PV.
kind-trapdoor = Trappe
    .many = Trappes
    .count = { $count ->
            [one] { $count } Trappe
           *[other] { $count } Trappes
        }
kind-lava = Lave
    .many = Pièges de Lave
    .count = { $count ->
            [one] { $count } Piège de Lave
           *[other] { $count } Pièges de Lave
        }
kind-recycle = Recyclage
    .many = icônes Recyclage
    .count = { $count ->
            [one] { $count } icône Recyclage
           *[other] { $count } icônes Recyclage
        }
kind-scissors = Ciseaux
    .many = icônes Ciseaux
    .count = { $count ->
            [one] { $count } icône Ciseaux
           *[other] { $count } icônes Ciseaux
        }
kind-exit = Sortie
    .many = Sorties
    .count = { $count ->
            [one] { $count } Sortie
           *[other] { $count } Sorties
        }

## Jetons des Fées ; le second est le don d’un Livre de Sorts

token-sword = { kind-sword }
token-scroll = { kind-scroll }
token-key = { kind-key }
token-rope = { kind-rope }
second-sword = { kind-sword }
second-scroll = { kind-scroll }
second-key = { kind-key }
second-rope = { kind-rope }

## Livres de Sorts. `.the` est le nom dans une phrase, `.text` dit ce que fait le Livre

book-SB-1 = La Berceuse des ogres
    .the = la Berceuse des ogres
    .text = Exploration : un Monstre s’endort et compte comme vaincu, sans qu’il en coûte une Épée.
book-SB-2 = Le Pas de plume
    .the = le Pas de plume
    .text = Exploration : vous franchissez une Trappe ou un Piège de Lave comme si vous aviez une Corde.
book-SB-3 = Dans la gueule du loup
    .the = « Dans la gueule du loup »
    .text = Exploration : où qu’il en soit, votre Chemin bondit jusqu’à un Monstre encore debout. Vous devrez encore le vaincre.
book-SB-4 = L’Échelle de lierre
    .the = l’Échelle de lierre
    .text = Exploration : depuis l’endroit situé sous une Trappe qui n’a pas encore servi, vous remontez par elle.
book-SB-5 = De fût en fût
    .the = « De fût en fût »
    .text = Exploration : votre Chemin disparaît près d’un Tonneau et ressort près d’un autre, n’importe où dans votre Donjon.
book-SB-6 = Le Cercle par cœur
    .the = le Cercle par cœur
    .text = Exploration : vous voyagez une fois entre deux Cercles Magiques, sans qu’il en coûte un Parchemin.
book-SB-7 = Le Fil emmêlé
    .the = le Fil emmêlé
    .text = Exploration : en quittant une Salle, votre Chemin peut couper une fois son propre trait. Un Couloir ne sert toujours qu’une fois.
book-SB-8 = L’Adieu aux fées
    .the = l’Adieu aux fées
    .text = Exploration, une fois par partie : ce Livre retourne dans la boîte et vous recevez un Jeton des Fées au choix, qu’il en reste ou non.
book-SB-9 = L’Art de marchander
    .the = l’Art de marchander
    .text = Marché : vous faites baisser d’une Pièce le prix d’une Carte Donjon, même achetée à l’aveugle.
book-SB-10 = Sésame, ouvre-toi
    .the = « Sésame, ouvre-toi »
    .text = Exploration : un Cadenas s’ouvre tout seul, sans qu’il en coûte une Clé.
book-SB-11 = La Page arrachée
    .the = la Page arrachée
    .text = Réinitialisation : l’une des cinq cartes de ce tour quitte la partie, comme si vous aviez entouré des Ciseaux.
book-SB-12 = Du levant au couchant
    .the = « Du levant au couchant »
    .text = Exploration : au lieu de sortir tout à gauche ou tout à droite, votre Chemin rentre à l’autre bout de la même rangée.
book-SB-13 = Du ciel à l’abîme
    .the = « Du ciel à l’abîme »
    .text = Exploration : au lieu de sortir tout en haut ou tout en bas, votre Chemin rentre à l’autre bout de la même colonne.
book-SB-14 = La Faveur des fées
    .the = la Faveur des fées
    .text = Marché : quand vous payez un Jeton des Fées, les fées vous en offrent un autre, d’un type différent.
book-SB-15 = Le Troc du colporteur
    .the = le Troc du colporteur
    .text = Réinitialisation, le prochain Objectif Primaire sous les yeux : l’une des cinq cartes de ce tour, si c’est une carte achetée, quitte la partie, et une carte visible du Marché, pas plus chère, rejoint votre prochaine Main.
book-SB-16 = Le Regard du devin
    .the = le Regard du devin
    .text = Création de Main : avant tout le reste, vous voyez en secret la première carte de votre Pioche. Gardez-la, ou défaussez-la pour une autre.
book-SB-17 = Le Marque-page doré
    .the = le Marque-page doré
    .text = Réinitialisation : contre 2 Pièces, l’une des cinq cartes de ce tour reste pour votre prochaine Main, comme si vous aviez entouré un Recyclage.

## Joueurs, par leur couleur. `.of` dit à qui est quelque chose

mapper-amber = Ambre
    .of = d’Ambre
mapper-azure = Azur
    .of = d’Azur
mapper-jade = Jade
    .of = de Jade
mapper-ruby = Rubis
    .of = de Rubis
mapper-onyx = Onyx
    .of = d’Onyx
