# Les mots de la table dessinée sur la page. La page met elle-même nombres et noms à la place des variables.

stage-turn = Tour { $turn }
stage-setup = Mise en place
stage-hp = Points de vie
stage-hp-of = Points de vie : { $hp } sur { $full }
stage-hard = mode difficile
stage-fast = partie rapide
stage-won = Vainglory est vaincue
stage-lost = La descente est perdue

## Le puits

stage-well = Puits
stage-left = Jusqu’au fond : { $left }
stage-bottom = Le fond du puits
stage-discard = Défausse
stage-completed = Validés
stage-known-top = Au-dessus : { $card }
stage-empty = vide
stage-event = Événement
stage-master = Maître
stage-face-down = face cachée
stage-turned = retournée
stage-reward = Récompense
stage-penalty = Pénalité
stage-dark-penalty = Pénalité si Obscurité
stage-instead-dark = Si Obscurité, plutôt
stage-back = Dos
stage-difficulty = Difficulté { $goal }
stage-printed = Difficulté imprimée { $printed }
stage-progress = Progression { $progress } sur { $goal }
stage-failures = Échecs : { $count }
stage-closed = Pas encore vulnérable : retournez les cartes Épreuve
stage-vulnerable-to = Vulnérable : { $colours }
stage-face-as = Affronter le Maître : { $colour }
stage-attached = Attachées
stage-attached-count = Cartes attachées au Maître : { $count }
stage-north = Nord
stage-east = Est
stage-south = Sud
stage-west = Ouest

## La fatigue

stage-exhaustion = Fatigue
stage-exhaustion-none = Personne n’est encore épuisé
stage-exhaustion-deck = Encore dans le deck
stage-exhaustion-limit = Défaite à { $limit }
stage-new-hand = Nouvelle main : { $count }

## Les Éclaireurs

stage-choose-seeker = Qui descend dans le puits ?
stage-taken = déjà pris
stage-lit = lanterne chargée
stage-unlit = lanterne éteinte
stage-hand = Main
stage-your-hand = Votre main
stage-hand-of = Main : { $name }
stage-hidden = Cartes cachées : { $count }
stage-shown = Vues de tous
stage-deck = Deck
stage-deck-left = Encore dans votre deck
stage-no-cards = aucune carte
stage-top = Au-dessus : { $card }
stage-you = vous
stage-plays = { $name } joue
stage-support = Soutien
stage-value = Valeur { $value }
stage-worth = Ajoute { $worth } maintenant
stage-icon = Icône : { $icon }
stage-charge-lost = La lanterne est déjà chargée : cette charge serait perdue.
stage-charge-barred = Aucune lanterne ne peut être chargée en ce moment : cette charge serait perdue.

## Le défi relevé

stage-attempt-on = Défi relevé : { $card }
stage-action = Action
stage-no-action = aucune action
stage-action-waits = { $name } choisit une action
stage-supports = Soutiens { $count } sur { $most }
stage-dice = Dés
stage-last-roll = Dernier jet
stage-sum = { $before } + { $gain } = { $sum } sur { $goal }
stage-enough = C’est assez
stage-asked = { $name } réfléchit
stage-passed = { $name } ne soutient pas
stage-supported = { $name } soutient
stage-waiting = { $name } attend

## Lire

stage-read = Lire : { $card }
stage-close = Fermer
stage-feats = Exploits
stage-killed-by = Fin causée par : { $card }
stage-seat-empty = pas encore choisi
