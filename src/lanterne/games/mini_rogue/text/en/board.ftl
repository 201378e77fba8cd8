# Words of the drawn board of Mini Rogue. They are short: a card of the grid has a dozen columns.

board-title = Mini Rogue: ten Areas, four Floors, one life
board-where = Floor { $floor }, { $name } · Area { $area }
board-level = Level { $level }
    .short = L{ $level }
board-armor = Armor
    .short = Arm
board-food = Food
    .short = Food
board-gold = Gold
    .short = Gold
board-potions = Potions
board-item = Item
board-none = –
board-uses = { $item } ×{ $uses }
board-ready = card face up
    .short = face up
board-spent = card face down
    .short = face down
board-enemy = { $hp } HP · dmg { $damage }
board-damage = Damage { $damage }
board-fighters = Fought by { $names }
board-reward = Reward: { $reward }
board-phase = phase { $phase } of 2
board-frozen = frozen this turn
board-total = Damage so far: { $damage }
board-waits = At the exit: { $enemy } ({ $summary })
board-unseen = Still unseen ({ $count }): { $rooms }
board-known = { $room } (face down)
board-pile = { $count ->
    [one] 1 Guardian
   *[other] { $count } Guardians
 }
board-rolled = Dice: { $faces }
board-die-character = Hero
board-die-dungeon = Dungeon
board-die-curse = Curse
board-die-poison = Poison
board-any-potion = any potion
board-buy = Pay { $cost } Gold: { $gives }
board-sell-armor = Sell 1 Armor for { $gold } Gold
board-sell-potion = Sell a potion for { $gold } Gold
board-treasure = Gold { $gold }, or { $more } after a danger; the chest wants a skill test
board-trap = { $faces } { $name }: failed, { $failure }; passed, { $success }
board-face = { $faces }: { $result }
told-thing = { $name }: { $about }
told-here = { $about } ({ $names } here)
told-visited = { $about } (visited)
list-pair = { $first }, { $second }

## Cards as one reads them on the table: what tells apart those of the same name

card-bonfire = { room-bonfire }
card-hermit = { room-hermit }
card-merchant = { room-merchant }
card-hunter = { room-hunter }
card-trap_spikes = { room-trap_spikes } ({ trap-venomous_spikes }, { trap-rigged_floor }, { trap-gaping_hole })
card-trap_pendulums = { room-trap_pendulums } ({ trap-rat_horde }, { trap-acid_mist }, { trap-pendulums })
card-trap_bats = { room-trap_bats } ({ trap-tiny_thorns }, { trap-thick_web }, { trap-bat_swarm })
card-trap_maze = { room-trap_maze } ({ trap-meanders }, { trap-maze }, { trap-labyrinth })
card-treasure_chest = { room-treasure_chest } (Gold 1 or 2)
card-treasure_mimic = { room-treasure_mimic } (Gold 1 or 3)
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
