# Ce que veulent dire chaque champ des fichiers de contenu et chaque mot des effets : pour qui écrit des paquets de contenu.
# `guide-<fichier>-<champ>` explique un champ, `guide-<genre>-<mot>` un mot. Genres et bornes viennent du code.

## characters.toml

guide-characters = Qui descend : les cartes Personnage, et ce que change chaque difficulté.
guide-characters-character = Les cartes Personnage. Deux au moins, pour qu’on puisse jouer à deux.
guide-characters-character-id = Ce qui désigne la carte dans les fichiers ; son nom est le message character-ID.
guide-characters-character-hp = Les PV au départ.
guide-characters-character-armor = L’Armure au départ ; 0 si elle manque.
guide-characters-character-food = La Nourriture au départ ; 0 si elle manque.
guide-characters-character-gold = L’Or au départ ; 0 s’il manque.
guide-characters-character-potion = La potion que le personnage possède au départ ; aucune si elle manque.
guide-characters-character-skills = Les Compétences de la carte, au plus une par classe.
guide-characters-character-skills-id = Ce qui désigne la Compétence dans les fichiers ; son nom est le message skill-ID, avec .effect et .timing pour son texte.
guide-characters-character-skills-class = Quand elle sert : dans une attaque, en explorant, avant de poser les Salles, à une mort, ou toujours.
guide-characters-character-skills-effect = Ce qu’elle fait. Chaque effet appartient à une classe.
guide-characters-difficulty = Les niveaux de difficulté, dans l’ordre où ils sont proposés. Un au moins.
guide-characters-difficulty-any = Un niveau ; son nom est le message mode-ID, avec .effect pour son texte.
guide-characters-difficulty-any-food = Ajouté à la Nourriture de chaque personnage au départ ; cela s’arrête à 0.
guide-characters-difficulty-any-hp = Ajouté aux PV au départ ; cela s’arrête à 1.
guide-characters-difficulty-any-gold = Ajouté à l’Or au départ ; cela s’arrête à 0.
guide-characters-difficulty-any-score = Ajouté au score à la fin.

## dungeon.toml

guide-dungeon = Le chemin vers le bas : les Zones de la première à la dernière, et ce que laisse un Gardien vaincu.
guide-dungeon-area = Les Zones dans leur ordre. Les Étages descendent depuis 1 sans en sauter.
guide-dungeon-area-floor = L’Étage de la Zone : celui de la Zone précédente, ou le suivant. Les Ennemis ont une ligne par Étage.
guide-dungeon-area-guardian = Si un Gardien barre la sortie : true dans la dernière Zone de chaque Étage, false dans toutes les autres.
guide-dungeon-area-fall = Le numéro de la Zone, à l’Étage suivant, où finit une chute ; 0 là où l’on ne peut pas tomber.
guide-dungeon-rewards = Ce que chaque personnage reçoit pour un Gardien, sauf le dernier.
guide-dungeon-rewards-always = Donné chaque fois ; sans choix, sans chute, sans combat.
guide-dungeon-rewards-lines = Donné en plus, un par face du dé Donjon ; sans chute, sans combat.

## enemies.toml

guide-enemies = Les Ennemis qui ne sont dans aucune Salle : les Gardiens, le dernier Gardien, et les Fantômes de la carte d’aide.
guide-enemies-guardian = Les Gardiens ; ceux d’une partie sont tirés parmi eux. Au moins autant que d’Étages moins un, sans compter ceux en plus.
guide-enemies-guardian-id = Ce qui désigne la carte dans les fichiers ; son nom est le message enemy-ID.
guide-enemies-guardian-extra = Si l’option guardian_pool=4 retire la carte ; false si le champ manque.
guide-enemies-guardian-lines = Le Gardien à chaque Étage sauf le dernier.
guide-enemies-guardian-lines-hp = Ses PV contre un combattant, et contre deux ; de 1 à 50 chacun.
guide-enemies-guardian-lines-damage = Ce que coûte son coup, avant l’Armure.
guide-enemies-guardian-lines-effects = Ce que son coup fait en plus.
guide-enemies-guardian-lines-reward = Ce que chaque combattant reçoit pour lui ; sans chute, sans combat.
guide-enemies-last_guardian = Le dernier Gardien : le vaincre deux fois gagne la partie.
guide-enemies-last_guardian-id = Ce qui le désigne dans les fichiers ; son nom est le message enemy-ID.
guide-enemies-last_guardian-lines = Ses deux phases.
guide-enemies-last_guardian-lines-hp = Ses PV contre un combattant, et contre deux ; de 1 à 50 chacun.
guide-enemies-last_guardian-lines-damage = Ce que coûte son coup, avant l’Armure.
guide-enemies-last_guardian-lines-effects = Ce que son coup fait en plus.
guide-enemies-last_guardian-lines-reward = Jamais donné : la première phase est suivie de la seconde, la seconde de la victoire. Écrivez nothing.
guide-enemies-ghost = Le Fantôme qu’appelle « combat ghost », un par Étage.
guide-enemies-ghost-id = Ce qui le désigne dans les fichiers ; son nom est le message enemy-ID.
guide-enemies-ghost-hp = Ses PV contre un combattant, et contre deux ; de 1 à 50 chacun.
guide-enemies-ghost-damage = Ce que coûte son coup, avant l’Armure.
guide-enemies-ghost-effects = Ce que son coup fait en plus.
guide-enemies-ghost-reward = Ce que chaque combattant reçoit pour lui ; sans chute, sans combat.

## rooms.toml

guide-rooms = Les cartes Salle, un exemplaire de chacune, et les Objets que certaines d’entre elles sont.
guide-rooms-room = Les cartes Salle. Les champs d’une carte dépendent de son type.
guide-rooms-room-id = Ce qui désigne la carte dans les fichiers ; son nom est le message room-ID, avec .banner et .flavour pour ses textes.
guide-rooms-room-type = Comment la Salle se résout.
guide-rooms-room-actions = bonfire : les Compétences sont rafraîchies, puis on choisit l’une de ces actions. Une au moins.
guide-rooms-room-actions-any = Ce que fait l’action ; sans choix. Son nom est le message action-ID.
guide-rooms-room-buy = merchant : ce qui est à vendre.
guide-rooms-room-buy-cost = Le prix en Or.
guide-rooms-room-buy-gives = Ce qu’on reçoit pour lui ; sans choix, sans chute, sans combat.
guide-rooms-room-sell = merchant : ce qu’on vous achète.
guide-rooms-room-sell-armor = L’Or pour un point d’Armure ; 0 s’il n’est pas acheté.
guide-rooms-room-sell-potion = L’Or pour une potion ; 0 si aucune n’est achetée.
guide-rooms-room-lines = trap : une ligne pour les faces 1 et 2 du dé Donjon, une pour 3 et 4, une pour 5 et 6.
guide-rooms-room-lines-name = Ce qui désigne la ligne dans les fichiers ; son nom est le message trap-ID.
guide-rooms-room-lines-failure = Ce qui arrive quand le test est raté.
guide-rooms-room-lines-success = Ce qui arrive quand le test est réussi.
guide-rooms-room-gold = treasure : l’Or pour qui entre.
guide-rooms-room-gold_after_danger = treasure : l’Or à la place, pour un personnage qui a rencontré un piège ou combattu dans cette Zone.
guide-rooms-room-results = treasure, shrine, tomb : un résultat par face du dé Donjon. Un Trésor le donne quand le test est réussi, une Sépulture dans tous les cas.
guide-rooms-room-first = tomb : ce qui arrive avant le test ; sans chute, sans combat.
guide-rooms-room-items = item : l’Objet pour chaque face du dé Donjon, par son id ; un seul pour une Salle qui a un prix.
guide-rooms-room-price = item : ce que coûte l’Objet à la place d’un test. On ne peut demander que de la Nourriture, comme dans « lose food 1 ».
guide-rooms-room-refuse = item : ce qui arrive à qui le laisse ; sans choix, sans chute, sans combat.
guide-rooms-room-enemies = monster : l’Ennemi à chaque Étage.
guide-rooms-room-enemies-id = Ce qui le désigne dans les fichiers ; son nom est le message enemy-ID.
guide-rooms-room-enemies-hp = Ses PV contre un combattant, et contre deux ; de 1 à 50 chacun.
guide-rooms-room-enemies-damage = Ce que coûte son coup, avant l’Armure.
guide-rooms-room-enemies-effects = Ce que son coup fait en plus.
guide-rooms-room-enemies-reward = Ce que chaque combattant reçoit pour lui ; sans chute, sans combat.
guide-rooms-items = Les Objets qu’on peut porter.
guide-rooms-items-any = Un Objet ; son nom est le message item-ID, avec .effect pour son texte. Une seule Salle peut le donner.
guide-rooms-items-any-uses = Combien de fois il sert.
guide-rooms-items-any-power = Ce qu’il fait : free_feat paie une Prouesse, crow échange une Salle ou regarde les premières cartes.

## Genres de valeurs

guide-kind-cost = "1" à "10", ou "floor" pour le numéro de l’Étage
guide-kind-goods = any_potion, ou un résultat (result), voir plus bas
guide-uses-goods = result
guide-kind-item = ids d’Objets

## Résultats

guide-result = ce qu’une carte donne ou fait. « a, b » se fait dans cet ordre, « a / b » est un choix. AMOUNT est un nombre de 1 à 99, ou floor pour le numéro de l’Étage.
guide-result-gain = le personnage gagne autant d’une caractéristique.
guide-result-lose = le personnage en perd autant ; ce qui manque coûte des PV.
guide-result-potion = le personnage reçoit une potion.
guide-result-inflict = le personnage subit une Affliction.
guide-result-cure = le personnage est débarrassé d’une Affliction.
guide-result-forbid = quelque chose ne peut pas servir dans cette Salle.
guide-result-raise_hp_to = des PV inférieurs à ce nombre y sont portés.
guide-result-blessing = toutes les Afflictions finissent.
guide-result-refresh = les Compétences sont de nouveau prêtes.
guide-result-fall = le groupe tombe dans la Zone du dessous. Ce qui suit n’est pas fait.
guide-result-combat = un combat contre le Fantôme de l’Étage. Ce qui suit est fait après lui.
guide-result-swap_rooms = deux Salles que personne n’a visitées changent de place.
guide-result-nothing = rien ne se passe.
guide-stat = STAT dans un résultat.
guide-potion = POTION dans un résultat.
guide-affliction = AFFLICTION dans un résultat.
guide-forbiddable = FORBIDDABLE dans un résultat.
guide-forbiddable-skill = les Compétences.
guide-forbiddable-potion = les potions.
guide-forbiddable-blessing = les Bénédictions.
guide-ghost = GHOST dans un résultat.
guide-ghost-ghost = le Fantôme de l’Étage, voir enemies.toml.

## Effets des Ennemis et des Compétences

guide-enemy_effect = ce qui vient avec un coup qui touche.
guide-enemy_effect-curse = le combattant est maudit.
guide-enemy_effect-poison = le combattant est empoisonné.
guide-enemy_effect-blindness = le combattant devient aveugle.
guide-enemy_effect-unstoppable = l’Armure ne compte pas.
guide-enemy_effect-weaken = le combattant perd 1 XP.
guide-enemy_effect-fall = le groupe tombe dans la Zone du dessous.
guide-enemy_effect-regeneration = après un coup qui a coûté des PV, l’Ennemi en regagne autant, de 1 à 50.
guide-skill_effect = ce que fait une Compétence, avec sa classe devant.
guide-skill_effect-bash = combat : des dégâts en plus, autant de fois votre Armure ; de 1 à 9.
guide-skill_effect-conjure = combat : l’effet d’une potion de Feu, de Givre ou de Poison.
guide-skill_effect-tribute = combat : cédez des PV, et l’Ennemi en perd autant de fois plus ; de 1 à 9.
guide-skill_effect-double_die = combat : un dé de l’attaque compte double.
guide-skill_effect-shield = exploration : autant d’Armure en plus pour tous dans la prochaine Salle ; de 1 à 9.
guide-skill_effect-reveal_rooms = exploration : retourne jusqu’à autant de Salles ; de 1 à 8.
guide-skill_effect-skip_room = exploration : entrez dans la prochaine Salle sans la résoudre.
guide-skill_effect-replace_room = exploration : échangez une Salle révélée contre une inutilisée.
guide-skill_effect-reorder_deck = preparation : regardez autant de cartes et posez-les où vous voulez ; de 1 à 4.
guide-skill_effect-revive = reaction : un personnage qui allait mourir a autant de PV à la place ; de 1 à 20.
guide-skill_effect-armor = passive : autant d’Armure en plus, toujours ; de 1 à 9.
