## La table

table-coming = On met la table…
table-home = Quitter la table pour l’accueil
table-menu = Table et places
table-board = Plateau
table-board-loading = On installe le plateau…
table-board-failed = Le plateau n’a pas pu être dessiné. Voici ce qui s’y trouve.
table-try-again = Réessayer
table-yes = oui
table-no = non
table-parts = Parties de la table
table-tab-ask = Question
table-tab-log = Journal
table-tab-seats = Places
table-fold = Replier le volet
table-unfold = Déplier le volet
table-your-turn = À vous

## Ce qui est demandé

table-asked = Ce qui est demandé
table-asks = { $name }, à vous
table-also-asked = On attend aussi { $name }
table-waiting = On attend { $names }.
table-waiting-nobody = Rien ne vous est demandé pour l’instant.
table-watching = Voyez ce qui se passe…
table-skip = Passer
table-skip-dice = Les dés roulent : passer
table-dice = Les dés
table-several = Que voulez-vous en faire ?
table-confirm = Confirmer
table-pick-exactly = { $picked } sur { $most }
table-pick-up-to = { $picked } choisis, { $most } au plus
table-pick-between = { $picked } choisis, de { $least } à { $most }
table-compose = Votre réponse, en JSON
table-compose-wrong = Ce n’est pas du JSON.
table-compose-send = Répondre

## Chances, règles, raisons, conseils

table-percent = { $number } %
table-odds-about = ≈ { $mean }
table-odds-mean = en moyenne { $mean }
table-odds-more = Toutes les chances
table-odds-of = Toutes les chances : { $option }
table-rule = Règle { $id }
table-rule-loading = On ouvre le livre de règles…
table-rule-all = Toutes les règles
table-rule-back = Retour au jeu
table-actions = Aide pour la question
table-why = Pourquoi ?
table-why-title = Ce qui n’est pas possible maintenant
table-why-loading = On consulte les règles…
table-why-none = Rien d’autre n’était possible ici : vous voyez toutes les options.
table-hint = Conseil
table-hint-best = Le conseil
table-hint-share = gagne { $percent } ({ $tried ->
    [one] { $tried } essai
   *[other] { $tried } essais
})
table-undo = Reprendre
table-undo-please = Demander à reprendre
table-undo-free = Reprendre votre dernière réponse
table-undo-mark = Reprendre votre dernière réponse ; le journal en garde une marque
table-undo-ask = Les autres doivent être d’accord
table-proposal = { $count ->
    [one] { $name } voudrait reprendre une réponse.
   *[other] { $name } voudrait reprendre { $count } réponses.
}
table-proposal-waits = On attend { $names }.
table-agree = D’accord
table-decline = Refuser
table-withdraw = Tant pis

## Le guide

table-guide = Guide
table-guide-leave = Quitter le guide : je connais le chemin

## Vrais dés, vraies cartes

table-roll-die = { $die } ({ $number })
table-roll-send = Voilà ce qu’ils montrent
table-draw-search = Chercher une carte par son nom
table-draw-none = Aucune carte ne porte ce nom.
table-draw-choose = Quelle carte est venue ?
table-draw-send = C’est : { $card }

## Le journal

table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-log-all = Montrer les { $count } lignes

## Les gens

table-seats = Places
table-seat-number = Joueur { $number }
table-seat-as = { $name } ({ $label })
table-seat-mine = vous
table-seat-bot = robot
table-seat-open = place libre
table-seat-away = absent
table-seat-here = présent
table-seat-asked = doit répondre
table-seat-answered = a répondu
table-rename = Changer le nom
table-rename-ok = C’est mon nom
table-bot = Laisser jouer un robot
table-bot-which = Quel robot joue pour { $name } ?
table-person = Reprendre la place
table-link = Montrer le lien
table-link-renew = Nouveau lien
table-link-for = Pour { $name }
table-link-watch = Pour regarder
table-watchers = Spectateurs
table-timer = { $time } restantes

## Le rideau

table-curtain = Passez l’écran
table-curtain-why = Le prochain joueur voit des choses que les autres ne doivent pas voir.
table-curtain-me = Je suis { $name }

## Connexion, pause

table-lost = La connexion est perdue. On réessaie ; rien n’est oublié.
table-reload = Recharger la page
table-paused = La partie est en pause.
table-pause = Pause
table-resume = Continuer
table-lend = Prêter du temps

## Menu

table-companion = À une vraie table
table-companion-hint = Ce que vous activez, c’est vous qui le lancez ou le piochez dans la vraie boîte ; la page demande ce qui est venu.
table-preferences = Rythme et lumière
table-speed = Rythme du jeu
table-speed-slow = Lent
table-speed-normal = Normal
table-speed-fast = Rapide
table-speed-off = D’un coup
table-settings = Cette partie
table-rules = Règles
table-film = Film
table-export = Fichier de partie
table-leave = Abandonner
table-leave-hint = Continuer plus tard ? Fermez la page : la partie vous attend.
table-leave-sure = Abandonner la partie ? Elle se termine pour toute la table.
table-leave-yes = Oui, abandonner
table-leave-no = Non, continuer
table-end = Comment cela a fini

## Touches

table-keys = Touches
table-keys-tab = Aller à la prochaine chose à choisir
table-keys-arrows = Sur le plateau : aller à l’endroit le plus proche dans cette direction
table-keys-enter = Choisir ce qui a le focus ; confirmer plusieurs choix
table-keys-return = Entrée
table-keys-space = Espace
table-keys-skip = Passer au présent
table-keys-escape = Échap
table-keys-close = Fermer ce qui est ouvert
table-keys-why = Pourquoi ?
table-keys-hint = Conseil
table-keys-undo = Reprendre
table-keys-board = Vers le plateau
table-keys-options = Choisir une option : de 1 à 9, puis des lettres
table-keys-to-options = Vers la liste des options
table-keys-log = Vers le journal
table-keys-menu = Table et places
table-keys-keys = Cette liste
table-keys-single = Raccourcis d’une seule touche
table-keys-single-hint = À désactiver s’ils gênent un lecteur d’écran ou la dictée.

## La fin et l’histoire

end-title = La partie est finie
end-scores = Scores
end-won = Vainqueur
end-goals = Objectifs atteints
end-rematch = Rejouer
end-next-table = Vers la partie suivante
story-title = Chance et décisions
story-title-of = Chance et décisions : { $name }
story-loading = On repense toute la partie ; un instant…
story-luck = Chance
story-decisions = Décisions
story-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
story-chart = Les chances de gagner au fil de { $count } décisions, en pour cent
story-key-line = chances de gagner
story-key-lucky = chance
story-key-unlucky = malchance
story-key-cost = coût d’une décision
story-turning-points = Tournants
story-odds = Les chances au moment de choisir :
story-in-words = Chance et décisions en mots
story-turn = de { $before } % à { $after } % (chance { $luck }, décision { $cost })

## Film

film-title = Film de la partie
film-loading = On développe le film…
film-play = Lecture
film-pause = Pause
film-first = Au début
film-last = À la fin
film-back = Un pas en arrière
film-forward = Un pas en avant
film-step = Pas { $step } sur { $last }
film-where = Endroit du film
film-speed = Vitesse
film-eyes = Par les yeux de
film-eyes-watcher = un spectateur
film-share = Lien vers ce pas
film-share-done = Le lien vers ce pas est copié.
film-share-by-hand = Copiez le lien de la barre d’adresse.
film-back-to-table = À la table
film-controls = Commandes du film
