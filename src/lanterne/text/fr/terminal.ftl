# Ce que le terminal dit autour de tous les jeux : touches, écrans, messages, et les chances en peu de mots.

## Les chances en peu de mots

short-kill = tuer { $percent }
short-death = mort { $percent }
short-success = réussite { $percent }
short-blessing = bénédiction { $percent }
short-curse = malédiction { $percent }
short-poison = poison { $percent }
short-damage = { $mean } dégâts
short-taken = −{ $mean } PV
short-healed = +{ $mean } PV
terminal-chance = { $name } { $percent }
terminal-mean = { $name } { $mean }
terminal-average = { $mean } en moyenne
terminal-no-odds = On ne lance rien ici.
terminal-dice-luck = { $die } : { $count ->
        [one] un lancer
       *[other] { $count } lancers
    }, { $mean } en moyenne ({ $fair } attendu)

## Le journal et la fin

terminal-player = Joueur { $seat }
terminal-seat-asked = { $name } : { $question }
terminal-rule = { $rule } : { $text }
terminal-about = { $words } ({ $about })
terminal-taken-back = { $count ->
        [one] Une entrée reprise.
       *[other] { $count } entrées reprises.
    }
terminal-above = ↑ encore { $count } lignes nouvelles (Pg↑, j)
terminal-won = Victoire !
terminal-lost = Défaite.
terminal-score = Score
terminal-decisions = Décisions
terminal-take-backs = Réponses reprises
terminal-earned = Nouvel exploit : { $name }
terminal-missed = Accompli, mais sans compter, car des réponses ont été reprises : { $names }
terminal-missed-pack = Accompli, mais sans compter dans une partie avec un paquet de contenu : { $names }
terminal-thinks = { $name } réfléchit…

## Messages

terminal-saved = Partie enregistrée dans { $file }
terminal-loaded = La partie enregistrée continue.
terminal-new-game = Une nouvelle partie commence.
terminal-language = Désormais en français.
terminal-tutorial-on = Les conseils sont affichés.
terminal-tutorial-off = Les conseils sont masqués.
terminal-undo-anyway = Puisque tout le monde à ce clavier est d’accord, U la reprend quand même ; le journal en garde la marque.
terminal-unfinished = Une partie inachevée vous attend. Pour la reprendre : { $command } play { $game } --load { $file }
terminal-unfinished-key = Une partie inachevée vous attend : o l’ouvre.
terminal-kept = La partie est conservée. Pour la reprendre : { $command } play { $game } --load { $file }
terminal-by-app = confié à Lanterne
terminal-by-hand = lu sur le vrai matériel
terminal-digits = { $digits }… Entrée choisit { $digits }, un autre chiffre forme un nombre plus grand.
terminal-typing = les faces, comme { $example }, puis Entrée
terminal-typing-card = une partie du nom, ou le numéro ; puis Entrée
terminal-typing-data = la réponse en JSON, puis Entrée
terminal-typing-draft = un numéro ou un pas, puis Entrée ; fini, solve, map, back, help
terminal-draft-done = fini : rendre la réponse
terminal-draft-help = ↑ ↓ Entrée ou un numéro choisit un pas ; on peut aussi le taper. fini rend la réponse, solve montre la meilleure. Échap, puis une lettre, pour les commandes ; ? explique la notation.
draft-take = Tapez take pour l’adopter.
draft-solving = Le solveur cherche la meilleure réponse…
terminal-typing-help = Vrais dés et vraies cartes : tapez ce qu’ils montrent, ou cliquez. Échap, puis une lettre, pour les commandes ; c laisse faire Lanterne.
terminal-pick-done = Terminé (nombre choisi : { $count }, demandé : de { $least } à { $most })
terminal-watching = Les robots jouent. Espace les arrête et les relance.
terminal-paused = Arrêt. Espace relance les robots.

error-profile-broken = Le profil { $file } est illisible ({ $why }). Réparez-le ou rangez-le ailleurs ; la prochaine partie terminée en commencera un autre.
error-profile-moved = Le profil { $file } était illisible : il se trouve maintenant dans { $to }, et un nouveau profil commence.
error-number-out-of-range = Il n’y a pas d’option { $got } : choisissez de 1 à { $most }.
error-typed-face = { $die } : il n’y a pas de face « { $got } ». Les faces sont : { $faces }.
error-draw-several = { $count } cartes correspondent à « { $got } » : donnez le numéro, ou une plus grande partie du nom.
error-draft-bare = Votre réponse est encore vide : redites fini pour la rendre quand même.
error-draft-no-best = Il n’y a rien à adopter : solve cherche d’abord la meilleure réponse.
error-draft-no-solver = Il n’y a rien à résoudre ici.

## Les touches, sur la dernière ligne

key-choose = 1–9 choisir
key-why = p pourquoi
key-hint = h indice
key-journal = j journal
key-undo = u reprendre
key-save = s garder
key-language = l English
key-companion = c dés
key-rules = r règles
key-help = ? aide
key-quit = q quitter

## Écrans

why-title = Pourquoi ?
why-offered = Possible
why-refused = Pas maintenant
why-nothing = Rien n’est refusé ici.
rules-title = Règles
rules-search = Chercher un numéro ou des mots
rules-none = Aucune règle ne contient ces mots.
save-title = Enregistrer la partie
save-file = Nom du fichier
load-title = Ouvrir une partie
load-none = Il n’y a pas de partie enregistrée ici.
load-unfinished = inachevée
load-finished = terminée
quit-title = Quitter la partie ?
quit-kept = La partie est conservée dans { $file }
quit-not-kept = Rien n’a encore été joué.
quit-leave = Quitter
quit-save = L’enregistrer sous un nom à vous, puis quitter
quit-give-up = Abandonner : la partie compte comme perdue
quit-stay = Rester
companion-title = Vrais dés et vraies cartes
companion-help = Choisissez ce que vous lisez sur le vrai matériel. Vous le tapez, et Lanterne refuse l’impossible.
companion-source = { $source } : { $by }
back-title = Retour en arrière
back-place = Entrée { $place } sur { $length }
back-keys = ← → une entrée, Pg↑ Pg↓ dix, Début, Fin, Échap pour revenir à la table
hand-over = { $name } : prenez le clavier, et appuyez sur Entrée quand personne d’autre ne regarde.
journal-title = Toute l’histoire
first-title = Votre première partie ?
first-body = Pour une première partie, ces réglages sont conseillés :
first-yes = Commencer ainsi
first-no = Garder les réglages habituels
hint-thinking = Le robot chercheur y réfléchit…
hint-none = Rien à décider ici : c’est au hasard ou à quelqu’un d’autre de parler.
hint-unknown = Le robot chercheur n’a pas d’indice à donner ici.
hint-head = { $games ->
        [one] Indice : une partie imaginée en { $seconds } s,
       *[other] Indice : { $games } parties imaginées en { $seconds } s,
    } avec ce que sait cette place.
hint-games = { $games ->
        [one] Indice : une partie imaginée
       *[other] Indice : { $games } parties imaginées
    } avec ce que sait cette place.
hint-best = { $words } — environ { $percent } de victoires, en { $games ->
        [one] une partie
       *[other] { $games } parties
    }
hint-also = { $words } — environ { $percent }, en { $games }
end-title-won = V I C T O I R E
end-title-lost = D É F A I T E
end-again = Rejouer
end-back = Revoir la partie
end-save = Enregistrer la partie
end-open = Ouvrir une autre partie
end-quit = Quitter
help-title = Aide
help-body =
    1–9        choisir une option ; au-delà de neuf, taper les deux chiffres
    ↑ ↓ Entrée  choisir avec les flèches ; un clic convient aussi
    h          un indice : ce que ferait le robot chercheur, et pourquoi
    p          pourquoi : la règle de chaque option, et ce qui n’est pas permis
    u          reprendre votre dernière réponse
    U          la reprendre même au-delà des dés, avec une marque au journal
    s          enregistrer sous un nom ; la partie est de toute façon conservée
    o          ouvrir une autre partie
    l          English / français
    c          lire dés ou cartes sur le vrai matériel, ou laisser faire Lanterne
    r          les règles, avec une recherche
    j          tout le journal ; Pg↑ et Pg↓ font défiler le petit
    b          revoir la partie pas à pas
    m          ce que vous dessinez, sur tout l’écran
    v          la meilleure réponse, quand le jeu sait la trouver
    t          conseils pour débuter, affichés ou non
    d          sombre ou clair
    q          quitter
    Échap      fermer une fenêtre, un conseil ou une saisie
    Cliquez sur une carte pour la lire, ou sur un chemin pour le prendre.
    Les chances sont exactes : elles sont comptées, pas devinées.
help-seed = Hasard de cette partie : { $seed }
help-close = Échap ferme

## Lignes de texte

plain-greeting = Tapez le numéro d’une option, ou help.
plain-tip = Conseil : { $hint }
plain-faces = { $die } : { $faces }
plain-compose = Tapez la réponse en JSON.
plain-draft = Tapez un numéro ou un pas ; fini rend votre réponse, map la dessine, solve montre la meilleure, help dit comment l’écrire.
plain-same = Rien n’a changé.
plain-more =
    { $count ->
        [one] Et { $count } autre : o les montre toutes.
       *[other] Et { $count } autres : o les montre toutes.
    }
plain-pick = Tapez les numéros, séparés par une espace : de { $least } à { $most }.
plain-hand-over = { $name } : prenez le clavier, et appuyez sur Entrée quand personne d’autre ne regarde.
plain-first = Pour une première partie, tapez first : { $settings }
plain-empty = Tapez le numéro d’une option, ou help.
plain-nonsense = « { $got } » n’est ni une option ni une commande. Tapez le numéro d’une option, ou help.
plain-no-such = Il n’y a pas d’option « { $got } » ici.
plain-no-thing = Rien ici ne s’appelle « { $got } » : tapez un numéro, ou le nom tel qu’il est écrit.
plain-number = { $name } : { $value }
plain-after = La partie est finie. again en commence une autre, q quitte.
plain-rules = Tapez rules et le numéro d’une règle, comme ceux entre crochets.
plain-source = { $source } ({ $name }) : { $by }
plain-help =
    un numéro          choisir cette option ; sa clé convient aussi
    h, indice          un indice : ce que ferait le robot chercheur, et pourquoi
    p, p 3             pourquoi : les règles des options, et ce qui n’est pas permis
    odds, odds 2       les chances exactes en détail
    u, U               reprendre votre dernière réponse ; U même au-delà des dés, avec une marque au journal
    view, map          la position en mots, ou dessinée ; map 3, map NOM : une carte, un joueur
    solve              la meilleure réponse, quand le jeu sait la trouver
    log                toute l’histoire
    o                  les options encore une fois
    rules ID           le texte d’une règle
    s, s FICHIER       enregistrer
    load FICHIER       reprendre une partie enregistrée
    l                  English
    c, c SOURCE        lire dés ou cartes sur le vrai matériel, ou laisser faire Lanterne
    t                  conseils pour débuter, affichés ou non
    first              les réglages d’une première partie, avant d’avoir joué
    abandon            abandonner la partie
    q                  quitter ; la partie est conservée
