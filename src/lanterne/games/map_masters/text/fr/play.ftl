# Tout ce que dit Map Masters pendant une partie : choix, événements, questions, refus, tutoriel.
# $card, $cards et $taken sont des noms de cartes, $mapper est un joueur, $mapper_of dit à qui est quelque chose ; $book est un
# Livre de Sorts, $book_the son nom dans une phrase ; $objective est le pluriel de ce qu’il réclame.

## Le jeu

game-name = Map Masters
game-tagline = Cinq cartes, un seul trait : assemblez votre Donjon, trouvez-y votre Chemin et faites plus de Découvertes que tous les autres.
game-players = 1 à 5 joueurs
game-length = environ 45 minutes

## Réglages

setting-first = Premier acheteur
    .help = Quelle place ouvre le premier Marché ; aux tours suivants, c’est celle qui a le moins de Pièces.
setting-first-random = au hasard
setting-first-1 = la première place
setting-first-2 = la deuxième place
setting-first-3 = la troisième place
setting-first-4 = la quatrième place
setting-first-5 = la cinquième place
setting-time_bonus = Bonus de Temps
    .help = Si les Sabliers comptent : ces tours-là, le premier à finir son Chemin gagne des points en plus. Pour les tables où tout le monde joue en même temps.
setting-pace = Rythme des robots
    .help = Le temps que mettent les robots à finir leur Chemin dans un tour avec Sablier.
setting-pace-0 = aucun délai
setting-pace-20-60 = de 20 à 60 secondes
setting-pace-60-180 = de 1 à 3 minutes
setting-pace-120-300 = de 2 à 5 minutes
setting-puzzle = Énigme du jour
    .help = Une date comme 2026-11-16 donne une Main et un Objectif, les mêmes pour tout le monde, à explorer en solitaire. Sans date, on joue une partie entière.
setting-puzzle- = pas d’énigme

## Sources de hasard ; `.card` dit de quel genre est une carte tirée là

source-objectives = Pile des Objectifs
    .card = objective
source-books = Pile des Livres de Sorts
    .card = book
source-cards = Piles des Cartes Donjon
    .card = card
source-piles = Pioches des joueurs
    .card = card
source-players = Premier acheteur
    .card = mapper

## Phases

phase-setup = Mise en place
phase-aim = Premier Objectif
phase-market = Marché
phase-hand = Création de Main
phase-reveal = Les Mains se dévoilent
phase-explore = Exploration
phase-reward = Récompense
phase-next = Prochain Objectif
phase-improve = Optimisateurs
phase-trade = Échange de cartes
phase-clean = Nettoyage
phase-over = Fin du jeu

## Chiffres d’une partie finie

tally-score = Score
tally-blue = Objectifs Primaires
tally-pink = Objectifs Secondaires, avant division
tally-exits = Sorties
tally-coins = Pièces restantes

## Quantités

count-price =
    { $price ->
        [one] { $price } Pièce
       *[other] { $price } Pièces
    }
count-coins =
    { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }

## Choix : Marché

option-buy_token = Acheter un Jeton des Fées pour 1 Pièce : { $token }
option-buy_two = Acheter deux Jetons des Fées pour 1 Pièce avec { book-SB-14.the } : { $token } et { $second }
option-buy_book = Acheter un Livre de Sorts pour 2 Pièces : { $book }
option-buy_blind_book = Acheter un Livre de Sorts à l’aveugle dans sa pile, pour 2 Pièces
option-buy_card = Acheter une carte pour { count-price } : { $card }
option-buy_blind = Acheter à l’aveugle dans la pile de coût { $blind }, pour { count-price }
option-cheaper_card = Acheter une carte pour { count-price } seulement avec { book-SB-9.the } : { $card }
option-cheaper_blind = Acheter à l’aveugle dans la pile de coût { $blind } avec { book-SB-9.the }, pour { count-price } seulement
option-pass = Passer et ne plus rien acheter ce tour-ci
option-give_up = Céder { $book_the }

## Choix : Main

option-peek = Regarder votre première carte avec { book-SB-16.the }
option-no_peek = Piocher sans regarder
option-keep_peeked = Garder cette carte : { $card }
option-drop_peeked = Défausser cette carte : { $card }

## Choix : Réinitialisation

option-recycle = Recycler pour votre prochaine Main : { $card }
option-cut = Retirer du jeu avec les Ciseaux : { $card }
option-burn = Retirer du jeu avec { book-SB-11.the } : { $card }
option-redeem = Garder pour votre prochaine Main avec { book-SB-17.the }, contre 2 Pièces : { $card }
option-finish = Laisser les autres cartes telles quelles
option-trade = Échanger avec { book-SB-15.the } : { $card }
option-no_trade = Ne rien échanger
option-take = Prendre au Marché : { $card }

## Événements : tour et Objectifs

event-begun = Le tour { $round } sur 6 commence.
event-puzzle = Énigme du jour, { $date } : { $objective }.
event-opens = { $mapper } ouvre le Marché.
event-first = { $mapper } ouvre le Marché.
event-new_primary = Objectif Primaire : { $objective }.
event-next_primary = Objectif Primaire du prochain tour : { $objective }.
event-hourglass = Cet Objectif porte un Sablier : le premier à finir son Chemin dans ce tour-là gagnera { $bonus } PV.
event-new_secondary = Objectif Secondaire : { $objective }.

## Événements : Marché

event-laid_book = Au Marché, un Livre de Sorts : { $book }.
event-revealed_book = Nouveau Livre de Sorts au Marché : { $book }.
event-laid_card = Au Marché pour { count-price } : { $card }.
event-revealed_card = Nouvelle carte au Marché pour { count-price } : { $card }.
event-bought_token = { $mapper } achète un Jeton des Fées : { $token }.
event-free_token = { $mapper } reçoit gratuitement un autre Jeton des Fées : { $token }.
event-bought_book = { $mapper } achète un Livre de Sorts : { $book }.
event-gave_up = { $mapper } cède { $book_the }.
event-bought_card = { $mapper } achète « { $card } » pour { count-price }.
event-passed = { $mapper } passe.
event-must_pass = { $mapper } ne peut plus rien acheter et passe.

## Événements : Main

event-peeked = { $mapper } regarde la première carte de sa nouvelle Main.
event-peeked_card = Votre première carte est « { $card } ».
event-kept_peeked = { $mapper } garde cette carte, que personne d’autre n’a vue.
event-dropped = { $mapper } défausse « { $card } ».
event-reshuffled = La Défausse { $mapper_of } est mélangée et devient sa Pioche.
event-hand = Main { $mapper_of } : { $cards }.

## Événements : Exploration et Récompense

event-explored = Découvertes du Chemin { $mapper_of } : { $finds }.
event-left = { $mapper } quitte le Donjon par une Sortie.
event-dead_end = { $mapper } s’arrête dans une Impasse.
event-idle = { $mapper } ne dessine aucun Chemin ce tour-ci.
event-sacrificed = { $mapper } renonce définitivement à { book-SB-8.the } et reçoit un Jeton des Fées.
event-quickest = { $mapper } a fini en premier : Bonus de Temps de { $bonus } PV.
event-earned = { $mapper } rapporte { count-coins }.
event-scored = { $mapper } marque { $points } PV pour l’Objectif Primaire ({ $objective }).
event-scored_too = { $mapper } marque { $points } PV pour l’Objectif Secondaire ({ $objective }).

## Événements : Réinitialisation et fin

event-recycled = { $mapper } recycle « { $card } » pour sa prochaine Main.
event-removed = { $mapper } retire « { $card } » du jeu.
event-redeemed = { $mapper } paie 2 Pièces et garde « { $card } » pour sa prochaine Main.
event-traded = { $mapper } retire « { $card } » du jeu et prend « { $taken } » au Marché.
event-cleared = Les Chemins sont effacés, les cartes défaussées et les Livres de Sorts remis face visible.
event-refreshed = Le Marché vide son étal et le garnit de nouveau.
event-final = Score final { $mapper_of } : { $points } PV.
event-solved = Énigme terminée avec un score de { $points }.
event-abandoned = { $mapper } quitte la partie.

## Causes de la fin

cause-points = le plus haut score l’emporte
cause-pink = à égalité, les Objectifs Secondaires départagent
cause-shared = égalité jusqu’au dernier point, et victoire partagée
cause-alone = six tours joués en solitaire
    .verdict = Les six tours sont joués.
cause-puzzle = l’énigme est terminée
    .verdict = L’énigme est terminée.
cause-abandoned = partie abandonnée

## Questions

ask-market = Qu’achetez-vous ?
ask-replace = Lequel de vos deux Livres de Sorts cède sa place au nouveau ?
ask-peek = Regarder votre première carte avant de piocher les autres ?
ask-keep = Garder cette carte, ou la défausser ?
ask-explore = Quel Donjon construire, et quel Chemin y dessiner ?
ask-improve = Quelles cartes garder ou retirer ?
ask-trade = Quelle carte échanger ?
ask-take = Quelle carte du Marché prendre à sa place ?
ask-primary = Quel Objectif Primaire est révélé ?
ask-secondary = Quel Objectif Secondaire est révélé ?
ask-book = Quel Livre de Sorts apparaît au Marché ?
ask-card = Quelle Carte Donjon vient de la pile ?
ask-hand = Quelle carte pioche { $place } ?
ask-first = Qui ouvre le Marché ?

## Ce qui le permettrait

need-coins = Cela coûte { count-coins } et vous en avez { $have } : rapportez-en davantage, ou choisissez moins cher
need-token-in-stock = Le Marché n’a plus de Jeton de ce type : choisissez-en un autre
need-book-ready = Ce Livre de Sorts est face cachée : il sera de nouveau prêt au prochain tour
need-room-in-zone = Votre Zone de Construction compte déjà cinq cartes, une Main entière : attendez le prochain tour
need-card-in-pile = Cette pile est vide : choisissez une carte face visible
need-card-untouched = Cette carte est déjà traitée : choisissez-en une autre
need-optimizer = Votre Chemin n’a plus d’icône qui le permette : il doit en entourer une par carte
need-bought-card = Une Carte de Départ n’a pas de prix : choisissez une carte achetée
need-cheap-card = Aucune carte de l’étal n’est aussi bon marché que celle-ci : choisissez-en une plus chère parmi les vôtres

## Tutoriel

tutorial-1 = Six tours, et le plus de points l’emporte. L’Objectif Primaire est connu avant les achats : chaque Découverte de ce genre sur votre Chemin rapportera. On achète un article à la fois, chacun son tour, tant que tous n’ont pas passé.
    .at = market
tutorial-2 = Un Jeton des Fées (1 Pièce) remplace une Épée, un Parchemin, une Clé ou une Corde, ce tour-ci seulement. Un Livre de Sorts (2 Pièces) sert une fois à chaque tour. Une Carte Donjon (3 à 6 Pièces) rejoint aussitôt cette Main et reste ensuite parmi vos cartes.
    .at = market
tutorial-3 = Les Pièces gardées vous restent au tour suivant, où le plus pauvre achète le premier. Vos neuf Cartes de Départ sont modestes : une bonne carte achetée tôt rapporte encore et encore.
    .at = market
tutorial-4 = On possède deux Livres de Sorts au plus. Le nouveau est prêt aussitôt, et l’un des anciens lui cède sa place, même s’il a déjà servi ce tour-ci.
    .at = replace
tutorial-5 = D’abord, construisez. Chaque carte se pose debout, dans un sens ou dans l’autre, à hauteur de sa voisine ou décalée d’une demi-carte. Là où deux cartes se touchent, les Couloirs doivent se rejoindre. Vous pouvez laisser des cartes de côté.
    .at = explore
tutorial-6 = Puis dessinez un Chemin depuis un bord libre. Il prend chaque Couloir une seule fois et ne se coupe jamais. Les Salles sont plus accueillantes : revenez-y autant que vous voulez, chaque fois par une nouvelle entrée.
    .at = explore
tutorial-7 = Ce que rencontre votre Chemin est à vous et peut servir plus loin : une Épée contre un Monstre, une Clé pour un Cadenas, une Corde sur la Lave ou une Trappe, un Parchemin pour passer d’un Cercle Magique à un autre.
    .at = explore
tutorial-8 = Une Salle ne donne rien tant que ses Monstres ne sont pas tous vaincus. Un Obstacle insurmontable arrête votre Chemin. Une Trappe vous fait seulement tomber au Niveau Inférieur, et un Escalier permet d’en remonter.
    .at = explore
tutorial-9 = Arriver à un bord libre coche une Sortie, qui peut rapporter à la fin. Une Impasse ne fait perdre que cette case. Ramassez des Pièces et un peu de tout : un Objectif Secondaire sera pioché après coup.
    .at = explore
tutorial-10 = Le prochain Objectif Primaire est connu. Chaque icône Recyclage de votre Chemin garde une carte pour votre prochaine Main ; chaque icône Ciseaux en retire une pour de bon. Ce qui ne sert pas est perdu.
    .at = improve
tutorial-11 = Retirez vos Cartes de Départ les plus faibles quand vous le pouvez : plus votre Pioche est mince, plus vite reviennent vos meilleures cartes.
    .at = improve

## Ce que `bench` mesure du solveur

figure-tableau_all = Meilleur Chemin d’un Donjon posé, tous les poids (ms)
figure-tableau_one = Meilleur Chemin d’un Donjon posé, un seul Objectif (ms)
figure-tableau_leap = Meilleur Chemin d’un Donjon posé, avec SB-3, SB-5 ou les deux (ms)
figure-near_all = Main entière à 2 % près, tous les poids (s)
figure-near_one = Main entière à 2 % près, un seul Objectif (s)
figure-proof_all = Main entière prouvée, tous les poids (s)
figure-proof_one = Main entière prouvée, un seul Objectif (s)
figure-not_proven = Mains non prouvées à temps
figure-count = cas
figure-median = médiane
figure-p90 = 9 sur 10
figure-p99 = 99 sur 100
