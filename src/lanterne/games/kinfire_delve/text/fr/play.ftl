# Tout ce que dit Kinfire Delve pendant une partie : choix, événements, questions, refus, textes des cartes, tutoriel.
# $card est le nom d’une carte, $card_the, $card_of et $card_to ses formes, $card_id son identifiant ; de même pour le reste.

## Le jeu

game-name = Kinfire Delve : Vainglory’s Grotto
game-tagline = Un puits de vaines merveilles, une lanterne chacun, une poignée de points de vie pour tous, et Vainglory qui attend au fond.
game-players = 1 à 4 joueurs
game-length = environ une heure

## Réglages

setting-seekers = Éclaireurs
    .help = Un Éclaireur par place, tous différents ; sans ce réglage, on choisit au début de la partie.
setting-seekers-asha = { seeker-asha }
setting-seekers-khor = { seeker-khor }
setting-seekers-naz = { seeker-naz }
setting-seekers-feyn = { seeker-feyn }
setting-hard = Mode difficile
    .help = Commencer avec 8 PV au lieu de 10 ; déconseillé pour une première partie.
setting-fast = Partie rapide
    .help = Dix cartes Puits de plus s’en vont à la mise en place, contre 2 dégâts et 1 carte Fatigue avant le premier tour.
setting-first_game = Première partie
    .help = Commencer avec quatre cartes données autour du Maître, choisies pour apprendre.
setting-first = Premier joueur
    .help = Quelle place joue le premier tour.
setting-first-random = au hasard
setting-first-1 = la première place
setting-first-2 = la deuxième place
setting-first-3 = la troisième place
setting-first-4 = la quatrième place
setting-open_hands = Mains ouvertes
    .help = Si chaque place voit la main de toutes les autres.

## Sources de hasard ; `.card` dit de quel genre est une carte tirée là

source-dice = Dés
source-well = Deck Puits
    .card = card
source-skills = Decks Compétence
    .card = skill
source-exhaustion = Deck Fatigue
    .card = fatigue
source-masters = Maîtres
    .card = card
source-players = Premier joueur
    .card = seeker

## Phases

phase-setup = Mise en place
phase-deal = Les mains
phase-lay = Le puits s’ouvre
phase-start = Début du tour
phase-target = Choix d’une carte
phase-action = Action
phase-support = Soutiens
phase-roll = Dés
phase-resolve = Résultat
phase-swap = Échange de cartes
phase-end = Fin du tour

## Simulations et chances

tally-turns = Tours
tally-gave_in = Fatigue cédée
tally-hp = PV restants
tally-bottom = Fond atteint
odds-complete = Défi validé
odds-penalty = Pénalité
odds-dark = Face Obscurité
odds-hurt = Dégâts subis
odds-lost = Défaite
odds-progress = Progression

## Quantités ; $amount peut aussi être un X

count-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
count-damage =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
count-progress =
    { $amount ->
        [one] { $amount } point de progression
       *[other] { $amount } points de progression
    }
count-exhaustion =
    { $amount ->
        [one] { $amount } carte Fatigue
       *[other] { $amount } cartes Fatigue
    }

## Choix

option-play_as = Jouer { $seeker }
option-give_in = Céder à la fatigue : une nouvelle main contre une carte Fatigue
option-go_on = Continuer avec cette main
option-show_hand = Montrer votre main aux autres
option-interact = Choisir { $card_the } ({ $slot })
option-face = Affronter { $card_the } comme un défi { $colour }
option-play = Jouer { $skill }
option-use_lantern = Utiliser la lanterne
option-no_action = Ne jouer aucune action
option-pay = Payer avec { $skill }
option-support = Soutenir avec { $skill }
option-pass = Ne pas soutenir
option-reroll = Relancer tous les dés
option-keep = Garder les dés
option-brighten = Défausser { $skill } : l’Obscurité devient Lumière
option-discard = Défausser { $skill }
option-swap = Échanger { $skill }
option-swap_done = Ne plus rien échanger
option-brave = Remettre dans le deck : { $fatigue }
option-place = Placer de la progression sur { $card_the } ({ $slot })
option-remove = Retirer de la progression { $card_of } ({ $slot })
option-clear = Retirer toute la progression { $card_of } ({ $slot })
option-complete = Valider { $card_the } ({ $slot })
option-dismiss = Défausser { $card_the } ({ $slot })
option-attach = Attacher { $card_the } au Maître ({ $slot })
option-turn_up = Remettre { $card_the } face visible ({ $slot })
option-take_back = Reprendre { $skill }
option-decline = Refuser
option-shield = Défausser { $skill } pour amortir le coup
option-no_shield = Encaisser le coup

## Événements

event-chosen = { $seeker } descend dans le puits.
event-first = { $seeker } joue le premier tour.
event-turn = Tour { $turn } : { $seeker }.
event-laid = Nouvelle carte ({ $slot }) : { $card }.
event-drew = { $seeker } pioche { count-cards }.
event-got = { $seeker } pioche « { $skill } ».
event-reshuffled = La défausse { $seeker_of } est mélangée et forme un nouveau deck.
event-shown = { $seeker } montre « { $skill } ».
event-gave_in = { $seeker } cède à la fatigue.
event-exhausted = La fatigue pèse sur le groupe : { $fatigue }.
event-braved = Fatigue bravée : « { $fatigue } » retourne dans son deck.
event-met = { $seeker } suit un événement : { $card }.
event-entered = Dès son entrée en jeu, cette carte agit : { $card }.
event-attempted = { $seeker } se mesure { $card_to }.
event-faced = { $seeker } affronte { $card_the } comme un défi { $colour }.
event-played = { $seeker } joue « { $skill } ».
event-lantern_used = { $seeker } lève sa lanterne de Kinfire.
event-supported = { $seeker } soutient avec « { $skill } » : +{ $amount }.
event-no_support = { $seeker } n’a aucune carte qui convienne en soutien.
event-no_card = { $seeker } n’a aucune carte qui convienne en action.
event-no_shield_card = { $seeker } n’a aucune carte pour parer le coup.
event-rolled = Dés : { $dice }.
event-brightened = { $seeker } change l’Obscurité en Lumière.
event-added =
    { $amount ->
        [0] Aucune progression sur { $card_the } : toujours { $progress } sur { $difficulty }.
       *[other] { count-progress } sur { $card_the } : { $progress } sur { $difficulty }.
    }
event-placed = { $amount ->
        [one] { count-progress } placé
       *[other] { count-progress } placés
    } sur { $card_the }, { $progress } en tout.
event-removed = { $amount ->
        [one] { count-progress } retiré
       *[other] { count-progress } retirés
    } { $card_of }, il en reste { $progress }.
event-completed = Défi validé : { $card } !
event-failed = Échec face { $card_to }.
event-dismissed = Défi défaussé : { $card }.
event-attached = Carte attachée au Maître : { $card }.
event-attached_skill = Carte attachée au Maître : { $skill }.
event-descended = Descente de { $amount } : { $left ->
        [0] le deck Puits est vide.
        [one] il reste { $left } carte dans le deck Puits.
       *[other] il reste { $left } cartes dans le deck Puits.
    }
event-ascended = Remontée de { $amount } : le deck Puits revient à { $left ->
        [one] { $left } carte.
       *[other] { $left } cartes.
    }
event-no_move = Au fond du puits, on ne descend ni ne remonte plus.
event-healed = Le groupe récupère { $amount } PV : { $hp } PV.
event-no_healing = Impossible de récupérer des PV en ce moment.
event-damaged = Le groupe subit { count-damage }, PV restants : { $hp }.
event-shielded = { $seeker } défausse « { $skill } » et amortit le coup.
event-penalty_ignored = La pénalité { $card_of } est ignorée.
event-discarded = { $seeker } défausse « { $skill } ».
event-took_back = { $seeker } reprend « { $skill } ».
event-charged = La lanterne { $seeker_of } est chargée.
event-no_charging = La lanterne { $seeker_of } ne peut pas être chargée en ce moment.
event-dimmed = La lanterne { $seeker_of } s’éteint.
event-bottom = Le fond du puits ! Le Maître se dresse : { $card }.
event-turned = Carte Épreuve retournée face cachée : { $card }.
event-turned_up = Carte Épreuve de nouveau face visible : { $card }.
event-vulnerable = Le Maître est maintenant vulnérable { $colour_to }.
event-no_target = { $seeker } n’a rien à affronter : son tour est passé.
event-feat = Exploit : { $feat } !
event-won = Vainglory est vaincu, et le puits se tait : victoire !
event-lost = La partie est perdue : { $cause }.
event-lost_by_card = La partie est perdue : « { $killer } » y met fin.
event-abandoned = La partie est abandonnée.

## Causes de la fin

cause-wounds = plus de points de vie
cause-card = une carte y a mis fin
cause-abandoned = partie abandonnée
cause-won = le Maître est vaincu

## Questions

ask-seeker = Qui descend ?
ask-start = Céder à la fatigue, ou continuer ?
ask-target = Quelle carte choisir ?
ask-action = Que jouer en tant qu’action ?
ask-cost = Quelle carte paie le coût ?
ask-support = Soutenir l’action ?
ask-reroll = Relancer les dés ?
    .chance = Relancez tous les dés : { $dice }
ask-brighten = Défausser une carte pour changer l’Obscurité en Lumière ?
ask-discard = Quelle carte défausser ?
ask-swap = Échanger une carte de votre main ?
ask-brave = Quelle carte Fatigue remettre dans son deck ?
ask-place = Où placer la progression ?
ask-remove = Sur quel défi retirer de la progression ?
ask-clear = Quel défi perd toute sa progression ?
ask-complete = Quel défi valider ?
ask-dismiss = Quel défi défausser ?
ask-attach = Quel défi attacher au Maître ?
ask-turn_up = Quelle carte Épreuve remettre face visible ?
ask-take_back = Quelle carte reprendre ?
ask-shield = Défausser une carte pour amortir le coup ?
ask-first = Qui joue le premier tour ?
ask-draw = Quelle carte pioche { $place } ?
ask-refill = Quelle carte Puits apparaît ?
ask-exhaustion = Quelle carte Fatigue est révélée ?
ask-master = Quel Maître est révélé ?
ask-attempt = Lancez les dés : { $dice }

## Ce qui le permettrait ; $colour est l’identifiant d’une couleur

need-colour =
    { $colour ->
        [red] Le défi est rouge : jouez une carte rouge ou blanche
        [green] Le défi est vert : jouez une carte verte ou blanche
       *[blue] Le défi est bleu : jouez une carte bleue ou blanche
    }
need-support-colour =
    { $colour ->
        [red] Le défi est rouge : soutenez avec une barre rouge ou blanche
        [green] Le défi est vert : soutenez avec une barre verte ou blanche
       *[blue] Le défi est bleu : soutenez avec une barre bleue ou blanche
    }
need-cost =
    { $cost ->
        [one] Elle coûte { $cost } autre carte de votre main : il faut l’avoir
       *[other] Elle coûte { $cost } autres cartes de votre main : il faut les avoir
    }
need-before-roll = Les dés sont lancés : c’était avant qu’il fallait le faire
need-one-action = Une tentative n’a qu’une action, et elle est jouée
need-own-turn = Seul l’Éclaireur dont c’est le tour joue une action : soutenez-la, ou attendez votre tour
need-charged = Votre lanterne est éteinte : chargez-la d’abord
need-action = Sans action, il n’y a rien à soutenir : jouez-en d’abord une
need-other-seeker = Seuls les autres Éclaireurs peuvent soutenir votre action
need-support-limit = Cette tentative ne peut plus recevoir de soutien
need-no-support = Cette action ne peut pas être soutenue : jouez-en une autre
need-cards = Il vous faut des cartes en main
need-empty-hand = Votre main est vide : vous devez céder à la fatigue
need-start-of-turn = Attendez le début de votre prochain tour
need-already-given-in = Vous avez déjà cédé à la fatigue : attendez votre prochain tour
need-once-a-turn = Cela ne sert qu’une fois par tour : attendez le prochain
need-vulnerable = Le Maître n’y est pas vulnérable : retournez la carte Épreuve qui révèle cette faiblesse
need-face-up = Cette carte Épreuve est retournée : choisissez-en une face visible
need-free-seeker = Cet Éclaireur est pris : choisissez-en un autre
need-not-master = Rien ne peut défausser le Maître : choisissez une carte Épreuve
need-exhaustion = Aucune carte Fatigue n’est en jeu
need-icon = Il vous faut en main une carte avec la bonne icône
need-dark-face = Cela ne vaut que pour la face Obscurité

## Exploits

group-easy = Faciles
group-perilous = Périlleux
group-complex = Complexes
group-improbable = Improbables
achievement-scratch = Simple égratignure
    .text = Subir 5 dégâts ou plus pendant un seul tour.
    .group = { group-easy }
achievement-puppet = Marionnette de Vainglory
    .text = Perdre avec au moins 3 cartes Fatigue en jeu.
    .group = { group-easy }
achievement-effort = Les efforts paient
    .text = Valider Le chemin oublié alors qu’il porte 10 points de progression ou plus.
    .group = { group-easy }
achievement-intermission = Entracte
    .text = Faire défausser La symphonie de Vainglory quand elle porte exactement 3 points de progression.
    .group = { group-perilous }
achievement-flesh_wound = Plaie superficielle
    .text = Subir 5 dégâts ou plus pendant un seul tour, sans ceux de La devinette de la bête.
    .group = { group-perilous }
achievement-razors_edge = Sur le fil du rasoir
    .text = Gagner avec un seul PV.
    .group = { group-perilous }
achievement-nightmare_sea = Mer cauchemardesque
    .text = Vaincre la Mer onirique quand au moins 3 cartes lui sont attachées.
    .group = { group-complex }
achievement-fortune = La chance sourit aux audacieux
    .text = Vaincre la Tisseuse d’effroi alors que sa difficulté est de 30 ou plus.
    .group = { group-complex }
achievement-bitter_end = Jusqu’au-boutisme
    .text = Vaincre la Danse macabre quand les quatre cartes Épreuve sont face cachée.
    .group = { group-complex }
achievement-speed_run = Top chrono
    .text = Perdre au tout premier tour.
    .group = { group-improbable }
achievement-three_coins = 3 pièces dans la fontaine
    .text = Valider l’une des 3 fontaines pendant que les trois exemplaires sont en jeu.
    .group = { group-improbable }
achievement-maze_master = Maître du labyrinthe
    .text = Valider d’un coup les quatre exemplaires du Labyrinthe.
    .group = { group-improbable }

## Textes des cartes : effets. `.may` est le même effet au choix

effect-descend = descendez de { $amount }
effect-ascend = remontez de { $amount }
effect-draw = piochez { count-cards }
effect-discard = défaussez { count-cards } de votre main
effect-heal = récupérez { $amount } PV
effect-damage = subissez { count-damage }
effect-exhaust = révélez { count-exhaustion }
effect-brave = bravez la fatigue
    .may = vous pouvez braver la fatigue
effect-charge = chargez votre lanterne
effect-charge_all = chargez la lanterne de chaque Éclaireur
effect-place = placez { count-progress } sur { $target }
    .may = vous pouvez placer { count-progress } sur { $target }
effect-remove = retirez { count-progress } { $target_from }
    .may = vous pouvez retirer { count-progress } { $target_from }
effect-clear = retirez toute la progression { $target_from }
    .may = vous pouvez retirer toute la progression { $target_from }
effect-complete = validez { $target }
    .may = vous pouvez valider { $target }
effect-dismiss = défaussez { $target }
    .may = vous pouvez défausser { $target }
effect-attach = attachez { $target } au Maître
    .may = vous pouvez attacher { $target } au Maître
effect-attach_action = attachez au Maître la carte Compétence jouée en tant qu’action
effect-turn_up = remettez face visible une carte Épreuve face cachée
effect-swap_hands = chaque Éclaireur, dans le sens horaire à partir de celui dont c’est le tour, peut défausser autant de cartes qu’il veut, puis en pioche autant
effect-take_back = reprenez en main une carte avec l’icône { $icon } de votre défausse
    .may = vous pouvez reprendre en main une carte avec l’icône { $icon } de votre défausse
effect-lose = les Éclaireurs perdent la partie
effect-else = { $first } (si c’est impossible : { $second })
effect-measured = { $effect } (X est { $measure })
list-then = { $head }, puis { $last }

## Textes des cartes : grandeurs

measure-progress = la progression de cette carte
    .of = de la progression de cette carte
measure-missing = la progression qui manque encore à cette carte
    .of = de la progression qui manque encore à cette carte
measure-copies = le nombre d’exemplaires de cette carte en jeu, celui-ci compris
    .of = du nombre d’exemplaires de cette carte en jeu, celui-ci compris
measure-exhausted = le nombre de cartes Fatigue en jeu
    .of = du nombre de cartes Fatigue en jeu
measure-attached = le nombre de cartes attachées au Maître
    .of = du nombre de cartes attachées au Maître
measure-seekers = le nombre d’Éclaireurs
    .of = du nombre d’Éclaireurs
measure-supports = le nombre de soutiens joués dans cette tentative
    .of = du nombre de soutiens joués dans cette tentative
measure-share =
    { $divisor ->
        [2] la moitié { $measure_of }, arrondie à l’inférieur
        [3] le tiers { $measure_of }, arrondi à l’inférieur
       *[4] le quart { $measure_of }, arrondi à l’inférieur
    }

## Textes des cartes : cibles. $which commence par une espace ou ne dit rien

noun-plain = défi
    .many = défis
    .a = un défi
noun-colour = défi { $colour }
    .many = défis { $colour_many }
    .a = un défi { $colour }
noun-type = défi de type { $type }
    .many = défis de type { $type }
    .a = un défi de type { $type }
noun-colour-type = défi { $colour } de type { $type }
    .many = défis { $colour_many } de type { $type }
    .a = un défi { $colour } de type { $type }
bound-most = { $number } ou moins
bound-least = { $number } ou plus
bound-exact = { $number } exactement
which-printed = dont la difficulté imprimée est de { $bound }
which-difficulty = dont la difficulté est de { $bound }
which-progress = dont la progression est de { $bound }
target-this = cette carte
    .from = de cette carte
target-attempted = le défi relevé
    .from = du défi relevé
target-another = un autre { $noun } en jeu{ $which }
    .from = d’un autre { $noun } en jeu{ $which }
target-any = un { $noun } en jeu{ $which } (à votre choix)
    .from = d’un { $noun } en jeu{ $which } (à votre choix)
target-others = chaque autre { $noun } en jeu{ $which }
    .from = de chaque autre { $noun } en jeu{ $which }
target-all = chaque { $noun } en jeu{ $which }
    .from = de chaque { $noun } en jeu{ $which }
target-copies = chaque autre exemplaire de cette carte en jeu
    .from = de chaque autre exemplaire de cette carte en jeu
target-divided = les { $noun_many } en jeu{ $which }, à répartir comme vous voulez
    .from = des { $noun_many } en jeu{ $which }, à répartir comme vous voulez
target-divided_others = les autres { $noun_many } en jeu{ $which }, à répartir comme vous voulez
    .from = des autres { $noun_many } en jeu{ $which }, à répartir comme vous voulez
target-if = { $target }, si c’est { $noun_a }{ $which }

## Textes des cartes : défis. Des phrases sans leur majuscule ni leur point

text-kind =
    { $type_id ->
        [puzzle] { $type } { $colour_card }
       *[other] { $type } { $colour }
    }
text-difficulty = difficulté { $number }
text-nothing = aucune
text-reward = récompense : { $effect }
text-penalty = pénalité : { $effect }
text-penalty-dark = pénalité seulement si le lancer final donne l’Obscurité : { $effect }
text-penalty-instead = pénalité : { $effect } ; si le lancer final donne l’Obscurité, à la place : { $dark }
text-completed = si ce défi est validé : { $effect }
text-supports_most =
    { $number ->
        [0] aucun soutien ne peut être joué quand on relève ce défi
        [one] { $number } soutien au plus peut être joué quand on relève ce défi
       *[other] { $number } soutiens au plus peuvent être joués quand on relève ce défi
    }
text-face =
    { $number ->
        [0] quand on relève ce défi, la face { $face } ne donne aucune progression
        [one] quand on relève ce défi, la face { $face } donne { $shown } point de progression
       *[other] quand on relève ce défi, la face { $face } donne { $shown } points de progression
    }
text-in-play = tant que cette carte est en jeu : { $text }
text-back = verso
grows-copy = { $shown } en difficulté par autre exemplaire de cette carte en jeu
grows-support = { $shown } en difficulté par soutien joué dans la tentative
grows-exhausted = { $shown } en difficulté par carte Fatigue en jeu
grows-attached = { $shown } en difficulté par carte attachée au Maître
grows-gauntlet = { $shown } en difficulté par carte Épreuve face visible
grows-failure = { $shown } en difficulté par échec face à ce défi

## Textes des cartes : ce qui dure tant qu’une carte est en jeu. $way vaut more ou less

lasting-others_difficulty = les autres défis de type { $type } ont { $shown } en difficulté
lasting-master_difficulty = la difficulté du Maître est { $way ->
        [less] réduite
       *[more] augmentée
    } de { $number }
lasting-supports_worth = chaque soutien vaut { $number } de { $way ->
        [less] moins (au minimum 0)
       *[more] plus
    }
lasting-first_support_worth = le premier soutien de chaque tentative vaut { $number } de { $way ->
        [less] moins (au minimum 0)
       *[more] plus
    }
lasting-face =
    { $number ->
        [0] la face { $face } ne donne aucune progression
        [one] la face { $face } donne { $shown } point de progression
       *[other] la face { $face } donne { $shown } points de progression
    }
lasting-new_hand = une nouvelle main piochée après avoir cédé à la fatigue compte { $number } { $number ->
        [one] carte
       *[other] cartes
    } de { $way ->
        [less] moins
       *[more] plus
    }
lasting-no_healing = il est impossible de récupérer des PV
lasting-no_charging = les lanternes ne peuvent pas être chargées
lasting-vulnerable = le Maître est vulnérable { $colour_to }
lasting-attaches_discarded = un défi défaussé par un effet est attaché au Maître au lieu de rejoindre la défausse du deck Puits
lasting-lose_if = les Éclaireurs perdent aussitôt que { $measure } atteint { $limit }
limit-but = { $limit } ({ $others })
limit-with =
    { $seekers ->
        [one] { $limit } avec { $seekers } Éclaireur
       *[other] { $limit } avec { $seekers } Éclaireurs
    }
trigger-enters = quand cette carte entre en jeu : { $effect }
trigger-turn_end = à la fin de chaque tour : { $effect }
trigger-given_in = chaque fois qu’un Éclaireur cède à la fatigue : { $effect }
trigger-challenge_completed = chaque fois qu’un défi est validé : { $effect }
trigger-challenge_discarded = chaque fois qu’un effet défausse un défi : { $effect }
trigger-attempt_failed = chaque fois qu’une tentative échoue : { $effect }
trigger-final_dark = chaque fois que le lancer final donne l’Obscurité : { $effect }
trigger-final_light = chaque fois que le lancer final donne la Lumière : { $effect }

## Textes des cartes : actions et soutiens

action-value = valeur { $number }
action-value_against = { $shown } si le défi est { $type_a }
action-value_with_progress = { $shown } si le défi porte déjà de la progression
action-value_per_support = { $shown } par soutien joué dans cette tentative
action-supports_worth = chaque soutien joué dans cette tentative vaut { $number } de { $way ->
        [less] moins (au minimum 0)
       *[more] plus
    }
action-supports_most =
    { $number ->
        [0] cette action ne peut pas être soutenue
        [one] cette action reçoit { $number } soutien au plus
       *[other] cette action reçoit { $number } soutiens au plus
    }
action-rerolls =
    { $number ->
        [one] après le lancer, vous pouvez relancer les dés une fois
       *[other] après le lancer, vous pouvez relancer les dés jusqu’à { $number } fois
    }
action-ignores_penalty = si vous échouez, ignorez la pénalité
action-penalty_damage = si vous échouez, la pénalité inflige { $number } { $number ->
        [one] dégât
       *[other] dégâts
    } de { $way ->
        [less] moins
       *[more] plus
    }
action-cost =
    { $amount ->
        [one] coût supplémentaire : défaussez { $amount } carte de votre main
       *[other] coût supplémentaire : défaussez { $amount } cartes de votre main
    }
action-played = { $effect }
action-completed = si vous validez le défi : { $effect }
action-failed = si vous échouez : { $effect }
action-final_dark = si le lancer final donne l’Obscurité : { $effect }
action-final_light = si le lancer final donne la Lumière : { $effect }
support-bar = soutien : { $colour } { $number }{ $others }
support-against = , ou { $number } contre { $type_a }

## Textes des cartes : capacités des Éclaireurs

ability-icon_streak = quand vous jouez une action avec l’icône { $icon } et que la carte du dessus de votre défausse porte aussi cette icône, l’action vaut { $number } de plus
ability-icon_shield = une fois par tour, quand une pénalité inflige des dégâts, vous pouvez défausser une carte avec l’icône { $icon } pour en subir { $number } de moins
ability-icon_first_support = à chaque tour, la première carte avec l’icône { $icon } que vous jouez en soutien vaut { $number } de plus
ability-light_for_cards = une fois à chacun de vos tours, après le lancer final, vous pouvez défausser { count-cards } pour changer la face Obscurité en Lumière
ability-failed = quand vous échouez, après la pénalité : { $effect }

## Tutoriel

tutorial-1 = On descend ensemble : quel que soit l’Éclaireur, les points de vie sont communs. À 0 PV, tout le monde a perdu. Asha est vive, Khor est solide ; chacun apporte son deck de 18 cartes Compétence.
    .at = seeker
tutorial-2 = On ne pioche pas au début du tour. Pour une nouvelle main, il faut céder à la fatigue : le tour n’est pas perdu, mais la carte révélée pèse sur tous tant qu’on ne l’a pas bravée.
    .at = start
tutorial-3 = Choisissez l’une des quatre cartes autour du Maître. Un événement s’applique tel quel. Un défi se relève : amenez sa progression à sa difficulté et la récompense est à vous.
    .at = target
tutorial-4 = Lisez chaque récompense avant de la convoiter : certaines sont des pièges. L’essentiel est de descendre, car le Maître attend sous la dernière carte du puits.
    .at = target
tutorial-5 = Une action est une carte de la couleur du défi ; le blanc convient à toutes. Sa valeur est de la progression, et son texte s’applique. On peut aussi ne rien jouer et s’en remettre aux dés.
    .at = action
tutorial-6 = Une lanterne chargée est une action pour toutes les couleurs, et une puissante. Elle s’éteint après usage : gardez-la pour un moment qui compte.
    .at = action
tutorial-7 = Un soutien ajoute le nombre de sa barre, rien d’autre, si elle a la bonne couleur. Deux au plus par tentative. Ménagez-les : c’est une carte de moins, et les mains vides appellent la fatigue.
    .at = support
tutorial-8 = Chaque dé de la couleur du défi ajoute 1, la Lumière aussi ; l’Obscurité n’ajoute rien. Relancer, c’est relancer les quatre dés, et seul le dernier lancer compte.
    .at = reroll
tutorial-9 = La progression reste en place, même après un échec. Un défi qu’un effet amène à sa difficulté est validé lui aussi, et sa récompense est pour vous.
    .at = place
tutorial-10 = Une pénalité coûte des cartes, des PV ou du chemin. Gardez de quoi répondre aux couleurs en jeu, si possible une carte pour chacune.
    .at = discard
tutorial-11 = Une carte Fatigue retourne dans son deck. Lisez-les toutes d’abord : certaines ne font que gêner, une autre met fin à la partie quand trop de cartes l’entourent.
    .at = brave
tutorial-12 = Un défi défaussé ne donne ni récompense ni pénalité. Mais gare au Maître : jusqu’au fond du puits, il collectionne tout ce qui est défaussé, et s’en nourrit.
    .at = dismiss
