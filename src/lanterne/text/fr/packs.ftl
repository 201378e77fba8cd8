# Les paquets de contenu : les commandes `pack`, ce qui ne va pas dans un paquet, et ce qu’un nouveau paquet dit de lui-même.

## Pages d’aide

cli-pack = Les paquets de contenu : vos propres cartes et vos propres mots pour un jeu.
    .short = écrire et vérifier des paquets de contenu
cli-pack-new = Écrire un nouveau paquet de contenu, à jouer et à changer : les cartes du jeu, avec au-dessus l’explication de chaque champ et de chaque mot des effets, et des fichiers pour les noms et les textes.
    .short = écrire un nouveau paquet de contenu
    .more = Exemple : lanterne pack new mini-rogue mon-paquet. Supprimez les fichiers que vous ne changez pas : ceux du jeu prennent leur place.
cli-pack-check = Vérifier un paquet de contenu. En lisant : références fausses, valeurs impossibles, champs inconnus, mots qu’on ne peut pas dire. En jouant quelques centaines de parties : chaque question doit avoir une réponse possible, chaque effet et chaque partie une fin ; les cartes que personne n’a rencontrées sont listées.
    .short = vérifier les fichiers d’un paquet, et y jouer
    .more = Un paquet est un dossier avec un pack.toml qui nomme le jeu, quelques fichiers de contenu du jeu, et des mots dans text/en et text/fr.
cli-arg-pack = le dossier du paquet
cli-arg-pack-new = le dossier où l’écrire : nouveau ou vide
cli-opt-pack = jouer avec le paquet de contenu de ce dossier
cli-opt-pack-game = le jeu, quand le paquet ne le nomme pas
cli-opt-pack-seed = la graine des parties jouées

## Résultats

cli-pack-written = Un nouveau paquet se trouve dans { $pack }, { $files } fichiers :
cli-pack-next =
    Pour la suite :
        modifiez les fichiers ; leurs commentaires disent ce que veut dire chaque champ
        { $command } pack check { $pack }
        { $command } play { $game } --pack { $pack }
cli-pack-played = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, { $met ->
    [one] { $met } carte rencontrée
   *[other] { $met } cartes rencontrées
} sur { $cards }.
cli-pack-never = Jamais rencontré : { $cards }
cli-pack-warning = Attention : { $warning }
cli-pack-more = { $count ->
    [one] Encore un avertissement.
   *[other] Encore { $count } avertissements.
}
cli-pack-good = Le paquet { $pack } est bon.

## Erreurs : dossiers et fichiers

error-pack-no-folder = { $file } n’est pas un dossier ; un paquet est un dossier de fichiers TOML.
error-pack-no-label = Il n’y a pas de { $file } ; écrivez-en un avec game = "…", ou donnez --game.
error-pack-not-empty = { $file } n’est pas vide ; donnez un dossier nouveau ou vide.
error-pack-other-game = Le paquet de { $file } est pour { $game }, pas pour { $got }.
error-pack-outside = { $file } mène hors du dossier du paquet ; mettez-y le fichier lui-même.
error-pack-no-file = { $file } n’est pas un simple fichier ; mettez-en un à sa place.
error-pack-no-text = { $file } n’est pas du texte UTF-8 : { $why }. Enregistrez-le en UTF-8.
error-pack-large = { $file } est trop gros : { $most } Kio sont permis.
error-pack-many = { $file } contient { $got } fichiers ; { $most } sont permis.
error-pack-stray = { $file } : aucun fichier du jeu ne porte ce nom ; les fichiers sont : { $files }.
error-pack-unreadable = Le paquet est illisible : { $why }
error-content-no-file = Le fichier { $file } manque. Ajoutez-le.

## Erreurs : mots

error-words-junk = { $file }, ligne { $line } : ce n’est pas un message Fluent. Écrivez nom = texte, et commencez les lignes suivantes par des espaces.
error-words-deep = { $file } : trop d’accolades les unes dans les autres. Retirez-en.
error-words-many = Les mots en « { $language } » comptent { $got } messages ; { $most } sont permis.
error-words-twice = { $where } : ce message se trouve déjà dans { $got }. Retirez l’un des deux.
error-words-not-yours = { $where } : ce message appartient à Lanterne et ne se change pas. Choisissez un autre nom.
error-words-empty = { $where } : le message n’a pas de texte à lui. Écrivez-en un derrière son nom.
error-words-strange = { $where } : un paquet ne peut pas employer « { $got } ». Écrivez du texte simple.
error-words-long = { $where } : le texte est trop long. Raccourcissez-le.
error-words-reference = { $where } : il n’y a pas de message « { $got } » à reprendre. Corrigez le nom.
error-words-circle = { $where } : le message se reprend lui-même. Retirez cela.
error-words-variable = { $where } : rien ne donne { $got } à ce message. N’employez que ce qu’emploie le message du jeu.
error-pack-language = { $file } : personne ici ne parle cette langue ; les langues sont : { $choices }.
error-pack-no-words = { $card } n’a pas de nom ({ $languages }) et s’appelle « { $shown } » ; écrivez { $text } = … dans text/LANGUE/words.ftl.

## Erreurs : en jouant

error-pack-broke = La partie de graine { $seed } a échoué après { $place ->
    [one] { $place } réponse
   *[other] { $place } réponses
}, à « { $about } », dernière carte { $card } : { $why }
error-pack-endless = La partie de graine { $seed } n’était pas finie après { $most } réponses ; elle en était à « { $about } », dernière carte { $card }.
error-pack-stuck = La partie de graine { $seed } n’avance plus après { $place ->
    [one] { $place } réponse
   *[other] { $place } réponses
}, à « { $about } », dernière carte { $card } : un effet n’était pas fini après { $seconds } secondes.
error-pack-died = La partie de graine { $seed } a fait tomber son processus après { $place ->
    [one] { $place } réponse
   *[other] { $place } réponses
}, à « { $about } », dernière carte { $card }.

## Erreurs : sauvegardes

error-save-pack = { $file } a été joué avec le paquet « { $pack } » ; donnez son dossier : --pack DIR.
error-save-pack-other = { $file } a été joué avec le paquet « { $pack } », pas avec « { $got } » ; donnez son dossier : --pack DIR.
error-save-pack-changed = { $file } a été joué avec le paquet « { $pack } », dont les cartes ont changé depuis ; donnez le dossier de cette version : --pack DIR.
error-save-pack-gone = { $file } a été joué avec le paquet « { $pack } », qui n’est plus dans { $folder } ; donnez son dossier : --pack DIR.
error-save-no-pack = { $file } a été joué sans paquet ; retirez --pack.

## Un nouveau paquet : son étiquette

pack-label = Un paquet de contenu pour { $game }. Les fichiers absents sont ceux du jeu ; celui-ci doit être là.
pack-label-game = Le jeu auquel le paquet est destiné.
pack-label-name = Le nom du paquet. Les parties sauvegardées le disent, et ne se chargent qu’avec le paquet de ce nom et ces cartes.
pack-label-author = Qui l’a fait.
pack-label-version = La version, pour les gens ; elle ne change rien au jeu.
pack-label-about = De quoi il s’agit, en une ligne.

## Un nouveau paquet : ses mots

pack-words =
    Les mots en « { $language } », sous forme de messages Fluent (projectfluent.org) : nom = texte.
    Un message que le jeu possède est remplacé, tout autre est ajouté. Le nom d’une carte est GENRE-ID, comme ci-dessous.
    Les formes comme .the peuvent manquer ; une carte sans aucun message est appelée par son id.
    Ce qui suit est une carte de chaque genre, comme le jeu l’appelle : changez-la, ajoutez les vôtres, ou retirez-la.

## Un nouveau paquet : ses fichiers de contenu

guide-fields = Les champs : ce qui est derrière le point appartient à la table devant lui ; * est un id que vous choisissez.
guide-optional = { $kind } ; peut manquer
guide-kind-number = nombre entier de { $least } à { $most }
guide-kind-numbers = nombres entiers
guide-kind-word = au choix : { $choices }
guide-kind-id = id : minuscules, chiffres, tirets bas
guide-kind-text = texte
guide-kind-flag = true ou false
guide-kind-table = table
guide-kind-tables = tables
guide-kind-vocabulary = { $kind }, voir plus bas
guide-count = liste de { $least } à { $most } : { $kind }
guide-count-same = liste de { $most } : { $kind }
guide-count-any = liste : { $kind }
