# Mots du plateau dessiné de Mini Rogue. Ils sont courts : une carte de la grille a une douzaine de colonnes.

board-title = Mini Rogue : dix Zones, quatre Étages, une seule vie
board-where = Étage { $floor }, { $name } · Zone { $area }
board-level = Niveau { $level }
    .short = N{ $level }
board-armor = Armure
    .short = Arm
board-food = Rations
    .short = Rat
board-gold = Or
    .short = Or
board-potions = Potions
board-item = Objet
board-none = –
board-uses = { $item } ×{ $uses }
board-ready = carte face visible
    .short = visible
board-spent = carte face cachée
    .short = cachée
board-enemy = { $hp } PV · dég. { $damage }
board-damage = Dégâts { $damage }
board-fighters = Affronté par { $names }
board-reward = Récompense : { $reward }
board-phase = phase { $phase } sur 2
board-frozen = gelé ce tour
board-total = Dégâts pour l’instant : { $damage }
board-waits = À la Sortie : { $enemy } ({ $summary })
board-unseen = Encore inconnues ({ $count }) : { $rooms }
board-known = { $room } (face cachée)
board-pile = { $count ->
    [one] 1 Gardien
   *[other] { $count } Gardiens
 }
board-rolled = Dés : { $faces }
board-die-character = Perso
board-die-dungeon = Donjon
board-die-curse = Maléd.
board-die-poison = Poison
board-any-potion = la Potion de votre choix
board-buy = Payer { $cost } Or : { $gives }
board-sell-armor = Vendre 1 Armure pour { $gold } Or
board-sell-potion = Vendre une Potion pour { $gold } Or
board-treasure = { $gold } Or, ou { $more } après un danger ; le coffre demande un Test de Compétence
board-trap = { $faces } { $name } : raté, { $failure } ; réussi, { $success }
board-face = { $faces } : { $result }
told-thing = { $name } : { $about }
told-here = { $about } (ici, { $names })
told-visited = { $about } (visitée)
list-pair = { $first }, { $second }

## Les cartes telles qu’on les lit sur la table : ce qui distingue celles de même nom

card-bonfire = { room-bonfire }
card-hermit = { room-hermit }
card-merchant = { room-merchant }
card-hunter = { room-hunter }
card-trap_spikes = { room-trap_spikes } ({ trap-venomous_spikes }, { trap-rigged_floor }, { trap-gaping_hole })
card-trap_pendulums = { room-trap_pendulums } ({ trap-rat_horde }, { trap-acid_mist }, { trap-pendulums })
card-trap_bats = { room-trap_bats } ({ trap-tiny_thorns }, { trap-thick_web }, { trap-bat_swarm })
card-trap_maze = { room-trap_maze } ({ trap-meanders }, { trap-maze }, { trap-labyrinth })
card-treasure_chest = { room-treasure_chest } (1 ou 2 Pièces d’or)
card-treasure_mimic = { room-treasure_mimic } (1 ou 3 Pièces d’or)
card-shrine = { room-shrine }
card-tomb = { room-tomb }
card-damp_cave = { room-damp_cave }
card-corridor = { room-corridor }
card-empty_shelter = { room-empty_shelter }
card-armory = { room-armory }
card-crow = { room-crow }
card-monster_curse = { room-monster_curse } ({ enemy-giant_rat }, { enemy-skeleton_soldier }, { enemy-winged_serpent }, { enemy-cursed_guard })
card-monster_poison = { room-monster_poison } ({ enemy-giant_spider }, { enemy-goblin_warrior }, { enemy-undead_arbalist }, { enemy-kings_guard })
card-monster_beast = { room-monster_beast } ({ enemy-mutant_fly }, { enemy-burrowing_worm }, { enemy-dire_wolf }, { enemy-ancestor_spirit })
card-cursed_dragon = { enemy-cursed_dragon }
card-kings_protector = { enemy-kings_protector }
card-spider_queen = { enemy-spider_queen }
card-ghoul = { enemy-ghoul }
card-troll = { enemy-troll }
