# Les mots que tous les jeux partagent : listes, chiffres, retours en arrière, refus, erreurs.

## Listes, dés et chiffres

list-and = { $head } et { $last }
list-or = { $head } ou { $last }
dice-count =
    { $count ->
        [1] { $die }
       *[other] { $count } × { $die }
    }
percent = { $number } %
percent-under = < { $number } %
percent-over = > { $number } %
decimal = { $whole },{ $tenths }
value-true = oui
value-false = non

## Chances

odds-kill = Ennemi vaincu
odds-death = Mort
odds-success = Test réussi
odds-damage = Dégâts infligés
odds-taken = PV perdus
odds-healed = PV récupérés
odds-blessing = Bénédiction
odds-curse = Malédiction
odds-poison = Poison

## Refus et retours en arrière

refusal = Pas maintenant : « { $option } ». { $need } ({ $rule }).
UNDO-1 = Une réponse qui a dévoilé un secret ne se reprend pas, sauf si toute la table est d’accord.
    .title = Un secret reste connu
UNDO-2 = On ne revient pas avant un dé ou une carte que quelqu’un a vus, sauf si toute la table est d’accord.
    .title = Les dés restent jetés
UNDO-3 = Chaque place ne reprend que ses propres réponses, et jamais avant celle d’une autre place, sauf si toute la table est d’accord.
    .title = À chacun ses réponses

## Erreurs : réponses

error-answer-count = Mauvais nombre de réponses : { $got } au lieu de { $least } à { $most }. Choisissez de nouveau.
error-answer-not-offered = « { $got } » n’est pas proposé ici. Choisissez l’une des possibilités de la liste.
error-answer-number = Il n’y a pas de réponse numéro { $got } : on compte à partir de 0 et il y a { $most } possibilités.
error-answer-other = Cette réponse va avec une autre question : « { $got } », alors que { $wanted } doit répondre.
error-answer-shape = Cette réponse n’a pas la bonne forme : « { $got } ». Il faut : { $wanted }.
error-roll-too-many = Un dé de trop, ou qui n’est pas lancé ici : « { $got } ». Donnez exactement ces dés : { $dice }.
error-roll-too-few = Il manque des dés. Donnez exactement ces dés : { $dice }.
error-roll-no-face = Le dé { $die } n’a pas de face « { $got } ». Ses faces : { $faces }.
error-draw-not-there = La carte « { $got } » ne peut pas venir d’ici ({ $source }). Donnez une carte que personne n’a encore vue.
error-match-over = La partie est finie : il n’y a plus rien à répondre.
error-match-not-your-turn = Ce n’est pas votre tour : une autre place doit d’abord répondre.
error-undo-revealed = Cette réponse a dévoilé un secret : on ne peut la reprendre que si tout le monde est d’accord (UNDO-1).
error-undo-chance = Des dés ou des cartes ont été vus depuis votre dernière réponse : on ne peut la reprendre que si tout le monde est d’accord (UNDO-2).
error-undo-other-seat = Une autre place a répondu depuis : on ne peut reprendre votre réponse que si tout le monde est d’accord (UNDO-3).
error-undo-stands = Cette réponse était la première et reste acquise : on ne peut plus la retirer.
error-undo-nothing = Vous n’avez rien à reprendre.
error-log-no-such-place = La partie n’a pas d’endroit { $place } : donnez un nombre de 0 à { $length }.

## Erreurs : jeux et réglages

error-game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
error-language-unknown = Il n’y a pas de langue « { $got } ». Choisissez parmi : { $choices }.
error-rule-unknown = { $game } n’a pas de règle « { $rule } ». Affichez la liste de ses règles pour trouver la bonne.
error-dealer-unknown = Donneur inconnu : « { $got } ». Écrivez hand, seed:NOMBRE ou luck:NOMBRE, ou une liste comme dice=hand,*=seed:7.
error-option-seats = { $game } ne se joue pas à { $seats }. Nombres de places possibles : { $choices }.
error-option-live = { $option } est pour les tables du navigateur, où tout le monde répond en même temps : ne le donnez pas ici.
error-option-unknown = { $game } n’a pas de réglage « { $option } ». Ses réglages sont : { $choices }.
error-option-value = Le réglage { $option } ne peut pas valoir « { $got } ». Choisissez parmi : { $choices }.
error-option-count = Le réglage { $option } demande une liste avec une valeur pour chacune des { $seats } places.
error-option-same-character = « { $got } » est pris deux fois : donnez-en un différent à chaque place.
error-pack-not-for = { $game } n’accepte pas de contenu ajouté.

## Erreurs : fichiers et sauvegardes

error-file-read = Impossible de lire { $file } : { $why }. Vérifiez le chemin et les droits.
error-file-write = Impossible d’écrire { $file } : { $why }. Vérifiez le dossier, les droits et la place restante.
error-save-damaged = { $file } est abîmé ({ $why }). Prenez une copie plus ancienne de cette sauvegarde.
error-save-foreign = { $file } n’est pas une sauvegarde de Lanterne. Choisissez un autre fichier.
error-save-future = { $file } vient d’une version plus récente de Lanterne (format { $format } ; celle-ci connaît { $known }). Mettez Lanterne à jour et réessayez.
error-save-tampered = { $file } a été modifié à la main ou abîmé : son sceau ne correspond pas à son contenu. Prenez une copie plus ancienne de cette sauvegarde.
error-save-answer = { $file } : la réponse { $place } (« { $answer } ») ne convient plus : { $why }. Prenez la version de Lanterne qui a écrit cette sauvegarde.
error-data-type = Mauvais type à { $path }. Il faut : { $wanted }.
error-data-unknown = Champ inconnu : { $path }. Supprimez-le ou corrigez son orthographe.
error-data-missing = Le champ { $path } manque. Ajoutez-le.
error-path-unknown = Il n’y a rien à { $path }. Vérifiez l’orthographe du chemin.

## Erreurs : scénarios

error-scenario-key = { $file } : clé inconnue « { $got } ». Un scénario a : { $choices }.
error-scenario-shape = { $file } : { $where } doit être une table. Voyez comment d’autres scénarios l’écrivent.
error-scenario-failed = { $file }, { $where } : { $why }

## Erreurs : contenu

error-content-toml = { $file } n’est pas du TOML valide : { $why }. Corrigez cette ligne.
error-content-type = { $where } n’a pas le bon type. Il faut : { $wanted }.
error-content-missing = { $where } : le champ { $field } manque. Ajoutez-le.
error-content-unknown = { $where } : champ inconnu { $field }. Supprimez-le ou corrigez son orthographe.
error-content-word = { $where } ne peut pas valoir « { $got } ». Choisissez parmi : { $choices }.
error-content-number = { $where } ne peut pas valoir { $got }. Donnez un nombre entier de { $least } à { $most }.
error-content-amount = { $where } : « { $got } » n’est pas une quantité. Écrivez un nombre de 1 à 99, ou floor.
error-content-count = { $where } a { $got } éléments au lieu de { $wanted }. Ajoutez-en ou enlevez-en.
error-content-id = { $where } : « { $got } » n’est pas un identifiant. N’utilisez que des minuscules, des chiffres et des tirets bas.
error-content-twice = { $where } : l’identifiant { $got } est déjà pris. Donnez-en un autre.
error-content-class-twice = { $where } : une carte a au plus une Compétence de classe { $got }. Retirez l’une des deux.
error-content-effect = { $where } : effet inconnu « { $got } ». Commencez par l’un de ces mots : { $choices }.
error-content-effect-shape = { $where } : l’effet « { $got } » est incomplet ou trop long. Écrivez : { $wanted }.
error-content-not-here = { $where } : « { $got } » n’a pas de sens ici, ou n’aurait pas de fin. Retirez-le.
error-content-unbeatable = { $where } ne peut jamais être tenté : aucune carte ne le rend vulnérable. Donnez une couleur vulnérable à l’une d’elles.
error-content-no-choice = { $where } : « { $got } » laisse un choix, et il n’y en a pas ici. N’en gardez qu’un.
