# Noms de tout ce que contient la boîte de Kinfire Delve, avec une ligne d’ambiance par carte.
# `.the`, `.of` et `.to` sont les formes d’une carte dans une phrase.

## Puits : défis rouges

card-great_stag = Le Grand Cerf
    .the = le Grand Cerf
    .of = du Grand Cerf
    .to = au Grand Cerf
    .flavour = Ses bois portent deux cents bougies ; nulle ne brille plus haut que son orgueil.
card-vainglorys_symphony = La symphonie de Vainglory
    .the = la Symphonie de Vainglory
    .of = de la Symphonie de Vainglory
    .to = à la Symphonie de Vainglory
    .flavour = L’orchestre joue tout seul. Il n’attend que vos bravos.
card-porcelain_golem = Golem de porcelaine
    .the = le Golem de porcelaine
    .of = du Golem de porcelaine
    .to = au Golem de porcelaine
    .flavour = Peint à la main, cuit deux fois, et jamais contredit.
card-gilded_lioness = Lionne dorée
    .the = la Lionne dorée
    .of = de la Lionne dorée
    .to = à la Lionne dorée
    .flavour = Elle attend d’abord des compliments, ensuite son souper.
card-swan_knights = Chevaliers-cygnes
    .the = les Chevaliers-cygnes
    .of = des Chevaliers-cygnes
    .to = aux Chevaliers-cygnes
    .flavour = Ils saluent avant chaque duel. Après, il n’y a plus personne à saluer.
card-falling_chandelier = Lustre en chute
    .the = le Lustre en chute
    .of = du Lustre en chute
    .to = au Lustre en chute
    .flavour = Mille cristaux, une vieille corde, et vous au milieu de la scène.
card-velvet_strangler = Étrangleur de velours
    .the = l’Étrangleur de velours
    .of = de l’Étrangleur de velours
    .to = à l’Étrangleur de velours
    .flavour = Le rideau étreint d’abord ses préférés.
card-marble_titan = Titan de marbre
    .the = le Titan de marbre
    .of = du Titan de marbre
    .to = au Titan de marbre
    .flavour = Son sculpteur l’a voulu parfait et immobile. Il s’est lassé d’être immobile.
card-hundred_lock_gate = Grille aux cent verrous
    .the = la Grille aux cent verrous
    .of = de la Grille aux cent verrous
    .to = à la Grille aux cent verrous
    .flavour = Quatre-vingt-dix-neuf clés pendent au mur. Vainglory porte la dernière en boucle d’oreille.
card-burning_ballroom = Salle de bal en flammes
    .the = la Salle de bal en flammes
    .of = de la Salle de bal en flammes
    .to = à la Salle de bal en flammes
    .flavour = Personne ne sort : la valse n’est pas finie.
card-mirror_duellist = Duelliste du miroir
    .the = le Duelliste du miroir
    .of = du Duelliste du miroir
    .to = au Duelliste du miroir
    .flavour = Il connaît toutes vos parades, et trouve qu’elles lui vont mieux.
card-toppling_statues = Statues chancelantes
    .the = les Statues chancelantes
    .of = des Statues chancelantes
    .to = aux Statues chancelantes
    .flavour = Chaque socle porte votre nom, déjà à moitié gravé.
card-hungry_tapestry = Tapisserie affamée
    .the = la Tapisserie affamée
    .of = de la Tapisserie affamée
    .to = à la Tapisserie affamée
    .flavour = Comptez les personnages tissés. Puis recomptez.
card-vainglorys_champion = Le champion de Vainglory
    .the = le Champion de Vainglory
    .of = du Champion de Vainglory
    .to = au Champion de Vainglory
    .flavour = Il se bat pour un sourire qui ne lui a jamais été destiné.
card-ivory_rampart = Rempart d’ivoire
    .the = le Rempart d’ivoire
    .of = du Rempart d’ivoire
    .to = au Rempart d’ivoire
    .flavour = Taillé dans une seule défense. Ne demandez pas de quelle bête.
card-caged_phoenix = Phénix en cage
    .the = le Phénix en cage
    .of = du Phénix en cage
    .to = au Phénix en cage
    .flavour = Il meurt chaque soir à neuf heures, et aussi l’après-midi les jours de fête.

## Puits : défis verts

card-maze = Le labyrinthe
    .the = le Labyrinthe
    .of = du Labyrinthe
    .to = au Labyrinthe
    .flavour = Les haies se déplacent entre les actes.
card-faded_way = Le chemin oublié
    .the = le Chemin oublié
    .of = du Chemin oublié
    .to = au Chemin oublié
    .flavour = Un chemin dont nul ne se souvient. Il rêve d’un public.
card-razor_hedge = Haie de rasoirs
    .the = la Haie de rasoirs
    .of = de la Haie de rasoirs
    .to = à la Haie de rasoirs
    .flavour = Taillée chaque jour, au passage des promeneurs.
card-silk_bridge = Pont de soie
    .the = le Pont de soie
    .of = du Pont de soie
    .to = au Pont de soie
    .flavour = Il porte les danseurs. Il lâche ceux qui se contentent de marcher.
card-music_box_floor = Dalles à musique
    .the = les Dalles à musique
    .of = des Dalles à musique
    .to = aux Dalles à musique
    .flavour = Un faux pas, une fausse note, et la ballerine se retourne.
card-needle_rain = Pluie d’aiguilles
    .the = la Pluie d’aiguilles
    .of = de la Pluie d’aiguilles
    .to = à la Pluie d’aiguilles
    .flavour = Là-haut, quelque part, les costumières travaillent encore.
card-stilt_dancers = Danseurs sur échasses
    .the = les Danseurs sur échasses
    .of = des Danseurs sur échasses
    .to = aux Danseurs sur échasses
    .flavour = Ils vous regardent de haut, et cela ne leur coûte rien.
card-thieving_magpies = Pies voleuses
    .the = les Pies voleuses
    .of = des Pies voleuses
    .to = aux Pies voleuses
    .flavour = Elles ne rendent rien, sauf les insultes.
card-hall_of_false_doors = Galerie des fausses portes
    .the = la Galerie des fausses portes
    .of = de la Galerie des fausses portes
    .to = à la Galerie des fausses portes
    .flavour = Toutes les portes sont peintes. Celle par où vous êtes entrés aussi.
card-glass_stairway = Escalier de verre
    .the = l’Escalier de verre
    .of = de l’Escalier de verre
    .to = à l’Escalier de verre
    .flavour = Chaque marche vous montre la chute d’avance.
card-perfumed_mist = Brume parfumée
    .the = la Brume parfumée
    .of = de la Brume parfumée
    .to = à la Brume parfumée
    .flavour = De la rose, de l’encens, et dessous le sommeil.
card-winged_serpents = Serpents ailés
    .the = les Serpents ailés
    .of = des Serpents ailés
    .to = aux Serpents ailés
    .flavour = Des bijoux à crocs. Ils ne mordent que ce qui brille moins qu’eux.
card-long_fall = La longue chute
    .the = la Longue chute
    .of = de la Longue chute
    .to = à la Longue chute
    .flavour = Le décor défile lentement : il est fait pour être vu.

## Puits : défis bleus

card-three_fountains = Les 3 fontaines
    .the = les 3 Fontaines
    .of = des 3 Fontaines
    .to = aux 3 Fontaines
    .flavour = L’une flatte, l’autre ment, la dernière désaltère. L’eau est la même.
card-crystal_caves = Les cavernes aux cristaux
    .the = les Cavernes aux cristaux
    .of = des Cavernes aux cristaux
    .to = aux Cavernes aux cristaux
    .flavour = Vous êtes splendides dans toutes les facettes, sauf une.
card-beasts_riddle = La devinette de la bête
    .the = la Devinette de la bête
    .of = de la Devinette de la bête
    .to = à la Devinette de la bête
    .flavour = « Que mangerai-je si vous vous trompez ? »
card-painted_eyes = Les yeux peints
    .the = les Yeux peints
    .of = des Yeux peints
    .to = aux Yeux peints
    .flavour = Ils vous suivent poliment, puis plus vite.
card-silent_choir = Le chœur muet
    .the = le Chœur muet
    .of = du Chœur muet
    .to = au Chœur muet
    .flavour = Quarante bouches s’ouvrent. Pas un souffle n’en sort.
card-clockwork_orrery = Planétaire mécanique
    .the = le Planétaire mécanique
    .of = du Planétaire mécanique
    .to = au Planétaire mécanique
    .flavour = Toutes les planètes tournent autour d’un portrait doré de Vainglory.
card-dream_leech = Sangsue des songes
    .the = la Sangsue des songes
    .of = de la Sangsue des songes
    .to = à la Sangsue des songes
    .flavour = Elle préfère les beaux rêves. Elle se contente des vôtres.
card-whispering_portraits = Portraits chuchoteurs
    .the = les Portraits chuchoteurs
    .of = des Portraits chuchoteurs
    .to = aux Portraits chuchoteurs
    .flavour = Ils médisent de vous depuis le troisième escalier.
card-frozen_aria = Aria gelée
    .the = l’Aria gelée
    .of = de l’Aria gelée
    .to = à l’Aria gelée
    .flavour = La dernière note pend dans l’air, pointue comme un glaçon.
card-moon_lock = Serrure lunaire
    .the = la Serrure lunaire
    .of = de la Serrure lunaire
    .to = à la Serrure lunaire
    .flavour = Elle s’ouvre au clair de lune, à cent toises sous terre.
card-mirage_of_home = Mirage du foyer
    .the = le Mirage du foyer
    .of = du Mirage du foyer
    .to = au Mirage du foyer
    .flavour = La bouilloire chante, la porte est ouverte, et personne n’a d’ombre.
card-star_weaver = Tisseuse d’étoiles
    .the = la Tisseuse d’étoiles
    .of = de la Tisseuse d’étoiles
    .to = à la Tisseuse d’étoiles
    .flavour = Elle recoud les constellations au plafond, et il lui manque du fil.
card-cipher_wall = Mur chiffré
    .the = le Mur chiffré
    .of = du Mur chiffré
    .to = au Mur chiffré
    .flavour = Un compliment s’y cache, pour qui dispose d’un siècle.
card-reflecting_pool = Bassin aux reflets
    .the = le Bassin aux reflets
    .of = du Bassin aux reflets
    .to = au Bassin aux reflets
    .flavour = Votre reflet s’en va le premier.

## Puits : événements

card-moment_of_respite = Instant de répit
    .the = l’Instant de répit
    .of = de l’Instant de répit
    .to = à l’Instant de répit
    .flavour = Derrière le décor, c’est presque calme.
card-curtain_fall = Tombée de rideau
    .the = la Tombée de rideau
    .of = de la Tombée de rideau
    .to = à la Tombée de rideau
    .flavour = Un numéro de trop vient de quitter l’affiche.
card-procession_of_lanterns = Procession de lanternes
    .the = la Procession de lanternes
    .of = de la Procession de lanternes
    .to = à la Procession de lanternes
    .flavour = Elles éclairent un enterrement. Pas le vôtre, pour l’instant.
card-trapdoor = Trappe
    .the = la Trappe
    .of = de la Trappe
    .to = à la Trappe
    .flavour = Tout bon théâtre en a une. Celle-ci vous a.
card-icy_applause = Applaudissements glacés
    .the = les Applaudissements glacés
    .of = des Applaudissements glacés
    .to = aux Applaudissements glacés
    .flavour = Les sièges sont vides. Les bravos ne cessent pas.
card-wardrobe = La garde-robe
    .the = la Garde-robe
    .of = de la Garde-robe
    .to = à la Garde-robe
    .flavour = Un costume vous va étrangement bien.
card-wandering_minstrel = Ménestrel errant
    .the = le Ménestrel errant
    .of = du Ménestrel errant
    .to = au Ménestrel errant
    .flavour = Il chante vos exploits d’avance, et d’ordinaire il tombe juste.
card-scene_change = Changement de décor
    .the = le Changement de décor
    .of = du Changement de décor
    .to = au Changement de décor
    .flavour = Tout pivote, et rien n’est plus où vous l’aviez laissé.
card-quiet_alcove = Alcôve tranquille
    .the = l’Alcôve tranquille
    .of = de l’Alcôve tranquille
    .to = à l’Alcôve tranquille
    .flavour = Un banc, une bougie, et pas un seul miroir.

## Cartes Épreuve

card-overture = L’ouverture
    .the = l’Ouverture
    .of = de l’Ouverture
    .to = à l’Ouverture
    .flavour = Les lumières baissent. Quelque chose d’énorme s’éclaircit la gorge.
card-pas_de_deux = Le pas de deux
    .the = le Pas de deux
    .of = du Pas de deux
    .to = au Pas de deux
    .flavour = Votre partenaire mène la danse. Votre partenaire n’a pas de visage.
card-masked_chorus = Le chœur masqué
    .the = le Chœur masqué
    .of = du Chœur masqué
    .to = au Chœur masqué
    .flavour = Chaque masque chante les secrets de son voisin.
card-encore = Le rappel
    .the = le Rappel
    .of = du Rappel
    .to = au Rappel
    .flavour = Le public en redemande. Le public, c’est Vainglory.
gauntlet-overture = { card-overture }
gauntlet-pas_de_deux = { card-pas_de_deux }
gauntlet-masked_chorus = { card-masked_chorus }
gauntlet-encore = { card-encore }

## Maîtres ; `black` est le dos qu’ils partagent

card-sea_of_dreams = Mer onirique
    .the = la Mer onirique
    .of = de la Mer onirique
    .to = à la Mer onirique
    .flavour = Vainglory rêve d’un public sans rivages.
card-dreadweaver = Tisseuse d’effroi
    .the = la Tisseuse d’effroi
    .of = de la Tisseuse d’effroi
    .to = à la Tisseuse d’effroi
    .flavour = Chacune de vos peurs est un fil, et la robe est presque finie.
card-danse_macabre = Danse macabre
    .the = la Danse macabre
    .of = de la Danse macabre
    .to = à la Danse macabre
    .flavour = Tout le monde finit par danser. Vainglory choisit seulement l’air.
card-black = La collection de Vainglory
    .the = la Collection de Vainglory
    .of = de la Collection de Vainglory
    .to = à la Collection de Vainglory
    .flavour = Ici, rien de beau ne se jette.
master-sea_of_dreams = { card-sea_of_dreams }
master-dreadweaver = { card-dreadweaver }
master-danse_macabre = { card-danse_macabre }

## Fatigue

fatigue-leaden_arms = Bras de plomb
    .flavour = Qui aurait cru qu’une lanterne pesait si lourd ?
fatigue-dimmed_sight = Vue trouble
    .flavour = Les lumières brillent toujours. C’est vous qui baissez.
fatigue-shaking_hands = Mains tremblantes
    .flavour = Les cartes frissonnent, et l’une d’elles vous glisse des doigts.
fatigue-open_wounds = Plaies ouvertes
    .flavour = Le rouge va si bien avec le tapis.
fatigue-smothered_flame = Flamme étouffée
    .flavour = Quelque chose a refermé ses doigts sur la mèche.
fatigue-vainglorys_strings = Les fils de Vainglory
    .flavour = Vous levez le bras. L’idée n’était pas de vous.

## Éclaireurs et leurs lanternes

seeker-asha = Asha
    .epithet = la Lame furtive
    .of = d’Asha
    .flavour = Les ombres de Din’Lux lui ont tout appris, sauf la patience.
seeker-khor = Khor
    .epithet = le Rempart
    .of = de Khor
    .flavour = Il se tient devant. C’est moins un plan qu’une habitude.
seeker-naz = Naz
    .epithet = la Stratège
    .of = de Naz
    .flavour = Elle a déjà perdu des batailles, et chaque fois pris des notes.
seeker-feyn = Feyn
    .epithet = le Barde
    .of = de Feyn
    .flavour = Il préférerait qu’on le chante ; en attendant, il chante.
lantern-asha = Lanterne du crépuscule
    .flavour = Elle faiblit juste avant de briller au mieux.
lantern-khor = Lanterne du foyer
    .flavour = Qui se tient près d’elle est chez soi.
lantern-naz = Lanterne de l’orage
    .flavour = Elle gronde avant de frapper.
lantern-feyn = Lanterne du chant
    .flavour = Sa flamme bat la mesure.

## Cartes Compétence : Asha

skill-defeat_trap = Déjouer un piège
    .flavour = Quelqu’un l’avait monté avec amour. Dommage.
skill-twin_blades = Lames jumelles
    .flavour = L’une pour l’œil, l’autre pour l’ouvrage.
skill-rooftop_run = Course sur les toits
    .flavour = Il y a toujours un toit, même sous terre.
skill-feint = Feinte
    .flavour = Regardez plutôt par ici.
skill-light_fingers = Doigts de fée
    .flavour = Elle ne fait qu’emprunter. Pour toujours.
skill-smoke_bomb = Bombe fumigène
    .flavour = Sortie dans un nuage.
skill-all_in = Le tout pour le tout
    .flavour = C’est la dernière pièce qui brille le plus.
skill-case_the_place = Repérage
    .flavour = Deux sorties, quatre gardes, un gond fatigué.
skill-vanish = Disparition
    .flavour = Le public jure qu’elle n’a jamais été là.
skill-kindled_nerve = Sang-froid ravivé
    .flavour = Un souffle, une étincelle, une main sûre.

## Cartes Compétence : Khor

skill-shield_bash = Coup de bouclier
    .flavour = Il sert aussi de heurtoir.
skill-earthshaker = Secousse tellurique
    .flavour = Reculez. Encore.
skill-guardians_oath = Serment du gardien
    .flavour = « Avant vous, c’est moi qu’ils trouveront. »
skill-mend = Panser les plaies
    .flavour = Du fil, une aiguille, et pas de questions.
skill-steady_ground = Appui solide
    .flavour = Les pieds d’abord. Le reste suit.
skill-old_songs = Chants anciens
    .flavour = Ceux de sa grand-mère, et bien trop vrais.
skill-challenge_the_foe = Provoquer l’adversaire
    .flavour = Il toussote. Ils le prennent pour eux.
skill-bulwark = Rempart vivant
    .flavour = Certains murs ont un cœur qui bat.
skill-rekindle = Raviver la flamme
    .flavour = Une braise suffit.
skill-breakthrough = Percée
    .flavour = Il y avait un mur ici.
skill-second_wind = Second souffle
    .flavour = Le premier, c’était pour s’échauffer.

## Cartes Compétence : Naz

skill-spear_thrust = Estocade
    .flavour = Mesurer deux fois, frapper une fois.
skill-read_the_wind = Lire le vent
    .flavour = Même ici, il a des choses à dire.
skill-flanking_move = Débordement
    .flavour = Le plus court chemin fait le tour.
skill-hold_the_line = Tenir la ligne
    .flavour = Pas un pas en arrière : il n’y a pas la place.
skill-vault = Saut à la perche
    .flavour = Une lance a deux bouts et cent usages.
skill-old_maps = Vieilles cartes
    .flavour = Le plus utile, ce sont les taches.
skill-war_cry = Cri de guerre
    .flavour = Il rime, pour qui survit jusqu’au second vers.
skill-raised_banner = Étendard levé
    .flavour = La lumière reconnaît les siens.
skill-calculated_risk = Risque calculé
    .flavour = Elle montre ses calculs, pas le résultat.
skill-regroup = Regroupement
    .flavour = Compter les têtes. Recompter. Repartir.

## Cartes Compétence : Feyn

skill-bright_chord = Accord éclatant
    .flavour = Trois notes, et les ombres perdent la mesure.
skill-lucky_step = Heureux faux pas
    .flavour = C’était voulu.
skill-ballad_of_embers = Ballade des braises
    .flavour = Elle réchauffe aussi les mains.
skill-distracting_tune = Air entêtant
    .flavour = Vous l’aurez en tête une semaine. Eux aussi.
skill-tightrope = Funambule
    .flavour = Le secret : saluer au milieu.
skill-stage_fall = Chute de scène
    .flavour = Apprise auprès des maîtres, à leurs pieds.
skill-heroic_verse = Couplet héroïque
    .flavour = Il grandit tout le monde.
skill-kindling_refrain = Refrain embrasé
    .flavour = Reprenez en chœur : la lanterne le fait.
skill-second_verse = Second couplet
    .flavour = Pour ceux qui bavardaient pendant le premier.
skill-grand_finale = Bouquet final
    .flavour = Ne rien garder pour le rappel.

## Icônes d’effet

icon-dagger = Dague
icon-aegis = Égide
icon-gale = Rafale
icon-chord = Accord

## Couleurs : `.card` accordée à une carte, `.many` à plusieurs défis, `.to` ce à quoi on est vulnérable

colour-red = rouge
    .card = rouge
    .many = rouges
    .to = au rouge
colour-green = vert
    .card = verte
    .many = verts
    .to = au vert
colour-blue = bleu
    .card = bleue
    .many = bleus
    .to = au bleu
colour-white = blanc
    .card = blanche
    .many = blancs
    .to = au blanc
colour-black = noir
    .card = noire
    .many = noirs
    .to = au noir

## Types de défis

type-combat = Combat
    .a = un Combat
type-obstacle = Obstacle
    .a = un Obstacle
type-puzzle = Énigme
    .a = une Énigme
type-trap = Piège
    .a = un Piège

## Emplacements autour du Maître

slot-north = nord
slot-east = est
slot-south = sud
slot-west = ouest
slot-master = centre

## Les dés et leurs faces

die-skill = dé Compétence
die-light = dé Lumière/Obscurité
face-red = { colour-red }
face-green = { colour-green }
face-blue = { colour-blue }
face-light = Lumière
face-dark = Obscurité

## Les cartes d’un paquet de contenu, qui n’apportent pas de mots

unknown-card = { $name }
    .the = « { $name } »
    .of = de « { $name } »
    .to = à « { $name } »
unknown-fatigue = { $name }
unknown-seeker = { $name }
    .of = de « { $name } »
unknown-skill = { $name }
unknown-lantern = { $name }
unknown-icon = { $name }
