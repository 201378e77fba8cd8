# Mots du plateau dessiné de Kinfire Delve. Ils sont courts : une carte a une quinzaine de colonnes.

board-turn = Tour { $turn }
board-before = Mise en place
board-gauntlet = Épreuve finale
board-won = Victoire
board-lost = Défaite
board-hp = PV
board-well = Puits
board-well-discard = Défausse
board-completed = Validés
board-fatigue = Fatigue
board-attached = Attachées
board-mode-hard = difficile
board-mode-fast = rapide
board-more = { $count } de plus

## Les couleurs et les places par leurs lettres

board-letter-red = R
board-letter-green = V
board-letter-blue = B
board-face-light = ✶
board-face-dark = ●
board-place-north = N
board-place-east = E
board-place-south = S
board-place-west = O
board-place-master = M

## Les cartes autour du Maître

board-master-card = Maître
board-event = Événement
board-empty = vide
board-turned = retournée
board-face-down = face cachée
board-open = vulnérable :
board-closed = pas vulnérable
board-attached-count = attachées : { $count }

## Ce que fait une instruction, en signes

board-do-descend = ↓{ $amount }
board-do-ascend = ↑{ $amount }
board-do-draw = { $amount ->
    [1] +1 carte
   *[other] +{ $amount } cartes
 }
board-do-discard = { $amount ->
    [1] −1 carte
   *[other] −{ $amount } cartes
 }
board-do-heal = ♥+{ $amount }
board-do-damage = ♥−{ $amount }
board-do-exhaust = +{ $amount } fat.
board-do-brave = −1 fat.
board-do-charge = lanterne
board-do-charge_all = lanternes
board-do-place = +{ $amount } prog.
board-do-remove = −{ $amount } prog.
board-do-clear = prog. à 0
board-do-complete = { $target ->
    [copies] valider les copies
   *[other] valider
 }
board-do-dismiss = défausser un défi
board-do-attach = attacher
board-do-attach_action = attacher l’action
board-do-turn_up = redresser 1
board-do-swap_hands = échanger
board-do-take_back = reprendre 1
board-do-lose = défaite
board-else = { $first }, sinon { $second }

## Les textes en signes

board-measured = X = { $measure }
board-measure-progress = progression
board-measure-missing = ce qui manque
board-measure-copies = copies
board-measure-exhausted = fatigue
board-measure-attached = attachées
board-measure-seekers = Éclaireurs
board-measure-supports = soutiens
board-dark = obscur : { $signs }
board-light = lumière : { $signs }
board-others = autres { $type } { $amount }
board-master = Maître { $amount }
board-supports = soutiens { $amount }
board-first-support = 1er soutien { $amount }
board-new-hand = main neuve { $amount }
board-light-worth = lumière = { $amount }
board-dark-worth = obscur = { $amount }
board-no-healing = aucun soin
board-no-charging = lanternes bloquées
board-attaches = défaussé : attaché
board-opens = Maître : { $colour }
board-lose-exhausted = défaite à { $amount } fat.
board-lose-attached = défaite à { $amount } attachées
board-when-enters = entrée : { $signs }
board-when-turn_end = fin du tour : { $signs }
board-when-given_in = céder : { $signs }
board-when-challenge_completed = validé : { $signs }
board-when-challenge_discarded = défaussé : { $signs }
board-when-attempt_failed = échec : { $signs }
board-when-final_dark = obscur : { $signs }
board-when-final_light = lumière : { $signs }
board-per-copy = { $amount } par copie
board-per-support = { $amount } par soutien
board-per-exhausted = { $amount } par fat.
board-per-attached = { $amount } par attachée
board-per-gauntlet = { $amount } par épreuve
board-per-failure = { $amount } par échec
board-most-supports = { $amount ->
    [0] sans soutien
    [1] 1 soutien
   *[other] { $amount } soutiens
 }
board-cost = coûte { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
 }
board-against = { $amount } { $type }
board-begun = { $amount } si entamé
board-per-support-played = { $amount } par soutien
board-relief = pénalité ♥ { $amount }
board-reroll = relance
board-no-penalty = sans pénalité

## Éclaireurs

board-lit = lanterne chargée
    .short = chargée
board-unlit = lanterne éteinte
    .short = éteinte
board-hand = main
board-deck = deck
board-discard = défausse
board-top = dessus :
board-your-hand = Main ({ $count })
board-holds = { $name } a { $cards }

## Le défi en cours

board-attempt = Défi
board-action = Action
board-no-action = aucune action
board-support = Soutien
board-supports-left = Soutiens { $count }/{ $most }
board-dice = Dés
board-last-roll = Dernier jet
board-reached = { $sum } sur { $goal }
board-sum = { $before } + { $gain } = { $sum } sur { $goal }

## Les cartes telles qu’on les lit

board-progress = progression { $progress } sur { $goal }
board-printed = difficulté imprimée { $number }
board-shows-back = Retournée : seul son verso compte.
board-deck-of = Deck : { $cards }
board-charge-lost = Lanterne déjà chargée ({ $name }) : cette charge serait perdue (KD-RULING-32).
board-charge-barred = Aucune lanterne ne peut être chargée en ce moment : cette charge serait perdue.
told-turn = Tour { $turn } : { $name } joue
told-thing = { $name } : { $about }
