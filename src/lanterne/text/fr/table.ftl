# Ce que dit le serveur à la table du navigateur.

error-table-time-out = Le temps est écoulé : c’est votre ébauche qui compte.
error-table-paused = La table est en pause ; l’hôte peut reprendre.
error-table-stale = On a déjà répondu à cette question ; voici ce qui est demandé maintenant.
error-table-not-yours = Ce n’est pas à vous de répondre pour cette place.
error-table-host-only = Seul l’hôte de la table peut faire cela.
error-table-no-wish = Plus rien n’est proposé.
error-table-no-seat = Il n’y a pas de place { $seat } à cette table.
error-table-no-bot = Pas de robot « { $bot } » ici ; au choix : { $bots }.
error-table-no-act = Une table ne connaît rien qui s’appelle « { $what } ».
error-table-no-hint = Vous n’avez rien à décider ici, donc pas de conseil.
error-table-solve-later = Le meilleur chemin se montre quand tout le monde a rendu le sien.
error-table-thinking = La recherche réfléchit déjà à un conseil pour vous.
error-table-busy = La table est trop sollicitée pour l’instant ; réessayez.
error-table-not-here = Cette table n’est ouverte qu’à ceux qui en ont un lien.
error-table-gone = Cette table n’existe pas.
error-table-not-listed = Cette table n’est pas annoncée : il faut un lien pour s’y asseoir.
error-table-seat-taken = La place { $seat } est prise.
error-table-not-over = Ce sera possible quand la partie sera finie.
error-table-save-later = La sauvegarde contient tous les secrets de la partie : vous l’aurez quand elle sera finie.
error-link-unknown = Ce lien n’ouvre rien (ou plus rien) ; demandez-en un nouveau à l’hôte.
error-thinker-lost = La recherche a été interrompue ; réessayez.
error-malformed = Ce message n’a pas de sens ici : { $why }.
error-version = La page et le serveur ne se comprennent pas ; rechargez la page.
error-too-fast = C’était trop à la fois ; attendez un instant.
error-too-big = C’est trop gros.
error-origin = Cette page n’est pas de ce serveur.
error-not-found = Il n’y a rien ici.
error-no-page = La page n’est pas construite ; lancez « python3 run.py play ».
error-broken = Quelque chose s’est mal passé sur le serveur ; rien n’a changé.
error-over-capacity = Trop de connexions de votre part ; fermez des pages.

table-save-file = Ce fichier

bot-random = Robot : au hasard
bot-novice = Robot : facile à battre
bot-greedy = Robot : règles simples
bot-search = Robot : réfléchit un peu
bot-search-1s = Robot : réfléchit une seconde
bot-search-3s = Robot : réfléchit longtemps

story-bad-luck = Malchance : « { $words } » a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de vos chances de gagner.
story-good-luck = Chance : « { $words } » a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
story-decision = Il y avait mieux à faire : « { $words } » a gâché { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
story-at-odds = { $sentence } Les chances étaient : { $odds }.
