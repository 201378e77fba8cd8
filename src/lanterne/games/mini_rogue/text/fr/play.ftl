# Tout ce que dit Mini Rogue pendant une partie : choix, événements, questions, refus, résultats, tutoriel.
# $room est le nom d’une Salle, $room_the et $room_of ses formes, $room_id son identifiant ; de même pour le reste.

## Le jeu

game-name = Mini Rogue
game-tagline = Dix Zones, quatre Étages, une poignée de dés, et une seule vie pour rapporter le Sang d’Og.
game-players = 1 ou 2 joueurs
game-length = 10 à 20 minutes

## Réglages

setting-difficulty = Difficulté
    .help = La dureté de la partie ; on peut aussi la choisir au début.
setting-difficulty-ask = demander au début
setting-difficulty-normal = { mode-normal }
setting-difficulty-hard = { mode-hard }
setting-difficulty-extreme = { mode-extreme }
setting-difficulty-roguelike = { mode-roguelike }
setting-characters = Personnages
    .help = Un Personnage par place, tous différents ; sans ce réglage, on choisit au début de la partie.
setting-characters-crusader = { character-crusader }
setting-characters-mage = { character-mage }
setting-characters-priestess = { character-priestess }
setting-characters-rogue = { character-rogue }
setting-guardian_pool = Gardiens
    .help = Parmi combien de Gardiens on tire les trois de la partie : 4 comme dans la boîte, ou 5 avec le Troll.
setting-guardian_pool-4 = 4, sans le Troll
setting-guardian_pool-5 = 5, avec le Troll
setting-shelter_heals = L’Abri soigne
    .help = Si l’Abri abandonné remonte à 10 PV, avant son Test, un Personnage qui en a moins.
setting-coop_always_double = PV des Ennemis toujours doublés
    .help = À deux joueurs, si un Ennemi a ses PV les plus élevés même contre un seul combattant.

## Valeurs

direction-right = à droite
    .room = la Salle de droite
direction-down = vers le bas
    .room = la Salle du dessous
direction-left = à gauche
    .room = la Salle de gauche
direction-up = vers le haut
    .room = la Salle du dessus
direction-diagonal = en diagonale
    .room = la Salle en diagonale
cell-0 = en haut à gauche
    .at = en haut à gauche
cell-1 = en haut au centre
    .at = en haut au centre
cell-2 = en haut à droite
    .at = en haut à droite
cell-3 = au milieu à gauche
    .at = au milieu à gauche
cell-4 = au centre
    .at = au centre
cell-5 = au milieu à droite
    .at = au milieu à droite
cell-6 = en bas à gauche
    .at = en bas à gauche
cell-7 = en bas au centre
    .at = en bas au centre
cell-8 = à la Sortie
    .at = à la Sortie
other-0 = { cell-0 }
    .at = { cell-0.at }
other-1 = { cell-1 }
    .at = { cell-1.at }
other-2 = { cell-2 }
    .at = { cell-2.at }
other-3 = { cell-3 }
    .at = { cell-3.at }
other-4 = { cell-4 }
    .at = { cell-4.at }
other-5 = { cell-5 }
    .at = { cell-5.at }
other-6 = { cell-6 }
    .at = { cell-6.at }
other-7 = { cell-7 }
    .at = { cell-7.at }
other-8 = { cell-8 }
    .at = { cell-8.at }
peek-0 = première
peek-1 = deuxième
peek-2 = troisième
peek-3 = quatrième
peek-4 = cinquième
peek-5 = sixième
peek-6 = septième
peek-7 = huitième
peek-8 = neuvième
die-0 = premier dé
    .the = le premier dé
die-1 = deuxième dé
    .the = le deuxième dé
die-2 = troisième dé
    .the = le troisième dé
pay-xp = contre 1 XP
pay-hp = contre 2 PV
pay-item = grâce à l’arme
action-hone = Affûter son arme
action-forage = Chercher à manger
action-rest = Se reposer
action-help = Aider
action-meal = Partager un repas
action-tunnel = Tunnel
forbidden-skill = Compétences
forbidden-potion = Potions
forbidden-blessing = Bénédictions
phase-setup = Mise en place
phase-prepare = Préparation
phase-resolve = Salle
phase-reveal = Révélation
phase-explore = Exploration
phase-combat = Combat
phase-after_combat = Après le combat
phase-ghost = Fantôme
phase-exit = Sortie
phase-rewards = Récompenses
phase-descend = Descente
unknown-character = { $name }
    .the = « { $name } »
    .of = de « { $name } »
unknown-room = { $name }
    .the = « { $name } »
    .of = de « { $name } »
unknown-enemy = { $name }
    .the = « { $name } »
    .of = de « { $name } »
    .number = one
unknown-item = { $name }
    .the = « { $name } »
    .of = de « { $name } »

## Quantités

quantity =
    { $stat_id ->
        [hp] { $amount } PV
        [xp] { $amount } XP
        [armor] { $amount ->
            [one] { $amount } point d’Armure
           *[other] { $amount } points d’Armure
        }
        [food] { $amount ->
            [one] { $amount } Ration
           *[other] { $amount } Rations
        }
       *[gold] { $amount ->
            [one] { $amount } Pièce d’or
           *[other] { $amount } Pièces d’or
        }
    }
price =
    { $cost ->
        [one] { $cost } Pièce d’or
       *[other] { $cost } Pièces d’or
    }
proceeds =
    { $gain ->
        [one] { $gain } Pièce d’or
       *[other] { $gain } Pièces d’or
    }
wounds =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }

## Résultats, tels que les cartes les donnent

result-gain = +{ quantity }
result-lose = −{ quantity }
result-gain-floor = gain { $stat_id ->
        [armor] d’Armure
        [xp] d’XP
       *[other] de { $stat }
    } égal au numéro de l’Étage
result-lose-floor = perte { $stat_id ->
        [armor] d’Armure
        [xp] d’XP
       *[other] de { $stat }
    } égale au numéro de l’Étage
result-potion = { $potion_some }
result-inflict = { $affliction }
result-cure = guérison { $affliction_of }
result-forbid = pas de { $forbidden } dans cette Salle
result-raise_hp_to = PV remontés à { $amount }
result-raise_hp_to-floor = PV remontés au numéro de l’Étage
result-blessing = une Bénédiction
result-refresh = Compétences rafraîchies
result-fall = une Chute
result-combat = un combat contre un Fantôme
result-swap_rooms = échanger deux Salles
result-nothing = rien
result-action = { $action } : { $result }

## Choix

shielding = { $skill } : +{ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’Armure
option-play_as = Jouer { $character_the }
option-play_on = Difficulté : { $mode }
option-move = Aller { $direction }
option-evade = { $verb } : traverser { $direction_room }
option-shield = { $verb } pour tous dans la prochaine Salle
option-clairvoyance = { $verb } : révéler des Salles
option-look = Révéler la Salle { $cell_at }
option-done = Ne rien révéler de plus
option-draft = Courant d’air : remplacer la Salle { $cell_at }
option-replace = Remplacer la Salle { $cell_at }
option-flyover = Survol : regarder les premières cartes du paquet
option-foreknow = Regarder les premières cartes du paquet
option-pass = Poser les Salles
option-lay = Poser { $room_the } { $cell_at }
option-lay_aside = Mettre { $room_the } parmi les cartes inutilisées
option-act = { $action }
option-tunnel = Échanger les Salles { $cell_at } et { $other_at }
option-leave_rooms = Ne rien échanger
option-buy = Acheter { $result } pour { price }
option-buy_potion = Acheter { $potion_some } pour { price }
option-sell_armor = Vendre 1 point d’Armure pour { proceeds }
option-sell_potion = Vendre { $potion_the } pour { proceeds }
option-leave = Repartir
option-test = Lancer les dés du Test
option-perceive = Boire la Potion de Perception et réussir le Test
option-shift = Lire la ligne { $face }
option-take = Prendre { $result }
option-offer = Offrir 1 Pièce d’or, puis lancer le dé
option-pray = Lancer le dé sans offrande
option-take_item = Prendre { $item_the }
option-leave_item = Laisser { $item_the }
option-discard = Jeter { $potion_the }
option-decline = Renoncer à { $potion_the }
option-attack = Attaquer
option-bash = { $verb }
option-conjure = { $verb } : { $potion_short }
option-tribute = { $verb } : sacrifier { $amount } PV
option-backstab = { $verb }
option-critical = Coup Critique : relancer { $die_the }
option-feat = Prouesse : relancer { $die_the } { $pay }
option-stop = Garder les dés
option-double = Doubler { $die_the }
option-potion = Utiliser { $potion_the }
option-no_potion = N’utiliser aucune Potion
option-drink = Boire { $potion_the }
option-bless = { $verb } : sauver { $character_the }
option-accept_death = Laisser mourir { $character_the }

## Événements

event-chosen = { $character_the } se prépare à descendre.
event-mode = Difficulté : { $mode }.
event-area = Zone { $area }, Étage { $floor_id } : { $floor }.
event-revealed = Salle révélée { $cell_at } : { $room }.
event-guardian_up = Gardien de cette Zone : { $enemy_the }.
event-guardian_gone = Ce Gardien quitte la partie : { $enemy_the }.
event-looked = { $character_the } regarde les premières cartes du paquet.
event-seen = Carte regardée : { $room }.
event-moved =
    { $cell_id ->
        [8] { $character_the } arrive à la Sortie.
       *[other] { $character_the } avance ({ $cell }).
    }
event-entered = { $character_the } entre dans une Salle : { $room }.
event-evaded = { $character_the } traverse la Salle sans s’arrêter : { $room }.
event-swapped = Les Salles { $cell_at } et { $other_at } changent de place.
event-replaced = Nouvelle Salle { $cell_at } : { $room }.
event-gained = { $character_the } gagne { quantity }.
event-lost = { $character_the } perd { quantity }.
event-missing = Il manque { quantity } : { $character_the } paie en PV.
event-level_up = { $character_the } passe au Niveau { $level } : un dé Personnage de plus.
event-level_down = { $character_the } retombe au Niveau { $level } : un dé Personnage de moins.
event-tested = Test { $character_of } : { $faces } ; dé Donjon { $dungeon }.
event-passed = { $character_the } réussit le Test.
event-failed = { $character_the } échoue au Test.
event-trap_line = Le piège : { $trap }.
event-line = Ligne { $face } du tableau.
event-rolled = Dé Donjon : { $dungeon }.
event-nothing = Il ne se passe rien.
event-offered = { $character_the } dépose une offrande.
event-bought = Marché conclu : { $result } pour { price }.
event-bought_potion = Marché conclu : { $potion_some } pour { price }.
event-sold = Vente conclue pour { $amount ->
        [one] { $amount } Pièce d’or
       *[other] { $amount } Pièces d’or
    }.
event-got_potion = { $character_the } reçoit { $potion_some }.
event-lost_potion = { $character_the } se sépare { $potion_of }.
event-used_potion = { $character_the } utilise { $potion_the }.
event-got_item = { $character_the } prend { $item_the } ({ $uses ->
        [one] { $uses } utilisation
       *[other] { $uses } utilisations
    }).
event-lost_item = { $character_the } n’a plus { $item_the } : la carte rejoint les Salles inutilisées.
event-inflicted = { $character_the } subit { $affliction_the }.
event-cured = { $character_the } guérit { $affliction_of }.
event-forbidden = { $character_the } doit se passer de { $forbidden } dans cette Salle.
event-skill_used = { $character_the } utilise sa Compétence : { $skill }.
event-refreshed = Les Compétences { $character_of } sont de nouveau prêtes.
event-fight = Combat : { $enemy_the }, { $hp } PV.
event-attacked = Attaque { $character_of } : { $faces } ; dé Donjon { $dungeon }.
event-curse_symbol = La Malédiction { $character_of } se réveille : chaque dé Personnage vaut 1 de moins.
event-poison_symbol = Le Poison ronge { $character_the }.
event-critical_hit = Coup Critique { $character_of } : le dé donne { $face } et vaut maintenant { $value }.
event-critical_lost = Coup Critique { $character_of } : le dé donne X et tout ce qu’il valait est perdu.
event-feat_roll = Prouesse { $character_of } : le dé donne { $face }.
event-damage =
    { $amount ->
        [0] { $enemy_the } ne { $enemy_number ->
            [many] subissent
           *[one] subit
        } aucun dégât.
       *[other] { $enemy_the } { $enemy_number ->
            [many] subissent
           *[one] subit
        } { wounds }{ $left ->
            [0] .
           *[other] , PV restants : { $left }.
        }
    }
event-enemy_miss = { $enemy_the } { $enemy_number ->
        [many] manquent leur coup.
       *[one] manque son coup.
    }
event-enemy_hit = { $enemy_the } { $enemy_number ->
        [many] touchent
       *[one] touche
    } { $character_the } : { wounds }.
event-enemy_pierce = { $enemy_the } { $enemy_number ->
        [many] touchent
       *[one] touche
    } { $character_the } et l’Armure n’y peut rien : { wounds }.
event-enemy_blocked = L’Armure { $character_of } arrête le coup { $enemy_of }.
event-frozen = Le Givre retient { $enemy_the } : pas d’attaque ce tour-ci.
event-regenerated = { $enemy_the } { $enemy_number ->
        [many] récupèrent
       *[one] récupère
    } { $amount } PV.
event-defeated = { $enemy_the } ne { $enemy_number ->
        [many] bougent
       *[one] bouge
    } plus !
event-second_phase = { $enemy_the } se { $enemy_number ->
        [many] relèvent
       *[one] relève
    } pour une seconde phase !
event-fell = Chute ! Arrivée dans la Zone { $area }, Étage { $floor_id } : { $floor }.
event-no_fall = Il n’y a plus rien en dessous : pas de Chute.
event-ate = { $character_the } mange avant de descendre.
event-starved = { $character_the } n’a rien à manger et souffre de la faim.
event-saved = { $character_the } échappe à la mort.
event-died = { $character_the } meurt { $cause_how }.
event-won = Le Sang d’Og est à vous : victoire !
event-abandoned = La partie est abandonnée.

## Causes de la fin

cause-enemy = mort sous les coups { $enemy_of }
    .how = sous les coups { $enemy_of }
cause-room = mort dans une Salle : { $room }
    .how = dans cette Salle : { $room }
cause-hunger = mort de faim
    .how = de faim
cause-poison = mort par le Poison
    .how = du Poison
cause-rewards = mort à cause des Récompenses
    .how = à cause des Récompenses
cause-abandoned = partie abandonnée
    .how = dans l’oubli
cause-victory = victoire sur les Restes d’Og
    .how = en pleine victoire

## Questions

ask-difficulty = Quelle difficulté ?
ask-character = Qui descend ?
ask-preparation = Quelque chose avant de poser les Salles ?
ask-lay = Où va cette carte ?
ask-explore = Où aller ?
ask-clairvoyance = Quelle Salle révéler ?
ask-bonfire = Que faire ici ?
ask-tunnel = Quelles Salles échanger ?
ask-merchant = Acheter ou vendre ?
ask-shrine = Une offrande avant de lancer le dé ?
    .chance = Lancez le dé Donjon pour le Sanctuaire
ask-test = Comment passer le Test ?
    .chance = Lancez les dés du Test : { $dice }
ask-perceived = Le Test est réussi : lancez le dé Donjon
ask-tomb = Quelle ligne lire ?
ask-choose_option = Que prendre ?
ask-item = Prendre cet Objet ?
ask-replace_potion = Plus d’emplacement libre : quelle Potion laisser ?
ask-attack = Comment attaquer ?
    .chance = Lancez les dés d’attaque : { $dice }
ask-reroll = Relancer un dé ?
    .chance = Relancez un dé Personnage
ask-backstab = Quel dé compte deux fois ?
ask-potion = Utiliser une Potion ?
ask-benediction = Utiliser la Bénédiction ?
ask-rewards = Lancez le dé Donjon pour les Récompenses
ask-reveal = Quelle carte Salle apparaît { $place } ?
ask-peek = Quelle est la { $place } carte du paquet ?
ask-guardian = Quel Gardien est au sommet de la pile ?
ask-replacement = Quelle carte Salle inutilisée arrive { $place } ?

## Ce qui le permettrait

need-armor = Il vous faut au moins 1 point d’Armure à vendre
need-blind = Hors d’un Test, elle ne soigne que l’Aveuglement, et vous y voyez
need-cell = La grille s’arrête là : prenez l’autre chemin
need-effect = Cela ne changerait rien pour vous en ce moment
need-food = Il vous faut plus de Rations
need-forward = On ne va qu’à droite ou vers le bas
need-gold = Il vous faut plus de Pièces d’or
need-hidden-room = Toutes les Salles sont déjà révélées
need-hp = Il vous faut au moins 3 PV : une Prouesse ne peut pas tuer
need-hp-left = Vous devez garder au moins 1 PV
need-neighbour = Le dé se décale de 1 au plus, entre 1 et 6
need-next-phase = Une seule Prouesse par dé et par Phase d’Attaque : attendez la suivante
need-next-room = Cette Salle l’interdit : attendez la prochaine
need-no-symbol = Sous le symbole de la Malédiction, un 6 n’est pas un Coup Critique : il faut un lancer sans ce symbole
need-other-character = Seul un autre Personnage a une telle Compétence
need-other-potion = Vous portez déjà une Potion de ce type : choisissez-en une autre
need-perception = Il vous faut une Potion de Perception
need-potion = Il vous faut cette Potion
need-purse = On ne porte pas plus de 10 Pièces d’or : dépensez-en d’abord
need-refresh = Vos Compétences sont épuisées : rafraîchissez-les à un Feu de camp ou à la prochaine Descente
need-revealed = Il faut une Salle révélée que personne n’a visitée
need-room = Cela ne vaut que pour une Salle, et la Sortie n’en est pas une
need-sight = Il faut d’abord guérir de l’Aveuglement
need-six = Le dé doit montrer un 6
need-step-7 = Attendez la fin d’une attaque, quand les dés sont fixés
need-weapon = Il vous faut une arme de l’Armurerie
need-xp = Il vous faut au moins 1 XP

## Tutoriel

tutorial-1 = Votre but se trouve dix Zones plus bas : le Sang d’Og, gardé par les Restes d’Og. Vous n’avez qu’une vie ; à 0 PV, la partie est perdue.
    .at = difficulty
tutorial-2 = Chaque Personnage a ses valeurs de départ et deux Compétences. Pour une première descente, le Croisé est un choix solide : son Armure amortit les coups.
    .at = character
tutorial-3 = Une Zone est une grille de trois sur trois. Vous partez d’en haut à gauche vers la Sortie, en bas à droite. Les prochaines Salles sont déjà visibles : allez à droite ou vers le bas, jamais en arrière.
    .at = explore
tutorial-4 = Quel que soit le chemin, vous verrez quatre Salles avant la Sortie. Cherchez ce qui vous manque : Rations, PV, expérience. Chaque descente coûte 1 Ration, ou 3 PV si vous n’en avez plus.
    .at = explore
tutorial-5 = Un Test : lancez vos dés Personnage avec le dé Donjon, le noir. Un seul 5 ou 6 sur un dé Personnage suffit. Le dé Donjon dit quelle ligne de la carte s’applique.
    .at = test
tutorial-6 = Test réussi : vous pouvez lire la ligne juste avant ou juste après celle du dé. Prenez la meilleure.
    .at = tomb
tutorial-7 = Combat : vous frappez le premier. Vos dés Personnage s’additionnent en dégâts, et le dé Donjon du même lancer décide de la réponse de l’Ennemi : 1 manque, 6 ignore votre Armure.
    .at = attack
tutorial-8 = Une Compétence retourne votre carte face cachée. Elle revient à un Feu de camp et à chaque descente : mieux vaut s’en servir une fois par Zone que jamais.
    .at = attack
tutorial-9 = Un 6 est un Coup Critique : relancez-le et cumulez, tant qu’il redonne 6 ; mais sur un X, tout le dé est perdu. Avec une Prouesse, on relance n’importe quel dé contre 1 XP ou 2 PV.
    .at = reroll
tutorial-10 = Une Potion ne sert qu’une fois. Feu, Givre et Poison servent au combat, après les dés ; les autres se boivent chaque fois que vous avez une décision à prendre.
    .at = potion
tutorial-11 = Ici on se repose : vos Compétences sont de nouveau prêtes, et vous choisissez une action. L’XP apporte un deuxième dé à 6 et un troisième à 18.
    .at = bonfire
tutorial-12 = Achetez et vendez autant que vous voulez, puis repartez. Une Bénédiction guérit de la Malédiction, du Poison et de l’Aveuglement.
    .at = merchant
tutorial-13 = Le Sanctuaire est un pari : les petits nombres maudissent, les grands soignent. 1 Pièce d’or offerte d’abord ajoute 1 au dé.
    .at = shrine
tutorial-14 = Vous ne prendrez qu’une de ces choses. Ce qui ne vous servirait à rien n’est pas proposé.
    .at = choose_option
