# Ce que veulent dire chaque champ des fichiers de contenu et chaque mot des effets : pour qui écrit des paquets de contenu.
# `guide-<fichier>-<champ>` explique un champ, `guide-<genre>-<mot>` un mot. Genres et bornes viennent du code.

## well.toml

guide-well = Le deck Puits : les défis et les événements de la descente. Huit cartes au moins, exemplaires compris.
guide-well-challenges = Les défis.
guide-well-challenges-id = Ce qui désigne la carte dans les fichiers ; son nom est le message card-ID, avec .flavour pour son texte. Aucune autre carte Puits, Maître ou Épreuve ne peut l’avoir.
guide-well-challenges-copies = Le nombre d’exemplaires dans le deck ; 1 si le champ manque.
guide-well-challenges-colour = La couleur que doivent avoir actions, soutiens et dés.
guide-well-challenges-type = Son type ; d’autres cartes peuvent en parler.
guide-well-challenges-difficulty = La progression qui le valide, telle qu’imprimée. En jeu, elle n’est jamais inférieure à 1.
guide-well-challenges-difficulty_per = Ce qui fait croître la difficulté.
guide-well-challenges-difficulty_per-any = Ajouté pour chaque : copy (autre exemplaire en jeu), support (soutien joué dans une tentative sur lui), exhausted (carte Fatigue en jeu), attached (carte sous le Maître), failure (tentative ratée sur lui).
guide-well-challenges-reward = Ce que reçoit l’Éclaireur actif quand il est validé ; rien si le champ manque.
guide-well-challenges-penalty = Ce que subit l’Éclaireur actif quand une tentative échoue ; rien si le champ manque.
guide-well-challenges-dark_penalty = La pénalité quand le lancer final montre la face Obscurité ; la même si le champ manque.
guide-well-challenges-completed = Ce qui arrive après la récompense. « attach this » met la carte sous le Maître.
guide-well-challenges-supports_most = Le nombre de soutiens que permet une tentative sur lui ; 2 si le champ manque.
guide-well-challenges-light = La progression de la face Lumière dans une tentative sur lui ; 1 si le champ manque.
guide-well-challenges-dark = La progression de la face Obscurité dans une tentative sur lui ; 0 si le champ manque.
guide-well-challenges-in_play = Ce qu’il fait tant qu’il est autour du Maître : son texte en gras. Voir IN_PLAY.
guide-well-events = Les événements ; la liste peut être vide.
guide-well-events-id = Ce qui désigne la carte dans les fichiers ; son nom est le message card-ID, avec .flavour pour son texte.
guide-well-events-copies = { guide-well-challenges-copies }
guide-well-events-instructions = Ce qui arrive quand un Éclaireur le choisit. swap_hands ne peut être qu’à la fin.
guide-well-events-in_play = Ce qu’il fait tant qu’il est autour du Maître. Voir IN_PLAY.
guide-well-first_game = Les cartes Puits qui ouvrent une première partie : nord, est, sud et ouest.
guide-well-IN_PLAY = Pas une table à part : ce que peut contenir chaque table in_play ci-dessus.
guide-well-IN_PLAY-others_difficulty = Change la difficulté des autres défis.
guide-well-IN_PLAY-others_difficulty-any = Ajouté à ceux d’un type : combat, obstacle, puzzle ou trap.
guide-well-IN_PLAY-master_difficulty = Ajouté à la difficulté du Maître.
guide-well-IN_PLAY-supports_worth = Ajouté à la valeur de chaque soutien, jamais inférieure à 0.
guide-well-IN_PLAY-first_support_worth = Ajouté à la valeur du premier soutien de chaque tentative.
guide-well-IN_PLAY-light = La progression de la face Lumière dans toute tentative, quoi que dise un défi.
guide-well-IN_PLAY-dark = La progression de la face Obscurité dans toute tentative, quoi que dise un défi.
guide-well-IN_PLAY-new_hand = Ajouté aux cartes d’une nouvelle main après avoir cédé à la fatigue ; on pioche toujours une carte.
guide-well-IN_PLAY-no_healing = Si l’on ne peut plus récupérer de PV.
guide-well-IN_PLAY-no_charging = Si l’on ne peut plus charger les lanternes.
guide-well-IN_PLAY-attaches_discarded = Si un défi défaussé par un effet va sous le Maître.
guide-well-IN_PLAY-lose_if = Les Éclaireurs perdent aussitôt quand un nombre est atteint.
guide-well-IN_PLAY-lose_if-exhausted = Tant de cartes Fatigue en jeu, avec un, deux, trois et quatre Éclaireurs ; de 1 à 99 chacun.
guide-well-IN_PLAY-lose_if-attached = Tant de cartes sous le Maître, avec un, deux, trois et quatre Éclaireurs ; de 1 à 99 chacun.
guide-well-IN_PLAY-enters = Ce qui arrive quand la carte est posée. Cela ne peut pas défausser de défi.
guide-well-IN_PLAY-turn_end = Ce qui arrive à la fin de chaque tour.
guide-well-IN_PLAY-given_in = Ce qui arrive quand un Éclaireur cède à la fatigue, avant la nouvelle main.
guide-well-IN_PLAY-challenge_completed = Ce qui arrive quand un défi a été validé.
guide-well-IN_PLAY-challenge_discarded = Ce qui arrive quand un effet a défaussé un défi.
guide-well-IN_PLAY-attempt_failed = Ce qui arrive après la pénalité d’une tentative ratée.
guide-well-IN_PLAY-final_dark = Ce qui arrive quand le lancer final montre la face Obscurité.
guide-well-IN_PLAY-final_light = Ce qui arrive quand le lancer final montre la face Lumière.

## depths.toml

guide-depths = La dernière phase : les Maîtres et les quatre cartes Épreuve. Une carte doit rendre chaque Maître vulnérable.
guide-depths-back = Le dos commun à tous les Maîtres, actif jusqu’au fond du puits. Voir IN_PLAY ; il peut être vide.
guide-depths-masters = Les Maîtres ; l’un d’eux est tiré. Ils sont noirs et n’ont pas de type.
guide-depths-masters-id = { guide-well-challenges-id }
guide-depths-masters-difficulty = La progression qui gagne la partie, telle qu’imprimée.
guide-depths-masters-difficulty_per = { guide-well-challenges-difficulty_per }
guide-depths-masters-difficulty_per-any = Ajouté pour chaque : support (soutien joué dans une tentative), exhausted (carte Fatigue en jeu), attached (carte sous le Maître), gauntlet (carte Épreuve face visible), failure (tentative ratée).
guide-depths-masters-penalty = { guide-well-challenges-penalty }
guide-depths-masters-dark_penalty = { guide-well-challenges-dark_penalty }
guide-depths-masters-supports_most = { guide-well-challenges-supports_most }
guide-depths-masters-light = { guide-well-challenges-light }
guide-depths-masters-dark = { guide-well-challenges-dark }
guide-depths-masters-in_play = Ce qu’il fait tant qu’il est face visible. Voir IN_PLAY.
guide-depths-gauntlet = Les quatre cartes Épreuve : nord, est, sud et ouest. Le recto est un défi ; validé, il est retourné et son verso s’applique.
guide-depths-gauntlet-id = { guide-well-challenges-id }
guide-depths-gauntlet-colour = { guide-well-challenges-colour }
guide-depths-gauntlet-type = { guide-well-challenges-type }
guide-depths-gauntlet-difficulty = { guide-well-challenges-difficulty }
guide-depths-gauntlet-difficulty_per = { guide-well-challenges-difficulty_per }
guide-depths-gauntlet-difficulty_per-any = { guide-depths-masters-difficulty_per-any }
guide-depths-gauntlet-reward = { guide-well-challenges-reward }
guide-depths-gauntlet-penalty = { guide-well-challenges-penalty }
guide-depths-gauntlet-dark_penalty = { guide-well-challenges-dark_penalty }
guide-depths-gauntlet-completed = Ce qui arrive après la récompense, avant que la carte soit retournée.
guide-depths-gauntlet-supports_most = { guide-well-challenges-supports_most }
guide-depths-gauntlet-light = { guide-well-challenges-light }
guide-depths-gauntlet-dark = { guide-well-challenges-dark }
guide-depths-gauntlet-in_play = Ce qu’elle fait tant qu’elle est face visible. Voir IN_PLAY.
guide-depths-gauntlet-back = Ce qu’elle fait tant qu’elle est face cachée. Voir IN_PLAY ; il peut être vide.
guide-depths-IN_PLAY = Pas une table à part : ce que peut contenir chaque table in_play ou back ci-dessus.
guide-depths-IN_PLAY-vulnerable = Le Maître peut être tenté avec cette couleur. Pour le verso des cartes Épreuve et pour les Maîtres.
guide-depths-IN_PLAY-others_difficulty = { guide-well-IN_PLAY-others_difficulty }
guide-depths-IN_PLAY-others_difficulty-any = { guide-well-IN_PLAY-others_difficulty-any }
guide-depths-IN_PLAY-master_difficulty = { guide-well-IN_PLAY-master_difficulty }
guide-depths-IN_PLAY-supports_worth = { guide-well-IN_PLAY-supports_worth }
guide-depths-IN_PLAY-first_support_worth = { guide-well-IN_PLAY-first_support_worth }
guide-depths-IN_PLAY-light = { guide-well-IN_PLAY-light }
guide-depths-IN_PLAY-dark = { guide-well-IN_PLAY-dark }
guide-depths-IN_PLAY-new_hand = { guide-well-IN_PLAY-new_hand }
guide-depths-IN_PLAY-no_healing = { guide-well-IN_PLAY-no_healing }
guide-depths-IN_PLAY-no_charging = { guide-well-IN_PLAY-no_charging }
guide-depths-IN_PLAY-attaches_discarded = { guide-well-IN_PLAY-attaches_discarded }
guide-depths-IN_PLAY-lose_if = { guide-well-IN_PLAY-lose_if }
guide-depths-IN_PLAY-lose_if-exhausted = { guide-well-IN_PLAY-lose_if-exhausted }
guide-depths-IN_PLAY-lose_if-attached = { guide-well-IN_PLAY-lose_if-attached }
guide-depths-IN_PLAY-turn_end = { guide-well-IN_PLAY-turn_end }
guide-depths-IN_PLAY-given_in = { guide-well-IN_PLAY-given_in }
guide-depths-IN_PLAY-challenge_completed = { guide-well-IN_PLAY-challenge_completed }
guide-depths-IN_PLAY-challenge_discarded = { guide-well-IN_PLAY-challenge_discarded }
guide-depths-IN_PLAY-attempt_failed = { guide-well-IN_PLAY-attempt_failed }
guide-depths-IN_PLAY-final_dark = { guide-well-IN_PLAY-final_dark }
guide-depths-IN_PLAY-final_light = { guide-well-IN_PLAY-final_light }

## exhaustion.toml

guide-exhaustion = Le deck Fatigue.
guide-exhaustion-cards = Les cartes Fatigue, un exemplaire de chacune.
guide-exhaustion-cards-id = Ce qui désigne la carte dans les fichiers ; son nom est le message fatigue-ID, avec .flavour pour son texte.
guide-exhaustion-cards-in_play = Ce qu’elle fait tant qu’elle est en jeu. Voir IN_PLAY.
guide-exhaustion-IN_PLAY = Pas une table à part : ce que peut contenir chaque table in_play ci-dessus.
guide-exhaustion-IN_PLAY-others_difficulty = { guide-well-IN_PLAY-others_difficulty }
guide-exhaustion-IN_PLAY-others_difficulty-any = { guide-well-IN_PLAY-others_difficulty-any }
guide-exhaustion-IN_PLAY-master_difficulty = { guide-well-IN_PLAY-master_difficulty }
guide-exhaustion-IN_PLAY-supports_worth = { guide-well-IN_PLAY-supports_worth }
guide-exhaustion-IN_PLAY-first_support_worth = { guide-well-IN_PLAY-first_support_worth }
guide-exhaustion-IN_PLAY-light = { guide-well-IN_PLAY-light }
guide-exhaustion-IN_PLAY-dark = { guide-well-IN_PLAY-dark }
guide-exhaustion-IN_PLAY-new_hand = { guide-well-IN_PLAY-new_hand }
guide-exhaustion-IN_PLAY-no_healing = { guide-well-IN_PLAY-no_healing }
guide-exhaustion-IN_PLAY-no_charging = { guide-well-IN_PLAY-no_charging }
guide-exhaustion-IN_PLAY-attaches_discarded = { guide-well-IN_PLAY-attaches_discarded }
guide-exhaustion-IN_PLAY-lose_if = { guide-well-IN_PLAY-lose_if }
guide-exhaustion-IN_PLAY-lose_if-exhausted = { guide-well-IN_PLAY-lose_if-exhausted }
guide-exhaustion-IN_PLAY-lose_if-attached = { guide-well-IN_PLAY-lose_if-attached }
guide-exhaustion-IN_PLAY-turn_end = { guide-well-IN_PLAY-turn_end }
guide-exhaustion-IN_PLAY-given_in = { guide-well-IN_PLAY-given_in }
guide-exhaustion-IN_PLAY-challenge_completed = { guide-well-IN_PLAY-challenge_completed }
guide-exhaustion-IN_PLAY-challenge_discarded = { guide-well-IN_PLAY-challenge_discarded }
guide-exhaustion-IN_PLAY-attempt_failed = { guide-well-IN_PLAY-attempt_failed }
guide-exhaustion-IN_PLAY-final_dark = { guide-well-IN_PLAY-final_dark }
guide-exhaustion-IN_PLAY-final_light = { guide-well-IN_PLAY-final_light }

## seekers.toml

guide-seekers = Les Éclaireurs, chacun avec sa lanterne et son deck.
guide-seekers-seekers = Les Éclaireurs. On peut jouer à autant qu’il y en a, quatre au plus.
guide-seekers-seekers-id = Ce qui désigne l’Éclaireur dans les fichiers ; son nom est le message seeker-ID, avec .epithet et .flavour, et celui de sa lanterne lantern-ID.
guide-seekers-seekers-icon = L’icône dont parlent les pouvoirs ci-dessous ; son nom est le message icon-ID. Une carte du deck doit la porter.
guide-seekers-seekers-icon_streak = Valeur en plus pour une action avec l’icône quand le dessus de la défausse la porte aussi.
guide-seekers-seekers-icon_shield = Les dégâts d’une pénalité qu’évite une carte avec l’icône, défaussée de la main ; une fois par tour.
guide-seekers-seekers-icon_first_support = Valeur en plus pour le premier soutien avec l’icône que l’Éclaireur joue dans un tour.
guide-seekers-seekers-light_for_cards = Le nombre de cartes à défausser pour changer une face Obscurité en Lumière, une fois à son tour ; 0 : impossible.
guide-seekers-seekers-failed = Ce qui arrive quand une tentative de l’Éclaireur échoue, après la pénalité.
guide-seekers-seekers-lantern = La lanterne, blanche. Elle a les champs d’une carte de value à final_light, sans cost ni icon.
guide-seekers-seekers-cards = Les cartes Compétence du deck. Huit au moins, exemplaires compris, et soixante au plus.
guide-seekers-seekers-cards-id = Ce qui désigne la carte dans les fichiers ; son nom est le message skill-ID, avec .flavour pour son texte. Deux Éclaireurs n’ont pas la même carte.
guide-seekers-seekers-cards-copies = { guide-well-challenges-copies }
guide-seekers-seekers-cards-colours = Les défis sur lesquels elle peut être jouée comme action.
guide-seekers-seekers-cards-value = La progression qu’ajoute l’action.
guide-seekers-seekers-cards-value_against = Valeur en plus contre certains types.
guide-seekers-seekers-cards-value_against-any = Ajouté contre un type : combat, obstacle, puzzle ou trap.
guide-seekers-seekers-cards-value_with_progress = Ajouté quand le défi porte déjà de la progression.
guide-seekers-seekers-cards-value_per_support = Ajouté pour chaque soutien de la tentative.
guide-seekers-seekers-cards-supports_worth = Ajouté à la valeur de chaque soutien de la tentative.
guide-seekers-seekers-cards-supports_most = Le nombre de soutiens que permet la tentative ; 2 si le champ manque.
guide-seekers-seekers-cards-rerolls = Combien de fois on peut relancer tous les dés.
guide-seekers-seekers-cards-ignores_penalty = Si un échec ne coûte pas de pénalité.
guide-seekers-seekers-cards-penalty_damage = Ajouté aux dégâts de la pénalité.
guide-seekers-seekers-cards-cost = Le nombre d’autres cartes de la main à défausser pour la jouer comme action.
guide-seekers-seekers-cards-played = Ce qui arrive quand elle est jouée comme action, avant les soutiens et les dés.
guide-seekers-seekers-cards-completed = Ce qui arrive quand la tentative valide le défi, après sa récompense.
guide-seekers-seekers-cards-failed = Ce qui arrive quand la tentative échoue, après la pénalité.
guide-seekers-seekers-cards-final_dark = { guide-well-IN_PLAY-final_dark }
guide-seekers-seekers-cards-final_light = { guide-well-IN_PLAY-final_light }
guide-seekers-seekers-cards-icon = L’icône de la carte. Un texte de l’Éclaireur doit en parler.
guide-seekers-seekers-cards-support = La barre de soutien.
guide-seekers-seekers-cards-support-colour = Les défis qu’elle peut soutenir ; white pour tous.
guide-seekers-seekers-cards-support-value = La progression qu’ajoute le soutien.
guide-seekers-seekers-cards-support-against = Une autre valeur contre certains types.
guide-seekers-seekers-cards-support-against-any = La valeur contre un type : combat, obstacle, puzzle ou trap.

## Genres de valeurs

guide-kind-colour = red, green ou blue ; white est seul et compte pour les trois

## Effets

guide-effect = ce que fait une carte. « a, b » se fait dans cet ordre ; « a else b » fait b là où a est impossible ; « may » devant laisse le choix, pour brave, take_back et une cible que l’on choisit. Huit instructions au plus. ICON est l’id d’une icône.
guide-effect-descend = tant de cartes du deck Puits vont à sa défausse.
guide-effect-ascend = tant de cartes de la défausse du puits reviennent sur le deck.
guide-effect-draw = l’Éclaireur actif pioche.
guide-effect-discard = l’Éclaireur actif défausse de sa main.
guide-effect-heal = le groupe récupère des PV, jusqu’à ceux du départ.
guide-effect-damage = le groupe perd des PV.
guide-effect-exhaust = tant de cartes Fatigue entrent en jeu.
guide-effect-brave = une carte Fatigue retourne dans son deck.
guide-effect-charge = la lanterne de l’Éclaireur actif est chargée.
guide-effect-charge_all = toutes les lanternes sont chargées.
guide-effect-place = de la progression est posée sur des défis.
guide-effect-remove = de la progression est ôtée à des défis.
guide-effect-clear = toute la progression est ôtée à des défis.
guide-effect-complete = des défis sont validés, quelle que soit leur progression.
guide-effect-dismiss = des défis sont défaussés, sans récompense ni pénalité. Pas pendant que l’on pose des cartes (enters).
guide-effect-attach = des défis vont sous le Maître. Pas sur les cartes Épreuve ni les Maîtres.
guide-effect-attach_action = la carte Compétence jouée comme action va sous le Maître. Seulement là où il y a une tentative.
guide-effect-turn_up = une carte Épreuve montre de nouveau son recto, sans progression. Ni dans les récompenses, ni sur les cartes Puits.
guide-effect-swap_hands = chaque Éclaireur peut défausser des cartes et en pioche autant. Seulement à la fin d’un événement.
guide-effect-take_back = une carte avec l’icône revient de la défausse en main. Seulement pour les cartes des Éclaireurs.
guide-effect-lose = les Éclaireurs perdent la partie.
guide-amount = AMOUNT est un nombre de 1 à 20, ou l’un de ces mots ; /2, /3 ou /4 derrière le divise, arrondi en dessous.
guide-amount-progress = la progression sur la carte même ; pour les défis.
guide-amount-missing = la progression qui manque encore à la carte même ; pour les défis.
guide-amount-copies = les exemplaires de la carte en jeu, elle comprise ; pour les défis du puits.
guide-amount-exhausted = les cartes Fatigue en jeu.
guide-amount-attached = les cartes sous le Maître.
guide-amount-seekers = le nombre d’Éclaireurs.
guide-amount-supports = les soutiens de la tentative ; seulement là où il y en a une.
guide-target = TARGET est l’un de ces mots. Le Maître compte parmi les défis tant qu’il est vulnérable, pour la progression seulement.
guide-target-this = la carte qui porte le texte ; pour les défis et les Maîtres.
guide-target-attempted = le défi de la tentative, pour la progression seulement ; pour les cartes des Éclaireurs.
guide-target-another = un défi que choisit l’Éclaireur actif, mais ni celui-ci ni celui de la tentative.
guide-target-any = un défi que choisit l’Éclaireur actif.
guide-target-others = tous les défis sauf celui-ci ou celui de la tentative.
guide-target-all = tous les défis.
guide-target-copies = tous les autres exemplaires de la carte ; pour les défis du puits.
guide-target-divided = tous les défis, au partage choisi par l’Éclaireur actif ; avec place.
guide-target-divided_others = de même, sans celui-ci ni celui de la tentative.
guide-filter = FILTER est une condition derrière une cible ; il peut y en avoir plusieurs ou aucune. Les nombres se comparent par =, <= ou >=.
guide-filter-type = son type, comme type=trap.
guide-filter-colour = sa couleur, comme colour=red.
guide-filter-printed = sa difficulté imprimée, comme printed<=6.
guide-filter-difficulty = sa difficulté actuelle.
guide-filter-progress = la progression qu’il porte, comme progress>=1.
