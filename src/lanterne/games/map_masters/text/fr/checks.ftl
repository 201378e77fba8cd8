# Pourquoi une Exploration est refusée.

## Parties des refus : $step compte à partir de 1 et vaut 0 avant le départ du Chemin, $thing est un Livre de Sorts ou un Objet

check-step =
    { $step ->
        [0] { "" }
       *[other] { " " }(pas { $step })
    }
check-spot =
    { $step ->
        [0] { $card }.{ $node }
       *[other] { $card }.{ $node }, pas { $step }
    }
check-book =
    { $thing ->
        [SB-1] { book-SB-1.the }
        [SB-2] { book-SB-2.the }
        [SB-3] { book-SB-3.the }
        [SB-4] { book-SB-4.the }
        [SB-5] { book-SB-5.the }
        [SB-6] { book-SB-6.the }
        [SB-7] { book-SB-7.the }
        [SB-8] { book-SB-8.the }
        [SB-9] { book-SB-9.the }
        [SB-10] { book-SB-10.the }
        [SB-11] { book-SB-11.the }
        [SB-12] { book-SB-12.the }
        [SB-13] { book-SB-13.the }
        [SB-14] { book-SB-14.the }
        [SB-15] { book-SB-15.the }
        [SB-16] { book-SB-16.the }
        [SB-17] { book-SB-17.the }
       *[other] « { $thing } »
    }
check-tool =
    { $thing ->
        [sword] { kind-sword }
        [scroll] { kind-scroll }
        [key] { kind-key }
        [rope] { kind-rope }
       *[other] { $thing }
    }

## Le Donjon

error-check-bad-shape = Ce Donjon est illisible, ou beaucoup trop long ; il doit avoir exactement ces parties : { $thing }.
error-check-bad-step = « { $thing } » n’est pas un pas de Chemin : écrivez par exemple « go a1 », « link », « pay item » ou « fall ».
error-check-card-not-in-hand = La carte { $card } n’est pas dans votre Main : ne posez que des cartes de ce tour.
error-check-card-twice = La carte { $card } est posée deux fois dans votre Donjon : enlevez l’une des deux.
error-check-bad-rotation = La carte { $card } est de travers : mettez-la tête en haut (0) ou tête en bas (180).
error-check-bad-position = La carte { $card } est hors de la grille : sa place se dit en deux nombres entiers, colonnes et demi-hauteurs de carte, 20 au plus.
error-check-overlap = La carte { $card } en recouvre une autre : écartez l’une des deux.
error-check-exit-against-wall = Un Couloir de la carte { $card } ({ $node }) bute contre un mur de la carte { $thing } : décalez ou retournez l’une des deux.
error-check-not-connected = La carte { $card } est coupée du reste de votre Donjon : reliez-la à une autre par un Couloir.

## Le départ

error-check-no-start = Votre Chemin n’a pas encore de départ : choisissez-lui un bord libre.
error-check-start-closed = La carte { $card } n’a pas d’ouverture en { $node } : partez d’un Couloir qui arrive au bord.
error-check-start-not-free = Une autre carte touche { $card }.{ $node } : partez d’un bord qui n’a rien en face.

## Le trajet

error-check-no-such-edge = Ce passage n’existe pas ({ check-spot }) : choisissez un lieu voisin, et nommez le Couloir si deux y mènent.
error-check-door-used = Votre Chemin a déjà pris cette entrée ({ check-spot }) : choisissez-en une qui n’a pas servi.
error-check-corridor-used = Votre Chemin est déjà passé par ce Couloir ({ check-spot }) : choisissez-en un où il n’est pas allé.
error-check-crosses-path = En sortant par là, votre Chemin se couperait lui-même dans la Salle ({ check-spot }) : choisissez une autre issue.
error-check-cross-too-many = En sortant par là, votre Chemin se couperait plus d’une fois ({ check-spot }) : { book-SB-7.the } ne permet qu’un croisement.
error-check-cross-not-needed = Rien ne se croise ici ({ check-spot }) : gardez { book-SB-7.the } pour quitter une Salle en coupant votre propre trait.
error-check-path-ended = Votre Chemin est sorti du Donjon ici ({ check-spot }) : effacez son dernier pas pour aller ailleurs.

## Obstacles et paiement

error-check-obstacle-pending = Quelque chose barre encore le passage ici ({ check-spot }) : surmontez-le avec l’Objet, le Jeton des Fées ou le Livre de Sorts qui convient, ou arrêtez là votre Chemin.
error-check-trapdoor-pending = Le sol s’ouvre ici ({ check-spot }) : tombez, ou franchissez la Trappe avec une Corde ou un Livre de Sorts.
error-check-monsters-left = Il reste des Monstres dans cette Salle ({ check-spot }) : battez-les tous avant de vous en servir ou d’en sortir.
error-check-nothing-to-pay = Rien ne vous barre le passage ici ({ check-spot }) : avancez et gardez ce que vous avez.
error-check-wrong-resource = Vous ne pouvez pas employer { check-book } pour cela ({ check-spot }) : l’Épée est pour le Monstre, la Clé pour le Cadenas, la Corde pour le Piège, le Parchemin pour le Cercle Magique.
error-check-no-item = Votre Chemin n’a pas collecté cet Objet, ou l’a déjà dépensé : { check-tool } ({ check-spot }). Collectez-en un plus tôt.
error-check-no-fairy = Vous n’avez plus de Jeton des Fées de ce type : { check-tool } ({ check-spot }). Employez autre chose.

## Livres de Sorts

error-check-spell-not-owned = Vous ne possédez pas { check-book }{ check-step } : n’employez que vos propres Livres de Sorts.
error-check-spell-used = Vous avez déjà employé { check-book } ce tour-ci{ check-step } : chaque Livre ne sert qu’une fois.
error-check-spell-wrong-phase = Vous ne pouvez pas employer { check-book } sur un Chemin{ check-step } : ce Livre sert dans une autre phase.

## Trappes

error-check-trapdoor-used = Cette Trappe a déjà servi, ou votre Chemin y est déjà passé ({ check-spot }) : choisissez un autre passage.
error-check-landing-used = Votre Chemin est déjà passé là où mène cette Trappe ({ check-spot }) : vous ne pouvez pas y tomber. Dans un Couloir, franchissez-la avec une Corde ou un Livre de Sorts ; dans une Salle, contournez-la.
error-check-not-on-landing = Vous n’êtes pas sous cette Trappe ({ check-spot }) : grimpez depuis l’endroit précis où elle vous ferait tomber.

## Téléportations

error-check-not-on-circle = Vous n’êtes pas sur ce Cercle Magique ({ check-spot }) : rejoignez-le avant de partir.
error-check-circle-used = Ce Cercle Magique a déjà servi ({ check-spot }) : choisissez-en un qui n’est pas barré.
error-check-same-circle = Vous êtes déjà sur ce Cercle Magique ({ check-spot }) : choisissez-en un autre pour l’arrivée.
error-check-target-not-placed = La carte { $card } n’est pas dans votre Donjon{ check-step } : choisissez-en une qui est posée.
error-check-target-visited = Votre Chemin est déjà passé dans le Couloir d’arrivée ({ check-spot }) : choisissez un autre lieu.
error-check-no-monster-there = Il n’y a plus de Monstre là-bas ({ check-spot }) : choisissez un lieu où il en reste un à vaincre.
error-check-no-barrel-here = Il n’y a pas de Tonneau ici ({ check-spot }) : rejoignez-en un pour en partir.
error-check-no-barrel-there = Il n’y a pas d’autre Tonneau là-bas ({ check-spot }) : choisissez un lieu qui en a un.
error-check-not-outermost = Vous n’êtes pas au bord extérieur que demande ce Livre de Sorts ({ check-spot }) : la gauche ou la droite pour { book-SB-12.the }, le haut ou le bas pour { book-SB-13.the }.
error-check-opposite-closed = Au bord opposé, il n’y a qu’un mur ({ check-spot }) : sortez là où une ouverture vous fait face.
error-check-opposite-used = Votre Chemin est déjà passé au bord opposé ({ check-spot }) : sortez ailleurs.
