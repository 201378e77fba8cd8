# What every field of the content files means, and every word of the effects: for people who write content packs.
# `guide-<file>-<field>` explains a field, `guide-<kind>-<word>` a word. Kinds and ranges are added from the code.

## characters.toml

guide-characters = Who goes down: the Character cards, and what each difficulty changes.
guide-characters-character = The Character cards. Two at least, so that two can play.
guide-characters-character-id = What the card is called in files; its name is the message character-ID.
guide-characters-character-hp = HP at the start.
guide-characters-character-armor = Armor at the start; 0 when left out.
guide-characters-character-food = Food at the start; 0 when left out.
guide-characters-character-gold = Gold at the start; 0 when left out.
guide-characters-character-potion = The potion that the character starts with; none when left out.
guide-characters-character-skills = The skills of the card, at most one of each class.
guide-characters-character-skills-id = What the skill is called in files; its name is the message skill-ID, with .effect and .timing as its text.
guide-characters-character-skills-class = When it is used: in an attack, while exploring, before the rooms are laid, at a death, or always.
guide-characters-character-skills-effect = What it does. Each effect belongs to one class.
guide-characters-difficulty = The levels of difficulty, in the order in which they are offered. One at least.
guide-characters-difficulty-any = A level; its name is the message mode-ID, with .effect as its text.
guide-characters-difficulty-any-food = Added to the Food of every character at the start; it stops at 0.
guide-characters-difficulty-any-hp = Added to the HP at the start; it stops at 1.
guide-characters-difficulty-any-gold = Added to the Gold at the start; it stops at 0.
guide-characters-difficulty-any-score = Added to the score at the end.

## dungeon.toml

guide-dungeon = The way down: the Areas from the first to the last, and what a beaten Guardian leaves.
guide-dungeon-area = The Areas in their order. The Floors go down from 1 without a gap.
guide-dungeon-area-floor = The Floor that the Area is on: the one of the Area before, or the next. Enemies have a line for each Floor.
guide-dungeon-area-guardian = Whether a Guardian bars the exit: true in the last Area of each Floor, false in all others.
guide-dungeon-area-fall = The number of the Area on the next Floor where a fall ends; 0 where nobody can fall.
guide-dungeon-rewards = What each character gets for a Guardian, except the last one.
guide-dungeon-rewards-always = Given every time; no choice, no fall, no combat.
guide-dungeon-rewards-lines = Given too, one for each face of the Dungeon die; no fall, no combat.

## enemies.toml

guide-enemies = Enemies that are in no room: Guardians, the last Guardian, and the Ghosts of the reference card.
guide-enemies-guardian = The Guardians; those of a run are drawn from them. As many as there are Floors but one, at least, without the extra ones.
guide-enemies-guardian-id = What the card is called in files; its name is the message enemy-ID.
guide-enemies-guardian-extra = Whether the option guardian_pool=4 leaves the card out; false when left out.
guide-enemies-guardian-lines = The Guardian on each Floor except the last.
guide-enemies-guardian-lines-hp = Its HP against one fighter, and against two; each from 1 to 50.
guide-enemies-guardian-lines-damage = What its blow costs, before Armor.
guide-enemies-guardian-lines-effects = What its blow does besides.
guide-enemies-guardian-lines-reward = What each fighter gets for it; no fall, no combat.
guide-enemies-last_guardian = The last Guardian, whose second defeat wins the game.
guide-enemies-last_guardian-id = What it is called in files; its name is the message enemy-ID.
guide-enemies-last_guardian-lines = Its two phases.
guide-enemies-last_guardian-lines-hp = Its HP against one fighter, and against two; each from 1 to 50.
guide-enemies-last_guardian-lines-damage = What its blow costs, before Armor.
guide-enemies-last_guardian-lines-effects = What its blow does besides.
guide-enemies-last_guardian-lines-reward = Never given: the first phase is followed by the second, the second by victory. Write nothing.
guide-enemies-ghost = The Ghost that “combat ghost” calls, one for each Floor.
guide-enemies-ghost-id = What it is called in files; its name is the message enemy-ID.
guide-enemies-ghost-hp = Its HP against one fighter, and against two; each from 1 to 50.
guide-enemies-ghost-damage = What its blow costs, before Armor.
guide-enemies-ghost-effects = What its blow does besides.
guide-enemies-ghost-reward = What each fighter gets for it; no fall, no combat.

## rooms.toml

guide-rooms = The Room cards, one copy of each, and the Items that some of them are.
guide-rooms-room = The Room cards. Which fields a card has depends on its type.
guide-rooms-room-id = What the card is called in files; its name is the message room-ID, with .banner and .flavour as its texts.
guide-rooms-room-type = How the room is resolved.
guide-rooms-room-actions = bonfire: skills are refreshed, then one of these is chosen. One at least.
guide-rooms-room-actions-any = What the action does; no choice. Its name is the message action-ID.
guide-rooms-room-buy = merchant: what is for sale.
guide-rooms-room-buy-cost = The price in Gold.
guide-rooms-room-buy-gives = What one gets for it; no choice, no fall, no combat.
guide-rooms-room-sell = merchant: what is bought from you.
guide-rooms-room-sell-armor = The Gold for one Armor; 0 when it is not bought.
guide-rooms-room-sell-potion = The Gold for a potion; 0 when none are bought.
guide-rooms-room-lines = trap: a line for the faces 1 and 2 of the Dungeon die, one for 3 and 4, one for 5 and 6.
guide-rooms-room-lines-name = What the line is called in files; its name is the message trap-ID.
guide-rooms-room-lines-failure = What happens when the test fails.
guide-rooms-room-lines-success = What happens when the test is passed.
guide-rooms-room-gold = treasure: Gold for whoever enters.
guide-rooms-room-gold_after_danger = treasure: Gold instead, for a character who has met a trap or fought in this Area.
guide-rooms-room-results = treasure, shrine, tomb: a result for each face of the Dungeon die. A treasure gives it when the test is passed, a tomb in any case.
guide-rooms-room-first = tomb: what happens before the test; no fall, no combat.
guide-rooms-room-items = item: the Item for each face of the Dungeon die, by its id; a single one for a room with a price.
guide-rooms-room-price = item: what the Item costs instead of a test. Only Food can be asked, as in “lose food 1”.
guide-rooms-room-refuse = item: what happens to whoever leaves it; no choice, no fall, no combat.
guide-rooms-room-enemies = monster: the Enemy on each Floor.
guide-rooms-room-enemies-id = What it is called in files; its name is the message enemy-ID.
guide-rooms-room-enemies-hp = Its HP against one fighter, and against two; each from 1 to 50.
guide-rooms-room-enemies-damage = What its blow costs, before Armor.
guide-rooms-room-enemies-effects = What its blow does besides.
guide-rooms-room-enemies-reward = What each fighter gets for it; no fall, no combat.
guide-rooms-items = The Items that can be carried.
guide-rooms-items-any = An Item; its name is the message item-ID, with .effect as its text. Only one room may give it.
guide-rooms-items-any-uses = How often it can be used.
guide-rooms-items-any-power = What it does: free_feat pays for a feat, crow exchanges a room or looks at the first cards.

## Kinds of values

guide-kind-cost = "1" to "10", or "floor" for the number of the Floor
guide-kind-goods = any_potion, or a result, see below
guide-uses-goods = result
guide-kind-item = ids of Items

## Results

guide-result = what a card gives or does. “a, b” is done in this order, “a / b” is a choice. AMOUNT is a number from 1 to 99, or floor for the number of the Floor.
guide-result-gain = the character gains that much of a stat.
guide-result-lose = the character loses that much; what is missing costs HP.
guide-result-potion = the character receives a potion.
guide-result-inflict = the character suffers an affliction.
guide-result-cure = the character is rid of an affliction.
guide-result-forbid = something may not be used in this room.
guide-result-raise_hp_to = HP below this are raised to it.
guide-result-blessing = all afflictions end.
guide-result-refresh = the skills are ready again.
guide-result-fall = the party falls to the Area below. What stands behind it is not done.
guide-result-combat = a fight with the Ghost of the Floor. What stands behind it is done after it.
guide-result-swap_rooms = two rooms that nobody has visited change places.
guide-result-nothing = nothing happens.
guide-stat = STAT in a result.
guide-potion = POTION in a result.
guide-affliction = AFFLICTION in a result.
guide-forbiddable = FORBIDDABLE in a result.
guide-forbiddable-skill = skills.
guide-forbiddable-potion = potions.
guide-forbiddable-blessing = Blessings.
guide-ghost = GHOST in a result.
guide-ghost-ghost = the Ghost of the Floor, see enemies.toml.

## Effects of Enemies and skills

guide-enemy_effect = what comes with a blow that hits.
guide-enemy_effect-curse = the fighter is cursed.
guide-enemy_effect-poison = the fighter is poisoned.
guide-enemy_effect-blindness = the fighter goes blind.
guide-enemy_effect-unstoppable = Armor does not count.
guide-enemy_effect-weaken = the fighter loses 1 XP.
guide-enemy_effect-fall = the party falls to the Area below.
guide-enemy_effect-regeneration = after a blow that cost HP the Enemy regains that many, from 1 to 50.
guide-skill_effect = what a skill does, with its class in front.
guide-skill_effect-bash = combat: more damage, that many times your Armor; from 1 to 9.
guide-skill_effect-conjure = combat: the effect of a Fire, Frost or Poison potion.
guide-skill_effect-tribute = combat: give up HP, and the Enemy loses that many times as much; from 1 to 9.
guide-skill_effect-double_die = combat: one die of the attack counts twice.
guide-skill_effect-shield = exploration: that much more Armor for everybody in the next room; from 1 to 9.
guide-skill_effect-reveal_rooms = exploration: turns up to that many rooms face up; from 1 to 8.
guide-skill_effect-skip_room = exploration: enter the next room without resolving it.
guide-skill_effect-replace_room = exploration: exchange a revealed room for an unused one.
guide-skill_effect-reorder_deck = preparation: look at that many cards and lay them where you like; from 1 to 4.
guide-skill_effect-revive = reaction: a character who would die has that many HP instead; from 1 to 20.
guide-skill_effect-armor = passive: that much more Armor, always; from 1 to 9.
