### Les mots de la page autour des jeux. La table a ses propres fichiers.

## Partout

home = Lanterne, vers l’accueil
nav = Pages
nav-foot = Pages, à nouveau
nav-games = Jeux
nav-rules = Règles
nav-about = À propos
skip = Aller au contenu
close = Fermer
again = Réessayer
colon = { " " }:
to-lobby = Retour à l’accueil
foot = Lanterne { $version } : des jeux de donjon à la lueur d’une lanterne
offline = Pas de connexion. Vous pouvez regarder ; la partie reprendra à son retour.
name-optional = Facultatif
install = Installer Lanterne sur cet appareil

## Préférences

switches = Langue, lumière et son
switch-language = Switch to English
switch-theme = Lumière : { $now }. Changer
switch-sound = Son
preferences = Préférences
pref-language = Langue
pref-theme = Lumière
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
pref-speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
pref-sound = Son

## Quand quelque chose ne va pas

trouble-unknown = Quelque chose n’a pas marché sur cette page. Veuillez réessayer.
trouble-offline = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
trouble-slow = Le serveur met trop de temps à répondre. Veuillez réessayer.
trouble-missing = Il n’y a plus rien à cette adresse.
trouble-often = C’était un peu trop rapide. Attendez un instant, puis réessayez.
trouble-server = Le serveur a eu un problème (erreur { $status }). Veuillez réessayer.
trouble-page = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
lost-title = Un cul-de-sac
lost-words = Rien ne vit à cette adresse. Le lien a peut-être été coupé.

## Accueil

welcome-title = Allumez la lanterne. Descendez.
welcome-words = Des jeux de donjon à jouer tout de suite : en solitaire, entre amis par un lien, avec des robots, ou à côté de la vraie boîte. Sans compte.
games-title = Jeux
game-players = { $most ->
    [2] { $least } ou { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
game-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
play-now = Jouer
play-guided = Première partie guidée
open-table = Ouvrir une table
mine-title = Reprendre une partie
mine-all = Montrer les { $count } parties
mine-over = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
row-my-turn = Jouer
row-continue = Reprendre
row-film = Revoir
row-story = Le dénouement
row-forget = Retirer cette partie de ma liste
forget-title = Retirer cette partie ?
forget-running = Vous quittez vos places à cette table ; il vous faudra un lien pour revenir. Quand plus personne n’y est, la partie disparaît pour de bon.
forget-over = La partie quitte votre liste, avec son film et son histoire. Quand plus personne ne l’a, elle disparaît pour de bon.
forget-yes = Retirer
forget-no = Garder
row-sit = S’asseoir
row-watch = Regarder
row-moves = { $count ->
    [0] pas commencée
    [one] { $count } étape
   *[other] { $count } étapes
}
links = Liens
standing-over = Terminée
standing-mine = À vous
standing-open = { $count ->
    [one] On attend que quelqu’un s’asseye
   *[other] On attend { $count } personnes
}
standing-other = On attend { $names }
standing-running = En cours
seat-number = Place { $number }
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
seats-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
seat-me = { $name } (vous)
listed-title = Tables ouvertes
listed-none = Aucune table annoncée pour l’instant. Ouvrez-en une, choisissez « Tout le monde », et on la trouvera ici.
sit-where = Quelle place ?
ways-title = Autres entrées
paste-title = Rejoindre par un lien
paste-hint = On vous a envoyé un lien ? Collez-le ici, ou visez son code avec votre téléphone.
paste-label = Lien vers une table
paste-go = Rejoindre
paste-wrong = Ce n’est pas un lien vers une table. Il devrait ressembler à …/join#, suivi de lettres et de chiffres.
bring-title = Reprendre une sauvegarde
bring-hint = De cette page ou du terminal : choisissez le fichier, ou déposez-le n’importe où ici.
bring-choose = Choisir un fichier
bring-drop = Déposez la sauvegarde pour reprendre
bring-large = Ce fichier est trop gros pour être une sauvegarde.

## Ouvrir une table

new-of = { $game } : ouvrir une table
new-who = Qui joue
new-who-hint = Plusieurs places peuvent être à vous : on se passe l’appareil.
new-count = Nombre de joueurs
who-me = Moi
who-link = Un ami
who-bot = Robot
seat-who = Qui occupe la place { $number }
seat-name = Nom à la place { $number }
seat-bot = Force du robot
seat-my-name = Votre nom (facultatif)
seat-their-name = Son nom (facultatif)
seat-later = À choisir à la table
new-how = La partie
new-guided = Partie guidée
new-guided-hint = Pour les débutants : chaque décision est expliquée la première fois, et les réglages sont ceux d’une première partie.
new-chance = Dés et cartes
chance-app = L’application
chance-box = La vraie boîte
chance-some = Un peu des deux
chance-app-hint = L’application lance les dés et pioche les cartes.
chance-box-hint = La boîte est sur votre table : lancez et piochez pour de vrai, puis dites à l’application ce qui est sorti.
chance-some-hint = Choisissez ce que vous lancez ou piochez vous-mêmes ; l’application fait le reste.
new-table = La table
new-visible = Qui trouve cette table
visible-link = Ceux qui ont un lien
visible-listed = Tout le monde
visible-link-hint = Seules les personnes à qui vous donnez un lien peuvent s’asseoir ou regarder.
visible-listed-hint = La table est annoncée à l’accueil : chacun peut prendre une place libre ou regarder.
new-timer = Minuteur
new-timer-hint = Un temps pour chaque décision ; quand il est écoulé, un robot décide.
timer-seconds = { $count } s
timer-minutes = { $count } min
timer-own = Un autre nombre de secondes
timer-unit = s
new-luck = La même chance qu’une autre table
new-luck-hint = Deux tables qui ont le même nombre rencontrent les mêmes dés pour le même événement : un duel équitable.
new-seed = Un nombre
new-seed-draw = En tirer un
new-seed-hint = Donnez ce nombre à vos rivaux.
new-open = Ouvrir la table
new-fault-seed = La même chance demande un nombre : des chiffres seulement.
new-fault-clock = Le minuteur demande 5 secondes au moins et un jour au plus.
summary-title = Votre table
summary-friends = { $count ->
    [one] { $count } lien à envoyer : vous l’aurez ensuite.
   *[other] { $count } liens à envoyer : vous les aurez ensuite.
}
summary-shared = Vous êtes { $count } à partager cet appareil.
summary-host = Vous regardez seulement : personne ne joue sur cet appareil.
summary-box = { $count ->
    [one] Une chose vient de la vraie boîte.
   *[other] { $count } choses viennent de la vraie boîte.
}
summary-timed = Chaque décision est minutée.
summary-listed = Tout le monde la trouve à l’accueil.
opened-title = La table est mise
opened-words = Envoyez à chacun son propre lien. Qui l’ouvre prend cette place.
opened-go = À table

## Liens

link-copy = Copier
link-copied = Le lien est copié.
link-copy-by-hand = Le lien est sélectionné : copiez-le au clavier.
link-share-for = Partager : { $title }
link-code = Code QR
link-code-for = Code QR : { $title }
link-code-hint = Visez-le avec l’appareil photo d’un téléphone.
link-seat = Pour la place { $number }
link-named = Pour { $name }
link-mine = À vous, sur un autre appareil : { $name }
link-watch = Pour regarder seulement
link-none = Ce navigateur ne garde pas les liens de cette table.
link-kept = Un lien est la clé d’une place : ne donnez chacun qu’à une personne. Ce navigateur vous les garde.
link-renew = Faire un nouveau lien
link-make = Faire un lien
link-renewed = Voici un nouveau lien ; l’ancien ne marche plus.

## Rejoindre

join-title = On vous attend
join-words = Une place vous est gardée. Dites votre nom aux autres si vous voulez, et asseyez-vous.
join-name = Votre nom
join-go = À table
join-broken = Ce lien n’est pas complet.
join-help = Demandez un nouveau lien à votre hôte ; il faut le copier en entier, avec tout ce qui suit le « # ».

## Règles

rules-of = Règles de { $game }
rules-games = Règles de quel jeu
rules-search = Chercher dans les règles
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-chapters = Chapitres
rules-link = Lien vers la règle { $rule }
rules-none = Aucune règle ne contient ces mots.

## À propos

about-version = Version { $version }
about-words = Lanterne joue à des jeux de donjon et s’explique en jouant : pourquoi une chose est impossible, quelles sont les chances, ce que dit une règle. Sans compte, sans publicité, et sans rien demander à aucun autre serveur.
about-kept = Ce que garde votre navigateur
about-kept-words = Rien ici ne vous suit. Voici tout ce qui est gardé :
about-kept-cookie = Un cookie qui dit quelles places sont à vous. Sans lui, il faudrait rouvrir vos liens.
about-kept-prefs = Vos préférences : langue, lumière, son, vitesse, et le dernier nom que vous avez donné.
about-kept-links = Les liens des tables que vous avez ouvertes, pour pouvoir les montrer à nouveau.
about-kept-page = La page elle-même, pour qu’elle s’ouvre sans connexion.
about-others = L’œuvre d’autrui
about-icons = Icônes
about-icons-words = par Lorc, Delapouite et d’autres, certaines recolorées et recadrées :
about-fonts = Caractères
about-programs = Programmes
about-programs-words = Svelte, Fluent et uqr.
about-licences = Toutes les licences en entier
about-games = Les jeux
about-games-words = Les jeux appartiennent à leurs auteurs et éditeurs. Lanterne dit leurs règles avec ses propres mots et fait ses propres dessins ; elle ne remplace pas les boîtes, qui méritent leur place sur votre étagère.
