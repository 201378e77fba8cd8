# Rules of Mini Rogue, one message per rule of the catalogue, in our own words.

## Goal and end

MR-GOAL-01 = You win the moment the second phase of Og’s Remains has no HP left.
    .title = Victory over Og
MR-GOAL-02 = A character with 0 HP is dead and the run is lost on the spot, no matter what took the last point.
    .title = Death ends the run
MR-GOAL-03 = Once you have won, everything stops: no Food is eaten and no Descent Phase is played.
    .title = No Descent after victory

## Setup

MR-SETUP-01 = Before the run you pick the Character card you will play.
    .title = Choose a character
MR-SETUP-02 = The chosen card fixes your HP, Armor, Food and Gold at the start.
    .title = Starting stats
MR-SETUP-03 = Whatever the Character card leaves out begins at 0; so does XP for everyone.
    .title = Missing stats are zero
MR-SETUP-04 = Your Character card begins face up, to the left of your character board: its skills are ready.
    .title = Character card ready
MR-SETUP-05 = The card with the Ghosts and the Rewards sits to the right of your character board, and you may consult both sides whenever you like.
    .title = Reference card at hand
MR-SETUP-06 = You begin with a pool of two dice: one Character die and one Dungeon die.
    .title = Two starting dice
MR-SETUP-07 = The first Area is number 1: the adventurer marker begins there on the dungeon board.
    .title = Start in Area 1
MR-SETUP-08 = As no Enemy is there yet, the Enemy HP marker begins on the skull, which stands for 0.
    .title = Enemy track on skull
MR-SETUP-09 = Og’s Remains lies face down on the exit cell, at the very bottom of the Guardian pile.
    .title = Og under the pile
MR-SETUP-10 = From the other Guardians, shuffled, three are drawn and stacked face down above Og’s Remains.
    .title = Three random Guardians
MR-SETUP-11 = Guardians that were not drawn take no part in the run, and nobody looks at them.
    .title = Unused Guardians stay out
MR-SETUP-12 = You settle on a difficulty mode before playing; the harder ones cut your starting stats.
    .title = Choose a difficulty
MR-SETUP-13 = If your Character card shows a potion, you begin with it in one of your potion slots.
    .title = Starting potions

## Preparation phase

MR-PREP-01 = Each new Area starts with a shuffle of the Room cards, leaving out only those carried as Items.
    .title = Shuffle the rooms
MR-PREP-02 = Eight of them fill the 3×3 grid face down; only the exit cell gets none.
    .title = Deal eight rooms
MR-PREP-03 = Room cards that were not dealt wait face down as the unused room deck.
    .title = Unused room deck
MR-PREP-04 = A preparation skill is used when the rooms have been shuffled but not yet dealt.
    .title = Preparation skill window
MR-PREP-05 = The top-left card is the entrance: it is turned face up and your token goes there.
    .title = Open the entrance
MR-PREP-06 = In an Area marked with a Guardian, the first card of the Guardian pile is revealed during the preparation.
    .title = Reveal the Guardian
MR-PREP-07 = Where the Area has no Guardian mark, nothing of the Guardian pile is revealed.
    .title = Guardian pile stays hidden

## Exploration

MR-EXPL-01 = You deal with the room where your token stands, as its card asks.
    .title = Resolve your room
MR-EXPL-02 = After that, the neighbours on the right and underneath turn face up, as far as the grid has any.
    .title = Reveal the next rooms
MR-EXPL-03 = You then step into either the cell on the right or the one underneath; the choice is yours.
    .title = Move right or down
MR-EXPL-04 = You never move left, up or diagonally, not even onto a card you can see.
    .title = No way back
MR-EXPL-05 = Along the right edge or the bottom edge just one move remains, and you must make it.
    .title = Only one way
MR-EXPL-06 = Resolving, revealing and moving go on in turn until your token arrives on the exit.
    .title = Repeat until the exit
MR-EXPL-07 = If a Guardian was revealed in this Area, arriving on the exit means fighting it.
    .title = Fight the Guardian
MR-EXPL-08 = The Descent Phase begins once the Guardian is beaten, or immediately if the Area has none.
    .title = From exit to Descent
MR-EXPL-09 = Every path through an Area has the same length: the entrance, three other rooms, then the exit.
    .title = Four rooms per Area

## Descent phase

MR-DESC-01 = First of all, each Descent Phase costs your character 1 Food.
    .title = Eat 1 Food
MR-DESC-02 = A character with nothing to eat loses 3 HP instead.
    .title = Nothing to eat
MR-DESC-03 = Your Character card returns to its face-up side, so your skills are ready again.
    .title = Skills come back
MR-DESC-04 = The adventurer marker goes forward by one Area on the dungeon board.
    .title = On to the next Area
MR-DESC-05 = Every Room card still in the grid, seen or unseen, goes back with the unused ones.
    .title = Gather the rooms
MR-DESC-06 = Then a new Preparation Phase lays out the Area you have reached.
    .title = Prepare the new Area
MR-DESC-07 = The Descent always runs in this order: eat or starve, refresh skills, move the marker, gather the rooms.
    .title = Order of the Descent

## Stats and resources

MR-STAT-01 = Each stat stays between its lowest and highest value: HP 0–20, XP 0–23, Armor and Food 0–4, Gold 0–10; potions are limited to 2 and Items to 1.
    .title = Track limits
MR-STAT-02 = What you gain beyond the maximum of a track disappears; XP alone has a rule of its own.
    .title = Excess is lost
MR-STAT-03 = When you are forced to lose Armor, Food, Gold or XP you do not have, you lose 1 HP for each missing point.
    .title = Missing resources cost HP
MR-STAT-04 = The meal of the Descent Phase is an exception: going without it costs 3 HP, not 1 HP per missing Food.
    .title = Hunger is different
MR-STAT-05 = Your XP sets your Level, and your Level is your number of Character dice: 1 from 0 XP, 2 from 6 XP, 3 from 18 XP.
    .title = XP gives the Level
MR-STAT-06 = When your XP reaches a higher Level, you receive the extra Character die immediately.
    .title = Level up
MR-STAT-07 = If your XP slips under the threshold of your Level, you give back one Character die.
    .title = Level down
MR-STAT-08 = With the XP track full at 23, every extra XP becomes 1 HP.
    .title = XP beyond 23
MR-STAT-09 = Several icons in one result take effect one after the other, starting from the left.
    .title = Left to right
MR-STAT-10 = Stopping damage never costs you any Armor.
    .title = Armor does not wear

## Skill tests

MR-TEST-01 = For a skill test you roll your Dungeon die along with every Character die you have.
    .title = Rolling a skill test
MR-TEST-02 = A cursed character adds the Curse die to that roll, a poisoned one the Poison die.
    .title = Affliction dice in tests
MR-TEST-03 = One Character die showing 5 or 6 is enough to pass.
    .title = Five or six passes
MR-TEST-04 = When the Curse symbol comes up in the roll, a 5 is worth 4 and fails, while a 6 is worth 5 and passes.
    .title = Cursed tests
MR-TEST-05 = The Dungeon die you rolled with the test tells which line of the room’s table is used.
    .title = The Dungeon die decides
MR-TEST-06 = A skill test knows neither feats nor critical hits: nothing is rerolled.
    .title = No rerolls in tests
MR-TEST-07 = Announce a Perception potion before rolling and you pass for certain; you then roll nothing but the Dungeon die.
    .title = Perception before a test

## Combat: attack phase

MR-COMBAT-01 = A fight opens with the Enemy at full HP, as given for the Floor you are on and for one or two fighters.
    .title = Enemy HP at start
MR-COMBAT-02 = In each combat turn your character acts before the Enemy does.
    .title = Character strikes first
MR-COMBAT-03 = If you want a combat skill in this Attack Phase, say so before the dice are rolled.
    .title = Declare combat skills first
MR-COMBAT-04 = You roll your full pool together: Character dice, Dungeon die, and the dice of your afflictions.
    .title = Step 1: roll
MR-COMBAT-05 = A Curse or Poison die on its symbol acts now.
    .title = Step 2: afflictions strike
MR-COMBAT-06 = Each Character die on X is put aside and is worth nothing.
    .title = Step 3: misses
MR-COMBAT-07 = A 6 is a Critical Hit: you may roll that die again and add the new value to what it already shows.
    .title = Step 4: critical hits
MR-COMBAT-08 = Roll an X with that extra roll and the die is worth 0: everything it had built up is gone.
    .title = Losing a critical
MR-COMBAT-09 = Each new 6 lets you roll the same die once more, as often as it happens.
    .title = Chained criticals
MR-COMBAT-10 = You may now pay for feats.
    .title = Step 5: feats
MR-COMBAT-11 = Misses, critical hits and feats are gone through again as long as you like, until nothing is left to reroll.
    .title = Step 6: again or stop
MR-COMBAT-12 = The damage of your attack is what your Character dice add up to.
    .title = Attack damage
MR-COMBAT-13 = You may now use one potion; it then leaves your board.
    .title = Step 7: one potion
MR-COMBAT-14 = The Enemy loses the whole damage of the turn in a single subtraction.
    .title = Step 8: deal damage
MR-COMBAT-15 = An Enemy without HP is beaten and makes no attack that turn.
    .title = Beaten before striking

## Combat: enemy attack phase

MR-ENEMY-01 = An Enemy that survives attacks according to the Dungeon die you rolled this turn; it is not rolled again.
    .title = Reading the Enemy attack
MR-ENEMY-02 = With a 1 the Enemy misses and you lose nothing.
    .title = On a 1: miss
MR-ENEMY-03 = With 2 to 5 the Enemy hits: you lose its damage minus your Armor, but never less than 0.
    .title = On 2–5: hit
MR-ENEMY-04 = With a 6 the Enemy hits and your Armor does not help.
    .title = On a 6: Armor pierced
MR-ENEMY-05 = The Enemy’s effects strike you only when its attack has cost you 1 HP or more.
    .title = Effects need a wound
MR-ENEMY-06 = Unstoppable is counted while working out the damage, so it does not wait for a lost HP.
    .title = Unstoppable needs no wound
MR-ENEMY-07 = Combat turns follow one another until one side is beaten; nobody can flee.
    .title = No retreat
MR-ENEMY-08 = Beat a Monster or a Ghost and you receive what its line for this Floor promises.
    .title = Combat reward
MR-ENEMY-09 = When the fight is over, the Enemy HP track goes back to 0.
    .title = Enemy track reset

## Feats

MR-FEAT-01 = A feat lets you roll one Character die again, even one that was put aside as a miss.
    .title = Rerolling with a feat
MR-FEAT-02 = Each feat costs you 1 XP or 2 HP, whichever you prefer.
    .title = Price of a feat
MR-FEAT-03 = A given Character die can receive just one feat in an Attack Phase.
    .title = One feat per die
MR-FEAT-04 = What the feat rolls is kept; only a 6 may be rolled on, as a Critical Hit.
    .title = The feat result stands
MR-FEAT-05 = You choose your feats singly and see each result before deciding on the next.
    .title = One feat at a time
MR-FEAT-06 = A weapon Item can cover the price of a feat: you spend one of its uses and keep your XP and HP.
    .title = Item instead of payment

## Effects

MR-EFF-01 = While cursed, a character rolls the Curse die with the pool.
    .title = Curse adds a die
MR-EFF-02 = On its symbol, each of your Character dice is worth 1 less for this roll, including dice you reroll in the same phase.
    .title = Curse symbol
MR-EFF-03 = A Character die that the Curse brings under 2 becomes a miss.
    .title = Below 2 is a miss
MR-EFF-04 = While poisoned, a character rolls the Poison die with the pool.
    .title = Poison adds a die
MR-EFF-05 = On its symbol, the Poison takes 1 HP from the character straight away.
    .title = Poison symbol
MR-EFF-06 = A blind character sees a room only on stepping into it.
    .title = Blindness hides rooms
MR-EFF-07 = Against an Unstoppable Enemy your Armor stops nothing.
    .title = Unstoppable ignores Armor
MR-EFF-08 = The Enemy gets back the number of HP shown with its Regeneration.
    .title = Regeneration heals the Enemy
MR-EFF-09 = Weaken takes 1 XP; if that lowers your Level, your pool shrinks too.
    .title = Weaken takes XP
MR-EFF-10 = A fall sends the adventurer marker to the Area right underneath on the dungeon board, on the next Floor.
    .title = Down one Floor
MR-EFF-11 = An affliction you already suffer from is not added again: you never roll two Curse dice or two Poison dice.
    .title = No double afflictions
MR-EFF-12 = As soon as an affliction is cured, its die leaves your pool, or your sight comes back.
    .title = Cures work at once
MR-EFF-13 = A Blessing lifts all three afflictions at one time: Curse, Poison and Blindness.
    .title = Blessing cures all
MR-EFF-14 = The card you fell from comes along: it becomes the entrance of the new Area and needs no second resolution.
    .title = Landing on the entrance
MR-EFF-15 = The other Room cards are shuffled again, and seven fill the rest of the new grid.
    .title = New grid after falling
MR-EFF-16 = The Guardian of the Floor you fell from leaves the run for good.
    .title = Guardian left behind
MR-EFF-17 = On the fourth Floor you cannot fall any deeper; you still suffer the damage that came with the fall.
    .title = No fall on Floor 4
MR-EFF-18 = An affliction stays with you from room to room and Floor to Floor until something cures it.
    .title = Afflictions last

## Potions

MR-POT-01 = Fire burns the Enemy for 7 damage.
    .title = Fire potion
MR-POT-02 = Frozen, the Enemy makes no attack this turn, so nobody reads the Dungeon die.
    .title = Frost potion
MR-POT-03 = Poison eats 4 HP of the Enemy every turn of the fight, starting with this one.
    .title = Poison potion
MR-POT-04 = Healing gives you back 6 HP.
    .title = Healing potion
MR-POT-05 = Holy Water washes away Curse, Poison and Blindness.
    .title = Holy Water
MR-POT-06 = Perception makes a skill test succeed, heals Blindness, or does both at the same time.
    .title = Perception potion
MR-POT-07 = A potion works once and is then gone.
    .title = Single use
MR-POT-08 = Fire, Frost and Poison have no use outside a fight.
    .title = Offensive potions
MR-POT-09 = You may drink Healing, Holy Water or Perception whenever you wish.
    .title = Defensive potions
MR-POT-10 = Your character has room for just two potions.
    .title = Two potions at most
MR-POT-11 = You can never hold two potions of the same kind.
    .title = No twin potions
MR-POT-12 = If your slots are full, you may throw away a potion to keep a new one.
    .title = Making room

## Items

MR-ITEM-01 = An Item is a Room card that you pick up from the grid and keep next to your Character card.
    .title = Taking an Item
MR-ITEM-02 = You can hold a single Item: if you take a second one, you give up one of them.
    .title = One Item each
MR-ITEM-03 = The card keeps track of how many uses it still has.
    .title = Counting uses
MR-ITEM-04 = An Item that is used up or given up becomes an ordinary Room card again.
    .title = Items return

## Skills

MR-SKILL-01 = Once you use a skill, your Character card goes face down.
    .title = Using turns the card
MR-SKILL-02 = A face-down Character card blocks its skills; passive ones alone keep working.
    .title = Face down, no skill
MR-SKILL-03 = An exploration skill fits only between the reveal of the next rooms and the resolution of one of them.
    .title = Exploration skill timing
MR-SKILL-04 = A combat skill can be used only ahead of an Attack Phase.
    .title = Combat skill timing
MR-SKILL-05 = A preparation skill fits only between the shuffle of the rooms and their dealing.
    .title = Preparation skill timing
MR-SKILL-06 = A passive skill bends the rules all the time; it never needs to be used and never turns the card.
    .title = Passive skills
MR-SKILL-07 = The refresh icon puts your Character card face up again.
    .title = Refresh icon
MR-SKILL-08 = Your skills come back at every Bonfire or Hermit and in every Descent Phase.
    .title = When skills refresh
MR-SKILL-09 = With Bash, the attack deals extra damage: twice the Armor you have now.
    .title = Bash effect
MR-SKILL-10 = With Shield, each character counts 1 more Armor during the next room.
    .title = Shield effect
MR-SKILL-11 = With Conjuration, you produce what a Fire, Frost or Poison potion does, without needing the potion.
    .title = Conjuration effect
MR-SKILL-12 = With Clairvoyance, you turn up to three rooms face up.
    .title = Clairvoyance effect
MR-SKILL-13 = With Divine Tribute, you give as many HP as you decide and the Enemy loses twice as many.
    .title = Divine Tribute effect
MR-SKILL-14 = With Benediction, a dying character survives with 2 HP.
    .title = Benediction effect
MR-SKILL-15 = With Backstab, one Character die of your choice in this attack is worth double.
    .title = Backstab effect
MR-SKILL-16 = With Evasion, you pass through the next room as though it were not there.
    .title = Evasion effect

## Rooms

MR-ROOM-01 = A room’s banner says what you do there; its table says what you win or lose.
    .title = Banner and table
MR-ROOM-02 = At a Bonfire or Hermit your skills are refreshed, and then you carry out one action of the card, no more and no less.
    .title = Bonfire rooms
MR-ROOM-03 = If an action takes something you do not have, you may still choose it: each missing point costs 1 HP.
    .title = Action you cannot afford
MR-ROOM-04 = At a Merchant or Hunter you buy and sell as much as you like, in the order you like; you may also just leave.
    .title = Buying and selling
MR-ROOM-05 = Make one skill test: the Dungeon die gives the line, and your success or failure gives the column that applies.
    .title = Resolving a trap
MR-ROOM-06 = You pocket the gold of a Treasure before the test, whether you pass it or not.
    .title = Treasure gold first
MR-ROOM-07 = If you have already met a Monster or a Trap in this Area, you receive the larger amount instead of the smaller one, not both.
    .title = Larger treasure gold
MR-ROOM-08 = A passed skill test opens the chest and you must accept what the Dungeon die gives; a failed one leaves it shut.
    .title = Opening the chest
MR-ROOM-09 = Make one skill test: if you pass, you may shift the Dungeon die by one, up or down; if not, you take it as it is.
    .title = Tomb rooms
MR-ROOM-10 = At a Shrine you may offer 1 Gold, but only ahead of the roll.
    .title = Shrine offering
MR-ROOM-11 = A Shrine asks for the Dungeon die and no other die.
    .title = Shrine roll
MR-ROOM-12 = Whoever made an offering must add 1 to the die; a 6 cannot go higher.
    .title = Offering bonus
MR-ROOM-13 = You can take the card of an Item room once you fulfil what it asks.
    .title = Item rooms
MR-ROOM-14 = Give the Crow 1 Food and it joins you; refuse and it costs you 1 Gold.
    .title = Feeding the Crow
MR-ROOM-15 = A Monster must be fought; once beaten, it pays the reward for the current Floor.
    .title = Monster rooms
MR-ROOM-16 = Where a result shows the combat icon, you fight the Ghost that haunts this Floor.
    .title = Combat icon
MR-ROOM-17 = The floor icon is read as a number: that of the Floor you are on.
    .title = Floor icon
MR-ROOM-18 = A result with the no-effect icon changes nothing.
    .title = No-effect icon
MR-ROOM-19 = On the cards, a door is short for a Room card.
    .title = Door icon
MR-ROOM-20 = A slashed affliction is cured; a slashed skill, potion or blessing cannot be used or has no effect.
    .title = Slash icon

## Guardians and rewards

MR-GUARD-01 = Use the Guardian’s numbers for the Floor on which you fight it.
    .title = Guardian strength
MR-GUARD-02 = Once beaten, a Guardian leaves the pile and gives its XP; you then collect the Rewards, and the Descent begins.
    .title = After a Guardian
MR-GUARD-03 = You gain 2 Gold in any case, then roll only the Dungeon die and pick one of the two prizes on its line.
    .title = Guardian Rewards
MR-GUARD-04 = When phase 1 of Og’s Remains has no HP left, phase 2 begins as a new combat of its own.
    .title = Og’s two phases
MR-GUARD-05 = Phase 2 starts clean: surplus damage, Frost and a running Poison potion all end with phase 1.
    .title = Nothing carries over

## Difficulty

MR-DIFF-01 = In Hard mode you set out with 1 Food and 1 HP less.
    .title = Hard mode
MR-DIFF-02 = In Extreme mode you set out with 1 Food and 2 HP less.
    .title = Extreme mode
MR-DIFF-03 = In Roguelike mode you set out with 1 Food, 2 HP and 3 Gold less.
    .title = Roguelike mode

## Cooperative mode

MR-COOP-01 = Two players choose two different characters; each has a board, potions, an Item, afflictions and a full set of dice of their own.
    .title = Two different characters
MR-COOP-02 = Both players share the dungeon board, the grid, the Guardian pile and the unused room deck.
    .title = One shared dungeon
MR-COOP-03 = The death of one character is the defeat of both players.
    .title = Lose together
MR-COOP-04 = An Enemy has its second HP value against two characters and its first against one alone.
    .title = Enemy HP in co-op
MR-COOP-05 = Each character has a token and may walk a different path from the ally.
    .title = Separate tokens
MR-COOP-06 = Seat 1 leads in Areas with an odd number, seat 2 in those with an even number.
    .title = Who goes first
MR-COOP-07 = In each step both characters resolve their rooms in seat order, the next rooms are revealed for both, then both move in seat order.
    .title = A step for two
MR-COOP-08 = Two characters in a room without an Enemy resolve it one after the other, each rolling and gaining for themselves.
    .title = Sharing a peaceful room
MR-COOP-09 = Two characters in a room with an Enemy fight it together, taking whole combat turns alternately in order. The Enemy attacks the character whose turn it is, by that character’s Dungeon die.
    .title = Joint combat
MR-COOP-10 = After a joint combat the reward is not split: each character receives all of it.
    .title = Full reward for each
MR-COOP-11 = An ally in the same room joins the fight against a Ghost; otherwise, whoever met it fights alone.
    .title = Ghosts in co-op
MR-COOP-12 = The characters are asked in order whether they want an Item card; once one has taken it, the other cannot.
    .title = One taker per Item
MR-COOP-13 = If one character falls, both land on the new Area’s entrance: the room of the one who fell. Only that character takes the damage, and the ally’s unresolved room is forgotten.
    .title = Falling together
MR-COOP-14 = Both characters enter the exit together and fight its Guardian jointly; each receives the XP and rolls for Rewards of their own.
    .title = Exit and Guardian together
MR-COOP-15 = In the Descent Phase each character eats, or goes hungry, and refreshes skills for themselves.
    .title = Separate Descent
MR-COOP-16 = Allies cannot hand over Gold, Food, potions or Items, and a potion works only on its owner or on the Enemy.
    .title = No exchanges
MR-COOP-17 = Shield protects both characters, and Benediction can rescue one or the other, wherever they are.
    .title = Skills that help both
MR-COOP-18 = The chosen difficulty mode lowers the starting stats of both characters.
    .title = Same difficulty for both

## Rulings

MR-RULING-01 = Among the faces of a Character die, 6 alone is a Critical Hit.
    .title = Critical face
MR-RULING-02 = In a skill test, 5 and 6 are the faces that pass.
    .title = Passing faces
MR-RULING-03 = A Character die bears X and the numbers 2 to 6; it has no 1.
    .title = Character die faces
MR-RULING-04 = The Curse die and the Poison die each show their symbol on half of their six faces.
    .title = Affliction die faces
MR-RULING-05 = Holy Water and Blessing each cure Curse, Poison and Blindness; Perception cures Blindness alone.
    .title = What cures what
MR-RULING-06 = The penalties of a difficulty mode are read as Food, then HP, then Gold.
    .title = Difficulty order
MR-RULING-07 = A slash either cures or forbids, as the general rule says; no card of this box bears one, but effects may use both meanings.
    .title = Slash in general
MR-RULING-08 = Entrance and exit are places, not special cards: an ordinary room lies on the first, the Guardian pile on the second.
    .title = Entrance and exit cells
MR-RULING-09 = Weaken is one of the Enemy effects of this game.
    .title = Weaken is in play
MR-RULING-10 = Being cursed does not by itself spoil a 5: it fails only if the Curse symbol comes up in that same test.
    .title = When a 5 fails
MR-RULING-11 = Curse and Poison dice join each first roll of Character dice, in tests and attacks. They are left out of rerolls and whenever the Dungeon die is rolled alone: Shrine, Rewards, Perception.
    .title = When affliction dice roll
MR-RULING-12 = In step 2 the Poison takes its HP before the Curse acts; if you die of it, you make no attack.
    .title = Poison before Curse
MR-RULING-13 = Under the Curse symbol a 6 is worth 5, so no Critical Hit can occur in that Attack Phase; feat results lose 1 as well.
    .title = No cursed criticals
MR-RULING-14 = Holy Water drunk after a cursed roll removes the Curse die, but the dice already rolled keep their −1.
    .title = Holy Water mid-roll
MR-RULING-15 = A feat on a die that has piled up critical hits wipes out its total: only the new result counts.
    .title = Feat on a critical
MR-RULING-16 = A die brought to 0 by a failed critical reroll may still receive its feat, if it has not had one in this phase.
    .title = Feat on a lost critical
MR-RULING-17 = To pay for a feat you need 1 XP, or at least 3 HP so that it cannot kill you; an XP you do not have cannot be paid in HP instead.
    .title = Paying for feats
MR-RULING-18 = If paying XP costs you a Level during an Attack Phase, the dice on the table stay until its end; your next roll has one fewer.
    .title = Level lost mid-attack
MR-RULING-19 = A cost you choose to pay must be paid in full, or you may not choose it. Losses inside a Bonfire or Hermit action are the exception: what is missing is taken from HP before the gain, even if that kills; the game warns you.
    .title = Costs you cannot pay
MR-RULING-20 = Step 8 is one subtraction: dice (Backstab included), Bash, Fire, and 4 for each Poison potion effect in force. A drunk and a conjured Poison together make 8.
    .title = Adding up the damage
MR-RULING-21 = Divine Tribute wounds the Enemy as soon as it is declared, and a deadly one makes the roll unnecessary. You may give from 1 HP up to all your HP but one.
    .title = Divine Tribute timing
MR-RULING-22 = Step 7 allows one potion of any kind; on top of that, defensive potions may be drunk whenever you have a decision to make in the fight. Once the Enemy’s damage has killed, it is too late to drink.
    .title = Potions during combat
MR-RULING-23 = Conjuration and a potion may be used in the same turn. Conjured Fire counts in step 8; conjured Frost holds for this turn.
    .title = Conjuration plus potion
MR-RULING-24 = Even an Unstoppable Enemy misses when the Dungeon die shows 1.
    .title = Unstoppable can miss
MR-RULING-25 = An Enemy regenerates only after an attack that made you lose HP, and never beyond the HP it began this fight with.
    .title = Limits of Regeneration
MR-RULING-26 = If an attack kills, its effects are no longer applied.
    .title = Death before effects
MR-RULING-27 = An Enemy with more than one effect applies them in the order in which its line lists them.
    .title = Several Enemy effects
MR-RULING-28 = You and the Enemy never fall together: the Poison die acts first, then your damage, then the Enemy’s attack, and the first at 0 loses.
    .title = No double knockout
MR-RULING-29 = An attack may deal no damage at all; the Enemy then strikes as usual.
    .title = Attack without damage
MR-RULING-30 = Damage beyond the HP an Enemy has left is wasted.
    .title = Overkill is wasted
MR-RULING-31 = When you fall you neither eat nor starve, and your skills are not refreshed.
    .title = A fall is no Descent
MR-RULING-32 = Icons printed before the fall still count, and dying from them ends the run; those printed after it are dropped.
    .title = Falling cuts the result
MR-RULING-33 = Floors are lined up on their left edge: from Area 1 you fall to 3, from 2 to 4, from 3 to 5, from 4 to 6, from 5 to 8, from 6 to 9 and from 7 to 10.
    .title = Where a fall leads
MR-RULING-34 = A fall in the middle of a fight ends it at once and pays nothing; the Monster card becomes the entrance, already resolved.
    .title = Falling in combat
MR-RULING-35 = A fall takes away the first Guardian of the pile, revealed or not; you get to see it, then never meet it. Until a Floor’s Guardian is beaten, the pile thus holds 5 minus the Floor number.
    .title = Guardian lost by falling
MR-RULING-36 = If you land in an Area with a Guardian, that Guardian is revealed at once. As the entrance is already resolved, you go on by revealing the next rooms.
    .title = Guardian after a fall
MR-RULING-37 = After a fall, no Monster or Trap counts as met yet in the new Area, not even the card you brought with you.
    .title = A fall clears the slate
MR-RULING-38 = For a Treasure, you have met a Monster or Trap if you entered and resolved such a room, or fought a Ghost, earlier in this Area with this character. A room skipped by Evasion does not count.
    .title = Met before a Treasure
MR-RULING-39 = Trades that would do nothing are not offered: a full track, Gold at 10, a Blessing without affliction, a potion kind you already hold.
    .title = No pointless trades
MR-RULING-40 = If you buy a potion while holding two, you first decide which one to throw away, or call off the purchase.
    .title = Buying a third potion
MR-RULING-41 = The Hermit refreshes skills like a Bonfire. His Tunnel swaps two unvisited rooms, never the current one or the exit, each keeping its face; by choice, or with fewer than two such rooms, nothing moves.
    .title = Hermit and Tunnel
MR-RULING-42 = In the Empty Shelter, a character with fewer than 10 HP goes up to 10 before the test; this rule is a setting, on by default.
    .title = Rest in the Shelter
MR-RULING-43 = In the Tomb, a 2 gives 1 Food and a 4 gives 1 XP.
    .title = Tomb lines 2 and 4
MR-RULING-44 = Offered several options, you must take one that does something; a potion kind you already hold does nothing. If no option does anything, the result is lost.
    .title = Choosing between options
MR-RULING-45 = On a 5 or 6 at the mimic chest, you first beat the Ghost and gain its XP, and only then receive the printed gain.
    .title = The mimic’s Ghost
MR-RULING-46 = The tomb shift cannot leave the range 1 to 6, and you may choose not to shift.
    .title = Limits of the shift
MR-RULING-47 = With her card face up, the Priestess may answer any character’s death, whatever its cause: the victim is left with 2 HP and her card turns face down. Play then resumes where it stopped, so the effects of that same attack still apply.
    .title = Benediction timing
MR-RULING-48 = Backstab is announced ahead of the roll; you name the die only in step 6, and what it is worth in the end counts twice.
    .title = Backstab timing
MR-RULING-49 = The extra Armor of Shield lasts until the next room or Guardian fight is resolved. It may take you past 4, and Bash includes it.
    .title = Shield duration
MR-RULING-50 = Clairvoyance turns up to three face-down rooms face up, anywhere in the grid. A blind character cannot use it.
    .title = Clairvoyance range
MR-RULING-51 = Evasion is declared as you move: you enter the room you chose and treat it as done, but nothing in it happens. It does not work on the exit.
    .title = Evasion and the move
MR-RULING-52 = The moment for exploration skills comes before each move, even with a single way left or while blind; but a move to the exit leaves no place for Evasion.
    .title = Window always exists
MR-RULING-53 = With Draft, the old card joins the unused deck and a random other card of that deck comes face up, or face down if you are blind. With Flyover, the Crow goes back among the Room cards once this grid is dealt.
    .title = Crow details
MR-RULING-54 = If you already hold an Item, you keep it or swap it; the other card joins the unused deck. Leaving the Armory’s weapon is free; refusing the Crow costs 1 Gold, or 1 HP if you have none.
    .title = Choosing between Items
MR-RULING-55 = Taking an Item leaves its cell empty and resolved, and the rooms of later Areas are one card short until it comes back. At least 18 cards always remain for the 8 of a grid.
    .title = The gap left behind
MR-RULING-56 = A free feat is that die’s one feat for the phase; you may spend several of them in a phase, each on another die.
    .title = Limits of free feats
MR-RULING-57 = Blindness hides no card that is already face up; you choose your way among unseen ones. If it is cured between reveal and move, the next two cards turn face up at once.
    .title = Blindness and seen cards
MR-RULING-58 = Hidden from everyone, bots included: rooms and Guardians still face down, how the decks are ordered, and the Guardians left out. All else is open to players and spectators.
    .title = Hidden and public
MR-RULING-59 = The server rolls or draws at the very moment it is needed; whatever has been rolled, revealed or drawn cannot be undone.
    .title = Chance cannot be undone
MR-RULING-60 = Three Guardians are drawn from five: Cursed Dragon, King’s Protector, Spider Queen, Ghoul and Troll. The setting guardian_pool can leave out one of them.
    .title = Guardians in the draw
MR-RULING-61 = From Floor 1 to Floor 4, Ghosts deal 1, 2, 3 and 5 damage and give 2, 2, 3 and 3 XP.
    .title = Ghost numbers
MR-RULING-62 = The King’s Guard and the Cursed Guard give 3 XP each.
    .title = XP of the Guards
MR-RULING-63 = At the Merchant you can buy 1 Food for 2 Gold.
    .title = Food at the Merchant
MR-RULING-64 = Failing the test in the Meanders has no consequence.
    .title = Harmless Meanders
MR-RULING-65 = The Mage sets out with a Perception potion.
    .title = The Mage’s potion
MR-RULING-66 = A difficulty penalty takes Gold and Food no lower than 0 and HP no lower than 1; what cannot be taken is not turned into HP.
    .title = Difficulty cannot go lower
MR-RULING-67 = With 20 HP, 4 Food or 10 Gold, what you gain on top is lost without any question asked.
    .title = Full tracks
MR-RULING-68 = Nothing in this box makes you lose a potion or an Item; should a new card ever do so, a missing potion would cost 1 HP.
    .title = Losing potions or Items
MR-RULING-69 = Hunger can kill: the run then ends before any other step of the Descent.
    .title = Starving to death
MR-RULING-70 = An exit without a Guardian is not a room: nothing is revealed or resolved there.
    .title = An exit is no room
MR-RULING-71 = For leaderboards only: 3 × the Area reached, 2 × Guardians beaten, 2 × Level, plus HP (0 if dead), Gold, Armor, Food and potions. Add 2, 4 or 6 for Hard, Extreme or Roguelike, and 10 for a victory.
    .title = Optional score
MR-RULING-72 = None of the four characters has a passive or preparation skill, but the game supports both classes; the Crow makes use of the preparation moment.
    .title = Unused skill classes
MR-RULING-73 = Campaign and Tower board are not part of this version; the published campaign is for one player only.
    .title = Campaign left out
MR-RULING-74 = Giving up a run counts as losing it in the Area where you are.
    .title = Giving up
MR-RULING-75 = With two players too, an Enemy facing one character alone uses its first HP value; the setting coop_always_double can impose the second.
    .title = Lone fighter in co-op
MR-RULING-76 = A blind character reveals no room, but both players see what the ally reveals.
    .title = A blind ally
MR-RULING-77 = As all paths are equally long, both characters come to the exit in the same step and no one has to wait.
    .title = Arriving together
MR-RULING-78 = In a joint combat, Frost shields no one but the character now taking a turn, and a Poison potion wounds again only in its user’s own Attack Phases.
    .title = Potions in joint combat
MR-RULING-79 = If a joint combat makes one character fall, the combat is over and both characters go down.
    .title = Fall in joint combat
MR-RULING-80 = Evasion spares the room to its user alone; Tunnel, Draft and Flyover change the grid that both share.
    .title = Personal and shared powers
MR-RULING-81 = With two players, each character’s own encounters decide how much gold a Treasure gives them.
    .title = Treasure condition per character
MR-RULING-82 = If an ally drops out for longer than the allowed delay, a bot takes over the seat; the rules do not change.
    .title = Ally disconnected
