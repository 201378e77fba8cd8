# Ce que dit la commande `lanterne` : pages d’aide, résultats, erreurs d’usage.
# `.short` est la ligne dans la liste des commandes, `.more` un exemple au pied d’une page d’aide.

## Pages d’aide

cli-usage = Usage : { $line }
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-command-word = COMMANDE ...
cli-options-word = [options]

cli = Lanterne joue à des jeux de donjon : seul, entre amis ou avec des robots, avec ses propres dés ou avec les vôtres.
    .more = « lanterne » seul ouvre la table dans le navigateur. « lanterne COMMANDE --help » en dit plus sur une commande.
cli-play = Jouer à un jeu dans le terminal.
    .short = jouer à un jeu dans le terminal
    .more = Exemple : lanterne play mini-rogue --option characters=mage --option difficulty=normal
cli-serve = Servir la table dans le navigateur à des amis : sur les téléphones et les ordinateurs du même réseau, ou au-delà derrière un serveur web. Les parties sont gardées après chaque réponse ; Ctrl-C arrête le serveur, jamais une partie.
    .short = servir la table dans le navigateur à des amis
    .more = Exemple : lanterne serve --open. Pour vous seul, « lanterne » suffit : il n’écoute que cette machine.
cli-games = Lister les jeux.
    .short = lister les jeux
cli-rules = Imprimer les règles d’un jeu, chacune sous son numéro : toutes, un chapitre, ou une seule.
    .short = imprimer les règles d’un jeu, ou l’une d’elles
    .more = Exemple : lanterne rules mini-rogue MR-COMBAT-07. Le début d’un numéro, comme MR-COMBAT, donne toutes les règles qui commencent ainsi.
cli-replay = Raconter une partie sauvegardée, chaque étape avec sa règle, ou en montrer une position.
    .short = raconter une partie sauvegardée
cli-repair = Réparer le passé d’une partie sauvegardée : changer, retirer ou insérer des réponses, puis rejouer les suivantes tant qu’elles conviennent. Le code de sortie est 1 quand certaines ne conviennent plus ; le fichier est écrit quand même.
    .short = réparer le passé d’une partie sauvegardée
    .more = Exemple : lanterne repair partie.json --at 12 --answer "attack" --out reparee.json. Les numéros sont ceux de « lanterne replay ».
cli-hint = Dire ce que ferait le robot chercheur à la question qui attend dans une partie enregistrée, et combien de fois il pense alors gagner. Il ne sait que ce que sait la place interrogée.
    .short = dire ce que ferait le robot chercheur
    .more = Avec --games, la réponse est chaque fois la même.
cli-profile = Montrer ce que vous avez joué jusqu’au bout et gagné, et les exploits de chaque jeu, accomplis ou non. Les parties abandonnées et les exploits des parties où une réponse a été reprise ne comptent pas.
    .short = montrer vos parties et vos exploits
cli-scenario = Jouer des positions écrites d’avance et vérifier ce qu’elles attendent. Un dossier vaut tous les scénarios qu’il contient.
    .short = jouer des positions écrites d’avance et les vérifier
cli-sim = Faire jouer beaucoup de parties par des robots et dire comment elles se passent : taux de victoire avec son intervalle à 95 %, durée, causes de défaite. Ce que les options laissent ouvert, comme le personnage, est joué à tour de rôle.
    .short = faire jouer beaucoup de parties par des robots
    .more = Exemple : lanterne sim mini-rogue --bot greedy --games 1000 --option difficulty=normal
cli-bench = Mesurer la vitesse du moteur ici, en temps de calcul d’un cœur.
    .short = mesurer la vitesse du moteur

cli-arg-game = le jeu, tel que « lanterne games » le liste
cli-arg-rule = le numéro d’une règle, ou son début
cli-arg-save = une partie sauvegardée
cli-arg-scenarios = des fichiers de scénario, ou leurs dossiers
cli-arg-bench = les jeux à mesurer ; tous si aucun n’est nommé

cli-opt-help = montrer cette page
cli-opt-version = montrer la version
cli-opt-lang = la langue
cli-opt-json = imprimer du JSON, pour les programmes
cli-opt-seed = la graine des dés et des pioches ; sans elle, une graine que personne ne peut deviner
cli-opt-seats = le nombre de places
cli-opt-option = une option du jeu ; une liste s’écrit avec des virgules. Une fois par option
cli-opt-hint-seconds = le temps de réflexion du robot, en secondes ; 1,5 par défaut
cli-opt-hint-games = imaginer plutôt ce nombre de parties, quel que soit le temps
cli-opt-play-bot = un robot pour une place, en partant de la dernière. Une fois par robot
cli-opt-luck = même chance : ce que donne le hasard dépend de l’événement, pas de ce qui a été joué avant
cli-opt-companion = jouer avec la vraie boîte : saisir ce que montrent vos dés et vos cartes
cli-opt-by-hand = ne saisir que cette source de hasard, comme dice. Une fois par source
cli-opt-load = reprendre une partie sauvegardée
cli-opt-plain = des lignes de texte au lieu du plein écran, pour les tubes, les scripts et les lecteurs d’écran
cli-opt-host = l’adresse à écouter ; toutes celles de cette machine sauf indication
cli-opt-port = le port ; 8642 ou le prochain libre sauf indication, 0 pour n’importe quel port libre
cli-opt-db = où garder les tables : sqlite:FICHIER ou postgresql://… ; LANTERNE_DB le dit aussi ; un fichier de votre dossier de données sauf indication
cli-opt-origin = l’adresse que l’on tape quand un serveur web se tient devant celui-ci, comme https://jeux.example.org. Une fois pour chacune
cli-opt-proxy = croire un serveur web de cette machine quand il dit qui demande
cli-opt-open = ouvrir le navigateur ici ; non sauf indication
cli-opt-chapter = seulement ce chapitre
cli-opt-to = s’arrêter après tant de réponses
cli-opt-view = montrer la position telle que cette place la voit ; la première place est 0
cli-opt-at = le numéro de la réponse à changer, comme le compte « lanterne replay »
cli-opt-drop = combien de réponses y retirer : 1 sauf indication, 0 pour insérer
cli-opt-answer = une réponse à y mettre, comme "attack" ou "dice> 3 5". Une fois par réponse
cli-opt-repair-out = où écrire la partie réparée
cli-opt-sim-bot = le robot qui joue ; plusieurs ont chacun une place ; « search » peut avoir un budget : search:50ms, search:400
cli-opt-games = combien de parties
cli-opt-sim-seed = la graine de toute la simulation ; la même donne le même résultat
cli-opt-jobs = combien de processus ; autant que de cœurs sauf indication
cli-opt-sim-out = écrire le rapport dans un fichier, avec une ligne par partie
cli-opt-seconds = secondes pour chaque mesure ; 3 sauf indication

## Résultats

cli-games-next = Pour jouer : { $command } play { $slug }
cli-serve-here = La table est ouverte : { $address }
cli-serve-network = Sur les téléphones et les ordinateurs de ce réseau : { $address }
cli-serve-stop = Ctrl-C pour finir ; chaque partie est gardée.
cli-serve-end = La table est fermée. Chaque partie est gardée.
cli-page-missing = La page pour le navigateur n’est pas construite ici. Pour la construire, tapez dans le dossier du projet : { $build }
cli-rule-origin = Chapitre : { $chapter }. Qui décide : { $by }.
cli-by-advice = personne : c’est un conseil
cli-by-automatic = le jeu lui-même
cli-by-chance = le hasard
cli-by-display = personne : elle dit ce qui se voit
cli-by-player = le joueur
cli-by-ruling = une décision, là où le livret se tait

cli-replay-head = { $title }, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
cli-replay-snapshot = Les { $place } premières réponses ne conviennent plus à cette version ; le récit commence après elles.
cli-replay-waits = La partie continue. Elle attend une réponse : { $ask }
cli-replay-won = Gagné. Score : { $score }
cli-replay-lost = Perdu. { $cause }. Score : { $score }
cli-speaker = { $who } :
cli-speaker-seat = Place { $seat } :

cli-repair-done = Écrit dans { $file }. { $fitted ->
    [0] Aucune réponse suivante ne convient
    [one] Une réponse suivante convient
   *[other] { $fitted } réponses suivantes conviennent
}{ $left ->
    [0] .
    [one] , une ne convient plus.
   *[other] , { $left } ne conviennent plus.
}
cli-repair-left = La première qui ne convient plus est la numéro { $place }, « { $answer } » : { $why }

cli-scenario-count = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}, { $failed ->
    [0] tout est comme attendu.
    [one] un échec.
   *[other] { $failed } échecs.
}

cli-progress-games = parties
cli-progress-figures = mesures

cli-sim-title = { $title } : { $bots }, graine { $seed }, { $seconds } s
cli-sim-group = Groupe
cli-sim-games = Parties
cli-sim-rate = Gagnées
cli-sim-interval = Intervalle à 95 %
cli-sim-answers = Réponses
cli-sim-decisions = Décisions
cli-sim-all = Toutes
cli-sim-culprit = Coup de grâce
cli-sim-cause = Cause de défaite
cli-sim-defeats = Défaites
cli-sim-share = Part
cli-sim-seat = Place
cli-sim-bot = Robot
cli-sim-first = Premier
cli-sim-score = Score moyen
cli-sim-interrupted = Interrompu : { $games } parties sur { $wanted } ont été jouées.
cli-sim-crash = La partie { $number } a échoué, graine { $seed } : { $why } ; l’instant d’avant est sauvegardé dans { $file }.
cli-sim-more = { $count ->
    [one] { $count } autre partie a échoué.
   *[other] { $count } autres parties ont échoué.
}
cli-sim-lost = Un processus est mort, et avec lui les parties qu’il jouait ; elles ne sont pas comptées.

cli-bench-plain = Python ordinaire, par seconde de temps de calcul
cli-bench-compiled = Compilé, par seconde de temps de calcul
cli-bench-game = Jeu
cli-bench-answers-per-s = Réponses/s
cli-bench-decisions-per-s = Décisions/s
cli-bench-games-per-s = Parties/s
cli-bench-forks-per-s = Copies/s
cli-bench-greedy-ms-per-game = Partie du robot, ms
cli-bench-load-ms = Chargement, ms


## Erreurs

error-usage-command = Il n’y a pas de commande « { $got } » ; « { $command } --help » les liste.
error-usage-command-near = Il n’y a pas de commande « { $got } » ; vouliez-vous dire « { $near } » ?
error-usage-option = Il n’y a pas d’option { $got } ; « { $command } --help » les liste.
error-usage-option-near = Il n’y a pas d’option { $got } ; vouliez-vous dire { $near } ?
error-usage-flag = { $option } ne prend pas de valeur.
error-usage-value = { $option } demande une valeur.
error-usage-missing = Il manque { $what } ; voir « { $command } --help ».
error-usage-extra = « { $got } » est un mot de trop ; voir « { $command } --help ».
error-usage-bad = { $what } : { $why }
error-usage-other = La ligne de commande est illisible : { $why }
error-usage-number = { $option } demande un nombre entier à partir de { $least }, pas « { $got } ».
error-usage-number-between = { $option } demande un nombre entier de { $least } à { $most }, pas « { $got } ».
error-usage-seconds = { $option } demande un nombre de secondes de 0,01 à 600, pas « { $got } ».
error-usage-setting = --option demande nom=valeur, pas « { $got } ».
error-usage-twice = { $option } est donné deux fois.
error-usage-with-load = { $option } ne va pas avec --load : une partie sauvegardée a le sien.
error-usage-other-game = { $file } est une partie de { $game }, pas de { $got }.
error-serve-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez-en un autre avec --host ou --port.
error-serve-origin = --origin veut une adresse comme https://jeux.example.org, pas « { $got } ».
error-serve-start = Le serveur n’a pas pu démarrer ; la raison est écrite plus haut.
error-bot-unknown = Il n’y a pas de robot « { $bot } » pour { $game } ; choisissez parmi : { $bots }.
error-bot-budget = « { $got } » : un budget s’écrit search:50ms, search:2s, ou search:400 pour des mondes imaginés.
error-bot-count = { $bots } robots pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
error-source-unknown = { $game } n’a pas de source de hasard « { $got } » ; choisissez parmi : { $choices }.
error-chapter-unknown = Les règles de { $game } n’ont pas de chapitre « { $got } » ; choisissez parmi : { $choices }.
error-scenario-none = Il n’y a pas de scénario dans { $file }.
error-system = { $why }

## Les indices et le profil

error-hint-nothing = Personne n’a rien à décider dans { $file } : la partie est finie, ou c’est au hasard de parler.
cli-profile-game = { $title } : { $played ->
        [0] pas encore jouée jusqu’au bout
        [one] une partie jouée, { $won ->
            [0] aucune gagnée
           *[other] { $won } gagnée
        }
       *[other] { $played } parties jouées, { $won ->
            [0] aucune gagnée
            [one] une gagnée
           *[other] { $won } gagnées
        }
    }
cli-profile-goals = Exploits : { $met } sur { $count }
